### glossary The key of a message is made from its English words, which stand above it.

# Positions, and for each position the moves of Left and of Right. There is no chance and nothing is hidden. Play ends when the player to move cannot move, or where a rule ends it.
positions-and-for-each-position-the-moves-of-left-06c3 = 局面，以及每个局面中左方和右方的走法。没有随机，也没有隐藏信息。轮到走的人不能走，或规则终止对局时，游戏结束。

# A state of the board, without the information who moves: both players' moves always exist, and the mover belongs to the question.
a-state-of-the-board-without-the-information-who-2902 = 棋盘的状态，不含轮到谁走：双方的走法总是存在，轮到谁走属于问题的一部分。

# Left and Right are the two players (the texts' A and B, or the first and the second colour). They are names, not an order: who moves next is part of the question.
left-and-right-are-the-two-players-the-texts-b1ba = 左方和右方是两位玩家（教材中的 A 和 B，或两种颜色）。这是名字，不是顺序：下一个谁走属于问题的一部分。

# The player whose turn it is, whichever of Left and Right that is. In an N-position the next player wins.
the-player-whose-turn-it-is-whichever-of-left-89b9 = 轮到走的人，不论是左方还是右方。在 N-局面中先手必胜。

# The player who has just moved, and so the one who does not move now. In a P-position the previous player wins.
the-player-who-has-just-moved-and-so-the-e393 = 刚走完的人，也就是现在不走的人。在 P-局面中后手必胜。

# What takes a player from a position to one of its options. A move of a sum is a move in exactly one component.
what-takes-a-player-from-a-position-to-one-7720 = 从一个局面走到它的一个后继。在和中，一步恰好在一个分量里走。

# A move to a position that is lost for the opponent. Where the answer gives distances, the first one listed wins soonest. Only moves that the answer has rated are listed, and it says whether those are all.
a-move-to-a-position-that-is-lost-for-6b3d = 走到对方必败的局面的走法。答案给出步数时，第一个赢得最快。只列出评价过的走法，并说明是否为全部。

# A position that a player can reach in one move.
a-position-that-a-player-can-reach-in-one-bcca = 一步可以到达的局面。

# A position where a rule stops play with a result for the player to move: mate, three in a row, a full board. The result belongs to the position together with who moves there; a goal entered by the opponent's move can be a loss as well.
a-position-where-a-rule-stops-play-with-a-13ef = 规则终止对局并给出轮到走的人的结果的局面：将死、三连、棋盘下满。结果属于局面加上轮到谁走；由对方的走法进入目标也可能是输。

# Who wins when the player to move cannot move: the opponent in normal play, the player to move in misère play.
who-wins-when-the-player-to-move-cannot-move-759a = 轮到走的人不能走时谁赢：正常规则下是对方，反常游戏中是轮到走的人。

# A player who cannot move loses. (Some texts say the opposite in passing; it is this way round.)
a-player-who-cannot-move-loses-some-texts-say-26e0 = 不能走的人输。（有的教材顺口说反了；应是这样。）

# A player who cannot move wins. It is harder than normal play: Grundy values do not decide it. Misère Nim: while at least two heaps hold two or more tokens, leave nim-sum 0 as in normal play; from exactly one such heap, leave an odd number of ones, where normal play would leave an even number.
a-player-who-cannot-move-wins-it-is-harder-9e58 = 不能走的人赢。它比正常规则难：SG值不能判定。反Nim：至少有两堆不少于两个时，像正常规则那样留下尼姆和 0；恰有一堆这样的堆时，留下奇数个 1（正常规则则留偶数个）。

# What is known about a position with a given player to move: a win or a loss with its distance, or a draw. A win has some move to a loss of the opponent; a loss has only moves to wins of the opponent.
what-is-known-about-a-position-with-a-given-eb71 = 对“局面加轮到谁走”的判定：胜或负及其步数，或平局。胜态有一步走到对方的负态；负态的每一步都走到对方的胜态。

# A position is winning for the player to move when some move leads to a losing position of the opponent, and losing when every move leads to a winning one. In impartial games they are the N-positions and the P-positions.
a-position-is-winning-for-the-player-to-move-dc2e = 有一步能走到对方的必败态，就是必胜态；每一步都走到对方的必胜态，就是必败态。在公平游戏中它们是 N-局面（先手必胜）和 P-局面（后手必胜）。

# A rule that gives the winner a move in every position that can arise, so that the opponent loses whatever he does. On games that can loop it must also bring the end nearer: see distance.
a-rule-that-gives-the-winner-a-move-in-5cc5 = 在每个可能出现的局面给出获胜方的走法，使对方无论怎么走都输的规则。在可循环的游戏中还必须使终局越来越近：见 distance。

# A position in which neither player can force an end in his favour: a rule calls it a draw, or play can loop. With A to move the draws are all positions outside W_A and L_A (not outside W_A and W_B).
a-position-in-which-neither-player-can-force-an-5247 = 双方都不能强制得到有利结局的局面：规则判平，或对局可以循环。A 走时的平局是 W_A 和 L_A 之外的全部局面（不是 W_A 和 W_B 之外）。

# How many single moves (plies) a game lasts when the winner hurries and the loser delays. Where play can loop, a winner who only keeps to winning positions may never finish: the distance has to fall.
how-many-single-moves-plies-a-game-lasts-when-c0f8 = 获胜方求快、失败方拖延时对局的步数。可以循环时，只停留在必胜态可能永远结束不了：步数必须减少。

# A sequence of moves in which the winner always takes a shortest win and the loser a longest loss.
a-sequence-of-moves-in-which-the-winner-always-0d9f = 获胜方总取最短的胜、失败方总取最长的负的走法序列。

# A P-position is won by the previous player: every move from it leads to an N-position. An N-position is won by the next player: some move from it leads to a P-position. Some lecture texts exchange the letters.
a-p-position-is-won-by-the-previous-player-dc73 = P-局面后手必胜：每一步都走到 N-局面。N-局面先手必胜：有一步走到 P-局面。有的教材把两个字母对调。

# A game is impartial when both players have the same moves everywhere, and partizan when not. Not every impartial game is easy: the reduction to Nim needs the Grundy values, and finding them can be PSPACE-hard (Node Kayles).
a-game-is-impartial-when-both-players-have-the-9640 = 双方在每个局面的走法都相同的是公平游戏，否则是不平等博弈。公平游戏并不都容易：化为尼姆需要 SG值，而求 SG值可能是 PSPACE 难的（Node Kayles）。

# A game is loopy when a position can recur. Then there can be draws, and plain recursion from the top does not end: labels are found backwards from the ends, or by a search that notices cycles.
a-game-is-loopy-when-a-position-can-recur-5af1 = 局面可以重复的游戏是循环游戏。这时可能有平局，单纯自顶向下的递归不会结束：要从终局倒推，或用能识别循环的搜索。

# Several games side by side; a move is a move in exactly one of them. Written with ' + ': zermelo solve 'nim 3 5 + wythoff 2 4'.
several-games-side-by-side-a-move-is-a-47f4 = 并列的若干游戏；每步恰好在其中一个里走。用 ' + ' 书写：zermelo solve 'nim 3 5 + wythoff 2 4'。

# A proof that the first player wins without a winning move: if the second player had a winning answer to one particular first move, the first player could have played that answer at once. In Chomp the corner bite is that move. It says who wins, and neither how nor by how much.
a-proof-that-the-first-player-wins-without-a-8e52 = 不给出获胜走法而证明先手必胜：如果后手对某个特定的第一步有获胜的应手，先手本可以一开始就走它。在巧克力游戏中就是咬掉角上的一格。它说明谁赢，不说明怎么赢、赢多少。

# In a game that must end and cannot be drawn, one of the two players can force a win from every position; with draws, one can force a win or both can force a draw.
in-a-game-that-must-end-and-cannot-be-d434 = 在必定结束且没有平局的游戏中，从每个局面出发，双方中必有一方能强制获胜；有平局时，或一方能强制获胜，或双方都能强制平局。

# A combinatorial game has two players, perfect information and no chance. Poker has hidden cards and chance, Tetris one player, and with three players coalitions decide; none of this theory applies to them.
a-combinatorial-game-has-two-players-perfect-information-and-2792 = 组合游戏有两位玩家、完全信息、没有随机。扑克有隐藏的牌和随机，俄罗斯方块只有一位玩家，三人游戏由结盟决定；这套理论都不适用。

# The least whole number, from 0 on, that does not occur in a set: mex {0, 1, 3} = 2.
the-least-whole-number-from-0-on-that-does-d916 = 不在集合中的最小非负整数：mex {0, 1, 3} = 2。

# Addition of binary numbers without carries: 3 xor 5 = 011 xor 101 = 110 = 6.
addition-of-binary-numbers-without-carries-3-xor-5-b4c8 = 不进位的二进制加法：3 xor 5 = 011 xor 101 = 110 = 6。

# For impartial loop-free games in normal play: the mex of the Grundy values of the options. A position with value n behaves in sums like a Nim heap of n, written *n. The previous player wins exactly at value 0; that position need not be empty.
for-impartial-loop-free-games-in-normal-play-the-0ba3 = 正常规则下无循环的公平游戏：各后继 SG值的 mex。值为 n 的局面在和中相当于 n 个的尼姆堆，写作 *n。恰好当值为 0 时后手必胜；那个局面不必是空的。

# The Grundy value of a sum is the nim-sum of the components' values, so every impartial loop-free game in normal play is as good as a single Nim heap.
the-grundy-value-of-a-sum-is-the-nim-4436 = 和的 SG值是各分量的值的尼姆和，所以正常规则下每个无循环的公平游戏都相当于一个尼姆堆。

# A number of tokens that moves make smaller or split. A heap of n in Nim is the nimber *n.
a-number-of-tokens-that-moves-make-smaller-or-e76b = 走法使之减少或分开的一堆子。尼姆中 n 个的堆就是 *n。

# A number as a sum of Fibonacci numbers no two of which are neighbours. There is exactly one, and in Fibonacci Nim its least term is the winning take.
a-number-as-a-sum-of-fibonacci-numbers-no-6e4b = 把一个数写成互不相邻的斐波那契数之和。写法唯一，在斐波那契博弈中最小的一项就是获胜的取法。

# The multiples of an irrational number above 1, rounded down. Those of the golden ratio and of its square hold each positive integer once; taken in pairs they are the P-positions of Wythoff's game.
the-multiples-of-an-irrational-number-above-1-rounded-6282 = 大于 1 的无理数的倍数向下取整。黄金比及其平方的两列恰好各含每个正整数一次；配成对就是威佐夫博弈的必败态。

# Nim in which whoever takes the last token loses. While two heaps or more hold at least two tokens, leave nim-sum 0 as in normal play. From exactly one such heap, lower it to 0 or 1 so that an odd number of ones is left; normal play would leave an even number. With ones only, an odd number loses.
nim-in-which-whoever-takes-the-last-token-loses-de6d = 取走最后一个的人输的尼姆。至少两堆不少于两个时，像正常规则那样留下尼姆和 0。恰有一堆时，把它减到 0 或 1，使剩下奇数个 1（正常规则则留偶数个）。只有 1 时，奇数个就输。

