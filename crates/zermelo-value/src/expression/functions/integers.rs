//! The functions of numbers.

use super::Function;
use crate::expression::argument::Argument;
use crate::expression::evaluate::{EvaluationError, division_by_zero, small};
use crate::expression::rationals;
use crate::expression::value::Computed;
use crate::{Algebra, Dyadic};
use dashu_int::ops::{Abs, BitTest, DivEuclid, Gcd, RemEuclid, SquareRoot, UnsignedAbs};
use dashu_int::{IBig, UBig};

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "abs",
        aliases: &[],
        usage: "abs(x)",
        meaning: "the number without its sign",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let number = given[0].number(algebra)?;
            Ok(Computed::Number(Dyadic::new(number.numerator().abs(), number.exponent())))
        },
    },
    Function {
        name: "sign",
        aliases: &["Signum"],
        usage: "sign(x)",
        meaning: "-1, 0 or 1",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(whole(given[0].number(algebra)?.signum())),
    },
    Function {
        name: "floor",
        aliases: &[],
        usage: "floor(x)",
        meaning: "the greatest whole number that is at most x",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(whole(given[0].number(algebra)?.floor())),
    },
    Function {
        name: "ceiling",
        aliases: &[],
        usage: "ceiling(x)",
        meaning: "the least whole number that is at least x",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(whole(-(-&given[0].number(algebra)?).floor())),
    },
    Function {
        name: "div",
        aliases: &[],
        usage: "div(a, b)",
        meaning: "the whole quotient of two whole numbers, with a remainder that is not negative",
        arity: 2..=2,
        // This one rounds towards 0, unlike the function between its arguments.
        method: Some(truncated_quotient),
        apply: |given, algebra| Ok(whole(dividend(given, algebra)?.div_euclid(divisor(given, algebra)?))),
    },
    Function {
        name: "mod",
        aliases: &[],
        usage: "mod(a, b)",
        meaning: "the remainder of a by b, which is not negative; a % b has the sign of a",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let remainder: UBig = dividend(given, algebra)?.rem_euclid(divisor(given, algebra)?);
            Ok(whole(remainder))
        },
    },
    Function {
        name: "gcd",
        aliases: &[],
        usage: "gcd(a, b, ...)",
        meaning: "the greatest common divisor of whole numbers",
        arity: 1..=usize::MAX,
        method: None,
        apply: |given, algebra| {
            let mut divisor = UBig::ZERO;
            for argument in given {
                divisor = common_divisor(divisor, argument.integer(algebra)?.unsigned_abs());
            }
            Ok(whole(divisor))
        },
    },
    Function {
        name: "lcm",
        aliases: &[],
        usage: "lcm(a, b, ...)",
        meaning: "the least common multiple of whole numbers",
        arity: 1..=usize::MAX,
        method: None,
        apply: |given, algebra| {
            let mut multiple = UBig::ONE;
            for argument in given {
                let next = argument.integer(algebra)?.unsigned_abs();
                let divisor = common_divisor(multiple.clone(), next.clone());
                // Only of zeros there is no divisor to take out, and their multiple is 0.
                multiple = if divisor.is_zero() { UBig::ZERO } else { multiple / divisor * next };
                small(Dyadic::integer(multiple.clone()), argument)?;
            }
            Ok(whole(multiple))
        },
    },
    Function {
        name: "max",
        aliases: &[],
        usage: "max(x, y, ...)",
        meaning: "the greatest of some numbers",
        arity: 1..=usize::MAX,
        method: None,
        apply: |given, algebra| extreme(given, algebra, |a, b| b > a),
    },
    Function {
        name: "min",
        aliases: &[],
        usage: "min(x, y, ...)",
        meaning: "the least of some numbers",
        arity: 1..=usize::MAX,
        method: None,
        apply: |given, algebra| extreme(given, algebra, |a, b| b < a),
    },
    Function {
        name: "uglyproduct",
        aliases: &[],
        usage: "uglyproduct(a, b)",
        meaning: "the ugly product of whole numbers: bit by bit, 2^m times 2^n is 2^m + 2^(n - 1) for m > n > 0, and 2^(m - 1) for m = n > 0",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let (a, b) = (natural(&given[0], algebra)?, natural(&given[1], algebra)?);
            small(Dyadic::integer(a.clone() * b.clone()), &given[1])?;
            Ok(whole(ugly_product(&a, &b)))
        },
    },
    Function {
        name: "isqrt",
        aliases: &[],
        usage: "isqrt(n)",
        meaning: "the greatest whole number whose square is at most n",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(whole(natural(&given[0], algebra)?.sqrt())),
    },
    Function {
        name: "lb",
        aliases: &[],
        usage: "lb(n)",
        meaning: "the greatest k with 2^k at most n",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let number = natural(&given[0], algebra)?;
            if number.is_zero() {
                return Err(given[0].error("0 has no logarithm", "for example: lb(8) is 3").into());
            }
            Ok(whole(number.bit_len() - 1))
        },
    },
    Function {
        name: "isevil",
        aliases: &[],
        usage: "isevil(n)",
        meaning: "whether n has an even number of ones in base 2",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(Computed::Truth(ones(&given[0], algebra)? % 2 == 0)),
    },
    Function {
        name: "isodious",
        aliases: &[],
        usage: "isodious(n)",
        meaning: "whether n has an odd number of ones in base 2",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(Computed::Truth(ones(&given[0], algebra)? % 2 == 1)),
    },
    Function {
        name: "istwopower",
        aliases: &[],
        usage: "istwopower(n)",
        meaning: "whether n is a power of 2",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let number = given[0].integer(algebra)?;
            Ok(Computed::Truth(number > IBig::ZERO && ones(&given[0], algebra)? == 1))
        },
    },
    Function {
        name: "issmallinteger",
        aliases: &[],
        usage: "issmallinteger(n)",
        meaning: "whether n lies between -2^31 and 2^31 - 1",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(Computed::Truth(i32::try_from(given[0].integer(algebra)?).is_ok())),
    },
    Function {
        name: "numerator",
        aliases: &[],
        usage: "numerator(x)",
        meaning: "the numerator of the number in lowest terms",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(whole(given[0].number(algebra)?.numerator().clone())),
    },
    Function {
        name: "denominator",
        aliases: &[],
        usage: "denominator(x)",
        meaning: "the denominator of the number in lowest terms",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let exponent = given[0].number(algebra)?.exponent();
            Ok(whole(UBig::ONE << exponent as usize))
        },
    },
    Function {
        name: "reciprocal",
        aliases: &[],
        usage: "reciprocal(x)",
        meaning: "the quotient of 1 by x, that is inf of 0",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let number = given[0].number(algebra)?;
            rationals::reciprocal(&given[0], &(&number).into())
        },
    },
    Function {
        name: "isdyadic",
        aliases: &[],
        usage: "isdyadic(x)",
        meaning: "whether the number is a fraction over a power of 2, as every number of short games is",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| given[0].number(algebra).map(|_| Computed::Truth(true)),
    },
    Function {
        name: "factorial",
        aliases: &[],
        usage: "factorial(n)",
        meaning: "1 x 2 x ... x n",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let last = natural(&given[0], algebra)?;
            let mut product = UBig::ONE;
            let mut number = UBig::ONE;
            while number < last {
                number += 1_u8;
                product *= &number;
                small(Dyadic::integer(product.clone()), &given[0])?;
            }
            Ok(whole(product))
        },
    },
    Function {
        name: "binomial",
        aliases: &[],
        usage: "binomial(n, k)",
        meaning: "how many choices of k among n there are",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let (all, chosen) = (natural(&given[0], algebra)?, natural(&given[1], algebra)?);
            if chosen > all {
                return Ok(whole(0));
            }
            let chosen = (&all - &chosen).min(chosen);
            let (mut choices, mut place) = (UBig::ONE, UBig::ZERO);
            while place < chosen {
                choices *= &all - &place;
                place += 1_u8;
                choices /= &place;
                small(Dyadic::integer(choices.clone()), &given[0])?;
            }
            Ok(whole(choices))
        },
    },
    Function {
        name: "size",
        aliases: &["Length"],
        usage: "size(L)",
        meaning: "how many values there are in a list, for example: G.LeftOptions.Size",
        arity: 1..=1,
        method: None,
        apply: |given, _| match given[0].value.length() {
            Some(length) => Ok(whole(length)),
            None => {
                let hint = "for example: size(leftoptions({2|-1}))";
                Err(given[0].error("expected a list", hint).into())
            }
        },
    },
    Function {
        name: "born",
        aliases: &["DayN"],
        usage: "born(n)",
        meaning: "all values that are born by day n, at most the third: 1, 4, 22, 1474 of them",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let day = given[0].integer(algebra)?;
            let day =
                u32::try_from(&day).ok().filter(|day| *day <= crate::LAST_COUNTED_DAY).ok_or_else(|| {
                    let message =
                        "values are listed by the days 0 to 3; on the fourth there are more than 10^12";
                    given[0].error(message, "for example: born(2)")
                })?;
            algebra.born_by(day).map(Computed::Games).map_err(|error| given[0].refused(&error))
        },
    },
];

fn whole(number: impl Into<IBig>) -> Computed {
    Computed::Number(Dyadic::integer(number))
}

fn common_divisor(a: UBig, b: UBig) -> UBig {
    // Of two zeros there is none.
    if a.is_zero() || b.is_zero() { a + b } else { a.gcd(b) }
}

fn dividend(given: &[Argument], algebra: &mut Algebra) -> Result<IBig, EvaluationError> {
    given[0].integer(algebra)
}

fn divisor(given: &[Argument], algebra: &mut Algebra) -> Result<IBig, EvaluationError> {
    let divisor = given[1].integer(algebra)?;
    if divisor.is_zero() { Err(division_by_zero(&given[1]).into()) } else { Ok(divisor) }
}

/// The quotient of two whole numbers, rounded towards 0.
fn truncated_quotient(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let (above, below) = (dividend(given, algebra)?, divisor(given, algebra)?);
    Ok(whole(above / below))
}

/// The product that is linear in both factors over the field of two elements, and by which 2^m times 2^n is 2^m + 2^(n - 1) for
/// m > n > 0, and 2^(m - 1) for m = n > 0.
fn ugly_product(a: &UBig, b: &UBig) -> UBig {
    let bits = |number: &UBig| (0..number.bit_len()).filter(|&bit| number.bit(bit)).collect::<Vec<_>>();
    let power = |exponent: usize| UBig::ONE << exponent;
    let mut product = UBig::ZERO;
    for m in bits(a) {
        for n in bits(b) {
            let (less, more) = (m.min(n), m.max(n));
            product ^= match (less, more) {
                (0, _) => power(more),
                _ if less == more => power(more - 1),
                _ => power(more) + power(less - 1),
            };
        }
    }
    product
}

/// How many ones a whole number that is not negative has in base 2.
fn ones(argument: &Argument, algebra: &mut Algebra) -> Result<usize, EvaluationError> {
    let number = natural(argument, algebra)?;
    Ok(number.as_words().iter().map(|word| word.count_ones() as usize).sum())
}

fn natural(argument: &Argument, algebra: &mut Algebra) -> Result<UBig, EvaluationError> {
    let number = argument.integer(algebra)?;
    UBig::try_from(number)
        .map_err(|_| argument.error("expected a whole number that is not negative", "for example: 5").into())
}

fn extreme(
    given: &[Argument],
    algebra: &mut Algebra,
    is_further: impl Fn(&Dyadic, &Dyadic) -> bool,
) -> Result<Computed, EvaluationError> {
    let mut found = given[0].number(algebra)?;
    for argument in &given[1..] {
        let number = argument.number(algebra)?;
        if is_further(&found, &number) {
            found = number;
        }
    }
    Ok(Computed::Number(found))
}

#[cfg(test)]
mod tests {
    use crate::expression::worth;

    #[test]
    fn whole_numbers_divide_with_remainders_that_are_not_negative() {
        for (a, b) in [(7, 3), (-7, 3), (7, -3), (-7, -3), (6, 3), (0, 5)] {
            let (quotient, remainder) = (worth(&format!("div({a}, {b})")), worth(&format!("mod({a}, {b})")));
            assert_eq!(quotient, i64::div_euclid(a, b).to_string(), "{a} {b}");
            assert_eq!(remainder, i64::rem_euclid(a, b).to_string(), "{a} {b}");
        }
        assert!(worth("div(1, 0)").starts_with("error"));
        for (a, b) in [(7, 3), (-7, 3), (7, -3), (-7, -3), (6, 3)] {
            assert_eq!(worth(&format!("({a}).Div({b})")), (a / b).to_string());
            assert_eq!(worth(&format!("({a}) % ({b})")), (a % b).to_string());
        }
        assert!(worth("7.Div(0)").starts_with("error"));
        assert!(worth("div(1/2, 2)").starts_with("error"));
        assert_eq!(worth("7 % 3 + 1"), "2");
    }

    #[test]
    fn numbers_have_the_usual_functions() {
        let pairs = [
            ("abs(-3/4)", "3/4"),
            ("sign(-1/2)", "-1"),
            ("floor(-1/2)", "-1"),
            ("ceiling(-1/2)", "0"),
            ("ceiling(5/2)", "3"),
            ("ceiling(2)", "2"),
            ("gcd(12, -18, 30)", "6"),
            ("gcd(0, 0)", "0"),
            ("lcm(4, 6)", "12"),
            ("lcm(4, 0)", "0"),
            ("max(1, 3/2, -4)", "3/2"),
            ("min(1, 3/2, -4)", "-4"),
            ("isqrt(99)", "9"),
            ("lb(1)", "0"),
            ("lb(1023)", "9"),
            ("lb(1024)", "10"),
            ("isevil(23)", "yes"),
            ("isodious(23)", "no"),
            ("isodious(11)", "yes"),
            ("isevil(0)", "yes"),
            ("istwopower(32)", "yes"),
            ("istwopower(48)", "no"),
            ("istwopower(0)", "no"),
            ("istwopower(-2)", "no"),
            ("issmallinteger(2147483647)", "yes"),
            ("issmallinteger(2147483648)", "no"),
            ("issmallinteger(-2147483648)", "yes"),
            ("numerator(-12/16)", "-3"),
            ("denominator(-12/16)", "4"),
            ("denominator(0)", "1"),
            ("reciprocal(-1/4)", "-4"),
            ("isdyadic(-1/4)", "yes"),
            ("uglyproduct(14, 6)", "0"),
            ("14 UglyProduct 16", "23"),
            ("uglyproduct(1, 14)", "14"),
            ("factorial(0)", "1"),
            ("factorial(20)", "2432902008176640000"),
            ("binomial(10, 3)", "120"),
            ("binomial(3, 10)", "0"),
            ("binomial(50, 25)", "126410606437752"),
        ];
        for (text, expected) in pairs {
            assert_eq!(worth(text), expected, "{text}");
        }
        for wrong in ["7 % *", "isevil(-1)", "lb(0)", "isqrt(-1)", "factorial(10000000)", "born(4)", "max(*)"]
        {
            assert!(worth(wrong).starts_with("error"), "{wrong}");
        }
    }
}
