//! Hackenbush positions as text. Read are strings of branches such as `e(ee;e)` or `(l:A;r:A)`, sums of them such as
//! `lrl + er`, and lists of edges such as `ground-a:L a-b:R`; printed is always a string of branches.
//!
//! In a string an edge is the letter of who cuts it. `(b;b)` are branches at one vertex, `;` or `+` outside of
//! parentheses parts at the ground. `:A` or `:{name}` behind an edge names the vertex above it; an edge to a name that
//! is known leads there. A name that is a number is the number of the vertex, 0 the ground; any other vertex
//! gets the number after the last, leaving out numbers that stand in the text.

use super::anatomy::Anatomy;
use super::position::{Colour, Edge, GROUND, HackenbushPosition};
use crate::game::ParseError;
use rustc_hash::{FxHashMap, FxHashSet};
use zermelo_core::Arrange;

const HINT: &str = "l or b are blue (Left), r is red (Right), e or g is green (both), for example: lrl, e(ee;e), (l:A;r:A), \
                    or edges: ground-a:l a-b:r";

/// Drawings that texts print, by their names: two posts with a beam; the girl and the tree of Winning Ways, chapter 7; snakes of
/// three, four and five edges, which are Nim heaps.
const PICTURES: [(&str, &str); 4] = [
    ("bridge", "e(e:A);e:A"),
    ("girl", "e(ee:{waist};ee:{waist}e(ee;e(e:{head};e:{head}e)))"),
    ("tree", "e(ee(e;e);e(eee;ee);e(ee;e))"),
    ("snakes", "eee;eeee;eeeee"),
];

/// Greater numbers are not given to vertices.
const GREATEST_NUMBER: u32 = 999_999_999;

const NO_NUMBERS: &str = "there are no numbers left for the vertices after this one";

/// A text that was read.
pub(super) struct Reading {
    pub(super) position: HackenbushPosition,
    /// The edges that cannot reach the ground, as they stand in the text.
    pub(super) fallen: Vec<String>,
    /// The vertices that have names in the text which are not their numbers.
    pub(super) names: FxHashMap<u32, String>,
}

/// Reads a position in any notation. O(length).
pub(super) fn read(text: &str) -> Result<Reading, ParseError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ParseError::whole(text, "the position is empty", HINT));
    }
    if trimmed == "0" {
        return Ok(Reading {
            position: HackenbushPosition::default(),
            fallen: Vec::new(),
            names: FxHashMap::default(),
        });
    }
    if let Some((_, drawing)) = PICTURES.iter().find(|(name, _)| name.eq_ignore_ascii_case(trimmed)) {
        return read_branches(drawing);
    }
    if is_edge_list(trimmed) { read_edges(text) } else { read_branches(text) }
}

/// Only lists of edges have a `-` outside of names in braces.
fn is_edge_list(text: &str) -> bool {
    let mut in_name = false;
    text.chars().any(|c| {
        match c {
            '{' => in_name = true,
            '}' => in_name = false,
            _ => {}
        }
        c == '-' && !in_name
    })
}

/// Numbers for vertices: numbers stand for themselves, names get what is free.
struct Numbers<'a> {
    names: FxHashMap<&'a str, u32>,
    /// The numbers that stand in the text.
    taken: FxHashSet<u32>,
    last: u32,
}

impl<'a> Numbers<'a> {
    /// With the numbers that stand in the text.
    fn new(words: impl Iterator<Item = &'a str>) -> Self {
        let taken = words.filter_map(number).collect();
        Self { names: FxHashMap::default(), taken, last: GROUND }
    }

    /// A vertex without a number of its own. `None` when there are none left behind the last.
    fn fresh(&mut self) -> Option<u32> {
        self.last += 1;
        while self.taken.contains(&self.last) {
            self.last += 1;
        }
        (self.last <= GREATEST_NUMBER).then_some(self.last)
    }

    /// The vertex of a name.
    fn of(&mut self, name: &'a str) -> Option<u32> {
        if let Some(&known) = self.names.get(name) {
            return Some(known);
        }
        let vertex = match number(name) {
            Some(number) => {
                self.last = number;
                number
            }
            None => self.fresh()?,
        };
        self.names.insert(name, vertex);
        Some(vertex)
    }
}

impl Numbers<'_> {
    /// The names that are not numbers, by their vertices; the ground keeps its own.
    fn written(&self) -> FxHashMap<u32, String> {
        let named =
            self.names.iter().filter(|&(name, &vertex)| vertex != GROUND && number(name) != Some(vertex));
        named.map(|(name, &vertex)| (vertex, (*name).to_owned())).collect()
    }
}

/// The number that a name is, if it is one. Written in one way only, so that equal numbers are equal names.
fn number(name: &str) -> Option<u32> {
    let plain = name.bytes().all(|byte| byte.is_ascii_digit()) && (name == "0" || !name.starts_with('0'));
    plain.then(|| name.parse().ok()).flatten().filter(|&number| number <= GREATEST_NUMBER)
}

/// One sign of a string, with its place.
enum Sign<'a> {
    Edge(Colour),
    Name(&'a str),
    Open,
    Close,
    /// `;`
    Next,
    /// `+`
    Plus,
}

fn read_branches(text: &str) -> Result<Reading, ParseError> {
    let signs = signs(text)?;
    let names =
        signs.iter().filter_map(|(_, sign)| if let Sign::Name(name) = sign { Some(*name) } else { None });
    let mut reader = BranchReader {
        text,
        numbers: Numbers::new(names),
        edges: Vec::new(),
        branching: Vec::new(),
        here: GROUND,
        last: Last::Start,
    };
    reader.numbers.names.insert("0", GROUND);
    for &(at, ref sign) in &signs {
        reader.take(at, sign)?;
    }
    reader.end()?;
    let names = reader.numbers.written();
    let (position, _) = HackenbushPosition::new(reader.edges);
    Ok(Reading { position, fallen: Vec::new(), names })
}

/// Splits a string into its signs.
fn signs(text: &str) -> Result<Vec<(usize, Sign<'_>)>, ParseError> {
    let mut signs = Vec::with_capacity(text.len());
    let mut rest = text.char_indices().peekable();
    let mut follows_blank = false;
    while let Some((at, c)) = rest.next() {
        let sign = match c {
            '(' => Sign::Open,
            ')' => Sign::Close,
            ';' => Sign::Next,
            '+' => Sign::Plus,
            ':' => {
                let name = name_at(text, at)?;
                let end = name.as_ptr() as usize - text.as_ptr() as usize + name.len();
                let braced = text[at..].starts_with(":{");
                while rest.next_if(|&(next, _)| next < end + usize::from(braced)).is_some() {}
                Sign::Name(name)
            }
            _ if c.is_whitespace() => {
                follows_blank = true;
                continue;
            }
            _ => match Colour::from_letter(c) {
                Some(colour) => Sign::Edge(colour),
                None => {
                    let message = zermelo_core::message!(
                        "'{escape_default}' is not an edge",
                        escape_default = c.escape_default()
                    );
                    return Err(ParseError::at(text, at..at + c.len_utf8(), message, HINT));
                }
            },
        };
        if follows_blank
            && matches!(sign, Sign::Edge(_) | Sign::Name(_))
            && matches!(signs.last(), Some((_, Sign::Edge(_) | Sign::Close | Sign::Name(_))))
        {
            let hint = "put a '+' between the parts of a sum, for example: lrl + er";
            return Err(ParseError::at(text, at..at + c.len_utf8(), "two strings stand side by side", hint));
        }
        follows_blank = false;
        signs.push((at, sign));
    }
    Ok(signs)
}

/// The name behind the colon at `at`: a letter, a number, or anything in braces.
fn name_at(text: &str, at: usize) -> Result<&str, ParseError> {
    let hint =
        "a name is a letter, a number, or in braces, for example: (l:A;r:A) or e(ee:{waist};e:{waist})";
    let behind = &text[at + 1..];
    let name = if let Some(inside) = behind.strip_prefix('{') {
        inside.split_once('}').map(|(name, _)| name)
    } else {
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        let letter = behind.chars().next().filter(|c| c.is_alphabetic()).map_or(0, char::len_utf8);
        Some(&behind[..digits.max(letter)])
    };
    match name {
        Some(name)
            if name.bytes().all(|byte| byte.is_ascii_digit())
                && !name.is_empty()
                && number(name).is_none() =>
        {
            let message = zermelo_core::message!(
                "vertex numbers go up to {GREATEST_NUMBER}, without zeros in front",
                GREATEST_NUMBER
            );
            Err(ParseError::part(text, name, message, hint))
        }
        Some(name) if !name.is_empty() => Ok(name),
        _ => Err(ParseError::at(text, at..at + 1, "a colon comes before the name of a vertex", hint)),
    }
}

/// What was read last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// Nothing yet in this branch.
    Start,
    Edge,
    Name,
    /// `)`: the branch has ended.
    Closed,
}

struct BranchReader<'a> {
    text: &'a str,
    numbers: Numbers<'a>,
    edges: Vec<Edge>,
    /// The vertices at which parentheses are open, with the places of these.
    branching: Vec<(u32, usize)>,
    /// The vertex reached. Behind an edge it is numbered only when it is known that no name follows.
    here: u32,
    last: Last,
}

impl<'a> BranchReader<'a> {
    fn error<T>(&self, at: usize, message: &str) -> Result<T, ParseError> {
        let end = self.text[at..].chars().next().map_or(at, |c| at + c.len_utf8());
        Err(ParseError::at(self.text, at..end, message, HINT))
    }

    fn take(&mut self, at: usize, sign: &Sign<'a>) -> Result<(), ParseError> {
        if let Sign::Name(name) = sign {
            return self.name(at, name);
        }
        self.settle(at)?;
        if self.last == Last::Closed && matches!(sign, Sign::Edge(_) | Sign::Open) {
            return self.error(at, "after a closing parenthesis comes ';', ')' or the end");
        }
        match *sign {
            Sign::Edge(colour) => {
                // The end above is put right when it is known.
                self.edges.push(Edge::new(self.here, self.here, colour));
                self.last = Last::Edge;
            }
            Sign::Close | Sign::Next | Sign::Plus if self.last == Last::Start => {
                return self.error(at, "a branch is missing here");
            }
            Sign::Open => {
                self.branching.push((self.here, at));
                self.last = Last::Start;
            }
            Sign::Next => {
                self.here = self.branching.last().map_or(GROUND, |&(vertex, _)| vertex);
                self.last = Last::Start;
            }
            Sign::Plus if self.branching.is_empty() => {
                self.here = GROUND;
                self.last = Last::Start;
            }
            Sign::Plus => {
                return self.error(at, "'+' stands between parts at the ground, not in parentheses");
            }
            Sign::Close => match self.branching.pop() {
                Some(_) => self.last = Last::Closed,
                None => return self.error(at, "this parenthesis closes nothing"),
            },
            Sign::Name(_) => {}
        }
        Ok(())
    }

    /// Numbers the vertex above an edge that has no name.
    fn settle(&mut self, at: usize) -> Result<(), ParseError> {
        if self.last == Last::Edge {
            let above = self.numbers.fresh();
            self.lead_to(above, at)?;
        }
        Ok(())
    }

    fn lead_to(&mut self, above: Option<u32>, at: usize) -> Result<(), ParseError> {
        let Some(above) = above else { return self.error(at, NO_NUMBERS) };
        if let Some(edge) = self.edges.last_mut() {
            *edge = Edge::new(self.here, above, edge.colour());
        }
        self.here = above;
        self.last = Last::Name;
        Ok(())
    }

    fn name(&mut self, at: usize, name: &'a str) -> Result<(), ParseError> {
        match self.last {
            Last::Edge => {
                let above = self.numbers.of(name);
                self.lead_to(above, at)
            }
            // A name in front of everything is that of the ground.
            Last::Start if self.here == GROUND && number(name).is_none_or(|number| number == GROUND) => {
                match self.numbers.names.insert(name, GROUND) {
                    Some(known) if known != GROUND => {
                        self.error(at, "the ground is named before any vertex, for example: :Glr:G")
                    }
                    _ => {
                        self.last = Last::Name;
                        Ok(())
                    }
                }
            }
            _ => self.error(at, "a name stands after an edge"),
        }
    }

    fn end(&mut self) -> Result<(), ParseError> {
        self.settle(self.text.len())?;
        if self.last == Last::Start {
            return self.error(self.text.len(), "a branch is missing at the end");
        }
        if let Some(&(_, at)) = self.branching.last() {
            return self.error(at, "this parenthesis is never closed");
        }
        Ok(())
    }
}

/// Reads the edges of a graph without a ground, in any notation. O(length).
pub(in super::super) fn read_graph(text: &str) -> Result<Vec<Edge>, ParseError> {
    if is_edge_list(text.trim()) {
        Ok(list_of_edges(text)?.edges)
    } else {
        Ok(read(text)?.position.edges().to_vec())
    }
}

const EDGE_HINT: &str =
    "an edge is two vertices and a colour, for example: ground-a:l a-b:r b-ground:g, or: 0-1 b, 1-2 r";

/// A list of edges that was read.
struct EdgeList<'t> {
    edges: Vec<Edge>,
    /// How each stands in the text.
    written: Vec<&'t str>,
    numbers: Numbers<'t>,
}

/// Reads a list of edges: `u-v:colour` or `u-v colour`, with blanks, commas or semicolons between.
fn list_of_edges(text: &str) -> Result<EdgeList<'_>, ParseError> {
    let hint = EDGE_HINT;
    let mut words = text
        .split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .filter(|word| !word.is_empty())
        .peekable();
    let mut listed: Vec<(&str, [&str; 2], Colour)> = Vec::new();
    while let Some(word) = words.next() {
        let (ends, colour) = match word.split_once(':') {
            Some((ends, colour)) => (ends, colour),
            None => match words.next_if(|next| !next.contains('-')) {
                Some(colour) => (word, colour),
                None => return Err(ParseError::part(text, word, "this edge has no colour", hint)),
            },
        };
        let colour = colour_of(colour)
            .ok_or_else(|| ParseError::part(text, colour, "expected a colour: l or b, r, e or g", hint))?;
        let ends: Option<[&str; 2]> = ends.split('-').collect::<Vec<_>>().try_into().ok();
        let ends = ends.filter(|ends| ends.iter().all(|end| !end.is_empty()));
        let Some(ends) = ends else {
            return Err(ParseError::part(text, word, "expected an edge u-v", hint));
        };
        for end in ends {
            if number(end).is_none() && end.bytes().all(|byte| byte.is_ascii_digit()) {
                let message = zermelo_core::message!(
                    "vertex numbers go up to {GREATEST_NUMBER}, without zeros in front",
                    GREATEST_NUMBER
                );
                return Err(ParseError::part(text, end, message, hint));
            }
        }
        listed.push((word, ends, colour));
    }
    let mut numbers = Numbers::new(listed.iter().flat_map(|(_, ends, _)| *ends));
    for name in ["ground", "Ground", "GROUND", "0"] {
        numbers.names.insert(name, GROUND);
    }
    let mut edges = Vec::with_capacity(listed.len());
    for &(word, [u, v], colour) in &listed {
        let (Some(u), Some(v)) = (numbers.of(u), numbers.of(v)) else {
            return Err(ParseError::part(text, word, NO_NUMBERS, hint));
        };
        edges.push(Edge::new(u, v, colour));
    }
    Ok(EdgeList { edges, written: listed.iter().map(|&(word, ..)| word).collect(), numbers })
}

/// Reads a drawing as a list of edges.
fn read_edges(text: &str) -> Result<Reading, ParseError> {
    let EdgeList { edges, written, numbers } = list_of_edges(text)?;
    if edges.iter().all(|edge| edge.ends()[0] != GROUND) {
        let message = "no edge touches the ground, so everything falls off";
        return Err(ParseError::whole(text, message, "the ground is the vertex named 'ground' or 0"));
    }
    let anatomy = Anatomy::new(&edges);
    let off =
        (0..edges.len()).filter(|&edge| !anatomy.stands(edge)).map(|edge| written[edge].to_owned()).collect();
    let names = numbers.written();
    Ok(Reading { position: HackenbushPosition::new(edges).0, fallen: off, names })
}

fn colour_of(word: &str) -> Option<Colour> {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Colour::from_letter(letter),
        _ => match word.to_ascii_lowercase().as_str() {
            "blue" | "left" => Some(Colour::Blue),
            "red" | "right" => Some(Colour::Red),
            "green" | "both" | "either" => Some(Colour::Green),
            _ => None,
        },
    }
}

/// The position as a string of branches. O(length), no recursion.
pub(super) fn print(position: &HackenbushPosition) -> String {
    let edges = position.edges();
    if edges.is_empty() {
        return "0".to_owned();
    }
    let anatomy = Anatomy::new(edges);
    let items = Items::new(&anatomy, edges);
    let mut text = String::with_capacity(2 * edges.len());
    if items.is_named(0) {
        text.push_str(":0");
    }
    let mut last = GROUND;
    let mut work = Vec::new();
    push_items(&mut work, &items, 0);
    while let Some(step) = work.pop() {
        let edge = match step {
            Step::Write(sign) => {
                text.push(sign);
                continue;
            }
            Step::Item(edge, from) => (edge, from),
        };
        let (edge, from) = edge;
        text.push(edges[edge].colour().letter());
        let [low, high] = anatomy.ends(edge);
        let is_tree = high != 0 && low != high && anatomy.parent_edge(high) == edge;
        let to = if is_tree { high } else { low + high - from };
        let name = anatomy.name(to);
        if items.is_named(to) || (is_tree && name != last + 1) {
            text += &if name < 10 { format!(":{name}") } else { format!(":{{{name}}}") };
        }
        if is_tree {
            last = name;
            push_items(&mut work, &items, to);
        }
    }
    text
}

enum Step {
    Write(char),
    /// An edge, seen from one of its ends.
    Item(usize, usize),
}

/// What is to be written at a vertex, last first.
fn push_items(work: &mut Vec<Step>, items: &Items, vertex: usize) {
    let row = items.at(vertex);
    if row.len() > 1 {
        work.push(Step::Write(')'));
    }
    for (place, &edge) in row.iter().enumerate().rev() {
        work.push(Step::Item(edge as usize, vertex));
        if place > 0 {
            work.push(Step::Write(';'));
        }
    }
    if row.len() > 1 {
        work.push(Step::Write('('));
    }
}

/// Where each edge is written: edges of the tree at their lower end, in the order of the walk; the others, which close
/// cycles, at the end that the walk met later.
struct Items {
    starts: Vec<u32>,
    rows: Vec<u32>,
    /// Vertices to which closing edges lead.
    is_named: Vec<bool>,
}

impl Items {
    fn new(anatomy: &Anatomy, edges: &[Edge]) -> Self {
        let count = anatomy.vertex_count();
        let mut at: Vec<(u32, u32, u32)> = Vec::with_capacity(edges.len());
        let mut is_named = vec![false; count];
        for edge in 0..edges.len() {
            let [low, high] = anatomy.ends(edge);
            if high != 0 && low != high && anatomy.parent_edge(high) == edge {
                at.push((low as u32, high as u32, edge as u32));
            } else {
                is_named[low] = true;
                at.push((high as u32, 0, edge as u32));
            }
        }
        at.arrange();
        let mut starts = vec![0_u32; count + 1];
        for &(vertex, _, _) in &at {
            starts[vertex as usize + 1] += 1;
        }
        for vertex in 0..count {
            starts[vertex + 1] += starts[vertex];
        }
        Self { starts, rows: at.into_iter().map(|(_, _, edge)| edge).collect(), is_named }
    }

    fn at(&self, vertex: usize) -> &[u32] {
        &self.rows[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    fn is_named(&self, vertex: usize) -> bool {
        self.is_named[vertex]
    }
}
