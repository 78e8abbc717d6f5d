//! The catalogue: names, examples, sums, own games, files, and errors that point into the text asked.

use crate::one_file::OneFile;
use std::sync::atomic::AtomicBool;
use zermelo_core::AnyPosition;
use zermelo_core::spelling::canonical;
use zermelo_core::{Limits, StopReason};
use zermelo_games::catalogue::{
    Catalogue, Catalogued, Entry, Group, OpenGame, Reading, entries, open, open_with,
};
use zermelo_games::rulesets::heap::Nim;

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

#[test]
fn files_are_read_only_where_they_are_handed_in() {
    let refusal = |text: &str| open(text).err().unwrap_or_else(|| panic!("{text} opened")).message;
    assert_eq!(refusal("token:Cargo.toml a"), "the graph cannot be read: files are not read here");
    assert_eq!(refusal("bulbs:Cargo.toml start"), "the file cannot be read: files are not read here");
    assert_eq!(refusal("nim 3 + token:/etc/passwd a"), "the graph cannot be read: files are not read here");
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
    Entry::new(name, "Nim as we play it", Group::Heaps, |_| Ok(std::sync::Arc::new(Catalogued::new(Nim))))
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
    assert_eq!((sum.name.as_str(), sum.game.print(&sum.position).as_str()), ("sum", "nim 3 4 + wythoff 1 2"));
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

/// Expressions are worked out while they are read: what a question may take holds there already, in sums and on interrupts too.
#[test]
fn expressions_are_read_within_limits() {
    let hot: Vec<String> =
        (0..14).map(|n| format!("{{{}|{}||{}|{}}}", 20 + 3 * n, 7 + n, -n, -9 - 2 * n * n)).collect();
    let followers = format!("followers({})", hot.join("+"));
    let small = Limits { memory: Some(4 << 20), ..Limits::none() };
    let interrupted = AtomicBool::new(true);
    let interrupt = Limits { interrupt: Some(&interrupted), ..Limits::none() };
    for text in [followers.clone(), format!("value {followers}"), format!("nim 3 + {followers}")] {
        for (limits, reason) in [(small, StopReason::Memory(4 << 20)), (interrupt, StopReason::Interrupted)] {
            let reading = Reading { files: None, limits };
            let error = open_with(&text, reading).err().unwrap();
            assert_eq!(error.stopped.as_deref(), Some(&reason), "{text}");
        }
    }
    assert!(open_with("value 1 + {2|-1}", Reading { files: None, limits: small }).is_ok());
}
