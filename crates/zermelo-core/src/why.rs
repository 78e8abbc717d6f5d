//! Why a position is won, lost or worth what it is worth: the steps of the argument as data, without a word of any
//! language. Each holds enough to be computed again by hand.

use super::Player;
use alloc::string::String;
use alloc::vec::Vec;
use dashu_int::UBig;

/// One step of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WhyStep {
    /// The hypotheses of the theory, and which of them hold.
    Hypotheses(Hypotheses),
    /// A Grundy value as the least one that no option has.
    Mex {
        /// The position.
        position: String,
        /// Its options.
        options: Vec<OptionValue>,
        /// The mex of their values.
        value: UBig,
    },
    /// The Grundy value of a sum as the nim-sum of those of its components.
    NimSum {
        /// The values of the components.
        values: Vec<UBig>,
        /// Their nim-sum.
        sum: UBig,
    },
    /// What each of several heaps would have to become for the nim-sum to be 0, and whether that is less than it is: so
    /// exactly where the heap has the highest bit of the nim-sum.
    Targets {
        /// The nim-sum, not 0.
        sum: UBig,
        /// The value of each heap, and that value ⊕ the sum.
        heaps: Vec<HeapTarget>,
        /// Whether no move makes a value larger, as in Nim.
        values_only_fall: bool,
    },
    /// One heap from which at most so many may be taken: a take of the remainder, and then every round is completed.
    Rounds {
        /// The heap.
        size: UBig,
        /// One more than may be taken at most: what a round comes to.
        round: UBig,
        /// What is to be taken first, 0 where the player who just moved is the one to complete.
        take: UBig,
        /// Whether the last token is to be avoided, so that one token is left out of the count.
        is_misere: bool,
    },
    /// Heaps in misère play, where ones count apart.
    MisereHeaps {
        /// How many heaps, or values of heaps, are above 1.
        large: usize,
        /// How many are 1.
        ones: usize,
        /// The nim-sum.
        sum: UBig,
        /// What the only heap above 1 is to become in misère play and in normal play, where there is one alone.
        targets: Option<[UBig; 2]>,
        /// Whether the player to move wins.
        next_wins: bool,
    },
    /// The value of a partizan position, or of a component of it.
    Value {
        /// The position.
        position: String,
        /// Its canonical form.
        value: String,
        /// How it compares with 0, where the argument needs it.
        sign: Option<Sign>,
    },
    /// The sum of the values of several components.
    ValueSum {
        /// The values.
        values: Vec<String>,
        /// Their sum.
        sum: String,
        /// How it compares with 0.
        sign: Sign,
    },
    /// A move that is never needed, since another is at least as good.
    Dominated {
        /// Who moves.
        player: Player,
        /// The move and its value.
        option: ValuedMove,
        /// The other and its value.
        by: ValuedMove,
    },
    /// A move that the opponent takes back with interest: the answer is at least as good for the opponent as the position
    /// was.
    Reversible {
        /// Who moves.
        player: Player,
        /// The move and its value.
        option: ValuedMove,
        /// The answer, where it is a move of the position and not of its canonical form only.
        reply: Option<String>,
        /// The value of what the answer leaves.
        through: String,
        /// The value of the position.
        whole: String,
    },
    /// A component that nobody needs to move in, because it is a number and another is not.
    NumberAvoided {
        /// The component.
        position: String,
        /// The number.
        value: String,
    },
}

/// Which hypotheses of the theories hold. No game here has chance or hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "hypotheses hold or not")]
pub struct Hypotheses {
    /// Both players have the same options everywhere.
    pub is_impartial: bool,
    /// No position can recur.
    pub is_loop_free: bool,
    /// Whoever cannot move loses.
    pub is_normal_play: bool,
    /// Only a player who cannot move ends the game.
    pub last_move_decides: bool,
}

/// An option with its Grundy value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionValue {
    /// The move.
    pub label: String,
    /// The Grundy value of what it leaves.
    pub value: UBig,
}

/// A heap and what it would have to become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeapTarget {
    /// The heap, or its Grundy value.
    pub value: UBig,
    /// That ⊕ the nim-sum of all.
    pub target: UBig,
}

/// A move with the value of what it leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValuedMove {
    /// The move.
    pub label: String,
    /// The value.
    pub value: String,
}

/// How a value compares with 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Left wins.
    Positive,
    /// Right wins.
    Negative,
    /// The previous player wins.
    Zero,
    /// The next player wins.
    Fuzzy,
}

impl WhyStep {
    /// The name of the step, for programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Hypotheses(_) => "hypotheses",
            Self::Mex { .. } => "mex",
            Self::NimSum { .. } => "nim-sum",
            Self::Targets { .. } => "targets",
            Self::Rounds { .. } => "rounds",
            Self::MisereHeaps { .. } => "misere heaps",
            Self::Value { .. } => "value",
            Self::ValueSum { .. } => "value sum",
            Self::Dominated { .. } => "dominated",
            Self::Reversible { .. } => "reversible",
            Self::NumberAvoided { .. } => "number avoided",
        }
    }
}

impl Sign {
    /// `positive`, `negative`, `zero` or `fuzzy`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Positive => "positive",
            Self::Negative => "negative",
            Self::Zero => "zero",
            Self::Fuzzy => "fuzzy",
        }
    }
}
