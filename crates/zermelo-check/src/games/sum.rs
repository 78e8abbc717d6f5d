//! Sums of different games, `nim + domineering`: the positions have ` + ` between them, and a move is one in a summand. A summand
//! `-` is not there.

use super::{Game, KEPT_POSITION, Position, find};
use crate::Player;

pub(super) struct Sum {
    summands: Vec<Box<dyn Game>>,
}

const MOST_SUMMANDS: usize = 256;

/// Positions with more bytes in their options, each of which is a copy of the whole, are refused.
const MOST_BYTES: usize = 1 << 28;

impl Sum {
    /// The sum of games by their names, none of which ends by rule.
    pub(super) fn of(names: &str) -> Option<Self> {
        let summands: Vec<Box<dyn Game>> =
            names.split(" + ").take(MOST_SUMMANDS + 1).map(find).collect::<Option<_>>()?;
        let is_sum = summands.len() <= MOST_SUMMANDS && summands.iter().all(|game| !game.ends_by_rule());
        is_sum.then_some(Self { summands })
    }

    fn split(&self, position: &Position) -> Vec<Option<Position>> {
        let mut summands = vec![None; self.summands.len()];
        let mut rest = &position[..];
        while let Some((&[place, a, b, c, d], behind)) = rest.split_first_chunk() {
            let (summand, behind) = behind.split_at(u32::from_be_bytes([a, b, c, d]) as usize);
            summands[usize::from(place)] = Some(summand.into());
            rest = behind;
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
        let mut bytes = 0;
        for (game, summand) in self.summands.iter().zip(&summands) {
            let Some(summand) = summand else { continue };
            for player in Player::BOTH {
                let mut options = Vec::new();
                game.options(summand, player, &mut options);
                bytes += options.len() * (KEPT_POSITION + joined.len());
            }
            if bytes > MOST_BYTES {
                return Err("the position has too many options to list".to_owned());
            }
        }
        Ok(joined)
    }

    fn read_large(&self, text: &str) -> Result<Position, String> {
        self.read_each(text, |game, text| game.read_large(text)).map(|summands| join(&summands))
    }

    fn is_move(&self, from: &Position, to: &Position) -> bool {
        let (from, to) = (self.split(from), self.split(to));
        let mut changed = (0..from.len()).filter(|&place| from[place] != to[place]);
        let (Some(place), None) = (changed.next(), changed.next()) else { return false };
        let both = from[place].as_ref().zip(to[place].as_ref());
        both.is_some_and(|(from, to)| self.summands[place].is_move(from, to))
    }

    fn print(&self, position: &Position) -> String {
        let summands = self.split(position).into_iter().zip(&self.summands);
        let texts =
            summands.map(|(summand, game)| summand.map_or("-".to_owned(), |summand| game.print(&summand)));
        texts.collect::<Vec<_>>().join(" + ")
    }

    fn options(&self, position: &Position, player: Player, options: &mut Vec<Position>) {
        let mut summands = self.split(position);
        for (place, game) in self.summands.iter().enumerate() {
            let Some(old) = summands[place].take() else { continue };
            let mut moved = Vec::new();
            game.options(&old, player, &mut moved);
            for next in moved {
                summands[place] = Some(next);
                options.push(join(&summands));
            }
            summands[place] = Some(old);
        }
    }

    fn is_impartial(&self) -> bool {
        self.summands.iter().all(|game| game.is_impartial())
    }

    fn parts(&self, position: &Position) -> Vec<Position> {
        let mut parts = Vec::new();
        for (place, summand) in self.split(position).into_iter().enumerate() {
            let Some(summand) = summand else { continue };
            for part in self.summands[place].parts(&summand) {
                let mut alone = vec![None; self.summands.len()];
                alone[place] = Some(part);
                parts.push(join(&alone));
            }
        }
        parts
    }
}
