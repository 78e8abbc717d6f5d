//! A comparison as it is written: its sides as sums of games with the options that stand in the text, not of canonical forms.

use super::evaluate::{EvaluationError, Session};
use super::lexer::UpKind;
use super::parser::parse;
use super::tree::{Binary, Literal, NodeId, NodeKind, Tree};
use super::value::Computed;
use crate::{SidedValue, ValueId};
use dashu_int::UBig;
use std::ops::Range;
use zermelo_core::ParseError;

/// A game that is written out, by the places of its parts among the terms, which come before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A value in canonical form: of a number, a nimber, ups, a name, a function, a product.
    Value(ValueId),
    /// The sum of some terms.
    Sum(Vec<usize>),
    /// The negative of a term.
    Negative(usize),
    /// The game with these options of Left and of Right.
    Game([Vec<usize>; 2]),
}

/// Two sides of a comparison.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// All parts of both sides, each after its own.
    pub terms: Vec<Term>,
    /// The places of the sides among the terms.
    pub sides: [usize; 2],
}

/// A comparison, for which there are two kinds of proof.
#[derive(Clone, Debug)]
pub enum Compared {
    /// Of short games, as they are written.
    Written(Comparison),
    /// The values of the two sides, of which one is loopy at least.
    Loopy([SidedValue; 2]),
}

/// More ups in one word are taken as one value.
const MOST_UPS: u32 = 16;

impl Session<'_> {
    /// The sides of the comparison that a line ends with. Names that it binds are bound.
    pub fn comparison(&mut self, text: &str) -> Result<Compared, EvaluationError> {
        self.evaluate(text)?;
        let tree = parse(text)?;
        let root = tree.statements.last().map(|statement| &tree.nodes[statement.root].kind);
        let Some(&NodeKind::Binary(Binary::Compare(_), left, right)) = root else {
            let message = "a certificate shows how two games compare";
            return Err(ParseError::whole(text, message, "for example: {1|-1} + {1|-1} = 0").into());
        };
        let sides = [left, right].map(|side| &text[tree.nodes[side].span.clone()]);
        if self.is_loopy(sides[0])? || self.is_loopy(sides[1])? {
            return Ok(Compared::Loopy([self.sided_value(sides[0])?, self.sided_value(sides[1])?]));
        }
        let mut reader = Reader { session: self, text, tree: &tree, terms: Vec::new() };
        let mut places = vec![0; tree.nodes.len()];
        for id in needed(&tree, [left, right]) {
            places[id] = reader.term(id, &places)?;
        }
        Ok(Compared::Written(Comparison { terms: reader.terms, sides: [places[left], places[right]] }))
    }

    /// Whether a side is worth a loopy game.
    fn is_loopy(&mut self, text: &str) -> Result<bool, EvaluationError> {
        Ok(matches!(self.compute(text)?.1, Computed::Loopy(_)))
    }
}

/// The parts that a node is made of as a game; none where its value is taken.
fn parts(kind: &NodeKind) -> Vec<NodeId> {
    match kind {
        NodeKind::Negative(part) => vec![*part],
        NodeKind::Switch(parts) | NodeKind::Set(parts) => parts.clone(),
        NodeKind::Game(sides) => sides.concat(),
        NodeKind::Binary(Binary::Plus | Binary::Minus, left, right) => vec![*left, *right],
        _ => Vec::new(),
    }
}

/// The nodes that the roots are made of, each after its parts.
fn needed(tree: &Tree, roots: [NodeId; 2]) -> Vec<NodeId> {
    let mut is_needed = vec![false; tree.nodes.len()];
    let mut waiting = roots.to_vec();
    while let Some(id) = waiting.pop() {
        if !std::mem::replace(&mut is_needed[id], true) {
            waiting.extend(parts(&tree.nodes[id].kind));
        }
    }
    (0..tree.nodes.len()).filter(|&id| is_needed[id]).collect()
}

struct Reader<'r, 's, 'a> {
    session: &'r mut Session<'s>,
    text: &'a str,
    tree: &'a Tree,
    terms: Vec<Term>,
}

impl Reader<'_, '_, '_> {
    fn add(&mut self, term: Term) -> usize {
        self.terms.push(term);
        self.terms.len() - 1
    }

    /// The place of the term of a node whose parts have theirs.
    fn term(&mut self, id: NodeId, places: &[usize]) -> Result<usize, EvaluationError> {
        let tree = self.tree;
        let node = &tree.nodes[id];
        let all = |parts: &[NodeId]| parts.iter().map(|&part| places[part]).collect::<Vec<_>>();
        let term = match &node.kind {
            NodeKind::Negative(part) => Term::Negative(places[*part]),
            NodeKind::Switch(parts) => {
                let left = all(parts);
                let right = left.iter().map(|&part| self.add(Term::Negative(part))).collect();
                Term::Game([left, right])
            }
            NodeKind::Set(parts) => Term::Game([all(parts), all(parts)]),
            NodeKind::Game(sides) => Term::Game([all(&sides[0]), all(&sides[1])]),
            NodeKind::Binary(Binary::Plus, left, right) => self.sum(places[*left], places[*right]),
            NodeKind::Binary(Binary::Minus, left, right) => {
                let right = self.add(Term::Negative(places[*right]));
                self.sum(places[*left], right)
            }
            NodeKind::Literal(literal) => match self.literal(literal)? {
                Some(term) => term,
                None => self.value(&node.span)?,
            },
            _ => self.value(&node.span)?,
        };
        Ok(self.add(term))
    }

    fn value(&mut self, span: &Range<usize>) -> Result<Term, EvaluationError> {
        self.session.value(&self.text[span.clone()]).map(Term::Value)
    }

    /// A long sum grows at its end.
    fn sum(&mut self, left: usize, right: usize) -> Term {
        match &mut self.terms[left] {
            Term::Sum(summands) => {
                let mut summands = std::mem::take(summands);
                summands.push(right);
                Term::Sum(summands)
            }
            _ => Term::Sum(vec![left, right]),
        }
    }

    /// `1/2^^*` as the sum of 1/2, two ups, and a star; few enough ups and no powers of up.
    fn literal(&mut self, literal: &Literal) -> Result<Option<Term>, EvaluationError> {
        let (count, is_down) = match &literal.ups {
            None => (0, false),
            Some(ups) if ups.kind == UpKind::Multiple => {
                (u32::try_from(&ups.count).unwrap_or(u32::MAX), ups.is_down)
            }
            Some(_) => return Ok(None),
        };
        if count > MOST_UPS {
            return Ok(None);
        }
        let sign = if literal.is_negative { "-" } else { "" };
        let number = literal
            .number
            .as_ref()
            .map(|number| format!("{sign}{}/{}", number.numerator, UBig::ONE << number.exponent));
        let star = literal.star.as_ref().map(|star| format!("*{star}"));
        let ups = (0..count).map(|_| if is_down { "v" } else { "^" }.to_owned());
        let words: Vec<String> = number.into_iter().chain(ups).chain(star).collect();
        if let [word] = words.as_slice() {
            return Ok(Some(Term::Value(self.session.value(word)?)));
        }
        let mut summands = Vec::new();
        for word in words {
            let value = Term::Value(self.session.value(&word)?);
            summands.push(self.add(value));
        }
        Ok(Some(Term::Sum(summands)))
    }
}
