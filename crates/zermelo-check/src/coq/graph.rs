//! Labels and loopy Grundy values of a graph, for `proofs/Checker.v` and `proofs/GrundyChecker.v`.

use super::refusal::unknown;
use super::text::{beginning, comment, definition, list, numbers, theorem};
use crate::certificate::Certificate;
use crate::graph::Side;
use crate::labels::Label;
use crate::loopy::Value;
use crate::player::Ending;

/// A graph's lines: one a vertex before `moves`, one a vertex after it.
struct GraphLines<'a> {
    vertices: &'a [String],
    moves: &'a [String],
}

impl<'a> GraphLines<'a> {
    /// From the line `vertices N` on.
    fn read(lines: &'a [String]) -> Result<Self, String> {
        let count = lines.first().and_then(|line| line.strip_prefix("vertices ")?.parse::<usize>().ok());
        let count = count.filter(|&count| count < lines.len()).ok_or("the number of vertices is missing")?;
        match (lines.get(1..=count), lines.get(count + 2..2 * count + 2)) {
            (Some(vertices), Some(moves)) => Ok(Self { vertices, moves }),
            _ => Err("lines are missing".to_owned()),
        }
    }

    /// What is said of each vertex, and its name or nothing.
    fn vertices(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.vertices.iter().map(|line| line.split_once('\t').unwrap_or((line, "")))
    }

    /// What is said of a vertex.
    fn vertex(&self, vertex: usize) -> Result<&'a str, String> {
        let said = self.vertices().nth(vertex).ok_or_else(|| format!("there is no vertex {vertex}"))?;
        Ok(said.0)
    }

    /// The moves, each row with the name of its vertex.
    fn positions(&self, moves: impl Fn(&str) -> Result<String, String>) -> Result<String, String> {
        let rows = self.moves.iter().zip(self.vertices());
        let rows = rows.map(|(line, (_, name))| Ok((moves(line)?, comment(name))));
        Ok(definition("positions", "graph", &rows.collect::<Result<Vec<_>, String>>()?))
    }

    /// What is said of all vertices.
    fn said(
        &self,
        (name, kind): (&str, &str),
        written: impl Fn(&str) -> Result<String, String>,
    ) -> Result<String, String> {
        let rows = self.vertices().map(|(words, _)| Ok((written(words)?, String::new())));
        Ok(definition(name, kind, &rows.collect::<Result<Vec<_>, String>>()?))
    }
}

fn options(text: &str) -> Result<String, String> {
    Ok(list(numbers(text).ok_or_else(|| unknown(text))?))
}

fn side(text: &str) -> Result<String, String> {
    Ok(match Side::read(text.as_bytes()) {
        Side::Ended(Ending::Win) => "Ends Won".to_owned(),
        Side::Ended(Ending::Loss) => "Ends Lost".to_owned(),
        Side::Ended(Ending::Draw) => "Ends Drawn".to_owned(),
        Side::Options(_) => format!("Moves {}", options(text)?),
    })
}

fn label(text: &str) -> Result<Label, String> {
    Label::read(text.as_bytes()).ok_or_else(|| unknown(text))
}

fn mark(text: &str) -> Result<String, String> {
    let label = label(text)?;
    Ok(if label.is_win() {
        format!("W {}", label.distance())
    } else if label.is_loss() {
        format!("L {}", label.distance())
    } else {
        "D".to_owned()
    })
}

pub(super) fn labels(certificate: &Certificate, vertex: usize) -> Result<String, String> {
    let stuck = if certificate.header.misere { "Won" } else { "Lost" };
    let (sides, lines) = certificate.records.split_first().ok_or("there are no records")?;
    let is_two_sided = sides == "sides two";
    let graph = GraphLines::read(lines)?;
    let both = |line: &str| {
        let (left, right) =
            if is_two_sided { line.split_once('|').unwrap_or((line, "")) } else { (line, line) };
        Ok(format!("({}, {})", side(left)?, side(right)?))
    };
    let marks = |labels: &str| {
        let (left, right) = labels.split_once(' ').unwrap_or((labels, labels));
        Ok(format!("({}, {})", mark(left)?, mark(right)?))
    };
    let answer = label(graph.vertex(vertex)?.split(' ').next().unwrap_or(""))?;
    let distance = answer.distance();
    let state = format!("({vertex}, Left)");
    let game = format!("(graph_game {stuck} positions)");
    let (statement, proof) = if answer.is_win() {
        (
            format!("wins {game} {state} /\\ wins_in {game} {distance} {state}"),
            format!("proves_win {stuck} positions verdicts {vertex} Left {distance}"),
        )
    } else if answer.is_loss() {
        (
            format!("loses {game} {state} /\\ loses_in {game} {distance} {state}"),
            format!("proves_loss {stuck} positions verdicts {vertex} Left {distance}"),
        )
    } else {
        (
            format!("~ wins {game} {state} /\\ ~ loses {game} {state}"),
            format!("proves_draw {stuck} positions verdicts {vertex} Left"),
        )
    };
    Ok(beginning(certificate, "Labels Checker")
        + &graph.positions(both)?
        + &graph.said(("verdicts", "marks"), marks)?
        + &theorem(&statement, &proof))
}

pub(super) fn loopy_values(certificate: &Certificate, vertex: usize) -> Result<String, String> {
    let graph = GraphLines::read(&certificate.records)?;
    let value = |said: &str| Value::read(said.as_bytes()).ok_or_else(|| unknown(said));
    let worth = |said: &str| {
        Ok(match value(said)? {
            Value::Infinite(_) => "Infinite".to_owned(),
            Value::Number(number, counter) => format!("Worth {number} {counter}"),
        })
    };
    let (statement, proof) = match value(graph.vertex(vertex)?)? {
        Value::Number(value, _) => (
            format!("is_worth positions {vertex} {value}"),
            format!("proves_worth positions worths {vertex} {value}"),
        ),
        // Infinite: won with a move to 0, else drawn.
        Value::Infinite(numbers) if numbers.first() == Some(&0) => {
            (format!("wins (alone positions) {vertex}"), format!("proves_next positions worths {vertex}"))
        }
        Value::Infinite(_) => (
            format!("~ wins (alone positions) {vertex} /\\ ~ loses (alone positions) {vertex}"),
            format!("proves_draw positions worths {vertex}"),
        ),
    };
    Ok(beginning(certificate, "Labels GrundyChecker")
        + &graph.positions(options)?
        + &graph.said(("worths", "values"), worth)?
        + &theorem(&statement, &proof))
}
