//! What an expression is worth as data, for callers that go on computing with it and need no text.

use super::argument::Argument;
use super::evaluate::{EvaluationError, Session};
use super::value::{Computed, Value};
use super::{functions, ordinals, rationals, surreals};
use crate::{Dyadic, Script, SidedValue};
use zermelo_core::{Outcome, ParseError};
use zermelo_nimber::Nimber128;

/// What an expression is worth, in the store of its session.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Worth {
    /// A nimber below 2^128.
    Nimber(Nimber128),
    /// A number.
    Number(Dyadic),
    /// A fraction that is the value of no short game, as text, `-3/7`; or `inf`, `-inf`.
    Fraction(String),
    /// A game, short or loopy.
    Game(SidedValue),
    /// A misère form, as text.
    Misere(String),
    /// An ordinal, or the nimber of one, as text.
    Ordinal(String),
    /// Several of these.
    List(Vec<Worth>),
    /// The answer to a comparison.
    Truth(bool),
    /// Who wins.
    Outcome(Outcome),
    /// A description: a thermograph, an expansion, the genus of a form.
    Text(String),
}

impl Session<'_> {
    /// What a line is worth, `None` when it ends with the binding of a name. A sum of games is added up.
    pub fn worth(&mut self, text: &str) -> Result<Option<Worth>, EvaluationError> {
        match self.compute(text)? {
            (true, _) => Ok(None),
            (false, computed) => self.worth_of(text, computed).map(Some),
        }
    }

    /// Binds a name to a value of the session's store for the lines that follow. Refuses what is not a name, or is taken by
    /// a function.
    pub fn bind(&mut self, name: &str, value: SidedValue) -> Result<(), ParseError> {
        let is_name = name.starts_with(|c: char| c.is_alphabetic())
            && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if !is_name {
            return Err(ParseError::whole(name, "this is not a name", "for example: a, b2, left_one"));
        }
        functions::refuse_name(name, 0..name.len())?;
        self.bind_computed(name, super::loopy::computed(value));
        Ok(())
    }

    pub(super) fn worth_of(&mut self, text: &str, computed: Computed) -> Result<Worth, EvaluationError> {
        Ok(match computed {
            Computed::Nimber(nimber) => Worth::Nimber(nimber),
            Computed::Nimbers(list) => Worth::List(list.into_iter().map(Worth::Nimber).collect()),
            Computed::Number(number) => Worth::Number(number),
            Computed::Loopy(value) => Worth::Game(value),
            Computed::Games(ids) => Worth::List(ids.into_iter().map(|id| Worth::Game(id.into())).collect()),
            Computed::Stoppers(ids) => {
                Worth::List(ids.into_iter().map(|id| Worth::Game(id.into())).collect())
            }
            Computed::Sum(_) | Computed::Form(_) => Worth::Game(self.game_of(text, computed)?.into()),
            Computed::Rational(rational) => Worth::Fraction(rationals::text(&rational, Script::Ascii)),
            Computed::Truth(truth) => Worth::Truth(truth),
            Computed::Outcome(outcome) => Worth::Outcome(outcome),
            Computed::Genus(genus) => Worth::Text(genus.text(self.script())),
            Computed::Thermograph(walls) => Worth::Text(walls.to_string()),
            Computed::Text(text) => Worth::Text(text),
            Computed::Texts(texts) => Worth::List(texts.into_iter().map(Worth::Text).collect()),
            Computed::Ordinal(ordinal) => Worth::Ordinal(ordinals::text(&ordinal, self.script())),
            Computed::Surreal(number) => Worth::Ordinal(surreals::text(&number, self.script())),
            Computed::Transfinite(nimber) => Worth::Ordinal(ordinals::nimber_text(&nimber, self.script())),
            is_misere @ Computed::Misere(_) => match self.written(text, is_misere)?.value {
                Value::Misere(form) => Worth::Misere(form),
                other => Worth::Text(other.to_string()),
            },
            are_misere @ Computed::MisereForms(_) => match self.written(text, are_misere)?.value {
                Value::List(forms) => Worth::List(forms.into_iter().map(Worth::Misere).collect()),
                other => Worth::Text(other.to_string()),
            },
            // A value that can be taken further is a game by itself.
            Computed::Side(_) => {
                return Err(Argument { text, span: 0..text.trim_end().len(), value: computed }
                    .one_side()
                    .into());
            }
            // Refused there, with the reason.
            Computed::Open => Worth::Text(self.written(text, Computed::Open)?.value.to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use zermelo_core::Limits;

    #[test]
    fn lines_have_typed_values_and_names_can_be_bound() {
        let store = Store::new();
        let mut session = Session::new(&store, &Limits::none(), Script::Ascii).unwrap();
        let hot = session.sided_value("{2|-1}").unwrap();
        session.bind("hot", hot.clone()).unwrap();
        assert_eq!(session.worth("hot").unwrap(), Some(Worth::Game(hot.clone())));
        assert_eq!(session.worth("mean(hot)").unwrap(), Some(Worth::Number(Dyadic::new(1, 1))));
        assert_eq!(session.worth("1/7 - 3/7").unwrap(), Some(Worth::Fraction("-2/7".to_owned())));
        assert_eq!(session.worth("3/7 + 4/7").unwrap(), Some(Worth::Number(Dyadic::new(1, 0))));
        assert_eq!(session.worth("hot || 0").unwrap(), Some(Worth::Truth(true)));
        // Two heaps of 2 are not worth 0 in misère play.
        assert_eq!(session.worth("*[2] + *[2]").unwrap(), Some(Worth::Misere("*[2[2]]".to_owned())));
        assert!(
            matches!(session.worth("followers(hot)").unwrap(), Some(Worth::List(list)) if list.len() > 3)
        );
        assert!(matches!(session.worth("over").unwrap(), Some(Worth::Game(_))));
        assert_eq!(session.worth("let a = 1").unwrap(), None);
        for name in ["mean", "1a", "", "a b", "a;b"] {
            assert!(session.bind(name, hot.clone()).is_err(), "{name}");
        }
    }
}
