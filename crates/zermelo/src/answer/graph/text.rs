//! The labels of a graph for people: the hypotheses, then a line a position. Large graphs have millions of lines, so
//! these are put together byte by byte.

use super::super::plan::grouped;
use super::{GraphAnswer, GraphOrder};
use crate::game::graph::push_number;
use crate::game::{Player, Verdict, display_width};
use std::io::{self, Write};

/// Columns of names are no wider than this; longer names push their line to the right.
const WIDEST_NAME: usize = 60;
/// What is put together before it is written.
const CHUNK: usize = 1 << 16;

impl GraphAnswer<'_> {
    /// Writes the hypotheses, then a table of labels.
    pub fn write_text(&self, order: GraphOrder, output: &mut dyn Write) -> io::Result<()> {
        let width = self.name_width();
        let header = match (self.labels.is_shared(), &self.grundy) {
            (true, Some(_)) => "outcome  to move      grundy",
            (true, None) => "outcome  to move",
            (false, _) => "outcome  Left to move  Right to move",
        };
        let mut text = self.hypotheses().into_bytes();
        write!(text, "\n{:<width$}  {header:<HEADER$}", "position")?;
        for title in self.strategy_titles() {
            write!(text, "  {title:<width$}")?;
        }
        trim_line(&mut text);
        text.push(b'\n');
        self.in_order(order, |vertex| {
            self.push_line(vertex, width, &mut text);
            if text.len() < CHUNK {
                return Ok(());
            }
            let written = output.write_all(&text);
            text.clear();
            written
        })?;
        let count = grouped(self.game.vertex_count() as u64);
        writeln!(text, "\nProved, by retrograde analysis of {count} positions.")?;
        output.write_all(&text)
    }

    fn name_width(&self) -> usize {
        let mut name = Vec::new();
        let mut widest = 8;
        for vertex in self.vertices() {
            name.clear();
            self.game.names().push_name(vertex, &mut name);
            let width = columns_of(&name);
            widest = widest.max(width.min(WIDEST_NAME));
        }
        widest
    }

    fn push_line(&self, vertex: u32, width: usize, text: &mut Vec<u8>) {
        let line = text.len();
        self.game.names().push_name(vertex, text);
        pad(text, line, width + 2);
        let start = text.len();
        text.extend(self.outcome(vertex).symbol().bytes());
        pad(text, start, 9);
        let start = text.len();
        push_verdict(self.verdict(vertex, Player::Left), text);
        if !self.labels.is_shared() {
            pad(text, start, 14);
            push_verdict(self.verdict(vertex, Player::Right), text);
        } else if let Some((moves, labels)) = &self.grundy {
            pad(text, start, 13);
            match labels.nimber(vertex) {
                Some(nimber) => push_number(nimber.into(), text),
                None => text.extend(labels.value(moves, vertex).to_string().bytes()),
            }
        }
        if self.shows_strategy {
            pad(text, line, width + 2 + HEADER + 2);
            for &player in self.players_listed() {
                let start = text.len();
                if let Some(to) = self.winning_move(vertex, player) {
                    self.game.names().push_name(to, text);
                } else {
                    text.push(b'-');
                }
                pad(text, start, width + 2);
            }
            trim_line(text);
        }
        text.push(b'\n');
    }
}

/// The columns of the labels, without that of the names.
const HEADER: usize = 37;

/// Takes the blanks off the end.
fn trim_line(text: &mut Vec<u8>) {
    while text.last() == Some(&b' ') {
        text.pop();
    }
}

/// Fills a column that starts at this byte with blanks up to a width in characters.
fn pad(text: &mut Vec<u8>, start: usize, width: usize) {
    let used = columns_of(&text[start..]);
    let blanks = width.saturating_sub(used).max(2);
    text.resize(text.len() + blanks, b' ');
}

/// The columns that bytes of text take on a terminal.
fn columns_of(bytes: &[u8]) -> usize {
    if bytes.is_ascii() { bytes.len() } else { display_width(&String::from_utf8_lossy(bytes)) }
}

/// `win 3`, `loss 0`, `draw`.
pub(super) fn push_verdict(verdict: Verdict, text: &mut Vec<u8>) {
    text.extend(verdict.result().word().bytes());
    if let Some(distance) = verdict.distance() {
        text.push(b' ');
        push_number(distance, text);
    }
}
