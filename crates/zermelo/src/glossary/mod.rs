//! The words of the field and of the answers, explained offline, with the mistakes that are often made about them. Each
//! group of words is a file of data; theorems of the catalogue are words too.

mod answers;
mod games;
mod impartial;
mod loopy;
mod misere;
mod play;
mod values;

use crate::catalogue::{entries, nearest};

/// A word with its explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Word {
    /// The word.
    pub term: &'static str,
    /// Its other forms, other words for the same, and the same in other languages and scripts.
    pub aliases: &'static [&'static str],
    /// The explanation.
    pub text: &'static str,
    /// Where to read more.
    pub source: Option<&'static str>,
    /// Words that belong to it; each is explained.
    pub see: &'static [&'static str],
}

impl Word {
    /// The word, then its other forms.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.term).chain(self.aliases.iter().copied())
    }
}

/// The groups of the glossary, in the order of a lecture.
const GROUPS: [&[Word]; 7] =
    [play::WORDS, impartial::WORDS, misere::WORDS, values::WORDS, loopy::WORDS, games::WORDS, answers::WORDS];

/// All words: the glossary, then the theorems of the catalogue.
pub fn words() -> Vec<Word> {
    let mut words = GROUPS.concat();
    for theorem in entries().flat_map(|entry| &entry.theorems) {
        if words.iter().all(|word| canonical(word.term) != canonical(theorem.name)) {
            words.push(Word {
                term: theorem.name,
                aliases: &[],
                text: theorem.statement,
                source: Some(theorem.source),
                see: &[],
            });
        }
    }
    words
}

/// The explanation of a word in any of its forms. Case, hyphens, apostrophes and a leading "the" do not matter.
/// O(words).
pub fn find(word: &str) -> Option<Word> {
    let wanted = canonical(word);
    words().into_iter().find(|word| word.names().any(|name| canonical(name) == wanted))
}

/// The word nearest to one that is not there.
pub fn suggest(word: &str) -> Option<&'static str> {
    let wanted = canonical(word);
    let names: Vec<&'static str> = words().iter().flat_map(Word::names).collect();
    let holds = names.iter().copied().find(|name| wanted.len() > 2 && canonical(name).contains(&wanted));
    holds.or_else(|| nearest(&wanted, names.into_iter()))
}

fn canonical(word: &str) -> String {
    let lower = word.trim().to_lowercase();
    let plain = lower.strip_prefix("the ").unwrap_or(&lower);
    plain.replace(['-', '_', '\'', '–'], " ").replace('è', "e")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_all_forms() {
        for word in words() {
            for name in word.names() {
                assert_eq!(find(name).unwrap().term, word.term, "{name} is explained twice");
            }
            for other in word.see {
                let found = find(other).unwrap_or_else(|| panic!("{} refers to {other}", word.term));
                assert_ne!(found.term, word.term, "refers to itself");
            }
        }
        assert_eq!(find("bouton's theorem").unwrap().term, "Bouton's theorem");
        assert_eq!(find("Misère").unwrap().term, "misere play");
        assert_eq!(find("p position").unwrap().term, "P-position");
        assert_eq!(suggest("retrograde"), Some("retrograde analysis"));
        assert_eq!(suggest("temperatur"), Some("temperature"));
    }

    #[test]
    fn explanations_are_sentences() {
        for word in words() {
            assert!(word.text.ends_with(['.', ')']), "{}: {}", word.term, word.text);
            assert!(!word.text.contains("  "), "{}: {}", word.term, word.text);
            assert!(word.aliases.iter().all(|name| !name.is_empty()), "{}", word.term);
        }
    }
}
