//! Blocks of tables in the format of zstd (RFC 8878).

use ruzstd::decoding::StreamingDecoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::io::{self, Read};
use zermelo_solve::labels::disk::Packing;

/// Blocks in the format of zstd.
#[derive(Clone, Copy, Debug)]
pub struct Zstd;

impl Packing for Zstd {
    fn pack(&self, block: &[u8]) -> io::Result<Vec<u8>> {
        Ok(compress_to_vec(block, CompressionLevel::Fastest))
    }

    fn unpack(&self, packed: &[u8], len: usize) -> io::Result<Vec<u8>> {
        let decoder = StreamingDecoder::new(packed).map_err(io::Error::other)?;
        let mut block = Vec::with_capacity(len);
        decoder.take(len as u64 + 1).read_to_end(&mut block)?;
        Ok(block)
    }
}
