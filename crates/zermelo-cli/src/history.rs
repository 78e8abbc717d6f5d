//! The lines that were typed into worksheets, kept from one to the next in a file of the user's.

use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// So many lines are brought back.
const MOST_LINES: usize = 1_000;
/// The end of the file is read, no more of it.
const MOST_BYTES: u64 = 1 << 18;

/// A file of lines, the oldest first. That it cannot be read or written is no failure: it is a convenience.
pub(crate) struct History(Option<PathBuf>);

impl History {
    /// The file that `ZERMELO_HISTORY` names, none where that is empty, else one where the system keeps the state of programs.
    pub(crate) fn of_user() -> Self {
        let named = env::var_os("ZERMELO_HISTORY").map(PathBuf::from);
        Self(
            named
                .or_else(|| Some(state_folder()?.join("zermelo").join("history")))
                .filter(|path| !path.as_os_str().is_empty()),
        )
    }

    /// The last lines, the oldest first.
    pub(crate) fn lines(&self) -> Vec<String> {
        let text = self.0.as_deref().and_then(end_of).unwrap_or_default();
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        lines[lines.len().saturating_sub(MOST_LINES)..].iter().map(|&line| line.to_owned()).collect()
    }

    /// Adds a line.
    pub(crate) fn add(&self, line: &str) {
        let Some(path) = self.0.as_deref().filter(|_| !line.trim().is_empty()) else { return };
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        let file = folder.and_then(|()| OpenOptions::new().create(true).append(true).open(path));
        let _ = file.and_then(|mut file| writeln!(file, "{}", line.trim()));
    }
}

/// The last bytes of a file, from the beginning of a line.
fn end_of(path: &Path) -> Option<String> {
    use std::io::{Seek, SeekFrom};
    let mut file = File::open(path).ok()?;
    let length = file.metadata().ok()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(MOST_BYTES))).ok()?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if length <= MOST_BYTES {
        return Some(text);
    }
    text.split_once('\n').map(|(_, whole_lines)| whole_lines.to_owned())
}

/// Where the system keeps what programs remember.
fn state_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return folder("LOCALAPPDATA");
    }
    folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local").join("state")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_back_and_old_ones_are_left_out() {
        let folder = env::temp_dir().join(format!("zermelo-history-{}", std::process::id()));
        let history = History(Some(folder.join("deeper").join("history")));
        assert!(history.lines().is_empty());
        history.add("  {1|-1} ");
        history.add(" ");
        history.add("2");
        assert_eq!(history.lines(), ["{1|-1}", "2"]);
        let long = "1".repeat(MOST_BYTES as usize / 2);
        history.add(&long);
        history.add(&long);
        history.add("3");
        // The first of the long lines is cut, and so is not a line.
        assert_eq!(history.lines(), [long.as_str(), "3"]);
        (0..2 * MOST_LINES).for_each(|number| history.add(&number.to_string()));
        assert_eq!(history.lines().len(), MOST_LINES);
        assert_eq!(history.lines().last().unwrap(), "1999");
        fs::remove_dir_all(folder).unwrap();
        History(None).add("4");
        assert!(History(None).lines().is_empty());
    }
}
