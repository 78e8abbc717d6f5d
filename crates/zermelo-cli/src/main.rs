//! The program `zermelo`: arguments in, answers out. All mathematics is in the library.
//!
//! Standard output carries the answer, standard error the talk. Exit codes: 0 answered; 1 the answer to a yes/no
//! question is no; 2 bad input; 3 a limit stopped it, and what is known was printed.

mod arguments;
mod batch;
mod certificate;
mod completions;
mod conjecture;
mod contest;
mod database;
mod dialogue;
mod draw;
mod eval;
mod explain;
mod explore;
mod formats;
mod games;
mod graph;
mod history;
mod implied;
mod known_tables;
mod limits;
mod longest_line;
mod man;
mod misere;
mod output;
mod page;
mod play;
mod question;
mod quiz;
mod refused_arguments;
mod repl;
mod review;
mod rules;
mod sequence;
mod serve;
mod solve;
mod surroundings;
mod table;
mod table_on_cluster;
mod table_on_disk;
mod test;
mod thermograph;
mod tree;
mod value;
mod verbs;
mod verify;

use arguments::Format;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    surroundings::survive_file_size_limit();
    let words: Vec<OsString> = std::env::args_os().map(marked_as_expression).collect();
    let format = if asks_for_json(&words) { Format::Json } else { Format::Text };
    output::choose_language(&words);
    let arguments = match formats::parse(implied::with_command(words), format) {
        Ok(arguments) => arguments,
        Err(failure) => return failure.report(format),
    };
    output::choose_color(arguments.shared.color);
    output::limit_input(&arguments.shared);
    surroundings::set_parameters(&arguments.shared.set);
    if let Err(failure) = limits::check(&arguments.shared) {
        return failure.report(format);
    }
    match arguments.verb.run(&arguments) {
        Ok(code) => ExitCode::from(code),
        Err(failure) => failure.report(arguments.shared.format),
    }
}

/// Whether the command line asks for JSON, also where it cannot be read otherwise.
fn asks_for_json(words: &[OsString]) -> bool {
    let is_apart = words.windows(2).any(|pair| pair[0] == "--format" && pair[1] == "json");
    is_apart || words.iter().any(|word| word == "--format=json")
}

/// Expressions may begin with a minus; a blank before it keeps them from being taken for options, which have a second minus
/// there, or a letter and no signs behind it.
fn marked_as_expression(argument: OsString) -> OsString {
    let is_expression = argument.to_str().and_then(|text| text.strip_prefix('-')).is_some_and(|rest| {
        let is_no_option = match rest.chars().next() {
            None | Some('-') => false,
            Some(first) if first.is_ascii_alphabetic() => {
                matches!(rest, "on" | "off" | "over" | "under" | "upon" | "omega")
                    || rest.contains([' ', '+', '*', '^', '{', '('])
            }
            Some(_) => true,
        };
        is_no_option && rest.parse::<f64>().is_err()
    });
    if !is_expression {
        return argument;
    }
    let mut marked = OsString::from(" ");
    marked.push(argument);
    marked
}
