//! Nimbers below ω^ω^ω: the algebraic closure of the field of two elements (Conway, On Numbers and Games, chapter 6;
//! Lenstra, On the algebraic closure of two, 1977).
//!
//! The powers of ω behave like adjoined roots. For the k-th odd prime p, counted from 0, the nimber ω^(ω^k) is the p-th
//! root of α, the least one without a p-th root before; ω^(ω^k p) is its p-th root, and so on. Lenstra showed that α is
//! κ + m with κ the least nimber whose degree is divisible by the order of 2 modulo p, and m a small number, the *excess*;
//! the excesses have to be computed prime by prime (`DiMuro` 2011; the list of Siegel's program `CGSuite`).

use crate::mersenne::prime_factors;
use crate::ordinal::{Exponent, Ordinal};
use crate::wide::wide_product;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicU32, Ordering};
use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};
use zermelo_core::{Meter, StopReason};

/// Why a product or an inverse was not computed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TransfiniteError {
    /// It depends on the excess of a prime that is not known here.
    #[error(
        "the product depends on the excess of the prime {0}, which is known here for primes up to 257 only"
    )]
    UnknownExcess(u64),
    /// A power of ω in an exponent is too high.
    #[error("exponents are computed with below ω^10000 only")]
    TooHigh,
    /// 0 has no inverse.
    #[error("0 has no inverse")]
    InverseOfZero,
    /// 0 has no multiplicative order.
    #[error("0 has no multiplicative order")]
    OrderOfZero,
    /// The order is made of the prime factors of 2^d - 1, which are not known here for this d.
    #[error("the order depends on the prime factors of 2^{0} - 1, which are not known here")]
    UnknownFactors(u64),
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// Powers of ω in exponents are below this.
const MOST_PRIMES: usize = 10_000;

/// For the odd primes in order: the excess, and the prime powers q that κ is the sum of.
static EXCESSES: [(u64, u64, &[u64]); 54] = [
    (3, 0, &[2]),
    (5, 0, &[4]),
    (7, 1, &[3]),
    (11, 1, &[5]),
    (13, 0, &[4, 3]),
    (17, 0, &[8]),
    (19, 4, &[9]),
    (23, 1, &[11]),
    (29, 0, &[4, 7]),
    (31, 1, &[5]),
    (37, 0, &[4, 9]),
    (41, 1, &[5]),
    (43, 1, &[7]),
    (47, 1, &[23]),
    (53, 1, &[13]),
    (59, 1, &[29]),
    (61, 0, &[3, 5]),
    (67, 0, &[3, 11]),
    (71, 0, &[5, 7]),
    (73, 1, &[9]),
    (79, 1, &[13]),
    (83, 1, &[41]),
    (89, 1, &[11]),
    (97, 0, &[16, 3]),
    (101, 1, &[25]),
    (103, 0, &[3, 17]),
    (107, 1, &[53]),
    (109, 0, &[4, 9]),
    (113, 0, &[4, 7]),
    (127, 1, &[7]),
    (131, 0, &[5, 13]),
    (137, 1, &[17]),
    (139, 0, &[3, 23]),
    (149, 1, &[37]),
    (151, 0, &[3, 5]),
    (157, 1, &[13]),
    (163, 4, &[81]),
    (167, 1, &[83]),
    (173, 0, &[4, 43]),
    (179, 1, &[89]),
    (181, 0, &[9, 5]),
    (191, 0, &[5, 19]),
    (193, 0, &[32, 3]),
    (197, 0, &[4, 49]),
    (199, 0, &[9, 11]),
    (211, 0, &[5, 7]),
    (223, 1, &[37]),
    (227, 1, &[113]),
    (229, 1, &[19]),
    (233, 1, &[29]),
    (239, 0, &[7, 17]),
    (241, 0, &[8, 3]),
    (251, 1, &[25]),
    (257, 0, &[16]),
];

/// A nimber that may be transfinite, below ω^ω^ω.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TransfiniteNimber(Ordinal);

impl TransfiniteNimber {
    /// The nimber of an ordinal; `None` for what is negative or has negative coefficients.
    pub fn new(ordinal: Ordinal) -> Option<Self> {
        ordinal.is_ordinal().then_some(Self(ordinal))
    }

    /// The nimber of a natural number, of any width.
    pub fn finite(number: UBig) -> Self {
        Self(Ordinal::integer(number.into()))
    }

    /// The ordinal.
    pub fn ordinal(&self) -> &Ordinal {
        &self.0
    }

    /// The number, for a finite nimber.
    pub fn as_finite(&self) -> Option<UBig> {
        UBig::try_from(self.0.as_integer()?).ok()
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.0 == Ordinal::default()
    }

    /// The nim-sum: coefficients of the same power of ω are added without carry.
    pub fn plus(&self, other: &Self) -> Self {
        let mut sum: BTreeMap<Exponent, UBig> = BTreeMap::new();
        for (exponent, coefficient) in self.0.terms().chain(other.0.terms()) {
            *sum.entry(exponent.clone()).or_default() ^= natural(coefficient);
        }
        Self::of_terms(sum)
    }

    /// The product.
    ///
    /// At most as many products of coefficients as pairs of terms, times the terms that the roots of the primes in the
    /// exponents bring.
    pub fn times(&self, other: &Self, meter: &Meter) -> Result<Self, TransfiniteError> {
        // A finite factor multiplies the coefficients, whatever the exponents are.
        for (factor, terms) in [(self, other), (other, self)] {
            if let Some(factor) = factor.as_finite() {
                let terms = terms.0.terms().map(|(exponent, coefficient)| {
                    (exponent.clone(), wide_product(&factor, &natural(coefficient)))
                });
                return Ok(Self::of_terms(terms.collect()));
            }
        }
        let product = Element::of(self)?.times(&Element::of(other)?, meter)?;
        product.nimber()
    }

    /// A power; negative ones of the inverse.
    pub fn power(&self, exponent: &IBig, meter: &Meter) -> Result<Self, TransfiniteError> {
        let (sign, times) = exponent.clone().into_parts();
        let base = if sign == dashu_int::Sign::Negative { self.inverse(meter)? } else { self.clone() };
        Element::of(&base)?.power(&times, meter)?.nimber()
    }

    /// The inverse: the product of all conjugates but the nimber itself, over the product of all, which is 1 as no other
    /// nimber of the field of two elements is its own inverse.
    ///
    /// As many products as the degree of the nimber over the field of two elements.
    pub fn inverse(&self, meter: &Meter) -> Result<Self, TransfiniteError> {
        if self.is_zero() {
            return Err(TransfiniteError::InverseOfZero);
        }
        let own = Element::of(self)?;
        let mut conjugate = own.square(meter)?;
        let mut product = Element::one();
        while conjugate != own {
            product = product.times(&conjugate, meter)?;
            conjugate = conjugate.square(meter)?;
        }
        product.nimber()
    }

    /// The square root; every nimber has exactly one.
    pub fn square_root(&self, meter: &Meter) -> Result<Self, TransfiniteError> {
        let own = Element::of(self)?;
        let mut last = own.clone();
        loop {
            let next = last.square(meter)?;
            if next == own {
                return last.nimber();
            }
            last = next;
        }
    }

    /// The multiplicative order: the least n > 0 whose power is 1. It divides 2^d - 1 for the degree d of the nimber.
    ///
    /// As many powers as the logarithm of the number of prime factors, each of d squares.
    pub fn order(&self, meter: &Meter) -> Result<UBig, TransfiniteError> {
        if self.is_zero() {
            return Err(TransfiniteError::OrderOfZero);
        }
        let degree = match self.as_finite() {
            // The fields of finite nimbers lie in one another.
            Some(number) => number.bit_len().next_power_of_two() as u64,
            None => self.degree(meter)?,
        };
        let primes = prime_factors(degree, meter)?.ok_or(TransfiniteError::UnknownFactors(degree))?;
        Element::of(self)?.order_among(&primes, meter)
    }

    /// The degree over the field of two elements: the least d > 0 for which the 2^d-th power is the nimber itself.
    pub fn degree(&self, meter: &Meter) -> Result<u64, TransfiniteError> {
        let own = Element::of(self)?;
        let (mut conjugate, mut degree) = (own.square(meter)?, 1);
        while conjugate != own {
            conjugate = conjugate.square(meter)?;
            degree += 1;
        }
        Ok(degree)
    }

    fn of_terms(terms: BTreeMap<Exponent, UBig>) -> Self {
        let terms = terms.into_iter();
        let term = |sum: Ordinal, (exponent, coefficient): (Exponent, UBig)| {
            &sum + &Ordinal::term(exponent, coefficient.into())
        };
        Self(terms.fold(Ordinal::default(), term))
    }
}

fn natural(coefficient: &IBig) -> UBig {
    UBig::try_from(coefficient.clone()).expect("the coefficients of an ordinal are natural numbers")
}

/// Which root of which prime: ω^(ω^k p^j) for the k-th odd prime p.
type Root = (usize, u32);

/// A product of roots: each with how often it occurs, fewer than p times.
type Monomial = BTreeMap<Root, u64>;

/// A sum of products of roots with finite nimbers.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Element(BTreeMap<Monomial, UBig>);

impl Element {
    fn one() -> Self {
        Self([(Monomial::new(), UBig::ONE)].into())
    }

    fn of(nimber: &TransfiniteNimber) -> Result<Self, TransfiniteError> {
        let mut terms = BTreeMap::new();
        for (exponent, coefficient) in nimber.0.terms() {
            terms.insert(roots_of(exponent)?, natural(coefficient));
        }
        Ok(Self(terms))
    }

    fn nimber(&self) -> Result<TransfiniteNimber, TransfiniteError> {
        let mut terms = BTreeMap::new();
        for (monomial, coefficient) in &self.0 {
            let mut exponent = Vec::new();
            for (&(k, j), &count) in monomial {
                exponent.push((k as u64, UBig::from(prime(k)?).pow(j as usize) * UBig::from(count)));
            }
            terms.insert(Exponent::new(exponent), coefficient.clone());
        }
        Ok(TransfiniteNimber::of_terms(terms))
    }

    fn add(&mut self, monomial: Monomial, coefficient: UBig) {
        let sum = self.0.remove(&monomial).unwrap_or_default() ^ coefficient;
        if !sum.is_zero() {
            self.0.insert(monomial, sum);
        }
    }

    fn times(&self, other: &Self, meter: &Meter) -> Result<Self, TransfiniteError> {
        let mut product = Self(BTreeMap::new());
        for (x, a) in &self.0 {
            for (y, b) in &other.0 {
                product.add_reduced(merged(x, y), wide_product(a, b), meter)?;
            }
        }
        Ok(product)
    }

    /// The square, which is that of every term: 1 + 1 = 0.
    fn square(&self, meter: &Meter) -> Result<Self, TransfiniteError> {
        let mut square = Self(BTreeMap::new());
        for (x, a) in &self.0 {
            square.add_reduced(merged(x, x), wide_product(a, a), meter)?;
        }
        Ok(square)
    }

    /// The order, which divides the product of these powers of primes: those of the parts that are left when the others are taken
    /// out.
    fn order_among(&self, primes: &[(UBig, u32)], meter: &Meter) -> Result<UBig, TransfiniteError> {
        let product = |part: &[(UBig, u32)]| {
            part.iter().fold(UBig::ONE, |product, (prime, times)| product * prime.pow(*times as usize))
        };
        match primes {
            [] => Ok(UBig::ONE),
            [(prime, _)] => {
                let (mut rest, mut order) = (self.clone(), UBig::ONE);
                while rest != Self::one() {
                    rest = rest.power(prime, meter)?;
                    order *= prime;
                }
                Ok(order)
            }
            _ => {
                let (first, second) = primes.split_at(primes.len() / 2);
                let of_first = self.power(&product(second), meter)?.order_among(first, meter)?;
                Ok(of_first * self.power(&product(first), meter)?.order_among(second, meter)?)
            }
        }
    }

    fn power(&self, times: &UBig, meter: &Meter) -> Result<Self, TransfiniteError> {
        let mut power = Self::one();
        for bit in (0..times.bit_len()).rev() {
            power = power.square(meter)?;
            if times.bit(bit) {
                power = power.times(self, meter)?;
            }
        }
        Ok(power)
    }

    /// Adds a product of roots that may occur p times and more, which are then replaced with what they are the root of.
    fn add_reduced(
        &mut self,
        monomial: Monomial,
        coefficient: UBig,
        meter: &Meter,
    ) -> Result<(), TransfiniteError> {
        let mut waiting = vec![(monomial, coefficient)];
        while let Some((mut monomial, coefficient)) = waiting.pop() {
            meter.step_through(64 + coefficient.bit_len() / 8)?;
            let mut full = None;
            for (&(k, j), &count) in monomial.iter().rev() {
                let p = prime(k)?;
                if count >= p {
                    full = Some(((k, j), p));
                    break;
                }
            }
            let Some((root @ (k, j), p)) = full else {
                self.add(monomial, coefficient);
                continue;
            };
            match monomial.get_mut(&root) {
                Some(count) if *count > p => *count -= p,
                _ => drop(monomial.remove(&root)),
            }
            if j > 0 {
                *monomial.entry((k, j - 1)).or_default() += 1;
                waiting.push((monomial, coefficient));
                continue;
            }
            for (factor, times) in root_of(k)?.0 {
                waiting.push((merged(&monomial, &factor), wide_product(&coefficient, &times)));
            }
        }
        Ok(())
    }
}

fn merged(x: &Monomial, y: &Monomial) -> Monomial {
    let mut product = x.clone();
    for (&root, &count) in y {
        *product.entry(root).or_default() += count;
    }
    product
}

/// The roots whose product is ω to this exponent: the digits of the coefficient of ω^k in base p.
fn roots_of(exponent: &Exponent) -> Result<Monomial, TransfiniteError> {
    let mut monomial = Monomial::new();
    for (power, coefficient) in exponent.terms() {
        let k = usize::try_from(*power).map_err(|_| TransfiniteError::TooHigh)?;
        let p = UBig::from(prime(k)?);
        let (mut rest, mut j) = (coefficient.clone(), 0);
        while !rest.is_zero() {
            let digit = u64::try_from(&rest % &p).expect("a digit is less than the prime");
            if digit > 0 {
                monomial.insert((k, j), digit);
            }
            rest /= &p;
            j += 1;
        }
    }
    Ok(monomial)
}

/// The nimber that the k-th odd prime takes the root of: κ and the excess.
fn root_of(k: usize) -> Result<Element, TransfiniteError> {
    let Some(&(_, excess, powers)) = EXCESSES.get(k) else {
        return Err(TransfiniteError::UnknownExcess(prime(k)?));
    };
    let mut root = Element(BTreeMap::new());
    root.add(Monomial::new(), UBig::from(excess));
    for &q in powers {
        if q % 2 == 0 {
            root.add(Monomial::new(), UBig::ONE << (q / 2) as usize);
        } else {
            root.add([(root_for_power(q), 1)].into(), UBig::ONE);
        }
    }
    Ok(root)
}

/// The root of degree q = p^(j+1): ω^(ω^k p^j).
fn root_for_power(q: u64) -> Root {
    let k =
        EXCESSES.iter().position(|&(p, ..)| q.is_multiple_of(p)).expect("the powers are of smaller primes");
    let j = q.ilog(EXCESSES[k].0) - 1;
    (k, j)
}

/// The k-th odd prime, from 0.
fn prime(k: usize) -> Result<u64, TransfiniteError> {
    /// 0 until one is wanted: whoever comes first finds all, and two that come first find the same.
    static PRIMES: [AtomicU32; MOST_PRIMES] = [const { AtomicU32::new(0) }; MOST_PRIMES];
    if let Some(&(p, ..)) = EXCESSES.get(k) {
        return Ok(p);
    }
    let place = PRIMES.get(k).ok_or(TransfiniteError::TooHigh)?;
    if place.load(Ordering::Relaxed) == 0 {
        for (place, p) in PRIMES.iter().zip(odd_primes(MOST_PRIMES)) {
            place.store(p, Ordering::Relaxed);
        }
    }
    Ok(place.load(Ordering::Relaxed).into())
}

fn odd_primes(count: usize) -> Vec<u32> {
    let mut primes: Vec<u32> = Vec::new();
    let mut next = 3;
    while primes.len() < count {
        if primes.iter().take_while(|&&p| p * p <= next).all(|p| next % p != 0) {
            primes.push(next);
        }
        next += 2;
    }
    primes
}

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::Limits;

    fn meter() -> Meter<'static> {
        Meter::start(&Limits::none(), "test").unwrap()
    }

    fn omega(exponent: impl IntoIterator<Item = (u64, u32)>) -> TransfiniteNimber {
        let exponent = Exponent::new(exponent.into_iter().map(|(k, m)| (k, UBig::from(m))));
        TransfiniteNimber(Ordinal::term(exponent, IBig::ONE))
    }

    fn some() -> Vec<TransfiniteNimber> {
        let finite = |number: u64| TransfiniteNimber::finite(UBig::from(number));
        let mut list = vec![finite(0), finite(1), finite(2), finite(6), finite(300)];
        for exponent in
            [vec![(0, 1)], vec![(0, 2)], vec![(0, 3)], vec![(0, 7)], vec![(1, 1)], vec![(1, 3), (0, 2)]]
        {
            let power = omega(exponent);
            list.push(power.plus(&finite(5)));
            list.push(power.times(&finite(3), &meter()).unwrap());
        }
        list
    }

    #[test]
    fn it_is_a_field() {
        let meter = meter();
        let list = some();
        let one = TransfiniteNimber::finite(UBig::ONE);
        for a in &list {
            assert!(a.plus(a).is_zero());
            if !a.is_zero() {
                assert_eq!(a.times(&a.inverse(&meter).unwrap(), &meter).unwrap(), one, "{a:?}");
            }
            let root = a.square_root(&meter).unwrap();
            assert_eq!(root.times(&root, &meter).unwrap(), *a);
            for b in &list {
                let product = a.times(b, &meter).unwrap();
                assert_eq!(b.times(a, &meter).unwrap(), product);
                for c in list.iter().step_by(3) {
                    let (left, right) = (a.times(c, &meter).unwrap(), b.times(c, &meter).unwrap());
                    assert_eq!(a.plus(b).times(c, &meter).unwrap(), left.plus(&right));
                    assert_eq!(product.times(c, &meter).unwrap(), a.times(&right, &meter).unwrap());
                }
            }
        }
    }

    #[test]
    fn orders_are_least_powers_that_are_one() {
        let meter = meter();
        let one = TransfiniteNimber::finite(UBig::ONE);
        for number in 1..300_u64 {
            let nimber = TransfiniteNimber::finite(UBig::from(number));
            let known = crate::Nimber128::new(number.into()).order().unwrap();
            assert_eq!(nimber.order(&meter), Ok(UBig::from(known)), "{number}");
        }
        // ω is a cube root of *2, whose order is 3.
        assert_eq!(omega([(0, 1)]).order(&meter), Ok(UBig::from(9_u8)));
        for nimber in some().into_iter().filter(|nimber| !nimber.is_zero()) {
            let order = nimber.order(&meter).unwrap();
            assert_eq!(nimber.power(&order.clone().into(), &meter).unwrap(), one, "{nimber:?}");
            for prime in [2_u8, 3, 5, 7, 11, 13, 17, 31, 41, 43, 127, 151, 241].map(UBig::from) {
                if (&order % &prime).is_zero() {
                    let part = IBig::from(&order / &prime);
                    assert_ne!(nimber.power(&part, &meter).unwrap(), one, "{nimber:?}");
                }
            }
        }
        let zero = TransfiniteNimber::finite(UBig::ZERO);
        assert_eq!(zero.order(&meter), Err(TransfiniteError::OrderOfZero));
        let wide = TransfiniteNimber::finite(UBig::ONE << 4096);
        assert_eq!(wide.order(&meter), Err(TransfiniteError::UnknownFactors(8192)));
    }

    /// Whether a nimber has a p-th root in the field that it generates: whether its degree leaves no p-th roots of 1, or
    /// the power that a p-th power has to be is 1.
    fn has_root(nimber: &TransfiniteNimber, p: u64) -> bool {
        let meter = meter();
        let degree = nimber.degree(&meter).unwrap();
        let order = (UBig::ONE << degree as usize) - UBig::ONE;
        let p = UBig::from(p);
        if !(&order % &p).is_zero() {
            return true;
        }
        let power = nimber.power(&IBig::from(order / p), &meter).unwrap();
        power == TransfiniteNimber::finite(UBig::ONE)
    }

    #[test]
    fn excesses_are_the_least_without_a_root() {
        for (k, &(p, excess, _)) in EXCESSES.iter().enumerate().take(13) {
            let root = root_of(k).unwrap().nimber().unwrap();
            let base = root.plus(&TransfiniteNimber::finite(UBig::from(excess)));
            for smaller in 0..excess {
                let nimber = base.plus(&TransfiniteNimber::finite(UBig::from(smaller)));
                assert!(has_root(&nimber, p), "{p} {smaller}");
            }
            assert!(!has_root(&root, p), "{p}");
            // What is adjoined is its root.
            let adjoined = omega([(k as u64, 1)]);
            assert_eq!(adjoined.power(&IBig::from(p), &meter()).unwrap(), root);
        }
    }

    #[test]
    fn wide_nimbers_agree_with_narrow_ones_and_obey_the_laws() {
        let wide = |seed: u64| (0..5).fold(UBig::from(seed), |x, _| (&x * &x) + UBig::from(seed));
        for seed in 2..12 {
            let (a, b, c) = (wide(seed), wide(seed + 20), wide(3 * seed));
            let product = wide_product(&a, &b);
            assert_eq!(product, wide_product(&b, &a));
            assert_eq!(wide_product(&product, &c), wide_product(&a, &wide_product(&b, &c)));
            assert_eq!(wide_product(&(&a ^ &b), &c), wide_product(&a, &c) ^ wide_product(&b, &c));
            assert_eq!(wide_product(&a, &UBig::ONE), a);
        }
        // The square of a Fermat power F is F + F/2, and different ones multiply as numbers do.
        let power = |bits: usize| UBig::ONE << bits;
        assert_eq!(wide_product(&power(256), &power(256)), power(256) ^ power(255));
        assert_eq!(wide_product(&power(256), &power(128)), power(384));
    }
}
