//! Plots of Grundy sequences as SVG: a dot for every cell of the grid in which there is a heap.
//!
//! Dots one above the other are one stroke, so that a picture of millions of heaps stays small. The ground is painted, so
//! that the picture looks the same on light and dark pages.

use super::escape::html;
use super::{Plot, PlotCell, SequenceReport};
use crate::game::message;
use std::fmt::Write;

/// The size of the picture.
const WIDTH: usize = 1000;
const HEIGHT: usize = 600;
/// The frame around the dots: from the left, from above, from the right, from below.
const LEFT: usize = 64;
const TOP: usize = 48;
const RIGHT: usize = 24;
const BOTTOM: usize = 52;
/// Dots may be so far apart and not less: a dot is two of these wide at least.
const COLUMNS: usize = WIDTH - LEFT - RIGHT;
const ROWS: usize = HEIGHT - TOP - BOTTOM;
const COMMON: &str = "#2b5c8a";
const RARE: &str = "#c8332b";
/// About so many numbers stand at an axis.
const TICKS: u64 = 8;

/// Draws the values against the heap sizes, rare heaps in red.
pub fn sequence_plot_svg(report: &SequenceReport) -> String {
    let words = Words {
        title: report.say(message!("Grundy values of {title}", title = report.title())),
        heap: report.say(message!("heap")),
        value: report.say(message!("value")),
    };
    svg(&words, &report.plot(COLUMNS, ROWS))
}

/// What stands in the drawing, in the language of the report.
struct Words {
    title: String,
    heap: String,
    value: String,
}

fn svg(words: &Words, plot: &Plot) -> String {
    let title = html(&words.title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{}\" y=\"30\" font-size=\"20\" text-anchor=\"middle\">{title}</text>\n",
        LEFT + COLUMNS / 2
    );
    write_axes(&mut svg, words, plot);
    for (kind, class, color) in [(PlotCell::Common, "common", COMMON), (PlotCell::Rare, "rare", RARE)] {
        let path = strokes(plot, kind);
        if !path.is_empty() {
            let width = dot_width(plot) + usize::from(kind == PlotCell::Rare);
            let _ = writeln!(
                svg,
                "<path class=\"{class}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"round\" d=\"{path}\"/>"
            );
        }
    }
    svg + "</svg>\n"
}

/// The middle of a column of cells.
fn x_of(column: usize, columns: usize) -> usize {
    LEFT + (2 * column + 1) * COLUMNS / (2 * columns)
}

/// The middle of a row of cells.
fn y_of(row: usize, rows: usize) -> usize {
    TOP + ROWS - (2 * row + 1) * ROWS / (2 * rows)
}

/// Dots are large where there are few.
fn dot_width(plot: &Plot) -> usize {
    (COLUMNS / plot.columns).min(ROWS / plot.rows).clamp(2, 8)
}

/// The cells of a kind as strokes, from below; a stroke of no length is a dot.
fn strokes(plot: &Plot, kind: PlotCell) -> String {
    // Only dots that touch are drawn in one.
    let most_apart = dot_width(plot);
    let mut path = String::new();
    for column in 0..plot.columns {
        let x = x_of(column, plot.columns);
        let places = (0..plot.rows).filter(|&row| plot.cell(column, row) == kind);
        let mut stroke: Option<(usize, usize)> = None;
        for y in places.map(|row| y_of(row, plot.rows)) {
            stroke = match stroke {
                Some((from, to)) if to - y <= most_apart => Some((from, y)),
                before => {
                    write_stroke(&mut path, x, before);
                    Some((y, y))
                }
            };
        }
        write_stroke(&mut path, x, stroke);
    }
    path
}

fn write_stroke(path: &mut String, x: usize, stroke: Option<(usize, usize)>) {
    if let Some((from, to)) = stroke {
        let _ = write!(path, "M{x} {from}v-{}", from - to);
    }
}

/// The frame with numbers at heaps and values.
fn write_axes(svg: &mut String, words: &Words, plot: &Plot) {
    let (right, bottom) = (LEFT + COLUMNS, TOP + ROWS);
    let _ = writeln!(svg, "<path fill=\"none\" stroke=\"#222\" d=\"M{LEFT} {TOP}V{bottom}H{right}\"/>");
    for heap in ticks(plot.heaps - 1) {
        let x = x_of(cell_of(heap, plot.heaps, plot.columns), plot.columns);
        let _ = writeln!(
            svg,
            "<path stroke=\"#222\" d=\"M{x} {bottom}v5\"/><text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{heap}</text>",
            bottom + 19
        );
    }
    for value in ticks(plot.greatest) {
        let y = y_of(cell_of(value, plot.greatest + 1, plot.rows), plot.rows);
        let _ = writeln!(
            svg,
            "<path stroke=\"#222\" d=\"M{LEFT} {y}h-5\"/><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{value}</text>",
            LEFT - 9,
            y + 4
        );
    }
    let (x, y) = (LEFT + COLUMNS / 2, HEIGHT - 12);
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", words.heap);
    let y = TOP + ROWS / 2;
    let _ = writeln!(
        svg,
        "<text x=\"16\" y=\"{y}\" text-anchor=\"middle\" transform=\"rotate(-90 16 {y})\">{}</text>",
        words.value
    );
}

/// The cell of a number among those below `end`.
fn cell_of(number: u64, end: u64, cells: usize) -> usize {
    (u128::from(number) * cells as u128 / u128::from(end)) as usize
}

/// Numbers from 0 to `last` at distances of 1, 2 or 5 times a power of ten.
fn ticks(last: u64) -> impl Iterator<Item = u64> {
    let mut step = 1_u64;
    let mut factors = [2, 5, 10].into_iter().cycle();
    let mut power = 1_u64;
    while last / step > TICKS {
        let factor = factors.next().unwrap_or(10);
        step = power.saturating_mul(factor);
        if factor == 10 {
            power = step;
        }
    }
    (0..=last / step).map(move |count| count * step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::{GrundySequence, Method};
    use crate::solve::Limits;
    use std::collections::BTreeSet;

    /// The places of the dots of a class by column, from the text of the picture.
    fn dots(svg: &str, class: &str) -> BTreeSet<(usize, usize)> {
        let Some(start) = svg.find(&format!("class=\"{class}\"")) else { return BTreeSet::new() };
        let path = svg[start..].split("d=\"").nth(1).unwrap().split('"').next().unwrap();
        let strokes = path.split('M').skip(1).flat_map(|stroke| {
            let mut numbers =
                stroke.split([' ', 'v']).map(|number| number.parse::<i64>().unwrap().unsigned_abs());
            let mut next = || numbers.next().unwrap() as usize;
            let (x, y, up) = (next(), next(), next());
            (y - up..=y).map(move |y| (x, y))
        });
        strokes.collect()
    }

    fn drawn(code: &str, last: u64) -> (GrundySequence, String) {
        let mut sequence = GrundySequence::new(&code.parse().unwrap(), Method::Auto, 1 << 20).unwrap();
        sequence.extend(last + 1, &Limits::none()).unwrap();
        let report = SequenceReport::new(&sequence, last, None);
        let svg = sequence_plot_svg(&report);
        (sequence, svg)
    }

    /// Every value of every heap is at its place: nothing is left out, however many heaps there are.
    #[test]
    fn every_heap_has_a_dot() {
        for (code, last) in [
            ("4.3", 20_000),
            ("4.3", 25_000),
            ("4!.0", 100_000),
            ("0.77", 30),
            ("0.77", 0),
            ("0.6", 50_000),
            ("nim", 30_000),
        ] {
            let (sequence, svg) = drawn(code, last);
            let mut dots_drawn = dots(&svg, "common");
            dots_drawn.extend(dots(&svg, "rare"));
            let value = |heap| sequence.value(heap).unwrap();
            let greatest = (0..=last).map(value).max().unwrap();
            let (columns, rows) = (COLUMNS.min(last as usize + 1), ROWS.min(greatest as usize + 1));
            for heap in 0..=last {
                let x = x_of(cell_of(heap, last + 1, columns), columns);
                let y = y_of(cell_of(value(heap), greatest + 1, rows), rows);
                assert!(dots_drawn.contains(&(x, y)), "{code}: heap {heap}");
            }
        }
    }

    /// Values that take turns give two lines, not one.
    #[test]
    fn two_values_in_turn_are_two_lines() {
        let (_, svg) = drawn("4.3", 20_000);
        let dots_drawn = dots(&svg, "common").union(&dots(&svg, "rare")).copied().collect::<BTreeSet<_>>();
        let in_column = |x| dots_drawn.iter().filter(|dot| dot.0 == x).count();
        let columns: BTreeSet<usize> = dots_drawn.iter().map(|dot| dot.0).collect();
        assert_eq!(columns.len(), COLUMNS);
        assert!(columns.iter().all(|&x| in_column(x) >= 2));
        assert!(svg.len() < 100_000, "{}", svg.len());
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(0).collect::<Vec<_>>(), [0]);
        assert_eq!(ticks(9).collect::<Vec<_>>(), [0, 2, 4, 6, 8]);
        assert_eq!(ticks(20_000).collect::<Vec<_>>(), [0, 5000, 10_000, 15_000, 20_000]);
        for last in [1, 10, 99, 12_345, u64::MAX] {
            assert!((1..=TICKS + 1).contains(&(ticks(last).count() as u64)), "{last}");
        }
    }
}
