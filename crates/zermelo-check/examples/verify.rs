//! Checks certificates with a time limit of the caller's own making: `cargo run -p zermelo-check --example verify FILE…`.

use std::fs::File;
use std::io::BufReader;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use zermelo_check::{Failure, Limits, Stop, check_within};

fn main() -> ExitCode {
    let mut all_accepted = true;
    for name in std::env::args().skip(1) {
        let file = match File::open(&name) {
            Ok(file) => BufReader::new(file),
            Err(error) => {
                eprintln!("{name}: {error}");
                all_accepted = false;
                continue;
            }
        };
        // The checker reads no clock: it asks.
        let deadline = Instant::now() + Duration::from_mins(1);
        let stop = || (Instant::now() >= deadline).then_some(Stop::Time);
        match check_within(file, Limits { memory: 1 << 30, stop: Some(&stop) }) {
            Ok(accepted) => {
                println!("{name}: {}", accepted.claim);
                if accepted.moves_on_trust {
                    println!("  if these are the moves of the game");
                }
                for theorem in &accepted.relies_on {
                    println!("  by {theorem}");
                }
                continue;
            }
            Err(Failure::OutOfLimits { reason, .. }) => println!("{name}: not known, {reason}"),
            Err(failure) => println!("{name}: not shown: {failure}"),
        }
        all_accepted = false;
    }
    if all_accepted { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
