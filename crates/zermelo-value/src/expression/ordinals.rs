//! Ordinals and transfinite nimbers in expressions: `omega^2 + 3`, `*omega x *omega`, `omega^omega nimproduct omega`.
//!
//! A term is a power of omega with its coefficient, without blanks: `omega^(omega*2+1)*4`. Sums and products of ordinals
//! commute, as those of surreal numbers do; `nimsum`, `nimproduct` and `nimexp` take numbers and ordinals for nimbers.

use super::argument::Argument;
use super::evaluate::{EvaluationError, division_by_zero};
use super::functions::Function;
use super::surreals;
use super::tree::Binary;
use super::value::Computed;
use crate::{Algebra, Dyadic, Script};
use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};
use std::ops::Range;
use zermelo_core::{Limits, Meter, Outcome, ParseError};
use zermelo_nimber::{Exponent, Nimber128, Ordinal, TransfiniteError, TransfiniteNimber, mex};

const HINT: &str = "ordinals below omega^omega^omega are computed with, for example: omega^(omega*2+1)*4 + 5";

/// The functions that take numbers and ordinals for nimbers.
pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "nimproduct",
        aliases: &[],
        usage: "nimproduct(a, b)",
        meaning: "the product of two nimbers; of numbers and ordinals, of the nimbers of their size",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| Ok(Computed::Nimber(given[0].nimber(algebra)? * given[1].nimber(algebra)?)),
    },
    Function {
        name: "nimexp",
        aliases: &[],
        usage: "nimexp(a, n)",
        meaning: "the power of a nimber; of a number or an ordinal, of the nimber of its size",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let times = given[1].integer(algebra)?;
            let power = given[0].nimber(algebra)?.integer_power(&times);
            power.map(Computed::Nimber).map_err(|error| given[0].refused_nimber(error))
        },
    },
    Function {
        name: "omegapower",
        aliases: &[],
        usage: "omegapower(x)",
        meaning: "omega to the power of a whole number or of an ordinal, or of the negative of one",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| omega_power(&given[0], algebra),
    },
];

/// How the functions of nimbers are called that transfinite ones have too.
const OF_NIMBERS: [(&str, &str); 8] = [
    ("nimsum", "nimsum"),
    ("nimproduct", "nimproduct"),
    ("nimexp", "nimexp"),
    ("power", "nimexp"),
    ("inverse", "inverse"),
    ("sqrt", "sqrt"),
    ("niminverse", "inverse"),
    ("nimsqrt", "sqrt"),
];

/// Where the term of an ordinal that begins here ends; `None` where none begins.
pub(super) fn end_of_term(text: &str, start: usize) -> Option<usize> {
    let mut reader = Reader { text, at: start };
    if !reader.omega() {
        return None;
    }
    while reader.skip("^") && reader.exponent_base() {}
    reader.coefficient();
    Some(reader.at)
}

/// The parts of the text of an ordinal.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip(&mut self, sign: &str) -> bool {
        let is_there = self.rest().starts_with(sign);
        self.at += if is_there { sign.len() } else { 0 };
        is_there
    }

    /// The letter ω, or its name where it is not a part of a longer one.
    fn omega(&mut self) -> bool {
        let longer = self
            .rest()
            .strip_prefix("omega")
            .is_some_and(|after| after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'));
        self.skip("ω") || !longer && self.skip("omega")
    }

    fn digits(&mut self) -> Option<&'t str> {
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        self.at += length;
        (length > 0).then(|| &rest[..length])
    }

    /// What may stand behind `^`: a number, ω, or something in parentheses.
    fn exponent_base(&mut self) -> bool {
        if self.rest().starts_with('(') {
            let mut depth = 0_usize;
            for (at, byte) in self.rest().bytes().enumerate() {
                depth += usize::from(byte == b'(');
                depth -= usize::from(byte == b')');
                if depth == 0 {
                    self.at += at + 1;
                    return true;
                }
            }
            return false;
        }
        self.digits().is_some() || self.omega()
    }

    /// The number behind `*` or `×`.
    fn coefficient(&mut self) -> Option<&'t str> {
        let before = self.at;
        let digits = if self.skip("*") || self.skip("×") || self.skip("∗") { self.digits() } else { None };
        if digits.is_none() {
            self.at = before;
        }
        digits
    }
}

/// The value of a term, or of the nimber of one, perhaps in parentheses.
pub(super) fn read(text: &str, span: &Range<usize>) -> Result<Computed, EvaluationError> {
    const STARS: [char; 4] = ['*', '∗', '⋆', '★'];
    let part = text[span.clone()].trim_start_matches(|c: char| c == '(' || c.is_whitespace());
    let term = part.trim_start_matches(STARS);
    let term = &term[..end_of_term(term, 0).unwrap_or(term.len())];
    let error = || ParseError::at(text, span.clone(), "this is not an ordinal that is computed with", HINT);
    let ordinal = term_of(term, 0).ok_or_else(error)?;
    if !part.starts_with(STARS) {
        return Ok(Computed::Ordinal(ordinal));
    }
    TransfiniteNimber::new(ordinal).map(Computed::Transfinite).ok_or_else(|| error().into())
}

/// A term of an ordinal; `level` exponents deep, of which there are at most two.
fn term_of(text: &str, level: u32) -> Option<Ordinal> {
    let mut reader = Reader { text, at: 0 };
    if level > 2 {
        return None;
    }
    if !reader.omega() {
        let number = reader.digits()?.parse::<UBig>().ok()?;
        return reader.rest().is_empty().then(|| Ordinal::integer(number.into()));
    }
    let exponent = if reader.skip("^") {
        let start = reader.at;
        let is_closed = reader.rest().starts_with('(');
        if !reader.exponent_base() {
            return None;
        }
        while !is_closed && reader.skip("^") && reader.exponent_base() {}
        let exponent = &text[start..reader.at];
        if is_closed {
            sum_of(&exponent[1..exponent.len() - 1], level + 1)?
        } else {
            term_of(exponent, level + 1)?
        }
    } else {
        Ordinal::integer(IBig::ONE)
    };
    let coefficient = match reader.coefficient() {
        Some(digits) => digits.parse::<UBig>().ok()?,
        None => UBig::ONE,
    };
    let exponent = exponent.as_exponent()?;
    reader.rest().is_empty().then(|| Ordinal::term(exponent, coefficient.into()))
}

/// A sum of terms.
fn sum_of(text: &str, level: u32) -> Option<Ordinal> {
    let mut depth = 0_i32;
    let pieces = text.split(|c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == '+' && depth == 0
    });
    let mut sum = Ordinal::default();
    for piece in pieces {
        sum = &sum + &term_of(piece.trim(), level)?;
    }
    Some(sum)
}

/// A nimber that is written as a star with a number: one of the field below 2^128 where it fits.
pub(super) fn nimber(number: &UBig) -> Computed {
    match Nimber128::try_from(number) {
        Ok(nimber) => Computed::Nimber(nimber),
        Err(_) => Computed::Transfinite(TransfiniteNimber::finite(number.clone())),
    }
}

/// The nimber of an ordinal or of a natural number.
pub(super) fn star(argument: &Argument) -> Option<Computed> {
    let nimber = natural(argument)?;
    Some(nimber_of(nimber))
}

fn nimber_of(nimber: TransfiniteNimber) -> Computed {
    match nimber.as_finite() {
        Some(number) => self::nimber(&number),
        None => Computed::Transfinite(nimber),
    }
}

fn ordinal_of(ordinal: Ordinal) -> Computed {
    match ordinal.as_integer() {
        Some(number) => Computed::Number(Dyadic::integer(number)),
        None => Computed::Ordinal(ordinal),
    }
}

/// The nimber of the size that a number or an ordinal says.
fn natural(argument: &Argument) -> Option<TransfiniteNimber> {
    TransfiniteNimber::new(as_ordinal(argument)?)
}

fn as_ordinal(argument: &Argument) -> Option<Ordinal> {
    match &argument.value {
        Computed::Ordinal(ordinal) => Some(ordinal.clone()),
        Computed::Number(number) if number.is_integer() => Some(Ordinal::integer(number.numerator().clone())),
        _ => None,
    }
}

/// How an ordinal, or the difference of two, compares with another or with a whole number.
pub(super) fn order(a: &Argument, b: &Argument) -> Option<std::cmp::Ordering> {
    let has_ordinal = [a, b].iter().any(|part| matches!(part.value, Computed::Ordinal(_)));
    if has_ordinal { Some(as_ordinal(a)?.cmp(&as_ordinal(b)?)) } else { None }
}

fn as_nimber(argument: &Argument) -> Option<TransfiniteNimber> {
    match &argument.value {
        Computed::Transfinite(nimber) => Some(nimber.clone()),
        Computed::Nimber(nimber) => Some(TransfiniteNimber::finite(UBig::from(nimber.get()))),
        Computed::Number(number) if number.is_zero() => Some(TransfiniteNimber::finite(UBig::ZERO)),
        _ => None,
    }
}

/// What an operator makes of ordinals or transfinite nimbers; `None` where there are none.
pub(super) fn binary(
    operator: Binary,
    left: &Argument,
    right: &Argument,
    limits: &Limits,
) -> Result<Option<Computed>, EvaluationError> {
    let sides = [left, right];
    if sides.iter().any(|side| matches!(side.value, Computed::Transfinite(_))) {
        let (Some(a), Some(b)) = (as_nimber(left), as_nimber(right)) else {
            return Err(mixed(left, right, "transfinite nimbers go with nimbers only").into());
        };
        let meter = Meter::start(limits, "transfinite nimbers")?;
        let value = match operator {
            Binary::Plus | Binary::Minus => a.plus(&b),
            Binary::Times => a.times(&b, &meter).map_err(|error| refused(right, error))?,
            Binary::Divide if b.is_zero() => return Err(division_by_zero(right).into()),
            Binary::Divide => {
                let inverse = b.inverse(&meter).map_err(|error| refused(right, error))?;
                a.times(&inverse, &meter).map_err(|error| refused(right, error))?
            }
            Binary::Compare(comparison) => {
                let order = (a == b).then_some(std::cmp::Ordering::Equal);
                return Ok(Some(Computed::Truth(comparison.holds(order))));
            }
            Binary::And | Binary::Or => return Ok(None),
            Binary::OrdinalSum | Binary::Sides | Binary::Remainder => {
                return Err(
                    mixed(left, right, "transfinite nimbers have no ordinal sum and no sides here").into()
                );
            }
        };
        return Ok(Some(nimber_of(value)));
    }
    if !sides.iter().any(|side| matches!(side.value, Computed::Ordinal(_))) {
        return Ok(None);
    }
    let (Some(a), Some(b)) = (as_ordinal(left), as_ordinal(right)) else {
        return Err(mixed(left, right, "ordinals go with numbers and ordinals only").into());
    };
    let value = match operator {
        Binary::Plus => &a + &b,
        Binary::Minus => &a + &-&b,
        Binary::Times => &a * &b,
        Binary::Compare(comparison) => return Ok(Some(Computed::Truth(comparison.holds(Some(a.cmp(&b)))))),
        Binary::Divide if b.signum() == 0 => return Err(division_by_zero(right).into()),
        Binary::Divide => {
            let meter = Meter::start(limits, "ordinals")?;
            return surreals::quotient(&a, &b, right, &meter).map(Some);
        }
        Binary::And | Binary::Or => return Ok(None),
        Binary::OrdinalSum | Binary::Sides | Binary::Remainder => {
            let message = "ordinals are added, subtracted, multiplied, divided and compared";
            return Err(mixed(left, right, message).into());
        }
    };
    Ok(Some(ordinal_of(value)))
}

fn mixed(left: &Argument, right: &Argument, message: &str) -> ParseError {
    ParseError::at(left.text, left.span.start..right.span.end, message, HINT)
}

/// The value of a call whose arguments are ordinals, transfinite nimbers, or numbers that are taken for nimbers; `None` where
/// the function is another or has arguments of its own kind.
pub(super) fn call(
    called: &str,
    given: &[Argument],
    algebra: &Algebra,
) -> Result<Option<Computed>, EvaluationError> {
    let own = |name: &str| name.eq_ignore_ascii_case(called);
    if let ("star", [size]) = (called, given)
        && matches!(size.value, Computed::Ordinal(_))
    {
        let error = || size.error("nimbers have the sizes of ordinals", "for example: *(omega + 1)").into();
        return star(size).map(Some).ok_or_else(error);
    }
    if let Some(value) = of_ordinals(called, given, algebra)? {
        return Ok(Some(value));
    }
    if let Some(value) = of_large_nimbers(called, given, algebra)? {
        return Ok(Some(value));
    }
    let name = OF_NIMBERS.iter().find(|(name, _)| own(name)).map(|&(_, meaning)| meaning);
    let name = name.or_else(|| own("conwayproduct").then_some("nimproduct"));
    let (Some(name), Some(first)) = (name, given.first()) else { return Ok(None) };
    let is_new = |part: &Argument| matches!(part.value, Computed::Ordinal(_) | Computed::Transfinite(_));
    let is_by_number =
        ["nimsum", "nimproduct", "nimexp", "niminverse", "nimsqrt"].iter().any(|by_number| own(by_number))
            && matches!(first.value, Computed::Number(_))
            && given.iter().all(|part| as_ordinal(part).is_some());
    if !is_by_number && !given.iter().any(is_new) {
        return Ok(None);
    }
    let arity = if matches!(name, "inverse" | "sqrt") { 1 } else { 2 };
    if given.len() != arity {
        return Ok(None);
    }
    of_nimbers(name, given, algebra).map(Some)
}

/// A function of nimbers from 2^128 on and of transfinite ones that is worth no nimber of theirs; `None` where it is another, or the
/// arguments are.
fn of_large_nimbers(
    called: &str,
    given: &[Argument],
    algebra: &Algebra,
) -> Result<Option<Computed>, EvaluationError> {
    if !given.iter().any(|part| matches!(part.value, Computed::Transfinite(_))) {
        return Ok(None);
    }
    let nimbers: Option<Vec<TransfiniteNimber>> = given.iter().map(as_nimber).collect();
    let Some(nimbers) = nimbers else { return Ok(None) };
    let meter = Meter::start(algebra.limits(), "transfinite nimbers")?;
    let whole = |number: UBig| Computed::Number(Dyadic::integer(number));
    Ok(Some(match (&*called.to_ascii_lowercase(), &nimbers[..]) {
        ("birthday" | "nimvalue", [nimber]) => ordinal_of(nimber.ordinal().clone()),
        ("isnimber", [_]) => Computed::Truth(true),
        ("isnumber" | "iszero", [_]) => Computed::Truth(false),
        ("degree", [nimber]) => match nimber.as_finite() {
            Some(number) => whole(number.bit_len().next_power_of_two().into()),
            None => whole(nimber.degree(&meter).map_err(|error| refused(&given[0], error))?.into()),
        },
        ("order", [nimber]) => whole(nimber.order(&meter).map_err(|error| refused(&given[0], error))?),
        ("mex", nimbers) => {
            let small = |nimber: &TransfiniteNimber| Nimber128::try_from(&nimber.as_finite()?).ok();
            // No list holds all nimbers below 2^128.
            Computed::Nimber(mex(nimbers.iter().filter_map(small)).unwrap_or_default())
        }
        _ => return Ok(None),
    }))
}

/// A function of ordinals and their differences as numbers; `None` where it is another, or the arguments are.
fn of_ordinals(
    called: &str,
    given: &[Argument],
    algebra: &Algebra,
) -> Result<Option<Computed>, EvaluationError> {
    let has_ordinal = given.iter().any(|part| matches!(part.value, Computed::Ordinal(_)));
    let numbers: Option<Vec<Ordinal>> = given.iter().map(as_ordinal).collect();
    let Some(numbers) = numbers.filter(|_| has_ordinal) else { return Ok(None) };
    let called = called.to_ascii_lowercase();
    let sign = |number: &Ordinal| Computed::Number(Dyadic::integer(number.signum()));
    Ok(Some(match (&*called, &numbers[..]) {
        ("class", [_]) => Computed::Text("GeneralizedOrdinal".to_owned()),
        ("abs", [number]) => ordinal_of(number.abs()),
        ("sign" | "signum", [number]) => sign(number),
        ("birthday", [number]) => ordinal_of(number.birthday()),
        ("isordinal", [number]) => Computed::Truth(number.is_ordinal()),
        ("isnumber", [_]) => Computed::Truth(true),
        ("iszero", [_]) => Computed::Truth(false),
        ("outcome" | "outcomeclass", [number]) => {
            Computed::Outcome(if number.signum() > 0 { Outcome::L } else { Outcome::R })
        }
        ("canonical" | "canonicalform" | "floor" | "ceiling", [number]) => ordinal_of(number.clone()),
        ("max", [first, others @ ..]) => {
            ordinal_of(others.iter().fold(first, |found, other| found.max(other)).clone())
        }
        ("min", [first, others @ ..]) => {
            ordinal_of(others.iter().fold(first, |found, other| found.min(other)).clone())
        }
        ("omegapower", [_]) => omega_power(&given[0], algebra)?,
        ("power", [base, _]) => ordinal_of(power(base, &given[1], algebra)?),
        ("sqrt" | "inverse", [_]) => {
            let hint = "of the nimber of this size: write a star before it, for example: sqrt(*omega)";
            return Err(given[0].error("this is asked of nimbers, and this is an ordinal", hint).into());
        }
        _ => return Ok(None),
    }))
}

/// The power of omega with this exponent.
fn omega_power(exponent: &Argument, algebra: &Algebra) -> Result<Computed, EvaluationError> {
    let number = as_ordinal(exponent);
    let power = number.as_ref().and_then(|number| {
        let power = Ordinal::term(number.abs().as_exponent()?, IBig::ONE);
        Some((power, number.signum() < 0))
    });
    let one = Ordinal::integer(IBig::ONE);
    match power {
        Some((power, false)) => Ok(ordinal_of(power)),
        Some((power, true)) => {
            let meter = Meter::start(algebra.limits(), "ordinals")?;
            surreals::quotient(&one, &power, exponent, &meter)
        }
        None => {
            let message =
                "the exponent is a whole number or an ordinal below omega^omega, or the negative of one";
            Err(exponent.error(message, "for example: omegapower(omega + 1), omegapower(-2)").into())
        }
    }
}

/// The power of an ordinal, or of a difference of two, by the commuting product.
fn power(base: &Ordinal, exponent: &Argument, algebra: &Algebra) -> Result<Ordinal, EvaluationError> {
    const MOST_TERMS: usize = 10_000;
    let times = match &exponent.value {
        Computed::Number(times) if times.is_integer() => u64::try_from(times.numerator()).ok(),
        _ => None,
    };
    let mut times = times.ok_or_else(|| {
        exponent.error("expected a whole number that is not negative", "for example: power(omega + 1, 3)")
    })?;
    let meter = Meter::start(algebra.limits(), "ordinals")?;
    let (mut square, mut product) = (base.clone(), Ordinal::integer(IBig::ONE));
    while times > 0 {
        meter.look()?;
        if times & 1 == 1 {
            product = &product * &square;
        }
        times >>= 1;
        if times > 0 {
            square = &square * &square;
        }
        let is_long = [&square, &product].into_iter().any(|number| number.terms().count() > MOST_TERMS);
        let is_large = |(_, coefficient): (_, &IBig)| coefficient.bit_len() > 1 << 16;
        if is_long || [&square, &product].into_iter().any(|number| number.terms().any(is_large)) {
            return Err(exponent.error("the power becomes too large", HINT).into());
        }
    }
    Ok(product)
}

/// A function of the field, of nimbers or of sizes of nimbers.
fn of_nimbers(name: &str, given: &[Argument], algebra: &Algebra) -> Result<Computed, EvaluationError> {
    let meter = Meter::start(algebra.limits(), "transfinite nimbers")?;
    let first = &given[0];
    let operands = if name == "nimexp" { &given[..1] } else { given };
    let is_size = operands.iter().all(|part| as_ordinal(part).is_some());
    let operand = |part: &Argument| {
        let nimber = if is_size { natural(part) } else { as_nimber(part) };
        let expected = if is_size { "expected a natural number or an ordinal" } else { "expected a nimber" };
        nimber.ok_or_else(|| EvaluationError::from(part.error(expected, HINT)))
    };
    let a = operand(first)?;
    let result = match name {
        "nimsum" => Ok(a.plus(&operand(&given[1])?)),
        "nimproduct" => a.times(&operand(&given[1])?, &meter),
        "nimexp" => match &given[1].value {
            Computed::Number(times) if times.is_integer() => a.power(times.numerator(), &meter),
            _ => return Err(given[1].error("expected a whole number", "for example: omega nimexp 3").into()),
        },
        "inverse" => a.inverse(&meter),
        _ => a.square_root(&meter),
    };
    let value = result.map_err(|error| refused(first, error))?;
    Ok(if is_size { ordinal_of(value.ordinal().clone()) } else { nimber_of(value) })
}

fn refused(part: &Argument, error: TransfiniteError) -> EvaluationError {
    match error {
        TransfiniteError::Stopped(reason) => reason.into(),
        error @ TransfiniteError::UnknownFactors(_) => {
            let hint = "orders are known of nimbers below 2^4096, and of transfinite ones in small fields: order(*omega)";
            part.error(error.to_string(), hint).into()
        }
        error => part.error(error.to_string(), HINT).into(),
    }
}

/// The signs of an ordinal in some characters.
struct Signs {
    omega: &'static str,
    times: &'static str,
    raised: [&'static str; 2],
}

impl Signs {
    fn of(script: Script) -> Self {
        match script {
            Script::Ascii => Self { omega: "omega", times: "*", raised: ["^", ""] },
            Script::Unicode => Self { omega: "ω", times: "×", raised: ["^", ""] },
            Script::Latex => Self { omega: "\\omega", times: "\\cdot ", raised: ["^{", "}"] },
        }
    }

    /// A power of ω with its coefficient, for a text of the exponent that is empty for 0 and 1 for 1.
    fn term(&self, exponent: &str, is_simple: bool, coefficient: &str) -> String {
        let [open, close] = self.raised;
        let power = match exponent {
            "" => return coefficient.to_owned(),
            "1" => self.omega.to_owned(),
            _ if is_simple || !close.is_empty() => format!("{}{open}{exponent}{close}", self.omega),
            _ => format!("{}{open}({exponent}){close}", self.omega),
        };
        if coefficient == "1" { power } else { format!("{power}{}{coefficient}", self.times) }
    }

    fn exponent(&self, exponent: &Exponent) -> (String, bool) {
        let terms = exponent.terms().iter().map(|(power, coefficient)| {
            let power = if *power == 0 { String::new() } else { power.to_string() };
            self.term(&power, true, &coefficient.to_string())
        });
        let terms: Vec<String> = terms.collect();
        let is_one_power = match exponent.terms() {
            [(0, _)] => true,
            [(_, coefficient)] => coefficient.is_one(),
            _ => false,
        };
        (terms.join("+"), is_one_power)
    }
}

/// An ordinal, or the difference of two.
pub(super) fn text(ordinal: &Ordinal, script: Script) -> String {
    let signs = Signs::of(script);
    let mut text = String::new();
    for (exponent, coefficient) in ordinal.terms() {
        let (sign, size) = coefficient.clone().into_parts();
        text += match sign {
            dashu_int::Sign::Negative => "-",
            dashu_int::Sign::Positive if text.is_empty() => "",
            dashu_int::Sign::Positive => "+",
        };
        let (exponent, is_simple) = signs.exponent(exponent);
        text += &signs.term(&exponent, is_simple, &size.to_string());
    }
    if text.is_empty() { "0".to_owned() } else { text }
}

/// A transfinite nimber: a star before a power of ω, or before parentheses.
pub(super) fn nimber_text(nimber: &TransfiniteNimber, script: Script) -> String {
    let star = match script {
        Script::Ascii => "*",
        Script::Unicode => "∗",
        Script::Latex => "{\\ast}",
    };
    let is_power = nimber.ordinal().terms().count() == 1
        && nimber.ordinal().terms().all(|(exponent, coefficient)| exponent.is_zero() || coefficient.is_one());
    let inside = text(nimber.ordinal(), script);
    if is_power { format!("{star}{inside}") } else { format!("{star}({inside})") }
}
