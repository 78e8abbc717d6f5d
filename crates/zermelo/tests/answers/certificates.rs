//! Certificates of real answers are accepted by the checker, which shares nothing with the solver, and say what the
//! engines say.

use std::sync::Arc;
use zermelo::answer::{Question, answer, answer_graph};
use zermelo::catalogue::{Catalogue, Catalogued, Entry, Group, OpenGame, entries, open};
use zermelo::certificate::{
    CertificateError, Certified, Claimed, GraphClaimed, certify, certify_comparison, certify_graph,
    certify_period, certify_quotient, certify_value,
};
use zermelo::expression::evaluate;
use zermelo::game::graph::GraphFormat;
use zermelo::game::{Convention, Ending, NoFiles, Notation, Player, Verdict};
use zermelo::heap::{GrundySequence, HeapCode, Method};
use zermelo::misere::misere_quotient;
use zermelo::rulesets::heap::{Heaps, Splitting};
use zermelo::solve::Limits;
use zermelo_check::check;

/// Small enough for a quick test.
fn limits() -> Limits<'static> {
    Limits::none().at_most_positions(6_000)
}

/// The words of an accepted certificate.
fn accepted(certificate: &[u8], what: &str) -> String {
    match check(certificate) {
        Ok(accepted) => accepted.to_string(),
        Err(failure) => {
            let text = String::from_utf8_lossy(certificate);
            panic!("{what}: {failure}\n{}", text.lines().take(40).collect::<Vec<_>>().join("\n"))
        }
    }
}

/// Whether there is a certificate; a game without the theory, or one too large for the test, has none.
fn is_written(what: &str, result: Result<Certified, CertificateError>) -> bool {
    match result {
        Ok(_) => true,
        Err(CertificateError::Stopped(_) | CertificateError::TooManyMoves | CertificateError::Refused(_)) => {
            false
        }
        Err(error) => panic!("{what}: {error}"),
    }
}

fn positions() -> Vec<&'static str> {
    let examples = entries().flat_map(|entry| entry.examples.iter().map(AsRef::as_ref));
    let more = [
        "nim 1 1 2 2",
        "nim 0 0",
        "wythoff 0 0",
        "wythoff 3 4",
        "chomp 2x2",
        "kayles 3 3 1",
        "heaps:4.07 5 5",
        "heaps:0.3F 4 2",
        "subtraction:1,3,4 9 5",
        "domineering 3x3",
        "clobber 2x4",
        "toads-and-frogs t.f.t.f",
        "toads-and-frogs:2 ttf.ff",
        "hackenbush lrl + er",
        "hackenbush e(ee:A;e:A)",
        "tictactoe xo./.x./..o",
        "tictactoe x.o/.../...",
        "tictactoe xox/ox./.o.",
        "krk c1 b7 a1",
        "krk a1 h8 b3",
        "kpk e6 e5 e8",
        "token:a>b,b>c,a>c,c>a,c>d a",
        "token:a>b,b>a,b>c,c>d,d>b a b",
        "nim 2 3 + kayles 4",
        "go 2x2",
        "leaves 1 1 2",
        "wall-making 3x3",
        "treblecross 7",
        "node-kayles path:5",
        // Of parameters with more digits than the checker reads.
        "generalised-wythoff:1000000000000000000 4 9",
        "subtraction:1,1000000000000000000 4 5",
        "toads-and-frogs:18446744073709551615 tt.ff",
    ];
    examples.chain(more).collect()
}

/// Every example of every game, with either player to begin, in both conventions: who wins.
#[test]
fn winners() {
    let (mut count, mut drawn, mut known) = (0, 0, 0);
    for text in positions() {
        let opened = open(text).unwrap();
        // Others reach the limits, slowly.
        if opened.game.reachable_bound(&opened.position).is_some_and(|bound| bound > 1 << 24) {
            continue;
        }
        for (mover, convention) in
            Player::BOTH.into_iter().flat_map(|player| CONVENTIONS.map(|convention| (player, convention)))
        {
            let question =
                Question { to_move: Some(mover), convention, ..Question::new(open(text).unwrap()) };
            let what = format!("{text}, {mover} to move, {convention}");
            let Ok(found) = answer(&question, &limits()) else { continue };
            let Some(verdict) = found.verdicts[mover.index()] else { continue };
            let mut certificate = Vec::new();
            match certify(&question, Claimed::Winner, &mut certificate, &limits()) {
                Ok(certified) => known += usize::from(certified.is_known),
                Err(CertificateError::Stopped(_) | CertificateError::TooManyMoves) => continue,
                Err(error) => panic!("{what}: {error}"),
            }
            let words = accepted(&certificate, &what);
            let expected = match verdict.result() {
                Ending::Win => format!("{mover} wins"),
                Ending::Loss => format!("{} wins", mover.opponent()),
                Ending::Draw => "a draw".to_owned(),
            };
            assert!(words.contains(&expected), "{what}: {words}");
            count += 1;
            drawn += usize::from(verdict.result() == Ending::Draw);
        }
    }
    assert!(count > 200 && drawn > 10 && known > 60, "{count} {drawn} {known}");
}

/// Strategies on boards that fall apart, which a search of whole positions would be long about.
#[test]
fn winners_of_sums() {
    let texts = ["clobber xoxoxoxoxoxoxoxoxoxo", "domineering 5x6", "clobber 3x5", "cram 4x5", "nogo 3x4"];
    for (text, convention) in
        texts.into_iter().flat_map(|text| CONVENTIONS.map(|convention| (text, convention)))
    {
        let question =
            Question { to_move: Some(Player::Right), convention, ..Question::new(open(text).unwrap()) };
        let found = answer(&question, &Limits::none()).unwrap();
        let limits = Limits::none().at_most_positions(600_000);
        let mut certificate = Vec::new();
        certify(&question, Claimed::Winner, &mut certificate, &limits).unwrap();
        let wins = found.verdicts[1].unwrap().result() == Ending::Win;
        let winner = if wins { Player::Right } else { Player::Left };
        let words = accepted(&certificate, text);
        assert!(words.contains(&format!("Right to move, {winner} wins")), "{text}, {convention}: {words}");
    }
}

/// Without a player to begin, an answer about both, where it matters who begins.
#[test]
fn outcomes() {
    let mut both = 0;
    for text in positions() {
        let question = Question::new(open(text).unwrap());
        let opened = &question.game;
        if opened.game.reachable_bound(&opened.position).is_some_and(|bound| bound > 1 << 20) {
            continue;
        }
        let Ok(found) = answer(&question, &limits()) else { continue };
        let mut certificate = Vec::new();
        match certify(&question, Claimed::Winner, &mut certificate, &limits()) {
            Ok(_) => {}
            Err(CertificateError::Stopped(_) | CertificateError::TooManyMoves) => continue,
            Err(error) => panic!("{text}: {error}"),
        }
        let words = accepted(&certificate, text);
        for mover in Player::BOTH {
            let is_said = words.contains(&format!("{mover} to move"));
            let expected = match found.verdicts[mover.index()].map(Verdict::result) {
                Some(Ending::Win) => format!("{mover} to move, {mover} wins"),
                Some(Ending::Loss) => format!("{mover} to move, {} wins", mover.opponent()),
                Some(Ending::Draw) => format!("{mover} to move, a draw"),
                None => continue,
            };
            assert_eq!(words.contains(&expected), is_said, "{text}: {words}");
        }
        both += usize::from(words.contains("Left to move") && words.contains("Right to move"));
    }
    assert!(both > 30, "{both}");
}

/// Positions far too large for a strategy, and small ones, by theorems.
#[test]
fn theorems() {
    let texts = [
        "nim 123456789012345678 987654321098765432 5",
        "nim 123456789012345678 123456789012345678",
        "nim 7 1",
        "wythoff 161803398874989484 261803398874989484",
        "wythoff 1000000000000 2000000000000",
        "wythoff 3 4",
        "chomp 400000000 300000000",
        "chomp 7 6",
        "chomp 60x60",
        "chomp 3000x2",
        "chomp 2x3000",
        "nim 100000000000 5 7",
        "chomp 9 1 1 1",
        "chomp 40x30",
        "hackenbush e(ee:A;e:A) + eee",
        "hackenbush eeee(ee;e) + e(e:A;ee:A)",
        "kayles 300 400 500",
        "dawsons-chess 100 100",
        "bash:5 100000 100003",
        "subtraction:1,3,4 99 500 17",
        "subtraction:1,3,4 99999999999999 500 17",
        "bash:7 123456789012345678 5",
        "kayles 1000000000000 1000000000007",
        "kayles 999999999999999999 999999999999999999",
        "heaps:0.16 1000000000000 300",
        "nim 300 5 + kayles 40",
        "kayles 9 + kayles 9",
    ];
    for text in texts {
        let question = Question::new(open(text).unwrap());
        let found = answer(&question, &Limits::none()).unwrap();
        let mut certificate = Vec::new();
        let certified = certify(&question, Claimed::Theorem, &mut certificate, &Limits::none());
        assert!(certified.unwrap_or_else(|error| panic!("{text}: {error}")).is_known);
        let words = accepted(&certificate, text);
        let expected = match found.verdicts[0].unwrap().result() {
            Ending::Win => "Left to move, Left wins",
            Ending::Loss => "Left to move, Right wins",
            Ending::Draw => "a draw",
        };
        assert!(words.contains(expected) && words.contains("; by "), "{text}: {words}");
    }
}

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

#[test]
fn grundy_values() {
    let mut count = 0;
    for text in positions() {
        let question = Question::new(open(text).unwrap());
        if question.game.game.reachable_bound(&question.game.position).is_none_or(|bound| bound > 1 << 20) {
            continue;
        }
        let Ok(found) = answer(&question, &limits()) else { continue };
        let mut certificate = Vec::new();
        if !is_written(text, certify(&question, Claimed::Grundy, &mut certificate, &limits())) {
            continue;
        }
        let words = accepted(&certificate, text);
        if let Some(value) = found.grundy {
            assert!(words.contains(&format!("has Grundy value {value}")), "{text}: {words}");
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

#[test]
fn labels() {
    let mut count = 0;
    for text in positions() {
        let question = Question { to_move: Some(Player::Left), ..Question::new(open(text).unwrap()) };
        let position = &question.game.position;
        if question.game.game.reachable_bound(position).is_none_or(|bound| bound > 1 << 14)
            || question.game.game.illegal(position, Player::Left).is_some()
        {
            continue;
        }
        let mut certificate = Vec::new();
        if !is_written(text, certify(&question, Claimed::Labels, &mut certificate, &limits())) {
            continue;
        }
        assert!(accepted(&certificate, text).contains("the labels of"), "{text}");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

/// A game that the checker knows is not said to be unknown where its heaps are too large for all labels.
#[test]
fn labels_of_large_heaps_are_too_many() {
    let refused = |text: &str| {
        let question = Question::new(open(text).unwrap());
        certify(&question, Claimed::Labels, &mut Vec::new(), &limits()).unwrap_err()
    };
    for text in ["wythoff 165580141 267914295", "nim 10000000 1", "wythoff 3 1000000000000000000000"] {
        assert!(matches!(refused(text), CertificateError::TooManyMoves), "{text}: {}", refused(text));
    }
    let unknown = "go 1x2";
    assert!(matches!(refused(unknown), CertificateError::Refused(_)), "{unknown}: {}", refused(unknown));
}

#[test]
fn canonical_forms() {
    let mut count = 0;
    for text in positions() {
        let opened: OpenGame = open(text).unwrap();
        if opened.game.reachable_bound(&opened.position).is_none_or(|bound| bound > 1_000) {
            continue;
        }
        let mut certificate = Vec::new();
        if !is_written(text, certify_value(&opened, &mut certificate, &limits())) {
            continue;
        }
        let words = accepted(&certificate, text);
        assert!(words.contains("the canonical form"), "{text}: {words}");
        count += 1;
    }
    assert!(count > 25, "{count}");
}

/// How games compare: what is claimed in words is what the evaluator says of these words.
#[test]
fn comparisons() {
    let games = [
        "0",
        "1",
        "-3",
        "1/2",
        "-5/8",
        "*",
        "*3",
        "^",
        "v*",
        "^^*",
        "1/2^",
        "3v*2",
        "+-1",
        "+-{2,3*}",
        "{1|-1}",
        "{2|-1} + {1|0}",
        "{1,*|-1,v}",
        "{1/2||0|-1}",
        "-{3|*}",
        "{1+1|}",
        "{{1|-1} + *|0}",
        "Tiny(2)",
        "a",
        "heat(^, 1)",
        "^<2>",
        "^[2]",
        "2 x {1|0}",
        "3/4 - (1/2 - ^)",
        "{1|0} : *",
        "star(4) - *4",
    ];
    let mut signs = [0; 3];
    for one in games {
        for two in games.iter().step_by(3).chain(["1", "a + a", "{1|}"].iter()) {
            let text = format!("{one} = {two}");
            let mut certificate = Vec::new();
            let lines = ["let a = {1|*}", text.as_str()];
            certify_comparison(&lines, &NoFiles, &mut certificate, &limits())
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            let words = accepted(&certificate, &text);
            let (statement, _) = words.rsplit_once(" (").unwrap();
            let claimed =
                evaluate(statement, &Limits::none()).unwrap_or_else(|error| panic!("{statement}: {error}"));
            assert_eq!(claimed.value.to_string(), "yes", "{text}: {statement}");
            let same = evaluate(
                &text.replace('a', "{1|*}").replace("he{1|*}t", "heat").replace("st{1|*}r", "star"),
                &Limits::none(),
            )
            .unwrap();
            assert_eq!(same.value.to_string() == "yes", statement.contains(" = "), "{text}: {statement}");
            let sign = [" = ", " < ", " || "].iter().position(|sign| statement.contains(sign)).unwrap();
            signs[sign] += 1;
        }
    }
    assert!(signs.iter().all(|&count| count > 10), "{signs:?}");
    for text in
        ["{1|-1}", "outcome({1|0}) = N", "*340282366920938463463374607431768211455 = *", "1000000000000 = 1"]
    {
        let refused = certify_comparison(&[text], &NoFiles, &mut Vec::new(), &limits());
        assert!(refused.is_err(), "{text}");
    }
}

/// Positions, and what lines before have bound, stand for their values.
#[test]
fn comparisons_of_positions() {
    for (lines, claim) in [
        (&["domineering(2x3) >= clobber(xo)"][..], "that {2|-1/2} || *"),
        (&["n := 3", "domineering(1x{n}) < 0"], "that -1 < 0"),
        (&["let n = 2; nim({n} 1) = *3"], "that *3 = *3"),
    ] {
        let mut certificate = Vec::new();
        let certified = certify_comparison(lines, &NoFiles, &mut certificate, &limits()).unwrap();
        assert_eq!(certified.claim, claim);
        accepted(&certificate, claim);
    }
}

/// Stoppers: the order that is certified is that of the evaluator, and the claim in words reads back to the same games.
#[test]
fn comparisons_of_stoppers() {
    let games = [
        "0",
        "*",
        "^",
        "1/2",
        "on",
        "off",
        "over",
        "under",
        "upon",
        "upon*",
        "-upon",
        "{on|off}",
        "{over|under}",
        "a{0||a}",
        "a{0||0|a}",
        "a{1|a||}",
        "a{*|0,a}",
        "{on||0|off}",
        "2 + over",
        "{over|-1}",
        "^[on]",
        "Tiny(on)",
    ];
    let mut signs = [0; 3];
    for one in games {
        for two in games {
            let text = format!("{one} = {two}");
            let mut certificate = Vec::new();
            let certified = match certify_comparison(&[&text], &NoFiles, &mut certificate, &limits()) {
                Ok(certified) => certified,
                Err(CertificateError::Refused(why)) if why.to_string().contains("not a stopper") => continue,
                Err(error) => panic!("{text}: {error}"),
            };
            let words = accepted(&certificate, &text);
            let (statement, _) = words.rsplit_once(" (").unwrap();
            let sign = [" = ", " < ", " cannot be compared", " || "]
                .iter()
                .position(|sign| statement.contains(sign))
                .unwrap();
            let sign = sign.min(2);
            signs[sign] += 1;
            let asked = |sign: &str| {
                let text = format!("{one} {sign} {two}");
                evaluate(&text, &Limits::none()).unwrap().value.to_string() == "yes"
            };
            match sign {
                0 => assert!(asked("="), "{text}: {statement}"),
                1 => assert!(asked("<") || asked(">"), "{text}: {statement}"),
                _ => assert!(asked("<>"), "{text}: {statement}"),
            }
            if sign < 2 && certified.claim.starts_with("stoppers") && !statement.contains("node") {
                let again = evaluate(statement, &Limits::none())
                    .unwrap_or_else(|error| panic!("{statement}: {error}"));
                assert_eq!(again.value.to_string(), "yes", "{text}: {statement}");
            }
        }
    }
    assert!(signs.iter().all(|&count| count > 20), "{signs:?}");
    assert!(certify_comparison(&["tis > dud"], &NoFiles, &mut Vec::new(), &limits()).is_err());
}

#[test]
fn graphs() {
    let texts = [
        "a b\nb c\nc a\nc d\n",
        "a b\n",
        "1 2\n2 1\n2 3\n4 4\n4 3\n4 2\n",
        r#"{"moves": {"left": [["a", "b"], ["b", "c"]], "right": [["b", "a"], ["a", "c"]]},
            "endings": [{"position": "c", "to_move": "left", "result": "win"},
                        {"position": "c", "to_move": "right", "result": "draw"}]}"#,
    ];
    for text in texts {
        let game = GraphFormat::guess(text).read(text).unwrap();
        for convention in CONVENTIONS {
            let answer = answer_graph(&game, convention, &Limits::none()).unwrap();
            let mut certificate = Vec::new();
            certify_graph(&answer, GraphClaimed::Labels, &mut certificate).unwrap();
            accepted(&certificate, text);
            let mut certificate = Vec::new();
            if answer.loopy_values().is_some() {
                certify_graph(&answer, GraphClaimed::LoopyGrundy, &mut certificate).unwrap();
                accepted(&certificate, text);
            }
        }
    }
}

#[test]
fn periods_and_quotients() {
    for text in ["0.77", "0.07", "0.137", "0.6", "0.16", "0.333", "4.7", "0.3", "0.123"] {
        let code: HeapCode = text.parse().unwrap();
        let mut sequence = GrundySequence::new(&code, Method::default(), 1 << 20).unwrap();
        sequence.extend(20_000, &Limits::none()).unwrap();
        let mut certificate = Vec::new();
        match certify_period(&sequence, &mut certificate) {
            Ok(_) => assert!(accepted(&certificate, text).contains("period"), "{text}"),
            Err(CertificateError::Refused(_)) => {
                assert!(matches!(text, "0.6" | "0.16" | "0.333" | "4.7"), "{text}");
            }
            Err(error) => panic!("{text}: {error}"),
        }
        let found = misere_quotient(&code, 60, &Limits::none().at_most_positions(100_000));
        let mut certificate = Vec::new();
        certify_quotient(&found.quotient, &mut certificate).unwrap();
        assert!(accepted(&certificate, text).contains("elements"), "{text}");
    }
}

/// The period of every octal code up to three digits that is proved soon is accepted.
#[test]
fn periods_of_all_small_octal_codes() {
    let mut proved = 0;
    for number in 0..1024 {
        let text = format!("{}.{:03o}", 4 * (number >> 9), number & 511);
        let Ok(code) = text.parse::<HeapCode>() else { continue };
        let mut sequence = GrundySequence::new(&code, Method::default(), 1 << 20).unwrap();
        sequence.extend(2_000, &Limits::none()).unwrap();
        let mut certificate = Vec::new();
        match certify_period(&sequence, &mut certificate) {
            Ok(_) => {
                assert!(accepted(&certificate, &text).contains("period"), "{text}");
                proved += 1;
            }
            Err(CertificateError::Refused(_)) => assert!(sequence.period().is_none(), "{text}"),
            Err(error) => panic!("{text}: {error}"),
        }
    }
    assert!(proved > 650, "{proved}");
}

/// Splitting under a name that the checker gives to another game.
fn named(name: &str, position: &str) -> OpenGame {
    let game = Splitting { unequal: false };
    let heaps: Heaps = game.parse(position).unwrap();
    OpenGame::new(name, Catalogued::new(game).with_theorem(), heaps)
}

/// A caller's own game is certified as what it is, whatever its name: the certificate carries its moves, and is of no game
/// that the checker knows.
#[test]
fn own_games_with_the_names_of_others() {
    for name in [
        "nim",
        "hackenbush",
        "green-hackenbush",
        "heaps:0.77",
        "heaps:8.3",
        "wythoff",
        "chomp",
        "krk",
        "tictactoe",
        "toads-and-frogs:2",
        "token:a>b",
        "nim + nim",
        "nim\nposition 3",
        "sum",
    ] {
        // The next player would win Nim from both.
        for (position, winner) in [("3", "Right wins"), ("4", "Left wins"), ("3 4", "Left wins")] {
            let question = Question { to_move: Some(Player::Left), ..Question::new(named(name, position)) };
            let mut certificate = Vec::new();
            let certified = certify(&question, Claimed::Winner, &mut certificate, &limits()).unwrap();
            let words = accepted(&certificate, name);
            assert!(!certified.is_known, "{name}");
            assert!(words.contains(winner), "{name} {position}: {words}");
        }
        let mut certificate = Vec::new();
        certify_value(&named(name, "3 4"), &mut certificate, &limits()).unwrap();
        accepted(&certificate, name);
    }
}

/// The same where a catalogue of the caller's gives the name, in a sum too.
#[test]
fn own_catalogues_with_the_names_of_others() {
    let entry = |name: &'static str| {
        Entry::new(name, "Splitting", Group::Heaps, |_| {
            Ok(Arc::new(Catalogued::new(Splitting { unequal: false }).with_theorem()))
        })
    };
    let catalogue = Catalogue::empty().with(entry("nim")).unwrap().with(entry("hackenbush")).unwrap();
    for (text, winner) in [
        ("nim 3", "Right wins"),
        ("hackenbush 4", "Left wins"),
        ("nim 4 + hackenbush 4", "Right wins"),
        ("nim 3 + nim 4", "Left wins"),
    ] {
        let opened = catalogue.open(text).unwrap();
        let question = Question { to_move: Some(Player::Left), ..Question::new(opened) };
        let mut certificate = Vec::new();
        let certified = certify(&question, Claimed::Winner, &mut certificate, &limits()).unwrap();
        assert!(!certified.is_known, "{text}");
        let words = accepted(&certificate, text);
        assert!(words.contains(winner), "{text}: {words}");
    }
}
