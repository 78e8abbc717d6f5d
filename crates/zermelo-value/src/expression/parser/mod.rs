//! Tokens to a tree, by Dijkstra's shunting yard: operators and brackets wait on a stack of our own, so that the depth of
//! an expression is bounded by memory alone. The tree is a list in which every node stands behind its parts; evaluation
//! is one pass over it.
//!
//! From the tightest: a literal (`3/4^3*2`: number, ups and star without blanks are their sum), `.function` behind an
//! operand, powers (`(a + b)^3`, `a ^ 3`), `x` and `/`, `:`, a sign in front, `&`, `+` and `-`, functions between their
//! arguments, comparisons, `not`, `and`, `or`. It is the order of CGSuite, whose lines are pasted here, but for a sign before `&`.

mod brackets;
mod operators;
mod products;

use super::lexer::{Comparison, EXAMPLE, Token, TokenKind, tokens};
use super::tree::{Binary, Literal, Node, NodeId, NodeKind, Statement, Tree};
use brackets::Brace;
use products::read_multiples;
use rustc_hash::FxHashMap;
use std::ops::Range;
use zermelo_core::ParseError;
use zermelo_core::message;

/// Names that may stand directly behind a number, to which they are added: `3/2under`.
const SUFFIXES: &[&str] = &["over", "under", "upon", "uponth", "upover"];

/// What waits for its right side.
#[derive(Debug)]
enum Waiting {
    Binary(Binary),
    /// A function between its arguments.
    Infix(Range<usize>),
    /// `^` before an exponent.
    Power(Range<usize>),
    /// `-`.
    Sign(usize),
    /// `not`.
    Not(usize),
    /// `+-`.
    Switch(usize),
    /// A sign of tiny or miny: how it is called.
    Tiny(Range<usize>),
    /// A literal that is added to the call behind it: `1Tiny(2)`.
    Juxtaposed,
    /// A parenthesis.
    Open(usize),
    /// The parenthesis behind a function's name; which operands are its arguments, and how many of them were there when
    /// it was opened.
    Arguments {
        name: Range<usize>,
        open: usize,
        first: usize,
        operands_before: usize,
    },
    /// A brace.
    Brace(Box<Brace>),
    /// `begin`, or a parenthesis before `let`: where it stands, and the name that the statement around it binds.
    Block(usize, Option<Range<usize>>),
}

/// What may come next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Operand,
    Operator,
    /// The name of a function behind a point.
    Function,
}

/// Reads a line. O(n) time and space in the length of the text.
pub(super) fn parse(text: &str) -> Result<Tree, ParseError> {
    let (parser, expected) = read(text)?;
    parser.finish(expected)
}

/// Whether an `x` between two parts of a line is a name there, and does not multiply. O(n).
pub fn is_x_a_name(before: &str, behind: &str) -> bool {
    let line = format!("{before}x");
    let is_name = read(&line).is_ok_and(|(parser, _)| {
        parser.nodes.last().is_some_and(|node| {
            matches!(node.kind, NodeKind::Name(_) | NodeKind::Label(_)) && node.span.start == before.len()
        })
    });
    // Behind `2*` it depends on what comes: then it is a name unless there is something to multiply.
    let begins_operand = |c: char| c.is_alphanumeric() || "*^([{'%".contains(c);
    is_name && !(behind.trim_start().starts_with(begins_operand) && read(&(line + " 1")).is_ok())
}

fn read(text: &str) -> Result<(Parser<'_>, Expected), ParseError> {
    let mut tokens = tokens(text)?;
    read_multiples(&mut tokens, text);
    let mut parser = Parser {
        text,
        nodes: Vec::with_capacity(tokens.len()),
        operands: Vec::new(),
        waiting: Vec::new(),
        labels: FxHashMap::default(),
        label_count: 0,
        name: None,
        statements: Vec::new(),
    };
    let mut rest = &tokens[..];
    let mut expected = parser.statement(&mut rest)?;
    while let [token, after @ ..] = rest {
        rest = after;
        expected = match expected {
            Expected::Operand => parser.operand(token, &mut rest)?,
            Expected::Operator if token.kind == TokenKind::Semicolon => parser.semicolon(&mut rest)?,
            Expected::Operator => parser.operator(token, rest)?,
            Expected::Function => parser.method(token, rest.first()),
        };
    }
    Ok((parser, expected))
}

struct Parser<'a> {
    text: &'a str,
    nodes: Vec<Node>,
    operands: Vec<NodeId>,
    waiting: Vec<Waiting>,
    /// The labels of the braces that are open, by name: the innermost last.
    labels: FxHashMap<String, Vec<usize>>,
    /// How many labels there were.
    label_count: usize,
    /// The name that the statement binds.
    name: Option<Range<usize>>,
    statements: Vec<Statement>,
}

impl Parser<'_> {
    /// Reads what stands before the expression of a statement.
    fn statement(&mut self, rest: &mut &[Token]) -> Result<Expected, ParseError> {
        const HINT: &str = "for example: let a = {1|*}";
        self.name = None;
        let [first, after @ ..] = rest else { return Ok(Expected::Operand) };
        if let [name, assign, after @ ..] = *rest
            && assign.kind == TokenKind::Assign
            && self.can_be_bound(name)
        {
            self.name = Some(name.span.clone());
            *rest = after;
            return Ok(Expected::Operand);
        }
        if first.kind != TokenKind::Let {
            return Ok(Expected::Operand);
        }
        let end = first.span.end;
        let [name, after @ ..] = after else {
            return Err(self.error(end..end, "expected a name after 'let'", HINT));
        };
        if !self.can_be_bound(name) {
            let message =
                zermelo_core::message!("'{span}' cannot be a name", span = &self.text[name.span.clone()]);
            let hint =
                "names are letters with digits after them, other than v and vv, for example: let a = {1|*}";
            return Err(self.error(name.span.clone(), message, hint));
        }
        match after {
            [equal, after @ ..] if equal.kind == TokenKind::Compare(Comparison::Equal) => {
                self.name = Some(name.span.clone());
                *rest = after;
                Ok(Expected::Operand)
            }
            _ => {
                let end = after.first().map_or(name.span.end..name.span.end, |token| token.span.clone());
                Err(self.error(end, "expected '=' after the name", HINT))
            }
        }
    }

    /// Takes a token where an operand should start; says what is expected next.
    fn operand(&mut self, token: &Token, rest: &mut &[Token]) -> Result<Expected, ParseError> {
        let start = token.span.start;
        match &token.kind {
            TokenKind::Number(_) | TokenKind::Star(_) | TokenKind::Ups(_) => {
                self.literal(token, rest);
                return self.juxtapose(rest);
            }
            TokenKind::MisereForm | TokenKind::Ordinal => {
                let is_form = token.kind == TokenKind::MisereForm;
                let kind = if is_form { NodeKind::MisereForm } else { NodeKind::Ordinal };
                self.push(kind, token.span.clone());
                return Ok(Expected::Operator);
            }
            TokenKind::Minus => self.waiting.push(Waiting::Sign(start)),
            TokenKind::PlusMinus => self.waiting.push(Waiting::Switch(start)),
            TokenKind::Tiny => self.waiting.push(Waiting::Tiny(token.span.clone())),
            // A sign that changes nothing.
            TokenKind::Plus => {}
            TokenKind::Name if self.is(token, "begin") => {
                self.waiting.push(Waiting::Block(start, self.name.take()));
                return self.statement(rest);
            }
            TokenKind::Name if self.is(token, "not") => self.waiting.push(Waiting::Not(start)),
            TokenKind::Name => return Ok(self.name(token, rest)),
            _ if self.is_x(token) => return Ok(self.name(token, rest)),
            TokenKind::Open => {
                // The parenthesis of a function was pushed with its name.
                let is_of_function =
                    matches!(self.waiting.last(), Some(Waiting::Arguments { open, .. }) if *open == start);
                if !is_of_function {
                    self.waiting.push(Waiting::Open(start));
                    if rest.first().is_some_and(|next| next.kind == TokenKind::Let) {
                        self.waiting.push(Waiting::Block(start, self.name.take()));
                        return self.statement(rest);
                    }
                }
            }
            TokenKind::OpenBrace => self.open_brace(token, None),
            TokenKind::Close if self.is_empty_call(token) => return self.operator(token, &[]),
            TokenKind::CloseBrace | TokenKind::Slashes(_) if self.is_empty_segment() => {
                return self.operator(token, &[]);
            }
            TokenKind::Let => {
                let hint = "put the binding first, for example: let a = {1|*}; a + a";
                return Err(self.error(token.span.clone(), "'let' stands inside an expression", hint));
            }
            _ => return Err(self.missing_operand(token.span.clone())),
        }
        Ok(Expected::Operand)
    }

    /// A literal: what follows without blanks, in the order number, ups, star, is added to it.
    fn literal(&mut self, token: &Token, rest: &mut &[Token]) {
        let mut literal = Literal::default();
        let mut end = token.span.end;
        literal.extend(&token.kind);
        while let [next, after @ ..] = *rest
            && next.span.start == end
            && !self.begins_exponent(token, next, after)
            && literal.extend(&next.kind)
        {
            end = next.span.end;
            *rest = after;
        }
        self.push(NodeKind::Literal(Box::new(literal)), token.span.start..end);
    }

    /// Whether `^` behind a number has a name or a parenthesis directly behind it, or belongs to a quotient: `2^n`, `2^(n + 1)` and
    /// `3^2/2^5` are powers, since no value is printed so.
    fn begins_exponent(&self, base: &Token, sign: &Token, after: &[Token]) -> bool {
        if self.is_power_in_quotient(base.span.clone(), sign, after.first()) {
            return true;
        }
        let [next, behind @ ..] = after else { return false };
        let is_call = behind.first().is_some_and(|token| token.kind == TokenKind::Open);
        let is_name = self.is_word(next) && !is_call && !SUFFIXES.contains(&&self.text[next.span.clone()]);
        &self.text[sign.span.clone()] == "^"
            && next.span.start == sign.span.end
            && (next.kind == TokenKind::Open || is_name)
    }

    /// Looks at what follows a literal: a call directly behind it is added to it.
    fn juxtapose(&mut self, rest: &[Token]) -> Result<Expected, ParseError> {
        let end = self.operands.last().map_or(0, |&literal| self.nodes[literal].span.end);
        let [next, after @ ..] = rest else { return Ok(Expected::Operator) };
        if next.kind != TokenKind::Name || next.span.start != end {
            return Ok(Expected::Operator);
        }
        let is_suffix = SUFFIXES.contains(&&self.text[next.span.clone()]);
        let is_call = after.first().is_some_and(|token| token.kind == TokenKind::Open);
        if !self.is_word(next) || !(is_call || is_suffix) {
            let message = "what is this to be done with the number before it?";
            let hint = "write the sign: 2 x a is twice a, 2 + a their sum";
            return Err(self.error(next.span.clone(), message, hint));
        }
        if let Some(Waiting::Switch(_)) = self.waiting.last() {
            return Err(self.unclear_switch(next.span.clone()));
        }
        // The minus in front is the number's own.
        if let Some(&Waiting::Sign(start)) = self.waiting.last() {
            self.reduce_sign(start);
        }
        self.waiting.push(Waiting::Juxtaposed);
        Ok(Expected::Operand)
    }

    fn name(&mut self, token: &Token, rest: &mut &[Token]) -> Expected {
        let name = token.span.clone();
        let label = self.labels.get(&self.text[name.clone()]).and_then(|open| open.last().copied());
        match *rest {
            [next, ..] if next.kind == TokenKind::Open => {
                self.open_call(name, next.span.start, self.operands.len());
                return Expected::Operand;
            }
            [next, after @ ..] if next.kind == TokenKind::OpenBrace && next.span.start == name.end => {
                self.open_brace(next, Some(name));
                *rest = after;
                return Expected::Operand;
            }
            _ => {}
        }
        let kind = match (label, &self.text[name.clone()]) {
            (Some(label), _) => NodeKind::Label(label),
            (None, "pass") => NodeKind::Pass,
            _ => NodeKind::Name(name.clone()),
        };
        self.push(kind, name);
        self.add_juxtaposed();
        // A star directly behind a name is added to it: `upon*`.
        if let [star, after @ ..] = *rest
            && matches!(star.kind, TokenKind::Star(_))
            && !self.is_product(star, after)
            && self.operands.last().is_some_and(|&name| self.nodes[name].span.end == star.span.start)
        {
            *rest = after;
            self.literal(star, rest);
            self.waiting.push(Waiting::Binary(Binary::Plus));
            self.reduce_binary(|name, star| NodeKind::Binary(Binary::Plus, name, star));
            if let Some(&sum) = self.operands.last() {
                self.nodes[sum].is_closed = true;
            }
        }
        Expected::Operator
    }

    /// Adds the part that was just read to the literal directly before it.
    fn add_juxtaposed(&mut self) {
        if let Some(Waiting::Juxtaposed) = self.waiting.last() {
            self.reduce_binary(|literal, part| NodeKind::Binary(Binary::Plus, literal, part));
            if let Some(&sum) = self.operands.last() {
                self.nodes[sum].is_closed = true;
            }
        }
    }

    /// Ends a statement, of the line or of a block; says what is expected next.
    fn semicolon(&mut self, rest: &mut &[Token]) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        if !matches!(self.waiting.last(), Some(Waiting::Block(..))) {
            self.end_statement(Expected::Operator)?;
        } else if rest.first().is_some_and(|next| self.is(next, "end")) {
            // What stands before the end is the value of the block.
            return Ok(Expected::Operator);
        } else if let Some(root) = self.operands.pop() {
            self.statements.push(Statement { name: self.name.take(), root });
        }
        self.statement(rest)
    }

    /// The bindings of a block are statements before the one that it stands in, and its last value is its own.
    fn end_block(&mut self, end: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        let Some(Waiting::Block(start, outer)) = self.waiting.pop() else {
            return Err(self.error(
                end,
                "this 'end' has no 'begin'",
                "for example: begin a := {1|*}; a + a end",
            ));
        };
        if let Some(name) = std::mem::replace(&mut self.name, outer)
            && let Some(root) = self.operands.pop()
        {
            self.statements.push(Statement { name: Some(name.clone()), root });
            self.push(NodeKind::Name(name.clone()), name);
        }
        if let Some(&value) = self.operands.last() {
            self.nodes[value].span = start..end.end;
            self.nodes[value].is_closed = true;
        }
        Ok(Expected::Operator)
    }

    fn end_statement(&mut self, expected: Expected) -> Result<(), ParseError> {
        if expected != Expected::Operator {
            let end = self.text.trim_end().len();
            return Err(match self.waiting.last() {
                Some(
                    Waiting::Open(_) | Waiting::Arguments { .. } | Waiting::Brace(_) | Waiting::Block(..),
                ) => self.unclosed(end..end),
                _ => self.missing_operand(end..end),
            });
        }
        self.reduce(0)?;
        if !self.waiting.is_empty() {
            return Err(self.unclosed(0..0));
        }
        if let Some(root) = self.operands.pop() {
            self.statements.push(Statement { name: self.name.take(), root });
        }
        Ok(())
    }

    fn finish(mut self, expected: Expected) -> Result<Tree, ParseError> {
        self.end_statement(expected)?;
        Ok(Tree { nodes: self.nodes, statements: self.statements })
    }

    fn push(&mut self, kind: NodeKind, span: Range<usize>) {
        self.operands.push(self.nodes.len());
        self.nodes.push(Node { kind, span, is_closed: false });
    }

    /// Whether a token is this word.
    fn is(&self, token: &Token, word: &str) -> bool {
        token.kind == TokenKind::Name && &self.text[token.span.clone()] == word
    }

    /// A name of letters; a star before a parenthesis is none.
    fn is_word(&self, token: &Token) -> bool {
        token.kind == TokenKind::Name && self.text.as_bytes()[token.span.start].is_ascii_alphabetic()
    }

    /// An `x`, which multiplies behind an operand, and is a name elsewhere.
    fn is_x(&self, token: &Token) -> bool {
        token.kind == TokenKind::Times && &self.text[token.span.clone()] == "x"
    }

    /// Whether a token can be the name of a value.
    fn can_be_bound(&self, token: &Token) -> bool {
        self.is_word(token) || self.is_x(token)
    }

    fn missing_operand(&self, span: Range<usize>) -> ParseError {
        let message = match self.waiting.last() {
            _ if self.text.trim().is_empty() => "the expression is empty",
            Some(
                Waiting::Binary(..)
                | Waiting::Power(_)
                | Waiting::Sign(_)
                | Waiting::Not(_)
                | Waiting::Switch(_)
                | Waiting::Tiny(_)
                | Waiting::Infix(_),
            ) => "expected a value after the operator",
            _ => "expected a value here",
        };
        self.error(span, message, EXAMPLE)
    }

    fn missing_operator(&self, token: &Token) -> ParseError {
        let hint = match token.kind {
            TokenKind::Ups(_) => {
                "'^' is up, and is added where nothing stands between: 2^*; powers are written 2 ^ 3, (*5)^3"
                    .into()
            }
            TokenKind::Star(_) => message!(
                "multiply with x, or with a blank on either side of the star: 2 * 3; 2* without a blank is the sum of 2 and *; {example}",
                example => EXAMPLE
            ),
            TokenKind::Assign => "names are bound at the start: let a = {1|*}; a + a".into(),
            _ => message!("multiply with x, {example}", example => EXAMPLE),
        };
        self.error(token.span.clone(), "expected an operator here", hint)
    }

    fn error(
        &self,
        span: Range<usize>,
        message: impl Into<zermelo_core::Message>,
        hint: impl Into<zermelo_core::Message>,
    ) -> ParseError {
        ParseError::at(self.text, span, message, hint)
    }
}

#[cfg(test)]
mod tests;
