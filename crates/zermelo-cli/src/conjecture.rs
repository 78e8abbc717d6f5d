//! `zermelo conjecture`.

use crate::arguments::{Arguments, Conjecture};
use crate::limits::under_limits;
use crate::output::{Failure, language, print_report, say};
use crate::surroundings::ProgramFiles;
use zermelo::conjecture::{ConjectureError, ConjectureQuestion, conjecture};
use zermelo::game::Convention;

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
