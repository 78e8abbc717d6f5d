//! Values. What can change is behind a cell, and is frozen when its file has been read.

use crate::evaluate::{Closure, Native};
use crate::host::Host;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::rc::Rc;
use zermelo_core::{Message, message};

/// A value. Cheap to clone.
#[derive(Clone)]
pub enum Value {
    /// Nothing.
    None,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(Rc<str>),
    /// A tuple.
    Tuple(Rc<Tuple>),
    /// A list.
    List(Rc<List>),
    /// A dict, in the order of insertion.
    Dict(Rc<Dict>),
    /// What `range` gives.
    Range(i64, i64, i64),
    /// A function of a file.
    Closure(Rc<Closure>),
    /// A function of the language or its host.
    Native(Rc<Native>),
    /// A value of the host.
    Host(Rc<dyn Host>),
    /// A variable that several functions see, or one that has no value yet.
    #[doc(hidden)]
    Cell(Option<Rc<RefCell<Value>>>),
}

/// A tuple.
pub struct Tuple {
    items: Box<[Value]>,
    depth: u32,
    size: u32,
}

impl Deref for Tuple {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        &self.items
    }
}

impl Tuple {
    /// A tuple of some values.
    pub(crate) fn new(items: Vec<Value>) -> Self {
        let depth = 1 + items.iter().map(Value::depth).max().unwrap_or(0);
        let size = items.iter().fold(1, |size: u32, item| size.saturating_add(item.size()));
        Self { items: items.into(), depth, size }
    }
}

/// A list.
#[derive(Default)]
pub struct List {
    pub(crate) items: RefCell<Vec<Value>>,
    pub(crate) frozen: Cell<bool>,
    /// An upper bound on how deeply values are nested in it.
    pub(crate) depth: Cell<u32>,
}

/// A dict.
#[derive(Default)]
pub struct Dict {
    pub(crate) entries: RefCell<Entries>,
    pub(crate) frozen: Cell<bool>,
    pub(crate) depth: Cell<u32>,
}

/// Values are nested at most so deeply.
pub(crate) const MOST_DEPTH: u32 = 100;
/// A tuple holds at most so many values, those in its parts included.
pub(crate) const MOST_SIZE: u32 = 1 << 20;

#[derive(Default)]
pub(crate) struct Entries {
    places: FxHashMap<Key, usize>,
    pub(crate) pairs: Vec<Option<(Value, Value)>>,
}

/// A value that cannot change.
#[derive(Clone)]
pub(crate) struct Key(Value);

impl Key {
    pub(crate) fn new(value: &Value) -> Option<Self> {
        is_key(value).then(|| Self(value.clone()))
    }
}

fn is_key(value: &Value) -> bool {
    match value {
        Value::None | Value::Bool(_) | Value::Number(_) | Value::Text(_) => true,
        Value::Tuple(items) => items.iter().all(is_key),
        _ => false,
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        equal(&self.0, &other.0, &mut MOST_COMPARED.clone())
    }
}

impl Eq for Key {}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        fn one<H: Hasher>(value: &Value, state: &mut H) {
            match value {
                Value::Number(number) => state.write_i64(*number),
                Value::Text(text) => text.hash(state),
                Value::Bool(bool) => state.write_u8(u8::from(*bool) + 2),
                Value::Tuple(items) => {
                    state.write_usize(items.len());
                    items.iter().for_each(|item| one(item, state));
                }
                _ => state.write_u8(1),
            }
        }
        one(&self.0, state);
    }
}

impl Entries {
    pub(crate) fn get(&self, key: &Key) -> Option<&Value> {
        self.pairs[*self.places.get(key)?].as_ref().map(|(_, value)| value)
    }

    pub(crate) fn insert(&mut self, key: Key, value: Value) {
        match self.places.get(&key) {
            Some(&place) => self.pairs[place] = Some((key.0, value)),
            None => {
                self.places.insert(key.clone(), self.pairs.len());
                self.pairs.push(Some((key.0, value)));
            }
        }
    }

    pub(crate) fn remove(&mut self, key: &Key) -> Option<Value> {
        let place = self.places.remove(key)?;
        self.pairs[place].take().map(|(_, value)| value)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &(Value, Value)> {
        self.pairs.iter().flatten()
    }

    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }
}

/// So many parts of two values are compared; values that differ only later are different.
pub(crate) const MOST_COMPARED: u32 = 1 << 21;

/// Whether two values are equal, looking at no more than `left` parts.
pub(crate) fn equal(one: &Value, two: &Value, left: &mut u32) -> bool {
    if *left == 0 {
        return false;
    }
    *left -= 1;
    let mut all = |one: &[Value], two: &[Value]| {
        one.len() == two.len() && one.iter().zip(two).all(|(one, two)| equal(one, two, left))
    };
    match (one, two) {
        (Value::None, Value::None) => true,
        (Value::Bool(one), Value::Bool(two)) => one == two,
        (Value::Number(one), Value::Number(two)) => one == two,
        (Value::Text(one), Value::Text(two)) => one == two,
        (Value::Tuple(one), Value::Tuple(two)) => all(one, two),
        (Value::List(one), Value::List(two)) => {
            Rc::ptr_eq(one, two) || all(&one.items.borrow(), &two.items.borrow())
        }
        (Value::Range(a, b, c), Value::Range(d, e, f)) => (a, b, c) == (d, e, f),
        (Value::Dict(one), Value::Dict(two)) => {
            let (one, two) = (one.entries.borrow(), two.entries.borrow());
            one.len() == two.len()
                && one.iter().all(|(key, value)| {
                    Key::new(key)
                        .and_then(|key| two.get(&key).map(|other| equal(value, other, left)))
                        .unwrap_or(false)
                })
        }
        (Value::Closure(one), Value::Closure(two)) => Rc::ptr_eq(one, two),
        (Value::Native(one), Value::Native(two)) => Rc::ptr_eq(one, two),
        (Value::Host(one), Value::Host(two)) => Rc::ptr_eq(one, two),
        _ => false,
    }
}

/// The order of two values of one kind.
pub(crate) fn compare(one: &Value, two: &Value, left: &mut u32) -> Option<Ordering> {
    *left = left.checked_sub(1)?;
    let mut all = |one: &[Value], two: &[Value]| {
        for (one, two) in one.iter().zip(two) {
            match compare(one, two, left)? {
                Ordering::Equal => {}
                order => return Some(order),
            }
        }
        Some(one.len().cmp(&two.len()))
    };
    match (one, two) {
        (Value::Number(one), Value::Number(two)) => Some(one.cmp(two)),
        (Value::Bool(one), Value::Bool(two)) => Some(one.cmp(two)),
        (Value::Text(one), Value::Text(two)) => Some(one.cmp(two)),
        (Value::Tuple(one), Value::Tuple(two)) => all(one, two),
        (Value::List(one), Value::List(two)) => all(&one.items.borrow(), &two.items.borrow()),
        _ => None,
    }
}

impl Value {
    /// A text.
    pub fn text(text: &str) -> Self {
        Self::Text(text.into())
    }

    /// A list.
    pub fn list(items: Vec<Self>) -> Self {
        let depth = Cell::new(1 + items.iter().map(Self::depth).max().unwrap_or(0));
        Self::List(Rc::new(List { items: RefCell::new(items), frozen: Cell::new(false), depth }))
    }

    /// A tuple.
    pub fn tuple(items: Vec<Self>) -> Self {
        Self::Tuple(Rc::new(Tuple::new(items)))
    }

    /// How deeply values are nested in it.
    pub(crate) fn depth(&self) -> u32 {
        match self {
            Self::Tuple(tuple) => tuple.depth,
            Self::List(list) => list.depth.get(),
            Self::Dict(dict) => dict.depth.get(),
            _ => 0,
        }
    }

    fn size(&self) -> u32 {
        if let Self::Tuple(tuple) = self { tuple.size } else { 1 }
    }

    /// Whether it is larger or deeper than values may be.
    pub(crate) fn is_too_large(&self) -> bool {
        self.depth() > MOST_DEPTH || self.size() > MOST_SIZE
    }

    /// The name of its kind, as Starlark has it.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::None => "NoneType",
            Self::Bool(_) => "bool",
            Self::Number(_) => "int",
            Self::Text(_) => "string",
            Self::Tuple(_) => "tuple",
            Self::List(_) => "list",
            Self::Dict(_) => "dict",
            Self::Range(..) => "range",
            Self::Closure(_) | Self::Native(_) => "function",
            Self::Host(host) => host.kind(),
            Self::Cell(_) => "variable",
        }
    }

    /// The kind in words for errors.
    pub fn described(&self) -> Message {
        match self {
            Self::None => Message::verbatim("None"),
            Self::Bool(_) | Self::Number(_) => Message::verbatim(self.printed(40)),
            Self::Text(text) if text.chars().count() <= 20 => {
                message!("the text {text}", text = format!("{text:?}"))
            }
            Self::Text(_) => Message::words("a text"),
            Self::Range(..)
            | Self::Tuple(_)
            | Self::List(_)
            | Self::Dict(_)
            | Self::Closure(_)
            | Self::Native(_) => {
                message!("a {kind}", kind = self.kind())
            }
            Self::Host(host) => {
                let kind = host.kind();
                if kind.starts_with(['a', 'e', 'i', 'o', 'u']) {
                    message!("an {kind}", kind)
                } else {
                    message!("a {kind}", kind)
                }
            }
            Self::Cell(_) => Message::words("nothing"),
        }
    }

    /// Whether it counts as true.
    pub fn is_true(&self) -> bool {
        match self {
            Self::None => false,
            Self::Bool(bool) => *bool,
            Self::Number(number) => *number != 0,
            Self::Text(text) => !text.is_empty(),
            Self::Tuple(items) => !items.is_empty(),
            Self::List(list) => !list.items.borrow().is_empty(),
            Self::Dict(dict) => dict.entries.borrow().len() > 0,
            Self::Range(start, stop, step) => range_length(*start, *stop, *step) > 0,
            Self::Closure(_) | Self::Native(_) | Self::Host(_) | Self::Cell(_) => true,
        }
    }

    /// The items of a list, tuple, range, or the keys of a dict; `None` for anything else, and for ranges of more than
    /// `most`.
    pub fn items(&self, most: usize) -> Option<Vec<Self>> {
        match self {
            Self::Tuple(items) => Some(items.to_vec()),
            Self::List(list) => Some(list.items.borrow().clone()),
            Self::Dict(dict) => Some(dict.entries.borrow().iter().map(|(key, _)| key.clone()).collect()),
            Self::Range(start, stop, step) => {
                let length = range_length(*start, *stop, *step);
                usize::try_from(length)
                    .is_ok_and(|length| length <= most)
                    .then(|| (0..length).map(|place| Self::Number(start + place * step)).collect())
            }
            _ => None,
        }
    }

    /// The pairs of a dict.
    pub fn pairs(&self) -> Option<Vec<(Self, Self)>> {
        let Self::Dict(dict) = self else { return None };
        Some(dict.entries.borrow().iter().cloned().collect())
    }

    /// The value as Starlark writes it, cut after some characters.
    pub fn printed(&self, most: usize) -> String {
        let mut text = String::new();
        write_value(self, &mut text, most, 0, true);
        text
    }

    /// The value as `str` gives it: a text without quotes.
    pub fn shown(&self, most: usize) -> String {
        match self {
            Self::Text(text) => text.to_string(),
            _ => self.printed(most),
        }
    }
}

/// The number of items of a range; zero where the step leads away from the end.
pub(crate) fn range_length(start: i64, stop: i64, step: i64) -> i64 {
    let distance =
        if step > 0 { i128::from(stop) - i128::from(start) } else { i128::from(start) - i128::from(stop) };
    let step = i128::from(step).abs().max(1);
    let length = (distance.max(0) + step - 1) / step;
    i64::try_from(length).unwrap_or(i64::MAX)
}

fn write_value(value: &Value, out: &mut String, most: usize, depth: u32, quoted: bool) {
    if out.len() >= most || depth > MOST_DEPTH {
        if !out.ends_with('…') {
            out.push('…');
        }
        return;
    }
    let list = |items: &[Value], out: &mut String| {
        for (place, item) in items.iter().enumerate() {
            if place > 0 {
                out.push_str(", ");
            }
            if out.len() >= most {
                out.push('…');
                break;
            }
            write_value(item, out, most, depth + 1, true);
        }
    };
    match value {
        Value::None => out.push_str("None"),
        Value::Bool(true) => out.push_str("True"),
        Value::Bool(false) => out.push_str("False"),
        Value::Number(number) => {
            let _ = write!(out, "{number}");
        }
        Value::Text(text) if quoted => {
            out.push('"');
            for c in text.chars() {
                match c {
                    '"' | '\\' => out.extend(['\\', c]),
                    '\n' => out.push_str("\\n"),
                    '\t' => out.push_str("\\t"),
                    _ => out.push(c),
                }
            }
            out.push('"');
        }
        Value::Text(text) => out.push_str(text),
        Value::Tuple(items) => {
            out.push('(');
            list(items, out);
            if items.len() == 1 {
                out.push(',');
            }
            out.push(')');
        }
        Value::List(items) => {
            out.push('[');
            list(&items.items.borrow(), out);
            out.push(']');
        }
        Value::Dict(dict) => {
            out.push('{');
            for (place, (key, value)) in dict.entries.borrow().iter().enumerate() {
                if place > 0 {
                    out.push_str(", ");
                }
                write_value(key, out, most, depth + 1, true);
                out.push_str(": ");
                write_value(value, out, most, depth + 1, true);
            }
            out.push('}');
        }
        Value::Range(start, stop, step) => {
            let _ = write!(out, "range({start}, {stop}, {step})");
        }
        Value::Closure(closure) => {
            let _ = write!(out, "<function {}>", closure.name());
        }
        Value::Native(native) => {
            let _ = write!(out, "<function {}>", native.name());
        }
        Value::Host(host) => {
            let _ = write!(out, "<{}>", host.kind());
        }
        Value::Cell(_) => out.push_str("<nothing>"),
    }
}
