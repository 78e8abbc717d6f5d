//! A position as a page shows it: its text, its board as data, and its moves with the places that they touch. Nothing is
//! computed here but the options.

mod board;
mod changes;
mod drawing;

pub use board::board_kind;
pub use drawing::to_json as drawing_to_json;

use super::draw::to_svg;
use crate::catalogue::{AnyGame, AnyPosition, OpenGame, SumPosition};
use crate::game::{Convention, Drawing, Ending, Player, few_options};
use changes::Changes;
use serde_json::{Value, json};

/// The name of the schema, the first field of the JSON form.
pub const POSITION_SCHEMA_NAME: &str = "zermelo/position/1";

/// So many moves of a player are listed.
const MOST_MOVES: usize = 2_000;
/// Positions with more options are shown without moves.
const MOST_OPTIONS: usize = 200_000;
/// So many moves are drawn, to see what they change.
const MOST_DRAWN: usize = 600;

/// A position with its board and its moves as an object of the schema `zermelo/position/1` (checked in under
/// `docs/schema/`). O(options), and a drawing for each of the first of them.
pub fn position_report(opened: &OpenGame, convention: Convention) -> Value {
    let game = opened.game.as_ref();
    let position = &opened.position;
    let drawing = game.drawing(position);
    let (moves, moves_more) = moves(opened, drawing.as_ref());
    let endings = Player::each(|player| ending(opened, player, convention));
    let ended = endings.iter().any(Option::is_some).then(|| {
        let [left, right] = endings.map(|ending| ending.map(Ending::word));
        json!({ "left": left, "right": right })
    });
    let parts = parts_of(opened)
        .into_iter()
        .map(|(name, text)| json!({ "game": name, "text": text, "subject": subject(name, &text) }));
    let text = game.print(position);
    json!({
        "schema": POSITION_SCHEMA_NAME,
        "game": opened.name,
        "subject": subject(&opened.name, &text),
        "text": text,
        "to_move": opened.to_move.map(word),
        "convention": convention.word(),
        "impartial": AnyGame::is_impartial(game),
        "loopy": !AnyGame::is_loop_free(game),
        "ended": ended,
        "misere_refusal": AnyGame::misere_refusal(game),
        "drawing": drawing.as_ref().map(drawing::to_json),
        "svg": drawing.as_ref().map(to_svg),
        "board": board::to_json(opened, drawing.as_ref()),
        "parts": parts.collect::<Vec<_>>(),
        "moves": moves,
        "moves_more": moves_more,
        "notes": opened.remarks.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

fn word(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

/// The text that asks about the position again.
fn subject(name: &str, text: &str) -> String {
    if name == "sum" { text.to_owned() } else { format!("{name} {text}").trim_end().to_owned() }
}

/// The summands of a sum of games; none of another game.
fn parts_of(opened: &OpenGame) -> Vec<(&str, String)> {
    let summands = opened.game.summands();
    if summands.is_empty() {
        return Vec::new();
    }
    let positions = opened.position.expect::<SumPosition>();
    let part =
        |(summand, position): (&'_ crate::catalogue::Summand, &AnyPosition)| summand.game.print(position);
    let texts = summands.iter().zip(positions).map(part);
    summands.iter().map(|summand| summand.name.as_str()).zip(texts).collect()
}

/// How play has ended for a player whose turn it would be, if it has.
fn ending(opened: &OpenGame, player: Player, convention: Convention) -> Option<Ending> {
    let (game, position) = (opened.game.as_ref(), &opened.position);
    if AnyGame::illegal(game, position, player).is_some() {
        return None;
    }
    let stuck = || {
        let has_none = few_options(game, position, player, 0).is_some_and(|options| options.is_empty());
        has_none.then_some(match convention {
            Convention::Normal => Ending::Loss,
            Convention::Misere => Ending::Win,
        })
    };
    AnyGame::ending(game, position, player).or_else(stuck)
}

/// The moves of both players, once where they are the same; how many are left out.
fn moves(opened: &OpenGame, drawing: Option<&Drawing>) -> (Vec<Value>, usize) {
    let game = opened.game.as_ref();
    let players: &[(Player, &'static str)] = if AnyGame::is_impartial(game) {
        &[(Player::Left, "both")]
    } else {
        &[(Player::Left, "left"), (Player::Right, "right")]
    };
    let (mut list, mut more) = (Vec::new(), 0);
    for &(player, name) in players {
        if AnyGame::ending(game, &opened.position, player).is_some() {
            continue;
        }
        let Some(options) = few_options(game, &opened.position, player, MOST_OPTIONS) else {
            more += MOST_OPTIONS;
            continue;
        };
        more += options.len().saturating_sub(MOST_MOVES);
        for (place, option) in options.iter().take(MOST_MOVES).enumerate() {
            let drawn = drawing.filter(|_| place < MOST_DRAWN);
            list.push(move_to_json(opened, option, player, name, drawn));
        }
    }
    (list, more)
}

fn move_to_json(
    opened: &OpenGame,
    option: &AnyPosition,
    player: Player,
    name: &str,
    drawing: Option<&Drawing>,
) -> Value {
    let (game, position) = (opened.game.as_ref(), &opened.position);
    let text = game.print(option);
    let part = changed_part(opened, option);
    let changes = drawing.and_then(|before| {
        let after = game.drawing(option)?;
        Some(match (part, before, &after) {
            (Some(part), Drawing::Sum(before), Drawing::Sum(after)) => {
                Changes::between(before.get(part)?, after.get(part)?)
            }
            _ => Changes::between(before, &after),
        })
    });
    let Changes { cells, vertices, curves } = changes.unwrap_or_default();
    json!({
        "player": name,
        "label": game.move_label(position, option, player),
        "short": game.short_label(position, option, player),
        "subject": subject(&opened.name, &text),
        "to": text,
        "part": part,
        "cells": cells,
        "vertices": vertices,
        "curves": curves,
    })
}

/// The summand in which a move is made.
fn changed_part(opened: &OpenGame, option: &AnyPosition) -> Option<usize> {
    if opened.game.summands().is_empty() {
        return None;
    }
    let (from, to) = (opened.position.expect::<SumPosition>(), option.expect::<SumPosition>());
    from.iter().zip(to).position(|(from, to)| from != to)
}
