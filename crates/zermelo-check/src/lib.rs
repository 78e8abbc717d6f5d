//! An independent checker of certificates: files in which Zermelo, or any other solver, shows why an answer is right.
//!
//! Nothing here comes from the solver. The checker has its own moves for the games it knows; for all others the certificate
//! carries the moves, and acceptance says that they were taken on trust. The format and what each claim needs stand in the
//! book, chapter "Certificates"; the rules are proved in `proofs/`.
//!
//! A certificate is a stream of lines (`records.rs`): a header, the records of its claim, and a closing line.

#![forbid(unsafe_code)]

mod closed_form;
mod expression;
pub mod games;
mod graph;
mod grundy;
mod labels;
mod loopy;
mod order;
mod outcome;
mod period;
mod quotient;
mod records;
mod sparse;
mod strategy;

pub use records::{Digest, Records};
use std::fmt::{self, Write as _};
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, Read};
use std::path::Path;

/// The version of the format.
pub const VERSION: u32 = 1;

/// What an accepted certificate shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accepted {
    /// The claim in words.
    pub claim: String,
    /// How many records were read.
    pub records: u64,
    /// Whether the moves are the certificate's own, not the checker's.
    pub moves_on_trust: bool,
    /// The theorems that stand in place of a check of everything below the position.
    pub relies_on: Vec<&'static str>,
}

impl Accepted {
    fn new(claim: String, moves_on_trust: bool) -> Self {
        Self { claim, records: 0, moves_on_trust, relies_on: Vec::new() }
    }
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_plainly(f, &self.claim)?;
        write!(f, " ({} records", self.records)?;
        for theorem in &self.relies_on {
            write!(f, "; by {theorem}")?;
        }
        f.write_str(if self.moves_on_trust { "; the moves were taken on trust)" } else { ")" })
    }
}

/// Why a certificate is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A record is wrong.
    Rejected {
        /// Its line, from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The file is something else.
    NotACertificate(String),
    /// The certificate may be right, but to check it needs more than the limits allow.
    OutOfLimits {
        /// The line at which the limit was met.
        line: u64,
        /// Which limit.
        reason: String,
    },
}

/// What a check may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes kept of the records, about.
    pub memory: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { memory: 4 << 30 }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rejected { line, reason } | Self::OutOfLimits { line, reason } => {
                write!(f, "line {line}: ")?;
                write_plainly(f, reason)
            }
            Self::NotACertificate(reason) => write_plainly(f, reason),
        }
    }
}

/// Writes words, some of which may come from the file, so that they cannot move the cursor or hide what follows.
fn write_plainly(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    text.chars().try_for_each(|letter| match letter {
        '\'' | '"' | '\\' => f.write_char(letter),
        _ => write!(f, "{}", letter.escape_debug()),
    })
}

impl std::error::Error for Failure {}

/// What is wrong with the record read last, whose line is filled in when the check has ended.
impl<S: Into<String>> From<S> for Failure {
    fn from(reason: S) -> Self {
        Self::Rejected { line: LINE_READ_LAST, reason: reason.into() }
    }
}

const LINE_READ_LAST: u64 = 0;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The first of the two.
    Left,
    /// The second.
    Right,
}

impl Player {
    /// Left, then Right.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other player.
    pub const fn opponent(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    fn read(word: &str) -> Option<Self> {
        match word {
            "left" => Some(Self::Left),
            "right" => Some(Self::Right),
            _ => None,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Left { "Left" } else { "Right" })
    }
}

/// The result of a play that is over, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The player to move has won.
    Win,
    /// The player to move has lost.
    Loss,
    /// Nobody has.
    Draw,
}

/// What a certificate is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game with its parameters, as `heaps:0.77`.
    pub game: String,
    /// The position, in the notation of the game; `-` where the claim is about many.
    pub position: String,
    /// Whether a player who cannot move wins.
    pub misere: bool,
    /// What is claimed.
    pub claim: String,
}

impl Header {
    fn read(records: &mut Records) -> Result<Self, Failure> {
        let game = records.value("game")?;
        let position = records.value("position")?;
        let convention = records.value("convention")?;
        let misere = match convention.as_str() {
            "normal" => false,
            "misere" => true,
            _ => return Err("the convention is normal or misere".into()),
        };
        Ok(Self { game, position, misere, claim: records.value("claim")? })
    }

    /// The game, when the checker knows its moves.
    fn find_game(&self) -> Result<Option<Box<dyn games::Game>>, &'static str> {
        let game = games::find(&self.game);
        if self.misere && game.as_ref().is_some_and(|game| game.ends_by_rule()) {
            return Err("play ends by a rule of the game, not by having no move: the convention is normal");
        }
        Ok(game)
    }

    /// The position of a game that the checker knows, of which the options will be listed.
    fn root(&self, game: &dyn games::Game) -> Result<games::Position, String> {
        game.read(&self.position).map_err(|reason| format!("the position: {reason}"))
    }

    /// Claims about many positions name none.
    fn expect_no_position(&self) -> Result<(), &'static str> {
        if self.position == "-" {
            Ok(())
        } else {
            Err("this claim is about no single position: expected 'position -'")
        }
    }

    /// The result for a player who cannot move.
    const fn result_when_stuck(&self) -> Ending {
        if self.misere { Ending::Win } else { Ending::Loss }
    }

    fn play(&self) -> &'static str {
        if self.misere { "misère play" } else { "normal play" }
    }
}

/// Checks a file, `-` for standard input, and says what came of it: an exit code (0 accepted, 1 rejected, 2 no
/// certificate, or not to be checked within the limits) and a line.
pub fn report_on_file(file: &Path, limits: Limits) -> (u8, String) {
    let result = if file.as_os_str() == "-" {
        check_within(std::io::stdin().lock(), limits)
    } else {
        match File::open(file) {
            Ok(opened) => check_within(BufReader::with_capacity(1 << 16, opened), limits),
            Err(error) => Err(unreadable(&error)),
        }
    };
    let (code, words) = match &result {
        Ok(accepted) => (0, format!("accepted: {accepted}")),
        Err(failure @ Failure::Rejected { .. }) => (1, format!("rejected: {failure}")),
        Err(failure @ Failure::OutOfLimits { .. }) => (2, format!("not checked: {failure}")),
        Err(failure) => (2, format!("not a certificate: {failure}")),
    };
    (code, format!("{}: {words}", file.display()))
}

/// Checks the certificate that `input` holds, compressed by Zstandard or not, within the usual limits.
pub fn check(input: impl BufRead) -> Result<Accepted, Failure> {
    check_within(input, Limits::default())
}

/// Checks the certificate that `input` holds, compressed by Zstandard or not. Memory is bounded by the records that are
/// there, as the book says for each claim, and by the limits; a count in the file never reserves any.
pub fn check_within(mut input: impl BufRead, limits: Limits) -> Result<Accepted, Failure> {
    const ZSTANDARD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
    const LONGEST_FRAME_HEADER: u64 = 18;
    let mut start = Vec::new();
    input.by_ref().take(LONGEST_FRAME_HEADER).read_to_end(&mut start).map_err(|error| unreadable(&error))?;
    let is_compressed = start.starts_with(&ZSTANDARD);
    if is_compressed && window(&start).is_none_or(|window| window > WIDEST_WINDOW) {
        return Err(Failure::NotACertificate(
            "the file is compressed with a window of more than 128 MB".to_owned(),
        ));
    }
    let input = Cursor::new(start).chain(input);
    if is_compressed {
        check_compressed(input, limits)
    } else {
        check_plain(&mut input.take(MOST_BYTES), limits)
    }
}

/// The decoder keeps as many bytes as the frame asks for; more than these it may not.
const WIDEST_WINDOW: u64 = 1 << 27;

/// The window that the header of a frame asks for (RFC 8878, section 3.1.1.1).
fn window(header: &[u8]) -> Option<u64> {
    let descriptor = *header.get(4)?;
    if descriptor >> 5 & 1 == 0 {
        let (exponent, eighths) = (header.get(5)? >> 3, header.get(5)? & 7);
        return Some((8 + u64::from(eighths)) << (7 + exponent));
    }
    // A single segment: the window is all of the content, whose size stands behind the number of a dictionary.
    let start = 5 + [0, 1, 2, 4][usize::from(descriptor & 3)];
    let bytes = header.get(start..start + (1 << (descriptor >> 6)))?;
    let size = bytes.iter().rev().fold(0, |size, &byte| size << 8 | u64::from(byte));
    Some(if bytes.len() == 2 { size + 256 } else { size })
}

/// One frame and nothing behind it.
fn check_compressed(input: impl BufRead, limits: Limits) -> Result<Accepted, Failure> {
    let mut plain = ruzstd::decoding::StreamingDecoder::new(input).map_err(|error| unreadable(&error))?;
    let mut lines = BufReader::with_capacity(1 << 16, plain.by_ref().take(MOST_BYTES));
    let accepted = check_plain(&mut lines, limits)?;
    match plain.into_inner().read(&mut [0]) {
        Ok(0) => Ok(accepted),
        Ok(_) => Err(Failure::Rejected {
            line: accepted.records,
            reason: "something follows the compressed certificate, which must be a single frame".to_owned(),
        }),
        Err(error) => Err(unreadable(&error)),
    }
}

fn unreadable(error: &dyn fmt::Display) -> Failure {
    Failure::NotACertificate(format!("the file cannot be read: {error}"))
}

/// Longer certificates are cut off, and so rejected: a compressed file of a few bytes could stand for any length.
const MOST_BYTES: u64 = 1 << 36;

fn check_plain(input: &mut dyn BufRead, limits: Limits) -> Result<Accepted, Failure> {
    let mut records = Records::new(input, limits.memory);
    read_title(&mut records)?;
    check_records(&mut records).map_err(|failure| match failure {
        Failure::Rejected { line: LINE_READ_LAST, reason } => records.reject(reason),
        _ => failure,
    })
}

fn check_records(records: &mut Records) -> Result<Accepted, Failure> {
    let header = Header::read(records)?;
    let kind = header.claim.split(' ').next().unwrap_or("");
    let accepted = match kind {
        "labels" => labels::check(&header, records),
        "winner" | "holds" | "draw" => outcome::check(&header, records),
        "grundy" => grundy::check(&header, records),
        "loopy-grundy" => loopy::check(&header, records),
        "period" => period::check(&header, records),
        "le" | "equal" | "less" | "fuzzy" | "canonical" | "that" => order::check(&header, records),
        "quotient" => quotient::check(&header, records),
        _ => Err(format!("there is no claim '{kind}'").into()),
    }?;
    records.end()?;
    Ok(Accepted { records: records.number(), ..accepted })
}

fn read_title(records: &mut Records) -> Result<(), Failure> {
    const TITLE: &[u8] = b"zermelo certificate ";
    let is_title = |line: &[u8]| line.starts_with(TITLE);
    let found = records.expect("its title").map(is_title);
    match found {
        Ok(true) if records.line()[TITLE.len()..] == *VERSION.to_string().as_bytes() => Ok(()),
        Ok(true) => Err(format!("this checker knows version {VERSION} of the format only").into()),
        Err(failure) if is_title(records.line()) => Err(failure),
        _ => Err(Failure::NotACertificate(format!("the first line is not 'zermelo certificate {VERSION}'"))),
    }
}
