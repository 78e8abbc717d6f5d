//! `zermelo completions`.

use crate::arguments::{Arguments, Format};
use crate::formats;
use crate::output::{Failure, print_bytes};
use clap::Args;

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// Print a completion script for a shell
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell
    shell: clap_complete::Shell,
}

pub(crate) fn run(asked: &Completions, _: &Arguments) -> Result<u8, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut formats::command(), "zermelo", &mut script);
    print_bytes(&script)
}
