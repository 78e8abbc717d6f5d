//! Chomp by first rows: against the definition on all small boards, against labels of all boards in a rectangle, and on
//! boards whose winning bites are known.

use crate::clock;
use crate::support;
use std::collections::HashMap;
use zermelo::answer::{Question, answer};
use zermelo::catalogue::open;
use zermelo::game::{Convention, Ending, Indexed, Player, Verdict, option_list};
use zermelo::rulesets::board::{Chomp, ChompBox, ChompRows, FirstRows};
use zermelo::solve::indexed::label_indexed;
use zermelo::solve::{Limits, StopReason};

/// Whether the player to move loses, by the definition, on lists of lengths bitten by hand.
fn loses(rows: &ChompRows, convention: Convention, known: &mut HashMap<ChompRows, bool>) -> bool {
    if let Some(&found) = known.get(rows) {
        return found;
    }
    let mut found = rows.as_slice() != [1] || convention == Convention::Normal;
    for row in 0..rows.len() {
        for column in u32::from(row == 0)..rows[row] {
            let mut left = rows.clone();
            for length in &mut left[row..] {
                *length = (*length).min(column);
            }
            left.retain(|&length| length > 0);
            found &= !loses(&left, convention, known);
        }
    }
    known.insert(rows.clone(), found);
    found
}

/// Every board inside a rectangle.
fn boards(height: usize, width: u32) -> Vec<ChompRows> {
    let full = ChompBox::around(&vec![width; height]).unwrap();
    (0..full.index_count()).filter_map(|index| full.position(index)).collect()
}

fn fits(inner: &ChompRows, outer: &ChompRows) -> bool {
    inner.len() <= outer.len() && inner.iter().zip(outer).all(|(inner, outer)| inner <= outer)
}

#[test]
fn first_rows_are_those_of_the_definition() {
    for convention in support::CONVENTIONS {
        let mut known = HashMap::new();
        let all = boards(4, 4);
        for outer in
            all.iter().chain(&[vec![9, 9, 9], vec![3; 8], vec![7, 5, 5, 2], vec![12, 3, 3], vec![2; 9]])
        {
            let table = FirstRows::within(outer, convention, &Limits::none()).unwrap();
            assert_eq!(table.len() as u64, FirstRows::entry_count(outer), "{outer:?}");
            let mut inside = vec![outer.clone()];
            inside.extend(boards(outer.len(), outer[0]).into_iter().filter(|inner| fits(inner, outer)));
            for inner in &inside {
                let expected = loses(inner, convention, &mut known);
                assert_eq!(table.is_p(inner), expected, "{inner:?} in {outer:?}, {convention:?}");
            }
        }
    }
}

#[test]
fn first_rows_are_those_of_labels() {
    for convention in support::CONVENTIONS {
        for (height, width) in
            [(6, 7), (7, 6), (3, 40), (40, 3), (2, 60), (1, 9), (9, 1), (5, 12), (2, 100), (100, 2), (90, 3)]
        {
            let outer = vec![width; height];
            let labels =
                label_indexed(ChompBox::around(&outer).unwrap(), convention, &Limits::none()).unwrap();
            let table = FirstRows::within(&outer, convention, &Limits::none()).unwrap();
            for inner in boards(height, width) {
                let is_loss = labels.verdict(&inner, Player::Left).result() == Ending::Loss;
                assert_eq!(table.is_p(&inner), is_loss, "{inner:?}, {convention:?}");
            }
        }
    }
}

/// The winning first bites, as the planner answers.
fn winning(text: &str) -> Vec<String> {
    let answered = answer(&Question::new(open(text).unwrap()), &Limits::none()).unwrap();
    let wins = |verdict: Option<Verdict>| verdict.is_some_and(|verdict| verdict.result() == Ending::Win);
    answered.moves.into_iter().filter(|one| wins(one.verdict)).map(|one| one.label).collect()
}

/// 8 x 10 is the first board that is won by two bites (K. Thompson; D. Gale, Mathematical Intelligencer 1993). Labels of
/// all boards and tables of first rows find the same.
#[test]
fn winning_bites() {
    assert_eq!(winning("chomp 8x10").len(), 2);
    for (height, width) in [(8, 10), (10, 8), (9, 9), (3, 100)] {
        let rows = vec![width; height];
        let table = FirstRows::within(&rows, Convention::Normal, &Limits::none()).unwrap();
        let options = option_list(&Chomp, &rows, Player::Left);
        let mut by_table: Vec<String> = options
            .iter()
            .filter(|to| table.is_p(to))
            .map(|to| zermelo::game::Notation::move_label(&Chomp, &rows, to, Player::Left))
            .collect();
        let mut by_planner = winning(&format!("chomp {height}x{width}"));
        by_table.sort();
        by_planner.sort();
        assert_eq!(by_table, by_planner, "{height}x{width}");
    }
    // More positions than the planner labels.
    assert_eq!(winning("chomp 12x13").len(), 2);
    let answered = answer(&Question::new(open("chomp 400 300 200").unwrap()), &Limits::none()).unwrap();
    assert!(answered.by.contains("first rows"), "{}", answered.by);
}

/// Both bites that win 12 x 13, by labels of all of its boards.
#[test]
#[ignore = "labels five million boards"]
fn twelve_by_thirteen_by_labels() {
    let rows = vec![13; 12];
    let labels =
        label_indexed(ChompBox::around(&rows).unwrap(), Convention::Normal, &Limits::none()).unwrap();
    let options = option_list(&Chomp, &rows, Player::Left);
    let winning = options.iter().filter(|to| labels.verdict(to, Player::Right).result() == Ending::Loss);
    assert_eq!(winning.count(), 2);
}

/// Three rows: the last with one square only (3, 1, 1) and (2, 2, 1), with two always (n + 2, n, 2).
#[test]
fn three_rows() {
    let table = FirstRows::within(&vec![60, 60, 60], Convention::Normal, &Limits::none()).unwrap();
    for first in 1..=60 {
        for second in 1..=first {
            let one = [[3, 1, 1], [2, 2, 1]].contains(&[first, second, 1]);
            assert_eq!(table.is_p(&vec![first, second, 1]), one);
            if second >= 2 {
                assert_eq!(table.is_p(&vec![first, second, 2]), first == second + 2, "{first} {second}");
            }
        }
    }
}

#[test]
fn limits_stop_first_rows() {
    let rows = vec![5000, 5000, 5000];
    let positions = Limits::none().at_most_positions(1_000_000);
    assert_eq!(
        FirstRows::within(&rows, Convention::Normal, &positions).err(),
        Some(StopReason::Positions(1_000_000))
    );
    let memory = Limits { memory: Some(1_000_000), ..Limits::none() };
    assert_eq!(
        FirstRows::within(&rows, Convention::Normal, &memory).err(),
        Some(StopReason::Memory(1_000_000))
    );
    let time = clock::TIMED.at_most_time(std::time::Duration::from_millis(50));
    assert_eq!(FirstRows::within(&rows, Convention::Normal, &time).err(), Some(StopReason::Time));
    let huge = vec![u32::MAX; 3];
    assert!(matches!(
        FirstRows::within(&huge, Convention::Normal, &Limits::none()),
        Err(StopReason::Capacity(_))
    ));
}
