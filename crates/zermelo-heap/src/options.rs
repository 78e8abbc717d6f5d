//! What a move of a take-and-break game makes of one heap: the numbers of tokens that may be taken, and the heaps that may
//! be left. One enumeration for heaps of any type of size.

use super::code::{HeapCode, Sizes};
use dashu_int::UBig;
use std::ops::ControlFlow;

/// A type for the sizes of heaps.
pub trait HeapSize: Clone + Ord {
    /// A size that fits a machine number; the greatest size where it does not fit this type.
    fn saturating_from(number: u64) -> Self;
    /// The size as a machine number, the greatest where it does not fit.
    fn saturating_to(&self) -> u64;
    /// The sum, `None` where it does not fit.
    fn checked_add(&self, other: &Self) -> Option<Self>;
    /// The difference, `None` where it is negative.
    fn checked_sub(&self, other: &Self) -> Option<Self>;
    /// The size of each of so many equal parts, `None` where it is not whole.
    fn split(&self, parts: usize) -> Option<Self>;
}

impl HeapSize for u32 {
    fn saturating_from(number: u64) -> Self {
        Self::try_from(number).unwrap_or(Self::MAX)
    }

    fn saturating_to(&self) -> u64 {
        u64::from(*self)
    }

    fn checked_add(&self, other: &Self) -> Option<Self> {
        Self::checked_add(*self, *other)
    }

    fn checked_sub(&self, other: &Self) -> Option<Self> {
        Self::checked_sub(*self, *other)
    }

    fn split(&self, parts: usize) -> Option<Self> {
        let parts = Self::try_from(parts).ok().filter(|&parts| parts > 0)?;
        self.is_multiple_of(parts).then(|| self / parts)
    }
}

impl HeapSize for UBig {
    fn saturating_from(number: u64) -> Self {
        Self::from(number)
    }

    fn saturating_to(&self) -> u64 {
        u64::try_from(self).unwrap_or(u64::MAX)
    }

    fn checked_add(&self, other: &Self) -> Option<Self> {
        Some(self + other)
    }

    fn checked_sub(&self, other: &Self) -> Option<Self> {
        (self >= other).then(|| self - other)
    }

    fn split(&self, parts: usize) -> Option<Self> {
        let (quotient, remainder) = (self / parts, self % parts);
        (remainder == 0).then_some(quotient)
    }
}

/// Visits the moves on one heap: the number of tokens taken, and the non-empty heaps left in ascending order. The order is
/// by the number taken, then of heaps left; options that several moves lead to are visited once for each.
///
/// As many visits as moves: quadratic in the heap when moves leave three heaps, exponential for codes such as `0.*`.
pub fn visit_options<S: HeapSize, B>(
    code: &HeapCode,
    heap: &S,
    mut visit: impl FnMut(u64, &[S]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let most_taken = code.most_taken().unwrap_or(u64::MAX).min(heap.saturating_to());
    for taken in 0..=most_taken {
        let digit = code.digit(taken);
        if digit.is_zero() {
            continue;
        }
        let Some(left) = heap.checked_sub(&S::saturating_from(taken)) else { break };
        let all = usize::try_from(left.saturating_to()).unwrap_or(usize::MAX);
        let most = digit.most_heaps().map_or(all, |most| most.min(all));
        for count in (0..=most).filter(|&count| digit.allows(count)) {
            visit_parts(&left, count, digit.sizes(count), |parts| visit(taken, parts))?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the ways to write `total` as a sum of `count` positive parts of such sizes in ascending order.
fn visit_parts<S: HeapSize, B>(
    total: &S,
    count: usize,
    sizes: Sizes,
    mut visit: impl FnMut(&[S]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let one = S::saturating_from(1);
    if count == 0 {
        return if *total < one { visit(&[]) } else { ControlFlow::Continue(()) };
    }
    if sizes == Sizes::AllEqual {
        return match total.split(count) {
            Some(part) if part >= one => visit(&vec![part; count]),
            _ => ControlFlow::Continue(()),
        };
    }
    let step = S::saturating_from(u64::from(sizes == Sizes::Different));
    let mut parts = vec![one.clone(); count];
    let mut fits = fill(&mut parts, 0, total, &step, &one);
    while fits {
        if sizes.allow(&parts) {
            visit(&parts)?;
        }
        fits = (0..count - 1).rev().any(|at| match parts[at].checked_add(&one) {
            Some(greater) => {
                parts[at] = greater;
                fill(&mut parts, at, total, &step, &one)
            }
            None => false,
        });
    }
    ControlFlow::Continue(())
}

/// Makes the parts behind `at` as small as they may be, and the last what is left; whether that is enough.
fn fill<S: HeapSize>(parts: &mut [S], at: usize, total: &S, step: &S, one: &S) -> bool {
    let last = parts.len() - 1;
    let mut rest = total.clone();
    for place in 0..last {
        if place > at {
            let Some(part) = parts[place - 1].checked_add(step) else { return false };
            parts[place] = part;
        }
        let Some(left) = rest.checked_sub(&parts[place]) else { return false };
        rest = left;
    }
    let least = if last == 0 { Some(one.clone()) } else { parts[last - 1].checked_add(step) };
    let fits = least.is_some_and(|least| rest >= least);
    if fits {
        parts[last] = rest;
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options<S: HeapSize>(code: &str, heap: &S) -> Vec<Vec<u64>> {
        let mut list = Vec::new();
        let _: ControlFlow<()> = visit_options(&code.parse().unwrap(), heap, |taken, left| {
            let left: Vec<u64> = left.iter().map(HeapSize::saturating_to).collect();
            assert_eq!(taken + left.iter().sum::<u64>(), heap.saturating_to());
            list.push(left);
            ControlFlow::Continue(())
        });
        list
    }

    #[test]
    fn options_are_those_of_the_digits() {
        let list = |code, heap: u32| {
            let list = options(code, &heap);
            assert_eq!(list, options(code, &UBig::from(heap)));
            list
        };
        assert_eq!(list("0.77", 3), [vec![2], vec![1, 1], vec![1]]);
        assert_eq!(list("0.77", 1), [Vec::<u64>::new()]);
        assert_eq!(list("4!.0", 5), [[1, 4], [2, 3]]);
        assert_eq!(list("4.0", 4), [[1, 3], [2, 2]]);
        assert_eq!(list("0.[3]", 3), [vec![2], vec![1], vec![]]);
        assert_eq!(list("0.8", 7), [[1, 1, 4], [1, 2, 3], [2, 2, 2]]);
        assert_eq!(list("0.8!", 7), [[1, 2, 3]]);
        assert_eq!(list("0.8!", 6), Vec::<Vec<u64>>::new());
        assert_eq!(list("0.*", 4), [vec![3], vec![1, 2], vec![1, 1, 1]]);
        assert_eq!(list("0.8?", 7), [[1, 1, 4], [1, 2, 3]]);
        assert_eq!(list("0.C=", 7), [vec![3, 3], vec![2, 2, 2]]);
        assert_eq!(list("{2+}=.0", 6), [vec![3, 3], vec![2, 2, 2], vec![1; 6]]);
        assert_eq!(list("0.{2,3?+}", 4), [vec![1, 2]]);
        assert_eq!(list("0.{2!,3=}", 7), [vec![1, 5], vec![2, 4], vec![2, 2, 2]]);
    }
}
