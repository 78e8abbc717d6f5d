//! Answers: a question goes to the planner, which picks the cheapest theory that is proved to apply; what comes out is an
//! [`Answer`] with its verdicts, moves, evidence and confidence, to be printed as text or JSON.

mod columns;
mod draw;
mod graph;
mod hint;
mod json;
mod plan;
mod sequence;
mod table;
mod text;
mod thermograph;
mod value;

pub use columns::Markup;
pub use draw::{to_drawn_text, to_svg, to_tikz};
pub use graph::{GraphAnswer, GraphOrder, answer_graph, describe_counterexample};
pub use hint::reason_of_move;
pub use json::{SCHEMA_NAME, to_json, write_json};
pub use plan::{Engine, Question, QuestionError, answer};
pub use sequence::{Plot, PlotCell, SequenceReport, equivalents_to_json, equivalents_to_text, method_name};
pub use table::{
    PositionTable, TableError, TableQuestion, TableRow, position_table, write_table_columns,
    write_table_json, write_table_text,
};
pub use text::{Style, to_text};
pub use thermograph::{thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz};
pub use value::{
    Quantity, ReportedComponent, ReportedOption, VALUE_SCHEMA_NAME, ValueQuestion, ValueReport, value_report,
};

use crate::game::{Convention, Outcome, Player, Verdict};
use crate::solve::StopReason;

/// How sure an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confidence {
    /// By a theorem or a complete search.
    Proved,
    /// Up to a stated bound, here a depth in plies.
    Checked(u64),
    /// A limit was reached; what is known is given.
    Stopped(StopReason),
}

impl Confidence {
    /// The word used in text and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Checked(_) => "checked",
            Self::Stopped(_) => "stopped",
        }
    }
}

/// Who can make a listed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// Either player: the game is impartial.
    Both,
    /// This player.
    Only(Player),
}

impl Mover {
    /// `both`, `left` or `right`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Only(Player::Left) => "left",
            Self::Only(Player::Right) => "right",
        }
    }
}

/// A move with what it is worth.
#[derive(Clone, Debug)]
pub struct AnsweredMove {
    /// Who can make it.
    pub player: Mover,
    /// Its name in the game's own words.
    pub label: String,
    /// The position it leads to, `None` where writing it out would be out of proportion.
    pub to: Option<String>,
    /// The result for the player who makes it, `None` where it was not found.
    pub verdict: Option<Verdict>,
}

/// Which moves an answer lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovesListed {
    /// All of them.
    All,
    /// All winning ones; the others are too many.
    AllWinning,
    /// None, because every move wins and they are too many.
    EveryWins,
    /// Not all winning ones, because not all are known or they are too many.
    Some,
}

impl MovesListed {
    /// `all`, `all winning`, `every move wins` or `some`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::AllWinning => "all winning",
            Self::EveryWins => "every move wins",
            Self::Some => "some",
        }
    }
}

/// What came out of a question.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The game with its parameters, or `sum`.
    pub game: String,
    /// The position.
    pub position: String,
    /// A picture of it, where one helps.
    pub picture: Option<String>,
    /// The question as programs of this game pass it on (FEN, for chess), where there is such a notation.
    pub interchange: Option<String>,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Whether the mover does not matter.
    pub is_impartial: bool,
    /// Who moves, where the question or the position says it.
    pub to_move: Option<Player>,
    /// Verdicts with Left and with Right to move; `None` where not found, or where that player cannot be on turn.
    pub verdicts: [Option<Verdict>; 2],
    /// The Grundy value, where it exists and was found.
    pub grundy: Option<String>,
    /// The value in partizan theory, where it was found.
    pub value: Option<String>,
    /// Moves, best first.
    pub moves: Vec<AnsweredMove>,
    /// Which moves those are.
    pub moves_listed: MovesListed,
    /// A line of best play, move by move, where a distance is known.
    pub line: Vec<String>,
    /// The theorem or the engine, as in "by Bouton's theorem".
    pub by: String,
    /// Where the theorem stands.
    pub source: Option<String>,
    /// How sure the answer is.
    pub confidence: Confidence,
    /// The computation or the reason, line by line.
    pub explanation: Vec<String>,
    /// What else the reader should know, a sentence each.
    pub notes: Vec<String>,
    /// Counts, by name: positions, nodes, leaves, …
    pub stats: Vec<(&'static str, u128)>,
}

impl Answer {
    /// The outcome class, where both verdicts are known.
    pub fn outcome(&self) -> Option<Outcome> {
        let [left, right] = self.verdicts;
        Some(Outcome::from_verdicts(left?, right?))
    }
}
