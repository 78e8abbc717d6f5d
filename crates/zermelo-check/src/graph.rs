//! Graphs in certificates: a line for each vertex.

use crate::player::Ending;
use crate::records::Records;
use crate::verdict::Failure;

/// What a player can do at a vertex.
#[derive(Clone, Copy)]
pub(crate) enum Side<'a> {
    /// Play is over by rule.
    Ended(Ending),
    /// The numbers of the options, with blanks between them.
    Options(&'a [u8]),
}

/// 1 for `sides one`, where both players have the same moves, so that one list a vertex is enough; 2 for `sides two`.
pub(crate) fn read_sides(records: &mut Records) -> Result<usize, Failure> {
    match records.value("sides")?.as_str() {
        "one" => Ok(1),
        "two" => Ok(2),
        _ => Err("expected 'sides one' or 'sides two'".into()),
    }
}

impl<'a> Side<'a> {
    /// `OPTIONS`; `=W`, `=L`, `=D` for an ending.
    pub(crate) fn read(text: &'a [u8]) -> Self {
        match text {
            b"=W" => Self::Ended(Ending::Win),
            b"=L" => Self::Ended(Ending::Loss),
            b"=D" => Self::Ended(Ending::Draw),
            _ => Self::Options(text),
        }
    }
}

/// What stands before the name of a vertex, which follows after a tab and means nothing to the checker.
pub(crate) fn before_name(line: &[u8]) -> &[u8] {
    line.split(|&byte| byte == b'\t').next().unwrap_or(line)
}
