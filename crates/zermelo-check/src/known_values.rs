//! Grundy values of positions that have been checked, each from those of its options.

use crate::games::{self, Game, KEPT_POSITION, Position, each_option};
use crate::limits::Meter;
use crate::numbers::small_number;
use crate::player::Player;
use crate::records::Records;
use crate::verdict::Failure;
use std::collections::HashMap;

/// Values of positions that have been checked.
#[derive(Default)]
pub(crate) struct KnownValues(HashMap<Position, u32>);

impl KnownValues {
    /// Reads and checks records `VALUE⇥POSITION` to the end of their section; the first was read already.
    pub(crate) fn read_all(
        &mut self,
        game: &dyn Game,
        first: Option<String>,
        records: &mut Records,
    ) -> Result<(), Failure> {
        let mut next = first;
        while let Some(line) = next {
            self.add(game, &line, records.meter())?;
            next = records.next_text()?;
        }
        Ok(())
    }

    fn add(&mut self, game: &dyn Game, line: &str, meter: &Meter) -> Result<(), Failure> {
        let (value, position) = line.split_once('\t').ok_or("expected a value and a position")?;
        let value = small_number(value).ok_or("expected a value and a position")?;
        let position = games::read(game, position, meter)?;
        // The position may be longer than its text.
        meter.keep(KEPT_POSITION + position.len())?;
        let mut seen = Seen::default();
        each_option(game, &position, Player::Left, meter, |option| {
            seen.insert(self.of_sum(game, option, meter)?);
            Ok(())
        })?;
        seen.expect(value)?;
        match self.0.insert(position, value) {
            None => Ok(()),
            Some(_) => Err("the position stands here for the second time".into()),
        }
    }

    /// The value of a position from those of earlier records: its own, or the nim-sum of its parts'.
    pub(crate) fn of_sum(&self, game: &dyn Game, position: &Position, meter: &Meter) -> Result<u32, Failure> {
        if let Some(&value) = self.0.get(position) {
            return Ok(value);
        }
        let mut sum = 0;
        game.visit_parts(position, &mut |part| {
            meter.work(part.len() as u64)?;
            match self.0.get(&part) {
                Some(value) => sum ^= value,
                None => return Err(format!("no earlier record is about {}", game.print(&part)).into()),
            }
            Ok(())
        })?;
        Ok(sum)
    }
}

/// The values that options have.
#[derive(Default)]
pub(crate) struct Seen(Vec<bool>);

impl Seen {
    pub(crate) fn insert(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.0.len() {
            self.0.resize(value + 1, false);
        }
        self.0[value] = true;
    }

    /// The value must be the least number that no option has.
    pub(crate) fn expect(&self, value: u32) -> Result<(), String> {
        let least = self.0.iter().position(|seen| !seen).unwrap_or(self.0.len());
        if value as usize == least {
            Ok(())
        } else {
            Err(format!("the value is {value}, but {least} follows from the options"))
        }
    }
}
