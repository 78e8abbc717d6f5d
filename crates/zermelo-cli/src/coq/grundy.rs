//! Grundy values of a position whose moves stand in the certificate, for `proofs/GrundyChecker.v`: the records are the positions
//! of a graph without cycles, and the place of a record is a counter that falls along each move.

use super::{Certificate, are_numbers, comment, definition, is_number, list, theorem, unknown};

pub(super) fn grundy(certificate: &Certificate, value: &str) -> Result<String, String> {
    let mut positions = Vec::new();
    let mut worths = Vec::new();
    for (place, &record) in certificate.records.iter().enumerate() {
        let fields = record.split_once('\t').and_then(|(value, rest)| Some((value, rest.rsplit_once('\t')?)));
        let (value, (position, options)) = fields.ok_or_else(|| unknown(record))?;
        if !is_number(value) || !(options.is_empty() || are_numbers(options)) {
            return Err(unknown(record));
        }
        positions.push((list(options), comment(position)));
        worths.push((format!("Worth {value} {place}"), String::new()));
    }
    let root = certificate.records.len().checked_sub(1).ok_or("there are no records")?;
    Ok(certificate.beginning("Labels GrundyChecker")
        + &definition("positions", "graph", &positions)
        + &definition("worths", "values", &worths)
        + &theorem(
            &format!("is_worth positions {root} {value}"),
            &format!("proves_worth positions worths {root} {value}"),
        ))
}
