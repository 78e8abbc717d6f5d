//! Graphs whose vertices have a tag, as CGSuite writes them: `L-.-.(-.;-R)`, and with numbers, as it did before, `1L-2-3;2-4R`.

use std::collections::BTreeMap;

/// A graph that is being read.
#[derive(Default)]
struct Tagged {
    /// What each vertex is open to: `.`, `L` or `R`.
    tags: Vec<char>,
    edges: Vec<(usize, usize)>,
    /// The vertices that have a number.
    numbered: BTreeMap<String, usize>,
}

impl Tagged {
    /// The next vertex of a text, and how long it is.
    fn vertex(&mut self, text: &str) -> Option<(usize, usize)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let behind = text[digits..].chars().next();
        let tag = behind.filter(|tag| matches!(tag, 'L' | 'R') || *tag == '.' && digits == 0);
        let length = digits + usize::from(tag.is_some());
        if length == 0 {
            return None;
        }
        let known = self.numbered.get(&text[..digits]).copied();
        let vertex = known.unwrap_or(self.tags.len());
        if known.is_none() {
            self.tags.push('.');
            if digits > 0 {
                self.numbered.insert(text[..digits].to_owned(), vertex);
            }
        }
        if let Some(tag) = tag {
            self.tags[vertex] = tag;
        }
        Some((vertex, length))
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

/// The graph as it is written here; `None` where the text is none. Branches stand in parentheses with semicolons between them.
pub(super) fn tagged_graph(text: &str) -> Option<String> {
    let mut graph = Tagged::default();
    let (mut from, mut branches, mut is_edge) = (None, Vec::new(), false);
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        match sign {
            '-' if from.is_some() && !is_edge => is_edge = true,
            '(' if !is_edge => branches.push(from?),
            ';' if !is_edge => from = branches.last().copied(),
            ')' if !is_edge => from = Some(branches.pop()?),
            _ => {
                let (vertex, length) = graph.vertex(rest)?;
                match (from, is_edge) {
                    (Some(from), true) => graph.edges.push((from, vertex)),
                    (None, false) => {}
                    _ => return None,
                }
                (from, is_edge) = (Some(vertex), false);
                rest = &rest[length..];
                continue;
            }
        }
        rest = &rest[1..];
    }
    (branches.is_empty() && !is_edge && !graph.tags.is_empty()).then(|| graph.written())
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
        ] {
            assert_eq!(tagged_graph(text).as_deref(), Some(written), "{text}");
        }
        for text in ["", ".-", "-.", "..", ".(-.", ".)", "(-.)", ".--.", ".-x", "a-b", ".-(.)"] {
            assert_eq!(tagged_graph(text), None, "{text}");
        }
    }
}
