//! Games as numbers: what tables of every position are made from. The rules are those of the rule files under `games/`,
//! which the tests compare move by move; they are written again here since a table asks for tens of millions of
//! positions a second, and declared rules answer for some hundred thousand.

mod boards;
mod chess;
mod connect_four;
mod kalah;
mod l_game;
mod marks;
mod mills;
mod quixo;
mod ranks;
mod wanted;

pub use chess::ChessEndings;
pub use connect_four::ConnectFour;
pub use kalah::Kalah;
pub use l_game::LGame;
pub use marks::Marks;
pub use mills::Mills;
pub use quixo::Quixo;
pub use ranks::{Binomials, Placements};
pub(crate) use ranks::{gather, scatter};

use crate::game::{NumberedGame, ParseError, message, nearest};

/// The games of which there are tables: name, parameters, what they are.
pub const GAMES: &[(&str, &str, &str)] = &[
    ("connect-four", "WIDTHxHEIGHT[:K]", "stones fall into columns; K in a row win (4)"),
    ("marks", "ROWSxCOLUMNS:K", "m,n,k games: marks on free cells, K in a row win"),
    ("chess", "KRKR", "endings of up to five men"),
    ("kalah", "PITSxSEEDS", "seeds sown round a board, taken and stored"),
    ("l-game", "4x4", "two pieces like an L, and two stones"),
    (
        "mills",
        "MEN[:RULES]",
        "men's morris with 3 to 10 men; rules: squares, flying, lasker, strict, lenient, misere",
    ),
    ("quixo", "3x3 or 4x4", "cubes taken from the border and pushed in again"),
];

/// Opens a game by its name and parameters: `connect-four 5x4`.
pub fn open_numbered(text: &str) -> Result<Box<dyn NumberedGame>, ParseError> {
    let mut words = text.split_whitespace();
    let (name, parameters) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if let Some(more) = words.next() {
        return Err(ParseError::part(
            text,
            more,
            message!("nothing was expected here"),
            message!("for example: {example}", example = "connect-four 5x4"),
        ));
    }
    match name {
        "chess" => Ok(Box::new(ChessEndings::open(text, parameters)?)),
        "connect-four" => Ok(Box::new(ConnectFour::open(text, parameters)?)),
        "marks" => Ok(Box::new(Marks::open(text, parameters)?)),
        "kalah" => Ok(Box::new(Kalah::open(text, parameters)?)),
        "l-game" => Ok(Box::new(LGame::open(text, parameters)?)),
        "mills" => Ok(Box::new(Mills::open(text, parameters)?)),
        "quixo" => Ok(Box::new(Quixo::open(text, parameters)?)),
        _ => {
            let names = GAMES.iter().map(|game| game.0);
            let all: Vec<&str> = names.clone().collect();
            let guess = nearest(name, names).unwrap_or("connect-four");
            Err(ParseError::whole(
                text,
                message!("there are tables of {games}, and of rule files", games = all.join(", ")),
                message!("for example: {example}", example = format!("{guess} {}", example(guess))),
            ))
        }
    }
}

/// A board of the game of this name, `connect-four 5x4`, if there are tables of it.
pub(crate) fn example_of(name: &str) -> Option<String> {
    GAMES.iter().any(|game| game.0 == name).then(|| format!("{name} {}", example(name)))
}

/// Parameters that work.
fn example(name: &str) -> &'static str {
    match name {
        "chess" => "KRKR",
        "marks" => "3x3:3",
        "kalah" => "3x2",
        "l-game" | "quixo" => "4x4",
        "mills" => "5",
        _ => "5x4",
    }
}
