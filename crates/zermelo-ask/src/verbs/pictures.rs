//! Positions as they are shown: boards as data, with the moves and the cells they touch; drawings.

use super::{bad_input, one_of, text_document};
use crate::{Question, Refusal};
use zermelo::answer::{picture_in, position_report, to_drawn_text, to_svg, to_tikz};
use zermelo::game::{Convention, Drawing, message};

pub(super) fn position(question: &Question) -> Result<String, Refusal> {
    let opened = question.open()?;
    let opened = match question.to_move()? {
        None => opened,
        player => opened.with_mover(player),
    };
    Ok(position_report(&opened, question.convention()).to_string())
}

pub(super) fn draw(question: &Question) -> Result<String, Refusal> {
    let opened = question.open()?;
    let language = question.language()?;
    let format = one_of(
        "format",
        question.request.options.format.as_deref(),
        "svg",
        &[("svg", "svg"), ("tikz", "tikz"), ("text", "text")],
    )?;
    let drawing = opened.game.drawing(&opened.position);
    let drawn = |draw: fn(&Drawing) -> String| {
        drawing.as_ref().map(draw).ok_or_else(|| {
            bad_input(message!("there is no drawing of this position of {game}", game = opened.name))
        })
    };
    let text = match format {
        "svg" => drawn(to_svg)?,
        "tikz" => drawn(to_tikz)?,
        _ => drawing.as_ref().map_or_else(
            || {
                let game = opened.game.as_ref();
                let picture = picture_in(language, game, &opened.position, Convention::Normal);
                picture.unwrap_or_else(|| opened.game.print(&opened.position))
            },
            to_drawn_text,
        ),
    };
    Ok(text_document(format, &text))
}
