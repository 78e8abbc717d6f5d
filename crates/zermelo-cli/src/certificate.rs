//! `--certificate FILE`: the evidence of an answer in a file, for `zermelo-check` or `zermelo verify`.

use crate::limits::Allowance;
use crate::output::{Failure, replace_file, say};
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;
use zermelo::answer::RefusalKind;
use zermelo::certificate::{CertificateError, Certified};
use zermelo::game::{lacks_room, message};
use zermelo::solve::Limits;

/// Writes a certificate to a file, compressed when its name ends in `.zst`, and says on standard error what it claims.
/// It is made of what the answer has left of the limits. Nothing is left of a file that cannot be finished.
pub(crate) fn write(
    path: &Path,
    allowance: &Allowance,
    certify: impl FnOnce(&mut dyn Write, &Limits) -> Result<Certified, CertificateError>,
) -> Result<(), Failure> {
    if path.as_os_str() == "-" {
        return Err(Failure::said(&message!(
            "--certificate needs the name of a file: the answer is on standard output"
        )));
    }
    let certified = replace_file(path, |file| {
        if path.extension().is_some_and(|extension| extension == "zst") {
            return write_compressed(path, file, allowance, certify);
        }
        write_plain(file, allowance, certify)
    })?;
    let (file, claim, size) = (path.display(), shortened(&certified.claim), certified.size);
    let (records, bytes) = (size.records, size.bytes);
    let note = if certified.is_known {
        message!(
            "note: {file} holds the certificate of '{claim}' ({records} records, {bytes} bytes); check it with: zermelo verify {file}",
            file,
            claim,
            records,
            bytes
        )
    } else {
        message!(
            "note: {file} holds the certificate of '{claim}' ({records} records, {bytes} bytes; the checker takes its moves on \
             trust); check it with: zermelo verify {file}",
            file,
            claim,
            records,
            bytes
        )
    };
    let _ = writeln!(std::io::stderr(), "{}", say(&note));
    Ok(())
}

/// A claim can be a statement of many lines.
fn shortened(claim: &str) -> String {
    const LONGEST: usize = 200;
    let start: String = claim.chars().take(LONGEST).collect();
    if start.len() == claim.len() { start } else { start + "…" }
}

fn write_plain(
    file: &mut File,
    allowance: &Allowance,
    certify: impl FnOnce(&mut dyn Write, &Limits) -> Result<Certified, CertificateError>,
) -> Result<Certified, Failure> {
    let mut output = BufWriter::with_capacity(1 << 16, file);
    let certified = allowance.work(|limits| certify(&mut output, limits)).map_err(failure)?;
    output.flush().map_err(|error| failure(error.into()))?;
    Ok(certified)
}

/// Through a plain file beside it: a compressor wants the whole.
fn write_compressed(
    path: &Path,
    file: &mut File,
    allowance: &Allowance,
    certify: impl FnOnce(&mut dyn Write, &Limits) -> Result<Certified, CertificateError>,
) -> Result<Certified, Failure> {
    let mut name = path.as_os_str().to_owned();
    name.push(".plain");
    let plain = Path::new(&name);
    replace_file(plain, |scratch| write_plain(scratch, allowance, certify)).and_then(|certified| {
        let compressed = File::open(plain).and_then(|plain| {
            use ruzstd::encoding::{CompressionLevel, compress_to_vec};
            file.write_all(&compress_to_vec(BufReader::new(plain), CompressionLevel::Fastest))
        });
        let _ = std::fs::remove_file(plain);
        compressed.map_err(|error| failure(error.into()))?;
        Ok(certified)
    })
}

fn failure(error: CertificateError) -> Failure {
    match error {
        CertificateError::Stopped(reason) => {
            Failure::stopped(message!("there is no certificate: {why}", why => reason))
        }
        CertificateError::Unanswered(refusal) if refusal.kind == RefusalKind::Stopped => {
            Failure::stopped(message!("there is no certificate: {why}", why => *refusal.words))
        }
        CertificateError::Unwritable(ref cause) if lacks_room(cause) => {
            Failure::stopped(message!("there is no certificate: {why}", why => &error))
        }
        _ => Failure::said(&message!("there is no certificate: {why}", why => &error)),
    }
}
