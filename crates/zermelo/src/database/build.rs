//! Building a database: solving all that can be reached from a position, or all boards up to a size.

use super::{BoardSize, Boards};
use crate::catalogue::{AnyGame, AnyPosition, AnySums, Engines, OpenGame, SumSetup};
use crate::game::{Convention, Limits, Meter, Player, StopReason, few_options};
use crate::solve::sums::{Keeper, store_bytes};
use crate::value::{Store, ValueError};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// Positions with more options are not looked into.
const MOST_OPTIONS: usize = 10_000;

/// Solves the components of all that can be reached from a position or, where boards are given, of all boards of the game up
/// to a size, and has the keeper put down what took a search. What is found before a limit is reached is kept.
///
/// # Errors
/// The limit that was reached.
///
/// # Panics
/// For a game of which no databases are kept: see [`Identity::of`](super::Identity::of).
pub fn build(
    open: &OpenGame,
    boards: Option<(&Boards, BoardSize)>,
    convention: Convention,
    keeper: Arc<dyn Keeper>,
    limits: &Limits,
) -> Result<(), StopReason> {
    let game = open.game.as_ref();
    let store = Store::with_budget(Some(store_bytes(limits)));
    let setup = SumSetup { keeper: Some(keeper), ..SumSetup::default() };
    let mut sums = match game.sums(&store, convention, setup, limits) {
        Ok(sums) => sums,
        Err(ValueError::Stopped(reason)) => return Err(reason),
        Err(error) => panic!("no databases are kept of this game: {error}"),
    };
    let built = match boards {
        Some((boards, most)) => build_boards(boards, most, &mut sums, limits),
        None => build_reachable(open, &mut sums, limits),
    };
    sums.keep();
    built
}

/// Solves all that can be reached from a position, what is farthest first.
fn build_reachable(open: &OpenGame, sums: &mut AnySums, limits: &Limits) -> Result<(), StopReason> {
    let game = open.game.as_ref();
    let mut reached = Reached {
        game,
        met: HashSet::new(),
        list: Vec::new(),
        meter: Meter::start(limits, "listing positions")?,
    };
    reached.add(&open.position)?;
    let mut at = 0;
    while let Some(position) = reached.list.get(at).cloned() {
        at += 1;
        for player in Player::BOTH {
            for option in few_options(game, &position, player, MOST_OPTIONS).unwrap_or_default() {
                reached.add(&option)?;
            }
        }
    }
    reached.list.iter().rev().try_for_each(|position| solve(position, sums))
}

/// The components that have been reached, in normal form.
struct Reached<'a> {
    game: &'a dyn AnyGame,
    met: HashSet<AnyPosition>,
    list: Vec<AnyPosition>,
    meter: Meter<'a>,
}

impl Reached<'_> {
    fn add(&mut self, position: &AnyPosition) -> Result<(), StopReason> {
        let Self { game, met, list, meter } = self;
        let mut counted = Ok(());
        game.visit_components(position, &mut |part| {
            let form = game.normal_form(&part).position;
            if counted.is_ok() && met.insert(form.clone()) {
                counted = meter.count_bytes(2 * (size_of::<AnyPosition>() + game.heap_bytes(&form)) as u64);
                list.push(form);
            }
        });
        counted
    }
}

/// Solves all boards up to a size, the smaller ones first, and keeps what is known after each size.
fn build_boards(
    boards: &Boards,
    [rows, columns]: BoardSize,
    sums: &mut AnySums,
    limits: &Limits,
) -> Result<(), StopReason> {
    let mut sizes: Vec<BoardSize> =
        (1..=rows).flat_map(|rows| (1..=columns).map(move |columns| [rows, columns])).collect();
    sizes.arrange_by_key(|[rows, columns]| rows * columns);
    let meter = Meter::start(limits, "listing positions")?;
    for size in sizes {
        let flow =
            boards.visit(size, &mut |position| match meter.step().and_then(|()| solve(&position, sums)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            });
        if let ControlFlow::Break(reason) = flow {
            return Err(reason);
        }
        sums.keep();
    }
    Ok(())
}

fn solve(position: &AnyPosition, sums: &mut AnySums) -> Result<(), StopReason> {
    // Those of its options have been found before.
    sums.find_values(position)?;
    Player::BOTH.into_iter().try_for_each(|player| sums.wins(position, player).map(drop))
}
