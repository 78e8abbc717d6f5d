//! Who wins a board of Domineering of at most 8×8 cells: a search of the board as a word.
//!
//! The player to move always lays upright dominoes: for the other the board is turned over its diagonal. An option that
//! bounds decide for the player who has moved ends the search of a board, and what they decide for the opponent is passed
//! over; so only boards that nothing is known of are nodes. There are two bounds: [by counting](super::domineering_bounds)
//! and [by strips](super::domineering_walls). Parts that only one player can use are integers and are taken away; what is
//! known of the rest with one integer is known with greater or lesser ones. Boards are kept, by the least of their four
//! images, in a table of fixed size that compares the whole board: no two are taken for each other. (The plan is that of
//! Bullock, *Domineering: Solving large combinatorial search spaces*, 2002; bounds and order are others.)

use super::domineering::FreeCells;
use super::domineering_bounds::{Margin, upright_margin, upright_pairs};
use super::domineering_walls::{self, Strips, Walls, least_image, neighbours};
use super::grid::{BoardView, Grid, transposed_square};
use crate::game::{AnyPosition, Limits, Meter, Player, StopReason, WinnerSearch};

/// What makes the search quicker and can be left out; the answers are the same.
#[derive(Clone, Copy, Debug)]
struct Devices {
    /// Bounds by counting.
    counting: bool,
    /// Bounds by strips of at most so many rows; with none, there are no such bounds.
    strip_rows: usize,
    /// Parts of one player are taken away as integers.
    integers: bool,
}

impl Devices {
    const ALL: Self = Self { counting: true, strip_rows: 3, integers: true };
}

/// A search that remembers the boards that it has decided.
pub(super) struct BoardSearch<'a> {
    devices: Devices,
    table: Vec<Entry>,
    strips: Option<Strips>,
    meter: Meter<'a>,
    nodes: u64,
    options: Vec<Child>,
    frames: Vec<Frame>,
}

/// A board with so many moves of the player whose dominoes are upright and who is to move; of the other, if negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    board: u64,
    integer: i16,
}

impl Place {
    /// As the opponent sees it.
    fn turned(self) -> Self {
        Self { board: transposed_square(self.board), integer: -self.integer }
    }
}

/// Boards that are decided, by the least image.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// Nodes below it.
    work: u32,
    /// The player to move wins with this integer or a greater one.
    wins_from: i16,
    /// And loses with this or a lesser one.
    loses_to: i16,
}

impl Entry {
    const NONE: Self = Self { key: 0, work: 0, wins_from: i16::MAX, loses_to: i16::MIN };
}

/// An option that has to be searched, as the opponent sees it.
#[derive(Clone, Copy)]
struct Child {
    place: Place,
    key: u64,
    score: i32,
}

/// A board that is being searched.
#[derive(Clone, Copy)]
struct Frame {
    key: u64,
    integer: i16,
    /// Where its options begin; the best is the last.
    options: usize,
    /// Nodes before this one.
    nodes: u64,
}

/// What bounds say of a board after a move.
enum Judgement {
    MoverWins,
    OpponentWins,
    /// Nothing: how good it looks for the one who has moved.
    Open(i32),
}

/// The bytes of the table, where limits allow them.
const TABLE_BYTES: u64 = 64 << 20;
const LEAST_LOG_ENTRIES: u32 = 8;
/// Places for one board: the first is for the most work, the second for the last.
const WAYS: usize = 2;
/// A row of the layout.
const STRIDE: u32 = 8;
/// Of the difference of the means, in units of a quarter, beside what counting says.
const WEIGHT_OF_MEANS: i32 = 4;
/// Below every other move: the integer is left alone as long as there is something else.
const SCORE_OF_INTEGER: i32 = i32::MIN;

impl<'a> BoardSearch<'a> {
    pub(super) fn new(limits: &Limits<'a>) -> Result<Self, StopReason> {
        Self::with_devices(Devices::ALL, limits)
    }

    fn with_devices(devices: Devices, limits: &Limits<'a>) -> Result<Self, StopReason> {
        let mut meter = Meter::start(limits, "searching boards")?;
        let bytes = limits.memory.map_or(TABLE_BYTES, |limit| (limit / 4).min(TABLE_BYTES));
        let log_entries = (bytes / size_of::<Entry>() as u64).max(1).ilog2().max(LEAST_LOG_ENTRIES);
        meter.count_bytes((size_of::<Entry>() as u64) << log_entries)?;
        let table = vec![Entry::NONE; 1 << log_entries];
        let strip_bytes = domineering_walls::BYTES as u64;
        let has_strips = devices.strip_rows > 0 && limits.memory.is_none_or(|limit| limit / 2 >= strip_bytes);
        if has_strips {
            meter.count_bytes(strip_bytes)?;
        }
        let strips = has_strips.then(|| Strips::new(devices.strip_rows));
        Ok(Self { devices, table, strips, meter, nodes: 0, options: Vec::new(), frames: Vec::new() })
    }

    /// Whether the player to move, who lays upright dominoes, wins.
    fn left_wins(&mut self, board: u64) -> Result<bool, StopReason> {
        self.options.clear();
        self.frames.clear();
        let place = self.reduced(Place { board, integer: 0 });
        // What bounds say, as after a move of the opponent.
        let mut result = match self.judge(place.turned()) {
            Judgement::MoverWins => Some(false),
            Judgement::OpponentWins => Some(true),
            Judgement::Open(_) => None,
        };
        if result.is_none() {
            let key = least_image(place.board);
            result = match self.find(key, place.integer) {
                None => self.enter(place, key)?,
                known => known,
            };
        }
        loop {
            let Some(&frame) = self.frames.last() else { return Ok(result.unwrap_or(false)) };
            result = match result {
                // What the opponent loses wins.
                Some(false) => Some(self.leave(true)),
                _ if self.options.len() == frame.options => Some(self.leave(false)),
                _ => match self.options.pop() {
                    Some(child) => match self.find(child.key, child.place.integer) {
                        None => self.enter(child.place, child.key)?,
                        known => known,
                    },
                    None => None,
                },
            };
        }
    }

    /// Without the cells that no domino can take, and without parts of one player.
    fn reduced(&self, place: Place) -> Place {
        let board = place.board & neighbours(place.board);
        if !self.devices.integers {
            return Place { board, ..place };
        }
        let upright = own_part(board);
        let turned = transposed_square(board);
        let lying = own_part(turned);
        let integer = place.integer + upright_pairs(upright) as i16 - upright_pairs(lying) as i16;
        Place { board: board & !upright & !transposed_square(lying), integer }
    }

    /// What bounds say of a board where the player whose dominoes are upright has just moved.
    #[inline]
    fn judge(&mut self, place: Place) -> Judgement {
        let Place { board, integer } = place;
        let turned = transposed_square(board);
        let mut score = 0;
        if self.devices.counting {
            let integer = i32::from(integer);
            let opponent = upright_margin(turned);
            if opponent.first >= integer {
                return Judgement::OpponentWins;
            }
            let mover = upright_margin(board);
            if mover.second + integer >= 0 {
                return Judgement::MoverWins;
            }
            score = score_of_margins(board, turned, mover, opponent);
        }
        if let Some(strips) = &mut self.strips {
            let opponent = strips.upright_walls(turned).plus(Walls::integer(-integer));
            if opponent.first() > 0 {
                return Judgement::OpponentWins;
            }
            let mover = strips.upright_walls(board).plus(Walls::integer(integer));
            if mover.second() > 0 {
                return Judgement::MoverWins;
            }
            score += WEIGHT_OF_MEANS * (i32::from(mover.mean()) - i32::from(opponent.mean()));
        }
        Judgement::Open(score)
    }

    /// Enters a board of which nothing is known: who wins, where an option tells, else it is on the stack with the options
    /// that have to be searched.
    fn enter(&mut self, place: Place, key: u64) -> Result<Option<bool>, StopReason> {
        self.nodes += 1;
        self.meter.count_position(0)?;
        let Place { board, integer } = place;
        let start = self.options.len();
        let mut firsts = board & board >> STRIDE;
        while firsts != 0 {
            let first = firsts & firsts.wrapping_neg();
            firsts ^= first;
            let own = self.reduced(Place { board: board & !(first | first << STRIDE), integer });
            match self.judge(own) {
                Judgement::OpponentWins => {}
                Judgement::MoverWins => return Ok(Some(self.won_at_once(start, key, integer))),
                Judgement::Open(score) => self.wait(start, own, score),
            }
        }
        // With an integer of one's own one can always move in that.
        if integer > 0 {
            let own = Place { board, integer: integer - 1 };
            match self.judge(own) {
                Judgement::OpponentWins => {}
                Judgement::MoverWins => return Ok(Some(self.won_at_once(start, key, integer))),
                Judgement::Open(_) => self.wait(start, own, SCORE_OF_INTEGER),
            }
        }
        // What is known is looked up before anything is searched.
        let mut kept = start;
        for at in start..self.options.len() {
            let child = self.options[at];
            match self.find(child.key, child.place.integer) {
                Some(false) => return Ok(Some(self.won_at_once(start, key, integer))),
                Some(true) => {}
                None => {
                    self.options[kept] = child;
                    kept += 1;
                }
            }
        }
        self.options.truncate(kept);
        if kept == start {
            self.store(key, integer, false, 1);
            return Ok(Some(false));
        }
        self.options[start..].sort_unstable_by_key(|child| (child.score, child.key, child.place.integer));
        self.frames.push(Frame { key, integer, options: start, nodes: self.nodes - 1 });
        Ok(None)
    }

    /// Puts an option on the stack, unless it is there.
    fn wait(&mut self, start: usize, own: Place, score: i32) {
        let place = own.turned();
        let key = least_image(place.board);
        let is_there = |other: &Child| other.key == key && other.place.integer == place.integer;
        if !self.options[start..].iter().any(is_there) {
            self.options.push(Child { place, key, score });
        }
    }

    fn won_at_once(&mut self, start: usize, key: u64, integer: i16) -> bool {
        self.options.truncate(start);
        self.store(key, integer, true, 1);
        true
    }

    fn leave(&mut self, wins: bool) -> bool {
        if let Some(frame) = self.frames.pop() {
            self.options.truncate(frame.options);
            self.store(frame.key, frame.integer, wins, self.nodes - frame.nodes);
        }
        wins
    }

    fn bucket(&self, key: u64) -> usize {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        let hash = (key ^ key >> 32).wrapping_mul(MIX);
        (hash >> (64 - self.table.len().ilog2())) as usize & !(WAYS - 1)
    }

    fn find(&self, key: u64, integer: i16) -> Option<bool> {
        let start = self.bucket(key);
        let entry = self.table[start..start + WAYS].iter().find(|entry| entry.key == key)?;
        if integer >= entry.wins_from { Some(true) } else { (integer <= entry.loses_to).then_some(false) }
    }

    fn store(&mut self, key: u64, integer: i16, wins: bool, work: u64) {
        let start = self.bucket(key);
        let work = work.min(u32::MAX.into()) as u32;
        let known = (start..start + WAYS).find(|&place| self.table[place].key == key);
        let place = known.unwrap_or_else(|| {
            if work < self.table[start].work >> 1 {
                return start + 1;
            }
            self.table[start + 1] = self.table[start];
            start
        });
        let entry = &mut self.table[place];
        if known.is_none() {
            *entry = Entry { key, ..Entry::NONE };
        }
        entry.work = entry.work.max(work);
        if wins {
            entry.wins_from = entry.wins_from.min(integer);
        } else {
            entry.loses_to = entry.loses_to.max(integer);
        }
    }
}

/// How good a board looks to the one who has moved upright, by what counting says and by how many dominoes can be laid.
fn score_of_margins(board: u64, turned: u64, mover: Margin, opponent: Margin) -> i32 {
    const WEIGHT_OF_MARGINS: i32 = 2;
    let margins = mover.second + mover.first - opponent.first - opponent.second;
    WEIGHT_OF_MARGINS * margins + mobility(board) - mobility(turned)
}

/// The upright dominoes that can be laid, those that the opponent cannot touch twice.
fn mobility(board: u64) -> i32 {
    const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
    let safe = board & !((board << 1 & NOT_FIRST) | (board & NOT_FIRST) >> 1);
    let count = |set: u64| (set & set >> STRIDE).count_ones().cast_signed();
    count(board) + count(safe)
}

/// The parts of a board in which only upright dominoes can be laid.
fn own_part(board: u64) -> u64 {
    const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
    let mut reached = board & ((board << 1 & NOT_FIRST) | (board & NOT_FIRST) >> 1);
    loop {
        let more = reached | ((reached << STRIDE | reached >> STRIDE) & board);
        if more == reached {
            return board & !reached;
        }
        reached = more;
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

    /// All devices, and each off in turn.
    fn choices() -> [Devices; 6] {
        let all = Devices::ALL;
        let without_strips = Devices { strip_rows: 0, ..all };
        [
            all,
            Devices { counting: false, ..all },
            Devices { strip_rows: 2, ..all },
            without_strips,
            Devices { integers: false, ..all },
            Devices { counting: false, ..without_strips },
        ]
    }

    #[test]
    fn winners_of_all_small_boards() {
        let limits = Limits::none().at_most_positions(1_000_000);
        for (height, width) in [(3, 4), (2, 5), (5, 2)] {
            let mut searches = choices().map(|devices| BoardSearch::with_devices(devices, &limits).unwrap());
            let mut known = HashMap::new();
            for cells in 0_u32..1 << (height * width) {
                let free = |row: usize, column: usize| cells >> (row * width + column) & 1 == 1;
                let board =
                    FreeCells::from_cells(height, width, |row, column| free(row, column).then_some(0));
                for player in Player::BOTH {
                    let wins = by_options(&board, player, &mut known);
                    for search in &mut searches {
                        if let Some(found) = search.wins(&AnyPosition::new(board.clone()), player) {
                            assert_eq!(found, Ok(wins), "{board:?} {player} {:?}", search.devices);
                        }
                    }
                }
            }
            assert!(height != 3 || searches.iter().all(|search| search.nodes() > 0));
        }
    }

    fn full(height: usize, width: usize) -> AnyPosition {
        AnyPosition::new(FreeCells::from_cells(height, width, |_, _| Some(0)))
    }

    #[test]
    fn a_table_of_few_entries_and_known_boards() {
        for memory in [1 << 12, 1 << 28] {
            let limits = Limits { memory: Some(memory), ..Limits::none() };
            let mut search = BoardSearch::new(&limits).unwrap();
            // (Breuker, Uiterwijk and van den Herik 2000: 5×5 is won by the second player, 5×6 by the horizontal one.)
            for (height, width, left, right) in
                [(5, 5, false, false), (5, 6, false, true), (6, 6, true, true)]
            {
                let board = full(height, width);
                assert_eq!(search.wins(&board, Player::Left).unwrap(), Ok(left), "{height}x{width}");
                assert_eq!(search.wins(&board, Player::Right).unwrap(), Ok(right), "{height}x{width}");
            }
        }
    }

    /// A change of the counts is a change of the search.
    #[test]
    fn nodes_of_known_boards() {
        // (Breuker, Uiterwijk and van den Herik 2000.)
        for (height, width, player, wins, nodes) in [
            (6, 6, Player::Left, true, 16),
            (6, 7, Player::Right, false, 0),
            (7, 7, Player::Left, true, 261),
            (7, 8, Player::Left, false, 0),
            (7, 8, Player::Right, true, 0),
        ] {
            let mut search = BoardSearch::new(&Limits::none()).unwrap();
            assert_eq!(search.wins(&full(height, width), player).unwrap(), Ok(wins), "{height}x{width}");
            assert_eq!(search.nodes(), nodes, "{height}x{width} {player}");
        }
    }
}
