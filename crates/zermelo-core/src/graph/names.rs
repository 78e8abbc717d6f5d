//! Names of vertices and their numbers. Small whole numbers, the common case in large files, are looked up by a
//! table; other names by a [hash table](super::interner).

use super::interner::Interner;
use crate::long_text::push_number;
use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// A bijection between the names of vertices and `0..len`, in order of first mention.
#[derive(Clone, Debug)]
pub struct Names(Store);

#[derive(Clone, Debug)]
enum Store {
    /// Vertex `v` is called `v + 1`; nothing is stored.
    Counted(u32),
    /// Every name so far is a small whole number, written without leading zeros.
    Numbers { names: Vec<u32>, vertex_of: Vec<u32>, end: u32 },
    /// Any names.
    Texts(Interner),
}

const ABSENT: u32 = u32::MAX;

/// A name in a text, by its place in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) start: usize,
    pub(super) end: usize,
    /// Its value as [`canonical_number`], [`NO_NUMBER`] if it has none.
    pub(super) number: u32,
}

/// Not a number, or a large one.
pub(super) const NO_NUMBER: u32 = u32::MAX;

impl Default for Names {
    fn default() -> Self {
        Self::for_input(0)
    }
}

impl Names {
    /// No names yet. The table of numbers may grow to four times the length of the input they come from; larger numbers
    /// are kept as text.
    pub fn for_input(length: usize) -> Self {
        let end = length.clamp(1 << 16, 1 << 28) as u32;
        Self(Store::Numbers { names: Vec::new(), vertex_of: Vec::new(), end })
    }

    /// The names `1..=count` for the vertices `0..count`.
    pub fn counted(count: u32) -> Self {
        Self(Store::Counted(count))
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        match &self.0 {
            Store::Counted(count) => *count as usize,
            Store::Numbers { names, .. } => names.len(),
            Store::Texts(texts) => texts.len(),
        }
    }

    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of the tables.
    pub fn heap_bytes(&self) -> u64 {
        match &self.0 {
            Store::Counted(_) => 0,
            Store::Numbers { names, vertex_of, .. } => 4 * (names.capacity() + vertex_of.capacity()) as u64,
            Store::Texts(texts) => texts.heap_bytes(),
        }
    }

    /// What so many more names add to that, where room is made for them.
    pub(super) fn growth(&self, more: usize) -> u64 {
        match &self.0 {
            Store::Texts(texts) => texts.growth(more),
            Store::Counted(_) | Store::Numbers { .. } => 0,
        }
    }

    /// The name of a vertex below [`len`](Self::len).
    pub fn name(&self, vertex: u32) -> Cow<'_, str> {
        match self.stored(vertex) {
            Stored::Number(number) => Cow::Owned(number.to_string()),
            Stored::Text(text) => Cow::Borrowed(text),
        }
    }

    /// Adds the name of a vertex below [`len`](Self::len) to a text.
    pub fn push_name(&self, vertex: u32, text: &mut Vec<u8>) {
        match self.stored(vertex) {
            Stored::Number(number) => push_number(number, text),
            Stored::Text(name) => text.extend_from_slice(name.as_bytes()),
        }
    }

    /// The vertices in an order of their names. Stable. O(V log V).
    pub fn vertices_by(&self, order: &dyn Fn(&str, &str) -> Ordering) -> Vec<u32> {
        let mut vertices: Vec<u32> = (0..self.len() as u32).collect();
        vertices.sort_by(|&one, &other| order(&self.name(one), &self.name(other)));
        vertices
    }

    fn stored(&self, vertex: u32) -> Stored<'_> {
        match &self.0 {
            Store::Counted(_) => Stored::Number(u64::from(vertex) + 1),
            Store::Numbers { names, .. } => Stored::Number(names[vertex as usize].into()),
            Store::Texts(texts) => Stored::Text(texts.text(vertex)),
        }
    }

    /// The vertex of a name, if there is one.
    pub fn vertex(&self, name: &str) -> Option<u32> {
        match &self.0 {
            Store::Counted(count) => {
                let number = canonical_number(name)?;
                (1..=*count).contains(&number).then(|| number - 1)
            }
            Store::Numbers { vertex_of, .. } => {
                let number = canonical_number(name)?;
                vertex_of.get(number as usize).copied().filter(|&vertex| vertex != ABSENT)
            }
            Store::Texts(texts) => texts.get(name),
        }
    }

    /// The vertex of a name, a new one if the name is new.
    pub fn intern(&mut self, name: &str) -> u32 {
        let word = Word { start: 0, end: name.len(), number: canonical_number(name).unwrap_or(NO_NUMBER) };
        let mut vertices = Vec::with_capacity(1);
        self.intern_words(name, &[word], &mut vertices);
        vertices[0]
    }

    /// The vertices of some words of a text, in their order; `vertices` is cleared first.
    pub(super) fn intern_words(&mut self, text: &str, words: &[Word], vertices: &mut Vec<u32>) {
        vertices.clear();
        if let Store::Counted(_) = self.0 {
            self.spell_out();
        }
        if let Store::Numbers { names, vertex_of, end } = &mut self.0 {
            for word in words {
                if word.number >= *end {
                    break;
                }
                vertices.push(intern_number(names, vertex_of, word.number));
            }
            if vertices.len() == words.len() {
                return;
            }
            self.spell_out();
        }
        let Store::Texts(texts) = &mut self.0 else {
            unreachable!("numbers and counts were spelt out above")
        };
        texts.intern_words(text, &words[vertices.len()..], vertices);
    }

    /// Turns any store into texts.
    fn spell_out(&mut self) {
        let mut texts = Interner::default();
        for vertex in 0..self.len() as u32 {
            texts.intern(&self.name(vertex));
        }
        self.0 = Store::Texts(texts);
    }
}

enum Stored<'a> {
    Number(u64),
    Text(&'a str),
}

fn intern_number(names: &mut Vec<u32>, vertex_of: &mut Vec<u32>, number: u32) -> u32 {
    let place = number as usize;
    if place >= vertex_of.len() {
        vertex_of.resize((place + 1).next_power_of_two(), ABSENT);
    }
    if vertex_of[place] == ABSENT {
        vertex_of[place] = names.len() as u32;
        names.push(number);
    }
    vertex_of[place]
}

/// The value of a whole number written the one canonical way, so that `1` and `01` stay different names.
fn canonical_number(name: &str) -> Option<u32> {
    let digits = name.as_bytes();
    let canonical = (1..=9).contains(&digits.len()) && (digits[0] != b'0' || digits.len() == 1);
    if !canonical {
        return None;
    }
    digits.iter().try_fold(0_u32, |number, digit| {
        digit.is_ascii_digit().then(|| number * 10 + u32::from(digit - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_texts_and_large_numbers_mix() {
        let mut names = Names::default();
        let list = ["7", "0", "07", "7", "a", "99999999", "4000000000", "0", "-1"];
        let vertices: Vec<u32> = list.iter().map(|name| names.intern(name)).collect();
        assert_eq!(vertices, [0, 1, 2, 0, 3, 4, 5, 1, 6]);
        for (name, vertex) in list.iter().zip(vertices) {
            assert_eq!(names.vertex(name), Some(vertex));
            assert_eq!(names.name(vertex), *name);
        }
        assert_eq!(names.vertex("8"), None);
        assert_eq!(names.len(), 7);
    }

    #[test]
    fn counted_names_start_at_one() {
        let mut names = Names::counted(3);
        assert_eq!((names.vertex("3"), names.vertex("0"), names.vertex("4")), (Some(2), None, None));
        assert_eq!(names.intern("x"), 3);
        assert_eq!(names.vertex("1"), Some(0));
    }
}
