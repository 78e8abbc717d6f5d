//! Quixo on 3 × 3 or 4 × 4: a player takes a cube from the border that is blank or his own and pushes it in again, marked as
//! his, at an end of its row or column, but not where it was. Whoever has a line of his own when he is to move has won; else
//! whoever faces a line of the opponent's has lost. (Tanaka, Bonnet, Tixeuil and Tamura, *Quixo is solved*, 2020.)
//!
//! A board is written in base 3 as the player to move sees it: 1 is a cube of his, 2 one of the opponent's. Of its eight images
//! under turning and reflection the least stands for all, and has a rank among these, found from a bit for each board. A line
//! that is pushed changes digits that lie apart; tables give what it adds to each image. The same board with the other player
//! to move has the same worth. So in numbers x and o take turns by so many ranks, and a table repeats itself.

use super::boards::{for_example, mover_letter, parse_board, print_board};
use crate::game::{Ending, NumberedGame, ParseError, Player, RuleTwin, Slice, Standing, Written, message};

/// The eight images of a half of the board, as they add up. Far below 2^31, and with a sign since processors compare such four at
/// a time.
type Images = [i32; 8];

/// The rules with all that numbers need.
#[derive(Clone, Debug)]
pub struct Quixo {
    side: usize,
    /// The boards that stand for their images, in order.
    boards: Vec<u32>,
    /// For every board a bit, whether it is one of these; beside each word, how many come before it.
    stands: Vec<(u64, u32)>,
    /// The contents of half a board.
    halves: u32,
    slices: [Slice; 1],
    /// The images of the lower and the upper half, and those with the marks exchanged.
    images: [Vec<Images>; 2],
    exchanged: [Vec<Images>; 2],
    /// The lines: rows, columns, diagonals.
    lines: Vec<Line>,
    /// The values of all lines of the halves: what a half adds to the value of each line.
    values: [Vec<[u8; 10]>; 2],
    /// For each mark and place on a line and end: the value of the line after the push, or [`NEVER`].
    pushes: Vec<Vec<u8>>,
    /// The same backwards: the two values before the push.
    pulls: Vec<Vec<[u8; 2]>>,
    /// What a line of each value adds to the images of a board with the marks exchanged.
    spread: Vec<Vec<Images>>,
}

#[derive(Clone, Debug)]
struct Line {
    cells: Vec<usize>,
}

const NEVER: u8 = u8::MAX;
/// The marks in the lists of pushes.
const OWN: usize = 0;
const OTHER: usize = 1;
/// So many ranks with x to move, then the same with o.
const TURN: u64 = 1 << 13;
const LETTERS: &str = ".xo";

impl Quixo {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        match parameters {
            "3x3" => Ok(Self::new(3)),
            "4x4" => Ok(Self::new(4)),
            _ => {
                let part = if parameters.is_empty() { text } else { parameters };
                Err(ParseError::part(
                    text,
                    part,
                    message!("the board is 3x3 or 4x4"),
                    for_example("quixo 4x4"),
                ))
            }
        }
    }

    /// The game on a board of side 3 or 4.
    ///
    /// # Panics
    /// On any other.
    pub fn new(side: usize) -> Self {
        assert!(side == 3 || side == 4, "Quixo is tabulated on 3x3 and 4x4");
        let cells = side * side;
        let boards = 3_u32.pow(cells as u32);
        let low = cells / 2;
        let halves = 3_u32.pow(low as u32);
        let name = "all boards".to_owned();
        let mut game = Self {
            side,
            boards: Vec::new(),
            stands: Vec::new(),
            halves,
            slices: [Slice { name, numbers: 0..0, loops: true, needs: Vec::new() }],
            images: [Vec::new(), Vec::new()],
            exchanged: [Vec::new(), Vec::new()],
            lines: all_lines(side),
            values: [Vec::new(), Vec::new()],
            pushes: Vec::new(),
            pulls: Vec::new(),
            spread: Vec::new(),
        };
        let upper = boards / halves;
        game.images = [game.list_images(halves, 0, [0, 1, 2]), game.list_images(upper, low, [0, 1, 2])];
        game.exchanged = [game.list_images(halves, 0, [0, 2, 1]), game.list_images(upper, low, [0, 2, 1])];
        game.values = [game.list_values(halves, 0), game.list_values(upper, low)];
        game.spread = game.lines[..2 * side].iter().map(|line| line.spread(side)).collect();
        game.list_pushes();
        game.list_boards(boards);
        game.slices[0].numbers = 0..2 * TURN * (game.boards.len() as u64).div_ceil(TURN);
        game
    }

    fn list_boards(&mut self, count: u32) {
        self.stands = vec![(0, 0); count.div_ceil(64) as usize];
        let mut board = 0_u32;
        for high in &self.images[1] {
            for low in &self.images[0] {
                if high.iter().zip(low).all(|(high, low)| high + low >= board.cast_signed()) {
                    self.boards.push(board);
                    self.stands[(board / 64) as usize].0 |= 1 << (board % 64);
                }
                board += 1;
            }
        }
        let mut before = 0;
        for (word, rank) in &mut self.stands {
            *rank = before;
            before += word.count_ones();
        }
    }

    fn list_images(&self, count: u32, from: usize, marks: [i32; 3]) -> Vec<Images> {
        let cells = digits(count);
        (0..count)
            .map(|half| {
                std::array::from_fn(|symmetry| {
                    (0..cells)
                        .map(|cell| {
                            let digit = marks[(half / 3_u32.pow(cell as u32) % 3) as usize];
                            digit * 3_i32.pow(image(self.side, symmetry, from + cell) as u32)
                        })
                        .sum()
                })
            })
            .collect()
    }

    fn list_values(&self, count: u32, from: usize) -> Vec<[u8; 10]> {
        let cells = digits(count);
        (0..count)
            .map(|half| {
                let mut values = [0; 10];
                for (value, line) in values.iter_mut().zip(&self.lines) {
                    for (place, &cell) in line.cells.iter().enumerate() {
                        if cell >= from && cell < from + cells {
                            let digit = half / 3_u32.pow((cell - from) as u32) % 3;
                            *value += (digit * 3_u32.pow(place as u32)) as u8;
                        }
                    }
                }
                values
            })
            .collect()
    }

    fn list_pushes(&mut self) {
        let side = self.side;
        let count = 3_usize.pow(side as u32);
        for mark in 1..=2 {
            for place in 0..side {
                for end in [0, side - 1] {
                    let mut push = vec![NEVER; count];
                    let mut pull = vec![[NEVER; 2]; count];
                    for (value, after) in push.iter_mut().enumerate().filter(|_| place != end) {
                        let mut line: Vec<usize> =
                            (0..side).map(|at| value / 3_usize.pow(at as u32) % 3).collect();
                        let taken = line.remove(place);
                        if taken == 0 || taken == mark {
                            line.insert(end, mark);
                            let new = line.iter().rev().fold(0, |value, digit| 3 * value + digit);
                            *after = new as u8;
                            pull[new][usize::from(taken != 0)] = value as u8;
                        }
                    }
                    self.pushes.push(push);
                    self.pulls.push(pull);
                }
            }
        }
    }

    /// Where in the tables a push is: of a mark (0 or 1), from a place, to the first end or the last.
    #[inline]
    const fn push_at(&self, mark: usize, place: usize, end: usize) -> usize {
        (mark * self.side + place) * 2 + end
    }

    #[inline]
    fn line_values(&self, board: u32) -> [u8; 10] {
        let low = &self.values[0][(board % self.halves) as usize];
        let high = &self.values[1][(board / self.halves) as usize];
        std::array::from_fn(|line| low[line] + high[line])
    }

    /// The images of a board, itself first, from those of halves.
    #[inline]
    fn images(&self, halves: &[Vec<Images>; 2], board: u32) -> Images {
        let low = &halves[0][(board % self.halves) as usize];
        let high = &halves[1][(board / self.halves) as usize];
        std::array::from_fn(|symmetry| low[symmetry] + high[symmetry])
    }

    /// The images of a board, marks exchanged, once a line has another value.
    #[inline]
    fn changed(&self, images: &Images, line: usize, old: u8, new: u8) -> Images {
        let (old, new) = (&self.spread[line][old as usize], &self.spread[line][new as usize]);
        std::array::from_fn(|symmetry| images[symmetry] + new[symmetry] - old[symmetry])
    }

    /// Visits the options of a board, as whoever moves then sees them: their images, each itself first.
    #[inline]
    fn each_option(&self, board: u32, values: &[u8; 10], visit: &mut impl FnMut(&Images)) {
        let images = self.images(&self.exchanged, board);
        for (line, &value) in values.iter().enumerate().take(2 * self.side) {
            for place in self.places(line) {
                for end in 0..2 {
                    let after = self.pushes[self.push_at(OWN, place, end)][value as usize];
                    if after != NEVER {
                        visit(&self.changed(&images, line, value, after));
                    }
                }
            }
        }
    }

    fn standing(&self, values: &[u8; 10]) -> Standing {
        let own = ((3_u32.pow(self.side as u32) - 1) / 2) as u8;
        let other = 2 * own;
        let values = &values[..self.lines.len()];
        if values.contains(&own) {
            Standing::Over(Ending::Win)
        } else if values.contains(&other) {
            Standing::Over(Ending::Loss)
        } else {
            Standing::Open
        }
    }

    /// Who moves, and the board; `None` after the last board.
    #[inline]
    fn split(&self, number: u64) -> Option<(usize, u32)> {
        let rank = number / (2 * TURN) * TURN + number % TURN;
        let board = *self.boards.get(rank as usize)?;
        Some(((number / TURN % 2) as usize, board))
    }

    /// The number of a board with these images.
    #[inline]
    fn number(&self, player: usize, images: &Images) -> u64 {
        let [mut least, ref others @ ..] = *images;
        for &image in others {
            least = least.min(image);
        }
        let least = least.cast_unsigned();
        let (word, rank) = self.stands[(least / 64) as usize];
        let rank = u64::from(rank + (word & ((1 << (least % 64)) - 1)).count_ones());
        rank / TURN * (2 * TURN) + player as u64 * TURN + rank % TURN
    }

    /// The places of a row or column from which a cube may be taken: all of one on the border, else its ends.
    fn places(&self, line: usize) -> impl Iterator<Item = usize> + use<> {
        let last = self.side - 1;
        let nth = line % self.side;
        let on_border = nth == 0 || nth == last;
        (0..=last).filter(move |&place| on_border || place == 0 || place == last)
    }
}

impl Line {
    /// What each value of the line adds to the images of a board.
    fn spread(&self, side: usize) -> Vec<Images> {
        let add = |value: u32, symmetry: usize| {
            let digits = self.cells.iter().enumerate();
            let digit = |place: usize| value / 3_u32.pow(place as u32) % 3;
            digits
                .map(|(place, &cell)| {
                    [0, 2, 1][digit(place) as usize] * 3_i32.pow(image(side, symmetry, cell) as u32)
                })
                .sum()
        };
        (0..3_u32.pow(side as u32))
            .map(|value| std::array::from_fn(|symmetry| add(value, symmetry)))
            .collect()
    }
}

/// Rows, columns, and the two diagonals.
fn all_lines(side: usize) -> Vec<Line> {
    let line = |cells: Vec<usize>| Line { cells };
    let rows = (0..side).map(|row| line((0..side).map(|column| row * side + column).collect()));
    let columns = (0..side).map(|column| line((0..side).map(|row| row * side + column).collect()));
    let falling = line((0..side).map(|at| at * side + at).collect());
    let rising = line((0..side).map(|at| at * side + side - 1 - at).collect());
    rows.chain(columns).chain([falling, rising]).collect()
}

/// How many digits in base 3 the numbers below a power of 3 have.
const fn digits(count: u32) -> usize {
    count.ilog(3) as usize
}

/// The cell to which a symmetry takes one.
const fn image(side: usize, symmetry: usize, cell: usize) -> usize {
    let (mut row, mut column) = (cell / side, cell % side);
    if symmetry & 1 != 0 {
        row = side - 1 - row;
    }
    if symmetry & 2 != 0 {
        column = side - 1 - column;
    }
    if symmetry & 4 != 0 { column * side + row } else { row * side + column }
}

impl NumberedGame for Quixo {
    fn name(&self) -> String {
        format!("quixo {0}x{0}", self.side)
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        Some(0)
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        let Some((player, board)) = self.split(number) else { return Standing::Absent };
        let values = self.line_values(board);
        let standing = self.standing(&values);
        if standing == Standing::Open {
            self.each_option(board, &values, &mut |option| options.push(self.number(1 - player, option)));
        }
        standing
    }

    fn sources(&self, number: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let Some((player, board)) = self.split(number) else { return };
        let images = self.images(&self.exchanged, board);
        let values = self.line_values(board);
        for (line, &value) in values.iter().enumerate().take(2 * self.side) {
            for place in self.places(line) {
                for end in 0..2 {
                    for before in self.pulls[self.push_at(OTHER, place, end)][value as usize] {
                        if before != NEVER {
                            let source = self.changed(&images, line, value, before);
                            sources.push(self.number(1 - player, &source));
                        }
                    }
                }
            }
        }
    }

    fn knows_sources(&self) -> bool {
        true
    }

    fn exchange(&self) -> Option<u64> {
        Some(TURN)
    }

    fn most_options(&self) -> u32 {
        // From each of the cubes on the border to at most three places.
        12 * (self.side as u32 - 1)
    }

    fn has_symmetries(&self) -> bool {
        true
    }

    fn weight(&self, number: u64) -> u64 {
        let Some((_, board)) = self.split(number) else { return 0 };
        let same = self
            .images(&self.images, board)
            .into_iter()
            .filter(|&image| image == board.cast_signed())
            .count();
        8 / same as u64
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let (player, board) = self.read(text)?;
        Ok(self.number(player, &self.images(&self.images, board)))
    }

    fn print(&self, number: u64) -> String {
        self.split(number).map_or_else(|| "-".to_owned(), |(player, board)| self.written(player, board))
    }

    fn as_written(&self, text: &str) -> Option<Written> {
        let (player, board) = self.read(text).ok()?;
        let values = self.line_values(board);
        let mut options: Vec<(Option<String>, String, u64)> = Vec::new();
        if self.standing(&values) == Standing::Open {
            self.each_option(board, &values, &mut |option| {
                let text = self.written(1 - player, option[0].cast_unsigned());
                // Different cubes can make the same board.
                if options.iter().all(|known| known.1 != text) {
                    options.push((None, text, self.number(1 - player, option)));
                }
            });
        }
        Some(Written { text: self.written(player, board), options })
    }

    fn rule_twin(&self) -> Option<RuleTwin> {
        Some(RuleTwin { file: "quixo.star", parameters: vec![("size", self.side as u32)] })
    }

    /// The file writes the cubes in one row, in quotes.
    fn number_in_twin(&self, text: &str, to_move: Player) -> Option<u64> {
        let cubes: Vec<char> = text.trim_matches('"').chars().collect();
        let rows: Vec<String> = cubes.chunks(self.side).map(|row| row.iter().collect()).collect();
        self.parse(&format!("{} {}", rows.join("|"), mover_letter(to_move))).ok()
    }
}

impl Quixo {
    /// Who moves, and the board as that player sees it.
    fn read(&self, text: &str) -> Result<(usize, u32), ParseError> {
        let (board, player) = text.split_once(' ').unwrap_or((text, "x"));
        let player = match player.trim() {
            "x" => 0,
            "o" => 1,
            other => {
                let hint = for_example(".xo.|....|....|.... o");
                let message = message!("after the board comes who moves: x or o");
                return Err(ParseError::part(text, other, message, hint));
            }
        };
        let cells = parse_board(board, (self.side, self.side), LETTERS)?;
        let board = cells.iter().rev().fold(0, |board, &cell| 3 * board + u32::from(cell));
        let seen = if player == 0 { board } else { self.images(&self.exchanged, board)[0].cast_unsigned() };
        Ok((player, seen))
    }

    fn written(&self, player: usize, board: u32) -> String {
        let marks = if player == 0 { [0, 1, 2] } else { [0, 2, 1] };
        let cell = |cell: usize| marks[(board / 3_u32.pow(cell as u32) % 3) as usize];
        let cells: Vec<u8> = (0..self.side * self.side).map(cell).collect();
        format!("{} {}", print_board(&cells, self.side, LETTERS), if player == 0 { "x" } else { "o" })
    }
}
