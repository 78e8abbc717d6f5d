//! Sums of what is not a value: texts, which are joined, `"heap " + n`, and pairs, `(1, 3) + (0, 1)`.

use super::words;
use crate::answer::Refusal;
use crate::worksheet::item::Item;
use crate::worksheet::line::{closing, is_quoted, summands};
use crate::worksheet::{Worksheet, within};

impl Worksheet<'_> {
    /// A sum one of whose summands is a text, or the first of them a pair; `None` of other texts.
    pub(super) fn sum_of_things(&mut self, text: &str) -> Result<Option<Item>, Refusal> {
        if text.contains(['+', '-', '*'])
            && let Some(sum) = self.sum_of_pairs(text)?
        {
            return Ok(Some(sum));
        }
        if !text.contains('+') {
            return Ok(None);
        }
        let summands = summands(text);
        if summands.len() < 2 || summands.iter().any(|summand| summand.is_empty()) {
            return Ok(None);
        }
        if summands.iter().any(|summand| self.is_text(summand)) {
            return self.joined(text, &summands).map(Some);
        }
        Ok(None)
    }

    /// All summands as they are printed, one behind the other.
    fn joined(&mut self, text: &str, summands: &[&str]) -> Result<Item, Refusal> {
        let mut joined = String::new();
        for summand in summands {
            let item = self.item(summand).map_err(|refusal| within(refusal, text, summand))?;
            joined += &self.bare_text(&item, summand).map_err(|refusal| within(refusal, text, summand))?;
            self.meter.count_bytes(joined.len() as u64).map_err(Refusal::stopped_by)?;
        }
        Ok(Item::Text(joined.into()))
    }

    /// An item as it is printed, a text without its quotes.
    pub(in crate::worksheet) fn bare_text(&mut self, item: &Item, from: &str) -> Result<String, Refusal> {
        match item {
            Item::Text(text) => Ok(text.as_ref().to_owned()),
            item => self.text(item, from),
        }
    }

    /// Whether a summand is a text by what is written: in quotes, a name of one, or what is asked of all things by `ToString`.
    fn is_text(&self, summand: &str) -> bool {
        let is_named = || matches!(self.item_named(summand), Some(Item::Text(_)));
        let in_parentheses = || {
            let inner = summand.strip_prefix('(').filter(|_| closing(summand) == Some(summand.len() - 1));
            inner.is_some_and(|inner| words(inner).any(|word| word == "ToString"))
        };
        is_quoted(summand) || is_named() || summand.ends_with(".ToString") || in_parentheses()
    }
}
