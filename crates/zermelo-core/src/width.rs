//! How many columns a text takes on a terminal: Korean and Chinese signs take two, combining marks none. By the classes W and
//! F of Unicode Standard Annex 11, in ranges; what a terminal makes of pictographs is its own affair.

use alloc::string::String;

/// The ranges whose signs take two columns.
const WIDE: [(u32, u32); 16] = [
    (0x1100, 0x115F),
    (0x2E80, 0x303E),
    (0x3041, 0x33FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xA000, 0xA4CF),
    (0xA960, 0xA97F),
    (0xAC00, 0xD7A3),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE6F),
    (0xFF00, 0xFF60),
    (0xFFE0, 0xFFE6),
    (0x1F300, 0x1F64F),
    (0x1F900, 0x1F9FF),
    (0x20000, 0x2FFFD),
    (0x30000, 0x3FFFD),
];

/// The ranges whose signs take no column: combining marks, vowels and final consonants that join a Korean syllable,
/// joiners.
const NARROW: [(u32, u32); 5] =
    [(0x0300, 0x036F), (0x1160, 0x11FF), (0x200B, 0x200F), (0x20D0, 0x20FF), (0xFE00, 0xFE0F)];

/// The columns of one character.
pub fn char_width(character: char) -> usize {
    let code = character as u32;
    let is_in = |ranges: &[(u32, u32)]| ranges.iter().any(|&(first, last)| (first..=last).contains(&code));
    if code < 0x300 {
        1
    } else if is_in(&NARROW) {
        0
    } else if is_in(&WIDE) {
        2
    } else {
        1
    }
}

/// The columns of a text. O(length).
pub fn display_width(text: &str) -> usize {
    text.chars().map(char_width).sum()
}

/// The text with blanks behind it up to a number of columns.
pub fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(display_width(text));
    format!("{text}{}", " ".repeat(blanks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_signs_take_two_columns() {
        for (text, width) in
            [("", 0), ("nim", 3), ("님합", 4), ("必败态", 6), ("Moore é", 7), ("e\u{301}", 1), ("∞(K)", 4)]
        {
            assert_eq!(display_width(text), width, "{text}");
            assert_eq!(display_width(&padded(text, 9)), 9);
        }
    }
}
