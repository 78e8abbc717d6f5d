//! A worksheet: lines of expressions and positions, each worth something that later lines can use, as `%3` or under a name.
//!
//! A line is an expression (`{2|-1} + *`), a binding (`G := {2|-1}`), a function (`f(n) := mean(clobber(2x{n}))`), or a
//! position (`domineering 2x3`). Inside expressions positions stand in parentheses, `domineering(2x3) + clobber("xo.") >= 0`,
//! with braces around what is worked out first. Around the language of values stand lists and comprehensions,
//! `[f(n) for n in 1..8]`, tables of them, and forms in quotes, `'{1,0|-1}'`, which keep the options that are written.
//!
//! A line is read from the outside in: what is no expression is worked out by itself and stands in the expression under a
//! hidden name.

mod call;
mod cgsuite;
mod expand;
mod form;
mod item;
mod line;
mod method;

pub use call::{Construct, constructs};
pub use item::Table;

use crate::answer::{Refusal, sided_thermograph, value_refusal};
use crate::catalogue::{self, OpenGame};
use crate::expression::{EvaluationError, Held, Session, Value};
use crate::game::{Drawing, Files, Meter, ParseError, message};
use crate::solve::Limits;
use crate::value::{Script, Store, Thermograph, ValueError, ValueId};
use call::Own;
use item::Item;
use line::{Binding, binding, is_word, parts, refuse_word};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use zermelo_core::Arrange;

/// Lines with what they are worth.
pub struct Worksheet<'a> {
    session: Session<'a>,
    store: &'a Store,
    limits: Limits<'a>,
    files: &'a dyn Files,
    /// What the lines are worth; `None` of those that are worth nothing.
    results: Vec<Option<Item>>,
    /// Names of what is not a value: lists, forms, tables.
    items: FxHashMap<String, Item>,
    /// Functions of the reader's own.
    own: FxHashMap<String, Rc<Own>>,
    /// Parameters, and names that run through lists; those of the present function begin at `frame`.
    locals: Vec<(String, Item)>,
    frame: usize,
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
        let session = Session::new(store, limits, script).map_err(Refusal::stopped)?;
        let meter = Meter::start(limits, "worksheet").map_err(Refusal::stopped)?;
        Ok(Self {
            session,
            store,
            limits: *limits,
            files,
            results: Vec::new(),
            items: FxHashMap::default(),
            own: FxHashMap::default(),
            locals: Vec::new(),
            frame: 0,
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
        let worked = self.work(line);
        let (item, worked) = match worked {
            Ok(Some((item, worked))) => (item, Ok(Some(worked))),
            Ok(None) => (None, Ok(None)),
            Err(refusal) => (None, Err(refusal)),
        };
        self.results.push(item);
        worked
    }

    /// The thermograph of what an expression or a position is worth, without a line for it.
    pub fn thermograph(&mut self, text: &str) -> Result<Thermograph, Refusal> {
        self.begin()?;
        let (item, _) = self.subject(text.trim())?;
        self.thermograph_of(text, item)
    }

    fn thermograph_of(&mut self, text: &str, item: Item) -> Result<Thermograph, Refusal> {
        let held = self.as_value(text, item)?;
        let name = self.hide(&held)?;
        let value = self.session.sided_value(&name);
        self.session.forget(&name);
        let value = value.map_err(|error| match error {
            EvaluationError::Wrong(error) => ParseError::whole(text, error.message, error.hint).into(),
            EvaluationError::Stopped(reason) => Refusal::stopped(reason),
        })?;
        sided_thermograph(self.session.algebra(), &value).map_err(|error| value_refusal(&error))
    }

    /// A line begins: nothing is left of one that failed.
    fn begin(&mut self) -> Result<(), Refusal> {
        self.locals.clear();
        (self.frame, self.depth) = (0, 0);
        self.meter = Meter::start(&self.limits, "worksheet").map_err(Refusal::stopped)?;
        Ok(())
    }

    fn work(&mut self, line: &str) -> Result<Option<(Option<Item>, Worked)>, Refusal> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        self.begin()?;
        let (bound, right) = binding(line);
        let name = match bound {
            Binding::Function { name, parameters } => {
                return self.define(line, name, parameters, right).map(|worked| Some((None, worked)));
            }
            Binding::Name(name) => {
                refuse_name(line, name)?;
                Some(name)
            }
            Binding::None => None,
        };
        let plotted = plotted(right);
        let (item, drawing) = self
            .subject(plotted.unwrap_or(right))
            .map_err(|refusal| within(refusal, line, plotted.unwrap_or(right)))?;
        let mut worked = self.worked(&item, plotted.unwrap_or(right))?;
        worked.drawing = drawing;
        if plotted.is_some() {
            let walls = self.thermograph_of(right, item.clone())?;
            worked = Worked {
                kind: "text",
                text: walls.to_string(),
                latex: None,
                thermograph: Some(walls),
                ..worked
            };
        }
        if let Some(name) = name {
            self.bind(name, &item)?;
            worked.name = Some(name.to_owned());
        }
        Ok(Some((Some(item), worked)))
    }

    /// What an expression or a position is worth, with the picture of a position that stands alone.
    fn subject(&mut self, text: &str) -> Result<(Item, Option<Drawing>), Refusal> {
        if self.is_position(text) {
            let position = self.interpolated(text)?;
            let opened = catalogue::open_with(&position, self.files)?;
            return self.position(&opened);
        }
        let refusal = match self.drawn_item(text) {
            Ok(found) => return Ok(found),
            Err(refusal) => refusal,
        };
        // A sum that begins with a value, `{1|0} + domineering 2x2`.
        match catalogue::open_with(text, self.files) {
            Ok(opened) if refusal.kind != crate::answer::RefusalKind::Stopped => self.position(&opened),
            _ => Err(refusal),
        }
    }

    /// Whether a line begins with the name of a game that is nothing else here.
    fn is_position(&self, text: &str) -> bool {
        let word = text.split_whitespace().next().unwrap_or_default();
        let name = word.split(':').next().unwrap_or(word);
        // Parentheses hold a position inside an expression: `bash:3(7) + *3`.
        let is_alone = !word.contains('(');
        is_alone && catalogue::find(name).is_some() && !call::is_function(name) && !self.is_bound(name)
    }

    fn is_bound(&self, name: &str) -> bool {
        self.items.contains_key(name) || self.own.contains_key(name) || self.session.is_kept(name)
    }

    /// What a position is worth, and its picture.
    fn position(&mut self, opened: &OpenGame) -> Result<(Item, Option<Drawing>), Refusal> {
        let held = self.value_of(opened)?;
        Ok((Item::Value(held), opened.game.drawing(&opened.position)))
    }

    fn bind(&mut self, name: &str, item: &Item) -> Result<(), Refusal> {
        self.own.remove(name);
        self.items.remove(name);
        self.session.forget(name);
        match (item, item.elements()) {
            (_, Some(list)) => drop(self.items.insert(name.to_owned(), Item::List(list))),
            (Item::Value(held), None) => self.session.keep(name, held)?,
            (item, None) => drop(self.items.insert(name.to_owned(), item.clone())),
        }
        Ok(())
    }

    /// A function of the reader's own.
    fn define(&mut self, line: &str, name: &str, parameters: &str, body: &str) -> Result<Worked, Refusal> {
        refuse_name(line, name)?;
        let parameters = parts(parameters);
        for (place, parameter) in parameters.iter().enumerate() {
            if !is_word(parameter) {
                let message = "the parameters of a function are names";
                return Err(
                    ParseError::part(line, parameter, message, "for example: f(n, G) := n x G").into()
                );
            }
            refuse_name(line, parameter)?;
            if parameters[..place].contains(parameter) {
                return Err(ParseError::part(
                    line,
                    parameter,
                    "this name is there twice",
                    "for example: f(n, m) := n + m",
                )
                .into());
            }
        }
        if body.is_empty() {
            return Err(ParseError::whole(
                line,
                "there is nothing behind ':='",
                "for example: f(n) := n + 1",
            )
            .into());
        }
        let own = Own {
            parameters: parameters.iter().copied().map(str::to_owned).collect(),
            body: body.to_owned(),
        };
        self.items.remove(name);
        self.session.forget(name);
        let head = format!("{name}({})", parameters.join(", "));
        self.own.insert(name.to_owned(), Rc::new(own));
        Ok(Worked {
            name: Some(head),
            kind: "function",
            text: body.to_owned(),
            latex: None,
            drawing: None,
            table: None,
            thermograph: None,
        })
    }

    /// What is told of an item that the text `from` is worth.
    fn worked(&mut self, item: &Item, from: &str) -> Result<Worked, Refusal> {
        let (kind, text, latex) = match item {
            Item::Value(held) => {
                let value = self.session.shown(from, held).map_err(refusal)?.value;
                let text = value.to_string();
                let latex = match &value {
                    Value::Number(_) | Value::Nimber(_) | Value::Game(_) => self.latex(&text),
                    _ => None,
                };
                (value.kind(), text, latex)
            }
            Item::List(list) => {
                let texts: Result<Vec<_>, _> = list.iter().map(|item| self.text(item, from)).collect();
                let texts = texts?;
                let latex: Option<Vec<_>> = texts.iter().map(|text| self.latex(text)).collect();
                let latex = latex.map(|latex| format!("[{}]", latex.join(", ")));
                ("list", format!("[{}]", texts.join(", ")), latex)
            }
            Item::Form(form) => {
                let mut text =
                    |script| form.text(self.session.algebra(), script).map_err(|error| value_refusal(&error));
                ("form", text(Script::Ascii)?, Some(text(Script::Latex)?))
            }
            Item::Table(table) => ("table", table.to_text(), Some(self.table_latex(table))),
        };
        let table = match item {
            Item::Table(table) => Some(table.as_ref().clone()),
            _ => None,
        };
        Ok(Worked { name: None, kind, text, latex, drawing: None, table, thermograph: None })
    }

    /// An item as text that reads back, but for tables.
    fn text(&mut self, item: &Item, from: &str) -> Result<String, Refusal> {
        match item {
            Item::Value(held) => Ok(self.session.shown(from, held).map_err(refusal)?.value.to_string()),
            Item::List(list) => {
                let texts: Result<Vec<_>, _> = list.iter().map(|item| self.text(item, from)).collect();
                let text = format!("[{}]", texts?.join(", "));
                self.meter.count_bytes(text.len() as u64).map_err(Refusal::stopped)?;
                Ok(text)
            }
            Item::Form(form) => {
                form.text(self.session.algebra(), Script::Ascii).map_err(|error| value_refusal(&error))
            }
            Item::Table(table) => Ok(table.to_text()),
        }
    }

    fn latex(&mut self, text: &str) -> Option<String> {
        let id = self.session.value(text).ok()?;
        self.session.algebra().text(id, Script::Latex).ok()
    }

    /// An array of the table, for mathematical mode.
    fn table_latex(&mut self, table: &Table) -> String {
        let mut row = |cells: &[String]| {
            let cells: Vec<String> = cells
                .iter()
                .map(|cell| self.latex(cell).unwrap_or_else(|| format!("\\mbox{{{}}}", escaped(cell))))
                .collect();
            cells.join(" & ")
        };
        let rows: Vec<String> = table.rows.iter().map(|cells| row(cells)).collect();
        let headings: Vec<String> =
            table.headings.iter().map(|name| format!("\\mbox{{{}}}", escaped(name))).collect();
        format!(
            "\\begin{{array}}{{{}}}\n{} \\\\ \\hline\n{}\n\\end{{array}}",
            "l".repeat(table.headings.len()),
            headings.join(" & "),
            rows.join(" \\\\\n")
        )
    }

    /// What a position is worth.
    fn value_of(&mut self, opened: &OpenGame) -> Result<Held, Refusal> {
        use crate::answer::position_value;
        use crate::catalogue::Engines;
        let one = std::num::NonZeroUsize::MIN;
        if opened.game.is_loop_free() {
            return position_value(opened, self.store, &self.limits, one).map(Held::game);
        }
        let algebra = self.session.algebra();
        let mut sum = || {
            let components = opened.game.sided_values(&opened.position, one, algebra)?;
            let zero = ValueId::ZERO.into();
            components.iter().try_fold(zero, |sum, (_, value)| algebra.loopy_sum(&sum, value))
        };
        sum().map(Held::sided).map_err(|error: ValueError| value_refusal(&error))
    }

    /// An item where a value is needed: of a form its canonical form.
    fn as_value(&mut self, text: &str, item: Item) -> Result<Held, Refusal> {
        match item {
            Item::Value(held) => Ok(held),
            Item::Form(form) => {
                let id = form.value(self.session.algebra());
                id.map(Held::game).map_err(|error| value_refusal(&error))
            }
            Item::List(_) | Item::Table(_) => {
                let message = message!("expected a value, and {found}", found => item.describe());
                Err(ParseError::whole(text, message, "for example: [mean(G) for G in L], sum(L), L[2]")
                    .into())
            }
        }
    }

    /// A value under a name of its own.
    fn hide(&mut self, held: &Held) -> Result<String, Refusal> {
        self.hidden += 1;
        let name = format!("result__{}", self.hidden);
        self.session.keep(&name, held)?;
        Ok(name)
    }
}

/// Names that cannot be given.
fn refuse_name(line: &str, name: &str) -> Result<(), Refusal> {
    refuse_word(line, name)?;
    if call::is_function(name) {
        let message = message!("'{name}' is the name of a function", name);
        return Err(ParseError::part(line, name, message, "choose another, for example: G := {1|*}").into());
    }
    Ok(())
}

fn refusal(error: EvaluationError) -> Refusal {
    match error {
        EvaluationError::Wrong(error) => error.into(),
        EvaluationError::Stopped(reason) => Refusal::stopped(reason),
    }
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

/// What a line asks the thermograph of, by `thermograph(…)` and nothing else.
fn plotted(text: &str) -> Option<&str> {
    let open = "thermograph".len();
    let rest = text.get(open..).filter(|_| text[..open].eq_ignore_ascii_case("thermograph"))?;
    let end = line::closing(rest).filter(|_| rest.starts_with('('))?;
    (end + 1 == rest.len()).then_some(rest[1..end].trim())
}

/// Text for LaTeX outside of mathematical mode.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => escaped += "\\textbackslash{}",
            '^' | '~' => escaped.extend(['\\', c, '{', '}']),
            '{' | '}' | '%' | '#' | '&' | '_' | '$' => escaped.extend(['\\', c]),
            '|' | '<' | '>' => escaped.extend(['$', c, '$']),
            _ => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{ErrorKind, Result as IoResult};

    struct NoFiles;

    impl Files for NoFiles {
        fn read(&self, _: &str, _: u64) -> IoResult<Vec<u8>> {
            Err(ErrorKind::NotFound.into())
        }
    }

    /// What the lines are worth, one after the other; of a wrong one, what is wrong.
    fn worth(lines: &[&str]) -> Vec<String> {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let text = |line: &&str| match sheet.enter(line) {
            Ok(worked) => worked.map_or(String::new(), |worked| worked.text),
            Err(refusal) => format!("error: {}", refusal.message.lines().last().unwrap_or_default().trim()),
        };
        lines.iter().map(text).collect()
    }

    #[test]
    fn lines_use_earlier_ones() {
        let lines = ["G := {2|-1}", "mean(G)", "# a comment", "%1 + %2 + G", "%4 - %4", "-%2"];
        assert_eq!(worth(&lines), ["{2|-1}", "1/2", "", "3/2", "0", "-1/2"]);
        assert!(worth(&["%1"])[0].starts_with("error: "));
        assert!(worth(&["# nothing", "%1"])[1].starts_with("error: "));
        assert!(worth(&["1 +", "%1"])[1].starts_with("error: "));
    }

    /// A rule file in a folder.
    #[cfg(feature = "rules")]
    struct OneFile;

    #[cfg(feature = "rules")]
    impl Files for OneFile {
        fn read(&self, name: &str, _: u64) -> IoResult<Vec<u8>> {
            match name {
                "games/my_kayles.star" => Ok(b"game = heaps(take = [1, 2], leave = [0, 1, 2])".to_vec()),
                _ => Err(ErrorKind::NotFound.into()),
            }
        }
    }

    #[test]
    #[cfg(feature = "rules")]
    fn rule_files_stand_where_a_name_of_a_game_does() {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &OneFile).unwrap();
        let worth = sheet.enter("games/my_kayles.star(5) - kayles(5)").unwrap().unwrap();
        assert_eq!(worth.text, "0");
        assert!(sheet.enter("games/yours.star(5)").is_err());
        let found = sheet.evaluate("games/my_kayles.star(3 4) + *2 = 0").unwrap().unwrap();
        assert_eq!(found.value, Value::Truth(true));
    }

    #[test]
    fn expressions_have_positions_in_them() {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let mut worth = |text: &str| match sheet.evaluate(text) {
            Ok(found) => found.map_or(String::new(), |found| found.value.to_string()),
            Err(refusal) => format!("error: {}", refusal.message),
        };
        assert_eq!(worth("domineering(2x3) + clobber(\"xo.\") >= -1"), "yes");
        assert_eq!(worth("let a = toads-and-frogs(tt.ff)"), "");
        assert_eq!(worth("a + kayles(1) + {1|0}"), "{1|0}");
        assert_eq!(worth("mean(domineering(2x3)) + 1/4"), "1");
        assert_eq!(worth("{domineering(2x1), 0 | -1}"), "+-1");
        assert_eq!(worth("star(3) + tiny(1)"), worth("*3 + tiny(1)"));
        // An error stands where it is written.
        assert!(worth("domineering(2x2) + mex").contains("  domineering(2x2) + mex\n                     ^"));
        assert!(worth("domineering(2xy)").starts_with("error: "));
        assert!(worth("clobber(xo.").starts_with("error: "));
    }

    #[test]
    fn positions_are_worth_what_they_are_worth_alone() {
        let lines = [
            "domineering 2x3",
            "domineering(2x3) - %1",
            "H := clobber xo.",
            "H - clobber(\"xo.\")",
            "domineering(2x3) + clobber(xo.) >= 0",
            "toads-and-frogs(tt.ff)",
            "nim(3 4 5) = *2",
            "bash:3(7) + *3",
            "domineering 2x2 + {1|0}",
            "hackenbush(lr) + hackenbush(l)",
        ];
        let found = worth(&lines);
        assert_eq!(found[0], "{2|-1/2}");
        assert_eq!(found[1], "0");
        assert_eq!(found[3], "0");
        assert!(found[4] == "yes" || found[4] == "no");
        assert_eq!(found[5], "*");
        assert_eq!(found[6], "yes");
        assert_eq!(found[7], "0");
        assert!(found.iter().all(|text| !text.starts_with("error")), "{found:?}");
    }

    #[test]
    fn functions_go_before_games() {
        assert_eq!(worth(&["mean({3|1})", "x-1"])[0], "2");
        assert!(worth(&["nmi 3"])[0].starts_with("error"));
        assert!(worth(&["domineering(2y3)"])[0].starts_with("error"));
        assert!(worth(&["domineering(2x3"])[0].starts_with("error"));
    }

    #[test]
    fn lists_and_comprehensions_are_worked_out() {
        let lines = [
            "L := [1, *, {2|-1}, 4..6]",
            "L[3] + L[1]",
            "length(L)",
            "sum(L)",
            "[n x n for n in 1..5 if mod(n, 2) = 1]",
            "[n + m for n in 1..3, m in 1..n]",
            "mex([*1, *2, *0])",
            "{[1, 0]|[0]}",
            "[mean(domineering(2x{n})) for n in 1..4]",
            "[*n for n in 0..3]",
            "count(n > 2 for n in 1..5)",
            "all(G = -(-G) for G in born(2))",
            "any(n > 5 for n in 1..5)",
            "distinct([1/2, 1, {0|1}, 2 - 1])",
            "O := leftoptions({3,{4|1}|0})",
            "O[1]",
            "length(born(2))",
            "max([1, 5, 3])",
            "[[n, m] for n in 1..2, m in 1..2][3][1]",
            "[]",
            "sum([])",
        ];
        let expected = [
            "[1, *, {2|-1}, 4, 5, 6]",
            "{3|0}",
            "6",
            "{18*|15*}",
            "[1, 9, 25]",
            "[2, 3, 4, 4, 5, 6]",
            "*3",
            "{1|0}",
            "[-1, 0, 3/4, 0]",
            "[0, *, *2, *3]",
            "3",
            "yes",
            "no",
            "[1/2, 1]",
            "{4|1} 3",
            "{4|1}",
            "22",
            "5",
            "2",
            "[]",
            "0",
        ];
        for ((line, found), expected) in lines.iter().zip(worth(&lines)).zip(expected) {
            // What a position is worth is tested elsewhere; here, that there is a value for each.
            if !line.contains("domineering") && !line.starts_with('O') {
                assert_eq!(found, expected, "{line}");
            }
            assert!(!found.starts_with("error"), "{line}: {found}");
        }
    }

    #[test]
    fn functions_of_ones_own_see_their_parameters_and_nothing_of_their_callers() {
        let lines = [
            "sq(n) := n x n",
            "[sq(k) for k in 1..4]",
            "fib(n) := if(n < 2, n, fib(n - 1) + fib(n - 2))",
            "fib(12)",
            "a := 100",
            "f(n) := n + a",
            "g(a) := f(1) + a",
            "g(5)",
            "h(G, n) := [heat(G, k) for k in 0..n]",
            "h({1|-1}, 1)",
            "two() := 2",
            "two() + sq(3)",
        ];
        let found = worth(&lines);
        let at = |line: usize| found[line - 1].as_str();
        assert_eq!(at(2), "[1, 4, 9, 16]");
        assert_eq!(at(4), "144");
        assert_eq!(at(8), "106");
        assert_eq!(at(10), "[+-1, +-2]");
        assert_eq!(at(12), "11");
    }

    #[test]
    fn tables_have_a_row_for_each_time() {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let worked =
            sheet.enter("table(clobber(2x{n}), outcome(clobber(2x{n})) for n in 1..3)").unwrap().unwrap();
        let table = worked.table.unwrap();
        assert_eq!(table.headings, ["n", "clobber(2x{n})", "outcome(clobber(2x{n}))"]);
        assert_eq!(table.rows.len(), 3);
        for (place, row) in table.rows.iter().enumerate() {
            assert_eq!(row[0], (place + 1).to_string());
            let mut alone = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
            let value = alone.enter(&format!("clobber 2x{}", place + 1)).unwrap().unwrap();
            assert_eq!(row[1], value.text);
        }
        let census = sheet.enter("census(2)").unwrap().unwrap();
        let counts: Vec<_> = census.table.unwrap().rows.iter().map(|row| row[1].clone()).collect();
        assert_eq!(counts, ["1", "4", "22"]);
        assert!(sheet.enter("%1 + 1").is_err());
        assert!(sheet.enter("T := table(n for n in 1..2)").is_ok());
        assert!(sheet.enter("T").unwrap().unwrap().table.is_some());
    }

    #[test]
    fn forms_in_quotes_keep_their_options() {
        let lines = [
            "F := '{1,0|{2|-1}}'",
            "F",
            "F + 0",
            "formbirthday('{{|}|{{|}|}}')",
            "formmisere('{0|0}')",
            "formmisere('{|}')",
            "formoptions(F)",
            "'{F|1}'",
            "'{1,0|-1}' = {1|-1}",
        ];
        let found = worth(&lines);
        assert_eq!(found[0], "'{1,0|{2|-1}}'");
        assert_eq!(found[1], "'{1,0|{2|-1}}'");
        assert_eq!(found[2], worth(&["{1,0|{2|-1}}"])[0]);
        assert_eq!(found[3], "2");
        assert_eq!(found[4], "P");
        assert_eq!(found[5], "N");
        assert_eq!(found[6], "[['1', '0'], ['{2|-1}']]");
        assert_eq!(found[8], "yes");
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let table = sheet.enter("simplify('{1,0|-1}')").unwrap().unwrap().table.unwrap();
        assert_eq!(table.rows[1], ["Left", "0", "1", "", ""]);
        assert_eq!(table.rows[0], ["Left", "1", "", "", "1"]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let deep = format!("{}1{}", "[".repeat(40), "]".repeat(40));
        let wrong = [
            ("[1, 2", "not closed"),
            ("[n for n in 3]", "expected a list"),
            ("[1,2] + [3]", ""),
            ("[1,2][3]", "not one of their places"),
            ("f(x) := x", "multiplies"),
            ("mean(n) := n", "name of a function"),
            ("f(n) :=", "nothing behind"),
            ("f(n, n) := n", "twice"),
            ("table(1, 2)", "comprehension"),
            ("if(1, 2, 3)", "yes or no"),
            ("if(1 = 1, 2)", "arguments"),
            ("'{1|0", "not closed"),
            ("simplify(1)", "form in quotes"),
            ("[n for n in 1..1000000000]", "more than"),
            ("clobber(2x{q})", "no meaning"),
            ("census(4)", "third day"),
            ("sum(3)", "expected a list"),
            (deep.as_str(), "lists in lists"),
        ];
        for (line, said) in wrong {
            let store = Store::new();
            let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
            let refusal = sheet.enter(line).expect_err(line);
            assert!(refusal.message.contains(said), "{line}: {}", refusal.message);
            assert_eq!(sheet.enter("1 + 1").unwrap().unwrap().text, "2", "after {line}");
        }
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let place = |sheet: &mut Worksheet, line: &str| {
            let place = sheet.enter(line).unwrap_err().place.unwrap();
            place.text[place.span.clone()].to_owned()
        };
        assert_eq!(place(&mut sheet, "1 + [2, 3][1] + nothing"), "nothing");
        assert_eq!(place(&mut sheet, "sum(nothing + n for n in 1..2) + 1"), "nothing");
        sheet.enter("loop(n) := loop(n + 1)").unwrap();
        assert!(sheet.enter("loop(1)").unwrap_err().message.contains("deeper"));
    }

    #[test]
    fn a_line_that_is_a_position_or_a_thermograph_has_its_picture() {
        let store = Store::new();
        let mut sheet = Worksheet::new(&store, &Limits::none(), &NoFiles).unwrap();
        let mut enter = |line: &str| sheet.enter(line).unwrap().unwrap();
        assert!(enter("domineering 2x3").drawing.is_some());
        assert!(enter("domineering(2x3)").drawing.is_some());
        assert!(enter("domineering(2x3) + 1").drawing.is_none());
        let plotted = enter("thermograph({2|-1} + {1|0})");
        assert_eq!(plotted.thermograph.unwrap().to_string(), plotted.text);
        assert_eq!(enter("{1|0}").latex.as_deref(), enter("%5").latex.as_deref());
    }
}
