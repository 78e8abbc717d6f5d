//! Answers by a theorem, for `proofs/Large.v`: Coq computes in binary what the theorem asks for, so sizes do not matter, except of
//! single heaps whose values Coq has to compute.

use super::period::Code;
use super::refusal::{WHAT_CAN_BE_WRITTEN, moves_are_missing};
use super::text::{Answer, ROWS_OF_A_PART, beginning, list};
use crate::certificate::Certificate;

/// The value of one more heap takes Coq time in the square of its size, or more where moves leave three heaps.
const MOST_WORK: u64 = 40_000_000;

/// The modules that a theorem about the game stands on.
pub(super) fn modules(certificate: &Certificate) -> &'static str {
    match certificate.header.game.as_str() {
        "nim" => "Labels Grundy Misere Nim Large",
        "wythoff" => "Labels Grundy Wythoff Large",
        "chomp" => "Labels Chomp Large",
        _ => "Labels Grundy Period Large",
    }
}

/// Who wins, with the move where the theorem names one: the records are those after `by THEOREM`.
pub(super) fn verdict(
    certificate: &Certificate,
    theorem: &str,
    is_win: bool,
    records: &[String],
) -> Result<Answer, String> {
    let after = || {
        let record = records.first().and_then(|record| record.strip_prefix("move "));
        record.ok_or_else(|| "a line 'move …' is missing".to_owned())
    };
    let before = certificate.header.position.as_str();
    match (theorem, certificate.header.game.as_str()) {
        ("bouton", "nim") => {
            let sizes = sizes(before)?;
            let after = if is_win { Some(nim_move(&sizes, after()?)?) } else { None };
            let (play, name) = if certificate.header.misere {
                ("misere_play", "misere_nim")
            } else {
                ("normal_play", "nim")
            };
            Ok(by_move(&format!("({play} _ nim_moves)"), "nim_moves", name, "", &sizes, after.as_deref()))
        }
        ("wythoff", "wythoff") => wythoff(before, if is_win { Some(after()?) } else { None }),
        ("stealing", "chomp") => {
            let rows = match size(before) {
                Some((height, width)) => format!("(repeat {width} (N.to_nat {height}))"),
                None => list(&rows(before)?),
            };
            Ok(Answer::new(format!("wins chomp (row {rows})"), format!("proves_stealing {rows}")))
        }
        ("two-rows" | "corner", "chomp") => {
            let name = theorem.replace('-', "_");
            chomp(&name, before, if is_win { Some(after()?) } else { None })
        }
        ("values", game) => {
            let code = known_code(game).ok_or_else(|| not_proved(certificate, theorem))?;
            let sizes = sizes(before)?;
            let after = if is_win { Some(heaps_move(&sizes, after()?)?) } else { None };
            let bound = bound(&code, sizes.iter().chain(after.iter().flatten()))?;
            let game = "(normal_play _ (heaps_moves game))";
            let arguments = format!("game {bound} ");
            let answer = by_move(game, "heaps_moves game", "heaps", &arguments, &sizes, after.as_deref());
            Ok(answer.with_definitions(code.definition()))
        }
        _ => Err(not_proved(certificate, theorem)),
    }
}

/// A Grundy value of heaps.
pub(super) fn value(certificate: &Certificate, value: u64) -> Result<String, String> {
    let evidence = certificate.records.first().and_then(|record| record.strip_prefix("by "));
    let (moves, proof, code) = match certificate.header.game.as_str() {
        "nim" => ("nim_moves", "proves_nim_worth".to_owned(), None),
        game => {
            let code = known_code(game).ok_or_else(|| match evidence {
                Some(theorem) => not_proved(certificate, theorem),
                None => moves_are_missing(certificate),
            })?;
            let bound = bound(&code, sizes(&certificate.header.position)?.iter())?;
            ("(heaps_moves game)", format!("proves_heaps_worth game {bound}"), Some(code))
        }
    };
    let sizes = list(&sizes(&certificate.header.position)?);
    let answer = Answer::new(
        format!("forall g, grundy_passes _ {moves} g -> g (row {sizes}) = N.to_nat {value}"),
        format!("{proof} {sizes} {value}"),
    );
    let definitions = code.map(|code| code.definition()).unwrap_or_default();
    Ok(beginning(certificate, modules(certificate)) + &Answer::all(&[answer.with_definitions(definitions)]))
}

fn not_proved(certificate: &Certificate, theorem: &str) -> String {
    let game = &certificate.header.game;
    match theorem {
        "fusion" => {
            "the fusion principle is not proved in proofs/, so this certificate cannot be written for Coq"
                .to_owned()
        }
        "values" => format!(
            "the values of {game} cannot be written for Coq, only those of 'heaps:CODE' and of 'nim' alone; \
             what can be written for Coq: {WHAT_CAN_BE_WRITTEN}"
        ),
        _ => format!("the theorem '{theorem}' of {game} cannot be written for Coq"),
    }
}

/// A loss, or a win with the move: of a game of heaps in one row. The theorem's name is made of the game's and the verdict.
fn by_move(
    play: &str,
    moves: &str,
    name: &str,
    arguments: &str,
    sizes: &[u64],
    after: Option<&[u64]>,
) -> Answer {
    let before = list(sizes);
    let Some(after) = after.map(list) else {
        return Answer::new(
            format!("loses {play} (row {before})"),
            format!("proves_{name}_loss {arguments}{before}"),
        );
    };
    Answer::new(
        win(play, moves, &format!("(row {before})"), &format!("(row {after})")),
        format!("proves_{name}_win {arguments}{before} {after}"),
    )
}

/// That the player to move wins, by a move to a lost position.
fn win(play: &str, moves: &str, before: &str, after: &str) -> String {
    format!("wins {play} {before} /\\\n  In {after} ({moves} {before}) /\\ loses {play} {after}")
}

fn wythoff(before: &str, after: Option<&str>) -> Result<Answer, String> {
    let pair = |text: &str| match *sizes(text)?.as_slice() {
        [one, two] => Ok((one, two)),
        [one] => Ok((one, 0)),
        _ => Err(format!("'{text}' is not a pair of heaps")),
    };
    let play = "(normal_play _ wythoff_moves)";
    let (a, b) = pair(before)?;
    let Some(after) = after else {
        return Ok(Answer::new(
            format!("loses {play} (heaps {a} {b})"),
            format!("proves_wythoff_loss {a} {b}"),
        ));
    };
    let (one, two) = pair(after)?;
    let is_move = |&(c, d): &(u64, u64)| {
        let taken = (a.checked_sub(c), b.checked_sub(d));
        matches!(taken, (Some(0), Some(_)) | (Some(_), Some(0))) || taken.0.is_some() && taken.0 == taken.1
    };
    let (c, d) = [(one, two), (two, one)].into_iter().find(is_move).unwrap_or((one, two));
    Ok(Answer::new(
        win(play, "wythoff_moves", &format!("(heaps {a} {b})"), &format!("(heaps {c} {d})")),
        format!("proves_wythoff_win {a} {b} {c} {d}"),
    ))
}

/// In the board after a bite, rows without squares are written too.
fn chomp(name: &str, before: &str, after: Option<&str>) -> Result<Answer, String> {
    let rows_before = rows(before)?;
    let before = list(&rows_before);
    let Some(after) = after else {
        return Ok(Answer::new(
            format!("loses chomp (row {before})"),
            format!("proves_{name}_loss {before}"),
        ));
    };
    let mut rows_after = rows(after)?;
    rows_after.resize(rows_before.len(), 0);
    let bitten = rows_before.iter().zip(&rows_after).position(|(before, after)| before != after);
    let place = bitten.ok_or("the move changes nothing")?;
    let (column, after) = (rows_after[place], list(&rows_after));
    Ok(Answer::new(
        win("chomp", "chomp_moves", &format!("(row {before})"), &format!("(row {after})")),
        format!("proves_{name}_win {before} {after} {place} {column}"),
    ))
}

/// The numbers of a position.
fn sizes(position: &str) -> Result<Vec<u64>, String> {
    let sizes: Option<Vec<u64>> = position.split(' ').map(|word| word.parse().ok()).collect();
    let sizes = sizes.ok_or_else(|| format!("'{position}' is not a row of numbers"))?;
    if sizes.len() > ROWS_OF_A_PART {
        return Err(format!("positions of more than {ROWS_OF_A_PART} numbers take Coq too long"));
    }
    Ok(sizes)
}

/// Height and width of a board written as `3x4`.
fn size(board: &str) -> Option<(usize, u64)> {
    let (height, width) = board.split_once('x')?;
    Some((height.parse().ok()?, width.parse().ok()?))
}

fn rows(board: &str) -> Result<Vec<u64>, String> {
    match size(board) {
        Some((height, width)) if height <= ROWS_OF_A_PART => Ok(vec![width; height]),
        Some((height, _)) => Err(format!("boards of {height} rows take Coq too long")),
        None => sizes(board),
    }
}

/// Which heap is replaced, and by which others; empty ones do not count.
fn replaced(before: &[u64], after: &str) -> Result<(usize, Vec<u64>), String> {
    let mut new: Vec<u64> = sizes(after)?.into_iter().filter(|&size| size > 0).collect();
    let mut old = Vec::new();
    for (place, size) in before.iter().enumerate().filter(|&(_, &size)| size > 0) {
        match new.iter().position(|other| other == size) {
            Some(kept) => drop(new.swap_remove(kept)),
            None => old.push(place),
        }
    }
    match old.as_slice() {
        &[place] => Ok((place, new)),
        _ => Err(format!("'{after}' is not one move away")),
    }
}

fn nim_move(before: &[u64], after: &str) -> Result<Vec<u64>, String> {
    let (place, new) = replaced(before, after)?;
    let mut row = before.to_vec();
    row[place] = new.first().copied().unwrap_or(0);
    Ok(row)
}

fn heaps_move(before: &[u64], after: &str) -> Result<Vec<u64>, String> {
    let (place, new) = replaced(before, after)?;
    Ok([&before[..place], &new, &before[place + 1..]].concat())
}

fn known_code(game: &str) -> Option<Code> {
    if game.contains(' ') { None } else { Code::read(game).ok() }
}

/// More than all heaps.
fn bound<'a>(code: &Code, sizes: impl Iterator<Item = &'a u64>) -> Result<u64, String> {
    let largest = sizes.max().copied().unwrap_or(0);
    let work = largest.checked_pow(code.heaps.max(2) as u32 + 1);
    match work {
        Some(work) if work <= MOST_WORK => Ok(largest + 1),
        _ => Err(format!("the values of all heaps below {largest} take Coq too long")),
    }
}
