//! The options of a heap in a take-and-break game, as multisets of heaps.

use crate::heap::HeapCode;
use std::ops::ControlFlow;

/// Visits the options of one heap, each as the non-empty heaps it leaves in ascending order. The order is by the number
/// of tokens taken, then of heaps left; equal options are visited once for every way to reach them.
///
/// As many visits as options: quadratic in the heap when moves leave three heaps, exponential for codes such as `0.*`.
pub fn visit_options<B>(
    code: &HeapCode,
    heap: u32,
    mut visit: impl FnMut(&[u32]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let most_taken = code.most_taken().map_or(heap, |most| heap.min(u32::try_from(most).unwrap_or(u32::MAX)));
    for taken in 0..=most_taken {
        let digit = code.digit(u64::from(taken));
        let left = heap - taken;
        let most = digit.most_heaps().map_or(left, |most| left.min(u32::try_from(most).unwrap_or(u32::MAX)));
        for count in 0..=most {
            if digit.allows(count as usize) {
                visit_parts(left, count as usize, digit.distinct, &mut visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits the ways to write `total` as a sum of `count` positive parts in ascending order.
fn visit_parts<B>(
    total: u32,
    count: usize,
    distinct: bool,
    visit: &mut impl FnMut(&[u32]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if count == 0 {
        return if total == 0 { visit(&[]) } else { ControlFlow::Continue(()) };
    }
    let mut parts = vec![1; count];
    let mut fits = fill(&mut parts, 0, total, distinct);
    while fits {
        visit(&parts)?;
        fits = (0..count - 1).rev().any(|at| {
            parts[at] += 1;
            fill(&mut parts, at, total, distinct)
        });
    }
    ControlFlow::Continue(())
}

/// Makes the parts behind `at` as small as they may be, and the last what is left; whether that is enough.
fn fill(parts: &mut [u32], at: usize, total: u32, distinct: bool) -> bool {
    let step = u32::from(distinct);
    let last = parts.len() - 1;
    for next in at + 1..last {
        parts[next] = parts[next - 1].saturating_add(step);
    }
    let before = parts[..last].iter().try_fold(0_u32, |sum, &part| sum.checked_add(part));
    let least = if last == 0 { 1 } else { parts[last - 1].saturating_add(step) };
    match before.and_then(|before| total.checked_sub(before)) {
        Some(rest) if rest >= least => {
            parts[last] = rest;
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(code: &str, heap: u32) -> Vec<Vec<u32>> {
        let mut list = Vec::new();
        let _: ControlFlow<()> = visit_options(&code.parse().unwrap(), heap, |option| {
            list.push(option.to_vec());
            ControlFlow::Continue(())
        });
        list
    }

    #[test]
    fn options_are_those_of_the_digits() {
        assert_eq!(options("0.77", 3), [vec![2], vec![1, 1], vec![1]]);
        assert_eq!(options("0.77", 1), [Vec::<u32>::new()]);
        assert_eq!(options("4!.0", 5), [[1, 4], [2, 3]]);
        assert_eq!(options("4.0", 4), [[1, 3], [2, 2]]);
        assert_eq!(options("0.[3]", 3), [vec![2], vec![1], vec![]]);
        assert_eq!(options("0.8", 7), [[1, 1, 4], [1, 2, 3], [2, 2, 2]]);
        assert_eq!(options("0.8!", 7), [[1, 2, 3]]);
        assert_eq!(options("0.8!", 6), Vec::<Vec<u32>>::new());
        assert_eq!(options("0.*", 4), [vec![3], vec![1, 2], vec![1, 1, 1]]);
    }
}
