//! What the library is handed in: the clock of the system, a gauge of memory, and files by their paths.

use std::any::Any;
use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result, Seek, SeekFrom, Write};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use zermelo::game::{Clock, Files, Gauge};

/// The monotonic clock of the system.
pub(crate) struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// The memory of the process, where the system tells it.
pub(crate) struct ProcessMemory;

impl ProcessMemory {
    /// The gauge, `None` where the system does not tell: the library then goes by its own counts.
    pub(crate) fn gauge() -> Option<&'static dyn Gauge> {
        resident_bytes().map(|_| &Self as &dyn Gauge)
    }
}

impl Gauge for ProcessMemory {
    fn bytes_in_use(&self) -> u64 {
        resident_bytes().unwrap_or(0)
    }
}

/// The line `VmRSS` of `/proc/self/status`, which is in kB whatever the size of a page is (proc(5)).
#[cfg(target_os = "linux")]
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(not(target_os = "linux"))]
fn resident_bytes() -> Option<u64> {
    None
}

/// The files of the system, by their paths, to be read only, and the rule files that come with the package where no file has
/// their name. A path with blanks is written in a question with `%20` for each, as
/// the part in Python does.
pub(crate) struct SystemFiles;

/// Opens a file by its name as it stands, or by what the name says where its signs are written as `%20`.
fn open(name: &str) -> Result<File> {
    File::open(name).or_else(|error| match unquoted(name) {
        Some(plain) if error.kind() == ErrorKind::NotFound => File::open(plain),
        _ => Err(error),
    })
}

/// A name with the signs for which `%` and two hexadecimal digits stand; `None` where there are none.
fn unquoted(name: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(name.len());
    let mut rest = name;
    while let Some(at) = rest.find('%') {
        let byte = rest.get(at + 1..at + 3).and_then(|digits| u8::from_str_radix(digits, 16).ok())?;
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        bytes.push(byte);
        rest = &rest[at + 3..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    if rest.len() == name.len() { None } else { String::from_utf8(bytes).ok() }
}

impl Files for SystemFiles {
    fn read(&self, name: &str, most: u64) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let file = match open(name) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return zermelo_rule_files::text_of(name).map(|text| text.as_bytes().to_vec()).ok_or(error);
            }
            found => found?,
        };
        file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    fn read_at(&self, name: &str, offset: u64, into: &mut [u8]) -> Result<usize> {
        let mut file = open(name)?;
        file.seek(SeekFrom::Start(offset))?;
        let mut filled = 0;
        while filled < into.len() {
            match file.read(&mut into[filled..]) {
                Ok(0) => break,
                Ok(count) => filled += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(filled)
    }

    fn replace(&self, _: &str, _: &mut dyn FnMut(&mut dyn Write) -> Result<()>) -> Result<()> {
        Err(Error::from(ErrorKind::Unsupported))
    }

    fn lock(&self, _: &str) -> Result<Box<dyn Any>> {
        Err(Error::from(ErrorKind::Unsupported))
    }
}
