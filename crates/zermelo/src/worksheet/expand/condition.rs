//! What is yes or no: conditionals, `and` and `or`, whether two collections are the same.

use super::{Expansion, MOST_DEPTH, words};
use crate::answer::Refusal;
use crate::game::ParseError;
use crate::worksheet::item::Item;
use crate::worksheet::line::{
    Binding, Conditional, Loop, between, binding, closing, equation, statements, word_length,
};
use crate::worksheet::{Worksheet, within};

impl Worksheet<'_> {
    /// The branch of a conditional whose condition holds; the other is not worked out.
    pub(super) fn conditional(&mut self, conditional: &Conditional, text: &str) -> Result<Item, Refusal> {
        let Conditional { condition, then, other, .. } = *conditional;
        let holds = self.truth(condition).map_err(|refusal| within(refusal, text, condition))?;
        let chosen = if holds { then } else { other };
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

    /// Whether two collections or texts are the same: `L == [1, 2]`. `None` of all else.
    pub(super) fn are_same(&mut self, text: &str) -> Result<Option<bool>, Refusal> {
        let Some((left, right, is_equal)) = equation(text) else { return Ok(None) };
        if !self.is_collection(left) || right.is_empty() {
            return Ok(None);
        }
        let item = self.item(left).map_err(|refusal| within(refusal, text, left))?;
        let other = self.item(right).map_err(|refusal| within(refusal, text, right))?;
        Ok(Some((self.identity(&item)? == self.identity(&other)?) == is_equal))
    }

    /// Whether a text is a list in brackets, a text in quotes, or a name of a collection or of a text.
    pub(super) fn is_collection(&self, text: &str) -> bool {
        match text.as_bytes().first() {
            Some(b'[') => closing(text) == Some(text.len() - 1),
            Some(b'"') => text[1..].find('"') == Some(text.len() - 2),
            _ => matches!(
                self.item_named(text),
                Some(Item::List(_) | Item::Set(_) | Item::Map(_) | Item::Text(_))
            ),
        }
    }

    /// What stands in parentheses that call nothing, where the parser of expressions does not read it: a collection, a loop, or
    /// what is worked out only where it decides. With how long all of it is.
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
        if !self.is_collection(inner) && !is_connected(inner) && !is_loop() {
            return Ok(None);
        }
        let item = self.item(inner).map_err(|refusal| within(refusal, text, inner))?;
        Ok(Some((item, at + length + 1)))
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
