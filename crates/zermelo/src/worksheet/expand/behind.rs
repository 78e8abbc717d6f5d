//! What stands behind an item and asks something of it: `.Sorted`, `[2]`, the arguments of a function.

use super::asked::method;
use super::{Expansion, unclosed};
use crate::answer::Refusal;
use crate::expression::Held;
use crate::game::{Message, ParseError, message};
use crate::worksheet::collection::{BETWEEN, no_letter, no_place};
use crate::worksheet::item::Item;
use crate::worksheet::line::{closing, word_length};
use crate::worksheet::{Worksheet, refusal, within};

impl Worksheet<'_> {
    /// Whether all that was read so far is worth a list, by a method: `*8.LeftOptions`.
    pub(super) fn is_list_before(&mut self, expansion: &Expansion) -> bool {
        let before = expansion.text.trim();
        let is_call = before.ends_with(')')
            || before.ends_with(|c: char| c.is_ascii_alphabetic()) && before.contains('.');
        is_call && self.session.held(before).is_ok_and(|held| held.elements().is_some())
    }

    /// Puts in what is asked of the list that all that was read so far is worth.
    pub(super) fn put_list_before(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        let held = self.session.held(&expansion.text).map_err(refusal)?;
        expansion.text.clear();
        expansion.pieces.clear();
        let start = text.len() - text.trim_start().len();
        let mut end = at;
        let mut item = Item::Value(held);
        while let Some((found, behind)) = self.asked_behind(text, end, &item)? {
            (item, end) = (found, behind);
        }
        self.put(text, start..end, item, None, expansion)
    }

    /// What is asked of an item behind it, and where the text goes on: a method, an element in brackets, what a function gives.
    pub(super) fn asked_behind(
        &mut self,
        text: &str,
        end: usize,
        item: &Item,
    ) -> Result<Option<(Item, usize)>, Refusal> {
        let rest = &text[end..];
        if let Item::Function(own) = item
            && rest.starts_with('(')
        {
            let length = closing(rest).ok_or_else(|| unclosed(text, end))?;
            let arguments = self.arguments_of("the function", own, &rest[1..length], text)?;
            return Ok(Some((self.invoke("the function", own, arguments)?, end + length + 1)));
        }
        let between = infix_of_lists(text, end, item);
        if let Some((asked, inner, behind)) = method(text, end).or(between) {
            let found = self
                .of_item(item, asked, inner)
                .map_err(|refusal| within(within(refusal, text, inner), text, asked))?;
            if let Some(found) = found {
                return Ok(Some((found, behind)));
            }
            if let Item::List(_)
            | Item::Set(_)
            | Item::Map(_)
            | Item::Text(_)
            | Item::Graph(_)
            | Item::Part(_)
            | Item::Board(_) = item
            {
                let message =
                    message!("'{asked}' cannot be asked here, and {found}", asked, found => item.describe());
                return Err(ParseError::part(text, asked, message, methods_of(item)).into());
            }
        }
        if !rest.starts_with('[') {
            return Ok(None);
        }
        let item = &self.now(item.clone())?;
        let length = closing(rest).ok_or_else(|| unclosed(text, end))?;
        let inner = &rest[1..length];
        if let Item::Graph(_) | Item::Part(_) = item {
            let part = self.part_at(item, inner).map_err(|refusal| within(refusal, text, inner))?;
            return Ok(Some((part, end + length + 1)));
        }
        if let Item::Board(board) = item {
            let cell = self.cell(board, inner).map_err(|refusal| within(refusal, text, inner))?;
            return Ok(Some((cell, end + length + 1)));
        }
        if let Item::Map(map) = item {
            let key = self.item(inner).map_err(|refusal| within(refusal, text, inner))?;
            let place = self.place_of(map.iter().map(|(key, _)| key), &key)?;
            let found = place.map(|place| map[place].1.clone()).ok_or_else(|| {
                ParseError::part(
                    text,
                    inner,
                    "the map does not have this key",
                    "M.Keys is the set of its keys",
                )
            })?;
            return Ok(Some((found, end + length + 1)));
        }
        if let Item::Text(written) = item {
            let index = self.integer(inner).map_err(|refusal| within(refusal, text, inner))?;
            let place = usize::try_from(&index).ok().and_then(|index| index.checked_sub(1));
            let letter = place.and_then(|place| written.chars().nth(place));
            let letter = letter.ok_or_else(|| no_letter(text, inner, written.chars().count(), &index))?;
            return Ok(Some((Item::Text(letter.to_string().into()), end + length + 1)));
        }
        let Some(list) = item.elements() else { return Ok(None) };
        let index = self.integer(inner).map_err(|refusal| within(refusal, text, inner))?;
        let place = usize::try_from(&index).ok().and_then(|index| index.checked_sub(1));
        let found = place.and_then(|place| list.get(place)).cloned();
        let found = found.ok_or_else(|| no_place(text, inner, list.len(), &index))?;
        Ok(Some((found, end + length + 1)))
    }

    /// What a method gives of an item that is more than its value; `None` where it is asked of the value.
    pub(in crate::worksheet) fn of_item(
        &mut self,
        item: &Item,
        asked: &str,
        inner: &str,
    ) -> Result<Option<Item>, Refusal> {
        if asked == "Class"
            && let Some(class) = item.class()
        {
            return Ok(Some(Item::Value(Held::text(class.to_owned()))));
        }
        if let Item::Mutable(mutable) = item {
            return self.of_mutable(mutable, asked, inner);
        }
        if let Item::Board(board) = item
            && let Some(found) = self.of_board(board, asked, inner)?
        {
            return Ok(Some(found));
        }
        if OF_ALL_THINGS.contains(&asked) && (inner.is_empty() || !matches!(item, Item::Graph(_))) {
            return Ok(Some(Item::Text(self.bare_text(item, "")?.into())));
        }
        let Some(list) = item.elements() else { return self.of_thing(item, asked, inner) };
        let found = self.of_list(&list, asked, inner)?;
        let is_set =
            matches!(item, Item::Set(_)) && !matches!(asked, "ToList" | "Sorted" | "SortedWith" | "Grouped");
        Ok(match found {
            Some(Item::List(list)) if is_set => Some(self.set(list.to_vec())?),
            found => found,
        })
    }
}

/// What is asked of all things, and is not a function of expressions: the text that is printed.
pub(super) const OF_ALL_THINGS: &[&str] = &["ToOutput", "ToString"];

/// What is asked of lists. Some are functions of expressions as well.
pub(super) const OF_LISTS: &[&str] = &[
    "Adjoin",
    "Apply",
    "Concat",
    "Contains",
    "Count",
    "Distinct",
    "Drop",
    "Exists",
    "Filter",
    "Find",
    "Flattened",
    "ForAll",
    "ForEach",
    "Grouped",
    "Head",
    "IndexOf",
    "Intersection",
    "IsEmpty",
    "Length",
    "Max",
    "Mex",
    "Min",
    "MkOutput",
    "PeriodicTable",
    "Replaced",
    "Reversed",
    "Size",
    "Sorted",
    "SortedWith",
    "Sublist",
    "Sum",
    "Tail",
    "Take",
    "ToList",
    "ToSet",
    "Union",
    "Updated",
];

/// What can be asked of an item.
fn methods_of(item: &Item) -> Message {
    let names = match item {
        Item::Text(_) => {
            "Length, Size, IsEmpty, Concat, Substring, Replace, Updated, ToUpperCase, ToLowerCase, ToUnquotedOutput"
        }
        Item::Map(_) => {
            "Size, IsEmpty, Keys, Values, Entries, ContainsKey, Updated, Reversed, Apply, Count, Exists, Filter, Find, ForAll, ForEach, \
             Head, Tail, ToList, ToSet"
        }
        Item::Graph(_) => {
            "VertexCount, EdgeCount, Vertices, Edges, AdjacencyList, IsEmpty, IsSimple, IsConnected, ConnectedComponent, \
             ConnectedComponents, Decomposition, DeleteVertex, DeleteVertices, RetainVertices, DeleteEdge, DeleteEdgeByIndex, \
             UpdatedVertexLabels, ToString"
        }
        Item::Part(_) => "Label, Edges, EdgeCount, FromVertex, ToVertex",
        Item::Board(_) => {
            "RowCount, ColCount, Length, FindAll, IsInBounds, Updated, UpdatedRange, Subgrid, Substrip, Decomposition, Permuted, ToString"
        }
        _ => {
            "Length, Size, IsEmpty, Contains, Count, IndexOf, Distinct, Apply, Filter, Find, Exists, ForAll, ForEach, Head, Tail, Sum, Max, \
             Min, Mex, Sorted, SortedWith, Reversed, Grouped, PeriodicTable, Take, Drop, Sublist, Adjoin, Concat, Union, Intersection, \
             Replaced, Flattened, Updated, MkOutput, ToList, ToSet"
        }
    };
    message!("what can be asked of it: {names}", names)
}

/// The method between a list and its argument, `[1, 2] Concat [3]`: its name, the argument, and where the text goes on.
pub(super) fn infix_of_lists<'t>(
    text: &'t str,
    end: usize,
    item: &Item,
) -> Option<(&'t str, &'t str, usize)> {
    if item.elements().is_none() && !matches!(item, Item::Map(_) | Item::Text(_)) {
        return None;
    }
    let name = text[end..].trim_start();
    let word = &name[..word_length(name)];
    let argument = &name[word.len()..];
    let is_infix = BETWEEN.contains(&word) && argument.starts_with(char::is_whitespace);
    is_infix.then(|| (word, argument.trim(), text.len()))
}
