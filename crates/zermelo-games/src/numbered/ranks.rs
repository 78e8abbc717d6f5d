//! Rank and unrank of the places of pieces: sets of cells in the combinatorial number system (D. H. Lehmer 1964; Knuth,
//! *The Art of Computer Programming* 7.2.1.3), where a set of k cells c1 < … < ck has the rank C(c1, 1) + … + C(ck, k). The
//! order is that of the sets as binary numbers, so that the next set costs a few instructions.

/// Binomial coefficients up to some number of cells.
#[derive(Clone, Debug)]
pub struct Binomials {
    rows: Vec<Vec<u64>>,
}

impl Binomials {
    /// C(n, k) for all n up to `most`, at most 64.
    pub fn up_to(most: usize) -> Self {
        assert!(most <= 64, "sets of at most 64 cells");
        let mut rows = vec![vec![1_u64]];
        for n in 1..=most {
            let last = &rows[n - 1];
            let inner = (1..n).map(|k| last[k - 1] + last[k]).collect::<Vec<_>>();
            rows.push([vec![1], inner, vec![1]].concat());
        }
        Self { rows }
    }

    /// The number of ways to choose `k` of `n`.
    #[inline]
    pub fn choose(&self, n: u32, k: u32) -> u64 {
        self.rows[n as usize].get(k as usize).copied().unwrap_or(0)
    }

    /// The rank of a set among those of its size.
    #[inline]
    pub fn rank(&self, set: u64) -> u64 {
        self.rank_above(set, 0)
    }

    /// What the cells of a set add to the rank of one that has so many others, all below them.
    #[inline]
    pub fn rank_above(&self, mut set: u64, below: u32) -> u64 {
        let (mut rank, mut size) = (0, below + 1);
        while set != 0 {
            rank += self.choose(set.trailing_zeros(), size);
            set &= set - 1;
            size += 1;
        }
        rank
    }

    /// The set of `size` cells with a rank.
    pub fn unrank(&self, mut rank: u64, size: u32) -> u64 {
        // The highest cell is the last one with at most `rank` sets below it; each of the others the last such one before.
        let mut cell = size.saturating_sub(1);
        while (cell as usize) + 1 < self.rows.len() && self.choose(cell + 1, size) <= rank {
            cell += 1;
        }
        let mut set = 0;
        for left in (1..=size).rev() {
            while self.choose(cell, left) > rank {
                cell -= 1;
            }
            rank -= self.choose(cell, left);
            set |= 1 << cell;
        }
        set
    }
}

/// The next greater number with as many bits; the last one of a word has none. (Gosper, HAKMEM item 175.)
#[inline]
pub(super) const fn next_set(set: u64) -> u64 {
    if set == 0 {
        return 0;
    }
    let low = set & set.wrapping_neg();
    let ripple = set + low;
    ripple | (ripple ^ set) >> (2 + low.trailing_zeros())
}

/// The bits of `set` at the places of `mask`, moved together.
#[inline]
pub(crate) fn gather(set: u64, mut mask: u64) -> u64 {
    let (mut gathered, mut place) = (0, 0);
    while mask != 0 {
        gathered |= (set >> mask.trailing_zeros() & 1) << place;
        mask &= mask - 1;
        place += 1;
    }
    gathered
}

/// The reverse: bits in a row put at the places of `mask`.
#[inline]
pub(crate) fn scatter(mut set: u64, mut mask: u64) -> u64 {
    let mut scattered = 0;
    while set != 0 && mask != 0 {
        scattered |= (set & 1) << mask.trailing_zeros();
        set >>= 1;
        mask &= mask - 1;
    }
    scattered
}

/// Placements of several kinds of pieces, alike within a kind, on cells that hold one each: numbers below a multinomial
/// coefficient, and back.
#[derive(Clone, Debug)]
pub struct Placements {
    cells: u32,
    counts: Vec<u32>,
    /// The number of ways to place a kind and all after it once those before it stand.
    tails: Vec<u64>,
}

impl Placements {
    /// So many pieces of each kind on `cells` cells.
    ///
    /// # Panics
    /// Where the pieces do not fit on the cells, or there are more than 64.
    pub fn new(cells: u32, counts: &[u32], binomials: &Binomials) -> Self {
        assert!(cells <= 64 && counts.iter().sum::<u32>() <= cells, "the pieces fit on the board");
        let mut tails = vec![1; counts.len() + 1];
        let mut free = cells - counts.iter().sum::<u32>();
        for (kind, &count) in counts.iter().enumerate().rev() {
            free += count;
            tails[kind] = tails[kind + 1] * binomials.choose(free, count);
        }
        Self { cells, counts: counts.to_vec(), tails }
    }

    /// The number of placements.
    pub fn count(&self) -> u64 {
        self.tails[0]
    }

    /// The number of a placement, given as the cells of each kind.
    #[inline]
    pub fn rank(&self, sets: &[u64], binomials: &Binomials) -> u64 {
        let mut free = self.all();
        let mut rank = 0;
        for (kind, &set) in sets.iter().enumerate() {
            rank += binomials.rank(gather_few(set, free)) * self.tails[kind + 1];
            free &= !set;
        }
        rank
    }

    /// The placement with a number.
    #[inline]
    pub fn unrank(&self, mut rank: u64, sets: &mut [u64], binomials: &Binomials) {
        let mut free = self.all();
        for (kind, set) in sets.iter_mut().enumerate() {
            let own = rank / self.tails[kind + 1];
            rank %= self.tails[kind + 1];
            *set = scatter(binomials.unrank(own, self.counts[kind]), free);
            free &= !*set;
        }
    }

    const fn all(&self) -> u64 {
        if self.cells == 64 { u64::MAX } else { (1 << self.cells) - 1 }
    }
}

/// [`gather`] for a subset of the mask with few members.
#[inline]
fn gather_few(mut set: u64, mask: u64) -> u64 {
    let mut gathered = 0;
    while set != 0 {
        let below = (set & set.wrapping_neg()) - 1;
        gathered |= 1 << (mask & below).count_ones();
        set &= set - 1;
    }
    gathered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_have_ranks_in_their_order() {
        let binomials = Binomials::up_to(12);
        for size in 0..=12 {
            let mut set = (1_u64 << size) - 1;
            for rank in 0..binomials.choose(12, size) {
                assert_eq!((binomials.rank(set), binomials.unrank(rank, size)), (rank, set));
                set = next_set(set);
            }
        }
    }

    #[test]
    fn placements_and_numbers_are_in_bijection() {
        let binomials = Binomials::up_to(16);
        for counts in [&[2, 2][..], &[3, 1, 2], &[0, 3], &[8], &[]] {
            let placements = Placements::new(8, counts, &binomials);
            let mut seen = std::collections::BTreeSet::new();
            for rank in 0..placements.count() {
                let mut sets = vec![0; counts.len()];
                placements.unrank(rank, &mut sets, &binomials);
                assert!(sets.iter().zip(counts).all(|(set, &count)| set.count_ones() == count));
                let union = sets.iter().fold(0, |union, set| union | set);
                assert_eq!((union.count_ones(), union >> 8), (counts.iter().sum(), 0));
                assert_eq!(placements.rank(&sets, &binomials), rank);
                assert!(seen.insert(sets));
            }
        }
    }

    #[test]
    fn bits_are_gathered_and_scattered() {
        for mask in 0..256 {
            for set in (0..256).filter(|set| set & mask == *set) {
                assert_eq!(gather(set, mask), gather_few(set, mask));
                assert_eq!(scatter(gather(set, mask), mask), set);
            }
        }
    }
}
