//! The check of a certificate: its claim is read, and then its records by the rules of that claim.

use crate::certificate::read_opening;
use crate::claim::Claim;
use crate::input::{read_records, unreadable};
use crate::limits::{Limits, Meter};
use crate::records::Records;
use crate::verdict::{Accepted, Failure};
use crate::{grundy, labels, loopy, order, outcome, period, quotient, stoppers};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// Checks a file, `-` for standard input, and says what came of it: an exit code (0 accepted, 1 rejected, 2 not a
/// certificate, 3 stopped by a limit) and a line.
pub fn report_on_file(file: &Path, limits: Limits) -> (u8, String) {
    let result = if file.as_os_str() == "-" {
        check_within(std::io::stdin().lock(), limits)
    } else {
        match File::open(file) {
            Ok(opened) => check_within(BufReader::with_capacity(1 << 16, opened), limits),
            Err(error) => Err(unreadable(&error)),
        }
    };
    let (code, words) = match &result {
        Ok(accepted) => (0, format!("accepted: {accepted}")),
        Err(failure @ Failure::Rejected { .. }) => (1, format!("rejected: {failure}")),
        Err(failure @ Failure::OutOfLimits { .. }) => (3, format!("not checked: {failure}")),
        Err(failure) => (2, format!("not a certificate: {failure}")),
    };
    (code, format!("{}: {words}", file.display()))
}

/// Checks the certificate that `input` holds, compressed by Zstandard or not, within the usual limits.
pub fn check(input: impl BufRead) -> Result<Accepted, Failure> {
    check_within(input, Limits::default())
}

/// Checks the certificate that `input` holds, compressed by Zstandard or not. Memory is bounded by the records that are
/// there, as the book says for each claim, and by the limits; a count in the file never reserves any.
pub fn check_within(input: impl BufRead, limits: Limits) -> Result<Accepted, Failure> {
    read_records(input, &Meter::new(limits), |records| {
        let accepted = check_records(records)?;
        records.end()?;
        Ok(Accepted { records: records.number(), ..accepted })
    })
}

fn check_records(records: &mut Records) -> Result<Accepted, Failure> {
    let (header, claim) = read_opening(records)?;
    let accepted = match &claim {
        Claim::Labels => labels::check(&header, records),
        Claim::Outcome(parts) => outcome::check(&header, parts, records),
        Claim::Grundy(value) => grundy::check(&header, *value, records),
        Claim::LoopyGrundy => loopy::check(&header, records),
        Claim::Period(period) => period::check(&header, *period, records),
        Claim::Relation(relation, nodes) => order::check(&header, *relation, *nodes, records),
        Claim::Stoppers(relation, nodes) => stoppers::check(&header, *relation, *nodes, records),
        Claim::Statement(statement) => order::check_statement(&header, statement, records),
        Claim::Quotient { largest, period } => quotient::check(&header, *largest, *period, records),
    }?;
    let rules_declared = header.declares_rules() && !accepted.moves_on_trust;
    Ok(Accepted { rules_declared, ..accepted })
}
