//! Drawings of positions on a graph, as the rules say or laid out: a path in a line, a board in rows, a hub in the middle of its
//! ring, any other spread out.

#![expect(clippy::cast_possible_wrap, reason = "there are few vertices in a drawing")]

use super::cells::Graph;
use super::declared::{HOLE as HOLE_LETTER, Step};
use crate::game::Drawing;
use crate::game::drawing::{Curve, GraphDrawing, Ink, Point, UNIT, Vertex};
use crate::rulesets::graph::{on_circle, spread};

/// More vertices cannot be told apart.
const MOST_VERTICES: usize = 60;
/// The letter of a vertex with nothing on it.
const FREE: char = '.';

/// Places by row and column.
pub(super) fn at(places: &[Step]) -> Vec<Point> {
    let point = |&[row, column]: &Step| Point { x: i64::from(column) * UNIT, y: -i64::from(row) * UNIT };
    places.iter().map(point).collect()
}

/// The drawing, `None` of graphs that are too large. A letter stands on its vertex; what is taken away is not drawn. Vertices
/// stand at the places that are given, if there is one for each.
pub(super) fn drawing(graph: &Graph, letters: &[char], given: &[Point]) -> Option<Drawing> {
    let count = graph.neighbours.len();
    if count > MOST_VERTICES {
        return None;
    }
    let places = if given.len() == count {
        given
    } else {
        // All positions on a graph share it.
        graph.places.get_or_init(|| places(graph))
    };
    let is_there = |vertex: usize| letters[vertex] != HOLE_LETTER;
    let vertices = (0..count).filter(|&vertex| is_there(vertex)).map(|vertex| Vertex {
        at: places[vertex],
        name: Some((vertex + 1).to_string()),
        letter: Some(letters[vertex]).filter(|&letter| letter != FREE),
        tokens: 0,
    });
    let curves = edges(graph)
        .filter(|&(from, to)| is_there(from) && is_there(to))
        .map(|(from, to)| Curve::plain(vec![places[from], places[to]], Ink::Black));
    Some(Drawing::Graph(GraphDrawing {
        vertices: vertices.collect(),
        curves: curves.collect(),
        has_ground: false,
    }))
}

/// The edges, each from its lesser end.
fn edges(graph: &Graph) -> impl Iterator<Item = (usize, usize)> + '_ {
    graph.edges().map(|(from, to)| (from as usize, to as usize))
}

fn places(graph: &Graph) -> Vec<Point> {
    let count = graph.neighbours.len();
    let in_rows = |width: usize| {
        let place = move |vertex: usize| Point {
            x: (vertex % width) as i64 * UNIT,
            y: -((vertex / width) as i64) * UNIT,
        };
        (0..count).map(place).collect()
    };
    if is_path(graph) {
        return in_rows(count.max(1));
    }
    if let Some(width) = (2..=count / 2).find(|&width| is_board(graph, width)) {
        return in_rows(width);
    }
    if has_hub(graph) {
        let ring = count - 1;
        let middle = Point { x: 0, y: 0 };
        return (0..ring).map(|vertex| on_circle(vertex, ring)).chain([middle]).collect();
    }
    spread(count, &edges(graph).collect::<Vec<_>>())
}

/// Whether every vertex is joined to the next, and to no other.
fn is_path(graph: &Graph) -> bool {
    edges(graph).all(|(from, to)| to == from + 1)
}

/// Whether the vertices in rows of this width are joined like the cells of a board: all that are side by side, and besides only
/// such as touch at a corner.
fn is_board(graph: &Graph, width: usize) -> bool {
    let count = graph.neighbours.len();
    if !count.is_multiple_of(width) {
        return false;
    }
    let is_near = |from: usize, to: usize| {
        (from / width).abs_diff(to / width) <= 1 && (from % width).abs_diff(to % width) <= 1
    };
    let is_joined = |from: usize, to: usize| graph.neighbours[from].contains(&(to as u32));
    edges(graph).all(|(from, to)| is_near(from, to))
        && (0..count).all(|cell| {
            let is_last = cell % width == width - 1;
            (is_last || is_joined(cell, cell + 1)) && (cell + width >= count || is_joined(cell, cell + width))
        })
}

/// Whether the last vertex is joined to all the others, and these only to their neighbours on a ring.
fn has_hub(graph: &Graph) -> bool {
    let count = graph.neighbours.len();
    if count < 5 {
        return false;
    }
    let ring = count - 1;
    graph.neighbours[ring].len() == ring
        && edges(graph).all(|(from, to)| to == ring || to == from + 1 || (from, to) == (0, ring - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(count: usize, edges: &[(u32, u32)], letters: &str) -> GraphDrawing {
        let letters: Vec<char> = letters.chars().collect();
        match drawing(&Graph::new(count, edges, String::new()), &letters, &[]) {
            Some(Drawing::Graph(graph)) => graph,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn paths_boards_and_rings_are_laid_out_as_such() {
        let path = drawn(3, &[(0, 1), (1, 2)], "x..");
        assert!(path.vertices.iter().all(|vertex| vertex.at.y == 0));
        assert_eq!(path.vertices[0].label().as_deref(), Some("1:x"));
        let board = drawn(4, &[(0, 1), (2, 3), (0, 2), (1, 3), (0, 3)], "....");
        assert_eq!(board.vertices[3].at, Point { x: UNIT, y: -UNIT });
        let wheel = drawn(5, &[(0, 1), (1, 2), (2, 3), (0, 3), (0, 4), (1, 4), (2, 4), (3, 4)], ".....");
        assert_eq!(wheel.vertices[4].at, Point { x: 0, y: 0 });
        // The ring of four is not the board of two rows, whose edges would cross.
        let ring = drawn(4, &[(0, 1), (1, 2), (2, 3), (0, 3)], "....");
        let places: Vec<Point> = ring.vertices.iter().map(|vertex| vertex.at).collect();
        assert!(places[0].y == places[1].y && places[1].x == places[2].x && places[2].y == places[3].y);
    }

    #[test]
    fn vertices_stand_where_the_rules_say() {
        let graph = Graph::new(3, &[(0, 1), (1, 2)], String::new());
        let at = |places: &[Step]| match drawing(&graph, &['.', 'x', '#'], &super::at(places)) {
            Some(Drawing::Graph(graph)) => graph.vertices.iter().map(|vertex| vertex.at).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        assert_eq!(at(&[[0, 0], [2, -1], [1, 1]]), [Point { x: 0, y: 0 }, Point { x: -UNIT, y: -2 * UNIT }]);
        // With other positions than that of the start there may be more vertices, or fewer.
        assert_eq!(at(&[[0, 0], [2, -1]]), at(&[]));
    }

    #[test]
    fn vertices_that_are_taken_away_go_with_their_edges() {
        let rest = drawn(3, &[(0, 1), (1, 2)], ".#.");
        assert_eq!((rest.vertices.len(), rest.curves.len()), (2, 0));
    }
}
