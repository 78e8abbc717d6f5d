//! Moves turned round, for games that know theirs only forwards: one pass over the positions of a slice that are reached writes
//! down the moves that stay in it, and a sort by their targets gives each position those from which a move leads to it. Lists are
//! kept for targets alone: of the numbers of a slice play may reach one in a thousand.

use super::parallel::each_piece;
use super::reach::{PIECE, Reached};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use zermelo_core::{Capacity, Meter, NumberedGame, StopReason};

/// Pieces between two looks at the memory.
const BETWEEN_LOOKS: usize = 16;

/// The sources of each position of a slice, or of a part of it, as places in the slice.
#[derive(Debug)]
pub(super) struct Backward {
    words: Vec<Word>,
    /// Where the sources of each target begin, and in the end where the last ones end.
    starts: Vec<u64>,
    sources: Vec<u32>,
}

/// Which of 64 places are targets of moves, and how many targets there are before them.
#[derive(Clone, Copy, Debug, Default)]
struct Word {
    targets: u64,
    before: u64,
}

impl Word {
    /// Which target a place of this word is, counted from 0.
    const fn rank(self, place: usize) -> Option<usize> {
        let bit = 1 << (place % 64);
        if self.targets & bit == 0 {
            return None;
        }
        Some(self.before as usize + (self.targets & (bit - 1)).count_ones() as usize)
    }
}

/// A move within a slice: its target and its source, as places.
pub(super) type Edge = (u32, u32);

impl Backward {
    /// Looks at every position of a slice that is reached. Memory: at most 12 bytes a move within the slice, 8 a target and a quarter
    /// of one a number, of which 4, 8 and the quarter stay.
    pub(super) fn of(
        game: &dyn NumberedGame,
        at: usize,
        reached: &Reached,
        threads: NonZeroUsize,
        meter: &mut Meter,
    ) -> Result<Self, StopReason> {
        let numbers = &game.slices()[at].numbers;
        let size = (numbers.end - numbers.start) as usize;
        if u32::try_from(size).is_err() {
            let most = u64::from(u32::MAX);
            return Err(Capacity { holder: "a slice without backward moves", most, unit: "positions" }.into());
        }
        let bytes_of_words = (size_of::<Word>() * size.div_ceil(64)) as u64;
        meter.count_bytes(bytes_of_words)?;
        let pieces = size.div_ceil(64 * PIECE);
        let edges: Vec<Mutex<Vec<Edge>>> = std::iter::repeat_with(Mutex::default).take(pieces).collect();
        let count = AtomicU64::new(0);
        let has_symmetries = game.has_symmetries();
        for from in (0..pieces).step_by(BETWEEN_LOOKS) {
            each_piece(threads, BETWEEN_LOOKS.min(pieces - from), meter, &|nth| {
                let piece = from + nth;
                let wanted = reached.piece(at, size, piece);
                let (mut own, mut once): (Vec<Edge>, _) = (Vec::new(), Vec::new());
                let first = numbers.start + (piece * PIECE * 64) as u64;
                game.look_through(first, &wanted, &mut |number, _, options| {
                    let source = (number - numbers.start) as u32;
                    let options = if has_symmetries { each_once(options, &mut once) } else { options };
                    let inside = options.iter().filter(|option| numbers.contains(option));
                    own.extend(inside.map(|option| ((option - numbers.start) as u32, source)));
                });
                own.shrink_to_fit();
                count.fetch_add(own.len() as u64, Ordering::Relaxed);
                *edges[piece].lock().unwrap_or_else(PoisonError::into_inner) = own;
            })?;
            meter.check_memory(8 * count.load(Ordering::Relaxed))?;
        }
        let count = count.into_inner();
        // The targets are not known yet: there are at most as many as numbers, and as moves.
        let most = 4 * count + 8 * count.min(size as u64);
        meter.count_bytes(most)?;
        meter.check_memory(8 * count)?;
        let edges = edges.into_iter().map(|own| own.into_inner().unwrap_or_else(PoisonError::into_inner));
        let turned = Self::from_edges(size, edges.collect());
        meter.release_bytes((bytes_of_words + most).saturating_sub(turned.bytes()));
        Ok(turned)
    }

    /// From the moves to places below `size`, in lists.
    pub(super) fn from_edges(size: usize, edges: Vec<Vec<Edge>>) -> Self {
        let mut words = vec![Word::default(); size.div_ceil(64)];
        for &(target, _) in edges.iter().flatten() {
            words[target as usize / 64].targets |= 1 << (target % 64);
        }
        let mut targets = 0;
        for word in &mut words {
            word.before = targets;
            targets += u64::from(word.targets.count_ones());
        }
        let (starts, sources) = sorted(&words, targets as usize, edges);
        Self { words, starts, sources }
    }

    /// The bytes that stay.
    pub(super) const fn bytes(&self) -> u64 {
        let Self { words, starts, sources } = self;
        (size_of::<Word>() * words.len() + 8 * starts.len() + 4 * sources.len()) as u64
    }

    /// The sources of a place of the slice that begins with `first`, in place of what was in the list.
    pub(super) fn list(&self, place: usize, first: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let Some(rank) = self.words[place / 64].rank(place) else { return };
        let own = &self.sources[self.starts[rank] as usize..self.starts[rank + 1] as usize];
        sources.extend(own.iter().map(|&source| first + u64::from(source)));
    }
}

/// The sources of moves in the order of their targets, and where those of each target begin.
fn sorted(words: &[Word], targets: usize, edges: Vec<Vec<Edge>>) -> (Vec<u64>, Vec<u32>) {
    // All words have ranks for the targets of all moves.
    let rank = |target: u32| words[target as usize / 64].rank(target as usize).unwrap_or(0);
    // Two places on: while sources are written, the start after a target's own says where its next one comes to stand.
    let mut starts = vec![0; targets + 2];
    for &(target, _) in edges.iter().flatten() {
        starts[rank(target) + 2] += 1;
    }
    for at in 2..starts.len() {
        starts[at] += starts[at - 1];
    }
    let mut sources = vec![0; starts[targets + 1] as usize];
    for (target, source) in edges.into_iter().flatten() {
        let next: &mut u64 = &mut starts[rank(target) + 1];
        sources[*next as usize] = source;
        *next += 1;
    }
    starts.truncate(targets + 1);
    (starts, sources)
}

/// The members of a list, each once.
pub(super) fn each_once<'a>(list: &[u64], once: &'a mut Vec<u64>) -> &'a [u64] {
    once.clear();
    once.extend_from_slice(list);
    once.sort_unstable();
    once.dedup();
    once
}

#[cfg(test)]
mod tests {
    use super::{Backward, Edge};
    use zermelo_core::random::SplitMix64;

    /// Moves to few and to most of the places, with both ends of the words of 64 among them.
    #[test]
    fn each_place_has_its_sources_in_the_order_of_the_moves() {
        let mut random = SplitMix64::new(18);
        for (size, moves) in [(1, 0), (1, 3), (64, 40), (65, 500), (1000, 30), (1000, 5000)] {
            let mut place = || match random.below(4) {
                0 => size - 1,
                1 => (size - 1) / 64 * 64,
                _ => random.below(size),
            };
            let edges: Vec<Edge> = (0..moves).map(|_| (place() as u32, place() as u32)).collect();
            let backward =
                Backward::from_edges(size as usize, edges.chunks(7).map(<[Edge]>::to_vec).collect());
            let mut found = vec![99];
            for target in 0..size {
                backward.list(target as usize, 1_000_000, &mut found);
                let to_it = edges.iter().filter(|edge| u64::from(edge.0) == target);
                let expected: Vec<u64> = to_it.map(|edge| 1_000_000 + u64::from(edge.1)).collect();
                assert_eq!(found, expected, "{target} of {size} with {moves} moves");
            }
        }
    }
}
