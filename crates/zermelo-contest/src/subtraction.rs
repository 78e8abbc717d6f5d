//! A subtraction game on one heap, by its Grundy sequence and its proved period.

use super::ContestError;
use super::winner;
use zermelo_core::{Message, message};
use zermelo_games::rulesets::Words;
use zermelo_heap::SubtractionSequence;
use zermelo_solve::{Limits, Meter, StopReason};

/// So many values are computed at most; 512 MB.
const MOST_VALUES: usize = 1 << 28;
/// Options looked at between two looks at the limits: some milliseconds.
const PART_STEPS: usize = 1 << 22;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, "the input is n k, then k takes: 7 3 and, on the next line, 1 2 3");
    let heap = words.number("the number of tokens")?;
    let count = words.number("the number of takes")?;
    let mut takes = Vec::with_capacity(count.min(words.most_words_left() as u64) as usize);
    for _ in 0..count {
        let take = words.number("a take")?;
        if take == 0 {
            return Err(words.error("a take must be at least 1").into());
        }
        // Larger takes can never be made.
        if take <= heap {
            takes.push(take);
        }
    }
    let too_large = |message: Message| ContestError::TooLarge(words.error(message));
    if takes.is_empty() {
        words.end()?;
        return Ok(winner(false));
    }
    let mut sequence =
        SubtractionSequence::new(&takes).map_err(|error| too_large(error.to_string().into()))?;
    let value = value_within(&mut sequence, heap, limits)?.ok_or_else(|| {
        too_large(message!(
            "no period shows within {MOST_VALUES} tokens, and {heap} tokens are too many without one",
            MOST_VALUES,
            heap
        ))
    })?;
    words.end()?;
    Ok(winner(value != 0))
}

/// The value of a heap, `None` where [`MOST_VALUES`] do not tell it; computed in parts, with a look at the limits between
/// them.
fn value_within(
    sequence: &mut SubtractionSequence,
    heap: u64,
    limits: &Limits,
) -> Result<Option<u16>, StopReason> {
    let mut meter = Meter::start(limits, "computing Grundy values")?;
    let part = (PART_STEPS / sequence.takes().len()).max(1);
    for most_values in (part..MOST_VALUES).step_by(part).chain([MOST_VALUES]) {
        let value = sequence.value(heap, most_values);
        if value.is_some() {
            return Ok(value);
        }
        meter.count_positions(part as u64, size_of::<u16>() as u64)?;
        meter.look()?;
    }
    Ok(None)
}
