//! Thermographs as Python objects: exact walls, pictures, JSON.

use crate::numbers::{fraction, required_dyadic};
use crate::value::Value;
use pyo3::prelude::*;
use zermelo::answer::{thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz};
use zermelo::language::Language;
use zermelo::value::{self, Script};

/// The left and the right score of a game cooled by t, for every t from -1 on.
#[pyclass(frozen, module = "zermelo._zermelo", eq)]
pub(crate) struct Thermograph {
    pub(crate) walls: value::Thermograph,
    /// What it is the thermograph of.
    pub(crate) subject: Value,
}

impl PartialEq for Thermograph {
    fn eq(&self, other: &Self) -> bool {
        self.walls == other.walls
    }
}

/// A temperature and the score there.
type Point<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

fn corners<'py>(py: Python<'py>, wall: &value::Wall) -> PyResult<Vec<Point<'py>>> {
    let point =
        |corner: &value::Corner| Ok((fraction(py, &corner.temperature)?, fraction(py, &corner.score)?));
    wall.corners().iter().map(point).collect()
}

#[pymethods]
impl Thermograph {
    /// Where the mast stands.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, self.walls.mean())
    }

    /// Where the mast begins.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, self.walls.temperature())
    }

    /// The corners of the left wall, as pairs of temperature and score, from temperature -1 up.
    #[getter]
    fn left_wall<'py>(&self, py: Python<'py>) -> PyResult<Vec<Point<'py>>> {
        corners(py, &self.walls.left)
    }

    /// The corners of the right wall.
    #[getter]
    fn right_wall<'py>(&self, py: Python<'py>) -> PyResult<Vec<Point<'py>>> {
        corners(py, &self.walls.right)
    }

    /// The left score at a temperature from -1 on.
    fn left_score<'py>(
        &self,
        py: Python<'py>,
        temperature: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.walls.left.score_at(&required_dyadic(temperature)?))
    }

    /// The right score at a temperature from -1 on.
    fn right_score<'py>(
        &self,
        py: Python<'py>,
        temperature: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.walls.right.score_at(&required_dyadic(temperature)?))
    }

    /// The drawing as SVG.
    fn svg(&self) -> String {
        thermograph_to_svg(&self.walls)
    }

    /// The drawing for `TikZ`.
    fn tikz(&self) -> String {
        thermograph_to_tikz(&self.walls)
    }

    /// The walls as JSON, in the form of the schema zermelo/thermograph/1.
    fn json(&self, py: Python<'_>) -> PyResult<String> {
        Ok(thermograph_to_json(&self.walls, &self.subject.text(py, Script::Ascii)?))
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        thermograph_to_text(&self.walls, Language::English)
    }

    fn __repr__(&self) -> String {
        format!("<{}>", self.walls)
    }
}
