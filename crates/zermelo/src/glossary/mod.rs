//! The words of the field and of the answers, explained offline, with the mistakes that are often made about them. Each
//! group of words is a file of data; theorems of the catalogue are words too.

mod answers;
mod chosen;
mod game_names;
mod games;
mod impartial;
mod languages;
mod loopy;
mod misere;
mod play;
mod report;
mod values;

pub use game_names::game_names_in;
pub(crate) use game_names::{game_at_the_start, game_names};
pub use languages::{IN_LANGUAGES, InLanguages};
pub use report::{entry_to_json, function_to_json, word_to_json};

use crate::catalogue::{self, Entry, entries, nearest};
use crate::game::{Message, Reference};
use crate::heap::PERIOD_THEOREMS;
use crate::language::Language;
use chosen::CHOSEN;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::sync::OnceLock;

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

/// The theorems that answers cite: those of the games, then those on the periods of sequences. Some games share one.
pub fn theorems() -> impl Iterator<Item = &'static Reference> {
    entries().flat_map(|entry| entry.theorems.iter().copied()).chain(PERIOD_THEOREMS)
}

/// All words with their places by name.
struct Index {
    words: Vec<Word>,
    /// Where a name stands in its canonical form, the first word of that name.
    places: FxHashMap<String, usize>,
}

impl Index {
    fn new() -> Self {
        let mut words = GROUPS.concat();
        let mut terms: FxHashSet<String> = words.iter().map(|word| canonical(word.term)).collect();
        let further = theorems().filter(|theorem| terms.insert(canonical(theorem.name)));
        words.extend(further.map(|theorem| Word {
            term: theorem.name,
            aliases: &[],
            text: theorem.statement,
            source: Some(theorem.source),
            see: &[],
        }));
        let mut places = FxHashMap::default();
        for (place, word) in words.iter().enumerate() {
            for name in word.names() {
                places.entry(canonical(name)).or_insert(place);
            }
        }
        Self { words, places }
    }

    /// Made once: questions ask for many words one after the other.
    fn shared() -> &'static Self {
        static SHARED: OnceLock<Index> = OnceLock::new();
        SHARED.get_or_init(Self::new)
    }

    fn find(&self, name: &str) -> Option<Word> {
        self.places.get(&canonical(name)).map(|&place| self.words[place])
    }
}

/// All words: the glossary, then the theorems of the catalogue.
pub fn words() -> &'static [Word] {
    &Index::shared().words
}

/// The explanation of a word in any of its forms, in English, Korean or Chinese. Case, hyphens, apostrophes and a leading
/// "the" do not matter. O(1) for a name in English, else O(words).
pub fn find(word: &str) -> Option<Word> {
    let index = Index::shared();
    let in_another = || index.find(from_another_language(word)?.term);
    index.find(word).or_else(in_another).or_else(|| as_answers_say(word))
}

/// A word as answers in other languages print it: the names of theorems have their words among the messages.
fn as_answers_say(word: &str) -> Option<Word> {
    if word.is_ascii() {
        return None;
    }
    let joined = |name: &str| canonical(name).replace(' ', "");
    let wanted = joined(word);
    let is_said = |name: &str| {
        Language::ALL.into_iter().any(|language| {
            let said = language.say(&Message::from(name));
            said != name && joined(&said) == wanted
        })
    };
    words().iter().copied().find(|word| word.names().any(is_said))
}

/// The game of a name or alias, or of its name in Korean or Chinese.
pub fn find_game(name: &str) -> Option<&'static Entry> {
    let hyphened = name.trim().replace(' ', "-");
    catalogue::find(&hyphened).or_else(|| {
        let by_title = |entry: &&Entry| canonical(&entry.title) == canonical(name);
        entries().find(by_title).or_else(|| game_names::game_called(name).filter(|_| !name.is_ascii()))
    })
}

/// A word or a game by one of its names in another language. Blanks in it do not matter.
fn from_another_language(word: &str) -> Option<&'static InLanguages> {
    let joined = |name: &str| canonical(name).replace(' ', "");
    let wanted = joined(word);
    IN_LANGUAGES.iter().chain(CHOSEN).find(|known| known.names().any(|name| joined(name) == wanted))
}

/// What a word is called in a language, the usual name first; by all of these it is found again. As public texts call it,
/// or else as the answers do; nothing in English, and where a language takes the English name.
pub fn names_in(language: Language, term: &'static str) -> Vec<Cow<'static, str>> {
    let named = IN_LANGUAGES.iter().chain(CHOSEN).filter(|known| known.term == term);
    let names: Vec<_> = named.flat_map(|known| known.of(language)).map(|&name| name.into()).collect();
    if names.is_empty() {
        let said = language.say(&Message::from(term));
        return if said == term { names } else { vec![said.into()] };
    }
    names
}

/// What a word is called in a language.
pub fn name_in(language: Language, term: &'static str) -> Cow<'static, str> {
    names_in(language, term).into_iter().next().unwrap_or(term.into())
}

/// The word, or the game in another language, nearest to one that is not there.
pub fn suggest(word: &str) -> Option<Cow<'static, str>> {
    let wanted = canonical(word);
    let elsewhere = IN_LANGUAGES.iter().chain(CHOSEN).flat_map(InLanguages::names);
    let mut names: Vec<Cow<'static, str>> =
        words().iter().flat_map(Word::names).chain(elsewhere).map(Cow::Borrowed).collect();
    if wanted.is_ascii() {
        names.retain(|name| name.is_ascii());
    } else {
        names.extend(game_names(word).map(|(name, _)| name));
    }
    let holds = |name: &&Cow<'static, str>| wanted.chars().count() > 2 && canonical(name).contains(&wanted);
    let near = || Some(nearest(&wanted, names.iter().map(AsRef::as_ref))?.to_owned().into());
    names.iter().find(holds).cloned().or_else(near)
}

pub(crate) fn canonical(word: &str) -> String {
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
                assert_eq!(find(name).as_ref(), Some(word), "{name} is explained twice");
            }
            for other in word.see {
                let found = find(other).unwrap_or_else(|| panic!("{} refers to {other}", word.term));
                assert_ne!(found.term, word.term, "refers to itself");
            }
        }
        assert_eq!(find("bouton's theorem").unwrap().term, "Bouton's theorem");
        assert_eq!(find("Misère").unwrap().term, "misere play");
        assert_eq!(find("p position").unwrap().term, "P-position");
        assert_eq!(suggest("retrograde").as_deref(), Some("retrograde analysis"));
        assert_eq!(suggest("temperatur").as_deref(), Some("temperature"));
    }

    #[test]
    fn words_of_guesses_facts_and_functions_are_explained() {
        let of_guesses = [
            "modulus",
            "saltus",
            "differences",
            "recurrence",
            "equal values",
            "xor of values",
            "Beatty pairs",
        ];
        let of_facts = ["the theory of partizan values", "endings by rule", "chance"];
        let of_functions =
            ["uptimal", "conjunctive sum", "selective sum", "ordinal product", "strong stop", "census"];
        for word in of_guesses.iter().chain(&of_facts).chain(&of_functions) {
            assert!(find(word).is_some(), "{word}");
        }
        assert_eq!(find("selective compound"), find("selective sum"));
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
