//! The words of answers: what claims rest on, how verdicts follow, and what else is to be known, made from findings.

use super::super::plan::{Purpose, Theory};
use super::super::run::{Attempt, Count, Evidence, Means, Outcome, Reasoning, Remark, Stop};
use super::super::value::reason_words;
use crate::game::Ending;
use crate::nimber::{LoopyValue, nim_sum_columns};
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
pub(super) fn means_words(means: &Means) -> String {
    match means {
        Means::Theorem(reference) => reference.name.to_owned(),
        Means::GrundyValues(0 | 1) => "the Sprague–Grundy theorem".to_owned(),
        Means::GrundyValues(count) => format!("the Sprague–Grundy theorem on {count} components"),
        Means::LoopyGrundyValues(0 | 1) => "Smith's theorem".to_owned(),
        Means::LoopyGrundyValues(count) => format!("Smith's theorem on {count} components"),
        Means::CanonicalForms(0 | 1) => "the canonical form".to_owned(),
        Means::CanonicalForms(count) => format!("the canonical forms of {count} components"),
        Means::Retrograde(count) => format!("retrograde analysis of {}", positions(*count)),
        Means::Table(method) => method.clone(),
        Means::Search(count) => format!("top-down search of {}", positions(*count)),
        Means::SumSearch(1) => "a search of 1 sum of components".to_owned(),
        Means::SumSearch(count) => format!("a search of {} sums of components", grouped(*count)),
        Means::Depth { prune, depth } => {
            let reach = depth.map_or("to the end".to_owned(), |plies| format!("to depth {plies}"));
            format!("{} {reach}", depth_name(*prune))
        }
        Means::RandomOrder { seed } => format!("AND-OR evaluation in random order (seed {seed})"),
    }
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
        Means::Search(_) => "search",
        Means::SumSearch(_) => "sum search",
        Means::Depth { prune: true, .. } => "alpha-beta",
        Means::Depth { prune: false, .. } => "minimax",
        Means::RandomOrder { .. } => "and-or",
    }
}

const fn depth_name(prune: bool) -> &'static str {
    if prune { "alpha-beta" } else { "minimax" }
}

/// The name of a theory in lists.
pub(super) const fn theory_word(theory: Theory) -> &'static str {
    match theory {
        Theory::Theorem => "theorem",
        Theory::OwnSearch => "own search",
        Theory::Grundy => "grundy",
        Theory::LoopyGrundy => "loopy-grundy",
        Theory::Values => "values",
        Theory::Table => "table",
        Theory::Retrograde => "retrograde",
        Theory::Search => "search",
        Theory::Sums => "sums",
        Theory::Minimax => "minimax",
        Theory::AlphaBeta => "alpha-beta",
        Theory::AndOr => "and-or",
    }
}

/// The name of a theory as the subject of "does not apply".
pub(in crate::answer) const fn theory_in_full(theory: Theory) -> &'static str {
    match theory {
        Theory::Theorem => "a theorem",
        Theory::OwnSearch => "the game's own search",
        Theory::Grundy => "the theory of Grundy values",
        Theory::LoopyGrundy => "the theory of loopy Grundy values",
        Theory::Values => "the theory of canonical forms",
        Theory::Table => "the table",
        Theory::Retrograde => "retrograde analysis",
        Theory::Search => "top-down search",
        Theory::Sums => "a search of sums",
        Theory::Minimax => "minimax",
        Theory::AlphaBeta => "alpha-beta",
        Theory::AndOr => "AND-OR evaluation",
    }
}

/// What an attempt was, as in "stopped in top-down search of 1 000 positions".
pub(super) fn attempt_words(attempt: &Attempt) -> String {
    let count = |count| attempt.counts.iter().find(|one| one.0 == count).map(|one| one.1 as u64);
    if let (Theory::Sums, Some(nodes)) = (attempt.theory, count(Count::Nodes)) {
        return format!("a search of sums, {} looked at", grouped(nodes));
    }
    match (attempt.theory, count(Count::Positions)) {
        (Theory::Search, Some(searched)) => format!("top-down search of {}", positions(searched)),
        (Theory::LoopyGrundy, _) => "Smith's theorem".to_owned(),
        (Theory::Values, _) => "canonical forms".to_owned(),
        (Theory::Table, _) => "retrograde analysis".to_owned(),
        (theory, _) => theory_in_full(theory).to_owned(),
    }
}

/// An attempt that was given up, with how far it came.
pub(super) fn given_up_words(attempt: &Attempt) -> String {
    let name = match attempt.theory {
        Theory::Search => "top-down search",
        Theory::Values => "canonical forms",
        Theory::LoopyGrundy => "loopy Grundy values",
        theory => theory_in_full(theory),
    };
    match &attempt.outcome {
        Outcome::Stopped(Stop::Positions(most)) => format!("{name} (more than {})", positions(*most)),
        Outcome::Stopped(Stop::Work(most)) => format!("{name} (more than {} steps)", grouped(*most)),
        _ => name.to_owned(),
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
pub(super) fn remark_words(remark: &Remark) -> String {
    match remark {
        Remark::TooManyMoves => "There are too many moves to look at them all.".to_owned(),
        Remark::TooLargeForMoves => {
            "The board has too many positions to search them for every winning move.".to_owned()
        }
        Remark::NotAllComputed(reason) => format!("Not all was computed: {reason}."),
        Remark::NotAllMovesRated(Stop::Limit(reason)) => format!("Not all moves were rated: {reason}."),
        Remark::NotAllMovesRated(_) => {
            "Not all moves were rated: that takes longer than to find the winner; --only moves rates them all."
                .to_owned()
        }
    }
}

/// The lines that say how the verdicts follow. Counters are explained where no labels order the moves.
pub(super) fn explanation(reasoning: &Reasoning, is_labelled: bool) -> Vec<String> {
    match reasoning {
        Reasoning::None => Vec::new(),
        Reasoning::Computation(lines) => lines.iter().map(ToString::to_string).collect(),
        Reasoning::Nimbers { parts, value } => explain_parts(parts, value),
        Reasoning::LoopyNimbers { parts, value, by_counter } => {
            let mut lines = explain_loopy_parts(parts, value);
            if *by_counter && !is_labelled {
                let counters = "The first winning move has the least counter: a winner who always takes it does not \
                                go round.";
                lines.push(counters.to_owned());
            }
            lines
        }
        Reasoning::Forms { parts, reason } => {
            let line = |(text, value): &(String, Option<String>)| {
                format!("{text} = {}", value.as_deref().unwrap_or("a large value"))
            };
            let mut lines: Vec<String> = parts.iter().map(line).collect();
            lines.push(format!("The winner follows by {}.", reason_words(*reason)));
            lines
        }
        Reasoning::Depth { prune, nodes, minimax_nodes, horizon } => {
            let mut counts = format!("{} visited {} nodes", depth_name(*prune), grouped(*nodes));
            if let Some(minimax_nodes) = minimax_nodes {
                counts = format!("{counts}; minimax visits {}", grouped(*minimax_nodes));
            }
            let mut lines = vec![counts + "."];
            lines.extend(horizon.map(|(depth, score, to_move)| {
                format!(
                    "Neither player has a forced win within {depth} plies; the evaluation for {to_move}, to move, is \
                     {score:+}."
                )
            }));
            lines
        }
        Reasoning::Leaves { leaves, nodes } => {
            vec![format!("{} leaves and {} nodes were looked at.", grouped(*leaves), grouped(*nodes))]
        }
    }
}

/// The components of a loopy position with their values, and what follows from them.
fn explain_loopy_parts(parts: &[(String, LoopyValue)], value: &LoopyValue) -> Vec<String> {
    let nimbers: Vec<UBig> = parts.iter().filter_map(|(_, value)| value.nimber().cloned()).collect();
    let infinite: Vec<&LoopyValue> =
        parts.iter().map(|(_, value)| value).filter(|value| value.nimber().is_none()).collect();
    let mut lines = Vec::new();
    if parts.len() > 1 && parts.len() <= MOST_PARTS {
        lines.extend(parts.iter().map(|(text, value)| format!("g({text}) = {value}")));
        lines.push(String::new());
        if nimbers.len() > 1 && infinite.len() < 2 {
            let columns = nim_sum_columns(&nimbers);
            if !columns.is_empty() {
                lines.extend(columns);
                lines.push(String::new());
            }
        }
    }
    let rest = nimbers.iter().fold(UBig::ZERO, |sum, nimber| sum ^ nimber);
    let wins = value.verdict().result() == Ending::Win;
    lines.push(match (infinite.as_slice(), parts.len()) {
        ([], _) if wins => {
            format!("The Grundy value is {value}, not 0: the next player wins by a move to 0.")
        }
        ([], _) => "The Grundy value is 0: the previous player wins, by reverting what the other does.".to_owned(),
        ([one], 1) if wins => {
            format!("The Grundy value is {one}, with a move to 0: the next player wins by it.")
        }
        ([one], 1) => format!("The Grundy value is {one}, without a move to 0: neither player can force an end."),
        ([one], _) if wins => format!(
            "One component is {one}; the nim-sum {rest} of the others is in the set: the next player wins by moving \
             there to {rest}."
        ),
        ([one], _) => format!(
            "One component is {one}; the nim-sum {rest} of the others is not in the set: neither player can force an \
             end."
        ),
        (several, _) => {
            format!("{} components are infinite: neither player can force an end.", several.len())
        }
    });
    lines
}

/// The components with their values, and their nim-sum where there are several.
fn explain_parts(parts: &[(String, UBig)], value: &UBig) -> Vec<String> {
    let mut lines = Vec::new();
    if parts.len() > 1 && parts.len() <= MOST_PARTS {
        lines.extend(parts.iter().map(|(text, value)| format!("g({text}) = {value}")));
        let values: Vec<UBig> = parts.iter().map(|(_, value)| value.clone()).collect();
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        lines.push(String::new());
    }
    lines.push(if value.is_zero() {
        "The Grundy value is 0: the previous player wins.".to_owned()
    } else {
        format!("The Grundy value is {value}, not 0: the next player wins by a move to 0.")
    });
    lines
}

/// What an evidence is, as in "by top-down search of 5 positions".
pub(super) fn evidence_words(evidence: &Evidence) -> String {
    means_words(&evidence.means)
}

fn positions(count: u64) -> String {
    if count == 1 { "1 position".to_owned() } else { format!("{} positions", grouped(count)) }
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
