//! Grundy values of games whose type is not known: from a theorem of the game, from the table of one game, or, in a sum,
//! from the tables of its summands.

use dashu_int::UBig;
use std::ops::ControlFlow;
use zermelo_core::{AnyPosition, ClaimedMove, Player, Ruleset};
use zermelo_games::catalogue::AnyGame;
use zermelo_games::catalogue::{SumPosition, Summand, label_in, with_part};
use zermelo_solve::Limits;
use zermelo_solve::grundy::{GrundyError, GrundyTable, component_forms};

/// Grundy values of the positions of a game.
pub trait AnyGrundy {
    /// The value of a position.
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError>;
    /// The components of a position with their values.
    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError>;
    /// The moves to positions of a given value: all of them, or at least some where a position has too many options
    /// to look at.
    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError>;
    /// Positions looked at so far; none where a theorem gives the values.
    fn position_count(&self) -> u64;
}

/// Moves to positions of some Grundy value.
#[derive(Clone, Debug, Default)]
pub struct MovesToValue {
    /// The moves.
    pub moves: Vec<ClaimedMove<AnyPosition>>,
    /// Whether there may be others.
    pub is_partial: bool,
}

/// So many options are looked at for those of a value, and so many moves are listed.
pub(crate) const MOST_OPTIONS_TRIED: usize = 100_000;
pub(crate) const MOST_MOVES_TO_VALUE: usize = 10_000;

/// Grundy values of one game: by its theorem where that gives them, else from the table.
pub(crate) struct GameGrundy<'a, 'l> {
    game: &'a (dyn AnyGame + 'static),
    table: GrundyTable<'a, 'l, dyn AnyGame>,
    limits: Limits<'l>,
}

impl<'a, 'l> GameGrundy<'a, 'l> {
    pub(crate) fn new(game: &'a (dyn AnyGame + 'static), limits: &Limits<'l>) -> Result<Self, GrundyError> {
        Ok(Self { game, table: GrundyTable::in_space(game, game.states(), limits)?, limits: *limits })
    }
}

impl AnyGrundy for GameGrundy<'_, '_> {
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        match self.game.grundy_by_theorem(position, &self.limits)? {
            Some(value) => Ok(value),
            None => self.table.value(position).map(UBig::from),
        }
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        component_forms(self.game, position)
            .into_iter()
            .map(|part| Ok((self.game.print(&part), self.value(&part)?)))
            .collect()
    }

    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError> {
        if let Some(moves) = self.game.options_of_value(position, value) {
            return Ok(MovesToValue { moves, is_partial: false });
        }
        let mut found = MovesToValue::default();
        let mut tried = 0;
        let flow = Ruleset::options(self.game, position, Player::Left, |option| {
            tried += 1;
            if tried > MOST_OPTIONS_TRIED || found.moves.len() == MOST_MOVES_TO_VALUE {
                found.is_partial = true;
                return ControlFlow::Break(Ok(()));
            }
            let owned = AnyGame::heap_bytes(self.game, &option);
            let work = self.table.step_through(owned).map_err(GrundyError::from);
            match work.and_then(|()| self.value(&option)) {
                Ok(other) => {
                    if other == *value {
                        let label = self.game.move_label(position, &option, Player::Left);
                        found.moves.push(ClaimedMove { label, to: Some(option) });
                    }
                    ControlFlow::Continue(())
                }
                Err(error) => ControlFlow::Break(Err(error)),
            }
        });
        match flow {
            ControlFlow::Continue(()) | ControlFlow::Break(Ok(())) => Ok(found),
            ControlFlow::Break(Err(error)) => Err(error),
        }
    }

    fn position_count(&self) -> u64 {
        self.table.position_count() as u64
    }
}

/// Grundy values of a sum of different games.
pub(crate) struct SumGrundy<'a> {
    pub(crate) summands: &'a [Summand],
    pub(crate) parts: Vec<Box<dyn AnyGrundy + 'a>>,
}

impl SumGrundy<'_> {
    fn part_values(&mut self, position: &SumPosition) -> Result<Vec<UBig>, GrundyError> {
        self.parts.iter_mut().zip(position).map(|(values, part)| values.value(part)).collect()
    }
}

impl AnyGrundy for SumGrundy<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        let values = self.part_values(position.expect())?;
        Ok(values.into_iter().fold(UBig::ZERO, |sum, value| sum ^ value))
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        let position: &SumPosition = position.expect();
        let values = self.part_values(position)?;
        let names = self.summands.iter().zip(position);
        let texts = names.map(|(summand, part)| format!("{} {}", summand.name, summand.game.print(part)));
        Ok(texts.zip(values).collect())
    }

    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError> {
        let from: &SumPosition = position.expect();
        let values = self.part_values(from)?;
        let needed = values.iter().fold(value.clone(), |sum, value| sum ^ value);
        let mut found = MovesToValue::default();
        for (place, part) in self.parts.iter_mut().enumerate() {
            let in_part = part.moves_to_value(&from[place], &(&values[place] ^ &needed))?;
            found.is_partial |= in_part.is_partial;
            for known in in_part.moves {
                let to = known.to.and_then(|to| with_part(from, place, to));
                found.moves.push(ClaimedMove { label: label_in(self.summands, place, &known.label), to });
            }
        }
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.parts.iter().map(|part| part.position_count()).sum()
    }
}
