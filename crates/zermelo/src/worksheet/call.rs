//! Calls of functions that are the worksheet's: the reader's own, and those of lists, tables, forms and answers.

use super::item::{Item, Placed, Table};
use super::line::{Comprehension, closing, parts};
use super::{Worksheet, about, refusal, within};
use crate::answer::{Refusal, value_refusal};
use crate::catalogue::OpenGame;
use crate::expression::{Held, functions, ways_to_call};
use crate::game::{Message, Outcome, ParseError, Player, message};
use dashu_int::IBig;
use std::rc::Rc;

/// A function of the reader's own.
#[derive(Debug, Default)]
pub(super) struct Own {
    pub(super) parameters: Vec<String>,
    /// What parameters are where a call does not say, by their places: `3` of the second of `(a, b ? 3)`.
    pub(super) usual: Vec<Option<String>>,
    pub(super) body: String,
    /// What was bound where a function without a name was written.
    pub(super) captured: Vec<(String, Item)>,
}

/// What a worksheet knows beyond the functions of expressions.
#[derive(Debug)]
pub struct Construct {
    /// Its name.
    pub name: &'static str,
    /// How it is called.
    pub usage: &'static str,
    /// What it gives.
    pub meaning: &'static str,
    apply: Apply,
}

type Apply = fn(&mut Worksheet, &Call) -> Result<Item, Refusal>;

/// A call: its name, and what stands between the parentheses.
struct Call<'t> {
    usage: &'static str,
    inner: &'t str,
}

/// What can be called.
pub(super) enum Callable {
    Own(Rc<Own>),
    Construct(&'static Construct),
}

/// The constructs, by name.
pub fn constructs() -> &'static [Construct] {
    CONSTRUCTS
}

/// Whether a name is that of a function, of expressions or of the worksheet.
pub(super) fn is_function(name: &str) -> bool {
    let is_own = CONSTRUCTS.iter().any(|construct| construct.name.eq_ignore_ascii_case(name));
    is_own
        || functions().any(|function| {
            std::iter::once(function.name)
                .chain(function.aliases.iter().copied())
                .any(|own| own.eq_ignore_ascii_case(name))
        })
}

static CONSTRUCTS: &[Construct] = &[
    Construct {
        name: "if",
        usage: "if(condition, a, b)",
        meaning: "a where the condition holds, else b; only that one is worked out",
        apply: |sheet, call| {
            let [condition, then, other] = call.parts()?;
            let chosen = if sheet.truth(condition).map_err(|refusal| call.place(refusal, condition))? {
                then
            } else {
                other
            };
            sheet.item(chosen).map_err(|refusal| call.place(refusal, chosen))
        },
    },
    Construct {
        name: "table",
        usage: "table(a, b for n in 1..8) or table([[1, 2], [3, 4]])",
        meaning: "a table with a row for each n, and a column for n and for each expression; or of the rows of a list",
        apply: table,
    },
    Construct {
        name: "error",
        usage: "error(\"the size is odd\")",
        meaning: "ends the line with a message of one's own",
        apply: |sheet, call| {
            let [part] = call.parts()?;
            let item = sheet.item(part).map_err(|refusal| call.place(refusal, part))?;
            let message = sheet.bare_text(&item, part).map_err(|refusal| call.place(refusal, part))?;
            Err(ParseError::whole(call.inner, message, "the line itself says that this is an error").into())
        },
    },
    Construct {
        name: "length",
        usage: "length(L)",
        meaning: "how many elements a list has",
        apply: |sheet, call| {
            let items = sheet.elements(call)?;
            Ok(Item::Value(Held::integer(items.len())))
        },
    },
    Construct {
        name: "listof",
        usage: "listof(n ^ 2 for n from 1 to 8)",
        meaning: "the list of a comprehension, also written in brackets",
        apply: |sheet, call| sheet.elements(call).map(|items| Item::List(items.into())),
    },
    Construct {
        name: "setof",
        usage: "setof(n ^ 2 for n from 1 to 8)",
        meaning: "the set of a comprehension",
        apply: |sheet, call| {
            let items = sheet.elements(call)?;
            sheet.set(items)
        },
    },
    Construct {
        name: "sumof",
        usage: "sumof(n ^ 2 for n from 1 to 8)",
        meaning: "the sum of a comprehension",
        apply: sum,
    },
    Construct {
        name: "tableof",
        usage: "tableof([n, n ^ 2] for n from 1 to 8)",
        meaning: "the same as table, with the columns in brackets",
        apply: table,
    },
    Construct {
        name: "sum",
        usage: "sum(L) or sum(G for n in 1..8)",
        meaning: "the sum of the elements",
        apply: sum,
    },
    Construct {
        name: "distinct",
        usage: "distinct(L)",
        meaning: "the elements without those that were there before",
        apply: |sheet, call| {
            let mut seen = rustc_hash::FxHashSet::default();
            let mut kept = Vec::new();
            for item in sheet.elements(call)? {
                if seen.insert(sheet.text(&item, call.inner)?) {
                    kept.push(item);
                }
            }
            Ok(Item::List(kept.into()))
        },
    },
    Construct {
        name: "count",
        usage: "count(condition for n in 1..8)",
        meaning: "how often the condition holds",
        apply: |sheet, call| {
            let mut count = 0_u64;
            sheet.conditions(call, &mut |holds| {
                count += u64::from(holds);
                true
            })?;
            Ok(Item::Value(Held::integer(count)))
        },
    },
    Construct {
        name: "all",
        usage: "all(condition for n in 1..8)",
        meaning: "whether the condition always holds",
        apply: |sheet, call| {
            let mut all = true;
            sheet.conditions(call, &mut |holds| {
                all &= holds;
                all
            })?;
            Ok(Item::Value(Held::truth(all)))
        },
    },
    Construct {
        name: "any",
        usage: "any(condition for n in 1..8)",
        meaning: "whether the condition holds at least once",
        apply: |sheet, call| {
            let mut any = false;
            sheet.conditions(call, &mut |holds| {
                any |= holds;
                !any
            })?;
            Ok(Item::Value(Held::truth(any)))
        },
    },
    Construct {
        name: "census",
        usage: "census(n)",
        meaning: "how many values are born by each day to the n-th, at most the third, and how many of them are what",
        apply: census,
    },
    Construct {
        name: "simplify",
        usage: "simplify('{1,0|-1}')",
        meaning: "what becomes of the options of a form: dominated by which, reversible through what",
        apply: |sheet, call| {
            let form = sheet.form_in(call)?;
            let table =
                form.simplification(sheet.session.algebra()).map_err(|error| value_refusal(&error))?;
            table
                .map(|table| Item::Table(table.into()))
                .ok_or_else(|| call.refused("this form has no options"))
        },
    },
    Construct {
        name: "formoptions",
        usage: "formoptions('{1,0|-1}')",
        meaning: "Left's and Right's options of a form, as they are written",
        apply: |sheet, call| {
            let form = sheet.form_in(call)?;
            let side = |player| {
                let options = form.options(player)?;
                Some(Item::List(options.into_iter().map(|option| Item::Form(option.into())).collect()))
            };
            let sides: Option<Vec<Item>> = Player::BOTH.into_iter().map(side).collect();
            sides
                .map(|sides| Item::List(sides.into()))
                .ok_or_else(|| call.refused("this form has no options"))
        },
    },
    Construct {
        name: "formbirthday",
        usage: "formbirthday('{1,0|-1}')",
        meaning: "the depth of a form as it is written",
        apply: |sheet, call| {
            let form = sheet.form_in(call)?;
            let depth = form.birthday(sheet.session.algebra()).map_err(|error| value_refusal(&error))?;
            Ok(Item::Value(Held::integer(depth)))
        },
    },
    Construct {
        name: "formmisere",
        usage: "formmisere('{1,0|-1}')",
        meaning: "who wins a form as it is written in misère play",
        apply: |sheet, call| {
            let form = sheet.form_in(call)?;
            let outcome =
                form.misere_outcome(sheet.session.algebra()).map_err(|error| value_refusal(&error))?;
            outcome
                .map(|outcome| Item::Value(Held::outcome(outcome)))
                .ok_or_else(|| call.refused("the moves of a sum are not written out in this form"))
        },
    },
];

impl<'t> Call<'t> {
    /// So many parts between commas.
    fn parts<const N: usize>(&self) -> Result<[&'t str; N], Refusal> {
        let found = parts(self.inner);
        let count = found.len();
        found.try_into().map_err(|_| {
            let message = message!("this does not take {count} arguments", count);
            ParseError::whole(self.inner, message, self.hint()).into()
        })
    }

    fn hint(&self) -> Message {
        message!("it is called as {usage}", usage => ways_to_call(self.usage))
    }

    /// The refusal of a part as one of what stands between the parentheses.
    fn place(&self, refusal: Refusal, part: &str) -> Refusal {
        within(refusal, self.inner, part)
    }

    fn refused(&self, message: impl Into<Message>) -> Refusal {
        ParseError::whole(self.inner, message, self.hint()).into()
    }

    fn comprehension(&self) -> Result<Option<Comprehension<'t>>, Refusal> {
        Ok(Comprehension::read(self.inner)?)
    }
}

impl Worksheet<'_> {
    /// What a name calls, where it is not a function of expressions.
    pub(super) fn callable(&self, name: &str) -> Option<Callable> {
        if let Some(own) = self.own.get(name) {
            return Some(Callable::Own(own.clone()));
        }
        CONSTRUCTS.iter().find(|construct| construct.name.eq_ignore_ascii_case(name)).map(Callable::Construct)
    }

    pub(super) fn call(
        &mut self,
        name: &str,
        callable: &Callable,
        inner: &str,
        text: &str,
    ) -> Result<Item, Refusal> {
        let own = match callable {
            Callable::Construct(construct) => {
                return (construct.apply)(self, &Call { usage: construct.usage, inner });
            }
            Callable::Own(own) => own,
        };
        let arguments = self.arguments_of(name, own, inner, text)?;
        self.invoke(name, own, arguments)
    }

    /// The arguments of a function of the reader's own, worked out; as many as it has parameters.
    pub(super) fn arguments_of(
        &mut self,
        name: &str,
        own: &Own,
        inner: &str,
        text: &str,
    ) -> Result<Vec<Item>, Refusal> {
        let given = in_order_of(parts(inner), own);
        if given.len() != own.parameters.len() {
            let message = message!("'{name}' does not take {count} arguments", name, count = given.len());
            let usage = format!("{name}({})", own.parameters.join(", "));
            let hint = message!("it is called as {usage}", usage);
            return Err(ParseError::part(text, inner, message, hint).into());
        }
        let mut arguments = Vec::with_capacity(given.len());
        for part in given {
            let is_usual = own.usual.iter().flatten().any(|usual| std::ptr::eq(usual.as_str(), part));
            arguments.push(self.item(part).map_err(|refusal| {
                if is_usual { Refusal { place: None, ..refusal } } else { within(refusal, inner, part) }
            })?);
        }
        Ok(arguments)
    }

    /// The elements of the only argument, of a comprehension, or the arguments.
    fn elements(&mut self, call: &Call) -> Result<Vec<Item>, Refusal> {
        if let Some(comprehension) = call.comprehension()? {
            let mut found = Vec::new();
            self.each(call.inner, &comprehension, &mut |sheet| {
                let item = sheet.item(comprehension.head)?;
                found.push(item);
                Ok(true)
            })?;
            return Ok(found);
        }
        let [part] = call.parts()?;
        let item = self.item(part).map_err(|refusal| call.place(refusal, part))?;
        let item = self.now(item)?;
        item.elements().map(|list| list.to_vec()).ok_or_else(|| {
            let message = message!("expected a list, and {found}", found => item.describe());
            call.place(ParseError::whole(part, message, call.hint()).into(), part)
        })
    }

    /// Visits whether the condition of a comprehension holds, until a visit answers no.
    fn conditions(&mut self, call: &Call, visit: &mut dyn FnMut(bool) -> bool) -> Result<(), Refusal> {
        let comprehension = call.comprehension()?.ok_or_else(|| call.refused("expected a comprehension"))?;
        self.each(call.inner, &comprehension, &mut |sheet| Ok(visit(sheet.truth(comprehension.head)?)))
    }

    /// The table of some rows, which may be of different lengths. Its columns are counted from 1 on.
    pub(super) fn table_of(&mut self, lists: &[Vec<Item>], from: &str) -> Result<Item, Refusal> {
        let width = lists.iter().map(Vec::len).max().unwrap_or(0);
        let (mut rows, mut formula_rows) = (Vec::new(), Vec::new());
        for list in lists {
            let (mut row, mut formulas) = (vec![String::new(); width], vec![None; width]);
            for (place, item) in list.iter().enumerate() {
                row[place] = self.text(item, from)?;
                self.meter.count_bytes(row[place].len() as u64).map_err(Refusal::stopped_by)?;
                formulas[place] = self.formula(item, from)?;
            }
            rows.push(row);
            formula_rows.push(formulas);
        }
        let headings = (1..=width).map(|column| column.to_string()).collect();
        Ok(Item::Table(Table { headings, rows, formulas: formula_rows }.into()))
    }

    /// The only argument, a form.
    fn form_in(&mut self, call: &Call) -> Result<Rc<super::form::Form>, Refusal> {
        let [part] = call.parts()?;
        match self.item(part).map_err(|refusal| call.place(refusal, part))? {
            Item::Form(form) => Ok(form),
            item => {
                let message = message!("expected a form in quotes, and {found}", found => item.describe());
                Err(call.refused(message))
            }
        }
    }
}

/// Arguments in the order of the parameters, where all those at the end say of which parameter they are, `f(y => 3, x => 4)`, and what is
/// usual for those that are not said; as they are elsewhere.
fn in_order_of<'t>(given: Vec<&'t str>, own: &'t Own) -> Vec<&'t str> {
    let parameters = &own.parameters;
    let named = |part: &'t str| {
        let (name, value) = part.split_once("=>")?;
        let place = parameters.iter().position(|parameter| parameter == name.trim())?;
        Some((place, value.trim()))
    };
    let plain = given.iter().take_while(|part| named(part).is_none()).count();
    let mut places: Vec<Option<&str>> = given[..plain].iter().copied().map(Some).collect();
    places.resize(parameters.len().max(plain), None);
    for part in &given[plain..] {
        match named(part) {
            Some((place, value)) if places[place].is_none() => places[place] = Some(value),
            _ => return given,
        }
    }
    let usual = own.usual.iter().map(Option::as_deref).chain(std::iter::repeat(None));
    let all: Option<Vec<_>> = places.into_iter().zip(usual).map(|(said, usual)| said.or(usual)).collect();
    all.unwrap_or(given)
}

fn table(sheet: &mut Worksheet, call: &Call) -> Result<Item, Refusal> {
    let Some(comprehension) = call.comprehension()? else {
        let lists: Vec<Vec<Item>> = sheet
            .elements(call)?
            .iter()
            .map(|row| row.elements().map_or_else(|| vec![row.clone()], |row| row.to_vec()))
            .collect();
        return sheet.table_of(&lists, call.inner);
    };
    let listed = listed_columns(comprehension.head);
    if listed != comprehension.head && Comprehension::read(listed)?.is_some() {
        return table_of_lists(sheet, call, &comprehension);
    }
    let columns = parts(listed);
    let names = comprehension.clauses.iter().map(|clause| clause.name).filter(|name| !columns.contains(name));
    let columns: Vec<&str> = names.chain(columns.iter().copied()).collect();
    let (mut rows, mut formula_rows) = (Vec::new(), Vec::new());
    // A column is a slice of the head, or a name.
    let head = Comprehension { head: call.inner, ..comprehension.clone() };
    sheet.each(call.inner, &head, &mut |sheet| {
        let (mut row, mut formulas) = (Vec::with_capacity(columns.len()), Vec::with_capacity(columns.len()));
        for column in &columns {
            let item = sheet.item(column).map_err(|refusal| within(refusal, call.inner, column))?;
            let cell = sheet.text(&item, column)?;
            sheet.meter.count_bytes(cell.len() as u64).map_err(Refusal::stopped_by)?;
            row.push(cell);
            formulas.push(sheet.formula(&item, column)?);
        }
        rows.push(row);
        formula_rows.push(formulas);
        Ok(true)
    })?;
    let headings = columns.into_iter().map(str::to_owned).collect();
    Ok(Item::Table(Table { headings, rows, formulas: formula_rows }.into()))
}

/// The table whose rows are lists that are comprehensions themselves: `table([n*k for k from 1 to 4] for n from 1 to 3)`. Its columns are
/// counted from 1 on.
fn table_of_lists(
    sheet: &mut Worksheet,
    call: &Call,
    comprehension: &Comprehension,
) -> Result<Item, Refusal> {
    let mut lists = Vec::new();
    sheet.each(call.inner, comprehension, &mut |sheet| {
        lists.push(sheet.item(comprehension.head)?.elements().unwrap_or_default().to_vec());
        Ok(true)
    })?;
    sheet.table_of(&lists, call.inner)
}

/// What stands in the brackets of `[n, n ^ 2]`, as CGSuite writes the columns of a table.
fn listed_columns(head: &str) -> &str {
    let is_list = head.starts_with('[') && closing(head) == Some(head.len() - 1);
    if is_list { &head[1..head.len() - 1] } else { head }
}

fn sum(sheet: &mut Worksheet, call: &Call) -> Result<Item, Refusal> {
    let items = sheet.elements(call)?;
    if items.iter().any(|item| matches!(item, Item::Text(_))) {
        let texts: Result<Vec<String>, _> =
            items.iter().map(|item| sheet.bare_text(item, call.inner)).collect();
        return Ok(Item::Text(texts?.concat().into()));
    }
    if let Some(sum) = sum_of_positions(&items) {
        return Ok(Item::Position(sum));
    }
    let mut names = Vec::new();
    for item in items {
        let held = sheet.as_value(call.inner, item)?;
        names.push(sheet.hide(&held)?);
    }
    if names.is_empty() {
        return Ok(Item::Value(Held::integer(0)));
    }
    let sum = sheet.session.held(&names.join(" + ")).map_err(|error| match refusal(error) {
        Refusal { place: Some(place), .. } => about(*place, call.inner, 0..call.inner.len()).into(),
        refusal => refusal,
    })?;
    Ok(Item::Value(sum))
}

/// The sum of some things that are all positions, of which more can be asked than its value.
fn sum_of_positions(items: &[Item]) -> Option<Rc<Placed>> {
    let opened = |item: &Item| match item {
        Item::Position(placed) => Some(placed.opened.clone()),
        _ => None,
    };
    let positions: Vec<OpenGame> = items.iter().map(opened).collect::<Option<_>>()?;
    let sum = OpenGame::sum(positions).ok().filter(|_| !items.is_empty())?;
    Some(Placed::of(sum, false))
}

fn census(sheet: &mut Worksheet, call: &Call) -> Result<Item, Refusal> {
    let [part] = call.parts()?;
    let last = sheet.integer(part).map_err(|refusal| call.place(refusal, part))?;
    if last < IBig::ZERO {
        return Err(call.refused("the days are counted from 0 on"));
    }
    let last = u32::try_from(&last).ok().filter(|&day| day <= 3).ok_or_else(|| {
        call.refused("the values are counted to the third day, of the fourth there are more than 10^12")
    })?;
    let algebra = sheet.session.algebra();
    let (mut rows, mut formulas) = (Vec::new(), Vec::new());
    for day in 0..=last {
        let mut counts = [0_u64; 10];
        let born = algebra.born_by(day).map_err(|error| value_refusal(&error))?;
        for &id in &born {
            let outcome = algebra.outcome(id).map_err(|error| value_refusal(&error))?;
            let is_all_small = algebra.is_all_small(id).map_err(|error| value_refusal(&error))?;
            let is = [
                true,
                outcome == Outcome::L,
                outcome == Outcome::R,
                outcome == Outcome::N,
                outcome == Outcome::P,
                algebra.is_number(id),
                algebra.as_nimber(id).is_some(),
                algebra.is_infinitesimal(id),
                is_all_small,
                !algebra.is_numberish(id),
            ];
            for (count, is) in counts.iter_mut().zip(is) {
                *count += u64::from(is);
            }
        }
        let row: Vec<String> =
            std::iter::once(u64::from(day)).chain(counts).map(|count| count.to_string()).collect();
        formulas.push(row.iter().cloned().map(Some).collect());
        rows.push(row);
    }
    let headings =
        ["day", "values", "L", "R", "N", "P", "numbers", "nimbers", "infinitesimals", "all-small", "hot"];
    Ok(Item::Table(Table { headings: headings.map(str::to_owned).to_vec(), rows, formulas }.into()))
}
