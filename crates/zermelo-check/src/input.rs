//! From a file to its records: plain or one frame of Zstandard, bounded in every direction, under the title of the format.

use crate::limits::Meter;
use crate::records::Records;
use crate::verdict::Failure;
use std::fmt;
use std::io::{BufRead, BufReader, Cursor, Read};

/// The version of the format.
pub const VERSION: u32 = 1;

/// Longer certificates are cut off, and so rejected: a compressed file of a few bytes could stand for any length.
const MOST_BYTES: u64 = 1 << 36;

/// The decoder keeps as many bytes as the frame asks for; more than these it may not.
const WIDEST_WINDOW: u64 = 1 << 27;

/// Reads the records of a certificate, compressed or not, whose title has been read before `read` begins. It must read all of
/// them, to the closing one.
pub(crate) fn read_records<T>(
    mut input: impl BufRead,
    meter: &Meter,
    read: impl FnOnce(&mut Records) -> Result<T, Failure>,
) -> Result<T, Failure> {
    const ZSTANDARD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
    const LONGEST_FRAME_HEADER: u64 = 18;
    let mut start = Vec::new();
    input.by_ref().take(LONGEST_FRAME_HEADER).read_to_end(&mut start).map_err(|error| unreadable(&error))?;
    let window = if start.starts_with(&ZSTANDARD) { Some(window(&start)) } else { None };
    let input = Cursor::new(start).chain(input);
    match window {
        None => read_plain(&mut input.take(MOST_BYTES), meter, read).map(|(found, _)| found),
        Some(Some(window)) if window <= WIDEST_WINDOW => {
            meter.keep(2 * window as usize)?;
            read_compressed(input, meter, read)
        }
        Some(_) => Err(Failure::NotACertificate(
            "the file is compressed with a window of more than 128 MB".to_owned(),
        )),
    }
}

/// The window that the header of a frame asks for (RFC 8878, section 3.1.1.1).
fn window(header: &[u8]) -> Option<u64> {
    let descriptor = *header.get(4)?;
    if descriptor >> 5 & 1 == 0 {
        let (exponent, eighths) = (header.get(5)? >> 3, header.get(5)? & 7);
        return Some((8 + u64::from(eighths)) << (7 + exponent));
    }
    // A single segment: the window is all of the content, whose size follows the number of a dictionary.
    let start = 5 + [0, 1, 2, 4][usize::from(descriptor & 3)];
    let bytes = header.get(start..start + (1 << (descriptor >> 6)))?;
    let size = bytes.iter().rev().fold(0, |size, &byte| size << 8 | u64::from(byte));
    Some(if bytes.len() == 2 { size + 256 } else { size })
}

/// One frame and nothing after it.
fn read_compressed<T>(
    input: impl BufRead,
    meter: &Meter,
    read: impl FnOnce(&mut Records) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut plain = ruzstd::decoding::StreamingDecoder::new(input).map_err(|error| unreadable(&error))?;
    let mut lines = BufReader::with_capacity(1 << 16, plain.by_ref().take(MOST_BYTES));
    let (found, line) = read_plain(&mut lines, meter, read)?;
    match plain.into_inner().read(&mut [0]) {
        Ok(0) => Ok(found),
        Ok(_) => Err(Failure::Rejected {
            line,
            reason: "something follows the compressed certificate, which must be a single frame".to_owned(),
        }),
        Err(error) => Err(unreadable(&error)),
    }
}

/// A failure to read the file at all.
pub(crate) fn unreadable(error: &dyn fmt::Display) -> Failure {
    Failure::NotACertificate(format!("the file cannot be read: {error}"))
}

/// What was read, and the line of the closing record.
fn read_plain<T>(
    input: &mut dyn BufRead,
    meter: &Meter,
    read: impl FnOnce(&mut Records) -> Result<T, Failure>,
) -> Result<(T, u64), Failure> {
    let mut records = Records::new(input, meter);
    let found = read_title(&mut records).and_then(|()| read(&mut records));
    let line = records.number();
    found.map(|found| (found, line)).map_err(|failure| failure.at(line))
}

fn read_title(records: &mut Records) -> Result<(), Failure> {
    const TITLE: &[u8] = b"zermelo certificate ";
    let is_title = |line: &[u8]| line.starts_with(TITLE);
    let found = records.expect("its title").map(is_title);
    match found {
        Ok(true) if records.line()[TITLE.len()..] == *VERSION.to_string().as_bytes() => Ok(()),
        Ok(true) => Err(format!("this checker knows version {VERSION} of the format only").into()),
        Err(failure @ Failure::OutOfLimits { .. }) => Err(failure),
        Err(failure) if is_title(records.line()) => Err(failure),
        _ => Err(Failure::NotACertificate(format!("the first line is not 'zermelo certificate {VERSION}'"))),
    }
}
