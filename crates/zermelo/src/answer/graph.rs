//! The answer about a whole graph: which hypotheses hold, and the label of every position, as text, JSON and DOT.

use super::json::{JsonVerdict, JsonVerdicts};
use super::plan::grouped;
use crate::game::graph::{Adjacency, ExplicitGame, Moves, dot};
use crate::game::{Convention, Outcome, Player, Ruleset, Verdict};
use crate::nimber::LoopyValue;
use crate::solve::claim::Counterexample;
use crate::solve::loopy_grundy::{LoopyLabels, label_loopy_graph};
use crate::solve::retrograde::{GraphLabels, label_graph};
use crate::solve::{Limits, StopReason};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use std::fmt::Write;

/// An explicit game with all its labels.
#[derive(Debug)]
pub struct GraphAnswer<'a> {
    game: &'a ExplicitGame,
    convention: Convention,
    labels: GraphLabels,
    /// The moves with their loopy Grundy values, where the game is impartial, without endings, and played normally.
    grundy: Option<(&'a Adjacency, LoopyLabels)>,
    drawn_positions: usize,
}

/// Labels a graph. O(V + E).
pub fn answer_graph<'a>(
    game: &'a ExplicitGame,
    convention: Convention,
    limits: &Limits,
) -> Result<GraphAnswer<'a>, StopReason> {
    let labels = label_graph(game, convention, limits)?;
    let grundy = match game.moves() {
        Moves::Both(moves)
            if game.is_impartial() && !game.has_endings() && convention == Convention::Normal =>
        {
            Some((moves, label_loopy_graph(moves, limits)?))
        }
        _ => None,
    };
    let is_drawn = |&vertex: &u32| {
        Player::BOTH.into_iter().any(|player| labels.verdict(vertex, player) == Verdict::Draw)
    };
    let drawn_positions = (0..game.vertex_count() as u32).filter(is_drawn).count();
    Ok(GraphAnswer { game, convention, labels, grundy, drawn_positions })
}

const INFALLIBLE: &str = "a String takes all that is written";

impl<'a> GraphAnswer<'a> {
    /// The game.
    pub fn game(&self) -> &'a ExplicitGame {
        self.game
    }

    /// Who wins when a player cannot move.
    pub fn convention(&self) -> Convention {
        self.convention
    }

    /// The labels of all states.
    pub fn labels(&self) -> &GraphLabels {
        &self.labels
    }

    /// The moves with their loopy Grundy values, where the theory applies.
    pub fn loopy_values(&self) -> Option<(&'a Adjacency, &LoopyLabels)> {
        self.grundy.as_ref().map(|(moves, labels)| (*moves, labels))
    }

    /// The verdict on a vertex.
    pub fn verdict(&self, vertex: u32, to_move: Player) -> Verdict {
        self.labels.verdict(vertex, to_move)
    }

    /// The outcome class of a vertex.
    pub fn outcome(&self, vertex: u32) -> Outcome {
        Outcome::from_verdicts(self.verdict(vertex, Player::Left), self.verdict(vertex, Player::Right))
    }

    /// The Grundy value of a vertex, where the theory applies.
    pub fn grundy(&self, vertex: u32) -> Option<LoopyValue> {
        self.grundy.as_ref().map(|(moves, labels)| labels.value(moves, vertex))
    }

    fn vertices(&self) -> std::ops::Range<u32> {
        0..self.game.vertex_count() as u32
    }

    /// The hypotheses, then a table of labels.
    pub fn to_text(&self) -> String {
        let mut text = self.hypotheses();
        let game = self.game;
        let width = self.vertices().map(|v| game.names().name(v).chars().count()).max().unwrap_or(0).max(8);
        let header = match (self.labels.is_shared(), &self.grundy) {
            (true, Some(_)) => "outcome  to move      grundy",
            (true, None) => "outcome  to move",
            (false, _) => "outcome  Left to move  Right to move",
        };
        writeln!(text, "\n{:<width$}  {header}", "position").expect(INFALLIBLE);
        for vertex in self.vertices() {
            let (left, right) = (self.verdict(vertex, Player::Left), self.verdict(vertex, Player::Right));
            let outcome = self.outcome(vertex).symbol();
            let name = game.names().name(vertex);
            let line = match (self.grundy(vertex), self.labels.is_shared()) {
                (Some(value), true) => {
                    format!("{name:<width$}  {outcome:<7}  {:<11}  {value}", left.to_string())
                }
                (_, true) => format!("{name:<width$}  {outcome:<7}  {left}"),
                (_, false) => format!("{name:<width$}  {outcome:<7}  {:<12}  {right}", left.to_string()),
            };
            text.push_str(line.trim_end());
            text.push('\n');
        }
        writeln!(
            text,
            "\nProved, by retrograde analysis of {} positions.",
            grouped(game.vertex_count() as u64)
        )
        .expect(INFALLIBLE);
        text
    }

    fn hypotheses(&self) -> String {
        let yes_no = |holds: bool| if holds { "yes" } else { "no" };
        let game = self.game;
        let draws = match self.drawn_positions {
            0 => "none".to_owned(),
            1 => "1 position".to_owned(),
            count => format!("{} positions", grouped(count as u64)),
        };
        let play = match self.convention {
            Convention::Normal => "normal play",
            Convention::Misere => "misère play",
        };
        let count = |number: usize, one: &str, many: &str| {
            format!("{} {}", grouped(number as u64), if number == 1 { one } else { many })
        };
        format!(
            "{}, {}, {play}\nimpartial: {}\nloop-free: {}\nendings by rule: {}\ndraws: {draws}\n",
            count(game.vertex_count(), "position", "positions"),
            count(game.move_count(), "move", "moves"),
            yes_no(game.is_impartial()),
            yes_no(game.is_loop_free()),
            yes_no(game.has_endings()),
        )
    }

    /// The same as one line of JSON, schema `zermelo/graph/1`.
    pub fn to_json(&self) -> String {
        let game = self.game;
        let json = JsonGraph {
            schema: "zermelo/graph/1",
            positions: game.vertex_count(),
            moves: game.move_count(),
            convention: self.convention.word(),
            impartial: game.is_impartial(),
            loop_free: game.is_loop_free(),
            endings: game.has_endings(),
            drawn_positions: self.drawn_positions,
            start: game.start().map(|start| game.names().name(start).into_owned()),
            by: "retrograde analysis",
            confidence: "proved",
            labels: JsonLabels(self),
        };
        serde_json::to_string(&json).expect("texts and numbers always have a JSON form")
    }

    /// The graph as DOT with its labels and a colour by outcome.
    pub fn to_dot(&self) -> String {
        dot::write(self.game, |vertex| {
            let (left, right) = (self.verdict(vertex, Player::Left), self.verdict(vertex, Player::Right));
            let mut note = format!("{}: ", self.outcome(vertex));
            if self.labels.is_shared() {
                write!(note, "{left}").expect(INFALLIBLE);
            } else {
                write!(note, "Left {left}, Right {right}").expect(INFALLIBLE);
            }
            if let Some(value) = self.grundy(vertex) {
                let star = if value.nimber().is_some() { "*" } else { "" };
                write!(note, ", {star}{value}").expect(INFALLIBLE);
            }
            let fill = match self.outcome(vertex) {
                Outcome::N => "palegreen",
                Outcome::P => "lightsalmon",
                Outcome::L => "lightblue",
                Outcome::R => "pink",
                _ => "lightgrey",
            };
            (note, Some(fill))
        })
    }
}

/// A counterexample in words.
pub fn describe_counterexample(game: &ExplicitGame, counterexample: Counterexample) -> String {
    let name = |vertex| game.names().name(vertex);
    match counterexample {
        Counterexample::WrongEnd { vertex, claimed: true } => {
            format!("{}: claimed, but play is over there and the player to move has won", name(vertex))
        }
        Counterexample::WrongEnd { vertex, claimed: false } => {
            format!("{}: not claimed, but play is over there and the player to move has lost", name(vertex))
        }
        Counterexample::MoveInside { vertex, to } => {
            format!("{}: claimed, but it has a move to {}, which is claimed too", name(vertex), name(to))
        }
        Counterexample::NoMoveIn { vertex } => {
            format!("{}: not claimed, but it has no move to a claimed position", name(vertex))
        }
        Counterexample::WrongOutcome { vertex, claimed, outcome } => {
            let said = if claimed { "claimed" } else { "not claimed" };
            format!("{}: {said}, but its outcome is {outcome}: {}", name(vertex), outcome.sentence())
        }
    }
}

#[derive(Serialize)]
struct JsonGraph<'a> {
    schema: &'static str,
    positions: usize,
    moves: usize,
    convention: &'static str,
    impartial: bool,
    loop_free: bool,
    endings: bool,
    drawn_positions: usize,
    start: Option<String>,
    by: &'static str,
    confidence: &'static str,
    labels: JsonLabels<'a>,
}

/// The labels, written one by one: a list of them all would be larger than the graph.
struct JsonLabels<'a>(&'a GraphAnswer<'a>);

#[derive(Serialize)]
struct JsonLabel<'a> {
    position: &'a str,
    outcome: &'static str,
    verdicts: JsonVerdicts,
    grundy: Option<String>,
}

impl Serialize for JsonLabels<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let answer = self.0;
        let mut list = serializer.serialize_seq(Some(answer.game.vertex_count()))?;
        for vertex in answer.vertices() {
            list.serialize_element(&JsonLabel {
                position: &answer.game.names().name(vertex),
                outcome: answer.outcome(vertex).symbol(),
                verdicts: JsonVerdicts {
                    left: Some(JsonVerdict::of(answer.verdict(vertex, Player::Left))),
                    right: Some(JsonVerdict::of(answer.verdict(vertex, Player::Right))),
                },
                grundy: answer.grundy(vertex).map(|value| value.to_string()),
            })?;
        }
        list.end()
    }
}
