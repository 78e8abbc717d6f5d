//! The question of the words on the command line, of which the last may be `-` for standard input.

use crate::arguments::PlayOptions;
use crate::limits::Allowance;
use crate::output::{Failure, read_position};
use crate::surroundings::{ProgramFiles, with_parameters};
use zermelo::answer::Question;
use zermelo::catalogue::{self, Group, OpenGame, Reading};
use zermelo::game::{Convention, Limits, ParseError, message};
use zermelo::language;

/// A question: the game and position of the words, with what is said of play.
pub(crate) fn read_question(
    words: &[String],
    play: &PlayOptions,
    allowance: &Allowance,
) -> Result<Question, Failure> {
    Ok(asked_of(open_words(words, allowance)?, play))
}

/// The question about a game and position, with what is said of play.
pub(crate) fn asked_of(game: OpenGame, play: &PlayOptions) -> Question {
    Question {
        convention: if play.misere { Convention::Misere } else { Convention::Normal },
        to_move: play.to_move.player(),
        language: crate::output::language(),
        ..Question::new(game)
    }
}

/// The game and position of the words. An expression is worked out, as far as is allowed.
pub(crate) fn open_words(words: &[String], allowance: &Allowance) -> Result<OpenGame, Failure> {
    let Some((last, before)) = words.split_last().filter(|(last, _)| *last == "-") else {
        let typed = words.join(" ");
        let typed = typed.trim_end();
        return Ok(allowance.work(|limits| open_text(typed, limits))?);
    };
    debug_assert_eq!(last, "-");
    let before = before.join(" ");
    let input = read_position()?;
    let text = format!("{before} {input}");
    let opened = allowance.work(|limits| open_text(text.trim_end(), limits))?;
    refuse_several_questions(&before, &input)?;
    Ok(opened)
}

/// The game and position of a text, with the parameters of rule files.
pub(crate) fn open_text(text: &str, limits: &Limits) -> Result<OpenGame, ParseError> {
    language::open(&with_parameters(text), Reading::new(&ProgramFiles, limits))
}

/// Heaps and strips are written on one line; where each of several lines is a position, they are several questions.
fn refuse_several_questions(before: &str, input: &str) -> Result<(), Failure> {
    let lines: Vec<&str> = input.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() < 2 {
        return Ok(());
    }
    let is_question = |line: &&str| {
        let text = format!("{before} {line}");
        is_written_on_one_line(&text) && language::open(text.trim(), None).is_ok()
    };
    if !lines.iter().all(is_question) {
        return Ok(());
    }
    Err(Failure::said(&message!(
        "standard input holds {count} lines, each a position of its own\n  \
         one position is written on one line; to answer each line: zermelo solve --batch FILE, \
         with the name of the game on every line",
        count = lines.len()
    )))
}

/// Whether the first game that a text names is one of heaps or strips.
fn is_written_on_one_line(text: &str) -> bool {
    let text = language::in_english(text);
    let word = text.split_whitespace().next().unwrap_or("");
    let name = word.split(':').next().unwrap_or(word);
    catalogue::find(name).is_some_and(|entry| matches!(entry.group, Group::Heaps | Group::Strips))
}
