//! The claim `loopy-grundy`: the loopy Grundy value of every vertex of a graph, a number or `inf(K)`, normal play.
//!
//! First a line for each vertex, its value and for numbers a counter, with its name behind a tab or without; then its
//! options. A value is right when
//!
//! * a number g is the least that no option has, and every option that has no smaller number has itself an option of value
//!   g with a smaller counter than the vertex;
//! * `inf(K)`: K are the numbers that options have, and some `inf` option has no option whose value is the least number
//!   outside K.

use crate::graph::{before_name, numbers_below};
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
        return Err("loopy Grundy values belong to normal play".into());
    }
    if header.claim != "loopy-grundy" {
        return Err("the claim is 'loopy-grundy' alone".into());
    }
    header.expect_no_position()?;
    let count = records.count("vertices")?;
    let mut values = Vec::new();
    for _ in 0..count {
        let value = Value::read(before_name(records.expect("all values")?));
        records.keep(size_of::<Value>() + 2 * records.line().len())?;
        values.push(value.ok_or("expected a value: a number and its counter, or inf(0,2)")?);
    }
    records.word("moves")?;
    let first = records.number() + 1;
    let mut options: Vec<Vec<u32>> = Vec::new();
    for _ in 0..count {
        let line = records.expect("the moves of every vertex")?;
        let row = numbers_below(values.len(), line, "there is no such vertex")?;
        records.keep(
            2 * size_of::<Vec<u32>>() + row.capacity() * (size_of::<u32>() + size_of::<(u32, u64)>()),
        )?;
        options.push(row);
    }
    let seen: Vec<Seen> = options.iter().map(|row| Seen::of(row, &values)).collect();
    for (vertex, value) in values.iter().enumerate() {
        check_vertex(value, &options[vertex], &values, &seen, vertex)
            .map_err(|reason| Failure::Rejected { line: first + vertex as u64, reason })?;
    }
    let claim = format!("the loopy Grundy values of all {count} vertices");
    Ok(Accepted::new(claim, header.game != "graph"))
}

/// The numbers that the options of a vertex have, ascending, each with its least counter.
struct Seen(Vec<(u32, u64)>);

impl Seen {
    fn of(options: &[u32], values: &[Value]) -> Self {
        let value = |&option: &u32| match values[option as usize] {
            Value::Number(number, counter) => Some((number, counter)),
            Value::Infinite(_) => None,
        };
        let mut seen: Vec<(u32, u64)> = options.iter().filter_map(value).collect();
        seen.sort_unstable();
        seen.dedup_by_key(|&mut (number, _)| number);
        Self(seen)
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

fn check_vertex(
    value: &Value,
    options: &[u32],
    values: &[Value],
    seen: &[Seen],
    vertex: usize,
) -> Result<(), String> {
    let mex = seen[vertex].mex();
    match value {
        Value::Infinite(set) => {
            if !seen[vertex].0.iter().map(|(number, _)| number).eq(set) {
                return Err("these are not the numbers of the options".to_owned());
            }
            let lacks = |&option: &u32| {
                values[option as usize].number().is_none() && seen[option as usize].counter(mex).is_none()
            };
            let has_witness = options.iter().any(lacks);
            if has_witness { Ok(()) } else { Err(format!("every infinite option can be answered to {mex}")) }
        }
        Value::Number(number, _) if *number != mex => {
            Err(format!("the value is {number}, but {mex} follows from the options"))
        }
        Value::Number(number, counter) => {
            let is_answered = |option: usize| {
                values[option].number().is_some_and(|value| value < *number)
                    || seen[option].counter(*number).is_some_and(|earlier| earlier < *counter)
            };
            match options.iter().find(|&&option| !is_answered(option as usize)) {
                None => Ok(()),
                Some(option) => Err(format!("option {option} has no earlier answer to {number}")),
            }
        }
    }
}
