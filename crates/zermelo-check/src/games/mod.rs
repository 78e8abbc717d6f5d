//! The games whose moves the checker makes itself. Written from their rules, as plainly as they can be said; nothing is
//! shared with the solver.

mod boards;
mod chess;
mod chomp;
pub(crate) mod code;
mod game;
pub(crate) mod hackenbush;
pub(crate) mod heaps;
mod sizes;
mod sum;
mod tic_tac_toe;
mod token;

pub use game::{Game, Position, Visit};
pub(crate) use game::{KEPT_POSITION, each_option, read, read_large};
pub(crate) use sizes::sizes;

/// The game of a name with its parameters; `None` where the checker does not know it.
pub fn find(game: &str) -> Option<Box<dyn Game>> {
    if game.contains(" + ") {
        return sum::Sum::of(game, find).map(|sum| Box::new(sum) as Box<dyn Game>);
    }
    let (name, parameters) = game.split_once(':').unwrap_or((game, ""));
    if parameters.is_empty() && game.ends_with(':') {
        return None;
    }
    Some(match (name, parameters) {
        ("nim", "") => Box::new(heaps::Heaps::nim()),
        ("heaps", code) => Box::new(heaps::Heaps::of_code(code)?),
        ("subtraction", takes) => Box::new(heaps::Heaps::subtraction(takes)?),
        ("wythoff", "") => Box::new(heaps::Wythoff),
        ("chomp", "") => Box::new(chomp::Chomp),
        ("domineering", "") => Box::new(boards::Domineering),
        ("clobber", "") => Box::new(boards::Clobber),
        ("toads-and-frogs", jump) => Box::new(boards::ToadsAndFrogs::new(jump)?),
        ("tictactoe", size) => Box::new(tic_tac_toe::TicTacToe::new(size)?),
        ("hackenbush", "") => Box::new(hackenbush::Hackenbush { only_green: false }),
        ("green-hackenbush", "") => Box::new(hackenbush::Hackenbush { only_green: true }),
        ("krk", "") => Box::new(chess::KingAndRook),
        ("token", graph) => Box::new(token::Token::new(graph)?),
        _ => return None,
    })
}
