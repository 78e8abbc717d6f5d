//! Battle Sheep: a herd divides, and a part of it goes in a straight line as far as it can. (F. Moyersoen, *Splits*, 2010,
//! and *Battle Sheep*, 2014, on hexagons, where the larger part of the board wins; here whoever cannot move loses.)
//!
//! The six directions are those along rows and columns, up-right and down-left. A herd of one, and a herd without a free
//! cell beside it, never goes anywhere again: it is no more than an obstacle. What obstacles part is independent.
//!
//! A board has planes of Left's herds, of Right's, of the binary digits of their sizes, and of free cells; there are more
//! digits where a herd is large.

use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::drawing::{Cell, Mark, Square};
use crate::game::{Bounds, Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{Board, CellSet, Direction, Grid, Image, MOST_CELLS, cell_name, on_board};

/// The rules of Battle Sheep.
#[derive(Clone, Copy, Debug)]
pub struct BattleSheep;

/// A board with herds on it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pasture {
    /// No herd has more than sixteen sheep.
    Small(Board<SMALL>),
    /// Some herd has.
    Large(Box<Board<LARGE>>),
}

/// Planes besides those of digits: Left's herds, Right's, and the free cells. The digits of a herd are those of its size less
/// one, so that it may divide if there is one.
const OTHER_PLANES: usize = 3;
const FIRST_DIGIT: usize = 2;
/// Planes with digits of herds of at most 16.
const SMALL: usize = OTHER_PLANES + 4;
/// Planes with digits of herds of at most 2^14.
const LARGE: usize = OTHER_PLANES + 14;
/// Herds are no larger.
const MOST_SHEEP: i16 = 10_000;

const WAYS: [Direction; 6] = [
    Direction::North,
    Direction::East,
    Direction::South,
    Direction::West,
    Direction::NorthEast,
    Direction::SouthWest,
];

/// The half turn and the mirror images in the two diagonals keep the six directions, and the colours may be exchanged.
const IMAGES: [Image; 8] = {
    let mut images =
        [Image { transpose: false, flip_rows: false, flip_columns: false, swap: false, exchanges: false }; 8];
    let mut at = 0;
    while at < images.len() {
        let (is_turned, is_exchanged) = (at & 2 > 0, at & 4 > 0);
        images[at] = Image {
            transpose: at & 1 > 0,
            flip_rows: is_turned,
            flip_columns: is_turned,
            swap: is_exchanged,
            exchanges: is_exchanged,
        };
        at += 1;
    }
    images
};

const HINT: &str = "rows of whole numbers with '|' between them: the size of a herd, Left's positive, Right's negative, 0 for a \
                    free cell, # for an obstacle, for example: 0 0 3 | -4 0 #";

/// The herd of a cell: none where the cell is free. `None` for an obstacle.
fn herd_of<const N: usize>(board: &Board<N>, row: usize, column: usize) -> Option<i16> {
    let code = board.code_of(row, column);
    let size = (code >> FIRST_DIGIT & ((1 << (N - OTHER_PLANES)) - 1)) as i16 + 1;
    match code & 0b11 {
        0 => (code != 0).then_some(0),
        0b01 => Some(size),
        _ => Some(-size),
    }
}

/// The board with these herds.
fn board_of<const N: usize>(height: usize, width: usize, cells: &[Option<i16>]) -> Board<N> {
    Board::from_codes(height, width, |row, column| match cells[row * width + column] {
        None => 0,
        Some(0) => 1 << (N - 1),
        Some(sheep) => {
            let colour = if sheep > 0 { 0b01 } else { 0b10 };
            colour | u32::from(sheep.unsigned_abs() - 1) << FIRST_DIGIT
        }
    })
}

impl Pasture {
    fn height(&self) -> usize {
        match self {
            Self::Small(board) => board.height(),
            Self::Large(board) => board.height(),
        }
    }

    fn width(&self) -> usize {
        match self {
            Self::Small(board) => board.width(),
            Self::Large(board) => board.width(),
        }
    }

    fn herd(&self, row: usize, column: usize) -> Option<i16> {
        match self {
            Self::Small(board) => herd_of(board, row, column),
            Self::Large(board) => herd_of(board, row, column),
        }
    }
}

/// Boards as they are made of planes.
trait Herds<const N: usize> {
    fn pasture<G: Grid>(grid: &G, planes: [G::Set; N], is_part: bool) -> Pasture;
}

struct Planes;

impl Herds<SMALL> for Planes {
    #[inline]
    fn pasture<G: Grid>(grid: &G, planes: [G::Set; SMALL], is_part: bool) -> Pasture {
        Pasture::Small(if is_part { grid.part_board(planes) } else { grid.board(planes) })
    }
}

impl Herds<LARGE> for Planes {
    fn pasture<G: Grid>(grid: &G, planes: [G::Set; LARGE], is_part: bool) -> Pasture {
        let [left, right, one, two, four, eight, rest @ .., free] = planes;
        if rest.iter().all(CellSet::is_empty) {
            let small = [left, right, one, two, four, eight, free];
            return <Self as Herds<SMALL>>::pasture(grid, small, is_part);
        }
        let [a, b, c, d, e, f, g, h, i, j] = rest;
        let large = [left, right, one, two, four, eight, a, b, c, d, e, f, g, h, i, j, free];
        Pasture::Large(Box::new(if is_part { grid.part_board(large) } else { grid.board(large) }))
    }
}

/// Calls a function that is generic over the planes of a board and over its grid.
macro_rules! on_pasture {
    ($pasture:expr, |$grid:ident, $planes:ident| $body:expr) => {
        match $pasture {
            Pasture::Small(board) => on_board!(board, |$grid, $planes| $body),
            Pasture::Large(board) => on_board!(board, |$grid, $planes| $body),
        }
    };
}

/// The herds of two or more.
#[inline]
fn large_herds<G: Grid, const N: usize>(grid: &G, planes: &[G::Set; N]) -> G::Set {
    planes[FIRST_DIGIT..N - 1].iter().fold(grid.none(), |herds, digit| herds.or(digit))
}

/// The cells a step from those of a set.
#[inline]
fn around<G: Grid>(grid: &G, set: &G::Set) -> G::Set {
    WAYS.iter().fold(grid.none(), |all, &way| all.or(&grid.shift(set, way)))
}

/// How many sheep there are in the herds of a set, but one of each.
#[inline]
fn spare_sheep<S: CellSet, const N: usize>(planes: &[S; N], herds: &S) -> u32 {
    let digits = planes[FIRST_DIGIT..N - 1].iter().enumerate();
    digits.map(|(place, digit)| (digit.and(herds).count() as u32) << place).sum()
}

fn visit_moves<G: Grid, B, const N: usize>(
    grid: &G,
    planes: &[G::Set; N],
    player: Player,
    visit: &mut impl FnMut(Pasture) -> ControlFlow<B>,
) -> ControlFlow<B>
where
    Planes: Herds<N>,
{
    let (own, free) = (&planes[player.index()], &planes[N - 1]);
    let movers = own.and(&large_herds(grid, planes)).and(&around(grid, free));
    for from in movers.bits() {
        let spare = spare_sheep(planes, &grid.none().with(from));
        for way in WAYS {
            let next = |cell| grid.checked_step(cell, way).filter(|&next| free.has(next));
            let Some(to) = std::iter::successors(next(from), |&cell| next(cell)).last() else { continue };
            let mut base = planes.clone();
            base[player.index()] = own.with(to);
            base[N - 1] = free.without(to);
            for digit in &mut base[FIRST_DIGIT..N - 1] {
                *digit = digit.without(from);
            }
            // One of those who go, and one of those who stay, is not counted.
            for going in 0..spare {
                let mut planes = base.clone();
                for (place, digit) in planes[FIRST_DIGIT..N - 1].iter_mut().enumerate() {
                    if going >> place & 1 == 1 {
                        *digit = digit.with(to);
                    }
                    if (spare - 1 - going) >> place & 1 == 1 {
                        *digit = digit.with(from);
                    }
                }
                visit(Planes::pasture(grid, planes, false))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Free cells side by side and the live herds beside them, one set of them after the other. Two herds side by side are no
/// connection.
fn visit_parts<G: Grid, const N: usize>(grid: &G, planes: &[G::Set; N], visit: &mut impl FnMut(Pasture))
where
    Planes: Herds<N>,
{
    let free = &planes[N - 1];
    let live = large_herds(grid, planes).and(&around(grid, free));
    let mut rest = live.clone();
    while let Some(seed) = rest.first() {
        let mut part = grid.none().with(seed);
        loop {
            let cells = around(grid, &part).and(free);
            let herds = around(grid, &part.and(free)).and(&live);
            let grown = part.or(&cells).or(&herds);
            if grown == part {
                break;
            }
            part = grown;
        }
        rest = rest.minus(&part);
        let mut inside = planes.clone();
        for plane in &mut inside {
            *plane = plane.and(&part);
        }
        visit(Planes::pasture(grid, inside, true));
    }
}

/// Each sheep but one of a herd may lead the way in each free direction.
fn move_counts<G: Grid, const N: usize>(grid: &G, planes: &[G::Set; N]) -> [u32; 2] {
    let large = large_herds(grid, planes);
    let mut counts = [0; 2];
    for way in WAYS {
        // The six ways are three pairs of opposites.
        let movers = grid.shift(&planes[N - 1], way).and(&large);
        for (count, own) in counts.iter_mut().zip(planes) {
            *count += spare_sheep(planes, &movers.and(own));
        }
    }
    counts
}

/// How many moves a player has at least who is alone: sheep after sheep goes along the six ways from a herd, from the end
/// of the way to its beginning.
fn moves_alone<G: Grid, const N: usize>(grid: &G, planes: &[G::Set; N], herds: &G::Set) -> u32 {
    let mut free = planes[N - 1].clone();
    let mut count = 0;
    for herd in herds.bits() {
        let mut spare = spare_sheep(planes, &grid.none().with(herd)) as usize;
        for way in WAYS {
            let next = |cell| grid.checked_step(cell, way).filter(|&next| free.has(next));
            let length = std::iter::successors(next(herd), |&cell| next(cell)).count();
            let filled = length.min(spare);
            let mut cell = herd;
            for step in 1..=length {
                cell = grid.step(cell, way);
                if step > length - filled {
                    free = free.without(cell);
                }
            }
            spare -= filled;
            count += filled as u32;
        }
    }
    count
}

/// Every move divides a herd and takes a free cell.
fn bounds<G: Grid, const N: usize>(grid: &G, planes: &[G::Set; N]) -> Bounds {
    let free = &planes[N - 1];
    let live = large_herds(grid, planes).and(&around(grid, free));
    let herds = [planes[0].and(&live), planes[1].and(&live)];
    let most = |herds: &G::Set| spare_sheep(planes, herds).min(free.count() as u32).cast_signed();
    let alone = |herds: &G::Set| moves_alone(grid, planes, herds).cast_signed();
    let [left, right] = [most(&herds[0]), most(&herds[1])];
    Bounds::between(
        if right == 0 { alone(&herds[0]) } else { -right },
        if left == 0 { -alone(&herds[1]) } else { left },
    )
}

impl Ruleset for BattleSheep {
    type Position = Pasture;

    fn options<B>(
        &self,
        position: &Pasture,
        player: Player,
        mut visit: impl FnMut(Pasture) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_pasture!(position, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    fn mobility(&self, position: &Pasture, most: u32) -> [u32; 2] {
        let [left, right] = on_pasture!(position, |grid, planes| move_counts(&grid, planes));
        [left.min(most), right.min(most)]
    }

    /// Every move fills a free cell, and none becomes free.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, position: &Pasture, mut visit: impl FnMut(Pasture)) {
        on_pasture!(position, |grid, planes| visit_parts(&grid, planes, &mut visit));
    }

    fn normal_form(&self, position: &Pasture) -> NormalForm<Pasture> {
        match position {
            Pasture::Small(board) => {
                let NormalForm { position, players_swapped, is_own_mirror } =
                    board.normal_form_among(&IMAGES);
                NormalForm { position: Pasture::Small(position), players_swapped, is_own_mirror }
            }
            Pasture::Large(board) => {
                let NormalForm { position, players_swapped, is_own_mirror } =
                    board.normal_form_among(&IMAGES);
                NormalForm { position: Pasture::Large(Box::new(position)), players_swapped, is_own_mirror }
            }
        }
    }

    fn bounds(&self, position: &Pasture) -> Bounds {
        on_pasture!(position, |grid, planes| bounds(&grid, planes))
    }

    fn heap_bytes(&self, position: &Pasture) -> usize {
        match position {
            Pasture::Small(board) => board.heap_bytes(),
            Pasture::Large(board) => size_of::<Board<LARGE>>() + board.heap_bytes(),
        }
    }
}

/// Larger boards are not drawn.
const MOST_DRAWN: usize = 26;

impl Notation for BattleSheep {
    fn parse(&self, text: &str) -> Result<Pasture, ParseError> {
        let mut cells = Vec::new();
        let mut width = None;
        for (number, row) in text.split(['|', '/']).enumerate() {
            let start = cells.len();
            for word in row.split_whitespace() {
                let herd = match word {
                    "#" => None,
                    _ => {
                        let sheep = word.parse::<i16>().ok().filter(|sheep| sheep.abs() <= MOST_SHEEP);
                        let message = zermelo_core::message!(
                            "a cell is # or a whole number, at most {MOST_SHEEP}",
                            MOST_SHEEP
                        );
                        Some(sheep.ok_or_else(|| ParseError::part(text, word, message, HINT))?)
                    }
                };
                cells.push(herd);
                if cells.len() > MOST_CELLS {
                    let message =
                        zermelo_core::message!("a board has at most {MOST_CELLS} cells", MOST_CELLS);
                    return Err(ParseError::part(text, word, message, HINT));
                }
            }
            let length = cells.len() - start;
            let width = *width.get_or_insert(length);
            if length == 0 || length != width {
                let message = if text.trim().is_empty() {
                    "the position is empty".to_owned()
                } else {
                    format!("row {} has {length} cells, row 1 has {width}", number + 1)
                };
                return Err(ParseError::part(text, row, message, HINT));
            }
        }
        let width = width.unwrap_or(1);
        let height = cells.len() / width;
        let is_small = cells.iter().flatten().all(|herd| herd.unsigned_abs() <= 1 << (SMALL - OTHER_PLANES));
        Ok(if is_small {
            Pasture::Small(board_of(height, width, &cells))
        } else {
            Pasture::Large(Box::new(board_of(height, width, &cells)))
        })
    }

    fn print(&self, position: &Pasture) -> String {
        let cell = |row, column| position.herd(row, column).map_or("#".to_owned(), |sheep| sheep.to_string());
        let row = |row| (0..position.width()).map(|column| cell(row, column)).collect::<Vec<_>>().join(" ");
        (0..position.height()).map(row).collect::<Vec<_>>().join(" | ")
    }

    /// From where to where, and how many go: `a1-c1:2`.
    fn move_label(&self, from: &Pasture, to: &Pasture, _: Player) -> String {
        let cells = || (0..from.height()).flat_map(|row| (0..from.width()).map(move |column| (row, column)));
        let changed = |was_free: bool| {
            cells().find(|&(row, column)| {
                let herd = from.herd(row, column);
                herd != to.herd(row, column) && (herd == Some(0)) == was_free
            })
        };
        match (changed(false), changed(true)) {
            (Some(source), Some((row, column))) => {
                let sheep = to.herd(row, column).unwrap_or(0).abs();
                format!("{}-{}:{sheep}", cell_name(source.0, source.1), cell_name(row, column))
            }
            _ => self.print(to),
        }
    }

    fn picture(&self, position: &Pasture, _: Convention) -> Option<String> {
        Some(self.print(position).replace(" | ", "\n"))
    }

    fn drawing(&self, position: &Pasture) -> Option<Drawing> {
        let cell = |row, column| match position.herd(row, column) {
            None => Cell { square: Square::Blocked, mark: None },
            Some(0) => Cell::default(),
            Some(sheep) => Cell { square: Square::Plain, mark: Some(Mark::Text(sheep.to_string())) },
        };
        let row = |row| (0..position.width()).map(|column| cell(row, column)).collect();
        let is_small = position.height() <= MOST_DRAWN && position.width() <= MOST_DRAWN;
        is_small.then(|| Drawing::of_cells((0..position.height()).map(row).collect()).with_board_names())
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("battle-sheep", "Battle Sheep", Group::Boards, |parameters| {
        no_parameters(parameters, "battle-sheep 0 0 3 | -4 0 0")?;
        Ok(Arc::new(Catalogued::new(BattleSheep).with_own_tables()))
    })
    .with_aliases(["sheep"])
    .with_rules(
        "A herd of two or more divides: one sheep or more, but not all, go as far as the way is free in one of six \
         directions: up, down, left, right, up-right, down-left. Whoever cannot move loses.",
    )
    .with_notation(
        "the rows with '|' between them, the cells with blanks: the size of a herd, Left's positive, Right's negative, 0 for \
         a free cell, # for an obstacle",
    )
    .with_examples(["battle-sheep 0 3 | -2 0", "battle-sheep 0 0 4 | -3 0 #"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::option_list;

    const HERDS: [Option<i16>; 6] = [Some(0), Some(0), Some(2), Some(-3), None, Some(1)];

    /// All boards of six cells with some herds, as texts.
    fn texts(width: usize, herds: [Option<i16>; 6]) -> impl Iterator<Item = String> {
        (0..6_usize.pow(6)).step_by(7).map(move |number| {
            let herd = |place: usize| herds[number / 6_usize.pow(place as u32) % 6];
            let cell = |place| herd(place).map_or("#".to_owned(), |sheep| sheep.to_string());
            let row = |row: usize| {
                (0..width).map(|column| cell(row * width + column)).collect::<Vec<_>>().join(" ")
            };
            (0..6 / width).map(row).collect::<Vec<_>>().join(" | ")
        })
    }

    /// Another board with the same play: options, parts and what is known of both are alike.
    fn assert_alike(one: &Pasture, other: &Pasture) {
        let facts = |pasture: &Pasture| {
            let mut parts = Vec::new();
            BattleSheep.components(pasture, |part| parts.push(BattleSheep.normal_form(&part)));
            (parts, BattleSheep.mobility(pasture, 100), BattleSheep.bounds(pasture))
        };
        assert_eq!(facts(one), facts(other), "{one:?}");
        for player in Player::BOTH {
            let options = |pasture| option_list(&BattleSheep, pasture, player);
            let (ours, theirs) = (options(one), options(other));
            assert_eq!(ours.len(), theirs.len());
            assert!(ours.iter().zip(&theirs).all(|(one, other)| facts(one) == facts(other)), "{one:?}");
        }
    }

    /// A board among obstacles that does not fit into a word is the board.
    #[test]
    fn large_boards_are_what_small_ones_are() {
        for width in [3, 2, 6, 1] {
            for text in texts(width, HERDS) {
                let small = BattleSheep.parse(&text).unwrap();
                let rows = text.split(" | ").map(|row| format!("# # # {row} {}", "# ".repeat(9 - width)));
                let wall = "# ".repeat(12);
                let large = BattleSheep
                    .parse(&format!(
                        "{wall}|{}{}",
                        rows.collect::<Vec<_>>().join("|"),
                        format!("|{wall}").repeat(6)
                    ))
                    .unwrap();
                assert_alike(&small, &large);
            }
        }
    }

    /// With more digits than herds need on the way.
    #[test]
    fn large_herds_divide_into_small_ones() {
        let pasture = BattleSheep.parse("0 17 0 | # -3 0").unwrap();
        assert!(matches!(pasture, Pasture::Large(_)));
        let options = option_list(&BattleSheep, &pasture, Player::Left);
        assert_eq!(options.len(), 16 * 2);
        for option in &options {
            assert!(matches!(option, Pasture::Small(_)));
            assert_eq!(BattleSheep.parse(&BattleSheep.print(option)).as_ref(), Ok(option));
        }
        assert_eq!(BattleSheep.mobility(&pasture, 100), [32, 4]);
        let text = "10000 0 | # -9999";
        assert_eq!(BattleSheep.print(&BattleSheep.parse(text).unwrap()), text);
    }

    /// Where one player is alone, the value is the length of the longest play.
    #[test]
    fn alone_one_moves_as_often_as_the_bound_says() {
        fn longest(pasture: &Pasture) -> i32 {
            option_list(&BattleSheep, pasture, Player::Left)
                .iter()
                .map(|option| 1 + longest(option))
                .max()
                .unwrap_or(0)
        }
        let mut are_equal = 0;
        for text in texts(3, [Some(0), Some(0), Some(2), Some(3), None, Some(4)]) {
            let pasture = BattleSheep.parse(&text).unwrap();
            let Bounds { low, high, .. } = BattleSheep.bounds(&pasture);
            let moves = longest(&pasture) * Bounds::UNIT;
            assert!(low <= moves && moves <= high, "{text}: {low} {moves} {high}");
            are_equal += usize::from(low == moves);
        }
        assert!(are_equal > 5_000, "{are_equal}");
    }
}
