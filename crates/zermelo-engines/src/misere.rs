//! Misère canonical forms of games whose type is not known: from the table of one game or, in a sum, from the tables of its
//! summands.

use zermelo_core::{AnyPosition, Ruleset};
use zermelo_games::catalogue::{AnyGame, SumPosition, Summand};
use zermelo_solve::Limits;
use zermelo_solve::grundy::component_forms;
use zermelo_solve::misere::{MisereError, MisereTable};
use zermelo_value::misere::{MisereForm, MisereForms};

/// Misère canonical forms of the positions of a game, in one store.
pub trait AnyMisere {
    /// The components of a position with their forms.
    fn component_forms(
        &mut self,
        position: &AnyPosition,
        forms: &mut MisereForms,
    ) -> Result<Vec<(String, MisereForm)>, MisereError>;

    /// Positions looked at so far.
    fn position_count(&self) -> u64;

    /// The form of a position.
    fn form(&mut self, position: &AnyPosition, forms: &mut MisereForms) -> Result<MisereForm, MisereError> {
        let components = self.component_forms(position, forms)?;
        let summands: Vec<MisereForm> = components.into_iter().map(|(_, form)| form).collect();
        Ok(forms.sum_of(&summands)?)
    }
}

/// The forms of one game.
pub(crate) struct GameMisere<'a, 'l> {
    game: &'a (dyn AnyGame + 'static),
    table: MisereTable<'a, 'l, dyn AnyGame>,
}

impl<'a, 'l> GameMisere<'a, 'l> {
    pub(crate) fn new(game: &'a (dyn AnyGame + 'static), limits: &Limits<'l>) -> Result<Self, MisereError> {
        Ok(Self { game, table: MisereTable::in_space(game, game.states(), limits)? })
    }
}

impl AnyMisere for GameMisere<'_, '_> {
    fn component_forms(
        &mut self,
        position: &AnyPosition,
        forms: &mut MisereForms,
    ) -> Result<Vec<(String, MisereForm)>, MisereError> {
        let game: &dyn AnyGame = self.game;
        let parts = component_forms(game, position);
        let mut found = Vec::with_capacity(parts.len());
        for part in parts {
            found.push((game.print(&part), self.table.form(&part, forms)?));
        }
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.table.position_count() as u64
    }
}

/// The forms of a sum of different games.
pub(crate) struct SumMisere<'a> {
    pub(crate) summands: &'a [Summand],
    pub(crate) parts: Vec<Box<dyn AnyMisere + 'a>>,
}

impl AnyMisere for SumMisere<'_> {
    fn component_forms(
        &mut self,
        position: &AnyPosition,
        forms: &mut MisereForms,
    ) -> Result<Vec<(String, MisereForm)>, MisereError> {
        let position: &SumPosition = position.expect();
        let mut found = Vec::new();
        for ((part, summand), position) in self.parts.iter_mut().zip(self.summands).zip(position) {
            let text = format!("{} {}", summand.name, summand.game.print(position));
            found.push((text, part.form(position, forms)?));
        }
        Ok(found)
    }

    fn position_count(&self) -> u64 {
        self.parts.iter().map(|part| part.position_count()).sum()
    }
}

/// Whether the theory of misère forms is about the game, as far as the game says itself.
pub(crate) fn refuse_without_forms(game: &(dyn AnyGame + 'static)) -> Result<(), MisereError> {
    if !Ruleset::is_impartial(game) {
        return Err(MisereError::NotImpartial);
    }
    Ok(())
}
