//! Codes with the same Grundy values, one sequence shifted against the other or not: Dawson's Kayles 0.07 and 0.4, say,
//! of which a heap of n + 1 plays like a heap of n of the other.

use super::{GrundySequence, HeapCode, Method, SequenceError};
use zermelo_core::{Arrange, Limits, StopReason};

/// Codes are compared up to this heap when no period is proved before.
const CHECKED_TO: u64 = 4096;
/// Most candidates already differ before this heap.
const FIRST_HEAPS: u64 = 64;
/// Sequences are shifted by at most this.
const MOST_SHIFT: i64 = 3;

/// A code with the same Grundy values as another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Equivalent {
    /// The code.
    pub code: HeapCode,
    /// Heap `n + shift` of this code has the value of heap `n` of the other, for all `n` for which both are heaps; the
    /// first heaps of the shifted sequence have value 0.
    pub shift: i64,
    /// The last heap compared, where it is not proved for all.
    pub checked_to: Option<u64>,
}

/// Why codes were not compared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SameError {
    /// The code has no sequence.
    #[error(transparent)]
    Sequence(#[from] SequenceError),
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// All codes `0.d₁d₂d₃` and `4.d₁d₂d₃` with octal digits, other than `code`, that have its Grundy values up to a shift.
pub fn equivalents(code: &HeapCode, limits: &Limits) -> Result<Vec<Equivalent>, SameError> {
    let mut own = GrundySequence::new(code, Method::Auto, 1 << 16)?;
    own.extend(CHECKED_TO, limits)?;
    let mut found = Vec::new();
    for number in 0..1024_u32 {
        let zero = if number < 512 { 0 } else { 4 };
        let text = format!("{zero}.{}{}{}", number >> 6 & 7, number >> 3 & 7, number & 7);
        let Ok(other) = text.parse::<HeapCode>() else { continue };
        if other == *code {
            continue;
        }
        let mut sequence = GrundySequence::new(&other, Method::Auto, 1 << 16)?;
        sequence.extend(FIRST_HEAPS, limits)?;
        let shifts: Vec<i64> = (-MOST_SHIFT..=MOST_SHIFT)
            .filter(|&shift| agree(&own, &sequence, shift, FIRST_HEAPS / 2))
            .collect();
        if shifts.is_empty() {
            continue;
        }
        sequence.extend(CHECKED_TO, limits)?;
        for shift in shifts {
            let (heaps, proved) = heaps_to_compare(&own, &sequence);
            if agree(&own, &sequence, shift, heaps) {
                let checked_to = (!proved).then_some(heaps - 1);
                found.push(Equivalent { code: other.clone(), shift, checked_to });
            }
        }
    }
    found.arrange_by_key(|one| (one.shift.abs(), one.shift < 0));
    Ok(found)
}

/// How many heaps have to agree, and whether that proves it: once both sequences are in their periods, agreement over
/// the sum of the periods is agreement for ever (Fine and Wilf 1965).
fn heaps_to_compare(own: &GrundySequence, other: &GrundySequence) -> (u64, bool) {
    match (own.period(), other.period()) {
        (Some((a, _)), Some((b, _))) => {
            (a.preperiod.max(b.preperiod) + a.length + b.length + MOST_SHIFT as u64, true)
        }
        _ => (CHECKED_TO - MOST_SHIFT as u64, false),
    }
}

/// Whether heap `n` of one and heap `n + shift` of the other have the same value for all `n` below `heaps`, and heaps
/// without a partner the value 0. The zero sequence, which is its own shift, counts only unshifted.
fn agree(own: &GrundySequence, other: &GrundySequence, shift: i64, heaps: u64) -> bool {
    let value = |sequence: &GrundySequence, heap: i64| match u64::try_from(heap) {
        Ok(heap) => sequence.value(heap),
        Err(_) => Some(0),
    };
    let mut all_zero = true;
    for heap in -shift.abs()..heaps.cast_signed() {
        let (a, b) = (value(own, heap), value(other, heap + shift));
        if a.is_none() || a != b {
            return false;
        }
        all_zero &= a == Some(0);
    }
    !all_zero || shift == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(code: &str) -> Vec<(String, i64, Option<u64>)> {
        let found = equivalents(&code.parse().unwrap(), &Limits::none()).unwrap();
        found.into_iter().map(|one| (one.code.to_string(), one.shift, one.checked_to)).collect()
    }

    #[test]
    fn cousins_of_dawsons_kayles() {
        let found = same("0.07");
        assert!(found.contains(&("0.4".to_owned(), 1, None)), "{found:?}");
        // Dawson's Chess is one heap ahead.
        assert!(found.contains(&("0.137".to_owned(), -1, None)), "{found:?}");
    }

    /// 0.161 and 0.36 differ for the first time at heap 519.
    #[test]
    fn late_differences_are_seen() {
        assert!(!same("0.161").iter().any(|(code, ..)| code == "0.36"));
    }
}
