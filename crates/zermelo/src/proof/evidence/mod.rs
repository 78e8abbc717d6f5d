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
use crate::game::{AnyPosition, Meter, Player, Ruleset, StopReason, few_options};
use crate::solve::Limits;
use rustc_hash::FxHashSet;

/// The numbers of a proof.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
    lines: Vec<(Part, String)>,
    /// What was compared, a sentence each.
    pub(super) checked: Vec<String>,
    /// Where theorem and rules disagree.
    pub(super) counterexample: Option<String>,
}

impl Numbers {
    fn say(&mut self, part: Part, line: impl Into<String>) {
        self.lines.push((part, line.into()));
    }

    fn fails(&mut self, place: impl FnOnce() -> String) {
        if self.counterexample.is_none() {
            self.counterexample = Some(place());
        }
    }

    /// The lines of a part. They are given once.
    pub(super) fn take(&mut self, part: Part) -> Vec<String> {
        let (own, others) = std::mem::take(&mut self.lines).into_iter().partition(|(of, _)| *of == part);
        self.lines = others;
        let own: Vec<(Part, String)> = own;
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
fn name(game: &(dyn AnyGame + 'static), position: &AnyPosition) -> String {
    let text = game.print(position);
    if text.trim().is_empty() {
        return "the empty position".to_owned();
    }
    shortened(&text)
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST_NAME {
        return text.to_owned();
    }
    text.chars().take(LONGEST_NAME).chain(['…']).collect()
}

/// The first few of a list with ", " between them, and how many more there are.
fn listed(names: impl ExactSizeIterator<Item = String>, between: &str) -> String {
    let count = names.len();
    let shown: Vec<String> = names.take(MOST_NAMED).collect();
    let more = count - shown.len();
    let mut text = shown.join(between);
    if more > 0 {
        text += &format!("{between}and {more} more");
    }
    text
}

/// `, Left to move` where it matters.
fn mover_said(game: &(dyn AnyGame + 'static), player: Player) -> String {
    if Ruleset::is_impartial(game) { String::new() } else { format!(" with {player} to move") }
}

/// `1 position`, `2 positions`.
fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
