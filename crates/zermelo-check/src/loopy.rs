//! The claim `loopy-grundy`: the loopy Grundy value of every vertex of a graph, a number or `inf(K)`, normal play.
//!
//! First a line for each vertex, its value and for numbers a counter, with its name behind a tab or without; then its
//! options. A value is right when
//!
//! * a number g is the least that no option has, and every option that has no smaller number has itself an option of value
//!   g with a smaller counter than the vertex;
//! * `inf(K)`: K are the numbers that options have, and some `inf` option has no option whose value is the least number
//!   outside K.

use crate::graph::{before_name, numbers};
use crate::records::{number, small_number};
use crate::{Accepted, Failure, Header, Records};

enum Value {
    /// A Grundy value and its counter.
    Number(u32, u64),
    /// The numbers of the options, ascending.
    Infinite(Vec<u32>),
}

impl Value {
    /// `3 17`, `inf()`, `inf(0,2)`.
    fn read(line: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(line).ok()?;
        if let Some(list) = text.strip_prefix("inf(").and_then(|rest| rest.strip_suffix(')')) {
            let words = list.split(',').filter(|_| !list.is_empty());
            let set = words.map(small_number).collect::<Option<Vec<u32>>>()?;
            return set.is_sorted_by(|one, two| one < two).then_some(Self::Infinite(set));
        }
        let (value, counter) = text.split_once(' ')?;
        Some(Self::Number(small_number(value)?, number(counter)?))
    }

    const fn number(&self) -> Option<u32> {
        match *self {
            Self::Number(number, _) => Some(number),
            Self::Infinite(_) => None,
        }
    }
}

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    if header.misere {
        return Err(records.reject("loopy Grundy values belong to normal play"));
    }
    if header.claim != "loopy-grundy" {
        return Err(records.reject("the claim is 'loopy-grundy' alone"));
    }
    header.expect_no_position(records)?;
    let count = records.count("vertices")?;
    let mut values = Vec::new();
    for _ in 0..count {
        let value = Value::read(before_name(records.expect("all values")?));
        records.keep(size_of::<Value>() + 2 * records.line().len())?;
        values.push(
            value.ok_or_else(|| records.reject("expected a value: a number and its counter, or inf(0,2)"))?,
        );
    }
    records.word("moves")?;
    let first = records.number() + 1;
    let mut options: Vec<Vec<u32>> = Vec::new();
    for _ in 0..count {
        let line = records.expect("the moves of every vertex")?;
        let mut row = Vec::new();
        let listed = numbers(line, |option| {
            row.push(u32::try_from(option).map_err(|_| "there is no such vertex")?);
            if option < count { Ok(()) } else { Err("there is no such vertex") }
        });
        listed.map_err(|reason| records.reject(reason))?;
        records.keep(size_of::<Vec<u32>>() + row.capacity() * size_of::<u32>())?;
        options.push(row);
    }
    let graph = Graph { values: &values, options: &options };
    for vertex in 0..values.len() {
        graph.check(vertex).map_err(|reason| Failure::Rejected { line: first + vertex as u64, reason })?;
    }
    let claim = format!("the loopy Grundy values of all {count} vertices");
    Ok(Accepted { claim, records: 0, moves_on_trust: header.game != "graph" })
}

struct Graph<'a> {
    values: &'a [Value],
    options: &'a [Vec<u32>],
}

impl Graph<'_> {
    fn options(&self, vertex: usize) -> impl Iterator<Item = usize> {
        self.options[vertex].iter().map(|&option| option as usize)
    }

    /// The numbers that options have, ascending.
    fn numbers(&self, vertex: usize) -> Vec<u32> {
        let mut numbers: Vec<u32> =
            self.options(vertex).filter_map(|option| self.values[option].number()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    fn check(&self, vertex: usize) -> Result<(), String> {
        let numbers = self.numbers(vertex);
        let mex = numbers.iter().zip(0..).take_while(|&(&number, place)| number == place).count() as u32;
        match &self.values[vertex] {
            Value::Infinite(set) if *set != numbers => {
                Err("these are not the numbers of the options".to_owned())
            }
            Value::Infinite(_) => {
                let lacks = |option: usize| {
                    self.values[option].number().is_none()
                        && self.options(option).all(|reply| self.values[reply].number() != Some(mex))
                };
                let has_witness = self.options(vertex).any(lacks);
                if has_witness {
                    Ok(())
                } else {
                    Err(format!("every infinite option can be answered to {mex}"))
                }
            }
            Value::Number(number, _) if *number != mex => {
                Err(format!("the value is {number}, but {mex} follows from the options"))
            }
            Value::Number(number, counter) => {
                let is_reply = |reply: usize| matches!(self.values[reply], Value::Number(value, earlier) if value == *number && earlier < *counter);
                let is_answered = |option: usize| {
                    self.values[option].number().is_some_and(|value| value < *number)
                        || self.options(option).any(is_reply)
                };
                let unanswered = self.options(vertex).find(|&option| !is_answered(option));
                unanswered.map_or(Ok(()), |option| {
                    Err(format!("option {option} has no earlier answer to {number}"))
                })
            }
        }
    }
}
