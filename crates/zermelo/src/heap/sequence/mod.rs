//! Grundy sequences of heap-game codes: computed by the fastest method that applies, with periods that are proved.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod blocked;
mod moves;
mod octal;
mod period;
mod plain;
mod repetition;
mod space;
mod sparse;
mod vectors;
mod windowed;

pub use octal::Method;
pub use period::Periodicity;
pub use space::SparseSpace;

#[doc(hidden)]
pub fn try_it(code: &str, to: u64, method: Method) -> String {
    let code: crate::heap::HeapCode = code.parse().unwrap();
    let moves = moves::OctalMoves::of(&code).unwrap();
    let mut sequence = octal::OctalSequence::new(moves, method, 1 << 24);
    let result = sequence.extend(to, &crate::solve::Limits::none());
    let sum =
        sequence.values.iter().fold(0_u64, |sum, &value| sum.wrapping_mul(31).wrapping_add(u64::from(value)));
    format!(
        "{result:?} {} {:?} rares {} {:?} {sum:x}",
        sequence.length,
        sequence.space,
        sequence.rares.len(),
        sequence.period.map(|p| p.0)
    )
}
