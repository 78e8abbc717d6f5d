//! Tables of whole games: king and rook against king by its numbers, against stored moves and against
//! exploration with a hash map; Chomp by a sweep; Tic-tac-toe by every engine; numbered games against a plain loop of
//! retrograde analysis, in positions a second of the processor and bytes a position. A word after `--` picks the rows
//! whose names have it.

#![expect(clippy::cast_precision_loss, reason = "rates are told to three places")]

use std::any::Any;
use std::collections::BTreeMap;
use std::hint::black_box;
use std::io;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use zermelo::catalogue::EndingTable;
use zermelo::game::graph::ExplicitGame;
use zermelo::game::{Convention, Ending, Evaluation, Files, Player, Ruleset, Verdict, option_list};
use zermelo::numbered::open_numbered;
use zermelo::rulesets::board::{
    ChessEnding, Chomp, ChompBox, EndingPosition, Man, Piece, TicTacToe, TicTacToePosition, TicTacToeTable,
};
use zermelo::rulesets::graph::Token;
use zermelo::solve::explore::explore;
use zermelo::solve::indexed::label_indexed;
use zermelo::solve::labels::disk::{Folder, Probe};
use zermelo::solve::labels::{Histogram, Modelled, label_game};
use zermelo::solve::minimax::DepthSearch;
use zermelo::solve::search::TopDown;
use zermelo::solve::{Judge, Limits};
use zermelo_bench::plain::{POSITIONS, plain_loop};
use zermelo_bench::{PeakAlloc, Random, best_of, cpu_seconds, peak_bytes, report};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const FREE: Limits<'static> = Limits::none();

fn king_and_rook() {
    let rules = ChessEnding::new(Piece::Rook);
    let longest = EndingPosition::new(15, Some(Man { piece: Piece::Rook, square: 18 }), 27)
        .expect("h2, c3 and d4 make a position");
    let mate = Verdict::Win(Some(31));
    let kernel = best_of(
        5,
        || EndingTable::new(rules, &FREE).unwrap(),
        |table| assert_eq!(table.verdict(longest, Player::Left), mate),
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
    report("krk: every position, numbered", kernel, Some(("exploration with a hash map", hashed)));
    report("krk: every position, stored moves", stored, Some(("exploration with a hash map", hashed)));
    for (piece, name) in [(Piece::Queen, "kqk"), (Piece::Pawn, "kpk")] {
        let start = EndingPosition::new(36, Some(Man { piece, square: 28 }), 60)
            .expect("e5, e4 and e8 make a position");
        let time = best_of(
            3,
            || EndingTable::new(ChessEnding::new(piece), &FREE).unwrap(),
            |table| assert_eq!(table.verdict(start, Player::Left).result(), Ending::Win),
        );
        report(&format!("{name}: every position, numbered"), time, None);
    }
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
    let cpu = cpu_seconds();
    let (explored, bytes) =
        peak_bytes(&MEMORY, || explore(&large, &[(start, Player::Left)], Convention::Normal, &FREE).unwrap());
    let cpu = cpu_seconds() - cpu;
    assert_eq!(explored.find(&start, Player::Left), Some(Verdict::Draw));
    let positions = explored.state_count();
    println!(
        "{:<58} {cpu:>8.3} s, {positions} positions up to symmetry, {:.2} bytes each",
        "tictactoe 4x4, 4 in a row: position by position",
        bytes as f64 / positions as f64,
    );
    let start_of_table = cpu_seconds();
    let (table, bytes) = peak_bytes(&MEMORY, || TicTacToeTable::new(&large, &FREE).unwrap());
    let of_table = cpu_seconds() - start_of_table;
    assert_eq!(table.verdict(&start, Player::Left), Some(Verdict::Draw));
    assert_eq!(table.position_count(), positions);
    println!(
        "{:<58} {of_table:>8.3} s, {:.1} times as fast, {:.2} bytes each",
        "tictactoe 4x4, 4 in a row: set by set of marked cells",
        cpu / of_table,
        bytes as f64 / positions as f64,
    );
    assert!(!large.is_impartial());
}

/// Positions a second of the processor, against the plain loop, and bytes of each at the peak.
struct Rates {
    /// Positions a second of the plain loop.
    plain: f64,
}

impl Rates {
    fn measure() -> Self {
        let start = cpu_seconds();
        let (won, lost) = plain_loop();
        let seconds = cpu_seconds() - start;
        assert!(won > lost && won + lost <= u64::from(POSITIONS), "{won} {lost}");
        let plain = f64::from(POSITIONS) / seconds;
        println!("{:<58} {:>8.2} million positions a second", "the plain loop", plain / 1e6);
        Self { plain }
    }

    /// Does the work, checks it, and tells what a position took.
    fn tell<T>(&self, what: &str, positions: u64, work: impl FnOnce() -> T) -> T {
        let start = cpu_seconds();
        let (result, bytes) = peak_bytes(&MEMORY, work);
        let seconds = cpu_seconds() - start;
        let rate = positions as f64 / seconds;
        let bytes = bytes as f64 / positions as f64;
        println!(
            "{what:<58} {:>8.2} million positions a second, {:.2} × the plain loop, {bytes:.2} bytes each, {seconds:.3} s",
            rate / 1e6,
            rate / self.plain,
        );
        result
    }
}

/// Games with counts known from elsewhere: name, wins, losses, ties and draws of what play reaches, the longest distance.
const COUNTED: &[(&str, [u64; 4], u32)] = &[
    ("marks 4x4:4", [2_730_266, 960_556, 6_031_189, 0], 16),
    ("connect-four 5x4", [1_390_516, 1_251_559, 1_303_636, 0], 20),
    ("connect-four 5x5", [27_296_634, 28_047_793, 14_419_273, 0], 25),
    ("quixo 4x4", [49_953_979, 29_330_646, 0, 3_213_236], 22),
    ("mills 5", [10_070_264, 6_049_820, 0, 1_724_637], 74),
    ("mills 6", [23_392_364, 15_520_996, 0, 3_459_385], 119),
];

/// Chess endings: material, slots of all their slices, the longest mate in plies.
const ENDINGS: &[(&str, u32)] = &[
    ("chess KRK", 32),
    ("chess KQK", 20),
    ("chess KPK", 56),
    ("chess KBNK", 66),
    ("chess KRKR", 38),
    ("chess KRKN", 80),
    ("chess KQKQ", 25),
    ("chess KQKR", 70),
    ("chess KPKP", 85),
];

fn numbered(is_meant: &dyn Fn(&str) -> bool) {
    if !COUNTED.iter().map(|game| game.0).chain(ENDINGS.iter().map(|game| game.0)).any(is_meant) {
        return;
    }
    let rates = Rates::measure();
    let one = NonZeroUsize::MIN;
    for &(name, longest) in ENDINGS.iter().filter(|ending| is_meant(ending.0)) {
        let start = cpu_seconds();
        let game = open_numbered(name).unwrap();
        let opening = cpu_seconds() - start;
        let slots = game.slices().last().unwrap().numbers.end;
        let labels =
            rates.tell(&format!("{name}: {slots} slots, opened in {:.1} ms", opening * 1e3), slots, || {
                label_game(&*game, one, &FREE).unwrap()
            });
        assert_eq!(Histogram::of(&*game, &labels).longest(), Some(longest));
    }
    for &(name, totals, longest) in COUNTED.iter().filter(|game| is_meant(game.0)) {
        let game = open_numbered(name).unwrap();
        let positions: u64 = totals.iter().sum();
        let labels = rates.tell(&format!("{name}: {positions} positions"), positions, || {
            label_game(&*game, one, &FREE).unwrap()
        });
        let found = Histogram::of(&*game, &labels);
        assert_eq!((found.totals(), found.longest()), (totals, Some(longest)), "{name}");
    }
}

/// Files in memory.
#[derive(Default)]
struct Shelf(Mutex<BTreeMap<String, Vec<u8>>>);

impl Files for Shelf {
    fn read(&self, name: &str, _: u64) -> io::Result<Vec<u8>> {
        self.0.lock().unwrap().get(name).cloned().ok_or(io::ErrorKind::NotFound.into())
    }

    fn read_at(&self, name: &str, offset: u64, into: &mut [u8]) -> io::Result<usize> {
        let files = self.0.lock().unwrap();
        let bytes = files.get(name).ok_or(io::Error::from(io::ErrorKind::NotFound))?;
        let rest = bytes.get(offset as usize..).unwrap_or(&[]);
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        Ok(count)
    }

    fn replace(
        &self,
        name: &str,
        write: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut bytes = Vec::new();
        write(&mut bytes)?;
        self.0.lock().unwrap().insert(name.to_owned(), bytes);
        Ok(())
    }

    fn lock(&self, _: &str) -> io::Result<Box<dyn Any>> {
        Ok(Box::new(()))
    }
}

/// Tables as they are on disk: bits a position, and what a question takes, of a block that is packed and of one that is not.
fn on_disk(is_meant: &dyn Fn(&str) -> bool) {
    for &(name, totals, _) in COUNTED {
        let what = format!("{name} on disk");
        if !is_meant(&what) {
            continue;
        }
        let game = open_numbered(name).unwrap();
        let shelf = Shelf::default();
        let folder = || Folder { files: &shelf, packing: &Modelled, game: &*game, folder: "table" };
        let start = cpu_seconds();
        folder().build(NonZeroUsize::MIN, &FREE).unwrap();
        let building = cpu_seconds() - start;
        let mut probe = Probe::open(folder()).unwrap();
        let mut counted = [0; 4];
        for header in probe.headers() {
            for (sum, count) in counted.iter_mut().zip(header.histogram.totals()) {
                *sum += count;
            }
        }
        assert_eq!(counted, totals, "{name}");
        let bytes: u64 = probe.headers().iter().map(|header| header.bytes).sum();
        let positions: u64 = totals.iter().sum();
        let end = game.slices().last().unwrap().numbers.end;
        let mut random = Random::new(7);
        let numbers: Vec<u64> = (0..100).map(|_| random.bits() % end).collect();
        let mut ask = || {
            let start = cpu_seconds();
            for &number in &numbers {
                black_box(probe.label(number).unwrap());
            }
            (cpu_seconds() - start) / numbers.len() as f64 * 1e6
        };
        let (cold, warm) = (ask(), ask());
        println!(
            "{what:<58} {:>8.3} bits a position, built in {building:.2} s; a question {cold:.0} µs cold, {warm:.2} µs warm",
            8.0 * bytes as f64 / positions as f64,
        );
    }
}

/// Two tokens on a random graph: positions found by exploring, each kept whole.
fn explored(is_meant: &dyn Fn(&str) -> bool) {
    let what = "two tokens on a graph";
    if !is_meant(what) {
        return;
    }
    let rates = Rates::measure();
    let vertices = 1000;
    let mut random = Random::new(2026);
    let edges: Vec<(u32, u32)> = (0..4 * vertices)
        .map(|_| (random.below(vertices), random.below(vertices)))
        .filter(|edge| edge.0 % 10 != 0)
        .collect();
    let game = Token::new(Arc::new(ExplicitGame::impartial(vertices as usize, &edges)));
    let start = vec![1, 2];
    let reached = explore(&game, &[(start.clone(), Player::Left)], Convention::Normal, &FREE).unwrap();
    let positions = reached.state_count();
    drop(reached);
    rates.tell(&format!("{what}: {positions} positions"), positions, || {
        explore(&game, &[(start, Player::Left)], Convention::Normal, &FREE).unwrap()
    });
}

fn main() {
    let word = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let is_meant = |name: &str| word.as_ref().is_none_or(|word| name.contains(word.as_str()));
    if is_meant("krk: every position") {
        king_and_rook();
    }
    if is_meant("chomp") {
        chomp();
    }
    if is_meant("tictactoe") {
        tic_tac_toe();
    }
    numbered(&is_meant);
    on_disk(&is_meant);
    explored(&is_meant);
}
