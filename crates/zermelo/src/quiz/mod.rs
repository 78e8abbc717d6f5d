//! Exercises: a position or a tree, a question about it, and the judgement of an answer with the reason. Everything is
//! drawn from a seed, so that an exercise can be had again; what is true of it comes from the planner.
//!
//! ```
//! use zermelo::quiz::{Exercises, Judgement, Kind, Level, Source};
//! use zermelo::solve::Limits;
//!
//! let mut exercises = Exercises::new(Source::Kinds(vec![Kind::Nim]), Level::Easy, 7);
//! let exercise = exercises.draw(&Limits::none())?;
//! assert!(exercise.text().starts_with("nim "));
//! let solution = exercise.solution();
//! assert!(matches!(exercise.judge(&solution), Judgement::Right(_)));
//! # Ok::<(), zermelo::quiz::QuizError>(())
//! ```

mod json;
mod kinds;
mod position;
mod reply;
mod rule;
mod sheet;
mod tree;
mod walk;

pub use json::write_exercises_json;
pub use position::PositionExercise;
pub use rule::RuleExercise;
pub use sheet::{SheetMarkup, write_sheet};
pub use tree::{PayoffTree, TreeExercise};

use crate::catalogue::{self, Entry, OpenGame};
use crate::game::{Files, Message, ParseError, message};
use crate::language::{self, Language};
use crate::random::SplitMix64;
use crate::solve::{Limits, StopReason};
use rustc_hash::FxHashSet;

/// The kinds of exercises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Tokens are taken from a heap: Bash's game, sets of takes, Fibonacci Nim.
    TakeAway,
    /// Nim, on the highest level in misère play, too.
    Nim,
    /// The Grundy value of a position.
    Grundy,
    /// Sums of different games.
    Sums,
    /// Trees with payoffs, and the end of a game of Tic-tac-toe.
    Minimax,
    /// Find the rule: the lost heaps of a game as far as they are shown, and which is next.
    Rule,
    /// Generalise: the same, and which is the hundredth.
    Generalise,
}

impl Kind {
    /// All kinds, in the order of a lecture.
    pub const ALL: [Self; 7] =
        [Self::TakeAway, Self::Nim, Self::Grundy, Self::Sums, Self::Minimax, Self::Rule, Self::Generalise];

    /// The kinds that take turns where none is asked for.
    pub const IN_TURN: [Self; 5] = [Self::TakeAway, Self::Nim, Self::Grundy, Self::Sums, Self::Minimax];

    /// `take-away`, `nim`, `grundy`, `sums`, `minimax`, `rule` or `generalise`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TakeAway => "take-away",
            Self::Nim => "nim",
            Self::Grundy => "grundy",
            Self::Sums => "sums",
            Self::Minimax => "minimax",
            Self::Rule => "rule",
            Self::Generalise => "generalise",
        }
    }
}

/// How large the positions are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Level 1: done in the head.
    Easy,
    /// Level 2.
    Medium,
    /// Level 3: with pencil and paper.
    Hard,
}

impl Level {
    /// All levels, in order.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// 1, 2 or 3.
    pub const fn number(self) -> u8 {
        match self {
            Self::Easy => 1,
            Self::Medium => 2,
            Self::Hard => 3,
        }
    }

    /// The level of a number from 1 to 3.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// Who wins with best play.
    Winner,
    /// A move that wins, or that there is none.
    WinningMove,
    /// The Grundy value.
    GrundyValue,
    /// The payoff of a tree with best play.
    TreeValue,
    /// A best choice at the root of a tree.
    TreeMove,
    /// A lost heap that follows those shown.
    LostHeap,
}

/// What the exercises are about.
#[derive(Clone)]
pub enum Source {
    /// These kinds in turn; Nim where there are none.
    Kinds(Vec<Kind>),
    /// Positions that random moves reach from one of these; at least one.
    Game(Vec<OpenGame>),
}

impl Source {
    /// A game of the catalogue by its name, with its parameters or without: its examples are where random moves begin.
    /// With a position, or with a sum of games, they begin there.
    pub fn game(text: &str) -> Result<Self, ParseError> {
        Self::game_by(text, None)
    }

    /// The same, where games may come from these files.
    pub fn game_with(text: &str, files: &dyn Files) -> Result<Self, ParseError> {
        Self::game_by(text, Some(files))
    }

    fn game_by(text: &str, files: Option<&dyn Files>) -> Result<Self, ParseError> {
        let text = &language::in_english(text.trim());
        let open = |text: &str| language::open(text, files);
        let is_name = !text.contains(char::is_whitespace);
        let opened = match open(text) {
            Ok(opened) if !is_name => return Ok(Self::Game(vec![opened])),
            opened => opened,
        };
        let (name, parameters) = text.split_once(':').unwrap_or((text, ""));
        let examples = catalogue::find(name).map_or(&[][..], |entry| &entry.examples);
        let mut starts: Vec<OpenGame> = examples
            .iter()
            .filter_map(|example| {
                let (head, position) = example.split_once(' ')?;
                let head = if parameters.is_empty() { head } else { text };
                open(&format!("{head} {position}")).ok()
            })
            .collect();
        if starts.is_empty() {
            starts.push(opened?);
        }
        Ok(Self::Game(starts))
    }
}

/// Why there is no exercise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QuizError {
    /// Random moves led to no position with few moves that could be solved.
    #[error("no position of {0} was found that has an answer and few moves, but some")]
    NoPosition(String),
    /// A limit, or an interrupt.
    #[error("{0}")]
    Stopped(#[from] StopReason),
}

impl QuizError {
    /// The error as a message, for other languages.
    pub fn message(&self) -> Message {
        match self {
            Self::NoPosition(game) => {
                message!("no position of {game} was found that has an answer and few moves, but some", game)
            }
            Self::Stopped(reason) => (*reason).into(),
        }
    }
}

/// An exercise with its solution.
#[derive(Clone)]
pub enum Exercise {
    /// About a position of a game.
    Position(Box<PositionExercise>),
    /// About a tree.
    Tree(TreeExercise),
    /// About the lost heaps of a game.
    Rule(RuleExercise),
}

/// What an answer is worth, with a sentence that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It is right.
    Right(String),
    /// It is wrong; the sentence gives the solution.
    Wrong(String),
    /// It does not answer the question; the sentence says what would be.
    Unclear(String),
}

impl Exercise {
    /// The language of its words.
    pub fn language(&self) -> Language {
        match self {
            Self::Position(exercise) => exercise.language(),
            Self::Tree(exercise) => exercise.language(),
            Self::Rule(exercise) => exercise.language(),
        }
    }

    /// What is asked.
    pub fn asked(&self) -> Asked {
        match self {
            Self::Position(exercise) => exercise.asked(),
            Self::Tree(exercise) => exercise.asked(),
            Self::Rule(exercise) => exercise.asked(),
        }
    }

    /// The position or the tree, and the question, in several lines.
    pub fn text(&self) -> String {
        match self {
            Self::Position(exercise) => exercise.text(),
            Self::Tree(exercise) => exercise.text(),
            Self::Rule(exercise) => exercise.text(),
        }
    }

    /// What it is about: two exercises with the same subject have the same solution.
    fn subject(&self) -> String {
        match self {
            Self::Rule(exercise) => exercise.subject(),
            Self::Position(_) | Self::Tree(_) => self.text(),
        }
    }

    /// The question alone, without the position or the tree.
    pub fn question(&self) -> String {
        match self {
            Self::Position(exercise) => exercise.question(),
            Self::Tree(exercise) => exercise.question(),
            Self::Rule(exercise) => exercise.question(),
        }
    }

    /// What can be answered, as it could be typed; `None` where the answer is a whole number.
    pub fn choices(&self) -> Option<Vec<String>> {
        match self {
            Self::Position(exercise) => exercise.choices(),
            Self::Tree(exercise) => exercise.choices(),
            Self::Rule(exercise) => exercise.choices(),
        }
    }

    /// All right answers, of the choices where there are any.
    pub fn answers(&self) -> Vec<String> {
        match self {
            Self::Position(exercise) => exercise.answers(),
            Self::Tree(exercise) => exercise.answers(),
            Self::Rule(exercise) => exercise.answers(),
        }
    }

    /// The games it is about, as they are written in commands.
    pub fn games(&self) -> Vec<(String, &'static Entry)> {
        match self {
            Self::Position(exercise) => exercise.games(),
            Self::Tree(_) => Vec::new(),
            Self::Rule(exercise) => exercise.games(),
        }
    }

    /// The moves, or the choices at the root of a tree, in the order of their numbers.
    pub fn moves(&self) -> Vec<String> {
        match self {
            Self::Position(exercise) => exercise.moves(),
            Self::Tree(exercise) => exercise.moves(),
            Self::Rule(exercise) => exercise.moves(),
        }
    }

    /// The first, second, ... hint; `None` after the last.
    pub fn hint(&self, number: usize, limits: &Limits) -> Option<String> {
        match self {
            Self::Position(exercise) => exercise.hint(number, limits),
            Self::Tree(exercise) => exercise.hint(number),
            Self::Rule(exercise) => exercise.hint(number),
        }
    }

    /// What an answer is worth. Several answers can be right; those and no others are taken.
    pub fn judge(&self, answer: &str) -> Judgement {
        match self {
            Self::Position(exercise) => exercise.judge(answer),
            Self::Tree(exercise) => exercise.judge(answer),
            Self::Rule(exercise) => exercise.judge(answer),
        }
    }

    /// A right answer, as it could be typed.
    pub fn solution(&self) -> String {
        match self {
            Self::Position(exercise) => exercise.solution(),
            Self::Tree(exercise) => exercise.solution(),
            Self::Rule(exercise) => exercise.solution(),
        }
    }

    /// Why the solution is right, line by line: the computation, all winning moves, the theorem or the search.
    pub fn explanation(&self) -> Vec<String> {
        match self {
            Self::Position(exercise) => exercise.explanation(),
            Self::Tree(exercise) => exercise.explanation(),
            Self::Rule(exercise) => exercise.explanation(),
        }
    }
}

/// Exercises without end, drawn from a seed.
#[derive(Clone)]
pub struct Exercises {
    source: Source,
    level: Level,
    random: SplitMix64,
    drawn: usize,
    /// What the exercises so far are about.
    known: FxHashSet<String>,
    language: Language,
}

/// An exercise is drawn so often at most until it is about something new.
const MOST_DRAWS: usize = 12;

impl Exercises {
    /// The exercises of a seed.
    pub fn new(source: Source, level: Level, seed: u64) -> Self {
        let known = FxHashSet::default();
        Self { source, level, random: SplitMix64::new(seed), drawn: 0, known, language: Language::English }
    }

    /// The same in a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The next exercise, about something new where that is easily found. It does not depend on the limits unless they stop
    /// it.
    pub fn draw(&mut self, limits: &Limits) -> Result<Exercise, QuizError> {
        // Each exercise has a seed of its own, so that the next does not depend on how much this one draws.
        let mut random = SplitMix64::new(self.random.next());
        let place = self.drawn;
        self.drawn += 1;
        let mut exercise = self.draw_once(place, &mut random, limits)?;
        for _ in 1..MOST_DRAWS {
            if self.known.insert(exercise.subject()) {
                break;
            }
            exercise = self.draw_once(place, &mut random, limits)?;
        }
        Ok(exercise)
    }

    fn draw_once(
        &self,
        place: usize,
        random: &mut SplitMix64,
        limits: &Limits,
    ) -> Result<Exercise, QuizError> {
        match &self.source {
            Source::Kinds(kinds) => {
                let kind = kinds.get(place % kinds.len().max(1)).copied().unwrap_or(Kind::Nim);
                kinds::exercise(kind, self.level, self.language, random, limits)
            }
            Source::Game(starts) => walk::exercise(starts, self.level, self.language, random, limits),
        }
    }
}
