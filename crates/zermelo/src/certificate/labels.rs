//! The labels of everything that can be reached from a position as a certificate.

use super::known::{KnownGame, Written};
use super::{CertificateError, Certified, Subject, all_options};
use crate::catalogue::AnyJudge;
use crate::game::{Verdict, message, result_if_over};
use crate::solve::{Limits, Meter};
use indexmap::IndexMap;
use std::io::Write;

/// The verdicts with either player to move, `None` where that is not asked.
type Row = [Option<Verdict>; 2];

/// Writes the result and the distance of every state that can be reached, for games that the checker knows.
pub(super) fn certify<'a>(
    subject: &Subject<'a>,
    output: &mut dyn Write,
    limits: &Limits<'a>,
) -> Result<Certified, CertificateError> {
    let Some(known) = &subject.known else {
        if KnownGame::is_known(subject.game, subject.position) {
            return Err(CertificateError::TooManyMoves);
        }
        let why = message!(
            "the checker does not know this game, so there is no certificate of its labels; one of the winner, or of a graph, carries the moves"
        );
        return Err(CertificateError::Refused(why));
    };
    let mut judge = subject.labelled(limits)?;
    let rows = reached(subject, judge.as_mut(), limits)?;
    let mut writer = subject.write(output, "labels")?;
    for (position, row) in &rows {
        // In an impartial game one label holds for both players, and the checker may see that or not.
        let one = row[0].or(row[1]);
        let row = if subject.game.is_impartial() { [one; 2] } else { *row };
        let labels = if known.is_impartial { &[one][..] } else { &row[..] };
        let mut line = String::new();
        for label in labels {
            line += &word(*label)?;
            line.push(' ');
        }
        line += &position.text;
        writer.record(line.as_bytes())?;
    }
    Ok(subject.certified("labels".to_owned(), writer.finish()?))
}

/// All positions that play can come to, with the verdicts on the players whose turn it can be there.
fn reached(
    subject: &Subject,
    judge: &mut AnyJudge<'_>,
    limits: &Limits,
) -> Result<IndexMap<Written, Row>, CertificateError> {
    let mut meter = Meter::start(limits, "writing down labels")?;
    let is_impartial = subject.game.is_impartial();
    let mut rows: IndexMap<Written, Row> = IndexMap::new();
    let root = subject.written(subject.position.clone());
    let mut waiting: Vec<_> = subject.movers.iter().map(|&mover| (root.clone(), mover)).collect();
    while let Some((position, mover)) = waiting.pop() {
        let side = if is_impartial { 0 } else { mover.index() };
        if rows.get(&position).is_some_and(|row| row[side].is_some()) {
            continue;
        }
        let bytes = subject.game.heap_bytes(&position.position) + position.text.len();
        meter.count_position(2 * (size_of::<Written>() + size_of::<Row>()) + 16 + bytes)?;
        let verdict = judge.verdict(&position.position, mover)?;
        rows.entry(position.clone()).or_default()[side] = Some(verdict);
        if result_if_over(subject.game, &position.position, mover, subject.convention).is_some() {
            continue;
        }
        for option in all_options(subject.game, &position.position, mover)? {
            waiting.push((subject.written(option), mover.opponent()));
        }
    }
    Ok(rows)
}

/// `W3`, `L0`, `D`, or `-`.
fn word(label: Option<Verdict>) -> Result<String, CertificateError> {
    Ok(match label {
        None => "-".to_owned(),
        Some(Verdict::Draw) => "D".to_owned(),
        Some(Verdict::Win(distance)) => format!("W{}", distance.ok_or(CertificateError::NoDistances)?),
        Some(Verdict::Loss(distance)) => format!("L{}", distance.ok_or(CertificateError::NoDistances)?),
    })
}
