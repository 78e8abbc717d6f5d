//! Which class of CGSuite something is of: `G is Integer`.

use crate::answer::Refusal;
use crate::game::{ParseError, Ruleset, message};
use crate::worksheet::item::Item;
use crate::worksheet::line::{between, is_word};
use crate::worksheet::{Worksheet, within};

/// The classes with those that they extend. Whatever there is, is an `Object`.
const CLASSES: &[(&str, &[&str])] = &[
    ("Boolean", &[]),
    ("CanonicalShortGame", &["CanonicalStopper"]),
    ("CanonicalStopper", &["StopperSidedValue"]),
    ("Collection", &[]),
    ("Coordinates", &[]),
    ("DirectedGraph", &[]),
    ("DyadicRational", &["Rational", "Uptimal", "Pseudonumber"]),
    ("Edge", &[]),
    ("ExplicitGame", &["Game"]),
    ("Function", &[]),
    ("Game", &[]),
    ("GeneralizedOrdinal", &["SurrealNumber"]),
    ("Graph", &[]),
    ("ImpartialGame", &["Game"]),
    ("Integer", &["DyadicRational", "GeneralizedOrdinal"]),
    ("List", &["Collection"]),
    ("Map", &["Collection"]),
    ("MisereCanonicalGame", &["ImpartialGame"]),
    ("MutableList", &["Collection"]),
    ("MutableMap", &["Collection"]),
    ("MutableSet", &["Collection"]),
    ("Nimber", &["ImpartialGame", "Uptimal", "TransfiniteNimber"]),
    ("NormalValue", &["Game"]),
    ("Nothing", &[]),
    ("Object", &[]),
    ("OutcomeClass", &[]),
    ("Player", &[]),
    ("Procedure", &["Function"]),
    ("Pseudonumber", &["CanonicalStopper"]),
    ("Rational", &["SurrealNumber"]),
    ("Ruleset", &[]),
    ("Set", &["Collection"]),
    ("SidedValue", &["NormalValue"]),
    ("StopperSidedValue", &["SidedValue"]),
    ("String", &[]),
    ("SurrealNumber", &["NormalValue"]),
    ("Table", &["Collection"]),
    ("TransfiniteNimber", &["ImpartialGame", "NormalValue"]),
    ("Uptimal", &["CanonicalShortGame"]),
    ("Vertex", &[]),
    ("Zero", &["Integer", "Nimber"]),
];

impl Worksheet<'_> {
    /// Whether `G is Integer`; `None` of a text that asks no such thing.
    pub(super) fn is_of_class(&mut self, text: &str) -> Result<Option<bool>, Refusal> {
        Ok(self.compared_to_class(text, " is ")?.map(|(_, is_of_it)| is_of_it))
    }

    /// What `G as Integer` is, which is refused where it is of no such class; `None` of a text that says no such thing.
    pub(super) fn as_of_class(&mut self, text: &str) -> Result<Option<Item>, Refusal> {
        match self.compared_to_class(text, " as ")? {
            Some((_, false)) => {
                let message = "this is not of the class";
                Err(ParseError::whole(text, message, "G.Class says of which class G is").into())
            }
            found => Ok(found.map(|(item, _)| item)),
        }
    }

    /// What stands before a word with a class behind it, and whether it is of that class.
    fn compared_to_class(&mut self, text: &str, word: &str) -> Result<Option<(Item, bool)>, Refusal> {
        if !text.contains(word) {
            return Ok(None);
        }
        let [subject, class] = between(text, word.trim())[..] else { return Ok(None) };
        if subject.is_empty() || !is_word(class) {
            return Ok(None);
        }
        if ancestors(class).is_none() {
            let message = message!("there is no class '{class}'", class);
            let hint =
                "for example: 3 is Integer, *2 is Nimber, [1, 2] is List; G.Class says of which class G is";
            return Err(ParseError::part(text, class, message, hint).into());
        }
        let item = self.item(subject).map_err(|refusal| within(refusal, text, subject))?;
        let own = self.class_of(&item).map_err(|refusal| within(refusal, text, subject))?;
        let is_of_it = class == "Object" || extends(&own, class);
        Ok(Some((item, is_of_it)))
    }

    fn class_of(&mut self, item: &Item) -> Result<String, Refusal> {
        let class = match item {
            Item::Position(placed) if placed.is_of_cgsuite => {
                if Ruleset::is_impartial(placed.opened.game.as_ref()) { "ImpartialGame" } else { "Game" }
            }
            Item::Form(_) => "ExplicitGame",
            Item::Ruleset(_) => "Ruleset",
            Item::Value(held) if held.elements().is_some() => "List",
            Item::Value(held) if held.as_truth().is_some() => "Boolean",
            Item::Value(held) if matches!(held.as_text(), Some("Left" | "Right")) => "Player",
            Item::Value(held) if held.as_text().is_some() => "String",
            Item::Value(held) if held.is_outcome() => "OutcomeClass",
            Item::Value(_) | Item::Position(_) => {
                let value = self.as_value("", item.clone())?;
                let before = self.hidden;
                let name = self.hide(&value)?;
                let class = self.session.held(&format!("class({name})"));
                self.forget_hidden(before);
                let class = class.map_err(crate::worksheet::refusal);
                let class = class.map_err(|refusal| Refusal { place: None, ..refusal })?;
                return Ok(class.as_text().unwrap_or_default().to_owned());
            }
            other => other.class().unwrap_or("Object"),
        };
        Ok(class.to_owned())
    }
}

fn ancestors(class: &str) -> Option<&'static [&'static str]> {
    let place = CLASSES.binary_search_by_key(&class, |(name, _)| name).ok()?;
    Some(CLASSES[place].1)
}

fn extends(class: &str, other: &str) -> bool {
    class == other || ancestors(class).unwrap_or_default().iter().any(|parent| extends(parent, other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_that_is_extended_is_a_class() {
        assert!(CLASSES.is_sorted_by_key(|(name, _)| name));
        for parent in CLASSES.iter().flat_map(|(_, parents)| *parents) {
            assert!(ancestors(parent).is_some(), "{parent}");
        }
        assert!(
            extends("Zero", "Nimber") && extends("Zero", "SurrealNumber") && extends("Integer", "Uptimal")
        );
        assert!(!extends("Uptimal", "Integer") && !extends("Nimber", "SurrealNumber"));
    }
}
