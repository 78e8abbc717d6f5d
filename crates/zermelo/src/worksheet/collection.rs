//! What is asked of sets, of maps, of texts and of lists as CGSuite has them: `L.Sorted`, `{3,5,3}.Size`, `M[7]`.

use super::call::Own;
use super::coordinates::of_pair;
use super::item::Item;
use super::line::{closing, is_word, lambda, parts};
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::expression::{Held, functions};
use crate::game::{Message, ParseError, message};
use dashu_int::IBig;
use std::cmp::Ordering;
use std::rc::Rc;

/// Methods of lists that may stand between the list and their argument.
pub(super) const BETWEEN: &[&str] = &[
    "Adjoin",
    "Apply",
    "Concat",
    "Contains",
    "ContainsKey",
    "Count",
    "Drop",
    "Exists",
    "Filter",
    "Find",
    "ForAll",
    "ForEach",
    "Grouped",
    "IndexOf",
    "Intersection",
    "PeriodicTable",
    "Take",
    "Union",
];

/// What is asked of rulesets by one number.
const OF_HEAPS: &[&str] =
    &["NimValueSequence", "GameValueSequence", "HeapNimValue", "HeapOptions", "CheckPeriodicity"];

const EXAMPLE_OF_FUNCTION: &str = "for example: L.Apply(n -> n + 1), L.Apply(mean)";

impl Worksheet<'_> {
    /// What a method gives of a set, a map, a text, a player or a graph; `None` where it is not one of these.
    pub(super) fn of_thing(
        &mut self,
        thing: &Item,
        asked: &str,
        inner: &str,
    ) -> Result<Option<Item>, Refusal> {
        let number = |number: usize| Item::Value(Held::integer(number));
        Ok(Some(match (thing, asked) {
            (Item::Graph(graph), _) => return self.of_graph(graph, asked, inner),
            (Item::Part(part), _) => return Ok(part.asked(asked)),
            (Item::Pair(row, column), _) => return Ok(of_pair(row, column, asked)),
            (Item::Text(text), "Length" | "Size") => number(text.chars().count()),
            (Item::Text(text), "ToUnquotedOutput") => Item::Value(Held::text(text.as_ref().to_owned())),
            (Item::Text(text), "ToUpperCase") => Item::Text(text.to_uppercase().into()),
            (Item::Text(text), "ToLowerCase") => Item::Text(text.to_lowercase().into()),
            (Item::Text(text), "Replace") => {
                let [old, new] = self.texts(inner)?;
                Item::Text(text.replace(&*old, &new).into())
            }
            (Item::Text(text), "Substring") => self.substring(text, inner)?,
            (Item::Text(text), "IsEmpty") => Item::Value(Held::truth(text.is_empty())),
            (Item::Text(text), "Concat") => match self.item(inner)? {
                Item::Text(more) => Item::Text(format!("{text}{more}").into()),
                _ => {
                    return Err(wrong(
                        inner,
                        "expected a text",
                        "for example: \"Winning \".Concat(\"Ways\")",
                    ));
                }
            },
            (Item::Text(text), "Updated") => self.updated_text(text, inner)?,
            (Item::Map(map), "Tail") if !map.is_empty() => Item::Map(map[1..].into()),
            (Item::Map(_), "ToSet") => Item::Set(thing.entries().unwrap_or_default()),
            (
                Item::Map(_),
                "Apply" | "Count" | "Exists" | "Filter" | "Find" | "ForAll" | "ForEach" | "Head",
            ) => {
                return self.of_list(&thing.entries().unwrap_or_default(), asked, inner);
            }
            (Item::Map(map), "Size") => number(map.len()),
            (Item::Map(_), "Entries" | "ToList") => Item::List(thing.entries().unwrap_or_default()),
            (Item::Map(map), "Key") if map.len() == 1 => map[0].0.clone(),
            (Item::Map(map), "Value") if map.len() == 1 => map[0].1.clone(),
            (Item::Map(map), "IsEmpty") => Item::Value(Held::truth(map.is_empty())),
            (Item::Map(map), "Keys") => self.set(map.iter().map(|(key, _)| key.clone()).collect())?,
            (Item::Map(map), "Values") => self.set(map.iter().map(|(_, value)| value.clone()).collect())?,
            (Item::Map(map), "ContainsKey") => {
                let key = self.item(inner)?;
                Item::Value(Held::truth(self.place_of(map.iter().map(|(key, _)| key), &key)?.is_some()))
            }
            (Item::Map(map), "Reversed") => {
                self.map(map.iter().map(|(key, value)| (value.clone(), key.clone())).collect())?
            }
            (Item::Map(map), "Updated") => {
                if let [more] = parts(inner)[..]
                    && let Item::Map(more) = self.item(more)?
                {
                    return self.map(map.iter().chain(more.iter()).cloned().collect()).map(Some);
                }
                let [key, value] = parts(inner)[..] else {
                    return Err(wrong(inner, "expected a key and a value", "for example: M.Updated(6, 19)"));
                };
                let (key, value) = (self.item(key)?, self.item(value)?);
                let mut entries = map.to_vec();
                entries.push((key, value));
                self.map(entries)?
            }
            (Item::Value(held), "Period" | "Preperiod" | "Saltus") => {
                return Ok(held.as_text().and_then(|text| field_of(text, asked)));
            }
            (Item::Value(held), "Opponent" | "Sign" | "Ordinal") => {
                let is_left = match held.as_text() {
                    Some("Left") => true,
                    Some("Right") => false,
                    _ => return Ok(None),
                };
                match asked {
                    "Opponent" => Item::Value(Held::text(if is_left { "Right" } else { "Left" }.to_owned())),
                    "Sign" => Item::Value(Held::integer(if is_left { 1 } else { -1 })),
                    _ => number(if is_left { 1 } else { 2 }),
                }
            }
            _ => return Ok(None),
        }))
    }

    /// Two arguments, both texts.
    fn texts(&mut self, inner: &str) -> Result<[Rc<str>; 2], Refusal> {
        let expected = || wrong(inner, "expected two texts", "for example: \"Snort\".Replace(\"n\", \"h\")");
        let [old, new] = parts(inner)[..] else { return Err(expected()) };
        match (self.item(old)?, self.item(new)?) {
            (Item::Text(old), Item::Text(new)) => Ok([old, new]),
            _ => Err(expected()),
        }
    }

    /// The letters of a text from one place to another, both counted from 1 on.
    fn substring(&mut self, text: &str, inner: &str) -> Result<Item, Refusal> {
        let hint = "for example: \"Clobber\".Substring(4, 6)";
        let [first, last] = parts(inner)[..] else {
            return Err(wrong(inner, "expected two whole numbers", hint));
        };
        let count = text.chars().count();
        let mut place = |number: &str| -> Result<usize, Refusal> {
            self.place(number, inner, count)?.map_err(|place| no_letter(inner, number, count, &place))
        };
        let (first, last) = (place(first)?.max(1), place(last)?);
        Ok(Item::Text(text.chars().take(last).skip(first - 1).collect::<String>().into()))
    }

    /// What a method of lists and sets gives that is not a function of worksheets as well; `None` where the name is not one.
    pub(super) fn of_collection(
        &mut self,
        list: &[Item],
        asked: &str,
        inner: &str,
    ) -> Result<Option<Item>, Refusal> {
        let truth = |truth: bool| Item::Value(Held::truth(truth));
        Ok(Some(match asked {
            "ToList" => Item::List(list.into()),
            "ToSet" => self.set(list.to_vec())?,
            "Sorted" => Item::List(self.sorted(list, inner)?.into()),
            "SortedWith" => Item::List(self.sorted_with(list, inner)?.into()),
            "Reversed" => Item::List(list.iter().rev().cloned().collect()),
            "Adjoin" => Item::List(list.iter().cloned().chain([self.item(inner)?]).collect()),
            "Concat" | "Union" => {
                let more = self.listed(inner)?;
                Item::List(list.iter().chain(more.iter()).cloned().collect())
            }
            "Grouped" | "PeriodicTable" => {
                let size = self.integer(inner)?;
                let size = usize::try_from(&size).ok().filter(|&size| size > 0).ok_or_else(|| {
                    wrong(inner, "expected a whole number from 1 on", "for example: [1, 2, 3].Grouped(2)")
                })?;
                let groups = list.chunks(size);
                if asked == "PeriodicTable" {
                    return self.table_of(&groups.map(<[Item]>::to_vec).collect::<Vec<_>>(), inner).map(Some);
                }
                Item::List(groups.map(|group| Item::List(group.into())).collect())
            }
            "Take" | "Drop" => {
                let count = self.integer(inner)?;
                let count =
                    usize::try_from(&count).unwrap_or(if count < IBig::ZERO { 0 } else { usize::MAX });
                let (taken, left) = list.split_at(count.min(list.len()));
                Item::List(if asked == "Take" { taken } else { left }.into())
            }
            "IndexOf" => {
                let sought = self.item(inner)?;
                let place = self.place_of(list.iter(), &sought)?;
                Item::Value(Held::integer(place.map_or(0, |place| place + 1)))
            }
            "Contains" => {
                let sought = self.item(inner)?;
                truth(self.place_of(list.iter(), &sought)?.is_some())
            }
            "Updated" => self.updated(list, inner)?,
            "Filter" | "Find" => {
                let own = self.function_in(inner)?;
                if asked == "Find" {
                    return Ok(Some(self.kept(list, &own, inner, 1)?.pop().unwrap_or(Item::Nothing)));
                }
                Item::List(self.kept(list, &own, inner, usize::MAX)?.into())
            }
            "Flattened" => {
                let parts = list.iter().map(|item| match item {
                    Item::List(list) | Item::Set(list) => list.to_vec(),
                    other => vec![other.clone()],
                });
                Item::List(parts.flatten().collect())
            }
            "Sublist" => {
                let hint = "for example: [1, 4, 9, 16].Sublist(2, 3)";
                let [first, last] = parts(inner)[..] else {
                    return Err(wrong(inner, "expected two whole numbers", hint));
                };
                let count = list.len();
                let mut place = |number: &str| -> Result<usize, Refusal> {
                    self.place(number, inner, count)?.map_err(|place| no_place(inner, number, count, &place))
                };
                let (first, last) = (place(first)?.max(1), place(last)?);
                Item::List(list.iter().take(last).skip(first - 1).cloned().collect())
            }
            "Intersection" => {
                let other = self.listed(inner)?;
                let mut shared = Vec::new();
                for item in list {
                    if self.place_of(other.iter(), item)?.is_some() {
                        shared.push(item.clone());
                    }
                }
                Item::List(shared.into())
            }
            "Replaced" => {
                let Item::Map(map) = self.item(inner)? else {
                    return Err(wrong(inner, "expected a map", "for example: {1, 2, 3}.Replaced({2 => 7})"));
                };
                let mut replaced = Vec::with_capacity(list.len());
                for item in list {
                    let place = self.place_of(map.iter().map(|(key, _)| key), item)?;
                    replaced.push(place.map_or_else(|| item.clone(), |place| map[place].1.clone()));
                }
                Item::List(replaced.into())
            }
            "MkOutput" => {
                let Item::Text(between) = self.item(inner)? else {
                    return Err(wrong(inner, "expected a text", "for example: [1, 2, 3].MkOutput(\", \")"));
                };
                let texts: Result<Vec<_>, _> = list.iter().map(|item| self.bare_text(item, inner)).collect();
                Item::Text(texts?.join(&between).into())
            }
            _ => return Ok(None),
        }))
    }

    /// The elements of the list or set that a text is.
    fn listed(&mut self, text: &str) -> Result<Rc<[Item]>, Refusal> {
        let item = self.item(text)?;
        self.now(item)?
            .elements()
            .ok_or_else(|| wrong(text, "expected a list", "for example: [1, 2].Concat([3])"))
    }

    /// A place from 0 on in something so long; the number, where it is none.
    fn place(&mut self, number: &str, inner: &str, count: usize) -> Result<Result<usize, IBig>, Refusal> {
        let place = self.integer(number).map_err(|refusal| within(refusal, inner, number))?;
        let found = usize::try_from(&place).ok().filter(|place| *place <= count);
        Ok(found.ok_or(place))
    }

    /// The first elements for which a function says yes, at most so many.
    pub(super) fn kept(
        &mut self,
        list: &[Item],
        own: &Rc<Own>,
        function: &str,
        most: usize,
    ) -> Result<Vec<Item>, Refusal> {
        let mut kept = Vec::new();
        for element in list {
            if kept.len() == most {
                break;
            }
            let item = self.applied_to(own, function, vec![element.clone()])?;
            let Item::Value(held) = &item else { return Err(not_truth(function)) };
            if held.as_truth().ok_or_else(|| not_truth(function))? {
                kept.push(element.clone());
            }
        }
        Ok(kept)
    }

    /// A text with another letter, or letters, at a place.
    fn updated_text(&mut self, text: &str, inner: &str) -> Result<Item, Refusal> {
        let hint = "for example: \"Short\".Updated(2, \"n\")";
        let [place, new] = parts(inner)[..] else {
            return Err(wrong(inner, "expected a place and a text", hint));
        };
        let index = self.integer(place)?;
        let Item::Text(new) = self.item(new)? else {
            return Err(wrong(inner, "expected a place and a text", hint));
        };
        let count = text.chars().count();
        let found = usize::try_from(&index).ok().filter(|found| (1..=count).contains(found));
        let found = found.ok_or_else(|| no_letter(inner, place, count, &index))?;
        let letters = text.chars();
        let changed: String =
            letters.clone().take(found - 1).chain(new.chars()).chain(letters.skip(found)).collect();
        Ok(Item::Text(changed.into()))
    }

    fn updated(&mut self, list: &[Item], inner: &str) -> Result<Item, Refusal> {
        let [place, value] = parts(inner)[..] else {
            let hint = "for example: [5, 12, 13].Updated(2, 99)";
            return Err(wrong(inner, "expected a place and a value", hint));
        };
        let index = self.integer(place)?;
        let value = self.item(value)?;
        let mut list = list.to_vec();
        let found = usize::try_from(&index).ok().and_then(|index| index.checked_sub(1));
        match found.and_then(|found| list.get_mut(found)) {
            Some(element) => *element = value,
            None => return Err(no_place(inner, place, list.len(), &index)),
        }
        Ok(Item::List(list.into()))
    }

    /// The place of the first item that is the same as another.
    pub(super) fn place_of<'i>(
        &mut self,
        mut items: impl Iterator<Item = &'i Item>,
        sought: &Item,
    ) -> Result<Option<usize>, Refusal> {
        let sought = self.identity(sought)?;
        let mut place = 0;
        loop {
            let Some(item) = items.next() else { return Ok(None) };
            self.meter.step().map_err(Refusal::stopped_by)?;
            if self.identity(item)? == sought {
                return Ok(Some(place));
            }
            place += 1;
        }
    }

    /// A text that is the same of two items where they are: canonical forms are, and the star of 0 is the number 0.
    pub(super) fn identity(&mut self, item: &Item) -> Result<String, Refusal> {
        let text = self.text(item, "")?;
        Ok(match item {
            // Two graphs may be printed alike.
            Item::Graph(graph) => graph.key(),
            Item::Form(_) => format!("'{text}'"),
            Item::Value(held) if held.as_truth().is_some() => format!("truth {text}"),
            _ => text,
        })
    }

    /// The set of some items: each once, numbers and nimbers before the others, in order.
    pub(super) fn set(&mut self, items: Vec<Item>) -> Result<Item, Refusal> {
        let mut keyed = Vec::with_capacity(items.len());
        let mut seen = rustc_hash::FxHashSet::default();
        for item in items {
            let identity = self.identity(&item)?;
            if seen.insert(identity.clone()) {
                keyed.push((identity, item));
            }
        }
        keyed.sort_by(|(a_text, a), (b_text, b)| {
            self.in_set(a, b).then_with(|| a_text.len().cmp(&b_text.len())).then_with(|| a_text.cmp(b_text))
        });
        Ok(Item::Set(keyed.into_iter().map(|(_, item)| item).collect()))
    }

    /// The order of sets: numbers, then nimbers, then all else.
    fn in_set(&mut self, a: &Item, b: &Item) -> Ordering {
        let kind = |sheet: &mut Self, item: &Item| match item {
            Item::Value(held) if sheet.session.order(held, &Held::integer(0)).is_some() => 0,
            Item::Value(held) if sheet.session.order(held, held).is_some() => 1,
            Item::Value(_) | Item::Position(_) => 2,
            Item::Text(_) => 3,
            _ => 4,
        };
        let kinds = (kind(self, a), kind(self, b));
        match (a, b) {
            (Item::Value(a), Item::Value(b)) if kinds.0 == kinds.1 && kinds.0 < 2 => {
                self.session.order(a, b).unwrap_or(Ordering::Equal)
            }
            _ => kinds.0.cmp(&kinds.1),
        }
    }

    /// A map of some entries; of two with one key the later counts.
    pub(super) fn map(&mut self, entries: Vec<(Item, Item)>) -> Result<Item, Refusal> {
        let mut values = rustc_hash::FxHashMap::default();
        let mut keys = Vec::new();
        for (key, value) in entries {
            values.insert(self.identity(&key)?, value);
            keys.push(key);
        }
        let keys = self.set(keys)?.elements().unwrap_or_default();
        let mut map = Vec::with_capacity(keys.len());
        for key in keys.iter() {
            if let Some(value) = values.remove(&self.identity(key)?) {
                map.push((key.clone(), value));
            }
        }
        Ok(Item::Map(map.into()))
    }

    /// Numbers or nimbers in order, or lists of these, by their first difference.
    fn sorted(&mut self, list: &[Item], asked: &str) -> Result<Vec<Item>, Refusal> {
        let mut sorted = list.to_vec();
        let mut is_ordered = true;
        sorted.sort_by(|a, b| {
            self.order(a, b).unwrap_or_else(|| {
                is_ordered = false;
                Ordering::Equal
            })
        });
        // One element needs no order, and has to have one all the same.
        if is_ordered && list.iter().all(|item| self.order(item, item).is_some()) {
            return Ok(sorted);
        }
        let hint = "games are not in one line; by a function of one's own: L.SortedWith((a, b) -> a.Birthday - b.Birthday)";
        Err(wrong(asked, "numbers, or nimbers, or lists of one of them are sorted", hint))
    }

    fn order(&mut self, a: &Item, b: &Item) -> Option<Ordering> {
        match (a, b) {
            (Item::Value(a), Item::Value(b)) => self.session.order(a, b),
            (Item::List(a), Item::List(b)) => {
                for (a, b) in a.iter().zip(b.iter()) {
                    let order = self.order(a, b)?;
                    if order != Ordering::Equal {
                        return Some(order);
                    }
                }
                Some(a.len().cmp(&b.len()))
            }
            _ => None,
        }
    }

    /// The list in the order that a function of two elements says by the sign of what it gives. It is asked of neighbours only:
    /// whatever it says, the list is put in some order.
    fn sorted_with(&mut self, list: &[Item], function: &str) -> Result<Vec<Item>, Refusal> {
        let own = self.function_in(function)?;
        let mut sorted: Vec<Item> = Vec::with_capacity(list.len());
        for item in list {
            let (mut low, mut high) = (0, sorted.len());
            while low < high {
                let middle = low.midpoint(high);
                let pair = vec![sorted[middle].clone(), item.clone()];
                let found = self.applied_to(&own, function, pair)?;
                let sign = match &found {
                    Item::Value(held) => self.session.order(held, &Held::integer(0)),
                    _ => None,
                };
                let hint = "for example: L.SortedWith((a, b) -> a - b)";
                match sign.ok_or_else(|| wrong(function, "expected a number", hint))? {
                    Ordering::Greater => high = middle,
                    _ => low = middle + 1,
                }
            }
            sorted.insert(low, item.clone());
        }
        Ok(sorted)
    }

    /// The function that a text is: `n -> n + 1`, or one by its name.
    pub(super) fn function_in(&mut self, text: &str) -> Result<Rc<Own>, Refusal> {
        let mut text = text.trim();
        if text.starts_with('(') && closing(text) == Some(text.len() - 1) {
            text = text[1..text.len() - 1].trim();
        }
        if let Some((parameters, body)) = lambda(text) {
            return self.own(text, parameters, body).map(Rc::new);
        }
        if let Some(Item::Function(own)) = self.item_named(text) {
            return Ok(own);
        }
        if let Some(own) = self.own.get(text) {
            return Ok(own.clone());
        }
        if let Some(bound) = self.bound_method(text)? {
            return Ok(bound);
        }
        if !super::is_word(text) {
            return Err(wrong(text, "expected a function", EXAMPLE_OF_FUNCTION));
        }
        let body = format!("{text}(element)");
        Ok(Rc::new(Own { parameters: vec!["element".to_owned()], body, ..Own::default() }))
    }

    /// The function that a method of a value is while its argument is not said: `{5|1}.Cool`. `None` of other texts.
    pub(super) fn bound_method(&mut self, text: &str) -> Result<Option<Rc<Own>>, Refusal> {
        let Some((receiver, name)) = text.rsplit_once('.') else { return Ok(None) };
        let is_method = functions().any(|function| {
            let names = std::iter::once(function.name).chain(function.aliases.iter().copied());
            function.takes() == (2, 2) && names.into_iter().any(|own| own.eq_ignore_ascii_case(name))
        });
        let is_closed = closing(receiver) == Some(receiver.len().wrapping_sub(1))
            && receiver.starts_with(['{', '(', '[']);
        if OF_HEAPS.contains(&name)
            && let Some(ruleset) = self.only_ruleset(receiver)?
        {
            return Ok(Some(bound_to(ruleset, name)));
        }
        let is_of_list = BETWEEN.contains(&name) && !self.session.is_kept(receiver);
        if !is_method && !is_of_list
            || !name.starts_with(|c: char| c.is_ascii_uppercase())
            || !is_closed && !is_word(receiver)
        {
            return Ok(None);
        }
        let item = self.item(receiver).map_err(|refusal| within(refusal, text, receiver))?;
        Ok(Some(bound_to(item, name)))
    }

    /// What the function that the text is gives of some arguments.
    pub(super) fn applied_to(
        &mut self,
        own: &Rc<Own>,
        text: &str,
        arguments: Vec<Item>,
    ) -> Result<Item, Refusal> {
        if own.parameters.len() != arguments.len() {
            let count = arguments.len();
            let message = message!("'{name}' does not take {count} arguments", name = text, count);
            return Err(wrong(text, message, EXAMPLE_OF_FUNCTION));
        }
        let found = self.invoke(text, own, arguments);
        found.map_err(|refusal| match text.find(&*own.body) {
            Some(place) => {
                let part = &text[place..place + own.body.len()];
                match &refusal.place {
                    Some(error) if error.text == own.body => within(refusal, text, part),
                    _ => refusal,
                }
            }
            None => refusal,
        })
    }
}

/// A number of a period: `Preperiod` of `Periodicity(Period => 12, Preperiod => 71, Saltus => 0)`.
fn field_of(text: &str, asked: &str) -> Option<Item> {
    let fields = text.strip_prefix("Periodicity(")?.strip_suffix(')')?;
    let (_, number) =
        fields.split(", ").filter_map(|field| field.split_once(" => ")).find(|(name, _)| *name == asked)?;
    Some(Item::Value(Held::integer(number.parse::<IBig>().ok()?)))
}

fn not_truth(function: &str) -> Refusal {
    let hint = "a comparison is yes or no, for example: n > 2, G || 0, isnumber(G)";
    wrong(function, "expected yes or no", hint)
}

/// The refusal of a place that a list does not have.
pub(super) fn no_place(text: &str, place: &str, count: usize, index: impl std::fmt::Display) -> Refusal {
    let message =
        message!("the list has {count} elements, and {index} is not one of their places", count, index);
    ParseError::part(text, place, message, "the first is L[1]").into()
}

/// The refusal of a place that a text does not have.
pub(super) fn no_letter(text: &str, place: &str, count: usize, index: impl std::fmt::Display) -> Refusal {
    let message =
        message!("the text has {count} letters, and {index} is not one of their places", count, index);
    ParseError::part(text, place, message, "the first is T[1]").into()
}

/// The function that asks a method with one argument of something.
fn bound_to(receiver: Item, name: &str) -> Rc<Own> {
    let body = format!("receiver.{name}(argument)");
    let captured = vec![("receiver".to_owned(), receiver)];
    Rc::new(Own { parameters: vec!["argument".to_owned()], body, captured, ..Own::default() })
}

fn wrong(text: &str, message: impl Into<Message>, hint: impl Into<Message>) -> Refusal {
    ParseError::whole(text, message, hint).into()
}
