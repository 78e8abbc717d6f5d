//! What the library does not have by itself and a program hands in: a clock, a gauge of memory, files. Without a clock
//! there is no limit on time, without a gauge memory is estimated, and without files nothing is read by name; so the
//! library runs where there are none of these, as in a browser.

use std::any::Any;
use std::io::{Error, ErrorKind, Result, Write};
use std::time::Duration;

/// A clock for limits on time.
pub trait Clock: Sync {
    /// The time since a moment that does not change while the program runs. Never falls.
    fn now(&self) -> Duration;
}

/// A gauge of the memory that the process has in use. It is asked now and then while tables grow, and before large
/// growth.
pub trait Gauge: Sync {
    /// The bytes in use at present.
    fn bytes_in_use(&self) -> u64;
}

/// Whether there was no room on the disk for what was to be written: a limit, where other errors are bad input.
#[must_use]
pub fn is_disk_full(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

/// Files by name. What a name means, and which names may be used at all, is the implementor's to say: a service hands in
/// none, or those of one user. What is only read as a whole needs [`read`](Self::read) alone; the rest answers
/// [`Unsupported`](std::io::ErrorKind::Unsupported).
pub trait Files: Sync {
    /// The content of a file.
    ///
    /// # Errors
    /// Those of the system; [`FileTooLarge`](std::io::ErrorKind::FileTooLarge) where there are more than `most` bytes, of
    /// which no more than `most` + 1 are read.
    fn read(&self, name: &str, most: u64) -> Result<Vec<u8>>;

    /// Fills `into` with bytes of a file from `offset` on, as far as the file goes, and gives their number.
    ///
    /// # Errors
    /// Those of the system.
    fn read_at(&self, _name: &str, _offset: u64, _into: &mut [u8]) -> Result<usize> {
        Err(ErrorKind::Unsupported.into())
    }

    /// Writes a file as a whole: at every moment, and after a failure or a kill, the file under this name is the old one
    /// or the new one.
    ///
    /// # Errors
    /// Those of the system, and those of the writer.
    fn replace(&self, _name: &str, _write: &mut dyn FnMut(&mut dyn Write) -> Result<()>) -> Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    /// Takes the lock of a name, which is held until the result is dropped.
    ///
    /// # Errors
    /// Those of the system; [`WouldBlock`](std::io::ErrorKind::WouldBlock) where another holds it.
    fn lock(&self, _name: &str) -> Result<Box<dyn Any>> {
        Err(ErrorKind::Unsupported.into())
    }
}

/// The world of a question that names no files: there are none.
#[derive(Clone, Copy, Debug)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _name: &str, _most: u64) -> Result<Vec<u8>> {
        Err(ErrorKind::NotFound.into())
    }
}
