//! Collections that can change, as CGSuite has them: `x := MutableList([1, 2]); x.Add(3); x`. All names of one see what becomes of it.

use super::expand::MOST_ELEMENTS;
use super::item::Item;
use super::line::{closing, parts};
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::expression::Held;
use crate::game::{ParseError, message};
use dashu_int::IBig;
use dashu_int::ops::BitTest;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

const OF_RANDOM: &str = "for example: R := Random(1474); [R.NextInteger(100) for n from 1 to 20]";

/// Random numbers of more bits are not drawn.
const MOST_BITS: usize = 1024;

/// A collection that can change.
#[derive(Debug)]
pub(super) struct Mutable {
    kind: Kind,
    contents: RefCell<Contents>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    List,
    Set,
    Map,
    /// A source of numbers, not a collection.
    Random,
}

#[derive(Debug)]
enum Contents {
    List(Vec<Item>),
    /// Elements or keys by their identities; what a key stands for, of an element nothing.
    Keyed(FxHashMap<String, (Item, Item)>),
    Random {
        seed: i64,
        generator: Generator,
    },
}

/// The linear congruential generator of 48 bits that Java has, as its documentation describes it, and how CGSuite draws numbers from it.
#[derive(Debug)]
struct Generator {
    state: u64,
}

impl Generator {
    const MULTIPLIER: u64 = 0x5_DEEC_E66D;
    const MASK: u64 = (1 << 48) - 1;

    const fn of_seed(seed: i64) -> Self {
        Self { state: (seed.cast_unsigned() ^ Self::MULTIPLIER) & Self::MASK }
    }

    fn word(&mut self) -> u32 {
        self.state = self.state.wrapping_mul(Self::MULTIPLIER).wrapping_add(11) & Self::MASK;
        (self.state >> 16) as u32
    }

    /// A whole number of so many bits: bytes of words, the lowest of a word first, make it from the highest on.
    fn number(&mut self, bits: usize) -> IBig {
        let mut number = IBig::ZERO;
        let mut word = 0;
        for place in 0..bits.div_ceil(8) {
            word = if place % 4 == 0 { self.word() } else { word >> 8 };
            let spare = if place == 0 { bits.div_ceil(8) * 8 - bits } else { 0 };
            number = number * 256_u32 + (word & (0xFF >> spare));
        }
        number
    }
}

impl Mutable {
    pub(super) const fn class(&self) -> &'static str {
        match self.kind {
            Kind::List => "MutableList",
            Kind::Set => "MutableSet",
            Kind::Map => "MutableMap",
            Kind::Random => "Random",
        }
    }
}

impl Worksheet<'_> {
    /// The collection that a text begins with, `MutableSet({1, 2})`, and how long that is.
    pub(super) fn mutable_in(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        let kinds = [
            ("MutableList", Kind::List),
            ("MutableSet", Kind::Set),
            ("MutableMap", Kind::Map),
            ("Random", Kind::Random),
        ];
        let Some((rest, kind)) =
            kinds.into_iter().find_map(|(name, kind)| Some((text.strip_prefix(name)?, kind)))
        else {
            return Ok(None);
        };
        let Some(length) = closing(rest).filter(|_| rest.starts_with('(')) else { return Ok(None) };
        let inner = &rest[1..length];
        let contents = match kind {
            Kind::List => Contents::List(Vec::new()),
            Kind::Set | Kind::Map => Contents::Keyed(FxHashMap::default()),
            Kind::Random => self.random(inner).map_err(|refusal| within(refusal, text, inner))?,
        };
        let mutable = Mutable { kind, contents: RefCell::new(contents) };
        if !inner.trim().is_empty() && kind != Kind::Random {
            let asked = if kind == Kind::Map { "PutAll" } else { "AddAll" };
            self.change(&mutable, asked, inner).map_err(|refusal| within(refusal, text, inner))?;
        }
        Ok(Some((Item::Mutable(Rc::new(mutable)), text.len() - rest.len() + length + 1)))
    }

    /// Random numbers, which a seed makes the same each time.
    fn random(&mut self, seed: &str) -> Result<Contents, Refusal> {
        let number = if seed.trim().is_empty() { None } else { i64::try_from(&self.integer(seed)?).ok() };
        let seed = number.ok_or_else(|| {
            ParseError::whole(seed, "the seed is a whole number from -2^63 to 2^63 - 1", OF_RANDOM)
        })?;
        Ok(Contents::Random { seed, generator: Generator::of_seed(seed) })
    }

    /// The next random number from 0 on below a bound.
    fn next_integer(&mut self, mutable: &Mutable, bound: &str) -> Result<Item, Refusal> {
        let below = self.integer(bound)?;
        let bits = (&below - IBig::ONE).bit_len();
        if below < IBig::ONE || bits > MOST_BITS {
            return Err(ParseError::whole(bound, "the bound is from 1 to 2^1024", OF_RANDOM).into());
        }
        loop {
            self.meter.step().map_err(Refusal::stopped_by)?;
            let Contents::Random { generator, .. } = &mut *mutable.contents.borrow_mut() else {
                return Ok(Item::Nothing);
            };
            let number = generator.number(bits);
            if number < below {
                return Ok(Item::Value(Held::integer(number)));
            }
        }
    }

    /// The collection as it is now, which does not change.
    pub(super) fn settled(&mut self, mutable: &Mutable) -> Result<Item, Refusal> {
        let (items, entries) = match &*mutable.contents.borrow() {
            Contents::List(list) => return Ok(Item::List(list.as_slice().into())),
            Contents::Random { seed, .. } => {
                return Ok(Item::List([Item::Value(Held::integer(IBig::from(*seed)))].into()));
            }
            Contents::Keyed(entries) if mutable.kind == Kind::Map => {
                (Vec::new(), entries.values().cloned().collect())
            }
            Contents::Keyed(entries) => (entries.values().map(|(key, _)| key.clone()).collect(), Vec::new()),
        };
        if mutable.kind == Kind::Map { self.map(entries) } else { self.set(items) }
    }

    /// What a method of a collection that can change does or gives; `None` where the name is not that of one.
    pub(super) fn of_mutable(
        &mut self,
        mutable: &Mutable,
        asked: &str,
        inner: &str,
    ) -> Result<Option<Item>, Refusal> {
        if asked == "Class" {
            return Ok(None);
        }
        if let Some(found) = self.change(mutable, asked, inner)? {
            // A function may have looked at it.
            self.calls.forget();
            self.calls.effects += 1;
            return Ok(Some(found));
        }
        if mutable.kind == Kind::Random {
            return Err(ParseError::whole(asked, "this is not asked of random numbers", OF_RANDOM).into());
        }
        let settled = self.settled(mutable)?;
        self.of_item(&settled, asked, inner)
    }

    /// Gives the place of a list, or a key, what it stands for from now on.
    pub(super) fn update(&mut self, mutable: &Mutable, place: &str, value: Item) -> Result<(), Refusal> {
        if mutable.kind == Kind::Map {
            let key = self.kept_item(place)?;
            self.insert(mutable, key, value, place)?;
        } else {
            let place = self.place_in(mutable, place)?;
            if let Contents::List(list) = &mut *mutable.contents.borrow_mut() {
                list[place] = value;
            }
        }
        self.calls.forget();
        self.calls.effects += 1;
        Ok(())
    }

    /// What a change gives: nothing, but for what is taken out. `None` where the name is not that of a change.
    fn change(&mut self, mutable: &Mutable, asked: &str, inner: &str) -> Result<Option<Item>, Refusal> {
        match (mutable.kind, asked) {
            (_, "Clear") => match &mut *mutable.contents.borrow_mut() {
                Contents::List(list) => list.clear(),
                Contents::Keyed(entries) => entries.clear(),
                Contents::Random { .. } => return Ok(None),
            },
            (Kind::Random, "NextInteger") => return self.next_integer(mutable, inner).map(Some),
            (Kind::List | Kind::Set, "Add") => {
                let item = self.kept_item(inner)?;
                self.insert(mutable, item, Item::Nothing, inner)?;
            }
            (Kind::List | Kind::Set, "AddAll") => {
                for item in self.elements_now(inner)?.iter() {
                    if item.can_change() {
                        return Err(kept_in_another(inner));
                    }
                    self.insert(mutable, item.clone(), Item::Nothing, inner)?;
                }
            }
            (Kind::Map, "Put") => {
                let [key, value] = parts(inner)[..] else {
                    let hint = "for example: M := MutableMap(); M.Put(6, ^); M";
                    return Err(ParseError::whole(inner, "expected a key and a value", hint).into());
                };
                let (key, value) = (self.kept_item(key)?, self.kept_item(value)?);
                self.insert(mutable, key, value, inner)?;
            }
            (Kind::Map, "PutAll") => {
                let item = self.item(inner)?;
                let Item::Map(map) = self.now(item)? else { return Err(expected_collection(inner)) };
                for (key, value) in map.iter().cloned() {
                    self.insert(mutable, key, value, inner)?;
                }
            }
            (_, "Remove") => {
                let item = self.item(inner)?;
                self.remove(mutable, &item)?;
            }
            (_, "RemoveAll") => {
                for item in self.elements_now(inner)?.iter() {
                    self.remove(mutable, item)?;
                }
            }
            (Kind::List, "RemoveAt") => {
                let place = self.place_in(mutable, inner)?;
                if let Contents::List(list) = &mut *mutable.contents.borrow_mut() {
                    return Ok(Some(list.remove(place)));
                }
            }
            (Kind::List, "Update") => {
                let [place, value] = parts(inner)[..] else {
                    let hint = "for example: L := MutableList([1, 2]); L.Update(2, 5); L";
                    return Err(ParseError::whole(inner, "expected a place and a value", hint).into());
                };
                let value = self.kept_item(value)?;
                self.update(mutable, place, value)?;
            }
            (Kind::List, "Sort" | "SortWith") => {
                let list = self.settled(mutable)?.elements().unwrap_or_default();
                let method = if asked == "Sort" { "Sorted" } else { "SortedWith" };
                let sorted = self.of_list(&list, method, inner)?.and_then(|item| item.elements());
                *mutable.contents.borrow_mut() = Contents::List(sorted.unwrap_or_default().to_vec());
            }
            _ => return Ok(None),
        }
        Ok(Some(Item::Nothing))
    }

    /// What a text is worth, to be kept in a collection. One that can change itself is not: it could come to lie in itself.
    fn kept_item(&mut self, text: &str) -> Result<Item, Refusal> {
        let item = self.item(text)?;
        if item.can_change() { Err(kept_in_another(text)) } else { Ok(item) }
    }

    /// An item, and of a collection that can change what it is now.
    pub(super) fn now(&mut self, item: Item) -> Result<Item, Refusal> {
        match item {
            Item::Mutable(mutable) => self.settled(&mutable),
            item => Ok(item),
        }
    }

    /// The elements that the collection a text is has now.
    fn elements_now(&mut self, text: &str) -> Result<Rc<[Item]>, Refusal> {
        let item = self.item(text)?;
        self.now(item)?.elements().ok_or_else(|| expected_collection(text))
    }

    fn insert(&mut self, mutable: &Mutable, item: Item, value: Item, text: &str) -> Result<(), Refusal> {
        let identity = if mutable.kind == Kind::List { String::new() } else { self.identity(&item)? };
        let count = match &mut *mutable.contents.borrow_mut() {
            Contents::List(list) => {
                list.push(item);
                list.len()
            }
            Contents::Keyed(entries) => {
                entries.insert(identity, (item, value));
                entries.len()
            }
            Contents::Random { .. } => 0,
        };
        if count > MOST_ELEMENTS {
            let message = message!("there are more than {MOST_ELEMENTS} elements", MOST_ELEMENTS);
            return Err(ParseError::whole(text, message, "L.Clear() takes all of them out").into());
        }
        Ok(())
    }

    /// Takes an element out, of a list the first one that is the same, or a key.
    fn remove(&mut self, mutable: &Mutable, item: &Item) -> Result<(), Refusal> {
        let list = match &*mutable.contents.borrow() {
            Contents::List(list) => Some(list.clone()),
            Contents::Keyed(_) | Contents::Random { .. } => None,
        };
        let place = match list {
            Some(list) => self.place_of(list.iter(), item)?,
            None => None,
        };
        let identity = self.identity(item)?;
        match &mut *mutable.contents.borrow_mut() {
            Contents::List(list) => drop(place.map(|place| list.remove(place))),
            Contents::Keyed(entries) => drop(entries.remove(&identity)),
            Contents::Random { .. } => {}
        }
        Ok(())
    }

    /// A place of a list, counted from 0 on.
    fn place_in(&mut self, mutable: &Mutable, text: &str) -> Result<usize, Refusal> {
        let Contents::List(list) = &*mutable.contents.borrow() else { return Err(expected_collection(text)) };
        let count = list.len();
        let index = self.integer(text)?;
        let place = usize::try_from(&index).ok().and_then(|index| index.checked_sub(1));
        place
            .filter(|&place| place < count)
            .ok_or_else(|| super::collection::no_place(text, text, count, &index))
    }
}

fn kept_in_another(text: &str) -> Refusal {
    let message = "a collection that can change is not kept in another";
    ParseError::whole(text, message, "what it is now can be kept: L.Add(M.ToList)").into()
}

fn expected_collection(text: &str) -> Refusal {
    let hint = "for example: MutableList([1, 2]), MutableMap({1 => ^})";
    ParseError::whole(text, "expected a list, a set or a map", hint).into()
}
