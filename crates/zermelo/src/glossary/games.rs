//! Words of single games: Hackenbush, Go, chess, graphs.

use super::Word;

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "colon principle",
        aliases: &[],
        text: "In Hackenbush, branches that meet at a vertex may be replaced by any others of the same \
               value: in green drawings by one stalk. Its length is the nim-sum, over the branches, of 1 + \
               the value of what stands on the branch's first edge, taken as stalks from the top down; the \
               numbers of edges do not enter.",
        source: Some("Winning Ways, chapter 7"),
        see: &["ordinal sum", "fusion principle"],
    },
    Word {
        term: "fusion principle",
        aliases: &["fusion"],
        text: "In green Hackenbush the vertices of a cycle may be drawn together into one, each edge of the \
               cycle becoming a loop there, which is worth 1. Cycles with blue or red edges may not.",
        source: Some("Winning Ways, chapter 7"),
        see: &["colon principle"],
    },
    Word {
        term: "stalk",
        aliases: &["snake", "ground", "bamboo stalk"],
        text: "A Hackenbush drawing without branches: edges one on top of the other. A green stalk of n \
               edges is the nimber *n; the ground is the line on which drawings stand.",
        source: Some("Winning Ways, chapters 1 and 7"),
        see: &["colon principle", "sign expansion"],
    },
    Word {
        term: "ko",
        aliases: &["superko"],
        text: "Rules of Go on repetition. The ko rule forbids a play that brings back the board before the \
               opponent's last play; positional superko forbids every board that has been, so play must \
               end. Without either play can loop. A ban on every point that was played on before is neither: \
               it is a rule on points, and play ends by it as well.",
        source: Some("J. Tromp and G. Farnebäck, Combinatorics of Go (2007)"),
        see: &["loopy"],
    },
    Word {
        term: "komi",
        aliases: &[],
        text: "In Go the points that White is given because Black begins: Black wins when ahead by more.",
        source: None,
        see: &[],
    },
    Word {
        term: "liberty",
        aliases: &["chain"],
        text: "In Go a chain is a connected group of stones of one colour, and its liberties are the free \
               points next to it. A chain without liberties leaves the board.",
        source: None,
        see: &[],
    },
    Word {
        term: "FEN",
        aliases: &["interchange"],
        text: "The notation in which chess programs exchange positions: the board from the eighth rank \
               down, then who moves. Other games have such notations too.",
        source: None,
        see: &["position"],
    },
    Word {
        term: "checkmate",
        aliases: &["stalemate"],
        text: "Checkmate, or mate, is check without a legal move and loses. Stalemate is no legal move without check, \
               and is a draw.",
        source: None,
        see: &["ending"],
    },
    Word {
        term: "vertices",
        aliases: &["edge", "edges", "graph", "digraph"],
        text: "A game as a graph: positions are vertices and moves are edges from a vertex to another.",
        source: None,
        see: &["position", "token graph"],
    },
    Word {
        term: "token graph",
        aliases: &["token game"],
        text: "A graph with tokens on its vertices: a move pushes one token along an edge. Several tokens \
               make a sum.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["sum"],
    },
    Word {
        term: "payoff",
        aliases: &["payoff tree", "tree value", "tree move", "tree"],
        text: "A tree whose leaves carry numbers. Left chooses for the greatest, Right for the least; the \
               payoff of the tree is what comes out when both choose best.",
        source: None,
        see: &["minimax"],
    },
    Word {
        term: "Nimstring",
        aliases: &["dots and boxes", "Strings and Coins", "long chain rule", "loony move", "loony"],
        text: "Dots and Boxes in which boxes do not count: a move draws an edge, whoever completes a box must draw again, and \
               whoever cannot move loses. A move is loony when it lets the opponent choose who has to move on: he takes all \
               the boxes that it offers, or all but two. Who wins Nimstring has the last word on the long chains, those of \
               three boxes or more, and nearly always wins Dots and Boxes. Strings and Coins is the same on the dual graph, \
               where strings are cut. Try: zermelo rules show nimstring.",
        source: Some("Winning Ways, chapter 16; E. R. Berlekamp, The Dots-and-Boxes Game (2000)"),
        see: &["impartial", "Grundy value"],
    },
    Word {
        term: "Welter's game",
        aliases: &["Welter", "Welter function", "Sato–Welter game"],
        text: "Coins on the squares 0, 1, 2, … of a strip, at most one on each: a move pushes a coin to a free \
               square of a smaller number, over others if need be. Two coins on a and b have the Grundy value (a \
               xor b) − 1; Welter's function gives that of any number of coins, as a nim-sum over the coins and \
               over the pairs of them.",
        source: Some(
            "Welter, The theory of a class of games on a sequence of squares (1954); Conway, On Numbers and Games (1976), chapter 13",
        ),
        see: &["Grundy value", "nim-sum"],
    },
    Word {
        term: "Northcott's game",
        aliases: &["Northcott"],
        text: "In each row of a board stand one man of Left's and one of Right's: a move pushes one's own man along \
               the row, not over the other. Whoever cannot move loses. Who wins is decided as in Nim by the gaps \
               between the men: a move that widens a gap is answered by one that closes it again by as much, and \
               since the board ends somewhere play comes to an end.",
        source: Some("Winning Ways, chapter 3"),
        see: &["nim-sum", "reversible move"],
    },
    Word {
        term: "staircase Nim",
        aliases: &["staircase", "staircase game"],
        text: "Tokens on the steps of a staircase: a move carries any number of them from a step to the next below, \
               and those on the ground are out of play. It is Nim with the steps of odd number as heaps: what comes \
               to an even step is answered by carrying as much on.",
        source: None,
        see: &["nim-sum", "reversible move"],
    },
    Word {
        term: "Sylver Coinage",
        aliases: &["Sylver"],
        text: "The players name numbers in turn; a number may not be a sum of multiples of those that were named, \
               and whoever names 1 loses. It ends after finitely many moves, though no bound is known beforehand. A \
               prime from 5 on wins as a first move, by a theorem of Hutchings that steals a strategy and does not \
               show it.",
        source: Some("Winning Ways, chapter 18"),
        see: &["strategy stealing"],
    },
];
