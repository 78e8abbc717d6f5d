//! The longest line of best play in a table on disk: `zermelo table stats`.

use crate::output::say;
use crate::table_on_disk::{Asked, label_json, label_words};
use serde_json::{Value, json};
use zermelo::game::{Limits, NumberedGame, message};
use zermelo::solve::labels::disk::{DiskError, Probe};
use zermelo::solve::labels::{Histogram, Label};

/// A position on the line.
pub(crate) struct Stop {
    /// The move that led here, where it has a name.
    name: Option<String>,
    text: String,
    label: Label,
}

/// Where somebody is forced to win or lose, the position from which that takes longest, and best play from there; else the same of
/// ties. Nothing where all play is without end.
pub(crate) fn longest_line(
    probe: &mut Probe,
    game: &dyn NumberedGame,
    all: &Histogram,
    limits: &Limits,
) -> Result<Vec<Stop>, DiskError> {
    let Some(label) = longest(all) else { return Ok(Vec::new()) };
    let Some(number) = probe.first_with(label, limits)? else { return Ok(Vec::new()) };
    let mut line = vec![Stop { name: None, text: game.print(number), label }];
    // Each position is one ply nearer to the end.
    while let Some(last) = line.last()
        && last.label.distance() != Some(0)
    {
        let Ok(asked) = Asked::read(game, Some(&last.text)) else { break };
        let rated = asked.rated(&mut |option| probe.label(option))?;
        let Some(best) = rated.into_iter().next() else { break };
        line.push(Stop { name: best.name, text: best.text, label: best.there });
    }
    Ok(line)
}

/// The label of the greatest distance: of wins and losses where there are any.
fn longest(all: &Histogram) -> Option<Label> {
    let of = |is_meant: fn(&Label) -> bool| {
        all.counts.keys().copied().filter(is_meant).max_by_key(|label| label.distance())
    };
    of(|label| matches!(label, Label::Win(_) | Label::Loss(_)))
        .or_else(|| of(|label| label.distance().is_some()))
}

impl Stop {
    pub(crate) fn to_json(&self) -> Value {
        let mut told = json!({ "position": self.text, "label": label_json(self.label) });
        if let Some(name) = &self.name {
            told["move"] = json!(name);
        }
        told
    }
}

/// The line, a position a row.
pub(crate) fn line_text(line: &[Stop]) -> String {
    if line.is_empty() {
        return String::new();
    }
    let head = say(&message!("The longest line of best play:"));
    let row = |stop: &Stop| {
        let name = stop.name.as_ref().map_or(String::new(), |name| format!("{name}  "));
        format!("  {name}{}: {}\n", stop.text, say(&label_words(stop.label)))
    };
    format!("\n{head}\n{}", line.iter().map(row).collect::<String>())
}
