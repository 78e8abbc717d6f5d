//! Tokens to a tree, by Dijkstra's shunting yard: operators and brackets wait on a stack of our own, so that the depth of
//! an expression is bounded by memory alone. The tree is a list in which every node stands behind its parts; evaluation
//! is one pass over it.
//!
//! From the tightest: a literal (`3/4^3*2`: number, ups and star without blanks are their sum), `.function` behind an
//! operand, powers (`(a + b)^3`, `a ^ 3`), `x` and `/`, `:`, a sign in front, `&`, `+` and `-`, functions between their
//! arguments, comparisons, `not`, `and`, `or`. It is the order of CGSuite, whose lines are pasted here, but for a sign before `&`.

use super::functions::POWER;
use super::lexer::{Comparison, EXAMPLE, Fraction, TINIES, Token, TokenKind, UpKind, Ups, tokens};
use dashu_int::UBig;
use rustc_hash::FxHashMap;
use std::ops::Range;
use zermelo_core::ParseError;
use zermelo_core::message;

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
    is_closed: bool,
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
    fn parts(&self) -> usize {
        [self.number.is_some(), self.ups.is_some(), self.star.is_some()].into_iter().filter(|&is| is).count()
    }

    /// Adds what a token says, if the token may stand there: number, ups, star is the order.
    fn extend(&mut self, kind: &TokenKind) -> bool {
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
    fn of(kind: &TokenKind) -> Option<Self> {
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
    fn of_word(word: &str) -> Option<Self> {
        match word {
            "and" => Some(Self::And),
            "or" => Some(Self::Or),
            _ => None,
        }
    }

    /// How tightly it binds what stands on its left and on its right.
    fn binding(self) -> (u8, u8) {
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

/// Names that may stand directly behind a number, to which they are added: `3/2under`.
const SUFFIXES: &[&str] = &["over", "under", "upon", "uponth", "upover"];

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

/// A brace with what has been read of it: segments between slashes.
#[derive(Debug)]
struct Brace {
    open: usize,
    /// Its label: the number and the place in the text.
    label: Option<(usize, Range<usize>)>,
    /// Where the options of the segment begin among the operands.
    first: usize,
    /// Where the segment begins in the text.
    segment: usize,
    /// Left sides that wait for their right ones, by falling number of slashes.
    sides: Vec<Side>,
}

#[derive(Debug)]
struct Side {
    options: Vec<NodeId>,
    slashes: usize,
    start: usize,
}

/// Where the exponent of a power is.
enum Exponent {
    /// In digits directly behind the `^`.
    Attached(UBig),
    /// What comes next.
    Next,
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

/// A star between a number and a parenthesis, a brace or a name multiplies, `3*({2|1})`, `3*{2|1}`, `3*upon`, as it does for a reader of
/// `CGSuite`: no value is printed so. With a number in the parentheses it could be meant for a nimber, and is left to be refused.
fn read_multiples(tokens: &mut Vec<Token>, text: &str) {
    split_ordinal_products(tokens, text);
    for at in 1..tokens.len().saturating_sub(1) {
        let [number, star, next, ..] = &tokens[at - 1..] else { return };
        let is_behind_number = matches!(number.kind, TokenKind::Number(_))
            && is_bare_star(star, text)
            && star.span.start == number.span.end;
        let is_multiple = match next.kind {
            TokenKind::Open => star.kind == TokenKind::Name && !is_number_in_parentheses(&tokens[at + 1..]),
            TokenKind::OpenBrace => next.span.start == star.span.end,
            TokenKind::Name => {
                let is_word = text.as_bytes()[next.span.start].is_ascii_alphabetic();
                is_word && next.span.start == star.span.end
            }
            // `2*x` is twice x, and `2*x3` three times 2*.
            TokenKind::Times if &text[next.span.clone()] == "x" => {
                let is_operator = tokens.get(at + 2).is_some_and(|behind| begins_operand(&behind.kind));
                !is_operator && next.span.start == star.span.end
            }
            _ => false,
        };
        if is_behind_number && is_multiple {
            tokens[at].kind = TokenKind::Times;
        }
    }
}

/// Whether a token is a star without a number.
fn is_bare_star(token: &Token, text: &str) -> bool {
    matches!(token.kind, TokenKind::Name | TokenKind::Star(_))
        && matches!(&text[token.span.clone()], "*" | "∗")
}

/// Whether parentheses with a whole number and nothing else come next, as in `*(5)`. A fraction is no nimber: `3*(5/8)` is a product.
fn is_number_in_parentheses(rest: &[Token]) -> bool {
    let [open, inside, close, ..] = rest else { return false };
    let is_whole =
        matches!(&inside.kind, TokenKind::Number(number) if number.exponent == 0 && number.odd == UBig::ONE);
    open.kind == TokenKind::Open && is_whole && close.kind == TokenKind::Close
}

/// Whether an operand can begin with a token, a sign apart.
const fn begins_operand(kind: &TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Number(_)
            | TokenKind::Star(_)
            | TokenKind::Ups(_)
            | TokenKind::MisereForm
            | TokenKind::Ordinal
            | TokenKind::Name
            | TokenKind::Open
            | TokenKind::OpenBrace
    )
}

/// A star between a number or an ordinal and an ordinal multiplies as well: `5*omega^19`, `omega^2*9*omega`.
fn split_ordinal_products(tokens: &mut Vec<Token>, text: &str) {
    let is_product = |[before, token]: &[Token; 2]| {
        matches!(before.kind, TokenKind::Number(_) | TokenKind::Ordinal)
            && token.kind == TokenKind::Ordinal
            && before.span.end == token.span.start
            && text[token.span.clone()].starts_with(['*', '∗'])
    };
    if !tokens.array_windows().any(is_product) {
        return;
    }
    let mut split = Vec::with_capacity(tokens.len() + 1);
    for token in std::mem::take(tokens) {
        let is_factor =
            split.last().is_some_and(|before: &Token| is_product(&[before.clone(), token.clone()]));
        if !is_factor {
            split.push(token);
            continue;
        }
        let middle = token.span.start + text[token.span.clone()].chars().next().map_or(0, char::len_utf8);
        split.push(Token { kind: TokenKind::Times, span: token.span.start..middle });
        split.push(Token { kind: TokenKind::Ordinal, span: middle..token.span.end });
    }
    *tokens = split;
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
            return Err(self.error(end..end, "expected a name behind 'let'", HINT));
        };
        if !self.can_be_bound(name) {
            let message =
                zermelo_core::message!("'{span}' cannot be a name", span = &self.text[name.span.clone()]);
            let hint =
                "names are letters with digits behind them, other than v and vv, for example: let a = {1|*}";
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
                Err(self.error(end, "expected '=' behind the name", HINT))
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

    fn open_brace(&mut self, brace: &Token, label: Option<Range<usize>>) {
        let label = label.map(|name| {
            let number = self.label_count;
            self.label_count += 1;
            self.labels.entry(self.text[name.clone()].to_owned()).or_default().push(number);
            (number, name)
        });
        let brace = Brace {
            open: brace.span.start,
            label,
            first: self.operands.len(),
            segment: brace.span.end,
            sides: Vec::new(),
        };
        self.waiting.push(Waiting::Brace(Box::new(brace)));
    }

    /// The game of a brace has its label, which is not seen from now on.
    fn close_label(&mut self, game: NodeId, label: (usize, Range<usize>)) {
        let (number, name) = label;
        if let Some(open) = self.labels.get_mut(&self.text[name.clone()]) {
            open.pop();
        }
        let node = &mut self.nodes[game];
        node.span.start = name.start;
        let kind = std::mem::replace(&mut node.kind, NodeKind::Pass);
        node.kind = match kind {
            NodeKind::Game(sides) => NodeKind::Labelled(number, sides),
            other => other,
        };
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

    fn open_call(&mut self, name: Range<usize>, open: usize, first: usize) {
        let operands_before = self.operands.len();
        self.waiting.push(Waiting::Arguments { name, open, first, operands_before });
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

    /// Whether nothing stands yet in the segment of the brace that is open.
    fn is_empty_segment(&self) -> bool {
        matches!(self.waiting.last(), Some(Waiting::Brace(brace)) if brace.first == self.operands.len())
    }

    /// Takes a token behind an operand; says what is expected next.
    fn operator(&mut self, token: &Token, rest: &[Token]) -> Result<Expected, ParseError> {
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
    fn is_product(&self, star: &Token, rest: &[Token]) -> bool {
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
    fn is_power_in_quotient(&self, base: Range<usize>, sign: &Token, behind: Option<&Token>) -> bool {
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
    fn method(&mut self, name: &Token, next: Option<&Token>) -> Expected {
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
    fn reduce(&mut self, left: u8) -> Result<(), ParseError> {
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

    fn reduce_binary(&mut self, kind: impl FnOnce(NodeId, NodeId) -> NodeKind) {
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
    fn reduce_sign(&mut self, start: usize) {
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

    fn unclear_switch(&self, span: Range<usize>) -> ParseError {
        let hint = "put parentheses around the part that is meant: +-(1*), or (+-1) + *";
        self.error(span, "how far does the '+-' reach?", hint)
    }

    fn comma(&mut self, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        match self.waiting.last() {
            Some(Waiting::Arguments { .. } | Waiting::Brace(_)) => Ok(Expected::Operand),
            _ => {
                let hint = "commas stand between options and between the arguments of a function, for example: \
                            {0,*|1}, mex(0, *, *3)";
                Err(self.error(span, "a comma outside braces and functions", hint))
            }
        }
    }

    fn close(&mut self, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        // A parenthesis in which names are bound is a block.
        if let Some(&Waiting::Block(start, _)) = self.waiting.last()
            && self.text[start..].starts_with('(')
        {
            self.end_block(span.clone())?;
        }
        match self.waiting.pop() {
            // From now on the part includes its parentheses.
            Some(Waiting::Open(start)) => {
                if let Some(&part) = self.operands.last() {
                    self.nodes[part].span = start..span.end;
                    self.nodes[part].is_closed = true;
                }
            }
            Some(Waiting::Arguments { name, first, .. }) => self.call(name, first, span.end),
            Some(Waiting::Brace(brace)) => return Err(self.unclosed_brace(brace.open)),
            _ => return Err(self.error(span, "this parenthesis closes nothing", EXAMPLE)),
        }
        Ok(Expected::Operator)
    }

    /// The call of a function of the operands from `first` on.
    fn call(&mut self, name: Range<usize>, first: usize, end: usize) {
        let mut arguments = self.operands.split_off(first);
        if let [only] = arguments[..]
            && self.text[name.clone()].eq_ignore_ascii_case("mex")
            && let NodeKind::Set(parts) = &mut self.nodes[only].kind
        {
            // What is left of the set is a game that nobody asks for.
            arguments = std::mem::take(parts);
        }
        let start = arguments.first().map_or(name.start, |&part| self.nodes[part].span.start.min(name.start));
        self.push(NodeKind::Call(name, arguments), start..end);
        self.add_juxtaposed();
    }

    fn slashes(&mut self, count: usize, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        let Some(mut brace) = self.pop_brace() else { return Err(self.unclosed(span)) };
        let (options, start) = self.fold(&mut brace, Some(count), span.start);
        if brace.sides.last().is_some_and(|side| side.slashes == count) {
            let hint = "nest with more slashes or with braces, for example: {1||2|3}, {{1|2}|3}";
            return Err(self.error(span, "a second slash of the same size", hint));
        }
        brace.sides.push(Side { options, slashes: count, start });
        brace.segment = span.end;
        self.waiting.push(Waiting::Brace(brace));
        Ok(Expected::Operand)
    }

    fn close_brace(&mut self, span: Range<usize>) -> Result<Expected, ParseError> {
        self.reduce(0)?;
        let Some(mut brace) = self.pop_brace() else {
            return Err(match self.waiting.last() {
                Some(_) => self.unclosed(span),
                None => self.error(span, "this brace closes nothing", "a game is {1|0}, with as many { as }"),
            });
        };
        let has_slashes = !brace.sides.is_empty();
        let (options, _) = self.fold(&mut brace, None, span.start);
        match (has_slashes, self.waiting.last()) {
            (true, _) => {
                // The fold left the whole game as its only option.
                if let Some(&game) = options.last() {
                    self.nodes[game].span = brace.open..span.end;
                    self.operands.push(game);
                    if let Some(label) = brace.label.take() {
                        self.close_label(game, label);
                    }
                }
            }
            (false, Some(&Waiting::Switch(start))) => {
                self.waiting.pop();
                self.push(NodeKind::Switch(options), start..span.end);
            }
            (false, _) if options.is_empty() || brace.label.is_some() => {
                let hint = "between Left's options and Right's stands a slash; either may be missing: {0,1|2}, {0|}, {|}";
                return Err(self.error(brace.open..span.end, "these braces have no '|'", hint));
            }
            (false, _) => self.push(NodeKind::Set(options), brace.open..span.end),
        }
        Ok(Expected::Operator)
    }

    fn pop_brace(&mut self) -> Option<Box<Brace>> {
        match self.waiting.pop() {
            Some(Waiting::Brace(brace)) => Some(brace),
            other => {
                self.waiting.extend(other);
                None
            }
        }
    }

    /// Takes the segment that ends here, and makes games of it and of the sides before it that have fewer than `slashes`;
    /// gives the options and where they begin.
    fn fold(&mut self, brace: &mut Brace, slashes: Option<usize>, end: usize) -> (Vec<NodeId>, usize) {
        let mut options = self.operands.split_off(brace.first);
        let mut start = brace.segment;
        while let Some(side) = brace.sides.pop_if(|side| slashes.is_none_or(|count| side.slashes < count)) {
            start = side.start;
            let game = NodeKind::Game(Box::new([side.options, options]));
            self.nodes.push(Node { kind: game, span: start..end, is_closed: true });
            options = vec![self.nodes.len() - 1];
        }
        (options, start)
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

    /// The parenthesis or brace that is open where something else closes.
    fn unclosed(&self, found: Range<usize>) -> ParseError {
        match self.waiting.last() {
            Some(&(Waiting::Open(open) | Waiting::Arguments { open, .. })) => {
                self.error(open..open + 1, "this parenthesis is not closed", "close it with ')'")
            }
            Some(Waiting::Brace(brace)) => self.unclosed_brace(brace.open),
            Some(&Waiting::Block(open, _)) if self.text[open..].starts_with('(') => {
                self.error(open..open + 1, "this parenthesis is not closed", "close it with ')'")
            }
            Some(&Waiting::Block(begin, _)) => self.error(
                begin..begin + 5,
                "this 'begin' has no 'end'",
                "for example: begin a := {1|*}; a + a end",
            ),
            _ => self.error(found, "this closes nothing", EXAMPLE),
        }
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

    fn unclosed_brace(&self, open: usize) -> ParseError {
        self.error(open..open + 1, "this brace is not closed", "close it with '}', for example: {1|0}")
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
            ) => "expected a value behind the operator",
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

impl Node {
    /// Whether it is a number and nothing else.
    fn is_number(&self) -> bool {
        matches!(&self.kind, NodeKind::Literal(literal) if literal.number.is_some() && literal.parts() == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::lexer::sum_like_a_power;
    use super::*;

    /// The tree with brackets around every part.
    fn shape(text: &str) -> String {
        let tree = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut shapes: Vec<String> = Vec::new();
        for node in &tree.nodes {
            let list =
                |ids: &[NodeId]| ids.iter().map(|&id| shapes[id].clone()).collect::<Vec<_>>().join(",");
            let shape = match &node.kind {
                NodeKind::Literal(literal) => literal_shape(literal),
                NodeKind::Negative(part) => format!("-[{}]", shapes[*part]),
                NodeKind::Not(part) => format!("not[{}]", shapes[*part]),
                NodeKind::Switch(parts) => format!("±[{}]", list(parts)),
                NodeKind::Set(parts) => format!("{{{}}}", list(parts)),
                NodeKind::Game(sides) => format!("{{{}|{}}}", list(&sides[0]), list(&sides[1])),
                NodeKind::Binary(operator, left, right) => {
                    format!("[{} {operator:?} {}]", shapes[*left], shapes[*right])
                }
                NodeKind::Call(name, parts) => format!("{}({})", &text[name.clone()], list(parts)),
                NodeKind::Name(name) => text[name.clone()].to_owned(),
                NodeKind::Labelled(label, sides) => {
                    format!("@{label}{{{}|{}}}", list(&sides[0]), list(&sides[1]))
                }
                NodeKind::Label(label) => format!("@{label}"),
                NodeKind::Pass => "pass".to_owned(),
                NodeKind::MisereForm | NodeKind::Ordinal => text[node.span.clone()].to_owned(),
            };
            shapes.push(shape);
        }
        let statement = |statement: &Statement| match &statement.name {
            Some(name) => format!("{}={}", &text[name.clone()], shapes[statement.root]),
            None => shapes[statement.root].clone(),
        };
        tree.statements.iter().map(statement).collect::<Vec<_>>().join(";")
    }

    fn literal_shape(literal: &Literal) -> String {
        let mut parts = Vec::new();
        if let Some(number) = &literal.number {
            let sign = if literal.is_negative { "-" } else { "" };
            assert_eq!(number.odd, UBig::ONE);
            parts.push(match number.exponent {
                0 => format!("{sign}{}", number.numerator),
                exponent => format!("{sign}{}/2^{exponent}", number.numerator),
            });
        }
        if let Some(ups) = &literal.ups {
            let name = if ups.is_down { "v" } else { "^" };
            parts.push(match ups.kind {
                UpKind::Multiple => format!("{name}{}", ups.count),
                UpKind::Power => format!("{name}<{}>", ups.count),
                UpKind::Sum => format!("{name}[{}]", ups.count),
                UpKind::OnSum => format!("{name}[on]"),
                UpKind::OnPower => format!("{name}<on>"),
            });
        }
        parts.extend(literal.star.iter().map(|star| format!("*{star}")));
        parts.join("_")
    }

    #[test]
    fn literals() {
        for (text, expected) in [
            ("3/4v[3]*", "3/2^2_v[3]_*1"),
            ("2*", "2_*1"),
            ("2*3", "2_*3"),
            ("1/2v", "1/2^1_v1"),
            ("-3*", "-3_*1"),
            ("-1^3", "-1_^3"),
            ("--1^3", "-[-1_^3]"),
            ("-(1^3)", "-[1_^3]"),
            ("- ^3", "-[^3]"),
            ("5-1^", "[5 Minus 1_^1]"),
            ("0.75", "3/2^2"),
            ("6/3", "2"),
            ("6/8", "3/2^2"),
            ("^", "^1"),
            ("^^^", "^3"),
            ("^^*", "^2_*1"),
            ("vvv*4", "v3_*4"),
            ("v9*8", "v9_*8"),
            ("^<2>*", "^<2>_*1"),
            ("v<2>", "v<2>"),
            ("^ <2", "[^1 Compare(Less) 2]"),
            ("^<2", "[^1 Compare(Less) 2]"),
            ("⇑∗₂", "^2_*2"),
            ("⤊⤊*", "^6_*1"),
            ("⤋", "v3"),
            ("⇈", "^2"),
            ("½", "1/2^1"),
            ("-1⅜*", "-11/2^3_*1"),
            ("2¾", "11/2^2"),
            ("↓", "v1"),
            ("↑³", "^<3>"),
            ("↑↑", "^2"),
            ("⋆5", "*5"),
            ("*(2+1)", "*([2 Plus 1])"),
            ("6+^*", "[6 Plus ^1_*1]"),
        ] {
            assert_eq!(shape(text), expected, "{text}");
        }
    }

    #[test]
    fn games() {
        for (text, expected) in [
            ("{|}", "{|}"),
            ("{1|}", "{1|}"),
            ("{|1}", "{|1}"),
            ("{|||}", "{|}"),
            ("{a,b|c}", "{a,b|c}"),
            ("{a||b|c}", "{a|{b|c}}"),
            ("{a|b||c}", "{{a|b}|c}"),
            ("{a|b||c|d}", "{{a|b}|{c|d}}"),
            ("{a|||b||c|d}", "{a|{b|{c|d}}}"),
            ("{a||||b|||c|d||e}", "{a|{b|{{c|d}|e}}}"),
            ("{0||0,v*|vv}", "{0|{0,v1_*1|v2}}"),
            ("{||0|}", "{|{0|}}"),
            ("{{1|*},2|(3)}", "{{1|*1},2|3}"),
            ("+-1/2", "±[1/2^1]"),
            ("±{a|b}", "±[{a|b}]"),
            ("+-{2,{3|1}}", "±[2,{3|1}]"),
            ("+-{}", "±[]"),
            ("+-(1*)", "±[1_*1]"),
            ("-+-1", "-[±[1]]"),
            ("1+ +-2", "[1 Plus ±[2]]"),
            ("1+-2", "[1 Plus ±[2]]"),
            ("3 - 2 +- 6 - 7", "[[[3 Minus 2] Plus ±[6]] Minus 7]"),
            ("5±{1,2}", "[5 Plus ±[1,2]]"),
            ("+-1+-2", "[±[1] Plus ±[2]]"),
            ("⧾_2", "⧾_(2)"),
            ("⧿2 + 1", "[⧿(2) Plus 1]"),
            ("3/4⧾₁₂ - 1", "[[3/2^2 Plus ⧾(12)] Minus 1]"),
            ("+_{1|0} - -_1/2", "[+_({1|0}) Minus -_(1/2^1)]"),
            ("{a<b|c}", "{[a Compare(Less) b]|c}"),
            ("{(a||b)|c}", "{[a Compare(Confused) b]|c}"),
            ("a{0|a}", "@0{0|@0}"),
            ("a{0||||0|||a|*||*}", "@0{0|{0|{{@0|*1}|*1}}}"),
            ("a{b{a|b}|a{|a}} + a", "[@0{@1{@0|@1}|@2{|@2}} Plus a]"),
            ("{0||0|0,pass}", "{0|{0|0,pass}}"),
        ] {
            assert_eq!(shape(text), expected, "{text}");
        }
    }

    #[test]
    fn powers_and_ups() {
        for (text, expected) in [
            ("3^5", "3_^5"),
            ("3 ^ 5", "^(3,5)"),
            ("(1 + 1)^3", "^([1 Plus 1],3)"),
            ("a^2", "^(a,2)"),
            ("a^(n)", "^(a,n)"),
            ("a ^ n x b", "[^(a,n) Times b]"),
            ("-(2)^2", "-[^(2,2)]"),
            ("mean(a)^2 + 1", "[^(mean(a),2) Plus 1]"),
            ("2 x a^2", "[2 Times ^(a,2)]"),
            ("2 ^ (3 ^ 2)", "^(2,^(3,2))"),
            ("2 ^ (-1)", "^(2,-1)"),
            ("(^)^2", "^(^1,2)"),
            // Ups have no place in a quotient of numbers.
            ("3^22/2^72", "[^(3,22) Divide ^(2,72)]"),
            ("-3^2/4", "-[[^(3,2) Divide 4]]"),
            ("1 + 5 / 2^3", "[1 Plus [5 Divide ^(2,3)]]"),
            ("3/4^2", "3/2^2_^2"),
            ("1/2^3", "1/2^1_^3"),
        ] {
            assert_eq!(shape(text), expected, "{text}");
        }
        for (text, sum) in [
            ("3^5", Some("3^5")),
            ("1 + 12^34 > 0", Some("12^34")),
            ("3 ^ 5", None),
            ("3^5*2", None),
            ("1^2", None),
            ("2^1", None),
            ("1/2^3", None),
            ("3^2/4", None),
            ("5 / 2^3", None),
            ("2^<3>", None),
            ("2v3", None),
            ("2^^", None),
            ("(2)^3", None),
        ] {
            assert_eq!(sum_like_a_power(text), sum, "{text}");
        }
        for text in ["2 ^ 3 ^ 2", "(2)^3^2", "(2)^", "a ^", "2 ^", "(2)^-1", "(2)^^"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn operators_and_calls() {
        for (text, expected) in [
            ("a + b:c", "[a Plus [b OrdinalSum c]]"),
            // The order of CGSuite: 'x' and '/', ':', '&', '+' and '-', functions between their arguments, comparisons.
            ("1 & 0 + 1 = b", "[[[1 Sides 0] Plus 1] Compare(Equal) b]"),
            ("1 & 0:a x b", "[1 Sides [0 OrdinalSum [a Times b]]]"),
            ("a max b + c", "max(a,[b Plus c])"),
            ("a + b max c & d = e", "[max([a Plus b],[c Sides d]) Compare(Equal) e]"),
            ("a max b min c", "min(max(a,b),c)"),
            ("-a x b:c & d", "[-[[[a Times b] OrdinalSum c]] Sides d]"),
            ("-1^:2", "[-1_^1 OrdinalSum 2]"),
            // A star behind a number multiplies what cannot be added without a sign.
            ("10*upon", "[10 Times upon]"),
            ("3*{1|0}", "[3 Times {1|0}]"),
            ("2*f(1)", "[2 Times f(1)]"),
            ("2*3 + 2*", "[2_*3 Plus 2_*1]"),
            // So does one with a blank on either side, and one between parentheses.
            ("5 - 3 / 4 * 6", "[5 Minus [[3 Divide 4] Times 6]]"),
            ("2 * n + *5 * *3", "[[2 Times n] Plus [*5 Times *3]]"),
            ("2 * {1|0} * ^", "[[2 Times {1|0}] Times ^1]"),
            ("(1 + 2)*(n)*(3)", "[[[1 Plus 2] Times n] Times 3]"),
            ("a*b*{1|0} + a* + b*2", "[[[[a Times b] Times {1|0}] Plus [a Plus *1]] Plus [b Plus *2]]"),
            ("a*(b + 1)", "[a Times [b Plus 1]]"),
            ("3*(5/8)", "[3 Times 5/2^3]"),
            ("a*(1/2)", "[a Times 1/2^1]"),
            ("f(1)*a", "[f(1) Times a]"),
            ("2*x + 2*x3 + a*x", "[[[2 Times x] Plus [2_*1 Times 3]] Plus [a Times x]]"),
            // An 'x' behind an operand multiplies, and is a name elsewhere.
            ("x x x", "[x Times x]"),
            ("2 * x + x * x", "[[2 Times x] Plus [x Times x]]"),
            ("x := 3; 2 x x + x^2", "x=3;[[2 Times x] Plus ^(x,2)]"),
            ("let x = 3; {x|-x}", "x=3;{x|-[x]}"),
            ("x{0|x}", "@0{0|@0}"),
            (
                "a = 1 or b < 2 and not c = d or e",
                "[[[a Compare(Equal) 1] Or [[b Compare(Less) 2] And not[[c Compare(Equal) d]]]] Or e]",
            ),
            ("not (a and b) = c", "not[[[a And b] Compare(Equal) c]]"),
            ("not not a", "not[not[a]]"),
            ("(a) + ((b))", "[a Plus b]"),
            ("3/2under", "[3/2^1 Plus under]"),
            ("-1over + upon*2", "[[-1 Plus over] Plus [upon Plus *2]]"),
            ("-1^[on]*", "-1_^[on]_*1"),
            ("v<on> - 1", "[v<on> Minus 1]"),
            ("begin a := 1; a end", "a=1;a"),
            ("begin a := 1; a; end", "a=1;a"),
            ("-(begin a := 1; a end) + 2", "a=1;[-[a] Plus 2]"),
            ("b := begin a := 1; a end; b", "a=1;b=a;b"),
            ("(let a = 1; a) = 2", "a=1;[a Compare(Equal) 2]"),
            ("(let a = 1; let b = a; {a|b})", "a=1;b=a;{a|b}"),
            ("begin a := begin 2 end; {a|} end", "a=2;{a|}"),
            ("begin a := 1 end + 1", "a=1;[a Plus 1]"),
            ("-1:*2", "-[[1 OrdinalSum *2]]"),
            ("-a:b", "-[[a OrdinalSum b]]"),
            ("*2:+-1", "[*2 OrdinalSum ±[1]]"),
            ("a x b:c", "[[a Times b] OrdinalSum c]"),
            ("3.^", "[3 Times ^1]"),
            ("3.{1|0}", "[3 Times {1|0}]"),
            ("*3x2", "[*3 Times 2]"),
            ("1Tiny(2)", "[1 Plus Tiny(2)]"),
            ("-1/2Miny({9/2Miny(2)|5/2})", "[-1/2^1 Plus Miny({[9/2^1 Plus Miny(2)]|5/2^1})]"),
            ("1Tiny(2).Mean", "Mean([1 Plus Tiny(2)])"),
            ("Tiny(2).NortonProduct(^)", "NortonProduct(Tiny(2),^1)"),
            ("(1/4).Cool(-1/8)", "Cool(1/2^2,-1/2^3)"),
            ("{3||2+*|1+*}.Cool(70)", "Cool({3|{[2 Plus *1]|[1 Plus *1]}},70)"),
            ("a.b.c(d).e()", "e(c(b(a),d))"),
            ("-a.Mean", "-[Mean(a)]"),
            // A function behind a point is asked of what stands before it, and the sign comes later, as for CGSuite.
            ("-1.Mean", "-[Mean(1)]"),
            ("+-1.Mean", "±[Mean(1)]"),
            ("2^(3)", "^(2,3)"),
            ("2^n + 1", "[^(2,n) Plus 1]"),
            ("2^Tiny(2)", "[2_^1 Plus Tiny(2)]"),
            ("1^3.Mean", "Mean(1_^3)"),
            ("*5 OrdinalSum *6 + 1", "OrdinalSum(*5,[*6 Plus 1])"),
            ("(+-1).PowTo(3)", "PowTo(±[1],3)"),
            ("a || b", "[a Compare(Confused) b]"),
            ("a <> b", "[a Compare(Confused) b]"),
            ("a <| b", "[a Compare(LessOrConfused) b]"),
            ("a |> {1|0}", "[a Compare(GreaterOrConfused) {1|0}]"),
            ("let a = {1|0}; let b = a:1; a + b", "a={1|0};b=[a OrdinalSum 1];[a Plus b]"),
            ("let a = 1", "a=1"),
        ] {
            assert_eq!(shape(text), expected, "{text}");
        }
    }

    #[test]
    fn errors_stand_at_their_places() {
        for (text, part, word) in [
            ("{1|0", "{", "not closed"),
            ("({1|0)", "{", "not closed"),
            ("{(1|0}", "|", "slash outside"),
            ("{(1}", "(", "not closed"),
            ("{1|}|}", "|", "slash outside"),
            ("{1|0}}", "}", "closes nothing"),
            ("{1|2|3}", "|", "second slash"),
            ("{1||2|3||4}", "||", "second slash"),
            ("{1,|2}", "|", "expected"),
            ("{1|,2}", ",", "expected"),
            ("{1|2,}", "}", "expected"),
            ("{1+|2}", "|", "behind the operator"),
            ("{}", "{}", "no '|'"),
            ("0/0", "0", "division by zero"),
            ("2^(3)^2", "^", "comes first"),
            ("2^3(4)", "(", "operator"),
            ("*5^3", "^3", "operator"),
            ("2 *3", "*3", "operator"),
            ("a*(3)", "*", "operator"),
            ("2 * - 3", "*", "operator"),
            ("a and", "", "behind the operator"),
            ("not", "", "behind the operator"),
            ("x2", "2", "operator"),
            ("2 * x 3", "3", "operator"),
            ("2*(3)", "*", "number before"),
            ("+-1*", "1*", "how far"),
            ("+-1Tiny(2)", "Tiny", "how far"),
            ("2a", "a", "number before"),
            ("^^3", "^^3", "twice"),
            ("^[a]", "[", "whole number"),
            ("'{*|*}'", "'", "no meaning"),
            ("let 3 = 4", "3", "cannot be a name"),
            ("let v = 4", "v", "cannot be a name"),
            ("let a + 4", "+", "'='"),
            ("let", "", "name"),
            ("1 + let a = 2", "let", "inside"),
            ("(let a = 2; a", "(", "not closed"),
            ("1;", "", "expected"),
            ("let a = 1;; a", ";", "expected"),
            ("2 + begin a := 1; a", "begin", "no 'end'"),
            ("1 + 2 end", "end", "no 'begin'"),
            ("(begin 1)", ")", "closes nothing"),
        ] {
            let error = parse(text).err().unwrap_or_else(|| panic!("{text}: {}", shape(text)));
            assert_eq!(&text[error.span.clone()], part, "{text}: {error}");
            assert!(error.message.contains(word), "{text}: {error}");
            assert!(!error.hint.is_empty(), "{text}: {error}");
        }
    }

    #[test]
    fn depth_is_no_matter() {
        let count = 1_000_000;
        let deep = format!("{}0{}", "{".repeat(count), "|}".repeat(count));
        assert_eq!(parse(&deep).unwrap().nodes.len(), count + 1);
        assert_eq!(parse(&"{".repeat(count)).unwrap_err().span, count - 1..count);
        let slashes =
            (1..1000).rev().map(|count| format!("0{}", "|".repeat(count))).collect::<Vec<_>>().concat();
        assert_eq!(parse(&format!("{{{slashes}}}")).unwrap().nodes.len(), 2 * 999);
        assert!(parse(&"+-".repeat(count)).is_err());
        assert!(parse(&format!("0{}", ":1".repeat(count))).is_ok());
        assert!(parse(&format!("0{}", ".Mean".repeat(count))).is_ok());
    }
}
