//! Where patterns can lie on one board, found once: what moves and conditions ask of positions is then looked up.
//!
//! A layout belongs to the cells of a board (its shape and its holes) and to the rules, not to the letters. Play seldom leaves
//! a board, so that few layouts serve many positions.

use super::cells::{Cells, HOLE, Shape};
use super::declared::{Frame, Region, Step};
use super::ground::Ground;
use super::plain::{OUTSIDE_BIT, Plain, Set};
use super::symmetry::Symmetries;
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// A place outside the board.
pub(super) const NOWHERE: u32 = u32::MAX;

/// Patterns that can lie in more ways than this are laid anew for each position.
const MOST_PLACES: usize = 1 << 20;

/// All layouts together hold about so many numbers; then they begin anew.
const MOST_KEPT: usize = 1 << 23;

/// Connections are found in one word on boards of at most so many cells.
const MOST_IN_WORD: usize = u128::BITS as usize;

/// What a pattern reads, and how it can lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pattern {
    pub(super) from: Vec<Set>,
    /// `None` on graphs.
    pub(super) ways: Option<Vec<Vec<Step>>>,
}

/// What rules ask of the cells of a board, each thing once; the rules have the numbers.
#[derive(Clone, Default, Debug)]
pub(super) struct Asked {
    pub(super) patterns: Vec<Pattern>,
    pub(super) regions: Vec<Region>,
    pub(super) near: Vec<Vec<Step>>,
    pub(super) steps: Vec<Step>,
}

/// The number of something in a list, where it is put if it is new.
pub(super) fn number_of<T: PartialEq>(list: &mut Vec<T>, one: T) -> usize {
    list.iter().position(|known| *known == one).unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    })
}

/// Where a pattern can lie.
#[derive(Debug)]
struct Places {
    length: usize,
    /// For each cell the number of places that begin on cells before it.
    starts: Box<[u32]>,
    ways: Box<[u32]>,
    /// The cells of all places, one after another.
    cells: Box<[u32]>,
}

/// What the rules ask of one board.
#[derive(Debug)]
pub(super) struct Layout {
    places: Vec<Option<Places>>,
    regions: Vec<Box<[u32]>>,
    /// For each cell those near it; `None` on larger boards.
    near: Vec<Option<Box<[u128]>>>,
    steps: Vec<(Step, Box<[u32]>)>,
    /// Once they were asked for.
    symmetries: OnceLock<Symmetries>,
}

impl Layout {
    fn new(rules: &Plain, cells: &Cells) -> Self {
        let ground = Ground { frame: rules.frame, shape: &cells.shape };
        let count = cells.count();
        let letters: Vec<u8> = if cells.letters.is_empty() { vec![0; count] } else { cells.letters.to_vec() };
        let inside = || (0..count).filter(|&cell| letters[cell] != HOLE);
        let asked = &rules.asked;
        let near = |near: &Vec<Step>| {
            let mask = |cell: usize| ground.near(cell, near).into_iter().fold(0, |set, next| set | 1 << next);
            (count <= MOST_IN_WORD).then(|| (0..count).map(mask).collect())
        };
        let step = |&step: &Step| {
            let next = |cell| ground.step(cell, step, 1).map_or(NOWHERE, |next| next as u32);
            (step, (0..count).map(next).collect())
        };
        // On a twisted board a step across the seam turns the direction over, so that a line is not one step after another.
        let is_grid = matches!(cells.shape, Shape::Grid { .. }) && rules.frame != Frame::Twisted;
        Self {
            places: asked.patterns.iter().map(|pattern| Places::new(&ground, pattern, &letters)).collect(),
            regions: asked
                .regions
                .iter()
                .map(|region| {
                    inside().filter(|&cell| ground.is_within(cell, region)).map(|cell| cell as u32).collect()
                })
                .collect(),
            near: asked.near.iter().map(near).collect(),
            steps: if is_grid { asked.steps.iter().map(step).collect() } else { Vec::new() },
            symmetries: OnceLock::new(),
        }
    }

    /// About how many numbers it holds.
    fn size(&self) -> usize {
        let places = self.places.iter().flatten().map(|places| places.cells.len() + places.starts.len());
        let regions = self.regions.iter().map(|region| region.len());
        let near = self.near.iter().flatten().map(|near| 4 * near.len());
        64 + places.chain(regions).chain(near).sum::<usize>()
            + self.steps.iter().map(|(_, next)| next.len()).sum::<usize>()
    }

    /// The places of a pattern that begin on a cell, each after the way in which it lies; `None` where they are not kept.
    #[inline]
    pub(super) fn places(
        &self,
        pattern: usize,
        cell: usize,
    ) -> Option<impl Iterator<Item = (usize, &[u32])>> {
        let places = self.places[pattern].as_ref()?;
        let range = places.starts[cell] as usize..places.starts[cell + 1] as usize;
        Some(range.map(|place| {
            let start = place * places.length;
            (places.ways[place] as usize, &places.cells[start..start + places.length])
        }))
    }

    /// Whether a test holds of some place of a pattern; `None` where they are not kept.
    #[inline]
    pub(super) fn any_place(&self, pattern: usize, test: impl FnMut(&[u32]) -> bool) -> Option<bool> {
        let places = self.places[pattern].as_ref()?;
        Some(places.cells.chunks_exact(places.length).any(test))
    }

    /// The cells of a region.
    #[inline]
    pub(super) fn region(&self, region: usize) -> &[u32] {
        &self.regions[region]
    }

    /// For each cell those near it, where the board is small enough for sets of cells in a word.
    pub(super) fn near(&self, near: usize) -> Option<&[u128]> {
        self.near[near].as_deref()
    }

    /// The symmetries of the board, which a position stands for.
    #[inline]
    pub(super) fn symmetries(&self, rules: &Plain, position: &Cells) -> &Symmetries {
        self.symmetries.get_or_init(|| Symmetries::of_board(rules, self, position))
    }

    /// The cell one step away.
    #[inline]
    pub(super) fn step(&self, step: Step) -> Option<&[u32]> {
        self.steps.iter().find(|(known, _)| *known == step).map(|(_, next)| &**next)
    }
}

impl Places {
    fn new(ground: &Ground<'_>, pattern: &Pattern, letters: &[u8]) -> Option<Self> {
        let length = pattern.from.len();
        if length == 0 {
            return None;
        }
        let most_ways = match (&pattern.ways, ground.shape) {
            (Some(ways), _) => ways.len().checked_mul(length)?,
            (None, Shape::Graph(graph)) => {
                let degree = graph.neighbours.iter().map(Vec::len).max().unwrap_or(0);
                (1..length).try_fold(1_usize, |all, _| all.checked_mul(degree.max(1)))?
            }
            (None, Shape::Grid { .. }) => 0,
        };
        if letters.len().checked_mul(most_ways)?.checked_mul(length)? > MOST_PLACES {
            return None;
        }
        // Where it could lie with the right letters: a board of one letter, and a pattern that asks for this one.
        let open: Vec<Set> = pattern.from.iter().map(|set| set & OUTSIDE_BIT | 1).collect();
        let bare: Vec<u8> = letters.iter().map(|&letter| if letter == HOLE { HOLE } else { 0 }).collect();
        let (mut starts, mut ways, mut cells) = (vec![0], Vec::new(), Vec::new());
        for cell in 0..letters.len() {
            for (way, places) in ground.matches(&open, pattern.ways.as_deref(), &bare, cell, true) {
                ways.push(way as u32);
                cells.extend(places);
            }
            starts.push(ways.len() as u32);
        }
        Some(Self { length, starts: starts.into(), ways: ways.into(), cells: cells.into() })
    }
}

/// The layouts of the boards that were met.
#[derive(Default, Debug)]
pub(super) struct Layouts {
    known: RwLock<(FxHashMap<Cells, Arc<Layout>>, usize)>,
}

impl Clone for Layouts {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Layouts {
    /// The layout of a position's board.
    pub(super) fn of(&self, rules: &Plain, position: &Cells) -> Arc<Layout> {
        // Holes are part of the board; most boards have none.
        let bare = |&letter: &u8| if letter == HOLE { HOLE } else { 0 };
        let letters = if position.letters.contains(&HOLE) {
            position.letters.iter().map(bare).collect()
        } else {
            Box::default()
        };
        let board = Cells { shape: position.shape.clone(), letters };
        if let Some(layout) = self.known.read().unwrap_or_else(PoisonError::into_inner).0.get(&board) {
            return layout.clone();
        }
        let layout = Arc::new(Layout::new(rules, &board));
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.1 += layout.size();
        if known.1 > MOST_KEPT {
            known.0.clear();
            known.1 = layout.size();
        }
        known.0.insert(board, layout.clone());
        layout
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;
    use crate::rules::declared::{Board, Move, Places, Repeat, Rewrite, Rules};
    use crate::rules::stated::{self, EAST, SOUTH, WEST, rewrite};
    use crate::rules::work::{InPlay, Work};
    use std::ops::ControlFlow;

    fn board(frame: Frame) -> Board {
        let bend = |way: &[Step]| way.to_vec();
        let jump = Rewrite {
            places: Places::Steps(vec![bend(&[[0, 0], EAST, [0, 2]]), bend(&[[0, 0], SOUTH, [2, 1]])]),
            ..rewrite(["x|", "o.", "o|"], ["", ".", "x"], &[])
        };
        let walk =
            Rewrite { repeat: Repeat::AnyWay, ..rewrite(["x", "o."], [".", "x"], &[WEST, [-1, 1], SOUTH]) };
        let moves = [jump, walk].map(Move::Rewrite).to_vec();
        match stated::board("some", frame, "xo.", [moves, Vec::new()]).rules {
            Rules::Board(board) => *board,
            _ => unreachable!("these are rules of a board"),
        }
    }

    #[test]
    fn places_that_are_kept_are_those_found_anew() {
        let mut random = SplitMix64::new(7);
        for frame in [Frame::Strip, Frame::Grid, Frame::Cylinder, Frame::Torus, Frame::Twisted] {
            let rules = Plain::new(&board(frame));
            for _ in 0..300 {
                let height = if frame == Frame::Strip { 1 } else { 1 + random.below(4) as u32 };
                let width = 1 + random.below(5) as u32;
                // Every fifth cell is a hole.
                let letter = |random: &mut SplitMix64| match random.below(5) {
                    4 => HOLE,
                    letter => (letter % 3) as u8,
                };
                let letters = (0..height * width).map(|_| letter(&mut random)).collect();
                let cells = Cells { shape: Shape::Grid { height, width }, letters };
                let layout = rules.layouts.of(&rules, &cells);
                let work = Work::new(&rules, &cells.shape, &layout);
                let mut board = InPlay::new(cells.letters.to_vec());
                let ground = Ground { frame, shape: &cells.shape };
                for (number, pattern) in rules.asked.patterns.iter().enumerate() {
                    for (cell, is_free) in (0..cells.count()).flat_map(|cell| [(cell, true), (cell, false)]) {
                        let mut kept = Vec::new();
                        let asked = (number, pattern.from.as_slice());
                        let _ = work.for_matches(asked, &mut board, cell, is_free, |_, way, cells| {
                            kept.push((way, cells.to_vec()));
                            ControlFlow::Continue(())
                        });
                        let ways = pattern.ways.as_deref();
                        let anew = ground.matches(&pattern.from, ways, &cells.letters, cell, is_free);
                        assert_eq!(kept, anew, "{frame:?} {cells:?} {cell} {is_free}");
                    }
                }
            }
        }
    }
}
