//! Refusals of a text without its comments as refusals of the text.

use crate::answer::Refusal;
use crate::game::ParseError;

/// The refusal of a text without its comments as one of the text.
pub(in crate::worksheet) fn with_comments(refusal: Refusal, plain: &str, text: &str) -> Refusal {
    let is_of_text = |place: &ParseError| {
        place.text == plain
            && plain != text
            && text.is_char_boundary(place.span.start)
            && text.is_char_boundary(place.span.end)
    };
    match refusal.place {
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

/// Whether a comment begins as a quotient by a nimber does: `/*2`.
pub(super) fn has_comment_like_a_quotient(plain: &str, text: &str) -> bool {
    text.match_indices("/*").any(|(place, _)| {
        plain.as_bytes()[place] == b' ' && text[place + 2..].starts_with(|c: char| c.is_ascii_digit())
    })
}
