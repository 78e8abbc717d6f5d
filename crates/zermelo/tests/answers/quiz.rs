//! Exercises: what is held to be true agrees with minimax from the definition, every right answer is taken and every
//! wrong one refused, and both outcomes are asked for.

use crate::schema::Schema;
use rustc_hash::FxHashMap;
use zermelo::catalogue::{AnyGame, AnyPosition, entries, open};
use zermelo::game::{Convention, Ending, Player, option_list};
use zermelo::quiz::{
    Asked, Exercise, Exercises, Judgement, Kind, Level, PayoffTree, PositionExercise, SheetMarkup, Source,
    TreeExercise, write_exercises_json, write_sheet,
};
use zermelo::solve::Limits;

/// Results and Grundy values straight from the definition, remembered for each game by its name.
#[derive(Default)]
struct BruteForce {
    results: FxHashMap<(String, Convention), FxHashMap<(AnyPosition, Player), Ending>>,
    values: FxHashMap<String, FxHashMap<AnyPosition, u64>>,
}

/// Heaps in order and boards turned: positions of impartial games that are the same but for that.
fn canonical(game: &(dyn AnyGame + 'static), position: &AnyPosition) -> AnyPosition {
    game.normal_form(position).position
}

/// Minimax to the end of every line of a loop-free game.
fn result(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    mover: Player,
    convention: Convention,
    memo: &mut FxHashMap<(AnyPosition, Player), Ending>,
) -> Ending {
    if let Some(ending) = game.ending(position, mover) {
        return ending;
    }
    let state = if game.is_impartial() {
        (canonical(game, position), Player::Left)
    } else {
        (position.clone(), mover)
    };
    if let Some(&known) = memo.get(&state) {
        return known;
    }
    let options = option_list(game, position, mover);
    let results =
        options.iter().map(|option| result(game, option, mover.opponent(), convention, memo).for_opponent());
    let best = results.max().unwrap_or(convention.result_when_stuck());
    memo.insert(state, best);
    best
}

fn mex_value(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    memo: &mut FxHashMap<AnyPosition, u64>,
) -> u64 {
    let form = canonical(game, position);
    if let Some(&known) = memo.get(&form) {
        return known;
    }
    let options = option_list(game, position, Player::Left);
    let below: Vec<u64> = options.iter().map(|option| mex_value(game, option, memo)).collect();
    let value = (0..=below.len() as u64).find(|value| !below.contains(value)).unwrap();
    memo.insert(form, value);
    value
}

fn is_right(exercise: &Exercise, answer: &str) -> bool {
    match exercise.judge(answer) {
        Judgement::Right(_) => true,
        Judgement::Wrong(_) => false,
        Judgement::Unclear(why) => panic!("'{answer}' was not understood: {why}\n{}", exercise.text()),
    }
}

impl BruteForce {
    fn result(&mut self, exercise: &PositionExercise, position: &AnyPosition, mover: Player) -> Ending {
        let opened = exercise.game();
        // Sums of one seed have little in common with those of another.
        let name =
            if opened.name == "sum" { opened.game.print(&opened.position) } else { opened.name.clone() };
        let memo = self.results.entry((name, exercise.convention())).or_default();
        result(opened.game.as_ref(), position, mover, exercise.convention(), memo)
    }

    fn value(&mut self, exercise: &PositionExercise) -> u64 {
        let opened = exercise.game();
        let name =
            if opened.name == "sum" { opened.game.print(&opened.position) } else { opened.name.clone() };
        mex_value(opened.game.as_ref(), &opened.position, self.values.entry(name).or_default())
    }

    fn check(&mut self, exercise: &Exercise) {
        assert!(is_right(exercise, &exercise.solution()), "{}\n{}", exercise.text(), exercise.solution());
        assert!(exercise.text().len() < 1_200, "{}", exercise.text());
        assert!(matches!(exercise.judge("what?"), Judgement::Unclear(_)));
        assert!(matches!(exercise.judge(""), Judgement::Unclear(_)));
        match exercise {
            Exercise::Position(about) => self.check_position(exercise, about),
            Exercise::Tree(about) => check_tree(exercise, about),
            Exercise::Rule(_) => check_rule(exercise),
        }
    }

    fn check_position(&mut self, exercise: &Exercise, about: &PositionExercise) {
        let (opened, mover) = (about.game(), about.mover());
        let game = opened.game.as_ref();
        let options = option_list(game, &opened.position, mover);
        assert!((1..=120).contains(&options.len()), "{} moves\n{}", options.len(), exercise.text());
        match exercise.asked() {
            Asked::Winner => {
                let truth = self.result(about, &opened.position, mover);
                let answers = [("first", Ending::Win), ("Second.", Ending::Loss), ("draw", Ending::Draw)];
                for (answer, ending) in answers {
                    assert_eq!(is_right(exercise, answer), ending == truth, "{answer}\n{}", exercise.text());
                }
                if game.is_impartial() {
                    assert!(matches!(exercise.judge("left"), Judgement::Unclear(_)));
                } else {
                    let names = [(mover, Ending::Win), (mover.opponent(), Ending::Loss)];
                    for (player, ending) in names {
                        assert_eq!(is_right(exercise, &player.to_string()), ending == truth);
                    }
                }
            }
            Asked::WinningMove => {
                let mut any = false;
                for (place, option) in options.iter().enumerate() {
                    let wins = self.result(about, option, mover.opponent()) == Ending::Loss;
                    any |= wins;
                    let label = game.move_label(&opened.position, option, mover);
                    assert_eq!(is_right(exercise, &label), wins, "{label}\n{}", exercise.text());
                    assert_eq!(
                        is_right(exercise, &(place + 1).to_string()),
                        wins,
                        "{place}\n{}",
                        exercise.text()
                    );
                    let printed = game.print(option);
                    if printed.parse::<usize>().is_err() {
                        assert_eq!(is_right(exercise, &printed), wins, "{printed}\n{}", exercise.text());
                    }
                }
                assert_eq!(is_right(exercise, "none"), !any, "{}", exercise.text());
            }
            Asked::GrundyValue => {
                let truth = self.value(about);
                for said in 0..40 {
                    assert_eq!(is_right(exercise, &said.to_string()), said == truth, "{}", exercise.text());
                    assert_eq!(is_right(exercise, &format!("*{said}")), said == truth);
                }
            }
            other => panic!("{other:?} is not about a position"),
        }
    }
}

fn tree_value(tree: &PayoffTree, node: usize) -> i64 {
    let below = tree.children(node).iter().map(|&child| tree_value(tree, child));
    match (tree.payoff(node), tree.mover(node)) {
        (Some(payoff), _) => payoff,
        (None, Player::Left) => below.max().unwrap(),
        (None, Player::Right) => below.min().unwrap(),
    }
}

fn check_tree(exercise: &Exercise, about: &TreeExercise) {
    let tree = about.tree();
    assert!((5..=40).contains(&tree.node_count()), "{}", exercise.text());
    let truth = tree_value(tree, 0);
    match exercise.asked() {
        Asked::TreeValue => {
            for said in -10..=10 {
                assert_eq!(is_right(exercise, &said.to_string()), said == truth, "{}", exercise.text());
            }
        }
        Asked::TreeMove => {
            for &child in tree.children(0) {
                let name = tree.name(child).unwrap().to_string();
                let is_best = tree_value(tree, child) == truth;
                assert_eq!(is_right(exercise, &name), is_best, "{name}\n{}", exercise.text());
                assert_eq!(is_right(exercise, &name.to_lowercase()), is_best);
            }
        }
        Asked::Winner => {
            for (answer, player) in [("left", Player::Left), ("Right wins", Player::Right)] {
                assert_eq!(is_right(exercise, answer), (truth > 0) == (player == Player::Left));
            }
            assert_eq!(is_right(exercise, "first"), (truth > 0) == (tree.mover(0) == Player::Left));
        }
        other => panic!("{other:?} is not about a tree"),
    }
}

/// All kinds and levels, 1 500 exercises: judged as by brute force, and neither outcome is rare.
#[test]
fn what_is_held_true_is_true() {
    std::thread::scope(|scope| {
        for level in Level::ALL {
            scope.spawn(move || exercises_are_right_and_varied(level));
        }
    });
}

fn exercises_are_right_and_varied(level: Level) {
    let limits = Limits::none();
    let mut brute_force = BruteForce::default();
    for kind in Kind::IN_TURN {
        let (mut winners, mut won, mut with_move, mut moves) = (0, 0, 0, 0);
        for seed in 0..10 {
            let mut exercises = Exercises::new(Source::Kinds(vec![kind]), level, seed);
            for _ in 0..10 {
                let exercise = exercises.draw(&limits).unwrap();
                brute_force.check(&exercise);
                let asked = exercise.asked();
                winners += usize::from(asked == Asked::Winner);
                won += usize::from(asked == Asked::Winner && is_right(&exercise, "first"));
                moves += usize::from(asked == Asked::WinningMove);
                with_move += usize::from(asked == Asked::WinningMove && !is_right(&exercise, "none"));
            }
        }
        let quarter = |part: usize, whole: usize| 4 * part >= whole && 4 * part <= 3 * whole;
        assert!(quarter(won, winners), "{kind:?} {level:?}: {won} of {winners} won");
        assert!(
            2 * with_move >= moves && (moves < 10 || with_move < moves),
            "{kind:?} {level:?}: {with_move} of {moves} with a winning move"
        );
        assert_eq!(winners > 0, kind != Kind::Grundy, "{kind:?} {level:?}");
    }
}

/// Every game of the catalogue has exercises on every level.
#[test]
fn every_game_has_exercises() {
    let limits = Limits::none();
    let mut brute_force = BruteForce::default();
    for entry in entries() {
        // The tables of the chess endings take their time.
        let is_slow = matches!(entry.group, zermelo::catalogue::Group::Boards);
        let count = if is_slow { 1 } else { 4 };
        for level in Level::ALL {
            let mut exercises = Exercises::new(Source::game(&entry.name).unwrap(), level, 5);
            for _ in 0..count {
                let exercise =
                    exercises.draw(&limits).unwrap_or_else(|error| panic!("{}: {error}", entry.name));
                assert!(is_right(&exercise, &exercise.solution()));
                let Exercise::Position(about) = &exercise else { panic!("{} has no trees", entry.name) };
                let game = &about.game().game;
                let is_small =
                    game.reachable_bound(&about.game().position).is_some_and(|bound| bound < 2_000);
                if game.is_loop_free() && is_small {
                    brute_force.check(&exercise);
                }
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_exercises() {
    let limits = Limits::none();
    let texts = |source: Source, seed: u64| -> Vec<String> {
        let mut exercises = Exercises::new(source, Level::Medium, seed);
        (0..10).map(|_| exercises.draw(&limits).unwrap().text()).collect()
    };
    let all = || Source::Kinds(Kind::IN_TURN.to_vec());
    assert_eq!(texts(all(), 3), texts(all(), 3));
    assert_ne!(texts(all(), 3), texts(all(), 4));
    let kayles = || Source::game("kayles").unwrap();
    assert_eq!(texts(kayles(), 3), texts(kayles(), 3));
    // What stands in the book.
    assert_eq!(texts(Source::Kinds(vec![Kind::Nim]), 7)[0].lines().count(), 2);
}

#[test]
fn sources_are_read() {
    let starts = |text: &str| match Source::game(text) {
        Ok(Source::Game(starts)) => starts
            .iter()
            .map(|start| format!("{} {}", start.name, start.game.print(&start.position)))
            .collect(),
        Ok(Source::Kinds(_)) => panic!("{text} is a game"),
        Err(error) => vec![error.message],
    };
    assert_eq!(starts("bash:5"), ["bash:5 7", "bash:5 9 10 11"]);
    assert_eq!(starts("kayles"), ["kayles 5 9 12"]);
    assert_eq!(starts("nim 3 4"), ["nim 3 4"]);
    assert_eq!(starts("nim 3 4 + kayles 5"), ["sum nim 3 4 + kayles 5"]);
    assert_eq!(starts("nmi"), ["there is no game of this name"]);
    assert_eq!(starts("nim x")[0], open("nim x").err().unwrap().message);
    let over = Exercises::new(Source::game("nim 0").unwrap(), Level::Easy, 1).draw(&Limits::none());
    assert!(over.err().unwrap().to_string().contains("no position of nim"));
}

/// The choices are what can be answered, the answers all that are right; and the JSON keeps to its schema.
#[test]
fn exercises_as_json() {
    let schema = Schema::named("quiz-1");
    let mut without_choices = 0;
    let games = ["tictactoe", "clobber", "nim 3 5 + kayles 7"].map(|game| Source::game(game).unwrap());
    for source in games.into_iter().chain([Source::Kinds(Kind::IN_TURN.to_vec())]) {
        for level in Level::ALL {
            let mut drawn = Exercises::new(source.clone(), level, 3);
            let exercises: Vec<Exercise> = (0..15).map(|_| drawn.draw(&Limits::none()).unwrap()).collect();
            for exercise in &exercises {
                let answers = exercise.answers();
                assert!(answers.contains(&exercise.solution()), "{}", exercise.text());
                let Some(choices) = exercise.choices() else {
                    without_choices += 1;
                    assert!(
                        matches!(exercise.judge(&answers[0]), Judgement::Right(_)),
                        "{}",
                        exercise.text()
                    );
                    continue;
                };
                assert!(answers.iter().all(|answer| choices.contains(answer)), "{}", exercise.text());
                for choice in &choices {
                    let judgement = exercise.judge(choice);
                    let is_as_said = match judgement {
                        Judgement::Right(_) => answers.contains(choice),
                        Judgement::Wrong(_) => !answers.contains(choice),
                        Judgement::Unclear(_) => false,
                    };
                    assert!(is_as_said, "{choice}: {judgement:?}\n{}", exercise.text());
                }
            }
            for with_solutions in [false, true] {
                let mut written = Vec::new();
                write_exercises_json(&exercises, level, 3, with_solutions, &mut written).unwrap();
                let json: serde_json::Value = serde_json::from_slice(&written).unwrap();
                assert_eq!(schema.validate(&json), Ok(()));
                let one = &json["exercises"][0];
                assert_eq!(one.get("solution").is_some(), with_solutions);
                assert_eq!(one["question"], exercises[0].question());
            }
        }
    }
    assert!(without_choices > 5, "{without_choices}");
}

/// The theorems on Chomp say who wins and nothing about values, which therefore come from the options.
#[test]
fn values_are_explained_by_what_gives_them() {
    let limits = Limits::none();
    let (mut values, mut moves) = (0, 0);
    for seed in 0..80 {
        let mut exercises = Exercises::new(Source::game("chomp 3x4").unwrap(), Level::Hard, seed);
        let Ok(exercise) = exercises.draw(&limits) else { continue };
        let Exercise::Position(about) = &exercise else { panic!("chomp has no trees") };
        let explanation = exercise.explanation().join("\n");
        let opened = about.game();
        let claim = opened.game.claim(&opened.position, about.convention());
        let Some(claim) = claim.filter(|claim| claim.grundy.is_none()) else { continue };
        let theorem = claim.by.name;
        match exercise.asked() {
            Asked::GrundyValue => {
                values += 1;
                assert!(explanation.contains("mex {") && !explanation.contains(theorem), "{explanation}");
                let value = exercise.solution();
                assert!(explanation.contains(&format!("}} = {value}.")), "{explanation}");
                assert!(!exercise.hint(1, &limits).unwrap().contains(theorem));
            }
            Asked::WinningMove if theorem == "strategy stealing" => {
                moves += 1;
                assert!(explanation.contains("the moves by a complete search"), "{explanation}");
            }
            _ => {}
        }
    }
    assert!(values > 0 && moves > 0, "{values} {moves}");
}

/// With one heap above 1 misère Nim is won by leaving an odd number of ones, which normal play would not.
#[test]
fn a_single_large_heap_of_misere_play_has_its_own_reason() {
    let limits = Limits::none();
    let mut single = 0;
    for seed in 0..200 {
        let mut exercises = Exercises::new(Source::Kinds(vec![Kind::Nim, Kind::TakeAway]), Level::Hard, seed);
        for exercise in [exercises.draw(&limits).unwrap(), exercises.draw(&limits).unwrap()] {
            let Exercise::Position(about) = &exercise else { continue };
            let opened = about.game();
            let text = opened.game.print(&opened.position);
            let modulus = opened.name.strip_prefix("bash:").map(|most| most.parse::<u64>().unwrap() + 1);
            if about.convention() != Convention::Misere || (opened.name != "nim" && modulus.is_none()) {
                continue;
            }
            let size = |word: &str| word.parse::<u64>().unwrap() % modulus.unwrap_or(u64::MAX);
            let large = text.split_whitespace().filter(|word| size(word) > 1).count();
            let explanation = exercise.explanation().join("\n");
            assert_eq!(
                explanation.contains("leaves an odd number of ones"),
                large == 1,
                "{text}: {explanation}"
            );
            assert_eq!(explanation.contains("as normal play"), large > 1, "{text}: {explanation}");
            single += usize::from(large == 1);
        }
    }
    assert!(single > 3, "{single}");
}

/// The lost heaps of the game that an exercise names in its first line, as they are found by the rules alone.
fn check_rule(exercise: &Exercise) {
    let text = exercise.text();
    let game = text.lines().next().unwrap();
    let shown = text.lines().nth(1).unwrap().split(": ").nth(1).unwrap().matches(", ").count();
    let count = if text.contains("Generalise") { 100 } else { shown + 1 };
    let mut memo = FxHashMap::default();
    let mut lost = Vec::new();
    let mut heap = 0_u64;
    while lost.len() < count {
        if let Ok(opened) = zermelo::catalogue::open(&format!("{game} {heap}")) {
            let found =
                result(opened.game.as_ref(), &opened.position, Player::Left, Convention::Normal, &mut memo);
            if found == Ending::Loss {
                lost.push(heap);
            }
        }
        heap += 1;
    }
    let answer = lost.last().unwrap();
    assert!(is_right(exercise, &answer.to_string()), "{text}: {answer}");
    assert!(!is_right(exercise, &(answer + 1).to_string()));
    assert!(!exercise.explanation().is_empty());
}

#[test]
fn rules_are_found_and_generalised() {
    for level in Level::ALL {
        for kind in [Kind::Rule, Kind::Generalise] {
            let mut exercises = Exercises::new(Source::Kinds(vec![kind]), level, 5);
            for _ in 0..4 {
                BruteForce::default().check(&exercises.draw(&Limits::none()).unwrap());
            }
        }
    }
}

fn sheet(markup: SheetMarkup) -> String {
    let mut exercises = Exercises::new(Source::Kinds(Kind::ALL.to_vec()), Level::Easy, 3);
    let drawn: Vec<Exercise> = (0..14).map(|_| exercises.draw(&Limits::none()).unwrap()).collect();
    let mut output = Vec::new();
    write_sheet(&drawn, "zermelo quiz & more", markup, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn sheets_are_whole_documents() {
    let page = sheet(SheetMarkup::Html);
    for (open, close) in
        [("<li>", "</li>"), ("<pre>", "</pre>"), ("<details>", "</details>"), ("<ol>", "</ol>")]
    {
        assert_eq!(page.matches(open).count(), page.matches(close).count(), "{open}");
    }
    assert_eq!(page.matches("<li>").count(), 28);
    assert!(page.contains("quiz &amp; more"));
    let paper = sheet(SheetMarkup::Latex);
    assert_eq!(paper.matches("\\item").count(), 28);
    assert!(paper.contains("quiz \\& more"));
    // Braces that are not escaped are balanced.
    let plain = paper.replace("\\{", "").replace("\\}", "");
    assert_eq!(plain.matches('{').count(), plain.matches('}').count());
}
