//! Why a certificate is not written for Coq.

use crate::certificate::Certificate;
use crate::games;
use crate::limits::{Limits, Meter};

pub(super) const WHAT_CAN_BE_WRITTEN: &str = "labels and Grundy values of graphs; winner, holds, draw and grundy where the \
                                   certificate carries the moves, or by a theorem; le, equal, less, fuzzy, canonical, of stoppers too, and that; period";

/// Whether the checker has moves of its own for the game of a certificate.
pub(super) fn is_known(certificate: &Certificate) -> bool {
    let meter = Meter::new(Limits::default());
    !matches!(games::find(&certificate.header.game, &meter), Ok(None))
}

pub(super) fn moves_are_missing(certificate: &Certificate) -> String {
    format!(
        "the checker knows the moves of {}, so they are not in the certificate; 'zermelo solve --certificate-moves' carries them; \
         what can be written for Coq: {WHAT_CAN_BE_WRITTEN}",
        certificate.header.game_in_words()
    )
}

/// What a record looks like that has none of the forms known here.
pub(super) fn unknown(record: &str) -> String {
    let start: String = record.chars().take(60).collect();
    format!("the record '{start}' has a form that cannot be written for Coq")
}
