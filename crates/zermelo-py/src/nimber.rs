//! Nimbers below 2^128 and arrays of them. Arrays come and go as bytes in the machine's order: the part in Python wraps
//! whatever offers its memory, numpy arrays among them.

use pyo3::exceptions::{PyTypeError, PyValueError, PyZeroDivisionError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyFloat, PyInt};
use zermelo::nimber::{Nimber128, NimberError, Word};

/// A nimber: an element of the field of all nimbers below 2^128.
#[pyclass(frozen, module = "zermelo._zermelo", eq, hash)]
#[derive(PartialEq, Eq, Hash, Clone, Copy)]
pub(crate) struct Nimber {
    nimber: Nimber128,
}

impl Nimber {
    pub(crate) const fn of(nimber: Nimber128) -> Self {
        Self { nimber }
    }

    /// A nimber, or the nimber of an int; `None` for other types.
    fn from(given: &Bound<'_, PyAny>) -> PyResult<Option<Nimber128>> {
        if let Ok(nimber) = given.cast::<Self>() {
            return Ok(Some(nimber.get().nimber));
        }
        if given.is_instance_of::<PyFloat>() {
            return Err(PyTypeError::new_err(
                "float is not exact; a nimber is made from an int, such as Nimber(5)",
            ));
        }
        if !given.is_instance_of::<PyInt>() {
            return Ok(None);
        }
        let number: Result<u128, _> = given.extract();
        number
            .map(|number| Some(Nimber128::new(number)))
            .map_err(|_| PyValueError::new_err("nimbers are ints from 0 to 2^128 - 1"))
    }

    fn with<'py>(
        &self,
        py: Python<'py>,
        other: &Bound<'py, PyAny>,
        work: impl FnOnce(Nimber128, Nimber128) -> PyResult<Nimber128>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match Self::from(other)? {
            Some(other) => Ok(Bound::new(py, Self::of(work(self.nimber, other)?))?.into_any()),
            None => Ok(py.NotImplemented().into_bound(py)),
        }
    }
}

fn failed(error: NimberError) -> PyErr {
    let message = error.to_string();
    match error {
        NimberError::DivisionByZero => PyZeroDivisionError::new_err(message),
        _ => PyValueError::new_err(message),
    }
}

fn quotient(a: Nimber128, b: Nimber128) -> PyResult<Nimber128> {
    a.checked_div(b).ok_or_else(|| failed(NimberError::DivisionByZero))
}

#[pymethods]
impl Nimber {
    #[new]
    #[pyo3(signature = (number, /))]
    fn make(number: &Bound<'_, PyAny>) -> PyResult<Self> {
        let found = Self::from(number)?;
        found
            .map(Self::of)
            .ok_or_else(|| PyTypeError::new_err("a nimber is made from an int, such as Nimber(5)"))
    }

    fn __add__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| Ok(a + b))
    }

    fn __radd__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| Ok(a + b))
    }

    fn __sub__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| Ok(a + b))
    }

    fn __rsub__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| Ok(a + b))
    }

    fn __mul__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| Ok(a * b))
    }

    fn __rmul__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| Ok(a * b))
    }

    fn __truediv__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, quotient)
    }

    fn __rtruediv__<'py>(&self, py: Python<'py>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.with(py, other, |a, b| quotient(b, a))
    }

    fn __pow__(&self, exponent: &Bound<'_, PyAny>, _modulus: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        if !exponent.is_instance_of::<PyInt>() {
            let name = exponent.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "an exponent is an int, for example Nimber(5) ** 3, not {name}"
            )));
        }
        let exponent = crate::numbers::big_from_int(exponent)?;
        self.nimber.integer_power(&exponent).map(Self::of).map_err(failed)
    }

    fn __neg__(&self) -> Self {
        *self
    }

    /// The square root; every nimber has exactly one.
    fn sqrt(&self) -> Self {
        Self::of(self.nimber.square_root())
    }

    /// 1 divided by the nimber.
    fn inverse(&self) -> PyResult<Self> {
        self.nimber.inverse().map(Self::of).map_err(failed)
    }

    /// The least n > 0 whose power is 1.
    fn order(&self) -> PyResult<u128> {
        self.nimber.order().map_err(failed)
    }

    /// The least n with base to the n equal to the nimber.
    fn log(&self, py: Python<'_>, base: &Bound<'_, PyAny>) -> PyResult<u128> {
        let base = Self::make(base)?;
        let own = self.nimber;
        py.detach(|| own.log(base.nimber)).map_err(failed)
    }

    /// The least d = 1, 2, 4, ... with the nimber below 2^d: the smallest field that holds it.
    #[getter]
    fn degree(&self) -> u32 {
        self.nimber.degree()
    }

    /// The nimbers x below 2^128 with x^2 + x equal to the nimber: none or two.
    fn roots(&self) -> Vec<Self> {
        self.nimber.roots().into_iter().flatten().map(Self::of).collect()
    }

    /// The sum of a, a^2, a^4, ... over the smallest field that holds the nimber a: 0 or 1.
    fn trace(&self) -> u128 {
        // The top bit of the field.
        self.nimber.get() >> (self.nimber.degree() - 1) & 1
    }

    fn __int__(&self) -> u128 {
        self.nimber.get()
    }

    fn __index__(&self) -> u128 {
        self.nimber.get()
    }

    fn __bool__(&self) -> bool {
        !self.nimber.is_zero()
    }

    fn __repr__(&self) -> String {
        format!("Nimber({})", self.nimber.get())
    }

    fn __str__(&self) -> String {
        self.nimber.to_string()
    }

    fn _repr_latex_(&self) -> String {
        format!("${{\\ast}}{}$", self.nimber.get())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (u128,)) {
        (slf.get_type().into_any(), (slf.get().nimber.get(),))
    }
}

/// A word as it lies in memory.
trait InMemory: Word {
    fn read(bytes: &[u8]) -> Self;
    fn write(self, into: &mut [u8]);
}

macro_rules! in_memory {
    ($($word:ty),*) => {$(
        impl InMemory for $word {
            fn read(bytes: &[u8]) -> Self {
                Self::from_ne_bytes(bytes.try_into().unwrap_or_default())
            }
            fn write(self, into: &mut [u8]) {
                into.copy_from_slice(&self.to_ne_bytes());
            }
        }
    )*};
}
in_memory!(u8, u16, u32, u64);

type Field<W> = zermelo::nimber::Nimber<W>;

/// What is done with arrays element by element.
#[derive(Clone, Copy)]
enum Operation {
    Sum,
    Product,
    Quotient,
    Power(u64),
    Root,
}

fn apply<W: InMemory>(operation: Operation, a: &[u8], b: &[u8]) -> Result<Vec<Field<W>>, NimberError> {
    let read = |bytes: &[u8]| -> Vec<Field<W>> {
        bytes.chunks_exact(size_of::<W>()).map(|word| Field::new(W::read(word))).collect()
    };
    let mut found = read(a);
    match operation {
        Operation::Sum => found.iter_mut().zip(read(b)).for_each(|(one, other)| *one += other),
        Operation::Product => Field::multiply_slices(&mut found, &read(b))?,
        Operation::Quotient => {
            for (one, other) in found.iter_mut().zip(read(b)) {
                *one = one.checked_div(other).ok_or(NimberError::DivisionByZero)?;
            }
        }
        Operation::Power(exponent) => found.iter_mut().for_each(|one| *one = one.power(exponent.into())),
        Operation::Root => found.iter_mut().for_each(|one| *one = one.square_root()),
    }
    Ok(found)
}

/// Elements between two looks at signals: some hundredths of a second for the slowest operation.
const BETWEEN_LOOKS: usize = 1 << 14;

/// The same on bytes, without the interpreter lock, piece by piece so that Ctrl-C ends it.
fn done<'py, W: InMemory>(
    py: Python<'py>,
    operation: Operation,
    a: &[u8],
    b: &[u8],
) -> PyResult<Bound<'py, PyBytes>> {
    if !b.is_empty() && a.len() != b.len() {
        return Err(PyValueError::new_err("the arrays differ in length"));
    }
    let step = BETWEEN_LOOKS * size_of::<W>();
    let mut found = Vec::with_capacity(a.len() / size_of::<W>());
    for start in (0..a.len()).step_by(step) {
        let end = (start + step).min(a.len());
        let other = b.get(start..end).unwrap_or_default();
        found.extend(py.detach(|| apply::<W>(operation, &a[start..end], other)).map_err(failed)?);
        py.check_signals()?;
    }
    PyBytes::new_with(py, a.len(), |bytes| {
        bytes.chunks_exact_mut(size_of::<W>()).zip(found).for_each(|(into, one)| one.get().write(into));
        Ok(())
    })
}

/// The place of the first element with the highest bit, which is negative where the integers are signed.
#[pyfunction]
pub(crate) fn first_negative(data: &[u8], width: usize) -> Option<usize> {
    let highest = if cfg!(target_endian = "little") { width.checked_sub(1)? } else { 0 };
    data.chunks_exact(width).position(|word| word[highest] >= 0x80)
}

/// Arrays of nimbers of `width` bytes: the sum, product, quotient, power or square root of each. `b` may be empty where only
/// one array is needed.
#[pyfunction]
pub(crate) fn nim_array<'py>(
    py: Python<'py>,
    operation: &str,
    width: usize,
    a: &[u8],
    b: &[u8],
    exponent: u64,
) -> PyResult<Bound<'py, PyBytes>> {
    let operation = match operation {
        "sum" => Operation::Sum,
        "product" => Operation::Product,
        "quotient" => Operation::Quotient,
        "power" => Operation::Power(exponent),
        _ => Operation::Root,
    };
    match width {
        1 => done::<u8>(py, operation, a, b),
        2 => done::<u16>(py, operation, a, b),
        4 => done::<u32>(py, operation, a, b),
        8 => done::<u64>(py, operation, a, b),
        _ => Err(PyValueError::new_err("arrays of nimbers have 1, 2, 4 or 8 bytes an element")),
    }
}
