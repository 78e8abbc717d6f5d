//! Rooted trees with numbered vertices, written as the list of parents.

use crate::game::ParseError;
use std::fmt;
use zermelo_core::Arrange;

/// A rooted tree, or none at all. Vertex 1 is the root; vertices that were removed keep their numbers free, so that the
/// others keep theirs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RootedTree {
    /// The parent of every vertex, in order; [`GONE`] for vertices that are not there, and the root is its own parent. The
    /// last one is there.
    parents: Box<[u32]>,
}

/// No vertex.
const GONE: u32 = u32::MAX;
const MOST_VERTICES: usize = 1 << 24;
const HINT: &str = "the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone), such as 1 1 2; or root, \
                    for a root alone, or empty";

impl RootedTree {
    /// No vertex at all.
    pub fn empty() -> Self {
        Self { parents: Box::default() }
    }

    /// The tree with these parents of the second, third, … vertex, all numbered from 0. `None` where they make no tree.
    pub fn from_parents(of_the_others: &[u32]) -> Option<Self> {
        let parents: Box<[u32]> = std::iter::once(0).chain(of_the_others.iter().copied()).collect();
        let tree = Self { parents };
        tree.is_whole().then_some(tree)
    }

    /// Whether every vertex that is there hangs on the root.
    fn is_whole(&self) -> bool {
        // Mostly every parent comes before its children; else some vertices may hang on each other in a circle, which no
        // way up from the leaves gets through.
        self.vertices().skip(1).all(|vertex| self.parent(vertex) < vertex)
            || self.bottom_up().len() == self.vertices().count()
    }

    /// Places for vertices, those that are gone included: their numbers are below it, from 0.
    pub fn places(&self) -> usize {
        self.parents.len()
    }

    /// Whether a vertex is there.
    pub fn has(&self, vertex: usize) -> bool {
        self.parents.get(vertex).is_some_and(|&parent| parent != GONE)
    }

    /// The parent of a vertex that is there; the root's is the root.
    pub fn parent(&self, vertex: usize) -> usize {
        self.parents[vertex] as usize
    }

    /// The vertices, ascending.
    pub fn vertices(&self) -> impl Iterator<Item = usize> {
        (0..self.parents.len()).filter(|&vertex| self.has(vertex))
    }

    /// How many children each place has.
    pub fn child_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.parents.len()];
        for vertex in self.vertices().filter(|&vertex| vertex != 0) {
            counts[self.parent(vertex)] += 1;
        }
        counts
    }

    /// The vertices without children, ascending. A root alone is one.
    pub fn leaves(&self) -> Vec<usize> {
        let counts = self.child_counts();
        self.vertices().filter(|&vertex| counts[vertex] == 0).collect()
    }

    /// The vertices, each after all its children.
    pub fn bottom_up(&self) -> Vec<usize> {
        let mut open = self.child_counts();
        let mut order = self.leaves();
        let mut next = 0;
        while let Some(&vertex) = order.get(next) {
            next += 1;
            if vertex != 0 {
                let parent = self.parent(vertex);
                open[parent] -= 1;
                if open[parent] == 0 {
                    order.push(parent);
                }
            }
        }
        order
    }

    /// The tree without some leaves.
    pub fn without(&self, leaves: &[usize]) -> Self {
        let mut parents = self.parents.to_vec();
        for &leaf in leaves {
            parents[leaf] = GONE;
        }
        while parents.last() == Some(&GONE) {
            parents.pop();
        }
        Self { parents: parents.into() }
    }

    /// The tree with its vertices renumbered so that equal shapes become equal: children in the order of their shapes,
    /// vertices from the root down, each followed by what hangs on it (Aho, Hopcroft and Ullman 1974). O(n² log n).
    pub fn canonical(&self) -> Self {
        if !self.has(0) {
            return Self::empty();
        }
        let order = self.bottom_up();
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.places()];
        let mut shapes: Vec<Vec<u8>> = vec![Vec::new(); self.places()];
        for &vertex in &order {
            children[vertex].arrange_by(|&one, &two| shapes[one].cmp(&shapes[two]));
            let mut shape = vec![b'('];
            for &child in &children[vertex] {
                shape.append(&mut shapes[child]);
            }
            shape.push(b')');
            shapes[vertex] = shape;
            if vertex != 0 {
                children[self.parent(vertex)].push(vertex);
            }
        }
        let mut parents = Vec::with_capacity(order.len());
        let mut waiting = vec![0_u32];
        // The root's shape, read as brackets, is the renumbered tree.
        for bracket in &shapes[0] {
            if *bracket == b'(' {
                parents.push(*waiting.last().unwrap_or(&0));
                waiting.push(parents.len() as u32 - 1);
            } else {
                waiting.pop();
            }
        }
        Self { parents: parents.into() }
    }

    /// Bytes outside the value itself.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(&*self.parents)
    }

    /// Reads the list of parents.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            [] => return Err(ParseError::whole(text, "the position is empty", HINT)),
            ["empty"] => return Ok(Self::empty()),
            ["root"] => return Ok(Self { parents: [0].into() }),
            _ if words.len() >= MOST_VERTICES => {
                return Err(ParseError::whole(
                    text,
                    zermelo_core::message!("a tree has at most {MOST_VERTICES} vertices", MOST_VERTICES),
                    HINT,
                ));
            }
            _ => {}
        }
        let mut parents = vec![0_u32];
        for word in &words {
            parents.push(match word.parse::<u32>() {
                _ if *word == "-" => GONE,
                Ok(parent)
                    if !word.starts_with('+') && (1..=words.len() + 1).contains(&(parent as usize)) =>
                {
                    parent - 1
                }
                _ => {
                    let message = zermelo_core::message!(
                        "expected a vertex from 1 to {words} or '-'",
                        words = words.len() + 1
                    );
                    return Err(ParseError::part(text, word, message, HINT));
                }
            });
        }
        for (place, word) in words.iter().enumerate() {
            let parent = parents[place + 1];
            if parent != GONE && parents[parent as usize] == GONE {
                let message = zermelo_core::message!(
                    "vertex {place} hangs on vertex {parent}, which is gone",
                    place = place + 2,
                    parent = parent + 1
                );
                return Err(ParseError::part(text, word, message, HINT));
            }
        }
        while parents.last() == Some(&GONE) {
            parents.pop();
        }
        let tree = Self { parents: parents.into() };
        if !tree.is_whole() {
            let message = "some vertices hang on each other in a circle and not on the root";
            return Err(ParseError::whole(text, message, HINT));
        }
        Ok(tree)
    }

    /// The tree with its vertices below each other, each further in than its parent; `None` for large ones.
    pub fn picture(&self) -> Option<String> {
        const MOST_LINES: usize = 60;
        if self.vertices().take(MOST_LINES + 1).count() > MOST_LINES {
            return None;
        }
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.places()];
        for vertex in self.vertices().filter(|&vertex| vertex != 0) {
            children[self.parent(vertex)].push(vertex);
        }
        let mut lines = Vec::new();
        let mut waiting: Vec<(usize, usize)> = self.has(0).then_some((0, 0)).into_iter().collect();
        while let Some((vertex, depth)) = waiting.pop() {
            lines.push(format!("{:width$}{}", "", vertex + 1, width = 2 * depth));
            waiting.extend(children[vertex].iter().rev().map(|&child| (child, depth + 1)));
        }
        Some(lines.join("\n"))
    }
}

impl fmt::Display for RootedTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.places() {
            0 => f.write_str("empty"),
            1 => f.write_str("root"),
            _ => {
                for (place, &parent) in self.parents.iter().enumerate().skip(1) {
                    let blank = if place == 1 { "" } else { " " };
                    match parent {
                        GONE => write!(f, "{blank}-")?,
                        parent => write!(f, "{blank}{}", parent + 1)?,
                    }
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_parents_read_back() {
        for text in ["empty", "root", "1", "1 1 2", "1 - 2", "3 1 1", "2 3 1", "1 1 - - 2"] {
            match RootedTree::parse(text) {
                Ok(tree) => assert_eq!(tree.to_string(), text),
                Err(error) => assert_eq!(text, "2 3 1", "{error}"),
            }
        }
        assert_eq!(RootedTree::parse("1 1 - -").unwrap().to_string(), "1 1");
        assert_eq!(RootedTree::parse("- -").unwrap().to_string(), "root");
        for text in ["", "0", "3", "1 x", "2", "3 2", "- 2", "+1", "1 -1", "root root"] {
            assert!(RootedTree::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn equal_shapes_become_equal() {
        let canonical = |text: &str| RootedTree::parse(text).unwrap().canonical().to_string();
        assert_eq!(canonical("1 1 2"), canonical("1 1 3"));
        assert_eq!(canonical("1 - 2 1"), canonical("1 1 3"));
        assert_ne!(canonical("1 2 3"), canonical("1 1 3"));
        assert_eq!(canonical("1 2 - 2"), "1 2 2");
        assert_eq!(canonical("root"), "root");
        assert_eq!(canonical("empty"), "empty");
    }
}
