//! What is known of a Grundy sequence, as text, JSON (`docs/schema/sequence-1.json`), CSV, Markdown, LaTeX and OEIS b-file,
//! and as the cells of a plot.

use super::columns::{Columns, Markup};
use crate::game::long_text::push_pair_line;
use crate::game::{Choice, Message, Player, Reference, Ruleset, display_width, message};
use crate::heap::{Equivalent, GrundySequence, Method, NAMED_CODES, Periodicity, SparseSpace, repeats_shown};
use crate::language::Language;
use crate::rules::{HeapGame, LARGEST_HEAP};
use crate::solve::{Limits, StopReason};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io;
use zermelo_core::Meter;

/// A table of at most so many values is printed.
const MOST_VALUES_IN_TEXT: u64 = 400;
/// JSON lists at most so many values.
const MOST_VALUES_IN_JSON: u64 = 1_000_000;
/// Rare heaps listed in text.
const MOST_RARES_IN_TEXT: usize = 24;
/// Values in a row of the table.
const ROW: u64 = 20;
/// The values in a row of a table for papers: more are wider than a column of text.
const ROW_ON_PAPER: usize = 10;
/// What is put together before it is written.
const CHUNK: usize = 1 << 16;

/// The Grundy values of the heaps of a game whose moves no code has: found from its options, heap by heap.
#[derive(Clone, Debug)]
pub struct RuleSequence {
    name: String,
    values: Vec<u64>,
}

/// Why a game has no Grundy sequence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RuleSequenceError {
    /// The players have different moves.
    #[error(
        "{0} gives the players different moves, so that its heaps have no Grundy values; their values: zermelo table {0} 8"
    )]
    Partizan(String),
    /// A heap can become one that is not smaller.
    #[error(
        "a heap of {size} can become one of {part} in {name}: its values do not follow from those of smaller heaps"
    )]
    Grows {
        /// The game.
        name: String,
        /// The heap.
        size: u32,
        /// What it becomes.
        part: u32,
    },
    /// A function of the file failed.
    #[error("{0}")]
    Function(Message),
}

impl RuleSequenceError {
    /// The error as a message, for other languages.
    pub fn message(&self) -> Message {
        match self {
            Self::Partizan(name) => message!(
                "{name} gives the players different moves, so that its heaps have no Grundy values; their values: zermelo table \
                 {name} 8",
                name
            ),
            Self::Grows { name, size, part } => message!(
                "a heap of {size} can become one of {part} in {name}: its values do not follow from those of smaller heaps",
                size,
                part,
                name
            ),
            Self::Function(failure) => failure.clone(),
        }
    }
}

impl RuleSequence {
    /// The values of the heaps 0 to `last`, or of fewer with the reason why the rest is not there. O(options) time.
    pub fn of(
        game: &HeapGame,
        last: u64,
        limits: &Limits,
    ) -> Result<(Self, Option<StopReason>), RuleSequenceError> {
        if !game.is_impartial() {
            return Err(RuleSequenceError::Partizan(game.name().to_owned()));
        }
        let mut sequence = Self { name: game.name().to_owned(), values: Vec::new() };
        let last = u32::try_from(last).unwrap_or(u32::MAX).min(LARGEST_HEAP);
        let stopped = sequence.extend(game, last, limits)?;
        Ok((sequence, stopped))
    }

    fn extend(
        &mut self,
        game: &HeapGame,
        last: u32,
        limits: &Limits,
    ) -> Result<Option<StopReason>, RuleSequenceError> {
        let mut meter = match Meter::start(limits, "Grundy values") {
            Ok(meter) => meter,
            Err(reason) => return Ok(Some(reason)),
        };
        // The last heap that had an option of each value.
        let mut met_by: Vec<u32> = Vec::new();
        for size in 0..=last {
            let options = game.options_of(size, Player::Left);
            if let Some(failure) = game.failure() {
                return Err(RuleSequenceError::Function(failure));
            }
            let bytes = options.iter().map(|parts| 24 + 4 * parts.len()).sum::<usize>();
            if let Err(reason) = meter.count_position(8 + bytes) {
                return Ok(Some(reason));
            }
            for parts in options.iter() {
                let mut value = 0;
                for &part in parts {
                    let grows = || RuleSequenceError::Grows { name: self.name.clone(), size, part };
                    value ^= *self.values.get(part as usize).ok_or_else(grows)?;
                }
                let place = value as usize;
                if met_by.len() <= place {
                    met_by.resize(place + 1, u32::MAX);
                }
                met_by[place] = size;
            }
            let least = met_by.iter().position(|&by| by != size).unwrap_or(met_by.len());
            self.values.push(least as u64);
        }
        Ok(None)
    }

    /// The values from heap 0 on.
    pub fn values(&self) -> &[u64] {
        &self.values
    }
}

/// Where the values come from.
#[derive(Clone, Copy)]
enum Source<'a> {
    Code(&'a GrundySequence),
    Rule(&'a RuleSequence),
}

impl<'a> Source<'a> {
    fn code(self) -> String {
        match self {
            Self::Code(sequence) => sequence.code().to_string(),
            Self::Rule(sequence) => sequence.name.clone(),
        }
    }

    fn length(self) -> u64 {
        match self {
            Self::Code(sequence) => sequence.length(),
            Self::Rule(sequence) => sequence.values.len() as u64,
        }
    }

    fn kept(self) -> u64 {
        match self {
            Self::Code(sequence) => sequence.kept(),
            Self::Rule(sequence) => sequence.values.len() as u64,
        }
    }

    fn value(self, heap: u64) -> Option<u64> {
        match self {
            Self::Code(sequence) => sequence.value(heap),
            Self::Rule(sequence) => sequence.values.get(usize::try_from(heap).ok()?).copied(),
        }
    }

    fn greatest_value(self) -> u64 {
        match self {
            Self::Code(sequence) => sequence.greatest_value(),
            Self::Rule(sequence) => sequence.values.iter().max().copied().unwrap_or(0),
        }
    }

    fn rares(self) -> Option<(SparseSpace, &'a [(u64, u16)])> {
        match self {
            Self::Code(sequence) => sequence.rares(),
            Self::Rule(_) => None,
        }
    }

    fn method(self) -> Method {
        match self {
            Self::Code(sequence) => sequence.method(),
            Self::Rule(_) => Method::Plain,
        }
    }
}

/// What is known of a sequence up to some heap.
pub struct SequenceReport<'a> {
    sequence: Source<'a>,
    /// What the code was called in the question, where that was not the code itself.
    name: Option<String>,
    /// The last heap asked for.
    last: u64,
    period: Option<(Periodicity, &'static Reference)>,
    /// A period that shows and is not proved.
    repeats: Option<Periodicity>,
    stopped: Option<StopReason>,
    language: Language,
}

impl<'a> SequenceReport<'a> {
    /// The report on the heaps 0 to `last`, which were asked for; `stopped` when the computation ended before.
    pub fn new(sequence: &'a GrundySequence, last: u64, stopped: Option<StopReason>) -> Self {
        let period = sequence.period();
        let repeats = if period.is_none() { sequence.repeats_so_far() } else { None };
        let (sequence, language) = (Source::Code(sequence), Language::English);
        Self { sequence, name: None, last, period, repeats, stopped, language }
    }

    /// The same for a game whose moves no code has: a period that its values show is not proved.
    pub fn of_rule(sequence: &'a RuleSequence, last: u64, stopped: Option<StopReason>) -> Self {
        let repeats = repeats_shown(sequence.values.len(), |heap| sequence.values[heap]);
        let (sequence, language) = (Source::Rule(sequence), Language::English);
        Self { sequence, name: None, last, period: None, repeats, stopped, language }
    }

    /// The same, told in a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    pub(super) fn say(&self, message: impl Into<Message>) -> String {
        self.language.say(&message.into())
    }

    /// The report under the name that was asked for, such as `kayles` or `subtraction:1..5`, if it is not a code.
    #[must_use]
    pub fn asked_as(self, text: &str) -> Self {
        let text = text.trim();
        let has_point = text.contains('.') && !text.contains(':');
        let is_file = text.contains(".star") && matches!(self.sequence, Source::Code(_));
        let is_name = is_file || text.starts_with(|first: char| first.is_ascii_alphabetic()) && !has_point;
        Self { name: is_name.then(|| text.to_owned()), ..self }
    }

    /// The name that was asked for and the code, or the code and the game it is the code of.
    pub fn title(&self) -> String {
        let code = self.sequence.code();
        if let Some(name) = &self.name {
            return format!("{name} ({code})");
        }
        match NAMED_CODES.iter().find(|named| named.code == code) {
            Some(named) => format!("{code} ({})", self.say(named.title)),
            None => code,
        }
    }

    /// Whether the values of all heaps that the report is about are kept or follow from the period.
    pub fn has_all_values(&self) -> bool {
        self.sequence.value(self.known_to()).is_some()
    }

    /// The last heap whose value is known, among those asked for.
    fn known_to(&self) -> u64 {
        match self.period {
            Some(_) => self.last,
            None => self.last.min(self.sequence.length().saturating_sub(1)),
        }
    }

    /// The values of the heaps from 0 on, as far as they are known and kept.
    fn values(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        (0..=self.known_to()).map_while(|heap| Some((heap, self.sequence.value(heap)?)))
    }

    /// The report for people.
    pub fn to_text(&self) -> String {
        format!("{}\n\n{}{}", self.title(), self.table(), self.sentences())
    }

    /// The report as Markdown or LaTeX: title, the first values in rows of ten, and what is known of the period; as CSV, all
    /// values that are kept, a line each.
    pub fn write_columns(&self, markup: Markup, out: &mut dyn io::Write) -> io::Result<()> {
        if markup == Markup::Csv {
            writeln!(out, "heap,value")?;
            return self.write_pairs(b',', out);
        }
        let shown = self.known_to().min(MOST_VALUES_IN_TEXT - 1) as usize;
        let values: Vec<String> = self.values().take(shown + 1).map(|(_, value)| value.to_string()).collect();
        let width = values.len().min(ROW_ON_PAPER);
        let mut titles = vec![self.say(message!("heap"))];
        titles.extend((0..width).map(|column| column.to_string()));
        let rows = values.chunks(ROW_ON_PAPER).enumerate().map(|(place, values)| {
            let mut row = vec![(place * ROW_ON_PAPER).to_string()];
            row.extend_from_slice(values);
            row.resize(width + 1, String::new());
            row
        });
        let columns = Columns {
            language: self.language,
            title: self.title(),
            titles,
            rows: rows.collect(),
            notes: self.sentences(),
        };
        columns.write(markup, out)
    }

    fn table(&self) -> String {
        let shown = self.known_to().min(MOST_VALUES_IN_TEXT - 1);
        let values: Vec<u64> = self.values().take(shown as usize + 1).map(|(_, value)| value).collect();
        let width = values.iter().map(|value| value.to_string().len()).max().unwrap_or(1).max(2);
        let place = shown.to_string().len().max(4);
        let columns = (values.len() as u64).min(ROW);
        let heap = self.say(message!("heap"));
        let mut text = format!("{}{heap} ", " ".repeat(place.saturating_sub(display_width(&heap))));
        for column in 0..columns {
            let _ = write!(text, " {column:>width$}");
        }
        text.push('\n');
        for (row, values) in values.chunks(ROW as usize).enumerate() {
            let _ = write!(text, "{:>place$} ", row as u64 * ROW);
            for value in values {
                let _ = write!(text, " {value:>width$}");
            }
            text.push('\n');
        }
        if shown < self.known_to() {
            text += &(self.say(message!("All values: --bfile FILE, or --format json.")) + "\n");
        }
        text.push('\n');
        text
    }

    fn sentences(&self) -> String {
        let mut said: Vec<String> = Vec::new();
        let length = self.sequence.length();
        match (self.period, self.repeats) {
            (Some((period, theorem)), _) => {
                let Periodicity { length: plies, preperiod: start, saltus, .. } = period;
                said.push(self.say(if saltus == 0 {
                    message!(
                        "Period {period} from heap {start} on: proved by {theorem}.",
                        period = plies, start, theorem => theorem.name
                    )
                } else {
                    message!(
                        "Period {period} from heap {start} on, with saltus {saltus}: proved by {theorem}.",
                        period = plies, start, saltus, theorem => theorem.name
                    )
                }));
                said.push(format!("  {}", self.say(theorem.statement)));
                said.push(format!("  {}", self.say(theorem.source)));
                said.push(format!(
                    "  {}",
                    self.say(message!("{count} heaps were computed for it.", count = length))
                ));
            }
            (None, Some(Periodicity { length: plies, preperiod: start, saltus, .. })) => {
                let last = length - 1;
                said.push(self.say(if saltus == 0 {
                    message!(
                        "Repeats so far with period {period} from heap {start} on, up to heap {last}: not proved.",
                        period = plies, start, last
                    )
                } else {
                    message!(
                        "Repeats so far with period {period} from heap {start} on, with saltus {saltus}, up to heap {last}: not \
                         proved.",
                        period = plies, start, saltus, last
                    )
                }));
            }
            (None, None) => {
                said.push(
                    self.say(message!("No period up to heap {last}.", last = length.saturating_sub(1))),
                );
            }
        }
        let value = self.sequence.greatest_value();
        said.push(self.say(if self.period.is_some_and(|(period, _)| period.saltus == 0) {
            message!("Greatest value: {value}.", value)
        } else {
            message!("Greatest value so far: {value}.", value)
        }));
        said.extend(self.rares());
        if let Some(reason) = self.stopped {
            let last = self.last;
            said.push(self.say(message!("Stopped before heap {last}: {reason}.", last, reason => reason)));
        }
        said.into_iter().map(|line| line + "\n").collect()
    }

    fn rares(&self) -> Vec<String> {
        let Some((space, rares)) = self.sequence.rares() else { return Vec::new() };
        let mask = format!("{:b}", space.mask);
        let mask = if space.with_heap_parity {
            message!("mask {mask} (binary), counted with the parity of the heap", mask)
        } else {
            message!("mask {mask} (binary)", mask)
        };
        let count = rares.len();
        let Some((last, _)) = rares.last() else {
            return vec![
                self.say(message!("Sparse space: {mask}; {count} rare heaps.", mask => mask, count)),
            ];
        };
        let shown: Vec<String> =
            rares.iter().take(MOST_RARES_IN_TEXT).map(|(heap, value)| format!("g({heap})={value}")).collect();
        let more = if rares.len() > MOST_RARES_IN_TEXT { " …" } else { "" };
        vec![
            self.say(message!(
                "Sparse space: {mask}; {count} rare heaps, the last is {last}.",
                mask => mask, count, last
            )),
            format!("  {}{more}", shown.join(" ")),
        ]
    }

    /// The report as one line of JSON.
    pub fn to_json(&self) -> String {
        let period = |period: Periodicity, theorem: Option<&Reference>| {
            json!({
                "length": period.length,
                "preperiod": period.preperiod,
                "saltus": period.saltus,
                "by": theorem.map(|theorem| self.say(theorem.name)),
                "source": theorem.map(|theorem| theorem.source),
            })
        };
        let rares = self.sequence.rares().map(|(space, rares)| {
            json!({
                "mask": space.mask,
                "with_heap_parity": space.with_heap_parity,
                "count": rares.len(),
                "heaps": rares.iter().map(|(heap, _)| *heap).collect::<Vec<_>>(),
                "values": rares.iter().map(|(_, value)| *value).collect::<Vec<_>>(),
            })
        });
        let line = json!({
            "schema": "zermelo/sequence/1",
            "code": self.sequence.code(),
            "name": self.name,
            "asked_to": self.last,
            "computed_to": self.sequence.length().saturating_sub(1),
            "confidence": if self.period.is_some() { "proved" } else { "checked" },
            "period": self.period.map(|(found, theorem)| period(found, Some(theorem))),
            "repeats_so_far": self.repeats.map(|found| period(found, None)),
            "greatest": self.sequence.greatest_value(),
            "sparse_space": rares,
            "method": self.sequence.method().choice_word(),
            "stopped": self.stopped.map(|reason| self.say(reason)),
        });
        // A million values as JSON objects would take more memory than all the rest.
        let mut line = line.to_string();
        line.truncate(line.len() - 1);
        line += ",\"values\":[";
        for (place, (_, value)) in self.values().take(MOST_VALUES_IN_JSON as usize).enumerate() {
            let comma = if place == 0 { "" } else { "," };
            let _ = write!(line, "{comma}{value}");
        }
        line + "]}\n"
    }

    /// The values as an OEIS b-file: a line `n a(n)` for every heap.
    pub fn write_bfile(&self, out: &mut dyn io::Write) -> io::Result<()> {
        self.write_pairs(b' ', out)
    }

    /// All values that are kept, a line each.
    fn write_pairs(&self, between: u8, out: &mut dyn io::Write) -> io::Result<()> {
        let mut text = Vec::with_capacity(CHUNK + 64);
        for (heap, value) in self.values() {
            push_pair_line([heap, value], between, &mut text);
            if text.len() >= CHUNK {
                out.write_all(&text)?;
                text.clear();
            }
        }
        out.write_all(&text)
    }

    /// The values in a grid of at most `columns` by `rows` cells. Each heap falls into the cell of its size and its value, so
    /// no value is left out: every column shows the least, the greatest and all others that lie a cell apart.
    pub fn plot(&self, columns: usize, rows: usize) -> Plot {
        let heaps = if self.has_all_values() { self.known_to() + 1 } else { self.sequence.kept() };
        let values = || self.values().take_while(move |&(heap, _)| heap < heaps);
        let greatest = values().map(|(_, value)| value).max().unwrap_or(0);
        let columns = columns.min(usize::try_from(heaps).unwrap_or(usize::MAX)).max(1);
        let rows = rows.min(usize::try_from(greatest.saturating_add(1)).unwrap_or(usize::MAX)).max(1);
        let mut plot = Plot { heaps, greatest, columns, rows, cells: vec![PlotCell::Empty; columns * rows] };
        let mut rares = self.sequence.rares().map_or(&[][..], |(_, rares)| rares).iter().peekable();
        for (heap, value) in values() {
            let is_rare = rares.next_if(|&&(rare, _)| rare == heap).is_some();
            plot.mark(heap, value, is_rare);
        }
        plot
    }
}

/// The values of a sequence in a grid.
#[derive(Clone, Debug)]
pub struct Plot {
    /// The heaps 0 to `heaps − 1` are in it.
    pub heaps: u64,
    /// The greatest value in it.
    pub greatest: u64,
    /// Cells from left to right: the heaps in order.
    pub columns: usize,
    /// Cells from below upwards: the values in order.
    pub rows: usize,
    /// Column after column, each from below.
    cells: Vec<PlotCell>,
}

/// What a cell of a plot shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlotCell {
    /// No heap.
    Empty,
    /// Heaps, none of them rare.
    Common,
    /// A rare heap, perhaps among others.
    Rare,
}

impl Plot {
    /// What the cell in a column and a row shows, both counted from 0 at the lower left corner.
    pub fn cell(&self, column: usize, row: usize) -> PlotCell {
        self.cells[column * self.rows + row]
    }

    fn mark(&mut self, heap: u64, value: u64, is_rare: bool) {
        let scaled = |number: u64, cells: usize, end: u64| {
            (u128::from(number) * cells as u128 / (u128::from(end) + 1)) as usize
        };
        let column = scaled(heap, self.columns, self.heaps - 1);
        let row = scaled(value, self.rows, self.greatest);
        let cell = &mut self.cells[column * self.rows + row];
        *cell = (*cell).max(if is_rare { PlotCell::Rare } else { PlotCell::Common });
    }
}

/// What a code is the same as, for people.
pub fn equivalents_to_text(code: &str, found: &[Equivalent], language: Language) -> String {
    if found.is_empty() {
        let none = message!(
            "No other code of up to three digits has the Grundy values of {code}, shifted or not.",
            code
        );
        return language.say(&none) + "\n";
    }
    let mut text = String::new();
    for one in found {
        let shift = match one.shift {
            0 => message!("the same values"),
            shift if shift > 0 => message!("heap n + {shift} has the value of heap n of {code}", shift, code),
            shift => message!("heap n has the value of heap n + {shift} of {code}", shift = -shift, code),
        };
        let sure = match one.checked_to {
            None => message!("proved: both have proved periods, and agree until both have run through one"),
            Some(heap) => message!("checked to heap {heap}, not proved", heap),
        };
        let said = language.say(&message!("{what}; {sure}", what => shift, sure => sure));
        text += &format!("{:<8} {said}\n", one.code.to_string());
    }
    text
}

/// The same as JSON.
pub fn equivalents_to_json(code: &str, found: &[Equivalent]) -> String {
    let list: Vec<Value> = found
        .iter()
        .map(|one| {
            json!({
                "code": one.code.to_string(),
                "shift": one.shift,
                "confidence": if one.checked_to.is_none() { "proved" } else { "checked" },
                "checked_to": one.checked_to,
            })
        })
        .collect();
    format!("{}\n", json!({ "schema": "zermelo/same/1", "code": code, "same": list }))
}
