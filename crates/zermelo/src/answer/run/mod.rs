//! Runs a plan, a theory a file, and puts together what they find. An attempt that is given up leaves nothing in the
//! answer but a line in the list of attempts.

mod budget;
mod depth;
mod finding;
mod grundy;
mod labels;
mod loopy;
mod moves;
mod search;
mod sided;
mod sums;
mod task;
mod theorem;
mod values;

pub use finding::{
    Attempt, Claims, Count, Counts, Evidence, EvidenceId, Finding, Means, Outcome, Reasoning, Remark,
    Solution, Stop, Worth,
};

use super::plan::{Facts, Plan, Policy, Purpose, Step, Theory};
use super::{MovesListed, Only, Question, QuestionError};
use crate::catalogue::AnyPosition;
use crate::game::{Choice, Claim};
use crate::solve::{Limits, StopReason};
use budget::{Allowance, Halt, Spent, within};
use task::Task;

/// Runs the steps of a plan until what they are for is found. `claim` is what the theorem of the facts says.
///
/// # Errors
/// [`QuestionError::EngineRefused`] where no step's theory applies.
pub(super) fn run(
    question: &Question,
    facts: &Facts,
    claim: Option<Claim<AnyPosition>>,
    plan: Plan,
    policy: &Policy,
    limits: &Limits,
) -> Result<Solution, QuestionError> {
    let game = question.game.game.as_ref();
    let position = &question.game.position;
    let text_length = game.print(position).len();
    let convention = question.convention;
    let task = Task { question, game, position, convention, facts, policy, text_length };
    Runner { task, claim, limits, solution: Solution::of_plan(plan), exhausted: Vec::new() }.run()
}

struct Runner<'a> {
    task: Task<'a>,
    claim: Option<Claim<AnyPosition>>,
    limits: &'a Limits<'a>,
    solution: Solution,
    /// Theories that memory does not suffice for.
    exhausted: Vec<Theory>,
}

impl Runner<'_> {
    fn run(mut self) -> Result<Solution, QuestionError> {
        for step in self.solution.plan.steps.clone() {
            let is_for_answer = step.purpose == Purpose::Answer;
            if self.exhausted.contains(&step.theory) || self.is_served(step.purpose) {
                continue;
            }
            if !is_for_answer && self.solution.finding.is_none() {
                break;
            }
            let mut counts = Counts::new();
            let found = self.attempt(step, &mut counts);
            let outcome = match found {
                Ok(finding) => {
                    self.merge(step, finding)?;
                    Outcome::Found
                }
                Err(Spent::Refused(why)) => Outcome::Refused(why),
                Err(Spent::Stopped(stop)) => Outcome::Stopped(stop),
            };
            let stop = if let Outcome::Stopped(stop) = outcome { Some(stop) } else { None };
            self.solution.attempts.push(Attempt::new(step, outcome, counts));
            if let Some(stop) = stop
                && self.ends_with(step, stop)
            {
                break;
            }
        }
        self.finish()
    }

    /// Takes note of a stop. True where nothing more is to be tried.
    fn ends_with(&mut self, step: Step, stop: Stop) -> bool {
        match (stop, step.purpose) {
            (Stop::Positions(_) | Stop::Work(_), Purpose::Answer) => {
                self.solution.stopped = Some(stop.reason());
                false
            }
            (Stop::Positions(_) | Stop::Work(_), _) => false,
            (Stop::Limit(reason), Purpose::Answer) => {
                self.solution.stopped = Some(reason);
                // Memory is free again after an attempt, and tables differ in what they hold: another theory may need less.
                self.exhausted.push(step.theory);
                !matches!(reason, StopReason::Memory(_) | StopReason::Capacity(_))
            }
            (Stop::Limit(reason), _) => {
                if let Some(finding) = &mut self.solution.finding {
                    finding.remarks.push(Remark::NotAllComputed(reason));
                }
                true
            }
        }
    }

    /// Whether what a step is for is known.
    fn is_served(&self, purpose: Purpose) -> bool {
        let Some(finding) = &self.solution.finding else { return false };
        match purpose {
            Purpose::Answer => true,
            Purpose::Moves if self.task.only() == Only::Move => !finding.moves.is_empty(),
            Purpose::Moves => finding.moves_listed != MovesListed::Some,
            Purpose::Distances => self.solution.evidence.iter().any(|one| one.means.is_labels()),
            Purpose::Worth => finding.worth.is_some(),
        }
    }

    fn attempt(&mut self, step: Step, counts: &mut Counts) -> Result<Finding, Spent> {
        let (task, claim) = (&self.task, &mut self.claim);
        within(self.limits, step.budget, |limits, allowance| {
            by_theory(task, claim, step.theory, limits, allowance, counts)
        })
    }

    fn merge(&mut self, step: Step, finding: Finding) -> Result<(), QuestionError> {
        match step.purpose {
            Purpose::Answer => {
                self.solution.answer(finding);
                Ok(())
            }
            Purpose::Worth => {
                self.solution.add_worth(finding);
                Ok(())
            }
            Purpose::Moves | Purpose::Distances => self.solution.complete(finding).map_err(|why| {
                let position = self.task.game.print(self.task.position);
                QuestionError::EngineRefused {
                    engine: "the planner",
                    why: format!("internal error: {why} disagree on {position}"),
                }
            }),
        }
    }

    fn finish(mut self) -> Result<Solution, QuestionError> {
        let solution = &mut self.solution;
        if let Some(finding) = &mut solution.finding {
            solution.stopped = finding.unfinished;
            solution.cut = if lacks(finding, self.task.only()) { limit_reached(finding) } else { None };
            let by_theorem =
                matches!(solution.evidence.first().map(|one| &one.means), Some(Means::Theorem(_)));
            let tried = solution.attempts.iter().any(|attempt| attempt.purpose == Purpose::Moves);
            let names_all = solution.claims.moves.is_some() && finding.moves_listed != MovesListed::Some;
            if by_theorem && !names_all && !tried && self.task.wants_moves() {
                finding.remarks.push(Remark::TooLargeForMoves);
            }
            return Ok(self.solution);
        }
        let refusal = solution.attempts.iter().rev().find_map(|attempt| match &attempt.outcome {
            Outcome::Refused(why) => {
                Some(QuestionError::EngineRefused { engine: attempt.theory.meaning(), why: why.clone() })
            }
            _ => None,
        });
        match refusal {
            Some(refusal) if solution.stopped.is_none() => Err(refusal),
            _ => Ok(self.solution),
        }
    }
}

/// Whether a finding lacks what was asked for besides the winner.
fn lacks(finding: &Finding, only: Only) -> bool {
    match only {
        Only::WhatIsCheap | Only::Winner => false,
        Only::Move => finding.moves.is_empty(),
        Only::Moves => finding.moves_listed == MovesListed::Some,
        Only::Value => finding.worth.is_none(),
    }
}

/// The limit of the question that is remarked on.
fn limit_reached(finding: &Finding) -> Option<StopReason> {
    finding.remarks.iter().find_map(|remark| match remark {
        Remark::NotAllComputed(reason) | Remark::NotAllMovesRated(Stop::Limit(reason)) => Some(*reason),
        _ => None,
    })
}

/// Runs one theory.
fn by_theory(
    task: &Task,
    claim: &mut Option<Claim<AnyPosition>>,
    theory: Theory,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    match theory {
        Theory::Theorem => theorem::by_theorem(task, claim.take()),
        Theory::OwnSearch => theorem::by_own_search(task, limits),
        Theory::Grundy => grundy::run(task, limits, allowance, counts),
        Theory::LoopyGrundy => loopy::run(task, limits, allowance, counts),
        Theory::Values => values::run(task, limits, allowance, counts),
        Theory::Table => labels::by_table(task, limits, counts),
        Theory::Retrograde => labels::by_retrograde(task, limits, counts),
        Theory::Search => search::run(task, limits, allowance, counts),
        Theory::Sums => sums::run(task, claim.as_ref(), limits, allowance, counts),
        Theory::Minimax => depth::by_depth(task, false, limits, counts),
        Theory::AlphaBeta => depth::by_depth(task, true, limits, counts),
        Theory::AndOr => depth::by_and_or(task, limits, counts),
    }
}

impl Solution {
    fn of_plan(plan: Plan) -> Self {
        let claims = Claims::default();
        Self {
            plan,
            finding: None,
            evidence: Vec::new(),
            claims,
            attempts: Vec::new(),
            stopped: None,
            cut: None,
        }
    }

    /// Takes the finding that says who wins.
    fn answer(&mut self, finding: Finding) {
        self.evidence.push(finding.evidence.clone());
        self.claims = Claims {
            winner: Some(0),
            distances: finding.has_distances().then_some(0),
            worth: finding.worth.is_some().then_some(0),
            moves: (!finding.moves.is_empty() || finding.moves_listed != MovesListed::Some).then_some(0),
            line: (!finding.line.is_empty()).then_some(0),
        };
        self.finding = Some(finding);
    }

    /// Adds what a position is worth.
    fn add_worth(&mut self, found: Finding) {
        let Some(finding) = &mut self.finding else { return };
        if found.worth.is_some() {
            finding.worth = found.worth;
            self.claims.worth = Some(self.evidence.len());
            self.evidence.push(found.evidence);
        }
    }

    /// Adds distances, moves and a line from labels of all that can be reached. Who wins has to be the same.
    fn complete(&mut self, labels: Finding) -> Result<(), &'static str> {
        let Some(finding) = &mut self.finding else { return Ok(()) };
        if !labels::agree(&finding.verdicts, &labels.verdicts) {
            return Err("a theory and a search");
        }
        let id = self.evidence.len();
        if labels.has_distances() {
            self.claims.distances = Some(id);
        }
        self.evidence.push(labels.evidence);
        for (known, labelled) in finding.verdicts.iter_mut().zip(labels.verdicts) {
            *known = labelled.or(*known);
        }
        if labels.moves_listed == MovesListed::All {
            let are_known = finding.moves_listed != MovesListed::Some && self.claims.moves.is_some();
            if !are_known {
                self.claims.moves = Some(id);
            }
            finding.moves = labels.moves;
            finding.moves_listed = MovesListed::All;
        }
        if !labels.line.is_empty() {
            finding.line = labels.line;
            finding.record = labels.record;
            self.claims.line = Some(id);
        }
        Ok(())
    }
}
