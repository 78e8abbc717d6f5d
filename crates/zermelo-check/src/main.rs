//! `zermelo-check FILE…`: 0 when all certificates are accepted, 1 when one is rejected, 2 when a file is not a certificate, 3 when
//! a limit stops a check. The clock is here: the library reads none.

#![forbid(unsafe_code)]

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use zermelo_check::{Limits, Stop, report_on_file};

const USAGE: &str = "zermelo-check [--limit-time TIME] [--limit-memory SIZE] FILE...

Checks certificates of answers to combinatorial games, plain or compressed by Zstandard; '-' is standard input.
TIME bounds the checks of all files together, as 500ms, 10s or 2min; a bare number is seconds.
SIZE bounds what is kept of each file, as 500M or 8G; 4G where nothing is said.
Exit code 0: all accepted; 1: one is rejected, with the first wrong record; 2: one is not a certificate; 3: a limit
stopped a check.";

/// Not a certificate, or wrong arguments.
const BAD_INPUT: u8 = 2;
/// A limit stopped a check.
const STOPPED: u8 = 3;

/// A check sees its deadline at once, unless it waits for its input. It is ended after this time.
const GRACE: Duration = Duration::from_millis(100);

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    if arguments.iter().any(|word| word == "--help" || word == "-h") {
        return say(USAGE, ExitCode::SUCCESS);
    }
    if arguments.iter().any(|word| word == "--version" || word == "-V") {
        return say(concat!("zermelo-check ", env!("CARGO_PKG_VERSION")), ExitCode::SUCCESS);
    }
    match Arguments::read(&arguments) {
        Ok(arguments) => ExitCode::from(arguments.check()),
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "error: {message}\n\n{USAGE}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

struct Arguments<'a> {
    files: Vec<&'a OsStr>,
    memory: u64,
    time: Option<Duration>,
}

impl<'a> Arguments<'a> {
    fn read(arguments: &'a [OsString]) -> Result<Self, String> {
        let mut read = Self { files: Vec::new(), memory: Limits::default().memory, time: None };
        let mut words = arguments.iter();
        while let Some(argument) = words.next() {
            let word = argument.to_string_lossy();
            if !word.starts_with('-') || word == "-" {
                read.files.push(argument);
                continue;
            }
            let (option, value) = match word.split_once('=') {
                Some((option, value)) => (option.to_owned(), Some(value.to_owned())),
                None => (word.into_owned(), words.next().map(|value| value.to_string_lossy().into_owned())),
            };
            match option.as_str() {
                "--limit-memory" => {
                    let size = value.as_deref().and_then(read_size);
                    read.memory = size.ok_or("--limit-memory takes a size such as 500M or 8G")?;
                }
                "--limit-time" => {
                    let time = value.as_deref().and_then(read_time);
                    read.time = Some(time.ok_or("--limit-time takes a time such as 500ms, 10s or 2min")?);
                }
                _ => return Err(format!("there is no option '{option}'")),
            }
        }
        if read.files.is_empty() { Err("no file was given".to_owned()) } else { Ok(read) }
    }

    /// Checks all files, up to the time limit; the worst exit code.
    fn check(&self) -> u8 {
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        if let Some(deadline) = deadline {
            std::thread::spawn(move || end_after(deadline));
        }
        let stop = || deadline.filter(|&deadline| Instant::now() >= deadline).map(|_| Stop::Time);
        let limits = Limits { memory: self.memory, stop: Some(&stop) };
        let mut worst = 0;
        for file in &self.files {
            let code = check_file(file, limits);
            worst = worst.max(code);
            if code == STOPPED && stop().is_some() {
                break;
            }
        }
        worst
    }
}

/// Ends a check that does not see its deadline because its input is silent.
fn end_after(deadline: Instant) {
    std::thread::sleep(deadline.saturating_duration_since(Instant::now()) + GRACE);
    let _ = writeln!(std::io::stderr(), "not checked: the time limit was reached");
    std::process::exit(STOPPED.into());
}

/// Bytes, or with `K`, `M`, `G` multiples of 2^10, 2^20, 2^30.
fn read_size(text: &str) -> Option<u64> {
    let units = [('K', 10), ('M', 20), ('G', 30)];
    let with_unit = units.into_iter().find_map(|(unit, shift)| Some((text.strip_suffix(unit)?, shift)));
    let (digits, shift) = with_unit.unwrap_or((text, 0));
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

/// Seconds, or with `ms`, `s`, `min` as many of these; more than nothing.
fn read_time(text: &str) -> Option<Duration> {
    let units = [("ms", 0.001), ("s", 1.0), ("min", 60.0)];
    let with_unit = units.into_iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, seconds)));
    let (number, seconds) = with_unit.unwrap_or((text, 1.0));
    let time = Duration::try_from_secs_f64(number.parse::<f64>().ok()? * seconds).ok()?;
    (!time.is_zero()).then_some(time)
}

fn say(text: &str, code: ExitCode) -> ExitCode {
    // A reader who has gone is not an error.
    let _ = writeln!(std::io::stdout(), "{text}");
    code
}

/// Says what comes of one file; its exit code.
fn check_file(file: &OsStr, limits: Limits) -> u8 {
    let (code, text) = report_on_file(Path::new(file), limits);
    if code >= BAD_INPUT {
        let _ = writeln!(std::io::stderr(), "{text}");
    } else {
        let _ = writeln!(std::io::stdout(), "{text}");
    }
    code
}
