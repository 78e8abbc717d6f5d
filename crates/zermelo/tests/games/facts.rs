//! Known answers from the literature and from other programs, as data with their sources.

use dashu_int::UBig;
use serde::Deserialize;
use serde_json::Value;
use zermelo::catalogue::Engines;
use zermelo::game::{Convention, Ending, Player, option_list};
use zermelo::rulesets::board::{Chomp, ChompBox, ChompRows};
use zermelo::rulesets::heap::{Heaps, Splitting, Subtraction, TakeRules, Wythoff, WythoffView};
use zermelo::solve::Limits;
use zermelo::solve::grundy::GrundyTable;
use zermelo::solve::indexed::label_indexed;

#[derive(Deserialize)]
struct Fact {
    game: String,
    value: Value,
    source: String,
}

fn numbers(value: &Value) -> Vec<u64> {
    serde_json::from_value(value.clone()).unwrap()
}

#[test]
fn facts_are_reproduced() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/facts.json")).unwrap();
    assert_eq!(facts.len(), 55);
    for fact in facts {
        assert!(!fact.source.is_empty());
        let (game, rest) = fact.game.split_once(' ').unwrap_or((&fact.game, ""));
        match game {
            "wythoff" => {
                wythoff_row(rest.strip_prefix("row ").unwrap().parse().unwrap(), &numbers(&fact.value));
            }
            "grundys-game" => grundys_game(&numbers(&fact.value)),
            "subtraction:2,3,7" => subtraction(&[2, 3, 7], &numbers(&fact.value)),
            "chomp" => chomp(rest, &fact.value),
            "lasker-nim" | "fibonacci-nim" | "generalised-wythoff:2" | "moore-nim:3" => {
                heap_values(game, rest, &fact.value);
            }
            _ if game.starts_with("turning") => turning(game, rest, &fact.value),
            other => panic!("nothing checks facts on {other}"),
        }
    }
}

fn wythoff_row(row: u64, values: &[u64]) {
    let game = Wythoff::new(WythoffView::Heaps);
    let limits = Limits::none();
    let mut table = GrundyTable::new(&game, &limits).unwrap();
    for (column, &value) in values.iter().enumerate() {
        let position = [UBig::from(row), UBig::from(column)];
        assert_eq!(table.value(&position).unwrap(), value, "wythoff {row} {column}");
    }
}

/// The Grundy value of a position: by the game's theorem where that gives it, else by search.
fn grundy(position: &str) -> u64 {
    let opened = zermelo::catalogue::open(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let limits = Limits::none();
    let mut values = opened.game.grundy_values(&limits).unwrap();
    values.value(&opened.position).unwrap().try_into().unwrap()
}

/// A row of values, or the list of lost positions of non-descending heaps.
fn heap_values(game: &str, what: &str, value: &Value) {
    if what == "lost" {
        let lost: Vec<Vec<u64>> = serde_json::from_value(value.clone()).unwrap();
        let largest = lost.iter().flatten().max().unwrap();
        let mut positions: Vec<Vec<u64>> = vec![Vec::new()];
        for _ in 0..lost[0].len() {
            let longer = |heaps: Vec<u64>| {
                let least = heaps.last().copied().unwrap_or(0);
                (least..=*largest).map(move |next| [heaps.clone(), vec![next]].concat())
            };
            positions = positions.into_iter().flat_map(longer).collect();
        }
        let text = |heaps: &Vec<u64>| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        positions.retain(|heaps| {
            let opened = zermelo::catalogue::open(&format!("{game} {}", text(heaps))).unwrap();
            let claim = opened.game.claim(&opened.position, Convention::Normal).unwrap();
            claim.verdicts[0].result() == Ending::Loss
        });
        assert_eq!(positions, lost, "{game}");
        return;
    }
    for (column, value) in (0_u64..).zip(numbers(value)) {
        let position = match (game, what.strip_prefix("row ").map(|row| row.parse::<u64>().unwrap())) {
            // After a take of n at most 2n may be taken.
            ("fibonacci-nim", Some(heap)) => format!("{heap} {}", heap.min(2 * column)),
            (_, Some(row)) => format!("{row} {column}"),
            (_, None) => format!("{column}"),
        };
        assert_eq!(grundy(&format!("{game} {position}")), value, "{game} {position}");
    }
}

/// Values of single coins, of a row, or of single coins on a grid.
fn turning(game: &str, what: &str, value: &Value) {
    match what {
        "values" => {
            for (place, value) in (1..).zip(numbers(value)) {
                assert_eq!(grundy(&format!("{game} {place}")), value, "{game} {place}");
            }
        }
        "table" => {
            let table: Vec<Vec<u64>> = serde_json::from_value(value.clone()).unwrap();
            for (column, values) in table.iter().enumerate().skip(1) {
                for (row, &value) in values.iter().enumerate().skip(1) {
                    assert_eq!(grundy(&format!("{game} ({column},{row})")), value, "{game} {column} {row}");
                }
            }
        }
        row => assert_eq!([grundy(&format!("{game} {row}"))], numbers(value)[..]),
    }
}

fn grundys_game(values: &[u64]) {
    let game = Splitting { unequal: true };
    let limits = Limits::none();
    let mut table = GrundyTable::new(&game, &limits).unwrap();
    for (size, &value) in values.iter().enumerate() {
        assert_eq!(table.value(&Heaps(vec![UBig::from(size)])).unwrap(), value, "grundys-game {size}");
    }
}

fn subtraction(takes: &[u64], values: &[u64]) {
    let game = Subtraction::new(takes).unwrap();
    for (size, &value) in values.iter().enumerate() {
        assert_eq!(game.heap_value(&UBig::from(size)), Some(UBig::from(value)), "{takes:?} {size}");
    }
}

/// The value holds the winning first bites as [row, column] from 1, the number of P-positions, and of positions.
fn chomp(size: &str, value: &Value) {
    let (height, width) = size.split_once('x').unwrap();
    let board: ChompRows = vec![width.parse().unwrap(); height.parse().unwrap()];
    let rectangle = ChompBox::around(&board).unwrap();
    let table = label_indexed(rectangle.clone(), Convention::Normal, &Limits::none()).unwrap();
    let is_lost = |rows: &ChompRows| table.verdict(rows, Player::Left).result() == Ending::Loss;
    let bites: Vec<[u32; 2]> = option_list(&Chomp, &board, Player::Left)
        .into_iter()
        .filter(is_lost)
        .map(|to| {
            let row = (0..board.len()).find(|&row| to.get(row) != board.get(row)).unwrap();
            [row as u32 + 1, to.get(row).copied().unwrap_or(0) + 1]
        })
        .collect();
    let expected: (Vec<[u32; 2]>, usize, usize) = serde_json::from_value(value.clone()).unwrap();
    let positions = all_boards(&rectangle);
    let lost = positions.iter().filter(|rows| is_lost(rows)).count();
    assert_eq!((bites, lost, positions.len()), expected, "chomp {size}");
}

fn all_boards(rectangle: &ChompBox) -> Vec<ChompRows> {
    use zermelo::game::Indexed;
    (0..rectangle.index_count()).filter_map(|index| rectangle.position(index)).collect()
}

/// The smallest rectangle with two winning first bites (found by Ken Thompson; Winning Ways, chapter 18).
#[test]
fn chomp_8x10_has_two_winning_first_bites() {
    let board: ChompRows = vec![10; 8];
    let table =
        label_indexed(ChompBox::around(&board).unwrap(), Convention::Normal, &Limits::none()).unwrap();
    let winning = option_list(&Chomp, &board, Player::Left)
        .into_iter()
        .filter(|to| table.verdict(to, Player::Left).result() == Ending::Loss);
    assert_eq!(winning.count(), 2);
}
