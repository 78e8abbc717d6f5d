//! The computer's move, and exercises.

use super::{bad_input, one_of, solving, written};
use crate::{Question, Refusal};
use serde_json::json;
use zermelo::answer::{self, Confidence, Mover, Only};
use zermelo::catalogue::{AnyGame, OpenGame};
use zermelo::game::random::SplitMix64;
use zermelo::game::{Player, few_options, message};
use zermelo::quiz::{Exercises, Kind, Level, QuizError, Source, write_exercises_json};

/// Moves are chosen among so many.
const MOST_MOVES: usize = 100_000;

/// One move of the computer, of a strength that is asked for: in how many of eight moves it does not look.
pub(super) fn play(question: &Question) -> Result<String, Refusal> {
    let options = &question.request.options;
    let strengths = [("perfect", 0), ("good", 1), ("weak", 4), ("random", 8)];
    let blind = one_of("strength", options.strength.as_deref(), 0, &strengths)?;
    let asked = solving::asked(question)?;
    let mover = asked.mover().unwrap_or(Player::Left);
    let asked = answer::Question { to_move: Some(mover), only: Only::Moves, ..asked };
    let game = asked.game.clone();
    let moves = few_options(game.game.as_ref(), &game.position, mover, MOST_MOVES)
        .ok_or_else(|| bad_input(message!("there are more than {most} moves", most = MOST_MOVES)))?;
    let over = AnyGame::ending(game.game.as_ref(), &game.position, mover).is_some();
    if moves.is_empty() || over {
        return Ok(
            json!({ "schema": "zermelo/play/1", "move": null, "by": "no move", "result": null }).to_string()
        );
    }
    let mut random = SplitMix64::new(options.seed.unwrap_or(1));
    let any = random.below(moves.len() as u64) as usize;
    if random.below(8) < blind {
        return Ok(chosen(&game, mover, &moves[any], "chance", None));
    }
    let answer = answer::answer(&asked, &question.limits).map_err(|error| bad_input(error.message()))?;
    let is_own = |mover_of: Mover| matches!(mover_of, Mover::Both) || mover_of == Mover::Only(mover);
    let best = answer.moves.iter().find(|one| is_own(one.player) && one.verdict.is_some());
    let found = best.and_then(|best| {
        let at = moves.iter().find(|to| game.game.move_label(&game.position, to, mover) == best.label)?;
        Some((at, best.verdict.map(|verdict| verdict.result().word())))
    });
    let stopped = matches!(answer.confidence, Confidence::Stopped(_));
    Ok(match found {
        Some((to, result)) => chosen(&game, mover, to, &answer.by, result),
        None if stopped => chosen(&game, mover, &moves[any], "chance: a limit was reached", None),
        None => chosen(&game, mover, &moves[any], "chance", None),
    })
}

fn chosen(
    game: &OpenGame,
    mover: Player,
    to: &zermelo::catalogue::AnyPosition,
    by: &str,
    result: Option<&str>,
) -> String {
    let text = game.game.print(to);
    let subject = if game.name == "sum" { text.clone() } else { format!("{} {text}", game.name) };
    json!({
        "schema": "zermelo/play/1",
        "move": {
            "player": mover.to_string().to_lowercase(),
            "label": game.game.move_label(&game.position, to, mover),
            "to": text,
            "subject": subject,
        },
        "by": by,
        "result": result,
    })
    .to_string()
}

pub(super) fn quiz(question: &Question) -> Result<String, Refusal> {
    let (input, options) = (question.subject(), &question.request.options);
    let names: Vec<(&str, Option<Kind>)> = Kind::ALL.iter().map(|&kind| (kind.name(), Some(kind))).collect();
    let kind = one_of("kind", options.kind.as_deref(), None, &names)?;
    let source = match (kind, input.is_empty()) {
        (Some(kind), _) => Source::Kinds(vec![kind]),
        (None, true) => Source::Kinds(Kind::IN_TURN.to_vec()),
        (None, false) => Source::game_with(&input, &question.files)?,
    };
    let number = options.level.unwrap_or(1);
    let level = Level::from_number(number.into()).ok_or_else(|| {
        bad_input(message!(
            "{option}: '{given}' is not one of {known}",
            option = "level",
            given = number,
            known = "1, 2, 3"
        ))
    })?;
    let count = options.count.unwrap_or(5).min(1000);
    let seed = options.seed.unwrap_or(1);
    let mut exercises = Exercises::new(source, level, seed).in_language(question.language()?);
    let drawn = (0..count).map(|_| exercises.draw(&question.limits));
    let drawn = drawn.collect::<Result<Vec<_>, _>>().map_err(|error| match error {
        QuizError::Stopped(reason) => Refusal::stopped_by(reason),
        error @ QuizError::NoPosition(_) => bad_input(error.message()),
    })?;
    written(|output| write_exercises_json(&drawn, level, seed, options.solutions, output))
}
