//! Exercises in finding a rule: the lost heaps of a game as far as they are shown; which comes next, or which is the
//! hundredth? What is right comes from looking at all heaps so far.

use super::kinds::takes;
use super::reply;
use super::{Asked, Judgement, Level, QuizError};
use crate::catalogue::{self, Entry};
use crate::conjecture::{ConjectureError, ConjectureQuestion, Data, conjecture};
use crate::game::{Convention, Message, message};
use crate::language::Language;
use crate::random::SplitMix64;
use crate::solve::Limits;

/// An exercise in finding a rule.
#[derive(Clone, Debug)]
pub struct RuleExercise {
    game: String,
    /// The lost heaps, as far as the one that is asked for.
    lost: Vec<u64>,
    /// How many of them are shown.
    shown: usize,
    /// The rules that were found by looking.
    rules: Vec<Message>,
    language: Language,
}

/// The place of the lost heap that is asked for where the rule is to be generalised.
const FAR: usize = 100;

impl RuleExercise {
    pub(super) fn random(
        generalise: bool,
        level: Level,
        language: Language,
        random: &mut SplitMix64,
        limits: &Limits,
    ) -> Result<Self, QuizError> {
        let game = match (level, random.below(3)) {
            (Level::Easy, 0) => format!("31:{}", random.between(2, 5)),
            (Level::Easy, _) => format!("bash:{}", random.between(2, 6)),
            // The hundredth Fibonacci number is too large to be looked at.
            (Level::Hard, 0) if !generalise => "fibonacci-nim".to_owned(),
            (Level::Medium, _) => format!("subtraction:{}", takes(random, 5)),
            (Level::Hard, _) => format!("subtraction:{}", takes(random, 8)),
        };
        let to = if generalise { 2_500 } else { 200 };
        let question = ConjectureQuestion {
            game: game.clone(),
            heaps: Some(1),
            to: Some(to),
            convention: Convention::Normal,
        };
        let stopped = |error| match error {
            ConjectureError::Stopped(reason) => QuizError::Stopped(reason),
            _ => QuizError::NoPosition(game.clone()),
        };
        let data = Data::of(&question, None, limits).map_err(stopped)?;
        let found = conjecture(&question, None, limits).map_err(stopped)?;
        let all: Vec<u64> = data.lost().map(|heaps| heaps[0]).collect();
        let shown = 6 + random.below(2) as usize;
        let asked = if generalise { FAR } else { shown + 1 };
        if all.len() < asked {
            return Err(QuizError::NoPosition(game));
        }
        let holds = found.guesses.into_iter().filter(|guess| guess.counterexample.is_none());
        let rules = holds.map(|guess| {
            let (rule, to) = (guess.rule, guess.checked_to);
            message!("{rule}: conjectured, checked to {to}.", rule => rule, to)
        });
        Ok(Self { game, lost: all[..asked].to_vec(), shown, rules: rules.collect(), language })
    }

    /// The language of the exercise.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    fn say(&self, message: impl Into<Message>) -> String {
        self.language.say(&message.into())
    }

    /// The game, however many of its lost heaps are shown.
    pub(super) fn subject(&self) -> String {
        format!("{} {}", self.game, self.lost.len() == FAR)
    }

    #[expect(clippy::unused_self, reason = "every kind of exercise is asked so")]
    pub(super) fn asked(&self) -> Asked {
        Asked::LostHeap
    }

    fn answer(&self) -> u64 {
        self.lost.last().copied().unwrap_or(0)
    }

    pub(super) fn text(&self) -> String {
        let shown: Vec<String> = self.lost[..self.shown].iter().map(u64::to_string).collect();
        let lost = self.say(message!("Lost for the player to move: {list}", list = shown.join(", ") + ", …"));
        format!("{}\n{lost}\n\n{}", self.game, self.question())
    }

    pub(super) fn question(&self) -> String {
        self.say(if self.lost.len() == self.shown + 1 {
            message!("Find the rule: which heap is the next that is lost?")
        } else {
            message!(
                "Generalise: which is the lost heap number {number}, {first} being number 1?",
                number = self.lost.len(),
                first = self.lost[0]
            )
        })
    }

    #[expect(clippy::unused_self, reason = "every kind of exercise is asked so")]
    pub(super) fn choices(&self) -> Option<Vec<String>> {
        None
    }

    pub(super) fn answers(&self) -> Vec<String> {
        vec![self.solution()]
    }

    pub(super) fn games(&self) -> Vec<(String, &'static Entry)> {
        let name = self.game.split(':').next().unwrap_or(&self.game);
        catalogue::find(name).map(|entry| (self.game.clone(), entry)).into_iter().collect()
    }

    #[expect(clippy::unused_self, reason = "every kind of exercise is asked so")]
    pub(super) fn moves(&self) -> Vec<String> {
        Vec::new()
    }

    pub(super) fn hint(&self, number: usize) -> Option<String> {
        let steps: Vec<String> =
            self.lost[..self.shown].windows(2).map(|pair| (pair[1] - pair[0]).to_string()).collect();
        match number {
            1 => Some(
                self.say(message!("The differences of the lost heaps are {list}.", list = steps.join(", "))),
            ),
            2 => Some(self.say(message!("A heap is lost when every move leads to one that is not."))),
            _ => None,
        }
    }

    pub(super) fn judge(&self, answer: &str) -> Judgement {
        match reply::integer(answer) {
            Some(number) if u64::try_from(number) == Ok(self.answer()) => {
                Judgement::Right(self.say(message!("Right.")))
            }
            Some(_) => Judgement::Wrong(
                self.say(message!("Wrong. The answer: {solution}.", solution = self.solution())),
            ),
            None => Judgement::Unclear(self.say(reply::unclear(answer, message!("a whole number")))),
        }
    }

    pub(super) fn solution(&self) -> String {
        self.answer().to_string()
    }

    pub(super) fn explanation(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.rules.iter().map(|rule| self.language.say(rule)).collect();
        let name = self.game.split(':').next().unwrap_or(&self.game);
        if let Some(theorem) = catalogue::find(name).and_then(|entry| entry.theorems.first()) {
            lines.push(self.say(message!(
                "Proved, by {theorem}: {statement}",
                theorem => theorem.name, statement => theorem.statement
            )));
        }
        lines
    }
}
