//! Moves turned round, for games that know theirs only forwards: one pass over the positions of a slice that are reached writes
//! down the moves that stay in it, and a sort by their targets gives each position those from which a move leads to it.

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
    /// Where the sources of each place begin.
    starts: Vec<u64>,
    sources: Vec<u32>,
}

/// A move within a slice: its target and its source, as places.
pub(super) type Edge = (u32, u32);

impl Backward {
    /// Looks at every position of a slice that is reached. Memory: 12 bytes a move within the slice and 8 a number at most, of
    /// which 4 and 8 stay.
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
        meter.count_bytes(8 * size as u64)?;
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
        meter.count_bytes(4 * count)?;
        meter.check_memory(8 * count)?;
        let edges = edges.into_iter().map(|own| own.into_inner().unwrap_or_else(PoisonError::into_inner));
        Ok(Self::from_edges(size, edges.collect()))
    }

    /// From the moves to places below `size`, in lists.
    pub(super) fn from_edges(size: usize, edges: Vec<Vec<Edge>>) -> Self {
        let mut starts = vec![0_u64; size + 1];
        for &(target, _) in edges.iter().flatten() {
            starts[target as usize + 1] += 1;
        }
        for place in 0..size {
            starts[place + 1] += starts[place];
        }
        let mut sources = vec![0; starts[size] as usize];
        let mut next = starts.clone();
        for (target, source) in edges.into_iter().flatten() {
            let place = &mut next[target as usize];
            sources[*place as usize] = source;
            *place += 1;
        }
        Self { starts, sources }
    }

    /// The bytes that stay.
    pub(super) const fn bytes(&self) -> u64 {
        8 * (self.starts.len() as u64 - 1) + 4 * self.sources.len() as u64
    }

    /// The sources of a place of the slice that begins with `first`, in place of what was in the list.
    pub(super) fn list(&self, place: usize, first: u64, sources: &mut Vec<u64>) {
        let own = &self.sources[self.starts[place] as usize..self.starts[place + 1] as usize];
        sources.clear();
        sources.extend(own.iter().map(|&source| first + u64::from(source)));
    }
}

/// The members of a list, each once.
pub(super) fn each_once<'a>(list: &[u64], once: &'a mut Vec<u64>) -> &'a [u64] {
    once.clear();
    once.extend_from_slice(list);
    once.sort_unstable();
    once.dedup();
    once
}
