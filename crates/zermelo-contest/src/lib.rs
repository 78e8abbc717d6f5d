//! Contest problems in their own formats: the whole input in, the whole output out, or one error with its line and
//! nothing written.
//!
//! Inputs have up to millions of numbers: this crate is optimised for speed.

mod bulbs;
mod games_on_dag;
mod graph_wld;
mod green_hackenbush;
mod happy;
mod krk;
mod loopy_sg;
mod moore_nim;
mod muv_luv;
mod nim;
mod nim_multiply;
mod one_line;
mod silver_dollar;
mod subtraction;
mod wall_making;

use zermelo_core::Message;
use zermelo_games::rulesets::InputError;
use zermelo_solve::{Limits, StopReason};

/// Why a problem has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// What is wrong with the input, and where.
    #[error(transparent)]
    Input(#[from] InputError),
    /// The input is right but asks for more than can be computed.
    #[error(transparent)]
    TooLarge(InputError),
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

impl From<ContestError> for Message {
    fn from(error: ContestError) -> Self {
        match error {
            ContestError::Input(error) | ContestError::TooLarge(error) => error.to_message(),
            ContestError::Stopped(reason) => reason.into(),
        }
    }
}

/// A contest problem.
#[derive(Debug)]
pub struct Contest {
    /// The name in `zermelo contest NAME`.
    pub name: &'static str,
    /// What is asked, in a sentence or two.
    pub problem: &'static str,
    /// The form of the input.
    pub input: &'static str,
    /// The form of the output.
    pub output: &'static str,
    /// An input that works.
    pub sample_input: &'static str,
    /// Its output.
    pub sample_output: &'static str,
    /// Solves one input. Linear work is done whatever the limits; longer work keeps to them.
    pub solve: fn(&[u8], &Limits) -> Result<Vec<u8>, ContestError>,
}

const FIRST_OR_SECOND: &str = "First or Second: who wins";

/// All contest problems, in the order of the catalogue.
pub static CONTESTS: &[Contest] = &[
    Contest {
        name: "nim",
        problem: "Nim; whoever cannot move loses.",
        input: "n, then n heaps below 2^64",
        output: FIRST_OR_SECOND,
        sample_input: "3\n3 4 5\n",
        sample_output: "First\n",
        solve: nim::normal,
    },
    Contest {
        name: "nim-misere",
        problem: "Nim; whoever takes the last token loses.",
        input: "n, then n heaps below 2^64",
        output: FIRST_OR_SECOND,
        sample_input: "3\n1 1 1\n",
        sample_output: "Second\n",
        solve: nim::misere,
    },
    Contest {
        name: "bash",
        problem: "One heap of n tokens, 1 to m are taken; whoever cannot move loses.",
        input: "n m",
        output: FIRST_OR_SECOND,
        sample_input: "12 3\n",
        sample_output: "Second\n",
        solve: one_line::bash,
    },
    Contest {
        name: "wythoff",
        problem: "Wythoff's game on heaps of n and m tokens; whoever cannot move loses.",
        input: "n m",
        output: FIRST_OR_SECOND,
        sample_input: "3 5\n",
        sample_output: "Second\n",
        solve: one_line::wythoff,
    },
    Contest {
        name: "baskin-robbins",
        problem: "The numbers 1 to N are called in turn, 1 to k at a time; the caller of N loses.",
        input: "N k",
        output: FIRST_OR_SECOND,
        sample_input: "31 3\n",
        sample_output: "First\n",
        solve: one_line::baskin_robbins,
    },
    Contest {
        name: "split-game",
        problem: "One heap of n tokens; a move splits a heap into two non-empty ones; whoever cannot move loses.",
        input: "n",
        output: FIRST_OR_SECOND,
        sample_input: "7\n",
        sample_output: "Second\n",
        solve: one_line::split_game,
    },
    Contest {
        name: "subtraction",
        problem: "One heap of n tokens; a move takes one of k numbers of tokens; whoever cannot move loses.",
        input: "n k, then the k numbers",
        output: FIRST_OR_SECOND,
        sample_input: "7 3\n1 2 3\n",
        sample_output: "First\n",
        solve: subtraction::solve,
    },
    Contest {
        name: "chomp",
        problem: "Chomp on n × m squares; whoever eats the poisoned corner loses.",
        input: "n m",
        output: FIRST_OR_SECOND,
        sample_input: "3 5\n",
        sample_output: "First\n",
        solve: one_line::chomp,
    },
    Contest {
        name: "fibonacci-nim",
        problem: "Fibonacci Nim on n tokens: the first move takes any number but not all, every later one at most twice \
                  as many as the move before; whoever cannot move loses.",
        input: "n",
        output: FIRST_OR_SECOND,
        sample_input: "13\n",
        sample_output: "Second\n",
        solve: one_line::fibonacci_nim,
    },
    Contest {
        name: "moore-nim",
        problem: "Moore's Nim: a move takes from at least one and at most k heaps; whoever cannot move loses.",
        input: "n k, then n heaps below 2^64",
        output: FIRST_OR_SECOND,
        sample_input: "3 2\n5 5 5\n",
        sample_output: "Second\n",
        solve: moore_nim::solve,
    },
    Contest {
        name: "poker-nim",
        problem: "Poker Nim with empty stocks; whoever cannot move loses.",
        input: "n, then n heaps below 2^64",
        output: FIRST_OR_SECOND,
        sample_input: "2\n1 3\n",
        sample_output: "First\n",
        solve: nim::normal,
    },
    Contest {
        name: "silver-dollar",
        problem: "k coins on a strip of n squares slide to the left, not over one another; whoever cannot move loses.",
        input: "n k, then the squares of the k coins, counted from 1",
        output: FIRST_OR_SECOND,
        sample_input: "10 2\n4 6\n",
        sample_output: "First\n",
        solve: silver_dollar::solve,
    },
    Contest {
        name: "green-hackenbush",
        problem: "Green Hackenbush: cut an edge of a graph; what no longer hangs together with the ground falls off; whoever \
                  cannot move loses. Find the Grundy value.",
        input: "V E, then E lines u v with 1 <= u, v <= V; vertex 1 is the ground; loops and several edges between two \
                vertices are allowed",
        output: "the Grundy value",
        sample_input: "5 5\n1 2\n2 3\n3 4\n4 2\n2 5\n",
        sample_output: "1\n",
        solve: green_hackenbush::solve,
    },
    Contest {
        name: "wall-making",
        problem: "Wall Making: a move picks a free cell and turns it, and everything in the four directions up to the next \
                  wall or the edge, into wall; marked cells may not be picked; whoever cannot move loses.",
        input: "H W, then H rows of W cells, '.' free and 'X' marked",
        output: FIRST_OR_SECOND,
        sample_input: "2 2\nX.\n..\n",
        sample_output: "First\n",
        solve: wall_making::solve,
    },
    Contest {
        name: "muv-luv",
        problem: "A move removes at least one leaf of a rooted tree; whoever cannot move loses.",
        input: "T, then T trees: n, then the parents of vertices 2 to n (1 is the root; an empty line when n = 1)",
        output: "a line each: Takeru (the first player) or Meiya, who wins",
        sample_input: "2\n3\n1 1\n4\n1 2 3\n",
        sample_output: "Takeru\nMeiya\n",
        solve: muv_luv::solve,
    },
    Contest {
        name: "games-on-dag",
        problem: "Tokens stand on vertices 1 and 2 of an acyclic graph; a move pushes one along an edge; whoever cannot move \
                  loses. Count the subsets of the edges for which the first player wins.",
        input: "N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N; then, where the subsets that give \
                every vertex its Grundy value are counted, g_1 ... g_N (N up to 100000)",
        output: "the count, modulo 10^9 + 7",
        sample_input: "3 3\n1 2\n1 3\n2 3\n",
        sample_output: "6\n",
        solve: games_on_dag::solve,
    },
    Contest {
        name: "bulbs",
        problem: "Bulbs and switches: in round i of (N - 1) / 2 Alice may flip switches 2i - 1 and 2i, then Bob 2i and \
                  2i + 1. All bulbs are dark at first. Alice wins if the lit ones are at last at least as bright as K.",
        input: "N M K with N odd, at most 41, and M at most 64; M brightnesses; N lines c b_1 ... b_c, the bulbs of each switch",
        output: "Alice or Bob: who wins",
        sample_input: "3 2 8\n8 10\n1 2\n2 1 2\n0\n",
        sample_output: "Alice\n",
        solve: bulbs::solve,
    },
    Contest {
        name: "graph-wld",
        problem: "A token on a directed graph; whoever cannot move loses. Label every vertex for the player to move.",
        input: "V E, then E lines u v with 1 <= u, v <= V; then, where play ends by rule, lines W v and L v: the player to move \
                at v has won or lost",
        output: "a line a vertex: W d, L d (d plies to the end under best play) or D (a draw)",
        sample_input: "3 3\n1 2\n2 3\n3 3\n",
        sample_output: "D\nD\nD\n",
        solve: graph_wld::solve,
    },
    Contest {
        name: "loopy-sg",
        problem: "A token on a directed graph that may have cycles; whoever cannot move loses. Find the loopy Grundy value \
                  of every vertex.",
        input: "V E, then E lines u v with 1 <= u, v <= V",
        output: "a line a vertex: n, or inf(K) with the numbers of K ascending and commas between them",
        sample_input: "5 6\n1 2\n2 1\n2 3\n4 4\n4 3\n4 2\n",
        sample_output: "0\n1\n0\ninf(0,1)\n0\n",
        solve: loopy_sg::solve,
    },
    Contest {
        name: "happy",
        problem: "Two tokens on a directed graph: Bob moves his along an edge, then Alice hers, and so on. Whoever cannot move \
                  loses; if the tokens meet, Alice wins; if play does not end, Bob. Does Bob win?",
        input: "T, then T cases: n m with n <= 2000; m lines u v, a move from u to v; x y, where Bob and Alice stand",
        output: "a line each: Case #i: Yes or Case #i: No",
        sample_input: "2\n3 3\n1 2\n2 3\n3 1\n2 1\n2 1\n1 2\n1 2\n",
        sample_output: "Case #1: Yes\nCase #2: No\n",
        solve: happy::solve,
    },
    Contest {
        name: "krk",
        problem: "King and rook against king, White to move: in how many moves does White mate?",
        input: "T, then T lines with the squares of the white king, the rook and the black king",
        output: "a line each: White's moves to mate, or Illegal",
        sample_input: "2\nh2 c3 d4\ne1 a1 e2\n",
        sample_output: "16\nIllegal\n",
        solve: krk::solve,
    },
    Contest {
        name: "nim-multiply",
        problem: "The nim-product of two numbers, of as many pairs as there are.",
        input: "lines a b, both below 2^64",
        output: "the products a ⊗ b, a line each",
        sample_input: "12 7\n",
        sample_output: "5\n",
        solve: nim_multiply::solve,
    },
];

/// The contest problem of a name.
pub fn find(name: &str) -> Option<&'static Contest> {
    let name = zermelo_core::spelling::canonical(name);
    CONTESTS.iter().find(|contest| contest.name == name)
}

/// The line that says who wins.
fn winner(next_wins: bool) -> Vec<u8> {
    if next_wins { b"First\n".to_vec() } else { b"Second\n".to_vec() }
}

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
