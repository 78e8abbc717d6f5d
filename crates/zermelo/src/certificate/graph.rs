//! The labels of a whole graph as a certificate.

use super::CertificateError;
use super::writer::{CertificateSize, CertificateWriter, Header};
use crate::game::graph::ExplicitGame;
use crate::game::{Convention, Ending, Player, Verdict};
use crate::solve::retrograde::GraphLabels;
use std::io::Write;

/// Writes the labels of a graph, and the graph: first a line of labels for each vertex, then one of options.
pub fn certify_graph(
    game: &ExplicitGame,
    labels: &GraphLabels,
    convention: Convention,
    output: &mut dyn Write,
) -> Result<CertificateSize, CertificateError> {
    let header = Header { game: "graph", position: "-", convention, claim: "labels" };
    let mut writer = CertificateWriter::new(output, &header)?;
    let players: &[Player] = if labels.is_shared() { &[Player::Left] } else { &Player::BOTH };
    writer.record(if players.len() == 1 { b"sides one" } else { b"sides two" })?;
    writer.record(format!("vertices {}", game.vertex_count()).as_bytes())?;
    let mut line = Vec::new();
    for vertex in 0..game.vertex_count() as u32 {
        line.clear();
        for &player in players {
            push_label(&mut line, labels.verdict(vertex, player)).ok_or(CertificateError::NoDistances)?;
            line.push(b' ');
        }
        let name = game.names().name(vertex);
        line.extend(name.bytes().map(|byte| if byte == b'\n' { b' ' } else { byte }));
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
                None => push_options(&mut line, game.moves_of(player).row(vertex)),
            }
        }
        writer.record(&line)?;
    }
    Ok(writer.finish()?)
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
    push_number(line, distance);
    Some(())
}

fn push_options(line: &mut Vec<u8>, options: &[u32]) {
    for (place, &option) in options.iter().enumerate() {
        if place > 0 {
            line.push(b' ');
        }
        push_number(line, option.into());
    }
}

/// The digits of a number; the formatter of the standard library takes most of the time of a large graph.
fn push_number(line: &mut Vec<u8>, mut number: u64) {
    let start = line.len();
    loop {
        line.push(b'0' + (number % 10) as u8);
        number /= 10;
        if number == 0 {
            break;
        }
    }
    line[start..].reverse();
}
