//! Games that tell forms apart, and games that link them (Conway, On Numbers and Games, chapter 12: the theorems that show
//! that canonical forms are one for each value).

use super::form::MisereForm;
use super::store::MisereForms;
use rustc_hash::FxHashMap;
use zermelo_core::StopReason;

/// Two forms that no game links: one of them is an option of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLinked;

/// What is looked for, by two forms.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Goal {
    /// A game beside which the outcomes differ.
    Difference(MisereForm, MisereForm),
    /// A game beside which both are P.
    Link(MisereForm, MisereForm),
}

impl MisereForms<'_> {
    /// Whether some game makes a P-position of both forms: whether neither is an option of the other.
    pub fn are_linked(&self, a: MisereForm, b: MisereForm) -> bool {
        !self.has_option(a, b) && !self.has_option(b, a)
    }

    /// A game beside which both forms are P-positions.
    pub fn link(
        &mut self,
        a: MisereForm,
        b: MisereForm,
    ) -> Result<Result<MisereForm, NotLinked>, StopReason> {
        if !self.are_linked(a, b) {
            return Ok(Err(NotLinked));
        }
        let mut known = FxHashMap::default();
        self.reach(Goal::Link(a, b), &mut known).map(Ok)
    }

    /// A game beside which the first form is a P-position and the second an N-position; `None` for one form twice.
    pub fn distinguisher(&mut self, a: MisereForm, b: MisereForm) -> Result<Option<MisereForm>, StopReason> {
        if a == b {
            return Ok(None);
        }
        let mut known = FxHashMap::default();
        self.reach(Goal::Difference(a, b), &mut known)?;
        self.turned(a, b, &known).map(Some)
    }

    /// A game for a goal, with one for every goal on the way.
    fn reach(
        &mut self,
        goal: Goal,
        known: &mut FxHashMap<Goal, MisereForm>,
    ) -> Result<MisereForm, StopReason> {
        let mut stack = vec![goal];
        while let Some(&top) = stack.last() {
            self.meter.step()?;
            if known.contains_key(&top) {
                stack.pop();
                continue;
            }
            let height = stack.len();
            let found = match top {
                Goal::Difference(a, b) => self.difference_of(a, b, &mut stack, known)?,
                Goal::Link(a, b) => self.link_of(a, b, &mut stack, known)?,
            };
            if let (Some(found), true) = (found, stack.len() == height) {
                self.meter.count_bytes(32)?;
                known.insert(top, found);
                stack.pop();
            }
        }
        Ok(known[&goal])
    }

    /// A game beside which exactly one of two different forms is P.
    fn difference_of(
        &mut self,
        a: MisereForm,
        b: MisereForm,
        stack: &mut Vec<Goal>,
        known: &FxHashMap<Goal, MisereForm>,
    ) -> Result<Option<MisereForm>, StopReason> {
        let is_end = |form| form == MisereForm::ZERO;
        if is_end(a) && self.is_p(b) || is_end(b) && self.is_p(a) {
            return Ok(Some(MisereForm::ZERO));
        }
        // Beside a link of H and an option of G, H is P and G has a move to P.
        for (whole, other) in [(a, b), (b, a)] {
            let linked =
                self.ordered_options(whole)?.into_iter().find(|&option| self.are_linked(option, other));
            if let Some(option) = linked {
                let goal = Goal::Link(other, option);
                let found = known.get(&goal).copied();
                if found.is_none() {
                    stack.push(goal);
                }
                return Ok(found);
            }
        }
        unreachable!("two forms with no such option reverse into each other, and are one")
    }

    /// A game beside which both linked forms are P: every option of one is told from the other.
    fn link_of(
        &mut self,
        a: MisereForm,
        b: MisereForm,
        stack: &mut Vec<Goal>,
        known: &FxHashMap<Goal, MisereForm>,
    ) -> Result<Option<MisereForm>, StopReason> {
        if (a, b) == (MisereForm::ZERO, MisereForm::ZERO) {
            return Ok(Some(MisereForm::STAR));
        }
        let mut pairs: Vec<(MisereForm, MisereForm)> =
            self.options(a).into_iter().map(|option| (option, b)).collect();
        pairs.extend(self.options(b).into_iter().map(|option| (option, a)));
        let missing = |&(x, y): &(MisereForm, MisereForm)| {
            let goal = Goal::Difference(x, y);
            (!known.contains_key(&goal)).then_some(goal)
        };
        let height = stack.len();
        stack.extend(pairs.iter().filter_map(missing));
        if stack.len() > height {
            return Ok(None);
        }
        let mut options = Vec::with_capacity(pairs.len());
        for (x, y) in pairs {
            options.push(self.turned(x, y, known)?);
        }
        self.from_options(options).map(Some)
    }

    /// A game beside which the first form is P and the second N, from one that tells them apart.
    fn turned(
        &mut self,
        a: MisereForm,
        b: MisereForm,
        known: &FxHashMap<Goal, MisereForm>,
    ) -> Result<MisereForm, StopReason> {
        let apart = known[&Goal::Difference(a, b)];
        let sum = self.sum(a, apart)?;
        if self.is_p(sum) {
            return Ok(apart);
        }
        // Moves in a are answered with mates, the move to `apart` beside a is no mistake of the next player's only beside b.
        let mut options = vec![apart];
        for option in self.options(a) {
            options.push(self.mate(option)?);
        }
        self.from_options(options)
    }
}
