//! Files for games that are read from one.

use zermelo_core::Files;

/// One file, whatever the name.
pub(crate) struct OneFile(pub &'static [u8]);

impl Files for OneFile {
    fn read(&self, _: &str, most: u64) -> std::io::Result<Vec<u8>> {
        if self.0.len() as u64 > most {
            Err(std::io::ErrorKind::FileTooLarge.into())
        } else {
            Ok(self.0.to_vec())
        }
    }
}
