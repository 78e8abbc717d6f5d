//! Dyadic rationals: the numbers among the values of short games. Exact, of any size.

use dashu_int::ops::{BitTest, UnsignedAbs};
use dashu_int::{IBig, Sign, UBig};
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;
use zermelo_core::ParseError;

/// The number m/2^k, in lowest terms.
///
/// ```
/// use zermelo_value::Dyadic;
///
/// let number = Dyadic::new(6, 3);
/// assert_eq!(number.to_string(), "3/4");
/// assert_eq!("0.75".parse::<Dyadic>().unwrap_err().message, "expected a number such as 3/4");
/// assert_eq!("3/4".parse::<Dyadic>()?, number);
/// # Ok::<(), zermelo_core::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dyadic {
    /// Odd, unless the exponent is 0.
    numerator: IBig,
    exponent: u32,
}

impl Dyadic {
    /// Zero.
    pub const ZERO: Self = Self { numerator: IBig::ZERO, exponent: 0 };

    /// `numerator` / 2^`exponent`.
    pub fn new(numerator: impl Into<IBig>, exponent: u32) -> Self {
        let numerator: IBig = numerator.into();
        let zeros = numerator.trailing_zeros().unwrap_or(exponent as usize);
        let common = zeros.min(exponent as usize);
        Self { numerator: numerator >> common, exponent: exponent - common as u32 }
    }

    /// The whole number.
    pub fn integer(number: impl Into<IBig>) -> Self {
        Self { numerator: number.into(), exponent: 0 }
    }

    /// The fraction, `None` when its denominator in lowest terms is not a power of two, or zero.
    pub fn fraction(numerator: &IBig, denominator: &UBig) -> Option<Self> {
        if denominator.is_zero() {
            return None;
        }
        let twos = denominator.trailing_zeros().unwrap_or(0);
        let odd = IBig::from(denominator >> twos);
        let exact = (numerator % &odd).is_zero();
        exact.then(|| Self::new(numerator / odd, twos as u32))
    }

    /// The numerator in lowest terms.
    pub const fn numerator(&self) -> &IBig {
        &self.numerator
    }

    /// k, where 2^k is the denominator in lowest terms.
    pub const fn exponent(&self) -> u32 {
        self.exponent
    }

    /// Whether the number is whole.
    pub const fn is_integer(&self) -> bool {
        self.exponent == 0
    }

    /// Whether the number is 0.
    pub fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    /// −1, 0 or 1.
    pub fn signum(&self) -> i32 {
        match self.numerator.sign() {
            _ if self.is_zero() => 0,
            Sign::Positive => 1,
            Sign::Negative => -1,
        }
    }

    /// Bits of numerator and denominator: the size in memory.
    pub fn bits(&self) -> usize {
        UnsignedAbs::unsigned_abs(&self.numerator).bit_len() + self.exponent as usize
    }

    /// Half the number.
    pub fn half(&self) -> Self {
        Self::new(self.numerator.clone(), self.exponent + 1)
    }

    /// The product.
    pub fn times(&self, other: &Self) -> Self {
        Self::new(&self.numerator * &other.numerator, self.exponent + other.exponent)
    }

    /// The greatest whole number that is not above it.
    pub fn floor(&self) -> IBig {
        // The shift of a negative number rounds down.
        &self.numerator >> self.exponent as usize
    }

    /// The numerator over the denominator 2^`exponent`, which must be a multiple of its own.
    fn scaled(&self, exponent: u32) -> IBig {
        &self.numerator << (exponent - self.exponent) as usize
    }

    /// The simplest number x with `lower` ⊲ x ⊲ `upper`: the one born first, where `lower` and `upper` themselves are
    /// allowed as their flags say and a missing bound bounds nothing. `None` when no number is there.
    ///
    /// Simplicity theorem (Conway, On Numbers and Games, ch. 2).
    pub fn simplest_between(lower: Option<(&Self, bool)>, upper: Option<(&Self, bool)>) -> Option<Self> {
        let above = |x: &Self| {
            lower.is_none_or(|(bound, closed)| match x.cmp(bound) {
                Ordering::Greater => true,
                Ordering::Equal => closed,
                Ordering::Less => false,
            })
        };
        let below = |x: &Self| {
            upper.is_none_or(|(bound, closed)| match x.cmp(bound) {
                Ordering::Less => true,
                Ordering::Equal => closed,
                Ordering::Greater => false,
            })
        };
        let zero = Self::ZERO;
        match (above(&zero), below(&zero)) {
            (true, true) => Some(zero),
            // All candidates are negative.
            (true, false) => {
                let mirrored = |bound: Option<(&Self, bool)>| bound.map(|(x, closed)| (-x, closed));
                let (low, high) = (mirrored(upper), mirrored(lower));
                let as_bound = |bound: &'_ Option<(Self, bool)>| bound.as_ref().map(|(x, c)| (x.clone(), *c));
                let (low, high) = (as_bound(&low), as_bound(&high));
                Self::simplest_positive(low.as_ref()?, high.as_ref()).map(|x| -&x)
            }
            (false, true) => {
                let own = |(x, closed): (&Self, bool)| (x.clone(), closed);
                Self::simplest_positive(&lower.map(own)?, upper.map(own).as_ref())
            }
            (false, false) => None,
        }
    }

    /// The same where every candidate is positive.
    fn simplest_positive(lower: &(Self, bool), upper: Option<&(Self, bool)>) -> Option<Self> {
        let (low, low_closed) = lower;
        let fits = |x: &Self| upper.is_none_or(|(high, closed)| x < high || (*closed && x == high));
        if let Some((high, closed)) = upper
            && (high < low || (high == low && !(*closed && *low_closed)))
        {
            return None;
        }
        // The least multiple of 1, 1/2, 1/4, ... in the interval; the first that is below the upper bound is simplest.
        let mut exponent = 0;
        loop {
            let scale = exponent.max(low.exponent);
            let mut least = low.scaled(scale) >> (scale - exponent) as usize;
            let is_low = exponent >= low.exponent;
            if !(is_low && *low_closed) {
                least += 1;
            }
            let candidate = Self::new(least, exponent);
            if fits(&candidate) {
                return Some(candidate);
            }
            exponent += 1;
        }
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.exponent == other.exponent {
            return self.numerator.cmp(&other.numerator);
        }
        match self.signum().cmp(&other.signum()) {
            Ordering::Equal => {
                let exponent = self.exponent.max(other.exponent);
                self.scaled(exponent).cmp(&other.scaled(exponent))
            }
            order => order,
        }
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for &Dyadic {
    type Output = Dyadic;

    fn add(self, other: Self) -> Dyadic {
        let exponent = self.exponent.max(other.exponent);
        Dyadic::new(self.scaled(exponent) + other.scaled(exponent), exponent)
    }
}

impl Sub for &Dyadic {
    type Output = Dyadic;

    fn sub(self, other: Self) -> Dyadic {
        let exponent = self.exponent.max(other.exponent);
        Dyadic::new(self.scaled(exponent) - other.scaled(exponent), exponent)
    }
}

impl Neg for &Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic { numerator: -&self.numerator, exponent: self.exponent }
    }
}

impl From<i64> for Dyadic {
    fn from(number: i64) -> Self {
        Self::integer(number)
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_integer() {
            return fmt::Display::fmt(&self.numerator, f);
        }
        write!(f, "{}/{}", self.numerator, UBig::ONE << self.exponent as usize)
    }
}

/// Longer texts are no numbers anybody means; reading them takes more than linear time.
const MOST_CHARACTERS: usize = 10_000;

impl FromStr for Dyadic {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = |message: &str| ParseError::whole(text, message, "for example: -3/4, 5");
        let trimmed = text.trim();
        if trimmed.len() > MOST_CHARACTERS {
            return Err(wrong("the number has too many digits"));
        }
        let (above, below) = trimmed.split_once('/').unwrap_or((trimmed, "1"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let unsigned = above.strip_prefix('-').unwrap_or(above);
        if !digits(unsigned) || !digits(below) {
            return Err(wrong("expected a number such as 3/4"));
        }
        let read = || Some((above.parse::<IBig>().ok()?, below.parse::<UBig>().ok()?));
        let (numerator, denominator) = read().ok_or_else(|| wrong("expected a number such as 3/4"))?;
        Self::fraction(&numerator, &denominator)
            .ok_or_else(|| wrong("the denominator of a number that is a game is a power of two"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Dyadic {
        text.parse().unwrap()
    }

    #[test]
    fn arithmetic_is_exact() {
        assert_eq!((&number("3/4") + &number("1/4")).to_string(), "1");
        assert_eq!((&number("1/8") - &number("1/2")).to_string(), "-3/8");
        assert_eq!(number("3/4").times(&number("-1/512")).to_string(), "-3/2048");
        assert_eq!(number("-3/4").floor(), IBig::from(-1));
        assert!(number("-3/4") < number("-5/8"));
        assert!("3/5".parse::<Dyadic>().is_err());
        assert!("6/3".parse::<Dyadic>().is_ok());
        assert!("1/0".parse::<Dyadic>().is_err());
    }

    /// By going through all numbers in order of birth.
    #[test]
    fn the_simplest_number_is_the_first_born() {
        let mut numbers: Vec<(u32, Dyadic)> = Vec::new();
        for exponent in 0..5 {
            for numerator in -80..=80_i64 {
                let x = Dyadic::new(numerator, exponent);
                let whole: u32 = x.numerator.clone().unsigned_abs().try_into().unwrap();
                let birthday = if x.is_integer() { whole } else { (whole >> x.exponent) + 1 + x.exponent };
                if numbers.iter().all(|(_, known)| *known != x) && whole >> x.exponent <= 4 {
                    numbers.push((birthday, x));
                }
            }
        }
        numbers.sort();
        let bounds: Vec<&Dyadic> = numbers.iter().map(|(_, x)| x).filter(|x| x.exponent < 4).collect();
        for low in &bounds {
            for high in &bounds {
                for (low_closed, high_closed) in [(false, false), (true, false), (false, true), (true, true)]
                {
                    let inside = |x: &Dyadic| {
                        (*low < x || (low_closed && *low == x)) && (x < *high || (high_closed && x == *high))
                    };
                    let expected = numbers.iter().map(|(_, x)| x).find(|x| inside(x)).cloned();
                    let found = Dyadic::simplest_between(Some((low, low_closed)), Some((high, high_closed)));
                    if found.as_ref().is_some_and(|x| x.exponent > 4) {
                        continue;
                    }
                    assert_eq!(found, expected, "{low} {low_closed} {high} {high_closed}");
                }
            }
        }
        let five = Dyadic::integer(5);
        assert_eq!(Dyadic::simplest_between(Some((&five, false)), None), Some(Dyadic::integer(6)));
        assert_eq!(Dyadic::simplest_between(None, Some((&-&five, true))), Some(Dyadic::integer(-5)));
        assert_eq!(Dyadic::simplest_between(None, None), Some(Dyadic::ZERO));
    }
}
