//! A certificate as a value: its header, its claim and its records. The checker reads the records one by one and keeps only what
//! it needs; here they are kept as they stand, for those who turn a certificate into something else.

use crate::claim::Claim;
use crate::games::{self, Game, Position};
use crate::input;
use crate::limits::{Limits, Meter};
use crate::player::Ending;
use crate::records::Records;
use crate::verdict::Failure;
use std::io::BufRead;

/// What a certificate is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game with its parameters, as `heaps:0.77`, or `declared:` and its rules.
    pub game: String,
    /// The position, in the notation of the game; `-` where the claim is about many.
    pub position: String,
    /// Whether a player who cannot move wins.
    pub misere: bool,
}

/// A whole certificate, well-formed as far as its frame goes: the title, the header, a claim that can be read, the number
/// of records and the digest. Whether its records show the claim is what [`check`](crate::check) says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// What it is about.
    pub header: Header,
    /// What it asserts.
    pub claim: Claim,
    /// The records of the claim, one line each: what stands between the claim and the closing line.
    pub records: Vec<String>,
}

impl Certificate {
    /// Reads a certificate, compressed by Zstandard or not. Linear in time and memory, which is counted.
    pub fn read(input: impl BufRead, limits: Limits) -> Result<Self, Failure> {
        /// Bytes of a record beside its own, about.
        const KEPT_RECORD: usize = 40;
        let meter = &Meter::new(limits);
        input::read_records(input, meter, |records| {
            let (header, claim) = read_opening(records)?;
            let mut lines = Vec::new();
            while let Some(line) = records.read()? {
                meter.keep(KEPT_RECORD + line.len())?;
                let text = std::str::from_utf8(line).map_err(|_| "the record is not text in UTF-8")?;
                lines.push(text.to_owned());
            }
            Ok(Self { header, claim, records: lines })
        })
    }
}

/// The header and the claim, which the records follow.
pub(crate) fn read_opening(records: &mut Records) -> Result<(Header, Claim), Failure> {
    let game = records.value("game")?;
    let position = records.value("position")?;
    let misere = match records.value("convention")?.as_str() {
        "normal" => false,
        "misere" => true,
        _ => return Err("the convention is normal or misere".into()),
    };
    let claim = Claim::read(&records.value("claim")?)?;
    Ok((Header { game, position, misere }, claim))
}

impl Header {
    /// The game, when the checker knows its moves.
    pub(crate) fn find_game(&self, meter: &Meter) -> Result<Option<Box<dyn Game>>, Failure> {
        /// The record that names the game.
        const LINE_OF_GAME: u64 = 2;
        let game = games::find(&self.game, meter).map_err(|failure| failure.at(LINE_OF_GAME))?;
        if self.misere && game.as_ref().is_some_and(|game| !game.has_misere_play()) {
            let why = "play ends by a rule of the game, not by having no move: the convention is normal";
            return Err(why.into());
        }
        Ok(game)
    }

    /// The position of a game that the checker knows, of which the options will be listed.
    pub(crate) fn root(&self, game: &dyn Game, meter: &Meter) -> Result<Position, Failure> {
        games::read(game, &self.position, meter).map_err(|failure| failure.about("the position"))
    }

    /// Claims about many positions name none.
    pub(crate) fn expect_no_position(&self) -> Result<(), &'static str> {
        if self.position == "-" {
            Ok(())
        } else {
            Err("this claim is about no single position: expected 'position -'")
        }
    }

    /// The result for a player who cannot move.
    pub(crate) const fn result_when_stuck(&self) -> Ending {
        if self.misere { Ending::Win } else { Ending::Loss }
    }

    /// The game in words: declared rules by what they are called.
    pub(crate) fn game_in_words(&self) -> String {
        games::in_words(&self.game)
    }

    /// Whether the rules of the game stand in the header.
    pub(crate) fn declares_rules(&self) -> bool {
        games::is_declared(&self.game)
    }

    /// The convention in words.
    pub(crate) const fn play(&self) -> &'static str {
        if self.misere { "misère play" } else { "normal play" }
    }
}
