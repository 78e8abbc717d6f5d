//! A question: it waits for its turn, is computed while somebody waits for the answer, and is answered as JSON or as events.

use crate::http::{self, Request, Status};
use crate::{Shared, Tables, refuse};
use serde_json::json;
use std::io;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use zermelo_ask::{Host, Refusal};
use zermelo_core::{Limits, Progress};

/// So often it is looked whether the client is still there.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);
/// So often progress is told.
const BETWEEN_EVENTS: Duration = Duration::from_millis(200);

pub(crate) fn ask(stream: &mut TcpStream, request: &Request, shared: &Shared) -> io::Result<()> {
    let content_type = request.field("content-type").unwrap_or_default();
    // A form of another page cannot send this type without asking first.
    if !content_type.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
        refuse(stream, Status::UnsupportedType, "a question is JSON: Content-Type: application/json");
        return Ok(());
    }
    let Ok(text) = std::str::from_utf8(&request.body) else {
        refuse(stream, Status::BadRequest, "the question is not UTF-8");
        return Ok(());
    };
    let Some(turn) = shared.turns.wait() else {
        let words = format!(
            "the server is busy: {} questions are being answered, and more wait than can be answered soon; ask again",
            shared.settings.questions
        );
        refuse(stream, Status::Busy, &words);
        return Ok(());
    };
    let with_events = request.field("accept").is_some_and(|accept| accept.contains("text/event-stream"));
    let told = Mutex::new(stream.try_clone()?);
    if with_events {
        http::begin_events(stream)?;
    }
    let watch = Watch {
        shared,
        interrupt: AtomicBool::new(false),
        is_done: AtomicBool::new(false),
        last: Mutex::new(None),
    };
    thread::scope(|scope| {
        let looks = stream.try_clone();
        let (watch, told) = (&watch, &told);
        if let Ok(looks) = looks {
            scope.spawn(move || watch.look(&looks, with_events.then_some(told)));
        }
        let answer = compute(text, shared, watch);
        drop(turn);
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        watch.is_done.store(true, Ordering::SeqCst);
        let written = if with_events {
            http::event(&mut *told, "answer", &answer)
        } else {
            http::answer(&mut told, Status::Ok, "application/json", answer.as_bytes(), true)
        };
        // Who reads to the end is not kept waiting for the next look.
        let _ = told.shutdown(std::net::Shutdown::Write);
        written
    })
}

fn compute(text: &str, shared: &Shared, watch: &Watch) -> String {
    let progress =
        |progress: Progress| *watch.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
    let limits = Limits {
        memory: Some(shared.settings.memory),
        interrupt: Some(&watch.interrupt),
        progress: Some(&progress),
        clock: Some(shared.settings.clock),
        ..Limits::none()
    };
    let limits = limits.at_most_time(shared.settings.time);
    let tables = shared.settings.tables.and_then(Tables::known);
    zermelo_ask::reply(text, &Host { limits, tables, ..Host::default() })
        .unwrap_or_else(|refusal: Refusal| refusal.to_json().to_string())
}

/// Whether anybody waits for the answer, and what is told meanwhile.
struct Watch<'a> {
    shared: &'a Shared,
    interrupt: AtomicBool,
    is_done: AtomicBool,
    last: Mutex<Option<Progress>>,
}

impl Watch<'_> {
    /// Looks until the answer is there, or the client or the server has gone.
    fn look(&self, stream: &TcpStream, told: Option<&Mutex<TcpStream>>) {
        let _ = stream.set_read_timeout(Some(BETWEEN_LOOKS));
        let mut next_event = Instant::now() + BETWEEN_EVENTS;
        let mut byte = [0];
        while !self.is_done.load(Ordering::SeqCst) {
            let is_gone = match stream.peek(&mut byte) {
                Ok(0) => true,
                // More was sent than one request, which is not read.
                Ok(_) => {
                    thread::sleep(BETWEEN_LOOKS);
                    false
                }
                Err(error) => !matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted
                ),
            };
            if is_gone || self.shared.is_stopping.load(Ordering::SeqCst) {
                self.interrupt.store(true, Ordering::Relaxed);
                return;
            }
            if let Some(told) = told.filter(|_| Instant::now() >= next_event) {
                next_event = Instant::now() + BETWEEN_EVENTS;
                self.tell(told);
            }
        }
    }

    fn tell(&self, told: &Mutex<TcpStream>) {
        let Some(progress) = self.last.lock().unwrap_or_else(PoisonError::into_inner).take() else { return };
        let data =
            json!({ "stage": progress.stage, "done": progress.done, "total": progress.total }).to_string();
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.is_done.load(Ordering::SeqCst) && http::event(&mut *told, "progress", &data).is_err() {
            self.interrupt.store(true, Ordering::Relaxed);
        }
    }
}
