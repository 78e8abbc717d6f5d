//! The genus of a position of an impartial game: its Grundy value in normal play, and its misère Grundy values alone and
//! beside one, two, … nim-heaps of size 2 (Conway; Winning Ways, chapter 13; Siegel, Combinatorial Game Theory, V.3).
//!
//! The misère value of a position without moves is 1, of any other the mex of its options' values; so it is the size of
//! the nim-heap beside which the position is P in misère play. Beside k heaps of 2 the options also include k − 1 heaps
//! of 2 with, and without, a heap of 1, which changes the last bit of a misère value.

use super::grundy::GrundyError;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use zermelo_core::{Limits, Meter, Player, Ruleset, StopReason};
#[doc(inline)]
pub use zermelo_value::misere::{Genus, Kind};

/// What the genus of a tame or restive position follows from.
fn symbol(genus: &Genus) -> Symbol {
    (genus.normal(), genus.misere(0))
}

fn is_tame(genus: &Genus) -> bool {
    matches!(genus.kind(), Kind::NimHeap | Kind::Tame)
}

/// The kind of a position that is not equal to a nim-heap, with this genus and these options.
///
/// An option counts as reversed when it has tame options with the Grundy value and with the misère value asked for (for
/// restive positions: one tame or restive option with both), and the tame options without it give these values already.
fn kind_of_options(genus: &Genus, options: &[&Entry]) -> Kind {
    let (normal, misere) = symbol(genus);
    let (tame, others): (Vec<&Entry>, Vec<&Entry>) =
        options.iter().partition(|option| is_tame(&option.genus));
    let is_mex = mex(tame.iter().map(|option| option.genus.normal())) == normal
        && mex(tame.iter().map(|option| option.genus.misere(0))) == misere;
    if is_mex && genus.is_that_of_nim_heaps() && others.iter().all(|option| option.reverts_to_tame(genus)) {
        return Kind::Tame;
    }
    let has_symbol = |option: &&Entry| option.calm_options.contains(&(normal, misere));
    if is_mex && normal < 2 && misere > 1 && others.iter().all(has_symbol) {
        return Kind::Restive;
    }
    Kind::Wild
}

/// The entry of a position from those of its options.
fn entry_of_options(options: &[&Entry]) -> Entry {
    let genera = || options.iter().map(|option| &option.genus);
    let genus = Genus::of_options(genera());
    let nim_options: BTreeSet<u32> =
        genera().filter(|option| option.is_nim_heap()).map(Genus::normal).collect();
    let size = mex(nim_options.iter().copied());
    let reverses = |option: &&Entry| {
        option.genus.is_nim_heap() && option.genus.normal() < size || option.nim_options.contains(&size)
    };
    // A position all of whose options reverse through 0 is 0 only if the next player wins it, as they win 0 itself.
    let is_nim_heap = options.iter().all(reverses) && (size > 0 || !genus.is_misere_p());
    let kind = if is_nim_heap { Kind::NimHeap } else { kind_of_options(&genus, options) };
    let calm = genera().filter(|option| option.kind() != Kind::Wild);
    let calm_options = calm.map(symbol).collect();
    Entry { genus: genus.with_kind(kind), nim_options, calm_options }
}

fn mex(values: impl Iterator<Item = u32>) -> u32 {
    let values: BTreeSet<u32> = values.collect();
    values.iter().zip(0..).take_while(|&(&value, least)| value == least).count() as u32
}

/// A Grundy value, and the misère value of the position alone.
type Symbol = (u32, u32);

/// What is remembered of a position.
#[derive(Clone, Debug)]
struct Entry {
    genus: Genus,
    /// The sizes of the nim-heaps that are equal to options.
    nim_options: BTreeSet<u32>,
    /// The symbols of the tame and restive options; none is both.
    calm_options: BTreeSet<Symbol>,
}

impl Entry {
    /// Whether it has a tame option with the same Grundy value, and one, perhaps another, with the same misère value.
    fn reverts_to_tame(&self, genus: &Genus) -> bool {
        let is_tame = |&&(normal, misere): &&Symbol| normal == misere || normal < 2 && misere < 2;
        let mut tame = self.calm_options.iter().filter(is_tame);
        tame.clone().any(|&(normal, _)| normal == genus.normal())
            && tame.any(|&(_, misere)| misere == genus.misere(0))
    }
}

/// Genera of the positions of one impartial loop-free game, remembered between questions.
///
/// The genus of a sum does not follow from those of its parts, so every position that can be reached is looked at.
#[derive(Debug)]
pub struct GenusTable<'a, 'l, R: Ruleset> {
    ruleset: &'a R,
    meter: Meter<'l>,
    positions: IndexMap<R::Position, State, FxBuildHasher>,
}

#[derive(Clone, Debug)]
enum State {
    /// Met, not looked at.
    New,
    /// On the current line of play.
    Open,
    Done(Entry),
}

impl<'a, 'l, R: Ruleset> GenusTable<'a, 'l, R> {
    /// An empty table. Errors when the game is not impartial or play can end by rule.
    pub fn new(ruleset: &'a R, limits: &Limits<'l>) -> Result<Self, GrundyError> {
        if !ruleset.is_impartial() {
            return Err(GrundyError::NotImpartial);
        }
        if ruleset.has_endings() {
            return Err(GrundyError::HasEndings);
        }
        let meter = Meter::start(limits, "computing genera")?;
        Ok(Self { ruleset, meter, positions: IndexMap::default() })
    }

    /// The genus of a position.
    ///
    /// Errors when a position can recur or a limit is reached. Time and memory grow with the number of positions that
    /// can be reached and their options.
    pub fn genus(&mut self, position: &R::Position) -> Result<Genus, GrundyError> {
        let start = self.enter(self.ruleset.normal_form(position).position)?;
        let mut stack = vec![start];
        if let Err(error) = self.fill(&mut stack) {
            for at in stack {
                if matches!(self.positions[at], State::Open) {
                    self.positions[at] = State::New;
                }
            }
            return Err(error);
        }
        match &self.positions[start] {
            State::Done(entry) => Ok(entry.genus.clone()),
            State::New | State::Open => unreachable!("the stack empties only when the start is done"),
        }
    }

    fn fill(&mut self, stack: &mut Vec<usize>) -> Result<(), GrundyError> {
        while let Some(&at) = stack.last() {
            if matches!(self.positions[at], State::Done(_)) {
                stack.pop();
                continue;
            }
            self.positions[at] = State::Open;
            let options = self.options(at)?;
            let height = stack.len();
            for &option in &options {
                match self.positions[option] {
                    State::New => stack.push(option),
                    State::Open => return Err(GrundyError::Loopy),
                    State::Done(_) => {}
                }
            }
            if stack.len() == height {
                let known: Vec<&Entry> = options.iter().filter_map(|&option| self.entry(option)).collect();
                self.positions[at] = State::Done(entry_of_options(&known));
                stack.pop();
            }
        }
        Ok(())
    }

    fn entry(&self, at: usize) -> Option<&Entry> {
        match &self.positions[at] {
            State::Done(entry) => Some(entry),
            State::New | State::Open => None,
        }
    }

    /// The options of a position in normal form, each once.
    fn options(&mut self, at: usize) -> Result<Vec<usize>, GrundyError> {
        let ruleset = self.ruleset;
        let (position, _) = self.positions.get_index(at).expect("positions are never removed");
        let position = position.clone();
        let mut list = Vec::new();
        let flow = ruleset.options(&position, Player::Left, |option| {
            match self.enter(ruleset.normal_form(&option).position) {
                Ok(option) => list.push(option),
                Err(error) => return ControlFlow::Break(error),
            }
            ControlFlow::Continue(())
        });
        if let ControlFlow::Break(error) = flow {
            return Err(error.into());
        }
        list.sort_unstable();
        list.dedup();
        Ok(list)
    }

    fn enter(&mut self, position: R::Position) -> Result<usize, StopReason> {
        self.meter.step()?;
        let owned = self.ruleset.heap_bytes(&position);
        let slot = self.positions.entry(position);
        let at = slot.index();
        if let indexmap::map::Entry::Vacant(vacant) = slot {
            vacant.insert(State::New);
            self.meter.count_position(size_of::<R::Position>() + owned + 256)?;
        }
        Ok(at)
    }
}
