//! Graphs in certificates: a line for each vertex.

use crate::{Ending, Failure, Records};

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

/// What stands before the name of a vertex, which follows behind a tab and means nothing to the checker.
pub(crate) fn before_name(line: &[u8]) -> &[u8] {
    line.split(|&byte| byte == b'\t').next().unwrap_or(line)
}

/// Visits the numbers of a list with single blanks between them. Anything else in it is an error.
#[inline]
pub(crate) fn numbers(
    list: &[u8],
    mut visit: impl FnMut(u64) -> Result<(), &'static str>,
) -> Result<(), &'static str> {
    const WRONG: &str = "expected numbers with blanks between them";
    if list.is_empty() {
        return Ok(());
    }
    let mut at = 0;
    loop {
        let start = at;
        let mut number = 0_u64;
        while let Some(digit) = list.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
            // What has more digits than fit is refused below.
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            at += 1;
        }
        // 18 digits fit for sure, and no vertex has so many; each number has one spelling.
        let digits = at - start;
        if !(1..=18).contains(&digits) || (digits > 1 && list[start] == b'0') {
            return Err(WRONG);
        }
        visit(number)?;
        match list.get(at) {
            None => return Ok(()),
            Some(b' ') => at += 1,
            Some(_) => return Err(WRONG),
        }
    }
}

/// The numbers of a list, all of them below a bound.
pub(crate) fn numbers_below(
    bound: usize,
    list: &[u8],
    too_large: &'static str,
) -> Result<Vec<u32>, &'static str> {
    let mut all = Vec::new();
    numbers(list, |number| {
        let is_below = number < bound as u64;
        all.push(u32::try_from(number).ok().filter(|_| is_below).ok_or(too_large)?);
        Ok(())
    })?;
    Ok(all)
}
