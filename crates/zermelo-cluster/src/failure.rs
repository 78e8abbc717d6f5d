//! What goes wrong, with the exit code that says so.

use std::io;
use zermelo_core::{Message, StopReason};
use zermelo_solve::labels::disk::DiskError;

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was asked cannot be done: exit code 2.
    #[error("{0}")]
    BadInput(String),
    /// A limit, a disk, or another process stopped it: exit code 3.
    #[error(
        "{0}\n  what is finished is kept: the same command goes on from there, with as many processes as you like"
    )]
    Stopped(String),
}

impl Failure {
    /// A file or a folder is refused by the system in the middle of the work.
    pub(crate) fn of_file(name: &str, error: &io::Error) -> Self {
        Self::Stopped(format!("{name}: {}", Message::from(error)))
    }

    /// The exit code of the program.
    pub const fn code(&self) -> i32 {
        match self {
            Self::BadInput(_) => 2,
            Self::Stopped(_) => 3,
        }
    }
}

impl From<StopReason> for Failure {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason.to_string())
    }
}

impl From<DiskError> for Failure {
    fn from(error: DiskError) -> Self {
        match error {
            DiskError::Stopped(_) | DiskError::System { .. } => Self::Stopped(error.to_string()),
            _ => Self::BadInput(error.to_string()),
        }
    }
}
