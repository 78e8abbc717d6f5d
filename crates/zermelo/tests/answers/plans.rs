//! The planner as a pure function: tables of facts and the plans that they give. Nothing is run.

use zermelo::answer::{
    Asked, Budget, Engine, Facts, Only, Policy, Purpose, Step, TheoremFacts, Theory, plan,
};
use zermelo::game::{Convention, Player};

/// A partizan, loop-free game in normal play of which nothing else is known.
fn plain() -> Facts {
    Facts {
        convention: Convention::Normal,
        is_impartial: false,
        is_loop_free: true,
        has_endings: false,
        theorem: None,
        has_nimber_search: false,
        has_own_search: false,
        has_dense_table: false,
        has_known_labels: false,
        table_work: None,
        reachable_bound: None,
        component_count: 1,
        movers: Player::BOTH.to_vec(),
        to_move: None,
    }
}

fn impartial() -> Facts {
    Facts { is_impartial: true, ..plain() }
}

fn steps(facts: &Facts, only: Only) -> Vec<Step> {
    plan(facts, Asked { engine: Engine::Auto, only }, &Policy::default()).steps
}

/// The theories of a plan with their purposes.
fn theories(facts: &Facts, only: Only) -> Vec<(Theory, Purpose)> {
    steps(facts, only).iter().map(|step| (step.theory, step.purpose)).collect()
}

const NAMES_ALL: TheoremFacts = TheoremFacts { names_all_moves: true, gives_grundy: true };
const EXISTENCE: TheoremFacts = TheoremFacts { names_all_moves: false, gives_grundy: false };

/// A name, facts, and the plan that they give.
type Row = (&'static str, Facts, &'static [(Theory, Purpose)]);

#[test]
fn facts_decide_the_theory() {
    use Purpose::{Answer, Distances, Moves, Worth};
    let bound = |bound| Some(bound);
    let table: [Row; 14] = [
        (
            "Nim, small",
            Facts { theorem: Some(NAMES_ALL), reachable_bound: bound(100), ..impartial() },
            &[(Theory::Theorem, Answer), (Theory::Retrograde, Distances)],
        ),
        ("Nim, large", Facts { theorem: Some(NAMES_ALL), ..impartial() }, &[(Theory::Theorem, Answer)]),
        (
            "Chomp, small",
            Facts { theorem: Some(EXISTENCE), reachable_bound: bound(100), ..impartial() },
            &[
                (Theory::Theorem, Answer),
                (Theory::Retrograde, Moves),
                (Theory::Retrograde, Distances),
                (Theory::Grundy, Worth),
            ],
        ),
        (
            "Chomp, with a table in reach",
            Facts {
                theorem: Some(EXISTENCE),
                has_dense_table: true,
                table_work: Some(1_000_000),
                reachable_bound: bound(u64::MAX),
                ..impartial()
            },
            &[(Theory::Theorem, Answer), (Theory::Table, Moves)],
        ),
        (
            "Chomp, out of reach",
            Facts { theorem: Some(EXISTENCE), ..impartial() },
            &[(Theory::Theorem, Answer)],
        ),
        (
            "Kayles",
            Facts { reachable_bound: bound(10_000), ..impartial() },
            &[(Theory::Grundy, Answer), (Theory::Retrograde, Distances)],
        ),
        (
            "Kayles, large",
            Facts { reachable_bound: bound(1_000_000), ..impartial() },
            &[(Theory::Grundy, Answer)],
        ),
        (
            "Kayles, misère",
            Facts { convention: Convention::Misere, ..impartial() },
            &[(Theory::Retrograde, Answer), (Theory::Sums, Answer)],
        ),
        (
            "a loopy token",
            Facts { is_loop_free: false, reachable_bound: bound(9), ..impartial() },
            &[(Theory::LoopyGrundy, Answer), (Theory::Search, Answer), (Theory::Retrograde, Distances)],
        ),
        (
            "a chess ending",
            Facts { is_loop_free: false, has_endings: true, has_dense_table: true, ..plain() },
            &[(Theory::Table, Answer), (Theory::Retrograde, Answer), (Theory::Search, Answer)],
        ),
        (
            "labels that came with the question",
            Facts { is_loop_free: false, has_known_labels: true, ..impartial() },
            &[
                (Theory::Table, Answer),
                (Theory::LoopyGrundy, Answer),
                (Theory::Search, Answer),
                (Theory::Retrograde, Distances),
            ],
        ),
        (
            "Go under superko",
            Facts { has_endings: true, ..plain() },
            &[(Theory::Retrograde, Answer), (Theory::Search, Answer)],
        ),
        (
            "bulbs",
            Facts { has_own_search: true, is_loop_free: false, ..plain() },
            &[(Theory::OwnSearch, Answer), (Theory::Retrograde, Answer), (Theory::Search, Answer)],
        ),
        (
            "partizan, misère",
            Facts { convention: Convention::Misere, ..plain() },
            &[(Theory::Retrograde, Answer), (Theory::Sums, Answer)],
        ),
    ];
    for (name, facts, expected) in table {
        assert_eq!(theories(&facts, Only::WhatIsCheap), expected, "{name}");
    }
}

/// Search and canonical forms take turns with growing budgets; one component is searched first, several are valued first;
/// the last turn has no bound, so that every question is answered.
#[test]
fn engines_take_turns() {
    let policy = Policy::default();
    for (component_count, first) in [(1, Theory::Sums), (3, Theory::Values)] {
        let steps = steps(&Facts { component_count, ..plain() }, Only::WhatIsCheap);
        assert_eq!(steps[0].theory, Theory::Retrograde);
        let turns = &steps[1..steps.len() - 1];
        assert_eq!(turns.len(), 2 * policy.turns as usize);
        assert_eq!(turns[0].theory, first);
        for pair in turns.windows(2) {
            assert_ne!(pair[0].theory, pair[1].theory);
        }
        for pair in turns.windows(3) {
            assert_eq!(pair[2].budget.work.unwrap(), policy.growth * pair[0].budget.work.unwrap());
        }
        assert_eq!(steps.last(), Some(&Step::answer(Theory::Sums)));
    }
}

/// In large impartial games the least excluded value and proofs take turns, each with more than the other had before.
#[test]
fn grundy_values_and_proofs_take_turns() {
    let policy = Policy::default();
    for only in [Only::Winner, Only::Value] {
        let steps = steps(&impartial(), only);
        let (last, turns) = steps.split_last_chunk::<2>().map(|(turns, last)| (last, turns)).unwrap();
        assert_eq!(last, &[Step::answer(Theory::Grundy), Step::answer(Theory::Sums)]);
        assert_eq!(turns.len(), 2 * policy.turns as usize);
        assert_eq!(turns[0], Step::answer_within(Theory::Grundy, Budget::work(policy.first_grundy)));
        for pair in turns.windows(2) {
            assert_ne!(pair[0].theory, pair[1].theory);
            assert_eq!(pair[1].budget.work.unwrap(), policy.growth * pair[0].budget.work.unwrap());
        }
    }
}

#[test]
fn only_what_is_asked_is_planned() {
    let chomp = Facts { theorem: Some(EXISTENCE), reachable_bound: Some(100), ..impartial() };
    assert_eq!(theories(&chomp, Only::Winner), [(Theory::Theorem, Purpose::Answer)]);
    assert_eq!(
        theories(&chomp, Only::Value),
        [(Theory::Theorem, Purpose::Answer), (Theory::Grundy, Purpose::Worth)]
    );
    let far = Facts { reachable_bound: Some(u64::MAX), ..chomp };
    assert_eq!(theories(&far, Only::Moves)[1], (Theory::Retrograde, Purpose::Moves));
    // The winner alone needs no labels of everything.
    assert!(!theories(&plain(), Only::Winner).contains(&(Theory::Retrograde, Purpose::Answer)));
    assert_eq!(steps(&plain(), Only::Value), [Step::answer(Theory::Values)]);
    assert!(steps(&Facts { has_endings: true, ..plain() }, Only::Value).is_empty());
    assert!(steps(&Facts { convention: Convention::Misere, ..impartial() }, Only::Value).is_empty());
}

#[test]
fn an_engine_by_name_is_the_plan() {
    let by = |engine| {
        let steps = plan(&plain(), Asked { engine, only: Only::WhatIsCheap }, &Policy::default()).steps;
        steps.iter().map(|step| step.theory).collect::<Vec<_>>()
    };
    assert_eq!(by(Engine::Search), [Theory::Search]);
    assert_eq!(by(Engine::Sums), [Theory::Sums]);
    assert_eq!(by(Engine::Values), [Theory::Values]);
    assert_eq!(by(Engine::AlphaBeta), [Theory::AlphaBeta]);
    assert_eq!(by(Engine::Retrograde), [Theory::Retrograde]);
    assert_eq!(by(Engine::Theorem)[0], Theory::Theorem);
}

/// Every constant of the policy is one of the plan: none is hidden in the planner.
#[test]
fn a_policy_changes_the_budgets() {
    let policy = Policy {
        small: 7,
        distance_work: 5_000,
        explored_first: 11,
        first_search: 13,
        first_values: 17,
        growth: 3,
        turns: 2,
        ..Policy::default()
    };
    let asked = Asked::default();
    let budgets: Vec<Budget> = plan(&plain(), asked, &policy).steps.iter().map(|step| step.budget).collect();
    assert_eq!(
        budgets,
        [
            Budget::positions(7).and_work(5_000),
            Budget::work(13),
            Budget::work(17),
            Budget::work(39),
            Budget::work(51),
            Budget::UNBOUNDED,
        ]
    );
    let loopy = Facts { is_loop_free: false, reachable_bound: Some(8), ..impartial() };
    let steps = plan(&loopy, asked, &policy).steps;
    assert_eq!(steps[0].budget, Budget::positions(11));
    assert!(steps.iter().all(|step| step.purpose == Purpose::Answer), "8 positions are not small");
}
