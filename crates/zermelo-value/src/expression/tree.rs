//! The tree of a line: a list in which every node stands behind its parts.

use super::lexer::{Comparison, Fraction, TokenKind, Ups};
use dashu_int::UBig;
use std::ops::Range;

/// The place of a node in [`Tree::nodes`].
pub(super) type NodeId = usize;

/// What a line says: some names bound, and an expression unless the last is a binding.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// Every node behind its parts.
    pub(super) nodes: Vec<Node>,
    /// In the order of the text.
    pub(super) statements: Vec<Statement>,
}

/// An expression, or one that is given a name.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    /// The place of the name.
    pub(super) name: Option<Range<usize>>,
    pub(super) root: NodeId,
}

/// A part of an expression and the bytes it was read from.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    pub(super) span: Range<usize>,
    /// Whether parentheses stand around it.
    pub(super) is_closed: bool,
}

#[derive(Clone, Debug)]
pub(super) enum NodeKind {
    /// A number, ups, a star, or what is written without blanks of several of them.
    Literal(Box<Literal>),
    /// The negative of a part.
    Negative(NodeId),
    /// `+-x`, that is {x|-x}; `+-{a, b}` is {a,b|-a,-b}.
    Switch(Vec<NodeId>),
    /// {a,b} without a slash: the impartial game with these options, or the arguments of `mex`.
    Set(Vec<NodeId>),
    /// {left|right}.
    Game(Box<[Vec<NodeId>; 2]>),
    /// Two parts with an operator between them.
    Binary(Binary, NodeId, NodeId),
    /// The opposite of a truth.
    Not(NodeId),
    /// A function, by the place of its name in the text, of some parts.
    Call(Range<usize>, Vec<NodeId>),
    /// A name without arguments, by its place in the text.
    Name(Range<usize>),
    /// A game with a label in front, `a{0||0|a}`: the number of the label, in the order in which they are opened, and the
    /// sides.
    Labelled(usize, Box<[Vec<NodeId>; 2]>),
    /// A label inside its game.
    Label(usize),
    /// `pass`: the game of which it is an option.
    Pass,
    /// A misère form, as it stands in the text.
    MisereForm,
    /// A term of an ordinal, as it stands in the text.
    Ordinal,
}

/// The sum of what it has.
#[derive(Clone, Default, Debug)]
pub(super) struct Literal {
    pub(super) number: Option<Fraction>,
    /// Whether the number has a minus in front; in `-1^` it is the number's own.
    pub(super) is_negative: bool,
    pub(super) ups: Option<Ups>,
    pub(super) star: Option<UBig>,
}

impl Literal {
    pub(super) fn parts(&self) -> usize {
        [self.number.is_some(), self.ups.is_some(), self.star.is_some()].into_iter().filter(|&is| is).count()
    }

    /// Adds what a token says, if the token may stand there: number, ups, star is the order.
    pub(super) fn extend(&mut self, kind: &TokenKind) -> bool {
        match kind {
            TokenKind::Number(number) if self.parts() == 0 => self.number = Some(number.clone()),
            TokenKind::Ups(ups) if self.ups.is_none() && self.star.is_none() => self.ups = Some(ups.clone()),
            TokenKind::Star(star) if self.star.is_none() => self.star = Some(star.clone()),
            _ => return false,
        }
        true
    }
}

/// Operators between two parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Binary {
    Plus,
    Minus,
    Times,
    Divide,
    Remainder,
    OrdinalSum,
    /// Onside and offside.
    Sides,
    Compare(Comparison),
    And,
    Or,
}

impl Binary {
    pub(super) fn of(kind: &TokenKind) -> Option<Self> {
        Some(match kind {
            TokenKind::Plus => Self::Plus,
            TokenKind::Minus => Self::Minus,
            TokenKind::Times | TokenKind::Point => Self::Times,
            TokenKind::Divide => Self::Divide,
            TokenKind::Remainder => Self::Remainder,
            TokenKind::Colon => Self::OrdinalSum,
            TokenKind::Compare(comparison) => Self::Compare(*comparison),
            TokenKind::Sides => Self::Sides,
            _ => return None,
        })
    }

    /// An operator that is a word.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        match word {
            "and" => Some(Self::And),
            "or" => Some(Self::Or),
            _ => None,
        }
    }

    /// How tightly it binds what stands on its left and on its right.
    pub(super) fn binding(self) -> (u8, u8) {
        match self {
            Self::Or => (1, 2),
            Self::And => (3, 4),
            // The same on both sides: one comparison does not take another as its side.
            Self::Compare(_) => (6, 6),
            Self::Plus | Self::Minus => (9, 10),
            Self::Sides => (11, 12),
            Self::OrdinalSum => (13, 14),
            Self::Times | Self::Divide | Self::Remainder => (15, 16),
        }
    }
}

impl Node {
    /// Whether it is a number and nothing else.
    pub(super) fn is_number(&self) -> bool {
        matches!(&self.kind, NodeKind::Literal(literal) if literal.number.is_some() && literal.parts() == 1)
    }
}
