//! The positions of a heap game up to a size, with who wins them and, in normal play, the Grundy values of single heaps.

use super::{ConjectureError, ConjectureQuestion};
use crate::catalogue::{AnyGame, AnyGrundy, AnyJudge, AnyPosition, Engines, OpenGame};
use crate::game::{Budget, Convention, Ending, Files, Message, Meter, ParseError, Player, message};
use crate::language;
use crate::solve::Limits;
use crate::solve::grundy::GrundyError;
use dashu_int::UBig;
use rustc_hash::FxHashMap;
use zermelo_core::Arrange;

/// What was looked at.
pub(crate) struct Data {
    /// How many heaps.
    pub(crate) heaps: usize,
    /// The largest heap.
    pub(crate) to: u64,
    /// In normal or in misère play.
    pub(crate) convention: Convention,
    /// The positions, heaps ascending, in order of the largest heap, with whether they are lost for the player to move.
    pub(crate) positions: Vec<(Vec<u64>, bool)>,
    /// The Grundy values of single heaps in normal play, where the game reads these and has values.
    pub(crate) values: Option<Vec<u64>>,
}

/// About so many positions are looked at where nothing else is asked for.
const USUAL_POSITIONS: u64 = 10_000;
/// More are refused.
const MOST_POSITIONS: u64 = 2_000_000;
/// What the Grundy values of all positions together may take; where they take more, it is done without them.
const VALUES: Budget = Budget::positions(200_000, "Grundy values");
/// More heaps are refused.
const MOST_HEAPS: usize = 6;

/// Opens a game with these heaps.
fn open(game: &str, heaps: &[u64], files: Option<&dyn Files>) -> Result<OpenGame, ParseError> {
    let sizes: Vec<String> = heaps.iter().map(u64::to_string).collect();
    let text = format!("{game} {}", sizes.join(" "));
    language::open(&text, files)
}

/// The number of ways to choose `heaps` sizes from 0 to `to`, saturating.
fn count(heaps: usize, to: u64) -> u64 {
    (1..=heaps as u64).fold(1_u64, |product, place| product.saturating_mul(to + place) / place)
}

impl Data {
    pub(crate) fn of(
        question: &ConjectureQuestion,
        files: Option<&dyn Files>,
        limits: &Limits,
    ) -> Result<Self, ConjectureError> {
        let name = question.game.trim();
        let not_heaps = |why: Message| ConjectureError::NotHeaps { game: name.to_owned(), why };
        let reads = |heaps: usize| (2..5).all(|size| open(name, &vec![size; heaps], files).is_ok());
        let heaps = match question.heaps {
            Some(heaps) if (1..=MOST_HEAPS).contains(&heaps) => heaps,
            Some(heaps) => {
                return Err(not_heaps(message!(
                    "{heaps} heaps are not from 1 to {most}",
                    heaps,
                    most = MOST_HEAPS
                )));
            }
            None if reads(1) => 1,
            None if reads(2) => 2,
            None => 1,
        };
        // The sizes are ours: an error is shown in what was asked.
        let in_name = |error: ParseError| {
            let span = error.span.start.min(name.len())..error.span.end.min(name.len());
            ConjectureError::Game(ParseError { text: name.to_owned(), span, ..error })
        };
        let opened = open(name, &vec![2; heaps], files).map_err(in_name)?;
        let game = opened.game.as_ref();
        if let Some(why) = game.misere_refusal().filter(|_| question.convention == Convention::Misere) {
            return Err(not_heaps(why.into()));
        }
        if !game.is_impartial() {
            return Err(not_heaps(message!("guesses are made at impartial games")));
        }
        // There are more positions than sizes.
        let usual = (1..=USUAL_POSITIONS + 10)
            .take_while(|&to| count(heaps, to) <= USUAL_POSITIONS + 10)
            .last()
            .unwrap_or(1);
        let to = question.to.unwrap_or(usual);
        if count(heaps, to) > MOST_POSITIONS {
            let most = MOST_POSITIONS;
            return Err(not_heaps(message!(
                "{heaps} heaps to {to} are more than {most} positions",
                heaps,
                to,
                most
            )));
        }
        let mut oracle = Oracle::new(&opened, question.convention, limits)?;
        let mut data =
            Self { heaps, to, convention: question.convention, positions: Vec::new(), values: None };
        let mut meter = Meter::start(limits, "looking at positions")?;
        let mut sizes = vec![0_u64; heaps];
        loop {
            meter.count_position(8 * heaps + 32)?;
            // What the game does not read as a position, such as a heap of 0, is left out.
            if let Ok(position) = oracle.read(&sizes) {
                let lost = oracle.is_lost(&position)?;
                data.positions.push((sizes.clone(), lost));
            }
            if !next(&mut sizes, to) {
                break;
            }
        }
        data.positions.arrange_by(|one, other| (one.0.last(), &one.0).cmp(&(other.0.last(), &other.0)));
        data.values = oracle.single_values(to)?;
        Ok(data)
    }

    /// The lost positions, in order of the largest heap.
    pub(crate) fn lost(&self) -> impl Iterator<Item = &Vec<u64>> {
        self.positions.iter().filter(|(_, lost)| *lost).map(|(heaps, _)| heaps)
    }
}

/// The next ascending list of sizes; `false` after the last.
fn next(sizes: &mut [u64], to: u64) -> bool {
    let Some(place) = (0..sizes.len()).rev().find(|&place| sizes[place] < to) else { return false };
    let size = sizes[place] + 1;
    sizes[place..].fill(size);
    true
}

/// A value, `None` where the game has none or it takes too much.
fn known_value(found: Result<UBig, GrundyError>) -> Result<Option<UBig>, ConjectureError> {
    match found {
        Ok(value) => Ok(Some(value)),
        Err(GrundyError::Stopped(reason)) if reason.is_callers() => Err(reason.into()),
        Err(_) => Ok(None),
    }
}

/// Who wins, by values in normal play, else by a theorem or a search.
struct Oracle<'a> {
    opened: &'a OpenGame,
    game: &'a (dyn AnyGame + 'static),
    convention: Convention,
    values: Option<Box<AnyGrundy<'a>>>,
    judge: Box<AnyJudge<'a>>,
    known: FxHashMap<AnyPosition, bool>,
}

impl<'a> Oracle<'a> {
    fn new(
        opened: &'a OpenGame,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Self, ConjectureError> {
        let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
        let values = game.grundy_values(&limits.with_budget(VALUES)).ok();
        let judge = game.top_down(convention, limits)?;
        Ok(Self { opened, game, convention, values, judge, known: FxHashMap::default() })
    }

    fn read(&self, sizes: &[u64]) -> Result<AnyPosition, crate::game::ParseError> {
        let text: Vec<String> = sizes.iter().map(u64::to_string).collect();
        self.opened.game.parse_question(&text.join(" ")).map(|(position, _)| position)
    }

    fn is_lost(&mut self, position: &AnyPosition) -> Result<bool, ConjectureError> {
        if let Some(&known) = self.known.get(position) {
            return Ok(known);
        }
        let mut value = None;
        if let Some(values) = self.values.as_mut().filter(|_| self.convention == Convention::Normal) {
            value = known_value(values.value(position))?;
            // Where one value takes too much, so do the others.
            if value.is_none() {
                self.values = None;
            }
        }
        let lost = match value {
            Some(value) => value.is_zero(),
            None => self.judged(position)?,
        };
        self.known.insert(position.clone(), lost);
        Ok(lost)
    }

    fn judged(&mut self, position: &AnyPosition) -> Result<bool, ConjectureError> {
        let by_theorem = self.game.claim(position, self.convention);
        let verdict = match by_theorem {
            Some(claim) => claim.verdicts[0],
            None => self.judge.verdict(position, Player::Left)?,
        };
        Ok(verdict.result() == Ending::Loss)
    }

    /// The values of single heaps from 0 on.
    fn single_values(&mut self, to: u64) -> Result<Option<Vec<u64>>, ConjectureError> {
        let mut list = Vec::new();
        for size in 0..=to {
            let Ok(position) = self.read(&[size]) else {
                // A heap of 0 that the game does not read is not a heap.
                if size == 0 {
                    list.push(0);
                    continue;
                }
                return Ok(None);
            };
            let Some(values) = &mut self.values else { return Ok(None) };
            let Some(value) = known_value(values.value(&position))? else { return Ok(None) };
            list.push(u64::try_from(&value).unwrap_or(u64::MAX));
        }
        Ok(Some(list))
    }
}
