//! One way to write JSON: every document is compiled for one kind of writer.

use serde::Serialize;
use std::io::{self, Write};

/// Writes a document as one line, without holding it in memory as a whole.
pub(crate) fn write_line(document: &impl Serialize, writer: &mut dyn Write) -> io::Result<()> {
    write(document, writer)?;
    writer.write_all(b"\n")
}

/// A document as one line, without its end.
pub(crate) fn text(document: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    write(document, &mut bytes).expect("texts and numbers always have a JSON form");
    String::from_utf8(bytes).expect("JSON is text")
}

fn write(document: &impl Serialize, writer: &mut dyn Write) -> io::Result<()> {
    Ok(serde_json::to_writer(writer, document)?)
}
