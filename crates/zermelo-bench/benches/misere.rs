//! Misère quotients: Kayles to heap 200 against misère outcomes of sums by search with a memo, and the quotients of known
//! orders.

use std::collections::HashMap;
use zermelo::game::{Outcome, Player, option_list};
use zermelo::heap::HeapCode;
use zermelo::misere::{HeapSums, MisereQuotient, misere_quotient};
use zermelo::solve::Limits;
use zermelo_bench::{Random, best_of, report};

/// Codes with the heap to look up to, and the order there: for all heaps where it is large.
const ORDERS: [(&str, u32, usize); 8] = [
    ("0.77", 1000, 40),
    ("0.44", 1000, 40),
    ("0.71", 1000, 36),
    ("0.241", 1000, 36),
    ("0.144", 1000, 30),
    ("0.72", 1000, 24),
    ("0.123", 1000, 20),
    ("0.75", 1000, 8),
];

fn code(text: &str) -> HeapCode {
    text.parse().expect("the codes here are codes")
}

fn quotient(code: &HeapCode, largest: u32) -> MisereQuotient {
    misere_quotient(code, largest, &Limits::none()).quotient
}

/// Random sums of three heaps of at most 20.
fn sums() -> Vec<Vec<u32>> {
    let mut random = Random::new(77);
    let sum = |_| {
        let mut heaps: Vec<u32> = (0..3).map(|_| 1 + random.below(20)).collect();
        heaps.sort_unstable();
        heaps
    };
    (0..40).map(sum).collect()
}

/// Whether a sum is P in misère play, by the definition.
fn is_p(game: &HeapSums, heaps: &Vec<u32>, known: &mut HashMap<Vec<u32>, bool>) -> bool {
    if let Some(&found) = known.get(heaps) {
        return found;
    }
    let options = option_list(game, heaps, Player::Left);
    let found = !options.is_empty() && !options.iter().any(|option| is_p(game, option, known));
    known.insert(heaps.clone(), found);
    found
}

/// Whether each sum is P, with one memo for all.
fn search(code: &HeapCode, sums: &[Vec<u32>]) -> Vec<bool> {
    let (game, mut known) = (HeapSums(code), HashMap::new());
    sums.iter().map(|heaps| is_p(&game, heaps, &mut known)).collect()
}

/// The same from the quotient, which is computed first.
fn by_quotient(code: &HeapCode, sums: &[Vec<u32>]) -> Vec<bool> {
    let quotient = quotient(code, 200);
    let wide = |heaps: &Vec<u32>| heaps.iter().map(|&heap| u64::from(heap)).collect::<Vec<u64>>();
    sums.iter().map(|heaps| quotient.outcome(&wide(heaps)) == Some(Outcome::P)).collect()
}

fn main() {
    let (kayles, sums) = (code("0.77"), sums());
    let expected = search(&kayles, &sums);
    let baseline = best_of(2, || search(&kayles, &sums), |found| assert_eq!(*found, expected));
    let time = best_of(10, || by_quotient(&kayles, &sums), |found| assert_eq!(*found, expected));
    report("Kayles: quotient to heap 200, 40 sums", time, Some(("search with a memo", baseline)));
    for (text, largest, order) in ORDERS {
        let code = code(text);
        let time = best_of(5, || quotient(&code, largest), |found| assert_eq!(found.order(), order));
        report(&format!("{text}: order {order}"), time, None);
    }
}
