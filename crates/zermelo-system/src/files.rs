//! The files of the system, by their paths.

use std::any::Any;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use zermelo_core::Files;

/// The bytes of a source, where there are at most so many; at most one more is read.
pub fn read_at_most(source: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// The files of the system, by their paths.
#[derive(Clone, Copy, Debug)]
pub struct SystemFiles;

impl Files for SystemFiles {
    fn read(&self, name: &str, most: u64) -> io::Result<Vec<u8>> {
        read_at_most(File::open(name)?, most)
    }

    fn read_at(&self, name: &str, offset: u64, into: &mut [u8]) -> io::Result<usize> {
        let mut file = File::open(name)?;
        file.seek(SeekFrom::Start(offset))?;
        let mut filled = 0;
        while filled < into.len() {
            match file.read(&mut into[filled..]) {
                Ok(0) => break,
                Ok(count) => filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(filled)
    }

    fn replace(&self, name: &str, write: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        replace_file(Path::new(name), |file| write(file))
    }

    fn lock(&self, name: &str) -> io::Result<Box<dyn Any>> {
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(Path::new(name), ".lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Box::new(file)),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// A name beside a file.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Writes a file through one beside it that is moved there when it is whole, so that a kill or a failure leaves the old
/// file or the new one. What is not a file, such as a pipe or a device, is written to as it is: it must not be replaced.
pub fn replace_file<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut File) -> Result<T, E>,
) -> Result<T, E> {
    if std::fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return write(&mut File::options().write(true).open(path)?);
    }
    // A link leads to the file after that, too.
    let path = &std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let new = beside(path, ".new");
    let mut file = File::create(&new)?;
    let written = write(&mut file).and_then(|written| {
        file.sync_all().and_then(|()| std::fs::rename(&new, path))?;
        Ok(written)
    });
    if written.is_err() {
        // It is of no use; that it cannot be removed would change nothing.
        let _ = std::fs::remove_file(&new);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch(name: &str) -> String {
        let directory = std::env::temp_dir().join(format!("zermelo-files-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        directory.join("file").to_str().unwrap().to_owned()
    }

    #[test]
    fn files_are_read_within_bounds_and_replaced_as_a_whole() {
        let name = scratch("replace");
        SystemFiles.replace(&name, &mut |file| file.write_all(b"0123456789")).unwrap();
        assert_eq!(SystemFiles.read(&name, 10).unwrap(), b"0123456789");
        assert_eq!(SystemFiles.read(&name, 9).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
        let mut part = [0; 4];
        assert_eq!(SystemFiles.read_at(&name, 3, &mut part).unwrap(), 4);
        assert_eq!(&part, b"3456");
        assert_eq!(SystemFiles.read_at(&name, 8, &mut part).unwrap(), 2);
        let failed = SystemFiles.replace(&name, &mut |file| {
            file.write_all(b"half")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(failed.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(SystemFiles.read(&name, 99).unwrap(), b"0123456789");
    }

    #[test]
    fn a_lock_is_held_until_it_is_dropped() {
        let name = scratch("lock");
        let lock = SystemFiles.lock(&name).unwrap();
        assert_eq!(SystemFiles.lock(&name).unwrap_err().kind(), io::ErrorKind::WouldBlock);
        drop(lock);
        assert!(SystemFiles.lock(&name).is_ok());
    }
}
