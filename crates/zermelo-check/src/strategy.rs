//! The claims `winner P mover Q` (P wins when Q moves first), `holds P mover Q` (P loses never: wins or draws), and
//! `draw mover Q` (both hold), each by a strategy.
//!
//! A record is a position with the strategist to move, and the position the strategist moves to, with a tab between them.
//! Every reply must be a position of the strategy again, or the end of play in the strategist's favour. A position alone is one in
//! which play is over in that favour.
//!
//! * For `winner`, replies must stand in *earlier* records. So play from a record ends after at most as many moves as there are
//!   records, even where the game has cycles (`proofs/Strategy.v`).
//! * For `holds`, they may stand anywhere: play may go on for ever, which is a draw.
//! * `draw` has both strategies, `holder left` and `holder right`.
//!
//! For a game that the checker does not know, a third field has the numbers of the records of all replies, from 0.

use crate::games::{Game, KEPT_POSITION, Position};
use crate::graph::numbers;
use crate::{Accepted, Ending, Failure, Header, Player, Records};
use std::collections::HashSet;

/// What is claimed.
#[derive(Clone, Copy)]
struct Claim {
    /// Whose strategy it is.
    holder: Player,
    mover: Player,
    /// Whether a draw is enough.
    draws: bool,
    /// The result of a player who cannot move.
    stuck: Ending,
}

impl Claim {
    /// Whether a play that is over, with this result for `to_move`, is as the holder wants it.
    fn is_good(self, ending: Ending, to_move: Player) -> bool {
        let best = if to_move == self.holder { Ending::Win } else { Ending::Loss };
        ending == best || (self.draws && ending == Ending::Draw)
    }

    fn words(self) -> &'static str {
        if self.draws { "does not lose" } else { "wins" }
    }
}

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    let words: Vec<&str> = header.claim.split(' ').collect();
    let (holders, mover, draws) =
        match words.as_slice() {
            ["winner", holder, "mover", mover] => (vec![*holder], *mover, false),
            ["holds", holder, "mover", mover] => (vec![*holder], *mover, true),
            ["draw", "mover", mover] => (vec!["left", "right"], *mover, true),
            _ => return Err(records.reject(
                "expected 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER' or 'draw mover PLAYER'",
            )),
        };
    let player = |word: &str| Player::read(word).ok_or_else(|| records.reject("a player is left or right"));
    let mover = player(mover)?;
    let holders = holders.into_iter().map(player).collect::<Result<Vec<Player>, Failure>>()?;
    let game = header.find_game(records)?;
    let is_draw = holders.len() == 2;
    let mut sections = Vec::new();
    for &holder in &holders {
        let claim = Claim { holder, mover, draws, stuck: header.result_when_stuck() };
        if is_draw {
            records.word(&format!("holder {}", holder.to_string().to_lowercase()))?;
        }
        let is_last = holder == holders[holders.len() - 1];
        match &game {
            Some(game) => check_known(header, claim, game.as_ref(), records, is_last)?,
            None => check_carried(header, claim, records, is_last)?,
        }
        sections.push(format!("{holder} {}", claim.words()));
    }
    let claim = format!(
        "{} {}, {mover} to move, {}: {}",
        header.game,
        header.position,
        header.play(),
        if is_draw { "a draw".to_owned() } else { sections.concat() }
    );
    Ok(Accepted { claim, records: 0, moves_on_trust: game.is_none() })
}

/// The next record of a section, which another section or the end closes.
fn next_record(records: &mut Records, is_last: bool) -> Result<Option<String>, Failure> {
    if is_last {
        return records.next_text();
    }
    let line = records.text("the next strategy")?;
    Ok((line != "next").then_some(line))
}

fn check_known(
    header: &Header,
    claim: Claim,
    game: &dyn Game,
    records: &mut Records,
    is_last: bool,
) -> Result<(), Failure> {
    let mut held: HashSet<Position> = HashSet::new();
    // Of a strategy that may go round: the positions the holder moves to, checked when all records are there.
    let mut waiting: Vec<(Position, u64)> = Vec::new();
    while let Some(line) = next_record(records, is_last)? {
        let read = read_record(claim, game, &line).map_err(|reason| records.reject(reason))?;
        let (from, to) = read;
        match to {
            Some(to) if claim.draws => waiting.push((to, records.number())),
            Some(to) => answered(claim, game, &to, &held).map_err(|reason| records.reject(reason))?,
            None => {}
        }
        if !held.insert(from) {
            return Err(records.reject("the position stands here for the second time"));
        }
        records.keep(2 * KEPT_POSITION + line.len())?;
    }
    for (to, line) in waiting {
        answered(claim, game, &to, &held).map_err(|reason| Failure::Rejected { line, reason })?;
    }
    check_root(header, claim, game, &held).map_err(|reason| records.reject(reason))
}

/// A position with the holder to move, and where the holder moves to; `None` where play is over as the holder wants it.
fn read_record(claim: Claim, game: &dyn Game, line: &str) -> Result<(Position, Option<Position>), String> {
    let (from, to) = line.split_once('\t').map_or((line, None), |(from, to)| (from, Some(to)));
    let from = game.read(from)?;
    if let Some(reason) = game.illegal(&from, claim.holder) {
        return Err(format!("it cannot be {}'s turn: {reason}", claim.holder));
    }
    let over = over(claim, game, &from, claim.holder);
    let Some(to) = to else {
        return if over == Some(true) {
            Ok((from, None))
        } else {
            Err("play is not over here, or not in the player's favour".to_owned())
        };
    };
    let to = game.read(to)?;
    let mut options = Vec::new();
    game.options(&from, claim.holder, &mut options);
    if over.is_some() || !options.contains(&to) {
        return Err("there is no such move".to_owned());
    }
    Ok((from, Some(to)))
}

/// The position claimed is held, or everything the opponent can make of it.
fn check_root(
    header: &Header,
    claim: Claim,
    game: &dyn Game,
    held: &HashSet<Position>,
) -> Result<(), String> {
    let root = game.read(&header.position).map_err(|reason| format!("the position: {reason}"))?;
    if let Some(reason) = game.illegal(&root, claim.mover) {
        return Err(format!("it cannot be {}'s turn: {reason}", claim.mover));
    }
    if claim.mover != claim.holder {
        return answered(claim, game, &root, held);
    }
    if held.contains(&root) { Ok(()) } else { Err("no record is about the position claimed".to_owned()) }
}

/// Whether play that is over here is as the holder wants it; `None` while it goes on.
fn over(claim: Claim, game: &dyn Game, position: &Position, to_move: Player) -> Option<bool> {
    let ending = game.ending(position, to_move).or_else(|| {
        let mut options = Vec::new();
        game.options(position, to_move, &mut options);
        options.is_empty().then_some(claim.stuck)
    });
    ending.map(|ending| claim.is_good(ending, to_move))
}

/// Whether every reply of the opponent is a position that is held.
fn answered(
    claim: Claim,
    game: &dyn Game,
    position: &Position,
    held: &HashSet<Position>,
) -> Result<(), String> {
    let opponent = claim.holder.opponent();
    match over(claim, game, position, opponent) {
        Some(true) => return Ok(()),
        Some(false) => {
            return Err(format!("play is over at {}, not in the player's favour", game.print(position)));
        }
        None => {}
    }
    let mut replies = Vec::new();
    game.options(position, opponent, &mut replies);
    match replies.iter().find(|reply| !held.contains(*reply)) {
        None => Ok(()),
        Some(reply) => Err(format!("there is no answer to {}", game.print(reply))),
    }
}

/// Records `POSITION⇥MOVE⇥REPLIES`; `=` for replies where play is over by rule as the holder wants it, and
/// `POSITION⇥=` where it is so at once. With the opponent to move first, the position claimed is the move of the last
/// record, whose own position is `-`.
fn check_carried(header: &Header, claim: Claim, records: &mut Records, is_last: bool) -> Result<(), Failure> {
    let is_root_reply = claim.mover != claim.holder;
    let mut count = 0_u64;
    let mut greatest = None;
    let mut last = None;
    while let Some(line) = next_record(records, is_last)? {
        if matches!(last, Some((true, _))) {
            return Err(records.reject("the record with position '-' is the last one"));
        }
        let fields: Vec<&str> = line.split('\t').collect();
        let seen = check_fields(claim, &fields, count).map_err(|reason| records.reject(reason))?;
        greatest = greatest.max(seen);
        let is_reply = fields[0] == "-";
        count += u64::from(!is_reply);
        last = fields.get(usize::from(is_reply)).map(|&text| (is_reply, text.to_owned()));
    }
    if let Some(greatest) = greatest.filter(|&greatest| greatest >= count) {
        return Err(records.reject(format!("there is no position {greatest} of the strategy")));
    }
    if last == Some((is_root_reply, header.position.clone())) {
        Ok(())
    } else {
        Err(records.reject("the last record is not about the position claimed"))
    }
}

/// Checks a carried record with so many before it; the greatest number of a reply.
fn check_fields(claim: Claim, fields: &[&str], before: u64) -> Result<Option<u64>, &'static str> {
    match fields {
        [_] if claim.is_good(claim.stuck, claim.holder) => Ok(None),
        [position, "="] if *position != "-" => Ok(None),
        [_, _, "="] => Ok(None),
        [_, _, ""] if claim.is_good(claim.stuck, claim.holder.opponent()) => Ok(None),
        [_, _, replies] if !replies.is_empty() => {
            let mut greatest = None;
            numbers(replies.as_bytes(), |reply| {
                greatest = greatest.max(Some(reply));
                if claim.draws || reply < before {
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
