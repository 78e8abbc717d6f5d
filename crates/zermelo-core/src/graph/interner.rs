//! Texts and their numbers: a hash table with open addressing, whose slots hold short names whole.
//!
//! Looking a name up costs one access to memory where the name has at most [`SHORT`] bytes. Names of a large file are
//! looked up in batches, so that these accesses overlap.

use super::names::Word;
use alloc::string::String;
use alloc::vec::Vec;

/// A bijection between texts and `0..len`, in order of first mention.
#[derive(Clone, Debug, Default)]
pub(super) struct Interner {
    /// All names, one after the other.
    texts: String,
    /// Where each name ends in `texts`.
    ends: Vec<u64>,
    /// Empty, or a power of two and at least twice the number of names.
    slots: Vec<Slot>,
}

/// Names of at most this many bytes are compared in their slot.
const SHORT: usize = 24;

/// A name and its number; two fit into a line of the cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
struct Slot {
    words: [u64; 3],
    length: u32,
    vertex: u32,
}

/// A short name with zeros after it; of a long one two hashes. The length tells which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    words: [u64; 3],
    length: u32,
}

const FREE: u32 = u32::MAX;
const FREE_SLOT: Slot = Slot { words: [0; 3], length: 0, vertex: FREE };

/// How many names are looked up together.
const BATCH: usize = 32;

impl Interner {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn heap_bytes(&self) -> u64 {
        let (slots, ends) = (self.slots.capacity() * size_of::<Slot>(), self.ends.capacity() * 8);
        (self.texts.capacity() + slots + ends) as u64
    }

    /// What more names add to that while there is room made for them: the old slots are there beside the new ones.
    pub(super) fn growth(&self, more: usize) -> u64 {
        match self.slots_with(more) {
            Some(size) => (size * size_of::<Slot>()) as u64,
            None => 0,
        }
    }

    /// How many slots there are with so many more names, where these do not fit.
    fn slots_with(&self, more: usize) -> Option<usize> {
        let wanted = 2 * (self.len() + more);
        (wanted > self.slots.len()).then(|| wanted.next_power_of_two().max(64))
    }

    pub(super) fn text(&self, vertex: u32) -> &str {
        let vertex = vertex as usize;
        let start = if vertex == 0 { 0 } else { self.ends[vertex - 1] };
        &self.texts[start as usize..self.ends[vertex] as usize]
    }

    pub(super) fn get(&self, name: &str) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let key = Key::of(name.as_bytes(), 0, name.len());
        let found = self.slots[self.place(&key, name)].vertex;
        (found != FREE).then_some(found)
    }

    pub(super) fn intern(&mut self, name: &str) -> u32 {
        self.make_room(1);
        self.intern_with_key(name, Key::of(name.as_bytes(), 0, name.len()))
    }

    /// Adds the numbers of some words of a text to `vertices`.
    pub(super) fn intern_words(&mut self, text: &str, words: &[Word], vertices: &mut Vec<u32>) {
        for batch in words.chunks(BATCH) {
            self.make_room(batch.len());
            let mut keys = [FREE_SLOT.key(); BATCH];
            let mut first = [0_usize; BATCH];
            for (place, word) in batch.iter().enumerate() {
                keys[place] = Key::of(text.as_bytes(), word.start, word.end);
                first[place] = keys[place].hash() as usize & (self.slots.len() - 1);
            }
            // A look at every slot before any is needed: these reads wait for memory together.
            let seen = first[..batch.len()].iter().fold(0, |seen, &place| seen ^ self.slots[place].vertex);
            core::hint::black_box(seen);
            for (word, key) in batch.iter().zip(keys) {
                vertices.push(self.intern_with_key(&text[word.start..word.end], key));
            }
        }
    }

    /// The number of a name for which there is room.
    #[inline]
    fn intern_with_key(&mut self, name: &str, key: Key) -> u32 {
        let place = self.place(&key, name);
        if self.slots[place].vertex == FREE {
            self.slots[place] = Slot { words: key.words, length: key.length, vertex: self.ends.len() as u32 };
            self.texts.push_str(name);
            self.ends.push(self.texts.len() as u64);
        }
        self.slots[place].vertex
    }

    /// The slot of a name, or the free one where it belongs.
    #[inline]
    fn place(&self, key: &Key, name: &str) -> usize {
        let mask = self.slots.len() - 1;
        let mut place = key.hash() as usize & mask;
        loop {
            let slot = &self.slots[place];
            if slot.vertex == FREE
                || (slot.key() == *key && (name.len() <= SHORT || self.text(slot.vertex) == name))
            {
                return place;
            }
            place = (place + 1) & mask;
        }
    }

    /// Makes room for so many more names.
    fn make_room(&mut self, more: usize) {
        let Some(size) = self.slots_with(more) else { return };
        let old = core::mem::replace(&mut self.slots, vec![FREE_SLOT; size]);
        for slot in old.into_iter().filter(|slot| slot.vertex != FREE) {
            let mut place = slot.key().hash() as usize & (size - 1);
            while self.slots[place].vertex != FREE {
                place = (place + 1) & (size - 1);
            }
            self.slots[place] = slot;
        }
    }
}

impl Slot {
    #[inline]
    const fn key(&self) -> Key {
        Key { words: self.words, length: self.length }
    }
}

impl Key {
    #[inline]
    fn of(text: &[u8], start: usize, end: usize) -> Self {
        let length = end - start;
        let words = match text.get(start..start + SHORT) {
            Some(bytes) if length <= SHORT => {
                let word = |at: usize| {
                    let eight = bytes[at..at + 8].try_into().expect("eight bytes are eight bytes");
                    // What follows the name is masked off.
                    match length.saturating_sub(at) {
                        0 => 0,
                        known @ 1..8 => u64::from_le_bytes(eight) & ((1 << (8 * known)) - 1),
                        _ => u64::from_le_bytes(eight),
                    }
                };
                [word(0), word(8), word(16)]
            }
            _ => Self::of_any(&text[start..end]),
        };
        Self { words, length: length as u32 }
    }

    /// The words of a name near the end of the text, or of a long one.
    #[cold]
    fn of_any(name: &[u8]) -> [u64; 3] {
        let mut words = [0_u64; 3];
        if name.len() <= SHORT {
            for (place, &byte) in name.iter().enumerate() {
                words[place / 8] |= u64::from(byte) << (8 * (place % 8));
            }
            return words;
        }
        for chunk in name.chunks(8) {
            let mut eight = [0; 8];
            eight[..chunk.len()].copy_from_slice(chunk);
            let next = u64::from_le_bytes(eight);
            words[0] = folded(words[0] ^ next, FACTORS[0]);
            words[1] = folded(words[1] ^ next, FACTORS[1]);
        }
        words
    }

    #[inline]
    fn hash(&self) -> u64 {
        let [a, b, c] = self.words;
        let ab = folded(a ^ FACTORS[0], b ^ FACTORS[1]);
        folded(ab ^ c, FACTORS[2] ^ u64::from(self.length))
    }
}

/// Odd numbers without a pattern.
const FACTORS: [u64; 3] = [0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9];

/// Both halves of a product, in one.
#[inline]
const fn folded(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    (product as u64) ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_lengths_have_one_number_each() {
        let mut interner = Interner::default();
        let letters = "abcdefghijklmnopqrstuvwxyzäöü".repeat(3);
        let names: Vec<&str> = letters.char_indices().map(|(end, _)| &letters[..end]).collect();
        for (number, name) in names.iter().enumerate() {
            assert_eq!(interner.get(name), None);
            assert_eq!(interner.intern(name), number as u32);
        }
        let zeros = ["\0", "\0\0", "a\0"];
        for (number, name) in zeros.iter().enumerate() {
            assert_eq!(interner.intern(name), (names.len() + number) as u32, "a zero is not nothing");
        }
        for (number, name) in names.iter().enumerate() {
            assert_eq!(interner.get(name), Some(number as u32));
            assert_eq!(interner.text(number as u32), *name);
        }
    }

    #[test]
    fn words_of_a_text_are_interned_like_names() {
        let text = "a bb a ccc bb a-name-of-more-than-24-bytes a-name-of-more-than-24-bytes! a";
        let words: Vec<Word> = text
            .split(' ')
            .map(|word| {
                let start = word.as_ptr() as usize - text.as_ptr() as usize;
                Word { start, end: start + word.len(), number: u32::MAX }
            })
            .collect();
        let mut interner = Interner::default();
        let mut vertices = Vec::new();
        interner.intern_words(text, &words, &mut vertices);
        assert_eq!(vertices, [0, 1, 0, 2, 1, 3, 4, 0]);
        let many: Vec<String> = (0..10_000).map(|number| format!("n{} ", number % 5000)).collect();
        let many = many.concat();
        let words: Vec<Word> = many
            .split_terminator(' ')
            .map(|word| {
                let start = word.as_ptr() as usize - many.as_ptr() as usize;
                Word { start, end: start + word.len(), number: u32::MAX }
            })
            .collect();
        let mut interner = Interner::default();
        vertices.clear();
        interner.intern_words(&many, &words, &mut vertices);
        assert!(vertices.iter().enumerate().all(|(place, &vertex)| vertex as usize == place % 5000));
    }
}
