//! Trees of all three colours: an edge below a tree of value x is worth edge:x, the ordinal sum, and branches add up
//! (the colon principle, Winning Ways, chapter 7). What an edge is worth alone is 1, −1 or *.

use super::anatomy::Anatomy;
use super::position::{Colour, HackenbushPosition};
use super::{Hackenbush, hackenbush_value};
use crate::value::{Algebra, NumberUpStar, ValueError, ValueId};

/// The value of a position in closed form: of parts that are blue-red trees or green graphs as a number and a nimber, of
/// trees of all colours by the colon principle. `None` for other graphs; errors when a limit is reached.
///
/// One ordinal sum an edge, which is as long as the values are complicated; no recursion.
pub fn hackenbush_closed_form(
    _: &Hackenbush,
    position: &HackenbushPosition,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    if let Some(value) = hackenbush_value(position) {
        let sum = NumberUpStar { star: value.nimber, ..NumberUpStar::number(value.number) };
        return Some(algebra.number_up_star(sum));
    }
    let anatomy = Anatomy::new(position.edges());
    anatomy.is_forest().then(|| tree_value(position, &anatomy, algebra))
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
