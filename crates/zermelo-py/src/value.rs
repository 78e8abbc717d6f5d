//! Values of games, short and loopy: exact arithmetic, the four relations, and all that can be asked of a value.

use crate::numbers::{dyadic, fraction, python_hash, required_dyadic};
use crate::store::{StoreRef, current};
use crate::surroundings::SystemFiles;
use crate::thermograph::Thermograph;
use crate::work::run_attached;
use crate::{errors, numbers};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pyclass::CompareOp;
use pyo3::types::{PyBytes, PyFloat, PyInt, PyList, PyString, PyTuple};
use rustc_hash::FxHasher;
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicIsize, Ordering as Memory};
use zermelo::expression::{EvaluationError, Session, Worth, functions};
use zermelo::game::Player;
use zermelo::value::{self, Algebra, Dyadic, Script, Side, SidedValue, StopperId, ValueError, ValueId};
use zermelo::worksheet::Worksheet;

/// The value of a game.
#[pyclass(frozen, module = "zermelo._zermelo", weakref)]
pub(crate) struct Value {
    pub(crate) store: StoreRef,
    pub(crate) worth: Held,
    /// The hash, once it was asked for; 0 before.
    hash: AtomicIsize,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(crate) enum Held {
    Short(ValueId),
    Loopy(Arc<SidedValue>),
}

impl From<SidedValue> for Held {
    fn from(value: SidedValue) -> Self {
        match value.short() {
            Some(id) => Self::Short(id),
            None => Self::Loopy(Arc::new(value)),
        }
    }
}

impl Held {
    fn sided(&self) -> SidedValue {
        match self {
            Self::Short(id) => (*id).into(),
            Self::Loopy(value) => (**value).clone(),
        }
    }
}

/// The other side of an operator.
enum Operand {
    /// Of the same store.
    Id(ValueId),
    Loopy(Arc<SidedValue>),
    Number(Dyadic),
}

const SHORT_ONLY: &str = "this is asked of short games only, and play in this game may go on for ever";

impl Value {
    pub(crate) fn new(store: StoreRef, worth: impl Into<Held>) -> Self {
        Self { store, worth: worth.into(), hash: AtomicIsize::new(0) }
    }

    pub(crate) fn short(store: StoreRef, id: ValueId) -> Self {
        Self { store, worth: Held::Short(id), hash: AtomicIsize::new(0) }
    }

    fn id(&self, py: Python<'_>) -> PyResult<ValueId> {
        match &self.worth {
            Held::Short(id) => Ok(*id),
            Held::Loopy(_) => Err(errors::domain(py, SHORT_ONLY)),
        }
    }

    /// The same value in another store.
    pub(crate) fn brought_into(&self, py: Python<'_>, store: &StoreRef) -> PyResult<Self> {
        if Arc::ptr_eq(&self.store, store) {
            return Ok(Self::new_like(self));
        }
        match &self.worth {
            Held::Short(id) => {
                let foreign = value::Value::new(self.store.store.clone(), *id);
                let id = store.compute(py, |algebra| algebra.import(&foreign))?;
                Ok(Self::short(store.clone(), id))
            }
            Held::Loopy(_) => Self::read(py, store.clone(), &self.text(py, Script::Ascii)?),
        }
    }

    fn new_like(other: &Self) -> Self {
        Self { store: other.store.clone(), worth: other.worth.clone(), hash: AtomicIsize::new(0) }
    }

    fn read(py: Python<'_>, store: StoreRef, text: &str) -> PyResult<Self> {
        store.refuse_full()?;
        let found = run_attached(py, store.limit, |limits| {
            Session::new(&store.store, limits, Script::Ascii)?.sided_value(text)
        })?;
        let found = found.map_err(|error| errors::evaluation(py, &error))?;
        Ok(Self::new(store, found))
    }

    pub(crate) fn text(&self, py: Python<'_>, script: Script) -> PyResult<String> {
        match &self.worth {
            Held::Short(id) => self.store.compute(py, |algebra| algebra.text(*id, script)),
            Held::Loopy(value) => self.store.compute(py, |algebra| algebra.loopy_text(value, script)),
        }
    }

    /// The other side of an operator, `None` for a type that has nothing to do with values.
    #[inline]
    fn operand(&self, other: &Bound<'_, PyAny>) -> PyResult<Option<Operand>> {
        let py = other.py();
        if let Ok(other) = other.cast::<Self>() {
            let other = other.get();
            if Arc::ptr_eq(&self.store, &other.store) {
                return Ok(Some(match &other.worth {
                    Held::Short(id) => Operand::Id(*id),
                    Held::Loopy(value) => Operand::Loopy(value.clone()),
                }));
            }
            // A small value of one store is one of every other, too.
            let small = value::Value::zero(&self.store.store);
            return match &other.worth {
                Held::Short(id)
                    if small.try_cmp(&value::Value::new(other.store.store.clone(), *id)).is_ok() =>
                {
                    Ok(Some(Operand::Id(*id)))
                }
                _ => Err(errors::mixed_stores(py)),
            };
        }
        dyadic(other).map(|number| number.map(Operand::Number))
    }

    /// Does something with both sides: quickly for short games, else as loopy ones.
    #[inline]
    fn with<T>(
        &self,
        py: Python<'_>,
        other: Operand,
        short: impl FnOnce(&mut Algebra, ValueId, ValueId) -> Result<T, ValueError>,
        loopy: impl FnOnce(&mut Algebra, &SidedValue, &SidedValue) -> Result<T, ValueError>,
    ) -> PyResult<T> {
        self.store.compute(py, |algebra| {
            let other = match other {
                Operand::Id(id) => Held::Short(id),
                Operand::Loopy(value) => Held::Loopy(value),
                Operand::Number(number) => Held::Short(algebra.number(&number)?),
            };
            match (&self.worth, &other) {
                (Held::Short(a), Held::Short(b)) => short(algebra, *a, *b),
                (a, b) => loopy(algebra, &a.sided(), &b.sided()),
            }
        })
    }

    fn sum(&self, py: Python<'_>, other: Operand) -> PyResult<Self> {
        if let (Held::Short(a), Operand::Id(b)) = (&self.worth, &other)
            && let Some(sum) = a.small_sum(*b)
        {
            return Ok(Self::short(self.store.clone(), sum));
        }
        let found = self.with(
            py,
            other,
            |algebra, a, b| algebra.sum(a, b).map(Held::Short),
            |algebra, a, b| algebra.loopy_sum(a, b).map(Held::from),
        )?;
        Ok(Self::new(self.store.clone(), found))
    }

    fn difference(&self, py: Python<'_>, other: Operand) -> PyResult<Self> {
        let found = self.with(
            py,
            other,
            |algebra, a, b| algebra.difference(a, b).map(Held::Short),
            |algebra, a, b| algebra.loopy_difference(a, b).map(Held::from),
        )?;
        Ok(Self::new(self.store.clone(), found))
    }

    #[inline]
    fn compared(&self, py: Python<'_>, other: Operand) -> PyResult<Option<Ordering>> {
        if let (Held::Short(a), Operand::Id(b)) = (&self.worth, &other)
            && a == b
        {
            return Ok(Some(Ordering::Equal));
        }
        self.with(
            py,
            other,
            |algebra, a, b| algebra.compare(a, b),
            |algebra, a, b| algebra.loopy_compare(a, b),
        )
    }

    /// What a function of the language of values gives of this value and others.
    pub(crate) fn asked<'py>(
        &self,
        py: Python<'py>,
        function: &str,
        others: &[Bound<'py, PyAny>],
    ) -> PyResult<Bound<'py, PyAny>> {
        const NAMES: [&str; 4] = ["a", "b", "c", "d"];
        if !function.starts_with(char::is_alphabetic) || !function.chars().all(char::is_alphanumeric) {
            return Err(PyValueError::new_err(format!(
                "a function is given by its name alone, for example value.apply(\"heat\", 1), not {function:?}"
            )));
        }
        if others.len() >= NAMES.len() {
            let most = NAMES.len() - 1;
            return Err(PyTypeError::new_err(format!(
                "a function takes at most {most} values beside the first, for example value.apply(\"heat\", 1), not {}",
                others.len()
            )));
        }
        let mut given = vec![self.worth.sided()];
        for other in others {
            given.push(match self.operand(&as_value(py, &self.store, other)?)? {
                Some(Operand::Id(id)) => id.into(),
                Some(Operand::Loopy(value)) => (*value).clone(),
                Some(Operand::Number(number)) => {
                    self.store.compute(py, |algebra| algebra.number(&number))?.into()
                }
                None => return Err(not_a_value(other)),
            });
        }
        let text = format!("{function}({})", NAMES[..given.len()].join(", "));
        self.store.refuse_full()?;
        let found = run_attached(py, self.store.limit, |limits| {
            let mut session = Session::new(&self.store.store, limits, Script::Ascii)?;
            for (name, value) in NAMES.iter().zip(given) {
                session.bind(name, value)?;
            }
            session.worth(&text)
        })?;
        // The text is ours: what is wrong with it is that the value has no such thing.
        let found = found.map_err(|error| match error {
            EvaluationError::Wrong(error) => errors::domain(py, error.message),
            error @ EvaluationError::Stopped(_) => errors::evaluation(py, &error),
        })?;
        worth_to_python(py, &self.store, found)
    }

    /// The same without others.
    fn ask<'py>(&self, py: Python<'py>, function: &str) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, function, &[])
    }

    fn options(&self, py: Python<'_>, player: Player) -> PyResult<Vec<Self>> {
        match &self.worth {
            Held::Short(id) => {
                let ids = self.store.compute(py, |algebra| algebra.options(*id, player))?;
                Ok(ids.into_iter().map(|id| Self::short(self.store.clone(), id)).collect())
            }
            Held::Loopy(value) => {
                let ids = self.store.compute(py, |algebra| algebra.loopy_options(value, player))?;
                Ok(ids.into_iter().map(|id| self.of_stopper(id)).collect())
            }
        }
    }

    fn of_stopper(&self, id: StopperId) -> Self {
        Self::new(self.store.clone(), SidedValue::from(id))
    }

    /// The thermograph; of loopy games only stoppers have one.
    fn walls(&self, py: Python<'_>) -> PyResult<value::Thermograph> {
        let walls = match &self.worth {
            Held::Short(id) => self.store.compute(py, |algebra| algebra.thermograph(*id))?,
            Held::Loopy(value) => self.store.compute(py, |algebra| {
                let id = algebra.loopy_stopper(value)?;
                algebra.stopper_thermograph(id)
            })?,
        };
        Ok(walls)
    }
}

fn not_a_value(found: &Bound<'_, PyAny>) -> PyErr {
    let name = found.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("expected a value, an int, a Fraction or a text, not {name}"))
}

/// What can be meant as a value: a text is read.
fn as_value<'py>(
    py: Python<'py>,
    store: &StoreRef,
    given: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    match given.cast::<PyString>() {
        Ok(text) => Ok(Bound::new(py, Value::read(py, store.clone(), text.to_str()?)?)?.into_any()),
        Err(_) => Ok(given.clone()),
    }
}

/// Any of the types that values are made from.
fn value_from(py: Python<'_>, store: StoreRef, given: &Bound<'_, PyAny>) -> PyResult<Value> {
    if let Ok(value) = given.cast::<Value>() {
        return value.get().brought_into(py, &store);
    }
    if let Ok(text) = given.cast::<PyString>() {
        return Value::read(py, store, text.to_str()?);
    }
    let Some(number) = dyadic(given)? else { return Err(not_a_value(given)) };
    let id = store.compute(py, |algebra| algebra.number(&number))?;
    Ok(Value::short(store, id))
}

/// What an expression is worth, as a Python object.
pub(crate) fn worth_to_python<'py>(
    py: Python<'py>,
    store: &StoreRef,
    worth: Option<Worth>,
) -> PyResult<Bound<'py, PyAny>> {
    let short = |id| Ok(Bound::new(py, Value::short(store.clone(), id))?.into_any());
    let own =
        |class: &str, text: String| py.import("zermelo._forms")?.getattr(class)?.call_method1("_of", (text,));
    match worth {
        Some(Worth::Nimber(nimber)) => match u32::try_from(nimber.get()) {
            Ok(star) => short(store.compute(py, |algebra| algebra.nimber(star))?),
            Err(_) => Ok(Bound::new(py, crate::nimber::Nimber::of(nimber))?.into_any()),
        },
        Some(Worth::Number(number)) => short(store.compute(py, |algebra| algebra.number(&number))?),
        Some(Worth::Fraction(text)) if text.ends_with("inf") => py.get_type::<PyFloat>().call1((text,)),
        Some(Worth::Fraction(text)) => py.import("fractions")?.getattr("Fraction")?.call1((text,)),
        Some(Worth::Game(value)) => Ok(Bound::new(py, Value::new(store.clone(), value))?.into_any()),
        Some(Worth::Misere(text)) => own("Misere", text),
        Some(Worth::Ordinal(text)) => own("Ordinal", text),
        Some(Worth::Truth(truth)) => Ok(truth.into_pyobject(py)?.to_owned().into_any()),
        Some(Worth::Outcome(outcome)) => Ok(PyString::new(py, outcome.symbol()).into_any()),
        Some(Worth::Text(text)) => Ok(PyString::new(py, &text).into_any()),
        Some(Worth::List(list)) => {
            let items = list.into_iter().map(|one| worth_to_python(py, store, Some(one)));
            Ok(PyList::new(py, items.collect::<PyResult<Vec<_>>>()?)?.into_any())
        }
        _ => Ok(py.None().into_bound(py)),
    }
}

/// What a worksheet is worth: its last line that is worth something. `names` are bound to values before it is read.
#[pyfunction]
#[pyo3(signature = (text, names, bounds=None))]
pub(crate) fn evaluate<'py>(
    py: Python<'py>,
    text: &str,
    names: Vec<(String, Bound<'py, PyAny>)>,
    bounds: Option<&Bound<'py, crate::work::Bounds>>,
) -> PyResult<Bound<'py, PyAny>> {
    let store = current();
    store.refuse_full()?;
    let bind = |(name, value): (String, Bound<'py, PyAny>)| {
        value_from(py, store.clone(), &value).map(|value| (name, value.worth.sided()))
    };
    let named = names.into_iter().map(bind).collect::<PyResult<Vec<_>>>()?;
    let shelf = store.clone();
    let found = crate::work::run(py, bounds.map(Bound::get), move |limits| {
        let limits = &zermelo::solve::Limits { memory: shelf.limit.or(limits.memory), ..*limits };
        let mut sheet = Worksheet::new(&shelf.store, limits, &SystemFiles)?;
        for (name, value) in named {
            sheet.bind_value(&name, value)?;
        }
        let mut worth = None;
        for line in text.lines() {
            worth = sheet.worth(line)?.or(worth);
        }
        Ok(worth)
    })?;
    worth_to_python(py, &store, found.map_err(|refusal| errors::refusal(py, &refusal))?)
}

/// The functions of the language of values: their use and meaning.
#[pyfunction]
pub(crate) fn value_functions() -> Vec<(&'static str, &'static str)> {
    functions().map(|function| (function.usage, function.meaning)).collect()
}

fn hash_of(held: &Held, py: Python<'_>, shelf: &StoreRef) -> PyResult<isize> {
    let mut hasher = FxHasher::default();
    match held {
        Held::Short(id) => {
            let number = shelf.compute(py, |algebra| Ok(algebra.as_number(*id)))?;
            if let Some(number) = number {
                return Ok(python_hash(&number));
            }
            id.hash(&mut hasher);
        }
        Held::Loopy(value) => {
            let (Side::Stopper(on), Side::Stopper(off)) = (&value.onside, &value.offside) else {
                return Err(PyTypeError::new_err("unhashable value: its sides are not stoppers"));
            };
            (on, off).hash(&mut hasher);
        }
    }
    let mixed = hasher.finish().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Ok(isize::try_from(mixed >> 3).unwrap_or(1).max(1))
}

/// The answer of an operator to another type: Python asks that one, but a text is told how it becomes a value.
fn not_implemented<'py>(other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = other.py();
    if other.is_instance_of::<PyString>() {
        let text = other.repr()?;
        return Err(PyTypeError::new_err(format!("a text is not a value by itself; write Value({text})")));
    }
    Ok(py.NotImplemented().into_bound(py))
}

/// The order of two values where it needs no work: ids that are equal, or small.
fn order_at_once(operator: CompareOp, a: ValueId, b: ValueId) -> Option<bool> {
    Some(match operator {
        CompareOp::Eq => a == b,
        CompareOp::Ne => a != b,
        CompareOp::Le => a == b || a.small_at_most(b)?,
        CompareOp::Ge => a == b || b.small_at_most(a)?,
        CompareOp::Lt => a != b && a.small_at_most(b)?,
        CompareOp::Gt => a != b && b.small_at_most(a)?,
    })
}

fn truth(py: Python<'_>, truth: bool) -> Bound<'_, PyAny> {
    truth.into_pyobject(py).map_or_else(|never| match never {}, |truth| truth.to_owned().into_any())
}

#[pymethods]
impl Value {
    #[new]
    #[pyo3(signature = (value, /))]
    fn make(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<Self> {
        value_from(py, current(), value)
    }

    /// {left | right}: the game with these options, each a value, a number or a text.
    #[staticmethod]
    #[pyo3(signature = (left=None, right=None))]
    fn game(
        py: Python<'_>,
        left: Option<&Bound<'_, PyAny>>,
        right: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let store = current();
        let read = |side: Option<&Bound<'_, PyAny>>| -> PyResult<Vec<Held>> {
            let Some(side) = side else { return Ok(Vec::new()) };
            // The signs of a text would be taken for options.
            if side.is_instance_of::<PyString>()
                || side.is_instance_of::<Self>()
                || !side.hasattr("__iter__")?
            {
                let name = side.get_type().name()?;
                return Err(PyTypeError::new_err(format!(
                    "the options of a player are a list, for example Value.game([0], [\"*\"]), not {name}"
                )));
            }
            side.try_iter()?.map(|one| Ok(value_from(py, store.clone(), &one?)?.worth)).collect()
        };
        let (left, right) = (read(left)?, read(right)?);
        let shorts = |side: &[Held]| -> Option<Vec<ValueId>> {
            side.iter().map(|one| if let Held::Short(id) = one { Some(*id) } else { None }).collect()
        };
        if let (Some(left), Some(right)) = (shorts(&left), shorts(&right)) {
            let id = store.compute(py, |algebra| algebra.game(&left, &right))?;
            return Ok(Self::short(store, id));
        }
        let loopy = store.compute(py, |algebra| {
            let mut graph = zermelo::value::LoopyGraph::new();
            let root = graph.add();
            for (player, side) in [(Player::Left, &left), (Player::Right, &right)] {
                for one in side {
                    let id = algebra.loopy_stopper(&one.sided())?;
                    graph.add_option(root, player, zermelo::value::LoopyOption::Value(id));
                }
            }
            algebra.sided_value(&graph, root)
        })?;
        Ok(Self::new(store, loopy))
    }

    /// The store that it lives in.
    #[getter]
    fn store(&self) -> crate::store::Store {
        crate::store::Store { shelf: self.store.clone() }
    }

    fn __add__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.operand(other)? {
            Some(other) => Ok(Bound::new(py, self.sum(py, other)?)?.into_any()),
            None => not_implemented(other),
        }
    }

    fn __radd__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.__add__(py, other)
    }

    fn __sub__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.operand(other)? {
            Some(other) => Ok(Bound::new(py, self.difference(py, other)?)?.into_any()),
            None => not_implemented(other),
        }
    }

    fn __rsub__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.operand(other)? {
            Some(other) => {
                let found = self.__neg__(py)?.sum(py, other)?;
                Ok(Bound::new(py, found)?.into_any())
            }
            None => not_implemented(other),
        }
    }

    fn __neg__(&self, py: Python<'_>) -> PyResult<Self> {
        let found = match &self.worth {
            Held::Short(id) => Held::Short(self.store.compute(py, |algebra| algebra.negative(*id))?),
            Held::Loopy(value) => self.store.compute(py, |algebra| algebra.loopy_negative(value))?.into(),
        };
        Ok(Self::new(self.store.clone(), found))
    }

    fn __pos__(&self) -> Self {
        Self::new_like(self)
    }

    /// So many copies. Other products have names: `conway_product`, `norton_product`, `ordinal_product`.
    fn __mul__<'py>(&self, py: Python<'py>, times: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if !times.is_instance_of::<PyInt>() {
            if times.is_instance_of::<pyo3::types::PyFloat>() {
                return Err(errors::inexact(times));
            }
            if times.is_instance_of::<Self>() {
                return Err(PyTypeError::new_err(
                    "values are multiplied by ints; other products have names, such as a.conway_product(b)",
                ));
            }
            // Sequences would take the value for a count.
            if times.is_instance_of::<PyString>()
                || times.is_instance_of::<PyList>()
                || times.is_instance_of::<PyTuple>()
                || times.is_instance_of::<PyBytes>()
            {
                let name = times.get_type().name()?;
                return Err(PyTypeError::new_err(format!(
                    "values are multiplied by ints, for example 2 * Value(\"^\"), not by {name}"
                )));
            }
            if dyadic(times)?.is_some() {
                return Err(PyTypeError::new_err(
                    "values are multiplied by ints, for example 2 * Value(\"^\"); fractions of them are not games",
                ));
            }
            return not_implemented(times);
        }
        let times: i64 = times.extract().map_err(|_| {
            PyValueError::new_err("a multiple has less than 2^63 copies, for example 3 * Value(\"^\")")
        })?;
        let found = match &self.worth {
            Held::Short(id) => Held::Short(self.store.compute(py, |algebra| algebra.multiple(times, *id))?),
            Held::Loopy(value) => {
                self.store.compute(py, |algebra| algebra.loopy_multiple(times, value))?.into()
            }
        };
        Ok(Bound::new(py, Self::new(self.store.clone(), found))?.into_any())
    }

    fn __rmul__<'py>(&self, py: Python<'py>, times: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.__mul__(py, times)
    }

    /// Whether the values are confused: neither is at least the other.
    fn __or__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.operand(other)? {
            Some(other) => Ok(truth(py, self.compared(py, other)?.is_none())),
            None => not_implemented(other),
        }
    }

    fn __ror__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.__or__(py, other)
    }

    fn __richcmp__<'py>(
        &self,
        py: Python<'py>,
        other: &Bound<'py, PyAny>,
        operator: CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        let is_equality = matches!(operator, CompareOp::Eq | CompareOp::Ne);
        let given = match self.operand(other) {
            Ok(Some(given)) => given,
            // Nothing else is equal to a value.
            Ok(None) if is_equality => return Ok(py.NotImplemented().into_bound(py)),
            Ok(None) => return not_implemented(other),
            // A fraction that is not a game is not equal to one.
            Err(error)
                if is_equality
                    && error.is_instance_of::<PyValueError>(py)
                    && !other.is_instance_of::<Self>() =>
            {
                return Ok(truth(py, matches!(operator, CompareOp::Ne)));
            }
            Err(error) => return Err(error),
        };
        if let (Held::Short(a), Operand::Id(b)) = (&self.worth, &given)
            && let Some(holds) = order_at_once(operator, *a, *b)
        {
            return Ok(truth(py, holds));
        }
        let holds = self.with(
            py,
            given,
            |algebra, a, b| match operator {
                CompareOp::Eq => Ok(a == b),
                CompareOp::Ne => Ok(a != b),
                CompareOp::Le => algebra.is_at_most(a, b),
                CompareOp::Ge => algebra.is_at_most(b, a),
                CompareOp::Lt => Ok(a != b && algebra.is_at_most(a, b)?),
                CompareOp::Gt => Ok(a != b && algebra.is_at_most(b, a)?),
            },
            |algebra, a, b| {
                let order = algebra.loopy_compare(a, b)?;
                Ok(match operator {
                    CompareOp::Eq => order == Some(Ordering::Equal),
                    CompareOp::Ne => order != Some(Ordering::Equal),
                    CompareOp::Lt => order == Some(Ordering::Less),
                    CompareOp::Gt => order == Some(Ordering::Greater),
                    CompareOp::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
                    CompareOp::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
                })
            },
        )?;
        Ok(truth(py, holds))
    }

    /// Whether neither value is at least the other.
    fn confused(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let other = self.operand(other)?.ok_or_else(|| not_a_value(other))?;
        Ok(self.compared(py, other)?.is_none())
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        let known = self.hash.load(Memory::Relaxed);
        if known != 0 {
            return Ok(known);
        }
        let hash = hash_of(&self.worth, py, &self.store)?;
        self.hash.store(hash, Memory::Relaxed);
        Ok(hash)
    }

    fn __bool__(&self) -> bool {
        !matches!(self.worth, Held::Short(ValueId::ZERO))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py, Script::Ascii)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Value('{}')", self.text(py, Script::Ascii)?))
    }

    /// The text in the signs of the books: ↑, ∗, ±.
    fn unicode(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py, Script::Unicode)
    }

    /// The text for mathematical mode of LaTeX.
    fn latex(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py, Script::Latex)
    }

    fn _repr_latex_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        const LONGEST: usize = 4_000;
        let text = self.text(py, Script::Latex)?;
        Ok((text.len() <= LONGEST).then(|| format!("${text}$")))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let py = slf.py();
        Ok((slf.get_type().into_any(), (slf.get().text(py, Script::Ascii)?,)))
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Left's options in the canonical form.
    #[getter]
    fn left<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(
            py,
            self.options(py, Player::Left)?
                .into_iter()
                .map(|one| Bound::new(py, one))
                .collect::<PyResult<Vec<_>>>()?,
        )
    }

    /// Right's options in the canonical form.
    #[getter]
    fn right<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(
            py,
            self.options(py, Player::Right)?
                .into_iter()
                .map(|one| Bound::new(py, one))
                .collect::<PyResult<Vec<_>>>()?,
        )
    }

    /// Who wins: L, R, N whoever moves next, P whoever moved before; of loopy games also D and the classes with a hat.
    #[getter]
    fn outcome(&self, py: Python<'_>) -> PyResult<&'static str> {
        let outcome = match &self.worth {
            Held::Short(id) => self.store.compute(py, |algebra| algebra.outcome(*id))?,
            Held::Loopy(value) => self.store.compute(py, |algebra| algebra.loopy_outcome(value))?,
        };
        Ok(outcome.symbol())
    }

    /// The mean, a Fraction.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, self.walls(py)?.mean())
    }

    /// The temperature, a Fraction.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, self.walls(py)?.temperature())
    }

    /// The number at which play stops when Left begins; of a loopy game perhaps a value such as `over`.
    #[getter]
    fn left_stop<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.stop(py, 0)
    }

    /// The number at which play stops when Right begins; of a loopy game perhaps a value such as `under`.
    #[getter]
    fn right_stop<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.stop(py, 1)
    }

    /// Both stops.
    #[getter]
    fn stops<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        Ok((self.stop(py, 0)?, self.stop(py, 1)?))
    }

    /// The thermograph.
    fn thermograph(&self, py: Python<'_>) -> PyResult<Thermograph> {
        let subject =
            Self { store: self.store.clone(), worth: self.worth.clone(), hash: AtomicIsize::new(0) };
        Ok(Thermograph { walls: self.walls(py)?, subject })
    }

    /// The game cooled by t: every move costs t.
    fn cool(&self, py: Python<'_>, t: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (id, by) = (self.id(py)?, required_dyadic(t)?);
        Ok(Self::short(self.store.clone(), self.store.compute(py, |algebra| algebra.cool(id, &by))?))
    }

    /// What a function of the language of values gives of this value and others; see `zermelo.functions()`.
    #[pyo3(signature = (function, /, *others))]
    fn apply<'py>(
        &self,
        py: Python<'py>,
        function: &str,
        others: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, function, &others.iter().collect::<Vec<_>>())
    }

    /// The atomic weight, of all-small games and others that have one.
    #[getter]
    fn atomic_weight<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "atomicweight")
    }

    /// What moves of either player gain, but for what another gains as well.
    #[getter]
    fn incentives<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "incentives")
    }

    /// What Left's moves gain.
    #[getter]
    fn left_incentives<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "leftincentives")
    }

    /// What Right's moves gain.
    #[getter]
    fn right_incentives<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "rightincentives")
    }

    /// What a loopy game is worth where draws are Left's.
    #[getter]
    fn onside<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "onside")
    }

    /// What a loopy game is worth where draws are Right's.
    #[getter]
    fn offside<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "offside")
    }

    /// The degree of loopiness of a stopper; of a nimber the size of the smallest field that holds it.
    #[getter]
    fn degree<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "degree")
    }

    /// The variety of a stable stopper to its degree.
    #[getter]
    fn variety<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "variety")
    }

    /// The narrowest class that the value is in, by the names of `CGSuite`.
    #[getter]
    fn class_name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "class")
    }

    /// Who wins the canonical form in misère play.
    #[getter]
    fn misere_outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "misereoutcome")
    }

    /// Number, nimber and digits of the powers of up.
    #[getter]
    fn uptimal_expansion<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "uptimalexpansion")
    }

    /// Whether in every position both players can move or neither can.
    #[getter]
    fn is_all_small<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isallsmall")
    }

    /// Whether play takes an even number of moves to reach a number.
    #[getter]
    fn is_even_tempered<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "iseventempered")
    }

    /// Whether play takes an odd number of moves to reach a number.
    #[getter]
    fn is_odd_tempered<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isoddtempered")
    }

    /// Whether the value lies between all negative and all positive numbers.
    #[getter]
    fn is_infinitesimal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isinfinitesimal")
    }

    /// Whether the value is infinitely close to a number.
    #[getter]
    fn is_numberish<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isnumberish")
    }

    /// Whether the value is a number.
    #[getter]
    fn is_number<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isnumber")
    }

    /// Whether the value is a whole number.
    #[getter]
    fn is_integer<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isinteger")
    }

    /// Whether the value is a nimber.
    #[getter]
    fn is_nimber<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isnimber")
    }

    /// Whether the value is a sum of a number, a nimber and powers of up.
    #[getter]
    fn is_uptimal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isuptimal")
    }

    /// Whether the value has an atomic weight.
    #[getter]
    fn is_atomic<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isatomic")
    }

    /// Whether alternating play ends in all positions.
    #[getter]
    fn is_stopper<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isstopper")
    }

    /// Whether onside and offside are stoppers.
    #[getter]
    fn is_stopper_sided<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isstoppersided")
    }

    /// Whether the value is a short game.
    #[getter]
    fn is_loop_free<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isloopfree")
    }

    /// Whether the value is not a short game.
    #[getter]
    fn is_loopy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isloopy")
    }

    /// Whether the value is a stopper whose only cycles are passes.
    #[getter]
    fn is_plumtree<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isplumtree")
    }

    /// Whether the upsum and the downsum variety of a stopper to its degree agree.
    #[getter]
    fn is_stable<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isstable")
    }

    /// Whether G + G = G.
    #[getter]
    fn is_idempotent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isidempotent")
    }

    /// Whether the value is a number, perhaps plus tiny or miny.
    #[getter]
    fn is_number_tiny<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isnumbertiny")
    }

    /// Whether the value is a number, x over or x under, on or off.
    #[getter]
    fn is_pseudonumber<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "ispseudonumber")
    }

    /// The left stop of a stopper, without over and under.
    #[getter]
    fn left_strong_stop<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "leftstrongstop")
    }

    /// The right stop of a stopper, without over and under.
    #[getter]
    fn right_strong_stop<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "rightstrongstop")
    }

    /// Whether the value is 0.
    #[getter]
    fn is_zero<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "iszero")
    }

    /// Whether the value is an even whole number.
    #[getter]
    fn is_even<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "iseven")
    }

    /// Whether the value is an odd whole number.
    #[getter]
    fn is_odd<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isodd")
    }

    /// Whether the value is a whole number that is not negative.
    #[getter]
    fn is_ordinal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isordinal")
    }

    /// Whether in every position of the canonical form both players can move or neither can.
    #[getter]
    fn is_dicot<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isdicot")
    }

    /// Whether in the canonical form whoever has no move never gets one again.
    #[getter]
    fn is_dead_ending<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "isdeadending")
    }

    /// The day the value is born: the depth of the canonical form.
    #[getter]
    fn birthday<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "birthday")?.call_method0("__int__")
    }

    /// How many positions the canonical form has.
    #[getter]
    fn follower_count<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "followercount")?.call_method0("__int__")
    }

    /// The leaves of the tree of the canonical form, numbers being leaves.
    #[getter]
    fn stop_count<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "stopcount")?.call_method0("__int__")
    }

    /// All positions of the canonical form, itself among them.
    fn followers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "followers")
    }

    /// The game cooled by its temperature.
    fn freeze<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "freeze")
    }

    /// The reduced canonical form: the simplest game infinitely close.
    fn reduced<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "reduced")
    }

    /// The same form with 0 and * exchanged.
    fn companion<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "companion")
    }

    /// The game with a bonus of t, a number or a value, on every move.
    fn heat<'py>(&self, py: Python<'py>, t: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "heat", &[t])
    }

    /// The game overheated from s to t: integers become multiples of s, moves get a bonus of t.
    fn overheat<'py>(
        &self,
        py: Python<'py>,
        s: Bound<'py, PyAny>,
        t: Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "overheat", &[s, t])
    }

    /// G:H, in which a move in G annihilates H.
    fn ordinal_sum<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "ordinalsum", &[other])
    }

    /// The Norton product by a positive unit.
    fn norton_product<'py>(&self, py: Python<'py>, unit: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "nortonproduct", &[unit])
    }

    /// Conway's product of the canonical forms.
    fn conway_product<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "conwayproduct", &[other])
    }

    /// Copies of the game one upon the other, each annihilated by moves in one below.
    fn ordinal_product<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "ordinalproduct", &[other])
    }

    /// The compound in which a move is a move in both of the canonical forms.
    fn conjunctive_sum<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "conjunctivesum", &[other])
    }

    /// The compound in which a move is a move in one of the canonical forms or in both.
    fn selective_sum<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "selectivesum", &[other])
    }

    /// The onside of the sum of two stoppers.
    fn upsum<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "upsum", &[other])
    }

    /// The offside of the sum of two stoppers.
    fn downsum<'py>(&self, py: Python<'py>, other: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "downsum", &[other])
    }

    /// The upsum variety to an idempotent I: G upsum (-G downsum -I).
    fn upsum_variety<'py>(
        &self,
        py: Python<'py>,
        idempotent: Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "upsumvariety", &[idempotent])
    }

    /// The downsum variety to an idempotent I: G downsum (-G upsum I).
    fn downsum_variety<'py>(
        &self,
        py: Python<'py>,
        idempotent: Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "downsumvariety", &[idempotent])
    }

    /// The value {0||0|-G} of a value G.
    fn tiny<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "Tiny")
    }

    /// The value {G|0||0} of a value G, the negative of tiny.
    fn miny<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.ask(py, "Miny")
    }

    /// The power {0|H:-(x - 1)} of {0|H}.
    fn power<'py>(&self, py: Python<'py>, x: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "pow", &[x])
    }

    /// G:(x - 1), which for up is the sum of the first powers.
    fn power_to<'py>(&self, py: Python<'py>, x: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "powto", &[x])
    }

    /// H with base:H equal to the value, where there is one.
    fn subordinate<'py>(&self, py: Python<'py>, base: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.asked(py, "subordinate", &[base])
    }

    /// The int that it is; refused where it is not one.
    fn __int__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.as_number(py)? {
            Some(number) if number.is_integer() => numbers::int_from_big(py, number.numerator()),
            _ => Err(PyValueError::new_err("the value is not a whole number")),
        }
    }

    /// The number as a Fraction, None where it is not a number.
    fn fraction<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.as_number(py)?.map(|number| fraction(py, &number)).transpose()
    }
}

impl Value {
    fn as_number(&self, py: Python<'_>) -> PyResult<Option<Dyadic>> {
        match &self.worth {
            Held::Short(id) => self.store.compute(py, |algebra| Ok(algebra.as_number(*id))),
            Held::Loopy(_) => Ok(None),
        }
    }

    fn stop<'py>(&self, py: Python<'py>, which: usize) -> PyResult<Bound<'py, PyAny>> {
        match &self.worth {
            Held::Short(id) => {
                let stop = self.store.compute(py, |algebra| {
                    let stop = algebra.stops(*id)[which];
                    Ok(algebra.as_number(stop).unwrap_or(Dyadic::ZERO))
                })?;
                fraction(py, &stop)
            }
            Held::Loopy(value) => {
                let id = self.store.compute(py, |algebra| {
                    let id = algebra.loopy_stopper(value)?;
                    let stops = algebra.loopy_stops(id)?;
                    algebra.stopper_of_pseudonumber(&stops[which])
                })?;
                Ok(Bound::new(py, self.of_stopper(id))?.into_any())
            }
        }
    }
}
