//! Explicit games as JSON:
//!
//! ```json
//! { "positions": ["a", "b", "c"],
//!   "moves": { "both": [["a", "b"]], "left": [["b", "c"]], "right": [] },
//!   "endings": [{ "position": "c", "to_move": "right", "result": "loss" }],
//!   "start": "a" }
//! ```
//!
//! `moves` may also be a plain list of pairs, moves of both players. Names are texts or whole numbers. When
//! `positions` is there it lists them all, and a move to any other name is an error; without it positions are
//! what the moves mention. `to_move` is `left`, `right` or `both` (the default).

use super::builder::Room;
use super::edge_list::shorten;
use super::{ExplicitGame, GraphBuilder, GraphError, MovedBy, ending_from_word};
use crate::Player;
use crate::{Message, message};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A game as it is written, on lines of their own the positions, the moves and the endings, so that reading it gives the same. O(V + E).
pub fn display(game: &ExplicitGame) -> impl fmt::Display {
    fmt::from_fn(move |out| write(game, out))
}

fn write(game: &ExplicitGame, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    let name = |vertex: u32| serde_json::Value::from(game.names().name(vertex));
    let vertices = || 0..game.vertex_count() as u32;
    let list = |items: Vec<String>| items.join(", ");
    let moves = |keep: &dyn Fn(u32, u32) -> bool, player: Player| {
        let row = |from: u32| {
            let to = game.moves_of(player).row(from).iter().filter(move |&&to| keep(from, to));
            to.map(move |&to| format!("[{},{}]", name(from), name(to)))
        };
        list(vertices().flat_map(row).collect())
    };
    let is_of = |player: Player, from: u32, to: u32| game.moves_of(player).row(from).contains(&to);
    writeln!(
        out,
        "{{\"positions\": [{}],",
        list(vertices().map(|vertex| name(vertex).to_string()).collect())
    )?;
    writeln!(out, " \"moves\": {{")?;
    let both = moves(&|from, to| is_of(Player::Right, from, to), Player::Left);
    writeln!(out, "  \"both\": [{both}],")?;
    let left = moves(&|from, to| !is_of(Player::Right, from, to), Player::Left);
    writeln!(out, "  \"left\": [{left}],")?;
    let right = moves(&|from, to| !is_of(Player::Left, from, to), Player::Right);
    writeln!(out, "  \"right\": [{right}]}},")?;
    let ending = |vertex: u32| {
        Player::BOTH.into_iter().filter_map(move |player| {
            let (mover, result) = (player.to_string().to_lowercase(), game.ending_at(vertex, player)?.word());
            let position = name(vertex);
            Some(format!("{{\"position\":{position},\"to_move\":\"{mover}\",\"result\":\"{result}\"}}"))
        })
    };
    write!(out, " \"endings\": [{}]", list(vertices().flat_map(ending).collect()))?;
    if let Some(start) = game.start() {
        write!(out, ",\n \"start\": {}", name(start))?;
    }
    writeln!(out, "}}")
}

const EXAMPLE: &str = r#"{"moves": {"both": [["a", "b"]], "left": [["b", "c"]]}, "start": "a",
  "endings": [{"position": "c", "to_move": "right", "result": "draw"}]}"#;

/// Moves between two looks at the memory.
const MOVES_BETWEEN_CHECKS: usize = 1 << 12;

/// Reads a game. O(length).
pub fn read(text: &str) -> Result<ExplicitGame, GraphError> {
    read_within(text, Room::default())
}

/// The same within this room.
pub(super) fn read_within(text: &str, room: Room) -> Result<ExplicitGame, GraphError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('[') {
        let hint = message!(
            "put the moves into an object, for example: {example}",
            example = r#"{"moves": [["a", "b"]]}"#
        );
        return Err(GraphError::syntax(1, message!("a list is not a game"), hint));
    }
    // The lists are there beside the game that is made of them. A name has a comma or a bracket after it, and most have a comma.
    let commas = text.bytes().filter(|&byte| byte == b',').count();
    let lists = (commas * size_of::<Name<'_>>()) as u64;
    let left = room.beside(lists)?;
    let file: GraphFile<'_> = serde_json::from_str(text).map_err(|error| {
        let what = error.to_string();
        let message = what.split(" at line ").next().unwrap_or(&what);
        let message = match message {
            "trailing characters" => message!("there is more after the closing brace"),
            "missing field `moves`" => message!("the list \"moves\" is missing"),
            other => Message::from(other),
        };
        let message = message!("{message}, column {column}", message => message, column = error.column());
        GraphError::syntax(
            error.line().max(1),
            message,
            message!("for example: {example}", example = EXAMPLE),
        )
    })?;
    let mut builder = GraphBuilder::for_input(text.len()).within(left);
    let closed = file.positions.is_some();
    for name in file.positions.iter().flatten() {
        builder.vertex(&name.text());
    }
    let (both, left, right) = match file.moves {
        MoveLists::Both(both) => (both, Vec::new(), Vec::new()),
        MoveLists::Each(MovesByPlayer { both, left, right }) => (both, left, right),
    };
    for (list, word) in [(both, "both"), (left, "left"), (right, "right")] {
        let by = MovedBy::from_word(word).expect("the three words name players");
        for (index, Pair(from, to)) in list.iter().enumerate() {
            let place = || message!("move {number} of \"{word}\"", number = index + 1, word);
            let from = vertex(&mut builder, from, closed, place)?;
            let to = vertex(&mut builder, to, closed, place)?;
            builder.add_move(from, to, by);
            if index % MOVES_BETWEEN_CHECKS == 0 {
                builder.check_room()?;
            }
        }
    }
    for (index, ending) in file.endings.iter().enumerate() {
        let place = || message!("ending {number}", number = index + 1);
        let at = vertex(&mut builder, &ending.position, true, place)?;
        let unknown = |word: &str, wanted: &str| {
            let word = shorten(word);
            let message =
                message!("{place}: '{word}' is not one of {wanted}", place => place(), word, wanted);
            let example = r#"{"position": "c", "to_move": "left", "result": "loss"}"#;
            GraphError::syntax(1, message, message!("for example: {example}", example))
        };
        let to_move = MovedBy::from_word(&ending.to_move)
            .ok_or_else(|| unknown(&ending.to_move, "left, right, both"))?;
        let result =
            ending_from_word(&ending.result).ok_or_else(|| unknown(&ending.result, "win, loss, draw"))?;
        builder.add_ending(at, to_move, result)?;
    }
    if let Some(start) = &file.start {
        let start = vertex(&mut builder, start, true, || Message::verbatim("\"start\""))?;
        builder.set_start(start);
    }
    builder.build()
}

fn vertex(
    builder: &mut GraphBuilder,
    name: &Name<'_>,
    closed: bool,
    place: impl Fn() -> Message,
) -> Result<u32, GraphError> {
    let name = name.text();
    if closed && builder.names().vertex(&name).is_none() {
        return Err(GraphError::syntax(
            1,
            message!("{place}: there is no position '{name}'", place => place(), name = shorten(&name)),
            message!("name it in \"positions\"; without \"positions\" they are what the moves mention"),
        ));
    }
    Ok(builder.vertex(&name))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with moves, and where wanted positions, endings, start")]
struct GraphFile<'a> {
    #[serde(borrow)]
    positions: Option<Vec<Name<'a>>>,
    #[serde(borrow)]
    moves: MoveLists<'a>,
    #[serde(borrow, default)]
    endings: Vec<EndingLine<'a>>,
    #[serde(borrow)]
    start: Option<Name<'a>>,
}

type MoveList<'a> = Vec<Pair<'a>>;

/// From and to.
struct Pair<'a>(Name<'a>, Name<'a>);

impl<'de: 'a, 'a> Deserialize<'de> for Pair<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PairVisitor;

        impl<'de> Visitor<'de> for PairVisitor {
            type Value = Pair<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move, a pair of names")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let wrong = |length| A::Error::invalid_length(length, &self);
                let from = list.next_element()?.ok_or_else(|| wrong(0))?;
                let to = list.next_element()?.ok_or_else(|| wrong(1))?;
                match list.next_element::<Name>()? {
                    None => Ok(Pair(from, to)),
                    Some(_) => Err(wrong(3)),
                }
            }
        }

        deserializer.deserialize_seq(PairVisitor)
    }
}

/// The two forms of "moves". Told apart by a visitor and not by an untagged enum, which would buffer the list and
/// forget the line numbers.
enum MoveLists<'a> {
    Both(MoveList<'a>),
    Each(MovesByPlayer<'a>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with the lists both, left, right")]
struct MovesByPlayer<'a> {
    #[serde(borrow, default)]
    both: MoveList<'a>,
    #[serde(borrow, default)]
    left: MoveList<'a>,
    #[serde(borrow, default)]
    right: MoveList<'a>,
}

impl<'de: 'a, 'a> Deserialize<'de> for MoveLists<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MovesVisitor;

        impl<'de> Visitor<'de> for MovesVisitor {
            type Value = MoveLists<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of moves or an object with the lists both, left, right")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
                Deserialize::deserialize(SeqAccessDeserializer::new(list)).map(MoveLists::Both)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                Deserialize::deserialize(MapAccessDeserializer::new(map)).map(MoveLists::Each)
            }
        }

        deserializer.deserialize_any(MovesVisitor)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an ending, an object with position, to_move and result")]
struct EndingLine<'a> {
    #[serde(borrow)]
    position: Name<'a>,
    #[serde(borrow, default = "both")]
    to_move: Cow<'a, str>,
    #[serde(borrow)]
    result: Cow<'a, str>,
}

fn both() -> Cow<'static, str> {
    Cow::Borrowed("both")
}

/// A name, as text or as a number.
enum Name<'a> {
    Number(u64),
    Text(Cow<'a, str>),
}

impl<'de: 'a, 'a> Deserialize<'de> for Name<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor;

        impl<'de> Visitor<'de> for NameVisitor {
            type Value = Name<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a position, a text or a whole number")
            }

            fn visit_u64<E>(self, number: u64) -> Result<Self::Value, E> {
                Ok(Name::Number(number))
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Name::Text(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Name::Text(Cow::Owned(text.to_owned())))
            }
        }

        deserializer.deserialize_any(NameVisitor)
    }
}

impl Name<'_> {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Number(number) => Cow::Owned(number.to_string()),
            Self::Text(text) => Cow::Borrowed(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Ending, Player, Ruleset};
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let moves: Vec<String> = (0..10_000).map(|number| format!("[{number},{}]", number + 1)).collect();
        let text = format!("{{\"moves\":[{}]}}", moves.join(","));
        // The lists alone take more, or the game beside them does.
        for limit in [300_000, 500_000] {
            assert!(
                matches!(read_within(&text, Room::bytes(limit)), Err(GraphError::Memory { .. })),
                "{limit}"
            );
        }
        assert!(read_within(&text, Room::bytes(2_000_000)).is_ok());
    }

    #[test]
    fn all_keys() {
        let game = read(
            r#"{"positions": ["a", "b", 3], "moves": {"both": [["a", "b"]], "left": [["b", 3]]},
                "endings": [{"position": 3, "to_move": "right", "result": "win"}], "start": "a"}"#,
        )
        .unwrap();
        assert_eq!(game.start(), Some(0));
        assert_eq!(game.ending_at(2, Player::Right), Some(Ending::Win));
        assert_eq!(game.ending_at(2, Player::Left), None);
        assert!(!game.is_impartial());
    }

    #[test]
    fn moves_written_for_each_player_alike_are_impartial() {
        let game = read(r#"{"moves": {"left": [[1, 2], [2, 3]], "right": [[2, 3], [1, 2]]}}"#).unwrap();
        assert!(game.is_impartial());
        assert_eq!(game.move_count(), 2);
    }

    #[test]
    fn moves_after_an_ending_do_not_count() {
        let game = read(
            r#"{"moves": {"both": [["a", "b"]], "left": [["b", "a"]]},
                "endings": [{"position": "b", "result": "draw"}]}"#,
        )
        .unwrap();
        assert!(game.is_impartial() && game.is_loop_free());
        assert_eq!(game.move_count(), 1);
        let half = read(
            r#"{"moves": [["a", "b"]], "endings": [{"position": "a", "to_move": "left", "result": "win"}]}"#,
        );
        let half = half.unwrap();
        assert_eq!([Player::Left, Player::Right].map(|player| half.moves_of(player).edge_count()), [0, 1]);
    }

    #[test]
    fn errors_name_the_place() {
        let message = |text: &str| read(text).unwrap_err().to_string();
        assert!(message(r#"{"moves": [["a", "b"], ["b""#).starts_with("line 1: EOF while parsing"));
        assert!(message(r#"{"positions": ["a"], "moves": [["a", "b"]]}"#).contains("move 1 of \"both\""));
        assert!(message(r#"{"moves": [], "start": "a"}"#).contains("\"start\": there is no position 'a'"));
        assert!(
            message(r#"{"moves": [["a","b"]], "endings": [{"position": "a", "result": "tie"}]}"#)
                .contains("ending 1: 'tie'")
        );
        assert!(
            message(
                r#"{"moves": [["a","b"]], "endings": [{"position": "a", "result": "win"},
                {"position": "a", "to_move": "left", "result": "loss"}]}"#
            )
            .contains("contradictory endings: a, Left to move, is said to be a win and a loss")
        );
        assert!(message("{\"moves\":\n [[1.5, 2]]}").starts_with("line 2"));
        assert!(message(r#"{"moves": {"rihgt": []}}"#).contains("rihgt"));
        assert!(message(&"[".repeat(100_000)).starts_with("line 1"));
        for (text, start) in [
            (
                r#"{"moves": [["a"]]}"#,
                "line 1: invalid length 1, expected a move, a pair of names, column 16",
            ),
            (r#"{"moves": [["a", "b", "c"]]}"#, "line 1: invalid length 3, expected a move, a pair of names"),
            ("{}", "line 1: the list \"moves\" is missing, column 2"),
            (r#"{"moves": []} x"#, "line 1: there is more after the closing brace"),
            (r#"[["a", "b"]]"#, "line 1: a list is not a game"),
            (r#"{"moves": []}"#, "the graph has no positions"),
        ] {
            assert!(message(text).starts_with(start), "{text}: {}", message(text));
        }
    }
}
