//! Tables on disk: a folder a game and a file a slice. The page `tables-on-disk.md` of the book has the format.
//!
//! A file is written as a whole or not at all, and nothing in it depends on threads or on how often the work was broken
//! off: what is there when a build begins is taken as it is, the rest is made. The library opens no file and packs no
//! block by itself; the caller hands in [`Files`] and a [`Packing`].

use super::cells::Cells;
use super::{Histogram, Label, Labels, Shelf, label_onto};
use std::any::Any;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::{fmt, io};
use zermelo_core::{Files, Limits, Message, NumberedGame, StopReason, lacks_room, message, wanted_numbers};

/// What files of tables begin with.
const MAGIC: &[u8; 8] = b"zm-table";
/// The version of the format.
const VERSION: u32 = 3;
/// Positions in a block: one is read for a question.
pub const BLOCK: usize = 1 << 15;
/// The bytes of the header before the name of the game.
const FIXED: usize = 64;
/// Positions whose moves go into the digest of the rules, in each slice.
const SAMPLES: u64 = 64;
/// Larger headers are refused before they are read.
const MOST_HEADER: u64 = 1 << 30;

/// How blocks are made small, and large again.
pub trait Packing: Sync {
    /// Packs a block. The same bytes every time.
    fn pack(&self, block: &[u8]) -> io::Result<Vec<u8>>;

    /// Unpacks a block of `len` bytes.
    fn unpack(&self, packed: &[u8], len: usize) -> io::Result<Vec<u8>>;
}

/// What goes wrong with a table on disk.
#[derive(Debug)]
pub enum DiskError {
    /// The system refuses.
    System {
        /// The file.
        name: String,
        /// Why.
        error: io::Error,
        /// How many bytes the file would have had, where the disk is full.
        needed: Option<u64>,
    },
    /// There is none.
    Missing {
        /// The game.
        game: String,
        /// Where it was looked for.
        folder: String,
        /// The first file that is missing.
        missing: String,
    },
    /// A file is not what was written.
    Broken {
        /// The file.
        name: String,
        /// What is wrong with it.
        what: Message,
    },
    /// A file of another version, game or rules.
    Other {
        /// The file.
        name: String,
        /// What it is of.
        found: Message,
        /// What was expected.
        expected: Message,
    },
    /// Another build has the folder.
    InUse {
        /// The folder.
        folder: String,
    },
    /// A limit.
    Stopped(StopReason),
}

impl From<StopReason> for DiskError {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

impl From<&DiskError> for Message {
    fn from(error: &DiskError) -> Self {
        match error {
            DiskError::System { name, error, needed: None } => {
                message!("{name}: {error}", name, error => error)
            }
            DiskError::System { name, error, needed: Some(bytes) } => {
                message!("{name}: {error}; {bytes} bytes are needed for it", name, error => error, bytes)
            }
            DiskError::Missing { game, folder, missing } => message!(
                "there is no table of {game} in {folder}, or it is not finished: {missing} is missing",
                game,
                folder,
                missing
            ),
            DiskError::Broken { name, what } => {
                message!("{name} is broken: {what}", name, what => what.clone())
            }
            DiskError::Other { name, found, expected } => message!(
                "{name} is {found}; expected was {expected}",
                name,
                found => found.clone(),
                expected => expected.clone()
            ),
            DiskError::InUse { folder } => {
                message!("{folder} is in use: another build of this table is running there", folder)
            }
            DiskError::Stopped(reason) => (*reason).into(),
        }
    }
}

impl fmt::Display for DiskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for DiskError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::System { error, .. } => Some(error),
            _ => None,
        }
    }
}

/// A place for the table of a game.
pub struct Folder<'a> {
    /// Reads and writes.
    pub files: &'a dyn Files,
    /// Packs blocks.
    pub packing: &'a dyn Packing,
    /// The game.
    pub game: &'a dyn NumberedGame,
    /// The name of the folder.
    pub folder: &'a str,
}

/// The game that a slice's file says it is of; `None` where it does not look like one. Nothing is checked: the
/// [header](Folder::header) is, once the game is open.
pub fn title_of(files: &dyn Files, name: &str) -> Option<String> {
    const LONGEST: usize = 4096;
    let mut bytes = [0; FIXED + LONGEST];
    let read = files.read_at(name, 0, &mut bytes).ok()?;
    let bytes = bytes.get(..read).filter(|bytes| bytes.len() >= FIXED && bytes[..8] == *MAGIC)?;
    let length = u32_at(bytes, 56) as usize;
    String::from_utf8(bytes.get(FIXED..FIXED.checked_add(length)?)?.to_vec()).ok()
}

/// What the file of a slice begins with.
#[derive(Clone, Debug)]
pub struct Header {
    /// The bytes of a code: 1, 2 or 4.
    pub width: usize,
    /// The numbers of the slice.
    pub positions: u64,
    /// How many positions have which label.
    pub histogram: Histogram,
    /// Where the blocks end in the file, with their checksums.
    blocks: Vec<(u64, u64)>,
    /// Where the first block begins.
    data: u64,
    /// The bytes of the file.
    pub bytes: u64,
}

impl Folder<'_> {
    /// The name of a slice's file.
    fn name(&self, slice: usize) -> String {
        format!("{}/slice-{slice:04}", self.folder)
    }

    fn failed(&self, slice: usize) -> impl Fn(io::Error) -> DiskError + '_ {
        move |error| DiskError::System { name: self.name(slice), error, needed: None }
    }

    fn broken(&self, slice: usize, what: Message) -> DiskError {
        DiskError::Broken { name: self.name(slice), what }
    }

    /// Makes what is missing of the table. Stopped or killed at any moment, the next call goes on after the last slice that
    /// was finished, and the files are the same in the end.
    pub fn build(&self, threads: NonZeroUsize, limits: &Limits) -> Result<(), DiskError> {
        let _lock = self.lock()?;
        label_onto(self.game, threads, limits, self).map(drop)
    }

    /// Takes the folder for a build.
    pub fn lock(&self) -> Result<Box<dyn Any>, DiskError> {
        let name = format!("{}/build", self.folder);
        self.files.lock(&name).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => DiskError::InUse { folder: self.folder.to_owned() },
            _ => DiskError::System { name, error, needed: None },
        })
    }

    /// The header of a slice, checked against the game. `None` where there is no file.
    pub fn header(&self, slice: usize) -> Result<Option<Header>, DiskError> {
        let name = self.name(slice);
        let mut fixed = [0; FIXED];
        let read = match self.files.read_at(&name, 0, &mut fixed) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(self.failed(slice))?,
        };
        if read < 16 || fixed[..8] != *MAGIC {
            return Err(self.broken(slice, message!("it is not a table")));
        }
        let other =
            |found: Message, expected: Message| DiskError::Other { name: name.clone(), found, expected };
        let version = u32_at(&fixed, 8);
        if version != VERSION {
            return Err(other(
                message!("a table of version {version}", version),
                message!("version {version}", version = VERSION),
            ));
        }
        if read < FIXED {
            return Err(self.broken(slice, message!("it ends in its header")));
        }
        let length = u64_at(&fixed, 16);
        if length > MOST_HEADER || length < FIXED as u64 + 8 {
            return Err(self.broken(slice, message!("its header has an impossible length")));
        }
        let mut bytes = vec![0; length as usize];
        if self.files.read_at(&name, 0, &mut bytes).map_err(self.failed(slice))? < bytes.len() {
            return Err(self.broken(slice, message!("it ends in its header")));
        }
        let (content, sum) = bytes.split_at(bytes.len() - 8);
        if checksum(content) != u64_at(sum, 0) {
            return Err(self.broken(slice, message!("its header has changed")));
        }
        self.read_header(slice, content).map(Some)
    }

    /// A header whose checksum is right.
    fn read_header(&self, slice: usize, bytes: &[u8]) -> Result<Header, DiskError> {
        let short = || self.broken(slice, message!("its header is too short"));
        let (digest, positions) = (u64_at(bytes, 24), u64_at(bytes, 32));
        let [number, width, blocks, labels] = [40, 44, 48, 52].map(|at| u32_at(bytes, at) as usize);
        let name_length = u32_at(bytes, 56) as usize;
        let mut rest = bytes.get(FIXED..).ok_or_else(short)?;
        let mut take = |length: usize| {
            let part = rest.get(..length).ok_or_else(short)?;
            rest = &rest[length..];
            Ok::<_, DiskError>(part)
        };
        let game = String::from_utf8_lossy(take(name_length)?).into_owned();
        let expected = (self.game.name(), slice, digest_of(self.game));
        if (game.as_str(), number, digest) != (expected.0.as_str(), slice, expected.2) {
            let said = |game: &str, slice: usize, digest: u64| {
                let digest = format!("{digest:016x}");
                message!("slice {slice} of {game} by rules {digest}", slice, game, digest)
            };
            return Err(DiskError::Other {
                name: self.name(slice),
                found: said(&game, number, digest),
                expected: said(&expected.0, slice, expected.2),
            });
        }
        let size = &self.game.slices()[slice].numbers;
        if positions != size.end - size.start || ![1, 2, 4].contains(&width) {
            return Err(self.broken(slice, message!("its size is not that of the game")));
        }
        let mut histogram = Histogram::default();
        for _ in 0..labels {
            let entry = take(12)?;
            if let Some(label) = Label::of_code(u32_at(entry, 0)) {
                histogram.counts.insert(label, u64_at(entry, 4));
            }
        }
        let data = (bytes.len() + 8) as u64;
        let mut index = Vec::with_capacity(blocks);
        for _ in 0..blocks {
            let entry = take(16)?;
            index.push((u64_at(entry, 0), u64_at(entry, 8)));
        }
        let ends = || index.iter().map(|block| block.0);
        if blocks as u64 != positions.div_ceil(BLOCK as u64) || !ends().is_sorted() {
            return Err(self.broken(slice, message!("its index is not in order")));
        }
        let bytes = data + ends().next_back().unwrap_or(0);
        Ok(Header { width, positions, histogram, blocks: index, data, bytes })
    }

    /// The bytes of a block.
    fn block(&self, slice: usize, header: &Header, block: usize) -> Result<Vec<u8>, DiskError> {
        let (end, sum) = header.blocks[block];
        let start = if block == 0 { 0 } else { header.blocks[block - 1].0 };
        let most = 2 * (BLOCK * header.width) as u64 + 1024;
        if end - start > most {
            return Err(self.broken(slice, message!("block {block} has an impossible length", block)));
        }
        let mut packed = vec![0; (end - start) as usize];
        let read = self.files.read_at(&self.name(slice), header.data + start, &mut packed);
        if read.map_err(self.failed(slice))? < packed.len() {
            return Err(self.broken(slice, message!("it ends in block {block}", block)));
        }
        if checksum(&packed) != sum {
            return Err(self.broken(slice, message!("block {block} has changed", block)));
        }
        let places = header.places(block);
        let first = self.game.slices()[slice].numbers.start + places.start as u64;
        let stored = self.stored(first, places.len());
        let len = header.width * stored.iter().map(|word| word.count_ones() as usize).sum::<usize>();
        match self.packing.unpack(&packed, len) {
            Ok(codes) if codes.len() == len => {
                let mut bytes = vec![0; header.width * places.len()];
                for ((_, at), code) in wanted_numbers(0, &stored).zip(codes.chunks_exact(header.width)) {
                    bytes[at * header.width..(at + 1) * header.width].copy_from_slice(code);
                }
                Ok(bytes)
            }
            Ok(_) => Err(self.broken(slice, message!("block {block} has another length", block))),
            Err(error) => Err(self.broken(slice, message!("block {block}: {error}", block, error))),
        }
    }

    /// Which of so many numbers from one on are stored: a bit for each that the game does not rule out.
    fn stored(&self, first: u64, count: usize) -> Vec<u64> {
        let mut words = vec![u64::MAX; count.div_ceil(64)];
        if let (Some(last), rest @ 1..) = (words.last_mut(), count % 64) {
            *last = (1 << rest) - 1;
        }
        self.game.rule_out(first, &mut words);
        words
    }

    /// Packs a block: the codes at some places, the first of which belongs to the number `first`.
    pub fn pack(
        &self,
        slice: usize,
        first: u64,
        cells: &Cells,
        places: Range<usize>,
    ) -> Result<Vec<u8>, DiskError> {
        let stored = self.stored(first, places.len());
        let mut codes = Vec::with_capacity(cells.width() * places.len());
        for (start, word) in places.clone().step_by(64).zip(stored) {
            let row = start..places.end.min(start + 64);
            if word.count_ones() as usize == row.len() {
                cells.write_bytes(row, &mut codes);
                continue;
            }
            if !cells.write_some(row.clone(), word, &mut codes) {
                let is_lost =
                    |place: &usize| word >> (place - start) & 1 == 0 && cells.label(*place).is_some();
                let lost = row.clone().find(is_lost).unwrap_or(row.start);
                let text = self.game.print(first + (lost - places.start) as u64);
                return Err(self.broken(slice, message!("{text} is ruled out, but play reaches it", text)));
            }
        }
        self.packing.pack(&codes).map_err(self.failed(slice))
    }

    /// A slice as a whole.
    fn load(&self, slice: usize, header: &Header) -> Result<Cells, DiskError> {
        self.load_places(slice, header, 0..header.positions as usize)
    }

    /// Some places of a slice.
    pub fn load_places(
        &self,
        slice: usize,
        header: &Header,
        places: Range<usize>,
    ) -> Result<Cells, DiskError> {
        let mut cells = Cells::absent(header.width, places.len());
        for block in places.start / BLOCK..places.end.div_ceil(BLOCK) {
            let bytes = self.block(slice, header, block)?;
            for (place, code) in header.places(block).zip(bytes.chunks_exact(header.width)) {
                if places.contains(&place) {
                    cells.set_bytes(place - places.start, code);
                }
            }
        }
        Ok(cells)
    }

    /// Writes a slice whose blocks are packed.
    pub fn put_packed(
        &self,
        slice: usize,
        width: usize,
        histogram: &Histogram,
        blocks: &[Vec<u8>],
    ) -> Result<(), DiskError> {
        let numbers = &self.game.slices()[slice].numbers;
        let (mut index, mut end) = (Vec::with_capacity(16 * blocks.len()), 0);
        for packed in blocks {
            end += packed.len() as u64;
            index.extend_from_slice(&end.to_le_bytes());
            index.extend_from_slice(&checksum(packed).to_le_bytes());
        }
        let name = self.game.name();
        let mut header = Vec::new();
        header.extend_from_slice(MAGIC);
        header.extend_from_slice(&VERSION.to_le_bytes());
        header.extend_from_slice(&0_u32.to_le_bytes());
        let length = FIXED + name.len() + 12 * histogram.counts.len() + index.len() + 8;
        for word in [length as u64, digest_of(self.game), numbers.end - numbers.start] {
            header.extend_from_slice(&word.to_le_bytes());
        }
        for word in [slice, width, blocks.len(), histogram.counts.len(), name.len(), 0] {
            header.extend_from_slice(&(word as u32).to_le_bytes());
        }
        header.extend_from_slice(name.as_bytes());
        for (label, count) in &histogram.counts {
            header.extend_from_slice(&label.code().to_le_bytes());
            header.extend_from_slice(&count.to_le_bytes());
        }
        header.extend_from_slice(&index);
        let sum = checksum(&header);
        header.extend_from_slice(&sum.to_le_bytes());
        let write = &mut |file: &mut dyn io::Write| {
            file.write_all(&header)?;
            blocks.iter().try_for_each(|packed| file.write_all(packed))
        };
        let needed = header.len() as u64 + end;
        self.files.replace(&self.name(slice), write).map_err(|error| {
            let needed = lacks_room(&error).then_some(needed);
            DiskError::System { name: self.name(slice), error, needed }
        })
    }

    /// The headers of all slices.
    pub fn headers(&self) -> Result<Vec<Header>, DiskError> {
        let header = |slice| self.header(slice)?.ok_or_else(|| self.missing(slice));
        (0..self.game.slices().len()).map(header).collect()
    }

    fn missing(&self, slice: usize) -> DiskError {
        DiskError::Missing {
            game: self.game.name(),
            folder: self.folder.to_owned(),
            missing: self.name(slice),
        }
    }

    /// Checks that every label follows from those of the options by the rules alone, that all options are there, and the
    /// start. The first position that is wrong is an error. Labels of which this holds are right: distances descend, and
    /// who has a drawn option and none that loses is never forced. Gives the number of positions, counted as in the headers.
    pub fn verify(&self, limits: &Limits) -> Result<u64, DiskError> {
        let mut labels = Labels::empty(self.game);
        let mut meter = zermelo_core::Meter::start(limits, "verifying")?;
        let mut positions = 0;
        for (slice, known) in self.game.slices().iter().enumerate() {
            let header = self.header(slice)?.ok_or_else(|| self.missing(slice))?;
            meter.count_positions(header.positions, header.width as u64)?;
            labels.slices[slice] = Some(self.load(slice, &header)?);
            let mut found = Histogram::default();
            let cells = labels.slices[slice].as_slice();
            for cells in cells {
                found.add(self.game, known.numbers.start, cells);
            }
            if found != header.histogram {
                return Err(self.broken(slice, message!("its counts are not those of its labels")));
            }
            self.verify_slice(slice, &labels, &meter)?;
            positions += found.totals().iter().sum::<u64>();
            meter.release_bytes(labels.drop_unneeded(self.game, slice));
        }
        Ok(positions)
    }

    fn verify_slice(
        &self,
        slice: usize,
        labels: &Labels,
        meter: &zermelo_core::Meter,
    ) -> Result<(), DiskError> {
        let numbers = self.game.slices()[slice].numbers.clone();
        let has_start = self.game.start().filter(|start| numbers.contains(start));
        if has_start.is_some_and(|start| labels.label(start).is_none()) {
            return Err(self.broken(slice, message!("the start is missing")));
        }
        let mut wrong = None;
        for first in numbers.clone().step_by(64) {
            let mut wanted = 0;
            for bit in 0..64.min(numbers.end - first) {
                let is_there = self.game.start().is_none() || labels.label(first + bit).is_some();
                wanted |= u64::from(is_there) << bit;
            }
            self.game.look_through(first, &[wanted], &mut |number, standing, options| {
                if expected(self.game, labels, standing, options) != Some(labels.label(number)) {
                    wrong = wrong.or(Some(number));
                }
            });
            if let Some(number) = wrong {
                let text = self.game.print(number);
                return Err(self
                    .broken(slice, message!("the label of {text} does not follow from its options", text)));
            }
            meter.step_through(4096)?;
        }
        Ok(())
    }
}

/// The label that follows from the options; `None` where one of them has no label.
#[expect(clippy::option_option, reason = "no label yet is not the label of a position that is not there")]
fn expected(
    game: &dyn NumberedGame,
    labels: &Labels,
    standing: zermelo_core::Standing,
    options: &[u64],
) -> Option<Option<Label>> {
    use zermelo_core::{Ending, Standing};
    match standing {
        Standing::Absent => Some(None),
        Standing::Over(Ending::Win) => Some(Some(Label::Win(0))),
        Standing::Over(Ending::Loss) => Some(Some(Label::Loss(0))),
        Standing::Over(Ending::Draw) => Some(Some(if game.has_ties() { Label::Tie(0) } else { Label::Draw })),
        Standing::Open => {
            let known = options.iter().map(|&option| labels.label(option).map(Label::for_mover));
            let known: Option<Vec<Label>> = known.collect();
            Some(known?.into_iter().min_by_key(|label| label.preference()))
        }
    }
}

impl Header {
    /// The places of a block.
    fn places(&self, block: usize) -> Range<usize> {
        block * BLOCK..(self.positions as usize).min((block + 1) * BLOCK)
    }
}

impl Shelf for Folder<'_> {
    type Error = DiskError;

    fn take(&self, slice: usize) -> Result<Option<Cells>, DiskError> {
        self.header(slice)?.map(|header| self.load(slice, &header)).transpose()
    }

    fn put(&self, slice: usize, cells: &Cells) -> Result<(), DiskError> {
        let mut histogram = Histogram::default();
        histogram.add(self.game, self.game.slices()[slice].numbers.start, cells);
        let mut blocks = Vec::with_capacity(cells.len().div_ceil(BLOCK));
        for at in 0..cells.len().div_ceil(BLOCK) {
            let places = at * BLOCK..cells.len().min((at + 1) * BLOCK);
            let first = self.game.slices()[slice].numbers.start + places.start as u64;
            blocks.push(self.pack(slice, first, cells, places)?);
        }
        self.put_packed(slice, cells.width(), &histogram, &blocks)
    }

    fn drops(&self) -> bool {
        true
    }
}

/// Blocks that a [`Probe`] keeps unpacked.
const KEPT_BLOCKS: usize = 256;

/// A table on disk that is asked for single positions. A question reads one block; the blocks asked last are kept.
pub struct Probe<'a> {
    folder: Folder<'a>,
    headers: Vec<Header>,
    kept: BTreeMap<(usize, usize), (u64, Vec<u8>)>,
    clock: u64,
}

impl<'a> Probe<'a> {
    /// Opens a finished table.
    pub fn open(folder: Folder<'a>) -> Result<Self, DiskError> {
        let headers = folder.headers()?;
        Ok(Self { folder, headers, kept: BTreeMap::new(), clock: 0 })
    }

    /// The headers of the slices.
    pub fn headers(&self) -> &[Header] {
        &self.headers
    }

    /// The label of a number; `None` where it is not a position, or none that play reaches.
    pub fn label(&mut self, number: u64) -> Result<Option<Label>, DiskError> {
        let slices = self.folder.game.slices();
        let slice = slices.partition_point(|slice| slice.numbers.end <= number);
        let Some(known) = slices.get(slice) else { return Ok(None) };
        let place = (number - known.numbers.start) as usize;
        let header = &self.headers[slice];
        let key = (slice, place / BLOCK);
        self.clock += 1;
        if !self.kept.contains_key(&key) {
            let block = self.folder.block(slice, header, key.1)?;
            if self.kept.len() >= KEPT_BLOCKS
                && let Some(oldest) = self.kept.iter().min_by_key(|kept| kept.1.0).map(|kept| *kept.0)
            {
                self.kept.remove(&oldest);
            }
            self.kept.insert(key, (self.clock, block));
        }
        let Some((used, block)) = self.kept.get_mut(&key) else { return Ok(None) };
        *used = self.clock;
        let at = place % BLOCK * header.width;
        Ok(Label::of_code(code_of(&block[at..at + header.width])))
    }

    /// The first number that has a label, if any has. Reads the slices that have it, block by block, up to there.
    pub fn first_with(&self, label: Label, limits: &Limits) -> Result<Option<u64>, DiskError> {
        let meter = zermelo_core::Meter::start(limits, "looking for a position")?;
        for (slice, header) in self.headers.iter().enumerate() {
            if !header.histogram.counts.contains_key(&label) {
                continue;
            }
            for block in 0..header.blocks.len() {
                let bytes = self.folder.block(slice, header, block)?;
                let mut codes = bytes.chunks_exact(header.width).map(code_of);
                if let Some(place) = codes.position(|code| code == label.code()) {
                    let first = self.folder.game.slices()[slice].numbers.start;
                    return Ok(Some(first + (block * BLOCK + place) as u64));
                }
                meter.step_through(BLOCK)?;
            }
        }
        Ok(None)
    }
}

/// A code as it is stored, its lowest byte first.
fn code_of(bytes: &[u8]) -> u32 {
    let mut code = [0; 4];
    code[..bytes.len()].copy_from_slice(bytes);
    u32::from_le_bytes(code)
}

/// A digest of slices and of the moves of some positions of each: tables of other rules or another numbering are told by
/// it.
pub fn digest_of(game: &dyn NumberedGame) -> u64 {
    let mut text = game.name().into_bytes();
    let mut add = |word: u64| text.extend_from_slice(&word.to_le_bytes());
    let mut options = Vec::new();
    add(game.start().unwrap_or(u64::MAX));
    for slice in game.slices() {
        let size = slice.numbers.end - slice.numbers.start;
        add(size);
        for sample in 0..SAMPLES.min(size) {
            let number = slice.numbers.start
                + (u128::from(sample) * u128::from(size) / u128::from(SAMPLES.min(size))) as u64;
            let standing = game.look(number, &mut options);
            add(match standing {
                zermelo_core::Standing::Absent => 0,
                zermelo_core::Standing::Over(ending) => 1 + ending as u64,
                zermelo_core::Standing::Open => 4,
            });
            for &option in &options {
                add(option);
            }
        }
    }
    checksum(&text)
}

/// A folder name for the table of a game: letters, digits, dots and dashes, with a digest where they do not say it all.
pub fn folder_name(game: &str) -> String {
    const LONGEST: usize = 60;
    let plain: String = game.chars().map(|c| if matches!(c, ' ' | ':') { '-' } else { c }).collect();
    let is_simple = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_' | ',' | '=');
    if plain.len() <= LONGEST && plain.chars().all(is_simple) {
        return plain;
    }
    let kept: String = plain.chars().map(|c| if is_simple(c) { c } else { '_' }).take(LONGEST).collect();
    let digest = checksum(game.as_bytes());
    format!("{kept}-{digest:016x}")
}

/// FNV-1a: every change of one byte changes it.
pub fn checksum(bytes: &[u8]) -> u64 {
    checksum_on(0xcbf2_9ce4_8422_2325, bytes)
}

/// The checksum of what has this one, with more bytes behind.
pub fn checksum_on(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    let mut word = [0; 4];
    word.copy_from_slice(&bytes[at..at + 4]);
    u32::from_le_bytes(word)
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word)
}
