//! Moves as people write them: a number in the list, a name or the part of one that tells moves apart, the game's short
//! form, or the position that the move leads to. What is not a move comes back with the reason.

use super::{AnyGame, AnyPosition};
use crate::game::{Message, Player, message};

/// Why a text is not a move of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// There is no text.
    #[error("no move is named")]
    Empty,
    /// A number beyond the end of the list.
    #[error("there is no move number {number}: the moves have the numbers 1 to {count}")]
    NoSuchNumber {
        /// The number as it was written.
        number: String,
        /// How many moves there are.
        count: usize,
    },
    /// Several moves have this in their names.
    #[error("'{text}' can be {}", listed(.meant, *.more))]
    Ambiguous {
        /// The text, shortened.
        text: String,
        /// The names of the first of them.
        meant: Vec<String>,
        /// How many more there are.
        more: usize,
    },
    /// A position to which no move leads.
    #[error("no move leads to the position '{text}'; possible here: {}", listed(.possible, *.more))]
    NotAnOption {
        /// The text, shortened.
        text: String,
        /// The names of the first moves.
        possible: Vec<String>,
        /// How many more there are.
        more: usize,
    },
    /// Nothing that belongs to the game.
    #[error("'{text}' is not a move here; possible: {}", listed(.possible, *.more))]
    Unknown {
        /// The text, shortened.
        text: String,
        /// The names of the first moves.
        possible: Vec<String>,
        /// How many more there are.
        more: usize,
    },
}

/// At most this many moves are named in an error.
const MOST_NAMED: usize = 6;
/// At most this many characters of the text are repeated in an error.
const LONGEST_TEXT: usize = 60;

impl MoveError {
    /// The error as a message, for other languages.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => "no move is named".into(),
            Self::NoSuchNumber { number, count } => message!(
                "there is no move number {number}: the moves have the numbers 1 to {count}",
                number,
                count
            ),
            Self::Ambiguous { text, meant, more } => {
                message!("'{text}' can be {moves}", text, moves => names(meant, *more))
            }
            Self::NotAnOption { text, possible, more } => message!(
                "no move leads to the position '{text}'; possible here: {moves}",
                text,
                moves => names(possible, *more)
            ),
            Self::Unknown { text, possible, more } => {
                message!("'{text}' is not a move here; possible: {moves}", text, moves => names(possible, *more))
            }
        }
    }
}

/// The names of some moves, and how many more there are, as a message.
fn names(moves: &[String], more: usize) -> Message {
    let list = Message::list(moves.iter().map(Message::label).collect());
    match (moves.is_empty(), more) {
        (true, _) => "nothing".into(),
        (false, 0) => list,
        (false, _) => message!("{moves}; and {more} more", moves => list, more),
    }
}

/// `a; b; c; and 12 more`.
fn listed(names: &[String], more: usize) -> String {
    let mut text = if names.is_empty() { "nothing".to_owned() } else { names.join("; ") };
    if more > 0 {
        text += &format!("; and {more} more");
    }
    text
}

/// The move that a text means, by its place among `options`, which are those of `player`: its number in the list from 1
/// on; its name, or consecutive words of one name only; its [short form](crate::game::Notation::short_label); or the
/// position it leads to in any spelling that the game reads.
///
/// In games of one heap a bare number could be a position too; it is a place in the list where there is such a place.
/// O(options) names are made.
pub fn read_move(
    game: &dyn AnyGame,
    position: &AnyPosition,
    player: Player,
    options: &[AnyPosition],
    text: &str,
) -> Result<usize, MoveError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(MoveError::Empty);
    }
    let place = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(place) = place.filter(|&place| place < options.len()) {
        return Ok(place);
    }
    let labels: Vec<String> =
        options.iter().map(|option| game.move_label(position, option, player)).collect();
    if let Some(place) = named(game, options, &labels, text) {
        return Ok(place);
    }
    let short = |option: &AnyPosition| game.short_label(position, option, player);
    let is_short = |option: &AnyPosition| short(option).is_some_and(|short| short.eq_ignore_ascii_case(text));
    if let Some(place) = options.iter().position(is_short) {
        return Ok(place);
    }
    let meant = game.parse_question(text).ok().map(|(meant, _)| meant);
    if let Some(place) = meant.as_ref().and_then(|meant| options.iter().position(|option| option == meant)) {
        return Ok(place);
    }
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = if is_number { Vec::new() } else { with_these_words(&labels, text) };
    match parts.as_slice() {
        [place] => return Ok(*place),
        [] => {}
        several => {
            let (meant, more) = first_of(several.iter().map(|&place| &labels[place]));
            return Err(MoveError::Ambiguous { text: shortened(text), meant, more });
        }
    }
    if is_number && meant.is_none() {
        return Err(MoveError::NoSuchNumber { number: shortened(text), count: options.len() });
    }
    let (possible, more) = first_of(labels.iter());
    let text = shortened(text);
    Err(match meant {
        Some(_) => MoveError::NotAnOption { text, possible, more },
        None => MoveError::Unknown { text, possible, more },
    })
}

/// The move of this name or to this position, to the letter or else without regard to case.
fn named(game: &dyn AnyGame, options: &[AnyPosition], labels: &[String], text: &str) -> Option<usize> {
    let exactly = |place: &usize| labels[*place] == text || game.print(&options[*place]) == text;
    let places = || 0..options.len();
    places().find(exactly).or_else(|| places().find(|&place| labels[place].eq_ignore_ascii_case(text)))
}

/// The moves in whose names the words of a text stand one after the other, without regard to case and punctuation.
fn with_these_words(labels: &[String], text: &str) -> Vec<usize> {
    let wanted = words(text);
    if wanted.is_empty() {
        return Vec::new();
    }
    let has = |label: &String| words(label).windows(wanted.len()).any(|some| some == wanted);
    (0..labels.len()).filter(|&place| has(&labels[place])).collect()
}

fn words(text: &str) -> Vec<String> {
    let word = |word: &str| word.trim_matches([':', ',', ';', '(', ')']).to_lowercase();
    text.split_whitespace().map(word).filter(|word| !word.is_empty()).collect()
}

/// The first few names, and how many there are beside them.
fn first_of<'a>(names: impl ExactSizeIterator<Item = &'a String>) -> (Vec<String>, usize) {
    let more = names.len().saturating_sub(MOST_NAMED);
    (names.take(MOST_NAMED).map(|name| shortened(name)).collect(), more)
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(LONGEST_TEXT).collect();
    if text.chars().count() > LONGEST_TEXT {
        short.push('…');
    }
    short
}
