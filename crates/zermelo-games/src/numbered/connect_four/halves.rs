//! Long runs of a group, whose stones are cut in two between columns: the upper half changes seldom, what the lower one adds to
//! a number is listed once for the group, and rows are looked for on 64 boards at a time, which are the bits of a word.

use super::super::wanted::Wanted;
use super::{Columns, ConnectFour, MOST_CELLS, MOST_COLUMNS};
use crate::game::{Ending, Standing};
use std::ops::Range;

/// Stones of a lower half, at most.
const MOST_LOW: u32 = 12;
/// Boards of a word.
const WORD: u64 = 64;

/// A group with lists of the sets of stones of its lower half.
pub(super) struct Halves<'a> {
    game: &'a ConnectFour,
    stones: u32,
    /// The first number of the group.
    first: u64,
    columns: Columns,
    /// The columns of the lower half, and their stones.
    split: usize,
    low: u32,
    /// By size, the sets of stones of the lower half in the order of their ranks.
    sets: Vec<Vec<u16>>,
    /// By size, the same sets, 64 at a time: of each stone in which of them it is.
    words: Vec<Vec<u64>>,
    lines: Lines,
}

/// Where rows can be among the stones of a group.
struct Lines {
    /// The stones of each line, one line after the other.
    stones: Vec<u8>,
    /// By line: the columns whose topmost stone is not in it, a bit each.
    misses: Vec<u16>,
    /// The topmost stone of each column that has one.
    tops: Vec<u8>,
}

impl Lines {
    fn of(game: &ConnectFour, columns: &Columns) -> Self {
        const DOWN: u32 = u32::MAX;
        let (places, k) = (&columns.places[..game.width], game.in_a_row);
        let stone_at = |column: usize, row: u32| {
            let &(stone, height, _) = places.get(column)?;
            (row < height).then(|| (stone + row) as u8)
        };
        let mut lines = Self { stones: Vec::new(), misses: Vec::new(), tops: Vec::new() };
        let filled = places.iter().filter(|place| place.1 > 0);
        lines.tops.extend(filled.map(|&(stone, height, _)| (stone + height - 1) as u8));
        for (right, up) in [(1, 0), (0, 1), (1, 1), (1, DOWN)] {
            let starts = (0..game.width).flat_map(|column| (0..game.height).map(move |row| (column, row)));
            for (column, row) in starts {
                let line: Option<Vec<u8>> = (0..k)
                    .map(|step| {
                        stone_at(column + step as usize * right, row.wrapping_add(step.wrapping_mul(up)))
                    })
                    .collect();
                let Some(line) = line else { continue };
                let missed = lines.tops.iter().enumerate().filter(|(_, top)| !line.contains(top));
                lines.misses.push(missed.fold(0, |misses, (column, _)| misses | 1 << column));
                lines.stones.extend(line);
            }
        }
        lines
    }
}

/// Of each stone of a group, on which of 64 boards it is the second player's.
type Boards = [u64; MOST_CELLS as usize];

impl<'a> Halves<'a> {
    pub(super) fn of(game: &'a ConnectFour, stones: u32, group: usize) -> Self {
        let columns = Columns::of(game, &game.groups[stones as usize][group]);
        let ends = columns.places[..game.width].iter().map(|&(stone, height, _)| stone + height);
        // As near to the middle as columns allow, with few stones below: the lists are as long as there are sets of them.
        let split = ends.take_while(|&end| 2 * end <= stones + game.height && end <= MOST_LOW).count();
        let low = split.checked_sub(1).map_or(0, |last| columns.places[last].0 + columns.places[last].1);
        let slice = &game.slices[game.slice_of(stones)];
        let mut sets = vec![Vec::new(); low as usize + 1];
        for set in 0..1_u16 << low {
            sets[set.count_ones() as usize].push(set);
        }
        Self {
            game,
            stones,
            first: slice.numbers.start + group as u64 * game.group_size(stones),
            split,
            low,
            words: sets.iter().map(|sets| words_of(sets, low)).collect(),
            sets,
            lines: Lines::of(game, &columns),
            columns,
        }
    }

    /// Whether the second player moves, as a bit.
    const fn mover(&self) -> u64 {
        (self.stones % 2) as u64
    }

    /// Visits the sets of stones of the upper half that numbers of a range within the group have, each with how many of the
    /// second player's stones are below, and with its numbers.
    fn each_upper(&self, numbers: &Range<u64>, mut visit: impl FnMut(u64, u32, Range<u64>)) {
        let second = self.stones / 2;
        let binomials = &self.game.binomials;
        let first_set = binomials.unrank(numbers.start - self.first, second);
        let first_high = first_set >> self.low;
        let below = second - first_high.count_ones();
        let mut end = self.first + binomials.rank_above(first_high << self.low, below);
        for high in first_high..1_u64 << (self.stones - self.low) {
            let Some(below) = second.checked_sub(high.count_ones()).filter(|&below| below <= self.low) else {
                continue;
            };
            let start = end;
            if start >= numbers.end {
                return;
            }
            end += self.sets[below as usize].len() as u64;
            visit(high, below, start..end);
        }
    }

    /// The boards of a set of stones of the upper half, with none below.
    fn boards_above(&self, high: u64) -> Boards {
        let mut boards = [0; MOST_CELLS as usize];
        for (stone, board) in boards[self.low as usize..self.stones as usize].iter_mut().enumerate() {
            *board = if high >> stone & 1 == 1 { u64::MAX } else { 0 };
        }
        boards
    }

    /// Puts the stones of 64 sets of the lower half on boards.
    fn put_below(&self, boards: &mut Boards, below: u32, word: usize) {
        let low = self.low as usize;
        boards[..low].copy_from_slice(&self.words[below as usize][word * low..(word + 1) * low]);
    }

    /// On which of the boards the second player has a line, and the first.
    fn owners(line: &[u8], boards: &Boards) -> [u64; 2] {
        let (all, some) = line.iter().fold((u64::MAX, 0), |(all, some), &stone| {
            let board = boards[usize::from(stone)];
            (all & board, some | board)
        });
        [all, !some]
    }

    /// On which of the boards the last mover has a row.
    fn lost(&self, boards: &Boards) -> u64 {
        let last = usize::from(self.mover() == 1);
        let lines = self.lines.stones.chunks_exact(self.game.in_a_row as usize);
        lines.fold(0, |lost, line| lost | Self::owners(line, boards)[last])
    }

    /// Which of the boards cannot arise, as far as rows tell: whoever is to move has none, and the last stone made whatever row
    /// there is.
    fn impossible(&self, boards: &Boards) -> u64 {
        let last = usize::from(self.mover() == 1);
        // The last mover's rows, and those without the topmost stone of each column.
        let (mut movers, mut rows, mut without) = (0, 0, [0; MOST_COLUMNS]);
        let lines = self.lines.stones.chunks_exact(self.game.in_a_row as usize);
        for (line, &misses) in lines.zip(&self.lines.misses) {
            let owners = Self::owners(line, boards);
            movers |= owners[1 - last];
            rows |= owners[last];
            for (column, without) in without.iter_mut().enumerate().take(self.lines.tops.len()) {
                *without |= if misses >> column & 1 == 1 { owners[last] } else { 0 };
            }
        }
        let of_first = if last == 1 { u64::MAX } else { 0 };
        let tops = self.lines.tops.iter().zip(without);
        let explained = tops.fold(0, |explained, (&top, without)| {
            explained | (boards[usize::from(top)] ^ of_first) & !without
        });
        movers | rows & !explained
    }

    /// Visits the numbers of a range within the group whose positions cannot arise.
    pub(super) fn each_impossible(&self, numbers: &Range<u64>, mut visit: impl FnMut(u64)) {
        self.each_upper(numbers, |high, below, run| {
            let mut boards = self.boards_above(high);
            for (word, first) in run.clone().step_by(WORD as usize).enumerate() {
                if first >= numbers.end || first + WORD <= numbers.start {
                    continue;
                }
                self.put_below(&mut boards, below, word);
                let mut impossible = self.impossible(&boards);
                while impossible != 0 {
                    let number = first + u64::from(impossible.trailing_zeros());
                    if number < run.end && numbers.contains(&number) {
                        visit(number);
                    }
                    impossible &= impossible - 1;
                }
            }
        });
    }

    /// Looks at the wanted numbers of a range within the group.
    pub(super) fn look_through(
        &self,
        numbers: Range<u64>,
        wanted: Wanted,
        visit: &mut dyn FnMut(u64, Standing, &[u64]),
    ) {
        let game = self.game;
        let targets = Targets::of(self);
        let is_full_board = self.stones as usize == game.groups.len() - 1;
        let mut options = [0; MOST_COLUMNS];
        self.each_upper(&numbers, |high, below, run| {
            let sets = &self.sets[below as usize];
            let start = run.start;
            // What is the same for all that have these stones above, from the first one on that is wanted.
            let mut above = None;
            let (mut word, mut lost) = (usize::MAX, 0);
            wanted.each(start.max(numbers.start)..run.end.min(numbers.end), |number| {
                let (boards, above) =
                    above.get_or_insert_with(|| (self.boards_above(high), targets.above(high, below)));
                let place = (number - start) as usize;
                if word != place / WORD as usize {
                    word = place / WORD as usize;
                    self.put_below(boards, below, word);
                    lost = self.lost(boards);
                }
                if lost >> (place as u64 % WORD) & 1 == 1 {
                    visit(number, Standing::Over(Ending::Loss), &[]);
                } else if is_full_board {
                    visit(number, Standing::Over(Ending::Draw), &[]);
                } else {
                    let count = targets.list(above, usize::from(sets[place]), place as u64, &mut options);
                    visit(number, Standing::Open, &options[..count]);
                }
            });
        });
    }
}

/// The sets, 64 at a time: of each of `low` stones in which of them it is.
fn words_of(sets: &[u16], low: u32) -> Vec<u64> {
    let word = |sets: &[u16], stone: u32| {
        sets.iter().enumerate().fold(0, |word, (place, set)| word | u64::from(set >> stone & 1) << place)
    };
    sets.chunks(WORD as usize).flat_map(|sets| (0..low).map(move |stone| word(sets, stone))).collect()
}

/// The numbers that moves of a group lead to.
struct Targets<'h, 'a> {
    halves: &'h Halves<'a>,
    /// By column: the first number of the group that a stone there leads to.
    firsts: [u64; MOST_COLUMNS],
    /// By set and column of the lower half: the rank with the mover's stone on that column.
    ranks: Vec<u32>,
}

impl<'h, 'a> Targets<'h, 'a> {
    fn of(halves: &'h Halves<'a>) -> Self {
        let Halves { game, columns, split, low, stones, .. } = halves;
        let mut ranks = Vec::with_capacity(split << low);
        for set in 0..1_u64 << low {
            for &(stone, height, _) in &columns.places[..*split] {
                let after = with_stone(set, stone + height, halves.mover());
                ranks.push(game.binomials.rank(after) as u32);
            }
        }
        let heights = columns.places.map(|place| place.1 as u8);
        Self { halves, firsts: game.targets(*stones, &heights), ranks }
    }

    /// By column the number that a stone there leads to, but for what the lower half adds to it, where these stones are above
    /// and so many of the second player's below.
    fn above(&self, high: u64, below: u32) -> [u64; MOST_COLUMNS] {
        let Halves { game, columns, split, low, .. } = self.halves;
        let set = high << low;
        let new = self.halves.mover();
        let mut targets = self.firsts;
        for (column, &(stone, height, _)) in columns.places[..game.width].iter().enumerate() {
            if game.is_full(height) {
                continue;
            }
            // A stone on the lower half moves all these on.
            let (at, own, is_in) = if column < *split { (*low, new, 0) } else { (stone + height, 0, new) };
            targets[column] += game.binomials.rank_above(with_stone(set, at, is_in), below + own as u32);
        }
        targets
    }

    /// Lists the options of the position with a set of stones below, the so-manieth of its size, and tells how many.
    #[inline]
    fn list(
        &self,
        above: &[u64; MOST_COLUMNS],
        set: usize,
        place: u64,
        options: &mut [u64; MOST_COLUMNS],
    ) -> usize {
        let Halves { game, columns, split, .. } = self.halves;
        let mut count = 0;
        for (column, &above) in above.iter().enumerate().take(game.width) {
            if !game.is_full(columns.places[column].1) {
                let below = if column < *split { u64::from(self.ranks[set * split + column]) } else { place };
                options[count] = above + below;
                count += 1;
            }
        }
        count
    }
}

/// A set of stones with one more at a place, the mover's or not, and those from there on moved up.
const fn with_stone(set: u64, place: u32, is_in: u64) -> u64 {
    let below = set & ((1 << place) - 1);
    below | is_in << place | (set ^ below) << 1
}
