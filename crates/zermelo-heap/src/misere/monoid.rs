//! Finite commutative monoids with a set of P-elements, and sets of their elements.

use zermelo_core::bits::bits_of_words;

/// A number of an element; 0 is the identity.
pub type Element = u16;

/// Monoids have at most this many elements; the table of products then takes 32 MB.
pub const MOST_ELEMENTS: usize = 4096;

/// A finite commutative monoid whose elements are P (the previous player wins) or N: a bipartite monoid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monoid {
    order: usize,
    products: Vec<Element>,
    is_p: Vec<bool>,
}

impl Monoid {
    /// The monoid of one element, which is N: positions in which nobody can move.
    pub fn trivial() -> Self {
        Self { order: 1, products: vec![0], is_p: vec![false] }
    }

    /// A monoid from its products, row by row, and its P-elements.
    pub(super) fn new(products: Vec<Element>, is_p: Vec<bool>) -> Self {
        debug_assert_eq!(products.len(), is_p.len() * is_p.len());
        Self { order: is_p.len(), products, is_p }
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.order
    }

    /// All elements, the identity first.
    pub fn elements(&self) -> impl Iterator<Item = Element> + use<> {
        0..self.order as Element
    }

    /// The product of two elements.
    #[inline]
    pub fn product(&self, x: Element, y: Element) -> Element {
        self.products[usize::from(x) * self.order + usize::from(y)]
    }

    /// Whether the previous player wins at an element.
    #[inline]
    pub fn is_p(&self, x: Element) -> bool {
        self.is_p[usize::from(x)]
    }

    /// The P-elements.
    pub fn p_elements(&self) -> impl Iterator<Item = Element> {
        self.elements().filter(|&x| self.is_p(x))
    }

    /// The set of all z with x·z in P.
    pub(super) fn p_partners(&self, x: Element) -> ElementSet {
        let mut set = ElementSet::empty(self.order);
        for z in self.elements().filter(|&z| self.is_p(self.product(x, z))) {
            set.insert(z);
        }
        set
    }
}

/// A set of elements of a monoid, as bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct ElementSet(Box<[u64]>);

impl ElementSet {
    pub(super) fn empty(order: usize) -> Self {
        Self(vec![0; order.div_ceil(64)].into())
    }

    pub(super) fn insert(&mut self, x: Element) {
        self.0[usize::from(x) / 64] |= 1 << (x % 64);
    }

    pub(super) fn contains(&self, x: Element) -> bool {
        self.0[usize::from(x) / 64] >> (x % 64) & 1 == 1
    }

    pub(super) fn add_all(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(super) fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(word, more)| word & !more == 0)
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(word, more)| word & more != 0)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + 8 * self.0.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Element> {
        bits_of_words(self.0.iter().copied()).map(|element| element as Element)
    }
}
