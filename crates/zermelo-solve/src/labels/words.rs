//! The words of a slice, or of a part of one, while it is solved: codes of labels and counts of options, and what a message
//! from an option does to a word. The whole slice in one memory and its parts in several processes go by the same rules.

use super::cells::{Word, fresh, fresh_words};
use super::code::{Best, OPEN, loss, over, tie, win};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use zermelo_core::Ending;

/// Positions whose distances are noted together, so that levels pass over the rest.
pub(super) const BLOCK: usize = 1 << 10;

/// What a position that is expanded says to those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// There is an option that loses.
    Win,
    /// One option fewer may be good.
    OneLess,
    /// There is an option that ties.
    Tie,
}

/// Words with what is noted of them.
pub(super) struct Words<W> {
    pub(super) cells: Vec<W>,
    loops: bool,
    /// For each block, the distances that it has had, modulo 64: those that may be expanded at a level.
    noted: Vec<AtomicU64>,
    /// The greatest distance so far.
    furthest: AtomicU32,
    /// Whether one thread does all the work.
    is_alone: bool,
    /// Codes from here on count options: the largest stands for none, which is a draw by rule.
    pub(super) least_counter: u32,
    is_too_narrow: AtomicBool,
}

impl<W: Word> Words<W> {
    /// So many positions of which nothing is known, each with at most so many options within a slice that loops, for one
    /// thread or several. That bound may be far above what there is, so it does not rule words out: a position with more options
    /// than half of them count shows that they are too narrow.
    pub(super) fn new(size: usize, loops: bool, most_options: u32, is_alone: bool) -> Self {
        let most_options = if loops { most_options.min(W::MOST / 2 - 1) } else { 0 };
        let noted = if loops { size.div_ceil(BLOCK) } else { 0 };
        Self {
            cells: fresh(size),
            loops,
            noted: fresh_words(noted),
            furthest: AtomicU32::new(0),
            is_alone,
            least_counter: W::MOST - most_options,
            is_too_narrow: AtomicBool::new(false),
        }
    }

    /// The blocks that distances are noted of.
    pub(super) fn blocks(&self) -> usize {
        self.noted.len()
    }

    /// Whether some position of a block may be at this distance.
    pub(super) fn may_have(&self, block: usize, level: u32) -> bool {
        self.noted[block].load(Ordering::Relaxed) >> (level % 64) & 1 == 1
    }

    /// What a position says to those before it when all at this distance are expanded, either those that are won or lost, or
    /// those that are tied.
    #[inline]
    pub(super) fn says(&self, place: usize, level: u32, ties: bool) -> Option<Message> {
        match (ties, self.cells[place].get()) {
            (false, code) if code == win(level) => Some(Message::OneLess),
            (false, code) if code == loss(level) => Some(Message::Win),
            (true, code) if code == tie(level) => Some(Message::Tie),
            _ => None,
        }
    }

    /// The greatest distance so far.
    pub(super) fn furthest(&self) -> u32 {
        self.furthest.load(Ordering::Relaxed)
    }

    /// Whether something did not fit: the words are of no use then.
    pub(super) fn is_too_narrow(&self) -> bool {
        self.is_too_narrow.load(Ordering::Relaxed)
    }

    /// Writes that play is over, and gives the label if it is one: a draw by rule, where it is no tie, is none.
    pub(super) fn put_over(&self, place: usize, ending: Ending, has_ties: bool) -> Option<u32> {
        if ending != Ending::Draw || has_ties {
            return self.put(place, over(ending));
        }
        self.cells[place].set(if self.loops { W::MOST } else { OPEN });
        None
    }

    /// Writes what the options outside of the slice, or the last ones of all, make of a position that has so many inside,
    /// and gives the label if it is one.
    #[inline]
    pub(super) fn settle(&self, place: usize, best: Best, inside: u32) -> Option<u32> {
        let code = best.code(inside == 0);
        if inside > 0 && code == OPEN && !best.is_never_lost() {
            self.cells[place].set(self.counter(inside));
            None
        } else {
            self.put(place, code)
        }
    }

    /// The code of so many options that are not known to be bad.
    fn counter(&self, options: u32) -> u32 {
        let code = W::MOST - options.min(W::MOST);
        if code < self.least_counter {
            self.is_too_narrow.store(true, Ordering::Relaxed);
        }
        code
    }

    /// Writes a label that nothing else writes at the same time, and gives it if the words hold it.
    #[inline]
    pub(super) fn put(&self, place: usize, code: u32) -> Option<u32> {
        let fits = self.note(place, code);
        if fits {
            self.cells[place].set(code);
        }
        fits.then_some(code)
    }

    /// Notes the distance of a code, and tells whether the words hold it.
    #[inline]
    fn note(&self, place: usize, code: u32) -> bool {
        let fits = if self.loops { code < self.least_counter } else { code <= W::MOST };
        if !fits {
            self.is_too_narrow.store(true, Ordering::Relaxed);
        } else if self.loops && code > OPEN {
            let distance = (code - win(0)) / 3;
            let (note, bit) = (&self.noted[place / BLOCK], 1 << (distance % 64));
            if note.load(Ordering::Relaxed) & bit == 0 {
                note.fetch_or(bit, Ordering::Relaxed);
            }
            if self.furthest.load(Ordering::Relaxed) < distance {
                self.furthest.fetch_max(distance, Ordering::Relaxed);
            }
        }
        fits
    }

    /// Whether a message from an option at this distance says anything to a word as it stands.
    #[inline]
    pub(super) fn takes(&self, code: u32, message: Message, level: u32) -> bool {
        match message {
            Message::Win => self.after_a_loss(code, level).is_some(),
            Message::OneLess => code >= self.least_counter && code < W::MOST,
            Message::Tie => self.after_a_tie(code, level).is_some(),
        }
    }

    /// Takes a message in from an option at this distance, and gives the label that it makes. Where all options turn out to
    /// be bad, `lost` tells the code.
    #[inline]
    pub(super) fn absorb(
        &self,
        place: usize,
        message: Message,
        level: u32,
        lost: impl Fn() -> u32,
    ) -> Option<u32> {
        let mut code = self.cells[place].get();
        loop {
            // A label may be too large for the words: it must not be taken for a counter, which begin there.
            let (new, is_label) = match message {
                Message::Win => (self.after_a_loss(code, level)?, true),
                Message::OneLess if code < self.least_counter || code == W::MOST => return None,
                Message::OneLess if code == W::MOST - 1 => (lost(), true),
                Message::OneLess => (code + 1, false),
                Message::Tie => (self.after_a_tie(code, level)?, true),
            };
            if is_label && !self.note(place, new) || self.is_too_narrow() {
                return None;
            }
            if self.is_alone {
                self.cells[place].set(new);
            } else if let Err(found) = self.cells[place].exchange(code, new) {
                code = found;
                continue;
            }
            return is_label.then_some(new);
        }
    }

    /// A loss among the options makes a win, unless there is a sooner one, or play is over.
    #[inline]
    fn after_a_loss(&self, code: u32, level: u32) -> Option<u32> {
        let new = win(level + 1);
        let is_better = if code >= self.least_counter {
            code != W::MOST
        } else {
            code == OPEN
                || code > tie(0) && (code - win(0)) % 3 != 1 && (code > new || (code - win(0)) % 3 == 2)
        };
        is_better.then_some(new)
    }

    #[inline]
    fn after_a_tie(&self, code: u32, level: u32) -> Option<u32> {
        let new = tie(level + 1);
        let is_better = code == OPEN || code > new && code < self.least_counter && (code - win(0)) % 3 == 2;
        is_better.then_some(new)
    }

    /// What counts options still is neither won nor lost.
    pub(super) fn forget_counters(&self, places: std::ops::Range<usize>) {
        for cell in &self.cells[places] {
            if cell.get() >= self.least_counter {
                cell.set(OPEN);
            }
        }
    }

    /// Notes the distances of words that were read from a file.
    pub(super) fn note_all(&self) {
        for (place, cell) in self.cells.iter().enumerate() {
            let code = cell.get();
            if code > OPEN && code < self.least_counter {
                self.note(place, code);
            }
        }
    }
}
