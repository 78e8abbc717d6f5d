//! The steps of an argument in words, a line or a few each.

use crate::game::{HeapTarget, Hypotheses, Message, OptionValue, Player, Sign, ValuedMove, WhyStep, message};
use dashu_int::UBig;

/// Options are listed with their values while they are at most this many.
const MOST_OPTIONS_LISTED: usize = 8;

/// A step as lines.
pub(super) fn step_lines(step: &WhyStep) -> Vec<Message> {
    match step {
        WhyStep::Hypotheses(hypotheses) => vec![hypotheses_line(*hypotheses)],
        WhyStep::Mex { position, options, value } => mex_lines(position, options, value),
        WhyStep::NimSum { values, sum } => {
            let terms: Vec<String> = values.iter().map(UBig::to_string).collect();
            vec![Message::verbatim(format!("{} = {sum}", terms.join(" ⊕ ")))]
        }
        WhyStep::Targets { sum, heaps, values_only_fall } => target_lines(sum, heaps, *values_only_fall),
        WhyStep::Rounds { size, round, take, is_misere } => round_lines(size, round, take, *is_misere),
        WhyStep::MisereHeaps { large, ones, sum, targets, next_wins } => {
            misere_lines(*large, *ones, sum, targets.as_ref(), *next_wins)
        }
        WhyStep::Value { position, value, sign } => value_lines(position, value, *sign),
        WhyStep::ValueSum { values, sum, sign } => {
            vec![Message::verbatim(format!("{} = {sum}", values.join(" + "))), sign_line(*sign)]
        }
        WhyStep::Dominated { player, option, by } => vec![dominated_line(*player, option, by)],
        WhyStep::Reversible { player, option, reply, through, whole } => {
            vec![reversible_line(*player, option, reply.as_deref(), through, whole)]
        }
        WhyStep::NumberAvoided { position, value } => vec![message!(
            "{position} = {value} is a number and another component is not: nobody needs to move there.",
            position,
            value
        )],
        // A step of a newer kind is data only.
        _ => Vec::new(),
    }
}

/// Which hypotheses hold, and what follows from that.
pub(in crate::answer) fn hypotheses_line(hypotheses: Hypotheses) -> Message {
    let known = hypotheses_words(hypotheses);
    match hypotheses {
        Hypotheses { last_move_decides: false, .. } => {
            message!("{known}: play can stop by rule, so positions are labelled and have no value.", known => known)
        }
        Hypotheses { is_normal_play: false, .. } => {
            message!("{known}: Grundy values and canonical forms do not decide misère play.", known => known)
        }
        Hypotheses { is_impartial: true, is_loop_free: true, .. } => {
            message!("{known}: the Sprague–Grundy theorem applies.", known => known)
        }
        Hypotheses { is_impartial: true, .. } => {
            message!("{known}: Smith's theory of loopy Grundy values applies.", known => known)
        }
        Hypotheses { is_loop_free: true, .. } => {
            message!("{known}: the theory of partizan values applies.", known => known)
        }
        Hypotheses { .. } => {
            message!("{known}: the theory of loopy partizan values applies.", known => known)
        }
    }
}

/// `Impartial, loop-free, normal play, no chance`.
fn hypotheses_words(hypotheses: Hypotheses) -> Message {
    let Hypotheses { is_impartial, is_loop_free, is_normal_play, .. } = hypotheses;
    Message::words(match (is_impartial, is_loop_free, is_normal_play) {
        (true, true, true) => "Impartial, loop-free, normal play, no chance",
        (true, true, false) => "Impartial, loop-free, misère play, no chance",
        (true, false, true) => "Impartial, positions can recur, normal play, no chance",
        (true, false, false) => "Impartial, positions can recur, misère play, no chance",
        (false, true, true) => "Partizan, loop-free, normal play, no chance",
        (false, true, false) => "Partizan, loop-free, misère play, no chance",
        (false, false, true) => "Partizan, positions can recur, normal play, no chance",
        (false, false, false) => "Partizan, positions can recur, misère play, no chance",
    })
}

/// `g(7) = mex {0, 1, 3} = 2`, and the options with their values where they are few.
fn mex_lines(position: &str, options: &[OptionValue], value: &UBig) -> Vec<Message> {
    if options.is_empty() {
        return vec![message!("g({position}) = mex {{}} = 0, since there is no move.", position)];
    }
    let mut set: Vec<&UBig> = options.iter().map(|option| &option.value).collect();
    set.dedup();
    let set: Vec<String> = set.into_iter().map(UBig::to_string).collect();
    let mut lines = vec![Message::verbatim(format!("g({position}) = mex {{{}}} = {value}", set.join(", ")))];
    if options.len() <= MOST_OPTIONS_LISTED {
        lines.extend(options.iter().map(|OptionValue { label, value }| {
            message!("  {move} leaves {value}", move => Message::label(label), value)
        }));
    }
    lines
}

/// A line for each heap, and why only some get smaller.
fn target_lines(sum: &UBig, heaps: &[HeapTarget], values_only_fall: bool) -> Vec<Message> {
    let line = |HeapTarget { value, target }: &HeapTarget| {
        if target < value {
            message!(
                "{value} ⊕ {sum} = {target} is less than {value}: a move brings it there.",
                value,
                sum,
                target
            )
        } else if values_only_fall {
            message!(
                "{value} ⊕ {sum} = {target} is more than {value}: no move does that.",
                value,
                sum,
                target
            )
        } else {
            message!(
                "{value} ⊕ {sum} = {target} is more than {value}: the mex promises no such move.",
                value,
                sum,
                target
            )
        }
    };
    let mut lines: Vec<Message> = heaps.iter().map(line).collect();
    let top = UBig::ONE << (dashu_int::ops::BitTest::bit_len(sum) - 1);
    lines.push(message!(
        "⊕ {sum} makes a number smaller exactly if it contains {top}, the highest bit of {sum}; one of them does, or the bit would not be in the sum.",
        sum,
        top
    ));
    lines
}

/// Take the remainder, then complete every round.
fn round_lines(size: &UBig, round: &UBig, take: &UBig, is_misere: bool) -> Vec<Message> {
    let mut lines = Vec::new();
    lines.push(if is_misere {
        message!(
            "The last token is to be avoided, so {size} − 1 count: ({size} − 1) mod {round} = {take}.",
            size,
            round,
            take
        )
    } else {
        message!(
            "A round of two takes can always be completed to {round}: {size} mod {round} = {take}.",
            size,
            round,
            take
        )
    });
    lines.push(if take.is_zero() {
        message!(
            "The remainder is 0: after every take the other player completes the round to {round}.",
            round
        )
    } else {
        message!("Take {take}, then complete every round to {round}.", take, round)
    });
    lines
}

/// What ones change in misère play.
fn misere_lines(
    large: usize,
    ones: usize,
    sum: &UBig,
    targets: Option<&[UBig; 2]>,
    next_wins: bool,
) -> Vec<Message> {
    match (large, targets) {
        (0, _) if next_wins => vec![message!(
            "No value is above 1, and the number of ones, {ones}, is even: in misère play whoever moves wins.",
            ones
        )],
        (0, _) => vec![message!(
            "No value is above 1, and the number of ones, {ones}, is odd: in misère play whoever moves loses.",
            ones
        )],
        (1, Some([misere, normal])) => vec![
            message!(
                "Exactly one value is above 1: whoever moves chooses whether the number of ones left is odd or even."
            ),
            message!(
                "Misère play wants it odd: bring it to {misere}. Normal play would want {normal}: the winning moves differ.",
                misere,
                normal
            ),
        ],
        _ if next_wins => vec![message!(
            "{large} values are above 1: as in normal play, a move to nim-sum 0 wins; now it is {sum}.",
            large,
            sum
        )],
        _ => vec![message!(
            "{large} values are above 1 with nim-sum 0: every move leaves a nim-sum other than 0, and a value above 1.",
            large
        )],
    }
}

fn value_lines(position: &str, value: &str, sign: Option<Sign>) -> Vec<Message> {
    let mut lines = vec![Message::verbatim(format!("{position} = {value}"))];
    lines.extend(sign.map(sign_line));
    lines
}

fn sign_line(sign: Sign) -> Message {
    Message::words(match sign {
        Sign::Positive => "This is more than 0: Left wins, whoever moves.",
        Sign::Negative => "This is less than 0: Right wins, whoever moves.",
        Sign::Zero => "This is 0: whoever moves loses.",
        Sign::Fuzzy => "This is confused with 0: whoever moves wins.",
    })
}

fn dominated_line(player: Player, option: &ValuedMove, by: &ValuedMove) -> Message {
    message!(
        "{player} does not need {move} ({value}): {other} ({better}) is at least as good.",
        player => player,
        move => Message::label(&option.label),
        value = option.value,
        other => Message::label(&by.label),
        better = by.value
    )
}

fn reversible_line(
    player: Player,
    option: &ValuedMove,
    reply: Option<&str>,
    through: &str,
    whole: &str,
) -> Message {
    let opponent = player.opponent();
    match reply {
        Some(reply) => message!(
            "{player}'s {move} ({value}) is reversible: {opponent} answers {reply}, which leaves {through}, as good for {opponent} as {whole} was.",
            player => player,
            move => Message::label(&option.label),
            value = option.value,
            opponent => opponent,
            reply => Message::label(reply),
            through,
            whole
        ),
        None => message!(
            "{player}'s {move} ({value}) is reversible: {opponent} can answer to {through}, as good for {opponent} as {whole} was.",
            player => player,
            move => Message::label(&option.label),
            value = option.value,
            opponent => opponent,
            through,
            whole
        ),
    }
}
