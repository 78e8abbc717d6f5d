//! Reads rule files: runs them, and takes from them the declared rules, the words about them, and their claims.

mod derived;
mod frames;
mod given;
mod heaps;
mod moves;
mod script;
mod slow;
mod slow_graph;
mod slow_label;
mod theorems;
mod values;
mod words;
mod writer;

pub use slow::{Datum, SlowGame};
pub(super) use theorems::{try_parts, try_sameness, try_theorems};

use super::claims::Claims;
use super::declared::{Declared, Heaps, Parameter, Rules, Step, VERSION};
use crate::catalogue::RuleSource;
use crate::game::nearest;
use script::{ScriptHeaps, SharedScript};
use std::rc::Rc;
use std::sync::Arc;
use values::{GameValue, Kind};
use zermelo_core::{Message, message};
use zermelo_starlark::{Arguments, Bounds, Fault, Loader, Machine, Module, Value};

/// What the run of a file may take.
const LOADING: Bounds = Bounds { steps: 3_000_000, bytes: 100_000_000 };

/// A parameter of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParameterNote {
    /// Its name.
    pub name: String,
    /// Its value: given or the default.
    pub value: Parameter,
    /// The least and the most it can be, where it is a number.
    pub range: Option<(i64, i64)>,
}

/// What is given for parameters: in order, and by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// In the order of the file.
    pub in_order: Vec<String>,
    /// By name.
    pub by_name: Vec<(String, String)>,
}

impl Settings {
    /// Reads the text after the colon: values in order, or `name=value`, with commas between them.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for word in text.split(',').filter(|_| !text.is_empty()) {
            match word.split_once('=') {
                Some((name, value)) => {
                    settings.by_name.push((name.trim().to_owned(), value.trim().to_owned()));
                }
                None => settings.in_order.push(word.trim().to_owned()),
            }
        }
        settings
    }
}

/// A rule file that was read.
#[derive(Clone)]
pub struct RuleFile {
    /// What the game is called: the file's name without its ending.
    pub name: String,
    /// What stands in the file, without the files that it loads.
    pub text: String,
    /// The files that it loads, each with its name.
    pub loaded: Vec<(String, String)>,
    /// The name in sentences.
    pub title: String,
    /// The rules in words, as the file has them.
    pub about: String,
    /// Where the game comes from.
    pub source: String,
    /// Questions to begin with.
    pub examples: Vec<String>,
    /// Positions with what is expected of them.
    pub expected: Vec<(String, String)>,
    /// The position meant when none is given.
    pub start: Option<String>,
    /// The parameters.
    pub parameters: Vec<ParameterNote>,
    /// What the file claims.
    pub claims: Claims,
    pub(super) fill: String,
    pub(super) near: Vec<Step>,
    /// Where the vertices of a graph stand in drawings, by row and column.
    pub(super) places: Vec<Step>,
    pub(super) kind: FileKind,
    /// The file, where it claims what positions are worth.
    pub(super) theorems: Option<Arc<SharedScript>>,
}

impl RuleFile {
    /// What tells whether labels that were made earlier are of these rules.
    pub fn rule_source(&self) -> RuleSource {
        let parameters = self.parameters.iter().map(|note| (note.name.clone(), note.value.clone()));
        let positions = self.start.iter().chain(self.expected.iter().map(|(position, _)| position));
        RuleSource {
            file: format!("{}.star", self.name),
            text: self.text.clone(),
            loaded: self.loaded.clone(),
            parameters: parameters.collect(),
            positions: positions.cloned().collect(),
            is_impartial_form: false,
        }
    }
}

/// How the rules are given.
#[derive(Clone)]
pub(super) enum FileKind {
    /// In full.
    Declared(Arc<Declared>),
    /// Heaps with functions of their sizes.
    Heaps(Arc<ScriptHeaps>, Arc<Declared>),
    /// By functions of the position.
    Slow(Arc<SharedScript>),
}

/// What a file asks for while it runs.
struct Asked {
    given: Settings,
    used: Vec<ParameterNote>,
}

fn parameter(machine: &mut Machine, arguments: &Arguments) -> Result<Value, Fault> {
    let names = &["name", "default", "least", "most", "help"];
    let given = given::Given::new(machine, arguments, "parameter", names, 2)?;
    let name = given.needed_text(machine, "name")?;
    let Some((default, _)) = given.get("default") else { return Err(given.missing(machine, "default")) };
    let least = given.number(machine, "least")?.unwrap_or(if matches!(default, Value::Number(..=0)) {
        i64::MIN
    } else {
        0
    });
    let most = given.number(machine, "most")?.unwrap_or(1_000_000);
    let default = default.clone();
    let asked = machine.context.as_mut().and_then(|context| context.downcast_mut::<Asked>());
    let text = asked.as_ref().and_then(|asked| {
        let by_name =
            asked.given.by_name.iter().find(|(known, _)| *known == name).map(|(_, text)| text.clone());
        by_name
            .or_else(|| asked.given.in_order.get(asked.used.len()).filter(|text| !text.is_empty()).cloned())
    });
    let is_number = matches!(default, Value::Number(_));
    let value = match text {
        None => default,
        Some(text) if is_number => match text.trim().parse::<i64>() {
            Ok(number) if (least..=most).contains(&number) => Value::Number(number),
            _ => {
                let message = message!("the parameter '{name}' is '{text}'", name, text);
                return Err(machine.fault(
                    given.span.clone(),
                    message,
                    message!("it is a number from {least} to {most}", least, most),
                ));
            }
        },
        Some(text) if text.len() > 1_000 => {
            return Err(machine.fault(
                given.span.clone(),
                message!("the parameter '{name}' is too long", name),
                "",
            ));
        }
        Some(text) => Value::text(&text),
    };
    let note = match &value {
        Value::Number(number) => {
            ParameterNote { name, value: Parameter::Number(*number), range: Some((least, most)) }
        }
        Value::Text(text) => ParameterNote { name, value: Parameter::Text(text.to_string()), range: None },
        other => {
            let message = message!("the default of '{name}' is {value}", name, value => other.described());
            return Err(machine.fault(given.span.clone(), message, "a parameter is a number or a text"));
        }
    };
    if let Some(asked) = machine.context.as_mut().and_then(|context| context.downcast_mut::<Asked>()) {
        if asked.used.iter().any(|other| other.name == note.name) {
            let message = message!("there are two parameters '{name}'", name = note.name);
            return Err(machine.fault(given.span.clone(), message, ""));
        }
        asked.used.push(note);
    }
    Ok(value)
}

fn constants() -> Vec<(&'static str, Value)> {
    let step = |[rows, columns]: Step| {
        Value::tuple(vec![Value::Number(i64::from(rows)), Value::Number(i64::from(columns))])
    };
    let steps = |list: &[Step]| Value::tuple(list.iter().map(|&one| step(one)).collect());
    let king: [Step; 8] = [[-1, 0], [-1, 1], [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1]];
    let knight: [Step; 8] = [[-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1]];
    let mut list = vec![
        ("NORTH", step([-1, 0])),
        ("EAST", step([0, 1])),
        ("SOUTH", step([1, 0])),
        ("WEST", step([0, -1])),
        ("NORTHEAST", step([-1, 1])),
        ("SOUTHEAST", step([1, 1])),
        ("SOUTHWEST", step([1, -1])),
        ("NORTHWEST", step([-1, -1])),
        ("ORTHOGONAL", steps(&[[-1, 0], [0, 1], [1, 0], [0, -1]])),
        ("DIAGONAL", steps(&[[-1, 1], [1, 1], [1, -1], [-1, -1]])),
        ("KING", steps(&king)),
        ("QUEEN", steps(&king)),
        ("KNIGHT", steps(&knight)),
        ("HEXAGONAL", steps(&[[-1, 0], [-1, 1], [0, 1], [1, 0], [1, -1], [0, -1]])),
    ];
    let texts = [
        ("LEFT", "left"),
        ("RIGHT", "right"),
        ("DRAW", "draw"),
        ("MOVER", "mover"),
        ("OTHER", "other"),
        ("BOTH", "both"),
        ("ALL", "all"),
        ("NORTH_EDGE", "north"),
        ("EAST_EDGE", "east"),
        ("SOUTH_EDGE", "south"),
        ("WEST_EDGE", "west"),
        ("ONCE", "once"),
        ("SAME_DIRECTION", "same-way"),
        ("ANY_DIRECTION", "any-way"),
        ("NO_TURNS", "no-turns"),
        ("TURNS", "turns"),
        ("ALL_TURNS", "all-turns"),
        ("NEVER", "never"),
        ("STUCK", "stuck"),
        ("FREELY", "freely"),
        ("NONE", "none"),
        ("CYLINDER", "cylinder"),
        ("TORUS", "torus"),
        ("TWISTED", "twisted"),
        ("ALL_BUT_ONE", "all-but-one"),
        ("ALL_OF_SQUARE", "all-of-square"),
        ("RECTANGLE", "rectangle"),
        ("NO_SYMMETRY", "no-symmetry"),
        ("QUARTER_TURN", "quarter-turn"),
        ("ANYWHERE", "anywhere"),
        ("START", "start"),
        ("END", "end"),
        ("WHOLE", "whole"),
        ("OUTSIDE", "|"),
    ];
    list.extend(texts.map(|(name, text)| (name, Value::text(text))));
    list
}

/// A machine that knows the functions of rule files.
pub(super) fn machine(settings: Settings) -> Machine {
    let mut functions = vec![("parameter", parameter as zermelo_starlark::HostFunction)];
    for of_file in
        [moves::FUNCTIONS, frames::FUNCTIONS, derived::FUNCTIONS, words::FUNCTIONS, heaps::FUNCTIONS]
    {
        functions.extend_from_slice(of_file);
    }
    let mut machine = Machine::new(&functions, constants(), LOADING);
    machine.context = Some(Box::new(Asked { given: settings, used: Vec::new() }));
    machine
}

/// The files that one file consists of: itself first, then those it loads.
pub(super) type Texts = Vec<(String, String)>;

/// Runs a file and gives its variables with its game.
fn run(
    machine: &mut Machine,
    name: &str,
    text: &str,
    load: &mut Loader<'_>,
) -> Result<(Rc<Module>, Rc<GameValue>), Fault> {
    let module = machine.run(name, text, load)?;
    let end = || text.trim_end().len().saturating_sub(1)..text.trim_end().len();
    let Some(value) = module.get("game") else {
        let near = nearest("game", module.names().iter().map(|name| &**name));
        let hint = match near {
            Some(near) => message!("the game is called 'game', not '{near}'", near),
            None => Message::words("the file's game is what the name 'game' stands for: game = on_grid(…)"),
        };
        return Err(Fault::at(module.source(), end(), "the file does not say what its game is", hint));
    };
    match given::host::<GameValue>(&value) {
        Some(game) => Ok((module, Rc::new(game.clone()))),
        None => {
            let message = message!("'game' is {value}, not a game", value => value.described());
            Err(Fault::at(module.source(), end(), message, "for example: game = on_grid(…)"))
        }
    }
}

/// The text variable of a file.
fn text_of(module: &Module, name: &str) -> Option<String> {
    if let Some(Value::Text(text)) = module.get(name) { Some(text.to_string()) } else { None }
}

/// The variable `examples`: pairs of a position and what is expected of it.
fn expected_of(module: &Module) -> Result<Vec<(String, String)>, (Message, &'static str)> {
    let Some(value) = module.get("examples") else { return Ok(Vec::new()) };
    let wrong = |value: &Value| {
        let hint = "pairs of texts, for example: examples = [(\"3x3\", \"left win\")]";
        (message!("'examples' has {value}", value => value.described()), hint)
    };
    let pair = |item: &Value| match item.items(2).as_deref() {
        Some([Value::Text(position), Value::Text(expected)]) => {
            Ok((position.to_string(), expected.to_string()))
        }
        _ => Err(wrong(item)),
    };
    value.items(10_000).ok_or_else(|| wrong(&value))?.iter().map(pair).collect()
}

/// What the comment at the beginning of a file says: the rules, their source, the examples.
fn header(text: &str) -> (String, String, Vec<String>) {
    let (mut about, mut source, mut examples) = (String::new(), String::new(), Vec::new());
    let mut in_source = false;
    for line in text.lines().map_while(|line| line.strip_prefix('#')).map(str::trim) {
        if let Some(rest) = line.strip_prefix("Source:") {
            rest.trim().clone_into(&mut source);
            in_source = true;
        } else if let Some(rest) = line.strip_prefix("Example:") {
            examples.push(rest.trim().to_owned());
            in_source = false;
        } else if !examples.is_empty() {
            break;
        } else {
            let into = if in_source { &mut source } else { &mut about };
            if !into.is_empty() && !line.is_empty() {
                into.push(' ');
            }
            into.push_str(line);
        }
    }
    (about, source, examples)
}

/// Reads a file with its name, its text, and what reads the files that it loads (only from its own folder: their names have
/// no separators).
pub fn read(name: &str, text: &str, settings: &Settings, load: &mut Loader<'_>) -> Result<RuleFile, Fault> {
    let mut texts: Texts = vec![(name.to_owned(), text.to_owned())];
    let mut machine = machine(settings.clone());
    let (module, game) = run(&mut machine, name, text, &mut |file| {
        let is_beside =
            !file.is_empty() && !file.contains(['/', '\\', ':', '\0']) && file != ".." && file != ".";
        if !is_beside {
            return Err("it is not in the folder of this file".to_owned());
        }
        if file == name.rsplit(['/', '\\']).next().unwrap_or(name) {
            return Err("the file loads itself".to_owned());
        }
        let text = load(file)?;
        texts.push((file.to_owned(), text.clone()));
        Ok(text)
    })?;
    let loaded = texts[1..].to_vec();
    let fault = |message: Message, hint: Message| {
        let end = text.trim_end().len();
        Fault::at(module.source(), end.saturating_sub(1)..end, message, hint)
    };
    let used = match machine.context.take().and_then(|context| context.downcast::<Asked>().ok()) {
        Some(asked) => asked.used,
        None => Vec::new(),
    };
    refuse_unused(settings, &used).map_err(|(message, hint)| fault(message, hint))?;
    let stem = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = stem.strip_suffix(".star").unwrap_or(stem).to_owned();
    let parameters = used.iter().map(|note| (note.name.clone(), note.value.clone())).collect();
    let declared =
        |rules: Rules| Arc::new(Declared { name: stem.clone(), parameters, rules, version: VERSION });
    let (mut fill, mut near, mut places) = (String::new(), Vec::new(), Vec::new());
    let mut start = game.start.clone();
    let kind = match &game.kind {
        Kind::Board { board, near: steps, fill: letters, places: stand } => {
            if board.letters.len() > super::plain::MOST_LETTERS {
                return Err(fault(
                    message!("there are more than {most} letters", most = super::plain::MOST_LETTERS),
                    Message::verbatim(""),
                ));
            }
            (fill, near, places) = (letters.clone(), steps.clone(), stand.clone());
            FileKind::Declared(declared(Rules::Board(Box::new(board.clone()))))
        }
        Kind::Words(words) => FileKind::Declared(declared(Rules::Words(words.clone()))),
        Kind::Joint(joint) => FileKind::Declared(declared(Rules::Joint(joint.clone()))),
        Kind::Heaps(sides) => {
            let rules = Heaps { left: sides[0].moves.clone(), right: sides[1].moves.clone() };
            super::heap_game::DeclaredSource::new(&rules)
                .map_err(|error| fault(error, Message::verbatim("")))?;
            let has_functions = sides.iter().any(|side| !side.takes.is_empty() || !side.splits.is_empty());
            if has_functions {
                let script = Arc::new(SharedScript::new(texts.clone(), settings.clone()));
                let heaps = Arc::new(ScriptHeaps::new(script, &rules, &game));
                FileKind::Heaps(heaps, declared(Rules::Heaps(rules)))
            } else {
                FileKind::Declared(declared(Rules::Heaps(rules)))
            }
        }
        Kind::Functions(functions) => {
            start = Some(functions.start.printed(1_000_000));
            FileKind::Slow(Arc::new(SharedScript::new(texts.clone(), settings.clone())))
        }
    };
    let theorems = (!game.theorems.is_empty()).then(|| Arc::new(SharedScript::new(texts, settings.clone())));
    let (about, source, examples) = header(text);
    let about = text_of(&module, "about").unwrap_or(about);
    let title = game.title.clone().or_else(|| text_of(&module, "title"));
    let title = title.or_else(|| {
        let (first, _) = about.split_once(':')?;
        (first.len() < 60 && !first.is_empty()).then(|| first.to_owned())
    });
    Ok(RuleFile {
        title: title.unwrap_or_else(|| stem.clone()),
        name: stem,
        text: text.to_owned(),
        loaded,
        about,
        source: text_of(&module, "source").unwrap_or(source),
        examples,
        expected: expected_of(&module).map_err(|(message, hint)| fault(message, hint.into()))?,
        start,
        parameters: used,
        claims: game.claims.clone(),
        fill,
        near,
        places,
        kind,
        theorems,
    })
}

/// What was given and not asked for.
fn refuse_unused(settings: &Settings, used: &[ParameterNote]) -> Result<(), (Message, Message)> {
    let names = || used.iter().map(|note| note.name.as_str());
    let listed = || {
        let list: Vec<&str> = names().collect();
        if list.is_empty() {
            Message::words("the file has no parameters")
        } else {
            message!("its parameters are: {names}", names = list.join(", "))
        }
    };
    for (name, _) in &settings.by_name {
        if !names().any(|known| known == name) {
            let hint =
                nearest(name, names()).map_or_else(listed, |near| message!("did you mean '{near}'?", near));
            return Err((message!("there is no parameter '{name}'", name), hint));
        }
    }
    if settings.in_order.len() > used.len() {
        let (count, most) = (settings.in_order.len(), used.len());
        return Err((
            message!("too many parameters: {count}, where the file has {most}", count, most),
            listed(),
        ));
    }
    Ok(())
}
