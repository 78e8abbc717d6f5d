//! Connect Four on any board: a stone falls to the lowest free cell of a column, and the first with K in a row wins.
//!
//! A slice has the positions with equally many stones, in groups of equal column heights. Within a group a position is
//! the set of the second player's stones among all, column by column from the bottom, by its rank. What a column adds to a
//! rank depends on the stones and the second player's stones before it; so an option's rank is put together from the parts
//! of its columns, those after the new stone moved on by one. A long run of a group is gone through by [halves] of its stones.

mod halves;

use super::boards::{for_example, parse_board, parse_size, print_board};
use super::ranks::{Binomials, next_set};
use super::wanted::{Wanted, look_at_one};
use crate::game::{Ending, Message, NumberedGame, ParseError, Player, RuleTwin, Slice, Standing, message};
use halves::Halves;
use std::ops::Range;

/// Columns of a board, at most.
const MOST_COLUMNS: usize = 9;
/// Cells of a board, at most: masks have a spare cell on each column, and numbers fit into 64 bits.
const MOST_CELLS: u32 = 42;
const EXAMPLE: &str = "connect-four 5x4";
/// Shorter runs of a group are not worth the lists of its lower half.
const LEAST_RUN: u64 = 1 << 9;

/// The rules with all that numbers need.
#[derive(Clone, Debug)]
pub struct ConnectFour {
    width: usize,
    height: u32,
    in_a_row: u32,
    binomials: Binomials,
    slices: Vec<Slice>,
    /// By the number of stones: the heights of the groups, and the groups by their heights read as digits.
    groups: Vec<Vec<[u8; MOST_COLUMNS]>>,
    group_of: Vec<u32>,
    /// What a column adds to a rank: by the stones before it, the second player's among them, and its own with a bit above.
    parts: Vec<u64>,
}

impl ConnectFour {
    /// From a size such as `5x4` or `4x4:3`.
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        let (size, in_a_row) = parameters.split_once(':').unwrap_or((parameters, "4"));
        let hint = || for_example(EXAMPLE);
        let (width, height) = parse_size(text, size, EXAMPLE)?;
        let in_a_row = in_a_row
            .parse()
            .ok()
            .filter(|number| (2..=7).contains(number))
            .ok_or_else(|| ParseError::part(text, in_a_row, message!("2 to 7 in a row win"), hint()))?;
        Self::new(width, height, in_a_row).map_err(|message| ParseError::part(text, size, message, hint()))
    }

    /// The game on `width` columns of `height` cells with `in_a_row` stones to win. The error says what is wrong.
    pub fn new(width: u32, height: u32, in_a_row: u32) -> Result<Self, Message> {
        if width as usize > MOST_COLUMNS || width * height > MOST_CELLS || width * (height + 1) > 64 {
            return Err(message!(
                "a board has at most {columns} columns and {cells} cells",
                columns = MOST_COLUMNS,
                cells = MOST_CELLS
            ));
        }
        if width == 0 || height == 0 || height > 9 {
            return Err(message!("a board has 1 to 9 rows and at least one column"));
        }
        let cells = (width * height) as usize;
        let mut game = Self {
            width: width as usize,
            height,
            in_a_row,
            binomials: Binomials::up_to(cells.max(1)),
            slices: Vec::new(),
            groups: vec![Vec::new(); cells + 1],
            group_of: vec![0; (height as usize + 1).pow(width)],
            parts: Vec::new(),
        };
        game.list_groups();
        game.list_slices();
        game.list_parts();
        Ok(game)
    }

    fn list_groups(&mut self) {
        for digits in 0..self.group_of.len() {
            let mut heights = [0; MOST_COLUMNS];
            let mut rest = digits;
            for height in heights.iter_mut().take(self.width) {
                *height = (rest % (self.height as usize + 1)) as u8;
                rest /= self.height as usize + 1;
            }
            let stones = heights.iter().map(|&height| usize::from(height)).sum::<usize>();
            self.group_of[digits] = self.groups[stones].len() as u32;
            self.groups[stones].push(heights);
        }
    }

    fn list_slices(&mut self) {
        let mut first = 0;
        for stones in (0..self.groups.len()).rev() {
            let at = self.slices.len();
            let numbers = first..first + self.groups[stones].len() as u64 * self.group_size(stones as u32);
            first = numbers.end;
            let needs = (at.saturating_sub(1)..at).collect();
            self.slices.push(Slice { name: format!("{stones} stones"), numbers, loops: false, needs });
        }
    }

    fn list_parts(&mut self) {
        let cells = self.width as u32 * self.height;
        for before in 0..=cells {
            for own in 0..=self.most_own() {
                for pattern in 0..2_u32 << self.height {
                    let length = pattern.checked_ilog2().unwrap_or(0);
                    let column = (0..length).filter(|place| pattern >> place & 1 == 1);
                    let part = column.zip(own + 1..).map(|(place, nth)| {
                        if before + place < cells { self.binomials.choose(before + place, nth) } else { 0 }
                    });
                    self.parts.push(part.sum());
                }
            }
        }
    }

    const fn most_own(&self) -> u32 {
        (self.width as u32 * self.height).div_ceil(2)
    }

    #[inline]
    fn part(&self, before: u32, own: u32, pattern: u32) -> u64 {
        self.parts[((before * (self.most_own() + 1) + own) << (self.height + 1) | pattern) as usize]
    }

    /// The positions with one set of heights.
    fn group_size(&self, stones: u32) -> u64 {
        self.binomials.choose(stones, stones / 2)
    }

    /// The slice of the positions with so many stones.
    fn slice_of(&self, stones: u32) -> usize {
        self.groups.len() - 1 - stones as usize
    }

    fn digits(&self, heights: &[u8; MOST_COLUMNS]) -> usize {
        heights[..self.width]
            .iter()
            .rev()
            .fold(0, |digits, &height| digits * (self.height as usize + 1) + usize::from(height))
    }

    fn has_row(&self, stones: u64) -> bool {
        let up = self.height + 1;
        [1, up, up - 1, up + 1].into_iter().any(|step| {
            // Rows of so many, until they are long enough.
            let (mut row, mut length) = (stones, 1);
            while length < self.in_a_row {
                let further = length.min(self.in_a_row - length);
                row &= row >> (further * step);
                length += further;
            }
            row != 0
        })
    }

    /// Looks at the positions of a group: those from `number` on that are wanted and are before `end`.
    fn look_through_group(
        &self,
        (stones, group): (u32, usize),
        numbers: Range<u64>,
        wanted: Wanted,
        visit: &mut dyn FnMut(u64, Standing, &[u64]),
    ) {
        let heights = &self.groups[stones as usize][group];
        let slice = &self.slices[self.slice_of(stones)];
        let first = slice.numbers.start + group as u64 * self.group_size(stones);
        let targets = self.targets(stones, heights);
        let up = self.height + 1;
        let mut starts = [0; MOST_COLUMNS];
        let (mut occupied, mut before) = (0, 0);
        for column in 0..self.width {
            starts[column] = before;
            occupied |= ((1_u64 << heights[column]) - 1) << (column as u32 * up);
            before += u32::from(heights[column]);
        }
        let second_moves = stones % 2 == 1;
        let mut set = self.binomials.unrank(numbers.start - first, stones / 2);
        let mut options = [0; MOST_COLUMNS];
        for number in numbers {
            if wanted.has(number) {
                let mut patterns = [0_u32; MOST_COLUMNS];
                let mut own = 0_u64;
                for column in 0..self.width {
                    let pattern = set >> starts[column] & ((1 << heights[column]) - 1);
                    own |= pattern << (column as u32 * up);
                    patterns[column] = pattern as u32 | 1 << heights[column];
                }
                let last_mover = if second_moves { occupied ^ own } else { own };
                if self.has_row(last_mover) {
                    visit(number, Standing::Over(Ending::Loss), &[]);
                } else if stones as usize == self.groups.len() - 1 {
                    visit(number, Standing::Over(Ending::Draw), &[]);
                } else {
                    let count =
                        self.options(&starts, heights, &patterns, second_moves, &targets, &mut options);
                    visit(number, Standing::Open, &options[..count]);
                }
            }
            set = next_set(set);
        }
    }

    const fn is_full(&self, height: u32) -> bool {
        height == self.height
    }

    /// Whether play can lead to these stones of the second player on the board, as far as rows tell: whoever is to move has none,
    /// and the last stone made whatever row there is.
    fn can_arise(&self, second: u64, columns: &Columns, stones: u32) -> bool {
        let first = columns.occupied ^ second;
        let (mover, last) = if stones % 2 == 1 { (second, first) } else { (first, second) };
        !self.has_row(mover) && (!self.has_row(last) || self.has_last_move(last, columns.tops))
    }

    /// Whether the last mover, whose stones these are, can have put in one of his topmost stones without a row before it.
    fn has_last_move(&self, stones: u64, tops: u64) -> bool {
        let mut last = stones & tops;
        while last != 0 {
            let stone = last & last.wrapping_neg();
            if !self.has_row(stones ^ stone) {
                return true;
            }
            last ^= stone;
        }
        false
    }

    /// The first number of the group that a stone in each column leads to.
    fn targets(&self, stones: u32, heights: &[u8; MOST_COLUMNS]) -> [u64; MOST_COLUMNS] {
        let mut targets = [0; MOST_COLUMNS];
        let digits = self.digits(heights);
        let mut digit = 1;
        for column in 0..self.width {
            if u32::from(heights[column]) < self.height {
                let next = &self.slices[self.slice_of(stones + 1)];
                let group = u64::from(self.group_of[digits + digit]);
                targets[column] = next.numbers.start + group * self.group_size(stones + 1);
            }
            digit *= self.height as usize + 1;
        }
        targets
    }

    #[inline]
    fn options(
        &self,
        starts: &[u32; MOST_COLUMNS],
        heights: &[u8; MOST_COLUMNS],
        patterns: &[u32; MOST_COLUMNS],
        second_moves: bool,
        targets: &[u64; MOST_COLUMNS],
        options: &mut [u64; MOST_COLUMNS],
    ) -> usize {
        let new = u32::from(second_moves);
        // What the columns add, with the stones before them as they are and with the new one among them.
        let (mut plain, mut moved) = ([0; MOST_COLUMNS], [0; MOST_COLUMNS]);
        let mut owns = [0; MOST_COLUMNS];
        let (mut own, mut after) = (0, 0);
        for column in 0..self.width {
            owns[column] = own;
            plain[column] = self.part(starts[column], own, patterns[column]);
            moved[column] = self.part(starts[column] + 1, own + new, patterns[column]);
            after += moved[column];
            own += patterns[column].count_ones() - 1;
        }
        let (mut count, mut before) = (0, 0);
        for column in 0..self.width {
            after -= moved[column];
            if u32::from(heights[column]) < self.height {
                // The bit above the column is the new stone's place.
                let bit = 1 << heights[column];
                let pattern = patterns[column] + if second_moves { bit << 1 } else { bit };
                options[count] =
                    targets[column] + before + self.part(starts[column], owns[column], pattern) + after;
                count += 1;
            }
            before += plain[column];
        }
        count
    }

    /// Heights, and the second player's stones, of a number.
    fn position(&self, number: u64) -> (u32, usize, u64) {
        let slice = self.slices.partition_point(|slice| slice.numbers.end <= number);
        let stones = (self.groups.len() - 1 - slice) as u32;
        let place = number - self.slices[slice].numbers.start;
        let size = self.group_size(stones);
        ((stones), (place / size) as usize, place % size)
    }
}

/// Where the columns of a group are among its stones and on the board.
struct Columns {
    /// For each column the first of its stones, how many there are, and its first cell.
    places: [(u32, u32, u32); MOST_COLUMNS],
    count: usize,
    occupied: u64,
    tops: u64,
}

impl Columns {
    fn of(game: &ConnectFour, heights: &[u8; MOST_COLUMNS]) -> Self {
        let mut columns = Self { places: [(0, 0, 0); MOST_COLUMNS], count: game.width, occupied: 0, tops: 0 };
        let (mut stone, mut cell) = (0, 0);
        for (column, &height) in columns.places.iter_mut().zip(&heights[..game.width]) {
            let height = u32::from(height);
            *column = (stone, height, cell);
            columns.occupied |= ((1 << height) - 1) << cell;
            if height > 0 {
                columns.tops |= 1 << (cell + height - 1);
            }
            stone += height;
            cell += game.height + 1;
        }
        columns
    }

    /// The cells of a set of stones.
    #[inline]
    fn spread(&self, set: u64) -> u64 {
        let columns = self.places[..self.count].iter();
        columns.fold(0, |cells, &(stone, height, cell)| cells | (set >> stone & ((1 << height) - 1)) << cell)
    }
}

impl NumberedGame for ConnectFour {
    fn name(&self) -> String {
        let row = if self.in_a_row == 4 { String::new() } else { format!(":{}", self.in_a_row) };
        format!("connect-four {}x{}{row}", self.width, self.height)
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        self.slices.last().map(|slice| slice.numbers.start)
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        look_at_one(self, number, options)
    }

    fn look_through(&self, first: u64, wanted: &[u64], visit: &mut dyn FnMut(u64, Standing, &[u64])) {
        let wanted = Wanted { first, words: wanted };
        let Range { start: mut number, end } = wanted.span();
        while number < end {
            let (stones, group, rank) = self.position(number);
            let stop = end.min(number + self.group_size(stones) - rank);
            if stop - number < LEAST_RUN {
                self.look_through_group((stones, group), number..stop, wanted, visit);
            } else {
                Halves::of(self, stones, group).look_through(number..stop, wanted, visit);
            }
            number = stop;
        }
    }

    fn rule_out(&self, first: u64, wanted: &mut [u64]) {
        let Range { start: mut number, end } = Wanted { first, words: wanted }.span();
        let mut clear =
            |number: u64| wanted[((number - first) / 64) as usize] &= !(1 << ((number - first) % 64));
        while number < end {
            let (stones, group, rank) = self.position(number);
            let stop = end.min(number + self.group_size(stones) - rank);
            if stop - number < LEAST_RUN {
                let columns = Columns::of(self, &self.groups[stones as usize][group]);
                let mut set = self.binomials.unrank(rank, stones / 2);
                for number in number..stop {
                    if !self.can_arise(columns.spread(set), &columns, stones) {
                        clear(number);
                    }
                    set = next_set(set);
                }
            } else {
                Halves::of(self, stones, group).each_impossible(&(number..stop), &mut clear);
            }
            number = stop;
        }
    }

    fn most_options(&self) -> u32 {
        self.width as u32
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let hint = || message!("the board from the top, x moves first, for example: ....|....|....|xo..");
        let cells = parse_board(text, (self.height as usize, self.width), ".xo")?;
        let at = |row: u32, column: usize| cells[(self.height - 1 - row) as usize * self.width + column];
        let mut heights = [0; MOST_COLUMNS];
        let (mut set, mut stones) = (0, 0);
        for (column, filled) in heights.iter_mut().enumerate().take(self.width) {
            let height = (0..self.height).take_while(|&row| at(row, column) != 0).count() as u32;
            if (height..self.height).any(|row| at(row, column) != 0) {
                return Err(ParseError::whole(
                    text,
                    message!("column {column} has a gap", column = column + 1),
                    hint(),
                ));
            }
            *filled = height as u8;
            for row in 0..height {
                set |= u64::from(at(row, column) == 2) << stones;
                stones += 1;
            }
        }
        if set.count_ones() != stones / 2 {
            let message = message!("x has as many stones as o, or one more");
            return Err(ParseError::whole(text, message, hint()));
        }
        let group = u64::from(self.group_of[self.digits(&heights)]);
        let first = self.slices[self.slice_of(stones)].numbers.start;
        Ok(first + group * self.group_size(stones) + self.binomials.rank(set))
    }

    fn print(&self, number: u64) -> String {
        let (stones, group, rank) = self.position(number);
        let heights = &self.groups[stones as usize][group];
        let mut set = self.binomials.unrank(rank, stones / 2);
        let mut cells = vec![0; self.width * self.height as usize];
        for (column, &height) in heights[..self.width].iter().enumerate() {
            for row in 0..u32::from(height) {
                cells[(self.height - 1 - row) as usize * self.width + column] = 1 + (set & 1) as u8;
                set >>= 1;
            }
        }
        print_board(&cells, self.width, ".xo")
    }

    fn rule_twin(&self) -> Option<RuleTwin> {
        Some(RuleTwin { file: "connect_four.star", parameters: vec![("k", self.in_a_row)] })
    }

    fn number_in_twin(&self, text: &str, to_move: Player) -> Option<u64> {
        let number = self.parse(text).ok()?;
        let (stones, ..) = self.position(number);
        (stones % 2 == to_move as u32).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Looks = Vec<(u64, Standing, Vec<u64>)>;

    /// All at once, numbers are ruled out by halves of their stones; one by one they are not.
    #[test]
    fn runs_of_numbers_rule_out_what_single_ones_do() {
        for size in ["4x4", "5x4", "5x3", "3x5:3", "2x8", "1x9:2", "7x2:3", "8x2:5", "4x4:2"] {
            let game = ConnectFour::open(size, size).unwrap();
            for slice in &game.slices {
                let (start, end) = (slice.numbers.start, slice.numbers.end);
                let is_possible = |number: u64| {
                    let mut word = [1];
                    game.rule_out(number, &mut word);
                    word[0] == 1
                };
                let one_by_one: Vec<bool> = (start..end).map(is_possible).collect();
                for first in [start, start + (end - start) / 3, start + (end - start) / 2] {
                    let mut words = vec![u64::MAX; (end - first).div_ceil(64) as usize];
                    if let Some(last) = words.last_mut() {
                        *last >>= 64 * (end - first).div_ceil(64) - (end - first);
                    }
                    game.rule_out(first, &mut words);
                    let expected = &one_by_one[(first - start) as usize..];
                    for (place, &is_possible) in expected.iter().enumerate() {
                        assert_eq!(
                            words[place / 64] >> (place % 64) & 1 == 1,
                            is_possible,
                            "{size}, {}",
                            slice.name
                        );
                    }
                }
            }
        }
    }

    /// All at once, numbers are looked at by halves of their stones; one by one they are not.
    #[test]
    fn runs_of_numbers_tell_what_single_ones_do() {
        for size in ["4x4", "5x3", "3x5:3", "2x8", "1x9:2", "7x2:3", "8x2"] {
            let game = ConnectFour::open(size, size).unwrap();
            for slice in &game.slices {
                let count = slice.numbers.end - slice.numbers.start;
                let one_by_one: Looks = slice
                    .numbers
                    .clone()
                    .map(|number| {
                        let mut options = Vec::new();
                        let standing = game.look(number, &mut options);
                        (number, standing, options)
                    })
                    .collect();
                // All, and most of them from the middle of a group on.
                for (skipped, pattern) in [(0, u64::MAX), (count / 3, 0xf7df_7fe1_0000_8fff)] {
                    let first = slice.numbers.start + skipped;
                    let words = (count - skipped).div_ceil(64);
                    let mut wanted = vec![pattern; words as usize];
                    if let Some(last) = wanted.last_mut() {
                        *last &= u64::MAX >> (64 * words - (count - skipped));
                    }
                    let mut found: Looks = Vec::new();
                    game.look_through(first, &wanted, &mut |number, standing, options| {
                        found.push((number, standing, options.to_vec()));
                    });
                    let is_wanted = |number: u64| {
                        let place = number.wrapping_sub(first);
                        number >= first && wanted[(place / 64) as usize] >> (place % 64) & 1 == 1
                    };
                    let expected = one_by_one.iter().filter(|look| is_wanted(look.0));
                    assert!(found.iter().eq(expected), "{size}, {}", slice.name);
                }
            }
        }
    }
}
