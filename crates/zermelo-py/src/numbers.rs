//! Exact numbers between Python and the library: int and Fraction on one side, dyadic rationals and nimbers on the other.

use crate::errors;
use dashu_int::{IBig, UBig};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyFloat, PyInt, PyString, PyType};
use zermelo::value::Dyadic;

fn fraction_class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "fractions", "Fraction")
}

/// An int of any size. Hexadecimal digits have no limit on their number, as decimal ones have.
pub(crate) fn big_from_int(number: &Bound<'_, PyAny>) -> PyResult<IBig> {
    if let Ok(small) = number.extract::<i64>() {
        return Ok(IBig::from(small));
    }
    let digits: String = number.call_method1("__format__", ("x",))?.extract()?;
    IBig::from_str_radix(&digits, 16).map_err(|error| PyValueError::new_err(error.to_string()))
}

pub(crate) fn int_from_big<'py>(py: Python<'py>, number: &IBig) -> PyResult<Bound<'py, PyAny>> {
    if let Ok(small) = i64::try_from(number) {
        return Ok(small.into_pyobject(py)?.into_any());
    }
    py.get_type::<PyInt>().call1((number.in_radix(16).to_string(), 16))
}

/// A Fraction.
pub(crate) fn fraction<'py>(py: Python<'py>, number: &Dyadic) -> PyResult<Bound<'py, PyAny>> {
    let denominator = IBig::from(UBig::ONE << number.exponent() as usize);
    let parts = (int_from_big(py, number.numerator())?, int_from_big(py, &denominator)?);
    fraction_class(py)?.call1(parts)
}

/// The number that an int or a Fraction is, `None` for other types. Floats are refused, and Fractions that are not games.
pub(crate) fn dyadic(number: &Bound<'_, PyAny>) -> PyResult<Option<Dyadic>> {
    if number.is_instance_of::<PyInt>() {
        return big_from_int(number).map(|number| Some(Dyadic::integer(number)));
    }
    if number.is_instance_of::<PyFloat>() {
        return Err(errors::inexact(number));
    }
    if number.is_instance_of::<PyString>() || !number.is_instance(fraction_class(number.py())?)? {
        return Ok(None);
    }
    let numerator = big_from_int(&number.getattr("numerator")?)?;
    let denominator = big_from_int(&number.getattr("denominator")?)?;
    let denominator = UBig::try_from(denominator).unwrap_or(UBig::ONE);
    let found = Dyadic::fraction(&numerator, &denominator);
    found.map(Some).ok_or_else(|| {
        PyValueError::new_err(format!(
            "{numerator}/{denominator} is not a game: only fractions over powers of 2 are, such as 3/4"
        ))
    })
}

/// The number that an int, a Fraction or a text is.
pub(crate) fn required_dyadic(number: &Bound<'_, PyAny>) -> PyResult<Dyadic> {
    if let Some(found) = dyadic(number)? {
        return Ok(found);
    }
    if let Ok(text) = number.cast::<PyString>() {
        let found = fraction_class(number.py())?.call1((text,))?;
        return required_dyadic(&found);
    }
    Err(PyTypeError::new_err("expected an int, a Fraction, or a number as text such as \"3/4\""))
}

/// What Python's `hash` gives for a number, so that equal ints, Fractions and values have equal hashes: it is computed
/// modulo the prime 2^61 - 1, in which 2^61 = 1.
pub(crate) fn python_hash(number: &Dyadic) -> isize {
    const MODULUS: u64 = (1 << 61) - 1;
    let numerator = number.numerator();
    let rest = match i64::try_from(numerator) {
        Ok(small) => small.unsigned_abs() % MODULUS,
        Err(_) => {
            let (_, size) = numerator.clone().into_parts();
            u64::try_from(size % UBig::from(MODULUS)).unwrap_or(0)
        }
    };
    let turn = (61 - number.exponent() % 61) % 61;
    let product = u128::from(rest) << turn;
    let mut hash = (product % u128::from(MODULUS)) as i64;
    if number.signum() < 0 {
        hash = -hash;
    }
    // -1 says in C that there was an error.
    (if hash == -1 { -2 } else { hash }) as isize
}
