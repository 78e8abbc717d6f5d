//! Go in the catalogue, with its options.

use super::{Go, MOST_KOMI, Repetition, Scoring};
use crate::catalogue::{AnyGame, Catalogued, Entry, Group, nearest};
use crate::game::{Message, ParseError, message};
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
             one), used (nobody plays on a point that was played on before), area (the usual) or stones \
             (more stones on the board win), no-pass (whoever cannot move loses; with area or stones the \
             board is scored when the player to move has no point left)",
        )
        .with_notation(
            "a size such as 2x3 (rows x columns), or the rows with '|' between them, x, o, '.' or # for a \
             wall each, under 'used' also ',' for a free point that was played on; then 'pass' for each pass \
             just made; then 'after' and the boards that may not come back under ko or superko, with commas \
             between them",
        )
        .with_examples([
            "go 2x3",
            "go x..|.o.|... pass",
            "go:komi=0.5 1x5",
            "go:no-pass 2x2",
            "go:superko x.|.. after ..|..",
            "go:used xo.|,..",
            "go:no-pass,stones,komi=0.5 ..#|...",
        ])
}

const HINT: &str = "options with commas between them, for example: go:superko,komi=0.5 2x2";

/// The options that have no number behind them.
const WORDS: [&str; 6] = ["ko", "superko", "used", "area", "stones", "no-pass"];

fn open(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let mut komi = None;
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for word in parameters.split(',').filter(|_| !parameters.is_empty()) {
        let (name, number) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
        match (name, number) {
            ("komi", Some(number)) => komi = Some((word, parse_komi(parameters, number)?)),
            (name, None) if WORDS.contains(&name) => {}
            _ => return Err(unknown_option(parameters, word, name)),
        }
        if seen.iter().any(|(other, _)| *other == name) {
            return Err(ParseError::part(parameters, word, "the same option twice", HINT));
        }
        seen.push((name, word));
    }
    let mut game = Go::new();
    if seen.iter().any(|(name, _)| *name == "no-pass") {
        game = game.without_passes();
    }
    let repetitions = [("ko", Repetition::Ko), ("superko", Repetition::Superko), ("used", Repetition::Used)];
    let message = message!("'superko' includes 'ko', and 'used' both: name one of them");
    if let Some(repetition) = only_one(parameters, &seen, &repetitions, message)? {
        game = game.with_repetition(repetition);
    }
    let scorings = [("area", Scoring::Area), ("stones", Scoring::Stones)];
    let message = message!("the area or the stones decide: name one of them");
    if let Some(scoring) = only_one(parameters, &seen, &scorings, message)? {
        game = game.with_scoring(scoring);
    }
    if let Some((word, double_komi)) = komi {
        game = game.with_double_komi(double_komi).ok_or_else(|| {
            let message = "without passes nothing is scored, so there is no komi";
            let hint = "say what is scored, for example: go:no-pass,stones,komi=0.5 2x2";
            ParseError::part(parameters, word, message, hint)
        })?;
    }
    Ok(Arc::new(Catalogued::new(game).with_evaluation()))
}

/// Which of several options that exclude each other is there.
fn only_one<T: Copy>(
    parameters: &str,
    seen: &[(&str, &str)],
    options: &[(&str, T)],
    message: Message,
) -> Result<Option<T>, ParseError> {
    let value = |name: &str| options.iter().find(|(option, _)| *option == name).map(|&(_, value)| value);
    let mut found = seen.iter().filter_map(|(name, word)| Some((*word, value(name)?)));
    let first = found.next().map(|(_, value)| value);
    match found.next() {
        Some((word, _)) => Err(ParseError::part(parameters, word, message, HINT)),
        None => Ok(first),
    }
}

fn unknown_option(parameters: &str, word: &str, name: &str) -> ParseError {
    let hint = match nearest(name, WORDS.into_iter().chain(["komi"])) {
        Some("komi") => {
            message!("did you mean komi with a number after it? For example: go:komi=0.5 2x3")
        }
        Some(near) => message!("did you mean '{near}'? For example: go:{near} 2x2", near),
        None => HINT.into(),
    };
    let message = "expected komi=K, ko, superko, used, area, stones or no-pass";
    ParseError::part(parameters, word, message, hint)
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
