//! `zermelo thermograph`.

use crate::arguments::{Arguments, Format, Thermograph};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, language, print, print_text, read_text, write_text};
use crate::surroundings::{ProgramFiles, with_parameters};
use std::num::NonZeroUsize;
use std::path::Path;
use zermelo::answer::{
    subject_thermograph, thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz,
};
use zermelo::game::message;
use zermelo::solve::Limits;
use zermelo::value::{Store, Thermograph as Walls};

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
