//! The games whose moves the checker makes itself. Written from their rules, as plainly as they can be said; nothing is
//! shared with the solver.

mod boards;
mod chess;
pub(crate) mod hackenbush;
pub(crate) mod heaps;
mod sum;
mod tic_tac_toe;
mod token;

pub(crate) use heaps::{code_digits, most_heaps, replace_by_code};

use crate::{Ending, Player};

/// A position in an encoding of its game: equal positions have equal bytes.
pub type Position = Box<[u8]>;

/// Bytes that a kept position takes beside its own, about.
pub(crate) const KEPT_POSITION: usize = 96;

/// The rules of a game.
pub trait Game {
    /// Reads a position in the notation of the solver.
    fn read(&self, text: &str) -> Result<Position, String>;

    /// Reads a position of which the options will not be listed: it may have too many.
    fn read_large(&self, text: &str) -> Result<Position, String> {
        self.read(text)
    }

    /// Writes a position.
    fn print(&self, position: &Position) -> String;

    /// Adds the positions that `player` can move to.
    fn options(&self, position: &Position, player: Player, options: &mut Vec<Position>);

    /// Whether a move of an impartial game leads from one position to another.
    fn is_move(&self, from: &Position, to: &Position) -> bool {
        let mut options = Vec::new();
        self.options(from, Player::Left, &mut options);
        options.contains(to)
    }

    /// The result for `to_move` where play stops by rule.
    fn ending(&self, _position: &Position, _to_move: Player) -> Option<Ending> {
        None
    }

    /// Whether play may stop while there are moves, so that the convention for a player without a move says nothing.
    fn ends_by_rule(&self) -> bool {
        false
    }

    /// Why it cannot be a player's turn.
    fn illegal(&self, _position: &Position, _to_move: Player) -> Option<&'static str> {
        None
    }

    /// Whether both players have the same moves and nobody wins by rule.
    fn is_impartial(&self) -> bool {
        false
    }

    /// The independent parts of a position of an impartial game, whose disjunctive sum it is.
    fn parts(&self, position: &Position) -> Vec<Position> {
        vec![position.clone()]
    }
}

/// The game of a name with its parameters; `None` where the checker does not know it.
pub fn find(game: &str) -> Option<Box<dyn Game>> {
    if game.contains(" + ") {
        return sum::Sum::of(game).map(|sum| Box::new(sum) as Box<dyn Game>);
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
        ("chomp", "") => Box::new(heaps::Chomp),
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

/// Bytes of a text as a position.
fn of_text(text: &str) -> Position {
    text.as_bytes().into()
}

/// A position that is its own text.
fn to_text(position: &Position) -> String {
    String::from_utf8_lossy(position).into_owned()
}
