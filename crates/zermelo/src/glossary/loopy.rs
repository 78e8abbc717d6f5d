//! Words of loopy partizan games: stoppers, sides, and the games that have names.

use super::Word;

const SIEGEL: Option<&str> =
    Some("Winning Ways, chapter 11; Siegel, Combinatorial Game Theory (2013), chapter VI");

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "stopper",
        aliases: &["stoppers"],
        text: "A game in which play that alternates ends, from every position; one player alone may be able to move \
               for ever. Stoppers have canonical forms, as short games do, and G ≥ H when Left, moving second in G − H, \
               never runs out of moves.",
        source: SIEGEL,
        see: &["onside", "canonical form", "fusing positions"],
    },
    Word {
        term: "onside",
        aliases: &["offside", "sides", "sidling", "S & T"],
        text: "A finite loopy game G lies between two sides, G = S & T. The onside S is what G is worth where a draw counts \
               as a win for Left, the offside T what it is worth where it counts as one for Right. Sums and comparisons \
               go side by side. Nearly always both sides are stoppers.",
        source: SIEGEL,
        see: &["stopper", "upsum", "dud"],
    },
    Word {
        term: "fusing positions",
        aliases: &["fuse"],
        text: "To make one position of two that have the same value. With dominated options removed and reversible ones \
               bypassed it gives the canonical form of a stopper.",
        source: SIEGEL,
        see: &["stopper", "dominated", "reversible move"],
    },
    Word {
        term: "pass",
        aliases: &["plumtree"],
        text: "A move from a game to itself, written pass among its options: over is {0|pass}. A stopper whose only cycles \
               are passes is a plumtree.",
        source: SIEGEL,
        see: &["stopper"],
    },
    Word {
        term: "on",
        aliases: &["off"],
        text: "on = {pass|}: Left can always pass, Right can never move. It is greater than every stopper that is not on, \
               and on + G = on for every stopper G but off. Its negative is off = {|pass}; on + off = dud.",
        source: SIEGEL,
        see: &["dud", "pass"],
    },
    Word {
        term: "dud",
        aliases: &["deathless universal draw"],
        text: "{pass|pass} = on & off, the deathless universal draw: every sum with it is a draw.",
        source: SIEGEL,
        see: &["on", "onside"],
    },
    Word {
        term: "over",
        aliases: &["under"],
        text: "over = {0|pass} is greater than 0 and less than every positive number, and over + over = over. Its negative is \
               under. x over = x + over is written after the number: 3/2over.",
        source: SIEGEL,
        see: &["pseudonumber", "upon"],
    },
    Word {
        term: "upon",
        aliases: &["uponth", "^[on]", "^<on>"],
        text: "upon = {pass|*} = ^[on] is the sum of all powers of up, and ^<on> = {0||0|0,pass} is less than every one of \
               them. upon − upon is no longer 0: it is ^<on> & v<on>.",
        source: SIEGEL,
        see: &["over", "degree of loopiness"],
    },
    Word {
        term: "tis",
        aliases: &["tisn"],
        text: "tis = a{{|a}|} = 1 & 0 is worth 1 where draws are Left's and 0 where they are Right's; tisn is its negative, \
               0 & −1.",
        source: SIEGEL,
        see: &["onside"],
    },
    Word {
        term: "pseudonumber",
        aliases: &["pseudonumbers"],
        text: "A number x, x over, x under, on or off. Alternating play in a stopper stops at pseudonumbers, its left and \
               its right stop.",
        source: SIEGEL,
        see: &["over", "on"],
    },
    Word {
        term: "upsum",
        aliases: &["downsum"],
        text: "The upsum of two stoppers is the onside of their sum, the downsum its offside. With these a sum of sides is \
               computed: S & T + S' & T' has the upsum of S and S' and the downsum of T and T'.",
        source: SIEGEL,
        see: &["onside"],
    },
    Word {
        term: "degree of loopiness",
        aliases: &["degree", "variety", "stable"],
        text: "The degree of a stopper G is the onside of G − G: 0 for a short game, and greater the less G can be \
               cancelled. The variety of G is what is left of it beside its degree I: G upsum (−G downsum −I), and the same \
               with the two sums exchanged for a stable G. It is defined where I + I = I.",
        source: SIEGEL,
        see: &["upsum", "idempotent"],
    },
    Word {
        term: "idempotent",
        aliases: &["idempotents"],
        text: "A game with G + G = G. Among short games only 0 is one; on, off, over, ^<on>, Tiny(on) and dud are others.",
        source: SIEGEL,
        see: &["degree of loopiness"],
    },
    Word {
        term: "strong stop",
        aliases: &["strong stops", "left strong stop", "right strong stop"],
        text: "A stop of a stopper without over and under: the number x where the stop is x, x over or x under, and on or off \
               where it is that. Try: zermelo eval 'leftstrongstop({1over|0})'.",
        source: SIEGEL,
        see: &["stop", "pseudonumber", "stopper"],
    },
];
