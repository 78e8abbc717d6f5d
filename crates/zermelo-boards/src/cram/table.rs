//! The parts of which something is known: their values, or nimbers that they are known not to be worth. The whole part is
//! compared, so that no two are taken for each other.

use super::frame::Part;

/// What is known of a part: in the lowest sixteen bits the nimbers below 16 that it is not worth, then the value plus one, where
/// it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known(u32);

impl Known {
    pub(super) const NOTHING: Self = Self(0);
    const EXCLUDED: u32 = 0xffff;
    const VALUE_SHIFT: u32 = 16;

    /// That a part is worth *n.
    pub(super) const fn value_is(nimber: u32) -> Self {
        Self((nimber + 1) << Self::VALUE_SHIFT)
    }

    /// That a part is worth none of a set of nimbers.
    pub(super) const fn value_is_none_of(nimbers: u64) -> Self {
        Self(nimbers as u32 & Self::EXCLUDED)
    }

    /// As it is kept.
    pub(super) const fn to_bits(self) -> u32 {
        self.0
    }

    /// What was kept.
    pub(super) const fn of_bits(bits: u32) -> Self {
        Self(bits)
    }

    #[inline]
    pub(super) const fn value(self) -> Option<u32> {
        (self.0 >> Self::VALUE_SHIFT).checked_sub(1)
    }

    /// Whether the part is worth *n, where that is known.
    #[inline]
    pub(super) const fn is_worth(self, nimber: u32) -> Option<bool> {
        match self.value() {
            Some(value) => Some(value == nimber),
            None if nimber < Self::VALUE_SHIFT && self.0 >> nimber & 1 == 1 => Some(false),
            None => None,
        }
    }

    /// Both. A value is known once.
    const fn and(self, other: Self) -> Self {
        let values =
            if self.value().is_some() { self.0 & !Self::EXCLUDED } else { other.0 & !Self::EXCLUDED };
        Self(values | (self.0 | other.0) & Self::EXCLUDED)
    }
}

/// Parts in a bucket: those that are together in a line of the cache.
const WAYS: usize = 3;
/// Places for each part that is known before: of a table a quarter full next to nothing is lost.
const ROOM_FOR_ONE: usize = 4;
/// Buckets at the beginning.
const LEAST_LOG_BUCKETS: u32 = 6;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket {
    parts: [Part; WAYS],
    known: [Known; WAYS],
}

const EMPTY: Bucket = Bucket { parts: [Part { cells: 0, stems: 0 }; WAYS], known: [Known::NOTHING; WAYS] };

/// The table. It grows up to a size, from where on smaller parts give way to others.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    most_log_buckets: u32,
    filled: usize,
}

impl Table {
    pub(super) fn within(bytes: u64) -> Self {
        let most = (bytes / size_of::<Bucket>() as u64).max(1).ilog2();
        Self {
            buckets: vec![EMPTY; 1 << LEAST_LOG_BUCKETS],
            most_log_buckets: most.max(LEAST_LOG_BUCKETS),
            filled: 0,
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.buckets.len() * size_of::<Bucket>()) as u64
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill(EMPTY);
        self.filled = 0;
    }

    /// An empty table becomes one with room for so many parts, as far as it may grow: they come in the order of their
    /// buckets, so a table that grew with them would lose most.
    pub(super) fn make_room_for(&mut self, count: usize) {
        let least = (count.saturating_mul(ROOM_FOR_ONE) / WAYS).checked_next_power_of_two();
        let most = 1 << self.most_log_buckets;
        let len = least.map_or(most, |least| least.clamp(self.buckets.len(), most));
        *self = Self { buckets: vec![EMPTY; len], filled: 0, ..*self };
    }

    /// The parts of which something is known.
    pub(super) fn known(&self) -> impl Iterator<Item = (Part, Known)> {
        let each = self.buckets.iter().flat_map(|bucket| bucket.parts.into_iter().zip(bucket.known));
        each.filter(|&(part, known)| part.cells != 0 && known != Known::NOTHING)
    }

    /// The bucket of a part. (A caller that has many looks them up side by side: see [`find_in`](Self::find_in).)
    #[inline]
    pub(super) fn bucket(&self, part: Part) -> usize {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        let mixed = (part.cells ^ part.stems.rotate_left(29)).wrapping_mul(MIX) ^ part.stems;
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> (u64::BITS - self.buckets.len().ilog2())) as usize
    }

    /// What is known of a part with a bucket. Without branches, so that nothing waits for the memory but the result.
    #[inline]
    pub(super) fn find_in(&self, bucket: usize, part: Part) -> Known {
        let Bucket { parts, known } = &self.buckets[bucket];
        let mut found = 0;
        for (other, known) in parts.iter().zip(known) {
            found |= known.0 & u32::from(*other == part).wrapping_neg();
        }
        Known(found)
    }

    #[inline]
    pub(super) fn find(&self, part: Part) -> Known {
        self.find_in(self.bucket(part), part)
    }

    /// Takes note of what is learnt of a part.
    pub(super) fn learn(&mut self, part: Part, learnt: Known) {
        let bucket = self.bucket(part);
        let Bucket { parts, known } = &mut self.buckets[bucket];
        if let Some(at) = parts.iter().position(|&other| other == part) {
            known[at] = known[at].and(learnt);
            return;
        }
        // The smallest part gives way; an empty place is smaller than all.
        let smallest = (0..WAYS).min_by_key(|&at| parts[at].size()).unwrap_or(0);
        self.filled += usize::from(parts[smallest].cells == 0);
        (parts[smallest], known[smallest]) = (part, learnt);
    }

    pub(super) fn is_to_grow(&self) -> bool {
        self.buckets.len() < 1 << self.most_log_buckets && self.filled * 2 > self.buckets.len() * WAYS
    }

    pub(super) fn grow(&mut self) {
        let larger = vec![EMPTY; 2 * self.buckets.len()];
        self.filled = 0;
        for Bucket { parts, known } in std::mem::replace(&mut self.buckets, larger) {
            for (part, known) in parts.into_iter().zip(known) {
                if part.cells != 0 {
                    self.learn(part, known);
                }
            }
        }
    }
}
