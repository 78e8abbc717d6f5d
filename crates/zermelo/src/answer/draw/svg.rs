//! Drawings as SVG files, on a white ground so that they can be seen in dark viewers.

use super::super::escape::html;
use super::{
    Frame, GAP, INFALLIBLE, NAMES, Side, arrow_head, bounds_with_names, chessmen, is_lonely, lines, radius,
    rgb, side_of_name, size,
};
use crate::game::Player;
use crate::game::drawing::{
    Cell, Chessman, Curve, Drawing, GraphDrawing, GridDrawing, Ground, Mark, Point, Square, UNIT, Vertex,
};
use std::fmt::Write;

/// The drawing as an SVG file.
pub fn to_svg(drawing: &Drawing) -> String {
    let [width, height] = size(drawing);
    svg(width, height, &body(drawing))
}

/// An SVG file with a view of this size, in drawing units; 1 unit is shown as 48 pixels.
pub(in crate::answer) fn svg(width: i64, height: i64, body: &str) -> String {
    let pixels = |length: i64| (length * 48 + UNIT - 1) / UNIT;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{body}</svg>\n",
        pixels(width),
        pixels(height)
    )
}

fn body(drawing: &Drawing) -> String {
    match drawing {
        Drawing::Grid(grid) => grid_body(grid),
        Drawing::Graph(graph) => graph_body(graph),
        Drawing::Sum(parts) => sum_body(parts),
    }
}

/// Components stand on one line, with a plus between two.
fn sum_body(parts: &[Drawing]) -> String {
    let highest = parts.iter().map(|part| size(part)[1]).max().unwrap_or(0);
    let mut body = String::new();
    let mut left = 0;
    for (number, part) in parts.iter().enumerate() {
        if number > 0 {
            body += &text(left + GAP / 2, highest / 2 + UNIT / 5, UNIT * 7 / 10, "middle", "+");
            left += GAP;
        }
        let [width, height] = size(part);
        writeln!(body, "<g transform=\"translate({left} {})\">\n{}</g>", highest - height, self::body(part))
            .expect(INFALLIBLE);
        left += width;
    }
    body
}

fn text(x: i64, y: i64, size: i64, anchor: &str, content: &str) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-family=\"sans-serif\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
         fill=\"#222222\">{}</text>\n",
        html(content)
    )
}

fn grid_body(grid: &GridDrawing) -> String {
    let frame = Frame::of(grid);
    let mut body = names(grid, &frame);
    if grid.ground == Ground::Points {
        for [from, to] in lines(grid) {
            let [from, to] = [from, to].map(|[row, column]| frame.middle(row, column));
            writeln!(
                body,
                "<path d=\"M {} {} L {} {}\" stroke=\"#333333\" stroke-width=\"30\"/>",
                from.x, from.y, to.x, to.y
            )
            .expect(INFALLIBLE);
        }
    }
    for (row, cells) in grid.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let middle = frame.middle(row, column);
            body += &match grid.ground {
                Ground::Squares => square(cell, middle),
                Ground::Points => point(middle, grid, [row, column]),
                Ground::Dots => dotted(cell, middle, [row, column]),
            };
            if let Some(mark) = &cell.mark {
                body += &marked(mark, middle, grid.ground);
            }
        }
    }
    body
}

fn names(grid: &GridDrawing, frame: &Frame) -> String {
    let mut body = String::new();
    let y = if grid.names.columns_below {
        frame.top + grid.rows.len() as i64 * UNIT + NAMES * 3 / 4
    } else {
        frame.top - NAMES / 4
    };
    for (column, name) in grid.names.columns.iter().enumerate() {
        body += &text(frame.middle(0, column).x, y, UNIT * 36 / 100, "middle", name);
    }
    for (row, name) in grid.names.rows.iter().enumerate() {
        let y = frame.middle(row, 0).y + UNIT * 13 / 100;
        body += &text(frame.left - UNIT * 15 / 100, y, UNIT * 36 / 100, "end", name);
    }
    body
}

fn square(cell: &Cell, middle: Point) -> String {
    let fill = match cell.square {
        Square::Plain => "#ffffff",
        Square::Dark => "#cfcfcf",
        Square::Marked => "#ffe08a",
        Square::Blocked => "#555555",
        Square::Absent => return String::new(),
    };
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{fill}\" stroke=\"#333333\" \
         stroke-width=\"30\"/>\n",
        middle.x - UNIT / 2,
        middle.y - UNIT / 2
    )
}

/// A point without neighbours is a dot, for no line shows where it is.
fn point(middle: Point, grid: &GridDrawing, at: [usize; 2]) -> String {
    if is_lonely(grid, at) {
        format!("<circle cx=\"{}\" cy=\"{}\" r=\"60\" fill=\"#333333\"/>\n", middle.x, middle.y)
    } else {
        String::new()
    }
}

/// A dot, a line that is drawn or not, or a box, which shows by its lines.
fn dotted(cell: &Cell, middle: Point, [row, column]: [usize; 2]) -> String {
    let Point { x, y } = middle;
    let (dx, dy) = match (row % 2, column % 2) {
        (0, 0) => return format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"130\" fill=\"#222222\"/>\n"),
        (1, 1) => return String::new(),
        (0, _) => (1, 0),
        _ => (0, 1),
    };
    // What is not drawn ends before the dots.
    let (looks, reach) = match cell.square {
        Square::Blocked => ("stroke=\"#222222\" stroke-width=\"110\"", UNIT),
        _ => ("stroke=\"#aaaaaa\" stroke-width=\"40\" stroke-dasharray=\"120 130\"", UNIT - 150),
    };
    format!(
        "<path d=\"M {} {} L {} {}\" {looks}/>\n",
        x - reach * dx,
        y - reach * dy,
        x + reach * dx,
        y + reach * dy
    )
}

fn marked(mark: &Mark, middle: Point, ground: Ground) -> String {
    let Point { x, y } = middle;
    match mark {
        Mark::Stone(player) => {
            let fill = if *player == Player::Left { "#222222" } else { "#ffffff" };
            let radius = if ground == Ground::Points { 44 } else { 36 };
            format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{fill}\" stroke=\"#222222\" stroke-width=\"40\"/>\n",
                UNIT * radius / 100
            )
        }
        Mark::Man(man, player) => chessman(*man, *player, middle),
        Mark::Coin { heads } => {
            let (fill, letter) = if *heads { ("#f2c14e", "H") } else { ("#eeeeee", "T") };
            format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{fill}\" stroke=\"#333333\" stroke-width=\"40\"/>\n{}",
                UNIT * 42 / 100,
                text(x, y + UNIT * 16 / 100, UNIT * 46 / 100, "middle", letter)
            )
        }
        Mark::Text(content) => text(x, y + UNIT * 22 / 100, UNIT * 62 / 100, "middle", content),
    }
}

fn chessman(man: Chessman, player: Player, middle: Point) -> String {
    let (fill, stroke) = if player == Player::Left { ("#ffffff", "#222222") } else { ("#222222", "#222222") };
    let mut body = String::new();
    for polygon in chessmen::outline(man) {
        let place = |&(x, y): &(i64, i64)| format!("{},{}", middle.x - UNIT / 2 + x, middle.y - UNIT / 2 + y);
        let places: Vec<String> = polygon.iter().map(place).collect();
        writeln!(
            body,
            "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"36\" \
             stroke-linejoin=\"round\"/>",
            places.join(" ")
        )
        .expect(INFALLIBLE);
    }
    body
}

fn graph_body(graph: &GraphDrawing) -> String {
    let (low, high) = bounds_with_names(graph);
    let place = |point: Point| format!("{} {}", point.x - low.x, high.y - point.y);
    let mut body = String::new();
    if graph.has_ground {
        let (left, right) = (Point { y: 0, ..low }, Point { y: 0, ..high });
        writeln!(
            body,
            "<path d=\"M {} L {}\" stroke=\"#444444\" stroke-width=\"90\" fill=\"none\"/>",
            place(left),
            place(right)
        )
        .expect(INFALLIBLE);
    }
    for curve in &graph.curves {
        body += &curve_body(curve, &place);
    }
    for vertex in &graph.vertices {
        let at = Point { x: vertex.at.x - low.x, y: high.y - vertex.at.y };
        body += &vertex_body(vertex, at, side_of_name(graph, vertex));
    }
    body
}

fn curve_body(curve: &Curve, place: &impl Fn(Point) -> String) -> String {
    let [red, green, blue] = rgb(curve.ink);
    let path = match curve.points.as_slice() {
        [from, one, two, to] => {
            format!("M {} C {}, {}, {}", place(*from), place(*one), place(*two), place(*to))
        }
        points => {
            let places: Vec<String> = points.iter().map(|&point| place(point)).collect();
            format!("M {}", places.join(" L "))
        }
    };
    let width = if curve.is_arrow { 45 } else { 80 };
    let mut body = format!(
        "<path d=\"{path}\" stroke=\"#{red:02x}{green:02x}{blue:02x}\" stroke-width=\"{width}\" \
         stroke-linecap=\"round\" fill=\"none\"/>\n"
    );
    if let Some(head) = arrow_head(curve).filter(|_| curve.is_arrow) {
        let places = head.map(place).join(", ");
        writeln!(body, "<polygon points=\"{places}\" fill=\"#{red:02x}{green:02x}{blue:02x}\"/>")
            .expect(INFALLIBLE);
    }
    body
}

/// A vertex with its name on one side; a white rim keeps names and edges apart.
fn vertex_body(vertex: &Vertex, Point { x, y }: Point, [right, up]: Side) -> String {
    let radius = radius(vertex);
    let mut body = match (vertex.tokens, vertex.letter) {
        (0, None) => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#222222\"/>\n"),
        (0, Some(letter)) => format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#ffffff\" stroke=\"#222222\" stroke-width=\"40\"/>\n{}",
            text(x, y + 105, 310, "middle", &letter.to_string())
        ),
        (tokens, _) => {
            let count = if tokens == 1 { String::new() } else { tokens.to_string() };
            format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#f2c14e\" stroke=\"#222222\" stroke-width=\"40\"/>\n\
                 {}",
                text(x, y + 90, 260, "middle", &count)
            )
        }
    };
    if let Some(name) = &vertex.name {
        // Diagonally a name is as far from the middle as on the other sides.
        let away = if right != 0 && up != 0 { radius * 7 / 10 + 60 } else { radius + 50 };
        let anchor = ["end", "middle", "start"][(right + 1) as usize];
        let baseline = y - up * away + [190, 90, 0][(up + 1) as usize];
        writeln!(
            body,
            "<text x=\"{}\" y=\"{baseline}\" font-family=\"sans-serif\" font-size=\"260\" text-anchor=\"{anchor}\" \
             fill=\"#444444\" stroke=\"#ffffff\" stroke-width=\"70\" paint-order=\"stroke\">{}</text>",
            x + right * away,
            html(name)
        )
        .expect(INFALLIBLE);
    }
    body
}
