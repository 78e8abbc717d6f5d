//! Lists of vertices: names with blanks or commas between them, in quotes where a name has these itself.

use super::Names;
use super::edge_line::top_level_commas;
use super::edge_list::shorten;
use super::quoting::{quoted, unquoted};
use crate::{Message, message};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is wrong with a list of vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameListError {
    /// No vertex has this name.
    Unknown {
        /// The name.
        name: String,
    },
    /// With its commas a name, and without them several.
    Ambiguous {
        /// What was read.
        text: String,
    },
    /// A quote without an end, or one inside a word.
    StrayQuote {
        /// The word.
        text: String,
    },
}

impl From<&NameListError> for Message {
    fn from(error: &NameListError) -> Self {
        match error {
            NameListError::Unknown { name } => {
                message!("the graph has no vertex '{name}'", name = shorten(name))
            }
            NameListError::Ambiguous { text } => message!(
                "'{text}' is a vertex, and its parts between the commas are vertices, too",
                text = shorten(text)
            ),
            NameListError::StrayQuote { text } => {
                message!("a quote stands inside '{text}', or does not end", text = shorten(text))
            }
        }
    }
}

impl fmt::Display for NameListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl core::error::Error for NameListError {}

impl Names {
    /// The vertices of a list such as `a b`, `a, b`, or `"a b", c`. O(length).
    pub fn read_list(&self, text: &str) -> Result<Vec<u32>, NameListError> {
        let mut vertices = Vec::new();
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
            if rest.is_empty() {
                return Ok(vertices);
            }
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            if rest.starts_with('"') {
                let stray = || NameListError::StrayQuote { text: rest[..end].to_owned() };
                let (name, length) = unquoted(rest).ok_or_else(stray)?;
                if rest[length..].starts_with(|next: char| !next.is_whitespace() && next != ',') {
                    return Err(stray());
                }
                vertices.push(self.known(&name)?);
                rest = &rest[length..];
            } else {
                let end = rest[..end].find(",\"").unwrap_or(end);
                self.read_word(&rest[..end], &mut vertices)?;
                rest = &rest[end..];
            }
        }
    }

    /// A word without blanks: a name, or several with commas between them.
    fn read_word(&self, word: &str, vertices: &mut Vec<u32>) -> Result<(), NameListError> {
        if word.contains('"') {
            return Err(NameListError::StrayQuote { text: word.to_owned() });
        }
        let mut parts = Vec::new();
        let mut start = 0;
        for at in top_level_commas(word).into_iter().chain([word.len()]) {
            if at > start {
                parts.push(&word[start..at]);
            }
            start = at + 1;
        }
        let whole = self.vertex(word);
        if parts.len() > 1
            && let Some(vertex) = whole
        {
            if parts.iter().all(|part| self.vertex(part).is_some()) {
                return Err(NameListError::Ambiguous { text: word.to_owned() });
            }
            vertices.push(vertex);
            return Ok(());
        }
        if let Some(vertex) = whole {
            vertices.push(vertex);
            return Ok(());
        }
        for part in parts {
            vertices.push(self.known(part)?);
        }
        Ok(())
    }

    fn known(&self, name: &str) -> Result<u32, NameListError> {
        self.vertex(name).ok_or_else(|| NameListError::Unknown { name: name.to_owned() })
    }

    /// The name of a vertex as [`read_list`](Self::read_list) reads it, in quotes unless it is plain.
    pub fn quoted_name(&self, vertex: u32) -> String {
        quoted(&self.name(vertex)).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Names {
        let mut names = Names::default();
        for name in list {
            names.intern(name);
        }
        names
    }

    #[test]
    fn lists_of_quoted_names_read_back() {
        let list = ["a", "a b", "a,b", "(0,1)", "x\"y", "", "\\", "b,", "7", "@f", "-1", "a;b", "é\n", "#1"];
        let names = names(&list);
        for separator in [" ", ",", ", ", "\n"] {
            let text = (0..list.len() as u32).map(|vertex| names.quoted_name(vertex)).collect::<Vec<_>>();
            assert_eq!(names.read_list(&text.join(separator)), Ok((0..list.len() as u32).collect()));
        }
    }

    #[test]
    fn commas_divide_unless_they_belong_to_a_name() {
        let plain = names(&["a", "b", "(0,1)", "0,1", "\u{2192}"]);
        assert_eq!(plain.read_list("a,b"), Ok(vec![0, 1]));
        assert_eq!(plain.read_list("a, b ,(0,1),"), Ok(vec![0, 1, 2]));
        assert_eq!(plain.read_list("0,1 \u{2192}"), Ok(vec![3, 4]));
        assert_eq!(plain.read_list("a,\"b\",a"), Ok(vec![0, 1, 0]));
        assert_eq!(plain.read_list(" , "), Ok(vec![]));
        let unclear = names(&["a", "b", "a,b"]);
        assert!(matches!(unclear.read_list("a,b"), Err(NameListError::Ambiguous { .. })));
        assert_eq!(unclear.read_list("a b \"a,b\""), Ok(vec![0, 1, 2]));
        assert_eq!(plain.read_list("a x"), Err(NameListError::Unknown { name: "x".to_owned() }));
        for stray in ["\"a", "a\"", "\"a\"b"] {
            assert!(matches!(plain.read_list(stray), Err(NameListError::StrayQuote { .. })), "{stray}");
        }
    }
}
