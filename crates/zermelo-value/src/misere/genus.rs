//! The genus of a position of an impartial game: its Grundy value in normal play, and its misère Grundy values alone and
//! beside one, two, … nim-heaps of size 2 (Conway; Winning Ways, chapter 13; Siegel, Combinatorial Game Theory, V.3).
//!
//! The misère value of a position without moves is 1, of any other the mex of its options' values; so it is the size of
//! the nim-heap beside which the position is P in misère play. Beside k heaps of 2 the options also include k − 1 heaps
//! of 2 with, and without, a heap of 1, which changes the last bit of a misère value.

use crate::Script;
use std::collections::BTreeSet;
use std::fmt;

/// How far a position is from Nim in misère play (Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Equal to a nim-heap: the two are interchangeable in every sum.
    NimHeap,
    /// Its genus is that of a sum of nim-heaps, and its options are tame or reversed.
    Tame,
    /// Its options are tame or reversed, its Grundy value is 0 or 1, and its misère value at least 2.
    Restive,
    /// None of these.
    Wild,
}

/// The genus of a position, and its kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Genus {
    normal: u32,
    /// The misère values up to the first from which the sequence goes to and fro between two that differ by 2.
    misere: Vec<u32>,
    kind: Kind,
}

impl Genus {
    /// The genus of a position whose options have these, of a kind still to be found: it is said to be wild.
    ///
    /// Linear in the number of options times the length of their sequences.
    #[expect(clippy::needless_pass_by_value, reason = "iterators are given away, as everywhere")]
    pub fn of_options<'g>(options: impl Iterator<Item = &'g Self> + Clone) -> Self {
        let normal = mex(options.clone().map(Self::normal));
        let is_end = options.clone().next().is_none();
        let mut misere = vec![if is_end { 1 } else { mex(options.clone().map(|option| option.misere(0))) }];
        let settled = options.clone().map(|option| option.misere.len()).max().unwrap_or(0);
        while misere.len() < settled + 3 || misere[misere.len() - 1] != misere[misere.len() - 3] {
            let last = misere[misere.len() - 1];
            let twos = misere.len() as u64;
            misere.push(mex(options.clone().map(|option| option.misere(twos)).chain([last, last ^ 1])));
        }
        while let [.., before, last] = misere[..]
            && before == last ^ 2
        {
            misere.pop();
        }
        Self { normal, misere, kind: Kind::Wild }
    }

    /// The same values, said to be of this kind.
    pub fn with_kind(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    /// The genus of the sum with a nim-heap of size 1, which changes the last bit of every value.
    pub(super) fn plus_star(mut self) -> Self {
        self.normal ^= 1;
        for value in &mut self.misere {
            *value ^= 1;
        }
        self
    }

    /// The Grundy value in normal play.
    pub fn normal(&self) -> u32 {
        self.normal
    }

    /// The misère Grundy value of the position beside `twos` nim-heaps of size 2.
    pub fn misere(&self, twos: u64) -> u32 {
        let last = self.misere.len() - 1;
        match usize::try_from(twos) {
            Ok(twos) if twos <= last => self.misere[twos],
            _ => self.misere[last] ^ (((twos - last as u64) % 2) as u32 * 2),
        }
    }

    /// Whether the previous player wins in misère play.
    pub fn is_misere_p(&self) -> bool {
        self.misere[0] == 0
    }

    /// Whether the position is equal to a nim-heap in misère play: the two are interchangeable in every sum.
    pub fn is_nim_heap(&self) -> bool {
        self.kind == Kind::NimHeap
    }

    /// How far the position is from Nim.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the misère values are those of a sum of nim-heaps: those of 0 and 1 begin with each other, all then go to
    /// and fro.
    pub fn is_that_of_nim_heaps(&self) -> bool {
        let to_and_fro = |twos: u64| self.misere(twos) == self.normal ^ (twos as u32 % 2 * 2);
        let first = self.misere[0] == self.normal || self.normal < 2 && self.misere[0] == 1 - self.normal;
        first && (1..self.misere.len() as u64 + 2).all(to_and_fro)
    }
}

/// The least number that is not among these.
fn mex(values: impl Iterator<Item = u32>) -> u32 {
    let values: BTreeSet<u32> = values.collect();
    values.iter().zip(0..).take_while(|&(&value, least)| value == least).count() as u32
}

impl Genus {
    /// The genus in a script: for LaTeX the superscript stands in braces.
    pub fn text(&self, script: Script) -> String {
        let text = self.to_string();
        match text.split_once('^') {
            Some((normal, misere)) if script == Script::Latex => format!("{normal}^{{{misere}}}"),
            _ => text,
        }
    }
}

impl fmt::Display for Genus {
    /// A nim-heap as its size; else the normal value, and as superscript the misère values up to the two that then
    /// alternate for ever, `4^146`. Of tame and restive positions, where the others follow from it, only the first stands
    /// there, `2^2`. With a value from 10 on, commas stand between them: `3^(3,12,14)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.normal)?;
        let shown = match self.kind {
            Kind::NimHeap => return Ok(()),
            Kind::Tame | Kind::Restive => 1,
            Kind::Wild => self.misere.len() as u64 + 1,
        };
        let values: Vec<u32> = (0..shown).map(|twos| self.misere(twos)).collect();
        let digits: Vec<String> = values.iter().map(u32::to_string).collect();
        if values.iter().all(|&value| value < 10) {
            write!(f, "^{}", digits.concat())
        } else {
            write!(f, "^({})", digits.join(","))
        }
    }
}
