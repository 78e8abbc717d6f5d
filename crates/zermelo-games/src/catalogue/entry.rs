//! What the catalogue says of one game, and how the game is made from the text after its name.

use super::AnyGame;
use crate::game::{Files, ParseError, Reference};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use zermelo_core::{Message, StopReason, message};

/// Makes a game from its parameters (the text after the colon in `bash:3`, empty where there is none) and from files, where
/// the caller hands any in.
pub type Opener = Arc<dyn Fn(&str, Option<&dyn Files>) -> Result<Arc<dyn AnyGame>, ParseError> + Send + Sync>;

/// Larger files are refused.
const MOST_BYTES: u64 = 1 << 30;

/// Why there is nothing of a file that a game's parameters name.
pub(crate) enum Unread {
    /// A limit was reached.
    Stopped(StopReason),
    /// Something is wrong with it, as the end of a sentence.
    Wrong(Message),
}

impl Unread {
    /// The error of the text that names the file; `sentence` is given the end of itself.
    pub(crate) fn told(
        self,
        text: &str,
        sentence: impl FnOnce(Message) -> Message,
        hint: impl Into<Message>,
    ) -> ParseError {
        match self {
            Self::Stopped(reason) => ParseError::stopped_by(text, reason),
            Self::Wrong(reason) => ParseError::whole(text, sentence(reason), hint),
        }
    }
}

impl From<Message> for Unread {
    fn from(reason: Message) -> Self {
        Self::Wrong(reason)
    }
}

impl From<std::io::Error> for Unread {
    /// What hands in the files may keep limits of its own, which come as the cause of the error.
    fn from(error: std::io::Error) -> Self {
        let cause = error.get_ref().and_then(|cause| cause.downcast_ref().copied());
        cause.map_or_else(|| Self::Wrong(error.into()), Self::Stopped)
    }
}

/// The content of a file that a game's parameters name.
pub(crate) fn read_file(name: &str, files: Option<&dyn Files>) -> Result<Vec<u8>, Unread> {
    let files = files.ok_or(message!("files are not read here"))?;
    // A device or a binary file shows at its beginning, and need not be read to its end.
    let mut beginning = [0; 4096];
    let read = files.read_at(name, 0, &mut beginning).unwrap_or(0);
    if beginning[..read].contains(&0) {
        return Err(message!("it is not text").into());
    }
    Ok(files.read(name, MOST_BYTES)?)
}

/// One game of a catalogue. It owns its texts, so that a game can come from a file or from another language.
///
/// # Example
/// ```
/// use std::sync::Arc;
/// use zermelo_games::catalogue::{Catalogue, Catalogued, Entry, Group, no_parameters};
/// use zermelo_games::rulesets::heap::Nim;
///
/// let own = Entry::new("our-nim", "Nim as we play it", Group::Heaps, |parameters| {
///     no_parameters(parameters, "our-nim 3 4 5")?;
///     Ok(Arc::new(Catalogued::new(Nim)))
/// })
/// .with_rules("A move takes any number of tokens from one heap.")
/// .with_examples(["our-nim 3 4 5"]);
/// let catalogue = Catalogue::standard().with(own)?;
/// assert_eq!(catalogue.open("our-nim 3 4 5 + wythoff 1 2")?.name, "sum");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
#[non_exhaustive]
pub struct Entry {
    /// The name in commands.
    pub name: Cow<'static, str>,
    /// Other names that are understood.
    pub aliases: Vec<Cow<'static, str>>,
    /// The name in sentences.
    pub title: Cow<'static, str>,
    /// What is played on: heaps, strips, boards, graphs.
    pub group: Group,
    /// The rules in at most three sentences.
    pub rules: Cow<'static, str>,
    /// What may stand after the name, as in `bash:3`; empty when nothing may.
    pub parameters: Cow<'static, str>,
    /// How a position is written.
    pub notation: Cow<'static, str>,
    /// Questions that work as they stand.
    pub examples: Vec<Cow<'static, str>>,
    /// The theorems that decide it in closed form.
    pub theorems: Vec<&'static Reference>,
    /// The position meant when none is given.
    pub start: Option<Cow<'static, str>>,
    /// Makes the game from the text after the colon.
    pub open: Opener,
}

impl Entry {
    /// A game with its name in commands (lower case, words joined by hyphens) and in sentences. `open` makes it from the
    /// text after the colon.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        title: impl Into<Cow<'static, str>>,
        group: Group,
        open: impl Fn(&str) -> Result<Arc<dyn AnyGame>, ParseError> + Send + Sync + 'static,
    ) -> Self {
        Self::reading_files(name, title, group, move |parameters, _| open(parameters))
    }

    /// The same for a game whose parameters may name a file.
    pub fn reading_files(
        name: impl Into<Cow<'static, str>>,
        title: impl Into<Cow<'static, str>>,
        group: Group,
        open: impl Fn(&str, Option<&dyn Files>) -> Result<Arc<dyn AnyGame>, ParseError> + Send + Sync + 'static,
    ) -> Self {
        Self::of_opener(name.into(), title.into(), group, Arc::new(open))
    }

    fn of_opener(name: Cow<'static, str>, title: Cow<'static, str>, group: Group, open: Opener) -> Self {
        Self {
            name,
            aliases: Vec::new(),
            title,
            group,
            rules: Cow::Borrowed(""),
            parameters: Cow::Borrowed(""),
            notation: Cow::Borrowed(""),
            examples: Vec::new(),
            theorems: Vec::new(),
            start: None,
            open,
        }
    }

    /// Other names that are understood.
    pub fn with_aliases<T: Into<Cow<'static, str>>>(self, aliases: impl IntoIterator<Item = T>) -> Self {
        Self { aliases: aliases.into_iter().map(Into::into).collect(), ..self }
    }

    /// The rules in at most three sentences.
    pub fn with_rules(self, rules: impl Into<Cow<'static, str>>) -> Self {
        Self { rules: rules.into(), ..self }
    }

    /// What may stand after the name.
    pub fn with_parameters(self, parameters: impl Into<Cow<'static, str>>) -> Self {
        Self { parameters: parameters.into(), ..self }
    }

    /// How a position is written.
    pub fn with_notation(self, notation: impl Into<Cow<'static, str>>) -> Self {
        Self { notation: notation.into(), ..self }
    }

    /// Questions that work as they stand.
    pub fn with_examples<T: Into<Cow<'static, str>>>(self, examples: impl IntoIterator<Item = T>) -> Self {
        Self { examples: examples.into_iter().map(Into::into).collect(), ..self }
    }

    /// The theorems that decide the game in closed form.
    pub fn with_theorems(self, theorems: impl IntoIterator<Item = &'static Reference>) -> Self {
        Self { theorems: theorems.into_iter().collect(), ..self }
    }

    /// The position meant when none is given.
    pub fn with_start(self, start: impl Into<Cow<'static, str>>) -> Self {
        Self { start: Some(start.into()), ..self }
    }

    /// The name and the aliases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_ref()).chain(self.aliases.iter().map(AsRef::as_ref))
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("name", &self.name)
            .field("aliases", &self.aliases)
            .finish_non_exhaustive()
    }
}

/// What a game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Heaps of tokens.
    Heaps,
    /// Coins on a strip or in a row.
    Strips,
    /// Boards.
    Boards,
    /// Graphs.
    Graphs,
    /// Values themselves.
    Values,
}

impl Group {
    /// All groups, in the order of the catalogue.
    pub const ALL: [Self; 5] = [Self::Heaps, Self::Strips, Self::Boards, Self::Graphs, Self::Values];

    /// The heading of the group.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Heaps => "Heap games",
            Self::Strips => "Coins and strips",
            Self::Boards => "Boards",
            Self::Graphs => "Graphs",
            Self::Values => "Values",
        }
    }
}

/// Refuses parameters for a game that has none.
pub fn no_parameters(parameters: &str, example: &str) -> Result<(), ParseError> {
    if parameters.is_empty() {
        return Ok(());
    }
    let hint = zermelo_core::message!("for example: {example}", example);
    Err(ParseError::whole(parameters, "this game takes no parameters", hint))
}

/// A positive whole number as the only parameter.
pub fn one_number(parameters: &str, default: Option<u64>, hint: &str) -> Result<u64, ParseError> {
    match (parameters, default) {
        ("", Some(default)) => Ok(default),
        ("", None) => Err(ParseError::whole(parameters, "this game needs a number after its name", hint)),
        _ => parameters
            .parse()
            .ok()
            .filter(|&number: &u64| number > 0 && !parameters.starts_with('+'))
            .ok_or_else(|| ParseError::whole(parameters, "expected a whole number from 1 to 2^64 − 1", hint)),
    }
}
