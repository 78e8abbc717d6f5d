//! Checkpoints: a sequence written down so that a later run goes on where this one stood.
//!
//! A little-endian stream: the magic word, the code, lengths before lists, and at the end a checksum of all before it,
//! so that a file that was cut short or changed is noticed. Of long runs the first values, the last ones, the rare heaps
//! and the anchors are kept; tables are made anew, from the same values as before, so that the run goes the same way as
//! one without a stop. Checkpoints of version 0.1, which do not say when tables were made, are read too.

use super::moves::OctalMoves;
use super::octal::{Method, OctalSequence, Resumption, Schedule};
use super::period::{GUY_SMITH, Periodicity, STATE_REPETITION};
use super::repetition::{Anchor, Anchors};
use super::space::SparseSpace;
use super::{Engine, GrundySequence};
use crate::HeapCode;
use zermelo_core::Reference;

const MAGIC: &[u8] = b"zermelo sequence 2\n";
/// The first line of checkpoints of version 0.1.
const OLD_MAGIC: &[u8] = b"zermelo sequence 1\n";
/// The bytes of the first line.
const MAGIC_LENGTH: usize = MAGIC.len();

/// Why a checkpoint cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckpointError {
    /// Another kind of file.
    #[error("this is not a checkpoint of a sequence")]
    NotACheckpoint,
    /// The end is missing, or something was changed.
    #[error("the checkpoint is cut short or damaged")]
    Damaged,
    /// The checkpoint of another game.
    #[error("the checkpoint is of the code {found}, not of {wanted}")]
    OtherCode {
        /// The code in the checkpoint.
        found: String,
        /// The code that was asked for.
        wanted: String,
    },
    /// The values of long runs are not all kept, and the method asked for needs them.
    #[error(
        "the method needs all values, of which the checkpoint has only the first {kept}; leave --method out"
    )]
    ValuesMissing {
        /// The number of values in the checkpoint.
        kept: u64,
    },
    /// Only octal codes have checkpoints.
    #[error("checkpoints are made only for finite codes of which moves leave at most two heaps")]
    NotOctal,
}

impl GrundySequence {
    /// The checkpoint of the sequence as it stands.
    pub fn checkpoint(&self) -> Result<Vec<u8>, CheckpointError> {
        let Engine::Octal(octal) = &self.engine else { return Err(CheckpointError::NotOctal) };
        let progress = octal.progress();
        let mut out = MAGIC.to_vec();
        put_bytes(&mut out, self.code.to_string().as_bytes());
        put(&mut out, progress.length);
        put_values(&mut out, progress.values);
        match progress.space {
            None => put(&mut out, 0),
            Some(space) => {
                put(&mut out, 1);
                put(&mut out, u64::from(space.mask));
                put(&mut out, u64::from(space.with_heap_parity));
            }
        }
        put(&mut out, progress.rares.len() as u64);
        for &(heap, value) in progress.rares {
            put(&mut out, heap);
            put(&mut out, u64::from(value));
        }
        put(&mut out, u64::from(progress.greatest_value));
        put(&mut out, progress.extra_witnesses.len() as u64);
        for &heap in progress.extra_witnesses {
            put(&mut out, heap as u64);
        }
        put_bytes(&mut out, progress.tape.unwrap_or(&[]));
        let anchors: Vec<&Anchor> = progress.anchors.iter().flat_map(|anchors| anchors.all()).collect();
        put(&mut out, anchors.len() as u64);
        for anchor in anchors {
            put(&mut out, anchor.heap);
            put_bytes(&mut out, &anchor.values);
        }
        put(&mut out, progress.anchors.map_or(0, Anchors::next));
        put(&mut out, octal.method_in_use() as u64);
        let Schedule { tables_from, next_look, next_period_look, last_period_look } = progress.schedule;
        for number in [tables_from, next_look, next_period_look, last_period_look] {
            put(&mut out, number);
        }
        match octal.period {
            None => put(&mut out, 0),
            Some((period, theorem)) => {
                put(&mut out, if theorem.name == GUY_SMITH.name { 1 } else { 2 });
                put(&mut out, period.length);
                put(&mut out, period.preperiod);
            }
        }
        let sum = checksum(&out);
        put(&mut out, sum);
        Ok(out)
    }

    /// Whether a file that begins with these bytes may be a checkpoint.
    pub fn is_start_of_checkpoint(bytes: &[u8]) -> bool {
        let start = &bytes[..bytes.len().min(MAGIC_LENGTH)];
        start == MAGIC || start == OLD_MAGIC
    }

    /// The sequence of `code` as a checkpoint has it, to be kept as by [`new`](Self::new) from now on.
    pub fn resume(
        code: &HeapCode,
        method: Method,
        keep: usize,
        bytes: &[u8],
    ) -> Result<Self, CheckpointError> {
        let moves = OctalMoves::of(code).ok_or(CheckpointError::NotOctal)?;
        let old = bytes.strip_prefix(OLD_MAGIC);
        let body = bytes.strip_prefix(MAGIC).or(old).ok_or(CheckpointError::NotACheckpoint)?;
        if body.len() < 8 {
            return Err(CheckpointError::Damaged);
        }
        let (before, sum) = bytes.split_at(bytes.len() - 8);
        if checksum(before).to_le_bytes() != *sum {
            return Err(CheckpointError::Damaged);
        }
        let mut reader = Reader { rest: &body[..body.len() - 8], is_old: old.is_some() };
        let found = String::from_utf8_lossy(reader.bytes()?).into_owned();
        if found != code.to_string() {
            return Err(CheckpointError::OtherCode { found, wanted: code.to_string() });
        }
        let (mut kept, mut length) = (0, 0);
        let sequence = OctalSequence::resumed(moves, method, keep, |octal| {
            let resumption = octal.read(&mut reader);
            (kept, length) = (octal.values.len() as u64, octal.length);
            resumption
        });
        let sequence = sequence?.ok_or(if kept < length {
            CheckpointError::ValuesMissing { kept }
        } else {
            CheckpointError::Damaged
        })?;
        Ok(Self { code: code.clone(), engine: Engine::Octal(Box::new(sequence)) })
    }
}

impl OctalSequence {
    fn read(&mut self, reader: &mut Reader) -> Result<Resumption, CheckpointError> {
        self.length = reader.number()?;
        self.values = reader.values()?;
        if reader.number()? == 1 {
            let mask = reader.small()?;
            let with_heap_parity = reader.number()? == 1;
            self.space =
                Some(SparseSpace::of(mask, with_heap_parity, &self.moves).ok_or(CheckpointError::Damaged)?);
        }
        for _ in 0..reader.count(16)? {
            self.rares.push((reader.number()?, reader.small()?));
        }
        self.greatest_value = reader.small()?;
        for _ in 0..reader.count(8)? {
            self.extra_witnesses.push(reader.number()? as usize);
        }
        let tape = reader.bytes()?.to_vec();
        let mut anchors = Vec::new();
        for _ in 0..reader.count(16)? {
            anchors.push(Anchor::new(reader.number()?, reader.bytes()?.to_vec()));
        }
        let parity_counts = self.space.is_some_and(|space| space.with_heap_parity);
        let next_anchor = if reader.is_old { self.length } else { reader.number()? };
        self.set_anchors(anchors, parity_counts, next_anchor);
        let engine = if reader.is_old { None } else { Some((reader.method()?, reader.schedule()?)) };
        if !reader.is_old {
            self.period = reader.period()?;
        }
        let consistent = self.values.len() as u64 <= self.length
            && (self.values.len() as u64 == self.length || !tape.is_empty())
            && self.extra_witnesses.iter().all(|&heap| heap < self.values.len())
            && self.rares.iter().all(|&(heap, _)| heap < self.length);
        if !consistent {
            return Err(CheckpointError::Damaged);
        }
        Ok(Resumption { tape: (!tape.is_empty()).then_some(tape), engine })
    }
}

fn put(out: &mut Vec<u8>, number: u64) {
    out.extend(number.to_le_bytes());
}

fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put(out, bytes.len() as u64);
    out.extend(bytes);
}

fn put_values(out: &mut Vec<u8>, values: &[u16]) {
    put(out, values.len() as u64);
    out.extend(values.iter().flat_map(|value| value.to_le_bytes()));
}

/// FNV-1a over words of eight bytes: enough against accidents.
fn checksum(bytes: &[u8]) -> u64 {
    let words = bytes.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    });
    words.fold(0xCBF2_9CE4_8422_2325, |sum, word| (sum ^ word).wrapping_mul(0x0100_0000_01B3).rotate_left(23))
}

/// Reads the stream from the front; nothing is allocated beyond what is there.
struct Reader<'a> {
    rest: &'a [u8],
    /// Whether the checkpoint is of version 0.1.
    is_old: bool,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], CheckpointError> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(CheckpointError::Damaged)?;
        self.rest = rest;
        Ok(taken)
    }

    fn number(&mut self) -> Result<u64, CheckpointError> {
        let bytes = self.take(8)?;
        Ok(u64::from_le_bytes(bytes.try_into().map_err(|_| CheckpointError::Damaged)?))
    }

    fn method(&mut self) -> Result<Method, CheckpointError> {
        let number = self.number()?;
        let methods = [Method::Plain, Method::Sparse, Method::Blocked, Method::Windowed];
        methods.into_iter().find(|&method| method as u64 == number).ok_or(CheckpointError::Damaged)
    }

    fn schedule(&mut self) -> Result<Schedule, CheckpointError> {
        Ok(Schedule {
            tables_from: self.number()?,
            next_look: self.number()?,
            next_period_look: self.number()?,
            last_period_look: self.number()?,
        })
    }

    fn period(&mut self) -> Result<Option<(Periodicity, &'static Reference)>, CheckpointError> {
        let theorem = match self.number()? {
            0 => return Ok(None),
            1 => &GUY_SMITH,
            2 => &STATE_REPETITION,
            _ => return Err(CheckpointError::Damaged),
        };
        let period = Periodicity { length: self.number()?, preperiod: self.number()?, saltus: 0 };
        if period.length == 0 { Err(CheckpointError::Damaged) } else { Ok(Some((period, theorem))) }
    }

    fn small(&mut self) -> Result<u16, CheckpointError> {
        u16::try_from(self.number()?).map_err(|_| CheckpointError::Damaged)
    }

    /// A number of things of at least `bytes` each that are still to come.
    fn count(&mut self, bytes: usize) -> Result<usize, CheckpointError> {
        let count = usize::try_from(self.number()?).map_err(|_| CheckpointError::Damaged)?;
        if count > self.rest.len() / bytes { Err(CheckpointError::Damaged) } else { Ok(count) }
    }

    fn bytes(&mut self) -> Result<&'a [u8], CheckpointError> {
        let length = self.count(1)?;
        self.take(length)
    }

    fn values(&mut self) -> Result<Vec<u16>, CheckpointError> {
        let length = self.count(2)?;
        Ok(self
            .take(2 * length)?
            .chunks_exact(2)
            .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
            .collect())
    }
}
