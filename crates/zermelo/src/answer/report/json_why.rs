//! The steps of an argument as JSON: their data by name, and their words.

use super::Answer;
use crate::game::{HeapTarget, Hypotheses, OptionValue, Player, ValuedMove, WhyStep};
use dashu_int::UBig;
use serde::Serialize;

/// A step: which, its data, its words.
#[derive(Serialize)]
pub(super) struct JsonStep<'a> {
    step: &'static str,
    #[serde(flatten)]
    data: Data<'a>,
    text: Vec<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Data<'a> {
    Hypotheses(JsonHypotheses),
    Mex {
        position: &'a str,
        options: Vec<JsonOption<'a>>,
        value: String,
    },
    NimSum {
        values: Vec<String>,
        sum: String,
    },
    Targets {
        sum: String,
        heaps: Vec<JsonTarget>,
        values_only_fall: bool,
    },
    Rounds {
        size: String,
        round: String,
        take: String,
    },
    MisereHeaps {
        large: usize,
        ones: usize,
        sum: String,
        target: Option<String>,
        target_in_normal_play: Option<String>,
    },
    Value {
        position: &'a str,
        value: &'a str,
        sign: Option<&'static str>,
    },
    ValueSum {
        values: &'a [String],
        sum: &'a str,
        sign: &'static str,
    },
    Needless(JsonNeedless<'a>),
    NumberAvoided {
        position: &'a str,
        value: &'a str,
    },
    /// A step of a newer kind has its words.
    Other {},
}

#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "hypotheses hold or not")]
struct JsonHypotheses {
    impartial: bool,
    loop_free: bool,
    normal_play: bool,
    last_move_decides: bool,
    chance: bool,
}

#[derive(Serialize)]
struct JsonOption<'a> {
    #[serde(rename = "move")]
    label: &'a str,
    value: String,
}

#[derive(Serialize)]
struct JsonTarget {
    value: String,
    target: String,
    is_less: bool,
}

#[derive(Serialize)]
struct JsonMove<'a> {
    #[serde(rename = "move")]
    label: &'a str,
    value: &'a str,
}

/// A move that is dominated, or reversible.
#[derive(Serialize)]
struct JsonNeedless<'a> {
    player: &'static str,
    #[serde(flatten)]
    option: JsonMove<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<JsonMove<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    through: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<&'a str>,
}

/// The steps of an answer.
pub(super) fn steps(answer: &Answer) -> Vec<JsonStep<'_>> {
    let json = |(step, text)| JsonStep { step: WhyStep::kind(step), data: Data::of(step), text };
    answer.why.iter().zip(answer.why_lines()).map(json).collect()
}

fn texts(values: &[UBig]) -> Vec<String> {
    values.iter().map(UBig::to_string).collect()
}

impl<'a> Data<'a> {
    fn of(step: &'a WhyStep) -> Self {
        match step {
            WhyStep::Hypotheses(hypotheses) => Self::Hypotheses(JsonHypotheses::of(*hypotheses)),
            WhyStep::Mex { position, options, value } => {
                let option = |OptionValue { label, value }: &'a OptionValue| JsonOption {
                    label,
                    value: value.to_string(),
                };
                Self::Mex {
                    position,
                    options: options.iter().map(option).collect(),
                    value: value.to_string(),
                }
            }
            WhyStep::NimSum { values, sum } => Self::NimSum { values: texts(values), sum: sum.to_string() },
            WhyStep::Targets { sum, heaps, values_only_fall } => Self::Targets {
                sum: sum.to_string(),
                heaps: heaps.iter().map(JsonTarget::of).collect(),
                values_only_fall: *values_only_fall,
            },
            WhyStep::Rounds { size, round, take, .. } => {
                Self::Rounds { size: size.to_string(), round: round.to_string(), take: take.to_string() }
            }
            WhyStep::MisereHeaps { large, ones, sum, targets, .. } => Self::MisereHeaps {
                large: *large,
                ones: *ones,
                sum: sum.to_string(),
                target: targets.as_ref().map(|[misere, _]| misere.to_string()),
                target_in_normal_play: targets.as_ref().map(|[_, normal]| normal.to_string()),
            },
            WhyStep::Value { position, value, sign } => {
                Self::Value { position, value, sign: sign.map(crate::game::Sign::word) }
            }
            WhyStep::ValueSum { values, sum, sign } => Self::ValueSum { values, sum, sign: sign.word() },
            WhyStep::Dominated { player, option, by } => Self::Needless(JsonNeedless {
                by: Some(JsonMove::of(by)),
                ..JsonNeedless::of(*player, option)
            }),
            WhyStep::Reversible { player, option, reply, through, whole } => Self::Needless(JsonNeedless {
                reply: reply.as_deref(),
                through: Some(through),
                whole: Some(whole),
                ..JsonNeedless::of(*player, option)
            }),
            WhyStep::NumberAvoided { position, value } => Self::NumberAvoided { position, value },
            _ => Self::Other {},
        }
    }
}

impl JsonHypotheses {
    const fn of(hypotheses: Hypotheses) -> Self {
        let Hypotheses { is_impartial, is_loop_free, is_normal_play, last_move_decides } = hypotheses;
        Self {
            impartial: is_impartial,
            loop_free: is_loop_free,
            normal_play: is_normal_play,
            last_move_decides,
            chance: false,
        }
    }
}

impl JsonTarget {
    fn of(heap: &HeapTarget) -> Self {
        let HeapTarget { value, target } = heap;
        Self { value: value.to_string(), target: target.to_string(), is_less: target < value }
    }
}

impl<'a> JsonMove<'a> {
    fn of(one: &'a ValuedMove) -> Self {
        Self { label: &one.label, value: &one.value }
    }
}

impl<'a> JsonNeedless<'a> {
    fn of(player: Player, option: &'a ValuedMove) -> Self {
        let player = if player == Player::Left { "left" } else { "right" };
        Self { player, option: JsonMove::of(option), by: None, reply: None, through: None, whole: None }
    }
}
