//! Reading input, and writing answers and failures.

use crate::surroundings;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use zermelo::answer::Style;

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
}

impl Failure {
    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub(crate) fn bad_input(message: impl ToString) -> Self {
        Self { message: message.to_string(), code: BAD_INPUT }
    }

    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub(crate) fn stopped(message: impl ToString) -> Self {
        Self { message: message.to_string(), code: STOPPED }
    }

    /// Says what is wrong on standard error. A reader who has gone away is no failure.
    pub(crate) fn report(self) -> ExitCode {
        if !self.message.is_empty() {
            let _ = writeln!(io::stderr(), "error: {}", self.message);
        }
        ExitCode::from(self.code)
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

/// Writes a file so that a kill or a failure leaves the old one or the new one.
pub(crate) fn replace_file<T>(
    path: &Path,
    write: impl FnOnce(&mut std::fs::File) -> Result<T, Failure>,
) -> Result<T, Failure> {
    /// A failure of the system, which needs the name of the file, or of what is written, which says it.
    enum Cause {
        System(io::Error),
        Writer(Failure),
    }
    impl From<io::Error> for Cause {
        fn from(error: io::Error) -> Self {
            Self::System(error)
        }
    }
    surroundings::replace_file(path, |file| write(file).map_err(Cause::Writer)).map_err(|cause| match cause {
        Cause::System(error) => Failure::bad_input(format!("{} cannot be written: {error}", path.display())),
        Cause::Writer(failure) => failure,
    })
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
