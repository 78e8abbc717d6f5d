//! `zermelo misere --genera` and `--forms`: heap by heap, as far as the limits allow.

use crate::arguments::{Arguments, Format};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, STOPPED, print};
use serde_json::json;
use zermelo::heap::HeapCode;
use zermelo::misere::HeapSums;
use zermelo::solve::misere::{MisereError, MisereTable};
use zermelo::solve::{Limits, StopReason};
use zermelo::value::misere::MisereForms;

/// What is known of one heap.
struct Heap {
    genus: String,
    form: Option<String>,
    is_p: bool,
}

/// Forms of heaps are given up when there are more, unless the command line sets a limit.
const MOST_FORMS: u64 = 2_000_000;

pub(crate) fn run(
    code: &HeapCode,
    largest: u32,
    with_forms: bool,
    arguments: &Arguments,
) -> Result<u8, Failure> {
    let (heaps, stopped) = under_limits(&arguments.shared, |limits| {
        let mut heaps = Vec::new();
        let limits = if arguments.shared.limit_positions.is_none() {
            limits.at_most_positions(MOST_FORMS)
        } else {
            *limits
        };
        let stopped = fill(code, largest, with_forms, &mut heaps, &limits);
        (heaps, stopped.err())
    });
    let known = heaps.len().checked_sub(1);
    match arguments.shared.format {
        Format::Json => print(&format!("{}\n", to_json(code, &heaps, stopped)))?,
        _ => print(&to_text(code, &heaps, with_forms))?,
    };
    let Some(reason) = stopped else { return Ok(ANSWERED) };
    if !matches!(arguments.shared.format, Format::Json) {
        let known = known.map_or("no heap".to_owned(), |known| format!("heap {known}"));
        print(&format!("Stopped: {reason}. Known up to {known}.\n"))?;
    }
    Ok(STOPPED)
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
fn to_text(code: &HeapCode, heaps: &[Heap], with_forms: bool) -> String {
    let mut text = format!("Genera of the heaps of {code}\n");
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
    let p = if p.is_empty() { "none".to_owned() } else { p.join(" ") };
    text + &format!("P-positions among them: {p} (proved)\n")
}

fn to_json(code: &HeapCode, heaps: &[Heap], stopped: Option<StopReason>) -> serde_json::Value {
    let list = heaps.iter().enumerate();
    let list = list.map(|(size, heap)| {
        json!({ "heap": size, "genus": heap.genus, "form": heap.form, "outcome": if heap.is_p { "P" } else { "N" } })
    });
    json!({
        "schema": "zermelo/genera/1",
        "code": code.to_string(),
        "heaps": list.collect::<Vec<_>>(),
        "confidence": "proved",
        "stopped": stopped.map(|reason| reason.to_string()),
    })
}
