//! Pictures in characters with the words below them.

use crate::catalogue::{AnyGame, AnyPosition};
use crate::game::Convention;
use crate::language::Language;

/// The game's own picture of a position, with its caption in a language below it. `None` where there is neither.
pub fn picture_in(
    language: Language,
    game: &dyn AnyGame,
    position: &AnyPosition,
    convention: Convention,
) -> Option<String> {
    let caption = game.caption(position);
    let lines =
        game.picture(position, convention).into_iter().chain(caption.iter().map(|line| language.say(line)));
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
