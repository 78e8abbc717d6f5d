//! What goes wrong, as Python exceptions. Their classes are written in Python, in `zermelo/_basics.py`.

use pyo3::exceptions::{PyMemoryError, PyOSError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use zermelo::answer::{Answer, QuestionError, Refusal, Style, TableError, to_json_2, to_text};
use zermelo::certificate::CertificateError;
use zermelo::expression::EvaluationError;
use zermelo::game::ParseError;
use zermelo::game::graph::GraphError;
use zermelo::proof::ProofError;
use zermelo::solve::StopReason;
use zermelo::value::ValueError;

/// One of the package's own exceptions, made from its arguments.
fn own(
    py: Python<'_>,
    class: &'static PyOnceLock<Py<PyType>>,
    name: &str,
    arguments: impl for<'py> pyo3::call::PyCallArgs<'py>,
) -> PyErr {
    match class.import(py, "zermelo._basics", name).and_then(|class| class.call1(arguments)) {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// A text that cannot be read. The span counts characters, as Python does.
pub(crate) fn parse(py: Python<'_>, error: &ParseError) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    match error.stopped.as_deref() {
        Some(StopReason::Memory(_)) => return full(),
        Some(&reason) => return stopped(py, reason, None),
        None => {}
    }
    let characters = |end: usize| {
        let end = (0..=end.min(error.text.len())).rev().find(|&at| error.text.is_char_boundary(at));
        error.text[..end.unwrap_or(0)].chars().count()
    };
    let span = (characters(error.span.start), characters(error.span.end));
    let arguments = (error.to_string(), error.message.clone(), error.text.clone(), span, error.hint.clone());
    own(py, &CLASS, "ParseError", arguments)
}

/// A limit was reached, with the answer as far as it goes.
pub(crate) fn stopped(py: Python<'_>, reason: StopReason, known: Option<&Answer>) -> PyErr {
    stopped_with(py, reason, known.map(|known| (to_json_2(known), to_text(known, Style::Plain))), None)
}

/// A limit was reached, with what is known: an answer as JSON and as text, or an object of the part in Python.
pub(crate) fn stopped_with(
    py: Python<'_>,
    reason: StopReason,
    answer: Option<(String, String)>,
    known: Option<Py<PyAny>>,
) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let word = match reason {
        StopReason::Positions(_) => "positions",
        StopReason::Memory(_) => "memory",
        StopReason::Time => "time",
        StopReason::Interrupted => "interrupt",
        StopReason::Budget(_) => "budget",
        _ => "capacity",
    };
    own(py, &CLASS, "Stopped", (reason.to_string(), word, answer, known))
}

/// A file that cannot be read or written, by its name as it was given.
pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> PyErr {
    let Some(number) = error.raw_os_error() else {
        return PyOSError::new_err(format!("{}: {error}", path.display()));
    };
    let said = error.to_string();
    let said = said.split(" (os error").next().unwrap_or_default().to_owned();
    // Python chooses the class by the number.
    PyOSError::new_err((number, said, path.as_os_str().to_owned()))
}

/// A question that makes no sense for what it is asked of.
pub(crate) fn domain(py: Python<'_>, message: impl Into<String>) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    own(py, &CLASS, "DomainError", (message.into(),))
}

/// Values of different stores.
pub(crate) fn mixed_stores(py: Python<'_>) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let hint = "the values belong to different stores; bring one over with store.bring(value)";
    own(py, &CLASS, "StoreError", (hint,))
}

/// A game written in Python that breaks a promise.
pub(crate) fn game(py: Python<'_>, message: impl Into<String>) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    own(py, &CLASS, "GameError", (message.into(),))
}

/// A panic of the library.
pub(crate) fn internal(py: Python<'_>, message: &str) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let message = format!("{message}; this is a mistake in Zermelo, please report it");
    own(py, &CLASS, "InternalError", (message,))
}

/// Numbers must be exact.
pub(crate) fn inexact(found: &Bound<'_, PyAny>) -> PyErr {
    let name = found.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!(
        "{name} is not exact; give an int, a Fraction, or a text, for example: Value(\"3/4\")"
    ))
}

pub(crate) fn value(py: Python<'_>, error: &ValueError) -> PyErr {
    match error {
        ValueError::Stopped(StopReason::Memory(_)) | ValueError::Full => full(),
        ValueError::Stopped(reason) => stopped(py, *reason, None),
        ValueError::OtherStore => mixed_stores(py),
        ValueError::TooLarge(message) => PyValueError::new_err(*message),
        ValueError::Domain(message) => domain(py, *message),
    }
}

/// The store is full.
pub(crate) fn full() -> PyErr {
    PyMemoryError::new_err("the store of values is full; work in a new one: with Store(): ...")
}

pub(crate) fn evaluation(py: Python<'_>, error: &EvaluationError) -> PyErr {
    match error {
        EvaluationError::Wrong(error) => parse(py, error),
        EvaluationError::Stopped(StopReason::Memory(_)) => full(),
        EvaluationError::Stopped(reason) => stopped(py, *reason, None),
    }
}

/// A line of a worksheet that is refused.
pub(crate) fn refusal(py: Python<'_>, refusal: &Refusal) -> PyErr {
    match (refusal.reason, &refusal.place) {
        (Some(StopReason::Memory(_)), _) => full(),
        (Some(reason), _) => stopped(py, reason, None),
        (None, Some(place)) => parse(py, place),
        (None, None) => domain(py, refusal.message.clone()),
    }
}

pub(crate) fn question(py: Python<'_>, error: &QuestionError) -> PyErr {
    match error {
        QuestionError::RulesFailed(message) => game(py, message.to_string()),
        error => domain(py, error.to_string()),
    }
}

pub(crate) fn table(py: Python<'_>, error: &TableError) -> PyErr {
    match error {
        TableError::Question(error) => question(py, error),
        TableError::Stopped(reason) => stopped(py, *reason, None),
        TableError::TooLarge => domain(py, format!("{error}; begin at a smaller position, or set a limit")),
    }
}

pub(crate) fn graph(py: Python<'_>, error: &GraphError) -> PyErr {
    domain(py, error.to_string())
}

pub(crate) fn proof(py: Python<'_>, error: &ProofError) -> PyErr {
    match error {
        ProofError::Numbers(error) => parse(py, error),
        ProofError::Stopped(reason) => stopped(py, *reason, None),
        error @ ProofError::SaysNothing { .. } => domain(py, error.to_string()),
    }
}

pub(crate) fn certificate(py: Python<'_>, path: &std::path::Path, error: CertificateError) -> PyErr {
    match error {
        CertificateError::Unwritable(error) => file(path, &error),
        CertificateError::Stopped(reason) => stopped(py, reason, None),
        error => domain(py, format!("there is no certificate: {error}")),
    }
}
