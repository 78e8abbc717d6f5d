//! Drawings of rooted trees: the root on top, leaves side by side.

use super::RootedTree;
use crate::game::drawing::{Curve, Drawing, GraphDrawing, Ink, Point, UNIT, Vertex};

/// More vertices cannot be told apart.
const MOST_VERTICES: usize = 200;

/// The drawing, `None` of large trees.
pub(super) fn drawing(tree: &RootedTree) -> Option<Drawing> {
    let vertices: Vec<usize> = tree.vertices().take(MOST_VERTICES + 1).collect();
    if vertices.len() > MOST_VERTICES {
        return None;
    }
    let places = places(tree, &vertices);
    let at = |vertex: usize| places.iter().find(|(other, _)| *other == vertex).map(|&(_, at)| at);
    let edge = |&vertex: &usize| Some(vec![at(tree.parent(vertex))?, at(vertex)?]);
    let edges = vertices.iter().filter(|&&vertex| vertex != 0).filter_map(edge);
    let curves = edges.map(|points| Curve::plain(points, Ink::Black)).collect();
    let vertex = |&(vertex, at): &(usize, Point)| Vertex {
        at,
        name: Some((vertex + 1).to_string()),
        letter: None,
        tokens: 0,
    };
    Some(Drawing::Graph(GraphDrawing {
        vertices: places.iter().map(vertex).collect(),
        curves,
        has_ground: false,
    }))
}

/// Leaves a unit apart in the order of a walk through the tree; every other vertex in the middle above its children.
fn places(tree: &RootedTree, vertices: &[usize]) -> Vec<(usize, Point)> {
    let children = |parent: usize| {
        vertices.iter().copied().filter(move |&vertex| vertex != 0 && tree.parent(vertex) == parent)
    };
    let mut order = Vec::with_capacity(vertices.len());
    let mut waiting: Vec<(usize, i64)> =
        vertices.iter().filter(|&&vertex| vertex == 0).map(|_| (0, 0)).collect();
    while let Some((vertex, depth)) = waiting.pop() {
        order.push((vertex, depth));
        let own: Vec<usize> = children(vertex).collect();
        waiting.extend(own.into_iter().rev().map(|child| (child, depth + 1)));
    }
    let mut leaves = 0;
    let mut places: Vec<(usize, Point)> = Vec::with_capacity(order.len());
    for &(vertex, depth) in &order {
        let is_leaf = children(vertex).next().is_none();
        places.push((vertex, Point { x: leaves * UNIT, y: -depth * UNIT }));
        leaves += i64::from(is_leaf);
    }
    for number in (0..places.len()).rev() {
        let own = places.iter().filter(|(child, _)| *child != 0 && tree.parent(*child) == places[number].0);
        let across: Vec<i64> = own.map(|(_, at)| at.x).collect();
        if let (Some(&first), Some(&last)) = (across.iter().min(), across.iter().max()) {
            places[number].1.x = i64::midpoint(first, last);
        }
    }
    places
}
