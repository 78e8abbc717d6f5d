//! Why an answer holds, in steps that can be checked by hand: which hypotheses hold, Grundy values as the mex of the
//! options', the values that decide a partizan position, moves that are dominated or reversible. Steps that belong to a
//! theorem come with its claim; those of the general theories are computed here, within a small budget.

mod grundy;
mod values;

use super::Question;
use super::plan::Facts;
use super::run::{Solution, Worth};
use crate::game::{Account, Budget, Convention, Hypotheses, WhyStep};
use crate::solve::Limits;

/// Positions looked at for reasons: a small part of what the answer may take.
const BUDGET: Budget = Budget::positions(4_000, "the reasons");

/// The steps of the argument for what was found. Empty but for the hypotheses where the position is too large to go
/// through, and nothing where the answer stopped.
pub(super) fn steps(
    question: &Question,
    facts: &Facts,
    solution: &Solution,
    limits: &Limits,
) -> Vec<WhyStep> {
    let Some(finding) = &solution.finding else { return Vec::new() };
    let account = Account::new();
    let limits = limits.on_account(&account).with_budget(BUDGET);
    let mut steps = vec![WhyStep::Hypotheses(Hypotheses {
        is_impartial: facts.is_impartial,
        is_loop_free: facts.is_loop_free,
        is_normal_play: facts.convention == Convention::Normal,
        last_move_decides: !facts.has_endings,
    })];
    if facts.has_grundy_values() && matches!(finding.worth, Some(Worth::Nimber(_))) {
        steps.extend(grundy::steps(question, &limits).unwrap_or_default());
    }
    // A theorem's own steps add the values up, and so come after those that say where the values are from.
    let sums = |step: &WhyStep| matches!(step, WhyStep::NimSum { .. } | WhyStep::Targets { .. });
    if finding.why.iter().any(sums) {
        steps.retain(|step| !sums(step));
    }
    steps.extend(finding.why.iter().cloned());
    if facts.has_partizan_values() {
        steps.extend(values::steps(question, &limits).unwrap_or_default());
    }
    steps
}
