//! Words of the answers: engines, confidence, counts, limits.

use super::Word;

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "retrograde analysis",
        aliases: &["round", "rounds", "backward induction"],
        text: "Labelling all positions backwards from the ends of play: a loss makes its predecessors wins; \
               a position all of whose options are wins is a loss; what is never reached is a draw. The cost \
               is O(V + E) time and memory for V pairs of position and mover and E moves.",
        source: Some("Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986)"),
        see: &["distance"],
    },
    Word {
        term: "top-down search",
        aliases: &["transposition table"],
        text: "Deciding one position by looking at its options on demand, remembering what was found. \
               Positions are remembered whole and with the player to move, never by a hash alone. The \
               cost is at worst that of looking at all positions below, O(V + E); a lucky order of moves needs \
               about their square root.",
        source: Some("Liu and Smolka, Simple linear-time algorithms for minimal fixed points (1998)"),
        see: &["retrograde analysis"],
    },
    Word {
        term: "sum search",
        aliases: &["search of sums"],
        text: "Who wins a sum of components, without its value. Every component is kept once, with its options; a \
               game and its negative cancel, components of small values become these values, and bounds and the \
               winners of single components decide where they can. In misère play none of that holds, and only the \
               order of search and what was found before remain. The time grows with the sums of different \
               components that arise, at worst with all positions.",
        source: None,
        see: &["sum", "top-down search"],
    },
    Word {
        term: "minimax",
        aliases: &[],
        text: "Minimax looks a number of plies ahead and evaluates what it finds; each player picks what is \
               best for him. A node where Left chooses is worth the greatest of its children, one where \
               Right chooses the least. With b moves a position and d plies the cost is b^d nodes.",
        source: Some("Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975)"),
        see: &["alpha-beta", "payoff"],
    },
    Word {
        term: "alpha-beta",
        aliases: &["alpha-beta pruning", "pruning", "trace"],
        text: "Minimax that skips what cannot matter: once a line is worse for a player than what he \
               already has elsewhere, the rest of it is not looked at. The score is the same, and the \
               answer counts the nodes of both. With b moves a position and d plies the cost is about b^(d/2) \
               leaves in the best order of moves, b^(3d/4) in a random one and b^d in the worst.",
        source: Some("Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975)"),
        see: &["minimax", "node"],
    },
    Word {
        term: "AND-OR tree",
        aliases: &["and-or", "AND-OR evaluation"],
        text: "A tree of wins and losses: a position is won if some option is lost for the opponent. In \
               random order the expected number of leaves looked at is smaller than any fixed order can \
               promise: on the full binary tree with n leaves it is about n^0.754, where every fixed order has \
               inputs on which it looks at all n.",
        source: Some("Saks and Wigderson, Probabilistic Boolean decision trees (1986)"),
        see: &["node", "seed"],
    },
    Word {
        term: "node",
        aliases: &["nodes", "leaf", "leaves", "minimax nodes", "alpha-beta nodes", "children"],
        text: "A node is a position as a search meets it; a position that is met twice may count twice. A \
               leaf is a node from which the search does not look further.",
        source: None,
        see: &["minimax"],
    },
    Word {
        term: "depth",
        aliases: &["checked to", "evaluation"],
        text: "How many plies a search looks ahead. What lies beyond is estimated by an evaluation, so that \
               an answer up to a depth is checked, not proved.",
        source: None,
        see: &["checked", "distance"],
    },
    Word {
        term: "seed",
        aliases: &[],
        text: "The number from which random choices are drawn. The same seed gives the same order, the same \
               exercises, the same counts.",
        source: None,
        see: &["AND-OR tree"],
    },
    Word {
        term: "engine",
        aliases: &["planner", "a theorem"],
        text: "An engine is a way to find an answer: a theorem, Grundy values, canonical forms, retrograde \
               analysis, a search. The planner picks the cheapest one that is proved to apply; --engine \
               picks one by name.",
        source: None,
        see: &["retrograde analysis", "top-down search", "theorem"],
    },
    Word {
        term: "game's own search",
        aliases: &["own search"],
        text: "A search that knows one game well and is faster there than the general engines.",
        source: None,
        see: &["engine"],
    },
    Word {
        term: "theorem",
        aliases: &["theorems"],
        text: "A statement that gives the winner, or the value, without a search. The answer names it and \
               says where it is proved; zermelo explain NAME prints it.",
        source: None,
        see: &["engine", "proved"],
    },
    Word {
        term: "confidence",
        aliases: &[],
        text: "How sure an answer is: proved, checked up to a bound, conjectured, or stopped by a limit.",
        source: None,
        see: &["proved", "checked", "conjectured", "stopped"],
    },
    Word {
        term: "proved",
        aliases: &["proof"],
        text: "The confidence of an answer that a theorem or a complete search gives.",
        source: None,
        see: &["certificate"],
    },
    Word {
        term: "checked",
        aliases: &[],
        text: "The confidence of an answer that was examined up to a stated bound, such as a depth, and may \
               change beyond it.",
        source: None,
        see: &["depth"],
    },
    Word {
        term: "conjectured",
        aliases: &[],
        text: "The confidence of a statement that is believed on evidence and not proved.",
        source: None,
        see: &[],
    },
    Word {
        term: "stopped",
        aliases: &["stopped by a limit"],
        text: "The confidence of an answer that a limit on time, memory or positions cut short. What was \
               known by then is given; the exit code is 3.",
        source: None,
        see: &["limit"],
    },
    Word {
        term: "limit",
        aliases: &["limits", "limit on positions", "limit on time", "limit on memory"],
        text: "What an answer may cost: --limit-time, --limit-positions, --limit-memory. When one is \
               reached the answer says so and gives what is known; the exit code is 3.",
        source: None,
        see: &["stopped"],
    },
    Word {
        term: "certificate",
        aliases: &["certificates", "claim"],
        text: "Data from which zermelo-check, a small program without any of the solver, establishes an \
               answer again. solve --certificate FILE writes one, verify reads it.",
        source: None,
        see: &["proved"],
    },
    Word {
        term: "grundy positions",
        aliases: &["count of positions"],
        text: "How many positions an engine looked at for the answer: states of a search, or positions \
               whose Grundy value was computed.",
        source: None,
        see: &["engine"],
    },
];
