//! The guesses: each is made from the first third of the sizes, and then checked on all of them.

use super::{Data, Guess};
use crate::game::{Convention, Message, message};
use std::collections::BTreeSet;
use zermelo_core::Arrange;

/// All guesses that the smaller positions suggest, with what becomes of them.
pub(super) fn guesses(data: &Data) -> Vec<Guess> {
    let mut found = Vec::new();
    if data.heaps == 1 {
        found.extend(modulus(data));
        found.extend(saltus(data));
        let lost: Vec<u64> = data.lost().map(|heaps| heaps[0]).collect();
        // A progression is a modulus, which says more.
        if found.iter().all(|guess| guess.kind != "modulus" || guess.counterexample.is_some()) {
            found.extend(differences(data, &lost));
            found.extend(recurrence(data, &lost));
        }
        return found;
    }
    found.extend(xor_of_values(data));
    if found.iter().all(|guess| guess.counterexample.is_some()) {
        found.extend(columns(data));
    }
    if data.heaps == 2 {
        found.extend(beatty_pairs(data));
        found.extend(sum_modulus(data));
    }
    found
}

/// The largest size that a guess is made from.
fn training(data: &Data) -> u64 {
    (data.to / 3).max(12).min(data.to)
}

fn checked(
    data: &Data,
    kind: &'static str,
    rule: Message,
    says_lost: impl Fn(&[u64]) -> Option<bool>,
) -> Guess {
    let wrong =
        data.positions.iter().find(|(heaps, lost)| says_lost(heaps).is_some_and(|said| said != *lost));
    Guess { kind, rule, checked_to: data.to, counterexample: wrong.map(|(heaps, _)| heaps.clone()) }
}

/// The least period p, and where it begins, of the first values: `list[n + p] = list[n] + s`, seen at least twice.
fn period(list: &[u64], with_saltus: bool) -> Option<(usize, usize, u64)> {
    let length = list.len();
    (1..=length / 3).find_map(|period| {
        let steps = |at: usize| list[at + period].checked_sub(list[at]);
        let saltus = steps(length - period - 1)?;
        if saltus > 0 && !with_saltus {
            return None;
        }
        let start =
            (0..length - period).rev().find(|&at| steps(at) != Some(saltus)).map_or(0, |last| last + 1);
        (start + 2 * period <= length && start <= 2 * length / 3).then_some((start, period, saltus))
    })
}

/// Lost exactly at some remainders.
fn modulus(data: &Data) -> Option<Guess> {
    let first = data.positions.first()?.0[0];
    let marks: Vec<u64> = data.positions.iter().map(|&(_, lost)| u64::from(lost)).collect();
    let seen = training(data).saturating_sub(first) as usize + 1;
    let (start, length, _) = period(marks.get(..seen.min(marks.len()))?, false)?;
    let start = start as u64 + first;
    let length = length as u64;
    let remainders: BTreeSet<u64> = data
        .lost()
        .map(|heaps| heaps[0])
        .filter(|&heap| (start..start + length).contains(&heap))
        .map(|heap| heap % length)
        .collect();
    let listed: Vec<String> = remainders.iter().map(u64::to_string).collect();
    let rule = match listed.as_slice() {
        [] => message!("no n is lost"),
        [only] => message!("n is lost exactly when n mod {length} = {remainder}", length, remainder = only),
        _ => {
            message!(
                "n is lost exactly when n mod {length} is one of {list}",
                length,
                list = listed.join(", ")
            )
        }
    };
    let rule = if start > first { message!("{rule} from {start} on", rule => rule, start) } else { rule };
    Some(checked(data, "modulus", rule, |heaps| {
        (heaps[0] >= start).then(|| remainders.contains(&(heaps[0] % length)))
    }))
}

/// Grundy values that repeat, with something added.
fn saltus(data: &Data) -> Option<Guess> {
    let values = data.values.as_ref()?;
    let (start, length, saltus) = period(values.get(..=training(data) as usize)?, true)?;
    let added = if saltus == 0 { String::new() } else { format!(" + {saltus}") };
    let rule = message!(
        "g(n + {length}) = g(n){added} for n ≥ {start}: period {length}, saltus {saltus}",
        length,
        added,
        start,
        saltus
    );
    let wrong =
        (start..values.len() - length).find(|&n| values[n].checked_add(saltus) != Some(values[n + length]));
    let counterexample = wrong.map(|n| vec![(n + length) as u64]);
    Some(Guess { kind: "saltus", rule, checked_to: data.to, counterexample })
}

/// The lost positions up to the training size, where there are enough to see something.
fn seen<'a>(data: &Data, lost: &'a [u64], fewest: usize) -> Option<&'a [u64]> {
    let count = lost.iter().take_while(|&&heap| heap <= training(data)).count();
    let enough = count.max(fewest).min(lost.len());
    (enough >= fewest).then(|| &lost[..enough])
}

/// The lost positions as a polynomial: constant differences of some order.
fn differences(data: &Data, lost: &[u64]) -> Option<Guess> {
    let seen = seen(data, lost, 7)?;
    let table = |list: &[u64]| {
        let mut rows = vec![list.iter().map(|&heap| i128::from(heap)).collect::<Vec<i128>>()];
        while rows.last().is_some_and(|row| row.len() > 3 && row.iter().any(|step| *step != row[0]))
            && rows.len() < 5
        {
            let last = &rows[rows.len() - 1];
            let next = last.windows(2).map(|pair| pair[1] - pair[0]).collect();
            rows.push(next);
        }
        rows
    };
    let rows = table(seen);
    let last = rows.last()?;
    if rows.len() < 2 || last.len() < 3 || last.iter().any(|step| *step != last[0]) {
        return None;
    }
    let order = rows.len() - 1;
    let beginnings: Vec<String> = rows.iter().map(|row| row[0].to_string()).collect();
    // The polynomial, continued by its table.
    let mut row: Vec<i128> = rows.iter().map(|row| row[0]).collect();
    let mut said = BTreeSet::new();
    for _ in 0..=lost.len() {
        let Some(heap) = u64::try_from(row[0]).ok().filter(|&heap| heap <= data.to) else { break };
        said.insert(heap);
        for place in 0..order {
            row[place] += row[place + 1];
        }
    }
    let rule = message!(
        "the lost n have constant differences of order {order}: the table of differences begins with {list}",
        order,
        list = beginnings.join(", ")
    );
    Some(checked(data, "differences", rule, |heaps| Some(said.contains(&heaps[0]))))
}

/// The lost positions as a recurrence `p_k` = a p_(k−1) + b p_(k−2) with small a and b.
fn recurrence(data: &Data, lost: &[u64]) -> Option<Guess> {
    let seen = seen(data, lost, 6)?;
    // The first positions may be exceptions, such as 0 in Fibonacci Nim.
    (0..3).find_map(|skipped| {
        let list: Vec<i128> = seen[skipped..].iter().map(|&heap| i128::from(heap)).collect();
        let fits = |a: i128, b: i128| list.windows(3).all(|three| three[2] == a * three[1] + b * three[0]);
        let (a, b) = (0..=3)
            .flat_map(|a| (-2..=3).map(move |b| (a, b)))
            .find(|&(a, b)| (a, b) != (2, -1) && fits(a, b))?;
        let mut said: BTreeSet<u64> = lost[..skipped + 2].iter().copied().collect();
        let (mut before, mut here) = (list[0], list[1]);
        while here <= i128::from(data.to) {
            (before, here) = (here, a * here + b * before);
            if here <= before {
                return None;
            }
            said.extend(u64::try_from(here).ok());
        }
        let terms: Vec<String> = lost[..skipped + 2].iter().map(u64::to_string).collect();
        let sum = match (a, b) {
            (1, 1) => message!("the sum of the two before"),
            (a, 0) => message!("{a} times the one before", a),
            (a, b) => message!("{a} times the one before and {b} times the one before that", a, b),
        };
        let rule =
            message!("the lost n are {list}, and then each is {sum}", list = terms.join(", "), sum => sum);
        Some(checked(data, "recurrence", rule, |heaps| Some(said.contains(&heaps[0]))))
    })
}

/// Lost exactly when the nim-sum of a function of the heaps is 0; in misère play when Nim on that function is lost so.
fn xor_of_values(data: &Data) -> Option<Guess> {
    let values = data.values.clone().or_else(|| values_from_pairs(data))?;
    let named = match period(values.get(..=training(data) as usize)?, true) {
        Some((0, 1, 1)) if values[0] == 0 => "f(n) = n".to_owned(),
        Some((0, length, 0))
            if values.iter().take(length).enumerate().all(|(n, &value)| n as u64 == value) =>
        {
            format!("f(n) = n mod {length}")
        }
        _ => {
            let first: Vec<String> = values.iter().take(12).map(u64::to_string).collect();
            format!("f(0), f(1), … = {}, …", first.join(", "))
        }
    };
    let (kind, rule) = match (data.heaps, data.convention) {
        (2, Convention::Normal) => {
            ("equal values", message!("a, b is lost exactly when f(a) = f(b), with {f}", f = named))
        }
        (_, Convention::Normal) => {
            let rule =
                message!("lost exactly when the nim-sum of f over the heaps is 0, with {f}", f = named);
            ("xor of values", rule)
        }
        (_, Convention::Misere) => (
            "xor of values",
            message!(
                "lost exactly when the nim-sum of f over the heaps is 0 and some f is 2 or more, or it is 1 and none is, with {f}",
                f = named
            ),
        ),
    };
    let guess = checked(data, kind, rule, |heaps| {
        let mut sum = 0;
        let mut is_large = false;
        for &heap in heaps {
            let value = *values.get(heap as usize)?;
            sum ^= value;
            is_large |= value > 1;
        }
        let is_misere_of_ones = data.convention == Convention::Misere && !is_large;
        Some(sum == u64::from(is_misere_of_ones))
    });
    // A guess that is wrong among the positions it was made from is none.
    let is_seen = guess.counterexample.as_ref().is_some_and(|heaps| heaps.last() <= Some(&training(data)));
    (!is_seen).then_some(guess)
}

/// Classes of sizes that lose together, numbered in order: a function of which one may ask whether it decides.
fn values_from_pairs(data: &Data) -> Option<Vec<u64>> {
    if data.heaps != 2 || data.convention == Convention::Misere {
        return None;
    }
    let mut values: Vec<Option<u64>> = vec![None; data.to as usize + 1];
    let mut fresh = 0;
    for size in 0..values.len() {
        let partner = data.lost().find(|heaps| heaps[1] as usize == size && heaps[0] < heaps[1]);
        values[size] = match partner.and_then(|heaps| values[heaps[0] as usize]) {
            Some(value) => Some(value),
            None => {
                fresh += 1;
                Some(fresh - 1)
            }
        };
    }
    values.into_iter().collect()
}

/// Lost exactly when the ones of every binary column are a multiple of some number, as in Moore's Nim; in misère play, where no
/// heap is above 1, when one is left over.
fn columns(data: &Data) -> Option<Guess> {
    let says_lost = |modulus: u32, heaps: &[u64]| {
        let ones = |column: u32| heaps.iter().filter(|&&heap| heap >> column & 1 == 1).count() as u32;
        if data.convention == Convention::Misere && heaps.iter().all(|&heap| heap <= 1) {
            return ones(0) % modulus == 1;
        }
        (0..u64::BITS).all(|column| ones(column) % modulus == 0)
    };
    let seen = || data.positions.iter().filter(|(heaps, _)| heaps.last() <= Some(&training(data)));
    let modulus = (3..=data.heaps as u32)
        .find(|&modulus| seen().all(|(heaps, lost)| says_lost(modulus, heaps) == *lost))?;
    let rule = match data.convention {
        Convention::Normal => message!(
            "lost exactly when in every column of the heaps in binary the number of ones is a multiple of {modulus}",
            modulus
        ),
        Convention::Misere => message!(
            "lost exactly when in every column of the heaps in binary the number of ones is a multiple of {modulus} and some \
             heap is 2 or more, or no heap is and the number of ones is 1 more than a multiple",
            modulus
        ),
    };
    Some(checked(data, "columns", rule, |heaps| Some(says_lost(modulus, heaps))))
}

/// Pairs with differences that grow by the same amount, in which each number occurs once: Wythoff and Fraenkel.
fn beatty_pairs(data: &Data) -> Option<Guess> {
    let mut lost: Vec<&Vec<u64>> = data.lost().collect();
    lost.arrange();
    let complete = lost.iter().take_while(|heaps| heaps[0] <= training(data) / 2).count();
    let seen = &lost[..complete];
    if seen.len() < 4 || seen[0] != &[0, 0] {
        return None;
    }
    let step = seen[1][1].checked_sub(seen[1][0])?;
    let fits = |(k, heaps): (usize, &&Vec<u64>)| heaps[1] - heaps[0] == step * k as u64;
    if step == 0 || !seen.iter().enumerate().all(fits) {
        return None;
    }
    let mut said: BTreeSet<Vec<u64>> = BTreeSet::new();
    let mut used: BTreeSet<u64> = BTreeSet::new();
    let mut least = 0;
    for k in 0.. {
        while used.contains(&least) {
            least += 1;
        }
        if least > data.to {
            break;
        }
        let greater = least + step * k;
        used.extend([least, greater]);
        said.insert(vec![least, greater]);
    }
    let rule = message!(
        "the lost pairs are (a, a + {step}k), k = 0, 1, 2, …, a being the least number in no pair before: a = ⌊kα⌋ with \
         α = ({first} + √{root})/2, a Beatty sequence",
        step = if step == 1 { String::new() } else { step.to_string() },
        first = 2_i128 - i128::from(step),
        root = u128::from(step) * u128::from(step) + 4
    );
    Some(checked(data, "Beatty pairs", rule, |heaps| Some(said.contains(heaps))))
}

/// Lost exactly when the sum of the heaps has some remainder.
fn sum_modulus(data: &Data) -> Option<Guess> {
    let seen: Vec<&(Vec<u64>, bool)> =
        data.positions.iter().filter(|(heaps, _)| heaps.last() <= Some(&training(data))).collect();
    (2..=24).find_map(|modulus: u64| {
        let remainder = |heaps: &[u64]| heaps.iter().sum::<u64>() % modulus;
        let lost: BTreeSet<u64> = seen.iter().filter(|one| one.1).map(|one| remainder(&one.0)).collect();
        let fits = seen.iter().all(|one| lost.contains(&remainder(&one.0)) == one.1);
        (fits && !lost.is_empty()).then(|| {
            let listed: Vec<String> = lost.iter().map(u64::to_string).collect();
            let rule = match listed.as_slice() {
                [only] => {
                    message!(
                        "a, b is lost exactly when (a + b) mod {modulus} is {remainder}",
                        modulus,
                        remainder = only
                    )
                }
                _ => message!(
                    "a, b is lost exactly when (a + b) mod {modulus} is one of {list}",
                    modulus,
                    list = listed.join(", ")
                ),
            };
            checked(data, "modulus", rule, |heaps| Some(lost.contains(&remainder(heaps))))
        })
    })
}
