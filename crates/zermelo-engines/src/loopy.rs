//! Values of impartial games that may go round for ever, behind one object-safe face: from the labels of the explored
//! graph, from a theorem, or, in loop-free games, from their Grundy values.

use crate::worths::{AnyGrundy, NimberMoves, Nimbers, Worths, valued_components};
use dashu_int::UBig;
use std::num::NonZeroUsize;
use zermelo_core::{AnyPosition, StateSpace};
use zermelo_games::catalogue::AnyGame;
use zermelo_nimber::LoopyValue;
use zermelo_solve::Limits;
use zermelo_solve::grundy::GrundyError;
use zermelo_solve::loopy_grundy::LoopyTable;

/// The values of a loop-free game.
pub(crate) struct LoopFree<'a>(pub(super) Box<AnyGrundy<'a>>);

impl Worths for LoopFree<'_> {
    type Worth = LoopyValue;
    type Error = GrundyError;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        let parts = self.0.component_worths(position)?;
        Ok(parts.into_iter().map(|(text, value)| (text, value.into())).collect())
    }

    fn position_count(&self) -> u64 {
        self.0.position_count()
    }
}

impl Nimbers for LoopFree<'_> {
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        self.0.value(position).map(LoopyValue::from)
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<NimberMoves, GrundyError> {
        self.0.moves_to_nimber(position, nimber)
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
    pub(crate) fn new(
        game: &'a (dyn AnyGame + 'static),
        threads: NonZeroUsize,
        limits: &Limits<'l>,
    ) -> Result<Self, GrundyError> {
        let lookahead = Box::new(|space: &dyn StateSpace, numbers| game.lookahead(space, numbers));
        let table = LoopyTable::in_space(game, game.states(), limits)?.with_threads(threads, lookahead);
        Ok(Self { game, table, limits: *limits })
    }
}

impl Worths for GameLoopy<'_, '_> {
    type Worth = LoopyValue;
    type Error = GrundyError;

    fn component_worths(&mut self, position: &AnyPosition) -> Result<Vec<(String, LoopyValue)>, GrundyError> {
        valued_components(self.game, self, position)
    }

    fn position_count(&self) -> u64 {
        self.table.position_count() as u64
    }
}

impl Nimbers for GameLoopy<'_, '_> {
    fn value(&mut self, position: &AnyPosition) -> Result<LoopyValue, GrundyError> {
        match self.game.grundy_by_theorem(position, &self.limits)? {
            Some(value) => Ok(value.into()),
            None => self.table.value(position),
        }
    }

    /// A theorem gives values without counters.
    fn counter(&mut self, position: &AnyPosition) -> Result<Option<u64>, GrundyError> {
        if self.game.grundy_by_theorem(position, &self.limits)?.is_some() {
            return Ok(None);
        }
        self.table.counter(position)
    }

    fn moves_to_nimber(&mut self, position: &AnyPosition, nimber: &UBig) -> Result<NimberMoves, GrundyError> {
        if let Some(moves) = self.game.options_of_value(position, nimber) {
            return Ok(NimberMoves::by_theorem(moves, None));
        }
        NimberMoves::among_options(self.game, position, |option| {
            let is_wanted = self.value(option)?.nimber() == Some(nimber);
            if is_wanted { self.counter(option).map(Some) } else { Ok(None) }
        })
    }
}
