//! A game of bulbs and switches as text: `N M K`, the M brightnesses, and for each switch how many bulbs it flips and
//! which.

use super::{Bulbs, MOST_BULBS, MOST_SWITCHES};
use crate::game::message;
use crate::rulesets::{InputError, Words};

const HINT: &str = "the input is N M K with N odd, then M brightnesses, then N lines c b_1 ... b_c, the bulbs of each switch";

impl Bulbs {
    /// Reads a game: whole numbers with white space between them.
    pub fn read(input: &[u8]) -> Result<Self, InputError> {
        let mut words = Words::new(input, HINT);
        let switch_count = words.number("the number of switches")?;
        if switch_count % 2 == 0 || switch_count > MOST_SWITCHES as u64 {
            let message = message!(
                "the number of switches is odd and at most {MOST_SWITCHES}, not {switch_count}",
                MOST_SWITCHES,
                switch_count
            );
            return Err(words.error(message));
        }
        let bulb_count = words.number("the number of bulbs")?;
        if bulb_count > MOST_BULBS as u64 {
            return Err(words.error(message!(
                "there are at most {MOST_BULBS} bulbs, not {bulb_count}",
                MOST_BULBS,
                bulb_count
            )));
        }
        let threshold = words.number("the threshold")?;
        let mut brightness = Vec::new();
        let mut sum = 0_u64;
        for _ in 0..bulb_count {
            let bright = words.number("a brightness")?;
            sum = sum
                .checked_add(bright)
                .ok_or_else(|| words.error("all bulbs together must be below 2^64"))?;
            brightness.push(bright);
        }
        let mut switches = Vec::new();
        for _ in 0..switch_count {
            switches.push(read_switch(&mut words, bulb_count)?);
        }
        let error = words.error("this is not a game of bulbs and switches");
        words.end()?;
        Self::new(brightness, switches, threshold).ok_or(error)
    }
}

/// The bulbs of one switch, as bits.
fn read_switch(words: &mut Words, bulb_count: u64) -> Result<u64, InputError> {
    let count = words.number("the number of bulbs of a switch")?;
    if count > bulb_count {
        return Err(words.error(message!(
            "a switch has at most {bulb_count} bulbs, not {count}",
            bulb_count,
            count
        )));
    }
    let mut switch = 0;
    for _ in 0..count {
        let bulb = words.number("a bulb")?;
        if !(1..=bulb_count).contains(&bulb) {
            return Err(words.error(message!(
                "a bulb is a number from 1 to {bulb_count}, not {bulb}",
                bulb_count,
                bulb
            )));
        }
        let bit = 1 << (bulb - 1);
        if switch & bit != 0 {
            return Err(words.error(message!("bulb {number} is there twice", number = bulb)));
        }
        switch |= bit;
    }
    Ok(switch)
}
