//! Rational numbers whose denominator is not a power of 2, and infinity: `1/7 + 2/7`, `floor(22/7)`, `max(inf, 6)`. No short game
//! is worth one. They are computed with among themselves and with the numbers of games, and stand in no game.

use super::argument::Argument;
use super::evaluate::{EvaluationError, MOST_BITS, division_by_zero};
use super::lexer::Fraction;
use super::tree::Binary;
use super::value::Computed;
use crate::{Dyadic, Script};
use dashu_int::ops::{BitTest, DivRem, Gcd, RemEuclid, UnsignedAbs};
use dashu_int::{IBig, Sign, UBig};
use std::cmp::Ordering;
use std::fmt;
use zermelo_core::{Outcome, ParseError, message};
use zermelo_nimber::Ordinal;

/// A fraction in lowest terms. Over 0 it is infinity, whose numerator is 1 or -1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rational {
    numerator: IBig,
    denominator: UBig,
}

impl Rational {
    /// A fraction as it is written.
    pub(super) fn of_literal(fraction: &Fraction, is_negative: bool) -> Self {
        let numerator = IBig::from(fraction.numerator.clone());
        let denominator = &fraction.odd << fraction.exponent;
        Self { numerator: if is_negative { -numerator } else { numerator }, denominator }
    }

    pub(super) fn infinity(sign: Sign) -> Self {
        Self { numerator: IBig::ONE * sign, denominator: UBig::ZERO }
    }

    /// The fraction in lowest terms; its denominator is not 0.
    fn new(numerator: IBig, denominator: UBig) -> Self {
        let size = UnsignedAbs::unsigned_abs(&numerator);
        let common = if size.is_zero() { denominator.clone() } else { size.gcd(&denominator) };
        Self { numerator: numerator / IBig::from(common.clone()), denominator: denominator / common }
    }

    fn over(numerator: IBig, denominator: IBig) -> Self {
        let (sign, size) = denominator.into_parts();
        Self::new(numerator * sign, size)
    }

    /// Numerator and denominator.
    pub(super) fn into_parts(self) -> (IBig, UBig) {
        (self.numerator, self.denominator)
    }

    fn is_finite(&self) -> bool {
        !self.denominator.is_zero()
    }

    fn bits(&self) -> usize {
        UnsignedAbs::unsigned_abs(&self.numerator).bit_len() + self.denominator.bit_len()
    }

    fn below(&self) -> IBig {
        self.denominator.clone().into()
    }

    fn floor(&self) -> IBig {
        let (quotient, remainder) = (&self.numerator).div_rem(self.below());
        if remainder < IBig::ZERO { quotient - IBig::ONE } else { quotient }
    }

    fn is_negative(&self) -> bool {
        self.numerator.sign() == Sign::Negative
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.is_finite() || other.is_finite() {
            (&self.numerator * other.below()).cmp(&(&other.numerator * self.below()))
        } else {
            self.numerator.cmp(&other.numerator)
        }
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<&Dyadic> for Rational {
    fn from(number: &Dyadic) -> Self {
        Self { numerator: number.numerator().clone(), denominator: UBig::ONE << number.exponent() as usize }
    }
}

impl fmt::Display for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.is_finite(), self.is_negative()) {
            (true, _) => write!(f, "{}/{}", self.numerator, self.denominator),
            (false, true) => f.write_str("-inf"),
            (false, false) => f.write_str("inf"),
        }
    }
}

/// The text in some characters.
pub(super) fn text(rational: &Rational, script: Script) -> String {
    match script {
        Script::Ascii => rational.to_string(),
        _ if !rational.is_finite() => {
            let sign = if rational.is_negative() { "-" } else { "" };
            format!("{sign}{}", if script == Script::Latex { "\\infty" } else { "∞" })
        }
        Script::Unicode => rational.to_string(),
        Script::Latex => {
            let sign = if rational.is_negative() { "-" } else { "" };
            let above = UnsignedAbs::unsigned_abs(&rational.numerator);
            format!("{sign}\\frac{{{above}}}{{{}}}", rational.denominator)
        }
    }
}

/// The rational number that a part is.
pub(super) fn rational_of(part: &Argument) -> Option<Rational> {
    match &part.value {
        Computed::Rational(rational) => Some(rational.clone()),
        Computed::Number(number) => Some(number.into()),
        _ => None,
    }
}

/// What is computed: a number of games, where it is one.
fn computed(value: Rational, part: &Argument) -> Result<Computed, EvaluationError> {
    if value.bits() > MOST_BITS {
        let hint = message!("numbers have at most {MOST_BITS} bits", MOST_BITS);
        return Err(part.error("the number becomes too large here", hint).into());
    }
    let dyadic =
        if value.is_finite() { Dyadic::fraction(&value.numerator, &value.denominator) } else { None };
    Ok(dyadic.map_or(Computed::Rational(value), Computed::Number))
}

/// The fraction of two whole numbers, of which the second is not 0.
pub(super) fn fraction(above: IBig, below: IBig, part: &Argument) -> Result<Computed, EvaluationError> {
    computed(Rational::over(above, below), part)
}

fn undefined(part: &Argument) -> EvaluationError {
    part.error("this has no value with inf", "inf is greater than every number, and is compared alone").into()
}

/// The quotient of two numbers: over 0, of any other number, infinity with its sign.
pub(super) fn quotient(left: &Argument, right: &Argument) -> Result<Option<Computed>, EvaluationError> {
    let (Some(a), Some(b)) = (rational_of(left), rational_of(right)) else { return Ok(None) };
    if !a.is_finite() || !b.is_finite() {
        return Err(undefined(right));
    }
    let below = a.below() * b.numerator;
    if !below.is_zero() {
        return computed(Rational::over(a.numerator * b.denominator, below), left).map(Some);
    }
    match a.numerator.sign() {
        _ if a.numerator.is_zero() => Err(division_by_zero(right).into()),
        sign => Ok(Some(Computed::Rational(Rational::infinity(sign)))),
    }
}

/// The negative.
pub(super) fn negative(rational: &Rational) -> Computed {
    Computed::Rational(Rational {
        numerator: -&rational.numerator,
        denominator: rational.denominator.clone(),
    })
}

/// What an operator makes of numbers one of which is not that of a game; `None` where there is none.
pub(super) fn binary(
    operator: Binary,
    left: &Argument,
    right: &Argument,
) -> Result<Option<Computed>, EvaluationError> {
    if !is_among(&[left, right]) || matches!(operator, Binary::And | Binary::Or) {
        return Ok(None);
    }
    let (Some(a), Some(b)) = (rational_of(left), rational_of(right)) else {
        let message = "numbers that no short game is worth go with numbers only";
        let span = left.span.start..right.span.end;
        return Err(ParseError::at(left.text, span, message, HINT).into());
    };
    if let Binary::Compare(comparison) = operator {
        return Ok(Some(Computed::Truth(comparison.holds(Some(a.cmp(&b))))));
    }
    if operator == Binary::Divide {
        return quotient(left, right);
    }
    if !a.is_finite() || !b.is_finite() {
        return Err(undefined(right));
    }
    let (above, below) = match operator {
        Binary::Plus => (&a.numerator * b.below() + &b.numerator * a.below(), a.below() * b.below()),
        Binary::Minus => (&a.numerator * b.below() - &b.numerator * a.below(), a.below() * b.below()),
        Binary::Times => (a.numerator * b.numerator, IBig::from(a.denominator) * IBig::from(b.denominator)),
        Binary::Remainder => return signed_remainder(right, &a, &b).map(Some),
        _ => {
            let message =
                "numbers that no short game is worth are added, subtracted, multiplied, divided and compared";
            let span = left.span.start..right.span.end;
            return Err(ParseError::at(left.text, span, message, HINT).into());
        }
    };
    computed(Rational::over(above, below), right).map(Some)
}

pub(super) const HINT: &str =
    "only fractions whose denominator is a power of 2 are values of short games, for example: 5/8";

fn is_among(parts: &[&Argument]) -> bool {
    parts.iter().any(|part| matches!(part.value, Computed::Rational(_)))
}

/// A function of numbers one of which is not that of a game; `None` where there is none, or the function is another.
pub(super) fn call(called: &str, given: &[Argument]) -> Result<Option<Computed>, EvaluationError> {
    let called = called.to_ascii_lowercase();
    let parts: Vec<&Argument> = given.iter().collect();
    let takes_others = matches!(&*called, "reciprocal" | "power" | "mod");
    if !is_among(&parts) && !takes_others {
        return Ok(None);
    }
    let Some(numbers) = given.iter().map(rational_of).collect::<Option<Vec<Rational>>>() else {
        return Ok(None);
    };
    let whole = |number: IBig| Computed::Number(Dyadic::integer(number));
    Ok(Some(match (&*called, &numbers[..]) {
        ("mod", [a, b]) if a.is_finite() && b.is_finite() => return remainder(&given[1], a, b).map(Some),
        ("reciprocal", [number]) => return reciprocal(&given[0], number).map(Some),
        ("power", [base, times]) => return power(given, base, times),
        _ if !is_among(&parts) => return Ok(None),
        ("abs", [number]) if number.is_negative() => negative(number),
        ("abs", [number]) => Computed::Rational(number.clone()),
        ("sign" | "signum", [number]) => whole(if number.is_negative() { -IBig::ONE } else { IBig::ONE }),
        ("floor" | "ceiling", [number]) if !number.is_finite() => {
            return Err(division_by_zero(&given[0]).into());
        }
        ("floor", [number]) => whole(number.floor()),
        ("ceiling", [number]) => whole(number.floor() + IBig::ONE),
        ("numerator", [number]) => whole(number.numerator.clone()),
        ("denominator", [number]) => whole(number.below()),
        ("isdyadic" | "isinteger" | "iszero" | "isordinal" | "isnimber", [_]) => Computed::Truth(false),
        ("isnumber", [number]) => Computed::Truth(number.is_finite()),
        ("class", [_]) => Computed::Text("Rational".to_owned()),
        ("outcome" | "outcomeclass", [number]) => {
            Computed::Outcome(if number.is_negative() { Outcome::R } else { Outcome::L })
        }
        // The sign expansion is infinite, and periodic from some place on.
        ("birthday", [number]) if number.is_finite() => {
            let omega = Ordinal::integer(IBig::ONE).as_exponent().map(|one| Ordinal::term(one, IBig::ONE));
            Computed::Ordinal(omega.unwrap_or_default())
        }
        ("max", [first, others @ ..]) => {
            return computed(others.iter().fold(first, |found, other| found.max(other)).clone(), &given[0])
                .map(Some);
        }
        ("min", [first, others @ ..]) => {
            return computed(others.iter().fold(first, |found, other| found.min(other)).clone(), &given[0])
                .map(Some);
        }
        _ => return Ok(None),
    }))
}

pub(super) fn reciprocal(part: &Argument, number: &Rational) -> Result<Computed, EvaluationError> {
    if !number.is_finite() {
        return Ok(Computed::Number(Dyadic::ZERO));
    }
    if number.numerator.is_zero() {
        return Ok(Computed::Rational(Rational::infinity(Sign::Positive)));
    }
    computed(Rational::over(number.below(), number.numerator.clone()), part)
}

/// What `%` leaves, as in CGSuite: the remainder with the sign of the dividend.
pub(super) fn signed_remainder(
    part: &Argument,
    a: &Rational,
    b: &Rational,
) -> Result<Computed, EvaluationError> {
    if b.numerator.is_zero() {
        return Err(division_by_zero(part).into());
    }
    let (_, remainder) = (&a.numerator * b.below()).div_rem(&b.numerator * a.below());
    computed(Rational::new(remainder, &a.denominator * &b.denominator), part)
}

/// What is left of a number when a multiple of another is taken away: from 0 on, and less than the other without its sign.
pub(super) fn remainder(part: &Argument, a: &Rational, b: &Rational) -> Result<Computed, EvaluationError> {
    if b.numerator.is_zero() {
        return Err(division_by_zero(part).into());
    }
    let (above, below) = (&a.numerator * b.below(), &b.numerator * a.below());
    let remainder: UBig = above.rem_euclid(below);
    computed(Rational::new(remainder.into(), &a.denominator * &b.denominator), part)
}

/// The power of a number to a whole one, where the value is not known to the functions of games; `None` where it is.
fn power(given: &[Argument], base: &Rational, times: &Rational) -> Result<Option<Computed>, EvaluationError> {
    let is_new = is_among(&[&given[0]]) || times.is_negative();
    if !is_new || times.denominator != UBig::ONE || !base.is_finite() || base.numerator.is_zero() {
        return Ok(None);
    }
    let count = usize::try_from(UnsignedAbs::unsigned_abs(&times.numerator)).ok();
    let count =
        count.filter(|count| count.saturating_mul(base.bits()) <= 2 * MOST_BITS).ok_or_else(|| {
            let hint = message!("numbers have at most {MOST_BITS} bits", MOST_BITS);
            given[1].error("the number becomes too large here", hint)
        })?;
    let (above, below) = (base.numerator.pow(count), IBig::from(base.denominator.pow(count)));
    let (above, below) = if times.is_negative() { (below, above) } else { (above, below) };
    computed(Rational::over(above, below), &given[0]).map(Some)
}

#[cfg(test)]
mod tests {
    use crate::expression::worth;

    #[test]
    fn fractions_are_computed_with_by_the_usual_rules() {
        for (a, b) in
            [((1, 3), (2, 5)), ((-7, 6), (5, 4)), ((22, 7), (-1, 7)), ((3, 1), (9, 7)), ((1, 3), (-1, 3))]
        {
            let text = |(above, below): (i64, i64)| format!("({above}/{below})");
            let fraction = |above: i64, below: i64| {
                let mut divisor = 1;
                for candidate in 1..=above.abs().max(below.abs()) {
                    if above % candidate == 0 && below % candidate == 0 {
                        divisor = candidate;
                    }
                }
                let (above, below) = (above / divisor * below.signum(), (below / divisor).abs());
                if below.abs() == 1 { above.to_string() } else { format!("{above}/{below}") }
            };
            let ((p, q), (r, s)) = (a, b);
            let of = |sign: &str| worth(&format!("{} {sign} {}", text(a), text(b)));
            assert_eq!(
                of("+"),
                if p * s + r * q == 0 { "0".to_owned() } else { fraction(p * s + r * q, q * s) }
            );
            assert_eq!(of("-"), fraction(p * s - r * q, q * s));
            assert_eq!(of("x"), fraction(p * r, q * s));
            assert_eq!(of("/"), fraction(p * s, q * r));
            assert_eq!(of("<"), if p * s < r * q { "yes" } else { "no" });
            assert_eq!(of("="), if p * s == r * q { "yes" } else { "no" });
        }
    }

    #[test]
    fn fractions_and_infinity_have_the_functions_of_numbers() {
        let pairs = [
            ("4/6", "2/3"),
            ("1/7+2/7 == 3/7", "yes"),
            ("7/3.Floor", "2"),
            ("1/2/3", "1/6"),
            ("-(2/6)", "-1/3"),
            ("1/3 + 1/6", "1/2"),
            ("1/3 x 3", "1"),
            ("floor(-6/23)", "-1"),
            ("ceiling(-6/23)", "0"),
            ("floor(22/7)", "3"),
            ("(-6/23).Numerator", "-6"),
            ("(6/23).Denominator", "23"),
            ("abs(-6/23)", "6/23"),
            ("(-6/23).Reciprocal", "-23/6"),
            ("reciprocal(3/16)", "16/3"),
            ("reciprocal(1/3)", "3"),
            ("reciprocal(0)", "inf"),
            ("isdyadic(6/23)", "no"),
            ("(6/23).Birthday", "omega"),
            ("(-6/23).OutcomeClass", "R"),
            ("(6/23).Class", "Rational"),
            ("sign(-1/3)", "-1"),
            ("max(0, 1/7)", "1/7"),
            ("min(-3, 14/5, 1/7)", "-3"),
            ("max(inf, 6)", "inf"),
            ("min(inf, -inf)", "-inf"),
            ("min(inf, 6)", "6"),
            ("reciprocal(-inf)", "0"),
            ("inf > 1/7", "yes"),
            ("-inf < inf", "yes"),
            ("inf = inf", "yes"),
            ("numerator(-inf)", "-1"),
            ("denominator(inf)", "0"),
            ("mod(17/6, 1/3)", "1/6"),
            ("mod(-1/3, 1/2)", "1/6"),
            ("mod(7/2, 1)", "1/2"),
            ("(17/6) % (1/3)", "1/6"),
            ("(-1/3) % (1/2)", "-1/3"),
            ("(-7) % 3", "-1"),
            ("7 % (-3)", "1"),
            ("power(2/3, -3)", "27/8"),
            ("power(2/3, 3)", "8/27"),
            ("power(2, -4)", "1/16"),
            ("power(3, -1)", "1/3"),
            ("17/0", "inf"),
            ("-17/0", "-inf"),
            ("(-1/3)/0", "-inf"),
            ("3/(1 - 1)", "inf"),
            ("(17/0).Denominator", "0"),
            ("0.3", "3/10"),
            ("0.1 + 0.2 = 0.3", "yes"),
            ("-0.25", "-1/4"),
            ("0.3.Floor", "0"),
        ];
        for (text, expected) in pairs {
            assert_eq!(worth(text), expected, "{text}");
        }
        for wrong in [
            "{1/3|}",
            "1/3 + *",
            "1/3 : 1",
            "^ + 1/3",
            "1/3 < ^",
            "mean(1/3)",
            "inf - inf",
            "inf + 1",
            "floor(inf)",
            "birthday(inf)",
            "0/0",
            "0/(1/3 - 1/3)",
            "inf/0",
            "mod(1/3, 0)",
            "power(0, -1)",
            "power(1/3, 100000)",
            "power(1/3, 1/3)",
            "1/3*",
        ] {
            assert!(worth(wrong).starts_with("error"), "{wrong}: {}", worth(wrong));
        }
    }
}
