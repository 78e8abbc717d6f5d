//! Periods of heap games, for `proofs/Period.v`.

use super::text::list;
use crate::claim::Period;
use crate::games::code::{digits_as_written, most_heaps};

const MOST_HEAPS: u64 = 4_000;

/// A code as `proofs/Period.v` has it.
pub(super) struct Code {
    digits: Vec<u32>,
    /// The most heaps that a move leaves, at least 1.
    pub(super) heaps: u64,
}

impl Code {
    pub(super) fn read(game: &str) -> Result<Self, String> {
        let code = game.strip_prefix("heaps:").and_then(digits_as_written);
        let digits = code.ok_or("the game has no code")?;
        Ok(Self { heaps: most_heaps(&digits).max(1) as u64, digits })
    }

    pub(super) fn definition(&self) -> String {
        format!(
            "Definition game : code := {{| digits := {}%nat; most_heaps := {}%nat |}}.\n\n",
            list(&self.digits),
            self.heaps
        )
    }
}

/// The window is that of `proofs/Period.v`.
pub(super) fn period(game: &str, Period { period: length, start }: Period) -> Result<String, String> {
    let code = Code::read(game)?;
    let from = start.max(1);
    let window_end = (code.heaps - 1)
        .checked_mul(from + length)
        .and_then(|more| more.checked_add(from + code.digits.len() as u64 + length + 1))
        .filter(|&heaps| heaps <= MOST_HEAPS)
        .ok_or_else(|| format!("periods that need more than {MOST_HEAPS} heaps take Coq too long"))?;
    Ok(format!(
        "From Coq Require Import List.\nFrom Zermelo Require Import Period.\nImport ListNotations.\n\n{}\
         Theorem answer : forall g, heap_values game g -> forall n, {start} <= n -> g (n + {length}) = g n.\n\
         Proof. apply (period_check_sound game (values_below game {window_end})). vm_compute. reflexivity. Qed.\n",
        code.definition()
    ))
}
