//! A worksheet: lines of expressions and positions, each worth something that later lines can use, as `%3` or under a name.
//!
//! A line is an expression (`{2|-1} + *`), a binding (`G := {2|-1}`), a function (`f(n) := mean(clobber(2x{n}))`), or a
//! position (`domineering 2x3`). Inside expressions positions stand in parentheses, `domineering(2x3) + clobber("xo.") >= 0`,
//! with braces around what is worked out first. Around the language of values stand lists and comprehensions,
//! `[f(n) for n in 1..8]`, tables of them, and forms in quotes, `'{1,0|-1}'`, which keep the options that are written.
//!
//! A line is read from the outside in: what is no expression is worked out by itself and stands in the expression under a
//! hidden name.

mod board;
mod call;
mod cgsuite;
mod characters;
mod collection;
mod comments;
mod coordinates;
mod expand;
mod form;
mod graph;
mod graph_asked;
mod graph_text;
mod item;
mod line;
mod listed_heaps;
mod listed_pairs;
mod method;
mod mutable;
mod program;
mod recursion;
mod variant;

pub use call::{Construct, constructs};
pub use item::Table;

use crate::answer::{Refusal, RefusalKind, sided_thermograph, value_refusal};
use crate::catalogue::{self, OpenGame, Reading};
use crate::expression::{EvaluationError, Held, Session, Worth, note_on_powers};
use crate::game::{Drawing, Files, Message, Meter, ParseError, message};
use crate::solve::Limits;
use crate::value::{Algebra, Script, SidedValue, Store, Thermograph, ValueError, ValueId};
use call::Own;
use cgsuite::begins_with_ruleset;
use characters::with_narrow_signs;
use comments::with_comments;
pub use comments::without_comments;
use item::{Item, Placed};
use line::{Binding, binding, is_word, parameter_name, parts, refuse_word, statements};
use program::Leaving;
use recursion::Calls;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::rc::Rc;
use zermelo_core::Arrange;

/// Longer rule files are not looked for by the names of their games.
const MOST_RULES: u64 = 1 << 20;

/// Lines with what they are worth.
pub struct Worksheet<'a> {
    session: Session<'a>,
    store: &'a Store,
    limits: Limits<'a>,
    files: &'a dyn Files,
    script: Script,
    /// What the lines are worth; `None` of those that are worth nothing.
    results: Vec<Option<Item>>,
    /// Names of what is not a value: lists, forms, tables.
    items: FxHashMap<String, Item>,
    /// Functions of the reader's own.
    own: FxHashMap<String, Rc<Own>>,
    /// Parameters, and names that run through lists; those of the present function begin at `frame`.
    locals: Vec<(String, Item)>,
    frame: usize,
    /// The functions of the reader's own that are being called, the innermost last.
    calling: Vec<String>,
    /// Which of these calls are worked out, and which wait.
    calls: Calls,
    /// In how many loops of the present function what is worked out lies.
    loops: usize,
    /// Which loop or call is being left, until it is.
    leaving: Option<Leaving>,
    /// Whether `2^31` was read as a power, where a whole number was asked for.
    has_power: bool,
    /// How many hidden names there are.
    hidden: usize,
    /// How deep what is worked out lies in what is written.
    depth: usize,
    meter: Meter<'a>,
}

/// What a line is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worked {
    /// The name that the line binds.
    pub name: Option<String>,
    /// `number`, `nimber`, `game`, `truth`, …, as `zermelo/eval/2` has it; and `form`, `table`, `function`.
    pub kind: &'static str,
    /// The value.
    pub text: String,
    /// The same for LaTeX, of numbers, nimbers and short games, of forms, and of lists and tables of them.
    pub latex: Option<String>,
    /// The position, where the line is one.
    pub drawing: Option<Drawing>,
    /// The table, where the line is worth one.
    pub table: Option<Table>,
    /// The thermograph, where the line asks for one.
    pub thermograph: Option<Thermograph>,
    /// What readers of other programs should know of the line.
    pub note: Option<Message>,
}

/// What a line is worth, where it is worth something, and what is told of it.
type Told = (Option<Item>, Option<Worked>);

impl Worked {
    const fn of(kind: &'static str, text: String) -> Self {
        Self {
            name: None,
            kind,
            text,
            latex: None,
            drawing: None,
            table: None,
            thermograph: None,
            note: None,
        }
    }
}

/// What a statement says, before any of it is printed. Names are bound already: what is too long to print can still be used.
enum Stated<'t> {
    /// A function of the reader's own: its name with parameters, and what it is.
    Function { head: String, body: &'t str },
    /// What the text `from` is worth, with the picture of a position; or the thermograph of that.
    Item { name: Option<&'t str>, item: Item, drawing: Option<Drawing>, from: &'t str, is_plotted: bool },
}

impl<'a> Worksheet<'a> {
    /// A worksheet without lines, whose values live in the store; positions may name these files.
    pub fn new(store: &'a Store, limits: &Limits<'a>, files: &'a dyn Files) -> Result<Self, Refusal> {
        Self::in_script(store, limits, files, Script::Ascii)
    }

    /// The same, what values are worth written in a script.
    pub fn in_script(
        store: &'a Store,
        limits: &Limits<'a>,
        files: &'a dyn Files,
        script: Script,
    ) -> Result<Self, Refusal> {
        let session = Session::new(store, limits, script).map_err(Refusal::stopped_by)?;
        let meter = Meter::start(limits, "worksheet").map_err(Refusal::stopped_by)?;
        Ok(Self {
            session,
            store,
            limits: *limits,
            files,
            script,
            results: Vec::new(),
            items: FxHashMap::default(),
            own: FxHashMap::default(),
            locals: Vec::new(),
            frame: 0,
            calling: Vec::new(),
            calls: Calls::default(),
            loops: 0,
            leaving: None,
            has_power: false,
            hidden: 0,
            depth: 0,
            meter,
        })
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Whether there is no line yet.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// The names that lines have given, of functions with their parentheses.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.session.names().map(str::to_owned).collect();
        names.extend(self.items.keys().cloned());
        names.extend(self.own.keys().map(|name| format!("{name}(")));
        names.arrange();
        names
    }

    /// The next line. `None` where it is blank or a comment. Every line has a number, a wrong one too.
    pub fn enter(&mut self, line: &str) -> Result<Option<Worked>, Refusal> {
        let line = &*with_narrow_signs(line);
        let plain = without_comments(line);
        let worked = self.work(&plain).map_err(|refusal| with_comments(refusal, &plain, line));
        let (item, worked) = match worked {
            Ok(Some((item, worked))) => (item, Ok(worked)),
            Ok(None) => (None, Ok(None)),
            Err(refusal) => (None, Err(refusal)),
        };
        self.results.push(item);
        worked
    }

    /// The next line as [`Worksheet::enter`] has it, what it is worth not printed: `None` of functions too. Forms are worth
    /// texts, and tables lists of rows of texts, the headings first.
    pub fn worth(&mut self, line: &str) -> Result<Option<Worth>, Refusal> {
        let line = &*with_narrow_signs(line);
        let plain = without_comments(line);
        let found = self.worth_of_line(&plain).map_err(|refusal| with_comments(refusal, &plain, line));
        self.results.push(found.as_ref().ok().and_then(|(item, _)| item.clone()));
        found.map(|(_, worth)| worth)
    }

    fn worth_of_line(&mut self, line: &str) -> Result<(Option<Item>, Option<Worth>), Refusal> {
        match self.stated(line.trim())? {
            None | Some(Stated::Function { .. }) => Ok((None, None)),
            Some(Stated::Item { item, from, is_plotted: true, .. }) => {
                let walls = self.thermograph_of(from, item.clone())?;
                Ok((Some(item), Some(Worth::Text(walls.to_string()))))
            }
            Some(Stated::Item { item, from, .. }) => {
                let worth = self.worth_of_item(&item, from)?;
                Ok((Some(item), Some(worth)))
            }
        }
    }

    fn worth_of_item(&mut self, item: &Item, from: &str) -> Result<Worth, Refusal> {
        Ok(match item {
            Item::Position(placed) if placed.is_option => Worth::Text(placed.written()),
            Item::Value(_) | Item::Position(_) => {
                let held = self.as_value(from, item.clone())?;
                self.session.held_worth(from, &held).map_err(refusal)?
            }
            Item::Ruleset(_) => Worth::Text(from.to_owned()),
            Item::Mutable(mutable) => {
                let settled = self.settled(mutable)?;
                self.worth_of_item(&settled, from)?
            }
            Item::Text(text) => Worth::Text(text.as_ref().to_owned()),
            Item::Map(_)
            | Item::Function(_)
            | Item::Graph(_)
            | Item::Part(_)
            | Item::Board(_)
            | Item::Pair(..)
            | Item::Form(_)
            | Item::Nothing => Worth::Text(self.text(item, from)?),
            Item::List(list) | Item::Set(list) => {
                let worths: Result<_, _> = list.iter().map(|item| self.worth_of_item(item, from)).collect();
                Worth::List(worths?)
            }
            Item::Table(table) => {
                let row = |cells: &Vec<String>| Worth::List(cells.iter().cloned().map(Worth::Text).collect());
                Worth::List(std::iter::once(&table.headings).chain(&table.rows).map(row).collect())
            }
        })
    }

    /// Binds a name to a value of the worksheet's store for the lines that follow. Refuses what is not a name, or is taken.
    pub fn bind_value(&mut self, name: &str, value: SidedValue) -> Result<(), Refusal> {
        refuse_word(name, name)?;
        Ok(self.session.bind(name, value)?)
    }

    /// The thermograph of what an expression or a position is worth, without a line for it.
    pub fn thermograph(&mut self, text: &str) -> Result<Thermograph, Refusal> {
        self.begin()?;
        let text = with_narrow_signs(text);
        let text = without_comments(&text);
        let (item, _) = self.subject(text.trim())?;
        self.thermograph_of(&text, item)
    }

    fn thermograph_of(&mut self, text: &str, item: Item) -> Result<Thermograph, Refusal> {
        let held = self.as_value(text, item)?;
        let name = self.hide(&held)?;
        let value = self.session.sided_value(&name);
        self.session.forget(&name);
        let value = value.map_err(|error| match error {
            EvaluationError::Wrong(error) => about(error, text, 0..text.len()).into(),
            EvaluationError::Stopped(reason) => Refusal::stopped_by(reason),
        })?;
        sided_thermograph(self.session.algebra(), &value).map_err(|error| value_refusal(&error))
    }

    /// A line begins: nothing is left of one that failed.
    fn begin(&mut self) -> Result<(), Refusal> {
        self.locals.clear();
        self.calling.clear();
        (self.frame, self.depth, self.loops) = (0, 0, 0);
        self.calls = Calls::default();
        self.leaving = None;
        self.has_power = false;
        self.meter = Meter::start(&self.limits, "worksheet").map_err(Refusal::stopped_by)?;
        Ok(())
    }

    /// A line without comments. Of one that ends with a semicolon nothing is told, but for plots.
    fn work(&mut self, line: &str) -> Result<Option<Told>, Refusal> {
        let line = line.trim();
        let Some(stated) = self.stated(line)? else { return Ok(None) };
        let stated = match stated {
            Stated::Item { item, is_plotted: false, .. } if line.ends_with(';') => {
                return Ok(Some((Some(item), None)));
            }
            stated => stated,
        };
        let (item, worked) = self.told(stated)?;
        let note = if self.has_power || self.is_position(line) { None } else { note_on_powers(line) };
        Ok(Some((item, Some(Worked { note, ..worked }))))
    }

    /// What a line says: the last of its statements. `None` where it is blank or a comment.
    fn stated<'t>(&mut self, line: &'t str) -> Result<Option<Stated<'t>>, Refusal> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        self.begin()?;
        if self.is_position(line) {
            return self.statement(line).map(Some);
        }
        let mut last = None;
        for statement in statements(line) {
            last = Some(self.statement(statement).map_err(|refusal| within(refusal, line, statement))?);
        }
        Ok(last)
    }

    /// A line, or a part of one that ends with a semicolon.
    fn statement<'t>(&mut self, line: &'t str) -> Result<Stated<'t>, Refusal> {
        let (bound, right) = binding(line);
        let name = match bound {
            Binding::Function { name, parameters } => return self.define(line, name, parameters, right),
            Binding::Name(name) => {
                refuse_word(line, name)?;
                Some(name)
            }
            Binding::Element { name, place } => {
                let item = self.assign_element(line, name, place, right)?;
                return Ok(Stated::Item { name: None, item, drawing: None, from: right, is_plotted: false });
            }
            Binding::None => None,
        };
        let plotted = plotted(right);
        let from = plotted.unwrap_or(right);
        if let Some(name) = name
            && let Some(bound) = self.bound_method(right)?
        {
            let item = Item::Function(bound);
            self.bind(name, &item)?;
            return Ok(Stated::Item {
                name: Some(name),
                item,
                drawing: None,
                from: right,
                is_plotted: false,
            });
        }
        let named = if name.is_some() { self.only_named(right)? } else { self.only_ruleset(right)? };
        let (item, drawing) = match named {
            Some(Item::Position(sum)) => self.position(sum)?,
            Some(ruleset) => (ruleset, None),
            None => self.subject(from).map_err(|refusal| within(refusal, line, from))?,
        };
        if let Some(name) = name {
            self.bind(name, &item)?;
        }
        Ok(Stated::Item { name, item, drawing, from, is_plotted: plotted.is_some() })
    }

    /// What stands for itself under a name alone: a ruleset, and a sum of positions, which elsewhere is its value.
    fn only_named(&mut self, text: &str) -> Result<Option<Item>, Refusal> {
        let ruleset = self.only_ruleset(text)?;
        Ok(ruleset.or_else(|| self.sum_of_positions(text).map(Item::Position)))
    }

    /// The ruleset that a whole text is.
    fn only_ruleset(&mut self, text: &str) -> Result<Option<Item>, Refusal> {
        let word = line::word_length(text);
        let found = match self.item_named(&text[..word]) {
            Some(Item::Ruleset(ruleset)) => self.position_behind(text, word, ruleset)?,
            _ if begins_with_ruleset(text) => self.ruleset_in(text)?,
            _ => return Ok(None),
        };
        let is_whole = found.position.is_none() && found.end == text.len();
        Ok(is_whole.then_some(Item::Ruleset(found.ruleset)))
    }

    /// What an expression or a position is worth, with the picture of a position that stands alone.
    fn subject(&mut self, text: &str) -> Result<(Item, Option<Drawing>), Refusal> {
        if self.is_position(text) {
            let position = self.interpolated(text)?;
            let position = self.named_by_file(&position);
            let placed = self.placed(&position, false)?;
            return self.position(placed);
        }
        let refusal = match self.drawn_item(text) {
            Ok(found) => return Ok(found),
            Err(refusal) => refusal,
        };
        // To read a value is to work it out: whoever has stopped that does not want it done again.
        if refusal.kind == RefusalKind::Stopped {
            return Err(refusal);
        }
        // A sum that begins with a value, `{1|0} + domineering 2x2`.
        match self.placed(text, false) {
            Ok(placed) => self.position(placed),
            Err(_) => Err(refusal),
        }
    }

    /// Whether a line begins with the name of a game that is nothing else here.
    fn is_position(&self, text: &str) -> bool {
        let word = text.split_whitespace().next().unwrap_or_default();
        let name = word.split(':').next().unwrap_or(word);
        // Parentheses hold a position inside an expression: `bash:3(7) + *3`.
        let behind = text[text.find(word).unwrap_or(0) + word.len()..].trim_start();
        let is_alone = !word.contains('(') && !behind.starts_with(":=");
        let is_free = || is_alone && !call::is_function(name) && !self.is_bound(name);
        is_free() && (catalogue::find(name).is_some() || self.rule_file(name).is_some())
    }

    /// The rule file of a game that no catalogue has, by the name of the game: `backsliding.star` for `backsliding`.
    fn rule_file(&self, name: &str) -> Option<String> {
        let is_word = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        let is_local = self.locals.iter().any(|(local, _)| local == name);
        if !is_word || is_local || self.is_bound(name) || catalogue::find(name).is_some() {
            return None;
        }
        let file = format!("{}.star", name.to_ascii_lowercase().replace('-', "_"));
        self.files.read(&file, MOST_RULES).is_ok().then_some(file)
    }

    /// A position with the rule file of its game in place of the name, where the game is known by that alone.
    fn named_by_file(&self, position: &str) -> String {
        let name = &position[..position.find([':', ' ']).unwrap_or(position.len())];
        match self.rule_file(name) {
            Some(file) => file + &position[name.len()..],
            None => position.to_owned(),
        }
    }

    fn is_bound(&self, name: &str) -> bool {
        self.items.contains_key(name) || self.own.contains_key(name) || self.session.is_kept(name)
    }

    /// The position that a text opens.
    fn placed(&self, text: &str, is_of_cgsuite: bool) -> Result<Rc<Placed>, ParseError> {
        let opened = catalogue::open_with(text, Reading::new(self.files, &self.limits))?;
        Ok(Placed::of(opened, is_of_cgsuite))
    }

    /// A position whose value is known, and its picture.
    fn position(&mut self, placed: Rc<Placed>) -> Result<(Item, Option<Drawing>), Refusal> {
        self.worth_of(&placed)?;
        let drawing = placed.opened.game.drawing(&placed.opened.position);
        Ok((Item::Position(placed), drawing))
    }

    /// What a position is worth, worked out once.
    fn worth_of(&mut self, placed: &Placed) -> Result<Held, Refusal> {
        if let Some(held) = placed.value.get() {
            return Ok(held.clone());
        }
        let held = self.value_of(&placed.opened)?;
        Ok(placed.value.get_or_init(|| held).clone())
    }

    fn bind(&mut self, name: &str, item: &Item) -> Result<(), Refusal> {
        self.own.remove(name);
        self.items.remove(name);
        self.session.forget(name);
        // A function may mean the name.
        self.calls.forget();
        match (item, item.elements().filter(|_| !matches!(item, Item::Set(_)))) {
            (_, Some(list)) => drop(self.items.insert(name.to_owned(), Item::List(list))),
            // To expressions a name of a function is that of the function.
            (Item::Value(held), None) if held.as_text().is_none() && !call::is_function(name) => {
                self.session.keep(name, held)?;
            }
            (item, None) => drop(self.items.insert(name.to_owned(), item.clone())),
        }
        Ok(())
    }

    /// A function of the reader's own.
    fn define<'t>(
        &mut self,
        line: &str,
        name: &str,
        parameters: &str,
        body: &'t str,
    ) -> Result<Stated<'t>, Refusal> {
        refuse_word(line, name)?;
        let usual = usual_values(parameters);
        let parameters = parameter_names(line, parameters)?;
        if body.is_empty() {
            return Err(
                ParseError::whole(line, "there is nothing after ':='", "for example: f(n) := n + 1").into()
            );
        }
        let head = format!("{name}({})", parameters.join(", "));
        let own = Own { parameters, usual, body: body.to_owned(), captured: Vec::new() };
        self.items.remove(name);
        self.session.forget(name);
        self.calls.forget();
        self.own.insert(name.to_owned(), Rc::new(own));
        Ok(Stated::Function { head, body })
    }

    /// What is told of a line.
    fn told(&mut self, stated: Stated<'_>) -> Result<(Option<Item>, Worked), Refusal> {
        match stated {
            Stated::Function { head, body } => {
                let worked = Worked { name: Some(head), ..Worked::of("function", body.to_owned()) };
                Ok((None, worked))
            }
            Stated::Item { name, item, drawing, from, is_plotted } => {
                let name = name.map(str::to_owned);
                let worked = if is_plotted {
                    let walls = self.thermograph_of(from, item.clone())?;
                    Worked { thermograph: Some(walls.clone()), ..Worked::of("text", walls.to_string()) }
                } else {
                    self.worked(&item, from)?
                };
                Ok((Some(item), Worked { name, drawing, ..worked }))
            }
        }
    }

    /// What is told of an item that the text `from` is worth.
    fn worked(&mut self, item: &Item, from: &str) -> Result<Worked, Refusal> {
        let (kind, text) = match item {
            Item::Value(_) | Item::Position(_) => {
                let held = self.as_value(from, item.clone())?;
                let value = self.session.shown(from, &held).map_err(refusal)?.value;
                (value.kind(), value.to_string())
            }
            Item::List(_) | Item::Set(_) | Item::Mutable(_) => ("list", self.text(item, from)?),
            Item::Function(_) => ("function", self.text(item, from)?),
            Item::Map(_)
            | Item::Text(_)
            | Item::Graph(_)
            | Item::Part(_)
            | Item::Board(_)
            | Item::Pair(..)
            | Item::Nothing => ("text", self.text(item, from)?),
            Item::Form(_) => ("form", self.text(item, from)?),
            Item::Table(_) => ("table", self.text(item, from)?),
            Item::Ruleset(_) => ("text", from.to_owned()),
        };
        let latex = self.formula(item, from).ok().flatten();
        let table = match item {
            Item::Table(table) => Some(table.as_ref().clone()),
            _ => None,
        };
        Ok(Worked { latex, table, ..Worked::of(kind, text) })
    }

    /// An item as text that reads back, but for tables.
    fn text(&mut self, item: &Item, from: &str) -> Result<String, Refusal> {
        match item {
            Item::Value(held) => Ok(self.session.shown(from, held).map_err(refusal)?.value.to_string()),
            Item::Text(text) => Ok(format!("\"{text}\"")),
            Item::Function(own) => Ok(format!("({}) -> {}", own.parameters.join(", "), own.body)),
            Item::Graph(graph) => Ok(graph.text()),
            Item::Part(part) => Ok(part.text()),
            Item::Board(board) => Ok(board.text()),
            Item::Pair(row, column) => Ok(format!("({row},{column})")),
            Item::Nothing => Ok("Nothing".to_owned()),
            Item::Mutable(mutable) => {
                let settled = self.settled(mutable)?;
                let text = self.text(&settled, from)?;
                let inner = text.get(1..text.len() - 1).filter(|_| text != "{=>}").unwrap_or_default();
                Ok(format!("{}({inner})", mutable.class()))
            }
            Item::Map(map) if map.is_empty() => Ok("{=>}".to_owned()),
            Item::Map(map) => {
                let mut entry = |(key, value): &(Item, Item)| -> Result<String, Refusal> {
                    Ok(format!("{} => {}", self.text(key, from)?, self.text(value, from)?))
                };
                let texts: Result<Vec<_>, _> = map.iter().map(&mut entry).collect();
                Ok(format!("{{{}}}", texts?.join(", ")))
            }
            Item::List(list) | Item::Set(list) => {
                let mut element = |item: &Item| match item {
                    // The list of options of a value, and the like.
                    Item::Value(_) => match item.elements() {
                        Some(listed) => self.text(&Item::List(listed), from),
                        None => self.text(item, from),
                    },
                    _ => self.text(item, from),
                };
                let texts: Result<Vec<_>, _> = list.iter().map(&mut element).collect();
                let inner = texts?.join(", ");
                let is_set = matches!(item, Item::Set(_));
                let text = if is_set { format!("{{{inner}}}") } else { format!("[{inner}]") };
                self.meter.count_bytes(text.len() as u64).map_err(Refusal::stopped_by)?;
                Ok(text)
            }
            Item::Form(form) => {
                form.text(self.session.algebra(), Script::Ascii).map_err(|error| value_refusal(&error))
            }
            Item::Table(table) => Ok(table.to_text()),
            Item::Ruleset(_) => Ok(from.to_owned()),
            Item::Position(placed) if placed.is_option => Ok(placed.written()),
            Item::Position(placed) => {
                let held = self.worth_of(placed)?;
                Ok(self.session.shown(from, &held).map_err(refusal)?.value.to_string())
            }
        }
    }

    /// An item for the mathematical mode of LaTeX; `None` of words, and of lists with words in them.
    fn formula(&mut self, item: &Item, from: &str) -> Result<Option<String>, Refusal> {
        match item {
            Item::Value(held) => self.session.formula(from, held).map_err(refusal),
            Item::List(list) | Item::Set(list) => {
                let formulas: Result<Option<Vec<_>>, _> =
                    list.iter().map(|item| self.formula(item, from)).collect();
                let [open, close] = if matches!(item, Item::Set(_)) { ["\\{", "\\}"] } else { ["[", "]"] };
                Ok(formulas?.map(|formulas| format!("{open}{}{close}", formulas.join(", "))))
            }
            Item::Form(form) => {
                let text = form.text(self.session.algebra(), Script::Latex);
                text.map(Some).map_err(|error| value_refusal(&error))
            }
            Item::Table(table) => Ok(Some(table.to_latex())),
            Item::Ruleset(_)
            | Item::Map(_)
            | Item::Text(_)
            | Item::Function(_)
            | Item::Graph(_)
            | Item::Part(_)
            | Item::Board(_)
            | Item::Pair(..)
            | Item::Mutable(_)
            | Item::Nothing => Ok(None),
            Item::Position(placed) if placed.is_option => Ok(None),
            Item::Position(placed) => {
                let held = self.worth_of(placed)?;
                self.session.formula(from, &held).map_err(refusal)
            }
        }
    }

    /// What a position is worth.
    fn value_of(&mut self, opened: &OpenGame) -> Result<Held, Refusal> {
        use crate::answer::position_value;
        use crate::catalogue::Engines;
        let one = std::num::NonZeroUsize::MIN;
        if opened.game.is_loop_free() {
            return match self.nimber_of(opened)? {
                Some(nimber) => Ok(Held::game(nimber)),
                None => position_value(opened, self.store, &self.limits, one).map(Held::game),
            };
        }
        let algebra = self.session.algebra();
        let mut sum = || {
            let components = opened.game.sided_values(&opened.position, one, algebra)?;
            let zero = ValueId::ZERO.into();
            components.iter().try_fold(zero, |sum, (_, value)| algebra.loopy_sum(&sum, value))
        };
        sum().map(Held::sided).map_err(|error: ValueError| value_refusal(&error))
    }

    /// The value of a position of an impartial game, which needs no canonical forms but Grundy values; `None` of other games, and
    /// where it is too large.
    fn nimber_of(&mut self, opened: &OpenGame) -> Result<Option<ValueId>, Refusal> {
        use crate::catalogue::Engines;
        if !opened.game.is_impartial() {
            return Ok(None);
        }
        let value = opened.game.grundy_values(&self.limits).and_then(|mut all| all.value(&opened.position));
        let Ok(small) = u32::try_from(&value.map_err(cgsuite::sequence::refused)?) else { return Ok(None) };
        self.session.algebra().nimber(small).map(Some).map_err(|error| value_refusal(&error))
    }

    /// An item where a value is needed: a form is worth its value wherever the form does not matter.
    fn as_value(&mut self, text: &str, item: Item) -> Result<Held, Refusal> {
        match item {
            Item::Value(held) => Ok(held),
            Item::Position(placed) => self.worth_of(&placed),
            Item::Form(form) => {
                let form = form.written(self.session.algebra());
                form.map(Held::form).map_err(|error| value_refusal(&error))
            }
            Item::List(_)
            | Item::Table(_)
            | Item::Ruleset(_)
            | Item::Set(_)
            | Item::Map(_)
            | Item::Text(_)
            | Item::Function(_)
            | Item::Graph(_)
            | Item::Part(_)
            | Item::Board(_)
            | Item::Pair(..)
            | Item::Mutable(_)
            | Item::Nothing => {
                let message = message!("expected a value, and {found}", found => item.describe());
                Err(ParseError::whole(text, message, "for example: [mean(G) for G in L], sum(L), L[2]")
                    .into())
            }
        }
    }

    /// Forgets the values that were hidden since there were so many.
    fn forget_hidden(&mut self, before: usize) {
        for number in before + 1..=self.hidden {
            self.session.forget(&format!("result__{number}"));
        }
        self.hidden = before;
    }

    /// The canonical forms of the worksheet.
    pub(crate) const fn algebra(&mut self) -> &mut Algebra<'a> {
        self.session.algebra()
    }

    /// A value under a name of its own.
    fn hide(&mut self, held: &Held) -> Result<String, Refusal> {
        self.hidden += 1;
        let name = format!("result__{}", self.hidden);
        self.session.keep(&name, held)?;
        Ok(name)
    }
}

/// The names of the parameters of a function.
fn parameter_names(line: &str, parameters: &str) -> Result<Vec<String>, Refusal> {
    let mut names: Vec<String> = Vec::new();
    for part in parts(parameters) {
        let parameter = parameter_name(part);
        if !is_word(parameter) {
            let message = "the parameters of a function are names";
            return Err(ParseError::part(line, part, message, "for example: f(n, G) := n x G").into());
        }
        refuse_word(line, parameter)?;
        if names.iter().any(|name| name == parameter) {
            let hint = "for example: f(n, m) := n + m";
            return Err(ParseError::part(line, part, "this name is there twice", hint).into());
        }
        names.push(parameter.to_owned());
    }
    Ok(names)
}

/// What the parameters of a function are where a call does not say: `b ? 3`.
fn usual_values(parameters: &str) -> Vec<Option<String>> {
    parts(parameters).into_iter().map(|part| Some(part.split_once('?')?.1.trim().to_owned())).collect()
}

fn refusal(error: EvaluationError) -> Refusal {
    match error {
        EvaluationError::Wrong(error) => error.into(),
        EvaluationError::Stopped(reason) => Refusal::stopped_by(reason),
    }
}

/// An error about one text as one about another. What is wrong and what to do stay messages, which other languages have, too.
fn about(error: ParseError, text: &str, span: Range<usize>) -> ParseError {
    ParseError { text: text.to_owned(), span, ..error }
}

/// The refusal of a part of a text as one of the text, `part` being a slice of it.
fn within(refusal: Refusal, text: &str, part: &str) -> Refusal {
    match refusal.place {
        Some(place) if place.text == part && part.len() < text.len() => {
            let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
            place.within(text, offset.min(text.len())).into()
        }
        place => Refusal { place, ..refusal },
    }
}

/// What a line asks the thermograph of, by `thermograph(…)`, or by `….Thermograph.Plot()` as in CGSuite, and nothing else.
fn plotted(text: &str) -> Option<&str> {
    if let Some(plotted) = text.strip_suffix(".Thermograph.Plot()") {
        let is_closed = plotted.starts_with(['(', '{']) && line::closing(plotted) == Some(plotted.len() - 1);
        let end = plotted.find('(').unwrap_or(0);
        let is_position =
            begins_with_ruleset(plotted) && line::closing(&plotted[end..]) == Some(plotted.len() - end - 1);
        return (is_word(plotted) || is_closed || is_position).then_some(plotted);
    }
    let open = "thermograph".len();
    let rest = text.get(open..).filter(|_| text[..open].eq_ignore_ascii_case("thermograph"))?;
    let end = line::closing(rest).filter(|_| rest.starts_with('('))?;
    (end + 1 == rest.len()).then_some(rest[1..end].trim())
}
