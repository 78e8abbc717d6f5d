//! Words in which parts are replaced.

use super::board_game::unproved;
use super::declared::{At, Replace, Words};
use super::plain::MOST_LETTERS;
use super::trial::loop_from;
use crate::game::{Drawing, Message, NormalForm, Notation, ParseError, Player, Ruleset, message};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::{
    Packable, PackedStates, Packing, Packs, StateSpace, bits_for, packed_digits, unpacked_digits,
};

/// Longer words are not read.
const LONGEST: usize = 10_000;

/// A word: the numbers of its letters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word(Box<[u8]>);

/// A game on words.
#[derive(Clone, Debug)]
pub struct WordGame {
    pub(super) name: Arc<str>,
    letters: Arc<[char]>,
    sides: Arc<[Vec<Rule>; 2]>,
    is_impartial: bool,
    is_loop_free: bool,
    /// Whether that was proved from the replacements.
    is_proved: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Rule {
    from: Vec<u64>,
    to: Vec<u8>,
    at: At,
}

impl WordGame {
    /// The game of some replacements, `None` where there are too many letters.
    pub(super) fn new(name: &str, words: &Words) -> Option<Self> {
        let letters: Arc<[char]> = words.letters.chars().collect();
        if letters.len() > MOST_LETTERS {
            return None;
        }
        let number = |c: char| letters.iter().position(|&letter| letter == c);
        let rule = |one: &Replace| Rule {
            from: one
                .from
                .iter()
                .map(|set| set.chars().filter_map(number).fold(0, |set, place| set | 1 << place))
                .collect(),
            to: one.to.chars().filter_map(number).map(|place| place as u8).collect(),
            at: one.at,
        };
        let sides = [&words.left, &words.right].map(|side| side.iter().map(rule).collect::<Vec<_>>());
        let is_impartial = sides[0] == sides[1];
        // A word that only gets shorter does not come back, nor does one with fewer of some letters each time.
        let is_loop_free = sides.iter().flatten().all(|rule| rule.to.len() < rule.from.len())
            || (0..letters.len()).any(|letter| {
                sides.iter().flatten().all(|rule| {
                    let least = rule.from.iter().filter(|&&set| set == 1 << letter).count();
                    rule.to.iter().filter(|&&other| usize::from(other) == letter).count() < least
                })
            });
        let (name, sides) = (name.into(), Arc::new(sides));
        Some(Self { name, letters, sides, is_impartial, is_loop_free, is_proved: true })
    }

    /// The game as its file claims it to be: whether no word can come back. The claim is tried on words of few letters, at most
    /// so many positions; the error is a word that shows that it is false.
    pub(super) fn claimed(mut self, is_loop_free: bool, effort: u64) -> Result<Self, String> {
        if !is_loop_free || self.is_loop_free {
            return Ok(Self { is_loop_free, ..self });
        }
        self.is_proved = false;
        let count = self.letters.len();
        let mut word: Vec<u8> = Vec::new();
        for _ in 0..effort / 20 {
            if let Some(Word(word)) = loop_from(&self, &Word(word.clone().into()), 20, || true) {
                return Err(self.print(&Word(word)));
            }
            // The next word of this length, or the first of the next.
            let carried = word.iter().rev().take_while(|&&letter| usize::from(letter) + 1 == count).count();
            let place = word.len() - carried;
            word[place..].fill(0);
            match place.checked_sub(1) {
                Some(place) => word[place] += 1,
                None => word.push(0),
            }
        }
        Ok(Self { is_loop_free, ..self })
    }
}

impl Ruleset for WordGame {
    type Position = Word;

    fn options<B>(
        &self,
        Word(word): &Word,
        player: Player,
        mut visit: impl FnMut(Word) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut seen = FxHashSet::default();
        for rule in &self.sides[player.index()] {
            let length = rule.from.len();
            let Some(last) = word.len().checked_sub(length) else { continue };
            for start in 0..=last {
                let stands = match rule.at {
                    At::Anywhere => true,
                    At::Start => start == 0,
                    At::End => start == last,
                    At::Whole => last == 0,
                };
                let part = &word[start..start + length];
                if stands && part.iter().zip(&rule.from).all(|(&letter, &set)| set >> letter & 1 == 1) {
                    let next: Box<[u8]> = [&word[..start], &rule.to, &word[start + length..]].concat().into();
                    if seen.insert(next.clone()) {
                        visit(Word(next))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    fn is_loop_free(&self) -> bool {
        self.is_loop_free
    }

    fn own_normal_form(&self, word: Word) -> NormalForm<Word> {
        NormalForm::plain(word)
    }

    fn state_space(&self) -> Box<dyn StateSpace + '_> {
        Box::new(PackedStates::new(self))
    }

    fn heap_bytes(&self, Word(word): &Word) -> usize {
        word.len()
    }
}

impl Packable for WordGame {
    fn packing(&self, _: &Word) -> Option<Box<dyn Packing<Word>>> {
        Some(Box::new(self.clone()))
    }
}

impl Packs for WordGame {
    fn packed(&self, Word(word): &Word) -> Option<u128> {
        packed_digits(bits_for(self.letters.len()), word.iter().map(|&letter| letter.into()))
    }

    fn unpacked(&self, number: u128) -> Word {
        Word(unpacked_digits(bits_for(self.letters.len()), number).map(|letter| letter as u8).collect())
    }
}

impl Notation for WordGame {
    fn parse(&self, text: &str) -> Result<Word, ParseError> {
        let letters: String = self.letters.iter().collect();
        let hint = || {
            message!(
                "a word in the letters {letters}, '-' for the empty word, for example: {name} {letters}",
                letters,
                name = self.name
            )
        };
        let word = text.trim();
        if word.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint()));
        }
        if word == "-" {
            return Ok(Word(Box::default()));
        }
        if word.len() > LONGEST {
            return Err(ParseError::part(
                text,
                word,
                zermelo_core::message!("a word has at most {LONGEST} letters", LONGEST),
                hint(),
            ));
        }
        let mut list = Vec::new();
        for (at, c) in word.char_indices() {
            match self.letters.iter().position(|&letter| letter == c) {
                Some(place) => list.push(place as u8),
                None => {
                    let part = &word[at..at + c.len_utf8()];
                    return Err(ParseError::part(
                        text,
                        part,
                        zermelo_core::message!("'{c}' is not a letter of this game", c),
                        hint(),
                    ));
                }
            }
        }
        Ok(Word(list.into()))
    }

    fn remarks(&self, _: &str) -> Vec<Message> {
        let is_claimed = self.is_loop_free && !self.is_proved;
        is_claimed.then(|| unproved(&self.name, "is loop-free")).into_iter().collect()
    }

    fn print(&self, Word(word): &Word) -> String {
        if word.is_empty() {
            return "-".to_owned();
        }
        word.iter().map(|&letter| self.letters[usize::from(letter)]).collect()
    }

    fn drawing(&self, position: &Word) -> Option<Drawing> {
        let Word(word) = position;
        Drawing::board(1, word.len(), || self.print(position)).filter(|_| !word.is_empty())
    }
}
