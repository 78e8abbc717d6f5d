//! Who wins a board of Domineering of at most 8×8 cells: a search of the board as a word, without components or values.
//!
//! The player to move always lays upright dominoes: for the other the board is turned over its diagonal. An option that
//! [bounds](super::domineering_bounds) decide for the player who has moved ends the search of a board, and what they decide
//! for the opponent is passed over; so only boards that nothing is known of are nodes. Boards are kept, by the least of
//! their four images, in a table of fixed size that compares the whole board: no two are taken for each other. (The plan is
//! that of Bullock, *Domineering: Solving large combinatorial search spaces*, 2002; bounds and order are others.)

use super::domineering::FreeCells;
use super::domineering_bounds::upright_margin;
use super::grid::{BoardView, Grid, transposed_square};
use crate::game::{AnyPosition, Limits, Meter, Player, StopReason, WinnerSearch};

/// A search that remembers the boards that it has decided.
pub(super) struct BoardSearch<'a> {
    table: Vec<Entry>,
    meter: Meter<'a>,
    nodes: u64,
    options: Vec<Child>,
    frames: Vec<Frame>,
}

/// A board that is decided: the least image, and the nodes below it with who wins in the last bit.
type Entry = [u64; 2];

/// An option that has to be searched: the board as the opponent sees it.
#[derive(Clone, Copy)]
struct Child {
    board: u64,
    key: u64,
    score: i32,
}

/// A board that is being searched.
#[derive(Clone, Copy)]
struct Frame {
    key: u64,
    /// Where its options begin; the best is the last.
    options: usize,
    /// Nodes before this one.
    nodes: u64,
}

/// The bytes of the table, where limits allow them.
const TABLE_BYTES: u64 = 64 << 20;
const LEAST_LOG_ENTRIES: u32 = 8;
/// Places for one board: the first is for the most work, the second for the last.
const WAYS: usize = 2;
/// A row of the layout.
const STRIDE: u32 = 8;

impl<'a> BoardSearch<'a> {
    pub(super) fn new(limits: &Limits<'a>) -> Result<Self, StopReason> {
        let mut meter = Meter::start(limits, "searching boards")?;
        let bytes = limits.memory.map_or(TABLE_BYTES, |limit| (limit / 4).min(TABLE_BYTES));
        let log_entries = (bytes / size_of::<Entry>() as u64).max(1).ilog2().max(LEAST_LOG_ENTRIES);
        meter.count_bytes((size_of::<Entry>() as u64) << log_entries)?;
        let table = vec![[0; 2]; 1 << log_entries];
        Ok(Self { table, meter, nodes: 0, options: Vec::new(), frames: Vec::new() })
    }

    /// Whether the player to move, who lays upright dominoes, wins.
    fn left_wins(&mut self, board: u64) -> Result<bool, StopReason> {
        self.options.clear();
        self.frames.clear();
        let board = alive(board);
        let key = least_image(board);
        let mut result = match decided(board) {
            None => self.find(key),
            known => known,
        };
        if result.is_none() {
            result = self.enter(board, key)?;
        }
        loop {
            let Some(&frame) = self.frames.last() else { return Ok(result.unwrap_or(false)) };
            result = match result {
                // What the opponent loses wins.
                Some(false) => Some(self.leave(true)),
                _ if self.options.len() == frame.options => Some(self.leave(false)),
                _ => match self.options.pop() {
                    Some(child) => match self.find(child.key) {
                        None => self.enter(child.board, child.key)?,
                        known => known,
                    },
                    None => None,
                },
            };
        }
    }

    /// Enters a board of which nothing is known: who wins, where an option tells, else it is on the stack with the options
    /// that have to be searched.
    fn enter(&mut self, board: u64, key: u64) -> Result<Option<bool>, StopReason> {
        self.nodes += 1;
        self.meter.count_position(0)?;
        let start = self.options.len();
        let mut firsts = board & board >> STRIDE;
        while firsts != 0 {
            let first = firsts & firsts.wrapping_neg();
            firsts ^= first;
            let own = alive(board & !(first | first << STRIDE));
            let child = transposed_square(own);
            let opponent = upright_margin(child);
            if opponent.first >= 0 {
                continue;
            }
            let mover = upright_margin(own);
            if mover.second >= 0 {
                self.options.truncate(start);
                self.store(key, true, 1);
                return Ok(Some(true));
            }
            let key = least_image(child);
            if !self.options[start..].iter().any(|other| other.key == key) {
                let score = mover.second + mover.first - opponent.first - opponent.second;
                self.options.push(Child { board: child, key, score });
            }
        }
        // What is known is looked up before anything is searched.
        let mut kept = start;
        for at in start..self.options.len() {
            let child = self.options[at];
            match self.find(child.key) {
                Some(false) => {
                    self.options.truncate(start);
                    self.store(key, true, 1);
                    return Ok(Some(true));
                }
                Some(true) => {}
                None => {
                    self.options[kept] = child;
                    kept += 1;
                }
            }
        }
        self.options.truncate(kept);
        if kept == start {
            self.store(key, false, 1);
            return Ok(Some(false));
        }
        self.options[start..].sort_unstable_by_key(|child| (child.score, child.key));
        self.frames.push(Frame { key, options: start, nodes: self.nodes - 1 });
        Ok(None)
    }

    fn leave(&mut self, wins: bool) -> bool {
        if let Some(frame) = self.frames.pop() {
            self.options.truncate(frame.options);
            self.store(frame.key, wins, self.nodes - frame.nodes);
        }
        wins
    }

    fn bucket(&self, key: u64) -> usize {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        let hash = (key ^ key >> 32).wrapping_mul(MIX);
        (hash >> (64 - self.table.len().ilog2())) as usize & !(WAYS - 1)
    }

    fn find(&self, key: u64) -> Option<bool> {
        let start = self.bucket(key);
        let found = self.table[start..start + WAYS].iter().find(|entry| entry[0] == key);
        found.map(|entry| entry[1] & 1 == 1)
    }

    fn store(&mut self, key: u64, wins: bool, work: u64) {
        let start = self.bucket(key);
        let [first, first_work] = self.table[start];
        let place = if first == key || work >= first_work >> 1 {
            if first != key {
                self.table[start + 1] = self.table[start];
            }
            start
        } else {
            start + 1
        };
        self.table[place] = [key, work << 1 | u64::from(wins)];
    }
}

/// The search, for the catalogue.
pub(super) fn winner_search<'a>(limits: &Limits<'a>) -> Result<Box<dyn WinnerSearch + 'a>, StopReason> {
    Ok(Box::new(BoardSearch::new(limits)?))
}

impl WinnerSearch for BoardSearch<'_> {
    fn wins(&mut self, position: &AnyPosition, to_move: Player) -> Option<Result<bool, StopReason>> {
        let position: &FreeCells = position.expect();
        let BoardView::Small(grid, &[free]) = position.view() else { return None };
        if grid.stride() != STRIDE || grid.height() > STRIDE as usize {
            return None;
        }
        Some(self.left_wins(if to_move == Player::Left { free } else { transposed_square(free) }))
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// Whether the player to move wins, where bounds tell.
fn decided(board: u64) -> Option<bool> {
    if upright_margin(board).first >= 0 {
        return Some(true);
    }
    (upright_margin(transposed_square(board)).second >= 0).then_some(false)
}

/// The cells with a free neighbour.
#[inline]
const fn alive(board: u64) -> u64 {
    const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
    board & (board << STRIDE | board >> STRIDE | (board << 1 & NOT_FIRST) | (board & NOT_FIRST) >> 1)
}

/// The least of the images that leave the players alone, with rows and columns in either order, in the corner.
#[inline]
fn least_image(board: u64) -> u64 {
    let rows = board.swap_bytes();
    let (columns, both) = (flipped(board), flipped(rows));
    cornered(board).min(cornered(rows)).min(cornered(columns).min(cornered(both)))
}

/// The columns in the opposite order.
#[inline]
const fn flipped(board: u64) -> u64 {
    board.swap_bytes().reverse_bits()
}

/// Moved to the first row and column.
#[inline]
const fn cornered(board: u64) -> u64 {
    if board == 0 {
        return 0;
    }
    let board = board >> (board.trailing_zeros() & !7);
    let columns = board | board >> 32;
    let columns = columns | columns >> 16;
    let columns = (columns | columns >> 8) & 0xff;
    board >> columns.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::option_list;
    use crate::rulesets::board::Domineering;
    use std::collections::HashMap;

    fn by_options(
        position: &FreeCells,
        player: Player,
        known: &mut HashMap<(FreeCells, Player), bool>,
    ) -> bool {
        let question = (position.clone(), player);
        if let Some(&wins) = known.get(&question) {
            return wins;
        }
        let options = option_list(&Domineering, position, player);
        let wins = options.iter().any(|option| !by_options(option, player.opponent(), known));
        known.insert(question, wins);
        wins
    }

    #[test]
    fn winners_of_all_small_boards() {
        let limits = Limits::none().at_most_positions(1_000_000);
        let mut covered = 0;
        for (height, width) in [(3, 4), (2, 6), (6, 2)] {
            let mut search = BoardSearch::new(&limits).unwrap();
            let mut known = HashMap::new();
            for cells in 0_u32..1 << (height * width) {
                let free = |row: usize, column: usize| cells >> (row * width + column) & 1 == 1;
                let board =
                    FreeCells::from_cells(height, width, |row, column| free(row, column).then_some(0));
                for player in Player::BOTH {
                    let found = search.wins(&AnyPosition::new(board.clone()), player);
                    covered += usize::from(found.is_some());
                    let Some(wins) = found.map(Result::unwrap) else { continue };
                    assert_eq!(wins, by_options(&board, player, &mut known), "{board:?} {player}");
                }
            }
        }
        assert!(covered > 4_000, "{covered}");
    }

    #[test]
    fn a_table_of_few_entries_and_known_boards() {
        for memory in [1 << 12, 1 << 26] {
            let limits = Limits { memory: Some(memory), ..Limits::none() };
            let mut search = BoardSearch::new(&limits).unwrap();
            // (Breuker, Uiterwijk and van den Herik 2000: 5×5 is won by the second player, 5×6 by the horizontal one.)
            for (height, width, left, right) in
                [(5, 5, false, false), (5, 6, false, true), (6, 6, true, true)]
            {
                let board = FreeCells::from_cells(height, width, |_, _| Some(0));
                let board = AnyPosition::new(board);
                assert_eq!(search.wins(&board, Player::Left).unwrap(), Ok(left), "{height}x{width}");
                assert_eq!(search.wins(&board, Player::Right).unwrap(), Ok(right), "{height}x{width}");
            }
        }
    }
}
