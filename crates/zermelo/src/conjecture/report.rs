//! What was found by looking, as text and as JSON in the form of the schema `zermelo/conjecture/1`.

use super::Conjecture;
use crate::answer::{Report, Style};
use crate::game::{Convention, Message, message};
use crate::json;
use serde::Serialize;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const CONJECTURE_SCHEMA_NAME: &str = "zermelo/conjecture/1";

#[derive(Serialize)]
struct JsonConjecture<'a> {
    schema: &'static str,
    game: &'a str,
    heaps: usize,
    convention: &'static str,
    checked_to: u64,
    positions: usize,
    lost: &'a [Vec<u64>],
    lost_count: usize,
    guesses: Vec<JsonGuess<'a>>,
}

#[derive(Serialize)]
struct JsonGuess<'a> {
    kind: &'static str,
    rule: String,
    confidence: &'static str,
    checked_to: u64,
    counterexample: Option<&'a [u64]>,
}

fn heaps(list: &[u64]) -> String {
    let sizes: Vec<String> = list.iter().map(u64::to_string).collect();
    sizes.join(" ")
}

impl Report for Conjecture {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        let say = |message: Message| self.language.say(&message);
        let count = self.heaps;
        let of_heaps = if count == 1 { message!("1 heap") } else { message!("{count} heaps", count) };
        let (game, positions, to) = (&self.game, self.positions, self.to);
        let title = match self.convention {
            Convention::Normal => {
                message!("{game}, {heaps}: {positions} positions to {to}", game, heaps => of_heaps, positions, to)
            }
            Convention::Misere => message!(
                "{game}, {heaps}, misère play: {positions} positions to {to}",
                game, heaps => of_heaps, positions, to
            ),
        };
        writeln!(writer, "{}", say(title))?;
        let mut lost: Vec<Message> = self.lost.iter().map(|list| Message::verbatim(heaps(list))).collect();
        let more = self.lost_count - lost.len();
        if more > 0 {
            lost.push(message!("and {more} more", more));
        }
        let lost = if self.heaps == 1 { Message::sequence(lost) } else { Message::list(lost) };
        writeln!(writer, "{}\n", say(message!("Lost for the player to move: {list}", list => lost)))?;
        for guess in &self.guesses {
            let kind = Message::words(guess.kind);
            let known = match &guess.counterexample {
                None => message!("{kind}: conjectured, checked to {to}", kind => kind, to = guess.checked_to),
                Some(place) => {
                    message!("{kind}: refuted, by {position}", kind => kind, position = heaps(place))
                }
            };
            writeln!(writer, "{}\n  {}", self.language.say(&guess.rule), say(known))?;
        }
        if self.guesses.is_empty() {
            writeln!(writer, "{}", say(message!("No rule that is known here fits the smaller positions.")))?;
        }
        Ok(())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        let guesses = self.guesses.iter().map(|guess| JsonGuess {
            kind: guess.kind,
            rule: self.language.say(&guess.rule),
            confidence: if guess.counterexample.is_none() { "conjectured" } else { "refuted" },
            checked_to: guess.checked_to,
            counterexample: guess.counterexample.as_deref(),
        });
        let json = JsonConjecture {
            schema: CONJECTURE_SCHEMA_NAME,
            game: &self.game,
            heaps: self.heaps,
            convention: self.convention.word(),
            checked_to: self.to,
            positions: self.positions,
            lost: &self.lost,
            lost_count: self.lost_count,
            guesses: guesses.collect(),
        };
        json::write_line(&json, writer)
    }
}
