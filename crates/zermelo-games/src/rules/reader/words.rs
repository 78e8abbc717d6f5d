//! The functions that make games on words.

use super::frames::{Run, claims_of, host_value, letters_of, theorems_of};
use super::given::{Given, Span, host};
use super::moves::expanded;
use super::values::{GameValue, Kind};
use super::writer::Written;
use crate::rules::declared::{At, Replace, Words};
use std::rc::Rc;
use zermelo_core::message;
use zermelo_starlark::{Arguments, HostFunction, Machine, Source, Value};

pub(super) const FUNCTIONS: &[(&str, HostFunction)] = &[("on_words", on_words), ("replace", replace)];

/// Whether a text is of two rows or more, which are equally long.
pub(super) fn is_tile(text: &str) -> bool {
    let mut rows = text.split('|').map(str::len);
    let first = rows.next();
    text.contains('|') && first != Some(0) && rows.all(|row| Some(row) == first)
}

fn on_words(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "letters",
        "left",
        "right",
        "both",
        "start",
        "loopy",
        "loop_free",
        "impartial",
        "title",
        "theorem",
        "bounds",
    ];
    let given = Given::new(machine, arguments, "on_words", names, 1)?;
    let letters = letters_of(machine, &given, "letters")?;
    if letters.contains('-') {
        return Err(machine.fault(
            given.span_of("letters"),
            "'-' cannot be a letter: it is the empty word",
            "",
        ));
    }
    let hint = "for example: both = [replace(\"ab\", \"b\")]";
    let of = |name: &str| -> Run<Vec<Replace>> {
        let mut list = Vec::new();
        for item in given.list(machine, name)? {
            let Some(ReplaceValue { one, source, span }) = host::<ReplaceValue>(&item) else {
                return Err(machine.fault(
                    given.span_of(name),
                    message!("{value} is not a replacement", value => item.described()),
                    hint,
                ));
            };
            let at = Written { source, span };
            let mut one = one.clone();
            for set in &mut one.from {
                *set = expanded(set, &letters).map_err(|unknown| {
                    at.fault(
                        message!("'{unknown}' is not a letter of this game", unknown),
                        message!("its letters are: {letters}", letters),
                    )
                })?;
            }
            if let Some(unknown) = one.to.chars().find(|&c| !letters.contains(c)) {
                return Err(at.fault(
                    message!("'{unknown}' is not a letter of this game", unknown),
                    message!("its letters are: {letters}", letters),
                ));
            }
            list.push(one);
        }
        Ok(list)
    };
    let both = of("both")?;
    let [left, right] =
        [of("left")?, of("right")?].map(|own| both.iter().cloned().chain(own).collect::<Vec<_>>());
    if left.is_empty() && right.is_empty() {
        return Err(machine.fault(given.span.clone(), "the game has no moves", hint));
    }
    let claims = claims_of(machine, &given, None)?;
    let (start, title) = (given.text(machine, "start")?, given.text(machine, "title")?);
    let theorems = theorems_of(machine, &given)?;
    let kind = Kind::Words(Words { left, letters, right });
    Ok(host_value(GameValue { kind, start, title, claims, theorems }))
}

struct ReplaceValue {
    one: Replace,
    source: Rc<Source>,
    span: Span,
}

impl zermelo_starlark::Host for ReplaceValue {
    fn kind(&self) -> &'static str {
        "replacement"
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

const AT: &[(&str, &str, At)] = &[
    ("anywhere", "ANYWHERE", At::Anywhere),
    ("start", "START", At::Start),
    ("end", "END", At::End),
    ("whole", "WHOLE", At::Whole),
];

fn replace(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "replace", &["from", "to", "at"], 3)?;
    let (from, to) = (given.needed_text(machine, "from")?, given.needed_text(machine, "to")?);
    if from.is_empty() || from.len() > 1_000 || to.len() > 1_000 {
        return Err(machine.fault(given.span.clone(), "the part replaced has 1 to 1000 letters", ""));
    }
    let mut sets = Vec::new();
    let mut rest = from.chars();
    while let Some(c) = rest.next() {
        sets.push(if c == '[' { rest.by_ref().take_while(|&c| c != ']').collect() } else { c.to_string() });
    }
    let one = Replace { at: given.one_of(machine, "at", AT)?, from: sets, to };
    Ok(Value::Host(Rc::new(ReplaceValue { one, source: machine.source().clone(), span: given.span.clone() })))
}
