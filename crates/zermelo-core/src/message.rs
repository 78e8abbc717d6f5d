//! Sentences for people, as data: a template in English with named arguments. In English a message prints itself; other
//! languages find their words by its key, which is made from the template, and put the arguments where they belong. So
//! no crate that has something to say knows a language but English, and none glues sentences from pieces.

use super::Player;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A sentence, or a phrase that stands in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Words with arguments, made by [`message!`](crate::message!).
    Words {
        /// The English words; `{name}` stands for an argument, `{{` and `}}` for braces. Without arguments every
        /// character stands for itself.
        template: Cow<'static, str>,
        /// The arguments by their names.
        arguments: Vec<(&'static str, Argument)>,
    },
    /// What is the same in every language: numbers, positions, columns, what a caller wrote.
    Verbatim(String),
    /// The name of a move, in a game's own English words: other languages have their own, which are read as well.
    Move(String),
    /// Phrases one after another.
    List {
        /// The phrases.
        phrases: Vec<Self>,
        /// What stands between two of them; languages with signs of their own put theirs.
        between: &'static str,
    },
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, a position, a name.
    Text(String),
    /// A phrase in the reader's language.
    Message(Box<Message>),
}

impl Argument {
    /// An argument that is the same in every language.
    #[expect(clippy::needless_pass_by_value, reason = "arguments of the macro are of any kind")]
    pub fn text(value: impl ToString) -> Self {
        Self::Text(value.to_string())
    }

    /// A phrase as an argument.
    pub fn phrase(message: impl Into<Message>) -> Self {
        Self::Message(Box::new(message.into()))
    }
}

/// A [`Message`] from an English template: `message!("{count} heaps", count)`, `message!("{count} heaps", count = heaps.len())`,
/// and with `=>` for an argument that is a phrase itself: `message!("proved, by {by}", by => theorem)`.
#[macro_export]
macro_rules! message {
    ($template:literal $($arguments:tt)*) => {
        $crate::Message::Words { template: $crate::alloc::borrow::Cow::Borrowed($template), arguments: $crate::message_arguments!([] $($arguments)*) }
    };
}

/// The arguments of [`message!`](crate::message!).
#[doc(hidden)]
#[macro_export]
macro_rules! message_arguments {
    ([$($done:tt)*] $(,)?) => { $crate::alloc::vec![$($done)*] };
    ([$($done:tt)*], $name:ident => $value:expr $(, $($rest:tt)*)?) => {
        $crate::message_arguments!([$($done)* (::core::stringify!($name), $crate::Argument::phrase($value)),] $(, $($rest)*)?)
    };
    ([$($done:tt)*], $name:ident = $value:expr $(, $($rest:tt)*)?) => {
        $crate::message_arguments!([$($done)* (::core::stringify!($name), $crate::Argument::text(&$value)),] $(, $($rest)*)?)
    };
    ([$($done:tt)*], $name:ident $(, $($rest:tt)*)?) => {
        $crate::message_arguments!([$($done)* (::core::stringify!($name), $crate::Argument::text(&$name)),] $(, $($rest)*)?)
    };
}

/// Keys take at most this many words from a template; longer ones end in a number that stands for the rest.
const MOST_KEY_WORDS: usize = 9;

impl Message {
    /// Words without arguments.
    pub const fn words(template: &'static str) -> Self {
        Self::Words { template: Cow::Borrowed(template), arguments: Vec::new() }
    }

    /// What is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::Verbatim(text.into())
    }

    /// Phrases with semicolons between.
    pub fn list(phrases: Vec<Self>) -> Self {
        Self::List { phrases, between: "; " }
    }

    /// Phrases with commas between.
    pub fn sequence(phrases: Vec<Self>) -> Self {
        Self::List { phrases, between: ", " }
    }

    /// The name of a move.
    pub fn label(label: impl Into<String>) -> Self {
        Self::Move(label.into())
    }

    /// The key under which other languages have their words, `None` where there is nothing to translate.
    pub fn key(&self) -> Option<String> {
        match self {
            Self::Words { template, .. } => Some(key_of(template)),
            Self::Verbatim(_) | Self::Move(_) | Self::List { .. } => None,
        }
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Words { template, .. } => template.is_empty(),
            Self::Verbatim(text) | Self::Move(text) => text.is_empty(),
            Self::List { phrases, .. } => phrases.is_empty(),
        }
    }
}

/// The key of a template: its words in small letters with hyphens between; where there are more than nine words, the
/// first nine and a checksum of the whole. O(length).
pub fn key_of(template: &str) -> String {
    let words: Vec<String> = template
        .split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_')
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let mut key = words[..words.len().min(MOST_KEY_WORDS)].join("-");
    if words.len() > MOST_KEY_WORDS {
        // FNV-1a: it only has to tell the sentences of one program apart, which a test checks.
        let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        let checksum = template.bytes().fold(2_166_136_261_u32, step);
        key += &format!("-{:04x}", (checksum ^ (checksum >> 16)) & 0xFFFF);
    }
    if key.starts_with(|first: char| first.is_ascii_alphabetic()) { key } else { format!("n-{key}") }
}

impl fmt::Display for Message {
    /// The message in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Verbatim(text) | Self::Move(text) => f.write_str(text),
            Self::List { phrases, between } => {
                for (place, phrase) in phrases.iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { between })?;
                    phrase.fmt(f)?;
                }
                Ok(())
            }
            Self::Words { template, arguments } if arguments.is_empty() => f.write_str(template),
            Self::Words { template, arguments } => write_template(f, template, arguments),
        }
    }
}

fn write_template(
    f: &mut fmt::Formatter<'_>,
    template: &str,
    arguments: &[(&'static str, Argument)],
) -> fmt::Result {
    let mut rest = template;
    while let Some(at) = rest.find(['{', '}']) {
        f.write_str(&rest[..at])?;
        let (brace, after) = rest[at..].split_at(1);
        if let Some(doubled) = after.strip_prefix(brace) {
            f.write_str(brace)?;
            rest = doubled;
            continue;
        }
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        match arguments.iter().find(|(known, _)| *known == name) {
            Some((_, argument)) => write!(f, "{argument}")?,
            None => write!(f, "{{{name}}}")?,
        }
        rest = after;
    }
    f.write_str(rest)
}

impl fmt::Display for Argument {
    /// The argument in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Message(message) => message.fmt(f),
        }
    }
}

/// Words without arguments, which other languages have whole or not at all.
impl From<String> for Message {
    fn from(words: String) -> Self {
        Self::Words { template: Cow::Owned(words), arguments: Vec::new() }
    }
}

impl From<&str> for Message {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<&String> for Message {
    fn from(words: &String) -> Self {
        words.clone().into()
    }
}

impl From<Message> for String {
    /// The message in English.
    fn from(message: Message) -> Self {
        message.to_string()
    }
}

impl From<Player> for Message {
    fn from(player: Player) -> Self {
        Self::words(match player {
            Player::Left => "Left",
            Player::Right => "Right",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_take_their_arguments() {
        let heap = 3;
        let said = message!("heap {heap} of {count} {{all}}", heap, count = 2 + 3);
        assert_eq!(said.to_string(), "heap 3 of 5 {all}");
        let nested = message!("{player} says: {what}", player => Player::Left, what => said);
        assert_eq!(nested.to_string(), "Left says: heap 3 of 5 {all}");
        assert_eq!(Message::words("mex {0, 1} = 2").to_string(), "mex {0, 1} = 2");
        assert_eq!(message!("nothing").to_string(), "nothing");
    }

    #[test]
    fn keys_tell_templates_apart() {
        assert_eq!(key_of("The nim-sum is {sum}."), "the-nim-sum-is-sum");
        assert_eq!(key_of("3 heaps"), "n-3-heaps");
        let long = "one two three four five six seven eight nine ten";
        assert_ne!(key_of(long), key_of(&format!("{long} eleven")));
        assert!(key_of(long).starts_with("one-two-three-four-five-six-seven-eight-nine-"));
        assert_eq!(Message::verbatim("1 + 1").key(), None);
    }
}
