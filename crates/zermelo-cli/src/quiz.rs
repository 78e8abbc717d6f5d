//! `zermelo quiz`: exercises over standard input and output, as a sheet, or as JSON. Works in a pipe as well.

use crate::arguments::{Arguments, Format};
use crate::dialogue::{Interruption, Reader, end_of_dialogue, say, tell};
use crate::limits::{under_limits, was_interrupted};
use crate::output::{ANSWERED, Failure, language, print, print_with, terminal_width, wrapped};
use crate::surroundings::{ProgramFiles, with_parameters};
use clap::{Args, ValueEnum};
use std::collections::HashSet;
use std::io;
use std::time::{SystemTime, UNIX_EPOCH};
use zermelo::catalogue::Entry;
use zermelo::game::{Message, message};
use zermelo::quiz::{
    Exercise, Exercises, Judgement, Kind, Level, QuizError, SheetMarkup, Source, write_exercises_json,
    write_sheet,
};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json, Format::Latex, Format::Html];

/// Exercises: a position, a question about it, and your answer checked and explained
#[derive(Args, Debug)]
#[command(
    after_help = "Answers: next or previous, left or right, draw; a move by its name, its number in 'moves' or the position\n\
    it leads to, or 'none'; a number such as 3 or *3. Or:\n  \
    hint    how to go about it      moves  list the moves      rules  of the games\n  \
    skip    show the solution       help   this list           quit   leave\n\n\
    Examples:\n  \
    zermelo quiz\n  \
    zermelo quiz --kind nim --level 2 --count 10\n  \
    zermelo quiz kayles --seed 7\n  \
    zermelo quiz chomp 3x4\n  \
    zermelo quiz --kind sums --count 10 --seed 3 --sheet\n  \
    zermelo quiz --kind rule\n  \
    zermelo quiz --kind nim --sheet --format latex\n  \
    zermelo quiz --kind grundy --sheet --format html"
)]
pub(crate) struct Quiz {
    /// A game of the catalogue, or one with a position from which random moves begin [default: all kinds in turn]
    #[arg(value_name = "GAME", allow_negative_numbers = true, conflicts_with = "kind")]
    pub(crate) game: Vec<String>,

    /// The kind of exercises
    #[arg(long, value_enum)]
    pub(crate) kind: Option<KindName>,

    /// How large the positions are, from 1 to 3
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    pub(crate) level: u8,

    /// How many exercises
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) count: u32,

    /// The same exercises again [default: taken from the clock, and printed]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Print all exercises, then all solutions
    #[arg(long)]
    pub(crate) sheet: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum KindName {
    /// Tokens are taken from a heap: Bash's game, sets of takes, Fibonacci Nim
    #[value(alias = "bash", alias = "subtraction")]
    TakeAway,
    /// Nim, on level 3 in misère play, too
    Nim,
    /// Grundy values
    #[value(alias = "grundy-value")]
    Grundy,
    /// Sums of different games
    #[value(alias = "combined", alias = "sum")]
    Sums,
    /// Trees with payoffs, and the end of a game of Tic-tac-toe
    #[value(alias = "tree")]
    Minimax,
    /// Find the rule: the next lost heap
    #[value(alias = "find-the-rule")]
    Rule,
    /// Generalise: a lost heap far on
    #[value(alias = "generalize")]
    Generalise,
}

impl From<KindName> for Kind {
    fn from(name: KindName) -> Self {
        match name {
            KindName::TakeAway => Self::TakeAway,
            KindName::Nim => Self::Nim,
            KindName::Grundy => Self::Grundy,
            KindName::Sums => Self::Sums,
            KindName::Minimax => Self::Minimax,
            KindName::Rule => Self::Rule,
            KindName::Generalise => Self::Generalise,
        }
    }
}

/// The width of a sheet that goes to no terminal.
const SHEET_WIDTH: usize = 80;

pub(crate) fn run(quiz: &Quiz, arguments: &Arguments) -> Result<u8, Failure> {
    let source = match (quiz.kind, quiz.game.is_empty()) {
        (Some(kind), _) => Source::Kinds(vec![kind.into()]),
        (None, true) => Source::Kinds(Kind::IN_TURN.to_vec()),
        (None, false) => Source::game_with(&with_parameters(&quiz.game.join(" ")), &ProgramFiles)?,
    };
    let level = Level::from_number(quiz.level.into()).unwrap_or(Level::Easy);
    let seed = quiz.seed.unwrap_or_else(seed_from_clock);
    let session = Session {
        exercises: Exercises::new(source, level, seed).in_language(language()),
        quiz,
        arguments,
        known_games: HashSet::new(),
        heading: heading(quiz, seed),
    };
    if let Some(markup) = sheet_markup(arguments.shared.format) {
        if !quiz.sheet {
            return Err(Failure::said(&message!(
                "sheets are LaTeX or HTML, dialogues are not\n  say --sheet, for example: zermelo quiz --sheet --format latex"
            )));
        }
        return session.print_marked_sheet(markup);
    }
    if arguments.shared.format == Format::Json {
        session.print_json(level, seed)
    } else if quiz.sheet {
        session.print_sheet()
    } else {
        end_of_dialogue(session.ask_all())
    }
}

/// The form of a sheet that a format is.
fn sheet_markup(format: Format) -> Option<SheetMarkup> {
    match format {
        Format::Latex => Some(SheetMarkup::Latex),
        Format::Html => Some(SheetMarkup::Html),
        _ => None,
    }
}

/// Small enough to be typed again.
fn seed_from_clock() -> u64 {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    time.as_millis() as u64 % 1_000_000
}

/// How to have the same exercises again.
fn heading(quiz: &Quiz, seed: u64) -> String {
    let mut command = String::from("zermelo quiz");
    if !quiz.game.is_empty() {
        command += &format!(" {}", quoted(&quiz.game.join(" ")));
    }
    if let Some(kind) = quiz.kind {
        command += &format!(" --kind {}", Kind::from(kind).name());
    }
    format!("{command} --level {} --count {} --seed {seed}", quiz.level, quiz.count)
}

/// A text as one word of a shell, where it has to be.
fn quoted(text: &str) -> String {
    let is_plain = text.chars().all(|letter| letter.is_alphanumeric() || " .,:-x".contains(letter));
    if is_plain { text.to_owned() } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

struct Session<'a> {
    exercises: Exercises,
    quiz: &'a Quiz,
    arguments: &'a Arguments,
    /// The games whose rules have been printed.
    known_games: HashSet<String>,
    heading: String,
}

/// How an exercise went.
enum Graded {
    Right,
    Wrong,
    Skipped,
}

fn help() -> String {
    in_words(&message!("Type an answer, or: hint  moves  rules  skip  help  quit"))
}

/// A message in the language of what is printed.
fn in_words(message: &Message) -> String {
    language().say(message)
}

/// The rules of a game under its name.
fn rules_of(name: &str, entry: &Entry) -> String {
    format!("{name}: {}", in_words(&entry.rules.as_ref().into()))
}

impl Session<'_> {
    fn draw(&mut self) -> Result<Exercise, Failure> {
        let exercises = &mut self.exercises;
        under_limits(&self.arguments.shared, |limits| exercises.draw(limits)).map_err(|error| match error {
            QuizError::Stopped(reason) => Failure::stopped(reason),
            error @ QuizError::NoPosition(_) => Failure::said(&message!(
                "{error}\n  give a position to begin at, for example: zermelo quiz chomp 3x4",
                error => error.message()
            )),
        })
    }

    /// The rules of the games of an exercise that have not been printed.
    fn new_rules(&mut self, exercise: &Exercise) -> Vec<String> {
        let games = exercise.games();
        let new = games.into_iter().filter(|(name, _)| self.known_games.insert(name.clone()));
        new.map(|(name, entry)| rules_of(&name, entry)).collect()
    }

    /// All exercises at once, with the solutions of a sheet.
    fn print_json(mut self, level: Level, seed: u64) -> Result<u8, Failure> {
        let exercises = (0..self.quiz.count).map(|_| self.draw()).collect::<Result<Vec<_>, _>>()?;
        print_with(|output| write_exercises_json(&exercises, level, seed, self.quiz.sheet, output))
    }

    fn print_marked_sheet(mut self, markup: SheetMarkup) -> Result<u8, Failure> {
        let exercises = (0..self.quiz.count).map(|_| self.draw()).collect::<Result<Vec<_>, _>>()?;
        print_with(|output| write_sheet(&exercises, &self.heading, markup, output))
    }

    fn print_sheet(mut self) -> Result<u8, Failure> {
        let mut exercises = Vec::new();
        let mut questions = format!("{}\n", self.heading);
        for number in 1..=self.quiz.count {
            let exercise = self.draw()?;
            for rules in self.new_rules(&exercise) {
                questions += &format!("\n{rules}\n");
            }
            questions += &format!("\n{number}. {}\n", exercise.text());
            exercises.push(exercise);
        }
        let mut sheet = questions + &format!("\n\n{}\n", in_words(&message!("Solutions")));
        for (number, exercise) in (1..).zip(&exercises) {
            sheet += &format!("\n{number}. {}\n", exercise.solution());
            for line in exercise.explanation() {
                sheet += &format!("{}\n", format!("  {line}").trim_end());
            }
        }
        print(&wrapped(&sheet, terminal_width().unwrap_or(SHEET_WIDTH)))
    }

    fn ask_all(mut self) -> Result<u8, Interruption> {
        say(&self.heading)?;
        say(&help())?;
        let mut reader = Reader::new();
        let [mut right, mut wrong, mut skipped] = [0_u32; 3];
        for number in 1..=self.quiz.count {
            let exercise = self.draw()?;
            for rules in self.new_rules(&exercise) {
                say(&format!("\n{rules}"))?;
            }
            say(&format!("\n{number}. {}", exercise.text()))?;
            match self.ask(&exercise, &mut reader)? {
                Some(Graded::Right) => right += 1,
                Some(Graded::Wrong) => wrong += 1,
                Some(Graded::Skipped) => skipped += 1,
                None => break,
            }
        }
        let done = right + wrong + skipped;
        let score = message!(
            "Score: {right} of {done} right, {wrong} wrong, {skipped} skipped.",
            right,
            done,
            wrong,
            skipped
        );
        say(&format!("\n{}", in_words(&score)))?;
        Ok(ANSWERED)
    }

    /// Asks until there is an answer; `None` when the player leaves.
    fn ask(&self, exercise: &Exercise, reader: &mut Reader) -> Result<Option<Graded>, Interruption> {
        let mut hints = 0;
        loop {
            let Some(line) = reader.line()? else {
                say("")?;
                return Ok(None);
            };
            match line.to_lowercase().as_str() {
                "" | "help" | "?" => say(&help())?,
                "quit" | "exit" | "q" => return Ok(None),
                "moves" => list_moves(exercise)?,
                "rules" => {
                    for (name, entry) in exercise.games() {
                        say(&rules_of(&name, entry))?;
                    }
                }
                "hint" => {
                    hints += 1;
                    let hint = under_limits(&self.arguments.shared, |limits| exercise.hint(hints, limits));
                    if was_interrupted() {
                        return Ok(None);
                    }
                    match hint {
                        Some(hint) => say(&hint)?,
                        None => tell(&message!("There is no other hint; 'skip' shows the solution."))?,
                    }
                }
                "skip" => {
                    tell(&message!("The answer: {solution}.", solution = exercise.solution()))?;
                    explain(exercise)?;
                    return Ok(Some(Graded::Skipped));
                }
                _ => match exercise.judge(&line) {
                    Judgement::Right(words) => {
                        say(&words)?;
                        explain(exercise)?;
                        return Ok(Some(Graded::Right));
                    }
                    Judgement::Wrong(words) => {
                        say(&words)?;
                        explain(exercise)?;
                        return Ok(Some(Graded::Wrong));
                    }
                    Judgement::Unclear(words) => say(&words)?,
                },
            }
        }
    }
}

fn list_moves(exercise: &Exercise) -> io::Result<()> {
    for (number, label) in (1..).zip(exercise.moves()) {
        say(&format!("{number:>4}  {label}"))?;
    }
    Ok(())
}

fn explain(exercise: &Exercise) -> io::Result<()> {
    exercise.explanation().iter().try_for_each(|line| say(format!("  {line}").trim_end()))
}
