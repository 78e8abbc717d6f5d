//! Values of the positions of any game: canonical forms by components, behind one face for games and sums of games.

use super::Catalogued;
use super::any_position::AnyPosition;
use crate::game::Notation;
use crate::solve::Limits;
use crate::solve::value::ValueTable;
use crate::value::{Store, ValueError, ValueId};
use std::num::NonZeroUsize;

/// Values of the positions of a game, in one store.
pub trait AnyValues {
    /// The components of a position as text, each with its value. Their sum is the value of the position.
    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, ValueId)>, ValueError>;
    /// Components looked at so far; none where a theorem gives the values.
    fn position_count(&self) -> u64;

    /// The values of the components.
    fn summands(&mut self, position: &AnyPosition) -> Result<Vec<ValueId>, ValueError> {
        Ok(self.component_values(position)?.into_iter().map(|(_, value)| value).collect())
    }
}

/// Values of one game.
pub(super) struct CataloguedValues<'a, R: Notation> {
    ruleset: &'a R,
    table: ValueTable<'a, R>,
    threads: NonZeroUsize,
    limits: Limits<'a>,
}

impl<'a, R: Notation> CataloguedValues<'a, R> {
    pub(super) fn new(
        game: &'a Catalogued<R>,
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Self, ValueError> {
        let ruleset = &game.ruleset;
        let table = ValueTable::new(ruleset, store)?.with_closed_form(game.closed_form);
        Ok(Self { ruleset, table, threads, limits: *limits })
    }
}

impl<R> AnyValues for CataloguedValues<'_, R>
where
    R: Notation + Send + Sync,
    R::Position: Send + Sync + 'static,
{
    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, ValueId)>, ValueError> {
        // As they stand: a normal form may be the negative.
        let mut parts = Vec::new();
        self.ruleset.components(position.expect(), |part| parts.push(part));
        parts
            .into_iter()
            .map(|part| {
                let value = self.table.value_in_parallel(&part, self.threads, &self.limits)?;
                Ok((self.ruleset.print(&part), value))
            })
            .collect()
    }

    fn position_count(&self) -> u64 {
        self.table.position_count()
    }
}

/// Values of a sum: those of the summands.
pub(super) struct SumValues<'a> {
    pub(super) names: Vec<&'a str>,
    pub(super) parts: Vec<Box<dyn AnyValues + 'a>>,
}

impl AnyValues for SumValues<'_> {
    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, ValueId)>, ValueError> {
        let position: &Vec<AnyPosition> = position.expect();
        let mut all = Vec::new();
        for ((name, values), part) in self.names.iter().zip(&mut self.parts).zip(position) {
            let components = values.component_values(part)?;
            all.extend(components.into_iter().map(|(text, value)| (format!("{name} {text}"), value)));
        }
        Ok(all)
    }

    fn position_count(&self) -> u64 {
        self.parts.iter().map(|part| part.position_count()).sum()
    }
}
