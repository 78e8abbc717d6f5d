//! Games made from another one by changing when or how its moves may be made, as `DicoticVariant` and `TwistedVariant` of CGSuite do.
//! A variant is of a whole position: what a sum of components becomes is not the sum of what they become.

use super::item::Placed;
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{AnyGame, AnyPosition, Catalogued, OpenGame};
use crate::game::{NormalForm, Notation, ParseError, Player, Ruleset, message};
use std::ops::ControlFlow;
use std::rc::Rc;
use std::sync::Arc;

/// How a game is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Variant {
    /// Play ends where either player has no move.
    Dicotic,
    /// The players exchange sides after each move.
    Twisted,
}

impl Variant {
    /// The variant that a method asks for.
    pub(super) fn asked(name: &str) -> Option<Self> {
        match name {
            "DicoticVariant" => Some(Self::Dicotic),
            "TwistedVariant" => Some(Self::Twisted),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Dicotic => "dicotic",
            Self::Twisted => "twisted",
        }
    }

    /// The position in the variant of its game.
    pub(super) fn of(self, opened: &OpenGame) -> Result<Rc<Placed>, Refusal> {
        if opened.game.has_endings() || !opened.game.is_loop_free() {
            let message =
                message!("variants are of games in which play ends, and ends for want of a move alone");
            return Err(Refusal::of(RefusalKind::BadInput, message));
        }
        let start = (opened.position.clone(), false);
        let game = Catalogued::new(VariantGame { of: opened.game.clone(), variant: self });
        let placed = OpenGame::new(format!("{}:{}", self.name(), opened.name), game, start);
        Ok(Placed::of(placed, true))
    }
}

/// A position in a variant of a variant, and so on, of its game.
pub(super) fn varied(variants: &[Variant], placed: Rc<Placed>) -> Result<Rc<Placed>, Refusal> {
    variants.iter().try_fold(placed, |placed, variant| variant.of(&placed.opened))
}

/// A variant of a game. A position is one of the game, and whether the players have exchanged sides in it.
#[derive(Clone)]
struct VariantGame {
    of: Arc<dyn AnyGame>,
    variant: Variant,
}

impl VariantGame {
    fn has_move(&self, position: &AnyPosition, player: Player) -> bool {
        self.of.visit_options(position, player, &mut |_| ControlFlow::Break(())).is_break()
    }
}

impl Ruleset for VariantGame {
    type Position = (AnyPosition, bool);

    fn options<B>(
        &self,
        (position, is_exchanged): &Self::Position,
        player: Player,
        mut visit: impl FnMut(Self::Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let owner = if *is_exchanged { player.opponent() } else { player };
        if self.variant == Variant::Dicotic && !self.has_move(position, owner.opponent()) {
            return ControlFlow::Continue(());
        }
        let exchanges = self.variant == Variant::Twisted;
        let mut broken = None;
        let _ = self.of.visit_options(position, owner, &mut |option| match visit((
            option,
            *is_exchanged != exchanges,
        )) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(value) => {
                broken = Some(value);
                ControlFlow::Break(())
            }
        });
        broken.map_or(ControlFlow::Continue(()), ControlFlow::Break)
    }

    fn is_impartial(&self) -> bool {
        self.of.is_impartial()
    }

    /// Games are loop-free whoever moves how often in a row.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// What is of equal value in the game need not be so in the variant.
    fn normal_form(&self, position: &Self::Position) -> NormalForm<Self::Position> {
        NormalForm::plain(position.clone())
    }

    fn heap_bytes(&self, (position, _): &Self::Position) -> usize {
        self.of.heap_bytes(position)
    }
}

impl Notation for VariantGame {
    fn parse(&self, text: &str) -> Result<Self::Position, ParseError> {
        let negative = text.trim().strip_prefix("-(").and_then(|rest| rest.strip_suffix(')'));
        let (position, _) = self.of.parse_question(negative.unwrap_or(text))?;
        Ok((position, negative.is_some()))
    }

    fn print(&self, (position, is_exchanged): &Self::Position) -> String {
        let text = self.of.print(position);
        if *is_exchanged { format!("-({text})") } else { text }
    }
}
