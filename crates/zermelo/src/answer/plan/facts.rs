//! What is known of a question before any engine has run: facts of the game, of the position, and of its theorem.

use super::super::Question;
use crate::catalogue::{AnyPosition, Engines};
use crate::game::{Claim, Convention, Player, WinningMoves};
use crate::solve::Limits;

/// What a theorem says of a position, as far as a plan depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TheoremFacts {
    /// Whether all winning moves are named.
    pub names_all_moves: bool,
    /// Whether the Grundy value is given.
    pub gives_grundy: bool,
}

/// What is known of game, position and question. Plain data: the planner is a function of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts are yes or no")]
pub struct Facts {
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Whether both players have the same options everywhere.
    pub is_impartial: bool,
    /// Whether no position can recur.
    pub is_loop_free: bool,
    /// Whether play can stop by a rule of the game.
    pub has_endings: bool,
    /// What a theorem says, where one decides the position.
    pub theorem: Option<TheoremFacts>,
    /// Whether the game brings a search of its own.
    pub has_own_search: bool,
    /// Whether the game brings a search of its own for Grundy values, of which the search of sums makes use.
    pub has_nimber_search: bool,
    /// Whether the game has a dense table and the position is one component.
    pub has_dense_table: bool,
    /// Whether labels came with the question.
    pub has_known_labels: bool,
    /// About how many steps it takes to fill the table, where it is smaller than the number of positions.
    pub table_work: Option<u64>,
    /// Upper bound on the number of positions that can be reached.
    pub reachable_bound: Option<u64>,
    /// The number of components of a partizan position that no theorem decides; 1 for others, whose plan does not depend
    /// on it.
    pub component_count: usize,
    /// The players whose turn it can be, the one asked about first.
    pub movers: Vec<Player>,
    /// Who moves, where the question or the position says it.
    pub to_move: Option<Player>,
}

impl Facts {
    /// The facts of a question, and what its theorem says, if it says it within the limits. O(size of the position), and
    /// what the theorem takes.
    pub fn of(question: &Question, limits: &Limits) -> (Self, Option<Claim<AnyPosition>>) {
        let (game, position) = (question.game.game.as_ref(), &question.game.position);
        let claim = game.claim_within(position, question.convention, limits).ok().flatten();
        let theorem = claim.as_ref().map(|claim| TheoremFacts {
            names_all_moves: !matches!(claim.winning, WinningMoves::AtLeast(_)),
            gives_grundy: claim.grundy.is_some(),
        });
        let to_move = question.mover();
        let first = to_move.unwrap_or(Player::Left);
        let can_move = |player: &Player| game.illegal(position, *player).is_none();
        let depends_on_components = theorem.is_none() && !game.is_impartial();
        let facts = Self {
            convention: question.convention,
            is_impartial: game.is_impartial(),
            is_loop_free: game.is_loop_free(),
            has_endings: game.has_endings(),
            theorem,
            has_own_search: game.has_own_search(),
            has_nimber_search: game.has_nimber_search(),
            has_dense_table: game.has_dense_table(position),
            has_known_labels: question.known.is_some(),
            table_work: game.table_work(position),
            reachable_bound: game.reachable_bound(position),
            component_count: if depends_on_components { game.component_count(position) } else { 1 },
            movers: [first, first.opponent()].into_iter().filter(can_move).collect(),
            to_move,
        };
        (facts, claim)
    }

    /// Whether the last move decides, so that worths exist.
    const fn is_decided_by_the_last_move(&self) -> bool {
        matches!(self.convention, Convention::Normal) && !self.has_endings
    }

    /// Whether the theory of Grundy values covers the question.
    pub const fn has_grundy_values(&self) -> bool {
        self.is_decided_by_the_last_move() && self.is_impartial && self.is_loop_free
    }

    /// Whether the theory of loopy Grundy values covers the question, and that of Grundy values does not.
    pub const fn has_loopy_values(&self) -> bool {
        self.is_decided_by_the_last_move() && self.is_impartial && !self.is_loop_free
    }

    /// Whether the theory of partizan values covers the question, and that of Grundy values does not.
    pub const fn has_partizan_values(&self) -> bool {
        self.is_decided_by_the_last_move() && !self.is_impartial && self.is_loop_free
    }

    /// Whether the theory of loopy partizan values covers the question, and none of the others does.
    pub const fn has_sided_values(&self) -> bool {
        self.is_decided_by_the_last_move() && !self.is_impartial && !self.is_loop_free
    }

    /// Whether a search of sums covers the question: in loop-free games the last move decides, in either convention.
    pub const fn has_sum_search(&self) -> bool {
        self.is_loop_free && !self.has_endings
    }

    /// Whether nothing is known of how many positions a game that ends by rule has (Go under superko remembers all boards
    /// that have been): a search sees few of them.
    pub const fn may_be_endless_to_explore(&self) -> bool {
        self.has_endings && !self.is_impartial && self.is_loop_free && self.reachable_bound.is_none()
    }

    /// Why no theory gives the position a value, where none does.
    pub(in crate::answer) const fn why_there_is_no_value(&self) -> &'static str {
        if matches!(self.convention, Convention::Misere) {
            "values are of normal play; for misère play see: zermelo misere --help"
        } else if self.has_endings {
            "values belong to games in which the last move decides; here play can stop by rule"
        } else {
            "values belong to loop-free games; here a position can recur"
        }
    }
}
