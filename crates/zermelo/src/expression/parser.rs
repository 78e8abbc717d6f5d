//! Tokens to a tree, by Dijkstra's shunting yard: operators wait on a stack of our own, so that the depth of an
//! expression is bounded by memory alone. The tree is a list in which every node stands behind its parts; evaluation
//! is one pass over it.

use super::lexer::{EXAMPLE, Token, TokenKind, tokens};
use crate::game::ParseError;
use dashu_int::UBig;
use std::ops::Range;

/// The place of a node in [`Tree::nodes`].
pub(super) type NodeId = usize;

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// Every node behind its parts; the last is the whole.
    pub(super) nodes: Vec<Node>,
}

/// A part of an expression and the bytes it was read from.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    pub(super) span: Range<usize>,
}

#[derive(Clone, Debug)]
pub(super) enum NodeKind {
    /// A whole number.
    Number(UBig),
    /// `*n`.
    Star(UBig),
    /// The negative of a part.
    Negative(NodeId),
    /// Two parts with an operator between them.
    Binary(Binary, NodeId, NodeId),
    /// A function, by the place of its name in the text, of some parts.
    Call(Range<usize>, Vec<NodeId>),
}

/// Operators between two parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Binary {
    Plus,
    Minus,
    Times,
    Divide,
    Power,
    Equal,
    Unequal,
}

impl Binary {
    fn of(kind: &TokenKind) -> Option<Self> {
        Some(match kind {
            TokenKind::Plus => Self::Plus,
            TokenKind::Minus => Self::Minus,
            TokenKind::Times => Self::Times,
            TokenKind::Divide => Self::Divide,
            TokenKind::Power => Self::Power,
            TokenKind::Equal => Self::Equal,
            TokenKind::Unequal => Self::Unequal,
            _ => return None,
        })
    }

    /// How tightly it binds what stands on its left and on its right.
    fn binding(self) -> (u8, u8) {
        match self {
            // The same on both sides: one comparison does not take another as its side.
            Self::Equal | Self::Unequal => (2, 2),
            Self::Plus | Self::Minus => (3, 4),
            Self::Times | Self::Divide => (5, 6),
            Self::Power => (9, 8),
        }
    }

    fn is_comparison(self) -> bool {
        matches!(self, Self::Equal | Self::Unequal)
    }
}

/// How tightly a sign in front binds: less than a power, more than a product.
const SIGN_BINDING: u8 = 7;

/// What waits for its right side.
enum Waiting {
    Binary(Binary),
    Sign(usize),
    /// A parenthesis.
    Open(usize),
    /// The parenthesis behind a function's name, and how many operands were there before it.
    Arguments {
        name: Range<usize>,
        open: usize,
        operands_before: usize,
    },
}

/// Reads an expression. O(n) time and space in the length of the text.
pub(super) fn parse(text: &str) -> Result<Tree, ParseError> {
    let tokens = tokens(text)?;
    let mut parser =
        Parser { text, nodes: Vec::with_capacity(tokens.len()), operands: Vec::new(), waiting: Vec::new() };
    let mut expects_operand = true;
    for (index, token) in tokens.iter().enumerate() {
        let next = tokens.get(index + 1);
        expects_operand =
            if expects_operand { parser.operand(token, next)? } else { parser.operator(token)? };
    }
    parser.finish(expects_operand)
}

struct Parser<'a> {
    text: &'a str,
    nodes: Vec<Node>,
    operands: Vec<NodeId>,
    waiting: Vec<Waiting>,
}

impl Parser<'_> {
    /// Takes a token where an operand should start; says whether one is still expected.
    fn operand(&mut self, token: &Token, next: Option<&Token>) -> Result<bool, ParseError> {
        let span = token.span.clone();
        match &token.kind {
            TokenKind::Number(number) => self.push(NodeKind::Number(number.clone()), span),
            TokenKind::Star(number) => self.push(NodeKind::Star(number.clone()), span),
            TokenKind::Minus => {
                self.waiting.push(Waiting::Sign(span.start));
                return Ok(true);
            }
            // A sign that changes nothing.
            TokenKind::Plus => return Ok(true),
            TokenKind::Name(name) => {
                let Some(open) = next.filter(|next| next.kind == TokenKind::Open) else {
                    let message = format!("the name '{name}' has no meaning here");
                    let hint = "functions have parentheses behind their names, for example: sqrt(*5)";
                    return Err(ParseError::at(self.text, span, message, hint));
                };
                let operands_before = self.operands.len();
                self.waiting.push(Waiting::Arguments { name: span, open: open.span.start, operands_before });
                return Ok(true);
            }
            TokenKind::Open => {
                // The parenthesis of a function was pushed with its name.
                let is_of_function = matches!(
                    self.waiting.last(), Some(Waiting::Arguments { open, .. }) if *open == span.start
                );
                if !is_of_function {
                    self.waiting.push(Waiting::Open(span.start));
                }
                return Ok(true);
            }
            TokenKind::Close if self.is_empty_call(token) => return self.operator(token),
            _ => return Err(self.missing_operand(span)),
        }
        Ok(false)
    }

    /// Whether the parenthesis closes a function's that was opened just before it.
    fn is_empty_call(&self, close: &Token) -> bool {
        match self.waiting.last() {
            Some(Waiting::Arguments { open, operands_before, .. }) => {
                *operands_before == self.operands.len()
                    && self.text[open + 1..close.span.start].trim().is_empty()
            }
            _ => false,
        }
    }

    /// Takes a token behind an operand; says whether the next operand is expected.
    fn operator(&mut self, token: &Token) -> Result<bool, ParseError> {
        if let Some(operator) = Binary::of(&token.kind) {
            let (left, _) = operator.binding();
            self.reduce(left);
            if operator.is_comparison()
                && let Some(Waiting::Binary(Binary::Equal | Binary::Unequal)) = self.waiting.last()
            {
                let hint = "compare two at a time, for example: *2 + *3 = *";
                return Err(self.error(token.span.clone(), "comparisons do not follow one another", hint));
            }
            self.waiting.push(Waiting::Binary(operator));
            return Ok(true);
        }
        match token.kind {
            TokenKind::Close => self.close(token.span.clone()).map(|()| false),
            TokenKind::Comma => {
                self.reduce(0);
                match self.waiting.last() {
                    Some(Waiting::Arguments { .. }) => Ok(true),
                    _ => {
                        let hint =
                            "commas stand between the arguments of a function, for example: mex(0, *, *3)";
                        Err(self.error(token.span.clone(), "a comma outside a function", hint))
                    }
                }
            }
            _ => {
                let hint = format!("multiply with x, {EXAMPLE}");
                Err(self.error(token.span.clone(), "expected an operator here", hint))
            }
        }
    }

    /// Completes what waits and binds its right side tighter than `left`.
    fn reduce(&mut self, left: u8) {
        loop {
            match self.waiting.last() {
                Some(Waiting::Binary(operator)) if operator.binding().1 > left => {
                    self.reduce_binary(*operator);
                }
                Some(Waiting::Sign(start)) if SIGN_BINDING > left => self.reduce_sign(*start),
                _ => return,
            }
        }
    }

    fn reduce_binary(&mut self, operator: Binary) {
        self.waiting.pop();
        if let (Some(right), Some(left)) = (self.operands.pop(), self.operands.pop()) {
            let span = self.nodes[left].span.start..self.nodes[right].span.end;
            self.push(NodeKind::Binary(operator, left, right), span);
        }
    }

    fn reduce_sign(&mut self, start: usize) {
        self.waiting.pop();
        if let Some(part) = self.operands.pop() {
            let span = start..self.nodes[part].span.end;
            self.push(NodeKind::Negative(part), span);
        }
    }

    fn close(&mut self, span: Range<usize>) -> Result<(), ParseError> {
        self.reduce(0);
        match self.waiting.pop() {
            // From now on the part includes its parentheses.
            Some(Waiting::Open(start)) => {
                if let Some(&part) = self.operands.last() {
                    self.nodes[part].span = start..span.end;
                }
                Ok(())
            }
            Some(Waiting::Arguments { name, operands_before, .. }) => {
                let arguments = self.operands.split_off(operands_before);
                let whole = name.start..span.end;
                self.push(NodeKind::Call(name, arguments), whole);
                Ok(())
            }
            _ => Err(self.error(span, "this parenthesis closes nothing", EXAMPLE)),
        }
    }

    fn finish(mut self, expects_operand: bool) -> Result<Tree, ParseError> {
        if expects_operand {
            let end = self.text.trim_end().len();
            return Err(self.missing_operand(end..end));
        }
        self.reduce(0);
        match self.waiting.last() {
            Some(&(Waiting::Open(open) | Waiting::Arguments { open, .. })) => {
                let hint = "close it with ')'";
                Err(self.error(open..open + 1, "this parenthesis is not closed", hint))
            }
            _ => Ok(Tree { nodes: self.nodes }),
        }
    }

    fn push(&mut self, kind: NodeKind, span: Range<usize>) {
        self.operands.push(self.nodes.len());
        self.nodes.push(Node { kind, span });
    }

    fn missing_operand(&self, span: Range<usize>) -> ParseError {
        let message = match self.waiting.last() {
            _ if self.text.trim().is_empty() => "the expression is empty",
            Some(Waiting::Binary(..) | Waiting::Sign(_)) => "expected a nimber behind the operator",
            _ => "expected a nimber here",
        };
        self.error(span, message, EXAMPLE)
    }

    fn error(&self, span: Range<usize>, message: &str, hint: impl Into<String>) -> ParseError {
        ParseError::at(self.text, span, message, hint)
    }
}
