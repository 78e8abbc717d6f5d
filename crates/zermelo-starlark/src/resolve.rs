//! Gives every name its place: a slot of its function, a variable of a function around it, of the file, or of the language.

use crate::fault::{Fault, Source};
use crate::syntax::{
    Argument, Clause, Constant, Expr, ExprKind, Function, Name, ParameterKind, Place, Span, Statement,
    StatementKind, Target, TargetKind,
};
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use zermelo_core::nearest;
use zermelo_core::{Message, message};

/// The names of a file's own variables, in the order of their slots.
pub(crate) type Globals = Vec<Rc<str>>;

/// Resolves a file against the functions it is given.
pub(crate) fn resolve(
    source: &Rc<Source>,
    statements: &mut [Statement],
    built_in: &FxHashMap<Rc<str>, u32>,
) -> Result<Globals, Fault> {
    let mut globals = Vec::new();
    let mut seen = FxHashSet::default();
    assigned_in(statements, &mut |name| {
        if seen.insert(name.clone()) {
            globals.push(name.clone());
        }
    });
    let places = globals.iter().enumerate().map(|(place, name)| (name.clone(), place as u32)).collect();
    let top = Scope {
        names: vec![FxHashMap::default()],
        shared: FxHashSet::default(),
        captured: Vec::new(),
        slots: 0,
    };
    let mut resolver = Resolver { source, globals: places, built_in, scopes: vec![top] };
    resolver.block(statements)?;
    Ok(globals)
}

/// The names inside a function, or for the loops of comprehensions at the top of a file.
struct Scope {
    /// The slots of names, innermost comprehension last.
    names: Vec<FxHashMap<Rc<str>, u32>>,
    /// Names that inner functions see.
    shared: FxHashSet<Rc<str>>,
    captured: Vec<(Rc<str>, Place)>,
    slots: u32,
}

struct Resolver<'a> {
    source: &'a Rc<Source>,
    globals: FxHashMap<Rc<str>, u32>,
    built_in: &'a FxHashMap<Rc<str>, u32>,
    scopes: Vec<Scope>,
}

impl Scope {
    fn slot(&mut self, name: &Rc<str>) -> u32 {
        let slot = self.slots;
        self.slots += 1;
        if let Some(names) = self.names.last_mut() {
            names.insert(name.clone(), slot);
        }
        slot
    }

    fn find(&self, name: &str) -> Option<Place> {
        let slot = *self.names.iter().rev().find_map(|names| names.get(name))?;
        Some(if self.shared.contains(name) { Place::Shared(slot) } else { Place::Local(slot) })
    }
}

impl Resolver<'_> {
    fn scope(&mut self) -> &mut Scope {
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    /// Where a name is kept that is used in the scope with this number.
    fn place(&mut self, name: &Rc<str>, scope: usize) -> Option<Place> {
        if let Some(place) = self.scopes[scope].find(name) {
            return Some(place);
        }
        if scope == 0 {
            return None;
        }
        if let Some(at) = self.scopes[scope].captured.iter().position(|(captured, _)| captured == name) {
            return Some(Place::Captured(at as u32));
        }
        let outer = self.place(name, scope - 1)?;
        let captured = &mut self.scopes[scope].captured;
        captured.push((name.clone(), outer));
        Some(Place::Captured(captured.len() as u32 - 1))
    }

    fn look_up(&mut self, name: &mut Name, span: &Span) -> Result<(), Fault> {
        let scope = self.scopes.len() - 1;
        let found = self
            .place(&name.name, scope)
            .or_else(|| self.globals.get(&name.name).map(|&slot| Place::Global(slot)))
            .or_else(|| self.built_in.get(&name.name).map(|&slot| Place::BuiltIn(slot)));
        if let Some(place) = found {
            name.place = place;
            return Ok(());
        }
        let locals = self.scopes[scope].names.iter().flat_map(FxHashMap::keys);
        let mut known: Vec<&str> =
            locals.chain(self.globals.keys()).chain(self.built_in.keys()).map(|name| &**name).collect();
        known.sort_unstable();
        let written = zermelo_core::spelling::canonical(&name.name);
        let spelled: Vec<String> = known.iter().map(|name| zermelo_core::spelling::canonical(name)).collect();
        let near = nearest(&written, spelled.iter().map(String::as_str));
        let near = near.and_then(|near| spelled.iter().position(|name| name == near)).map(|at| known[at]);
        let hint = near.map_or(Message::verbatim(""), |near| message!("did you mean '{near}'?", near));
        let range = span.start as usize..span.end as usize;
        Err(Fault::at(
            self.source,
            range,
            message!("there is nothing called '{name}'", name = name.name),
            hint,
        ))
    }

    /// A name that is assigned to.
    fn assign(&mut self, name: &mut Name) {
        let is_top = self.scopes.len() == 1;
        name.place = match self.scope().find(&name.name) {
            Some(place) => place,
            None if is_top => Place::Global(self.globals.get(&name.name).copied().unwrap_or(0)),
            None => Place::Local(self.scope().slot(&name.name)),
        };
    }

    fn block(&mut self, statements: &mut [Statement]) -> Result<(), Fault> {
        statements.iter_mut().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &mut Statement) -> Result<(), Fault> {
        match &mut statement.kind {
            StatementKind::Assign(target, value) | StatementKind::Update(target, _, value) => {
                self.expr(value)?;
                self.target(target)
            }
            StatementKind::If(condition, then, otherwise) => {
                self.expr(condition)?;
                self.block(then)?;
                self.block(otherwise)
            }
            StatementKind::For(target, over, body) => {
                self.over(over)?;
                self.target(target)?;
                self.block(body)
            }
            StatementKind::Def(name, function) => {
                self.assign(name);
                self.function(function)
            }
            StatementKind::Expr(value) | StatementKind::Return(Some(value)) => self.expr(value),
            StatementKind::Load(_, names) => {
                for (name, _) in names {
                    self.assign(name);
                }
                Ok(())
            }
            StatementKind::Return(None)
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Pass => Ok(()),
        }
    }

    fn target(&mut self, target: &mut Target) -> Result<(), Fault> {
        match &mut target.kind {
            TargetKind::Name(name) => self.assign(name),
            TargetKind::Several(targets) => {
                targets.iter_mut().try_for_each(|target| self.target(target))?;
            }
            TargetKind::Index(parts) => parts.iter_mut().try_for_each(|part| self.expr(part))?,
        }
        Ok(())
    }

    fn function(&mut self, function: &mut Rc<Function>) -> Result<(), Fault> {
        let Some(function) = Rc::get_mut(function) else { return Ok(()) };
        for parameter in &mut function.parameters {
            if let ParameterKind::Default(value) = &mut parameter.kind {
                self.expr(value)?;
            }
        }
        let mut scope = Scope {
            names: vec![FxHashMap::default()],
            shared: FxHashSet::default(),
            captured: Vec::new(),
            slots: 0,
        };
        let mut own = FxHashSet::default();
        for parameter in &function.parameters {
            scope.slot(&parameter.name.name);
            own.insert(parameter.name.name.clone());
        }
        assigned_in(&function.body, &mut |name| {
            if own.insert(name.clone()) {
                scope.slot(name);
            }
        });
        used_inside(&function.body, &mut |name| {
            scope.shared.insert(name.clone());
        });
        self.scopes.push(scope);
        for parameter in &mut function.parameters {
            parameter.name.place = self.scope().find(&parameter.name.name).unwrap_or(Place::Unknown);
        }
        let resolved = self.block(&mut function.body);
        let scope = self.scopes.pop();
        resolved?;
        if let Some(scope) = scope {
            function.slots = scope.slots;
            function.captures = scope.captured.into_iter().map(|(_, place)| place).collect();
        }
        Ok(())
    }

    fn all(&mut self, list: &mut [Expr]) -> Result<(), Fault> {
        list.iter_mut().try_for_each(|value| self.expr(value))
    }

    /// What a loop goes over: nobody else sees it, so that a list of constants can be made once.
    fn over(&mut self, over: &mut Expr) -> Result<(), Fault> {
        self.expr(over)?;
        if matches!(over.kind, ExprKind::List(_)) {
            fold(over);
        }
        Ok(())
    }

    fn expr(&mut self, expr: &mut Expr) -> Result<(), Fault> {
        match &mut expr.kind {
            ExprKind::None
            | ExprKind::Bool(_)
            | ExprKind::Number(_)
            | ExprKind::Text(_)
            | ExprKind::Constant(_) => Ok(()),
            ExprKind::Name(name) => self.look_up(name, &expr.span),
            ExprKind::Tuple(list) => {
                self.all(list)?;
                fold(expr);
                Ok(())
            }
            ExprKind::List(list) => self.all(list),
            ExprKind::Dict(pairs) => pairs.iter_mut().try_for_each(|(key, value)| {
                self.expr(key)?;
                self.expr(value)
            }),
            ExprKind::Comprehension(inner) => {
                // The first list is read outside the loop's names.
                if let Some(Clause::For(_, over)) = inner.clauses.first_mut() {
                    self.over(over)?;
                }
                self.scope().names.push(FxHashMap::default());
                let result = self.comprehension(inner);
                self.scope().names.pop();
                result
            }
            ExprKind::Lambda(function) => self.function(function),
            ExprKind::If(parts) => self.all(&mut **parts),
            ExprKind::And(parts)
            | ExprKind::Or(parts)
            | ExprKind::Binary(_, parts)
            | ExprKind::Index(parts) => self.all(&mut **parts),
            ExprKind::Not(value)
            | ExprKind::Minus(value)
            | ExprKind::Plus(value)
            | ExprKind::Invert(value)
            | ExprKind::Dot(value, _) => self.expr(value),
            ExprKind::Call(function, arguments) => {
                self.expr(function)?;
                arguments.iter_mut().try_for_each(|argument| match argument {
                    Argument::Plain(value)
                    | Argument::Named(_, value)
                    | Argument::Spread(value)
                    | Argument::SpreadNamed(value) => self.expr(value),
                })
            }
            ExprKind::Slice(value, parts) => {
                self.expr(value)?;
                parts.iter_mut().flatten().try_for_each(|part| self.expr(part))
            }
        }
    }

    fn comprehension(&mut self, inner: &mut crate::syntax::Comprehension) -> Result<(), Fault> {
        for (number, clause) in inner.clauses.iter_mut().enumerate() {
            match clause {
                Clause::For(target, over) => {
                    if number > 0 {
                        self.over(over)?;
                    }
                    self.loop_names(target);
                    self.target(target)?;
                }
                Clause::If(condition) => self.expr(condition)?,
            }
        }
        if let Some(key) = &mut inner.key {
            self.expr(key)?;
        }
        self.expr(&mut inner.value)
    }

    /// The names of a comprehension's loop are its own.
    fn loop_names(&mut self, target: &Target) {
        match &target.kind {
            TargetKind::Name(name) => {
                self.scope().slot(&name.name);
            }
            TargetKind::Several(targets) => targets.iter().for_each(|target| self.loop_names(target)),
            TargetKind::Index(_) => {}
        }
    }
}

/// Visits the names that statements assign to, not looking into functions.
fn assigned_in(statements: &[Statement], visit: &mut impl FnMut(&Rc<str>)) {
    fn target(of: &Target, visit: &mut impl FnMut(&Rc<str>)) {
        match &of.kind {
            TargetKind::Name(name) => visit(&name.name),
            TargetKind::Several(targets) => targets.iter().for_each(|part| target(part, visit)),
            TargetKind::Index(_) => {}
        }
    }
    for statement in statements {
        match &statement.kind {
            StatementKind::Assign(of, _) | StatementKind::Update(of, ..) => target(of, visit),
            StatementKind::If(_, then, otherwise) => {
                assigned_in(then, visit);
                assigned_in(otherwise, visit);
            }
            StatementKind::For(of, _, body) => {
                target(of, visit);
                assigned_in(body, visit);
            }
            StatementKind::Def(name, _) => visit(&name.name),
            StatementKind::Load(_, names) => names.iter().for_each(|(name, _)| visit(&name.name)),
            _ => {}
        }
    }
}

/// Visits all names that stand inside functions within these statements: what they see of the function around is shared.
fn used_inside(statements: &[Statement], visit: &mut impl FnMut(&Rc<str>)) {
    for statement in statements {
        match &statement.kind {
            StatementKind::Expr(value) | StatementKind::Return(Some(value)) => names_in(value, false, visit),
            StatementKind::Assign(target, value) | StatementKind::Update(target, _, value) => {
                names_in_target(target, false, visit);
                names_in(value, false, visit);
            }
            StatementKind::If(condition, then, otherwise) => {
                names_in(condition, false, visit);
                used_inside(then, visit);
                used_inside(otherwise, visit);
            }
            StatementKind::For(_, over, body) => {
                names_in(over, false, visit);
                used_inside(body, visit);
            }
            StatementKind::Def(_, function) => names_in_function(function, visit),
            _ => {}
        }
    }
}

fn names_in_function(function: &Function, visit: &mut impl FnMut(&Rc<str>)) {
    for parameter in &function.parameters {
        if let ParameterKind::Default(value) = &parameter.kind {
            names_in(value, false, visit);
        }
    }
    all_names(&function.body, visit);
}

/// Visits every name in statements of an inner function.
fn all_names(statements: &[Statement], visit: &mut impl FnMut(&Rc<str>)) {
    for statement in statements {
        match &statement.kind {
            StatementKind::Expr(value) | StatementKind::Return(Some(value)) => names_in(value, true, visit),
            StatementKind::Assign(target, value) | StatementKind::Update(target, _, value) => {
                names_in_target(target, true, visit);
                names_in(value, true, visit);
            }
            StatementKind::If(condition, then, otherwise) => {
                names_in(condition, true, visit);
                all_names(then, visit);
                all_names(otherwise, visit);
            }
            StatementKind::For(target, over, body) => {
                names_in_target(target, true, visit);
                names_in(over, true, visit);
                all_names(body, visit);
            }
            StatementKind::Def(_, function) => names_in_function(function, visit),
            _ => {}
        }
    }
}

fn names_in_target(target: &Target, inside: bool, visit: &mut impl FnMut(&Rc<str>)) {
    match &target.kind {
        TargetKind::Name(name) if inside => visit(&name.name),
        TargetKind::Name(_) => {}
        TargetKind::Several(targets) => targets.iter().for_each(|part| names_in_target(part, inside, visit)),
        TargetKind::Index(parts) => parts.iter().for_each(|part| names_in(part, inside, visit)),
    }
}

fn names_in(expr: &Expr, inside: bool, visit: &mut impl FnMut(&Rc<str>)) {
    match &expr.kind {
        ExprKind::Name(name) if inside => visit(&name.name),
        ExprKind::None
        | ExprKind::Bool(_)
        | ExprKind::Number(_)
        | ExprKind::Text(_)
        | ExprKind::Constant(_)
        | ExprKind::Name(_) => {}
        ExprKind::Tuple(list) | ExprKind::List(list) => {
            for part in list {
                names_in(part, inside, visit);
            }
        }
        ExprKind::Dict(pairs) => {
            for (key, value) in pairs {
                names_in(key, inside, visit);
                names_in(value, inside, visit);
            }
        }
        ExprKind::Comprehension(inner) => {
            for clause in &inner.clauses {
                match clause {
                    Clause::For(target, over) => {
                        names_in_target(target, inside, visit);
                        names_in(over, inside, visit);
                    }
                    Clause::If(condition) => names_in(condition, inside, visit),
                }
            }
            inner.key.iter().for_each(|key| names_in(key, inside, visit));
            names_in(&inner.value, inside, visit);
        }
        ExprKind::Lambda(function) => names_in_function(function, visit),
        ExprKind::If(parts) => parts.iter().for_each(|part| names_in(part, inside, visit)),
        ExprKind::And(parts) | ExprKind::Or(parts) | ExprKind::Binary(_, parts) | ExprKind::Index(parts) => {
            parts.iter().for_each(|part| names_in(part, inside, visit));
        }
        ExprKind::Not(value)
        | ExprKind::Minus(value)
        | ExprKind::Plus(value)
        | ExprKind::Invert(value)
        | ExprKind::Dot(value, _) => names_in(value, inside, visit),
        ExprKind::Call(function, arguments) => {
            names_in(function, inside, visit);
            for argument in arguments {
                match argument {
                    Argument::Plain(value)
                    | Argument::Named(_, value)
                    | Argument::Spread(value)
                    | Argument::SpreadNamed(value) => names_in(value, inside, visit),
                }
            }
        }
        ExprKind::Slice(value, parts) => {
            names_in(value, inside, visit);
            parts.iter().flatten().for_each(|part| names_in(part, inside, visit));
        }
    }
}

/// Makes a tuple or list of constants a constant.
fn fold(expr: &mut Expr) {
    let (ExprKind::Tuple(list) | ExprKind::List(list)) = &expr.kind else { return };
    if let Some(items) = list.iter().map(constant).collect() {
        let tuple = Value::tuple(items);
        // One that is too large is refused where it is used.
        if !tuple.is_too_large() {
            expr.kind = ExprKind::Constant(Constant(tuple));
        }
    }
}

/// The value of an expression, where that is always the same and cannot change.
fn constant(expr: &Expr) -> Option<Value> {
    Some(match &expr.kind {
        ExprKind::None => Value::None,
        ExprKind::Bool(bool) => Value::Bool(*bool),
        ExprKind::Number(number) => Value::Number(*number),
        ExprKind::Text(text) => Value::Text(text.clone()),
        ExprKind::Constant(Constant(value)) => value.clone(),
        ExprKind::Minus(value) => match value.kind {
            ExprKind::Number(number) => Value::Number(number.checked_neg()?),
            _ => return None,
        },
        _ => return None,
    })
}
