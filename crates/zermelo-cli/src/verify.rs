//! `zermelo verify`: the checker of certificates, which shares nothing with the solver.

use crate::arguments::{Arguments, Format};
use crate::output::{ANSWERED, BAD_INPUT, Failure, NO, STOPPED, print, say, write_text};
use clap::Args;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use zermelo::certificate::verdict;
use zermelo::game::{Message, message};
use zermelo_check::{Certificate, Limits, Stop, coq, report_on_file};

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// Checks certificates, without any of the solver; exit code 1 when one is rejected, 3 when a limit stops a check
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo solve domineering 4x4 --to-move left --certificate win.txt\n  \
    zermelo verify win.txt\n\n\
    The same checker is a program of its own, zermelo-check, without any of the solver.")]
pub(crate) struct Verify {
    /// The certificates, plain or compressed by Zstandard; '-' is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Write a small certificate that carries the moves, or is by a theorem, of a statement or of a period, as a Coq file for 'proofs/check'
    #[arg(long, value_name = "FILE")]
    pub(crate) coq: Option<PathBuf>,

    /// The vertex of a graph that the Coq theorem is about, from 0
    #[arg(long, value_name = "N", default_value_t = 0, requires = "coq")]
    pub(crate) vertex: usize,
}

/// Set by the first Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Set when all checks are done: what is written then is written to its end.
static CHECKED: AtomicBool = AtomicBool::new(false);

/// A check that is told to stop does so at once, unless it waits for its input. It is ended after this time.
const GRACE: Duration = Duration::from_millis(100);

pub(crate) fn run(verify: &Verify, arguments: &Arguments) -> Result<u8, Failure> {
    let shared = &arguments.shared;
    let deadline = shared.limit_time.and_then(|time| Instant::now().checked_add(time));
    watch(deadline);
    let stop = || {
        if INTERRUPTED.load(Ordering::Relaxed) {
            Some(Stop::Interrupt)
        } else {
            deadline.filter(|&deadline| Instant::now() >= deadline).map(|_| Stop::Time)
        }
    };
    let usual = Limits::default();
    let limits = Limits { memory: shared.limit_memory.unwrap_or(usual.memory), stop: Some(&stop) };
    let mut worst = ANSWERED;
    for file in &verify.files {
        let (code, text) = report_on_file(file, limits);
        let text = in_words(file, code, &text);
        if code >= BAD_INPUT {
            let _ = writeln!(std::io::stderr(), "{}", say(&message!("error: {what}", what = text)));
        } else {
            print(&format!("{text}\n"))?;
        }
        worst = worst.max(code);
        if code == STOPPED && stop().is_some() {
            break;
        }
    }
    CHECKED.store(true, Ordering::Relaxed);
    match &verify.coq {
        Some(path) if worst == ANSWERED => write_for_coq(verify, path, limits),
        _ => Ok(worst),
    }
}

/// The line of the checker, which speaks English, in the language of what is printed.
fn in_words(file: &Path, code: u8, text: &str) -> String {
    let about = |verdict: &str| text.strip_prefix(&format!("{}: {verdict}: ", file.display()));
    let (file, known) = (file.display(), |code| match code {
        ANSWERED => about("accepted"),
        NO => about("rejected"),
        BAD_INPUT => about("not a certificate"),
        _ => about("not checked"),
    });
    let Some(what) = known(code) else { return text.to_owned() };
    if let Some(reason) = what.strip_prefix("the file cannot be read: ") {
        return say(&message!("{file}: the file cannot be read: {reason}", file, reason));
    }
    let what = verdict(what);
    say(&match code {
        ANSWERED => message!("{file}: accepted: {what}", file, what => what),
        NO => message!("{file}: rejected: {what}", file, what => what),
        BAD_INPUT => message!("{file}: not a certificate: {what}", file, what => what),
        _ => message!("{file}: not checked: {what}", file, what => what),
    })
}

/// Handles Ctrl-C, and ends a check that does not see the deadline or the interrupt because its input is silent.
fn watch(deadline: Option<Instant>) {
    // Without a handler Ctrl-C ends the process as it always does.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        end_after(GRACE, "interrupted");
    });
    if let Some(deadline) = deadline {
        thread::spawn(move || {
            end_after(
                deadline.saturating_duration_since(Instant::now()) + GRACE,
                "the time limit was reached",
            );
        });
    }
}

fn end_after(time: Duration, reason: &str) {
    thread::sleep(time);
    if !CHECKED.load(Ordering::Relaxed) {
        let why = message!("not checked: {reason}", reason => reason);
        let _ = writeln!(std::io::stderr(), "{}", say(&message!("error: {what}", what => why)));
        std::process::exit(STOPPED.into());
    }
}

/// Writes the one certificate as a Coq file.
fn write_for_coq(verify: &Verify, path: &Path, limits: Limits) -> Result<u8, Failure> {
    let [file] = verify.files.as_slice() else {
        return Err(Failure::said(&message!("--coq takes one certificate at a time")));
    };
    let refused = |reason: Message| {
        Failure::said(&message!("--coq: {file}: {reason}", file = file.display(), reason => reason))
    };
    if file.as_os_str() == "-" {
        return Err(refused(message!("the certificate is read a second time, so it must be a file")));
    }
    let opened = File::open(file)
        .map_err(|error| refused(message!("it cannot be read again: {error}", error => error)))?;
    let certificate = Certificate::read(BufReader::new(opened), limits).map_err(|failure| match failure {
        zermelo_check::Failure::OutOfLimits { .. } => {
            let reason = failure.to_string();
            Failure::stopped(message!("--coq: {file}: {reason}", file = file.display(), reason => reason))
        }
        _ => refused(failure.to_string().into()),
    })?;
    let proof = coq::write(&certificate, verify.vertex).map_err(|reason| refused(reason.into()))?;
    write_text(path, &proof)
}
