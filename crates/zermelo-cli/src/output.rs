//! Reading input, and writing answers and failures.

use crate::arguments::Format;
use serde_json::{Value, json};
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use zermelo::answer::{Report, Style};
use zermelo::game::ParseError;

/// Answered.
pub(crate) const ANSWERED: u8 = 0;
/// The answer to a yes/no question is no.
pub(crate) const NO: u8 = 1;
/// Bad input.
pub(crate) const BAD_INPUT: u8 = 2;
/// A limit stopped it.
pub(crate) const STOPPED: u8 = 3;

/// Why there is nothing to print.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    code: u8,
    /// The text that was refused and where, where that is known.
    place: Option<Box<ParseError>>,
}

/// A text that cannot be read.
impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Self {
        Self { message: error.to_string(), code: BAD_INPUT, place: Some(Box::new(error)) }
    }
}

impl Failure {
    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub(crate) fn bad_input(message: impl ToString) -> Self {
        Self { message: message.to_string(), code: BAD_INPUT, place: None }
    }

    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub(crate) fn stopped(message: impl ToString) -> Self {
        Self { message: message.to_string(), code: STOPPED, place: None }
    }

    /// Says what is wrong: on standard error, or, where answers are lines of JSON, in the place of the answer. That the
    /// reader is gone is not a failure.
    pub(crate) fn report(self, format: Format) -> ExitCode {
        if self.message.is_empty() {
            return ExitCode::from(self.code);
        }
        let _ = match format {
            Format::Json => writeln!(io::stdout(), "{}", self.to_json()),
            Format::Text | Format::Latex => writeln!(io::stderr(), "error: {}", self.message),
        };
        ExitCode::from(self.code)
    }

    /// The failure as an object of the schema `zermelo/error/1`.
    pub(crate) fn to_json(&self) -> Value {
        let place = self.place.as_ref().map(|error| {
            json!({
                "text": error.text,
                "start": error.span.start,
                "end": error.span.end,
                "message": error.message,
                "hint": error.hint,
            })
        });
        json!({
            "schema": "zermelo/error/1",
            "kind": if self.code == STOPPED { "stopped" } else { "bad input" },
            "message": self.message,
            "place": place,
        })
    }

    /// The exit code.
    pub(crate) const fn code(&self) -> u8 {
        self.code
    }
}

/// The content of a file; `-` is standard input.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes).map(drop)
    } else {
        std::fs::read(path).map(|content| bytes = content)
    };
    match read {
        Ok(()) => Ok(bytes),
        Err(error) => Err(Failure::bad_input(format!("{} cannot be read: {error}", path.display()))),
    }
}

/// The content of a text file; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].split(|&byte| byte == b'\n').count();
        Failure::bad_input(format!("{}: line {line}: this is not UTF-8 text", path.display()))
    })
}

/// Writes a file through one beside it that is moved there when it is whole, so that a kill or a failure leaves the old
/// file or the new one. What is no file, such as a pipe or a device, is written to as it is: it must not be replaced.
pub(crate) fn replace_file<T>(
    path: &Path,
    write: impl FnOnce(&mut std::fs::File) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let cannot_write =
        |error: io::Error| Failure::bad_input(format!("{} cannot be written: {error}", path.display()));
    if std::fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return write(&mut std::fs::File::options().write(true).open(path).map_err(cannot_write)?);
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let beside = Path::new(&name);
    let mut file = std::fs::File::create(beside).map_err(cannot_write)?;
    let written = write(&mut file).and_then(|written| {
        file.sync_all().and_then(|()| std::fs::rename(beside, path)).map_err(cannot_write)?;
        Ok(written)
    });
    if written.is_err() {
        // It is of no use to anybody; that it cannot be removed would change nothing.
        let _ = std::fs::remove_file(beside);
    }
    written
}

/// Prints text on standard output.
pub(crate) fn print(text: &str) -> Result<u8, Failure> {
    print_bytes(text.as_bytes())
}

/// Writes a file; `-` is standard output.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<u8, Failure> {
    if path.as_os_str() == "-" {
        return print(text);
    }
    match std::fs::write(path, text) {
        Ok(()) => Ok(ANSWERED),
        Err(error) => Err(Failure::bad_input(format!("{} cannot be written: {error}", path.display()))),
    }
}

/// Prints bytes on standard output.
pub(crate) fn print_bytes(bytes: &[u8]) -> Result<u8, Failure> {
    print_with(|output| output.write_all(bytes))
}

/// Prints on standard output through a large buffer. When the reader closes the pipe early, that is the end of it.
pub(crate) fn print_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<u8, Failure> {
    let mut output = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match write(&mut output).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::bad_input(format!("standard output cannot be written: {error}")))
        }
        _ => Ok(ANSWERED),
    }
}

/// Prints a report as text or JSON.
pub(crate) fn print_report(report: &dyn Report, format: Format) -> Result<u8, Failure> {
    print_with(|output| match format {
        Format::Json => report.write_json(output),
        Format::Text | Format::Latex => report.write_text(style(), output),
    })
}

/// Bold type on a terminal, unless `NO_COLOR` is set.
pub(crate) fn style() -> Style {
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    if wanted && io::stdout().is_terminal() { Style::Ansi } else { Style::Plain }
}

/// A line of standard input without its end, `None` at the end of input. Bytes that are no UTF-8 are replaced; of a line
/// without end only the beginning is kept.
pub(crate) fn read_line() -> io::Result<Option<String>> {
    const LONGEST_LINE: u64 = 1 << 20;
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// Prints a line on standard output at once.
pub(crate) fn say(text: &str) -> io::Result<()> {
    print_now(&format!("{text}\n"))
}

/// Prints text on standard output at once.
pub(crate) fn print_now(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// Why a dialogue does not go on.
pub(crate) enum Trouble {
    /// Nobody reads or writes any more.
    Gone,
    Failed(Failure),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe | io::ErrorKind::UnexpectedEof => Self::Gone,
            _ => Self::Failed(Failure::bad_input(error)),
        }
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// The exit code of a dialogue; that nobody listens any more is its end, not a failure.
pub(crate) fn end_of_dialogue(result: Result<u8, Trouble>) -> Result<u8, Failure> {
    match result {
        Ok(code) => Ok(code),
        Err(Trouble::Gone) => Ok(ANSWERED),
        Err(Trouble::Failed(failure)) => Err(failure),
    }
}
