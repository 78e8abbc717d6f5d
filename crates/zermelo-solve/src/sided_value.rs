//! Values of positions that can recur: everything that can be reached is a graph, whose value is found component by
//! component. Normal play; a draw is what the two sides of a value differ by.

use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use zermelo_core::{Meter, Player, Ruleset};
use zermelo_value::{Algebra, LoopyGraph, LoopyOption, SidedValue, ValueError};

/// The values of some positions of a game, which may be loopy.
///
/// Explores everything that can be reached, within the limits of the algebra. An error for games that end by rule, in which
/// the last move does not decide.
pub fn sided_values<R: Ruleset + ?Sized>(
    ruleset: &R,
    positions: &[R::Position],
    algebra: &mut Algebra,
) -> Result<Vec<SidedValue>, ValueError> {
    if ruleset.has_endings() {
        let why = "values belong to games in which the last move decides; here play can stop by rule";
        return Err(ValueError::Domain(why));
    }
    let limits = *algebra.limits();
    let meter = Meter::start(&limits, "exploring positions")?;
    let mut graph = LoopyGraph::new();
    let mut nodes: FxHashMap<R::Position, u32> = FxHashMap::default();
    let mut waiting = Vec::new();
    let mut node = |position: R::Position, graph: &mut LoopyGraph, waiting: &mut Vec<R::Position>| {
        *nodes.entry(position).or_insert_with_key(|position| {
            waiting.push(position.clone());
            graph.add()
        })
    };
    let roots: Vec<u32> =
        positions.iter().map(|position| node(position.clone(), &mut graph, &mut waiting)).collect();
    let mut at = 0;
    while let Some(position) = waiting.get(at).cloned() {
        meter.step()?;
        if at % 1024 == 1023 {
            let each = 200 + 2 * size_of::<R::Position>() + ruleset.heap_bytes(&position);
            meter.check_memory((at * each) as u64)?;
        }
        for player in Player::BOTH {
            _ = ruleset.options(&position, player, |option| {
                let next = node(option, &mut graph, &mut waiting);
                graph.add_option(at as u32, player, LoopyOption::Node(next));
                ControlFlow::<()>::Continue(())
            });
        }
        at += 1;
    }
    algebra.sided_values(&graph, &roots)
}
