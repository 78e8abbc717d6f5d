//! "31": numbers are called in turn, one to so many at a time; whoever calls the last loses. A position is how many are left.

use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, of_sizes, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::{Ending, Player};
use crate::verdict::Failure;

pub(super) struct ThirtyOne {
    most: u64,
}

impl ThirtyOne {
    pub(super) fn new(most: &str) -> Option<Self> {
        number(most).filter(|&most| most > 0).map(|most| Self { most })
    }
}

impl Game for ThirtyOne {
    fn read(&self, text: &str) -> Result<Position, String> {
        match read_sizes(text, LARGEST)?[..] {
            [left] => Ok(of_sizes([left])),
            _ => Err("expected one number".to_owned()),
        }
    }

    fn print(&self, position: &Position) -> String {
        print_sizes(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let left = sizes(position).first().copied().unwrap_or(0);
        (1..=self.most.min(left)).try_for_each(|called| visit(of_sizes([left - called])))
    }

    fn ending(&self, position: &Position, _: Player, _: &Meter) -> Result<Option<Ending>, Failure> {
        Ok(position.is_empty().then_some(Ending::Win))
    }

    fn ends_by_rule(&self) -> bool {
        true
    }
}
