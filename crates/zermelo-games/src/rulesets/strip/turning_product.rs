//! Products of coin-turning games: coins on a grid. A move of the product turns all coins in some columns and some rows,
//! where the columns are a move of the first game and the rows one of the second; the coin farthest from the corner must
//! show heads before. Turning Corners is the product of Twins with itself. Winning Ways, chapter 14.

use super::turn_rule::TurnRule;
use super::turning::rule;
use super::turning::{
    CoinValues, are_few_turns, claim_of_heads, last_place, moves_to_value, parse_row, spend, turned,
};
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::drawing::{Cell, Mark};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Notation, ParseError, Player, Reference, Ruleset, Theorem,
};
use crate::nimber::Nimber64;
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of a product.
#[derive(Clone, Debug)]
pub struct TurningProduct {
    /// What is turned along a row, that is which columns.
    columns: TurnRule,
    rows: TurnRule,
}

/// A coin by its row and column, counted from 1.
type Place = [u64; 2];

/// The places of the heads, row by row. All other coins show tails.
type Heads = Vec<Place>;

/// The tartan theorem.
pub static TARTAN: Reference = Reference {
    name: "the tartan theorem",
    statement: "In the product of two coin-turning games a head in column x and row y has the Grundy value \
                g(x) ⊗ h(y): the nim-product of its values in the two games. A grid has the nim-sum over its heads.",
    source: "Winning Ways, chapter 14; H. W. Lenstra, Nim multiplication (1977); J. H. Conway, On Numbers and Games, \
             chapter 6, for Turning Corners",
};

impl TurningProduct {
    /// The product of two rules: along the rows, and across them.
    pub const fn new(columns: TurnRule, rows: TurnRule) -> Self {
        Self { columns, rows }
    }

    fn values(&self, heads: &Heads) -> Option<GridValues> {
        let last = |side: usize| heads.iter().map(|place| place[side]).max().unwrap_or(0);
        Some(GridValues {
            columns: CoinValues::up_to(&self.columns, last(1))?,
            rows: CoinValues::up_to(&self.rows, last(0))?,
        })
    }
}

/// The values of the coins of both games.
struct GridValues {
    columns: CoinValues,
    rows: CoinValues,
}

impl GridValues {
    fn at(&self, [row, column]: Place) -> u64 {
        nim_product(self.columns.at(column), self.rows.at(row))
    }
}

/// All coins in these rows and columns, row by row.
fn crossings(rows: &[u64], columns: &[u64]) -> impl Iterator<Item = Place> {
    rows.iter().flat_map(move |&row| columns.iter().map(move |&column| [row, column]))
}

/// A set of places with the nim-sum of their values.
type Line = (Vec<u64>, u64);

/// The moves of a line with `place` as the rightmost coin, while there is work left, and whether these are all.
fn lines(rule: &TurnRule, values: &CoinValues, place: u64, work_left: &mut u64) -> (Vec<Line>, bool) {
    let mut found = Vec::new();
    let flow = rule.visit_companions(
        place,
        |coins| spend(work_left, coins),
        |companions| {
            let places: Vec<u64> = companions.iter().copied().chain([place]).collect();
            let value = places.iter().fold(0, |sum, &place| sum ^ values.at(place));
            found.push((places, value));
            ControlFlow::Continue(())
        },
    );
    (found, flow.is_continue())
}

/// So much work is done to find the moves through one line, and to cross lines. A product takes a while.
const MOST_WORK_ON_LINES: u64 = 1 << 18;
const MOST_CROSSINGS: u64 = 1 << 20;

impl TurningProduct {
    /// The moves that change the value of a grid by `change` (xor), and whether these are all.
    fn moves_changing(
        &self,
        heads: &Heads,
        values: &GridValues,
        change: u64,
    ) -> (Vec<ClaimedMove<Heads>>, bool) {
        let mut moves = Vec::new();
        let mut is_complete = true;
        let mut crossings_left = MOST_CROSSINGS;
        for &[row, column] in heads {
            let mut work_left = MOST_WORK_ON_LINES;
            let (columns, all_columns) = lines(&self.columns, &values.columns, column, &mut work_left);
            work_left = MOST_WORK_ON_LINES;
            let (rows, all_rows) = lines(&self.rows, &values.rows, row, &mut work_left);
            is_complete &= all_columns && all_rows;
            for (rows, row_value) in &rows {
                for (columns, column_value) in &columns {
                    if spend(&mut crossings_left, 1).is_break() {
                        return (moves, false);
                    }
                    if nim_product(*row_value, *column_value) == change {
                        moves.push(ClaimedMove {
                            label: label(rows, columns),
                            to: Some(turned(heads, crossings(rows, columns))),
                        });
                    }
                }
            }
        }
        (moves, is_complete)
    }
}

/// The name of the move that turns all coins in these rows and columns.
fn label(rows: &[u64], columns: &[u64]) -> String {
    let part = |what: &str, places: &[u64]| {
        let plural = if places.len() == 1 { "" } else { "s" };
        let list: Vec<String> = places.iter().map(u64::to_string).collect();
        format!("{what}{plural} {}", list.join(", "))
    };
    format!("turn {} in {}", part("column", columns), part("row", rows))
}

impl Ruleset for TurningProduct {
    type Position = Heads;

    fn options<B>(
        &self,
        heads: &Heads,
        _: Player,
        mut visit: impl FnMut(Heads) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let all = |_| ControlFlow::Continue(());
        for &[row, column] in heads {
            self.rows.visit_companions(row, all, |rows| {
                let rows: Vec<u64> = rows.iter().copied().chain([row]).collect();
                self.columns.visit_companions(column, all, |columns| {
                    let columns: Vec<u64> = columns.iter().copied().chain([column]).collect();
                    visit(turned(heads, crossings(&rows, &columns)))
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    /// The last coin turned, row by row, goes from heads to tails.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn reachable_bound(&self, heads: &Heads) -> Option<u64> {
        let last = |side: usize| heads.iter().map(|place| place[side]).max().unwrap_or(0);
        let coins = u32::try_from(last(0).saturating_mul(last(1))).ok();
        Some(coins.and_then(|coins| 1_u64.checked_shl(coins)).unwrap_or(u64::MAX))
    }

    fn heap_bytes(&self, heads: &Heads) -> usize {
        heads.capacity() * size_of::<Place>()
    }
}

/// Grids up to here are written coin by coin.
const LARGEST_GRID: u64 = 12;
const HINT: &str = "rows of h (heads) and t (tails) with '/' between them, such as tth/hht, or the heads as \
                    (column,row) counted from 1, such as (3,1) (1,2)";

impl Notation for TurningProduct {
    fn parse(&self, text: &str) -> Result<Heads, ParseError> {
        let grid = text.trim();
        if grid.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", HINT));
        }
        let mut heads = Vec::new();
        if grid.starts_with('(') {
            for word in grid.split_whitespace() {
                heads.push(parse_place(text, word)?);
            }
        } else {
            for (row, coins) in (1..).zip(grid.split('/')) {
                heads.extend(parse_row(text, coins, HINT)?.into_iter().map(|column| [row, column]));
            }
        }
        let (last_row, last_column) = (last_place(&self.rows), last_place(&self.columns));
        if heads.iter().any(|&[row, column]| row > last_row || column > last_column) {
            let message = zermelo_core::message!(
                "a grid has at most {last_column} columns and {last_row} rows here",
                last_column,
                last_row
            );
            return Err(ParseError::whole(text, message, HINT));
        }
        heads.arrange();
        if let Some(&[row, column]) = heads.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| &pair[0]) {
            return Err(ParseError::whole(
                text,
                zermelo_core::message!("the coin at ({column},{row}) is named twice", column, row),
                HINT,
            ));
        }
        Ok(heads)
    }

    fn print(&self, heads: &Heads) -> String {
        let last = |side: usize| heads.iter().map(|place| place[side]).max().unwrap_or(1);
        let (rows, columns) = (last(0), last(1));
        if rows > LARGEST_GRID || columns > LARGEST_GRID {
            let places = heads.iter().map(|[row, column]| format!("({column},{row})"));
            return places.collect::<Vec<_>>().join(" ");
        }
        let mut grid = vec![vec![b't'; columns as usize]; rows as usize];
        for &[row, column] in heads {
            grid[row as usize - 1][column as usize - 1] = b'h';
        }
        let lines = grid.into_iter().map(|row| row.into_iter().map(char::from).collect::<String>());
        lines.collect::<Vec<_>>().join("/")
    }

    fn drawing(&self, heads: &Heads) -> Option<Drawing> {
        const MOST: u64 = 60;
        let last = |side: usize| heads.iter().map(|place| place[side]).max().unwrap_or(1);
        let (rows, columns) = (last(0), last(1));
        if rows > MOST || columns > MOST {
            return None;
        }
        let coin = |row, column| {
            let heads = heads.binary_search(&[row, column]).is_ok();
            Cell::alone(Mark::Coin { heads })
        };
        let cells = (1..=rows).map(|row| (1..=columns).map(|column| coin(row, column)).collect());
        Some(Drawing::of_cells(cells.collect()).with_numbers())
    }

    fn move_label(&self, from: &Heads, to: &Heads, _: Player) -> String {
        let coins = turned(from, to.iter().copied());
        let side = |side: usize| {
            let mut places: Vec<u64> = coins.iter().map(|place| place[side]).collect();
            places.arrange();
            places.dedup();
            places
        };
        label(&side(0), &side(1))
    }
}

/// Reads `(column,row)`.
fn parse_place(text: &str, word: &str) -> Result<Place, ParseError> {
    let wrong = |message: &str| ParseError::part(text, word, message, HINT);
    let inner = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
    let (column, row) = inner
        .and_then(|inner| inner.split_once(','))
        .ok_or_else(|| wrong("a head is written (column,row), without blanks"))?;
    let number = |digits: &str| {
        let number = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()));
        number.ok_or_else(|| wrong("this is not a whole number below 2^64"))
    };
    let place = [number(row)?, number(column)?];
    if place.contains(&0) {
        return Err(wrong("columns and rows are counted from 1"));
    }
    Ok(place)
}

impl Theorem for TurningProduct {
    /// In normal play, where the values of both games can be computed.
    fn claim(&self, heads: &Heads, convention: Convention) -> Option<Claim<Heads>> {
        if convention == Convention::Misere {
            return None;
        }
        let values = self.values(heads)?;
        let of_heads: Vec<u64> = heads.iter().map(|&head| values.at(head)).collect();
        let explained = |place: usize| {
            let [row, column] = heads[place];
            let (g, h) = (values.columns.at(column), values.rows.at(row));
            format!("({column},{row}): {g} ⊗ {h} = {}", of_heads[place])
        };
        let changing = |change| self.moves_changing(heads, &values, change);
        Some(claim_of_heads(&TARTAN, &of_heads, explained, changing))
    }

    /// Without the winning moves, which may be many.
    fn grundy(&self, heads: &Heads) -> Option<UBig> {
        let values = self.values(heads)?;
        Some(UBig::from(heads.iter().fold(0_u64, |sum, &head| sum ^ values.at(head))))
    }

    fn options_of_value(&self, heads: &Heads, value: &UBig) -> Option<Vec<ClaimedMove<Heads>>> {
        let values = self.values(heads)?;
        let of_heads = heads.iter().map(|&head| values.at(head));
        moves_to_value(of_heads, value, |change| self.moves_changing(heads, &values, change))
    }
}

fn nim_product(a: u64, b: u64) -> u64 {
    (Nimber64::new(a) * Nimber64::new(b)).get()
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    [
        Entry::new("turning-corners", "Turning Corners", Group::Strips, |parameters| {
            no_parameters(parameters, "turning-corners ttt/tth/thh")?;
            open_product("twins,twins")
        })
        .with_rules(
            "A move turns over the four corners of a rectangle in a grid of coins; the one farthest \
             from the first goes from heads to tails. Whoever cannot move loses. The product of Twins \
             with itself.",
        )
        .with_notation(GRID)
        .with_examples(["turning-corners ttt/tth/thh", "turning-corners (5,7) (6,2)"])
        .with_theorems([&TARTAN]),
        Entry::new("turning-product", "Products of coin-turning games", Group::Strips, open_product)
            .with_aliases(["tartan"])
            .with_rules(
                "A move turns over all coins in some columns and some rows of a grid, where the columns \
                 are a move of the first game and the rows one of the second; the last of them goes from \
                 heads to tails. Whoever cannot move loses.",
            )
            .with_parameters(
                ":FIRST,SECOND  two rules as for 'turning', or two of turning-turtles, mock-turtles, \
                 ruler and twins (required)",
            )
            .with_notation(GRID)
            .with_examples([
                "turning-product:ruler,mock-turtles tth/hht",
                "turning-product:3E,4FS (8,10) (3,5)",
            ])
            .with_theorems([&TARTAN]),
    ]
}

const GRID: &str = "the rows with '/' between them, such as tth/hht; or the heads as (column,row) from 1 on";

/// Divides a text at the first comma with a rule on either side, since rules may have commas too; else at the first.
fn two_rules(parameters: &str) -> Option<(&str, &str)> {
    let is_rule = |text: &str| text.parse::<TurnRule>().is_ok();
    let divided = |(at, _): (usize, &str)| (&parameters[..at], &parameters[at + 1..]);
    let both = parameters.match_indices(',').map(divided).find(|(one, other)| is_rule(one) && is_rule(other));
    both.or_else(|| parameters.split_once(','))
}

fn open_product(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let (columns, rows) = two_rules(parameters).ok_or_else(|| {
        let hint =
            "two rules with a comma between them, for example: turning-product:ruler,mock-turtles tth/hht";
        ParseError::whole(parameters, "a product is made of two games", hint)
    })?;
    let game = TurningProduct::new(rule(parameters, columns)?, rule(parameters, rows)?);
    let are_short = game.columns.has_short_numbers() && game.rows.has_short_numbers();
    let known = are_short.then(|| checked(&game));
    Ok(Arc::new(Catalogued::new(game).with_theorem().checked_as(known)))
}

/// The game as the checker calls it.
fn checked(game: &TurningProduct) -> CheckedGame<Heads> {
    let name = format!("turning-product:{}x{}", game.columns, game.rows);
    let own = game.clone();
    let reads = move |heads: &Heads| {
        let turns = heads.iter().map(|&[row, column]| {
            let [of_rows, of_columns] =
                [own.rows.most_sets_and_coins(row), own.columns.most_sets_and_coins(column)];
            [0, 1].map(|part| of_rows[part].saturating_mul(of_columns[part]))
        });
        are_few_turns(heads.len(), turns)
    };
    CheckedGame::in_numbers(name, rows_and_columns).where_it_reads(reads)
}

/// A position for the checker.
fn rows_and_columns(heads: &Heads) -> String {
    let places: Vec<String> = heads.iter().flatten().map(u64::to_string).collect();
    if places.is_empty() { "0".to_owned() } else { places.join(" ") }
}
