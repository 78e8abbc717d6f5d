//! Databases of sums: files in which a search of sums puts down whose winner it has proved and which values it has found of
//! components, so that later searches of the same game begin with it. Everything here works on bytes; where they are kept is the caller's to say.
//!
//! A file begins with the game and a digest: of the rules, as they show in what can be moved to from the examples of the
//! catalogue or of a rule file, of whose text it is as well, or of all moves of a graph; of the convention, and of the form of the keys. Where a game has a search of its own, the file is of another kind:
//! it holds the records of that search and, for what that does not apply to, of sums, each [marked](crate::game::Section).
//! Blocks follow, each with a checksum that depends on all before
//! it; new ones are appended. A file that is cut short, damaged, or of other rules is refused as a whole.

mod boards;
mod build;

pub use boards::{BoardSize, Boards};
pub use build::build;

use crate::catalogue::{self, AnyGame, Catalogued, Group, OpenGame, RuleSource, Summand, games_of};
use crate::game::graph::ExplicitGame;
use crate::game::{AnyPosition, Convention, Message, Piece, Player, WideHasher, message, wide_hash};
use crate::rulesets::graph::Token;
use crate::solve::sums::KnownSum;
use std::collections::TryReserveError;
use std::fmt;
use std::hash::Hasher;
use std::io::{self, Read};
use std::ops::ControlFlow;

const MAGIC: &[u8; 13] = b"zermelo sums ";
/// Of the form of the file and of the keys: another form of either gets another number.
const VERSION: u8 = 1;
/// Of the form of what searches of games' own put down, and of the words that they write boards as.
const VERSION_OF_OWN_RECORDS: u8 = 1;
const SEED: u64 = 0x5A45_524D;
/// Options of an example that are looked at for the digest.
const MOST_PIECES: usize = 400;
const BYTES_PER_SUM: usize = 16;
/// So many bytes of a block are read at once.
const PIECE: usize = 1 << 16;

/// Before the name of a game that is an impartial form.
const IMPARTIAL: &str = "impartial:";

/// Which game a database is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The game and the convention, for people.
    pub name: String,
    digest: u128,
}

/// Why a database cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DatabaseError {
    /// There are none of this game.
    NotKept {
        /// The game.
        game: String,
    },
    /// The file is something else.
    Foreign,
    /// Another version wrote it.
    OtherVersion(u8),
    /// It is of another game.
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game of the question.
        expected: String,
    },
    /// It is of this game under other rules.
    OtherRules(String),
    /// Its end is missing.
    CutShort(usize),
    /// It has changed since it was written.
    Damaged(usize),
}

impl From<&DatabaseError> for Message {
    fn from(error: &DatabaseError) -> Self {
        match error {
            DatabaseError::NotKept { game } => message!(
                "there are no databases of {game}: they are kept of loop-free games in which the last move decides, of the catalogue or of rule files, and of their sums",
                game
            ),
            DatabaseError::Foreign => message!("not a database of sums"),
            DatabaseError::OtherVersion(found) => {
                message!(
                    "a database of version {found}; this program reads version {version}",
                    found,
                    version = VERSION
                )
            }
            DatabaseError::OtherGame { found, expected } => {
                message!("a database of {found}, not of {expected}", found, expected)
            }
            DatabaseError::OtherRules(game) => {
                message!("written under other rules of {game} than those of this program", game)
            }
            DatabaseError::CutShort(place) => {
                message!("cut short: what begins at byte {place} is not whole", place)
            }
            DatabaseError::Damaged(place) => {
                message!("damaged: what begins at byte {place} does not have its checksum", place)
            }
        }
    }
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for DatabaseError {}

/// Why a database was not read.
#[derive(Debug)]
pub enum ReadError {
    /// The input gave out, or the memory.
    System(io::Error),
    /// It cannot be used.
    Database(DatabaseError),
}

impl From<DatabaseError> for ReadError {
    fn from(error: DatabaseError) -> Self {
        Self::Database(error)
    }
}

impl From<&ReadError> for Message {
    fn from(error: &ReadError) -> Self {
        match error {
            ReadError::System(error) => error.into(),
            ReadError::Database(error) => error.into(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for ReadError {}

impl Identity {
    /// Of the game of a position.
    ///
    /// # Errors
    /// [`DatabaseError::NotKept`].
    pub fn of(open: &OpenGame, convention: Convention) -> Result<Self, DatabaseError> {
        let not_kept = |name: &str| DatabaseError::NotKept { game: name.to_owned() };
        let game = open.game.as_ref();
        if !game.is_loop_free() || game.has_endings() {
            return Err(not_kept(&open.name));
        }
        let mut digest = wide_hash(&(VERSION, convention == Convention::Misere), SEED);
        let whole = Summand { name: open.name.clone(), game: open.game.clone(), rules: open.rules.clone() };
        let (mut parts, _) = games_of(game.summands());
        if parts.is_empty() {
            parts.push(&whole);
        }
        let mut names = Vec::new();
        for &one in &parts {
            let (name, rules) = digest_of_game(one).ok_or_else(|| not_kept(&one.name))?;
            names.push(name);
            digest = wide_hash(&(digest, rules), SEED);
        }
        let has_own_records = matches!(parts[..], [only] if only.game.has_own_records());
        let play = if convention == Convention::Misere { "misère play" } else { "normal play" };
        let mut name = format!("{}, {play}", names.join(" + "));
        if convention == Convention::Normal && has_own_records {
            // A program that knows sums only must not take these records for sums.
            name += ", own search";
            digest = wide_hash(&(digest, VERSION_OF_OWN_RECORDS), SEED);
        }
        Ok(Self { name, digest })
    }

    /// The beginning of a file.
    pub fn header(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, 0, 0]);
        bytes.extend(self.digest.to_le_bytes());
        bytes.extend((self.name.len() as u32).to_le_bytes());
        bytes.extend(self.name.as_bytes());
        bytes.extend(checksum(&bytes, 0).to_le_bytes());
        bytes
    }
}

/// The name of a game in a file, and a digest of its rules. `None` for values: what they are in a store depends on what was
/// met before.
fn digest_of_game(Summand { name, game, rules }: &Summand) -> Option<(String, u128)> {
    if let Some(rules) = rules {
        let form = if rules.is_impartial_form { IMPARTIAL } else { "" };
        return Some((format!("{form}{}", rules.file), digest_of_rule_file(rules, game.as_ref())));
    }
    let own = game.partizan_form().unwrap_or(game.as_ref());
    if let Some(tokens) = own.as_any().downcast_ref::<Catalogued<Token>>() {
        let form = if game.partizan_form().is_some() { IMPARTIAL } else { "" };
        let digest = wide_hash(&(form, digest_of_graph(tokens.ruleset().graph())), SEED);
        return Some((format!("{form}token"), digest));
    }
    Some((name.clone(), digest_of_rules(name)?))
}

/// A digest of a graph whose vertices are numbered: of the vertices that can be moved to from each. O(vertices + moves).
fn digest_of_graph(graph: &ExplicitGame) -> u128 {
    let [left, right] = Player::BOTH.map(|player| graph.moves_of(player));
    (0..graph.vertex_count() as u32)
        .fold(0, |digest, vertex| wide_hash(&(digest, left.row(vertex), right.row(vertex)), SEED))
}

/// A digest of the rules of a game of the catalogue, by its name with parameters: of the hashes of what can be moved to from
/// its examples.
fn digest_of_rules(name: &str) -> Option<u128> {
    let own = name.strip_prefix(IMPARTIAL).unwrap_or(name);
    let (base, parameters) = own.split_once(':').map_or((own, None), |(base, rest)| (base, Some(rest)));
    let entry = catalogue::find(base)?;
    if entry.group == Group::Values {
        return None;
    }
    let mut digest = wide_hash(name, SEED);
    for example in &entry.examples {
        let position = example.split_once(' ').map_or("", |(_, position)| position);
        let written = match parameters {
            Some(parameters) => format!("{base}:{parameters} {position}"),
            None => example.to_string(),
        };
        if let Ok(open) = catalogue::open(&written) {
            digest = wide_hash(&(digest, digest_of_moves(open.game.as_ref(), &open.position)), SEED);
        }
    }
    Some(digest)
}

/// A digest of a rule file: of its text with what it loads, of its parameters, and of what can be moved to from the positions that it
/// gives, so that a program that reads the same text otherwise has another.
fn digest_of_rule_file(rules: &RuleSource, game: &dyn AnyGame) -> u128 {
    let parameters: Vec<String> =
        rules.parameters.iter().map(|(name, value)| format!("{name}={value:?}")).collect();
    let mut digest = wide_hash(&(&rules.text, &rules.loaded, parameters), SEED);
    if rules.is_impartial_form {
        digest = wide_hash(&(IMPARTIAL, digest), SEED);
    }
    for text in &rules.positions {
        if let Ok((position, _)) = game.parse_question(text) {
            digest = wide_hash(&(digest, digest_of_moves(game, &position)), SEED);
        }
    }
    digest
}

fn digest_of_moves(game: &dyn AnyGame, position: &AnyPosition) -> u128 {
    let mut space = game.component_space(0);
    let (mut digest, mut components) = (0, Vec::new());
    space.meet(position, &mut |met| {
        digest = wide_hash(&(digest, met.hash), SEED);
        components.push(met.number);
    });
    let mut pieces = 0;
    for component in components {
        for player in Player::BOTH {
            let _ = space.meet_options(component, player, &mut |piece| {
                let word = if let Piece::Component(met) = piece {
                    met.hash ^ u128::from(met.is_negative)
                } else {
                    0
                };
                digest = wide_hash(&(digest, word), SEED);
                pieces += 1;
                if pieces < MOST_PIECES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
    }
    digest
}

fn checksum(bytes: &[u8], before: u64) -> u64 {
    wide_hash(bytes, before ^ SEED) as u64
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// The game.
    pub name: String,
    /// What is known.
    pub sums: Vec<KnownSum>,
    /// How many blocks there are.
    pub blocks: usize,
    digest: u128,
    last_checksum: u64,
}

impl Contents {
    /// Reads a whole file, piece by piece: what it holds takes as much memory as the file is long, and nothing else does. For
    /// `expected` bytes, the length of the file where it is known, room is made at once. O(bytes).
    ///
    /// # Errors
    /// Where it is not whole and undamaged; where it cannot be read, or there is no memory for it.
    pub fn read(input: impl Read, expected: u64) -> Result<Self, ReadError> {
        let mut rest = Rest { input, at: 0 };
        if rest.up_to(MAGIC.len())? != MAGIC {
            return Err(DatabaseError::Foreign.into());
        }
        let mut header = MAGIC.to_vec();
        let [version, ..] = rest.array::<3>(&mut header)?;
        if version != VERSION {
            return Err(DatabaseError::OtherVersion(version).into());
        }
        let digest = u128::from_le_bytes(rest.array(&mut header)?);
        let length = u32::from_le_bytes(rest.array(&mut header)?) as usize;
        let name = rest.bytes(length)?;
        header.extend_from_slice(&name);
        let last_checksum = checksum(&header, 0);
        if u64::from_le_bytes(rest.array(&mut header)?) != last_checksum {
            return Err(DatabaseError::Damaged(0).into());
        }
        let name = String::from_utf8_lossy(&name).into_owned();
        let mut contents = Self { name, sums: Vec::new(), blocks: 0, digest, last_checksum };
        let records = expected.saturating_sub(rest.at as u64) / BYTES_PER_SUM as u64;
        contents.sums.try_reserve_exact(usize::try_from(records).unwrap_or(usize::MAX)).map_err(no_memory)?;
        while contents.read_block(&mut rest)? {}
        Ok(contents)
    }

    /// Reads a block, unless the file ends before it.
    fn read_block(&mut self, rest: &mut Rest<impl Read>) -> Result<bool, ReadError> {
        let start = rest.at;
        let cut = || ReadError::from(DatabaseError::CutShort(start));
        let count = rest.up_to(8)?;
        if count.is_empty() {
            return Ok(false);
        }
        let count = u64::from_le_bytes(count.try_into().map_err(|_| cut())?);
        let length = usize::try_from(count).ok().and_then(|count| count.checked_mul(BYTES_PER_SUM));
        let mut left = length.filter(|length| length.checked_add(8).is_some()).ok_or_else(cut)?;
        let mut sum = BlockChecksum::new(count, self.last_checksum);
        while left > 0 {
            let piece = rest.up_to(left.min(PIECE))?;
            if piece.len() < left.min(PIECE) {
                return Err(cut());
            }
            left -= piece.len();
            let records = piece.chunks_exact(BYTES_PER_SUM).map(known_sum);
            self.sums.try_reserve(records.len()).map_err(no_memory)?;
            self.sums.extend(records.inspect(|&record| sum.add(record)));
        }
        let found = u64::from_le_bytes(rest.up_to(8)?.try_into().map_err(|_| cut())?);
        self.last_checksum = sum.finish();
        if found != self.last_checksum {
            return Err(DatabaseError::Damaged(start).into());
        }
        self.blocks += 1;
        Ok(true)
    }

    /// What a new file holds.
    pub fn new(identity: &Identity) -> Self {
        let header = identity.header();
        let last_checksum = checksum(&header[..header.len() - 8], 0);
        let Identity { name, digest } = identity.clone();
        Self { name, sums: Vec::new(), blocks: 0, digest, last_checksum }
    }

    /// Refuses a database of another game or of other rules.
    ///
    /// # Errors
    /// [`DatabaseError::OtherGame`], [`DatabaseError::OtherRules`].
    pub fn check(&self, identity: &Identity) -> Result<(), DatabaseError> {
        if self.name != identity.name {
            let (found, expected) = (self.name.clone(), identity.name.clone());
            return Err(DatabaseError::OtherGame { found, expected });
        }
        if self.digest == identity.digest {
            Ok(())
        } else {
            Err(DatabaseError::OtherRules(self.name.clone()))
        }
    }

    /// Adds sums, and gives the block that is to be appended to the file.
    pub fn append(&mut self, sums: &[KnownSum]) -> Vec<u8> {
        let mut block = (sums.len() as u64).to_le_bytes().to_vec();
        block.extend(sums.iter().flatten().flat_map(|word| word.to_le_bytes()));
        self.last_checksum = checksum(&block, self.last_checksum);
        block.extend(self.last_checksum.to_le_bytes());
        self.sums.extend_from_slice(sums);
        self.blocks += 1;
        block
    }
}

fn known_sum(bytes: &[u8]) -> KnownSum {
    let word = |from: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[from..from + 8]);
        u64::from_le_bytes(word)
    };
    [word(0), word(8)]
}

/// The [checksum] of a block, record by record: the hash of its bytes is that of their number and of the words that they are.
struct BlockChecksum(WideHasher);

impl BlockChecksum {
    fn new(count: u64, before: u64) -> Self {
        let mut hasher = WideHasher::new(before ^ SEED);
        hasher.write_u64(8 + count * BYTES_PER_SUM as u64);
        hasher.write_u64(count);
        Self(hasher)
    }

    fn add(&mut self, record: KnownSum) {
        for word in record {
            self.0.write_u64(word);
        }
    }

    fn finish(&self) -> u64 {
        self.0.finish()
    }
}

fn no_memory(_: TryReserveError) -> ReadError {
    ReadError::System(io::ErrorKind::OutOfMemory.into())
}

/// What has not been read.
struct Rest<R> {
    input: R,
    at: usize,
}

impl<R: Read> Rest<R> {
    /// So many bytes, or those up to the end.
    fn up_to(&mut self, count: usize) -> Result<Vec<u8>, ReadError> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(count as u64).read_to_end(&mut bytes).map_err(ReadError::System)?;
        self.at += bytes.len();
        Ok(bytes)
    }

    fn bytes(&mut self, count: usize) -> Result<Vec<u8>, ReadError> {
        let start = self.at;
        let bytes = self.up_to(count)?;
        if bytes.len() < count { Err(DatabaseError::CutShort(start).into()) } else { Ok(bytes) }
    }

    /// Bytes of the header, which are put down with those before them.
    fn array<const N: usize>(&mut self, header: &mut Vec<u8>) -> Result<[u8; N], ReadError> {
        let bytes = self.bytes(N)?;
        header.extend_from_slice(&bytes);
        let mut array = [0; N];
        array.copy_from_slice(&bytes);
        Ok(array)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{FormKey, KnownEntry, KnownValue, ValueEntry, ValueSubject};

    fn identity(text: &str) -> Result<Identity, DatabaseError> {
        Identity::of(&catalogue::open(text).expect("it is a position"), Convention::Normal)
    }

    #[test]
    fn what_is_written_is_read() {
        let clobber = identity("clobber xo").unwrap();
        let value = ValueEntry {
            subject: ValueSubject::Component(5 << 70),
            value: KnownValue::Form { key: FormKey::of_hash(7 << 90), is_negative: true },
        };
        let value: Vec<KnownSum> = KnownEntry::from(value).records().collect();
        let mut bytes = clobber.header();
        let mut contents = Contents::new(&clobber);
        bytes.extend(contents.append(&[[1, 2], [3, 4]]));
        bytes.extend(contents.append(&value));
        bytes.extend(contents.append(&[[5, 6]]));
        let read = |bytes: &[u8]| match Contents::read(bytes, bytes.len() as u64) {
            Ok(contents) => Ok(contents),
            Err(ReadError::Database(error)) => Err(error),
            Err(ReadError::System(error)) => panic!("{error}"),
        };
        let whole = read(&bytes).unwrap();
        assert_eq!((whole.check(&clobber), whole.blocks, whole.sums.len()), (Ok(()), 3, 5));
        assert_eq!(whole, contents);
        // Every change and every cut but that between two blocks is seen.
        let between = [bytes.len() - 32, bytes.len() - 80];
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 4;
            let refused = read(&changed).map(|read| read.check(&clobber));
            assert!(!matches!(refused, Ok(Ok(()))), "{at}");
            let is_block = between.contains(&at) || at == clobber.header().len();
            assert_eq!(read(&bytes[..at]).is_ok(), is_block, "{at}");
        }
    }

    /// Blocks longer than what is read at once, their checksums against those of the bytes as a whole; and an input that gives out.
    #[test]
    fn blocks_are_read_by_pieces() {
        struct GivesOut;
        impl Read for GivesOut {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::TimedOut.into())
            }
        }
        let clobber = identity("clobber xo").unwrap();
        let per_piece = (PIECE / BYTES_PER_SUM) as u64;
        let mut bytes = clobber.header();
        let mut contents = Contents::new(&clobber);
        for count in [per_piece - 1, per_piece, 0, 2 * per_piece + 3] {
            let records: Vec<KnownSum> = (0..count).map(|n| [n * n, n ^ 0x55AA]).collect();
            bytes.extend(contents.append(&records));
        }
        for expected in [0, bytes.len() as u64] {
            assert_eq!(Contents::read(&bytes[..], expected).unwrap(), contents);
        }
        let failed = Contents::read(bytes[..bytes.len() - 99].chain(GivesOut), 0);
        assert!(matches!(failed, Err(ReadError::System(error)) if error.kind() == io::ErrorKind::TimedOut));
    }

    #[test]
    fn games_are_told_apart() {
        let clobber = identity("clobber 2x3").unwrap();
        for same in ["clobber xoxo", "clobber xo + clobber xo"] {
            assert_eq!(identity(same).unwrap(), clobber);
        }
        let mut of_clobber = Contents::new(&clobber);
        let others = [
            "cannibal-clobber xo",
            "impartial:clobber xo",
            "clobber xo + nogo 2x2",
            "nogo 2x2",
            "cram 2x3",
            "domineering 2x3",
        ];
        for other in others.map(|text| identity(text).unwrap()) {
            assert!(matches!(of_clobber.check(&other), Err(DatabaseError::OtherGame { .. })));
        }
        of_clobber.digest ^= 1;
        assert_eq!(
            of_clobber.check(&clobber),
            Err(DatabaseError::OtherRules("clobber, normal play".to_owned()))
        );
        // Files of sums of older programs are not those of a search of the game's own.
        assert_eq!(identity("domineering 2x3").unwrap().name, "domineering, normal play, own search");
        let misere = Identity::of(&catalogue::open("domineering 2x3").unwrap(), Convention::Misere).unwrap();
        assert_eq!(misere.name, "domineering, misère play");
        for refused in ["value {1|-1}", "tictactoe", "token:a>b,b>a a", "clobber xo + value 1"] {
            assert!(matches!(identity(refused), Err(DatabaseError::NotKept { .. })), "{refused}");
        }
        let foreign = Contents::read(&b"something else"[..], 0);
        assert!(matches!(foreign, Err(ReadError::Database(DatabaseError::Foreign))));
    }

    /// Graphs by what can be moved to from which number, whatever the file or the names.
    #[test]
    fn graphs_are_told_apart() {
        let graph = identity("token:a>b,b>c,a>c a").unwrap();
        assert_eq!(graph.name, "token, normal play");
        for same in ["token:a>b,b>c,a>c b c", "token:x>y,y>z,x>z x"] {
            assert_eq!(identity(same).unwrap(), graph, "{same}");
        }
        let of_graph = Contents::new(&graph);
        for other in ["token:a>b,b>c a", "token:a>b,b>c,a>c:left a", "token:a>c,b>c,a>b a"] {
            let other = identity(other).unwrap();
            assert_eq!(of_graph.check(&other), Err(DatabaseError::OtherRules(graph.name.clone())));
        }
        let partizan = identity("token:a>b:left,b>c:right,a>c a").unwrap();
        let form = identity("impartial:token:a>b:left,b>c:right,a>c a").unwrap();
        assert_eq!(form.name, "impartial:token, normal play");
        assert!(matches!(Contents::new(&form).check(&partizan), Err(DatabaseError::OtherGame { .. })));
    }
}
