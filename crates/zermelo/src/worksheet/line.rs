//! How a line of a worksheet is taken apart: brackets and quotes that belong together, commas and words outside them,
//! bindings and comprehensions. Nothing is worked out here.

use crate::expression::is_word_of_language;
use crate::game::{ParseError, message};
use std::ops::Range;

/// What a line does with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Binding<'t> {
    /// It is only told.
    None,
    /// It gets a name.
    Name(&'t str),
    /// It gets the place of a list, or the key of a map, that has a name: `L[2] := 6`.
    Element { name: &'t str, place: &'t str },
    /// It defines a function with these parameters.
    Function { name: &'t str, parameters: &'t str },
}

/// The binding of a line, and what is bound: `G := …`, `let G = …`, `f(n) := …`.
pub(super) fn binding(line: &str) -> (Binding<'_>, &str) {
    if let Some(found) = block_function(line) {
        return found;
    }
    let bound = line.split_once(":=").or_else(|| line.strip_prefix("let ")?.split_once('='));
    let Some((left, right)) = bound else { return (Binding::None, line) };
    let left =
        left.trim().trim_start_matches("let ").trim_start_matches("var ").trim_start_matches("def ").trim();
    let right = right.trim();
    if is_word(left) {
        return match lambda(right) {
            Some((parameters, body)) => (Binding::Function { name: left, parameters }, body),
            None => (Binding::Name(left), right),
        };
    }
    if let Some((name, place)) = left.strip_suffix(']').and_then(|left| left.split_once('['))
        && is_word(name)
        && closing(&left[name.len()..]) == Some(left.len() - name.len() - 1)
    {
        return (Binding::Element { name, place }, right);
    }
    match left.strip_suffix(')').and_then(|left| left.split_once('(')) {
        Some((name, parameters)) if is_word(name.trim()) => {
            (Binding::Function { name: name.trim(), parameters }, right)
        }
        _ => (Binding::None, line),
    }
}

/// A function whose body is a block: `def f(n) begin … end`.
fn block_function(line: &str) -> Option<(Binding<'_>, &str)> {
    let rest = line.strip_prefix("def ")?.trim_start();
    let (name, behind) = rest.split_at(word_length(rest));
    let end = closing(behind).filter(|_| behind.starts_with('(') && is_word(name))?;
    let body = behind[end + 1..].trim();
    (&body[..word_length(body)] == "begin")
        .then_some((Binding::Function { name, parameters: &behind[1..end] }, body))
}

/// The parameters and the body of a function without a name: `n -> n ^ 2`, `(a, b) -> a + b`.
pub(super) fn lambda(text: &str) -> Option<(&str, &str)> {
    let (head, body) = text.split_once("->")?;
    let head = head.trim();
    let inner = head.strip_prefix('(').and_then(|head| head.strip_suffix(')'));
    let parameters = inner.unwrap_or(head);
    let are_words = parts(parameters).into_iter().all(|part| is_word(parameter_name(part)));
    (are_words && (inner.is_some() || is_word(parameter_name(head)))).then_some((parameters, body.trim()))
}

/// The name of a parameter, which may say its class as in CGSuite: `n as Integer`.
pub(super) fn parameter_name(part: &str) -> &str {
    part.split_once(" as ").map_or(part, |(name, _)| name).trim()
}

/// Whether a word at a place begins what ends with `end`. `if(a, b, c)` does not.
fn opens_block(text: &str, place: &Range<usize>) -> bool {
    match &text[place.clone()] {
        // `if (n + 1) / 2 > m then` begins with parentheses as well; what a call has in them are parts between commas.
        "if" if text[place.end..].starts_with('(') => {
            closing(&text[place.end..]).map(|length| place.end + length).is_some_and(|end| {
                let behind = text[end + 1..].trim_start();
                !behind.is_empty() && !behind.starts_with(';') && !has_comma(&text[place.end + 1..end])
            })
        }
        word => matches!(word, "begin" | "do" | "yield" | "if"),
    }
}

/// Whether a comma stands outside brackets.
fn has_comma(text: &str) -> bool {
    outside(text).any(|(_, byte)| byte == b',')
}

/// Where the `end` ends that belongs to the word with which a text begins.
pub(super) fn block_end(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for place in words_and_signs(text) {
        if opens_block(text, &place) {
            depth += 1;
        } else if &text[place.clone()] == "end" {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(place.end);
            }
        }
    }
    None
}

/// `for n from 1 to 5 do … end`, `from 1 to 5 do … end`, `for n in L yield … end`, `while CONDITION do … end` or `do … end` at the start of
/// a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Loop<'t> {
    /// What runs through what, of a loop that begins with `for` or `from`.
    pub(super) header: Option<&'t str>,
    /// Of one that begins with `while`; empty of one that begins with `do`.
    pub(super) condition: &'t str,
    pub(super) body: &'t str,
    /// Whether it is worth the list of what its body is worth.
    pub(super) is_yielding: bool,
    /// How much of the text it is.
    pub(super) length: usize,
}

impl<'t> Loop<'t> {
    /// `None` where no `do` and no `yield` follows.
    pub(super) fn read(text: &'t str) -> Option<Result<Self, ParseError>> {
        let first = &text[..word_length(text)];
        let start = outside_blocks(text).find(|place| matches!(&text[place.clone()], "do" | "yield"))?;
        let Some(end) = block_end(&text[start.start..]) else {
            let hint = "for example: for n from 1 to 5 do s := s + n end";
            return Some(Err(ParseError::at(text, start, "this loop has no 'end'", hint)));
        };
        let end = start.start + end;
        let is_for = matches!(first, "for" | "from");
        // Of numbers without a name the word is a part of what they run through.
        let named = if first == "for" || first == "while" { first.len() } else { 0 };
        let head = text[named..start.start].trim();
        Some(Ok(Self {
            header: is_for.then_some(head),
            condition: head,
            body: text[start.end..end - "end".len()].trim(),
            is_yielding: is_for && &text[start] == "yield",
            length: end,
        }))
    }
}

/// The statements of a line, between the semicolons outside brackets, quotes and blocks; none of a blank line.
pub(super) fn statements(line: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0_usize, 0);
    let mut statements = Vec::new();
    for place in words_and_signs(line) {
        match &line[place.clone()] {
            ";" if depth == 0 => {
                statements.push(&line[start..place.start]);
                start = place.end;
            }
            "end" => depth = depth.saturating_sub(1),
            _ if opens_block(line, &place) => depth += 1,
            _ => {}
        }
    }
    statements.push(&line[start..]);
    statements.into_iter().map(str::trim).filter(|statement| !statement.is_empty()).collect()
}

/// What stands between the plus signs outside brackets and quotes.
pub(super) fn summands(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut quote) = (0_usize, 0, None);
    let mut summands = Vec::new();
    for (place, byte) in text.bytes().enumerate() {
        match byte {
            b'"' | b'\'' if quote == Some(byte) => quote = None,
            b'"' | b'\'' if quote.is_none() => quote = Some(byte),
            _ if quote.is_some() => {}
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'+' if depth == 0 => {
                summands.push(text[start..place].trim());
                start = place + 1;
            }
            _ => {}
        }
    }
    summands.push(text[start..].trim());
    summands
}

/// Letters, digits and underscores, a letter first.
pub(super) fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// How long the word at the start of a text is.
pub(super) fn word_length(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// Words that mean something else: `v` is down, `x` with digits behind it multiplies.
pub(super) fn refuse_word(text: &str, word: &str) -> Result<(), ParseError> {
    let letters = &word[..word.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(word.len())];
    let message = match word {
        _ if letters == "x" && word != "x" => "'x' with digits behind it multiplies",
        _ if letters.bytes().all(|letter| letter == b'v') && !word[letters.len()..].starts_with('_') => {
            "'v' is down, also with digits behind it"
        }
        "for" | "in" | "if" | "then" | "else" | "elseif" | "while" | "do" | "yield" | "where" => {
            "this word has a meaning of its own"
        }
        _ if is_word_of_language(word) => "this word has a meaning of its own",
        _ if word.contains("__") => "names with two underscores in a row are kept for results",
        _ => return Ok(()),
    };
    Err(ParseError::part(text, word, message, "choose another name, for example: n, G, left_half"))
}

/// The bytes of a text that stand outside brackets and quotes, with their places. A bracket and a quote are outside
/// themselves.
fn outside(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let (mut depth, mut quote) = (0_usize, None);
    text.bytes().enumerate().filter(move |&(_, byte)| {
        if let Some(open) = quote {
            quote = (byte != open).then_some(open);
            return false;
        }
        match byte {
            b'"' | b'\'' => {
                quote = Some(byte);
                false
            }
            b'(' | b'[' | b'{' => {
                depth += 1;
                depth == 1
            }
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                depth == 0
            }
            _ => depth == 0,
        }
    })
}

/// The places of the words and of the other ASCII signs of a text outside brackets and quotes.
fn words_and_signs(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    outside(text).filter(|(_, byte)| byte.is_ascii()).filter_map(move |(place, _)| {
        // A word is measured once: lines of one long word are read in linear time.
        if place < next {
            return None;
        }
        next = place + word_length(&text[place..]).max(1);
        Some(place..next)
    })
}

/// The same without what lies in blocks, `begin … end` or `if … then … end`. The `if` of a comprehension, behind which no `then`
/// comes, is none. Where a block has no end, none is looked for behind it: long texts are read in linear time.
fn outside_blocks(text: &str) -> impl Iterator<Item = Range<usize>> {
    let (mut next, mut are_closed) = (0, true);
    words_and_signs(text).filter(move |place| {
        if place.start < next {
            return false;
        }
        let rest = &text[place.start..];
        let end = match &text[place.clone()] {
            "begin" if are_closed => block_end(rest),
            "if" if are_closed => Conditional::read(rest).and_then(Result::ok).map(|found| found.length),
            _ => return true,
        };
        are_closed = end.is_some();
        next = place.start + end.unwrap_or(0);
        end.is_none()
    })
}

/// The place of the bracket that closes the one with which a text begins.
pub(super) fn closing(text: &str) -> Option<usize> {
    outside(text)
        .find(|&(place, byte)| place > 0 && matches!(byte, b')' | b']' | b'}'))
        .map(|(place, _)| place)
}

/// The parts of a text between commas that stand outside brackets and blocks; none of a blank text.
pub(super) fn parts(text: &str) -> Vec<&str> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    let commas =
        outside_blocks(text).filter(|place| text[place.clone()].starts_with(',')).map(|place| place.start);
    let mut start = 0;
    let mut parts = Vec::new();
    for end in commas.chain([text.len()]) {
        parts.push(text[start..end].trim());
        start = end + 1;
    }
    parts
}

/// What stands before and behind a word outside brackets and blocks.
fn around<'t>(text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
    // `if(` calls a function.
    let is_called = |place: &Range<usize>| word == "if" && text[place.end..].starts_with('(');
    let place = outside_blocks(text).find(|place| &text[place.clone()] == word && !is_called(place))?;
    Some((text[..place.start].trim(), text[place.end..].trim()))
}

/// What stands between a word outside brackets and blocks: one part where it is not there. Behind a hyphen the word belongs to the
/// name of a game, `toads-and-frogs`.
pub(super) fn between<'t>(text: &'t str, word: &str) -> Vec<&'t str> {
    let mut start = 0;
    let mut parts = Vec::new();
    let is_here = |place: &Range<usize>| &text[place.clone()] == word && !text[..place.start].ends_with('-');
    for place in outside_blocks(text).filter(is_here) {
        parts.push(text[start..place.start].trim());
        start = place.end;
    }
    parts.push(text[start..].trim());
    parts
}

/// The sides of the one `=`, `==`, `===` or one of their opposites outside brackets and blocks, and whether it says that they are the same.
pub(super) fn equation(text: &str) -> Option<(&str, &str, bool)> {
    let mut signs = outside_blocks(text)
        .filter(|place| matches!(text.as_bytes()[place.start], b'=' | b'!' | b'<' | b'>' | b':' | b'|'));
    let first = signs.next()?.start;
    let sign = ["===", "!==", "==", "!=", "="].into_iter().find(|&sign| text[first..].starts_with(sign))?;
    let behind = first + sign.len();
    if signs.any(|place| place.start >= behind) {
        return None;
    }
    Some((text[..first].trim(), text[behind..].trim(), !sign.starts_with('!')))
}

/// The two ends of `1..8`.
pub(super) fn range(text: &str) -> Option<(&str, &str)> {
    // The ends in what a loop runs through are its own.
    if matches!(&text[..word_length(text)], "for" | "while") {
        return None;
    }
    let points = outside_blocks(text).filter(|place| text[place.clone()].starts_with('.'));
    let places: Vec<usize> = points.map(|place| place.start).collect();
    let at = places.windows(2).find(|pair| pair[0] + 1 == pair[1])?[0];
    Some((text[..at].trim(), text[at + 2..].trim()))
}

/// `HEAD for n in 1..8, G in L if CONDITION`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Comprehension<'t> {
    /// What is worked out each time.
    pub(super) head: &'t str,
    /// The names with what they run through, from the outermost in.
    pub(super) clauses: Vec<Clause<'t>>,
    /// Which of them count.
    pub(super) condition: Option<&'t str>,
}

/// A name and what it runs through: `n in 1..8`, `G in L`, or as CGSuite has it `n from 1 to 8 by 2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clause<'t> {
    pub(super) name: &'t str,
    /// All of it.
    written: &'t str,
    /// All that stands behind the name.
    pub(super) domain: &'t str,
    /// The numbers it runs through, where they are said by their ends.
    pub(super) run: Option<Run<'t>>,
    /// Until when it runs.
    pub(super) condition: Option<&'t str>,
}

/// From where to where numbers run, and by which step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run<'t> {
    pub(super) from: &'t str,
    pub(super) to: Option<&'t str>,
    pub(super) step: Option<&'t str>,
}

/// More names in one comprehension are refused.
const MOST_CLAUSES: usize = 8;
const EXAMPLE: &str = "for example: [mean(clobber(2x{n})) for n in 1..5]";

impl<'t> Comprehension<'t> {
    /// The comprehension that a text is; `None` where there is no `for` outside brackets and blocks, and where it is a loop,
    /// `for n in L yield n + 1 end`.
    pub(super) fn read(text: &'t str) -> Result<Option<Self>, ParseError> {
        let Some((head, rest)) = around(text, "for") else { return Ok(None) };
        if head.is_empty() && Loop::read(text).is_some() {
            return Ok(None);
        }
        let found = Self::of(text, head, rest)?;
        match found.clauses.iter().find(|clause| clause.is_endless() || clause.name == NAMELESS) {
            Some(clause) => Err(not_a_clause(text, clause.written)),
            None => Ok(Some(found)),
        }
    }

    /// What stands between the `for` and the `do` of a loop, which may be endless and have no name; the head is the same text.
    pub(super) fn header(text: &'t str) -> Result<Self, ParseError> {
        Self::of(text, text, text)
    }

    fn of(text: &'t str, head: &'t str, rest: &'t str) -> Result<Self, ParseError> {
        // The first of the words: a condition may have the other in it.
        let conditions = ["if", "where"].into_iter().filter_map(|word| around(rest, word));
        let (clauses, condition) = match conditions.min_by_key(|(clauses, _)| clauses.len()) {
            Some((clauses, condition)) => (clauses, Some(condition)),
            None => (rest, None),
        };
        let clauses = parts(clauses)
            .into_iter()
            .flat_map(clauses_in)
            .map(|clause| Clause::read(text, clause))
            .collect::<Result<Vec<_>, ParseError>>()?;
        if head.is_empty() || clauses.is_empty() || condition.is_some_and(str::is_empty) {
            return Err(ParseError::whole(text, "this comprehension is not complete", EXAMPLE));
        }
        if clauses.len() > MOST_CLAUSES {
            let message = message!("more than {MOST_CLAUSES} names run at once", MOST_CLAUSES);
            return Err(ParseError::whole(text, message, EXAMPLE));
        }
        Ok(Self { head, clauses, condition })
    }
}

/// What the numbers of a loop without a name are called. No name of a reader's has two underscores in a row.
const NAMELESS: &str = "round__";

fn not_a_clause(text: &str, clause: &str) -> ParseError {
    ParseError::part(text, clause, "expected 'name in list'", EXAMPLE)
}

impl<'t> Clause<'t> {
    /// Whether numbers run on until something else ends them.
    const fn is_endless(&self) -> bool {
        matches!(self.run, Some(Run { to: None, .. })) && self.condition.is_none()
    }

    fn read(text: &'t str, clause: &'t str) -> Result<Self, ParseError> {
        let missing = || not_a_clause(text, clause);
        let (runs, condition) = match around(clause, "while") {
            Some((runs, condition)) => (runs, Some(condition)),
            None => (clause, None),
        };
        let (name, domain, run) = match around(runs, "in") {
            Some((name, domain)) => (name, domain, None),
            None => {
                let (name, domain) = around(runs, "from").ok_or_else(missing)?;
                let (ends, step) = around(domain, "by").map_or((domain, None), |(ends, by)| (ends, Some(by)));
                let (from, to) = around(ends, "to").map_or((ends, None), |(from, to)| (from, Some(to)));
                (name, domain, Some(Run { from, to, step }))
            }
        };
        let is_blank = |run: Run<'_>| {
            let others = [run.to, run.step];
            run.from.is_empty() || others.into_iter().flatten().any(str::is_empty)
        };
        let name = if name.is_empty() && run.is_some() { NAMELESS } else { name };
        let has_blanks =
            domain.is_empty() || run.is_some_and(is_blank) || condition.is_some_and(str::is_empty);
        if !is_word(name) || has_blanks {
            return Err(missing());
        }
        if name != NAMELESS {
            refuse_word(text, name)?;
        }
        Ok(Self { name, written: clause, domain, run, condition })
    }
}

/// The clauses that follow each other as in CGSuite, with a `for` between them.
fn clauses_in(mut text: &str) -> Vec<&str> {
    let mut clauses = Vec::new();
    while let Some((clause, rest)) = around(text, "for") {
        clauses.push(clause);
        text = rest;
    }
    clauses.push(text);
    clauses
}

/// `if CONDITION then A else B end`, also with `elseif`, at the start of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Conditional<'t> {
    pub(super) condition: &'t str,
    pub(super) then: &'t str,
    /// Where it stands behind `elseif`, a conditional of its own. Empty where there is none.
    pub(super) other: &'t str,
    /// How much of the text it is.
    pub(super) length: usize,
}

impl<'t> Conditional<'t> {
    /// `None` where the text does not begin with `if`, or has no `then` that belongs to it, as `if(a, b, c)`.
    pub(super) fn read(text: &'t str) -> Option<Result<Self, ParseError>> {
        let begins = |text: &str, word: &str| &text[..word_length(text)] == word;
        if !begins(text, "if") {
            return None;
        }
        // The words that belong to this conditional: not those of one inside it, or of a block.
        let (mut depth, mut then, mut other) = (0_usize, None, None);
        for place in words_and_signs(text) {
            match &text[place.clone()] {
                _ if depth == 0 || opens_block(text, &place) => depth += 1,
                "then" if depth == 1 && then.is_none() => then = Some(place),
                "else" if depth == 1 && other.is_none() => other = Some(place.end),
                // The conditional behind `else`, which has the same end.
                "elseif" if depth == 1 && other.is_none() => other = Some(place.start + "else".len()),
                "end" if depth > 1 => depth -= 1,
                "end" => {
                    let then = then?;
                    let other_start = other.unwrap_or(place.start);
                    let is_chain = begins(&text[other_start..], "if");
                    let then_end = other.map_or(place.start, |other| other - "else".len());
                    let other_end = if is_chain { place.end } else { place.start };
                    return Some(Ok(Self {
                        condition: text[2..then.start].trim(),
                        then: text[then.end..then_end].trim(),
                        other: text[other_start..other_end].trim(),
                        length: place.end,
                    }));
                }
                _ => {}
            }
        }
        let hint = "for example: if n > 2 then 1 else 0 end";
        then.map(|then| Err(ParseError::at(text, then, "this 'if' has no 'end'", hint)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_and_quotes_hold_their_contents_together() {
        assert_eq!(parts("a, {1,2|3}, f(x, [4,5]), \"6,7\""), ["a", "{1,2|3}", "f(x, [4,5])", "\"6,7\""]);
        assert_eq!(parts(" "), [""; 0]);
        assert_eq!(parts("a,"), ["a", ""]);
        assert_eq!(closing("(a(b)[c]) + (d)"), Some(8));
        assert_eq!(closing("(\")\")"), Some(4));
        assert_eq!(closing("((a)"), None);
        assert_eq!(range("1..8"), Some(("1", "8")));
        assert_eq!(range("f(1..2)"), None);
        assert_eq!(range("1.5"), None);
    }

    #[test]
    fn conditionals_have_branches() {
        let read = |text| Conditional::read(text).map(Result::unwrap);
        let found = read("if n > 2 then (if) 1 else f(n) end + 3").unwrap();
        assert_eq!((found.condition, found.then, found.other), ("n > 2", "(if) 1", "f(n)"));
        assert_eq!(found.length, "if n > 2 then (if) 1 else f(n) end".len());
        let nested = read("if a then if b then 1 else 2 end else begin c := 1; c end end").unwrap();
        assert_eq!((nested.then, nested.other), ("if b then 1 else 2 end", "begin c := 1; c end"));
        let chain = read("if a then 1 elseif b then 2 else 3 end").unwrap();
        assert_eq!((chain.then, chain.other), ("1", "if b then 2 else 3 end"));
        let last = read(chain.other).unwrap();
        assert_eq!((last.condition, last.then, last.other), ("b", "2", "3"));
        for text in ["if(a, b, c)", "iffy then 1 else 2 end", "1", "if", "if end"] {
            assert_eq!(Conditional::read(text).map(|found| found.is_ok()), None, "{text}");
        }
        let lone = read("if a then 1 end").unwrap();
        assert_eq!((lone.then, lone.other, lone.length), ("1", "", "if a then 1 end".len()));
        let chain = read("if a then 1 elseif b then 2 end").unwrap();
        assert_eq!((chain.then, chain.other), ("1", "if b then 2 end"));
        let bracketed = read("if (a) and b then if(c) then 1 else 2 end else 3 end").unwrap();
        assert_eq!((bracketed.then, bracketed.other), ("if(c) then 1 else 2 end", "3"));
        for text in ["if a then 1 else 2", "if a then if b then 1 else 2 end"] {
            assert_eq!(Conditional::read(text).map(|found| found.is_ok()), Some(false), "{text}");
        }
    }

    #[test]
    fn loops_have_a_body() {
        let read = |text| Loop::read(text).map(Result::unwrap);
        let found = read("for n from 1 to 5 do if n > 2 then s := n end end; s").unwrap();
        assert_eq!((found.header, found.body), (Some("n from 1 to 5"), "if n > 2 then s := n end"));
        assert_eq!(found.length, "for n from 1 to 5 do if n > 2 then s := n end end".len());
        let found = read("while n < 9 do for k in L yield k end; n := n + 1 end").unwrap();
        assert_eq!((found.header, found.condition), (None, "n < 9"));
        assert_eq!(found.body, "for k in L yield k end; n := n + 1");
        assert!(read("for n in L yield n end").unwrap().is_yielding);
        assert_eq!(read("for n in L"), None);
        assert_eq!(Loop::read("for n in L do n").map(|found| found.is_ok()), Some(false));
        let found = Comprehension::header("x from 1 while x < 9 where x % 3 == 1").unwrap();
        assert_eq!(found.clauses[0].run, Some(Run { from: "1", to: None, step: None }));
        assert_eq!((found.clauses[0].condition, found.condition), (Some("x < 9"), Some("x % 3 == 1")));
        assert!(Comprehension::header("x from 1").is_err());
    }

    #[test]
    fn bindings_are_names_or_functions() {
        assert_eq!(binding("G := 1"), (Binding::Name("G"), "1"));
        assert_eq!(binding("let a = {1|*}"), (Binding::Name("a"), "{1|*}"));
        assert_eq!(binding("f(n, m) := n"), (Binding::Function { name: "f", parameters: "n, m" }, "n"));
        assert_eq!(binding("f := x -> x ^ 2"), (Binding::Function { name: "f", parameters: "x" }, "x ^ 2"));
        let typed = "f := (a as Integer, b) -> a";
        assert_eq!(binding(typed), (Binding::Function { name: "f", parameters: "a as Integer, b" }, "a"));
        assert_eq!(binding("f := (a, b) -> a"), (Binding::Function { name: "f", parameters: "a, b" }, "a"));
        let block = "begin m := n; m + 1 end";
        let function = Binding::Function { name: "f", parameters: "n" };
        assert_eq!(binding("def f(n) begin m := n; m + 1 end"), (function, block));
        assert_eq!(binding("var G := 1"), (Binding::Name("G"), "1"));
        assert_eq!(binding("L[n + 1] := 6"), (Binding::Element { name: "L", place: "n + 1" }, "6"));
        assert_eq!(binding("f := 1 -> a"), (Binding::Name("f"), "1 -> a"));
        assert_eq!(binding("1 := 2"), (Binding::None, "1 := 2"));
        assert_eq!(binding("a = 2"), (Binding::None, "a = 2"));
    }

    #[test]
    fn statements_end_with_semicolons() {
        for (line, expected) in [
            ("a := [1; 2]; a[1];", &["a := [1; 2]", "a[1]"][..]),
            ("let a = 1; a", &["let a = 1", "a"]),
            (
                "begin a := 1; a end; if a then b; c else d end",
                &["begin a := 1; a end", "if a then b; c else d end"],
            ),
            ("if(a, 1, 2); 'x;y'", &["if(a, 1, 2)", "'x;y'"]),
            ("for n in L do a; b end; n", &["for n in L do a; b end", "n"]),
            ("if(a) then b; c end; d", &["if(a) then b; c end", "d"]),
            (" ; ", &[]),
            ("1", &["1"]),
        ] {
            assert_eq!(statements(line), expected, "{line}");
        }
    }

    #[test]
    fn sums_are_taken_apart_outside_brackets() {
        assert_eq!(summands("f(1 + 2) + \"+\"+{3+4|} + '+'"), ["f(1 + 2)", "\"+\"", "{3+4|}", "'+'"]);
        assert_eq!(summands("a - b"), ["a - b"]);
        assert_eq!(summands("a + "), ["a", ""]);
    }

    #[test]
    fn comprehensions_have_a_head_clauses_and_a_condition() {
        let found =
            Comprehension::read("f(n for m) + 1 for n in 1..3, k in [1, 2] if n = k").unwrap().unwrap();
        assert_eq!(found.head, "f(n for m) + 1");
        let clauses: Vec<_> = found.clauses.iter().map(|clause| (clause.name, clause.domain)).collect();
        assert_eq!(clauses, [("n", "1..3"), ("k", "[1, 2]")]);
        assert_eq!(found.condition, Some("n = k"));
        assert_eq!(Comprehension::read("forty + information").unwrap(), None);
        let found = Comprehension::read("n for n in if(1 = 1, L, M)").unwrap().unwrap();
        assert_eq!(found.clauses[0].domain, "if(1 = 1, L, M)");
        let found = Comprehension::read("n for n from 1 to f(9) by 2 where n > 2").unwrap().unwrap();
        assert_eq!(found.clauses[0].run, Some(Run { from: "1", to: Some("f(9)"), step: Some("2") }));
        assert_eq!(found.condition, Some("n > 2"));
        for wrong in ["n for", "for n in 1..2", "n for n", "n for n in 1..2 if", "n for 1 in 2"] {
            assert!(Comprehension::read(wrong).is_err(), "{wrong}");
        }
    }
}
