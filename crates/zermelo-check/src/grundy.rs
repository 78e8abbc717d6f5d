//! The claim `grundy N`: the Grundy value of a position of an impartial game in normal play.
//!
//! Records are `VALUE⇥POSITION`. Every option of a position, or every part of it where it falls into several, must stand
//! in an earlier record; so play ends. No option has the value of the position, and every smaller value is that of
//! some option (`proofs/Grundy.v`). The value of a sum is the nim-sum of its parts'.
//!
//! Instead, a record `by THEOREM` may name a closed form (`closed_form.rs`).
//!
//! For a game that the checker does not know, a third field has the numbers of the records of all options, from 0.

use crate::games::{Game, KEPT_POSITION, Position};
use crate::graph::numbers_below;
use crate::records::{number, small_number};
use crate::{Accepted, Failure, Header, Player, Records, closed_form};
use std::collections::HashMap;

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    let claimed = header.claim.strip_prefix("grundy ").and_then(number);
    let claimed = claimed.ok_or("expected 'grundy' and a value")?;
    if header.misere {
        return Err("Grundy values belong to normal play".into());
    }
    let game = header.find_game()?;
    let first = records.next_text()?;
    let theorem = first.as_deref().and_then(|line| line.strip_prefix("by "));
    let mut relies_on = Vec::new();
    match (&game, theorem) {
        (Some(game), _) if !game.is_impartial() => return Err("the game is not impartial".into()),
        (Some(game), Some(theorem)) => {
            relies_on.push(closed_form::check_value(header, claimed, game.as_ref(), theorem, records)?);
        }
        (Some(game), None) => check_known(header, claimed, game.as_ref(), first, records)?,
        (None, _) => check_carried(header, claimed, first, records)?,
    }
    let claim = format!("{} {} has Grundy value {claimed}", header.game, header.position);
    Ok(Accepted { relies_on, ..Accepted::new(claim, game.is_none()) })
}

/// The least number that is not among the values.
fn mex(mut values: Vec<u32>) -> u32 {
    values.sort_unstable();
    values.dedup();
    values.iter().zip(0..).take_while(|&(&value, place)| value == place).count() as u32
}

fn check_known(
    header: &Header,
    claimed: u64,
    game: &dyn Game,
    first: Option<String>,
    records: &mut Records,
) -> Result<(), Failure> {
    let mut known = KnownValues::default();
    known.read_all(game, first, records)?;
    let value = known.of_sum(game, &header.root(game)?)?;
    if u64::from(value) == claimed {
        Ok(())
    } else {
        Err(format!("the value is {value}, not {claimed}").into())
    }
}

/// Values of positions that have been checked.
#[derive(Default)]
pub(crate) struct KnownValues(HashMap<Position, u32>);

impl KnownValues {
    /// Reads and checks records to the end of their section; the first was read already.
    pub(crate) fn read_all(
        &mut self,
        game: &dyn Game,
        first: Option<String>,
        records: &mut Records,
    ) -> Result<(), Failure> {
        let mut next = first;
        while let Some(line) = next {
            let length = self.add(game, &line)?;
            records.keep(KEPT_POSITION + length)?;
            next = records.next_text()?;
        }
        Ok(())
    }

    /// The length of the position, which may be more than that of its text.
    fn add(&mut self, game: &dyn Game, line: &str) -> Result<usize, String> {
        let (value, position) = fields(line).ok_or("expected a value and a position")?;
        let position = game.read(position)?;
        let mut options = Vec::new();
        game.options(&position, Player::Left, &mut options);
        let values: Result<Vec<u32>, String> =
            options.iter().map(|option| self.of_sum(game, option)).collect();
        let found = mex(values?);
        if found != value {
            return Err(format!("the value is {value}, but {found} follows from the options"));
        }
        let length = position.len();
        match self.0.insert(position, value) {
            None => Ok(length),
            Some(_) => Err("the position stands here for the second time".to_owned()),
        }
    }

    /// The value of a position from those of earlier records: its own, or the nim-sum of its parts'.
    pub(crate) fn of_sum(&self, game: &dyn Game, position: &Position) -> Result<u32, String> {
        if let Some(&value) = self.0.get(position) {
            return Ok(value);
        }
        let parts = game.parts(position);
        parts.iter().try_fold(0, |sum, part| match self.0.get(part) {
            Some(value) => Ok(sum ^ value),
            None => Err(format!("no earlier record is about {}", game.print(part))),
        })
    }
}

fn fields(line: &str) -> Option<(u32, &str)> {
    let (value, rest) = line.split_once('\t')?;
    Some((small_number(value)?, rest))
}

fn check_carried(
    header: &Header,
    claimed: u64,
    first: Option<String>,
    records: &mut Records,
) -> Result<(), Failure> {
    let mut known: Vec<u32> = Vec::new();
    let mut last = String::new();
    let mut next = first;
    while let Some(line) = next {
        let parts = fields(&line).and_then(|(value, rest)| Some((value, rest.rsplit_once('\t')?)));
        let (value, (position, options)) = parts.ok_or("expected a value, a position, and all options")?;
        let too_large = "an option must stand in an earlier record";
        let options = numbers_below(known.len(), options.as_bytes(), too_large)?;
        let values = options.into_iter().map(|option| known[option as usize]).collect();
        let found = mex(values);
        if found != value {
            return Err(format!("the value is {value}, but {found} follows from the options").into());
        }
        known.push(value);
        records.keep(size_of::<u32>())?;
        position.clone_into(&mut last);
        next = records.next_text()?;
    }
    let is_root = last == header.position && known.last().is_some_and(|&value| u64::from(value) == claimed);
    if is_root { Ok(()) } else { Err("the last record is not about the position and value claimed".into()) }
}
