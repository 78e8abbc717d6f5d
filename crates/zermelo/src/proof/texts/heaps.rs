//! Proofs about heaps of tokens.

use super::{
    ANY_THEOREM, ANY_THEOREM_IN_MISERE, MISERE, NORMAL, Proof, ends, enters, forms, idea, leaves, mex, rule,
};

pub(super) const PROOFS: &[Proof] = &[
    Proof {
        theorem: "Bouton's theorem",
        names: &["Bouton", "theorem on Nim"],
        steps: &[
            rule(
                "Write the heaps in binary, one below the other; the nim-sum s has a 1 in each column with an odd number of \
                  ones. Claimed to be lost: s = 0.",
            ),
            ends("Without tokens s = 0, and the player to move has lost."),
            leaves(
                "A move changes one heap, from a to some b < a. The nim-sum changes by a xor b, which is not 0, so it \
                    does not stay 0.",
            ),
            enters(
                "Let s not be 0. The topmost 1 of s stands in a column with an odd number of ones, so some heap a has \
                    a 1 there. Then a xor s has a 0 in that column and agrees with a above it: it is less than a. Lower a \
                    to a xor s; the nim-sum becomes s xor s = 0. A heap with a 0 in that column would have to grow, so only \
                    these heaps will do.",
            ),
        ],
        example: "nim 3 4 5",
        method: NORMAL,
    },
    Proof {
        theorem: "misere Nim",
        names: &["Bouton's theorem in misère play", "misère play of Nim"],
        steps: &[
            rule(
                "Claimed to be lost: nim-sum 0 while some heap has two or more tokens; an odd number of ones when no heap has.",
            ),
            ends(
                "Without tokens the number of ones is 0, even: not claimed, and in misère play the player to move has won.",
            ),
            leaves(
                "From an odd number of ones a move leaves an even number. From nim-sum 0 with a heap of two or more: \
                    there are at least two such heaps, since the topmost column has an even number of ones. After the move one \
                    of them is still there and the nim-sum is not 0.",
            ),
            enters(
                "From an even number of ones take one. If two or more heaps have at least two tokens, play Bouton's move: \
                    a large heap remains. If exactly one has, it alone decides: lower it to 1 or to 0, whichever leaves \
                    an odd number of ones. Normal play would leave an even number, so here the two plays have no winning \
                    move in common.",
            ),
        ],
        example: "nim 1 1 4",
        method: ANY_THEOREM_IN_MISERE,
    },
    Proof {
        theorem: "the theorem on bounded Nim",
        names: &["Bash", "take n mod (k+1)"],
        steps: &[
            rule("Divide each heap by k + 1; the remainders play the part of the heaps of Nim."),
            ends("A heap of 0 has remainder 0 = mex {}."),
            mex(
                "From n one can go to n − 1, …, n − k. Their remainders differ from that of n, since a difference of at most k is \
                 not divisible by k + 1; and the steps down to the multiple below n give every smaller remainder. So the \
                 mex is n mod (k + 1).",
            ),
            enters(
                "One heap: take n mod (k + 1), then answer every move of j by k + 1 − j, which completes the round to \
                    k + 1. Several heaps: play Nim on the remainders.",
            ),
            leaves("With nim-sum 0 of the remainders, every move changes one remainder, and so the nim-sum."),
        ],
        example: "bash:3 7",
        method: NORMAL,
    },
    Proof {
        theorem: "the periodicity of subtraction games",
        names: &["subtraction games are periodic"],
        steps: &[
            rule("The value of a heap is the mex of the values at the distances that may be taken."),
            idea(
                "With r takes, the greatest of them s, every value is at most r, and each depends on the s values before it \
                  alone. There are finitely many rows of s values, so one occurs twice; from then on all repeats.",
            ),
            mex("The values that are excluded are those of n − s₁, n − s₂, …"),
            leaves("With nim-sum 0 of the values, a move changes one value and so the nim-sum."),
            enters(
                "With nim-sum s ≠ 0, some value v exceeds v xor s, and by the mex its heap has a move to that value.",
            ),
            idea(
                "In misère play: let a be the least take. A heap has value 0 exactly when the heap a larger has value 1 (by \
                  induction), so a heap of value 0 that can move at all can move to value 1, and the proof for misère Nim \
                  goes through with values for heaps.",
            ),
        ],
        example: "subtraction:1,3,4 7 9",
        method: NORMAL,
    },
    Proof {
        theorem: "Wythoff's theorem",
        names: &["Wythoff", "Beatty's theorem on Wythoff's game"],
        steps: &[
            rule(
                "Claimed to be lost: the pairs (⌊kφ⌋, ⌊kφ⌋ + k). Since φ² = φ + 1, the second number is ⌊kφ²⌋; since \
                  1/φ + 1/φ² = 1, each positive integer stands in exactly one pair (Beatty), and each difference k belongs \
                  to one pair.",
            ),
            ends("The empty heaps are the pair for k = 0."),
            leaves(
                "A move in one heap keeps the other number, which stands in no other pair. A move in both keeps the \
                    difference, which no other pair has.",
            ),
            enters(
                "Let (x, y) with x ≤ y not be a pair. If x is the greater number of a pair, lower y to the lesser one. If x = ⌊kφ⌋ \
                    and y is above its partner, lower y to it. Otherwise d = y − x is less than k: take the same from both, \
                    down to the pair with difference d, whose numbers are smaller.",
            ),
        ],
        example: "wythoff 4 6",
        method: NORMAL,
    },
    Proof {
        theorem: "Fraenkel's theorem",
        names: &["Fraenkel", "generalised Wythoff"],
        steps: &[
            rule(
                "With α as in the statement and β = α + a, 1/α + 1/β = 1, so the numbers ⌊nα⌋ and ⌊nβ⌋ for n ≥ 1 are all \
                  positive integers, each once (Beatty). The differences in the pairs are 0, a, 2a, …",
            ),
            ends("The empty heaps are the pair for n = 0."),
            leaves(
                "A move in one heap keeps a number that stands in no other pair. A move in both changes the difference by \
                    less than a, and the differences of two pairs are at least a apart.",
            ),
            enters(
                "Let (x, y) with x ≤ y not be a pair. If x is the greater number of a pair, or the lesser one and y is too large, \
                    lower y to its partner. Otherwise y − x = d is less than na, for x = ⌊nα⌋: go down to the pair \
                    for m = ⌊d/a⌋. The two amounts differ by d − ma, which is less than a.",
            ),
        ],
        example: "generalised-wythoff:2 4 7",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Fibonacci Nim",
        names: &["Fibonacci Nim", "Zeckendorf and Fibonacci Nim"],
        steps: &[
            rule(
                "Write the heap as a sum of Fibonacci numbers of which no two are neighbours. Let z be the smallest. Claimed to be \
                  lost: z exceeds the limit on the take.",
            ),
            ends("Where nothing may be taken, no part of the heap is within the limit."),
            leaves(
                "Let x < z be taken. The smallest part w of z − x is at most 2x: otherwise x < w/2, so the parts of x all lie at \
                    least two Fibonacci numbers below w, and with those of z − x they would be a second representation of z. \
                    So the new limit 2x is at least the smallest part of what is left.",
            ),
            enters(
                "If z is within the limit, take z. The next part is at least two Fibonacci numbers further up, hence more \
                    than 2z, the new limit.",
            ),
        ],
        example: "fibonacci-nim 12 11",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on 31",
        names: &["31", "Baskin-Robbins"],
        steps: &[
            rule("Claimed to be lost: the numbers left are 1 more than a multiple of k + 1."),
            ends("With no number left the opponent has called the last one and lost; 0 is not claimed."),
            leaves(
                "Calling j numbers, 1 ≤ j ≤ k, leaves 1 − j more than a multiple of k + 1, not 1 more. With one number \
                    left it must be called.",
            ),
            enters(
                "With n left, call (n − 1) mod (k + 1) numbers; afterwards complete every round to k + 1.",
            ),
        ],
        example: "31 10",
        method: NORMAL,
    },
    Proof {
        theorem: "Moore's theorem",
        names: &["Moore's Nim", "Nim_k", "Moore"],
        steps: &[
            rule("Write the heaps in binary. Claimed to be lost: every column has a multiple of k + 1 ones."),
            ends("Without tokens every column has 0 ones."),
            leaves(
                "Look at the topmost column that a move changes. Every heap changed there gets smaller, so its 1 becomes \
                    a 0. Between one and k ones vanish: what is left is not a multiple of k + 1.",
            ),
            enters(
                "Go through the columns from the top, keeping a set of r ≤ k heaps that have been lowered, whose lower digits are \
                    therefore free. Let c be the number of ones in the other heaps modulo k + 1. If r ≥ k + 1 − c, or c = 0, \
                    give that many free heaps a 1. Otherwise r + c ≤ k: lower c more heaps with a 1 there. In the end every \
                    column has a multiple of k + 1 and at most k heaps were changed.",
            ),
            idea(
                "In misère play, when all heaps have at most one token, the number of ones must be 1 more than a multiple of \
                  k + 1; the last move that would lower all large heaps leaves each 0 or 1 so that it is.",
            ),
        ],
        example: "moore-nim:2 3 4 5",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Smallest Nim",
        names: &["Smallest Nim"],
        steps: &[
            rule(
                "Count the heaps of one token. They are the smallest, so they go one by one, without a choice.",
            ),
            ends("Without heaps the count is 0, and the player to move has lost."),
            leaves("While there are ones, every move takes one: the parity changes."),
            enters(
                "Without ones, but with larger heaps: if there is one heap, take it all. If there are several, take the smallest down \
                    to one token. Now one heap of one stands beside a larger one, an odd number.",
            ),
        ],
        example: "smallest-nim 2 3 4",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Largest Nim",
        names: &["Largest Nim", "Greedy Nim"],
        steps: &[
            rule("Count the heaps that are largest. Claimed to be lost: an even number."),
            ends("Without heaps the count is 0."),
            leaves(
                "An even number is at least two; a move lowers one, so an odd number of the same size remain.",
            ),
            enters(
                "From three or more, an odd number, remove one. From a single largest heap: if the next size occurs an odd number of \
                    times, lower the heap to it, else remove it.",
            ),
        ],
        example: "largest-nim 2 3 5",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Poker Nim",
        names: &["Poker Nim"],
        steps: &[
            rule("The stocks do not enter: claimed to be lost is nim-sum 0 of the heaps."),
            ends("A player without a move sees no tokens on the heaps and has none in his stock: nim-sum 0."),
            leaves("Every move changes one heap, and so the nim-sum, whether tokens are taken or added."),
            enters(
                "The winner only takes: Bouton's move while the opponent takes, and the very same tokens back when the opponent adds \
                    some. An addition is reversible.",
            ),
            idea(
                "Play ends: with each round of a loser's and a winner's move the tokens on the heaps and in the loser's stock get fewer \
                  together, as what the winner takes never comes back.",
            ),
        ],
        example: "poker-nim 1 2 / 1 0",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Euclid",
        names: &["Euclid"],
        steps: &[
            rule("Let b ≤ a be the heaps. Claimed to be lost: b < a < φb."),
            ends(
                "Where a heap is empty the player to move has lost; equal heaps can be brought there in one move.",
            ),
            leaves(
                "From b < a < φb only one move exists, as a < 2b: to (b, a − b). There a − b < (φ − 1)b = b/φ, so b is more than φ \
                    times a − b.",
            ),
            enters(
                "From a = b, or a multiple of b, take everything. Otherwise a = qb + r with 0 < r < b. If b < φr, go to (b, r). If \
                    not, r < b/φ and b + r < φb: go to (b + r, b), which for a > φb is a move.",
            ),
        ],
        example: "euclid 5 9",
        method: NORMAL,
    },
    Proof {
        theorem: "the theorem on Lasker's Nim",
        names: &["Lasker's Nim"],
        steps: &[
            rule(
                "g(n) = n, but g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3. By the remainder of n modulo 4 the last two binary \
                  digits of g are: 1 for 1, 2 for 2, 0 for 3, 3 for 0.",
            ),
            ends("The empty heap has value 0."),
            mex(
                "By induction taking tokens gives every value below 4k + 1 from 4k + 1, and so on. Splits: 4k + 1 splits into remainders \
                 0 + 1 or 2 + 3, of values that end in 3 xor 1 = 2 and 2 xor 0 = 2, not in 1. 4k + 2 into 0 + 2, 1 + 1 or 3 + 3: 1, 0, 0, \
                 not 2. 4k + 3 into 0 + 3 or 1 + 2: all 3, among them 1 and 4k + 2, whose nim-sum is 4k + 3; so 4k + 3 is \
                 reached and 4k + 4 is not. 4k + 4 into 0 + 0, 1 + 3, 2 + 2: 0, 1, 0, never 3: the value 4k + 3 is missing.",
            ),
        ],
        example: "lasker-nim 2 7",
        method: NORMAL,
    },
    Proof {
        theorem: "the parity of the splits",
        names: &["splitting", "breaking a bar of chocolate"],
        steps: &[
            rule("Every move makes one heap into two. In the end there are as many heaps as tokens."),
            ends("When every heap is a single token nothing can be split: 0 moves are left, an even number."),
            leaves("A move lowers the number of moves that are left by one, so even becomes odd."),
            enters("And odd becomes even: with an odd number every move wins."),
        ],
        example: "split 4 2",
        method: NORMAL,
    },
    Proof {
        theorem: "the Sprague–Grundy theorem on the heaps of the code",
        names: &["Grundy values of a code"],
        steps: &[
            rule(
                "A heap is as good as the Nim heap of its Grundy value, and what a move leaves of it is a sum of heaps.",
            ),
            ends("A heap from which nothing can be taken has value 0 = mex {}."),
            mex(
                "The values of what a move leaves are nim-sums of values of smaller heaps, which are known; the least number that is \
                 none of them is the value.",
            ),
            leaves("From nim-sum 0 every move changes the value of one heap, and so the nim-sum."),
            enters("From nim-sum s ≠ 0 some heap of value v has v xor s < v, and by the mex a move to it."),
        ],
        example: "kayles 5 3",
        method: NORMAL,
    },
    Proof {
        theorem: "the misère quotient of the code",
        names: &["misère quotients", "theorem on misère quotients"],
        steps: &[
            rule(
                "Each heap has an element of a finite commutative monoid, a sum of heaps the product. Claimed to be lost: the product is \
                  a P-element.",
            ),
            ends(
                "Without moves the product is the unit, which is not a P-element: in misère play the player to move has won.",
            ),
            idea(
                "For each element x of the monoid and each heap, the pairs (element of the heap, elements of its options) are collected into \
                  finitely many kinds. On the kinds one checks: times a P-element no option gives a P-element; and times any other \
                  that can move, some option does. Then the two steps below hold for all sums at once.",
            ),
            leaves(
                "From a P-element every move in one heap replaces one factor, and by the check the product is not a P-element.",
            ),
            enters("From another element some factor can be replaced so that it is."),
        ],
        example: "kayles 2 3",
        method: MISERE,
    },
    Proof {
        theorem: "the values of Cutcake",
        names: &["Cutcake"],
        steps: &[
            rule(
                "Left cuts columns apart, Right rows. With 2^k ≤ rows < 2^(k+1), only the number of columns in units of 2^k counts.",
            ),
            ends("A single square cannot be cut: 0."),
            forms(
                "Let there be n ≥ 2^(k+1) columns, v = [n/2^k] − 1. Left's cut of n into a and b leaves at most [a/2^k] + [b/2^k] − 2 ≤ v − 1, \
                   with equality for a = 2^k. Right's cut leaves a part with fewer than 2^k rows, worth more than v by itself, and \
                   another worth at least 0. The simplest number above v − 1 and below those is v. If both sides lie between 2^k \
                   and 2^(k+1), every cut of Left leaves something negative and every cut of Right something positive: 0.",
            ),
        ],
        example: "cutcake 2x7",
        method: NORMAL,
    },
    Proof {
        theorem: "the values of Maundy Cake",
        names: &["Maundy Cake"],
        steps: &[
            rule(
                "Let q₁, q₂, …, q_s = 1 be the quotients of the columns c by their prime factors, least first, and a the number of \
                  prime factors of the rows. The value is v = q_(a+1) + … + q_s where s > a.",
            ),
            ends("A single square cannot be cut: 0."),
            forms(
                "Left's cut into d parts leaves d times a cake whose quotients are c/d by its own least primes: d times the j-th of them is \
                   at most q_j, and there are fewer of them, so the sum is at most v − q_s = v − 1; the greatest prime gives \
                   equality. Right's cut leaves out fewer quotients, several times: more than v. The simplest number in \
                   between is v. With s = a both players' cuts are losses for themselves: 0.",
            ),
        ],
        example: "maundy-cake 2x12",
        method: NORMAL,
    },
    Proof {
        theorem: "Kayles by symmetry",
        names: &["symmetry in Kayles", "Kayles symmetry", "Tweedledum and Tweedledee", "symmetry strategy"],
        steps: &[
            rule("A single row of pins is won by the next player."),
            enters("Knock down the middle pin, or the middle two, so that two equal rows are left."),
            leaves(
                "From two equal rows, whatever the opponent does in one, do the same in the other: there is always an answer, so the \
                    opponent runs out of moves first. In general G + G is lost for whoever moves, for every impartial game G.",
            ),
            mex("Grundy values say the same: v xor v = 0."),
        ],
        example: "kayles 5",
        method: ANY_THEOREM,
    },
];
