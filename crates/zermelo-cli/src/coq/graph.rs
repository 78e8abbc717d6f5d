//! Labels and loopy Grundy values of a graph, for `proofs/Checker.v` and `proofs/GrundyChecker.v`.

use super::{Certificate, comment, definition, list, theorem};

/// A graph's lines: one a vertex before `moves`, one a vertex behind it.
struct GraphLines<'a> {
    claims: &'a [&'a str],
    moves: &'a [&'a str],
}

impl<'a> GraphLines<'a> {
    /// From the line `vertices N` on.
    fn read(lines: &'a [&'a str]) -> Result<Self, String> {
        let count = lines.first().and_then(|line| line.strip_prefix("vertices ")?.parse::<usize>().ok());
        let count = count.ok_or("the number of vertices is missing")?;
        match (lines.get(1..=count), lines.get(count + 2..2 * count + 2)) {
            (Some(claims), Some(moves)) => Ok(Self { claims, moves }),
            _ => Err("lines are missing".to_owned()),
        }
    }

    /// What is claimed of each vertex, and its name or nothing.
    fn claims(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.claims.iter().map(|line| line.split_once('\t').unwrap_or((line, "")))
    }

    fn claim(&self, vertex: usize) -> Result<&'a str, String> {
        let claim = self.claims().nth(vertex).ok_or_else(|| format!("there is no vertex {vertex}"))?;
        Ok(claim.0)
    }

    /// The moves, each row with the name of its vertex.
    fn positions(&self, moves: impl Fn(&str) -> String) -> String {
        let rows = self.moves.iter().zip(self.claims()).map(|(line, (_, name))| (moves(line), comment(name)));
        definition("positions", "graph", &rows.collect::<Vec<_>>())
    }

    /// What is claimed.
    fn claimed(&self, (name, kind): (&str, &str), claim: impl Fn(&str) -> String) -> String {
        let rows = self.claims().map(|(words, _)| (claim(words), String::new()));
        definition(name, kind, &rows.collect::<Vec<_>>())
    }
}

pub(super) fn labels(certificate: &Certificate, vertex: usize) -> Result<String, String> {
    let stuck = if certificate.is_misere { "Won" } else { "Lost" };
    let (sides, lines) = certificate.records.split_first().ok_or("there are no records")?;
    let is_two_sided = *sides == "sides two";
    let graph = GraphLines::read(lines)?;
    let side = |text: &str| match text {
        "=W" => "Ends Won".to_owned(),
        "=L" => "Ends Lost".to_owned(),
        "=D" => "Ends Drawn".to_owned(),
        options => format!("Moves {}", list(options)),
    };
    let both = |line: &str| {
        let (left, right) =
            if is_two_sided { line.split_once('|').unwrap_or((line, "")) } else { (line, line) };
        format!("({}, {})", side(left), side(right))
    };
    let mark = |label: &str| match label.split_at(1) {
        ("D", _) => "D".to_owned(),
        (letter, distance) => format!("{letter} {distance}"),
    };
    let marks = |labels: &str| {
        let (left, right) = labels.split_once(' ').unwrap_or((labels, labels));
        format!("({}, {})", mark(left), mark(right))
    };
    let answer = graph.claim(vertex)?.split(' ').next().unwrap_or("D");
    let (letter, distance) = answer.split_at(1);
    let state = format!("({vertex}, Left)");
    let game = format!("(graph_game {stuck} positions)");
    let (statement, proof) = match letter {
        "W" => (
            format!("wins {game} {state} /\\ wins_in {game} {distance} {state}"),
            format!("proves_win {stuck} positions verdicts {vertex} Left {distance}"),
        ),
        "L" => (
            format!("loses {game} {state} /\\ loses_in {game} {distance} {state}"),
            format!("proves_loss {stuck} positions verdicts {vertex} Left {distance}"),
        ),
        _ => (
            format!("~ wins {game} {state} /\\ ~ loses {game} {state}"),
            format!("proves_draw {stuck} positions verdicts {vertex} Left"),
        ),
    };
    Ok(certificate.beginning("Labels Checker")
        + &graph.positions(both)
        + &graph.claimed(("verdicts", "marks"), marks)
        + &theorem(&statement, &proof))
}

pub(super) fn loopy_values(certificate: &Certificate, vertex: usize) -> Result<String, String> {
    let graph = GraphLines::read(&certificate.records)?;
    let worth = |claim: &str| {
        if claim.starts_with("inf") { "Infinite".to_owned() } else { format!("Worth {claim}") }
    };
    let answer = graph.claim(vertex)?;
    let (statement, proof) = match answer.split_once(' ') {
        Some((value, _)) => (
            format!("is_worth positions {vertex} {value}"),
            format!("proves_worth positions worths {vertex} {value}"),
        ),
        // Infinite: won with a move to 0, else drawn.
        None if answer.starts_with("inf(0") => {
            (format!("wins (alone positions) {vertex}"), format!("proves_next positions worths {vertex}"))
        }
        None => (
            format!("~ wins (alone positions) {vertex} /\\ ~ loses (alone positions) {vertex}"),
            format!("proves_draw positions worths {vertex}"),
        ),
    };
    Ok(certificate.beginning("Labels GrundyChecker")
        + &graph.positions(list)
        + &graph.claimed(("worths", "values"), worth)
        + &theorem(&statement, &proof))
}
