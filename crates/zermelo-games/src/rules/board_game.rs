//! A declared board as a ruleset, in the form that every frame has.

use super::board_packing::BoardPacking;
use super::cells::Cells;
use super::declared::{Passing, Step};
use super::plain::{Plain, Set};
use super::text::Script;
use crate::game::{Bounds, Convention, Drawing, Ending, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::SmallGrid;
use zermelo_core::{Message, Packable, PackedStates, Packing, StateSpace, message};

/// Bounds of a position by the cells that hold a letter, on a board that fits into a word. Contract: see [`Bounds`].
pub(super) type CellBounds = fn(SmallGrid, &dyn Fn(char) -> u64) -> Bounds;

/// What is known of a board game beside its moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    pub(super) is_impartial: bool,
    pub(super) is_loop_free: bool,
    /// The letters whose connected parts are independent, and the steps between neighbours.
    pub(super) splits: Option<(Set, Vec<Step>)>,
    /// Whether the rules prove that they are.
    pub(super) splits_are_proved: bool,
    /// What the file claims and the rules do not prove: only tried on small and random positions.
    pub(super) claimed: Vec<&'static str>,
    /// Bounds of positions.
    pub(super) bounds: Option<CellBounds>,
}

impl Known {
    /// What a reader of an answer should know: which claims of the file it rests on.
    pub(super) fn remarks(&self, name: &str) -> Vec<Message> {
        self.claimed.iter().map(|claim| unproved(name, claim)).collect()
    }
}

/// The remark on a claim that was tried and not proved.
pub(super) fn unproved(name: &str, claim: &'static str) -> Message {
    message!(
        "that {name} {claim} is claimed by its file and was tried on small positions, not proved; what follows rests on it",
        name,
        claim => Message::words(claim)
    )
}

/// A game on cells.
#[derive(Clone, Debug)]
pub struct BoardGame {
    pub(super) plain: Arc<Plain>,
    pub(super) script: Arc<Script>,
    pub(super) known: Arc<Known>,
}

impl Ruleset for BoardGame {
    type Position = Cells;

    fn options<B>(
        &self,
        position: &Cells,
        player: Player,
        mut visit: impl FnMut(Cells) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut left_with = None;
        let _ = self.plain.visit_options(position, player, &mut |option| match visit(option) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(with) => {
                left_with = Some(with);
                ControlFlow::Break(())
            }
        });
        left_with.map_or(ControlFlow::Continue(()), ControlFlow::Break)
    }

    fn ending(&self, position: &Cells, to_move: Player) -> Option<Ending> {
        self.plain.ending(position, to_move)
    }

    fn is_impartial(&self) -> bool {
        self.known.is_impartial
    }

    fn is_loop_free(&self) -> bool {
        self.known.is_loop_free
    }

    fn has_endings(&self) -> bool {
        self.plain.has_endings() || self.plain.passing == Passing::Stuck
    }

    fn components(&self, position: &Cells, mut visit: impl FnMut(Cells)) {
        match &self.known.splits {
            Some((letters, near)) => self.plain.parts(position, *letters, near).into_iter().for_each(visit),
            None => visit(position.clone()),
        }
    }

    fn normal_form(&self, position: &Cells) -> NormalForm<Cells> {
        self.own_normal_form(position.clone())
    }

    fn own_normal_form(&self, position: Cells) -> NormalForm<Cells> {
        NormalForm::plain(self.plain.greatest_image(position))
    }

    fn state_space(&self) -> Box<dyn StateSpace + '_> {
        Box::new(PackedStates::new(self))
    }

    fn heap_bytes(&self, position: &Cells) -> usize {
        position.heap_bytes()
    }
}

impl Packable for BoardGame {
    fn packing(&self, like: &Cells) -> Option<Box<dyn Packing<Cells>>> {
        Some(Box::new(BoardPacking::beside(&self.plain, like)?))
    }
}

impl Notation for BoardGame {
    fn parse(&self, text: &str) -> Result<Cells, ParseError> {
        self.script.parse(text)
    }

    fn print(&self, position: &Cells) -> String {
        self.script.print(position)
    }

    fn move_label(&self, from: &Cells, to: &Cells, player: Player) -> String {
        self.script.label_among(from, to, player, || self.plain.options(from, player))
    }

    fn picture(&self, position: &Cells, _: Convention) -> Option<String> {
        self.script.picture(position)
    }

    fn drawing(&self, position: &Cells) -> Option<Drawing> {
        self.script.drawing(position)
    }

    fn remarks(&self, _: &str) -> Vec<Message> {
        self.known.remarks(&self.script.name)
    }
}
