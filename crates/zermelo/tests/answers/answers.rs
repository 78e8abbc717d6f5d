//! Answers as the planner gives them: in the form of the checked-in schema, agreeing whatever the engine, with honest
//! words when a limit stops them.

use crate::clock;
use crate::schema::Schema;
use serde_json::Value;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use zermelo::answer::{
    Answer, AttemptOutcome, Confidence, Engine, Means, MovesListed, Only, Policy, Purpose, Question,
    QuestionError, Report, Stop, Style, Theory, ValueQuestion, Worth, answer, answer_by, plan_report,
    solve as solution_of, to_json, to_json_2, to_text, value_report,
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

fn schema() -> Schema {
    Schema::named("answer-1")
}

#[test]
fn every_example_has_an_answer_in_the_form_of_the_schema() {
    let schema = schema();
    for text in entries().flat_map(|entry| &entry.examples) {
        for convention in [Convention::Normal, Convention::Misere] {
            for engine in [Engine::Auto, Engine::Search, Engine::AlphaBeta] {
                let limits = Limits::none().at_most_positions(5_000);
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
    let past = clock::PAST;
    let late = answer(&question("tictactoe"), &past).unwrap();
    assert_eq!(late.confidence, Confidence::Stopped(StopReason::Time));
    let memory = Limits { memory: Some(1 << 20), ..clock::TIMED };
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
    let schema = Schema::named("value-1");
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

/// Every example of the catalogue in the second form, with each part asked for by itself; and every plan.
#[test]
fn answers_and_plans_have_the_forms_of_their_schemas() {
    let (answers, plans) = (Schema::named("answer-2"), Schema::named("plan-1"));
    for text in entries().flat_map(|entry| &entry.examples) {
        for only in [Only::WhatIsCheap, Only::Winner, Only::Move, Only::Moves, Only::Value] {
            let limits = Limits::none().at_most_positions(5_000);
            let question = Question { only, ..question(text) };
            let plan = match plan_report(&question, &Policy::default()) {
                Ok(plan) => plan,
                Err(error) => panic!("{text}: {error}"),
            };
            check(&plans, &plan);
            match answer(&question, &limits) {
                Ok(answered) => check(&answers, &answered),
                Err(QuestionError::NoValue { .. } | QuestionError::EngineRefused { .. })
                    if only == Only::Value => {}
                Err(error) => panic!("{text} {only:?}: {error}"),
            }
        }
    }
}

fn check(schema: &Schema, report: &dyn Report) {
    let mut line = Vec::new();
    report.write_json(&mut line).unwrap();
    let json: Value = serde_json::from_slice(&line).unwrap();
    if let Err(error) = schema.validate(&json) {
        panic!("{error} in {json}");
    }
}

fn json_2(text: &str) -> Value {
    serde_json::from_str(&to_json_2(&solve(text))).unwrap()
}

/// A theorem that only says who wins is not named for the move, the distances and the value.
#[test]
fn each_claim_names_its_own_evidence() {
    let chomp = json_2("chomp 3x4");
    let by = |place: &Value| chomp["evidence"][place.as_u64().unwrap() as usize]["by"].as_str().unwrap();
    assert_eq!(by(&chomp["winner"]["left"]["by"]), "strategy stealing");
    assert!(by(&chomp["winner"]["left"]["distance_by"]).starts_with("retrograde analysis"));
    assert!(by(&chomp["moves"][0]["by"]).starts_with("retrograde analysis"));
    assert_eq!(by(&chomp["worth"]["by"]), "the Sprague–Grundy theorem");
    let text = to_text(&solve("chomp 3x4"), Style::Plain);
    let line = text.lines().find(|line| line.starts_with("Proved")).unwrap();
    assert!(
        line.starts_with("Proved, by strategy stealing; the moves and distances by retrograde"),
        "{line}"
    );
    assert!(line.ends_with("; the Grundy value by the Sprague–Grundy theorem."), "{line}");
    // Bouton's theorem gives winner, moves and value; only the distances are from elsewhere.
    let nim = json_2("nim 3 4 5");
    assert_eq!(nim["worth"]["by"], 0);
    assert_eq!(nim["moves"][0]["by"], 0);
    assert_eq!(nim["moves"][0]["distance_by"], 1);
    assert!(to_text(&solve("nim 3 4 5"), Style::Plain).contains("\nProved, by Bouton's theorem.\n"));
}

/// What an attempt that is given up has found is not in the answer; that it was tried is.
#[test]
fn an_attempt_that_is_given_up_leaves_nothing_behind() {
    let policy = Policy { small: 5, first_search: 1, first_values: 1, turns: 1, ..Policy::default() };
    let plain = solve("domineering 4x5");
    let question = question("domineering 4x5");
    let tried = answer_by(&question, &policy, &Limits::none()).unwrap();
    let given_up: Vec<Theory> =
        tried.attempts.iter().filter(|one| one.is_given_up()).map(|one| one.theory).collect();
    assert_eq!(given_up, [Theory::Retrograde, Theory::Sums, Theory::Values]);
    assert_eq!(tried.evidence.len(), 1);
    assert!(tried.by.starts_with("a search of"), "{}", tried.by);
    assert!(tried.explanation.is_empty() && tried.value.is_none());
    let names: Vec<&str> = tried.stats.iter().map(|one| one.0).collect();
    assert_eq!(names, ["nodes", "depth", "table_entries"]);
    assert_eq!(tried.outcome(), plain.outcome());
    assert_eq!(results(&tried), results(&plain));
    let text = to_text(&tried, Style::Plain);
    let said = "Tried and given up: retrograde analysis (more than 5 positions), a search of sums (more than 4 096 \
                steps), canonical forms (more than 4 096 steps).";
    assert!(text.contains(said), "{text}");
    // The same turns, and the same counts, every time.
    let again = answer_by(&question, &policy, &Limits::none()).unwrap();
    assert_eq!(tried.attempts, again.attempts);
}

/// The winner is proved before the moves are rated, and stays proved when a limit stops that.
#[test]
fn rating_moves_never_takes_the_winner_back() {
    let ask = |only, positions| {
        let question =
            Question { only, to_move: Some(Player::Left), engine: Engine::Search, ..question("nogo 2x6") };
        answer(&question, &Limits { positions, ..Limits::none() }).unwrap()
    };
    let winner = ask(Only::Winner, None);
    assert_eq!((winner.confidence, winner.moves.len()), (Confidence::Proved, 0));
    let needed = winner.stats[0].1 as u64;
    let all = ask(Only::Moves, None);
    assert_eq!(all.moves_listed, MovesListed::All);
    assert!(all.stats[0].1 as u64 > needed);
    let cut = ask(Only::WhatIsCheap, Some(needed + 10));
    assert_eq!((cut.confidence, cut.verdicts[0]), (Confidence::Proved, all.verdicts[0]));
    assert_eq!(cut.moves_listed, MovesListed::Some);
    assert!(cut.notes.iter().any(|note| note.starts_with("Not all moves were rated: the limit of")));
    if all.verdicts[0].unwrap().result() == Ending::Win {
        assert!(cut.moves.iter().any(|one| one.verdict.unwrap().result() == Ending::Win));
    }
    // One proof less, and nothing is known.
    assert!(matches!(ask(Only::WhatIsCheap, Some(needed / 2)).confidence, Confidence::Stopped(_)));
}

#[test]
fn parts_of_an_answer_are_given_as_asked() {
    let ask = |text: &str, only| answer(&Question { only, ..question(text) }, &Limits::none());
    let one = ask("nim 3 4 6", Only::Move).unwrap();
    assert_eq!(one.moves.len(), 1);
    assert_eq!(one.moves[0].verdict.unwrap().result(), Ending::Win);
    assert!(ask("nim 3 4 6", Only::Winner).unwrap().moves.is_empty());
    let value = ask("domineering 2x2 + hackenbush lr", Only::Value).unwrap();
    assert!(matches!(value.worth, Some(Worth::Value(_))), "{:?}", value.worth);
    assert_eq!(ask("kayles 7", Only::Value).unwrap().worth, Some(Worth::Nimber(2_u8.into())));
    assert!(matches!(ask("tictactoe", Only::Value), Err(QuestionError::NoValue { .. })));
    // A symmetry gives the winner, which is no reason to leave the value out.
    assert_eq!(solve("cram 4x5").grundy.as_deref(), ask("cram 4x5", Only::Value).unwrap().grundy.as_deref());
    assert!(solve("cram 4x5").grundy.is_some());
}

/// Distances that are not asked for cost at most a set amount of work.
#[test]
fn distances_have_a_budget() {
    let turning = solve("turning:1+ 14");
    assert!(turning.outcome().is_some());
    assert_eq!(turning.verdicts[0].unwrap().distance(), None);
    let given_up = turning.attempts.last().unwrap();
    assert_eq!(given_up.purpose, Purpose::Distances);
    assert!(matches!(given_up.outcome, AttemptOutcome::Stopped(Stop::Work(_))));
}

#[test]
fn a_bare_integer_after_heaps_is_remarked_on() {
    let remark = |text: &str| solve(text).notes.iter().any(|note| note.contains("is the integer 4"));
    assert!(remark("nim 3 + 4"));
    assert!(!remark("nim 3 + nim 4") && !remark("{2|-1} + 4") && !remark("domineering 2x2 + 4"));
}

#[test]
fn one_move_of_many_is_not_called_all() {
    let question = Question { engine: Engine::AlphaBeta, ..question("tictactoe") };
    let answered = answer(&question, &Limits::none()).unwrap();
    assert_eq!((answered.moves.len(), answered.moves_listed), (1, MovesListed::Some));
    assert!(to_text(&answered, Style::Plain).contains("\nDrawing moves (there may be more)\n"));
}

/// Where a limit comes while moves are rated, those that were are not called all; a winning move that a theorem names is there.
#[test]
fn some_losing_moves_are_not_called_all() {
    let cut = |text: &str, to_move: Option<Player>, most: u64| {
        let question = Question { engine: Engine::Sums, to_move, ..question(text) };
        let limits = Limits::none().at_most_positions(most);
        to_text(&answer(&question, &limits).unwrap(), Style::Plain)
    };
    let symmetric = cut("cram 4x5", None, 100);
    assert!(symmetric.contains("\nWinning moves (there may be more)\n  c2-c3 "), "{symmetric}");
    assert!(symmetric.contains("\nOther moves are known to lose (5).\n"), "{symmetric}");
    let first = cut("domineering 4x4", Some(Player::Left), 20);
    assert!(first.contains("Left to move wins."), "{first}");
    assert!(first.contains("\nLosing moves (there may be more)\n  a1-a2 "), "{first}");
    // Of a position that is lost, all moves lose, rated or not.
    let lost = cut("clobber 5x2 + clobber 2x5", None, 1);
    assert!(lost.contains("\nEvery move loses\n"), "{lost}");
}

/// What each theory finds, as data: the means of the evidence, and a worth where the theory has one.
#[test]
fn each_theory_gives_its_finding() {
    let found = |text: &str, engine| {
        let question = Question { engine, ..question(text) };
        solution_of(&question, &Policy::default(), &Limits::none()).unwrap()
    };
    let means = |text: &str, engine| {
        let solution = found(text, engine);
        assert_eq!(solution.claims.winner, Some(0), "{text} {engine:?}");
        assert_eq!(solution.attempts[0].outcome, AttemptOutcome::Found, "{text} {engine:?}");
        let finding = solution.finding.unwrap();
        assert_eq!(solution.evidence[0], finding.evidence, "{text} {engine:?}");
        (finding.evidence.means, finding.worth)
    };
    let (theorem, worth) = means("nim 3 4 5", Engine::Theorem);
    assert!(matches!(theorem, Means::Theorem(reference) if reference.name == "Bouton's theorem"));
    assert_eq!(worth, Some(Worth::Nimber(2_u8.into())));
    let kayles = means("kayles 7 + kayles 2", Engine::Grundy);
    assert_eq!(kayles, (Means::GrundyValues(2), Some(Worth::Nimber(0_u8.into()))));
    // On a large board a proof for each nimber is quicker than the least excluded values of all that is below.
    let cram = means("cram 5x6", Engine::Grundy);
    assert!(
        matches!(cram, (Means::GameSearch(1..), Some(Worth::Nimber(ref worth))) if *worth == 2_u8.into())
    );
    let nogo = means("impartial:nogo 2x7", Engine::Grundy);
    assert!(matches!(nogo, (Means::SumSearch(1..), Some(Worth::Nimber(ref worth))) if *worth == 0_u8.into()));
    let (loopy, worth) = means("token:a>b,b>a,b>c a", Engine::LoopyGrundy);
    assert_eq!(loopy, Means::LoopyGrundyValues(1));
    assert!(matches!(worth, Some(Worth::Loopy(_))));
    let cold = means("domineering 1x2", Engine::Values);
    assert_eq!(cold, (Means::CanonicalForms(1), Some(Worth::Value("-1".to_owned()))));
    // In impartial games a move is told once, for both players.
    let question = Question { engine: Engine::Values, ..question("cram 1x3") };
    assert_eq!(answer(&question, &Limits::none()).unwrap().moves.len(), 2);
    let board = "tictactoe xo./.x./o..";
    assert!(matches!(means(board, Engine::Retrograde), (Means::Retrograde(1..), None)));
    assert!(matches!(means(board, Engine::Search), (Means::Search(1..), None)));
    for (engine, prune) in [(Engine::Minimax, false), (Engine::AlphaBeta, true)] {
        assert_eq!(means(board, engine), (Means::Depth { prune, depth: None }, None));
    }
    assert_eq!(means(board, Engine::AndOr), (Means::RandomOrder { seed: 1 }, None));
    // Labels complete a theorem, and say so.
    let solution = found("nim 3 4 5", Engine::Auto);
    assert_eq!(
        (solution.claims.moves, solution.claims.distances, solution.claims.line),
        (Some(0), Some(1), Some(1))
    );
    assert!(matches!(solution.evidence[1].means, Means::Retrograde(_)));
}

/// A limit that keeps what was asked for from being found is told apart from one that keeps what is said besides, and what is
/// known is said all the same.
#[test]
fn what_was_asked_for_and_is_cut() {
    let ask = |text, only, positions| {
        let question = Question { only, to_move: Some(Player::Left), ..question(text) };
        answer(&question, &Limits::none().at_most_positions(positions)).unwrap()
    };
    let limit = |positions| Some(StopReason::Positions(positions));
    let moves = ask("nogo 3x5", Only::Moves, 80_000);
    assert_eq!((moves.confidence, moves.cut), (Confidence::Proved, limit(80_000)));
    assert!(to_json_2(&moves).contains("\"stopped\":\"the limit of 80000 positions was reached\""));
    assert_eq!(ask("nogo 3x5", Only::Winner, 80_000).cut, None);
    assert_eq!(ask("nogo 2x3", Only::Moves, 80_000).cut, None);
    let value = ask("cram 5x6", Only::Value, 100);
    assert_eq!((value.confidence, value.cut), (Confidence::Proved, limit(100)));
    assert_eq!((value.outcome(), value.worth), (Some(Outcome::N), None));
}

#[test]
fn the_value_that_was_asked_for_is_told() {
    let question = Question { only: Only::Value, ..question("domineering 2x3") };
    let text = to_text(&answer(&question, &Limits::none()).unwrap(), Style::Plain);
    assert!(text.contains("The position is worth {2|-1/2}."), "{text}");
}
