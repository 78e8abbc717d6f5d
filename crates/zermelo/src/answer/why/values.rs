//! Values of partizan positions: of each component, of their sum, and which moves are never needed: dominated and
//! reversible ones, and moves in numbers while something else is hot.

use super::super::Question;
use crate::catalogue::{AnyGame, AnyPosition, AnyValues, Engines};
use crate::game::{Outcome, Player, Sign, ValuedMove, WhyStep, few_options};
use crate::solve::Limits;
use crate::value::{Algebra, OptionReport, Script, Store, ValueError, ValueId};
use std::num::NonZeroUsize;

/// Components are gone through while they are at most this many, options while they are at most that many.
const MOST_COMPONENTS: usize = 8;
const MOST_OPTIONS: usize = 16;
/// Moves that are not needed are named while they are at most this many for each player.
const MOST_NEEDLESS: usize = 4;
/// Longer values are not written out.
const LONGEST_VALUE: usize = 60;

pub(super) fn steps(question: &Question, limits: &Limits) -> Result<Vec<WhyStep>, ValueError> {
    let (game, position) = (question.game.game.as_ref(), &question.game.position);
    let store = Store::within(limits);
    let values = game.values(&store, NonZeroUsize::MIN, limits)?;
    let algebra = Algebra::new(&store, limits)?;
    Reasons { game, position, values, algebra }.steps()
}

struct Reasons<'a> {
    game: &'a (dyn AnyGame + 'static),
    position: &'a AnyPosition,
    values: Box<AnyValues<'a>>,
    algebra: Algebra<'a>,
}

impl Reasons<'_> {
    fn steps(mut self) -> Result<Vec<WhyStep>, ValueError> {
        let parts = self.values.component_worths(self.position)?;
        let summands: Vec<ValueId> = parts.iter().map(|&(_, id)| id).collect();
        let (outcome, _) = self.algebra.outcome_of_sum(&summands)?;
        let sign = sign_of(outcome);
        let mut steps = Vec::new();
        if parts.len() > MOST_COMPONENTS {
            return Ok(steps);
        }
        let mut texts = Vec::new();
        for (position, id) in &parts {
            let value = self.text(*id)?;
            texts.push(value.clone());
            let sign = (parts.len() == 1).then_some(sign);
            steps.push(WhyStep::Value { position: position.clone(), value, sign });
        }
        if parts.len() > 1 {
            let whole = self.algebra.sum_of(&summands)?;
            steps.push(WhyStep::ValueSum { values: texts, sum: self.text(whole)?, sign });
            steps.extend(self.avoided(&parts)?);
        }
        steps.extend(self.needless_moves()?);
        Ok(steps)
    }

    fn text(&mut self, id: ValueId) -> Result<String, ValueError> {
        let text = self.algebra.text(id, Script::Ascii)?;
        Ok(if text.len() <= LONGEST_VALUE { text } else { "…".to_owned() })
    }

    /// The numbers among several components of which one is not a number. By number avoidance a player who has a winning
    /// move has one outside of them.
    fn avoided(&mut self, parts: &[(String, ValueId)]) -> Result<Vec<WhyStep>, ValueError> {
        if parts.iter().all(|&(_, id)| self.algebra.is_number(id)) {
            return Ok(Vec::new());
        }
        let mut steps = Vec::new();
        for (position, id) in parts {
            let is_over = *id == ValueId::ZERO;
            if !is_over && self.algebra.is_number(*id) {
                steps.push(WhyStep::NumberAvoided { position: position.clone(), value: self.text(*id)? });
            }
        }
        Ok(steps)
    }

    /// The moves that the canonical form does without.
    fn needless_moves(&mut self) -> Result<Vec<WhyStep>, ValueError> {
        let of = |player| few_options(self.game, self.position, player, MOST_OPTIONS);
        let (Some(left), Some(right)) = (of(Player::Left), of(Player::Right)) else { return Ok(Vec::new()) };
        let mut ids = [Vec::new(), Vec::new()];
        for (player, options) in [(Player::Left, &left), (Player::Right, &right)] {
            for option in options {
                let summands = self.values.summands(option)?;
                ids[player.index()].push(self.algebra.sum_of(&summands)?);
            }
        }
        let form = self.algebra.form_report(&ids[0], &ids[1])?;
        let mut steps = self.needless_of(Player::Left, &left, &form.left, form.value)?;
        steps.extend(self.needless_of(Player::Right, &right, &form.right, form.value)?);
        Ok(steps)
    }

    fn needless_of(
        &mut self,
        player: Player,
        options: &[AnyPosition],
        reports: &[OptionReport],
        whole: ValueId,
    ) -> Result<Vec<WhyStep>, ValueError> {
        let mut steps = Vec::new();
        for (place, report) in reports.iter().enumerate() {
            if steps.len() == MOST_NEEDLESS {
                break;
            }
            let option = self.valued(player, &options[place], report.option)?;
            if let Some(other) = report.dominated_by {
                // Equal options stand for each other: that one of two is enough needs no argument.
                if reports[other].option != report.option {
                    let by = self.valued(player, &options[other], reports[other].option)?;
                    steps.push(WhyStep::Dominated { player, option, by });
                }
            } else if let Some(reversal) = &report.reversible {
                steps.push(WhyStep::Reversible {
                    player,
                    option,
                    reply: self.reply(player, &options[place], reversal.through)?,
                    through: self.text(reversal.through)?,
                    whole: self.text(whole)?,
                });
            }
        }
        Ok(steps)
    }

    fn valued(&mut self, player: Player, to: &AnyPosition, id: ValueId) -> Result<ValuedMove, ValueError> {
        let label = self.game.move_label(self.position, to, player);
        Ok(ValuedMove { label, value: self.text(id)? })
    }

    /// The opponent's move from an option that leaves a value, where one of the game does and not of the form only.
    fn reply(
        &mut self,
        player: Player,
        from: &AnyPosition,
        through: ValueId,
    ) -> Result<Option<String>, ValueError> {
        let opponent = player.opponent();
        for answer in few_options(self.game, from, opponent, MOST_OPTIONS).unwrap_or_default() {
            let summands = self.values.summands(&answer)?;
            if self.algebra.sum_of(&summands)? == through {
                return Ok(Some(self.game.move_label(from, &answer, opponent)));
            }
        }
        Ok(None)
    }
}

const fn sign_of(outcome: Outcome) -> Sign {
    match outcome {
        Outcome::L => Sign::Positive,
        Outcome::R => Sign::Negative,
        Outcome::P => Sign::Zero,
        _ => Sign::Fuzzy,
    }
}
