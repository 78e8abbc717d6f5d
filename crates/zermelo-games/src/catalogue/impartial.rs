//! The impartial form of a partizan game: either player may make the moves of both. Written `impartial:domineering 4x5`.

use super::AnyGame;
use crate::game::{
    AnyPosition, Convention, Drawing, Ending, Limits, Message, NormalForm, ParseError, Player,
};
use rustc_hash::FxHashSet;
use std::any::Any;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What stands before the name of a game for its impartial form.
pub(super) const PREFIX: &str = "impartial:";

/// The impartial form of a game in which the last move decides. Positions are those of the game.
struct ImpartialForm {
    of: Arc<dyn AnyGame>,
}

/// The impartial form of a game; `None` where play can stop by a rule other than that there are no moves. A game that is
/// impartial is its own.
pub(super) fn impartial_form(game: Arc<dyn AnyGame>) -> Option<Arc<dyn AnyGame>> {
    if game.has_endings() {
        return None;
    }
    Some(if game.is_impartial() { game } else { Arc::new(ImpartialForm { of: game }) })
}

impl ImpartialForm {
    /// Whose move it is in the partizan game; Left's where both have it.
    fn owner(&self, from: &AnyPosition, to: &AnyPosition) -> Player {
        let is_left = self.of.visit_options(from, Player::Left, &mut |option| {
            if option == *to { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if is_left.is_break() { Player::Left } else { Player::Right }
    }
}

impl AnyGame for ImpartialForm {
    fn parse_within(&self, text: &str, limits: &Limits) -> Result<(AnyPosition, Option<Player>), ParseError> {
        self.of.parse_within(text, limits)
    }

    fn print(&self, position: &AnyPosition) -> String {
        self.of.print(position)
    }

    /// With the player whose move it is in the partizan game: both may do the same to different ends.
    fn move_label(&self, from: &AnyPosition, to: &AnyPosition, _: Player) -> String {
        let owner = self.owner(from, to);
        format!("{owner:?}: {}", self.of.move_label(from, to, owner))
    }

    fn picture(&self, position: &AnyPosition, convention: Convention) -> Option<String> {
        self.of.picture(position, convention)
    }

    fn caption(&self, position: &AnyPosition) -> Vec<Message> {
        self.of.caption(position)
    }

    fn drawing(&self, position: &AnyPosition) -> Option<Drawing> {
        self.of.drawing(position)
    }

    fn drawing_as_written(&self, text: &str) -> Option<Drawing> {
        self.of.drawing_as_written(text)
    }

    fn remarks(&self, text: &str) -> Vec<Message> {
        self.of.remarks(text)
    }

    /// Left's options of the game, then those of Right that are none of Left's.
    fn visit_options(
        &self,
        position: &AnyPosition,
        _: Player,
        visit: &mut dyn FnMut(AnyPosition) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut of_left = FxHashSet::default();
        self.of.visit_options(position, Player::Left, &mut |option| {
            of_left.insert(option.clone());
            visit(option)
        })?;
        self.of.visit_options(position, Player::Right, &mut |option| {
            if of_left.contains(&option) { ControlFlow::Continue(()) } else { visit(option) }
        })
    }

    fn ending(&self, _: &AnyPosition, _: Player) -> Option<Ending> {
        None
    }

    fn is_impartial(&self) -> bool {
        true
    }

    /// Loop-free games are so whoever moves how often in a row.
    fn is_loop_free(&self) -> bool {
        self.of.is_loop_free()
    }

    fn has_endings(&self) -> bool {
        false
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        self.of.misere_refusal()
    }

    fn illegal(&self, _: &AnyPosition, _: Player) -> Option<String> {
        None
    }

    fn natural_mover(&self, _: &AnyPosition) -> Option<Player> {
        None
    }

    fn reachable_bound(&self, position: &AnyPosition) -> Option<u64> {
        self.of.reachable_bound(position)
    }

    fn heap_bytes(&self, position: &AnyPosition) -> usize {
        self.of.heap_bytes(position)
    }

    fn visit_components(&self, position: &AnyPosition, visit: &mut dyn FnMut(AnyPosition)) {
        self.of.visit_components(position, visit);
    }

    /// Symmetries of the game are symmetries of its impartial form, whether or not they exchange the players.
    fn normal_form(&self, position: &AnyPosition) -> NormalForm<AnyPosition> {
        NormalForm::plain(self.of.normal_form(position).position)
    }

    fn mobility(&self, position: &AnyPosition, most: u32) -> [u32; 2] {
        let [left, right] = self.of.mobility(position, most);
        [left.saturating_add(right).min(most); 2]
    }

    fn evaluate(&self, _: &AnyPosition, _: Player) -> i64 {
        0
    }

    fn failure(&self) -> Option<Message> {
        self.of.failure()
    }

    fn has_position(&self, position: &AnyPosition) -> bool {
        self.of.has_position(position)
    }

    fn partizan_form(&self) -> Option<&dyn AnyGame> {
        Some(self.of.as_ref())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
