//! The files that come with a question. No other is read, and none is written.

use crate::{NamedText, Request};
use std::io::{Error, ErrorKind, Result};
use zermelo::game::Files;

/// The texts of a question by their names.
pub(crate) struct NamedFiles<'a>(&'a [NamedText]);

impl<'a> NamedFiles<'a> {
    pub(crate) fn new(request: &'a Request) -> Self {
        Self(&request.options.rules)
    }

    fn find(&self, name: &str) -> Result<&'a [u8]> {
        let plain = |name: &'_ str| name.trim_start_matches("./").to_owned();
        let found = self.0.iter().find(|file| plain(&file.name) == plain(name));
        let missing = || Error::new(ErrorKind::NotFound, "no file of this name came with the question");
        found.map(|file| file.text.as_bytes()).ok_or_else(missing)
    }
}

impl Files for NamedFiles<'_> {
    fn read(&self, name: &str, most: u64) -> Result<Vec<u8>> {
        let bytes = self.find(name)?;
        if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes.to_vec()) }
    }

    fn read_at(&self, name: &str, offset: u64, into: &mut [u8]) -> Result<usize> {
        let bytes = self.find(name)?;
        let rest = usize::try_from(offset).ok().and_then(|offset| bytes.get(offset..)).unwrap_or_default();
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        Ok(count)
    }
}
