//! `zermelo conjecture`.

use crate::arguments::{Arguments, Format};
use crate::limits::under_limits;
use crate::output::{Failure, language, print_report, say};
use crate::surroundings::ProgramFiles;
use clap::Args;
use zermelo::conjecture::{ConjectureError, ConjectureQuestion, conjecture};
use zermelo::game::Convention;

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// Guesses at the lost positions of a heap game, from the smaller ones, checked on the larger ones
#[derive(Args, Debug)]
#[command(
    after_help = "What is said is conjectured, not proved, and how far it was checked; a guess that fails comes with its\n\
    counterexample. Proofs of known rules: zermelo explain THEOREM --proof\n\n\
    Examples:\n  \
    zermelo conjecture bash:3\n  \
    zermelo conjecture subtraction:2,5,6 --to 10000\n  \
    zermelo conjecture fibonacci-nim\n  \
    zermelo conjecture wythoff\n  \
    zermelo conjecture nim --heaps 3\n  \
    zermelo conjecture bash:3 --heaps 2 --misere"
)]
pub(crate) struct Conjecture {
    /// The game, with its parameters
    #[arg(value_name = "GAME")]
    pub(crate) game: String,

    /// How many heaps [default: as few as the game has]
    #[arg(long, value_name = "N")]
    pub(crate) heaps: Option<usize>,

    /// The largest heap that is looked at [default: some ten thousand positions]
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<u64>,

    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
}

pub(crate) fn run(asked: &Conjecture, arguments: &Arguments) -> Result<u8, Failure> {
    let question = ConjectureQuestion {
        game: asked.game.clone(),
        heaps: asked.heaps,
        to: asked.to,
        convention: if asked.misere { Convention::Misere } else { Convention::Normal },
    };
    let found = under_limits(&arguments.shared, |limits| conjecture(&question, Some(&ProgramFiles), limits));
    let mut found = found.map_err(|error| match error {
        ConjectureError::Game(error) => error.into(),
        ConjectureError::Stopped(reason) => Failure::stopped(reason),
        error @ ConjectureError::NotHeaps { .. } => Failure::bad_input(say(&error.message())),
    })?;
    found.language = language();
    print_report(&found, arguments.shared.format)
}
