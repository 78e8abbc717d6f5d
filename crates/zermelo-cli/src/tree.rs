//! `zermelo tree`.

use crate::arguments::{Arguments, Format};
use crate::output::{Failure, language, print_report, read_text};
use clap::{Args, ValueEnum};
use std::path::Path;
use zermelo::game::Player;
use zermelo::payoff::{PayoffTree, TreeReport};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// The value of a tree with payoffs at its ends, by minimax and by alpha-beta
#[derive(Args, Debug)]
#[command(
    after_help = "Children stand in parentheses, ends are whole numbers: what Right pays to Left. Left chooses the greatest,\n\
    Right the least, in turns. A name may stand before a parenthesis: A(B(3 5) C(2 9))\n\n\
    Examples:\n  \
    zermelo tree '((3 5) (2 9) (0 7))'\n  \
    zermelo tree '((3 5) (2 9) (0 7))' --trace\n  \
    zermelo tree 'A(B(3 5) C(2 9))' --to-move right\n  \
    zermelo tree - < tree.txt"
)]
#[expect(clippy::struct_field_names, reason = "the argument is called so, too")]
pub(crate) struct Tree {
    /// The tree; '-' is standard input
    #[arg(value_name = "TREE", required = true, allow_negative_numbers = true)]
    pub(crate) tree: Vec<String>,

    /// Who chooses at the root
    #[arg(long, value_enum, default_value_t = Chooser::Left)]
    pub(crate) to_move: Chooser,

    /// Tell what alpha-beta does, what it skips, and why
    #[arg(long)]
    pub(crate) trace: bool,
}

/// Who chooses at the root of a tree.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Chooser {
    /// Left, who wants the most
    Left,
    /// Right, who wants the least
    Right,
}

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
