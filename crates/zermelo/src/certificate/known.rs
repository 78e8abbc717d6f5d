//! The games whose moves the checker makes itself, and how it writes their positions. For all others a certificate
//! carries the moves.

use crate::catalogue::{AnyGame, AnyPosition};
use crate::rulesets::graph::{Colour, Edge, HackenbushPosition};

/// A game as the checker calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KnownGame {
    /// The name with parameters.
    pub(super) name: String,
    /// Whether a position is a sum of the words that it is written in, and the checker knows it.
    pub(super) is_sum_of_words: bool,
    /// How positions are written.
    notation: PositionNotation,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PositionNotation {
    /// As the game prints them.
    Own,
    /// Hackenbush: a list of edges.
    Edges,
}

impl KnownGame {
    /// The checker's name for a game of the catalogue, which is called by its name with its parameters. `None` where the
    /// checker does not know the game.
    pub(super) fn find(name: &str) -> Option<Self> {
        let (head, parameters) = name.split_once(':').unwrap_or((name, ""));
        let is_sum_of_words = !matches!(head, "wythoff" | "chomp" | "krk" | "hackenbush");
        let own = |name: String| Some(Self { name, is_sum_of_words, notation: PositionNotation::Own });
        match (head, parameters) {
            ("nim" | "wythoff" | "chomp" | "domineering" | "clobber" | "krk", "")
            | ("tictactoe" | "toads-and-frogs", _) => own(name.to_owned()),
            ("subtraction", takes) if is_list(takes) => own(name.to_owned()),
            ("heaps", code) => own(format!("heaps:{}", plain_code(code)?)),
            ("kayles", "") => own("heaps:0.77".to_owned()),
            ("dawsons-kayles", "") => own("heaps:0.07".to_owned()),
            ("token", graph) if graph.contains('>') => own(name.to_owned()),
            ("hackenbush", "") => {
                Some(Self { name: name.to_owned(), is_sum_of_words, notation: PositionNotation::Edges })
            }
            _ => None,
        }
    }

    /// A position as the checker reads it.
    pub(super) fn print(&self, game: &dyn AnyGame, position: &AnyPosition) -> String {
        match self.notation {
            PositionNotation::Own => game.print(position),
            PositionNotation::Edges => edges(position.expect()),
        }
    }
}

/// `0-1l 1-2r`, or `nothing`.
fn edges(position: &HackenbushPosition) -> String {
    let edge = |edge: &Edge| {
        let [low, high] = edge.ends();
        let colour = match edge.colour() {
            Colour::Blue => 'l',
            Colour::Red => 'r',
            Colour::Green => 'e',
        };
        format!("{low}-{high}{colour}")
    };
    let edges: Vec<String> = position.edges().iter().map(edge).collect();
    if edges.is_empty() { "nothing".to_owned() } else { edges.join(" ") }
}

fn is_list(takes: &str) -> bool {
    takes.split(',').all(|take| !take.is_empty() && take.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A code of digits alone, `0.…` or `4.…`.
pub(super) fn plain_code(code: &str) -> Option<&str> {
    let (first, others) = code.split_once('.')?;
    let is_plain = matches!(first, "" | "0" | "4") && others.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_plain.then_some(code)
}
