//! `zermelo thermograph`.

use crate::arguments::{Arguments, Format, parse_threads};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, language, print, print_text, read_text, write_text};
use crate::surroundings::{ProgramFiles, with_parameters};
use clap::Args;
use std::num::NonZeroUsize;
use std::path::Path;
use std::path::PathBuf;
use zermelo::answer::{
    subject_thermograph, thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz,
};
use zermelo::game::message;
use zermelo::solve::Limits;
use zermelo::value::{Store, Thermograph as Walls};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// The thermograph of a game: mean, temperature, stops, and both walls; as text, as SVG, or as `TikZ`
#[derive(Args, Debug)]
#[command(
    after_help = "Positive scores lie to the left, temperatures go up from -1; Left's wall is blue, Right's is red.\n\n\
    Examples:\n  \
    zermelo thermograph '{3|1||-2}'\n  \
    zermelo thermograph domineering 4x4\n  \
    zermelo thermograph clobber 'xo.|oxx' --svg clobber.svg\n  \
    zermelo thermograph '{5|2||0|-7}' --tikz walls.tex --text\n  \
    zermelo thermograph '{2|-1}' --format json"
)]
pub(crate) struct Thermograph {
    /// An expression, or a game and a position, or a sum of them; '-' reads the rest from standard input, and '--' stands
    /// before an expression that begins with a minus
    #[arg(required = true, value_name = "SUBJECT", allow_negative_numbers = true)]
    pub(crate) subject: Vec<String>,

    /// Write an SVG file ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,

    /// Write a LaTeX picture, with the package `TikZ` ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) tikz: Option<PathBuf>,

    /// Print the text as well when a file is written
    #[arg(long)]
    pub(crate) text: bool,

    /// Threads to compute with; the answer does not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,
}

pub(crate) fn run(thermograph: &Thermograph, arguments: &Arguments) -> Result<u8, Failure> {
    let has_files = thermograph.svg.is_some() || thermograph.tikz.is_some();
    let is_json = arguments.shared.format == Format::Json;
    let has_report = thermograph.text || is_json || !has_files;
    refuse_mixture(thermograph, has_report)?;
    let subject = read_subject(&thermograph.subject)?;
    let walls = under_limits(&arguments.shared, |limits| compute(&subject, thermograph.threads, limits))?;
    if let Some(path) = &thermograph.svg {
        write_text(path, &thermograph_to_svg(&walls))?;
    }
    if let Some(path) = &thermograph.tikz {
        write_text(path, &thermograph_to_tikz(&walls))?;
    }
    if is_json {
        print(&thermograph_to_json(&walls, &subject))?;
    } else if has_report {
        print_text(&thermograph_to_text(&walls, language()))?;
    }
    Ok(ANSWERED)
}

/// Standard output takes one thing only.
fn refuse_mixture(thermograph: &Thermograph, has_report: bool) -> Result<(), Failure> {
    let pictures = [&thermograph.svg, &thermograph.tikz].into_iter().flatten();
    let printed = pictures.filter(|path| path.as_os_str() == "-").count() + usize::from(has_report);
    if printed <= 1 {
        return Ok(());
    }
    Err(Failure::said(&message!(
        "standard output can take one of the SVG, the TikZ and the text\n  \
         name a file for the others, for example: {command}",
        command = "zermelo thermograph '{2|-1}' --svg walls.svg --tikz -"
    )))
}

/// The words as one text, the last of which may be `-` for standard input.
fn read_subject(words: &[String]) -> Result<String, Failure> {
    let text = match words.split_last() {
        Some((last, before)) if last == "-" => {
            format!("{} {}", before.join(" "), read_text(Path::new("-"))?)
        }
        _ => words.join(" "),
    };
    Ok(text.trim().to_owned())
}

fn compute(subject: &str, threads: NonZeroUsize, limits: &Limits) -> Result<Walls, Failure> {
    let store = Store::within(limits);
    Ok(subject_thermograph(&with_parameters(subject), &ProgramFiles, &store, limits, threads)?)
}
