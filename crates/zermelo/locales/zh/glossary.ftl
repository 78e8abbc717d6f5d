### glossary The key of a message is made from its English words, which stand above it.

# Positions, and for each position the moves of Left and of Right. There is no chance and nothing is hidden. Play ends when the player to move cannot move, or where a rule ends it.
positions-and-for-each-position-the-moves-of-left-06c3 = 局面，以及每个局面中左方和右方的走法。没有随机因素，也没有隐藏信息。轮到走的一方不能走，或规则终止对局时，游戏结束。

# A state of the board, without the information who moves: both players' moves always exist, and the mover belongs to the question.
a-state-of-the-board-without-the-information-who-2902 = 棋盘的状态，不含轮到谁走：双方的走法总是存在，轮到谁走属于问题的一部分。

# Left and Right are the two players (the texts' A and B, or the first and the second colour). They are names, not an order: who moves next is part of the question.
left-and-right-are-the-two-players-the-texts-b1ba = 左方和右方是两位玩家（教材中的 A 和 B，或两种颜色）。这是名字，不是顺序：下一个谁走属于问题的一部分。

# The player whose turn it is, whichever of Left and Right that is. In an N-position the next player wins.
the-player-whose-turn-it-is-whichever-of-left-89b9 = 轮到走的一方，不论是左方还是右方。在 N-局面中先手必胜。

# The player who has just moved, and so the one who does not move now. In a P-position the previous player wins.
the-player-who-has-just-moved-and-so-the-e393 = 刚走完的一方，也就是现在不走的一方。在 P-局面中后手必胜。

# What takes a player from a position to one of its options. A move of a sum is a move in exactly one component.
what-takes-a-player-from-a-position-to-one-7720 = 从一个局面走到它的一个后继。在和中，一步恰好在一个分量里走。

# A move to a position that is lost for the opponent. Where the answer gives distances, the first one listed wins soonest. Only moves that the answer has rated are listed, and it says whether those are all.
a-move-to-a-position-that-is-lost-for-6b3d = 走到对方必败的局面的走法。答案给出步数时，第一个赢得最快。只列出评价过的走法，并说明是否为全部。

# A position that a player can reach in one move.
a-position-that-a-player-can-reach-in-one-bcca = 一步可以到达的局面。

# A position where a rule stops play with a result for the player to move: mate, three in a row, a full board. The result belongs to the position together with who moves there; a goal entered by the opponent's move can be a loss as well.
a-position-where-a-rule-stops-play-with-a-13ef = 规则终止对局并给出轮到走的一方的结果的局面：将死、三子连成一线、棋盘下满。结果属于局面加上轮到谁走；由对方的走法进入目标也可能是负。

# Who wins when the player to move cannot move: the opponent in normal play, the player to move in misère play.
who-wins-when-the-player-to-move-cannot-move-759a = 轮到走的一方不能走时谁赢：正常规则下是对方，反常规则下是轮到走的一方。

# A player who cannot move loses. (Some texts say the opposite in passing; it is this way round.)
a-player-who-cannot-move-loses-some-texts-say-26e0 = 不能走的人输。（有的教材顺口说反了；应是这样。）

# A player who cannot move wins. It is harder than normal play: Grundy values do not decide it. Misère Nim: while at least two heaps hold two or more tokens, leave nim-sum 0 as in normal play; from exactly one such heap, leave an odd number of ones, where normal play would leave an even number.
a-player-who-cannot-move-wins-it-is-harder-9e58 = 不能走的人赢。它比正常规则难：SG值不能判定它。反Nim游戏：至少有两堆不少于两个时，像正常规则那样留下尼姆和 0；恰有一堆这样的堆时，留下奇数个 1（正常规则下则留偶数个）。

# What is known about a position with a given player to move: a win or a loss with its distance, or a draw. A win has some move to a loss of the opponent; a loss has only moves to wins of the opponent.
what-is-known-about-a-position-with-a-given-eb71 = 对“局面加轮到谁走”的判定：胜或负及其步数，或平局。胜态有一步走到对方的负态；负态的每一步都走到对方的胜态。

# A position is winning for the player to move when some move leads to a losing position of the opponent, and losing when every move leads to a winning one. In impartial games they are the N-positions and the P-positions.
a-position-is-winning-for-the-player-to-move-dc2e = 有一步能走到对方的必败态，就是必胜态；每一步都走到对方的必胜态，就是必败态。在公平游戏中它们是 N-局面（先手必胜）和 P-局面（后手必胜）。

# A rule that gives the winner a move in every position that can arise, so that the opponent loses whatever he does. On games that can loop it must also bring the end nearer: see distance.
a-rule-that-gives-the-winner-a-move-in-5cc5 = 在每个可能出现的局面给出获胜方的走法，使对方无论怎么走都输的规则。在可循环的游戏中还必须使终局越来越近：见“距离”。

# A position in which neither player can force an end in his favour: a rule calls it a draw, or play can loop. With A to move the draws are all positions outside W_A and L_A (not outside W_A and W_B).
a-position-in-which-neither-player-can-force-an-5247 = 双方都不能强制得到有利结局的局面：规则判平，或对局可以循环。A 走时的平局是 W_A 和 L_A 之外的全部局面（不是 W_A 和 W_B 之外）。

# How many single moves (plies) a game lasts when the winner hurries and the loser delays. Where play can loop, a winner who only keeps to winning positions may never finish: the distance has to fall.
how-many-single-moves-plies-a-game-lasts-when-c0f8 = 获胜方求快、失败方拖延时对局的步数。可以循环时，只停留在必胜态可能永远结束不了：步数必须减少。

# A sequence of moves in which the winner always takes a shortest win and the loser a longest loss.
a-sequence-of-moves-in-which-the-winner-always-0d9f = 获胜方总取最短的胜、失败方总取最长的负时的走法序列。

# A P-position is won by the previous player: every move from it leads to an N-position. An N-position is won by the next player: some move from it leads to a P-position. Some lecture texts exchange the letters.
a-p-position-is-won-by-the-previous-player-dc73 = P-局面后手必胜：每一步都走到 N-局面。N-局面先手必胜：有一步走到 P-局面。有的教材把两个字母对调。

# A game is impartial when both players have the same moves everywhere, and partizan when not. Not every impartial game is easy: the reduction to Nim needs the Grundy values, and finding them can be PSPACE-hard (Node Kayles).
a-game-is-impartial-when-both-players-have-the-9640 = 双方在每个局面的走法都相同的是公平游戏，否则是不平等博弈。公平游戏并不都容易：化为尼姆需要 SG值，而求 SG值可能是 PSPACE 难的（Node Kayles）。

# A game is loopy when a position can recur. Then there can be draws, and plain recursion from the top does not end: labels are found backwards from the ends, or by a search that notices cycles.
a-game-is-loopy-when-a-position-can-recur-5af1 = 局面可以重复的游戏是循环游戏。这时可能有平局，单纯自顶向下的递归不会结束：要从终局倒推，或用能识别循环的搜索。

# Several games side by side; a move is a move in exactly one of them. Written with ' + ': zermelo solve 'nim 3 5 + wythoff 2 4'.
several-games-side-by-side-a-move-is-a-47f4 = 并列的若干游戏；每步恰好在其中一个里走。用 ' + ' 书写：zermelo solve 'nim 3 5 + wythoff 2 4'。

# A proof that the first player wins without a winning move: if the second player had a winning answer to one particular first move, the first player could have played that answer at once. In Chomp the corner bite is that move. It says who wins, and neither how nor by how much.
a-proof-that-the-first-player-wins-without-a-8e52 = 不给出获胜走法而证明先手必胜：如果后手对某个特定的第一步有获胜的应手，先手本可以一开始就走它。在巧克力游戏中，这第一步就是咬掉角上的一格。它只说明谁赢，不说明怎么赢，也不说明 SG值是多少。

# In a game that must end and cannot be drawn, one of the two players can force a win from every position; with draws, one can force a win or both can force a draw.
in-a-game-that-must-end-and-cannot-be-d434 = 在必定结束且没有平局的游戏中，从每个局面出发，双方中必有一方能强制获胜；有平局时，或一方能强制获胜，或双方都能强制平局。

# A combinatorial game has two players, perfect information and no chance. Poker has hidden cards and chance, Tetris one player, and with three players coalitions decide; none of this theory applies to them.
a-combinatorial-game-has-two-players-perfect-information-and-2792 = 组合游戏有两位玩家，信息完全公开，没有随机因素。扑克有隐藏的牌和随机因素，俄罗斯方块只有一位玩家，三人游戏取决于谁与谁结盟；这套理论对它们都不适用。

# The least whole number, from 0 on, that does not occur in a set: mex {0, 1, 3} = 2.
the-least-whole-number-from-0-on-that-does-d916 = 不在集合中的最小非负整数：mex { "{" }0, 1, 3{ "}" } = 2。

# Addition of binary numbers without carries: 3 xor 5 = 011 xor 101 = 110 = 6.
addition-of-binary-numbers-without-carries-3-xor-5-b4c8 = 不进位的二进制加法：3 xor 5 = 011 xor 101 = 110 = 6。

# For impartial loop-free games in normal play: the mex of the Grundy values of the options. A position with value n behaves in sums like a Nim heap of n, written *n. The previous player wins exactly at value 0; that position need not be empty.
for-impartial-loop-free-games-in-normal-play-the-0ba3 = 正常规则下无循环的公平游戏中，各后继的 SG值的 mex。值为 n 的局面在和中相当于 n 个的尼姆堆，写作 *n。当且仅当值为 0 时后手必胜；那个局面不必是空的。

# The Grundy value of a sum is the nim-sum of the components' values, so every impartial loop-free game in normal play is as good as a single Nim heap.
the-grundy-value-of-a-sum-is-the-nim-4436 = 和的 SG值是各分量的值的尼姆和，所以正常规则下每个无循环的公平游戏都相当于一个尼姆堆。

# A number of tokens that moves make smaller or split. A heap of n in Nim is the nimber *n.
a-number-of-tokens-that-moves-make-smaller-or-e76b = 走法使之减少或分开的一堆石子。尼姆游戏中 n 个的堆就是尼姆数 *n。

# A number as a sum of Fibonacci numbers no two of which are neighbours. There is exactly one, and in Fibonacci Nim its least term is the winning take.
a-number-as-a-sum-of-fibonacci-numbers-no-6e4b = 把一个数写成互不相邻的斐波那契数之和。写法唯一，在斐波那契博弈中最小的一项就是获胜的取法。

# The multiples of an irrational number above 1, rounded down. Those of the golden ratio and of its square hold each positive integer once; taken in pairs they are the P-positions of Wythoff's game.
the-multiples-of-an-irrational-number-above-1-rounded-6282 = 大于 1 的无理数的倍数向下取整所得的数列。黄金分割比及其平方的两个数列合起来，恰好各含每个正整数一次；配成对就是威佐夫博弈的 P-局面（后手必胜）。

# Nim in which whoever takes the last token loses. While two heaps or more hold at least two tokens, leave nim-sum 0 as in normal play. From exactly one such heap, lower it to 0 or 1 so that an odd number of ones is left; normal play would leave an even number. With ones only, an odd number loses.
nim-in-which-whoever-takes-the-last-token-loses-de6d = 取走最后一个的人输的尼姆游戏。至少有两堆不少于两个时，像正常规则那样留下尼姆和 0。恰有一堆这样的堆时，把它减到 0 或 1，使剩下奇数个 1（正常规则下则留偶数个）。只有 1 时，奇数个则轮到走的一方输。

# Labelling all positions backwards from the ends of play: a loss makes its predecessors wins; a position all of whose options are wins is a loss; what is never reached is a draw. The cost is O(V + E) time and memory for V pairs of position and mover and E moves.
labelling-all-positions-backwards-from-the-ends-of-play-0cdf = 从终局倒推，给所有局面加标记：负的前驱是胜；所有后继都是胜的局面是负；始终到不了的是平局。有 V 个“局面加轮到谁走”、E 种走法时，时间和内存是 O(V + E)。

# Deciding one position by looking at its options on demand, remembering what was found. Positions are remembered whole and with the player to move, never by a hash alone. The cost is at worst that of looking at all positions below, O(V + E); a lucky order of moves needs about their square root.
deciding-one-position-by-looking-at-its-options-on-6fb3 = 按需查看后继并记住结果来判定一个局面。局面连同轮到谁走被完整地记住，绝不只记哈希。最坏时要看下面的所有局面，即 O(V + E)；走法顺序好时约为其平方根。

# Who wins a sum of components, without its value. Every component is kept once, with its options; a game and its negative cancel, components of small values become these values, and bounds and the winners of single components decide where they can. In misère play none of that holds, and only the order of search and what was found before remain. The time grows with the sums of different components that arise, at worst with all positions.
who-wins-a-sum-of-components-without-its-value-5c7d = 不求值，只求分量之和谁赢。每个分量连同其选项只存一次；游戏与它的负相消，值小的分量换成它的值，能用界和单个分量的胜者判定的就用它们判定。在反常游戏中这些都不成立，只剩搜索顺序和已有的结果。时间随出现的不同分量之和的个数增长，最坏时随所有局面增长。

# Minimax looks a number of plies ahead and evaluates what it finds; each player picks what is best for him. A node where Left chooses is worth the greatest of its children, one where Right chooses the least. With b moves a position and d plies the cost is b^d nodes.
minimax-looks-a-number-of-plies-ahead-and-evaluates-ab5a = 极大极小向前看若干步，并评价所见的局面；双方各选对自己最好的。左方选择的节点的值是其子节点的最大值，右方选择的是最小值。每个局面有 b 种走法、看 d 步时，代价是 b^d 个节点。

# Minimax that skips what cannot matter: once a line is worse for a player than what he already has elsewhere, the rest of it is not looked at. The score is the same, and the answer counts the nodes of both. With b moves a position and d plies the cost is about b^(d/2) leaves in the best order of moves, b^(3d/4) in a random one and b^d in the worst.
minimax-that-skips-what-cannot-matter-once-a-line-bb99 = 跳过无关部分的极大极小：一条路线一旦比别处已有的更差，其余的就不再看。分数相同，答案给出两者的节点数。每个局面有 b 种走法、看 d 步时，最好的顺序约有 b^(d/2) 片叶子，随机顺序 b^(3d/4)，最坏 b^d。

# A tree of wins and losses: a position is won if some option is lost for the opponent. In random order the expected number of leaves looked at is smaller than any fixed order can promise: on the full binary tree with n leaves it is about n^0.754, where every fixed order has inputs on which it looks at all n.
a-tree-of-wins-and-losses-a-position-is-90e8 = 胜负的树：若某个后继对对方是负态，则该局面是胜态。随机顺序下要看的叶子的期望个数比任何固定顺序所能保证的都少：在有 n 片叶子的满二叉树上约为 n^0.754，而每种固定顺序都有要看全部 n 片的输入。

# A node is a position as a search meets it; a position that is met twice may count twice. A leaf is a node from which the search does not look further.
a-node-is-a-position-as-a-search-meets-7ecf = 节点是搜索遇到的局面；遇到两次的局面可能计两次。叶子是搜索不再向下看的节点。

# How many plies a search looks ahead. What lies beyond is estimated by an evaluation, so that an answer up to a depth is checked, not proved.
how-many-plies-a-search-looks-ahead-what-lies-b053 = 搜索向前看多少步。更远处由评价估计，所以到某个深度为止的答案是检查过的，不是证明了的。

# The number from which random choices are drawn. The same seed gives the same order, the same exercises, the same counts.
the-number-from-which-random-choices-are-drawn-the-fa0f = 随机选择所依据的数。同样的种子给出同样的顺序、同样的题目、同样的计数。

# An engine is a way to find an answer: a theorem, Grundy values, canonical forms, retrograde analysis, a search. The planner picks the cheapest one that is proved to apply; --engine picks one by name.
an-engine-is-a-way-to-find-an-answer-4afc = 引擎是求答案的方法：定理、SG值、标准型、逆向分析、搜索。规划器选取已证明适用的、代价最小的一个；--engine 按名字选取。

# A search that knows one game well and is faster there than the general engines.
a-search-that-knows-one-game-well-and-is-7d2c = 熟悉某一个游戏、在那里比通用引擎更快的搜索。

# A statement that gives the winner, or the value, without a search. The answer names it and says where it is proved; zermelo explain NAME prints it.
a-statement-that-gives-the-winner-or-the-value-954e = 不用搜索就给出胜者或值的命题。答案说出它的名字和证明的出处；zermelo explain NAME 把它打印出来。

# How sure an answer is: proved, checked up to a bound, conjectured, or stopped by a limit.
how-sure-an-answer-is-proved-checked-up-to-bb14 = 答案有多确定：已证明、检查到某个界、猜想、因限制而停止。

# The confidence of an answer that a theorem or a complete search gives.
the-confidence-of-an-answer-that-a-theorem-or-e22b = 由定理或完整的搜索给出的答案的确定程度。

# The confidence of an answer that was examined up to a stated bound, such as a depth, and may change beyond it.
the-confidence-of-an-answer-that-was-examined-up-dd35 = 检查到所述的界（例如深度）、在界外可能改变的答案的确定程度。

# The confidence of a statement that is believed on evidence and not proved.
the-confidence-of-a-statement-that-is-believed-on-6769 = 有依据但未证明的命题的确定程度。

# The confidence of an answer that a limit on time, memory or positions cut short. What was known by then is given; the exit code is 3.
the-confidence-of-an-answer-that-a-limit-on-ac31 = 因时间、内存或局面数的限制而中断的答案的确定程度。给出到那时为止已知的；退出码是 3。

# What an answer may cost: --limit-time, --limit-positions, --limit-memory. When one is reached the answer says so and gives what is known; the exit code is 3.
what-an-answer-may-cost-limit-time-limit-positions-2ef0 = 答案最多可以花费多少：--limit-time、--limit-positions、--limit-memory。达到时答案会说明，并给出已知的；退出码是 3。

# Data from which zermelo-check, a small program without any of the solver, establishes an answer again. solve --certificate FILE writes one, verify reads it.
data-from-which-zermelo-check-a-small-program-without-cb38 = 不含求解器的小程序 zermelo-check 用来重新确认答案的数据。solve --certificate FILE 写出，verify 读取。

# How many positions an engine looked at for the answer: states of a search, or positions whose Grundy value was computed.
how-many-positions-an-engine-looked-at-for-the-0de6 = 引擎为答案看了多少个局面：搜索的状态，或计算了 SG值的局面。

# In Hackenbush, branches that meet at a vertex may be replaced by any others of the same value: in green drawings by one stalk. Its length is the nim-sum, over the branches, of 1 + the value of what stands on the branch's first edge, taken as stalks from the top down; the numbers of edges do not enter.
in-hackenbush-branches-that-meet-at-a-vertex-may-2d46 = 在删边游戏中，在一个顶点相遇的分支可以换成同样值的其他分支：在绿色的图中换成一根茎。它的长度是对各分支取“1 + 立在该分支第一条边上的部分的值”的尼姆和，自上而下逐个化为茎；边数不起作用。

# In green Hackenbush the vertices of a cycle may be drawn together into one, each edge of the cycle becoming a loop there, which is worth 1. Cycles with blue or red edges may not.
in-green-hackenbush-the-vertices-of-a-cycle-may-a8bf = 在绿色的删边游戏中，圈的顶点可以合并为一个，圈的每条边变成那里的一个值为 1 的自环。含蓝边或红边的圈不行。

# A Hackenbush drawing without branches: edges one on top of the other. A green stalk of n edges is the nimber *n; the ground is the line on which drawings stand.
a-hackenbush-drawing-without-branches-edges-one-on-top-ed3b = 没有分支的删边游戏的图：边一条接一条。n 条边的绿色的茎是 *n；地面是图所立的那条线。

# Rules of Go on repetition. The ko rule forbids a play that brings back the board before the opponent's last play; positional superko forbids every board that has been, so play must end. Without either play can loop. A ban on every point that was played on before is neither: it is a rule on points, and play ends by it as well.
rules-of-go-on-repetition-the-ko-rule-forbids-efa3 = 围棋关于重复的规则。劫的规则禁止重现对方上一手之前的棋盘；禁止全局同形则禁止一切出现过的棋盘，所以对局必定结束。两者都没有时对局可以循环。禁止在下过子的点上再下，不属于其中任何一种：它是关于点的规则，对局也因此必定结束。

# In Go the points that White is given because Black begins: Black wins when ahead by more.
in-go-the-points-that-white-is-given-because-05d3 = 围棋中因黑方先行而给白方的目数：黑方领先更多才赢。

# In Go a chain is a connected group of stones of one colour, and its liberties are the free points next to it. A chain without liberties leaves the board.
in-go-a-chain-is-a-connected-group-of-0af0 = 围棋中同色相连的一块棋子，以及与它相邻的空点，即气。没有气的棋块离开棋盘。

# The notation in which chess programs exchange positions: the board from the eighth rank down, then who moves. Other games have such notations too.
the-notation-in-which-chess-programs-exchange-positions-the-5c55 = 国际象棋程序交换局面的记法：从第八横线往下写棋盘，然后是轮到谁走。其他游戏也有这样的记法。

# Checkmate, or mate, is check without a legal move and loses. Stalemate is no legal move without check, and is a draw.
checkmate-or-mate-is-check-without-a-legal-move-0585 = 将死是被将军而无合法走法，为负。逼和是未被将军而无合法走法，为平局。

# A game as a graph: positions are vertices and moves are edges from a vertex to another.
a-game-as-a-graph-positions-are-vertices-and-150f = 作为图的游戏：局面是顶点，走法是从一个顶点到另一个顶点的边。

# A graph with tokens on its vertices: a move pushes one token along an edge. Several tokens make a sum.
a-graph-with-tokens-on-its-vertices-a-move-e9c5 = 顶点上放着棋子的图：每步把一个棋子沿一条边移动。多个棋子就是和。

# A tree whose leaves carry numbers. Left chooses for the greatest, Right for the least; the payoff of the tree is what comes out when both choose best.
a-tree-whose-leaves-carry-numbers-left-chooses-for-ae54 = 叶子上写着数的树。左方选最大，右方选最小；双方都选最好的时得到的就是树的收益。

# The next player wins every single row of Kayles: he knocks down the middle pin, or the middle two, and then answers each move in one half by the same move in the other. In general a sum of two equal impartial games is lost for whoever moves.
the-next-player-wins-every-single-row-of-kayles-f2bf = Kayles 的任何一行都是先手必胜：击倒正中的一个或两个瓶，然后对一半中的每一步在另一半走同样的一步。一般地，两个相同的公平游戏之和，先走的人输。

# A Nim heap as a number: *n is the heap of n, the value of every position with Grundy value n. Nimbers are added by the nim-sum and multiplied by Conway's product: a ⊗ b is the least nimber other than a' ⊗ b + a ⊗ b' + a' ⊗ b' for all a' < a, b' < b. Those below 2, 4, 16, 256, ... are fields; n ⊗ n is not n·n: *2 ⊗ *2 = *3. Try: zermelo eval '*2 x *2'.
a-nim-heap-as-a-number-n-is-the-177e = 当作数来用的尼姆堆：*n 是 n 个的堆，是所有 SG值为 n 的局面的值。它们按尼姆和相加，按康威的积相乘：a ⊗ b 是对所有 a' < a、b' < b 都不等于 a' ⊗ b + a ⊗ b' + a' ⊗ b' 的最小者。小于 2、4、16、256、... 的构成域；n ⊗ n 不是 n·n：*2 ⊗ *2 = *3。试一试：zermelo eval '*2 x *2'。

# A move that the opponent can answer so that the position is at least as good for him as before. Where the answers come to an end, such a move changes nothing: adding tokens in Poker Nim, widening a gap between coins on a strip.
a-move-that-the-opponent-can-answer-so-that-9d0b = 对方可以应对使局面对他至少和原来一样好的一步。若这样的应对会有尽头，这一步什么也不改变：扑克尼姆中的加子，一行硬币间隔的加宽。

# A row of coins of which a move turns some over, the rightmost from heads to tails. The coins turned together with a head are its companions; the value of a head is the mex over the sets of companions of the nim-sum of their values.
a-row-of-coins-of-which-a-move-turns-2b4e = 一行硬币，每步翻转其中几枚，最右边的由正面翻成反面。与一枚正面一起翻转的是它的伴；正面的值是对所有伴的集合取其值的尼姆和的 mex。

# What an impartial position is worth in normal play when play can loop: a nimber n, or ∞(K), written inf(0,2), where K has the nimbers one can move to. It is m when m is the mex of the options that are nimbers and each other option has an option worth m. In sums nimbers add by xor; ∞(K) with others of nim-sum g is won by the next player if g is in K, and else a draw; two infinite components are a draw.
what-an-impartial-position-is-worth-in-normal-play-f585 = 对局可以循环时，正常规则下公平局面的值：一个数 n，或 ∞(K)，写作 inf(0,2)，其中 K 是能走到的那些数。若 m 是值为数的选项的 mex，且每个其他选项都有值为 m 的选项，则值为 m。在和中数按异或相加；∞(K) 与尼姆和为 g 的其他分量之和，若 g 在 K 中则先手必胜，否则是平局；两个无穷分量是平局。

# Where a position is worth m and a player moves to one that is worth more, or is infinite, the other reverts it by a move to a position worth m again. Counters number the positions in the order in which their values were found; a winner who reverts to a smaller counter does not loop.
where-a-position-is-worth-m-and-a-player-58cf = 从值为 m 的局面走到值更大或无穷的局面时，对方走回值为 m 的局面，即还原。计数器按求得值的顺序给局面编号；总还原到更小计数器的获胜方不会循环。

# A game of heaps given by digits: in 0.d1 d2 d3 … the bits of the digit dk say what may be left after taking k tokens from a heap: 1 no heap, 2 one heap, 4 two heaps, 8 three. Digits to 7 make an octal code, digits to F a hexadecimal one. Kayles is 0.77.
a-game-of-heaps-given-by-digits-in-0-8d49 = 由数字给出的堆游戏：在 0.d1 d2 d3 … 中，数字 dk 的二进制位说明从一堆取走 k 个之后可以留下什么：1 不留堆，2 一堆，4 两堆，8 三堆。数字到 7 的是八进制编码，到 F 的是十六进制编码。Kayles 是 0.77。

# A sequence of Grundy values has period p from some heap on when every value equals the one p places before. It is proved once it has been seen long enough for the code: then it holds for all heaps.
a-sequence-of-grundy-values-has-period-p-from-2649 = 若从某一堆起每个值都等于 p 位之前的值，SG值的数列就以 p 为周期。对该编码观察得足够久即为证明：于是对所有的堆成立。

# Where a period begins: the first heap from which every value equals the one a period later.
where-a-period-begins-the-first-heap-from-which-600f = 周期开始之处：从它起每个值都等于一个周期之后的值的第一堆。

# What is added to the values from each period to the next: with period p and saltus s, g(n + p) = g(n) + s. A period without saltus has s = 0.
what-is-added-to-the-values-from-each-period-a04e = 每个周期到下一个周期给值加上的数：周期 p、跃度 s 时 g(n + p) = g(n) + s。没有跃度的周期 s = 0。

# Values whose binary digits selected by a mask have an even number of ones. In many octal games almost all heaps have values outside that space; the few rare heaps inside it decide which values can be reached, and so make long computations quick.
values-whose-binary-digits-selected-by-a-mask-have-e1c0 = 由掩码选出的二进制位中 1 的个数为偶数的值。在许多八进制游戏中几乎所有堆的值都在这个空间之外；其中的少数稀有堆决定能达到哪些值，从而使长的计算变快。

# How a sequence of Grundy values was computed: plain by the definition, sparse along the rare heaps, blocked with bit sets, windowed in words. All of them give the same values.
how-a-sequence-of-grundy-values-was-computed-plain-3b44 = SG值数列的计算方法：按定义 (plain)、沿稀有堆 (sparse)、用位集 (blocked)、按机器字 (windowed)。给出的值都相同。

# A sequence as the On-Line Encyclopedia of Integer Sequences takes it: an index and a value on each line.
a-sequence-as-the-on-line-encyclopedia-of-integer-4c18 = 整数数列线上大全 (OEIS) 所接受的数列形式：每行一个序号和一个值。

# Numbers written in binary below each other. The nim-sum has a 1 where a column holds an odd number of ones; the only heaps that a winning move can lower are those with a 1 in its topmost column.
numbers-written-in-binary-below-each-other-the-nim-8cd7 = 上下对齐写成二进制的数。某一列有奇数个 1 时，尼姆和在那一列是 1；获胜的一步能减小的堆只有在尼姆和最高列上为 1 的那些。

# A game in which play that alternates ends, from every position; one player alone may be able to move for ever. Stoppers have canonical forms, as short games do, and G ≥ H when Left, moving second in G − H, never runs out of moves.
a-game-in-which-play-that-alternates-ends-from-e819 = 从每个局面出发，轮流走都会结束的游戏；单独一方也许可以永远走下去。止步游戏和短游戏一样有标准型；当左方在 G − H 中后走而永远有步可走时，G ≥ H。

# A finite loopy game G lies between two sides, G = S & T. The onside S is what G is worth where a draw counts as a win for Left, the offside T what it is worth where it counts as one for Right. Sums and comparisons go side by side. Nearly always both sides are stoppers.
a-finite-loopy-game-g-lies-between-two-sides-507b = 有限的循环游戏 G 介于上侧与下侧之间，G = S & T。上侧 S 是把平局算作左方胜时 G 的值，下侧 T 是把平局算作右方胜时的值。和与比较分两侧进行。两侧几乎总是止步游戏。

# To make one position of two that have the same value. With dominated options removed and reversible ones bypassed it gives the canonical form of a stopper.
to-make-one-position-of-two-that-have-the-ed01 = 把值相同的两个局面合为一个。再去掉被支配的选项、绕过可逆的选项，就得到止步游戏的标准型。

# A move from a game to itself, written pass among its options: over is {0|pass}. A stopper whose only cycles are passes is a plumtree.
a-move-from-a-game-to-itself-written-pass-0919 = 从游戏走到它自身的一步，在选项中写作 pass：over 是 { "{" }0|pass{ "}" }。循环只有虚着的止步游戏称为 plumtree。

# on = {pass|}: Left can always pass, Right can never move. It is greater than every stopper that is not on, and on + G = on for every stopper G but off. Its negative is off = {|pass}; on + off = dud.
on-pass-left-can-always-pass-right-can-never-c763 = on = { "{" }pass|{ "}" }：左方总可以虚着，右方永远不能走。它大于每个不是 on 的止步游戏，且对 off 以外的每个止步游戏 G 有 on + G = on。它的负是 off = { "{" }|pass{ "}" }；on + off = dud。

# {pass|pass} = on & off, the deathless universal draw: every sum with it is a draw.
pass-pass-on-off-the-deathless-universal-draw-every-23f3 = { "{" }pass|pass{ "}" } = on & off，不死的万能平局（deathless universal draw）：与它的和都是平局。

# over = {0|pass} is greater than 0 and less than every positive number, and over + over = over. Its negative is under. x over = x + over is written after the number: 3/2over.
over-0-pass-is-greater-than-0-and-less-ce54 = over = { "{" }0|pass{ "}" } 大于 0，小于每个正数，且 over + over = over。它的负是 under。x over = x + over 写在数的后面：3/2over。

# upon = {pass|*} = ^[on] is the sum of all powers of up, and ^<on> = {0||0|0,pass} is less than every one of them. upon − upon is no longer 0: it is ^<on> & v<on>.
upon-pass-on-is-the-sum-of-all-powers-5177 = upon = { "{" }pass|*{ "}" } = ^[on] 是上 (up) 的所有幂之和，而 ^<on> = { "{" }0||0|0,pass{ "}" } 小于其中每一个。upon − upon 不再是 0：它是 ^<on> & v<on>。

# tis = a{{|a}|} = 1 & 0 is worth 1 where draws are Left's and 0 where they are Right's; tisn is its negative, 0 & −1.
tis-a-a-1-0-is-worth-1-where-60a7 = tis = a{ "{" }{ "{" }|a{ "}" }|{ "}" } = 1 & 0：平局归左方时值为 1，归右方时值为 0；tisn 是它的负，0 & −1。

# A number x, x over, x under, on or off. Alternating play in a stopper stops at pseudonumbers, its left and its right stop.
a-number-x-x-over-x-under-on-or-2341 = 数 x、x over、x under、on 或 off。止步游戏中的轮流走停在这种伪数上，即它的左停止值和右停止值。

# The upsum of two stoppers is the onside of their sum, the downsum its offside. With these a sum of sides is computed: S & T + S' & T' has the upsum of S and S' and the downsum of T and T'.
the-upsum-of-two-stoppers-is-the-onside-of-9a15 = 两个止步游戏的 upsum 是其和的上侧，downsum 是其和的下侧。用它们计算两侧之和：S & T + S' & T' 由 S 与 S' 的 upsum 和 T 与 T' 的 downsum 组成。

# The degree of a stopper G is the onside of G − G: 0 for a short game, and greater the less G can be cancelled. The variety of G is what is left of it beside its degree I: G upsum (−G downsum −I), and the same with the two sums exchanged for a stable G. It is defined where I + I = I.
the-degree-of-a-stopper-g-is-the-onside-047c = 止步游戏 G 的循环度是 G − G 的上侧：短游戏为 0，G 越不能相消就越大。G 的变种是除去循环度 I 之后剩下的：G upsum (−G downsum −I)，对稳定的 G 两种和互换也一样。它在 I + I = I 时有定义。

# A game with G + G = G. Among short games only 0 is one; on, off, over, ^<on>, Tiny(on) and dud are others.
a-game-with-g-g-g-among-short-games-1e7d = 满足 G + G = G 的游戏。短游戏中只有 0；on、off、over、^<on>、Tiny(on)、dud 是其他的例子。

# The Grundy value of a position with its misère values as superscripts: alone, beside one nim-heap of size 2, beside two, and so on, up to the two values that then alternate. Kayles with 5 pins has genus 4^146.
the-grundy-value-of-a-position-with-its-mis-687c = 局面的 SG值，以其反常值为上标：单独时、与一个 2 的尼姆堆一起时、与两个一起时，依此类推，直到两个值交替出现。5 个瓶的 Kayles 的亏格是 4^146。

# The simplest of all impartial games that are equal to a game in misère play: interchangeable with it in every sum. The options of G can be cut down to those of K if all others have K as an option; for K = 0 the next player must also win G. In text, a digit is a nim-heap, # behind a form the game with it as its only option, and [2] behind it the sum with a nim-heap: Kayles with 5 pins is *[2[2]321]. zermelo value --misere gives the form of a position.
the-simplest-of-all-impartial-games-that-are-equal-ebde = 在反常游戏中与某个游戏相等（即在每个和中可以互换）的公平游戏里最简单的一个。若 G 的其余选项都以 K 为选项，则 G 的选项可以减为 K 的选项；K = 0 时还要求 G 先手必胜。书写时数字是尼姆堆，后面的 # 表示以它为唯一选项的游戏，后面的 [2] 表示与尼姆堆之和：5 个瓶的 Kayles 是 *[2[2]321]。zermelo value --misere 给出局面的形式。

# The mate of an impartial game in misère play: ∗ for 0, otherwise the game whose options are the mates. A game beside its mate is a P-position, though their sum is not 0.
the-mate-of-an-impartial-game-in-mis-re-4700 = 反常游戏中公平游戏的配偶：0 的是 ∗，否则是以各选项的配偶为选项的游戏。游戏与其配偶并列是 P-局面（后手必胜），尽管和不是 0。

# Kinds of games that are not tame, by Grundy value g, misère value m and options. Restive: g below 2, m not. Restless: m below 2, g not. Tameable: not tame, and yet the genus decides that of all sums with tame games. Half-tame: not tame, but twice the game is.
kinds-of-games-that-are-not-tame-by-grundy-bd28 = 不温顺的游戏按 SG值 g、反常值 m 和选项的分类。躁动 (restive)：g 小于 2，m 不小于 2。不安 (restless)：m 小于 2，g 不小于 2。可驯服 (tameable)：不温顺，但它与温顺游戏的一切和的亏格由自己的亏格决定。半温顺 (half-tame)：不温顺，但两份之和温顺。

# X is a part of a misère form G if G = X + Y for some Y, which is then the only one. A form is prime if it has no even parts but 0 and itself; sums of primes need not be unique.
x-is-a-part-of-a-mis-re-form-56ce = 若有 Y 使 G = X + Y，则 X 是反常形式 G 的一部分，且 Y 唯一。除 0 和自身外没有偶部分的形式称为素的；写成素形式之和的方法不必唯一。

# The finite or infinite commutative monoid of the positions of a game in misère play, two being the same when no sum tells them apart. Some elements are P, the others N. zermelo misere computes it for heap games.
the-finite-or-infinite-commutative-monoid-of-the-positions-6ea1 = 一个游戏在反常规则下的局面构成的有限或无限的交换幺半群，没有和能区分的两个局面视为相同。有的元素是 P，其余是 N。zermelo misere 对堆游戏计算它。

# An element of a misère quotient whose sums of heaps are won by the previous player. All others are N-elements.
an-element-of-a-mis-re-quotient-whose-sums-3309 = 反常商中对应的堆之和为后手必胜的元素。其余都是 N-元素。

# A misère quotient is written by generators and relations: products of generators are its elements, and a relation says which products are equal.
a-mis-re-quotient-is-written-by-generators-and-8237 = 反常商用生成元和关系式书写：生成元的积是它的元素，关系式说明哪些积相等。

# The function that gives each heap its element of the misère quotient, as the Grundy value does in normal play. Written Φ.
the-function-that-gives-each-heap-its-element-of-d643 = 给每个堆以反常商的元素的函数，如同正常规则下的 SG值。写作 Φ。

# A game is tame when its misère quotient is that of Nim with heaps below some size, so that it is played like misère Nim; otherwise wild.
a-game-is-tame-when-its-mis-re-quotient-9a36 = 反常商与不超过某个大小的尼姆堆的反常商相同、从而可以像反Nim游戏那样玩的游戏是温顺的 (tame)，否则是野性的 (wild)。

# Whether an answer lists all moves, all winning moves, or some: where there are too many moves, or where a theorem names only a few.
whether-an-answer-lists-all-moves-all-winning-moves-0f7e = 答案列出的是全部走法、全部获胜走法，还是一部分：走法太多，或定理只给出几个时只列一部分。

# The verdicts with Left and with Right moving first, taken together. N: the next player wins, whoever it is. P: the previous player wins. L: Left wins, whoever moves first. R: Right does. With draws there are five more: D, a draw whoever moves first; N-hat, Left moving first wins and otherwise it is a draw; N-check, the same for Right; P-hat, Left moving second wins and moving first draws; P-check, the same for Right.
the-verdicts-with-left-and-with-right-moving-first-b985 = 左方先走和右方先走的判定合在一起。N：下一个走的人不论是谁都赢（先手必胜）。P：刚走完的人赢（后手必胜）。L：不论谁先走都是左方赢。R：不论谁先走都是右方赢。有平局时还有五种：D，不论谁先走都是平局；N-hat，左方先走则左方赢，否则平局；N-check，对右方同样；P-hat，左方后走则赢，先走则平局；P-check，对右方同样。

# What a position is worth in sums under normal play: two positions have the same value when exchanging one for the other changes no winner in any sum. It is written as the canonical form.
what-a-position-is-worth-in-sums-under-normal-c3a7 = 局面在正常规则的和中所值：把一个换成另一个在任何和中都不改变胜者时，两个局面的值相同。用标准型书写。

# The simplest position of a value: every option is itself in canonical form, none is dominated and none is reversible. Two short games are equal exactly when their canonical forms are the same.
the-simplest-position-of-a-value-every-option-is-0484 = 一个值的最简单的局面：每个选项自身是标准型，没有被支配的，也没有可逆的。两个短游戏当且仅当标准型相同时相等。

# An option that another option of the same player is at least as good as. Removing it does not change the value.
an-option-that-another-option-of-the-same-player-3fcb = 同一玩家有另一个选项至少和它一样好的选项。去掉它不改变值。

# A position in which whoever moves first loses. Every P-position of a loop-free game has value 0 and changes nothing in a sum.
a-position-in-which-whoever-moves-first-loses-every-49ba = 先走的人输的局面。无循环的游戏的每个 P-局面（后手必胜）的值都是 0，在和中什么也不改变。

# The same position with the players exchanged. G + (−G) is won by the second player, who answers each move with its mirror image.
the-same-position-with-the-players-exchanged-g-g-6eb1 = 双方互换的同一局面。在 G + (−G) 中后走的人赢：他对每一步都回应镜像的一步。

# G ≥ H when Left, moving second, wins G − H. G and H are equal when the second player wins G − H, and confused, written G || H, when the first player does.
g-h-when-left-moving-second-wins-g-h-75e8 = 左方在 G − H 中后走而赢时，G ≥ H。G − H 由后走的人赢时 G 与 H 相等；由先走的人赢时两者不可比，写作 G || H。

# A value {L|R} all of whose left options are less than its right options, which are numbers themselves. In short games the numbers are the dyadic rationals, such as 3/4. {L|R} is the simplest number in between.
a-value-l-r-all-of-whose-left-options-1503 = 所有左选项都小于右选项、且选项都是数的值 { "{" }L|R{ "}" }。短游戏中的数是二进有理数，如 3/4。{ "{" }L|R{ "}" } 是介于其间的最简单的数。

# When some number lies strictly between the left and the right options of a position, its value is the simplest such number: the integer nearest to 0, or else the fraction of the smallest denominator.
when-some-number-lies-strictly-between-the-left-and-742e = 若有数严格介于局面的左选项与右选项之间，其值就是这样的数中最简单的：离 0 最近的整数，否则是分母最小的分数。

# In a sum of a number and a position that is not a number, a player who can win can win by moving in the latter. So moves in numbers wait until the end.
in-a-sum-of-a-number-and-a-position-dcfe = 在数与非数的局面之和中，能赢的人可以走在后者中而赢。所以在数中走要等到最后。

# The game {0|0}: a Nim heap of one token. It is confused with 0, and * + * = 0.
the-game-0-0-a-nim-heap-of-one-0e8d = 游戏 { "{" }0|0{ "}" }：一个子的尼姆堆。它与 0 不可比，且 * + * = 0。

# Up is {0|*}, written ^: positive, and less than every positive number. Down, v, is its negative. ^ is confused with *, and ^^ is greater than *.
up-is-0-written-positive-and-less-than-every-6d23 = 上 (up) 是 { "{" }0|*{ "}" }，写作 ^：为正，且小于每个正数。下 (down) v 是它的负。^ 与 * 不可比，^^ 大于 *。

# A game {x|y} of two numbers with x > y; {x|−x} is written +-x or ±x. Whoever moves there first has the better of it. In a sum of switches the one with the greatest x − y is moved in first.
a-game-x-y-of-two-numbers-with-x-7817 = 两个数 x > y 的游戏 { "{" }x|y{ "}" }；{ "{" }x|−x{ "}" } 写作 +-x 或 ±x。先在那里走的人占便宜。在开关之和中先走 x − y 最大的。

# Tiny-x is {0||0|−x} for a number x > 0: positive, and smaller than every multiple of up. Its negative is miny-x.
tiny-x-is-0-0-x-for-a-number-8788 = 对数 x > 0，Tiny-x 是 { "{" }0||0|−x{ "}" }：为正，且小于 up 的每个倍数。它的负是 miny-x。

# A value between −x and x for every positive number x. Nimbers, ups and tinies are infinitesimal; a position is infinitesimal exactly when both stops are 0.
a-value-between-x-and-x-for-every-positive-c3c1 = 对每个正数 x 都介于 −x 与 x 之间的值。尼姆数、up、tiny 都是无穷小；当且仅当两个停止值都是 0 时局面是无穷小。

# A value that differs from a number by an infinitesimal: both stops are the same number.
a-value-that-differs-from-a-number-by-an-d31f = 与一个数相差无穷小的值：两个停止值是同一个数。

# A position in which, as in all its followers, either both players can move or neither can. Such values are infinitesimal.
a-position-in-which-as-in-all-its-followers-c703 = 在该局面及其所有后续中，要么双方都能走，要么都不能走的局面。这样的值是无穷小。

# How many ups an all-small position is about worth. By the two-ahead rule atomic weight at least 2 means that Left wins, whoever begins; at most −2 that Right does.
how-many-ups-an-all-small-position-is-about-5c8f = 全小的局面大约值多少个 up。按领先二的法则，原子量至少为 2 时不论谁先走都是左方赢；至多为 −2 时是右方赢。

# The number at which play in a position alone ends when both players, moving in turn, try for the best one and stop as soon as a number is reached: the left stop when Left begins, the right stop when Right does.
the-number-at-which-play-in-a-position-alone-8e26 = 双方只在一个局面中轮流走、力争最好、一到数就停时所得的数：左方先走是左停止值，右方先走是右停止值。

# What each of many copies of a position is worth on the average: n copies differ from n times the mean by a bounded amount. It is the score of the mast of the thermograph.
what-each-of-many-copies-of-a-position-is-216a = 把一个局面的许多份放在一起，平均每份值多少：n 份与平均值的 n 倍相差有界。它是温度图桅杆所在的分数。

# How much it is worth to move first: the least tax on moves at which neither player gains by moving. It is the height at which the walls of the thermograph meet. Numbers have temperature below 0, nonzero infinitesimals 0, and {5|−5} temperature 5.
how-much-it-is-worth-to-move-first-the-e5e6 = 先走值多少：对每步征税时，使双方走了都不得利的最小的税。它是温度图两堵墙相遇的高度。数的温度低于 0，非零无穷小的温度为 0，{ "{" }5|−5{ "}" } 的温度为 5。

# A position is hot when its temperature is above 0: both players gain by moving. Its left stop is greater than its right stop.
a-position-is-hot-when-its-temperature-is-above-fa3f = 温度高于 0 的局面是热的：双方走了都得利。它的左停止值大于右停止值。

# A position is cold when neither player gains by moving there: it is a number, and its temperature is below 0.
a-position-is-cold-when-neither-player-gains-by-7e24 = 双方走了都不得利的局面是冷的：它是数，温度低于 0。

# A position of temperature 0: a number plus an infinitesimal other than 0.
a-position-of-temperature-0-a-number-plus-an-6472 = 温度为 0 的局面：一个数加上非零的无穷小。

# The picture of the stops of a position when every move is taxed by t, for t from −1 up. The left and the right wall meet at the temperature; from there the mast rises at the mean.
the-picture-of-the-stops-of-a-position-when-b407 = 对每步征税 t（t 从 −1 起）时局面的停止值的图。左墙和右墙在温度处相遇；从那里桅杆在平均值处升起。

# The left wall of a thermograph is the left stop of the position cooled by t, drawn against t, the right wall the right stop. Positive scores lie to the left.
the-left-wall-of-a-thermograph-is-the-left-f0e3 = 温度图的左墙是冷却 t 后局面的左停止值对 t 的图，右墙是右停止值的。正的分数在左边。

# The vertical line of a thermograph above the point where its walls meet: beyond the temperature both stops are the mean.
the-vertical-line-of-a-thermograph-above-the-point-8ed6 = 温度图中两堵墙相遇的点以上的竖线：超过温度后两个停止值都是平均值。

# G cooled by t is G with a tax of t on every move. Cooled by more than its temperature it is its mean; cooled by exactly its temperature, frozen, it differs from the mean by an infinitesimal at most.
g-cooled-by-t-is-g-with-a-tax-6c75 = G 冷却 t 就是对每步征税 t 的 G。冷却超过其温度时就是平均值；恰好冷却到其温度（冻结）时，与平均值至多相差无穷小。

# A position is even-tempered when every way of playing it out, the players moving in turn or not, takes an even number of moves until a number is reached, and odd-tempered when always an odd number.
a-position-is-even-tempered-when-every-way-of-2d5b = 不论是否轮流走，走到数为止总是偶数步的局面是偶型的；总是奇数步的是奇型的。

# The simplest value that differs from a given one by an infinitesimal. It forgets what only decides ties.
the-simplest-value-that-differs-from-a-given-one-cc24 = 与给定的值相差无穷小的最简单的值。它忘掉只决定平分时胜负的东西。

# The numbers 0, 1, 2, …, ω, ω + 1, …, ω·2, …, ω², … that count beyond the finite. A heap of ordinal size is a nimber, too: transfinite nimbers are added and multiplied as the finite ones are, and below ω^ω^ω they form a field in which every polynomial has a root. Try: zermelo eval 'omega nimproduct omega'.
the-numbers-0-1-2-1-2-that-count-126a = 超出有限的计数：0, 1, 2, …, ω, ω + 1, …, ω·2, …, ω², …。大小为序数的堆也是尼姆数：超限的尼姆数像有限的一样相加和相乘，小于 ω^ω^ω 的构成一个每个多项式都有根的域。试一试：zermelo eval 'omega nimproduct omega'。

# The sum G : H in which a move in G removes H, and a move in H leaves G. In Hackenbush H stands on top of G.
the-sum-g-h-in-which-a-move-in-5101 = 在 G 中走会去掉 H、在 H 中走则留下 G 的和 G : H。在删边游戏中 H 立在 G 之上。

# A move that is not dominated and not reversible, so that the canonical form has it too: no other move needs to be considered in any sum.
a-move-that-is-not-dominated-and-not-reversible-05a5 = 既不被支配也不可逆、因而标准型中也有的一步：在任何和中都不必考虑其他走法。

# The least day on which a value can be written: 0 is born on day 0, and {L|R} on the day after the last of its options.
the-least-day-on-which-a-value-can-be-9ce3 = 能写出该值的最早的一天：0 生于第 0 天，{ "{" }L|R{ "}" } 生于其最后一个选项的次日。

# All positions that can be reached from a position by any moves, the position itself included, counted in canonical form.
all-positions-that-can-be-reached-from-a-position-f5f4 = 从一个局面经任意走法能到达的所有局面，包括它自身，按标准型计数。

# A number as a row of pluses and minuses: each sign counts ±1 up to the first change, then half of the one before. A blue-red Hackenbush stalk is the sign expansion of its value: lrr is + - -, 1 - 1/2 - 1/4 = 1/4.
a-number-as-a-row-of-pluses-and-minuses-37e1 = 写成一行正负号的数：第一次变号之前每个号计 ±1，之后每个计前一个的一半。蓝红的删边游戏的茎就是其值的符号展开：lrr 是 + - -，1 - 1/2 - 1/4 = 1/4。

# In a table of positions, a play that ends without a winner; a draw is a play without end there.
in-a-table-of-positions-a-play-that-ends-c8fe = 在局面表中，没有胜者而结束的对局；那里的平局指没有终局的对局。

# A position in which, as in all its followers, a player who has no move never gets one again. Beside such positions, and still more beside all-small ones, more games are equal in misère play than beside all games: 1 - 1 is 0 there.
a-position-in-which-as-in-all-its-followers-f416 = 在该局面及其所有后续中，无法走子的一方此后再也不能走的局面。与这样的局面并列时，反常游戏中相等的游戏比与所有游戏并列时更多，与全小局面并列时则更多：那里 1 - 1 等于 0。

# What the players do not choose: dice, shuffled cards. With chance a move leads to a distribution of positions and not to one of them, so that a position has an expectation instead of a winner. P- and N-positions, strategies that always win and values in sums have no meaning then. Such games are outside of this theory, and nothing here plays them.
what-the-players-do-not-choose-dice-shuffled-cards-b6c4 = 玩家不能选择的东西：骰子、洗过的牌。有随机时，一步走到的是局面的概率分布而不是一个局面，所以局面有期望值而没有胜者。这时 P-局面与 N-局面、总能取胜的策略以及和中的值都没有意义。这类游戏不属于本理论，这里也不处理。

# The number by which one divides to look at remainders: with the modulus 4 the numbers 3, 7, 11, … are alike. When takes of 1 to k are allowed, the P-positions of a single heap are the multiples of k + 1: whatever is taken, the opponent completes to k + 1. In Moore's Nim_k the columns are added with the modulus k + 1.
the-number-by-which-one-divides-to-look-at-3ff7 = 看余数时所除的数：模数为 4 时，3、7、11、…看作一样。每次可取 1 到 k 个时，单堆的 P-局面是 k + 1 的倍数：无论取多少，对方都补足 k + 1。在 Moore 的 Nim_k 中，各列按模 k + 1 相加。

# A rule that makes each term of a sequence from the terms before it. The P-positions of Fibonacci Nim, in which any smaller number may be taken first and later at most twice the last take, are the Fibonacci numbers 1, 2, 3, 5, 8, …: each is the sum of the two before it.
a-rule-that-makes-each-term-of-a-sequence-4d72 = 由前面各项得出数列每一项的规则。斐波那契博弈中，第一次可取少于全堆的任意数，以后至多取上一次的两倍；它的 P-局面是斐波那契数 1、2、3、5、8、…：每一项是前两项之和。

# A sum of impartial loop-free games is worth the xor of the Grundy values of its components, and in normal play it is lost for the player to move exactly when that is 0. With two components it is 0 exactly when the values are equal. In misère play the Grundy values alone do not decide.
a-sum-of-impartial-loop-free-games-is-worth-538e = 无循环公平游戏之和的值是各分量 SG值的异或；在正常规则下，它为 0 时轮到走的一方必败，否则必胜。只有两个分量时，两个值相等当且仅当异或为 0。在反常规则下，只凭 SG值不能决定胜负。

# For the k-th odd prime p, counted from 0, the transfinite nimber ω^ω^k is a p-th root of α_p, the least nimber without one below ω^ω^k. α_p is κ + m, where κ is the least nimber whose degree over the field of two elements is divisible by the order of 2 modulo p, and the finite m is the excess of p: α_3 = 2 and α_5 = 4 have excess 0, and α_7 = ω + 1 has 1. No formula for it is known.
for-the-k-th-odd-prime-p-counted-from-e4ef = 对从 0 数起的第 k 个奇素数 p，超限尼姆数 ω^ω^k 是 α_p 的 p 次根，而 α_p 是在 ω^ω^k 以下没有 p 次根的最小尼姆数。α_p 等于 κ + m，其中 κ 是在二元域上的次数能被 2 模 p 的阶整除的最小尼姆数，有限的 m 就是 p 的超量：α_3 = 2 与 α_5 = 4 的超量为 0，α_7 = ω + 1 的超量为 1。还不知道它的公式。

# A sum of a number, a nimber and multiples of powers of up, ^<1> = ^, ^<2>, ^<3>, …, where each power is infinitesimal beside the one before it. The expansion .12 is ^ + 2·^<2>; ^[n] is ^ + ^<2> + … + ^<n>.
a-sum-of-a-number-a-nimber-and-multiples-8391 = 一个数、一个尼姆数与上的各次幂 ^<1> = ^、^<2>、^<3>、…的倍数之和，其中每一次幂与前一次幂相比是无穷小。展开 .12 是 ^ + 2·^<2>；^[n] 是 ^ + ^<2> + … + ^<n>。

# A nimber *N with N so large that nothing beside it, nor any of its positions, is worth *N. An all-small game has atomic weight at least 1 exactly when, with a far star added, it is greater than 0.
a-nimber-n-with-n-so-large-that-nothing-8798 = N 大到旁边的游戏及其各局面的值都不是 *N 的尼姆数 *N。全小游戏的原子量至少为 1，当且仅当加上远星后大于 0。

# The compound in which a move is a move in every component, so that it ends as soon as one component does. In normal play the impartial ones are decided by the component that ends first; its remoteness counts the moves to its end when the winner hurries and the loser delays. Try: zermelo eval 'conjunctivesum(*2, *3)'.
the-compound-in-which-a-move-is-a-move-c090 = 每一步都要在每个分量中走的复合，所以有一个分量结束就结束。在正常规则下，公平的合取和由最先结束的分量决定；它的远度是胜方求快、负方拖延时到结束的步数。试试：zermelo eval 'conjunctivesum(*2, *3)'。

# The compound in which a move is a move in one component, or in several at once. In normal play an impartial one is a P-position exactly when each of its components is. Try: zermelo eval 'selectivesum(*2, *3)'.
the-compound-in-which-a-move-is-a-move-c3f7 = 一步可在一个分量中走，也可同时在几个分量中走的复合。在正常规则下，公平的选择和是 P-局面，当且仅当每个分量都是 P-局面。试试：zermelo eval 'selectivesum(*2, *3)'。

# G ⊛ H = {G ⊛ H^L : G^L, G ⊛ H^R : −G^R | G ⊛ H^L : G^R, G ⊛ H^R : −G^L}, where the colon is the ordinal sum. For numbers the sign expansion of G is put for each plus in that of H, and its negative for each minus. For others it depends on the form of both: * ⊛ {1|} is {*|*} = 0, and * ⊛ {0,1|} is *2.
g-h-g-h-l-g-l-g-h-ab12 = G ⊛ H = { "{" }G ⊛ H^L : G^L, G ⊛ H^R : −G^R | G ⊛ H^L : G^R, G ⊛ H^R : −G^L{ "}" }，冒号是序和。对于数，在 H 的符号展开中每个加号换成 G 的符号展开，每个减号换成它的相反数。对于其他游戏，它取决于两者的形式：* ⊛ { "{" }1|{ "}" } 是 { "{" }*|*{ "}" } = 0，而 * ⊛ { "{" }0,1|{ "}" } 是 *2。

# How many values of each kind are born by a day: 1 by day 0, 4 by day 1 (0, 1, −1, *), 22 by day 2 and 1474 by day 3. Try: zermelo eval 'census(3)'.
how-many-values-of-each-kind-are-born-by-8ae4 = 到某一天为止出生的各类值各有多少：到第 0 天 1 个，到第 1 天 4 个（0、1、−1、*），到第 2 天 22 个，到第 3 天 1474 个。试试：zermelo eval 'census(3)'。

# A stop of a stopper without over and under: the number x where the stop is x, x over or x under, and on or off where it is that. Try: zermelo eval 'leftstrongstop({1over|0})'.
a-stop-of-a-stopper-without-over-and-under-561b = 止步游戏的停止值去掉 over 与 under：停止值为 x、x over 或 x under 时是数 x，为 on 或 off 时就是它本身。试试：zermelo eval 'leftstrongstop({ "{" }1over|0{ "}" })'。

# Dots and Boxes in which boxes do not count: a move draws an edge, whoever completes a box must draw again, and whoever cannot move loses. A move is loony when it lets the opponent choose who has to move on: he takes all the boxes that it offers, or all but two. Who wins Nimstring has the last word on the long chains, those of three boxes or more, and nearly always wins Dots and Boxes. Strings and Coins is the same on the dual graph, where strings are cut. Try: zermelo rules show nimstring.
dots-and-boxes-in-which-boxes-do-not-count-5f18 = 不计格子数的点格棋：每步画一条边，围成一格的一方必须再画，无法走的一方输。如果一步让对方选择接下来由谁走，它就叫 loony 走法：对方可以拿走它给出的所有格子，也可以只留两格。赢得 Nimstring 的一方在长链（三格以上）上有最后的决定权，几乎总能赢点格棋。Strings and Coins 是对偶图上剪断绳子的同一游戏。试试：zermelo rules show nimstring。

# What each term of a sequence is more than the one before it; the differences of these are those of the second order, and so on. Where those of order k are constant, the sequence is a polynomial of degree k: 1, 4, 9, 16, … has the differences 3, 5, 7, …, and of these each is 2.
what-each-term-of-a-sequence-is-more-than-70e0 = 数列每一项比前一项多多少；差分的差分是二阶差分，如此继续。k 阶差分不变时，数列是 k 次多项式：1、4、9、16、…的差分是 3、5、7、…，它们的差分都是 2。

# What a move gains: G^L − G for a move of Left's, G − G^R for one of Right's. It is never at least 0, since a move uses up the right to move. A move whose incentive is at least that of every other move is the best one whatever stands beside it. Try: zermelo eval 'incentives({2|-1})'.
what-a-move-gains-g-l-g-for-a-d7c6 = 一步所得：左方的走法为 G^L − G，右方的为 G − G^R。走了一步就交出了先走的权利，所以它不会大于或等于 0。若一步的激励不小于其他每一步的，不论旁边有什么，这一步都是最好的。试试：zermelo eval 'incentives({ "{" }2|-1{ "}" })'.

# A move is sente when it threatens so much that the opponent answers it at once, and the turn comes back; it is gote when it is not answered. A move that takes away the opponent's sente is reverse sente. In {9|1||0} Left's move to {9|1} is sente: Right answers to 1, and 1 is the mean. A vertical part of a wall of the thermograph shows at which temperatures a move is sente.
a-move-is-sente-when-it-threatens-so-much-a4f4 = 若一步的威胁大到对手必须马上应，轮次又回到自己，就是先手；若对手不应，就是后手。去掉对手先手的一步叫逆先手。在 { "{" }9|1||0{ "}" } 中，左方走到 { "{" }9|1{ "}" } 是先手：右方应到 1，均值就是 1。温度图的墙在哪些温度上竖直，就在哪些温度上是先手。

# The numbers with which a position is confused. All numbers between its right stop and its left stop are, those below are less than the position, and those above are greater; at a stop itself the player who moves next decides.
the-numbers-with-which-a-position-is-confused-all-1399 = 与局面不可比较的那些数：右停止值与左停止值之间的所有数都是；更小的数小于局面，更大的数大于局面；恰为停止值时，取决于到那时轮到谁走。

# Strategies for sums of hot games that look at the thermographs alone. Hotstrat moves in the component of the greatest temperature. Sentestrat answers where the opponent has just moved, if that has become hotter than the rest was, and else does as Hotstrat. Thermostrat moves where the thermograph is widest at the temperature at which the right walls together, and the greatest width, have the largest sum. None is always best; how far Thermostrat is from best play is bounded by a temperature, and not by the number of components.
strategies-for-sums-of-hot-games-that-look-at-8ba5 = 只看温度图来走热游戏之和的策略。Hotstrat 在温度最高的分量中走。Sentestrat：若对手刚走过的分量变得比其余的更热，就在那里应，否则同 Hotstrat。Thermostrat 先找一个温度，使各右墙之和加上最大宽度达到最大，再在该温度上温度图最宽的分量中走。没有一个总是最好的；Thermostrat 与最佳走法相差多少，由温度而不是由分量的个数限定。

# The last move before the temperature of the whole board drops. Where moves come in pairs of equal size the one who gets it gains, so that it can be worth more than a move that is hotter.
the-last-move-before-the-temperature-of-the-whole-5e6f = 整个棋盘的温度下降之前的最后一步。大小相同的走法成对出现时，得到最后一步的人得利，所以它可能比更热的一步更有价值。

# Overheating from s to t turns each integer n into n times s, and every other G into {t + G'|G'' − t}, where G' and G'' are its options, overheated. Such values are those of Blockbusting; from 1* to 1, as in Go, it is called warming. Try: zermelo eval 'overheat(^, 1, 1)'.
overheating-from-s-to-t-turns-each-integer-n-94ad = 从 s 到 t 的过热把整数 n 变成 s 的 n 倍，把其他的 G 变成 { "{" }t + G'|G'' − t{ "}" }，其中 G' 与 G'' 是过热之后的选项。Blockbusting 的值就是这样的；像围棋那样从 1* 到 1 时叫作加温（warming）。试试：zermelo eval 'overheat(^, 1, 1)'.

# A position in which the player to move loses only because it is his turn: were it the opponent's, he would not lose. It is mutual where the opponent would lose then. Every P-position is a mutual zugzwang.
a-position-in-which-the-player-to-move-loses-8c94 = 只因为轮到自己走才输的局面：若轮到对手走，自己就不会输。若那时输的是对手，就是相互的楚茨文克。每个 P-局面都是相互的楚茨文克。

# A move that restricts what the opponent may answer, as one that must be answered on the spot; a complimenting move lets the same player move again, as in Dots and Boxes. The theorem of Sprague and Grundy does not hold for such games as it stands: values beyond the nimbers are needed, such as loony ones.
a-move-that-restricts-what-the-opponent-may-answer-136a = 限制对手能走什么的一步，例如必须马上应的一步；像点格棋那样让自己再走一步的叫作 complimenting 走法。对这样的游戏，斯普拉格–格隆第定理不能照搬：需要尼姆数以外的值，例如 loony 值。

# A number is odious when it has an odd number of ones in binary, and evil when the number of ones is even. A nim-sum is odious exactly when an odd number of its summands are. In Mock Turtles the head at place n, counted from 0, is worth whichever of 2n and 2n + 1 is odious.
a-number-is-odious-when-it-has-an-odd-32d9 = 二进制中 1 的个数为奇数的数叫 odious，为偶数的叫 evil。尼姆和是 odious，当且仅当它有奇数个加数是 odious。在 Mock Turtles 中，从 0 数起第 n 位的正面，值为 2n 与 2n + 1 中 odious 的那一个。

# The words of a length over an alphabet, taken in lexicographic order: each one that differs in at least d places from all that were taken before. In binary they are closed under nim-addition, and are the P-positions of the game in which a move turns at most d − 1 coins, the leftmost of them from heads to tails.
the-words-of-a-length-over-an-alphabet-taken-12fa = 把某个字母表上同样长的字按字典序逐个查看，凡与已取的字至少有 d 处不同的就取下。二进制时它对尼姆和封闭，并且恰是这样一个游戏的 P-局面：一步翻至多 d − 1 枚硬币，其中最左的由正面翻到反面。

# Coins on the squares 0, 1, 2, … of a strip, at most one on each: a move pushes a coin to a free square of a smaller number, over others if need be. Two coins on a and b have the Grundy value (a xor b) − 1; Welter's function gives that of any number of coins, as a nim-sum over the coins and over the pairs of them.
coins-on-the-squares-0-1-2-of-a-6cd6 = 长条的格子 0, 1, 2, … 上有硬币，每格至多一枚。一步把一枚硬币移到编号更小的空格，可以越过别的硬币。位于 a 与 b 的两枚硬币的 SG值是 (a xor b) − 1；任意多枚时由韦尔特函数给出，它是对硬币和硬币对求的尼姆和。

# In each row of a board stand one man of Left's and one of Right's: a move pushes one's own man along the row, not over the other. Whoever cannot move loses. Who wins is decided as in Nim by the gaps between the men: a move that widens a gap is answered by one that closes it again by as much, and since the board ends somewhere play comes to an end.
in-each-row-of-a-board-stand-one-man-cf94 = 棋盘的每一行有左方一子、右方一子。一步把自己的一子沿着这一行移动，不能越过对方的子。不能走的人输。谁赢像尼姆游戏一样由两子之间的空格数决定：对手把间隔拉大，就跟上同样多；棋盘有边，所以游戏会结束。

# Tokens on the steps of a staircase: a move carries any number of them from a step to the next below, and those on the ground are out of play. It is Nim with the steps of odd number as heaps: what comes to an even step is answered by carrying as much on.
tokens-on-the-steps-of-a-staircase-a-move-af3d = 楼梯的各级上有筹码。一步把一级上的任意多个筹码移到下一级，到了地面的不再使用。它就是以奇数级为堆的尼姆游戏：对手移到偶数级的，就同样多地再往下移。

# The players name numbers in turn; a number may not be a sum of multiples of those that were named, and whoever names 1 loses. It ends after finitely many moves, though no bound is known beforehand. A prime from 5 on wins as a first move, by a theorem of Hutchings that steals a strategy and does not show it.
the-players-name-numbers-in-turn-a-number-may-422e = 两人轮流报数；已报的数的倍数之和不能再报，报 1 的人输。它走有限步就结束，但事先没有界。不小于 5 的素数是必胜的第一步：这是 Hutchings 的定理，用策略窃取证明，所以不给出策略。
