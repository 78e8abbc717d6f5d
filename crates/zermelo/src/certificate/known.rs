//! The games whose moves the checker makes itself, and how it writes their positions: each game says so of itself. For all
//! others a certificate carries the moves, under a name that the checker does not know.

use crate::catalogue::{AnyGame, AnyPosition, CheckedAs};
use std::hash::{Hash, Hasher};

/// A game as the checker calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KnownGame {
    /// The name with parameters.
    pub(super) name: String,
    /// Whether a position is a sum of the words that it is written in, and the checker knows it.
    pub(super) is_sum_of_words: bool,
    /// Whether positions are written as numbers.
    is_in_numbers: bool,
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
        (head, _) => matches!(
            head,
            "nim"
                | "subtraction"
                | "wythoff"
                | "chomp"
                | "domineering"
                | "clobber"
                | "krk"
                | "tictactoe"
                | "toads-and-frogs"
                | "hackenbush"
                | "green-hackenbush"
        ),
    }
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
        const MOST_DIGITS: usize = 18;
        Self::with_numbers(game, position, MOST_DIGITS)
    }

    fn with_numbers(game: &dyn AnyGame, position: &AnyPosition, digits: usize) -> Option<Self> {
        let known = Self::of_any_number(game)?;
        known.fits(game, position, digits).then_some(known)
    }

    /// The name of a game of which the checker does not make the moves: never one that it knows.
    pub(super) fn carried_name(name: &str, game: &dyn AnyGame) -> String {
        if Self::of_any_number(game).is_some() {
            return format!("large {name}");
        }
        if is_known_name(name) { format!("own {name}") } else { name.to_owned() }
    }

    /// Whether the checker takes numbers as large as these.
    fn fits(&self, game: &dyn AnyGame, position: &AnyPosition, digits: usize) -> bool {
        const MOST_SUMMANDS: usize = 256;
        let parts = self.summands.iter().zip(game.summands()).zip(summand_positions(game, position));
        let are_words_short = || self.print(game, position).split(' ').all(|word| word.len() <= digits);
        self.summands.len() <= MOST_SUMMANDS
            && (!self.is_in_numbers || are_words_short())
            && parts
                .into_iter()
                .all(|((known, summand), part)| known.fits(summand.game.as_ref(), part, digits))
    }

    fn of_any_number(game: &dyn AnyGame) -> Option<Self> {
        if !game.summands().is_empty() {
            return Self::sum(game);
        }
        let CheckedAs { name, is_sum_of_words, is_in_numbers } = game.checked_as()?.clone();
        Some(Self { name, is_sum_of_words, is_in_numbers, summands: Vec::new() })
    }

    /// A sum of games that the checker knows.
    fn sum(game: &dyn AnyGame) -> Option<Self> {
        if game.has_endings() {
            return None;
        }
        let known = game.summands().iter().map(|summand| Self::of_any_number(summand.game.as_ref()));
        let summands = known.collect::<Option<Vec<_>>>()?;
        let names: Vec<&str> = summands.iter().map(|known| known.name.as_str()).collect();
        let name = names.join(" + ");
        Some(Self { name, is_sum_of_words: false, is_in_numbers: false, summands })
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
