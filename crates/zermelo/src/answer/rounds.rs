//! The rounds in which positions get their labels: in round 0 the ends of play, in round d + 1 what follows from round d.
//! What is in no round is drawn. So the least fixpoint is seen to grow.

use super::json::JsonVerdict;
use super::{Report, Style};
use crate::game::{Ending, Message, Player, Verdict, message};
use crate::json;
use crate::language::Language;
use serde::Serialize;
use std::io;
use zermelo_core::Arrange;

/// The name of the schema, the first field of the JSON form.
pub const ROUNDS_SCHEMA_NAME: &str = "zermelo/rounds/1";

/// A position with its label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabelledAt {
    /// The position.
    pub position: String,
    /// Who moves there; `None` where it makes no difference.
    pub to_move: Option<Player>,
    /// The label.
    pub verdict: Verdict,
}

/// All positions by the rounds of their labels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rounds {
    /// The positions of each round that has any, with its number, ascending.
    pub rounds: Vec<(u64, Vec<LabelledAt>)>,
    /// What never gets a label.
    pub drawn: Vec<LabelledAt>,
    /// The language of the text.
    pub language: Language,
}

impl Rounds {
    /// Sorts labels into rounds; within a round they stay in order. O(n log n).
    pub fn of(labels: impl Iterator<Item = LabelledAt>) -> Self {
        let (mut labelled, drawn): (Vec<_>, Vec<_>) =
            labels.partition(|one| one.verdict.distance().is_some());
        labelled.arrange_by_key(|one| one.verdict.distance());
        let mut rounds: Vec<(u64, Vec<LabelledAt>)> = Vec::new();
        for one in labelled {
            let round = one.verdict.distance().unwrap_or(0);
            match rounds.last_mut() {
                Some((last, members)) if *last == round => members.push(one),
                _ => rounds.push((round, vec![one])),
            }
        }
        Self { rounds, drawn, language: Language::English }
    }
}

impl Rounds {
    /// `  won: a, b (Left)`; nothing where there is none.
    fn members(&self, list: &[LabelledAt], result: Ending) -> String {
        let of_result = list.iter().filter(|one| one.verdict.result() == result);
        let names: Vec<Message> = of_result
            .map(|one| match one.to_move {
                Some(player) => {
                    message!("{position} ({player})", position = one.position, player => player)
                }
                None => Message::verbatim(&one.position),
            })
            .collect();
        if names.is_empty() {
            return String::new();
        }
        let list = Message::sequence(names);
        let said = match result {
            Ending::Loss => message!("lost: {list}", list => list),
            Ending::Draw => message!("drawn: {list}", list => list),
            Ending::Win => message!("won: {list}", list => list),
        };
        format!("  {}", self.language.say(&said))
    }
}

#[derive(Serialize)]
struct JsonRounds<'a> {
    schema: &'static str,
    rounds: Vec<JsonRound<'a>>,
    drawn: Vec<JsonLabelled<'a>>,
}

#[derive(Serialize)]
struct JsonRound<'a> {
    round: u64,
    labels: Vec<JsonLabelled<'a>>,
}

#[derive(Serialize)]
struct JsonLabelled<'a> {
    position: &'a str,
    to_move: Option<&'static str>,
    verdict: JsonVerdict,
}

fn json_labelled(one: &LabelledAt) -> JsonLabelled<'_> {
    let word = |player| if player == Player::Left { "left" } else { "right" };
    JsonLabelled {
        position: &one.position,
        to_move: one.to_move.map(word),
        verdict: JsonVerdict::of(one.verdict),
    }
}

impl Report for Rounds {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        for (round, list) in &self.rounds {
            let [lost, won] = [Ending::Loss, Ending::Win].map(|result| self.members(list, result));
            let round = self.language.say(&message!("round {round}", round));
            writeln!(writer, "{round}{lost}{won}")?;
        }
        match self.drawn.as_slice() {
            [] => {
                let none = message!("Every position has a label: none is drawn.");
                writeln!(writer, "{}", self.language.say(&none))
            }
            drawn => {
                let drawn = self.members(drawn, Ending::Draw);
                writeln!(writer, "{}{drawn}", self.language.say(&message!("in no round")))
            }
        }
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        let rounds = self.rounds.iter().map(|(round, list)| JsonRound {
            round: *round,
            labels: list.iter().map(json_labelled).collect(),
        });
        let json = JsonRounds {
            schema: ROUNDS_SCHEMA_NAME,
            rounds: rounds.collect(),
            drawn: self.drawn.iter().map(json_labelled).collect(),
        };
        json::write_line(&json, writer)
    }
}
