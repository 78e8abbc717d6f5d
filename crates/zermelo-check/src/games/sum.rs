//! Sums of different games, `nim + domineering`: the positions have ` + ` between them, and a move is one in a summand. A summand
//! `-` is not there.

use super::game::{Game, KEPT_POSITION, Position, Visit};
use crate::limits::{Limits, Meter, Stop};
use crate::player::Player;
use crate::verdict::Failure;
use std::cell::Cell;

pub(super) struct Sum {
    summands: Vec<Box<dyn Game>>,
}

/// What knows the games of names.
type Find = fn(&str, &Meter) -> Result<Option<Box<dyn Game>>, Failure>;

const MOST_SUMMANDS: usize = 256;

impl Sum {
    /// Refuses a position whose options, each of which is a copy of the whole, are too many to visit, or too hard to find.
    fn count_options(&self, summands: &[Option<Position>], length: usize) -> Result<(), String> {
        /// Bytes of all options.
        const MOST_BYTES: usize = 1 << 28;
        /// Portions of work.
        const MOST_WORK: u64 = 1 << 12;
        let worked = Cell::new(0);
        let stop = || {
            worked.set(worked.get() + 1);
            (worked.get() > MOST_WORK).then_some(Stop::Time)
        };
        let meter = Meter::new(Limits { stop: Some(&stop), ..Limits::default() });
        let mut bytes = 0;
        for (game, summand) in self.summands.iter().zip(summands) {
            let Some(summand) = summand else { continue };
            for player in Player::BOTH {
                let counted = game.visit_options(summand, player, &meter, &mut |_| {
                    bytes += KEPT_POSITION + length;
                    if bytes > MOST_BYTES { Err("too many".into()) } else { Ok(()) }
                });
                counted.map_err(|_| "the position has too many options to list")?;
            }
        }
        Ok(())
    }

    /// The sum of games by their names, as `find` knows them, none of which ends by rule.
    pub(super) fn of(names: &[&str], meter: &Meter, find: Find) -> Result<Option<Self>, Failure> {
        if names.len() > MOST_SUMMANDS {
            return Ok(None);
        }
        let mut summands = Vec::new();
        for name in names {
            let Some(game) = find(name, meter)? else { return Ok(None) };
            if !game.stands_in_sums() {
                return Err("words, and boards with the letters + and -, have no place in a sum".into());
            }
            summands.push(game);
        }
        let is_sum = summands.iter().all(|game| !game.ends_by_rule());
        Ok(is_sum.then_some(Self { summands }))
    }

    fn split(&self, position: &Position) -> Vec<Option<Position>> {
        let mut summands = vec![None; self.summands.len()];
        let mut rest = &position[..];
        while let Some((&[place, a, b, c, d], after)) = rest.split_first_chunk() {
            let (summand, after) = after.split_at(u32::from_be_bytes([a, b, c, d]) as usize);
            summands[usize::from(place)] = Some(summand.into());
            rest = after;
        }
        summands
    }

    fn read_each(
        &self,
        text: &str,
        read: impl Fn(&dyn Game, &str) -> Result<Position, String>,
    ) -> Result<Vec<Option<Position>>, String> {
        let texts: Vec<&str> = text.split(" + ").collect();
        if texts.len() != self.summands.len() {
            return Err(format!("expected positions of {} games", self.summands.len()));
        }
        let summands = self.summands.iter().zip(texts);
        let summands = summands
            .map(|(game, text)| if text == "-" { Ok(None) } else { read(game.as_ref(), text).map(Some) });
        summands.collect()
    }
}

/// Each summand that is there, with its place and its length before it.
fn join(summands: &[Option<Position>]) -> Position {
    let mut joined = Vec::new();
    for (place, summand) in summands.iter().enumerate() {
        if let Some(summand) = summand {
            joined.push(place as u8);
            joined.extend((summand.len() as u32).to_be_bytes());
            joined.extend(summand);
        }
    }
    joined.into()
}

impl Game for Sum {
    fn read(&self, text: &str) -> Result<Position, String> {
        let summands = self.read_each(text, |game, text| game.read(text))?;
        let joined = join(&summands);
        self.count_options(&summands, joined.len())?;
        Ok(joined)
    }

    fn read_large(&self, text: &str) -> Result<Position, String> {
        self.read_each(text, |game, text| game.read_large(text)).map(|summands| join(&summands))
    }

    fn is_move(&self, from: &Position, to: &Position, meter: &Meter) -> Result<bool, Failure> {
        let (from, to) = (self.split(from), self.split(to));
        let mut changed = (0..from.len()).filter(|&place| from[place] != to[place]);
        let (Some(place), None) = (changed.next(), changed.next()) else { return Ok(false) };
        match from[place].as_ref().zip(to[place].as_ref()) {
            Some((from, to)) => self.summands[place].is_move(from, to, meter),
            None => Ok(false),
        }
    }

    fn print(&self, position: &Position) -> String {
        let summands = self.split(position).into_iter().zip(&self.summands);
        let texts =
            summands.map(|(summand, game)| summand.map_or("-".to_owned(), |summand| game.print(&summand)));
        texts.collect::<Vec<_>>().join(" + ")
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let mut summands = self.split(position);
        for (place, game) in self.summands.iter().enumerate() {
            let Some(old) = summands[place].take() else { continue };
            game.visit_options(&old, player, meter, &mut |next| {
                summands[place] = Some(next);
                visit(join(&summands))
            })?;
            summands[place] = Some(old);
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        self.summands.iter().all(|game| game.is_impartial())
    }

    fn visit_parts(&self, position: &Position, visit: &mut Visit) -> Result<(), Failure> {
        for (place, summand) in self.split(position).into_iter().enumerate() {
            let Some(summand) = summand else { continue };
            let mut alone = vec![None; self.summands.len()];
            self.summands[place].visit_parts(&summand, &mut |part| {
                alone[place] = Some(part);
                visit(join(&alone))
            })?;
        }
        Ok(())
    }
}
