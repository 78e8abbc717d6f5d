//! Who wins: each part of the claim by its own evidence, a strategy (`strategy.rs`) or a theorem (`theorem.rs`).

use super::refusal::{is_known, moves_are_missing};
use super::strategy::{self, Aim};
use super::text::{Answer, beginning};
use super::theorem;
use crate::certificate::Certificate;
use crate::claim::Part;

pub(super) fn outcome(certificate: &Certificate, parts: &[Part]) -> Result<String, String> {
    if is_known(certificate) && !certificate.records.iter().any(|record| record.starts_with("by ")) {
        return Err(moves_are_missing(certificate));
    }
    let mut sections = certificate.records.split(|record| record == "next");
    let mut next = || sections.next().ok_or("evidence is missing");
    let mut answers = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        let mark = if parts.len() == 1 { String::new() } else { format!("_{}", place + 1) };
        answers.push(match part {
            Part::Winner { holder, mover } => {
                evidence(certificate, Aim::ToWin, holder == mover, next()?, &mark)?
            }
            Part::Holds { holder, mover } => {
                evidence(certificate, Aim::NotToLose, holder == mover, next()?, &mark)?
            }
            Part::Draw { .. } => strategy::draw(certificate, next()?, next()?, &mark)?,
        });
    }
    let modules =
        if is_known(certificate) { theorem::modules(certificate) } else { "Labels StrategyChecker" };
    Ok(beginning(certificate, modules) + &Answer::all(&answers))
}

/// What one section shows; whether the player whose aim it is moves first.
fn evidence(
    certificate: &Certificate,
    aim: Aim,
    moves_first: bool,
    records: &[String],
    mark: &str,
) -> Result<Answer, String> {
    match records.first().and_then(|record| record.strip_prefix("by ")) {
        Some(name) => theorem::verdict(certificate, name, moves_first, &records[1..]),
        None if is_known(certificate) => Err(moves_are_missing(certificate)),
        None => strategy::strategy(certificate, aim, records, mark),
    }
}
