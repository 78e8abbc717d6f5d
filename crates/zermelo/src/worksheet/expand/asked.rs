//! What is asked of a position and not of its value, by a method behind it or a function around it.

use crate::worksheet::line::{closing, word_length};

/// What is asked of a position, and not of its value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::worksheet) enum Asked {
    /// Its misère form, of which the function that stands there is asked.
    Form,
    /// Who wins it in misère play.
    MisereOutcome,
    /// The positions that it can become.
    Options,
    /// Nothing: its value.
    Itself,
}

impl Asked {
    /// What a function of this name asks of a position in misère play.
    pub(super) fn in_misere_play(name: &str) -> Option<Self> {
        Self::by_name(name).filter(|asked| matches!(asked, Self::Form | Self::MisereOutcome))
    }

    pub(super) fn by_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        Some(match name.as_str() {
            "genus"
            | "miserenimvalue"
            | "miserecanonicalform"
            | "mate"
            | "parts"
            | "partitions"
            | "isprime"
            | "isextraverted"
            | "isintroverted"
            | "ishalftame"
            | "isnimheap"
            | "istame"
            | "isgenerallytame"
            | "istameable"
            | "isrestive"
            | "isgenerallyrestive"
            | "isrestless" => Self::Form,
            "misereoutcome" | "misereoutcomeclass" => Self::MisereOutcome,
            "options" => Self::Options,
            "gamevalue" => Self::Itself,
            _ => return None,
        })
    }
}

/// The method behind a place, `.NAME` or `.NAME(…)`: its name, what stands between its parentheses, and where the text goes on.
pub(super) fn method(text: &str, at: usize) -> Option<(&str, &str, usize)> {
    let rest = text.get(at..)?.strip_prefix('.')?;
    let name = &rest[..word_length(rest)];
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let behind = &rest[name.len()..];
    let end = at + 1 + name.len();
    match closing(behind).filter(|_| behind.starts_with('(')) {
        Some(length) => Some((name, &behind[1..length], end + length + 1)),
        None => Some((name, "", end)),
    }
}

/// The function whose only argument stands before a place, and where the text goes on behind its parenthesis.
pub(super) fn call_around<'e>(before: &'e str, text: &str, end: usize) -> Option<(&'e str, usize)> {
    let head = before.strip_suffix('(')?;
    let start = head.rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |place| place + 1);
    let blanks = text[end..].len() - text[end..].trim_start().len();
    text[end + blanks..].starts_with(')').then_some((&head[start..], end + blanks + 1))
}

/// The function of positions in misère play in whose parentheses the next part of an expression stands.
pub(super) fn enclosing_misere_call(before: &str) -> Option<&str> {
    let mut depth = 0_usize;
    for (place, byte) in before.bytes().enumerate().rev() {
        match byte {
            b')' => depth += 1,
            b'(' if depth > 0 => depth -= 1,
            b'(' => {
                let head = &before[..place];
                let start = head.rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |place| place + 1);
                if Asked::in_misere_play(&head[start..]).is_some() {
                    return Some(&head[start..]);
                }
            }
            _ => {}
        }
    }
    None
}
