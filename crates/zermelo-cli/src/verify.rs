//! `zermelo verify`: the checker of certificates, which shares nothing with the solver.

use crate::arguments::{Arguments, Verify};
use crate::coq;
use crate::output::{ANSWERED, BAD_INPUT, Failure, print, write_text};
use std::io::Write;
use std::path::Path;
use zermelo_check::{Limits, report_on_file};

pub(crate) fn run(verify: &Verify, arguments: &Arguments) -> Result<u8, Failure> {
    let usual = Limits::default();
    let limits = Limits { memory: arguments.shared.limit_memory.unwrap_or(usual.memory) };
    let mut worst = ANSWERED;
    for file in &verify.files {
        let (code, text) = report_on_file(file, limits);
        if code == BAD_INPUT {
            let _ = writeln!(std::io::stderr(), "error: {text}");
        } else {
            print(&format!("{text}\n"))?;
        }
        worst = worst.max(code);
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
    let proof = coq::of_file(file, verify.vertex)
        .map_err(|reason| Failure::bad_input(format!("--coq: {}: {reason}", file.display())))?;
    write_text(path, &proof)
}
