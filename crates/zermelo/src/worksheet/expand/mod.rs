//! A text as an expression: what is no expression is worked out, and stands there under a hidden name.
//!
//! Here the text is read from left to right; what the parts mean stands in the files beside: [`position`] has positions and what is
//! asked of them, [`list`] lists and what runs through them, [`braces`] sets and maps, [`behind`] methods and indices, [`condition`]
//! what is yes or no, and [`question`] whole lines that are not a worksheet's.

mod asked;
mod behind;
mod braces;
mod class;
mod condition;
mod list;
mod position;
mod position_text;
mod question;
mod run;
mod sum;

pub(super) use asked::Asked;

use super::board::SYMMETRIES;
use super::call::is_function;
use super::cgsuite;
use super::collection::BETWEEN;
use super::coordinates::steps_in;
use super::form::Form;
use super::item::Item;
use super::line::{Comprehension, Conditional, closing, lambda, parts, range, word_length};
use super::{Worksheet, about, refusal, within};
use crate::answer::Refusal;
use crate::expression::{Compared, EvaluationError, Held, is_compound, is_x_a_name};
use crate::game::{Drawing, Outcome, ParseError, message};
use dashu_int::IBig;
pub(super) use list::MOST_ELEMENTS;

use behind::{OF_ALL_THINGS, OF_LISTS};
use braces::{is_among_options, sets_in};
use run::run_in_parentheses;
use std::ops::Range;

/// How deep calls and brackets may lie in one another. What is worked out recurses on them.
const MOST_DEPTH: usize = 100;

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
        self.leave(text)?;
        if let Some(truth) = self.connected(text)? {
            return Ok((Item::Value(Held::truth(truth)), None));
        }
        if let Some(truth) = self.are_same(text)? {
            return Ok((Item::Value(Held::truth(truth)), None));
        }
        if let Some(truth) = self.is_of_class(text)? {
            return Ok((Item::Value(Held::truth(truth)), None));
        }
        if let Some(item) = self.as_of_class(text)? {
            return Ok((item, None));
        }
        if let Some(sum) = self.sum_of_things(text)? {
            return Ok((sum, None));
        }
        if text.contains("..")
            && let Some(ends) = range(text)
        {
            return Ok((Item::List(self.run_of(text, text, ends)?.into()), None));
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
                    let message = "expected the number of a line after '%'";
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
            '^' | '*' if let Some(end) = self.put_sign_of_name(text, at, expansion)? => Ok(end),
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
                let asked = &rest[..length];
                let is_of_all = OF_ALL_THINGS.contains(&asked);
                if (is_of_all || OF_LISTS.contains(&asked))
                    && let Some(before) = expansion.text.trim_end().strip_suffix('.').map(str::len)
                {
                    let whole = std::mem::take(&mut expansion.text);
                    expansion.text = whole[..before].to_owned();
                    if is_of_all || self.is_list_before(expansion) {
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

    fn expand_word(&mut self, text: &str, at: usize, expansion: &mut Expansion) -> Result<usize, Refusal> {
        let rest = &text[at..];
        let length = word_length(rest);
        let (word, behind) = rest.split_at(length);
        if let Some(conditional) = Conditional::read(rest) {
            let conditional = conditional.map_err(|error| within(error.into(), text, rest))?;
            let item = self.conditional(&conditional, text)?;
            return self.put_indexed(text, at, at + conditional.length, item, expansion);
        }
        if let Some((item, length)) = self.thing_in(rest).map_err(|refusal| within(refusal, text, rest))? {
            return self.put_indexed(text, at, at + length, item, expansion);
        }
        if matches!(word, "break" | "continue" | "return") {
            let hint = "for example: for n from 1 do if n * n > 50 then break end end";
            let message = "this word begins a statement";
            return Err(ParseError::at(text, at..at + length, message, hint).into());
        }
        if let Some(end) = self.put_extreme(text, at, expansion)? {
            return Ok(end);
        }
        if declares_variable(word, behind) {
            return Ok(at + length);
        }
        if BETWEEN.contains(&word) && behind.starts_with(' ') && self.is_list_before(expansion) {
            return self.put_list_before(text, at, expansion);
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
        if let Some(end) = self.put_born(text, at, expansion)? {
            return Ok(end);
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
        if let Some(item) = self.item_named(word).filter(|item| {
            let is_name = word != "x" || is_name(&expansion.text, behind);
            // A name of a function that stands for something else is that of the function where it is called.
            let is_called =
                behind.starts_with('(') && !matches!(item, Item::Function(_)) && is_function(word);
            is_name && !is_called
        }) {
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
        if matches!(word, "Nothing" | "nil") && !behind.starts_with(['(', '{']) {
            return self.put_indexed(text, at, at + length, Item::Nothing, expansion);
        }
        if let Some((player, length)) = player_in(rest) {
            let item = Item::Value(Held::text(player.to_owned()));
            return self.put_indexed(text, at, at + length, item, expansion);
        }
        if word.bytes().all(|letter| letter == b'v') {
            return Ok(copy(text, at, at + length, expansion));
        }
        if let Some(refusal) = elsewhere(text, at..at + length).filter(|_| !self.session.is_kept(word)) {
            return Err(refusal);
        }
        expansion.text += word;
        Ok(at + length)
    }

    /// The block, the loop, the graph, the collection that can change or the step on a board with which a text begins, and how long it
    /// is.
    fn thing_in(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        if let Some(found) = self.program(text)? {
            return Ok(Some(found));
        }
        if let Some(found) = self.graph_in(text)? {
            return Ok(Some(found));
        }
        if let Some(found) = self.number_in(text)? {
            return Ok(Some(found));
        }
        if let Some(found) = self.board_in(text)? {
            return Ok(Some(found));
        }
        Ok(self.mutable_in(text)?.or_else(|| steps_in(text)).or_else(|| constant_in(text)))
    }

    /// The whole number that a text in `Integer.Parse(…)` is, and how long that is.
    fn number_in(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        let Some(rest) = text.strip_prefix("Integer.Parse") else { return Ok(None) };
        let Some(length) = closing(rest).filter(|_| rest.starts_with('(')) else { return Ok(None) };
        let inner = &rest[1..length];
        let number = match self.item(inner).map_err(|refusal| within(refusal, text, inner))? {
            Item::Text(digits) => digits.parse::<IBig>().ok(),
            _ => None,
        };
        let hint = "for example: Integer.Parse(\"12\") + 1";
        let number =
            number.ok_or_else(|| ParseError::part(text, inner, "expected a whole number in quotes", hint))?;
        Ok(Some((Item::Value(Held::integer(number)), text.len() - rest.len() + length + 1)))
    }

    /// Puts in `*n` or `^n`, where `n` is a name: the star or so many ups. Where the text goes on; `None` where no name follows.
    fn put_sign_of_name(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<Option<usize>, Refusal> {
        let is_star = text[at..].starts_with('*');
        let behind = &text[at + 1..];
        let word = &behind[..word_length(behind)];
        let end = at + 1 + word.len();
        let is_value = matches!(self.item_named(word), Some(Item::Value(_)));
        // Of names in lists and functions a star is read anyway.
        let is_bound = self.session.is_kept(word) || is_value && !is_star;
        let is_operand = !text[end..].starts_with(['(', '{']) && word != "x";
        let is_first =
            expansion.text.trim_end().ends_with(['+', '-', '(', ',', '{', '|', '[', '=', '<', '>', ':']);
        if !is_bound || !is_operand || !is_first && !expansion.text.trim().is_empty() {
            return Ok(None);
        }
        let number =
            Item::Value(Held::integer(self.integer(word).map_err(|refusal| within(refusal, text, word))?));
        let start = expansion.text.len();
        if is_star {
            expansion.text.push('*');
            self.put_value(word, number, expansion)?;
        } else {
            expansion.text.push('(');
            self.put_value(word, number, expansion)?;
            expansion.text += " x ^)";
        }
        expansion.pieces.push((start..expansion.text.len(), at..end));
        expansion.last = None;
        Ok(Some(end))
    }

    /// Puts in the greatest, the least, or the least excluded of what a comprehension gives: `Max(n for n in L)`. Where the text
    /// goes on; `None` where there is no comprehension.
    fn put_extreme(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<Option<usize>, Refusal> {
        let Some((asked, inner, end)) = called(text, at, &["Max", "Min", "Mex"]) else { return Ok(None) };
        if Comprehension::read(inner)?.is_none() {
            return Ok(None);
        }
        let list = self.list(inner).map_err(|refusal| within(refusal, text, inner))?;
        let found = self.of_list(&list.elements().unwrap_or_default(), asked, "")?;
        self.put_indexed(text, at, end, found.unwrap_or(Item::Nothing), expansion).map(Some)
    }

    /// Puts in what is born by a day, as CGSuite asks for it: of a class, or the values that are all-small, `DayN(3, allSmall => true)`.
    /// Where the text goes on; `None` where something else is asked.
    fn put_born(
        &mut self,
        text: &str,
        at: usize,
        expansion: &mut Expansion,
    ) -> Result<Option<usize>, Refusal> {
        if let Some((item, end)) = self.born_of_class(text, at)? {
            return self.put_indexed(text, at, end, item, expansion).map(Some);
        }
        let Some((_, inner, end)) = called(text, at, &["DayN", "born"]) else { return Ok(None) };
        let [day, named] = parts(inner)[..] else { return Ok(None) };
        let Some((_, value)) = named.split_once("=>").filter(|(name, _)| name.trim() == "allSmall") else {
            return Ok(None);
        };
        let is_all_small = self.truth(value.trim()).map_err(|refusal| within(refusal, text, value.trim()))?;
        let day = self.integer(day).map_err(|refusal| within(refusal, text, day))?;
        let kept = if is_all_small { ".Filter(isallsmall)" } else { "" };
        // Names of one's own are told by their letters, those of functions are not: in these the function is meant, whatever else is
        // called `born`.
        let item = self.item(&format!("bORN({day}){kept}"))?;
        self.put_indexed(text, at, end, item, expansion).map(Some)
    }

    /// What is born by a day of a class, as CGSuite asks for it, `MisereCanonicalGame.DayN(3)`, and where the call ends.
    fn born_of_class(&mut self, text: &str, at: usize) -> Result<Option<(Item, usize)>, Refusal> {
        let rest = &text[at..];
        let named = rest.strip_prefix("game.").unwrap_or(rest);
        let mut classes = ["misere.MisereCanonicalGame.", "MisereCanonicalGame."].into_iter();
        let misere = classes.find_map(|class| named.strip_prefix(class));
        let Some(call) = misere.or_else(|| named.strip_prefix("CanonicalShortGame.")) else {
            return Ok(None);
        };
        let Some((_, inner, length)) = called(call, 0, &["DayN"]) else { return Ok(None) };
        let born = match misere {
            Some(_) => self.misere_born(inner),
            None => self.item(&call[..length]),
        };
        let born = born.map_err(|refusal| within(refusal, text, inner))?;
        Ok(Some((born, text.len() - call.len() + length)))
    }

    /// The misère canonical forms born by a day: every set of those of the day before may be the options of one.
    fn misere_born(&mut self, day: &str) -> Result<Item, Refusal> {
        let last = self.integer(day)?;
        let last = u32::try_from(&last).ok().filter(|&last| last <= 4).ok_or_else(|| {
            let message = "misère forms are listed to the fourth day";
            ParseError::whole(day, message, "of the fifth there are more than four millions")
        })?;
        let zero = self.item("*[0]")?;
        let mut born = vec![("0".to_owned(), self.text(&zero, "")?, zero)];
        for _ in 0..last {
            let before: Vec<String> = born.iter().map(|(written, ..)| written.clone()).collect();
            for set in 1..1_u64 << before.len() {
                let options = before.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
                let options: Vec<&str> = options.map(|(_, written)| written.as_str()).collect();
                let written = format!("[{}]", options.join(","));
                let form = self.item(&format!("*[{written}]"))?;
                let text = self.text(&form, "")?;
                if born.iter().all(|(_, known, _)| *known != text) {
                    born.push((written, text, form));
                }
            }
        }
        Ok(Item::List(born.into_iter().map(|(.., form)| form).collect()))
    }

    /// What a name stands for, where it is a parameter, or that of something that only worksheets have.
    pub(super) fn item_named(&self, word: &str) -> Option<Item> {
        let local = self.locals[self.frame..].iter().rev().find(|(name, _)| name == word);
        local.map(|(_, item)| item).or_else(|| self.items.get(word)).cloned()
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
        let before = end;
        while let Some((found, behind)) = self.asked_behind(text, end, &item)? {
            (item, end) = (found, behind);
        }
        match &item {
            // Of positions more is asked than of values.
            Item::Position(placed) if end > before || text[end..].starts_with('.') => {
                self.put_position(text, start..end, placed, expansion)
            }
            _ => self.put(text, start..end, item, None, expansion),
        }
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
        let item = if there.len() < text.trim().len() { self.now(item)? } else { item };
        match &item {
            // A table stands alone.
            Item::Table(_)
            | Item::Map(_)
            | Item::Text(_)
            | Item::Function(_)
            | Item::Graph(_)
            | Item::Part(_)
            | Item::Board(_)
            | Item::Pair(..)
            | Item::Mutable(_)
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
}

/// The one of some names that stands at a place with brackets behind it: the name, what is between the brackets, and where they end.
fn called<'t, 'n>(text: &'t str, at: usize, names: &[&'n str]) -> Option<(&'n str, &'t str, usize)> {
    let length = word_length(&text[at..]);
    let (word, behind) = text[at..].split_at(length);
    let name = names.iter().find(|name| word.eq_ignore_ascii_case(name))?;
    let closed = closing(behind).filter(|_| behind.starts_with('('))?;
    Some((name, &behind[1..closed], at + length + closed + 1))
}

/// Whether a percent sign asks for a remainder: between blanks, or directly behind an operand.
fn is_remainder(text: &str, at: usize) -> bool {
    let is_apart =
        !text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, ')' | ']' | '}' | '*' | '_'));
    let has_operand = !text[..at].trim().is_empty();
    has_operand && (!is_apart || !text[at + 1..].starts_with(|c: char| c.is_ascii_digit()))
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

/// What CGSuite lists by name under a class: colours, and symmetries of boards.
const CONSTANTS: &[(&str, &[&str])] =
    &[("Color", &["Blue", "Green", "Red"]), ("OutcomeClass", &[]), ("Symmetry", SYMMETRIES)];

const PRINTING: &str =
    "a line is worth its last statement, and several things are a list: for n from 1 to 3 yield n ^ 2 end";
const RULE_FILES: &str = "games of one's own are rule files, which 'zermelo rules' explains";

/// What CGSuite has by name and worksheets have not, and what serves instead.
const ELSEWHERE: &[(&str, &str)] = &[
    ("Explorer", "'zermelo explore' walks through the options of a position"),
    ("System", PRINTING),
    ("Worksheet", PRINTING),
    ("class", RULE_FILES),
    ("mutable", RULE_FILES),
    ("singleton", RULE_FILES),
];

/// The refusal of a word that means something in CGSuite only.
fn elsewhere(text: &str, word: Range<usize>) -> Option<Refusal> {
    let behind = &text[word.end..];
    let is_class =
        behind.strip_prefix(' ').is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()));
    let (name, hint) = ELSEWHERE.iter().find(|(name, _)| *name == &text[word.clone()])?;
    let is_meant = if *hint == RULE_FILES { is_class } else { behind.starts_with(['.', '(']) };
    let message = message!("'{name}' is not here as it is in CGSuite", name);
    is_meant.then(|| ParseError::at(text, word, message, *hint).into())
}

/// The constant, or the list of symmetries, with which a text begins, and how long it is.
fn constant_in(text: &str) -> Option<(Item, usize)> {
    let short = text.strip_prefix("game.graph.").filter(|rest| rest.starts_with("Color.")).unwrap_or(text);
    let (class, names) = CONSTANTS.iter().find(|(class, _)| short.starts_with(class))?;
    let behind = short[class.len()..].strip_prefix('.')?;
    let name = &behind[..word_length(behind)];
    let constant = |name: &str| Item::Value(Held::text(format!("{class}.{name}")));
    let item = match (*class, name) {
        (_, name) if names.contains(&name) => constant(name),
        ("OutcomeClass", name) => Item::Value(Held::outcome(match name {
            "L" => Outcome::L,
            "R" => Outcome::R,
            "N" => Outcome::N,
            "P" => Outcome::P,
            _ => return None,
        })),
        ("Symmetry", "EightWay") => Item::List(names.iter().map(|name| constant(name)).collect()),
        _ => return None,
    };
    Some((item, text.len() - behind.len() + name.len()))
}

/// Whether a word declares the name behind it in a block, as CGSuite asks for: `var n := 3`.
fn declares_variable(word: &str, behind: &str) -> bool {
    let name = behind.trim_start();
    word == "var" && name.len() < behind.len() && name[word_length(name)..].trim_start().starts_with(":=")
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

pub(super) fn unclosed(text: &str, at: usize) -> Refusal {
    ParseError::at(text, at..text.len(), "this bracket is not closed", "for example: [1, 2], f(3)").into()
}
