//! What is yes or no: conditionals, `and` and `or`, whether two collections are the same.

use super::braces::sets_in;
use super::{Expansion, MOST_DEPTH, words};
use crate::answer::Refusal;
use crate::game::ParseError;
use crate::worksheet::coordinates::is_pair;
use crate::worksheet::item::Item;
use crate::worksheet::line::{
    Binding, Conditional, Loop, between, binding, closing, equation, is_quoted, lambda, statements,
    word_length,
};
use crate::worksheet::{Worksheet, within};

impl Worksheet<'_> {
    /// The branch of a conditional whose condition holds; the other is not worked out.
    pub(super) fn conditional(&mut self, conditional: &Conditional, text: &str) -> Result<Item, Refusal> {
        let Conditional { condition, then, other, .. } = *conditional;
        let holds = self.truth(condition).map_err(|refusal| within(refusal, text, condition))?;
        let chosen = if holds { then } else { other };
        let chosen = if let [only] = statements(chosen)[..] { only } else { chosen };
        if chosen.is_empty() {
            return Ok(Item::Nothing);
        }
        if chosen.contains([';', '='])
            && (statements(chosen).len() > 1 || !matches!(binding(chosen).0, Binding::None))
        {
            return self.block(chosen).map_err(|refusal| within(refusal, text, chosen));
        }
        self.item(chosen).map_err(|refusal| within(refusal, text, chosen))
    }

    /// `a and b`, `a or b`: what comes later is worked out only where it decides. `None` where the text has neither word.
    pub(super) fn connected(&mut self, text: &str) -> Result<Option<bool>, Refusal> {
        if !is_connected(text) {
            return Ok(None);
        }
        for alternative in between(text, "or") {
            let mut holds = true;
            for condition in between(alternative, "and") {
                holds = self.truth(condition).map_err(|refusal| within(refusal, text, condition))?;
                if !holds {
                    break;
                }
            }
            if holds {
                return Ok(Some(true));
            }
        }
        Ok(Some(false))
    }

    /// Whether two things are the same of which one is a collection, a text or nothing: `L == [1, 2]`. `None` of all else.
    pub(super) fn are_same(&mut self, text: &str) -> Result<Option<bool>, Refusal> {
        let Some((left, right, is_equal)) = equation(text) else { return Ok(None) };
        let is_blank = left.is_empty() || right.is_empty();
        if is_blank || !self.is_collection(left) && !self.is_collection(right) {
            return Ok(None);
        }
        let item = self.item(left).map_err(|refusal| within(refusal, text, left))?;
        let other = self.item(right).map_err(|refusal| within(refusal, text, right))?;
        let listed = |item: Item| match &item {
            Item::Value(_) => item.elements().map_or(item, Item::List),
            _ => item,
        };
        let (item, other) = (listed(item), listed(other));
        let is_value = |item: &Item| matches!(item, Item::Value(_));
        // Braces around nimbers are a game.
        if is_value(&item) && is_value(&other) {
            return Ok(None);
        }
        Ok(Some((self.identity(&item)? == self.identity(&other)?) == is_equal))
    }

    /// Whether a text is a list in brackets, a set or a map in braces, a text in quotes, a graph, `Nothing`, or a name of one of these.
    fn is_collection(&self, text: &str) -> bool {
        let is_closed = || closing(text) == Some(text.len() - 1);
        match text.as_bytes().first() {
            Some(b'[') => is_closed(),
            Some(b'{') => is_closed() && sets_in(text).first().is_some_and(|set| set.start == 0),
            Some(b'"') => is_quoted(text),
            _ if matches!(text, "Nothing" | "nil") || is_pair(text) => true,
            _ if ["Graph", "DirectedGraph", "Grid", "Strip"]
                .iter()
                .any(|class| text.strip_prefix(class).is_some_and(|rest| rest.starts_with(['.', '(']))) =>
            {
                true
            }
            _ => matches!(
                self.item_named(text),
                Some(
                    Item::List(_)
                        | Item::Set(_)
                        | Item::Map(_)
                        | Item::Text(_)
                        | Item::Pair(..)
                        | Item::Mutable(_)
                        | Item::Graph(_)
                        | Item::Part(_)
                        | Item::Board(_)
                        | Item::Nothing
                )
            ),
        }
    }

    /// Whether a text is an equation one side of which is a collection.
    fn equates_collections(&self, text: &str) -> bool {
        equation(text).is_some_and(|(left, right, _)| self.is_collection(left) || self.is_collection(right))
    }

    /// What stands in parentheses that call nothing, where the parser of expressions does not read it: a collection, a loop, a function
    /// without a name, statements, or what is worked out only where it decides. With how long all of it is.
    pub(super) fn in_parentheses(
        &mut self,
        text: &str,
        at: usize,
        expansion: &Expansion,
    ) -> Result<Option<(Item, usize)>, Refusal> {
        // Each is looked for its end: not so in what lies in many.
        if expansion.open >= MOST_DEPTH {
            return Ok(None);
        }
        let before = expansion.text.chars().next_back();
        if before.is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ')' | ']' | '}')) {
            return Ok(None);
        }
        let Some(length) = closing(&text[at..]) else { return Ok(None) };
        let inner = text[at + 1..at + length].trim();
        let is_loop = || {
            Loop::read(inner).and_then(Result::ok).is_some_and(|found| found.length == inner.len())
                && inner.starts_with("for")
        };
        let is_read_here = self.is_collection(inner)
            || is_connected(inner)
            || is_loop()
            || [" is ", " as "].iter().any(|word| inner.contains(word))
            || self.is_sum_of_pairs(inner)
            || inner.contains("->") && lambda(inner).is_some()
            || inner.contains('=') && self.equates_collections(inner);
        let is_pair = || inner.contains(',') && is_pair(&text[at..=at + length]);
        let has_statements = || inner.contains(":=") && !matches!(binding(inner).0, Binding::None);
        let item = if is_read_here {
            self.item(inner)
        } else if is_pair() {
            let pair = &text[at..=at + length];
            match self.pair(pair).map_err(|refusal| within(refusal, text, pair))? {
                Some((row, column)) => Ok(Item::Pair(row, column)),
                None => return Ok(None),
            }
        } else if has_statements() {
            self.block(inner)
        } else {
            return Ok(None);
        };
        Ok(Some((item.map_err(|refusal| within(refusal, text, inner))?, at + length + 1)))
    }

    /// The answer yes or no that a text is worth.
    pub(in crate::worksheet) fn truth(&mut self, text: &str) -> Result<bool, Refusal> {
        let item = self.item(text)?;
        match item {
            Item::Value(held) => held.as_truth(),
            _ => None,
        }
        .ok_or_else(|| {
            let hint = "a comparison is yes or no, for example: n > 2, G || 0, isnumber(G)";
            ParseError::whole(text, "expected yes or no", hint).into()
        })
    }
}

/// Whether conditions are joined with `and` or `or` outside brackets and blocks. A loop may have them in its head.
pub(super) fn is_connected(text: &str) -> bool {
    if matches!(&text[..word_length(text)], "for" | "while")
        || !words(text).any(|word| matches!(word, "and" | "or"))
    {
        return false;
    }
    let alternatives = between(text, "or");
    let conditions = || alternatives.iter().flat_map(|alternative| between(alternative, "and"));
    conditions().nth(1).is_some() && conditions().all(|condition| !condition.is_empty())
}
