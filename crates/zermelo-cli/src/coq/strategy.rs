//! A strategy whose moves stand in the certificate, for `proofs/StrategyChecker.v`: the theorem is about every game that has these
//! rounds.

use super::{Certificate, are_numbers, comment, definition, list, theorem, unknown};

#[derive(Clone, Copy)]
pub(super) enum Aim {
    ToWin,
    NotToLose,
}

pub(super) fn strategy(
    certificate: &Certificate,
    aim: Aim,
    holder: &str,
    mover: &str,
) -> Result<String, String> {
    let mut records = certificate.records.as_slice();
    let mut first = None;
    if holder != mover {
        let (last, others) = records.split_last().ok_or("there are no records")?;
        let replies = last.strip_prefix("-\t").and_then(|rest| rest.split_once('\t'));
        first = Some(after(replies.ok_or_else(|| unknown(last))?.1).ok_or_else(|| unknown(last))?);
        records = others;
    }
    let rounds = records.iter().map(|record| round(record)).collect::<Result<Vec<_>, String>>()?;
    let (name, proof) = match (aim, &first) {
        (Aim::ToWin, None) => ("To_win", "proves_win"),
        (Aim::ToWin, Some(_)) => ("To_win", "proves_loss"),
        (Aim::NotToLose, None) => ("Not_to_lose", "proves_no_loss"),
        (Aim::NotToLose, Some(_)) => ("Not_to_lose", "proves_no_win"),
    };
    let recorded = format!("recorded {name} G place moved strategy");
    let outcome = match (aim, &first) {
        (Aim::ToWin, None) => "wins G",
        (Aim::ToWin, Some(_)) => "loses G",
        (Aim::NotToLose, None) => "~ loses G",
        (Aim::NotToLose, Some(_)) => "~ wins G",
    };
    let text = certificate.beginning("Labels StrategyChecker") + &definition("strategy", "rounds", &rounds);
    Ok(match first {
        None => {
            let root = rounds.len().checked_sub(1).ok_or("there are no records")?;
            text + &theorem(
                &format!("forall G place moved, {recorded} -> {outcome} (place {root})"),
                &format!("{proof} strategy {root}"),
            )
        }
        Some(replies) => {
            text + &format!("Definition first : after := {replies}.\n\n")
                + &theorem(
                    &format!(
                        "forall G place moved start, {recorded} ->\n  \
                         follows {name} G place start first -> {outcome} start"
                    ),
                    &format!("{proof} strategy first"),
                )
        }
    })
}

fn round(record: &str) -> Result<(String, String), String> {
    let fields: Vec<&str> = record.split('\t').collect();
    let (row, words) = match fields.as_slice() {
        [position] | [position, "="] => ("Over_already".to_owned(), (*position).to_owned()),
        [position, to, replies] => {
            let after = after(replies).ok_or_else(|| unknown(record))?;
            (format!("Moves {}", parenthesised(&after)), format!("{position} to {to}"))
        }
        _ => return Err(unknown(record)),
    };
    Ok((row, comment(&words)))
}

fn parenthesised(term: &str) -> String {
    if term.contains(' ') { format!("({term})") } else { term.to_owned() }
}

/// What can follow a move.
fn after(replies: &str) -> Option<String> {
    match replies {
        "" | "=" => Some("Over".to_owned()),
        replies => are_numbers(replies).then(|| format!("Replies {}", list(replies))),
    }
}
