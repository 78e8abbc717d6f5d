//! The rule files in `games/`: each is read, played by the engines, and gives what its examples expect; where the same game
//! is built in, both are the same on all small boards.
#![cfg(feature = "rules")]

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use zermelo::answer::{RuleSequence, RuleSequenceError, SequenceReport, explored_graph};
use zermelo::catalogue::{AnyGame, AnyPosition, Engines, open};
use zermelo::expression::Session;
use zermelo::game::{
    Convention, Ending, Files, ParseError, Player, Ruleset, Standing, Verdict, graph, option_list,
};
use zermelo::heap::{GrundySequence, Method};
use zermelo::numbered::open_numbered;
use zermelo::rules::words::{Tongue, in_words};
use zermelo::rules::{HeapRule, open_heap_rule, open_text, reader::RuleFile, reader::Settings};
use zermelo::solve::Limits;
use zermelo::solve::labels::label_game;
use zermelo::value::{Algebra, Script, Store, ValueId};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// A file of the folder with its game. `name` has no ending; parameters may follow after a colon.
fn file(name: &str) -> (RuleFile, Arc<dyn AnyGame>) {
    let (stem, parameters) = name.split_once(':').unwrap_or((name, ""));
    let read = |file: &str| std::fs::read_to_string(folder().join(file)).map_err(|error| error.to_string());
    let name = format!("{stem}.star");
    open_text(&name, &read(&name).unwrap(), &Settings::read(parameters), &mut |file| read(file))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn names() -> Vec<String> {
    let entries = std::fs::read_dir(folder()).unwrap();
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.unwrap().file_name().to_str()?.strip_suffix(".star").map(str::to_owned))
        .collect();
    names.sort();
    names
}

fn parsed(game: &(dyn AnyGame + 'static), text: &str) -> Result<AnyPosition, ParseError> {
    game.parse_question(text).map(|(position, _)| position)
}

/// Positions, each with the player to move, that alternate play reaches.
fn questions(
    game: &(dyn AnyGame + 'static),
    start: &AnyPosition,
    first: Player,
) -> Vec<(AnyPosition, Player)> {
    let mut found = vec![(start.clone(), first)];
    let mut known: HashSet<(AnyPosition, Player)> = found.iter().cloned().collect();
    let mut at = 0;
    while let Some((position, to_move)) = found.get(at).cloned() {
        at += 1;
        if Ruleset::ending(game, &position, to_move).is_some() {
            continue;
        }
        for option in option_list(game, &position, to_move) {
            let next = (option, to_move.opponent());
            if known.insert(next.clone()) {
                found.push(next);
            }
        }
    }
    found
}

fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict.result() {
        Ending::Win => "win",
        Ending::Loss => "loss",
        Ending::Draw => "draw",
    }
}

fn value_of(game: &(dyn AnyGame + 'static), store: &Store, position: &AnyPosition) -> ValueId {
    let mut values = game.values(store, NonZeroUsize::MIN, &Limits::none()).unwrap();
    let mut algebra = Algebra::new(store, &Limits::none()).unwrap();
    let parts = values.summands(position).unwrap();
    parts.into_iter().fold(ValueId::ZERO, |sum, part| algebra.sum(sum, part).unwrap())
}

/// What a position gives where `expected` stands in a file.
fn answer(game: &(dyn AnyGame + 'static), position: &AnyPosition, expected: &str) -> String {
    let (convention, question) = match expected.strip_prefix("misere ") {
        Some(rest) => (Convention::Misere, rest),
        None => (Convention::Normal, expected),
    };
    let limits = Limits::none();
    let words: Vec<&str> = question.split(' ').collect();
    let verdict = |player| {
        let mut judge = game.explore(&[(position.clone(), player)], convention, &limits).unwrap();
        judge.verdict(position, player).unwrap()
    };
    let found = match words[0] {
        "left" | "right" => {
            let verdict = verdict(if words[0] == "left" { Player::Left } else { Player::Right });
            let distance = verdict.distance().filter(|_| words.len() > 2).map(|plies| format!(" {plies}"));
            format!("{} {}{}", words[0], verdict_word(verdict), distance.unwrap_or_default())
        }
        "outcome" => {
            let wins = Player::each(|player| verdict(player).result() == Ending::Win);
            let name = match wins {
                [true, true] => "N",
                [true, false] => "L",
                [false, true] => "R",
                [false, false] => "P",
            };
            format!("outcome {name}")
        }
        "positions" => {
            let states = questions(game, position, Player::Left);
            let mut judge = game.explore(&[(position.clone(), Player::Left)], convention, &limits).unwrap();
            let mut counts: HashMap<&str, usize> = HashMap::new();
            if words.len() > 2 {
                for (position, to_move) in &states {
                    *counts.entry(verdict_word(judge.verdict(position, *to_move).unwrap())).or_default() += 1;
                }
            }
            let listed = words[2..]
                .chunks(2)
                .map(|pair| format!(" {} {}", pair[0], counts.get(pair[0]).unwrap_or(&0)));
            format!("positions {}{}", states.len(), listed.collect::<String>())
        }
        "moves" => format!("moves {}", option_list(game, position, Player::Left).len()),
        "grundy" => format!("grundy {}", game.grundy_values(&limits).unwrap().value(position).unwrap()),
        "value" => {
            let store = Store::new();
            let text = question.strip_prefix("value ").unwrap();
            let mut session = Session::new(&store, &limits, Script::Ascii).unwrap();
            let expected = session.value(text).unwrap();
            let found = value_of(game, &store, position);
            if found == expected {
                question.to_owned()
            } else {
                format!(
                    "value {}",
                    Algebra::new(&store, &limits).unwrap().text(found, Script::Ascii).unwrap()
                )
            }
        }
        _ => "no such question".to_owned(),
    };
    if convention == Convention::Misere { format!("misere {found}") } else { found }
}

#[test]
fn examples_come_out_as_the_files_expect() {
    let mut wrong = Vec::new();
    for name in names() {
        let (file, game) = file(&name);
        assert!(!file.expected.is_empty(), "{name} has no examples");
        assert!(
            !file.source.is_empty() && !file.about.is_empty() && file.examples.len() == 1,
            "{name}: {:?}",
            file.examples
        );
        for (text, expected) in &file.expected {
            let position = parsed(game.as_ref(), text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let found = answer(game.as_ref(), &position, expected);
            if found != *expected {
                wrong.push(format!("{name} {text}: {found}, expected {expected}"));
            }
        }
        if let Some(start) = &file.start {
            parsed(game.as_ref(), start).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        assert_eq!(game.failure(), None, "{name}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_book_lists_every_file() {
    let page = std::fs::read_to_string(folder().join("../docs/src/rule-games.md")).unwrap();
    for name in names() {
        assert!(page.contains(&format!("`{name}.star`")), "{name}");
    }
}

/// Files whose game is built in, with how a board of letters is written there, and all boards of a size.
struct Twin {
    file: &'static str,
    built_in: &'static str,
    letters: &'static str,
    sizes: &'static [(usize, usize)],
}

const TWINS: &[Twin] = &[
    Twin { file: "clobber", built_in: "clobber", letters: "xo.", sizes: &[(1, 7), (2, 3), (2, 4)] },
    Twin { file: "domineering", built_in: "domineering", letters: ".#", sizes: &[(1, 8), (2, 5), (3, 4)] },
    Twin { file: "amazons", built_in: "amazons", letters: "xo.#", sizes: &[(1, 5), (2, 3)] },
    Twin { file: "konane", built_in: "konane", letters: "xo.", sizes: &[(1, 8), (2, 4), (3, 3)] },
    Twin { file: "fission", built_in: "fission", letters: "x.", sizes: &[(1, 8), (3, 4)] },
    Twin { file: "ski_jumps", built_in: "ski-jumps", letters: "LRlr.", sizes: &[(1, 4), (3, 2)] },
    Twin { file: "toads_and_frogs", built_in: "toads-and-frogs", letters: "tf.", sizes: &[(1, 7)] },
];

fn boards(letters: &str, height: usize, width: usize) -> Vec<String> {
    let letters: Vec<char> = letters.chars().collect();
    let count = letters.len().pow((height * width) as u32);
    let cell =
        |number: usize, place: usize| letters[number / letters.len().pow(place as u32) % letters.len()];
    let row = |number, row| (0..width).map(|column| cell(number, row * width + column)).collect::<String>();
    // Every seventh of the larger sets.
    let step = if count > 3_000 { 7 } else { 1 };
    (0..count)
        .step_by(step)
        .map(|number| (0..height).map(|r| row(number, r)).collect::<Vec<_>>().join("|"))
        .collect()
}

#[test]
fn files_and_built_in_games_have_the_same_values_and_numbers_of_moves() {
    for twin in TWINS {
        let (_, game) = file(twin.file);
        let store = Store::new();
        for &(height, width) in twin.sizes {
            for text in boards(twin.letters, height, width) {
                let Ok(other) = open(&format!("{} {text}", twin.built_in)) else { continue };
                let position =
                    parsed(game.as_ref(), &text).unwrap_or_else(|error| panic!("{}: {error}", twin.file));
                let moves = |game: &(dyn AnyGame + 'static), position: &AnyPosition| {
                    Player::each(|player| {
                        let list: HashSet<String> = option_list(game, position, player)
                            .iter()
                            .map(|option| game.print(option))
                            .collect();
                        list.len()
                    })
                };
                let theirs = moves(other.game.as_ref(), &other.position);
                assert_eq!(moves(game.as_ref(), &position), theirs, "{} {text}", twin.file);
                let values = [
                    value_of(game.as_ref(), &store, &position),
                    value_of(other.game.as_ref(), &store, &other.position),
                ];
                assert_eq!(values[0], values[1], "{} {text}", twin.file);
            }
        }
    }
}

/// Rule files by their texts.
struct Texts(&'static [(&'static str, &'static str)]);

impl Files for Texts {
    fn read(&self, name: &str, _: u64) -> std::io::Result<Vec<u8>> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| std::io::ErrorKind::NotFound.into())
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
fn sequences_of_heap_rules() {
    let files = Texts(&[
        ("listed.star", "game = heaps(take = [1, 2], leave = [0, 1, 2])"),
        (
            "by_size.star",
            "def pairs(n):\n    return [(a, n - k - a) for k in (1, 2) for a in range((n - k) // 2 + 1) if n >= k]\ngame = heaps(split = pairs)",
        ),
        ("partizan.star", "game = heaps(left = heap_moves(take = [1]), right = heap_moves(take = [2]))"),
        ("board.star", "game = on_grid(cells = \".x\", both = [drop(\"x\")])"),
    ]);
    let rule = |name: &str| open_heap_rule(name, Some(&files)).unwrap();
    let Ok(HeapRule::Code(code)) = rule("listed.star") else { panic!("the moves are those of a code") };
    assert_eq!(code.to_string(), "0.77");
    let mut kayles = GrundySequence::new(&code, Method::Auto, 1 << 12).unwrap();
    kayles.extend(301, &Limits::none()).unwrap();
    let Ok(HeapRule::Own(by_size)) = rule("by_size.star") else { panic!("a function is no code") };
    let (own, stopped) = RuleSequence::of(&by_size, 300, &Limits::none()).unwrap();
    assert_eq!(stopped, None);
    let expected: Vec<u64> = (0..=300).map(|heap| kayles.value(heap).unwrap()).collect();
    assert_eq!(own.values(), expected);
    let report = SequenceReport::of_rule(&own, 300, None).to_text();
    assert!(report.contains("Repeats so far with period 12 from heap 71 on"), "{report}");
    let Ok(HeapRule::Own(partizan)) = rule("partizan.star") else { panic!("these are heaps") };
    let refused = RuleSequence::of(&partizan, 10, &Limits::none());
    assert_eq!(refused.unwrap_err(), RuleSequenceError::Partizan("partizan".to_owned()));
    assert!(rule("board.star").is_err());
    assert!(rule("none.star").is_err());
    assert!(open_heap_rule("0.77", Some(&files)).is_none());
}

#[test]
fn explored_games_read_back() {
    for (text, count, ends) in [
        ("clobber xo.|ox.", 8, false),
        ("nim 2 1", 6, false),
        ("toads-and-frogs t.f", 4, false),
        ("tictactoe:2x2:2 empty", 0, true),
    ] {
        let opened = open(text).unwrap();
        let game = explored_graph(&opened, &Limits::none()).unwrap();
        assert!(count == 0 || game.vertex_count() <= 3 * count, "{text}: {}", game.vertex_count());
        assert_eq!(game.has_endings(), ends, "{text}");
        let mut json = Vec::new();
        graph::json::write(&game, &mut json).unwrap();
        let mut copies = vec![graph::json::read(std::str::from_utf8(&json).unwrap()).unwrap()];
        assert_eq!(copies[0].start(), Some(0));
        if !ends {
            let mut list = Vec::new();
            graph::edge_list::write(&game, &mut list).unwrap();
            copies.push(graph::edge_list::read(std::str::from_utf8(&list).unwrap()).unwrap());
        }
        for copy in copies {
            assert_eq!(copy.vertex_count(), game.vertex_count(), "{text}");
            assert_eq!(copy.move_count(), game.move_count(), "{text}");
            let name = |of: &graph::ExplicitGame, vertex: u32| of.names().name(vertex).into_owned();
            let place = |wanted: &str| {
                let vertices = 0..copy.vertex_count() as u32;
                vertices.into_iter().find(|&vertex| name(&copy, vertex) == wanted).unwrap()
            };
            for vertex in 0..game.vertex_count() as u32 {
                let twin = place(&name(&game, vertex));
                for player in Player::BOTH {
                    assert_eq!(copy.ending_at(twin, player), game.ending_at(vertex, player), "{text}");
                    let row = |of: &graph::ExplicitGame, vertex: u32| {
                        of.moves_of(player).row(vertex).iter().map(|&to| name(of, to)).collect::<HashSet<_>>()
                    };
                    assert_eq!(row(&copy, twin), row(&game, vertex), "{text}");
                }
            }
        }
    }
}

/// The games of which there are tables have their rules written again, beside their numbers.
#[test]
fn numbered_games_have_the_rules_of_their_files() {
    let games = [
        ("connect-four 4x3", "connect_four"),
        ("connect-four 3x3:3", "connect_four:k=3"),
        ("marks 3x3:3", "mnk"),
        ("marks 2x4:3", "mnk:m=2,n=4,k=3"),
    ];
    for (name, file_name) in games {
        let numbered = open_numbered(name).unwrap();
        let (_, game) = file(file_name);
        let labels = label_game(&*numbered, NonZeroUsize::MIN, &Limits::none()).unwrap();
        let mut options = Vec::new();
        for number in
            (0..numbered.slices().last().unwrap().numbers.end).filter(|&n| labels.label(n).is_some())
        {
            let text = numbered.print(number);
            let position = parsed(&*game, &text).unwrap();
            let is_even = text.matches(['x', 'o']).count() % 2 == 0;
            let to_move = if is_even { Player::Left } else { Player::Right };
            let ending = Ruleset::ending(&*game, &position, to_move);
            match numbered.look(number, &mut options) {
                Standing::Absent => panic!("{name}: {text} is no position"),
                Standing::Over(result) => assert_eq!(ending, Some(result), "{name}: {text}"),
                Standing::Open => {
                    let list = option_list(&*game, &position, to_move);
                    let mut expected: Vec<u64> =
                        list.iter().map(|option| numbered.parse(&game.print(option)).unwrap()).collect();
                    expected.sort_unstable();
                    options.sort_unstable();
                    assert_eq!((ending, &options), (None, &expected), "{name}: {text}");
                }
            }
        }
    }
}

#[test]
fn claims_of_functions_are_tried_and_told() {
    let opened =
        |text: &str| open_text("free.star", text, &Settings::default(), &mut |_| Err("none".to_owned()));
    let round = "game = rules(start = (3,), both = lambda p: [((p[0] + 1) % 5,)], loop_free = True)";
    let error = opened(round).err().unwrap();
    assert!(error.message.contains("'loop_free' is false in (3,)"), "{error}");
    let (_, game) =
        opened("game = rules(start = 5, both = lambda p: list(range(p)), loop_free = True)").unwrap();
    assert!(game.remarks("5")[0].contains("is loop-free"));
    let words = "game = on_words(\"ab\", both = [replace(\"ab\", \"ba\"), replace(\"ba\", \"ab\")], loop_free = True)";
    if let Err(error) = opened(words) {
        assert!(error.message.contains("'loop_free' is false in"), "{error}");
    } else {
        panic!("ab and ba become each other");
    }
}

#[test]
fn rules_are_told_in_words() {
    let words = |name: &str| {
        let (_, game) = file(name);
        let start = if name == "kayles" { "path:3" } else { "2x3" };
        let declared = game.declared(&parsed(game.as_ref(), start).unwrap()).unwrap();
        in_words(&declared, Tongue::English).join("\n")
    };
    assert_eq!(
        words("clobber"),
        "A position is a board of rows and columns; each cell holds `x`, `o` or `.`.\n\
         Left moves so: `xo` becomes `.x`, read along a row or a column.\n\
         Right moves so: `ox` becomes `.o`, read along a row or a column.\n\
         Who cannot move loses (in misère play: wins)."
    );
    assert!(words("kayles").contains("`..` becomes `##` along a path of the graph"));
    assert!(
        words("hex").contains("Left has won when a chain of `x` connects the first row with the last row")
    );
}
