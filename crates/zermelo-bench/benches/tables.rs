//! Tables of whole games: king and rook against king by moves generated backwards, against stored moves and against
//! exploration with a hash map; Chomp by a sweep; Tic-tac-toe by every engine.

use zermelo::game::{Convention, Ending, Evaluation, Player, Ruleset, Verdict, option_list};
use zermelo::rulesets::board::{
    ChessEnding, Chomp, ChompBox, EndingPosition, Man, Piece, TicTacToe, TicTacToePosition,
};
use zermelo::solve::explore::explore;
use zermelo::solve::indexed::{label_indexed, label_with_unmoves};
use zermelo::solve::minimax::DepthSearch;
use zermelo::solve::search::TopDown;
use zermelo::solve::{Judge, Limits};
use zermelo_bench::{best_of, report};

const FREE: Limits<'static> = Limits::none();

fn king_and_rook() {
    let rules = ChessEnding::new(Piece::Rook);
    let longest = EndingPosition::new(15, Some(Man { piece: Piece::Rook, square: 18 }), 27)
        .expect("h2, c3 and d4 make a position");
    let mate = Verdict::Win(Some(31));
    let unmoves = best_of(
        5,
        || label_with_unmoves(rules, Convention::Normal, &FREE).unwrap(),
        |table| assert_eq!(table.verdict(&longest, Player::Left), mate),
    );
    let stored = best_of(
        3,
        || label_indexed(rules, Convention::Normal, &FREE).unwrap(),
        |table| assert_eq!(table.verdict(&longest, Player::Left), mate),
    );
    let hashed = best_of(
        3,
        || explore(&rules, &[(longest, Player::Left)], Convention::Normal, &FREE).unwrap(),
        |explored| assert_eq!(explored.find(&longest, Player::Left), Some(mate)),
    );
    report("krk: every position, moves backwards", unmoves, Some(("exploration with a hash map", hashed)));
    report("krk: every position, stored moves", stored, Some(("exploration with a hash map", hashed)));
    let start = EndingPosition::new(4, Some(Man { piece: Piece::Queen, square: 3 }), 60)
        .expect("e1, d1 and e8 make a position");
    let queen = best_of(
        3,
        || label_with_unmoves(ChessEnding::new(Piece::Queen), Convention::Normal, &FREE).unwrap(),
        |table| assert_eq!(table.verdict(&start, Player::Left).result(), Ending::Win),
    );
    report("kqk: every position, moves backwards", queen, None);
    let start = EndingPosition::new(36, Some(Man { piece: Piece::Pawn, square: 28 }), 60)
        .expect("e5, e4 and e8 do, too");
    let pawn = best_of(
        3,
        || label_with_unmoves(ChessEnding::new(Piece::Pawn), Convention::Normal, &FREE).unwrap(),
        |table| assert_eq!(table.verdict(&start, Player::Left).result(), Ending::Win),
    );
    report("kpk: every position, moves backwards", pawn, None);
}

fn chomp() {
    for (height, width, winning) in [(8, 10, 2), (10, 10, 1)] {
        let board = vec![width; height];
        let count = |is_lost: &mut dyn FnMut(&Vec<u32>) -> bool| {
            assert_eq!(
                option_list(&Chomp, &board, Player::Left).iter().filter(|to| is_lost(to)).count(),
                winning
            );
        };
        let sweep = best_of(
            3,
            || label_indexed(ChompBox::around(&board).unwrap(), Convention::Normal, &FREE).unwrap(),
            |table| count(&mut |to| table.verdict(to, Player::Left).result() == Ending::Loss),
        );
        let hashed = best_of(
            1,
            || explore(&Chomp, &[(board.clone(), Player::Left)], Convention::Normal, &FREE).unwrap(),
            |explored| count(&mut |to| explored.find(to, Player::Left).unwrap().result() == Ending::Loss),
        );
        report(&format!("chomp {height}x{width}: every position"), sweep, Some(("exploration", hashed)));
    }
}

fn tic_tac_toe() {
    let game = TicTacToe::new(3, 3, 3).expect("the usual board");
    let start = TicTacToePosition::default();
    let evaluate = |position: &_, player| game.evaluate(position, player);
    let search =
        DepthSearch { ruleset: &game, convention: Convention::Normal, depth: None, evaluate: &evaluate };
    let minimax = best_of(
        3,
        || search.minimax(&start, Player::Left, &FREE).unwrap(),
        |found| assert_eq!((found.verdict(), found.nodes), (Some(Verdict::Draw), 549_946)),
    );
    let alpha_beta = best_of(
        3,
        || search.alpha_beta(&start, Player::Left, &FREE).unwrap(),
        |found| assert_eq!(found.verdict(), Some(Verdict::Draw)),
    );
    let explored = best_of(
        3,
        || explore(&game, &[(start, Player::Left)], Convention::Normal, &FREE).unwrap(),
        |explored| assert_eq!(explored.state_count(), 5_478),
    );
    let searched = best_of(
        3,
        || TopDown::new(&game, Convention::Normal, &FREE).unwrap().result(&start, Player::Left).unwrap(),
        |result| assert_eq!(*result, Ending::Draw),
    );
    report("tictactoe 3x3: alpha-beta", alpha_beta, Some(("minimax", minimax)));
    report("tictactoe 3x3: retrograde analysis, 5478 positions", explored, Some(("minimax", minimax)));
    report("tictactoe 3x3: top-down search", searched, Some(("minimax", minimax)));
    let large = TicTacToe::new(4, 4, 4).expect("a board");
    let time = best_of(
        1,
        || explore(&large, &[(start, Player::Left)], Convention::Normal, &FREE).unwrap(),
        |explored| assert_eq!(explored.find(&start, Player::Left), Some(Verdict::Draw)),
    );
    report("tictactoe 4x4, 4 in a row: retrograde analysis", time, None);
    assert!(!large.is_impartial());
}

fn main() {
    king_and_rook();
    chomp();
    tic_tac_toe();
}
