//! Answers as JSON, in the form of the schema `zermelo/answer/1` (checked in under `docs/schema/`).

use super::super::{AnsweredMove, Confidence};
use super::Answer;
use crate::game::{Outcome, Verdict};
use crate::json;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::io;

/// Writes the answer as one line of JSON, without holding it in memory as a whole.
pub fn write_json(answer: &Answer, mut writer: impl io::Write) -> io::Result<()> {
    json::write_line(&JsonAnswer::of(answer), &mut writer)
}

/// The name of the schema, the first field of every answer.
pub const SCHEMA_NAME: &str = "zermelo/answer/1";

/// The answer as one line of JSON. Fields come in a fixed order.
pub fn to_json(answer: &Answer) -> String {
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
    to_move: Option<String>,
    outcome: Option<&'static str>,
    verdicts: JsonVerdicts,
    grundy: Option<&'a str>,
    value: Option<&'a str>,
    moves: Vec<JsonMove<'a>>,
    moves_listed: &'static str,
    line: &'a [String],
    by: &'a str,
    source: Option<&'a str>,
    confidence: &'static str,
    /// Why the search stopped, where it did.
    stopped: Option<String>,
    /// The depth in plies up to which the answer was checked, where it was not proved.
    checked_to: Option<u64>,
    explanation: &'a [String],
    notes: &'a [String],
    stats: JsonStats<'a>,
}

#[derive(Serialize)]
pub(in crate::answer) struct JsonVerdicts {
    pub(in crate::answer) left: Option<JsonVerdict>,
    pub(in crate::answer) right: Option<JsonVerdict>,
}

#[derive(Serialize)]
pub(in crate::answer) struct JsonVerdict {
    result: &'static str,
    distance: Option<u64>,
}

#[derive(Serialize)]
struct JsonMove<'a> {
    player: &'static str,
    #[serde(rename = "move")]
    label: &'a str,
    to: Option<&'a str>,
    result: Option<&'static str>,
    distance: Option<u64>,
}

struct JsonStats<'a>(&'a [(&'static str, u128)]);

impl Serialize for JsonStats<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, count) in self.0 {
            // Counts beyond 64 bits are saturated: many readers of JSON cannot hold them.
            map.serialize_entry(name, &u64::try_from(*count).unwrap_or(u64::MAX))?;
        }
        map.end()
    }
}

impl<'a> JsonAnswer<'a> {
    fn of(answer: &'a Answer) -> Self {
        let [left, right] = answer.verdicts.map(|verdict| verdict.map(JsonVerdict::of));
        let (stopped, checked_to) = match answer.confidence {
            Confidence::Proved => (answer.cut.map(|reason| reason.to_string()), None),
            Confidence::Checked(depth) => (answer.cut.map(|reason| reason.to_string()), Some(depth)),
            Confidence::Stopped(reason) => (Some(reason.to_string()), None),
        };
        Self {
            schema: SCHEMA_NAME,
            game: &answer.game,
            position: &answer.position,
            interchange: answer.interchange.as_deref(),
            convention: answer.convention.word(),
            to_move: answer.to_move.map(|player| player.to_string().to_lowercase()),
            outcome: answer.outcome().map(Outcome::symbol),
            verdicts: JsonVerdicts { left, right },
            grundy: answer.grundy.as_deref(),
            value: answer.value.as_deref(),
            moves: answer.moves.iter().map(JsonMove::of).collect(),
            moves_listed: answer.moves_listed.word(),
            line: &answer.line,
            by: &answer.by,
            source: answer.source.as_deref(),
            confidence: answer.confidence.word(),
            stopped,
            checked_to,
            explanation: &answer.explanation,
            notes: &answer.notes,
            stats: JsonStats(&answer.stats),
        }
    }
}

impl JsonVerdict {
    pub(in crate::answer) fn of(verdict: Verdict) -> Self {
        Self { result: verdict.result().word(), distance: verdict.distance() }
    }
}

impl<'a> JsonMove<'a> {
    fn of(answered: &'a AnsweredMove) -> Self {
        Self {
            player: answered.player.word(),
            label: &answered.label,
            to: answered.to.as_deref(),
            result: answered.verdict.map(|verdict| verdict.result().word()),
            distance: answered.verdict.and_then(Verdict::distance),
        }
    }
}
