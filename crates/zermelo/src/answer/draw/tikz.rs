//! Drawings for LaTeX with the package `TikZ`.

use super::super::escape::latex;
use super::{Frame, GAP, INFALLIBLE, Side, bounds, chessmen, lines, radius, rgb, side_of_name, size};
use crate::game::Player;
use crate::game::drawing::{
    Cell, Chessman, Curve, Drawing, GraphDrawing, GridDrawing, Ground, Ink, Mark, Point, Square, UNIT,
};
use std::fmt::Write;

/// The drawing as a `tikzpicture`.
pub fn to_tikz(drawing: &Drawing) -> String {
    let body = body(drawing);
    format!(
        "% \\usepackage{{tikz}}\n\\begin{{tikzpicture}}[scale=0.8]\n{}{body}\\end{{tikzpicture}}\n",
        colours(drawing)
    )
}

/// The colours that a drawing uses, each defined once.
fn colours(drawing: &Drawing) -> String {
    let mut text = String::new();
    for ink in [Ink::Blue, Ink::Red, Ink::Green, Ink::Black] {
        if uses(drawing, ink) {
            let [red, green, blue] = rgb(ink);
            writeln!(text, "  \\definecolor{{{}}}{{RGB}}{{{red},{green},{blue}}}", tikz_ink(ink))
                .expect(INFALLIBLE);
        }
    }
    text
}

fn uses(drawing: &Drawing, ink: Ink) -> bool {
    match drawing {
        Drawing::Grid(_) => false,
        Drawing::Graph(graph) => graph.curves.iter().any(|curve| curve.ink == ink),
        Drawing::Sum(parts) => parts.iter().any(|part| uses(part, ink)),
    }
}

fn body(drawing: &Drawing) -> String {
    match drawing {
        Drawing::Grid(grid) => grid_body(grid),
        Drawing::Graph(graph) => graph_body(graph),
        Drawing::Sum(parts) => sum_body(parts),
    }
}

fn sum_body(parts: &[Drawing]) -> String {
    let mut text = String::new();
    let mut left = 0;
    for (number, part) in parts.iter().enumerate() {
        if number > 0 {
            let place = tikz_place(Point { x: left + GAP / 2, y: UNIT / 2 });
            writeln!(text, "  \\node at {place} {{$+$}};").expect(INFALLIBLE);
            left += GAP;
        }
        writeln!(text, "  \\begin{{scope}}[xshift={}cm]\n{}  \\end{{scope}}", scaled(left), body(part))
            .expect(INFALLIBLE);
        left += size(part)[0];
    }
    text
}

/// A shift of the coordinate system, which the scale of the picture, 0.8, does not reach.
fn scaled(length: i64) -> String {
    units(length * 8 / 10)
}

/// A length in units with three decimals at most.
fn units(length: i64) -> String {
    let sign = if length < 0 { "-" } else { "" };
    let (whole, rest) = (length.abs() / UNIT, length.abs() % UNIT);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{}", format!("{rest:03}").trim_end_matches('0'))
}

pub(in crate::answer) fn tikz_place(point: Point) -> String {
    format!("({},{})", units(point.x), units(point.y))
}

/// Cells have the origin at the lower left corner of the grid, whatever its names are.
fn grid_body(grid: &GridDrawing) -> String {
    let height = grid.rows.len() as i64;
    let frame = Frame::of(grid);
    let middle = |row: usize, column: usize| {
        let Point { x, y } = frame.middle(row, column);
        Point { x: x - frame.left, y: height * UNIT - (y - frame.top) }
    };
    let mut body = String::new();
    if grid.ground == Ground::Points {
        for [from, to] in lines(grid) {
            let [from, to] = [from, to].map(|[row, column]| tikz_place(middle(row, column)));
            writeln!(body, "  \\draw {from} -- {to};").expect(INFALLIBLE);
        }
    }
    for (row, cells) in grid.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let middle = middle(row, column);
            body += &match grid.ground {
                Ground::Squares => square(cell, middle),
                Ground::Points => String::new(),
                Ground::Dots => dotted(cell, middle, [row, column]),
            };
            if let Some(mark) = &cell.mark {
                body += &marked(mark, middle);
            }
        }
    }
    for (column, name) in grid.names.columns.iter().enumerate() {
        let below = grid.names.columns_below;
        let y = if below { -UNIT * 3 / 10 } else { height * UNIT + UNIT * 3 / 10 };
        let place = tikz_place(Point { y, ..middle(0, column) });
        writeln!(body, "  \\node[font=\\scriptsize] at {place} {{{}}};", latex(name)).expect(INFALLIBLE);
    }
    for (row, name) in grid.names.rows.iter().enumerate() {
        let place = tikz_place(Point { x: -UNIT / 10, ..middle(row, 0) });
        writeln!(body, "  \\node[left,font=\\scriptsize] at {place} {{{}}};", latex(name)).expect(INFALLIBLE);
    }
    body
}

fn square(cell: &Cell, middle: Point) -> String {
    let corner = tikz_place(Point { x: middle.x - UNIT / 2, y: middle.y - UNIT / 2 });
    match cell.square {
        Square::Plain => format!("  \\draw {corner} rectangle ++(1,1);\n"),
        Square::Dark => format!("  \\filldraw[fill=black!20] {corner} rectangle ++(1,1);\n"),
        Square::Marked => format!("  \\filldraw[fill=yellow!50] {corner} rectangle ++(1,1);\n"),
        Square::Blocked => format!("  \\filldraw[fill=black!60] {corner} rectangle ++(1,1);\n"),
        Square::Absent => String::new(),
    }
}

/// A dot, a line that is drawn or not, or a box, which shows by its lines.
fn dotted(cell: &Cell, middle: Point, [row, column]: [usize; 2]) -> String {
    let (dx, dy) = match (row % 2, column % 2) {
        (0, 0) => return format!("  \\fill {} circle (0.13);\n", tikz_place(middle)),
        (1, 1) => return String::new(),
        (0, _) => (UNIT, 0),
        _ => (0, UNIT),
    };
    let looks = if cell.square == Square::Blocked { "line width=2pt" } else { "black!35,dashed" };
    let [from, to] =
        [-1, 1].map(|side| tikz_place(Point { x: middle.x + side * dx, y: middle.y + side * dy }));
    format!("  \\draw[{looks}] {from} -- {to};\n")
}

fn marked(mark: &Mark, middle: Point) -> String {
    let place = tikz_place(middle);
    match mark {
        Mark::Stone(Player::Left) => format!("  \\fill {place} circle (0.36);\n"),
        Mark::Stone(Player::Right) => format!("  \\draw[fill=white] {place} circle (0.36);\n"),
        Mark::Man(man, player) => chessman(*man, *player, middle),
        Mark::Coin { heads } => {
            let (fill, letter) = if *heads { ("yellow!50", "H") } else { ("black!5", "T") };
            format!("  \\draw[fill={fill}] {place} circle (0.42);\n  \\node at {place} {{{letter}}};\n")
        }
        Mark::Text(text) => format!("  \\node at {place} {{{}}};\n", latex(text)),
    }
}

fn chessman(man: Chessman, player: Player, middle: Point) -> String {
    let fill = if player == Player::Left { "white" } else { "black" };
    let mut body = String::new();
    for polygon in chessmen::outline(man) {
        let place = |&(x, y): &(i64, i64)| {
            tikz_place(Point { x: middle.x - UNIT / 2 + x, y: middle.y + UNIT / 2 - y })
        };
        let places: Vec<String> = polygon.iter().map(place).collect();
        writeln!(body, "  \\draw[fill={fill},line join=round] {} -- cycle;", places.join(" -- "))
            .expect(INFALLIBLE);
    }
    body
}

fn graph_body(graph: &GraphDrawing) -> String {
    let mut body = String::new();
    if graph.has_ground {
        let (low, high) = bounds(graph);
        let (left, right) = (Point { y: 0, ..low }, Point { y: 0, ..high });
        writeln!(body, "  \\draw[very thick] {} -- {};", tikz_place(left), tikz_place(right))
            .expect(INFALLIBLE);
    }
    for Curve { points, ink, is_arrow } in &graph.curves {
        let path = match points.as_slice() {
            [from, one, two, to] => format!(
                "{} .. controls {} and {} .. {}",
                tikz_place(*from),
                tikz_place(*one),
                tikz_place(*two),
                tikz_place(*to)
            ),
            points => points.iter().map(|&point| tikz_place(point)).collect::<Vec<_>>().join(" -- "),
        };
        let style = if *is_arrow { "-latex,shorten >=4pt,thick" } else { "very thick" };
        writeln!(body, "  \\draw[{style},{}] {path};", tikz_ink(*ink)).expect(INFALLIBLE);
    }
    for vertex in &graph.vertices {
        let at = tikz_place(vertex.at);
        let side = side_of_name(graph, vertex);
        let label = vertex.name.as_ref().map_or_else(String::new, |name| {
            format!(" node[{},font=\\scriptsize] {{{}}}", tikz_side(side), latex(name))
        });
        let inside = match (vertex.tokens, vertex.letter) {
            (0, None) => {
                writeln!(body, "  \\fill {at} circle (0.08){label};").expect(INFALLIBLE);
                continue;
            }
            (0, Some(letter)) => latex(&letter.to_string()),
            (1, _) => String::new(),
            (tokens, _) => tokens.to_string(),
        };
        let fill = if vertex.tokens > 0 { "yellow!50" } else { "white" };
        let rim = radius(vertex) * if side[0] != 0 && side[1] != 0 { 7 } else { 10 } / 10;
        let edge = tikz_place(Point { x: vertex.at.x + side[0] * rim, y: vertex.at.y + side[1] * rim });
        writeln!(
            body,
            "  \\draw[fill={fill}] {at} circle ({}) node[font=\\scriptsize] {{{inside}}};\n  \\path {edge}{label};",
            units(radius(vertex)),
        )
        .expect(INFALLIBLE);
    }
    body
}

/// Where a node stands beside its point.
const fn tikz_side(side: Side) -> &'static str {
    match side {
        [1, 1] => "above right",
        [1, -1] => "below right",
        [-1, 0] => "left",
        [-1, 1] => "above left",
        [-1, -1] => "below left",
        [0, 1] => "above",
        [0, -1] => "below",
        _ => "right",
    }
}

const fn tikz_ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Blue => "zermeloblue",
        Ink::Red => "zermelored",
        Ink::Green => "zermelogreen",
        Ink::Black => "zermeloblack",
    }
}
