//! Coin-turning games, on a row or on a grid: some coins are turned over, the last of them from heads to tails. On a grid the
//! coins turned are those where some columns cross some rows. Which may be turned together is a rule's affair.

use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, MOST_WORK, in_order, read_sizes, sizes};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;
use std::collections::BTreeSet;

/// Which coins of a row may be turned together.
struct Rule {
    /// How many: ranges without gaps.
    counts: Vec<[u64; 2]>,
    shape: Shape,
    /// Whether the first coin of the row must be among them.
    with_first: bool,
}

enum Shape {
    Any,
    /// Within so many neighbouring places.
    Within(u64),
    /// At equal distances, at most so long.
    Equal(u64),
    /// The set is its own mirror image.
    Symmetric,
}

/// What is done with each set of coins.
type VisitCoins<'a> = dyn FnMut(&[u64]) -> Result<(), Failure> + 'a;

impl Rule {
    /// Reads a rule: numbers of coins such as `3`, `2-3,6` or `1+`; then `C` for neighbours, `C(5)` for coins within five
    /// neighbouring places, `E` for equal distances, `S` for symmetric sets; then `F` for sets with the first coin.
    fn read(text: &str) -> Option<Self> {
        let is_count = |c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | ',');
        let (counts, rest) = text.split_at(text.find(|c| !is_count(c)).unwrap_or(text.len()));
        let (shape, with_first) = rest.strip_suffix('F').map_or((rest, false), |shape| (shape, true));
        let range = |part: &str| match (part.strip_suffix('+'), part.split_once('-')) {
            (Some(least), _) => Some([number(least)?, u64::MAX]),
            (_, Some((least, most))) => Some([number(least)?, number(most)?]),
            _ => Some([number(part)?; 2]),
        };
        let shape = match shape {
            "" => Shape::Any,
            "C" => Shape::Equal(1),
            "E" => Shape::Equal(u64::MAX),
            "S" => Shape::Symmetric,
            _ => Shape::Within(number(shape.strip_prefix("C(")?.strip_suffix(')')?)?),
        };
        let counts = counts.split(',').map(range).collect::<Option<Vec<_>>>()?;
        counts.iter().all(|&[least, most]| 0 < least && least <= most).then_some(Self {
            counts,
            shape,
            with_first,
        })
    }

    /// The one coin of a row of one coin.
    fn of_one() -> Self {
        Self { counts: vec![[1, 1]], shape: Shape::Any, with_first: false }
    }

    fn most(&self) -> u64 {
        self.counts.iter().map(|range| range[1]).max().unwrap_or(0)
    }

    /// Whether a set has the right number of coins, and the first one if it must.
    fn allows(&self, coins: &[u64]) -> bool {
        let count = coins.len() as u64;
        self.counts.iter().any(|&[least, most]| (least..=most).contains(&count))
            && (!self.with_first || coins.contains(&1))
    }

    /// Visits sets of coins with `last` as the last of them: all those of the right shape, with no more coins than there may be.
    fn visit_sets(&self, last: u64, visit: &mut VisitCoins) -> Result<(), Failure> {
        match self.shape {
            Shape::Any => add_coins(&mut vec![last], 1, self.most(), visit),
            Shape::Within(places) => {
                let lowest = (last + 1).saturating_sub(places).max(1);
                add_coins(&mut vec![last], lowest, self.most(), visit)
            }
            Shape::Equal(longest) => {
                visit(&[last])?;
                for step in 1..last.min(longest.saturating_add(1)) {
                    let mut coins = vec![last];
                    while let Some(next) = coins[coins.len() - 1].checked_sub(step).filter(|&next| next > 0) {
                        coins.push(next);
                        visit(&coins)?;
                    }
                }
                Ok(())
            }
            Shape::Symmetric => {
                visit(&[last])?;
                (1..last).try_for_each(|first| {
                    add_pairs(&mut vec![last, first], first + 1, first + last, self.most(), visit)
                })
            }
        }
    }
}

/// Visits these coins and all sets that have more from `lowest` on, below the last of them.
fn add_coins(coins: &mut Vec<u64>, lowest: u64, most: u64, visit: &mut VisitCoins) -> Result<(), Failure> {
    visit(coins)?;
    if coins.len() as u64 >= most {
        return Ok(());
    }
    (lowest..coins[coins.len() - 1]).try_for_each(|coin| {
        coins.push(coin);
        let found = add_coins(coins, lowest, most, visit);
        coins.pop();
        found
    })
}

/// Visits these coins and all sets that have more from `lowest` on with their mirror images: a place and its own have this sum.
fn add_pairs(
    coins: &mut Vec<u64>,
    lowest: u64,
    sum: u64,
    most: u64,
    visit: &mut VisitCoins,
) -> Result<(), Failure> {
    visit(coins)?;
    if coins.len() as u64 >= most {
        return Ok(());
    }
    (lowest..=sum / 2).try_for_each(|coin| {
        let before = coins.len();
        coins.push(coin);
        if sum - coin != coin {
            coins.push(sum - coin);
        }
        let found = add_pairs(coins, coin + 1, sum, most, visit);
        coins.truncate(before);
        found
    })
}

/// What is done with each set of rows and set of columns.
type VisitCrosses<'a> = dyn FnMut(&[u64], &[u64]) -> Result<(), Failure> + 'a;

/// A coin by row and column.
type Coin = [u64; 2];

/// A game of coins. A row is the first row of a grid, and a move turns coins of one row alone.
pub(super) struct Turning {
    rows: Rule,
    columns: Rule,
    is_grid: bool,
}

impl Turning {
    /// A game on a row.
    pub(super) fn new(rule: &str) -> Option<Self> {
        Some(Self { rows: Rule::of_one(), columns: Rule::read(rule)?, is_grid: false })
    }

    /// A game on a grid: the rule for columns and that for rows, with a cross between them.
    pub(super) fn product(rules: &str) -> Option<Self> {
        let (columns, rows) = rules.split_once('x')?;
        Some(Self { rows: Rule::read(rows)?, columns: Rule::read(columns)?, is_grid: true })
    }

    /// Visits sets of rows and of columns that may be turned where they cross, or not: their shapes are right.
    fn visit_crosses(&self, heads: &[Coin], visit: &mut VisitCrosses) -> Result<(), Failure> {
        heads.iter().try_for_each(|&[row, column]| {
            self.rows.visit_sets(row, &mut |rows| {
                self.columns.visit_sets(column, &mut |columns| visit(rows, columns))
            })
        })
    }

    /// Whether the coins that may be turned, counted with the heads that there are, are few enough to be listed.
    fn is_small(&self, heads: &[Coin]) -> bool {
        let mut work = 0;
        let counted = self.visit_crosses(heads, &mut |rows, columns| {
            work += (rows.len() * columns.len() + heads.len()) as u64;
            if work > MOST_WORK { Err("too many".into()) } else { Ok(()) }
        });
        counted.is_ok()
    }
}

/// The coins that show heads.
fn heads(position: &Position) -> Vec<Coin> {
    sizes(position).chunks_exact(2).map(|coin| [coin[0], coin[1]]).collect()
}

fn of_heads(heads: &BTreeSet<Coin>) -> Position {
    in_order(heads.iter().flatten().copied())
}

impl Game for Turning {
    fn read(&self, text: &str) -> Result<Position, String> {
        let numbers = if text == "0" { Vec::new() } else { read_sizes(text, LARGEST)? };
        let coins: Vec<Coin> = if self.is_grid {
            numbers.chunks(2).map(|coin| [coin[0], coin.get(1).copied().unwrap_or(0)]).collect()
        } else {
            numbers.into_iter().map(|place| [1, place]).collect()
        };
        let heads: BTreeSet<Coin> = coins.iter().copied().collect();
        if heads.len() < coins.len() || coins.iter().flatten().any(|&place| place == 0) {
            return Err("expected different places".to_owned());
        }
        if !self.is_small(&coins) {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(of_heads(&heads))
    }

    fn print(&self, position: &Position) -> String {
        let places = heads(position).into_iter().flat_map(|[row, column]| {
            let row = self.is_grid.then_some(row);
            row.into_iter().chain([column])
        });
        let words: Vec<String> = places.map(|place| place.to_string()).collect();
        if words.is_empty() { "0".to_owned() } else { words.join(" ") }
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let heads = heads(position);
        let before: BTreeSet<Coin> = heads.iter().copied().collect();
        self.visit_crosses(&heads, &mut |rows, columns| {
            if !(self.rows.allows(rows) && self.columns.allows(columns)) {
                return Ok(());
            }
            let turned = rows.iter().flat_map(|&row| columns.iter().map(move |&column| [row, column]));
            visit(of_heads(&(&before ^ &turned.collect())))
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
