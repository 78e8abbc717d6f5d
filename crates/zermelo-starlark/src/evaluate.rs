//! Runs a file: walks its tree, counting steps and bytes.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "lists are in memory, and lengths of ranges are not negative"
)]

use crate::built_in;
use crate::fault::{Fault, Source};
use crate::host::HostFunction;
use crate::parser::parse;
use crate::resolve::resolve;
use crate::syntax::{
    Argument, Clause, Comprehension, Constant, Expr, ExprKind, Function, Name, Operator, ParameterKind,
    Place, Span, Statement, StatementKind, Target, TargetKind,
};
use crate::value::{
    Dict, Key, MOST_COMPARED, MOST_DEPTH as MOST_NESTED, Tuple, Value, compare, equal, range_length,
};
use rustc_hash::FxHashMap;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;
use zermelo_core::nearest;
use zermelo_core::{Message, message};

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Steps: evaluated expressions, iterations, calls.
    pub steps: u64,
    /// Bytes of lists, texts and so on, all counted, whether they are still in use or not.
    pub bytes: u64,
}

/// Calls and expressions may be nested so deeply.
const MOST_DEPTH: u32 = 400;
/// Counted for a function, so that no more than some thousands can be made.
const BYTES_OF_CLOSURE: u64 = 30_000;
/// Longer files are refused.
const LONGEST_FILE: usize = 1 << 20;
/// One file may load so many others, directly or not.
const MOST_FILES: usize = 50;

/// A function of a file with the variables it sees.
pub struct Closure {
    function: Rc<Function>,
    module: Rc<Module>,
    defaults: Vec<Value>,
    captured: Vec<Rc<RefCell<Value>>>,
    is_running: Cell<bool>,
    is_frozen: Cell<bool>,
}

impl Closure {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.function.name
    }

    /// How many arguments it needs, and how many it takes at most; `None` for any number.
    pub fn arity(&self) -> (usize, Option<usize>) {
        let count = |wanted: fn(&ParameterKind) -> bool| {
            self.function.parameters.iter().filter(|parameter| wanted(&parameter.kind)).count()
        };
        let needed = count(|kind| matches!(kind, ParameterKind::Needed));
        let optional = count(|kind| matches!(kind, ParameterKind::Default(_)));
        let rest = count(|kind| matches!(kind, ParameterKind::Rest)) > 0;
        (needed, (!rest).then_some(needed + optional))
    }

    /// The file it stands in, and where.
    pub fn place(&self) -> (Rc<Source>, Range<usize>) {
        let span = &self.function.span;
        (self.module.source.clone(), span.start as usize..span.end as usize)
    }
}

/// A function of the language or its host.
pub struct Native {
    name: Rc<str>,
    function: NativeFunction,
}

enum NativeFunction {
    Plain(HostFunction),
    /// A method of a value.
    Method(Value, Rc<str>),
}

impl Native {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// A file that was run.
pub struct Module {
    source: Rc<Source>,
    names: Vec<Rc<str>>,
    values: RefCell<Vec<Value>>,
}

impl Module {
    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<Value> {
        let place = self.names.iter().position(|known| **known == *name)?;
        match &self.values.borrow()[place] {
            Value::Cell(None) => None,
            value => Some(value.clone()),
        }
    }

    /// Its names.
    pub fn names(&self) -> &[Rc<str>] {
        &self.names
    }

    /// The file.
    pub fn source(&self) -> &Rc<Source> {
        &self.source
    }
}

/// The arguments of a call.
pub struct Arguments {
    /// Those without a name.
    pub plain: Vec<(Value, Span)>,
    /// Those with one.
    pub named: Vec<(Rc<str>, Value, Span)>,
    span: Span,
}

impl Arguments {
    /// The whole call.
    pub fn span(&self) -> Span {
        self.span.clone()
    }
}

/// Reads the files that are loaded: the text of a file by its name as written, or why there is none.
pub type Loader<'a> = dyn FnMut(&str) -> Result<String, String> + 'a;

/// What runs files and calls their functions.
pub struct Machine {
    built_in: Vec<Value>,
    names: FxHashMap<Rc<str>, u32>,
    source: Rc<Source>,
    bounds: Bounds,
    steps: u64,
    bytes: u64,
    depth: u32,
    modules: Vec<(String, Option<Rc<Module>>)>,
    /// For the host.
    pub context: Option<Box<dyn Any>>,
}

/// The slots of a function that runs.
struct Frame<'a> {
    slots: Vec<Value>,
    captured: &'a [Rc<RefCell<Value>>],
    module: &'a Rc<Module>,
}

enum Flow {
    Next,
    Break,
    Continue,
    Return(Value),
}

type Run<T> = Result<T, Fault>;

impl Machine {
    /// A machine with the functions of the language, those of the host, and constants of the host.
    pub fn new(functions: &[(&str, HostFunction)], constants: Vec<(&str, Value)>, bounds: Bounds) -> Self {
        let mut machine = Self {
            built_in: Vec::new(),
            names: FxHashMap::default(),
            source: Rc::new(Source { name: String::new(), text: String::new() }),
            bounds,
            steps: 0,
            bytes: 0,
            depth: 0,
            modules: Vec::new(),
            context: None,
        };
        for &(name, function) in built_in::FUNCTIONS.iter().chain(functions) {
            let native = Native { name: name.into(), function: NativeFunction::Plain(function) };
            machine.define(name, Value::Native(Rc::new(native)));
        }
        for (name, value) in constants {
            machine.define(name, value);
        }
        machine
    }

    fn define(&mut self, name: &str, value: Value) {
        self.names.insert(name.into(), self.built_in.len() as u32);
        self.built_in.push(value);
    }

    /// An error at some bytes of the file that runs.
    pub fn fault(&self, span: Span, message: impl Into<Message>, hint: impl Into<Message>) -> Fault {
        Fault::at(&self.source, span.start as usize..span.end as usize, message, hint)
    }

    /// The file that runs.
    pub fn source(&self) -> &Rc<Source> {
        &self.source
    }

    /// Begins to count steps and bytes anew.
    pub fn renew(&mut self, bounds: Bounds) {
        (self.bounds, self.steps, self.bytes) = (bounds, 0, 0);
    }

    /// The steps taken since the count began.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Runs a file, and those that it loads.
    pub fn run(&mut self, name: &str, text: &str, load: &mut Loader<'_>) -> Result<Rc<Module>, Fault> {
        let source = Rc::new(Source { name: name.to_owned(), text: text.to_owned() });
        if text.len() > LONGEST_FILE {
            return Err(Fault::at(&source, 0..0, "the file is longer than 1 MB", ""));
        }
        let mut statements = parse(&source)?;
        let names = resolve(&source, &mut statements, &self.names)?;
        let values = RefCell::new(vec![Value::Cell(None); names.len()]);
        let module = Rc::new(Module { source: source.clone(), names, values });
        let before = std::mem::replace(&mut self.source, source);
        self.modules.push((name.to_owned(), None));
        let place = self.modules.len() - 1;
        let mut frame = Frame { slots: Vec::new(), captured: &[], module: &module };
        let ran = self.top(&statements, &mut frame, load);
        self.source = before;
        ran?;
        for value in module.values.borrow().iter() {
            freeze(value);
        }
        self.modules[place].1 = Some(module.clone());
        Ok(module)
    }

    fn top(&mut self, statements: &[Statement], frame: &mut Frame<'_>, load: &mut Loader<'_>) -> Run<()> {
        for statement in statements {
            if let StatementKind::Load(file, names) = &statement.kind {
                self.load(file, names, &statement.span, frame, load)?;
            } else {
                self.statement(statement, frame)?;
            }
        }
        Ok(())
    }

    fn load(
        &mut self,
        file: &str,
        names: &[(Name, Rc<str>)],
        span: &Span,
        frame: &mut Frame<'_>,
        load: &mut Loader<'_>,
    ) -> Run<()> {
        let module = match self.modules.iter().find(|(known, _)| known == file) {
            Some((_, Some(module))) => module.clone(),
            Some((_, None)) => {
                return Err(self.fault(
                    span.clone(),
                    message!("'{file}' loads itself, directly or through others", file),
                    "",
                ));
            }
            None if self.modules.len() >= MOST_FILES => {
                return Err(self.fault(span.clone(), "too many files are loaded", ""));
            }
            None => {
                let text = load(file).map_err(|error| {
                    let hint = "only files in the same folder are loaded, for example: load(\"clobber.star\", \"game\")";
                    self.fault(span.clone(), message!("'{file}' cannot be loaded: {error}", file, error => error), hint)
                })?;
                self.run(file, &text, load)?
            }
        };
        for (here, there) in names {
            let Some(value) = module.get(there) else {
                let known = module.names.iter().map(|name| &**name);
                let hint = nearest(there, known)
                    .map_or(Message::verbatim(""), |near| message!("did you mean '{near}'?", near));
                return Err(self.fault(
                    span.clone(),
                    message!("'{file}' has no '{there}'", file, there),
                    hint,
                ));
            };
            Self::set(here, value, frame);
        }
        Ok(())
    }

    /// Counts steps. Errors when there are too many.
    #[inline]
    fn step(&mut self, span: &Span) -> Run<()> {
        self.steps += 1;
        if self.steps > self.bounds.steps { Err(self.too_long(span)) } else { Ok(()) }
    }

    #[cold]
    fn too_long(&self, span: &Span) -> Fault {
        self.fault(
            span.clone(),
            message!("stopped after {steps} steps", steps = self.bounds.steps),
            "does this loop end?",
        )
    }

    /// The value, unless it is larger or more deeply nested than values may be.
    pub(crate) fn sized(&self, value: Value, span: &Span) -> Run<Value> {
        if value.is_too_large() {
            return Err(self.fault(span.clone(), "this is nested too deeply, or too large", ""));
        }
        Ok(value)
    }

    /// The parts of a container get a new one.
    pub(crate) fn deepen(&self, depth: &Cell<u32>, value: &Value, span: &Span) -> Run<()> {
        depth.set(depth.get().max(value.depth() + 1));
        if depth.get() > MOST_NESTED {
            return Err(self.fault(span.clone(), "this is nested too deeply", ""));
        }
        Ok(())
    }

    /// Counts bytes that are about to be taken.
    #[inline]
    pub(crate) fn charge(&mut self, bytes: u64, span: &Span) -> Run<()> {
        self.bytes = self.bytes.saturating_add(bytes);
        if self.bytes > self.bounds.bytes { Err(self.too_large(span)) } else { Ok(()) }
    }

    #[cold]
    fn too_large(&self, span: &Span) -> Fault {
        let message =
            message!("this takes more than {megabytes} MB", megabytes = self.bounds.bytes / 1_000_000);
        self.fault(span.clone(), message, "make lists and texts smaller")
    }

    /// Calls a function with some values.
    pub fn call(&mut self, function: &Value, values: &[Value]) -> Result<Value, Fault> {
        if let Value::Closure(closure) = function {
            let closure = closure.clone();
            if let Some(slots) = simple_slots(&closure, values) {
                let span = closure.function.span.clone();
                return self.enter(&closure, slots, &span);
            }
        }
        let span = match function {
            Value::Closure(closure) => closure.function.span.clone(),
            _ => 0..0,
        };
        let plain = values.iter().map(|value| (value.clone(), span.clone())).collect();
        self.call_with(function, &Arguments { plain, named: Vec::new(), span })
    }

    fn call_with(&mut self, function: &Value, arguments: &Arguments) -> Run<Value> {
        match function {
            Value::Closure(closure) => {
                let slots = self.bind(closure, arguments)?;
                self.enter(closure, slots, &arguments.span)
            }
            Value::Native(native) => {
                self.step(&arguments.span)?;
                match &native.function {
                    NativeFunction::Plain(function) => function(self, arguments),
                    NativeFunction::Method(value, name) => match value {
                        Value::Host(host) => host.clone().call(name, arguments, self),
                        _ => built_in::method(self, value, name, arguments),
                    },
                }
            }
            other => Err(self.fault(
                arguments.span.clone(),
                message!("{value} is not a function", value => other.described()),
                "",
            )),
        }
    }

    /// The slots of a function at the beginning of a call.
    fn bind(&mut self, closure: &Rc<Closure>, arguments: &Arguments) -> Run<Vec<Value>> {
        let function = &closure.function;
        let mut slots = vec![Value::Cell(None); function.slots as usize];
        let mut plain = arguments.plain.iter();
        let mut used = vec![false; arguments.named.len()];
        let mut default = closure.defaults.iter();
        for parameter in &function.parameters {
            let name = &parameter.name;
            let by_name = arguments.named.iter().position(|(given, ..)| *given == name.name);
            let value = match &parameter.kind {
                ParameterKind::Rest => Value::tuple(plain.by_ref().map(|(value, _)| value.clone()).collect()),
                ParameterKind::NamedRest => {
                    let dict = Dict::default();
                    for (place, (name, value, _)) in arguments.named.iter().enumerate() {
                        if !std::mem::replace(&mut used[place], true)
                            && let Some(key) = Key::new(&Value::Text(name.clone()))
                        {
                            dict.entries.borrow_mut().insert(key, value.clone());
                        }
                    }
                    Value::Dict(Rc::new(dict))
                }
                kind => {
                    let otherwise =
                        if matches!(kind, ParameterKind::Default(_)) { default.next() } else { None };
                    match (plain.next(), by_name, otherwise) {
                        (Some((value, _)), None, _) | (None, None, Some(value)) => value.clone(),
                        (Some(_), Some(_), _) => {
                            let message = message!("'{name}' is given twice", name = name.name);
                            return Err(self.fault(arguments.span.clone(), message, ""));
                        }
                        (None, Some(place), _) => {
                            used[place] = true;
                            arguments.named[place].1.clone()
                        }
                        (None, None, None) => {
                            let message = message!(
                                "{function} needs the argument '{name}'",
                                function = function.name,
                                name = name.name
                            );
                            return Err(self.fault(arguments.span.clone(), message, ""));
                        }
                    }
                }
            };
            put(&mut slots, name.place, value);
        }
        if let Some((_, span)) = plain.next() {
            let message = message!("{function} takes fewer arguments", function = function.name);
            return Err(self.fault(span.clone(), message, ""));
        }
        if let Some(place) = used.iter().position(|used| !used) {
            let (name, _, span) = &arguments.named[place];
            let known = function.parameters.iter().map(|parameter| &*parameter.name.name);
            let hint = nearest(name, known)
                .map_or(Message::verbatim(""), |near| message!("did you mean '{near}'?", near));
            return Err(self.fault(
                span.clone(),
                message!("{function} has no parameter '{name}'", function = function.name, name),
                hint,
            ));
        }
        Ok(slots)
    }

    fn enter(&mut self, closure: &Rc<Closure>, slots: Vec<Value>, span: &Span) -> Run<Value> {
        self.step(span)?;
        if closure.is_running.replace(true) {
            let message = message!("{function} calls itself", function = closure.function.name);
            return Err(self.fault(
                span.clone(),
                message,
                "use a loop: functions do not call themselves in rule files",
            ));
        }
        let ran = self.body(closure, slots);
        closure.is_running.set(false);
        ran
    }

    fn body(&mut self, closure: &Rc<Closure>, slots: Vec<Value>) -> Run<Value> {
        let before = std::mem::replace(&mut self.source, closure.module.source.clone());
        let mut frame = Frame { slots, captured: &closure.captured, module: &closure.module };
        let flow = match closure.function.body.as_slice() {
            [Statement { kind: StatementKind::Return(Some(value)), .. }] => {
                self.expr(value, &mut frame).map(Flow::Return)
            }
            body => self.block(body, &mut frame),
        };
        let result = flow.map(|flow| if let Flow::Return(value) = flow { value } else { Value::None });
        self.source = before;
        result
    }

    fn block(&mut self, statements: &[Statement], frame: &mut Frame<'_>) -> Run<Flow> {
        for statement in statements {
            match self.statement(statement, frame)? {
                Flow::Next => {}
                flow => return Ok(flow),
            }
        }
        Ok(Flow::Next)
    }

    fn statement(&mut self, statement: &Statement, frame: &mut Frame<'_>) -> Run<Flow> {
        self.step(&statement.span)?;
        match &statement.kind {
            StatementKind::Expr(value) => {
                self.expr(value, frame)?;
            }
            StatementKind::Assign(target, value) => {
                let value = self.expr(value, frame)?;
                self.assign(target, value, frame)?;
            }
            StatementKind::Update(target, operator, value) => self.update(target, *operator, value, frame)?,
            StatementKind::If(condition, then, otherwise) => {
                let holds = self.expr(condition, frame)?.is_true();
                return self.nested(&statement.span, |machine| {
                    machine.block(if holds { then } else { otherwise }, frame)
                });
            }
            StatementKind::For(target, over, body) => {
                let over = self.expr(over, frame)?;
                return self.nested(&statement.span, |machine| machine.for_loop(target, &over, body, frame));
            }
            StatementKind::Def(name, function) => {
                let closure = self.closure(function, frame)?;
                Self::set(name, closure, frame);
            }
            StatementKind::Return(value) => {
                let value = match value {
                    Some(value) => self.expr(value, frame)?,
                    None => Value::None,
                };
                return Ok(Flow::Return(value));
            }
            StatementKind::Break => return Ok(Flow::Break),
            StatementKind::Continue => return Ok(Flow::Continue),
            StatementKind::Pass | StatementKind::Load(..) => {}
        }
        Ok(Flow::Next)
    }

    #[inline]
    fn nested<T>(&mut self, span: &Span, run: impl FnOnce(&mut Self) -> Run<T>) -> Run<T> {
        if self.depth >= MOST_DEPTH {
            return Err(self.fault(span.clone(), "calls are nested too deeply", ""));
        }
        self.depth += 1;
        let ran = run(self);
        self.depth -= 1;
        ran
    }

    fn for_loop(
        &mut self,
        target: &Target,
        over: &Value,
        body: &[Statement],
        frame: &mut Frame<'_>,
    ) -> Run<Flow> {
        let items = self.iterate(over, &target.span)?;
        for item in items {
            self.step(&target.span)?;
            self.assign(target, item, frame)?;
            match self.block(body, frame)? {
                Flow::Next | Flow::Continue => {}
                Flow::Break => break,
                flow @ Flow::Return(_) => return Ok(flow),
            }
        }
        Ok(Flow::Next)
    }

    /// What a loop goes over: as it is when the loop begins.
    pub(crate) fn iterate(&mut self, over: &Value, span: &Span) -> Run<Items> {
        Ok(match over {
            Value::Range(start, stop, step) => {
                Items::Range { next: *start, left: range_length(*start, *stop, *step), step: *step }
            }
            Value::Tuple(items) => Items::Tuple(items.clone(), 0),
            Value::List(list) => {
                let items = list.items.borrow().clone();
                self.charge(24 * items.len() as u64, span)?;
                Items::List(items.into_iter())
            }
            Value::Dict(_) => Items::List(over.items(usize::MAX).unwrap_or_default().into_iter()),
            other => {
                let hint = match other {
                    Value::Text(_) => "the characters of a text are: text.elems()",
                    _ => "a loop goes over a list, a tuple, a dict or a range",
                };
                return Err(self.fault(
                    span.clone(),
                    message!("{value} is not a list", value => other.described()),
                    hint,
                ));
            }
        })
    }

    fn closure(&mut self, function: &Rc<Function>, frame: &mut Frame<'_>) -> Run<Value> {
        let mut defaults = Vec::new();
        for parameter in &function.parameters {
            if let ParameterKind::Default(value) = &parameter.kind {
                defaults.push(self.expr(value, frame)?);
            }
        }
        let cell = |value: Value| Rc::new(RefCell::new(value));
        let captured = function
            .captures
            .iter()
            .map(|place| match *place {
                Place::Captured(at) => frame.captured[at as usize].clone(),
                Place::Shared(slot) => match &frame.slots[slot as usize] {
                    Value::Cell(Some(shared)) => shared.clone(),
                    _ => {
                        let shared = cell(Value::Cell(None));
                        frame.slots[slot as usize] = Value::Cell(Some(shared.clone()));
                        shared
                    }
                },
                Place::Local(slot) => cell(frame.slots[slot as usize].clone()),
                _ => cell(Value::Cell(None)),
            })
            .collect();
        // They may hold each other in a chain, which is let go of link by link.
        self.charge(BYTES_OF_CLOSURE, &function.span)?;
        let module = frame.module.clone();
        let (is_running, is_frozen) = (Cell::new(false), Cell::new(false));
        let function = function.clone();
        Ok(Value::Closure(Rc::new(Closure { function, module, defaults, captured, is_running, is_frozen })))
    }

    fn set(name: &Name, value: Value, frame: &mut Frame<'_>) {
        match name.place {
            Place::Global(slot) => frame.module.values.borrow_mut()[slot as usize] = value,
            place => {
                // Slots of comprehensions at the top of a file come on demand.
                if let Place::Local(slot) | Place::Shared(slot) = place
                    && slot as usize >= frame.slots.len()
                {
                    frame.slots.resize(slot as usize + 1, Value::Cell(None));
                }
                put(&mut frame.slots, place, value);
            }
        }
    }

    fn assign(&mut self, target: &Target, value: Value, frame: &mut Frame<'_>) -> Run<()> {
        match &target.kind {
            TargetKind::Name(name) => {
                Self::set(name, value, frame);
                Ok(())
            }
            TargetKind::Several(targets) => {
                if let Value::Tuple(items) = &value
                    && items.len() == targets.len()
                {
                    let mut parts = targets.iter().zip(items.iter());
                    return parts.try_for_each(|(target, item)| self.assign(target, item.clone(), frame));
                }
                let items = value.items(targets.len()).filter(|items| items.len() == targets.len());
                let Some(items) = items else {
                    let message = message!("{value} does not have {count} parts", value => value.described(), count = targets.len());
                    return Err(self.fault(target.span.clone(), message, ""));
                };
                for (target, item) in targets.iter().zip(items) {
                    self.assign(target, item, frame)?;
                }
                Ok(())
            }
            TargetKind::Index(parts) => {
                let container = self.expr(&parts[0], frame)?;
                let index = self.expr(&parts[1], frame)?;
                self.set_item(&container, &index, value, &target.span)
            }
        }
    }

    fn update(
        &mut self,
        target: &Target,
        operator: Operator,
        value: &Expr,
        frame: &mut Frame<'_>,
    ) -> Run<()> {
        match &target.kind {
            TargetKind::Name(name) => {
                let before = self.look_up(name, &target.span, frame)?;
                let value = self.expr(value, frame)?;
                if let (Value::List(list), Operator::Add) = (&before, operator) {
                    let more = self.iterate(&value, &target.span)?;
                    return built_in::extend(self, list, more, &target.span);
                }
                let after = self.binary(operator, &before, &value, &target.span)?;
                Self::set(name, after, frame);
                Ok(())
            }
            TargetKind::Index(parts) => {
                let container = self.expr(&parts[0], frame)?;
                let index = self.expr(&parts[1], frame)?;
                let before = self.item(&container, &index, &target.span)?;
                let value = self.expr(value, frame)?;
                let after = self.binary(operator, &before, &value, &target.span)?;
                self.set_item(&container, &index, after, &target.span)
            }
            TargetKind::Several(_) => Ok(()),
        }
    }

    fn set_item(&mut self, container: &Value, index: &Value, value: Value, span: &Span) -> Run<()> {
        match container {
            Value::List(list) => {
                self.check_change(list.frozen.get(), span)?;
                let length = list.items.borrow().len();
                let place = self.place_in(index, length, span)?;
                self.deepen(&list.depth, &value, span)?;
                list.items.borrow_mut()[place] = value;
                Ok(())
            }
            Value::Dict(dict) => {
                self.check_change(dict.frozen.get(), span)?;
                let Some(key) = Key::new(index) else {
                    return Err(self.fault(
                        span.clone(),
                        message!("{value} cannot be a key", value => index.described()),
                        "",
                    ));
                };
                self.charge(120, span)?;
                self.deepen(&dict.depth, &value, span)?;
                dict.entries.borrow_mut().insert(key, value);
                Ok(())
            }
            other => {
                let message = message!("parts of {value} cannot be changed", value => other.described());
                Err(self.fault(span.clone(), message, ""))
            }
        }
    }

    /// What belongs to a file that has been read cannot change any more: functions give the same whenever they are asked.
    pub(crate) fn check_change(&self, frozen: bool, span: &Span) -> Run<()> {
        if !frozen {
            return Ok(());
        }
        let hint = "make a new list: what a function gives depends on its arguments alone";
        Err(self.fault(span.clone(), "this cannot change any more", hint))
    }

    fn look_up(&mut self, name: &Name, span: &Span, frame: &Frame<'_>) -> Run<Value> {
        let value = match name.place {
            Place::Local(slot) => frame.slots.get(slot as usize).cloned(),
            Place::Shared(slot) => match frame.slots.get(slot as usize) {
                Some(Value::Cell(Some(shared))) => Some(shared.borrow().clone()),
                other => other.cloned(),
            },
            Place::Captured(at) => Some(frame.captured[at as usize].borrow().clone()),
            Place::Global(slot) => Some(frame.module.values.borrow()[slot as usize].clone()),
            Place::BuiltIn(slot) => return Ok(self.built_in[slot as usize].clone()),
            Place::Unknown => None,
        };
        match value {
            Some(Value::Cell(_)) | None => {
                let message = message!("'{name}' is used before it has a value", name = name.name);
                Err(self.fault(span.clone(), message, ""))
            }
            Some(value) => Ok(value),
        }
    }

    fn exprs(&mut self, list: &[Expr], frame: &mut Frame<'_>) -> Run<Vec<Value>> {
        let mut values = Vec::with_capacity(list.len());
        for expr in list {
            values.push(self.expr(expr, frame)?);
        }
        Ok(values)
    }

    fn expr(&mut self, expr: &Expr, frame: &mut Frame<'_>) -> Run<Value> {
        self.step(&expr.span)?;
        match &expr.kind {
            ExprKind::Number(number) => Ok(Value::Number(*number)),
            ExprKind::Name(name) => {
                if let Place::Local(slot) = name.place
                    && let Some(value) = frame.slots.get(slot as usize)
                    && !matches!(value, Value::Cell(_))
                {
                    return Ok(value.clone());
                }
                self.look_up(name, &expr.span, frame)
            }
            ExprKind::None => Ok(Value::None),
            ExprKind::Bool(bool) => Ok(Value::Bool(*bool)),
            ExprKind::Text(text) => Ok(Value::Text(text.clone())),
            ExprKind::Constant(Constant(value)) => Ok(value.clone()),
            _ => self.nested(&expr.span, |machine| machine.compound(expr, frame)),
        }
    }

    fn compound(&mut self, expr: &Expr, frame: &mut Frame<'_>) -> Run<Value> {
        let span = &expr.span;
        Ok(match &expr.kind {
            ExprKind::Tuple(list) => {
                self.charge(40 + 24 * list.len() as u64, span)?;
                let items = self.exprs(list, frame)?;
                self.sized(Value::tuple(items), span)?
            }
            ExprKind::List(list) => {
                self.charge(80 + 24 * list.len() as u64, span)?;
                let items = self.exprs(list, frame)?;
                self.sized(Value::list(items), span)?
            }
            ExprKind::Dict(pairs) => {
                let dict = Dict::default();
                for (key, value) in pairs {
                    let (at, key) = (key.span.clone(), self.expr(key, frame)?);
                    let value = self.expr(value, frame)?;
                    self.insert(&dict, &key, value, &at)?;
                }
                Value::Dict(Rc::new(dict))
            }
            ExprKind::Comprehension(inner) => self.comprehension(inner, span, frame)?,
            ExprKind::Lambda(function) => self.closure(function, frame)?,
            ExprKind::If(parts) => {
                let holds = self.expr(&parts[0], frame)?.is_true();
                self.expr(&parts[if holds { 1 } else { 2 }], frame)?
            }
            ExprKind::And(parts) => {
                let value = self.expr(&parts[0], frame)?;
                if value.is_true() { self.expr(&parts[1], frame)? } else { value }
            }
            ExprKind::Or(parts) => {
                let value = self.expr(&parts[0], frame)?;
                if value.is_true() { value } else { self.expr(&parts[1], frame)? }
            }
            ExprKind::Not(value) => Value::Bool(!self.expr(value, frame)?.is_true()),
            ExprKind::Minus(value) => {
                let value = self.number(value, frame)?;
                Value::Number(value.checked_neg().ok_or_else(|| self.overflow(span))?)
            }
            ExprKind::Plus(value) => Value::Number(self.number(value, frame)?),
            ExprKind::Invert(value) => Value::Number(!self.number(value, frame)?),
            ExprKind::Binary(operator, parts) => {
                let one = self.expr(&parts[0], frame)?;
                let two = self.expr(&parts[1], frame)?;
                self.binary(*operator, &one, &two, span)?
            }
            ExprKind::Index(parts) => {
                let container = self.expr(&parts[0], frame)?;
                let index = self.expr(&parts[1], frame)?;
                self.item(&container, &index, span)?
            }
            ExprKind::Slice(value, parts) => {
                let value = self.expr(value, frame)?;
                let mut bounds = [None; 3];
                for (bound, part) in bounds.iter_mut().zip(parts.iter()) {
                    if let Some(part) = part {
                        *bound = Some(self.number(part, frame)?);
                    }
                }
                built_in::slice(self, &value, bounds, span)?
            }
            ExprKind::Dot(value, name) => {
                let value = self.expr(value, frame)?;
                self.method_of(value, name, span)?
            }
            ExprKind::Call(function, arguments) => self.call_expr(function, arguments, span, frame)?,
            ExprKind::None
            | ExprKind::Bool(_)
            | ExprKind::Number(_)
            | ExprKind::Text(_)
            | ExprKind::Constant(_)
            | ExprKind::Name(_) => Value::None,
        })
    }

    fn insert(&mut self, dict: &Dict, key: &Value, value: Value, span: &Span) -> Run<()> {
        let Some(key) = Key::new(key) else {
            return Err(self.fault(
                span.clone(),
                message!("{value} cannot be a key", value => key.described()),
                "",
            ));
        };
        self.charge(120, span)?;
        self.deepen(&dict.depth, &value, span)?;
        dict.entries.borrow_mut().insert(key, value);
        Ok(())
    }

    fn method_of(&mut self, value: Value, name: &Rc<str>, span: &Span) -> Run<Value> {
        let known = match &value {
            Value::Host(host) => host.methods(),
            other => built_in::methods_of(other),
        };
        if !known.contains(&&**name) {
            let hint = nearest(name, known.iter().copied())
                .map_or(Message::verbatim(""), |near| message!("did you mean '{near}'?", near));
            return Err(self.fault(
                span.clone(),
                message!("{value} has no '{name}'", value => value.described(), name),
                hint,
            ));
        }
        let function = NativeFunction::Method(value, name.clone());
        Ok(Value::Native(Rc::new(Native { name: name.clone(), function })))
    }

    fn call_expr(
        &mut self,
        function: &Expr,
        arguments: &[Argument],
        span: &Span,
        frame: &mut Frame<'_>,
    ) -> Run<Value> {
        let function = self.expr(function, frame)?;
        let mut given =
            Arguments { plain: Vec::with_capacity(arguments.len()), named: Vec::new(), span: span.clone() };
        for argument in arguments {
            match argument {
                Argument::Plain(value) => given.plain.push((self.expr(value, frame)?, value.span.clone())),
                Argument::Named(name, value) => {
                    given.named.push((name.clone(), self.expr(value, frame)?, value.span.clone()));
                }
                Argument::Spread(value) => {
                    let list = self.expr(value, frame)?;
                    let items = self.iterate(&list, &value.span)?;
                    for item in items {
                        self.charge(40, &value.span)?;
                        given.plain.push((item, value.span.clone()));
                    }
                }
                Argument::SpreadNamed(value) => {
                    let dict = self.expr(value, frame)?;
                    for (name, item) in dict.pairs().unwrap_or_default() {
                        if let Value::Text(name) = name {
                            given.named.push((name, item, value.span.clone()));
                        }
                    }
                }
            }
        }
        self.call_with(&function, &given)
    }

    fn comprehension(&mut self, inner: &Comprehension, span: &Span, frame: &mut Frame<'_>) -> Run<Value> {
        let dict = Dict::default();
        let mut list = Vec::new();
        self.clauses(&inner.clauses, frame, &mut |machine, frame| match &inner.key {
            Some(key) => {
                let (at, key) = (key.span.clone(), machine.expr(key, frame)?);
                let value = machine.expr(&inner.value, frame)?;
                machine.insert(&dict, &key, value, &at)
            }
            None => {
                machine.charge(48, span)?;
                list.push(machine.expr(&inner.value, frame)?);
                Ok(())
            }
        })?;
        if inner.key.is_some() { Ok(Value::Dict(Rc::new(dict))) } else { self.sized(Value::list(list), span) }
    }

    fn clauses(
        &mut self,
        clauses: &[Clause],
        frame: &mut Frame<'_>,
        visit: &mut dyn FnMut(&mut Self, &mut Frame<'_>) -> Run<()>,
    ) -> Run<()> {
        let Some((first, rest)) = clauses.split_first() else { return visit(self, frame) };
        match first {
            Clause::For(target, over) => {
                let over_value = self.expr(over, frame)?;
                let items = self.iterate(&over_value, &over.span)?;
                for item in items {
                    self.step(&target.span)?;
                    self.assign(target, item, frame)?;
                    self.clauses(rest, frame, visit)?;
                }
                Ok(())
            }
            Clause::If(condition) => {
                if self.expr(condition, frame)?.is_true() {
                    self.clauses(rest, frame, visit)?;
                }
                Ok(())
            }
        }
    }

    fn number(&mut self, expr: &Expr, frame: &mut Frame<'_>) -> Run<i64> {
        match self.expr(expr, frame)? {
            Value::Number(number) => Ok(number),
            other => Err(self.fault(
                expr.span.clone(),
                message!("{value} is not a number", value => other.described()),
                "",
            )),
        }
    }

    fn overflow(&self, span: &Span) -> Fault {
        self.fault(span.clone(), "the number is too large", "numbers are below 2^63")
    }

    /// The place of an index, from the end where it is negative.
    pub(crate) fn place_in(&self, index: &Value, length: usize, span: &Span) -> Run<usize> {
        let Value::Number(number) = index else {
            return Err(self.fault(
                span.clone(),
                message!("{value} is not an index", value => index.described()),
                "",
            ));
        };
        let place = if *number < 0 { *number + length as i64 } else { *number };
        match usize::try_from(place) {
            Ok(place) if place < length => Ok(place),
            _ => Err(self.fault(
                span.clone(),
                message!("index {number} of {length}", number, length),
                "the first has index 0",
            )),
        }
    }

    fn item(&mut self, container: &Value, index: &Value, span: &Span) -> Run<Value> {
        match container {
            Value::Tuple(items) => Ok(items[self.place_in(index, items.len(), span)?].clone()),
            Value::List(list) => {
                let items = list.items.borrow();
                Ok(items[self.place_in(index, items.len(), span)?].clone())
            }
            Value::Range(start, stop, step) => {
                let length = range_length(*start, *stop, *step);
                let place = self.place_in(index, length as usize, span)?;
                Ok(Value::Number(start + place as i64 * step))
            }
            Value::Text(text) => {
                if text.is_ascii() {
                    let place = self.place_in(index, text.len(), span)?;
                    return Ok(Value::text(&text[place..=place]));
                }
                let place = self.place_in(index, text.chars().count(), span)?;
                Ok(Value::Text(text.chars().skip(place).take(1).collect::<String>().into()))
            }
            Value::Dict(dict) => {
                let found = Key::new(index).and_then(|key| dict.entries.borrow().get(&key).cloned());
                found.ok_or_else(|| {
                    self.fault(span.clone(), message!("there is no key {key}", key = index.printed(40)), "")
                })
            }
            other => Err(self.fault(
                span.clone(),
                message!("{value} has no parts", value => other.described()),
                "",
            )),
        }
    }

    fn binary(&mut self, operator: Operator, one: &Value, two: &Value, span: &Span) -> Run<Value> {
        if let (Value::Number(one), Value::Number(two)) = (one, two) {
            return self.arithmetic(operator, *one, *two, span);
        }
        match operator {
            Operator::Equal => return Ok(Value::Bool(equal(one, two, &mut MOST_COMPARED.clone()))),
            Operator::Unequal => return Ok(Value::Bool(!equal(one, two, &mut MOST_COMPARED.clone()))),
            Operator::In | Operator::NotIn => {
                let is_in = built_in::contains(self, two, one, span)?;
                return Ok(Value::Bool(is_in == (operator == Operator::In)));
            }
            Operator::Less | Operator::LessOrEqual | Operator::Greater | Operator::GreaterOrEqual => {
                let Some(order) = compare(one, two, &mut MOST_COMPARED.clone()) else {
                    let message = message!("{one} and {two} have no order", one => one.described(), two => two.described());
                    return Err(self.fault(span.clone(), message, ""));
                };
                return Ok(Value::Bool(match operator {
                    Operator::Less => order.is_lt(),
                    Operator::LessOrEqual => order.is_le(),
                    Operator::Greater => order.is_gt(),
                    _ => order.is_ge(),
                }));
            }
            _ => {}
        }
        built_in::combine(self, operator, one, two, span)
    }

    fn arithmetic(&mut self, operator: Operator, one: i64, two: i64, span: &Span) -> Run<Value> {
        let number = match operator {
            Operator::Add => one.checked_add(two),
            Operator::Subtract => one.checked_sub(two),
            Operator::Multiply => one.checked_mul(two),
            Operator::Divide | Operator::Modulo if two == 0 => {
                return Err(self.fault(span.clone(), "division by zero", ""));
            }
            Operator::Divide => one.checked_div_euclid(two).map(|quotient| {
                // Rounded down whatever the sign of the divisor.
                if two < 0 && one.rem_euclid(two) != 0 { quotient - 1 } else { quotient }
            }),
            Operator::Modulo => one
                .checked_rem(two)
                .map(|rest| if rest != 0 && (rest < 0) != (two < 0) { rest + two } else { rest }),
            Operator::Power => u32::try_from(two).ok().and_then(|exponent| one.checked_pow(exponent)),
            Operator::BitAnd => Some(one & two),
            Operator::BitOr => Some(one | two),
            Operator::BitXor => Some(one ^ two),
            Operator::ShiftLeft => u32::try_from(two)
                .ok()
                .and_then(|by| 1_i64.checked_shl(by).filter(|power| *power > 0))
                .and_then(|power| one.checked_mul(power)),
            Operator::ShiftRight => u32::try_from(two).ok().map(|by| one >> by.min(63)),
            Operator::Equal => return Ok(Value::Bool(one == two)),
            Operator::Unequal => return Ok(Value::Bool(one != two)),
            Operator::Less => return Ok(Value::Bool(one < two)),
            Operator::LessOrEqual => return Ok(Value::Bool(one <= two)),
            Operator::Greater => return Ok(Value::Bool(one > two)),
            Operator::GreaterOrEqual => return Ok(Value::Bool(one >= two)),
            Operator::In | Operator::NotIn => {
                return Err(self.fault(
                    span.clone(),
                    "'in' looks into a list, a tuple, a dict or a text",
                    "",
                ));
            }
        };
        number.map(Value::Number).ok_or_else(|| self.overflow(span))
    }
}

/// What a loop goes over.
pub(crate) enum Items {
    Range { next: i64, left: i64, step: i64 },
    Tuple(Rc<Tuple>, usize),
    List(std::vec::IntoIter<Value>),
}

impl Iterator for Items {
    type Item = Value;

    #[inline]
    fn next(&mut self) -> Option<Value> {
        match self {
            Self::Range { next, left, step } => {
                *left = left.checked_sub(1).filter(|left| *left >= 0)?;
                let number = *next;
                *next = next.saturating_add(*step);
                Some(Value::Number(number))
            }
            Self::Tuple(items, place) => {
                let item = items.get(*place).cloned();
                *place += 1;
                item
            }
            Self::List(items) => items.next(),
        }
    }
}

/// Writes a slot; shared slots keep their cell.
fn put(slots: &mut [Value], place: Place, value: Value) {
    match place {
        Place::Local(slot) => slots[slot as usize] = value,
        Place::Shared(slot) => match &slots[slot as usize] {
            Value::Cell(Some(shared)) => *shared.borrow_mut() = value,
            _ => slots[slot as usize] = Value::Cell(Some(Rc::new(RefCell::new(value)))),
        },
        _ => {}
    }
}

/// The slots where all parameters are plain and each has its value.
fn simple_slots(closure: &Closure, values: &[Value]) -> Option<Vec<Value>> {
    let function = &closure.function;
    let is_simple = function.parameters.len() == values.len()
        && function.parameters.iter().all(|parameter| matches!(parameter.kind, ParameterKind::Needed));
    is_simple.then(|| {
        let mut slots = vec![Value::Cell(None); function.slots as usize];
        for (parameter, value) in function.parameters.iter().zip(values) {
            put(&mut slots, parameter.name.place, value.clone());
        }
        slots
    })
}

/// Nothing that a file has made can change afterwards.
fn freeze(value: &Value) {
    let mut waiting = vec![value.clone()];
    while let Some(value) = waiting.pop() {
        match &value {
            Value::List(list) if !list.frozen.replace(true) => {
                waiting.extend(list.items.borrow().iter().cloned());
            }
            Value::Dict(dict) if !dict.frozen.replace(true) => {
                waiting.extend(dict.entries.borrow().iter().map(|(_, item)| item.clone()));
            }
            Value::Tuple(items) => {
                waiting.extend(
                    items.iter().filter(|item| !matches!(item, Value::Number(_) | Value::Text(_))).cloned(),
                );
            }
            Value::Closure(closure) if !closure.is_frozen.replace(true) => {
                waiting.extend(closure.defaults.iter().cloned());
                waiting.extend(closure.captured.iter().map(|shared| shared.borrow().clone()));
            }
            Value::Cell(Some(shared)) => waiting.push(shared.borrow().clone()),
            Value::Host(host) => waiting.extend(host.held()),
            _ => {}
        }
    }
}
