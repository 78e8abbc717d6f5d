//! Positions of heap games: a list of heap sizes, and what all such games do with it.

use crate::game::{ClaimedMove, Drawing, NormalForm, ParseError};
use dashu_int::UBig;
use std::fmt;
use std::ops::ControlFlow;

/// The sizes of the heaps, in the order in which they are written. Empty heaps stay, so that heaps keep their numbers
/// while one plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heaps(pub Vec<UBig>);

impl Heaps {
    /// Reads sizes separated by blanks or commas, brackets around them if one likes. `example` is a position that works, for the error message.
    pub fn parse(text: &str, example: &str) -> Result<Self, ParseError> {
        let hint = || zermelo_core::message!("heap sizes are whole numbers, for example: {example}", example);
        let mut sizes = Vec::new();
        // A list as other languages write it.
        let list = text.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
        for word in list.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
            sizes.push(parse_size(word).map_err(|message| ParseError::part(text, word, message, hint()))?);
        }
        if sizes.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint()));
        }
        Ok(Self(sizes))
    }

    /// Reads exactly two sizes.
    pub(super) fn parse_pair(text: &str, example: &str) -> Result<[UBig; 2], ParseError> {
        <[UBig; 2]>::try_from(Self::parse(text, example)?.0).map_err(|sizes| {
            let message = zermelo_core::message!("expected two heaps, found {sizes}", sizes = sizes.len());
            ParseError::whole(
                text,
                message,
                zermelo_core::message!("two heap sizes, for example: {example}", example),
            )
        })
    }

    /// The position in normal form: no empty heaps, small heaps first.
    pub fn normal_form(&self) -> NormalForm<Self> {
        let mut sizes: Vec<UBig> = self.0.iter().filter(|size| !size.is_zero()).cloned().collect();
        sizes.sort_unstable();
        NormalForm::plain(Self(sizes))
    }

    /// Every heap that is not empty, as a position of its own.
    pub fn visit_single_heaps(&self, mut visit: impl FnMut(Self)) {
        for size in self.0.iter().filter(|size| !size.is_zero()) {
            visit(Self(vec![size.clone()]));
        }
    }

    /// The position with one heap of another size.
    pub fn with_heap(&self, heap: usize, size: UBig) -> Self {
        let mut sizes = self.0.clone();
        sizes[heap] = size;
        Self(sizes)
    }

    /// Visits the positions in which `take` tokens are gone from a heap, for each heap and each of `takes` that it
    /// can pay.
    pub fn visit_takes<B>(
        &self,
        takes: &(impl Iterator<Item = u64> + Clone),
        mut visit: impl FnMut(Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (heap, size) in self.0.iter().enumerate() {
            for take in takes.clone() {
                let take = UBig::from(take);
                if take > *size {
                    break;
                }
                visit(self.with_heap(heap, size - take))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The name of a move that takes tokens from one heap.
    pub fn take_label(&self, to: &Self) -> String {
        match self.0.iter().zip(&to.0).position(|(before, after)| before != after) {
            Some(heap) => self.take_label_at(heap, &to.0[heap]),
            None => to.to_string(),
        }
    }

    /// The name of the move that leaves `rest` tokens in a heap.
    pub fn take_label_at(&self, heap: usize, rest: &UBig) -> String {
        let taken = Decimal(&(&self.0[heap] - rest)).to_string();
        if self.0.len() == 1 {
            format!("take {taken}")
        } else {
            format!("take {taken} from heap {}", heap + 1)
        }
    }

    /// The claims "leave `rest` tokens in the heap" for the heaps that have one. The resulting positions are
    /// written out only where that is not out of proportion.
    pub fn claimed_takes(&self, rests: impl Iterator<Item = (usize, UBig)>) -> Vec<ClaimedMove<Self>> {
        let write_out = self.are_few();
        rests
            .map(|(heap, rest)| ClaimedMove {
                label: self.take_label_at(heap, &rest),
                to: write_out.then(|| self.with_heap(heap, rest)),
            })
            .collect()
    }

    /// Whether a position may be written out once for every move: one of more heaps may not.
    pub fn are_few(&self) -> bool {
        self.0.len() <= MOST_HEAPS_WRITTEN_OUT
    }

    /// The heaps as columns of tokens, `None` where they are too large to be drawn.
    pub fn drawing(&self) -> Option<Drawing> {
        Drawing::heaps(self.0.iter())
    }

    /// The product of (size + 1) over the heaps: how many positions there are below this one when tokens only go.
    pub fn product_bound(&self) -> u64 {
        self.0.iter().fold(1_u64, |product, size| {
            product.saturating_mul(u64::try_from(size).unwrap_or(u64::MAX).saturating_add(1))
        })
    }

    /// Bytes that the list owns, with those that very large sizes own in turn.
    pub fn heap_bytes(&self) -> usize {
        self.0.capacity() * size_of::<UBig>() + self.0.iter().map(size_bytes).sum::<usize>()
    }
}

/// Positions of more heaps are not written out once for every move.
const MOST_HEAPS_WRITTEN_OUT: usize = 256;

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, size) in self.0.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{}", Decimal(size))?;
        }
        Ok(())
    }
}

/// A number in decimal; small ones print faster as machine numbers.
struct Decimal<'a>(&'a UBig);

impl fmt::Display for Decimal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u64::try_from(self.0) {
            Ok(small) => small.fmt(f),
            Err(_) => self.0.fmt(f),
        }
    }
}

/// Bytes that a number owns outside itself: none up to 128 bits.
pub(super) fn size_bytes(size: &UBig) -> usize {
    let words = size.as_words().len();
    if words <= 2 { 0 } else { words * size_of::<usize>() }
}

/// Reads one whole number that is not negative.
pub fn parse_size(word: &str) -> Result<UBig, String> {
    if let Ok(small) = word.parse::<u64>()
        && !word.starts_with('+')
    {
        return Ok(UBig::from(small));
    }
    if word.starts_with('-') && word[1..].bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("a size cannot be negative".to_owned());
    }
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("this is not a whole number".to_owned());
    }
    if word.len() > MOST_DIGITS {
        return Err(format!("numbers have at most {MOST_DIGITS} digits"));
    }
    UBig::from_str_radix(word, 10).map_err(|error| error.to_string())
}

/// Reading and printing decimal numbers stays quick up to here.
const MOST_DIGITS: usize = 1_000_000;

/// How heaps are written, in the words of the catalogue.
pub(super) const HEAPS: &str = "the sizes of the heaps with blanks between them, whole numbers of any size";
