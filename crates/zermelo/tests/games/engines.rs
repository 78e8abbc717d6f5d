//! Every engine against every other and against the naive solver: on random explicit games and on all small positions of
//! the rulesets.

use crate::clock;
use crate::support::{CONVENTIONS, Kind, naive, naive_grundy, random_game, random_game_of};
use dashu_int::UBig;
use proptest::prelude::*;
use std::collections::HashMap;
use zermelo::game::{Convention, Evaluation, Player, Ruleset, Verdict};
use zermelo::rulesets::board::{Chomp, ChompBox, TicTacToe, TicTacToePosition};
use zermelo::rulesets::heap::{
    BoundedNim, Heaps, Nim, Splitting, Subtraction, ThirtyOne, Wythoff, WythoffView,
};
use zermelo::solve::explore::explore;
use zermelo::solve::grundy::{GrundyTable, grundy_value, grundy_values_of_graph};
use zermelo::solve::indexed::label_indexed;
use zermelo::solve::minimax::{DepthSearch, mobility};
use zermelo::solve::search::TopDown;
use zermelo::solve::{Judge, Limits, and_or};

const FREE: Limits<'static> = Limits::none();

/// All engines that need nothing but moves, on everything that can be reached from `start`.
fn engines_agree<R: Ruleset>(ruleset: &R, start: &R::Position, convention: Convention) {
    let truth = naive(ruleset, start, convention);
    let questions = Player::each(|player| (start.clone(), player));
    let mut explored = explore(ruleset, &questions, convention, &FREE).unwrap();
    let mut shared_search = TopDown::new(ruleset, convention, &FREE).unwrap();
    for ((position, player), &verdict) in &truth {
        assert_eq!(explored.verdict(position, *player).unwrap(), verdict, "explored {position:?} {player}");
        // One search that remembers, and a fresh one, whose first question may go another way through cycles.
        let fresh = TopDown::new(ruleset, convention, &FREE).unwrap().result(position, *player).unwrap();
        assert_eq!(fresh, verdict.result(), "search {position:?} {player}");
        assert_eq!(
            shared_search.result(position, *player).unwrap(),
            verdict.result(),
            "{position:?} {player}"
        );
    }
    for player in Player::BOTH {
        let verdict = truth[&(start.clone(), player)];
        if ruleset.is_loop_free() {
            tree_engines_agree(ruleset, start, player, convention, verdict);
        } else {
            depth_is_respected(ruleset, start, player, convention, verdict);
        }
    }
}

fn tree_engines_agree<R: Ruleset>(
    ruleset: &R,
    start: &R::Position,
    player: Player,
    convention: Convention,
    verdict: Verdict,
) {
    let evaluate = |_: &R::Position, _| 0;
    let search = DepthSearch { ruleset, convention, depth: None, evaluate: &evaluate };
    let Ok(minimax) = search.minimax(start, player, &FREE.at_most_positions(200_000)) else { return };
    let alpha_beta = search.alpha_beta(start, player, &FREE).unwrap();
    assert_eq!(minimax.verdict(), Some(verdict), "minimax {start:?} {player}");
    assert_eq!(alpha_beta.score, minimax.score, "alpha-beta {start:?} {player}");
    assert!(alpha_beta.nodes <= minimax.nodes);
    assert_eq!(search.minimax_node_count(start, player, &FREE).unwrap(), u128::from(minimax.nodes));
    for seed in 0..3 {
        let report = and_or::evaluate(ruleset, start, player, convention, seed, &FREE).unwrap();
        assert_eq!(report.result, verdict.result(), "and-or {start:?} {player}");
        assert!(report.leaves <= report.nodes && report.nodes <= minimax.nodes);
    }
}

/// To a depth, minimax and alpha-beta agree with each other, and claim only what is true.
fn depth_is_respected<R: Ruleset>(
    ruleset: &R,
    start: &R::Position,
    player: Player,
    convention: Convention,
    verdict: Verdict,
) {
    let evaluate = |position: &R::Position, player| mobility(ruleset, position, player);
    for depth in 1..5 {
        let search = DepthSearch { ruleset, convention, depth: Some(depth), evaluate: &evaluate };
        let minimax = search.minimax(start, player, &FREE).unwrap();
        let alpha_beta = search.alpha_beta(start, player, &FREE).unwrap();
        assert_eq!(alpha_beta.score, minimax.score);
        match minimax.verdict() {
            Some(claimed) => assert_eq!(claimed, verdict, "{start:?} {player} to depth {depth}"),
            None => assert!(verdict.distance().is_none_or(|distance| distance > depth)),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn engines_agree_on_random_games(game in random_game()) {
        for vertex in 0..game.vertex_count() as u32 {
            for convention in CONVENTIONS {
                engines_agree(&game, &vertex, convention);
            }
        }
    }

    #[test]
    fn grundy_values_decide_random_graphs(game in random_game_of(Kind::Impartial)) {
        let values = grundy_values_of_graph(game.moves_of(Player::Left));
        prop_assert_eq!(values.is_some(), game.is_loop_free());
        let Some(values) = values else {
            return Ok(());
        };
        let mut table = GrundyTable::new(&game, &FREE).unwrap();
        for vertex in 0..game.vertex_count() as u32 {
            prop_assert_eq!(table.value(&vertex).unwrap(), u64::from(values[vertex as usize]));
            prop_assert_eq!(naive_grundy(&game, &vertex, &mut HashMap::new()), u64::from(values[vertex as usize]));
        }
    }
}

fn heaps(sizes: &[u64]) -> Heaps {
    Heaps(sizes.iter().map(|&size| UBig::from(size)).collect())
}

#[test]
fn engines_agree_on_heap_games() {
    let positions = [vec![0], vec![4], vec![3, 3], vec![1, 2, 3], vec![2, 2, 1], vec![5, 4]];
    for convention in CONVENTIONS {
        for sizes in &positions {
            let position = heaps(sizes);
            engines_agree(&Nim, &position, convention);
            engines_agree(&BoundedNim::new(2).unwrap(), &position, convention);
            engines_agree(&Subtraction::new(&[2, 3]).unwrap(), &position, convention);
            engines_agree(&Splitting { unequal: false }, &position, convention);
            engines_agree(&Splitting { unequal: true }, &heaps(&[sizes[0] + 4, 5]), convention);
        }
        engines_agree(&Wythoff::new(WythoffView::Heaps), &[UBig::from(4_u8), UBig::from(5_u8)], convention);
        engines_agree(&Chomp, &vec![4, 3, 3], convention);
    }
    engines_agree(&ThirtyOne::new(3).unwrap(), &heaps(&[13]), Convention::Normal);
}

#[test]
fn engines_agree_on_boards() {
    for (height, width, in_a_row) in [(2, 2, 2), (2, 3, 2), (1, 5, 3), (3, 3, 3), (2, 5, 3)] {
        let game = TicTacToe::new(height, width, in_a_row).unwrap();
        engines_agree(&game, &TicTacToePosition::default(), Convention::Normal);
    }
}

/// Dense tables, by sweep and by stored moves, against exploration.
#[test]
fn dense_tables_agree_with_exploration() {
    for rows in [vec![5, 5, 5, 5], vec![3, 2, 2], vec![1], vec![7]] {
        for convention in CONVENTIONS {
            let rectangle = ChompBox::around(&rows).unwrap();
            let table = label_indexed(rectangle, convention, &FREE).unwrap();
            let explored = explore(&Chomp, &[(rows.clone(), Player::Left)], convention, &FREE).unwrap();
            for (position, player) in naive(&Chomp, &rows, convention).into_keys() {
                assert_eq!(Some(table.verdict(&position, player)), explored.find(&position, player));
            }
        }
    }
    let game = TicTacToe::new(2, 3, 3).unwrap();
    let table = label_indexed(game.clone(), Convention::Normal, &FREE).unwrap();
    for ((position, player), verdict) in naive(&game, &TicTacToePosition::default(), Convention::Normal) {
        assert_eq!(table.verdict(&position, player), verdict);
    }
}

#[test]
fn grundy_values_of_sums_are_nim_sums() {
    let mut memo = HashMap::new();
    let grundys = Splitting { unequal: true };
    for sizes in [[7_u64, 5], [8, 3], [9, 6]] {
        let whole = grundy_value(&grundys, &heaps(&sizes), &FREE).unwrap();
        assert_eq!(whole, naive_grundy(&grundys, &heaps(&sizes), &mut memo));
        let parts = sizes.map(|size| grundy_value(&grundys, &heaps(&[size]), &FREE).unwrap());
        assert_eq!(whole, parts[0] ^ parts[1]);
    }
}

#[test]
fn limits_stop_every_engine() {
    let game = Nim;
    let start = heaps(&[30, 31, 32]);
    let limits = FREE.at_most_positions(20);
    let tight_memory = Limits { memory: Some(1_000), ..FREE };
    let past = clock::PAST;
    let flag = std::sync::atomic::AtomicBool::new(true);
    let interrupted = Limits { interrupt: Some(&flag), ..FREE };
    let questions = [(start.clone(), Player::Left)];
    for limits in [limits, tight_memory, past, interrupted] {
        assert!(explore(&game, &questions, Convention::Normal, &limits).is_err());
        let search = TopDown::new(&game, Convention::Normal, &limits);
        assert!(search.and_then(|mut search| search.result(&start, Player::Left)).is_err());
        assert!(grundy_value(&game, &start, &limits).is_err());
    }
    for limits in [limits, past, interrupted] {
        let evaluate = |_: &Heaps, _| 0;
        let search = DepthSearch {
            ruleset: &game,
            convention: Convention::Normal,
            depth: Some(9),
            evaluate: &evaluate,
        };
        assert!(search.minimax(&start, Player::Left, &limits).is_err());
        assert!(and_or::evaluate(&game, &start, Player::Left, Convention::Normal, 1, &limits).is_err());
    }
}

/// A search that was stopped never gives an answer out of what it had half done.
#[test]
fn stopped_engines_give_no_false_answers_later() {
    let start = heaps(&[12, 13, 14, 15]);
    for most in 1..200 {
        let limits = FREE.at_most_positions(most);
        let mut search = TopDown::new(&Nim, Convention::Normal, &limits).unwrap();
        let grundys = Splitting { unequal: true };
        let mut table = GrundyTable::new(&grundys, &limits).unwrap();
        for _ in 0..3 {
            assert!(search.result(&start, Player::Left).is_err());
            let stopped = table.value(&heaps(&[300])).unwrap_err();
            assert!(matches!(stopped, zermelo::solve::grundy::GrundyError::Stopped(_)), "{stopped}");
        }
    }
}

#[test]
fn tic_tac_toe_is_a_draw_with_5478_positions() {
    let game = TicTacToe::new(3, 3, 3).unwrap();
    let start = TicTacToePosition::default();
    let explored = explore(&game, &[(start, Player::Left)], Convention::Normal, &FREE).unwrap();
    assert_eq!(explored.state_count(), 5_478);
    assert_eq!(explored.find(&start, Player::Left), Some(Verdict::Draw));
    let evaluate = |position: &_, player| game.evaluate(position, player);
    let search =
        DepthSearch { ruleset: &game, convention: Convention::Normal, depth: None, evaluate: &evaluate };
    let minimax = search.minimax(&start, Player::Left, &FREE).unwrap();
    let alpha_beta = search.alpha_beta(&start, Player::Left, &FREE).unwrap();
    assert_eq!((minimax.verdict(), alpha_beta.verdict()), (Some(Verdict::Draw), Some(Verdict::Draw)));
    assert_eq!(minimax.nodes, 549_946);
    assert!(alpha_beta.nodes < minimax.nodes / 10, "{}", alpha_beta.nodes);
}

#[test]
fn long_lines_need_no_stack() {
    let length = 1_000_000_u32;
    let edges: Vec<(u32, u32)> = (0..length).map(|vertex| (vertex + 1, vertex)).collect();
    let path = zermelo::game::graph::ExplicitGame::impartial(length as usize + 1, &edges);
    let far = Some(u64::from(length));
    let labels = zermelo::solve::retrograde::label_graph(&path, Convention::Normal, &FREE).unwrap();
    assert_eq!(labels.verdict(length, Player::Left), Verdict::Loss(far));
    let mut search = TopDown::new(&path, Convention::Normal, &FREE).unwrap();
    assert_eq!(search.result(&length, Player::Left).unwrap(), zermelo::game::Ending::Loss);
    assert_eq!(grundy_value(&path, &length, &FREE).unwrap(), 0);
    let evaluate = |_: &u32, _| 0;
    let minimax =
        DepthSearch { ruleset: &path, convention: Convention::Normal, depth: None, evaluate: &evaluate };
    assert_eq!(minimax.minimax(&length, Player::Left, &FREE).unwrap().verdict(), Some(Verdict::Loss(far)));
    let report = and_or::evaluate(&path, &length, Player::Left, Convention::Normal, 1, &FREE).unwrap();
    assert_eq!(report.leaves, 1);
}
