//! The compiled part of the Python package `zermelo`: values, positions and answers. The part in Python, under `python/`,
//! gives it its final form.

#![allow(
    clippy::needless_pass_by_value,
    clippy::redundant_closure_for_method_calls,
    clippy::option_option,
    reason = "arguments come from Python by value; methods alone are less general in their lifetimes than closures; what is \
              known of what there may not be has two layers"
)]

mod answers;
mod errors;
mod game;
mod nimber;
mod numbers;
mod python_game;
mod store;
mod surroundings;
mod thermograph;
mod value;
mod work;

use pyo3::prelude::*;

/// Values, positions and answers of combinatorial games.
#[pymodule]
mod _zermelo {
    use super::{Bound, PyModule, PyResult};

    #[pymodule_export]
    use super::answers::{
        SequenceData, certificate, check, explain, glossary_words, graph, misere_answer, position_value,
        sequence, solve, table, value_answer, write_proof,
    };
    #[pymodule_export]
    use super::game::{
        Position, catalogue_entries, open_position, python_position, rule_files, sum_position,
    };
    #[pymodule_export]
    use super::nimber::{Nimber, first_negative, nim_array};
    #[pymodule_export]
    use super::python_game::Rules;
    #[pymodule_export]
    use super::store::Store;
    #[pymodule_export]
    use super::thermograph::Thermograph;
    #[pymodule_export]
    use super::value::{Value, evaluate, value_functions};
    #[pymodule_export]
    use super::work::{Bounds, after_fork_in_child, after_fork_in_parent, before_fork};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::work::keep_panics();
        pyo3::types::PyModuleMethods::add(module, "__version__", env!("CARGO_PKG_VERSION"))
    }
}
