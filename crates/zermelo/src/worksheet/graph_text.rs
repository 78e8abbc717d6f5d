//! Graphs as CGSuite writes them: `--(-;--)` without tags, `L-.-.(-.;-R)` with some, `:A---:A` with names of vertices, and with numbers, as
//! it did before, `1L-2-3;2-4R`. The dot of a vertex without a tag may be missing.

use super::plain_graph::PlainGraph;
use std::collections::BTreeMap;

/// A graph that is being read.
#[derive(Default)]
struct Tagged {
    /// What each vertex is open to: `.`, `L` or `R`.
    tags: Vec<char>,
    edges: Vec<(usize, usize)>,
    /// The vertices that have a number or a name.
    named: BTreeMap<String, usize>,
}

/// A vertex as it is written.
struct Written<'t> {
    tag: Option<char>,
    name: &'t str,
    length: usize,
}

impl<'t> Written<'t> {
    /// The vertex with which a text begins: a number, a tag or a dot, and a name behind a colon.
    fn read(text: &'t str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let behind = text[digits..].chars().next();
        let tag = behind.filter(|tag| matches!(tag, 'L' | 'R') || *tag == '.' && digits == 0);
        let end = digits + usize::from(tag.is_some());
        let (name, length) = match text[end..].strip_prefix(':') {
            Some(rest) if digits == 0 => {
                let name = match rest.strip_prefix('{') {
                    Some(long) => &long[..long.find('}')?],
                    None => &rest[..rest.chars().next()?.len_utf8()],
                };
                let braces = if rest.starts_with('{') { 2 } else { 0 };
                (name, end + 1 + name.len() + braces)
            }
            _ => (&text[..digits], end),
        };
        (length > 0).then_some(Self { tag, name, length })
    }
}

impl Tagged {
    fn add(&mut self) -> usize {
        self.tags.push('.');
        self.tags.len() - 1
    }

    /// The vertex that is written so: one that has been met, where it has its name.
    fn vertex(&mut self, written: &Written) -> usize {
        let known = self.named.get(written.name).copied();
        let vertex = known.unwrap_or_else(|| self.add());
        if !written.name.is_empty() {
            self.named.insert(written.name.to_owned(), vertex);
        }
        if let Some(tag) = written.tag {
            self.tags[vertex] = tag;
        }
        vertex
    }

    /// Ends an edge that is open, in a vertex without a dot. The vertex from which it goes on.
    fn ended(&mut self, from: Option<usize>, is_edge: &mut bool) -> Option<usize> {
        match from {
            Some(from) if std::mem::take(is_edge) => {
                let to = self.add();
                self.edges.push((from, to));
                Some(to)
            }
            from => from,
        }
    }

    /// The graph; `None` where the text is none. Branches stand in parentheses with semicolons between them, and so do parts that are
    /// not connected without parentheses.
    fn read(text: &str) -> Option<Self> {
        let mut graph = Self::default();
        let (mut from, mut branches, mut is_edge) = (None, Vec::new(), false);
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            if !matches!(sign, '-' | '(' | ';' | ')') {
                let written = Written::read(rest)?;
                let vertex = graph.vertex(&written);
                match (from, is_edge) {
                    (Some(from), true) => graph.edges.push((from, vertex)),
                    (None, false) => {}
                    _ => return None,
                }
                (from, is_edge) = (Some(vertex), false);
                rest = &rest[written.length..];
                continue;
            }
            from = graph.ended(from, &mut is_edge);
            match sign {
                '-' => {
                    from = from.or_else(|| Some(graph.add()));
                    is_edge = true;
                }
                '(' => {
                    let base = from.unwrap_or_else(|| graph.add());
                    branches.push(base);
                    from = Some(base);
                }
                ';' => {
                    from?;
                    from = branches.last().copied();
                }
                _ => from = Some(branches.pop()?),
            }
            rest = &rest[1..];
        }
        let last = graph.ended(from, &mut is_edge);
        let is_complete = branches.is_empty() && (last.is_some() || text.is_empty());
        is_complete.then_some(graph)
    }

    /// Edges and tags as the games of coloured vertices are written here: `v1-v2,v3 v1:L`.
    fn written(&self) -> String {
        let is_alone = |vertex: &usize| self.edges.iter().all(|&(a, b)| a != *vertex && b != *vertex);
        let edges = self.edges.iter().map(|(a, b)| format!("v{}-v{}", a + 1, b + 1));
        let alone = (0..self.tags.len()).filter(is_alone).map(|vertex| format!("v{}", vertex + 1));
        let graph: Vec<String> = edges.chain(alone).collect();
        let tags = self.tags.iter().enumerate().filter(|(_, tag)| **tag != '.');
        let tags: Vec<String> = tags.map(|(vertex, tag)| format!(" v{}:{tag}", vertex + 1)).collect();
        let tags = tags.concat();
        graph.join(",") + &tags
    }
}

/// The graph as it is written here; `None` where the text is none.
pub(super) fn tagged_graph(text: &str) -> Option<String> {
    let graph = Tagged::read(text).filter(|graph| !graph.tags.is_empty())?;
    Some(graph.written())
}

/// The graph, where no vertex has a tag.
pub(super) fn plain_graph(text: &str) -> Option<PlainGraph> {
    let graph = Tagged::read(text).filter(|graph| graph.tags.iter().all(|tag| *tag == '.'))?;
    Some(PlainGraph::of_edges(graph.tags.len(), graph.edges.into_iter()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graphs_are_read() {
        for (text, written) in [
            (".-.-.(-.;-R)", "v1-v2,v2-v3,v3-v4,v3-v5 v5:R"),
            ("1L-2-3;2-4R;5", "v1-v2,v2-v3,v2-v4,v5 v1:L v4:R"),
            (".(-.(-L)-.)-.", "v1-v2,v2-v3,v2-v4,v1-v5 v3:L"),
            ("1-2-3-1", "v1-v2,v2-v3,v3-v1"),
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
            assert_eq!(plain_graph(text), PlainGraph::of_neighbours(neighbours), "{text}");
        }
        assert_eq!(plain_graph("L-"), None);
    }
}
