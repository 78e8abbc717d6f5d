//! Vertices of a graph that are taken or coloured one by one. Every vertex has a letter that says to whom it is open: `.` to
//! both players, `L` to Left, `R` to Right, `#` to nobody. A position is a board, whose cells are the vertices, as rows with `|`
//! between them; or edges and lone vertices, `a-b,b-c,d`, and the letters of vertices that are not open to both, `a:L`.

use super::boards::{MOST_CELLS, neighbours, rows, to_text};
use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;
use std::collections::HashMap;

/// What a move takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Colouring {
    /// A vertex.
    Vertices(Closing),
    /// Both ends of an edge.
    Edges,
}

/// A vertex that is taken, and what that does to its neighbours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Closing {
    /// A vertex, whose neighbours are closed to the same player.
    Col,
    /// A vertex, whose neighbours are closed to the opponent.
    Snort,
    /// The same, but the vertex must be open to the player alone.
    Fjords,
    /// A vertex, with its neighbours.
    NodeKayles,
}

/// The letters of the vertices, and which of them are neighbours.
struct Graph {
    letters: Vec<u8>,
    edges: Vec<(usize, usize)>,
}

/// A letter that is closed to a player.
const fn closed(letter: u8, player: Player) -> u8 {
    match (letter, player) {
        (b'.' | b'R', Player::Left) => b'R',
        (b'.' | b'L', Player::Right) => b'L',
        _ => b'#',
    }
}

fn is_open(letter: u8, player: Player) -> bool {
    letter == b'.' || letter == if player == Player::Left { b'L' } else { b'R' }
}

/// The letters of vertices.
const LETTERS: &str = ".LR#";

fn is_letter(letter: u8) -> bool {
    LETTERS.as_bytes().contains(&letter)
}

/// A board is its rows. Edges are kept as they are written, and behind a blank the letters of all vertices, in the order in
/// which the edges name them.
fn is_board(position: &[u8]) -> bool {
    !position.contains(&b' ')
}

/// The vertices in the order in which the edges name them.
fn vertices(edges: &str) -> Option<HashMap<&str, usize>> {
    let mut places = HashMap::new();
    for word in edges.split(',') {
        for name in word.splitn(2, '-') {
            if name.is_empty() || !name.chars().all(|c| c.is_alphanumeric() || c == '_') {
                return None;
            }
            let next = places.len();
            places.entry(name).or_insert(next);
        }
    }
    Some(places)
}

fn read_edges(text: &str) -> Option<Position> {
    let mut words = text.split(' ');
    let edges = words.next()?;
    let places = vertices(edges)?;
    let mut letters = vec![b'.'; places.len()];
    for mark in words {
        let (name, letter) = mark.split_once(':')?;
        let &[letter] = letter.as_bytes() else { return None };
        *letters.get_mut(*places.get(name)?)? = Some(letter).filter(|&letter| is_letter(letter))?;
    }
    let is_sound = places.len() <= MOST_CELLS;
    is_sound.then(|| [edges.as_bytes(), b" ", &letters].concat().into())
}

/// The edges and the letters of a position that is not a board.
fn parts(position: &Position) -> (String, &[u8]) {
    let blank = position.iter().position(|&byte| byte == b' ').unwrap_or(0);
    (String::from_utf8_lossy(&position[..blank]).into_owned(), &position[blank + 1..])
}

impl Graph {
    fn of(position: &Position) -> Self {
        if is_board(position) {
            let beside = |cell| neighbours(position, cell).into_iter().map(move |next| (cell, next));
            let is_edge = |&(_, next): &(usize, usize)| next < position.len();
            let edges = (0..position.len()).flat_map(beside).filter(is_edge).collect();
            return Self { letters: position.to_vec(), edges };
        }
        let (text, letters) = parts(position);
        let places = vertices(&text).unwrap_or_default();
        let edge = |word: &str| {
            let (one, other) = word.split_once('-')?;
            Some((*places.get(one)?, *places.get(other)?))
        };
        Self { letters: letters.to_vec(), edges: text.split(',').filter_map(edge).collect() }
    }

    fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> {
        self.edges.iter().filter_map(move |&(one, other)| {
            if one == vertex {
                Some(other)
            } else if other == vertex {
                Some(one)
            } else {
                None
            }
        })
    }
}

impl Closing {
    /// The letters after a vertex is taken, `None` where it may not be.
    fn taken(self, graph: &Graph, vertex: usize, player: Player) -> Option<Vec<u8>> {
        let letter = graph.letters[vertex];
        let may = is_open(letter, player) && (self != Self::Fjords || !is_open(letter, player.opponent()));
        if !may {
            return None;
        }
        let mut letters = graph.letters.clone();
        letters[vertex] = b'#';
        for next in graph.neighbours(vertex).filter(|&next| is_letter(letters[next])).collect::<Vec<_>>() {
            letters[next] = match self {
                Self::Col => closed(letters[next], player),
                Self::Snort | Self::Fjords => closed(letters[next], player.opponent()),
                Self::NodeKayles => b'#',
            };
        }
        Some(letters)
    }
}

impl Colouring {
    fn is_kayles(self) -> bool {
        matches!(self, Self::Vertices(Closing::NodeKayles) | Self::Edges)
    }
}

impl Game for Colouring {
    fn read(&self, text: &str) -> Result<Position, String> {
        let found = rows(text, LETTERS).or_else(|| read_edges(text));
        let is_sound = |position: &Position| {
            !self.is_kayles() || !Graph::of(position).letters.iter().any(u8::is_ascii_alphabetic)
        };
        let error = || "expected rows such as .L|R# or edges such as a-b,b-c".to_owned();
        found.filter(is_sound).ok_or_else(error)
    }

    fn print(&self, position: &Position) -> String {
        if is_board(position) {
            return to_text(position);
        }
        let (mut text, letters) = parts(position);
        let places = vertices(&text).unwrap_or_default();
        let mut names: Vec<(usize, &str)> = places.into_iter().map(|(name, place)| (place, name)).collect();
        names.sort_unstable();
        let mark = |&(place, name): &(usize, &str)| match letters[place] {
            b'.' => None,
            letter => Some(format!(" {name}:{}", char::from(letter))),
        };
        let marks: String = names.iter().filter_map(mark).collect();
        text += &marks;
        text
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let graph = Graph::of(position);
        let start = position.len() - graph.letters.len();
        let mut visit = |letters: Vec<u8>| visit([&position[..start], &letters].concat().into());
        let Self::Vertices(closing) = self else {
            for &(one, other) in &graph.edges {
                if graph.letters[one] == b'.' && graph.letters[other] == b'.' {
                    let mut letters = graph.letters.clone();
                    (letters[one], letters[other]) = (b'#', b'#');
                    visit(letters)?;
                }
            }
            return Ok(());
        };
        for vertex in 0..graph.letters.len() {
            meter.work(graph.edges.len() as u64)?;
            if let Some(letters) = closing.taken(&graph, vertex, player) {
                visit(letters)?;
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        self.is_kayles()
    }
}
