//! The catalogue: every game by its name, with its rules in words, its notation and its theorem. To add a game, write its
//! ruleset with its [`Entry`] in one file under `rulesets/` and add a line to the list of its group.

mod any_game;
mod catalogued;
mod checked;
mod entry;
mod facts;
mod fen;
mod impartial;
mod open;
mod open_game;
mod reading;
mod sum;
mod tables;

pub use crate::game::{AnyPosition, nearest};
pub use any_game::{AnyGame, AnyJudge};
pub use catalogued::Catalogued;
pub use checked::CheckedAs;
pub(crate) use checked::CheckedGame;
pub use entry::{Entry, Group, Opener, no_parameters, one_number};
pub(crate) use entry::{Unread, read_file};
pub use facts::Facts;
pub use open::Reading;
pub use open_game::{EndsByRule, OpenGame, Opened, RuleSource};
pub use reading::{MoveError, read_move};
pub use sum::{SumPosition, Summand, games_of, label_in, with_part};

use crate::game::ParseError;
use crate::game::spelling::canonical;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// Games by their names.
#[derive(Clone, Default, Debug)]
pub struct Catalogue {
    entries: Vec<Entry>,
    /// The places of the entries by their names and aliases.
    places: FxHashMap<String, usize>,
}

/// A name that a game of the catalogue has already.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name '{name}' is taken by the game '{by}'")]
pub struct NameTaken {
    /// The name or alias asked for.
    pub name: String,
    /// The game that has it.
    pub by: String,
}

impl Catalogue {
    /// No games. Expressions, such as `{2|-1}`, are read in any catalogue.
    pub fn empty() -> Self {
        Self::default()
    }

    /// All games that are built in.
    pub fn standard() -> Self {
        let mut catalogue = Self::empty();
        for entry in crate::rulesets::entries() {
            catalogue.add(entry);
        }
        catalogue
    }

    /// The same with another game, at the end. Refused where a name or alias of it is taken.
    pub fn with(mut self, entry: Entry) -> Result<Self, NameTaken> {
        let taken = entry.names().find_map(|name| Some((name, self.find(name)?)));
        if let Some((name, by)) = taken {
            return Err(NameTaken { name: name.to_owned(), by: by.name.clone().into_owned() });
        }
        self.add(entry);
        Ok(self)
    }

    /// The same with the game of a rule file, given by its name (such as `mine.star`) and its text, under that name without
    /// the ending. The text must not load other files. Refused where it cannot be read, where a claim of it is false, and
    /// where the name is taken.
    #[cfg(feature = "rules")]
    pub fn with_rules(self, file: &str, text: &str) -> Result<Self, ParseError> {
        use crate::rules::{open_text, reader::Settings};
        let (file, text) = (file.to_owned(), text.to_owned());
        let alone = |_: &str| Err("there are no files beside it".to_owned());
        let (read, _) = open_text(&file, &text, &Settings::default(), &mut { alone })?;
        let name = canonical(&read.name);
        let opened = file.clone();
        let mut entry = Entry::new(name.clone(), read.title.clone(), Group::Boards, move |parameters| {
            Ok(open_text(&opened, &text, &Settings::read(parameters), &mut { alone })?.1)
        })
        .with_rules(read.about.clone());
        entry.start = read.start.clone().map(Into::into);
        self.with(entry)
            .map_err(|taken| ParseError::whole(&file, taken.to_string(), "give the file another name"))
    }

    fn add(&mut self, entry: Entry) {
        let place = self.entries.len();
        for name in entry.names() {
            self.places.entry(canonical(name)).or_insert(place);
        }
        self.entries.push(entry);
    }

    /// All games, group by group, then those that were added.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// The entry of a name or alias. Case and underscores do not matter.
    pub fn find(&self, name: &str) -> Option<&Entry> {
        self.places.get(&canonical(name)).map(|&place| &self.entries[place])
    }

    /// Reads a game with a position, such as `nim 3 4 5`, or a sum such as `nim 3 5 + bash:3 7 + wythoff 2 4`. A chess
    /// position in FEN needs no name. Games that come from files (`token:FILE`) are refused, see [`open_with`](Self::open_with).
    pub fn open(&self, text: &str) -> Result<OpenGame, ParseError> {
        open::open(self, text, &Reading::default())
    }

    /// The same with what is at hand: games may come from files (`token:FILE a`, `bulbs:FILE start`), and an expression is
    /// worked out within limits.
    pub fn open_with<'a>(&self, text: &str, reading: impl Into<Reading<'a>>) -> Result<OpenGame, ParseError> {
        open::open(self, text, &reading.into())
    }
}

/// The standard catalogue, made once. A static that named what makes it would be compiled into every program with all games,
/// whether or not the program opens one.
fn shared() -> &'static Catalogue {
    static SHARED: OnceLock<Catalogue> = OnceLock::new();
    SHARED.get_or_init(Catalogue::standard)
}

/// All games of the standard catalogue, group by group.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    shared().entries()
}

/// The entry of a name or alias in the standard catalogue; see [`Catalogue::find`].
pub fn find(name: &str) -> Option<&'static Entry> {
    shared().find(name)
}

/// Reads a question on the games of the standard catalogue; see [`Catalogue::open`].
pub fn open(text: &str) -> Result<OpenGame, ParseError> {
    shared().open(text)
}

/// Reads a question on the games of the standard catalogue, of which some may come from files; see [`Catalogue::open_with`].
pub fn open_with<'a>(text: &str, reading: impl Into<Reading<'a>>) -> Result<OpenGame, ParseError> {
    shared().open_with(text, reading)
}
