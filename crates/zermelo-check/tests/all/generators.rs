//! The checker's moves against others that were written apart from them, and against published counts.

use crate::support;
use crate::support::explicit::Explicit;
use crate::support::{accepted, certificate, check, find, rules, samples};
use std::collections::BTreeSet;
use zermelo_check::{Ending, Limits, Meter, Player};

#[test]
fn moves_and_endings_agree_with_naive_rules() {
    let larger = [
        ("nim", "3 4 4"),
        ("heaps:0.4", "9"),
        ("heaps:4.7", "7"),
        ("heaps:0.08F", "9 3"),
        ("heaps:c.1", "6"),
        ("chomp", "4 3 3"),
        ("wythoff", "0 6"),
        ("domineering", "....|.#..|...."),
        ("clobber", "xoxo|oxox"),
        ("nogo", "x.o.|..#.|xo.."),
        ("col", "..L|R.#|..."),
        ("snort", "a-c,b-c,c-d,e c:L e:R"),
        ("fjords", "L..|.#.|.R."),
        ("fjords", "a-b,b-c,c-d,b-d a:L d:R"),
        ("node-kayles", "...|.#.|..."),
        ("arc-kayles", "...|.#.|..."),
        ("nogo", ".xo|o.x|.ox"),
        ("toads-and-frogs:3", "ttt.fff"),
        ("toads-and-frogs", "t.tff.f"),
        ("hackenbush", "0-1l 1-2e 2-0r 2-3l 3-3e"),
        ("tictactoe:2x3:2", ".../..."),
        ("token:a>b,b>a,b>c,c>d,d>b", "a c"),
    ];
    for (game, root) in samples::POSITIONS.map(|(game, root, _)| (game, root)).into_iter().chain(larger) {
        let known = find(game).unwrap();
        let meter = Meter::new(Limits::default());
        let graph = Explicit::explore(game, root);
        for text in &graph.names {
            let position = known.read(text).unwrap();
            // The first one may be written in another order.
            assert!(*text == graph.names[0] || known.print(&position) == *text, "{game} {text}");
            for (player, side) in Player::BOTH.into_iter().zip(0..) {
                let expected = rules::ending(game, text, side);
                let ending = known.ending(&position, player, &meter).unwrap().map(|ending| match ending {
                    Ending::Win => 'W',
                    Ending::Loss => 'L',
                    Ending::Draw => 'D',
                });
                assert_eq!(ending, expected, "{game} {text}");
                let mut options = Vec::new();
                known.options(&position, player, &mut options);
                let options: BTreeSet<String> = options.iter().map(|option| known.print(option)).collect();
                let expected: BTreeSet<String> = rules::moves(game, text, side).into_iter().collect();
                assert_eq!(options, expected, "{game} {text}");
            }
        }
    }
}

/// King and a man that goes along lines against king, by squares of coordinates; the man is gone in the last place.
mod krk {
    pub(crate) type Square = (i32, i32);
    pub(crate) type Squares = (Square, Option<Square>, Square);

    pub(crate) fn squares() -> impl Iterator<Item = Square> {
        (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)))
    }

    pub(crate) fn touch(one: Square, two: Square) -> bool {
        (one.0 - two.0).abs().max((one.1 - two.1).abs()) <= 1
    }

    /// The ways of a man along a line.
    pub(crate) type Ways = &'static [Square];
    pub(crate) const ROOK: Ways = &[(1, 0), (-1, 0), (0, 1), (0, -1)];
    pub(crate) const QUEEN: Ways = &[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

    /// The squares along the man's lines, up to and with the first that is taken.
    fn rays(ways: Ways, man: Square, taken: &[Square]) -> Vec<Square> {
        let mut seen = Vec::new();
        for (files, ranks) in ways {
            for steps in 1..8 {
                let to = (man.0 + steps * files, man.1 + steps * ranks);
                if !(0..8).contains(&to.0) || !(0..8).contains(&to.1) {
                    break;
                }
                seen.push(to);
                if taken.contains(&to) {
                    break;
                }
            }
        }
        seen
    }

    pub(crate) fn is_check(ways: Ways, (white, man, black): Squares) -> bool {
        man.is_some_and(|man| rays(ways, man, &[white, black]).contains(&black))
    }

    fn steps(king: Square) -> impl Iterator<Item = Square> {
        squares().filter(move |&to| to != king && touch(to, king))
    }

    pub(crate) fn moves(ways: Ways, (white, man, black): Squares, player: usize) -> Vec<Squares> {
        if player == 0 {
            let king =
                steps(white).filter(|&to| !touch(to, black) && Some(to) != man).map(|to| (to, man, black));
            let rays = man.map_or(Vec::new(), |man| rays(ways, man, &[white, black]));
            let men =
                rays.into_iter().filter(|&to| to != white && to != black).map(|to| (white, Some(to), black));
            return king.chain(men).collect();
        }
        let next = |to: Square| (white, man.filter(|&man| man != to), to);
        steps(black).filter(|&to| !touch(to, white)).map(next).filter(|&next| !is_check(ways, next)).collect()
    }

    pub(crate) fn text((white, man, black): Squares) -> String {
        let name =
            |(file, rank): Square| format!("{}{}", char::from(b'a' + u8::try_from(file).unwrap()), rank + 1);
        format!("{} {} {}", name(white), man.map_or("-".to_owned(), name), name(black))
    }
}

/// The positions with White or Black to move that the rules allow, and the moves of one in thirteen.
fn endings_have_so_many_positions(name: &str, ways: krk::Ways, expected_count: usize) {
    let game = find(name).unwrap();
    let meter = Meter::new(Limits::default());
    let mut count = 0;
    for white in krk::squares() {
        for man in krk::squares().filter(|&man| man != white) {
            for black in krk::squares().filter(|&black| black != man && !krk::touch(black, white)) {
                let squares = (white, Some(man), black);
                let position = game.read(&krk::text(squares)).unwrap();
                let illegal = game.illegal(&position, Player::Left).is_some();
                assert_eq!(illegal, krk::is_check(ways, squares));
                count += 2 - usize::from(illegal);
                if count % 13 != 0 {
                    continue;
                }
                for (player, side) in Player::BOTH.into_iter().zip(0..) {
                    let expected = krk::moves(ways, squares, side);
                    let mut options = Vec::new();
                    game.options(&position, player, &mut options);
                    let options: BTreeSet<String> = options.iter().map(|option| game.print(option)).collect();
                    assert_eq!(options, expected.iter().map(|&next| krk::text(next)).collect());
                    let ending = expected.is_empty().then(|| {
                        if side == 1 && krk::is_check(ways, squares) { Ending::Loss } else { Ending::Draw }
                    });
                    assert_eq!(game.ending(&position, player, &meter).unwrap(), ending);
                }
            }
        }
    }
    assert_eq!(count, expected_count);
}

#[test]
fn endings_have_the_published_numbers_of_positions() {
    endings_have_so_many_positions("krk", krk::ROOK, 399_112);
    endings_have_so_many_positions("kqk", krk::QUEEN, 368_452);
}

/// The whole table, labelled from the mates back: the longest win takes 16 moves, 31 plies.
#[test]
fn the_table_of_king_and_rook_is_accepted() {
    let lines = krk_table();
    let long = lines.iter().filter(|line| line.starts_with("W31 ")).count();
    assert!(long > 0 && !lines.iter().any(|line| line.starts_with("W33 ")));
    if let Ok(file) = std::env::var("KRK_CERTIFICATE") {
        std::fs::write(file, support::seal(&lines)).unwrap();
    }
    accepted(&lines);
    let at = lines.iter().position(|line| line.starts_with("W31 ")).unwrap();
    let mut wrong = lines;
    wrong[at] = wrong[at].replacen("W31", "W29", 1);
    assert!(check(&wrong).is_err());
}

fn krk_table() -> Vec<String> {
    use std::collections::HashMap;
    let rooks = || krk::squares().map(Some).chain([None]);
    let mut all = Vec::new();
    for white in krk::squares() {
        for rook in rooks().filter(|&rook| rook != Some(white)) {
            all.extend(
                krk::squares()
                    .filter(|&black| Some(black) != rook && !krk::touch(black, white))
                    .map(|black| (white, rook, black)),
            );
        }
    }
    let places: HashMap<krk::Squares, usize> =
        all.iter().enumerate().map(|(at, &squares)| (squares, at)).collect();
    let is_over = |squares: krk::Squares| squares.1.is_none();
    let moves: [Vec<Vec<usize>>; 2] = [0, 1].map(|side| {
        let row = |&squares: &krk::Squares| {
            let moves = if is_over(squares) { Vec::new() } else { krk::moves(krk::ROOK, squares, side) };
            moves.iter().map(|next| places[next]).collect()
        };
        all.iter().map(row).collect()
    });
    // Plies to mate, by whose turn it is; White's wins are odd, Black's losses even.
    let mut plies: [Vec<Option<u32>>; 2] = [vec![None; all.len()], vec![None; all.len()]];
    for (at, &squares) in all.iter().enumerate() {
        if !is_over(squares) && moves[1][at].is_empty() && krk::is_check(krk::ROOK, squares) {
            plies[1][at] = Some(0);
        }
    }
    for ply in 1..40 {
        let side = usize::from(ply % 2 == 0);
        for at in 0..all.len() {
            let is_known = |&next: &usize| plies[1 - side][next].is_some_and(|before| before < ply);
            let row = &moves[side][at];
            let is_won = if side == 0 {
                row.iter().any(is_known)
            } else {
                !row.is_empty() && row.iter().all(is_known)
            };
            if plies[side][at].is_none() && is_won {
                plies[side][at] = Some(ply);
            }
        }
    }
    let record = |at: usize| {
        let label =
            |side: usize| plies[side][at].map_or("D".to_owned(), |ply| format!("{}{ply}", ["W", "L"][side]));
        let white = if krk::is_check(krk::ROOK, all[at]) { "-".to_owned() } else { label(0) };
        format!("{white} {} {}", label(1), krk::text(all[at]))
    };
    certificate("krk", "-", "normal", "labels", (0..all.len()).map(record).collect())
}
