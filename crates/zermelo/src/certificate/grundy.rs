//! A Grundy value as a certificate: the values of everything below.

use super::known::Written;
use super::{CertificateError, Certified, Subject, all_options, closed_form};
use crate::catalogue::{AnyGrundy, AnyPosition, Engines};
use crate::game::{Player, message};
use crate::solve::{Limits, Meter};
use dashu_int::UBig;
use std::collections::HashMap;
use std::io::Write;
use zermelo_core::Arrange;

/// Where a theorem is at hand, what lies below larger positions is not written out.
const LARGE: u64 = 10_000;

/// Writes the values of all positions below, each after its options, or a theorem.
pub(super) fn certify<'a>(
    subject: &Subject<'a>,
    output: &mut dyn Write,
    limits: &Limits<'a>,
) -> Result<Certified, CertificateError> {
    if !subject.has_grundy_values() {
        let why = message!("Grundy values belong to normal play of impartial games without cycles");
        return Err(CertificateError::Refused(why));
    }
    let mut values = subject.game.grundy_values(limits)?;
    let value = values.value(subject.position)?;
    let claim = format!("grundy {value}");
    let is_large =
        |subject: &Subject| subject.game.reachable_bound(subject.position).is_none_or(|bound| bound > LARGE);
    let theorem = if is_large(subject) { closed_form::of_value(subject, limits)? } else { None };
    let (subject, records) = match theorem {
        Some(records) => (&subject.of_any_size(), records),
        None => (subject, records(subject, values.as_mut(), limits)?),
    };
    let mut writer = subject.write(output, &claim)?;
    for record in records {
        writer.record(record.as_bytes())?;
    }
    Ok(subject.certified(claim, writer.finish()?))
}

/// The records of the values of everything below a position, with `values` of its game. Of a sum of different games, those
/// below each summand alone, which have values of their own: `2⇥- + 1 3`.
pub(super) fn records<'a>(
    subject: &Subject<'a>,
    values: &mut AnyGrundy<'_>,
    limits: &Limits<'a>,
) -> Result<Vec<String>, CertificateError> {
    let summands = subject.summands();
    if summands.is_empty() || subject.known.is_none() {
        return Below::of(subject, limits)?.records(subject, values, str::to_owned);
    }
    let mut records = Vec::new();
    for (place, summand) in summands.iter().enumerate() {
        let (before, after) = ("- + ".repeat(place), " + -".repeat(summands.len() - place - 1));
        let mut values = summand.game.grundy_values(limits)?;
        let below = Below::of(summand, limits)?;
        let written = |text: &str| format!("{before}{text}{after}");
        records.extend(below.records(summand, values.as_mut(), written)?);
    }
    Ok(records)
}

/// Positions with their options, each after these.
struct Below {
    positions: Vec<Written>,
    /// The places of the options of each.
    options: Vec<Vec<usize>>,
}

/// The positions whose sum a position is, as far as the checker sees it too: heaps, tokens.
fn parts(subject: &Subject, position: &AnyPosition) -> Vec<Written> {
    let whole = || vec![subject.written(position.clone())];
    if !subject.known.as_ref().is_some_and(|known| known.is_sum_of_words) {
        return whole();
    }
    let text = subject.game.print(position);
    let words: Result<Vec<Written>, _> = text
        .split(' ')
        .filter(|word| *word != "0")
        .map(|word| subject.game.parse_question(word).map(|(part, _)| subject.written(part)))
        .collect();
    words.unwrap_or_else(|_| whole())
}

/// A position whose options are being looked at.
struct Frame {
    position: Written,
    waiting: Vec<Written>,
    options: Vec<usize>,
}

impl Below {
    /// Everything below a position, by a depth-first walk. Where the checker knows the game, positions that fall into
    /// parts are left to their parts.
    fn of(subject: &Subject, limits: &Limits) -> Result<Self, CertificateError> {
        let mut meter = Meter::start(limits, "writing down Grundy values")?;
        let mut below = Self { positions: Vec::new(), options: Vec::new() };
        let mut places: HashMap<Written, usize> = HashMap::new();
        let parts = |position: &AnyPosition| parts(subject, position);
        let mut open = |position: Written| {
            let bytes = subject.game.heap_bytes(&position.position) + 3 * position.text.len();
            meter.count_position(3 * size_of::<Written>() + 64 + bytes)?;
            let waiting = all_options(subject.game, &position.position, Player::Left)?;
            let waiting = waiting.iter().flat_map(parts).collect();
            Ok::<Frame, CertificateError>(Frame { position, waiting, options: Vec::new() })
        };
        let mut path = Vec::new();
        for root in parts(subject.position) {
            path.push(open(root)?);
        }
        while let Some(frame) = path.last_mut() {
            if let Some(option) = frame.waiting.pop() {
                match places.get(&option) {
                    Some(&place) => frame.options.push(place),
                    None => {
                        // Looked up again when its own options are done.
                        frame.waiting.push(option.clone());
                        path.push(open(option)?);
                    }
                }
            } else if let Some(mut frame) = path.pop() {
                if places.contains_key(&frame.position) {
                    continue;
                }
                frame.options.arrange();
                frame.options.dedup();
                places.insert(frame.position.clone(), below.positions.len());
                below.positions.push(frame.position);
                below.options.push(frame.options);
            }
        }
        Ok(below)
    }

    fn records(
        &self,
        subject: &Subject,
        values: &mut AnyGrundy<'_>,
        written: impl Fn(&str) -> String,
    ) -> Result<Vec<String>, CertificateError> {
        let mut records = Vec::new();
        for (position, options) in self.positions.iter().zip(&self.options) {
            let value: UBig = values.value(&position.position)?;
            let mut line = format!("{value}\t{}", written(&position.text));
            if subject.known.is_none() {
                let places: Vec<String> = options.iter().map(usize::to_string).collect();
                line += &format!("\t{}", places.join(" "));
            }
            records.push(line);
        }
        Ok(records)
    }
}
