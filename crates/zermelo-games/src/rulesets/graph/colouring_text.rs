//! Positions of Col and Snort as text: `path:5`, `grid:3x3`, a board such as `..L|#..`, a row such as `L-.-.-.`, or
//! edges such as `a-b,b-c,d`; then what is not open to both, `a:L`, and vertices already coloured, `b=R`.

use super::colouring::{Colouring, Tints};
use super::colouring_drawing;
use super::simple_graph::{Layout, SimpleGraph};
use crate::game::{Convention, Drawing, Message, Notation, ParseError, Player, message};
use std::collections::BTreeMap;
use std::fmt::Write;
use zermelo_boards::letter_rows;

/// Vertices that a text may have.
const MOST_VERTICES: usize = 4096;

const HINT: &str = "a graph such as path:5, cycle:4, clique:5, edgeless:3, caterpillar:3,2,3, grid:3x4, a board such as \
                    ..L|#.., or edges such as a-b,b-c; then, for example, a:L for a vertex that only Left may colour";

/// The letter of a vertex open to these players.
const fn letter(left: bool, right: bool) -> char {
    match (left, right) {
        (true, true) => '.',
        (true, false) => 'L',
        (false, true) => 'R',
        (false, false) => '#',
    }
}

/// The players a vertex with this letter is open to.
const fn meaning(letter: char) -> Option<[bool; 2]> {
    match letter {
        '.' => Some([true, true]),
        'L' => Some([true, false]),
        'R' => Some([false, true]),
        '#' => Some([false, false]),
        _ => None,
    }
}

impl Tints {
    pub(super) fn letter(&self, vertex: usize) -> char {
        letter(self.open[0].contains(vertex), self.open[1].contains(vertex))
    }

    fn set_letter(&mut self, vertex: usize, open: [bool; 2]) {
        for (set, open) in self.open.iter_mut().zip(open) {
            if open {
                set.insert(vertex);
            } else {
                set.remove(vertex);
            }
        }
    }

    pub(super) fn rows(&self, width: usize, between: char) -> String {
        let mut text = String::with_capacity(self.graph.vertex_count() + 16);
        for vertex in 0..self.graph.vertex_count() {
            if vertex > 0 && vertex % width == 0 {
                text.push(between);
            }
            text.push(self.letter(vertex));
        }
        text
    }
}

impl Notation for Colouring {
    fn parse(&self, text: &str) -> Result<Tints, ParseError> {
        let mut words = text.split_whitespace();
        let first = words.next().ok_or_else(|| ParseError::whole(text, "the position is empty", HINT))?;
        let mut tints = if first.contains(':') || is_size(first) {
            Tints::uncoloured(named_graph(text, first)?)
        } else if first.contains(['|', '/']) || first.chars().all(|c| c == '-' || meaning(c).is_some()) {
            board(text, first)?
        } else {
            Tints::uncoloured(edges(text, first)?)
        };
        // Whom vertices are open to first, then colours: what a colour forbids its neighbours is not opened again.
        let (colours, open): (Vec<&str>, Vec<&str>) = words.partition(|word| is_colour(word));
        for word in open {
            let (vertex, letters) = mark(text, word, &tints)?;
            let message = "expected L, R, '.' or '#'";
            let open = meaning_of(letters).ok_or_else(|| ParseError::part(text, letters, message, HINT))?;
            tints.set_letter(vertex, open);
        }
        for word in colours {
            let (vertex, letters) = mark(text, word, &tints)?;
            let player = match meaning_of(letters) {
                Some([true, false]) => Player::Left,
                Some([false, true]) => Player::Right,
                _ => {
                    let message = "expected the colour L or R";
                    return Err(ParseError::part(text, letters, message, HINT));
                }
            };
            if !tints.open[player.index()].contains(vertex) {
                let hint = "the rule forbids it: look at its neighbours";
                return Err(ParseError::part(text, word, "the vertex cannot have this colour", hint));
            }
            tints = self.coloured(&tints, vertex, player);
        }
        Ok(tints)
    }

    fn print(&self, tints: &Tints) -> String {
        if let Layout::Board { width } = *tints.graph.layout() {
            return tints.rows(width, '|');
        }
        let mut text = tints.graph.print_edges();
        for vertex in 0..tints.graph.vertex_count() {
            let letter = tints.letter(vertex);
            if letter != '.' {
                let _ = write!(text, " {}:{letter}", tints.graph.name(vertex));
            }
        }
        text
    }

    /// The vertex that is coloured, `b=L`.
    fn move_label(&self, from: &Tints, to: &Tints, player: Player) -> String {
        let vertex = self.choices(from, player).find(|&vertex| self.coloured(from, vertex, player) == *to);
        let letter = if player == Player::Left { 'L' } else { 'R' };
        let Some(vertex) = vertex else { return self.print(to) };
        let name = from.graph.name(vertex);
        if *self == Self::Fjords { format!("take vertex {name}") } else { format!("{name}={letter}") }
    }

    /// The board, row by row; `L` and `R` are the cells open to one player only, `#` those open to nobody.
    fn picture(&self, tints: &Tints, _: Convention) -> Option<String> {
        match *tints.graph.layout() {
            Layout::Board { width } if width < tints.graph.vertex_count() && width <= 80 => {
                Some(tints.rows(width, '\n'))
            }
            _ => None,
        }
    }

    fn drawing(&self, tints: &Tints) -> Option<Drawing> {
        colouring_drawing::drawing(tints)
    }
}

/// Whether a mark is a colour, `a=L`, and not `a:L`.
fn is_colour(word: &str) -> bool {
    word.chars().find(|sign| matches!(sign, ':' | '=')) == Some('=')
}

/// The players that a mark of one letter means.
fn meaning_of(letters: &str) -> Option<[bool; 2]> {
    let mut letters = letters.chars();
    letters.next().and_then(meaning).filter(|_| letters.next().is_none())
}

/// The vertex of `a:L` or `a=L`, and what stands behind the sign.
fn mark<'a>(text: &str, word: &'a str, tints: &Tints) -> Result<(usize, &'a str), ParseError> {
    let Some((name, letters)) = word.split_once([':', '=']) else {
        return Err(ParseError::part(text, word, "expected a vertex with ':' or '=' after it", HINT));
    };
    let vertex = (0..tints.graph.vertex_count()).find(|&vertex| tints.graph.name(vertex) == name);
    let vertex =
        vertex.ok_or_else(|| ParseError::part(text, name, "the graph has no vertex of this name", HINT))?;
    Ok((vertex, letters))
}

/// Whether a word is the size of a board, `3x4`, which no vertex is called.
fn is_size(word: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once('x').is_some_and(|(height, width)| is_number(height) && is_number(width))
}

/// A graph of a known kind, such as `path:5`. A size alone is that of a grid.
fn named_graph(text: &str, word: &str) -> Result<SimpleGraph, ParseError> {
    let (kind, sizes) = word.split_once(':').unwrap_or(("grid", word));
    let number = |part: &str| match part.parse::<usize>() {
        Ok(number) if !part.starts_with('+') && number <= MOST_VERTICES => Ok(number),
        _ => {
            let message = message!("expected a whole number of at most {MOST_VERTICES}", MOST_VERTICES);
            Err(ParseError::part(text, part, message, HINT))
        }
    };
    let too_few = |least: Message| {
        ParseError::part(text, sizes, message!("expected at least {least}", least => least), HINT)
    };
    let numbered = |size, edges: &mut dyn Iterator<Item = (usize, usize)>| {
        SimpleGraph::from_edges(size, edges, Layout::Numbered)
    };
    let graph = match kind {
        "path" => match number(sizes)? {
            0 => return Err(too_few(message!("1 vertex"))),
            size => SimpleGraph::board(1, size),
        },
        "cycle" => match number(sizes)? {
            0..3 => return Err(too_few(message!("3 vertices"))),
            size => numbered(size, &mut (0..size).map(|vertex| (vertex, (vertex + 1) % size))),
        },
        "clique" => match number(sizes)? {
            0 => return Err(too_few(message!("1 vertex"))),
            size => numbered(size, &mut (0..size).flat_map(|a| (0..a).map(move |b| (a, b)))),
        },
        "edgeless" => numbered(number(sizes)?, &mut std::iter::empty()),
        "grid" => {
            let message = "expected rows x columns";
            let (height, width) =
                sizes.split_once('x').ok_or_else(|| ParseError::part(text, sizes, message, HINT))?;
            let (height, width) = (number(height)?, number(width)?);
            match height * width {
                0 => return Err(too_few(message!("one row and one column"))),
                size => {
                    check_size(text, sizes, size)?;
                    SimpleGraph::board(height, width)
                }
            }
        }
        "caterpillar" => {
            let legs = sizes.split(',').map(number).collect::<Result<Vec<_>, _>>()?;
            let size = legs.iter().fold(legs.len(), |size, legs| size.saturating_add(*legs));
            check_size(text, sizes, size)?;
            caterpillar(&legs, size)
        }
        _ => return Err(ParseError::part(text, kind, "there is no graph of this name", HINT)),
    };
    Ok(graph)
}

/// A path whose vertices have this many leaves each. The path comes first.
fn caterpillar(legs: &[usize], size: usize) -> SimpleGraph {
    let spine = (1..legs.len()).map(|vertex| (vertex - 1, vertex));
    let owners = legs.iter().enumerate().flat_map(|(vertex, &count)| std::iter::repeat_n(vertex, count));
    let leaves = owners.zip(legs.len()..);
    SimpleGraph::from_edges(size, spine.chain(leaves), Layout::Numbered)
}

fn check_size(text: &str, part: &str, size: usize) -> Result<(), ParseError> {
    if size <= MOST_VERTICES {
        return Ok(());
    }
    let message = message!("a graph has at most {MOST_VERTICES} vertices here", MOST_VERTICES);
    Err(ParseError::part(text, part, message, HINT))
}

/// A board, `..L|#..`, or a row, `L-.-.`.
fn board(text: &str, word: &str) -> Result<Tints, ParseError> {
    check_size(text, word, word.len() / 2)?;
    if word.contains('-') && !word.contains(['|', '/']) {
        let row: Vec<&str> = word.split('-').collect();
        if let Some(part) = row.iter().find(|part| part.len() != 1) {
            let message = "expected one vertex between two '-', for example L-.-.-R";
            return Err(ParseError::part(text, part, message, HINT));
        }
        let row = row.concat();
        return board(&row, &row);
    }
    let rows = letter_rows(word, |c| meaning(c).is_some(), "'.', L, R, #", HINT)
        .map_err(|error| error.within(text, offset(text, word)))?;
    let width = rows[0].len();
    check_size(text, word, rows.len() * width)?;
    let mut tints = Tints::uncoloured(SimpleGraph::board(rows.len(), width));
    for (vertex, letter) in rows.concat().chars().enumerate() {
        if let Some(open) = meaning(letter) {
            tints.set_letter(vertex, open);
        }
    }
    Ok(tints)
}

/// Where a part of a text starts.
fn offset(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

/// The graph of edges between named vertices, `a-b,b-c-d,e`. Vertices are put in order by name, numbers by size, so
/// that the order of the edges does not matter.
fn edges(text: &str, word: &str) -> Result<SimpleGraph, ParseError> {
    let mut numbers: BTreeMap<(usize, &str), usize> = BTreeMap::new();
    for name in word.split([',', '-']) {
        let known = |c: char| c.is_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(known) || matches!(name, "L" | "R") {
            let message = match name {
                "" => "the name of a vertex is missing",
                "L" | "R" => "L and R are colours, not names of vertices",
                _ => "expected letters and digits as the name of a vertex",
            };
            return Err(ParseError::part(text, name, message, HINT));
        }
        numbers.insert(by_size(name), 0);
    }
    check_size(text, word, numbers.len())?;
    for (place, number) in numbers.values_mut().enumerate() {
        *number = place;
    }
    let mut pairs = Vec::new();
    for chain in word.split(',') {
        let chain: Vec<&str> = chain.split('-').collect();
        for pair in chain.windows(2) {
            if pair[0] == pair[1] {
                let message = "an edge joins two different vertices";
                return Err(ParseError::part(text, pair[1], message, HINT));
            }
            pairs.push((numbers[&by_size(pair[0])], numbers[&by_size(pair[1])]));
        }
    }
    let is_numbered = numbers.iter().all(|(&(_, name), place)| name.parse() == Ok(place + 1));
    let layout = if is_numbered {
        Layout::Numbered
    } else {
        Layout::Named(numbers.keys().map(|&(_, name)| name.to_owned()).collect())
    };
    Ok(SimpleGraph::from_edges(numbers.len(), pairs, layout))
}

/// A key that puts shorter names first, so that 9 comes before 10.
fn by_size(name: &str) -> (usize, &str) {
    (name.len(), name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Ruleset, option_list};

    fn read(text: &str) -> Tints {
        Colouring::Snort.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn texts_mean_what_they_say() {
        assert_eq!(read("path:5 1:L 5:L"), read("L-.-.-.-L"));
        assert_eq!(read("L...L"), read("L-.-.-.-L"));
        assert_eq!(read("grid:2x3"), read("...|..."));
        assert_eq!(read("2x3 a1:L"), read("L..|..."));
        assert_eq!(read("b-a,c-b"), read("a-b-c"));
        assert_eq!(read("3-1,2-3"), read("1-3,2-3"));
        assert_eq!(read("a-b-c b=L"), read("a-b-c a:L b:# c:L"));
        assert_eq!(Colouring::Col.parse("a-b-c b=L").unwrap(), read("a-b-c a:R b:# c:R"));
        // The colour of b closes c to Right, whatever is written of c, before or behind.
        assert_eq!(read("a-b-c b=L c:R"), read("a-b-c a:L b:# c:#"));
        assert_eq!(read("a-b-c c:R b=L"), read("a-b-c a:L b:# c:#"));
        assert_eq!(read("caterpillar:1,0,2"), read("1-2,2-3,1-4,3-5,3-6"));
        for text in
            ["cycle:4 2:R", "clique:5", "edgeless:3", "edgeless:0", "x9-x10,x9-x11,z x9:L", "path:100"]
        {
            let tints = read(text);
            assert_eq!(read(&Colouring::Snort.print(&tints)), tints, "{text}");
        }
    }

    #[test]
    fn errors_say_where() {
        for (text, part) in [
            ("", ""),
            ("path:x", "x"),
            ("path:0", "0"),
            ("path:5000", "5000"),
            ("cycle:2", "2"),
            ("grid:3", "3"),
            ("grid:3000x3000", "3000x3000"),
            ("3000x3000", "3000x3000"),
            ("0x3", "0x3"),
            ("tree:3", "tree"),
            ("..L|.", "."),
            ("..|", ""),
            ("L-.-..", ".."),
            ("a-b,b-L", "L"),
            ("a--b", ""),
            ("a-b,b*c", "b*c"),
            ("a-a", "a"),
            ("a-b c:L", "c"),
            ("a-b a:Q", "Q"),
            ("a-b a", "a"),
            ("a-b a=L b=R", "b=R"),
            ("a-b a=.", "."),
            ("a-b a=L a:R", "a=L"),
        ] {
            let error = Colouring::Snort.parse(text).expect_err(text);
            assert_eq!(&error.text[error.span.clone()], part, "{text}: {error}");
        }
        let large = ".".repeat(1_000_000);
        assert!(Colouring::Col.parse(&large).is_err());
    }

    #[test]
    fn more_than_64_vertices() {
        let game = Colouring::Snort;
        let tints = read("path:100 70:L");
        assert_eq!(option_list(&game, &tints, Player::Right).len(), 99);
        let form = game.normal_form(&tints);
        assert!(
            form.players_swapped == game.normal_form(&form.position).players_swapped || form.players_swapped
        );
        let mut parts = Vec::new();
        game.components(&read("path:200 100:#"), |part| parts.push(part));
        assert_eq!(parts.iter().map(|part| part.open[0].len()).collect::<Vec<_>>(), [99, 100]);
    }
}
