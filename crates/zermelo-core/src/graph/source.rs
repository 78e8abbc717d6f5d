//! Reading the text of a graph from a source that may have no end.

use super::{GraphError, GraphFormat};
use crate::{Message, message};
use std::io::{self, Read};

/// No line of a list of moves is longer.
pub const MAX_LINE_BYTES: u64 = 1 << 20;

/// Why a source could not be read.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// The source itself failed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// What it gives is not the text of a graph, or too much of it.
    #[error("{0}")]
    Graph(#[from] GraphError),
}

/// Reads the whole source as text. Stops at more than `most` bytes, at a byte 0 near the beginning, and, unless the text begins
/// like JSON or DOT, at a line of more than [`MAX_LINE_BYTES`]: so endless sources end soon.
pub fn read_source(
    mut source: impl Read,
    format: Option<GraphFormat>,
    most: u64,
) -> Result<String, SourceError> {
    let mut bytes = Vec::new();
    let mut has_lines = true;
    loop {
        let start = bytes.len();
        let room = most.saturating_add(1).saturating_sub(start as u64).min(MAX_LINE_BYTES);
        source.by_ref().take(room).read_to_end(&mut bytes)?;
        let new = &bytes[start..];
        if new.is_empty() {
            break;
        }
        if bytes.len() as u64 > most {
            return Err(GraphError::Memory { limit: most }.into());
        }
        if start == 0 {
            check_beginning(new)?;
            let beginning = String::from_utf8_lossy(&new[..new.len().min(BEGINNING)]);
            let format = format.unwrap_or_else(|| GraphFormat::guess(&beginning));
            has_lines = matches!(format, GraphFormat::Edges | GraphFormat::Counted);
        }
        let is_full = new.len() as u64 == MAX_LINE_BYTES;
        if has_lines && is_full && !new.iter().rev().any(|&byte| byte == b'\n') {
            let line = line_at(&bytes, start);
            let message = message!("the line has more than {most} bytes", most = MAX_LINE_BYTES);
            return Err(GraphError::syntax(line, message, message!("write one move a line: u v")).into());
        }
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = line_at(error.as_bytes(), error.utf8_error().valid_up_to());
        GraphError::syntax(line, message!("this is not UTF-8 text"), FORMATS).into()
    })
}

const FORMATS: Message = Message::words("a graph is a list of moves, JSON or DOT");

/// What is looked at to see whether this is text at all.
const BEGINNING: usize = 1 << 16;

fn check_beginning(bytes: &[u8]) -> Result<(), GraphError> {
    match bytes[..bytes.len().min(BEGINNING)].iter().position(|&byte| byte == 0) {
        Some(at) => Err(GraphError::syntax(
            line_at(bytes, at),
            message!("this is not text: it has a byte 0"),
            FORMATS,
        )),
        None => Ok(()),
    }
}

fn line_at(bytes: &[u8], at: usize) -> usize {
    bytes[..at].split(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(source: impl Read, most: u64) -> String {
        read_source(source, None, most).unwrap_err().to_string()
    }

    #[test]
    fn endless_sources_end() {
        assert!(message(io::repeat(0), u64::MAX).starts_with("line 1: this is not text"));
        assert!(message(io::repeat(b'a'), u64::MAX).starts_with("line 1: the line has more than 1048576"));
        let lines = (&b"a b\nc d\n"[..]).chain(io::repeat(b'a'));
        assert!(message(lines, u64::MAX).starts_with("line 3: the line has more"));
        assert_eq!(message(io::repeat(b'\n'), 5_000_000), "the memory limit of 5 MB was reached");
        assert_eq!(
            message((&b"{"[..]).chain(io::repeat(b' ')), 5_000_000),
            "the memory limit of 5 MB was reached"
        );
        assert!(message(&b"a b\n\xFF"[..], 100).starts_with("line 2: this is not UTF-8"));
    }

    #[test]
    fn what_fits_is_read() {
        let text = "{".to_owned() + &" ".repeat(3 << 20) + "}";
        assert_eq!(read_source(text.as_bytes(), None, text.len() as u64).unwrap(), text);
        assert!(read_source(text.as_bytes(), None, text.len() as u64 - 1).is_err());
        assert_eq!(read_source(&b""[..], None, 0).unwrap(), "");
    }
}
