//! The functions of expressions, by name. Case does not matter, and `CGSuite`'s names are known.

mod compounds;
mod games;
mod integers;
mod loopy;
mod nimbers;
mod universes;

pub(super) use loopy::ordinal_sum;

use super::argument::Argument;
use super::evaluate::EvaluationError;
use super::value::Computed;
use crate::{Algebra, LOOPY_NAMES};
use std::ops::{Range, RangeInclusive};
use zermelo_core::{Message, Player, message};
use zermelo_core::{ParseError, nearest};

/// A function that expressions can call.
#[derive(Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// How it is called.
    pub usage: &'static str,
    /// What it gives.
    pub meaning: &'static str,
    pub(super) arity: RangeInclusive<usize>,
    /// What CGSuite's method of the same name gives, where that is something else. It is meant where the name is written as there, with
    /// a capital: `G.Degree`, `17 Div 5`.
    pub(super) method: Option<Apply>,
    pub(super) apply: Apply,
}

pub(super) type Apply = fn(&[Argument], &mut Algebra) -> Result<Computed, EvaluationError>;

/// All functions: those of games, of compounds, of universes of misère play, of loopy games, of numbers, of nimbers, of ordinals, of misère forms.
pub fn functions() -> impl Iterator<Item = &'static Function> {
    let of_forms = super::misere::FUNCTIONS.iter().map(|function| &function.listed);
    let of_games = games::FUNCTIONS.iter().chain(compounds::FUNCTIONS).chain(universes::FUNCTIONS);
    let of_games = of_games.chain(loopy::FUNCTIONS);
    let of_games = of_games.chain(integers::FUNCTIONS);
    of_games.chain(nimbers::FUNCTIONS).chain(super::ordinals::FUNCTIONS).chain(of_forms)
}

/// How a function is called, in one way or in several with "or" between them.
pub fn ways_to_call(usage: &str) -> Message {
    let between = " or ";
    let phrases = usage.split(between).map(|way| Message::verbatim(way.to_owned())).collect();
    Message::List { phrases, between }
}

/// The name of a function that is called by a sign: `^` between its arguments, the signs of tiny and miny, a star before a
/// parenthesis, whichever of the characters it is.
pub(super) fn name_of(called: &str) -> &str {
    match called {
        POWER => "power",
        "⧾" | "⧾_" | "+_" => "tiny",
        "⧿" | "⧿_" | "-_" | "−_" => "miny",
        _ if called.starts_with(char::is_alphabetic) => called,
        _ => "star",
    }
}

pub(super) fn find(called: &str) -> Option<&'static Function> {
    let name = name_of(called);
    functions().find(|function| function.names().any(|own| own.eq_ignore_ascii_case(name)))
}

/// `power`, between its arguments.
pub(super) const POWER: &str = "^";

impl Function {
    /// The fewest and the most arguments that it takes.
    pub fn takes(&self) -> (usize, usize) {
        (*self.arity.start(), *self.arity.end())
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }
}

/// Compounds: they ask how a game is written, where it is a form in quotes, and take misère forms in normal play.
const COMPOUNDS: [&str; 6] =
    ["conjunctivesum", "selectivesum", "ordinalproduct", "ordinalsum", "conwayproduct", "subordinate"];

/// Whether a function of this name is a compound.
pub fn is_compound(called: &str) -> bool {
    find(called).is_some_and(|function| COMPOUNDS.contains(&function.name))
}

/// Whether a function of this name asks how a game is written.
pub(super) fn is_of_forms(called: &str) -> bool {
    let is_of_misere_play =
        |name| name == "misereoutcome" || universes::FUNCTIONS.iter().any(|function| function.name == name);
    is_compound(called) || find(called).is_some_and(|function| is_of_misere_play(function.name))
}

/// The value of a call: the name stands at `name` in `text`, the arguments around it.
pub(super) fn call(
    text: &str,
    name: Range<usize>,
    given: &[Argument],
    algebra: &mut Algebra,
) -> Result<Computed, EvaluationError> {
    if let ([first], Some(player)) = (&given[..given.len().min(1)], given.get(1).and_then(player_of))
        && given.len() == 2
        && let Some(function) = of_player(&text[name.clone()], player)
    {
        return applied(function, std::slice::from_ref(first), algebra);
    }
    let called = &text[name.clone()];
    let Some(function) = find(called) else {
        let hint = suggestion(called);
        return Err(ParseError::at(text, name, "there is no function of this name", hint).into());
    };
    if !function.arity.contains(&given.len()) {
        let message = zermelo_core::message!(
            "'{function}' does not take {given} arguments",
            function = function.name,
            given = given.len()
        );
        return Err(ParseError::at(
            text,
            name,
            message,
            zermelo_core::message!("it is called as {usage}", usage => ways_to_call(function.usage)),
        )
        .into());
    }
    let is_method = called.starts_with(|first: char| first.is_ascii_uppercase());
    match function.method.filter(|_| is_method && !given.iter().any(Argument::is_loopy)) {
        Some(method) => method(given, algebra),
        None => applied(function, given, algebra),
    }
}

/// The player that an argument names, as worksheets do.
fn player_of(argument: &Argument) -> Option<Player> {
    match &argument.value {
        Computed::Text(name) if name == "Left" => Some(Player::Left),
        Computed::Text(name) if name == "Right" => Some(Player::Right),
        _ => None,
    }
}

/// The function that asks the same of one player: `Stop(Left)` is `leftstop`.
fn of_player(called: &str, player: Player) -> Option<&'static Function> {
    let called = called.to_ascii_lowercase();
    // Every option of a canonical form is sensible.
    let called = if called == "sensibleoptions" { "options" } else { &*called };
    let is_asked = ["options", "stop", "strongstop", "incentives", "wall"].contains(&called);
    let side = if player == Player::Left { "left" } else { "right" };
    if is_asked { find(&format!("{side}{called}")) } else { None }
}

fn applied(
    function: &Function,
    given: &[Argument],
    algebra: &mut Algebra,
) -> Result<Computed, EvaluationError> {
    match given.iter().find(|argument| argument.is_loopy()) {
        None => (function.apply)(given, algebra),
        Some(argument) => match loopy::variant(function) {
            Some(apply) => apply(given, algebra),
            None => Err(argument.not_short().into()),
        },
    }
}

fn suggestion(called: &str) -> Message {
    let near = nearest(called, functions().map(|function| function.name));
    let mut names: Vec<&str> = Vec::new();
    for function in functions() {
        if !names.contains(&function.name) {
            names.push(function.name);
        }
    }
    let names = names.join(", ");
    match near {
        Some(near) => message!("did you mean '{near}'? All functions: {names}", near, names),
        None => message!("All functions: {names}", names),
    }
}

/// The error for a name without arguments that nothing is bound to, in an expression with labels or without.
pub(super) fn unknown_name(text: &str, name: Range<usize>, has_labels: bool) -> ParseError {
    let called = &text[name.clone()];
    let (message, hint) = match find(called) {
        Some(function) => {
            let usage = message!("it is called as {usage}", usage => ways_to_call(function.usage));
            (message!("'{value}' is a function", value = called), usage)
        }
        None if has_labels => (
            message!("the name '{value}' has no meaning here", value = called),
            Message::words(
                "the label before a brace stands for that game inside it: a{0|a}; other names are bound before: let b = 1; a{b|a}",
            ),
        ),
        None => (
            message!("the name '{value}' has no meaning here", value = called),
            message!(
                "bind it before, for example: let a = {example}; functions have parentheses after their names: sqrt(*5); games with \
                 names are {names}",
                example = "{1|*}",
                names = LOOPY_NAMES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
            ),
        ),
    };
    ParseError::at(text, name, message, hint)
}

/// Whether a word is one of the language itself, and no name.
pub fn is_word_of_language(word: &str) -> bool {
    matches!(
        word,
        "let"
            | "begin"
            | "end"
            | "and"
            | "or"
            | "not"
            | "true"
            | "false"
            | "pass"
            | "break"
            | "continue"
            | "return"
    )
}

/// Refuses to bind the name of a function.
pub(super) fn refuse_name(text: &str, name: Range<usize>) -> Result<(), ParseError> {
    if &text[name.clone()] == "pass" {
        let message = "'pass' is a move from a game to itself";
        return Err(ParseError::at(text, name, message, "choose another, for example: let a = {1|*}"));
    }
    if is_word_of_language(&text[name.clone()]) {
        let message = "this word has a meaning of its own";
        return Err(ParseError::at(text, name, message, "choose another, for example: let a = {1|*}"));
    }
    if find(&text[name.clone()]).is_none() {
        return Ok(());
    }
    let message = zermelo_core::message!("'{value}' is the name of a function", value = &text[name.clone()]);
    Err(ParseError::at(text, name, message, "choose another, for example: let a = {1|*}"))
}
