//! Reading input, and writing answers and failures.

use crate::arguments::{Arguments, Color, Format, Shared};
use crate::limits::{memory_limit, while_waiting};
use crate::surroundings::{self, ProcessMemory, SystemClock};
use serde_json::Value;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::time::Duration;
use zermelo::answer::{QuestionError, Refusal, RefusalKind, Report, Rounds, Style};
use zermelo::game::{Clock, Gauge, Message, ParseError, lacks_room, message};
use zermelo::language::Language;
use zermelo::solve::StopReason;

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
pub(crate) struct Failure(Refusal);

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.in_words(&say))
    }
}

/// A text that cannot be read.
impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Self {
        Self(error.in_words(&say).into())
    }
}

/// A question without an answer.
impl From<QuestionError> for Failure {
    fn from(error: QuestionError) -> Self {
        Self::bad_input(say(&error.message()))
    }
}

impl Failure {
    pub(crate) fn bad_input(message: impl ToString) -> Self {
        Self(Refusal::bad_input(message))
    }

    /// Bad input, told in the language of what is printed.
    pub(crate) fn said(what: &Message) -> Self {
        Self::bad_input(say(what))
    }

    /// A limit, told in the language of what is printed.
    pub(crate) fn stopped(message: impl Into<Message>) -> Self {
        Self(Refusal::stopped(say(&message.into())))
    }

    /// What is wrong.
    pub(crate) fn message(&self) -> &str {
        &self.0.message
    }

    /// Says what is wrong: on standard error, or, where answers are lines of JSON, in the place of the answer. A closed pipe
    /// is not a failure.
    pub(crate) fn report(self, format: Format) -> ExitCode {
        self.say(format);
        ExitCode::from(self.code())
    }

    /// The same of one of several failures.
    pub(crate) fn say(&self, format: Format) {
        if self.message().is_empty() {
            return;
        }
        let _ = match format {
            Format::Json => writeln!(io::stdout(), "{}", self.to_json()),
            _ => writeln!(io::stderr(), "{}", say(&message!("error: {what}", what = self.message()))),
        };
    }

    /// The failure as an object of the schema `zermelo/error/1`.
    pub(crate) fn to_json(&self) -> Value {
        self.0.to_json()
    }

    /// The exit code.
    pub(crate) const fn code(&self) -> u8 {
        match self.0.kind {
            RefusalKind::BadInput => BAD_INPUT,
            RefusalKind::Stopped => STOPPED,
        }
    }
}

/// Input beyond this many bytes needs a limit on memory that allows it.
const USUAL_INPUT: u64 = 1 << 30;
/// Read at once.
const CHUNK: u64 = 1 << 20;
/// The limits on input and on memory of the command line, and how much was read.
static MOST_INPUT: AtomicU64 = AtomicU64::new(USUAL_INPUT);
static MOST_MEMORY: AtomicU64 = AtomicU64::new(u64::MAX);
static HAS_READ: AtomicU64 = AtomicU64::new(0);
static MOST_INPUT_IS_ASKED: AtomicBool = AtomicBool::new(false);
/// When input has to be there, by the clock of the system.
static READ_UNTIL: OnceLock<Duration> = OnceLock::new();

/// Takes the limits on memory and time for input too.
pub(crate) fn limit_input(shared: &Shared) {
    MOST_MEMORY.store(memory_limit(shared), Ordering::Relaxed);
    if let Some(end) = shared.limit_time.and_then(|time| SystemClock.now().checked_add(time)) {
        // It is called once.
        let _ = READ_UNTIL.set(end);
    }
    if let Some(limit) = shared.limit_memory {
        MOST_INPUT.store(limit, Ordering::Relaxed);
        MOST_INPUT_IS_ASKED.store(true, Ordering::Relaxed);
    }
}

/// What is read of a position takes up to so many times the memory of its text: a heap of one digit is a number of many bytes.
const POSITION_PER_TEXT: u64 = 16;

/// How long the text of a position may be, with room for what is read of it.
pub(crate) fn longest_position() -> u64 {
    let in_use = ProcessMemory::gauge().map_or(0, Gauge::bytes_in_use);
    MOST_MEMORY.load(Ordering::Relaxed).saturating_sub(in_use) / POSITION_PER_TEXT
}

/// The limit on memory.
pub(crate) fn most_memory() -> u64 {
    MOST_MEMORY.load(Ordering::Relaxed)
}

/// The text of a position from standard input, where there is room for the position.
pub(crate) fn read_position() -> Result<String, Failure> {
    let text = read_text(Path::new("-"))?;
    if text.len() as u64 > longest_position() {
        return Err(Failure::stopped(StopReason::Memory(most_memory())));
    }
    Ok(text)
}

/// The bytes of input that are read at most.
pub(crate) fn most_input() -> u64 {
    MOST_INPUT.load(Ordering::Relaxed)
}

/// Input that is read within the limit on time: what is endless never waits.
pub(crate) struct Timed<R>(pub(crate) R);

impl<R: Read> Read for Timed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match READ_UNTIL.get() {
            Some(&end) if SystemClock.now() >= end => Err(io::ErrorKind::TimedOut.into()),
            _ => self.0.read(buffer),
        }
    }
}

/// A file as it is called in messages; `-` is standard input.
pub(crate) fn name_of(path: &Path) -> String {
    if path.as_os_str() == "-" { say(&message!("standard input")) } else { path.display().to_string() }
}

/// Why a file is not read.
pub(crate) fn cannot_read(path: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::TimedOut => return Failure::stopped(StopReason::Time),
        io::ErrorKind::OutOfMemory => return too_much_input(path),
        _ => {}
    }
    Failure::said(&message!("{file} cannot be read: {error}", file = name_of(path), error => error))
}

/// The bytes of input that were read: they take memory as tables do.
pub(crate) fn bytes_read() -> u64 {
    HAS_READ.load(Ordering::Relaxed)
}

/// The bytes of a text file; `-` is standard input. A zero byte at its beginning shows a device or a binary file, which is not
/// read further.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = read_bytes_that(path, |beginning| !beginning.contains(&0))?;
    bytes.ok_or_else(|| {
        Failure::said(&message!("{file} is not text: it has zero bytes", file = name_of(path)))
    })
}

/// The same if `may_be` accepts how it begins, without reading the rest of other files.
pub(crate) fn read_bytes_that(
    path: &Path,
    may_be: impl FnOnce(&[u8]) -> bool,
) -> Result<Option<Vec<u8>>, Failure> {
    if path.as_os_str() == "-" {
        return while_waiting(|| read_all(Timed(io::stdin().lock()), path, may_be));
    }
    let (file, _) = open_file(path)?;
    while_waiting(|| read_all(Timed(file), path, may_be))
}

/// A file, and what the system says of its length.
fn open_file(path: &Path) -> Result<(std::fs::File, u64), Failure> {
    let cannot = |error: io::Error| cannot_read(path, &error);
    let file = std::fs::File::open(path).map_err(cannot)?;
    let found = file.metadata().map_err(cannot)?;
    if found.is_dir() {
        return Err(cannot(io::ErrorKind::IsADirectory.into()));
    }
    Ok((file, found.len()))
}

/// A file that is read piece by piece within the limits, and what the system says of its length. What is longer than the
/// limits allow is refused at once.
pub(crate) fn open_input(path: &Path) -> Result<(impl Read + use<>, u64), Failure> {
    let (file, length) = open_file(path)?;
    let in_use = ProcessMemory::gauge().map_or(0, Gauge::bytes_in_use);
    if HAS_READ.load(Ordering::Relaxed).saturating_add(length) > most_input()
        || in_use.saturating_add(length) > MOST_MEMORY.load(Ordering::Relaxed)
    {
        return Err(too_much_input(path));
    }
    Ok((Metered { input: Timed(file), before: 0 }, length))
}

/// A file of which only the beginning is read, however long it is.
pub(crate) fn open_beginning(path: &Path) -> Result<impl Read + use<>, Failure> {
    open_file(path).map(|(file, _)| Timed(file))
}

/// Input that is counted, and read within the limits: a file may grow, and a device has no length.
struct Metered<R> {
    input: R,
    /// What was read before the gauge was asked last.
    before: u64,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(buffer)?;
        let read = HAS_READ.fetch_add(count as u64, Ordering::Relaxed) + count as u64;
        if read > most_input() {
            return Err(io::ErrorKind::OutOfMemory.into());
        }
        if read - self.before >= CHUNK {
            self.before = read;
            let in_use = ProcessMemory::gauge().map_or(0, Gauge::bytes_in_use);
            if in_use > MOST_MEMORY.load(Ordering::Relaxed) {
                return Err(io::ErrorKind::OutOfMemory.into());
            }
        }
        Ok(count)
    }
}

/// Reads to the end, or to the limit.
fn read_all(
    mut input: impl Read,
    path: &Path,
    may_be: impl FnOnce(&[u8]) -> bool,
) -> Result<Option<Vec<u8>>, Failure> {
    let mut may_be = Some(may_be);
    let mut bytes = Vec::new();
    loop {
        let read = input.by_ref().take(CHUNK).read_to_end(&mut bytes);
        let count = read.map_err(|error| cannot_read(path, &error))?;
        if may_be.take().is_some_and(|may_be| !may_be(&bytes)) {
            return Ok(None);
        }
        if count == 0 {
            return Ok(Some(bytes));
        }
        let read = HAS_READ.fetch_add(count as u64, Ordering::Relaxed) + count as u64;
        if read > most_input() {
            return Err(too_much_input(path));
        }
    }
}

/// The limit on input was reached.
pub(crate) fn too_much_input(path: &Path) -> Failure {
    let memory = MOST_MEMORY.load(Ordering::Relaxed);
    let most = most_input().min(memory).div_ceil(1_000_000);
    let file = name_of(path);
    if MOST_INPUT_IS_ASKED.load(Ordering::Relaxed) || memory < most_input() {
        return Failure::stopped(message!(
            "{file}: the memory limit of {most} MB was reached before its end",
            file,
            most
        ));
    }
    Failure::stopped(message!(
        "{file} has more than {most} MB\n  so much is read if it is allowed, for example: --limit-memory 4GB",
        file,
        most
    ))
}

/// The content of a text file in UTF-8; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].split(|&byte| byte == b'\n').count();
        Failure::said(&message!("{file}: line {line}: this is not UTF-8 text", file = name_of(path), line))
    })
}

/// A file that cannot be written: a full disk is a limit, all else bad input.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let said = message!("{file} cannot be written: {error}", file = path.display(), error => error);
    if lacks_room(error) { Failure::stopped(said) } else { Failure::said(&said) }
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
        Cause::System(error) => cannot_write(path, &error),
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
    write_with(path, |file| file.write_all(text.as_bytes()))
}

/// Writes a file, of which nothing is left where it cannot be finished.
pub(crate) fn write_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<u8, Failure> {
    let written = surroundings::replace_file(path, |file| {
        let mut buffered = io::BufWriter::new(file);
        write(&mut buffered)?;
        buffered.flush()
    });
    written.map(|()| ANSWERED).map_err(|error| cannot_write(path, &error))
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
            let said = message!("standard output cannot be written: {error}", error => &error);
            Err(if lacks_room(&error) { Failure::stopped(said) } else { Failure::said(&said) })
        }
        _ => Ok(ANSWERED),
    }
}

/// Prints a report as text or JSON.
pub(crate) fn print_report(report: &dyn Report, format: Format) -> Result<u8, Failure> {
    if format == Format::Json {
        return print_with(|output| report.write_json(output));
    }
    let mut text = Vec::new();
    report.write_text(style(), &mut text).map_err(Failure::bad_input)?;
    print_text(&String::from_utf8_lossy(&text))
}

/// Prints rounds, which are text or JSON.
pub(crate) fn print_rounds(rounds: &Rounds, arguments: &Arguments) -> Result<u8, Failure> {
    match arguments.shared.format {
        Format::Text | Format::Json => print_report(rounds, arguments.shared.format),
        _ => {
            Err(Failure::said(&message!("--rounds answers as text or JSON only, for example: --format json")))
        }
    }
}

/// Prints an answer for people on standard output: on a terminal, lines are broken to its width.
pub(crate) fn print_text(text: &str) -> Result<u8, Failure> {
    match terminal_width() {
        Some(width) => print(&wrapped(text, width)),
        None => print(text),
    }
}

/// Prints a line of JSON.
pub(crate) fn print_json(json: &serde_json::Value) -> Result<u8, Failure> {
    print_with(|output| writeln!(output, "{json}"))
}

/// Prints lines of JSON.
pub(crate) fn print_lines(mut lines: impl Iterator<Item = Value>) -> Result<u8, Failure> {
    print_with(|output| lines.try_for_each(|json| writeln!(output, "{json}")))
}

/// The width of the terminal that standard output is, if it is one.
pub(crate) fn terminal_width() -> Option<usize> {
    let output = io::stdout();
    let (terminal_size::Width(width), _) = terminal_size::terminal_size_of(&output)?;
    output.is_terminal().then_some(usize::from(width)).filter(|&width| width >= NARROWEST)
}

/// Lines are not broken to fewer columns.
const NARROWEST: usize = 20;

/// The text with every line that is too wide broken at blanks; what follows is indented like the line.
pub(crate) fn wrapped(text: &str, width: usize) -> String {
    let mut lines = String::new();
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        if visible_width(line) <= width {
            lines += line;
        } else {
            wrap_line(line, width, &mut lines);
        }
        lines += end;
    }
    lines
}

fn wrap_line(line: &str, width: usize, lines: &mut String) {
    let blanks = line.len() - line.trim_start_matches(' ').len();
    let indent = " ".repeat(blanks.min(width / 2));
    let mut column = 0;
    // Each piece is a word with the blanks before it.
    for (number, piece) in pieces(&line[blanks..]).into_iter().enumerate() {
        let word = piece.trim_start_matches(' ');
        if number == 0 {
            lines.push_str(&line[..blanks]);
            column = blanks;
        } else if column + visible_width(piece) > width {
            lines.push('\n');
            lines.push_str(&indent);
            lines.push_str(word);
            column = indent.len() + visible_width(word);
            continue;
        }
        lines.push_str(piece);
        column += visible_width(piece);
    }
}

fn pieces(line: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut is_in_word = false;
    for (at, c) in line.char_indices() {
        if c == ' ' && is_in_word {
            pieces.push(&line[start..at]);
            start = at;
        }
        is_in_word = c != ' ';
    }
    pieces.push(&line[start..]);
    pieces
}

/// Columns that a line takes, escape sequences of styles left out.
fn visible_width(line: &str) -> usize {
    let mut visible = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find("\u{1b}[") {
        visible.push_str(&rest[..at]);
        rest = rest[at..].find('m').map_or("", |end| &rest[at + end + 1..]);
    }
    visible.push_str(rest);
    unicode_width::UnicodeWidthStr::width(visible.as_str())
}

/// The language of what is printed, by its place in [`Language::ALL`]; chosen before the command line is read, since errors of
/// the command line and help are in it too.
static LANGUAGE: AtomicU8 = AtomicU8::new(0);

/// The language that `--lang` says, else that of the environment. What `--lang` says wrongly is refused with the other arguments.
pub(crate) fn choose_language(words: &[OsString]) {
    let after =
        |pair: &[OsString]| (pair[0] == "--lang").then(|| pair[1].to_str().map(str::to_owned)).flatten();
    let joined =
        |word: &OsString| word.to_str().and_then(|word| word.strip_prefix("--lang=")).map(str::to_owned);
    let asked = words.windows(2).find_map(after).or_else(|| words.iter().find_map(joined));
    // As for other programs, the first of these that is set counts.
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let tag = asked.or_else(|| ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set));
    let language = tag.and_then(|tag| Language::of_tag(&tag)).unwrap_or_default();
    let place = Language::ALL.iter().position(|one| *one == language).unwrap_or(0);
    LANGUAGE.store(place as u8, Ordering::Relaxed);
}

/// The language of what is printed.
pub(crate) fn language() -> Language {
    Language::ALL[usize::from(LANGUAGE.load(Ordering::Relaxed)) % Language::ALL.len()]
}

/// A message in the language of what is printed.
pub(crate) fn say(message: &Message) -> String {
    language().say(message)
}

/// A remark on what was asked, and where that stands.
pub(crate) fn noted(place: &str, note: &Message) -> String {
    say(&message!("note: {place}{note}", place, note = note.clone()))
}

/// What `--color` says, as a number; answers are styled in one place only.
static COLOR: AtomicU8 = AtomicU8::new(Color::Auto as u8);

/// Takes note of `--color`.
pub(crate) fn choose_color(color: Color) {
    COLOR.store(color as u8, Ordering::Relaxed);
}

/// Bold type as `--color` says; `auto` is on a terminal, unless `NO_COLOR` is set.
pub(crate) fn style() -> Style {
    let chosen = COLOR.load(Ordering::Relaxed);
    let is_styled = if chosen == Color::Auto as u8 {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        !no_color && io::stdout().is_terminal()
    } else {
        chosen == Color::Always as u8
    };
    if is_styled { Style::Ansi } else { Style::Plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_blanks() {
        assert_eq!(wrapped("short\nlines\n", 20), "short\nlines\n");
        assert_eq!(wrapped("  one two three\nx", 9), "  one two\n  three\nx");
        assert_eq!(wrapped("unbreakable", 4), "unbreakable");
        assert_eq!(wrapped("a   b", 3), "a\nb");
        let bold = "\u{1b}[1mone two\u{1b}[0m";
        assert_eq!(wrapped(bold, 7), bold);
        assert_eq!(wrapped(bold, 5), "\u{1b}[1mone\ntwo\u{1b}[0m");
        assert_eq!(wrapped("必胜 策略", 5), "必胜\n策略");
    }

    #[test]
    fn what_begins_unlike_text_is_not_read_further() {
        let read =
            |input: &mut dyn Read| read_all(input, Path::new("-"), |beginning| !beginning.contains(&0));
        assert_eq!(read(&mut &b"1 2\n"[..]).ok().flatten().as_deref(), Some(&b"1 2\n"[..]));
        assert!(matches!(read(&mut io::repeat(0)), Ok(None)));
    }
}
