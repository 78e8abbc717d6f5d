//! Strategies, which show that a player wins or holds.
//!
//! A record is a position with the strategist to move, and the position the strategist moves to, with a tab between them.
//! Every reply must be a position of the strategy again, or the end of play in the strategist's favour. A position alone is one in
//! which play is over in that favour.
//!
//! * To win, replies must stand in *earlier* records. So play from a record ends after at most as many moves as there are
//!   records, even where the game has cycles (`proofs/Strategy.v`).
//! * To hold, they may stand anywhere: play may go on for ever, which is a draw.
//!
//! For a game that the checker does not know, a third field has the numbers of the records of all replies, from 0.

use crate::games::{Game, KEPT_POSITION, Position};
use crate::graph::numbers;
use crate::outcome::Aim;
use crate::{Failure, Header, Player, Records};
use std::collections::HashSet;

/// Checks the strategy whose first record was read already.
pub(crate) fn check_known(
    header: &Header,
    aim: Aim,
    game: &dyn Game,
    first: Option<String>,
    records: &mut Records,
) -> Result<(), Failure> {
    let mut held: HashSet<Position> = HashSet::new();
    // Of a strategy that may go round: the positions the holder moves to, checked when all records are there.
    let mut waiting: Vec<(Position, u64)> = Vec::new();
    let mut next = first;
    while let Some(line) = next {
        let (from, to) = read_record(aim, game, &line)?;
        records.keep(2 * KEPT_POSITION + from.len() + to.as_ref().map_or(0, |to| to.len()))?;
        match to {
            Some(to) if aim.draws => waiting.push((to, records.number())),
            Some(to) => answered(aim, game, &to, &held)?,
            None => {}
        }
        if !held.insert(from) {
            return Err("the position stands here for the second time".into());
        }
        next = records.next_text()?;
    }
    for (to, line) in waiting {
        answered(aim, game, &to, &held).map_err(|reason| Failure::Rejected { line, reason })?;
    }
    Ok(check_root(header, aim, game, &held)?)
}

/// A position with the holder to move, and where the holder moves to; `None` where play is over as the holder wants it.
fn read_record(aim: Aim, game: &dyn Game, line: &str) -> Result<(Position, Option<Position>), String> {
    let (from, to) = line.split_once('\t').map_or((line, None), |(from, to)| (from, Some(to)));
    let from = game.read(from)?;
    if let Some(reason) = game.illegal(&from, aim.holder) {
        return Err(format!("it cannot be {}'s turn: {reason}", aim.holder));
    }
    let turn = options(aim, game, &from, aim.holder);
    let Some(to) = to else {
        return match turn {
            Err(true) => Ok((from, None)),
            _ => Err("play is not over here, or not in the player's favour".to_owned()),
        };
    };
    let to = game.read(to)?;
    if turn.is_ok_and(|options| options.contains(&to)) {
        Ok((from, Some(to)))
    } else {
        Err("there is no such move".to_owned())
    }
}

/// The position claimed is held, or everything the opponent can make of it.
fn check_root(header: &Header, aim: Aim, game: &dyn Game, held: &HashSet<Position>) -> Result<(), String> {
    let root = header.root(game)?;
    if let Some(reason) = game.illegal(&root, aim.mover) {
        return Err(format!("it cannot be {}'s turn: {reason}", aim.mover));
    }
    if aim.mover != aim.holder {
        return answered(aim, game, &root, held);
    }
    if held.contains(&root) { Ok(()) } else { Err("no record is about the position claimed".to_owned()) }
}

/// What a player can move to; or, where play is over, whether that is as the holder wants it.
fn options(aim: Aim, game: &dyn Game, position: &Position, to_move: Player) -> Result<Vec<Position>, bool> {
    let mut options = Vec::new();
    game.options(position, to_move, &mut options);
    let ending = game.ending(position, to_move).or(options.is_empty().then_some(aim.stuck));
    ending.map_or(Ok(options), |ending| Err(aim.is_good(ending, to_move)))
}

/// Whether every reply of the opponent is a position that is held.
fn answered(aim: Aim, game: &dyn Game, position: &Position, held: &HashSet<Position>) -> Result<(), String> {
    let replies = match options(aim, game, position, aim.holder.opponent()) {
        Ok(replies) => replies,
        Err(true) => return Ok(()),
        Err(false) => {
            return Err(format!("play is over at {}, not in the player's favour", game.print(position)));
        }
    };
    match replies.iter().find(|reply| !held.contains(*reply)) {
        None => Ok(()),
        Some(reply) => Err(format!("there is no answer to {}", game.print(reply))),
    }
}

/// Records `POSITION⇥MOVE⇥REPLIES`; `=` for replies where play is over by rule as the holder wants it, and
/// `POSITION⇥=` where it is so at once. With the opponent to move first, the position claimed is the move of the last
/// record, whose own position is `-`.
pub(crate) fn check_carried(
    header: &Header,
    aim: Aim,
    first: Option<String>,
    records: &mut Records,
) -> Result<(), Failure> {
    let is_root_reply = aim.mover != aim.holder;
    let mut count = 0_u64;
    let mut greatest = None;
    let mut last = None;
    let mut next = first;
    while let Some(line) = next {
        if matches!(last, Some((true, _))) {
            return Err("the record with position '-' is the last one".into());
        }
        let fields: Vec<&str> = line.split('\t').collect();
        let seen = check_fields(aim, &fields, count)?;
        greatest = greatest.max(seen);
        let is_reply = fields[0] == "-";
        count += u64::from(!is_reply);
        last = fields.get(usize::from(is_reply)).map(|&text| (is_reply, text.to_owned()));
        next = records.next_text()?;
    }
    if let Some(greatest) = greatest.filter(|&greatest| greatest >= count) {
        return Err(format!("there is no position {greatest} of the strategy").into());
    }
    if last == Some((is_root_reply, header.position.clone())) {
        Ok(())
    } else {
        Err("the last record is not about the position claimed".into())
    }
}

/// Checks a carried record with so many before it; the greatest number of a reply.
fn check_fields(aim: Aim, fields: &[&str], before: u64) -> Result<Option<u64>, &'static str> {
    match fields {
        [_] if aim.is_good(aim.stuck, aim.holder) => Ok(None),
        [position, "="] if *position != "-" => Ok(None),
        [_, _, "="] => Ok(None),
        [_, _, ""] if aim.is_good(aim.stuck, aim.holder.opponent()) => Ok(None),
        [_, _, replies] if !replies.is_empty() => {
            let mut greatest = None;
            numbers(replies.as_bytes(), |reply| {
                greatest = greatest.max(Some(reply));
                if aim.draws || reply < before {
                    Ok(())
                } else {
                    Err("a reply must stand in an earlier record")
                }
            })?;
            Ok(greatest)
        }
        _ => Err("expected a position, a move, and all replies"),
    }
}
