//! Dots and Boxes and Nimstring, which are built in, against their rule files and against scores by definition.
#![cfg(feature = "rules")]

use super::rule_files::{file, parsed};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use zermelo::answer::{Mover, Question, Style, answer, example_answer, to_json_2, to_text};
use zermelo::catalogue::{AnyGame, AnyPosition, Engines, open};
use zermelo::game::{Convention, Player, Score, option_list};
use zermelo::solve::Limits;

use zermelo::game::random::SplitMix64;

/// A board on which every line is drawn with the same chance, and complete boxes have the letters given.
fn random_board(random: &mut SplitMix64, rows: usize, columns: usize, owners: &[char]) -> String {
    let drawn_of_eight = random.below(9);
    let mut cells: Vec<Vec<char>> = (0..=2 * rows)
        .map(|row| {
            (0..=2 * columns)
                .map(|column| match (row % 2, column % 2) {
                    (0, 0) => '+',
                    (1, 1) => '_',
                    _ if random.below(8) < drawn_of_eight => '#',
                    _ => '.',
                })
                .collect()
        })
        .collect();
    for (row, column) in
        (0..rows).flat_map(|row| (0..columns).map(move |column| (2 * row + 1, 2 * column + 1)))
    {
        let beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
        if beside.iter().all(|&(row, column)| cells[row][column] == '#') {
            cells[row][column] = owners[random.below(owners.len() as u64) as usize];
        }
    }
    let rows: Vec<String> = cells.into_iter().map(|row| row.into_iter().collect()).collect();
    rows.join("|")
}

const SHAPES: [(usize, usize); 5] = [(1, 1), (1, 2), (2, 2), (3, 1), (2, 3)];

fn options(game: &(dyn AnyGame + 'static), position: &AnyPosition, player: Player) -> BTreeSet<String> {
    option_list(game, position, player)
        .iter()
        .map(|option| game.print(option).trim_matches('"').to_owned())
        .collect()
}

#[test]
fn letters_that_no_board_has_are_refused_with_all_that_one_has() {
    for (text, signs) in [("nimstring +a+|._.|+.+", "+.#_X"), ("dots-and-boxes +a+|._.|+.+", "+.#_xo")] {
        let refused = open(text).err().expect(text);
        assert_eq!(refused.message, format!("'a' is not a cell: expected one of {signs}"));
    }
}

#[test]
fn nimstring_has_the_moves_and_the_values_of_its_file() {
    let built_in = Arc::clone(&open("nimstring 1x1").unwrap().game);
    let mut random = SplitMix64::new(4);
    let (mut loony, mut values) = (0, BTreeSet::new());
    for number in 0..180 {
        let (rows, columns) = SHAPES[number % SHAPES.len()];
        let text = random_board(&mut random, rows, columns, &['X']);
        if text.matches('.').count() > 12 {
            continue;
        }
        // A file that has refused a position refuses all.
        let (_, of_file) = file("nimstring");
        let theirs = parsed(of_file.as_ref(), &text).unwrap();
        let value = example_answer(of_file.as_ref(), &theirs, "grundy 0", &Limits::none()).ok();
        let value = value.filter(|_| of_file.failure().is_none());
        let Ok(ours) = parsed(built_in.as_ref(), &text) else {
            assert_eq!(value, None, "{text}");
            loony += 1;
            continue;
        };
        let by_engine = built_in.grundy_values(&Limits::none()).unwrap().value(&ours).unwrap();
        assert_eq!(value, Some(format!("grundy {by_engine}")), "{text}");
        let moves = options(of_file.as_ref(), &theirs, Player::Left);
        assert_eq!(options(built_in.as_ref(), &ours, Player::Left), moves, "{text}");
        values.insert(by_engine);
    }
    assert!(loony > 8 && values.len() > 2, "{loony} loony positions, {values:?}");
}

#[test]
fn dots_and_boxes_has_the_moves_and_the_winners_of_its_file() {
    let (_, of_file) = file("dots_and_boxes");
    let built_in = Arc::clone(&open("dots-and-boxes 1x1").unwrap().game);
    let mut random = SplitMix64::new(5);
    for number in 0..120 {
        let (rows, columns) = SHAPES[number % SHAPES.len()];
        let text = random_board(&mut random, rows, columns, &['x', 'o']);
        if text.matches('.').count() > 10 {
            continue;
        }
        let [theirs, ours] = [of_file.as_ref(), built_in.as_ref()].map(|game| parsed(game, &text).unwrap());
        for (player, question) in [(Player::Left, "left win"), (Player::Right, "right win")] {
            let [expected, found] = [(of_file.as_ref(), &theirs), (built_in.as_ref(), &ours)]
                .map(|(game, position)| example_answer(game, position, question, &Limits::none()).unwrap());
            assert_eq!(found, expected, "{text}");
            if text.contains('.') {
                let moves = options(of_file.as_ref(), &theirs, player);
                assert_eq!(options(built_in.as_ref(), &ours, player), moves, "{text}");
            }
        }
    }
}

/// How many boxes more than the opponent the player to draw gets, by the rules as they are told: one line after another.
fn score(board: &mut [Vec<char>], known: &mut HashMap<Vec<Vec<char>>, i32>) -> i32 {
    if let Some(&score) = known.get(board) {
        return score;
    }
    let (height, width) = (board.len(), board[0].len());
    let mut best = None;
    for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
        if board[row][column] != '.' {
            continue;
        }
        board[row][column] = '#';
        let completed = (1..height)
            .step_by(2)
            .flat_map(|row| (1..width).step_by(2).map(move |column| (row, column)))
            .filter(|&(r, c)| r.abs_diff(row) + c.abs_diff(column) == 1)
            .filter(|&(r, c)| {
                [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)].iter().all(|&(r, c)| board[r][c] == '#')
            })
            .count();
        let completed = i32::try_from(completed).unwrap();
        let rest = score(board, known);
        best = best.max(Some(if completed > 0 { completed + rest } else { -rest }));
        board[row][column] = '.';
    }
    let best = best.unwrap_or(0);
    known.insert(board.to_vec(), best);
    best
}

#[test]
fn scores_are_those_of_the_rules() {
    let mut random = SplitMix64::new(6);
    let mut known = HashMap::new();
    for number in 0..60 {
        let (rows, columns) = SHAPES[number % SHAPES.len()];
        let text = random_board(&mut random, rows, columns, &['x', 'o']);
        if text.matches('.').count() > 12 || !text.contains('.') {
            continue;
        }
        let mut board: Vec<Vec<char>> = text.split('|').map(|row| row.chars().collect()).collect();
        let to_come = score(&mut board, &mut known);
        let count = |letter: char| i32::try_from(text.matches(letter).count()).unwrap();
        let owned = count('x') - count('o');
        let boxes = i32::try_from(rows * columns).unwrap();
        let opened = open(&format!("dots-and-boxes {text}")).unwrap();
        let mut table =
            opened.game.dense_table(&opened.position, Convention::Normal, &Limits::none()).unwrap().unwrap();
        for (player, lead) in [(Player::Left, owned + to_come), (Player::Right, to_come - owned)] {
            let own = i32::midpoint(boxes, lead).cast_unsigned();
            let other = boxes.cast_unsigned() - own;
            let [left, right] = if player == Player::Left { [own, other] } else { [other, own] };
            assert_eq!(table.score(&opened.position, player), Some(Score { left, right }), "{text}");
        }
    }
}

#[test]
fn turns_with_the_best_score_come_first() {
    for (question, [if_left_begins, if_right_begins]) in
        [("2x2", [[3, 1], [1, 3]]), ("+#+.+|#x#_.|+#+.+", [[2, 0], [1, 1]])]
    {
        let opened = open(&format!("dots-and-boxes {question}")).unwrap();
        let answer = answer(&Question::new(opened), &Limits::none()).unwrap();
        for (player, [left, right]) in [(Player::Left, if_left_begins), (Player::Right, if_right_begins)] {
            let score = Score { left, right };
            assert_eq!(answer.scores[player.index()], Some(score), "{question}");
            let moves = answer.moves.iter().filter(|one| one.player == Mover::Only(player));
            let leads: Vec<i64> = moves.map(|one| one.score.unwrap().lead(player)).collect();
            assert_eq!(leads[0], score.lead(player), "{question}");
            assert!(leads.is_sorted_by(|one, next| one >= next), "{question}: {leads:?}");
        }
        assert!(to_text(&answer, Style::Plain).contains("If Left begins, best play ends with Left "));
        assert!(to_json_2(&answer).contains(r#","score":{"left":"#));
    }
}
