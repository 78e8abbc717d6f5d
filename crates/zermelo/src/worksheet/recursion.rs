//! Functions of the reader's own that call themselves, thousands of times within one another, in a stack of bounded depth.
//!
//! What is worked out recurses on the machine's stack, which is small in a browser. So a call that lies too deep is not worked out
//! there: the outermost call is given up with a note of what it waits for, that is worked out from an empty stack, and then the one
//! that waited is begun again and finds the answer. A function gives the same for the same arguments as long as no name is bound
//! anew, and what has been worked out is kept so long: what is begun again finds all that it had found before.
//!
//! What a function does to names of the worksheet would be done again, too: where one has given such a name a value, no call is begun
//! again, and calls lie less deep in one another.

use super::Worksheet;
use super::call::Own;
use super::item::Item;
use super::program::Leaving;
use crate::answer::{Refusal, RefusalKind};
use crate::game::{ParseError, message};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Calls lie this deep in one another at most.
const MOST_CALLS: usize = 10_000;
/// How many levels of a stack calls may fill before one of them waits for an empty one.
const MOST_LEVELS: usize = 40;
/// More answers are not kept, but for those that are waited for.
const MOST_KEPT: usize = 1 << 17;

/// The calls of a line.
#[derive(Default)]
pub(super) struct Calls {
    /// What they gave, by function and arguments. The functions are kept, so that no other has their address.
    known: FxHashMap<(usize, String), (Rc<Own>, Item)>,
    /// The call that the others were given up for.
    wanted: Option<Waiting>,
    /// How many calls wait.
    waiting: usize,
    /// Where the stack of the present call begins: levels, and calls.
    base: (usize, usize),
    /// How often names of the worksheet have been given a value.
    pub(super) effects: u64,
    /// The same when the outermost call began.
    effects_before: u64,
}

#[derive(Clone)]
struct Waiting {
    name: String,
    own: Rc<Own>,
    arguments: Vec<Item>,
    key: (usize, String),
    /// How many calls it lies in.
    depth: usize,
}

impl Calls {
    /// Forgets what calls gave, where they may now give something else.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }
}

/// A text for the arguments; `None` where some have none that only they have.
fn key_of(own: &Rc<Own>, arguments: &[Item]) -> Option<(usize, String)> {
    let are_known = own.captured.is_empty();
    let keys: Option<Vec<String>> = arguments.iter().map(Item::key).collect();
    let keys = keys.filter(|_| are_known)?;
    Some((Rc::as_ptr(own) as usize, format!("{keys:?}")))
}

impl Worksheet<'_> {
    /// What a function of the reader's own gives.
    pub(super) fn invoke(
        &mut self,
        name: &str,
        own: &Rc<Own>,
        arguments: Vec<Item>,
    ) -> Result<Item, Refusal> {
        let Some(key) = key_of(own, &arguments) else { return self.run(name, own, arguments) };
        if let Some((_, item)) = self.calls.known.get(&key) {
            return Ok(item.clone());
        }
        let call =
            Waiting { name: name.to_owned(), own: own.clone(), arguments, key, depth: self.depth_of_calls() };
        if self.calling.is_empty() {
            return self.run_from_empty_stacks(call);
        }
        let (levels, calls) = self.calls.base;
        let is_repeatable = self.calls.effects == self.calls.effects_before;
        if is_repeatable && self.calling.len() > calls && self.depth >= levels + MOST_LEVELS {
            self.calls.wanted = Some(call);
            return Err(Refusal::of(RefusalKind::Stopped, "a call waits for another"));
        }
        let effects = self.calls.effects;
        let item = self.run(name, own, call.arguments)?;
        if self.calls.known.len() < MOST_KEPT && self.calls.effects == effects {
            self.calls.known.insert(call.key, (own.clone(), item.clone()));
        }
        Ok(item)
    }

    /// How many calls lie in one another here.
    fn depth_of_calls(&self) -> usize {
        self.calls.waiting + self.calling.len() - self.calls.base.1
    }

    /// A call that lies in no other, and all that it waits for.
    fn run_from_empty_stacks(&mut self, call: Waiting) -> Result<Item, Refusal> {
        let (locals, frame, depth, loops) = (self.locals.len(), self.frame, self.depth, self.loops);
        let effects = self.calls.effects;
        self.calls.effects_before = effects;
        self.calls.base = (depth, self.calling.len());
        let mut stack = vec![call];
        let found = loop {
            let Some(top) = stack.last().cloned() else { break Ok(Item::Nothing) };
            self.calls.waiting = top.depth;
            let found = self.run(&top.name, &top.own, top.arguments);
            match found {
                Ok(item) => {
                    stack.pop();
                    if stack.is_empty() {
                        break Ok(item);
                    }
                    if self.calls.effects > effects {
                        break Err(too_deep_for_effects(&top.name, &top.own));
                    }
                    self.calls.known.insert(top.key, (top.own, item));
                }
                Err(refusal) => {
                    let wanted = self.calls.wanted.take().filter(|_| refusal.kind == RefusalKind::Stopped);
                    let Some(wanted) = wanted else { break Err(refusal) };
                    self.locals.truncate(locals);
                    self.calling.truncate(self.calls.base.1);
                    (self.frame, self.depth, self.loops) = (frame, depth, loops);
                    if self.calls.effects > effects {
                        break Err(too_deep_for_effects(&wanted.name, &wanted.own));
                    }
                    let is_circular = stack.iter().any(|waiting| waiting.key == wanted.key);
                    if is_circular || wanted.depth >= MOST_CALLS {
                        break Err(too_many_calls(&wanted, is_circular));
                    }
                    stack.push(wanted);
                }
            }
        };
        self.calls.waiting = 0;
        self.calls.base = (0, 0);
        found
    }

    /// Works a call out on this stack.
    fn run(&mut self, name: &str, own: &Rc<Own>, arguments: Vec<Item>) -> Result<Item, Refusal> {
        let (frame, locals) = (self.frame, self.locals.len());
        self.frame = locals;
        self.locals.extend(own.captured.iter().cloned());
        self.locals.extend(own.parameters.iter().cloned().zip(arguments));
        self.calling.push(name.to_owned());
        let loops = std::mem::take(&mut self.loops);
        let result = self.item(&own.body);
        self.loops = loops;
        self.calling.pop();
        self.locals.truncate(locals);
        self.frame = frame;
        match self.leaving.take() {
            Some(Leaving::Return(item)) if result.is_err() => Ok(item),
            leaving => {
                self.leaving = leaving;
                result
            }
        }
    }
}

fn too_deep_for_effects(name: &str, own: &Own) -> Refusal {
    let message = message!(
        "calls of '{name}' lie deep in one another, and names of the worksheet are given values in them",
        name
    );
    let hint = "a name that is declared is the function's own: var m := n - 1";
    ParseError::whole(&own.body, message, hint).into()
}

fn too_many_calls(call: &Waiting, is_circular: bool) -> Refusal {
    let name = &call.name;
    let message = if is_circular {
        message!("'{name}' calls itself with the same arguments", name)
    } else {
        message!("more than {MOST_CALLS} calls of '{name}' lie in one another", MOST_CALLS, name)
    };
    let hint = "a function that calls itself ends somewhere: f(n) := if(n < 1, 0, f(n - 1) + 1); where a list will do, nothing lies \
                in anything: sum(n for n in 1..1000)";
    ParseError::whole(&call.own.body, message, hint).into()
}
