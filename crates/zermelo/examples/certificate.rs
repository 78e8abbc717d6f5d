//! An answer with a proof that needs no trust in this library: the certificate is read by the independent crate
//! `zermelo-check`, which shares no code with the solver.
//!
//! `cargo run -p zermelo --example certificate`

use zermelo::certificate::{Claimed, certify};
use zermelo::prelude::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let question = Question::new(open("clobber 2x4")?);
    let mut certificate = Vec::new();
    let written = certify(&question, Claimed::Winner, &mut certificate, &Limits::none())?;
    println!("claim: {}, {} records", written.claim, written.size.records);

    let accepted = zermelo_check::check(certificate.as_slice())?;
    println!("accepted after {} records", accepted.records);

    // One letter of the claim changed, and the checker says where it fails.
    let forged = String::from_utf8(certificate)?.replacen("winner left", "winner right", 1);
    match zermelo_check::check(forged.as_bytes()) {
        Ok(_) => println!("accepted: this cannot be"),
        Err(failure) => println!("refused: {failure}"),
    }
    Ok(())
}
