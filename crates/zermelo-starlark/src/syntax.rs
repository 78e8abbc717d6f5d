//! The tree of a file. Names carry the place where their value is kept, which [`resolve`](crate::resolve) fills in.

use crate::value::Value;
use std::ops::Range;
use std::rc::Rc;

/// Bytes of the text.
pub(crate) type Span = Range<u32>;

#[derive(Debug)]
pub(crate) struct Expr {
    pub(crate) kind: ExprKind,
    pub(crate) span: Span,
    /// How deeply expressions are nested in it.
    pub(crate) depth: u32,
}

/// Where a value is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Unknown,
    /// A slot of the function that runs.
    Local(u32),
    /// A slot that inner functions see too.
    Shared(u32),
    /// A variable of an outer function.
    Captured(u32),
    /// A variable of the file.
    Global(u32),
    /// A function of the language or its host.
    BuiltIn(u32),
}

#[derive(Debug)]
pub(crate) struct Name {
    pub(crate) name: Rc<str>,
    pub(crate) place: Place,
}

/// A value that cannot change.
pub(crate) struct Constant(pub(crate) Value);

impl std::fmt::Debug for Constant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.described())
    }
}

#[derive(Debug)]
pub(crate) enum ExprKind {
    None,
    Bool(bool),
    Number(i64),
    Text(Rc<str>),
    Name(Name),
    Tuple(Vec<Expr>),
    /// A tuple of constants, made once.
    Constant(Constant),
    List(Vec<Expr>),
    Dict(Vec<(Expr, Expr)>),
    /// A list or, with a key, a dict.
    Comprehension(Box<Comprehension>),
    Lambda(Rc<Function>),
    If(Box<[Expr; 3]>),
    And(Box<[Expr; 2]>),
    Or(Box<[Expr; 2]>),
    Not(Box<Expr>),
    Minus(Box<Expr>),
    Plus(Box<Expr>),
    Invert(Box<Expr>),
    Binary(Operator, Box<[Expr; 2]>),
    Call(Box<Expr>, Vec<Argument>),
    Index(Box<[Expr; 2]>),
    Slice(Box<Expr>, Box<[Option<Expr>; 3]>),
    Dot(Box<Expr>, Rc<str>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Power,
    BitAnd,
    BitOr,
    BitXor,
    ShiftLeft,
    ShiftRight,
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    In,
    NotIn,
}

#[derive(Debug)]
pub(crate) struct Comprehension {
    pub(crate) key: Option<Expr>,
    pub(crate) value: Expr,
    pub(crate) clauses: Vec<Clause>,
}

#[derive(Debug)]
pub(crate) enum Clause {
    For(Target, Expr),
    If(Expr),
}

#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) kind: TargetKind,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum TargetKind {
    Name(Name),
    Several(Vec<Target>),
    Index(Box<[Expr; 2]>),
}

#[derive(Debug)]
pub(crate) enum Argument {
    Plain(Expr),
    Named(Rc<str>, Expr),
    /// `*list`
    Spread(Expr),
    /// `**dict`
    SpreadNamed(Expr),
}

/// A function as written.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) name: Rc<str>,
    pub(crate) span: Span,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) body: Vec<Statement>,
    /// Filled in by [`resolve`](crate::resolve): the number of slots, and from where captured variables come, as slots or
    /// captured variables of the function around.
    pub(crate) slots: u32,
    pub(crate) captures: Vec<Place>,
}

#[derive(Debug)]
pub(crate) struct Parameter {
    pub(crate) name: Name,
    pub(crate) kind: ParameterKind,
}

#[derive(Debug)]
pub(crate) enum ParameterKind {
    Needed,
    Default(Expr),
    Rest,
    NamedRest,
}

#[derive(Debug)]
pub(crate) struct Statement {
    pub(crate) kind: StatementKind,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum StatementKind {
    Expr(Expr),
    Assign(Target, Expr),
    /// `x += y`
    Update(Target, Operator, Expr),
    If(Expr, Vec<Statement>, Vec<Statement>),
    For(Target, Expr, Vec<Statement>),
    Def(Name, Rc<Function>),
    Return(Option<Expr>),
    Break,
    Continue,
    Pass,
    /// The file, and the names here with those there.
    Load(Rc<str>, Vec<(Name, Rc<str>)>),
}

impl ExprKind {
    /// How deeply expressions are nested in it.
    pub(crate) fn depth(&self) -> u32 {
        fn all<'a>(list: impl IntoIterator<Item = &'a Expr>) -> u32 {
            list.into_iter().map(|expr| expr.depth).max().unwrap_or(0)
        }
        1 + match self {
            Self::None
            | Self::Bool(_)
            | Self::Number(_)
            | Self::Text(_)
            | Self::Constant(_)
            | Self::Name(_) => 0,
            Self::Tuple(list) | Self::List(list) => all(list),
            Self::Dict(pairs) => all(pairs.iter().flat_map(|(key, value)| [key, value])),
            Self::Comprehension(inner) => {
                let clauses = inner.clauses.iter().map(|clause| match clause {
                    Clause::For(_, over) => over,
                    Clause::If(condition) => condition,
                });
                all(clauses.chain(&inner.key).chain([&inner.value]))
            }
            Self::Lambda(function) => {
                let bodies = function.body.iter().filter_map(|statement| match &statement.kind {
                    StatementKind::Return(value) => value.as_ref(),
                    _ => None,
                });
                all(bodies)
            }
            Self::If(parts) => all(parts.iter()),
            Self::And(parts) | Self::Or(parts) | Self::Binary(_, parts) | Self::Index(parts) => {
                all(parts.iter())
            }
            Self::Not(value)
            | Self::Minus(value)
            | Self::Plus(value)
            | Self::Invert(value)
            | Self::Dot(value, _) => value.depth,
            Self::Call(function, arguments) => {
                let values = arguments.iter().map(|argument| match argument {
                    Argument::Plain(value)
                    | Argument::Named(_, value)
                    | Argument::Spread(value)
                    | Argument::SpreadNamed(value) => value,
                });
                all(values.chain([&**function]))
            }
            Self::Slice(value, parts) => all(parts.iter().flatten().chain([&**value])),
        }
    }
}
