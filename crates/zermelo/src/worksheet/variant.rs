//! Games made from another one by changing when or how its moves may be made, as `DicoticVariant`, `TwistedVariant` and `ImpartialVariant`
//! of CGSuite do. A variant is of a whole position: what a sum of components becomes is not the sum of what they become.

use super::item::Placed;
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{AnyGame, AnyPosition, Catalogued, OpenGame};
use crate::game::{NormalForm, Notation, ParseError, Player, Ruleset, message};
use std::ops::ControlFlow;
use std::rc::Rc;
use std::sync::Arc;

/// How many times a game may be changed: positions have a bit for each.
const MOST_VARIANTS: usize = 64;

/// How a game is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Variant {
    /// Play ends where either player has no move.
    Dicotic,
    /// The players exchange sides after each move.
    Twisted,
    /// Either player may make the moves of both.
    Impartial,
}

impl Variant {
    /// The variant that a method asks for.
    pub(super) fn asked(name: &str) -> Option<Self> {
        match name {
            "DicoticVariant" => Some(Self::Dicotic),
            "TwistedVariant" => Some(Self::Twisted),
            "ImpartialVariant" => Some(Self::Impartial),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Dicotic => "dicotic",
            Self::Twisted => "twisted",
            Self::Impartial => "impartial",
        }
    }

    /// The position in the variant of its game. A variant of a variant is the first game, changed once more.
    pub(super) fn of(self, opened: &OpenGame) -> Result<Rc<Placed>, Refusal> {
        if opened.game.has_endings() || !opened.game.is_loop_free() {
            let message =
                message!("variants are of games in which play ends, and ends for want of a move alone");
            return Err(Refusal::of(RefusalKind::BadInput, message));
        }
        let known = opened.game.as_any().downcast_ref::<Catalogued<VariantGame>>().map(Catalogued::ruleset);
        let (mut game, start) = match known {
            Some(game) => (game.clone(), opened.position.expect::<Varied>().clone()),
            None => {
                let game = VariantGame { of: opened.game.clone(), variants: Vec::new() };
                (game, (opened.position.clone(), 0))
            }
        };
        if game.variants.len() == MOST_VARIANTS {
            let message = message!("a game is changed at most {MOST_VARIANTS} times", MOST_VARIANTS);
            return Err(Refusal::of(RefusalKind::BadInput, message));
        }
        game.variants.push(self);
        let name = format!("{}:{}", self.name(), opened.name);
        Ok(Placed::of(OpenGame::new(name, Catalogued::new(game), start), true))
    }
}

/// A position in a variant of a variant, and so on, of its game.
pub(super) fn varied(variants: &[Variant], placed: Rc<Placed>) -> Result<Rc<Placed>, Refusal> {
    variants.iter().try_fold(placed, |placed, variant| variant.of(&placed.opened))
}

/// A position of the game, and a bit of each variant: whether the players have exchanged sides in it.
type Varied = (AnyPosition, u64);

/// A game that is changed in turn.
#[derive(Clone)]
struct VariantGame {
    of: Arc<dyn AnyGame>,
    variants: Vec<Variant>,
}

/// Whose moves in the game a player makes: Left's, Right's, of both or of none.
type Owners = [bool; 2];

impl VariantGame {
    fn has_move(&self, position: &AnyPosition, player: Player) -> bool {
        self.of.visit_options(position, player, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Whose moves in the game each player makes, and the bits of the positions that they lead to. No list of options is made: a
    /// position may have millions.
    fn moves(&self, (position, exchanged): &Varied) -> ([Owners; 2], u64) {
        let (mut owners, mut after) = ([[true, false], [false, true]], 0);
        for (place, variant) in self.variants.iter().enumerate() {
            let bit = 1 << place;
            if exchanged & bit != 0 {
                owners.swap(0, 1);
            }
            match variant {
                Variant::Dicotic => {
                    let can_move = |of: &Owners| {
                        Player::BOTH.iter().any(|&owner| of[owner.index()] && self.has_move(position, owner))
                    };
                    if !owners.iter().all(can_move) {
                        owners = [[false; 2]; 2];
                    }
                }
                Variant::Twisted => after |= !exchanged & bit,
                Variant::Impartial if self.is_impartial_before(place) => {}
                Variant::Impartial => {
                    let [left, right] = owners;
                    owners = [[left[0] || right[0], left[1] || right[1]]; 2];
                }
            }
        }
        (owners, after)
    }

    /// Whether the game that a variant changes is impartial.
    fn is_impartial_before(&self, place: usize) -> bool {
        self.of.is_impartial() || self.variants[..place].contains(&Variant::Impartial)
    }
}

impl Ruleset for VariantGame {
    type Position = Varied;

    fn options<B>(
        &self,
        position: &Varied,
        player: Player,
        mut visit: impl FnMut(Varied) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (owners, after) = self.moves(position);
        let owners = owners[player.index()];
        Player::BOTH.into_iter().filter(|owner| owners[owner.index()]).try_for_each(|owner| {
            Ruleset::options(&*self.of, &position.0, owner, |option| visit((option, after)))
        })
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial_before(self.variants.len())
    }

    /// Games are loop-free whoever moves how often in a row.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// What is of equal value in the game need not be so in the variant.
    fn normal_form(&self, position: &Varied) -> NormalForm<Varied> {
        NormalForm::plain(position.clone())
    }

    fn heap_bytes(&self, (position, _): &Varied) -> usize {
        self.of.heap_bytes(position)
    }
}

impl Notation for VariantGame {
    fn parse(&self, text: &str) -> Result<Varied, ParseError> {
        let (mut text, mut exchanged) = (text.trim(), 0);
        let twisted = self.variants.iter().enumerate().rev().filter(|(_, one)| **one == Variant::Twisted);
        for (place, _) in twisted {
            if let Some(inner) = text.strip_prefix("-(").and_then(|rest| rest.strip_suffix(')')) {
                (text, exchanged) = (inner, exchanged | 1 << place);
            }
        }
        let (position, _) = self.of.parse_question(text)?;
        Ok((position, exchanged))
    }

    fn print(&self, (position, exchanged): &Varied) -> String {
        let signs = exchanged.count_ones() as usize;
        format!("{}{}{}", "-(".repeat(signs), self.of.print(position), ")".repeat(signs))
    }
}
