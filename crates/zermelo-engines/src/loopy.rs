//! Values of impartial games that may go round for ever, behind one object-safe face: from the labels of the explored
//! graph, from a theorem, or, in loop-free games, from their Grundy values.

use crate::grundy::{AnyGrundy, MOST_MOVES_TO_VALUE, MOST_OPTIONS_TRIED, MovesToValue};
use dashu_int::UBig;
use std::ops::ControlFlow;
use zermelo_core::{AnyPosition, Arrange, ClaimedMove, Player, Ruleset};
use zermelo_games::catalogue::AnyGame;
use zermelo_games::catalogue::{SumPosition, Summand, label_in, with_part};
use zermelo_nimber::LoopyValue;
use zermelo_solve::Limits;
use zermelo_solve::grundy::{GrundyError, component_forms};
use zermelo_solve::loopy_grundy::LoopyTable;

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
    pub(crate) fn least_counter_first(&mut self) {
        self.moves.arrange_by_key(|one| one.counter.unwrap_or(u64::MAX));
    }
}

/// The values of a loop-free game. Its moves need no counter: it ends in any case.
pub(crate) struct LoopFree<'a>(pub(super) Box<dyn AnyGrundy + 'a>);

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
pub(crate) struct GameLoopy<'a, 'l> {
    game: &'a (dyn AnyGame + 'static),
    table: LoopyTable<'a, 'l, dyn AnyGame>,
    limits: Limits<'l>,
}

impl<'a, 'l> GameLoopy<'a, 'l> {
    pub(crate) fn new(game: &'a (dyn AnyGame + 'static), limits: &Limits<'l>) -> Result<Self, GrundyError> {
        Ok(Self { game, table: LoopyTable::in_space(game, game.states(), limits)?, limits: *limits })
    }
}

impl AnyLoopy for GameLoopy<'_, '_> {
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        match self.game.grundy_by_theorem(position, &self.limits)? {
            Some(value) => Ok(LoopyValue::Nimber(value)),
            None => self.table.value(position),
        }
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        component_forms(self.game, position)
            .into_iter()
            .map(|part| Ok((self.game.print(&part), self.value(&part)?)))
            .collect()
    }

    /// A theorem gives values without counters.
    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        if self.game.grundy_by_theorem(position, &self.limits)?.is_some() {
            return Ok(None);
        }
        self.table.counter(position)
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<LoopyMoves, GrundyError> {
        if let Some(moves) = self.game.options_of_value(position, nimber) {
            let moves = moves.into_iter().map(|known| LoopyMove { known, counter: None });
            return Ok(LoopyMoves { moves: moves.collect(), is_partial: false });
        }
        let mut found = LoopyMoves::default();
        let mut tried = 0;
        let flow = Ruleset::options(self.game, position, Player::Left, |option| {
            tried += 1;
            if tried > MOST_OPTIONS_TRIED || found.moves.len() == MOST_MOVES_TO_VALUE {
                found.is_partial = true;
                return ControlFlow::Break(Ok(()));
            }
            match self.value(&option) {
                Ok(value) if value.nimber() == Some(nimber) => {}
                Ok(_) => return ControlFlow::Continue(()),
                Err(error) => return ControlFlow::Break(Err(error)),
            }
            let counter = match self.counter(&option) {
                Ok(counter) => counter,
                Err(error) => return ControlFlow::Break(Err(error)),
            };
            let label = self.game.move_label(position, &option, Player::Left);
            found.moves.push(LoopyMove { known: ClaimedMove { label, to: Some(option) }, counter });
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

/// Values of a sum in which components may go round for ever.
pub(crate) struct SumLoopy<'a> {
    pub(crate) summands: &'a [Summand],
    pub(crate) parts: Vec<Box<dyn AnyLoopy + 'a>>,
}

impl SumLoopy<'_> {
    fn part_values(&mut self, position: &SumPosition) -> Result<Vec<LoopyValue>, GrundyError> {
        self.parts.iter_mut().zip(position).map(|(values, part)| values.value(part)).collect()
    }

    fn part_counters(&mut self, position: &SumPosition) -> Result<Vec<Option<u64>>, GrundyError> {
        self.parts.iter_mut().zip(position).map(|(values, part)| values.counter(part)).collect()
    }
}

impl AnyLoopy for SumLoopy<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        let values = self.part_values(position.expect())?;
        Ok(values.iter().fold(LoopyValue::Nimber(UBig::ZERO), |sum, value| sum.plus(value)))
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        let position: &SumPosition = position.expect();
        let mut all = Vec::new();
        for ((summand, values), part) in self.summands.iter().zip(&mut self.parts).zip(position) {
            let components = values.component_values(part)?;
            all.extend(
                components.into_iter().map(|(text, value)| (format!("{} {text}", summand.name), value)),
            );
        }
        Ok(all)
    }

    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        Ok(self.part_counters(position.expect())?.into_iter().sum())
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<LoopyMoves, GrundyError> {
        let from: &SumPosition = position.expect();
        let values = self.part_values(from)?;
        let counters = self.part_counters(from)?;
        let mut found = LoopyMoves::default();
        for (place, part) in self.parts.iter_mut().enumerate() {
            // The others have to be worth a nimber; it says what is wanted here.
            let others = || (0..from.len()).filter(|&other| other != place);
            let wanted = others().try_fold(nimber.clone(), |sum, other| Some(sum ^ values[other].nimber()?));
            let Some(wanted) = wanted else { continue };
            let others_counter: Option<u64> = others().map(|other| counters[other]).sum();
            let in_part = part.moves_to_nimber(&from[place], &wanted)?;
            found.is_partial |= in_part.is_partial;
            for LoopyMove { known, counter } in in_part.moves {
                let to = known.to.and_then(|to| with_part(from, place, to));
                let label = label_in(self.summands, place, &known.label);
                let counter = counter.zip(others_counter).map(|(one, others)| one + others);
                found.moves.push(LoopyMove { known: ClaimedMove { label, to }, counter });
            }
        }
        found.least_counter_first();
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.parts.iter().map(|part| part.position_count()).sum()
    }
}
