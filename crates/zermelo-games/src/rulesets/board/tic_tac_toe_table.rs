//! Every position of tic-tac-toe on a board of up to 16 cells with its result and distance, found backwards from the full board.
//!
//! A position is a set of marked cells, and among its members in their order those of the second player: as many as the first
//! player has, or one fewer. All positions of one set of marked cells lie side by side, those members in the order of their ranks.
//! Where one more mark leads depends on its place among the others alone, so that a list for each place serves all sets of a size.

use super::tic_tac_toe::{TicTacToe, TicTacToePosition};
use crate::game::{Limits, Meter, Player, StopReason, Verdict};
use crate::numbered::{Binomials, gather, scatter};

/// Cells of the largest board.
const MOST_CELLS: u32 = 16;
/// Smaller boards are looked at position by position.
const FEWEST_CELLS: u32 = 10;
/// The label of a tie. Losses lie below, the soonest least; wins above, the soonest greatest.
const TIE: u8 = 128;
/// The player to move has lost.
const LOST: u8 = 1;
/// A win with the next move.
const WON: u8 = 254;

/// The labels of all positions that play from the empty board can reach.
#[derive(Debug)]
pub struct TicTacToeTable<'a> {
    rules: &'a TicTacToe,
    binomials: Binomials,
    /// Where the labels of a set of marked cells begin.
    starts: Vec<u32>,
    labels: Vec<u8>,
    positions: u64,
}

/// What sets of one player's marks are.
struct Rows {
    /// Whether there is a row among them.
    has_row: Vec<bool>,
    /// Whether the last of them can have been put down in play: there was no row without some one of them.
    may_have_come: Vec<bool>,
}

impl Rows {
    fn of(rules: &TicTacToe, cells: u32) -> Self {
        let has_row: Vec<bool> = (0..1 << cells).map(|set| rules.has_row(rules.mask_of(set))).collect();
        let may_have_come = (0..1_usize << cells)
            .map(|set| {
                !has_row[set] || (0..cells).any(|cell| set >> cell & 1 == 1 && !has_row[set ^ 1 << cell])
            })
            .collect();
        Self { has_row, may_have_come }
    }

    /// Whether play reaches a position, by the marks of who has moved last and of the other.
    fn is_reached(&self, last: usize, other: usize) -> bool {
        !self.has_row[other] && self.may_have_come[last]
    }
}

/// The positions with so many marks, whatever cells these are on.
struct Layer {
    first_was_last: bool,
    /// The members that are the second player's, in the order of their ranks.
    seconds: Vec<u16>,
    /// Where one more mark, at each place among the others, leads from each of them: the rank there.
    options: Vec<Vec<u16>>,
}

impl Layer {
    fn new(marks: u32, binomials: &Binomials) -> Self {
        let first_was_last = marks % 2 == 1;
        let seconds: Vec<u16> = (0..binomials.choose(marks, marks / 2))
            .map(|rank| binomials.unrank(rank, marks / 2) as u16)
            .collect();
        let option = |seconds: u16, place: u32| {
            let (seconds, below) = (u64::from(seconds), (1 << place) - 1);
            let mark = u64::from(first_was_last) << place;
            binomials.rank(seconds & below | mark | (seconds & !below) << 1) as u16
        };
        let options = (0..=marks)
            .map(|place| seconds.iter().map(|&seconds| option(seconds, place)).collect())
            .collect();
        Self { first_was_last, seconds, options }
    }
}

/// Bits in a row put at the places of a set of cells, eight cells at a time.
struct Spread(Vec<[u8; 256]>);

impl Spread {
    fn new() -> Self {
        let of = |mask: u64| std::array::from_fn(|bits| scatter(bits as u64, mask) as u8);
        Self((0..256).map(of).collect())
    }

    #[inline]
    fn over(&self, set: usize, bits: u16) -> usize {
        let (low, high) = (set & 0xFF, set >> 8);
        let upper = bits >> low.count_ones();
        let lower = bits ^ upper << low.count_ones();
        usize::from(self.0[low][usize::from(lower)]) | usize::from(self.0[high][usize::from(upper)]) << 8
    }
}

impl<'a> TicTacToeTable<'a> {
    /// The table of a board of at most 16 cells. O(3^cells) time, and a byte for each position that has as many marks of
    /// both players, or one more of the first.
    ///
    /// # Errors
    /// The limit that was reached; positions count up to symmetry.
    pub fn new(rules: &'a TicTacToe, limits: &Limits) -> Result<Self, StopReason> {
        let cells = rules.cell_count();
        let mut meter = Meter::start(limits, "labelling positions")?;
        let rows = Rows::of(rules, cells);
        let binomials = Binomials::up_to(cells as usize);
        let symmetries = rules.symmetries_of_cells();
        let labels: u64 = (0..=cells)
            .map(|marks| binomials.choose(cells, marks) * binomials.choose(marks, marks / 2))
            .sum();
        meter.count_bytes(labels)?;
        let mut table = Self {
            rules,
            binomials,
            starts: vec![0; 1 << cells],
            labels: Vec::with_capacity(labels as usize),
            positions: 0,
        };
        let (spread, mut reached, mut counted) = (Spread::new(), 0, 0);
        for marks in (0..=cells).rev() {
            let layer = Layer::new(marks, &table.binomials);
            for set in (0..1 << cells).filter(|set: &usize| set.count_ones() == marks) {
                table.label_by_options(set, cells, &layer);
                reached += table.label_what_is_over(set, &layer, &rows, &spread);
                meter.step_through(layer.seconds.len())?;
            }
            // As many as there are up to symmetry, more or less.
            let new = reached / symmetries.len() as u64 - counted;
            meter.count_positions(new, 0)?;
            counted += new;
        }
        // Orbits are counted by what each symmetry leaves as it is (Cauchy and Frobenius).
        let fixed = symmetries.iter().skip(1).map(|symmetry| fixed_positions(symmetry, &rows));
        table.positions = (reached + fixed.sum::<u64>()) / symmetries.len() as u64;
        Ok(table)
    }

    /// Puts down the labels of a set of marked cells from those of the sets with one more.
    fn label_by_options(&mut self, set: usize, cells: u32, layer: &Layer) {
        let start = self.labels.len();
        self.starts[set] = start as u32;
        self.labels.resize(start + layer.seconds.len(), u8::MAX);
        let (larger, labels) = self.labels.split_at_mut(start);
        for cell in (0..cells).filter(|cell| set >> cell & 1 == 0) {
            let options = &larger[self.starts[set | 1 << cell] as usize..];
            // The mark comes in at this place among the others.
            let place = (set & ((1 << cell) - 1)).count_ones();
            for (label, &option) in labels.iter_mut().zip(&layer.options[place as usize]) {
                *label = (*label).min(options[usize::from(option)]);
            }
        }
        for label in labels {
            // Turned round, and one ply nearer to a tie: later. No option, and a full board is a tie.
            let turned = if *label == u8::MAX { TIE } else { label.wrapping_neg() };
            *label = turned - u8::from(turned > TIE) + u8::from(turned < TIE);
        }
    }

    /// Puts right the labels of positions in which play is over. How many positions of the set play reaches.
    fn label_what_is_over(&mut self, set: usize, layer: &Layer, rows: &Rows, spread: &Spread) -> u64 {
        let start = self.starts[set] as usize;
        let mut reached = 0;
        for (label, &seconds) in self.labels[start..].iter_mut().zip(&layer.seconds) {
            let seconds = spread.over(set, seconds);
            let firsts = set ^ seconds;
            let (last, other) = if layer.first_was_last { (firsts, seconds) } else { (seconds, firsts) };
            if rows.has_row[last] {
                *label = LOST;
            }
            reached += u64::from(rows.is_reached(last, other));
        }
        reached
    }

    /// Whether the table is quicker than to look at one position after another: from the empty board, where there are many.
    pub fn is_meant(rules: &TicTacToe, position: &TicTacToePosition) -> bool {
        (FEWEST_CELLS..=MOST_CELLS).contains(&rules.cell_count()) && TicTacToe::is_start(position)
    }

    /// The verdict on a position in which both have as many marks, or the one who is not to move one more.
    pub fn verdict(&self, position: &TicTacToePosition, to_move: Player) -> Option<Verdict> {
        let [own, other] =
            [to_move, to_move.opponent()].map(|player| self.rules.cells_of_marks(position, player));
        let (set, seconds) = match other.count_ones().checked_sub(own.count_ones())? {
            0 => (own | other, other),
            1 => (own | other, own),
            _ => return None,
        };
        let rank = self.binomials.rank(gather(seconds as u64, set as u64));
        let label = self.labels[self.starts[set] as usize + rank as usize];
        Some(match label {
            TIE => Verdict::Draw,
            lost if lost < TIE => Verdict::Loss(Some(u64::from(lost - LOST))),
            won => Verdict::Win(Some(u64::from(WON - won) + 1)),
        })
    }

    /// How many positions play reaches, up to symmetry.
    pub const fn position_count(&self) -> u64 {
        self.positions
    }
}

/// How many positions of play a symmetry leaves as they are: its cycles are marked as a whole.
fn fixed_positions(symmetry: &[u32], rows: &Rows) -> u64 {
    let mut cycles: Vec<usize> = Vec::new();
    for cell in 0..symmetry.len() {
        if cycles.iter().all(|cycle| cycle >> cell & 1 == 0) {
            let (mut cycle, mut at) = (0, cell);
            while cycle >> at & 1 == 0 {
                cycle |= 1 << at;
                at = symmetry[at] as usize;
            }
            cycles.push(cycle);
        }
    }
    let mut count = 0;
    let mut waiting = vec![(0, 0, 0)];
    while let Some((at, firsts, seconds)) = waiting.pop() {
        let Some(cycle) = cycles.get(at) else {
            let last = match usize::count_ones(firsts).checked_sub(usize::count_ones(seconds)) {
                Some(0) => Some([seconds, firsts]),
                Some(1) => Some([firsts, seconds]),
                _ => None,
            };
            count += u64::from(last.is_some_and(|[last, other]| rows.is_reached(last, other)));
            continue;
        };
        waiting.extend([
            (at + 1, firsts, seconds),
            (at + 1, firsts | cycle, seconds),
            (at + 1, firsts, seconds | cycle),
        ]);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Ending, Ruleset, option_list};
    use std::collections::{HashMap, HashSet};

    type States = HashMap<(TicTacToePosition, Player), Verdict>;

    /// By the definition, position by position.
    fn solve(rules: &TicTacToe, position: TicTacToePosition, to_move: Player, known: &mut States) -> Verdict {
        if let Some(&verdict) = known.get(&(position, to_move)) {
            return verdict;
        }
        let verdict = match rules.ending(&position, to_move) {
            Some(Ending::Win) => Verdict::Win(Some(0)),
            Some(Ending::Loss) => Verdict::Loss(Some(0)),
            Some(Ending::Draw) => Verdict::Draw,
            None => option_list(rules, &position, to_move)
                .into_iter()
                .map(|option| solve(rules, option, to_move.opponent(), known).for_mover())
                .min_by_key(|verdict| verdict.preference())
                .expect("a board that is not full has a free cell"),
        };
        known.insert((position, to_move), verdict);
        verdict
    }

    #[test]
    fn all_positions_of_small_boards_have_the_labels_of_the_definition() {
        for (height, width, in_a_row) in [
            (1, 10, 3),
            (2, 5, 2),
            (2, 5, 3),
            (5, 2, 2),
            (3, 3, 3),
            (3, 4, 3),
            (11, 1, 2),
            (2, 2, 2),
            (1, 1, 1),
        ] {
            let rules = TicTacToe::new(height, width, in_a_row).unwrap();
            let table = TicTacToeTable::new(&rules, &Limits::none()).unwrap();
            let mut known = States::new();
            solve(&rules, TicTacToePosition::default(), Player::Left, &mut known);
            let mut classes = HashSet::new();
            for (&(position, to_move), &verdict) in &known {
                assert_eq!(
                    table.verdict(&position, to_move),
                    Some(verdict),
                    "{height}x{width}:{in_a_row} {position:?}"
                );
                let normal = rules.normal_form(&position);
                let mover = if normal.players_swapped { to_move.opponent() } else { to_move };
                classes.insert((normal.position, mover));
            }
            assert_eq!(table.position_count(), classes.len() as u64, "{height}x{width}:{in_a_row}");
        }
    }

    #[test]
    fn either_player_may_begin_and_other_positions_have_no_label() {
        let rules = TicTacToe::new(2, 5, 3).unwrap();
        let table = TicTacToeTable::new(&rules, &Limits::none()).unwrap();
        let start = TicTacToePosition::default();
        assert_eq!(table.verdict(&start, Player::Left), table.verdict(&start, Player::Right));
        let ahead = option_list(&rules, &start, Player::Left)[0];
        assert_eq!(table.verdict(&ahead, Player::Left), None);
        assert!(table.verdict(&ahead, Player::Right).is_some());
    }
}
