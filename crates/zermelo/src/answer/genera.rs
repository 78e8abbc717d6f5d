//! The genera of heaps in misère play, and their canonical forms: heap by heap, as far as the limits allow.

use super::{Report, Style};
use crate::game::message;
use crate::heap::HeapCode;
use crate::language::Language;
use crate::misere::HeapSums;
use crate::solve::misere::{MisereError, MisereTable};
use crate::solve::{Limits, StopReason};
use crate::value::misere::MisereForms;
use serde_json::json;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const GENERA_SCHEMA_NAME: &str = "zermelo/genera/1";

/// The genera of the heaps of a code from 0 on, as far as they are known.
pub struct GeneraReport {
    code: HeapCode,
    heaps: Vec<Heap>,
    has_forms: bool,
    stopped: Option<StopReason>,
    language: Language,
}

/// What is known of one heap.
struct Heap {
    genus: String,
    form: Option<String>,
    is_p: bool,
}

/// Forms of heaps are given up when there are more, unless the command line sets a limit.
const MOST_FORMS: u64 = 300_000;

impl GeneraReport {
    /// The genera of the heaps up to `largest`, and with `has_forms` their canonical forms. Forms can be exponentially
    /// larger than the heaps: where the limits do not bound positions, there are at most some hundred thousand forms.
    pub fn new(code: HeapCode, largest: u32, has_forms: bool, limits: &Limits) -> Self {
        let mut heaps = Vec::new();
        let limits = if limits.positions.is_none() { limits.at_most_positions(MOST_FORMS) } else { *limits };
        let stopped = fill(&code, largest, has_forms, &mut heaps, &limits).err();
        Self { code, heaps, has_forms, stopped, language: Language::English }
    }

    /// The same, told in a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// What stopped it, where not all heaps are known.
    pub const fn stopped(&self) -> Option<StopReason> {
        self.stopped
    }
}

impl Report for GeneraReport {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(to_text(&self.code, &self.heaps, self.has_forms, self.language).as_bytes())?;
        let Some(reason) = self.stopped else { return Ok(()) };
        let said = match self.heaps.len().checked_sub(1) {
            None => message!("Stopped: {reason}. Known up to no heap.", reason => reason),
            Some(last) => message!("Stopped: {reason}. Known up to heap {last}.", reason => reason, last),
        };
        writeln!(writer, "{}", self.language.say(&said))
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        writeln!(writer, "{}", to_json(&self.code, &self.heaps, self.stopped))
    }
}

fn fill(
    code: &HeapCode,
    largest: u32,
    with_forms: bool,
    heaps: &mut Vec<Heap>,
    limits: &Limits,
) -> Result<(), StopReason> {
    let sums = HeapSums(code);
    let mut forms = MisereForms::new(limits)?;
    let stopped = |error| match error {
        MisereError::Stopped(reason) => reason,
        other => unreachable!("heaps are impartial and loop-free: {other}"),
    };
    let mut table = MisereTable::new(&sums, limits).map_err(stopped)?;
    for heap in 0..=largest {
        let position = if heap == 0 { Vec::new() } else { vec![heap] };
        let form = table.form(&position, &mut forms).map_err(stopped)?;
        let text = if with_forms { Some(forms.text(form)?) } else { None };
        heaps.push(Heap { genus: forms.genus(form).to_string(), form: text, is_p: forms.is_p(form) });
    }
    Ok(())
}

/// Genera ten a line, or a heap a line with its form.
fn to_text(code: &HeapCode, heaps: &[Heap], with_forms: bool, language: Language) -> String {
    let mut text = language.say(&message!("Genera of the heaps of {code}", code)) + "\n";
    let width = heaps.iter().map(|heap| heap.genus.len()).max().unwrap_or(0) + 1;
    if with_forms {
        for (size, heap) in heaps.iter().enumerate() {
            text +=
                &format!("{size:>6}: {:<width$} {}\n", heap.genus, heap.form.as_deref().unwrap_or_default());
        }
    } else {
        for (line, heaps) in heaps.chunks(10).enumerate() {
            let row: Vec<String> = heaps.iter().map(|heap| format!("{:<width$}", heap.genus)).collect();
            text += &format!("{:>6}: {}\n", 10 * line, row.join(" ").trim_end());
        }
    }
    let p = heaps.iter().enumerate().filter(|(_, heap)| heap.is_p);
    let p: Vec<String> = p.map(|(size, _)| size.to_string()).collect();
    let said = if p.is_empty() {
        message!("P-positions among them: none (proved)")
    } else {
        message!("P-positions among them: {list} (proved)", list = p.join(" "))
    };
    text + &language.say(&said) + "\n"
}

fn to_json(code: &HeapCode, heaps: &[Heap], stopped: Option<StopReason>) -> serde_json::Value {
    let list = heaps.iter().enumerate();
    let list = list.map(|(size, heap)| {
        json!({ "heap": size, "genus": heap.genus, "form": heap.form, "outcome": if heap.is_p { "P" } else { "N" } })
    });
    json!({
        "schema": GENERA_SCHEMA_NAME,
        "code": code.to_string(),
        "heaps": list.collect::<Vec<_>>(),
        "confidence": "proved",
        "stopped": stopped.map(|reason| reason.to_string()),
    })
}
