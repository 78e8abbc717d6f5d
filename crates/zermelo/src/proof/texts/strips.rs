//! Proofs about coins and strips.

use super::{Method, NORMAL, Proof, ends, enters, forms, idea, leaves, mex, rule};

pub(super) const PROOFS: &[Proof] = &[
    Proof {
        theorem: "the theorem on the silver dollar game",
        names: &["Silver Dollar", "coins on a strip"],
        steps: &[
            rule("Pair the coins from the right; the gaps inside the pairs are Nim heaps."),
            ends("When no coin can move all gaps are 0."),
            mex(
                "Moving the right coin of a pair makes its gap smaller by any amount: the moves of Nim. Moving the left coin makes it larger, \
                 never equal, and the gap between the pairs does not count. So all smaller values are reached and the value itself is not.",
            ),
            leaves("Either move changes one gap inside a pair, and so the nim-sum."),
            enters(
                "From nim-sum s ≠ 0 some gap a can be lowered to a xor s. Where the opponent widens a gap, follow with the other coin by \
                    the same number of squares: widening is reversible. Coins only move to the left, so play ends.",
            ),
        ],
        example: "silver-dollar 2 4 6",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on coin-turning games",
        names: &["coin turning", "Lenstra's theorem", "Mock Turtles theorem"],
        steps: &[
            rule("A row is worth the nim-sum of g(n) over its heads n."),
            ends("Without heads no coin can be turned from heads to tails: the empty nim-sum is 0."),
            mex(
                "Two heads at the same place cancel, as g + g = 0. So a row is the sum of rows with one head each, and turning a coin at m \
                 changes the value by g(m) whichever side is up. From one head at n the options are the sets of heads turned with it, of \
                 the values that the definition of g excludes.",
            ),
            leaves(
                "A move at n changes the value from g(n) xor r to another value xor r: if it was 0, it is not 0 afterwards.",
            ),
            enters(
                "From a nim-sum s ≠ 0 some head has g(n) xor s < g(n), and by the mex a move to that value.",
            ),
        ],
        example: "mock-turtles hthht",
        method: NORMAL,
    },
    Proof {
        theorem: "the tartan theorem",
        names: &["products of coin-turning games"],
        steps: &[
            rule("A head in column x and row y is worth g(x) ⊗ h(y)."),
            ends("Without heads the value is 0."),
            mex(
                "A move at (x, y) turns the cells (x', y), (x, y'), (x', y') beside it, for a set of x' and a set of y' that are moves of the \
                 two games. The value of what is left is a'⊗b + a⊗b' + a'⊗b', where a', b' are the values that these sets leave in the two \
                 games: all values below a = g(x) and b = h(y), and none equal to them. That is Conway's definition of a ⊗ b as \
                 a mex; larger a' or b' do not give a ⊗ b, since (a + a') ⊗ (b + b') is not 0 in a field.",
            ),
            idea(
                "Heads cancel in pairs, as in one dimension, so a grid is worth the nim-sum over its heads.",
            ),
        ],
        example: "turning-corners ttt/tth",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Treblecross",
        names: &["Treblecross"],
        steps: &[
            rule(
                "With two crosses next to each other, or with one free cell between, the next player completes three. Otherwise such a pair \
                  must not be made: then the opponent completes.",
            ),
            ends("Three crosses in a row have lost for the player to move."),
            idea(
                "So each cross forbids the two cells on each side of it. Count the cells of a stretch that are not forbidden, plus two: \
                  a cross on one of them uses it up, and forbids two on each side. In these counts a move takes three and leaves at most two \
                  heaps: the code 0.007. Whoever has no such move has to make a near pair and loses: normal play.",
            ),
            leaves(
                "From nim-sum 0 a near cross loses at once, and any other changes the value of one stretch.",
            ),
            enters("From nim-sum s ≠ 0 some stretch of value v has a cross that leaves it v xor s."),
        ],
        example: "treblecross ...x...",
        method: NORMAL,
    },
    Proof {
        theorem: "the values of Elephants and Rhinos",
        names: &["Elephants and Rhinos"],
        steps: &[
            rule(
                "Beasts that do not face an opponent count their free way. What two herds do in the gap between them is added.",
            ),
            ends(
                "With gap 0 between them neither foremost beast can move; the others can still catch up, one step each and cell.",
            ),
            forms(
                "Induction on the gap g. A step of the foremost elephant lowers g by 1 and gives each of the a − 1 others one step more to catch \
                   up, a step of the foremost rhino does so for b − 1. One of each together are worth (a − 1) − (b − 1) = a − b. With g odd \
                   somebody makes the last one: the switch {a − 1 | 1 − b}. Steps to catch up are integers, which no one hurries to \
                   take; so the braces below are these numbers.",
            ),
        ],
        example: "elephants-and-rhinos ee.r",
        method: NORMAL,
    },
    Proof {
        theorem: "search for the last hand at each switch",
        names: &["the last hand", "bulbs and switches"],
        steps: &[
            idea(
                "Turns t and t + 1 share switch t + 1, the first turn alone has switch 1. Whatever has been done with switch t + 1 in turn t, \
                  the player of turn t + 1 can leave it or flip it and so sets it as he likes. So only the last hand at each switch counts: \
                  one choice between two for each.",
            ),
            idea(
                "Why only the last hand is free: an earlier flip of the same switch is undone or kept by the later one, so it \
                  decides nothing.",
            ),
            rule(
                "The tree of these choices has 2^N ends. A choice is won as soon as one branch is, and the other is skipped; with the first \
                  branch drawn by lot, both children of a won vertex are looked at only half of the time, at worst.",
            ),
        ],
        example: "bulbs:3,2,8,8,10,1,2,2,1,2,0 start",
        method: Method::OwnSearch,
    },
];
