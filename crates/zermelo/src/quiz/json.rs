//! Exercises as JSON, in the form of the schema `zermelo/quiz/1`.

use super::{Asked, Exercise, Level, PayoffTree, PositionExercise};
use crate::answer::picture_in;
use crate::json;
use serde::Serialize;
use std::io;

#[derive(Serialize)]
struct JsonQuiz<'a> {
    schema: &'static str,
    level: u8,
    seed: u64,
    exercises: Vec<JsonExercise<'a>>,
}

#[derive(Serialize)]
struct JsonExercise<'a> {
    asked: &'static str,
    question: String,
    position: Option<JsonPosition<'a>>,
    tree: Option<Vec<JsonNode<'a>>>,
    choices: Option<Vec<String>>,
    rules: Vec<JsonRules>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<JsonSolution>,
}

#[derive(Serialize)]
struct JsonPosition<'a> {
    game: &'a str,
    position: String,
    convention: &'static str,
    to_move: Option<String>,
    picture: Option<String>,
}

#[derive(Serialize)]
struct JsonNode<'a> {
    name: Option<char>,
    to_move: Option<String>,
    children: &'a [usize],
    payoff: Option<i64>,
}

#[derive(Serialize)]
struct JsonRules {
    game: String,
    rules: String,
}

#[derive(Serialize)]
struct JsonSolution {
    answers: Vec<String>,
    explanation: Vec<String>,
}

/// Writes exercises that were drawn on a level from a seed as one line of JSON in the form of the schema
/// `zermelo/quiz/1`, with their solutions where these are wanted.
pub fn write_exercises_json(
    exercises: &[Exercise],
    level: Level,
    seed: u64,
    with_solutions: bool,
    mut writer: impl io::Write,
) -> io::Result<()> {
    let exercises = exercises.iter().map(|exercise| JsonExercise::of(exercise, with_solutions)).collect();
    let json = JsonQuiz { schema: "zermelo/quiz/1", level: level.number(), seed, exercises };
    json::write_line(&json, &mut writer)
}

impl<'a> JsonExercise<'a> {
    fn of(exercise: &'a Exercise, with_solution: bool) -> Self {
        let (position, tree) = match exercise {
            Exercise::Position(exercise) => (Some(JsonPosition::of(exercise)), None),
            Exercise::Tree(exercise) => (None, Some(nodes_of(exercise.tree()))),
            Exercise::Rule(_) => (None, None),
        };
        let rules = exercise.games().into_iter().map(|(game, entry)| JsonRules {
            game,
            rules: exercise.language().say(&entry.rules.as_ref().into()),
        });
        Self {
            asked: exercise.asked().word(),
            question: exercise.question(),
            position,
            tree,
            choices: exercise.choices(),
            rules: rules.collect(),
            solution: with_solution
                .then(|| JsonSolution { answers: exercise.answers(), explanation: exercise.explanation() }),
        }
    }
}

impl<'a> JsonPosition<'a> {
    fn of(exercise: &'a PositionExercise) -> Self {
        let opened = exercise.game();
        let rules = &opened.game;
        Self {
            game: &opened.name,
            position: rules.print(&opened.position),
            convention: exercise.convention().word(),
            to_move: (!rules.is_impartial()).then(|| exercise.mover().to_string().to_lowercase()),
            picture: picture_in(exercise.language(), rules.as_ref(), &opened.position, exercise.convention()),
        }
    }
}

fn nodes_of(tree: &PayoffTree) -> Vec<JsonNode<'_>> {
    let node = |number| {
        let payoff = tree.payoff(number);
        let to_move = payoff.is_none().then(|| tree.mover(number).to_string().to_lowercase());
        JsonNode { name: tree.name(number), to_move, children: tree.children(number), payoff }
    };
    (0..tree.node_count()).map(node).collect()
}

impl Asked {
    /// The word in JSON.
    const fn word(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::WinningMove => "winning-move",
            Self::GrundyValue => "grundy-value",
            Self::TreeValue => "tree-value",
            Self::TreeMove => "tree-move",
            Self::LostHeap => "lost-heap",
        }
    }
}
