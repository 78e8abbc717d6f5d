//! Numbers of proofs about periods: the Grundy sequence of a code, where its period begins, how far it had to be seen, and
//! the values far beyond against plain computation.

use super::super::{Part, Proof, ProofError};
use super::Numbers;
use crate::game::{Message, Meter, StopReason, message};
use crate::heap::{GrundySequence, HeapCode, Method, visit_options};
use crate::solve::Limits;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// The sequence is computed up to this many heaps.
const MOST_HEAPS: u64 = 20_000;
/// The definition is followed up to this many heaps.
const MOST_PLAIN: u64 = 300;
/// At most this many values are printed.
const MOST_SHOWN: u64 = 24;

pub(in crate::proof) fn of_sequence(
    code: &str,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let code_read: HeapCode = code.parse().map_err(ProofError::Numbers)?;
    let refuse = |why: Message| proof.says_nothing(code, why);
    let mut found = GrundySequence::new(&code_read, Method::Auto, 1 << 20)
        .map_err(|error| refuse(error.to_string().into()))?;
    found.extend(MOST_HEAPS, limits)?;
    let Some((period, theorem)) = found.period() else {
        return Err(refuse(message!("no period shows up to heap {last}", last = MOST_HEAPS)));
    };
    if theorem.name != proof.theorem {
        return Err(refuse(message!("its period is proved by {theorem}", theorem => theorem.name)));
    }
    let mut numbers = Numbers::default();
    let values = |range: std::ops::Range<u64>| {
        let values: Vec<String> =
            range.map_while(|heap| found.value(heap)).map(|value| value.to_string()).collect();
        values.join(", ")
    };
    let (start, length) = (period.preperiod, period.length);
    let more = if start > MOST_SHOWN { ", …" } else { "" };
    if start > 0 {
        let first = values(0..start.min(MOST_SHOWN));
        numbers.say(Part::Rule, Message::verbatim(format!("g(0), g(1), …: {first}{more}")));
    }
    let more = if length > MOST_SHOWN { ", …" } else { "" };
    numbers.say(
        Part::Rule,
        message!(
            "from heap {start}: {values}",
            start,
            values = values(start..start + length.min(MOST_SHOWN)) + more
        ),
    );
    let saltus = if period.saltus == 0 { String::new() } else { format!(" + {}", period.saltus) };
    numbers.say(
        Part::Rounds,
        message!("g(n + {length}) = g(n){saltus} for all n ≥ {start}", length, saltus, start),
    );
    numbers.say(
        Part::Rounds,
        message!("the values had to be computed up to heap {last}", last = found.length().saturating_sub(1)),
    );
    let plain = plain_values(&code_read, (start + 2 * length + 10).min(MOST_PLAIN), limits)?;
    let last = plain.len() as u64;
    for (heap, &value) in plain.iter().enumerate() {
        let said = found.value(heap as u64);
        if said.is_some_and(|said| said != value) {
            let said = said.unwrap_or_default();
            numbers
                .fails(|| message!("g({heap}) is {value} by the definition, not {said}", heap, value, said));
        }
        let later = plain.get(heap + length as usize);
        if heap as u64 >= start && later.is_some_and(|&later| value + period.saltus != later) {
            let later = heap as u64 + length;
            numbers.fails(|| message!("g({heap}) and g({later}) differ from the period", heap, later));
        }
    }
    numbers
        .checked
        .push(message!("Compared with values straight from the definition on all heaps below {last}.", last));
    Ok(numbers)
}

/// The values of the heaps below a number, straight from the definition.
fn plain_values(code: &HeapCode, heaps: u64, limits: &Limits) -> Result<Vec<u64>, StopReason> {
    let mut meter = Meter::start(limits, "computing Grundy values")?;
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..heaps as u32 {
        meter.count_position(8)?;
        let mut excluded = FxHashSet::default();
        let flow = visit_options(code, &heap, |_, left| match meter.step() {
            Ok(()) => {
                excluded.insert(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
                ControlFlow::Continue(())
            }
            Err(reason) => ControlFlow::Break(reason),
        });
        if let ControlFlow::Break(reason) = flow {
            return Err(reason);
        }
        values.push((0..=excluded.len() as u64).find(|value| !excluded.contains(value)).unwrap_or(0));
    }
    Ok(values)
}
