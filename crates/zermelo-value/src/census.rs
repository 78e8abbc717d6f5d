//! All values that are born by a day (Winning Ways, ch. 5; Wolfe and Fraser, *Counting the number of games*): those of day
//! n + 1 are the games whose options are among those of day n, and dominated options add nothing, so that sets of pairwise
//! incomparable ones are enough.

use super::error::ValueError;
use super::{Algebra, ValueId};
use rustc_hash::FxHashSet;

/// Of later days there are more than 10^12 values.
pub const LAST_COUNTED_DAY: u32 = 3;

impl Algebra<'_> {
    /// The values born by a day, at most [`LAST_COUNTED_DAY`]: 1, 4, 22, 1474 of them, in the order of their structure.
    pub fn born_by(&mut self, day: u32) -> Result<Vec<ValueId>, ValueError> {
        if day > LAST_COUNTED_DAY {
            return Err(ValueError::Domain("the values born by the fourth day are too many to be listed"));
        }
        let mut born = vec![ValueId::ZERO];
        for _ in 0..day {
            let sides = self.antichains(&born)?;
            let mut next = FxHashSet::default();
            for left in &sides {
                for right in &sides {
                    next.insert(self.game(left, right)?);
                }
            }
            born = next.into_iter().collect();
            self.sort_by_structure(&mut born)?;
        }
        Ok(born)
    }

    /// The sets of pairwise incomparable values among some, the empty one among them.
    fn antichains(&mut self, values: &[ValueId]) -> Result<Vec<Vec<ValueId>>, ValueError> {
        let mut found = vec![Vec::new()];
        for &value in values {
            for place in 0..found.len() {
                let mut is_apart = true;
                for &other in &found[place] {
                    is_apart &= self.compare(other, value)?.is_none();
                }
                if is_apart {
                    let mut larger = found[place].clone();
                    larger.push(value);
                    found.push(larger);
                }
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use zermelo_core::Limits;

    #[test]
    fn the_days_have_as_many_values_as_the_books_say() {
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        // By day 3 the 22 values of day 2 have so many sets of incomparable ones that only their number is checked.
        let counts: Vec<usize> = (0..=3).map(|day| algebra.born_by(day).unwrap().len()).collect();
        assert_eq!(counts, [1, 4, 22, 1474]);
        assert!(algebra.born_by(4).is_err());
        for id in algebra.born_by(2).unwrap() {
            assert!(algebra.birthday(id).unwrap() <= 2_u8.into());
        }
    }
}
