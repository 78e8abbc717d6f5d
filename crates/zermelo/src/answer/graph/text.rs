//! The labels of a graph for people: the hypotheses, then a line a position. Large graphs have millions of lines, so
//! these are put together byte by byte.

use super::super::plan::grouped;
use super::{GraphAnswer, GraphOrder};
use crate::game::long_text::{columns_of, pad_column, push_number};
use crate::game::{Ending, Message, Player, Verdict, message, padded};
use std::io::{self, Write};

/// Columns of names are no wider than this; longer names push their line to the right.
const WIDEST_NAME: usize = 60;
/// What is put together before it is written.
const CHUNK: usize = 1 << 16;

impl GraphAnswer<'_> {
    /// Writes the hypotheses, then a table of labels.
    pub fn write_text(&self, order: GraphOrder, output: &mut dyn Write) -> io::Result<()> {
        let width = self.name_width();
        let mut header = padded(&self.say(message!("outcome")), 9);
        header += &if self.labels.is_shared() {
            let grundy = self.grundy.as_ref().map_or(String::new(), |_| self.say(message!("grundy")));
            padded(&self.say(message!("to move")), 13) + &grundy
        } else {
            let [left, right] = [message!("Left to move"), message!("Right to move")];
            padded(&self.say(left), 14) + &self.say(right)
        };
        let words = Words::of(self);
        let mut text = self.hypotheses().into_bytes();
        let position = padded(&self.say(message!("position")), width);
        write!(text, "\n{position}  {}", padded(&header, HEADER))?;
        for title in self.strategy_titles() {
            write!(text, "  {}", padded(&self.say(title.clone()), width))?;
        }
        trim_line(&mut text);
        text.push(b'\n');
        self.in_order(order, |vertex| {
            self.push_line(vertex, width, &words, &mut text);
            if text.len() < CHUNK {
                return Ok(());
            }
            let written = output.write_all(&text);
            text.clear();
            written
        })?;
        let proved = match self.game.vertex_count() as u64 {
            1 => "Proved, by retrograde analysis of 1 position.".into(),
            count => message!("Proved, by retrograde analysis of {count} positions.", count = grouped(count)),
        };
        writeln!(text, "\n{}", self.say(proved))?;
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

    fn push_line(&self, vertex: u32, width: usize, words: &Words, text: &mut Vec<u8>) {
        let line = text.len();
        self.game.names().push_name(vertex, text);
        pad_column(text, line, width + 2);
        let start = text.len();
        text.extend_from_slice(self.outcome(vertex).symbol().as_bytes());
        pad_column(text, start, 9);
        let start = text.len();
        words.push_verdict(self.verdict(vertex, Player::Left), text);
        if !self.labels.is_shared() {
            pad_column(text, start, 14);
            words.push_verdict(self.verdict(vertex, Player::Right), text);
        } else if let Some((moves, labels)) = &self.grundy {
            pad_column(text, start, 13);
            match labels.nimber(vertex) {
                Some(nimber) => push_number(nimber.into(), text),
                None => text.extend(labels.value(moves, vertex).to_string().bytes()),
            }
        }
        if self.shows_strategy {
            pad_column(text, line, width + 2 + HEADER + 2);
            for &player in self.players_listed() {
                let start = text.len();
                if let Some(to) = self.winning_move(vertex, player) {
                    self.game.names().push_name(to, text);
                } else {
                    text.push(b'-');
                }
                pad_column(text, start, width + 2);
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

/// The words for results in the language of an answer.
struct Words([String; 3]);

impl Words {
    fn of(answer: &GraphAnswer) -> Self {
        Self(
            [Ending::Loss, Ending::Draw, Ending::Win].map(|result| answer.say(Message::words(result.word()))),
        )
    }

    /// `win 3`, `loss 0`, `draw`.
    fn push_verdict(&self, verdict: Verdict, text: &mut Vec<u8>) {
        text.extend_from_slice(self.0[verdict.result() as usize].as_bytes());
        if let Some(distance) = verdict.distance() {
            text.push(b' ');
            push_number(distance, text);
        }
    }
}
