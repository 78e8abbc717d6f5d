//! Braces without a slash: sets, maps, and games whose options both players have.

use super::asked::method;
use super::{Expansion, words};
use crate::answer::Refusal;
use crate::game::ParseError;
use crate::worksheet::item::Item;
use crate::worksheet::line::{Comprehension, parts};
use crate::worksheet::{Worksheet, within};
use std::ops::Range;

impl Worksheet<'_> {
    /// Puts in braces without a slash: a map, where they have arrows; the game whose options both players have, where all are
    /// nimbers and nothing is asked that only sets have; or a set.
    pub(super) fn put_braces(
        &mut self,
        text: &str,
        there: Range<usize>,
        inner: &str,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        if inner.contains("=>") {
            let item = self.map_in(inner).map_err(|refusal| within(refusal, text, inner))?;
            return self.put_indexed(text, there.start, there.end, item, expansion);
        }
        let Item::List(list) = self.list(inner).map_err(|refusal| within(refusal, text, inner))? else {
            return Ok(there.end);
        };
        let is_asked = method(text, there.end).is_some_and(|(asked, ..)| SET_METHODS.contains(&asked));
        let are_nimbers = !list.is_empty() && list.iter().all(|item| self.is_nimber(item));
        if are_nimbers && !is_asked {
            expansion.text.push('{');
            let start = expansion.text.len();
            for (place, element) in list.iter().enumerate() {
                expansion.text += if place > 0 { ", " } else { "" };
                self.put_value(inner, element.clone(), expansion)?;
            }
            expansion.pieces.push((start..expansion.text.len(), there.start + 1..there.end - 1));
            expansion.text.push('}');
            return Ok(there.end);
        }
        let item = self.set(list.to_vec())?;
        self.put_indexed(text, there.start, there.end, item, expansion)
    }

    pub(super) fn is_nimber(&mut self, item: &Item) -> bool {
        let Item::Value(held) = item else { return false };
        self.session.nimber(held).is_some()
    }

    pub(super) fn map_in(&mut self, inner: &str) -> Result<Item, Refusal> {
        let mut entries = Vec::new();
        if let Some(comprehension) = Comprehension::read(inner)? {
            self.each(inner, &comprehension, &mut |sheet| {
                if let Item::Map(map) = sheet.map_in(comprehension.head)? {
                    entries.extend(map.iter().cloned());
                }
                Ok(true)
            })?;
            return self.map(entries);
        }
        for part in parts(inner).into_iter().filter(|&part| part != "=>") {
            let (key, value) = part.split_once("=>").ok_or_else(|| {
                let hint = "for example: {7 => ^, 1/2 => *}";
                ParseError::part(inner, part, "expected 'key => value'", hint)
            })?;
            let (key, value) = (key.trim(), value.trim());
            let key = self.item(key).map_err(|refusal| within(refusal, inner, key))?;
            entries.push((key, self.item(value).map_err(|refusal| within(refusal, inner, value))?));
        }
        self.map(entries)
    }
}

/// What is asked of sets, and of no value.
pub(super) const SET_METHODS: &[&str] = &[
    "Adjoin",
    "Apply",
    "Concat",
    "Contains",
    "Count",
    "Exists",
    "Filter",
    "Find",
    "ForAll",
    "Head",
    "Intersection",
    "IsEmpty",
    "Max",
    "Mex",
    "Min",
    "MkOutput",
    "Replaced",
    "Size",
    "Sorted",
    "SortedWith",
    "Sum",
    "Tail",
    "ToList",
    "ToSet",
    "Union",
];

/// The braces without a slash in a text, from where to where, in order; none where a move of a game could be named in them, by
/// `pass` or by a label. O(n).
pub(super) fn sets_in(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let is_label =
        |place: usize| place > 0 && (bytes[place - 1].is_ascii_alphanumeric() || bytes[place - 1] == b'_');
    if words(text).any(|word| word == "pass") {
        return Vec::new();
    }
    // Each brace that opens, with where it closes if it is one of those asked for.
    let mut braces: Vec<(usize, Option<usize>)> = Vec::new();
    let (mut open, mut quote) = (Vec::new(), None);
    for (place, c) in text.char_indices() {
        match c {
            '"' | '\'' if quote == Some(c) => quote = None,
            '"' | '\'' if quote.is_none() => quote = Some(c),
            _ if quote.is_some() => {}
            '{' if is_label(place) => return Vec::new(),
            '(' | '[' | '{' => {
                open.push((braces.len(), c, false));
                braces.extend((c == '{').then_some((place, None)));
            }
            ')' | ']' => drop(open.pop()),
            '|' | '‖' | '∥' => {
                if let Some((_, '{', has_slash)) = open.last_mut() {
                    *has_slash = true;
                }
            }
            '}' => {
                if let Some((brace, '{', false)) = open.pop() {
                    let before = text[..braces[brace].0].trim_end();
                    if !before.ends_with("+-") && !before.ends_with('±') {
                        braces[brace].1 = Some(place);
                    }
                }
            }
            _ => {}
        }
    }
    braces.into_iter().filter_map(|(start, end)| Some(start..end?)).collect()
}

/// Whether what stands there is an option of a game, or an argument: lists and sets stand for their elements there.
pub(super) fn is_among_options(text: &str, there: &Range<usize>) -> bool {
    let (before, behind) = (text[..there.start].trim_end(), text[there.end..].trim_start());
    before.ends_with(['{', '|', ',', '(', '[']) && behind.starts_with(['}', '|', ',', ')', ']'])
}
