//! Tokens as a tree: recursive descent, as deep as [`MOST_DEPTH`].

use crate::fault::{Fault, Source};
use crate::lexer::{Token, tokens};
use crate::syntax::{
    Argument, Clause, Comprehension, Expr, ExprKind, Function, Name, Operator, Parameter, ParameterKind,
    Place, Span, Statement, StatementKind, Target, TargetKind,
};
use std::ops::Range;
use std::rc::Rc;
use zermelo_core::{Message, message};

/// Expressions and blocks may be nested so deeply.
const MOST_DEPTH: u32 = 60;

pub(crate) fn parse(source: &Rc<Source>) -> Result<Vec<Statement>, Fault> {
    let mut parser = Parser { source, tokens: tokens(source)?, at: 0, depth: 0, functions: 0, loops: 0 };
    let mut list = Vec::new();
    while *parser.peek() != Token::End {
        if *parser.peek() == Token::NewLine {
            parser.at += 1;
            continue;
        }
        parser.statement(&mut list)?;
    }
    Ok(list)
}

struct Parser<'a> {
    source: &'a Rc<Source>,
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
    depth: u32,
    /// How many functions and loops are around.
    functions: u32,
    loops: u32,
}

type Parsed<T> = Result<T, Fault>;

const BINARY: [&[(&str, Operator)]; 6] = [
    &[("|", Operator::BitOr)],
    &[("^", Operator::BitXor)],
    &[("&", Operator::BitAnd)],
    &[("<<", Operator::ShiftLeft), (">>", Operator::ShiftRight)],
    &[("+", Operator::Add), ("-", Operator::Subtract)],
    &[("*", Operator::Multiply), ("//", Operator::Divide), ("%", Operator::Modulo), ("/", Operator::Divide)],
];

const COMPARISONS: [(&str, Operator); 6] = [
    ("==", Operator::Equal),
    ("!=", Operator::Unequal),
    ("<=", Operator::LessOrEqual),
    (">=", Operator::GreaterOrEqual),
    ("<", Operator::Less),
    (">", Operator::Greater),
];

const UPDATES: [(&str, Operator); 10] = [
    ("+=", Operator::Add),
    ("-=", Operator::Subtract),
    ("*=", Operator::Multiply),
    ("//=", Operator::Divide),
    ("%=", Operator::Modulo),
    ("&=", Operator::BitAnd),
    ("|=", Operator::BitOr),
    ("^=", Operator::BitXor),
    ("<<=", Operator::ShiftLeft),
    (">>=", Operator::ShiftRight),
];

/// Expressions are at most so deep: sums of some hundred terms.
const DEEPEST: u32 = 250;

impl Parser<'_> {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }

    fn span(&self) -> Range<usize> {
        self.tokens[self.at].1.clone()
    }

    /// From a token to the last one read.
    fn since(&self, start: usize) -> Span {
        self.tokens[start].1.start as u32
            ..self.tokens[self.at.max(1) - 1].1.end.max(self.tokens[start].1.start) as u32
    }

    fn fault<T>(&self, message: impl Into<Message>, hint: &str) -> Parsed<T> {
        Err(Fault::at(self.source, self.span(), message, hint))
    }

    /// An expression that began with a token.
    fn made(&self, kind: ExprKind, start: usize) -> Parsed<Expr> {
        let depth = kind.depth();
        if depth > DEEPEST {
            return self.fault("the expression is too long", "give parts of it names of their own");
        }
        Ok(Expr { kind, span: self.since(start), depth })
    }

    fn is(&self, sign: &str) -> bool {
        matches!(self.peek(), Token::Sign(found) if *found == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(found) if *found == word)
    }

    fn take(&mut self, sign: &str) -> bool {
        let is = self.is(sign);
        self.at += usize::from(is);
        is
    }

    fn take_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        self.at += usize::from(is);
        is
    }

    fn expect(&mut self, sign: &str, after: &str) -> Parsed<()> {
        if self.take(sign) {
            return Ok(());
        }
        self.fault(
            message!("expected '{sign}' {after}, found {found}", sign, after => after, found => self.found()),
            "",
        )
    }

    /// The token here, in words.
    fn found(&self) -> Message {
        match self.peek() {
            Token::Name(name) => Message::verbatim(format!("'{name}'")),
            Token::Word(word) => Message::verbatim(format!("'{word}'")),
            Token::Number(number) => Message::verbatim(number.to_string()),
            Token::Text(_) => Message::words("a text"),
            Token::Sign(sign) => Message::verbatim(format!("'{sign}'")),
            Token::NewLine => Message::words("the end of the line"),
            Token::Indent => Message::words("an indented line"),
            Token::Dedent => Message::words("the end of the block"),
            Token::End => Message::words("the end of the file"),
        }
    }

    fn name(&mut self, what: &str) -> Parsed<Rc<str>> {
        if let Token::Name(name) = self.peek() {
            let name = name.clone();
            self.at += 1;
            return Ok(name);
        }
        self.fault(message!("expected {what}, found {found}", what => what, found => self.found()), "")
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MOST_DEPTH {
            return self.fault("this is nested too deeply", "give parts of it names of their own");
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    fn statement(&mut self, list: &mut Vec<Statement>) -> Parsed<()> {
        let start = self.at;
        if *self.peek() == Token::Indent {
            return self.fault("the line is indented without a block", "begin it in the first column");
        }
        let kind = if self.take_word("def") {
            self.nested(Self::definition)?
        } else if self.take_word("if") {
            self.nested(Self::conditional)?
        } else if self.take_word("for") {
            self.nested(Self::for_loop)?
        } else {
            return self.simple_statements(list);
        };
        list.push(Statement { kind, span: self.since(start) });
        Ok(())
    }

    fn simple_statements(&mut self, list: &mut Vec<Statement>) -> Parsed<()> {
        loop {
            let start = self.at;
            let kind = self.simple()?;
            list.push(Statement { kind, span: self.since(start) });
            if !self.take(";") || *self.peek() == Token::NewLine {
                break;
            }
        }
        match self.peek() {
            Token::NewLine => self.at += 1,
            Token::End => {}
            _ => {
                return self.fault(
                    message!("expected the end of the line, found {found}", found => self.found()),
                    "",
                );
            }
        }
        Ok(())
    }

    fn simple(&mut self) -> Parsed<StatementKind> {
        for (word, kind) in [
            ("break", StatementKind::Break),
            ("continue", StatementKind::Continue),
            ("pass", StatementKind::Pass),
        ] {
            if self.is_word(word) {
                if word != "pass" && self.loops == 0 {
                    return self.fault(message!("'{word}' stands outside a loop", word), "");
                }
                self.at += 1;
                return Ok(kind);
            }
        }
        if self.is_word("return") {
            if self.functions == 0 {
                return self.fault("'return' stands outside a function", "");
            }
            self.at += 1;
            let ends = matches!(self.peek(), Token::NewLine | Token::End) || self.is(";");
            let value = if ends { None } else { Some(self.tuple()?) };
            return Ok(StatementKind::Return(value));
        }
        if self.is_word("load") {
            return self.load();
        }
        let value = self.tuple()?;
        if self.take("=") {
            let target = self.target_of(value)?;
            return Ok(StatementKind::Assign(target, self.tuple()?));
        }
        for (sign, operator) in UPDATES {
            if self.take(sign) {
                let target = self.target_of(value)?;
                if matches!(target.kind, TargetKind::Several(_)) {
                    return self.fault(message!("'{sign}' changes one thing at a time", sign), "");
                }
                return Ok(StatementKind::Update(target, operator, self.tuple()?));
            }
        }
        Ok(StatementKind::Expr(value))
    }

    fn load(&mut self) -> Parsed<StatementKind> {
        if self.functions > 0 || self.loops > 0 {
            return self.fault("'load' stands at the top of a file only", "");
        }
        self.at += 1;
        let hint = "for example: load(\"clobber.star\", \"game\"), load(\"clobber.star\", other = \"game\")";
        self.expect("(", "after 'load'")?;
        let Token::Text(file) = self.peek().clone() else {
            return self
                .fault(message!("expected the name of a file, found {found}", found => self.found()), hint);
        };
        self.at += 1;
        let mut names = Vec::new();
        while self.take(",") && !self.is(")") {
            let here = match self.peek().clone() {
                Token::Name(name) => {
                    self.at += 1;
                    self.expect("=", "after the name")?;
                    Some(name)
                }
                _ => None,
            };
            let Token::Text(there) = self.peek().clone() else {
                return self.fault(
                    message!("expected a name in quotes, found {found}", found => self.found()),
                    hint,
                );
            };
            self.at += 1;
            let name = here.unwrap_or_else(|| there.clone());
            names.push((Name { name, place: Place::Unknown }, there));
        }
        self.expect(")", "at the end of 'load'")?;
        Ok(StatementKind::Load(file, names))
    }

    fn block(&mut self) -> Parsed<Vec<Statement>> {
        self.expect(":", "before the block")?;
        let mut list = Vec::new();
        if *self.peek() != Token::NewLine {
            self.simple_statements(&mut list)?;
            return Ok(list);
        }
        while *self.peek() == Token::NewLine {
            self.at += 1;
        }
        if *self.peek() != Token::Indent {
            return self.fault("the block is empty", "indent its lines, or write 'pass'");
        }
        self.at += 1;
        while *self.peek() != Token::Dedent {
            if *self.peek() == Token::NewLine {
                self.at += 1;
                continue;
            }
            self.statement(&mut list)?;
        }
        self.at += 1;
        Ok(list)
    }

    fn conditional(&mut self) -> Parsed<StatementKind> {
        let condition = self.test()?;
        let then = self.block()?;
        let start = self.at;
        let otherwise = if self.take_word("elif") {
            let kind = self.nested(Self::conditional)?;
            vec![Statement { kind, span: self.since(start) }]
        } else if self.take_word("else") {
            self.block()?
        } else {
            Vec::new()
        };
        Ok(StatementKind::If(condition, then, otherwise))
    }

    fn for_loop(&mut self) -> Parsed<StatementKind> {
        let target = self.loop_target()?;
        if !self.take_word("in") {
            return self.fault(message!("expected 'in', found {found}", found => self.found()), "");
        }
        let over = self.tuple()?;
        self.loops += 1;
        let body = self.block();
        self.loops -= 1;
        Ok(StatementKind::For(target, over, body?))
    }

    /// Names before an `in`.
    fn loop_target(&mut self) -> Parsed<Target> {
        let start = self.at;
        let mut list = vec![self.primary()?];
        let mut is_tuple = false;
        while self.take(",") {
            is_tuple = true;
            if self.is_word("in") {
                break;
            }
            list.push(self.primary()?);
        }
        let value = match list.pop() {
            Some(only) if !is_tuple => only,
            last => {
                list.extend(last);
                self.made(ExprKind::Tuple(list), start)?
            }
        };
        self.target_of(value)
    }

    fn target_of(&self, value: Expr) -> Parsed<Target> {
        let span = value.span.clone();
        let kind = match value.kind {
            ExprKind::Name(name) => TargetKind::Name(name),
            ExprKind::Index(parts) => TargetKind::Index(parts),
            ExprKind::Tuple(list) | ExprKind::List(list) if !list.is_empty() => {
                let targets = list.into_iter().map(|part| self.target_of(part));
                TargetKind::Several(targets.collect::<Result<_, _>>()?)
            }
            _ => {
                let range = span.start as usize..span.end as usize;
                return Err(Fault::at(
                    self.source,
                    range,
                    "nothing can be assigned to this",
                    "assign to a name",
                ));
            }
        };
        Ok(Target { kind, span })
    }

    fn definition(&mut self) -> Parsed<StatementKind> {
        let start = self.at;
        let name = self.name("the name of the function")?;
        self.expect("(", "after the name of the function")?;
        let parameters = self.parameters(")")?;
        self.expect(")", "after the parameters")?;
        let span = self.since(start);
        let loops = std::mem::take(&mut self.loops);
        self.functions += 1;
        let body = self.block();
        self.functions -= 1;
        self.loops = loops;
        let function =
            Function { name: name.clone(), span, parameters, body: body?, slots: 0, captures: Vec::new() };
        Ok(StatementKind::Def(Name { name, place: Place::Unknown }, Rc::new(function)))
    }

    fn parameters(&mut self, end: &str) -> Parsed<Vec<Parameter>> {
        let mut list: Vec<Parameter> = Vec::new();
        while !self.is(end) {
            let rest = if self.take("**") {
                Some(ParameterKind::NamedRest)
            } else if self.take("*") {
                Some(ParameterKind::Rest)
            } else {
                None
            };
            let name = self.name("the name of a parameter")?;
            if list.iter().any(|other| other.name.name == name) {
                return self.fault(message!("there are two parameters '{name}'", name), "");
            }
            let kind = match rest {
                Some(kind) => kind,
                None if self.take("=") => ParameterKind::Default(self.test()?),
                None => ParameterKind::Needed,
            };
            if matches!(kind, ParameterKind::Needed)
                && list.iter().any(|other| matches!(other.kind, ParameterKind::Default(_)))
            {
                return self.fault("a parameter without a default stands after one with a default", "");
            }
            list.push(Parameter { name: Name { name, place: Place::Unknown }, kind });
            if !self.take(",") {
                break;
            }
        }
        Ok(list)
    }

    /// An expression, or several with commas between them.
    fn tuple(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let first = self.test()?;
        if !self.is(",") {
            return Ok(first);
        }
        let mut list = vec![first];
        while self.take(",") {
            let ends = matches!(
                self.peek(),
                Token::NewLine | Token::End | Token::Sign(")" | "]" | "}" | "=" | ":" | ";")
            );
            if ends {
                break;
            }
            list.push(self.test()?);
        }
        self.made(ExprKind::Tuple(list), start)
    }

    fn test(&mut self) -> Parsed<Expr> {
        self.nested(|parser| {
            let start = parser.at;
            if parser.take_word("lambda") {
                let parameters = parser.parameters(":")?;
                parser.expect(":", "after the parameters")?;
                let span = parser.since(start);
                parser.functions += 1;
                let value = parser.test();
                parser.functions -= 1;
                let value = value?;
                let body =
                    vec![Statement { span: value.span.clone(), kind: StatementKind::Return(Some(value)) }];
                let name = "lambda".into();
                let function = Function { name, span, parameters, body, slots: 0, captures: Vec::new() };
                return parser.made(ExprKind::Lambda(Rc::new(function)), start);
            }
            let value = parser.disjunction()?;
            if !parser.take_word("if") {
                return Ok(value);
            }
            let condition = parser.disjunction()?;
            if !parser.take_word("else") {
                return parser.fault(message!("expected 'else', found {found}", found => parser.found()), "");
            }
            let otherwise = parser.test()?;
            let kind = ExprKind::If(Box::new([condition, value, otherwise]));
            parser.made(kind, start)
        })
    }

    fn disjunction(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let mut value = self.conjunction()?;
        while self.take_word("or") {
            let kind = ExprKind::Or(Box::new([value, self.conjunction()?]));
            value = self.made(kind, start)?;
        }
        Ok(value)
    }

    fn conjunction(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let mut value = self.negation()?;
        while self.take_word("and") {
            let kind = ExprKind::And(Box::new([value, self.negation()?]));
            value = self.made(kind, start)?;
        }
        Ok(value)
    }

    fn negation(&mut self) -> Parsed<Expr> {
        let start = self.at;
        if !self.take_word("not") {
            return self.comparison();
        }
        let value = self.nested(Self::negation)?;
        self.made(ExprKind::Not(Box::new(value)), start)
    }

    fn comparison(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let value = self.binary(0)?;
        let Some(operator) = self.comparator()? else { return Ok(value) };
        let other = self.binary(0)?;
        if COMPARISONS.iter().any(|(sign, _)| self.is(sign)) {
            return self.fault("comparisons cannot be chained", "write: a < b and b < c");
        }
        self.made(ExprKind::Binary(operator, Box::new([value, other])), start)
    }

    fn comparator(&mut self) -> Parsed<Option<Operator>> {
        for (sign, operator) in COMPARISONS {
            if self.take(sign) {
                return Ok(Some(operator));
            }
        }
        if self.take_word("in") {
            return Ok(Some(Operator::In));
        }
        if self.take_word("not") {
            if !self.take_word("in") {
                return self
                    .fault(message!("expected 'in' after 'not', found {found}", found => self.found()), "");
            }
            return Ok(Some(Operator::NotIn));
        }
        Ok(None)
    }

    fn binary(&mut self, level: usize) -> Parsed<Expr> {
        let Some(operators) = BINARY.get(level) else { return self.unary() };
        let start = self.at;
        let mut value = self.binary(level + 1)?;
        while let Some(&(sign, operator)) = operators.iter().find(|(sign, _)| self.is(sign)) {
            if sign == "/" {
                return self.fault("numbers are whole: there is no '/'", "write '//', which rounds down");
            }
            self.at += 1;
            let kind = ExprKind::Binary(operator, Box::new([value, self.binary(level + 1)?]));
            value = self.made(kind, start)?;
        }
        Ok(value)
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let kind: fn(Box<Expr>) -> ExprKind = match self.peek() {
            Token::Sign("-") => ExprKind::Minus,
            Token::Sign("+") => ExprKind::Plus,
            Token::Sign("~") => ExprKind::Invert,
            _ => return self.power(),
        };
        self.at += 1;
        let value = self.nested(Self::unary)?;
        self.made(kind(Box::new(value)), start)
    }

    fn power(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let base = self.primary()?;
        if !self.take("**") {
            return Ok(base);
        }
        let exponent = self.nested(Self::unary)?;
        let kind = ExprKind::Binary(Operator::Power, Box::new([base, exponent]));
        self.made(kind, start)
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let mut value = self.operand()?;
        loop {
            let kind = if self.take(".") {
                ExprKind::Dot(Box::new(value), self.name("a name after '.'")?)
            } else if self.take("(") {
                let arguments = self.nested(Self::arguments)?;
                ExprKind::Call(Box::new(value), arguments)
            } else if self.take("[") {
                self.nested(|parser| parser.subscript(value))?
            } else {
                return Ok(value);
            };
            value = self.made(kind, start)?;
        }
    }

    fn arguments(&mut self) -> Parsed<Vec<Argument>> {
        let mut list: Vec<Argument> = Vec::new();
        while !self.is(")") {
            let argument = if self.take("**") {
                Argument::SpreadNamed(self.test()?)
            } else if self.take("*") {
                Argument::Spread(self.test()?)
            } else if let (Token::Name(name), Some((Token::Sign("="), _))) =
                (self.peek().clone(), self.tokens.get(self.at + 1))
            {
                if list.iter().any(|other| matches!(other, Argument::Named(given, _) if *given == name)) {
                    return self.fault(message!("'{name}' is given twice", name), "");
                }
                self.at += 2;
                Argument::Named(name, self.test()?)
            } else {
                if list.iter().any(|other| matches!(other, Argument::Named(..))) {
                    return self.fault("an argument without a name stands after one with a name", "");
                }
                let start = self.at;
                let value = self.test()?;
                if self.is_word("for") {
                    let _ = start;
                    return self.fault(
                        "a loop inside a call stands in brackets",
                        "for example: max([n for n in list])",
                    );
                }
                Argument::Plain(value)
            };
            list.push(argument);
            if !self.take(",") {
                break;
            }
        }
        self.expect(")", "at the end of the call")?;
        Ok(list)
    }

    fn subscript(&mut self, value: Expr) -> Parsed<ExprKind> {
        let mut parts: [Option<Expr>; 3] = [None, None, None];
        let mut place = 0;
        if !self.is(":") {
            parts[0] = Some(self.tuple()?);
        }
        while place < 2 && self.take(":") {
            place += 1;
            if !self.is("]") && !self.is(":") {
                parts[place] = Some(self.test()?);
            }
        }
        self.expect("]", "after the index")?;
        match (place, parts) {
            (0, [Some(index), _, _]) => Ok(ExprKind::Index(Box::new([value, index]))),
            (0, _) => self.fault("the index is missing", ""),
            (_, parts) => Ok(ExprKind::Slice(Box::new(value), Box::new(parts))),
        }
    }

    fn operand(&mut self) -> Parsed<Expr> {
        let start = self.at;
        let token = self.peek().clone();
        self.at += 1;
        let kind = match token {
            Token::Name(name) => match &*name {
                "None" => ExprKind::None,
                "True" => ExprKind::Bool(true),
                "False" => ExprKind::Bool(false),
                _ => ExprKind::Name(Name { name, place: Place::Unknown }),
            },
            Token::Number(number) => ExprKind::Number(number),
            Token::Text(text) => {
                let mut text = text;
                // Texts beside each other are one.
                while let Token::Text(more) = self.peek() {
                    text = format!("{text}{more}").into();
                    self.at += 1;
                }
                ExprKind::Text(text)
            }
            Token::Sign("(") => self.nested(Self::parenthesis)?,
            Token::Sign("[") => self.nested(Self::list)?,
            Token::Sign("{") => self.nested(Self::dict)?,
            _ => {
                self.at -= 1;
                return self.fault(message!("expected a value, found {found}", found => self.found()), "");
            }
        };
        self.made(kind, start)
    }

    fn parenthesis(&mut self) -> Parsed<ExprKind> {
        if self.take(")") {
            return Ok(ExprKind::Tuple(Vec::new()));
        }
        let value = self.tuple()?;
        self.expect(")", "at the end of the bracket")?;
        Ok(value.kind)
    }

    fn list(&mut self) -> Parsed<ExprKind> {
        let mut list = Vec::new();
        while !self.is("]") {
            let value = self.test()?;
            if list.is_empty() && self.is_word("for") {
                let clauses = self.clauses()?;
                self.expect("]", "at the end of the list")?;
                return Ok(ExprKind::Comprehension(Box::new(Comprehension { key: None, value, clauses })));
            }
            list.push(value);
            if !self.take(",") {
                break;
            }
        }
        self.expect("]", "at the end of the list")?;
        Ok(ExprKind::List(list))
    }

    fn dict(&mut self) -> Parsed<ExprKind> {
        let mut list = Vec::new();
        while !self.is("}") {
            let key = self.test()?;
            self.expect(":", "after the key")?;
            let value = self.test()?;
            if list.is_empty() && self.is_word("for") {
                let clauses = self.clauses()?;
                self.expect("}", "at the end of the dict")?;
                let key = Some(key);
                return Ok(ExprKind::Comprehension(Box::new(Comprehension { key, value, clauses })));
            }
            list.push((key, value));
            if !self.take(",") {
                break;
            }
        }
        self.expect("}", "at the end of the dict")?;
        Ok(ExprKind::Dict(list))
    }

    fn clauses(&mut self) -> Parsed<Vec<Clause>> {
        let mut list = Vec::new();
        loop {
            if self.take_word("for") {
                let target = self.loop_target()?;
                if !self.take_word("in") {
                    return self.fault(message!("expected 'in', found {found}", found => self.found()), "");
                }
                list.push(Clause::For(target, self.disjunction()?));
            } else if self.take_word("if") {
                list.push(Clause::If(self.disjunction()?));
            } else {
                return Ok(list);
            }
        }
    }
}
