//! Canonical forms in misère play, by memoised search over components: the form of a position is that of its options' forms,
//! and the form of a sum the sum of its components' forms.
//!
//! The memo is keyed by components in normal form, as that of Grundy values is. What takes the time are the forms, which
//! grow fast with the position. The stack is explicit; any depth will do.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use zermelo_core::{Limits, Met, Meter, Part, Ruleset, StateSpace, StopReason};
use zermelo_value::misere::{MisereForm, MisereForms};

/// Why a position has no misère canonical form, or why it was not found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MisereError {
    /// The players have different moves.
    #[error("misère canonical forms belong to impartial games; here the players have different moves")]
    NotImpartial,
    /// Play can end by rule.
    #[error("misère canonical forms need games in which the last move decides; here play can stop by rule")]
    HasEndings,
    /// A position can recur.
    #[error("misère canonical forms need loop-free games; here a position can recur")]
    Loopy,
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// Misère canonical forms of the positions of one game, remembered between questions. All questions to one table are about
/// one store of forms.
pub struct MisereTable<'a, 'l, R: ?Sized> {
    memo: Memo<'a, 'l>,
    game: PhantomData<&'a R>,
}

impl<'a, 'l, R: Ruleset + ?Sized> MisereTable<'a, 'l, R> {
    /// An empty table. Errors when the game is not impartial or play can end by rule.
    pub fn new(ruleset: &'a R, limits: &Limits<'l>) -> Result<Self, MisereError> {
        Self::in_space(ruleset, ruleset.state_space(), limits)
    }

    /// The same in a space of states of the game, which an erased game makes for its own type of positions.
    pub fn in_space(
        ruleset: &R,
        space: Box<dyn StateSpace + 'a>,
        limits: &Limits<'l>,
    ) -> Result<Self, MisereError> {
        if !ruleset.is_impartial() {
            return Err(MisereError::NotImpartial);
        }
        if ruleset.has_endings() {
            return Err(MisereError::HasEndings);
        }
        let meter = Meter::start(limits, "computing misère canonical forms")?;
        Ok(Self { memo: Memo { space, meter, entries: Vec::new() }, game: PhantomData })
    }

    /// The number of components in the table.
    pub fn position_count(&self) -> usize {
        self.memo.space.len()
    }

    /// The forms of the components of a position.
    ///
    /// Time and memory grow with the number of positions that can be reached and with their forms, whose number can be
    /// doubly exponential in the length of play.
    pub fn component_forms(
        &mut self,
        position: &R::Position,
        forms: &mut MisereForms,
    ) -> Result<Vec<MisereForm>, MisereError> {
        self.memo.component_forms(position, forms)
    }

    /// The form of a position.
    pub fn form(
        &mut self,
        position: &R::Position,
        forms: &mut MisereForms,
    ) -> Result<MisereForm, MisereError> {
        let components = self.component_forms(position, forms)?;
        Ok(forms.sum_of(&components)?)
    }
}

impl<R: ?Sized> fmt::Debug for MisereTable<'_, '_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MisereTable").field("components", &self.memo.space.len()).finish_non_exhaustive()
    }
}

/// The table without the type of the game: components are states of it.
struct Memo<'a, 'l> {
    space: Box<dyn StateSpace + 'a>,
    meter: Meter<'l>,
    /// By the number of the component.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// Met, not looked at.
    New,
    /// Waiting for the forms of options: on the current line of play.
    Open,
    Done(MisereForm),
}

/// An entry, and room for the array to grow.
const BYTES_PER_ENTRY: usize = 2 * size_of::<Entry>();

impl Memo<'_, '_> {
    fn component_forms(
        &mut self,
        position: &dyn Any,
        forms: &mut MisereForms,
    ) -> Result<Vec<MisereForm>, MisereError> {
        let mut components = Vec::new();
        let Self { space, entries, .. } = self;
        space.meet_components(position, &mut |met| {
            entries.extend(met.is_new.then_some(Entry::New));
            components.push(met);
        });
        let mut found = Vec::with_capacity(components.len());
        for met in components {
            self.count(met)?;
            found.push(self.form_of_component(met.number, forms)?);
        }
        Ok(found)
    }

    fn count(&mut self, met: Met) -> Result<(), StopReason> {
        if met.is_new {
            self.meter.count_position(self.space.bytes_per_state() + BYTES_PER_ENTRY + met.owned)
        } else {
            self.meter.step()
        }
    }

    fn form_of_component(
        &mut self,
        component: u32,
        forms: &mut MisereForms,
    ) -> Result<MisereForm, MisereError> {
        let mut stack = vec![component];
        if let Err(error) = self.fill(&mut stack, forms) {
            // What waits on the line of play has not been looked at to the end; it may be asked for again.
            for entry in stack {
                if self.entries[entry as usize] == Entry::Open {
                    self.entries[entry as usize] = Entry::New;
                }
            }
            return Err(error);
        }
        match self.entries[component as usize] {
            Entry::Done(form) => Ok(form),
            Entry::New | Entry::Open => unreachable!("the stack empties only when the start has its form"),
        }
    }

    /// Finds the forms of what is on the stack, from the top, and of what they need.
    fn fill(&mut self, stack: &mut Vec<u32>, forms: &mut MisereForms) -> Result<(), MisereError> {
        while let Some(&component) = stack.last() {
            self.meter.ask_for_growth(self.space.growth() as u64)?;
            if let Entry::Done(_) = self.entries[component as usize] {
                stack.pop();
                continue;
            }
            self.entries[component as usize] = Entry::Open;
            if let Some(options) = self.options(component, stack)? {
                let mut sums = Vec::with_capacity(options.len());
                for components in options {
                    sums.push(forms.sum_of(&components)?);
                }
                self.entries[component as usize] = Entry::Done(forms.from_options(sums)?);
                stack.pop();
            }
        }
        Ok(())
    }

    /// The forms of the components of each option; or `None`, with the components whose forms are missing pushed on the
    /// stack.
    fn options(
        &mut self,
        component: u32,
        stack: &mut Vec<u32>,
    ) -> Result<Option<Vec<Vec<MisereForm>>>, MisereError> {
        let bytes_per_state = self.space.bytes_per_state();
        let Self { space, meter, entries } = self;
        let height = stack.len();
        let mut options: Vec<Vec<MisereForm>> = Vec::new();
        let mut look_at = |part| -> Result<(), MisereError> {
            match part {
                Part::Option { owned } => {
                    meter.step_through(owned)?;
                    options.push(Vec::new());
                }
                Part::Component(met) => {
                    if met.is_new {
                        entries.push(Entry::New);
                        meter.count_position(bytes_per_state + BYTES_PER_ENTRY + met.owned)?;
                    }
                    meter.step()?;
                    match entries[met.number as usize] {
                        Entry::Done(form) => {
                            options.last_mut().expect("a component is of an option").push(form);
                        }
                        Entry::Open => return Err(MisereError::Loopy),
                        Entry::New => {
                            meter.count_bytes(size_of::<u32>() as u64)?;
                            stack.push(met.number);
                        }
                    }
                }
                Part::End => {}
            }
            Ok(())
        };
        let mut failure = None;
        let _ = space.meet_parts(component, &mut |part| match look_at(part) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failure = Some(error);
                ControlFlow::Break(())
            }
        });
        match failure {
            Some(error) => Err(error),
            None => Ok((stack.len() == height).then_some(options)),
        }
    }
}
