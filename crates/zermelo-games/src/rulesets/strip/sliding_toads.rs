//! Toads and Frogs with slides: toads go to the right, frogs to the left. A piece with a free cell before it slides, by at least
//! so many cells and at most so many; one that is blocked at once may jump over a few pieces that stand side by side. (A
//! family of games of the sum solver MCGS, 2024–2026, `gen_toads` there; with slides of one cell and jumps over one piece of
//! the opponent it is Toads and Frogs, without jumps it is Elephants and Rhinos.)

use super::cell_row::{Cell, CellRow, low_bits};
use super::toads_and_frogs::{ToadsAndFrogs, drawing_of_toads, label_between, parse_toads, print_toads};
use super::toads_in_words::starts_of;
use crate::bits::bits;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group};
use crate::game::{Bounds, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// The rules of Toads and Frogs with slides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlidingToads {
    /// A slide goes at least so far, at least one cell.
    pub least_slide: usize,
    /// A slide goes at most so far.
    pub most_slide: usize,
    /// At most so many pieces are jumped over at once.
    pub most_jumped: usize,
    /// Whether pieces of one's own may be jumped over as well.
    pub jumps_own: bool,
}

impl SlidingToads {
    fn visit_moves<B>(
        self,
        row: &CellRow,
        player: Player,
        mut visit: impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if let Some(words) = row.words() {
            return self.visit_moves_in_words(words, player, visit);
        }
        let (own, other) = match player {
            Player::Left => (Cell::Left, Cell::Right),
            Player::Right => (Cell::Right, Cell::Left),
        };
        let ahead = |from: usize, steps: usize| match player {
            Player::Left => Some(from + steps).filter(|&to| to < row.len()),
            Player::Right => from.checked_sub(steps),
        };
        let is_free = |cell: Option<usize>| cell.is_some_and(|cell| row.get(cell) == Cell::Empty);
        for from in (0..row.len()).filter(|&from| row.get(from) == own) {
            let free = (1..=self.most_slide).take_while(|&steps| is_free(ahead(from, steps))).count();
            for steps in self.least_slide..=free {
                if let Some(to) = ahead(from, steps) {
                    visit(from, to)?;
                }
            }
            let is_jumped = |steps: &usize| {
                ahead(from, *steps)
                    .map(|cell| row.get(cell))
                    .is_some_and(|cell| cell == other || self.jumps_own && cell == own)
            };
            let jumped = (1..row.len()).take_while(is_jumped).count();
            let to = ahead(from, jumped + 1).filter(|&to| row.get(to) == Cell::Empty);
            if let Some(to) = to.filter(|_| jumped > 0 && jumped <= self.most_jumped) {
                visit(from, to)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The same moves in the same order, by the bits of the pieces.
    fn visit_moves_in_words<B>(
        self,
        (length, left, right): (usize, u64, u64),
        player: Player,
        mut visit: impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let free = !(left | right) & low_bits(length);
        let (own, other) = if player == Player::Left { (left, right) } else { (right, left) };
        let jumped_over = if self.jumps_own { own | other } else { other };
        // How many cells of a set lie in a row before a piece.
        let run = |set: u64, from: usize| match player {
            Player::Left => set.checked_shr(from as u32 + 1).unwrap_or(0).trailing_ones() as usize,
            Player::Right => set.checked_shl(64 - from as u32).unwrap_or(0).leading_ones() as usize,
        };
        let ahead = |from: usize, steps: usize| match player {
            Player::Left => from + steps,
            Player::Right => from - steps,
        };
        for from in bits(own) {
            for steps in self.least_slide..=run(free, from).min(self.most_slide) {
                visit(from, ahead(from, steps))?;
            }
            let jumped = run(jumped_over, from);
            if jumped > 0 && jumped <= self.most_jumped {
                let has_room = run(jumped_over | free, from) > jumped;
                if has_room && free >> ahead(from, jumped + 1) & 1 == 1 {
                    visit(from, ahead(from, jumped + 1))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the parts of a strip that have nothing to do with one another and in which there is a piece that may move: those
    /// of Toads and Frogs. What is frozen there is stuck however far pieces slide: the cell before each is taken for good.
    /// It is so where pieces jump over their own kind as well: such a block begins with more toads side by side than are
    /// jumped over and ends with as many frogs, if not with the strip.
    fn visit_parts(self, row: &CellRow, visit: impl FnMut(Range<usize>)) {
        ToadsAndFrogs { most_jumped: self.most_jumped }.visit_parts(row, visit);
    }

    /// The strip without frogs that have passed all toads and have nothing to do but to go to the left end, and their moves:
    /// frogs that are as many cells from the first toad as frogs are behind them, or more. What they do not use, the others
    /// find free before them: who has the integer answers each move of a frog in the other strip so that the frogs that pass
    /// later are never farther from the end, and the other way round so that none is in the way of the next to pass. (By
    /// that induction, for slides of one cell and more.)
    fn without_passed_frogs(self, length: usize, toads: u64, frogs: u64) -> Option<((usize, u64, u64), i32)> {
        if self.least_slide != 1 || toads == 0 {
            return None;
        }
        let first_toad = toads.trailing_zeros() as usize;
        let (mut behind, mut removed, mut moves) = (frogs.count_ones() as usize, 0, 0);
        for frog in bits(frogs & low_bits(first_toad)) {
            behind -= 1;
            if first_toad - frog - 1 < behind {
                break;
            }
            moves += frog - removed;
            removed += 1;
        }
        if removed == 0 || removed == frogs.count_ones() as usize {
            return None;
        }
        let mut left = frogs;
        for _ in 0..removed {
            left &= left - 1;
        }
        Some(((length - removed, toads >> removed, left >> removed), (moves as u32).cast_signed()))
    }

    /// See [`Ruleset::without_integer`]: without frogs that have passed all toads, and toads that have passed all frogs.
    pub(super) fn without_passed(self, row: &CellRow) -> Option<(CellRow, i32)> {
        let (length, toads, frogs) = row.words()?;
        let of_frogs = self.without_passed_frogs(length, toads, frogs);
        let ((length, toads, frogs), right) = of_frogs.unwrap_or(((length, toads, frogs), 0));
        let of_toads = self.without_passed_frogs(length, turned(length, frogs), turned(length, toads));
        if of_frogs.is_none() && of_toads.is_none() {
            return None;
        }
        let ((length, toads, frogs), left) = match of_toads {
            Some(((length, frogs, toads), left)) => {
                ((length, turned(length, toads), turned(length, frogs)), left)
            }
            None => ((length, toads, frogs), 0),
        };
        Some((CellRow::of_words(length, toads, frogs), left - right))
    }

    /// How many moves a player has at most if the opponent's pieces stay where they are, and how many at least whatever the
    /// opponent does, by the cells in the player's direction, the last one first.
    ///
    /// Every move takes a piece past a free cell, so that a piece has at most as many moves as there are free cells before it,
    /// up to more pieces of the opponent side by side than may be jumped over. Pieces before which there are only their own
    /// kind slide to the end by the least steps, one after the other.
    fn moves_alone(self, own: Cell, cells: impl Iterator<Item = Cell>) -> [usize; 2] {
        let (mut most, mut free, mut opponents_in_a_row) = (0, 0, 0);
        let (mut least, mut way, mut is_way_free) = (0, 0, true);
        for cell in cells {
            if cell == Cell::Empty {
                free += 1;
                way += 1;
                opponents_in_a_row = 0;
            } else if cell == own {
                most += free;
                opponents_in_a_row = 0;
                if is_way_free {
                    least += way / self.least_slide;
                    way -= way % self.least_slide;
                }
            } else {
                is_way_free = false;
                opponents_in_a_row += 1;
                if opponents_in_a_row > self.most_jumped {
                    free = 0;
                }
            }
        }
        [most, least]
    }

    /// The same for toads that go towards the highest bit, in a strip of some cells.
    fn moves_alone_in_words(self, length: usize, own: u64, other: u64) -> [usize; 2] {
        let free = !(own | other) & low_bits(length);
        let walls = starts_of(other, self.most_jumped.saturating_add(1));
        let mut most = 0;
        for toad in bits(own) {
            let ahead = !low_bits(toad + 1);
            let before_wall = low_bits((walls & ahead).trailing_zeros() as usize);
            most += (free & ahead & before_wall).count_ones() as usize;
        }
        let (mut least, mut way, mut end) = (0, 0, length);
        // Toads before which there are only toads, the first one first.
        let mut passed = own & !low_bits(u64::BITS as usize - other.leading_zeros() as usize);
        while passed != 0 {
            let toad = passed.ilog2() as usize;
            passed &= low_bits(toad);
            way += (free & low_bits(end) & !low_bits(toad)).count_ones() as usize;
            end = toad;
            least += way / self.least_slide;
            way -= way % self.least_slide;
        }
        [most, least]
    }

    /// [`Self::moves_alone`] of Left and of Right.
    fn moves_of_each(self, row: &CellRow) -> [[usize; 2]; 2] {
        let Some((length, toads, frogs)) = row.words() else {
            return [
                self.moves_alone(Cell::Left, row.iter().rev()),
                self.moves_alone(Cell::Right, row.iter()),
            ];
        };
        [
            self.moves_alone_in_words(length, toads, frogs),
            self.moves_alone_in_words(length, turned(length, frogs), turned(length, toads)),
        ]
    }

    /// A player may keep back all pieces but those that have passed all of the opponent's: the moves of these are sure, and
    /// the opponent, before whom nothing has moved, has at most so many.
    pub(super) fn bounds_by_moves(self, row: &CellRow) -> Bounds {
        let [[most_left, least_left], [most_right, least_right]] = self.moves_of_each(row);
        // Greater numbers are none for `Bounds`.
        let difference = |one: usize, two: usize| {
            (one.cast_signed() - two.cast_signed()).clamp(-(1 << 30), 1 << 30) as i32
        };
        Bounds::between(difference(least_left, most_right), difference(most_left, least_right))
    }
}

/// Pieces of a strip of some cells as they are seen from its other end.
fn turned(length: usize, pieces: u64) -> u64 {
    pieces.reverse_bits().checked_shr(64 - length as u32).unwrap_or(0)
}

impl Ruleset for SlidingToads {
    type Position = CellRow;

    fn options<B>(
        &self,
        row: &CellRow,
        player: Player,
        mut visit: impl FnMut(CellRow) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_moves(row, player, |from, to| visit(row.with_move(from, to)))
    }

    fn mobility(&self, row: &CellRow, most: u32) -> [u32; 2] {
        Player::each(|player| {
            let mut count = 0;
            let _ = self.visit_moves(row, player, |_, _| {
                count += 1;
                if count == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            count
        })
    }

    /// Every toad only goes to the right, every frog to the left.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, row: &CellRow, mut visit: impl FnMut(CellRow)) {
        self.visit_parts(row, |part| visit(row.part(part)));
    }

    /// Read from the other end with the kinds exchanged, the strip is the negative.
    fn normal_form(&self, row: &CellRow) -> NormalForm<CellRow> {
        row.clone().lesser_end()
    }

    fn bounds(&self, row: &CellRow) -> Bounds {
        self.bounds_by_moves(row)
    }

    fn without_integer(&self, row: &CellRow) -> Option<(CellRow, i32)> {
        self.without_passed(row)
    }

    fn heap_bytes(&self, row: &CellRow) -> usize {
        row.heap_bytes()
    }
}

impl Notation for SlidingToads {
    fn parse(&self, text: &str) -> Result<CellRow, ParseError> {
        parse_toads(text, "sliding-toads:1,2,1,0 tt..ff")
    }

    fn print(&self, row: &CellRow) -> String {
        print_toads(row)
    }

    fn drawing(&self, row: &CellRow) -> Option<Drawing> {
        drawing_of_toads(row)
    }

    fn move_label(&self, from: &CellRow, to: &CellRow, _: Player) -> String {
        let label = label_between(from, to).map(|label| label.replacen("jump", "move", 1));
        label.unwrap_or_else(|| self.print(to))
    }
}

fn rules_of(parameters: &str) -> Result<SlidingToads, ParseError> {
    let hint = "the least slide, the most slide, the most pieces jumped over, and 1 if one's own may be jumped over or 0, \
                for example: sliding-toads:1,2,1,0 tt..ff";
    let wrong = |part: &str, message: &str| ParseError::part(parameters, part, message, hint);
    let mut numbers = [0_usize; 4];
    let words: Vec<&str> = parameters.split(',').collect();
    if words.len() != numbers.len() {
        return Err(wrong(parameters, "expected four numbers with commas between them"));
    }
    for (number, word) in numbers.iter_mut().zip(&words) {
        let read = word.trim().parse::<u32>().map_err(|_| wrong(word, "expected a whole number"))?;
        *number = read as usize;
    }
    let [least_slide, most_slide, most_jumped, friendly] = numbers;
    if least_slide == 0 || least_slide > most_slide {
        return Err(wrong(words[0], "a slide goes at least one cell, and at most as far as the most"));
    }
    if friendly > 1 {
        return Err(wrong(words[3], "expected 0 or 1"));
    }
    Ok(SlidingToads { least_slide, most_slide, most_jumped, jumps_own: friendly == 1 })
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("sliding-toads", "Toads and Frogs with slides", Group::Strips, |parameters| {
        let rules = rules_of(parameters)?;
        let SlidingToads { least_slide, most_slide, most_jumped, jumps_own } = rules;
        let own = u32::from(jumps_own);
        let name = format!("sliding-toads:{least_slide},{most_slide},{most_jumped},{own}");
        let known = CheckedGame::printed(name);
        Ok(Arc::new(Catalogued::new(rules).with_own_tables().checked_as(known)))
    })
    .with_rules(
        "Left moves a toad to the right, Right a frog to the left: along free cells, at least so many and at most so many, \
         or, where the next cell is taken, over a few pieces side by side into the free cell behind them. Whoever cannot \
         move loses.",
    )
    .with_parameters(
        ":A,B,J,F  the least slide, the most slide, the most pieces that are jumped over, and whether one's own may be among \
         them (0 or 1)",
    )
    .with_notation("the strip, each cell t (a toad), f (a frog) or '.'")
    .with_examples(["sliding-toads:1,2,1,0 tt..ff", "sliding-toads:2,3,2,1 t..t.f...f"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Limits, option_list};
    use crate::value::{Algebra, Dyadic, Store, ValueId};
    use std::collections::HashMap;

    fn moves(rules: SlidingToads, row: &CellRow, player: Player) -> Vec<(usize, usize)> {
        let mut moves = Vec::new();
        let _ = rules.visit_moves::<()>(row, player, |from, to| {
            moves.push((from, to));
            ControlFlow::Continue(())
        });
        moves
    }

    fn parts(rules: SlidingToads, row: &CellRow) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        rules.visit_parts(row, |part| parts.push(part));
        parts
    }

    /// Frogs at the left end never move: behind sixty of them a row is too long for words and has the same moves.
    #[test]
    fn long_rows_have_the_moves_and_parts_of_short_ones() {
        let kinds = [Cell::Empty, Cell::Left, Cell::Right];
        for rules in [[1, 1, 1, 0], [1, 2, 1, 1], [2, 3, 2, 0], [1, 3, 2, 1]] {
            let [least_slide, most_slide, most_jumped, jumps_own] = rules;
            let rules = SlidingToads { least_slide, most_slide, most_jumped, jumps_own: jumps_own == 1 };
            for number in 0..3_usize.pow(7) {
                let cells: Vec<Cell> = (0..7).map(|place| kinds[number / 3_usize.pow(place) % 3]).collect();
                let (short, long) =
                    (CellRow::new(&cells), CellRow::new(&[vec![Cell::Right; 60], cells].concat()));
                assert!(short.words().is_some() && long.words().is_none());
                for player in Player::BOTH {
                    let shifted =
                        moves(rules, &short, player).into_iter().map(|(from, to)| (from + 60, to + 60));
                    assert_eq!(
                        moves(rules, &long, player),
                        shifted.collect::<Vec<_>>(),
                        "{rules:?} {short:?}"
                    );
                }
                let shifted = parts(rules, &short).into_iter().map(|part| part.start + 60..part.end + 60);
                assert_eq!(parts(rules, &long), shifted.collect::<Vec<_>>(), "{rules:?} {short:?}");
                let alone = [Cell::Left, Cell::Right].map(|own| {
                    let cells = short.iter().collect::<Vec<_>>();
                    if own == Cell::Left {
                        rules.moves_alone(own, cells.into_iter().rev())
                    } else {
                        rules.moves_alone(own, cells.into_iter())
                    }
                });
                assert_eq!(rules.moves_of_each(&short), alone, "{rules:?} {short:?}");
            }
        }
    }

    /// Whether Left wins a row minus a number, by the rules alone.
    fn left_wins(
        rules: SlidingToads,
        row: &CellRow,
        minus: i32,
        mover: Player,
        known: &mut HashMap<(CellRow, i32, Player), bool>,
    ) -> bool {
        if let Some(&wins) = known.get(&(row.clone(), minus, mover)) {
            return wins;
        }
        let mut options: Vec<(CellRow, i32)> =
            option_list(&rules, row, mover).into_iter().map(|option| (option, minus)).collect();
        let steps = if mover == Player::Left { -minus } else { minus };
        if steps > 0 {
            options.push((row.clone(), minus - minus.signum()));
        }
        let mut is_won_after =
            |(row, minus): &(CellRow, i32)| left_wins(rules, row, *minus, mover.opponent(), known);
        let wins = match mover {
            Player::Left => options.iter().any(is_won_after),
            Player::Right => options.iter().all(&mut is_won_after),
        };
        known.insert((row.clone(), minus, mover), wins);
        wins
    }

    fn value(
        rules: SlidingToads,
        row: &CellRow,
        algebra: &mut Algebra,
        known: &mut HashMap<CellRow, ValueId>,
    ) -> ValueId {
        if let Some(&value) = known.get(row) {
            return value;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let options = option_list(&rules, row, player);
            options.iter().map(|option| value(rules, option, algebra, known)).collect::<Vec<_>>()
        });
        let value = algebra.game(&left, &right).unwrap();
        known.insert(row.clone(), value);
        value
    }

    /// By the values that the rules alone give.
    #[test]
    fn pieces_that_have_passed_are_an_integer() {
        let kinds = [Cell::Empty, Cell::Left, Cell::Right];
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let mut found = 0;
        for rules in [
            [1, 1, 0, 0],
            [1, 1, 1, 0],
            [1, 1, 1, 1],
            [1, 1, 2, 0],
            [1, 2, 1, 1],
            [1, 2, 3, 0],
            [1, 3, 2, 1],
            [1, 6, 6, 1],
        ] {
            let [least_slide, most_slide, most_jumped, jumps_own] = rules;
            let rules = SlidingToads { least_slide, most_slide, most_jumped, jumps_own: jumps_own == 1 };
            let mut known = HashMap::new();
            for number in 0..3_usize.pow(10) {
                let cells: Vec<Cell> = (0..10).map(|place| kinds[number / 3_usize.pow(place) % 3]).collect();
                let row = CellRow::new(&cells);
                let Some((simpler, integer)) = rules.without_integer(&row) else { continue };
                found += 1;
                let integer = algebra.number(&Dyadic::from(i64::from(integer))).unwrap();
                let simpler = value(rules, &simpler, &mut algebra, &mut known);
                let sum = algebra.sum(simpler, integer).unwrap();
                assert_eq!(value(rules, &row, &mut algebra, &mut known), sum, "{rules:?} {cells:?}");
            }
        }
        assert!(found > 80_000, "{found}");
    }

    #[test]
    fn bounds_hold_on_all_small_rows() {
        let kinds = [Cell::Empty, Cell::Left, Cell::Right];
        let mut tight = 0;
        for rules in [[1, 1, 0, 0], [1, 1, 1, 0], [1, 2, 1, 1], [2, 3, 2, 0], [1, 3, 2, 1], [2, 2, 1, 1]] {
            let [least_slide, most_slide, most_jumped, jumps_own] = rules;
            let rules = SlidingToads { least_slide, most_slide, most_jumped, jumps_own: jumps_own == 1 };
            let mut known = HashMap::new();
            for number in 0..3_usize.pow(7) {
                let cells: Vec<Cell> = (0..7).map(|place| kinds[number / 3_usize.pow(place) % 3]).collect();
                let row = CellRow::new(&cells);
                let Bounds { low, high, .. } = rules.bounds(&row);
                let [low, high] = [low, high].map(|units| units / Bounds::UNIT);
                assert!(left_wins(rules, &row, low, Player::Right, &mut known), "{rules:?} {cells:?} {low}");
                assert!(
                    !left_wins(rules, &row, high, Player::Left, &mut known),
                    "{rules:?} {cells:?} {high}"
                );
                tight += usize::from(low == high);
            }
        }
        assert!(tight > 2000, "{tight} rows are numbers by their bounds");
    }
}
