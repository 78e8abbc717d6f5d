//! What the tests share: a naive solver that has nothing in common with the engines, and random explicit games.
#![allow(dead_code, unreachable_pub, reason = "each test crate uses a part of this")]

pub mod loopy;
pub mod trees;

use proptest::prelude::*;
use std::collections::HashMap;
use zermelo::game::graph::{ExplicitGame, GraphBuilder, MovedBy};
use zermelo::game::{Convention, Ending, Player, Ruleset, Verdict, option_list};

pub const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// Verdicts on everything reachable from a position, both players moving first, straight from the definition: rounds
/// over all states until nothing changes, the round being the distance. No symmetry, no components, no queue.
pub fn naive<R: Ruleset + ?Sized>(
    ruleset: &R,
    start: &R::Position,
    convention: Convention,
) -> HashMap<(R::Position, Player), Verdict> {
    let mut states: Vec<(R::Position, Player)> = Player::each(|player| (start.clone(), player)).to_vec();
    let mut numbers: HashMap<(R::Position, Player), usize> =
        states.iter().cloned().enumerate().map(|(number, state)| (state, number)).collect();
    let mut options: Vec<Option<Vec<usize>>> = Vec::new();
    let mut verdicts: Vec<Option<Verdict>> = Vec::new();
    while options.len() < states.len() {
        let (position, player) = states[options.len()].clone();
        if let Some(ending) = ruleset.ending(&position, player) {
            verdicts.push(Some(ending.into()));
            options.push(None);
            continue;
        }
        let mut row = Vec::new();
        for option in option_list(ruleset, &position, player) {
            let state = (option, player.opponent());
            let number = *numbers.entry(state.clone()).or_insert_with(|| {
                states.push(state);
                states.len() - 1
            });
            row.push(number);
        }
        verdicts.push(row.is_empty().then(|| convention.result_when_stuck().into()));
        options.push(Some(row));
    }
    for round in 1.. {
        let before = verdicts.clone();
        for (state, row) in options.iter().enumerate() {
            let Some(row) = row.as_ref().filter(|_| before[state].is_none()) else { continue };
            let is = |option: &usize, ending: Ending| before[*option].map(Verdict::result) == Some(ending);
            if row.iter().any(|option| is(option, Ending::Loss)) {
                verdicts[state] = Some(Verdict::Win(Some(round)));
            } else if row.iter().all(|option| is(option, Ending::Win)) {
                verdicts[state] = Some(Verdict::Loss(Some(round)));
            }
        }
        if verdicts == before {
            break;
        }
    }
    states
        .into_iter()
        .zip(verdicts)
        .map(|(state, verdict)| (state, verdict.unwrap_or(Verdict::Draw)))
        .collect()
}

/// Grundy value by plain recursion on options, for small loop-free positions.
pub fn naive_grundy<R: Ruleset>(
    ruleset: &R,
    position: &R::Position,
    memo: &mut HashMap<R::Position, u64>,
) -> u64 {
    if let Some(&value) = memo.get(position) {
        return value;
    }
    let values: Vec<u64> = option_list(ruleset, position, Player::Left)
        .iter()
        .map(|option| naive_grundy(ruleset, option, memo))
        .collect();
    let mex = (0..=values.len() as u64).find(|value| !values.contains(value)).unwrap();
    memo.insert(position.clone(), mex);
    mex
}

/// The three kinds of moves of a random game.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Impartial,
    Partizan,
    WithEndings,
}

/// Small random games of every kind: impartial and partizan, loopy and loop-free, with and without endings by rule.
pub fn random_game() -> impl Strategy<Value = ExplicitGame> {
    let kind = prop_oneof![Just(Kind::Impartial), Just(Kind::Partizan), Just(Kind::WithEndings)];
    kind.prop_flat_map(random_game_of)
}

/// Small random games of one kind.
pub fn random_game_of(kind: Kind) -> impl Strategy<Value = ExplicitGame> {
    (Just(kind), any::<bool>(), 1_usize..9).prop_flat_map(|(kind, loop_free, vertices)| {
        let edge = (0..vertices, 0..vertices, 0..3_usize);
        let ending = (0..vertices, 0..3_usize, 0..3_usize);
        (prop::collection::vec(edge, 0..2 * vertices + 4), prop::collection::vec(ending, 0..3))
            .prop_map(move |(edges, endings)| build_game(kind, loop_free, vertices, &edges, &endings))
    })
}

fn build_game(
    kind: Kind,
    loop_free: bool,
    vertices: usize,
    edges: &[(usize, usize, usize)],
    endings: &[(usize, usize, usize)],
) -> ExplicitGame {
    let movers = [MovedBy::Both, MovedBy::Only(Player::Left), MovedBy::Only(Player::Right)];
    let mut builder = GraphBuilder::default();
    let names: Vec<u32> = (0..vertices).map(|vertex| builder.vertex(&format!("v{vertex}"))).collect();
    for &(from, to, mover) in edges {
        if loop_free && from <= to {
            continue;
        }
        let mover = if matches!(kind, Kind::Impartial) { MovedBy::Both } else { movers[mover] };
        builder.add_move(names[from], names[to], mover);
    }
    if matches!(kind, Kind::WithEndings) {
        for &(at, mover, result) in endings {
            let result = [Ending::Win, Ending::Loss, Ending::Draw][result];
            // A second ending of the same place may contradict the first; then it is left out.
            let _ = builder.add_ending(names[at], movers[mover], result);
        }
    }
    builder.build().expect("the game has a vertex and no contradiction")
}
