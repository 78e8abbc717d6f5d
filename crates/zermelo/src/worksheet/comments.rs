//! Comments: texts without them, and refusals of such a text as refusals of the one with them.

use crate::answer::Refusal;
use crate::expression::end_of_comment;
use crate::game::ParseError;
use std::borrow::Cow;

/// A text, of one line or many, with blanks in place of its comments, so that all else keeps its place. `// …` and `/* … */` are
/// comments outside quotes, and a line that begins with `#` is one.
pub fn without_comments(text: &str) -> Cow<'_, str> {
    let mut plain = Cow::Borrowed(text);
    let (mut at, mut is_quoted, mut begins_line) = (0, false, true);
    // Where none is closed any more, none is looked for to the end of the text again.
    let last_close = text.rfind("*/").unwrap_or(0);
    while let Some(next) = text[at..].chars().next() {
        let is_line = begins_line && next == '#';
        let is_open = text[at..].starts_with("/*") && at > last_close;
        let comment = if is_quoted || is_open { None } else { end_of_comment(text, at) };
        let end = match comment {
            _ if is_line => text[at..].find('\n').map_or(text.len(), |length| at + length),
            Some(end) => {
                let blanks =
                    text.as_bytes()[at..end].iter().map(|&byte| if byte == b'\n' { '\n' } else { ' ' });
                let blanks: String = blanks.collect();
                plain.to_mut().replace_range(at..end, &blanks);
                end
            }
            None => at + next.len_utf8(),
        };
        is_quoted = next != '\n' && is_quoted != (next == '"' && end == at + 1);
        begins_line = next == '\n' || begins_line && next.is_whitespace();
        at = end;
    }
    plain
}

/// The refusal of a text without its comments as one of the text.
pub(in crate::worksheet) fn with_comments(refusal: Refusal, plain: &str, text: &str) -> Refusal {
    let is_of_text = |place: &ParseError| {
        place.text == plain
            && plain != text
            && text.is_char_boundary(place.span.start)
            && text.is_char_boundary(place.span.end)
    };
    match refusal.place {
        Some(_) if let Some(start) = unclosed_comment(plain) => {
            let hint = "a comment is written /* so */, or after // to the end of the line";
            ParseError::at(text, start..start + 2, "this comment is not closed", hint).into()
        }
        Some(place) if is_of_text(&place) => {
            let hint = if has_comment_like_a_quotient(plain, text) {
                "what stands between '/*' and '*/' is a comment; a quotient of nimbers is written *8 / *2"
                    .into()
            } else {
                place.hint.clone()
            };
            ParseError { text: text.to_owned(), hint, ..*place }.into()
        }
        place => Refusal { place, ..refusal },
    }
}

/// Where a comment begins that has no end, in a text without those that have one.
fn unclosed_comment(plain: &str) -> Option<usize> {
    let mut is_quoted = false;
    let mut before = ' ';
    for (place, sign) in plain.char_indices() {
        is_quoted ^= sign == '"';
        let is_apart = before.is_whitespace() || matches!(before, ';' | '(');
        if !is_quoted && is_apart && plain[place..].starts_with("/*") {
            return Some(place);
        }
        before = sign;
    }
    None
}

/// Whether a comment begins as a quotient by a nimber does: `/*2`.
pub(super) fn has_comment_like_a_quotient(plain: &str, text: &str) -> bool {
    text.match_indices("/*").any(|(place, _)| {
        plain.as_bytes()[place] == b' ' && text[place + 2..].starts_with(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_become_blanks() {
        for (text, plain) in [
            ("1 + 2 // three", "1 + 2         "),
            ("// all", "      "),
            ("1 /* é */ + 2", "1          + 2"),
            ("a := 1; /* b\nc */ a", "a := 1;     \n     a"),
            ("nim(\"1 // 2\") // 3", "nim(\"1 // 2\")     "),
            ("*3/*2 + */* + */*", "*3/*2 + */* + */*"),
            ("# 1 /* 2\n3 /* 4 */", "# 1 /* 2\n3        "),
            ("1 /* open", "1 /* open"),
        ] {
            assert_eq!(without_comments(text), plain, "{text}");
            assert_eq!(without_comments(text).len(), text.len(), "{text}");
        }
    }

    #[test]
    fn comments_without_an_end_are_found() {
        for (plain, place) in
            [("1 + /* open", Some(4)), ("\"/* 1\" + 1", None), ("*3/*2", None), ("/*", Some(0))]
        {
            assert_eq!(unclosed_comment(plain), place, "{plain}");
        }
    }
}
