//! `zermelo draw`.

use crate::arguments::{Arguments, Draw, Format};
use crate::output::{ANSWERED, Failure, print, read_text};
use std::path::Path;
use zermelo::answer::{to_drawn_text, to_svg, to_tikz};
use zermelo::catalogue::{self, OpenGame};
use zermelo::game::{Convention, Drawing};

pub(crate) fn run(draw: &Draw, arguments: &Arguments) -> Result<u8, Failure> {
    if arguments.shared.format == Format::Json {
        return Err(Failure::bad_input(
            "a drawing is not JSON\n  say --svg FILE or --tikz FILE, for example: zermelo draw hackenbush 'e(ee;e)' --svg -",
        ));
    }
    let opened = open(&draw.question)?;
    let drawing = opened.game.drawing(&opened.position);
    if draw.svg.is_none() && draw.tikz.is_none() {
        return print(&as_text(&opened, drawing.as_ref()));
    }
    let drawing = drawing.ok_or_else(|| {
        Failure::bad_input(format!(
            "there is no drawing of this position of {}, or it would be too large\n  without --svg and --tikz it is written in \
             characters",
            opened.name
        ))
    })?;
    for (path, content) in [(&draw.svg, to_svg(&drawing)), (&draw.tikz, to_tikz(&drawing))] {
        match path {
            Some(path) if path.as_os_str() == "-" => print(&content)?,
            Some(path) => write(path, &content)?,
            None => ANSWERED,
        };
    }
    Ok(ANSWERED)
}

fn open(words: &[String]) -> Result<OpenGame, Failure> {
    let mut text = words.join(" ");
    if let Some((last, before)) = words.split_last()
        && last == "-"
    {
        text = format!("{} {}", before.join(" "), read_text(Path::new("-"))?);
    }
    catalogue::open(text.trim_end()).map_err(Failure::bad_input)
}

/// The drawing in characters, or the game's own picture, or else the position as it is written.
fn as_text(opened: &OpenGame, drawing: Option<&Drawing>) -> String {
    if let Some(drawing) = drawing {
        return to_drawn_text(drawing);
    }
    let picture = opened.game.picture(&opened.position, Convention::Normal);
    let mut text = picture.unwrap_or_else(|| opened.game.print(&opened.position));
    text.push('\n');
    text
}

fn write(path: &Path, content: &str) -> Result<u8, Failure> {
    std::fs::write(path, content)
        .map(|()| ANSWERED)
        .map_err(|error| Failure::bad_input(format!("{} cannot be written: {error}", path.display())))
}
