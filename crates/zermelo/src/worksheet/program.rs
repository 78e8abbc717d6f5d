//! Blocks, loops and assignments, as CGSuite writes programs: `begin var m := n; m + 1 end`, `for n from 1 to 5 do s := s + n end`,
//! `while n < 100 do n := 2 * n end`, `for n in L yield n + 1 end`. What a block declares is forgotten at its end.
//!
//! `break`, `continue` and `return` give up all that is being worked out, as an error does, up to the loop or the call that they
//! leave.

use super::call::Own;
use super::collection::no_place;
use super::item::Item;
use super::line::{Binding, Comprehension, Loop, binding, block_end, refuse_word, statements, word_length};
use super::{Worksheet, parameter_names, usual_values, within};
use crate::answer::{Refusal, RefusalKind};
use crate::game::{ParseError, message};
use std::rc::Rc;

/// Loops that go on are stopped.
pub(super) const MOST_ROUNDS: usize = 100_000;

pub(super) fn too_many_rounds(text: &str) -> Refusal {
    let message = message!("this loop has gone round {MOST_ROUNDS} times", MOST_ROUNDS);
    let hint = "a loop changes what its condition asks: while n < 100 do n := 2 * n end";
    ParseError::whole(text, message, hint).into()
}

/// What is left before its end.
#[derive(Debug)]
pub(super) enum Leaving {
    /// The innermost loop.
    Break,
    /// One round of it.
    Continue,
    /// The function that is being called, which gives this.
    Return(Item),
}

/// What gives up all that is being worked out. Whatever catches errors to try something else leaves one of this kind alone.
fn given_up() -> Refusal {
    Refusal::of(RefusalKind::Stopped, "a loop or a call is left")
}

impl Worksheet<'_> {
    /// Leaves a loop or a call, where a text says so.
    pub(super) fn leave(&mut self, text: &str) -> Result<(), Refusal> {
        let start = text.len() - text.trim_start().len();
        let word = &text[start..start + word_length(&text[start..])];
        if !matches!(word, "break" | "continue" | "return") {
            return Ok(());
        }
        let rest = text[start + word.len()..].trim();
        let place = start..start + word.len();
        if word == "return" {
            if self.calling.is_empty() {
                let hint = "for example: def f(n) begin if n < 2 then return 1 end; n * f(n - 1) end";
                return Err(ParseError::at(text, place, "this stands outside a function", hint).into());
            }
            let item = if rest.is_empty() { Item::Nothing } else { self.item(rest)? };
            self.leaving = Some(Leaving::Return(item));
            return Err(given_up());
        }
        if self.loops == 0 || !rest.is_empty() {
            let hint = "for example: for n from 1 do if n * n > 50 then break end end";
            let message = if rest.is_empty() {
                "this stands outside a loop"
            } else {
                "nothing stands after this word but a semicolon or 'end'"
            };
            return Err(ParseError::at(text, place, message, hint).into());
        }
        self.leaving = Some(if word == "break" { Leaving::Break } else { Leaving::Continue });
        Err(given_up())
    }

    /// The block or the loop with which a text begins: what it is worth, and how long it is. `None` where there is neither.
    pub(super) fn program(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        match &text[..word_length(text)] {
            "begin" => {
                let end = block_end(text).ok_or_else(|| not_closed(text, "begin"))?;
                let inner = &text["begin".len()..end - "end".len()];
                let item = self.block(inner).map_err(|refusal| within(refusal, text, inner))?;
                Ok(Some((item, end)))
            }
            "for" | "from" | "while" | "do" => match Loop::read(text) {
                Some(found) => {
                    let found = found?;
                    self.run_loop(text, &found).map(|item| Some((item, found.length)))
                }
                None => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// The statements of a block in a scope of their own: it is worth the last.
    pub(super) fn block(&mut self, text: &str) -> Result<Item, Refusal> {
        let before = self.locals.len();
        // A loop in a loop takes more of the stack than what else lies in brackets.
        self.depth += 1;
        let mut last = Ok(Item::Nothing);
        for statement in statements(text) {
            last = self.perform(statement).map_err(|refusal| within(refusal, text, statement));
            if last.is_err() {
                break;
            }
        }
        self.depth -= 1;
        self.locals.truncate(before);
        last
    }

    fn run_loop(&mut self, text: &str, found: &Loop) -> Result<Item, Refusal> {
        let mut worth = Vec::new();
        let Some(header) = found.header else {
            let condition = found.condition;
            let mut rounds = 0;
            while condition.is_empty()
                || self.truth(condition).map_err(|refusal| within(refusal, text, condition))?
            {
                rounds += 1;
                if rounds > MOST_ROUNDS {
                    return Err(too_many_rounds(text));
                }
                let goes_on = self.round(found, &mut worth);
                if !goes_on.map_err(|refusal| within(refusal, text, found.body))? {
                    break;
                }
            }
            return Ok(Item::Nothing);
        };
        let comprehension = Comprehension::header(header)?;
        let comprehension = Comprehension { head: found.body, ..comprehension };
        self.each(text, &comprehension, &mut |sheet| sheet.round(found, &mut worth))?;
        Ok(if found.is_yielding { Item::List(worth.into()) } else { Item::Nothing })
    }

    /// One round of a loop: whether another may follow.
    fn round(&mut self, found: &Loop, worth: &mut Vec<Item>) -> Result<bool, Refusal> {
        self.loops += 1;
        let result = self.block(found.body);
        self.loops -= 1;
        match (result, &self.leaving) {
            (Ok(item), _) => {
                if found.is_yielding {
                    worth.push(item);
                }
                Ok(true)
            }
            (Err(_), Some(Leaving::Break)) => {
                self.leaving = None;
                Ok(false)
            }
            (Err(_), Some(Leaving::Continue)) => {
                self.leaving = None;
                Ok(true)
            }
            (Err(refusal), _) => Err(refusal),
        }
    }

    /// A statement of a block.
    fn perform(&mut self, text: &str) -> Result<Item, Refusal> {
        let (bound, right) = binding(text);
        let is_declared = text.strip_prefix("var").is_some_and(|rest| rest.starts_with(char::is_whitespace));
        match bound {
            Binding::None => self.item(text),
            Binding::Name(name) => {
                refuse_word(text, name)?;
                let item = match self.only_named(right)? {
                    Some(item) => item,
                    None => self.item(right).map_err(|refusal| within(refusal, text, right))?,
                };
                self.assign(name, item.clone(), is_declared)?;
                Ok(item)
            }
            Binding::Element { name, place } => self.assign_element(text, name, place, right),
            Binding::Function { name, parameters } => {
                refuse_word(text, name)?;
                let item = Item::Function(Rc::new(self.own(text, parameters, right)?));
                self.assign(name, item.clone(), is_declared)?;
                Ok(item)
            }
        }
    }

    /// Gives a name a value: one that a block or a function has declared, or else one of the worksheet, as CGSuite does, whoever
    /// calls the function.
    fn assign(&mut self, name: &str, item: Item, is_declared: bool) -> Result<(), Refusal> {
        let known = self.locals[self.frame..].iter_mut().rev().find(|(local, _)| local == name);
        match known.filter(|_| !is_declared) {
            Some((_, value)) => *value = item,
            None if is_declared => self.locals.push((name.to_owned(), item)),
            None => {
                self.bind(name, &item)?;
                self.calls.effects += 1;
            }
        }
        Ok(())
    }

    /// Gives the place of a list, or the key of a map, that has a name another value: the name stands for the new one from now on.
    pub(super) fn assign_element(
        &mut self,
        text: &str,
        name: &str,
        place: &str,
        right: &str,
    ) -> Result<Item, Refusal> {
        let item = self.item(right).map_err(|refusal| within(refusal, text, right))?;
        let key = self.item(place).map_err(|refusal| within(refusal, text, place))?;
        let changed = match self.item(name).map_err(|refusal| within(refusal, text, name))? {
            Item::Mutable(mutable) => {
                self.update(&mutable, place, item.clone()).map_err(|refusal| within(refusal, text, place))?;
                return Ok(item);
            }
            Item::Map(map) => {
                let entries = map.iter().cloned().chain([(key, item.clone())]);
                self.map(entries.collect())?
            }
            collection => {
                let list = collection.elements().filter(|_| !matches!(collection, Item::Set(_)));
                let mut list = list.map(|list| list.to_vec()).ok_or_else(|| {
                    let message = message!("expected a list, and {found}", found => collection.describe());
                    ParseError::part(text, name, message, "for example: L := [1, 5]; L[2] := 6; L")
                })?;
                let index = self.integer(place).map_err(|refusal| within(refusal, text, place))?;
                let index = usize::try_from(&index).ok().and_then(|index| index.checked_sub(1));
                let count = list.len();
                let element = index.and_then(|index| list.get_mut(index));
                *element.ok_or_else(|| no_place(text, place, count, place))? = item.clone();
                Item::List(list.into())
            }
        };
        self.assign(name, changed, false)?;
        Ok(item)
    }

    /// A function with the names that are bound here.
    pub(super) fn own(&self, text: &str, parameters: &str, body: &str) -> Result<Own, Refusal> {
        let usual = usual_values(parameters);
        let parameters = parameter_names(text, parameters)?;
        Ok(Own { parameters, usual, body: body.to_owned(), captured: self.locals[self.frame..].to_vec() })
    }
}

fn not_closed(text: &str, word: &str) -> Refusal {
    let hint = "a block ends with its own 'end': begin var m := 3; m + 1 end";
    ParseError::at(text, 0..word.len(), "this block has no 'end'", hint).into()
}
