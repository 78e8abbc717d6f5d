//! Codes of take-and-break games, such as `0.137`: bit j of digit i says that i tokens may be taken so that exactly j heaps are
//! left.

/// The most digits after the point.
pub(super) const MOST_DIGITS: usize = 4096;

/// The digits of a code, `d0` first, without zeros at the end.
pub(crate) fn code_digits(code: &str) -> Option<Vec<u32>> {
    let mut digits = digits_as_written(code)?;
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    Some(digits)
}

/// The digits of a code, `d0` first, all of them.
pub(crate) fn digits_as_written(code: &str) -> Option<Vec<u32>> {
    let (first, others) = code.split_once('.')?;
    if first.len() != 1 || others.len() > MOST_DIGITS {
        return None;
    }
    let digits = first.chars().chain(others.chars()).map(|digit| digit.to_digit(16));
    let digits: Vec<u32> = digits.collect::<Option<_>>()?;
    // A move that takes nothing and leaves one heap would be a pass.
    digits[0].is_multiple_of(4).then_some(digits)
}

/// The greatest number of heaps that a move of a code leaves.
pub(crate) fn most_heaps(digits: &[u32]) -> usize {
    let longest = digits.iter().map(|digit| u32::BITS - digit.leading_zeros()).max().unwrap_or(0);
    longest.saturating_sub(1) as usize
}

/// Visits the ways to replace a heap by others in the game of a code, up to the first failure.
pub(crate) fn replace_by_code<E>(
    digits: &[u32],
    size: u64,
    mut visit: impl FnMut(&[u64]) -> Result<(), E>,
) -> Result<(), E> {
    for (take, &digit) in digits.iter().enumerate() {
        let Some(rest) = size.checked_sub(take as u64) else { break };
        for heaps in (0..4).filter(|heaps| digit >> heaps & 1 == 1) {
            split(rest, heaps, &mut visit)?;
        }
    }
    Ok(())
}

/// Visits the ways to write `rest` as a sum of `heaps` positive numbers, none smaller than the one before.
fn split<E>(rest: u64, heaps: usize, visit: &mut impl FnMut(&[u64]) -> Result<(), E>) -> Result<(), E> {
    let mut parts = vec![1; heaps];
    if heaps == 0 || rest < heaps as u64 {
        return if heaps == 0 && rest == 0 { visit(&[]) } else { Ok(()) };
    }
    loop {
        let sum: u64 = parts[..heaps - 1].iter().sum();
        let least = if heaps > 1 { parts[heaps - 2] } else { 1 };
        if sum + least <= rest {
            parts[heaps - 1] = rest - sum;
            visit(&parts)?;
        }
        // The last part but one that can still grow; all after it start from its size.
        let growing = (0..heaps - 1).rev().find(|&place| {
            let before: u64 = parts[..place].iter().sum();
            before + (parts[place] + 1) * (heaps - place) as u64 <= rest
        });
        let Some(place) = growing else { return Ok(()) };
        let size = parts[place] + 1;
        parts[place..heaps - 1].fill(size);
    }
}
