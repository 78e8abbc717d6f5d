//! `zermelo repl`: a worksheet line by line, from the terminal, a pipe or a file.

use crate::arguments::{Arguments, Repl};
use crate::dialogue::{Reader, Trouble, end_of_dialogue, say};
use crate::limits::{forget_interrupt, under_limits};
use crate::output::{ANSWERED, BAD_INPUT, Failure, read_text, write_text};
use crate::surroundings::SystemFiles;
use std::path::Path;
use zermelo::answer::{Refusal, subject_value, thermograph_to_text, value_refusal};
use zermelo::glossary::find;
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Store};
use zermelo::worksheet::{Worked, Worksheet};

const HELP: &str = "A line is an expression, a binding, or a position:\n  \
    {2|-1} + *            G := {1|*}            domineering 2x3\n  \
    mean(G)               %1 - %2               domineering(2x3) + clobber(xo.) >= 0\n\
    %3 is what line 3 is worth.\n  \
    :plot EXPR            the thermograph       :explain WORD         a word of the field\n  \
    :save FILE.md|.tex    all lines so far      :help  :quit";

pub(crate) fn run(repl: &Repl, arguments: &Arguments) -> Result<u8, Failure> {
    under_limits(&arguments.shared, |limits| {
        let store = Store::within(limits);
        let sheet = Worksheet::new(&store, limits, &SystemFiles)?;
        let mut dialogue = Dialogue { sheet, store: &store, limits, lines: Vec::new(), is_refused: false };
        match &repl.file {
            Some(file) => dialogue.run_file(file),
            None => end_of_dialogue(dialogue.run_lines()),
        }
    })
}

/// A line with what it is worth.
struct Line {
    text: String,
    worked: Option<Worked>,
}

struct Dialogue<'a> {
    sheet: Worksheet<'a>,
    store: &'a Store,
    limits: &'a Limits<'a>,
    lines: Vec<Line>,
    /// Whether a line was wrong.
    is_refused: bool,
}

impl Dialogue<'_> {
    fn run_file(&mut self, file: &Path) -> Result<u8, Failure> {
        let text = read_text(file)?;
        for line in text.trim_start_matches('\u{feff}').lines() {
            match self.take(line.trim()) {
                Ok(true) => {}
                Ok(false) => break,
                Err(trouble) => return end_of_dialogue(Err(trouble)),
            }
        }
        Ok(if self.is_refused { BAD_INPUT } else { ANSWERED })
    }

    fn run_lines(&mut self) -> Result<u8, Trouble> {
        let mut reader = Reader::new();
        while let Some(line) = reader.line()? {
            if !self.take(&line)? {
                break;
            }
        }
        Ok(ANSWERED)
    }

    /// Answers a line; `false` when it is the last.
    fn take(&mut self, line: &str) -> Result<bool, Trouble> {
        // An interrupt stopped the line before, and no other.
        forget_interrupt();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let said = match command {
            ":quit" | ":q" => return Ok(false),
            ":help" => Ok(HELP.to_owned()),
            ":explain" => explained(rest.trim()),
            ":plot" => self.plotted(rest.trim()),
            ":save" => self.saved(rest.trim()),
            _ if command.starts_with(':') && !command.starts_with(":=") => {
                Err(Refusal::bad_input(format!("there is no command '{command}'\n  :help lists them")))
            }
            _ => self.worked(line),
        };
        match said {
            Ok(text) if text.is_empty() => {}
            Ok(text) => say(&text)?,
            Err(refusal) => {
                self.is_refused = true;
                say(&format!("error: {}", refusal.message))?;
            }
        }
        Ok(true)
    }

    fn worked(&mut self, line: &str) -> Result<String, Refusal> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(String::new());
        }
        let worked = self.sheet.enter(line);
        let shown = worked.as_ref().ok().and_then(Option::as_ref);
        self.lines.push(Line { text: line.to_owned(), worked: shown.cloned() });
        let number = self.sheet.len();
        Ok(worked?.map_or(String::new(), |worked| match &worked.name {
            Some(name) => format!("%{number}  {name} = {}", worked.text),
            None => format!("%{number}  {}", worked.text),
        }))
    }

    fn plotted(&mut self, text: &str) -> Result<String, Refusal> {
        let expanded = self.sheet.value_text(text)?;
        let value =
            subject_value(&expanded, &SystemFiles, self.store, self.limits, std::num::NonZeroUsize::MIN)?;
        let mut algebra = Algebra::new(self.store, self.limits).map_err(Refusal::stopped)?;
        let walls = algebra.thermograph(value).map_err(|error| value_refusal(&error))?;
        Ok(thermograph_to_text(&walls).trim_end().to_owned())
    }

    fn saved(&self, name: &str) -> Result<String, Refusal> {
        let text = match Path::new(name).extension().and_then(|ending| ending.to_str()) {
            Some("md") => self.as_markdown(),
            Some("tex") => self.as_latex(),
            _ => {
                return Err(Refusal::bad_input(
                    ":save needs a name that ends in .md or .tex, for example: :save sums.md",
                ));
            }
        };
        write_text(Path::new(name), &text).map_err(|failure| Refusal::bad_input(failure.message()))?;
        Ok(format!("{} lines are in {name}", self.lines.len()))
    }

    fn as_markdown(&self) -> String {
        let mut text = String::from("```text\n");
        for (number, line) in (1..).zip(&self.lines) {
            text += &format!("> {}\n", line.text);
            if let Some(worked) = &line.worked {
                text += &format!("%{number}  {}\n", worked.text);
            }
        }
        text + "```\n"
    }

    fn as_latex(&self) -> String {
        let mut text = String::from("\\begin{enumerate}\n");
        for line in &self.lines {
            text += "\\item\n\\begin{verbatim}\n";
            text += &line.text;
            text += "\n\\end{verbatim}\n";
            match line.worked.as_ref().map(|worked| (&worked.latex, &worked.text)) {
                Some((Some(latex), _)) => text += &format!("$= {latex}$\n"),
                Some((None, plain)) => text += &format!("\\begin{{verbatim}}\n{plain}\n\\end{{verbatim}}\n"),
                None => {}
            }
        }
        text + "\\end{enumerate}\n"
    }
}

fn explained(word: &str) -> Result<String, Refusal> {
    let found = find(word).ok_or_else(|| {
        Refusal::bad_input(format!("there is no explanation of '{word}'\n  all words: zermelo explain"))
    })?;
    Ok(found.text.to_owned())
}
