//! Positions that wait to be expanded, listed by distance as long as the lists are short. A distance with too many is left
//! to a scan of the slice, which finds them by their labels.

/// Of so many positions in a slice, one may be listed.
const ONE_IN: usize = 8;

/// The lists.
#[derive(Debug)]
pub(super) struct Frontier {
    /// By distance; `None` where there were too many.
    lists: Vec<Option<Vec<u32>>>,
    /// How many positions are listed, and may be.
    held: usize,
    most: usize,
}

impl Frontier {
    /// Empty lists for a slice of this size.
    pub(super) fn of(size: usize) -> Self {
        // Places have 32 bits.
        let most = if u32::try_from(size).is_ok() { size.div_ceil(ONE_IN) } else { 0 };
        Self { lists: Vec::new(), held: 0, most }
    }

    /// The bytes that a frontier takes at most.
    pub(super) const fn bytes(size: u64) -> u64 {
        4 * size.div_ceil(ONE_IN as u64)
    }

    /// Adds a position.
    #[inline]
    pub(super) fn add(&mut self, distance: u32, place: u32) {
        let distance = distance as usize;
        if distance >= self.lists.len() {
            self.lists.resize_with(distance + 1, || Some(Vec::new()));
        }
        let Some(list) = &mut self.lists[distance] else { return };
        if self.held == self.most {
            self.held -= list.len();
            self.lists[distance] = None;
        } else {
            self.held += 1;
            list.push(place);
        }
    }

    /// The positions at a distance, to which none is added any more; `None` where they are not listed.
    pub(super) fn take(&mut self, distance: u32) -> Option<Vec<u32>> {
        let Some(list) = self.lists.get_mut(distance as usize) else { return Some(Vec::new()) };
        let list = std::mem::take(list.as_mut()?);
        self.held -= list.len();
        Some(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_given_up() {
        let mut frontier = Frontier::of(80);
        for place in 0..6 {
            frontier.add(1, place);
            frontier.add(3, 10 * place);
        }
        assert_eq!(frontier.take(0), Some(vec![]));
        // The eleventh was one too many.
        assert_eq!(frontier.take(1), None);
        assert_eq!(frontier.take(2), Some(vec![]));
        assert_eq!(frontier.take(3), Some(vec![0, 10, 20, 30, 40, 50]));
        assert_eq!(frontier.take(9), Some(vec![]));
    }
}
