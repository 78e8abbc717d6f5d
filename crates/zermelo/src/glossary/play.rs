//! Words of play: positions, players, moves, who wins.

use super::Word;

pub(super) const WORDS: &[Word] = &[
    Word {
        term: "game",
        aliases: &["games"],
        text: "Positions, and for each position the moves of Left and of Right. There is no chance and \
               nothing is hidden. Play ends when the player to move cannot move, or where a rule ends it.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["position", "move", "sum"],
    },
    Word {
        term: "position",
        aliases: &["positions", "vertex", "subject", "state"],
        text: "A state of the board, without the information who moves: both players' moves always exist, \
               and the mover belongs to the question.",
        source: None,
        see: &["option", "player"],
    },
    Word {
        term: "player",
        aliases: &["left", "right", "players", "mover", "to move"],
        text: "Left and Right are the two players (the texts' A and B, or the first and the second colour). \
               They are names, not an order: who moves next is part of the question.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["outcome", "impartial"],
    },
    Word {
        term: "next player",
        aliases: &["first player"],
        text: "The player whose turn it is, whichever of Left and Right that is. In an N-position the next \
               player wins.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["previous player", "P-position"],
    },
    Word {
        term: "previous player",
        aliases: &["second player"],
        text: "The player who has just moved, and so the one who does not move now. In a P-position the \
               previous player wins.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["next player", "P-position"],
    },
    Word {
        term: "move",
        aliases: &["moves", "plays"],
        text: "What takes a player from a position to one of its options. A move of a sum is a move in \
               exactly one component.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["option", "winning move"],
    },
    Word {
        term: "winning move",
        aliases: &["winning moves", "best move"],
        text: "A move to a position that is lost for the opponent. Where the answer gives distances, the \
               first one listed wins soonest. Only moves that the answer has rated are listed, and it says \
               whether those are all.",
        source: None,
        see: &["winning strategy", "distance"],
    },
    Word {
        term: "moves listed",
        aliases: &[],
        text: "Whether an answer lists all moves, all winning moves, or some: where there are too many \
               moves, or where a theorem names only a few.",
        source: None,
        see: &["winning move"],
    },
    Word {
        term: "option",
        aliases: &["options", "follower"],
        text: "A position that a player can reach in one move.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["move"],
    },
    Word {
        term: "ending",
        aliases: &["endings", "terminal position", "endings by rule", "ending by rule"],
        text: "A position where a rule stops play with a result for the player to move: mate, three in a \
               row, a full board. The result belongs to the position together with who moves there; a goal \
               entered by the opponent's move can be a loss as well.",
        source: None,
        see: &["verdict"],
    },
    Word {
        term: "convention",
        aliases: &[],
        text: "Who wins when the player to move cannot move: the opponent in normal play, the player to \
               move in misère play.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["normal play", "misere play"],
    },
    Word {
        term: "normal play",
        aliases: &["normal"],
        text: "A player who cannot move loses. (Some texts say the opposite in passing; it is this way \
               round.)",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["misere play"],
    },
    Word {
        term: "misere play",
        aliases: &["misere"],
        text: "A player who cannot move wins. It is harder than normal play: Grundy values do not decide \
               it. Misère Nim: while at least two heaps hold two or more tokens, leave nim-sum 0 as in \
               normal play; from exactly one such heap, leave an odd number of ones, where normal play \
               would leave an even number.",
        source: Some("Winning Ways, chapter 13"),
        see: &["normal play", "genus", "misere quotient"],
    },
    Word {
        term: "verdict",
        aliases: &[
            "win",
            "loss",
            "verdicts",
            "result",
            "wins",
            "loses",
            "positionValue",
            "moveValue",
            "for mover",
        ],
        text: "What is known about a position with a given player to move: a win or a loss with its \
               distance, or a draw. A win has some move to a loss of the opponent; a loss has only moves to \
               wins of the opponent.",
        source: Some("Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913)"),
        see: &["outcome", "distance"],
    },
    Word {
        term: "winning position",
        aliases: &["losing position"],
        text: "A position is winning for the player to move when some move leads to a losing position of \
               the opponent, and losing when every move leads to a winning one. In impartial games they are \
               the N-positions and the P-positions.",
        source: Some("Zermelo (1913)"),
        see: &["P-position", "verdict"],
    },
    Word {
        term: "winning strategy",
        aliases: &["strategy"],
        text: "A rule that gives the winner a move in every position that can arise, so that the opponent \
               loses whatever he does. On games that can loop it must also bring the end nearer: see \
               distance.",
        source: Some("Zermelo (1913)"),
        see: &["distance", "strategy stealing"],
    },
    Word {
        term: "draw",
        aliases: &["drawn", "drawing moves"],
        text: "A position in which neither player can force an end in his favour: a rule calls it a draw, \
               or play can loop. With A to move the draws are all positions outside W_A and L_A (not \
               outside W_A and W_B).",
        source: None,
        see: &["ending", "loopy"],
    },
    Word {
        term: "tie",
        aliases: &[],
        text: "In a table of positions, a play that ends without a winner; a draw is a play without end there.",
        source: None,
        see: &["draw"],
    },
    Word {
        term: "distance",
        aliases: &["ply", "plies", "remoteness", "deltaRemoteness"],
        text: "How many single moves (plies) a game lasts when the winner hurries and the loser delays. \
               Where play can loop, a winner who only keeps to winning positions may never finish: the \
               distance has to fall.",
        source: None,
        see: &["best play"],
    },
    Word {
        term: "best play",
        aliases: &["line", "perfect play"],
        text: "A sequence of moves in which the winner always takes a shortest win and the loser a longest \
               loss.",
        source: None,
        see: &["distance", "minimax"],
    },
    Word {
        term: "outcome",
        aliases: &["outcome class", "n", "p", "l", "r", "d", "N-hat", "N-check", "P-hat", "P-check"],
        text: "The verdicts with Left and with Right moving first, taken together. N: the next player wins, \
               whoever it is. P: the previous player wins. L: Left wins, whoever moves first. R: Right \
               does. With draws there are five more: D, a draw whoever moves first; N-hat, Left moving \
               first wins and otherwise it is a draw; N-check, the same for Right; P-hat, Left moving \
               second wins and moving first draws; P-check, the same for Right.",
        source: Some("Winning Ways, chapter 2; Siegel, Combinatorial Game Theory, chapter VI"),
        see: &["P-position", "verdict"],
    },
    Word {
        term: "P-position",
        aliases: &["N-position", "P-positions", "N-positions"],
        text: "A P-position is won by the previous player: every move from it leads to an N-position. An \
               N-position is won by the next player: some move from it leads to a P-position. Some lecture \
               texts exchange the letters.",
        source: Some("Winning Ways, chapter 3"),
        see: &["mex", "outcome"],
    },
    Word {
        term: "impartial",
        aliases: &["partizan"],
        text: "A game is impartial when both players have the same moves everywhere, and partizan when not. \
               Not every impartial game is easy: the reduction to Nim needs the Grundy values, and finding \
               them can be PSPACE-hard (Node Kayles).",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["Sprague–Grundy theorem"],
    },
    Word {
        term: "loopy",
        aliases: &["loop-free", "loop", "cycle"],
        text: "A game is loopy when a position can recur. Then there can be draws, and plain recursion from \
               the top does not end: labels are found backwards from the ends, or by a search that notices \
               cycles.",
        source: Some("Siegel, Combinatorial Game Theory, chapter VI"),
        see: &["draw", "loopy Grundy value"],
    },
    Word {
        term: "sum",
        aliases: &["disjunctive sum", "component", "components", "summand", "disjunctive compound"],
        text: "Several games side by side; a move is a move in exactly one of them. Written with ' + ': \
               zermelo solve 'nim 3 5 + wythoff 2 4'.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["move", "nim-sum"],
    },
    Word {
        term: "strategy stealing",
        aliases: &[],
        text: "A proof that the first player wins without a winning move: if the second player had a \
               winning answer to one particular first move, the first player could have played that answer \
               at once. In Chomp the corner bite is that move. It says who wins, and neither how nor by how \
               much.",
        source: Some("D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974)"),
        see: &["winning strategy"],
    },
    Word {
        term: "Zermelo's theorem",
        aliases: &[],
        text: "In a game that must end and cannot be drawn, one of the two players can force a win from \
               every position; with draws, one can force a win or both can force a draw.",
        source: Some("Zermelo (1913)"),
        see: &["draw", "winning strategy"],
    },
    Word {
        term: "game that is not combinatorial",
        aliases: &["combinatorial game"],
        text: "A combinatorial game has two players, perfect information and no chance. Poker has hidden \
               cards and chance, Tetris one player, and with three players coalitions decide; none of this \
               theory applies to them.",
        source: Some("Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["game"],
    },
    Word {
        term: "chance",
        aliases: &["games of chance", "game of chance", "dice"],
        text: "What the players do not choose: dice, shuffled cards. With chance a move leads to a distribution of positions \
               and not to one of them, so that a position has an expectation instead of a winner. P- and N-positions, \
               strategies that always win and values in sums have no meaning then. Such games are outside of this theory, \
               and nothing here plays them.",
        source: Some("Winning Ways, chapter 1; Siegel, Combinatorial Game Theory (2013), chapter I"),
        see: &["game that is not combinatorial", "game"],
    },
    Word {
        term: "zugzwang",
        aliases: &["mutual zugzwang"],
        text: "A position in which the player to move loses only because it is his turn: were it the opponent's, he \
               would not lose. It is mutual where the opponent would lose then. Every P-position is a mutual \
               zugzwang.",
        source: None,
        see: &["P-position", "cold"],
    },
];
