//! What games on heaps of tokens have in common. A game states its moves, how a position is read and what a move is called, and
//! whatever else sets it apart; ruleset and notation follow.

use super::heaps::Heaps;
use crate::game::{NormalForm, ParseError, Player};
use std::ops::ControlFlow;

/// The rules of a game on heaps of tokens. Unless the game says otherwise, the moves are the same for both players, nothing
/// repeats, and a move looks at one heap alone.
pub(super) trait HeapGame {
    /// See [`Ruleset::options`](crate::game::Ruleset::options).
    fn moves<B>(
        &self,
        heaps: &Heaps,
        player: Player,
        visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// See [`Ruleset::is_impartial`](crate::game::Ruleset::is_impartial).
    fn is_impartial(&self) -> bool {
        true
    }

    /// See [`Ruleset::is_loop_free`](crate::game::Ruleset::is_loop_free).
    fn is_loop_free(&self) -> bool {
        true
    }

    /// Whether a move looks at one heap alone, so that every heap is a component.
    fn is_sum_of_heaps(&self) -> bool {
        true
    }

    /// See [`Ruleset::normal_form`](crate::game::Ruleset::normal_form).
    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        heaps.normal_form()
    }

    /// See [`Ruleset::reachable_bound`](crate::game::Ruleset::reachable_bound).
    fn reachable_bound(&self, _heaps: &Heaps) -> Option<u64> {
        None
    }

    /// See [`Notation::parse`](crate::game::Notation::parse).
    fn parse(&self, text: &str) -> Result<Heaps, ParseError>;

    /// See [`Notation::move_label`](crate::game::Notation::move_label).
    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
        from.take_label(to)
    }
}

/// Ruleset and notation of types that are a [`HeapGame`]. (The traits are not of this crate, so that no implementation for all
/// such types at once can stand here.)
macro_rules! impl_by_heap_game {
    ($($rules:ty),+) => {$(
        const _: () = {
            use std::ops::ControlFlow;
            use $crate::game::{Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
            use $crate::rulesets::heap::{heap_game::HeapGame, heaps::Heaps};

            impl Ruleset for $rules {
                type Position = Heaps;

                fn options<B>(
                    &self,
                    heaps: &Heaps,
                    player: Player,
                    visit: impl FnMut(Heaps) -> ControlFlow<B>,
                ) -> ControlFlow<B> {
                    self.moves(heaps, player, visit)
                }

                fn is_impartial(&self) -> bool {
                    HeapGame::is_impartial(self)
                }

                fn is_loop_free(&self) -> bool {
                    HeapGame::is_loop_free(self)
                }

                fn components(&self, heaps: &Heaps, mut visit: impl FnMut(Heaps)) {
                    if self.is_sum_of_heaps() {
                        heaps.visit_single_heaps(visit);
                    } else {
                        visit(heaps.clone());
                    }
                }

                fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
                    HeapGame::normal_form(self, heaps)
                }

                fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
                    HeapGame::reachable_bound(self, heaps)
                }

                fn heap_bytes(&self, heaps: &Heaps) -> usize {
                    heaps.heap_bytes()
                }
            }

            impl Notation for $rules {
                fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
                    HeapGame::parse(self, text)
                }

                fn print(&self, heaps: &Heaps) -> String {
                    heaps.to_string()
                }

                fn drawing(&self, heaps: &Heaps) -> Option<Drawing> {
                    heaps.drawing()
                }

                fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
                    HeapGame::move_label(self, from, to)
                }
            }
        };
    )+};
}
pub(super) use impl_by_heap_game;
