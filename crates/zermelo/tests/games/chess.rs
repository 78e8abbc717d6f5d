//! King and rook, queen or pawn against king: the published counts, and all verdicts against moves made naively.

use std::collections::{BTreeMap, HashSet};
use std::num::NonZeroUsize;
use zermelo::catalogue::EndingTable;
use zermelo::game::{
    Convention, Ending, Indexed, Notation, NumberedGame, ParseError, Player, Ruleset, Slice, Standing,
    Verdict, option_list,
};
use zermelo::numbered::open_numbered;
use zermelo::rulesets::board::{Chess, ChessEnding, ChessPosition, EndingPosition, Man, Piece};
use zermelo::solve::Limits;
use zermelo::solve::indexed::label_indexed;
use zermelo::solve::labels::{Histogram, Label, Labels, label_game};

fn table(piece: Piece) -> EndingTable {
    EndingTable::new(ChessEnding::new(piece), &Limits::none()).unwrap()
}

/// All sound positions with the piece on the board, as the squares of the white king, the piece and the black king.
fn positions(piece: Piece) -> impl Iterator<Item = ([u8; 3], EndingPosition)> {
    let squares = (0..64_u8).flat_map(|k| (0..64_u8).flat_map(move |p| (0..64_u8).map(move |b| [k, p, b])));
    squares.filter_map(move |[k, p, b]| {
        let man = Man { piece, square: p };
        Some(([k, p, b], EndingPosition::new(k, Some(man), b).ok()?))
    })
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
    for (squares, position) in positions(Piece::Rook) {
        if seen.insert(class_of(squares)) {
            let moves = match table.verdict(position, Player::Right) {
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
    for (_, position) in positions(Piece::Rook) {
        if rules.illegal(&position, Player::Left).is_none() {
            legal += 1;
            let Verdict::Win(Some(plies)) = table.verdict(position, Player::Left) else {
                panic!("{position:?}")
            };
            longest = longest.max(plies);
        }
    }
    assert_eq!((longest, legal), (31, 175_168));
    assert_eq!(positions(Piece::Rook).count(), 223_944);
}

/// Mate with the queen takes at most 10 moves (published tablebases).
#[test]
fn the_queen_mates_in_10_moves_at_most() {
    let rules = ChessEnding::new(Piece::Queen);
    let table = table(Piece::Queen);
    let distances = positions(Piece::Queen)
        .filter(|(_, position)| rules.illegal(position, Player::Left).is_none())
        .map(|(_, position)| table.verdict(position, Player::Left).distance().expect("White always mates"));
    assert_eq!(distances.max(), Some(19));
    assert_eq!(rules.index_count(), 64 * 64 * 65);
}

/// Wins and draws of king and pawn against king: 163 328 positions with White to move, of which 124 960 are won, and
/// 168 024 with Black to move, of which 97 604 are won for White; the longest mate takes 28 moves (published tablebases
/// and bitbases; both halves of the board counted).
#[test]
fn pawn_counts_equal_the_published_ones() {
    let rules = ChessEnding::new(Piece::Pawn);
    let table = table(Piece::Pawn);
    let mut counts = [[0; 2]; 2];
    let mut longest = [0; 2];
    for (_, position) in positions(Piece::Pawn) {
        for player in Player::BOTH.into_iter().filter(|&player| rules.illegal(&position, player).is_none()) {
            let verdict = table.verdict(position, player);
            counts[player.index()][usize::from(verdict == Verdict::Draw)] += 1;
            longest[player.index()] = longest[player.index()].max(verdict.distance().unwrap_or(0));
            let for_white = (player == Player::Left) == matches!(verdict, Verdict::Win(_));
            assert!(for_white || verdict == Verdict::Draw, "Black never wins");
        }
    }
    assert_eq!(counts, [[124_960, 163_328 - 124_960], [97_604, 168_024 - 97_604]]);
    assert_eq!(longest, [55, 56]);
}

/// A board with letters on it, upper case for White, and moves found by trying everything: nothing is shared with the
/// rules that are tested.
mod naive {
    pub(super) type Board = [char; 64];

    /// The board of a FEN's first field.
    pub(super) fn board(fen: &str) -> Board {
        let mut board = ['.'; 64];
        for (rank, row) in fen.split(' ').next().unwrap().split('/').enumerate() {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(blank) => file += blank as usize,
                    None => {
                        board[(7 - rank) * 8 + file] = letter;
                        file += 1;
                    }
                }
            }
        }
        board
    }

    /// The squares that the man on a square bears on, whoever stands there.
    fn reach(board: &Board, from: usize) -> Vec<usize> {
        let (rank, file) = (from / 8, from % 8);
        let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let oblique = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let leaps = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)];
        let (steps, length): (Vec<(isize, isize)>, isize) = match board[from].to_ascii_uppercase() {
            'K' => ([straight, oblique].concat(), 1),
            'Q' => ([straight, oblique].concat(), 7),
            'R' => (straight.to_vec(), 7),
            'B' => (oblique.to_vec(), 7),
            'N' => (leaps.to_vec(), 1),
            'P' if board[from] == 'P' => (vec![(1, 1), (1, -1)], 1),
            'P' => (vec![(-1, 1), (-1, -1)], 1),
            _ => (Vec::new(), 0),
        };
        let mut reached = Vec::new();
        for (up, right) in steps {
            for distance in 1..=length {
                let along = |start: usize, step: isize| {
                    start.checked_add_signed(step * distance).filter(|&place| place < 8)
                };
                let (Some(rank), Some(file)) = (along(rank, up), along(file, right)) else { break };
                let to = rank * 8 + file;
                reached.push(to);
                if board[to] != '.' {
                    break;
                }
            }
        }
        reached
    }

    /// Whether a side's king is attacked.
    pub(super) fn is_checked(board: &Board, white: bool) -> bool {
        let king = board.iter().position(|&man| man == if white { 'K' } else { 'k' }).unwrap();
        (0..64)
            .filter(|&from| board[from] != '.' && board[from].is_uppercase() != white)
            .any(|from| reach(board, from).contains(&king))
    }

    /// The boards after each legal move of a side.
    pub(super) fn moves(board: &Board, white: bool) -> Vec<Board> {
        moves_with_passing(board, white, None).into_iter().map(|after| after.0).collect()
    }

    /// The same where a pawn may have just passed over a square; after each move the square that a pawn passed by it.
    pub(super) fn moves_with_passing(
        board: &Board,
        white: bool,
        passed: Option<usize>,
    ) -> Vec<(Board, Option<usize>)> {
        let mut found = Vec::new();
        let mut add = |after: Board, passed: Option<usize>| {
            if !is_checked(&after, white) {
                found.push((after, passed));
            }
        };
        for from in (0..64).filter(|&from| board[from] != '.' && board[from].is_uppercase() == white) {
            let is_pawn = board[from].eq_ignore_ascii_case(&'P');
            let mut targets: Vec<usize> = reach(board, from)
                .into_iter()
                .filter(|&to| board[to] == '.' || board[to].is_uppercase() != white)
                .collect();
            if is_pawn {
                if passed.is_some_and(|square| targets.contains(&square)) {
                    let to = passed.unwrap();
                    let mut after = *board;
                    (after[from], after[to]) = ('.', board[from]);
                    after[if white { to - 8 } else { to + 8 }] = '.';
                    add(after, None);
                }
                targets.retain(|&to| board[to] != '.');
                let ahead = |square: usize| if white { square + 8 } else { square - 8 };
                if board[ahead(from)] == '.' {
                    targets.push(ahead(from));
                    let is_at_home = from / 8 == if white { 1 } else { 6 };
                    if is_at_home && board[ahead(ahead(from))] == '.' {
                        targets.push(ahead(ahead(from)));
                    }
                }
            }
            for to in targets {
                let becomes: &[char] = match (is_pawn, to / 8) {
                    (true, 7) => &['Q', 'R', 'B', 'N'],
                    (true, 0) => &['q', 'r', 'b', 'n'],
                    _ => &[board[from]],
                };
                for &man in becomes {
                    let mut after = *board;
                    (after[from], after[to]) = ('.', man);
                    let passed = (is_pawn && from.abs_diff(to) == 16).then_some(from.midpoint(to));
                    add(after, passed);
                }
            }
        }
        found
    }

    /// How many plies mate takes, at most as many as told: odd if the player to move mates, even if he is mated.
    pub(super) fn mate_within(board: &Board, white: bool, passed: Option<usize>, plies: u32) -> Option<u32> {
        let moves = moves_with_passing(board, white, passed);
        if moves.is_empty() {
            return is_checked(board, white).then_some(0);
        }
        if plies == 0 {
            return None;
        }
        let after: Vec<Option<u32>> =
            moves.iter().map(|(after, passed)| mate_within(after, !white, *passed, plies - 1)).collect();
        let soonest = after.iter().flatten().filter(|plies| plies.is_multiple_of(2)).min();
        if let Some(soonest) = soonest {
            return Some(soonest + 1);
        }
        after.into_iter().try_fold(0, |latest, plies| Some(latest.max(plies? + 1)))
    }
}

/// All positions of the ending of a pawn, promoted ones as well: the verdicts satisfy the equations of wins and losses with
/// distances. Distances fall along them, so no others do. That the moves in them are those of chess is seen on every
/// twenty-third position, from the naive board.
#[test]
fn all_verdicts_of_the_pawn_follow_from_the_moves() {
    let rules = ChessEnding::new(Piece::Pawn);
    let table = table(Piece::Pawn);
    let mut questions = 0;
    for index in 0..rules.index_count() {
        let Some(position) = rules.position(index) else { continue };
        for player in Player::BOTH {
            if index.is_multiple_of(23) {
                compare_with_naive_rules(rules, position, player);
            }
            if rules.illegal(&position, player).is_some() {
                continue;
            }
            questions += 1;
            let by_rule = rules.ending(&position, player).map(Verdict::from);
            let best = by_rule.unwrap_or_else(|| {
                let options = option_list(&rules, &position, player);
                let worths = options.iter().map(|to| table.verdict(*to, player.opponent()).for_mover());
                worths.min_by_key(|worth| worth.preference()).expect("no move is an ending")
            });
            assert_eq!(table.verdict(position, player), best, "{position:?} {player}");
        }
    }
    assert!(questions > 1_000_000);
}

/// Legality, moves and endings of one question, against the naive board.
fn compare_with_naive_rules(rules: ChessEnding, position: EndingPosition, player: Player) {
    let fen = rules.interchange(&position, None).unwrap();
    let board = naive::board(&fen);
    let white = player == Player::Left;
    let is_legal = !naive::is_checked(&board, !white);
    assert_eq!(is_legal, rules.illegal(&position, player).is_none(), "{fen} {player}");
    if !is_legal {
        return;
    }
    let mut expected = naive::moves(&board, white);
    let mut found: Vec<naive::Board> = option_list(&rules, &position, player)
        .iter()
        .map(|option| naive::board(&rules.interchange(option, None).unwrap()))
        .collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected, "{fen} {player}");
    let can_mate = board.iter().any(|man| "PQR".contains(*man));
    let ending = match (can_mate, expected.is_empty()) {
        (true, false) => None,
        (true, true) if naive::is_checked(&board, white) => Some(Ending::Loss),
        _ => Some(Ending::Draw),
    };
    assert_eq!(rules.ending(&position, player), ending, "{fen} {player}");
}

/// The FEN of a position reads back, with the player to move.
#[test]
fn fens_read_back() {
    let rules = ChessEnding::new(Piece::Pawn);
    for index in (0..rules.index_count()).step_by(101) {
        let Some(position) = rules.position(index) else { continue };
        for to_move in [None, Some(Player::Left), Some(Player::Right)] {
            let fen = rules.interchange(&position, to_move).unwrap();
            assert_eq!(rules.parse_question(&fen), Ok((position, to_move)), "{fen}");
        }
        assert_eq!(rules.parse(&rules.print(&position)), Ok(position));
    }
}

#[test]
fn chess_players_words() {
    let krk = ChessEnding::new(Piece::Rook);
    let words = |verdict| krk.in_own_words(verdict).map_or(String::new(), |words| words.to_string());
    assert_eq!(words(Verdict::Win(Some(31))), "mates in 16 moves");
    assert_eq!(words(Verdict::Win(Some(1))), "mates in 1 move");
    assert_eq!(words(Verdict::Loss(Some(0))), "is mated");
    assert_eq!(words(Verdict::Loss(Some(30))), "is mated in 15 moves");
    assert_eq!(words(Verdict::Draw), "");
    let kpk = ChessEnding::new(Piece::Pawn);
    let before = kpk.parse("g6 a7 h8").unwrap();
    let labels: Vec<String> = option_list(&kpk, &before, Player::Left)
        .iter()
        .map(|after| kpk.move_label(&before, after, Player::Left))
        .collect();
    assert!(
        ["a7-a8=Q#", "a7-a8=R#", "a7-a8=B", "a7-a8=N"]
            .iter()
            .all(|label| labels.contains(&(*label).to_owned()))
    );
    let queen = kpk.parse("g6 Qa8 h8").unwrap();
    assert!(option_list(&kpk, &before, Player::Left).contains(&queen));
}

#[test]
fn bad_endings_say_what_is_wrong() {
    let kpk = ChessEnding::new(Piece::Pawn);
    for (text, part, message) in [
        ("e1 e4", "e1 e4", "expected three squares"),
        ("e1 e9 e8", "e9", "not the square of a pawn"),
        ("e1 Xe4 e8", "Xe4", "not the square of a pawn"),
        ("e1 e8 a8", "e1 e8 a8", "ranks 2 to 7"),
        ("e1 e4 e4", "e1 e4 e4", "two pieces"),
        ("e4 a4 e5", "e4 a4 e5", "side by side"),
        ("é4 a4 e5", "é4", "not a square"),
        ("e1 é4 e5", "é4", "not the square"),
        ("8/8/8/8/8/8/8/8 w", "8/8/8/8/8/8/8/8", "both kings"),
        ("4k3/8/8/8/8/8/8/4K2P w", "4k3/8/8/8/8/8/8/4K2P", "ranks 2 to 7"),
        ("4k3/8/8/8/8/8/P/4K3 w", "P", "has 1 square"),
        ("4k3/8/8/8/8/8/PP6/4K3 w", "PP6", "one man too many"),
        ("4k3/8/8/8/8/8/PQ6/4K3 w", "PQ6", "one man too many"),
        ("4k3/8/8/8/8/8/p7/4K3 w", "p7", "does not belong"),
        ("4k3/8/8/8/8/8/P8/4K3 w", "P8", "too long"),
        ("4k3/8/8/8/8/P7/4K3 w", "4k3/8/8/8/8/P7/4K3", "8 rows"),
        ("4k3/8/8/8/8/8/P7/4K3 x", "x", "w or b"),
        ("4k3/8/8/8/8/8/P7/4K3 w K - 0 1", "K", "castling"),
        ("4k3/8/8/8/8/8/P7/4K3 w - a3 0 1", "a3", "en passant"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - x 1", "x", "count"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 2", "2", "6 fields"),
    ] {
        let error = kpk.parse_question(text).expect_err(text);
        assert_eq!(&error.text[error.span.clone()], part, "{text}: {error}");
        assert!(error.message.contains(message), "{text}: {error}");
    }
}

/// The numbered endings share nothing with the generic engine and the rules that it asks but the steps of the men.
#[test]
fn numbered_endings_agree_with_stored_moves() {
    for (piece, name) in [(Piece::Rook, "chess KRK"), (Piece::Queen, "chess KQK"), (Piece::Pawn, "chess KPK")]
    {
        let rules = ChessEnding::new(piece);
        let dense = label_indexed(rules, Convention::Normal, &Limits::none()).unwrap();
        let table = table(piece);
        let game = open_numbered(name).unwrap();
        let labels = label_game(&*game, NonZeroUsize::MIN, &Limits::none()).unwrap();
        for (_, position) in positions(piece) {
            for to_move in Player::BOTH {
                let fen = rules.interchange(&position, Some(to_move)).unwrap();
                let label = game.parse(&fen).ok().map(|number| labels.label(number).unwrap());
                if rules.illegal(&position, to_move).is_some() {
                    assert_eq!(label, None, "{fen}");
                    continue;
                }
                assert_eq!(table.verdict(position, to_move), dense.verdict(&position, to_move), "{fen}");
                let expected = match dense.verdict(&position, to_move) {
                    Verdict::Win(plies) => Label::Win(plies.unwrap() as u32),
                    Verdict::Loss(plies) => Label::Loss(plies.unwrap() as u32),
                    Verdict::Draw => Label::Draw,
                };
                assert_eq!(label, Some(expected), "{fen}");
            }
        }
    }
}

/// The FEN of a board, with the square that a pawn has just passed.
fn fen_of(board: &naive::Board, white: bool, passed: Option<usize>) -> String {
    let row = |rank: usize| {
        let letters = board[8 * rank..8 * rank + 8].iter();
        letters.map(|&man| if man == '.' { '1' } else { man }).collect::<String>()
    };
    let rows: Vec<String> = (0..8).rev().map(row).collect();
    let passed = passed.map_or_else(
        || "-".to_owned(),
        |square| format!("{}{}", char::from(b'a' + square as u8 % 8), square / 8 + 1),
    );
    format!("{} {} - {passed} 0 1", rows.join("/"), if white { "w" } else { "b" })
}

/// The square that a pawn has just passed, from a FEN.
fn passed_in(fen: &str) -> Option<usize> {
    let word = fen.split(' ').nth(3).filter(|&word| word != "-")?;
    let [file, rank] = word.as_bytes() else { panic!("{fen}") };
    Some(usize::from(rank - b'1') * 8 + usize::from(file - b'a'))
}

/// A game that is asked for positions one by one only.
struct OneByOne(Box<dyn NumberedGame>);

impl NumberedGame for OneByOne {
    fn name(&self) -> String {
        self.0.name()
    }

    fn slices(&self) -> &[Slice] {
        self.0.slices()
    }

    fn start(&self) -> Option<u64> {
        self.0.start()
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        self.0.look(number, options)
    }

    fn sources(&self, number: u64, sources: &mut Vec<u64>) {
        self.0.sources(number, sources);
    }

    fn knows_sources(&self) -> bool {
        self.0.knows_sources()
    }

    fn most_options(&self) -> u32 {
        self.0.most_options()
    }

    fn has_symmetries(&self) -> bool {
        self.0.has_symmetries()
    }

    fn has_ties(&self) -> bool {
        self.0.has_ties()
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        self.0.parse(text)
    }

    fn print(&self, number: u64) -> String {
        self.0.print(number)
    }
}

/// The kernel that takes rows at once, with one thread and several, against the one that takes positions one by one and counts
/// their options: the same bytes.
fn compare_rows_with_positions(name: &str) {
    let game = open_numbered(name).unwrap();
    let labels: Vec<Labels> = [1, 3]
        .map(|threads| label_game(&*game, NonZeroUsize::new(threads).unwrap(), &Limits::none()).unwrap())
        .into();
    let one_by_one = OneByOne(game);
    let twin = label_game(&one_by_one, NonZeroUsize::MIN, &Limits::none()).unwrap();
    for (at, slice) in one_by_one.slices().iter().enumerate() {
        let bytes = |labels: &Labels| {
            let cells = labels.slice(at).unwrap();
            let mut bytes = Vec::new();
            cells.write_bytes(0..cells.len(), &mut bytes);
            bytes
        };
        let expected = bytes(&twin);
        for labels in &labels {
            let found = bytes(labels);
            if found != expected {
                let width = twin.slice(at).unwrap().width();
                let place = (0..expected.len()).find(|&at| found.get(at) != Some(&expected[at])).unwrap_or(0);
                let number = slice.numbers.start + (place / width) as u64;
                let (found, expected) = (labels.label(number), twin.label(number));
                panic!("{name}, {}: {found:?} for {expected:?}", one_by_one.print(number));
            }
        }
    }
}

/// Pawns against pawns: what is said of positions is what Gaviota's tables say, whether a pawn can be taken en passant or not
/// (positions with distances as in the tests of python-chess; those with long mates by K. Kryukov), and what a search by
/// definition finds near the end.
#[test]
#[ignore = "a minute: run it with --release"]
fn pawns_against_pawns_mate_as_is_known() {
    let game = open_numbered("chess KPKP").unwrap();
    let labels = label_game(&*game, NonZeroUsize::MIN, &Limits::none()).unwrap();
    for (fen, moves) in [
        ("1k1K4/8/8/pP6/8/8/8/8 w - a6", 0),
        ("4k3/8/8/2p5/8/6P1/6K1/8 w - -", 0),
        ("7K/k7/8/Pp6/8/8/8/8 w - -", -15),
        ("7K/k7/8/Pp6/8/8/8/8 w - b6", 0),
        ("8/8/8/8/pP6/8/K7/7k b - -", -15),
        ("8/8/8/8/8/1p6/K7/7k w - -", 0),
        ("8/8/8/8/pP6/8/K7/7k b - b3", 0),
        ("8/7k/8/8/3p4/1K6/2P5/8 b - -", -19),
        ("2K5/k7/7p/8/8/8/6P1/8 w - -", 33),
        ("8/5k2/2PK4/5r2/8/8/8/8 w - -", 43),
        ("8/8/8/k7/8/q7/K5P1/8 w - -", 29),
        ("8/8/8/k7/8/b7/K5P1/8 w - -", 29),
        ("8/8/8/k7/8/n7/K5P1/8 w - -", 29),
        ("8/8/K7/3p4/8/3k4/4R3/8 w - -", 26),
        ("3Q4/3K4/8/8/8/3k4/3p4/8 w - -", 28),
    ] {
        let expected = match moves {
            0_i32 => Label::Draw,
            1.. => Label::Win(2 * moves.unsigned_abs() - 1),
            _ => Label::Loss(2 * moves.unsigned_abs()),
        };
        assert_eq!(labels.label(game.parse(fen).unwrap()), Some(expected), "{fen}");
    }
    // Nothing takes longer where pawns alone stand against each other.
    let last = game.slices().last().unwrap();
    let mut histogram = Histogram::default();
    histogram.add(&*game, last.numbers.start, labels.slice(game.slices().len() - 1).unwrap());
    assert_eq!(histogram.counts.keys().filter_map(|label| label.distance()).max(), Some(66));
    let mut mates = [0; 5];
    let sample = last.numbers.clone().step_by(9_001).chain(passing_numbers(&*game));
    for number in sample.filter(|&number| labels.label(number).is_some()) {
        let fen = game.print(number);
        let found = naive::mate_within(&naive::board(&fen), fen.contains(" w "), passed_in(&fen), 3);
        let label = labels.label(number).unwrap();
        let within = label.distance().filter(|&plies| plies <= 3);
        assert_eq!(found, within, "{fen}: {label:?}");
        mates[within.unwrap_or(4) as usize] += 1;
    }
    assert!(mates[4] > 1_000, "{mates:?}");
}

#[test]
fn rows_have_the_bytes_of_positions_one_by_one() {
    for name in ["chess KQK", "chess KRK", "chess KNK", "chess KPK", "chess KRRK", "chess KRKN"] {
        compare_rows_with_positions(name);
    }
}

#[test]
#[ignore = "minutes: run it with --release"]
fn rows_have_the_bytes_of_positions_one_by_one_in_all_endings_of_four_men() {
    compare_rows_with_positions("chess KPKP");
    let pieces = ["Q", "R", "B", "N", "P"];
    for (at, one) in pieces.iter().enumerate() {
        for other in &pieces[at..] {
            compare_rows_with_positions(&format!("chess K{one}{other}K"));
            if (*one, *other) != ("P", "P") {
                compare_rows_with_positions(&format!("chess K{one}K{other}"));
            }
        }
    }
}

/// Options of numbered endings, with captures, promotions and exchanged colours, against the naive board; and the moves
/// backwards, against the options.
#[test]
fn moves_of_numbered_endings_are_those_of_chess() {
    for (name, step) in [
        ("chess KRK", 97),
        ("chess KBK", 211),
        ("chess KPK", 499),
        ("chess KBNK", 15_013),
        ("chess KRRK", 15_013),
        ("chess KRKR", 15_013),
        ("chess KQKN", 15_013),
        ("chess KPPK", 60_013),
        ("chess KPKR", 60_013),
        ("chess KNPK", 60_013),
        ("chess KQQKB", 1_400_017),
        ("chess KPPKN", 5_000_011),
        ("chess KPKP", 60_013),
        ("chess KPPKP", 30_000_001),
    ] {
        let game = open_numbered(name).unwrap();
        let (mut options, mut sources, mut open, mut with_passing) = (Vec::new(), Vec::new(), 0, 0);
        let end = game.slices().last().unwrap().numbers.end;
        let passing = passing_numbers(&*game);
        for number in (0..end).step_by(step).chain(passing.iter().copied()) {
            let standing = game.look(number, &mut options);
            options.sort_unstable();
            options.dedup();
            let slice = game.slices().iter().find(|slice| slice.numbers.contains(&number)).unwrap();
            if standing == Standing::Absent {
                continue;
            }
            let fen = game.print(number);
            assert_eq!(game.parse(&fen), Ok(number), "{fen}");
            let (board, white, passed) = (naive::board(&fen), fen.contains(" w "), passed_in(&fen));
            with_passing += usize::from(passed.is_some());
            let after: Vec<String> = naive::moves_with_passing(&board, white, passed)
                .into_iter()
                .map(|(board, over)| fen_of(&board, !white, over))
                .collect();
            compare_with_boards(&fen, &after);
            let mut expected: Vec<u64> = after.iter().map(|after| game.parse(after).unwrap()).collect();
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(options, expected, "{name} {fen}");
            assert_eq!(standing == Standing::Open, !expected.is_empty(), "{name} {fen}");
            if standing == Standing::Over(Ending::Loss) {
                assert!(naive::is_checked(&board, white), "{fen}");
            }
            for &option in options.iter().filter(|option| slice.numbers.contains(option)) {
                game.sources(option, &mut sources);
                assert!(sources.contains(&number), "{name} {fen} to {}", game.print(option));
            }
            game.sources(number, &mut sources);
            for &source in &sources {
                if game.look(source, &mut options) == Standing::Open {
                    assert!(options.contains(&number), "{name} {} to {fen}", game.print(source));
                }
            }
            open += 1;
        }
        assert!(open > 40, "{name}: {open}");
        assert_eq!(passing.is_empty(), !name.ends_with("KP"), "{name}");
        assert!(with_passing >= passing.len(), "{name}");
    }
}

/// The options of a board are the boards after its moves, each with names of its own.
fn compare_with_boards(fen: &str, after: &[String]) {
    let (position, mover) = Chess.parse_question(fen).unwrap();
    let mover = mover.unwrap();
    assert_eq!(
        Chess.parse_question(&Chess.interchange(&position, Some(mover)).unwrap()).unwrap().0,
        position
    );
    assert_eq!(Chess.parse(&Chess.print(&position)), Ok(position), "{fen}");
    let options: HashSet<ChessPosition> = option_list(&Chess, &position, mover).into_iter().collect();
    let expected: HashSet<ChessPosition> = after.iter().map(|after| Chess.parse(after).unwrap()).collect();
    assert_eq!(options, expected, "{fen}");
    let names =
        |name: &dyn Fn(&ChessPosition) -> String| options.iter().map(name).collect::<HashSet<String>>().len();
    let short = |to: &ChessPosition| Chess.short_label(&position, to, mover).unwrap();
    let long = |to: &ChessPosition| Chess.move_label(&position, to, mover);
    assert_eq!([names(&short), names(&long)], [options.len(); 2], "{fen}");
}

/// Numbers of the last slice, of pawns against pawns, of positions in which a pawn can be taken en passant: White's first pawn
/// on each file, and Black's last.
fn passing_numbers(game: &dyn NumberedGame) -> Vec<u64> {
    let slice = game.slices().last().unwrap();
    let (white, black) = slice.name[1..].split_once('K').unwrap();
    if !(white.starts_with('P') && black.ends_with('P')) {
        return Vec::new();
    }
    let men = (white.len() + black.len()) as u32;
    let mut options = Vec::new();
    let mut found = Vec::new();
    let size = slice.numbers.end - slice.numbers.start;
    let step = (size / 64 / 20_000) as usize | 1;
    for row in (0..size).step_by(64 * step) {
        let first = row % 64_u64.pow(men) / 64_u64.pow(men - 1) >= 56;
        let places = if first { 0..64 } else { 0..8 };
        for place in places {
            let number = slice.numbers.start + row + place;
            if game.look(number, &mut options) != Standing::Absent {
                found.push(number);
            }
        }
    }
    found
}
