//! What a position of a loopy game is worth: its two sides, the outcome in nine classes, the stops of a stopper, and the
//! options with their values.

use super::Confidence;
use super::value::{
    MOST_OPTIONS, ReportedComponent, ReportedOption, ValueQuestion, ValueReport, empty_report, report_on,
};
use crate::catalogue::{self, AnyPosition, Engines, OpenGame};
use crate::expression::{EvaluationError, Session};
use crate::game::{Account, ParseError, Player, few_options, message};
use crate::solve::Limits;
use crate::value::{Algebra, Script, SidedValue, Store, ValueError, ValueId};
use std::cmp::Ordering;
use zermelo_core::Arrange;

/// What stands in the place of a value that is too large.
pub(super) const TOO_LARGE: &str = "a loopy game too large to be written";

/// Options are compared with one another up to so many.
const MOST_COMPARED: usize = 64;

pub(super) fn sided_report(
    game: &OpenGame,
    question: &ValueQuestion,
    limits: &Limits,
) -> Result<(ValueReport, Confidence), ValueError> {
    let account = Account::new();
    let limits = &limits.on_account(&account);
    let store = Store::within(limits);
    let mut report = empty_report(game);
    let mut reporter = SidedReporter { algebra: Algebra::new(&store, limits)?, game, question };
    let confidence = match reporter.fill(&mut report) {
        Ok(()) => Confidence::Proved,
        Err(ValueError::Stopped(reason)) => {
            report.notes.push(message!("Stopped: {reason}.", reason => reason));
            Confidence::Stopped(reason)
        }
        Err(error) => return Err(error),
    };
    report.forms = store.form_count();
    report.confidence = if report.outcome.is_some() { Confidence::Proved.word() } else { confidence.word() };
    Ok((report, confidence))
}

/// What an expression is worth that is a loopy game, `over` or `value {0|pass}`; `None` of a short one, which is opened as a game.
/// Its options are those of a stopper: of other values no form is kept.
pub fn loopy_expression_report(
    expression: &str,
    question: &ValueQuestion,
    limits: &Limits,
) -> Result<Option<(ValueReport, Confidence)>, EvaluationError> {
    let (word, rest) = expression.split_once(char::is_whitespace).unwrap_or((expression, ""));
    let expression =
        if catalogue::find(word).is_some_and(|entry| entry.name == "value") { rest } else { expression };
    let store = Store::within(limits);
    let mut session = Session::new(&store, limits, Script::Ascii)?;
    let value = session.sided_value(expression)?;
    if value.short().is_some() {
        return Ok(None);
    }
    let mut report = report_on(format!("value {}", expression.trim()), Vec::new());
    let filled = fill_expression(session.algebra(), &value, question.script, &mut report);
    let confidence = match filled {
        Ok(()) => Confidence::Proved,
        Err(ValueError::Stopped(reason)) => return Err(reason.into()),
        Err(error) => return Err(ParseError::whole(expression, error.to_string(), "").into()),
    };
    report.forms = store.form_count();
    Ok(Some((report, confidence)))
}

fn fill_expression(
    algebra: &mut Algebra,
    value: &SidedValue,
    script: Script,
    report: &mut ValueReport,
) -> Result<(), ValueError> {
    fill_value(algebra, value, script, report)?;
    if value.stopper().is_none() {
        return Ok(());
    }
    let mut list = Vec::new();
    for (player, word) in [(Player::Left, "left"), (Player::Right, "right")] {
        for option in algebra.loopy_options(value, player)? {
            let text = algebra.stopper_text(option, script)?;
            list.push(ReportedOption {
                player: word,
                label: text.clone(),
                to: text.clone(),
                value: text,
                is_sensible: true,
                dominated_by: None,
                reversible_through: None,
            });
        }
    }
    report.options = Some(list);
    Ok(())
}

/// The text; a remark where there is too much of it.
fn text_of(algebra: &mut Algebra, value: &SidedValue, script: Script) -> Result<String, ValueError> {
    match algebra.loopy_text(value, script) {
        Err(ValueError::TooLarge(_)) => Ok(TOO_LARGE.to_owned()),
        text => text,
    }
}

/// Value, outcome, stops, mean and temperature.
fn fill_value(
    algebra: &mut Algebra,
    value: &SidedValue,
    script: Script,
    report: &mut ValueReport,
) -> Result<(), ValueError> {
    report.outcome = Some(algebra.loopy_outcome(value)?.symbol());
    report.value = Some(text_of(algebra, value, script)?);
    "the canonical form".clone_into(&mut report.by);
    match value.stopper() {
        Some(id) => {
            if let Ok([left, right]) = algebra.loopy_stops(id) {
                for (stop, into) in [(left, &mut report.left_stop), (right, &mut report.right_stop)] {
                    let id = algebra.stopper_of_pseudonumber(&stop)?;
                    *into = Some(algebra.stopper_text(id, script)?);
                }
            }
            match algebra.stopper_thermograph(id) {
                Ok(walls) => {
                    report.mean = Some(walls.mean().to_string());
                    report.temperature = Some(walls.temperature().to_string());
                }
                Err(ValueError::Domain(_)) => {}
                Err(error) => return Err(error),
            }
            if value.short().is_none() {
                report.notes.push(message!("A stopper: play that alternates ends from every position."));
            }
        }
        None => {
            "its two sides".clone_into(&mut report.by);
            let note = if value.stopper_sides().is_some() {
                message!(
                    "S & T: worth S where a draw counts as a win for Left, T where it counts as one for Right."
                )
            } else {
                message!(
                    "S & T: a side of this value is not a stopper that could be found, so that it is simplified only \
                     as far as the theory goes."
                )
            };
            report.notes.push(note);
        }
    }
    Ok(())
}

struct SidedReporter<'a> {
    algebra: Algebra<'a>,
    game: &'a OpenGame,
    question: &'a ValueQuestion,
}

impl SidedReporter<'_> {
    fn text(&mut self, value: &SidedValue) -> Result<String, ValueError> {
        text_of(&mut self.algebra, value, self.question.script)
    }

    fn values(&mut self, position: &AnyPosition) -> Result<Vec<(String, SidedValue)>, ValueError> {
        self.game.game.sided_values(position, self.question.threads, &mut self.algebra)
    }

    /// The values of some positions, what they lead to explored once.
    fn sums(&mut self, positions: &[AnyPosition]) -> Result<Vec<SidedValue>, ValueError> {
        let all = self.game.game.all_sided_values(positions, self.question.threads, &mut self.algebra)?;
        all.iter().map(|components| self.sum_of(components)).collect()
    }

    fn sum_of(&mut self, components: &[(String, SidedValue)]) -> Result<SidedValue, ValueError> {
        components
            .iter()
            .try_fold(ValueId::ZERO.into(), |sum, (_, value)| self.algebra.loopy_sum(&sum, value))
    }

    fn fill(&mut self, report: &mut ValueReport) -> Result<(), ValueError> {
        let components = self.values(&self.game.position)?;
        if components.len() > 1 {
            for (position, value) in &components {
                report
                    .components
                    .push(ReportedComponent { position: position.clone(), value: self.text(value)? });
            }
        }
        let value = self.sum_of(&components)?;
        fill_value(&mut self.algebra, &value, self.question.script, report)?;
        report.options = self.options()?;
        Ok(())
    }

    fn options(&mut self) -> Result<Option<Vec<ReportedOption>>, ValueError> {
        let of = |player| few_options(self.game.game.as_ref(), &self.game.position, player, MOST_OPTIONS);
        let (Some(left), Some(right)) = (of(Player::Left), of(Player::Right)) else { return Ok(None) };
        let mut all = self.report_options(Player::Left, &left)?;
        all.extend(self.report_options(Player::Right, &right)?);
        Ok(Some(all))
    }

    fn report_options(
        &mut self,
        player: Player,
        options: &[AnyPosition],
    ) -> Result<Vec<ReportedOption>, ValueError> {
        let (game, position) = (&self.game.game, &self.game.position);
        let labels: Vec<String> =
            options.iter().map(|option| game.move_label(position, option, player)).collect();
        let values = self.sums(options)?;
        let mut list = Vec::with_capacity(options.len());
        for (at, value) in values.iter().enumerate() {
            let dominated_by = self.dominating(&values, at, player)?;
            list.push(ReportedOption {
                player: if player == Player::Left { "left" } else { "right" },
                label: labels[at].clone(),
                to: game.print(&options[at]),
                value: self.text(value)?,
                is_sensible: dominated_by.is_none(),
                dominated_by: dominated_by.map(|other| labels[other].clone()),
                reversible_through: None,
            });
        }
        list.arrange_by_key(|option| !option.is_sensible);
        Ok(list)
    }

    /// Another option that is better for the player, or the first of those that are as good.
    fn dominating(
        &mut self,
        values: &[SidedValue],
        at: usize,
        player: Player,
    ) -> Result<Option<usize>, ValueError> {
        if values.len() > MOST_COMPARED {
            return Ok(None);
        }
        let better = if player == Player::Left { Ordering::Greater } else { Ordering::Less };
        for (other, value) in values.iter().enumerate() {
            let is_as_good = match self.algebra.loopy_compare(value, &values[at])? {
                Some(Ordering::Equal) => other < at,
                order => order == Some(better),
            };
            if is_as_good {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }
}
