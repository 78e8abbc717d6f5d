//! Proofs of what works on any game: who wins at all, labels, Grundy values, values, searches.

use super::{ANY_THEOREM, Method, Proof, ends, enters, forms, idea, leaves, mex, rounds, rule};

pub(super) const PROOFS: &[Proof] = &[
    Proof {
        theorem: "Zermelo's theorem",
        names: &["Zermelo", "determinacy"],
        steps: &[
            rule(
                "From every position with a player to move: a win, a loss, or, where play can loop or a rule says so, a draw.",
            ),
            rounds(
                "Label the ends. Then, again and again: a position with a move to one that is lost for the opponent is won; one all of whose moves \
                    lead to positions won by the opponent is lost. The labels only grow, so they come to rest.",
            ),
            idea(
                "The winner has a strategy: from a win of round n to a loss of a smaller round; the loser can only go to wins of smaller rounds. \
                  The rounds fall, so play ends. From a position without label there is a move to another without label and none to a loss of the opponent: \
                  both can avoid losing for ever. Without loops and drawn ends there is no such position.",
            ),
        ],
        example: "token:a>b,b>a,b>c,c>d a",
        method: Method::Labels { from_the_top: false },
    },
    Proof {
        theorem: "retrograde analysis",
        names: &["backward induction"],
        steps: &[
            rule("Every pair of position and player gets its label with its distance."),
            rounds(
                "A queue holds labelled positions in order of distance. A loss makes every unlabelled predecessor a win one ply further; a win \
                    takes one off the count of a predecessor's moves, and at zero it is a loss one ply further. As the queue is in order, a \
                    win gets the least distance and a loss the greatest. Each move is looked at once: linear time.",
            ),
            idea("What is never reached is drawn: neither player can force an end."),
        ],
        example: "token:a>b,b>a,b>c,c>d a",
        method: Method::Labels { from_the_top: false },
    },
    Proof {
        theorem: "top-down search",
        names: &["memoised search"],
        steps: &[
            rule(
                "One position is asked for; options are looked at on demand, and what was found is remembered for the whole position and its \
                  mover.",
            ),
            rounds(
                "The labels are the same as those from the ends backwards: both are the least that satisfies 'a win has a move to a loss, a loss only \
                    moves to wins'. A position met again while it is still open must not be called a draw at once; it waits until what it \
                    depends on is closed.",
            ),
        ],
        example: "token:a>b,b>a,b>c,c>d a",
        method: Method::Labels { from_the_top: true },
    },
    Proof {
        theorem: "Sprague–Grundy theorem",
        names: &["Sprague and Grundy", "sums of impartial games", "mex rule"],
        steps: &[
            rule(
                "Give every position the mex of the values of its options, and a sum the nim-sum of its components.",
            ),
            mex(
                "That the nim-sum of the components is again the mex, by induction on what the sum can become: let a, b be the \
                 values of two components and c < a xor b. In the topmost digit in which c differs from a xor b, c has 0 and \
                 exactly one of a and b has 1, say a. Then c xor b < a, so the first component has an option of that value, \
                 and the sum one of value c. And a move changes one value, say a to some a' ≠ a, so a xor b is not among the \
                 options.",
            ),
            leaves("Value 0 means that no option has value 0."),
            enters(
                "Value v > 0 means that some option has value 0, since 0 < v is not missing. So exactly the positions of value 0 are lost, empty \
                    or not.",
            ),
            idea(
                "Hypotheses: the players move alike, play ends, and whoever cannot move loses. In misère play, with loops, or with ends by rule the \
                  theorem does not apply.",
            ),
        ],
        example: "nim 2 + kayles 3 + wythoff 1 2",
        method: Method::Sum,
    },
    Proof {
        theorem: "loopy Grundy value",
        names: &["Smith's theorem", "Smith"],
        steps: &[
            rule(
                "A position has value m when m is the mex of its options that have values, and each other option has itself an option of value m (found \
                  before). What never gets a value is ∞(K), K being the values of its options.",
            ),
            leaves(
                "From value 0 a move leads to a value above 0, or to a position without a value (yet). Either has, by definition, a move back to value 0, \
                    at a position whose value was found earlier. So the answers come to an end.",
            ),
            mex(
                "In a sum of nimbers the same answers work, component by component, as in the Sprague–Grundy theorem.",
            ),
            enters(
                "∞(K) beside a nimber g: if g is in K, move there to make the sum 0. If not, g is at least m = mex K. Lower a \
                 larger g to m; beside m itself, move the infinite component to an option without a value that has no option \
                 of value m: there is one, or the value would be m. Either way an infinite component is left whose K does not \
                 hold the nimber beside it; a move to anything else leaves the opponent a nim-sum other than 0 or a move to 0. \
                 So neither player can do better: a draw. Of two infinite components move one to an option without a value: a \
                 draw, too.",
            ),
        ],
        example: "token:a>b,b>a,b>c,c>d,e>c,e>d a e",
        method: Method::Loopy,
    },
    Proof {
        theorem: "canonical form",
        names: &["the canonical form", "dominated and reversible options", "values of sums"],
        steps: &[
            rule("Compute the value from the options, simplify, and read the winner off its sign."),
            forms(
                "A dominated option can be left out: whoever would take it does at least as well with the other, in any sum. An option of Left that is \
                   reversible through a Right answer R ≤ G can be replaced by the Left options of R: Right will make that answer, after which Left moves \
                   on. Where neither is left, two equal games are identical: an option of one is matched by an equal option of the other.",
            ),
            idea(
                "G ≥ 0 exactly when Left wins as second player, and G + (−G) = 0 by copying moves; so the sign of the value tells the winner, and equal \
                  values can be exchanged in any sum.",
            ),
        ],
        example: "domineering 2x3",
        method: Method::Forms,
    },
    Proof {
        theorem: "number avoidance",
        names: &["number avoidance theorem", "avoid numbers"],
        steps: &[
            rule("Let x be a number and G not. Whoever has a winning move in G + x has one in G."),
            leaves(
                "In a number every move costs its owner: x^L < x < x^R. Suppose Left wins by moving to G + x^L. Then G + x^L ≥ 0.",
            ),
            enters(
                "G is not a number, so G is not equal to −x^L: G + x^L > 0. Hence Left, moving first in G + x^L, wins. By induction on x there is a \
                    winning move in G, to G^L + x^L ≥ 0. Then G^L + x > G^L + x^L ≥ 0: the same move wins from G + x.",
            ),
        ],
        example: "{2|-1} + 1/2",
        method: Method::Avoidance,
    },
    Proof {
        theorem: "minimax",
        names: &["minimax theorem for trees"],
        steps: &[
            idea(
                "By induction from the leaves: a vertex where Left chooses is worth the greatest of its children, since Left can get that and Right can hold \
                  him to it; where Right chooses, the least.",
            ),
            rule("To the end of play the score is a win, a loss or a draw with its distance."),
        ],
        example: "tictactoe xox/oxo/...",
        method: Method::Depth,
    },
    Proof {
        theorem: "alpha-beta",
        names: &["alpha-beta pruning"],
        steps: &[
            idea(
                "Alpha is what Left already has elsewhere on the way to the root, beta what Right has. Claim: inside the window (alpha, beta) the value \
                  found is exact; outside it is a bound on the right side.",
            ),
            idea(
                "A cut at a vertex where Left chooses happens when a child is worth at least beta. Then the vertex is worth at least beta, and Right, who \
                  has beta elsewhere, does not come here: what the other children are worth cannot change the root. With Left and Right \
                  exchanged it is the same at Right's vertices.",
            ),
            rule("So the root's value is that of minimax, with at most as many nodes."),
        ],
        example: "tictactoe xox/oxo/...",
        method: Method::Depth,
    },
    Proof {
        theorem: "AND-OR tree",
        names: &["AND-OR evaluation in random order"],
        steps: &[
            idea(
                "A win is known as soon as one option is lost for the opponent; the others need not be looked at. So in any order the result is the \
                  same.",
            ),
            rule(
                "In random order, at a win with two options of which one wins, the winning one comes first half of the time: on binary trees the \
                  expected number of leaves is at most about N^0.754 of N, whatever the tree (Saks and Wigderson).",
            ),
        ],
        example: "tictactoe xox/oxo/...",
        method: Method::RandomOrder,
    },
    Proof {
        theorem: "colon principle",
        names: &["colon principle for trees"],
        steps: &[
            rule(
                "On each vertex the branches become one stalk, of length the nim-sum over the branches of 1 + the value above its first edge.",
            ),
            ends("A leaf carries nothing: 0."),
            idea(
                "If H and K have the same value, so have G with H on a vertex and G with K there: in the sum of both the \
                 previous player wins. He answers a cut in G by the same cut in the other copy; then H and K are both gone or \
                 both still there. A cut in H or K he answers as in H + K, which is 0.",
            ),
            mex("So branches can be replaced by the stalk of their value: a Nim heap."),
            leaves("From value 0 every cut leaves another value."),
            enters("From value s ≠ 0 some cut leaves 0."),
        ],
        example: "hackenbush e(ee;e(e;e))",
        method: ANY_THEOREM,
    },
    Proof {
        theorem: "fusion principle",
        names: &["fusion of cycles"],
        steps: &[
            rule("The vertices of a cycle are drawn into one; each edge becomes a loop, worth 1."),
            ends("Without edges the value is 0."),
            idea(
                "In outline (whole in Winning Ways): take a counterexample with the fewest edges. If two vertices stay on a common cycle \
                  whichever edge is cut, every cut leaves a smaller drawing, in which they may be fused; so there are no such two. By the colon \
                  principle trees that stand on a cycle are stalks. What remains is one cycle through the ground, with stalks on it. \
                  A value has the parity of the number of edges; cutting the cycle leaves two trees, whose values are known, and with \
                  that parity their mex is the value of the fused drawing.",
            ),
            mex("Here are the values that the cuts leave."),
            leaves("From value 0 every cut leaves another value."),
            enters("From value s ≠ 0 some cut leaves 0."),
        ],
        example: "hackenbush bridge",
        method: ANY_THEOREM,
    },
];
