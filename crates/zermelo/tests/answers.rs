//! Answers as the planner gives them: in the form of the checked-in schema, agreeing whatever the engine, with honest
//! words when a limit stops them.

use serde_json::Value;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use zermelo::answer::{
    Answer, Confidence, Engine, Question, QuestionError, Style, ValueQuestion, answer, to_json, to_text,
    value_report,
};
use zermelo::catalogue::{entries, open};
use zermelo::expression::evaluate;
use zermelo::game::{Convention, Ending, Outcome, Player, Verdict};
use zermelo::solve::{Limits, StopReason};
use zermelo::value::Script;

fn question(text: &str) -> Question {
    Question::new(open(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn solve(text: &str) -> Answer {
    answer(&question(text), &Limits::none()).unwrap()
}

fn schema() -> jsonschema::Validator {
    let text = include_str!("../docs/schema/answer-1.json");
    jsonschema::validator_for(&serde_json::from_str(text).unwrap()).unwrap()
}

#[test]
fn every_example_has_an_answer_in_the_form_of_the_schema() {
    let schema = schema();
    for text in entries().flat_map(|entry| &entry.examples) {
        for convention in [Convention::Normal, Convention::Misere] {
            for engine in [Engine::Auto, Engine::Search, Engine::AlphaBeta] {
                let limits = Limits::none().at_most_positions(20_000);
                let depth = (engine == Engine::AlphaBeta).then_some(3);
                let question = Question { convention, engine, depth, ..question(text) };
                let answered = match answer(&question, &limits) {
                    Ok(answered) => answered,
                    Err(QuestionError::NoMisere { .. }) => continue,
                    Err(error) => panic!("{text}: {error}"),
                };
                let json: Value = serde_json::from_str(&to_json(&answered)).unwrap();
                if let Err(error) = schema.validate(&json) {
                    panic!("{text}: {error} in {json}");
                }
                assert!(to_text(&answered, Style::Plain).lines().count() > 3);
            }
        }
    }
}

#[test]
fn the_schema_refuses_other_things() {
    let schema = schema();
    let mut json: Value = serde_json::from_str(&to_json(&solve("nim 3 4 5"))).unwrap();
    assert!(schema.is_valid(&json));
    json["verdicts"]["left"]["result"] = "victory".into();
    assert!(!schema.is_valid(&json));
}

#[test]
fn nim_3_4_5() {
    let answered = solve("nim 3 4 5");
    assert_eq!(answered.outcome(), Some(Outcome::N));
    assert_eq!(answered.by, "Bouton's theorem");
    assert_eq!(answered.grundy.as_deref(), Some("2"));
    assert_eq!(answered.confidence, Confidence::Proved);
    assert_eq!(answered.moves.len(), 12);
    let winning: Vec<_> = answered
        .moves
        .iter()
        .filter(|one| one.verdict.unwrap().result() == Ending::Win)
        .map(|one| one.to.as_deref().unwrap())
        .collect();
    assert_eq!(winning, ["1 4 5"]);
    assert!(answered.explanation.contains(&"2  010  nim-sum".to_owned()), "{:?}", answered.explanation);
}

/// All engines that apply give the same verdicts and the same winning moves on small questions.
#[test]
fn engines_give_the_same_answers() {
    let texts = [
        "nim 2 3",
        "bash:2 5 2",
        "31:2 8",
        "subtraction:2,3 7",
        "wythoff 3 4",
        "split 5",
        "grundys-game 7 4",
        "tictactoe xo./.x./o..",
        "tictactoe x.o/.../...",
        "chomp 3 3 1",
        "token:a>b,b>c,a>c,c>d a b",
        "nim 2 1 + bash:2 3",
        "nim 1 2 + token:a>b,b>c a",
        "token:a>b,b>a,b>c,c>d a c",
        "nim 3 + token:a>a,a>b,b>c,a>c a",
        "nim 1 1 + token:a>a,a>b,b>c,a>c a",
        "token:a>a a + token:a>b,b>a a + nim 1",
        "add-back:1,4,6:4:9 5 4",
        "fair-shares 5 2",
        "fair-shares 4 + add-back:1:2:4 3",
    ];
    for text in texts {
        for convention in [Convention::Normal, Convention::Misere] {
            let ask = |engine| answer(&Question { convention, engine, ..question(text) }, &Limits::none());
            let Ok(reference) = ask(Engine::Retrograde) else { continue };
            for engine in [
                Engine::Auto,
                Engine::Theorem,
                Engine::Grundy,
                Engine::LoopyGrundy,
                Engine::Search,
                Engine::Minimax,
                Engine::AlphaBeta,
                Engine::AndOr,
            ] {
                let Ok(answered) = ask(engine) else { continue };
                for (found, expected) in answered.verdicts.iter().zip(reference.verdicts) {
                    let Some(found) = found else { continue };
                    assert_eq!(found.result(), expected.unwrap().result(), "{text} {convention} {engine:?}");
                    if found.distance().is_some() {
                        assert_eq!(Some(*found), expected, "{text} {convention} {engine:?}");
                    }
                }
                if matches!(
                    engine,
                    Engine::Auto | Engine::Search | Engine::Theorem | Engine::Grundy | Engine::LoopyGrundy
                ) {
                    assert_eq!(results(&answered), results(&reference), "{text} {convention} {engine:?}");
                }
            }
        }
    }
}

/// The moves with their results, sorted.
fn results(answered: &Answer) -> Vec<(String, &'static str)> {
    let mut list: Vec<_> = answered
        .moves
        .iter()
        .map(|one| (format!("{} {}", one.player.word(), one.label), one.verdict.unwrap().result().word()))
        .collect();
    list.sort();
    list
}

#[test]
fn sums_mix_games_and_conventions() {
    let answered = solve("nim 3 5 + bash:3 7 + wythoff 2 4");
    assert_eq!(answered.grundy.as_deref(), Some("6"));
    assert_eq!(answered.outcome(), Some(Outcome::N));
    // Heaps beyond any search, decided by their theorems.
    let far = solve("nim 1000000000000000000000000000000 5 + bash:9 1000000000000000000007 + split 6");
    assert_eq!(far.outcome(), Some(Outcome::N));
    assert_eq!(far.moves.len(), 1);
    // A heap with more splits than can be listed.
    let splits = solve("nim 3 + split 100000000000000000002");
    assert_eq!((splits.outcome(), splits.grundy.as_deref()), (Some(Outcome::N), Some("2")));
    assert!(splits.moves.iter().any(|one| one.to.as_deref() == Some("nim 1 + split 100000000000000000002")));
    // A cycle beside a heap: the token can go round for ever.
    let loopy = solve("token:a>b,b>a a + nim 1");
    assert_eq!(loopy.outcome(), Some(Outcome::D));
    let misere = answer(
        &Question { convention: Convention::Misere, ..question("nim 1 + bash:2 1 + split 2") },
        &Limits::none(),
    )
    .unwrap();
    assert_eq!(misere.outcome(), Some(Outcome::P));
}

#[test]
fn existence_is_reported_as_such() {
    let small = solve("chomp 3x4");
    assert_eq!(small.by, "strategy stealing");
    assert_eq!(small.verdicts[0].unwrap().result(), Ending::Win);
    assert!(small.moves.iter().any(|one| one.to.as_deref() == Some("4 2 2")));
    let large = solve("chomp 100x200");
    assert_eq!(large.outcome(), Some(Outcome::N));
    assert!(large.moves.is_empty() && !large.notes.is_empty());
}

#[test]
fn illegal_and_meaningless_questions_are_refused() {
    let illegal = Question { to_move: Some(Player::Left), ..question("krk e1 e7 e8") };
    assert!(matches!(answer(&illegal, &Limits::none()), Err(QuestionError::Illegal { .. })));
    let misere = Question { convention: Convention::Misere, ..question("krk e1 a1 e8") };
    assert!(matches!(answer(&misere, &Limits::none()), Err(QuestionError::NoMisere { .. })));
    for (text, engine) in [
        ("tictactoe", Engine::Theorem),
        ("tictactoe", Engine::Grundy),
        ("token:a>b,b>a a", Engine::Grundy),
        ("token:a>b,b>a a", Engine::Minimax),
        ("token:a>b,b>a a", Engine::AndOr),
    ] {
        let question = Question { engine, ..question(text) };
        assert!(
            matches!(answer(&question, &Limits::none()), Err(QuestionError::EngineRefused { .. })),
            "{text}"
        );
    }
}

#[test]
fn limits_are_kept_and_said() {
    let tight = Limits::none().at_most_positions(1_000);
    let stopped = answer(&question("tictactoe:4x4:4"), &tight).unwrap();
    assert_eq!(stopped.confidence, Confidence::Stopped(StopReason::Positions(1_000)));
    assert_eq!(stopped.outcome(), None);
    // A theorem needs no positions.
    assert_eq!(answer(&question("nim 3 4 5"), &tight).unwrap().outcome(), Some(Outcome::N));
    let past = Limits { deadline: Some(Instant::now()), ..Limits::none() };
    let late = answer(&question("tictactoe"), &past).unwrap();
    assert_eq!(late.confidence, Confidence::Stopped(StopReason::Time));
    let memory = Limits { memory: Some(1 << 20), ..Limits::none() };
    let start = Instant::now();
    for engine in [Engine::Retrograde, Engine::Search, Engine::Minimax] {
        let limits = memory.at_most_time(Duration::from_secs(5)).at_most_positions(10_000_000);
        let question = Question { engine, ..question("nim 1000000000000000000000 5") };
        assert!(
            matches!(answer(&question, &limits).unwrap().confidence, Confidence::Stopped(_)),
            "{engine:?}"
        );
    }
    assert!(start.elapsed() < Duration::from_mins(1));
}

/// Positions whose moves would fill any memory if they were listed, or any line if they were printed.
#[test]
fn huge_positions_are_answered_in_bounds() {
    let nines = "9".repeat(70_000);
    let many = "3 ".repeat(50_000);
    let zeros = "0 ".repeat(256);
    for text in [
        format!("nim {zeros} 200 150"),
        "split 100000".to_owned(),
        format!("nim {nines}"),
        format!("wythoff {nines} 5"),
        format!("nim {many}"),
        format!("bash:2 {many}"),
        format!("split {many}"),
        "chomp 1000000x1000".to_owned(),
        format!("subtraction:1,2 {nines}"),
    ] {
        let answered = answer(&question(&text), &Limits::none()).unwrap();
        assert!(answered.outcome().is_some());
        let mut names: Vec<&str> = answered.moves.iter().map(|one| one.label.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), answered.moves.len(), "each move is listed once");
        assert!(to_text(&answered, Style::Plain).len() > 100);
        assert!(to_json(&answered).len() < 50 * text.len() + 10_000_000);
    }
}

#[test]
fn the_board_says_who_moves() {
    assert_eq!(solve("tictactoe").to_move, Some(Player::Left));
    assert_eq!(solve("tictactoe x../.../...").to_move, Some(Player::Right));
    assert_eq!(solve("krk 4k3/8/8/8/8/8/8/R3K3 b - - 0 1").to_move, Some(Player::Right));
    let fen = "4k3/8/8/8/8/8/8/R3K3 b - - 0 1";
    assert_eq!(solve(&format!("krk {fen}")).interchange.as_deref(), Some(fen));
    assert_eq!(solve("nim 3").interchange, None);
    let mate = solve("krk h2 c3 d4");
    assert_eq!(mate.verdicts[0], Some(Verdict::Win(Some(31))));
}

/// Reports of values: small positions of several games and sums, complete, cut short and with everything asked for.
#[test]
fn values_have_the_form_of_the_schema() {
    let text = include_str!("../docs/schema/value-1.json");
    let schema = jsonschema::validator_for(&serde_json::from_str(text).unwrap()).unwrap();
    let none = Limits::none();
    for (subject, limits, expected) in [
        ("domineering 2x3", none, Some("{2|-1/2}")),
        ("toppling-dominoes lrel", none, Some("{1|*}")),
        ("hackenbush lrl + er", none, None),
        ("{2|-1} + domineering 2x2 + nim 3", none, Some("{2|-1} + +-1 + *3")),
        ("domineering 4x4", none.at_most_positions(50), None),
    ] {
        let game = open(subject).unwrap();
        let question = ValueQuestion { script: Script::Ascii, threads: NonZeroUsize::MIN, everything: true };
        let (report, _) = value_report(&game, &question, &limits).unwrap();
        let json: serde_json::Value = serde_json::from_str(&report.to_json()).unwrap();
        assert!(schema.is_valid(&json), "{json}");
        assert_eq!(report.confidence == "stopped", limits.positions.is_some());
        if let Some(expected) = expected {
            let same = format!("{} = {expected}", report.value.unwrap());
            assert_eq!(evaluate(&same, &none).unwrap().value.to_string(), "yes", "{same}");
        }
    }
}
