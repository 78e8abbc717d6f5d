//! What workers write to each other, and lists of places as bytes: sorted, each as its distance from the one before, in
//! groups of seven bits.

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A letter on its way.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Packet {
    pub(crate) to: u32,
    pub(crate) from: u32,
    pub(crate) letter: Letter,
}

/// What is said.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Letter {
    /// Play reaches these places of a slice.
    Mark { slice: u32, places: Bytes },
    /// Positions at a distance say this to these places.
    Say { message: Saying, level: u32, places: Bytes },
    /// Moves into these places, one after the other, each from a place of the slice.
    Moves { places: Bytes, sources: Vec<u32> },
    /// Which labels have these places of a slice? For a chunk and a question of it.
    Ask { chunk: u32, question: u32, slice: u32, places: Bytes },
    /// The labels.
    Answer { chunk: u32, question: u32, codes: Bytes },
    /// A letter was read.
    Read,
    /// How a worker stands at the end of its round.
    Status { round: u64, status: Status },
    /// A packed block of the slice that is finished, for worker 0.
    Block { block: u32, packed: Bytes },
    /// Codes of the slice that is finished, from a place on, for worker 0.
    Codes { place: u64, codes: Bytes },
    /// How many positions have which label, for worker 0.
    Counts(Vec<(u32, u64)>),
    /// What to go on from: by worker 0, for all.
    Plan(Plan),
}

/// The kinds of messages between positions.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) enum Saying {
    Win,
    OneLess,
    Tie,
}

/// How a worker stands.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Status {
    /// The greatest distance that it knows.
    pub(crate) furthest: u32,
    /// Whether its words are too narrow.
    pub(crate) is_too_narrow: bool,
    /// Whether it has expanded anything.
    pub(crate) did: bool,
    /// Whether it would like to write a checkpoint.
    pub(crate) wants_checkpoint: bool,
}

/// What there is already.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// For each slice whether its file is there.
    pub(crate) done: Vec<bool>,
    /// Which positions are reached: checkpoints of so many workers, with so many slices not expanded yet.
    pub(crate) reached: Option<(u32, u32)>,
    /// Labels up to a level.
    pub(crate) levels: Option<Levels>,
}

/// The labels of a slice up to a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Levels {
    pub(crate) slice: u32,
    /// 0 while wins and losses are sought, 1 while ties are.
    pub(crate) ties: u32,
    /// The level that comes next.
    pub(crate) next: u32,
    /// The bytes of a word.
    pub(crate) width: u32,
    /// How many workers have written it.
    pub(crate) workers: u32,
}

/// Bytes that go as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Taken;
        impl Visitor<'_> for Taken {
            type Value = Bytes;

            fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
                formatter.write_str("bytes")
            }

            fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Bytes, E> {
                Ok(Bytes(bytes.to_vec()))
            }

            fn visit_byte_buf<E>(self, bytes: Vec<u8>) -> Result<Bytes, E> {
                Ok(Bytes(bytes))
            }
        }
        deserializer.deserialize_byte_buf(Taken)
    }
}

/// Places in ascending order as bytes.
pub(crate) fn pack_places(places: impl ExactSizeIterator<Item = u32>) -> Bytes {
    let mut bytes = Vec::with_capacity(2 * places.len());
    let mut last = 0;
    for place in places {
        let mut step = place - last;
        last = place;
        while step >= 0x80 {
            bytes.push(step as u8 | 0x80);
            step >>= 7;
        }
        bytes.push(step as u8);
    }
    Bytes(bytes)
}

/// The places again.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    bytes: std::slice::Iter<'a, u8>,
    last: u32,
}

impl Bytes {
    pub(crate) fn places(&self) -> Places<'_> {
        Places { bytes: self.0.iter(), last: 0 }
    }
}

impl Iterator for Places<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let mut step = 0;
        let mut shift = 0;
        loop {
            let byte = *self.bytes.next()?;
            step |= u32::from(byte & 0x7f).wrapping_shl(shift);
            if byte < 0x80 {
                self.last = self.last.wrapping_add(step);
                return Some(self.last);
            }
            shift += 7;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back() {
        let mut random = 7_u64;
        for length in 0..200 {
            let mut places: Vec<u32> = (0..length)
                .map(|at| {
                    random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    (random >> (32 + at % 32)) as u32
                })
                .chain([0, u32::MAX])
                .collect();
            places.sort_unstable();
            let packed = pack_places(places.iter().copied());
            assert_eq!(packed.places().collect::<Vec<_>>(), places);
        }
    }
}
