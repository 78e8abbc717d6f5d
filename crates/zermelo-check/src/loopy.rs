//! The claim `loopy-grundy`: the loopy Grundy value of every vertex of a graph, a number or `inf(K)`, normal play.
//!
//! First a line for each vertex, its value and for numbers a counter, with its name after a tab or without; then its
//! options. A value is right when
//!
//! * a number g is the least that no option has, and every option that has no smaller number has itself an option of value
//!   g with a smaller counter than the vertex;
//! * `inf(K)`: K are the numbers that options have, and some `inf` option has no option whose value is the least number
//!   outside K.

use crate::certificate::Header;
use crate::graph::before_name;
use crate::limits::Meter;
use crate::numbers::{number, numbers_below, small_number};
use crate::records::Records;
use crate::verdict::{Accepted, Failure};

/// A loopy Grundy value.
pub(crate) enum Value {
    /// A Grundy value and its counter.
    Number(u32, u64),
    /// The numbers of the options, ascending.
    Infinite(Vec<u32>),
}

impl Value {
    /// `3 17`, `inf()`, `inf(0,2)`.
    pub(crate) fn read(line: &[u8]) -> Option<Self> {
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
        return Err("loopy Grundy values belong to normal play".into());
    }
    header.expect_no_position()?;
    let count = records.count("vertices")?;
    let meter = records.meter();
    let mut values = Vec::new();
    for _ in 0..count {
        let value = Value::read(before_name(records.expect("all values")?));
        meter.keep(size_of::<Value>() + 16 + 2 * records.line().len())?;
        values.push(value.ok_or("expected a value: a number and its counter, or inf(0,2)")?);
    }
    records.word("moves")?;
    let first = records.number() + 1;
    let mut options: Vec<Vec<u32>> = Vec::new();
    for _ in 0..count {
        let line = records.expect("the moves of every vertex")?;
        let mut row = numbers_below(values.len(), line, "there is no such vertex", meter)?;
        row.shrink_to_fit();
        meter.keep(2 * size_of::<Vec<u32>>() + row.len() * (size_of::<u32>() + size_of::<(u32, u64)>()))?;
        options.push(row);
    }
    let mut seen: Vec<Seen> = Vec::new();
    for row in &options {
        seen.push(Seen::of(row, &values, meter)?);
    }
    let graph = Graph { values: &values, options: &options, seen: &seen, meter };
    for vertex in 0..values.len() {
        graph.check_vertex(vertex).map_err(|failure| failure.at(first + vertex as u64))?;
    }
    let claim = format!("the loopy Grundy values of all {count} vertices");
    Ok(Accepted::new(claim, header.game != "graph"))
}

/// The numbers that the options of a vertex have, ascending, each with its least counter.
struct Seen(Vec<(u32, u64)>);

impl Seen {
    fn of(options: &[u32], values: &[Value], meter: &Meter) -> Result<Self, Failure> {
        meter.work(16 * options.len() as u64)?;
        let value = |&option: &u32| match values[option as usize] {
            Value::Number(number, counter) => Some((number, counter)),
            Value::Infinite(_) => None,
        };
        let mut seen: Vec<(u32, u64)> = options.iter().filter_map(value).collect();
        seen.sort_unstable();
        seen.dedup_by_key(|&mut (number, _)| number);
        Ok(Self(seen))
    }

    /// The least number that is not seen.
    fn mex(&self) -> u32 {
        self.0.iter().zip(0..).take_while(|&(&(number, _), place)| number == place).count() as u32
    }

    /// The least counter of an option with this number.
    fn counter(&self, number: u32) -> Option<u64> {
        let place = self.0.binary_search_by_key(&number, |&(number, _)| number);
        place.ok().map(|place| self.0[place].1)
    }
}

struct Graph<'a> {
    values: &'a [Value],
    options: &'a [Vec<u32>],
    seen: &'a [Seen],
    meter: &'a Meter<'a>,
}

impl Graph<'_> {
    fn check_vertex(&self, vertex: usize) -> Result<(), Failure> {
        let (options, seen) = (&self.options[vertex], &self.seen[vertex]);
        self.meter.work(16 * options.len() as u64)?;
        let mex = seen.mex();
        match &self.values[vertex] {
            Value::Infinite(set) => {
                if !seen.0.iter().map(|(number, _)| number).eq(set) {
                    return Err("these are not the numbers of the options".into());
                }
                if options.iter().any(|&option| self.lacks(option as usize, mex)) {
                    Ok(())
                } else {
                    Err(format!("every infinite option can be answered to {mex}").into())
                }
            }
            Value::Number(number, _) if *number != mex => {
                Err(format!("the value is {number}, but {mex} follows from the options").into())
            }
            Value::Number(number, counter) => {
                match options.iter().find(|&&option| !self.is_answered(option as usize, *number, *counter)) {
                    None => Ok(()),
                    Some(option) => Err(format!("option {option} has no earlier answer to {number}").into()),
                }
            }
        }
    }

    /// Whether an option is infinite without an option of this value.
    fn lacks(&self, option: usize, number: u32) -> bool {
        self.values[option].number().is_none() && self.seen[option].counter(number).is_none()
    }

    /// Whether an option has a smaller number, or an option of this number with a smaller counter.
    fn is_answered(&self, option: usize, number: u32, counter: u64) -> bool {
        self.values[option].number().is_some_and(|value| value < number)
            || self.seen[option].counter(number).is_some_and(|earlier| earlier < counter)
    }
}
