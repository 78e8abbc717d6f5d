//! How the processes of a build find each other. All connect to process 0, which waits until it has heard of everybody and
//! then tells all where the others listen; then each connects to those before it. Each says what it builds, so that
//! processes of different builds do not mix, and nobody waits for ever.

use crate::failure::Failure;
use crate::hosts::Host;
use crate::wire::{Wire, end};
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::{Duration, Instant};
use zermelo_core::Message;

const MAGIC: u64 = u64::from_le_bytes(*b"zm-clust");
/// Changes where processes of different versions would not understand each other.
const VERSION: u32 = 1;
/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(50);
/// How long one that connects may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(5);

/// Who is to meet.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// How many processes.
    pub processes: usize,
    /// Worker threads of each.
    pub threads: usize,
    /// What is built: the rules and the numbering.
    pub digest: u64,
    /// How long to wait for the others.
    pub patience: Duration,
}

/// A process and where it listens.
#[derive(Debug)]
pub struct Seat {
    process: usize,
    listener: Option<TcpListener>,
    /// Where the others listen: all of them, or process 0 alone.
    hosts: Vec<Host>,
}

/// What a process says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hello {
    process: u32,
    processes: u32,
    threads: u32,
    digest: u64,
    port: u32,
    token: u64,
}

const HELLO: usize = 44;

impl Hello {
    fn write(self, stream: &mut impl Write) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(HELLO);
        bytes.extend_from_slice(&MAGIC.to_le_bytes());
        for word in [VERSION, self.process, self.processes, self.threads, self.port] {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        for word in [self.digest, self.token] {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        stream.write_all(&bytes)
    }

    /// `None` where something else is said.
    fn read(stream: &mut impl Read) -> io::Result<Option<Self>> {
        let mut bytes = [0; HELLO];
        stream.read_exact(&mut bytes)?;
        let long = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| bytes[at + byte]));
        let short = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| bytes[at + byte]));
        if long(0) != MAGIC || short(8) != VERSION {
            return Ok(None);
        }
        Ok(Some(Self {
            process: short(12),
            processes: short(16),
            threads: short(20),
            port: short(24),
            digest: long(28),
            token: long(36),
        }))
    }
}

/// Takes the place of a process: it listens where its line says, or at any port of this machine where there is no line.
pub fn take_seat(process: usize, hosts: &[Host], join: Option<&Host>) -> Result<Seat, Failure> {
    let own = hosts.get(process).map_or("127.0.0.1:0", |host| &host.0);
    let listener = TcpListener::bind(own).map_err(|error| {
        Failure::BadInput(format!(
            "process {process} cannot listen at {own}: {}\n  --process says which line of the hosts is this machine, from 0 on",
            Message::from(error)
        ))
    })?;
    let hosts = join.map_or_else(|| hosts.to_vec(), |first| vec![first.clone()]);
    Ok(Seat { process, listener: Some(listener), hosts })
}

impl Seat {
    /// Where it listens.
    pub fn address(&self) -> io::Result<Host> {
        let listener = self.listener.as_ref().ok_or(io::ErrorKind::NotConnected)?;
        Ok(Host(listener.local_addr()?.to_string()))
    }

    fn name(&self, process: usize) -> String {
        match self.hosts.get(process) {
            Some(Host(address)) => format!("process {process} ({address})"),
            None => format!("process {process}"),
        }
    }

    /// Meets the others. Gives a stream to each, with the token of process 0, by which folders are compared. `watch` is
    /// asked again and again whether it makes sense to wait on.
    pub(crate) fn meet(
        mut self,
        meeting: &Meeting,
        token: u64,
        is_quiet: bool,
        watch: &mut dyn FnMut() -> Result<(), Failure>,
    ) -> Result<(Vec<Option<Wire>>, u64), Failure> {
        let deadline = Instant::now() + meeting.patience;
        let listener = self.listener.take().ok_or_else(|| Failure::BadInput("no listener".into()))?;
        let port = listener.local_addr().map_err(lost("itself"))?.port();
        let own = Hello {
            process: self.process as u32,
            processes: meeting.processes as u32,
            threads: meeting.threads as u32,
            digest: meeting.digest,
            port: u32::from(port),
            token,
        };
        let mut streams: Vec<Option<TcpStream>> = (0..meeting.processes).map(|_| None).collect();
        let mut token = token;
        if self.process == 0 {
            let mut ports = vec![0; meeting.processes];
            self.accept(&listener, 1, own, deadline, &mut streams, &mut ports, watch)?;
            self.tell_addresses(own, &mut streams, &ports)?;
        } else {
            let first =
                self.join_first(own, if is_quiet { Instant::now() } else { deadline }, deadline, watch);
            let (mut stream, hello) = match first {
                // Process 0 has started this one, has ended since, and has said why.
                Err(Failure::Stopped(_)) if is_quiet => end("", 3),
                other => other?,
            };
            token = hello.token;
            self.hear_addresses(&mut stream, meeting.processes)?;
            streams[0] = Some(stream);
            for (other, place) in streams.iter_mut().enumerate().take(self.process).skip(1) {
                let mut stream = self.connect(other, deadline, watch)?;
                self.greet(other, own, &mut stream, deadline)?;
                *place = Some(stream);
            }
            let mut ports = vec![0; meeting.processes];
            match self.accept(&listener, self.process + 1, own, deadline, &mut streams, &mut ports, watch) {
                Err(Failure::Stopped(_)) if is_quiet => end("", 3),
                other => other?,
            }
            for stream in streams.iter_mut().skip(self.process + 1).flatten() {
                own.write(stream).map_err(lost("another process"))?;
            }
        }
        let mut wires = Vec::with_capacity(streams.len());
        for (other, stream) in streams.into_iter().enumerate() {
            let Some(stream) = stream else {
                wires.push(None);
                continue;
            };
            let ready = stream.set_nodelay(true).and_then(|()| stream.set_read_timeout(None));
            ready.map_err(lost(&self.name(other)))?;
            let gone = Failure::Stopped(format!("{} is gone", self.name(other)));
            let farewell = if is_quiet { String::new() } else { format!("error: {gone}") };
            wires.push(Some(Wire { stream, farewell: Arc::from(farewell) }));
        }
        Ok((wires, token))
    }

    /// Connects to process 0, which answers when all are there.
    fn join_first(
        &self,
        own: Hello,
        connected_by: Instant,
        deadline: Instant,
        watch: &mut dyn FnMut() -> Result<(), Failure>,
    ) -> Result<(TcpStream, Hello), Failure> {
        let mut stream = self.connect(0, connected_by, watch)?;
        let hello = self.greet(0, own, &mut stream, deadline)?;
        Ok((stream, hello))
    }

    /// Connects to a process, which may not be there yet.
    fn connect(
        &self,
        other: usize,
        deadline: Instant,
        watch: &mut dyn FnMut() -> Result<(), Failure>,
    ) -> Result<TcpStream, Failure> {
        let Host(address) = &self.hosts[other];
        loop {
            watch()?;
            let left = deadline.saturating_duration_since(Instant::now());
            let resolved = address.to_socket_addrs().map_err(|error| {
                Failure::BadInput(format!(
                    "{address}: {error}\n  a host that this machine knows was expected"
                ))
            })?;
            let attempt = resolved
                .map(|address| TcpStream::connect_timeout(&address, left.max(PAUSE)))
                .fold(Err(io::ErrorKind::AddrNotAvailable.into()), io::Result::or);
            match attempt {
                Ok(stream) => return Ok(stream),
                Err(error) if Instant::now() >= deadline => {
                    return Err(Failure::Stopped(format!(
                        "{} is not there: {}\n  start it with the same command and --process {other}; \
                         --wait says how many seconds to wait for it",
                        self.name(other),
                        Message::from(error)
                    )));
                }
                Err(_) => std::thread::sleep(PAUSE),
            }
        }
    }

    /// Says who this is and hears who the other is.
    fn greet(
        &self,
        other: usize,
        own: Hello,
        stream: &mut TcpStream,
        deadline: Instant,
    ) -> Result<Hello, Failure> {
        let name = self.name(other);
        own.write(stream).map_err(lost(&name))?;
        let left = deadline.saturating_duration_since(Instant::now()).max(PAUSE);
        stream.set_read_timeout(Some(left)).map_err(lost(&name))?;
        let hello = Hello::read(stream).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => Failure::Stopped(format!(
                "{name} is still waiting for others\n  --wait says how many seconds to wait"
            )),
            io::ErrorKind::UnexpectedEof => {
                Failure::Stopped(format!("{name} has hung up\n  it says why where it was started"))
            }
            _ => Failure::Stopped(format!("{name} has hung up: {}", Message::from(error))),
        })?;
        check(&name, own, hello, other)
    }

    /// Waits for all processes from one on.
    #[expect(clippy::too_many_arguments, reason = "what is said and what is heard, once")]
    fn accept(
        &self,
        listener: &TcpListener,
        from: usize,
        own: Hello,
        deadline: Instant,
        streams: &mut [Option<TcpStream>],
        ports: &mut [u32],
        watch: &mut dyn FnMut() -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        listener.set_nonblocking(true).map_err(lost("itself"))?;
        while let Some(missing) = (from..streams.len()).find(|&other| streams[other].is_none()) {
            watch()?;
            // Whoever has come and gone takes the meeting along: the others need not wait for their patience to end.
            if let Some(gone) = (0..streams.len()).find(|&at| streams[at].as_ref().is_some_and(has_hung_up)) {
                return Err(Failure::Stopped(format!("{} is gone", self.name(gone))));
            }
            match listener.accept() {
                Ok((mut stream, _)) => {
                    let ready =
                        stream.set_nonblocking(false).and_then(|()| stream.set_read_timeout(Some(PATIENCE)));
                    // Whoever says nothing, or something else, is not of ours.
                    let Ok(Some(hello)) = ready.and_then(|()| Hello::read(&mut stream)) else { continue };
                    let other = hello.process as usize;
                    if other < from || streams.get(other).is_none_or(Option::is_some) {
                        let _ = own.write(&mut stream);
                        return Err(Failure::BadInput(format!(
                            "a process {other} has come; {} processes from {from} on were expected, each once",
                            streams.len() - from
                        )));
                    }
                    if let Err(error) = check(&self.name(other), own, Some(hello), other) {
                        // So that it can tell by itself.
                        let _ = own.write(&mut stream);
                        return Err(error);
                    }
                    ports[other] = hello.port;
                    streams[other] = Some(stream);
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if Instant::now() >= deadline {
                        return Err(Failure::Stopped(format!(
                            "{} is not there\n  start it with the same command and --process {missing}; \
                             --wait says how many seconds to wait for it",
                            self.name(missing)
                        )));
                    }
                    std::thread::sleep(PAUSE);
                }
                Err(error) => return Err(lost("itself")(error)),
            }
        }
        Ok(())
    }

    /// Process 0 tells everybody where the others listen.
    fn tell_addresses(
        &self,
        own: Hello,
        streams: &mut [Option<TcpStream>],
        ports: &[u32],
    ) -> Result<(), Failure> {
        let address = |(other, port): (usize, &u32)| match self.hosts.get(other) {
            Some(Host(address)) => address.clone(),
            None => format!("127.0.0.1:{port}"),
        };
        let list = ports.iter().enumerate().map(address).collect::<Vec<_>>().join("\n");
        for stream in streams.iter_mut().flatten() {
            own.write(stream)
                .and_then(|()| stream.write_all(&(list.len() as u32).to_le_bytes()))
                .and_then(|()| stream.write_all(list.as_bytes()))
                .map_err(lost("another process"))?;
        }
        Ok(())
    }

    fn hear_addresses(&mut self, stream: &mut TcpStream, processes: usize) -> Result<(), Failure> {
        let mut length = [0; 4];
        stream.read_exact(&mut length).map_err(lost("process 0"))?;
        let mut list = Vec::new();
        let most = u64::from(u32::from_le_bytes(length)).min(1 << 20);
        stream.take(most).read_to_end(&mut list).map_err(lost("process 0"))?;
        let list = String::from_utf8_lossy(&list).into_owned();
        let told: Vec<Host> = list.lines().map(|line| Host(line.to_owned())).collect();
        if told.len() != processes {
            return Err(Failure::Stopped("process 0 knows of another number of processes".into()));
        }
        if self.hosts.len() < processes {
            self.hosts = told;
        }
        Ok(())
    }
}

/// Whether the other end of a stream is closed, with nothing left to read.
fn has_hung_up(stream: &TcpStream) -> bool {
    let seen = stream.set_nonblocking(true).and_then(|()| stream.peek(&mut [0]));
    let is_open = match &seen {
        Ok(count) => *count > 0,
        Err(error) => matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted),
    };
    stream.set_nonblocking(false).is_err() || !is_open
}

fn lost(name: &str) -> impl Fn(io::Error) -> Failure {
    let name = name.to_owned();
    move |error| Failure::Stopped(format!("the connection of {name} is lost: {error}"))
}

/// Whether the other is of the same build.
fn check(name: &str, own: Hello, hello: Option<Hello>, other: usize) -> Result<Hello, Failure> {
    let refuse = |what: String| {
        Err(Failure::BadInput(format!(
            "{name} {what}\n  all processes are started by the same command but for --process"
        )))
    };
    match hello {
        None => refuse("is no process of a build, or one of another version".into()),
        Some(hello) if hello.process as usize != other => {
            refuse(format!("says that it is {}", hello.process))
        }
        Some(hello) if hello.digest != own.digest => refuse("builds another game, or by other rules".into()),
        Some(hello) if (hello.processes, hello.threads) != (own.processes, own.threads) => refuse(format!(
            "is one of {} with {} threads each, this one of {} with {}",
            hello.processes, hello.threads, own.processes, own.threads
        )),
        Some(hello) => Ok(hello),
    }
}
