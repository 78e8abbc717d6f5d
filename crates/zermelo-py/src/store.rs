//! Stores of values. One is there from the start; others are entered by `with`, in the thread that does so.

use crate::errors;
use crate::value::Value;
use crate::work::run_attached;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBool;
use std::cell::RefCell;
use std::sync::{Arc, LazyLock};
use zermelo::value::{self, Algebra, ValueError};

/// A store with its limit.
pub(crate) struct Shelf {
    pub(crate) store: Arc<value::Store>,
    /// Bytes that it may take.
    pub(crate) limit: Option<u64>,
}

pub(crate) type StoreRef = Arc<Shelf>;

static FIRST: LazyLock<StoreRef> =
    LazyLock::new(|| Arc::new(Shelf { store: Arc::new(value::Store::new()), limit: None }));

thread_local! {
    static ENTERED: RefCell<Vec<StoreRef>> = const { RefCell::new(Vec::new()) };
}

/// The store in which this thread makes new values.
pub(crate) fn current() -> StoreRef {
    ENTERED.with_borrow(|stores| stores.last().cloned()).unwrap_or_else(|| FIRST.clone())
}

impl Shelf {
    /// Does some work with values of the store.
    #[inline]
    pub(crate) fn compute<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Algebra) -> Result<T, ValueError>,
    ) -> PyResult<T> {
        self.refuse_full()?;
        let done = run_attached(py, self.limit, |limits| work(&mut Algebra::new(&self.store, limits)?))?;
        done.map_err(|error| errors::value(py, &error))
    }

    /// Small steps do not look at the memory by themselves.
    #[inline]
    pub(crate) fn refuse_full(&self) -> PyResult<()> {
        match self.limit {
            Some(limit) if self.store.bytes() > limit => Err(errors::full()),
            _ => Ok(()),
        }
    }
}

/// A number of bytes that was given as an argument.
fn bytes_from(given: &Bound<'_, PyAny>) -> PyResult<u64> {
    const EXAMPLE: &str = "for example Store(limit=100_000_000)";
    let name = given.get_type().name()?;
    let number: Bound<'_, PyAny> = match given.call_method0("__index__") {
        Ok(number) if !given.is_instance_of::<PyBool>() => number,
        _ => {
            return Err(PyTypeError::new_err(format!(
                "a limit is an int, the bytes of a store, {EXAMPLE}, not {name}"
            )));
        }
    };
    number.extract().map_err(|_| {
        PyValueError::new_err(format!("a limit is from 0 to 2^64 - 1 bytes, {EXAMPLE}, not {number}"))
    })
}

/// A store of values. Values of one store can be added and compared; those of different stores are brought together first.
/// Entered by `with`, it takes the new values of the thread.
#[pyclass(frozen, module = "zermelo._zermelo")]
pub(crate) struct Store {
    pub(crate) shelf: StoreRef,
}

#[pymethods]
impl Store {
    #[new]
    #[pyo3(signature = (*, limit=None))]
    fn new(limit: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let limit = limit.map(bytes_from).transpose()?;
        let store = Arc::new(value::Store::with_budget(limit));
        Ok(Self { shelf: Arc::new(Shelf { store, limit }) })
    }

    /// The store in which this thread makes new values.
    #[staticmethod]
    fn current() -> Self {
        Self { shelf: current() }
    }

    /// The number of canonical forms that are stored. Sums of a small number, ups and a nimber need no place.
    #[getter]
    fn forms(&self) -> u64 {
        self.shelf.store.form_count()
    }

    /// The memory that it takes, in bytes.
    #[getter]
    fn bytes(&self) -> u64 {
        self.shelf.store.bytes()
    }

    /// The same value in this store.
    fn bring(&self, py: Python<'_>, value: &Bound<'_, Value>) -> PyResult<Value> {
        value.get().brought_into(py, &self.shelf)
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        ENTERED.with_borrow_mut(|stores| stores.push(slf.get().shelf.clone()));
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, pyo3::types::PyTuple>) {
        ENTERED.with_borrow_mut(|stores| {
            if let Some(place) = stores.iter().rposition(|store| Arc::ptr_eq(store, &self.shelf)) {
                stores.remove(place);
            }
        });
    }

    fn __repr__(&self) -> String {
        format!("<Store: {} forms, {} bytes>", self.forms(), self.bytes())
    }
}
