//! `zermelo eval`.

use crate::arguments::{Arguments, Format};
use crate::certificate;
use crate::limits::Allowance;
use crate::output::{
    ANSWERED, Failure, NO, STOPPED, noted, print_lines, print_text, print_with, read_text, say,
};
use crate::surroundings::ProgramFiles;
use clap::Args;
use std::borrow::Cow;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;
use zermelo::answer::{Refusal, RefusalKind};
use zermelo::certificate::certify_comparison;
use zermelo::expression::{Evaluation, Value, functions, note_on_powers, ways_to_call};
use zermelo::game::{Message, Meter, display_width, message, padded};
use zermelo::glossary::function_to_json;
use zermelo::solve::Limits;
use zermelo::value::{Script, Store};
use zermelo::worksheet::{Worksheet, without_comments};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json, Format::Latex];

/// Evaluate expressions of games: canonical forms, sums, comparisons, functions, and the field of nimbers
#[derive(Args, Debug)]
#[command(
    after_help = "Games are written {1|0}, {2||1|0} for {2|{1|0}}, 3/4, *, *3, ^ and v (up and down), ^^*, ^3, ^[2], ^<2>, +-2,\n\
    Tiny(2), and side by side for sums: 1/2^*. Operators, tightest first: .function, signs, : (ordinal sum), x and /\n\
    (products and quotients of numbers and of nimbers, multiples), + and -, and comparisons: = != < > <= >= || <| |>.\n\
    Comparisons answer yes or no; the exit code is 1 when an answer is no. 'let a = {1|*}' binds a name for the lines\n\
    after it, and for the rest of the line after a ';'. A file has one expression a line; # begins a comment line.\n\n\
    Functions are called as mean(G) or G.Mean. All of them: zermelo eval --functions\n\n\
    Examples:\n  \
    zermelo eval '{2|-1} + {1|0}' '{3||2|1}.LeftStop'\n  \
    zermelo eval 'let a = {1|*}' 'a + a' 'a > *'\n  \
    zermelo eval '^^ > *3' && echo two ups outweigh any nimber\n  \
    zermelo eval '*12 x *7 / *5' 'sqrt(*5)' 'power(*2, -1)'\n  \
    zermelo eval --file expressions.txt\n  \
    zermelo eval '{1|-1} + {1|-1} = 0' --certificate zero.cert && zermelo verify zero.cert\n  \
    echo '{0|{0|-2}}' | zermelo eval --unicode"
)]
pub(crate) struct Eval {
    /// The expressions, each an argument of its own; '-' or none reads them from standard input, one a line
    #[arg(value_name = "EXPR", allow_negative_numbers = true)]
    pub(crate) expressions: Vec<String>,

    /// Read the expressions from this file, one a line
    #[arg(long, value_name = "FILE", conflicts_with = "expressions")]
    pub(crate) file: Option<PathBuf>,

    /// Print ↑ ↓ ∗ ± instead of ^ v * +-
    #[arg(long)]
    pub(crate) unicode: bool,

    /// List the functions
    #[arg(long, conflicts_with_all = ["expressions", "file", "certificate"])]
    pub(crate) functions: bool,

    /// Write a certificate of how the sides of the last expression, a comparison, compare to this file, for 'zermelo verify';
    /// compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

pub(crate) fn run(eval: &Eval, arguments: &Arguments) -> Result<u8, Failure> {
    if eval.functions {
        return list_functions(arguments.shared.format);
    }
    let script = match arguments.shared.format {
        Format::Latex => Script::Latex,
        _ if eval.unicode => Script::Unicode,
        _ => Script::Ascii,
    };
    let input = Input::of(eval)?;
    let allowance = Allowance::of(&arguments.shared);
    let (evaluations, failures) = allowance.work(|limits| evaluate(&input, script, limits))?;
    print_with(|output| {
        for evaluation in &evaluations {
            match arguments.shared.format {
                Format::Json => writeln!(output, "{}", evaluation.to_json())?,
                _ => writeln!(output, "{}", evaluation.value)?,
            }
        }
        Ok(())
    })?;
    tell_of_powers(&input);
    if !failures.is_empty() {
        for failure in &failures {
            failure.say(arguments.shared.format);
        }
        let code = failures.iter().map(Failure::code).min().unwrap_or(STOPPED);
        return Ok(code);
    }
    if let Some(path) = &eval.certificate {
        let texts: Vec<&str> = input.lines().map(|line| line.text).collect();
        certificate::write(path, &allowance, |output, limits| {
            certify_comparison(&texts, &ProgramFiles, output, limits)
        })?;
    }
    let says_no = evaluations.iter().any(|evaluation| evaluation.value == Value::Truth(false));
    Ok(if says_no { NO } else { ANSWERED })
}

/// Says where a sum is a power for readers of other programs.
fn tell_of_powers(input: &Input) {
    if let Some((line, note)) = input.lines().find_map(|line| Some((line, note_on_powers(line.text)?))) {
        let _ = writeln!(std::io::stderr(), "{}", noted(&input.place(line), &note));
    }
}

/// Where expressions stand. Their lines are taken one by one: a list of short lines takes many times what they do.
enum Input<'a> {
    Arguments(&'a [String]),
    /// A file, by its name with a colon, and its text without comments.
    File(String, String),
}

/// An expression, and the number of its line.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl<'a> Input<'a> {
    fn of(eval: &'a Eval) -> Result<Self, Failure> {
        match (&eval.file, &eval.expressions[..]) {
            (Some(file), _) => Self::of_file(file),
            (None, []) => Self::of_file(Path::new("-")),
            (None, [only]) if only == "-" => Self::of_file(Path::new("-")),
            (None, expressions) => Ok(Self::Arguments(expressions)),
        }
    }

    fn of_file(file: &Path) -> Result<Self, Failure> {
        let name = if file.as_os_str() == "-" { String::new() } else { format!("{}: ", file.display()) };
        let text = read_text(file)?;
        let text = match without_comments(text.strip_prefix('\u{feff}').unwrap_or(&text)) {
            Cow::Borrowed(plain) if plain.len() == text.len() => text,
            plain => plain.into_owned(),
        };
        Ok(Self::File(name, text))
    }

    fn lines(&self) -> Box<dyn Iterator<Item = Line<'_>> + '_> {
        match self {
            Self::Arguments(texts) => Box::new(texts.iter().map(|text| Line { number: 0, text })),
            Self::File(_, text) => {
                let lines = text.lines().zip(1..).map(|(text, number)| Line { number, text });
                Box::new(lines.filter(|line| {
                    let text = line.text.trim_start();
                    !text.is_empty() && !text.starts_with('#')
                }))
            }
        }
    }

    /// What stands before a remark on a line.
    fn place(&self, line: Line) -> String {
        match self {
            Self::Arguments(_) => String::new(),
            Self::File(name, _) => {
                format!("{name}{}: ", say(&message!("line {number}", number = line.number)))
            }
        }
    }
}

/// What is kept of a line at least.
const LINE_BYTES: u64 = 512;

/// The values of the lines that have one, and what is wrong with the others. A limit ends it.
fn evaluate(
    input: &Input,
    script: Script,
    limits: &Limits,
) -> Result<(Vec<Evaluation>, Vec<Failure>), Failure> {
    let store = Store::within(limits);
    let mut sheet = Worksheet::in_script(&store, limits, &ProgramFiles, script)?;
    let mut meter = Meter::start(limits, "evaluating expressions").map_err(Failure::stopped)?;
    let (mut evaluations, mut failures) = (Vec::new(), Vec::new());
    for line in input.lines() {
        if let Err(reason) = meter.count_bytes(LINE_BYTES + line.text.len() as u64) {
            failures.push(Failure::stopped(reason));
            break;
        }
        match sheet.evaluate(line.text) {
            Ok(evaluation) => evaluations.extend(evaluation),
            Err(refusal) => {
                let is_stopped = refusal.kind == RefusalKind::Stopped;
                failures.push(failure(refusal, &input.place(line)));
                if is_stopped {
                    break;
                }
            }
        }
    }
    Ok((evaluations, failures))
}

/// What is wrong with a line, behind the place where it stands.
fn failure(refusal: Refusal, place: &str) -> Failure {
    if place.is_empty() {
        return refusal.into();
    }
    let said = match refusal.place {
        Some(error) => error.in_words(&say).to_string(),
        None => say(&refusal.words),
    };
    let said = format!("{place}{said}");
    match refusal.kind {
        RefusalKind::BadInput => Failure::bad_input(said),
        RefusalKind::Stopped => Failure::stopped(Message::verbatim(said)),
    }
}

/// The functions, one a line.
fn list_functions(format: Format) -> Result<u8, Failure> {
    match format {
        Format::Json => print_lines(functions().map(function_to_json)),
        Format::Latex => Err(Failure::said(&message!(
            "--functions is answered as text or JSON only, for example: --format json"
        ))),
        _ => print_text(&described_functions()),
    }
}

fn described_functions() -> String {
    let usages: Vec<String> = functions().map(|function| say(&ways_to_call(function.usage))).collect();
    let width = usages.iter().map(|usage| display_width(usage)).max().unwrap_or(0);
    let lines = functions().zip(usages).map(|(function, usage)| {
        let also = match function.aliases {
            [] => String::new(),
            aliases => format!(" ({})", say(&message!("also {names}", names = aliases.join(", ")))),
        };
        format!("{}  {}{also}\n", padded(&usage, width), say(&function.meaning.into()))
    });
    lines.collect()
}
