//! Nim-products: one at a time (throughput and latency), by tables alone, in batches every way this machine has, and
//! discrete logarithms, against the recursion by halves and the crate `nimber`. All products are compared.

use nimber::FiniteNimber;
use std::hint::black_box;
use std::time::Duration;
use zermelo::nimber::{Nimber, Nimber64, Nimber128, Way, Word};
use zermelo_bench::{Random, best_of};

/// Products a run; both slices stay in the first-level cache where products are quick.
const COUNT: usize = 1 << 9;
/// Runs over the slices within one timing.
const ROUNDS: usize = 512;

/// The product of nimbers below 2^bits by three products of halves, down to single bits.
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
    let lows = recursion(l, m, half);
    let highs = recursion(h, k, half);
    let all = recursion(h ^ l, k ^ m, half);
    ((all ^ lows) << half) | (lows ^ recursion(highs, 1 << (half - 1), half))
}

/// The counts here are small.
fn nanoseconds_each(time: Duration, count: usize) -> f64 {
    time.as_secs_f64() * 1e9 / f64::from(count as u32)
}

/// A row: nanoseconds a product, and how many times quicker than the recursion and than the crate.
struct Table {
    recursion: f64,
    peer: Option<f64>,
}

impl Table {
    fn row(&self, what: &str, time: Duration, products: usize) -> f64 {
        let each = nanoseconds_each(time, products);
        let peer = self.peer.map_or(String::new(), |peer| format!("{:>9.1} × the crate nimber", peer / each));
        println!("{what:<52} {each:>10.2} ns {:>9.1} × the recursion{peer}", self.recursion / each);
        each
    }
}

/// Every product of a pair, `ROUNDS` times over.
fn each_pair<T: Copy, P>(
    pairs: &[(T, T)],
    multiply: impl Fn(T, T) -> P,
    check: impl Fn(usize, P),
) -> Duration {
    best_of(
        5,
        || {
            for _ in 0..ROUNDS {
                for &(a, b) in pairs {
                    black_box(multiply(black_box(a), b));
                }
            }
        },
        |()| pairs.iter().enumerate().for_each(|(index, &(a, b))| check(index, multiply(a, b))),
    )
}

fn batches<W: Word>(table: &Table, pairs: &[(Nimber<W>, Nimber<W>)], expected: &[Nimber<W>]) {
    let factors: Vec<Nimber<W>> = pairs.iter().map(|pair| pair.1).collect();
    let start: Vec<Nimber<W>> = pairs.iter().map(|pair| pair.0).collect();
    for way in Way::ALL.into_iter().filter(|way| way.is_available()) {
        let mut products = start.clone();
        way.multiply(&mut products, &factors);
        assert_eq!(products, expected, "{way:?}");
        // The products of one round are the first factors of the next.
        let time = best_of(
            5,
            || {
                let mut products = start.clone();
                for _ in 0..ROUNDS {
                    way.multiply(black_box(&mut products), &factors);
                }
                products
            },
            |products| {
                let place = products.len() / 3;
                let power = factors[place].power(ROUNDS as u128);
                assert_eq!(products[place], start[place] * power);
            },
        );
        table.row(&format!("  {} bits in slices: {way:?}", W::BITS), time, ROUNDS * pairs.len());
    }
}

/// The product of the last with the next: how long one product waits for another.
fn latency<W: Word>(table: &Table, pairs: &[(Nimber<W>, Nimber<W>)]) {
    let expected: Nimber<W> = pairs.iter().map(|pair| pair.0).product();
    let chain = || {
        let mut product = Nimber::<W>::one();
        for _ in 0..ROUNDS {
            product = pairs.iter().fold(Nimber::one(), |product, pair| product * pair.0);
            black_box(product);
        }
        product
    };
    let time = best_of(5, chain, |product| assert_eq!(*product, expected));
    table.row(&format!("{} bits one after the other (latency)", W::BITS), time, ROUNDS * pairs.len());
}

/// One width: the baselines first, then our ways.
fn width<W: Word>(numbers: &[(u128, u128)], peer: Option<f64>) {
    let pairs: Vec<(Nimber<W>, Nimber<W>)> =
        numbers.iter().map(|&(a, b)| (Nimber::new(W::truncate(a)), Nimber::new(W::truncate(b)))).collect();
    let expected: Vec<Nimber<W>> = pairs
        .iter()
        .map(|&(a, b)| Nimber::new(W::truncate(recursion(a.get().into(), b.get().into(), W::BITS))))
        .collect();
    let few = &pairs[..8];
    let plain = |a: Nimber<W>, b: Nimber<W>| recursion(a.get().into(), b.get().into(), W::BITS);
    let time = each_pair(few, plain, |index, product| assert_eq!(product, expected[index].get().into()));
    let recursion = nanoseconds_each(time, ROUNDS * few.len());
    println!("\n{} bits: the recursion by halves {recursion:.0} ns a product", W::BITS);
    if let Some(peer) = peer {
        println!("{} bits: the crate nimber {peer:.1} ns a product", W::BITS);
    }
    let table = Table { recursion, peer };
    let time = each_pair(&pairs, |a, b| a * b, |index, product| assert_eq!(product, expected[index]));
    table.row(&format!("{} bits one at a time (throughput)", W::BITS), time, ROUNDS * pairs.len());
    latency(&table, &pairs);
    let time = each_pair(
        &pairs,
        |a, b| Nimber::new(a.get().portable_product(b.get())),
        |index, product| assert_eq!(product, expected[index]),
    );
    table.row(&format!("{} bits by tables alone (portable)", W::BITS), time, ROUNDS * pairs.len());
    batches(&table, &pairs, &expected);
}

/// The crate `nimber` on some of the pairs, its products compared with ours: nanoseconds a product.
fn peer<W: Word>(numbers: &[(u128, u128)]) -> f64 {
    let element = |number: u128| {
        let word: u128 = W::truncate(number).into();
        FiniteNimber::from(vec![word as u64, (word >> 64) as u64])
    };
    let few = &numbers[..16];
    let pairs: Vec<_> = few.iter().map(|&(a, b)| (element(a), element(b))).collect();
    let time = best_of(
        5,
        || {
            for _ in 0..ROUNDS {
                for (a, b) in &pairs {
                    black_box(black_box(a) * b);
                }
            }
        },
        |()| {
            for (&(a, b), (c, d)) in few.iter().zip(&pairs) {
                let product = Nimber::<W>::new(W::truncate(a)) * Nimber::new(W::truncate(b));
                assert_eq!(c * d, element(product.get().into()));
            }
        },
    );
    nanoseconds_each(time, ROUNDS * few.len())
}

/// Logarithms to bases of full order, where every prime of the group has its turn.
fn logarithms() {
    println!();
    let base = Nimber64::new(0x4028_84ca_01f7_c6b2);
    let exponent = 0x1234_5678_9abc_def0 % base.order().unwrap();
    let target = base.power(exponent);
    let time = best_of(5, || target.log(base), |log| assert_eq!(*log, Ok(exponent)));
    println!("discrete logarithm, 64 bits {:>36.3} ms", time.as_secs_f64() * 1e3);
    let base = Nimber128::new(0x657b_f824_c303_1701_be88_c45d_b5a0_e105);
    let exponent = 0x1234_5678_9abc_def0_1122_3344_5566_7788 % base.order().unwrap();
    let target = base.power(exponent);
    let time = best_of(3, || target.log(base), |log| assert_eq!(*log, Ok(exponent)));
    println!("discrete logarithm, 128 bits {:>35.3} ms", time.as_secs_f64() * 1e3);
    let inverse = best_of(
        5,
        || (0..100_000).map(|n| black_box(base + Nimber128::new(n)).inverse().unwrap()).sum(),
        |_: &Nimber128| (),
    );
    println!("inverse, 128 bits {:>46.1} ns", inverse.as_secs_f64() * 1e4);
    let root = best_of(
        5,
        || (0..100_000).map(|n| black_box(base + Nimber128::new(n)).square_root()).sum(),
        |_: &Nimber128| (),
    );
    println!("square root, 128 bits {:>42.1} ns", root.as_secs_f64() * 1e4);
}

fn main() {
    let mut random = Random::new(11);
    let mut bits = || u128::from(random.bits()) << 64 | u128::from(random.bits());
    let numbers: Vec<(u128, u128)> = (0..COUNT).map(|_| (bits(), bits())).collect();
    width::<u32>(&numbers, None);
    width::<u64>(&numbers, Some(peer::<u64>(&numbers)));
    width::<u128>(&numbers, Some(peer::<u128>(&numbers)));
    logarithms();
}
