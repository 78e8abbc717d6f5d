//! Periods of heap games, for `proofs/Period.v`.

const MOST_HEAPS: u64 = 4_000;

/// A code as `proofs/Period.v` has it.
pub(super) struct Code {
    digits: Vec<u64>,
    /// The most heaps that a move leaves, at least 1.
    pub(super) heaps: u64,
}

impl Code {
    pub(super) fn read(game: &str) -> Result<Self, String> {
        let code = game.strip_prefix("heaps:").and_then(|code| code.split_once('.'));
        let (first, others) = code.ok_or("the game has no code")?;
        let digits = first.chars().chain(others.chars()).map(|digit| digit.to_digit(16).map(u64::from));
        let digits: Vec<u64> = digits.collect::<Option<_>>().ok_or("the code has other digits")?;
        let heaps = digits.iter().map(|digit| u64::from(digit.checked_ilog2().unwrap_or(0))).max();
        Ok(Self { heaps: heaps.unwrap_or(0).max(1), digits })
    }

    pub(super) fn definition(&self) -> String {
        let digits: Vec<String> = self.digits.iter().map(u64::to_string).collect();
        format!(
            "Definition game : code := {{| digits := [{}]%nat; most_heaps := {}%nat |}}.\n\n",
            digits.join("; "),
            self.heaps
        )
    }
}

/// The window is that of `proofs/Period.v`.
pub(super) fn period(game: &str, length: &str, start: &str) -> Result<String, String> {
    let code = Code::read(game)?;
    let numbers = (length.parse::<u64>().ok()).zip(start.parse::<u64>().ok());
    let (length, start) = numbers.ok_or("the period is no number")?;
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
