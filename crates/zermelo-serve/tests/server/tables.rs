//! Tables over a real socket: what is found, what is refused, and how often.

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;
use zermelo_core::Clock;
use zermelo_serve::{Server, Settings, Stopper, TableAnswer, Tables};

/// A clock that tests set, so that none of them waits.
struct SetClock(AtomicU64);

impl Clock for SetClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.load(Ordering::SeqCst))
    }
}

/// A table of which everything is known: it says what it was asked.
struct Echo;

impl Tables for Echo {
    fn list(&self) -> Value {
        json!({ "tables": [{ "id": "echo" }] })
    }

    fn position(&self, table: &str, position: Option<&str>) -> TableAnswer {
        match (table, position) {
            ("echo", Some("broken")) => TableAnswer::Broken("the table is broken".to_owned()),
            ("echo", Some("wrong")) => TableAnswer::BadInput("that is no position".to_owned()),
            ("echo", position) => TableAnswer::Found(json!({ "asked": position })),
            _ => TableAnswer::Unknown(format!("there is no table {table}")),
        }
    }
}

struct Running {
    address: SocketAddr,
    stopper: Stopper,
    thread: thread::JoinHandle<std::io::Result<()>>,
    clock: &'static SetClock,
}

impl Running {
    fn start(tables: Option<&'static dyn Tables>, a_second: u32) -> Self {
        let clock: &'static SetClock = Box::leak(Box::new(SetClock(AtomicU64::new(1_000))));
        let server = Server::bind(Settings {
            address: ([127, 0, 0, 1], 0).into(),
            questions: NonZeroUsize::MIN,
            waiting: 1,
            time: Duration::from_secs(20),
            memory: 100_000_000,
            clock,
            tables,
            positions_a_second: NonZeroU32::new(a_second).unwrap(),
        })
        .unwrap();
        let (address, stopper) = (server.address(), server.stopper());
        Self { address, stopper, thread: thread::spawn(move || server.run()), clock }
    }

    /// The status and the body.
    fn get(&self, path: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), serde_json::from_str(body).unwrap())
    }

    fn stop(self) {
        self.stopper.stop();
        self.thread.join().unwrap().unwrap();
    }
}

#[test]
fn positions_are_told_and_nonsense_is_refused() {
    let server = Running::start(Some(&Echo), 1_000);
    assert_eq!(server.get("/api/tables"), (200, json!({ "tables": [{ "id": "echo" }] })));
    assert_eq!(server.get("/api/table?id=echo"), (200, json!({ "asked": null })));
    let asked = server.get("/api/table?position=x..%7C.o.+left&id=echo");
    assert_eq!(asked, (200, json!({ "asked": "x..|.o. left" })));
    let long = format!("/api/table?id=echo&position={}", "x".repeat(5_000));
    for (path, status) in [
        ("/api/table", 400),
        ("/api/table?id=", 404),
        ("/api/table?id=../../etc/passwd", 404),
        ("/api/table?id=%2fetc", 404),
        ("/api/table?id=echo&id=echo", 400),
        ("/api/table?id=echo&file=x", 400),
        ("/api/table?id=echo&position=%f", 400),
        ("/api/table?id=echo&position=wrong", 400),
        ("/api/table?id=echo&position=broken", 500),
        (long.as_str(), 400),
        ("/api/table/echo", 404),
    ] {
        let (found, body) = server.get(path);
        assert_eq!(found, status, "{path}");
        assert_eq!(body["schema"], "zermelo/error/1", "{path}");
    }
    server.stop();
}

#[test]
fn a_client_may_ask_so_often() {
    let server = Running::start(Some(&Echo), 3);
    let statuses: Vec<u16> = (0..5).map(|_| server.get("/api/table?id=echo").0).collect();
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    server.clock.0.store(1_400, Ordering::SeqCst);
    let statuses: Vec<u16> = (0..2).map(|_| server.get("/api/table?id=echo").0).collect();
    assert_eq!(statuses, [200, 429]);
    server.stop();
}

#[test]
fn a_server_without_tables_says_so() {
    let server = Running::start(None, 3);
    assert_eq!(server.get("/api/tables").0, 404);
    assert_eq!(server.get("/api/table?id=echo").0, 404);
    server.stop();
}
