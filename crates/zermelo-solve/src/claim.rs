//! Checking a claimed set of P-positions of an explicit game, without solving it where that suffices.
//!
//! On loop-free impartial games three conditions decide: ends of play are on the right side, every position outside
//! the set has a move into it, no position inside has one. With cycles they neither suffice nor hold (drawn positions
//! can be on either side of them), so there the claim is compared with retrograde analysis; likewise where the
//! players' moves differ.

use super::retrograde::label_graph;
use zermelo_core::graph::ExplicitGame;
use zermelo_core::{Convention, Ending, Limits, Outcome, Player, Ruleset, StopReason, Verdict};

/// The first position that contradicts a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counterexample {
    /// Play is over here, and the player to move has lost or won: the claim says the opposite.
    WrongEnd {
        /// The position.
        vertex: u32,
        /// Whether it is claimed to be a P-position.
        claimed: bool,
    },
    /// Claimed to be a P-position, but it has a move to another.
    MoveInside {
        /// The position.
        vertex: u32,
        /// Where the move leads.
        to: u32,
    },
    /// Not claimed to be a P-position, but it has no move to any.
    NoMoveIn {
        /// The position.
        vertex: u32,
    },
    /// Found by solving: the outcome differs from the claim.
    WrongOutcome {
        /// The position.
        vertex: u32,
        /// Whether it is claimed to be a P-position.
        claimed: bool,
        /// What it is.
        outcome: Outcome,
    },
}

/// Checks that exactly the vertices marked in `is_claimed` are P-positions. O(V + E).
pub fn check_p_positions(
    game: &ExplicitGame,
    is_claimed: &[bool],
    convention: Convention,
    limits: &Limits,
) -> Result<Option<Counterexample>, StopReason> {
    assert_eq!(is_claimed.len(), game.vertex_count(), "one mark a vertex");
    if game.is_impartial() && !game.has_endings() && game.is_loop_free() {
        return Ok(check_conditions(game, is_claimed, convention));
    }
    let labels = label_graph(game, convention, limits)?;
    Ok((0..game.vertex_count() as u32).find_map(|vertex| {
        let [left, right] = Player::each(|player| labels.verdict(vertex, player));
        let outcome = Outcome::from_verdicts(left, right);
        let claimed = is_claimed[vertex as usize];
        (claimed != (outcome == Outcome::P)).then_some(Counterexample::WrongOutcome {
            vertex,
            claimed,
            outcome,
        })
    }))
}

fn check_conditions(
    game: &ExplicitGame,
    is_claimed: &[bool],
    convention: Convention,
) -> Option<Counterexample> {
    let moves = game.moves_of(Player::Left);
    let lost_when_stuck = convention.result_when_stuck() == Ending::Loss;
    (0..game.vertex_count() as u32).find_map(|vertex| {
        let claimed = is_claimed[vertex as usize];
        let options = moves.row(vertex);
        if options.is_empty() {
            return (claimed != lost_when_stuck).then_some(Counterexample::WrongEnd { vertex, claimed });
        }
        let inside = options.iter().copied().find(|&to| is_claimed[to as usize]);
        match (claimed, inside) {
            (true, Some(to)) => Some(Counterexample::MoveInside { vertex, to }),
            (false, None) => Some(Counterexample::NoMoveIn { vertex }),
            _ => None,
        }
    })
}

/// A label that a claim on won and lost sets has wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongLabel {
    /// The position.
    pub vertex: u32,
    /// Who moves there.
    pub to_move: Player,
    /// What was claimed; `None` where a set should have held the position and does not.
    pub claimed: Option<Ending>,
    /// What it is.
    pub verdict: Verdict,
}

/// Sets of positions claimed to be all those that are won, or all those that are lost, with a player to move; `None` where
/// nothing is claimed. Marks of all vertices.
#[derive(Clone, Debug, Default)]
pub struct ClaimedSets {
    /// Won with Left, with Right to move.
    pub won: [Option<Vec<bool>>; 2],
    /// Lost with Left, with Right to move.
    pub lost: [Option<Vec<bool>>; 2],
}

impl ClaimedSets {
    /// A position claimed to be both won and lost with the same player to move, which cannot be.
    pub fn overlap(&self) -> Option<(u32, Player)> {
        Player::BOTH.into_iter().find_map(|player| {
            let (won, lost) = (self.won[player.index()].as_ref()?, self.lost[player.index()].as_ref()?);
            let both = won.iter().zip(lost).position(|(&won, &lost)| won && lost)?;
            Some((both as u32, player))
        })
    }
}

/// The first label, in the order of the vertices, Left's before Right's, that contradicts claims on the sets W and L of either
/// player. Each set that is claimed has to hold exactly its positions: the least sets with W(A) = a move to L(B), L(A) = all
/// moves to W(B). By retrograde analysis, O(V + E).
pub fn check_sets(
    game: &ExplicitGame,
    claimed: &ClaimedSets,
    convention: Convention,
    limits: &Limits,
) -> Result<Option<WrongLabel>, StopReason> {
    let labels = label_graph(game, convention, limits)?;
    let wrong = |vertex: u32, to_move: Player| {
        let verdict = labels.verdict(vertex, to_move);
        let sets = [(Ending::Win, &claimed.won), (Ending::Loss, &claimed.lost)];
        sets.into_iter().find_map(|(ending, sets)| {
            let is_claimed = sets[to_move.index()].as_ref()?[vertex as usize];
            (is_claimed != (verdict.result() == ending)).then_some(WrongLabel {
                vertex,
                to_move,
                claimed: is_claimed.then_some(ending),
                verdict,
            })
        })
    };
    Ok((0..game.vertex_count() as u32)
        .find_map(|vertex| Player::BOTH.into_iter().find_map(|player| wrong(vertex, player))))
}
