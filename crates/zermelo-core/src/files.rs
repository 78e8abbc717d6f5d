//! Files, which a program hands in as it does a [clock](crate::Clock), and what is said where one cannot be had.

use crate::{Message, message};
use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::any::Any;
use std::io::{Error, ErrorKind, Result, Write};

/// Whether there was no room for what was to be written, on the disk or in a file: a limit, where other errors are bad input.
#[must_use]
pub fn lacks_room(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded) || exceeds_file_size(error)
}

/// Whether the system allows no file so large. The same kind of error is ours where more was to be read than is allowed.
fn exceeds_file_size(error: &Error) -> bool {
    error.kind() == ErrorKind::FileTooLarge && error.raw_os_error().is_some()
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

/// Why the system did not do it, in words where they are known; else in those of the system.
impl From<&Error> for Message {
    fn from(error: &Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => message!("there is no such file or directory"),
            ErrorKind::PermissionDenied => message!("it is not permitted"),
            ErrorKind::AlreadyExists => message!("there is one of this name already"),
            ErrorKind::IsADirectory => message!("it is a directory"),
            ErrorKind::NotADirectory => message!("a part of the path is not a directory"),
            _ if exceeds_file_size(error) => message!("files of this size are not allowed here (ulimit -f)"),
            _ if lacks_room(error) => message!("the disk is full"),
            ErrorKind::ReadOnlyFilesystem => message!("the disk can only be read"),
            ErrorKind::FileTooLarge => message!("it is too large"),
            ErrorKind::UnexpectedEof => message!("it ends too early"),
            ErrorKind::AddrInUse => message!("the address is in use"),
            ErrorKind::AddrNotAvailable => message!("this machine does not have the address"),
            ErrorKind::BrokenPipe => message!("nobody reads it any more"),
            _ => Self::verbatim(error.to_string()),
        }
    }
}

impl From<Error> for Message {
    fn from(error: Error) -> Self {
        (&error).into()
    }
}
