//! Who wins a sum, without its value: a boolean search over components, for loop-free games in which the last move decides,
//! in normal and misère play.
//!
//! A position is the multiset of its components, each a number with a sign: −G, the game with the players exchanged, is G
//! with the other sign. What is known of a component is known wherever it comes up: its options, listed once; in normal play
//! bounds, given by the game or found on the way, and its value, where that is small, which then stands in for it. G + (−G)
//! cancels, and what is a number, ups and a nimber melts into a few words. A sum that totals of bounds do not decide is
//! looked up in a table of fixed size, all options before any is searched.
//!
//! In misère play nothing cancels and there are no values and bounds; normal forms, the table and the order stay.
//!
//! (Compare Müller and Li, *Locally informed global search for sums of combinatorial games*, 2004, for bounds and
//! temperatures; Lemoine and Viennot, *Nimbers are inevitable*, 2012, for sums with nimbers.)

mod history;
mod key;
mod learnt;
mod plain;
mod search;
mod shared;
mod table;
mod universe;
mod values;

pub use shared::Shared;
pub use universe::{SumPart, ValueTheorem};
pub use zermelo_core::{Keeper, KnownSum};

use search::Search;
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use zermelo_core::{Convention, Limits, Player, StopReason};
use zermelo_value::Store;

/// What makes the search quicker and can be left out; the answers are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each device is on or off")]
pub struct Devices {
    /// Equal and opposite components cancel.
    pub cancel: bool,
    /// Values stand in for components.
    pub values: bool,
    /// Bounds of components decide sums.
    pub bounds: bool,
    /// Options are searched in the order of how good they look.
    pub order: bool,
    /// Options are looked up before any is searched.
    pub lookups: bool,
    /// A game that has a search of its own for who wins is asked for it, where it is by itself.
    pub own_search: bool,
}

impl Devices {
    /// All of them.
    pub const ALL: Self =
        Self { cancel: true, values: true, bounds: true, order: true, lookups: true, own_search: true };
}

/// What a search begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which devices it has.
    pub devices: Devices,
    /// What it shares with searches of other threads.
    pub shared: Option<Shared>,
    /// Keeps what it proves.
    pub keeper: Option<Arc<dyn Keeper>>,
}

impl Default for Setup {
    /// All devices, alone, nothing kept.
    fn default() -> Self {
        Self { devices: Devices::ALL, shared: None, keeper: None }
    }
}

/// How much was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Sums whose options were looked at.
    pub nodes: u64,
    /// The longest line of play that was looked at.
    pub depth: u64,
    /// Entries in the table.
    pub table_entries: u64,
    /// Entries that the table has room for.
    pub table_capacity: u64,
    /// How often all components were forgotten for want of room.
    pub restarts: u64,
}

/// How the memory is divided.
#[derive(Clone, Copy, Debug)]
struct Shares {
    total: u64,
    table: u64,
    components: u64,
    /// What components may take where a few sums have more of them.
    most_components: u64,
}

/// Bytes that a search takes at most when nothing is said about memory.
const DEFAULT_MEMORY: u64 = 256 << 20;

impl Shares {
    fn of(limits: &Limits) -> Self {
        let within = |limit: u64| limit.min(16 * DEFAULT_MEMORY);
        let most = limits.memory.map_or(DEFAULT_MEMORY, within);
        let total = limits.tables.map_or(most, |tables| tables.min(most));
        Self { total, table: total / 4, components: total / 2, most_components: most / 2 }
    }

    /// Gives the components twice the room, where the limit on memory allows it.
    fn widen(&mut self) -> bool {
        let has_room = self.components < self.most_components;
        self.components = (2 * self.components).min(self.most_components);
        has_room
    }
}

/// The bytes that the tables of a store of values for a search may take.
pub fn store_bytes(limits: &Limits) -> u64 {
    Shares::of(limits).total / 8
}

/// The limits of each of several searches that are at work in turn and keep what they have: together they take what one may.
pub fn limits_of_each<'a>(limits: &Limits<'a>, searches: usize) -> Limits<'a> {
    Limits { tables: Some(Shares::of(limits).total / searches.max(1) as u64), ..*limits }
}

/// A search of sums that remembers what it has found between questions.
pub struct SumSearch<'a> {
    search: Search<'a>,
    /// Why the search stopped for good.
    stopped: Option<StopReason>,
}

impl<'a> SumSearch<'a> {
    /// A search of sums of positions of these games, which has seen nothing yet. The games must be loop-free, and the last
    /// move must decide.
    pub fn new(
        parts: Vec<SumPart<'a>>,
        store: &'a Store,
        convention: Convention,
        limits: &Limits<'a>,
    ) -> Result<Self, StopReason> {
        Self::with_setup(parts, store, convention, Setup::default(), limits)
    }

    /// The same with a choice of devices, with what it shares with others, and with what is known before.
    pub fn with_setup(
        parts: Vec<SumPart<'a>>,
        store: &'a Store,
        convention: Convention,
        setup: Setup,
        limits: &Limits<'a>,
    ) -> Result<Self, StopReason> {
        Ok(Self { search: Search::new(parts, store, convention, setup, limits)?, stopped: None })
    }

    /// Has the keeper put down what is known, where there is one.
    pub fn keep(&self) {
        self.search.keep();
    }

    /// Finds the values of the components of positions, each given with the number of its game, where that can be done with
    /// little work: for a database of them.
    pub fn find_values(&mut self, positions: &[(usize, &dyn Any)]) -> Result<(), StopReason> {
        if let Some(reason) = self.stopped {
            return Err(reason);
        }
        let result = self.search.find_values_of(positions);
        self.stopped = result.err();
        result
    }

    /// Whether the player to move wins a sum of positions, each given with the number of its game among the parts.
    pub fn wins(&mut self, positions: &[(usize, &dyn Any)], to_move: Player) -> Result<bool, StopReason> {
        self.wins_with_nimber(positions, 0, to_move)
    }

    /// The same of the sum with a nimber. Of normal play.
    pub fn wins_with_nimber(
        &mut self,
        positions: &[(usize, &dyn Any)],
        nimber: u32,
        to_move: Player,
    ) -> Result<bool, StopReason> {
        if let Some(reason) = self.stopped {
            return Err(reason);
        }
        let result = self.search.wins(positions, nimber, to_move);
        self.stopped = result.err();
        result
    }

    /// Whether the player to move wins, where that is known without a search: what a question has proved of its options.
    pub fn known(
        &mut self,
        positions: &[(usize, &dyn Any)],
        to_move: Player,
    ) -> Result<Option<bool>, StopReason> {
        match self.stopped {
            Some(reason) => Err(reason),
            None => self.search.known(positions, 0, to_move),
        }
    }

    /// How much was looked at so far.
    pub fn counts(&self) -> Counts {
        self.search.counts
    }
}

impl fmt::Debug for SumSearch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SumSearch").field("counts", &self.search.counts).finish_non_exhaustive()
    }
}
