//! Answers the questions on standard input, a line each, in order: what WebAssembly is compared with.

use std::io::{self, BufRead, Write};
use zermelo_ask::{Host, ask};

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        // An answer may have several lines; the reader tells them apart as a JSON text.
        let answer = serde_json::Value::String(ask(&line?, &Host::default()));
        writeln!(output, "{answer}")?;
    }
    Ok(())
}
