//! Grundy values of the components: the winner, the winning moves and the worth at once.

use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Reasoning, Remark, Worth};
use super::moves;
use super::task::Task;
use crate::catalogue::{AnyGrundy, Engines, MovesToValue};
use crate::game::{Convention, Verdict, WinningMoves};
use crate::solve::Limits;
use crate::solve::grundy::GrundyError;
use dashu_int::UBig;

pub(super) fn run(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    if task.convention == Convention::Misere {
        return Err(Halt::Refused("Grundy values decide normal play only".to_owned()));
    }
    if !task.facts.is_loop_free {
        return Err(Halt::Refused(GrundyError::Loopy.to_string()));
    }
    let mut values = task.game.grundy_values(limits)?;
    let found = find(task, values.as_mut(), allowance);
    if values.position_count() > 0 {
        counts.push((Count::GrundyPositions, values.position_count().into()));
    }
    let mut finding = found?;
    finding.evidence.counts.clone_from(counts);
    Ok(finding)
}

fn find(task: &Task, values: &mut dyn AnyGrundy, allowance: &Allowance) -> Result<Finding, Halt> {
    let value = values.value(task.position)?;
    let parts = values.component_values(task.position)?;
    let verdict = if value.is_zero() { Verdict::Loss(None) } else { Verdict::Win(None) };
    let evidence = Evidence::proof(Means::GrundyValues(parts.len()), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, [Some(verdict); 2]);
    if task.wants_moves() {
        list_moves(task, values, &value, &mut finding, allowance)?;
    }
    finding.worth = Some(Worth::Nimber(value.clone()));
    finding.reasoning = Reasoning::Nimbers { parts, value };
    Ok(finding)
}

/// The moves to 0. The winner stands without them.
fn list_moves(
    task: &Task,
    values: &mut dyn AnyGrundy,
    value: &UBig,
    finding: &mut Finding,
    allowance: &Allowance,
) -> Result<(), Halt> {
    let to_zero = if value.is_zero() {
        Ok(MovesToValue::default())
    } else {
        values.moves_to_value(task.position, &UBig::ZERO)
    };
    let winning = match to_zero {
        Ok(MovesToValue { moves, is_partial: false }) => WinningMoves::These(moves),
        Ok(MovesToValue { moves, is_partial: true }) => {
            finding.remarks.push(Remark::TooManyMoves);
            WinningMoves::AtLeast(moves)
        }
        Err(GrundyError::Stopped(reason)) => {
            finding.remarks.push(Remark::NotAllComputed(allowance.stop(reason).reason()));
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };
    let listed = moves::from_winning(task, winning);
    finding.moves = listed.moves;
    finding.moves_listed = listed.listed;
    Ok(())
}
