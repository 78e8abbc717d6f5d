//! What the library is handed in by the program, and the parameters of rule files.

use crate::output::Failure;
use std::sync::OnceLock;
use zermelo::rules::{HeapRule, open_heap_rule};

pub(crate) use zermelo_system::{ProcessMemory, SystemClock, SystemFiles, replace_file};

static PARAMETERS: OnceLock<String> = OnceLock::new();

/// Remembers the parameters that `--set` gives to rule files.
pub(crate) fn set_parameters(set: &[String]) {
    // It is called once.
    let _ = PARAMETERS.set(set.join(","));
}

/// The text of a question with the parameters of `--set` behind the names of its rule files.
pub(crate) fn with_parameters(text: &str) -> String {
    zermelo::answer::with_parameters(text, PARAMETERS.get().map_or("", String::as_str))
}

/// The heaps that a code, a name of one, or a rule file stands for.
pub(crate) fn heap_rule(text: &str) -> Result<HeapRule, Failure> {
    match open_heap_rule(&with_parameters(text), Some(&SystemFiles)) {
        Some(found) => Ok(found?),
        None => Ok(HeapRule::Code(zermelo::language::in_english(text).parse::<zermelo::heap::HeapCode>()?)),
    }
}
