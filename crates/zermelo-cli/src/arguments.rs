//! The command line: a verb with its own arguments, which stand in its file, and what all or several verbs have.

use crate::verbs::Verb;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, ValueEnum};
use std::time::Duration;
use zermelo::answer::Markup;
use zermelo::game::{Choice, Player};
use zermelo::language::{self, Language};

/// Who wins, by which move, and why: a solver for combinatorial games.
#[derive(Parser, Debug)]
#[command(
    name = "zermelo",
    version,
    about,
    long_about = "Who wins, by which move, and why: a solver for combinatorial games.\n\n\
                  Every answer names the theorem or the search that gives it and how sure it is.\n\
                  Exit codes: 0 answered; 1 the answer to a yes/no question is no; 2 bad input;\n\
                  3 a limit stopped it, and what is known was printed.",
    after_help = "Examples:\n  \
                  zermelo solve nim 3 4 5\n  \
                  zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'\n  \
                  zermelo solve krk e1 a1 e8 --to-move left\n  \
                  zermelo play chomp 3x4\n  \
                  zermelo quiz --kind sums\n  \
                  zermelo graph game.json\n  \
                  zermelo misere kayles\n  \
                  zermelo contest nim < input.txt\n  \
                  zermelo value domineering 3x4\n  \
                  zermelo eval '*12 x *7 / *5'\n  \
                  zermelo games",
    subcommand_required = true,
    arg_required_else_help = true,
    propagate_version = true
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) verb: Verb,

    #[command(flatten)]
    pub(crate) shared: Shared,
}

/// Options of every command.
#[derive(Args, Debug)]
pub(crate) struct Shared {
    /// How to print the answer; which forms there are depends on the command
    #[arg(long, global = true, value_parser = choice::<Format>(), default_value = "text", help_heading = "Output")]
    pub(crate) format: Format,

    /// Bold type in answers [auto: on a terminal, unless `NO_COLOR` is set]
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto, help_heading = "Output")]
    pub(crate) color: Color,

    /// The language of answers, explanations and errors: en, ko, zh [default: that of the environment, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = parse_language, help_heading = "Output")]
    pub(crate) lang: Option<Language>,

    /// No progress on standard error
    #[arg(long, short, global = true, help_heading = "Output")]
    pub(crate) quiet: bool,

    /// A parameter of the rule file: --set n=5
    #[arg(long, global = true, value_name = "NAME=VALUE", help_heading = "Rule files")]
    pub(crate) set: Vec<String>,

    /// Stop after this time: 500ms, 10s, 2min; a bare number is seconds
    #[arg(long, global = true, value_name = "TIME", value_parser = parse_time, help_heading = "Limits")]
    pub(crate) limit_time: Option<Duration>,

    /// Stop after looking at this many positions
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u64).range(1..),
          help_heading = "Limits")]
    pub(crate) limit_positions: Option<u64>,

    /// Stop when the program has this much memory in use: 500MB, 2GiB [default: 8GiB, or 2/3 of what is free]
    #[arg(long, global = true, value_name = "SIZE", value_parser = parse_memory, help_heading = "Limits")]
    pub(crate) limit_memory: Option<u64>,
}

/// Reads the word of a choice; help lists the words with what they mean.
pub(crate) fn choice<T: Choice + Send + Sync>() -> impl TypedValueParser<Value = T> {
    choice_among(T::CHOICES.iter().map(|choice| choice.0))
}

/// The same where some of the values are offered, in an order of their own.
pub(crate) fn choice_among<T: Choice + Send + Sync>(
    values: impl Iterator<Item = T>,
) -> impl TypedValueParser<Value = T> {
    let words = values.map(|value| match value.meaning() {
        "" => PossibleValue::new(value.choice_word()),
        meaning => PossibleValue::new(value.choice_word()).help(meaning),
    });
    PossibleValuesParser::new(words).map(|word| {
        let known = T::of_word(&word);
        known.expect("the possible values are the words of the choice")
    })
}

/// What belongs to the question, not to the position.
#[derive(Args, Debug)]
pub(crate) struct PlayOptions {
    /// Misère play: whoever cannot move wins
    #[arg(long, alias = "misère")]
    pub(crate) misere: bool,

    /// Who moves: next is whoever it is
    #[arg(long, value_enum, default_value_t = ToMove::Next)]
    pub(crate) to_move: ToMove,
}

/// How an answer is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Text,
    Json,
    Latex,
    Csv,
    Markdown,
    Html,
    Pgn,
}

impl Choice for Format {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Text, "text", "For people"),
        (Self::Json, "json", "One line of JSON"),
        (Self::Latex, "latex", "LaTeX, of values and of tables"),
        (Self::Csv, "csv", "Comma-separated values, a line of titles first"),
        (Self::Markdown, "markdown", "A Markdown table"),
        (Self::Html, "html", "A page for browsers"),
        (Self::Pgn, "pgn", "The line of best play of a chess ending, for chess programs"),
    ];
}

impl Format {
    /// The form of a table that the format is.
    pub(crate) fn markup(self) -> Option<Markup> {
        match self {
            Self::Text | Self::Json | Self::Html | Self::Pgn => None,
            Self::Latex => Some(Markup::Latex),
            Self::Csv => Some(Markup::Csv),
            Self::Markdown => Some(Markup::Markdown),
        }
    }
}

/// When answers are styled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ToMove {
    Next,
    Left,
    Right,
}

impl ToMove {
    pub(crate) fn player(self) -> Option<Player> {
        match self {
            Self::Next => None,
            Self::Left => Some(Player::Left),
            Self::Right => Some(Player::Right),
        }
    }
}

/// A language by its tag, with or without a region.
pub(crate) fn parse_language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag)
        .ok_or_else(|| format!("there are no words in this language; expected one of: {}", language::tags()))
}

pub(crate) fn parse_time(text: &str) -> Result<Duration, String> {
    let time = match text.parse::<f64>() {
        Ok(seconds) if seconds <= 0.0 => Duration::ZERO,
        Ok(seconds) => {
            Duration::try_from_secs_f64(seconds).map_err(|_| "a time limit is less than 2^64 seconds")?
        }
        Err(_) => {
            humantime::parse_duration(text).map_err(|_| "expected a time; for example: 10s, 5min, 2h")?
        }
    };
    if time.is_zero() { Err("a time limit is more than 0; for example: 10s".to_owned()) } else { Ok(time) }
}

/// More threads than that no machine runs at once.
const MOST_THREADS: usize = 1024;

pub(crate) fn parse_threads(text: &str) -> Result<std::num::NonZeroUsize, String> {
    at_most(MOST_THREADS, text).ok_or_else(|| {
        format!("expected a number of threads from 1 to {MOST_THREADS}; for example: --threads 2")
    })
}

const MOST_PROCESSES: usize = 1024;

pub(crate) fn parse_processes(text: &str) -> Result<std::num::NonZeroUsize, String> {
    at_most(MOST_PROCESSES, text).ok_or_else(|| {
        format!("expected a number of processes from 1 to {MOST_PROCESSES}; for example: --processes 2")
    })
}

fn at_most(most: usize, text: &str) -> Option<std::num::NonZeroUsize> {
    text.parse::<std::num::NonZeroUsize>().ok().filter(|count| count.get() <= most)
}

pub(crate) fn parse_memory(text: &str) -> Result<u64, String> {
    let size: bytesize::ByteSize =
        text.parse().map_err(|_| "expected a size of memory; for example: 500MB, 2GiB")?;
    if size.as_u64() == 0 {
        Err("a memory limit is more than 0; for example: 500MB".to_owned())
    } else {
        Ok(size.as_u64())
    }
}
