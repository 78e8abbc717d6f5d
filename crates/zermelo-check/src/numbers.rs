//! Numbers in their one spelling, and lists of them with single blanks between: most of what certificates of graphs are
//! made of, so lists are read quickly.

use crate::limits::Meter;
use crate::verdict::Failure;

/// A number in its one spelling: at most 18 digits, no sign, no zero in front of others.
pub(crate) fn number(text: &str) -> Option<u64> {
    let is_plain = matches!(text.len(), 1..=18) && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_plain && (text == "0" || !text.starts_with('0'))).then(|| text.parse().ok()).flatten()
}

/// A number as a length in memory, the largest there is where it does not fit. On a page lengths have 32 bits, and a number cut
/// to these would be another one.
pub(crate) fn length(number: u64) -> usize {
    number.try_into().unwrap_or(usize::MAX)
}

/// A number of at most 32 bits.
pub(crate) fn small_number(text: &str) -> Option<u32> {
    number(text)?.try_into().ok()
}

const WRONG: &str = "expected numbers with blanks between them";

/// Visits the numbers of a list with single blanks between them. Anything else in it is an error.
#[inline]
pub(crate) fn numbers(
    mut list: &[u8],
    meter: &Meter,
    mut visit: impl FnMut(u64) -> Result<(), &'static str>,
) -> Result<(), Failure> {
    /// Longer lists are read in pieces, and the caller is asked between them.
    const PIECE: usize = 1 << 14;
    while list.len() > PIECE {
        let blank = list[..PIECE].iter().rposition(|&byte| byte == b' ').ok_or(WRONG)?;
        let (piece, rest) = (&list[..blank], &list[blank + 1..]);
        // A list neither begins nor ends with a blank.
        if piece.is_empty() || rest.is_empty() {
            return Err(WRONG.into());
        }
        meter.work(piece.len() as u64)?;
        numbers_of_piece(piece, &mut visit)?;
        list = rest;
    }
    meter.work(list.len() as u64)?;
    Ok(numbers_of_piece(list, &mut visit)?)
}

#[inline]
fn numbers_of_piece(
    list: &[u8],
    mut visit: impl FnMut(u64) -> Result<(), &'static str>,
) -> Result<(), &'static str> {
    if list.is_empty() {
        return Ok(());
    }
    let mut at = 0;
    loop {
        if let Some(letters) = list[at..].first_chunk() {
            let (number, digits) = first_number(*letters);
            // The blank after them is among the letters; anything else is read digit by digit.
            let is_plain =
                matches!(digits, 1..8) && letters[digits] == b' ' && (digits == 1 || letters[0] != b'0');
            if is_plain {
                visit(number)?;
                at += digits + 1;
                continue;
            }
        }
        let start = at;
        let mut number = 0_u64;
        while let Some(digit) = list.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
            // What has more digits than fit is refused below.
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            at += 1;
        }
        // 18 digits fit, and no vertex has more; each number has one spelling.
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
    meter: &Meter,
) -> Result<Vec<u32>, Failure> {
    // The list grows by doubling, and each number takes two letters at least.
    meter.have_room(4 * list.len())?;
    let mut all = Vec::new();
    numbers(list, meter, |number| {
        let is_below = number < bound as u64;
        all.push(u32::try_from(number).ok().filter(|_| is_below).ok_or(too_large)?);
        Ok(())
    })?;
    Ok(all)
}

/// The number that eight letters begin with, and how many digits it has; all at once, for graphs are mostly numbers.
#[inline]
fn first_number(letters: [u8; 8]) -> (u64, usize) {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // Digits become 0 to 9. A carry out of what is none does not reach those before it.
    let values = u64::from_le_bytes(letters) ^ (EACH * 0x30);
    let others = (values.wrapping_add(EACH * 0x76) | values) & (EACH * 0x80);
    let digits = others.trailing_zeros() as usize / 8;
    if digits == 0 {
        return (0, 0);
    }
    // Zeros before the digits; then pairs, and fours and all eight of them, are put together.
    let values = values << (64 - 8 * digits);
    let pairs = values.wrapping_mul(10).wrapping_add(values >> 8);
    let even = (pairs & 0xff_0000_00ff).wrapping_mul(100 + (1_000_000 << 32));
    let odd = (pairs >> 16 & 0xff_0000_00ff).wrapping_mul(1 + (10_000 << 32));
    (even.wrapping_add(odd) >> 32, digits)
}

#[cfg(test)]
mod tests {
    use super::{first_number, numbers};
    use crate::limits::{Limits, Meter};

    #[test]
    fn eight_letters_at_once() {
        for (letters, expected) in [
            ("12345678", (12_345_678, 8)),
            ("99999999", (99_999_999, 8)),
            ("0 345678", (0, 1)),
            ("1234567 ", (1_234_567, 7)),
            ("907\u{ff}\u{80}9", (907, 3)),
            ("12:45678", (12, 2)),
            ("12/45678", (12, 2)),
            (" 2345678", (0, 0)),
        ] {
            assert_eq!(first_number(letters.as_bytes().try_into().unwrap()), expected, "{letters}");
        }
    }

    #[test]
    fn lists_as_they_are_written() {
        let read = |list: &str| {
            let mut found = Vec::new();
            numbers(list.as_bytes(), &Meter::new(Limits::default()), |number| {
                found.push(number);
                Ok(())
            })
            .map(|()| found)
        };
        let mut word = 1_u64;
        for length in 1..200 {
            let written: Vec<u64> = (0..length)
                .map(|_| {
                    word =
                        word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    (word >> 5) % 10_u64.pow((word % 19) as u32)
                })
                .collect();
            let text: Vec<String> = written.iter().map(u64::to_string).collect();
            assert_eq!(read(&text.join(" ")), Ok(written));
        }
        // In pieces, of which none begins or ends with a blank either.
        let long = vec!["4711"; 10_000].join(" ");
        assert_eq!(read(&long), Ok(vec![4711; 10_000]));
        for (from, to) in [("4711 4711", "4711  4711"), ("4711 4711", "47114711471147114711")] {
            for at in [0, 16_370, 16_375, 16_380, 24_995, 49_990] {
                let wrong = long[..at].to_owned() + &long[at..].replacen(from, to, 1);
                assert!(read(&wrong).is_err(), "{from} {at}");
            }
        }
        assert!(read(&(long.clone() + " ")).is_err() && read(&format!(" {long}")).is_err());
        for wrong in
            ["1  2", " 1", "1 ", "01", "00", "1,2", "1\t2", "1234567890123456789", "12345678 012345678"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
