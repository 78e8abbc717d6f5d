//! Which command prints in which format: help, completions and the parser know of those only.

use crate::arguments::{Arguments, Format, choice_among};
use crate::output::{Failure, language, say};
use crate::refused_arguments;
use crate::verbs::formats_of;
use clap::builder::PossibleValue;
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;
use zermelo::game::{Choice, message};
use zermelo::language::Language;

/// The command line as the program understands it.
pub(crate) fn command() -> Command {
    let command = Arguments::command();
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = names.into_iter().fold(command, |command, name| {
        let formats = formats_of(&name);
        command.mut_subcommand(name, |sub| sub.arg(format_argument(formats)))
    });
    if language() == Language::English { command } else { in_language(command) }
}

/// The command line with the headings of its help, and the first lines, in the language of what is printed.
fn in_language(mut command: Command) -> Command {
    // What clap adds by itself is there from now on.
    command.build();
    said(command)
}

fn said(mut command: Command) -> Command {
    let in_words = |text: &str| say(&text.trim_end_matches('.').into());
    let heading = |text: &str| in_words(text).trim_end_matches([':', '：']).to_owned();
    if let Some(about) = command.get_about().map(ToString::to_string) {
        let long = command.get_long_about().map(ToString::to_string);
        command = command.about(in_words(&about));
        if let Some(long) = long {
            let paragraphs: Vec<String> = long.split("\n\n").map(in_words).collect();
            command = command.long_about(paragraphs.join("\n\n"));
        }
    }
    if let Some(after) = command.get_after_help().map(ToString::to_string) {
        let paragraphs = after.split("\n\n").map(|paragraph| match paragraph.strip_prefix("Examples:") {
            Some(examples) => format!("{}:{examples}", heading("Examples")),
            None => in_words(paragraph),
        });
        command = command.after_help(paragraphs.collect::<Vec<_>>().join("\n\n"));
    }
    let usage = say(&message!("Usage:"));
    command
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(heading("Commands"))
        .mut_args(|arg| {
            let under = match arg.get_help_heading() {
                Some(under) => heading(under),
                None if arg.is_positional() => heading("Arguments"),
                None => heading("Options"),
            };
            let [short, long] = [arg.get_help(), arg.get_long_help()]
                .map(|told| told.map(|told| in_words(&told.to_string())));
            with_values(arg.help_heading(under), short.unwrap_or_default(), long)
        })
        .mut_subcommands(said)
}

/// An argument with its help and, where it has them, its default and its values, in the language of what is printed.
fn with_values(arg: Arg, short: String, long: Option<String>) -> Arg {
    let takes_values = arg.get_action().takes_values();
    let values =
        if takes_values && !arg.is_hide_possible_values_set() { arg.get_possible_values() } else { vec![] };
    let values: Vec<PossibleValue> = values.into_iter().filter(|value| !value.is_hide_set()).collect();
    let defaults =
        if takes_values && !arg.is_hide_default_value_set() { arg.get_default_values() } else { &[] };
    let defaults: Vec<_> = defaults.iter().map(|value| value.to_string_lossy()).collect();
    let default =
        (!defaults.is_empty()).then(|| say(&message!("[default: {value}]", value = defaults.join(" "))));
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let named =
        (!names.is_empty()).then(|| say(&message!("[possible values: {values}]", values = names.join(", "))));
    let is_explained = values.iter().any(|value| value.get_help().is_some());
    let explained: Vec<String> = values.iter().filter(|_| is_explained).map(line_of).collect();
    let in_a_line: Vec<String> =
        [Some(short.clone()), default.clone(), named.clone()].into_iter().flatten().collect();
    let arg = arg.help(in_a_line.join(" ")).hide_possible_values(true).hide_default_value(true);
    if long.is_none() && explained.is_empty() {
        return arg;
    }
    let list = if explained.is_empty() {
        named
    } else {
        Some(format!("{}\n{}", say(&message!("Possible values:")), explained.join("\n")))
    };
    let paragraphs: Vec<String> =
        [Some(long.unwrap_or(short)), list, default].into_iter().flatten().collect();
    arg.long_help(paragraphs.join("\n\n"))
}

/// A value with what it means, where this is told.
fn line_of(value: &PossibleValue) -> String {
    match value.get_help() {
        Some(help) => format!("- {}: {}", value.get_name(), say(&help.to_string().into())),
        None => format!("- {}", value.get_name()),
    }
}

/// `--format` with some of its values. An argument of a command takes the place of the one that all have.
fn format_argument(formats: &'static [Format]) -> Arg {
    Arg::new("format")
        .long("format")
        .value_name("FORMAT")
        .help("How to print the answer")
        .help_heading("Output")
        .default_value("text")
        .value_parser(choice_among(formats.iter().copied()))
        .hide(formats.len() == 1)
}

/// The arguments of the command line; ends the process where they ask for help, and where they are wrong and failures are to
/// be text. `--format` may also stand before the command, where all formats are read: one that the command does not have is
/// refused here.
pub(crate) fn parse(words: Vec<OsString>, failures_as: Format) -> Result<Arguments, Failure> {
    let read = |matches: &ArgMatches| {
        Arguments::from_arg_matches(matches).map_err(|error| error.format(&mut command()))
    };
    let parsed = command().try_get_matches_from(words);
    match parsed.and_then(|matches| read(&matches).map(|arguments| (matches, arguments))) {
        Ok((matches, arguments)) => {
            matches.subcommand_name().map_or(Ok(()), |name| refuse_format(name, arguments.shared.format))?;
            Ok(arguments)
        }
        Err(error) if error.use_stderr() && failures_as == Format::Json => {
            Err(Failure::bad_input(error.to_string().trim_end()))
        }
        Err(error) => match refused_arguments::in_words(&error) {
            Some(what) if language() != Language::English => Err(Failure::said(&what)),
            _ => error.exit(),
        },
    }
}

fn refuse_format(command: &str, format: Format) -> Result<(), Failure> {
    let formats = formats_of(command);
    if formats.contains(&format) {
        return Ok(());
    }
    let names: Vec<&str> = formats.iter().map(|format| format.choice_word()).collect();
    Err(Failure::said(&message!(
        "'{command}' does not have --format {format}\n  it has: {names}",
        command,
        format = format.choice_word(),
        names = names.join(", ")
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(line: &str) -> Option<Format> {
        let matches = command().try_get_matches_from(line.split(' ')).ok()?;
        Some(Arguments::from_arg_matches(&matches).ok()?.shared.format)
    }

    #[test]
    fn a_format_is_taken_where_the_command_has_it() {
        command().debug_assert();
        assert_eq!(format("zermelo graph f"), Some(Format::Text));
        assert_eq!(format("zermelo graph f --format csv"), Some(Format::Csv));
        assert_eq!(format("zermelo --format json graph f"), Some(Format::Json));
        assert_eq!(format("zermelo value 1 --format latex"), Some(Format::Latex));
        assert_eq!(format("zermelo solve nim 3 --format json"), Some(Format::Json));
        assert_eq!(format("zermelo solve nim 3 --format latex"), None);
        assert_eq!(format("zermelo value 1 --format csv"), None);
        // What has no other form than text does not offer one.
        assert_eq!(format("zermelo draw nim 3 --format json"), None);
    }

    /// Signs in braces would be taken for marks of the help's own.
    #[test]
    fn braces_stand_in_help() {
        let help = command().find_subcommand_mut("repl").unwrap().render_help().to_string();
        assert!(help.contains("clobber(2x{k})"), "{help}");
    }
}
