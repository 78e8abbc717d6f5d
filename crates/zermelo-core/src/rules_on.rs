//! The rules of a game as seen by what knows only its type of position: tables of positions are compiled once for all games
//! that share a type, and ask the game through this. What is done with each option is done here, on the game's side, so that
//! one call of the visitor is what the distance costs.

use super::ruleset::each_option;
use super::{Bounds, Ending, NormalForm, Player, Ruleset};
use core::ops::ControlFlow;

/// A [`Ruleset`] on positions of a type.
pub(super) trait RulesOn<P> {
    /// Visits the options.
    fn options(
        &self,
        position: &P,
        player: Player,
        visit: &mut dyn FnMut(Representative<P>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Visits the components, each with the numbers of moves of Left and Right where these are known on the way.
    fn components(&self, position: &P, visit: &mut dyn FnMut(Representative<P>, Option<[u32; 2]>));

    /// Visits the components of the options.
    fn option_components(
        &self,
        position: &P,
        player: Player,
        visit: &mut dyn FnMut(OptionPart<P>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// As in [`Ruleset::ending`].
    fn ending(&self, position: &P, to_move: Player) -> Option<Ending>;

    /// As in [`Ruleset::is_impartial`].
    fn is_impartial(&self) -> bool;

    /// As in [`Ruleset::normal_form`].
    fn normal_form(&self, position: &P) -> NormalForm<P>;

    /// As in [`Ruleset::mobility`].
    fn mobility(&self, position: &P, most: u32) -> [u32; 2];

    /// As in [`Ruleset::bounds`].
    fn bounds(&self, position: &P) -> Bounds;

    /// As in [`Ruleset::without_integer`].
    fn without_integer(&self, position: &P) -> Option<(P, i32)>;

    /// As in [`Ruleset::heap_bytes`].
    fn heap_bytes(&self, position: &P) -> usize;
}

/// The normal form of a position.
#[derive(Clone, Debug)]
pub(super) struct Representative<P> {
    pub(super) normal: NormalForm<P>,
    /// The bytes that its position owns outside itself.
    pub(super) owned: usize,
}

/// What is met on the way through the components of options.
pub(super) enum OptionPart<P> {
    /// An option begins, whose position owns so many bytes outside itself.
    Start(usize),
    /// A component, with the numbers of moves of Left and Right where these are known.
    Component(Representative<P>, Option<[u32; 2]>),
    /// The option has no more components.
    End,
}

/// Visits components, in one copy of the game's code whatever is done with them.
fn each_counted_component<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    visit: &mut dyn FnMut(R::Position, Option<[u32; 2]>),
) {
    ruleset.counted_components(position, visit);
}

fn representative<R: Ruleset + ?Sized>(ruleset: &R, position: R::Position) -> Representative<R::Position> {
    let normal = ruleset.own_normal_form(position);
    Representative { owned: ruleset.heap_bytes(&normal.position), normal }
}

impl<R: Ruleset + ?Sized> RulesOn<R::Position> for &R {
    fn options(
        &self,
        position: &R::Position,
        player: Player,
        visit: &mut dyn FnMut(Representative<R::Position>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each_option(*self, position, player, &mut |option| visit(representative(*self, option)))
    }

    fn components(
        &self,
        position: &R::Position,
        visit: &mut dyn FnMut(Representative<R::Position>, Option<[u32; 2]>),
    ) {
        each_counted_component(*self, position, &mut |part, mobility| {
            visit(representative(*self, part), mobility);
        });
    }

    fn option_components(
        &self,
        position: &R::Position,
        player: Player,
        visit: &mut dyn FnMut(OptionPart<R::Position>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each_option(*self, position, player, &mut |option| {
            visit(OptionPart::Start(self.heap_bytes(&option)))?;
            let mut flow = ControlFlow::Continue(());
            each_counted_component(*self, &option, &mut |part, mobility| {
                if flow.is_continue() {
                    flow = visit(OptionPart::Component(representative(*self, part), mobility));
                }
            });
            flow?;
            visit(OptionPart::End)
        })
    }

    fn ending(&self, position: &R::Position, to_move: Player) -> Option<Ending> {
        (**self).ending(position, to_move)
    }

    fn is_impartial(&self) -> bool {
        (**self).is_impartial()
    }

    fn normal_form(&self, position: &R::Position) -> NormalForm<R::Position> {
        (**self).normal_form(position)
    }

    fn mobility(&self, position: &R::Position, most: u32) -> [u32; 2] {
        (**self).mobility(position, most)
    }

    fn bounds(&self, position: &R::Position) -> Bounds {
        (**self).bounds(position)
    }

    fn without_integer(&self, position: &R::Position) -> Option<(R::Position, i32)> {
        (**self).without_integer(position)
    }

    fn heap_bytes(&self, position: &R::Position) -> usize {
        (**self).heap_bytes(position)
    }
}
