//! The languages: every message of the sources has words in each of them and uses its arguments, no two messages share a
//! key, and no English sentence is left in a Korean or Chinese answer.

use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use zermelo::answer::{
    GeneraReport, GraphOrder, Only, Policy, Question, QuotientReport, Report, SequenceReport, Style,
    TableQuestion, answer, answer_graph, equivalents_to_text, misere_report_in, plan_report, position_table,
    to_text,
};
use zermelo::catalogue::{AnyGame, AnyPosition, Group, entries, open};
use zermelo::conjecture::{ConjectureQuestion, conjecture};
use zermelo::contest::CONTESTS;
use zermelo::expression::{EvaluationError, Session, functions};
use zermelo::game::graph::GraphFormat;
use zermelo::game::{Convention, Message, ParseError, Player, few_options, key_of};
use zermelo::glossary::{theorems, words};
use zermelo::heap::{GrundySequence, HeapCode, Method, equivalents};
use zermelo::language::Language;
use zermelo::numbered::{GAMES, open_numbered};
use zermelo::payoff::{PayoffTree, TreeReport};
use zermelo::proof::proofs;
use zermelo::quiz::{Exercises, Kind, Level, SheetMarkup, Source, write_sheet};
use zermelo::solve::Limits;
use zermelo::value::{Script, Store};

pub(crate) const OTHERS: [Language; 2] = [Language::Korean, Language::Chinese];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|known| known == ending) {
            found.push(path);
        }
    }
}

/// The words of a language by key.
fn words_of(language: Language) -> HashMap<String, String> {
    let mut paths = Vec::new();
    files(&crates().join("zermelo/locales").join(language.tag()), "ftl", &mut paths);
    let mut words = HashMap::new();
    for path in paths {
        for line in fs::read_to_string(path).unwrap().lines() {
            if let Some((key, value)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) {
                assert!(words.insert(key.to_owned(), value.to_owned()).is_none(), "{key} stands twice");
            }
        }
    }
    words
}

/// The templates of `message!` and `Message::words` in the sources, and the words that errors are made with, without those of
/// tests and of examples in comments.
fn templates() -> BTreeSet<String> {
    let literal = Regex::new(r#"(?:message!|Message::words)\(\s*"((?:[^"\\]|\\(?s:.))*)""#).unwrap();
    let error = Regex::new(r"(?:\bwrong|\brefused|\.error|\.fault|ParseError::(?:whole|at|part))\(").unwrap();
    let continued = Regex::new(r"\\\n\s*").unwrap();
    let mut paths = Vec::new();
    for folder in fs::read_dir(crates()).unwrap() {
        let source = folder.unwrap().path().join("src");
        if source.is_dir() {
            files(&source, "rs", &mut paths);
        }
    }
    let mut found = BTreeSet::new();
    for path in paths {
        let source = fs::read_to_string(path).unwrap();
        let code = source.split("#[cfg(test)]\nmod ").next().unwrap();
        let code: String =
            code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        let given = literal.captures_iter(&code).map(|matched| matched.get(1).unwrap().as_str());
        // An example has words for what stands before it.
        let is_sentence = |text: &&str| {
            text.starts_with(char::is_lowercase) && text.contains(' ') && !text.starts_with("for example: ")
        };
        let errors = error.find_iter(&code).flat_map(|call| literal_arguments(&code[call.end()..]));
        for text in given.chain(errors.filter(is_sentence)) {
            let text = continued.replace_all(text, "");
            found.insert(text.replace("\\\"", "\"").replace("\\n", "\n").replace("\\'", "'"));
        }
    }
    found
}

/// The arguments of a call that are literals, from what stands behind its opening parenthesis.
fn literal_arguments(code: &str) -> Vec<&str> {
    let token = Regex::new(r#""((?:[^"\\]|\\(?s:.))*)"|'(?:[^'\\]|\\.)'|[(\[{]|[)\]}]"#).unwrap();
    let (mut depth, mut found) = (0, Vec::new());
    for matched in token.captures_iter(code) {
        match (&matched[0], matched.get(1)) {
            (_, Some(text)) if depth == 0 => found.push(text.as_str()),
            ("(" | "[" | "{", _) => depth += 1,
            (")" | "]" | "}", _) if depth == 0 => break,
            (")" | "]" | "}", _) => depth -= 1,
            _ => {}
        }
    }
    found
}

fn arguments(template: &str) -> BTreeSet<String> {
    let name = Regex::new(r"\{([A-Za-z_0-9]+)\}").unwrap();
    let plain = template.replace("{{", "").replace("}}", "");
    name.captures_iter(&plain).map(|found| found[1].to_owned()).collect()
}

#[test]
fn every_message_has_words_in_all_languages() {
    let templates = templates();
    assert!(templates.len() > 250, "{}", templates.len());
    let mut by_key = BTreeMap::new();
    for template in &templates {
        // Words that differ in a full stop or a capital only are the same words.
        let plain = |text: &str| text.trim_end_matches('.').to_lowercase();
        let other = by_key.insert(key_of(template), template);
        if let Some(other) = other.filter(|other| plain(other) != plain(template)) {
            panic!("'{template}' and '{other}' have one key");
        }
    }
    let used = Regex::new(r"\$([A-Za-z_0-9]+)").unwrap();
    for language in OTHERS {
        let words = words_of(language);
        let missing: Vec<&String> = by_key
            .iter()
            .filter(|(key, _)| !words.contains_key(*key))
            .map(|(_, template)| *template)
            .collect();
        assert!(missing.is_empty(), "{language:?} has no words for {missing:#?}");
        for (key, template) in &by_key {
            let said: BTreeSet<String> =
                used.captures_iter(&words[key]).map(|found| found[1].to_owned()).collect();
            assert_eq!(said, arguments(template), "{language:?}: {template}");
        }
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    let [korean, chinese] = OTHERS.map(|language| words_of(language).into_keys().collect::<BTreeSet<_>>());
    assert_eq!(korean, chinese);
}

/// Words for which another is used everywhere: one thing has one name.
const NOT_SAID: [(Language, &[&str]); 2] = [
    (
        Language::Korean,
        &[
            "후퇴 분석",
            "P-포지션",
            "N-포지션",
            "선수 필승",
            "후수 필승",
            "그런디 값",
            "넘기기",
            "님 합",
            "승리 상태",
            "패배 상태",
            "습니다",
            "됩니다",
            "입니다",
            "세요",
        ],
    ),
    (
        Language::Chinese,
        &[
            "着法",
            "弃着",
            "逆向归纳",
            "原子重量",
            "P 局面",
            "布顿",
            "穆尔",
            "弗伦克尔",
            "结点",
            "选手",
            "SG函数",
            "您",
        ],
    ),
];

#[test]
fn one_thing_has_one_name() {
    for (language, forms) in NOT_SAID {
        for (key, said) in words_of(language) {
            let form = forms.iter().find(|form| said.contains(**form));
            assert!(form.is_none(), "{language:?}: {form:?} in {key} = {said}");
        }
    }
}

/// Chinese sentences have the punctuation of Chinese, except within notation.
#[test]
fn chinese_sentences_have_chinese_punctuation() {
    let narrow = Regex::new(r"[一-龥][,;:?!](?:\s|$)|[一-龥][,;:?!][一-龥]").unwrap();
    for (key, said) in words_of(Language::Chinese) {
        // The colon of headings in help is the parser's, and that of the usage goes with it.
        let sentence = if key == "usage" { String::new() } else { said.replace("列,行", "") };
        assert!(!narrow.is_match(&sentence), "{key} = {said}");
    }
}

#[test]
fn theorems_and_groups_have_names_in_all_languages() {
    for language in OTHERS {
        let has_own = |words: &str| language.say(&Message::from(words)) != words;
        let nameless: Vec<&str> =
            theorems().map(|theorem| theorem.name).filter(|name| !has_own(name)).collect();
        assert!(nameless.is_empty(), "{language:?}: {nameless:?}");
        assert!(Group::ALL.into_iter().all(|group| has_own(group.title())), "{language:?}");
    }
}

/// What a rule file that comes with the program says of itself; each sentence of its own in the languages.
#[cfg(feature = "rules")]
#[test]
fn rule_files_say_what_they_are_in_all_languages() {
    use zermelo::rules::reader::Settings;

    let mut paths = Vec::new();
    files(&crates().parent().unwrap().join("games"), "star", &mut paths);
    assert!(paths.len() > 100, "{}", paths.len());
    let mut keys = BTreeSet::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let mut beside =
            |name: &str| fs::read_to_string(path.with_file_name(name)).map_err(|error| error.to_string());
        let (read, _) =
            zermelo::rules::open_text("game.star", &text, &Settings::default(), &mut beside).unwrap();
        for language in OTHERS {
            let said = language.say(&Message::from(read.about.as_str()));
            assert_ne!(said, read.about, "{language:?} has no words for the head of {}", path.display());
        }
        keys.insert(key_of(&read.about));
    }
    for language in OTHERS {
        let file = crates().join("zermelo/locales").join(language.tag()).join("rule_files.ftl");
        let said = fs::read_to_string(file).unwrap();
        let messages = said.lines().filter(|line| !line.starts_with('#'));
        let unused = messages.filter_map(|line| line.split_once(" = ")).find(|(key, _)| !keys.contains(*key));
        assert_eq!(unused, None, "{language:?}");
    }
}

#[test]
fn games_theorems_and_the_glossary_are_told_in_all_languages() {
    for language in OTHERS {
        let mut left = BTreeSet::new();
        let mut check = |text: &str| {
            // Formulas are the same in all languages.
            let has_words = Regex::new(r"[a-zé]{3,}|\bor\b").unwrap().is_match(text);
            if has_words && language.say(&Message::from(text)) == text {
                left.insert(text.to_owned());
            }
        };
        for entry in entries() {
            let parameters = entry.parameters.split_once("  ").map_or("", |(_, meaning)| meaning);
            for text in [&entry.title, &entry.rules, &entry.notation] {
                check(text);
            }
            check(parameters);
            entry.theorems.iter().for_each(|theorem| check(theorem.statement));
        }
        for word in words() {
            check(word.text);
        }
        for (_, _, what) in GAMES {
            check(what);
        }
        for contest in CONTESTS {
            [contest.problem, contest.input, contest.output].into_iter().for_each(&mut check);
        }
        functions().for_each(|function| check(function.meaning));
        for proof in proofs() {
            check(proof.theorem);
            for step in proof.steps {
                check(step.part.heading());
                check(step.text);
            }
        }
        assert!(left.is_empty(), "{language:?} has no words for {left:#?}");
    }
}

/// Three words of English in a row, which no notation has.
pub(crate) fn english(text: &str) -> Option<String> {
    let sentence = Regex::new(r"\b[a-z]{2,}(?: [a-z]{2,}){2,}\b").unwrap();
    sentence.find(text).map(|found| found.as_str().to_owned())
}

/// A text without the sources of theorems, which are titles of English books, with remarks in the language.
fn without_sources(language: Language, text: &str) -> String {
    let sources = theorems().map(|theorem| theorem.source);
    sources.fold(text.to_owned(), |text, source| {
        text.replace(source, "").replace(&language.say(&source.into()), "")
    })
}

#[test]
fn no_english_sentence_is_left_in_an_answer() {
    let mut texts: Vec<(String, Convention)> = Vec::new();
    for entry in entries() {
        texts.extend(entry.examples.iter().map(|example| (example.to_string(), Convention::Normal)));
    }
    let more = [
        "nim 1 1 5",
        "nim 1 1",
        "nim 2 3 4",
        "nim 0",
        "moore-nim:2 1 1",
        "bash:3 9",
        "kayles 5",
        "euclid 3 3",
        "31:3 5",
    ];
    texts.extend(more.map(|text| (text.to_owned(), Convention::Misere)));
    texts.extend(
        [
            "nim 3 + kayles 4",
            "chomp 1x3",
            "chomp 4x4",
            "chomp 2x3",
            "cram 2x2",
            "tictactoe",
            "euclid 5 8",
            "31 0",
        ]
        .map(|text| (text.to_owned(), Convention::Normal)),
    );
    let mut left = BTreeSet::new();
    for (text, convention) in texts {
        let Ok(opened) = open(&text) else { continue };
        for language in OTHERS {
            let only = Only::WhatIsCheap;
            let question =
                Question { convention, language, why: true, only, ..Question::new(opened.clone()) };
            let Ok(answered) = answer(&question, &Limits::none().at_most_positions(3_000)) else { continue };
            let said = to_text(&answered, Style::Plain);
            let source = answered.source.clone().unwrap_or_default();
            let said = without_sources(language, &said).replace(&source, "").replace(&answered.position, "");
            left.extend(english(&said).map(|found| format!("{text} ({}): {found}", language.tag())));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn no_english_sentence_is_left_in_errors_of_expressions_and_plans() {
    let (store, limits) = (Store::within(&Limits::none()), Limits::none());
    let mut session = Session::new(&store, &limits, Script::Ascii).unwrap();
    let wrong = [
        "1 2 +",
        "{1|0",
        "1|0",
        "foo(1)",
        "sqr(*2)",
        "mean(1, 2)",
        "1/3",
        "1/0",
        "a",
        "sqrt",
        "let x = 1",
        "let pass = 1",
        "*2 ^ *3",
        "-1.Birthday",
        "+-1*",
        "1 < 2 < 3",
        "power(*0, -1)",
        "log(*0, *3)",
        "log(*2, *3)",
        "trace(*5, 3)",
        "sqrt(3)",
        "mex(1/2)",
        "^^5[2]",
        "^[x]",
        "{1||2||3}",
        ")",
        "}",
        "1,2",
        "*[2#] + 1",
        "star(-1)",
        "omega + 1/2",
        "2 a",
        "2* *3",
        "born(7)",
        "atomic({3|1})",
        "mean(on)",
    ];
    let mut left = BTreeSet::new();
    for language in OTHERS {
        for text in wrong {
            let Err(EvaluationError::Wrong(error)) = session.evaluate(text) else { continue };
            let said = error.in_words(&|message| language.say(message)).to_string();
            // What was typed, and the names of functions, are in no language.
            let said: String =
                said.lines().filter(|line| !line.contains("mex, ")).collect::<Vec<_>>().join("\n");
            left.extend(english(&said).map(|found| format!("{text} ({}): {found}", language.tag())));
        }
        for text in ["nim 3 4", "kayles 5 + nim 2", "domineering 3x3", "chomp 9x9", "tictactoe", "go:2x2 .."]
        {
            let Ok(game) = open(text) else { continue };
            let question = Question { language, ..Question::new(game) };
            let plan = plan_report(&question, &Policy::default()).unwrap();
            assert_translated(text, language, &text_of(&plan));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// Texts that are no graph, in each format.
const WRONG_GRAPHS: [(GraphFormat, &[&str]); 4] = [
    (
        GraphFormat::Edges,
        &[
            "",
            "a-b",
            "a -- b",
            "-> b",
            "a ->",
            "a b who",
            "a b left more",
            "a b left ->",
            "\"a b",
            "\"a\"b c",
            "a#b c",
            "a\"b c",
            "a\u{1}b c",
            "0,1 0,2\n0,3",
            "a,b left",
        ],
    ),
    (
        GraphFormat::Counted,
        &["", "3", "3 x", "3 1", "3 1\n1 9", "3 1\n1 2\n2 3", "99999999999999999999 1", "999999999999 1"],
    ),
    (
        GraphFormat::Json,
        &[
            "",
            "[1]",
            "{}",
            r#"{"moves": []} x"#,
            r#"{"moves": []}"#,
            r#"{"positions": ["a"], "moves": [["a", "b"]]}"#,
            r#"{"moves": [["a", "b"]], "start": "c"}"#,
            r#"{"moves": [["a", "b"]], "endings": [{"position": "c", "to_move": "left", "result": "loss"}]}"#,
            r#"{"moves": [["a", "b"]], "endings": [{"position": "b", "to_move": "who", "result": "loss"}]}"#,
            r#"{"moves": [["a", "b"]], "endings": [{"position": "b", "to_move": "left", "result": "what"}]}"#,
            r#"{"moves": [["a","b"]], "endings": [{"position":"b","to_move":"left","result":"win"},{"position":"b","to_move":"left","result":"loss"}]}"#,
        ],
    ),
    (
        GraphFormat::Dot,
        &[
            "",
            "graph { a -> b }",
            "digraph a",
            "digraph { a -> b",
            "digraph { a -- b }",
            "digraph { a -> }",
            "digraph { a -> b } c",
            "digraph { a* -> b }",
            "digraph { \"a -> b }",
            "digraph { /* a -> b }",
            "digraph { subgraph a }",
            "digraph { node [player=left] }",
            "digraph { x = }",
            "digraph { a -> b [start=true] }",
            "digraph { a -> b [player=who] }",
            "digraph { a [start=true]; b [start=true]; a -> b }",
            "digraph { a [start=x] }",
            "digraph { a [player=left] }",
            "digraph { a [ending=what] }",
            "digraph { a [",
            "digraph { a [x",
        ],
    ),
];

#[test]
fn no_english_sentence_is_left_in_errors_of_graphs() {
    let mut left = BTreeSet::new();
    for language in OTHERS {
        for (format, texts) in WRONG_GRAPHS {
            for text in texts {
                let error = format.read(text).expect_err(text);
                let said = language.say(&Message::from(&error));
                assert_ne!(said, error.to_string(), "{text}");
                left.extend(english(&said).map(|found| format!("{text} ({}): {found}", language.tag())));
            }
        }
    }
    // What the library that reads JSON says.
    left.retain(|found| !found.contains("while parsing"));
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn no_english_sentence_is_left_in_errors_of_numbered_games() {
    let games = [
        ("connect-four", "4x4:3"),
        ("marks", "3x3:3"),
        ("chess", "KRK"),
        ("kalah", "2x1"),
        ("l-game", "4x4"),
        ("mills", "3"),
        ("quixo", "3x3"),
    ];
    assert!(GAMES.iter().all(|game| games.iter().any(|other| other.0 == game.0)));
    let mut left = BTreeSet::new();
    let mut look = |text: &str, error: &ParseError| {
        for language in OTHERS {
            let said = error.clone().in_words(&|message| language.say(message)).to_string();
            left.extend(english(&said).map(|found| format!("{text} ({}): {found}", language.tag())));
        }
    };
    for (name, parameters) in games {
        for wrong in [
            "",
            "x",
            "0x0",
            "3x3:99",
            "99x99",
            "9x9:3",
            "3x3:x",
            "K",
            "QKK",
            "KRBNPQK",
            "KXK",
            "99",
            "3:what",
            "3:strict,lenient",
            "5x5",
            "3 3",
        ] {
            if let Err(error) = open_numbered(&format!("{name} {wrong}")) {
                look(&format!("{name} {wrong}"), &error);
            }
        }
        let game = open_numbered(&format!("{name} {parameters}")).unwrap();
        let start = game.print(game.start().unwrap_or(0));
        let signs: Vec<char> = start.chars().collect();
        let mut texts: BTreeSet<String> = [
            "",
            "x",
            "....",
            "1,1|1,1 0-0 z",
            "8/8/8/8/8/8/8/8 w",
            "8/8/8/8/8/8/8/8 q",
            "kK6/8/8/8/8/8/8/R7 w",
            "k7/8/8/8/8/8/8/RK6 w KQ",
            "z/8/8/8/8/8/8/8 w",
            "9/8/8/8/8/8/8/8 w",
            "k7/8/8/8/8/8/8/K6Q w",
        ]
        .map(str::to_owned)
        .into();
        for at in 0..=signs.len() {
            for new in ["", "x", "o", "z", "|", " ", "9"] {
                let changed: String = signs[..at]
                    .iter()
                    .copied()
                    .chain(new.chars())
                    .chain(signs.iter().skip(at + 1).copied())
                    .collect();
                texts.insert(changed);
            }
        }
        for text in texts {
            if let Err(error) = game.parse(&text) {
                look(&format!("{name} {parameters} {text}"), &error);
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// Wrong positions and parameters of a game: nothing, signs that no notation has, numbers out of range, and an example with
/// one word or sign too many, missing or changed.
fn wrong_positions(name: &str, example: &str) -> BTreeSet<String> {
    let position = example.split_once(' ').map_or("", |(_, position)| position);
    let words = [
        "",
        "?",
        "x",
        "q",
        "0",
        "-1",
        "1.5",
        "0x0",
        "1x",
        "1x1x1",
        "99x99",
        "a b c",
        "1 2 3 4 5 6",
        "(",
        ")",
        "..",
        ":",
        "=",
        "1-2",
        "path:3",
        "star:x",
    ];
    let large = ["18446744073709551616", "1000000000000000000000000000000"];
    let mut texts: BTreeSet<String> =
        words.into_iter().chain(large).map(|word| format!("{name} {word}")).collect();
    let parameters = ["", "0", "1", "x", "1,2", "1,x", "0,0", "3 3", "1/2", "/", "1/x", "strict", "-3"];
    texts.extend(parameters.map(|parameters| format!("{name}:{parameters} {position}")));
    for more in [" x", " 0", " 1", "|", "x", "9", ":", "=", ",", " w", " x:", "  -5"] {
        texts.insert(format!("{example}{more}"));
        texts.insert(format!("{name} {}", more.trim_start()));
    }
    let signs: Vec<char> = position.chars().collect();
    for at in 0..signs.len().min(12) {
        for other in ["", "?", "q", "9", "|", " ", "(", "-"] {
            let (before, after) = (&signs[..at], &signs[at + 1..]);
            let changed: String =
                before.iter().copied().chain(other.chars()).chain(after.iter().copied()).collect();
            texts.insert(format!("{} {changed}", example.split(' ').next().unwrap_or(name)));
        }
    }
    texts
}

#[test]
fn no_english_sentence_is_left_in_errors_of_positions() {
    let small_word = Regex::new(r"\b(?:for|is|are|the|of|or|and|no|not|with|after) ").unwrap();
    let command = Regex::new(r"zermelo(?: [a-z]+)+").unwrap();
    let mut left = BTreeMap::new();
    for entry in entries() {
        let texts: BTreeSet<String> = entry
            .examples
            .iter()
            .flat_map(|example| wrong_positions(&entry.name, example.as_ref()))
            .collect();
        for text in texts {
            let Err(error) = open(&text) else { continue };
            for language in OTHERS {
                let said = error.clone().in_words(&|message| language.say(message));
                for (said, english_words) in [(said.message, &error.message), (said.hint, &error.hint)] {
                    // Between boards of Go that were there before, "after" is notation.
                    let said_without = said.replace(" after ..", "");
                    let plain = command.replace_all(&said_without, "");
                    if english(&plain).is_some() || small_word.is_match(&plain) {
                        left.entry(english_words.clone())
                            .or_insert_with(|| format!("{text} ({}): {said}", language.tag()));
                    }
                }
            }
        }
    }
    assert!(left.is_empty(), "{} sentences: {left:#?}", left.len());
}

/// Wrong inputs of a contest: its sample cut short at every word, with every word changed, and with a word too many.
fn wrong_inputs(sample: &str) -> BTreeSet<String> {
    let words: Vec<&str> = sample.split_ascii_whitespace().collect();
    let mut texts =
        BTreeSet::from([String::new(), format!("{sample} 7 7"), format!("{sample}\nW 0\nL 99 9")]);
    for at in 0..words.len() {
        texts.insert(words[..at].join(" "));
        for other in ["x", "-1", "0", "1", "99999999999", "18446744073709551616", "3 3", "2"] {
            let mut changed = words.clone();
            changed[at] = other;
            texts.insert(changed.join(" "));
            texts.insert(sample.replacen(words[at], other, 1));
        }
    }
    texts
}

#[test]
fn no_english_sentence_is_left_in_errors_of_contests() {
    let limits = Limits::none().at_most_positions(10_000);
    let mut left = BTreeMap::new();
    // What is wrong with a file of a graph is said in English.
    let reads_graph = |name: &str| ["graph-wld", "loopy-sg", "green-hackenbush"].contains(&name);
    for contest in CONTESTS.iter().filter(|contest| !reads_graph(contest.name)) {
        for input in wrong_inputs(contest.sample_input) {
            let Err(error) = (contest.solve)(input.as_bytes(), &limits) else { continue };
            let message = Message::from(error);
            for language in OTHERS {
                let said = language.say(&message);
                if english(&said).is_some() {
                    left.entry(message.to_string())
                        .or_insert_with(|| format!("{} ({}): {said}", contest.name, language.tag()));
                }
            }
        }
    }
    assert!(left.is_empty(), "{} sentences: {left:#?}", left.len());
}

/// The names of the moves of a game from a position on, one move deep and another: each with its position. O(moves²).
fn named_moves(game: &(dyn AnyGame + 'static), start: &AnyPosition) -> Vec<Vec<String>> {
    let mut lists = Vec::new();
    let mut front = vec![start.clone()];
    for _ in 0..2 {
        let mut next = Vec::new();
        for from in front.iter().take(12) {
            for player in Player::BOTH {
                let options = few_options(game, from, player, 400).unwrap_or_default();
                lists.push(options.iter().map(|to| game.move_label(from, to, player)).collect());
                next.extend(options);
            }
        }
        front = next;
    }
    lists
}

#[test]
fn names_of_moves_are_said_in_all_languages_and_read_back() {
    let word = Regex::new(r"[A-Za-z][a-z]{2,}").unwrap();
    let mut left = BTreeMap::new();
    let sums = ["nim 3 4 + kayles 5", "chomp 2x3 + wythoff 2 3", "go:2x2 .x|.. + nim 2"];
    let examples: Vec<String> =
        entries().flat_map(|entry| entry.examples.iter()).map(ToString::to_string).collect();
    for text in examples.iter().map(String::as_str).chain(sums) {
        let Ok(opened) = open(text) else { continue };
        for labels in named_moves(&*opened.game, &opened.position) {
            for language in OTHERS {
                let mut told = BTreeSet::new();
                for label in &labels {
                    let said = language.label(label);
                    assert_eq!(&language.english_label(&said), label, "{text}: {said}");
                    // Names of games and of vertices are in no language.
                    let behind = said.split_once(": ").or_else(|| said.split_once('：'));
                    let own = behind.map_or(&*said, |(_, rest)| rest).to_owned();
                    if word.is_match(&own) {
                        left.entry(word.replace_all(&own, "w").into_owned())
                            .or_insert_with(|| format!("{text} ({}): {said}", language.tag()));
                    }
                    told.insert(said);
                }
                assert_eq!(told.len(), labels.iter().collect::<BTreeSet<_>>().len(), "{text}: {labels:?}");
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// What a report says for people.
fn text_of(report: &dyn Report) -> String {
    let mut text = Vec::new();
    report.write_text(Style::Plain, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

/// No sentence of a text is English, sources of theorems apart.
fn assert_translated(what: &str, language: Language, text: &str) {
    if let Some(found) = english(&without_sources(language, text)) {
        panic!("{what} ({}): '{found}' in\n{text}", language.tag());
    }
}

#[test]
fn no_english_sentence_is_left_in_a_proof() {
    for language in OTHERS {
        for proof in proofs() {
            let written = proof.told_with("", None, language, &Limits::none()).unwrap();
            let text = written.to_text().replace(written.source.unwrap_or_default(), "");
            // A command is no sentence.
            let text = text.replace("zermelo explain 'fusion principle' --proof", "");
            assert_translated(proof.theorem, language, &text.replace(&written.question, ""));
        }
    }
}

#[test]
fn no_english_sentence_is_left_in_exercises() {
    for language in OTHERS {
        for level in Level::ALL {
            let source = Source::Kinds(Kind::ALL.to_vec());
            let mut exercises = Exercises::new(source, level, 11).in_language(language);
            let drawn: Vec<_> = (0..21).map(|_| exercises.draw(&Limits::none()).unwrap()).collect();
            for exercise in &drawn {
                let games: Vec<String> = exercise.games().into_iter().map(|(name, _)| name).collect();
                let mut text = [exercise.text(), exercise.solution()].join("\n");
                text += &exercise.explanation().join("\n");
                text += &exercise.choices().unwrap_or_default().join("\n");
                text += &(1..4).filter_map(|hint| exercise.hint(hint, &Limits::none())).collect::<String>();
                for answer in ["1", "none", "maybe so", "left"].into_iter().chain([&*exercise.solution()]) {
                    text += &format!("{:?}\n", exercise.judge(answer));
                }
                assert!(matches!(exercise.judge(&exercise.solution()), zermelo::quiz::Judgement::Right(_)));
                for answer in exercise.answers() {
                    let judged = exercise.judge(&answer);
                    assert!(matches!(judged, zermelo::quiz::Judgement::Right(_)), "{answer}: {judged:?}");
                }
                let text = games.iter().fold(text, |text, game| text.replace(game, ""));
                assert_translated("quiz", language, &text.replace("maybe so", ""));
            }
            for markup in [SheetMarkup::Html, SheetMarkup::Latex] {
                let mut sheet = Vec::new();
                write_sheet(&drawn, "", markup, &mut sheet).unwrap();
                let sheet = String::from_utf8(sheet).unwrap();
                assert!(!sheet.contains("Exercises") && !sheet.contains("Solutions"));
            }
        }
    }
}

#[test]
fn no_english_sentence_is_left_in_reports() {
    let limits = Limits::none();
    for language in OTHERS {
        let check = |what: &str, text: &str| assert_translated(what, language, text);
        for text in ["a b\nb c\nc a\nc d", "{\"positions\": 2, \"left\": [[0, 1]], \"right\": []}"] {
            let Ok(game) = GraphFormat::guess(text).read(text) else { continue };
            for convention in [Convention::Normal, Convention::Misere] {
                let labelled = answer_graph(&game, convention, &limits).unwrap().in_language(language);
                check("rounds", &text_of(&labelled.rounds()));
                let labelled = labelled.with_strategy();
                check("graph", &labelled.to_text());
                check("graph", &labelled.to_dot());
                let mut tables = Vec::new();
                labelled.write_markdown(GraphOrder::File, &mut tables).unwrap();
                labelled.write_latex(GraphOrder::File, &mut tables).unwrap();
                check("graph", &String::from_utf8(tables).unwrap());
            }
        }
        for (game, p_positions_only) in
            [("nim 1 2", false), ("domineering 2x2", false), ("domineering 2x2", true), ("kayles 4", true)]
        {
            let question = TableQuestion {
                both_plays: false,
                game: open(game).unwrap(),
                convention: Convention::Normal,
                to_move: None,
                p_positions_only,
                with_strategy: !p_positions_only,
            };
            let mut table = position_table(&question, &limits).unwrap();
            table.language = language;
            check(game, &text_of(&table));
            check(game, &text_of(&table.rounds()));
        }
        for tree in ["((3 5) (2 9) (0 7))", "A(B(3 5) C(2 9))"] {
            let tree: PayoffTree = tree.parse().unwrap();
            check("tree", &text_of(&TreeReport::new(&tree, true).in_language(language)));
        }
        for code in ["0.77", "0.07", "0.16", "0.3303", "4.[7]"] {
            let code: HeapCode = code.parse().unwrap();
            let mut sequence = GrundySequence::new(&code, Method::Auto, 1 << 16).unwrap();
            sequence.extend(2_000, &limits).unwrap();
            check("sequence", &SequenceReport::new(&sequence, 2_000, None).in_language(language).to_text());
        }
        let code: HeapCode = "0.07".parse().unwrap();
        check("same", &equivalents_to_text("0.07", &equivalents(&code, &limits).unwrap(), language));
        let quotient = QuotientReport::new(&code, 30, Some(vec![3, 5]), &limits).in_language(language);
        check("quotient", &text_of(&quotient));
        for forms in [false, true] {
            let genera = GeneraReport::new(code.clone(), 12, forms, &limits).in_language(language);
            check("genera", &text_of(&genera));
        }
        for game in ["kayles 5", "nim 1 2 3", "domineering 2x2"] {
            let (report, _) = misere_report_in(&open(game).unwrap(), language, &limits).unwrap();
            check(game, &text_of(&report));
        }
        for (game, convention) in [
            ("bash:3", Convention::Normal),
            ("nim", Convention::Normal),
            ("nim", Convention::Misere),
            ("wythoff", Convention::Normal),
            ("fibonacci-nim", Convention::Normal),
        ] {
            let question =
                ConjectureQuestion { game: game.to_owned(), heaps: None, to: Some(40), convention };
            let mut found = conjecture(&question, None, &limits).unwrap();
            found.language = language;
            check(game, &text_of(&found));
        }
    }
}

#[test]
fn english_answers_are_the_messages_themselves() {
    for text in ["nim 3 4 5", "kayles 7", "domineering 2x2"] {
        let question = Question { why: true, ..Question::new(open(text).unwrap()) };
        let english = answer(&question, &Limits::none()).unwrap();
        let korean = answer(&Question { language: Language::Korean, ..question }, &Limits::none()).unwrap();
        assert_eq!(english.why, korean.why, "the data do not depend on the language");
        assert_eq!(english.verdicts, korean.verdicts);
        assert_ne!(to_text(&english, Style::Plain), to_text(&korean, Style::Plain));
    }
}
