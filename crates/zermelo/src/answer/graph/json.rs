//! The labels of a graph as JSON, in the form of the schema `zermelo/graph/1`.

use super::super::json::{JsonVerdict, JsonVerdicts};
use super::{GraphAnswer, GraphOrder};
use crate::game::{Player, Ruleset};
use crate::json;
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use std::io::{self, Write};

impl GraphAnswer<'_> {
    /// Writes one line of JSON, schema `zermelo/graph/1`.
    pub fn write_json(&self, order: GraphOrder, mut output: &mut dyn Write) -> io::Result<()> {
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
            labels: JsonLabels { answer: self, order },
        };
        json::write_line(&json, &mut output)
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
struct JsonLabels<'a> {
    answer: &'a GraphAnswer<'a>,
    order: GraphOrder,
}

#[derive(Serialize)]
struct JsonLabel<'a> {
    position: &'a str,
    outcome: &'static str,
    verdicts: JsonVerdicts,
    grundy: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_moves: Option<JsonMoves>,
}

/// A winning move of each player, by the name of the vertex it leads to.
#[derive(Serialize)]
struct JsonMoves {
    left: Option<String>,
    right: Option<String>,
}

impl Serialize for JsonLabels<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let answer = self.answer;
        let mut list = serializer.serialize_seq(Some(answer.game.vertex_count()))?;
        answer.in_order(self.order, |vertex| {
            list.serialize_element(&JsonLabel {
                position: &answer.game.names().name(vertex),
                outcome: answer.outcome(vertex).symbol(),
                verdicts: JsonVerdicts {
                    left: Some(JsonVerdict::of(answer.verdict(vertex, Player::Left))),
                    right: Some(JsonVerdict::of(answer.verdict(vertex, Player::Right))),
                },
                grundy: answer.grundy(vertex).map(|value| value.to_string()),
                winning_moves: answer.shows_strategy.then(|| {
                    let name = |to| answer.game.names().name(to).into_owned();
                    let [left, right] = Player::each(|player| answer.winning_move(vertex, player).map(name));
                    JsonMoves { left, right }
                }),
            })
        })?;
        list.end()
    }
}
