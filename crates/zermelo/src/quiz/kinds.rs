//! The kinds of exercises, each a generator of small positions.

use super::position::{PositionExercise, Requirements};
use super::rule::RuleExercise;
use super::tree::TreeExercise;
use super::{Asked, Exercise, Kind, Level, QuizError, walk};
use crate::catalogue;
use crate::game::{Convention, Player, few_options};
use crate::language::Language;
use crate::random::SplitMix64;
use crate::solve::Limits;
use zermelo_core::Arrange;

const WINNER_OR_MOVE: &[Asked] = &[Asked::Winner, Asked::WinningMove];
/// At most this many positions are drawn for one that is an exercise with the wanted winner.
const MOST_DRAWN: usize = 40;
/// No kind has positions with more moves.
const MOST_MOVES: usize = 120;

/// An exercise of a kind.
pub(super) fn exercise(
    kind: Kind,
    level: Level,
    language: Language,
    random: &mut SplitMix64,
    limits: &Limits,
) -> Result<Exercise, QuizError> {
    if kind == Kind::Minimax && (level == Level::Easy || random.chance(1, 2)) {
        return Ok(Exercise::Tree(TreeExercise::random(level, language, random)));
    }
    if matches!(kind, Kind::Rule | Kind::Generalise) {
        let generalise = kind == Kind::Generalise;
        return Ok(Exercise::Rule(RuleExercise::random(generalise, level, language, random, limits)?));
    }
    let asked = match kind {
        Kind::TakeAway | Kind::Nim | Kind::Minimax | Kind::Rule | Kind::Generalise => WINNER_OR_MOVE,
        Kind::Grundy => &[Asked::GrundyValue][..],
        Kind::Sums => &[Asked::Winner, Asked::WinningMove, Asked::GrundyValue],
    };
    let required = Requirements { asked, fewest_moves: 2, most_moves: MOST_MOVES, language };
    let mut last: Option<PositionExercise> = None;
    for _ in 0..MOST_DRAWN {
        let (text, convention) = match kind {
            Kind::TakeAway | Kind::Rule | Kind::Generalise => take_away(level, random),
            Kind::Nim => nim(level, random),
            Kind::Grundy => (grundy(level, random), Convention::Normal),
            Kind::Sums => (sum(level, random), Convention::Normal),
            Kind::Minimax => match tic_tac_toe(level, random) {
                Some(text) => (text, Convention::Normal),
                None => continue,
            },
        };
        let Ok(game) = catalogue::open(&text) else { continue };
        let Some((made, is_as_wanted)) = walk::at(game, convention, required, random, limits)? else {
            continue;
        };
        last = Some(made);
        if is_as_wanted {
            break;
        }
    }
    let made = last.map(|made| Exercise::Position(Box::new(made)));
    made.ok_or_else(|| QuizError::NoPosition(kind.name().to_owned()))
}

/// Heap sizes with blanks between them.
fn heaps(random: &mut SplitMix64, count: u64, least: u64, most: u64) -> String {
    let sizes: Vec<String> = (0..count).map(|_| random.between(least, most).to_string()).collect();
    sizes.join(" ")
}

/// A set of two or three takes, such as `1,3,4`.
pub(super) fn takes(random: &mut SplitMix64, most: u64) -> String {
    let mut takes: Vec<u64> = (1..=most).collect();
    random.shuffle(&mut takes);
    takes.truncate(random.between(2, 3) as usize);
    takes.arrange();
    takes.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

fn take_away(level: Level, random: &mut SplitMix64) -> (String, Convention) {
    let bash = |random: &mut SplitMix64| {
        let most = random.between(2, 5);
        format!("bash:{most} {}", random.between(most + 2, 20))
    };
    let text = match (level, random.below(3)) {
        (Level::Easy, _) => bash(random),
        (Level::Medium, 0) => format!("31:{} {}", random.between(2, 4), random.between(7, 21)),
        (Level::Medium, _) => format!("subtraction:{} {}", takes(random, 6), random.between(7, 20)),
        (Level::Hard, 0) => format!("fibonacci-nim {}", random.between(8, 40)),
        (Level::Hard, 1) => return (bash(random), Convention::Misere),
        (Level::Hard, _) => format!("subtraction:{} {}", takes(random, 7), heaps(random, 2, 5, 15)),
    };
    (text, Convention::Normal)
}

fn nim(level: Level, random: &mut SplitMix64) -> (String, Convention) {
    let (fewest, most, largest) = match level {
        Level::Easy => (2, 3, 7),
        Level::Medium => (3, 4, 15),
        Level::Hard => (3, 4, 31),
    };
    let is_misere = level == Level::Hard && random.chance(1, 3);
    let count = random.between(fewest, most);
    // Misère Nim differs from Nim where heaps are small only.
    let largest = if is_misere { 5 } else { largest };
    let convention = if is_misere { Convention::Misere } else { Convention::Normal };
    (format!("nim {}", heaps(random, count, 1, largest)), convention)
}

/// A position with a Grundy value.
fn grundy(level: Level, random: &mut SplitMix64) -> String {
    match (level, random.below(5)) {
        (Level::Easy, 0) => format!("bash:{} {}", random.between(2, 5), random.between(5, 20)),
        (Level::Easy, 1) => format!("nim {}", heaps(random, 2, 1, 7)),
        (Level::Easy, 2) => format!("nim {}", heaps(random, 3, 1, 7)),
        (Level::Easy, _) => format!("subtraction:{} {}", takes(random, 5), random.between(4, 14)),
        (Level::Medium, 0) => format!("kayles {}", random.between(3, 8)),
        (Level::Medium, 1) => format!("grundys-game {}", random.between(5, 12)),
        (Level::Medium, 2) => format!("wythoff {}", heaps(random, 2, 1, 4)),
        (Level::Medium, 3) => format!("lasker-nim {}", heaps(random, 2, 2, 9)),
        (Level::Medium, _) => format!("subtraction:{} {}", takes(random, 6), heaps(random, 2, 4, 14)),
        (Level::Hard, 0) => format!("kayles {}", heaps(random, 2, 4, 10)),
        (Level::Hard, 1) => format!("wythoff {}", heaps(random, 2, 3, 7)),
        (Level::Hard, 2) => format!("hackenbush {}", green_tree(random, 9)),
        (Level::Hard, 3) => format!("dawsons-kayles {}", heaps(random, 2, 5, 10)),
        (Level::Hard, _) => format!("cram {}x{}", random.between(1, 3), random.between(3, 4)),
    }
}

/// A random green tree with from 4 to `most` edges, in the notation of Hackenbush: each edge stands on the ground or on
/// one made before, as a random recursive tree.
fn green_tree(random: &mut SplitMix64, most: u64) -> String {
    let edges = random.between(4, most);
    let mut text = String::new();
    for edge in 1..=edges {
        let below = random.below(edge);
        let below = if below == 0 { "ground".to_owned() } else { format!("v{below}") };
        text += &format!("{}{below}-v{edge}:e", if edge > 1 { " " } else { "" });
    }
    text
}

/// A sum of different games.
fn sum(level: Level, random: &mut SplitMix64) -> String {
    let mut games: Vec<fn(&mut SplitMix64) -> String> = vec![
        |random| format!("nim {}", random.between(2, 7)),
        |random| format!("bash:{} {}", random.between(2, 4), random.between(4, 10)),
        |random| format!("subtraction:{} {}", takes(random, 5), random.between(4, 9)),
    ];
    if level > Level::Easy {
        games.extend([
            (|random| format!("kayles {}", random.between(2, 6))) as fn(&mut SplitMix64) -> String,
            |random| format!("wythoff {}", heaps(random, 2, 1, 3)),
            |random| format!("grundys-game {}", random.between(3, 9)),
        ]);
    }
    if level > Level::Medium {
        games.extend([
            (|random| format!("hackenbush {}", green_tree(random, 6))) as fn(&mut SplitMix64) -> String,
            |random| format!("lasker-nim {}", random.between(3, 8)),
        ]);
    }
    random.shuffle(&mut games);
    games.truncate(match level {
        Level::Easy => 2,
        Level::Medium => 3,
        Level::Hard => random.between(3, 4) as usize,
    });
    let parts: Vec<String> = games.iter().map(|game| game(random)).collect();
    parts.join(" + ")
}

/// A board of Tic-tac-toe that random play has filled but for a few cells. `None` where somebody has won before.
fn tic_tac_toe(level: Level, random: &mut SplitMix64) -> Option<String> {
    let free = if level == Level::Hard { random.between(4, 6) } else { random.between(3, 4) };
    let start = catalogue::open("tictactoe empty").ok()?;
    let mut position = start.position.clone();
    let mut mover = Player::Left;
    for _ in free..9 {
        let options = few_options(start.game.as_ref(), &position, mover, 9)?;
        position = random.pick(&options)?.clone();
        mover = mover.opponent();
    }
    start
        .game
        .ending(&position, mover)
        .is_none()
        .then(|| format!("tictactoe {}", start.game.print(&position)))
}
