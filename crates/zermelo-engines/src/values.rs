//! Values of the positions of any game: canonical forms by components, behind one face for games and sums of games.

use crate::Engines;
use crate::worths::Worths;
use std::num::NonZeroUsize;
use zermelo_core::{AnyPosition, NimberSearch, Notation, Ruleset};
use zermelo_games::catalogue::{AnyGame, SumPosition};
use zermelo_solve::Limits;
use zermelo_solve::sided_value;
use zermelo_solve::value::{ClosedForm, ValueTable};
use zermelo_value::{Algebra, SidedValue, Store, ValueError, ValueId};

/// Values of one game, of known type or not.
pub(crate) struct CataloguedValues<'a, R: Ruleset + ?Sized> {
    ruleset: &'a R,
    table: ValueTable<'a, R>,
    threads: NonZeroUsize,
    limits: Limits<'a>,
}

impl<'a, R: Ruleset + ?Sized> CataloguedValues<'a, R> {
    pub(crate) fn new(
        ruleset: &'a R,
        closed_form: Option<ClosedForm<R>>,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Self, ValueError> {
        let table = ValueTable::new(ruleset, store)?.with_closed_form(closed_form);
        Ok(Self { ruleset, table, threads, limits: *limits })
    }
}

impl<R> CataloguedValues<'_, R>
where
    R: Ruleset + Sync + ?Sized,
    R::Position: Send + Sync,
{
    /// The values of the components as they stand: a normal form may be the negative.
    fn values_of_parts(
        &self,
        position: &R::Position,
        print: &dyn Fn(&R::Position) -> String,
    ) -> Result<Vec<(String, ValueId)>, ValueError> {
        let mut parts = Vec::new();
        self.ruleset.components(position, |part| parts.push(part));
        let value = |part| self.table.value_in_parallel(part, self.threads, &self.limits);
        parts.iter().map(|part| Ok((print(part), value(part)?))).collect()
    }
}

/// Values of a game whose type is not known.
pub(crate) struct GameValues<'a> {
    game: &'a (dyn AnyGame + 'static),
    values: CataloguedValues<'a, dyn AnyGame>,
    /// The game's own search for Grundy values, with what it takes to make values of them.
    nimbers: Option<(Box<dyn NimberSearch + 'a>, Algebra<'a>)>,
}

impl<'a> GameValues<'a> {
    pub(crate) fn new(
        game: &'a (dyn AnyGame + 'static),
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Self, ValueError> {
        let values =
            CataloguedValues::new(game, Some(<dyn AnyGame>::value_by_theorem), store, threads, limits)?;
        let nimbers = match game.nimber_search(limits) {
            Some(search) => Some((search?, Algebra::new(store, limits)?)),
            None => None,
        };
        Ok(Self { game, values, nimbers })
    }

    /// The value of a component by the game's own search, where it has one that applies.
    fn nimber(&mut self, part: &AnyPosition) -> Option<Result<ValueId, ValueError>> {
        let (search, algebra) = self.nimbers.as_mut()?;
        let nimber = search.nimber(part)?;
        Some(nimber.map_err(ValueError::from).and_then(|nimber| algebra.nimber(nimber)))
    }
}

impl Worths for GameValues<'_> {
    type Worth = ValueId;
    type Error = ValueError;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, ValueId)>, ValueError> {
        let game = self.game;
        if self.nimbers.is_none() {
            return self.values.values_of_parts(position, &|part| game.print(part));
        }
        let mut parts = Vec::new();
        game.visit_components(position, &mut |part| parts.push(part));
        let mut all = Vec::new();
        for part in parts {
            match self.nimber(&part) {
                Some(value) => all.push((game.print(&part), value?)),
                None => all.extend(self.values.values_of_parts(&part, &|part| game.print(part))?),
            }
        }
        Ok(all)
    }

    fn position_count(&self) -> u64 {
        let by_search = self.nimbers.as_ref().map_or(0, |(search, _)| search.nodes());
        self.values.table.position_count() + by_search
    }
}

impl<R> Worths for CataloguedValues<'_, R>
where
    R: Notation + Send + Sync,
    R::Position: Send + Sync,
{
    type Worth = ValueId;
    type Error = ValueError;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, ValueId)>, ValueError> {
        self.values_of_parts(position.expect(), &|part| self.ruleset.print(part))
    }

    fn position_count(&self) -> u64 {
        self.table.position_count()
    }
}

/// The values of the components of each of some positions of a game that may be loopy. Summands that are not have short
/// values.
pub(crate) fn all_sided_values(
    game: &(dyn AnyGame + 'static),
    positions: &[AnyPosition],
    threads: NonZeroUsize,
    algebra: &mut Algebra,
) -> Result<Vec<Vec<(String, SidedValue)>>, ValueError> {
    let mut all = vec![Vec::new(); positions.len()];
    let summands = game.summands();
    if !summands.is_empty() {
        for (at, summand) in summands.iter().enumerate() {
            let parts: Vec<AnyPosition> =
                positions.iter().map(|position| position.expect::<SumPosition>()[at].clone()).collect();
            let found = all_sided_values(summand.game.as_ref(), &parts, threads, algebra)?;
            let name = &summand.name;
            for (all, components) in all.iter_mut().zip(found) {
                all.extend(components.into_iter().map(|(text, value)| (format!("{name} {text}"), value)));
            }
        }
        return Ok(all);
    }
    if AnyGame::is_loop_free(game) {
        let limits = *algebra.limits();
        let mut values = game.values(algebra.store(), threads, &limits)?;
        for (all, position) in all.iter_mut().zip(positions) {
            let components = values.component_worths(position)?;
            all.extend(components.into_iter().map(|(text, id)| (text, id.into())));
        }
        return Ok(all);
    }
    let (mut parts, mut owners) = (Vec::new(), Vec::new());
    for (owner, position) in positions.iter().enumerate() {
        game.visit_components(position, &mut |part| {
            parts.push(part);
            owners.push(owner);
        });
    }
    let values = sided_value::sided_values(game, &parts, algebra)?;
    for ((part, owner), value) in parts.iter().zip(owners).zip(values) {
        all[owner].push((game.print(part), value));
    }
    Ok(all)
}
