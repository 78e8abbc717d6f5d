//! Closed forms as certificates: the theorem that the checker is to use, and a winning move.

use super::strategy::known_move;
use super::{CertificateError, Subject, grundy};
use crate::game::{Convention, Ending, Player};
use crate::rulesets::board::ChompRows;
use crate::solve::Limits;
use dashu_int::UBig;

/// An outcome with the records by which a theorem shows it.
pub(super) struct ClosedForm {
    pub(super) result: Ending,
    pub(super) records: Vec<String>,
}

/// What a theorem that the checker knows says of the position of a question at once; `None` where there is none, or no
/// winning move is known.
pub(super) fn at_once(subject: &Subject, mover: Player) -> Option<ClosedForm> {
    let subject = &subject.of_any_size();
    let theorem = theorem(subject)?;
    let claim = subject.game.claim(subject.position, subject.convention)?;
    let result = claim.verdicts[mover.index()].result();
    let mut records = vec![format!("by {theorem}")];
    if result == Ending::Win && theorem != "stealing" {
        let to = known_move(claim, mover)?;
        records.push(format!("move {}", subject.written(to).text));
    }
    Some(ClosedForm { result, records })
}

/// The theorem of the checker that gives the outcome of a position at once.
fn theorem(subject: &Subject) -> Option<&'static str> {
    let known = subject.known.as_ref()?;
    match (known.name.as_str(), subject.convention) {
        ("nim", _) => Some("bouton"),
        (_, Convention::Misere) => None,
        ("wythoff", _) => Some("wythoff"),
        ("green-hackenbush", _) => Some("fusion"),
        ("chomp", _) => theorem_of_chomp(subject.position.expect()),
        _ => None,
    }
}

/// The theorem of the checker that gives the Grundy value of a position at once.
pub(super) fn theorem_of_value(subject: &Subject) -> Option<&'static str> {
    theorem(&subject.of_any_size()).filter(|theorem| matches!(*theorem, "bouton" | "fusion"))
}

fn theorem_of_chomp(rows: &ChompRows) -> Option<&'static str> {
    let (first, rest) = rows.split_first()?;
    let is_rectangle = rest.iter().all(|row| row == first);
    if rest.len() <= 1 {
        Some("two-rows")
    } else if rest.iter().all(|&row| row == 1) || (is_rectangle && *first as usize == rows.len()) {
        Some("corner")
    } else {
        is_rectangle.then_some("stealing")
    }
}

/// Whether the position falls into several parts, of which the values are found one by one.
pub(super) fn is_sum_of_values(subject: &Subject) -> bool {
    let has_words = || {
        subject.known.as_ref().is_some_and(|known| {
            known.is_sum_of_words && known.print(subject.game, subject.position).contains(' ')
        })
    };
    subject.known.is_some() && subject.has_grundy_values() && (!subject.summands().is_empty() || has_words())
}

/// By the values of the parts, as in the claim of a Grundy value.
pub(super) fn by_values<'a>(
    subject: &Subject<'a>,
    limits: &Limits<'a>,
) -> Result<ClosedForm, CertificateError> {
    let mut values = subject.game.grundy_values(limits)?;
    let is_lost = values.value(subject.position)?.is_zero();
    let mut records = vec!["by values".to_owned()];
    if !is_lost {
        let moves = values.moves_to_value(subject.position, &UBig::ZERO)?.moves;
        let to = moves.into_iter().find_map(|known| known.to).ok_or(CertificateError::TooManyMoves)?;
        records.push(format!("move {}", subject.written(to).text));
    }
    let result = if is_lost { Ending::Loss } else { Ending::Win };
    records.extend(grundy::records(subject, limits)?);
    Ok(ClosedForm { result, records })
}
