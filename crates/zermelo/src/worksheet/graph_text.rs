//! Graphs as CGSuite writes them: `--(-;--)` without labels, `L-.-.(-.;-R)` with labels of vertices, `llr` with labels of edges, `:A---:A`
//! with names of vertices, `>>` with directions, and with numbers, as it did before, `1L-2-3;2-4R`. The dot of a vertex without a label
//! may be missing.

use super::graph::{Edge, Graph, Label};
use super::item::Item;
use crate::answer::Refusal;
use std::collections::BTreeMap;

/// What carries a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Carrier {
    Vertex,
    Edge,
}

/// The label that a sign is, of a vertex or of an edge; that of the empty sign is on whatever has none. `None` where the sign is no label.
pub(super) type Signs<'s> = dyn FnMut(Carrier, &str) -> Result<Option<Label>, Refusal> + 's;

/// An edge whose second end has not been read.
struct Open {
    label: Label,
    leads_there: bool,
    leads_back: bool,
}

/// A graph that is being read.
struct Reader<'r, 't> {
    rest: &'t str,
    is_directed: bool,
    /// Whether numbers are names of vertices.
    is_numbered: bool,
    signs: &'r mut Signs<'r>,
    labels: Vec<Label>,
    edges: Vec<Edge>,
    /// The vertices that have a number or a name.
    named: BTreeMap<&'t str, usize>,
}

/// The sign with which a text begins, one letter or a word in braces, and how long it is; `None` where it begins with what has a meaning
/// of its own.
fn sign(text: &str) -> Option<(&str, usize)> {
    if let Some(long) = text.strip_prefix('{') {
        let end = long.find('}')?;
        return Some((&long[..end], end + 2));
    }
    let letter = text.chars().next().filter(|letter| !"-<>();:.}".contains(*letter))?;
    Some((&text[..letter.len_utf8()], letter.len_utf8()))
}

impl Reader<'_, '_> {
    fn add(&mut self) -> Result<usize, Refusal> {
        let label = (self.signs)(Carrier::Vertex, "")?.unwrap_or_default();
        self.labels.push(label);
        Ok(self.labels.len())
    }

    /// The vertex that is written next: one that has been met, where it has its name. `None` where none is written.
    fn vertex(&mut self) -> Result<Option<usize>, Refusal> {
        let before = self.rest;
        let digits = if self.is_numbered { before.bytes().take_while(u8::is_ascii_digit).count() } else { 0 };
        let mut name = (digits > 0).then_some(&before[..digits]);
        self.rest = &before[digits..];
        let mut label = None;
        if digits == 0 && self.rest.starts_with('.') {
            self.rest = &self.rest[1..];
        } else if let Some((written, length)) = sign(self.rest) {
            label = (self.signs)(Carrier::Vertex, written)?;
            self.rest = if label.is_some() { &self.rest[length..] } else { self.rest };
        }
        if name.is_none()
            && let Some(behind) = self.rest.strip_prefix(':')
            && let Some((written, length)) = sign(behind)
        {
            name = Some(written);
            self.rest = &behind[length..];
        }
        if self.rest.len() == before.len() {
            return Ok(None);
        }
        let vertex = match name.and_then(|name| self.named.get(name)) {
            Some(&vertex) => vertex,
            None => self.add()?,
        };
        if let Some(name) = name {
            self.named.insert(name, vertex);
        }
        if let Some(label) = label {
            self.labels[vertex - 1] = label;
        }
        Ok(Some(vertex))
    }

    /// The edge that is written next, without its second end; `None` where none is, or one with a direction that the graph cannot have.
    fn edge(&mut self) -> Result<Option<Open>, Refusal> {
        let written = sign(self.rest);
        let is_plain = self.rest.starts_with('-');
        if written.is_none() && !self.rest.starts_with(['-', '<', '>']) {
            return Ok(None);
        }
        let (sign, length) = written.unwrap_or(("", usize::from(is_plain)));
        let label = (self.signs)(Carrier::Edge, sign)?;
        if label.is_none() && !sign.is_empty() {
            return Ok(None);
        }
        self.rest = &self.rest[length..];
        let direction = if is_plain { None } else { self.rest.chars().next().filter(|c| "<>".contains(*c)) };
        if direction.is_some() {
            if !self.is_directed {
                return Ok(None);
            }
            self.rest = &self.rest[1..];
        }
        Ok(Some(Open {
            label: label.unwrap_or_default(),
            leads_there: direction != Some('<'),
            leads_back: direction != Some('>'),
        }))
    }

    /// Ends an edge in a vertex.
    fn join(&mut self, from: usize, open: Open, to: usize) {
        let Open { label, leads_there, leads_back } = open;
        if leads_there {
            self.edges.push(Edge { from, to, label: label.clone() });
        }
        if leads_back && (self.is_directed || !leads_there) {
            self.edges.push(Edge { from: to, to: from, label });
        }
    }

    /// The graph; `None` where the text is none. Branches stand in parentheses with semicolons between them, and so do parts that are
    /// not connected without parentheses.
    fn read(mut self) -> Result<Option<Graph>, Refusal> {
        let is_empty = self.rest.is_empty();
        let (mut from, mut open, mut branches) = (None, None, Vec::new());
        while !self.rest.is_empty() || open.is_some() {
            let first = self.rest.chars().next();
            if from.is_none() || open.is_some() {
                let is_lost = open.is_none() && matches!(first, Some(';' | ')'));
                let written = self.vertex()?;
                if written.is_none() && is_lost {
                    return Ok(None);
                }
                let vertex = match written {
                    Some(vertex) => vertex,
                    None => self.add()?,
                };
                if let (Some(from), Some(open)) = (from, open.take()) {
                    self.join(from, open, vertex);
                }
                from = Some(vertex);
                continue;
            }
            match first {
                Some('(') => branches.extend(from),
                Some(';') => from = branches.last().copied(),
                Some(')') => {
                    from = branches.pop();
                    if from.is_none() {
                        return Ok(None);
                    }
                }
                _ => {
                    open = self.edge()?;
                    if open.is_none() {
                        return Ok(None);
                    }
                    continue;
                }
            }
            self.rest = &self.rest[1..];
        }
        let is_complete = branches.is_empty() && (from.is_some() || is_empty);
        Ok(is_complete.then(|| Graph::new(self.is_directed, self.labels, self.edges)))
    }
}

/// The graph that a text is; `None` where it is none.
pub(super) fn read<'s>(
    text: &str,
    is_directed: bool,
    signs: &'s mut Signs<'s>,
) -> Result<Option<Graph>, Refusal> {
    let text: String = text.split_whitespace().collect();
    let reader = Reader {
        rest: &text,
        is_directed,
        is_numbered: false,
        signs,
        labels: Vec::new(),
        edges: Vec::new(),
        named: BTreeMap::new(),
    };
    reader.read()
}

/// The graph as the games of coloured vertices are written here; `None` where the text is none.
pub(super) fn tagged_graph(text: &str) -> Option<String> {
    let graph = graph_with_labels(text, true, |sign| matches!(sign, "L" | "R"))?;
    graph.written(|label| label.text.chars().next())
}

/// The graph whose vertices have numbers; `None` where the text is none.
pub(super) fn numbered_graph(text: &str) -> Option<Graph> {
    graph_with_labels(text, false, |sign| sign.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A graph with one vertex at least and some signs for labels of vertices, of which digits may be names instead.
fn graph_with_labels(text: &str, is_numbered: bool, is_label: fn(&str) -> bool) -> Option<Graph> {
    let mut signs = |carrier, sign: &str| {
        let is_label = carrier == Carrier::Vertex && is_label(sign);
        Ok(is_label.then(|| Label { item: Item::Nothing, text: sign.into() }))
    };
    let reader = Reader {
        rest: text,
        is_directed: false,
        is_numbered,
        signs: &mut signs,
        labels: Vec::new(),
        edges: Vec::new(),
        named: BTreeMap::new(),
    };
    reader.read().ok()?.filter(|graph| !graph.labels.is_empty())
}

/// A part of the text of a graph.
enum Written {
    /// The vertex `to`, perhaps behind an edge; its branches follow where it has not been written before.
    Vertex {
        edge: Option<usize>,
        to: usize,
        is_new: bool,
    },
    Sign(char),
}

/// A graph in the order in which its vertices are met from the first one on, the deepest first.
struct Met {
    /// The edges with the vertices to which they lead from each vertex, and whether these are met there.
    branches: Vec<Vec<(usize, usize, bool)>>,
    /// The first vertex of each part.
    roots: Vec<usize>,
    /// The numbers of vertices that need a name, which are met more than once.
    names: Vec<usize>,
}

impl Met {
    fn of(graph: &Graph) -> Self {
        let count = graph.labels.len() + 1;
        let mut edges = vec![Vec::new(); count];
        for (place, edge) in graph.edges().iter().enumerate() {
            edges[edge.from].push((edge.to, place));
            if !graph.is_directed && edge.from != edge.to {
                edges[edge.to].push((edge.from, place));
            }
        }
        for edges in &mut edges {
            edges.sort_unstable();
        }
        let (mut is_used, mut is_met) = (vec![false; graph.edges().len()], vec![false; count]);
        let (mut is_named, mut order) = (vec![false; count], Vec::new());
        let mut met = Self { branches: vec![Vec::new(); count], roots: Vec::new(), names: vec![0; count] };
        for root in 1..count {
            if std::mem::replace(&mut is_met[root], true) {
                continue;
            }
            met.roots.push(root);
            order.push(root);
            let mut path = vec![(root, 0)];
            while let Some((vertex, next)) = path.last_mut() {
                let vertex = *vertex;
                let Some(&(to, edge)) = edges[vertex].get(*next) else {
                    path.pop();
                    continue;
                };
                *next += 1;
                if std::mem::replace(&mut is_used[edge], true) {
                    continue;
                }
                let is_new = !std::mem::replace(&mut is_met[to], true);
                met.branches[vertex].push((edge, to, is_new));
                if is_new {
                    order.push(to);
                    path.push((to, 0));
                } else {
                    is_named[to] = true;
                }
            }
        }
        for (number, vertex) in order.into_iter().filter(|&vertex| is_named[vertex]).enumerate() {
            met.names[vertex] = number + 1;
        }
        met
    }
}

/// The name of a vertex that is met again: `:A`, and in braces where letters are used up.
fn name(number: usize) -> String {
    match u8::try_from(number) {
        Ok(0) => String::new(),
        Ok(small @ 1..=26) => format!(":{}", char::from(b'A' + small - 1)),
        _ => format!(":{{{number}}}"),
    }
}

impl Graph {
    /// The graph as it is read, each label by its sign, and what has none by the empty one. Vertices are numbered as they are met, where
    /// it is read back.
    pub(super) fn in_signs(
        &self,
        mut sign: impl FnMut(Carrier, &Label) -> Result<String, Refusal>,
    ) -> Result<String, Refusal> {
        let met = Met::of(self);
        let mut text = String::new();
        for (place, &root) in met.roots.iter().enumerate() {
            text += if place > 0 { ";" } else { "" };
            let start = text.len();
            let mut next = vec![Written::Vertex { edge: None, to: root, is_new: true }];
            while let Some(written) = next.pop() {
                let (edge, to, is_new) = match written {
                    Written::Vertex { edge, to, is_new } => (edge, to, is_new),
                    Written::Sign(sign) => {
                        text.push(sign);
                        continue;
                    }
                };
                if let Some(edge) = edge {
                    let sign = sign(Carrier::Edge, &self.edges()[edge].label)?;
                    text += &sign;
                    text += if self.is_directed {
                        ">"
                    } else if sign.is_empty() {
                        "-"
                    } else {
                        ""
                    };
                }
                text += &sign(Carrier::Vertex, &self.labels[to - 1])?;
                text += &name(met.names[to]);
                let branches = if is_new { &met.branches[to][..] } else { &[] };
                let are_many = branches.len() > 1;
                next.extend(are_many.then_some(Written::Sign(')')));
                for (place, &(edge, to, is_new)) in branches.iter().enumerate().rev() {
                    next.push(Written::Vertex { edge: Some(edge), to, is_new });
                    next.extend((place > 0).then_some(Written::Sign(';')));
                }
                next.extend(are_many.then_some(Written::Sign('(')));
            }
            text += if text.len() == start { "." } else { "" };
        }
        Ok(text)
    }

    /// The same, with each label in braces as it is printed.
    fn signs(&self) -> String {
        let in_braces = |_, label: &Label| {
            Ok(if label.text.is_empty() { String::new() } else { format!("{{{}}}", label.text) })
        };
        self.in_signs(in_braces).unwrap_or_default()
    }

    /// The graph as it is made.
    pub(super) fn text(&self) -> String {
        format!("{}(\"{}\")", self.class(), self.signs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worksheet::item::Item;

    /// The graph that a text is, whose vertices and edges may be labelled with some letters.
    fn graph(text: &str, is_directed: bool, [of_vertices, of_edges]: [&str; 2]) -> Option<Graph> {
        let mut signs = |carrier, sign: &str| {
            let letters = if carrier == Carrier::Vertex { of_vertices } else { of_edges };
            let is_label = !sign.is_empty() && letters.contains(sign);
            Ok(is_label.then(|| Label { item: Item::Nothing, text: sign.into() }))
        };
        read(text, is_directed, &mut signs).unwrap()
    }

    fn plain_graph(text: &str) -> Option<Graph> {
        graph(text, false, ["", ""])
    }

    #[test]
    fn graphs_are_read() {
        for (text, written) in [
            (".-.-.(-.;-R)", "v1-v2,v2-v3,v3-v4,v3-v5 v5:R"),
            ("1L-2-3;2-4R;5", "v1-v2,v2-v3,v2-v4,v5 v1:L v4:R"),
            (".(-.(-L)-.)-.", "v1-v2,v1-v5,v2-v3,v2-v4 v3:L"),
            ("1-2-3-1", "v1-v2,v1-v3,v2-v3"),
            ("L", "v1 v1:L"),
            ("L-R---L", "v1-v2,v2-v3,v3-v4,v4-v5 v1:L v2:R v5:L"),
            ("-;L:A-:A", "v1-v2,v3-v3 v3:L"),
        ] {
            assert_eq!(tagged_graph(text).as_deref(), Some(written), "{text}");
        }
        for text in ["", "..", ".(-.", ".)", ".-x", "a-b", ".-(.)", ";", ".;;.", ":", ":{a", "-:A:A"] {
            assert_eq!(tagged_graph(text), None, "{text}");
        }
    }

    /// The lists are those of CGSuite's own tests.
    #[test]
    fn graphs_without_tags_have_their_neighbours() {
        for (text, neighbours) in [
            ("", vec![]),
            (".", vec![vec![]]),
            ("-", vec![vec![2], vec![1]]),
            (".-.-.", vec![vec![2], vec![1, 3], vec![2]]),
            (":A-:A", vec![vec![1]]),
            (":A--:A", vec![vec![2, 2], vec![1, 1]]),
            (":{root}-----:{root}", vec![vec![2, 5], vec![1, 3], vec![2, 4], vec![3, 5], vec![1, 4]]),
            ("(-;-;-;-)", vec![vec![2, 3, 4, 5], vec![1], vec![1], vec![1], vec![1]]),
            ("-;--", vec![vec![2], vec![1], vec![4], vec![3, 5], vec![4]]),
            (":A-:B-:C(-:A;-(-:A;-:B))", vec![vec![2, 3, 4], vec![1, 3, 4], vec![1, 2, 4], vec![1, 2, 3]]),
        ] {
            assert_eq!(plain_graph(text), Graph::of_neighbours(false, &neighbours), "{text}");
        }
        assert_eq!(plain_graph("L-"), None);
    }

    /// The texts are those of CGSuite's own tests.
    #[test]
    fn graphs_are_written_as_they_are_met() {
        for (text, neighbours) in [
            ("", vec![]),
            (".", vec![vec![]]),
            (".;---", vec![vec![], vec![3], vec![2, 4], vec![3, 5], vec![4]]),
            (":A-:A", vec![vec![1]]),
            (":A--:A", vec![vec![2, 2], vec![1, 1]]),
            ("(-;-;-);.", vec![vec![3, 4, 5], vec![], vec![1], vec![1], vec![1]]),
            (
                ":A-:B-:C-(-:A;-:B;-(-:A;-:C;-:B))",
                vec![vec![3, 4, 5], vec![3, 4, 5], vec![1, 2, 4, 5], vec![1, 2, 3, 5], vec![1, 2, 3, 4]],
            ),
        ] {
            let graph = Graph::of_neighbours(false, &neighbours).unwrap();
            assert_eq!(graph.signs(), text);
        }
    }

    /// What is written reads back as the same graph, whose vertices are numbered as they are met.
    #[test]
    fn what_is_written_reads_back() {
        for is_directed in [false, true] {
            for bits in 0_u32..512 {
                let edge = |place: u32| {
                    let label = ["", "l", "r"][place as usize % 3];
                    let label = Label { item: Item::Nothing, text: label.into() };
                    let (from, to) = (place as usize / 3 + 1, place as usize % 3 + 1);
                    Edge { from, to, label }
                };
                let edges = (0..9).filter(|place| bits >> place & 1 > 0).map(edge).collect();
                let label = |text: &str| Label { item: Item::Nothing, text: text.into() };
                let first = Graph::new(is_directed, vec![label("L"), label(""), label("")], edges);
                let again = graph(&first.signs(), is_directed, ["L", "lr"]).unwrap();
                // Vertices may be numbered in another order: what each edge joins is told by how many lead from there.
                let joined = |graph: &Graph| {
                    let degrees: Vec<usize> = graph.edges_from().iter().map(Vec::len).collect();
                    let one = |edge: &Edge| {
                        let mut ends = [degrees[edge.from - 1], degrees[edge.to - 1]];
                        if !is_directed {
                            ends.sort_unstable();
                        }
                        (edge.label.text.to_string(), ends)
                    };
                    let mut all: Vec<_> = graph.edges().iter().map(one).collect();
                    all.sort_unstable();
                    all
                };
                assert_eq!(joined(&again), joined(&first), "{}", first.signs());
                let vertices = |graph: &Graph| graph.labels.len();
                assert_eq!(vertices(&again), vertices(&first), "{}", first.signs());
            }
        }
    }

    #[test]
    fn edges_have_labels_and_directions() {
        let count = |text, is_directed| Some(graph(text, is_directed, ["L", "lr"])?.edges().len());
        assert_eq!(count("llrL-", false), Some(4));
        assert_eq!(count("----", true), Some(8));
        assert_eq!(count(">><l>r<l", true), Some(7));
        for wrong in [">", "l>", "lx", "Ll:", "{l", "l{x}"] {
            assert_eq!(count(wrong, false), None, "{wrong}");
        }
    }
}
