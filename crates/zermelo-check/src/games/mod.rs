//! The games whose moves the checker makes itself. Written from their rules, as plainly as they can be said; nothing is
//! shared with the solver.

mod arc_kayles;
mod boards;
mod cakes;
mod chess;
mod chomp;
pub(crate) mod code;
mod colouring;
mod declared;
mod game;
pub(crate) mod hackenbush;
pub(crate) mod heaps;
mod joint_numbers;
mod pairs;
mod sizes;
mod sum;
mod thirty_one;
mod tic_tac_toe;
mod token;
mod tokens_back;
mod toppling;
mod turning;

use crate::limits::Meter;
use crate::verdict::Failure;

pub use game::{Game, Position, Visit};
pub(crate) use game::{KEPT_POSITION, each_option, read, read_large};
pub(crate) use sizes::sizes;

/// The game of a name with its parameters; `None` where the checker does not know it. Rules that are declared wrongly are an
/// error: nobody's moves are taken on trust for them.
pub fn find(game: &str, meter: &Meter) -> Result<Option<Box<dyn Game>>, Failure> {
    let names = summands(game);
    if names.len() > 1 {
        let sum = sum::Sum::of(&names, meter, find)?;
        return Ok(sum.map(|sum| Box::new(sum) as Box<dyn Game>));
    }
    match game.strip_prefix(DECLARED) {
        Some(rules) => declared::find(rules, meter).map(Some),
        None => Ok(find_built_in(game)),
    }
}

/// What stands before rules that are declared.
const DECLARED: &str = "declared:";

/// The names in a sum of games.
fn summands(game: &str) -> Vec<&str> {
    const PLUS: &str = " + ";
    let mut found = Vec::new();
    let mut rest = game;
    loop {
        // Texts in declared rules may hold anything.
        let declared =
            rest.strip_prefix(DECLARED).map_or(0, |rules| DECLARED.len() + declared::length(rules));
        match rest[declared..].find(PLUS) {
            Some(length) => {
                found.push(&rest[..declared + length]);
                rest = &rest[declared + length + PLUS.len()..];
            }
            None => {
                found.push(rest);
                return found;
            }
        }
    }
}

/// Whether the rules of a game, or of a summand, stand in its name.
pub(crate) fn is_declared(game: &str) -> bool {
    summands(game).iter().any(|name| name.starts_with(DECLARED))
}

/// A game in words: declared rules by what they are called.
pub(crate) fn in_words(game: &str) -> String {
    let names = summands(game);
    let words = names.into_iter().map(|name| match name.strip_prefix(DECLARED) {
        Some(rules) => declared::name(rules),
        None => name.to_owned(),
    });
    words.collect::<Vec<_>>().join(" + ")
}

fn find_built_in(game: &str) -> Option<Box<dyn Game>> {
    let (name, parameters) = game.split_once(':').unwrap_or((game, ""));
    if parameters.is_empty() && game.ends_with(':') {
        return None;
    }
    Some(match (name, parameters) {
        ("nim", "") => Box::new(heaps::Heaps::nim()),
        ("heaps", code) => Box::new(heaps::Heaps::of_code(code)?),
        ("subtraction", takes) => Box::new(heaps::Heaps::subtraction(takes)?),
        ("wythoff" | "wyt-queens", "") => Box::new(pairs::Wythoff::new()),
        ("generalised-wythoff", bound) => Box::new(pairs::Wythoff::generalised(bound)?),
        ("euclid", "") => Box::new(pairs::Euclid),
        ("fibonacci-nim", "") => Box::new(pairs::FibonacciNim),
        ("largest-nim", "") => Box::new(joint_numbers::JointNumbers::LargestNim),
        ("smallest-nim", "") => Box::new(joint_numbers::JointNumbers::SmallestNim),
        ("silver-dollar", "") => Box::new(joint_numbers::JointNumbers::SilverDollar),
        ("turning-turtles", "") => Box::new(turning::Turning::new("1-2")?),
        ("mock-turtles", "") => Box::new(turning::Turning::new("1-3")?),
        ("twins", "") => Box::new(turning::Turning::new("2")?),
        ("ruler", "") => Box::new(turning::Turning::new("1+C")?),
        ("turning", rule) => Box::new(turning::Turning::new(rule)?),
        ("turning-product", rules) => Box::new(turning::Turning::product(rules)?),
        ("31", most) => Box::new(thirty_one::ThirtyOne::new(most)?),
        ("add-back", rules) => Box::new(tokens_back::AddBack::new(rules)?),
        ("fair-shares", "") => Box::new(tokens_back::FairShares),
        ("poker-nim", "") => Box::new(tokens_back::PokerNim),
        ("cutcake", "") => Box::new(cakes::Cakes::Cutcake),
        ("maundy-cake", "") => Box::new(cakes::Cakes::MaundyCake),
        ("wall-making", "") => Box::new(boards::WallMaking),
        ("chomp", "") => Box::new(chomp::Chomp),
        ("domineering", "") => Box::new(boards::Domineering),
        ("clobber", "") => Box::new(boards::Clobber),
        ("nogo", "") => Box::new(boards::NoGo),
        ("toads-and-frogs", jump) => Box::new(boards::ToadsAndFrogs::new(jump)?),
        ("sliding-toads", rules) => Box::new(boards::ToadsAndFrogs::sliding(rules)?),
        ("toppling-dominoes", "") => Box::new(toppling::TopplingDominoes),
        ("tictactoe", size) => Box::new(tic_tac_toe::TicTacToe::new(size)?),
        ("hackenbush", "") => Box::new(hackenbush::Hackenbush::Any),
        ("green-hackenbush", "") => Box::new(hackenbush::Hackenbush::Green),
        ("childish-hackenbush", "") => Box::new(hackenbush::Hackenbush::Childish),
        ("partizan-arc-kayles", "") => Box::new(arc_kayles::ArcKayles),
        ("col", "") => Box::new(colouring::Colouring::Vertices(colouring::Closing::Col)),
        ("snort", "") => Box::new(colouring::Colouring::Vertices(colouring::Closing::Snort)),
        ("fjords", "") => Box::new(colouring::Colouring::Vertices(colouring::Closing::Fjords)),
        ("node-kayles", "") => Box::new(colouring::Colouring::Vertices(colouring::Closing::NodeKayles)),
        ("arc-kayles", "") => Box::new(colouring::Colouring::Edges),
        ("krk", "") => Box::new(chess::KingAndMan::Rook),
        ("kqk", "") => Box::new(chess::KingAndMan::Queen),
        ("token", graph) => Box::new(token::Token::new(graph)?),
        _ => return None,
    })
}
