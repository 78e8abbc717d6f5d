//! The games whose moves the checker makes itself, and how it writes their positions. For all others a certificate
//! carries the moves.

use crate::catalogue::{AnyGame, AnyPosition};
use crate::rulesets::board::ChompRows;
use crate::rulesets::graph::{Colour, Edge, HackenbushPosition};
use std::hash::{Hash, Hasher};

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

#[derive(Clone, PartialEq, Eq, Debug)]
enum PositionNotation {
    /// As the game prints them.
    Own,
    /// Heaps or tokens, whose order does not count: ascending.
    Sorted,
    /// The same without empty heaps, which do not count either.
    SortedWithoutZeros,
    /// Hackenbush: a list of edges.
    Edges,
    /// Chomp: the lengths of the rows.
    Rows,
    /// A sum: the summands, each in its own.
    Sum(Vec<KnownGame>),
}

impl KnownGame {
    /// A game of the catalogue as the checker calls it, by its name with its parameters. `None` where the checker does not
    /// know the game, or takes no heaps as large as those of the position.
    pub(super) fn find(name: &str, game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        const MOST_DIGITS: usize = 6;
        Self::with_numbers(name, game, position, MOST_DIGITS)
    }

    /// The same for claims that need no list of the options: heaps are as large as numbers may be.
    pub(super) fn of_any_size(name: &str, game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        const MOST_DIGITS: usize = 18;
        Self::with_numbers(name, game, position, MOST_DIGITS)
    }

    fn with_numbers(name: &str, game: &dyn AnyGame, position: &AnyPosition, digits: usize) -> Option<Self> {
        let known = Self::by_name(name, game, position)?;
        known.fits(game, position, digits).then_some(known)
    }

    /// The name of a game of which the checker does not make the moves: never one that it knows.
    pub(super) fn carried_name(name: &str, game: &dyn AnyGame, position: &AnyPosition) -> String {
        let is_known = Self::by_name(name, game, position).is_some();
        if is_known { format!("large {name}") } else { name.to_owned() }
    }

    /// Whether the checker takes numbers as large as these.
    fn fits(&self, game: &dyn AnyGame, position: &AnyPosition, digits: usize) -> bool {
        const MOST_SUMMANDS: usize = 256;
        match &self.notation {
            PositionNotation::Sum(summands) => {
                let parts = summands.iter().zip(game.summands()).zip(summand_positions(game, position));
                summands.len() <= MOST_SUMMANDS
                    && parts
                        .into_iter()
                        .all(|((known, summand), part)| known.fits(summand.game.as_ref(), part, digits))
            }
            PositionNotation::Sorted | PositionNotation::SortedWithoutZeros
                if !self.name.starts_with("token") =>
            {
                self.print(game, position).split(' ').all(|word| word.len() <= digits)
            }
            _ => true,
        }
    }

    /// A sum of games that the checker knows.
    fn sum(game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        if game.has_endings() {
            return None;
        }
        let parts = game.summands().iter().zip(summand_positions(game, position));
        let known = parts.map(|(summand, part)| Self::by_name(&summand.name, summand.game.as_ref(), part));
        let summands = known.collect::<Option<Vec<_>>>()?;
        let names: Vec<&str> = summands.iter().map(|known| known.name.as_str()).collect();
        let name = names.join(" + ");
        Some(Self { name, is_sum_of_words: false, notation: PositionNotation::Sum(summands) })
    }

    fn by_name(name: &str, game: &dyn AnyGame, position: &AnyPosition) -> Option<Self> {
        if !game.summands().is_empty() {
            return Self::sum(game, position);
        }
        let (head, parameters) = name.split_once(':').unwrap_or((name, ""));
        let is_sum_of_words = !matches!(head, "wythoff" | "chomp" | "krk" | "hackenbush");
        let notation = match head {
            "wythoff" | "token" => PositionNotation::Sorted,
            "domineering" | "clobber" | "krk" | "tictactoe" | "toads-and-frogs" => PositionNotation::Own,
            "chomp" => PositionNotation::Rows,
            _ => PositionNotation::SortedWithoutZeros,
        };
        let own = |name: String| Some(Self { name, is_sum_of_words, notation });
        match (head, parameters) {
            ("nim" | "wythoff" | "chomp" | "domineering" | "clobber" | "krk", "")
            | ("tictactoe" | "toads-and-frogs", _) => own(name.to_owned()),
            ("subtraction", takes) if is_list(takes) => own(name.to_owned()),
            ("heaps", code) => own(format!("heaps:{}", plain_code(code)?)),
            ("bash", most) => own(format!("subtraction:{}", up_to(most)?)),
            ("kayles", "") => own("heaps:0.77".to_owned()),
            ("dawsons-kayles", "") => own("heaps:0.07".to_owned()),
            ("dawsons-chess", "") => own("heaps:0.137".to_owned()),
            ("guiles", "") => own("heaps:0.15".to_owned()),
            ("officers", "") => own("heaps:0.6".to_owned()),
            ("treblecross-heaps", "") => own("heaps:0.007".to_owned()),
            ("token", graph) if graph.contains('>') && has_plain_names(graph) => own(name.to_owned()),
            ("hackenbush", "") => {
                let is_green = position.expect::<HackenbushPosition>().is_green();
                let name = if is_green { "green-hackenbush" } else { name }.to_owned();
                Some(Self { name, is_sum_of_words, notation: PositionNotation::Edges })
            }
            _ => None,
        }
    }

    /// A position as the checker reads it.
    pub(super) fn print(&self, game: &dyn AnyGame, position: &AnyPosition) -> String {
        match &self.notation {
            PositionNotation::Own => game.print(position),
            PositionNotation::Sorted => sorted(&game.print(position), |_| true),
            PositionNotation::SortedWithoutZeros => sorted(&game.print(position), |word| word != "0"),
            PositionNotation::Edges => edges(position.expect()),
            PositionNotation::Rows => {
                let rows: Vec<String> = position.expect::<ChompRows>().iter().map(u32::to_string).collect();
                rows.join(" ")
            }
            PositionNotation::Sum(summands) => {
                let parts = summands.iter().zip(game.summands()).zip(summand_positions(game, position));
                let texts = parts.map(|((known, summand), part)| known.print(summand.game.as_ref(), part));
                texts.collect::<Vec<_>>().join(" + ")
            }
        }
    }
}

/// The positions of the summands of a sum; none for other games.
pub(super) fn summand_positions<'a>(game: &dyn AnyGame, position: &'a AnyPosition) -> &'a [AnyPosition] {
    if game.summands().is_empty() { &[] } else { position.expect::<Vec<AnyPosition>>() }
}

/// `1,2,3` for 3.
fn up_to(most: &str) -> Option<String> {
    const MOST_TAKES: u32 = 1000;
    let most = most.parse().ok().filter(|most| (1..=MOST_TAKES).contains(most))?;
    Some((1..=most).map(|take| take.to_string()).collect::<Vec<_>>().join(","))
}

/// Words in ascending order, shorter ones first; `0` where none is left.
fn sorted(text: &str, counts: impl Fn(&str) -> bool) -> String {
    let mut words: Vec<&str> = text.split(' ').filter(|word| counts(word)).collect();
    words.sort_by_key(|word| (word.len(), *word));
    if words.is_empty() { "0".to_owned() } else { words.join(" ") }
}

/// A position with its text, by which it is told apart: positions that the checker writes alike are one.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub(super) position: AnyPosition,
    pub(super) text: String,
}

impl Written {
    pub(super) fn new(known: Option<&KnownGame>, game: &dyn AnyGame, position: AnyPosition) -> Self {
        let text = known.map_or_else(|| game.print(&position), |known| known.print(game, &position));
        Self { position, text }
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Written {}

impl Hash for Written {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
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

/// Whether no vertex has the name of a sign of sums.
fn has_plain_names(graph: &str) -> bool {
    !graph.split(['>', ',']).any(|name| matches!(name, "-" | "+"))
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
