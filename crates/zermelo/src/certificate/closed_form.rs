//! Closed forms as certificates: the theorem that the checker is to use, and a winning move.

use super::heaps::early_period;
use super::strategy::known_move;
use super::{CertificateError, Subject, grundy};
use crate::catalogue::Engines;
use crate::game::{Convention, Ending, Player};
use crate::rulesets::board::ChompRows;
use crate::solve::Limits;
use dashu_int::UBig;

/// An outcome with the records by which a theorem shows it.
pub(super) struct ClosedForm {
    pub(super) result: Ending,
    pub(super) records: Vec<String>,
}

/// A theorem in the words of the format, and the records that it needs.
struct Theorem {
    name: String,
    evidence: Vec<String>,
}

impl Theorem {
    fn named(name: &str) -> Self {
        Self { name: name.to_owned(), evidence: Vec::new() }
    }
}

/// What a theorem that the checker knows says of the position of a question at once; `None` where there is none, or no
/// winning move is known.
pub(super) fn at_once(
    subject: &Subject,
    mover: Player,
    limits: &Limits,
) -> Result<Option<ClosedForm>, CertificateError> {
    let subject = &subject.of_any_size();
    let Some(theorem) = theorem(subject, limits)? else { return Ok(None) };
    let Some(claim) = subject.game.claim_within(subject.position, subject.convention, limits)? else {
        return Ok(None);
    };
    let result = claim.verdicts[mover.index()].result();
    let mut records = vec![format!("by {}", theorem.name)];
    if result == Ending::Win && theorem.name != "stealing" {
        let Some(to) = known_move(claim, mover) else { return Ok(None) };
        records.push(format!("move {}", subject.written(to).text));
    }
    records.extend(theorem.evidence);
    Ok(Some(ClosedForm { result, records }))
}

/// The records by which a theorem of the checker gives the Grundy value of a position at once.
pub(super) fn of_value(subject: &Subject, limits: &Limits) -> Result<Option<Vec<String>>, CertificateError> {
    let theorem = theorem(&subject.of_any_size(), limits)?;
    let gives_value =
        |theorem: &Theorem| ["bouton", "fusion", "period"].iter().any(|name| theorem.name.starts_with(name));
    let records =
        |theorem: Theorem| std::iter::once(format!("by {}", theorem.name)).chain(theorem.evidence).collect();
    Ok(theorem.filter(gives_value).map(records))
}

/// The theorem of the checker that gives the outcome of a position at once.
fn theorem(subject: &Subject, limits: &Limits) -> Result<Option<Theorem>, CertificateError> {
    let Some(known) = &subject.known else { return Ok(None) };
    let name = match (known.name.as_str(), subject.convention) {
        ("nim", _) => Some("bouton"),
        (_, Convention::Misere) => None,
        ("wythoff", _) => Some("wythoff"),
        ("green-hackenbush", _) => Some("fusion"),
        ("chomp", _) => theorem_of_chomp(subject.position.expect()),
        (heaps, _) => return theorem_of_heaps(heaps, &known.print(subject.game, subject.position), limits),
    };
    Ok(name.map(Theorem::named))
}

/// The period of a heap game, for heaps of which the values of all smaller ones would be a long list.
fn theorem_of_heaps(
    game: &str,
    position: &str,
    limits: &Limits,
) -> Result<Option<Theorem>, CertificateError> {
    const MANY_DIGITS: usize = 5;
    if position.split(' ').all(|size| size.len() < MANY_DIGITS) {
        return Ok(None);
    }
    let period = early_period(game, limits)?;
    Ok(period.map(|(name, mask)| Theorem { name, evidence: mask.into_iter().collect() }))
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
        let moves = values.moves_to_nimber(subject.position, &UBig::ZERO)?.claimed();
        let to = moves.into_iter().find_map(|known| known.to).ok_or(CertificateError::TooManyMoves)?;
        records.push(format!("move {}", subject.written(to).text));
    }
    let result = if is_lost { Ending::Loss } else { Ending::Win };
    records.extend(grundy::records(subject, values.as_mut(), limits)?);
    Ok(ClosedForm { result, records })
}
