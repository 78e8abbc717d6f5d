//! Grundy sequences: values a second near heap 10^6 against plain mex in the same run, and whole proofs of periods.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use zermelo::heap::{GrundySequence, HeapCode, Method};
use zermelo::solve::Limits;
use zermelo_bench::report;

/// Where the speed is measured.
const NEAR: u64 = 1_000_000;
/// Heaps by plain mex, which takes some 0.1 ms each there.
const PLAIN_HEAPS: u64 = 400;

fn main() {
    speeds();
    threads();
    proofs();
    small_codes();
}

fn open(text: &str) -> GrundySequence {
    let code: HeapCode = text.parse().expect("a code");
    GrundySequence::new(&code, Method::Auto, 1 << 25).expect("a sequence")
}

fn extend(sequence: &mut GrundySequence, heaps: u64) -> Duration {
    let start = Instant::now();
    sequence.extend(heaps, &Limits::none()).expect("no limits");
    start.elapsed()
}

fn per_second(count: u64, time: Duration) -> u128 {
    u128::from(count) * 1_000_000_000 / time.as_nanos().max(1)
}

/// Values a second from heap 10^6 on, by the method the program picks and by the definition.
fn speeds() {
    println!("{:<10} {:>10} {:>14} {:>14} {:>10}", "code", "method", "values/s", "plain mex/s", "factor");
    for (text, heaps) in [
        ("0.6", 400_000),
        ("4!.0", 400_000),
        ("0.106", 12_000_000),
        ("0.104", 12_000_000),
        ("0.454", 12_000_000),
        ("0.054", 12_000_000),
        ("0.376", 400_000),
    ] {
        let mut fast = open(text);
        extend(&mut fast, NEAR);
        let start = fast.length();
        let checkpoint = fast.checkpoint().expect("octal codes have checkpoints");
        let mut plain = GrundySequence::resume(fast.code(), Method::Plain, 1 << 24, &checkpoint)
            .expect("its own checkpoint");
        let plain_time = extend(&mut plain, start + PLAIN_HEAPS);
        let time = extend(&mut fast, start + heaps);
        for heap in start..start + PLAIN_HEAPS {
            assert_eq!(fast.value(heap), plain.value(heap), "{text} at {heap}");
        }
        let speed = per_second(fast.length() - start, time);
        let plain_speed = per_second(PLAIN_HEAPS, plain_time);
        let method = format!("{:?}", fast.method());
        println!("{text:<10} {method:>10} {speed:>14} {plain_speed:>14} {:>10}", speed / plain_speed);
    }
}

/// Codes with many rare heaps by two threads, beside one.
fn threads() {
    for (text, heaps) in [("0.6", 4_000_000), ("4!.0", 4_000_000), ("0.376", 3_000_000)] {
        let [mut alone, mut together] = [open(text), open(text)];
        together.set_threads(NonZeroUsize::new(2).expect("not 0"));
        let before = extend(&mut alone, heaps);
        let time = extend(&mut together, heaps);
        let [alone, together] =
            [alone, together].map(|run| run.checkpoint().expect("octal codes have checkpoints"));
        assert!(alone == together, "{text}");
        report(&format!("{text} to heap {heaps} by two threads"), time, Some(("one", before)));
    }
}

/// The known nontrivial periods, with their preperiods.
fn proofs() {
    let prove = |text: &str, period: u64, preperiod: u64| {
        let mut sequence = open(text);
        let time = extend(&mut sequence, 1_000_000_000);
        let (found, _) = sequence.period().expect("a proof");
        assert_eq!((found.length, found.preperiod, found.saltus), (period, preperiod, 0), "{text}");
        report(&format!("proof of the period {period} of {text} from {preperiod} on"), time, None);
        time
    };
    for (text, period, preperiod) in [
        ("0.104", 11_770_282, 197_769_598),
        ("0.454", 60_620_715, 160_949_019),
        ("0.054", 10_015_179, 193_235_616),
    ] {
        prove(text, period, preperiod);
    }
    let others = [
        ("0.156", 349, 3479),
        ("0.356", 142, 7315),
        ("0.644", 442, 3256),
        ("0.165", 1550, 5181),
        ("0.16", 149_459, 105_351),
        ("0.56", 144, 326_640),
        ("0.127", 4, 46_578),
        ("0.376", 4, 2_268_248),
        ("0.354", 1180, 10_061_916),
        ("4.406", 44, 294_097),
        ("4.364", 62, 11_687),
        ("4.064", 16_132, 94_272),
    ];
    let total = others.iter().map(|&(text, period, preperiod)| prove(text, period, preperiod)).sum();
    report("these twelve together", total, None);
}

/// The codes 0.ddd and 4.ddd whose periods show within 3000 heaps.
fn small_codes() {
    let start = Instant::now();
    let mut proved = 0;
    for number in 0..1024_u32 {
        let zero = if number < 512 { 0 } else { 4 };
        let mut sequence = open(&format!("{zero}.{}{}{}", number >> 6 & 7, number >> 3 & 7, number & 7));
        extend(&mut sequence, 3000);
        proved += u32::from(sequence.period().is_some());
    }
    assert!(proved >= 600, "{proved}");
    report(&format!("1024 codes to heap 3000, {proved} periods proved"), start.elapsed(), None);
}
