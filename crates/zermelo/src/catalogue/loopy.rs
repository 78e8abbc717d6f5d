//! Values of impartial games that may go round for ever, behind one object-safe face: from the labels of the explored
//! graph, from a theorem, or, in loop-free games, from their Grundy values.

use super::any_game::{
    AnyGrundy, Catalogued, MOST_MOVES_TO_VALUE, MOST_OPTIONS_TRIED, MovesToValue, erase_moves,
};
use super::any_position::AnyPosition;
use crate::game::{ClaimedMove, Notation, Player, Ruleset};
use crate::nimber::LoopyValue;
use crate::solve::Limits;
use crate::solve::grundy::{GrundyError, component_forms};
use crate::solve::loopy_grundy::LoopyTable;
use dashu_int::UBig;
use std::ops::ControlFlow;

/// Values of the positions of an impartial game in normal play, loopy or not.
pub trait AnyLoopy {
    /// The value of a position.
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError>;
    /// The components of a position with their values.
    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError>;
    /// The sum of the counters of the loopy components, `None` where the position is not worth a nimber or no counter
    /// is known. A winner who always moves to a position worth 0 of the least counter does not go round for ever.
    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError>;
    /// The moves to positions worth a nimber, those with the least counter first.
    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<LoopyMoves, GrundyError>;
    /// Positions looked at so far; none where theorems give the values.
    fn position_count(&self) -> u64;
}

/// A move to a position worth a nimber.
#[derive(Clone, Debug)]
pub struct LoopyMove {
    /// The move.
    pub known: ClaimedMove<AnyPosition>,
    /// The counter of the position it leads to; see [`AnyLoopy::counter`].
    pub counter: Option<u64>,
}

/// Moves to positions worth some nimber.
#[derive(Clone, Debug, Default)]
pub struct LoopyMoves {
    /// The moves.
    pub moves: Vec<LoopyMove>,
    /// Whether there may be others.
    pub is_partial: bool,
}

impl LoopyMoves {
    /// Sorts the moves by their counters; ties keep their order.
    pub(super) fn least_counter_first(&mut self) {
        self.moves.sort_by_key(|one| one.counter.unwrap_or(u64::MAX));
    }
}

/// The values of a loop-free game. Its moves need no counter: it ends in any case.
pub(super) struct LoopFree<'a>(pub(super) Box<dyn AnyGrundy + 'a>);

impl AnyLoopy for LoopFree<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        self.0.value(position).map(LoopyValue::Nimber)
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        let parts = self.0.component_values(position)?;
        Ok(parts.into_iter().map(|(text, value)| (text, LoopyValue::Nimber(value))).collect())
    }

    fn counter(&mut self, _: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        Ok(Some(0))
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<LoopyMoves, GrundyError> {
        let MovesToValue { moves, is_partial } = self.0.moves_to_value(position, nimber)?;
        let moves = moves.into_iter().map(|known| LoopyMove { known, counter: Some(0) }).collect();
        Ok(LoopyMoves { moves, is_partial })
    }

    fn position_count(&self) -> u64 {
        self.0.position_count()
    }
}

/// The values of a game that may go round: by its theorem where that gives them, else from the labels of all that can
/// be reached.
pub(super) struct CataloguedLoopy<'a, 'l, R: Ruleset> {
    game: &'a Catalogued<R>,
    table: LoopyTable<'a, 'l, R>,
}

impl<'a, 'l, R: Ruleset> CataloguedLoopy<'a, 'l, R> {
    pub(super) fn new(game: &'a Catalogued<R>, limits: &Limits<'l>) -> Result<Self, GrundyError> {
        Ok(Self { game, table: LoopyTable::new(&game.ruleset, limits)? })
    }

    fn by_theorem(&self, position: &R::Position) -> Option<UBig> {
        self.game.grundy.and_then(|grundy| grundy(&self.game.ruleset, position))
    }

    fn value_of(&mut self, position: &R::Position) -> Result<LoopyValue, GrundyError> {
        match self.by_theorem(position) {
            Some(value) => Ok(LoopyValue::Nimber(value)),
            None => self.table.value(position),
        }
    }

    /// A theorem gives values without counters.
    fn counter_of(&mut self, position: &R::Position) -> Result<Option<u64>, GrundyError> {
        if self.by_theorem(position).is_some() {
            return Ok(None);
        }
        self.table.counter(position)
    }
}

impl<R> AnyLoopy for CataloguedLoopy<'_, '_, R>
where
    R: Notation + Send + Sync,
    R::Position: Send + Sync + 'static,
{
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        self.value_of(position.expect())
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        let ruleset = &self.game.ruleset;
        component_forms(ruleset, position.expect())
            .into_iter()
            .map(|part| Ok((ruleset.print(&part), self.value_of(&part)?)))
            .collect()
    }

    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        self.counter_of(position.expect())
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<LoopyMoves, GrundyError> {
        let from: &R::Position = position.expect();
        let ruleset = &self.game.ruleset;
        if let Some(moves) = self.game.options_of_value.and_then(|find| find(ruleset, from, nimber)) {
            let moves = erase_moves(moves).into_iter().map(|known| LoopyMove { known, counter: None });
            return Ok(LoopyMoves { moves: moves.collect(), is_partial: false });
        }
        let mut found = LoopyMoves::default();
        let mut tried = 0;
        let flow = ruleset.options(from, Player::Left, |option| {
            tried += 1;
            if tried > MOST_OPTIONS_TRIED || found.moves.len() == MOST_MOVES_TO_VALUE {
                found.is_partial = true;
                return ControlFlow::Break(Ok(()));
            }
            match self.value_of(&option) {
                Ok(value) if value.nimber() == Some(nimber) => {}
                Ok(_) => return ControlFlow::Continue(()),
                Err(error) => return ControlFlow::Break(Err(error)),
            }
            let counter = match self.counter_of(&option) {
                Ok(counter) => counter,
                Err(error) => return ControlFlow::Break(Err(error)),
            };
            let label = ruleset.move_label(from, &option, Player::Left);
            let known = ClaimedMove { label, to: Some(AnyPosition::new(option)) };
            found.moves.push(LoopyMove { known, counter });
            ControlFlow::Continue(())
        });
        if let ControlFlow::Break(Err(error)) = flow {
            return Err(error);
        }
        found.least_counter_first();
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.table.position_count() as u64
    }
}
