//! Reading a move as people write it.

use super::{AnyGame, AnyPosition};
use crate::game::Player;

/// The move that a text means, by its place among `options`, which are those of `player`: its number in the list from 1
/// on, its name, or the position it leads to in any spelling that the game reads. `None` where it means none of them.
///
/// In games of one heap a bare number could be a position too; it is a place in the list where there is such a place.
pub fn read_move(
    game: &dyn AnyGame,
    position: &AnyPosition,
    player: Player,
    options: &[AnyPosition],
    text: &str,
) -> Option<usize> {
    let text = text.trim();
    let place = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(place) = place.filter(|&place| place < options.len()) {
        return Some(place);
    }
    let label = |option: &AnyPosition| game.move_label(position, option, player);
    let same = |name: &str| name.eq_ignore_ascii_case(text);
    let exactly = options.iter().position(|option| label(option) == text || game.print(option) == text);
    exactly.or_else(|| options.iter().position(|option| same(&label(option)))).or_else(|| {
        let (meant, _) = game.parse_question(text).ok()?;
        options.iter().position(|option| *option == meant)
    })
}
