//! A worksheet: lines of expressions and positions, each worth something that later lines can use, as `%3` or under a name.
//!
//! A line is an expression (`{2|-1} + *`), a binding (`G := {2|-1}`), or a position (`domineering 2x3`); inside expressions
//! positions stand in parentheses: `domineering(2x3) + clobber("xo.") >= 0`. What a line is worth is a text that reads back,
//! so that earlier results and positions are put into later lines as such.

use crate::answer::{Refusal, position_value, value_refusal};
use crate::catalogue::{self, Engines, OpenGame};
use crate::expression::{EvaluationError, Session, Value, functions};
use crate::game::{Drawing, Files, ParseError};
use crate::solve::Limits;
use crate::value::{Script, Store, ValueError, ValueId};
use std::num::NonZeroUsize;

/// Lines with what they are worth.
pub struct Worksheet<'a> {
    session: Session<'a>,
    store: &'a Store,
    limits: Limits<'a>,
    files: &'a dyn Files,
    /// What the lines are worth, as text; `None` of those that are worth nothing.
    results: Vec<Option<String>>,
}

/// What a line is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worked {
    /// The name that the line binds.
    pub name: Option<String>,
    /// `number`, `nimber`, `game`, `truth`, …, as `zermelo/eval/2` has it.
    pub kind: &'static str,
    /// The value.
    pub text: String,
    /// The same for LaTeX, of numbers, nimbers and short games.
    pub latex: Option<String>,
    /// The position, where the line is one.
    pub drawing: Option<Drawing>,
}

impl<'a> Worksheet<'a> {
    /// A worksheet without lines, whose values live in the store; positions may name these files.
    pub fn new(store: &'a Store, limits: &Limits<'a>, files: &'a dyn Files) -> Result<Self, Refusal> {
        let session = Session::new(store, limits, Script::Ascii).map_err(Refusal::stopped)?;
        Ok(Self { session, store, limits: *limits, files, results: Vec::new() })
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Whether there is no line yet.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// The next line. `None` where it is blank or a comment. Every line has a number, a wrong one too.
    pub fn enter(&mut self, line: &str) -> Result<Option<Worked>, Refusal> {
        let worked = self.work(line);
        let text = worked.as_ref().ok().and_then(|worked| Some(worked.as_ref()?.text.clone()));
        self.results.push(text);
        worked
    }

    /// What an expression or a position is worth, as text that reads back, without a line for it.
    pub fn value_text(&mut self, text: &str) -> Result<String, Refusal> {
        let worked = self.work(text)?;
        worked.map(|worked| worked.text).ok_or_else(|| Refusal::bad_input("there is no expression"))
    }

    fn work(&mut self, line: &str) -> Result<Option<Worked>, Refusal> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        let (name, right) = binding(line);
        let expanded = self.expanded(right)?;
        let whole = match name {
            Some(name) => format!("{name} := {expanded}"),
            None => expanded.clone(),
        };
        let error = match self.session.evaluate(&whole) {
            Ok(evaluation) => {
                return self.worked(name, evaluation.map(|evaluation| evaluation.value)).map(Some);
            }
            Err(EvaluationError::Stopped(reason)) => return Err(Refusal::stopped(reason)),
            Err(EvaluationError::Wrong(error)) => error,
        };
        let opened = match catalogue::open_with(&expanded, self.files) {
            Ok(opened) => opened,
            Err(as_game) if names_game(&expanded) => return Err(as_game.into()),
            // What stands in place of the line is not what the reader wrote.
            Err(_) if whole != line => {
                let ParseError { message, hint, .. } = error;
                return Err(ParseError::whole(line, message, hint).into());
            }
            Err(_) => return Err(error.into()),
        };
        let text = self.text_of(&opened)?;
        let bound = name.map_or_else(|| format!("({text})"), |name| format!("{name} := ({text})"));
        let evaluation = self.session.evaluate(&bound).map_err(refusal)?;
        let worked = self.worked(name, evaluation.map(|evaluation| evaluation.value))?;
        Ok(Some(Worked { drawing: opened.game.drawing(&opened.position), ..worked }))
    }

    /// What is told of a value; of a binding, that of its name.
    fn worked(&mut self, name: Option<&str>, value: Option<Value>) -> Result<Worked, Refusal> {
        let value = match (value, name) {
            (Some(value), _) => value,
            (None, Some(name)) => {
                let evaluation = self.session.evaluate(name).map_err(refusal)?;
                evaluation.map_or_else(|| Value::Text(String::new()), |evaluation| evaluation.value)
            }
            // A binding with `let`, whose name is told by the line itself.
            (None, None) => Value::Text(String::new()),
        };
        let text = value.to_string();
        let latex = match &value {
            Value::Number(_) | Value::Nimber(_) | Value::Game(_) => self.latex(&text),
            _ => None,
        };
        Ok(Worked { name: name.map(str::to_owned), kind: value.kind(), text, latex, drawing: None })
    }

    fn latex(&mut self, text: &str) -> Option<String> {
        let id = self.session.value(text).ok()?;
        self.session.algebra().text(id, Script::Latex).ok()
    }

    /// The value of a position as text that reads back.
    fn text_of(&mut self, opened: &OpenGame) -> Result<String, Refusal> {
        let one = NonZeroUsize::MIN;
        if opened.game.is_loop_free() {
            let id = position_value(opened, self.store, &self.limits, one)?;
            return self.session.algebra().text(id, Script::Ascii).map_err(|error| value_refusal(&error));
        }
        let algebra = self.session.algebra();
        let mut text = || -> Result<String, ValueError> {
            let components = opened.game.sided_values(&opened.position, one, algebra)?;
            let zero = ValueId::ZERO.into();
            let sum = components.iter().try_fold(zero, |sum, (_, value)| algebra.loopy_sum(&sum, value))?;
            algebra.loopy_text(&sum, Script::Ascii)
        };
        text().map_err(|error| value_refusal(&error))
    }

    /// The line with earlier results and positions in parentheses put in as what they are worth.
    fn expanded(&mut self, line: &str) -> Result<String, Refusal> {
        let mut text = String::with_capacity(line.len());
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            if first == '%' {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                text += &format!("({})", self.result(&rest[1..=digits], line)?);
                rest = &rest[1 + digits..];
                continue;
            }
            if !first.is_ascii_alphabetic() {
                text.push(first);
                rest = &rest[first.len_utf8()..];
                continue;
            }
            let end = rest.find(|c: char| !is_of_name(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            match position_behind(word, behind) {
                Some((position, length)) => {
                    let opened = catalogue::open_with(&format!("{word} {position}"), self.files)?;
                    text += &format!("({})", self.text_of(&opened)?);
                    rest = &behind[length..];
                }
                None => {
                    // A name of a game can have a hyphen, a name in an expression cannot.
                    let length = word.find(['-', ':', ',']).unwrap_or(word.len());
                    text += &word[..length];
                    rest = &rest[length..];
                }
            }
        }
        Ok(text)
    }

    /// An earlier result by its number.
    fn result(&self, number: &str, line: &str) -> Result<&str, Refusal> {
        let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let known = place.and_then(|place| self.results.get(place));
        known.and_then(Option::as_deref).filter(|text| !text.is_empty()).ok_or_else(|| {
            let message = match known {
                Some(_) => format!("line {number} is worth nothing"),
                None => format!("there is no line {number} before this one"),
            };
            ParseError::whole(line, message, "%1 is what line 1 is worth").into()
        })
    }
}

fn refusal(error: EvaluationError) -> Refusal {
    match error {
        EvaluationError::Wrong(error) => error.into(),
        EvaluationError::Stopped(reason) => Refusal::stopped(reason),
    }
}

/// The name that a line binds, and what it binds it to.
fn binding(line: &str) -> (Option<&str>, &str) {
    let Some((name, right)) = line.split_once(":=") else { return (None, line) };
    let name = name.trim().trim_start_matches("let ").trim();
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if is_name { (Some(name), right.trim()) } else { (None, line) }
}

/// Whether a line begins with the name of a game.
fn names_game(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    catalogue::find(word.split(':').next().unwrap_or(word)).is_some()
}

/// Characters of the name of a game with its parameters.
fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | ':' | ',')
}

/// The position in parentheses or quotes behind the name of a game, and how long it is with them. `None` where this is not a
/// game, or is a function of expressions.
fn position_behind<'t>(word: &str, behind: &'t str) -> Option<(&'t str, usize)> {
    let name = word.split(':').next().unwrap_or(word);
    catalogue::find(name)?;
    let is_function = functions().any(|function| function.name == name || function.aliases.contains(&name));
    if is_function || !behind.starts_with('(') {
        return None;
    }
    let (mut depth, mut is_quoted) = (0_usize, false);
    for (place, c) in behind.char_indices() {
        match c {
            '"' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => {
                depth -= 1;
                if depth == 0 {
                    let inner = behind[1..place].trim();
                    let bare = inner.strip_prefix('"').and_then(|inner| inner.strip_suffix('"'));
                    return Some((bare.unwrap_or(inner), place + 1));
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::any::Any;
    use std::io::{ErrorKind, Result as IoResult, Write};

    struct NoFiles;

    impl Files for NoFiles {
        fn read(&self, _: &str, _: u64) -> IoResult<Vec<u8>> {
            Err(ErrorKind::NotFound.into())
        }

        fn read_at(&self, _: &str, _: u64, _: &mut [u8]) -> IoResult<usize> {
            Err(ErrorKind::NotFound.into())
        }

        fn replace(&self, _: &str, _: &mut dyn FnMut(&mut dyn Write) -> IoResult<()>) -> IoResult<()> {
            Err(ErrorKind::PermissionDenied.into())
        }

        fn lock(&self, _: &str) -> IoResult<Box<dyn Any>> {
            Err(ErrorKind::PermissionDenied.into())
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
}
