//! Values of positions that can recur: everything that can be reached is a graph, whose value is found component by
//! component. Normal play; a draw is what the two sides of a value differ by.

use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use zermelo_core::{Meter, Player, Ruleset, StopReason};
use zermelo_value::{Algebra, LoopyGraph, LoopyOption, SidedValue, ValueError};

/// The map's entry of a position and the two lists of its options in the graph, roughly.
const BYTES_OF_A_NODE: usize = 80;

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
    let mut meter = Meter::start(&limits, "exploring positions")?;
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
        for player in Player::BOTH {
            let listed = ruleset.options(&position, player, |option| {
                let known = waiting.len();
                let owned = ruleset.heap_bytes(&option);
                let next = node(option, &mut graph, &mut waiting);
                graph.add_option(at as u32, player, LoopyOption::Node(next));
                let is_new = waiting.len() > known;
                match count(&mut meter, is_new, 2 * (size_of::<R::Position>() + owned)) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(reason) => ControlFlow::Break(reason),
                }
            });
            if let ControlFlow::Break(reason) = listed {
                return Err(reason.into());
            }
        }
        at += 1;
    }
    algebra.sided_values(&graph, &roots)
}

/// Counts an option, and the position where it is new: it lies in the list and in the map, each `bytes` with what it owns.
fn count(meter: &mut Meter, is_new: bool, bytes: usize) -> Result<(), StopReason> {
    if is_new {
        meter.count_position(BYTES_OF_A_NODE + bytes)?;
    }
    meter.count_bytes(size_of::<LoopyOption>() as u64)?;
    meter.step_through(bytes)
}
