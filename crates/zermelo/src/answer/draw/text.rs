//! Drawings as characters: boards row by row; of graphs the edges as lines of their letters, l, r and e, between the names
//! of the vertices; the components of a sum side by side.

use super::bounds;
use crate::game::Player;
use crate::game::drawing::{Cell, Drawing, GraphDrawing, GridDrawing, Ink, Mark, Point, Square, UNIT};

/// The drawing as characters.
pub fn to_drawn_text(drawing: &Drawing) -> String {
    match drawing {
        Drawing::Grid(grid) => grid_text(grid),
        Drawing::Graph(graph) => graph_text(graph),
        Drawing::Sum(parts) => sum_text(parts),
    }
}

/// Components stand on one line, with a plus between two.
fn sum_text(parts: &[Drawing]) -> String {
    let texts: Vec<String> = parts.iter().map(to_drawn_text).collect();
    let height = texts.iter().map(|text| text.lines().count()).max().unwrap_or(0);
    let mut lines = vec![String::new(); height];
    for (number, text) in texts.iter().enumerate() {
        let own: Vec<&str> = text.lines().collect();
        let width = own.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        for (place, line) in lines.iter_mut().enumerate() {
            if number > 0 {
                *line += if place + 1 == height.div_ceil(2) { "   +   " } else { "       " };
            }
            let shown = (place + own.len()).checked_sub(height).map_or("", |place| own[place]);
            *line += &format!("{shown:<width$}");
        }
    }
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

fn grid_text(grid: &GridDrawing) -> String {
    let margin = grid.names.rows.iter().map(|name| name.chars().count()).max();
    let row_name = |row: usize| match margin {
        Some(margin) => format!("{:>margin$} ", grid.names.rows.get(row).map_or("", String::as_str)),
        None => String::new(),
    };
    let blank = " ".repeat(row_name(0).chars().count());
    // There is room for one character: of numbers the last digit.
    let names = grid.names.columns.iter().flat_map(|name| [name.chars().last().unwrap_or(' '), ' ']);
    let names = format!("{blank}{}", names.collect::<String>());
    let mut lines: Vec<String> = grid
        .rows
        .iter()
        .enumerate()
        .map(|(row, cells)| {
            row_name(row) + &cells.iter().flat_map(|cell| [character(cell), ' ']).collect::<String>()
        })
        .collect();
    if !grid.names.columns.is_empty() {
        let place = if grid.names.columns_below { lines.len() } else { 0 };
        lines.insert(place, names);
    }
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

fn character(cell: &Cell) -> char {
    match (&cell.mark, cell.square) {
        (Some(Mark::Stone(player)), square) => {
            if *player == Player::Left && square != Square::Absent {
                'x'
            } else {
                'o'
            }
        }
        (Some(Mark::Man(man, Player::Left)), _) => man.letter(),
        (Some(Mark::Man(man, Player::Right)), _) => man.letter().to_ascii_lowercase(),
        (Some(Mark::Coin { heads: true }), _) => 'H',
        (Some(Mark::Coin { heads: false }), _) => 'T',
        (Some(Mark::Text(text)), _) => text.chars().next().unwrap_or(' '),
        (None, Square::Plain | Square::Dark) => '.',
        (None, Square::Marked) => 'P',
        (None, Square::Blocked) => '#',
        (None, Square::Absent) => ' ',
    }
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
        let label = vertex.label().unwrap_or("o".into());
        let label = if vertex.tokens > 0 { format!("({label})").into() } else { label };
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
