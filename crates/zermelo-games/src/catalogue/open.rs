//! Reading a question: a game by its name with a position, a sum of games, or an expression.

use super::fen::open_fen;
use super::impartial::{PREFIX, impartial_form};
use super::sum::{SumPosition, Summand, split_summands, sum_of};
use super::{AnyGame, Catalogue, Entry, OpenGame, Opened};
use crate::game::{AnyPosition, Files, Limits, Message, ParseError, message, nearest};
use crate::rulesets::open_values;
use std::sync::Arc;

/// What is at hand while a question is read.
#[derive(Clone, Copy, Default)]
pub struct Reading<'a> {
    /// The files that a question may name: `token:FILE a`. Without them, such games are refused.
    pub files: Option<&'a dyn Files>,
    /// What reading may take: expressions are worked out while they are read.
    pub limits: Limits<'a>,
}

impl<'a> Reading<'a> {
    /// With these files, within these limits.
    pub fn new(files: &'a dyn Files, limits: &Limits<'a>) -> Self {
        Self { files: Some(files), limits: *limits }
    }
}

impl<'a, F: Files> From<&'a F> for Reading<'a> {
    fn from(files: &'a F) -> Self {
        Self { files: Some(files), ..Self::default() }
    }
}

impl<'a> From<&'a dyn Files> for Reading<'a> {
    fn from(files: &'a dyn Files) -> Self {
        Self { files: Some(files), ..Self::default() }
    }
}

impl<'a> From<Option<&'a dyn Files>> for Reading<'a> {
    fn from(files: Option<&'a dyn Files>) -> Self {
        Self { files, ..Self::default() }
    }
}

/// Reads a question on the games of a catalogue.
pub(super) fn open(catalogue: &Catalogue, text: &str, reading: &Reading) -> Result<OpenGame, ParseError> {
    if let Some(opened) = open_fen(catalogue, text) {
        return opened;
    }
    let parts = joined_to_games(catalogue, text, &split_summands(text), reading);
    if parts.len() == 1 {
        return open_single(catalogue, text, reading);
    }
    let mut summands: Vec<Summand> = Vec::new();
    // The summands whose games have all positions that their names stand for.
    let mut plain: Vec<usize> = Vec::new();
    let mut positions = Vec::new();
    let mut remarks = Vec::new();
    for part in parts {
        let offset = part.as_ptr() as usize - text.as_ptr() as usize;
        if part.trim().is_empty() {
            let hint = "a sum has a game on each side of every '+', for example: nim 3 5 + wythoff 2 4";
            return Err(ParseError::at(text, offset..offset + part.len(), "a summand is missing", hint));
        }
        let single = open_single(catalogue, part, reading).map_err(|error| error.within(text, offset))?;
        if single.game.has_endings() {
            let message = message!(
                "{single} cannot be part of a sum: it ends by a rule of its own",
                single = single.name
            );
            let hint = "in a sum the last move anywhere decides; try nim, wythoff, chomp or token";
            return Err(ParseError::at(text, offset..offset + part.trim_end().len(), message, hint));
        }
        let Opened { name, game, position, remarks: said, rules, is_narrowed, .. } = single.into_parts();
        remarks.extend(said);
        remarks.extend(remark_on_integer(catalogue, part, &summands));
        let (game, position) = plain
            .iter()
            .map(|&place| &summands[place])
            .filter(|known| !is_narrowed && (&known.name, &known.rules) == (&name, &rules))
            .find_map(|known| in_game_of(known, &game.print(&position)))
            .unwrap_or((game, position));
        if !is_narrowed {
            plain.push(summands.len());
        }
        summands.push(Summand { name, game, rules });
        positions.push(position);
    }
    let game = sum_of(summands);
    let position = AnyPosition::new::<SumPosition>(positions);
    Ok(OpenGame::of_parts("sum".to_owned(), game, position, None, remarks))
}

/// The game of a summand with another position, from its text: summands of one game share it, and their components cancel.
fn in_game_of(known: &Summand, text: &str) -> Option<(Arc<dyn AnyGame>, AnyPosition)> {
    Some((known.game.clone(), known.game.parse_question(text).ok()?.0))
}

/// What is to be said of a summand that is a bare integer after a game: a heap may have been meant.
fn remark_on_integer(catalogue: &Catalogue, part: &str, before: &[Summand]) -> Option<Message> {
    let number = part.trim();
    let is_integer = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let name = &before.last().filter(|summand| is_integer && summand.name != "value")?.name;
    open_single(catalogue, &format!("{name} {number}"), &Reading::default()).ok()?;
    Some(message!(
        "The summand '{number}' is the integer {number}, in which Left has moves and Right has none; as a position of \
         {name} it is written '{name} {number}'.",
        number,
        name
    ))
}

/// Joins parts that name no game to the part before, where the game named there reads them: its positions may be sums of
/// their own, as in `hackenbush lrl + er`. Mostly it reads all of them or none, so they are tried together first.
fn joined_to_games<'a>(
    catalogue: &Catalogue,
    text: &'a str,
    parts: &[&'a str],
    reading: &Reading,
) -> Vec<&'a str> {
    let names_game = |part: &str| {
        let part = part.trim_start();
        let part = part.strip_prefix(PREFIX).unwrap_or(part);
        #[cfg(feature = "rules")]
        if part.split_whitespace().next().is_some_and(|head| rule_file(head).is_some()) {
            return true;
        }
        part.split([' ', ':', '\n', '\t'])
            .find(|word| !word.is_empty())
            .is_none_or(|head| catalogue.find(head).is_some())
    };
    let start_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let joined_part = |first: &str, last: &str| {
        let part = &text[start_of(first)..start_of(last) + last.len()];
        open_single(catalogue, part, reading).is_ok().then_some(part)
    };
    let mut joined: Vec<&str> = Vec::with_capacity(parts.len());
    let mut rest = parts;
    while let Some((&first, behind)) = rest.split_first() {
        let nameless = behind.iter().position(|part| names_game(part)).unwrap_or(behind.len());
        let (run, others) = behind.split_at(nameless);
        if let Some(whole) = run.last().and_then(|last| joined_part(first, last)) {
            joined.push(whole);
            rest = others;
            continue;
        }
        let mut longest = first;
        rest = behind;
        for &part in run {
            let Some(longer) = joined_part(first, part) else { break };
            longest = longer;
            rest = &rest[1..];
        }
        joined.push(longest);
    }
    joined
}

pub(super) fn open_single(
    catalogue: &Catalogue,
    text: &str,
    reading: &Reading,
) -> Result<OpenGame, ParseError> {
    let trimmed = text.trim_start();
    let head_length = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
    let (head, position_text) = trimmed.split_at(head_length);
    if let Some(rest) = trimmed.strip_prefix(PREFIX) {
        return open_impartial_form(catalogue, text, rest, reading);
    }
    #[cfg(feature = "rules")]
    if let Some(name) = rule_file(head) {
        let head_start = text.len() - trimmed.len();
        let found = open_rule_file(head, name, position_text, reading);
        return found.map_err(|error| {
            if error.is_in_position {
                error.error.within(text, head_start + head_length)
            } else {
                error.error
            }
        });
    }
    let (name, parameters) = head.split_once(':').unwrap_or((head, ""));
    if name.is_empty() {
        return Err(ParseError::whole(text, "no game is named", "for example: nim 3 4 5"));
    }
    let Some(entry) = catalogue.find(name) else { return open_expression(catalogue, text, name, reading) };
    let head_start = text.len() - trimmed.len();
    let game = (entry.open)(parameters, reading.files).map_err(|mut error| {
        if parameters.is_empty() {
            error.span = head_start..head_start + head_length;
            text.clone_into(&mut error.text);
            return error;
        }
        error.within(text, head_start + name.len() + 1)
    })?;
    let chosen =
        if position_text.trim().is_empty() { entry.start.as_deref().unwrap_or("") } else { position_text };
    let (position, said) = game.parse_within(chosen, &reading.limits).map_err(|error| {
        if chosen.trim().is_empty() {
            return ParseError { text: text.to_owned(), span: text.len()..text.len(), ..error };
        }
        error.within(text, head_start + head_length)
    })?;
    let remarks = game.remarks(chosen);
    let name = if parameters.is_empty() {
        entry.name.clone().into_owned()
    } else {
        format!("{}:{parameters}", entry.name)
    };
    Ok(OpenGame::of_parts(name, game, position, said, remarks))
}

/// The impartial form of a game, whose name and position are the rest of the text.
fn open_impartial_form(
    catalogue: &Catalogue,
    text: &str,
    rest: &str,
    reading: &Reading,
) -> Result<OpenGame, ParseError> {
    let hint = "for example: impartial:domineering 4x5";
    let name = rest.split(char::is_whitespace).next().unwrap_or("");
    if name.is_empty() {
        return Err(ParseError::whole(text, "no game is named after 'impartial:'", hint));
    }
    let start = text.len() - rest.len();
    let opened = open_single(catalogue, rest, reading).map_err(|error| error.within(text, start))?;
    if opened.name == "value" {
        let message = "an expression is a value, and its options are not listed: it has no impartial form";
        return Err(ParseError::part(text, rest, message, hint));
    }
    let Opened { name: own_name, game, position, remarks, rules, is_narrowed, .. } = opened.into_parts();
    let is_own_form = game.is_impartial();
    let Some(form) = impartial_form(game) else {
        let message = message!("{name} has no impartial form: it ends by a rule of its own", name);
        let hint = "where the last move decides, either player may make the moves of both: impartial:domineering 4x5";
        return Err(ParseError::part(text, name, message, hint));
    };
    let name = if is_own_form { own_name } else { format!("{PREFIX}{own_name}") };
    let opened = OpenGame::of_parts(name, form, position, None, remarks).narrowed_if(is_narrowed);
    Ok(opened.with_rules_of(rules, !is_own_form))
}

/// A text that begins with no name of a game: an expression, or a mistake.
fn open_expression(
    catalogue: &Catalogue,
    text: &str,
    head: &str,
    reading: &Reading,
) -> Result<OpenGame, ParseError> {
    let game = open_values();
    match game.parse_within(text, &reading.limits) {
        Ok((position, to_move)) => {
            Ok(OpenGame::of_parts("value".to_owned(), game, position, to_move, Vec::new()))
        }
        // What begins with a letter is taken for a name.
        Err(error) if error.stopped.is_some() || !head.starts_with(char::is_alphabetic) => Err(error),
        Err(_) => Err(unknown_game(catalogue, text, head)),
    }
}

fn unknown_game(catalogue: &Catalogue, text: &str, name: &str) -> ParseError {
    if let Some(example) = crate::numbered::example_of(name) {
        let hint = message!("its positions are counted in a table: zermelo table build {example}", example);
        return ParseError::part(text, name, "this game is known by tables of its positions alone", hint);
    }
    let names = catalogue.entries().flat_map(Entry::names);
    let hint = match nearest(name, names) {
        Some(near) => message!("did you mean '{near}'? All games: zermelo games", near),
        None => "see all games with: zermelo games".into(),
    };
    ParseError::part(text, name, "there is no game of this name", hint)
}

/// The name of a rule file, with or without parameters behind it.
#[cfg(feature = "rules")]
fn rule_file(head: &str) -> Option<&str> {
    const ENDING: &str = ".star";
    let at = head.find(ENDING)? + ENDING.len();
    (head.len() == at || head[at..].starts_with(':')).then(|| &head[..at])
}

/// An error in a file, or in the position after its name.
#[cfg(feature = "rules")]
struct FileError {
    error: ParseError,
    is_in_position: bool,
}

/// A rule file with a position.
#[cfg(feature = "rules")]
fn open_rule_file(
    head: &str,
    name: &str,
    position_text: &str,
    reading: &Reading,
) -> Result<OpenGame, FileError> {
    let in_file = |error| FileError { error, is_in_position: false };
    let settings = crate::rules::reader::Settings::read(head[name.len()..].trim_start_matches(':'));
    let (file, game) = crate::rules::open_file(name, &settings, reading.files).map_err(in_file)?;
    let is_empty = position_text.trim().is_empty();
    let chosen = if is_empty { file.start.as_deref().unwrap_or("") } else { position_text };
    let (position, said) = game.parse_within(chosen, &reading.limits).map_err(|error| FileError {
        error: if is_empty {
            ParseError { text: head.to_owned(), span: head.len()..head.len(), ..error }
        } else {
            error
        },
        is_in_position: !is_empty,
    })?;
    let remarks = game.remarks(chosen);
    Ok(OpenGame::of_parts(head.to_owned(), game, position, said, remarks).with_rules(file.rule_source()))
}
