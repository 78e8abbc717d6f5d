//! Blocks, loops and assignments, as CGSuite writes programs: `begin var m := n; m + 1 end`, `for n from 1 to 5 do s := s + n end`,
//! `while n < 100 do n := 2 * n end`, `for n in L yield n + 1 end`. What a block declares is forgotten at its end.

use super::call::Own;
use super::item::Item;
use super::line::{Binding, Comprehension, Loop, binding, block_end, statements, word_length};
use super::{Worksheet, parameter_names, refuse_name, within};
use crate::answer::Refusal;
use crate::game::{ParseError, message};
use std::rc::Rc;

/// Loops that go on are stopped.
pub(super) const MOST_ROUNDS: usize = 100_000;

pub(super) fn too_many_rounds(text: &str) -> Refusal {
    let message = message!("this loop has gone round {MOST_ROUNDS} times", MOST_ROUNDS);
    let hint = "a loop changes what its condition asks: while n < 100 do n := 2 * n end";
    ParseError::whole(text, message, hint).into()
}

impl Worksheet<'_> {
    /// The block or the loop with which a text begins: what it is worth, and how long it is. `None` where there is neither.
    pub(super) fn program(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        match &text[..word_length(text)] {
            "begin" => {
                let end = block_end(text).ok_or_else(|| not_closed(text, "begin"))?;
                let inner = &text["begin".len()..end - "end".len()];
                let item = self.block(inner).map_err(|refusal| within(refusal, text, inner))?;
                Ok(Some((item, end)))
            }
            "for" | "while" => match Loop::read(text) {
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
            while self.truth(condition).map_err(|refusal| within(refusal, text, condition))? {
                rounds += 1;
                if rounds > MOST_ROUNDS {
                    return Err(too_many_rounds(text));
                }
                self.block(found.body).map_err(|refusal| within(refusal, text, found.body))?;
            }
            return Ok(Item::Nothing);
        };
        let comprehension = Comprehension::header(header)?;
        let comprehension = Comprehension { head: found.body, ..comprehension };
        self.each(text, &comprehension, &mut |sheet| {
            let item = sheet.block(found.body)?;
            if found.is_yielding {
                worth.push(item);
            }
            Ok(true)
        })?;
        Ok(if found.is_yielding { Item::List(worth.into()) } else { Item::Nothing })
    }

    /// A statement of a block.
    fn perform(&mut self, text: &str) -> Result<Item, Refusal> {
        let (bound, right) = binding(text);
        let is_declared = text.strip_prefix("var").is_some_and(|rest| rest.starts_with(char::is_whitespace));
        match bound {
            Binding::None => self.item(text),
            Binding::Name(name) => {
                refuse_name(text, name)?;
                let item = match self.only_named(right)? {
                    Some(item) => item,
                    None => self.item(right).map_err(|refusal| within(refusal, text, right))?,
                };
                self.assign(name, item.clone(), is_declared)?;
                Ok(item)
            }
            Binding::Function { name, parameters } => {
                refuse_name(text, name)?;
                let item = Item::Function(Rc::new(self.own(text, parameters, right)?));
                self.assign(name, item.clone(), is_declared)?;
                Ok(item)
            }
        }
    }

    /// Gives a name a value: one that a block or a function has declared, or else one of the worksheet. A function has no names but
    /// its own.
    fn assign(&mut self, name: &str, item: Item, is_declared: bool) -> Result<(), Refusal> {
        let known = self.locals[self.frame..].iter_mut().rev().find(|(local, _)| local == name);
        match known.filter(|_| !is_declared) {
            Some((_, value)) => *value = item,
            None if is_declared || !self.calling.is_empty() => self.locals.push((name.to_owned(), item)),
            None => self.bind(name, &item)?,
        }
        Ok(())
    }

    /// A function with the names that are bound here.
    pub(super) fn own(&self, text: &str, parameters: &str, body: &str) -> Result<Own, Refusal> {
        let parameters = parameter_names(text, parameters)?;
        Ok(Own { parameters, body: body.to_owned(), captured: self.locals[self.frame..].to_vec() })
    }
}

fn not_closed(text: &str, word: &str) -> Refusal {
    let hint = "a block ends with its own 'end': begin var m := 3; m + 1 end";
    ParseError::at(text, 0..word.len(), "this block has no 'end'", hint).into()
}
