//! `zermelo tree`.

use crate::arguments::{Arguments, Chooser, Tree};
use crate::output::{Failure, language, print_report, read_text};
use std::path::Path;
use zermelo::game::Player;
use zermelo::payoff::{PayoffTree, TreeReport};

pub(crate) fn run(tree: &Tree, arguments: &Arguments) -> Result<u8, Failure> {
    let text = match tree.tree.as_slice() {
        [only] if only == "-" => read_text(Path::new("-"))?,
        words => words.join(" "),
    };
    let read: PayoffTree = text.trim_end().parse()?;
    let read = read.with_mover(match tree.to_move {
        Chooser::Left => Player::Left,
        Chooser::Right => Player::Right,
    });
    print_report(&TreeReport::new(&read, tree.trace).in_language(language()), arguments.shared.format)
}
