//! Who wins: each part of the claim by its own evidence, a strategy (`strategy.rs`) or a theorem (`theorem.rs`).

use super::strategy::{self, Aim};
use super::{Answer, Certificate, WHAT_CAN_BE_WRITTEN, theorem};

/// A part of a claim that one section is the evidence of.
struct Part {
    aim: Aim,
    /// Whether the player whose aim it is moves first.
    moves_first: bool,
}

pub(super) fn outcome(certificate: &Certificate) -> Result<String, String> {
    if certificate.is_known() && !certificate.records.iter().any(|record| record.starts_with("by ")) {
        return Err(certificate.moves_are_missing());
    }
    let mut sections = certificate.records.split(|&record| record == "next");
    let mut next = || sections.next().ok_or("evidence is missing");
    let claims: Vec<&str> = certificate.claim.split(" and ").collect();
    let mut answers = Vec::new();
    for (place, claim) in claims.iter().enumerate() {
        let mark = if claims.len() == 1 { String::new() } else { format!("_{}", place + 1) };
        answers.push(match read_part(claim)? {
            Some(part) => evidence(certificate, &part, next()?, &mark)?,
            None => strategy::draw(certificate, next()?, next()?, &mark)?,
        });
    }
    let modules =
        if certificate.is_known() { theorem::modules(certificate) } else { "Labels StrategyChecker" };
    Ok(certificate.beginning(modules) + &Answer::all(&answers))
}

/// Nothing for a draw, which has the evidence of two parts.
fn read_part(claim: &str) -> Result<Option<Part>, String> {
    match claim.split(' ').collect::<Vec<_>>().as_slice() {
        ["winner", holder, "mover", mover] => {
            Ok(Some(Part { aim: Aim::ToWin, moves_first: holder == mover }))
        }
        ["holds", holder, "mover", mover] => {
            Ok(Some(Part { aim: Aim::NotToLose, moves_first: holder == mover }))
        }
        ["draw", "mover", _] => Ok(None),
        _ => Err(format!("'{claim}' cannot be written for Coq, only these claims: {WHAT_CAN_BE_WRITTEN}")),
    }
}

fn evidence(certificate: &Certificate, part: &Part, records: &[&str], mark: &str) -> Result<Answer, String> {
    match records.first().and_then(|record| record.strip_prefix("by ")) {
        Some(name) => theorem::verdict(certificate, name, part.moves_first, &records[1..]),
        None if certificate.is_known() => Err(certificate.moves_are_missing()),
        None => strategy::strategy(certificate, part.aim, records, mark),
    }
}
