//! `zermelo verify`: the checker of certificates, which shares nothing with the solver.

use crate::arguments::Verify;
use crate::output::{ANSWERED, BAD_INPUT, Failure, NO, print};
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
    Ok(worst)
}

fn check_file(path: &Path) -> Result<Accepted, Rejection> {
    if path.as_os_str() == "-" {
        return check(std::io::stdin().lock());
    }
    let file = File::open(path)
        .map_err(|error| Rejection::NotACertificate(format!("the file cannot be read: {error}")))?;
    check(BufReader::with_capacity(1 << 16, file))
}
