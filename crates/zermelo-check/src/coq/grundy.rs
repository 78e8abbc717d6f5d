//! Grundy values of a position whose moves stand in the certificate, for `proofs/GrundyChecker.v`: the records are the positions
//! of a graph without cycles, and the place of a record is a counter that falls along each move.

use super::refusal::unknown;
use super::text::{beginning, comment, definition, list, numbers, theorem};
use crate::certificate::Certificate;
use crate::grundy::Carried;

pub(super) fn grundy(certificate: &Certificate, value: u64) -> Result<String, String> {
    let mut positions = Vec::new();
    let mut worths = Vec::new();
    for (place, line) in certificate.records.iter().enumerate() {
        let record = Carried::read(line).ok_or_else(|| unknown(line))?;
        let options = numbers(record.options).ok_or_else(|| unknown(line))?;
        positions.push((list(options), comment(record.position)));
        worths.push((format!("Worth {} {place}", record.value), String::new()));
    }
    let root = certificate.records.len().checked_sub(1).ok_or("there are no records")?;
    Ok(beginning(certificate, "Labels GrundyChecker")
        + &definition("positions", "graph", &positions)
        + &definition("worths", "values", &worths)
        + &theorem(
            &format!("is_worth positions {root} {value}"),
            &format!("proves_worth positions worths {root} {value}"),
        ))
}
