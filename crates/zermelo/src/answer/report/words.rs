//! The words of answers: what claims rest on, how verdicts follow, and what else is to be known, made from findings.

use super::super::plan::{Purpose, Theory};
use super::super::run::{Attempt, Count, Evidence, Means, Outcome, Reasoning, Remark, Stop};
use super::super::value::reason_words;
use crate::game::{Choice, Ending, Message, Player, Score, message};
use crate::nimber::LoopyValue;
use crate::rulesets::heap::columns;
use dashu_int::UBig;

const CANONICAL_FORMS: &str = "Conway, On Numbers and Games, chapter 10; Winning Ways, chapter 3; Siegel, Combinatorial \
                               Game Theory, section II.2";

const SPRAGUE_GRUNDY: &str = "R. Sprague, Über mathematische Kampfspiele, Tôhoku Math. J. 41 (1935); P. M. Grundy, \
                              Mathematics and games, Eureka 2 (1939)";

const SMITH: &str = "C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); Winning Ways, chapter 12; \
                     Siegel, Combinatorial Game Theory, section IV.4";

/// Components of sums with more are not listed.
const MOST_PARTS: usize = 24;

/// What a claim rests on, as in "by Bouton's theorem".
pub(super) fn means_words(means: &Means) -> Message {
    match means {
        Means::Theorem(reference) => reference.name.into(),
        Means::GrundyValues(0 | 1) => "the Sprague–Grundy theorem".into(),
        Means::GrundyValues(count) => message!("the Sprague–Grundy theorem on {count} components", count),
        Means::LoopyGrundyValues(0 | 1) => "Smith's theorem".into(),
        Means::LoopyGrundyValues(count) => message!("Smith's theorem on {count} components", count),
        Means::CanonicalForms(0 | 1) => "the canonical form".into(),
        Means::CanonicalForms(count) => message!("the canonical forms of {count} components", count),
        Means::Retrograde(count) => {
            message!("retrograde analysis of {positions}", positions => positions(*count))
        }
        Means::Table(method) => table_words(method),
        Means::Search(count) => message!("top-down search of {positions}", positions => positions(*count)),
        Means::SumSearch(1) => "a search of 1 sum of components".into(),
        Means::SumSearch(count) => {
            message!("a search of {count} sums of components", count = grouped(*count))
        }
        Means::GameSearch(0) => "bounds of the game".into(),
        Means::BoundsOrKept => "bounds of the game, or what was kept of an earlier search".into(),
        Means::GameSearch(count) => {
            message!("a search of {positions} made for this game", positions => positions(*count))
        }
        Means::Depth { prune, depth: None } => message!("{engine} to the end", engine => depth_name(*prune)),
        Means::Depth { prune, depth: Some(plies) } => {
            message!("{engine} to depth {plies}", engine => depth_name(*prune), plies)
        }
        Means::RandomOrder { seed } => message!("AND-OR evaluation in random order (seed {seed})", seed),
    }
}

/// A table, in the words of the engine that made it.
pub(in crate::answer) fn table_words(method: &str) -> Message {
    method.to_owned().into()
}

/// Where a theory stands.
pub(super) const fn source(means: &Means) -> Option<&'static str> {
    match means {
        Means::Theorem(reference) => Some(reference.source),
        Means::GrundyValues(_) => Some(SPRAGUE_GRUNDY),
        Means::LoopyGrundyValues(_) => Some(SMITH),
        Means::CanonicalForms(_) => Some(CANONICAL_FORMS),
        _ => None,
    }
}

/// The kind of evidence, for programs.
pub(super) const fn means_kind(means: &Means) -> &'static str {
    match means {
        Means::Theorem(_) => "theorem",
        Means::GrundyValues(_) => "grundy values",
        Means::LoopyGrundyValues(_) => "loopy grundy values",
        Means::CanonicalForms(_) => "canonical forms",
        Means::Retrograde(_) => "retrograde analysis",
        Means::Table(_) => "table",
        Means::Search(_) | Means::GameSearch(_) | Means::BoundsOrKept => "search",
        Means::SumSearch(_) => "sum search",
        Means::Depth { prune: true, .. } => "alpha-beta",
        Means::Depth { prune: false, .. } => "minimax",
        Means::RandomOrder { .. } => "and-or",
    }
}

const fn depth_name(prune: bool) -> &'static str {
    if prune { "alpha-beta" } else { "minimax" }
}

/// What an attempt was, as in "stopped in top-down search of 1 000 positions".
pub(super) fn attempt_words(attempt: &Attempt) -> Message {
    let count = |count| attempt.counts.iter().find(|one| one.0 == count).map(|one| one.1 as u64);
    if let (Theory::Sums, Some(nodes)) = (attempt.theory, count(Count::Nodes)) {
        return message!("a search of sums, {count} looked at", count = grouped(nodes));
    }
    match (attempt.theory, count(Count::Positions)) {
        (Theory::Search, Some(searched)) => {
            message!("top-down search of {positions}", positions => positions(searched))
        }
        (Theory::LoopyGrundy, _) => "Smith's theorem".into(),
        (Theory::Values, _) => "canonical forms".into(),
        (Theory::Table, _) => "retrograde analysis".into(),
        (theory, _) => theory.meaning().into(),
    }
}

/// An attempt that was given up, with how far it came.
pub(super) fn given_up_words(attempt: &Attempt) -> Message {
    let name = Message::words(match attempt.theory {
        Theory::Search => "top-down search",
        Theory::Values => "canonical forms",
        Theory::LoopyGrundy => "loopy Grundy values",
        theory => theory.meaning(),
    });
    match &attempt.outcome {
        Outcome::Stopped(Stop::Positions(most)) => {
            message!("{name} (more than {positions})", name => name, positions => positions(*most))
        }
        Outcome::Stopped(Stop::Work(most)) => {
            message!("{name} (more than {most} steps)", name => name, most = grouped(*most))
        }
        _ => name,
    }
}

/// What a step is for, in a word.
pub(super) const fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Answer => "answer",
        Purpose::Moves => "moves",
        Purpose::Distances => "distances",
        Purpose::Worth => "worth",
    }
}

/// The name of a count in JSON.
pub(super) const fn count_word(count: Count) -> &'static str {
    match count {
        Count::Positions => "positions",
        Count::PositionsBothMovers => "positions_both_movers",
        Count::TableEntries => "table_entries",
        Count::GrundyPositions => "grundy_positions",
        Count::Components => "components",
        Count::Forms => "forms",
        Count::Nodes => "nodes",
        Count::MinimaxNodes => "minimax_nodes",
        Count::Leaves => "leaves",
        Count::Depth => "depth",
    }
}

/// A remark as a sentence.
pub(super) fn remark_words(remark: &Remark) -> Message {
    match remark {
        Remark::TooManyMoves => "There are too many moves to look at them all.".into(),
        Remark::TooLargeForMoves => {
            "The board has too many positions to search them for every winning move.".into()
        }
        Remark::NotAllComputed(reason) => message!("Not all was computed: {reason}.", reason => *reason),
        Remark::NotAllMovesRated(Stop::Limit(reason)) => {
            message!("Not all moves were rated: {reason}.", reason => *reason)
        }
        Remark::NotAllMovesRated(_) => {
            "Not all moves were rated: that takes longer than to find the winner; --only moves rates them all."
                .into()
        }
    }
}

/// A score, for lists of moves.
pub(super) fn score(Score { left, right }: Score) -> Message {
    message!("Left {left}, Right {right}", left, right)
}

/// How best play ends where points decide, for each player to begin.
pub(super) fn scores(scores: [Option<Score>; 2]) -> impl Iterator<Item = Message> {
    let lines = Player::BOTH.into_iter().zip(scores);
    lines.filter_map(|(player, found)| {
        let score = score(found?);
        Some(match player {
            Player::Left => message!("If Left begins, best play ends with {score}.", score => score),
            Player::Right => message!("If Right begins, best play ends with {score}.", score => score),
        })
    })
}

/// The lines that say how the verdicts follow. Counters are explained where no labels order the moves.
pub(super) fn explanation(reasoning: &Reasoning, is_labelled: bool) -> Vec<Message> {
    match reasoning {
        Reasoning::None => Vec::new(),
        Reasoning::Computation(lines) => lines.clone(),
        Reasoning::Nimbers { parts, value } => explain_parts(parts, value),
        Reasoning::LoopyNimbers { parts, value, by_counter } => {
            let mut lines = explain_loopy_parts(parts, value);
            if *by_counter && !is_labelled {
                lines.push(Message::words(
                    "The first winning move has the least counter: a winner who always takes it does not go round.",
                ));
            }
            lines
        }
        Reasoning::Forms { parts, reason } => {
            let line = |(text, value): &(String, Option<String>)| match value {
                Some(value) => Message::verbatim(format!("{text} = {value}")),
                None => message!("{position} = a large value", position = text),
            };
            let mut lines: Vec<Message> = parts.iter().map(line).collect();
            lines.push(message!("The winner follows by {reason}.", reason => reason_words(*reason)));
            lines
        }
        Reasoning::Depth { prune, nodes, minimax_nodes, horizon } => {
            let (engine, all) = (depth_name(*prune), minimax_nodes.map(grouped));
            let mut lines = vec![match (*nodes, all) {
                (1, None) => message!("{engine} visited 1 node.", engine => engine),
                (1, Some(all)) => {
                    message!("{engine} visited 1 node; minimax visits {all}.", engine => engine, all)
                }
                (nodes, None) => {
                    message!("{engine} visited {nodes} nodes.", engine => engine, nodes = grouped(nodes))
                }
                (nodes, Some(all)) => message!(
                    "{engine} visited {nodes} nodes; minimax visits {all}.",
                    engine => engine,
                    nodes = grouped(nodes),
                    all
                ),
            }];
            lines.extend(horizon.map(|(depth, score, to_move)| {
                message!(
                    "Neither player has a forced win within {depth} plies; the evaluation for {player}, to move, is {score}.",
                    depth,
                    player => to_move,
                    score = format!("{score:+}")
                )
            }));
            lines
        }
        Reasoning::Leaves { leaves, nodes } => vec![message!(
            "{leaves} leaves and {nodes} nodes were looked at.",
            leaves = grouped(*leaves),
            nodes = grouped(*nodes)
        )],
    }
}

/// `g(kayles 7) = 2`, line by line, and the columns of a nim-sum with a blank line on each side.
fn columns_of(nimbers: &[UBig]) -> Vec<Message> {
    let columns = columns(nimbers);
    if columns.is_empty() {
        return Vec::new();
    }
    columns.into_iter().chain([Message::verbatim("")]).collect()
}

/// The components of a loopy position with their values, and what follows from them.
fn explain_loopy_parts(parts: &[(String, LoopyValue)], value: &LoopyValue) -> Vec<Message> {
    let nimbers: Vec<UBig> = parts.iter().filter_map(|(_, value)| value.nimber().cloned()).collect();
    let infinite: Vec<&LoopyValue> =
        parts.iter().map(|(_, value)| value).filter(|value| value.nimber().is_none()).collect();
    let mut lines = Vec::new();
    if parts.len() > 1 && parts.len() <= MOST_PARTS {
        lines.extend(parts.iter().map(|(text, value)| Message::verbatim(format!("g({text}) = {value}"))));
        lines.push(Message::verbatim(""));
        if nimbers.len() > 1 && infinite.len() < 2 {
            lines.extend(columns_of(&nimbers));
        }
    }
    let rest = nimbers.iter().fold(UBig::ZERO, |sum, nimber| sum ^ nimber);
    let wins = value.verdict().result() == Ending::Win;
    lines.push(match (infinite.as_slice(), parts.len()) {
        ([], _) if wins => {
            message!("The Grundy value is {value}, not 0: the next player wins by a move to 0.", value)
        }
        ([], _) => "The Grundy value is 0: the previous player wins, by reverting what the other does.".into(),
        ([one], 1) if wins => {
            message!("The Grundy value is {value}, with a move to 0: the next player wins by it.", value = one)
        }
        ([one], 1) => message!(
            "The Grundy value is {value}, without a move to 0: neither player can force an end.",
            value = one
        ),
        ([one], _) if wins => message!(
            "One component is {value}; the nim-sum {rest} of the others is in the set: the next player wins by moving there to {rest}.",
            value = one,
            rest
        ),
        ([one], _) => message!(
            "One component is {value}; the nim-sum {rest} of the others is not in the set: neither player can force an end.",
            value = one,
            rest
        ),
        (several, _) => {
            message!("{count} components are infinite: neither player can force an end.", count = several.len())
        }
    });
    lines
}

/// The components with their values, and their nim-sum where there are several.
fn explain_parts(parts: &[(String, UBig)], value: &UBig) -> Vec<Message> {
    let mut lines = Vec::new();
    if parts.len() > 1 && parts.len() <= MOST_PARTS {
        lines.extend(parts.iter().map(|(text, value)| Message::verbatim(format!("g({text}) = {value}"))));
        let values: Vec<UBig> = parts.iter().map(|(_, value)| value.clone()).collect();
        lines.push(Message::verbatim(""));
        lines.extend(columns(&values));
        lines.push(Message::verbatim(""));
    }
    lines.push(if value.is_zero() {
        "The Grundy value is 0: the previous player wins.".into()
    } else {
        message!("The Grundy value is {value}, not 0: the next player wins by a move to 0.", value)
    });
    lines
}

/// What an evidence is, as in "by top-down search of 5 positions".
pub(super) fn evidence_words(evidence: &Evidence) -> Message {
    means_words(&evidence.means)
}

fn positions(count: u64) -> Message {
    if count == 1 { "1 position".into() } else { message!("{count} positions", count = grouped(count)) }
}

/// A number with blanks between groups of three digits.
pub(in crate::answer) fn grouped(number: impl Into<u128>) -> String {
    let digits = number.into().to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
