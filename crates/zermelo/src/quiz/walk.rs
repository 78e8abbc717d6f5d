//! Random positions of a game: random moves from a position where it may begin.

use super::position::{PositionExercise, Requirements, Solved};
use super::{Asked, Exercise, Level, QuizError};
use crate::catalogue::OpenGame;
use crate::game::{Convention, Player, few_options};
use crate::language::Language;
use crate::random::SplitMix64;
use crate::solve::{Limits, StopReason};

/// At most this many walks are made for a position that is an exercise.
const MOST_WALKS: usize = 24;
/// At most this many of them for one with the wanted winner.
const MOST_WALKS_FOR_THE_WINNER: usize = 8;
/// The longest walk, for games that grow no smaller.
const LONGEST_WALK: usize = 40;
/// Starts with more moves than this are not walked from.
const MOST_OPTIONS: usize = 2_000;

/// An exercise on a position that random moves reach from one of the starts.
pub(super) fn exercise(
    starts: &[OpenGame],
    level: Level,
    language: Language,
    random: &mut SplitMix64,
    limits: &Limits,
) -> Result<Exercise, QuizError> {
    let most_moves = match level {
        Level::Easy => 8,
        Level::Medium => 16,
        Level::Hard => 40,
    };
    let asked = [Asked::Winner, Asked::WinningMove, Asked::GrundyValue];
    let mut best: Option<PositionExercise> = None;
    for walk in 0..MOST_WALKS {
        if best.is_some() && walk >= MOST_WALKS_FOR_THE_WINNER {
            break;
        }
        // A game that has many moves everywhere is taken as it is.
        let most_moves = if walk < MOST_WALKS / 2 { most_moves } else { 2 * most_moves };
        let Some(start) = random.pick(starts) else { break };
        let Some((game, mover)) = walked(start, most_moves, longest_beyond(walk), random) else { continue };
        // So is one that never leaves much of a choice.
        let fewest_moves = if walk < 3 * MOST_WALKS / 4 { 2 } else { 1 };
        let required = Requirements { asked: &asked, fewest_moves, most_moves, language };
        let solved = Solved::new(game, Convention::Normal, mover, required, limits)?;
        let Some(solved) = solved else { continue };
        let (made, is_as_wanted) = PositionExercise::near(solved, required, random, limits)?;
        if is_as_wanted {
            return Ok(Exercise::Position(Box::new(made)));
        }
        best.get_or_insert(made);
    }
    let name = starts.first().map_or_else(String::new, |start| start.name.clone());
    best.map(|made| Exercise::Position(Box::new(made))).ok_or(QuizError::NoPosition(name))
}

/// How many moves a walk may go on from where there are few: fewer and fewer, for play that is soon over.
const fn longest_beyond(walk: usize) -> u64 {
    match walk {
        0..=5 => 4,
        6..=11 => 2,
        12..=17 => 1,
        _ => 0,
    }
}

/// Random moves, some of them, until the player to move has few. `None` where play ends before, or there are too many
/// moves to choose from.
fn walked(
    start: &OpenGame,
    most_moves: usize,
    beyond: u64,
    random: &mut SplitMix64,
) -> Option<(OpenGame, Player)> {
    let mut game = start.clone();
    let mut mover = start.to_move.unwrap_or(if random.chance(1, 2) { Player::Left } else { Player::Right });
    if game.game.illegal(&game.position, mover).is_some() {
        mover = mover.opponent();
    }
    let mut more = random.below(beyond + 1);
    for _ in 0..LONGEST_WALK {
        let rules = game.game.as_ref();
        if rules.ending(&game.position, mover).is_some() {
            return None;
        }
        let options = few_options(rules, &game.position, mover, MOST_OPTIONS)?;
        if options.len() <= most_moves {
            if more == 0 {
                break;
            }
            more -= 1;
        }
        game = game.at(random.pick(&options)?.clone())?;
        mover = mover.opponent();
    }
    Some((game, mover))
}

/// An exercise on a position that is given, or beside it. `None` where it is none.
pub(super) fn at(
    game: OpenGame,
    convention: Convention,
    required: Requirements,
    random: &mut SplitMix64,
    limits: &Limits,
) -> Result<Option<(PositionExercise, bool)>, StopReason> {
    let mover = game.to_move.unwrap_or(Player::Left);
    let Some(solved) = Solved::new(game, convention, mover, required, limits)? else {
        return Ok(None);
    };
    PositionExercise::near(solved, required, random, limits).map(Some)
}
