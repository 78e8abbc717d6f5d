//! Games that are built in and have a rule file as well: on all boards up to twelve cells both have the same moves, values and
//! winners. The ordinary tests take all small boards and a sample of the larger ones; all of them, in a release build, by
//! `cargo test --release -p zermelo --features rules --test games -- --ignored twins --nocapture`.
#![cfg(feature = "rules")]

use super::rule_files::{file, parsed};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use zermelo::answer::example_answer;
use zermelo::catalogue::{AnyGame, AnyPosition, AnyValues, Engines, open};
use zermelo::game::{Player, option_list};
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Store, ValueId};

const MOST_CELLS: usize = 12;

/// A game that is built in and has a file.
struct Twin {
    file: &'static str,
    built_in: &'static str,
    /// The letters of a cell in the file's game.
    letters: &'static str,
    /// A position of the built-in game.
    example: &'static str,
    /// Whether boards have one row only.
    is_strip: bool,
    /// How the file writes a board.
    file_text: fn(&Rows) -> String,
    /// How the built-in game writes the board, where it is one of its own.
    text: fn(&Rows) -> Option<String>,
    worth: Worth,
}

/// What is compared beside the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Worth {
    /// The canonical form, from which the winner follows; moves are compared as positions.
    Value,
    /// The same, and moves by their values: the built-in game names its positions otherwise.
    ValueAndValues,
    /// Who wins, whoever begins: play ends by rule.
    Winner,
}

type Rows = Vec<Vec<char>>;

fn written(rows: &Rows) -> String {
    joined(rows, "|")
}

fn joined(rows: &Rows, between: &str) -> String {
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join(between)
}

/// Each cell by itself and the cells beside it.
fn by_neighbours(rows: &Rows, letter: impl Fn(char, &[char]) -> char) -> Rows {
    let cell = |row: usize, column: usize| rows.get(row).and_then(|row| row.get(column)).copied();
    let image = |row: usize, column: usize| {
        let beside: Vec<char> = [(1, 2), (1, 0), (0, 1), (2, 1)]
            .iter()
            .filter_map(|&(down, right)| cell((row + down).checked_sub(1)?, (column + right).checked_sub(1)?))
            .collect();
        letter(rows[row][column], &beside)
    };
    (0..rows.len()).map(|row| (0..rows[row].len()).map(|column| image(row, column)).collect()).collect()
}

/// The graph of a board with letters. A row alone is written with its edges.
fn graph_text(rows: &Rows) -> String {
    if let [row] = rows.as_slice() {
        return row.iter().map(char::to_string).collect::<Vec<_>>().join("-");
    }
    written(rows)
}

/// Who may still colour a cell, where a colour keeps `kept_away` from its neighbours; none where they are beside each other.
fn coloured(rows: &Rows, kept_away: fn(char) -> char) -> Option<String> {
    let may = |colour: char, beside: &[char]| !beside.contains(&kept_away(colour));
    fair_graph(&by_neighbours(rows, |cell, beside| match (cell, may('x', beside), may('o', beside)) {
        ('x' | 'o', ..) if may(cell, beside) => '#',
        ('x' | 'o', ..) => '!',
        (_, true, true) => '.',
        (_, true, false) => 'L',
        (_, false, true) => 'R',
        (_, false, false) => '#',
    }))
}

/// The graph, where no vertex breaks the rules.
fn fair_graph(rows: &Rows) -> Option<String> {
    let is_fair = !rows.iter().flatten().any(|&cell| cell == '!');
    is_fair.then(|| graph_text(rows))
}

fn own(colour: char) -> char {
    colour
}

fn other(colour: char) -> char {
    match colour {
        'x' => 'o',
        _ => 'x',
    }
}

/// A grid for files of graphs.
fn grid_text(rows: &Rows) -> String {
    format!("grid:{}x{} {}", rows.len(), rows[0].len(), joined(rows, ""))
}

/// The vertices that are left when those claimed are taken with their neighbours; none may be next to another.
fn unclaimed(rows: &Rows) -> Option<String> {
    fair_graph(&by_neighbours(rows, |cell, beside| match (cell, beside.contains(&'x')) {
        ('x', true) => '!',
        ('.', false) => '.',
        _ => '#',
    }))
}

fn herds(rows: &Rows) -> String {
    let size = |cell: char| match cell {
        'a'..='d' => cell as i32 - 'a' as i32 + 1,
        'p'..='s' => 'p' as i32 - cell as i32 - 1,
        _ => 0,
    };
    let row = |row: &Vec<char>| row.iter().map(|&cell| size(cell).to_string()).collect::<Vec<_>>().join(" ");
    rows.iter().map(row).collect::<Vec<_>>().join(" | ")
}

/// A strip of edges: each stretch between two that are gone is a path of its own.
fn stretches(rows: &Rows) -> String {
    let is_there = |&(_, &edge): &(usize, &char)| edge != '.';
    let edge = |(place, edge): (usize, &char)| format!("v{place}-v{}:{edge}", place + 1);
    let edges: Vec<String> = rows[0].iter().enumerate().filter(is_there).map(edge).collect();
    edges.join(" ")
}

const fn board(
    file: &'static str,
    built_in: &'static str,
    letters: &'static str,
    example: &'static str,
) -> Twin {
    Twin {
        file,
        example,
        built_in,
        letters,
        is_strip: false,
        file_text: written,
        text: |rows| Some(written(rows)),
        worth: Worth::Value,
    }
}

const TWINS: &[Twin] = &[
    board("clobber", "clobber", "xo.", "xo"),
    board("cannibal_clobber", "cannibal-clobber", "xo.", "xo"),
    board("impartial_clobber", "impartial-clobber", "xo.", "xo"),
    board("domineering", "domineering", ".#", "2x2"),
    board("cram", "cram", ".#", "2x2"),
    board("konane", "konane", "xo.", "xo."),
    board("ski_jumps", "ski-jumps", "LRlr.", "L."),
    board("kings_dirt", "kings-dirt", "xo.#", "x."),
    board("amazons", "amazons", "xo.#", "x."),
    board("fission", "fission", "x.#", "x."),
    Twin { text: |rows| Some(herds(rows)), ..board("battle_sheep", "battle-sheep", ".abcdpqrs", "0 3") },
    Twin { is_strip: true, ..board("toads_and_frogs", "toads-and-frogs", "tf.", "t.f") },
    Twin { is_strip: true, ..board("elephants_and_rhinos", "elephants-and-rhinos", "er.", "e.r") },
    Twin {
        worth: Worth::ValueAndValues,
        is_strip: true,
        text: |rows| Some(stretches(rows)),
        ..board("partizan_arc_kayles", "partizan-arc-kayles", "lr.", "a-b:l")
    },
    Twin {
        worth: Worth::ValueAndValues,
        text: |rows| coloured(rows, own),
        ..board("col", "col", ".xo", "path:2")
    },
    Twin {
        worth: Worth::ValueAndValues,
        text: |rows| coloured(rows, other),
        ..board("snort", "snort", ".xo", "path:2")
    },
    Twin {
        worth: Worth::ValueAndValues,
        file_text: grid_text,
        text: unclaimed,
        ..board("node_kayles", "node-kayles", ".x", "path:2")
    },
    Twin {
        worth: Worth::ValueAndValues,
        file_text: grid_text,
        text: |rows| Some(graph_text(rows)),
        ..board("arc_kayles", "arc-kayles", ".#", "path:2")
    },
    Twin { is_strip: true, worth: Worth::Winner, ..board("treblecross", "treblecross", ".x", "...") },
    Twin {
        worth: Worth::Winner,
        text: |rows| Some(joined(rows, "/")),
        ..board("mnk", "tictactoe", ".xo", "")
    },
];

/// The board with a number, of so many rows and columns.
fn board_of(letters: &[char], mut number: u64, (height, width): (usize, usize)) -> Rows {
    let mut cell = || {
        let letter = letters[(number % letters.len() as u64) as usize];
        number /= letters.len() as u64;
        letter
    };
    (0..height).map(|_| (0..width).map(|_| cell()).collect()).collect()
}

/// The rows of a board that the file's game has printed.
fn rows_of(text: &str, width: usize) -> Rows {
    let letters: Vec<char> =
        text.rsplit(' ').next().unwrap().chars().filter(|&letter| letter != '|').collect();
    letters.chunks(width).map(<[char]>::to_vec).collect()
}

/// A game with its table of values.
struct Side<'a> {
    game: &'a (dyn AnyGame + 'static),
    values: Option<Box<AnyValues<'a>>>,
    algebra: Algebra<'a>,
}

impl<'a> Side<'a> {
    fn new(game: &'a (dyn AnyGame + 'static), store: &'a Store, worth: Worth) -> Self {
        let values = || game.values(store, NonZeroUsize::MIN, &Limits::none()).unwrap();
        let algebra = Algebra::new(store, &Limits::none()).unwrap();
        Self { game, values: (worth != Worth::Winner).then(values), algebra }
    }

    fn value(&mut self, position: &AnyPosition) -> ValueId {
        let parts = self.values.as_mut().unwrap().summands(position).unwrap();
        parts.into_iter().fold(ValueId::ZERO, |sum, part| self.algebra.sum(sum, part).unwrap())
    }

    /// Who wins, whoever of them begins.
    fn winners(&self, position: &AnyPosition) -> [String; 2] {
        ["left win", "right win"]
            .map(|question| example_answer(self.game, position, question, &Limits::none()).unwrap())
    }

    /// Whether play is over by rule.
    fn is_over(&self, position: &AnyPosition) -> bool {
        self.game.ending(position, Player::Left).is_some()
    }

    /// The options, each once: as texts of the built-in game, or their values.
    fn moves(
        &mut self,
        options: &[AnyPosition],
        worth: Worth,
        text: impl Fn(&AnyPosition) -> String,
    ) -> Moves {
        if worth == Worth::ValueAndValues {
            let values = options.iter().map(|option| self.value(option)).collect();
            return Moves { values, texts: BTreeSet::new() };
        }
        let texts: BTreeSet<String> = options.iter().map(text).collect();
        Moves { texts, values: BTreeSet::new() }
    }
}

#[derive(PartialEq, Debug)]
struct Moves {
    texts: BTreeSet<String>,
    values: BTreeSet<ValueId>,
}

/// Compares all boards of a shape, or so many of them, and counts them.
fn compare_shape(
    twin: &Twin,
    of_file: &mut Side,
    built_in: &mut Side,
    shape: (usize, usize),
    most: u64,
) -> u64 {
    let letters: Vec<char> = twin.letters.chars().collect();
    let boards = (letters.len() as u64).pow((shape.0 * shape.1) as u32);
    let mut count = 0;
    for number in 0..boards.min(most) {
        // A sample goes in steps that have no factor in common with any number of boards.
        let number = if boards > most { number * 1_000_003 % boards } else { number };
        let rows = board_of(&letters, number, shape);
        let Some(theirs) = (twin.text)(&rows).and_then(|text| parsed(built_in.game, &text).ok()) else {
            continue;
        };
        let ours = parsed(of_file.game, &(twin.file_text)(&rows))
            .unwrap_or_else(|error| panic!("{}: {error}", twin.file));
        count += 1;
        let board = || format!("{}: {}", twin.file, written(&rows));
        // What the checker of certificates is told of a built-in game are the rules and the words of the file.
        if let Some(declared) = built_in.game.declared(&theirs) {
            assert_eq!(Some(declared), of_file.game.declared(&ours), "{}", board());
            assert_eq!(built_in.game.checked_text(&theirs), of_file.game.checked_text(&ours), "{}", board());
        }
        if twin.worth == Worth::Winner {
            assert_eq!(of_file.winners(&ours), built_in.winners(&theirs), "{}", board());
            assert_eq!(of_file.is_over(&ours), built_in.is_over(&theirs), "{}", board());
            if of_file.is_over(&ours) {
                continue;
            }
        } else {
            assert_eq!(of_file.value(&ours), built_in.value(&theirs), "{}", board());
            if number % 997 == 0 && shape.0 * shape.1 <= 9 {
                assert_eq!(of_file.winners(&ours), built_in.winners(&theirs), "{}", board());
            }
        }
        for player in Player::BOTH {
            let (game, built_in_game) = (of_file.game, built_in.game);
            let again = |text: &str| match parsed(built_in_game, text) {
                Ok(position) => built_in_game.print(&position),
                Err(error) => panic!("{}: {text}: {error}", board()),
            };
            let options = option_list(game, &ours, player);
            let in_their_words =
                |option: &AnyPosition| again(&(twin.text)(&rows_of(&game.print(option), shape.1)).unwrap());
            let moves = of_file.moves(&options, twin.worth, in_their_words);
            let options = option_list(built_in_game, &theirs, player);
            let expected = built_in.moves(&options, twin.worth, |option| again(&built_in_game.print(option)));
            assert_eq!(moves, expected, "{} {player:?}", board());
        }
    }
    count
}

/// Compares boards of all shapes, of each at most so many, and counts them.
fn compare(twin: &Twin, most: u64) -> u64 {
    let (_, game) = file(twin.file);
    let store = Store::new();
    let heights = if twin.is_strip { 1 } else { MOST_CELLS };
    let shapes = (1..=heights).flat_map(|height| (1..=MOST_CELLS / height).map(move |width| (height, width)));
    let mut of_file = Side::new(game.as_ref(), &store, twin.worth);
    shapes
        .map(|(height, width)| {
            let position = if twin.built_in == "tictactoe" {
                format!("tictactoe:{height}x{width}:3 empty")
            } else {
                format!("{} {}", twin.built_in, twin.example)
            };
            let Ok(opened) = open(&position) else { return 0 };
            let mut built_in = Side::new(opened.game.as_ref(), &store, twin.worth);
            compare_shape(twin, &mut of_file, &mut built_in, (height, width), most)
        })
        .sum()
}

#[test]
fn files_and_built_in_games_are_the_same_on_a_sample_of_boards() {
    for twin in TWINS {
        assert!(compare(twin, 25) > 100, "{}: no boards", twin.file);
    }
}

#[test]
#[ignore = "minutes in a release build"]
fn twins_are_the_same_on_all_boards() {
    for twin in TWINS {
        let begun = std::time::Instant::now();
        let most = if twin.letters.len() > 3 { most_boards() / 60 } else { most_boards() };
        let count = compare(twin, most);
        println!("{} {count} boards, {:.0} s", twin.file, begun.elapsed().as_secs_f64());
    }
}

/// Of each shape: all with three letters. With more of them they are too many.
fn most_boards() -> u64 {
    std::env::var("ZERMELO_BOARDS").map_or(600_000, |text| text.parse().unwrap())
}
