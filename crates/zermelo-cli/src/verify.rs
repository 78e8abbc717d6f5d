//! `zermelo verify`: the checker of certificates, which shares nothing with the solver.

use crate::arguments::Verify;
use crate::coq;
use crate::output::{ANSWERED, BAD_INPUT, Failure, NO, print, read_text, write_text};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use zermelo_check::{Accepted, Failure as Rejection, check};

pub(crate) fn run(verify: &Verify) -> Result<u8, Failure> {
    let mut worst = ANSWERED;
    for file in &verify.files {
        let name = file.display();
        match check_file(file) {
            Ok(accepted) => drop(print(&format!("{name}: accepted: {accepted}\n"))?),
            Err(rejection @ Rejection::Rejected { .. }) => {
                print(&format!("{name}: rejected: {rejection}\n"))?;
                worst = worst.max(NO);
            }
            Err(rejection) => {
                let _ = writeln!(std::io::stderr(), "error: {name}: not a certificate: {rejection}");
                worst = BAD_INPUT;
            }
        }
    }
    match &verify.coq {
        Some(path) if worst == ANSWERED => write_for_coq(verify, path),
        _ => Ok(worst),
    }
}

/// Writes the one certificate as a Coq file.
fn write_for_coq(verify: &Verify, path: &Path) -> Result<u8, Failure> {
    let [file] = verify.files.as_slice() else {
        return Err(Failure::bad_input("--coq takes one certificate at a time"));
    };
    let text = read_text(file)?;
    let proof = coq::of_certificate(&text, verify.vertex)
        .map_err(|reason| Failure::bad_input(format!("--coq: {}: {reason}", file.display())))?;
    write_text(path, &proof)
}

fn check_file(path: &Path) -> Result<Accepted, Rejection> {
    if path.as_os_str() == "-" {
        return check(std::io::stdin().lock());
    }
    let file = File::open(path)
        .map_err(|error| Rejection::NotACertificate(format!("the file cannot be read: {error}")))?;
    check(BufReader::with_capacity(1 << 16, file))
}
