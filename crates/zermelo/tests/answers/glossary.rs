//! Every word that an answer prints is explained: terms of the theory, the names of theorems and engines, the lines of
//! reports, and the keys and fixed words of every JSON schema.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use zermelo::answer::{Question, ValueQuestion, answer, value_report};
use zermelo::catalogue::{self, entries, open};
use zermelo::game::Message;
use zermelo::glossary::{self, find};
use zermelo::language::Language;
use zermelo::proof::proofs;
use zermelo::solve::Limits;
use zermelo::value::Script;

/// Keys that say nothing of games.
const ORDINARY: &[&str] = &[
    "B",
    "Boards",
    "Coins and strips",
    "Heap games",
    "K",
    "Q",
    "about",
    "absent",
    "accepted",
    "after",
    "aliases",
    "all",
    "all winning",
    "alphabet",
    "also",
    "answer",
    "answers",
    "arrow",
    "asked",
    "asked to",
    "attempts",
    "auto",
    "bad input",
    "before",
    "best",
    "better",
    "black",
    "blocks",
    "blue",
    "board",
    "both",
    "by",
    "bytes",
    "cases",
    "category",
    "cells",
    "changes",
    "chess",
    "chinese",
    "choices",
    "chooses",
    "class",
    "coin",
    "coins",
    "columns",
    "columns below",
    "command",
    "comment",
    "component count",
    "computed to",
    "count",
    "counterexample",
    "counts",
    "curves",
    "dark",
    "declared",
    "distance by",
    "drawing",
    "drawn positions",
    "each slice",
    "end",
    "ended",
    "error",
    "every move wins",
    "evidence",
    "examples",
    "exercises",
    "expected",
    "explanation",
    "expression",
    "facts",
    "failed",
    "file",
    "format",
    "found",
    "function",
    "given up",
    "gives grundy",
    "greatest",
    "green",
    "grid",
    "group",
    "guesses",
    "has dense table",
    "has endings",
    "has own search",
    "heading",
    "headings",
    "heads",
    "hint",
    "holds",
    "hypotheses",
    "id",
    "ink",
    "is impartial",
    "is less",
    "is loop free",
    "is mistake",
    "is over",
    "is p",
    "kind",
    "known",
    "korean",
    "label",
    "labels",
    "large",
    "largest heap",
    "last move decides",
    "latex",
    "length",
    "letter",
    "level",
    "line by",
    "list",
    "longest",
    "loopy-grundy",
    "lost",
    "lost count",
    "lost-heap",
    "man",
    "mark",
    "markdown",
    "marked",
    "meaning",
    "memory mb",
    "message",
    "misere heaps",
    "misere refusal",
    "mistakes",
    "more",
    "most positions",
    "most work",
    "moves more",
    "moves on trust",
    "name",
    "names",
    "names all moves",
    "not a certificate",
    "not checked",
    "note",
    "notes",
    "number avoided",
    "ones",
    "only",
    "other",
    "parameters",
    "passed",
    "picture",
    "place",
    "points",
    "dots",
    "positive",
    "purpose",
    "question",
    "questions",
    "range",
    "reachable bound",
    "reason",
    "records",
    "red",
    "refusal",
    "refused",
    "refuted",
    "rejected",
    "relies on",
    "repeats so far",
    "reply",
    "request bytes",
    "retrograde",
    "row names",
    "rows",
    "rule",
    "rules",
    "rules declared",
    "same",
    "schema",
    "search",
    "seconds",
    "see",
    "shift",
    "short",
    "sign",
    "size",
    "slice",
    "slices",
    "solution",
    "some",
    "source",
    "square",
    "squares",
    "start",
    "statement",
    "stats",
    "status",
    "step",
    "steps",
    "stone",
    "strip",
    "svg",
    "table",
    "table work",
    "tables",
    "tails",
    "take",
    "target",
    "target in normal play",
    "targets",
    "text",
    "theory",
    "threads",
    "through",
    "time ms",
    "title",
    "to",
    "truth",
    "unchecked",
    "usage",
    "value sum",
    "values only fall",
    "version",
    "what is cheap",
    "whole",
    "why",
    "winner",
    "with heap parity",
    "word",
    "x",
    "y",
    "zh",
];

fn is_explained(word: &str) -> bool {
    let word = word.replace('_', " ");
    let singular = word.strip_suffix('s').unwrap_or(&word);
    let own = ["p positions only", "p count", "grundy value"].contains(&word.as_str());
    own || find(&word).is_some() || find(singular).is_some() || catalogue::find(&word).is_some()
}

#[test]
fn terms_are_explained() {
    for term in [
        "temperature",
        "mean",
        "stop",
        "left stop",
        "right stop",
        "number",
        "canonical form",
        "dominated",
        "reversible",
        "atomic weight",
        "thermograph",
        "octal code",
        "nim-sum",
        "component",
        "ply",
        "plies",
        "switch",
        "tiny",
        "up",
        "down",
        "star",
        "hot",
        "cold",
        "infinitesimal",
        "all-small",
        "mast",
        "sensible move",
        "genus",
        "quotient",
        "period",
        "preperiod",
        "saltus",
        "mex",
        "draw",
        "minimax",
        "alpha-beta",
        "strategy stealing",
        "colon principle",
        "fusion principle",
        "winning strategy",
        "first player",
        "heap",
        "payoff",
        "certificate",
    ] {
        assert!(find(term).is_some(), "{term}");
    }
    assert!(find("").is_none() && find("zzz").is_none());
}

#[test]
fn theorems_and_engines_are_explained() {
    let limits = Limits::none().at_most_positions(3_000);
    let mut engines = BTreeSet::new();
    for entry in entries() {
        for theorem in &entry.theorems {
            assert!(find(theorem.name).is_some(), "{}", theorem.name);
        }
        for example in &entry.examples {
            let question = Question::new(open(example).unwrap());
            if let Ok(found) = answer(&question, &limits) {
                engines.insert(found.by);
            }
        }
    }
    assert!(engines.len() > 20, "{engines:?}");
    for by in engines {
        // `retrograde analysis of 12 positions`, `Smith's theorem on 3 components`.
        let cut = [" of ", " on ", " to ", " in "].into_iter().filter_map(|word| by.find(word)).min();
        let name = cut.map_or(by.as_str(), |at| &by[..at]);
        assert!(find(&by).is_some() || find(name).is_some(), "{by}");
    }
}

#[test]
fn words_of_answers_are_explained_as_they_are_printed() {
    let (limits, english) = (Limits::none().at_most_positions(3_000), Language::English);
    let mut printed: BTreeSet<String> = glossary::theorems().map(|theorem| theorem.name.to_owned()).collect();
    printed.extend(proofs().map(|proof| proof.theorem.to_owned()));
    for example in entries().flat_map(|entry| &entry.examples) {
        let Ok(found) = answer(&Question::new(open(example).unwrap()), &limits) else { continue };
        let by = found.by_message().map_or(String::new(), |by| english.say(&by));
        let cut = [" of ", " on ", " to ", " in "].into_iter().filter_map(|word| by.find(word)).min();
        printed.extend([by.clone(), cut.map_or(by.as_str(), |at| &by[..at]).to_owned()]);
    }
    printed.extend(
        ["period", "saltus", "genus", "outcome", "tame", "wild", "nim-sum", "mex", "Grundy value", "payoff"]
            .map(str::to_owned),
    );
    for language in [Language::Korean, Language::Chinese] {
        let mut unknown = BTreeSet::new();
        let mut known = 0;
        for word in &printed {
            let said = language.say(&Message::from(word.as_str()));
            if said == *word {
                continue;
            }
            known += 1;
            if find(&said).is_none() {
                unknown.insert(format!("{said} ({word})"));
            }
        }
        assert!(unknown.is_empty(), "{language:?}: {unknown:?}");
        assert!(known > 50, "{language:?}: {known}");
    }
}

#[test]
fn lines_of_value_reports_are_explained() {
    for text in ["{3|1||-2}", "^ + *", "domineering 2x3"] {
        let question = ValueQuestion { script: Script::Ascii, threads: NonZeroUsize::MIN, everything: true };
        let (report, _) = value_report(&open(text).unwrap(), &question, &Limits::none()).unwrap();
        for quantity in report.more {
            assert!(find(quantity.name).is_some(), "{}", quantity.name);
        }
    }
}

/// The keys of objects and the fixed words among the values.
fn words_of(schema: &serde_json::Value, words: &mut BTreeSet<String>) {
    match schema {
        serde_json::Value::Object(fields) => {
            for (key, value) in fields {
                match (key.as_str(), value) {
                    ("properties", serde_json::Value::Object(inner)) => words.extend(inner.keys().cloned()),
                    ("enum", serde_json::Value::Array(inner)) => {
                        words.extend(inner.iter().filter_map(|word| word.as_str().map(str::to_owned)));
                    }
                    _ => {}
                }
                words_of(value, words);
            }
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| words_of(item, words)),
        _ => {}
    }
}

#[test]
fn keys_of_json_are_explained() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema");
    let mut words = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        words_of(&serde_json::from_str(&text).unwrap(), &mut words);
    }
    assert!(words.len() > 80, "{}", words.len());
    let unknown: Vec<&String> = words
        .iter()
        .filter(|word| !is_explained(word) && !ORDINARY.contains(&word.replace('_', " ").as_str()))
        .collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    for word in ORDINARY {
        assert!(find(word).is_none(), "{word} is explained");
    }
}

/// The terms of the lecture texts that readers come from, in their languages.
const TERMS: &[(&str, &[&str])] = &[
    ("position", &["상태", "국면", "局面"]),
    ("move", &["수", "착수", "走法"]),
    ("winning strategy", &["필승전략", "필승 전략", "必胜策略"]),
    ("winning position", &["필승 상태", "必胜态"]),
    ("losing position", &["필패 상태", "패배 상태", "必败态"]),
    ("first player", &["선공", "선수", "先手"]),
    ("second player", &["후공", "후수", "后手"]),
    ("heap", &["더미", "堆"]),
    ("nim-sum", &["님합", "尼姆和", "异或"]),
    ("Grundy value", &["그런디 수", "SG值", "SG函数"]),
    ("Sprague–Grundy theorem", &["스프라그-그런디 정리", "SG定理"]),
    ("impartial", &["공평한", "公平", "无偏"]),
    ("partizan", &["편파적", "有偏", "不平等"]),
    ("misère", &["미제르", "反常规则"]),
    ("normal play", &["정상 규칙", "正常规则"]),
    ("sum", &["게임의 합", "游戏的和"]),
    ("outcome", &["결과", "胜负类"]),
    ("colon principle", &["콜론 원리", "克朗原理"]),
    ("fusion principle", &["융합 원리", "融合原理", "费森原理"]),
    ("strategy stealing", &["전략 훔치기", "策略盗取"]),
    ("draw", &["무승부", "平局"]),
    ("minimax", &["미니맥스", "极小化极大"]),
    ("alpha-beta pruning", &["알파-베타 가지치기", "α-β剪枝"]),
    ("mex", &["mex"]),
];

/// The games of the texts.
const GAMES: &[(&str, &[&str])] = &[
    ("nim", &["님", "尼姆", "取石子", "Nim"]),
    ("wythoff", &["위토프 게임", "威佐夫博弈", "Wythoff's game"]),
    ("bash", &["바쉬 게임", "巴什博弈"]),
    ("fibonacci-nim", &["피보나치 님", "斐波那契博弈", "Fibonacci Nim"]),
    ("chomp", &["촘프", "巧克力游戏"]),
    ("hackenbush", &["해켄부쉬"]),
    ("tictactoe", &["틱택토", "井字棋", "Tic-tac-toe"]),
];

#[test]
fn words_are_found_in_three_languages() {
    for (term, others) in TERMS {
        let word = find(term).unwrap_or_else(|| panic!("{term}"));
        for other in *others {
            assert_eq!(find(other).unwrap_or_else(|| panic!("{other}")).term, word.term, "{other}");
        }
    }
    for (game, others) in GAMES {
        for other in *others {
            let entry = zermelo::glossary::find_game(other).unwrap_or_else(|| panic!("{other}"));
            assert_eq!(entry.name, *game, "{other}");
        }
    }
    for known in zermelo::glossary::IN_LANGUAGES {
        assert!(
            find(known.term).is_some() || catalogue::find(known.term).is_some(),
            "{} is nothing",
            known.term
        );
        for name in known.names() {
            let found = find(name).map(|word| word.names().any(|own| own == known.term));
            let is_game = zermelo::glossary::find_game(name).is_some_and(|entry| entry.name == known.term);
            assert!(found == Some(true) || is_game, "{name} is not {}", known.term);
        }
    }
    for (typed, near) in [("위토프겜", Some("위토프")), ("必败太", Some("必败态")), ("가나다라마바", None)]
    {
        assert_eq!(zermelo::glossary::suggest(typed).as_deref(), near);
    }
    for entry in entries() {
        for name in entry.names().chain([entry.title.as_ref()]) {
            assert!(zermelo::glossary::find_game(name).is_some(), "{name}");
        }
    }
}

/// Every word is called something in Korean and Chinese, and found by it.
#[test]
fn every_word_has_its_names() {
    const THE_SAME: [&str; 1] = ["mex"];
    for language in [Language::Korean, Language::Chinese] {
        for word in glossary::words() {
            let name = glossary::name_in(language, word.term);
            assert!(name != word.term || THE_SAME.contains(&word.term), "{language:?}: {}", word.term);
            for name in glossary::names_in(language, word.term) {
                let found = find(&name).unwrap_or_else(|| panic!("{name}"));
                assert_eq!(found.term, word.term, "{language:?}: {name}");
            }
        }
    }
}

/// Every game is called something in Korean and Chinese, and found by it, also at the head of a position.
#[test]
fn every_game_has_its_names() {
    for language in [Language::Korean, Language::Chinese] {
        for entry in entries() {
            let names = glossary::game_names_in(language, entry);
            assert!(!names.is_empty(), "{language:?}: {}", entry.name);
            for name in names {
                let found = glossary::find_game(&name).unwrap_or_else(|| panic!("{name}"));
                assert_eq!(found.name, entry.name, "{language:?}: {name}");
                for example in &entry.examples {
                    let known = open(example).unwrap();
                    let Some(rest) = example.strip_prefix(entry.name.as_ref()) else { continue };
                    let typed = format!("{name}{rest}");
                    let opened = zermelo::language::open(&typed, None).unwrap_or_else(|_| panic!("{typed}"));
                    assert_eq!(
                        (opened.game.print(&opened.position), &opened.name),
                        (known.game.print(&known.position), &known.name)
                    );
                }
            }
        }
    }
}

/// What readers of other texts bring for a word, and what this house says for it.
const OTHER_FORMS: &[(&str, &[&str])] = &[
    ("retrograde analysis", &["역행 분석", "후퇴 분석", "逆向分析", "逆向归纳", "倒推"]),
    ("move", &["수", "착수", "走法", "着法", "移动"]),
    ("P-position", &["P-국면", "P-포지션", "N-국면", "P-局面", "P 局面", "P态", "N-局面"]),
    ("reversible move", &["되돌려지는 수", "可逆走法", "可逆着法"]),
    ("winning move", &["이기는 수", "必胜走法", "制胜走法"]),
    ("pass", &["패스", "넘기기", "虚着", "弃着"]),
    ("atomic weight", &["원자 무게", "原子量"]),
    ("alpha-beta pruning", &["알파-베타 가지치기", "α-β 剪枝", "阿尔法贝塔剪枝"]),
    ("P-element", &["P-원소", "P-元素"]),
    ("Bouton's theorem", &["부턴의 정리", "Bouton 定理", "布顿定理"]),
    ("Moore's theorem", &["무어의 정리", "Moore 定理"]),
    ("Fraenkel's theorem", &["프렝켈의 정리", "Fraenkel 定理"]),
];

#[test]
fn other_forms_of_a_word_are_understood() {
    for (term, forms) in OTHER_FORMS {
        for form in *forms {
            let found = find(form).unwrap_or_else(|| panic!("{form}"));
            assert!(found.names().any(|name| name == *term), "{form} is {}", found.term);
        }
    }
}
