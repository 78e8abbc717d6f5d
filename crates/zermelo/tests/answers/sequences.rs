//! Grundy sequences of codes: against the definition, method against method, the published periods, and runs that go on
//! from a checkpoint.

use crate::schema::Schema;
use proptest::prelude::*;
use serde::Deserialize;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use zermelo::answer::SequenceReport;
use zermelo::heap::{
    CheckpointError, GrundySequence, HeapCode, Method, Periodicity, Sizes, SubtractionSequence,
};
use zermelo::solve::{Limits, StopReason};

/// Values by the definition, all options written out: slow and plain.
fn by_definition(code: &HeapCode, heaps: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..heaps {
        let mut options = HashSet::new();
        for taken in 0..=heap {
            let digit = code.digit(taken);
            visit_partitions(heap - taken, 1, &mut Vec::new(), &mut |parts| {
                let is_such = match digit.sizes(parts.len()) {
                    Sizes::Any => true,
                    Sizes::Different => parts.windows(2).all(|pair| pair[0] < pair[1]),
                    Sizes::NotAllEqual => parts.first() != parts.last(),
                    Sizes::AllEqual => parts.first() == parts.last(),
                };
                if digit.allows(parts.len()) && is_such {
                    options.insert(parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
                }
            });
        }
        values.push((0..=u64::MAX).find(|value| !options.contains(value)).unwrap());
    }
    values
}

fn visit_partitions(total: u64, least: u64, parts: &mut Vec<u64>, visit: &mut impl FnMut(&[u64])) {
    if total == 0 {
        return visit(parts);
    }
    for part in least..=total {
        parts.push(part);
        // A heap is not an option of itself: codes never allow one heap when nothing is taken.
        visit_partitions(total - part, part, parts, visit);
        parts.pop();
    }
}

fn code(text: &str) -> HeapCode {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn sequence(text: &str, method: Method, keep: usize, heaps: u64) -> GrundySequence {
    let mut sequence = GrundySequence::new(&code(text), method, keep).unwrap();
    sequence.extend(heaps, &Limits::none()).unwrap();
    sequence
}

fn values(text: &str, method: Method, heaps: u64) -> Vec<u64> {
    let sequence = sequence(text, method, 1 << 24, heaps);
    (0..heaps).map(|heap| sequence.value(heap).unwrap()).collect()
}

#[test]
fn every_kind_of_code_by_the_definition() {
    for text in [
        "0.3F?",
        "0.*?3",
        "0.{2,3?+}",
        "{2+}=.0",
        "0.C=",
        "0.3{2!,3=}",
        "0.{1,3?}7",
        "0.F?[30]",
        "0.{0,1,2=,4?+}",
        "0.[{2,3}=]",
        "0.77",
        "0.07",
        "4.0",
        "4!.0",
        "4.7",
        "4!.3",
        "0.6!",
        "0.[3]",
        "0.[7]",
        "0.3[07]",
        "0.0[73]",
        "4.[3]",
        "0.3F",
        "0.8",
        "0.F!",
        "0.08",
        "8.0",
        "C.1",
        "0.{0,1,3+}",
        "0.*",
        "0.{2+}",
        "4.{4}",
        "0.{0,1,4}3",
        "0.3[1]",
        "0.7[03]",
        "all-but:2,3,7",
        "all-but:1",
        "0.[30]",
        "0.1[2]",
        "0.[80]",
    ] {
        let expected = by_definition(&code(text), 22);
        assert_eq!(values(text, Method::Auto, 22), expected, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_codes_by_the_definition(zero in 0_u64..4, digits in proptest::collection::vec(0_u64..16, 0..5),
                                      tail in proptest::collection::vec(0_u64..16, 0..3)) {
        let digit = |value: &u64| format!("{value:X}");
        let mut text = format!("{:X}.{}", 4 * zero, digits.iter().map(digit).collect::<String>());
        if !tail.is_empty() {
            text += &format!("[{}]", tail.iter().map(digit).collect::<String>());
        }
        prop_assert_eq!(values(&text, Method::Auto, 16), by_definition(&code(&text), 16), "{}", text);
    }

    /// The general engine and the octal one share nothing but the code.
    #[test]
    fn octal_codes_by_the_general_engine(zero in 0_u64..2, a in 0_u64..8, b in 0_u64..8, c in 0_u64..8) {
        let octal = format!("{}.{a}{b}{c}", 4 * zero);
        // A digit far behind makes the code hexadecimal without changing the first values.
        let general = format!("{octal}{}8", "0".repeat(300));
        prop_assert_eq!(values(&octal, Method::Plain, 280), values(&general, Method::Auto, 280));
    }

    /// Whatever the planner picks, the values are those of plain mex.
    #[test]
    fn fast_methods_agree_on_random_octal_codes(zero in 0_u64..2, a in 0_u64..8, b in 0_u64..8, c in 0_u64..8) {
        let text = format!("{}.{a}{b}{c}", 4 * zero);
        let plain = values(&text, Method::Plain, 9000);
        prop_assert_eq!(&values(&text, Method::Auto, 9000), &plain, "{}", &text);
        prop_assert_eq!(&values(&text, Method::Sparse, 9000), &plain, "{}", &text);
    }
}

#[test]
fn all_methods_agree_bit_for_bit() {
    // Few rares and many, with the parity of the heap and without, values below 32, 64 and above.
    for text in [
        "0.6", "4!.0", "0.106", "0.104", "0.054", "0.454", "0.16", "0.376", "0.205", "0.127", "0.56", "4.064",
    ] {
        let plain = values(text, Method::Plain, 20_000);
        for method in [Method::Sparse, Method::Windowed, Method::Blocked, Method::Auto] {
            assert!(values(text, method, 20_000) == plain, "{text} {method:?}");
        }
    }
}

#[test]
fn the_method_fits_the_code() {
    let used = |text: &str| sequence(text, Method::Auto, 1 << 20, 40_960).method();
    assert_eq!(used("0.106"), Method::Windowed);
    assert_eq!(used("0.454"), Method::Windowed);
    assert_eq!(used("0.6"), Method::Blocked);
    assert!(GrundySequence::new(&code("0.F"), Method::Blocked, 10).is_err());
    assert!(GrundySequence::new(&code("0.{4}!"), Method::Auto, 10).is_err());
}

#[derive(Deserialize)]
struct Fact {
    code: String,
    source: String,
    first_heap: Option<u64>,
    values: Option<Vec<u64>>,
    period: Option<u64>,
    preperiod: Option<u64>,
    saltus: Option<u64>,
    greatest: Option<u64>,
    rares: Option<usize>,
    last_rare: Option<u64>,
}

/// Longer preperiods are left to the benchmark.
const MOST_HEAPS: u64 = 1_000_000;

#[test]
fn published_values_and_periods() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/sequences.json")).unwrap();
    let mut checked = 0;
    for fact in &facts {
        let name = format!("{} ({})", fact.code, fact.source);
        if let (Some(first), Some(expected)) = (fact.first_heap, &fact.values) {
            let all = values(&fact.code, Method::Auto, first + expected.len() as u64);
            assert_eq!(all[first as usize..], expected[..], "{name}");
            checked += 1;
        }
        if let (Some(length), Some(preperiod), Some(saltus)) = (fact.period, fact.preperiod, fact.saltus) {
            let heaps = 4 * (preperiod + length) + 3000;
            if heaps > 2 * MOST_HEAPS {
                continue;
            }
            let sequence = sequence(&fact.code, Method::Auto, 1 << 24, heaps);
            let expected = Periodicity { length, preperiod, saltus };
            let proved = sequence.period().map(|(period, _)| period);
            // More than two heaps a move: no theorem is used, and the period is only seen.
            let found =
                if code(&fact.code).is_octal() { proved } else { proved.or(sequence.repeats_so_far()) };
            assert_eq!(found, Some(expected), "{name}");
            if let Some(greatest) = fact.greatest {
                assert_eq!(sequence.greatest_value(), greatest, "{name}");
            }
            checked += 1;
        }
        if let (Some(count), Some(last)) = (fact.rares, fact.last_rare) {
            let sequence = sequence(&fact.code, Method::Auto, 1 << 24, 100_000);
            let (_, rares) = sequence.rares().unwrap();
            let count_to_last = rares.iter().filter(|(heap, _)| *heap <= last).count();
            assert_eq!((count_to_last, rares[count_to_last - 1].0), (count, last), "{name}");
            checked += 1;
        }
    }
    assert!(checked >= 100, "{checked}");
}

/// With few values kept Guy and Smith's theorem cannot be used, and the state has to come back.
#[test]
fn a_state_that_comes_back_proves_the_same_period() {
    for (text, length, preperiod, keep) in
        [("0.356", 142, 7315, 4096), ("0.156", 349, 3479, 4096), ("0.16", 149_459, 105_351, 1 << 16)]
    {
        let sequence = sequence(text, Method::Windowed, keep, 2_000_000);
        let (period, theorem) = sequence.period().unwrap_or_else(|| panic!("{text} is periodic"));
        assert_eq!(period, Periodicity { length, preperiod, saltus: 0 }, "{text}");
        assert_eq!(theorem.name, "repetition of a state");
    }
}

#[test]
fn endless_takes_have_periods_with_a_saltus() {
    for (text, length, preperiod, saltus) in [
        ("0.[3]", 1, 0, 1),
        ("all-but:2,3,7", 4, 0, 2),
        ("0.3[03]", 2, 0, 0),
        ("0.3[1]", 2, 1, 0),
        ("all-but:1", 2, 0, 1),
    ] {
        let sequence = sequence(text, Method::Auto, 1 << 20, 500);
        assert_eq!(
            sequence.period().map(|(period, _)| period),
            Some(Periodicity { length, preperiod, saltus }),
            "{text}"
        );
    }
    // Proved or not, the period has to hold for what plain computation gives.
    for takes in 1_u64..64 {
        let list: Vec<String> =
            (1..=6).filter(|take| takes >> (take - 1) & 1 == 1).map(|take| take.to_string()).collect();
        let text = format!("all-but:{}", list.join(","));
        let sequence = sequence(&text, Method::Auto, 1 << 20, 2000);
        assert!(sequence.period().is_some(), "{text}");
        let expected = by_definition_of_takes(&code(&text), 300);
        for (heap, &value) in expected.iter().enumerate() {
            assert_eq!(sequence.value(heap as u64), Some(value), "{text} at {heap}");
        }
    }
}

/// The definition for codes of which a move leaves one heap or none.
fn by_definition_of_takes(code: &HeapCode, heaps: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..heaps {
        let allowed = (1..=heap).filter(|&taken| code.digit(taken).allows(usize::from(taken < heap)));
        let options: HashSet<u64> =
            allowed.map(|taken| if taken == heap { 0 } else { values[(heap - taken) as usize] }).collect();
        values.push((0..=u64::MAX).find(|value| !options.contains(value)).unwrap());
    }
    values
}

/// A run that was stopped and resumed, at several places, gives what an uninterrupted one gives.
#[test]
fn resumed_runs_equal_uninterrupted_ones() {
    for (text, keep) in [
        ("0.454", 40_000),
        ("0.106", 1 << 20),
        ("0.6", 1 << 20),
        ("0.16", 1 << 16),
        ("0.77", 4096),
        ("0.007", 1 << 20),
    ] {
        let whole = sequence(text, Method::Auto, keep, 60_000);
        let mut parts = GrundySequence::new(&code(text), Method::Auto, keep).unwrap();
        for heaps in [10, 500, 3000, 20_001, 45_678, 60_000] {
            parts.extend(heaps, &Limits::none()).unwrap();
            let bytes = parts.checkpoint().unwrap();
            parts = GrundySequence::resume(&code(text), Method::Auto, keep, &bytes).unwrap();
        }
        parts.extend(61_000, &Limits::none()).unwrap();
        let heaps = whole.kept().min(parts.kept());
        assert!(heaps >= 100.min(keep as u64), "{text}");
        assert!((0..heaps).all(|heap| whole.value(heap) == parts.value(heap)), "{text}");
        assert_eq!(
            whole.period().map(|(period, _)| period),
            parts.period().map(|(period, _)| period),
            "{text}"
        );
    }
}

/// What is printed of a run: text, JSON and b-file.
fn printed(sequence: &GrundySequence, last: u64) -> (String, String, String) {
    let report = SequenceReport::new(sequence, last, None);
    let mut bfile = Vec::new();
    report.write_bfile(&mut bfile).unwrap();
    (report.to_text(), report.to_json(), String::from_utf8(bfile).unwrap())
}

/// A run that is put down and taken up at every one of some heaps, each time in a new process as it were.
fn run_with_stops(text: &str, method: Method, keep: usize, stops: &[u64], heaps: u64) -> GrundySequence {
    let mut run = GrundySequence::new(&code(text), method, keep).unwrap();
    for &stop in stops {
        run.advance(stop, &Limits::none()).unwrap();
        let bytes = run.checkpoint().unwrap();
        run = GrundySequence::resume(&code(text), method, keep, &bytes)
            .unwrap_or_else(|error| panic!("{text} {method:?} at {stop}: {error}"));
    }
    run.extend(heaps, &Limits::none()).unwrap();
    run
}

/// Wherever and however often a run is stopped, the report is byte for byte that of one without a stop, with all values
/// kept or few: every method, codes for all of them, with periods and without.
#[test]
fn stops_leave_no_trace() {
    let places: [&[u64]; 4] = [
        &[1],
        &[100, 2048, 2049, 4096, 8192, 8193, 9000, 12_288, 13_000, 16_384],
        &[2500, 4999, 12_800, 12_801, 18_000],
        &[8200, 8300, 8400, 8700, 9200, 16_500, 16_600, 16_700],
    ];
    let mut compared = 0;
    for text in ["0.6", "0.106", "0.16", "0.205", "0.77", "0.156"] {
        for method in [Method::Auto, Method::Plain, Method::Sparse, Method::Blocked, Method::Windowed] {
            let heaps = if method == Method::Plain { 5_000 } else { 18_001 };
            for keep in [1 << 12, heaps as usize] {
                let mut whole = GrundySequence::new(&code(text), method, keep).unwrap();
                if whole.extend(heaps, &Limits::none()).is_err() {
                    // A window met a heap for which it would have needed values that were not kept.
                    assert!(keep < heaps as usize, "{text} {method:?}");
                    continue;
                }
                let expected = printed(&whole, heaps - 1);
                for stops in places {
                    let stops: Vec<u64> = stops.iter().copied().filter(|&stop| stop < heaps).collect();
                    let run = run_with_stops(text, method, keep, &stops, heaps);
                    assert!(printed(&run, heaps - 1) == expected, "{text} {method:?} {keep} {stops:?}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 200, "{compared}");
}

/// Two threads leave the same report and the same checkpoint as one, wherever rare heaps come up, and whoever goes on.
#[test]
fn threads_leave_no_trace() {
    let two = NonZeroUsize::new(2).unwrap();
    for (text, heaps) in [("0.6", 200_000), ("4!.0", 150_000), ("0.376", 150_000), ("0.205", 100_000)] {
        let keep = heaps as usize;
        let mut alone = GrundySequence::new(&code(text), Method::Blocked, keep).unwrap();
        let mut together = GrundySequence::new(&code(text), Method::Blocked, keep).unwrap();
        together.set_threads(two);
        for stop in [heaps / 3, heaps / 2, heaps] {
            alone.advance(stop, &Limits::none()).unwrap();
            together.advance(stop, &Limits::none()).unwrap();
            let bytes = together.checkpoint().unwrap();
            assert!(alone.checkpoint().unwrap() == bytes, "{text} at {stop}");
            assert!(printed(&alone, stop - 1) == printed(&together, stop - 1), "{text} at {stop}");
            together = GrundySequence::resume(&code(text), Method::Blocked, keep, &bytes).unwrap();
            if stop < heaps / 2 {
                together.set_threads(two);
            }
        }
    }
}

/// A run that limits stop anywhere, also inside the proof of a period, goes on as if nothing had been.
#[test]
fn limits_leave_no_trace() {
    for (text, heaps) in [("0.156", 20_000), ("0.356", 40_000), ("0.6", 20_000)] {
        let whole = sequence(text, Method::Auto, 4096, heaps);
        let mut run = GrundySequence::new(&code(text), Method::Auto, 4096).unwrap();
        let mut most = 0;
        let mut stops = 0;
        loop {
            most += 300;
            match run.advance(heaps, &Limits::none().at_most_positions(most)) {
                Ok(()) => break,
                Err(StopReason::Positions(_)) => stops += 1,
                Err(reason) => panic!("{text}: {reason}"),
            }
            let bytes = run.checkpoint().unwrap();
            run = GrundySequence::resume(&code(text), Method::Auto, 4096, &bytes).unwrap();
        }
        run.extend(heaps, &Limits::none()).unwrap();
        assert!(stops > 5, "{text}: {stops}");
        assert_eq!(printed(&run, heaps - 1), printed(&whole, heaps - 1), "{text}");
    }
}

/// Methods that need all values keep them, whatever was asked to be kept, and count them as memory.
#[test]
fn all_values_that_a_method_needs_are_kept() {
    let run = sequence("0.6", Method::Auto, 4096, 25_001);
    assert_eq!(run.method(), Method::Blocked);
    assert_eq!(run.kept(), run.length());
    let mut run = GrundySequence::new(&code("0.6"), Method::Plain, 4096).unwrap();
    let limits = Limits { memory: Some(10_000), ..Limits::none() };
    assert_eq!(run.extend(20_000, &limits), Err(StopReason::Memory(10_000)));
    assert!(run.length() < 10_000, "{}", run.length());
}

/// Values that were not kept leave no gap that later ones slip into, and methods that would need them are refused.
#[test]
fn values_after_a_gap_are_not_kept() {
    let few = sequence("0.106", Method::Auto, 1 << 15, 100_000);
    assert!(few.kept() < few.length());
    let bytes = few.checkpoint().unwrap();
    let mut more = GrundySequence::resume(&code("0.106"), Method::Auto, 1 << 20, &bytes).unwrap();
    more.extend(150_000, &Limits::none()).unwrap();
    assert_eq!(more.kept(), few.kept());
    let whole = sequence("0.106", Method::Auto, 1 << 20, 150_000);
    assert!((0..more.kept()).all(|heap| more.value(heap) == whole.value(heap)));
    assert!(!SequenceReport::new(&more, 149_999, None).has_all_values());
    assert!(SequenceReport::new(&whole, 149_999, None).has_all_values());
    for method in [Method::Plain, Method::Sparse, Method::Blocked] {
        let refused =
            GrundySequence::resume(&code("0.106"), method, 1 << 20, &bytes).map(|_| ()).unwrap_err();
        assert_eq!(refused, CheckpointError::ValuesMissing { kept: few.kept() }, "{method:?}");
    }
}

/// Another method may take a run up where all values are kept.
#[test]
fn another_method_goes_on() {
    let plain = values("0.6", Method::Plain, 15_000);
    for before in [Method::Plain, Method::Sparse, Method::Blocked] {
        let bytes = sequence("0.6", before, 1 << 20, 9_001).checkpoint().unwrap();
        for after in [Method::Auto, Method::Plain, Method::Sparse, Method::Blocked, Method::Windowed] {
            let mut run = GrundySequence::resume(&code("0.6"), after, 1 << 20, &bytes).unwrap();
            run.extend(15_000, &Limits::none()).unwrap();
            let values: Vec<u64> = (0..15_000).map(|heap| run.value(heap).unwrap()).collect();
            assert!(values == plain, "{before:?} {after:?}");
        }
    }
}

/// Few heaps prove the period of a subtraction game: as soon as the values that decide the next one have come back.
#[test]
fn subtraction_games_have_their_periods_early() {
    let period =
        |text: &str, heaps| sequence(text, Method::Auto, 1 << 20, heaps).period().map(|(found, _)| found);
    let expected = Some(Periodicity { length: 4, preperiod: 0, saltus: 0 });
    assert_eq!(period("subtraction:1,2,3", 13), expected);
    assert_eq!(period("subtraction:1..3", 13), expected);
    // With few values nothing has come back: nothing is said that is not proved.
    assert_eq!(period("subtraction:1,2,3", 7), None);
    for takes in 1_u64..256 {
        let list: Vec<u64> = (1..=8).filter(|take| takes >> (take - 1) & 1 == 1).collect();
        let mut known = SubtractionSequence::new(&list).unwrap();
        let text = list.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let text = format!("subtraction:{text}");
        for heaps in [5, 12, 20, 40, 2000] {
            let sequence = sequence(&text, Method::Auto, 1 << 20, heaps);
            known.value(100_000, 1 << 20).unwrap();
            let truth = known.period().unwrap();
            if let Some((found, _)) = sequence.period() {
                let found = (found.preperiod as usize, found.length as usize, found.saltus);
                assert_eq!(found, (truth.preperiod, truth.length, 0), "{text} with {heaps} heaps");
            } else {
                assert!(heaps < 2000, "{text}");
            }
        }
    }
}

/// A period that began before the stop is still found where it begins.
#[test]
fn a_resumed_run_proves_the_same_period() {
    let mut run = sequence("0.16", Method::Windowed, 1 << 16, 150_000);
    let bytes = run.checkpoint().unwrap();
    run = GrundySequence::resume(&code("0.16"), Method::Windowed, 1 << 16, &bytes).unwrap();
    run.extend(2_000_000, &Limits::none()).unwrap();
    assert_eq!(run.period().map(|(period, _)| (period.length, period.preperiod)), Some((149_459, 105_351)));
}

#[test]
fn damaged_checkpoints_are_refused() {
    let bytes = sequence("0.106", Method::Auto, 1 << 15, 50_000).checkpoint().unwrap();
    let resume = |text: &str, bytes: &[u8]| {
        GrundySequence::resume(&code(text), Method::Auto, 1 << 15, bytes).map(|_| ()).unwrap_err()
    };
    assert!(matches!(resume("0.104", &bytes), CheckpointError::OtherCode { .. }));
    assert_eq!(resume("0.106", b"something else"), CheckpointError::NotACheckpoint);
    assert_eq!(resume("0.106", b""), CheckpointError::NotACheckpoint);
    for length in [19, 20, 27, 40, 1000, bytes.len() - 1] {
        assert_eq!(resume("0.106", &bytes[..length]), CheckpointError::Damaged, "{length}");
    }
    for at in (20..bytes.len()).step_by(bytes.len() / 97) {
        let mut changed = bytes.clone();
        changed[at] ^= 4;
        assert_eq!(resume("0.106", &changed), CheckpointError::Damaged, "byte {at}");
    }
    assert_eq!(sequence("0.F", Method::Auto, 100, 50).checkpoint(), Err(CheckpointError::NotOctal));
}

#[test]
fn json_keeps_to_its_schema() {
    let validator = Schema::named("sequence-1");
    for (text, heaps) in [("0.77", 200), ("0.106", 5000), ("0.3F", 60), ("all-but:2,3", 40), ("4!.0", 10)] {
        let sequence = sequence(text, Method::Auto, 1 << 20, heaps);
        for stopped in [None, Some(StopReason::Interrupted)] {
            let json = SequenceReport::new(&sequence, heaps - 1, stopped).to_json();
            let value = serde_json::from_str(&json).unwrap();
            assert!(validator.is_valid(&value), "{text}: {json}");
        }
    }
}

/// Long codes begin with many zeros, which look like a period and are none: heap 0 is not compared.
#[test]
fn zeros_at_the_start_prove_nothing() {
    for longest in 2..40 {
        for digit in [1, 2, 3, 4, 5, 6, 7] {
            let text = format!("0.{}{digit}", "0".repeat(longest - 1));
            let plain = values(&text, Method::Plain, 400);
            let expected = by_definition_of_pairs(&code(&text), 120);
            assert_eq!(plain[..120], expected[..], "{text}");
            let mut grown = GrundySequence::new(&code(&text), Method::Auto, 1 << 20).unwrap();
            for heaps in 1..120 {
                grown.extend(heaps, &Limits::none()).unwrap();
                let wrong = (0..120)
                    .find(|&heap| grown.value(heap).is_some_and(|value| value != expected[heap as usize]));
                assert_eq!(wrong, None, "{text} after {heaps} heaps");
            }
        }
    }
}

/// The definition for codes of which a move leaves at most two heaps.
fn by_definition_of_pairs(code: &HeapCode, heaps: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..heaps {
        let mut options = HashSet::new();
        for taken in 1..=heap {
            let (digit, left) = (code.digit(taken), heap - taken);
            match left {
                0 if digit.allows(0) => drop(options.insert(0)),
                0 => {}
                _ if digit.allows(1) => drop(options.insert(values[left as usize])),
                _ => {}
            }
            for small in (1..=left / 2).filter(|_| digit.allows(2)) {
                options.insert(values[small as usize] ^ values[(left - small) as usize]);
            }
        }
        values.push((0..=u64::MAX).find(|value| !options.contains(value)).unwrap());
    }
    values
}
