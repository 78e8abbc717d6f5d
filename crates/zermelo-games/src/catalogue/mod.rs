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

pub use crate::game::{AnyPosition, nearest};
pub use any_game::{AnyGame, AnyJudge, NimberSearch};
pub use catalogued::Catalogued;
pub use checked::CheckedAs;
pub(crate) use checked::CheckedGame;
pub(crate) use entry::read_file;
pub use entry::{Entry, Group, Opener, no_parameters, one_number};
pub use facts::Facts;
pub use open_game::{EndsByRule, OpenGame, Opened};
pub use reading::{MoveError, read_move};
pub use sum::{SumPosition, Summand, label_in, with_part};

use crate::game::spelling::canonical;
use crate::game::{Files, ParseError};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

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
        open::open(self, text, None)
    }

    /// The same, where games may come from these files: `token:FILE a`, `bulbs:FILE start`.
    pub fn open_with(&self, text: &str, files: &dyn Files) -> Result<OpenGame, ParseError> {
        open::open(self, text, Some(files))
    }
}

static STANDARD: LazyLock<Catalogue> = LazyLock::new(Catalogue::standard);

/// All games of the standard catalogue, group by group.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    STANDARD.entries()
}

/// The entry of a name or alias in the standard catalogue; see [`Catalogue::find`].
pub fn find(name: &str) -> Option<&'static Entry> {
    STANDARD.find(name)
}

/// Reads a question on the games of the standard catalogue; see [`Catalogue::open`].
pub fn open(text: &str) -> Result<OpenGame, ParseError> {
    STANDARD.open(text)
}

/// Reads a question on the games of the standard catalogue, of which some may come from files; see [`Catalogue::open_with`].
pub fn open_with(text: &str, files: &dyn Files) -> Result<OpenGame, ParseError> {
    STANDARD.open_with(text, files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_examples_work() {
        let mut names: Vec<&str> = entries().flat_map(Entry::names).collect();
        for name in &names {
            assert_eq!(*name, canonical(name));
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "two games share a name");
        for entry in entries() {
            assert!(!entry.examples.is_empty(), "{} has no example", entry.name);
            for example in &entry.examples {
                let opened = open(example).unwrap_or_else(|error| panic!("{example}: {error}"));
                let printed = opened.game.print(&opened.position);
                let again = opened.game.parse_question(&printed).unwrap().0;
                assert!(again == opened.position, "{example}: {printed} reads back differently");
            }
        }
    }

    #[test]
    fn errors_point_into_the_whole_text() {
        let place = |text: &str| {
            let error = open(text).err().unwrap_or_else(|| panic!("{text} opened"));
            (error.text[error.span.clone()].to_owned(), error.message)
        };
        assert_eq!(place("nim 3 x 5").0, "x");
        assert_eq!(place("nim 3 + wythoff 2 y").0, "y");
        assert_eq!(place("bash:q 7").0, "q");
        assert_eq!(place("nmi 3").0, "nmi");
        assert_eq!(place("nim").1, "the position is empty");
        assert_eq!(place("nim 3 + ").1, "a summand is missing");
        assert_eq!(place("bash 7").0, "bash");
        assert!(place("nim 3 + krk e1 a1 e8").1.contains("cannot be part of a sum"));
        assert!(place("").1.contains("no game"));
        assert_eq!(place("nim:3 4").0, "3");
    }

    #[test]
    fn parts_without_a_name_belong_to_the_game_before_that_reads_them() {
        let printed = |text: &str| {
            let opened = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            format!("{} {}", opened.name, opened.game.print(&opened.position))
        };
        assert_eq!(printed("hackenbush lrl + er + rl"), "hackenbush (lrl;er;rl)");
        assert_eq!(printed("hackenbush lrl + er + {2|-1}"), "sum hackenbush (lrl;er) + value {2|-1}");
        assert_eq!(
            printed("domineering 2x2 + {2|-1} + 1 + nim 3"),
            "sum domineering ..|.. + value 1 + {2|-1} + nim 3"
        );
        assert_eq!(printed("{1 + 2 + 3|0}"), "value {6|0}");
        let many = vec!["1"; 3_000].join(" + ");
        assert_eq!(printed(&many), "value 3000");
        assert_eq!(printed(&format!("nim 3 + {many}")), "sum nim 3 + value 3000");
    }

    /// One file, whatever the name.
    struct OneFile(&'static [u8]);

    impl Files for OneFile {
        fn read(&self, _: &str, most: u64) -> std::io::Result<Vec<u8>> {
            if self.0.len() as u64 > most {
                Err(std::io::ErrorKind::FileTooLarge.into())
            } else {
                Ok(self.0.to_vec())
            }
        }
    }

    #[test]
    fn files_are_read_only_where_they_are_handed_in() {
        let refusal = |text: &str| open(text).err().unwrap_or_else(|| panic!("{text} opened")).message;
        assert_eq!(refusal("token:Cargo.toml a"), "the graph cannot be read: files are not read here");
        assert_eq!(refusal("bulbs:Cargo.toml start"), "the file cannot be read: files are not read here");
        assert_eq!(
            refusal("nim 3 + token:/etc/passwd a"),
            "the graph cannot be read: files are not read here"
        );
        let opened = open_with("nim 3 + token:moves a", &OneFile(b"a b\nb c\n")).unwrap();
        assert_eq!(opened.game.print(&opened.position), "nim 3 + token:moves a");
        assert!(open_with("bulbs:numbers start", &OneFile(b"3 2 8 8 10 1 2 2 1 2 0")).is_ok());
        let secret = open_with("token:secret a", &OneFile(b"\xff\xfe")).err().unwrap();
        assert_eq!(secret.message, "the graph cannot be read: the file is not UTF-8 text");
    }

    #[test]
    fn near_names_are_suggested() {
        let hint = |text: &str| open(text).err().unwrap().hint;
        assert!(hint("nmi 3").contains("'nim'"));
        assert!(hint("whytoff 3 4").contains("'wythoff'"));
        assert!(hint("zzzzzzzz 3").starts_with("see all games"));
    }

    /// Nim under another name.
    fn own_entry(name: &'static str) -> Entry {
        Entry::new(name, "Nim as we play it", Group::Heaps, |_| {
            Ok(std::sync::Arc::new(Catalogued::new(crate::rulesets::heap::Nim)))
        })
    }

    #[test]
    fn own_games_join_under_names_that_are_free() {
        let taken = |name| Catalogue::standard().with(own_entry(name)).err().map(|error| error.by);
        assert_eq!(taken("nim").as_deref(), Some("nim"));
        assert_eq!(taken("Green_Hackenbush").as_deref(), Some("hackenbush"));
        let catalogue = Catalogue::standard().with(own_entry("our-nim")).unwrap();
        assert_eq!(catalogue.entries().count(), entries().count() + 1);
        let opened = catalogue.open("our-nim 3 4 + nim 7").unwrap();
        assert_eq!(opened.game.print(&opened.position), "our-nim 3 4 + nim 7");
        assert!(open("our-nim 3 4").is_err());
        assert!(catalogue.open("our-nm 3").err().unwrap().hint.contains("'our-nim'"));
        assert!(Catalogue::empty().with(own_entry("nim")).unwrap().open("nim 3").is_ok());
    }

    #[test]
    fn open_games_are_added_up_without_text() {
        let parts = ["nim 3 4", "wythoff 1 2"].map(|text| open(text).unwrap());
        let sum = OpenGame::sum(parts).unwrap();
        assert_eq!(
            (sum.name.as_str(), sum.game.print(&sum.position).as_str()),
            ("sum", "nim 3 4 + wythoff 1 2")
        );
        assert!(sum.position == open("nim 3 4 + wythoff 1 2").unwrap().position);
        let ended = OpenGame::sum([open("nim 3").unwrap(), open("tictactoe ...|...|...").unwrap()]);
        assert_eq!(ended.err().map(|error| error.game).as_deref(), Some("tictactoe"));
    }

    #[test]
    fn positions_of_other_games_are_refused() {
        let [nim, wythoff, sum] =
            ["nim 3 4", "wythoff 3 4", "nim 3 + wythoff 1 2"].map(|text| open(text).unwrap());
        assert!(nim.at(open("nim 9").unwrap().position.clone()).is_some());
        assert!(nim.at(wythoff.position.clone()).is_none());
        let swapped = AnyPosition::new(vec![wythoff.position.clone(), nim.position.clone()]);
        let short = AnyPosition::new(vec![nim.position.clone()]);
        let right = AnyPosition::new(vec![nim.position.clone(), wythoff.position.clone()]);
        assert!(sum.at(swapped).is_none());
        assert!(sum.at(short).is_none());
        assert!(sum.at(right).is_some());
    }
}
