//! Grundy values of games whose type is not known: from a theorem of the game, from the table of one game, or, in a sum,
//! from the tables of its summands.

use super::sums::{AnySums, SumSetup};
use dashu_int::UBig;
use std::fmt;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use zermelo_core::{AnyPosition, ClaimedMove, Convention, Player, Ruleset, few_options};
use zermelo_games::catalogue::AnyGame;
use zermelo_games::catalogue::{SumPosition, Summand, label_in, with_part};
use zermelo_solve::Limits;
use zermelo_solve::grundy::{GrundyError, GrundyTable, component_forms};
use zermelo_value::{Store, ValueError};

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
/// Of so many options it is proved at most whether they have a value.
const MOST_OPTIONS_PROVED: usize = 10_000;

/// The components of a position of one game with their values.
fn valued_components(
    game: &(dyn AnyGame + 'static),
    values: &mut dyn AnyGrundy,
    position: &AnyPosition,
) -> Result<Vec<(String, UBig)>, GrundyError> {
    let parts = component_forms(game, position).into_iter();
    parts.map(|part| Ok((game.print(&part), values.value(&part)?))).collect()
}

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
        valued_components(self.game, self, position)
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

/// Grundy values of the positions of one game by proofs: a position is worth the nimber with which its sum is lost. Each
/// nimber up to it takes a proof, of which most positions below need none of their own. (Lemoine and Viennot, *Nimbers are
/// inevitable*, 2012.)
pub struct ProvedGrundy<'a> {
    game: &'a (dyn AnyGame + 'static),
    sums: AnySums<'a>,
    limits: Limits<'a>,
}

impl<'a> ProvedGrundy<'a> {
    /// Of an impartial game without cycles, in which the last move decides.
    pub(crate) fn new(
        game: &'a (dyn AnyGame + 'static),
        store: &'a Store,
        threads: NonZeroUsize,
        limits: &Limits<'a>,
    ) -> Result<Self, GrundyError> {
        if !AnyGame::is_impartial(game) {
            return Err(GrundyError::NotImpartial);
        }
        if AnyGame::has_endings(game) {
            return Err(GrundyError::HasEndings);
        }
        let setup = SumSetup { threads, ..SumSetup::default() };
        let sums =
            AnySums::new(game, store, Convention::Normal, setup, limits).map_err(|error| match error {
                ValueError::Stopped(reason) => GrundyError::Stopped(reason),
                _ => GrundyError::Loopy,
            })?;
        Ok(Self { game, sums, limits: *limits })
    }

    /// Whether every proof so far is from the game's own search.
    pub fn is_by_game(&self) -> bool {
        self.sums.is_by_game()
    }

    fn is_worth(&mut self, position: &AnyPosition, value: &UBig) -> Result<bool, GrundyError> {
        if let Some(known) = self.game.grundy_by_theorem(position, &self.limits)? {
            return Ok(known == *value);
        }
        // No position is worth more than a search can hold.
        let Ok(nimber) = u32::try_from(value) else { return Ok(false) };
        Ok(!self.sums.wins_with_nimber(position, nimber, Player::Left)?)
    }
}

impl fmt::Debug for ProvedGrundy<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProvedGrundy").field("sums", &self.sums).finish_non_exhaustive()
    }
}

impl AnyGrundy for ProvedGrundy<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        if let Some(value) = self.game.grundy_by_theorem(position, &self.limits)? {
            return Ok(value);
        }
        let nimber = self.sums.nimber(position)?;
        nimber.map(UBig::from).ok_or(GrundyError::NotImpartial)
    }

    fn component_values(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        valued_components(self.game, self, position)
    }

    fn moves_to_value(&mut self, position: &AnyPosition, value: &UBig) -> Result<MovesToValue, GrundyError> {
        if let Some(moves) = self.game.options_of_value(position, value) {
            return Ok(MovesToValue { moves, is_partial: false });
        }
        let mut found = MovesToValue::default();
        let options = few_options(self.game, position, Player::Left, MOST_OPTIONS_PROVED);
        let Some(options) = options else { return Ok(MovesToValue { is_partial: true, ..found }) };
        for option in options {
            if self.is_worth(&option, value)? {
                let label = self.game.move_label(position, &option, Player::Left);
                found.moves.push(ClaimedMove { label, to: Some(option) });
            }
        }
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.sums.counts().nodes
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
