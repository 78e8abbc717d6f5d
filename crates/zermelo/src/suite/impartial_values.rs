//! Impartial forms of values as suites have them: of numbers, switches and ups, of which either player makes the moves of
//! both. They depend on the form, so that these are the forms of the files and not canonical ones.

/// A heap of which one is taken: 0 and 1 by turns.
pub(super) const fn impartial_integer(number: i64) -> u32 {
    (number.unsigned_abs() % 2) as u32
}

/// A number p/2ⁿ in lowest terms: its options are the neighbours (p ± 1)/2ⁿ, of a whole number the next towards 0.
///
/// Of p/2ⁿ with n > 0 one neighbour has exactly n − 1 twos in its denominator, the other fewer. So the nimbers are found from
/// the whole numbers around it upwards, in O(n).
pub(super) fn impartial_number((numerator, denominator): (i64, i64)) -> u32 {
    let digits = denominator.trailing_zeros();
    let floor = numerator.div_euclid(denominator);
    let mut around = [impartial_integer(floor), impartial_integer(floor.saturating_add(1))];
    // Bits behind the point: the number is in the middle of the interval after the last of them.
    let fraction = numerator.rem_euclid(denominator);
    let mut middle = around[0];
    for place in (0..digits).rev() {
        middle = least_excluded(around);
        let is_in_upper_half = fraction >> place & 1 == 1;
        if is_in_upper_half {
            around[0] = middle;
        } else {
            around[1] = middle;
        }
    }
    middle
}

/// Either of the two numbers.
pub(super) fn impartial_switch(numbers: [(i64, i64); 2]) -> u32 {
    least_excluded(numbers.map(impartial_number))
}

/// Ups with or without a star: the options are 0 and one up fewer with the star changed; of ↑* also *.
///
/// ↑ has 0 and *, ↑* has 0 and *: both are *2. From then on the options are 0 and what is before, so that *1 and *2 take turns.
pub(super) const fn impartial_ups(ups: i32, has_star: bool) -> u32 {
    match (ups, has_star) {
        (0, false) => 0,
        (0, true) => 1,
        _ => 1 + ups.unsigned_abs() % 2,
    }
}

/// The least number that is none of the two.
fn least_excluded(two: [u32; 2]) -> u32 {
    (0..2).find(|number| !two.contains(number)).unwrap_or(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// By the options, as the definition has it.
    fn number_by_options((numerator, denominator): (i64, i64), known: &mut HashMap<(i64, i64), u32>) -> u32 {
        let common = numerator.trailing_zeros().min(denominator.trailing_zeros());
        let (numerator, denominator) = (numerator >> common, denominator >> common);
        if let Some(&nimber) = known.get(&(numerator, denominator)) {
            return nimber;
        }
        let options = if denominator > 1 {
            vec![(numerator - 1, denominator), (numerator + 1, denominator)]
        } else if numerator != 0 {
            vec![(numerator - numerator.signum(), 1)]
        } else {
            Vec::new()
        };
        let options: Vec<u32> = options.into_iter().map(|option| number_by_options(option, known)).collect();
        let nimber = (0..9).find(|nimber| !options.contains(nimber)).unwrap();
        known.insert((numerator, denominator), nimber);
        nimber
    }

    fn ups_by_options(ups: i32, has_star: bool) -> u32 {
        let mut options = Vec::new();
        if ups != 0 {
            options.push(0);
            options.push(ups_by_options(ups - ups.signum(), !has_star));
        } else if has_star {
            options.push(0);
        }
        if ups.abs() == 1 && has_star {
            options.push(1);
        }
        (0..9).find(|nimber| !options.contains(nimber)).unwrap()
    }

    #[test]
    fn nimbers_are_those_of_the_options() {
        let mut known = HashMap::new();
        for digits in 0..7 {
            for numerator in -300_i64..300 {
                let common = numerator.trailing_zeros().min(digits);
                let number = (numerator >> common, 1_i64 << (digits - common));
                assert_eq!(impartial_number(number), number_by_options(number, &mut known), "{number:?}");
            }
        }
        for ups in -9..=9 {
            for has_star in [false, true] {
                assert_eq!(impartial_ups(ups, has_star), ups_by_options(ups, has_star), "{ups} {has_star}");
            }
        }
    }
}
