//! Games on positions that are [packed](Packable) into numbers, and digits in one number: how positions that are
//! lists of small numbers are packed.

use super::ruleset::each_option;
use super::{Ending, Player, Ruleset};
use alloc::boxed::Box;
use core::ops::ControlFlow;

/// Games whose positions become numbers, so that tables hold them in few bytes and threads can expand them side by side. Their
/// [state spaces](Ruleset::state_space) are [`PackedStates`](super::PackedStates).
pub trait Packable: Ruleset {
    /// How positions become numbers of at most 126 bits beside `like`, one of them. `None` where the game does not pack it.
    fn packing(&self, like: &Self::Position) -> Option<Box<dyn Packing<Self::Position>>>;
}

/// A game on positions that are numbers, each of which has the frame (the size of a board, the number of tokens) of the one that
/// the packing was asked for beside. It is all that expanding positions takes, so that threads can have one each.
pub trait PackedMoves: Send {
    /// The result for `to_move` where play stops by rule.
    fn ending(&mut self, number: u128, to_move: Player) -> Option<Ending>;

    /// Visits the normal forms of the options, `None` for one that does not pack, in the order of
    /// [`options`](Ruleset::options). Contract: the normal forms leave the players alone.
    fn options(
        &mut self,
        number: u128,
        to_move: Player,
        visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
}

/// The same with the positions that the numbers stand for.
pub trait Packing<P>: PackedMoves {
    /// The number of a position, below 2^126, `None` where it does not pack; the smaller the numbers, the fewer bytes does it
    /// take in a table. Contract: `unpacked(packed(p)) == p`.
    fn packed(&self, position: &P) -> Option<u128>;

    /// The position with a number that [`packed`](Self::packed) gave.
    fn unpacked(&self, number: u128) -> P;
}

/// Games that pack each position by itself, and play on the position with a number: these are packings of their own.
pub trait Packs: Ruleset + Send + Sized {
    /// As in [`Packing::packed`].
    fn packed(&self, position: &Self::Position) -> Option<u128>;

    /// As in [`Packing::unpacked`].
    fn unpacked(&self, number: u128) -> Self::Position;
}

impl<R: Packs> Packing<R::Position> for R {
    fn packed(&self, position: &R::Position) -> Option<u128> {
        Packs::packed(self, position)
    }

    fn unpacked(&self, number: u128) -> R::Position {
        Packs::unpacked(self, number)
    }
}

impl<R: Packs> PackedMoves for R {
    fn ending(&mut self, number: u128, to_move: Player) -> Option<Ending> {
        Ruleset::ending(self, &Packs::unpacked(self, number), to_move)
    }

    fn options(
        &mut self,
        number: u128,
        to_move: Player,
        visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let position = Packs::unpacked(self, number);
        each_option(self, &position, to_move, &mut |option| {
            let normal = self.own_normal_form(option);
            debug_assert!(
                !normal.players_swapped && !normal.is_own_mirror,
                "packed forms leave the players alone"
            );
            visit(Packs::packed(self, &normal.position))
        })
    }
}

/// The number of bits that tell `count` digits apart, at least 1.
pub const fn bits_for(count: usize) -> u32 {
    let bits = usize::BITS - count.saturating_sub(1).leading_zeros();
    if bits == 0 { 1 } else { bits }
}

/// Digits below 2^`bits` in a number of at most 126 bits: the first one highest, below a 1 that tells how many there are.
/// `None` where there are too many.
#[inline]
pub fn packed_digits(bits: u32, digits: impl ExactSizeIterator<Item = u32>) -> Option<u128> {
    if digits.len() > (125 / bits) as usize {
        return None;
    }
    Some(digits.fold(1, |number, digit| number << bits | u128::from(digit)))
}

/// The digits in a number that [`packed_digits`] gave.
#[inline]
pub fn unpacked_digits(bits: u32, number: u128) -> impl ExactSizeIterator<Item = u32> {
    let count = number.max(1).ilog2() / bits;
    (0..count).map(move |place| (number >> ((count - 1 - place) * bits)) as u32 & (u32::MAX >> (32 - bits)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back() {
        for (count, bits) in
            [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (1 << 20, 20), ((1 << 20) + 1, 21)]
        {
            assert_eq!(bits_for(count), bits);
        }
        for bits in 1..=32 {
            let most = u32::MAX >> (32 - bits);
            for digits in [&[][..], &[0], &[0, 0], &[most, 0], &[0, most, 0], &[most, most, most]] {
                let packed = packed_digits(bits, digits.iter().copied()).unwrap();
                assert!(packed < 1 << 126);
                assert_eq!(unpacked_digits(bits, packed).collect::<Vec<_>>(), digits);
            }
        }
        assert_eq!(packed_digits(1, [1; 125].into_iter()), Some((1 << 126) - 1));
        assert_eq!(packed_digits(1, [0; 126].into_iter()), None);
        assert_eq!(packed_digits(32, [0; 4].into_iter()), None);
    }
}
