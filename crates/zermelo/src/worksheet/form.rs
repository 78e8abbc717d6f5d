//! Forms in quotes, `'{1,0|-1}'`: games as they are written, with the options that are dominated or reversible still there.

use super::item::Table;
use crate::expression::{Comparison, Term};
use crate::game::{Outcome, Player};
use crate::value::{Algebra, FormPart, OptionReport, Script, ValueError, ValueId, WrittenForm};
use dashu_int::UBig;

/// A form: its parts, each after its own, and which of them is the whole.
#[derive(Clone, Debug)]
pub(super) struct Form {
    terms: std::rc::Rc<[Term]>,
    root: usize,
}

impl Form {
    /// The left side of a comparison.
    pub(super) fn of(comparison: Comparison) -> Self {
        Self { terms: comparison.terms.into(), root: comparison.sides[0] }
    }

    /// What each term is worth, by its parts.
    fn folded<T: Clone>(
        &self,
        mut worth: impl FnMut(&Term, &[T]) -> Result<T, ValueError>,
    ) -> Result<T, ValueError> {
        let mut found: Vec<T> = Vec::with_capacity(self.root + 1);
        for term in &self.terms[..=self.root] {
            let next = worth(term, &found)?;
            found.push(next);
        }
        Ok(found[self.root].clone())
    }

    /// The canonical form.
    pub(super) fn value(&self, algebra: &mut Algebra) -> Result<ValueId, ValueError> {
        self.folded(|term, found: &[ValueId]| value_of(algebra, term, found))
    }

    /// The form for sums and compounds that depend on it. A sum inside it is taken for its value.
    pub(super) fn written(&self, algebra: &mut Algebra) -> Result<WrittenForm, ValueError> {
        let mut positions: Vec<[Vec<FormPart>; 2]> = Vec::new();
        let mut found: Vec<FormPart> = Vec::with_capacity(self.root + 1);
        for (place, term) in self.terms[..=self.root].iter().enumerate() {
            let part = match term {
                Term::Value(id) => FormPart::Canonical(*id),
                Term::Sum(_) => {
                    FormPart::Canonical(Self { terms: self.terms.clone(), root: place }.value(algebra)?)
                }
                Term::Negative(part) => negative(found[*part], &mut positions, algebra)?,
                Term::Game(sides) => {
                    positions
                        .push(sides.each_ref().map(|side| side.iter().map(|&part| found[part]).collect()));
                    FormPart::Written(positions.len() - 1)
                }
            };
            found.push(part);
        }
        algebra.written_form(positions, found[self.root])
    }

    /// The form as it is written, every option in braces of its own.
    pub(super) fn text(&self, algebra: &mut Algebra, script: Script) -> Result<String, ValueError> {
        let text = self.folded(|term, found: &[String]| {
            let joined = |parts: &[usize], between: &str| {
                parts.iter().map(|&part| found[part].as_str()).collect::<Vec<_>>().join(between)
            };
            Ok(match term {
                Term::Value(id) => algebra.text(*id, script)?,
                Term::Sum(parts) => format!("({})", joined(parts, " + ")),
                Term::Negative(part) => format!("-({})", found[*part]),
                Term::Game([left, right]) => {
                    let (open, close) = if script == Script::Latex { ("\\{", "\\}") } else { ("{", "}") };
                    let slash = if script == Script::Latex { "\\mid " } else { "|" };
                    format!("{open}{}{slash}{}{close}", joined(left, ","), joined(right, ","))
                }
            })
        })?;
        Ok(if script == Script::Latex { text } else { format!("'{text}'") })
    }

    /// The options of a player, where the whole is written with its options.
    pub(super) fn options(&self, player: Player) -> Option<Vec<Self>> {
        let Term::Game([left, right]) = &self.terms[self.root] else { return None };
        let options = if player == Player::Left { left } else { right };
        Some(options.iter().map(|&root| Self { terms: self.terms.clone(), root }).collect())
    }

    /// The depth of the form: one more than that of its deepest option.
    pub(super) fn birthday(&self, algebra: &mut Algebra) -> Result<UBig, ValueError> {
        self.folded(|term, found: &[UBig]| {
            Ok(match term {
                Term::Value(id) => algebra.birthday(*id)?,
                Term::Sum(parts) => parts.iter().map(|&part| &found[part]).sum(),
                Term::Negative(part) => found[*part].clone(),
                Term::Game(sides) => {
                    let deepest = sides.iter().flatten().map(|&part| &found[part]).max();
                    deepest.map_or(UBig::ZERO, |deepest| deepest + 1_u8)
                }
            })
        })
    }

    /// Who wins the form in misère play; `None` of a sum, whose moves are not written out.
    pub(super) fn misere_outcome(&self, algebra: &mut Algebra) -> Result<Option<Outcome>, ValueError> {
        // Whether each player wins by moving first.
        let firsts = self.folded(|term, found: &[Option<[bool; 2]>]| {
            Ok(match term {
                Term::Value(id) => Some(match algebra.misere_outcome(*id)? {
                    Outcome::L => [true, false],
                    Outcome::R => [false, true],
                    Outcome::N => [true, true],
                    _ => [false, false],
                }),
                Term::Sum(_) => None,
                Term::Negative(part) => found[*part].map(|[left, right]| [right, left]),
                Term::Game(sides) => {
                    let mut firsts = [true; 2];
                    let mut is_known = true;
                    for (player, options) in sides.iter().enumerate() {
                        let known: Option<Vec<_>> = options.iter().map(|&option| found[option]).collect();
                        is_known &= known.is_some();
                        let wins = known.iter().flatten().any(|option| !option[1 - player]);
                        firsts[player] = options.is_empty() || wins;
                    }
                    is_known.then_some(firsts)
                }
            })
        })?;
        Ok(firsts.map(|firsts| match firsts {
            [true, true] => Outcome::N,
            [true, false] => Outcome::L,
            [false, true] => Outcome::R,
            [false, false] => Outcome::P,
        }))
    }

    /// What becomes of each option on the way to the canonical form.
    pub(super) fn simplification(&self, algebra: &mut Algebra) -> Result<Option<Table>, ValueError> {
        let Term::Game(sides) = &self.terms[self.root] else { return Ok(None) };
        let worth = |algebra: &mut Algebra, options: &[usize]| {
            let option = |&root: &usize| Self { terms: self.terms.clone(), root }.value(algebra);
            options.iter().map(option).collect::<Result<Vec<_>, _>>()
        };
        let (left, right) = (worth(algebra, &sides[0])?, worth(algebra, &sides[1])?);
        let report = algebra.form_report(&left, &right)?;
        let (mut rows, mut formulas) = (Vec::new(), Vec::new());
        for (player, options) in [("Left", &report.left), ("Right", &report.right)] {
            for option in options {
                let cells = cells_of(algebra, option, options, Script::Ascii)?;
                let in_latex = cells_of(algebra, option, options, Script::Latex)?;
                rows.push(std::iter::once(player.to_owned()).chain(cells).collect());
                formulas.push(std::iter::once(None).chain(in_latex.map(Some)).collect());
            }
        }
        let headings = ["player", "option", "dominated by", "reversible through", "becomes"];
        Ok(Some(Table { headings: headings.map(str::to_owned).to_vec(), rows, formulas }))
    }
}

/// An option, what dominates it, what it is reversible through, and what it becomes.
fn cells_of(
    algebra: &mut Algebra,
    option: &OptionReport,
    options: &[OptionReport],
    script: Script,
) -> Result<[String; 4], ValueError> {
    let mut text = |id| algebra.text(id, script);
    let dominated_by = option.dominated_by.map(|place| options[place].option);
    let becomes = match &option.reversible {
        _ if dominated_by.is_some() => String::new(),
        Some(reversal) => {
            let texts: Result<Vec<_>, _> = reversal.replaced_by.iter().map(|&id| text(id)).collect();
            texts?.join(" ")
        }
        None => text(option.option)?,
    };
    let through = option.reversible.as_ref().map(|reversal| reversal.through);
    Ok([
        text(option.option)?,
        dominated_by.map(&mut text).transpose()?.unwrap_or_default(),
        through.map(&mut text).transpose()?.unwrap_or_default(),
        becomes,
    ])
}

/// The negative of a part, whose positions are added to the others.
fn negative(
    part: FormPart,
    positions: &mut Vec<[Vec<FormPart>; 2]>,
    algebra: &mut Algebra,
) -> Result<FormPart, ValueError> {
    let root = match part {
        FormPart::Canonical(id) => return algebra.negative(id).map(FormPart::Canonical),
        FormPart::Written(root) => root,
    };
    // Every position stands behind its options, so that one pass makes the negatives of all.
    let first = positions.len();
    for place in 0..=root {
        let mut image = [Vec::new(), Vec::new()];
        for (player, options) in positions[place].iter().enumerate() {
            for &option in options {
                image[1 - player].push(match option {
                    FormPart::Canonical(id) => FormPart::Canonical(algebra.negative(id)?),
                    FormPart::Written(below) => FormPart::Written(first + below),
                });
            }
        }
        positions.push(image);
    }
    Ok(FormPart::Written(first + root))
}

fn value_of(algebra: &mut Algebra, term: &Term, found: &[ValueId]) -> Result<ValueId, ValueError> {
    let all = |parts: &[usize]| parts.iter().map(|&part| found[part]).collect::<Vec<_>>();
    match term {
        Term::Value(id) => Ok(*id),
        Term::Sum(parts) => algebra.sum_of(&all(parts)),
        Term::Negative(part) => algebra.negative(found[*part]),
        Term::Game([left, right]) => algebra.game(&all(left), &all(right)),
    }
}
