//! Presentations of quotients: generators, relations, and elements as words.

use super::monoid::Element;
use super::quotient::MisereQuotient;
use std::collections::BTreeSet;
use std::fmt;

/// A product of generators: how often each occurs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word {
    exponents: Vec<u32>,
}

/// Generators and relations of a quotient, and its P-elements as words.
///
/// The words of elements are the least in the order that looks at the last generator first, and the relations are all
/// whose left side becomes least when any letter is left out (a reduced Gröbner basis).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presentation {
    /// The heaps that the letters a, b, c, … stand for.
    pub generators: Vec<u32>,
    /// Words and the least words equal to them.
    pub relations: Vec<(Word, Word)>,
    /// The words of the P-elements.
    pub p_words: Vec<Word>,
}

impl MisereQuotient {
    /// The heaps that the letters stand for: those that are the least sums of their elements.
    pub fn generators(&self) -> Vec<u32> {
        let single = |x: Element| match self.least_sum(x) {
            [heap] => Some(*heap),
            _ => None,
        };
        let heaps: BTreeSet<u32> = self.monoid().elements().filter_map(single).collect();
        heaps.into_iter().collect()
    }

    /// The letters of the generators.
    pub fn words_of_generators(&self) -> Vec<String> {
        (0..self.generators().len()).map(letter).collect()
    }

    /// The words of all elements, by their numbers.
    pub fn words(&self) -> Vec<Word> {
        let generators = self.generators();
        let word = |x| {
            let sum = self.least_sum(x);
            let exponent = |heap: &u32| sum.iter().filter(|&other| other == heap).count() as u32;
            Word { exponents: generators.iter().map(exponent).collect() }
        };
        self.monoid().elements().map(word).collect()
    }

    /// Generators, relations and P-words.
    ///
    /// Order times the square of the number of generators.
    pub fn presentation(&self) -> Presentation {
        let generators = self.generators();
        let words = self.words();
        let least: BTreeSet<&Word> = words.iter().collect();
        let is_least_without = |word: &Word, letter: usize| match word.exponents[letter] {
            0 => true,
            _ => least.contains(&word.changed(letter, |exponent| exponent - 1)),
        };
        let mut relations = BTreeSet::new();
        for x in self.monoid().elements() {
            for (letter, &heap) in generators.iter().enumerate() {
                let word = words[usize::from(x)].changed(letter, |exponent| exponent + 1);
                if !least.contains(&word)
                    && (0..generators.len()).all(|letter| is_least_without(&word, letter))
                {
                    let place = self.phi(u64::from(heap)).expect("generators are heaps of the quotient");
                    let equal = words[usize::from(self.monoid().product(x, place))].clone();
                    relations.insert((word.reversed(), word, equal));
                }
            }
        }
        let p_words = self.monoid().p_elements().map(|x| words[usize::from(x)].clone()).collect();
        let relations = relations.into_iter().map(|(_, word, equal)| (word, equal)).collect();
        Presentation { generators, relations, p_words }
    }
}

impl Word {
    fn changed(&self, letter: usize, change: impl Fn(u32) -> u32) -> Self {
        let mut exponents = self.exponents.clone();
        exponents[letter] = change(exponents[letter]);
        Self { exponents }
    }

    fn reversed(&self) -> Vec<u32> {
        self.exponents.iter().rev().copied().collect()
    }

    /// How often each generator occurs.
    pub fn exponents(&self) -> &[u32] {
        &self.exponents
    }
}

/// The name of a generator: a to z, then a′ and so on.
fn letter(at: usize) -> String {
    let name = char::from(b'a' + (at % 26) as u8);
    format!("{name}{}", "′".repeat(at / 26))
}

impl fmt::Display for Word {
    /// Such as `ab²`; the identity is `1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
        if self.exponents.iter().all(|&exponent| exponent == 0) {
            return write!(f, "1");
        }
        for (at, &exponent) in self.exponents.iter().enumerate().filter(|(_, exponent)| **exponent > 0) {
            write!(f, "{}", letter(at))?;
            if exponent > 1 {
                let digits = exponent.to_string();
                let raised = digits.bytes().map(|digit| SUPERSCRIPTS[usize::from(digit - b'0')]);
                write!(f, "{}", raised.collect::<String>())?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Presentation {
    /// Such as `⟨a,b | a²=1, b³=b⟩, P = {a, b²}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: Vec<String> = (0..self.generators.len()).map(letter).collect();
        let relations: Vec<String> =
            self.relations.iter().map(|(word, equal)| format!("{word}={equal}")).collect();
        let p: Vec<String> = self.p_words.iter().map(ToString::to_string).collect();
        write!(f, "⟨{} | {}⟩, P = {{{}}}", letters.join(","), relations.join(", "), p.join(", "))
    }
}
