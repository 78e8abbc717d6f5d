//! Thermographs as text, with a plot in characters where the corners lie on a grid that is small, and as JSON.

use super::{points_of, stops, temperatures};
use crate::game::{display_width, padded};
use crate::json;
use crate::language::Language;
use crate::value::{Corner, Dyadic, Thermograph, Wall};
use dashu_int::IBig;
use serde::Serialize;
use zermelo_core::Arrange;

/// Steps of the plot from side to side, and from temperature −1 to the top.
const MOST_STEPS: [usize; 2] = [36, 20];

/// Mean, temperature and stops, the corners of both walls from the top down, and a plot where it is small: `/` is Left's
/// wall, `\` is Right's, the dots are temperature 0.
pub fn thermograph_to_text(thermograph: &Thermograph, language: Language) -> String {
    let [left, right] = stops(thermograph).map(|stop| stop.to_string());
    let (mean, temperature) = (thermograph.mean().to_string(), thermograph.temperature().to_string());
    let quantities =
        [("mean", mean), ("temperature", temperature), ("left stop", left), ("right stop", right)];
    let named = quantities.map(|(name, value)| (language.say(&name.into()), value));
    let width = named.iter().map(|(name, _)| display_width(name)).max().unwrap_or(0) + 2;
    let lines = named.iter().map(|(name, value)| format!("{}{value}\n", padded(name, width)));
    let mut text = lines.collect::<String>() + "\n" + &table(thermograph, language);
    if let Some(plot) = plot(thermograph) {
        text.push('\n');
        text += &plot;
    }
    text
}

/// The scores of both walls at every temperature where one of them turns.
fn table(thermograph: &Thermograph, language: Language) -> String {
    let heading = ["temperature", "left wall", "right wall"].map(|name| language.say(&name.into()));
    let row = |temperature: Dyadic| {
        let score = |wall: &Wall| wall.score_at(&temperature).to_string();
        [temperature.to_string(), score(&thermograph.left), score(&thermograph.right)]
    };
    let rows: Vec<[String; 3]> =
        std::iter::once(heading).chain(temperatures(thermograph).into_iter().rev().map(row)).collect();
    let width = |column: usize| rows.iter().map(|row| display_width(&row[column])).max().unwrap_or(0);
    let widths = [0, 1].map(width);
    let line = |row: &[String; 3]| {
        let [first, second, third] = row;
        format!("{}  {}  {third}\n", padded(first, widths[0]), padded(second, widths[1]))
    };
    rows.iter().map(line).collect()
}

/// The grid on which all corners of a thermograph lie, two characters to a step.
struct Lattice {
    /// The number of steps to a unit is 2 to this power.
    exponent: u32,
    /// The greatest score, at the left end.
    highest: Dyadic,
    /// Steps from side to side, and from −1 to the top of the mast.
    size: [usize; 2],
}

impl Lattice {
    /// `None` where it is too large to be seen at once.
    fn of(thermograph: &Thermograph) -> Option<Self> {
        let points: Vec<(Dyadic, Dyadic)> = [&thermograph.left, &thermograph.right]
            .into_iter()
            .flat_map(|wall| points_of(thermograph, wall))
            .collect();
        let highest = points.iter().map(|(score, _)| score).max()?.clone();
        let lowest = points.iter().map(|(score, _)| score).min()?.clone();
        let numbers = points.iter().flat_map(|(score, temperature)| [score, temperature]);
        let exponent = numbers.map(Dyadic::exponent).max()?;
        if exponent > 8 {
            return None;
        }
        let mut lattice = Self { exponent, highest: highest.clone(), size: [0, 0] };
        let across = lattice.steps(&(&highest - &lowest))?;
        // The base line is always there, and something of the mast.
        let top = thermograph.temperature().clone().max(Dyadic::ZERO);
        let up = lattice.steps(&(&top + &Dyadic::integer(1)))? + 1;
        let fits = across <= MOST_STEPS[0] && up <= MOST_STEPS[1];
        lattice.size = [across, up];
        fits.then_some(lattice)
    }

    /// A length that is not negative in steps, `None` where it is far too long.
    fn steps(&self, length: &Dyadic) -> Option<usize> {
        let scaled = length.times(&Dyadic::integer(IBig::ONE << self.exponent as usize));
        usize::try_from(scaled.floor()).ok().filter(|&steps| steps <= 1 << 16)
    }

    /// The line and the column of a point.
    fn place(&self, score: &Dyadic, temperature: &Dyadic) -> Option<(usize, usize)> {
        let above = self.steps(&(temperature + &Dyadic::integer(1)))?;
        Some((2 * (self.size[1] - above), 2 * self.steps(&(&self.highest - score))?))
    }
}

/// The plot, from the arrow of the mast down to the scores below the line of temperature −1.
fn plot(thermograph: &Thermograph) -> Option<String> {
    let lattice = Lattice::of(thermograph)?;
    let mut lines = vec![vec![' '; 2 * lattice.size[0] + 1]; 2 * lattice.size[1] + 1];
    let (base, _) = lattice.place(&lattice.highest, &Dyadic::ZERO)?;
    lines[base].iter_mut().step_by(2).for_each(|cell| *cell = '.');
    let (foot, mast) = lattice.place(thermograph.mean(), thermograph.temperature())?;
    lines[0][mast] = '^';
    lines[1..foot].iter_mut().for_each(|line| line[mast] = '|');
    let mut labels = vec![(base, Dyadic::ZERO)];
    let mut scores = Vec::new();
    for wall in [&thermograph.right, &thermograph.left] {
        let points = points_of(thermograph, wall);
        let places = points.iter().map(|(score, at)| lattice.place(score, at)).collect::<Option<Vec<_>>>()?;
        for pair in places.windows(2) {
            draw_line(&mut lines, pair[0], pair[1]);
        }
        for ((score, temperature), &(line, column)) in points.iter().zip(&places) {
            labels.push((line, temperature.clone()));
            scores.push((column, score.clone()));
        }
    }
    let corners = [&thermograph.left, &thermograph.right].map(|wall| points_of(thermograph, wall));
    for (score, temperature) in corners.iter().flatten() {
        let (line, column) = lattice.place(score, temperature)?;
        lines[line][column] = 'o';
    }
    labels.push((2 * lattice.size[1], Dyadic::integer(-1)));
    Some(with_labels(&lines, &labels, scores))
}

/// Draws one piece of a wall from its lower to its upper end.
fn draw_line(lines: &mut [Vec<char>], lower: (usize, usize), upper: (usize, usize)) {
    let mut column = lower.1;
    for line in (upper.0..=lower.0).rev() {
        lines[line][column] = match lower.1.cmp(&upper.1) {
            std::cmp::Ordering::Less => '/',
            std::cmp::Ordering::Equal => '|',
            std::cmp::Ordering::Greater => '\\',
        };
        // Slopes are 0 and ±1, so that the upper end is met with the last line.
        match column.cmp(&upper.1) {
            std::cmp::Ordering::Less => column += 1,
            std::cmp::Ordering::Equal => {}
            std::cmp::Ordering::Greater => column -= 1,
        }
    }
}

/// The plot with temperatures before its lines and scores below it.
fn with_labels(lines: &[Vec<char>], labels: &[(usize, Dyadic)], mut scores: Vec<(usize, Dyadic)>) -> String {
    let margin = labels.iter().map(|(_, label)| label.to_string().len()).max().unwrap_or(0);
    let mut text = String::new();
    for (number, line) in lines.iter().enumerate() {
        let label = labels.iter().find(|(at, _)| *at == number).map(|(_, label)| label.to_string());
        let line: String = line.iter().collect();
        text += format!("{:>margin$}  {}", label.unwrap_or_default(), line).trim_end();
        text.push('\n');
    }
    scores.arrange();
    scores.dedup();
    let mut below = String::new();
    for (column, score) in scores {
        let label = score.to_string();
        // The first digit stands below its corner; a label that would touch the one before it is left out.
        let start = margin + 2 + column - usize::from(score.signum() < 0);
        if below.is_empty() || start > below.len() {
            below += &" ".repeat(start.saturating_sub(below.len()));
            below += &label;
        }
    }
    text + &below + "\n"
}

/// The name of the schema, the first field of the JSON form.
const SCHEMA_NAME: &str = "zermelo/thermograph/1";

#[derive(Serialize)]
struct JsonThermograph<'a> {
    schema: &'static str,
    subject: &'a str,
    mean: String,
    temperature: String,
    left_stop: String,
    right_stop: String,
    left_wall: Vec<JsonCorner>,
    right_wall: Vec<JsonCorner>,
}

#[derive(Serialize)]
struct JsonCorner {
    temperature: String,
    score: String,
}

/// The thermograph of a subject as one line of JSON, in the form of the schema `zermelo/thermograph/1` (checked in under
/// `docs/schema/`).
pub fn thermograph_to_json(thermograph: &Thermograph, subject: &str) -> String {
    let [left_stop, right_stop] = stops(thermograph).map(|stop| stop.to_string());
    let corner = |corner: &Corner| JsonCorner {
        temperature: corner.temperature.to_string(),
        score: corner.score.to_string(),
    };
    let json = JsonThermograph {
        schema: SCHEMA_NAME,
        subject,
        mean: thermograph.mean().to_string(),
        temperature: thermograph.temperature().to_string(),
        left_stop,
        right_stop,
        left_wall: thermograph.left.corners().iter().map(corner).collect(),
        right_wall: thermograph.right.corners().iter().map(corner).collect(),
    };
    json::text(&json) + "\n"
}
