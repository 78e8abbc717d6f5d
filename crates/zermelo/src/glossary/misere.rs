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
        term: "misere form",
        aliases: &["misere forms", "misere canonical form", "simplest form", "form"],
        text: "The simplest of all impartial games that are equal to a game in misère play: interchangeable \
               with it in every sum. The options of G can be cut down to those of K if all others have K as \
               an option; for K = 0 the next player must also win G. In text, a digit is a nim-heap, # \
               behind a form the game with it as its only option, and [2] behind it the sum with a nim-heap: \
               Kayles with 5 pins is *[2[2]321]. zermelo value --misere gives the form of a position.",
        source: Some(
            "Conway, On Numbers and Games, chapter 12; Siegel, Combinatorial Game Theory (2013), chapter V",
        ),
        see: &["genus", "mate", "restive"],
    },
    Word {
        term: "mate",
        aliases: &["mates"],
        text: "The mate of an impartial game in misère play: ∗ for 0, otherwise the game whose options are \
               the mates. A game beside its mate is a P-position, though their sum is not 0.",
        source: Some("Conway, On Numbers and Games, chapter 12"),
        see: &["misere form", "checkmate"],
    },
    Word {
        term: "restive",
        aliases: &["restless", "tameable", "half-tame"],
        text: "Kinds of games that are not tame, by Grundy value g, misère value m and options. Restive: g \
               below 2, m not. Restless: m below 2, g not. Tameable: not tame, and yet the genus decides \
               that of all sums with tame games. Half-tame: not tame, but twice the game is.",
        source: Some("Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13"),
        see: &["tame", "genus"],
    },
    Word {
        term: "part",
        aliases: &["parts", "prime", "partition", "partitions"],
        text: "X is a part of a misère form G if G = X + Y for some Y, which is then the only one. A form is \
               prime if it has no even parts but 0 and itself; sums of primes need not be unique.",
        source: Some("Conway, On Numbers and Games, chapter 12; Siegel, Combinatorial Game Theory (2013)"),
        see: &["misere form"],
    },
    Word {
        term: "misere quotient",
        aliases: &["quotient", "quotients", "order", "indistinguishability quotient"],
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
