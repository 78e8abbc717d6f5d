//! Dialogues: lines read with editing on a terminal and plainly from a pipe, and what is said at once.

use crate::history::History;
use crate::limits::{clear_progress, end_if_interrupted, forget_interrupt, while_waiting};
use crate::output::{ANSWERED, Failure, language, terminal_width, wrapped};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::io::{self, BufRead, IsTerminal, Read, Write};
use zermelo::game::Message;

/// Longer lines are refused.
const LONGEST_LINE: usize = 1 << 16;
const PROMPT: &str = "> ";

/// Reads the lines of one side of a dialogue.
pub(crate) struct Reader {
    /// With history and editing; `None` where standard input or output is not a terminal.
    editor: Option<Editor<Words, DefaultHistory>>,
    /// Whether Ctrl-C gives up the line that is being written, and not the dialogue.
    keeps_on: bool,
    /// What was typed before, where that is kept.
    history: Option<History>,
}

/// What the tabulator completes: words with the signs that can stand in them.
#[derive(Default)]
pub(crate) struct Words(Vec<String>);

impl Words {
    pub(crate) fn new(mut words: Vec<String>) -> Self {
        words.sort_unstable();
        words.dedup();
        Self(words)
    }

    /// Where the word before the cursor begins, and the words that begin like it.
    fn beginning_like(&self, line: &str, cursor: usize) -> (usize, Vec<String>) {
        let is_of_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | ':');
        let before = &line[..cursor];
        let start = before.len() - before.chars().rev().take_while(|&c| is_of_word(c)).count();
        let typed = &before[start..];
        let fits = |word: &&String| !typed.is_empty() && word.starts_with(typed);
        (start, self.0.iter().filter(fits).cloned().collect())
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.beginning_like(line, cursor))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {}

impl Validator for Words {}

impl Helper for Words {}

impl Reader {
    pub(crate) fn new() -> Self {
        Self::completing(Words::default())
    }

    /// A reader that completes words, knows the lines of earlier worksheets, and lives on when a line is given up.
    pub(crate) fn of_worksheet(words: Words) -> Self {
        let mut reader = Self { keeps_on: true, ..Self::completing(words) };
        if let Some(editor) = &mut reader.editor {
            let history = History::of_user();
            for line in history.lines() {
                let _ = editor.add_history_entry(line);
            }
            reader.history = Some(history);
        }
        reader
    }

    fn completing(words: Words) -> Self {
        let is_interactive = io::stdin().is_terminal() && io::stdout().is_terminal();
        let config = Config::builder().completion_type(CompletionType::List).build();
        let editor = if is_interactive { Editor::with_config(config).ok() } else { None };
        let editor = editor.map(|mut editor| {
            editor.set_helper(Some(words));
            editor
        });
        Self { editor, keeps_on: false, history: None }
    }

    /// Completes these words from now on.
    pub(crate) fn complete_with(&mut self, words: Words) {
        if let Some(editor) = &mut self.editor {
            editor.set_helper(Some(words));
        }
    }

    /// The next line without its end and the blanks around it, `None` at the end of input. Bytes that are not UTF-8 are
    /// replaced.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        clear_progress();
        let Some(editor) = &mut self.editor else {
            // Nobody is there to go on after an interrupt.
            end_if_interrupted();
            print_now(PROMPT)?;
            return while_waiting(|| line_of(&mut io::stdin().lock(), LONGEST_LINE));
        };
        // An interrupt stopped what the line before asked for, and no other.
        forget_interrupt();
        match while_waiting(|| editor.readline(PROMPT)) {
            Ok(line) => {
                // The history is a convenience: a line that it does not take is still an answer.
                let _ = editor.add_history_entry(line.as_str());
                if let Some(history) = &self.history {
                    history.add(&line);
                }
                Ok(Some(line.trim().to_owned()))
            }
            Err(ReadlineError::Interrupted) if self.keeps_on => Ok(Some(String::new())),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }
}

/// A line of a source, without the blanks around it; an error where it has more than so many bytes.
pub(crate) fn line_of(source: &mut impl BufRead, longest: usize) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if source.take(longest as u64 + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() > longest {
        let message = format!("a line has at most {longest} bytes");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// Prints lines on standard output at once, broken to the width of a terminal.
pub(crate) fn say(text: &str) -> io::Result<()> {
    let text = terminal_width().map_or_else(|| text.to_owned(), |width| wrapped(text, width));
    print_now(&format!("{text}\n"))
}

/// Says a message in the language of what is printed.
pub(crate) fn tell(message: &Message) -> io::Result<()> {
    say(&language().say(message))
}

/// Prints text on standard output at once.
fn print_now(text: &str) -> io::Result<()> {
    clear_progress();
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// Why a dialogue does not go on.
pub(crate) enum Interruption {
    /// The other end of a pipe is closed.
    Gone,
    Failed(Failure),
}

impl From<io::Error> for Interruption {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe | io::ErrorKind::UnexpectedEof => Self::Gone,
            _ => Self::Failed(Failure::bad_input(error)),
        }
    }
}

impl From<Failure> for Interruption {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// The exit code of a dialogue; a closed pipe is its end, not a failure.
pub(crate) fn end_of_dialogue(result: Result<u8, Interruption>) -> Result<u8, Failure> {
    match result {
        Ok(code) => Ok(code),
        Err(Interruption::Gone) => Ok(ANSWERED),
        Err(Interruption::Failed(failure)) => Err(failure),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_completed_from_their_beginning() {
        let words =
            Words::new(["mean(", "mex(", "domineering", "toads-and-frogs"].map(str::to_owned).to_vec());
        assert_eq!(words.beginning_like("1 + me", 6), (4, vec!["mean(".to_owned(), "mex(".to_owned()]));
        assert_eq!(words.beginning_like("toads-a", 7), (0, vec!["toads-and-frogs".to_owned()]));
        assert_eq!(words.beginning_like("↑ + ", 6), (6, Vec::new()));
    }

    #[test]
    fn lines_are_bounded() {
        let mut source = io::Cursor::new(b" one \n\xff\nlast".to_vec());
        let mut next = || line_of(&mut source, LONGEST_LINE).unwrap();
        assert_eq!(next().as_deref(), Some("one"));
        assert_eq!(next().as_deref(), Some("\u{fffd}"));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
        assert!(line_of(&mut io::BufReader::new(io::repeat(0)), LONGEST_LINE).is_err());
    }
}
