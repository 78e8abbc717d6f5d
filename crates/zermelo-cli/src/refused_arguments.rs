//! What is wrong with a command line, in other languages than that of the parser, which tells it in English.

use clap::error::{ContextKind, Error, ErrorKind};
use std::error::Error as _;
use zermelo::game::{Message, message};

/// Why a value is refused: numbers out of their range are told by the parser alone.
fn why(text: String) -> Message {
    match text.split_once(" is not in ") {
        Some((value, range)) => message!("{value} is not in {range}", value, range),
        None => text.into(),
    }
}

/// The errors that people meet, as messages; `None` for others, which stay in English as a whole.
pub(crate) fn in_words(error: &Error) -> Option<Message> {
    let context = |kind| error.get(kind).map(ToString::to_string);
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    Some(match error.kind() {
        ErrorKind::MissingRequiredArgument => {
            message!("these arguments are missing: {arguments}", arguments = argument?)
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            message!("a value is missing for '{argument}'", argument = argument?)
        }
        ErrorKind::InvalidValue => message!(
            "'{value}' is not a value of '{argument}'\n  it has: {values}",
            value,
            argument = argument?,
            values = context(ContextKind::ValidValue)?
        ),
        ErrorKind::ValueValidation => message!(
            "'{value}' is not a value of '{argument}'\n  {why}",
            value,
            argument = argument?,
            why => why(error.source()?.to_string())
        ),
        ErrorKind::UnknownArgument => match context(ContextKind::SuggestedArg) {
            Some(near) => message!(
                "there is no argument '{argument}'\n  did you mean '{near}'?",
                argument = argument?,
                near
            ),
            None => message!("there is no argument '{argument}'", argument = argument?),
        },
        ErrorKind::ArgumentConflict => message!(
            "'{argument}' cannot be used with '{other}'",
            argument = argument?,
            other = context(ContextKind::PriorArg)?
        ),
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand)?;
            match context(ContextKind::SuggestedSubcommand) {
                Some(near) => message!("there is no command '{name}'\n  did you mean '{near}'?", name, near),
                None => message!("there is no command '{name}'\n  all commands: zermelo --help", name),
            }
        }
        ErrorKind::MissingSubcommand => message!("the command is missing\n  all commands: zermelo --help"),
        ErrorKind::TooManyValues => {
            message!("'{argument}' does not take the value '{value}'", argument = argument?, value)
        }
        _ => return None,
    })
}
