//! The server against clients of all manners: many at once, broken ones, those that leave.

#[path = "server/tables.rs"]
mod tables;

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::num::NonZeroUsize;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};
use zermelo_core::Clock;
use zermelo_serve::{Server, Settings, Stopper};

struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

struct Running {
    address: SocketAddr,
    stopper: Stopper,
    thread: thread::JoinHandle<io::Result<()>>,
}

impl Running {
    fn start(questions: usize, waiting: usize) -> Self {
        let server = Server::bind(Settings {
            address: ([127, 0, 0, 1], 0).into(),
            questions: NonZeroUsize::new(questions).unwrap(),
            waiting,
            time: Duration::from_secs(20),
            memory: 500_000_000,
            clock: &SystemClock,
            tables: None,
            positions_a_second: std::num::NonZeroU32::MIN,
        })
        .unwrap();
        let (address, stopper) = (server.address(), server.stopper());
        Self { address, stopper, thread: thread::spawn(move || server.run()) }
    }

    fn stop(self) {
        self.stopper.stop();
        self.thread.join().unwrap().unwrap();
    }

    /// What comes back for these bytes, to the end of the connection.
    fn sent(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        // A server that refuses early may close before everything is sent.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8(answer).unwrap()
    }

    fn question(&self, question: &str, more: &str) -> Vec<u8> {
        format!(
            "POST /api/ask HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{more}\r\n{question}",
            self.address,
            question.len()
        )
        .into_bytes()
    }

    fn get(&self, path: &str) -> String {
        self.sent(format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address).as_bytes())
    }
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or(answer)
}

#[test]
fn questions_and_files_are_answered() {
    let server = Running::start(2, 10);
    let answer = server.sent(&server.question(r#"{"verb": "solve", "input": "nim 3 4 5"}"#, ""));
    assert_eq!(status(&answer), "200");
    let body = answer.split("\r\n\r\n").nth(1).unwrap();
    let same = zermelo_ask::ask(r#"{"verb": "solve", "input": "nim 3 4 5"}"#, &zermelo_ask::Host::default());
    assert_eq!(body, same);
    for header in ["Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff"] {
        assert!(answer.contains(header), "{answer}");
    }
    let events = server.sent(&server.question(r#"{"verb": "engine"}"#, "Accept: text/event-stream\r\n"));
    assert!(events.contains("Content-Type: text/event-stream"), "{events}");
    assert!(events.contains("event: answer\ndata: {") && events.ends_with("}\n\n"), "{events}");
    assert!(server.get("/api/engine").contains("\"zermelo/engine/1\""));
    let script = server.get("/zermelo_wasm.js");
    assert!(status(&script) == "200" && script.contains("text/javascript"));
    server.stop();
}

#[test]
fn strangers_are_refused() {
    let server = Running::start(1, 1);
    let question = r#"{"verb": "engine"}"#;
    let with_host = |host: &str, more: &str| {
        let text = format!(
            "POST /api/ask HTTP/1.1\r\nHost: {host}\r\n{more}Content-Length: {}\r\n\r\n{question}",
            question.len()
        );
        status(&server.sent(text.as_bytes())).to_owned()
    };
    let (own, json) = (server.address.to_string(), "Content-Type: application/json\r\n");
    assert_eq!(with_host(&own, json), "200");
    assert_eq!(with_host(&format!("localhost:{}", server.address.port()), json), "200");
    assert_eq!(with_host("evil.example", json), "403");
    assert_eq!(with_host(&format!("evil.example:{}", server.address.port()), json), "403");
    assert_eq!(with_host("127.0.0.1:1", json), "403");
    assert_eq!(with_host(&own, &format!("{json}Origin: http://{own}\r\n")), "200");
    assert_eq!(with_host(&own, &format!("{json}Origin: http://evil.example\r\n")), "403");
    assert_eq!(with_host(&own, &format!("{json}Origin: null\r\n")), "403");
    assert_eq!(with_host(&own, &format!("{json}Host: evil.example\r\n")), "403");
    assert_eq!(with_host(&own, "Content-Type: text/plain\r\n"), "415");
    assert_eq!(with_host(&own, ""), "415");
    server.stop();
}

#[test]
fn no_file_of_the_machine_has_a_path() {
    let server = Running::start(1, 1);
    for path in [
        "/../Cargo.toml",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/assets/zermelo_wasm.js",
        "/zermelo_wasm.js/",
        "/./zermelo_wasm.js",
        "/zermelo_wasm.js%00",
        "/.git",
        "/api",
        "/api/",
        "*",
    ] {
        assert_eq!(status(&server.get(path)), "404", "{path}");
    }
    assert_eq!(status(&server.get("/api/ask")), "405");
    assert_eq!(status(&server.get("/zermelo_wasm.js?v=1")), "200");
    server.stop();
}

/// What `GET` is answered, `HEAD` is without the body; other methods are told which ones there are.
#[test]
fn paths_tell_their_methods() {
    let server = Running::start(1, 1);
    let ask = |method: &str, path: &str| {
        let request = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
        server.sent(request.as_bytes())
    };
    for path in ["/", "/api/engine"] {
        let head = ask("HEAD", path);
        assert_eq!(status(&head), "200", "{path}");
        assert!(head.ends_with("\r\n\r\n") && ask("GET", path).starts_with(&head), "{path}: {head}");
    }
    for (method, path, allowed) in [
        ("POST", "/api/engine", "GET, HEAD"),
        ("HEAD", "/api/ask", "POST"),
        ("DELETE", "/nothing", "GET, HEAD"),
    ] {
        let refused = ask(method, path);
        assert_eq!(status(&refused), "405", "{method} {path}");
        assert!(refused.contains(&format!("\r\nAllow: {allowed}\r\n")), "{method} {path}: {refused}");
    }
    server.stop();
}

#[test]
fn broken_requests_are_answered_in_words() {
    let server = Running::start(1, 1);
    let host = format!("Host: {}\r\n", server.address);
    let post =
        |more: &str| format!("POST /api/ask HTTP/1.1\r\n{host}Content-Type: application/json\r\n{more}");
    for (request, expected) in [
        ("\0\0\0\0\r\n\r\n".to_owned(), "400"),
        ("hello\r\n\r\n".to_owned(), "400"),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), "403"),
        (format!("DELETE / HTTP/1.1\r\n{host}\r\n"), "405"),
        (format!("GET / HTTP/1.1\r\n{host}{}\r\n", "X: y\r\n".repeat(100)), "431"),
        (format!("GET /{} HTTP/1.1\r\n{host}\r\n", "x".repeat(40_000)), "431"),
        (post("Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), "411"),
        (post("Content-Length: x\r\n\r\n"), "400"),
        (post("Content-Length: -1\r\n\r\n"), "400"),
        (post("Content-Length: 99999999999999999999\r\n\r\n"), "400"),
        (post("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"), "400"),
        (post("Content-Length: 2\r\n\r\n\u{7f}\u{0}"), "200"),
        (post("\r\n"), "200"),
    ] {
        let answer = server.sent(request.as_bytes());
        assert_eq!(status(&answer), expected, "{request:.80}: {answer:.200}");
        if expected != "200" {
            assert!(answer.contains("\"schema\":\"zermelo/error/1\""), "{answer}");
        }
    }
    let utf8 = [post("Content-Length: 2\r\n\r\n").as_bytes(), b"\xff\xfe"].concat();
    assert_eq!(status(&server.sent(&utf8)), "400");
    server.stop();
}

#[test]
fn ten_megabytes_are_too_many() {
    let server = Running::start(1, 1);
    let question = format!(r#"{{"verb": "solve", "input": "{}"}}"#, "1 ".repeat(5 << 20));
    let answer = server.sent(&server.question(&question, ""));
    assert_eq!(status(&answer), "413");
    assert!(answer.contains("of which at most"), "{answer}");
    server.stop();
}

/// Whoever asks is answered or told that the server is busy, and the server goes on.
#[test]
fn a_thousand_questions_at_once() {
    const QUESTIONS: usize = 1_000;
    let server = Running::start(2, 600);
    let ask = || {
        let answer = server.sent(&server.question(r#"{"verb": "solve", "input": "nim 3 4 5"}"#, ""));
        match status(&answer) {
            "200" if answer.contains("\"outcome\":\"N\"") => true,
            "503" if answer.contains("the server is busy") => false,
            _ => panic!("{answer}"),
        }
    };
    let answered = thread::scope(|scope| {
        let asking: Vec<_> = (0..QUESTIONS)
            .map(|_| thread::Builder::new().stack_size(128 << 10).spawn_scoped(scope, ask).unwrap())
            .collect();
        asking.into_iter().map(|thread| thread.join().unwrap()).filter(|&is_answered| is_answered).count()
    });
    assert!(answered >= 600, "{answered}");
    assert!(ask());
    server.stop();
}

/// A question that nobody waits for any more makes room for the next one.
#[test]
fn a_question_ends_with_its_connection() {
    let server = Running::start(1, 5);
    let long = server.question(r#"{"verb": "value", "input": "domineering 7x7"}"#, "");
    let mut leaving = TcpStream::connect(server.address).unwrap();
    leaving.write_all(&long).unwrap();
    thread::sleep(Duration::from_millis(100));
    leaving.shutdown(Shutdown::Both).unwrap();
    drop(leaving);
    let answer = server.sent(&server.question(r#"{"verb": "engine"}"#, ""));
    assert_eq!(status(&answer), "200");
    server.stop();
}

/// Ctrl-C stops what is being computed, and says so.
#[test]
fn a_server_that_stops_answers_what_it_began() {
    let server = Running::start(1, 5);
    let mut waiting = TcpStream::connect(server.address).unwrap();
    waiting.write_all(&server.question(r#"{"verb": "value", "input": "domineering 7x7"}"#, "")).unwrap();
    thread::sleep(Duration::from_millis(100));
    server.stop();
    let mut answer = String::new();
    waiting.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("\"confidence\":\"stopped\"") || answer.contains("zermelo/error/1"), "{answer}");
}
