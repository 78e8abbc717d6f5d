//! Checkpoints in the folder that all processes see: each worker writes its share, and a checkpoint counts when the shares of
//! all its workers are there. What a file says does not depend on who wrote it, so that any number of workers can go on.

use crate::failure::Failure;
use crate::letters::{Levels, Plan};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use zermelo_core::{Files, NumberedGame};
use zermelo_solve::labels::disk::{checksum, checksum_on, digest_of};
use zermelo_system::SystemFiles;

const MAGIC: &[u8; 8] = b"zm-check";
const VERSION: u32 = 1;
const HEADER: usize = 64;

/// What a checkpoint is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// Reached positions, with so many slices not yet expanded.
    Reached { left: u32, workers: u32 },
    /// Labels.
    Levels(Levels),
}

impl Key {
    const fn workers(self) -> u32 {
        match self {
            Self::Reached { workers, .. } => workers,
            Self::Levels(levels) => levels.workers,
        }
    }

    const fn words(self) -> [u32; 4] {
        match self {
            Self::Reached { left, .. } => [0, left, 0, 0],
            Self::Levels(Levels { slice, ties, next, width, .. }) => [1 + ties, slice, next, width],
        }
    }

    fn file(self, worker: u32) -> String {
        let workers = self.workers();
        match self {
            Self::Reached { left, .. } => format!("reached-{left:04}.{worker}-of-{workers}"),
            Self::Levels(Levels { slice, ties, next, width, .. }) => {
                let kind = if ties == 0 { "levels" } else { "ties" };
                format!("{kind}-{slice:04}-{next:05}-{width}.{worker}-of-{workers}")
            }
        }
    }

    /// The key and the worker of a file by its name.
    fn of_file(name: &str) -> Option<(Self, u32)> {
        let (key, share) = name.split_once('.')?;
        let (worker, workers) = share.split_once("-of-")?;
        let (worker, workers): (u32, u32) = (worker.parse().ok()?, workers.parse().ok()?);
        let mut words = key.split('-');
        let kind = words.next()?;
        let numbers: Vec<u32> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let key = match (kind, numbers.as_slice()) {
            ("reached", &[left]) => Self::Reached { left, workers },
            ("levels" | "ties", &[slice, next, width]) => {
                Self::Levels(Levels { slice, ties: u32::from(kind == "ties"), next, width, workers })
            }
            _ => return None,
        };
        (worker < workers).then_some((key, worker))
    }
}

/// The folder of checkpoints beside the files of a table.
pub(crate) struct Checkpoints {
    folder: PathBuf,
    digest: u64,
}

impl Checkpoints {
    pub(crate) fn of(game: &dyn NumberedGame, table: &str) -> Self {
        Self { folder: Path::new(table).join("checkpoints"), digest: digest_of(game) }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, file: &str) -> String {
        self.folder.join(file).display().to_string()
    }

    fn failed(&self, file: &str) -> impl Fn(io::Error) -> Failure {
        let path = self.path(file);
        move |error| Failure::of_file(&path, &error)
    }

    /// The files that there are, by key. What has another name is none of ours.
    fn list(&self) -> Result<Vec<(Key, u32, String)>, Failure> {
        let mut found = Vec::new();
        let entries = match std::fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
            other => other.map_err(self.failed(""))?,
        };
        for entry in entries {
            let name = entry.map_err(self.failed(""))?.file_name().to_string_lossy().into_owned();
            if let Some((key, worker)) = Key::of_file(&name) {
                found.push((key, worker, name));
            }
        }
        found.sort_by(|a, b| a.2.cmp(&b.2));
        Ok(found)
    }

    /// What to go on from, where the files of these slices are there. Refuses checkpoints of another game.
    pub(crate) fn plan(&self, done: Vec<bool>) -> Result<Plan, Failure> {
        let list = self.list()?;
        for (key, worker, name) in &list {
            self.header(*key, *worker, name)?;
        }
        let is_whole = |key: Key| {
            let shares = list.iter().filter(|found| found.0 == key).count();
            shares == key.workers() as usize
        };
        let whole = || list.iter().map(|found| found.0).filter(|&key| is_whole(key));
        let reached = whole().filter_map(|key| match key {
            Key::Reached { left, workers } => Some((left, workers)),
            Key::Levels(_) => None,
        });
        let first = done.iter().position(|&is_done| !is_done).unwrap_or(done.len()) as u32;
        let levels = whole().filter_map(|key| match key {
            Key::Levels(levels) => (levels.slice == first).then_some(levels),
            Key::Reached { .. } => None,
        });
        // A slice that is made again in wider words has got further.
        let levels = levels.max_by_key(|levels| (levels.width, levels.ties, levels.next));
        let reached = reached.min();
        Ok(Plan { done, reached, levels })
    }

    /// Removes all but what two plans go on from, the one before and the last: shares of the last may still be missing.
    pub(crate) fn forget_all_but(&self, keys: &[Key]) -> Result<(), Failure> {
        for (key, _, name) in self.list()? {
            if !keys.contains(&key) {
                let gone = std::fs::remove_file(self.folder.join(&name));
                if let Err(error) = gone
                    && error.kind() != io::ErrorKind::NotFound
                {
                    return Err(self.failed(&name)(error));
                }
            }
        }
        Ok(())
    }

    /// Removes all of it, when the table is finished. Some systems keep the folder while others have files of it open.
    pub(crate) fn remove(&self) -> Result<(), Failure> {
        self.forget_all_but(&[])?;
        let _ = std::fs::remove_dir_all(&self.folder);
        Ok(())
    }

    /// Writes the share of a worker.
    pub(crate) fn write(
        &self,
        key: Key,
        worker: u32,
        content: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let name = key.file(worker);
        let mut header = Vec::with_capacity(HEADER);
        header.extend_from_slice(MAGIC);
        for word in [VERSION, worker, key.workers()].into_iter().chain(key.words()) {
            header.extend_from_slice(&word.to_le_bytes());
        }
        header.resize(HEADER - 8, 0);
        header.extend_from_slice(&self.digest.to_le_bytes());
        let write = &mut |file: &mut dyn Write| {
            let mut summed = Summed { file, sum: checksum(&[]) };
            summed.write_all(&header)?;
            content(&mut summed)?;
            let Summed { file, sum } = summed;
            file.write_all(&sum.to_le_bytes())
        };
        SystemFiles.replace(&self.path(&name), write).map_err(self.failed(&name))
    }

    fn broken(&self, name: &str, what: &str) -> Failure {
        let folder = self.folder.display();
        Failure::BadInput(format!(
            "{}: {what}\n  without it the work begins anew from what else is there: remove it, or all of {folder}",
            self.path(name)
        ))
    }

    /// Checks what a file says of itself.
    fn header(&self, key: Key, worker: u32, name: &str) -> Result<(), Failure> {
        let mut header = [0; HEADER];
        let read = SystemFiles.read_at(&self.path(name), 0, &mut header).map_err(self.failed(name))?;
        let short = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| header[at + byte]));
        if read < HEADER || header[..8] != *MAGIC {
            return Err(self.broken(name, "it is not a checkpoint"));
        }
        if short(8) != VERSION {
            return Err(
                self.broken(name, &format!("a checkpoint of version {}; expected was {VERSION}", short(8)))
            );
        }
        if header[HEADER - 8..] != self.digest.to_le_bytes() {
            return Err(self.broken(name, "it is a checkpoint of another game, or of other rules"));
        }
        let words = [worker, key.workers()].into_iter().chain(key.words());
        if words.enumerate().any(|(at, word)| short(12 + 4 * at) != word) {
            return Err(self.broken(name, "it says that it is something else than its name says"));
        }
        Ok(())
    }

    /// The share of a worker.
    pub(crate) fn read(&self, key: Key, worker: u32) -> Result<Vec<u8>, Failure> {
        let name = key.file(worker);
        self.header(key, worker, &name)?;
        let mut bytes = SystemFiles.read(&self.path(&name), u64::MAX - 1).map_err(self.failed(&name))?;
        let end = bytes.len().saturating_sub(8).max(HEADER);
        if bytes.get(end..) != Some(&checksum(&bytes[..end]).to_le_bytes()) {
            return Err(self.broken(&name, "it has changed since it was written"));
        }
        bytes.truncate(end);
        bytes.drain(..HEADER);
        Ok(bytes)
    }
}

/// Writes through, and takes the checksum.
struct Summed<'a> {
    file: &'a mut dyn Write,
    sum: u64,
}

impl Write for Summed<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write_all(bytes)?;
        self.sum = checksum_on(self.sum, bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_come_back() {
        let levels = |ties| Key::Levels(Levels { slice: 7, ties, next: 123, width: 2, workers: 12 });
        for key in [Key::Reached { left: 3, workers: 2 }, levels(0), levels(1)] {
            assert_eq!(Key::of_file(&key.file(1)), Some((key, 1)));
        }
        for name in ["build.lock", "reached-0001.2-of-2", "reached-0001.0-of-2.new", "levels-1-2.0-of-1"] {
            assert_eq!(Key::of_file(name), None);
        }
    }
}
