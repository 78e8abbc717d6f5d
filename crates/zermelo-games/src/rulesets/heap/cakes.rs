//! Cutcake and Maundy Cake: Left cuts rectangular cakes vertically, Right horizontally, along the lines between unit
//! squares; into two pieces in Cutcake, into any number of equal pieces in Maundy Cake. Winning Ways, chapter 2.

use super::factors::prime_factors;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, NormalForm, Notation, ParseError, Player, Reference, Ruleset,
    Theorem, Verdict, WinningMoves, message,
};
use crate::value::{Algebra, Dyadic, ValueError, ValueId};
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of the two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CakeCutting {
    /// A cake is cut in two.
    Cutcake,
    /// A cake is cut into any number of equal pieces, at least two.
    MaundyCake,
}

/// Rows and columns of unit squares: Left's cuts divide the columns, Right's the rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cake {
    /// The height.
    pub rows: u64,
    /// The width.
    pub columns: u64,
}

/// Cakes of each size with their number, which is not zero: smaller sizes first. Unit squares are left out.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cakes(Vec<(Cake, u128)>);

/// The values of Cutcake.
pub static CUTCAKE: Reference = Reference {
    name: "the values of Cutcake",
    statement: "Let 2^k be the greatest power of 2 that is at most the number of rows m. If the number of columns n is at \
                least 2^(k+1), the cake is worth the integer [n/2^k]-1; for m and n exchanged its negative; in \
                between 0.",
    source: "Winning Ways, chapter 2",
};

/// The values of Maundy Cake.
pub static MAUNDY_CAKE: Reference = Reference {
    name: "the values of Maundy Cake",
    statement: "Divide the columns by their prime factors, the least first, down to 1. If the rows have a prime factors with \
                multiplicity, leave out the first a quotients: the sum of the others is the value, an integer, when \
                there are others; with rows and columns exchanged its negative; in between 0.",
    source: "Winning Ways, chapter 2",
};

/// Rows and columns of one cake.
const MOST_SIDE: u64 = 1_000_000_000_000_000_000;
/// The unit squares of all cakes together stay below, so that values do not overflow.
const MOST_AREA: u128 = 1 << 126;
/// So many cakes of one size are taken apart.
const MOST_COPIES: u128 = 64;
/// So many cuts are tried for winning moves.
const MOST_TRIED: usize = 1024;

impl Cake {
    /// Turned by a right angle: the negative.
    const fn turned(self) -> Self {
        Self { rows: self.columns, columns: self.rows }
    }

    const fn is_unit(self) -> bool {
        self.rows == 1 && self.columns == 1
    }

    /// The side that a player's cuts divide.
    const fn side(self, player: Player) -> u64 {
        match player {
            Player::Left => self.columns,
            Player::Right => self.rows,
        }
    }

    /// The same with another length of that side.
    const fn with_side(self, player: Player, length: u64) -> Self {
        match player {
            Player::Left => Self { columns: length, ..self },
            Player::Right => Self { rows: length, ..self },
        }
    }
}

impl fmt::Display for Cake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

impl Cakes {
    /// These cakes, each with its number. `None` where a side is 0 or above 10^18, or the cakes together have more than
    /// 2^126 unit squares.
    pub fn new(cakes: impl IntoIterator<Item = (Cake, u128)>) -> Option<Self> {
        let mut all = Self::default();
        let mut area = 0;
        for (cake, count) in cakes {
            let sides = 1..=MOST_SIDE;
            if !sides.contains(&cake.rows) || !sides.contains(&cake.columns) {
                return None;
            }
            area = enlarged(area, cake, count)?;
            all.add(cake, count);
        }
        Some(all)
    }

    /// The sizes with their numbers.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Cake, u128)> + '_ {
        self.0.iter().copied()
    }

    fn add(&mut self, cake: Cake, count: u128) {
        if cake.is_unit() || count == 0 {
            return;
        }
        match self.0.binary_search_by_key(&cake, |&(size, _)| size) {
            Ok(place) => self.0[place].1 += count,
            Err(place) => self.0.insert(place, (cake, count)),
        }
    }

    /// One cake cut into pieces.
    fn with_cut(&self, place: usize, pieces: &Pieces) -> Self {
        let mut after = Self(Vec::with_capacity(self.0.len() + 2));
        after.0.extend_from_slice(&self.0);
        after.0[place].1 -= 1;
        if after.0[place].1 == 0 {
            after.0.remove(place);
        }
        for &(cake, count) in pieces {
            after.add(cake, u128::from(count));
        }
        after
    }

    fn count_of(&self, cake: Cake) -> u128 {
        self.0.binary_search_by_key(&cake, |&(size, _)| size).map_or(0, |place| self.0[place].1)
    }
}

/// The area with some more cakes, `None` where it is too large.
fn enlarged(area: u128, cake: Cake, count: u128) -> Option<u128> {
    let squares = (u128::from(cake.rows) * u128::from(cake.columns)).checked_mul(count)?;
    area.checked_add(squares).filter(|&area| area <= MOST_AREA)
}

/// What a cut makes of a cake: pieces of two sizes at most.
type Pieces = [(Cake, u64); 2];

impl CakeCutting {
    /// The value of one cake, an integer; 0 for a cake without squares. O(1) for Cutcake; Maundy Cake factors both sides.
    pub fn cake_value(self, cake: Cake) -> i128 {
        if cake.rows == 0 || cake.columns == 0 {
            return 0;
        }
        match self {
            Self::Cutcake => cutcake_value(cake),
            Self::MaundyCake => maundy_cake_value(&prime_factors(cake.rows), &prime_factors(cake.columns)),
        }
    }

    /// The value of a sum of cakes, an integer.
    pub fn value(self, cakes: &Cakes) -> i128 {
        // Numbers of cakes are below 2^127, for so is their area.
        cakes.iter().map(|(cake, count)| count.cast_signed() * self.cake_value(cake)).sum()
    }

    /// Visits what the cuts of a player make of a cake.
    fn visit_cuts<B>(
        self,
        cake: Cake,
        player: Player,
        mut visit: impl FnMut(&Pieces) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = cake.side(player);
        let none = (cake, 0);
        match self {
            Self::Cutcake => (1..=side / 2).try_for_each(|part| visit(&halves(cake, player, part))),
            Self::MaundyCake if side == 1 => ControlFlow::Continue(()),
            Self::MaundyCake => divisors(&prime_factors(side))
                .into_iter()
                .skip(1)
                .try_for_each(|count| visit(&[(cake.with_side(player, side / count), count), none])),
        }
    }

    /// A cut that costs its player one move and no more, where the cake is worth moves to her.
    fn cheapest_cut(self, cake: Cake, player: Player) -> Pieces {
        let (side, other) = (cake.side(player), cake.side(player.opponent()));
        match self {
            Self::Cutcake => halves(cake, player, 1 << other.ilog2()),
            Self::MaundyCake => {
                let count = prime_factors(side).last().copied().unwrap_or(1);
                [(cake.with_side(player, side / count), count), (cake, 0)]
            }
        }
    }

    fn pieces_value(self, pieces: &Pieces) -> i128 {
        let existing = pieces.iter().filter(|(_, count)| *count > 0);
        existing.map(|&(cake, count)| i128::from(count) * self.cake_value(cake)).sum()
    }

    /// The moves that win for a player to move, and whether they are all.
    fn winning(self, cakes: &Cakes, total: i128, player: Player) -> (Vec<ClaimedMove<Cakes>>, bool) {
        let sign = if player == Player::Left { 1 } else { -1 };
        let mut found = Vec::new();
        let mut tried = 0;
        let claim = |place: usize, pieces: &Pieces| {
            let to = cakes.with_cut(place, pieces);
            ClaimedMove { label: cut_label(cakes.0[place].0, pieces), to: Some(to) }
        };
        for (place, (cake, _)) in cakes.iter().enumerate() {
            let without = total - self.cake_value(cake);
            let flow = self.visit_cuts(cake, player, |pieces| {
                tried += 1;
                if tried > MOST_TRIED {
                    return ControlFlow::Break(());
                }
                if sign * (without + self.pieces_value(pieces)) >= 0 {
                    found.push(claim(place, pieces));
                }
                ControlFlow::Continue(())
            });
            if flow.is_break() {
                let best = cakes.iter().enumerate();
                let mut best = best.filter(|&(_, (cake, _))| sign * self.cake_value(cake) > 0);
                let known =
                    best.next().map(|(place, (cake, _))| claim(place, &self.cheapest_cut(cake, player)));
                return (known.into_iter().collect(), false);
            }
        }
        (found, true)
    }
}

/// A cake cut in two, `part` units from one end.
fn halves(cake: Cake, player: Player, part: u64) -> Pieces {
    let rest = cake.side(player) - part;
    if rest == part {
        return [(cake.with_side(player, part), 2), (cake, 0)];
    }
    [(cake.with_side(player, part), 1), (cake.with_side(player, rest), 1)]
}

fn cutcake_value(cake: Cake) -> i128 {
    let moves = |own: u64, other: u64| i128::from(own >> other.ilog2()) - 1;
    let (rows, columns) = (cake.rows, cake.columns);
    match columns.ilog2().cmp(&rows.ilog2()) {
        std::cmp::Ordering::Less => -moves(rows, columns),
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => moves(columns, rows),
    }
}

/// The value of the cake whose sides have these prime factors, ascending.
fn maundy_cake_value(rows: &[u64], columns: &[u64]) -> i128 {
    // The quotients from the end: 1, the greatest prime factor, the product of the two greatest, ...
    let moves = |own: &[u64], other: &[u64]| {
        let mut quotient = 1_i128;
        let mut sum = 0;
        for factor in own[other.len()..].iter().rev() {
            sum += quotient;
            quotient *= i128::from(*factor);
        }
        sum
    };
    if columns.len() >= rows.len() { moves(columns, rows) } else { -moves(rows, columns) }
}

/// The divisors of the number with these prime factors (ascending), ascending.
fn divisors(factors: &[u64]) -> Vec<u64> {
    let mut all = vec![1];
    let mut last = (0, 0);
    for &factor in factors {
        // A factor that comes again only enlarges what it made the last time.
        let start = if factor == last.0 { last.1 } else { 0 };
        let end = all.len();
        for place in start..end {
            all.push(all[place] * factor);
        }
        last = (factor, end);
    }
    all.arrange();
    all
}

fn cut_label(cake: Cake, pieces: &Pieces) -> String {
    match pieces {
        [(piece, count), (_, 0)] => format!("cut {cake} into {count} of {piece}"),
        [(first, _), (second, _)] => format!("cut {cake} into {first} and {second}"),
    }
}

impl Ruleset for CakeCutting {
    type Position = Cakes;

    fn options<B>(
        &self,
        cakes: &Cakes,
        player: Player,
        mut visit: impl FnMut(Cakes) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (place, (cake, _)) in cakes.iter().enumerate() {
            self.visit_cuts(cake, player, |pieces| visit(cakes.with_cut(place, pieces)))?;
        }
        ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    /// Every cake; very many of one size together.
    fn components(&self, cakes: &Cakes, mut visit: impl FnMut(Cakes)) {
        for (cake, count) in cakes.iter() {
            if count > MOST_COPIES {
                visit(Cakes(vec![(cake, count)]));
            } else {
                (0..count).for_each(|_| visit(Cakes(vec![(cake, 1)])));
            }
        }
    }

    /// A turn of all cakes by a right angle exchanges the players.
    fn normal_form(&self, cakes: &Cakes) -> NormalForm<Cakes> {
        let mut turned: Vec<(Cake, u128)> =
            cakes.iter().map(|(cake, count)| (cake.turned(), count)).collect();
        turned.arrange();
        let turned = Cakes(turned);
        let is_own_mirror = turned == *cakes;
        let players_swapped = turned < *cakes;
        let position = if players_swapped { turned } else { cakes.clone() };
        NormalForm { position, players_swapped, is_own_mirror }
    }

    fn heap_bytes(&self, cakes: &Cakes) -> usize {
        cakes.0.capacity() * size_of::<(Cake, u128)>()
    }
}

impl CakeCutting {
    const fn example(self) -> &'static str {
        match self {
            Self::Cutcake => "cutcake 4x7 3x2",
            Self::MaundyCake => "maundy-cake 4x6 3x2",
        }
    }

    fn parse_word(self, text: &str, word: &str) -> Result<(Cake, u128), ParseError> {
        let hint = || {
            zermelo_core::message!(
                "rows x columns, for example: {example}; five of one size: 3x2:5",
                example = self.example()
            )
        };
        let (size, count) = word.split_once(':').map_or((word, None), |(size, count)| (size, Some(count)));
        let (rows, columns) = size.split_once('x').ok_or_else(|| {
            ParseError::part(text, size, "a cake has rows and columns with an 'x' between them", hint())
        })?;
        let side = |part: &str| {
            let number = part.parse().ok().filter(|number| (1..=MOST_SIDE).contains(number));
            number.filter(|_| part.bytes().all(|byte| byte.is_ascii_digit())).ok_or_else(|| {
                let place = if part.is_empty() { word } else { part };
                ParseError::part(text, place, "expected a whole number from 1 to 10^18", hint())
            })
        };
        let cake = Cake { rows: side(rows)?, columns: side(columns)? };
        let count = count.map_or(Ok(1), |count| {
            let number = count.parse().ok().filter(|number| (1..=MOST_AREA).contains(number));
            number.filter(|_| count.bytes().all(|byte| byte.is_ascii_digit())).ok_or_else(|| {
                let place = if count.is_empty() { word } else { count };
                ParseError::part(text, place, "expected how many cakes there are of this size", hint())
            })
        })?;
        Ok((cake, count))
    }
}

impl Notation for CakeCutting {
    fn parse(&self, text: &str) -> Result<Cakes, ParseError> {
        let hint =
            || zermelo_core::message!("rows x columns, for example: {example}", example = self.example());
        let mut cakes = Cakes::default();
        let mut area = 0_u128;
        let mut is_empty = true;
        for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
            let (cake, count) = self.parse_word(text, word)?;
            area = enlarged(area, cake, count).ok_or_else(|| {
                ParseError::part(text, word, "the cakes together have more than 2^126 unit squares", hint())
            })?;
            cakes.add(cake, count);
            is_empty = false;
        }
        if is_empty {
            return Err(ParseError::whole(text, "the position is empty", hint()));
        }
        Ok(cakes)
    }

    fn print(&self, cakes: &Cakes) -> String {
        if cakes.0.is_empty() {
            return "1x1".to_owned();
        }
        let print = |(cake, count): (Cake, u128)| match count {
            1 => cake.to_string(),
            _ => format!("{cake}:{count}"),
        };
        cakes.iter().map(print).collect::<Vec<_>>().join(" ")
    }

    /// The cakes side by side, `None` where they are too large or too many.
    fn drawing(&self, cakes: &Cakes) -> Option<Drawing> {
        const MOST_ROWS: u64 = 60;
        const MOST_COLUMNS: u64 = 60;
        let mut shown = Vec::new();
        let mut width = 0;
        for (cake, count) in cakes.iter() {
            let room = count.checked_mul(u128::from(cake.columns) + 1)?;
            width = room.checked_add(width).filter(|&width| width <= u128::from(MOST_COLUMNS))?;
            if cake.rows > MOST_ROWS {
                return None;
            }
            shown.extend(std::iter::repeat_n(cake, usize::try_from(count).ok()?));
        }
        if shown.is_empty() {
            return Some(Drawing::grid(["."]));
        }
        let height = shown.iter().map(|cake| cake.rows).max()?;
        let squares = |row: u64, cake: &Cake| {
            let square = if row < cake.rows { "." } else { " " };
            square.repeat(cake.columns as usize)
        };
        let line = |row| shown.iter().map(|cake| squares(row, cake)).collect::<Vec<_>>().join(" ");
        Some(Drawing::grid((0..height).map(line)))
    }

    fn move_label(&self, from: &Cakes, to: &Cakes, player: Player) -> String {
        let cut = from.iter().find(|&(cake, count)| to.count_of(cake) < count);
        let Some((cake, _)) = cut else { return self.print(to) };
        // A piece that is there more often than before; pieces that do not show are unit squares.
        let more = to.iter().find(|&(piece, count)| from.count_of(piece) < count);
        let part = more.map_or(1, |(piece, _)| piece.side(player)).min(cake.side(player));
        let rest = cake.side(player) - part;
        match self {
            Self::Cutcake => cut_label(cake, &halves(cake, player, part.min(rest))),
            Self::MaundyCake => {
                let count = cake.side(player) / part;
                cut_label(cake, &[(cake.with_side(player, part), count), (cake, 0)])
            }
        }
    }
}

/// Values are listed for so many sizes.
const MOST_EXPLAINED: usize = 12;

impl Theorem for CakeCutting {
    /// In normal play.
    fn claim(&self, cakes: &Cakes, convention: Convention) -> Option<Claim<Cakes>> {
        if convention == Convention::Misere {
            return None;
        }
        let total = self.value(cakes);
        let wins = [total > 0, total < 0];
        let verdicts = wins.map(|wins| if wins { Verdict::Win(None) } else { Verdict::Loss(None) });
        let [left, right] = Player::each(|player| {
            if wins[player.index()] { self.winning(cakes, total, player) } else { (Vec::new(), true) }
        });
        let winning = match (left, right) {
            ((left, true), (right, true)) => WinningMoves::OfEach([left, right]),
            // Only one player has winning moves.
            ((left, _), (right, _)) => WinningMoves::AtLeast([left, right].concat()),
        };
        let mut explanation = Vec::new();
        if cakes.0.len() <= MOST_EXPLAINED {
            explanation.extend(cakes.iter().map(|(cake, count)| {
                let value = self.cake_value(cake);
                if count == 1 {
                    message!("{cake} is worth {value}.", cake, value)
                } else {
                    message!("{cake} is worth {value}, and there are {count} of them.", cake, value, count)
                }
            }));
        }
        if cakes.0.len() != 1 || cakes.0[0].1 > 1 {
            explanation.push(message!("Together {total}.", total));
        }
        let by = if *self == Self::Cutcake { &CUTCAKE } else { &MAUNDY_CAKE };
        Some(Claim { by, verdicts, grundy: None, winning, explanation, why: Vec::new() })
    }
}

fn game_of(rules: CakeCutting, name: &str) -> Catalogued<CakeCutting> {
    let known = CheckedGame::written(name, cake_by_cake).where_it_reads(is_small);
    Catalogued::new(rules).with_theorem().with_values(cake_value).checked_as(known)
}

/// A position for the checker.
fn cake_by_cake(cakes: &Cakes) -> String {
    let all = cakes.iter().flat_map(|(cake, count)| (0..count).map(move |_| cake.to_string()));
    let all: Vec<String> = all.collect();
    if all.is_empty() { "1x1".to_owned() } else { all.join(" ") }
}

/// Whether the checker lists the moves, each with all cakes.
fn is_small(cakes: &Cakes) -> bool {
    const MOST_UNITS: u128 = 1 << 16;
    cakes.iter().all(|(cake, _)| cake.rows.max(cake.columns) <= 1 << 16)
        && cakes
            .iter()
            .map(|(cake, count)| u128::from(cake.rows) * u128::from(cake.columns) * count)
            .sum::<u128>()
            <= MOST_UNITS
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    [
        Entry::new("cutcake", "Cutcake", Group::Heaps, |parameters| {
            no_parameters(parameters, "cutcake 4x7 3x2")?;
            Ok(Arc::new(game_of(CakeCutting::Cutcake, "cutcake")))
        })
        .with_aliases(["cut-cake"])
        .with_rules(
            "Left cuts a rectangular cake in two by a vertical cut, Right by a horizontal one, along \
             the lines between unit squares. Whoever cannot move loses.",
        )
        .with_notation(CAKES)
        .with_examples(["cutcake 4x7 3x2", "cutcake 1000000000000x3"])
        .with_theorems([&CUTCAKE]),
        Entry::new("maundy-cake", "Maundy Cake", Group::Heaps, |parameters| {
            no_parameters(parameters, "maundy-cake 4x6 3x2")?;
            Ok(Arc::new(game_of(CakeCutting::MaundyCake, "maundy-cake")))
        })
        .with_aliases(["maundycake"])
        .with_rules(
            "Left cuts a rectangular cake into any number of equal pieces by vertical cuts, Right by \
             horizontal ones, along the lines between unit squares. Whoever cannot move loses.",
        )
        .with_notation(CAKES)
        .with_examples(["maundy-cake 4x6 3x2", "maundy-cake 1000000000000x210:3"])
        .with_theorems([&MAUNDY_CAKE]),
    ]
}

const CAKES: &str =
    "the cakes, rows x columns each (to 10^18), with blanks between them; 3x2:5 for five of one size";

/// Cakes are worth integers.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    reason = "the form of all closed forms"
)]
fn cake_value(
    game: &CakeCutting,
    cakes: &Cakes,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    Some(algebra.number(&Dyadic::integer(game.value(cakes))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisors_are_all_and_ascend() {
        for n in 1..500_u64 {
            let plain: Vec<u64> = (1..=n).filter(|&d| n.is_multiple_of(d)).collect();
            assert_eq!(divisors(&prime_factors(n)), plain);
        }
    }

    /// Tables of Winning Ways and of `CGSuite`.
    #[test]
    fn values_as_published() {
        let row = |game: CakeCutting, rows| {
            (1..=8).map(|columns| game.cake_value(Cake { rows, columns })).collect::<Vec<_>>()
        };
        assert_eq!(row(CakeCutting::Cutcake, 2), [-1, 0, 0, 1, 1, 2, 2, 3]);
        assert_eq!(row(CakeCutting::Cutcake, 4), [-3, -1, -1, 0, 0, 0, 0, 1]);
        assert_eq!(row(CakeCutting::Cutcake, 8), [-7, -3, -3, -1, -1, -1, -1, 0]);
        assert_eq!(row(CakeCutting::MaundyCake, 1), [0, 1, 1, 3, 1, 4, 1, 7]);
        assert_eq!(row(CakeCutting::MaundyCake, 4), [-3, -1, -1, 0, -1, 0, -1, 1]);
        assert_eq!(row(CakeCutting::MaundyCake, 6), [-4, -1, -1, 0, -1, 0, -1, 1]);
        assert_eq!(row(CakeCutting::MaundyCake, 7), [-1, 0, 0, 1, 0, 1, 0, 3]);
        assert_eq!(row(CakeCutting::MaundyCake, 8), [-7, -3, -3, -1, -3, -1, -3, 0]);
    }

    /// A cut that the theorem names without trying all costs one move.
    #[test]
    fn the_cheapest_cut_costs_one_move() {
        for game in [CakeCutting::Cutcake, CakeCutting::MaundyCake] {
            for (rows, columns) in (1..40).flat_map(|rows| (1..40).map(move |columns| (rows, columns))) {
                let cake = Cake { rows, columns };
                let value = game.cake_value(cake);
                if value != 0 {
                    let player = if value > 0 { Player::Left } else { Player::Right };
                    let after = game.pieces_value(&game.cheapest_cut(cake, player));
                    assert_eq!(after, value - value.signum(), "{game:?} {cake}");
                }
            }
        }
    }
}
