//! What a line of a worksheet can be worth: a value, a list, a form as it is written, a table.

use super::board::Board;
use super::call::Own;
use super::cgsuite::Ruleset;
use super::form::Form;
use super::graph::{Graph, Part};
use super::mutable::Mutable;
use crate::catalogue::OpenGame;
use crate::expression::Held;
use dashu_int::IBig;
use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

/// How deep lists may lie in one another.
pub(super) const MOST_NESTING: usize = 32;

/// What a line, or a part of it, is worth.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Value(Held),
    List(Rc<[Item]>),
    Form(Rc<Form>),
    Table(Rc<Table>),
    Position(Rc<Placed>),
    Ruleset(Rc<Ruleset>),
    /// Each element once, in order.
    Set(Rc<[Item]>),
    /// Keys with what they stand for, the keys in order.
    Map(Rc<[(Item, Item)]>),
    /// Words in double quotes.
    Text(Rc<str>),
    /// A function without a name.
    Function(Rc<Own>),
    Graph(Rc<Graph>),
    /// A vertex or an edge of a graph.
    Part(Rc<Part>),
    /// A strip or a grid of small numbers.
    Board(Rc<Board>),
    /// A place on a board, or a step on it: row and column.
    Pair(IBig, IBig),
    /// A collection that can change.
    Mutable(Rc<Mutable>),
    /// What a loop is worth.
    Nothing,
}

/// A position: its value is one question among others, and in misère play no help with them.
pub(super) struct Placed {
    pub(super) opened: OpenGame,
    /// Whether it was written as in CGSuite, where options are positions.
    pub(super) is_of_cgsuite: bool,
    /// Whether it was asked for as a position, as the options of another: it is printed as one.
    pub(super) is_option: bool,
    /// What it is worth, once that has been asked.
    pub(super) value: OnceCell<Held>,
}

impl Placed {
    /// A position as it was opened.
    pub(super) fn of(opened: OpenGame, is_of_cgsuite: bool) -> Rc<Self> {
        Rc::new(Self { opened, is_of_cgsuite, is_option: false, value: OnceCell::new() })
    }

    /// What a position can become.
    pub(super) fn option(opened: OpenGame) -> Item {
        Item::Position(Rc::new(Self { opened, is_of_cgsuite: true, is_option: true, value: OnceCell::new() }))
    }

    /// The position as it is written.
    pub(super) fn written(&self) -> String {
        self.opened.game.print(&self.opened.position)
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Placed").field(&self.opened.name).finish()
    }
}

impl Item {
    /// The elements of a list, of whichever kind.
    pub(super) fn elements(&self) -> Option<Rc<[Self]>> {
        match self {
            Self::List(list) | Self::Set(list) => Some(list.clone()),
            Self::Value(held) => held.elements().map(|list| list.into_iter().map(Self::Value).collect()),
            Self::Form(_)
            | Self::Table(_)
            | Self::Position(_)
            | Self::Ruleset(_)
            | Self::Map(_)
            | Self::Text(_)
            | Self::Function(_)
            | Self::Graph(_)
            | Self::Part(_)
            | Self::Board(_)
            | Self::Pair(..)
            | Self::Mutable(_)
            | Self::Nothing => None,
        }
    }

    /// A text that two items share only where they are the same; `None` where that is not known without computing.
    pub(super) fn key(&self) -> Option<String> {
        let of_all = |open: char, list: &[Self]| {
            let keys: Option<Vec<String>> = list.iter().map(Self::key).collect();
            Some(format!("{open}{:?}", keys?))
        };
        match self {
            Self::Value(held) => held.key(),
            Self::List(list) => of_all('[', list),
            Self::Set(list) => of_all('{', list),
            Self::Text(text) => Some(format!("{text:?}")),
            Self::Pair(row, column) => Some(format!("({row},{column})")),
            Self::Board(board) => Some(board.text()),
            Self::Nothing => Some(String::new()),
            _ => None,
        }
    }

    /// What a loop runs through: the elements of a list, or the entries of a map, each a map of its own.
    pub(super) fn entries(&self) -> Option<Rc<[Self]>> {
        match self {
            Self::Map(map) => Some(map.iter().map(|entry| Self::Map([entry.clone()].into())).collect()),
            item => item.elements(),
        }
    }

    /// Whether it is a collection that can change, or has one in it.
    pub(super) fn can_change(&self) -> bool {
        match self {
            Self::Mutable(_) => true,
            Self::List(list) | Self::Set(list) => list.iter().any(Self::can_change),
            Self::Map(map) => map.iter().any(|(key, value)| key.can_change() || value.can_change()),
            Self::Function(own) => own.captured.iter().any(|(_, item)| item.can_change()),
            _ => false,
        }
    }

    /// How many elements there are in lists in lists, this item among them; `None` where they are more than `most`, or lie
    /// deeper than [`MOST_NESTING`].
    pub(super) fn size(&self, most: usize) -> Option<usize> {
        fn size(item: &Item, depth: usize, most: usize) -> Option<usize> {
            let (Item::List(list) | Item::Set(list)) = item else { return Some(1) };
            let mut total = 1;
            for element in list.iter() {
                total += (depth < MOST_NESTING).then(|| size(element, depth + 1, most))??;
                if total > most {
                    return None;
                }
            }
            Some(total)
        }
        size(self, 0, most)
    }

    /// The class of what is not a value, by the names of CGSuite.
    pub(super) fn class(&self) -> Option<&'static str> {
        Some(match self {
            Self::List(_) => "List",
            Self::Table(_) => "Table",
            Self::Set(_) => "Set",
            Self::Map(_) => "Map",
            Self::Text(_) => "String",
            Self::Function(_) => "Procedure",
            Self::Graph(graph) => graph.class(),
            Self::Part(part) => part.class(),
            Self::Board(board) => board.class(),
            Self::Pair(..) => "Coordinates",
            Self::Mutable(mutable) => mutable.class(),
            Self::Nothing => "Nothing",
            Self::Value(_) | Self::Form(_) | Self::Position(_) | Self::Ruleset(_) => return None,
        })
    }

    /// For messages.
    pub(super) const fn describe(&self) -> &'static str {
        match self {
            Self::Value(_) | Self::Position(_) => "this is a value",
            Self::List(_) | Self::Mutable(_) => "this is a list",
            Self::Form(_) => "this is a form",
            Self::Ruleset(_) => "this is a ruleset",
            Self::Table(_) => "this is a table",
            Self::Set(_) => "this is a set, as braces are without a '|'",
            Self::Map(_) => "this is a map",
            Self::Text(_) => "this is a text",
            Self::Function(_) => "this is a function",
            Self::Graph(_) => "this is a graph",
            Self::Part(_) => "this is a vertex or an edge of a graph",
            Self::Board(_) => "this is a strip or a grid",
            Self::Pair(..) => "this is a pair",
            Self::Nothing => "this is nothing",
        }
    }
}

/// A table: what stands above its columns, and its rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// The names of the columns.
    pub headings: Vec<String>,
    /// The rows, each as long as the headings.
    pub rows: Vec<Vec<String>>,
    /// The same cells for the mathematical mode of LaTeX; `None` of words.
    pub formulas: Vec<Vec<Option<String>>>,
}

impl Table {
    /// The rows under the headings, in columns as wide as their widest cell.
    pub fn to_text(&self) -> String {
        let lines = || std::iter::once(&self.headings).chain(&self.rows);
        let width = |column: usize| {
            lines().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        let mut text = String::new();
        for line in lines() {
            let start = text.len();
            for (cell, width) in line.iter().zip(&widths) {
                text += cell;
                text.extend(std::iter::repeat_n(' ', width + 2 - cell.chars().count()));
            }
            text.truncate(start + text[start..].trim_end().len());
            text.push('\n');
        }
        text.truncate(text.trim_end().len());
        text
    }

    /// An array for the mathematical mode of LaTeX.
    pub fn to_latex(&self) -> String {
        let words = |text: &String| format!("\\mbox{{{}}}", escaped(text));
        let row = |(cells, formulas): (&Vec<String>, &Vec<Option<String>>)| {
            let cells = cells.iter().zip(formulas);
            let cells: Vec<String> =
                cells.map(|(cell, formula)| formula.clone().unwrap_or_else(|| words(cell))).collect();
            cells.join(" & ")
        };
        let headings: Vec<String> = self.headings.iter().map(words).collect();
        let rows: Vec<String> = self.rows.iter().zip(&self.formulas).map(row).collect();
        format!(
            "\\begin{{array}}{{{}}}\n{} \\\\ \\hline\n{}\n\\end{{array}}",
            "l".repeat(self.headings.len()),
            headings.join(" & "),
            rows.join(" \\\\\n")
        )
    }

    /// The table in Markdown.
    pub fn to_markdown(&self) -> String {
        let line = |cells: &[String]| {
            let cells = cells.iter().map(|cell| format!("`{}`", cell.replace('|', "\\|")));
            format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
        };
        let rule = format!("|{}\n", "---|".repeat(self.headings.len()));
        let rows: String = self.rows.iter().map(|row| line(row)).collect();
        line(&self.headings) + &rule + &rows
    }
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

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = Table {
            headings: row(["n", "value"]),
            rows: vec![row(["10", "{1|0}"]), row(["2", ""])],
            formulas: vec![
                vec![Some("10".to_owned()), Some("\\{1\\mid 0\\}".to_owned())],
                vec![Some("2".to_owned()), None],
            ],
        };
        assert_eq!(table.to_text(), "n   value\n10  {1|0}\n2");
        assert_eq!(table.to_markdown(), "| `n` | `value` |\n|---|---|\n| `10` | `{1\\|0}` |\n| `2` | `` |\n");
        let latex = "\\begin{array}{ll}\n\\mbox{n} & \\mbox{value} \\\\ \\hline\n10 & \\{1\\mid 0\\} \\\\\n2 & \\mbox{}\n\\end{array}";
        assert_eq!(table.to_latex(), latex);
    }
}
