//! Running a case.

use super::large_nimbers;
use super::read::{Case, Command, Mover, Wall};
use crate::catalogue::{AnySums, Engines, OpenGame, SumPosition, SumSetup};
use crate::game::{AnyPosition, Convention, Message, Outcome, Player, StopReason, few_options, message};
use crate::solve::grundy::GrundyError;
use crate::solve::sums::store_bytes;
use crate::solve::{Limits, MOST_RATED_MOVES};
use crate::value::{Algebra, Store, ValueError, ValueId};
use dashu_int::UBig;
use std::num::NonZeroUsize;
use zermelo_core::Arrange;

/// How a case ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// As expected.
    Passed,
    /// Otherwise than expected.
    Failed,
    /// Nothing was expected.
    Unchecked,
    /// A limit stopped it.
    Stopped,
    /// The question has no answer.
    Refused,
}

impl Status {
    /// A word for tables that programs read.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed => "FAILED",
            Self::Unchecked => "unchecked",
            Self::Stopped => "stopped",
            Self::Refused => "refused",
        }
    }

    /// The word for people.
    pub fn said(self) -> Message {
        Message::words(self.word())
    }

    /// How many cases ended so.
    pub(super) fn counted(self, count: usize) -> Message {
        match self {
            Self::Passed => message!("{count} passed", count),
            Self::Failed => message!("{count} FAILED", count),
            Self::Unchecked => message!("{count} unchecked", count),
            Self::Stopped => message!("{count} stopped", count),
            Self::Refused => message!("{count} refused", count),
        }
    }
}

/// What came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseResult {
    /// How it ended.
    pub status: Status,
    /// What was found, or why nothing was.
    pub found: Message,
    /// What was expected; empty where nothing was.
    pub expected: String,
    /// The sums that were searched.
    pub nodes: u64,
}

/// Why there is no answer.
pub(super) enum Halt {
    Stopped(StopReason),
    Refused(Message),
}

impl From<StopReason> for Halt {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

impl From<ValueError> for Halt {
    fn from(error: ValueError) -> Self {
        match error {
            ValueError::Stopped(reason) => Self::Stopped(reason),
            other => Self::Refused(other.to_string().into()),
        }
    }
}

impl From<GrundyError> for Halt {
    fn from(error: GrundyError) -> Self {
        match error {
            GrundyError::Stopped(reason) => Self::Stopped(reason),
            other => Self::Refused(other.to_string().into()),
        }
    }
}

/// Runs a case within limits.
pub fn run(case: &Case, limits: &Limits) -> CaseResult {
    let mut nodes = 0;
    let expected = expectation(&case.command);
    let answered = match &case.command {
        Command::Thermograph(_) => thermograph(&case.opened, limits),
        command => searched(case, command, limits, &mut nodes),
    };
    let (status, found) = match answered {
        Err(Halt::Stopped(reason)) => (Status::Stopped, reason.into()),
        Err(Halt::Refused(message)) => (Status::Refused, message),
        Ok(found) => {
            let status = match &expected {
                None => Status::Unchecked,
                Some(expected) if *expected == found => Status::Passed,
                Some(_) => Status::Failed,
            };
            (status, Message::verbatim(found))
        }
    };
    CaseResult { status, found, expected: expected.unwrap_or_default(), nodes }
}

/// What is expected, as it would be found.
fn expectation(command: &Command) -> Option<String> {
    match command {
        Command::Winner(_, wins) => wins.map(|wins| outcome(wins).to_owned()),
        Command::Grundy(value) => value.map(|value| value.to_string()),
        Command::WinningMoves(_, moves) => moves.clone().map(move_list),
        Command::Thermograph(walls) => walls.as_ref().map(|walls| walls_text(walls)),
    }
}

const fn outcome(wins: bool) -> &'static str {
    if wins { "win" } else { "loss" }
}

/// Names in order, or `None`.
fn move_list(mut names: Vec<String>) -> String {
    for name in &mut names {
        *name = name.to_lowercase();
    }
    names.arrange();
    names.dedup();
    if names.is_empty() { "None".to_owned() } else { names.join(" ") }
}

fn searched(case: &Case, command: &Command, limits: &Limits, nodes: &mut u64) -> Result<String, Halt> {
    let game = case.opened.game.as_ref();
    if let Command::Winner(player, _) = command
        && !game.is_impartial()
        && large_nimbers::are_there(game, &case.opened.position, limits)?
    {
        let wins = large_nimbers::wins(game, &case.opened.position, *player, limits)?;
        return Ok(outcome(wins).to_owned());
    }
    let store = Store::with_budget(Some(store_bytes(limits)));
    let mut sums = game.sums(&store, Convention::Normal, SumSetup::default(), limits)?;
    let found = match by_search(case, command, &mut sums) {
        // The search has no room for a large nimber, of which more is known than its options.
        Err(Halt::Stopped(reason @ StopReason::Capacity(_))) => {
            by_values(case, command, limits)?.ok_or(Halt::Stopped(reason))
        }
        found => found,
    };
    *nodes = sums.counts().nodes;
    found
}

fn by_search(case: &Case, command: &Command, sums: &mut AnySums) -> Result<String, Halt> {
    let position = &case.opened.position;
    Ok(match command {
        Command::Winner(player, _) => outcome(sums.wins(position, *player)?).to_owned(),
        Command::Grundy(_) => match sums.nimber(position)? {
            Some(nimber) => nimber.to_string(),
            None => return Err(Halt::Refused(message!("a partizan sum has no Grundy value"))),
        },
        Command::WinningMoves(mover, _) => move_list(winning_moves(case, *mover, sums)?),
        Command::Thermograph(_) => String::new(),
    })
}

/// The winner and the Grundy value by the values of the components; `None` for other commands.
fn by_values(case: &Case, command: &Command, limits: &Limits) -> Result<Option<String>, Halt> {
    let (game, position) = (case.opened.game.as_ref(), &case.opened.position);
    let nimber = || -> Result<UBig, Halt> { Ok(game.grundy_values(limits)?.value(position)?) };
    Ok(match command {
        Command::Winner(..) if game.is_impartial() => Some(outcome(!nimber()?.is_zero()).to_owned()),
        Command::Winner(player, _) => {
            let store = Store::within(limits);
            let parts = game.values(&store, NonZeroUsize::MIN, limits)?.summands(position)?;
            let (found, _) = Algebra::new(&store, limits)?.outcome_of_sum(&parts)?;
            Some(outcome(found == Outcome::N || found == player_wins(*player)).to_owned())
        }
        Command::Grundy(_) => Some(nimber()?.to_string()),
        Command::WinningMoves(..) | Command::Thermograph(_) => None,
    })
}

const fn player_wins(player: Player) -> Outcome {
    match player {
        Player::Left => Outcome::L,
        Player::Right => Outcome::R,
    }
}

/// The names of the moves that win, in a sum each with the number of its game before it.
fn winning_moves(case: &Case, mover: Mover, sums: &mut AnySums) -> Result<Vec<String>, Halt> {
    let (game, position) = (case.opened.game.as_ref(), &case.opened.position);
    let player = match mover {
        Mover::Player(player) => player,
        Mover::Either if game.is_impartial() => Player::Left,
        Mover::Either => return Err(Halt::Refused(message!("in a partizan sum it matters who moves"))),
    };
    let too_many = || Halt::Refused(message!("there are more than {count} moves", count = MOST_RATED_MOVES));
    let mut names = Vec::new();
    let summands = game.summands();
    if summands.is_empty() {
        for option in few_options(game, position, player, MOST_RATED_MOVES).ok_or_else(too_many)? {
            if !sums.wins(&option, player.opponent())? {
                names.push(short(&case.text, &game.move_label(position, &option, player)));
            }
        }
        return Ok(names);
    }
    let parts: &SumPosition = position.expect();
    for (place, (summand, part)) in summands.iter().zip(parts).enumerate() {
        let own = summand.game.as_ref();
        for option in few_options(own, part, player, MOST_RATED_MOVES).ok_or_else(too_many)? {
            let mut next = parts.clone();
            next[place] = option.clone();
            if !sums.wins(&AnyPosition::new(next), player.opponent())? {
                let label = own.move_label(part, &option, player);
                names.push(format!("{place}:{}", short(&case.text, &label)));
            }
        }
    }
    Ok(names)
}

/// The name of a move without blanks; on strips cells have numbers.
fn short(text: &str, label: &str) -> String {
    // In an impartial form it is no matter whose move it would be.
    let label = label.strip_prefix("Left: ").or_else(|| label.strip_prefix("Right: ")).unwrap_or(label);
    let label = label.replace(' ', "");
    if !text.contains("_1xn") {
        return label;
    }
    label.split('-').map(|cell| column(cell).unwrap_or_else(|| cell.to_owned())).collect::<Vec<_>>().join("-")
}

/// The number of the column of a cell in the first row: `c1` is 3.
fn column(cell: &str) -> Option<String> {
    let letters = cell.strip_suffix('1')?;
    let digit = |letter: char| letter.is_ascii_lowercase().then(|| letter as usize - 'a' as usize + 1);
    let number = letters.chars().try_fold(0_usize, |number, letter| Some(number * 26 + digit(letter)?))?;
    (number > 0).then(|| number.to_string())
}

fn thermograph(opened: &OpenGame, limits: &Limits) -> Result<String, Halt> {
    let store = Store::within(limits);
    let mut values = opened.game.values(&store, NonZeroUsize::MIN, limits)?;
    let summands = values.summands(&opened.position)?;
    let mut algebra = Algebra::new(&store, limits)?;
    let mut sum = ValueId::ZERO;
    for summand in summands {
        sum = algebra.sum(sum, summand)?;
    }
    let found = algebra.thermograph(sum)?;
    let wall = |wall: &crate::value::Wall| -> Wall {
        wall.corners().iter().map(|corner| (corner.score.clone(), corner.temperature.clone())).collect()
    };
    Ok(walls_text(&[wall(&found.left), wall(&found.right)]))
}

/// `L: (2, -1) (0, 5) R: …`, without points in the middle of a straight line.
fn walls_text(walls: &[Wall; 2]) -> String {
    let [left, right] = walls.each_ref().map(|wall| {
        let corners = (0..wall.len()).filter(|&at| is_corner(wall, at));
        let points = corners.map(|at| format!("({}, {})", wall[at].0, wall[at].1));
        points.collect::<Vec<_>>().join(" ")
    });
    format!("L: {left} R: {right}")
}

fn is_corner(wall: &Wall, at: usize) -> bool {
    let (Some(before), Some(after)) = (at.checked_sub(1).map(|at| &wall[at]), wall.get(at + 1)) else {
        return true;
    };
    // Slopes are −1, 0 and 1, so that their signs tell them apart.
    wall[at].0.cmp(&before.0) != after.0.cmp(&wall[at].0)
}
