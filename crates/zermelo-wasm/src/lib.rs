//! Zermelo in the browser: `ask` takes a question as JSON and gives its answer as JSON, as a worker needs it. To cancel a
//! question, end the worker.

use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use zermelo_ask::Host;
use zermelo_core::{Clock, Limits};

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page began, in windows, workers and Node.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

struct PageClock;

impl Clock for PageClock {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(milliseconds().max(0.0) / 1000.0)
    }
}

/// What the tables of a question may take, as the engines count them, unless the question asks for less. An instance has 4 GB
/// at most, and a table that doubles is there twice for a moment.
const MOST_MEMORY: u64 = 1_500_000_000;

/// Answers a question: the verb, the input and the options as JSON, see the chapter "The page" of the book. Never throws.
#[wasm_bindgen]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "texts come from JavaScript as copies")]
pub fn ask(request: String) -> String {
    let limits = Limits { clock: Some(&PageClock), memory: Some(MOST_MEMORY), ..Limits::none() };
    zermelo_ask::ask(&request, &Host { limits, ..Host::default() })
}

/// Hands in the words of Korean (`ko`) or Chinese (`zh`), after which answers are told in it. Whether there were none before.
#[wasm_bindgen]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "texts come from JavaScript as copies")]
pub fn hand_in_words(tag: String, words: String) -> bool {
    zermelo_ask::hand_in_words(&tag, &words)
}
