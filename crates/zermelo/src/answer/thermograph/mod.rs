//! Thermographs for the reader: as text, as JSON (`docs/schema/thermograph-1.json`), and as pictures for print. Positive
//! scores lie to the left and temperatures go up from −1, as in Winning Ways.

mod picture;
mod text;

pub use picture::{thermograph_to_svg, thermograph_to_tikz};
pub use text::{thermograph_to_json, thermograph_to_text};

use crate::value::{Dyadic, Thermograph, Wall};
use zermelo_core::Arrange;

/// The temperatures at which one of the walls turns, and that of the mast's foot, ascending.
fn temperatures(thermograph: &Thermograph) -> Vec<Dyadic> {
    let walls = [&thermograph.left, &thermograph.right];
    let corners = walls.into_iter().flat_map(Wall::corners);
    let mut all: Vec<Dyadic> = corners.map(|corner| corner.temperature.clone()).collect();
    all.push(thermograph.temperature().clone());
    all.arrange();
    all.dedup();
    all
}

/// The points of a wall from temperature −1 up to the foot of the mast, as scores and temperatures.
fn points_of<'a>(thermograph: &Thermograph, wall: &'a Wall) -> Vec<(Dyadic, Dyadic)> {
    let corner = |corner: &'a crate::value::Corner| (corner.score.clone(), corner.temperature.clone());
    let mut points: Vec<(Dyadic, Dyadic)> = wall.corners().iter().map(corner).collect();
    let foot = (thermograph.mean().clone(), thermograph.temperature().clone());
    if points.last() != Some(&foot) {
        points.push(foot);
    }
    points
}

/// The score with Left and with Right moving first: the score of the walls at temperature 0, by which every number has
/// become its mast.
fn stops(thermograph: &Thermograph) -> [Dyadic; 2] {
    [&thermograph.left, &thermograph.right].map(|wall| wall.score_at(&Dyadic::ZERO))
}
