//! The machine words that hold nimbers, and the arithmetic that goes from one width to the next by halves: with
//! F = 2^(half the bits), a word is hF + l, and F ⊗ F = F + F/2 (Conway, On Numbers and Games, chapter 6).

use super::{Nimber, batch, bytes, machine, tower};
use core::fmt;
use core::hash::Hash;
use core::ops::BitXor;

/// Keeps [`Word`] to the five unsigned types.
mod sealed {
    pub trait Sealed {}
    impl Sealed for u8 {}
    impl Sealed for u16 {}
    impl Sealed for u32 {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

/// A machine word seen as an element of the field of nimbers below 2^[`BITS`](Self::BITS): `u8`, `u16`, `u32`, `u64`
/// and `u128`. Use it through [`Nimber`].
pub trait Word:
    sealed::Sealed
    + Copy
    + Ord
    + Hash
    + Default
    + fmt::Debug
    + fmt::Display
    + BitXor<Output = Self>
    + Into<u128>
    + TryFrom<u128>
    + Send
    + Sync
    + 'static
{
    /// The word of half the bits. A byte, whose arithmetic is in tables, is split into two bytes below 16.
    type Half: Word;

    /// The number of bits, which is also the degree of the field over the field of two elements.
    const BITS: u32;

    /// The halves h and l of hF + l.
    fn split(self) -> (Self::Half, Self::Half);

    /// hF + l.
    fn join(high: Self::Half, low: Self::Half) -> Self;

    /// The lowest bits of a larger number.
    fn truncate(number: u128) -> Self;

    /// The nim-product by the fastest way there is on this machine.
    fn product(self, other: Self) -> Self;

    /// The nim-product by tables and halves, on any machine.
    #[inline]
    fn portable_product(self, other: Self) -> Self {
        let ((h, l), (k, m)) = (self.split(), other.split());
        let lows = l.portable_product(m);
        let highs = h.portable_product(k);
        let all = (h ^ l).portable_product(k ^ m);
        Self::join(all ^ lows, lows ^ highs.times_top_bit())
    }

    /// The product with 2^(`BITS` − 1): cF with c the top bit of a half, and (hF + l) ⊗ cF = c(h + l)F + cc(h).
    #[inline]
    fn times_top_bit(self) -> Self {
        let (h, l) = self.split();
        Self::join((h ^ l).times_top_bit(), h.times_top_bit().times_top_bit())
    }

    /// The inverse of a nonzero nimber: its conjugate (hF + h + l) over its norm, which is the product of the two and lies
    /// in the field of the halves.
    #[inline]
    fn inverse(self) -> Self {
        let (h, l) = self.split();
        let (_, norm) = self.product(Self::join(h, h ^ l)).split();
        let scale = norm.inverse();
        Self::join(h.product(scale), (h ^ l).product(scale))
    }

    /// The square root: (hF + l)² = h²F + (l² + h² ⊗ F/2).
    fn square_root(self) -> Self {
        let (high, low) = self.split();
        Self::join(high.square_root(), (low ^ high.times_top_bit()).square_root())
    }

    /// The even solution x of x² + x = c, if there is one; the other is x + 1.
    ///
    /// With x = hF + l the halves are h² + h and l² + l + h² ⊗ F/2. Of the two solutions h exactly one leaves an
    /// equation for l that can be solved, because F/2 has trace 1.
    fn even_root(self) -> Option<Self> {
        let (high, low) = self.split();
        let one = Self::Half::truncate(1);
        let h = high.even_root()?;
        let rest = |h: Self::Half| low ^ h.product(h).times_top_bit();
        let solve = |h: Self::Half| Some(Self::join(h, rest(h).even_root()?));
        solve(h).or_else(|| solve(h ^ one))
    }

    /// Multiplies element by element; the slices are of one length.
    fn product_slices(products: &mut [Nimber<Self>], factors: &[Nimber<Self>]) {
        batch::product_slices(products, factors);
    }
}

impl Word for u8 {
    type Half = u8;
    const BITS: u32 = 8;

    fn split(self) -> (u8, u8) {
        (self >> 4, self & 15)
    }

    fn join(high: u8, low: u8) -> Self {
        high << 4 | low
    }

    fn truncate(number: u128) -> Self {
        number as u8
    }

    #[inline]
    fn product(self, other: Self) -> Self {
        bytes::product(self, other)
    }

    #[inline]
    fn portable_product(self, other: Self) -> Self {
        bytes::product(self, other)
    }

    #[inline]
    fn times_top_bit(self) -> Self {
        bytes::product(self, 0x80)
    }

    fn inverse(self) -> Self {
        bytes::inverse(self)
    }

    fn square_root(self) -> Self {
        bytes::square_root(self)
    }

    fn even_root(self) -> Option<Self> {
        bytes::even_root(self)
    }
}

impl Word for u16 {
    type Half = u8;
    const BITS: u32 = 16;

    #[inline]
    fn split(self) -> (u8, u8) {
        ((self >> 8) as u8, self as u8)
    }

    #[inline]
    fn join(high: u8, low: u8) -> Self {
        Self::from(high) << 8 | Self::from(low)
    }

    fn truncate(number: u128) -> Self {
        number as u16
    }

    #[inline]
    fn product(self, other: Self) -> Self {
        tower::product_16(self, other)
    }

    #[inline]
    fn portable_product(self, other: Self) -> Self {
        tower::product_16(self, other)
    }

    #[inline]
    fn times_top_bit(self) -> Self {
        tower::times_top_bit_16(self)
    }

    #[inline]
    fn inverse(self) -> Self {
        tower::inverse_16(self)
    }
}

impl Word for u32 {
    type Half = u16;
    const BITS: u32 = 32;

    #[inline]
    fn split(self) -> (u16, u16) {
        ((self >> 16) as u16, self as u16)
    }

    #[inline]
    fn join(high: u16, low: u16) -> Self {
        Self::from(high) << 16 | Self::from(low)
    }

    fn truncate(number: u128) -> Self {
        number as u32
    }

    /// Three look-ups in the tables of 16 bits are quicker than two changes of basis of 64.
    #[inline]
    fn product(self, other: Self) -> Self {
        self.portable_product(other)
    }
}

impl Word for u64 {
    type Half = u32;
    const BITS: u32 = 64;

    #[inline]
    fn split(self) -> (u32, u32) {
        ((self >> 32) as u32, self as u32)
    }

    #[inline]
    fn join(high: u32, low: u32) -> Self {
        Self::from(high) << 32 | Self::from(low)
    }

    fn truncate(number: u128) -> Self {
        number as u64
    }

    #[inline]
    fn product(self, other: Self) -> Self {
        machine::product_64(self, other)
    }
}

impl Word for u128 {
    type Half = u64;
    const BITS: u32 = 128;

    #[inline]
    fn split(self) -> (u64, u64) {
        ((self >> 64) as u64, self as u64)
    }

    #[inline]
    fn join(high: u64, low: u64) -> Self {
        Self::from(high) << 64 | Self::from(low)
    }

    fn truncate(number: u128) -> Self {
        number
    }

    #[inline]
    fn product(self, other: Self) -> Self {
        machine::product_128(self, other)
    }
}
