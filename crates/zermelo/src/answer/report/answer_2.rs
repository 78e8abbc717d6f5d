//! Answers as JSON, in the form of the schema `zermelo/answer/2` (checked in under `docs/schema/`): every claim says what
//! it rests on, by the place of that in the list `evidence`.

use super::super::run::{Attempt, Count, Evidence, EvidenceId, Outcome, Stop, Worth};
use super::super::{AnsweredMove, Confidence};
use super::json_why::{self, JsonStep};
use super::{Answer, words};
use crate::game::{Choice, Outcome as OutcomeClass, Player, Score, Verdict};
use crate::json;
use crate::language::Language;
use serde::Serialize;
use serde::ser::{SerializeMap, SerializeSeq, Serializer};
use std::io;

/// The name of the schema, the first field of every answer.
pub const ANSWER_2_SCHEMA_NAME: &str = "zermelo/answer/2";

/// Writes the answer as one line of JSON, without holding it in memory as a whole.
pub fn write_json_2(answer: &Answer, mut writer: impl io::Write) -> io::Result<()> {
    json::write_line(&JsonAnswer::of(answer), &mut writer)
}

/// The answer as one line of JSON. Fields come in a fixed order.
pub fn to_json_2(answer: &Answer) -> String {
    json::text(&JsonAnswer::of(answer))
}

#[derive(Serialize)]
struct JsonAnswer<'a> {
    schema: &'static str,
    game: &'a str,
    position: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    interchange: Option<&'a str>,
    convention: &'static str,
    to_move: Option<&'static str>,
    only: &'static str,
    outcome: Option<&'static str>,
    winner: JsonWinner,
    worth: Option<JsonWorth<'a>>,
    moves: Moves<'a>,
    moves_listed: &'static str,
    line: &'a [String],
    line_by: Option<EvidenceId>,
    confidence: &'static str,
    /// The depth in plies up to which the answer was checked, where it was not proved.
    checked_to: Option<u64>,
    /// Why the search stopped, where it did.
    stopped: Option<String>,
    evidence: Vec<JsonEvidence<'a>>,
    attempts: Vec<JsonAttempt<'a>>,
    explanation: &'a [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<JsonStep<'a>>,
    notes: &'a [String],
}

#[derive(Serialize)]
struct JsonWinner {
    left: Option<JsonVerdict>,
    right: Option<JsonVerdict>,
}

/// A result with its distance, and what each rests on.
#[derive(Serialize)]
struct JsonVerdict {
    result: &'static str,
    by: Option<EvidenceId>,
    distance: Option<u64>,
    distance_by: Option<EvidenceId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<JsonScore>,
}

/// Points in the end, where they decide.
#[derive(Serialize)]
struct JsonScore {
    left: u32,
    right: u32,
}

impl From<Score> for JsonScore {
    fn from(Score { left, right }: Score) -> Self {
        Self { left, right }
    }
}

#[derive(Serialize)]
struct JsonWorth<'a> {
    kind: &'static str,
    text: &'a str,
    by: Option<EvidenceId>,
}

#[derive(Serialize)]
struct JsonMove<'a> {
    player: &'static str,
    #[serde(rename = "move")]
    label: &'a str,
    to: Option<&'a str>,
    result: Option<&'static str>,
    by: Option<EvidenceId>,
    distance: Option<u64>,
    distance_by: Option<EvidenceId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<JsonScore>,
}

#[derive(Serialize)]
struct JsonEvidence<'a> {
    kind: &'static str,
    by: String,
    source: Option<&'static str>,
    confidence: &'static str,
    counts: JsonCounts<'a>,
}

#[derive(Serialize)]
struct JsonAttempt<'a> {
    theory: &'static str,
    purpose: &'static str,
    most_positions: Option<u64>,
    most_work: Option<u64>,
    outcome: &'static str,
    reason: Option<String>,
    counts: JsonCounts<'a>,
}

/// The moves of an answer, written one by one.
struct Moves<'a>(&'a Answer);

impl Serialize for Moves<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.moves.len()))?;
        for one in &self.0.moves {
            list.serialize_element(&JsonMove::of(self.0, one))?;
        }
        list.end()
    }
}

struct JsonCounts<'a>(&'a [(Count, u128)]);

impl Serialize for JsonCounts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (count, number) in self.0 {
            // Counts beyond 64 bits are saturated: many readers of JSON cannot hold them.
            map.serialize_entry(words::count_word(*count), &u64::try_from(*number).unwrap_or(u64::MAX))?;
        }
        map.end()
    }
}

impl<'a> JsonAnswer<'a> {
    fn of(answer: &'a Answer) -> Self {
        let [left, right] = Player::BOTH.map(|player| JsonVerdict::of(answer, player));
        let (stopped, checked_to) = match answer.confidence {
            Confidence::Proved => (answer.cut, None),
            Confidence::Checked(depth) => (answer.cut, Some(depth)),
            Confidence::Stopped(reason) => (Some(reason), None),
        };
        let stopped = stopped.map(|reason| answer.language.say(&reason.into()));
        Self {
            schema: ANSWER_2_SCHEMA_NAME,
            game: &answer.game,
            position: &answer.position,
            interchange: answer.interchange.as_deref(),
            convention: answer.convention.word(),
            to_move: answer.to_move.map(player_word),
            only: answer.only.word(),
            outcome: answer.outcome().map(OutcomeClass::symbol),
            winner: JsonWinner { left, right },
            worth: JsonWorth::of(answer),
            moves: Moves(answer),
            moves_listed: answer.moves_listed.word(),
            line: &answer.line,
            line_by: answer.claims.line,
            confidence: answer.confidence.word(),
            checked_to,
            stopped,
            evidence: answer.evidence.iter().map(|one| JsonEvidence::of(one, answer.language)).collect(),
            attempts: answer.attempts.iter().map(JsonAttempt::of).collect(),
            explanation: &answer.explanation,
            why: json_why::steps(answer),
            notes: &answer.notes,
        }
    }
}

const fn player_word(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

impl JsonVerdict {
    fn of(answer: &Answer, to_move: Player) -> Option<Self> {
        let verdict = answer.verdicts[to_move.index()]?;
        let distance = verdict.distance();
        Some(Self {
            result: verdict.result().word(),
            by: answer.claims.winner,
            distance,
            distance_by: answer.claims.distances.filter(|_| distance.is_some()),
            score: answer.scores[to_move.index()].map(Into::into),
        })
    }
}

impl<'a> JsonWorth<'a> {
    fn of(answer: &'a Answer) -> Option<Self> {
        let (kind, text) = match answer.worth.as_ref()? {
            Worth::Nimber(_) => ("nimber", answer.grundy.as_deref()?),
            Worth::Loopy(_) => ("loopy nimber", answer.grundy.as_deref()?),
            Worth::Value(text) => ("value", text.as_str()),
        };
        Some(Self { kind, text, by: answer.claims.worth })
    }
}

impl<'a> JsonMove<'a> {
    fn of(answer: &Answer, one: &'a AnsweredMove) -> Self {
        let distance = one.verdict.and_then(Verdict::distance);
        Self {
            player: one.player.word(),
            label: &one.label,
            to: one.to.as_deref(),
            result: one.verdict.map(|verdict| verdict.result().word()),
            by: answer.claims.moves.filter(|_| one.verdict.is_some()),
            distance,
            distance_by: answer.claims.distances.filter(|_| distance.is_some()),
            score: one.score.map(Into::into),
        }
    }
}

impl<'a> JsonEvidence<'a> {
    fn of(evidence: &'a Evidence, language: Language) -> Self {
        Self {
            kind: words::means_kind(&evidence.means),
            by: language.say(&words::evidence_words(evidence)),
            source: words::source(&evidence.means),
            confidence: if evidence.checked_to.is_some() { "checked" } else { "proved" },
            counts: JsonCounts(&evidence.counts),
        }
    }
}

impl<'a> JsonAttempt<'a> {
    fn of(attempt: &'a Attempt) -> Self {
        let (outcome, reason) = match &attempt.outcome {
            Outcome::Found => ("found", None),
            Outcome::Refused(why) => ("refused", Some(why.clone())),
            Outcome::Stopped(Stop::Limit(reason)) => ("stopped by a limit", Some(reason.to_string())),
            Outcome::Stopped(Stop::Positions(most)) => {
                ("given up", Some(format!("more than {most} positions")))
            }
            Outcome::Stopped(Stop::Work(most)) => ("given up", Some(format!("more than {most} steps"))),
        };
        Self {
            theory: attempt.theory.choice_word(),
            purpose: words::purpose_word(attempt.purpose),
            most_positions: attempt.budget.positions,
            most_work: attempt.budget.work,
            outcome,
            reason,
            counts: JsonCounts(&attempt.counts),
        }
    }
}
