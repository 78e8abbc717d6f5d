//! Small certificates as Coq files, which Coq's kernel accepts by the theorems of `proofs/`. A certificate should have been
//! accepted before; Coq checks it again, so that nothing rests on what is read here.

mod graph;
mod grundy;
mod order;
mod outcome;
mod period;
mod refusal;
mod statement;
mod stoppers;
mod strategy;
mod text;
mod theorem;

use crate::certificate::Certificate;
use crate::claim::Claim;
use refusal::{WHAT_CAN_BE_WRITTEN, is_known, moves_are_missing};

/// Larger ones take Coq minutes.
const MOST_RECORDS: usize = 200_000;
const MOST_BYTES: usize = 1 << 26;

/// The Coq file of a certificate, with a theorem about one vertex where it is one of a graph. The error says why there is none:
/// the claim has no theorem in `proofs/`, the moves are not in the certificate, or it is too large. Linear in the certificate.
pub fn write(certificate: &Certificate, vertex: usize) -> Result<String, String> {
    let Certificate { header, claim, records } = certificate;
    if records.len() > MOST_RECORDS {
        return Err(format!("certificates of more than {MOST_RECORDS} records take Coq too long"));
    }
    if records.iter().map(String::len).sum::<usize>() > MOST_BYTES {
        return Err(format!("certificates of more than {MOST_BYTES} bytes take Coq too long"));
    }
    match claim {
        Claim::Labels if header.game == "graph" => graph::labels(certificate, vertex),
        Claim::Labels if is_known(certificate) => Err(moves_are_missing(certificate)),
        Claim::LoopyGrundy => graph::loopy_values(certificate, vertex),
        Claim::Outcome(parts) => outcome::outcome(certificate, parts),
        Claim::Grundy(value) if is_known(certificate) => theorem::value(certificate, *value),
        Claim::Grundy(value) => grundy::grundy(certificate, *value),
        Claim::Period(period) => period::period(&header.game, *period),
        Claim::Relation(relation, nodes) => order::order(certificate, *relation, *nodes),
        Claim::Statement(statement) => statement::statement(certificate, statement),
        Claim::Stoppers(relation, nodes) => stoppers::stoppers(certificate, *relation, *nodes),
        Claim::Labels | Claim::Quotient { .. } => {
            Err(format!("'{claim}' cannot be written for Coq, only these claims: {WHAT_CAN_BE_WRITTEN}"))
        }
    }
}
