//! Rules found by looking: the lost positions of a heap game, and guesses at what they have in common. A guess is made from
//! the smaller positions and checked on the larger ones; what survives is conjectured, not proved, and says how far it was
//! checked; what does not comes with its counterexample.

mod data;
mod guess;
mod report;

pub use report::CONJECTURE_SCHEMA_NAME;

use crate::game::{Convention, Files, Message, ParseError, StopReason, message};
use crate::language::Language;
use crate::solve::Limits;
pub(crate) use data::Data;
use zermelo_core::Arrange;

/// What is to be guessed at.
#[derive(Clone, Debug)]
pub struct ConjectureQuestion {
    /// The game, with its parameters: `bash:3`, `wythoff`.
    pub game: String,
    /// How many heaps there are; `None` for the least number that the game reads.
    pub heaps: Option<usize>,
    /// Heaps are at most this large; `None` for as large as leaves some ten thousand positions.
    pub to: Option<u64>,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
}

/// Why there is no guess.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConjectureError {
    /// There is no such game, or it does not read heaps.
    #[error("{0}")]
    Game(ParseError),
    /// The game is not of a kind whose positions are numbers.
    #[error("{game}: {why}\n  for example: zermelo conjecture bash:3")]
    NotHeaps {
        /// The game.
        game: String,
        /// Why not.
        why: Message,
    },
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// A guess at the lost positions, or at the Grundy values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    /// What kind of rule it is: `modulus`, `saltus`, `differences`, `recurrence`, `equal values`, `xor of values`,
    /// `columns`, `Beatty pairs`.
    pub kind: &'static str,
    /// The rule in a sentence.
    pub rule: Message,
    /// Heaps up to this size were looked at.
    pub checked_to: u64,
    /// The first position that contradicts it.
    pub counterexample: Option<Vec<u64>>,
}

/// What was found by looking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conjecture {
    /// The game.
    pub game: String,
    /// How many heaps.
    pub heaps: usize,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// The largest heap.
    pub to: u64,
    /// How many positions were looked at.
    pub positions: usize,
    /// The first of the lost positions.
    pub lost: Vec<Vec<u64>>,
    /// How many there are.
    pub lost_count: usize,
    /// The guesses, those that hold first.
    pub guesses: Vec<Guess>,
    /// The language of the report.
    pub language: Language,
}

impl ConjectureError {
    /// The error as a message, for other languages; a game that cannot be read is told with its place elsewhere.
    pub fn message(&self) -> Message {
        match self {
            Self::Game(error) => Message::verbatim(error.to_string()),
            Self::NotHeaps { game, why } => message!(
                "{game}: {why}\n  for example: zermelo conjecture bash:3",
                game, why => why.clone()
            ),
            Self::Stopped(reason) => (*reason).into(),
        }
    }
}

/// At most this many lost positions are listed.
const MOST_LISTED: usize = 20;

/// Looks at the positions with heaps up to a size and guesses. About as long as it takes to find who wins them; the guesses
/// take O(positions) each.
///
/// `files` are those that the game's name may mean: rule files.
pub fn conjecture(
    question: &ConjectureQuestion,
    files: Option<&dyn Files>,
    limits: &Limits,
) -> Result<Conjecture, ConjectureError> {
    let data = Data::of(question, files, limits)?;
    let mut guesses = guess::guesses(&data);
    guesses.arrange_by_key(|guess| guess.counterexample.is_some());
    let lost: Vec<&Vec<u64>> = data.lost().collect();
    Ok(Conjecture {
        game: question.game.clone(),
        heaps: data.heaps,
        convention: question.convention,
        to: data.to,
        positions: data.positions.len(),
        lost: lost.iter().take(MOST_LISTED).map(|&position| position.clone()).collect(),
        lost_count: lost.len(),
        guesses,
        language: Language::English,
    })
}
