//! `zermelo nim 3 4 5` means `zermelo solve nim 3 4 5`: the command is put in where the first word is none but begins a
//! position.

use crate::arguments::Arguments;
use clap::CommandFactory;
use std::ffi::OsString;
use zermelo::catalogue::{self, nearest};
use zermelo::language;

/// The words of the command line, with `solve` before a position that stands where a command should.
pub(crate) fn with_command(mut words: Vec<OsString>) -> Vec<OsString> {
    let Some(place) = first_word(&words) else { return words };
    let position = words[place..].iter().map_while(|word| word.to_str().filter(|word| !is_option(word)));
    let position = position.collect::<Vec<_>>().join(" ");
    if begins_position(&position) {
        words.insert(place, "solve".into());
    }
    words
}

fn is_option(word: &str) -> bool {
    word.len() > 1 && word.starts_with('-')
}

/// The place of the first word that is neither an option nor the value of one; `None` where there is none, or it is no
/// text.
fn first_word(words: &[OsString]) -> Option<usize> {
    let command = Arguments::command();
    let takes_value = |word: &str| {
        let name = word.strip_prefix("--").filter(|name| !name.contains('='));
        let of_name = |argument: &&clap::Arg| argument.get_long() == name;
        name.is_some()
            && command.get_arguments().find(of_name).is_some_and(|one| one.get_action().takes_values())
    };
    let mut place = 1;
    while place < words.len() {
        let word = words[place].to_str()?;
        if !is_option(word) {
            return Some(place);
        }
        place += if takes_value(word) { 2 } else { 1 };
    }
    None
}

/// Whether a text that stands in the place of a command is a position: it names a game, or is an expression or a FEN, or
/// is nearer to the name of a game than to that of a command.
fn begins_position(text: &str) -> bool {
    let head = text.split_whitespace().next().unwrap_or("");
    let command = Arguments::command();
    let commands = || command.get_subcommands().map(clap::Command::get_name).chain(["help"]);
    if head.is_empty() || commands().any(|name| name == head) {
        return false;
    }
    let name = head.split(':').next().unwrap_or(head);
    if catalogue::find(name).is_some() || language::open(text, None).is_ok() {
        return true;
    }
    nearest(name, commands()).is_none() && language::nearest_name(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> String {
        let words = ["zermelo"].iter().chain(words).map(OsString::from).collect();
        let words = with_command(words).into_iter().map(|word| word.into_string().unwrap());
        words.skip(1).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn positions_are_solved() {
        for (words, read_as) in [
            (&["nim", "3", "4", "5"][..], "solve nim 3 4 5"),
            (&["--format", "json", "bash:3", "7"], "--format json solve bash:3 7"),
            (&["--format=json", "-q", "nim", "3"], "--format=json -q solve nim 3"),
            (&["nim", "3", "--misere"], "solve nim 3 --misere"),
            (&["{1|-1}"], "solve {1|-1}"),
            (&["4k3/8/8/8/8/8/8/R3K3 w - - 0 1"], "solve 4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
            (&["nmi", "3"], "solve nmi 3"),
            (&["nim", "x"], "solve nim x"),
        ] {
            assert_eq!(read(words), read_as);
        }
        for words in [
            &["solve", "nim", "3"][..],
            &["sovle", "nim", "3"],
            &["help"],
            &["qiuz"],
            &["value", "1"],
            &["--version"],
            &[],
            &["gmaes"],
        ] {
            assert_eq!(read(words), words.join(" "));
        }
    }
}
