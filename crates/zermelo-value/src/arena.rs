//! The arena of canonical forms: one record a form, its options as ids side by side. Records are written once and then
//! read by any number of threads without a lock: the words are atomic, and an id reaches another thread only through a
//! table that orders the accesses.

use super::ValueId;
use super::marks::Marks;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Words in a whole chunk; no record crosses the end of one.
const CHUNK_BITS: u32 = 21;
const CHUNK: u32 = 1 << CHUNK_BITS;
/// Before the first whole chunk there are small ones, so that a store of few forms takes little: the first of 2^this many
/// words, each further one as large as all before it together.
const FIRST_BITS: u32 = 10;
const SMALL_CHUNKS: u32 = CHUNK_BITS - FIRST_BITS + 1;
/// Ids have 31 bits of place.
const PLACES: u64 = 1 << 31;
const MOST_CHUNKS: usize = (SMALL_CHUNKS - 1) as usize + (PLACES >> CHUNK_BITS) as usize;

/// The words before the options of a record.
const LEFT_COUNT: usize = 0;
const RIGHT_COUNT: usize = 1;
const LEFT_STOP: usize = 2;
const RIGHT_STOP: usize = 3;
const NEGATIVE: usize = 4;
const MARKS: usize = 5;
const HEADER: usize = 6;
/// In place of the number of left options: the record is a sum of a number, ups and a nimber too large for a word, and
/// the next word is its place in the list of these.
const LARGE_SUM: u32 = u32::MAX;

/// Records behind ids.
#[derive(Debug)]
pub(super) struct Arena {
    chunks: Box<[OnceLock<Box<[AtomicU32]>>]>,
    /// The first word that is free.
    top: AtomicU64,
}

/// The number of the chunk with a place, and its first place.
#[inline]
const fn chunk_of(place: u32) -> (usize, u32) {
    if place < CHUNK {
        let number = u32::BITS - (place >> FIRST_BITS).leading_zeros();
        let first = 1 << FIRST_BITS >> 1 << number & !((1 << FIRST_BITS) - 1);
        (number as usize, first)
    } else {
        ((SMALL_CHUNKS - 1 + (place >> CHUNK_BITS)) as usize, place & !(CHUNK - 1))
    }
}

/// The words of the chunk that begins at a place.
const fn chunk_size(first: u32) -> u32 {
    match first {
        0 => 1 << FIRST_BITS,
        1..CHUNK => first,
        _ => CHUNK,
    }
}

/// What is written about a canonical form with options.
pub(super) struct Form<'a> {
    pub(super) left: &'a [ValueId],
    pub(super) right: &'a [ValueId],
    pub(super) stops: [ValueId; 2],
    pub(super) marks: Marks,
}

impl Arena {
    pub(super) fn new() -> Self {
        let chunks = std::iter::repeat_with(OnceLock::new).take(MOST_CHUNKS).collect();
        Self { chunks, top: AtomicU64::new(0) }
    }

    /// Bytes taken, in whole chunks.
    pub(super) fn bytes(&self) -> u64 {
        let Some(last) = self.top.load(Ordering::Relaxed).checked_sub(1) else { return 0 };
        let (_, first) = chunk_of(last as u32);
        (u64::from(first) + u64::from(chunk_size(first))) * 4
    }

    /// A place for `size` words, `None` when the arena is full or no chunk holds so many.
    fn allocate(&self, size: usize) -> Option<u32> {
        let size = u32::try_from(size).ok().filter(|&size| size <= CHUNK)?;
        loop {
            let start = self.top.fetch_add(size.into(), Ordering::Relaxed);
            let end = start + u64::from(size) - 1;
            // The last chunk is left alone: some ids there mean other things.
            if end >= PLACES - u64::from(CHUNK) {
                self.top.fetch_sub(size.into(), Ordering::Relaxed);
                return None;
            }
            let (number, first) = chunk_of(start as u32);
            let words = chunk_size(first);
            if end - u64::from(first) < words.into() {
                self.chunks[number].get_or_init(|| (0..words).map(|_| AtomicU32::new(0)).collect());
                return Some(start as u32);
            }
        }
    }

    #[inline]
    fn words(&self, place: u32) -> &[AtomicU32] {
        let (number, first) = chunk_of(place);
        let chunk = self.chunks[number].get();
        &chunk.expect("an id is a place that was written")[(place - first) as usize..]
    }

    /// Writes a record, `None` when there is no room.
    pub(super) fn write(&self, form: &Form) -> Option<ValueId> {
        let place = self.allocate(HEADER + form.left.len() + form.right.len())?;
        let words = self.words(place);
        let header = [
            form.left.len() as u32,
            form.right.len() as u32,
            form.stops[0].0,
            form.stops[1].0,
            ValueId::NONE.0,
            form.marks.0,
        ];
        let options = form.left.iter().chain(form.right).map(|id| id.0);
        for (word, content) in words.iter().zip(header.into_iter().chain(options)) {
            word.store(content, Ordering::Relaxed);
        }
        Some(ValueId::stored(place))
    }

    /// Writes the record of a large sum of a number, ups and a nimber, with its number; `None` for the number means
    /// that it is its own.
    pub(super) fn write_large_sum(
        &self,
        index: u32,
        number: Option<ValueId>,
        marks: Marks,
    ) -> Option<ValueId> {
        let place = self.allocate(HEADER)?;
        let stop = number.unwrap_or(ValueId::stored(place)).0;
        let header = [LARGE_SUM, index, stop, stop, ValueId::NONE.0, marks.0];
        for (word, content) in self.words(place).iter().zip(header) {
            word.store(content, Ordering::Relaxed);
        }
        Some(ValueId::stored(place))
    }

    #[inline]
    pub(super) fn record(&self, place: u32) -> Record<'_> {
        Record(self.words(place))
    }
}

/// One record.
#[derive(Clone, Copy)]
pub(super) struct Record<'a>(&'a [AtomicU32]);

impl<'a> Record<'a> {
    #[inline]
    fn word(self, index: usize) -> u32 {
        self.0[index].load(Ordering::Relaxed)
    }

    /// The place in the list of large sums, where the record is one.
    #[inline]
    pub(super) fn large_sum(self) -> Option<usize> {
        (self.word(LEFT_COUNT) == LARGE_SUM).then(|| self.word(RIGHT_COUNT) as usize)
    }

    /// The left and the right stop, both numbers.
    #[inline]
    pub(super) fn stops(self) -> [ValueId; 2] {
        [ValueId(self.word(LEFT_STOP)), ValueId(self.word(RIGHT_STOP))]
    }

    #[inline]
    pub(super) fn marks(self) -> Marks {
        Marks(self.word(MARKS))
    }

    #[inline]
    pub(super) fn negative(self) -> Option<ValueId> {
        // Orders the accesses to the record of the negative.
        let id = ValueId(self.0[NEGATIVE].load(Ordering::Acquire));
        (id != ValueId::NONE).then_some(id)
    }

    pub(super) fn set_negative(self, id: ValueId) {
        self.0[NEGATIVE].store(id.0, Ordering::Release);
    }

    /// The left options. Only for records that are no large sum.
    #[inline]
    pub(super) fn left(self) -> Options<'a> {
        Options(&self.0[HEADER..HEADER + self.word(LEFT_COUNT) as usize])
    }

    /// The right options.
    #[inline]
    pub(super) fn right(self) -> Options<'a> {
        let start = HEADER + self.word(LEFT_COUNT) as usize;
        Options(&self.0[start..start + self.word(RIGHT_COUNT) as usize])
    }

    /// Whether the record has exactly these options.
    pub(super) fn is(self, left: &[ValueId], right: &[ValueId]) -> bool {
        self.word(LEFT_COUNT) as usize == left.len()
            && self.word(RIGHT_COUNT) as usize == right.len()
            && self.left().iter().eq(left.iter().copied())
            && self.right().iter().eq(right.iter().copied())
    }
}

/// The options of one player in a record, in ascending order of ids.
#[derive(Clone, Copy)]
pub(super) struct Options<'a>(&'a [AtomicU32]);

impl<'a> Options<'a> {
    #[inline]
    pub(super) fn iter(self) -> impl ExactSizeIterator<Item = ValueId> + use<'a> {
        self.0.iter().map(|word| ValueId(word.load(Ordering::Relaxed)))
    }

    #[inline]
    pub(super) fn get(self, index: usize) -> Option<ValueId> {
        self.0.get(index).map(|word| ValueId(word.load(Ordering::Relaxed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_all_places() {
        let mut next = 0;
        for number in 0..MOST_CHUNKS {
            let first = next as u32;
            let size = chunk_size(first);
            for place in [first, first + 1, first + size - 1] {
                assert_eq!(chunk_of(place), (number, first));
            }
            next += u64::from(size);
        }
        assert_eq!(next, PLACES);
    }

    #[test]
    fn no_record_crosses_the_end_of_a_chunk() {
        let arena = Arena::new();
        assert_eq!(arena.bytes(), 0);
        let options: Vec<ValueId> = (0..700).map(ValueId::stored).collect();
        let mut places = Vec::new();
        for size in (0..700).cycle().step_by(37).take(2_000) {
            let form = Form {
                left: &options[..size],
                right: &options[size..],
                stops: [ValueId::ZERO; 2],
                marks: Marks(0),
            };
            places.push((arena.write(&form).unwrap(), size));
        }
        assert!(arena.bytes() > 2_000 * 700 * 4);
        for (id, size) in places {
            assert!(arena.record(id.place().unwrap()).is(&options[..size], &options[size..]));
        }
    }
}
