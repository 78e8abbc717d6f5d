//! Which coins of a row may be turned together: the rule of a coin-turning game. Written as in `CGSuite`: a number of coins
//! such as `3`, `1-3`, `2-3,6` or `1+` (one or more), then `C` for neighbouring coins, `C(5)` for coins within five neighbouring
//! places, `E` for equally spaced coins, `S` for a symmetric set, `F` for sets that contain the first coin of the row.

use crate::game::Message;
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;

/// The rule of a coin-turning game. The rightmost coin turned must show heads before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnRule {
    counts: Counts,
    shape: Shape,
    /// Whether the first coin of the row must be among those turned.
    with_first: bool,
}

/// How many coins a move may turn: ranges, ascending and apart, the last perhaps without an end.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counts(Box<[RangeInclusive<u64>]>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Any,
    /// Within so many neighbouring places.
    Within(u64),
    Consecutive,
    EquallySpaced,
    Symmetric,
}

/// The rules whose values and winning moves are known in closed form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KnownRule {
    TurningTurtles,
    MockTurtles,
    Twins,
    Ruler,
}

/// Why a text is no rule.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TurnRuleError {
    /// No number of coins stands in front.
    #[error("expected a number of coins such as 3, 1-3, 2-3,6 or 1+")]
    Count,
    /// The number of coins is 0, or the range is empty.
    #[error("a move turns at least one coin, and the most is not below the least")]
    EmptyRange,
    /// Several numbers are not in ascending order.
    #[error("several numbers of coins ascend, as in 2-3,6")]
    Order,
    /// An unknown or repeated letter.
    #[error("'{0}' is not a condition; there are C, C(n), E, S and F, each once, and one of the first four")]
    Condition(String),
}

impl From<TurnRuleError> for Message {
    fn from(error: TurnRuleError) -> Self {
        match error {
            TurnRuleError::Condition(written) => zermelo_core::message!(
                "'{written}' is not a condition; there are C, C(n), E, S and F, each once, and one of the first four",
                written
            ),
            other => other.to_string().into(),
        }
    }
}

impl FromStr for TurnRule {
    type Err = TurnRuleError;

    fn from_str(text: &str) -> Result<Self, TurnRuleError> {
        match text.to_ascii_lowercase().as_str() {
            "turning-turtles" => return "1-2".parse(),
            "mock-turtles" => return "1-3".parse(),
            "ruler" => return "1+C".parse(),
            "twins" => return "2".parse(),
            _ => {}
        }
        let (counts, mut rest) = Counts::read(text)?;
        let mut rule = Self { counts, shape: Shape::Any, with_first: false };
        while let Some(letter) = rest.chars().next() {
            let wrong = || TurnRuleError::Condition(rest.chars().take(20).collect());
            let (condition, after) = rest.split_at(letter.len_utf8());
            let mut remaining = after;
            let shape = match condition.to_ascii_uppercase().as_str() {
                "F" if !rule.with_first => {
                    rule.with_first = true;
                    rest = remaining;
                    continue;
                }
                "C" => match after.strip_prefix('(') {
                    None => Shape::Consecutive,
                    Some(inner) => {
                        let (number, end) = inner.split_once(')').ok_or_else(wrong)?;
                        remaining = end;
                        let places = number.parse().ok().filter(|&places: &u64| places > 0);
                        Shape::Within(places.ok_or_else(wrong)?)
                    }
                },
                "E" => Shape::EquallySpaced,
                "S" => Shape::Symmetric,
                _ => return Err(wrong()),
            };
            if rule.shape != Shape::Any {
                return Err(wrong());
            }
            rule.shape = shape;
            rest = remaining;
        }
        Ok(rule)
    }
}

impl Counts {
    /// Reads the numbers of coins at the beginning of a rule, and gives the rest of it.
    fn read(text: &str) -> Result<(Self, &str), TurnRuleError> {
        let mut counts: Vec<RangeInclusive<u64>> = Vec::new();
        let mut rest = text;
        loop {
            let (range, after) = range(rest)?;
            // Numbers that touch are one range, so that a rule is written in one way.
            match counts.last_mut() {
                Some(before) if *range.start() <= *before.end() => return Err(TurnRuleError::Order),
                Some(before) if *range.start() == *before.end() + 1 => {
                    *before = *before.start()..=*range.end();
                }
                _ => counts.push(range),
            }
            match after.strip_prefix(',') {
                Some(after) => rest = after,
                None => return Ok((Self(counts.into()), after)),
            }
        }
    }

    fn contains(&self, count: u64) -> bool {
        self.0.iter().any(|range| range.contains(&count))
    }

    /// The numbers of at most so many coins.
    fn up_to(&self, most: u64) -> impl Iterator<Item = u64> {
        self.0.iter().flat_map(move |range| *range.start()..=most.min(*range.end()))
    }
}

/// One number, or a range of numbers, at the beginning of a text, and the rest of it.
fn range(text: &str) -> Result<(RangeInclusive<u64>, &str), TurnRuleError> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let number = |digits: &str| digits.parse().map_err(|_| TurnRuleError::Count);
    let (first, rest) = text.split_at(digits(text));
    let least = number(first)?;
    let (most, rest) = if let Some(rest) = rest.strip_prefix('+') {
        (u64::MAX, rest)
    } else if let Some(rest) = rest.strip_prefix('-') {
        let (last, rest) = rest.split_at(digits(rest));
        (number(last)?, rest)
    } else {
        (least, rest)
    };
    if least == 0 || most < least { Err(TurnRuleError::EmptyRange) } else { Ok((least..=most, rest)) }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, range) in self.0.iter().enumerate() {
            f.write_str(if place > 0 { "," } else { "" })?;
            match (range.start(), range.end()) {
                (least, &u64::MAX) => write!(f, "{least}+")?,
                (least, most) if least == most => write!(f, "{least}")?,
                (least, most) => write!(f, "{least}-{most}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for TurnRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.counts.fmt(f)?;
        match self.shape {
            Shape::Any => {}
            Shape::Within(places) => write!(f, "C({places})")?,
            Shape::Consecutive => f.write_str("C")?,
            Shape::EquallySpaced => f.write_str("E")?,
            Shape::Symmetric => f.write_str("S")?,
        }
        f.write_str(if self.with_first { "F" } else { "" })
    }
}

impl TurnRule {
    pub(super) fn known(&self) -> Option<KnownRule> {
        let [counts] = &*self.counts.0 else { return None };
        match (*counts.start(), *counts.end(), self.shape, self.with_first) {
            (1, 2, Shape::Any, false) => Some(KnownRule::TurningTurtles),
            (1, 3, Shape::Any, false) => Some(KnownRule::MockTurtles),
            (2, 2, Shape::Any, false) => Some(KnownRule::Twins),
            (1, u64::MAX, Shape::Consecutive, false) => Some(KnownRule::Ruler),
            _ => None,
        }
    }

    /// Visits the sets of coins that may be turned with the coin at `place` as the rightmost: their places without
    /// that one, ascending. `pause` is told the work, in coins, before every set that is looked at.
    pub(super) fn visit_companions<B>(
        &self,
        place: u64,
        mut pause: impl FnMut(u64) -> ControlFlow<B>,
        mut visit: impl FnMut(&[u64]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.shape {
            Shape::Any => self.visit_within(1, place, &mut pause, &mut visit),
            Shape::Within(places) => {
                let lowest = place.saturating_sub(places - 1).max(1);
                self.visit_within(lowest, place, &mut pause, &mut visit)
            }
            Shape::Consecutive | Shape::EquallySpaced => {
                for count in self.counts.up_to(place) {
                    let widest = if count == 1 || self.shape == Shape::Consecutive {
                        1
                    } else {
                        (place - 1) / (count - 1)
                    };
                    for step in 1..=widest {
                        pause(count)?;
                        if self.with_first && place - (count - 1) * step != 1 {
                            continue;
                        }
                        let companions: Vec<u64> =
                            (1..count).rev().map(|index| place - index * step).collect();
                        visit(&companions)?;
                    }
                }
                ControlFlow::Continue(())
            }
            Shape::Symmetric => {
                for first in 1..=if self.with_first { 1 } else { place } {
                    self.visit_symmetric(first, place, &mut pause, &mut visit)?;
                }
                ControlFlow::Continue(())
            }
        }
    }

    /// At most so many sets have the right shape, no more coins than there may be, and `place` as the rightmost; each has at most
    /// so many coins.
    pub(super) fn most_sets_and_coins(&self, place: u64) -> [u64; 2] {
        let power =
            |exponent: u64| 1_u64.checked_shl(u32::try_from(exponent).unwrap_or(64)).unwrap_or(u64::MAX);
        let most = self.counts.0.last().map_or(0, |range| *range.end());
        let subsets = |places: u64| {
            // Of at most `most` coins, one of which is at `place`.
            let few = (1..most.min(64)).fold(1_u64, |sets, _| sets.saturating_mul(places.max(1)));
            power(places).min(few.saturating_mul(2))
        };
        let sets = match self.shape {
            Shape::Any => subsets(place - 1),
            Shape::Within(places) => subsets((place - 1).min(places - 1)),
            Shape::Consecutive => place,
            Shape::EquallySpaced => place.saturating_mul(place),
            Shape::Symmetric => power(place / 2 + 2),
        };
        [sets, most.min(place)]
    }

    /// Whether the checker of certificates, whose numbers are shorter, reads the rule.
    pub(super) fn has_short_numbers(&self) -> bool {
        const MOST_DIGITS: usize = 18;
        self.to_string().split(|c: char| !c.is_ascii_digit()).all(|digits| digits.len() <= MOST_DIGITS)
    }

    /// All sets of the right sizes from `lowest` on.
    fn visit_within<B>(
        &self,
        lowest: u64,
        place: u64,
        pause: &mut impl FnMut(u64) -> ControlFlow<B>,
        visit: &mut impl FnMut(&[u64]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for companions in self.counts.up_to(place).map(|count| count - 1) {
            if !self.with_first || place == 1 {
                visit_subsets(lowest, place, companions, pause, visit)?;
            } else if lowest == 1 && companions > 0 {
                visit_subsets(2, place, companions - 1, pause, &mut |others| {
                    let companions: Vec<u64> = [1].into_iter().chain(others.iter().copied()).collect();
                    visit(&companions)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The symmetric sets from `first` to `last`.
    fn visit_symmetric<B>(
        &self,
        first: u64,
        last: u64,
        pause: &mut impl FnMut(u64) -> ControlFlow<B>,
        offer: &mut impl FnMut(&[u64]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if first == last {
            pause(1)?;
            return if self.counts.contains(1) { offer(&[]) } else { ControlFlow::Continue(()) };
        }
        let has_centre = (last - first).is_multiple_of(2);
        let half = (last - first - 1) / 2;
        // Two coins at the ends, pairs inside, and the centre or not.
        for count in self.counts.up_to(last - first + 1).filter(|&count| count > 1) {
            let (pairs, centre) = ((count - 2) / 2, count % 2 == 1);
            if (centre && !has_centre) || pairs > half {
                continue;
            }
            visit_subsets(first + 1, first + 1 + half, pairs, pause, &mut |inner| {
                let mirror = |place: u64| last - (place - first);
                let mut companions = vec![first];
                companions.extend(inner);
                companions.extend(centre.then_some(u64::midpoint(first, last)));
                companions.extend(inner.iter().rev().map(|&place| mirror(place)));
                offer(&companions)
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Visits the subsets of lowest..end with `size` elements, each ascending, in lexicographic order.
fn visit_subsets<B>(
    lowest: u64,
    end: u64,
    size: u64,
    pause: &mut impl FnMut(u64) -> ControlFlow<B>,
    visit: &mut impl FnMut(&[u64]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if size > end - lowest {
        return ControlFlow::Continue(());
    }
    let mut subset: Vec<u64> = (lowest..lowest + size).collect();
    loop {
        pause(size + 1)?;
        visit(&subset)?;
        let last = |index: usize| end - (size - index as u64);
        let Some(place) = (0..subset.len()).rev().find(|&index| subset[index] < last(index)) else {
            return ControlFlow::Continue(());
        };
        let next = subset[place] + 1;
        for (element, value) in subset[place..].iter_mut().zip(next..) {
            *element = value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn companions(rule: &str, place: u64) -> Vec<Vec<u64>> {
        let mut found = Vec::new();
        let rule: TurnRule = rule.parse().unwrap();
        let _: ControlFlow<()> = rule.visit_companions(
            place,
            |_| ControlFlow::Continue(()),
            |set| {
                found.push(set.to_vec());
                ControlFlow::Continue(())
            },
        );
        found
    }

    /// Every rule against all subsets, each tested by the words of the rule.
    #[test]
    fn companions_are_the_sets_that_fit() {
        for text in [
            "1-2", "1-3", "2", "3", "1+", "1+C", "2C", "1-3C(4)", "3C(5)", "3E", "2+E", "1+S", "4S", "4FS",
            "3F", "2-3,6C", "1,3+", "1,3,5-6E", "2,4S", "1-2,3",
        ] {
            let rule: TurnRule = text.parse().unwrap();
            assert_eq!(rule.to_string().parse::<TurnRule>().unwrap(), rule);
            for place in 1..10_u64 {
                let mut expected: Vec<Vec<u64>> = Vec::new();
                for mask in 0..1_u64 << (place - 1) {
                    let set: Vec<u64> = (1..place).filter(|other| mask >> (other - 1) & 1 == 1).collect();
                    let all: Vec<u64> = set.iter().copied().chain([place]).collect();
                    let (first, count) = (all[0], all.len() as u64);
                    let fits = match rule.shape {
                        Shape::Any => true,
                        Shape::Within(places) => place - first < places,
                        Shape::Consecutive => place - first + 1 == count,
                        Shape::EquallySpaced => {
                            all.windows(2).all(|pair| pair[1] - pair[0] == all[1] - all[0])
                        }
                        Shape::Symmetric => all.iter().all(|other| all.contains(&(first + place - other))),
                    };
                    if fits && rule.counts.contains(count) && (!rule.with_first || first == 1) {
                        expected.push(set);
                    }
                }
                let mut found = companions(text, place);
                found.sort();
                expected.sort();
                assert_eq!(found, expected, "{text} at {place}");
            }
        }
    }

    #[test]
    fn wrong_rules_are_refused() {
        for text in
            ["", "x", "0", "3-1", "1-", "3CE", "3X", "3C(0)", "3C(2", "4FF", "-3", "99999999999999999999"]
        {
            assert!(text.parse::<TurnRule>().is_err(), "{text}");
        }
    }
}
