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

use crate::aim::Aim;
use crate::certificate::Header;
use crate::games::{self, Game, KEPT_POSITION, Position, each_option};
use crate::limits::Meter;
use crate::numbers::numbers;
use crate::player::Player;
use crate::records::Records;
use crate::verdict::Failure;
use std::collections::HashSet;

/// Checks the strategy whose first record was read already.
pub(crate) fn check_known(
    header: &Header,
    aim: Aim,
    game: &dyn Game,
    first: Option<String>,
    records: &mut Records,
) -> Result<(), Failure> {
    let mut strategy = Strategy { aim, game, meter: records.meter(), held: HashSet::new() };
    // Of a strategy with cycles: the positions the holder moves to, checked when all records are there.
    let mut waiting: Vec<(Position, u64)> = Vec::new();
    let mut next = first;
    while let Some(line) = next {
        let (from, to) = strategy.read_record(&line)?;
        let length = from.len() + to.as_ref().map_or(0, |to| to.len());
        strategy.meter.keep(2 * KEPT_POSITION + length)?;
        match to {
            Some(to) if aim.draws => waiting.push((to, records.number())),
            Some(to) => strategy.check_answered(&to)?,
            None => {}
        }
        if !strategy.held.insert(from) {
            return Err("the position stands here for the second time".into());
        }
        next = records.next_text()?;
    }
    for (to, line) in waiting {
        strategy.check_answered(&to).map_err(|failure| failure.at(line))?;
    }
    strategy.check_root(header)
}

/// The positions of a strategy so far, in a game that the checker knows.
struct Strategy<'a> {
    aim: Aim,
    game: &'a dyn Game,
    meter: &'a Meter<'a>,
    /// Those with the holder to move.
    held: HashSet<Position>,
}

/// What a player to move can do.
enum Turn {
    /// Play is over: whether that is as the holder wants it.
    Over(bool),
    /// There are options.
    Moves,
}

impl Strategy<'_> {
    /// A position with the holder to move, and where the holder moves to; `None` where play is over as the holder wants it.
    fn read_record(&self, line: &str) -> Result<(Position, Option<Position>), Failure> {
        let (from, to) = line.split_once('\t').map_or((line, None), |(from, to)| (from, Some(to)));
        let from = games::read(self.game, from, self.meter)?;
        let holder = self.aim.holder;
        if let Some(reason) = self.game.illegal(&from, holder) {
            return Err(format!("it cannot be {holder}'s turn: {reason}").into());
        }
        let Some(to) = to else {
            return match self.turn(&from, holder, |_| Ok(()))? {
                Turn::Over(true) => Ok((from, None)),
                _ => Err("play is not over here, or not in the player's favour".into()),
            };
        };
        let to = games::read(self.game, to, self.meter)?;
        let mut is_move = false;
        let turn = self.turn(&from, holder, |option| {
            is_move |= *option == to;
            Ok(())
        })?;
        match turn {
            Turn::Moves if is_move => Ok((from, Some(to))),
            _ => Err("there is no such move".into()),
        }
    }

    /// Visits what a player can move to, unless play is over.
    fn turn(
        &self,
        position: &Position,
        to_move: Player,
        mut visit: impl FnMut(&Position) -> Result<(), Failure>,
    ) -> Result<Turn, Failure> {
        if let Some(ending) = self.game.ending(position, to_move, self.meter)? {
            return Ok(Turn::Over(self.aim.is_good(ending, to_move)));
        }
        let mut can_move = false;
        each_option(self.game, position, to_move, self.meter, |option| {
            can_move = true;
            visit(option)
        })?;
        Ok(if can_move { Turn::Moves } else { Turn::Over(self.aim.is_good(self.aim.stuck, to_move)) })
    }

    /// Every reply of the opponent must be a position that is held.
    fn check_answered(&self, position: &Position) -> Result<(), Failure> {
        let turn = self.turn(position, self.aim.holder.opponent(), |reply| {
            if self.held.contains(reply) {
                Ok(())
            } else {
                Err(format!("there is no answer to {}", self.game.print(reply)).into())
            }
        })?;
        match turn {
            Turn::Over(false) => {
                let position = self.game.print(position);
                Err(format!("play is over at {position}, not in the player's favour").into())
            }
            Turn::Over(true) | Turn::Moves => Ok(()),
        }
    }

    /// The position claimed is held, or everything the opponent can make of it.
    fn check_root(&self, header: &Header) -> Result<(), Failure> {
        let root = header.root(self.game, self.meter)?;
        let Aim { mover, holder, .. } = self.aim;
        if let Some(reason) = self.game.illegal(&root, mover) {
            return Err(format!("it cannot be {mover}'s turn: {reason}").into());
        }
        if mover != holder {
            return self.check_answered(&root);
        }
        if self.held.contains(&root) { Ok(()) } else { Err("no record is about the position claimed".into()) }
    }
}

/// Checks a strategy whose moves stand in the certificate, in records as [`Round`] has them. With the opponent to move first,
/// the position claimed is the move of the last record, whose own position is `-`.
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
        let round = Round::read(&line).ok_or("expected a position, a move, and all replies")?;
        greatest = greatest.max(check_round(aim, &round, count, records.meter())?);
        let is_reply = round.is_reply();
        count += u64::from(!is_reply);
        last =
            if is_reply { round.to() } else { Some(round.position) }.map(|text| (is_reply, text.to_owned()));
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

/// A record of a strategy whose moves stand in the certificate.
pub(crate) struct Round<'a> {
    /// With the holder to move; `-` in the last record where the opponent moves first.
    pub(crate) position: &'a str,
    pub(crate) turn: CarriedTurn<'a>,
}

/// What the holder does at a position.
pub(crate) enum CarriedTurn<'a> {
    /// `POSITION`: the holder cannot move.
    Stuck,
    /// `POSITION⇥=`: play is over by rule.
    Over,
    /// `POSITION⇥MOVE⇥REPLIES`.
    Moves { to: &'a str, after: After<'a> },
}

/// What follows a move.
pub(crate) enum After<'a> {
    /// `=`: play is over by rule.
    Over,
    /// Nothing: the opponent cannot move.
    Stuck,
    /// The numbers of the records of all replies, from 0.
    Replies(&'a str),
}

impl<'a> Round<'a> {
    pub(crate) fn read(line: &'a str) -> Option<Self> {
        let mut fields = line.split('\t');
        let position = fields.next()?;
        let turn = match (fields.next(), fields.next(), fields.next()) {
            (None, ..) => CarriedTurn::Stuck,
            (Some("="), None, _) if position != "-" => CarriedTurn::Over,
            (Some(to), Some(replies), None) => CarriedTurn::Moves {
                to,
                after: match replies {
                    "=" => After::Over,
                    "" => After::Stuck,
                    replies => After::Replies(replies),
                },
            },
            _ => return None,
        };
        Some(Self { position, turn })
    }

    /// Whether the record is about the replies to the position claimed.
    pub(crate) fn is_reply(&self) -> bool {
        self.position == "-"
    }

    /// The position that the holder moves to.
    pub(crate) const fn to(&self) -> Option<&'a str> {
        match self.turn {
            CarriedTurn::Moves { to, .. } => Some(to),
            _ => None,
        }
    }
}

/// Checks a record with `before` records before it; the greatest number of a reply.
fn check_round(aim: Aim, round: &Round, before: u64, meter: &Meter) -> Result<Option<u64>, Failure> {
    let is_good = match round.turn {
        CarriedTurn::Stuck => aim.is_good(aim.stuck, aim.holder),
        CarriedTurn::Moves { after: After::Stuck, .. } => aim.is_good(aim.stuck, aim.holder.opponent()),
        CarriedTurn::Over | CarriedTurn::Moves { .. } => true,
    };
    if !is_good {
        return Err("expected a position, a move, and all replies".into());
    }
    let CarriedTurn::Moves { after: After::Replies(replies), .. } = round.turn else { return Ok(None) };
    let mut greatest = None;
    numbers(replies.as_bytes(), meter, |reply| {
        greatest = greatest.max(Some(reply));
        if aim.draws || reply < before { Ok(()) } else { Err("a reply must stand in an earlier record") }
    })?;
    Ok(greatest)
}
