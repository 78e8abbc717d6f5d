//! Forms as they are given, not simplified: which options are dominated and by what, which are reversible and through
//! what (Winning Ways, ch. 3).

use super::error::ValueError;
use super::{Algebra, ValueId};
use zermelo_core::Player;

/// A form {left | right} looked at option by option.
#[derive(Clone, Debug)]
pub struct FormReport {
    /// Its canonical form.
    pub value: ValueId,
    /// Left's options in the order given.
    pub left: Vec<OptionReport>,
    /// Right's options in the order given.
    pub right: Vec<OptionReport>,
}

/// What is to be said about one option of a form.
#[derive(Clone, Debug)]
pub struct OptionReport {
    /// Its value.
    pub option: ValueId,
    /// The place of another option of the same player that is at least as good. Of equal options all but the first are
    /// dominated, by the first.
    pub dominated_by: Option<usize>,
    /// The answer of the opponent that makes it reversible, with the options that replace it.
    pub reversible: Option<Reversal>,
    /// Whether it is an option of the canonical form.
    pub is_canonical: bool,
}

/// How an option reverses.
#[derive(Clone, Debug)]
pub struct Reversal {
    /// The answer, at least as good for the opponent as the whole form.
    pub through: ValueId,
    /// The player's options from there.
    pub replaced_by: Vec<ValueId>,
}

impl Algebra<'_> {
    /// Looks at the form {left | right}.
    pub fn form_report(&mut self, left: &[ValueId], right: &[ValueId]) -> Result<FormReport, ValueError> {
        let value = self.game(left, right)?;
        Ok(FormReport {
            value,
            left: self.option_reports(value, left, Player::Left)?,
            right: self.option_reports(value, right, Player::Right)?,
        })
    }

    fn option_reports(
        &mut self,
        value: ValueId,
        options: &[ValueId],
        player: Player,
    ) -> Result<Vec<OptionReport>, ValueError> {
        let canonical = self.options(value, player)?;
        let mut reports = Vec::with_capacity(options.len());
        for (at, &option) in options.iter().enumerate() {
            let mut dominated_by = None;
            for (other_at, &other) in options.iter().enumerate() {
                let is_first = other != option || other_at < at;
                // One that the canonical form keeps says more.
                let is_better = dominated_by.is_none() || canonical.contains(&other);
                if other_at != at && is_first && is_better && self.dominates(other, option, player)? {
                    dominated_by = Some(other_at);
                    if canonical.contains(&other) {
                        break;
                    }
                }
            }
            let mut reversible = None;
            for through in self.options(option, player.opponent())? {
                if self.dominates(value, through, player)? {
                    let replaced_by = self.options(through, player)?;
                    reversible = Some(Reversal { through, replaced_by });
                    break;
                }
            }
            let is_canonical = canonical.contains(&option);
            reports.push(OptionReport { option, dominated_by, reversible, is_canonical });
        }
        Ok(reports)
    }
}
