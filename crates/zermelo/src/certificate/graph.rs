//! What is known of a whole graph, as a certificate.

use super::writer::{CertificateSize, CertificateWriter, Header};
use super::{CertificateError, Certified};
use crate::answer::GraphAnswer;
use crate::game::long_text::{push_number, push_numbers};
use crate::game::{Ending, Player, Verdict, message};
use crate::nimber::LoopyValue;
use std::io::Write;

/// What a certificate of a graph is to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GraphClaimed {
    /// The result and the distance of every state.
    Labels,
    /// The loopy Grundy value of every vertex.
    LoopyGrundy,
}

/// Writes what is known of a graph, and the graph: first a line for each vertex with what is claimed of it, then one with
/// its options. O(V + E).
pub fn certify_graph(
    answer: &GraphAnswer,
    claimed: GraphClaimed,
    output: &mut dyn Write,
) -> Result<Certified, CertificateError> {
    let claim = match claimed {
        GraphClaimed::Labels => "labels",
        GraphClaimed::LoopyGrundy => "loopy-grundy",
    };
    let header = Header { game: "graph", position: "-", convention: answer.convention(), claim };
    let writer = CertificateWriter::new(output, &header)?;
    let size = match claimed {
        GraphClaimed::Labels => write_labels(answer, writer)?,
        GraphClaimed::LoopyGrundy => write_loopy_values(answer, writer)?,
    };
    Ok(Certified { claim: claim.to_owned(), size, is_known: true })
}

fn write_labels(
    answer: &GraphAnswer,
    mut writer: CertificateWriter,
) -> Result<CertificateSize, CertificateError> {
    let (game, labels) = (answer.game(), answer.labels());
    let players: &[Player] = if labels.is_shared() { &[Player::Left] } else { &Player::BOTH };
    writer.record(if players.len() == 1 { b"sides one" } else { b"sides two" })?;
    writer.record(format!("vertices {}", game.vertex_count()).as_bytes())?;
    let mut line = Vec::new();
    for vertex in 0..game.vertex_count() as u32 {
        line.clear();
        for (place, &player) in players.iter().enumerate() {
            if place > 0 {
                line.push(b' ');
            }
            push_label(&mut line, labels.verdict(vertex, player)).ok_or(CertificateError::NoDistances)?;
        }
        push_name(&mut line, &game.names().name(vertex));
        writer.record(&line)?;
    }
    writer.record(b"moves")?;
    for vertex in 0..game.vertex_count() as u32 {
        line.clear();
        for (place, &player) in players.iter().enumerate() {
            if place > 0 {
                line.push(b'|');
            }
            match game.ending_at(vertex, player) {
                Some(Ending::Win) => line.extend(b"=W"),
                Some(Ending::Loss) => line.extend(b"=L"),
                Some(Ending::Draw) => line.extend(b"=D"),
                None => push_numbers(game.moves_of(player).row(vertex), b' ', &mut line),
            }
        }
        writer.record(&line)?;
    }
    Ok(writer.finish()?)
}

fn write_loopy_values(
    answer: &GraphAnswer,
    mut writer: CertificateWriter,
) -> Result<CertificateSize, CertificateError> {
    let (moves, values) = answer.loopy_values().ok_or_else(|| {
        let why = message!("Grundy values belong to normal play of impartial games without endings");
        CertificateError::Refused(why)
    })?;
    writer.record(format!("vertices {}", moves.vertex_count()).as_bytes())?;
    for vertex in 0..moves.vertex_count() as u32 {
        let value = match (values.value(moves, vertex), values.counter(vertex)) {
            (LoopyValue::Nimber(nimber), Some(counter)) => format!("{nimber} {counter}"),
            (value, _) => value.to_string(),
        };
        let mut line = value.into_bytes();
        push_name(&mut line, &answer.game().names().name(vertex));
        writer.record(&line)?;
    }
    writer.record(b"moves")?;
    let mut line = Vec::new();
    for vertex in 0..moves.vertex_count() as u32 {
        line.clear();
        push_numbers(moves.row(vertex), b' ', &mut line);
        writer.record(&line)?;
    }
    Ok(writer.finish()?)
}

/// The name of a vertex behind a tab, so that a reader knows which it is; names have no line breaks of their own.
fn push_name(line: &mut Vec<u8>, name: &str) {
    line.push(b'\t');
    line.extend(name.bytes().map(|byte| if byte.is_ascii_control() { b' ' } else { byte }));
}

/// `W3`, `L0`, `D`; `None` where a distance is missing.
fn push_label(line: &mut Vec<u8>, verdict: Verdict) -> Option<()> {
    let (letter, distance) = match verdict {
        Verdict::Draw => {
            line.push(b'D');
            return Some(());
        }
        Verdict::Win(distance) => (b'W', distance?),
        Verdict::Loss(distance) => (b'L', distance?),
    };
    line.push(letter);
    push_number(distance, line);
    Some(())
}
