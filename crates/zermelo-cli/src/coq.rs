//! Small certificates as Coq files, which Coq's kernel accepts by the theorems of `proofs/`: labels and loopy Grundy values
//! of graphs, and periods. The certificate has been accepted by the checker before.

/// Larger ones take Coq minutes.
const MOST_RECORDS: usize = 200_000;
const MOST_HEAPS: u64 = 4_000;

/// The Coq file of a certificate, with a theorem about one vertex where it is one of a graph.
pub(crate) fn of_certificate(text: &str, vertex: usize) -> Result<String, String> {
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() > MOST_RECORDS {
        return Err(format!("certificates of more than {MOST_RECORDS} records take Coq too long"));
    }
    let value = |line: usize, key: &str| {
        let line =
            lines.get(line).and_then(|line| line.strip_prefix(key)).and_then(|rest| rest.strip_prefix(' '));
        line.ok_or_else(|| format!("a line '{key} …' is missing"))
    };
    let (game, claim) = (value(1, "game")?, value(4, "claim")?);
    let who_is_stuck = if value(3, "convention")? == "misere" { "Won" } else { "Lost" };
    match claim.split(' ').collect::<Vec<_>>().as_slice() {
        ["labels"] if game == "graph" => labels(&lines[5..], who_is_stuck, vertex),
        ["loopy-grundy"] => loopy_values(&lines[5..], vertex),
        ["period", length, "from", start] => period(game, length, start),
        _ => Err("only labels and Grundy values of graphs, and periods, can be written for Coq".to_owned()),
    }
}

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

    fn claim(&self, vertex: usize) -> Result<&'a str, String> {
        self.claims.get(vertex).copied().ok_or_else(|| format!("there is no vertex {vertex}"))
    }
}

fn list(options: &str) -> String {
    format!("[{}]", options.split_whitespace().collect::<Vec<_>>().join("; "))
}

fn labels(lines: &[&str], stuck: &str, vertex: usize) -> Result<String, String> {
    let is_two_sided = lines.first() == Some(&"sides two");
    let graph = GraphLines::read(&lines[1..])?;
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
    let marks = |line: &str| {
        let labels = line.split('\t').next().unwrap_or(line);
        let (left, right) = labels.split_once(' ').unwrap_or((labels, labels));
        format!("({}, {})", mark(left), mark(right))
    };
    let answer = graph.claim(vertex)?.split(['\t', ' ']).next().unwrap_or("D");
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
    let positions = graph.moves.iter().map(|line| both(line));
    let verdicts = graph.claims.iter().map(|line| marks(line));
    Ok(graph_file(
        "Checker",
        &positions.collect::<Vec<_>>(),
        ("verdicts : marks", &verdicts.collect::<Vec<_>>()),
    ) + &theorem(&statement, &proof))
}

fn loopy_values(lines: &[&str], vertex: usize) -> Result<String, String> {
    let graph = GraphLines::read(lines)?;
    let worth = |line: &&str| {
        let line = line.split('\t').next().unwrap_or(line);
        if line.starts_with("inf") { "Infinite".to_owned() } else { format!("Worth {line}") }
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
    let positions: Vec<String> = graph.moves.iter().map(|line| list(line)).collect();
    let worths: Vec<String> = graph.claims.iter().map(worth).collect();
    Ok(graph_file("GrundyChecker", &positions, ("worths : values", &worths)) + &theorem(&statement, &proof))
}

fn graph_file(checker: &str, positions: &[String], (claims, rows): (&str, &[String])) -> String {
    let list = |rows: &[String]| format!("[\n  {}\n]", rows.join(";\n  "));
    format!(
        "From Coq Require Import NArith List.\nFrom Zermelo Require Import Labels {checker}.\nImport ListNotations.\n\
         Open Scope N_scope.\n\nDefinition positions : graph := {}.\n\nDefinition {claims} := {}.\n\n",
        list(positions),
        list(rows)
    )
}

fn theorem(statement: &str, proof: &str) -> String {
    format!("Theorem answer : {statement}.\nProof. apply ({proof}). vm_compute. reflexivity. Qed.\n")
}

/// The window is that of `proofs/Period.v`.
fn period(game: &str, length: &str, start: &str) -> Result<String, String> {
    let code = game.strip_prefix("heaps:").and_then(|code| code.split_once('.'));
    let (first, others) = code.ok_or("the game has no code")?;
    let digits: Option<Vec<u64>> = std::iter::once(if first == "4" { Some(4) } else { Some(0) })
        .chain(others.chars().map(|digit| digit.to_digit(16).map(u64::from)))
        .collect();
    let digits = digits.ok_or("the code has other digits")?;
    let heaps =
        digits.iter().map(|digit| u64::from(digit.checked_ilog2().unwrap_or(0))).max().unwrap_or(0).max(1);
    let numbers = (length.parse::<u64>().ok()).zip(start.parse::<u64>().ok());
    let (length, start) = numbers.ok_or("the period is no number")?;
    let from = start.max(1);
    let window_end = (heaps - 1)
        .checked_mul(from + length)
        .and_then(|more| more.checked_add(from + digits.len() as u64 + length + 1))
        .filter(|&heaps| heaps <= MOST_HEAPS)
        .ok_or_else(|| format!("periods that need more than {MOST_HEAPS} heaps take Coq too long"))?;
    let digits: Vec<String> = digits.iter().map(u64::to_string).collect();
    Ok(format!(
        "From Coq Require Import List.\nFrom Zermelo Require Import Period.\nImport ListNotations.\n\n\
         Definition game : code := {{| digits := [{}]; most_heaps := {heaps} |}}.\n\n\
         Theorem answer : forall g, heap_values game g -> forall n, {start} <= n -> g (n + {length}) = g n.\n\
         Proof. apply (period_check_sound game (values_below game {window_end})). vm_compute. reflexivity. Qed.\n",
        digits.join("; ")
    ))
}
