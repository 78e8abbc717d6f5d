//! Rule files against the built-in games: the same moves in all small positions; and files that are wrong.

use std::collections::BTreeSet;
use zermelo_core::Player;
use zermelo_games::catalogue::{self, AnyGame};
use zermelo_games::rules::open_text;
use zermelo_games::rules::reader::Settings;

fn file(name: &str) -> String {
    let path = format!("{}/../../games/{name}.star", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[expect(clippy::unnecessary_wraps, reason = "made for `open_text`")]
fn load(name: &str) -> Result<String, String> {
    Ok(file(name.trim_end_matches(".star")))
}

fn game(name: &str) -> std::sync::Arc<dyn AnyGame> {
    open_text(&format!("{name}.star"), &file(name), &Settings::default(), &mut load)
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .1
}

/// The options of a player as text.
fn options(game: &dyn AnyGame, text: &str, player: Player) -> BTreeSet<String> {
    let (position, _) = game.parse_question(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut list = BTreeSet::new();
    let _ = game.visit_options(&position, player, &mut |option| {
        let printed = game.print(&option);
        assert!(game.parse_question(&printed).unwrap().0 == option, "{printed}");
        assert!(list.insert(printed.clone()), "{text}: {printed} twice");
        std::ops::ControlFlow::Continue(())
    });
    list
}

/// All boards of some size in some letters.
fn boards(height: usize, width: usize, letters: &str) -> Vec<String> {
    let letters: Vec<char> = letters.chars().collect();
    let count = letters.len().pow((height * width) as u32);
    let board = |mut number: usize| {
        let mut text = String::new();
        for cell in 0..height * width {
            if cell > 0 && cell % width == 0 {
                text.push('|');
            }
            text.push(letters[number % letters.len()]);
            number /= letters.len();
        }
        text
    };
    (0..count).map(board).collect()
}

fn same_moves(file: &str, built_in: &str, letters: &str, sizes: &[(usize, usize)]) {
    let game = game(file);
    for &(height, width) in sizes {
        for text in boards(height, width, letters) {
            let other = catalogue::open(&format!("{built_in} {text}")).unwrap();
            for player in Player::BOTH {
                let expected = options(other.game.as_ref(), &text, player);
                assert_eq!(options(game.as_ref(), &text, player), expected, "{file} {text} {player:?}");
            }
        }
    }
}

#[test]
fn moves_are_those_of_the_built_in_games() {
    same_moves("clobber", "clobber", "xo.", &[(1, 6), (2, 3), (3, 2), (2, 4)]);
    same_moves("domineering", "domineering", ".#", &[(1, 5), (3, 3), (4, 3), (2, 5)]);
    same_moves("toads_and_frogs", "toads-and-frogs", "tf.", &[(1, 1), (1, 4), (1, 8)]);
    same_moves("konane", "konane", "xo.#", &[(1, 5), (2, 3), (3, 2)]);
    same_moves("konane", "konane", "xo.", &[(1, 8), (3, 3)]);
}

#[test]
#[ignore = "some minutes: cargo test -p zermelo-games --features rules --release --test all -- --ignored"]
fn moves_on_larger_boards() {
    same_moves("clobber", "clobber", "xo.", &[(3, 3), (2, 5), (1, 11)]);
    same_moves("domineering", "domineering", ".#", &[(4, 4), (3, 5)]);
    same_moves("toads_and_frogs", "toads-and-frogs", "tf.", &[(1, 11)]);
    same_moves("konane", "konane", "xo.", &[(2, 5), (1, 11)]);
}

/// What is refused, with the line and a part of the message.
const WRONG: &[(&str, usize, &str)] = &[
    ("game = on_grid(cells = \"xo.\", left = [rewrite(\"xo\", \".x\")]", 1, "not closed"),
    (
        "game = on_grid(cells = \"xo.\", left = [rewrit(\"xo\", \".x\")])",
        1,
        "there is nothing called 'rewrit'",
    ),
    (
        "game = on_grid(cells = \"xo.\", left = [rewrite(\"xo\", \".x.\")])",
        1,
        "the pattern has 2 cells and what it becomes 3 cells",
    ),
    (
        "game = on_grid(cells = \"xo.\", left = [rewrite(\"xq\", \".x\")])",
        1,
        "'q' is not a cell of this game",
    ),
    ("game = on_grid(cells = \"xé.\", left = [rewrite(\"x\", \".\")])", 1, "cannot be a cell"),
    ("game = on_grid(cells = \"\", left = [rewrite(\"x\", \".\")])", 1, "there are no letters"),
    ("game = on_grid(cells = \"xx\", left = [rewrite(\"x\", \".\")])", 1, "stands twice"),
    ("game = on_grid(cell = \"xo.\", left = [])", 1, "no argument 'cell'"),
    ("game = on_grid(cells = \"xo.\")", 1, "no moves"),
    ("load(\"../secret.star\", \"game\")", 1, "not in the folder"),
    ("load(\"wrong.star\", \"game\")", 1, "loads itself"),
    ("x = 1\ngame = x", 2, "not a game"),
    ("gmae = 1", 1, "does not say what its game is"),
    ("while True: pass", 1, "no 'while'"),
    ("import random", 1, "no 'import'"),
    ("def f(n):\n    return f(n - 1)\nx = f(3)", 2, "calls itself"),
    ("x = [0] * 1000000000", 1, "more than"),
    ("x = \"ab\" * 1000000000", 1, "more than"),
    ("x = list(range(10 ** 15))", 1, "more than"),
    ("x = 9223372036854775807 + 1", 1, "too large"),
    ("x = 1 / 2", 1, "no '/'"),
    ("x = 1.5", 1, "numbers are whole"),
    (
        "def f():\n    x = 0\n    for i in range(10 ** 12):\n        x += i\n    return x\ny = f()",
        4,
        "stopped after",
    ),
    ("x = (\n", 1, "not closed"),
    ("if True:\nx = 1", 2, "the block is empty"),
    ("game = heaps(take = [0])", 1, "takes nothing"),
    ("game = heaps(code = \"0.9z\")", 1, ""),
    ("game = rules(start = (1,))", 1, "no moves"),
    ("game = rules(start = (1,), both = lambda: [])", 1, "function of one argument"),
    ("n = parameter(\"n\", 3, least = 1, most = 9)\nn = parameter(\"n\", 3)", 2, "two parameters"),
    (
        "x = [1, 2]\ndef f():\n    x.append(3)\n    return 1\ny = f()\ngame = heaps(take = lambda n: [x.append(n)])",
        6,
        "",
    ),
    (
        "game = on_grid(cells = \"x.\", left = [drop(\"x\")], ending = [in_row(\"x\", 3, wins = LEFT), in_row(\"x\", 3, wins = RIGHT)])",
        1,
        "contradicts",
    ),
    (
        "game = on_grid(cells = \"xo.\", left = [rewrite(\"x.\", \".x\", then = [rewrite(\"o.\", \".o\")])])",
        1,
        "ends on a cell with 'x', and it begins on one with 'o'",
    ),
    (
        "game = on_grid(cells = \"xyo.\", left = [slide(\"xy\", along = KING, then = [step(\"o\", KING)])])",
        1,
        "ends on a cell with 'xy'",
    ),
];

/// What follows may begin where the move before it ends: on the same letter, on any, anywhere, or outside the board.
#[test]
fn what_may_follow_is_not_refused() {
    for moves in [
        "rewrite(\"x.\", \".x\", then = [rewrite(\"[xo].\", \".=\")])",
        "rewrite(\"x.\", \".x\", then = [rewrite(\"?.\", \".o\")])",
        "rewrite(\"x.\", \".x\", then = [rewrite(\"[^o].\", \".o\")])",
        "rewrite(\"x.\", \".x\", then = [rewrite(\"o.\", \".o\", anywhere = True)])",
        "rewrite(\"|x\", \"=.\", then = [rewrite(\"o\", \".\", anywhere = True)])",
        "rewrite(\"x?\", \".=\", then = [rewrite(\"o\", \".\")])",
        "step(\"x\", KING, becomes = \"o\", then = [rewrite(\"o\", \".\")])",
    ] {
        let text = format!("game = on_grid(cells = \"xo.\", left = [{moves}])");
        let read = open_text("moves.star", &text, &Settings::default(), &mut |_| Ok(String::new()));
        assert!(read.is_ok(), "{text}: {}", read.err().map(|error| error.to_string()).unwrap_or_default());
    }
}

#[test]
fn wrong_files_are_refused_with_their_place() {
    for &(text, line, part) in WRONG {
        let read = open_text("wrong.star", text, &Settings::default(), &mut |_| Ok("x = 1".to_owned()));
        let Err(error) = read else {
            // What functions do shows when they are called.
            assert!(part.is_empty(), "{text}");
            continue;
        };
        assert!(error.message.starts_with(&format!("wrong.star:{line}:")), "{text}: {error}");
        assert!(error.message.contains(part), "{text}: {error}");
    }
}

#[test]
fn deep_texts_are_refused_without_harm() {
    for text in [
        format!("x = {}1{}", "(".repeat(5_000), ")".repeat(5_000)),
        format!("x = {}1", "not ".repeat(5_000)),
        format!("x = {}1", "-".repeat(5_000)),
        format!("x = {}", "[".repeat(90)),
        "x = ()\nfor i in range(100000):\n    x = (x,)\n".to_owned(),
        "x = (1,)\nfor i in range(100):\n    x = (x, x)\n".to_owned(),
        "x = []\nx.append(x)\nfor i in range(1000):\n    x.append([x])\n".to_owned(),
        "def g(f):\n    return lambda n: f\nx = g(1)\nfor i in range(100000):\n    x = g(x)\n".to_owned(),
        format!("x = {}", "a + ".repeat(20_000) + "1"),
        "x".repeat(2 << 20),
    ] {
        let read = open_text("wrong.star", &text, &Settings::default(), &mut |_| Err("none".to_owned()));
        assert!(read.is_err(), "{}", &text[..40.min(text.len())]);
    }
}

#[test]
fn cyclic_loads_are_refused() {
    let mut load = |name: &str| match name {
        "b.star" => Ok("load(\"c.star\", \"x\")".to_owned()),
        "c.star" => Ok("load(\"b.star\", \"x\")\nx = 1".to_owned()),
        _ => Err("there is no such file".to_owned()),
    };
    let error =
        open_text("a.star", "load(\"b.star\", \"x\")", &Settings::default(), &mut load).err().unwrap();
    assert!(error.message.contains("loads itself"), "{error}");
    let error =
        open_text("a.star", "load(\"d.star\", \"x\")", &Settings::default(), &mut load).err().unwrap();
    assert!(error.message.contains("no such file"), "{error}");
}

#[test]
fn the_declared_value_reads_back_and_is_stable() {
    for name in
        ["clobber", "domineering", "kayles", "toads_and_frogs", "amazons", "konane", "hex", "backsliding"]
    {
        let game = game(name);
        let start = match name {
            "kayles" => "path:3",
            "toads_and_frogs" | "backsliding" => "t.f",
            _ => ".",
        };
        let (position, _) = game.parse_question(start).unwrap();
        let declared = game.declared(&position).unwrap();
        let json = declared.to_json();
        assert_eq!(serde_json::from_str::<zermelo_games::rules::Declared>(&json).unwrap(), *declared);
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(value.to_string(), json, "keys are sorted");
    }
}

/// Files whose claim is false.
fn false_claims() -> Vec<String> {
    const DIRECTIONS: [&str; 4] = ["NORTH", "EAST", "SOUTH", "WEST"];
    let listed = |set: usize| {
        let chosen: Vec<&str> = (0..4).filter(|bit| set >> bit & 1 == 1).map(|bit| DIRECTIONS[bit]).collect();
        format!("[{}]", chosen.join(", "))
    };
    let game = |left: &str, right: &str, claim: &str| {
        format!("game = on_grid(cells = \"xo.\", left = [{left}], right = [{right}], {claim})\n")
    };
    let rewrite =
        |from: &str, to: &str, set: usize| format!("rewrite(\"{from}\", \"{to}\", along = {})", listed(set));
    let mut list = Vec::new();
    // North and south are bits 0 and 2, east and west 1 and 3.
    let has_all_flips = |set: usize| (set & 1 == set >> 2 & 1) && (set >> 1 & 1 == set >> 3 & 1);
    for set in 1..15 {
        let (left, right) = (rewrite("xo", ".x", set), rewrite("ox", ".o", set));
        list.push(game(&left, &right, "symmetries = ALL_OF_SQUARE"));
        if !has_all_flips(set) {
            list.push(game(&left, &right, "symmetries = RECTANGLE"));
        }
        for other in 1..15 {
            if other != set && (set + other) % 3 == 0 {
                let right = rewrite("ox", ".o", other);
                list.push(game(&left, &right, "exchange = colours(\"xo\")"));
            }
        }
        // A stone goes there and back.
        if set & set >> 2 & 3 != 0 {
            let step = |piece: &str| rewrite(&format!("{piece}."), &format!(".{piece}"), set);
            list.push(game(&step("x"), &step("o"), "loop_free = True"));
        }
        list.push(game(&left, &right, "splits = components(\"x\")"));
        list.push(game(&left, &right, "splits = components(\"o.\")"));
        list.push(game(&left, &right, "splits = components(\"xo\", near = DIAGONAL)"));
        list.push(game(&left, &right, "impartial = True"));
        list.push(game(&left, &right, "measure = {\"x\": 1, \"o\": -1}"));
        list.push(game(&left, &right, "measure = {\".\": 1}"));
        let step = |piece: &str| rewrite(&format!("{piece}."), &format!(".{piece}"), set);
        list.push(game(&step("x"), &step("o"), "measure = {\"x\": 1, \"o\": 1}"));
        list.push(game(&step("x"), &step("o"), "splits = components(\"xo\")"));
        let lay = |set: usize| rewrite("..", "xo", set);
        list.push(game(&lay(set), &lay(15 - set), "splits = components(\"xo\")"));
    }
    list
}

#[test]
fn false_claims_are_refused_when_a_file_is_opened() {
    use zermelo_games::rules::{Effort, game_of, reader};
    let files = false_claims();
    assert!(files.len() >= 200, "{}", files.len());
    let mut late = Vec::new();
    for text in &files {
        let mut load = |_: &str| Err("none".to_owned());
        match open_text("false.star", text, &Settings::default(), &mut load) {
            Err(error) => assert!(error.message.contains("is false in"), "{error}"),
            Ok(_) => late.push(text),
        }
    }
    assert!(late.len() * 20 <= files.len(), "{} of {}: {late:#?}", late.len(), files.len());
    for text in late {
        let read =
            reader::read("false.star", text, &Settings::default(), &mut |_| Err("none".to_owned())).unwrap();
        assert!(game_of(&read, Effort::THOROUGH).is_err(), "{text}");
    }
}

#[test]
fn a_catalogue_takes_rules() {
    let text = "game = on_grid(cells = \"xo.\", fill = \"xo\", left = [rewrite(\"xo\", \".x\")], right = [rewrite(\"ox\", \".o\")])";
    let catalogue = catalogue::Catalogue::standard().with_rules("my_clobber.star", text).unwrap();
    let opened = catalogue.open("my-clobber 2x2 + nim 3").unwrap();
    assert_eq!(opened.game.print(&opened.position), "my-clobber xo|ox + nim 3");
    assert!(catalogue::Catalogue::standard().with_rules("nim.star", text).is_err());
}
