//! Grundy values of games whose type is not known: from a theorem of the game, from a table, or by proofs.

use super::sums::{AnySums, SumSetup};
use super::worths::{NimberMoves, Nimbers, Worths, valued_components};
use dashu_int::UBig;
use std::fmt;
use std::num::NonZeroUsize;
use zermelo_core::{AnyPosition, Convention, Player, StateSpace, few_options};
use zermelo_games::catalogue::AnyGame;
use zermelo_solve::Limits;
use zermelo_solve::grundy::{GrundyError, GrundyTable};
use zermelo_value::{Store, ValueError};

/// Of so many options it is proved at most whether they have a value.
const MOST_OPTIONS_PROVED: usize = 10_000;

/// Grundy values of one game: by its theorem where that gives them, else from the table.
pub(crate) struct GameGrundy<'a, 'l> {
    game: &'a (dyn AnyGame + 'static),
    table: GrundyTable<'a, 'l, dyn AnyGame>,
    limits: Limits<'l>,
}

impl<'a, 'l> GameGrundy<'a, 'l> {
    pub(crate) fn new(
        game: &'a (dyn AnyGame + 'static),
        threads: NonZeroUsize,
        limits: &Limits<'l>,
    ) -> Result<Self, GrundyError> {
        let lookahead = Box::new(|space: &dyn StateSpace, numbers| game.lookahead_apart(space, numbers));
        let table = GrundyTable::in_space(game, game.states(), limits)?.with_threads(threads, lookahead);
        Ok(Self { game, table, limits: *limits })
    }
}

impl Worths for GameGrundy<'_, '_> {
    type Worth = UBig;
    type Error = GrundyError;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        valued_components(self.game, self, position)
    }

    fn summand_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        Ok(vec![(self.game.print(position), self.value(position)?)])
    }

    fn position_count(&self) -> u64 {
        self.table.position_count() as u64
    }
}

impl Nimbers for GameGrundy<'_, '_> {
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        match self.game.grundy_by_theorem(position, &self.limits)? {
            Some(value) => Ok(value),
            None => self.table.value(position).map(UBig::from),
        }
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<NimberMoves, GrundyError> {
        if let Some(moves) = self.game.options_of_value(position, nimber) {
            return Ok(NimberMoves::by_theorem(moves, Some(0)));
        }
        NimberMoves::among_options(self.game, position, |option| {
            self.table.step_through(AnyGame::heap_bytes(self.game, option))?;
            Ok((self.value(option)? == *nimber).then_some(Some(0)))
        })
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

impl Worths for ProvedGrundy<'_> {
    type Worth = UBig;
    type Error = GrundyError;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        valued_components(self.game, self, position)
    }

    fn summand_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, UBig)>, GrundyError> {
        Ok(vec![(self.game.print(position), self.value(position)?)])
    }

    fn position_count(&self) -> u64 {
        self.sums.counts().nodes
    }
}

impl Nimbers for ProvedGrundy<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<UBig, GrundyError> {
        if let Some(value) = self.game.grundy_by_theorem(position, &self.limits)? {
            return Ok(value);
        }
        let nimber = self.sums.nimber(position)?;
        nimber.map(UBig::from).ok_or(GrundyError::NotImpartial)
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<NimberMoves, GrundyError> {
        if let Some(moves) = self.game.options_of_value(position, nimber) {
            return Ok(NimberMoves::by_theorem(moves, Some(0)));
        }
        let mut found = NimberMoves::default();
        let options = few_options(self.game, position, Player::Left, MOST_OPTIONS_PROVED);
        let Some(options) = options else { return Ok(NimberMoves { is_partial: true, ..found }) };
        for option in options {
            if self.is_worth(&option, nimber)? {
                found.push(self.game, position, option, Some(0));
            }
        }
        Ok(found)
    }
}
