//! The answer about a whole graph: which hypotheses hold, and the label of every position. How it is printed is in
//! [`text`], [`tables`] and [`json`].

mod json;
mod order;
mod strategy;
mod tables;
mod text;

pub use order::GraphOrder;

use super::plan::grouped;
use crate::game::graph::{Adjacency, ExplicitGame, Moves, dot};
use crate::game::{Convention, Ending, Message, Outcome, Player, Ruleset, Verdict, message};
use crate::language::Language;
use crate::nimber::LoopyValue;
use crate::solve::claim::{Counterexample, WrongLabel};
use crate::solve::loopy_grundy::{LoopyLabels, label_loopy_graph};
use crate::solve::retrograde::{GraphLabels, label_graph};
use crate::solve::{Limits, StopReason};
use std::fmt::Write;
use std::io;

/// An explicit game with all its labels.
#[derive(Debug)]
pub struct GraphAnswer<'a> {
    game: &'a ExplicitGame,
    convention: Convention,
    labels: GraphLabels,
    /// The moves with their loopy Grundy values, where the game is impartial, without endings, and played normally.
    grundy: Option<(&'a Adjacency, LoopyLabels)>,
    drawn_positions: usize,
    /// Whether lists have a winning move for every position.
    shows_strategy: bool,
    language: Language,
}

/// Up to this many positions and moves the Grundy values are found unasked: they take about as long as all else.
const UNASKED_GRUNDY_SIZE: usize = 1 << 20;

/// Labels a graph. O(V + E). Small graphs get their Grundy values as well, where these exist; for others see
/// [`GraphAnswer::find_grundy`].
pub fn answer_graph<'a>(
    game: &'a ExplicitGame,
    convention: Convention,
    limits: &Limits,
) -> Result<GraphAnswer<'a>, StopReason> {
    let labels = label_graph(game, convention, limits)?;
    let drawn_positions = labels.drawn_vertices();
    let mut answer = GraphAnswer {
        game,
        convention,
        labels,
        grundy: None,
        drawn_positions,
        shows_strategy: false,
        language: Language::English,
    };
    if let Some(moves) = answer.moves_with_values()
        && moves.vertex_count() + moves.edge_count() <= UNASKED_GRUNDY_SIZE
    {
        answer.find_grundy(limits)?;
    }
    Ok(answer)
}

/// What is written, as text.
fn written(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).expect(INFALLIBLE);
    String::from_utf8(bytes).expect("names and words are UTF-8")
}

const INFALLIBLE: &str = "a String takes all that is written";

impl<'a> GraphAnswer<'a> {
    /// Finds the loopy Grundy values, however large the graph is; says whether it has any: the players must move alike,
    /// play normally, and not be stopped by rule. See [`label_loopy_graph`] on time.
    pub fn find_grundy(&mut self, limits: &Limits) -> Result<bool, StopReason> {
        let Some(moves) = self.moves_with_values() else { return Ok(false) };
        if self.grundy.is_none() {
            self.grundy = Some((moves, label_loopy_graph(moves, limits)?));
        }
        Ok(true)
    }

    /// The same, whose lists have a winning move for every position.
    pub fn with_strategy(self) -> Self {
        Self { shows_strategy: true, ..self }
    }

    /// The same, told in a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    fn say(&self, message: impl Into<Message>) -> String {
        self.language.say(&message.into())
    }

    /// The moves, where the theory of Grundy values applies.
    fn moves_with_values(&self) -> Option<&'a Adjacency> {
        let applies =
            self.game.is_impartial() && !self.game.has_endings() && self.convention == Convention::Normal;
        match self.game.moves() {
            Moves::Both(moves) if applies => Some(moves),
            _ => None,
        }
    }

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

    /// The moves with their loopy Grundy values, where these have been found.
    pub fn loopy_values(&self) -> Option<(&'a Adjacency, &LoopyLabels)> {
        self.grundy.as_ref().map(|(moves, labels)| (*moves, labels))
    }

    /// The verdict on a vertex.
    pub fn verdict(&self, vertex: u32, to_move: Player) -> Verdict {
        self.labels.verdict(vertex, to_move)
    }

    /// The outcome class of a vertex.
    pub fn outcome(&self, vertex: u32) -> Outcome {
        self.labels.outcome(vertex)
    }

    /// The Grundy value of a vertex, where it has been found.
    pub fn grundy(&self, vertex: u32) -> Option<LoopyValue> {
        self.grundy.as_ref().map(|(moves, labels)| labels.value(moves, vertex))
    }

    fn vertices(&self) -> std::ops::Range<u32> {
        0..self.game.vertex_count() as u32
    }

    /// The hypotheses, then a table of labels, in the order of the file.
    pub fn to_text(&self) -> String {
        written(|output| self.write_text(GraphOrder::File, output))
    }

    fn hypotheses(&self) -> String {
        let yes_no = |holds: bool| if holds { message!("yes") } else { message!("no") };
        let game = self.game;
        let positions = |count: usize| match count {
            1 => message!("1 position"),
            count => message!("{count} positions", count = grouped(count as u64)),
        };
        let moves = match game.move_count() {
            1 => message!("1 move"),
            count => message!("{count} moves", count = grouped(count as u64)),
        };
        let size = positions(game.vertex_count());
        let mut lines = vec![
            match self.convention {
                Convention::Normal => {
                    message!("{positions}, {moves}, normal play", positions => size, moves => moves)
                }
                Convention::Misere => {
                    message!("{positions}, {moves}, misère play", positions => size, moves => moves)
                }
            },
            message!("impartial: {answer}", answer => yes_no(game.is_impartial())),
            message!("loop-free: {answer}", answer => yes_no(game.is_loop_free())),
            message!("endings by rule: {answer}", answer => yes_no(game.has_endings())),
            match self.drawn_positions {
                0 => message!("draws: none"),
                count => message!("draws: {positions}", positions => positions(count)),
            },
        ];
        if self.grundy.is_none() && self.moves_with_values().is_some() {
            lines.push(message!("Grundy values: not asked for (--grundy)"));
        }
        lines.into_iter().map(|line| self.say(line) + "\n").collect()
    }

    /// `win 3`, `loss 0`, `draw`, in the language of the answer.
    fn verdict_words(&self, verdict: Verdict) -> String {
        let result = self.say(Message::words(verdict.result().word()));
        match verdict.distance() {
            Some(plies) => format!("{result} {plies}"),
            None => result,
        }
    }

    /// The same as one line of JSON, schema `zermelo/graph/1`.
    pub fn to_json(&self) -> String {
        let mut text = written(|output| self.write_json(GraphOrder::File, output));
        text.truncate(text.trim_end().len());
        text
    }

    /// The graph as DOT with its labels, a colour by outcome, and bold arrows for the strategies: one move that wins soonest
    /// from every position that is won.
    pub fn to_dot(&self) -> String {
        let is_bold = |from, to, player| self.is_strategy(from, to, player);
        dot::write_with(self.game, is_bold, |vertex| {
            let (left, right) = (self.verdict(vertex, Player::Left), self.verdict(vertex, Player::Right));
            let mut note = format!("{}: ", self.outcome(vertex));
            if self.labels.is_shared() {
                note += &self.verdict_words(left);
            } else {
                let [left, right] = [left, right].map(|verdict| self.verdict_words(verdict));
                note += &self.say(message!("Left {left}, Right {right}", left, right));
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

/// A label that a claim has wrong, in words.
pub fn describe_wrong_label(game: &ExplicitGame, wrong: WrongLabel, answer: &GraphAnswer) -> Message {
    let WrongLabel { vertex, to_move, claimed, verdict } = wrong;
    let name = |vertex| game.names().name(vertex);
    let said = match claimed {
        Some(Ending::Win) => message!("claimed as won"),
        Some(_) => message!("claimed as lost"),
        None if verdict.result() == Ending::Win => message!("not claimed as won"),
        None => message!("not claimed as lost"),
    };
    let witness = match (verdict, answer.winning_move(vertex, to_move)) {
        (Verdict::Win(_), Some(to)) => message!("by the move to {position}", position = name(to)),
        (Verdict::Loss(Some(1..)), _) => message!("as every move leads to a win of the opponent"),
        (Verdict::Loss(_) | Verdict::Win(_), _) => message!("as play is over there"),
        (Verdict::Draw, _) => message!("as neither player can force an end"),
    };
    message!(
        "{position} with {player} to move: {claim}, but it is a {verdict}, {reason}",
        position = name(vertex), player => to_move, claim => said,
        verdict => super::verdict_message(verdict), reason => witness
    )
}

/// A counterexample in words.
pub fn describe_counterexample(game: &ExplicitGame, counterexample: Counterexample) -> Message {
    let name = |vertex| game.names().name(vertex);
    match counterexample {
        Counterexample::WrongEnd { vertex, claimed: true } => {
            let position = name(vertex);
            message!("{position}: claimed, but play is over there and the player to move has won", position)
        }
        Counterexample::WrongEnd { vertex, claimed: false } => {
            let position = name(vertex);
            message!(
                "{position}: not claimed, but play is over there and the player to move has lost",
                position
            )
        }
        Counterexample::MoveInside { vertex, to } => {
            message!(
                "{position}: claimed, but it has a move to {to}, which is claimed too",
                position = name(vertex),
                to = name(to)
            )
        }
        Counterexample::NoMoveIn { vertex } => {
            message!(
                "{position}: not claimed, but it has no move to a claimed position",
                position = name(vertex)
            )
        }
        Counterexample::WrongOutcome { vertex, claimed, outcome } => {
            let (position, sentence) = (name(vertex), Message::words(outcome.sentence()));
            if claimed {
                message!(
                    "{position}: claimed, but its outcome is {outcome}: {sentence}",
                    position, outcome, sentence => sentence
                )
            } else {
                message!(
                    "{position}: not claimed, but its outcome is {outcome}: {sentence}",
                    position, outcome, sentence => sentence
                )
            }
        }
    }
}
