//! `zermelo rules`: beginning a rule file, checking it, showing what it declares.

use crate::arguments::{Arguments, Format};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, language, print, print_json, print_text, say};
use crate::surroundings::ProgramFiles;
use clap::{Args, Subcommand};
use serde_json::json;
use std::borrow::Cow;
use zermelo::answer::{ExampleError, example_answer};
use zermelo::game::{Message, message};
use zermelo::language::Language;
use zermelo::rules::reader::{RuleFile, Settings};
use zermelo::rules::words::in_words;
use zermelo::rules::{Effort, game_of, open_file};
use zermelo_rule_files::{FILES, find, title_of};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// Rule files: games written down in a few lines
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo rules new --grid > mine.star\n  \
    zermelo rules check mine.star\n  \
    zermelo rules show mine.star\n  \
    zermelo rules show mine.star --format json\n  \
    zermelo rules list\n  \
    zermelo solve ./mine.star 3x3\n  \
    zermelo solve connect-four 4x4")]
pub(crate) struct Rules {
    #[command(subcommand)]
    pub(crate) command: RulesCommand,
}

/// What to do with rule files.
#[derive(Subcommand, Debug)]
pub(crate) enum RulesCommand {
    /// Print a rule file to begin with
    New(RulesFrame),
    /// Try the claims of rule files at length, and play their examples
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Show what a rule file declares, in words and as JSON
    Show {
        /// The file
        file: String,
    },
    /// Print how rule files are written
    Doc,
    /// List the rule files that come with the program, or print one
    List {
        /// The file to print
        file: Option<String>,
    },
}

/// What the game is played on.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub(crate) struct RulesFrame {
    /// Heaps of tokens
    #[arg(long)]
    pub(crate) heap: bool,
    /// A row of cells
    #[arg(long)]
    pub(crate) strip: bool,
    /// Rows and columns of cells
    #[arg(long)]
    pub(crate) grid: bool,
    /// The vertices of a graph
    #[arg(long)]
    pub(crate) graph: bool,
    /// Anything, by functions
    #[arg(long)]
    pub(crate) free: bool,
}

pub(crate) fn run(rules: &Rules, arguments: &Arguments) -> Result<u8, Failure> {
    let is_json = arguments.shared.format == Format::Json;
    match &rules.command {
        RulesCommand::New(frame) => print_text(&template(frame)),
        RulesCommand::Doc => print_text(doc(language())),
        RulesCommand::List { file: Some(file) } => print_text(shipped(file)?),
        RulesCommand::List { file: None } if is_json => {
            let list = FILES.iter().map(|(file, text)| json!({ "file": file, "game": title_of(text) }));
            print_json(&list.collect())
        }
        RulesCommand::List { file: None } => print_text(&list()),
        RulesCommand::Show { file } => {
            let (read, opened) = open(file, &arguments.shared.set)?;
            let start = read.start.clone();
            let position = start.as_deref().and_then(|text| opened.parse_question(text).ok());
            let sample =
                position.or_else(|| SAMPLES.iter().find_map(|text| opened.parse_question(text).ok()));
            let sample_rules = sample.and_then(|(position, _)| opened.declared(&position));
            let declared = sample_rules.as_ref().map(|declared| declared.to_json());
            if is_json {
                return match declared {
                    Some(declared) => print(&format!("{declared}\n")),
                    None => Err(Failure::said(&message!(
                        "{file}: its rules are functions, which are not data",
                        file
                    ))),
                };
            }
            let told = sample_rules.map(|rules| in_words(&rules)).unwrap_or_default();
            print_text(&shown(&read, &told, declared.as_deref()))
        }
        RulesCommand::Check { files } => {
            let mut worst = ANSWERED;
            let mut list = Vec::new();
            for file in files {
                match checked(file, arguments) {
                    Ok((name, count)) if is_json => {
                        list.push(json!({ "file": file, "name": name, "holds": true, "examples": count }));
                    }
                    Ok((_, count)) => {
                        let held = match count {
                            0 => message!("{file}: its claims hold as far as they were tried", file),
                            1 => message!(
                                "{file}: its claims hold as far as they were tried; its example comes out as expected",
                                file
                            ),
                            _ => message!(
                                "{file}: its claims hold as far as they were tried; its {count} examples come out as expected",
                                file,
                                count
                            ),
                        };
                        list.push(json!(say(&held)));
                    }
                    Err(failure) if is_json => {
                        worst = 2;
                        list.push(json!({ "file": file, "holds": false, "error": failure.message() }));
                    }
                    Err(failure) => {
                        worst = 2;
                        list.push(json!(failure.message()));
                    }
                }
            }
            if is_json {
                print_json(&json!(list))?;
            } else {
                let lines: Vec<&str> = list.iter().filter_map(|line| line.as_str()).collect();
                print_text(&format!("{}\n", lines.join("\n")))?;
            }
            Ok(worst)
        }
    }
}

/// The rule files that come with the program, a line each.
fn list() -> String {
    let width = FILES.iter().map(|file| file.0.len()).max().unwrap_or(0);
    let lines = FILES.iter().map(|(file, text)| format!("  {file:width$}  {}", say(&title_of(text).into())));
    let list: Vec<String> = lines.collect();
    let how = say(&message!(
        "A file of the same name comes first. To solve, and to change one:\n  {solve}\n  {copy}",
        solve = "zermelo solve connect-four 4x4",
        copy = "zermelo rules list connect_four.star > mine.star"
    ));
    format!("{}\n\n{how}\n", list.join("\n"))
}

/// The text of a rule file that comes with the program.
fn shipped(file: &str) -> Result<&'static str, Failure> {
    find(file).map(|(_, text)| text).ok_or_else(|| {
        Failure::said(&message!(
            "no rule file '{file}' comes with the program\n  for example: zermelo rules list hex.star; all of them: zermelo rules list",
            file
        ))
    })
}

/// Tries the claims of a file at length and plays its examples; its name, and how many examples it has.
fn checked(file: &str, arguments: &Arguments) -> Result<(String, usize), Failure> {
    let (read, _) = open(file, &arguments.shared.set)?;
    let game = game_of(&read, Effort::THOROUGH)
        .map_err(|refusal| Failure::said(&message!("{file}: {error}", file, error => refusal)))?;
    for (text, expected) in &read.expected {
        let (position, _) = game.parse_question(text)?;
        let found = under_limits(&arguments.shared, |limits| {
            example_answer(game.as_ref(), &position, expected, limits)
        });
        let found = found.map_err(|error| match error {
            ExampleError::Stopped(reason) => Failure::stopped(reason),
            ExampleError::Refused(why) => Failure::said(&message!(
                "{file}: the example {text}, '{expected}', is not played: {why}",
                file,
                text,
                expected,
                why => why
            )),
        })?;
        // A function that failed gives wrong answers: that comes first.
        if let Some(message) = game.failure() {
            return Err(Failure::said(&message!("{file}: {error}", file, error => message)));
        }
        if found != *expected {
            return Err(Failure::said(&message!(
                "{file}: the example {text} gives '{found}', and the file expects '{expected}'",
                file,
                text,
                found,
                expected
            )));
        }
    }
    Ok((read.name.clone(), read.expected.len()))
}

/// Positions of which one belongs to most games.
const SAMPLES: [&str; 5] = ["1", "path:2", "3x3", "-", "."];

type Opened = (RuleFile, std::sync::Arc<dyn zermelo::catalogue::AnyGame>);

fn open(file: &str, set: &[String]) -> Result<Opened, Failure> {
    let file = with_ending(file);
    let (name, settings) = rule_settings(&file, set);
    Ok(open_file(name, &settings, Some(&ProgramFiles))?)
}

/// The name of a rule file that comes with the program, where it is named by its game: `cakes.star:eat` for `cakes:eat`.
fn with_ending(file: &str) -> Cow<'_, str> {
    let (name, parameters) = file.split_at(file.find(':').unwrap_or(file.len()));
    match find(name) {
        Some((known, _)) if known != name => Cow::Owned(known + parameters),
        _ => Cow::Borrowed(file),
    }
}

/// The name of a rule file, and what is given for its parameters after a colon and by `--set`.
pub(crate) fn rule_settings<'a>(file: &'a str, set: &[String]) -> (&'a str, Settings) {
    let end = file.find(".star:").map_or(file.len(), |at| at + 5);
    let mut given = file[end..].trim_start_matches(':').to_owned();
    for one in set {
        given += &format!(",{one}");
    }
    (&file[..end], Settings::read(given.trim_start_matches(',')))
}

fn shown(read: &RuleFile, told: &[Message], declared: Option<&str>) -> String {
    let mut text = format!("{} ({})\n", say(&read.title.as_str().into()), read.name);
    if !read.about.is_empty() {
        text += &format!("\n{}\n", say(&read.about.as_str().into()));
    }
    if !told.is_empty() {
        let lines: Vec<String> = told.iter().map(say).collect();
        text += &format!("\n{}\n", lines.join("\n"));
    }
    if !read.source.is_empty() {
        text += &format!("\n{}\n", say(&message!("Source: {source}", source = read.source)));
    }
    for parameter in &read.parameters {
        let (name, value) = (&parameter.name, serde_json::to_string(&parameter.value).unwrap_or_default());
        let said = match parameter.range {
            Some((least, most)) => {
                message!("Parameter {name}: {value} (from {least} to {most})", name, value, least, most)
            }
            None => message!("Parameter {name}: {value}", name, value),
        };
        text += &format!("\n{}", say(&said));
    }
    match declared {
        Some(declared) => text += &format!("\n{declared}\n"),
        None => {
            let slow = message!("Its rules are functions of the position: the slow path.");
            text += &format!("\n{}\n", say(&slow));
        }
    }
    text
}

/// A rule file to begin with: what it says, an example, and the game.
fn template(frame: &RulesFrame) -> String {
    let (about, example, game) = if frame.heap {
        (
            message!("A heap from which one, two or three tokens are taken."),
            "zermelo solve ./mine.star 7",
            "game = heaps(take = [1, 2, 3])\n",
        )
    } else if frame.strip {
        (
            message!(
                "Left moves a t to the right, Right an f to the left, into the next cell or over one of the other kind."
            ),
            "zermelo value ./mine.star tt..ff",
            "game = on_strip(\n    \
                 cells = \"tf.\",\n    \
                 left = [rewrite(\"t.\", \".t\", along = [EAST]), rewrite(\"tf.\", \".ft\", along = [EAST])],\n    \
                 right = [rewrite(\"f.\", \".f\", along = [WEST]), rewrite(\"ft.\", \".tf\", along = [WEST])],\n\
             )\n",
        )
    } else if frame.graph {
        (
            message!("A move takes a vertex, or two neighbouring ones."),
            "zermelo solve ./mine.star path:5",
            "game = on_graph(cells = \".#\", both = [rewrite(\".\", \"#\"), rewrite(\"..\", \"##\")], splits = components(\".\"))\n",
        )
    } else if frame.free {
        (
            message!(
                "A rook that goes left or down any number of cells: a position is any tuple, and a function gives the options."
            ),
            "zermelo solve ./mine.star '(5, 7)'",
            "def moves(p):\n    \
                 return [(x, p[1]) for x in range(p[0])] + [(p[0], y) for y in range(p[1])]\n\n\
             game = rules(start = (5, 7), both = moves)\n",
        )
    } else {
        (
            message!(
                "A move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board."
            ),
            "zermelo value ./mine.star 'xo.|ox.'",
            "game = on_grid(\n    \
                 cells = \"xo.\",\n    \
                 fill = \"xo\",\n    \
                 left = [rewrite(\"xo\", \".x\", along = ORTHOGONAL)],\n    \
                 right = [rewrite(\"ox\", \".o\", along = ORTHOGONAL)],\n    \
                 splits = components(\"xo\"),\n\
             )\n",
        )
    };
    format!("# {}\n# {}\n{game}", say(&about), say(&message!("Example: {example}", example)))
}

/// The page of the book; in other languages a short form of it.
const fn doc(language: Language) -> &'static str {
    match language {
        Language::English => include_str!(concat!(env!("ZERMELO_DOCS"), "/src/rule-files.md")),
        Language::Korean => include_str!("rules_doc/ko.md"),
        Language::Chinese => include_str!("rules_doc/zh.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::doc;
    use std::collections::BTreeSet;
    use zermelo::language::Language;

    /// The names of functions, arguments and values within backquotes.
    fn names(text: &str) -> BTreeSet<&str> {
        let is_sign = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '_');
        let code = text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
        code.flat_map(|code| code.split(is_sign)).filter(|name| name.len() > 2).collect()
    }

    #[test]
    fn short_forms_name_what_there_is() {
        let whole = names(doc(Language::English));
        let said: BTreeSet<&str> = ["doc", "lang", "any"].into();
        for language in [Language::Korean, Language::Chinese] {
            let short = names(doc(language));
            let unknown: Vec<_> = short.difference(&whole).filter(|name| !said.contains(*name)).collect();
            assert!(unknown.is_empty(), "{language:?}: {unknown:?}");
            for name in [
                "on_strip",
                "on_grid",
                "on_graph",
                "on_words",
                "heaps",
                "take_from",
                "rules",
                "rewrite",
                "place",
                "drop",
                "step",
                "slide",
                "shoot",
                "push",
                "enclose",
                "again",
                "pattern",
                "in_row",
                "connected",
                "count",
                "stuck",
                "turn",
                "splits",
                "symmetries",
                "exchange",
                "loop_free",
                "measure",
                "impartial",
                "theorem",
                "bounds",
                "examples",
            ] {
                assert!(short.contains(name), "{language:?}: {name}");
            }
        }
    }
}
