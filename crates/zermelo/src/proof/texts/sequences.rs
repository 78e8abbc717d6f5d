//! Proofs about periods of Grundy sequences. Their numbers are a code.

use super::{Method, Proof, idea, rounds, rule};

pub(super) const PROOFS: &[Proof] = &[
    Proof {
        theorem: "the Guy–Smith periodicity theorem",
        names: &["Guy and Smith", "period of an octal game"],
        steps: &[
            rule("Compute the values until they repeat long enough."),
            rounds(
                "Let n ≥ 2·n₀ + p + k and suppose the period for all smaller places. A move takes at most k and leaves heaps a + b = n + p − t \
                    with t ≤ k. The larger of them, say b, is at least (n + p − k)/2 ≥ n₀ + p, so g(b) = g(b − p), and (a, b − p) is what the same move \
                    leaves of n. So n and n + p have the same values among their options, and the same mex.",
            ),
            idea(
                "This is an induction that starts by itself once the values agree on n₀ ≤ n < 2·n₀ + p + k: a finite table proves it for ever.",
            ),
        ],
        example: "0.77",
        method: Method::Sequence,
    },
    Proof {
        theorem: "repetition of a state",
        names: &["period of a subtraction game"],
        steps: &[
            rule(
                "The next value is a function of the last W values (and perhaps of the parity of the heap).",
            ),
            rounds(
                "When the same W values (at the same parity) occur again p heaps later, the next value is the same too, and so on for ever.",
            ),
            idea(
                "It must happen: a game with r takes has values of at most r, so there are finitely many rows of W of them.",
            ),
        ],
        example: "0.3303",
        method: Method::Sequence,
    },
    Proof {
        theorem: "repetition of a state up to a shift",
        names: &["arithmetic period of an all-but game"],
        steps: &[
            rule(
                "If any number of tokens from some number on may be taken, the value of a heap excludes itself for all heaps far enough above.",
            ),
            rounds(
                "Let all values below a base be excluded for ever. What comes is a function of the excluded values above the base and the last few \
                    values, counted from the base. When these occur again p heaps later with the base s higher, everything repeats with s added.",
            ),
            idea("So g(n + p) = g(n) + s: the sequence is arithmetico-periodic with saltus s."),
        ],
        example: "0.[3]",
        method: Method::Sequence,
    },
];
