//! The numbers of proofs: for each part of a proof the lines that show it on the reader's position, and the comparison of
//! what the theorem says with the rules on all positions below.

mod engines;
mod game;
mod sequence;
mod special;
mod values;

pub(super) use engines::{of_depth, of_labels, of_loopy, of_random_order, of_sum};
pub(super) use game::of_game;
pub(super) use sequence::of_sequence;
pub(super) use special::{of_own_search, of_stealing};
pub(super) use values::{of_avoidance, of_forms};

use super::Part;
use crate::catalogue::AnyGame;
use crate::game::{
    AnyPosition, Ending, Message, Meter, Player, Ruleset, StopReason, Verdict, few_options, message,
};
use crate::solve::Limits;
use rustc_hash::FxHashSet;

/// The numbers of a proof.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
    lines: Vec<(Part, Message)>,
    /// What was compared, a sentence each.
    pub(super) checked: Vec<Message>,
    /// Where theorem and rules disagree.
    pub(super) counterexample: Option<Message>,
}

impl Numbers {
    fn say(&mut self, part: Part, line: Message) {
        self.lines.push((part, line));
    }

    fn fails(&mut self, place: impl FnOnce() -> Message) {
        if self.counterexample.is_none() {
            self.counterexample = Some(place());
        }
    }

    /// The lines of a part. They are given once.
    pub(super) fn take(&mut self, part: Part) -> Vec<Message> {
        let (own, others) = std::mem::take(&mut self.lines).into_iter().partition(|(of, _)| *of == part);
        self.lines = others;
        let own: Vec<(Part, Message)> = own;
        own.into_iter().map(|(_, line)| line).collect()
    }
}

/// At most this many positions are compared.
const MOST_POSITIONS: usize = 1_500;
/// Positions with more options are not looked at.
const MOST_OPTIONS: usize = 2_000;
/// So many options of all positions together are looked at.
const MOST_OPTIONS_OF_ALL: usize = 60_000;
/// At most this many positions or moves are named in a line.
const MOST_NAMED: usize = 6;
/// Positions are cut to this many characters.
const LONGEST_NAME: usize = 60;

/// All positions that can be reached, the given one first, by moves of either player in any order; `None` where they are
/// too many to compare. Play does not go on where a rule ends it.
fn positions_below(
    game: &(dyn AnyGame + 'static),
    start: &AnyPosition,
    limits: &Limits,
) -> Result<Option<Vec<AnyPosition>>, StopReason> {
    let mut meter = Meter::start(limits, "comparing a theorem with the rules")?;
    let mut met: FxHashSet<AnyPosition> = FxHashSet::default();
    met.insert(start.clone());
    let mut found = vec![start.clone()];
    let mut next = 0;
    let mut tried = 0;
    while let Some(position) = found.get(next).cloned() {
        next += 1;
        meter.count_position(size_of::<AnyPosition>() + AnyGame::heap_bytes(game, &position))?;
        for &player in movers(game) {
            if AnyGame::ending(game, &position, player).is_some() {
                continue;
            }
            let Some(options) = few_options(game, &position, player, MOST_OPTIONS) else { return Ok(None) };
            tried += options.len();
            for option in options {
                if met.insert(option.clone()) {
                    found.push(option);
                }
            }
            if found.len() > MOST_POSITIONS || tried > MOST_OPTIONS_OF_ALL {
                return Ok(None);
            }
        }
    }
    Ok(Some(found))
}

/// The players whose moves have to be looked at.
fn movers(game: &(dyn AnyGame + 'static)) -> &'static [Player] {
    if Ruleset::is_impartial(game) { &[Player::Left] } else { &Player::BOTH }
}

/// A position as it stands in a line.
fn name(game: &(dyn AnyGame + 'static), position: &AnyPosition) -> Message {
    let text = game.print(position);
    if text.trim().is_empty() {
        return message!("the empty position");
    }
    Message::verbatim(shortened(&text))
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST_NAME {
        return text.to_owned();
    }
    text.chars().take(LONGEST_NAME).chain(['…']).collect()
}

/// The first few of a list with ", " between them, and how many more there are.
fn listed(names: impl ExactSizeIterator<Item = Message>) -> Message {
    let count = names.len();
    let mut shown: Vec<Message> = names.take(MOST_NAMED).collect();
    let more = count - shown.len();
    if more > 0 {
        shown.push(message!("and {more} more", more));
    }
    Message::sequence(shown)
}

/// A position, and who moves there, where it matters.
fn with_mover(game: &(dyn AnyGame + 'static), position: Message, player: Player) -> Message {
    if Ruleset::is_impartial(game) {
        position
    } else {
        message!("{position} with {player} to move", position => position, player => player)
    }
}

/// `1 position`, `2 positions`.
fn positions(count: usize) -> Message {
    if count == 1 { message!("1 position") } else { message!("{count} positions", count) }
}

/// `1 move`, `2 moves`.
fn moves(count: usize) -> Message {
    if count == 1 { message!("1 move") } else { message!("{count} moves", count) }
}

/// `win`, `loss`, `draw`.
fn result_words(result: Ending) -> Message {
    Message::words(result.word())
}

/// `win 3`, `draw`.
fn verdict_words(verdict: Verdict) -> Message {
    let result = result_words(verdict.result());
    match verdict.distance() {
        Some(plies) => message!("{result} {plies}", result => result, plies),
        None => result,
    }
}
