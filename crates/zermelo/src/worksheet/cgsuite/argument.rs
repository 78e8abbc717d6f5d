//! What stands between the parentheses of rulesets and positions: texts, numbers, pairs, graphs, functions.

use super::{NO_CELLS, Ruleset, begins_with_ruleset};
use crate::answer::{Refusal, RefusalKind};
use crate::worksheet::board::Board;
use crate::worksheet::graph::Graph;
use crate::worksheet::item::Item;
use crate::worksheet::line::{closing, is_word, parts, range, word_length};
use crate::worksheet::listed_heaps::whole_number;
use crate::worksheet::{Worksheet, within};
use dashu_int::IBig;
use std::rc::Rc;

/// What stands between parentheses.
#[derive(Clone, Debug)]
pub(super) enum Argument {
    Text(String),
    Integer(IBig),
    Integers(Vec<IBig>),
    Pair(IBig, IBig),
    Graph(Rc<Graph>),
    Board(Rc<Board>),
    Pairs(Vec<(IBig, IBig)>),
    Ruleset(Rc<Ruleset>),
    /// A function of one's own, as it is written.
    Function(String),
}

/// Arguments in order, and those that have names.
#[derive(Default)]
pub(super) struct Arguments {
    pub(super) plain: Vec<Argument>,
    pub(super) named: Vec<(String, String)>,
}

/// Larger graphs are not made.
pub(in crate::worksheet) const MOST_VERTICES: usize = 1000;

impl Worksheet<'_> {
    pub(super) fn arguments(&mut self, inner: &str) -> Result<Arguments, Refusal> {
        let mut arguments = Arguments::default();
        for part in parts(inner) {
            match part.split_once("=>") {
                Some((name, value)) if is_word(name.trim()) => {
                    arguments.named.push((name.trim().to_owned(), value.trim().to_owned()));
                }
                _ => {
                    let argument = self.argument(part).map_err(|refusal| within(refusal, inner, part))?;
                    arguments.plain.push(argument);
                }
            }
        }
        Ok(arguments)
    }

    pub(super) fn argument(&mut self, part: &str) -> Result<Argument, Refusal> {
        if let Some(text) = part.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
            return Ok(Argument::Text(text.to_owned()));
        }
        if begins_with_ruleset(part) {
            return self.ruleset_in(part).map(|found| Argument::Ruleset(found.ruleset));
        }
        if let Some(Item::Ruleset(ruleset)) = self.item_named(part) {
            return Ok(Argument::Ruleset(ruleset));
        }
        let is_made = ["Graph", "DirectedGraph", "Grid", "Strip"].iter().any(|class| part.starts_with(class));
        if part.contains("->") && !is_made {
            return Ok(Argument::Function(part.to_owned()));
        }
        let called = |name: &str| {
            let inner = part.strip_prefix(name).filter(|inner| inner.starts_with('('))?;
            (closing(inner) == Some(inner.len() - 1)).then(|| &inner[1..inner.len() - 1])
        };
        if let Some(inner) = called("Grid.Empty") {
            let size = self.integers(inner)?;
            if let [height, width] = &size[..] {
                if height.is_zero() || width.is_zero() {
                    return Ok(Argument::Text(NO_CELLS.to_owned()));
                }
                return Ok(Argument::Text(format!("{height}x{width}")));
            }
        }
        for (name, graph) in [("Graph.Path", "path"), ("Graph.Cycle", "cycle"), ("Graph.Clique", "clique")] {
            if let Some(inner) = called(name).filter(|inner| parts(inner).len() == 1) {
                return Ok(Argument::Text(format!("{graph}:{}", self.integer(inner)?)));
            }
        }
        if is_made || self.item_named(&part[..word_length(part)]).is_some() {
            return self.thing(part);
        }
        if let Some(inner) = part.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            return self.integers(inner).map(Argument::Integers);
        }
        if let Some(inner) = part.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            let pairs = parts(inner).into_iter().map(|pair| self.pair(pair));
            let pairs = pairs.collect::<Result<Option<Vec<_>>, _>>()?;
            if let Some(pairs) = pairs.filter(|pairs| !pairs.is_empty()) {
                return Ok(Argument::Pairs(pairs));
            }
            return self.integers(inner).map(Argument::Integers);
        }
        if let Some((from, to)) = range(part) {
            let run = self.run_of(part, part, (from, to))?;
            let numbers: Option<Vec<IBig>> = run.iter().map(whole_number).collect();
            if let Some(numbers) = numbers {
                return Ok(Argument::Integers(numbers));
            }
        }
        if let Some((a, b)) = self.pair(part)? {
            return Ok(Argument::Pair(a, b));
        }
        self.integer(part).map(Argument::Integer)
    }

    /// What begins with a name, or is made by one.
    fn thing(&mut self, part: &str) -> Result<Argument, Refusal> {
        Ok(match self.item(part) {
            Ok(Item::Graph(graph)) => Argument::Graph(graph),
            Ok(Item::Board(board)) => match board.size_of_empty() {
                Some([0, _] | [_, 0]) => Argument::Text(NO_CELLS.to_owned()),
                Some([height, width]) => Argument::Text(format!("{height}x{width}")),
                None => Argument::Board(board),
            },
            Ok(Item::Text(text)) => Argument::Text(text.as_ref().to_owned()),
            Ok(Item::Pair(row, column)) => Argument::Pair(row, column),
            Ok(Item::List(list) | Item::Set(list))
                if let Some(numbers) = list.iter().map(whole_number).collect() =>
            {
                Argument::Integers(numbers)
            }
            Err(refusal) if refusal.kind == RefusalKind::Stopped => return Err(refusal),
            _ => Argument::Integer(self.integer(part)?),
        })
    }

    /// Two numbers in parentheses; `None` where there is something else.
    pub(in crate::worksheet) fn pair(&mut self, text: &str) -> Result<Option<(IBig, IBig)>, Refusal> {
        let inner = text.strip_prefix('(').filter(|_| closing(text) == Some(text.len() - 1));
        match inner.map(|inner| parts(&inner[..inner.len() - 1])).as_deref() {
            Some(&[a, b]) => Ok(Some((self.integer(a)?, self.integer(b)?))),
            _ => Ok(None),
        }
    }

    pub(super) fn integers(&mut self, inner: &str) -> Result<Vec<IBig>, Refusal> {
        parts(inner).into_iter().map(|part| self.integer(part)).collect()
    }
}
