//! Closed forms at their limits, as the planner answers them: text in, text out.

use dashu_int::UBig;
use zermelo::answer::{Question, answer, to_json};
use zermelo::catalogue::open;
use zermelo::game::Outcome;
use zermelo::solve::Limits;
use zermelo_bench::{Random, best_of, report};

fn ask(what: &str, text: &str, outcome: Outcome) {
    let time = best_of(
        3,
        || {
            let answered = answer(&Question::new(open(text).unwrap()), &Limits::none()).unwrap();
            (answered.outcome(), to_json(&answered).len())
        },
        |(found, length)| assert!(*found == Some(outcome) && *length > 100),
    );
    report(what, time, None);
}

fn main() {
    let mut random = Random::new(7);
    let heaps: Vec<u64> = (0..100_000).map(|_| random.bits() >> 1).collect();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let list: Vec<String> = heaps.iter().map(u64::to_string).collect();
    let outcome = if sum == 0 { Outcome::P } else { Outcome::N };
    ask("nim, 10^5 heaps of 63 bits, all winning moves", &format!("nim {}", list.join(" ")), outcome);
    // Fibonacci numbers stand at the golden ratio: consecutive ones of even index are a P-pair.
    let (mut a, mut b) = (UBig::from(1_u8), UBig::from(2_u8));
    while a.to_string().len() < 1_001 {
        let c = &a + &b;
        (a, b) = (b, c);
    }
    let pair = open(&format!("wythoff {a} {b}")).unwrap();
    let found = answer(&Question::new(pair), &Limits::none()).unwrap().outcome();
    let (a, b) = if found == Some(Outcome::P) { (a, b) } else { (b.clone(), a + b) };
    ask("wythoff at 10^1000, a P-pair", &format!("wythoff {a} {b}"), Outcome::P);
    ask("wythoff at 10^1000, next to it", &format!("wythoff {a} {}", b + UBig::from(1_u8)), Outcome::N);
    ask("bash:9, a heap of 10^18", "bash:9 1000000000000000000", Outcome::P);
    ask("subtraction:2,5,7, a heap of 10^18", "subtraction:2,5,7 1000000000000000000", Outcome::N);
}
