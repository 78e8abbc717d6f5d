//! What a question looks like. Fields that are not known are refused: a misspelt option would give another answer.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A question.
#[derive(Clone, Default, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// What is to be done: a name of [`VERBS`](crate::VERBS).
    pub verb: String,
    /// What it is done to: a position, an expression, a code, a graph, a word.
    #[serde(default)]
    pub input: String,
    /// The game, where `input` is a position of it alone.
    #[serde(default)]
    pub game: Option<String>,
    /// The position, with `game`.
    #[serde(default)]
    pub position: Option<String>,
    /// How it is done.
    #[serde(default)]
    pub options: Options,
    /// The language of sentences.
    #[serde(default)]
    pub lang: Option<String>,
    /// Whether a page asks. Messages then say what to do on a page, and name no commands.
    #[serde(default)]
    pub page: bool,
    /// Limits on what the answer may take.
    #[serde(default)]
    pub limits: LimitsAsked,
    /// The lines of a worksheet, or the names that are to be told.
    #[serde(default)]
    pub lines: Option<Vec<String>>,
    /// A certificate to be checked.
    #[serde(default)]
    pub certificate: Option<String>,
    /// A rule file to be read.
    #[serde(default)]
    pub file: Option<String>,
}

/// Limits that a question asks for.
#[derive(Clone, Copy, Default, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LimitsAsked {
    /// Milliseconds.
    pub time_ms: Option<u64>,
    /// Millions of bytes.
    pub memory_mb: Option<u64>,
    /// Positions that are looked at.
    pub positions: Option<u64>,
}

/// A file that comes with the question.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct NamedText {
    /// The name, as it stands in `input`.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// How it is done. Each verb has the options of the program's command of its name, and ignores the others.
#[derive(Clone, Default, Deserialize, Debug)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub struct Options {
    /// Who moves: `left`, `right` or `next`.
    pub to_move: Option<String>,
    /// Whoever cannot move wins.
    pub misere: bool,
    /// Which engine answers: `auto`, `search`, …
    pub engine: Option<String>,
    /// Which part of the answer is asked for: `winner`, `move`, `moves`, `value`.
    pub only: Option<String>,
    /// Plies to look ahead.
    pub depth: Option<u64>,
    /// The seed of random choices.
    pub seed: Option<u64>,
    /// What would be tried, instead of the answer.
    pub plan: bool,
    /// With the steps of the argument.
    pub why: bool,
    /// Everything that can be said of a value.
    pub all: bool,
    /// ↑ ↓ ∗ ± instead of ^ v * +-.
    pub unicode: bool,
    /// `latex`, `csv`, `markdown`, `svg`, `tikz`, `text`: the answer is then a `zermelo/text/1`.
    pub format: Option<String>,
    /// Of a table, only the positions in which whoever is to move loses.
    pub p_positions: bool,
    /// A move that wins soonest for every position that is won.
    pub strategy: bool,
    /// Which positions get their labels in which round.
    pub rounds: bool,
    /// At most so many rows of a table.
    pub limit: Option<usize>,
    /// What alpha-beta does.
    pub trace: bool,
    /// The moves of a played game.
    pub moves: Vec<String>,
    /// The proof of a theorem: `true`, or the numbers for it.
    pub proof: Option<Proof>,
    /// The kind of exercises.
    pub kind: Option<String>,
    /// The level of exercises.
    pub level: Option<u8>,
    /// How many exercises.
    pub count: Option<u32>,
    /// With solutions.
    pub solutions: bool,
    /// Heaps of a sum.
    pub heaps: Option<String>,
    /// The largest heap.
    pub to: Option<u64>,
    /// Genera up to this heap.
    pub genera: Option<u32>,
    /// Canonical misère forms up to this heap.
    pub forms: Option<u32>,
    /// Codes with the same values.
    pub same: bool,
    /// Grundy values of a graph.
    pub grundy: bool,
    /// The format of a graph: `edges`, `counted`, `json`, `dot`.
    pub input: Option<String>,
    /// The order of the positions of a graph: `file`, `name`, `verdict`, `distance`.
    pub sort: Option<String>,
    /// What a certificate shows: `winner`, `theorem`, `grundy`, `labels`, `value`, `comparison`, `period`, `quotient`.
    pub claim: Option<String>,
    /// How well the computer plays: `perfect`, `good`, `weak`, `random`.
    pub strength: Option<String>,
    /// Rule files that `input` names.
    pub rules: Vec<NamedText>,
    /// Values for the parameters of rule files.
    pub set: BTreeMap<String, String>,
}

/// Whether a proof is asked for, and with which numbers.
#[derive(Clone, Deserialize, Debug)]
#[serde(untagged)]
pub enum Proof {
    /// With the numbers of an example.
    Asked(bool),
    /// With these numbers.
    With(String),
}
