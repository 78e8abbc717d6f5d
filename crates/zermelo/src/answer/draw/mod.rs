//! Drawings as text, as SVG and as `TikZ`, ready for print. Whole numbers only: the same drawing gives the same bytes.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "a drawing is a few thousand units wide"
)]

mod chessmen;
mod svg;
mod text;
mod tikz;

pub(super) use svg::svg;
pub use svg::to_svg;
pub use text::to_drawn_text;
pub(super) use tikz::tikz_place;
pub use tikz::to_tikz;

use crate::game::drawing::{Curve, Drawing, GraphDrawing, GridDrawing, Ink, Point, Square, UNIT, Vertex};

const INFALLIBLE: &str = "a String takes all that is written";

/// Blank around a picture.
const MARGIN: i64 = UNIT / 2;
/// Room for a row of names of columns.
const NAMES: i64 = UNIT * 6 / 10;
/// Room for a character of the name of a row.
const CHARACTER: i64 = UNIT * 3 / 10;
/// Between the components of a sum.
const GAP: i64 = UNIT;

const fn rgb(ink: Ink) -> [u8; 3] {
    match ink {
        Ink::Blue => [0x1F, 0x5F, 0xBF],
        Ink::Red => [0xC8, 0x33, 0x2B],
        Ink::Green => [0x2B, 0x8A, 0x3E],
        Ink::Black => [0x22, 0x22, 0x22],
    }
}

/// Where the cells of a grid begin, and how large it is with its names and the margin; y goes down.
struct Frame {
    left: i64,
    top: i64,
    width: i64,
    height: i64,
}

impl Frame {
    fn of(grid: &GridDrawing) -> Self {
        let longest = grid.names.rows.iter().map(|name| name.chars().count()).max();
        let left = MARGIN + longest.map_or(0, |longest| CHARACTER * (longest as i64 + 1));
        let names = if grid.names.columns.is_empty() { 0 } else { NAMES };
        let top = MARGIN + if grid.names.columns_below { 0 } else { names };
        Self {
            left,
            top,
            width: left + grid.width() as i64 * UNIT + MARGIN,
            height: grid.rows.len() as i64 * UNIT + names + 2 * MARGIN,
        }
    }

    /// The middle of a cell.
    fn middle(&self, row: usize, column: usize) -> Point {
        Point { x: self.left + column as i64 * UNIT + UNIT / 2, y: self.top + row as i64 * UNIT + UNIT / 2 }
    }
}

/// The width and height of a drawing with its margin.
fn size(drawing: &Drawing) -> [i64; 2] {
    match drawing {
        Drawing::Grid(grid) => {
            let frame = Frame::of(grid);
            [frame.width, frame.height]
        }
        Drawing::Graph(graph) => {
            let (low, high) = bounds_with_names(graph);
            [high.x - low.x, high.y - low.y]
        }
        Drawing::Sum(parts) => {
            let sizes = parts.iter().map(size);
            let gaps = GAP * (parts.len().max(1) as i64 - 1);
            sizes.fold([gaps, 2 * MARGIN], |[width, height], [own, high]| [width + own, height.max(high)])
        }
    }
}

/// The corners of all points of a graph, the origin included, with the margin.
fn bounds(graph: &GraphDrawing) -> (Point, Point) {
    let points = || {
        let of_curves = graph.curves.iter().flat_map(|curve| &curve.points);
        graph.vertices.iter().map(|vertex| &vertex.at).chain(of_curves)
    };
    let least = |of: fn(&Point) -> i64| points().map(of).min().unwrap_or(0);
    let most = |of: fn(&Point) -> i64| points().map(of).max().unwrap_or(0);
    let low = Point { x: least(|point| point.x) - MARGIN, y: least(|point| point.y).min(0) - MARGIN };
    let high = Point { x: most(|point| point.x) + MARGIN, y: most(|point| point.y).max(0) + MARGIN };
    (low, high)
}

/// How far what is drawn of a vertex reaches, without its name.
fn radius(vertex: &Vertex) -> i64 {
    match (vertex.tokens, vertex.letter) {
        (0, None) => UNIT * 9 / 100,
        (0, Some(_)) => UNIT * 22 / 100,
        _ => UNIT * 19 / 100,
    }
}

/// A direction from a vertex, one of eight: -1, 0 or 1 to the right, and up.
type Side = [i64; 2];

/// Where the name of a vertex stands: to its right, or, where an edge leaves near there, where it is farthest from all edges.
fn side_of_name(graph: &GraphDrawing, vertex: &Vertex) -> Side {
    const SIDES: [Side; 8] = [[1, 0], [1, 1], [1, -1], [-1, 0], [-1, 1], [-1, -1], [0, 1], [0, -1]];
    /// The cosine, in thousandths, of the angle that is enough.
    const ENOUGH: i64 = 700;
    let length = |x: i64, y: i64| ((x * x + y * y).unsigned_abs().isqrt() as i64).max(1);
    let edges: Vec<Side> = graph
        .curves
        .iter()
        .flat_map(|curve| match curve.points.as_slice() {
            [from, next, .., before, to] => [(*from, *next), (*to, *before)],
            [from, .., to] => [(*from, *to), (*to, *from)],
            _ => [(Point { x: 0, y: 0 }, Point { x: 0, y: 0 }); 2],
        })
        .filter(|(from, to)| *from == vertex.at && from != to)
        .map(|(from, to)| [to.x - from.x, to.y - from.y])
        .collect();
    let nearness = |[x, y]: Side| {
        let cosine = |edge: &Side| {
            (x * edge[0] + y * edge[1]) * 1_000_000 / length(1_000 * x, 1_000 * y) / length(edge[0], edge[1])
        };
        edges.iter().map(cosine).max().unwrap_or(-1_000)
    };
    if nearness(SIDES[0]) <= ENOUGH {
        return SIDES[0];
    }
    SIDES.into_iter().min_by_key(|&side| nearness(side)).unwrap_or(SIDES[0])
}

/// The same with room for the names of vertices.
fn bounds_with_names(graph: &GraphDrawing) -> (Point, Point) {
    let (mut low, mut high) = bounds(graph);
    for vertex in &graph.vertices {
        let length = vertex.name.as_ref().map_or(0, |name| name.chars().count() as i64 * UNIT * 17 / 100);
        let [x, y] = side_of_name(graph, vertex);
        let beside = radius(vertex) + UNIT / 5 + if x == 0 { length / 2 } else { length };
        let above = radius(vertex) + UNIT * 45 / 100;
        if x >= 0 {
            high.x = high.x.max(vertex.at.x + beside);
        }
        if x <= 0 {
            low.x = low.x.min(vertex.at.x - beside);
        }
        high.y = high.y.max(vertex.at.y + above * y.max(0));
        low.y = low.y.min(vertex.at.y - above * (-y).max(0));
    }
    (low, high)
}

/// Whether there is a point in this place of a grid on points.
fn is_point(grid: &GridDrawing, [row, column]: [usize; 2]) -> bool {
    let cell = grid.rows.get(row).and_then(|row| row.get(column));
    cell.is_some_and(|cell| !matches!(cell.square, Square::Blocked | Square::Absent))
}

/// The lines of a grid on points, each between neighbours, as pairs of rows and columns.
fn lines(grid: &GridDrawing) -> Vec<[[usize; 2]; 2]> {
    let mut lines = Vec::new();
    for (row, cells) in grid.rows.iter().enumerate() {
        for here in (0..cells.len()).map(|column| [row, column]).filter(|&here| is_point(grid, here)) {
            let others = [[row, here[1] + 1], [row + 1, here[1]]];
            lines.extend(others.into_iter().filter(|&to| is_point(grid, to)).map(|to| [here, to]));
        }
    }
    lines
}

/// Whether no line of a grid on points shows where this point is.
fn is_lonely(grid: &GridDrawing, [row, column]: [usize; 2]) -> bool {
    let before = |at: usize| at.wrapping_sub(1);
    let others = [[row, column + 1], [row + 1, column], [row, before(column)], [before(row), column]];
    is_point(grid, [row, column]) && !others.into_iter().any(|other| is_point(grid, other))
}

/// The head of an arrow at the end of a curve, outside the vertex there: its tip, and the two ends of its back.
fn arrow_head(curve: &Curve) -> Option<[Point; 3]> {
    const LENGTH: i64 = UNIT / 5;
    const HALF_WIDTH: i64 = UNIT / 12;
    const BEFORE_VERTEX: i64 = UNIT * 17 / 100;
    let [.., before, end] = curve.points.as_slice() else { return None };
    let (dx, dy) = (end.x - before.x, end.y - before.y);
    let length = ((dx * dx + dy * dy).unsigned_abs().isqrt() as i64).max(1);
    let back = |distance: i64, aside: i64| Point {
        x: end.x - (dx * distance + dy * aside) / length,
        y: end.y - (dy * distance - dx * aside) / length,
    };
    let tail = BEFORE_VERTEX + LENGTH;
    Some([back(BEFORE_VERTEX, 0), back(tail, HALF_WIDTH), back(tail, -HALF_WIDTH)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const AROUND: [Side; 8] = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];

    /// A vertex with edges in some of the eight directions, and of any length.
    fn star(directions: impl Iterator<Item = usize>) -> GraphDrawing {
        let middle = Point { x: 300, y: -700 };
        let edge = |direction: usize| {
            let [x, y] = AROUND[direction].map(|part| part * UNIT * (1 + direction as i64 % 3));
            let end = Point { x: middle.x + x, y: middle.y + y };
            let points = if direction.is_multiple_of(2) { vec![middle, end] } else { vec![end, middle] };
            Curve::plain(points, Ink::Black)
        };
        let vertex = Vertex { at: middle, name: Some("7".to_owned()), letter: Some('x'), tokens: 0 };
        GraphDrawing { vertices: vec![vertex], curves: directions.map(edge).collect(), has_ground: false }
    }

    #[test]
    fn names_stand_to_the_right_or_clear_of_all_edges() {
        for set in 0..255_u32 {
            let graph = star((0..8).filter(|direction| set >> direction & 1 == 1));
            let side = side_of_name(&graph, &graph.vertices[0]);
            let at = AROUND.iter().position(|&other| other == side).unwrap();
            assert!(set >> at & 1 == 0, "{set:b} {side:?}");
            let is_open = |at: usize| [7, 0, 1].iter().all(|step| set >> ((at + step) % 8) & 1 == 0);
            assert!(at == 0 || !is_open(0), "{set:b} {side:?}");
            assert!(is_open(at) || !(0..8).any(is_open), "{set:b} {side:?}");
        }
    }

    #[test]
    fn a_letter_stands_on_its_vertex_and_the_name_beside_it() {
        let graph = star(0..3);
        let drawing = Drawing::Graph(graph);
        let (svg, tikz) = (to_svg(&drawing), to_tikz(&drawing));
        assert!(svg.contains(">x</text>") && svg.contains(">7</text>") && !svg.contains("7:x"), "{svg}");
        assert!(tikz.contains("{x};") && tikz.contains("] {7}") && !tikz.contains("7:x"), "{tikz}");
        assert!(to_drawn_text(&drawing).contains("7:x"));
        // A name may look as if there were a letter behind it.
        let mut graph = star(0..3);
        (graph.vertices[0].name, graph.vertices[0].letter) = (Some("7:x".to_owned()), None);
        assert!(to_svg(&Drawing::Graph(graph)).contains(">7:x</text>"));
    }
}
