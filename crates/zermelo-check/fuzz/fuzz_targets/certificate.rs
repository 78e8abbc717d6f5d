//! Any bytes, as a file and as the records of a file whose closing line is right: nothing panics or takes much memory.
//!
//! `cargo +nightly fuzz run certificate -- -rss_limit_mb=600 -timeout=20` in `crates/zermelo-check`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use zermelo_check::{Digest, Limits, check_within};

const LIMITS: Limits = Limits { memory: 1 << 26 };

fuzz_target!(|bytes: &[u8]| {
    let _ = check_within(bytes, LIMITS);
    let mut sealed = b"zermelo certificate 1\n".to_vec();
    sealed.extend(bytes);
    sealed.push(b'\n');
    let mut digest = Digest::new();
    let mut count = 0;
    for line in sealed[..sealed.len() - 1].split(|&byte| byte == b'\n') {
        digest.add(line);
        count += 1;
    }
    sealed.extend(format!("end {count} {:016x}\n", digest.value()).bytes());
    let _ = check_within(sealed.as_slice(), LIMITS);
});
