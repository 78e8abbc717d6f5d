//! `zermelo repl`: a worksheet line by line, from the terminal, a pipe or a file.

use crate::arguments::{Arguments, Format};
use crate::dialogue::{Interruption, Reader, Words, end_of_dialogue, say, tell};
use crate::explore::Walk;
use crate::limits::{end_if_interrupted, under_limits};
use crate::output::{self, ANSWERED, BAD_INPUT, Failure, read_text, write_text};
use crate::surroundings::ProgramFiles;
use clap::Args;
use std::path::Path;
use std::path::PathBuf;
use zermelo::answer::{Refusal, thermograph_to_text};
use zermelo::catalogue::{self, Entry};
use zermelo::expression::{functions, ways_to_call};
use zermelo::game::{Message, Meter, message};
use zermelo::glossary::find;
use zermelo::solve::Limits;
use zermelo::value::Store;
use zermelo::worksheet::{Worked, Worksheet, constructs, without_comments};

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// A worksheet: expressions, bindings and positions, line by line, each of which later lines can use
#[derive(Args, Debug)]
#[command(
    after_help = "A line is an expression, a binding 'G := ...', a function 'f(n) := ...', a position, a list '[f(n) for n in 1..5]',\n\
    or a table 'table(f(n) for n in 1..5)'; %3 is what line 3 is worth. Inside expressions positions stand in parentheses\n\
    behind the name of their game, with braces around what is worked out first: clobber(2x{k}).\n  \
    :plot EXPR   :explain WORD   :explore POSITION   :names   :save FILE.md   :save FILE.tex   :help   :quit\n\n\
    Examples:\n  \
    zermelo repl\n  \
    zermelo repl lines.txt\n  \
    echo 'domineering(2x3) + clobber(xo.)' | zermelo repl -"
)]
pub(crate) struct Repl {
    /// Work out the lines of this file instead; '-' is standard input
    pub(crate) file: Option<PathBuf>,
}

const HELP: &str = "A line is an expression, a binding, a function, or a position:\n  \
    {2|-1} + *            G := {1|*}            domineering 2x3\n  \
    mean(G)               %1 - %2               domineering(2x3) + clobber(xo.) >= 0\n  \
    f(n) := clobber(2x{n})                      [f(n) for n in 1..4]\n  \
    table(f(n), mean(f(n)) for n in 1..4)       '{1,0|-1}' keeps the options that are written\n\
    %3 is what line 3 is worth.\n  \
    :plot EXPR            the thermograph       :explain WORD         a word, or a function\n  \
    :explore POSITION     walk through options  :names                what lines have named\n  \
    :save FILE.md|.tex    all lines so far      :help  :quit";

const COMMANDS: [&str; 7] = [":plot", ":explain", ":explore", ":names", ":save", ":help", ":quit"];

pub(crate) fn run(repl: &Repl, arguments: &Arguments) -> Result<u8, Failure> {
    under_limits(&arguments.shared, |limits| {
        let store = Store::within(limits);
        let sheet = Worksheet::new(&store, limits, &ProgramFiles)?;
        let reader = Reader::of_worksheet(Words::default());
        let meter = Meter::start(limits, "evaluating expressions").map_err(Failure::stopped)?;
        let mut dialogue = Dialogue { sheet, limits, lines: Vec::new(), meter, is_refused: false, reader };
        match &repl.file {
            Some(file) => dialogue.run_file(file),
            None => end_of_dialogue(dialogue.run_lines()),
        }
    })
}

/// What a line takes at least, with what the worksheet keeps of it.
const LINE_BYTES: u64 = 512;

/// A line with what it is worth.
struct Line {
    text: String,
    worked: Option<Worked>,
}

struct Dialogue<'a> {
    sheet: Worksheet<'a>,
    limits: &'a Limits<'a>,
    lines: Vec<Line>,
    /// Of what the lines take, which may have no end.
    meter: Meter<'a>,
    /// Whether a line was wrong.
    is_refused: bool,
    reader: Reader,
}

impl Dialogue<'_> {
    fn run_file(&mut self, file: &Path) -> Result<u8, Failure> {
        let text = read_text(file)?;
        for line in without_comments(text.trim_start_matches('\u{feff}')).lines() {
            match self.take(line.trim()) {
                Ok(true) => end_if_interrupted(),
                Ok(false) => break,
                Err(end) => return end_of_dialogue(Err(end)),
            }
        }
        Ok(if self.is_refused { BAD_INPUT } else { ANSWERED })
    }

    fn run_lines(&mut self) -> Result<u8, Interruption> {
        self.reader.complete_with(self.words());
        while let Some(line) = self.reader.line()? {
            if !self.take(&line)? {
                break;
            }
        }
        Ok(ANSWERED)
    }

    /// What the tabulator completes.
    fn words(&self) -> Words {
        let mut words: Vec<String> = COMMANDS.map(str::to_owned).to_vec();
        words.extend(functions().map(|function| format!("{}(", function.name)));
        words.extend(constructs().iter().map(|construct| format!("{}(", construct.name)));
        words.extend(catalogue::entries().map(|entry: &Entry| entry.name.clone().into_owned()));
        words.extend(self.sheet.names());
        Words::new(words)
    }

    /// Answers a line; `false` when it is the last.
    fn take(&mut self, line: &str) -> Result<bool, Interruption> {
        let bytes = LINE_BYTES + line.len() as u64;
        self.meter.count_bytes(bytes).map_err(Failure::stopped)?;
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let said = match command {
            ":quit" | ":q" => return Ok(false),
            ":help" => Ok(output::say(&HELP.into())),
            ":explain" => explained(rest.trim()),
            ":plot" => self.plotted(rest.trim()),
            ":save" => self.saved(rest.trim()),
            ":names" => Ok(self.named()),
            ":explore" => self.explore(rest.trim())?,
            _ if command.starts_with(':') && !command.starts_with(":=") => {
                Err(refusal(&message!("there is no command '{command}'\n  :help lists them", command)))
            }
            _ => self.worked(line),
        };
        match said {
            Ok(text) if text.is_empty() => {}
            Ok(text) => say(&text)?,
            Err(refusal) => {
                self.is_refused = true;
                let said = refusal.in_words(&output::say);
                tell(&message!("error: {what}", what = said.message))?;
            }
        }
        Ok(true)
    }

    fn worked(&mut self, line: &str) -> Result<String, Refusal> {
        if line.starts_with('#') || without_comments(line).trim().is_empty() {
            return Ok(String::new());
        }
        let worked = self.sheet.enter(line);
        let shown = worked.as_ref().ok().and_then(Option::as_ref);
        if shown.is_some_and(|worked| worked.name.is_some()) {
            self.reader.complete_with(self.words());
        }
        self.lines.push(Line { text: line.to_owned(), worked: shown.cloned() });
        let number = self.sheet.len();
        Ok(worked?.map_or(String::new(), |worked| {
            let between = if worked.text.contains('\n') { "\n" } else { "" };
            let note = worked.note.as_ref().map(|note| format!("\n{}", output::noted("", note)));
            let note = note.unwrap_or_default();
            match &worked.name {
                Some(name) => format!("%{number}  {name} = {between}{}{note}", worked.text),
                None => format!("%{number}  {between}{}{note}", worked.text),
            }
        }))
    }

    fn plotted(&mut self, text: &str) -> Result<String, Refusal> {
        let walls = self.sheet.thermograph(text)?;
        Ok(thermograph_to_text(&walls, output::language()).trim_end().to_owned())
    }

    /// The names that lines have given.
    fn named(&self) -> String {
        let names = self.sheet.names();
        if names.is_empty() {
            output::say(&"no names yet, for example: G := {1|*}".into())
        } else {
            names.join(" ")
        }
    }

    fn explore(&mut self, text: &str) -> Result<Result<String, Refusal>, Interruption> {
        match Walk::new(text, &ProgramFiles, self.limits) {
            Ok(mut walk) => walk.run(&mut self.reader).map(|()| Ok(String::new())),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    fn saved(&self, name: &str) -> Result<String, Refusal> {
        let text = match Path::new(name).extension().and_then(|ending| ending.to_str()) {
            Some("md") => self.as_markdown(),
            Some("tex") => self.as_latex(),
            _ => {
                return Err(refusal(&message!(
                    ":save needs a name that ends in .md or .tex, for example: :save sums.md"
                )));
            }
        };
        write_text(Path::new(name), &text).map_err(|failure| Refusal::bad_input(failure.message()))?;
        Ok(output::say(&match self.lines.len() {
            1 => message!("1 line is in {file}", file = name),
            count => message!("{count} lines are in {file}", count, file = name),
        }))
    }

    fn as_markdown(&self) -> String {
        let mut text = String::new();
        for (number, line) in (1..).zip(&self.lines) {
            text += &format!("```text\n> {}\n", line.text);
            let worked = line.worked.as_ref();
            match worked.map(|worked| (&worked.table, &worked.text)) {
                Some((Some(table), _)) => text += &format!("```\n\n{}\n", table.to_markdown()),
                Some((None, result)) => text += &format!("%{number}  {result}\n```\n\n"),
                None => text += "```\n\n",
            }
        }
        text.truncate(text.trim_end().len());
        text + "\n"
    }

    fn as_latex(&self) -> String {
        let mut text = String::from("\\begin{enumerate}\n");
        for line in &self.lines {
            text += "\\item\n";
            text += &verbatim(&line.text);
            match line.worked.as_ref().map(|worked| (&worked.latex, &worked.text)) {
                Some((Some(latex), _)) => text += &format!("$= {latex}$\n"),
                Some((None, plain)) => text += &verbatim(plain),
                None => {}
            }
        }
        text + "\\end{enumerate}\n"
    }
}

/// A text as it stands, for LaTeX. The end of the environment that it stands in cannot be a part of it.
fn verbatim(text: &str) -> String {
    const END: &str = "\\end{verbatim}";
    let inner = text.replace(END, &format!("\n{END}\n\\verb|{END}|\n\\begin{{verbatim}}\n"));
    format!("\\begin{{verbatim}}\n{inner}\n{END}\n")
}

/// A refusal in the language of what is printed.
fn refusal(what: &Message) -> Refusal {
    Refusal::bad_input(output::say(what))
}

/// How a function is called, and what it gives.
fn told(usage: &str, meaning: &'static str) -> String {
    format!("{}  {}", output::say(&ways_to_call(usage)), output::say(&meaning.into()))
}

/// A word of the field, or a function of the language.
fn explained(word: &str) -> Result<String, Refusal> {
    let of_worksheet = || {
        let found = constructs().iter().find(|construct| construct.name.eq_ignore_ascii_case(word))?;
        Some(told(found.usage, found.meaning))
    };
    let of_expressions = || {
        let is_named = |name: &str| name.eq_ignore_ascii_case(word);
        let found: Vec<String> = functions()
            .filter(|function| is_named(function.name) || function.aliases.iter().any(|name| is_named(name)))
            .map(|function| told(function.usage, function.meaning))
            .collect();
        (!found.is_empty()).then(|| found.join("\n"))
    };
    let of_field = || find(word).map(|found| output::say(&found.text.into()));
    of_field().or_else(of_worksheet).or_else(of_expressions).ok_or_else(|| {
        refusal(&message!("there is no explanation of '{word}'\n  all words: zermelo explain", word))
    })
}
