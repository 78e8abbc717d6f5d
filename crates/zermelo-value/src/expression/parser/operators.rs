//! Operators, powers and methods, and what they make of the operands that wait before them.

use super::products::{begins_operand, is_bare_star, is_number_in_parentheses};
use super::{Expected, Parser, Waiting};
use crate::expression::functions::POWER;
use crate::expression::lexer::{Fraction, TINIES, Token, TokenKind, UpKind, Ups};
use crate::expression::tree::{Binary, Literal, Node, NodeId, NodeKind};
use dashu_int::UBig;
use std::ops::Range;
use zermelo_core::ParseError;

/// How tightly a function between its arguments binds: `4 max 3 + 5` is the greater of 4 and 8.
const INFIX_BINDING: (u8, u8) = (7, 8);

/// How tightly `not` binds: `not a = b and c` says that a is not b, and c.
const NOT_BINDING: u8 = 5;

/// How tightly `^` binds where it is a power.
const POWER_BINDING: u8 = 17;

/// How tightly a sign in front binds: `-a:b` is the negative of a:b, as for `CGSuite`, and `-a & b` has the side -a, as sides are
/// printed.
const SIGN_BINDING: u8 = 13;

/// How tightly the signs of tiny and miny bind, to which the game behind them is a subscript.
const TINY_BINDING: u8 = 19;

/// Where the exponent of a power is.
enum Exponent {
    /// In digits directly behind the `^`.
    Attached(UBig),
    /// What comes next.
    Next,
}

impl Parser<'_> {
    /// Takes a token behind an operand; says what is expected next.
    pub(super) fn operator(&mut self, token: &Token, rest: &[Token]) -> Result<Expected, ParseError> {
        let next = rest.first();
        if token.kind == TokenKind::Point && next.is_some_and(|next| self.is_word(next)) {
            return Ok(Expected::Function);
        }
        if let Some(exponent) = self.exponent(token, next) {
            return self.power(token, exponent);
        }
        let operator = match token.kind {
            _ if self.is_product(token, rest) => Some(Binary::Times),
            TokenKind::Name => Binary::of_word(&self.text[token.span.clone()]),
            _ => Binary::of(&token.kind),
        };
        if let Some(operator) = operator {
            let (left, _) = operator.binding();
            self.reduce(left)?;
            if matches!(operator, Binary::Compare(_))
                && let Some(Waiting::Binary(Binary::Compare(_))) = self.waiting.last()
            {
                let hint = "compare two at a time, for example: *2 + *3 = *";
                return Err(self.error(token.span.clone(), "comparisons do not follow one another", hint));
            }
            self.waiting.push(Waiting::Binary(operator));
            return Ok(Expected::Operand);
        }
        match token.kind {
            // `1⧾2` is a sum, as 1Tiny(2) is.
            TokenKind::Tiny if self.is_directly_behind(token) => {
                self.reduce(Binary::Plus.binding().0)?;
                self.waiting.push(Waiting::Binary(Binary::Plus));
                self.waiting.push(Waiting::Tiny(token.span.clone()));
                Ok(Expected::Operand)
            }
            // `5 +- 3` is the sum of 5 and a switch.
            TokenKind::PlusMinus => {
                self.reduce(Binary::Plus.binding().0)?;
                self.waiting.push(Waiting::Binary(Binary::Plus));
                self.waiting.push(Waiting::Switch(token.span.start));
                Ok(Expected::Operand)
            }
            TokenKind::Name if self.is(token, "end") => self.end_block(token.span.clone()),
            TokenKind::Name if self.is_word(token) => {
                self.reduce(INFIX_BINDING.0)?;
                self.waiting.push(Waiting::Infix(token.span.clone()));
                Ok(Expected::Operand)
            }
            TokenKind::Close => self.close(token.span.clone()),
            TokenKind::CloseBrace => self.close_brace(token.span.clone()),
            TokenKind::Slashes(count) => self.slashes(count, token.span.clone()),
            TokenKind::Comma => self.comma(token.span.clone()),
            _ => Err(self.missing_operator(token)),
        }
    }

    /// Whether the sign of tiny or miny, other than one of addition, stands directly behind an operand.
    fn is_directly_behind(&self, sign: &Token) -> bool {
        let before = self.operands.last().map(|&operand| self.nodes[operand].span.end);
        before == Some(sign.span.start) && self.text[sign.span.clone()].starts_with(TINIES)
    }

    /// Whether a star multiplies what stands before it and what comes next: with a blank on either side, `2 * n`, and where no
    /// nimber can be meant, `a*b`, `a*(b + 1)`, `(1 + 2)*(3 + 4)`.
    pub(super) fn is_product(&self, star: &Token, rest: &[Token]) -> bool {
        let (Some(&before), [next, ..]) = (self.operands.last(), rest) else { return false };
        if !is_bare_star(star, self.text) {
            return false;
        }
        let before = &self.nodes[before];
        if before.span.end < star.span.start {
            return star.span.end < next.span.start && (begins_operand(&next.kind) || self.is_x(next));
        }
        let is_word = matches!(before.kind, NodeKind::Name(_) | NodeKind::Call(..));
        match next.kind {
            TokenKind::Open if star.kind == TokenKind::Name => {
                before.is_closed || is_word && !is_number_in_parentheses(rest)
            }
            _ => (before.is_closed || is_word) && self.is_factor(star, next),
        }
    }

    /// Whether a name or a brace stands directly behind a star.
    fn is_factor(&self, star: &Token, next: &Token) -> bool {
        (self.can_be_bound(next) || next.kind == TokenKind::OpenBrace) && next.span.start == star.span.end
    }

    /// The exponent where `^` is a power, and not ups: behind a name, a call or a parenthesis, or between blanks.
    fn exponent(&self, token: &Token, next: Option<&Token>) -> Option<Exponent> {
        let TokenKind::Ups(Ups { is_down: false, kind: UpKind::Multiple, count }) = &token.kind else {
            return None;
        };
        let written = self.text[token.span.clone()].strip_prefix('^')?;
        let base = &self.nodes[*self.operands.last()?];
        let is_apart = base.span.end < token.span.start && next?.span.start > token.span.end;
        let is_base = base.is_closed || matches!(base.kind, NodeKind::Name(_) | NodeKind::Call(..));
        let has_base = is_base || base.is_number();
        match written {
            "" if is_apart => Some(Exponent::Next),
            "" if has_base && matches!(next?.kind, TokenKind::Open | TokenKind::Name) => Some(Exponent::Next),
            _ if self.is_power_in_quotient(base.span.clone(), token, next) => {
                Some(Exponent::Attached(count.clone()))
            }
            _ if is_base && written.starts_with(|first: char| first.is_ascii_digit()) => {
                Some(Exponent::Attached(count.clone()))
            }
            _ => None,
        }
    }

    /// Whether `^` with digits directly behind a whole number belongs to the number above or below a stroke: ups are not divided, and
    /// nothing is divided by them.
    pub(super) fn is_power_in_quotient(
        &self,
        base: Range<usize>,
        sign: &Token,
        behind: Option<&Token>,
    ) -> bool {
        let is_below = matches!(self.waiting.last(), Some(Waiting::Binary(Binary::Divide)));
        let is_above = behind.is_some_and(|behind| behind.kind == TokenKind::Divide);
        let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        (is_below || is_above)
            && base.end == sign.span.start
            && are_digits(&self.text[base])
            && self.text[sign.span.clone()].strip_prefix('^').is_some_and(are_digits)
    }

    fn power(&mut self, token: &Token, exponent: Exponent) -> Result<Expected, ParseError> {
        let sign = token.span.start..token.span.start + 1;
        let is_power = |node: &Node| {
            !node.is_closed
                && matches!(&node.kind, NodeKind::Call(name, _) if self.text[name.clone()] == *POWER)
        };
        let is_chain = matches!(self.waiting.last(), Some(Waiting::Power(_)))
            || self.operands.last().is_some_and(|&base| is_power(&self.nodes[base]));
        if is_chain {
            let hint = "put parentheses around the part that is meant, for example: 2 ^ (3 ^ 2)";
            return Err(self.error(sign, "which of the powers comes first?", hint));
        }
        self.waiting.push(Waiting::Power(sign));
        let Exponent::Attached(exponent) = exponent else { return Ok(Expected::Operand) };
        let number = Some(Fraction::whole(exponent));
        let literal = Literal { number, ..Literal::default() };
        self.push(NodeKind::Literal(Box::new(literal)), token.span.start + 1..token.span.end);
        self.reduce(POWER_BINDING - 1)?;
        Ok(Expected::Operator)
    }

    /// Takes the name of a function behind a point.
    pub(super) fn method(&mut self, name: &Token, next: Option<&Token>) -> Expected {
        let receiver = self.operands.len().saturating_sub(1);
        match next {
            Some(next) if next.kind == TokenKind::Open && next.span.start == name.span.end => {
                self.open_call(name.span.clone(), next.span.start, receiver);
                Expected::Operand
            }
            _ => {
                self.call(name.span.clone(), receiver, name.span.end);
                Expected::Operator
            }
        }
    }

    /// Completes what waits and binds its right side tighter than `left`.
    pub(super) fn reduce(&mut self, left: u8) -> Result<(), ParseError> {
        loop {
            match self.waiting.last() {
                Some(Waiting::Binary(operator)) if operator.binding().1 > left => {
                    let operator = *operator;
                    self.reduce_binary(|left, right| NodeKind::Binary(operator, left, right));
                }
                Some(Waiting::Infix(name)) if INFIX_BINDING.1 > left => {
                    let name = name.clone();
                    self.reduce_binary(|left, right| NodeKind::Call(name, vec![left, right]));
                }
                Some(Waiting::Power(sign)) if POWER_BINDING > left => {
                    let sign = sign.clone();
                    self.reduce_binary(|base, exponent| NodeKind::Call(sign, vec![base, exponent]));
                }
                Some(&Waiting::Sign(start)) if SIGN_BINDING > left || self.is_own_sign() => {
                    self.reduce_sign(start);
                }
                Some(&Waiting::Switch(start)) if SIGN_BINDING > left => self.reduce_switch(start)?,
                Some(Waiting::Tiny(name)) if TINY_BINDING > left => {
                    let name = name.clone();
                    self.reduce_tiny(name);
                }
                Some(&Waiting::Not(start)) if NOT_BINDING > left => self.reduce_not(start),
                _ => return Ok(()),
            }
        }
    }

    pub(super) fn reduce_binary(&mut self, kind: impl FnOnce(NodeId, NodeId) -> NodeKind) {
        self.waiting.pop();
        if let (Some(right), Some(left)) = (self.operands.pop(), self.operands.pop()) {
            let span = self.nodes[left].span.start..self.nodes[right].span.end;
            self.push(kind(left, right), span);
        }
    }

    /// Whether the sign before the last operand is that of its number alone.
    fn is_own_sign(&self) -> bool {
        let operand = self.operands.last().map(|&operand| &self.nodes[operand]);
        operand.is_some_and(|node| {
            matches!(&node.kind, NodeKind::Literal(literal)
                if !node.is_closed && literal.number.is_some() && literal.parts() > 1)
        })
    }

    /// A minus before a number belongs to it: `-1^` is the sum of -1 and up.
    pub(super) fn reduce_sign(&mut self, start: usize) {
        self.waiting.pop();
        let Some(part) = self.operands.pop() else { return };
        let node = &mut self.nodes[part];
        if let (NodeKind::Literal(literal), false) = (&mut node.kind, node.is_closed)
            && literal.number.is_some()
            && !literal.is_negative
        {
            literal.is_negative = true;
            node.span.start = start;
            self.operands.push(part);
        } else {
            let span = start..node.span.end;
            self.push(NodeKind::Negative(part), span);
        }
    }

    fn reduce_not(&mut self, start: usize) {
        self.waiting.pop();
        if let Some(part) = self.operands.pop() {
            let span = start..self.nodes[part].span.end;
            self.push(NodeKind::Not(part), span);
        }
    }

    fn reduce_tiny(&mut self, name: Range<usize>) {
        self.waiting.pop();
        if let Some(part) = self.operands.pop() {
            let span = name.start..self.nodes[part].span.end;
            self.push(NodeKind::Call(name, vec![part]), span);
        }
    }

    fn reduce_switch(&mut self, start: usize) -> Result<(), ParseError> {
        self.waiting.pop();
        let Some(part) = self.operands.pop() else { return Ok(()) };
        let node = &self.nodes[part];
        if let (NodeKind::Literal(literal), false) = (&node.kind, node.is_closed)
            && literal.parts() > 1
        {
            return Err(self.unclear_switch(node.span.clone()));
        }
        let span = start..node.span.end;
        self.push(NodeKind::Switch(vec![part]), span);
        Ok(())
    }

    pub(super) fn unclear_switch(&self, span: Range<usize>) -> ParseError {
        let hint = "put parentheses around the part that is meant: +-(1*), or (+-1) + *";
        self.error(span, "how far does the '+-' reach?", hint)
    }
}
