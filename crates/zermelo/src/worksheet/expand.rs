//! A text as an expression: what is no expression is worked out, and stands there under a hidden name.

use super::cgsuite::Found;
use super::collection::{BETWEEN, no_place};
use super::form::Form;
use super::item::{Item, MOST_NESTING, Placed};
use super::line::{
    Binding, Clause, Comprehension, Conditional, Loop, Run, between, binding, closing, equation, lambda,
    parts, range, statements, summands, without_comments, word_length,
};
use super::program::{MOST_ROUNDS, too_many_rounds};
use super::{Worksheet, about, call, cgsuite, refusal, within};
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{self, OpenGame};
use crate::expression::{Compared, Evaluation, EvaluationError, Held, Value, is_compound, is_x_a_name};
use crate::game::{Drawing, ParseError, message};
use crate::value::Script;
use dashu_int::IBig;
use std::ops::Range;
use std::rc::Rc;

/// How deep calls and brackets may lie in one another. What is worked out recurses on them.
const MOST_DEPTH: usize = 100;
/// Longer lists are refused.
const MOST_ELEMENTS: usize = 100_000;

/// The expression so far.
#[derive(Default)]
struct Expansion {
    /// How many parentheses were copied as they are and are open.
    open: usize,
    text: String,
    /// Which part of the expression stands for which part of what is written.
    pieces: Vec<(Range<usize>, Range<usize>)>,
    /// What the last piece is worth.
    last: Option<(Item, Option<Drawing>)>,
    /// What the text names, once a position has been met in it.
    names: Option<Names>,
    /// The braces without a slash, from where to where, once a brace has been met.
    sets: Option<Vec<Range<usize>>>,
    /// The end of parentheses of which something in misère play is asked, and what.
    in_misere_play: Option<(usize, String)>,
}

/// What a text names.
#[derive(Clone, Copy)]
struct Names {
    has_compound: bool,
    /// A function of positions in misère play.
    has_misere: bool,
    /// The options of positions.
    has_options: bool,
}

impl Names {
    fn of(text: &str) -> Self {
        let asks = |word| Asked::in_misere_play(word).is_some();
        let is_of_options = |word| Asked::by_name(word) == Some(Asked::Options);
        Self {
            has_compound: words(text).any(is_compound),
            has_misere: words(text).any(asks),
            has_options: words(text).any(is_of_options),
        }
    }
}

impl Expansion {
    /// What the text that is being expanded names.
    fn names(&mut self, text: &str) -> Names {
        *self.names.get_or_insert_with(|| Names::of(text))
    }

    /// The end of the braces that begin at a place, where they have no slash.
    fn end_of_set(&mut self, text: &str, at: usize) -> Option<usize> {
        let sets = self.sets.get_or_insert_with(|| sets_in(text));
        let place = sets.binary_search_by_key(&at, |set| set.start).ok()?;
        Some(sets[place].end)
    }

    /// What is written at a place of the expression.
    fn origin(&self, place: usize, is_end: bool) -> usize {
        let mut shift = 0;
        for (here, there) in &self.pieces {
            if place < here.start || (place == here.start && !is_end) {
                break;
            }
            if place < here.end || (place == here.end && is_end) {
                return if is_end { there.end } else { there.start };
            }
            shift = there.end.cast_signed() - here.end.cast_signed();
        }
        let inside = self.pieces.iter().find(|(here, _)| here.start == place && !is_end);
        inside.map_or(place.saturating_add_signed(shift), |(_, there)| there.start)
    }

    /// An error about the expression as one about what is written.
    fn error_in(&self, text: &str, error: ParseError) -> ParseError {
        if error.text != self.text {
            return about(error, text, 0..text.len());
        }
        let start = self.origin(error.span.start, false).min(text.len());
        let end = self.origin(error.span.end, true).clamp(start, text.len());
        about(error, text, start..end)
    }
}

impl Worksheet<'_> {
    /// What a text is worth.
    pub(super) fn item(&mut self, text: &str) -> Result<Item, Refusal> {
        self.drawn_item(text).map(|(item, _)| item)
    }

    /// The same, with the picture of a position that is the whole text.
    pub(super) fn drawn_item(&mut self, text: &str) -> Result<(Item, Option<Drawing>), Refusal> {
        self.meter.step().map_err(Refusal::stopped_by)?;
        if self.depth >= MOST_DEPTH {
            return Err(self.too_deep(text));
        }
        self.depth += 1;
        let before = self.hidden;
        let result = self.expanded(text);
        self.forget_hidden(before);
        self.depth -= 1;
        result
    }

    fn too_deep(&self, text: &str) -> Refusal {
        let message = message!("this goes deeper than {MOST_DEPTH} levels", MOST_DEPTH);
        let Some(name) = self.calling.last() else {
            return ParseError::whole(text, message, "name parts of it: H := f(G)").into();
        };
        let hint = message!(
            "'{name}' is called here: name parts of what it does, or of its arguments, with a block: begin var m := f(n); m + 1 end",
            name
        );
        ParseError::whole(text, message, hint).into()
    }

    fn expansion(&mut self, text: &str) -> Result<Expansion, Refusal> {
        let mut expansion = Expansion::default();
        let mut at = 0;
        while at < text.len() {
            at = self.expand_next(text, at, &mut expansion)?;
        }
        Ok(expansion)
    }

    fn expanded(&mut self, text: &str) -> Result<(Item, Option<Drawing>), Refusal> {
        if text.contains("->")
            && let Some((parameters, body)) = lambda(text)
        {
            return Ok((Item::Function(self.own(text, parameters, body)?.into()), None));
        }
        if let Some(truth) = self.connected(text)? {
            return Ok((Item::Value(Held::truth(truth)), None));
        }
        if let Some(truth) = self.are_same(text)? {
            return Ok((Item::Value(Held::truth(truth)), None));
        }
        let mut expansion = self.expansion(text)?;
        if let [(here, _)] = &expansion.pieces[..]
            && let Some(whole) = expansion.last.take()
            && expansion.text[..here.start].trim().is_empty()
            && expansion.text[here.end..].trim().is_empty()
        {
            return Ok(whole);
        }
        match self.session.held(&expansion.text) {
            Ok(held) => Ok((Item::Value(held), None)),
            Err(EvaluationError::Wrong(error)) => Err(expansion.error_in(text, error).into()),
            Err(error) => Err(refusal(error)),
        }
    }

    /// The sides of the comparison that a line ends with. Positions, and what else only worksheets have, stand for their values.
    pub(crate) fn comparison(&mut self, line: &str) -> Result<Compared, Refusal> {
        self.begin()?;
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
        let plain = without_comments(text);
        if plain.trim().is_empty() && !text.trim().is_empty() {
            return Ok(None);
        }
        let found = self.evaluate_plain(&plain).map_err(|refusal| with_comments(refusal, &plain, text))?;
        Ok(found.map(|found| Evaluation { expression: text.to_owned(), ..found }))
    }

    fn evaluate_plain(&mut self, text: &str) -> Result<Option<Evaluation>, Refusal> {
        // A position in misère play is not its value in misère play.
        let is_of_positions =
            words(text).any(|word| matches!(Asked::by_name(word), Some(Asked::MisereOutcome)));
        if !is_of_positions && !self.names_positions(text) {
            let wrong = match self.evaluate_alone(text) {
                Ok(found) => return Ok(found),
                Err(wrong) => wrong,
            };
            if wrong.kind == RefusalKind::Stopped || !self.is_for_worksheets(text) {
                return Err(wrong);
            }
        }
        let Some((item, worked)) = self.work(text)? else { return Ok(None) };
        if worked.name.is_some() {
            return Ok(None);
        }
        let value = match &item {
            Some(item @ (Item::Value(_) | Item::Position(_))) => {
                let held = self.as_value(text, item.clone())?;
                self.session.shown(text, &held).map_err(refusal)?.value
            }
            _ => Value::Text(worked.latex.filter(|_| self.script == Script::Latex).unwrap_or(worked.text)),
        };
        Ok(Some(Evaluation { expression: text.to_owned(), value }))
    }

    /// Whether a text gives a name to what begins as a position: the name stays that of the position.
    fn names_positions(&self, text: &str) -> bool {
        statements(text).into_iter().any(|statement| {
            matches!(binding(statement), (Binding::Name(_), right) if self.position_in(right).is_some())
        })
    }

    /// Whether a text has signs or names that only lines of a worksheet have.
    fn is_for_worksheets(&self, text: &str) -> bool {
        let has_list = text.match_indices('[').any(|(place, _)| {
            let before = text[..place].trim_end();
            !before.ends_with(['^', '*', 'v', '↑', '↓', '∗', '[', ',', '(', ')', ']'])
                || before.ends_with('(')
        });
        has_list
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
                is_known
                    || is_asked
                    || OF_LISTS_ALONE.contains(&word)
                    || matches!(word, "game" | "Left" | "Right" | "for" | "while" | "begin" | "def" | "Graph")
            })
    }

    /// Whether a position has something in it that is worked out first: `domineering(2x{n})`.
    fn has_braces_in_positions(&self, text: &str) -> bool {
        let begins_word =
            |place: usize| !text[..place].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let starts = text.char_indices().filter(|&(place, c)| c.is_ascii_alphabetic() && begins_word(place));
        text.contains('{')
            && starts
                .filter_map(|(place, _)| self.position_in(&text[place..]))
                .any(|(position, _)| position.contains('{'))
    }

    /// The position with which a text begins, of a game of the catalogue or of a rule file, and how long it is.
    fn position_in(&self, text: &str) -> Option<(String, usize)> {
        position_in(text, &|name| self.rule_file(name))
    }

    fn evaluate_alone(&mut self, text: &str) -> Result<Option<Evaluation>, Refusal> {
        let before = self.hidden;
        let mut expansion = Expansion::default();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let length = word_length(&text[at..]).max(first.len_utf8());
            at = match self.position_in(&text[at..]) {
                Some((subject, length)) => {
                    let placed = self.placed(&subject, false)?;
                    let (item, _) = self.position_for(&placed, expansion.names(text))?;
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

    /// Takes the next part of the text, and tells where the one after it begins.
    fn expand_next(&mut self, text: &str, at: usize, expansion: &mut Expansion) -> Result<usize, Refusal> {
        let rest = &text[at..];
        let first = rest.chars().next().unwrap_or_default();
        let is_method = expansion.text.trim_end().ends_with('.');
        match first {
            '%' if is_remainder(text, at) => {
                expansion.text.push('%');
                // What is put in later stands apart from it.
                expansion.text.push(' ');
                Ok(at + 1)
            }
            '%' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                if digits == 0 {
                    let hint = "%1 is what line 1 is worth; a remainder is 17 mod 5";
                    let message = "expected the number of a line behind '%'";
                    return Err(ParseError::at(text, at..at + 1, message, hint).into());
                }
                let item = self.result(&rest[1..=digits], text)?;
                self.put_indexed(text, at, at + 1 + digits, item, expansion)
            }
            '\'' => {
                let inner = rest[1..].find('\'').map(|end| &rest[1..=end]).ok_or_else(|| {
                    let hint = "a form stands in quotes, for example: '{1,0|-1}'";
                    ParseError::at(text, at..text.len(), "the quote is not closed", hint)
                })?;
                let item = self.form(inner).map_err(|refusal| within(refusal, text, inner))?;
                self.put_indexed(text, at, at + inner.len() + 2, item, expansion)
            }
            '[' if self.is_list_before(expansion) => self.put_list_before(text, at, expansion),
            '[' => {
                let end = closing(rest).ok_or_else(|| unclosed(text, at))?;
                let inner = &rest[1..end];
                let item = self.list(inner).map_err(|refusal| within(refusal, text, inner))?;
                self.put_indexed(text, at, at + end + 1, item, expansion)
            }
            '^' | '*' | '↑' | '⇑' | '↓' | '⇓' | '∗' | '⋆' | '★' => {
                Ok(copy(text, at, at + first.len_utf8(), expansion))
            }
            '"' => {
                let inner = rest[1..].find('"').map(|end| &rest[1..=end]).ok_or_else(|| {
                    let hint = "for example: \"xo.\"";
                    ParseError::at(text, at..text.len(), "the quote is not closed", hint)
                })?;
                self.put_indexed(text, at, at + inner.len() + 2, Item::Text(inner.into()), expansion)
            }
            '{' if let Some(end) = expansion.end_of_set(text, at) => {
                let inner = &text[at + 1..end];
                self.put_braces(text, at..end + 1, inner, expansion)
            }
            '(' if let Some((inner, ends)) = run_in_parentheses(rest) => {
                let run = self.run_of(text, inner, ends)?;
                self.put_indexed(text, at, at + inner.len() + 2, Item::List(run.into()), expansion)
            }
            '(' if let Some((item, end)) = self.in_parentheses(text, at, expansion)? => {
                self.put_indexed(text, at, end, item, expansion)
            }
            '(' => match self.asked_sum(text, at, expansion)? {
                Some((sum, end)) => self.put_position(text, at..end, &sum, expansion),
                None => {
                    expansion.open += 1;
                    expansion.text.push(first);
                    Ok(at + 1)
                }
            },
            ')' => {
                expansion.open = expansion.open.saturating_sub(1);
                expansion.text.push(first);
                Ok(at + 1)
            }
            _ if first.is_ascii_alphabetic() && !is_method => self.expand_word(text, at, expansion),
            _ if first.is_ascii_alphabetic() => {
                let length = word_length(rest);
                let is_of_lists = OF_LISTS_ALONE.contains(&&rest[..length]);
                if is_of_lists && let Some(before) = expansion.text.trim_end().strip_suffix('.').map(str::len)
                {
                    let whole = std::mem::take(&mut expansion.text);
                    expansion.text = whole[..before].to_owned();
                    if self.is_list_before(expansion) {
                        let point = text[..at].trim_end().len() - 1;
                        return self.put_list_before(text, point, expansion);
                    }
                    expansion.text = whole;
                }
                expansion.text += &rest[..length];
                Ok(at + length)
            }
            _ => {
                expansion.text.push(first);
                Ok(at + first.len_utf8())
            }
        }
    }

    /// Whether all that was read so far is worth a list, by a method: `*8.LeftOptions`.
    fn is_list_before(&mut self, expansion: &Expansion) -> bool {
        let before = expansion.text.trim();
        let is_method =
            before.ends_with(|c: char| c.is_ascii_alphabetic() || c == ')') && before.contains('.');
        is_method && self.session.held(before).is_ok_and(|held| held.elements().is_some())
    }

    /// Puts in what is asked of the list that all that was read so far is worth.
    fn put_list_before(
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

    fn expand_word(&mut self, text: &str, at: usize, expansion: &mut Expansion) -> Result<usize, Refusal> {
        let rest = &text[at..];
        let length = word_length(rest);
        let (word, behind) = rest.split_at(length);
        if let Some(conditional) = Conditional::read(rest) {
            let conditional = conditional.map_err(|error| within(error.into(), text, rest))?;
            let item = self.conditional(&conditional, text)?;
            return self.put_indexed(text, at, at + conditional.length, item, expansion);
        }
        if let Some((item, length)) = self.program(rest).map_err(|refusal| within(refusal, text, rest))? {
            return self.put_indexed(text, at, at + length, item, expansion);
        }
        if let Some(graph) = self.graph_in(rest).map_err(|refusal| within(refusal, text, rest))? {
            let (graph, length) = graph;
            return self.put_indexed(text, at, at + length, Item::Graph(graph), expansion);
        }
        if declares_variable(word, behind) {
            return Ok(at + length);
        }
        if cgsuite::begins_with_ruleset(rest) {
            return self.put_ruleset(text, at, expansion);
        }
        if behind.starts_with('(')
            && let Some(asked) = Asked::in_misere_play(word)
        {
            let end = closing(behind).ok_or_else(|| unclosed(text, at + length))?;
            let inner = &behind[1..end];
            let sum = self.sum_in_misere_play(word, inner).map_err(|refusal| within(refusal, text, inner))?;
            if let Some(sum) = sum {
                if asked == Asked::MisereOutcome {
                    let item = self.of_position(&sum.opened, asked, "")?;
                    return self.put_indexed(text, at, at + length + end + 1, item, expansion);
                }
                let item = Item::Value(self.misere_form(&sum.opened)?);
                expansion.text.extend([word, "("]);
                return self.put(text, at + length + 1..at + length + end, item, None, expansion);
            }
        }
        if let Some((subject, end)) = self.position_in(rest) {
            let position =
                self.interpolated(&subject).map_err(|refusal| Refusal { place: None, ..refusal })?;
            let placed = self.placed(&position, false)?;
            return self.put_position(text, at..at + end, &placed, expansion);
        }
        if behind.starts_with('(')
            && let Some(callable) = self.callable(word)
        {
            let end = closing(behind).ok_or_else(|| unclosed(text, at + length))?;
            let inner = &behind[1..end];
            let item =
                self.call(word, &callable, inner, text).map_err(|refusal| within(refusal, text, inner))?;
            return self.put_indexed(text, at, at + length + end + 1, item, expansion);
        }
        if let Some(item) = self.item_named(word).filter(|_| word != "x" || is_name(&expansion.text, behind))
        {
            if behind.starts_with('{') {
                let hint = "labels and names are different words, for example: a{0|a}";
                let message = "this is a name, and cannot be a label here";
                return Err(ParseError::at(text, at..at + length, message, hint).into());
            }
            if let Item::Ruleset(ruleset) = item {
                let found = self.position_behind(text, at + length, ruleset)?;
                let end = found.end;
                return self.put_found(text, at, &found, end, expansion);
            }
            if let Item::Position(placed) = &item {
                return self.put_position(text, at..at + length, placed, expansion);
            }
            return self.put_indexed(text, at, at + length, item, expansion);
        }
        if let Some((player, length)) = player_in(rest) {
            let item = Item::Value(Held::text(player.to_owned()));
            return self.put_indexed(text, at, at + length, item, expansion);
        }
        if word.bytes().all(|letter| letter == b'v') {
            return Ok(copy(text, at, at + length, expansion));
        }
        expansion.text += word;
        Ok(at + length)
    }

    /// What a name stands for, where it is a parameter, or that of something that only worksheets have.
    pub(super) fn item_named(&self, word: &str) -> Option<Item> {
        let local = self.locals[self.frame..].iter().rev().find(|(name, _)| name == word);
        local.map(|(_, item)| item).or_else(|| self.items.get(word)).cloned()
    }

    /// The branch of a conditional whose condition holds; the other is not worked out.
    fn conditional(&mut self, conditional: &Conditional, text: &str) -> Result<Item, Refusal> {
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

    /// Puts in a position that is written as CGSuite does, or what is asked of its ruleset.
    fn put_ruleset(&mut self, text: &str, at: usize, expansion: &mut Expansion) -> Result<usize, Refusal> {
        let rest = &text[at..];
        let found = self.ruleset_in(rest).map_err(|refusal| within(refusal, text, rest))?;
        let end = at + found.end;
        self.put_found(text, at, &found, end, expansion)
    }

    /// Puts in the position of a ruleset, or what is asked of the ruleset.
    fn put_found(
        &mut self,
        text: &str,
        at: usize,
        found: &Found,
        end: usize,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        if let Some(placed) = &found.position {
            return self.put_position(text, at..end, placed, expansion);
        }
        let Some((asked, inner, end)) = method(text, end) else {
            let hint = "a position stands in parentheses behind it, for example: game.heap.Kayles(5)";
            return Err(ParseError::at(text, at..end, "a ruleset has no value", hint).into());
        };
        let item =
            self.of_ruleset(&found.ruleset, asked, inner).map_err(|refusal| within(refusal, text, asked))?;
        self.put_indexed(text, at, end, item, expansion)
    }

    /// Puts in the options of one player, or the followers, of a position of CGSuite, where they are positions. Where the text goes
    /// on; `None` where something else is asked.
    fn put_options(
        &mut self,
        text: &str,
        there: &Range<usize>,
        opened: &OpenGame,
        expansion: &mut Expansion,
    ) -> Result<Option<usize>, Refusal> {
        let Some((asked, inner, end)) = method(text, there.end) else { return Ok(None) };
        let (item, end) = match asked {
            "Followers" if inner.is_empty() => (self.followers(opened)?, end),
            "LeftOptions" | "RightOptions" => {
                let player = asked.trim_end_matches("Options");
                (self.of_position(opened, Asked::Options, player)?, there.end + 1 + asked.len())
            }
            _ => return Ok(None),
        };
        self.put_indexed(text, there.start, end, item, expansion).map(Some)
    }

    /// Puts in what a position is worth, or what is asked of the position itself: in misère play, and of its options.
    fn put_position(
        &mut self,
        text: &str,
        there: Range<usize>,
        placed: &Rc<Placed>,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        let opened = &placed.opened;
        if placed.is_of_cgsuite
            && let Some(end) = self.put_options(text, &there, opened, expansion)?
        {
            return Ok(end);
        }
        let behind = method(text, there.end);
        let before = call_around(&expansion.text, text, there.end);
        let before = before.map(|(name, end)| (Asked::by_name(name), name.len() + 1, end));
        let asked = match behind {
            Some((asked, ..)) => Asked::by_name(asked),
            None => before.and_then(|(asked, ..)| asked),
        };
        let item = match asked {
            Some(Asked::Form) => Item::Value(self.misere_form(opened)?),
            Some(Asked::Itself) if behind.is_some() => Item::Value(self.worth_of(placed)?),
            Some(of @ (Asked::MisereOutcome | Asked::Options)) => {
                let players = behind.map_or("", |(_, inner, _)| inner);
                let item = self
                    .of_position(opened, of, players)
                    .map_err(|refusal| within(refusal, text, players))?;
                let (start, end) = match (behind, before) {
                    (Some((_, _, end)), _) => (there.start, end),
                    (None, Some((_, length, end))) => {
                        expansion.text.truncate(expansion.text.len() - length);
                        (there.start - length, end)
                    }
                    (None, None) => (there.start, there.end),
                };
                return self.put_indexed(text, start, end, item, expansion);
            }
            _ => {
                let names = expansion.names(text);
                let method = expansion.in_misere_play.as_ref().filter(|(end, _)| there.start < *end);
                let method = method.map(|(_, name)| name.as_str());
                if names.has_misere
                    && let Some(name) = method.or_else(|| enclosing_misere_call(&expansion.text))
                {
                    if Asked::by_name(name) != Some(Asked::Form) {
                        return Err(only_of_positions(name, text, there).into());
                    }
                    let item = Item::Value(self.misere_form(opened)?);
                    return self.put(text, there, item, None, expansion);
                }
                let (item, drawing) = self.position_for(placed, names)?;
                return self.put(text, there, item, drawing, expansion);
            }
        };
        let end = behind.filter(|_| asked == Some(Asked::Itself)).map_or(there.end, |(.., end)| end);
        self.put(text, there.start..end, item, None, expansion)
    }

    /// What a position is put in for: its value, or itself as it is played where the text names a compound.
    fn position_for(
        &mut self,
        placed: &Rc<Placed>,
        names: Names,
    ) -> Result<(Item, Option<Drawing>), Refusal> {
        if names.has_compound {
            return Ok((Item::Value(self.written(&placed.opened)?), None));
        }
        self.position(placed.clone())
    }

    /// The sum in parentheses at a place, where it is one of positions and something is asked of it that its value does not tell.
    fn asked_sum(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<Option<(Rc<Placed>, usize)>, Refusal> {
        // Where nothing is asked, no bracket is looked for: expressions may be long.
        let names = expansion.names(text);
        if !names.has_misere && !names.has_options {
            return Ok(None);
        }
        let is_call = expansion.text.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let Some(length) = closing(&text[at..]).filter(|_| !is_call) else { return Ok(None) };
        let (inner, end) = (&text[at + 1..at + length], at + length + 1);
        let Some((asked, ..)) = method(text, end) else { return Ok(None) };
        if Asked::by_name(asked).is_some()
            && let Some(placed) = self.whole_position(inner.trim())?
        {
            return Ok(Some((placed, end)));
        }
        let sum = match Asked::by_name(asked) {
            Some(Asked::Form | Asked::MisereOutcome) => {
                expansion.in_misere_play = Some((end, asked.to_owned()));
                self.sum_in_misere_play(asked, inner).map_err(|refusal| within(refusal, text, inner))?
            }
            Some(Asked::Options) => self.sum_of_positions(inner),
            _ => None,
        };
        Ok(sum.map(|sum| (sum, end)))
    }

    /// The sum of two or more positions of which a function in misère play is asked. One of a position and something else is
    /// refused: the value of either says nothing of the sum.
    fn sum_in_misere_play(&mut self, name: &str, inner: &str) -> Result<Option<Rc<Placed>>, Refusal> {
        let summands = summands(inner);
        let mut positions = Vec::with_capacity(summands.len());
        for &summand in &summands {
            let position = self.whole_position(summand).map_err(|refusal| within(refusal, inner, summand))?;
            positions.push(position);
        }
        if summands.len() < 2 || positions.iter().all(Option::is_none) {
            return Ok(None);
        }
        let others = || summands.iter().zip(&positions).filter(|(_, position)| position.is_none());
        // Misère forms are summed as they are.
        let are_forms = Asked::by_name(name) == Some(Asked::Form) && others().all(|(part, _)| is_form(part));
        if are_forms && others().count() > 0 {
            return Ok(None);
        }
        if let Some((&summand, _)) = others().next() {
            self.item(summand).map_err(|refusal| within(refusal, inner, summand))?;
            let start = (summand.as_ptr() as usize).saturating_sub(inner.as_ptr() as usize);
            return Err(only_of_positions(name, inner, start..start + summand.len()).into());
        }
        let sum = OpenGame::sum(positions.iter().flatten().map(|placed| placed.opened.clone()));
        sum.map(|sum| Some(Placed::sum(sum))).map_err(Refusal::bad_input)
    }

    /// The sum of two or more positions that a text is; `None` where it is something else.
    /// `a and b`, `a or b`: what comes later is worked out only where it decides. `None` where the text has neither word.
    fn connected(&mut self, text: &str) -> Result<Option<bool>, Refusal> {
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
    fn are_same(&mut self, text: &str) -> Result<Option<bool>, Refusal> {
        let Some((left, right, is_equal)) = equation(text) else { return Ok(None) };
        if !self.is_collection(left) || right.is_empty() {
            return Ok(None);
        }
        let item = self.item(left).map_err(|refusal| within(refusal, text, left))?;
        let other = self.item(right).map_err(|refusal| within(refusal, text, right))?;
        Ok(Some((self.identity(&item)? == self.identity(&other)?) == is_equal))
    }

    /// Whether a text is a list in brackets, a text in quotes, or a name of a collection or of a text.
    fn is_collection(&self, text: &str) -> bool {
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
    fn in_parentheses(
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

    pub(super) fn sum_of_positions(&mut self, text: &str) -> Option<Rc<Placed>> {
        let summands = summands(text);
        if summands.len() < 2 {
            return None;
        }
        let mut parts = Vec::with_capacity(summands.len());
        for summand in summands {
            match self.whole_position(summand) {
                Ok(Some(placed)) => parts.push(placed.opened.clone()),
                _ => return None,
            }
        }
        OpenGame::sum(parts).ok().map(Placed::sum)
    }

    /// The position that a whole text is: written as here, written as in CGSuite, or a name of one.
    fn whole_position(&mut self, text: &str) -> Result<Option<Rc<Placed>>, Refusal> {
        if let Some(Item::Position(placed)) = self.item_named(text) {
            return Ok(Some(placed));
        }
        if cgsuite::begins_with_ruleset(text) {
            let found = self.ruleset_in(text)?;
            return Ok(found.position.filter(|_| found.end == text.len()));
        }
        if let Some(Item::Ruleset(ruleset)) = self.item_named(&text[..word_length(text)]) {
            let found = self.position_behind(text, word_length(text), ruleset)?;
            return Ok(found.position.filter(|_| found.end == text.len()));
        }
        let Some((subject, _)) = self.position_in(text).filter(|&(_, end)| end == text.len()) else {
            return Ok(None);
        };
        let position = self.interpolated(&subject).map_err(|refusal| Refusal { place: None, ..refusal })?;
        let placed = self.placed(&position, false);
        placed.map(Some).map_err(|error| about(error, text, 0..text.len()).into())
    }

    /// Puts in an item, or an element of it where an index in brackets follows, or what a method of lists gives.
    fn put_indexed(
        &mut self,
        text: &str,
        start: usize,
        mut end: usize,
        mut item: Item,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        while let Some((found, behind)) = self.asked_behind(text, end, &item)? {
            (item, end) = (found, behind);
        }
        self.put(text, start..end, item, None, expansion)
    }

    /// What is asked of an item behind it, and where the text goes on: a method, an element in brackets, what a function gives.
    fn asked_behind(
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
            let found = self.of_item(item, asked, inner).map_err(|refusal| within(refusal, text, inner))?;
            if let Some(found) = found {
                return Ok(Some((found, behind)));
            }
            if let Item::List(_) | Item::Set(_) | Item::Map(_) | Item::Text(_) | Item::Graph(_) = item {
                let message = message!("'{asked}' is not asked of lists", asked);
                return Err(ParseError::part(text, asked, message, METHODS).into());
            }
        }
        if !rest.starts_with('[') {
            return Ok(None);
        }
        let length = closing(rest).ok_or_else(|| unclosed(text, end))?;
        let inner = &rest[1..length];
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
        let Some(list) = item.elements() else { return Ok(None) };
        let index = self.integer(inner).map_err(|refusal| within(refusal, text, inner))?;
        let place = usize::try_from(&index).ok().and_then(|index| index.checked_sub(1));
        let found = place.and_then(|place| list.get(place)).cloned();
        let found = found.ok_or_else(|| no_place(text, inner, list.len(), &index))?;
        Ok(Some((found, end + length + 1)))
    }

    /// What a method gives of an item that is more than its value; `None` where it is asked of the value.
    fn of_item(&mut self, item: &Item, asked: &str, inner: &str) -> Result<Option<Item>, Refusal> {
        let Some(list) = item.elements() else { return self.of_thing(item, asked, inner) };
        let found = self.of_list(&list, asked, inner)?;
        let is_set =
            matches!(item, Item::Set(_)) && !matches!(asked, "ToList" | "Sorted" | "SortedWith" | "Grouped");
        Ok(match found {
            Some(Item::List(list)) if is_set => Some(self.set(list.to_vec())?),
            found => found,
        })
    }

    /// Puts in braces without a slash: a map, where they have arrows; the game whose options both players have, where all are
    /// nimbers and nothing is asked that only sets have; or a set.
    fn put_braces(
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

    fn is_nimber(&mut self, item: &Item) -> bool {
        let Item::Value(held) = item else { return false };
        self.session.nimber(held).is_some()
    }

    fn map_in(&mut self, inner: &str) -> Result<Item, Refusal> {
        let mut entries = Vec::new();
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

    /// Puts in an item under a hidden name; a list as its elements, with commas between them.
    fn put(
        &mut self,
        text: &str,
        there: Range<usize>,
        item: Item,
        drawing: Option<Drawing>,
        expansion: &mut Expansion,
    ) -> Result<usize, Refusal> {
        let start = expansion.text.len();
        let end = there.end;
        match &item {
            // A table stands alone.
            Item::Table(_)
            | Item::Map(_)
            | Item::Text(_)
            | Item::Function(_)
            | Item::Graph(_)
            | Item::Nothing
                if there.len() == text.trim().len() => {}
            Item::Set(_) if there.len() < text.trim().len() && !is_among_options(text, &there) => {
                let hint = "between Left's options and Right's stands a slash; either may be missing: {0,1|2}, {0|}, {|}";
                let message = message!("expected a value, and {found}", found => item.describe());
                return Err(ParseError::at(text, there, message, hint).into());
            }
            // Of a list of one, too, only its element is a value.
            Item::List(_) if there.len() < text.trim().len() && !is_among_options(text, &there) => {
                self.put_value(&text[there.clone()], item.clone(), expansion)?;
            }
            Item::List(list) | Item::Set(list) if there.len() < text.trim().len() => {
                for (place, element) in list.iter().enumerate() {
                    expansion.text += if place > 0 { ", " } else { "" };
                    self.put_value(&text[there.clone()], element.clone(), expansion)?;
                }
            }
            Item::List(_) | Item::Set(_) => {}
            item => self.put_value(&text[there.clone()], item.clone(), expansion)?,
        }
        expansion.pieces.push((start..expansion.text.len(), there));
        expansion.last = Some((item, drawing));
        Ok(end)
    }

    fn put_value(&mut self, text: &str, item: Item, expansion: &mut Expansion) -> Result<(), Refusal> {
        let held = self.as_value(text, item)?;
        let name = self.hide(&held)?;
        expansion.text.extend(["(", &name, ")"]);
        Ok(())
    }

    /// An earlier result by its number.
    fn result(&self, number: &str, text: &str) -> Result<Item, Refusal> {
        let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let known = place.and_then(|place| self.results.get(place));
        known.and_then(Option::as_ref).cloned().ok_or_else(|| {
            let message = match known {
                Some(_) => message!("line {number} is worth nothing", number),
                None => message!("there is no line {number} before this one", number),
            };
            ParseError::whole(text, message, "%1 is what line 1 is worth").into()
        })
    }

    /// A form as it is written.
    fn form(&mut self, text: &str) -> Result<Item, Refusal> {
        let inner = self.expansion(text)?;
        let comparison = format!("{} = 0", inner.text);
        match self.session.comparison(&comparison) {
            Ok(Compared::Written(comparison)) => Ok(Item::Form(Form::of(comparison).into())),
            Ok(Compared::Loopy(_)) => {
                let message = "a form in quotes is a short game, and this one is loopy";
                Err(ParseError::whole(
                    text,
                    message,
                    "without quotes it is worth its value, for example: a{0||0|a}",
                )
                .into())
            }
            Err(EvaluationError::Wrong(error)) if error.text == comparison => {
                let span = error.span.start.min(inner.text.len())..error.span.end.min(inner.text.len());
                let error = ParseError { text: inner.text.clone(), span, ..error };
                Err(inner.error_in(text, error).into())
            }
            Err(error) => Err(refusal(error)),
        }
    }

    /// The list in brackets: a comprehension, or elements and ranges between commas.
    fn list(&mut self, inner: &str) -> Result<Item, Refusal> {
        let mut found = Vec::new();
        if let Some(comprehension) = Comprehension::read(inner)? {
            self.each(inner, &comprehension, &mut |sheet| {
                let item = sheet.item(comprehension.head)?;
                found.push(item);
                Ok(true)
            })?;
        } else {
            for part in parts(inner) {
                match range(part) {
                    Some(ends) => found.extend(self.run_of(inner, part, ends)?),
                    None => found.push(self.item(part).map_err(|refusal| within(refusal, inner, part))?),
                }
            }
        }
        let list = Item::List(found.into());
        // The list itself is counted, too.
        if list.size(MOST_ELEMENTS + 1).is_none() {
            let message = message!(
                "there are more than {MOST_ELEMENTS} elements, or lists in lists more than {MOST_NESTING} times",
                MOST_ELEMENTS,
                MOST_NESTING
            );
            return Err(ParseError::whole(inner, message, "for example: [n x n for n in 1..100]").into());
        }
        Ok(list)
    }

    /// Visits what a comprehension runs through, with its names bound, until a visit answers no.
    pub(super) fn each(
        &mut self,
        text: &str,
        comprehension: &Comprehension,
        visit: &mut dyn FnMut(&mut Self) -> Result<bool, Refusal>,
    ) -> Result<(), Refusal> {
        let mut count = 0;
        self.each_from(0, text, comprehension, &mut count, visit).map(drop)
    }

    /// The clauses from a place on; there are at most eight. Whether to go on.
    fn each_from(
        &mut self,
        clause: usize,
        text: &str,
        comprehension: &Comprehension,
        count: &mut usize,
        visit: &mut dyn FnMut(&mut Self) -> Result<bool, Refusal>,
    ) -> Result<bool, Refusal> {
        let Some(clause_here) = comprehension.clauses.get(clause) else {
            if let Some(condition) = comprehension.condition {
                let truth = self.truth(condition).map_err(|refusal| within(refusal, text, condition))?;
                if !truth {
                    return Ok(true);
                }
            }
            *count += 1;
            if *count > MOST_ELEMENTS {
                let message = message!("there are more than {MOST_ELEMENTS} elements", MOST_ELEMENTS);
                return Err(ParseError::whole(text, message, "let the names run through less").into());
            }
            return visit(self).map_err(|refusal| within(refusal, text, comprehension.head));
        };
        let &Clause { name, domain, run, condition } = clause_here;
        let run = run.or_else(|| range(domain).map(|(from, to)| Run { from, to: Some(to), step: None }));
        let mut elements = match run {
            Some(run) => self.numbers_of(text, run)?,
            None => {
                let item = self.item(domain).map_err(|refusal| within(refusal, text, domain))?;
                let elements = item.elements().ok_or_else(|| {
                    let message = message!("expected a list, and {found}", found => item.describe());
                    ParseError::part(
                        text,
                        domain,
                        message,
                        "for example: n in 1..8, G in [1, *], H in leftoptions(G)",
                    )
                })?;
                Elements::of(elements)
            }
        };
        let mut rounds = 0;
        while let Some(element) = elements.next() {
            rounds += 1;
            if rounds > MOST_ROUNDS {
                return Err(too_many_rounds(text));
            }
            self.meter.step().map_err(Refusal::stopped_by)?;
            self.locals.push((name.to_owned(), element));
            let goes_on = match condition {
                Some(until) => self.truth(until).map_err(|refusal| within(refusal, text, until)),
                None => Ok(true),
            };
            let found = match goes_on {
                Ok(true) => self.each_from(clause + 1, text, comprehension, count, visit).map(Some),
                Ok(false) => Ok(None),
                Err(refusal) => Err(refusal),
            };
            self.locals.pop();
            match found? {
                Some(true) => {}
                Some(false) => return Ok(false),
                None => break,
            }
        }
        Ok(true)
    }

    /// The numbers of a run.
    fn numbers_of(&mut self, text: &str, run: Run) -> Result<Elements, Refusal> {
        let mut end = |side: &str| self.integer(side).map_err(|refusal| within(refusal, text, side));
        let from = end(run.from)?;
        let to = run.to.map(&mut end).transpose()?;
        let step = run.step.map(&mut end).transpose()?.unwrap_or(IBig::ONE);
        if step.is_zero() {
            let hint = "for example: [n for n from 1 to 9 by 2]";
            return Err(ParseError::part(text, run.step.unwrap_or(text), "a step is not 0", hint).into());
        }
        if let Some(to) = &to
            && (to - &from) / &step >= IBig::from(MOST_ELEMENTS)
        {
            let message = message!(
                "there are more than {MOST_ELEMENTS} numbers from {from} to {to}",
                MOST_ELEMENTS,
                from,
                to
            );
            let part = run.to.unwrap_or(run.from);
            return Err(ParseError::part(text, part, message, "for example: 1..8").into());
        }
        Ok(Elements::Numbers { next: from, to, step })
    }

    /// The whole numbers from one end to the other.
    fn run_of(&mut self, text: &str, part: &str, (from, to): (&str, &str)) -> Result<Vec<Item>, Refusal> {
        let mut end = |side: &str| self.integer(side).map_err(|refusal| within(refusal, text, side));
        let (to, step) = range(to).map_or((to, None), |(to, step)| (to, Some(step)));
        let (from, to) = (end(from)?, end(to)?);
        let step = step.map(&mut end).transpose()?.unwrap_or(IBig::ONE);
        if step <= IBig::ZERO {
            return Err(ParseError::part(text, part, "a step is not 0", "for example: (1..10..2)").into());
        }
        if &to - &from >= IBig::from(MOST_ELEMENTS) {
            let message = message!(
                "there are more than {MOST_ELEMENTS} numbers from {from} to {to}",
                MOST_ELEMENTS,
                from,
                to
            );
            return Err(ParseError::part(text, part, message, "for example: 1..8").into());
        }
        let mut numbers = Vec::new();
        let mut number = from;
        while number <= to {
            numbers.push(Item::Value(Held::integer(number.clone())));
            number += &step;
        }
        Ok(numbers)
    }

    /// The whole number that a text is worth.
    pub(super) fn integer(&mut self, text: &str) -> Result<IBig, Refusal> {
        let item = self.item(text)?;
        let held = self.as_value(text, item)?;
        if let Some(number) = held.as_integer() {
            return Ok(number.clone());
        }
        let shown = self.session.shown(text, &held).map_err(refusal)?.value.to_string();
        shown.parse().map_err(|_| {
            ParseError::whole(
                text,
                message!("expected a whole number, and this is {shown}", shown),
                "for example: 1..8",
            )
            .into()
        })
    }

    /// The answer yes or no that a text is worth.
    pub(super) fn truth(&mut self, text: &str) -> Result<bool, Refusal> {
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

    /// The text of a position with what stands in braces worked out. Braces with a slash inside are a game.
    pub(super) fn interpolated(&mut self, text: &str) -> Result<String, Refusal> {
        let mut result = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(open) = rest.find('{') {
            result += &rest[..open];
            rest = &rest[open..];
            let end = closing(rest).ok_or_else(|| unclosed(text, text.len() - rest.len()))?;
            let inner = &rest[1..end];
            if inner.contains('|') {
                result += &rest[..=end];
            } else {
                let item = self.item(inner).map_err(|refusal| within(refusal, text, inner))?;
                result += &self.text(&item, inner)?;
            }
            rest = &rest[end + 1..];
        }
        Ok(result + rest)
    }
}

/// Whether a percent sign asks for a remainder: between blanks, or directly behind an operand.
fn is_remainder(text: &str, at: usize) -> bool {
    let is_apart =
        !text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, ')' | ']' | '}' | '*' | '_'));
    let has_operand = !text[..at].trim().is_empty();
    has_operand && (!is_apart || !text[at + 1..].starts_with(|c: char| c.is_ascii_digit()))
}

/// What a name runs through.
enum Elements {
    List(Rc<[Item]>, usize),
    Numbers { next: IBig, to: Option<IBig>, step: IBig },
}

impl Elements {
    const fn of(list: Rc<[Item]>) -> Self {
        Self::List(list, 0)
    }

    fn next(&mut self) -> Option<Item> {
        match self {
            Self::List(list, place) => {
                *place += 1;
                list.get(*place - 1).cloned()
            }
            Self::Numbers { next, to, step } => {
                let is_over =
                    to.as_ref().is_some_and(|to| if *step > IBig::ZERO { &*next > to } else { &*next < to });
                if is_over {
                    return None;
                }
                let number = next.clone();
                *next += &*step;
                Some(Item::Value(Held::integer(number)))
            }
        }
    }
}

/// What is asked of lists, and is no function of expressions.
const OF_LISTS_ALONE: &[&str] = &[
    "Adjoin",
    "Apply",
    "Concat",
    "Contains",
    "Distinct",
    "Exists",
    "Filter",
    "Find",
    "ForAll",
    "Grouped",
    "Head",
    "IndexOf",
    "IsEmpty",
    "Sorted",
    "SortedWith",
    "Sum",
    "Tail",
    "ToList",
    "ToSet",
];

const METHODS: &str = "lists have: Length, Size, IsEmpty, Contains, IndexOf, Distinct, Apply, Filter, Find, Exists, ForAll, Head, \
                       Tail, Sum, Max, Min, Mex, Sorted, SortedWith, Reversed, Grouped, Adjoin, Concat, Updated, ToList, ToSet, and \
                       L[1] is the first element";

/// The method between a list and its argument, `[1, 2] Concat [3]`: its name, the argument, and where the text goes on.
fn infix_of_lists<'t>(text: &'t str, end: usize, item: &Item) -> Option<(&'t str, &'t str, usize)> {
    if item.elements().is_none() && !matches!(item, Item::Map(_) | Item::Text(_)) {
        return None;
    }
    let name = text[end..].trim_start();
    let word = &name[..word_length(name)];
    let argument = &name[word.len()..];
    let is_infix = BETWEEN.contains(&word) && argument.starts_with(char::is_whitespace);
    is_infix.then(|| (word, argument.trim(), text.len()))
}

/// What is asked of sets, and of no value.
const SET_METHODS: &[&str] = &[
    "Adjoin",
    "Apply",
    "Concat",
    "Contains",
    "Exists",
    "Filter",
    "Find",
    "ForAll",
    "Head",
    "IsEmpty",
    "Max",
    "Mex",
    "Min",
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
fn sets_in(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let is_label =
        |place: usize| place > 0 && (bytes[place - 1].is_ascii_alphanumeric() || bytes[place - 1] == b'_');
    if words(text).any(|word| word == "pass") {
        return Vec::new();
    }
    let (mut open, mut sets, mut quote) = (Vec::new(), Vec::new(), None);
    for (place, c) in text.char_indices() {
        match c {
            '"' | '\'' if quote == Some(c) => quote = None,
            '"' | '\'' if quote.is_none() => quote = Some(c),
            _ if quote.is_some() => {}
            '{' if is_label(place) => return Vec::new(),
            '(' | '[' | '{' => open.push((place, c, false)),
            ')' | ']' => drop(open.pop()),
            '|' | '‖' | '∥' => {
                if let Some((_, '{', has_slash)) = open.last_mut() {
                    *has_slash = true;
                }
            }
            '}' => {
                if let Some((start, '{', false)) = open.pop() {
                    let before = text[..start].trim_end();
                    if !before.ends_with("+-") && !before.ends_with('±') {
                        sets.push(start..place);
                    }
                }
            }
            _ => {}
        }
    }
    sets.sort_unstable_by_key(|set| set.start);
    sets
}

/// Whether what stands there is an option of a game, or an argument: lists and sets stand for their elements there.
fn is_among_options(text: &str, there: &Range<usize>) -> bool {
    let (before, behind) = (text[..there.start].trim_end(), text[there.end..].trim_start());
    before.ends_with(['{', '|', ',', '(', '[']) && behind.starts_with(['}', '|', ',', ')', ']'])
}

/// Whether conditions are joined with `and` or `or` outside brackets and blocks. A loop may have them in its head.
fn is_connected(text: &str) -> bool {
    if matches!(&text[..word_length(text)], "for" | "while")
        || !words(text).any(|word| matches!(word, "and" | "or"))
    {
        return false;
    }
    let alternatives = between(text, "or");
    let conditions = || alternatives.iter().flat_map(|alternative| between(alternative, "and"));
    conditions().nth(1).is_some() && conditions().all(|condition| !condition.is_empty())
}

/// The ends of a run in parentheses with which a text begins, and all that stands between them: `(1..10)`.
fn run_in_parentheses(text: &str) -> Option<(&str, (&str, &str))> {
    // Most parentheses tell by their first sign that they hold no number.
    let is_number = text[1..].trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let length = text[1..].find(['(', ')']).filter(|_| is_number)?;
    let inner = &text[1..=length];
    if !text[1 + length..].starts_with(')') {
        return None;
    }
    range(inner).map(|ends| (inner, ends))
}

/// Whether an `x` between two texts is a name, and does not multiply.
fn is_name(before: &str, behind: &str) -> bool {
    // Most signs tell without reading the line, which may be long.
    match before.trim_end().chars().next_back() {
        Some('+' | '-' | '/' | ':' | '&' | ',' | ';' | '(' | '{' | '|' | '=' | '<' | '>') => true,
        Some(')' | '}') => false,
        _ => is_x_a_name(before, behind),
    }
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

/// A player as CGSuite names one, `Left` or `Player.Left`.
fn player_in(text: &str) -> Option<(&'static str, usize)> {
    let rest = text.strip_prefix("Player.").unwrap_or(text);
    let length = word_length(rest);
    let player = ["Left", "Right"].into_iter().find(|&player| player == &rest[..length])?;
    (!rest[length..].starts_with(['(', '{'])).then_some((player, text.len() - rest.len() + length))
}

/// What is asked of a position, and not of its value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// Its misère form, of which the function that stands there is asked.
    Form,
    /// Who wins it in misère play.
    MisereOutcome,
    /// The positions that it can become.
    Options,
    /// Nothing: its value.
    Itself,
}

impl Asked {
    /// What a function of this name asks of a position in misère play.
    fn in_misere_play(name: &str) -> Option<Self> {
        Self::by_name(name).filter(|asked| matches!(asked, Self::Form | Self::MisereOutcome))
    }

    fn by_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        Some(match name.as_str() {
            "genus"
            | "miserenimvalue"
            | "miserecanonicalform"
            | "mate"
            | "parts"
            | "partitions"
            | "isprime"
            | "isextraverted"
            | "isintroverted"
            | "ishalftame"
            | "isnimheap"
            | "istame"
            | "isgenerallytame"
            | "istameable"
            | "isrestive"
            | "isgenerallyrestive"
            | "isrestless" => Self::Form,
            "misereoutcome" | "misereoutcomeclass" => Self::MisereOutcome,
            "options" => Self::Options,
            "gamevalue" => Self::Itself,
            _ => return None,
        })
    }
}

/// The method behind a place, `.NAME` or `.NAME(…)`: its name, what stands between its parentheses, and where the text goes on.
fn method(text: &str, at: usize) -> Option<(&str, &str, usize)> {
    let rest = text.get(at..)?.strip_prefix('.')?;
    let name = &rest[..word_length(rest)];
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let behind = &rest[name.len()..];
    let end = at + 1 + name.len();
    match closing(behind).filter(|_| behind.starts_with('(')) {
        Some(length) => Some((name, &behind[1..length], end + length + 1)),
        None => Some((name, "", end)),
    }
}

/// The function whose only argument stands before a place, and where the text goes on behind its parenthesis.
fn call_around<'e>(before: &'e str, text: &str, end: usize) -> Option<(&'e str, usize)> {
    let head = before.strip_suffix('(')?;
    let start = head.rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |place| place + 1);
    let blanks = text[end..].len() - text[end..].trim_start().len();
    text[end + blanks..].starts_with(')').then_some((&head[start..], end + blanks + 1))
}

/// The refusal of a text without its comments as one of the text.
pub(super) fn with_comments(refusal: Refusal, plain: &str, text: &str) -> Refusal {
    let is_of_text = |place: &ParseError| {
        place.text == plain
            && plain != text
            && text.is_char_boundary(place.span.start)
            && text.is_char_boundary(place.span.end)
    };
    match refusal.place {
        Some(place) if is_of_text(&place) => {
            let hint = if has_comment_like_a_quotient(plain, text) {
                "what stands between '/*' and '*/' is a comment; a quotient of nimbers is written *8 / *2"
                    .into()
            } else {
                place.hint.clone()
            };
            ParseError { text: text.to_owned(), hint, ..*place }.into()
        }
        place => Refusal { place, ..refusal },
    }
}

/// Whether a comment begins as a quotient by a nimber does: `/*2`.
fn has_comment_like_a_quotient(plain: &str, text: &str) -> bool {
    text.match_indices("/*").any(|(place, _)| {
        plain.as_bytes()[place] == b' ' && text[place + 2..].starts_with(|c: char| c.is_ascii_digit())
    })
}

/// Whether a word declares the name behind it in a block, as CGSuite asks for: `var n := 3`.
fn declares_variable(word: &str, behind: &str) -> bool {
    let name = behind.trim_start();
    word == "var" && name.len() < behind.len() && name[word_length(name)..].trim_start().starts_with(":=")
}

/// Whether a summand is written as a misère form, or asks for one.
fn is_form(summand: &str) -> bool {
    summand.starts_with("*[") || summand.ends_with(".MisereCanonicalForm")
}

/// What is refused where a function in misère play stands around something that is no position.
fn only_of_positions(name: &str, text: &str, there: Range<usize>) -> ParseError {
    let message = message!("'{name}' is of positions, of sums of positions, and of forms in quotes", name);
    let hint = "a value in normal play does not tell: misereoutcome(kayles(2) + kayles(3))";
    ParseError::at(text, there, message, hint)
}

/// The function of positions in misère play in whose parentheses the next part of an expression stands.
fn enclosing_misere_call(before: &str) -> Option<&str> {
    let mut depth = 0_usize;
    for (place, byte) in before.bytes().enumerate().rev() {
        match byte {
            b')' => depth += 1,
            b'(' if depth > 0 => depth -= 1,
            b'(' => {
                let head = &before[..place];
                let start = head.rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |place| place + 1);
                if Asked::in_misere_play(&head[start..]).is_some() {
                    return Some(&head[start..]);
                }
            }
            _ => {}
        }
    }
    None
}

/// Copies a sign with the brackets that belong to it: `^[3]`, `*[2#0]`.
fn copy(text: &str, start: usize, mut end: usize, expansion: &mut Expansion) -> usize {
    if text[end..].starts_with('[')
        && let Some(length) = closing(&text[end..])
    {
        end += length + 1;
    }
    expansion.text += &text[start..end];
    end
}

fn unclosed(text: &str, at: usize) -> Refusal {
    ParseError::at(text, at..text.len(), "this bracket is not closed", "for example: [1, 2], f(3)").into()
}

/// How long the name of a rule file is with which a text begins: `clobber.star`, `games/clobber.star`.
fn file_length(text: &str) -> Option<usize> {
    const ENDING: &str = ".star";
    const LONGEST: usize = 1024;
    let is_of_path = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '/');
    let length = text.bytes().take(LONGEST).take_while(|&byte| is_of_path(byte.into())).count();
    let path = &text[..length];
    path.ends_with(ENDING).then_some(path.len())
}

/// How long the name of a game is with which a text begins; longer ones than any game has are cut.
fn game_length(text: &str) -> usize {
    const LONGEST: usize = 64;
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.bytes().take(LONGEST).take_while(|byte| is_of_name(byte)).count()
}

/// How long the parameters behind the name of a game are, with their colon. They can be worked out as well: `bash:{k}(7)`.
fn parameters_length(text: &str) -> Option<usize> {
    let mut end = 0;
    while let Some(&byte) = text.as_bytes().get(end) {
        match byte {
            b'{' if end > 0 => end += closing(&text[end..])? + 1,
            _ if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b':' | b',') => end += 1,
            // Codes and the names of files: `heaps:0.77(5)`, `token:scores.txt(fight)`.
            b'.' | b'/' | b'!' | b'?' if end > 0 => end += 1,
            _ => break,
        }
    }
    Some(end)
}

/// The game and the position, and how long they are, where a text begins with the name of a game or a rule file and a position in
/// parentheses, and the name is not that of a function. Of a game that only a rule file has, the file is found by the name.
fn position_in(text: &str, rule_file: &dyn Fn(&str) -> Option<String>) -> Option<(String, usize)> {
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let file = file_length(text);
    let end = file.unwrap_or_else(|| game_length(text));
    let name = &text[..end];
    // What follows is read only where the name is that of a game: expressions with many signs are long.
    if !text[end..].starts_with(['(', ':']) || call::is_function(name) {
        return None;
    }
    let is_named = file.is_some() || catalogue::find(name).is_some();
    let game = if is_named { name.to_owned() } else { rule_file(name)? };
    let length = parameters_length(&text[end..])?;
    let (parameters, behind) = text[end..].split_at(length);
    if !behind.starts_with('(') {
        return None;
    }
    let (mut depth, mut is_quoted) = (0_usize, false);
    for (place, byte) in behind.bytes().enumerate() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'(' if !is_quoted => depth += 1,
            b')' if !is_quoted => {
                depth -= 1;
                if depth == 0 {
                    let inner = behind[1..place].trim();
                    let bare = inner.strip_prefix('"').and_then(|inner| inner.strip_suffix('"'));
                    let position = format!("{game}{parameters} {}", bare.unwrap_or(inner));
                    return Some((position, end + length + place + 1));
                }
            }
            _ => {}
        }
    }
    None
}
