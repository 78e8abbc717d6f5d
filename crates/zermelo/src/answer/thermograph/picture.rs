//! Thermographs as SVG and as `TikZ`. Where things go is decided once, in whole thousandths of a centimetre, for both.

use super::{points_of, temperatures};
use crate::answer::draw::{svg, tikz_place};
use crate::game::drawing::{Point, UNIT};
use crate::value::{Dyadic, Thermograph};
use dashu_int::IBig;
use std::fmt::Write;
use zermelo_core::Arrange;

const INFALLIBLE: &str = "a String takes all that is written";

/// The walls take so much room at most, across and up, and both directions have the same scale where that leaves the
/// walls [`LEAST_WIDTH`] apart.
const MOST_WIDTH: i64 = 10 * UNIT;
const MOST_HEIGHT: i64 = 7 * UNIT;
const LEAST_WIDTH: i64 = 2 * UNIT;
/// The mast above the highest corner, and above that its arrow.
const MAST: i64 = UNIT;
/// From the walls to the axes, and the length of a tick.
const GAP: i64 = UNIT / 4;
const TICK: i64 = UNIT / 8;
/// Room for a character, and for a line of text.
const CHARACTER: i64 = UNIT * 15 / 100;
const LINE: i64 = UNIT * 36 / 100;
/// Longer numbers are shortened in the picture.
const MOST_CHARACTERS: usize = 17;

/// What a line stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stroke {
    /// An axis with its ticks.
    Axis,
    /// Temperature 0.
    Base,
    /// Left's wall.
    Left,
    /// Right's wall.
    Right,
    /// The mast, which ends in an arrow.
    Mast,
}

/// On which side of its place a text stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Below,
}

struct Label {
    at: Point,
    side: Side,
    text: String,
}

/// What a picture consists of; y goes up.
#[derive(Default)]
struct Figure {
    lines: Vec<(Vec<Point>, Stroke)>,
    dots: Vec<Point>,
    labels: Vec<Label>,
}

/// From exact numbers to places: the number at the origin, and which length in the picture stands for which.
struct Scale {
    origin: Dyadic,
    /// Whether greater numbers lie to the left.
    is_reversed: bool,
    length: i64,
    span: Dyadic,
}

impl Scale {
    /// The place of a number, rounded to a thousandth in exact arithmetic.
    fn place(&self, number: &Dyadic) -> i64 {
        let distance = if self.is_reversed { &self.origin - number } else { number - &self.origin };
        divided(&distance.times(&Dyadic::integer(self.length)), &self.span)
    }
}

/// The quotient, rounded to the nearest whole number; 0 where it is out of all proportion.
fn divided(number: &Dyadic, by: &Dyadic) -> i64 {
    let exponent = number.exponent().max(by.exponent());
    let whole = |x: &Dyadic| x.numerator() << (exponent - x.exponent()) as usize;
    let (number, by) = (whole(number), whole(by));
    // Rounded down after half a unit more; dashu's division rounds towards 0.
    let doubled: IBig = number * 2 + &by;
    let divisor: IBig = by * 2;
    let down =
        if doubled < IBig::ZERO { (&doubled - &divisor + IBig::ONE) / &divisor } else { doubled / divisor };
    i64::try_from(down).unwrap_or(0)
}

/// Scales for scores and temperatures.
fn scales(thermograph: &Thermograph) -> [Scale; 2] {
    let scores = [&thermograph.left, &thermograph.right]
        .map(|wall| wall.corners().iter().map(|corner| corner.score.clone()).collect::<Vec<_>>());
    let scores = || scores.iter().flatten();
    let highest = scores().max().cloned().unwrap_or_default();
    let lowest = scores().min().cloned().unwrap_or_default();
    let width = &highest - &lowest;
    let height = &thermograph.temperature().clone().max(Dyadic::ZERO) + &Dyadic::integer(1);
    // What is shown at full height is also shown at full width, or less where the walls are near each other.
    let at_same_scale = divided(&width.times(&Dyadic::integer(MOST_HEIGHT)), &height);
    let (across, up) = if width.is_zero() {
        (MOST_WIDTH, MOST_HEIGHT / 2)
    } else if at_same_scale > MOST_WIDTH {
        // Walls rise by at most 1 for each 1 they come nearer, so that this is half the width at least.
        (MOST_WIDTH, divided(&height.times(&Dyadic::integer(MOST_WIDTH)), &width))
    } else {
        (at_same_scale.max(LEAST_WIDTH), MOST_HEIGHT)
    };
    let span = if width.is_zero() { Dyadic::integer(1) } else { width };
    [
        Scale { origin: highest, is_reversed: true, length: across, span },
        Scale { origin: Dyadic::integer(-1), is_reversed: false, length: up, span: height },
    ]
}

/// A number in a picture, with the middle left out of very long ones.
fn shown(number: &Dyadic) -> String {
    let text = number.to_string();
    if text.len() <= MOST_CHARACTERS {
        return text;
    }
    format!("{}...{}", &text[..MOST_CHARACTERS / 2], &text[text.len() - MOST_CHARACTERS / 3..])
}

fn width_of(text: &str) -> i64 {
    CHARACTER * i64::try_from(text.len()).unwrap_or(0)
}

/// Those of some things in a row, the most important first, that lie this far apart from all that were taken before.
fn spaced<T>(things: impl IntoIterator<Item = (i64, i64, T)>) -> Vec<(i64, T)> {
    let mut taken: Vec<(i64, i64, T)> = Vec::new();
    for (at, room, thing) in things {
        if taken.iter().all(|(other, other_room, _)| (at - other).abs() >= (room + other_room) / 2) {
            taken.push((at, room, thing));
        }
    }
    taken.into_iter().map(|(at, _, thing)| (at, thing)).collect()
}

/// The last and the first, then the others.
fn ends_first<T>(mut things: Vec<T>) -> Vec<T> {
    things.reverse();
    if let [_, others @ ..] = things.as_mut_slice()
        && !others.is_empty()
    {
        others.rotate_right(1);
    }
    things
}

impl Figure {
    fn of(thermograph: &Thermograph) -> Self {
        let [across, up] = scales(thermograph);
        let place = |(score, temperature): &(Dyadic, Dyadic)| Point {
            x: across.place(score),
            y: up.place(temperature),
        };
        let walls = [&thermograph.left, &thermograph.right].map(|wall| points_of(thermograph, wall));
        let mut figure = Self::default();
        let right_end = walls.iter().flatten().map(|point| place(point).x).max().unwrap_or(0);
        let foot = place(&(thermograph.mean().clone(), thermograph.temperature().clone()));
        let base = up.place(&Dyadic::ZERO);
        let top = foot.y.max(base) + MAST;
        figure.label_corners(&walls, place);
        let least = figure.labels.iter().filter(|label| label.side == Side::Left);
        let least = least.map(|label| label.at.x - width_of(&label.text)).min().unwrap_or(0);
        let axis = least.min(-GAP) - GAP;
        figure.line([Point { x: axis, y: base }, Point { x: right_end + GAP, y: base }], Stroke::Base);
        figure.temperature_axis(thermograph, &up, axis, top);
        let all = walls.iter().flatten().map(|(score, _)| score.clone()).collect();
        figure.score_axis(all, thermograph.mean(), &across, [axis, right_end + GAP]);
        for (wall, stroke) in walls.iter().zip([Stroke::Left, Stroke::Right]) {
            figure.lines.push((wall.iter().map(place).collect(), stroke));
        }
        figure.line([foot, Point { x: foot.x, y: top }], Stroke::Mast);
        figure.dots = walls.iter().flatten().map(place).collect();
        figure.dots.arrange();
        figure.dots.dedup();
        figure
    }

    fn line(&mut self, ends: [Point; 2], stroke: Stroke) {
        self.lines.push((ends.to_vec(), stroke));
    }

    /// Score and temperature beside the corners, on the outer side of their wall, wherever there is room.
    fn label_corners(
        &mut self,
        walls: &[Vec<(Dyadic, Dyadic)>; 2],
        place: impl Fn(&(Dyadic, Dyadic)) -> Point,
    ) {
        let is_shared = |corner| walls.iter().all(|wall| wall.contains(corner));
        for (wall, side) in walls.iter().zip([Side::Left, Side::Right]) {
            // What belongs to both walls has its label on the right.
            let own = wall.iter().filter(|corner| side == Side::Right || !is_shared(corner));
            let corners = ends_first(own.map(|corner| (place(corner).y, LINE, corner)).collect());
            for (_, corner) in spaced(corners) {
                let at = place(corner);
                let x = if side == Side::Left { at.x - TICK } else { at.x + TICK };
                let text = format!("({}, {})", shown(&corner.0), shown(&corner.1));
                self.labels.push(Label { at: Point { x, y: at.y + TICK }, side, text });
            }
        }
    }

    fn temperature_axis(&mut self, thermograph: &Thermograph, scale: &Scale, x: i64, top: i64) {
        self.line([Point { x, y: 0 }, Point { x, y: top }], Stroke::Axis);
        let others = temperatures(thermograph);
        let first = [thermograph.temperature().clone(), Dyadic::ZERO, Dyadic::integer(-1)];
        let ticks = first.into_iter().chain(others).map(|number| (scale.place(&number), LINE, number));
        for (y, number) in spaced(ticks) {
            self.line([Point { x: x - TICK, y }, Point { x, y }], Stroke::Axis);
            self.labels.push(Label {
                at: Point { x: x - 2 * TICK, y },
                side: Side::Left,
                text: shown(&number),
            });
        }
    }

    fn score_axis(&mut self, mut scores: Vec<Dyadic>, mean: &Dyadic, scale: &Scale, ends: [i64; 2]) {
        self.line(ends.map(|x| Point { x, y: -GAP }), Stroke::Axis);
        scores.arrange();
        scores.dedup();
        scores = ends_first(scores);
        scores.insert(0, mean.clone());
        let ticks = scores
            .into_iter()
            .map(|score| (scale.place(&score), width_of(&shown(&score)) + CHARACTER, score));
        for (x, score) in spaced(ticks) {
            self.line([Point { x, y: -GAP }, Point { x, y: -GAP - TICK }], Stroke::Axis);
            self.labels.push(Label {
                at: Point { x, y: -GAP - 2 * TICK },
                side: Side::Below,
                text: shown(&score),
            });
        }
    }

    /// The corners of everything, texts included.
    fn bounds(&self) -> [Point; 2] {
        let of_lines = self.lines.iter().flat_map(|(points, _)| points.iter().copied());
        let of_labels = self.labels.iter().flat_map(|label| {
            let (width, at) = (width_of(&label.text), label.at);
            match label.side {
                Side::Left => [Point { x: at.x - width, y: at.y - LINE / 2 }, at],
                Side::Right => [at, Point { x: at.x + width, y: at.y - LINE / 2 }],
                Side::Below => {
                    [Point { x: at.x - width / 2, y: at.y - LINE }, Point { x: at.x + width / 2, y: at.y }]
                }
            }
        });
        let points: Vec<Point> = of_lines.chain(of_labels).collect();
        let bound = |of: fn(&Point) -> i64| {
            let (least, most) = (points.iter().map(of).min(), points.iter().map(of).max());
            [least.unwrap_or(0) - GAP, most.unwrap_or(0) + GAP]
        };
        let ([left, right], [bottom, top]) = (bound(|point| point.x), bound(|point| point.y));
        [Point { x: left, y: bottom }, Point { x: right, y: top }]
    }
}

/// The thermograph as an SVG file: Left's wall is blue, Right's is red, the dotted line is temperature 0. Numbers beside
/// the corners and on the axes are exact; where there is no room for all, some are left out.
pub fn thermograph_to_svg(thermograph: &Thermograph) -> String {
    let figure = Figure::of(thermograph);
    let [low, high] = figure.bounds();
    let place = |point: &Point| format!("{} {}", point.x - low.x, high.y - point.y);
    let mut body = String::new();
    for (points, stroke) in &figure.lines {
        let (color, width, extra) = match stroke {
            Stroke::Axis => ("#666666", 15, ""),
            Stroke::Base => ("#666666", 20, " stroke-dasharray=\"20 80\" stroke-linecap=\"round\""),
            Stroke::Left => ("#1f5fbf", 50, " stroke-linejoin=\"round\" stroke-linecap=\"round\""),
            Stroke::Right => ("#c8332b", 50, " stroke-linejoin=\"round\" stroke-linecap=\"round\""),
            Stroke::Mast => ("#222222", 50, ""),
        };
        let path: Vec<String> = points.iter().map(place).collect();
        writeln!(
            body,
            "<path d=\"M {}\" stroke=\"{color}\" stroke-width=\"{width}\" fill=\"none\"{extra}/>",
            path.join(" L ")
        )
        .expect(INFALLIBLE);
        if let (Stroke::Mast, Some(end)) = (stroke, points.last()) {
            let corner = |x: i64, y: i64| place(&Point { x: end.x + x, y: end.y + y });
            let [left, tip, right] = [corner(-90, -60), corner(0, 200), corner(90, -60)];
            writeln!(body, "<path d=\"M {left} L {tip} L {right} Z\" fill=\"#222222\"/>").expect(INFALLIBLE);
        }
    }
    for dot in &figure.dots {
        let (x, y) = (dot.x - low.x, high.y - dot.y);
        writeln!(body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"60\" fill=\"#222222\"/>").expect(INFALLIBLE);
    }
    for label in &figure.labels {
        let (x, y) = (label.at.x - low.x, high.y - label.at.y);
        let (anchor, drop) = match label.side {
            Side::Left => ("end", 90),
            Side::Right => ("start", 90),
            Side::Below => ("middle", 250),
        };
        writeln!(
            body,
            "<text x=\"{x}\" y=\"{}\" font-family=\"serif\" font-size=\"270\" text-anchor=\"{anchor}\" \
             fill=\"#222222\">{}</text>",
            y + drop,
            label.text.replace('-', "\u{2212}")
        )
        .expect(INFALLIBLE);
    }
    svg(high.x - low.x, high.y - low.y, &body)
}

/// The thermograph as a `tikzpicture`, in the same colours as the SVG.
pub fn thermograph_to_tikz(thermograph: &Thermograph) -> String {
    let figure = Figure::of(thermograph);
    let mut text = "% \\usepackage{tikz}\n\
                    \\begin{tikzpicture}[scale=0.9]\n  \
                    \\definecolor{zermeloblue}{RGB}{31,95,191}\n  \
                    \\definecolor{zermelored}{RGB}{200,51,43}\n"
        .to_owned();
    for (points, stroke) in &figure.lines {
        let style = match stroke {
            Stroke::Axis => "thin,gray",
            Stroke::Base => "dotted,gray",
            Stroke::Left => "very thick,zermeloblue",
            Stroke::Right => "very thick,zermelored",
            Stroke::Mast => "very thick,-latex",
        };
        let path: Vec<String> = points.iter().map(|&point| tikz_place(point)).collect();
        writeln!(text, "  \\draw[{style}] {};", path.join(" -- ")).expect(INFALLIBLE);
    }
    for &dot in &figure.dots {
        writeln!(text, "  \\fill {} circle (0.06);", tikz_place(dot)).expect(INFALLIBLE);
    }
    for label in &figure.labels {
        let anchor = match label.side {
            Side::Left => "left",
            Side::Right => "right",
            Side::Below => "below",
        };
        let shown = label.text.replace("...", "\\ldots ");
        writeln!(
            text,
            "  \\node[{anchor},inner sep=1pt,font=\\footnotesize] at {} {{${shown}$}};",
            tikz_place(label.at)
        )
        .expect(INFALLIBLE);
    }
    text + "\\end{tikzpicture}\n"
}
