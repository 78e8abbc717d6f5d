//! Go in the catalogue, with its options.

use super::{Go, MOST_KOMI, Repetition};
use crate::catalogue::{AnyGame, Catalogued, Entry, Group, nearest};
use crate::game::{ParseError, message};
use std::sync::Arc;

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("go", "Go", Group::Boards, open)
        .with_aliases(["weiqi", "baduk"])
        .with_rules(
            "Left, who is Black, puts an x on a free point, Right, who is White, an o; or they pass. \
             Chains of the opponent without a free point next to them are taken off; then one's own chain \
             must have one. After two passes in a row the larger area wins: stones, and free regions next \
             to one colour only; endless play is a draw.",
        )
        .with_parameters(
            ":OPTIONS  with commas between them: komi=K (what White is given, 0 when left out), ko (no \
             play may bring back the board before the opponent's last play), superko (nor any earlier \
             one), no-pass (whoever cannot move loses)",
        )
        .with_notation(
            "a size such as 2x3 (rows x columns), or the rows with '|' between them, x, o or '.' each; \
             then 'pass' for each pass just made; then 'after' and the boards that may not come back \
             under ko or superko, with commas between them",
        )
        .with_examples([
            "go 2x3",
            "go x..|.o.|... pass",
            "go:komi=0.5 1x5",
            "go:no-pass 2x2",
            "go:superko x.|.. after ..|..",
        ])
}

const HINT: &str = "options with commas between them, for example: go:superko,komi=0.5 2x2";

fn open(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let mut game = Go::new();
    let mut komi = None;
    let mut seen = Vec::new();
    for word in parameters.split(',').filter(|_| !parameters.is_empty()) {
        let (name, number) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
        match (name, number) {
            ("komi", Some(number)) => komi = Some((word, parse_komi(parameters, number)?)),
            ("ko", None) if !seen.contains(&"superko") => game = game.with_repetition(Repetition::Ko),
            ("superko", None) if !seen.contains(&"ko") => game = game.with_repetition(Repetition::Superko),
            ("ko" | "superko", None) => {
                return Err(ParseError::part(
                    parameters,
                    word,
                    "superko includes ko: name one of them",
                    HINT,
                ));
            }
            ("no-pass", None) => game = game.without_passes(),
            _ => return Err(unknown_option(parameters, word, name)),
        }
        if seen.contains(&name) {
            return Err(ParseError::part(parameters, word, "the same option twice", HINT));
        }
        seen.push(name);
    }
    if let Some((word, double_komi)) = komi {
        game = game.with_double_komi(double_komi).ok_or_else(|| {
            let message = "without passes nothing is scored, so there is no komi";
            ParseError::part(parameters, word, message, "for example: go:no-pass 2x2")
        })?;
    }
    Ok(Arc::new(Catalogued::new(game).with_evaluation()))
}

fn unknown_option(parameters: &str, word: &str, name: &str) -> ParseError {
    let hint = match nearest(name, ["komi", "ko", "superko", "no-pass"].into_iter()) {
        Some("komi") => {
            message!("did you mean komi with a number behind it? For example: go:komi=0.5 2x3")
        }
        Some(near) => message!("did you mean '{near}'? For example: go:{near} 2x2", near),
        None => HINT.into(),
    };
    ParseError::part(parameters, word, "expected komi=K, ko, superko or no-pass", hint)
}

/// Twice a komi, which is a whole number or ends in a half.
fn parse_komi(parameters: &str, number: &str) -> Result<i32, ParseError> {
    let wrong = |message: &str| ParseError::part(parameters, number, message, "for example: go:komi=0.5 2x3");
    let (sign, size) = match number.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, number),
    };
    let (whole, half) = match size.split_once('.') {
        None => (size, 0),
        Some((whole, "5")) => (whole, 1),
        Some((whole, "0")) => (whole, 0),
        Some(_) => return Err(wrong("a komi is a whole number or ends in .5")),
    };
    let is_number = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number {
        return Err(wrong("expected a komi"));
    }
    match whole.parse::<i32>() {
        Ok(whole) if whole < MOST_KOMI || (whole == MOST_KOMI && half == 0) => Ok(sign * (2 * whole + half)),
        _ => Err(wrong(&format!("a komi is at most {MOST_KOMI} points"))),
    }
}
