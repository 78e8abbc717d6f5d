//! Tokens on a directed graph: a move pushes one token along an edge. One token plays the explicit game itself;
//! several tokens play a sum of it, and may share a vertex.

use super::token_drawing;
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, Unread, read_file};
use crate::game::drawing::Point;
use crate::game::graph::quoting::{Piece, StrayQuote, enclosed, pieces};
use crate::game::graph::{ExplicitGame, GraphBuilder, GraphFormat, MovedBy};
use crate::game::{
    Drawing, Ending, Files, Message, NormalForm, Notation, ParseError, Player, Ruleset, message,
};
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};
use zermelo_core::{
    Packable, PackedStates, Packing, Packs, StateSpace, bits_for, packed_digits, unpacked_digits,
};

/// The rules: an explicit game whose vertices carry tokens.
#[derive(Clone, Debug)]
pub struct Token {
    graph: Arc<ExplicitGame>,
    /// Whether messages may show names of the graph that the reader has not given.
    shows_names: bool,
    /// Where the vertices stand in drawings, once one was made.
    places: OnceLock<Vec<Point>>,
}

/// The vertices of the tokens.
pub type Tokens = Vec<u32>;

impl Token {
    /// Tokens on this graph.
    pub fn new(graph: Arc<ExplicitGame>) -> Self {
        Self { graph, shows_names: true, places: OnceLock::new() }
    }

    /// The same, but no error message shows a name of the graph that is not in the text it is about: whoever asks may have
    /// named any file as the graph.
    pub fn with_names_unshown(self) -> Self {
        Self { shows_names: false, ..self }
    }

    /// The graph.
    pub fn graph(&self) -> &ExplicitGame {
        &self.graph
    }
}

impl Token {
    /// The name of a vertex, in quotes where it would not be read as one name without them.
    fn name(&self, vertex: u32) -> String {
        let name = self.graph.names().name(vertex);
        let is_plain = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c == '"');
        if is_plain { name.into_owned() } else { enclosed(&name) }
    }

    fn vertices_in_words(&self) -> Message {
        if !self.shows_names {
            return message!("'zermelo graph FILE' lists the vertices of a file");
        }
        let count = self.graph.vertex_count();
        let known: Vec<_> = (0..count.min(5) as u32).map(|vertex| self.name(vertex)).collect();
        let more = if count > known.len() { ", …" } else { "" };
        message!("its vertices are {join}{more}", join = known.join(", "), more)
    }
}

impl Ruleset for Token {
    type Position = Tokens;

    fn options<B>(
        &self,
        tokens: &Tokens,
        player: Player,
        mut visit: impl FnMut(Tokens) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (token, vertex) in tokens.iter().enumerate() {
            self.graph.options(vertex, player, |to| {
                let mut moved = tokens.clone();
                moved[token] = to;
                visit(moved)
            })?;
        }
        ControlFlow::Continue(())
    }

    /// A rule that ends play at a vertex makes sense for a single token only; [`parse`](Notation::parse) sees to it.
    fn ending(&self, tokens: &Tokens, to_move: Player) -> Option<Ending> {
        tokens.first().and_then(|vertex| self.graph.ending(vertex, to_move))
    }

    fn is_impartial(&self) -> bool {
        self.graph.is_impartial()
    }

    fn is_loop_free(&self) -> bool {
        self.graph.is_loop_free()
    }

    fn has_endings(&self) -> bool {
        self.graph.has_endings()
    }

    fn components(&self, tokens: &Tokens, mut visit: impl FnMut(Tokens)) {
        for &vertex in tokens {
            visit(vec![vertex]);
        }
    }

    fn normal_form(&self, tokens: &Tokens) -> NormalForm<Tokens> {
        let mut position = tokens.clone();
        position.sort_unstable();
        NormalForm::plain(position)
    }

    fn own_normal_form(&self, mut tokens: Tokens) -> NormalForm<Tokens> {
        tokens.sort_unstable();
        NormalForm::plain(tokens)
    }

    fn state_space(&self) -> Box<dyn StateSpace + '_> {
        Box::new(PackedStates::new(self))
    }

    fn reachable_bound(&self, tokens: &Tokens) -> Option<u64> {
        let vertices = self.graph.vertex_count() as u64;
        Some(tokens.iter().fold(1, |product: u64, _| product.saturating_mul(vertices)))
    }

    fn heap_bytes(&self, tokens: &Tokens) -> usize {
        tokens.capacity() * size_of::<u32>()
    }
}

impl Packable for Token {
    fn packing(&self, _: &Tokens) -> Option<Box<dyn Packing<Tokens>>> {
        Some(Box::new(self.clone()))
    }
}

impl Packs for Token {
    fn packed(&self, tokens: &Tokens) -> Option<u128> {
        packed_digits(bits_for(self.graph.vertex_count()), tokens.iter().copied())
    }

    fn unpacked(&self, number: u128) -> Tokens {
        unpacked_digits(bits_for(self.graph.vertex_count()), number).collect()
    }
}

impl Notation for Token {
    fn parse(&self, text: &str) -> Result<Tokens, ParseError> {
        let stray = |StrayQuote { at }| {
            let hint = "a name with blanks stands in quotes: \"a b\" c; a quote inside it is \\\"";
            ParseError::at(text, at..at + 1, "this quote does not enclose a name", hint)
        };
        let mut tokens = Vec::new();
        for (start, piece) in pieces(text, |_| false).map_err(stray)? {
            let (name, length) = match &piece {
                Piece::Quoted(name) => (name.as_str(), enclosed(name).len()),
                Piece::Plain(name) => (*name, name.len()),
            };
            let unknown = || {
                let (message, hint) = ("the graph has no such vertex", self.vertices_in_words());
                ParseError::at(text, start..(start + length).min(text.len()), message, hint)
            };
            tokens.push(self.graph.names().vertex(name).ok_or_else(unknown)?);
        }
        if tokens.is_empty() {
            let start = self.graph.start().map(|start| vec![start]);
            return start.ok_or_else(|| {
                let example =
                    if self.shows_names { self.graph.names().quoted_name(0) } else { "a b".to_owned() };
                let hint = message!("name the vertices of the tokens, for example: {example}", example);
                ParseError::whole(text, "the position is empty", hint)
            });
        }
        if tokens.len() > 1 && self.graph.has_endings() {
            let hint = "put a single token on the graph";
            return Err(ParseError::whole(
                text,
                "this graph ends play by rule, so it cannot be part of a sum",
                hint,
            ));
        }
        Ok(tokens)
    }

    fn print(&self, tokens: &Tokens) -> String {
        let names: Vec<_> = tokens.iter().map(|&vertex| self.name(vertex)).collect();
        names.join(" ")
    }

    fn drawing(&self, tokens: &Tokens) -> Option<Drawing> {
        token_drawing::drawing(&self.graph, tokens, &self.places)
    }

    fn move_label(&self, from: &Tokens, to: &Tokens, _: Player) -> String {
        let name = |vertex| self.name(vertex);
        // Only a loop moves a token to where it was: then it does not matter which token it is that moves.
        let moved = (0..from.len()).find(|&token| from[token] != to[token]).unwrap_or(0);
        match from.len() {
            1 => name(to[0]),
            _ => format!("token {}: {} -> {}", moved + 1, name(from[moved]), name(to[moved])),
        }
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::reading_files("token", "Tokens on a directed graph", Group::Graphs, open_token)
        .with_aliases(["tokens", "graph-game"])
        .with_rules(
            "A move pushes one token along an edge of the graph; tokens may share a vertex. Whoever \
             cannot move loses. Where play can go round for ever it may be a draw.",
        )
        .with_parameters(
            ":GRAPH  a file (JSON, DOT, or a move 'u v' a line), '-' for standard input, or edges such as \
             a>b,b>c, a>b:left where only Left may move so (required)",
        )
        .with_notation(
            "the vertices of the tokens with blanks between them, in quotes where a name has blanks",
        )
        .with_examples([
            "token:a>b,b>c,a>c a",
            "token:a>b,b>a,b>c,c>d a c",
            "token:a>a:left,a>b:right,b>c:left a",
        ])
}

/// Tokens on a graph that is given by its edges, or in a file.
fn open_token(parameters: &str, files: Option<&dyn Files>) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "a file name, or edges such as token:a>b,b>c a";
    if parameters.is_empty() {
        return Err(ParseError::whole(parameters, "this game needs a graph after its name", hint));
    }
    let is_inline = parameters.contains('>');
    let token = if is_inline {
        Token::new(Arc::new(inline(parameters, hint)?))
    } else {
        Token::new(Arc::new(from_file(parameters, files, hint)?)).with_names_unshown()
    };
    let is_written_out = is_inline && has_plain_names(parameters);
    let known = is_written_out.then(|| CheckedGame::tokens(format!("token:{parameters}")));
    Ok(Arc::new(Catalogued::new(token).with_own_tables().checked_as(known)))
}

/// Whether no vertex has the name of a sign of sums, and every edge is both players'.
fn has_plain_names(graph: &str) -> bool {
    let is_of_one = |end: &str| !matches!(moved_by(end).1, MovedBy::Both);
    !graph.split(['>', ',']).any(|name| matches!(name, "-" | "+") || is_of_one(name))
}

fn inline(parameters: &str, hint: &str) -> Result<ExplicitGame, ParseError> {
    let mut builder = GraphBuilder::default();
    for edge in parameters.split(',') {
        let ends = edge.split_once('>').map(|(from, to)| (from.strip_suffix(['-', '=']).unwrap_or(from), to));
        let Some((from, to)) =
            ends.filter(|(from, to)| !from.is_empty() && !to.is_empty() && !to.contains('>'))
        else {
            return Err(ParseError::part(parameters, edge, "an edge is written u>v", hint));
        };
        let (to, by) = moved_by(to);
        if to.is_empty() {
            return Err(ParseError::part(parameters, edge, "an edge is written u>v", hint));
        }
        let (from, to) = (builder.vertex(from), builder.vertex(to));
        builder.add_move(from, to, by);
    }
    builder.build().map_err(|error| ParseError::whole(parameters, error.to_string(), hint))
}

/// The end of an edge and who may move along it: only Left in `a>b:left`.
fn moved_by(end: &str) -> (&str, MovedBy) {
    MovedBy::of_end(end).filter(|(_, by)| *by != MovedBy::Both).unwrap_or((end, MovedBy::Both))
}

/// The graph in a file. Whoever asks may have named any file, so messages show nothing of what is in it.
fn from_file(path: &str, files: Option<&dyn Files>, hint: &str) -> Result<ExplicitGame, ParseError> {
    let read = || {
        let bytes = read_file(path, files)?;
        String::from_utf8(bytes).map_err(|_| Unread::Wrong(message!("the file is not UTF-8 text")))
    };
    let sentence = |reason| message!("the graph cannot be read: {reason}", reason => reason);
    let text = read().map_err(|unread: Unread| unread.told(path, sentence, hint))?;
    GraphFormat::guess(&text).read(&text).map_err(|error| {
        let message = message!(
            "the graph cannot be read: {without_contents}",
            without_contents => error.without_contents()
        );
        ParseError::whole(path, message, "'zermelo graph FILE' says what is wrong with it")
    })
}
