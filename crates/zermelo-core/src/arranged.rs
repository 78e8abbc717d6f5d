//! Sorting where speed does not matter: an eighth of the code of the standard library's, which is compiled anew for each
//! type and each key. As quick on lists of up to twenty, which most are.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Lists up to this length are sorted by insertion.
const SHORT: usize = 20;

/// Lists that can be put in order by little code. Equal members keep their order.
pub trait Arrange<T> {
    /// In the order of the members.
    fn arrange(&mut self)
    where
        T: Ord;

    /// In the order of their keys.
    fn arrange_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);

    /// In the order of a comparison.
    fn arrange_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);
}

impl<T> Arrange<T> for [T] {
    fn arrange(&mut self)
    where
        T: Ord,
    {
        self.arrange_by(T::cmp);
    }

    fn arrange_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.arrange_by(|one, two| key(one).cmp(&key(two)));
    }

    fn arrange_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        if self.len() > SHORT {
            let order = order(self.len(), &mut |one, two| compare(&self[one], &self[two]));
            return carry_out(self, order);
        }
        for end in 1..self.len() {
            let mut at = end;
            while at > 0 && compare(&self[at], &self[at - 1]).is_lt() {
                self.swap(at, at - 1);
                at -= 1;
            }
        }
    }
}

/// The places of a list in the order of what stands there.
fn order(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|&one, &two| compare(one, two));
    order
}

/// Moves to each place what stands at `from[place]`, cycle by cycle.
fn carry_out<T>(list: &mut [T], mut from: Vec<usize>) {
    for start in 0..list.len() {
        let mut place = start;
        loop {
            let next = core::mem::replace(&mut from[place], place);
            if next == start {
                break;
            }
            list.swap(place, next);
            place = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_all_lengths_are_sorted_stably() {
        let mut state = 1_u64;
        for length in (0..60).chain([1_000]) {
            for kinds in [1, 3, 1_000] {
                let list: Vec<(u64, usize)> = (0..length)
                    .map(|place| {
                        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                        ((state >> 33) % kinds, place)
                    })
                    .collect();
                let mut expected = list.clone();
                expected.sort_by_key(|one| one.0);
                let mut by_key = list.clone();
                by_key.arrange_by_key(|one| one.0);
                assert_eq!(by_key, expected);
                let mut all = list;
                all.reverse();
                all.arrange();
                assert_eq!(all, expected);
            }
        }
    }
}
