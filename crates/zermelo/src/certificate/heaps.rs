//! Periods and misère quotients of heap games as certificates.

use super::writer::{CertificateWriter, Header};
use super::{CertificateError, Certified};
use crate::game::{Convention, message};
use crate::heap::{GrundySequence, HeapCode, Method, SparseSpace};
use crate::misere::MisereQuotient;
use crate::rulesets::heap::plain_code;
use crate::solve::Limits;
use std::io::Write;

/// The game as the checker calls it: codes of plain digits.
fn game_name(code: &HeapCode) -> Result<String, CertificateError> {
    let text = code.to_string();
    let plain = plain_code(&text).ok_or_else(|| {
        let why =
            message!("the checker reads codes of octal or hexadecimal digits alone, such as 0.137 or 4.07");
        CertificateError::Refused(why)
    })?;
    Ok(format!("heaps:{plain}"))
}

/// So many values before a heap decide it, when all rare heaps are far below; more than enough for the moves that show
/// which values are excluded. A sequence whose period begins late enough is checked by the return of this state, which
/// needs half the values and next to no memory.
const WINDOW: u64 = 100_000;

/// Writes the period of a Grundy sequence, which must be proved and without a saltus. The checker computes all values
/// again; where most heaps are common, the mask of the sparse space makes that quick.
pub fn certify_period(
    sequence: &GrundySequence,
    output: &mut dyn Write,
) -> Result<Certified, CertificateError> {
    let (found, _) =
        sequence.period().ok_or_else(|| CertificateError::Refused(message!("no period is proved")))?;
    if found.saltus != 0 {
        let why = message!("the values grow from period to period, for which there is no claim yet");
        return Err(CertificateError::Refused(why));
    }
    let claim = format!("period {} from {}", found.length, found.preperiod);
    let game = game_name(sequence.code())?;
    let header = Header { game: &game, position: "-", convention: Convention::Normal, claim: &claim };
    let mut writer = CertificateWriter::new(output, &header)?;
    if let Some((space, rares)) = sequence.rares() {
        writer.record(mask_record(space).as_bytes())?;
        let last_rare = rares.last().map_or(0, |&(heap, _)| heap);
        if found.preperiod > 2 * WINDOW
            && last_rare < WINDOW / 2
            && (!space.with_heap_parity || found.length.is_multiple_of(2))
        {
            writer.record(format!("window {WINDOW}").as_bytes())?;
        }
    }
    Ok(Certified { claim, size: writer.finish()?, is_known: true })
}

fn mask_record(space: SparseSpace) -> String {
    format!("mask {}{}", space.mask, if space.with_heap_parity { " parity" } else { "" })
}

/// The words and the further record by which the checker proves a period that begins early, and keeps the values; of a game
/// by the name that it has there.
pub(super) fn early_period(
    game: &str,
    limits: &Limits,
) -> Result<Option<(String, Option<String>)>, CertificateError> {
    const MOST_HEAPS: u64 = 1 << 20;
    let code = match game.split_once(':') {
        Some(("heaps", code)) => code.parse().ok(),
        Some(("subtraction", takes)) => {
            let takes: Option<Vec<u64>> = takes.split(',').map(|take| take.parse().ok()).collect();
            takes.and_then(|takes| HeapCode::subtraction(&takes).ok())
        }
        _ => None,
    };
    let sequence = code.and_then(|code| GrundySequence::new(&code, Method::default(), 1 << 20).ok());
    let Some(mut sequence) = sequence else { return Ok(None) };
    sequence.extend(MOST_HEAPS, limits)?;
    let Some((found, _)) = sequence.period().filter(|(found, _)| found.saltus == 0) else { return Ok(None) };
    let words = format!("period {} from {}", found.length, found.preperiod);
    Ok(Some((words, sequence.rares().map(|(space, _)| mask_record(space)))))
}

/// Writes a misère quotient: its monoid with the P-portion, and the element of every heap.
pub fn certify_quotient(
    quotient: &MisereQuotient,
    output: &mut dyn Write,
) -> Result<Certified, CertificateError> {
    let monoid = quotient.monoid();
    let largest = quotient.largest_heap();
    let period = quotient.period().map_or_else(String::new, |period| {
        // The period may hold for heap 0 too, which no move leaves.
        let from_zero = period.preperiod == 1 && quotient.phi(0) == quotient.phi(period.period.into());
        format!(" period {} from {}", period.period, if from_zero { 0 } else { period.preperiod })
    });
    let claim = format!("quotient {largest}{period}");
    let game = game_name(quotient.code())?;
    let header = Header { game: &game, position: "-", convention: Convention::Misere, claim: &claim };
    let mut writer = CertificateWriter::new(output, &header)?;
    let list = |elements: &mut dyn Iterator<Item = u16>| {
        elements.map(|element| element.to_string()).collect::<Vec<_>>().join(" ")
    };
    writer.record(format!("elements {}", monoid.order()).as_bytes())?;
    writer.record(format!("p {}", list(&mut monoid.p_elements())).as_bytes())?;
    for x in monoid.elements() {
        writer.record(list(&mut monoid.elements().map(|y| monoid.product(x, y))).as_bytes())?;
    }
    for heap in 0..=largest {
        let element = quotient.phi(heap.into()).unwrap_or_default();
        writer.record(element.to_string().as_bytes())?;
    }
    Ok(Certified { claim, size: writer.finish()?, is_known: true })
}
