//! The catalogue: every game by its name, with its rules in words, its notation, its theorem, and the engines that
//! apply. To add a game, write its ruleset under `rulesets/` and an [`Entry`] in the group's file here.

mod any_game;
mod board;
mod engines;
mod fen;
mod files;
mod go;
mod graph;
mod grundy;
mod heap;
mod loopy;
mod pieces;
mod reading;
mod strip;
mod sum;
mod value;
mod values;

pub use crate::game::{AnyPosition, nearest};
pub use any_game::{AnyGame, AnyJudge, Catalogued};
pub use engines::{DepthAnswer, DepthQuestion};
pub use grundy::{AnyGrundy, MovesToValue};
pub use loopy::{AnyLoopy, LoopyMove, LoopyMoves};
pub use reading::{MoveError, read_move};
pub use sum::Summand;
pub use values::AnyValues;

use crate::game::spelling::canonical;
use crate::game::{Files, ParseError, Player, Reference};
use files::opened_with_files;
use std::sync::Arc;

/// One game of the catalogue.
#[derive(Debug)]
pub struct Entry {
    /// The name in commands.
    pub name: &'static str,
    /// Other names that are understood.
    pub aliases: &'static [&'static str],
    /// The name in sentences.
    pub title: &'static str,
    /// What is played on: heaps, strips, boards, graphs.
    pub group: Group,
    /// The rules in at most three sentences.
    pub rules: &'static str,
    /// What may stand behind the name, as in `bash:3`; empty when nothing may.
    pub parameters: &'static str,
    /// How a position is written.
    pub notation: &'static str,
    /// Questions that work as they stand.
    pub examples: &'static [&'static str],
    /// The theorems that decide it in closed form.
    pub theorems: &'static [&'static Reference],
    /// The position meant when none is given.
    pub start: Option<&'static str>,
    /// Makes the game from the text behind the colon.
    pub open: fn(&str) -> Result<Arc<dyn AnyGame>, ParseError>,
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

/// All games, group by group.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    heap::ENTRIES
        .iter()
        .chain(strip::ENTRIES)
        .chain(board::ENTRIES)
        .chain(pieces::ENTRIES)
        .chain(go::ENTRIES)
        .chain(graph::ENTRIES)
        .chain(value::ENTRIES)
}

/// The entry of a name or alias. Case and underscores do not matter.
pub fn find(name: &str) -> Option<&'static Entry> {
    let name = canonical(name);
    entries().find(|entry| entry.name == name || entry.aliases.contains(&name.as_str()))
}

/// A game, or a sum of games, and a position in it.
#[derive(Clone)]
pub struct OpenGame {
    /// The name as written in answers: `nim`, `bash:3`, `sum`.
    pub name: String,
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// The position.
    pub position: AnyPosition,
    /// Who moves, where the notation or the position says it.
    pub to_move: Option<Player>,
    /// What the writer of the text should know about how it was read, a sentence each.
    pub remarks: Vec<String>,
}

/// Reads a game with a position, such as `nim 3 4 5`, or a sum such as `nim 3 5 + bash:3 7 + wythoff 2 4`. A chess position in
/// FEN needs no name. Games that come from files (`token:FILE`) are refused, see [`open_with`].
pub fn open(text: &str) -> Result<OpenGame, ParseError> {
    open_anywhere(text, None)
}

/// Reads a game with a position, or a sum, where games may come from these files: `token:FILE a`, `bulbs:FILE start`.
pub fn open_with(text: &str, files: &dyn Files) -> Result<OpenGame, ParseError> {
    open_anywhere(text, Some(files))
}

fn open_anywhere(text: &str, files: Option<&dyn Files>) -> Result<OpenGame, ParseError> {
    if let Some(opened) = fen::open_fen(text) {
        return opened;
    }
    let parts = joined_to_games(text, &sum::split_summands(text), files);
    if parts.len() == 1 {
        return open_single(text, files);
    }
    let mut summands = Vec::new();
    let mut positions = Vec::new();
    let mut remarks = Vec::new();
    for part in parts {
        let offset = part.as_ptr() as usize - text.as_ptr() as usize;
        if part.trim().is_empty() {
            let hint = "a sum has a game on each side of every '+', for example: nim 3 5 + wythoff 2 4";
            return Err(ParseError::at(text, offset..offset + part.len(), "a summand is missing", hint));
        }
        let single = open_single(part, files).map_err(|error| error.within(text, offset))?;
        if single.game.has_endings() {
            let message = format!("{} cannot be part of a sum: it ends by a rule of its own", single.name);
            let hint = "in a sum the last move anywhere decides; try nim, wythoff, chomp or token";
            return Err(ParseError::at(text, offset..offset + part.trim_end().len(), message, hint));
        }
        remarks.extend(single.remarks);
        remarks.extend(remark_on_integer(part, &summands));
        summands.push(Summand { name: single.name, game: single.game });
        positions.push(single.position);
    }
    let game = sum::sum_of(summands);
    let position = AnyPosition::new::<sum::SumPosition>(positions);
    Ok(OpenGame { name: "sum".to_owned(), game, position, to_move: None, remarks })
}

/// What is to be said of a summand that is a bare integer after a game: a heap may have been meant.
fn remark_on_integer(part: &str, before: &[Summand]) -> Option<String> {
    let number = part.trim();
    let is_integer = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let name = &before.last().filter(|summand| is_integer && summand.name != "value")?.name;
    open_single(&format!("{name} {number}"), None).ok()?;
    Some(format!(
        "The summand '{number}' is the integer {number}, in which Left has moves and Right has none; as a position of \
         {name} it is written '{name} {number}'."
    ))
}

/// Joins parts that name no game to the part before, where the game named there reads them: its positions may be sums of
/// their own, as in `hackenbush lrl + er`. Mostly it reads all of them or none, so they are tried together first.
fn joined_to_games<'a>(text: &'a str, parts: &[&'a str], files: Option<&dyn Files>) -> Vec<&'a str> {
    let names_game = |part: &str| {
        part.split([' ', ':', '\n', '\t'])
            .find(|word| !word.is_empty())
            .is_none_or(|head| find(head).is_some())
    };
    let start_of = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let joined_part = |first: &str, last: &str| {
        let part = &text[start_of(first)..start_of(last) + last.len()];
        open_single(part, files).is_ok().then_some(part)
    };
    let mut joined: Vec<&str> = Vec::with_capacity(parts.len());
    let mut rest = parts;
    while let Some((&first, behind)) = rest.split_first() {
        let nameless = behind.iter().position(|part| names_game(part)).unwrap_or(behind.len());
        let (run, others) = behind.split_at(nameless);
        if let Some(whole) = run.last().and_then(|last| joined_part(first, last)) {
            joined.push(whole);
            rest = others;
            continue;
        }
        let mut longest = first;
        rest = behind;
        for &part in run {
            let Some(longer) = joined_part(first, part) else { break };
            longest = longer;
            rest = &rest[1..];
        }
        joined.push(longest);
    }
    joined
}

fn open_single(text: &str, files: Option<&dyn Files>) -> Result<OpenGame, ParseError> {
    let trimmed = text.trim_start();
    let head_length = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
    let (head, position_text) = trimmed.split_at(head_length);
    let (name, parameters) = head.split_once(':').unwrap_or((head, ""));
    if name.is_empty() {
        return Err(ParseError::whole(text, "no game is named", "for example: nim 3 4 5"));
    }
    let Some(entry) = find(name) else { return open_expression(text, name) };
    let head_start = text.len() - trimmed.len();
    let opened = match opened_with_files(entry.name) {
        Some(open) => open(parameters, files),
        None => (entry.open)(parameters),
    };
    let game = opened.map_err(|mut error| {
        if parameters.is_empty() {
            error.span = head_start..head_start + head_length;
            text.clone_into(&mut error.text);
            return error;
        }
        error.within(text, head_start + name.len() + 1)
    })?;
    let chosen = if position_text.trim().is_empty() { entry.start.unwrap_or("") } else { position_text };
    let (position, said) = game.parse_question(chosen).map_err(|error| {
        if chosen.trim().is_empty() {
            return ParseError { text: text.to_owned(), span: text.len()..text.len(), ..error };
        }
        error.within(text, head_start + head_length)
    })?;
    let remarks = game.remarks(chosen);
    let game = game.narrowed(&position).unwrap_or(game);
    let to_move = said.or_else(|| game.natural_mover(&position));
    let name =
        if parameters.is_empty() { entry.name.to_owned() } else { format!("{}:{parameters}", entry.name) };
    Ok(OpenGame { name, game, position, to_move, remarks })
}

/// A text that begins with no name of a game: an expression, or a mistake.
fn open_expression(text: &str, head: &str) -> Result<OpenGame, ParseError> {
    let game = value::open_values();
    match game.parse_question(text) {
        Ok((position, to_move)) => {
            Ok(OpenGame { name: "value".to_owned(), game, position, to_move, remarks: Vec::new() })
        }
        // What begins with a letter is taken for a name.
        Err(error) if !head.starts_with(char::is_alphabetic) => Err(error),
        Err(_) => Err(unknown_game(text, head)),
    }
}

fn unknown_game(text: &str, name: &str) -> ParseError {
    let names = entries().flat_map(|entry| std::iter::once(entry.name).chain(entry.aliases.iter().copied()));
    let hint = match nearest(name, names) {
        Some(near) => format!("did you mean '{near}'? All games: zermelo games"),
        None => "see all games with: zermelo games".to_owned(),
    };
    ParseError::part(text, name, "there is no game of this name", hint)
}

/// Refuses parameters for a game that has none.
fn no_parameters(parameters: &str, example: &str) -> Result<(), ParseError> {
    if parameters.is_empty() {
        return Ok(());
    }
    let hint = format!("for example: {example}");
    Err(ParseError::whole(parameters, "this game takes no parameters", hint))
}

/// A positive whole number as the only parameter.
fn one_number(parameters: &str, default: Option<u64>, hint: &str) -> Result<u64, ParseError> {
    match (parameters, default) {
        ("", Some(default)) => Ok(default),
        ("", None) => Err(ParseError::whole(parameters, "this game needs a number behind its name", hint)),
        _ => parameters
            .parse()
            .ok()
            .filter(|&number: &u64| number > 0 && !parameters.starts_with('+'))
            .ok_or_else(|| ParseError::whole(parameters, "expected a whole number from 1 to 2^64 − 1", hint)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_examples_work() {
        let mut names: Vec<&str> = entries()
            .flat_map(|entry| std::iter::once(entry.name).chain(entry.aliases.iter().copied()))
            .collect();
        for name in &names {
            assert_eq!(*name, canonical(name));
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "two games share a name");
        for entry in entries() {
            assert!(!entry.examples.is_empty(), "{} has no example", entry.name);
            for example in entry.examples {
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

        fn read_at(&self, _: &str, _: u64, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::Unsupported.into())
        }

        fn replace(
            &self,
            _: &str,
            _: &mut dyn FnMut(&mut dyn std::io::Write) -> std::io::Result<()>,
        ) -> std::io::Result<()> {
            Err(std::io::ErrorKind::Unsupported.into())
        }

        fn lock(&self, _: &str) -> std::io::Result<Box<dyn std::any::Any>> {
            Err(std::io::ErrorKind::Unsupported.into())
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
        assert_eq!(secret.message, "the file is not UTF-8 text");
    }

    #[test]
    fn near_names_are_suggested() {
        let hint = |text: &str| open(text).err().unwrap().hint;
        assert!(hint("nmi 3").contains("'nim'"));
        assert!(hint("whytoff 3 4").contains("'wythoff'"));
        assert!(hint("zzzzzzzz 3").starts_with("see all games"));
    }
}
