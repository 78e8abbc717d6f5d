//! Quotients of ordinals and of their differences, which are surreal numbers: `1/omega`, `(omega + 7)/(omega*7)`, `omega + 1/2`. No game
//! here is worth one. They are added, multiplied, divided and compared among themselves, with ordinals, and with rational numbers.

use super::argument::Argument;
use super::evaluate::{EvaluationError, MOST_BITS, division_by_zero};
use super::ordinals;
use super::rationals::rational_of;
use super::tree::Binary;
use super::value::Computed;
use crate::Script;
use dashu_int::ops::{BitTest, Gcd, UnsignedAbs};
use dashu_int::{IBig, UBig};
use std::cmp::Ordering;
use zermelo_core::{Limits, Meter, Outcome, ParseError, StopReason};
use zermelo_nimber::Ordinal;

const HINT: &str = "quotients of ordinals are computed with among themselves and with numbers, for example: 1/omega + 1/2 < 1";

/// Numerators and denominators of more terms are refused.
const MOST_TERMS: usize = 1000;

/// A quotient whose denominator is positive. A value can be written in more than one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Surreal {
    above: Ordinal,
    below: Ordinal,
}

impl Surreal {
    fn of(ordinal: Ordinal) -> Self {
        Self { above: ordinal, below: Ordinal::integer(IBig::ONE) }
    }

    /// How two quotients compare: as the products crosswise.
    fn compare(&self, other: &Self) -> Ordering {
        (&self.above * &other.below).cmp(&(&other.above * &self.below))
    }

    /// The same number, without what divides numerator and denominator and is easily found: the one the other, whole numbers, and powers
    /// of ω.
    fn simplified(self, meter: &Meter) -> Result<Self, StopReason> {
        let quotient = |a: &Ordinal, b: &Ordinal| a.exact_quotient(b, || meter.step());
        let mut this = self;
        if let Some(whole) = quotient(&this.above, &this.below)? {
            return Ok(Self::of(whole));
        }
        if let Some(whole) = quotient(&this.below, &this.above)? {
            let sign = IBig::from(whole.signum());
            return Ok(Self { above: Ordinal::integer(sign), below: whole.abs() });
        }
        for factor in [this.common_power(), Some(Ordinal::integer(this.common_content().into()))] {
            let Some(factor) = factor else { continue };
            if let (Some(above), Some(below)) =
                (quotient(&this.above, &factor)?, quotient(&this.below, &factor)?)
            {
                this = Self { above, below };
            }
        }
        Ok(this)
    }

    /// The least power of ω in it.
    fn common_power(&self) -> Option<Ordinal> {
        let powers = self.above.terms().chain(self.below.terms()).map(|(exponent, _)| exponent);
        powers.map(|exponent| Ordinal::term(exponent.clone(), IBig::ONE)).min()
    }

    /// The greatest number that divides all coefficients.
    fn common_content(&self) -> UBig {
        let coefficients = self.above.terms().chain(self.below.terms()).map(|(_, coefficient)| coefficient);
        coefficients.fold(UBig::ZERO, |content, coefficient| {
            let size = coefficient.clone().unsigned_abs();
            if content.is_zero() { size } else { content.gcd(size) }
        })
    }

    fn is_large(&self) -> bool {
        [&self.above, &self.below].into_iter().any(|part| {
            part.terms().count() > MOST_TERMS
                || part.terms().any(|(_, coefficient)| coefficient.bit_len() > MOST_BITS)
        })
    }
}

/// The quotient that a part is, where it is a number, an ordinal or one of these.
fn surreal_of(part: &Argument) -> Option<Surreal> {
    match &part.value {
        Computed::Surreal(number) => Some(number.as_ref().clone()),
        Computed::Ordinal(ordinal) => Some(Surreal::of(ordinal.clone())),
        _ => {
            let (above, below) = rational_of(part)?.into_parts();
            (!below.is_zero())
                .then(|| Surreal { above: Ordinal::integer(above), below: Ordinal::integer(below.into()) })
        }
    }
}

/// Whether a part is infinite or infinitesimal, or a quotient that could be.
fn is_beyond(part: &Argument) -> bool {
    matches!(part.value, Computed::Surreal(_) | Computed::Ordinal(_))
}

/// Whether a part is a fraction.
fn is_fraction(part: &Argument) -> bool {
    match &part.value {
        Computed::Rational(_) => true,
        Computed::Number(number) => !number.is_integer(),
        _ => false,
    }
}

/// What is computed: an ordinal or a number of games, where it is one.
fn computed(number: Surreal, part: &Argument, meter: &Meter) -> Result<Computed, EvaluationError> {
    let number = number.simplified(meter)?;
    if number.is_large() {
        return Err(part.error("the number becomes too large here", HINT).into());
    }
    let Some(below) = number.below.as_integer() else { return Ok(Computed::Surreal(number.into())) };
    match number.above.as_integer() {
        Some(above) => super::rationals::fraction(above, below, part),
        None if below == IBig::ONE => Ok(Computed::Ordinal(number.above)),
        None => Ok(Computed::Surreal(number.into())),
    }
}

/// The quotient of two ordinals that is no ordinal and no difference of two; the second is not 0.
pub(super) fn quotient(
    a: &Ordinal,
    b: &Ordinal,
    part: &Argument,
    meter: &Meter,
) -> Result<Computed, EvaluationError> {
    let (above, below) = if b.signum() < 0 { (-a, -b) } else { (a.clone(), b.clone()) };
    computed(Surreal { above, below }, part, meter)
}

/// What an operator makes of two parts of which one is a quotient of ordinals, or one an ordinal and the other a fraction; `None` of
/// all others.
pub(super) fn binary(
    operator: Binary,
    left: &Argument,
    right: &Argument,
    limits: &Limits,
) -> Result<Option<Computed>, EvaluationError> {
    let sides = [left, right];
    let is_new = sides.iter().any(|side| matches!(side.value, Computed::Surreal(_)))
        || sides.iter().any(|side| is_beyond(side)) && sides.iter().any(|side| is_fraction(side));
    if !is_new || matches!(operator, Binary::And | Binary::Or) {
        return Ok(None);
    }
    let (Some(a), Some(b)) = (surreal_of(left), surreal_of(right)) else {
        let span = left.span.start..right.span.end;
        let message = "surreal numbers go with numbers and ordinals only";
        return Err(ParseError::at(left.text, span, message, HINT).into());
    };
    let meter = Meter::start(limits, "surreal numbers")?;
    let value = match operator {
        Binary::Plus => {
            Surreal { above: &(&a.above * &b.below) + &(&b.above * &a.below), below: &a.below * &b.below }
        }
        Binary::Minus => {
            Surreal { above: &(&a.above * &b.below) + &-&(&b.above * &a.below), below: &a.below * &b.below }
        }
        Binary::Times => Surreal { above: &a.above * &b.above, below: &a.below * &b.below },
        Binary::Divide if b.above.signum() == 0 => return Err(division_by_zero(right).into()),
        Binary::Divide => {
            let (above, below) = (&a.above * &b.below, &a.below * &b.above);
            return quotient(&above, &below, right, &meter).map(Some);
        }
        Binary::Compare(comparison) => {
            return Ok(Some(Computed::Truth(comparison.holds(Some(a.compare(&b))))));
        }
        _ => {
            let span = left.span.start..right.span.end;
            let message = "surreal numbers are added, subtracted, multiplied, divided and compared";
            return Err(ParseError::at(left.text, span, message, HINT).into());
        }
    };
    computed(value, right, &meter).map(Some)
}

/// How two parts compare of which one is a quotient of ordinals, or one an ordinal and the other a fraction.
pub(super) fn order(a: &Argument, b: &Argument) -> Option<Ordering> {
    let is_new = is_beyond(a) || is_beyond(b);
    if is_new { Some(surreal_of(a)?.compare(&surreal_of(b)?)) } else { None }
}

pub(super) fn negative(number: &Surreal) -> Computed {
    Computed::Surreal(Surreal { above: -&number.above, below: number.below.clone() }.into())
}

/// A function of quotients of ordinals and other numbers; `None` where it is another, or the arguments are.
pub(super) fn call(
    called: &str,
    given: &[Argument],
    limits: &Limits,
) -> Result<Option<Computed>, EvaluationError> {
    let called = called.to_ascii_lowercase();
    let is_reciprocal = called == "reciprocal" && given.len() == 1 && is_beyond(&given[0]);
    if !is_reciprocal && !given.iter().any(|part| matches!(part.value, Computed::Surreal(_))) {
        return Ok(None);
    }
    let numbers: Option<Vec<Surreal>> = given.iter().map(surreal_of).collect();
    let Some(numbers) = numbers else { return Ok(None) };
    let extreme = |wanted: Ordering| {
        let better = |found: usize, next: usize| numbers[next].compare(&numbers[found]) == wanted;
        let best = (1..numbers.len()).fold(0, |found, next| if better(found, next) { next } else { found });
        given[best].value.clone()
    };
    let sign = |number: &Surreal| number.above.signum();
    Ok(Some(match (&*called, &numbers[..]) {
        ("class", [_]) => Computed::Text("SurrealNumber".to_owned()),
        ("reciprocal", [number]) => {
            let meter = Meter::start(limits, "surreal numbers")?;
            return quotient(&number.below, &number.above, &given[0], &meter).map(Some);
        }
        ("abs", [number]) if sign(number) < 0 => negative(number),
        ("abs" | "canonical" | "canonicalform", [_]) => given[0].value.clone(),
        ("sign" | "signum", [number]) => Computed::Number(crate::Dyadic::integer(sign(number))),
        ("isnumber", [_]) => Computed::Truth(true),
        ("isordinal" | "iszero" | "isinteger" | "isdyadic" | "isnimber", [_]) => Computed::Truth(false),
        ("outcome" | "outcomeclass", [number]) => {
            Computed::Outcome(if sign(number) > 0 { Outcome::L } else { Outcome::R })
        }
        ("max", [_, ..]) => extreme(Ordering::Greater),
        ("min", [_, ..]) => extreme(Ordering::Less),
        _ => return Ok(None),
    }))
}

/// Numerator and denominator, in parentheses where they are more than a power of ω.
pub(super) fn text(number: &Surreal, script: Script) -> String {
    let [above, below] = [&number.above, &number.below].map(|part| ordinals::text(part, script));
    if script == Script::Latex {
        return format!("\\frac{{{above}}}{{{below}}}");
    }
    let is_simple = |part: &Ordinal| {
        let mut terms = part.terms();
        terms.next().is_none_or(|(_, coefficient)| coefficient.is_one()) && terms.next().is_none()
    };
    let closed = |part: &Ordinal, text: String| {
        if is_simple(part) || part.as_integer().is_some() { text } else { format!("({text})") }
    };
    format!("{}/{}", closed(&number.above, above), closed(&number.below, below))
}

#[cfg(test)]
mod tests {
    use crate::expression::worth;

    #[test]
    fn quotients_of_ordinals_are_numbers() {
        for (text, expected) in [
            ("1/omega", "1/omega"),
            ("-1/omega", "-1/omega"),
            ("omega/2", "omega/2"),
            ("omega + 1/2", "(omega*2+1)/2"),
            ("omega/2 + omega/2", "omega"),
            ("1/omega x omega", "1"),
            ("1/omega - 1/omega", "0"),
            ("(omega + 7)/(omega*7)", "(omega+7)/(omega*7)"),
            ("(omega^3 + omega)/(omega^2*2)", "(omega^2+1)/(omega*2)"),
            ("omega^omega + 1/(omega+1)", "(omega^(omega+1)+omega^omega+1)/(omega+1)"),
            ("(omega^(omega+1)-omega^omega-omega+1)/(omega-1)", "omega^omega-1"),
            ("omega/(omega^2 + omega)", "1/(omega+1)"),
            ("0 < 1/omega", "yes"),
            ("1/omega < 1/7", "yes"),
            ("(omega + 7)/(omega*7) > 1/7", "yes"),
            ("(omega + 7)/(omega*7) < 1/4", "yes"),
            ("1/omega = omega/omega^2", "yes"),
            ("(1/omega).Reciprocal", "omega"),
            ("omega.Reciprocal", "1/omega"),
            ("max(1/omega, 0, -omega)", "1/omega"),
            ("min(1/omega, 1/3)", "1/omega"),
            ("abs(-1/omega)", "1/omega"),
            ("(1/omega).OutcomeClass", "L"),
            ("1/omega / (1/omega)", "1"),
            ("-(1 - omega)/(1 - omega^2)", "-1/(omega+1)"),
            ("1/(-omega)", "-1/omega"),
        ] {
            assert_eq!(worth(text), expected, "{text}");
            if !matches!(expected, "yes" | "L") {
                assert_eq!(worth(&format!("{text} = {expected}")), "yes", "{text}");
            }
        }
        for wrong in
            ["{1/omega|}", "1/omega + *", "1/omega : 1", "1/omega/0", "mean(1/omega)", "inf + 1/omega"]
        {
            assert!(worth(wrong).starts_with("error"), "{wrong}: {}", worth(wrong));
        }
    }

    #[test]
    fn they_are_a_field() {
        let some = ["1/omega", "omega/2", "(omega - 3)/(omega + 2)", "-1/3", "omega^omega", "2"];
        for a in some {
            for b in some {
                assert_eq!(worth(&format!("({a}) + ({b}) = ({b}) + ({a})")), "yes");
                assert_eq!(worth(&format!("(({a}) x ({b})) / ({b}) = ({a})")), "yes", "{a} {b}");
                assert_eq!(worth(&format!("({a}) - ({b}) > 0")), worth(&format!("({a}) > ({b})")), "{a} {b}");
                for c in some {
                    let products = format!("(({a}) + ({b})) x ({c}) = ({a}) x ({c}) + ({b}) x ({c})");
                    assert_eq!(worth(&products), "yes", "{products}");
                }
            }
        }
    }
}
