//! The steps of a plan: a theory, what it is to find, and what it may spend on it.

use crate::game::Choice;

/// A theory with the engine that applies it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theory {
    /// A closed-form theorem of the game.
    Theorem,
    /// A search that the game brings with it.
    OwnSearch,
    /// Grundy values by components.
    Grundy,
    /// Loopy Grundy values by components.
    LoopyGrundy,
    /// Canonical forms of the components.
    Values,
    /// The game's dense table.
    Table,
    /// Retrograde analysis of all that can be reached.
    Retrograde,
    /// Memoised top-down search.
    Search,
    /// Search of sums by components.
    Sums,
    /// Minimax.
    Minimax,
    /// Alpha-beta.
    AlphaBeta,
    /// AND-OR evaluation in random order.
    AndOr,
}

impl Choice for Theory {
    // What it means is the subject of "does not apply".
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Theorem, "theorem", "a theorem"),
        (Self::OwnSearch, "own search", "the game's own search"),
        (Self::Grundy, "grundy", "the theory of Grundy values"),
        (Self::LoopyGrundy, "loopy-grundy", "the theory of loopy Grundy values"),
        (Self::Values, "values", "the theory of canonical forms"),
        (Self::Table, "table", "the table"),
        (Self::Retrograde, "retrograde", "retrograde analysis"),
        (Self::Search, "search", "top-down search"),
        (Self::Sums, "sums", "a search of sums"),
        (Self::Minimax, "minimax", "minimax"),
        (Self::AlphaBeta, "alpha-beta", "alpha-beta"),
        (Self::AndOr, "and-or", "AND-OR evaluation"),
    ];
}

/// What a step is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Who wins, and what the theory says beside it.
    Answer,
    /// The winning moves, where the winner is known without them.
    Moves,
    /// Distances, where everything else is known.
    Distances,
    /// What the position is worth, where the winner is known without it.
    Worth,
}

/// What a step may spend; `None` is without bound, but for the limits of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Positions.
    pub positions: Option<u64>,
    /// Steps of the meter; see [`Policy`](super::Policy).
    pub work: Option<u64>,
}

impl Budget {
    /// Without bound.
    pub const UNBOUNDED: Self = Self { positions: None, work: None };

    /// At most this many positions.
    pub const fn positions(positions: u64) -> Self {
        Self { positions: Some(positions), work: None }
    }

    /// At most this much work.
    pub const fn work(work: u64) -> Self {
        Self { positions: None, work: Some(work) }
    }

    /// At most this much work, too.
    pub const fn and_work(self, work: u64) -> Self {
        Self { positions: self.positions, work: Some(work) }
    }
}

/// One step of a plan. It is passed over when what it is for is known already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The theory.
    pub theory: Theory,
    /// What it is to find.
    pub purpose: Purpose,
    /// What it may spend.
    pub budget: Budget,
}

impl Step {
    /// A step.
    pub const fn new(theory: Theory, purpose: Purpose, budget: Budget) -> Self {
        Self { theory, purpose, budget }
    }

    /// A step towards the answer, without bound.
    pub const fn answer(theory: Theory) -> Self {
        Self::new(theory, Purpose::Answer, Budget::UNBOUNDED)
    }

    /// A step towards the answer within a budget.
    pub const fn answer_within(theory: Theory, budget: Budget) -> Self {
        Self::new(theory, Purpose::Answer, budget)
    }
}
