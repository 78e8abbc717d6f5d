//! Proofs about graphs: Hackenbush, Kayles on graphs, pruning leaves.

use super::{NORMAL, Proof, ends, enters, forms, idea, leaves, mex, rule};

pub(super) const PROOFS: &[Proof] = &[
    Proof {
        theorem: "the fusion and colon principles",
        names: &["green Hackenbush"],
        steps: &[
            rule(
                "Take branches together at their vertex from the top down, and fuse cycles; in the end stalks stand on the ground, Nim heaps of \
                  their lengths.",
            ),
            ends("Without edges the value is 0."),
            idea(
                "Colon principle: if H and K have the same value, so have G with H on a vertex and G with K there. For in the sum of the two \
                  drawings the previous player wins: a cut in G is answered by the same cut in the other copy, and a cut in H or K by the \
                  winning answer in H + K.",
            ),
            idea(
                "Fusion principle: see zermelo explain 'fusion principle' --proof. A loop is worth 1, as a stalk of one edge: cutting it leaves \
                  nothing.",
            ),
            mex("What the cuts leave has these values; the least that is missing is the value."),
            leaves("From value 0 every cut leaves another value."),
            enters("From value s ≠ 0 some cut leaves 0."),
        ],
        example: "hackenbush e(ee;e)",
        method: NORMAL,
    },
    Proof {
        theorem: "the sign-expansion rule",
        names: &["blue-red trees", "values of blue-red Hackenbush"],
        steps: &[
            rule(
                "A blue edge with a tree of value x on it is worth 1:x, a red one −1:x, and trees side by side add up.",
            ),
            ends("Without edges the value is 0."),
            forms(
                "Let x = {x^L | x^R} be a number. Cutting the blue edge leaves 0; cuts above leave 1:x^L by Left and 1:x^R by Right. So 1:x = {0, 1:x^L | \
                   1:x^R}, which by induction is a number between those: its sign expansion is a plus followed by that of x. A stalk is \
                   therefore read off its colours: ±1 for each edge before the first change, then half of the edge before.",
            ),
        ],
        example: "hackenbush lrl",
        method: NORMAL,
    },
    Proof {
        theorem: "the values of blue-red trees and green graphs",
        names: &["blue-red-green Hackenbush sums"],
        steps: &[
            rule("The value is a number x plus a nimber *n."),
            ends("Without edges both are 0."),
            leaves(
                "If x is not 0, its sign decides: nimbers lie between all negative and all positive numbers. The player to whom x belongs \
                    answers in the nimber as in Nim, and has a move in x left over.",
            ),
            enters("If x is 0, the nimber decides as in Nim."),
            forms(
                "A move is a move in one part; the options of x + *n are x^L + *n, x + *m for m < n, and the like for Right.",
            ),
        ],
        example: "hackenbush lr;ee",
        method: NORMAL,
    },
    Proof {
        theorem: "the closed forms of Node Kayles on paths, cycles, cliques and stars",
        names: &["Node Kayles on paths"],
        steps: &[
            rule("A move removes a vertex and its neighbours."),
            ends("Without vertices the value is 0."),
            mex(
                "Path: three neighbouring vertices go, or two at an end, or the only one: the code 0.137. Cycle: every move leaves the path of \
                 n − 3, so the value is mex of one number: 1 if that is 0, else 0. Clique: every move removes all, so mex {0} = 1. Star: the centre leaves \
                 nothing, a leaf takes the centre along and leaves the other leaves, single vertices of value 1 each: mex {0, parity}.",
            ),
        ],
        example: "node-kayles path:5",
        method: NORMAL,
    },
    Proof {
        theorem: "the closed forms of Arc Kayles on paths, cycles, cliques and stars",
        names: &["Arc Kayles on paths"],
        steps: &[
            rule("A move removes an edge with its two vertices."),
            ends("Without edges the value is 0."),
            mex(
                "Path: two neighbouring vertices go: the code 0.07. Cycle: every move leaves the path of n − 2, so the value is 1 if that is 0, else 0. \
                 Clique: every move leaves the clique of n − 2, so the values go 0, 0, 1, 1, 0, 0, … with n, by induction. Star: every edge takes \
                 the centre, and nothing can be played after it: mex {0} = 1.",
            ),
        ],
        example: "arc-kayles path:6",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on even branches",
        names: &["pruning leaves", "MUV LUV"],
        steps: &[
            rule(
                "A branch goes from a leaf up to below the next vertex with two children or more. Claimed to be lost: all branches have an even \
                  number of vertices.",
            ),
            ends("Without vertices there is no branch."),
            leaves(
                "A move removes the ends of some branches. These have at least two vertices, so an odd number, at least one, is left of each, and no \
                    other branch changes. (A branch of length one, which is odd, could vanish: that is why it wins.)",
            ),
            enters(
                "Call a subtree settled when it is gone, is a path of even length, or branches and has even branches only. Going up from the \
                    leaves, settle the subtrees at the children of each vertex. If two or more are left, or one that branches, the subtree is settled. If one \
                    path is left, it can be given the parity that is wanted, by removing or keeping its leaf. If nothing is left, the children were \
                    leaves: keep one, or none. At the root at least one leaf has been removed, as the tree was not settled before.",
            ),
        ],
        example: "leaves 1 2 2",
        method: NORMAL,
    },
];
