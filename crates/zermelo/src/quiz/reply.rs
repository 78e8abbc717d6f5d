//! Reading what people answer.

use crate::game::{Message, message};

/// Who is said to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    /// The player who moves next.
    Next,
    /// The player who has just moved.
    Previous,
    Left,
    Right,
    /// Neither player.
    Neither,
}

/// The winner that a text names.
pub(super) fn winner(text: &str) -> Option<Named> {
    let text = text.to_lowercase();
    let filler = ["the", "player", "wins", "win", "it", "is", "a", "to", "move", "position", "필승", "승리"];
    let text = ["必胜", "获胜", "胜"].iter().fold(text, |text, ending| text.replace(ending, " "));
    let mut words = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty() && !filler.contains(word));
    let (word, rest) = (words.next()?, words.next());
    let named = match word {
        "next" | "first" | "n" | "1" | "1st" | "선공" | "선수" | "先手" => Named::Next,
        "previous" | "second" | "p" | "2" | "2nd" | "후공" | "후수" | "后手" => Named::Previous,
        "left" | "l" | "왼쪽" | "左方" | "左" => Named::Left,
        "right" | "r" | "오른쪽" | "右方" | "右" => Named::Right,
        "draw" | "drawn" | "d" | "nobody" | "neither" | "tie" | "무승부" | "平局" => Named::Neither,
        _ => return None,
    };
    rest.is_none().then_some(named)
}

/// Whether a text says that there is no such move.
pub(super) fn is_none(text: &str) -> bool {
    matches!(
        text.trim().to_lowercase().as_str(),
        "none" | "no" | "no move" | "nothing" | "-" | "there is none" | "없음" | "없다" | "没有" | "无"
    )
}

/// The number of a nimber, written with or without its star.
pub(super) fn nimber(text: &str) -> Option<String> {
    let text = text.trim();
    let digits = text.strip_prefix('*').or_else(|| text.strip_prefix('∗')).unwrap_or(text);
    if digits.is_empty() && !text.is_empty() {
        return Some("1".to_owned());
    }
    let is_number =
        !digits.is_empty() && digits.len() <= 40 && digits.chars().all(|digit| digit.is_ascii_digit());
    is_number.then(|| match digits.trim_start_matches('0') {
        "" => "0".to_owned(),
        number => number.to_owned(),
    })
}

/// A whole number with its sign.
pub(super) fn integer(text: &str) -> Option<i64> {
    text.trim().replace('−', "-").parse().ok()
}

/// A text that may be long, cut for a message.
pub(super) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|letter| !letter.is_control()).take(60).collect();
    if text.chars().count() > 60 {
        short.push('…');
    }
    short
}

/// What is said to a text that does not answer the question.
pub(super) fn unclear(text: &str, expected: Message) -> Message {
    message!(
        "'{said}' is not an answer; type {expected}, or: hint, skip, quit.",
        said = shortened(text), expected => expected
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_people_write_them() {
        for (text, named) in [
            ("next", Some(Named::Next)),
            ("The next player wins.", Some(Named::Next)),
            ("N", Some(Named::Next)),
            ("first", Some(Named::Next)),
            ("P-position", Some(Named::Previous)),
            ("second player", Some(Named::Previous)),
            ("left", Some(Named::Left)),
            ("Right wins", Some(Named::Right)),
            ("a draw", Some(Named::Neither)),
            ("후공 필승", Some(Named::Previous)),
            ("先手必胜", Some(Named::Next)),
            ("右方", Some(Named::Right)),
            ("무승부", Some(Named::Neither)),
            ("next previous", None),
            ("maybe", None),
            ("", None),
        ] {
            assert_eq!(winner(text), named, "{text}");
        }
        for (text, number) in
            [("3", Some("3")), (" *3", Some("3")), ("*", Some("1")), ("007", Some("7")), ("0", Some("0"))]
        {
            assert_eq!(nimber(text).as_deref(), number, "{text}");
        }
        for text in ["", "x", "-1", "3 4", "**", "1e3"] {
            assert_eq!(nimber(text), None, "{text}");
        }
        assert_eq!(integer("−3"), Some(-3));
        assert_eq!(integer("+4"), Some(4));
        assert_eq!(integer("four"), None);
    }
}
