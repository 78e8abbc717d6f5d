//! A subject as it is typed is opened or refused, prints as a text that reads back to the same position, and is answered
//! within limits.

#![no_main]

use libfuzzer_sys::fuzz_target;
use zermelo::prelude::*;

fuzz_target!(|text: &str| {
    let Ok(opened) = zermelo::catalogue::open(text) else { return };
    let printed = opened.game.print(&opened.position);
    let again = opened.game.parse_question(&printed);
    assert!(again.is_ok_and(|(position, _)| position == opened.position), "{text:?} prints as {printed:?}");
    let limits = Limits { positions: Some(2_000), memory: Some(1 << 27), ..Limits::none() };
    let _ = answer(&Question::new(opened), &limits);
});
