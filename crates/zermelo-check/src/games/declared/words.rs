//! Declared games with words: a move replaces a part of the word.

use super::rules::{At, Replace, WordRules, are_same};
use crate::games::boards::{of_text, to_text};
use crate::games::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

/// The longest word.
const LONGEST: usize = 10_000;

/// The word without letters.
const EMPTY: &str = "-";

pub(super) struct DeclaredWords(pub(super) WordRules);

impl Replace {
    /// The places where the part that is replaced begins.
    fn places(&self, word: &[u8]) -> Vec<usize> {
        let Some(last) = word.len().checked_sub(self.from.len()) else { return Vec::new() };
        let is_asked_for = |&place: &usize| match self.at {
            At::Anywhere => true,
            At::Start => place == 0,
            At::End => place == last,
            At::Whole => last == 0,
        };
        let is_there =
            |&place: &usize| self.from.iter().zip(&word[place..]).all(|(set, letter)| set.contains(letter));
        (0..=last).filter(is_asked_for).filter(is_there).collect()
    }
}

impl Game for DeclaredWords {
    fn read(&self, text: &str) -> Result<Position, String> {
        let word = if text == EMPTY { "" } else { text };
        let is_word = (text == EMPTY || !text.is_empty()) && word.len() <= LONGEST;
        if is_word && word.bytes().all(|letter| self.0.letters.contains(&letter)) {
            Ok(of_text(word))
        } else {
            Err(format!(
                "expected a word of at most {LONGEST} letters out of those of the game, or '{EMPTY}'"
            ))
        }
    }

    fn print(&self, position: &Position) -> String {
        if position.is_empty() { EMPTY.to_owned() } else { to_text(position) }
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        for replace in &self.0.moves[player as usize] {
            meter.work((position.len() * replace.from.len()) as u64)?;
            for place in replace.places(position) {
                let rest = &position[place + replace.from.len()..];
                let word = [&position[..place], &replace.to, rest].concat();
                if word.len() > LONGEST {
                    return Err(Failure::out_of_limits(format!("a word has more than {LONGEST} letters")));
                }
                visit(word.into())?;
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        are_same(&self.0.moves)
    }

    /// The empty word is written as a summand that is not there.
    fn stands_in_sums(&self) -> bool {
        false
    }
}
