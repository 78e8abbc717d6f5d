//! What the library is handed in by the program, and the parameters of rule files.

use crate::limits::while_waiting;
use crate::output::{Failure, Timed, longest_position, most_memory};
use std::any::Any;
use std::io::{Error as IoError, ErrorKind, Result as IoResult, Write, stdin};
use std::sync::OnceLock;
use zermelo::game::{Files, StopReason};
use zermelo::rules::{HeapRule, open_heap_rule};

pub(crate) use zermelo_system::{ProcessMemory, SystemClock, replace_file, survive_file_size_limit};
use zermelo_system::{SystemFiles, read_at_most};

/// The files of the system by their paths, and the rule files that come with the program where no file has their name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProgramFiles;

impl Files for ProgramFiles {
    fn read(&self, name: &str, most: u64) -> IoResult<Vec<u8>> {
        let longest = longest_position();
        let most_read = most.min(longest);
        let read = || match name {
            "-" => standard_input(most_read),
            _ => SystemFiles.read(name, most_read),
        };
        while_waiting(read).or_else(|error| match error.kind() {
            ErrorKind::NotFound => {
                zermelo_rule_files::text_of(name).map(|text| text.as_bytes().to_vec()).ok_or(error)
            }
            // The limits of the command line are told as such.
            ErrorKind::FileTooLarge if longest < most => {
                Err(IoError::other(StopReason::Memory(most_memory())))
            }
            ErrorKind::TimedOut => Err(IoError::other(StopReason::Time)),
            _ => Err(error),
        })
    }

    fn read_at(&self, name: &str, offset: u64, into: &mut [u8]) -> IoResult<usize> {
        SystemFiles.read_at(name, offset, into)
    }

    fn replace(&self, name: &str, write: &mut dyn FnMut(&mut dyn Write) -> IoResult<()>) -> IoResult<()> {
        SystemFiles.replace(name, write)
    }

    fn lock(&self, name: &str) -> IoResult<Box<dyn Any>> {
        SystemFiles.lock(name)
    }
}

/// Standard input, which can be read once while a text may be opened again.
fn standard_input(most: u64) -> IoResult<Vec<u8>> {
    static INPUT: OnceLock<Result<Vec<u8>, ErrorKind>> = OnceLock::new();
    let read = || read_at_most(Timed(stdin().lock()), most).map_err(|error| error.kind());
    INPUT.get_or_init(read).clone().map_err(IoError::from)
}

static PARAMETERS: OnceLock<String> = OnceLock::new();

/// Remembers the parameters that `--set` gives to rule files.
pub(crate) fn set_parameters(set: &[String]) {
    // It is called once.
    let _ = PARAMETERS.set(set.join(","));
}

/// The text of a question with rule files in place of the games that come in them, and the parameters of `--set` behind
/// their names.
pub(crate) fn with_parameters(text: &str) -> String {
    let text = zermelo_rule_files::spelled_as_files(text);
    zermelo::answer::with_parameters(&text, PARAMETERS.get().map_or("", String::as_str))
}

/// The heaps that a code, a name of one, or a rule file stands for.
pub(crate) fn heap_rule(text: &str) -> Result<HeapRule, Failure> {
    match open_heap_rule(&with_parameters(text), Some(&ProgramFiles)) {
        Some(found) => Ok(found?),
        None => Ok(HeapRule::Code(zermelo::language::in_english(text).parse::<zermelo::heap::HeapCode>()?)),
    }
}
