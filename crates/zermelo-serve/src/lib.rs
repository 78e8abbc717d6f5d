//! The page over HTTP, with the native engine behind it.
//!
//! A [`Server`] serves the files that are part of the program, answers questions at `/api/ask` as [`zermelo_ask`] does, and tells
//! positions of tables at `/api/table` where it has any.
//! It is made for one machine, or one room: one request a connection, a thread a connection, so many questions at a time and
//! the others in turn; what comes beyond that is refused in words. It reads no file by name, answers only to the names it is
//! reached under, and stops a question when the client has gone.
//!
//! HTTP itself is a hundred lines over `std::net` and `httparse`: an asynchronous server would be most of what the program
//! takes to build, for a handful of connections.

mod assets;
mod http;
mod question;
mod routes;
mod tables;
mod turns;

pub use assets::assets;
pub use tables::{TableAnswer, Tables};

use http::{Status, Unread};
use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tables::rate::Rate;
use turns::Turns;
use zermelo_core::Clock;

/// How a server is set up.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Where it is reached. Port 0 is any that is free.
    pub address: SocketAddr,
    /// So many questions are answered at a time.
    pub questions: NonZeroUsize,
    /// So many more wait for their turn.
    pub waiting: usize,
    /// A question may take this long.
    pub time: Duration,
    /// The tables of one question may take so many bytes, as the engines count them.
    pub memory: u64,
    /// Tells the time.
    pub clock: &'static dyn Clock,
    /// Tables of every position, where there are any.
    pub tables: Option<&'static dyn Tables>,
    /// So many positions of tables are told to one client each second.
    pub positions_a_second: NonZeroU32,
}

/// Connections that are open at a time.
const MOST_CONNECTIONS: usize = 2_000;
/// A question that cannot begin within this time is refused.
const LONGEST_WAIT: Duration = Duration::from_mins(1);
/// What is being written when the server stops may be written to its end within this time.
const GRACE: Duration = Duration::from_secs(2);
/// A client that does not read its answer is left after this time.
const TO_BE_READ: Duration = Duration::from_secs(10);

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
}

/// What all connections share.
struct Shared {
    settings: Settings,
    address: SocketAddr,
    turns: Turns,
    rate: Rate,
    /// Set when the server is to stop: questions stop, too.
    is_stopping: AtomicBool,
    connections: AtomicUsize,
}

/// Stops a server from another thread.
#[derive(Clone)]
pub struct Stopper(Arc<Shared>);

impl Stopper {
    /// Lets the server stop: no more connections are taken, questions are stopped.
    pub fn stop(&self) {
        self.0.is_stopping.store(true, Ordering::SeqCst);
        // Whoever waits for a connection gets one. Where there is none to be had, nobody waits.
        let mut address = self.0.address;
        if address.ip().is_unspecified() {
            address.set_ip(if address.is_ipv4() {
                [127, 0, 0, 1].into()
            } else {
                [0, 0, 0, 0, 0, 0, 0, 1].into()
            });
        }
        let _ = TcpStream::connect_timeout(&address, Duration::from_secs(1));
    }
}

impl Server {
    /// Listens, and answers once it is [`run`](Self::run).
    ///
    /// # Errors
    /// Those of the system, such as an address in use.
    pub fn bind(settings: Settings) -> io::Result<Self> {
        let listener = TcpListener::bind(settings.address)?;
        let shared = Shared {
            address: listener.local_addr()?,
            turns: Turns::new(settings.questions.get(), settings.waiting, LONGEST_WAIT),
            rate: Rate::new(settings.positions_a_second),
            is_stopping: AtomicBool::new(false),
            connections: AtomicUsize::new(0),
            settings,
        };
        Ok(Self { listener, shared: Arc::new(shared) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.shared.address
    }

    /// What stops it.
    pub fn stopper(&self) -> Stopper {
        Stopper(self.shared.clone())
    }

    /// Answers until it is stopped.
    ///
    /// # Errors
    /// Those of the system where no connection can be taken any more.
    pub fn run(self) -> io::Result<()> {
        for connection in self.listener.incoming() {
            if self.shared.is_stopping.load(Ordering::SeqCst) {
                break;
            }
            match connection {
                Ok(stream) => take(stream, &self.shared),
                // A client that went at once, or no room for another connection for now.
                Err(_) => thread::sleep(Duration::from_millis(10)),
            }
        }
        let end = Instant::now() + GRACE;
        while self.shared.connections.load(Ordering::SeqCst) > 0 && Instant::now() < end {
            thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

/// A connection that counts while it lives.
struct Counted(Arc<Shared>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Answers a connection on a thread of its own, or says that there are too many.
fn take(mut stream: TcpStream, shared: &Arc<Shared>) {
    let count = shared.connections.fetch_add(1, Ordering::SeqCst);
    let counted = Counted(shared.clone());
    let _ = stream.set_write_timeout(Some(TO_BE_READ));
    if count >= MOST_CONNECTIONS {
        refuse(&mut stream, Status::Busy, "there are too many connections");
        return;
    }
    let spawned = thread::Builder::new().name("connection".to_owned()).spawn(move || {
        let shared = counted;
        serve(&mut stream, &shared.0);
        // The other side has everything before it sees the end.
        let _ = stream.shutdown(Shutdown::Write);
    });
    // Without a thread the connection is dropped, which closes it.
    drop(spawned);
}

fn serve(stream: &mut TcpStream, shared: &Shared) {
    match http::read(stream, zermelo_ask::LONGEST_REQUEST) {
        // Nobody is left to be told when an answer cannot be written.
        Ok(request) => drop(routes::answer(stream, &request, shared)),
        Err(Unread::Refused(status, words)) => {
            refuse(stream, status, &words);
            http::linger(stream);
        }
        Err(Unread::Gone) => {}
    }
}

/// Answers with an object of the schema `zermelo/error/1`.
fn refuse(stream: &mut TcpStream, status: Status, words: &str) {
    let refusal = match status {
        Status::Busy | Status::Timeout | Status::TooOften | Status::Broken => {
            zermelo_ask::Refusal::stopped(words)
        }
        _ => zermelo_ask::Refusal::bad_input(words),
    };
    let body = refusal.to_json().to_string();
    let _ = http::answer(stream, status, "application/json", body.as_bytes(), true);
}
