//! Answers: what the program answers, as JSON and as text for the part in Python, and as typed data where there is much.

use crate::errors;
use crate::game::{Loops, Position, player_or_none};
use crate::store::current;
use crate::surroundings::SystemFiles;
use crate::value::Value;
use crate::work::{Bounds, run};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::cell::Cell;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use zermelo::answer::{
    Answer, Confidence, Question, Report, SequenceReport, Style, TableError, TableQuestion, ValueQuestion,
    answer, answer_graph, misere_report, position_table, to_json_2, to_text, value_report,
};
use zermelo::catalogue::{AnyGame, Engines, OpenGame};
use zermelo::certificate::{Claimed, certify, certify_period, certify_value};
use zermelo::game::graph::{GraphBuilder, MovedBy};
use zermelo::game::{Account, Choice, Convention, Player, Verdict};
use zermelo::heap::{GrundySequence, HeapCode, Method};
use zermelo::solve::{Limits, StopReason};
use zermelo::value::{Algebra, Script, SidedValue, ValueError};
use zermelo::{glossary, proof};

/// JSON and text.
type Printed = (String, String);

/// A question as the part in Python passes it on.
#[derive(FromPyObject)]
pub(crate) struct Asked {
    misere: bool,
    to_move: Option<String>,
    only: Option<String>,
    engine: Option<String>,
    depth: Option<u64>,
    seed: u64,
    threads: NonZeroUsize,
}

/// The value of a word that the library offers for an option; the usual one where there is none.
fn choice<T: Choice + Default>(option: &str, word: Option<&str>) -> PyResult<T> {
    let Some(word) = word else { return Ok(T::default()) };
    T::of_word(word).ok_or_else(|| {
        let words: Vec<&str> = T::CHOICES.iter().map(|choice| choice.1).collect();
        PyValueError::new_err(format!("there is no {option} {word:?}; there are {}", words.join(", ")))
    })
}

const fn convention(misere: bool) -> Convention {
    if misere { Convention::Misere } else { Convention::Normal }
}

impl Asked {
    /// What makes the question of a game.
    fn question(&self, position: &Position) -> PyResult<impl FnOnce(OpenGame) -> Question + Send + use<>> {
        let to_move = player_or_none(self.to_move.as_deref())?;
        let (engine, only) =
            (choice("engine", self.engine.as_deref())?, choice("part", self.only.as_deref())?);
        let (misere, depth, seed) = (self.misere, self.depth, self.seed);
        let threads = position.threads(self.threads);
        Ok(move |game| {
            let convention = convention(misere);
            Question { convention, to_move, engine, only, depth, seed, threads, ..Question::new(game) }
        })
    }
}

fn bounds_of<'a>(bounds: Option<&'a Bound<'_, Bounds>>) -> Option<&'a Bounds> {
    bounds.map(Bound::get)
}

/// The answer to a question.
#[pyfunction]
pub(crate) fn solve(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    asked: Asked,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<Printed> {
    let question = asked.question(position.get())?;
    let found = position
        .get()
        .ask(py, Loops::Try, bounds_of(bounds), |game, limits| answer(&question(game), limits))?
        .map_err(|error| errors::question(py, &error))?;
    match found.confidence {
        Confidence::Stopped(reason) => Err(errors::stopped(py, reason, Some(&found))),
        _ => Ok((to_json_2(&found), to_text(&found, Style::Plain))),
    }
}

/// Writes a file through one beside it, so that nothing is left of one that cannot be finished.
fn replace<T, E>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<Result<T, E>, std::io::Error> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let mut file = BufWriter::new(File::create(&new)?);
    let written = write(&mut file);
    let moved =
        file.flush().and_then(|()| if written.is_ok() { std::fs::rename(&new, path) } else { Ok(()) });
    if moved.is_err() || written.is_err() {
        // What is left behind if this fails as well is not what the caller asked about.
        let _ = std::fs::remove_file(&new);
    }
    moved.map(|()| written)
}

/// Writes a certificate of an answer; gives the claim, the number of records, and whether the checker knows the game.
#[pyfunction]
pub(crate) fn certificate(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    asked: Asked,
    claim: &str,
    path: PathBuf,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<(String, u64, bool)> {
    let question = asked.question(position.get())?;
    let claimed = match claim {
        "winner" => Some(Claimed::Winner),
        "theorem" => Some(Claimed::Theorem),
        "grundy" => Some(Claimed::Grundy),
        "labels" => Some(Claimed::Labels),
        "value" => None,
        _ => {
            return Err(PyValueError::new_err(format!(
                "a claim is winner, theorem, grundy, labels or value, not {claim:?}"
            )));
        }
    };
    let written = position.get().ask(py, Loops::Try, bounds_of(bounds), |game, limits| {
        replace(&path, |output| match claimed {
            Some(claimed) => certify(&question(game), claimed, output, limits),
            None => certify_value(&game, output, limits),
        })
    })?;
    let certified = written
        .map_err(|error| errors::file(&path, &error))?
        .map_err(|error| errors::certificate(py, &path, error))?;
    Ok((certified.claim, certified.size.records, certified.is_known))
}

/// The value of a position, in the current store.
#[pyfunction]
pub(crate) fn position_value(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    threads: NonZeroUsize,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<Value> {
    let store = current();
    store.refuse_full()?;
    let (shelf, threads) = (store.clone(), position.get().threads(threads));
    let found = position.get().ask(py, Loops::Decide, bounds_of(bounds), |opened, limits| {
        let limits = &Limits { memory: shelf.limit.or(limits.memory), ..*limits };
        value_of(&opened, threads, &shelf.store, limits).map(|value| (value, opened.game.failure()))
    })?;
    match found.map_err(|error| errors::value(py, &error))? {
        (_, Some(failure)) => Err(errors::game(py, failure.to_string())),
        (value, None) => Ok(Value::new(store, value)),
    }
}

fn value_of(
    opened: &OpenGame,
    threads: NonZeroUsize,
    store: &zermelo::value::Store,
    limits: &Limits,
) -> Result<SidedValue, ValueError> {
    let mut algebra = Algebra::new(store, limits)?;
    if AnyGame::is_loop_free(opened.game.as_ref()) {
        let summands = opened.game.values(store, threads, limits)?.summands(&opened.position)?;
        return algebra.sum_of(&summands).map(SidedValue::from);
    }
    let parts = opened.game.sided_values(&opened.position, threads, &mut algebra)?;
    parts.into_iter().try_fold(SidedValue::from(zermelo::value::ValueId::ZERO), |sum, (_, part)| {
        algebra.loopy_sum(&sum, &part)
    })
}

fn printed(report: &dyn Report) -> PyResult<Printed> {
    let (mut json, mut text) = (Vec::new(), Vec::new());
    report.write_json(&mut json)?;
    report.write_text(Style::Plain, &mut text)?;
    Ok((String::from_utf8_lossy(&json).into_owned(), String::from_utf8_lossy(&text).into_owned()))
}

/// What a position is worth, with its options.
#[pyfunction]
pub(crate) fn value_answer(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    everything: bool,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<Printed> {
    let question = ValueQuestion { script: Script::Ascii, threads: NonZeroUsize::MIN, everything };
    let found = position
        .get()
        .ask(py, Loops::Decide, bounds_of(bounds), |game, limits| value_report(&game, &question, limits))?;
    let (report, confidence) = found.map_err(|error| errors::value(py, &error))?;
    refuse_stopped(py, confidence)?;
    printed(&report)
}

fn refuse_stopped(py: Python<'_>, confidence: Confidence) -> PyResult<()> {
    match confidence {
        Confidence::Stopped(reason) => Err(errors::stopped(py, reason, None)),
        _ => Ok(()),
    }
}

/// Form and genus of a position in misère play.
#[pyfunction]
pub(crate) fn misere_answer(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<Printed> {
    let found = position
        .get()
        .ask(py, Loops::Decide, bounds_of(bounds), |game, limits| misere_report(&game, limits))?;
    let (report, confidence) = found.map_err(|error| errors::question(py, &error))?;
    refuse_stopped(py, confidence)?;
    printed(&report)
}

/// A result for a player, with the distance.
type Judged = Option<(&'static str, Option<u64>)>;

fn judged(verdict: Verdict) -> (&'static str, Option<u64>) {
    (verdict.result().word(), verdict.distance())
}

/// A row of a table: position, results for Left and for Right to move, outcome, Grundy value, and winning moves.
type Row = (String, Judged, Judged, Option<&'static str>, Option<String>, Option<String>, Option<String>);

/// All positions that can be reached, with who wins.
#[pyfunction]
pub(crate) fn table(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    misere: bool,
    to_move: Option<&str>,
    p_positions: bool,
    strategy: bool,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<(Vec<Row>, String, Printed)> {
    let to_move = player_or_none(to_move)?;
    let found = position.get().ask(py, Loops::Try, bounds_of(bounds), |game, limits| {
        let question = TableQuestion {
            both_plays: false,
            game,
            convention: convention(misere),
            to_move,
            p_positions_only: p_positions,
            with_strategy: strategy,
        };
        let found = position_table(&question, limits);
        let known = match &found {
            Err(TableError::Stopped(reason)) if *reason != StopReason::Interrupted => {
                known_of_start(&question, limits)
            }
            _ => None,
        };
        found.map_err(|error| (error, known.map(Box::new)))
    })?;
    let found = found.map_err(|(error, known)| match error {
        TableError::Stopped(reason) => errors::stopped(py, reason, known.as_deref()),
        error => errors::table(py, &error),
    })?;
    let printed = printed(&found)?;
    let row = |row: zermelo::answer::TableRow| {
        let outcome = row.outcome().map(zermelo::game::Outcome::symbol);
        let [left, right] = row.verdicts.map(|verdict| verdict.map(judged));
        let [left_move, right_move] = row.winning_moves;
        (row.position, left, right, outcome, row.grundy, left_move, right_move)
    };
    let by = found.by.clone();
    Ok((found.rows.into_iter().map(row).collect(), by, printed))
}

/// What is known of the start of a table that could not be finished: what theorems say, and what is found in a moment.
fn known_of_start(question: &TableQuestion, limits: &Limits) -> Option<Answer> {
    const MOMENT: Duration = Duration::from_millis(50);
    let account = Account::new();
    let deadline = limits.clock.and_then(|clock| clock.now().checked_add(MOMENT));
    // On an account of its own: on that of the table the limit is reached.
    let limits = Limits { positions: Some(1000), deadline, account: Some(&account), ..*limits };
    let TableQuestion { game, convention, to_move, .. } = question;
    let (convention, to_move) = (*convention, *to_move);
    answer(&Question { convention, to_move, ..Question::new(game.clone()) }, &limits).ok()
}

/// A vertex of an answer about a graph: results for Left and for Right to move, outcome, Grundy value.
type Labelled = ((&'static str, Option<u64>), (&'static str, Option<u64>), &'static str, Option<String>);

/// The label of every vertex of a graph, whose edges are moves of `both`, `left` or `right`.
#[pyfunction]
pub(crate) fn graph(
    py: Python<'_>,
    count: usize,
    edges: Vec<(u32, u32, String)>,
    misere: bool,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<Vec<Labelled>> {
    let mut builder = GraphBuilder::for_input(count);
    for vertex in 0..count {
        builder.vertex(&vertex.to_string());
    }
    for (from, to, by) in edges {
        let by = MovedBy::from_word(&by).ok_or_else(|| {
            PyValueError::new_err(format!("an edge is a move of both, left or right, not of {by:?}"))
        })?;
        builder.add_move(from, to, by);
    }
    let game = builder.build().map_err(|error| errors::graph(py, &error))?;
    let labelled = run(py, bounds_of(bounds), |limits| {
        let mut answer = answer_graph(&game, convention(misere), limits)?;
        answer.find_grundy(limits)?;
        let label = |vertex: u32| {
            let [left, right] = Player::each(|player| judged(answer.verdict(vertex, player)));
            (
                left,
                right,
                answer.outcome(vertex).symbol(),
                answer.grundy(vertex).map(|value| value.to_string()),
            )
        };
        Ok((0..count as u32).map(label).collect::<Vec<_>>())
    })?;
    labelled.map_err(|reason: StopReason| errors::stopped(py, reason, None))
}

/// The Grundy values of the heaps of a take-and-break game.
#[pyclass(frozen, module = "zermelo._zermelo")]
pub(crate) struct SequenceData {
    sequence: GrundySequence,
    last: u64,
    name: String,
}

/// Looks at signals once in a million heaps, so that Ctrl-C ends what goes over many.
fn look_at_signals(py: Python<'_>, heap: u64) -> PyResult<()> {
    if heap.is_multiple_of(1 << 20) { py.check_signals() } else { Ok(()) }
}

/// A period: length, where it begins, what is added, the theorem and where it stands.
type Period = (u64, u64, u64, &'static str, &'static str);

#[pymethods]
impl SequenceData {
    /// The values of the heaps 0 to the last as words of `width` bytes.
    fn values<'py>(&self, py: Python<'py>, width: usize) -> PyResult<Bound<'py, PyBytes>> {
        let count = usize::try_from(self.last + 1).map_err(|_| PyValueError::new_err("too many values"))?;
        PyBytes::new_with(py, count * width, |bytes| {
            for (heap, into) in bytes.chunks_exact_mut(width).enumerate() {
                look_at_signals(py, heap as u64)?;
                let value = self.sequence.value(heap as u64).unwrap_or(0);
                let all = value.to_ne_bytes();
                let own = if cfg!(target_endian = "little") { &all[..width] } else { &all[8 - width..] };
                into.copy_from_slice(own);
            }
            Ok(())
        })
    }

    #[getter]
    fn greatest(&self, py: Python<'_>) -> PyResult<u64> {
        let mut greatest = 0;
        for heap in 0..=self.last {
            look_at_signals(py, heap)?;
            greatest = greatest.max(self.sequence.value(heap).unwrap_or(0));
        }
        Ok(greatest)
    }

    #[getter]
    fn last(&self) -> u64 {
        self.last
    }

    /// The value of any heap that is known, by the period where there is one.
    fn value(&self, heap: u64) -> Option<u64> {
        self.sequence.value(heap)
    }

    #[getter]
    fn code(&self) -> String {
        self.sequence.code().to_string()
    }

    #[getter]
    fn period(&self) -> Option<Period> {
        let (period, theorem) = self.sequence.period()?;
        Some((period.length, period.preperiod, period.saltus, theorem.name, theorem.source))
    }

    /// A period that shows and is not proved: length, where it begins, what is added.
    #[getter]
    fn repeats(&self) -> Option<(u64, u64, u64)> {
        let found = self.sequence.repeats_so_far()?;
        Some((found.length, found.preperiod, found.saltus))
    }

    fn json(&self) -> String {
        SequenceReport::new(&self.sequence, self.last, None).asked_as(&self.name).to_json()
    }

    fn text(&self) -> String {
        SequenceReport::new(&self.sequence, self.last, None).asked_as(&self.name).to_text()
    }

    /// Writes a certificate of the period.
    fn certificate(&self, py: Python<'_>, path: PathBuf) -> PyResult<(String, u64, bool)> {
        let written = replace(&path, |output| certify_period(&self.sequence, output));
        let certified = written
            .map_err(|error| errors::file(&path, &error))?
            .map_err(|error| errors::certificate(py, &path, error))?;
        Ok((certified.claim, certified.size.records, certified.is_known))
    }
}

/// The sequence of a code up to a heap, or up to the proof of its period.
#[pyfunction]
pub(crate) fn sequence(
    py: Python<'_>,
    code: &str,
    last: u64,
    threads: NonZeroUsize,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<SequenceData> {
    const MOST: u64 = 1 << 32;
    if last >= MOST {
        return Err(PyValueError::new_err(
            "at most 2^32 values are kept; the program has checkpoints for more",
        ));
    }
    let read: HeapCode = code.parse().map_err(|error| errors::parse(py, &error))?;
    let keep = usize::try_from(last + 1).unwrap_or(usize::MAX).max(1 << 16);
    let mut sequence = GrundySequence::new(&read, Method::Auto, keep)
        .map_err(|error| PyValueError::new_err(error.to_string()))?;
    sequence.set_threads(threads);
    let extended = run(py, bounds_of(bounds), |limits| sequence.extend(last + 1, limits))?;
    let name = code.to_owned();
    match extended {
        Ok(()) => Ok(SequenceData { sequence, last, name }),
        Err(reason) => {
            let known = match sequence.length().checked_sub(1) {
                Some(last) => {
                    let data = Bound::new(py, SequenceData { sequence, last, name })?;
                    Some(py.import("zermelo._answers")?.getattr("Sequence")?.call1((data,))?.unbind())
                }
                None => None,
            };
            Err(errors::stopped_with(py, reason, None, known))
        }
    }
}

/// What the checker says of a certificate: 0 accepted, 1 rejected, 2 not a certificate, 3 stopped; a line; and why it stopped,
/// where it did.
#[pyfunction]
pub(crate) fn check(
    py: Python<'_>,
    path: PathBuf,
    memory: Option<u64>,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<(u8, String, &'static str)> {
    std::fs::metadata(&path).map_err(|error| errors::file(&path, &error))?;
    run(py, bounds_of(bounds), |limits| {
        // What has no other reason is the memory that the checker may use.
        let reason = Cell::new("memory");
        let stop = || {
            let stop = stop_of_check(limits)?;
            reason.set(if stop == zermelo_check::Stop::Time { "time" } else { "interrupt" });
            Some(stop)
        };
        let usual = zermelo_check::Limits::default();
        let limits = zermelo_check::Limits { memory: memory.unwrap_or(usual.memory), stop: Some(&stop) };
        let (code, line) = zermelo_check::report_on_file(&path, limits);
        (code, line, reason.get())
    })
}

/// The checker asks whether to go on, and knows nothing of signals.
fn stop_of_check(limits: &Limits) -> Option<zermelo_check::Stop> {
    if let Some(report) = limits.progress {
        report(zermelo::solve::Progress { stage: "checking", done: 0, total: None, search: None });
    }
    if limits.interrupt.is_some_and(|flag| flag.load(std::sync::atomic::Ordering::Relaxed)) {
        return Some(zermelo_check::Stop::Interrupt);
    }
    let is_late = limits.deadline.zip(limits.clock).is_some_and(|(end, clock)| clock.now() >= end);
    is_late.then_some(zermelo_check::Stop::Time)
}

/// A word of the glossary: term, other names, text, source, what to see.
type Explained = (String, Vec<String>, String, Option<String>, Vec<String>);

/// What a word means.
#[pyfunction]
pub(crate) fn explain(word: &str) -> PyResult<Explained> {
    if let Some(found) = glossary::find(word) {
        let aliases: Vec<String> = found.names().skip(1).map(ToString::to_string).collect();
        let see = found.see.iter().map(ToString::to_string).collect();
        return Ok((
            found.term.to_string(),
            aliases,
            found.text.to_string(),
            found.source.map(|source| source.to_string()),
            see,
        ));
    }
    if let Some(game) = glossary::find_game(word) {
        let theorems: Vec<String> = game.theorems.iter().map(|theorem| theorem.name.to_owned()).collect();
        let aliases = game.names().skip(1).map(ToOwned::to_owned).collect();
        return Ok((game.title.to_string(), aliases, game.rules.to_string(), None, theorems));
    }
    let hint = glossary::suggest(word).map_or(String::new(), |near| format!("; did you mean {near:?}?"));
    Err(PyKeyError::new_err(format!("there is no explanation of {word:?}{hint}")))
}

/// The words that are explained.
#[pyfunction]
pub(crate) fn glossary_words() -> Vec<String> {
    glossary::words().iter().map(|word| word.term.to_string()).collect()
}

/// The proof of a theorem with numbers.
#[pyfunction]
pub(crate) fn write_proof(
    py: Python<'_>,
    theorem: &str,
    numbers: &str,
    bounds: Option<&Bound<'_, Bounds>>,
) -> PyResult<Printed> {
    let Some(found) = proof::find(theorem) else {
        let names: Vec<&str> = proof::proofs().map(|proof| proof.theorem).collect();
        return Err(PyKeyError::new_err(format!(
            "there is no proof of {theorem:?}; there are: {}",
            names.join(", ")
        )));
    };
    let written =
        run(py, bounds_of(bounds), |limits| found.with_numbers(numbers, Some(&SystemFiles), limits))?;
    let written = written.map_err(|error| errors::proof(py, &error))?;
    Ok((written.to_json(), written.to_text()))
}
