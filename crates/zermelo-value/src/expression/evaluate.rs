//! The value of a tree: one pass over its nodes, parts first.

use super::argument::{Argument, refused};
use super::functions;
use super::lexer::{Comparison, EXAMPLE, UpKind, Ups};
use super::loopy::{self, Labels};
use super::misere;
use super::ordinals;
use super::parser::parse;
use super::rationals::{self, Rational};
use super::surreals;
use super::tree::{Binary, Literal, NodeId, NodeKind, Statement, Tree};
use super::value::{Computed, Evaluation, Value, nimber_text};
use crate::misere::MisereForms;
use crate::{Algebra, Dyadic, NumberUpStar, Script, SidedValue, Store, ValueError, ValueId};
use dashu_int::{IBig, Sign, UBig};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::ops::Range;
use zermelo_core::{Limits, Meter, Outcome, ParseError, StopReason};

/// Why an expression has no value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EvaluationError {
    /// It cannot be read, or asks for what is not there.
    #[error(transparent)]
    Wrong(#[from] ParseError),
    /// A limit stopped it.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// Numbers of more bits are not computed with.
pub(super) const MOST_BITS: usize = 1 << 16;

/// The value of one expression.
///
/// Sums, negatives and comparisons of the numbers and nimbers themselves take time linear in the length of the text;
/// canonical forms of games can be exponentially larger than the games.
///
/// ```
/// use zermelo_value::expression::evaluate;
/// use zermelo_core::Limits;
///
/// assert_eq!(evaluate("{2|-1} + {1|0}", &Limits::none())?.value.to_string(), "{3|2||0|-1}");
/// assert_eq!(evaluate("(*12 + *7) x *5", &Limits::none())?.value.to_string(), "*12");
/// # Ok::<(), zermelo_value::expression::EvaluationError>(())
/// ```
pub fn evaluate(text: &str, limits: &Limits) -> Result<Evaluation, EvaluationError> {
    let store = Store::within(limits);
    let mut session = Session::new(&store, limits, Script::Ascii)?;
    let (_, computed) = session.compute(text)?;
    session.written(text, computed)
}

/// Expressions one after the other, which may bind names for the later ones.
///
/// ```
/// use zermelo_value::expression::Session;
/// use zermelo_core::Limits;
/// use zermelo_value::{Script, Store};
///
/// let store = Store::new();
/// let mut session = Session::new(&store, &Limits::none(), Script::Unicode)?;
/// assert!(session.evaluate("let a = {1|*}")?.is_none());
/// assert_eq!(session.evaluate("a + *")?.unwrap().value.to_string(), "{1∗|0}");
/// # Ok::<(), zermelo_value::expression::EvaluationError>(())
/// ```
#[derive(Debug)]
pub struct Session<'a> {
    algebra: Algebra<'a>,
    forms: MisereForms<'a>,
    names: FxHashMap<String, Computed>,
    script: Script,
}

impl<'a> Session<'a> {
    /// A session without names, whose values live in the store.
    pub fn new(store: &'a Store, limits: &Limits<'a>, script: Script) -> Result<Self, StopReason> {
        let (algebra, forms) = (Algebra::new(store, limits)?, MisereForms::new(limits)?);
        Ok(Self { algebra, forms, names: FxHashMap::default(), script })
    }

    /// Where the misère forms of the session are.
    pub const fn misere_forms(&mut self) -> &mut MisereForms<'a> {
        &mut self.forms
    }

    /// The value of a line; `None` when it ends with the binding of a name.
    pub fn evaluate(&mut self, text: &str) -> Result<Option<Evaluation>, EvaluationError> {
        match self.compute(text)? {
            (true, _) => Ok(None),
            (false, computed) => self.written(text, computed).map(Some),
        }
    }

    /// The canonical form of a line that is worth a game.
    pub fn value(&mut self, text: &str) -> Result<ValueId, EvaluationError> {
        let (_, value) = self.compute(text)?;
        Argument { text, span: 0..text.trim_end().len(), value }.game(&mut self.algebra)
    }

    /// The value of a line that is worth a game, short or loopy.
    pub fn sided_value(&mut self, text: &str) -> Result<SidedValue, EvaluationError> {
        let (_, value) = self.compute(text)?;
        Argument { text, span: 0..text.trim_end().len(), value }.loopy(&mut self.algebra)
    }

    /// The canonical forms of the session.
    pub const fn algebra(&mut self) -> &mut Algebra<'a> {
        &mut self.algebra
    }

    /// The games whose sum a line is worth, not added up.
    pub fn summands(&mut self, text: &str) -> Result<Vec<ValueId>, EvaluationError> {
        match self.compute(text)? {
            (_, Computed::Sum(summands)) => Ok(summands),
            (_, value) => {
                let game =
                    Argument { text, span: 0..text.trim_end().len(), value }.game(&mut self.algebra)?;
                Ok(vec![game])
            }
        }
    }

    pub(super) fn bind_computed(&mut self, name: &str, value: Computed) {
        self.names.insert(name.to_owned(), value);
    }

    pub(super) const fn bound(&self) -> &FxHashMap<String, Computed> {
        &self.names
    }

    pub(super) fn unbind(&mut self, name: &str) {
        self.names.remove(name);
    }

    pub(super) const fn script(&self) -> Script {
        self.script
    }

    /// The canonical form of what the line `text` was found to be worth.
    pub(super) fn game_of(&mut self, text: &str, value: Computed) -> Result<ValueId, EvaluationError> {
        Argument { text, span: 0..text.trim_end().len(), value }.game(&mut self.algebra)
    }

    /// The value of the last statement, and whether it binds a name.
    pub(super) fn compute(&mut self, text: &str) -> Result<(bool, Computed), EvaluationError> {
        let tree = parse(text)?;
        let meter = Meter::start(self.algebra.limits(), "expression")?;
        let labels = Labels::of(&tree);
        let conditions = conditions(&tree);
        let mut values: Vec<Option<Computed>> = vec![None; tree.nodes.len()];
        let mut next = 0;
        let mut last = (false, Computed::Number(Dyadic::ZERO));
        for Statement { name, root } in &tree.statements {
            let mut id = next;
            while id <= *root {
                meter.step()?;
                if matches!(tree.nodes[id].kind, NodeKind::Call(..)) {
                    meter.look()?;
                }
                let mut evaluator = Evaluator {
                    text,
                    tree: &tree,
                    labels: &labels,
                    values: &mut values,
                    names: &self.names,
                    algebra: &mut self.algebra,
                    forms: &mut self.forms,
                };
                values[id] = Some(evaluator.value(id)?);
                // Where the left side of 'and' or 'or' decides, the right one is not worked out.
                while let Some(&(whole, is_or)) = conditions.get(&id)
                    && values[id] == Some(Computed::Truth(is_or))
                {
                    values[whole] = Some(Computed::Truth(is_or));
                    id = whole;
                }
                id += 1;
            }
            next = root + 1;
            let computed = values[*root].take().unwrap_or(Computed::Number(Dyadic::ZERO));
            if let Some(name) = name {
                functions::refuse_name(text, name.clone())?;
                self.names.insert(text[name.clone()].to_owned(), computed.clone());
            }
            last = (name.is_some(), computed);
        }
        Ok(last)
    }

    /// A computed value as text.
    pub(super) fn written(&mut self, text: &str, computed: Computed) -> Result<Evaluation, EvaluationError> {
        self.written_in(self.script, text, computed)
    }

    /// A computed value as text in a script.
    pub(super) fn written_in(
        &mut self,
        script: Script,
        text: &str,
        computed: Computed,
    ) -> Result<Evaluation, EvaluationError> {
        let failed = |error: &ValueError| refused(text, 0..text.trim_end().len(), error);
        let value = match computed {
            Computed::Nimber(nimber) => Value::Nimber(nimber_text(nimber, script)),
            Computed::Number(number) => {
                if number.bits() > MOST_BITS {
                    let message =
                        zermelo_core::message!("the number has more than {MOST_BITS} bits", MOST_BITS);
                    return Err(ParseError::whole(text, message, "smaller numbers are computed with").into());
                }
                match self.algebra.number(&number) {
                    Ok(id) => Value::Number(self.algebra.text(id, script).map_err(|error| failed(&error))?),
                    Err(error) => return Err(failed(&error)),
                }
            }
            Computed::Form(form) => {
                Value::Text(self.algebra.form_text(&form, script).map_err(|error| failed(&error))?)
            }
            is_game @ Computed::Sum(_) => {
                let argument = Argument { text, span: 0..text.trim_end().len(), value: is_game };
                let id = argument.game(&mut self.algebra)?;
                let text = self.algebra.text(id, script).map_err(|error| failed(&error))?;
                match self.algebra.as_number_up_star(id) {
                    Some(sum) if sum.is_number() => Value::Number(text),
                    Some(sum) if sum.number.is_zero() && sum.ups == 0 => Value::Nimber(text),
                    _ => Value::Game(text),
                }
            }
            Computed::Loopy(value) => {
                Value::Game(self.algebra.loopy_text(&value, script).map_err(|error| failed(&error))?)
            }
            Computed::Side(side) => {
                let value = SidedValue { onside: side.side.clone(), offside: side.side };
                Value::Game(self.algebra.loopy_text(&value, script).map_err(|error| failed(&error))?)
            }
            Computed::Open => {
                let message = "this stands for a game around it";
                return Err(ParseError::whole(text, message, "for example: {0|pass}, a{0||0|a}").into());
            }
            Computed::Stoppers(ids) => {
                let texts = ids.into_iter().map(|id| self.algebra.stopper_text(id, script));
                Value::List(texts.collect::<Result<_, _>>().map_err(|error| failed(&error))?)
            }
            Computed::Games(ids) => {
                let texts = ids.into_iter().map(|id| self.algebra.text(id, script));
                Value::List(texts.collect::<Result<_, _>>().map_err(|error| failed(&error))?)
            }
            Computed::Nimbers(nimbers) => {
                Value::List(nimbers.into_iter().map(|nimber| nimber_text(nimber, script)).collect())
            }
            Computed::Misere(form) => Value::Misere(misere::text(&mut self.forms, form, script)?),
            Computed::MisereForms(list) => {
                let texts = list.into_iter().map(|form| misere::text(&mut self.forms, form, script));
                Value::List(texts.collect::<Result<_, _>>()?)
            }
            Computed::Ordinal(ordinal) => Value::Ordinal(ordinals::text(&ordinal, script)),
            Computed::Surreal(number) => Value::Ordinal(surreals::text(&number, script)),
            Computed::Transfinite(ordinal) => Value::Ordinal(ordinals::nimber_text(&ordinal, script)),
            Computed::Rational(rational) => Value::Text(rationals::text(&rational, script)),
            Computed::Truth(truth) => Value::Truth(truth),
            Computed::Outcome(outcome) => Value::Outcome(outcome),
            Computed::Genus(genus) => Value::Text(genus.text(script)),
            Computed::Thermograph(walls) => Value::Text(walls.to_string()),
            Computed::Text(text) => Value::Text(text),
            Computed::Texts(texts) => Value::List(texts),
        };
        Ok(Evaluation { expression: text.trim().to_owned(), value })
    }
}

/// The operators `and` and `or` by their left sides, and whether they are `or`.
fn conditions(tree: &Tree) -> FxHashMap<NodeId, (NodeId, bool)> {
    let nodes = tree.nodes.iter().enumerate();
    nodes
        .filter_map(|(id, node)| match node.kind {
            NodeKind::Binary(operator @ (Binary::And | Binary::Or), left, _) => {
                Some((left, (id, operator == Binary::Or)))
            }
            _ => None,
        })
        .collect()
}

struct Evaluator<'t, 'v, 'a> {
    text: &'t str,
    tree: &'v Tree,
    labels: &'v Labels,
    /// The values of the nodes so far, each there until it is used.
    values: &'v mut [Option<Computed>],
    names: &'v FxHashMap<String, Computed>,
    algebra: &'v mut Algebra<'a>,
    forms: &'v mut MisereForms<'a>,
}

impl<'t> Evaluator<'t, '_, '_> {
    fn value(&mut self, id: NodeId) -> Result<Computed, EvaluationError> {
        let tree = self.tree;
        let node = &tree.nodes[id];
        match &node.kind {
            NodeKind::Literal(literal) => self.literal(literal, &node.span),
            NodeKind::Negative(part) => {
                let part = self.take_written(*part);
                self.negative(&part)
            }
            NodeKind::Switch(parts) => self.switch(parts, &node.span),
            _ if self.labels.is_open(id) => Ok(Computed::Open),
            NodeKind::Labelled(..) => self.closed_game(id),
            NodeKind::Game(sides) if loopy::is_loopy_game(tree, self.labels, self.values, sides) => {
                self.closed_game(id)
            }
            NodeKind::Set(parts) => self.impartial(parts, &node.span),
            NodeKind::Game(sides) => {
                let [left, right] = [self.options(&sides[0])?, self.options(&sides[1])?];
                let game = self.algebra.game(&left, &right);
                game.map(|id| Computed::Sum(vec![id])).map_err(|error| self.refused(&node.span, &error))
            }
            NodeKind::Not(part) => Ok(Computed::Truth(!self.take(*part).truth()?)),
            NodeKind::Binary(operator, left, right) => {
                // Of the base of an ordinal sum the form matters.
                let is_base = *operator == Binary::OrdinalSum;
                let left = if is_base { self.take_written(*left) } else { self.take(*left) };
                let right = self.take(*right);
                self.binary(*operator, left, right)
            }
            NodeKind::Call(name, parts) => {
                let is_of_forms = functions::is_of_forms(&self.text[name.clone()]);
                let take = |&part| if is_of_forms { self.take_written(part) } else { self.take(part) };
                let given: Vec<Argument> = parts.iter().map(take).collect();
                if let Some(value) = misere::call(self.text, name.clone(), &given, self.forms)? {
                    return Ok(value);
                }
                let given: Result<Vec<Argument>, EvaluationError> =
                    given.into_iter().map(|part| self.in_normal_play(part)).collect();
                let given = given?;
                let called = functions::name_of(&self.text[name.clone()]);
                if let Some(value) = surreals::call(called, &given, self.algebra.limits())? {
                    return Ok(value);
                }
                if let Some(value) = rationals::call(called, &given)? {
                    return Ok(value);
                }
                if let Some(value) = ordinals::call(called, &given, self.algebra)? {
                    return Ok(value);
                }
                functions::call(self.text, name.clone(), &given, self.algebra)
            }
            NodeKind::MisereForm => misere::read(self.text, &node.span, self.forms),
            NodeKind::Ordinal => ordinals::read(self.text, &node.span),
            NodeKind::Name(place) => {
                let name = &self.text[place.clone()];
                if let Some(value) = self.names.get(name) {
                    return Ok(value.clone());
                }
                if let "true" | "false" = name {
                    return Ok(Computed::Truth(name == "true"));
                }
                if name == "inf" {
                    return Ok(Computed::Rational(Rational::infinity(Sign::Positive)));
                }
                match self.algebra.loopy_named(name) {
                    Some(value) => {
                        value.map(loopy::computed).map_err(|error| self.refused(&node.span, &error))
                    }
                    None => {
                        let has_labels =
                            tree.nodes.iter().any(|node| matches!(node.kind, NodeKind::Labelled(..)));
                        Err(functions::unknown_name(self.text, place.clone(), has_labels).into())
                    }
                }
            }
            NodeKind::Label(_) | NodeKind::Pass => Ok(Computed::Open),
        }
    }

    fn closed_game(&mut self, id: NodeId) -> Result<Computed, EvaluationError> {
        loopy::closed_game(self.text, self.tree, self.labels, self.values, id, self.algebra)
    }

    fn literal(&mut self, literal: &Literal, span: &Range<usize>) -> Result<Computed, EvaluationError> {
        if let Some(fraction) = literal.number.as_ref().filter(|fraction| fraction.odd != UBig::ONE) {
            let value = Rational::of_literal(fraction, literal.is_negative);
            if literal.ups.is_none() && literal.star.is_none() {
                return Ok(Computed::Rational(value));
            }
            let message =
                zermelo_core::message!("{rational} is not the value of a short game", rational = value);
            return Err(ParseError::at(self.text, span.clone(), message, rationals::HINT).into());
        }
        let number = literal.number.as_ref().map_or(Dyadic::ZERO, |fraction| {
            let numerator = IBig::from(fraction.numerator.clone());
            let exponent = u32::try_from(fraction.exponent).unwrap_or(u32::MAX);
            Dyadic::new(if literal.is_negative { -numerator } else { numerator }, exponent)
        });
        match literal {
            Literal { ups: None, star: None, .. } => return Ok(Computed::Number(number)),
            Literal { number: None, ups: None, star: Some(star), .. } => {
                return Ok(ordinals::nimber(star));
            }
            _ => {}
        }
        let star = match &literal.star {
            Some(star) => u32::try_from(star).map_err(|_| {
                let hint = "only nimbers that stand alone are larger";
                self.error(span, "the nimbers in games are below 2^32", hint)
            })?,
            None => 0,
        };
        let mut summands = Vec::new();
        let mut ups = 0;
        if let Some(counted) = &literal.ups {
            let count = u64::try_from(&counted.count).ok().and_then(|count| i64::try_from(count).ok());
            let Some(count) = count else {
                return Err(self.error(span, "more than 2^63 ups are too many", "for example: ^1000").into());
            };
            match counted.kind {
                UpKind::Multiple => ups = if counted.is_down { -count } else { count },
                UpKind::Power | UpKind::Sum => summands.push(self.uptimal(counted, count, span)?),
                UpKind::OnPower | UpKind::OnSum => {
                    let small = NumberUpStar { number, ups: 0, star };
                    return self.upon(counted, small).map_err(|error| self.refused(span, &error));
                }
            }
        }
        let sum = self.algebra.number_up_star(NumberUpStar { number, ups, star });
        summands.push(sum.map_err(|error| self.refused(span, &error))?);
        Ok(Computed::Sum(summands))
    }

    fn uptimal(&mut self, ups: &Ups, count: i64, span: &Range<usize>) -> Result<ValueId, EvaluationError> {
        const MOST_POWERS: i64 = 10_000;
        if count > MOST_POWERS {
            let hint = "powers of up are computed with up to the 10000th";
            return Err(self.error(span, "this power of up is too high", hint).into());
        }
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let up = match ups.kind {
            UpKind::Power if count == 0 => {
                return Err(self
                    .error(span, "the powers of up begin with the first", "for example: ^<2>")
                    .into());
            }
            UpKind::Power => self.algebra.up_power(count),
            _ => self.algebra.up_to_power(count),
        };
        let signed = up.and_then(|up| if ups.is_down { self.algebra.negative(up) } else { Ok(up) });
        signed.map_err(|error| self.refused(span, &error))
    }

    /// ↑^[on] or ↑^on with a number and a nimber.
    fn upon(&mut self, ups: &Ups, small: NumberUpStar) -> Result<Computed, ValueError> {
        let mut upon =
            if ups.kind == UpKind::OnSum { self.algebra.upon()? } else { self.algebra.uponth()? };
        if ups.is_down {
            upon = self.algebra.stopper_negative(upon)?;
        }
        let small = self.algebra.number_up_star(small)?;
        self.algebra.loopy_sum(&upon.into(), &small.into()).map(loopy::computed)
    }

    fn options(&mut self, parts: &[NodeId]) -> Result<Vec<ValueId>, EvaluationError> {
        parts.iter().map(|&part| self.take(part).game(self.algebra)).collect()
    }

    /// The impartial game with these options.
    fn impartial(&mut self, parts: &[NodeId], span: &Range<usize>) -> Result<Computed, EvaluationError> {
        let options = self.options(parts)?;
        for (&part, &option) in parts.iter().zip(&options) {
            if self.algebra.as_nimber(option).is_none() {
                let hint = "between Left's options and Right's stands a slash; either may be missing: {0,1|2}, {0|}, {|}";
                let message = "these braces have no '|', so that the options are both players', and this one is not impartial";
                return Err(self.error(&self.tree.nodes[part].span, message, hint).into());
            }
        }
        let game = self.algebra.game(&options, &options);
        game.map(|id| Computed::Sum(vec![id])).map_err(|error| self.refused(span, &error))
    }

    fn switch(&mut self, parts: &[NodeId], span: &Range<usize>) -> Result<Computed, EvaluationError> {
        if parts.iter().any(|&part| matches!(self.values[part], Some(Computed::Loopy(_) | Computed::Side(_))))
        {
            let left: Result<Vec<_>, _> =
                parts.iter().map(|&part| self.take(part).loopy(self.algebra)).collect();
            let game = loopy::switch(self.algebra, &left?);
            return game.map(loopy::computed).map_err(|error| self.refused(span, &error));
        }
        let left = self.options(parts)?;
        let right: Result<Vec<ValueId>, ValueError> =
            left.iter().map(|&id| self.algebra.negative(id)).collect();
        let game = right.and_then(|right| self.algebra.game(&left, &right));
        game.map(|id| Computed::Sum(vec![id])).map_err(|error| self.refused(span, &error))
    }

    fn negative(&mut self, part: &Argument) -> Result<Computed, EvaluationError> {
        match &part.value {
            Computed::Number(number) => Ok(Computed::Number(-number)),
            Computed::Nimber(nimber) => Ok(Computed::Nimber(*nimber)),
            Computed::Loopy(value) => {
                self.algebra.loopy_negative(value).map(loopy::computed).map_err(|error| part.refused(&error))
            }
            Computed::Form(form) => {
                let negative = self.algebra.negative_form(form).map_err(|error| part.refused(&error))?;
                Ok(Computed::Form(negative))
            }
            Computed::Side(_) => Err(part.one_side().into()),
            // Impartial games are their own negatives.
            Computed::Misere(_) | Computed::Transfinite(_) => Ok(part.value.clone()),
            Computed::Ordinal(ordinal) => Ok(Computed::Ordinal(-ordinal)),
            Computed::Surreal(number) => Ok(surreals::negative(number)),
            Computed::Rational(rational) => Ok(rationals::negative(rational)),
            _ => {
                let mut summands = part.summands(self.algebra)?;
                for summand in &mut summands {
                    *summand = self.algebra.negative(*summand).map_err(|error| part.refused(&error))?;
                }
                Ok(Computed::Sum(summands))
            }
        }
    }

    fn binary(
        &mut self,
        operator: Binary,
        left: Argument,
        right: Argument,
    ) -> Result<Computed, EvaluationError> {
        if let Some(value) = misere::binary(operator, &left, &right, self.forms)? {
            return Ok(value);
        }
        if let Some(value) = surreals::binary(operator, &left, &right, self.algebra.limits())? {
            return Ok(value);
        }
        if let Some(value) = rationals::binary(operator, &left, &right)? {
            return Ok(value);
        }
        if let Some(value) = ordinals::binary(operator, &left, &right, self.algebra.limits())? {
            return Ok(value);
        }
        match operator {
            Binary::Plus => self.sum(left, &right),
            Binary::Minus => {
                let value = self.negative(&right)?;
                self.sum(left, &Argument { value, ..right })
            }
            Binary::Times => product(&left, &right, self.algebra),
            Binary::Divide => self.quotient(&left, &right),
            Binary::Remainder => {
                let (a, b) = (left.number(self.algebra)?, right.number(self.algebra)?);
                rationals::signed_remainder(&right, &(&a).into(), &(&b).into())
            }
            Binary::Sides => {
                let (onside, offside) =
                    (left.loopy(self.algebra)?.onside, right.loopy(self.algebra)?.offside);
                let sides = self.algebra.loopy_with_sides(onside, offside);
                sides.map(loopy::computed).map_err(|error| left.refused(&error))
            }
            Binary::OrdinalSum => {
                let (base, upon) = (self.in_normal_play(left)?, self.in_normal_play(right)?);
                functions::ordinal_sum(&base, &upon, self.algebra)
            }
            Binary::Compare(comparison) => self.compare(comparison, &left, &right),
            // The left side has not decided.
            Binary::And | Binary::Or => left.truth().and_then(|_| right.truth()).map(Computed::Truth),
        }
    }

    fn sum(&mut self, left: Argument, right: &Argument) -> Result<Computed, EvaluationError> {
        match (&left.value, &right.value) {
            (Computed::Number(a), Computed::Number(b)) => return small(a + b, right),
            (Computed::Nimber(a), Computed::Nimber(b)) => return Ok(Computed::Nimber(*a + *b)),
            (Computed::Nimber(a), Computed::Number(b)) | (Computed::Number(b), Computed::Nimber(a))
                if b.is_zero() =>
            {
                return Ok(Computed::Nimber(*a));
            }
            _ => {}
        }
        if left.is_loopy() || right.is_loopy() {
            let (a, b) = (left.loopy(self.algebra)?, right.loopy(self.algebra)?);
            let sum = self.algebra.loopy_sum(&a, &b);
            return sum.map(loopy::computed).map_err(|error| right.refused(&error));
        }
        let more = right.summands(self.algebra)?;
        // A long sum grows at its end, without copies of what is there.
        let mut summands = match left.value {
            Computed::Sum(summands) => summands,
            _ => left.summands(self.algebra)?,
        };
        for id in more {
            match summands.last_mut() {
                Some(last) if self.algebra.is_number_up_star(*last) && self.algebra.is_number_up_star(id) => {
                    *last = self
                        .algebra
                        .sum(*last, id)
                        .map_err(|error| refused(right.text, right.span.clone(), &error))?;
                }
                _ => summands.push(id),
            }
        }
        Ok(Computed::Sum(summands))
    }

    fn quotient(&mut self, left: &Argument, right: &Argument) -> Result<Computed, EvaluationError> {
        let Computed::Number(b) = &right.value else {
            let (a, b) = (left.nimber(self.algebra)?, right.nimber(self.algebra)?);
            let quotient = a.checked_div(b).ok_or_else(|| division_by_zero(right))?;
            return Ok(Computed::Nimber(quotient));
        };
        if b.is_zero() && matches!(left.value, Computed::Nimber(_)) {
            return Err(division_by_zero(right).into());
        }
        let value = Computed::Number(left.number(self.algebra)?);
        let dividend = Argument { text: left.text, span: left.span.clone(), value };
        rationals::quotient(&dividend, right)?.ok_or_else(|| division_by_zero(right).into())
    }

    fn compare(
        &mut self,
        comparison: Comparison,
        left: &Argument,
        right: &Argument,
    ) -> Result<Computed, EvaluationError> {
        if let (Comparison::Equal | Comparison::Unequal, Some(is_same)) = (comparison, identity(left, right))
        {
            return Ok(Computed::Truth(is_same == (comparison == Comparison::Equal)));
        }
        let order = match (&left.value, &right.value) {
            (Computed::Number(a), Computed::Number(b)) => Some(a.cmp(b)),
            (Computed::Nimber(a), Computed::Nimber(b)) => (a == b).then_some(Ordering::Equal),
            _ if left.is_loopy() || right.is_loopy() => self.loopy_order(left, right)?,
            _ => self.order(left, right)?,
        };
        Ok(Computed::Truth(comparison.holds(order)))
    }

    /// How two values compare of which one is loopy.
    fn loopy_order(
        &mut self,
        left: &Argument,
        right: &Argument,
    ) -> Result<Option<Ordering>, EvaluationError> {
        let order = match (&left.value, &right.value) {
            (Computed::Side(_), _) | (_, Computed::Side(_)) => {
                let (a, b) = (left.sides(self.algebra)?, right.sides(self.algebra)?);
                self.algebra.compare_sides(&a, &b)
            }
            _ => {
                let (a, b) = (left.loopy(self.algebra)?, right.loopy(self.algebra)?);
                self.algebra.loopy_compare(&a, &b)
            }
        };
        order.map_err(|error| left.refused(&error))
    }

    /// How two games compare: sums by who wins their difference, without adding them up.
    fn order(&mut self, left: &Argument, right: &Argument) -> Result<Option<Ordering>, EvaluationError> {
        let (mut summands, subtracted) = (left.summands(self.algebra)?, right.summands(self.algebra)?);
        let order = if let ([a], [b]) = (&summands[..], &subtracted[..]) {
            self.algebra.compare(*a, *b)
        } else {
            let negatives: Result<Vec<ValueId>, _> =
                subtracted.into_iter().map(|id| self.algebra.negative(id)).collect();
            negatives.and_then(|negatives| {
                summands.extend(negatives);
                let (outcome, _) = self.algebra.outcome_of_sum(&summands)?;
                Ok(match outcome {
                    Outcome::L => Some(Ordering::Greater),
                    Outcome::R => Some(Ordering::Less),
                    Outcome::P => Some(Ordering::Equal),
                    _ => None,
                })
            })
        };
        order.map_err(|error| left.refused(&error))
    }

    fn in_normal_play<'g>(&mut self, part: Argument<'g>) -> Result<Argument<'g>, EvaluationError> {
        misere::in_normal_play(part, self.forms, self.algebra)
    }

    fn take(&mut self, id: NodeId) -> Argument<'t> {
        self.take_written(id).valued()
    }

    /// A part with its form, where it is a form in quotes.
    fn take_written(&mut self, id: NodeId) -> Argument<'t> {
        let value = self.values[id].take().unwrap_or(Computed::Number(Dyadic::ZERO));
        Argument { text: self.text, span: self.tree.nodes[id].span.clone(), value }
    }

    fn refused(&self, span: &Range<usize>, error: &ValueError) -> EvaluationError {
        refused(self.text, span.clone(), error)
    }

    fn error(&self, span: &Range<usize>, message: &str, hint: &str) -> ParseError {
        ParseError::at(self.text, span.clone(), message, hint)
    }
}

impl Comparison {
    /// Whether it holds between values that compare like this; `None` is confused.
    pub(super) fn holds(self, order: Option<Ordering>) -> bool {
        match self {
            Self::Equal => order == Some(Ordering::Equal),
            Self::Unequal => order != Some(Ordering::Equal),
            Self::Less => order == Some(Ordering::Less),
            Self::Greater => order == Some(Ordering::Greater),
            Self::LessOrEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Self::GreaterOrEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
            Self::Confused => order.is_none(),
            Self::LessOrConfused => matches!(order, None | Some(Ordering::Less)),
            Self::GreaterOrConfused => matches!(order, None | Some(Ordering::Greater)),
        }
    }
}

/// Whether two parts are the same, where one of them is not a game and has no order: an answer, an outcome, a player. What is of another
/// kind is another thing, as in `3 == true`.
fn identity(left: &Argument, right: &Argument) -> Option<bool> {
    let is_thing = |part: &Argument| {
        matches!(
            part.value,
            Computed::Truth(_) | Computed::Outcome(_) | Computed::Genus(_) | Computed::Text(_)
        )
    };
    (is_thing(left) || is_thing(right)).then(|| left.value == right.value)
}

/// Conway's product: of numbers, of nimbers, of whole numbers with games, which are multiples, and of any games in
/// canonical form.
pub(super) fn product(
    left: &Argument,
    right: &Argument,
    algebra: &mut Algebra,
) -> Result<Computed, EvaluationError> {
    match (&left.value, &right.value) {
        (Computed::Number(a), Computed::Number(b)) => return small(a.times(b), right),
        (Computed::Nimber(a), Computed::Nimber(b)) => return Ok(Computed::Nimber(*a * *b)),
        _ => {}
    }
    for (times, game) in [(left, right), (right, left)] {
        if let Computed::Number(number) = &times.value
            && number.is_integer()
        {
            let Ok(count) = i64::try_from(number.numerator()) else {
                return Err(times
                    .error("so many copies of a game are too many", "2^63 are the limit")
                    .into());
            };
            if game.is_loopy() {
                let value = game.loopy(algebra)?;
                let multiple = algebra.loopy_multiple(count, &value);
                return multiple.map(loopy::computed).map_err(|error| game.refused(&error));
            }
            let mut summands = game.summands(algebra)?;
            for summand in &mut summands {
                *summand = algebra.multiple(count, *summand).map_err(|error| game.refused(&error))?;
            }
            return Ok(Computed::Sum(summands));
        }
    }
    let (a, b) = (left.form(algebra)?, right.form(algebra)?);
    let product = algebra.conway_product_of_forms(&a, &b);
    product.map(|id| Computed::Sum(vec![id])).map_err(|error| right.refused(&error))
}

/// A number that is not too large to go on with.
pub(super) fn small(number: Dyadic, from: &Argument) -> Result<Computed, EvaluationError> {
    if number.bits() > MOST_BITS {
        let hint = zermelo_core::message!("numbers have at most {MOST_BITS} bits", MOST_BITS);
        return Err(from.error("the number becomes too large here", hint).into());
    }
    Ok(Computed::Number(number))
}

pub(super) fn division_by_zero(divisor: &Argument) -> ParseError {
    divisor
        .error("division by zero", zermelo_core::message!("0 has no inverse; {example}", example => EXAMPLE))
}
