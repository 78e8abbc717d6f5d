//! Explicit games as lists of edges, one move a line.
//!
//! The plain form has `u v` for a move of both players from `u` to `v`, `u v left` or `u v right` for a move of
//! one of them, and a lone `u` for a position. Names are any text without blanks, or stand in quotes; `#` starts a
//! comment. `u -> v` and `u, v` are moves as well. The counted form of contests is read in `counted.rs`.

use super::builder::Room;
use super::edge_line::{self, CommaReading, Line};
use super::names::{NO_NUMBER, Word};
use super::quoting::quoted;
use super::{ExplicitGame, GraphBuilder, GraphError, MovedBy};
use crate::Player;
use crate::message;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub use super::counted::{read_counted, read_counted_edges};

/// Reads the plain form. O(length).
pub fn read(text: &str) -> Result<ExplicitGame, GraphError> {
    read_within(text, Room::default())
}

/// The same within this room.
pub(super) fn read_within(text: &str, room: Room) -> Result<ExplicitGame, GraphError> {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = Reader {
        text,
        line: 0,
        builder: GraphBuilder::for_input(text.len()).within(room),
        batch: Batch::default(),
        commas: [None; 2],
        odd_position: None,
    };
    reader.read_lines()?;
    reader.check_readings()?;
    reader.builder.build()
}

/// Whether a list of moves would be a graph in the [counted](read_counted) form as well. O(length), and in most cases much less.
pub fn looks_counted(text: &str) -> bool {
    read_counted_edges(text.as_bytes()).is_ok()
}

/// The plain form of a game without endings, as it is written, so that reading it gives the same positions and moves. O(V + E).
pub fn display(game: &ExplicitGame) -> impl fmt::Display {
    fmt::from_fn(move |out| write(game, out))
}

fn write(game: &ExplicitGame, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    for vertex in 0..game.vertex_count() as u32 {
        let from = game.names().name(vertex);
        let from = quoted(&from);
        let rows = Player::each(|player| game.moves_of(player).row(vertex));
        let is_mentioned = !rows[0].is_empty() || !rows[1].is_empty();
        if !is_mentioned {
            writeln!(out, "{from}")?;
        }
        for &to in rows[0] {
            let name = game.names().name(to);
            let by = if rows[1].contains(&to) { "" } else { " left" };
            writeln!(out, "{from} {}{by}", quoted(&name))?;
        }
        for &to in rows[1].iter().filter(|to| !rows[0].contains(to)) {
            let name = game.names().name(to);
            writeln!(out, "{from} {} right", quoted(&name))?;
        }
    }
    Ok(())
}

/// What a byte can be in a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Blank,
    End,
    Digit,
    /// A part of a name.
    Name,
    /// A mark that [`edge_line`] looks at.
    Mark,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Name; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b' ' | b'\t' | b'\r' | b'\x0C' => Class::Blank,
            b'\n' => Class::End,
            b'0'..=b'9' => Class::Digit,
            // The last is the first byte of an arrow.
            b'"' | b'#' | b',' | b';' | b'>' | 0..0x20 | 0x7F | 0xE2 => Class::Mark,
            _ => Class::Name,
        };
        byte += 1;
    }
    classes
};

/// Plain lines are put down in batches of this many.
const BATCH: usize = 64;

/// Moves whose names have been found in the text, but not looked up.
#[derive(Default)]
struct Batch {
    /// Both names of each move.
    words: Vec<Word>,
    by: Vec<MovedBy>,
    vertices: Vec<u32>,
}

struct Reader<'a> {
    text: &'a str,
    /// The line read last, from 1.
    line: usize,
    builder: GraphBuilder,
    batch: Batch,
    /// The first lines where a comma stands between names, and where it belongs to one.
    commas: [Option<usize>; 2],
    /// The first line with a lone name that may have been meant as a move, and that name.
    odd_position: Option<(usize, &'a str)>,
}

impl Reader<'_> {
    fn read_lines(&mut self) -> Result<(), GraphError> {
        let mut at = 0;
        while at < self.text.len() {
            self.line += 1;
            match plain_move(self.text.as_bytes(), at) {
                Some((words, by, end)) => {
                    self.batch.words.extend(words);
                    self.batch.by.push(by);
                    if self.batch.by.len() == BATCH {
                        self.flush()?;
                    }
                    at = end + 1;
                }
                None => at = self.read_other_line(at)?,
            }
        }
        self.flush()
    }

    /// Puts the moves of the batch into the graph.
    fn flush(&mut self) -> Result<(), GraphError> {
        let Batch { words, by, vertices } = &mut self.batch;
        self.builder.vertices_of(self.text, words, vertices);
        for (ends, &by) in vertices.chunks_exact(2).zip(&*by) {
            self.builder.add_move(ends[0], ends[1], by);
        }
        words.clear();
        by.clear();
        self.builder.check_room()
    }

    /// Reads a line that starts at this byte and is not just a move, and gives the start of the next.
    fn read_other_line(&mut self, start: usize) -> Result<usize, GraphError> {
        self.flush()?;
        let rest = &self.text[start..];
        let length = rest.find('\n').unwrap_or(rest.len());
        let content = &rest[..length];
        let read = edge_line::read(content)
            .map_err(|(message, hint)| GraphError::syntax(self.line, message, hint))?;
        if let Some(reading) = read.comma {
            self.commas[usize::from(reading == CommaReading::PartOfName)].get_or_insert(self.line);
        }
        match read.line {
            Line::Nothing => {}
            Line::Position(name) => {
                if self.odd_position.is_none() && looks_like_a_move(&name) && !content.contains('"') {
                    self.odd_position = Some((self.line, content.trim()));
                }
                self.builder.vertex(&name);
            }
            Line::Move { from, to, by } => {
                let (from, to) = (self.builder.vertex(&from), self.builder.vertex(&to));
                self.builder.add_move(from, to, by);
            }
        }
        Ok(start + length + 1)
    }

    /// Whether the lines, taken together, can be read in one way only.
    fn check_readings(&self) -> Result<(), GraphError> {
        if let [Some(separator), Some(part)] = self.commas {
            let message = message!(
                "a comma stands between names in line {separator}, and inside a name here",
                separator
            );
            let hint = message!("put names with a comma in quotes: \"0,1\" \"0,2\"");
            return Err(GraphError::syntax(part, message, hint));
        }
        match self.odd_position {
            Some((line, name)) if !self.builder.has_moves() => Err(GraphError::syntax(
                line,
                message!("no line has a move; '{name}' is one name", name = shorten(name)),
                message!("write one move a line: u v"),
            )),
            _ => Ok(()),
        }
    }
}

/// Whether a name has a mark between letters or digits that may have been meant to divide two names.
fn looks_like_a_move(name: &str) -> bool {
    let is_inside = |at: usize| at > 0 && at + 1 < name.len();
    name.bytes().enumerate().any(|(at, byte)| b"-:|/=~&".contains(&byte) && is_inside(at))
}

/// The move in the line that starts at this byte, and the end of the line, when it is names and blanks only.
#[inline]
fn plain_move(bytes: &[u8], start: usize) -> Option<([Word; 2], MovedBy, usize)> {
    let (from, at) = next_word(bytes, start)?;
    let (to, at) = next_word(bytes, at)?;
    let at = skip_blanks(bytes, at);
    if bytes.get(at).is_none_or(|&byte| byte == b'\n') {
        return Some(([from, to], MovedBy::Both, at));
    }
    let (word, at) = next_word(bytes, at)?;
    let by = match &bytes[word.start..word.end] {
        b"left" => MovedBy::Only(crate::Player::Left),
        b"right" => MovedBy::Only(crate::Player::Right),
        _ => return None,
    };
    let at = skip_blanks(bytes, at);
    bytes.get(at).is_none_or(|&byte| byte == b'\n').then_some(([from, to], by, at))
}

#[inline]
fn skip_blanks(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| CLASSES[byte as usize] == Class::Blank) {
        at += 1;
    }
    at
}

/// The next word of the line and its end; `None` when there is none, or a mark in it.
#[inline]
fn next_word(bytes: &[u8], at: usize) -> Option<(Word, usize)> {
    let start = skip_blanks(bytes, at);
    let mut at = start;
    let mut number = 0_u32;
    while let Some(&byte) = bytes.get(at)
        && byte.is_ascii_digit()
    {
        number = number.wrapping_mul(10).wrapping_add(u32::from(byte - b'0'));
        at += 1;
    }
    let digits = at - start;
    let mut class = class_at(bytes, at);
    let is_number =
        !matches!(class, Class::Name) && (1..=9).contains(&digits) && (bytes[start] != b'0' || digits == 1);
    while matches!(class, Class::Name | Class::Digit) {
        at += 1;
        class = class_at(bytes, at);
    }
    if class == Class::Mark || at == start {
        return None;
    }
    Some((Word { start, end: at, number: if is_number { number } else { NO_NUMBER } }, at))
}

/// The class of a byte; the end of the text ends a line.
#[inline]
fn class_at(bytes: &[u8], at: usize) -> Class {
    bytes.get(at).map_or(Class::End, |&byte| CLASSES[byte as usize])
}

/// A word short enough to stand in a message.
pub(super) fn shorten(word: &str) -> String {
    if word.chars().count() <= 40 {
        word.to_owned()
    } else {
        format!("{}…", word.chars().take(40).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Moves;
    use super::*;

    #[test]
    fn plain_lists_take_names_comments_and_players() {
        let game = read("# a game\na b\r\nb c left # only Left\nlonely\n\n").unwrap();
        assert_eq!(game.vertex_count(), 4);
        let Moves::Each([left, right]) = game.moves() else { panic!("Left has a move of her own") };
        assert_eq!((left.edge_count(), right.edge_count()), (2, 1));
        assert_eq!(game.names().name(3), "lonely");
    }

    #[test]
    fn a_move_listed_twice_for_one_player_is_one_move() {
        for text in
            ["a b\na b", "a b\na b left", "a b left\na b right", "a b right\na b\na b left\na b right"]
        {
            let game = read(text).unwrap();
            assert!(matches!(game.moves(), Moves::Both(_)), "{text}");
            assert_eq!(game.move_count(), 1, "{text}");
        }
    }

    #[test]
    fn plain_lists_report_the_line() {
        assert!(read("a b\na b middle").unwrap_err().to_string().starts_with("line 2: 'middle'"));
        assert!(read("a b left c").unwrap_err().to_string().starts_with("line 1: unexpected 'c'"));
        assert_eq!(read("# nothing").unwrap_err(), GraphError::Empty);
    }

    #[test]
    fn commas_arrows_and_quotes_are_understood() {
        let names = |text: &str| {
            let game = read(text).unwrap();
            let name = |vertex| game.names().name(vertex).into_owned();
            let Moves::Both(moves) = game.moves() else { panic!("{text}") };
            let rows = (0..game.vertex_count() as u32)
                .map(|from| (name(from), moves.row(from).iter().map(|&to| name(to)).collect::<Vec<_>>()));
            rows.filter(|(_, row)| !row.is_empty())
                .map(|(from, row)| format!("{from}>{}", row.join("|")))
                .collect::<Vec<_>>()
        };
        assert_eq!(names("s,x\nx,y\n"), ["s>x", "x>y"]);
        assert_eq!(names("a->b\nb -> c"), ["a>b", "b>c"]);
        assert_eq!(names("\"a b\" \"c\"\n\"c\" \"a b\"\nc d"), ["a b>c", "c>a b|d"]);
        assert_eq!(names("(0,1) (1,2)\n(3,4)"), ["(0,1)>(1,2)"]);
        assert_eq!(names("0,1 0,2"), ["0,1>0,2"]);
        assert_eq!(names("1 2\n\"1\" 3\n01 3"), ["1>2|3", "01>3"]);
    }

    #[test]
    fn what_can_be_read_in_two_ways_is_refused() {
        let message = |text: &str| read(text).unwrap_err().to_string();
        assert!(message("0,1 0,2\n0,3").starts_with("line 1: a comma stands between names in line 2"));
        assert!(message("a-b\nb-c").starts_with("line 1: no line has a move; 'a-b' is one name"));
        assert!(message("root:x:0:0").starts_with("line 1: no line has a move"));
        assert_eq!(read("\"a-b\"\nlonely").unwrap().vertex_count(), 2);
        assert_eq!(read("c-1 c-2\nc-3").unwrap().vertex_count(), 3);
    }

    #[test]
    fn plain_and_other_lines_keep_their_order() {
        let lines: Vec<String> =
            (0..500).map(|number| format!("n{number} n{}\n", 7 * number % 500)).collect();
        let plain = lines.concat();
        let marked = plain.lines().enumerate().map(|(place, line)| match place % 3 {
            0 => line.replace(' ', " -> ") + "\n",
            1 => line.to_owned() + " # comment\n",
            _ => line.to_owned() + "\n",
        });
        let [first, second] = [read(&plain).unwrap(), read(&marked.collect::<String>()).unwrap()];
        assert_eq!(first.vertex_count(), second.vertex_count());
        let rows = |game: &ExplicitGame| match game.moves() {
            Moves::Both(moves) => moves.clone(),
            Moves::Each(_) => panic!("moves of both"),
        };
        assert_eq!(rows(&first), rows(&second));
        assert!((0..500).all(|vertex| first.names().name(vertex) == second.names().name(vertex)));
    }

    #[test]
    fn memory_is_bounded() {
        let lines: Vec<String> = (0..100_000).map(|number| format!("{number} {}\n", number + 1)).collect();
        let text = lines.concat();
        assert_eq!(
            read_within(&text, Room::bytes(100_000)).unwrap_err(),
            GraphError::Memory { limit: 100_000 }
        );
        assert!(read_within(&text, Room::bytes(10_000_000)).is_ok());
        let name = "a".repeat(5000);
        let what = super::super::GraphCapacity::NameBytes;
        assert_eq!(read(&format!("{name} b")).unwrap_err(), GraphError::Capacity { what });
    }
}
