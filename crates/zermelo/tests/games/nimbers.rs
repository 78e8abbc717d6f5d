//! Nimbers against the recursion by halves, the laws of fields, and published products.

use dashu_int::IBig;
use proptest::prelude::*;
use zermelo::nimber::{
    Nimber, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, NimberError, Way, Word, mex,
};

/// The product of nimbers below 2^bits straight from the recursion: (hF + l)(kF + m) with F² = F + F/2, four products
/// and no table.
fn recursion(a: u128, b: u128, bits: u32) -> u128 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = bits / 2;
    let mask = (1 << half) - 1;
    let (h, l, k, m) = (a >> half, a & mask, b >> half, b & mask);
    if h == 0 && k == 0 {
        return recursion(l, m, half);
    }
    let highs = recursion(h, k, half);
    let mixed = recursion(h, m, half) ^ recursion(l, k, half);
    ((highs ^ mixed) << half) | (recursion(l, m, half) ^ recursion(highs, 1 << (half - 1), half))
}

/// What holds for any three nimbers of a width.
fn laws<W: Word>(a: u128, b: u128, c: u128) -> Result<(), TestCaseError> {
    let [a, b, c] = [a, b, c].map(|number| Nimber::new(W::truncate(number)));
    let (zero, one) = (Nimber::<W>::zero(), Nimber::<W>::one());
    let number = |nimber: Nimber<W>| -> u128 { nimber.get().into() };
    prop_assert_eq!(number(a * b), recursion(number(a), number(b), W::BITS));
    prop_assert_eq!(a.get().portable_product(b.get()), (a * b).get());
    prop_assert_eq!((a + b) + c, a + (b + c));
    prop_assert_eq!(a + b, b + a);
    prop_assert_eq!(a - b + b, a);
    prop_assert_eq!(a + -a, zero);
    prop_assert_eq!((a * b) * c, a * (b * c));
    prop_assert_eq!(a * b, b * a);
    prop_assert_eq!(a * (b + c), a * b + a * c);
    prop_assert_eq!((a * one, a * zero), (a, zero));
    prop_assert_eq!((a + b).square(), a.square() + b.square());
    prop_assert_eq!(a.power(1 << (W::BITS - 1)).square(), a);
    prop_assert_eq!(a.square_root().square(), a);
    prop_assert_eq!(a.square().square_root(), a);
    prop_assert_eq!(a.times_top(), a * Nimber::new(W::truncate(1 << (W::BITS - 1))));
    if b.is_zero() {
        prop_assert_eq!(b.inverse(), Err(NimberError::DivisionByZero));
        prop_assert_eq!(a.checked_div(b), None);
    } else {
        prop_assert_eq!(b * b.inverse().unwrap(), one);
        prop_assert_eq!(a / b * b, a);
        prop_assert_eq!(b.integer_power(&IBig::from(-3)).unwrap() * b * b * b, one);
    }
    // The trace from its definition; x² + x = c has its two solutions exactly when the trace of c is 0.
    let trace =
        (0..W::BITS).scan(a, |power, _| Some(std::mem::replace(power, power.square()))).sum::<Nimber<W>>();
    prop_assert_eq!(trace, if a.trace() { one } else { zero });
    match a.roots() {
        None => prop_assert!(a.trace()),
        Some([x, y]) => {
            prop_assert!(!a.trace() && x < y && y == x + one);
            prop_assert_eq!(x.square() + x, a);
        }
    }
    prop_assert_eq!((a.square() + a).roots(), Some([a.min(a + one), a.max(a + one)]));
    // The smallest subfield is the smallest that Frobenius fixes.
    let fixed = |degree: u32| (0..degree).fold(a, |power, _| power.square()) == a;
    prop_assert!(fixed(a.degree()) && (a.degree() == 1 || !fixed(a.degree() / 2)));
    prop_assert_eq!(a.to_string().parse::<Nimber<W>>(), Ok(a));
    Ok(())
}

/// Only for the law on the product with the top bit.
trait TimesTop {
    fn times_top(self) -> Self;
}

impl<W: Word> TimesTop for Nimber<W> {
    fn times_top(self) -> Self {
        Self::new(self.get().times_top_bit())
    }
}

proptest! {
    #[test]
    fn laws_of_fields(a: u128, b: u128, c: u128, short in 0_u32..128) {
        // Small nimbers lie in subfields and have zero halves.
        for b in [b, b >> short] {
            laws::<u8>(a, b, c)?;
            laws::<u16>(a, b, c)?;
            laws::<u32>(a, b, c)?;
            laws::<u64>(a, b, c)?;
            laws::<u128>(a, b, c)?;
            laws::<u64>(b, a, c)?;
            laws::<u128>(b, a, c)?;
        }
    }

    #[test]
    fn wider_fields_contain_narrower_ones(a: u64, b: u64) {
        let wide = Nimber128::new(a.into()) * Nimber128::new(b.into());
        prop_assert_eq!(wide.convert(), Ok(Nimber64::new(a) * Nimber64::new(b)));
        let narrow = Nimber32::new(a as u32) * Nimber32::new(b as u32);
        prop_assert_eq!((Nimber64::new(u64::from(a as u32)) * Nimber64::new(u64::from(b as u32))).convert(), Ok(narrow));
    }

    #[test]
    fn batches_go_every_way(numbers in prop::collection::vec((any::<u128>(), any::<u128>()), 0..400)) {
        batches::<u8>(&numbers)?;
        batches::<u16>(&numbers)?;
        batches::<u32>(&numbers)?;
        batches::<u64>(&numbers)?;
        batches::<u128>(&numbers)?;
    }

    #[test]
    fn orders_divide_and_are_least(a in 1_u128.., short in 0_u32..128) {
        let a = Nimber128::new((a >> short).max(1));
        let order = a.order().unwrap();
        prop_assert_eq!(a.power(order), Nimber128::one());
        prop_assert_eq!((u128::MAX >> (128 - a.degree())) % order, 0);
        for prime in [3, 5, 17, 257, 641, 65_537, 274_177, 6_700_417, 67_280_421_310_721] {
            prop_assert!(!order.is_multiple_of(prime) || a.power(order / prime) != Nimber128::one());
        }
        if let Ok(narrow) = a.convert::<u64>() {
            prop_assert_eq!(narrow.order(), Ok(order));
        }
    }

    #[test]
    fn logarithms_come_back(base in 1_u64.., exponent: u128, short in 0_u32..64) {
        let base = Nimber64::new((base >> short).max(1));
        let order = base.order().unwrap();
        prop_assert_eq!(base.power(exponent).log(base), Ok(exponent % order));
    }

    #[test]
    fn exponents_of_any_size(a: u64, exponent: i128, times in 0_u32..50) {
        let a = Nimber64::new(a);
        let cycle = IBig::from(u64::MAX);
        let expected = a.integer_power(&IBig::from(exponent));
        let far = IBig::from(exponent) + cycle.pow(times as usize + 1) * IBig::from(exponent.signum());
        prop_assert_eq!(a.integer_power(&far), expected);
    }
}

fn batches<W: Word>(numbers: &[(u128, u128)]) -> Result<(), TestCaseError> {
    let nimber = |number| Nimber::new(W::truncate(number));
    let factors: Vec<Nimber<W>> = numbers.iter().map(|pair| nimber(pair.1)).collect();
    let start: Vec<Nimber<W>> = numbers.iter().map(|pair| nimber(pair.0)).collect();
    let expected: Vec<Nimber<W>> =
        start.iter().zip(&factors).map(|(a, b)| Nimber::new(a.get().portable_product(b.get()))).collect();
    for way in Way::ALL.into_iter().filter(|way| way.is_available()) {
        let mut products = start.clone();
        way.multiply(&mut products, &factors);
        prop_assert_eq!(&products, &expected, "{:?}", way);
    }
    let mut products = start;
    Nimber::multiply_slices(&mut products, &factors).unwrap();
    prop_assert_eq!(products, expected);
    Ok(())
}

#[test]
fn slices_of_different_lengths_are_refused() {
    let mut products = [Nimber8::one(); 3];
    assert_eq!(Nimber8::multiply_slices(&mut products, &[Nimber8::zero()]), Err(NimberError::Lengths(3, 1)));
    assert_eq!(products, [Nimber8::one(); 3]);
}

#[test]
fn all_products_of_two_bytes_with_powers_of_two() {
    for a in 0..=u16::MAX {
        for bit in 0..16 {
            let expected = recursion(a.into(), 1 << bit, 16) as u16;
            assert_eq!((Nimber16::new(a) * Nimber16::new(1 << bit)).get(), expected);
        }
    }
}

#[test]
fn all_bits_times_all_bits() {
    for a in 0..128 {
        for b in 0..128 {
            let expected = recursion(1 << a, 1 << b, 128);
            assert_eq!((Nimber128::new(1 << a) * Nimber128::new(1 << b)).get(), expected, "2^{a} 2^{b}");
            if a < 64 && b < 64 {
                let product = Nimber64::new(1 << a) * Nimber64::new(1 << b);
                assert_eq!(u128::from(product.get()), expected, "2^{a} 2^{b}");
            }
        }
    }
}

#[test]
fn logarithms_of_bytes_by_listing() {
    for base in 0..=u8::MAX {
        let powers: Vec<Nimber8> = (0..255).map(|exponent| Nimber8::new(base).power(exponent)).collect();
        for target in 0..=u8::MAX {
            let target = Nimber8::new(target);
            let expected = if base == 0 || target.is_zero() {
                Err(NimberError::LogarithmOfZero)
            } else {
                let place = powers.iter().position(|&power| power == target);
                place.map(|place| place as u128).ok_or(NimberError::NotAPower)
            };
            assert_eq!(target.log(Nimber8::new(base)), expected, "{target} to {base}");
        }
    }
}

/// The whole group of 128 bits, whose largest prime needs the longest walk.
#[test]
fn a_logarithm_of_128_bits() {
    let base = Nimber128::new(0x657b_f824_c303_1701_be88_c45d_b5a0_e105);
    let exponent = 0x1234_5678_9abc_def0_1122_3344_5566_7788;
    let order = base.order().unwrap();
    assert_eq!(order % 67_280_421_310_721, 0);
    assert_eq!(base.power(exponent).log(base), Ok(exponent % order));
    let stranger = Nimber128::new(2);
    let small = base.power(3);
    assert_eq!(stranger.log(small).is_ok(), small.order().unwrap().is_multiple_of(3));
}

#[test]
fn powers_of_zero() {
    let zero = Nimber64::zero();
    assert_eq!(zero.integer_power(&IBig::ZERO), Ok(Nimber64::one()));
    assert_eq!(zero.integer_power(&IBig::from(5)), Ok(zero));
    assert_eq!(zero.integer_power(&IBig::from(-5)), Err(NimberError::DivisionByZero));
    assert_eq!((zero.power(0), zero.power(u128::MAX)), (Nimber64::one(), zero));
    assert_eq!(zero.order(), Err(NimberError::OrderOfZero));
}

#[test]
fn texts_of_nimbers() {
    for (text, number) in [("0", 0), ("*0", 0), ("*", 1), ("*1", 1), ("*255", 255), ("*007", 7)] {
        assert_eq!(text.parse(), Ok(Nimber8::new(number)), "{text}");
    }
    for text in ["*256", "*99999999999999999999999999999999999999999999"] {
        assert_eq!(text.parse::<Nimber8>(), Err(NimberError::TooLarge { bits: 8 }), "{text}");
    }
    for text in ["", "5", "**", "*-1", "*+1", "* 1", "1*", "*1 ", "\u{661}"] {
        assert_eq!(text.parse::<Nimber8>(), Err(NimberError::NotANimber), "{text}");
    }
    assert_eq!([0, 1, 2].map(|n| Nimber8::new(n).to_string()), ["0", "*", "*2"]);
}

#[test]
fn least_excluded() {
    let least = |numbers: &[u8]| mex(numbers.iter().copied().map(Nimber8::new)).map(Nimber::get);
    assert_eq!(least(&[]), Some(0));
    assert_eq!(least(&[1, 2, 3]), Some(0));
    assert_eq!(least(&[5, 0, 1, 0, 2, 200]), Some(3));
    let all: Vec<u8> = (0..=255).collect();
    assert_eq!((least(&all), least(&all[..255])), (None, Some(255)));
    assert_eq!(mex([Nimber128::new(u128::MAX)]), Some(Nimber128::zero()));
}

#[derive(serde::Deserialize)]
struct Fact {
    quantity: String,
    value: serde_json::Value,
    source: String,
}

#[test]
fn published_facts() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/nimbers.json")).unwrap();
    assert_eq!(facts.len(), 7);
    for fact in facts {
        assert!(!fact.source.is_empty());
        match fact.quantity.as_str() {
            "[a,b,a(x)b] small" => {
                for [a, b, product] in serde_json::from_value::<Vec<[u8; 3]>>(fact.value).unwrap() {
                    assert_eq!(Nimber8::new(a) * Nimber8::new(b), Nimber8::new(product));
                }
            }
            "128-bit random cases [a,b,product] hex" => {
                for [a, b, product] in hexadecimal_rows(fact.value) {
                    assert_eq!(
                        Nimber128::new(a.unwrap()) * Nimber128::new(b.unwrap()),
                        Nimber128::new(product.unwrap())
                    );
                }
            }
            "[a,1/a] random 64/64/64/128/128-bit" => {
                for [a, inverse] in hexadecimal_rows(fact.value) {
                    assert_eq!(Nimber128::new(a.unwrap()).inverse(), Ok(Nimber128::new(inverse.unwrap())));
                }
            }
            "F_n (x) F_n = 3F_n/2 for F_n=2^(2^n), n=0..7" => {
                for [fermat, square] in hexadecimal_rows(fact.value) {
                    // The last one is 2^128, beyond the widest word.
                    let Some(fermat) = fermat.map(Nimber128::new) else { continue };
                    assert_eq!(fermat.square(), Nimber128::new(square.unwrap()));
                }
            }
            "2^63 (x) 2^63" => {
                let expected = Nimber128::new(hexadecimal(fact.value.as_str().unwrap()).unwrap());
                assert_eq!(Nimber64::new(1 << 63).square().convert(), Ok(expected));
            }
            "order of 2^(2^n) for n=0..5 in On_2*" => {
                for (n, order) in
                    serde_json::from_value::<Vec<u128>>(fact.value).unwrap().into_iter().enumerate()
                {
                    assert_eq!(Nimber64::new(1 << (1 << n)).order(), Ok(order));
                }
            }
            "smallest generators of F_2^2,F_2^4,F_2^8,F_2^16 (least nimber of full order)" => {
                for (n, least) in
                    serde_json::from_value::<Vec<u32>>(fact.value).unwrap().into_iter().enumerate()
                {
                    let full = (1 << (2 << n)) - 1;
                    let found = (1..1 << 16).find(|&number| Nimber32::new(number).order() == Ok(full));
                    assert_eq!(found, Some(least));
                }
            }
            other => panic!("nothing checks {other}"),
        }
    }
}

fn hexadecimal(text: &str) -> Option<u128> {
    u128::from_str_radix(text.strip_prefix("0x").unwrap(), 16).ok()
}

fn hexadecimal_rows<const N: usize>(value: serde_json::Value) -> Vec<[Option<u128>; N]> {
    let rows: Vec<Vec<String>> = serde_json::from_value(value).unwrap();
    rows.iter().map(|row| std::array::from_fn(|column| hexadecimal(&row[column]))).collect()
}
