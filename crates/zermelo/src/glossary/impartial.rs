//! Words of impartial games: nim-sums, Grundy values, heaps and their codes.

use super::Word;

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "mex",
        aliases: &["minimal excluded number", "minimal excludent"],
        text: "The least whole number, from 0 on, that does not occur in a set: mex {0, 1, 3} = 2.",
        source: None,
        see: &["Grundy value"],
    },
    Word {
        term: "nim-sum",
        aliases: &["xor", "nim sum of the heaps", "exclusive or"],
        text: "Addition of binary numbers without carries: 3 xor 5 = 011 xor 101 = 110 = 6.",
        source: None,
        see: &["Grundy value", "nimber"],
    },
    Word {
        term: "Grundy value",
        aliases: &["nim-value", "grundy", "SG value", "Grundy values", "the theory of Grundy values"],
        text: "For impartial loop-free games in normal play: the mex of the Grundy values of the options. A \
               position with value n behaves in sums like a Nim heap of n, written *n. The previous player \
               wins exactly at value 0; that position need not be empty.",
        source: Some("Sprague (1935); Grundy (1939)"),
        see: &["mex", "nimber", "Sprague–Grundy theorem"],
    },
    Word {
        term: "Kayles by symmetry",
        aliases: &["symmetry strategy", "Tweedledum and Tweedledee", "copycat strategy"],
        text: "The next player wins every single row of Kayles: he knocks down the middle pin, or the middle two, and then \
               answers each move in one half by the same move in the other. In general a sum of two equal impartial \
               games is lost for whoever moves.",
        source: Some("Winning Ways, chapters 1 and 4"),
        see: &["sum", "strategy stealing"],
    },
    Word {
        term: "nimber",
        aliases: &["nim-product", "nim multiplication", "nimbers", "star n"],
        text: "A Nim heap as a number: *n is the heap of n, the value of every position with Grundy value \
               n. Nimbers are added by the nim-sum and multiplied by Conway's product: a ⊗ b is the least \
               nimber other than a' ⊗ b + a ⊗ b' + a' ⊗ b' for all a' < a, b' < b. Those below 2, 4, 16, \
               256, ... are fields; n ⊗ n is not n·n: *2 ⊗ *2 = *3. Try: zermelo eval '*2 x *2'.",
        source: Some("Conway, On Numbers and Games (1976), chapter 6"),
        see: &["nim-sum", "Grundy value"],
    },
    Word {
        term: "Sprague–Grundy theorem",
        aliases: &["sprague-grundy"],
        text: "The Grundy value of a sum is the nim-sum of the components' values, so every impartial \
               loop-free game in normal play is as good as a single Nim heap.",
        source: Some(
            "R. Sprague, Über mathematische Kampfspiele, Tôhoku Math. J. 41 (1935); P. M. Grundy, \
               Mathematics and games, Eureka 2 (1939)",
        ),
        see: &["Grundy value", "nim-sum"],
    },
    Word {
        term: "heap",
        aliases: &["heaps", "pile"],
        text: "A number of tokens that moves make smaller or split. A heap of n in Nim is the nimber *n.",
        source: Some("Winning Ways, chapter 1"),
        see: &["nimber", "octal code"],
    },
    Word {
        term: "reversible move",
        aliases: &["reversible", "reversible option", "reversible through"],
        text: "A move that the opponent can answer so that the position is at least as good for him as \
               before. Where the answers come to an end, such a move changes nothing: adding tokens in \
               Poker Nim, widening a gap between coins on a strip.",
        source: Some("Winning Ways, chapter 3"),
        see: &["dominated", "canonical form"],
    },
    Word {
        term: "coin-turning game",
        aliases: &["companion"],
        text: "A row of coins of which a move turns some over, the rightmost from heads to tails. The coins \
               turned together with a head are its companions; the value of a head is the mex over the sets \
               of companions of the nim-sum of their values.",
        source: Some("Winning Ways, chapter 14"),
        see: &["nim-sum", "mex"],
    },
    Word {
        term: "loopy Grundy value",
        aliases: &[
            "loopy nimber",
            "infinite value",
            "inf",
            "Smith's theorem",
            "the theory of loopy Grundy values",
        ],
        text: "What an impartial position is worth in normal play when play can loop: a nimber n, or ∞(K), \
               written inf(0,2), where K has the nimbers one can move to. It is m when m is the mex of the \
               options that are nimbers and each other option has an option worth m. In sums nimbers add by \
               xor; ∞(K) with others of nim-sum g is won by the next player if g is in K, and else a draw; \
               two infinite components are a draw.",
        source: Some(
            "C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); Winning Ways, \
               chapter 12; Siegel, Combinatorial Game Theory, section IV.4",
        ),
        see: &["loopy", "counter"],
    },
    Word {
        term: "counter",
        aliases: &["reverting move"],
        text: "Where a position is worth m and a player moves to one that is worth more, or is infinite, \
               the other reverts it by a move to a position worth m again. Counters number the positions in \
               the order in which their values were found; a winner who reverts to a smaller counter does \
               not loop.",
        source: Some(
            "Fraenkel and Yesha, The generalized Sprague–Grundy function and its invariance under certain \
               mappings, J. Combin. Theory A 43 (1986)",
        ),
        see: &["loopy Grundy value"],
    },
    Word {
        term: "take-and-break game",
        aliases: &[
            "octal code",
            "hexadecimal code",
            "code",
            "octal game",
            "hexadecimal game",
            "quaternary game",
        ],
        text: "A game of heaps given by digits: in 0.d1 d2 d3 … the bits of the digit dk say what may be \
               left after taking k tokens from a heap: 1 no heap, 2 one heap, 4 two heaps, 8 three. Digits \
               to 7 make an octal code, digits to F a hexadecimal one. Kayles is 0.77.",
        source: Some("Guy and Smith, The G-values of various games (1956); Winning Ways, chapter 4"),
        see: &["period", "Grundy value"],
    },
    Word {
        term: "period",
        aliases: &["periodic"],
        text: "A sequence of Grundy values has period p from some heap on when every value equals the one p \
               places before. It is proved once it has been seen long enough for the code: then it holds \
               for all heaps.",
        source: Some("Guy and Smith, The G-values of various games (1956); Winning Ways, chapter 4"),
        see: &["preperiod", "saltus"],
    },
    Word {
        term: "preperiod",
        aliases: &[],
        text: "Where a period begins: the first heap from which every value equals the one a period later.",
        source: Some("Winning Ways, chapter 4"),
        see: &["period"],
    },
    Word {
        term: "saltus",
        aliases: &["arithmetic period"],
        text: "What is added to the values from each period to the next: with period p and saltus s, g(n + \
               p) = g(n) + s. A period without saltus has s = 0.",
        source: Some("Winning Ways, chapter 4"),
        see: &["period"],
    },
    Word {
        term: "sparse space",
        aliases: &["rare heap", "common value", "mask", "rare value"],
        text: "Values whose binary digits selected by a mask have an even number of ones. In many octal \
               games almost all heaps have values outside that space; the few rare heaps inside it decide \
               which values can be reached, and so make long computations quick.",
        source: Some("Winning Ways, chapter 4"),
        see: &["octal code"],
    },
    Word {
        term: "method",
        aliases: &["plain", "blocked", "windowed", "sparse"],
        text: "How a sequence of Grundy values was computed: plain by the definition, sparse along the rare \
               heaps, blocked with bit sets, windowed in words. All of them give the same values.",
        source: None,
        see: &["sparse space"],
    },
    Word {
        term: "b-file",
        aliases: &[],
        text: "A sequence as the On-Line Encyclopedia of Integer Sequences takes it: an index and a value \
               on each line.",
        source: None,
        see: &["period"],
    },
    Word {
        term: "binary column",
        aliases: &["nim-sum column", "binary columns"],
        text: "Numbers written in binary below each other. The nim-sum has a 1 where a column holds an odd \
               number of ones; the only heaps that a winning move can lower are those with a 1 in its \
               topmost column.",
        source: Some("Bouton (1901)"),
        see: &["nim-sum"],
    },
    Word {
        term: "Beatty sequence",
        aliases: &["Beatty", "golden ratio", "Beatty pairs", "Beatty pair", "Wythoff pair"],
        text: "The multiples of an irrational number above 1, rounded down. Those of the golden ratio and \
               of its square hold each positive integer once; taken in pairs they are the P-positions of \
               Wythoff's game.",
        source: Some("W. A. Wythoff (1907); S. Beatty (1926)"),
        see: &["P-position"],
    },
    Word {
        term: "Zeckendorf representation",
        aliases: &["Zeckendorf"],
        text: "A number as a sum of Fibonacci numbers no two of which are neighbours. There is exactly one, \
               and in Fibonacci Nim its least term is the winning take.",
        source: Some("E. Zeckendorf (1972); M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963)"),
        see: &["P-position"],
    },
    Word {
        term: "modulus",
        aliases: &["moduli", "remainder"],
        text: "The number by which one divides to look at remainders: with the modulus 4 the numbers 3, 7, 11, … are alike. \
               When takes of 1 to k are allowed, the P-positions of a single heap are the multiples of k + 1: whatever is \
               taken, the opponent completes to k + 1. In Moore's Nim_k the columns are added with the modulus k + 1.",
        source: Some("Winning Ways, chapters 4 and 15"),
        see: &["P-position", "period"],
    },
    Word {
        term: "recurrence",
        aliases: &["recurrences", "recurrence relation"],
        text: "A rule that makes each term of a sequence from the terms before it. The P-positions of Fibonacci Nim, in \
               which any smaller number may be taken first and later at most twice the last take, are the Fibonacci \
               numbers 1, 2, 3, 5, 8, …: each is the sum of the two before it.",
        source: Some("M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963)"),
        see: &["Zeckendorf representation", "Beatty sequence"],
    },
    Word {
        term: "differences",
        aliases: &["difference table", "table of differences"],
        text: "What each term of a sequence is more than the one before it; the differences of these are those of the second \
               order, and so on. Where those of order k are constant, the sequence is a polynomial of degree k: 1, 4, 9, 16, … \
               has the differences 3, 5, 7, …, and of these each is 2.",
        source: None,
        see: &["recurrence", "modulus"],
    },
    Word {
        term: "xor of values",
        aliases: &["nim-sum of values", "xor of Grundy values", "equal values"],
        text: "A sum of impartial loop-free games is worth the xor of the Grundy values of its components, and in normal play \
               it is lost for the player to move exactly when that is 0. With two components it is 0 exactly when the values \
               are equal. In misère play the Grundy values alone do not decide.",
        source: Some("Sprague (1935); Grundy (1939); Winning Ways, chapter 3"),
        see: &["nim-sum", "Grundy value", "Sprague–Grundy theorem"],
    },
    Word {
        term: "excess",
        aliases: &["excesses", "excess of a prime"],
        text: "For the k-th odd prime p, counted from 0, the transfinite nimber ω^ω^k is a p-th root of α_p, the least nimber \
               without one below ω^ω^k. α_p is κ + m, where κ is the least nimber whose degree over the field of two \
               elements is divisible by the order of 2 modulo p, and the finite m is the excess of p: α_3 = 2 and α_5 = 4 \
               have excess 0, and α_7 = ω + 1 has 1. No formula for it is known.",
        source: Some(
            "H. W. Lenstra, On the algebraic closure of two (1977); J. DiMuro, On On_p (2011); Siegel, Combinatorial Game \
             Theory (2013), chapter VIII",
        ),
        see: &["ordinal", "nimber"],
    },
    Word {
        term: "entailing move",
        aliases: &["entailing", "complimenting move", "complimenting"],
        text: "A move that restricts what the opponent may answer, as one that must be answered on the spot; a \
               complimenting move lets the same player move again, as in Dots and Boxes. The theorem of Sprague and \
               Grundy does not hold for such games as it stands: values beyond the nimbers are needed, such as \
               loony ones.",
        source: Some("Winning Ways, chapter 12"),
        see: &["Sprague–Grundy theorem", "Nimstring"],
    },
    Word {
        term: "odious number",
        aliases: &["odious", "evil number", "evil"],
        text: "A number is odious when it has an odd number of ones in binary, and evil when the number of ones is \
               even. A nim-sum is odious exactly when an odd number of its summands are. In Mock Turtles the head \
               at place n, counted from 0, is worth whichever of 2n and 2n + 1 is odious.",
        source: Some("Winning Ways, chapter 14"),
        see: &["nim-sum", "coin-turning game"],
    },
    Word {
        term: "lexicode",
        aliases: &["lexicographic code", "greedy code"],
        text: "The words of a length over an alphabet, taken in lexicographic order: each one that differs in at \
               least d places from all that were taken before. In binary they are closed under nim-addition, and \
               are the P-positions of the game in which a move turns at most d − 1 coins, the leftmost of them from \
               heads to tails.",
        source: Some(
            "Conway and Sloane, Lexicographic codes: error-correcting codes from game theory (1986)",
        ),
        see: &["coin-turning game", "P-position"],
    },
];
