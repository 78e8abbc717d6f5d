//! A rule file is read or refused, whatever its text is: no loop without end, no list without bound. The files of `games/`
//! are a good corpus to start from.

#![no_main]

use libfuzzer_sys::fuzz_target;
use zermelo::rules::open_text;
use zermelo::rules::reader::Settings;

fuzz_target!(|text: &str| {
    let mut no_other = |name: &str| Err(format!("{name} is not there"));
    let _ = open_text("fuzzed.star", text, &Settings::default(), &mut no_other);
});
