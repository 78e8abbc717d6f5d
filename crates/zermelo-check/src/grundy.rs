//! The claim `grundy N`: the Grundy value of a position of an impartial game in normal play.
//!
//! Records are `VALUE⇥POSITION`. Every option of a position, or every part of it where it falls into several, must stand
//! in an earlier record; so play ends. No option has the value of the position, and every smaller value is that of
//! some option (`proofs/Grundy.v`). The value of a sum is the nim-sum of its parts'.
//!
//! For a game that the checker does not know, a third field has the numbers of the records of all options, from 0.

use crate::games::{Game, KEPT_POSITION, Position};
use crate::graph::numbers;
use crate::records::small_number;
use crate::{Accepted, Failure, Header, Player, Records};
use std::collections::HashMap;

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    let claimed = header.claim.strip_prefix("grundy ").and_then(small_number);
    let claimed = claimed.ok_or_else(|| records.reject("expected 'grundy' and a value"))?;
    if header.misere {
        return Err(records.reject("Grundy values belong to normal play"));
    }
    let game = header.find_game(records)?;
    match &game {
        Some(game) if !game.is_impartial() => return Err(records.reject("the game is not impartial")),
        Some(game) => check_known(header, claimed, game.as_ref(), records)?,
        None => check_carried(header, claimed, records)?,
    }
    let claim = format!("{} {} has Grundy value {claimed}", header.game, header.position);
    Ok(Accepted { claim, records: 0, moves_on_trust: game.is_none() })
}

/// The least number that is not among the values.
fn mex(mut values: Vec<u32>) -> u32 {
    values.sort_unstable();
    values.dedup();
    values.iter().zip(0..).take_while(|&(&value, place)| value == place).count() as u32
}

fn check_known(header: &Header, claimed: u32, game: &dyn Game, records: &mut Records) -> Result<(), Failure> {
    let mut known: HashMap<Position, u32> = HashMap::new();
    while let Some(line) = records.next_text()? {
        let (value, position) =
            fields(&line).ok_or_else(|| records.reject("expected a value and a position"))?;
        let position = game.read(position).map_err(|reason| records.reject(reason))?;
        let mut options = Vec::new();
        game.options(&position, Player::Left, &mut options);
        let values: Result<Vec<u32>, String> =
            options.iter().map(|option| value_of_sum(game, &known, option)).collect();
        let found = mex(values.map_err(|reason| records.reject(reason))?);
        if found != value {
            return Err(records.reject(format!("the value is {value}, but {found} follows from the options")));
        }
        if known.insert(position, value).is_some() {
            return Err(records.reject("the position stands here for the second time"));
        }
        records.keep(KEPT_POSITION + line.len())?;
    }
    let root =
        game.read(&header.position).map_err(|reason| records.reject(format!("the position: {reason}")))?;
    let value = value_of_sum(game, &known, &root).map_err(|reason| records.reject(reason))?;
    if value == claimed {
        Ok(())
    } else {
        Err(records.reject(format!("the value is {value}, not {claimed}")))
    }
}

/// The value of a position from those of earlier records: its own, or the nim-sum of its parts'.
fn value_of_sum(game: &dyn Game, known: &HashMap<Position, u32>, position: &Position) -> Result<u32, String> {
    if let Some(&value) = known.get(position) {
        return Ok(value);
    }
    let parts = game.parts(position);
    parts.iter().try_fold(0, |sum, part| match known.get(part) {
        Some(value) => Ok(sum ^ value),
        None => Err(format!("no earlier record is about {}", game.print(part))),
    })
}

fn fields(line: &str) -> Option<(u32, &str)> {
    let (value, rest) = line.split_once('\t')?;
    Some((small_number(value)?, rest))
}

fn check_carried(header: &Header, claimed: u32, records: &mut Records) -> Result<(), Failure> {
    let mut known: Vec<u32> = Vec::new();
    let mut last = String::new();
    while let Some(line) = records.next_text()? {
        let parts = fields(&line).and_then(|(value, rest)| Some((value, rest.rsplit_once('\t')?)));
        let (value, (position, options)) =
            parts.ok_or_else(|| records.reject("expected a value, a position, and all options"))?;
        let mut values = Vec::new();
        let listed = numbers(options.as_bytes(), |option| {
            let value = usize::try_from(option).ok().and_then(|option| known.get(option));
            value.map(|&value| values.push(value)).ok_or("an option must stand in an earlier record")
        });
        listed.map_err(|reason| records.reject(reason))?;
        let found = mex(values);
        if found != value {
            return Err(records.reject(format!("the value is {value}, but {found} follows from the options")));
        }
        known.push(value);
        records.keep(size_of::<u32>())?;
        position.clone_into(&mut last);
    }
    let is_root = last == header.position && known.last() == Some(&claimed);
    if is_root {
        Ok(())
    } else {
        Err(records.reject("the last record is not about the position and value claimed"))
    }
}
