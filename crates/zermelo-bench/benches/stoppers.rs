//! Canonical stoppers and sides of random loopy games, and their order, against order by its definition: survival on all
//! pairs of positions.

use std::cmp::Ordering;
use zermelo::game::Player;
use zermelo::solve::Limits;
use zermelo::value::{Algebra, LoopyGraph, LoopyOption, SidedValue, StopperId, Store};
use zermelo_bench::{Random, best_of, report};

/// A graph in which each position has up to `most` options of each player. In one of stoppers every move leads down in an
/// order of the positions with who moves.
fn random_graph(size: u32, most: u32, is_of_stoppers: bool, seed: u64) -> LoopyGraph {
    let mut random = Random::new(seed);
    let mut order: Vec<u32> = (0..2 * size).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, random.below(at as u32 + 1) as usize);
    }
    let mut graph = LoopyGraph::new();
    for _ in 0..size {
        graph.add();
    }
    for node in 0..size {
        for player in Player::BOTH {
            let mut waiting = random.below(most + 1);
            // A position that is low in the order has few options, or none.
            for _ in 0..50 * most {
                let option = random.below(size);
                let rank = |node: u32, player: Player| order[2 * node as usize + player.index()];
                if waiting > 0 && (!is_of_stoppers || rank(node, player) > rank(option, player.opponent())) {
                    graph.add_option(node, player, LoopyOption::Node(option));
                    waiting -= 1;
                }
            }
        }
    }
    graph
}

fn with_algebra<T>(work: impl FnOnce(&mut Algebra) -> T) -> T {
    let store = Store::new();
    work(&mut Algebra::new(&store, &Limits::none()).expect("nothing limits it"))
}

fn values(algebra: &mut Algebra, graph: &LoopyGraph) -> Vec<SidedValue> {
    let roots: Vec<u32> = (0..graph.nodes.len() as u32).collect();
    algebra.sided_values(graph, &roots).expect("nothing limits it")
}

fn negative(graph: &LoopyGraph) -> LoopyGraph {
    let nodes = graph.nodes.iter().map(|[left, right]| [right.clone(), left.clone()]);
    LoopyGraph { nodes: nodes.collect() }
}

/// For every pair whether the first is at least the second, by sweeps over all pairs.
fn order_by_definition(graph: &LoopyGraph) -> Vec<Vec<bool>> {
    let places = |list: &Vec<LoopyOption>| -> Vec<usize> {
        let place = |option: &LoopyOption| match option {
            LoopyOption::Node(node) => *node as usize,
            LoopyOption::Value(_) => unreachable!("the graph has positions alone"),
        };
        list.iter().map(place).collect()
    };
    let options: Vec<[Vec<usize>; 2]> =
        graph.nodes.iter().map(|sides| sides.each_ref().map(places)).collect();
    let count = options.len();
    // Whether Left survives a − b moving second, moving first.
    let mut survives = vec![vec![[true; 2]; count]; count];
    loop {
        let mut has_changed = false;
        for a in 0..count {
            for b in 0..count {
                let second = options[a][1].iter().all(|&next| survives[next][b][1])
                    && options[b][0].iter().all(|&next| survives[a][next][1]);
                let first = options[a][0].iter().any(|&next| survives[next][b][0])
                    || options[b][1].iter().any(|&next| survives[a][next][0]);
                has_changed |= survives[a][b] != [second, first];
                survives[a][b] = [second, first];
            }
        }
        if !has_changed {
            return survives
                .into_iter()
                .map(|row| row.into_iter().map(|[second, _]| second).collect())
                .collect();
        }
    }
}

/// All stoppers of a graph in canonical form, then the order of every pair, against the definition.
fn compare_with_the_definition() {
    let graph = random_graph(300, 3, true, 5);
    let truth = order_by_definition(&graph);
    let order = || {
        with_algebra(|algebra| {
            let ids: Vec<StopperId> =
                values(algebra, &graph).iter().map(|value| value.stopper().expect("a stopper")).collect();
            let mut is_at_least = |a, b| algebra.stopper_is_at_least(a, b).expect("nothing limits it");
            ids.iter().map(|&a| ids.iter().map(|&b| is_at_least(a, b)).collect()).collect::<Vec<Vec<bool>>>()
        })
    };
    let time = best_of(5, order, |found| assert_eq!(*found, truth));
    let baseline = best_of(1, || order_by_definition(&graph), |found| assert_eq!(*found, truth));
    report("stoppers: order of all pairs of 300 positions", time, Some(("definition in sweeps", baseline)));
}

/// The values of all positions; those of the negative are the negatives.
fn all_values(name: &str, graph: &LoopyGraph) {
    let time = best_of(5, || with_algebra(|algebra| values(algebra, graph)), |_| {});
    with_algebra(|algebra| {
        let (found, negatives) = (values(algebra, graph), values(algebra, &negative(graph)));
        for (value, negative) in found.iter().zip(&negatives) {
            assert_eq!(algebra.loopy_negative(value).as_ref(), Ok(negative));
        }
    });
    report(&format!("{name}: {} positions, all values", graph.nodes.len()), time, None);
}

/// Two games as they are given, one behind the other in one graph.
fn order_of_two() {
    let (first, second) = (random_graph(300, 4, true, 3), random_graph(300, 4, true, 4));
    let shift = |list: &Vec<LoopyOption>| {
        let shift = |option: &LoopyOption| match option {
            LoopyOption::Node(node) => LoopyOption::Node(node + 300),
            LoopyOption::Value(_) => *option,
        };
        list.iter().map(shift).collect::<Vec<_>>()
    };
    let mut both = first.clone();
    both.nodes.extend(second.nodes.iter().map(|sides| sides.each_ref().map(shift)));
    let truth = order_by_definition(&both);
    let compare = || {
        with_algebra(|algebra| {
            let a = algebra.sided_value(&first, 0).expect("nothing limits it");
            let b = algebra.sided_value(&second, 0).expect("nothing limits it");
            algebra.loopy_compare(&a, &b).expect("nothing limits it")
        })
    };
    let expected = match (truth[0][300], truth[300][0]) {
        (true, true) => Some(Ordering::Equal),
        (true, false) => Some(Ordering::Greater),
        (false, true) => Some(Ordering::Less),
        (false, false) => None,
    };
    let time = best_of(5, compare, |found| assert_eq!(*found, expected));
    report("stoppers: two of 300 positions compared", time, None);
}

fn main() {
    compare_with_the_definition();
    for most in [2, 3, 4] {
        all_values(&format!("stoppers, up to {most} options"), &random_graph(1000, most, true, 7));
        all_values(&format!("with draws, up to {most} options"), &random_graph(1000, most, false, 7));
    }
    order_of_two();
}
