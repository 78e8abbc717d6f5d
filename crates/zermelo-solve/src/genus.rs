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
use std::fmt;
use std::ops::ControlFlow;
use zermelo_core::{Limits, Meter, Player, Ruleset, StopReason};

/// How far a position is from Nim in misère play (Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13).
///
/// An option counts as reversed when it has tame options with the Grundy value and with the misère value asked for (for
/// restive positions: one tame or restive option with both), and the tame options without it give these values already.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Equal to a nim-heap: the two are interchangeable in every sum.
    NimHeap,
    /// Its genus is that of a sum of nim-heaps, and its options are tame or reversed.
    Tame,
    /// Its options are tame or reversed, its Grundy value is 0 or 1, and its misère value at least 2.
    Restive,
    /// None of these.
    Wild,
}

/// The genus of a position, and its kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Genus {
    normal: u32,
    /// The misère values up to the first from which the sequence goes to and fro between two that differ by 2.
    misere: Vec<u32>,
    kind: Kind,
}

impl Genus {
    /// The Grundy value in normal play.
    pub fn normal(&self) -> u32 {
        self.normal
    }

    /// The misère Grundy value of the position beside `twos` nim-heaps of size 2.
    pub fn misere(&self, twos: u64) -> u32 {
        let last = self.misere.len() - 1;
        match usize::try_from(twos) {
            Ok(twos) if twos <= last => self.misere[twos],
            _ => self.misere[last] ^ (((twos - last as u64) % 2) as u32 * 2),
        }
    }

    /// Whether the previous player wins in misère play.
    pub fn is_misere_p(&self) -> bool {
        self.misere[0] == 0
    }

    /// Whether the position is equal to a nim-heap in misère play: the two are interchangeable in every sum.
    pub fn is_nim_heap(&self) -> bool {
        self.kind == Kind::NimHeap
    }

    /// How far the position is from Nim.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// What the genus of a tame or restive position follows from.
    fn symbol(&self) -> Symbol {
        (self.normal, self.misere[0])
    }

    fn is_tame(&self) -> bool {
        matches!(self.kind, Kind::NimHeap | Kind::Tame)
    }

    /// The misère values of sums of nim-heaps: those of 0 and 1 begin with each other, all then go to and fro.
    fn is_that_of_nim_heaps(&self) -> bool {
        let to_and_fro = |twos: u64| self.misere(twos) == self.normal ^ (twos as u32 % 2 * 2);
        let first = self.misere[0] == self.normal || self.normal < 2 && self.misere[0] == 1 - self.normal;
        first && (1..self.misere.len() as u64 + 2).all(to_and_fro)
    }

    /// The kind of a position that is not equal to a nim-heap, with this genus and these options.
    fn kind_of_options(&self, options: &[&Entry]) -> Kind {
        let (tame, others): (Vec<&Entry>, Vec<&Entry>) =
            options.iter().partition(|option| option.genus.is_tame());
        let is_mex = mex(tame.iter().map(|option| option.genus.normal)) == self.normal
            && mex(tame.iter().map(|option| option.genus.misere[0])) == self.misere[0];
        if is_mex && self.is_that_of_nim_heaps() && others.iter().all(|option| option.reverts_to_tame(self)) {
            return Kind::Tame;
        }
        let has_symbol = |option: &&Entry| option.calm_options.contains(&self.symbol());
        if is_mex && self.normal < 2 && self.misere[0] > 1 && others.iter().all(has_symbol) {
            return Kind::Restive;
        }
        Kind::Wild
    }

    /// The genus of a position from its options.
    fn of_options(options: &[&Entry]) -> Entry {
        let known = |entry: &&Entry| entry.genus.clone();
        let genera: Vec<Self> = options.iter().map(known).collect();
        let normal = mex(genera.iter().map(Self::normal));
        let mut misere =
            vec![if genera.is_empty() { 1 } else { mex(genera.iter().map(|option| option.misere(0))) }];
        let settled = genera.iter().map(|option| option.misere.len()).max().unwrap_or(0);
        while misere.len() < settled + 3 || misere[misere.len() - 1] != misere[misere.len() - 3] {
            let last = misere[misere.len() - 1];
            let twos = misere.len() as u64;
            misere.push(mex(genera.iter().map(|option| option.misere(twos)).chain([last, last ^ 1])));
        }
        while let [.., before, last] = misere[..]
            && before == last ^ 2
        {
            misere.pop();
        }
        let nim_options: BTreeSet<u32> =
            genera.iter().filter(|option| option.is_nim_heap()).map(|option| option.normal).collect();
        let size = mex(nim_options.iter().copied());
        let reverses = |option: &&Entry| {
            option.genus.is_nim_heap() && option.genus.normal < size || option.nim_options.contains(&size)
        };
        // A position all of whose options reverse through 0 is 0 only if the next player wins it, as they win 0 itself.
        let is_nim_heap = options.iter().all(reverses) && (size > 0 || misere[0] != 0);
        let mut genus = Self { normal, misere, kind: Kind::NimHeap };
        if !is_nim_heap {
            genus.kind = genus.kind_of_options(options);
        }
        let calm = genera.iter().filter(|option| option.kind != Kind::Wild);
        Entry { genus, nim_options, calm_options: calm.map(Self::symbol).collect() }
    }
}

fn mex(values: impl Iterator<Item = u32>) -> u32 {
    let values: BTreeSet<u32> = values.collect();
    values.iter().zip(0..).take_while(|&(&value, least)| value == least).count() as u32
}

impl fmt::Display for Genus {
    /// A nim-heap as its size; else the normal value, and as superscript the misère values up to the two that then
    /// alternate for ever, `4^146`. Of tame and restive positions, where the others follow from it, only the first stands
    /// there, `2^2`. Values from 10 on stand in parentheses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.normal)?;
        let shown = match self.kind {
            Kind::NimHeap => return Ok(()),
            Kind::Tame | Kind::Restive => 1,
            Kind::Wild => self.misere.len() as u64 + 1,
        };
        write!(f, "^")?;
        for value in (0..shown).map(|twos| self.misere(twos)) {
            if value < 10 { write!(f, "{value}")? } else { write!(f, "({value})")? }
        }
        Ok(())
    }
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
        tame.clone().any(|&(normal, _)| normal == genus.normal)
            && tame.any(|&(_, misere)| misere == genus.misere[0])
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
                self.positions[at] = State::Done(Genus::of_options(&known));
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
