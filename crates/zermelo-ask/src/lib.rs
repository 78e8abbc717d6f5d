//! Questions as JSON in, answers as JSON out: the one interface on which the page stands, whether the engine runs in the
//! browser (`zermelo-wasm`) or behind a server (`zermelo-serve`).
//!
//! A question names a verb of the program, its input and its options; the answer is the line that the program prints with
//! `--format json`, byte for byte. Beyond the verbs of the program there are `position`, which has all that is needed to
//! show a position and to move in it, `play`, `session`, `certificate` and `check`.
//!
//! ```
//! use zermelo_ask::{Host, ask};
//!
//! let answer = ask(r#"{"verb": "solve", "input": "nim 3 4 5"}"#, &Host::default());
//! assert!(answer.starts_with(r#"{"schema":"zermelo/answer/2","game":"nim""#));
//! let refusal = ask(r#"{"verb": "solve", "input": "nmi 3"}"#, &Host::default());
//! assert!(refusal.contains(r#""schema":"zermelo/error/1""#) && refusal.contains("did you mean 'nim'?"));
//! ```

mod files;
mod request;
mod verbs;

pub use request::{LimitsAsked, NamedText, Options, Request};
pub use verbs::VERBS;
pub use zermelo::answer::{KnownTables, Refusal, RefusalKind};

use files::NamedFiles;
use std::num::NonZeroUsize;
use std::time::Duration;
use zermelo::language::{Language, Surroundings, hand_in};
use zermelo::solve::Limits;

/// Longer questions are refused.
pub const LONGEST_REQUEST: usize = 4 << 20;

/// Who answers: what a question may use at most, and how many threads there are.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// The limits of every question; a question can ask for tighter ones.
    pub limits: Limits<'a>,
    /// Threads for one question.
    pub threads: NonZeroUsize,
    /// Tables of every position that questions are answered by where they have the position.
    pub tables: Option<&'a dyn KnownTables>,
}

impl Default for Host<'_> {
    /// No limits, one thread.
    fn default() -> Self {
        Self { limits: Limits::none(), threads: NonZeroUsize::MIN, tables: None }
    }
}

/// Answers a question. Every text has an answer: where it cannot be read, or has none, an object of the schema
/// `zermelo/error/1`.
pub fn ask(request: &str, host: &Host) -> String {
    reply(request, host).unwrap_or_else(|refusal| refusal.to_json().to_string())
}

/// The same, with refusals told apart.
pub fn reply(request: &str, host: &Host) -> Result<String, Refusal> {
    if request.len() > LONGEST_REQUEST {
        return Err(Refusal::bad_input(format!(
            "the question has {} bytes, of which at most {LONGEST_REQUEST} are read",
            request.len()
        )));
    }
    let request: Request = serde_json::from_str(request).map_err(|error| {
        let example = r#"for example: {"verb": "solve", "input": "nim 3 4 5"}"#;
        Refusal::bad_input(format!("the question cannot be read: {error}\n  {example}"))
    })?;
    let limits = within(host.limits, &request.limits);
    let files = NamedFiles::new(&request);
    let question = Question { files, request: &request, limits, threads: host.threads, tables: host.tables };
    let mut text = verbs::answer(&question).map_err(|refusal| told(refusal, &question))?;
    text.truncate(text.trim_end().len());
    Ok(text)
}

/// A refusal in the language of the question, for where it is read.
fn told(refusal: Refusal, question: &Question) -> Refusal {
    let tag = question.request.lang.as_deref().unwrap_or_default();
    let language = Language::of_tag(tag).unwrap_or_default();
    let surroundings = question.surroundings();
    if language == Language::English && surroundings == Surroundings::Terminal {
        return refusal;
    }
    refusal.in_words(&|message| language.say(&surroundings.fit(message)))
}

/// Hands in the words of a language, the text of its files in the library's `locales/` one after the other: for hosts that
/// load them when they are needed, as the page does. Whether the language had none before.
pub fn hand_in_words(tag: &str, words: &str) -> bool {
    Language::of_tag(tag).is_some_and(|language| hand_in(language, words))
}

/// The limits of the host, tightened by those of a question.
fn within<'a>(limits: Limits<'a>, asked: &LimitsAsked) -> Limits<'a> {
    let limits = asked.time_ms.map_or(limits, |time| limits.at_most_time(Duration::from_millis(time)));
    let limits = asked.positions.map_or(limits, |positions| limits.at_most_positions(positions));
    let memory = asked.memory_mb.map(|megabytes| megabytes.saturating_mul(1_000_000));
    Limits { memory: limits.memory.into_iter().chain(memory).min(), ..limits }
}

/// A question with what it may use.
struct Question<'a> {
    request: &'a Request,
    files: NamedFiles<'a>,
    limits: Limits<'a>,
    threads: NonZeroUsize,
    tables: Option<&'a dyn KnownTables>,
}
