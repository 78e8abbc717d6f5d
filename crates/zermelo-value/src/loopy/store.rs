//! The store of canonical stoppers: every one that is not a short game once, by its place in a list. A position of a
//! stopper is a stopper, so options are places again; the positions of one cycle are written together, in an order that
//! the cycle alone decides.

use crate::ValueId;
use rustc_hash::FxHashMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use zermelo_core::Player;

/// The canonical form of a stopper in a [`Store`](crate::Store): equal ids are equal values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StopperId {
    /// A short game.
    Short(ValueId),
    /// A game with a cycle, by its place.
    Loopy(u32),
}

impl StopperId {
    /// 0, the empty game.
    pub const ZERO: Self = Self::Short(ValueId::ZERO);

    /// The short game, where it is one.
    pub const fn short(self) -> Option<ValueId> {
        match self {
            Self::Short(id) => Some(id),
            Self::Loopy(_) => None,
        }
    }
}

impl From<ValueId> for StopperId {
    fn from(id: ValueId) -> Self {
        Self::Short(id)
    }
}

/// The options of Left and of Right, each in ascending order.
pub(super) type Options = Arc<[Vec<StopperId>; 2]>;

/// A position of a cycle that is being written: an option is a stopper of the store, or a position of the cycle itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Part {
    Stored(StopperId),
    Own(u32),
}

/// The parts of all positions of a cycle, in its order.
pub(super) type Encoding = Vec<[Vec<Part>; 2]>;

/// What is known about stoppers with cycles.
#[derive(Debug, Default)]
pub(crate) struct LoopyStore {
    inner: RwLock<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    options: Vec<Options>,
    negatives: Vec<Option<StopperId>>,
    index: FxHashMap<Arc<Encoding>, u32>,
    order: FxHashMap<(StopperId, StopperId), bool>,
    sums: FxHashMap<(StopperId, StopperId), [StopperId; 2]>,
    bytes: u64,
}

/// Answers that are remembered, at most; then all are forgotten.
const MOST_REMEMBERED: usize = 1 << 20;
/// What an entry of a table takes, about.
const ENTRY: u64 = 40;

impl LoopyStore {
    fn read(&self) -> RwLockReadGuard<'_, Inner> {
        self.inner.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Inner> {
        self.inner.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Bytes in use, about.
    pub(crate) fn bytes(&self) -> u64 {
        let inner = self.read();
        inner.bytes + (inner.order.len() + inner.sums.len()) as u64 * ENTRY
    }

    /// The options of a stopper with a cycle.
    pub(super) fn options(&self, place: u32) -> Options {
        Arc::clone(&self.read().options[place as usize])
    }

    pub(super) fn negative(&self, place: u32) -> Option<StopperId> {
        self.read().negatives[place as usize]
    }

    pub(super) fn set_negatives(&self, a: StopperId, b: StopperId) {
        let mut inner = self.write();
        for (id, negative) in [(a, b), (b, a)] {
            if let StopperId::Loopy(place) = id {
                inner.negatives[place as usize] = Some(negative);
            }
        }
    }

    /// The place of the first position of a cycle, the others behind it; `None` when there are 2^32.
    pub(super) fn intern(&self, encoding: Encoding) -> Option<u32> {
        let mut inner = self.write();
        if let Some(&base) = inner.index.get(&encoding) {
            return Some(base);
        }
        let base = u32::try_from(inner.options.len()).ok()?;
        u32::try_from(inner.options.len() + encoding.len()).ok()?;
        let mut bytes = 160;
        for position in &encoding {
            let side = |player: Player| {
                let stored = |part: &Part| match part {
                    Part::Stored(id) => *id,
                    Part::Own(at) => StopperId::Loopy(base + at),
                };
                let mut list: Vec<StopperId> = position[player.index()].iter().map(stored).collect();
                list.sort_unstable();
                list
            };
            bytes += 160 + 24 * (position[0].len() + position[1].len()) as u64;
            inner.options.push(Arc::new(Player::each(side)));
            inner.negatives.push(None);
        }
        inner.bytes += bytes;
        inner.index.insert(Arc::new(encoding), base);
        Some(base)
    }

    /// Whether a ≥ b, where that has been found out.
    pub(super) fn known_order(&self, a: StopperId, b: StopperId) -> Option<bool> {
        self.read().order.get(&(a, b)).copied()
    }

    /// Remembers for pairs (a, b) whether a ≥ b.
    pub(super) fn remember_order(&self, answers: impl Iterator<Item = ((StopperId, StopperId), bool)>) {
        let mut inner = self.write();
        if inner.order.len() > MOST_REMEMBERED {
            inner.order.clear();
        }
        inner.order.extend(answers.take(MOST_REMEMBERED));
    }

    /// The sides of a sum that has been added up.
    pub(super) fn known_sum(&self, a: StopperId, b: StopperId) -> Option<[StopperId; 2]> {
        self.read().sums.get(&(a.min(b), a.max(b))).copied()
    }

    pub(super) fn remember_sum(&self, a: StopperId, b: StopperId, sides: [StopperId; 2]) {
        let mut inner = self.write();
        if inner.sums.len() > MOST_REMEMBERED {
            inner.sums.clear();
        }
        inner.sums.insert((a.min(b), a.max(b)), sides);
    }
}
