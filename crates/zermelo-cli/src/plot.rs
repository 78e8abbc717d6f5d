//! Plots of Grundy sequences as SVG.

use crate::output::Failure;
use plotters::prelude::{
    BLACK, ChartBuilder, Circle, IntoDrawingArea, RGBColor, SVGBackend, ShapeStyle, WHITE,
};
use std::path::Path;
use zermelo::answer::SequenceReport;

/// More points cannot be told apart.
const MOST_POINTS: u64 = 20_000;
const SIZE: (u32, u32) = (1000, 600);
const COMMON: RGBColor = RGBColor(0x2B, 0x5C, 0x8A);
const RARE: RGBColor = RGBColor(0xC8, 0x33, 0x2B);

/// Draws the values against the heap sizes, rare heaps in red.
pub(crate) fn write(path: &Path, code: &str, report: &SequenceReport) -> Result<(), Failure> {
    let points = report.points(MOST_POINTS);
    let last = points.iter().map(|point| point.0).max().unwrap_or(0).max(1);
    let greatest = points.iter().map(|point| point.1).max().unwrap_or(0).max(1);
    let mut svg = String::new();
    let draw = |svg: &mut String| -> Result<(), Box<dyn std::error::Error>> {
        let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&area)
            .caption(format!("Grundy values of {code}"), ("sans-serif", 22))
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(50)
            .build_cartesian_2d(0..last + 1, 0..greatest + 1)?;
        chart.configure_mesh().disable_mesh().x_desc("heap").y_desc("value").axis_style(BLACK).draw()?;
        // Rare heaps last, so that they are seen.
        for rare in [false, true] {
            let color = if rare { RARE } else { COMMON };
            let style = ShapeStyle::from(color).filled();
            let of_kind = points.iter().filter(|point| point.2 == rare);
            chart.draw_series(
                of_kind.map(|point| Circle::new((point.0, point.1), if rare { 2 } else { 1 }, style)),
            )?;
        }
        area.present()?;
        Ok(())
    };
    draw(&mut svg).map_err(|error| Failure::bad_input(format!("the plot cannot be drawn: {error}")))?;
    std::fs::write(path, svg)
        .map_err(|error| Failure::bad_input(format!("{} cannot be written: {error}", path.display())))
}
