//! Words in Korean and Chinese for what is written down elsewhere in English: the sentences of the checker of
//! certificates, which stands alone, and the names of stages that progress is told of. The files themselves are read.

use std::fs;
use std::path::{Path, PathBuf};
use zermelo::certificate::verdict;
use zermelo::game::Message;
use zermelo::language::Language;

/// Files whose texts are for other readers: Coq's, and those of the checker's own command line.
const NOT_SAID: [&str; 2] = ["coq", "main.rs"];

/// What is compared with, and not said to anyone; and what comes before a colon or at the end, whose phrases have more.
const NOT_SENTENCES: [&str; 2] = ["the declared rules", "; the moves were taken on trust)"];

#[test]
fn every_sentence_of_the_checker_is_known() {
    let mut unknown = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../zermelo-check/src");
    let mut count = 0;
    for file in files_below(&folder) {
        let code = fs::read_to_string(&file).unwrap();
        for text in texts(&code).into_iter().filter(|text| is_sentence(text)) {
            let said = with_numbers_in_holes(&text);
            for language in [Language::Korean, Language::Chinese] {
                if language.say(&verdict(&said)) == said {
                    unknown.push(format!("{}, {}: {said}", file.display(), language.tag()));
                }
            }
            count += 1;
        }
    }
    assert!(unknown.is_empty(), "no words for what the checker says:\n{}", unknown.join("\n"));
    assert!(count > 200, "only {count} sentences were found");
}

#[test]
fn every_stage_has_its_words() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut count = 0;
    for file in files_below(&folder).iter().filter(|file| file.extension().is_some_and(|kind| kind == "rs")) {
        let code = fs::read_to_string(file).unwrap();
        let code = code.split("#[cfg(test)]\nmod ").next().unwrap();
        let begun = code.split("Meter::start(").skip(1).filter_map(|after| after.split(");").next());
        for stage in begun.filter_map(|arguments| arguments.split('"').nth(1)) {
            let said = Language::Korean.say(&Message::words(stage.to_owned().leak()));
            assert_ne!(said, stage, "{}", file.display());
            count += 1;
        }
    }
    assert!(count > 30, "only {count} stages were found");
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if NOT_SAID.contains(&name) || name.starts_with("test") || name == "target" {
            continue;
        }
        if path.is_dir() { files.extend(files_below(&path)) } else { files.push(path) }
    }
    files
}

/// The texts in quotes, but for those of tests and comments.
fn texts(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]\nmod ").next().unwrap();
    let lines: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let (code, mut all) = (lines.join("\n"), Vec::new());
    let mut letters = code.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        // A quote as a letter of its own: '"' and b'"'.
        if letter != '"' || before == '\'' || before == '\\' {
            before = letter;
            continue;
        }
        let mut text = String::new();
        while let Some(letter) = letters.next() {
            match letter {
                '"' => break,
                '\\' => match letters.next() {
                    Some('\n') => while letters.next_if(|next| next.is_whitespace()).is_some() {},
                    Some('n') => text.push('\n'),
                    escaped => text.extend(escaped),
                },
                _ => text.push(letter),
            }
        }
        all.push(text);
        before = '"';
    }
    all
}

/// Three words or more one after the other, all but the first in small letters.
fn is_sentence(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase());
    words.windows(3).any(|three| three.iter().all(is_word))
        && !NOT_SENTENCES.iter().any(|other| text.starts_with(other))
}

/// A text as it is said, with `7` for what is filled in.
fn with_numbers_in_holes(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        said.push_str(before);
        match after.split_once('}') {
            Some((name, after))
                if name.bytes().all(|letter| {
                    letter.is_ascii_lowercase() || letter == b'_' || letter.is_ascii_uppercase()
                }) =>
            {
                said.push('7');
                rest = after;
            }
            _ => {
                said.push('{');
                rest = after;
            }
        }
    }
    said + rest
}
