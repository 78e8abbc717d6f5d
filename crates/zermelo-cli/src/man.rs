//! `zermelo man`.

use crate::arguments::{Arguments, Format};
use crate::formats;
use crate::output::{Failure, print_bytes};
use clap::Args;

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// Print the manual page
#[derive(Args, Debug)]
pub(crate) struct Man {}

pub(crate) fn run(_: &Man, _: &Arguments) -> Result<u8, Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(formats::command())
        .render(&mut page)
        .map_err(|error| Failure::bad_input(error.to_string()))?;
    print_bytes(&page)
}
