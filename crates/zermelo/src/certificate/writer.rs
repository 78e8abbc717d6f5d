//! Certificates as text: header, records, and the closing record with their number and digest.

use crate::game::Convention;
use std::io::{self, Write};

/// The version of the format that is written.
pub const FORMAT_VERSION: u32 = 1;

/// What a certificate is about.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// The game with its parameters.
    pub game: &'a str,
    /// The position, `-` where the claim is about many.
    pub position: &'a str,
    /// Who wins when a player cannot move.
    pub convention: Convention,
    /// What is claimed, in the words of the format.
    pub claim: &'a str,
}

/// Writes the records of one certificate.
pub struct CertificateWriter<'a> {
    output: &'a mut dyn Write,
    digest: u64,
    records: u64,
    bytes: u64,
}

/// How large a certificate became.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CertificateSize {
    /// Its records, the header's included.
    pub records: u64,
    /// Its bytes.
    pub bytes: u64,
}

impl<'a> CertificateWriter<'a> {
    /// Writes the header.
    pub fn new(output: &'a mut dyn Write, header: &Header) -> io::Result<Self> {
        let mut writer = Self { output, digest: 0xcbf2_9ce4_8422_2325, records: 0, bytes: 0 };
        writer.record(format!("zermelo certificate {FORMAT_VERSION}").as_bytes())?;
        writer.record(format!("game {}", header.game).as_bytes())?;
        writer.record(format!("position {}", header.position).as_bytes())?;
        let convention = match header.convention {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        };
        writer.record(format!("convention {convention}").as_bytes())?;
        writer.record(format!("claim {}", header.claim).as_bytes())?;
        Ok(writer)
    }

    /// Writes one record, which has no line break.
    pub fn record(&mut self, line: &[u8]) -> io::Result<()> {
        debug_assert!(!line.contains(&b'\n'));
        for chunk in line.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.mix(line.len() as u64);
        self.records += 1;
        self.bytes += line.len() as u64 + 1;
        self.output.write_all(line)?;
        self.output.write_all(b"\n")
    }

    /// Writes the closing record.
    pub fn finish(mut self) -> io::Result<CertificateSize> {
        let (records, digest) = (self.records, self.digest);
        self.record(format!("end {records} {digest:016x}").as_bytes())?;
        self.output.flush()?;
        Ok(CertificateSize { records: self.records, bytes: self.bytes })
    }

    /// The digest is one of the format: it guards against accidents, not against forgers, whom the checks stop.
    const fn mix(&mut self, word: u64) {
        self.digest = (self.digest ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.digest ^= self.digest >> 32;
    }
}
