//! Grundy values: of each component the mex of its options' values, and their nim-sum.

use super::super::Question;
use crate::catalogue::{AnyGame, AnyGrundy, AnyPosition, Engines, SumPosition};
use crate::game::{HeapTarget, OptionValue, Player, WhyStep, few_options};
use crate::solve::Limits;
use crate::solve::grundy::GrundyError;
use dashu_int::UBig;
use zermelo_core::Arrange;

/// Components are gone through while they are at most this many, with at most this many options each.
const MOST_COMPONENTS: usize = 6;
const MOST_OPTIONS: usize = 24;

/// A component: the name of its game where the position is a sum of several, the game, the position.
type Component<'a> = (Option<&'a str>, &'a (dyn AnyGame + 'static), AnyPosition);

pub(super) fn steps(question: &Question, limits: &Limits) -> Result<Vec<WhyStep>, GrundyError> {
    let (game, position) = (question.game.game.as_ref(), &question.game.position);
    let mut steps = Vec::new();
    let parts = components(game, position);
    let mut nimbers = Vec::with_capacity(parts.len());
    for (name, game, part) in &parts {
        let mut values = game.grundy_values(limits)?;
        let value = values.value(part)?;
        if parts.len() <= MOST_COMPONENTS {
            let text = game.print(part);
            let text = name.map_or_else(|| text.clone(), |name| format!("{name} {text}"));
            steps.extend(mex_step(*game, values.as_mut(), part, text, &value)?);
        }
        nimbers.push(value);
    }
    if nimbers.len() > 1 {
        let sum = nimbers.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
        steps.push(WhyStep::NimSum { values: nimbers.clone(), sum: sum.clone() });
        if !sum.is_zero() && nimbers.len() <= MOST_COMPONENTS {
            let target = |value: UBig| HeapTarget { target: &value ^ &sum, value };
            let heaps = nimbers.into_iter().map(target).collect();
            steps.push(WhyStep::Targets { sum, heaps, values_only_fall: false });
        }
    }
    Ok(steps)
}

fn components<'a>(game: &'a (dyn AnyGame + 'static), position: &AnyPosition) -> Vec<Component<'a>> {
    let mut parts = Vec::new();
    let summands = game.summands();
    if summands.is_empty() {
        game.visit_components(position, &mut |part| parts.push((None, game, part)));
        return parts;
    }
    for (summand, part) in summands.iter().zip(position.expect::<SumPosition>()) {
        let (name, game) = (summand.name.as_str(), summand.game.as_ref());
        game.visit_components(part, &mut |part| parts.push((Some(name), game, part)));
    }
    parts
}

/// The value of a component from those of its options, `None` where they are too many.
fn mex_step(
    game: &(dyn AnyGame + 'static),
    values: &mut AnyGrundy,
    part: &AnyPosition,
    position: String,
    value: &UBig,
) -> Result<Option<WhyStep>, GrundyError> {
    let Some(options) = few_options(game, part, Player::Left, MOST_OPTIONS) else { return Ok(None) };
    let mut list = Vec::with_capacity(options.len());
    for option in &options {
        let label = game.move_label(part, option, Player::Left);
        list.push(OptionValue { label, value: values.value(option)? });
    }
    list.arrange_by(|one, other| one.value.cmp(&other.value));
    Ok(Some(WhyStep::Mex { position, options: list, value: value.clone() }))
}
