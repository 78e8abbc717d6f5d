//! Declared rules and the checker: its moves are those of the solver, and certificates of rule files are accepted.

#![cfg(feature = "rules")]

#[path = "../../../zermelo-check/tests/support/declared_random.rs"]
mod declared_random;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::Arc;
use zermelo::answer::Question;
use zermelo::catalogue::{AnyGame, OpenGame, open_with};
use zermelo::certificate::{CertificateError, CertificateWriter, Claimed, Header, certify, certify_value};
use zermelo::game::{AnyPosition, Convention, Files, Player, few_options};
use zermelo::rules::{Beside, Declared, open_declared};
use zermelo::solve::Limits;
use zermelo_check::{Meter, games};

/// The files of the repository.
struct Folder;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Files for Folder {
    fn read(&self, name: &str, _: u64) -> std::io::Result<Vec<u8>> {
        std::fs::read(folder().join(name))
    }
}

const MOST_OPTIONS: usize = 100_000;

/// Compares what a player can do by the solver and by the checker; the options.
fn compare(game: &Arc<dyn AnyGame>, position: &AnyPosition, about: &dyn Debug) -> Vec<AnyPosition> {
    let declared = game.declared(position).unwrap_or_else(|| panic!("not declared: {about:?}"));
    let name = declared.checked_name().unwrap_or_else(|| panic!("not whole: {about:?}"));
    compare_with(&name, declared.is_plainly_impartial(), game, position, about)
}

/// The same under the name that the checker has for the game.
fn compare_with(
    name: &str,
    is_impartial: bool,
    game: &Arc<dyn AnyGame>,
    position: &AnyPosition,
    about: &dyn Debug,
) -> Vec<AnyPosition> {
    let meter = Meter::new(zermelo_check::Limits::default());
    let known = games::find(name, &meter).unwrap_or_else(|error| panic!("{error}: {about:?}")).unwrap();
    assert_eq!(known.is_impartial(), is_impartial, "{about:?}");
    let text = game.checked_text(position);
    let read = known.read(&text).unwrap_or_else(|error| panic!("{error}: {text} {about:?}"));
    let mut all = Vec::new();
    for (player, own) in
        [(Player::Left, zermelo_check::Player::Left), (Player::Right, zermelo_check::Player::Right)]
    {
        let ending = game.ending(position, player).map(|ending| format!("{ending:?}"));
        let expected = known.ending(&read, own, &meter).unwrap().map(|ending| format!("{ending:?}"));
        assert_eq!(ending, expected, "{player} to move: {text} {about:?}");
        let options = few_options(game.as_ref(), position, player, MOST_OPTIONS).unwrap();
        let written: BTreeSet<String> = options.iter().map(|option| game.checked_text(option)).collect();
        let mut expected = Vec::new();
        known.options(&read, own, &mut expected);
        let expected: BTreeSet<String> = expected.iter().map(|option| known.print(option)).collect();
        assert_eq!(written, expected, "{player}: {text} {about:?}");
        all.extend(options);
    }
    all
}

/// Rules by chance, of every kind: the same JSON again, the same moves, the same endings.
#[test]
fn moves_of_random_rules() {
    let mut compared = 0;
    for seed in 0..3000_u64 {
        let mut word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d;
        let mut below = |end: usize| {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((word >> 33) % end as u64) as usize
        };
        let (json, text) = declared_random::rules_and_position(&mut below);
        let declared: Declared =
            serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
        assert_eq!(declared.to_json(), json);
        let Ok(game) = open_declared(&Arc::new(declared), &Beside::default()) else { continue };
        // What is the same as a code is a game of its own.
        let Ok((mut position, _)) = game.parse_question(&text) else { panic!("{text}\n{json}") };
        for _ in 0..3 {
            if game.declared(&position).is_none() {
                break;
            }
            let options = compare(&game, &position, &json);
            compared += 1;
            if options.is_empty() {
                break;
            }
            position = options[below(options.len())].clone();
        }
    }
    assert!(compared > 4000, "{compared}");
}

fn opened(text: &str) -> OpenGame {
    open_with(text, &Folder).unwrap_or_else(|error| panic!("{text}: {}", error.message))
}

/// The ten files with some positions each, all but the one of the slow path.
const POSITIONS: [&str; 18] = [
    "amazons.star x..|.o.",
    "backsliding.star t.f",
    "backsliding.star t..f.",
    "clobber.star xo.|ox.",
    "clobber.star 3x3",
    "clobber.star xox#|o.xo",
    "domineering.star 3x3",
    "domineering.star ..#.|....",
    "hex.star 2x3",
    "hex.star 3x2",
    "kayles.star path:5",
    "kayles.star random:6,50,7",
    "konane.star .ox.|o..x|....",
    "konane.star xo.o.|ox.x.",
    "squares.star 17",
    "squares.star 10 0 3 3",
    "toads_and_frogs.star tt..ff",
    "toads_and_frogs.star t.tf.f",
];

/// Everything below the positions.
#[test]
fn moves_of_the_files() {
    for text in POSITIONS {
        let opened = opened(&format!("games/{text}"));
        let (game, position) = (&opened.game, &opened.position);
        let mut seen = BTreeSet::from([game.checked_text(position)]);
        let mut waiting = vec![position.clone()];
        while let Some(position) = waiting.pop() {
            let options = compare(game, &position, &text);
            waiting.extend(options.into_iter().filter(|option| seen.insert(game.checked_text(option))));
            if seen.len() > 3000 {
                break;
            }
        }
        assert!(seen.len() > 2, "{text}");
    }
}

/// Small positions of the games that the checker has rules of its own for.
const BUILT_IN: [&str; 53] = [
    "nim 3 1 2",
    "kayles 7",
    "subtraction:1,3 4 5",
    "wythoff 3 5",
    "wyt-queens e4",
    "generalised-wythoff:1 3 4",
    "generalised-wythoff:3 4 6",
    "euclid 17 24",
    "euclid 9 3",
    "fibonacci-nim 12",
    "fibonacci-nim 13 4",
    "largest-nim 3 4 4 0",
    "smallest-nim 0 2 2 3",
    "silver-dollar 3 7 8",
    "turning-turtles hthh",
    "mock-turtles hththtth",
    "twins thhth",
    "ruler tththh",
    "cutcake 4x3 2x2 1x1",
    "cutcake 2x3:3",
    "maundy-cake 4x6 2x3:2",
    "turning:1-2 hthhh",
    "turning:3 hhhhhh",
    "turning:2-3,5 hthhhh",
    "turning:1+ thhth",
    "turning:1-3C(3) hthhthh",
    "turning:2+CF hhhthh",
    "turning:3E hhhhhhhh",
    "turning:2-3E hththh",
    "turning:1+S ththhh",
    "turning:3-4SF hhthhhh",
    "turning:1,3F hththh",
    "turning-corners ttt/tth/thh",
    "turning-product:ruler,mock-turtles tth/hht",
    "turning-product:1-2S,2+E hht/hth",
    "31 14",
    "31:2 9",
    "add-back:1,4,6:4:9 5 7",
    "add-back:3,4:1:12 4 5",
    "fair-shares 5 3 1",
    "fair-shares 6 4 4",
    "poker-nim 1 2 / 2 0",
    "poker-nim 0 3 1 / 1 2",
    "sliding-toads:1,2,1,0 tt..ff",
    "sliding-toads:2,3,2,1 t..t.f...f",
    "toppling-dominoes lrel.rle",
    "childish-hackenbush r(l:T;rl:T)",
    "childish-hackenbush lrelr",
    "partizan-arc-kayles llreer",
    "partizan-arc-kayles r(l:T;el:T)",
    "wall-making 3x4",
    "wall-making x..#.|..#x.|....x",
    "clobber xox|.ox",
];

#[test]
fn moves_of_games_that_the_checker_knows() {
    for text in BUILT_IN {
        let opened = opened(text);
        let (game, position) = (&opened.game, &opened.position);
        let name = &game.checked_as(position).unwrap_or_else(|| panic!("{text}")).name;
        let mut seen = BTreeSet::from([game.checked_text(position)]);
        let mut waiting = vec![position.clone()];
        while let Some(position) = waiting.pop() {
            let is_impartial = game.is_impartial() && !game.has_endings();
            let options = compare_with(name, is_impartial, game, &position, &text);
            waiting.extend(options.into_iter().filter(|option| seen.insert(game.checked_text(option))));
            if seen.len() > 500 {
                break;
            }
        }
        assert!(seen.len() > 3, "{text}");
    }
}

/// What the checker says of a certificate is read by people: its name and its position, asked again, are that position or none.
#[test]
fn positions_of_certificates_mean_nothing_else_to_the_solver() {
    let mut the_same = 0;
    for text in BUILT_IN {
        let opened = opened(text);
        let (game, position) = (&opened.game, &opened.position);
        let name = &game.checked_as(position).unwrap_or_else(|| panic!("{text}")).name;
        let written = game.checked_text(position);
        if let Ok(again) = open_with(&format!("{name} {written}"), &Folder) {
            assert_eq!(again.game.checked_text(&again.position), written, "{text}: {name} {written}");
            the_same += 1;
        }
    }
    assert!(the_same > 30, "{the_same}");
}

fn is_refused<T>(result: &Result<T, CertificateError>) -> bool {
    matches!(result, Err(CertificateError::Refused(_) | CertificateError::Stopped(_)))
}

/// Every claim that a game has, in both conventions, of every position: accepted, under the rules that the certificate declares.
#[test]
fn certificates_of_the_files() {
    let more = [
        "clobber.star xo.|ox. + nim 2 3",
        "kayles.star path:3 + games/squares.star 7",
        "hexapawn.star ooo|...|xxx",
        "three_mens_morris.star 9 1-2,1-4,1-5,2-3,2-5,3-5,3-6,4-5,4-7,5-6,5-7,5-8,5-9,6-9,7-8,8-9 xx.oo....",
        "pong_hau_ki.star 1-3,2-3,3-4,3-5,1-4,2-5,4-5 oo.xx",
        "rook.star (2, 3)",
        "backsliding.star t.f",
        "backsliding.star tf..f",
    ];
    let limits = Limits::none().at_most_positions(100_000);
    let (mut written, mut refused) = (0, 0);
    for text in POSITIONS.into_iter().chain(more) {
        let text = format!("games/{text}");
        let mut accept = |certificate: &[u8], what: &str| {
            let accepted = zermelo_check::check(certificate)
                .unwrap_or_else(|failure| panic!("{text} {what}: {failure}"));
            let is_slow = text.contains("rook");
            assert_eq!(
                (accepted.rules_declared, accepted.moves_on_trust),
                (!is_slow, is_slow),
                "{text}: {accepted}"
            );
            written += 1;
        };
        for convention in [Convention::Normal, Convention::Misere] {
            for to_move in [None, Some(Player::Left), Some(Player::Right)] {
                for claimed in [Claimed::Winner, Claimed::Grundy, Claimed::Labels] {
                    let question = Question { to_move, convention, ..Question::new(opened(&text)) };
                    let mut certificate = Vec::new();
                    match certify(&question, claimed, &mut certificate, &limits) {
                        Ok(_) => accept(&certificate, &format!("{claimed:?} {convention}")),
                        result if is_refused(&result) => refused += 1,
                        Err(error) => panic!("{text}: {error}"),
                    }
                }
            }
        }
        let mut certificate = Vec::new();
        if !opened(&text).game.has_endings() {
            match certify_value(&opened(&text), &mut certificate, &limits) {
                Ok(_) => accept(&certificate, "value"),
                result => assert!(is_refused(&result), "{text}: {}", result.unwrap_err()),
            }
        }
    }
    assert!(written > 150 && refused > 20, "{written} {refused}");
}

/// The records of a certificate under other rules of the same name, well sealed, are not accepted.
#[test]
fn other_rules_do_not_bear_out_a_claim() {
    let question =
        Question { to_move: Some(Player::Left), ..Question::new(opened("games/clobber.star xo.|ox.")) };
    let mut certificate = Vec::new();
    let claimed = certify(&question, Claimed::Winner, &mut certificate, &Limits::none()).unwrap().claim;
    let text = String::from_utf8(certificate).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let game = lines[1].strip_prefix("game ").unwrap();
    let forged = |game: &str| {
        let mut certificate = Vec::new();
        let header = Header { game, position: "xo.|ox.", convention: Convention::Normal, claim: &claimed };
        let mut writer = CertificateWriter::new(&mut certificate, &header).unwrap();
        lines[5..lines.len() - 1].iter().for_each(|line| writer.record(line.as_bytes()).unwrap());
        writer.finish().unwrap();
        zermelo_check::check(certificate.as_slice())
    };
    assert!(forged(game).is_ok());
    for (from, to) in [
        (r#""to":[".","x"]"#, r#""to":["x","x"]"#),
        (r#""from":["o","x"]"#, r#""from":["o","x."]"#),
        (r#""passing":"never""#, r#""passing":"freely""#),
        (r#""repeat":"once""#, r#""repeat":"twice""#),
        (r#""endings":[]"#, r#""endings":[{"result":"right","when":[]}]"#),
    ] {
        assert!(game.contains(from));
        assert!(forged(&game.replace(from, to)).is_err(), "{to}");
    }
}
