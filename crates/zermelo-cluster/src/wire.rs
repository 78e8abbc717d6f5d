//! The connection to another process, which says clearly when that one is gone: timely by itself ends a job by a panic of
//! one of its threads.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use timely::communication::allocator::zero_copy::stream::Stream;

/// Set when all work is done: connections may end then.
static IS_DONE: AtomicBool = AtomicBool::new(false);
/// Whether somebody has said already why the process ends.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// Has connections end quietly from now on.
pub(crate) fn all_is_done() {
    IS_DONE.store(true, Ordering::SeqCst);
}

/// Ends the process with a message, of which only the first is said.
pub(crate) fn end(message: &str, code: i32) -> ! {
    if IS_ENDING.swap(true, Ordering::SeqCst) {
        // Whoever was first ends the process in a moment.
        std::thread::sleep(std::time::Duration::from_secs(1));
    } else if !message.is_empty() {
        eprintln!("{message}");
    }
    std::process::exit(code)
}

/// A stream to a process.
#[derive(Debug)]
pub(crate) struct Wire {
    pub(crate) stream: TcpStream,
    /// What is said when the other is gone; nothing where another process says it.
    pub(crate) farewell: Arc<str>,
}

impl Wire {
    fn check(&self, result: io::Result<usize>, is_read: bool) -> io::Result<usize> {
        match &result {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => result,
            Ok(count) if *count > 0 || !is_read => result,
            _ if IS_DONE.load(Ordering::SeqCst) => result,
            _ => end(&self.farewell, 3),
        }
    }
}

impl Read for Wire {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let result = self.stream.read(into);
            let result = self.check(result, true);
            if !matches!(&result, Err(error) if error.kind() == io::ErrorKind::Interrupted) {
                return result;
            }
        }
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let result = self.stream.write(bytes);
        self.check(result, false)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

impl Stream for Wire {
    fn try_clone(&self) -> io::Result<Self> {
        Ok(Self { stream: self.stream.try_clone()?, farewell: Arc::clone(&self.farewell) })
    }

    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {
        self.stream.set_nonblocking(nonblocking)
    }

    fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        self.stream.shutdown(how)
    }
}
