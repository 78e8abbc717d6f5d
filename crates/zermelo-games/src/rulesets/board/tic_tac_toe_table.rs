//! Every position of tic-tac-toe on a board of up to 16 cells with its result and distance, found backwards from the full board.
//!
//! A position is a set of marked cells, and among its members in their order those of the second player. All positions of one set
//! of marked cells lie side by side, and one more mark moves whole runs of them to a run of the larger set: a position's label is
//! the least of its options' labels, turned round, and whole runs are compared byte by byte.

use super::tic_tac_toe::{TicTacToe, TicTacToePosition};
use crate::game::{Limits, Meter, Player, StopReason, Verdict};
use crate::numbered::{Binomials, gather};

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
        // The place of each set among those with as many members.
        let places: Vec<u64> = (0..1 << cells).map(|set| binomials.rank(set)).collect();
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
        let (mut larger, mut reached, mut counted) = (Vec::new(), 0, 0);
        for marks in (0..=cells).rev() {
            let size = 1 << marks;
            let sets: Vec<usize> = (0..1 << cells).filter(|set: &usize| set.count_ones() == marks).collect();
            meter.count_bytes((sets.len() * size) as u64)?;
            let mut layer = vec![TIE; sets.len() * size];
            // Where both have as many marks, or the first one more.
            let in_turn: Vec<bool> = (0..size).map(|place: usize| place.count_ones() == marks / 2).collect();
            for (&set, labels) in sets.iter().zip(layer.chunks_exact_mut(size)) {
                if marks < cells {
                    label_by_options(set, labels, &larger, marks % 2 == 1, &places);
                }
                reached += table.keep(set, labels, &in_turn, marks % 2 == 1, &rows);
                meter.step_through(size)?;
            }
            // As many as there are up to symmetry, more or less.
            let new = reached / symmetries.len() as u64 - counted;
            meter.count_positions(new, 0)?;
            counted += new;
            meter.release_bytes(larger.len() as u64);
            larger = layer;
        }
        // Orbits are counted by what each symmetry leaves as it is (Cauchy and Frobenius).
        let fixed = symmetries.iter().skip(1).map(|symmetry| fixed_positions(symmetry, &rows));
        table.positions = (reached + fixed.sum::<u64>()) / symmetries.len() as u64;
        Ok(table)
    }

    /// Puts down the labels of the positions that come in turn; those that are over are found out first. How many of them play
    /// reaches.
    fn keep(
        &mut self,
        set: usize,
        labels: &mut [u8],
        in_turn: &[bool],
        first_was_last: bool,
        rows: &Rows,
    ) -> u64 {
        self.starts[set] = self.labels.len() as u32;
        let (mut reached, mut seconds) = (0, 0_usize);
        for (label, &is_in_turn) in labels.iter_mut().zip(in_turn) {
            if is_in_turn {
                let firsts = set ^ seconds;
                let (last, other) = if first_was_last { (firsts, seconds) } else { (seconds, firsts) };
                if rows.has_row[last] {
                    *label = LOST;
                }
                reached += u64::from(rows.is_reached(last, other));
                self.labels.push(*label);
            }
            // The next subset.
            seconds = seconds.wrapping_sub(set) & set;
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

/// The labels of a set of marked cells from those of the sets with one more.
fn label_by_options(set: usize, labels: &mut [u8], larger: &[u8], second_moves: bool, places: &[u64]) {
    labels.fill(u8::MAX);
    let size = labels.len() * 2;
    for cell in (0..places.len().ilog2()).filter(|cell| set >> cell & 1 == 0) {
        let start = places[set | 1 << cell] as usize * size;
        // The mark comes in at this place among the others.
        let place = (set & ((1 << cell) - 1)).count_ones();
        least_of_runs(labels, &larger[start..start + size], 1 << place, second_moves);
    }
    for label in labels {
        // Turned round, and one ply nearer to a tie: later.
        let turned = label.wrapping_neg();
        *label = turned - u8::from(turned > TIE) + u8::from(turned < TIE);
    }
}

/// The lesser of the labels of positions and of options: runs of `length` labels follow one another among the positions, and every
/// other run of the options belongs to them.
fn least_of_runs(labels: &mut [u8], options: &[u8], length: usize, odd_runs: bool) {
    match length {
        1 => least_of_short_runs::<1>(labels, options, odd_runs),
        2 => least_of_short_runs::<2>(labels, options, odd_runs),
        4 => least_of_short_runs::<4>(labels, options, odd_runs),
        8 => least_of_short_runs::<8>(labels, options, odd_runs),
        _ => {
            let offset = if odd_runs { length } else { 0 };
            for (own, two) in labels.chunks_exact_mut(length).zip(options.chunks_exact(2 * length)) {
                for (label, &option) in own.iter_mut().zip(&two[offset..offset + length]) {
                    *label = (*label).min(option);
                }
            }
        }
    }
}

fn least_of_short_runs<const LENGTH: usize>(labels: &mut [u8], options: &[u8], odd_runs: bool) {
    let offset = if odd_runs { LENGTH } else { 0 };
    let (own, _) = labels.as_chunks_mut::<LENGTH>();
    for (own, two) in own.iter_mut().zip(options.chunks_exact(2 * LENGTH)) {
        for (label, &option) in own.iter_mut().zip(&two[offset..offset + LENGTH]) {
            *label = (*label).min(option);
        }
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
