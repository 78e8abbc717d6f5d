//! Words of misère theory.

use super::Word;

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "misere Nim",
        aliases: &["Nim in misère play"],
        text: "Nim in which whoever takes the last token loses. While two heaps or more hold at least two tokens, leave \
               nim-sum 0 as in normal play. From exactly one such heap, lower it to 0 or 1 so that an odd number of \
               ones is left; normal play would leave an even number. With ones only, an odd number loses.",
        source: Some(
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)",
        ),
        see: &["misere play", "Bouton's theorem"],
    },
    Word {
        term: "genus",
        aliases: &["genera"],
        text: "The Grundy value of a position with its misère values as superscripts: alone, beside one \
               nim-heap of size 2, beside two, and so on, up to the two values that then alternate. Kayles \
               with 5 pins has genus 4^146.",
        source: Some("Winning Ways, chapter 13; Siegel, Combinatorial Game Theory (2013), section V.3"),
        see: &["misere play", "tame"],
    },
    Word {
        term: "misere quotient",
        aliases: &["quotient", "quotients", "order"],
        text: "The finite or infinite commutative monoid of the positions of a game in misère play, two \
               being the same when no sum tells them apart. Some elements are P, the others N. zermelo \
               misere computes it for heap games.",
        source: Some("Plambeck and Siegel, Misère quotients for impartial games (2008)"),
        see: &["pretending function", "P-element"],
    },
    Word {
        term: "P-element",
        aliases: &["P-elements", "element", "elements"],
        text: "An element of a misère quotient whose sums of heaps are won by the previous player. All \
               others are N-elements.",
        source: Some("Plambeck and Siegel (2008)"),
        see: &["misere quotient"],
    },
    Word {
        term: "generator",
        aliases: &["generators", "relation", "relations", "presentation"],
        text: "A misère quotient is written by generators and relations: products of generators are its \
               elements, and a relation says which products are equal.",
        source: Some("Plambeck and Siegel (2008)"),
        see: &["misere quotient"],
    },
    Word {
        term: "pretending function",
        aliases: &["Φ", "phi"],
        text: "The function that gives each heap its element of the misère quotient, as the Grundy value \
               does in normal play. Written Φ.",
        source: Some("Plambeck and Siegel, Misère quotients for impartial games (2008)"),
        see: &["misere quotient"],
    },
    Word {
        term: "tame",
        aliases: &["wild"],
        text: "A game is tame when its misère quotient is that of Nim with heaps below some size, so that \
               it is played like misère Nim; otherwise wild.",
        source: Some("Winning Ways, chapter 13; Plambeck and Siegel (2008)"),
        see: &["genus", "misere quotient"],
    },
];
