//! Answers as text for people.

use super::super::run::EvidenceId;
use super::super::{AnsweredMove, Confidence, Mover, MovesListed};
use super::Answer;
use super::words::{self, grouped};
use crate::game::{Convention, Ending, Player, Verdict};
use std::fmt::Write;

/// Whether to use the terminal's bold type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Text alone.
    Plain,
    /// With ANSI escape sequences.
    Ansi,
}

impl Style {
    fn bold(self, text: &str) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Ansi => format!("\u{1b}[1m{text}\u{1b}[0m"),
        }
    }
}

/// Positions longer than this are cut in the heading.
const LONGEST_POSITION: usize = 200;
/// So many moves of a line are shown: enough for every mate with rook, queen or pawn.
const MOST_LINE_MOVES: usize = 56;
/// So many winning moves are shown, and so many others.
const MOST_SHOWN: usize = 40;

/// The answer in full: who wins, why, the moves, the line, and what to know about it.
pub fn to_text(answer: &Answer, style: Style) -> String {
    let mut text = String::new();
    write_heading(&mut text, answer, style);
    write_block(&mut text, "", &answer.explanation);
    write_why(&mut text, answer, style);
    write_moves(&mut text, answer, style);
    write_line(&mut text, answer);
    write_evidence(&mut text, answer);
    for note in &answer.notes {
        writeln!(text, "Note: {note}").expect(INFALLIBLE);
    }
    text
}

const INFALLIBLE: &str = "a String takes all that is written";

fn write_heading(text: &mut String, answer: &Answer, style: Style) {
    let convention = match answer.convention {
        Convention::Normal => "",
        Convention::Misere => "  (misère play)",
    };
    let position: String = answer.position.chars().take(LONGEST_POSITION).collect();
    let dots = if position.len() < answer.position.len() { "…" } else { "" };
    let name = if answer.game == "sum" { "" } else { answer.game.as_str() };
    let heading = format!("{name} {position}{dots}{convention}");
    writeln!(text, "{}", heading.trim_start()).expect(INFALLIBLE);
    if let Some(picture) = &answer.picture {
        text.push('\n');
        for line in picture.lines() {
            writeln!(text, "  {line}").expect(INFALLIBLE);
        }
    }
    if let Some(interchange) = &answer.interchange {
        writeln!(text, "\n  {interchange}").expect(INFALLIBLE);
    }
    writeln!(text, "\n{}", style.bold(&headline(answer))).expect(INFALLIBLE);
    if let Some(value) = &answer.grundy {
        let worth = match value.as_str() {
            "0" => "the position is worth 0".to_owned(),
            infinite if infinite.starts_with("inf") => {
                "no Nim heap is as good, for play can go round".to_owned()
            }
            nimber => format!("the position is worth *{nimber}"),
        };
        writeln!(text, "Grundy value {value}: {worth}.").expect(INFALLIBLE);
    }
}

/// Who wins, in one sentence.
fn headline(answer: &Answer) -> String {
    if let Some(player) = answer.to_move.filter(|_| !answer.is_impartial) {
        if let Some(verdict) = answer.verdicts[player.index()] {
            return capitalised(&format!("{} to move {}.", player, verdict_words(verdict)));
        }
    } else if let Some(outcome) = answer.outcome() {
        let length = match (answer.is_impartial, answer.verdicts[0].and_then(Verdict::distance)) {
            (true, Some(plies)) => format!(", in {}", plies_words(plies)),
            _ => String::new(),
        };
        return format!("{}: {}{length}.", outcome.symbol(), outcome.sentence());
    }
    let known: Vec<String> = Player::BOTH
        .into_iter()
        .filter_map(|player| {
            let verdict = answer.verdicts[player.index()]?;
            Some(format!("{player} to move {}", verdict_words(verdict)))
        })
        .collect();
    match (known.is_empty(), answer.confidence) {
        (false, _) => format!("{}.", known.join("; ")),
        (true, Confidence::Stopped(reason)) => format!("Not decided: {reason}."),
        (true, _) => "Not decided.".to_owned(),
    }
}

fn verdict_words(verdict: Verdict) -> String {
    match (verdict, verdict.distance()) {
        (Verdict::Draw, _) => "draws".to_owned(),
        (_, Some(0)) => match verdict.result() {
            Ending::Win => "has won".to_owned(),
            _ => "has lost".to_owned(),
        },
        (Verdict::Win(_), None) => "wins".to_owned(),
        (Verdict::Loss(_), None) => "loses".to_owned(),
        (Verdict::Win(_), Some(plies)) => format!("wins in {}", plies_words(plies)),
        (Verdict::Loss(_), Some(plies)) => format!("loses in {}", plies_words(plies)),
    }
}

fn plies_words(plies: u64) -> String {
    if plies == 1 { "1 ply".to_owned() } else { format!("{} plies", grouped(plies)) }
}

fn capitalised(sentence: &str) -> String {
    let mut characters = sentence.chars();
    characters.next().map_or(String::new(), |first| first.to_uppercase().chain(characters).collect())
}

fn write_block(text: &mut String, title: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    writeln!(text, "\n{title}").expect(INFALLIBLE);
    if title.is_empty() {
        text.pop();
    }
    for line in lines {
        writeln!(text, "{}", format!("  {line}").trim_end()).expect(INFALLIBLE);
    }
}

/// The steps of the argument, where they were asked for.
fn write_why(text: &mut String, answer: &Answer, style: Style) {
    if answer.why.is_empty() {
        return;
    }
    let lines: Vec<String> = answer.why_lines().into_iter().flatten().collect();
    write_block(text, &style.bold("Why"), &lines);
}

/// The moves by result, for each player apart where both are listed.
fn write_moves(text: &mut String, answer: &Answer, style: Style) {
    let movers: Vec<Mover> = [Mover::Both, Mover::Only(Player::Left), Mover::Only(Player::Right)]
        .into_iter()
        .filter(|&mover| answer.moves.iter().any(|one| one.player == mover))
        .collect();
    if answer.moves_listed == MovesListed::EveryWins {
        writeln!(text, "\nEvery move wins.").expect(INFALLIBLE);
    }
    for &mover in &movers {
        let owner = match mover {
            Mover::Only(player) if movers.len() > 1 => format!("{player}: "),
            _ => String::new(),
        };
        let moves: Vec<&AnsweredMove> = answer.moves.iter().filter(|one| one.player == mover).collect();
        write_moves_of(text, &moves, &owner, answer.moves_listed, style);
    }
}

fn write_moves_of(
    text: &mut String,
    moves: &[&AnsweredMove],
    owner: &str,
    listed: MovesListed,
    style: Style,
) {
    let with_result = |result: Option<Ending>| -> Vec<&AnsweredMove> {
        moves.iter().copied().filter(|one| one.verdict.map(Verdict::result) == result).collect()
    };
    let partly = if listed == MovesListed::Some { " (there may be more)" } else { "" };
    let title = |title: &str| capitalised(&format!("{owner}{title}"));
    write_group(text, &title(&format!("winning moves{partly}")), &with_result(Some(Ending::Win)), style);
    let drawing = title(&format!("drawing moves{partly}"));
    write_group(text, &drawing, &with_result(Some(Ending::Draw)), style);
    write_group(text, &title("best move found"), &with_result(None), style);
    let losing = with_result(Some(Ending::Loss));
    let all_lose = losing.len() == moves.len();
    if all_lose && losing.len() <= MOST_SHOWN {
        write_group(text, &title("every move loses"), &losing, style);
    } else if !losing.is_empty() {
        let what = title(if all_lose { "every move loses" } else { "all other moves lose" });
        writeln!(text, "\n{what} ({}).", grouped(losing.len() as u64)).expect(INFALLIBLE);
    }
}

fn write_group(text: &mut String, title: &str, moves: &[&AnsweredMove], style: Style) {
    if moves.is_empty() {
        return;
    }
    let more = if moves.len() > MOST_SHOWN {
        format!(" (the first {MOST_SHOWN} of {}; JSON output lists them all)", grouped(moves.len() as u64))
    } else {
        String::new()
    };
    writeln!(text, "\n{}{more}", style.bold(title)).expect(INFALLIBLE);
    let shown = &moves[..moves.len().min(MOST_SHOWN)];
    // Long entries are not lined up.
    let width = |part: &dyn Fn(&AnsweredMove) -> usize| {
        shown.iter().map(|one| part(one)).filter(|&width| width <= 100).max().unwrap_or(0)
    };
    let label_width = width(&|one| one.label.chars().count());
    let to_width = width(&|one| shown_target(one).chars().count());
    for one in shown {
        let length = one.verdict.and_then(Verdict::distance).map(plies_words).unwrap_or_default();
        let line = format!("  {:<label_width$}  {:<to_width$}  {length}", one.label, shown_target(one));
        writeln!(text, "{}", line.trim_end()).expect(INFALLIBLE);
    }
}

/// The position after a move, unless the label says the same or it is long.
fn shown_target(one: &AnsweredMove) -> String {
    match &one.to {
        Some(to) if *to != one.label && to.chars().count() <= 60 => format!("-> {to}"),
        _ => String::new(),
    }
}

fn write_line(text: &mut String, answer: &Answer) {
    // A line of one move repeats the list of moves.
    if answer.line.len() < 2 {
        return;
    }
    let shown = &answer.line[..answer.line.len().min(MOST_LINE_MOVES)];
    let rest = match answer.line.len() - shown.len() {
        0 => String::new(),
        1 => ", and 1 more".to_owned(),
        more => format!(", and {more} more"),
    };
    writeln!(text, "\nBest play: {}{rest}", shown.join(", ")).expect(INFALLIBLE);
}

fn write_evidence(text: &mut String, answer: &Answer) {
    let how = match answer.confidence {
        Confidence::Proved => format!("Proved, by {}", answer.by),
        Confidence::Checked(depth) => format!("Checked to {}, by {}", plies_words(depth), answer.by),
        Confidence::Stopped(reason) => format!("Stopped in {}: {reason}", answer.by),
    };
    writeln!(text, "\n{how}{}.", other_evidence(answer)).expect(INFALLIBLE);
    if let Some(source) = &answer.source {
        writeln!(text, "Source: {source}.").expect(INFALLIBLE);
    }
    let given_up: Vec<String> =
        answer.attempts.iter().filter(|one| one.is_given_up()).map(words::given_up_words).collect();
    if !given_up.is_empty() {
        writeln!(text, "Tried and given up: {}.", given_up.join(", ")).expect(INFALLIBLE);
    }
}

/// What the moves and the worth rest on, where that is not what the winner rests on: `; the moves by ...`.
fn other_evidence(answer: &Answer) -> String {
    let claims = &answer.claims;
    let other = |id: Option<EvidenceId>| {
        let id = id.filter(|_| id != claims.winner)?;
        answer.evidence.get(id).map(words::evidence_words)
    };
    let mut text = String::new();
    if let Some(by) = other(claims.moves) {
        let distances = if claims.distances == claims.moves { " and distances" } else { "" };
        text += &format!("; the moves{distances} by {by}");
    }
    if let Some(by) = other(claims.worth) {
        let what = if answer.grundy.is_some() { "Grundy value" } else { "value" };
        text += &format!("; the {what} by {by}");
    }
    text
}
