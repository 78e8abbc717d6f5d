//! Every closed form against brute force: winner, distance where given, Grundy value, and the complete set of winning
//! moves.

use crate::support::{CONVENTIONS, naive, naive_grundy};
use dashu_int::UBig;
use std::collections::HashMap;
use zermelo::boards::Board;
use zermelo::game::{
    Claim, Convention, Ending, Notation, Player, Ruleset, Theorem, Verdict, WinningMoves, option_list,
};
use zermelo::rulesets::board::{Chomp, ChompRows, Cram, WallMaking};
use zermelo::rulesets::graph::{GraphKayles, Leaves, RootedTree};
use zermelo::rulesets::heap::{
    BoundedNim, Euclid, ExtremeNim, FibonacciNim, GeneralisedWythoff, Heaps, LaskerNim, LimitedHeap,
    MooreNim, Nim, PokerNim, PokerNimPosition, Splitting, Subtraction, TakeAndBreak, ThirtyOne, Wythoff,
    WythoffView,
};
use zermelo::rulesets::heap::{Cake, CakeCutting, Cakes};
use zermelo::rulesets::strip::{
    Bulbs, BulbsPosition, Cell, CellRow, ChoiceOrder, ElephantsAndRhinos, Treblecross,
};
use zermelo::rulesets::strip::{SilverDollar, TurnRule, Turning, TurningProduct};
use zermelo::solve::{Judge, Limits, OwnSearch, search::TopDown};

/// Checks what the theorem says about every position reachable from `start`; returns how often it spoke.
fn theorem_holds<R: Theorem>(ruleset: &R, start: &R::Position, convention: Convention) -> usize {
    let mut memo = HashMap::new();
    claims_hold(ruleset, start, convention, |position| {
        let claim = ruleset.claim(position, convention)?;
        if convention == Convention::Normal {
            values_are_found(ruleset, position, &mut memo);
        }
        Some(claim)
    })
}

/// The same for anything that speaks as a theorem does.
fn claims_hold<R: Ruleset>(
    ruleset: &R,
    start: &R::Position,
    convention: Convention,
    mut claim: impl FnMut(&R::Position) -> Option<Claim<R::Position>>,
) -> usize {
    let truth = naive(ruleset, start, convention);
    let mut memo = HashMap::new();
    let mut spoken = 0;
    for ((position, player), &verdict) in &truth {
        if ruleset.illegal(position, *player).is_some() {
            continue;
        }
        let Some(claim) = claim(position) else { continue };
        spoken += 1;
        let claimed = claim.verdicts[player.index()];
        assert_eq!(claimed.result(), verdict.result(), "{position:?} {convention}");
        if claimed.distance().is_some() {
            assert_eq!(claimed, verdict, "{position:?} {convention}");
        }
        if let Some(value) = &claim.grundy {
            assert_eq!(convention, Convention::Normal);
            assert_eq!(*value, UBig::from(naive_grundy(ruleset, position, &mut memo)), "{position:?}");
        }
        let mut winning: Vec<R::Position> = Vec::new();
        if ruleset.ending(position, *player).is_none() {
            for option in option_list(ruleset, position, *player) {
                if truth[&(option.clone(), player.opponent())].result() == Ending::Loss {
                    winning.push(option);
                }
            }
        }
        let claimed = match claim.winning {
            WinningMoves::OfEach(moves) => {
                let [left, right] = moves;
                WinningMoves::These(if *player == Player::Left { left } else { right })
            }
            other => other,
        };
        match claimed {
            WinningMoves::OfEach(_) => unreachable!("taken apart above"),
            WinningMoves::These(moves) => {
                assert_eq!(moves.len(), winning.len(), "{position:?} {convention}");
                assert!(
                    moves.iter().all(|known| winning.contains(known.to.as_ref().unwrap())),
                    "{position:?}"
                );
                let mut labels: Vec<_> = moves.iter().map(|known| &known.label).collect();
                labels.sort();
                labels.dedup();
                assert_eq!(labels.len(), moves.len(), "labels tell moves apart");
            }
            WinningMoves::AtLeast(moves) => {
                assert!(
                    moves.iter().all(|known| winning.contains(known.to.as_ref().unwrap())),
                    "{position:?}"
                );
            }
            WinningMoves::Every => {
                assert_eq!(winning.len(), option_list(ruleset, position, *player).len(), "{position:?}");
            }
        }
    }
    spoken
}

/// `options_of_value` names exactly the options of each value.
fn values_are_found<R: Theorem>(ruleset: &R, position: &R::Position, memo: &mut HashMap<R::Position, u64>) {
    for value in 0..6_u64 {
        let Some(moves) = ruleset.options_of_value(position, &UBig::from(value)) else { return };
        let own = naive_grundy(ruleset, position, memo);
        if value == own {
            continue;
        }
        let expected = option_list(ruleset, position, Player::Left)
            .into_iter()
            .filter(|option| naive_grundy(ruleset, option, memo) == value);
        // Bounded takes reach a value in one way; other takes of the same value do not occur in these games.
        assert_eq!(moves.len(), expected.count(), "{position:?} to value {value}");
    }
}

fn heaps(sizes: &[u64]) -> Heaps {
    Heaps(sizes.iter().map(|&size| UBig::from(size)).collect())
}

#[test]
fn bouton() {
    for convention in CONVENTIONS {
        assert!(theorem_holds(&Nim, &heaps(&[5, 6, 7]), convention) > 600);
        theorem_holds(&Nim, &heaps(&[3, 3, 3, 3]), convention);
        theorem_holds(&Nim, &heaps(&[1, 1, 1, 1, 1]), convention);
        theorem_holds(&Nim, &heaps(&[20]), convention);
    }
}

#[test]
fn bounded_nim_and_bash() {
    for convention in CONVENTIONS {
        for most in 1..6 {
            let game = BoundedNim::new(most).unwrap();
            theorem_holds(&game, &heaps(&[40]), convention);
            theorem_holds(&game, &heaps(&[9, 8]), convention);
            theorem_holds(&game, &heaps(&[6, 5, 4]), convention);
        }
        theorem_holds(&BoundedNim::new(u64::MAX).unwrap(), &heaps(&[4, 5, 3]), convention);
    }
}

/// All boards of at most ten cells that a contest could give, and positions with walls.
#[test]
fn rectangles() {
    let mut spoken = 0;
    for (height, width) in [(1, 1), (1, 2), (2, 2), (1, 5), (2, 3), (3, 2), (2, 4), (3, 3)] {
        for marks in 0_u32..1 << (height * width) {
            let is_marked = |row: usize, column: usize| marks >> (row * width + column) & 1 == 1;
            let board =
                Board::from_cells(height, width, |row, column| Some(usize::from(is_marked(row, column))));
            spoken += theorem_holds(&WallMaking, &board, Convention::Normal);
        }
    }
    assert!(spoken > 10_000);
    for board in ["3x5", "4x4", ".x...|.....|x..x.", "..#.x|#####|...#.|.x.#x", "..#.|....|...."] {
        let board = WallMaking.parse(board).unwrap();
        assert!(theorem_holds(&WallMaking, &board, Convention::Normal) > 4);
    }
}

/// All lists of parents of at most 7 vertices, and every tenth of 8.
#[test]
fn even_branches() {
    for vertices in 1_u32..=8 {
        let lists: u32 = (1..vertices).product();
        for code in (0..lists).step_by(if vertices == 8 { 10 } else { 1 }) {
            let mut rest = code;
            let parents: Vec<u32> = (1..vertices)
                .map(|vertex| {
                    let parent = rest % vertex;
                    rest /= vertex;
                    parent
                })
                .collect();
            let tree = RootedTree::from_parents(&parents).unwrap();
            assert!(theorem_holds(&Leaves, &tree, Convention::Normal) > vertices as usize);
        }
    }
}

/// Random games of few bulbs and switches, with thresholds around the middle.
#[test]
fn last_hand() {
    let mut random = 1_u64;
    let mut next = |below: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % below
    };
    let mut wins = 0;
    for _ in 0..300 {
        let switches = 1 + 2 * next(4) as usize;
        let bulbs = 1 + next(6) as usize;
        let brightness: Vec<u64> = (0..bulbs).map(|_| next(20)).collect();
        let threshold = next(brightness.iter().sum::<u64>() + 2);
        let flips = (0..switches).map(|_| next(1 << bulbs)).collect();
        let game = Bulbs::new(brightness, flips, threshold).unwrap();
        let start = game.parse("start").unwrap();
        let searched = |position: &BulbsPosition| {
            let found = game.own_search(position, Convention::Normal, &Limits::none());
            found.map(|claim| claim.expect("nothing stops it"))
        };
        assert_eq!(claims_hold(&game, &start, Convention::Normal, searched) > 0, switches > 1);
        let report = |order| game.evaluate(game.first_switch(), 0, order, &Limits::none()).unwrap();
        let fixed = report(ChoiceOrder::Fixed);
        for seed in 0..5 {
            let random = report(ChoiceOrder::Random(seed));
            assert_eq!(random.alice_wins, fixed.alice_wins);
            assert!(random.leaves >= 1 && random.leaves <= 1 << switches);
        }
        wins += usize::from(fixed.alice_wins);
    }
    assert!((60..240).contains(&wins), "{wins}");
}

#[test]
fn thirty_one() {
    for most in 1..7 {
        assert!(theorem_holds(&ThirtyOne::new(most).unwrap(), &heaps(&[60]), Convention::Normal) > 100);
    }
}

#[test]
fn subtraction() {
    for mask in 1_u64..1 << 6 {
        let takes: Vec<u64> = (1..=6).filter(|take| mask >> (take - 1) & 1 == 1).collect();
        let game = Subtraction::new(&takes).unwrap();
        for convention in CONVENTIONS {
            theorem_holds(&game, &heaps(&[25]), convention);
            theorem_holds(&game, &heaps(&[9, 8]), convention);
            theorem_holds(&game, &heaps(&[5, 4, 4]), convention);
        }
    }
}

#[test]
fn wythoff() {
    for view in [WythoffView::Heaps, WythoffView::Board] {
        for convention in CONVENTIONS {
            let game = Wythoff::new(view);
            assert!(theorem_holds(&game, &[UBig::from(24_u8), UBig::from(24_u8)], convention) > 1_000);
        }
    }
}

/// At 10^1000 the claim is consistent with itself: each winning move leads to a pair that is claimed to be lost, and the
/// numbers stand at the golden ratio.
#[test]
fn wythoff_far_out() {
    let game = Wythoff::new(WythoffView::Heaps);
    let k = UBig::from(10_u8).pow(1_000) + UBig::from(7_u8);
    let next_wins =
        |pair: &[UBig; 2]| game.claim(pair, Convention::Normal).unwrap().verdicts[0] == Verdict::Win(None);
    // From (k, 3k) the second heap can be brought to the partner of k.
    let claim = game.claim(&[k.clone(), &k * UBig::from(3_u8)], Convention::Normal).unwrap();
    let WinningMoves::These(moves) = claim.winning else { panic!("Wythoff's theorem names the moves") };
    assert!(!moves.is_empty());
    for known in moves {
        let [a, b] = known.to.unwrap();
        assert!(!next_wins(&[a.clone(), b.clone()]));
        assert!(next_wins(&[&a + UBig::ONE, b.clone()]) && next_wins(&[a.clone(), &b + UBig::ONE]));
        // a / (b - a) is the golden ratio: a^2 and a d + d^2 differ by less than 3 d.
        let (small, large) = if a < b { (a, b) } else { (b, a) };
        let d = &large - &small;
        let (left, right) = (&small * &small, &small * &d + &d * &d);
        let difference = if left > right { left - right } else { right - left };
        assert!(difference < UBig::from(3_u8) * d);
    }
}

fn pair(a: u64, b: u64) -> [UBig; 2] {
    [UBig::from(a), UBig::from(b)]
}

#[test]
fn fibonacci_nim() {
    for convention in CONVENTIONS {
        for heap in [0_u64, 1, 2, 21, 34, 40] {
            theorem_holds(&FibonacciNim, &LimitedHeap::fresh(heap.into()), convention);
            theorem_holds(&FibonacciNim, &LimitedHeap::new(heap.into(), heap.into()), convention);
        }
        assert!(theorem_holds(&FibonacciNim, &LimitedHeap::fresh(60_u8.into()), convention) > 500);
    }
}

#[test]
fn moore() {
    for convention in CONVENTIONS {
        for most in 1..5 {
            let game = MooreNim::new(most).unwrap();
            theorem_holds(&game, &heaps(&[9]), convention);
            theorem_holds(&game, &heaps(&[5, 7]), convention);
            theorem_holds(&game, &heaps(&[4, 5, 4]), convention);
            theorem_holds(&game, &heaps(&[3, 2, 3, 3]), convention);
            theorem_holds(&game, &heaps(&[1, 2, 2, 1, 2]), convention);
            theorem_holds(&game, &heaps(&[1, 1, 1, 1, 1, 1]), convention);
        }
        theorem_holds(&MooreNim::new(u64::MAX).unwrap(), &heaps(&[2, 3, 2]), convention);
    }
}

#[test]
fn smallest_and_largest_nim() {
    for convention in CONVENTIONS {
        for game in [ExtremeNim::Smallest, ExtremeNim::Largest] {
            for start in [&[9_u64][..], &[7, 7], &[4, 4, 4], &[2, 3, 4, 4], &[3, 3, 2, 2, 1]] {
                theorem_holds(&game, &heaps(start), convention);
                // Not every position is reached from one start.
                for first in 0..5_u64 {
                    for second in 0..5_u64 {
                        for ones in 0..4 {
                            let mut sizes = vec![1; ones];
                            sizes.extend([first, second, second]);
                            theorem_holds(&game, &heaps(&sizes), convention);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn poker_nim() {
    for (sizes, stocks) in
        [(&[3_u64, 2][..], [0, 0]), (&[2, 1, 1], [1, 0]), (&[0, 3], [2, 2]), (&[4], [0, 3])]
    {
        let at = PokerNimPosition { heaps: heaps(sizes), stocks: pair(stocks[0], stocks[1]) };
        assert!(theorem_holds(&PokerNim, &at, Convention::Normal) > 20);
    }
}

#[test]
fn euclid() {
    for convention in CONVENTIONS {
        for a in 0..35 {
            for b in 0..35 {
                theorem_holds(&Euclid, &pair(a, b), convention);
            }
        }
    }
}

#[test]
fn generalised_wythoff() {
    for a in 1..6 {
        let game = GeneralisedWythoff::new(a).unwrap();
        assert!(theorem_holds(&game, &pair(14, 22), Convention::Normal) > 600);
    }
}

#[test]
fn lasker_nim() {
    for start in [&[8_u64][..], &[5, 3], &[3, 2, 1]] {
        assert!(theorem_holds(&LaskerNim, &heaps(start), Convention::Normal) > 20);
    }
    // One heap at a time reaches further.
    let mut values = vec![0_usize];
    for size in 1..200 {
        let takes = (0..size).map(|rest| values[rest]);
        let splits = (1..=size / 2).map(|part| values[part] ^ values[size - part]);
        let options: Vec<usize> = takes.chain(splits).collect();
        values.push((0..=options.len()).find(|value| !options.contains(value)).unwrap());
        for wanted in 0..100_usize {
            let moves = LaskerNim.options_of_value(&heaps(&[size as u64]), &UBig::from(wanted)).unwrap();
            let expected = options.iter().filter(|&&value| value == wanted).count();
            assert_eq!(moves.len(), if wanted == values[size] { 0 } else { expected }, "{size} to {wanted}");
        }
    }
}

#[test]
fn silver_dollar() {
    for start in [&[9_u64][..], &[4, 9], &[1, 2], &[3, 6, 9], &[2, 5, 6, 9], &[1, 4, 5, 8, 9]] {
        theorem_holds(&SilverDollar, &heaps(start), Convention::Normal);
    }
}

const TURN_RULES: [&str; 10] =
    ["turning-turtles", "mock-turtles", "ruler", "twins", "1-4", "3E", "1+S", "4FS", "2-3C(4)", "2+C"];

#[test]
fn coin_turning() {
    for rule in TURN_RULES {
        let game = Turning::new(rule.parse::<TurnRule>().unwrap());
        for start in [(1..=8).collect(), vec![9], vec![2, 7, 9]] {
            theorem_holds(&game, &start, Convention::Normal);
        }
    }
}

#[test]
fn products_of_coin_turning_games() {
    for columns in TURN_RULES {
        for rows in ["twins", "ruler", "mock-turtles", "3E"] {
            let game = TurningProduct::new(columns.parse().unwrap(), rows.parse().unwrap());
            theorem_holds(&game, &vec![[2, 4], [3, 3]], Convention::Normal);
            theorem_holds(&game, &vec![[1, 2], [4, 2]], Convention::Normal);
        }
    }
}

/// Far out each named winning move leads to a row that is claimed to be lost, and there is one.
#[test]
fn coin_turning_far_out() {
    for rule in ["turning-turtles", "mock-turtles", "ruler", "twins"] {
        let game = Turning::new(rule.parse::<TurnRule>().unwrap());
        for start in
            [vec![1 << 40, (1 << 61) + 12_345], vec![3, 1 << 20, (1 << 20) + 99], vec![5, 6, 7, 700_001]]
        {
            let claim = game.claim(&start, Convention::Normal).unwrap();
            let (WinningMoves::These(moves) | WinningMoves::AtLeast(moves)) = claim.winning else {
                panic!("the moves are listed")
            };
            assert_eq!(claim.verdicts[0].result() == Ending::Win, !moves.is_empty(), "{rule} {start:?}");
            for to in moves.into_iter().take(1_000).filter_map(|known| known.to) {
                let after = game.claim(&to, Convention::Normal).unwrap();
                assert_eq!(after.grundy, Some(UBig::ZERO), "{rule} {start:?} to {to:?}");
            }
        }
    }
}

/// Far out the winning moves of Moore's game, Lasker's Nim and Fraenkel's game lead to lost positions.
#[test]
fn heap_games_far_out() {
    fn moves_win<R: Theorem>(game: &R, start: &R::Position) {
        let claim = game.claim(start, Convention::Normal).unwrap();
        let (WinningMoves::These(moves) | WinningMoves::AtLeast(moves)) = claim.winning else {
            panic!("the moves are listed")
        };
        assert_eq!(claim.verdicts[0].result() == Ending::Win, !moves.is_empty(), "{start:?}");
        for to in moves.into_iter().take(50).filter_map(|known| known.to) {
            let after = game.claim(&to, Convention::Normal).unwrap();
            assert_eq!(after.verdicts[0].result(), Ending::Loss, "{start:?} to {to:?}");
        }
    }
    let mut seed = 1_u64;
    let mut random = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        UBig::from(seed) * UBig::from(seed >> 7)
    };
    for round in 1..12 {
        let sizes: Vec<UBig> = (0..round).map(|_| random()).collect();
        for most in [1, 2, 3, 7] {
            moves_win(&MooreNim::new(most).unwrap(), &Heaps(sizes.clone()));
        }
        moves_win(&LaskerNim, &Heaps(sizes.clone()));
        moves_win(&FibonacciNim, &LimitedHeap::new(random(), random()));
        for a in [1, 2, 9, u64::MAX] {
            moves_win(&GeneralisedWythoff::new(a).unwrap(), &[random(), random()]);
        }
        moves_win(&Euclid, &[random(), random()]);
        moves_win(
            &SilverDollar,
            &Heaps({
                let mut squares = sizes;
                squares.sort();
                squares
            }),
        );
    }
}

#[test]
fn splitting() {
    for convention in CONVENTIONS {
        let game = Splitting { unequal: false };
        theorem_holds(&game, &heaps(&[9]), convention);
        theorem_holds(&game, &heaps(&[4, 3, 1]), convention);
        assert_eq!(theorem_holds(&Splitting { unequal: true }, &heaps(&[8]), convention), 0);
    }
}

#[test]
fn chomp() {
    let boards: [ChompRows; 4] = [vec![4, 4, 4, 4], vec![6, 6, 6], vec![9, 9], vec![5, 5, 5, 5, 5]];
    for board in boards {
        assert!(theorem_holds(&Chomp, &board, Convention::Normal) > 20);
    }
}

/// Values by the sequence and misère play by the quotient, where there is one.
#[test]
fn take_and_break() {
    for code in
        ["0.77", "0.07", "0.137", "0.15", "4!.0", "4.[3]", "0.3F", "0.31", "0.75", "0.4", "0.[30]", "0.3[07]"]
    {
        let game = TakeAndBreak::new(code.parse().unwrap());
        for convention in CONVENTIONS {
            for position in [&[9][..], &[5, 4], &[3, 3, 2]] {
                let spoken = theorem_holds(&game, &heaps(position), convention);
                assert!(spoken > 0 || convention == Convention::Misere, "{code}");
            }
        }
    }
    let kayles = TakeAndBreak::new("0.77".parse().unwrap());
    assert!(theorem_holds(&kayles, &heaps(&[12, 5]), Convention::Misere) > 0);
}

/// Every set of free cells of small boards, and whole boards as far as they can be searched.
#[test]
fn cram_by_symmetry() {
    let mut spoken = 0;
    for (height, width) in [(2, 3), (3, 3), (1, 6), (2, 4)] {
        for cells in 0_u32..1 << (height * width) {
            let start = Board::from_cells(height, width, |row, column| {
                (cells >> (row * width + column) & 1 == 1).then_some(0)
            });
            spoken += usize::from(Cram.claim(&start, Convention::Normal).is_some());
            theorem_holds(&Cram, &start, Convention::Normal);
            assert_eq!(theorem_holds(&Cram, &start, Convention::Misere), 0);
        }
    }
    assert!(spoken > 100);
    for (height, width) in [(4, 4), (3, 4), (4, 3), (2, 6), (1, 9), (5, 2)] {
        let start = Board::from_cells(height, width, |_, _| Some(0));
        assert_eq!(Cram.claim(&start, Convention::Normal).is_some(), height * width % 2 == 0);
        theorem_holds(&Cram, &start, Convention::Normal);
    }
}

/// Every strip of up to six cells.
#[test]
fn elephants_and_rhinos() {
    let game = ElephantsAndRhinos;
    for length in 1..=6_u32 {
        for number in 0..3_usize.pow(length) {
            let cell = |place: u32| [Cell::Empty, Cell::Left, Cell::Right][number / 3_usize.pow(place) % 3];
            let row = CellRow::new(&(0..length).map(cell).collect::<Vec<_>>());
            assert!(theorem_holds(&game, &row, Convention::Normal) > 0);
        }
    }
}

#[test]
fn cakes() {
    for game in [CakeCutting::Cutcake, CakeCutting::MaundyCake] {
        for text in ["4x5", "2x9", "5x3 1x4", "3x2 2x4 2x1", "2x2:3 1x6", "12x1 2x3"] {
            let start = game.parse(text).unwrap();
            assert!(theorem_holds(&game, &start, Convention::Normal) > 10, "{text}");
            assert!(game.claim(&start, Convention::Misere).is_none());
        }
    }
    // A sum of a cake and a number: which of the numbers it beats is its value.
    for (rows, columns) in (1..=7).flat_map(|rows| (1..=6).map(move |columns| (rows, columns))) {
        let cake = Cake { rows, columns };
        for game in [CakeCutting::MaundyCake, CakeCutting::Cutcake] {
            if rows * columns > 20 && game == CakeCutting::Cutcake {
                continue;
            }
            let value = game.cake_value(cake);
            let number = match value {
                1.. => Cake { rows: 2, columns: 1 },
                _ => Cake { rows: 1, columns: 2 },
            };
            let sum = Cakes::new([(cake, 1), (number, value.unsigned_abs())]).unwrap();
            let judge = TopDown::new(&game, Convention::Normal, &zermelo::solve::Limits::none());
            let mut judge = judge.unwrap();
            for player in Player::BOTH {
                assert_eq!(judge.verdict(&sum, player).unwrap().result(), Ending::Loss, "{game:?} {cake}");
            }
        }
    }
}

/// Every strip of at most 12 cells, with any crosses: all that can be reached from free cells.
#[test]
fn treblecross() {
    let game = Treblecross::default();
    for cells in 3..=12 {
        let row = game.parse(&cells.to_string()).unwrap();
        let spoken = theorem_holds(&game, &row, Convention::Normal);
        assert!(spoken > 1 << (cells - 1), "it is silent only where the game is over");
    }
    let longest = game.parse("60000").unwrap();
    assert!(game.claim(&longest, Convention::Normal).is_some());
}

#[test]
fn node_and_arc_kayles() {
    let texts = [
        "path:9",
        "cycle:4",
        "cycle:5",
        "cycle:8",
        "clique:3",
        "clique:6",
        "caterpillar:5",
        "caterpillar:2,1",
    ];
    for game in [GraphKayles::Node, GraphKayles::Arc] {
        for text in texts.into_iter().chain(["a-b-c-d,b-e,f-g-h-f,i,j-k", "edgeless:3", "edgeless:0"]) {
            let position = game.parse(text).unwrap();
            assert!(theorem_holds(&game, &position, Convention::Normal) > 0, "{game:?} {text}");
            assert!(game.claim(&position, Convention::Misere).is_none());
            values_are_found(&game, &position, &mut HashMap::new());
        }
        let spider = game.parse("a-b-c-d,b-e-f,c-f").unwrap();
        assert!(game.claim(&spider, Convention::Normal).is_none());
    }
}
