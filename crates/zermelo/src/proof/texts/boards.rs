//! Proofs about boards.

use super::{Method, NORMAL, Proof, ends, enters, idea, leaves, mex, rule};

pub(super) const PROOFS: &[Proof] = &[
    Proof {
        theorem: "strategy stealing",
        names: &["Chomp by strategy stealing", "strategy-stealing argument"],
        steps: &[
            rule("The next player wins every rectangle of more than one square."),
            idea(
                "A finite game without draws is won by one of the two (Zermelo). Suppose the next player loses, whatever he does. Then after \
                  biting only the far corner he loses too: the opponent has some winning bite.",
            ),
            enters(
                "Every bite takes the far corner with it. So the position after that reply is also reached by making the reply \
                    at once: the next player could have won. That is a contradiction.",
            ),
            idea(
                "The argument shows who wins and no winning move; which bite wins has to be searched. It says nothing of the Grundy value \
                  but that it is not 0.",
            ),
        ],
        example: "chomp 3x4",
        method: Method::Stealing,
    },
    Proof {
        theorem: "the theorem on thin and symmetric Chomp",
        names: &["Chomp with two rows", "square Chomp"],
        steps: &[
            rule(
                "Claimed to be lost: two rows of which the second is one shorter, and an L with equal arms.",
            ),
            ends("The poisoned square alone is an L with arms of length 0: whoever moves has to eat it."),
            leaves(
                "From rows (n, n − 1), biting the second row leaves it more than one shorter, biting the first leaves equal rows. From an L with \
                    equal arms a bite makes them differ.",
            ),
            enters(
                "From (a, b) with b < a − 1 shorten the first row to b + 1; from equal rows bite the last square of the \
                 second. From an L shorten the longer arm. From a square bite the square diagonally next to the poisoned one: \
                 an L with equal arms is left, and from then on copy every bite in the other arm.",
            ),
        ],
        example: "chomp 4 3",
        method: NORMAL,
    },
    Proof {
        theorem: "central symmetry",
        names: &["symmetry", "Cram by symmetry"],
        steps: &[
            rule("Reflect the board in its centre."),
            ends("Without free neighbours nobody can move."),
            leaves(
                "If the free cells are symmetric and no domino is its own image, answer each domino by its image. It is free, because \
                    before the opponent's move everything was symmetric and his domino does not meet its image. So there is always an \
                    answer, and the previous player wins.",
            ),
            enters(
                "If the centre lies between two free neighbours, put a domino there first; then the rest is symmetric without a domino that is its \
                    own image.",
            ),
        ],
        example: "cram 2x3",
        method: NORMAL,
    },
    Proof {
        theorem: "Grundy values of rectangles",
        names: &["Wall Making"],
        steps: &[
            rule("A move at a cell leaves four rectangles, which no later move connects: a sum."),
            ends("A rectangle without a free cell has value 0."),
            mex(
                "By Sprague and Grundy the value of a rectangle is the mex, over its free cells, of the nim-sum of the four rectangles.",
            ),
            leaves("From value 0 no cell leaves nim-sum 0."),
            enters("From another value some cell does."),
        ],
        example: "wall-making 2x3",
        method: NORMAL,
    },
];
