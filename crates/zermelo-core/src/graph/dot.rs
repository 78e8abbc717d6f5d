//! Explicit games as Graphviz DOT, read and written.
//!
//! Edges are moves of both players, or of one where the edge has the attribute `player=left` or `player=right`.
//! Vertices may have `ending=win|loss|draw` (for whoever moves there), `left_ending`, `right_ending` and
//! `start=true`; all other attributes are passed over. What is written can be read back.

use super::builder::Room;
use super::edge_list::shorten;
use super::quoting::unquoted;
use super::{ExplicitGame, GraphBuilder, GraphError, MovedBy, ending_from_word};
use crate::{Message, message};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// Reads a `digraph`. O(length), no recursion.
pub fn read(text: &str) -> Result<ExplicitGame, GraphError> {
    read_within(text, Room::default())
}

/// The same within this room.
pub(super) fn read_within(text: &str, room: Room) -> Result<ExplicitGame, GraphError> {
    let mut reader = Reader {
        tokens: Tokens { rest: text.trim_start_matches('\u{feff}'), line: 1, wrong: None },
        ahead: [None, None],
        last_line: 1,
        builder: GraphBuilder::for_input(text.len()).within(room),
    };
    reader.advance();
    reader.advance();
    let read = reader.read_header().and_then(|()| reader.read_statements());
    if let Some(wrong) = reader.tokens.wrong {
        return Err(wrong);
    }
    read?;
    reader.builder.build()
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Symbol {
    /// A name, a number or a keyword.
    Id(String),
    /// A text in quotes, never a keyword.
    Quoted(String),
    /// `->`
    Arrow,
    /// `{ } [ ] = ; , :`
    Mark(char),
}

struct Token {
    symbol: Symbol,
    line: usize,
}

/// The tokens of a text, one after the other: all of them together take many times as much memory as the text.
struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    /// What is wrong where the tokens end before the text does.
    wrong: Option<GraphError>,
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        while self.wrong.is_none()
            && let Some(first) = self.rest.chars().next()
        {
            let line = self.line;
            match symbol(self.rest, first, line) {
                Err(wrong) => self.wrong = Some(wrong),
                Ok((symbol, length)) => {
                    let (read, rest) = self.rest.split_at(length);
                    self.line += read.matches('\n').count();
                    self.rest = rest;
                    if let Some(symbol) = symbol {
                        return Some(Token { symbol, line });
                    }
                }
            }
        }
        None
    }
}

/// The symbol that a text begins with, `None` where it is blank or a comment, and its length.
fn symbol(rest: &str, first: char, line: usize) -> Result<(Option<Symbol>, usize), GraphError> {
    Ok(if first.is_whitespace() {
        (None, first.len_utf8())
    } else if rest.starts_with("//") || first == '#' {
        (None, rest.find('\n').unwrap_or(rest.len()))
    } else if rest.starts_with("/*") {
        let end = rest
            .find("*/")
            .ok_or_else(|| unfinished(line, message!("the comment that starts here does not end"), "*/"))?;
        (None, end + 2)
    } else if rest.starts_with("->") {
        (Some(Symbol::Arrow), 2)
    } else if rest.starts_with("--") {
        return Err(undirected(line));
    } else if "{}[]=;,:".contains(first) {
        (Some(Symbol::Mark(first)), 1)
    } else if first == '"' {
        let (name, length) = unquoted(rest).ok_or_else(|| {
            unfinished(line, message!("the quoted name that starts here does not end"), "\"")
        })?;
        (Some(Symbol::Quoted(name)), length)
    } else {
        let length = id_length(rest);
        if length == 0 {
            let message = message!("unexpected '{first}'", first);
            let hint = message!("put unusual names in quotes: \"a*b\" -> c");
            return Err(GraphError::syntax(line, message, hint));
        }
        (Some(Symbol::Id(rest[..length].to_owned())), length)
    })
}

/// The length of the name without quotes that a text begins with.
fn id_length(rest: &str) -> usize {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-');
    let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    // `a->b` without blanks: the dash belongs to the arrow.
    let length = rest[..length].find("--").unwrap_or(length);
    let takes_arrow = rest[..length].ends_with('-') && rest[length..].starts_with('>');
    if takes_arrow { length - 1 } else { length }
}

fn undirected(line: usize) -> GraphError {
    let message = message!("undirected edges do not say where a move leads");
    GraphError::syntax(line, message, message!("write moves with an arrow: a -> b"))
}

fn unfinished(line: usize, message: Message, closing: &str) -> GraphError {
    GraphError::syntax(line, message, message!("close it with {closing}", closing))
}

struct Reader<'a> {
    tokens: Tokens<'a>,
    /// The next two tokens.
    ahead: [Option<Token>; 2],
    /// The line of the last token that was there.
    last_line: usize,
    builder: GraphBuilder,
}

/// The attributes that belong to the rules; all others belong to the picture.
const RULES: [&str; 5] = ["player", "ending", "left_ending", "right_ending", "start"];

const EXAMPLE: &str = "digraph { a -> b; b -> c [player=left]; c [ending=win] }";

/// What is wrong with a statement, with an example that is right.
fn wrong_statement(line: usize, message: Message) -> GraphError {
    GraphError::syntax(line, message, message!("for example: {example}", example = EXAMPLE))
}

impl Reader<'_> {
    fn peek(&self) -> Option<&Symbol> {
        self.ahead[0].as_ref().map(|token| &token.symbol)
    }

    fn line(&self) -> usize {
        self.ahead[0].as_ref().map_or(self.last_line, |token| token.line)
    }

    /// Goes on by one token, which it gives.
    fn advance(&mut self) -> Option<Token> {
        let second = self.ahead[1].take();
        self.ahead[1] = self.tokens.next();
        let first = core::mem::replace(&mut self.ahead[0], second);
        if let Some(token) = &first {
            self.last_line = token.line;
        }
        first
    }

    fn take(&mut self, mark: char) -> bool {
        let found = self.peek() == Some(&Symbol::Mark(mark));
        if found {
            self.advance();
        }
        found
    }

    fn take_id(&mut self) -> Option<String> {
        let (Symbol::Id(_) | Symbol::Quoted(_)) = self.peek()? else { return None };
        match self.advance()?.symbol {
            Symbol::Id(id) | Symbol::Quoted(id) => Some(id),
            Symbol::Arrow | Symbol::Mark(_) => None,
        }
    }

    fn wrong(&self, message: Message) -> GraphError {
        wrong_statement(self.line(), message)
    }

    fn expected(&self, what: Message) -> GraphError {
        let found = shown(self.ahead[0].as_ref());
        self.wrong(message!("expected {what}, found {found}", what => what, found => found))
    }

    /// `strict? digraph name? {`
    fn read_header(&mut self) -> Result<(), GraphError> {
        let mut keyword = self.take_id();
        if keyword.as_deref() == Some("strict") {
            keyword = self.take_id();
        }
        if keyword.as_deref() == Some("graph") {
            return Err(undirected(self.line()));
        }
        if keyword.as_deref() != Some("digraph") {
            return Err(self.wrong(message!("a game in DOT starts with 'digraph'")));
        }
        self.take_id();
        if self.take('{') { Ok(()) } else { Err(self.expected(message!("'{' after 'digraph'"))) }
    }

    /// Everything up to the brace that closes the graph. Subgraphs only group: their braces are counted.
    fn read_statements(&mut self) -> Result<(), GraphError> {
        let mut depth = 1_usize;
        while depth > 0 {
            if self.take('}') {
                depth -= 1;
            } else if self.take('{') {
                depth += 1;
            } else if self.peek().is_none() {
                return Err(self.wrong(message!("the file ends before the graph is closed with '}'")));
            } else if !self.take(';') && !self.take(',') {
                self.read_statement()?;
                self.builder.check_room()?;
            }
        }
        if self.peek().is_some() {
            Err(self.wrong(message!("there is more after the graph")))
        } else {
            Ok(())
        }
    }

    fn read_statement(&mut self) -> Result<(), GraphError> {
        let keyword = match self.peek() {
            Some(Symbol::Id(word)) => word.as_str(),
            Some(Symbol::Quoted(_)) => "",
            _ => return Err(self.expected(message!("a vertex"))),
        };
        match keyword {
            "subgraph" => {
                self.advance();
                self.take_id();
                if self.peek() == Some(&Symbol::Mark('{')) {
                    return Ok(());
                }
                return Err(self.expected(message!("'{' after 'subgraph'")));
            }
            "node" | "edge" | "graph" if self.followed_by('[') => {
                self.advance();
                let attributes = self.read_attributes()?;
                if let Some((name, _)) = attributes.iter().find(|(name, _)| RULES.contains(&name.as_str())) {
                    return Err(self.wrong(message!(
                        "{name} is set for vertices and moves one by one, not as a default",
                        name
                    )));
                }
                return Ok(());
            }
            _ if self.followed_by('=') => {
                self.advance();
                self.advance();
                return self.take_id().map(drop).ok_or_else(|| self.expected(message!("a value after '='")));
            }
            _ => {}
        }
        self.read_chain()
    }

    fn followed_by(&self, mark: char) -> bool {
        self.ahead[1].as_ref().is_some_and(|token| token.symbol == Symbol::Mark(mark))
    }

    /// `a -> b -> {c d} [attributes]`, or a single vertex with attributes.
    fn read_chain(&mut self) -> Result<(), GraphError> {
        let mut groups = vec![self.read_group()?];
        while self.peek() == Some(&Symbol::Arrow) {
            self.advance();
            groups.push(self.read_group()?);
        }
        let line = self.line();
        let attributes = self.read_attributes()?;
        if let [vertices] = groups.as_slice() {
            return vertices.iter().try_for_each(|&vertex| self.set_vertex(vertex, &attributes, line));
        }
        let mut by = MovedBy::Both;
        for (name, value) in &attributes {
            if name != "player" && RULES.contains(&name.as_str()) {
                let message = message!("{name} belongs to a vertex, not to a move", name);
                return Err(wrong_statement(line, message));
            }
            if name == "player" {
                by = MovedBy::from_word(value).ok_or_else(|| {
                    let value = shorten(value);
                    wrong_statement(line, message!("player={value} is not left, right or both", value))
                })?;
            }
        }
        for pair in groups.windows(2) {
            for &from in &pair[0] {
                for &to in &pair[1] {
                    self.builder.add_move(from, to, by);
                }
            }
        }
        Ok(())
    }

    /// One vertex, or several in braces.
    fn read_group(&mut self) -> Result<Vec<u32>, GraphError> {
        if !self.take('{') {
            return Ok(vec![self.read_vertex()?]);
        }
        let mut vertices = Vec::new();
        while !self.take('}') {
            if !self.take(';') && !self.take(',') {
                vertices.push(self.read_vertex()?);
            }
        }
        Ok(vertices)
    }

    fn read_vertex(&mut self) -> Result<u32, GraphError> {
        let name = self.take_id().ok_or_else(|| self.expected(message!("a vertex")))?;
        // Ports say where an arrow touches the picture of a vertex; they do not matter here.
        while self.take(':') {
            self.take_id();
        }
        Ok(self.builder.vertex(&name))
    }

    fn read_attributes(&mut self) -> Result<Vec<(String, String)>, GraphError> {
        let mut attributes = Vec::new();
        while self.take('[') {
            while !self.take(']') {
                if self.take(';') || self.take(',') {
                    continue;
                }
                let name = self.take_id().ok_or_else(|| self.expected(message!("an attribute or ']'")))?;
                let value = if self.take('=') {
                    self.take_id().ok_or_else(|| self.expected(message!("a value after '='")))?
                } else {
                    "true".to_owned()
                };
                let lower = name.to_ascii_lowercase();
                let is_rule = RULES.contains(&lower.as_str());
                attributes.push(if is_rule { (lower, value.to_ascii_lowercase()) } else { (name, value) });
            }
        }
        Ok(attributes)
    }

    fn set_start(&mut self, vertex: u32, value: &str, line: usize) -> Result<(), GraphError> {
        let message = match (value, self.builder.start()) {
            ("false", _) => return Ok(()),
            ("true", Some(first)) if first != vertex => {
                let name = self.builder.names().name(first).into_owned();
                message!("there is one start, and it is '{name}'", name = shorten(&name))
            }
            ("true", _) => {
                self.builder.set_start(vertex);
                return Ok(());
            }
            _ => message!("start={value} is not true or false", value = shorten(value)),
        };
        Err(wrong_statement(line, message))
    }

    fn set_vertex(
        &mut self,
        vertex: u32,
        attributes: &[(String, String)],
        line: usize,
    ) -> Result<(), GraphError> {
        for (name, value) in attributes {
            let to_move = match name.as_str() {
                "ending" => MovedBy::from_word("both"),
                "left_ending" => MovedBy::from_word("left"),
                "right_ending" => MovedBy::from_word("right"),
                "start" => {
                    self.set_start(vertex, value, line)?;
                    None
                }
                "player" => {
                    let message = message!("player belongs to a move, not to a vertex");
                    return Err(wrong_statement(line, message));
                }
                _ => None,
            };
            let Some(to_move) = to_move else { continue };
            let result = ending_from_word(value).ok_or_else(|| {
                let value = shorten(value);
                wrong_statement(line, message!("{name}={value} is not win, loss or draw", name, value))
            })?;
            self.builder.add_ending(vertex, to_move, result)?;
        }
        Ok(())
    }
}

/// What a token looks like in a message.
fn shown(token: Option<&Token>) -> Message {
    match token.map(|token| &token.symbol) {
        None => message!("the end of the file"),
        Some(Symbol::Id(name) | Symbol::Quoted(name)) => Message::verbatim(format!("'{}'", shorten(name))),
        Some(Symbol::Arrow) => Message::verbatim("'->'"),
        Some(Symbol::Mark(mark)) => Message::verbatim(format!("'{mark}'")),
    }
}

/// The same with bold arrows where `is_bold` says so, for (from, to, player).
pub fn write_with(
    game: &ExplicitGame,
    is_bold: impl Fn(u32, u32, super::Player) -> bool,
    label: impl Fn(u32) -> (String, Option<&'static str>),
) -> String {
    use super::Player::{Left, Right};
    let mut text = String::from("digraph {\n  node [shape=box, style=filled, fillcolor=white];\n");
    for vertex in 0..game.vertex_count() as u32 {
        write_vertex(&mut text, game, vertex, label(vertex));
    }
    match game.moves() {
        super::Moves::Both(moves) => {
            write_moves(&mut text, game, moves, "", &|from, to| is_bold(from, to, Left));
        }
        super::Moves::Each([left, right]) => {
            write_moves(&mut text, game, left, "player=left, color=blue", &|from, to| {
                is_bold(from, to, Left)
            });
            write_moves(&mut text, game, right, "player=right, color=red", &|from, to| {
                is_bold(from, to, Right)
            });
        }
    }
    text.push_str("}\n");
    text
}

/// Writes a game as DOT. `label` gives the text under the name of a vertex and its fill colour, if any.
pub fn write(game: &ExplicitGame, label: impl Fn(u32) -> (String, Option<&'static str>)) -> String {
    write_with(game, |_, _, _| false, label)
}

fn write_vertex(text: &mut String, game: &ExplicitGame, vertex: u32, label: (String, Option<&'static str>)) {
    let name = quote(&game.names().name(vertex));
    let (note, fill) = label;
    // In a label `\n` is a line break, so it is written as it is, after the escaped name.
    let break_and_note = if note.is_empty() { String::new() } else { format!("\\n{note}") };
    write!(text, "  \"{name}\" [label=\"{name}{break_and_note}\"")
        .expect("a String takes all that is written");
    if let Some(fill) = fill {
        write!(text, ", fillcolor={fill}").expect("a String takes all that is written");
    }
    for (player, key) in super::Player::BOTH.into_iter().zip(["left_ending", "right_ending"]) {
        if let Some(ending) = game.ending_at(vertex, player) {
            write!(text, ", {key}={}", ending.word()).expect("a String takes all that is written");
        }
    }
    if game.start() == Some(vertex) {
        text.push_str(", start=true");
    }
    text.push_str("];\n");
}

fn write_moves(
    text: &mut String,
    game: &ExplicitGame,
    moves: &super::Adjacency,
    attributes: &str,
    is_bold: &dyn Fn(u32, u32) -> bool,
) {
    for from in 0..game.vertex_count() as u32 {
        for &to in moves.row(from) {
            let attributes = match (attributes, is_bold(from, to)) {
                ("", false) => String::new(),
                ("", true) => " [style=bold, penwidth=3]".to_owned(),
                (plain, false) => format!(" [{plain}]"),
                (plain, true) => format!(" [{plain}, style=bold, penwidth=3]"),
            };
            let (from, to) = (quote(&game.names().name(from)), quote(&game.names().name(to)));
            writeln!(text, "  \"{from}\" -> \"{to}\"{attributes};")
                .expect("a String takes all that is written");
        }
    }
}

fn quote(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::super::super::{Ending, Player};
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let moves: Vec<String> = (0..10_000).map(|number| format!("n{number} -> n{};", number + 1)).collect();
        let text = format!("digraph {{ {} }}", moves.join(" "));
        assert_eq!(
            read_within(&text, Room::bytes(100_000)).unwrap_err(),
            GraphError::Memory { limit: 100_000 }
        );
        assert!(read_within(&text, Room::bytes(10_000_000)).is_ok());
        // It is stopped before the end is read.
        let cut = format!("digraph {{ {}", moves.join(" "));
        assert_eq!(
            read_within(&cut, Room::bytes(100_000)).unwrap_err(),
            GraphError::Memory { limit: 100_000 }
        );
    }

    #[test]
    fn reads_what_graphviz_users_write() {
        let game = read(
            "/* two */ strict digraph G {\n rankdir=LR; node [shape=circle]\n a->b->c-1 [label=\"x, y\"];\n \
             subgraph cluster_0 { d -> {b c-1}; }\n \"a \\\"b\\\"\":n -> d [player=right] // end\n d [ending=draw, start=true] }",
        )
        .unwrap();
        assert_eq!(game.vertex_count(), 5);
        // The moves out of d are never made, because play ends there.
        assert_eq!(game.moves_of(Player::Left).edge_count(), 2);
        assert_eq!(game.moves_of(Player::Right).edge_count(), 3);
        let d = game.names().vertex("d").unwrap();
        assert_eq!(game.start(), Some(d));
        assert_eq!(game.ending_at(d, Player::Left), Some(Ending::Draw));
        assert!(game.names().vertex("a \"b\"").is_some());
    }

    #[test]
    fn what_is_written_reads_back() {
        let text = "digraph { \"a \\\\ \\\"q\\\"\" -> b [player=left]; b -> \"node\"; \"node\" [Right_Ending=WIN, start=true] }";
        let game = read(text).unwrap();
        let again = read(&write(&game, |_| ("note".to_owned(), Some("pink")))).unwrap();
        assert_eq!(write(&game, |_| (String::new(), None)), write(&again, |_| (String::new(), None)));
    }

    #[test]
    fn errors_name_the_line() {
        for (text, start) in [
            ("graph { a -- b }", "line 1: undirected"),
            ("digraph { a ->\n }", "line 2: expected a vertex"),
            ("digraph { a -> b", "line 1: the file ends"),
            ("digraph { a -> {b", "line 1: expected a vertex"),
            ("digraph { a [x=", "line 1: expected a value"),
            ("digraph {\n \"a", "line 2: the quoted name"),
            ("digraph { a -> b [player=me] }", "line 1: player=me"),
            ("digraph { a [ending=win]; a [ending=loss] }", "contradictory"),
            ("digraph { } x", "line 1: there is more"),
            ("digraph { edge [player=left]; a -> b }", "line 1: player is set"),
            ("digraph { }", "the graph has no positions"),
            ("digraph { a * b }", "line 1: unexpected '*'"),
            ("digraph { a -> }", "line 1: expected a vertex, found '}'"),
            ("digraph { a -> b [player=left }", "line 1: expected an attribute or ']', found '}'"),
            ("digraph { a [start=yes] }", "line 1: start=yes is not true or false"),
            ("digraph { a [start=true]; b [start=true] }", "line 1: there is one start, and it is 'a'"),
            ("digraph { a [player=left] }", "line 1: player belongs to a move"),
            ("digraph { a -> b [ending=win] }", "line 1: ending belongs to a vertex"),
        ] {
            let message = read(text).unwrap_err().to_string();
            assert!(message.starts_with(start), "{text}: {message}");
        }
    }
}
