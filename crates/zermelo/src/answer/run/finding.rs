//! What a theory finds, as data: verdicts, worth, moves, a line, each with what it rests on. No words; those are in
//! `report`.

use super::super::plan::{Budget, Plan, Purpose, Step, Theory};
use super::super::{AnsweredMove, MovesListed};
use crate::game::{Message, Player, Reference, Score, Verdict, WhyStep};
use crate::nimber::LoopyValue;
use crate::solve::StopReason;
use crate::value::SumReason;
use dashu_int::UBig;

/// What is counted while a theory runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// Positions, or pairs of position and mover, looked at.
    Positions,
    /// The same from both movers, where the first number is from one.
    PositionsBothMovers,
    /// Entries of a table.
    TableEntries,
    /// Positions whose Grundy values were computed.
    GrundyPositions,
    /// Components whose canonical forms were computed.
    Components,
    /// Canonical forms in the store.
    Forms,
    /// Nodes of a tree.
    Nodes,
    /// Nodes that plain minimax visits.
    MinimaxNodes,
    /// Leaves of a tree.
    Leaves,
    /// The longest line of play looked at, in plies.
    Depth,
}

/// Counts in the order in which they were taken.
pub type Counts = Vec<(Count, u128)>;

/// What a claim rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// The theorem or the engine.
    pub means: Means,
    /// The depth in plies up to which the claim holds, `None` where it is proved.
    pub checked_to: Option<u64>,
    /// How much was looked at.
    pub counts: Counts,
}

impl Evidence {
    /// A proof.
    pub const fn proof(means: Means, counts: Counts) -> Self {
        Self { means, checked_to: None, counts }
    }
}

/// A theorem, or an engine with what describes its run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Means {
    /// A theorem, or a search that a game describes as one.
    Theorem(&'static Reference),
    /// Grundy values of so many components.
    GrundyValues(usize),
    /// Loopy Grundy values of so many components.
    LoopyGrundyValues(usize),
    /// Canonical forms of so many components.
    CanonicalForms(usize),
    /// Retrograde analysis of so many positions.
    Retrograde(u64),
    /// A table, in the words of the engine that made it.
    Table(String),
    /// Top-down search of so many positions.
    Search(u64),
    /// Search of so many sums of components.
    SumSearch(u64),
    /// The game's own search, of so many positions.
    GameSearch(u64),
    /// The game's own search looked at nothing: bounds decided, or what a keeper knew before.
    BoundsOrKept,
    /// Minimax, or alpha-beta where pruned, to a depth or to the end.
    Depth {
        /// Whether branches were pruned.
        prune: bool,
        /// The depth in plies.
        depth: Option<u64>,
    },
    /// AND-OR evaluation in the random order of a seed.
    RandomOrder {
        /// The seed.
        seed: u64,
    },
}

impl Means {
    /// Whether everything that can be reached was labelled.
    pub const fn is_labels(&self) -> bool {
        matches!(self, Self::Retrograde(_) | Self::Table(_))
    }
}

/// What a position is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Worth {
    /// A Grundy value.
    Nimber(UBig),
    /// A loopy Grundy value.
    Loopy(LoopyValue),
    /// A canonical form.
    Value(String),
}

/// How a verdict follows, as data.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Reasoning {
    /// There is nothing to say but the count of positions.
    #[default]
    None,
    /// The computation of a theorem, in its own lines.
    Computation(Vec<Message>),
    /// The components with their Grundy values, and the whole.
    Nimbers {
        /// The components.
        parts: Vec<(String, UBig)>,
        /// The value of the whole.
        value: UBig,
    },
    /// The components with their loopy Grundy values, and the whole.
    LoopyNimbers {
        /// The components.
        parts: Vec<(String, LoopyValue)>,
        /// The value of the whole.
        value: LoopyValue,
        /// Whether counters chose between several winning moves.
        by_counter: bool,
    },
    /// The components with their canonical forms, `None` for forms too long to be written, and how the winner follows.
    Forms {
        /// The components.
        parts: Vec<(String, Option<String>)>,
        /// How the winner follows from the forms.
        reason: SumReason,
    },
    /// The nodes of a search to a depth, and where it proved nothing, how the evaluation stands.
    Depth {
        /// Whether branches were pruned.
        prune: bool,
        /// Nodes visited.
        nodes: u64,
        /// Nodes that plain minimax visits.
        minimax_nodes: Option<u128>,
        /// The depth, the evaluation, and for whom.
        horizon: Option<(u64, i64, Player)>,
    },
    /// The leaves and nodes of a tree.
    Leaves {
        /// Leaves looked at.
        leaves: u64,
        /// Nodes looked at.
        nodes: u64,
    },
}

/// What else is to be known of a finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A position has more options than are looked at.
    TooManyMoves,
    /// The board is too large to search for the moves that a theorem does not name.
    TooLargeForMoves,
    /// The winner is known; a limit kept the rest from being computed.
    NotAllComputed(StopReason),
    /// The winner is known; rating the moves stopped.
    NotAllMovesRated(Stop),
}

/// Why an attempt stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A limit of the question.
    Limit(StopReason),
    /// The planner's budget of positions.
    Positions(u64),
    /// The planner's budget of work.
    Work(u64),
}

impl Stop {
    /// The reason that a whole answer gives for it.
    pub const fn reason(self) -> StopReason {
        match self {
            Self::Limit(reason) => reason,
            Self::Positions(budget) | Self::Work(budget) => StopReason::Positions(budget),
        }
    }
}

/// How an attempt came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It found what it was for.
    Found,
    /// The theory does not apply.
    Refused(String),
    /// It was given up, and left nothing in the answer.
    Stopped(Stop),
}

/// A step of a plan that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The theory.
    pub theory: Theory,
    /// What it was to find.
    pub purpose: Purpose,
    /// What it could spend.
    pub budget: Budget,
    /// How it came out.
    pub outcome: Outcome,
    /// How much was looked at.
    pub counts: Counts,
}

impl Attempt {
    pub(super) const fn new(step: Step, outcome: Outcome, counts: Counts) -> Self {
        Self { theory: step.theory, purpose: step.purpose, budget: step.budget, outcome, counts }
    }

    /// Whether it was for the answer, and was given up because its budget was spent.
    pub fn is_given_up(&self) -> bool {
        let is_spent = matches!(self.outcome, Outcome::Stopped(Stop::Positions(_) | Stop::Work(_)));
        self.purpose == Purpose::Answer && is_spent
    }
}

/// What one theory found. Whole as it stands: a theory that stops before it has a verdict gives no finding.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What all of it rests on.
    pub evidence: Evidence,
    /// Verdicts with Left and with Right to move.
    pub verdicts: [Option<Verdict>; 2],
    /// With how many points best play ends, with Left and with Right to move, where points decide and an engine counts them.
    pub scores: [Option<Score>; 2],
    /// What the position is worth.
    pub worth: Option<Worth>,
    /// Moves, best first.
    pub moves: Vec<AnsweredMove>,
    /// Which moves those are.
    pub moves_listed: MovesListed,
    /// A line of best play.
    pub line: Vec<String>,
    /// The same as programs of this game pass games on (PGN, for chess), where there is such a notation.
    pub record: Option<String>,
    /// How the verdicts follow.
    pub reasoning: Reasoning,
    /// Steps of the argument that came with a theorem.
    pub why: Vec<WhyStep>,
    /// What else is to be known.
    pub remarks: Vec<Remark>,
    /// The limit that kept a verdict that was asked for from being found.
    pub unfinished: Option<StopReason>,
}

impl Finding {
    /// Whether a verdict says in how many plies.
    pub(super) fn has_distances(&self) -> bool {
        self.verdicts.iter().flatten().any(|verdict| verdict.distance().is_some())
    }

    /// A finding of verdicts alone.
    pub(super) const fn of_verdicts(evidence: Evidence, verdicts: [Option<Verdict>; 2]) -> Self {
        Self {
            evidence,
            verdicts,
            scores: [None; 2],
            worth: None,
            moves: Vec::new(),
            moves_listed: MovesListed::Some,
            line: Vec::new(),
            record: None,
            reasoning: Reasoning::None,
            why: Vec::new(),
            remarks: Vec::new(),
            unfinished: None,
        }
    }
}

/// The place of an evidence in [`Solution::evidence`].
pub type EvidenceId = usize;

/// Which evidence each claim of an answer rests on; `None` where there is no such claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// Who wins.
    pub winner: Option<EvidenceId>,
    /// In how many plies.
    pub distances: Option<EvidenceId>,
    /// What the position is worth.
    pub worth: Option<EvidenceId>,
    /// The results of the moves.
    pub moves: Option<EvidenceId>,
    /// The line of best play.
    pub line: Option<EvidenceId>,
}

/// What all steps of a plan found together, as data.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The plan.
    pub plan: Plan,
    /// What was found; `None` where everything stopped.
    pub finding: Option<Finding>,
    /// What the claims rest on.
    pub evidence: Vec<Evidence>,
    /// Which evidence each claim rests on.
    pub claims: Claims,
    /// Everything that was tried, in its order.
    pub attempts: Vec<Attempt>,
    /// Why nothing was found, or not all verdicts that were asked for.
    pub stopped: Option<StopReason>,
    /// The limit that kept the moves or the worth that were asked for from being found, where the winner was.
    pub cut: Option<StopReason>,
}
