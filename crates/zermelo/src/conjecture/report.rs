//! What was found by looking, as text and as JSON in the form of the schema `zermelo/conjecture/1`.

use super::Conjecture;
use crate::answer::{Report, Style};
use crate::game::Convention;
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
    rule: &'a str,
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
        let misere = if self.convention == Convention::Misere { ", misère play" } else { "" };
        let plural = if self.heaps == 1 { "heap" } else { "heaps" };
        writeln!(
            writer,
            "{}, {} {plural}{misere}: {} positions to {}",
            self.game, self.heaps, self.positions, self.to
        )?;
        let between = if self.heaps == 1 { ", " } else { "; " };
        let lost: Vec<String> = self.lost.iter().map(|list| heaps(list)).collect();
        let more = self.lost_count - lost.len();
        let more = if more > 0 { format!("{between}and {more} more") } else { String::new() };
        writeln!(writer, "Lost for the player to move: {}{more}\n", lost.join(between))?;
        for guess in &self.guesses {
            match &guess.counterexample {
                None => writeln!(
                    writer,
                    "{}\n  {}: conjectured, checked to {}",
                    guess.rule, guess.kind, guess.checked_to
                )?,
                Some(place) => {
                    writeln!(writer, "{}\n  {}: refuted, by {}", guess.rule, guess.kind, heaps(place))?;
                }
            }
        }
        if self.guesses.is_empty() {
            writeln!(writer, "No rule that is known here fits the smaller positions.")?;
        }
        Ok(())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        let guesses = self.guesses.iter().map(|guess| JsonGuess {
            kind: guess.kind,
            rule: &guess.rule,
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
        serde_json::to_writer(&mut *writer, &json)?;
        writer.write_all(b"\n")
    }
}
