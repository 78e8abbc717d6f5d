//! Lines that stand alone, as `zermelo eval` and certificates take them: an expression with positions in it, or else a line of a
//! worksheet.

use super::asked::Asked;
use super::behind::OF_LISTS;
use super::braces::sets_in;
use super::position::is_base_of_sum;
use super::{Expansion, copy, words};
use crate::answer::{Refusal, RefusalKind};
use crate::expression::{Compared, Evaluation, EvaluationError, Value};
use crate::value::Script;
use crate::worksheet::characters::with_narrow_signs;
use crate::worksheet::comments::{with_comments, without_comments};
use crate::worksheet::coordinates::is_pair;
use crate::worksheet::item::Item;
use crate::worksheet::line::{Binding, binding, closing, statements, word_length};
use crate::worksheet::{Worksheet, refusal, within};

/// Words with which lines of a worksheet begin, or things that only worksheets have.
const OF_PROGRAMS: &[&str] = &[
    "Plot",
    "game",
    "Left",
    "Right",
    "for",
    "while",
    "do",
    "begin",
    "def",
    "break",
    "continue",
    "return",
    "Graph",
    "DirectedGraph",
    "Grid",
    "Strip",
    "Nothing",
    "nil",
    "Coordinates",
    "Color",
    "Symmetry",
    "Random",
    "MutableList",
    "MutableMap",
    "MutableSet",
    "OutcomeClass",
    "Explorer",
    "System",
    "Worksheet",
    "class",
    "mutable",
    "singleton",
    "DayN",
    "is",
    "as",
    "let",
    "ToOutput",
    "ToString",
];

impl Worksheet<'_> {
    /// The sides of the comparison that a line ends with. Positions, and what else only worksheets have, stand for their values.
    pub(crate) fn comparison(&mut self, line: &str) -> Result<Compared, Refusal> {
        self.begin()?;
        let line = &*with_narrow_signs(line);
        let line = &*without_comments(line);
        let statements = statements(line);
        let (last, before) = statements.split_last().unwrap_or((&line, &[]));
        for statement in before {
            self.statement(statement).map_err(|refusal| within(refusal, line, statement))?;
        }
        let before = self.hidden;
        let expansion = self.expansion(last).map_err(|refusal| within(refusal, line, last))?;
        let found = self.session.comparison(&expansion.text);
        self.forget_hidden(before);
        match found {
            Ok(compared) => Ok(compared),
            Err(EvaluationError::Wrong(error)) => {
                Err(within(expansion.error_in(last, error).into(), line, last))
            }
            Err(error) => Err(refusal(error)),
        }
    }

    /// What an expression is worth in which positions may stand, `domineering(2x3) + clobber("xo.") >= 0`, or a line of a
    /// worksheet with lists, forms in quotes, functions of one's own or rulesets of CGSuite. `None` where the text is blank or
    /// binds a name.
    pub fn evaluate(&mut self, text: &str) -> Result<Option<Evaluation>, Refusal> {
        let expression = text.to_owned();
        let text = &*with_narrow_signs(text);
        let plain = without_comments(text);
        if plain.trim().is_empty() && !text.trim().is_empty() {
            return Ok(None);
        }
        let found = self.evaluate_plain(&plain).map_err(|refusal| with_comments(refusal, &plain, text))?;
        Ok(found.map(|found| Evaluation { expression, ..found }))
    }

    pub(super) fn evaluate_plain(&mut self, text: &str) -> Result<Option<Evaluation>, Refusal> {
        // A position in misère play is not its value in misère play, and its options are positions.
        let is_of_positions = words(text)
            .any(|word| matches!(Asked::by_name(word), Some(Asked::MisereOutcome | Asked::Options)));
        let is_named_anew =
            words(text).any(|word| self.own.contains_key(word) || self.items.contains_key(word));
        let is_silent = text.trim_end().ends_with(';');
        if !is_of_positions && !is_named_anew && !is_silent && !self.names_positions(text) {
            let wrong = match self.evaluate_alone(text) {
                Ok(found) => return Ok(found),
                Err(wrong) => wrong,
            };
            if wrong.kind == RefusalKind::Stopped || !self.is_for_worksheets(text) {
                return Err(wrong);
            }
        }
        let Some((item, Some(worked))) = self.work(text)? else { return Ok(None) };
        if worked.name.is_some() {
            return Ok(None);
        }
        let value = match &item {
            Some(item @ (Item::Value(_) | Item::Position(_))) if worked.thermograph.is_none() => {
                let held = self.as_value(text, item.clone())?;
                self.session.shown(text, &held).map_err(refusal)?.value
            }
            _ => Value::Text(worked.latex.filter(|_| self.script == Script::Latex).unwrap_or(worked.text)),
        };
        Ok(Some(Evaluation { expression: text.to_owned(), value }))
    }

    /// Whether a text gives a name to what begins as a position: the name stays that of the position.
    pub(super) fn names_positions(&self, text: &str) -> bool {
        statements(text).into_iter().any(|statement| {
            matches!(binding(statement), (Binding::Name(_), right) if self.position_in(right).is_some())
        })
    }

    /// Whether a text has signs or names that only lines of a worksheet have.
    pub(super) fn is_for_worksheets(&self, text: &str) -> bool {
        let has_list = text.match_indices('[').any(|(place, _)| {
            let before = text[..place].trim_end();
            !before.ends_with(['^', '*', 'v', '↑', '↓', '∗', '[', ',', '(', ')', ']'])
                || before.ends_with('(')
        });
        has_list
            || has_pair(text)
            || self.has_braces_in_positions(text)
            || text.contains(['\'', '%', '"'])
            || text.contains("=>")
            || text.contains("..")
            || !sets_in(text).is_empty()
            || text.contains(":=")
            || text.contains("->")
            || words(text).any(|word| {
                let is_known = self.callable(word).is_some() || self.items.contains_key(word);
                let is_asked = Asked::by_name(word).is_some();
                is_known || is_asked || OF_LISTS.contains(&word) || OF_PROGRAMS.contains(&word)
            })
    }

    /// Whether a position has something in it that is worked out first: `domineering(2x{n})`.
    pub(super) fn has_braces_in_positions(&self, text: &str) -> bool {
        let begins_word =
            |place: usize| !text[..place].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let starts = text.char_indices().filter(|&(place, c)| c.is_ascii_alphabetic() && begins_word(place));
        text.contains('{')
            && starts
                .filter_map(|(place, _)| self.position_in(&text[place..]))
                .any(|(position, _)| position.contains('{'))
    }

    pub(super) fn evaluate_alone(&mut self, text: &str) -> Result<Option<Evaluation>, Refusal> {
        let before = self.hidden;
        let mut expansion = Expansion::default();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let length = word_length(&text[at..]).max(first.len_utf8());
            at = match self.position_in(&text[at..]) {
                Some((subject, length)) => {
                    let placed = self.placed(&subject, false)?;
                    let is_base = is_base_of_sum(text, at..at + length);
                    let (item, _) = self.position_for(&placed, expansion.names(text), is_base)?;
                    self.put(text, at..at + length, item, None, &mut expansion)?
                }
                None => copy(text, at, at + length, &mut expansion),
            };
        }
        let found = self.session.evaluate(&expansion.text);
        self.forget_hidden(before);
        match found {
            Ok(found) => Ok(found.map(|found| Evaluation { expression: text.to_owned(), ..found })),
            Err(EvaluationError::Wrong(error)) if !expansion.pieces.is_empty() => {
                Err(expansion.error_in(text, error).into())
            }
            Err(error) => Err(refusal(error)),
        }
    }
}

/// Whether a pair in parentheses, `(1, 3)`, stands somewhere in a text. Lines with many parentheses are no such lines.
fn has_pair(text: &str) -> bool {
    const MOST: usize = 100;
    let is_call = |place: usize| text[..place].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let mut places =
        text.match_indices('(').map(|(place, _)| place).filter(|&place| !is_call(place)).take(MOST);
    places.any(|place| closing(&text[place..]).is_some_and(|length| is_pair(&text[place..=place + length])))
}
