//! Texts of millions of lines, put together byte by byte: the formatter of the standard library takes longer than the
//! answers in them. What is here is compiled for speed, while the answers that use it need not be.

use crate::display_width;
use alloc::string::String;
use alloc::vec::Vec;

/// The digits of the numbers below 100.
static PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < 100 {
        pairs[number] = [b'0' + (number / 10) as u8, b'0' + (number % 10) as u8];
        number += 1;
    }
    pairs
};

/// Adds the digits of a number to a text.
#[inline(never)]
pub fn push_number(mut number: u64, text: &mut Vec<u8>) {
    let mut digits = [0; 20];
    let mut first = digits.len();
    while number >= 10 {
        first -= 2;
        digits[first..first + 2].copy_from_slice(&PAIRS[(number % 100) as usize]);
        number /= 100;
    }
    if number > 0 || first == digits.len() {
        first -= 1;
        digits[first] = b'0' + number as u8;
    }
    text.extend_from_slice(&digits[first..]);
}

/// Adds numbers with a byte between each two.
#[inline(never)]
pub fn push_numbers(numbers: &[u32], between: u8, text: &mut Vec<u8>) {
    for (place, &number) in numbers.iter().enumerate() {
        if place > 0 {
            text.push(between);
        }
        push_number(number.into(), text);
    }
}

/// Adds a line of two numbers, which is what tables of sequences consist of.
#[inline(never)]
pub fn push_pair_line([first, second]: [u64; 2], between: u8, text: &mut Vec<u8>) {
    push_number(first, text);
    text.push(between);
    push_number(second, text);
    text.push(b'\n');
}

/// Fills a column that starts at a byte of the text with blanks up to a width in characters, at least two.
#[inline(never)]
pub fn pad_column(text: &mut Vec<u8>, start: usize, width: usize) {
    let blanks = width.saturating_sub(columns_of(&text[start..])).max(2);
    text.resize(text.len() + blanks, b' ');
}

/// The columns that bytes of UTF-8 take on a terminal.
#[inline(never)]
pub fn columns_of(bytes: &[u8]) -> usize {
    if bytes.is_ascii() { bytes.len() } else { display_width(&String::from_utf8_lossy(bytes)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_by_the_standard_library() {
        let mut numbers: Vec<u64> = (0..1100).chain([u64::MAX, u64::MAX - 1]).collect();
        numbers.extend((0..20).map(|exponent| 10_u64.pow(exponent)).flat_map(|power| [power - 1, power]));
        for number in numbers {
            let mut text = b"n = ".to_vec();
            push_number(number, &mut text);
            assert_eq!(String::from_utf8(text).unwrap(), format!("n = {number}"));
        }
        let mut text = Vec::new();
        push_numbers(&[0, 70, u32::MAX], b' ', &mut text);
        push_pair_line([1, 100], b',', &mut text);
        assert_eq!(text, b"0 70 42949672951,100\n");
    }

    #[test]
    fn columns_are_filled_by_what_is_seen() {
        for (word, blanks) in [("ab", 4), ("é", 5), ("승리", 2), ("abcdefgh", 2)] {
            let mut text = word.as_bytes().to_vec();
            pad_column(&mut text, 0, 6);
            assert_eq!(String::from_utf8(text).unwrap(), format!("{word}{}", " ".repeat(blanks)));
        }
    }
}
