//! `zermelo draw`.

use crate::arguments::{Arguments, Format};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, language, print, read_text, write_text};
use crate::question::open_text;
use clap::Args;
use std::path::Path;
use std::path::PathBuf;
use zermelo::answer::{picture_in, to_drawn_text, to_svg, to_tikz};
use zermelo::catalogue::OpenGame;
use zermelo::game::{Convention, Drawing, message};
use zermelo::language::in_english;

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// Draw a position: in characters, as SVG, or as `TikZ`
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo draw hackenbush 'e(ee;e)'\n  \
    zermelo draw hackenbush 'l(r;rl)' --svg tree.svg\n  \
    zermelo draw tictactoe 'xo./.x./..o' --tikz -")]
pub(crate) struct Draw {
    /// A game and a position; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// Write an SVG file ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,

    /// Write a LaTeX picture, with the package `TikZ` ('-' is standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) tikz: Option<PathBuf>,
}

pub(crate) fn run(draw: &Draw, arguments: &Arguments) -> Result<u8, Failure> {
    let text = text_of(&draw.question)?;
    let opened = under_limits(&arguments.shared, |limits| open_text(&text, limits))?;
    let drawing = written_drawing(&opened, &text).or_else(|| opened.game.drawing(&opened.position));
    if draw.svg.is_none() && draw.tikz.is_none() {
        return print(&as_text(&opened, drawing.as_ref()));
    }
    let drawing = drawing.ok_or_else(|| {
        Failure::said(&message!(
            "there is no drawing of this position of {game}\n  boards, strips, heaps and graphs are drawn in sizes that \
             can be read, for example: zermelo draw domineering 4x4 --svg -",
            game = opened.name
        ))
    })?;
    for (path, content) in [(&draw.svg, to_svg(&drawing)), (&draw.tikz, to_tikz(&drawing))] {
        if let Some(path) = path {
            write_text(path, &content)?;
        }
    }
    Ok(ANSWERED)
}

/// The words as one text, the last of which may be `-` for standard input.
fn text_of(words: &[String]) -> Result<String, Failure> {
    let mut text = words.join(" ");
    if let Some((last, before)) = words.split_last()
        && last == "-"
    {
        text = format!("{} {}", before.join(" "), read_text(Path::new("-"))?);
    }
    Ok(text.trim().to_owned())
}

/// The drawing with the names that stand in the text, where the game keeps them.
fn written_drawing(opened: &OpenGame, text: &str) -> Option<Drawing> {
    let text = &in_english(text);
    let position = if opened.name == "sum" { text } else { text.split_once(char::is_whitespace)?.1 };
    opened.game.drawing_as_written(position)
}

/// The drawing in characters, or the game's own picture, or else the position as it is written.
fn as_text(opened: &OpenGame, drawing: Option<&Drawing>) -> String {
    if let Some(drawing) = drawing {
        return to_drawn_text(drawing);
    }
    let picture = picture_in(language(), opened.game.as_ref(), &opened.position, Convention::Normal);
    let mut text = picture.unwrap_or_else(|| opened.game.print(&opened.position));
    text.push('\n');
    text
}
