//! Periods of heap games: the published ones, and all claims for random codes against values by the definition.

mod support;

use support::{Chance, accepted, check, samples::period, writer};

/// Period and start of codes (Winning Ways, chapter 4, table 7; Flammenkamp's tables), with a mask for the common values.
#[test]
fn published_periods_are_accepted() {
    for (code, length, start, mask) in [
        ("0.77", 12, 71, ""),
        ("0.07", 34, 53, ""),
        ("0.137", 34, 52, ""),
        ("0.156", 349, 3479, "mask 27"),
        ("0.644", 442, 3256, "mask 19"),
        ("0.356", 142, 7315, "mask 27"),
        ("0.165", 1550, 5181, "mask 27"),
        ("4.364", 62, 11687, "mask 62"),
    ] {
        let method: Vec<&str> = Some(mask).filter(|mask| !mask.is_empty()).into_iter().collect();
        accepted(&period(code, length, start, &method));
        for (wrong, from) in
            [(2 * length, start), (length, start + 1), (length, start - 1), (length + 1, start)]
        {
            assert!(check(&period(code, wrong, from, &method)).is_err(), "{code} {wrong} {from}");
        }
    }
}

/// By state, with windows that are wide enough and others that are not.
#[test]
fn a_window_is_enough_or_refused() {
    for (code, length, start, mask, wide) in
        [("0.356", 142, 7315, "mask 27", "window 300"), ("0.356", 142, 7315, "mask 27", "window 3000")]
    {
        let by_window = |length, start, window: &str| check(&period(code, length, start, &[mask, window]));
        assert!(by_window(length, start, wide).is_ok());
        for window in ["window 0", "window 3", "window 10", "window 2"] {
            assert!(by_window(length, start, window).is_err());
        }
        assert!(by_window(length, start - 1, wide).is_err());
        assert!(by_window(length + 2, start, wide).is_err());
    }
    // Heap 3255 of 0.644 is rare.
    assert!(check(&period("0.644", 442, 3256, &["mask 19", "window 3200"])).is_err());
}

/// Whether the values repeat as claimed, as far as they are known, and the claim is the least.
fn is_period(values: &[u32], length: usize, start: usize) -> bool {
    let repeats = |start: usize, length: usize| {
        (start..values.len() - length).all(|heap| values[heap] == values[heap + length])
    };
    repeats(start, length)
        && !(1..length).any(|less| repeats(start, less))
        && (start == 0 || !repeats(start - 1, length))
}

#[test]
fn claims_about_random_codes_are_accepted_if_true() {
    let mut chance = Chance(77);
    let mut true_claims = 0;
    for _ in 0..40 {
        let octal = !chance.one_in(4);
        let first = if chance.one_in(4) { "4" } else { "0" };
        let mut digit = || char::from_digit(chance.below(if octal { 8 } else { 16 }) as u32, 16).unwrap();
        let digits: String = [digit(), digit(), digit()].iter().collect();
        let code = format!("{first}.{digits}");
        let values = writer::heap_values(&format!("heaps:{code}"), if octal { 240 } else { 70 });
        let most = if octal { 14 } else { 6 };
        for length in 1..most {
            for start in 0..most {
                let is_true = is_period(&values, length, start);
                true_claims += usize::from(is_true);
                let mut methods = vec![vec![]];
                if octal {
                    let mask = format!("mask {}", 1 + chance.below(9));
                    methods.extend([vec![mask.clone()], vec![mask.clone() + " parity"]]);
                    methods.push(vec![mask, format!("window {}", 4 + chance.below(40))]);
                }
                for method in methods {
                    let method: Vec<&str> = method.iter().map(String::as_str).collect();
                    let is_accepted = check(&period(&code, length, start, &method)).is_ok();
                    let must_be = method.len() < 2 && !method.iter().any(|record| record.ends_with("parity"));
                    let wrong = if must_be { is_accepted != is_true } else { is_accepted && !is_true };
                    assert!(!wrong, "{code} {length} {start} {method:?} {is_true}");
                }
            }
        }
    }
    assert!(true_claims > 10, "{true_claims}");
}
