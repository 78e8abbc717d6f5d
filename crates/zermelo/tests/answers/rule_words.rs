//! What is wrong with rule files, told in Korean and Chinese: files of the folder `games/` with a word changed, and short files
//! with every argument of every function wrong in turn. No part of what is told stays English, and the carets stand under what
//! they mean where wide signs are before it.
#![cfg(feature = "rules")]

use super::languages::{OTHERS, english};
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use zermelo::game::{Argument, Message, ParseError, display_width};
use zermelo::language::Language;
use zermelo::rules::open_text;
use zermelo::rules::reader::Settings;

/// What is wrong with a file, and what its game says of wrong positions.
fn errors_of(text: &str, positions: &[&str]) -> Vec<ParseError> {
    let mut none = |_: &str| Err("files are not read here".to_owned());
    match open_text("game.star", text, &Settings::default(), &mut none) {
        Err(error) => vec![error],
        Ok((_, game)) => positions.iter().filter_map(|text| game.parse_question(text).err()).collect(),
    }
}

/// The parts of a message that a language has no words for. O(length).
fn untold(language: Language, message: &Message, into: &mut BTreeSet<String>) {
    match message {
        Message::Verbatim(_) | Message::Move(_) => {}
        Message::List { phrases, .. } => phrases.iter().for_each(|phrase| untold(language, phrase, into)),
        Message::Words { template, arguments } => {
            let word = Regex::new(r"[A-Za-z]{3,}").unwrap();
            let plain = Regex::new(r"\{[A-Za-z_0-9]+\}").unwrap().replace_all(template, "").into_owned();
            if word.is_match(&plain) && language.say(message) == message.to_string() {
                into.insert(template.to_string());
            }
            for (_, argument) in arguments {
                if let Argument::Message(message) = argument {
                    untold(language, message, into);
                }
            }
        }
    }
}

/// Words in the place of others.
const INSTEAD: [&str; 14] = [
    "",
    "0",
    "-1",
    "7",
    "99999999999999999999",
    "\"\"",
    "\"zz\"",
    "\".xo[\"",
    "None",
    "[]",
    "(1, 2)",
    "lambda x: x",
    "drop(\"x\")",
    "xx",
];

/// Files with one word left out, put twice, or changed; the `of`-th of `every` such changes.
fn changed(text: &str, every: usize, of: &mut usize) -> Vec<String> {
    let word = Regex::new(r#""[^"\n]*"|[A-Za-z_]+|[0-9]+|[^\sA-Za-z0-9_]"#).unwrap();
    let mut files = Vec::new();
    let code = text.find("\n#").map_or(0, |_| {
        text.lines().take_while(|line| line.starts_with('#')).map(|line| line.len() + 1).sum::<usize>()
    });
    for found in word.find_iter(text).filter(|found| found.start() >= code) {
        for new in INSTEAD.iter().map(|new| (*new).to_owned()).chain([found.as_str().repeat(2)]) {
            *of += 1;
            if of.is_multiple_of(every) {
                files.push(format!("{}{new}{}", &text[..found.start()], &text[found.end()..]));
            }
        }
    }
    files
}

/// Positions that no game has, or only some.
const POSITIONS: [&str; 16] = [
    "",
    "?",
    "3",
    "0x3",
    "3x3",
    "99x99",
    "xx|x",
    "path:3 x",
    "cycle:2",
    "star:9999",
    "tree:3",
    "1-2,2-x xo",
    "3 4 x",
    "3 after",
    "(1, 2",
    "ab zz",
];

#[test]
fn errors_of_changed_files_are_told_in_all_languages() {
    // All of them take a minute.
    let every = 97;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut texts: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "star"))
        .map(|path| fs::read_to_string(path).unwrap())
        .filter(|text| text.len() < 1_500)
        .collect();
    texts.sort();
    let mut of = 0;
    let mut left = BTreeMap::new();
    let mut count = 0;
    for text in &texts {
        for file in changed(text, every, &mut of) {
            for error in errors_of(&file, &["", "?", "3x3"]) {
                count += 1;
                look(&file, &error, &mut left);
            }
        }
    }
    assert!(count > 150, "{count}");
    assert!(left.is_empty(), "{} of {count}: {left:#?}", left.len());
}

/// A message without what is the same in every language: pieces of files, names, numbers.
fn bare(message: &Message) -> Message {
    match message {
        Message::Verbatim(_) | Message::Move(_) => Message::verbatim("…"),
        Message::List { phrases, between } => {
            Message::List { phrases: phrases.iter().map(bare).collect(), between }
        }
        Message::Words { template, arguments } => {
            let bare_argument = |argument: &Argument| match argument {
                Argument::Text(_) => Argument::text("…"),
                Argument::Message(message) => Argument::phrase(bare(message)),
            };
            let arguments =
                arguments.iter().map(|(name, argument)| (*name, bare_argument(argument))).collect();
            Message::Words { template: template.clone(), arguments }
        }
    }
}

/// Adds what is not told in a language.
fn look(file: &str, error: &ParseError, left: &mut BTreeMap<String, String>) {
    for language in OTHERS {
        let mut parts = BTreeSet::new();
        for message in error.words.iter() {
            untold(language, message, &mut parts);
            // Examples stand in quotes and behind colons.
            let said = language.say(&bare(message));
            let plain =
                Regex::new(r#"'[^']*'|"[^"]*"|[:：] .*"#).unwrap().replace_all(&said, "").into_owned();
            parts.extend(english(&plain));
        }
        for part in parts {
            let last = file.lines().rev().take(3).collect::<Vec<_>>().join(" / ");
            left.entry(part).or_insert_with(|| format!("({}) {}: {last}", language.tag(), error.message));
        }
    }
}

/// Right files that use every function of the rule language with most of its arguments.
const SHORT: [&str; 29] = [
    "game = on_grid(cells = \".xo\", left = [rewrite(\"x.\", \".x\", along = [EAST], turned = TURNS, repeat = ONCE, stop = True)], right = [drop(\"o\")])",
    "game = on_grid(cells = \".xo\", both = [slide(\"x\", along = KING, onto = \".o\", leave = \".\", becomes = \"o\")], loopy = True, wrap = TORUS)",
    "game = on_grid(cells = \".xo#\", both = [step(\"x\", along = KNIGHT, then = [shoot(\"#\", through = \".\", along = QUEEN, most = 2)])])",
    "game = on_grid(cells = \".xo\", both = [enclose(\"x\", turned = \"o\", along = QUEEN, on = \".\")], passing = STUCK)",
    "game = on_strip(cells = \".xo\", both = [push(\"x\", [WEST], pushed = \"xo\", into = \".\", leave = \".\", off = True)], loop_free = True)",
    "game = on_grid(cells = \".x\", both = [place(\"x\", [\"##\", \"#.\"], on = \".\", turned = ALL_TURNS)], fill = \".\", symmetries = ALL_OF_SQUARE)",
    "game = on_grid(cells = \".xo\", left = [drop(\"x\")], right = [drop(\"o\")], near = KING, exchange = colours(\"xo\"))",
    "game = on_grid(cells = \".xo\", both = [drop(\"x\")], ending = [in_row(\"x\", 3, along = QUEEN, wins = LEFT), connected(\"x\", NORTH_EDGE, SOUTH_EDGE, near = HEXAGONAL, wins = LEFT)], near = HEXAGONAL)",
    "game = on_grid(cells = \".xo\", both = [drop(\"x\")], ending = [count(\"x\", least = 1, most = 3, within = NORTH_EDGE, wins = DRAW), stuck(BOTH, wins = more(\"x\", \"o\"))])",
    "game = on_grid(cells = \".xo\", both = [drop(\"x\", when = [no(count(\"o\", least = 1)), any_of([count(\".\", most = 3), no(count(\"x\", least = 2))])])], ending = [pattern(\"xx\", along = [EAST], turned = TURNS, wins = OTHER)])",
    "game = on_grid(cells = \".x\", both = [drop(\"x\", then = [again()])], ending = [ends(MOVER, count(\"x\", most = 0), turn(LEFT), stuck(LEFT))])",
    "game = on_graph(cells = \".#\", both = [rewrite(\"..\", \"##\")], splits = components(\".\"), impartial = True, start = \"path:4\")",
    "game = on_strip(cells = \".x\", both = [rewrite(\"..\", \"xx\")], splits = components(\".\", near = [EAST, WEST]), impartial = True, measure = {\".\": 1, \"x\": 0})",
    "game = on_grid(cells = \".x\", both = [rewrite(\"..\", \"xx\", along = [EAST])], measure = {\".\": 2, \"x\": 1}, title = \"x\", symmetries = RECTANGLE)",
    "game = on_words(\"ab\", left = [replace(\"ab\", \"\", at = ANYWHERE)], right = [replace(\"ba\", \"\")], start = \"abab\", loop_free = True)",
    "game = heaps(take = [1, 2, 3], leave = [0, 1], title = \"x\")",
    "game = heaps(left = heap_moves(take = [1, 2], leave = [0, 1, 2]), right = heap_moves(code = \"0.77\"))",
    "game = heaps(take = lambda n: [k for k in range(1, n + 1) if n % k == 0])",
    "game = heaps(split = lambda n: [(k, n - k) for k in range(1, n) if k != n - k])",
    "game = heaps(both = [take_from([[1, 2]], take = [1, 2], same = True)], start = \"1 2 3\")",
    "game = heaps(both = [take_from(1, after = at_most(2, plus = 1, first = ALL_BUT_ONE))], start = \"20\")",
    "game = heaps(both = [take_from(1)], theorem = lambda p: \"P\" if sum(p) == 0 else None, bounds = lambda p: None, start = \"1 2\")",
    "game = rules(start = (3, 4), both = lambda p: [(p[0] - 1, p[1])] if p[0] > 0 else [], loop_free = True)",
    "game = rules(start = \"abc\", left = lambda p: [p[1:]] if p else [], right = lambda p: [p[:-1]] if p else [], ending = lambda p, mover: DRAW if p == \"b\" else None, parts = lambda p: [p], show = lambda p: p, loop_free = True)",
    "game = impartial(on_strip(cells = \".x\", both = [drop(\"x\")]))",
    "game = mirrored(on_grid(cells = \".x\", left = [rewrite(\"..\", \"xx\", along = [SOUTH])], right = [rewrite(\"..\", \"xx\", along = [EAST])]))",
    "game = twisted(on_grid(cells = \".xo\", left = [drop(\"x\")], right = [drop(\"o\")], exchange = mirrored_colours(\"xo\")))",
    "k = parameter(\"k\", 2, least = 1, most = 9, help = \"x\")\ngame = heaps(both = [take_from(1, take = range(1, k + 1), after = another())], start = \"5\")",
    "def f(n, m = 1):\n    a, b = n, m\n    if a > b and not b == 2:\n        for i in range(3):\n            a += len(\"%d-%s\" % (i, \"x\")) // 2\n    elif a in [1]:\n        pass\n    else:\n        a = sorted({1: 2}.keys(), reverse = True)\n    return [1, 2][0]\ngame = heaps(take = [f(1)])",
];

#[test]
fn errors_of_short_files_are_told_in_all_languages() {
    // All of them take a minute.
    let every = 7;
    let mut left = BTreeMap::new();
    let mut messages = BTreeSet::new();
    let mut of = 0;
    let wrong: Vec<String> =
        SHORT.iter().flat_map(|text| errors_of(text, &[])).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for text in SHORT {
        for error in errors_of(text, &POSITIONS) {
            look(text, &error, &mut left);
        }
        for file in changed(text, every, &mut of) {
            for error in errors_of(&file, &["?", "3x3"]) {
                let words = Regex::new(r"'[^']*'|[0-9]+").unwrap();
                messages.insert(words.replace_all(&error.message, "").into_owned());
                look(&file, &error, &mut left);
            }
        }
    }
    assert!(messages.len() > 100, "{}", messages.len());
    assert!(left.is_empty(), "{} of {}: {left:#?}", left.len(), messages.len());
}

#[test]
fn carets_stand_under_what_is_wrong_behind_wide_signs() {
    let mut count = 0;
    for text in SHORT.iter().filter(|text| !text.contains('\n')) {
        // The title before the wrong word is wide.
        let text = text.replacen('(', "(title = \"님 게임 尼姆\", ", 1);
        for file in changed(&text, 53, &mut 0) {
            for error in errors_of(&file, &[]).iter().filter(|error| error.text == file) {
                let before = &file[..error.span.start];
                if before.chars().count() > 60 || !before.contains('님') {
                    continue;
                }
                for language in OTHERS {
                    let told = error.clone().in_words(&|message| language.say(message)).to_string();
                    let carets = told.lines().find(|line| line.trim_start().starts_with('^')).unwrap();
                    let column = carets.len() - carets.trim_start().len();
                    assert_eq!(column, 2 + display_width(before), "{told}");
                    let wrong: String = file[error.span.clone()].chars().take(60).collect();
                    assert_eq!(carets.trim_start().len(), display_width(&wrong).max(1), "{told}");
                }
                count += 1;
            }
        }
    }
    assert!(count > 20, "{count}");
}
