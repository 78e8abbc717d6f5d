//! Games that come from files: which they are, and how the files are read. A file is read only where the caller hands
//! files in.

use super::{AnyGame, graph, strip};
use crate::game::{Files, ParseError};
use std::sync::Arc;

/// Larger files are refused.
const MOST_BYTES: u64 = 1 << 30;

/// Makes a game from its parameters and from files.
type OpenWithFiles = fn(&str, Option<&dyn Files>) -> Result<Arc<dyn AnyGame>, ParseError>;

/// How a game is opened whose parameters may name a file.
pub(super) fn opened_with_files(name: &str) -> Option<OpenWithFiles> {
    match name {
        "token" => Some(graph::token_with_files),
        "bulbs" => Some(strip::bulbs_with_files),
        _ => None,
    }
}

/// The content of a file, or why there is none, as the end of a sentence.
pub(super) fn read_file(name: &str, files: Option<&dyn Files>) -> Result<Vec<u8>, String> {
    let files = files.ok_or("files are not read here")?;
    files.read(name, MOST_BYTES).map_err(|error| error.to_string())
}
