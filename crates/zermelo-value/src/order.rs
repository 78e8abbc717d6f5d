//! The order of values: G ≤ H when Left, moving second, wins H − G. By the definition on options, with stops and
//! arithmetic deciding most pairs at once, answers remembered, and an explicit stack.

use super::error::ValueError;
use super::id::ups_and_star_against_zero;
use super::{Algebra, ValueId};
use std::cmp::Ordering;
use zermelo_core::Player;

/// A question a ≤ b that waits for others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    a: ValueId,
    b: ValueId,
    /// Whether the left options of `a` are through and the right options of `b` are looked at.
    on_right: bool,
    /// The next option.
    index: u32,
}

impl Algebra<'_> {
    /// How two values compare, `None` when they are confused.
    pub fn compare(&mut self, a: ValueId, b: ValueId) -> Result<Option<Ordering>, ValueError> {
        if a == b {
            return Ok(Some(Ordering::Equal));
        }
        if self.is_at_most(a, b)? {
            return Ok(Some(Ordering::Less));
        }
        Ok(self.is_at_most(b, a)?.then_some(Ordering::Greater))
    }

    /// Whether a ≤ b.
    ///
    /// a ≤ b unless b ≤ a^L for some left option of a, or b^R ≤ a for some right option of b (On Numbers and Games,
    /// ch. 0).
    pub fn is_at_most(&mut self, a: ValueId, b: ValueId) -> Result<bool, ValueError> {
        if let Some(answer) = self.known_order(a, b) {
            return Ok(answer);
        }
        let mut stack = std::mem::take(&mut self.comparisons);
        stack.clear();
        let answer = self.compare_on(&mut stack, a, b);
        self.comparisons = stack;
        answer
    }

    fn compare_on(&self, stack: &mut Vec<Frame>, a: ValueId, b: ValueId) -> Result<bool, ValueError> {
        if let Some(answer) = self.open(stack, a, b)? {
            return Ok(answer);
        }
        loop {
            let top = stack.len() - 1;
            let Frame { a, b, on_right, index } = stack[top];
            let (of, player) = if on_right { (b, Player::Right) } else { (a, Player::Left) };
            let answer = match self.option(of, player, index as usize)? {
                Some(option) => {
                    stack[top].index += 1;
                    let (low, high) = if on_right { (option, a) } else { (b, option) };
                    let is_refuted = match self.known_order(low, high) {
                        Some(known) => known,
                        None => self.open(stack, low, high)?.unwrap_or(false),
                    };
                    if is_refuted { self.refute(stack) } else { None }
                }
                None if on_right => self.confirm(stack),
                None => {
                    stack[top] = Frame { a, b, on_right: true, index: 0 };
                    None
                }
            };
            if let Some(answer) = answer {
                return Ok(answer);
            }
        }
    }

    /// The question on top has the answer no, and the one below goes on. Gives the answer when it was the last.
    fn refute(&self, stack: &mut Vec<Frame>) -> Option<bool> {
        let frame = stack.pop()?;
        self.remember(frame.a, frame.b, false);
        stack.is_empty().then_some(false)
    }

    /// The question on top has the answer yes, which refutes the one below.
    fn confirm(&self, stack: &mut Vec<Frame>) -> Option<bool> {
        let frame = stack.pop()?;
        self.remember(frame.a, frame.b, true);
        if stack.is_empty() { Some(true) } else { self.refute(stack) }
    }

    /// Puts a question on the stack, unless looking at the options once decides it.
    fn open(&self, stack: &mut Vec<Frame>, a: ValueId, b: ValueId) -> Result<Option<bool>, ValueError> {
        self.step()?;
        let mut first_open = None;
        for on_right in [false, true] {
            let (of, player) = if on_right { (b, Player::Right) } else { (a, Player::Left) };
            let mut index = 0;
            while let Some(option) = self.option(of, player, index)? {
                let known = if on_right { self.known_order(option, a) } else { self.known_order(b, option) };
                match known {
                    Some(true) => {
                        self.remember(a, b, false);
                        return Ok(Some(false));
                    }
                    None if first_open.is_none() => first_open = Some((on_right, index as u32)),
                    Some(false) | None => {}
                }
                index += 1;
                if index % 1024 == 0 {
                    self.step()?;
                }
            }
        }
        match first_open {
            None => {
                self.remember(a, b, true);
                Ok(Some(true))
            }
            Some((on_right, index)) => {
                stack.push(Frame { a, b, on_right, index });
                Ok(None)
            }
        }
    }

    /// The answer to a ≤ b where it needs no search.
    #[inline]
    fn known_order(&self, a: ValueId, b: ValueId) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        if a.is_inline() && b.is_inline() {
            return Some(inline_at_most(a, b));
        }
        let ([left_a, right_a], marks_a) = self.stops_and_marks(a);
        let ([left_b, right_b], marks_b) = self.stops_and_marks(b);
        // Both stops are monotone, and what always ends below is less.
        match self.compare_numbers(left_a, left_b) {
            Ordering::Greater => return Some(false),
            Ordering::Equal if marks_b.above() & !marks_a.above() != 0 => return Some(false),
            _ => {}
        }
        match self.compare_numbers(right_a, right_b) {
            Ordering::Greater => return Some(false),
            Ordering::Equal if marks_a.below() & !marks_b.below() != 0 => return Some(false),
            _ => {}
        }
        match self.compare_numbers(left_a, right_b) {
            Ordering::Less => return Some(true),
            Ordering::Equal if marks_a.above() & marks_b.below() != 0 => return Some(true),
            _ => {}
        }
        if a == ValueId::BEING_MADE || b == ValueId::BEING_MADE {
            return None;
        }
        if left_a == right_a && self.is_number_up_star(a) && self.is_number_up_star(b) {
            return self.sums_at_most(a, b);
        }
        self.store.order.get(a, b)
    }

    /// a ≤ b for sums of a number, ups and a nimber.
    #[cold]
    fn sums_at_most(&self, a: ValueId, b: ValueId) -> Option<bool> {
        let (a, b) = (self.as_number_up_star(a)?, self.as_number_up_star(b)?);
        Some(match a.number.cmp(&b.number) {
            Ordering::Equal => {
                // Ups beyond 64 bits apart: the sign is all that matters.
                let ups = b.ups.saturating_sub(a.ups);
                ups_and_star_against_zero(ups, a.star ^ b.star).is_some_and(Ordering::is_ge)
            }
            order => order.is_lt(),
        })
    }

    #[inline]
    fn remember(&self, a: ValueId, b: ValueId, answer: bool) {
        if a != ValueId::BEING_MADE && b != ValueId::BEING_MADE {
            self.store.order.put(a, b, answer);
        }
    }
}

impl ValueId {
    /// Whether a ≤ b, where both are small sums of a number, ups and a nimber: these lie in the ids, and need no store. `None` for
    /// others.
    #[inline]
    pub fn small_at_most(self, other: Self) -> Option<bool> {
        (self.is_inline() && other.is_inline()).then(|| inline_at_most(self, other))
    }
}

#[inline]
fn inline_at_most(a: ValueId, b: ValueId) -> bool {
    match a.number_key().cmp(&b.number_key()) {
        Ordering::Equal => {
            let ups = i64::from(b.ups() - a.ups());
            ups_and_star_against_zero(ups, a.star() ^ b.star()).is_some_and(Ordering::is_ge)
        }
        order => order.is_lt(),
    }
}
