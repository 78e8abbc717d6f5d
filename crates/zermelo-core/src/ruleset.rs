//! The core trait: the rules of one game. One required method, the options; everything else is provided and
//! overridden when it is true of the game. Facts that only some games have are traits of their own:
//! [`Theorem`](super::Theorem), [`Indexed`], [`Evaluation`].

use super::{Bounds, Convention, Ending, Player, StateSpace, States};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;
use core::ops::ControlFlow;

/// The rules of one game, with its parameters.
///
/// A position does not say who moves: both players' options always exist, and the mover belongs to the question.
///
/// # Example
/// A heap from which a square number is taken, in full:
///
/// ```
/// use core::ops::ControlFlow;
/// use zermelo_core::{Player, Ruleset};
///
/// struct SubtractASquare;
///
/// impl Ruleset for SubtractASquare {
///     type Position = u64;
///
///     fn options<B>(
///         &self,
///         heap: &u64,
///         _: Player,
///         mut visit: impl FnMut(u64) -> ControlFlow<B>,
///     ) -> ControlFlow<B> {
///         (1..).map_while(|root: u64| heap.checked_sub(root * root)).try_for_each(&mut visit)
///     }
///
///     fn is_impartial(&self) -> bool {
///         true
///     }
///
///     fn is_loop_free(&self) -> bool {
///         true
///     }
/// }
///
/// let options = zermelo_core::option_list(&SubtractASquare, &7, Player::Left);
/// assert_eq!(options, [6, 3]); // both lose to a move to 2 or 5: 7 is a P-position
/// ```
pub trait Ruleset {
    /// A position. Equal positions must have equal options and endings.
    type Position: Clone + Eq + Hash + Debug + 'static;

    /// Visits the positions that `player` can move to, one by one, stopping as soon as `visit` breaks.
    /// The order is the order in which moves are listed to users where nothing else decides; it must not vary.
    fn options<B>(
        &self,
        position: &Self::Position,
        player: Player,
        visit: impl FnMut(Self::Position) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// The result for `to_move` where play stops by rule, `None` where play goes on. A player who merely has no
    /// option is not an ending: the convention decides it.
    fn ending(&self, _position: &Self::Position, _to_move: Player) -> Option<Ending> {
        None
    }

    /// Whether both players have the same options and endings in every position.
    fn is_impartial(&self) -> bool {
        false
    }

    /// Whether no position can recur: every line of play from every position is finite, and all are of
    /// bounded length.
    fn is_loop_free(&self) -> bool {
        false
    }

    /// Whether play can stop by rule, that is whether [`ending`](Self::ending) is ever `Some`. Theories in which the
    /// last move decides (Grundy values, sums) hold only where it cannot.
    fn has_endings(&self) -> bool {
        false
    }

    /// Why the game has no misère form, `None` where it has one.
    fn misere_refusal(&self) -> Option<&'static str> {
        None
    }

    /// Visits independent positions whose disjunctive sum is `position`. Contract: the sum of the parts has the
    /// same options, up to order, as the position.
    fn components(&self, position: &Self::Position, mut visit: impl FnMut(Self::Position)) {
        visit(position.clone());
    }

    /// The same, each with the numbers of options that Left and Right have there, where these are known on the way.
    /// Contract: they are what [`mobility`](Self::mobility) counts without an end, also of the part's
    /// [normal form](Self::normal_form).
    fn counted_components(
        &self,
        position: &Self::Position,
        mut visit: impl FnMut(Self::Position, Option<[u32; 2]>),
    ) {
        self.components(position, |part| visit(part, None));
    }

    /// A representative of `position` under the symmetries of the game, so that engines meet it once.
    ///
    /// Contract: a representative is its own, and play from it is play from the position: the same verdicts with the
    /// same distances in every convention of the game, and the same Grundy value, genus or value; where
    /// [the players are exchanged](NormalForm::players_swapped), the other player's verdicts and the negative.
    ///
    /// Nothing is promised of how options correspond, or how many there are: an option of the representative may have
    /// another representative than the option of the position that plays as it does. (Toads and Frogs drops the dead
    /// ends beside a strip's only live part. A move that makes two live parts of it keeps what ends there are: they are
    /// gone in the play from the representative, and there in the play from the position.) So an engine takes options
    /// of the representative throughout, and can still be asked for a form that it has not met: it then looks at that,
    /// too.
    fn normal_form(&self, position: &Self::Position) -> NormalForm<Self::Position> {
        NormalForm::plain(position.clone())
    }

    /// The same of a position that is no longer needed. To be overridden, alike, where it saves a copy that takes memory.
    fn own_normal_form(&self, position: Self::Position) -> NormalForm<Self::Position> {
        self.normal_form(&position)
    }

    /// A table of the states that are met. Overridden by games that pack their positions, with
    /// [`PackedStates`](super::PackedStates).
    fn state_space(&self) -> Box<dyn StateSpace + '_> {
        Box::new(States::new(self))
    }

    /// Why the question (position, `to_move`) cannot arise, for instance because the player who is not to move
    /// stands in check. `None` for questions that can.
    fn illegal(&self, _position: &Self::Position, _to_move: Player) -> Option<String> {
        None
    }

    /// Whose turn it is by the position's own marks, where it shows (an equal number of noughts and crosses: X).
    /// Only a default for the question.
    fn natural_mover(&self, _position: &Self::Position) -> Option<Player> {
        None
    }

    /// An upper bound on the number of positions that can be reached, `None` where none is known cheaply.
    /// Saturates.
    fn reachable_bound(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// Numbers that the value of a position lies between, without a search. Contract: see [`Bounds`]. Only asked of games in
    /// which the last move decides, in normal play.
    fn bounds(&self, _position: &Self::Position) -> Bounds {
        Bounds::NONE
    }

    /// A simpler position with an integer: together they are worth the position. `None` where none is known. Contract: the
    /// values are equal in normal play; the options need not be. Only asked of games in which the last move decides.
    fn without_integer(&self, _position: &Self::Position) -> Option<(Self::Position, i32)> {
        None
    }

    /// How many options Left and Right have, each counted up to `most`. Contract: what counting the options gives.
    fn mobility(&self, position: &Self::Position, most: u32) -> [u32; 2] {
        Player::each(|player| {
            let mut count = 0;
            let _ = each_option(self, position, player, &mut |_| {
                count += 1;
                if count == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            count
        })
    }

    /// Bytes a position owns outside itself, so that memory limits count them.
    fn heap_bytes(&self, _position: &Self::Position) -> usize {
        0
    }
}

/// A position's representative under symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormalForm<P> {
    /// The representative.
    pub position: P,
    /// Whether the symmetry exchanges the players: Left's options of the position are then Right's options of the
    /// representative, mirrored.
    pub players_swapped: bool,
    /// Whether some symmetry that exchanges the players maps the representative to itself, so that it makes no
    /// difference who moves there.
    pub is_own_mirror: bool,
}

impl<P> NormalForm<P> {
    /// A representative under symmetries that leave the players alone.
    pub const fn plain(position: P) -> Self {
        Self { position, players_swapped: false, is_own_mirror: false }
    }

    /// The same of the representative written in another way.
    #[inline]
    pub fn map<Q>(self, write: impl FnOnce(P) -> Q) -> NormalForm<Q> {
        let Self { position, players_swapped, is_own_mirror } = self;
        NormalForm { position: write(position), players_swapped, is_own_mirror }
    }
}

/// Visits options, in one copy of the code for each game whatever is done with them.
pub fn each_option<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    visit: &mut dyn FnMut(R::Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    ruleset.options(position, player, visit)
}

/// Visits components, in one copy of the code for each game.
pub fn each_component<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    visit: &mut dyn FnMut(R::Position),
) {
    ruleset.components(position, visit);
}

/// All options of `player`, collected. For code that is not in a hurry; engines visit instead.
pub fn option_list<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
) -> Vec<R::Position> {
    let mut list = Vec::new();
    let _ = each_option(ruleset, position, player, &mut |option| {
        list.push(option);
        ControlFlow::Continue(())
    });
    list
}

/// All options of `player`, or `None` when they are more than `most`, or take more than 64 MB together.
pub fn few_options<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    most: usize,
) -> Option<Vec<R::Position>> {
    const MOST_BYTES: usize = 64_000_000;
    let mut list = Vec::new();
    let mut bytes = 0;
    let flow = each_option(ruleset, position, player, &mut |option| {
        bytes += size_of::<R::Position>() + ruleset.heap_bytes(&option);
        if list.len() == most || bytes > MOST_BYTES {
            return ControlFlow::Break(());
        }
        list.push(option);
        ControlFlow::Continue(())
    });
    flow.is_continue().then_some(list)
}

/// Whether `player` has at least one option. Stops at the first.
pub fn has_option<R: Ruleset + ?Sized>(ruleset: &R, position: &R::Position, player: Player) -> bool {
    each_option(ruleset, position, player, &mut |_| ControlFlow::Break(())).is_break()
}

/// The result of a play that is over at (position, `to_move`), by rule or because there is no option left.
/// `None` while play goes on.
pub fn result_if_over<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    to_move: Player,
    convention: Convention,
) -> Option<Ending> {
    ruleset
        .ending(position, to_move)
        .or_else(|| (!has_option(ruleset, position, to_move)).then(|| convention.result_when_stuck()))
}

/// Games whose positions are numbered, so that engines can keep dense tables and need no hash map.
pub trait Indexed: Ruleset {
    /// The number of indices; `index` stays below it.
    fn index_count(&self) -> u64;

    /// The number of a position. Contract: `position(index(p)) == Some(p)`.
    fn index(&self, position: &Self::Position) -> u64;

    /// The position with a number, `None` for numbers that belong to no position.
    fn position(&self, index: u64) -> Option<Self::Position>;

    /// Whether every option has a smaller index than its position, so that one sweep upwards labels them all.
    fn options_descend(&self) -> bool {
        false
    }
}

/// Games with a heuristic for searches of limited depth.
pub trait Evaluation: Ruleset {
    /// How good the position looks for `to_move`; zero is level. Units are the game's own.
    fn evaluate(&self, position: &Self::Position, to_move: Player) -> i64;
}

/// Options of the player to move minus options of the opponent: an evaluation for games that have none of their own.
pub fn mobility<R: Ruleset + ?Sized>(ruleset: &R, position: &R::Position, to_move: Player) -> i64 {
    let counts = ruleset.mobility(position, u32::MAX);
    i64::from(counts[to_move.index()]) - i64::from(counts[to_move.opponent().index()])
}
