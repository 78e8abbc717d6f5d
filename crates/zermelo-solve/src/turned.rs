//! Moves between numbered states, put down as they are found and turned round: who moves to a state. Never more than one of
//! the two is held whole, and a move takes some three bytes in either.
//!
//! A bucket has the moves to 2^16 states side by side, in the order of those that make them: how much further the number of
//! the mover is, seven bits a byte, and two bytes for the place of the target in the bucket. Turning round takes one bucket
//! after the other, gives its bytes back, and leaves the numbers of the movers in as many bits as the greatest one needs.

use super::retrograde::Predecessors;
use zermelo_core::{Meter, StopReason};

/// The moves of some states, by the states they lead to.
#[derive(Debug, Default)]
pub(super) struct Moves {
    buckets: Vec<Bucket>,
    count: usize,
}

const BUCKET_BITS: u32 = 16;
const BUCKET: usize = 1 << BUCKET_BITS;
/// A bucket grows by pieces of so many bytes.
const PIECE: usize = 1 << 14;
/// The most bytes of a move.
const WIDEST: usize = 5 + 2;

#[derive(Debug, Default)]
struct Bucket {
    pieces: Vec<Vec<u8>>,
    /// The last mover.
    last: u32,
    count: u32,
}

impl Moves {
    /// How many there are.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// One more, at most 2^32 − 1 in all. The movers come in order.
    #[inline]
    pub(super) fn push(&mut self, from: u32, to: u32) {
        let bucket = (to >> BUCKET_BITS) as usize;
        if bucket >= self.buckets.len() {
            self.buckets.resize_with(bucket + 1, Bucket::default);
        }
        self.buckets[bucket].push(from, to as u16);
        self.count += 1;
    }

    /// The moves turned round, between `states` states.
    pub(super) fn turned(self, states: usize, meter: &Meter) -> Result<Turned, StopReason> {
        let bits = u32::BITS - (states as u32).leading_zeros();
        let mut buckets = self.buckets;
        buckets.resize_with(states.div_ceil(BUCKET), Bucket::default);
        let mut turned = Vec::with_capacity(buckets.len());
        for (number, bucket) in buckets.into_iter().enumerate() {
            meter.look()?;
            let first = number << BUCKET_BITS;
            turned.push(bucket.turned(BUCKET.min(states - first), bits));
        }
        Ok(Turned { buckets: turned })
    }
}

impl Bucket {
    #[inline]
    fn push(&mut self, from: u32, to: u16) {
        let mut further = from - self.last;
        self.last = from;
        self.count += 1;
        if self.pieces.last().is_none_or(|piece| piece.len() + WIDEST > PIECE) {
            // The first piece grows with a small game; later ones are taken whole.
            let room = if self.pieces.is_empty() { 0 } else { PIECE };
            self.pieces.push(Vec::with_capacity(room));
        }
        let piece = self.pieces.last_mut().expect("a piece was begun");
        while further >= 0x80 {
            piece.push(further as u8 | 0x80);
            further >>= 7;
        }
        let [low, high] = to.to_le_bytes();
        piece.extend_from_slice(&[further as u8, low, high]);
    }

    /// Visits the moves in order: who makes them, and their targets.
    #[inline]
    fn each(&self, mut visit: impl FnMut(u32, u16)) {
        let mut from = 0;
        for piece in &self.pieces {
            let mut rest = piece.as_slice();
            while !rest.is_empty() {
                let (mut further, mut shift) = (0, 0);
                while let [byte @ 0x80..=u8::MAX, after @ ..] = rest {
                    further |= u32::from(byte & 0x7F) << shift;
                    shift += 7;
                    rest = after;
                }
                let [byte, low, high, after @ ..] = rest else { unreachable!("a move is whole") };
                from += further | u32::from(*byte) << shift;
                rest = after;
                visit(from, u16::from_le_bytes([*low, *high]));
            }
        }
    }

    fn turned(self, states: usize, bits: u32) -> TurnedBucket {
        let mut ends = vec![0_u32; states + 1];
        self.each(|_, to| ends[usize::from(to) + 1] += 1);
        let mut sum = 0;
        for end in &mut ends {
            sum += *end;
            *end = sum;
        }
        // Now `ends[i]` is where row i starts; filling moves it to where it ends.
        let mut movers = Numbers::new(self.count as usize, bits);
        self.each(|from, to| {
            let place = &mut ends[usize::from(to)];
            movers.put(*place as usize, from);
            *place += 1;
        });
        drop(self.pieces);
        let mut starts = Numbers::new(states + 1, u32::BITS - self.count.leading_zeros());
        for (row, &end) in ends[..states].iter().enumerate() {
            starts.put(row + 1, end);
        }
        TurnedBucket { starts, movers }
    }
}

/// The movers of every state.
#[derive(Debug)]
pub(super) struct Turned {
    buckets: Vec<TurnedBucket>,
}

#[derive(Debug)]
struct TurnedBucket {
    /// Where the row of each state starts, and the end of the last.
    starts: Numbers,
    movers: Numbers,
}

impl Predecessors for Turned {
    #[inline]
    fn predecessors(&self, state: u32, mut visit: impl FnMut(u32)) {
        let bucket = &self.buckets[(state >> BUCKET_BITS) as usize];
        let row = state as usize % BUCKET;
        let (start, end) = (bucket.starts.get(row), bucket.starts.get(row + 1));
        for place in start..end {
            visit(bucket.movers.get(place as usize));
        }
    }
}

/// Numbers of the same number of bits, at most 32, side by side.
#[derive(Debug)]
struct Numbers {
    bytes: Vec<u8>,
    bits: u32,
}

impl Numbers {
    /// So many zeros.
    fn new(count: usize, bits: u32) -> Self {
        // A number is read as eight bytes, wherever it ends.
        Self { bytes: vec![0; (count * bits as usize).div_ceil(8) + 8], bits }
    }

    #[inline]
    fn get(&self, place: usize) -> u32 {
        let at = place * self.bits as usize;
        let word = u64::from_le_bytes(self.bytes[at / 8..at / 8 + 8].try_into().expect("eight bytes"));
        (word >> (at % 8)) as u32 & ((1_u64 << self.bits) - 1) as u32
    }

    /// Sets a number that has not been set.
    #[inline]
    fn put(&mut self, place: usize, number: u32) {
        let at = place * self.bits as usize;
        let bytes: &mut [u8; 8] = (&mut self.bytes[at / 8..at / 8 + 8]).try_into().expect("eight bytes");
        *bytes = (u64::from_le_bytes(*bytes) | u64::from(number) << (at % 8)).to_le_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::Limits;
    use zermelo_core::graph::Adjacency;
    use zermelo_core::random::SplitMix64;

    #[test]
    fn moves_are_turned_round_as_an_adjacency_turns_them() {
        let mut random = SplitMix64::new(5);
        for states in [1_u32, 2, 3, 200, 65_535, 65_536, 65_537, 150_000] {
            let mut edges: Vec<(u32, u32)> = (0..3 * states)
                .map(|_| (random.below(states.into()) as u32, random.below(states.into()) as u32))
                .collect();
            // A state that many move to, and one that moves far.
            edges.extend((0..states / 2).map(|from| (from, 0)));
            edges.push((states - 1, states - 1));
            edges.sort_by_key(|edge| edge.0);
            let mut moves = Moves::default();
            for &(from, to) in &edges {
                moves.push(from, to);
            }
            assert_eq!(moves.count(), edges.len());
            let meter = Meter::start(&Limits::none(), "a test").unwrap();
            let turned = moves.turned(states as usize, &meter).unwrap();
            let expected = Adjacency::from_edges_reversed(states as usize, &edges);
            for state in 0..states {
                let mut row = Vec::new();
                turned.predecessors(state, |mover| row.push(mover));
                assert_eq!(row, expected.row(state), "{state} of {states}");
            }
        }
    }
}
