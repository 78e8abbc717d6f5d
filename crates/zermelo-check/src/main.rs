//! `zermelo-check FILE…`: 0 when all certificates are accepted, 1 when one is rejected, 2 when one is none.

#![forbid(unsafe_code)]

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use zermelo_check::{Limits, report_on_file};

const USAGE: &str = "zermelo-check [--limit-memory SIZE] FILE...

Checks certificates of answers to combinatorial games, plain or compressed by Zstandard; '-' is standard input.
SIZE bounds what is kept of each file, as 500M or 8G; 4G where nothing is said.
Exit code 0: all accepted; 1: one is rejected, with the first wrong record; 2: one is no certificate, or not to be
checked within the limit.";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    if arguments.iter().any(|word| word == "--help" || word == "-h") {
        return say(USAGE, ExitCode::SUCCESS);
    }
    if arguments.iter().any(|word| word == "--version" || word == "-V") {
        return say(concat!("zermelo-check ", env!("CARGO_PKG_VERSION")), ExitCode::SUCCESS);
    }
    match read_arguments(&arguments) {
        Ok((files, limits)) => {
            let worst = files.iter().map(|file| check_file(file, limits)).max().unwrap_or(0);
            ExitCode::from(worst)
        }
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "error: {message}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn read_arguments(arguments: &[OsString]) -> Result<(Vec<&OsStr>, Limits), String> {
    let mut limits = Limits::default();
    let mut files = Vec::new();
    let mut words = arguments.iter();
    while let Some(argument) = words.next() {
        let word = argument.to_string_lossy();
        let size = match word.strip_prefix("--limit-memory") {
            Some("") => words.next().and_then(|size| size.to_str()),
            Some(rest) => rest.strip_prefix('='),
            None if word.starts_with('-') && word != "-" => {
                return Err(format!("there is no option '{word}'"));
            }
            None => {
                files.push(argument.as_os_str());
                continue;
            }
        };
        limits.memory = size.and_then(read_size).ok_or("--limit-memory takes a size such as 500M or 8G")?;
    }
    if files.is_empty() { Err("no file was given".to_owned()) } else { Ok((files, limits)) }
}

/// Bytes, or with `K`, `M`, `G` so many times 2^10, 2^20, 2^30.
fn read_size(text: &str) -> Option<u64> {
    let units = [('K', 10), ('M', 20), ('G', 30)];
    let with_unit = units.into_iter().find_map(|(unit, shift)| Some((text.strip_suffix(unit)?, shift)));
    let (digits, shift) = with_unit.unwrap_or((text, 0));
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

fn say(text: &str, code: ExitCode) -> ExitCode {
    // A reader who has gone is no error.
    let _ = writeln!(std::io::stdout(), "{text}");
    code
}

/// Says what comes of one file; its exit code.
fn check_file(file: &OsStr, limits: Limits) -> u8 {
    let (code, text) = report_on_file(Path::new(file), limits);
    if code == 2 {
        let _ = writeln!(std::io::stderr(), "{text}");
    } else {
        let _ = writeln!(std::io::stdout(), "{text}");
    }
    code
}
