//! Periods of heap games: the published ones, and all claims for random codes against values by the definition.

use crate::support::{Chance, accepted, check, samples::period, writer};

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
    let (length, start) = (142, 7315);
    for (mask, window) in
        [(27, 300), (27, 400), (27, 1001), (27, 3657), (31, 300), (27, 46), (27, 10), (27, 3658)]
    {
        let method = [format!("mask {mask}"), format!("window {window}")];
        let by_window =
            |length, start| check(&period("0.356", length, start, &[&method[0], &method[1]])).is_ok();
        // Heap 43 is rare, and 7315 no more than 2 · 3658.
        assert_eq!(by_window(length, start), mask == 27 && (300..3658).contains(&window), "{method:?}");
        for (wrong, from) in
            [(length, start - 1), (length, start + 1), (length + 2, start), (2 * length, start)]
        {
            assert!(!by_window(wrong, from), "{method:?} {wrong} {from}");
        }
    }
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

/// Values by the definition, where moves leave at most two heaps.
fn octal_values(digits: &[usize], count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![0];
    for heap in 1..count {
        let mut seen = [false; 1 << 10];
        for (take, digit) in digits.iter().enumerate().filter(|&(take, _)| take <= heap) {
            let rest = heap - take;
            seen[0] |= digit & 1 != 0 && rest == 0;
            if digit & 2 != 0 && rest > 0 {
                seen[values[rest] as usize] = true;
            }
            for small in 1..=rest / 2 {
                seen[(values[small] ^ values[rest - small]) as usize] |= digit & 4 != 0;
            }
        }
        values.push(seen.iter().position(|seen| !seen).unwrap() as u32);
    }
    values
}

/// The mask, with or without parity, by which the fewest heaps are rare, and the last rare heap.
fn best_mask(digits: &[usize], values: &[u32]) -> (String, usize) {
    let splits: Vec<usize> = (0..digits.len()).filter(|&take| digits[take] & 4 != 0).collect();
    let agree = splits.iter().all(|take| take % 2 == splits[0] % 2);
    let candidates = (1..64_u32).flat_map(|mask| [(mask, false), (mask, true)]);
    let rares = |(mask, parity): (u32, bool)| {
        let shift = splits.first().copied().unwrap_or(0);
        (1..values.len()).filter(move |&heap| {
            let changed = parity && (heap + shift) % 2 == 1;
            (values[heap] & mask).count_ones() % 2 == u32::from(changed)
        })
    };
    let candidates = candidates.filter(|&(_, parity)| agree || !parity);
    let best = candidates.min_by_key(|&candidate| rares(candidate).count()).unwrap();
    let name = if best.1 { format!("mask {} parity", best.0) } else { format!("mask {}", best.0) };
    (name, rares(best).max().unwrap_or(0))
}

/// Every octal code up to three digits whose period shows within a few hundred heaps.
#[test]
fn claims_about_all_small_octal_codes() {
    let (mut found, mut by_window) = (0, 0);
    for number in 0..1024 {
        let digits = [4 * (number >> 9), number >> 6 & 7, number >> 3 & 7, number & 7];
        let code = format!("{}.{}{}{}", digits[0], digits[1], digits[2], digits[3]);
        let values = octal_values(&digits, 420);
        let start_of = |length: usize| {
            (0..values.len() - length)
                .rev()
                .find(|&n| values[n] != values[n + length])
                .map_or(0, |last| last + 1)
        };
        let Some((length, start)) = (1..80)
            .map(|length| (length, start_of(length)))
            .find(|&(length, start)| 2 * start.max(1) + 2 * length + 3 < values.len())
        else {
            continue;
        };
        found += 1;
        let (mask, last_rare) = best_mask(&digits, &values);
        let mut methods =
            vec![vec![], vec![mask.clone()], vec!["mask 1".to_owned()], vec!["mask 6".to_owned()]];
        for window in [4, 10, last_rare + 4, last_rare + 25, start / 3, start.saturating_sub(1) / 2] {
            methods.push(vec![mask.clone(), format!("window {window}")]);
        }
        for method in methods {
            let method: Vec<&str> = method.iter().map(String::as_str).collect();
            let claims = |length: usize, start: usize| check(&period(&code, length, start, &method)).is_ok();
            let is_accepted = claims(length, start);
            assert!(is_accepted || method.len() == 2, "{code} {length} {start} {method:?}");
            by_window += usize::from(is_accepted && method.len() == 2);
            let mut wrong =
                vec![(2 * length, start), (3 * length, start), (length + 1, start), (length + 2, start)];
            wrong.extend([(length, start + 1), (length, start + 2), (length, start + length)]);
            if length > 1 {
                wrong.push((length - 1, start));
            }
            if start > 0 {
                wrong.extend([(length, start - 1), (length, start / 2)]);
            }
            for (length, start) in wrong {
                assert!(!claims(length, start), "{code} {length} {start} {method:?}");
            }
        }
    }
    assert!(found > 600 && by_window > 5, "{found} {by_window}");
}
