//! The games whose moves the checker makes itself, and how it writes their positions: each game says so of itself. For all
//! others a certificate carries the moves, under a name that the checker does not know.

use crate::catalogue::{AnyGame, AnyPosition, CheckedAs};
use crate::rules::declared::Rules;
use std::hash::{Hash, Hasher};

/// Declared heaps have at most this many digits.
const MOST_DECLARED_DIGITS: usize = 5;

/// Numbers of the checker's format have at most this many digits.
const MOST_DIGITS_OF_ALL: usize = 18;

/// A game as the checker calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts are yes or no")]
pub(super) struct KnownGame {
    /// The name with parameters.
    pub(super) name: String,
    /// Whether a position is a sum of the words that it is written in, and the checker knows it.
    pub(super) is_sum_of_words: bool,
    /// Whether positions are written as numbers.
    is_in_numbers: bool,
    /// Whether the checker takes both players to have the same moves.
    pub(super) is_impartial: bool,
    /// Whether the rules stand in the name.
    is_declared: bool,
    /// Whether it can be part of a sum.
    stands_in_sums: bool,
    /// The summands of a sum of different games.
    summands: Vec<KnownGame>,
}

/// Whether the checker makes the moves of a game of this name itself, or may.
fn is_known_name(name: &str) -> bool {
    let head = name.split(' ').next().unwrap_or(name);
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    match head.split_once(':').unwrap_or((head, "")) {
        ("heaps", code) => {
            code.split_once('.').is_some_and(|parts| are_digits(parts.0) && are_digits(parts.1))
        }
        ("token", graph) => graph.contains('>'),
        ("declared", _) => true,
        (head, _) => matches!(
            head,
            "nim"
                | "subtraction"
                | "wythoff"
                | "wyt-queens"
                | "generalised-wythoff"
                | "euclid"
                | "fibonacci-nim"
                | "largest-nim"
                | "smallest-nim"
                | "silver-dollar"
                | "turning-turtles"
                | "mock-turtles"
                | "twins"
                | "ruler"
                | "turning"
                | "turning-product"
                | "31"
                | "add-back"
                | "fair-shares"
                | "poker-nim"
                | "cutcake"
                | "maundy-cake"
                | "wall-making"
                | "chomp"
                | "domineering"
                | "clobber"
                | "krk"
                | "kqk"
                | "nogo"
                | "col"
                | "snort"
                | "fjords"
                | "node-kayles"
                | "arc-kayles"
                | "tictactoe"
                | "toads-and-frogs"
                | "sliding-toads"
                | "toppling-dominoes"
                | "childish-hackenbush"
                | "partizan-arc-kayles"
                | "hackenbush"
                | "green-hackenbush"
        ),
    }
}

/// Whether the checker reads the numbers among the parameters of a name.
fn has_short_parameters(name: &str) -> bool {
    let is_long =
        |word: &str| word.len() > MOST_DIGITS_OF_ALL && word.bytes().all(|byte| byte.is_ascii_digit());
    !name.split([':', ',']).any(is_long)
}

impl KnownGame {
    /// A game as the checker calls it. `None` where the checker does not know the game, or takes no heaps as large as those
    /// of the position.
    pub(super) fn find(game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        const MOST_DIGITS: usize = 6;
        Self::with_numbers(game, position, MOST_DIGITS)
    }

    /// The same for claims that need no list of the options: heaps are as large as numbers may be.
    pub(super) fn of_any_size(game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        Self::with_numbers(game, position, MOST_DIGITS_OF_ALL)
    }

    /// Whether the checker knows the game, with heaps of any size.
    pub(super) fn is_known(game: &dyn AnyGame, position: &AnyPosition) -> bool {
        Self::of_any_number(game, position).is_some()
    }

    fn with_numbers(game: &dyn AnyGame, position: &AnyPosition, digits: usize) -> Option<Self> {
        let known = Self::of_any_number(game, position)?;
        known.fits(game, position, digits).then_some(known)
    }

    /// The name of a game of which the checker does not make the moves: never one that it knows.
    pub(super) fn carried_name(name: &str, game: &dyn AnyGame, position: &AnyPosition) -> String {
        if Self::is_known(game, position) {
            return format!("carried {name}");
        }
        if is_known_name(name) { format!("own {name}") } else { name.to_owned() }
    }

    /// Whether the checker takes numbers as large as these.
    fn fits(&self, game: &dyn AnyGame, position: &AnyPosition, digits: usize) -> bool {
        const MOST_SUMMANDS: usize = 256;
        let parts = self.summands.iter().zip(game.summands()).zip(summand_positions(game, position));
        // The checker lists what every declared heap becomes.
        let digits = if self.is_declared { digits.min(MOST_DECLARED_DIGITS) } else { digits };
        let are_words_short = || self.print(game, position).split(' ').all(|word| word.len() <= digits);
        self.summands.len() <= MOST_SUMMANDS
            && (!self.is_in_numbers || are_words_short())
            && parts
                .into_iter()
                .all(|((known, summand), part)| known.fits(summand.game.as_ref(), part, digits))
    }

    fn of_any_number(game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        if !game.summands().is_empty() {
            return Self::sum(game, position);
        }
        let known = game.checked_as(position).filter(|known| has_short_parameters(&known.name));
        let Some(CheckedAs { name, is_sum_of_words, is_in_numbers }) = known.cloned() else {
            return Self::declared(game, position);
        };
        let is_impartial = game.is_impartial() && !game.has_endings();
        Some(Self {
            name,
            is_sum_of_words,
            is_in_numbers,
            is_impartial,
            is_declared: false,
            stands_in_sums: true,
            summands: Vec::new(),
        })
    }

    /// A game whose rules are data.
    fn declared(game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        /// The checker reads no longer line.
        const LONGEST: usize = 48 << 20;
        // Of a function of the heap's size the table has to be written out.
        let is_large =
            |word: &str| word.len() > MOST_DECLARED_DIGITS && word.bytes().all(|byte| byte.is_ascii_digit());
        if game.print(position).split(' ').any(is_large) {
            return None;
        }
        let declared = game.declared(position)?;
        let has_heaps = matches!(declared.rules, Rules::Heaps(_));
        Some(Self {
            name: declared.checked_name().filter(|name| name.len() <= LONGEST)?,
            is_sum_of_words: has_heaps,
            is_in_numbers: has_heaps,
            is_impartial: declared.is_plainly_impartial(),
            is_declared: true,
            stands_in_sums: declared.stands_in_sums(),
            summands: Vec::new(),
        })
    }

    /// A sum of games that the checker knows.
    fn sum(game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        if game.has_endings() {
            return None;
        }
        let parts = game.summands().iter().zip(summand_positions(game, position));
        let known = parts.map(|(summand, part)| {
            Self::of_any_number(summand.game.as_ref(), part).filter(|known| known.stands_in_sums)
        });
        let summands = known.collect::<Option<Vec<_>>>()?;
        let names: Vec<&str> = summands.iter().map(|known| known.name.as_str()).collect();
        Some(Self {
            name: names.join(" + "),
            is_sum_of_words: false,
            is_in_numbers: false,
            is_impartial: summands.iter().all(|known| known.is_impartial),
            is_declared: false,
            stands_in_sums: true,
            summands,
        })
    }

    /// A position as the checker reads it.
    pub(super) fn print(&self, game: &dyn AnyGame, position: &AnyPosition) -> String {
        if self.summands.is_empty() {
            return game.checked_text(position);
        }
        let parts = self.summands.iter().zip(game.summands()).zip(summand_positions(game, position));
        let texts = parts.map(|((known, summand), part)| known.print(summand.game.as_ref(), part));
        texts.collect::<Vec<_>>().join(" + ")
    }
}

/// The positions of the summands of a sum; none for other games.
pub(super) fn summand_positions<'a>(game: &dyn AnyGame, position: &'a AnyPosition) -> &'a [AnyPosition] {
    if game.summands().is_empty() { &[] } else { position.expect::<Vec<AnyPosition>>() }
}

/// A position with its text, by which it is told apart: positions that the checker writes alike are one.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub(super) position: AnyPosition,
    pub(super) text: String,
}

impl Written {
    pub(super) fn new(known: Option<&KnownGame>, game: &dyn AnyGame, position: AnyPosition) -> Self {
        let text = known.map_or_else(|| game.print(&position), |known| known.print(game, &position));
        Self { position, text }
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Written {}

impl Hash for Written {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{entries, open};

    /// A game that is called like one of these must not be taken for it.
    #[test]
    fn names_of_games_that_the_checker_knows_are_its_own() {
        let mut names = 0;
        for example in entries().flat_map(|entry| &entry.examples) {
            let opened = open(example).unwrap();
            if let Some(known) = KnownGame::of_any_number(opened.game.as_ref(), &opened.position) {
                assert!(is_known_name(&known.name), "{}", known.name);
                names += 1;
            }
        }
        assert!(names >= 50, "{names}");
    }
}
