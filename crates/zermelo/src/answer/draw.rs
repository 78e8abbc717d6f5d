//! Drawings as text, as SVG and as `TikZ`, ready for print. Whole numbers only: the same drawing gives the same bytes.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "a drawing is a few thousand units wide"
)]

use crate::game::Player;
use crate::game::drawing::{Cell, Curve, Drawing, GraphDrawing, GridDrawing, Ink, Mark, Point, Square, UNIT};
use std::fmt::Write;

const INFALLIBLE: &str = "a String takes all that is written";

/// Blank around a picture.
const MARGIN: i64 = UNIT / 2;

const fn rgb(ink: Ink) -> [u8; 3] {
    match ink {
        Ink::Blue => [0x1F, 0x5F, 0xBF],
        Ink::Red => [0xC8, 0x33, 0x2B],
        Ink::Green => [0x2B, 0x8A, 0x3E],
        Ink::Black => [0x22, 0x22, 0x22],
    }
}

/// The drawing as an SVG file.
pub fn to_svg(drawing: &Drawing) -> String {
    match drawing {
        Drawing::Grid(grid) => grid_svg(grid),
        Drawing::Graph(graph) => graph_svg(graph),
    }
}

/// An SVG file with a view of this size, in drawing units; 1 unit is shown as 48 pixels.
pub(super) fn svg(width: i64, height: i64, body: &str) -> String {
    let pixels = |length: i64| (length * 48 + UNIT - 1) / UNIT;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\">\n\
         {body}</svg>\n",
        pixels(width),
        pixels(height)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn grid_svg(grid: &GridDrawing) -> String {
    let columns = grid.rows.iter().map(Vec::len).max().unwrap_or(0) as i64;
    let mut body = String::new();
    for_each_cell(grid, |row, column, cell| {
        let (x, y) = (MARGIN + column * UNIT, MARGIN + row * UNIT);
        let fill = match cell.square {
            Square::Plain => "#ffffff",
            Square::Blocked => "#555555",
            Square::Absent => "",
        };
        if !fill.is_empty() {
            writeln!(
                body,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{fill}\" stroke=\"#333333\" \
                 stroke-width=\"30\"/>"
            )
            .expect(INFALLIBLE);
        }
        let (x, y) = (x + UNIT / 2, y + UNIT / 2);
        match &cell.mark {
            None => {}
            Some(Mark::Stone(player)) => {
                let fill = if *player == Player::Left { "#222222" } else { "#ffffff" };
                writeln!(
                    body,
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{fill}\" stroke=\"#222222\" stroke-width=\"40\"/>",
                    UNIT * 36 / 100
                )
                .expect(INFALLIBLE);
            }
            Some(Mark::Text(text)) => writeln!(
                body,
                "<text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"{}\" text-anchor=\"middle\" \
                 fill=\"#222222\">{}</text>",
                y + UNIT * 22 / 100,
                UNIT * 62 / 100,
                escaped(text)
            )
            .expect(INFALLIBLE),
        }
    });
    svg(columns * UNIT + 2 * MARGIN, grid.rows.len() as i64 * UNIT + 2 * MARGIN, &body)
}

fn for_each_cell(grid: &GridDrawing, mut visit: impl FnMut(i64, i64, &Cell)) {
    for (row, cells) in grid.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            visit(row as i64, column as i64, cell);
        }
    }
}

/// The corners of everything in a graph, the ground included, with its margin.
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

fn graph_svg(graph: &GraphDrawing) -> String {
    let (low, high) = bounds(graph);
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
    for Curve { points, ink } in &graph.curves {
        let [red, green, blue] = rgb(*ink);
        let path = match points.as_slice() {
            [from, one, two, to] => {
                format!("M {} C {}, {}, {}", place(*from), place(*one), place(*two), place(*to))
            }
            points => {
                let places: Vec<String> = points.iter().map(|&point| place(point)).collect();
                format!("M {}", places.join(" L "))
            }
        };
        writeln!(
            body,
            "<path d=\"{path}\" stroke=\"#{red:02x}{green:02x}{blue:02x}\" stroke-width=\"80\" stroke-linecap=\"round\" \
             fill=\"none\"/>"
        )
        .expect(INFALLIBLE);
    }
    for vertex in &graph.vertices {
        let (x, y) = (vertex.at.x - low.x, high.y - vertex.at.y);
        writeln!(body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"90\" fill=\"#222222\"/>").expect(INFALLIBLE);
        if let Some(label) = &vertex.label {
            writeln!(
                body,
                "<text x=\"{}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"260\" fill=\"#444444\">{}</text>",
                x + 130,
                y + 90,
                escaped(label)
            )
            .expect(INFALLIBLE);
        }
    }
    svg(high.x - low.x, high.y - low.y, &body)
}

/// The drawing as a `tikzpicture`.
pub fn to_tikz(drawing: &Drawing) -> String {
    let body = match drawing {
        Drawing::Grid(grid) => grid_tikz(grid),
        Drawing::Graph(graph) => graph_tikz(graph),
    };
    format!("% \\usepackage{{tikz}}\n\\begin{{tikzpicture}}[scale=0.8]\n{body}\\end{{tikzpicture}}\n")
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

pub(super) fn tikz_place(point: Point) -> String {
    format!("({},{})", units(point.x), units(point.y))
}

fn tikz_escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => escaped.extend(['\\', c]),
            '\\' => escaped += "\\textbackslash{}",
            '^' | '~' => escaped.extend(['\\', c, '{', '}']),
            _ => escaped.push(c),
        }
    }
    escaped
}

fn grid_tikz(grid: &GridDrawing) -> String {
    let mut body = String::new();
    let height = grid.rows.len() as i64;
    for_each_cell(grid, |row, column, cell| {
        let corner = Point { x: column * UNIT, y: (height - 1 - row) * UNIT };
        let corner_text = tikz_place(corner);
        match cell.square {
            Square::Plain => writeln!(body, "  \\draw {corner_text} rectangle ++(1,1);").expect(INFALLIBLE),
            Square::Blocked => {
                writeln!(body, "  \\filldraw[fill=black!60] {corner_text} rectangle ++(1,1);")
                    .expect(INFALLIBLE);
            }
            Square::Absent => {}
        }
        let middle = tikz_place(Point { x: corner.x + UNIT / 2, y: corner.y + UNIT / 2 });
        match &cell.mark {
            None => {}
            Some(Mark::Stone(Player::Left)) => {
                writeln!(body, "  \\fill {middle} circle (0.36);").expect(INFALLIBLE);
            }
            Some(Mark::Stone(Player::Right)) => {
                writeln!(body, "  \\draw[fill=white] {middle} circle (0.36);").expect(INFALLIBLE);
            }
            Some(Mark::Text(text)) => {
                writeln!(body, "  \\node at {middle} {{{}}};", tikz_escaped(text)).expect(INFALLIBLE);
            }
        }
    });
    body
}

fn graph_tikz(graph: &GraphDrawing) -> String {
    let mut body = String::new();
    for ink in [Ink::Blue, Ink::Red, Ink::Green, Ink::Black] {
        if graph.curves.iter().any(|curve| curve.ink == ink) {
            let [red, green, blue] = rgb(ink);
            writeln!(body, "  \\definecolor{{{}}}{{RGB}}{{{red},{green},{blue}}}", tikz_ink(ink))
                .expect(INFALLIBLE);
        }
    }
    if graph.has_ground {
        let (low, high) = bounds(graph);
        let (left, right) = (Point { y: 0, ..low }, Point { y: 0, ..high });
        writeln!(body, "  \\draw[very thick] {} -- {};", tikz_place(left), tikz_place(right))
            .expect(INFALLIBLE);
    }
    for Curve { points, ink } in &graph.curves {
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
        writeln!(body, "  \\draw[very thick,{}] {path};", tikz_ink(*ink)).expect(INFALLIBLE);
    }
    for vertex in &graph.vertices {
        let label = match &vertex.label {
            Some(label) => format!(" node[right,font=\\scriptsize] {{{}}}", tikz_escaped(label)),
            None => String::new(),
        };
        writeln!(body, "  \\fill {} circle (0.08){label};", tikz_place(vertex.at)).expect(INFALLIBLE);
    }
    body
}

const fn tikz_ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Blue => "zermeloblue",
        Ink::Red => "zermelored",
        Ink::Green => "zermelogreen",
        Ink::Black => "zermeloblack",
    }
}

/// The drawing as characters: boards row by row; of graphs the edges as lines of their letters, l, r and e, between
/// the names of the vertices.
pub fn to_drawn_text(drawing: &Drawing) -> String {
    match drawing {
        Drawing::Grid(grid) => grid_text(grid),
        Drawing::Graph(graph) => graph_text(graph),
    }
}

fn grid_text(grid: &GridDrawing) -> String {
    let mut text = String::new();
    for row in &grid.rows {
        let line: String = row
            .iter()
            .map(|cell| match (&cell.mark, cell.square) {
                (Some(Mark::Stone(player)), square) => {
                    if *player == Player::Left && square != Square::Absent { 'x' } else { 'o' }
                }
                (Some(Mark::Text(text)), _) => text.chars().next().unwrap_or(' '),
                (None, Square::Plain) => '.',
                (None, Square::Blocked) => '#',
                (None, Square::Absent) => ' ',
            })
            .flat_map(|c| [c, ' '])
            .collect();
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// Characters to a unit, across and down.
const ACROSS: i64 = 6;
const DOWN: i64 = 3;

fn graph_text(graph: &GraphDrawing) -> String {
    let (low, high) = bounds(graph);
    let column = |x: i64| ((x - low.x) * ACROSS + UNIT / 2).div_euclid(UNIT) as usize;
    let row = |y: i64| ((high.y - y) * DOWN + UNIT / 2).div_euclid(UNIT) as usize;
    let mut lines = vec![vec![' '; column(high.x) + 12]; row(low.y) + 1];
    if graph.has_ground {
        lines[row(0)][..=column(high.x)].fill('=');
    }
    for curve in &graph.curves {
        let letter = match curve.ink {
            Ink::Blue => 'l',
            Ink::Red => 'r',
            Ink::Green => 'e',
            Ink::Black => '*',
        };
        for point in along(&curve.points) {
            let cell = &mut lines[row(point.y)][column(point.x)];
            if *cell != '=' {
                *cell = letter;
            }
        }
    }
    for vertex in &graph.vertices {
        let label = vertex.label.as_deref().unwrap_or("o");
        for (place, c) in label.chars().take(11).enumerate() {
            lines[row(vertex.at.y)][column(vertex.at.x) + place] = c;
        }
    }
    let lines = lines.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned());
    let lines: Vec<String> = lines.collect();
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
    let last = lines.iter().rposition(|line| !line.is_empty()).unwrap_or(0);
    let indent = |line: &&String| line.len() - line.trim_start().len();
    let indent = lines.iter().filter(|line| !line.is_empty()).map(|line| indent(&line)).min().unwrap_or(0);
    let shown = lines[first..=last].iter().map(|line| line.get(indent..).unwrap_or(""));
    shown.flat_map(|line| [line, "\n"]).collect()
}

/// Points along a line or a curve, near enough to each other that no character between is left out.
fn along(points: &[Point]) -> Vec<Point> {
    let [first, .., last] = points else { return points.to_vec() };
    let controls =
        if let [_, one, two, _] = points { [*first, *one, *two, *last] } else { straight(*first, *last) };
    let length: i64 =
        controls.windows(2).map(|pair| (pair[0].x - pair[1].x).abs() + (pair[0].y - pair[1].y).abs()).sum();
    let steps = (length * 2 * ACROSS / UNIT).clamp(1, 2_000);
    (0..=steps).map(|step| bezier(controls, step, steps)).collect()
}

fn straight(from: Point, to: Point) -> [Point; 4] {
    let part =
        |part: i64| Point { x: from.x + (to.x - from.x) * part / 3, y: from.y + (to.y - from.y) * part / 3 };
    [from, part(1), part(2), to]
}

/// The point at `step` / `steps` of a Bézier curve.
fn bezier(controls: [Point; 4], step: i64, steps: i64) -> Point {
    let (t, s) = (i128::from(step), i128::from(steps - step));
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    let whole = i128::from(steps).pow(3);
    let mean = |of: fn(&Point) -> i64| {
        let sum: i128 =
            controls.iter().zip(weights).map(|(point, weight)| i128::from(of(point)) * weight).sum();
        (sum / whole) as i64
    };
    Point { x: mean(|point| point.x), y: mean(|point| point.y) }
}
