//! Trees of all three colours: an edge below a tree of value x is worth edge:x, the ordinal sum, and branches add up
//! (the colon principle, Winning Ways, chapter 7). What an edge is worth alone is 1, −1 or *. Other blue-red graphs are
//! numbers, and searched as such.

use super::anatomy::Anatomy;
use super::blue_red::{MOST_EDGES, number_of_graph};
use super::normal::normal_form;
use super::position::{Colour, HackenbushPosition};
use super::{Hackenbush, hackenbush_value};
use crate::value::{Algebra, NumberUpStar, ValueError, ValueId};
use rustc_hash::FxHashSet;

/// The value of a position in closed form: of parts that are blue-red trees or green graphs as a number and a nimber, of
/// trees of all colours by the colon principle; of other blue-red graphs with at most 63 edges and few symmetries the number. `None` for other
/// graphs; errors when a limit is reached.
///
/// One ordinal sum an edge of a tree, which is as long as the values are complicated; O(E²) for each set of edges of another graph
/// that play can leave in one piece; no recursion.
pub fn hackenbush_closed_form(
    _: &Hackenbush,
    position: &HackenbushPosition,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    if let Some(value) = hackenbush_value(position) {
        let sum = NumberUpStar { star: value.nimber, ..NumberUpStar::number(value.number) };
        return Some(algebra.number_up_star(sum));
    }
    let edges = position.edges();
    let anatomy = Anatomy::new(edges);
    if anatomy.is_forest() {
        return Some(tree_value(position, &anatomy, algebra));
    }
    let is_blue_red = edges.len() <= MOST_EDGES && edges.iter().all(|edge| edge.colour() != Colour::Green);
    (is_blue_red && has_few_symmetries(position, &anatomy)).then(|| {
        let number = number_of_graph(edges, algebra.limits())?;
        algebra.number_up_star(NumberUpStar::number(number))
    })
}

/// Whether the cuts of a graph leave at least a third as many different graphs as it has edges that differ. The search of numbers
/// does not see that graphs are alike; where many are, the search that does is quicker.
fn has_few_symmetries(position: &HackenbushPosition, anatomy: &Anatomy) -> bool {
    let edges = position.edges();
    let kinds: Vec<usize> =
        (0..edges.len()).filter(|&edge| edge == 0 || edges[edge] != edges[edge - 1]).collect();
    let left: FxHashSet<HackenbushPosition> =
        kinds.iter().map(|&edge| normal_form(&position.cut(anatomy, edge)).position).collect();
    3 * left.len() >= kinds.len()
}

fn tree_value(
    position: &HackenbushPosition,
    anatomy: &Anatomy,
    algebra: &mut Algebra,
) -> Result<ValueId, ValueError> {
    let edge_value = |colour: Colour| match colour {
        Colour::Blue => NumberUpStar::number(1.into()),
        Colour::Red => NumberUpStar::number((-1).into()),
        Colour::Green => NumberUpStar { star: 1, ..NumberUpStar::number(0.into()) },
    };
    let mut values = vec![ValueId::ZERO; anatomy.vertex_count()];
    for vertex in (1..values.len()).rev() {
        let colour = position.edges()[anatomy.parent_edge(vertex)].colour();
        let edge = algebra.number_up_star(edge_value(colour))?;
        let branch = algebra.ordinal_sum(edge, values[vertex])?;
        let parent = anatomy.parent(vertex);
        values[parent] = algebra.sum(values[parent], branch)?;
    }
    Ok(values[0])
}
