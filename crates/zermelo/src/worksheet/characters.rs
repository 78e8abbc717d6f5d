//! Signs as they are typed in Chinese, Japanese and Korean texts, and as books set them: braces, slashes and commas as wide as an
//! ideograph stand for the narrow ones.

use std::borrow::Cow;

/// How far the wide signs lie behind the narrow ones.
const WIDE_FROM_NARROW: u32 = 0xFEE0;

/// A text with narrow signs in place of wide ones and of others that look like them. O(n).
pub(in crate::worksheet) fn with_narrow_signs(text: &str) -> Cow<'_, str> {
    if text.chars().all(|sign| narrow(sign) == sign) {
        return Cow::Borrowed(text);
    }
    text.chars().map(narrow).collect()
}

fn narrow(sign: char) -> char {
    match sign {
        '！'..='～' => char::from_u32(u32::from(sign) - WIDE_FROM_NARROW).unwrap_or(sign),
        '\u{3000}' => ' ',
        '、' => ',',
        '│' | '∣' => '|',
        '–' => '-',
        '“' | '”' => '"',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_signs_are_narrow_ones() {
        for (wide, plain) in [
            ("｛１｜０｝＋＊２", "{1|0}+*2"),
            ("｛２｜｜１｜０｝．Ｍｅａｎ", "{2||1|0}.Mean"),
            ("mean（｛３｜1，2｝）", "mean({3|1,2})"),
            ("[1、2]；\u{3000}3", "[1,2]; 3"),
            ("{1∣0}", "{1|0}"),
            ("{1│0}–1", "{1|0}-1"),
            ("“xo.”", "\"xo.\""),
        ] {
            assert_eq!(with_narrow_signs(wide), plain);
        }
        assert!(matches!(with_narrow_signs("{1|0} ± ↑∗"), Cow::Borrowed(_)));
    }
}
