//! Answers by a theorem, where everything below a position is too much to be written out: a record `by THEOREM` in the claims
//! about who wins and in `grundy N`. The checker computes what the theorem asks for. If the player who moves first is said to win, a
//! record `move POSITION` follows, a move after which the same theorem says that the opponent loses.
//!
//! | theorem | game | says | proof |
//! |---|---|---|---|
//! | `bouton` | `nim` | the value is the nim-sum of the sizes; in misère play too its being 0 loses, unless no heap has two tokens or more: then an odd number of heaps loses | `proofs/Nim.v` |
//! | `values` | known impartial games | the value of a sum is the nim-sum of the values of its parts, given by records as in the claim `grundy` | `proofs/Grundy.v` |
//! | `period P from N0` | `heaps`, `subtraction` | the value is the nim-sum of those of the heaps, of which the large ones are less by multiples of P; the period is proved as in the claim `period`, by its records | `proofs/Nim.v` |
//! | `wythoff` | `wythoff` | sizes a ≤ b lose when a is the golden multiple of k = b − a rounded down: a² ≤ ak + k², (a+1)² > (a+1)k + k² | `proofs/Wythoff.v` |
//! | `two-rows` | `chomp` | rows m and m − 1 lose, other pairs of rows win | `proofs/Chomp.v` |
//! | `corner` | `chomp` | a row and a column loses when they are of one length; squares, from which such a corner can be bitten, win | `proofs/Chomp.v` |
//! | `stealing` | `chomp` | rectangles of two squares or more win; no move is named | `proofs/Chomp.v` |
//! | `fusion` | `green-hackenbush` | the value, when edges of circles are loops, loops are stalks of 1, and a branch at the end of an edge is a stalk of its value and 1 more | Winning Ways, chapter 7 |

use crate::aim::Aim;
use crate::certificate::Header;
use crate::claim::Period;
use crate::games::heaps::digits_of;
use crate::games::{Game, Position, hackenbush, read_large, sizes};
use crate::known_values::KnownValues;
use crate::limits::Meter;
use crate::period;
use crate::records::Records;
use crate::verdict::Failure;

/// A theorem that applies to the game of a certificate.
enum ClosedForm {
    Bouton { misere: bool },
    Values(KnownValues),
    Period(Period, Vec<u16>),
    Wythoff,
    TwoRows,
    Corner,
    Stealing,
    Fusion,
}

impl ClosedForm {
    /// The theorem of this name in the game of the header.
    fn find(name: &str, header: &Header) -> Result<Self, String> {
        let form = match (name, header.game.as_str()) {
            ("bouton", "nim") => Some(Self::Bouton { misere: header.misere }),
            ("values", _) => Some(Self::Values(KnownValues::default())),
            ("wythoff", "wythoff") => Some(Self::Wythoff),
            ("two-rows", "chomp") => Some(Self::TwoRows),
            ("corner", "chomp") => Some(Self::Corner),
            ("stealing", "chomp") => Some(Self::Stealing),
            ("fusion", "green-hackenbush") => Some(Self::Fusion),
            _ => Period::read(name).map(|period| Self::Period(period, Vec::new())),
        };
        form.filter(|form| !header.misere || matches!(form, Self::Bouton { .. })).ok_or_else(|| {
            format!("there is no theorem '{name}' of {} in {}", header.game_in_words(), header.play())
        })
    }

    /// Reads what the theorem needs, to the end of the section.
    fn read_evidence(
        &mut self,
        header: &Header,
        game: &dyn Game,
        records: &mut Records,
    ) -> Result<(), Failure> {
        match self {
            Self::Values(known) => {
                let first = records.next_text()?;
                known.read_all(game, first, records)
            }
            Self::Period(period, values) => {
                let digits = digits_of(&header.game);
                let digits = digits.ok_or("periods are those of heaps and subtraction")?;
                *values = period::prove(*period, &digits, records)?;
                Ok(())
            }
            _ if records.next_text()?.is_some() => Err("a record too many".into()),
            _ => Ok(()),
        }
    }

    const fn name(&self) -> &'static str {
        match self {
            Self::Bouton { .. } => "Bouton's theorem",
            Self::Values(_) => "the theorem of Sprague and Grundy",
            Self::Period(..) => "the period",
            Self::Wythoff => "Wythoff's theorem",
            Self::TwoRows => "the theorem of Chomp with two rows",
            Self::Corner => "the symmetry of corners in Chomp",
            Self::Stealing => "strategy stealing",
            Self::Fusion => "the fusion principle",
        }
    }

    /// The Grundy value, where the theorem gives one.
    fn value(&self, game: &dyn Game, position: &Position, meter: &Meter) -> Result<Option<u64>, Failure> {
        match self {
            Self::Bouton { misere: false } => {
                Ok(Some(sizes(position).into_iter().fold(0, |sum, size| sum ^ size)))
            }
            Self::Values(known) => known.of_sum(game, position, meter).map(|value| Some(value.into())),
            Self::Period(period, values) => {
                let value = |size| values.get(period.reduce(size) as usize).copied().map(u64::from);
                let sum = sizes(position).into_iter().try_fold(0, |sum, size| Some(sum ^ value(size)?));
                Ok(Some(sum.ok_or("with a window no values are kept")?))
            }
            Self::Fusion => Ok(Some(hackenbush::value_by_fusion(position))),
            _ => Ok(None),
        }
    }

    /// Whether the player to move loses.
    fn is_lost(&self, game: &dyn Game, position: &Position, meter: &Meter) -> Result<bool, Failure> {
        if let Some(value) = self.value(game, position, meter)? {
            return Ok(value == 0);
        }
        let sizes = sizes(position);
        let first = sizes.first().copied().unwrap_or(0);
        let is_rectangle = sizes.last() == Some(&first);
        match self {
            Self::Bouton { .. } => {
                let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
                let is_small = sizes.iter().all(|&size| size <= 1);
                Ok((sum == 0) != is_small)
            }
            Self::Wythoff => Ok(is_golden(first, sizes.get(1).copied().unwrap_or(0))),
            Self::TwoRows if sizes.len() <= 2 => Ok(first == sizes.get(1).copied().unwrap_or(0) + 1),
            Self::Corner if sizes[1..].iter().all(|&row| row == 1) => Ok(first == sizes.len() as u64),
            Self::Corner if is_rectangle && first == sizes.len() as u64 => Ok(false),
            Self::Stealing if is_rectangle && first.max(sizes.len() as u64) > 1 => Ok(false),
            _ => Err(format!("{} says nothing about {}", self.name(), game.print(position)).into()),
        }
    }
}

/// Whether Wythoff's game is lost with heaps of these sizes, below 2^60. One heap of a pair may be missing when empty.
fn is_golden(one: u64, two: u64) -> bool {
    let (small, large) = (u128::from(one.min(two)), u128::from(one.max(two)));
    let gap = large - small;
    let is_below = |size: u128| size * size <= size * gap + gap * gap;
    is_below(small) && !is_below(small + 1)
}

/// Checks that a theorem gives what an aim asks for; the theorem in words.
pub(crate) fn check_outcome(
    header: &Header,
    aim: Aim,
    game: Option<&dyn Game>,
    theorem: &str,
    records: &mut Records,
) -> Result<&'static str, Failure> {
    let game = game.ok_or("a theorem needs a game that the checker knows")?;
    let position = read(header, game, records.meter())?;
    let mut form = ClosedForm::find(theorem, header)?;
    let is_win = aim.holder == aim.mover;
    let names_move = is_win && !matches!(form, ClosedForm::Stealing);
    let to = if names_move { Some(records.value("move")?) } else { None };
    form.read_evidence(header, game, records)?;
    check_verdict(&form, game, &position, is_win, to.as_deref(), records.meter())?;
    Ok(form.name())
}

fn read(header: &Header, game: &dyn Game, meter: &Meter) -> Result<Position, Failure> {
    read_large(game, &header.position, meter).map_err(|failure| failure.about("the position"))
}

fn check_verdict(
    form: &ClosedForm,
    game: &dyn Game,
    position: &Position,
    is_win: bool,
    to: Option<&str>,
    meter: &Meter,
) -> Result<(), Failure> {
    if !game.is_impartial() {
        return Err("the game is not impartial".into());
    }
    let Some(to) = to else {
        let is_lost = form.is_lost(game, position, meter)?;
        let result = if is_lost { "loses" } else { "wins" };
        return if is_lost == is_win { Err(format!("the player to move {result}").into()) } else { Ok(()) };
    };
    let to = read_large(game, to, meter)?;
    if !game.is_move(position, &to, meter)? {
        return Err("there is no such move".into());
    }
    if form.is_lost(game, &to, meter)? { Ok(()) } else { Err("after this move the opponent wins".into()) }
}

/// Checks that a theorem gives the Grundy value claimed; the theorem in words.
pub(crate) fn check_value(
    header: &Header,
    claimed: u64,
    game: &dyn Game,
    theorem: &str,
    records: &mut Records,
) -> Result<&'static str, Failure> {
    let mut form = ClosedForm::find(theorem, header)?;
    let position = read(header, game, records.meter())?;
    form.read_evidence(header, game, records)?;
    match form.value(game, &position, records.meter())? {
        Some(value) if value == claimed => Ok(form.name()),
        Some(value) => Err(format!("the value is {value}, not {claimed}").into()),
        None => Err(format!("{} gives no Grundy value", form.name()).into()),
    }
}
