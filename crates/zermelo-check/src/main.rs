//! `zermelo-check FILE…`: 0 when all certificates are accepted, 1 when one is rejected, 2 when one is none.

#![forbid(unsafe_code)]

use std::fs::File;
use std::io::{BufReader, Write};
use std::process::ExitCode;
use zermelo_check::{Failure, check};

const USAGE: &str = "zermelo-check FILE...

Checks certificates of answers to combinatorial games, plain or compressed by Zstandard; '-' is standard input.
Exit code 0: all accepted; 1: one is rejected, with the first wrong record; 2: one is no certificate.";

fn main() -> ExitCode {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.iter().any(|file| file == "--help" || file == "-h") {
        return say(USAGE, ExitCode::SUCCESS);
    }
    if files.iter().any(|file| file == "--version" || file == "-V") {
        return say(concat!("zermelo-check ", env!("CARGO_PKG_VERSION")), ExitCode::SUCCESS);
    }
    if files.is_empty() {
        eprintln!("error: no file was given\n\n{USAGE}");
        return ExitCode::from(2);
    }
    let worst = files.iter().map(|file| check_file(file)).max().unwrap_or(0);
    ExitCode::from(worst)
}

fn say(text: &str, code: ExitCode) -> ExitCode {
    // A reader who has gone is no error.
    let _ = writeln!(std::io::stdout(), "{text}");
    code
}

/// The exit code for one file.
fn check_file(file: &str) -> u8 {
    let result = if file == "-" {
        check(std::io::stdin().lock())
    } else {
        match File::open(file) {
            Ok(opened) => check(BufReader::with_capacity(1 << 16, opened)),
            Err(error) => Err(Failure::NotACertificate(format!("the file cannot be read: {error}"))),
        }
    };
    let (code, text) = match &result {
        Ok(accepted) => (0, format!("{file}: accepted: {accepted}")),
        Err(failure @ Failure::Rejected { .. }) => (1, format!("{file}: rejected: {failure}")),
        Err(failure) => (2, format!("{file}: not a certificate: {failure}")),
    };
    if code == 2 {
        eprintln!("{text}");
    } else {
        let _ = writeln!(std::io::stdout(), "{text}");
    }
    code
}
