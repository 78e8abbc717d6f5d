//! Reading input, and writing answers and failures.

use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use zermelo::answer::Style;

/// Answered.
pub(crate) const ANSWERED: u8 = 0;
/// The answer to a yes/no question is no.
pub(crate) const NO: u8 = 1;
/// Bad input.
const BAD_INPUT: u8 = 2;
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
