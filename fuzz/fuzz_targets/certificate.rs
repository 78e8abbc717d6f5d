//! A certificate is accepted or refused within limits, whatever its bytes are.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::cell::Cell;
use zermelo_check::{Limits, Stop, check_within};

fuzz_target!(|bytes: &[u8]| {
    // The checker asks after each small portion of work; so many are a second or so.
    let portions = Cell::new(20_000_u32);
    let stop = || {
        portions.set(portions.get().saturating_sub(1));
        (portions.get() == 0).then_some(Stop::Time)
    };
    let _ = check_within(bytes, Limits { memory: 1 << 27, stop: Some(&stop) });
});
