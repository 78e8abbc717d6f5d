//! Drawings as JSON, for those who draw them themselves.

use crate::game::drawing::{
    Cell, Chessman, Curve, GraphDrawing, GridDrawing, Ground, Ink, Mark, Square, Vertex,
};
use crate::game::{Drawing, Player};
use serde_json::{Value, json};

/// A drawing as it stands in `zermelo/position/1`.
pub fn to_json(drawing: &Drawing) -> Value {
    match drawing {
        Drawing::Grid(grid) => grid_to_json(grid),
        Drawing::Graph(graph) => graph_to_json(graph),
        Drawing::Sum(parts) => {
            json!({ "kind": "sum", "parts": parts.iter().map(to_json).collect::<Vec<_>>() })
        }
    }
}

fn grid_to_json(grid: &GridDrawing) -> Value {
    let rows = grid.rows.iter().map(|row| row.iter().map(cell_to_json).collect::<Vec<_>>());
    json!({
        "kind": "grid",
        "ground": match grid.ground {
            Ground::Squares => "squares",
            Ground::Points => "points",
            Ground::Dots => "dots",
        },
        "rows": rows.collect::<Vec<_>>(),
        "columns": grid.names.columns,
        "columns_below": grid.names.columns_below,
        "row_names": grid.names.rows,
    })
}

fn cell_to_json(cell: &Cell) -> Value {
    let square = match cell.square {
        Square::Plain => "plain",
        Square::Dark => "dark",
        Square::Marked => "marked",
        Square::Blocked => "blocked",
        Square::Absent => "absent",
    };
    json!({ "square": square, "mark": cell.mark.as_ref().map(mark_to_json) })
}

fn mark_to_json(mark: &Mark) -> Value {
    let player = |player: Player| player.to_string().to_lowercase();
    match mark {
        Mark::Stone(owner) => json!({ "stone": player(*owner) }),
        Mark::Man(man, owner) => {
            json!({ "man": Chessman::letter(*man).to_string(), "player": player(*owner) })
        }
        Mark::Coin { heads } => json!({ "coin": if *heads { "heads" } else { "tails" } }),
        Mark::Text(text) => json!({ "text": text }),
    }
}

fn graph_to_json(graph: &GraphDrawing) -> Value {
    json!({
        "kind": "graph",
        "ground": graph.has_ground,
        "vertices": graph.vertices.iter().map(vertex_to_json).collect::<Vec<_>>(),
        "curves": graph.curves.iter().map(curve_to_json).collect::<Vec<_>>(),
    })
}

fn vertex_to_json(vertex: &Vertex) -> Value {
    json!({
        "x": vertex.at.x,
        "y": vertex.at.y,
        "label": vertex.label(),
        "name": vertex.name,
        "letter": vertex.letter,
        "tokens": vertex.tokens,
    })
}

fn curve_to_json(curve: &Curve) -> Value {
    let ink = match curve.ink {
        Ink::Blue => "blue",
        Ink::Red => "red",
        Ink::Green => "green",
        Ink::Black => "black",
    };
    let points = curve.points.iter().map(|point| [point.x, point.y]);
    json!({ "points": points.collect::<Vec<_>>(), "ink": ink, "arrow": curve.is_arrow })
}
