//! What is known of a Grundy sequence, as text, JSON (`docs/schema/sequence-1.json`) and OEIS b-file.

use crate::game::Reference;
use crate::heap::{Equivalent, GrundySequence, Method, NAMED_CODES, Periodicity};
use crate::solve::StopReason;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io;

/// A table of at most so many values is printed.
const MOST_VALUES_IN_TEXT: u64 = 400;
/// JSON lists at most so many values.
const MOST_VALUES_IN_JSON: u64 = 1_000_000;
/// Rare heaps listed in text.
const MOST_RARES_IN_TEXT: usize = 24;
/// Values in a row of the table.
const ROW: u64 = 20;

/// What is known of a sequence up to some heap.
pub struct SequenceReport<'a> {
    sequence: &'a GrundySequence,
    /// The last heap asked for.
    last: u64,
    period: Option<(Periodicity, &'static Reference)>,
    /// A period that shows and is not proved.
    repeats: Option<Periodicity>,
    stopped: Option<StopReason>,
}

impl<'a> SequenceReport<'a> {
    /// The report on the heaps 0 to `last`, which were asked for; `stopped` when the computation ended before.
    pub fn new(sequence: &'a GrundySequence, last: u64, stopped: Option<StopReason>) -> Self {
        let period = sequence.period();
        let repeats = if period.is_none() { sequence.repeats_so_far() } else { None };
        Self { sequence, last, period, repeats, stopped }
    }

    /// The last heap whose value is known, among those asked for.
    fn known_to(&self) -> u64 {
        match self.period {
            Some(_) => self.last,
            None => self.last.min(self.sequence.length().saturating_sub(1)),
        }
    }

    /// The values of the heaps from 0 on, as far as they are known and kept.
    fn values(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        (0..=self.known_to()).map_while(|heap| Some((heap, self.sequence.value(heap)?)))
    }

    /// The report for people.
    pub fn to_text(&self) -> String {
        let code = self.sequence.code().to_string();
        let mut text = match NAMED_CODES.iter().find(|named| named.code == code) {
            Some(named) => format!("{code} ({})\n\n", named.title),
            None => format!("{code}\n\n"),
        };
        text += &self.table();
        text += &self.sentences();
        text
    }

    fn table(&self) -> String {
        let shown = self.known_to().min(MOST_VALUES_IN_TEXT - 1);
        let values: Vec<u64> = self.values().take(shown as usize + 1).map(|(_, value)| value).collect();
        let width = values.iter().map(|value| value.to_string().len()).max().unwrap_or(1).max(2);
        let place = shown.to_string().len().max(4);
        let columns = (values.len() as u64).min(ROW);
        let mut text = format!("{:>place$} ", "heap");
        for column in 0..columns {
            let _ = write!(text, " {column:>width$}");
        }
        text.push('\n');
        for (row, values) in values.chunks(ROW as usize).enumerate() {
            let _ = write!(text, "{:>place$} ", row as u64 * ROW);
            for value in values {
                let _ = write!(text, " {value:>width$}");
            }
            text.push('\n');
        }
        if shown < self.known_to() {
            text += "All values: --bfile FILE, or --format json.\n";
        }
        text.push('\n');
        text
    }

    fn sentences(&self) -> String {
        let mut text = String::new();
        let length = self.sequence.length();
        match (self.period, self.repeats) {
            (Some((period, theorem)), _) => {
                text += &format!(
                    "Period {} from heap {} on{}: proved by {}.\n",
                    period.length,
                    period.preperiod,
                    saltus(&period),
                    theorem.name
                );
                text += &format!("  {}\n  {}\n", theorem.statement, theorem.source);
                text += &format!("  {length} heaps were computed for it.\n");
            }
            (None, Some(period)) => {
                text += &format!(
                    "Repeats so far with period {} from heap {} on{}, up to heap {}: not proved.\n",
                    period.length,
                    period.preperiod,
                    saltus(&period),
                    length - 1
                );
            }
            (None, None) => text += &format!("No period up to heap {}.\n", length.saturating_sub(1)),
        }
        let bounded = self.period.is_some_and(|(period, _)| period.saltus == 0);
        let so_far = if bounded { "" } else { " so far" };
        text += &format!("Greatest value{so_far}: {}.\n", self.sequence.greatest_value());
        text += &self.rares();
        if let Some(reason) = self.stopped {
            text += &format!("Stopped before heap {}: {reason}.\n", self.last);
        }
        text
    }

    fn rares(&self) -> String {
        let Some((space, rares)) = self.sequence.rares() else { return String::new() };
        let parity = if space.with_heap_parity { ", counted with the parity of the heap" } else { "" };
        let mut text =
            format!("Sparse space: mask {:b} (binary){parity}; {} rare heaps", space.mask, rares.len());
        let Some((last, _)) = rares.last() else { return text + ".\n" };
        text += &format!(", the last is {last}.\n  ");
        let shown: Vec<String> =
            rares.iter().take(MOST_RARES_IN_TEXT).map(|(heap, value)| format!("g({heap})={value}")).collect();
        text += &shown.join(" ");
        text + if rares.len() > MOST_RARES_IN_TEXT { " …\n" } else { "\n" }
    }

    /// The report as one line of JSON.
    pub fn to_json(&self) -> String {
        let period = |period: Periodicity, theorem: Option<&Reference>| {
            json!({
                "length": period.length,
                "preperiod": period.preperiod,
                "saltus": period.saltus,
                "by": theorem.map(|theorem| theorem.name),
                "source": theorem.map(|theorem| theorem.source),
            })
        };
        let values: Vec<u64> =
            self.values().take(MOST_VALUES_IN_JSON as usize).map(|(_, value)| value).collect();
        let rares = self.sequence.rares().map(|(space, rares)| {
            json!({
                "mask": space.mask,
                "with_heap_parity": space.with_heap_parity,
                "count": rares.len(),
                "heaps": rares.iter().map(|(heap, _)| *heap).collect::<Vec<_>>(),
                "values": rares.iter().map(|(_, value)| *value).collect::<Vec<_>>(),
            })
        });
        let line = json!({
            "schema": "zermelo/sequence/1",
            "code": self.sequence.code().to_string(),
            "asked_to": self.last,
            "computed_to": self.sequence.length().saturating_sub(1),
            "confidence": if self.period.is_some() { "proved" } else { "checked" },
            "period": self.period.map(|(found, theorem)| period(found, Some(theorem))),
            "repeats_so_far": self.repeats.map(|found| period(found, None)),
            "greatest": self.sequence.greatest_value(),
            "sparse_space": rares,
            "method": method_name(self.sequence.method()),
            "stopped": self.stopped.map(|reason| reason.to_string()),
            "values": values,
        });
        format!("{line}\n")
    }

    /// The values as an OEIS b-file: a line `n a(n)` for every heap.
    pub fn write_bfile(&self, out: &mut dyn io::Write) -> io::Result<()> {
        for (heap, value) in self.values() {
            writeln!(out, "{heap} {value}")?;
        }
        Ok(())
    }

    /// The points (heap, value) of a plot, at most `most` of them, evenly spread, and whether each is rare.
    pub fn points(&self, most: u64) -> Vec<(u64, u64, bool)> {
        let step = (self.known_to() + 1).div_ceil(most).max(1);
        let is_rare = |heap: u64| {
            let rares = self.sequence.rares().map(|(_, rares)| rares);
            rares.is_some_and(|rares| rares.binary_search_by_key(&heap, |(rare, _)| *rare).is_ok())
        };
        let spread = (0..=self.known_to()).step_by(step as usize);
        let rare =
            self.sequence.rares().into_iter().flat_map(|(_, rares)| rares.iter().map(|(heap, _)| *heap));
        let heaps = spread.chain(rare.filter(|heap| *heap <= self.known_to()));
        heaps.filter_map(|heap| Some((heap, self.sequence.value(heap)?, is_rare(heap)))).collect()
    }
}

fn saltus(period: &Periodicity) -> String {
    if period.saltus == 0 { String::new() } else { format!(", with saltus {}", period.saltus) }
}

/// The name of a method on the command line.
pub fn method_name(method: Method) -> &'static str {
    match method {
        Method::Auto => "auto",
        Method::Plain => "plain",
        Method::Sparse => "sparse",
        Method::Blocked => "blocked",
        Method::Windowed => "windowed",
    }
}

/// What a code is the same as, for people.
pub fn equivalents_to_text(code: &str, found: &[Equivalent]) -> String {
    if found.is_empty() {
        return format!(
            "No other code of up to three digits has the Grundy values of {code}, shifted or not.\n"
        );
    }
    let mut text = String::new();
    for one in found {
        let shift = match one.shift {
            0 => "the same values".to_owned(),
            shift if shift > 0 => format!("heap n + {shift} has the value of heap n of {code}"),
            shift => format!("heap n has the value of heap n + {} of {code}", -shift),
        };
        let sure = match one.checked_to {
            None => "proved: both have proved periods, and agree until both have run through one".to_owned(),
            Some(heap) => format!("checked to heap {heap}, not proved"),
        };
        text += &format!("{:<8} {shift}; {sure}\n", one.code.to_string());
    }
    text
}

/// The same as JSON.
pub fn equivalents_to_json(code: &str, found: &[Equivalent]) -> String {
    let list: Vec<Value> = found
        .iter()
        .map(|one| {
            json!({
                "code": one.code.to_string(),
                "shift": one.shift,
                "confidence": if one.checked_to.is_none() { "proved" } else { "checked" },
                "checked_to": one.checked_to,
            })
        })
        .collect();
    format!("{}\n", json!({ "schema": "zermelo/same/1", "code": code, "same": list }))
}
