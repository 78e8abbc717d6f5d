//! Chomp by its first row: for every choice of the other rows at most one length of the first row makes a P-position.
//!
//! A longer first row can be bitten down to that length, so a second one could move to it. Hence one number for each
//! board of the lower rows says everything, where a table of all boards has one for each length of the first row too:
//! 3 rows of n take n²/2 numbers, 10 x 10 takes C(19, 9). (The idea is in A. E. Brouwer's and D. Zeilberger's tables of
//! Chomp with three rows: D. Zeilberger, *Three-rowed Chomp*, Adv. Appl. Math. 26, 2001.)
//!
//! Bites below the first row lead from (a, L) to (a, L'), bites in it to (a', min(L, a')). So with T(L) the length for
//! the lower rows L: if some a' shorter than L's first row has T(min(L, a')) = a', then every (a, L) can be bitten to
//! that P-position and there is no T(L). Otherwise T(L) is the least length, at least that of L's first row, which is
//! not the T of any L' that is one bite away.

use super::{Chomp, ChompRows, lexicographic_counts, transpose};
use crate::game::{Capacity, Convention, Limits, Meter, Ruleset, StopReason};
use crate::rulesets::counting::binomial;
use std::ops::ControlFlow;

/// The P-positions among the boards inside one board.
#[derive(Clone, Debug)]
pub struct FirstRows {
    /// Whether boards are looked up on their side.
    turned: bool,
    /// The longest first row.
    longest: u32,
    lower: LowerRows,
    /// The length of the first row that makes a P-position, by the number of the lower rows; 0 where none does, or only
    /// one that is too long.
    first: Vec<u32>,
}

/// Boards of at most `height` rows, none longer than `width`, numbered in lexicographic order.
#[derive(Clone, Debug)]
struct LowerRows {
    height: usize,
    width: u32,
    /// What a row of some length adds to the number, row by row.
    counts: Vec<Vec<u64>>,
}

impl LowerRows {
    fn new(height: usize, width: u32) -> Self {
        let mut counts = lexicographic_counts(height, width);
        counts.reverse();
        Self { height, width, counts }
    }

    fn number(&self, rows: &[u32]) -> u64 {
        rows.iter().zip(&self.counts).map(|(&length, counts)| counts[length as usize]).sum()
    }

    /// Goes to the next board in order; `false` at the last.
    fn advance(&self, rows: &mut [u32]) -> bool {
        for place in (0..rows.len()).rev() {
            let most = if place == 0 { self.width } else { rows[place - 1] };
            if rows[place] < most {
                rows[place] += 1;
                rows[place + 1..].fill(0);
                return true;
            }
        }
        false
    }
}

/// So many numbers a table at most has, whatever the limits.
const MOST_ENTRIES: u64 = 1 << 32;

/// The numbers that the table of a board has; of the board as it lies or on its side, whichever is fewer.
fn entries_as_it_lies(rows: &[u32]) -> u64 {
    let (height, width) = (rows.len() as u64 - 1, u64::from(rows.get(1).copied().unwrap_or(0)));
    binomial(height + width, height)
}

/// Boards longer or higher than this are not turned on their side.
const LONGEST_TURNED: usize = 1 << 16;

/// The board as its table holds it, and whether that is on its side.
fn laid(rows: &ChompRows) -> (ChompRows, bool) {
    if rows.len() <= 2 || rows.len().max(rows[0] as usize) > LONGEST_TURNED {
        return (rows.clone(), false);
    }
    let turned = transpose(rows);
    if entries_as_it_lies(&turned) < entries_as_it_lies(rows) {
        (turned, true)
    } else {
        (rows.clone(), false)
    }
}

impl FirstRows {
    /// How many numbers the table of a board has. Saturates.
    pub fn entry_count(rows: &ChompRows) -> u64 {
        if rows.is_empty() { 0 } else { entries_as_it_lies(&laid(rows).0) }
    }

    /// About how many steps it takes to fill the table of a board: the squares below the first row, for every number.
    /// Saturates.
    pub fn work(rows: &ChompRows) -> u64 {
        let squares = rows.iter().skip(1).map(|&length| u64::from(length)).sum::<u64>();
        Self::entry_count(rows).saturating_mul(squares.max(1))
    }

    /// The table for everything inside a board. With N entries and boards of m squares in the lower rows, O(N m) time
    /// and 4 N bytes.
    ///
    /// # Errors
    /// The limit that stopped it: those on positions and memory before anything is computed.
    pub fn within(rows: &ChompRows, convention: Convention, limits: &Limits) -> Result<Self, StopReason> {
        let (laid, turned) = laid(rows);
        let count = if laid.is_empty() { 1 } else { entries_as_it_lies(&laid) };
        let mut meter = Meter::start(limits, "tabulating first rows")?;
        meter.expect_positions(count);
        meter.check_more_positions(count)?;
        if count > MOST_ENTRIES {
            return Err(
                Capacity { holder: "a table of first rows", most: MOST_ENTRIES, unit: "numbers" }.into()
            );
        }
        meter.count_bytes(4 * count)?;
        let width = laid.get(1).copied().unwrap_or(0);
        let longest = laid.first().copied().unwrap_or(0);
        let lower = LowerRows::new(laid.len().saturating_sub(1), width);
        let mut table = Self { turned, longest, lower, first: Vec::with_capacity(count as usize) };
        table.fill(convention, &mut meter)?;
        Ok(table)
    }

    fn fill(&mut self, convention: Convention, meter: &mut Meter) -> Result<(), StopReason> {
        let mut rows = vec![0_u32; self.lower.height];
        let mut bites = Bites::new(&self.lower);
        let mut seen = Seen::new(self.longest);
        // A lone poisoned square loses in normal play; in misère play two squares do.
        let of_one_row = match convention {
            Convention::Normal => 1,
            Convention::Misere => 2,
        };
        self.first.push(if of_one_row <= self.longest { of_one_row } else { 0 });
        while self.lower.advance(&mut rows) {
            let squares = bites.begin(&rows, &self.lower);
            meter.count_position(0)?;
            meter.step_through(4 * squares)?;
            let length = self.length_for(&rows, &bites, &mut seen);
            self.first.push(length);
        }
        Ok(())
    }

    /// The entry of some lower rows, from those of all smaller ones.
    fn length_for(&self, rows: &[u32], bites: &Bites, seen: &mut Seen) -> u32 {
        let has_shorter = (1..rows[0]).any(|column| self.first[bites.across(column)] == column);
        if has_shorter {
            return 0;
        }
        seen.clear();
        for column in 0..rows[0] {
            bites.in_column(column, |number| seen.add(self.first[number]));
        }
        (rows[0]..=self.longest).find(|&length| !seen.has(length)).unwrap_or(0)
    }

    /// Whether a board inside that of the table is a P-position.
    pub fn is_p(&self, rows: &ChompRows) -> bool {
        let turned = self.turned.then(|| transpose(rows));
        let rows = turned.as_ref().unwrap_or(rows);
        match rows.split_first() {
            Some((&first, lower)) => self.first[self.lower.number(lower) as usize] == first,
            None => false,
        }
    }

    /// Whether the table tells of a board.
    fn contains(&self, rows: &ChompRows) -> bool {
        let turned = self.turned.then(|| transpose(rows));
        let rows = turned.as_ref().unwrap_or(rows);
        let second = rows.get(1).copied().unwrap_or(0);
        rows.len() <= self.lower.height + 1 && rows[0] <= self.longest && second <= self.lower.width
    }

    /// How many numbers the table has.
    pub fn len(&self) -> usize {
        self.first.len()
    }

    /// Whether the table has no numbers: never.
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    /// Visits the P-positions inside the board of the table, by their lower rows in lexicographic order.
    pub fn p_positions<B>(&self, mut visit: impl FnMut(ChompRows) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut lower = vec![0_u32; self.lower.height];
        for &first in &self.first {
            if first > 0 {
                let below = lower.iter().copied().take_while(|&length| length > 0);
                let rows: ChompRows = std::iter::once(first).chain(below).collect();
                visit(if self.turned { transpose(&rows) } else { rows })?;
            }
            self.lower.advance(&mut lower);
        }
        ControlFlow::Continue(())
    }

    /// The P-positions inside the board of the table; of two that are each other on their side, both inside the board,
    /// the wider one.
    ///
    /// # Errors
    /// The limit that stopped it.
    pub fn p_positions_up_to_symmetry(&self, limits: &Limits) -> Result<Vec<ChompRows>, StopReason> {
        let mut meter = Meter::start(limits, "listing P-positions")?;
        let mut found = Vec::new();
        let flow = self.p_positions(|rows| {
            let is_wider_inside = || {
                let turned = transpose(&rows);
                turned > rows && self.contains(&turned)
            };
            if rows.len() <= LONGEST_TURNED && rows[0] as usize <= LONGEST_TURNED && is_wider_inside() {
                return ControlFlow::Continue(());
            }
            let bytes = size_of::<ChompRows>() + Chomp.heap_bytes(&rows);
            found.push(rows);
            match meter.count_bytes(bytes as u64) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            }
        });
        if let ControlFlow::Break(reason) = flow {
            return Err(reason);
        }
        Ok(found)
    }
}

/// The numbers of all boards that are one bite away from a board, each in a few additions.
///
/// A bite in row i and column c makes the rows from i to the last one longer than c as long as c.
struct Bites {
    /// What the first k rows would add if each had c squares, at `c * (height + 1) + k`.
    blocks: Vec<u64>,
    /// What the first k rows of the board add.
    sums: Vec<u64>,
    /// How many rows are longer than c.
    heights: Vec<usize>,
}

impl Bites {
    fn new(lower: &LowerRows) -> Self {
        let mut blocks = Vec::with_capacity((lower.width as usize + 1) * (lower.height + 1));
        for column in 0..=lower.width as usize {
            let mut sum = 0;
            blocks.push(sum);
            for counts in &lower.counts {
                sum += counts[column];
                blocks.push(sum);
            }
        }
        Self { blocks, sums: vec![0; lower.height + 1], heights: vec![0; lower.width as usize + 1] }
    }

    /// Takes a board and counts its squares.
    fn begin(&mut self, rows: &[u32], lower: &LowerRows) -> usize {
        let mut squares = 0;
        for (place, (&length, counts)) in rows.iter().zip(&lower.counts).enumerate() {
            self.sums[place + 1] = self.sums[place] + counts[length as usize];
            squares += length as usize;
            // Rows are gone through from the longest: each fills in the columns that no later one reaches.
            let next = rows.get(place + 1).copied().unwrap_or(0);
            self.heights[next as usize..length as usize].fill(place + 1);
        }
        squares
    }

    /// The row of blocks of a column, and what the rows that a bite in it leaves alone or cuts last add.
    fn column(&self, column: u32) -> (&[u64], usize, u64) {
        let height = self.heights[column as usize];
        let start = column as usize * self.sums.len();
        let blocks = &self.blocks[start..start + self.sums.len()];
        (blocks, height, blocks[height] + self.sums[self.sums.len() - 1] - self.sums[height])
    }

    /// The number of the board cut off at a column in every row.
    fn across(&self, column: u32) -> usize {
        self.column(column).2 as usize
    }

    /// Visits the numbers of the boards after a bite in a column.
    fn in_column(&self, column: u32, mut visit: impl FnMut(usize)) {
        let (blocks, height, rest) = self.column(column);
        for (sum, block) in self.sums[..height].iter().zip(blocks) {
            visit((rest + sum - block) as usize);
        }
    }
}

/// A set of lengths that is emptied in one step.
struct Seen {
    /// When a length was last added.
    added: Vec<u64>,
    now: u64,
}

impl Seen {
    fn new(longest: u32) -> Self {
        Self { added: vec![0; longest as usize + 1], now: 0 }
    }

    fn clear(&mut self) {
        self.now += 1;
    }

    fn add(&mut self, length: u32) {
        self.added[length as usize] = self.now;
    }

    fn has(&self, length: u32) -> bool {
        self.added[length as usize] == self.now
    }
}
