//! King and rook, and king and queen, against king: the published counts.

use std::collections::{BTreeMap, HashSet};
use zermelo::game::{Convention, Indexed, Player, Ruleset, Verdict};
use zermelo::rulesets::board::{ChessEnding, EndingPosition, Piece};
use zermelo::solve::Limits;
use zermelo::solve::indexed::{DenseTable, label_with_unmoves};

fn table(piece: Piece) -> DenseTable<ChessEnding> {
    label_with_unmoves(ChessEnding::new(piece), Convention::Normal, &Limits::none()).unwrap()
}

/// All sound positions with the piece on the board, as the squares of the white king, the piece and the black king.
fn positions() -> impl Iterator<Item = ([u8; 3], EndingPosition)> {
    let squares = (0..64_u8).flat_map(|k| (0..64_u8).flat_map(move |p| (0..64_u8).map(move |b| [k, p, b])));
    squares.filter_map(|[k, p, b]| Some(([k, p, b], EndingPosition::new(k, Some(p), b)?)))
}

/// The smallest image of three squares under the eight symmetries of the board.
fn class_of(squares: [u8; 3]) -> [u8; 3] {
    let images = (0..8_u8).map(|symmetry| {
        squares.map(|square| {
            let (mut rank, mut file) = (square / 8, square % 8);
            if symmetry & 1 != 0 {
                rank = 7 - rank;
            }
            if symmetry & 2 != 0 {
                file = 7 - file;
            }
            if symmetry & 4 != 0 {
                std::mem::swap(&mut rank, &mut file);
            }
            rank * 8 + file
        })
    });
    images.min().unwrap()
}

/// The histogram of the King-Rook-King data set (Bain, 1994; UCI Machine Learning Repository): 28 056 classes with
/// Black to move, by White's moves to mate.
#[test]
fn rook_distances_equal_the_published_histogram() {
    let table = table(Piece::Rook);
    let mut seen = HashSet::new();
    let mut histogram: BTreeMap<Option<u64>, usize> = BTreeMap::new();
    for (squares, position) in positions() {
        if seen.insert(class_of(squares)) {
            let moves = match table.verdict(&position, Player::Right) {
                Verdict::Loss(Some(plies)) => Some(plies / 2),
                Verdict::Draw => None,
                verdict => panic!("Black cannot have a {verdict}"),
            };
            *histogram.entry(moves).or_default() += 1;
        }
    }
    assert_eq!(histogram.values().sum::<usize>(), 28_056);
    assert_eq!(histogram[&None], 2_796);
    let published =
        [27, 78, 246, 81, 198, 471, 592, 683, 1_433, 1_712, 1_985, 2_854, 3_597, 4_194, 4_553, 2_166, 390];
    for (moves, count) in published.into_iter().enumerate() {
        assert_eq!(histogram[&Some(moves as u64)], count, "{moves} moves");
    }
}

#[test]
fn white_to_move_always_mates_with_a_rook_in_16_moves_at_most() {
    let rules = ChessEnding::new(Piece::Rook);
    let table = table(Piece::Rook);
    let (mut longest, mut legal) = (0, 0);
    for (_, position) in positions() {
        if rules.illegal(&position, Player::Left).is_none() {
            legal += 1;
            let Verdict::Win(Some(plies)) = table.verdict(&position, Player::Left) else {
                panic!("{position:?}")
            };
            longest = longest.max(plies);
        }
    }
    assert_eq!((longest, legal), (31, 175_168));
    assert_eq!(positions().count(), 223_944);
}

/// Mate with the queen takes at most 10 moves (published tablebases).
#[test]
fn the_queen_mates_in_10_moves_at_most() {
    let rules = ChessEnding::new(Piece::Queen);
    let table = table(Piece::Queen);
    let distances = positions()
        .filter(|(_, position)| rules.illegal(position, Player::Left).is_none())
        .map(|(_, position)| table.verdict(&position, Player::Left).distance().expect("White always mates"));
    assert_eq!(distances.max(), Some(19));
    assert_eq!(rules.index_count(), 64 * 64 * 65);
}
