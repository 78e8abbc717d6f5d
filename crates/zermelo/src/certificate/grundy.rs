//! A Grundy value as a certificate: the values of everything below.

use super::known::Written;
use super::writer::CertificateWriter;
use super::{CertificateError, Certified, Subject, all_options};
use crate::catalogue::{AnyGrundy, AnyPosition};
use crate::game::Player;
use crate::solve::{Limits, Meter};
use dashu_int::UBig;
use std::collections::HashMap;
use std::io::Write;

/// Writes the values of all positions below, each after its options.
pub(super) fn certify<'a>(
    subject: &Subject<'a>,
    output: &mut dyn Write,
    limits: &Limits<'a>,
) -> Result<Certified, CertificateError> {
    if !subject.has_grundy_values() {
        let why = "Grundy values belong to normal play of impartial games without cycles";
        return Err(CertificateError::Refused(why.to_owned()));
    }
    let mut values = subject.game.grundy_values(limits)?;
    let value = values.value(subject.position)?;
    let claim = format!("grundy {value}");
    let records = Below::of(subject, limits)?;
    let mut writer = subject.write(output, &claim)?;
    records.write(subject, values.as_mut(), &mut writer)?;
    Ok(subject.certified(claim, writer.finish()?))
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
                frame.options.sort_unstable();
                frame.options.dedup();
                places.insert(frame.position.clone(), below.positions.len());
                below.positions.push(frame.position);
                below.options.push(frame.options);
            }
        }
        Ok(below)
    }

    fn write(
        &self,
        subject: &Subject,
        values: &mut (dyn AnyGrundy + '_),
        writer: &mut CertificateWriter,
    ) -> Result<(), CertificateError> {
        for (position, options) in self.positions.iter().zip(&self.options) {
            let value: UBig = values.value(&position.position)?;
            let mut line = format!("{value}\t{}", position.text);
            if subject.known.is_none() {
                let places: Vec<String> = options.iter().map(usize::to_string).collect();
                line += &format!("\t{}", places.join(" "));
            }
            writer.record(line.as_bytes())?;
        }
        Ok(())
    }
}
