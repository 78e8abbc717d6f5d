//! The claim `grundy N`: the Grundy value of a position of an impartial game in normal play.
//!
//! Records are `VALUE⇥POSITION`. Every option of a position, or every part of it where it falls into several, must stand
//! in an earlier record; so play ends. No option has the value of the position, and every smaller value is that of
//! some option (`proofs/Grundy.v`). The value of a sum is the nim-sum of its parts'.
//!
//! Instead, a record `by THEOREM` may name a closed form (`closed_form.rs`).
//!
//! For a game that the checker does not know, a third field has the numbers of the records of all options, from 0.

use crate::certificate::Header;
use crate::closed_form;
use crate::games::Game;
use crate::known_values::{KnownValues, Seen};
use crate::numbers::{numbers, small_number};
use crate::records::Records;
use crate::verdict::{Accepted, Failure};

pub(crate) fn check(header: &Header, claimed: u64, records: &mut Records) -> Result<Accepted, Failure> {
    if header.misere {
        return Err("Grundy values belong to normal play".into());
    }
    let game = header.find_game(records.meter())?;
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
    let claim = format!("{} {} has Grundy value {claimed}", header.game_in_words(), header.position);
    Ok(Accepted { relies_on, ..Accepted::new(claim, game.is_none()) })
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
    let value = known.of_sum(game, &header.root(game, records.meter())?, records.meter())?;
    if u64::from(value) == claimed {
        Ok(())
    } else {
        Err(format!("the value is {value}, not {claimed}").into())
    }
}

/// A record of a game that the checker does not know: `VALUE⇥POSITION⇥OPTIONS`.
pub(crate) struct Carried<'a> {
    pub(crate) value: u32,
    pub(crate) position: &'a str,
    /// The numbers of the records of all options.
    pub(crate) options: &'a str,
}

impl<'a> Carried<'a> {
    pub(crate) fn read(line: &'a str) -> Option<Self> {
        let (value, rest) = line.split_once('\t')?;
        let (position, options) = rest.rsplit_once('\t')?;
        Some(Self { value: small_number(value)?, position, options })
    }
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
        let record = Carried::read(&line).ok_or("expected a value, a position, and all options")?;
        let mut seen = Seen::default();
        numbers(record.options.as_bytes(), records.meter(), |option| {
            let value = usize::try_from(option).ok().and_then(|option| known.get(option));
            seen.insert(*value.ok_or("an option must stand in an earlier record")?);
            Ok(())
        })?;
        seen.expect(record.value)?;
        known.push(record.value);
        records.meter().keep(size_of::<u32>())?;
        record.position.clone_into(&mut last);
        next = records.next_text()?;
    }
    let is_root = last == header.position && known.last().is_some_and(|&value| u64::from(value) == claimed);
    if is_root { Ok(()) } else { Err("the last record is not about the position and value claimed".into()) }
}
