//! A question under limits, with progress and an interrupt flag. What stops a computation is an answer too, and says what is
//! known so far.
//!
//! `cargo run -p zermelo --example limits_and_progress`

use std::sync::atomic::AtomicBool;
use zermelo::answer::{Question, answer};
use zermelo::solve::{Limits, Progress};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // In a program, a signal handler or another thread sets it.
    let interrupt = AtomicBool::new(false);
    let report = |progress: Progress| eprintln!("{}: {}", progress.stage, progress.done);
    let limits = Limits {
        positions: Some(100_000),
        interrupt: Some(&interrupt),
        progress: Some(&report),
        ..Limits::none()
    };
    for text in ["kayles 5 8 13", "domineering 6x6"] {
        let found = answer(&Question::new(zermelo::catalogue::open(text)?), &limits)?;
        println!("{text}: {}, by {}", found.confidence.word(), found.by);
    }
    Ok(())
}
