### glossary The key of a message is made from its English words, which stand above it.

# Positions, and for each position the moves of Left and of Right. There is no chance and nothing is hidden. Play ends when the player to move cannot move, or where a rule ends it.
positions-and-for-each-position-the-moves-of-left-06c3 = 국면들과, 국면마다 왼쪽과 오른쪽의 수. 운이 없고 숨긴 것도 없다. 둘 차례인 쪽이 둘 수 없거나 규칙이 끝낼 때 끝난다.

# A state of the board, without the information who moves: both players' moves always exist, and the mover belongs to the question.
a-state-of-the-board-without-the-information-who-2902 = 판의 상태. 누구 차례인지는 들어 있지 않다: 두 사람의 수는 언제나 있고, 누가 두는지는 물음에 속한다.

# Left and Right are the two players (the texts' A and B, or the first and the second colour). They are names, not an order: who moves next is part of the question.
left-and-right-are-the-two-players-the-texts-b1ba = 왼쪽과 오른쪽은 두 사람의 이름이다 (교재의 A와 B, 또는 두 가지 색). 순서가 아니다: 누가 다음에 두는지는 물음에 속한다.

# The player whose turn it is, whichever of Left and Right that is. In an N-position the next player wins.
the-player-whose-turn-it-is-whichever-of-left-89b9 = 둘 차례인 쪽, 왼쪽이든 오른쪽이든. N-포지션에서는 다음에 두는 쪽이 이긴다 (선공 필승).

# The player who has just moved, and so the one who does not move now. In a P-position the previous player wins.
the-player-who-has-just-moved-and-so-the-e393 = 방금 둔 쪽, 곧 지금 두지 않는 쪽. P-포지션에서는 방금 둔 쪽이 이긴다 (후공 필승).

# What takes a player from a position to one of its options. A move of a sum is a move in exactly one component.
what-takes-a-player-from-a-position-to-one-7720 = 한 국면에서 갈 수 있는 국면으로 가는 것. 합에서의 수는 꼭 한 성분에서의 수이다.

# A move to a position that is lost for the opponent. Where the answer gives distances, the first one listed wins soonest. Only moves that the answer has rated are listed, and it says whether those are all.
a-move-to-a-position-that-is-lost-for-6b3d = 상대가 지는 국면으로 가는 수. 거리가 나오면 첫 번째 수가 가장 빨리 이긴다. 평가한 수만 나오며, 그것이 전부인지도 답에 나온다.

# A position that a player can reach in one move.
a-position-that-a-player-can-reach-in-one-bcca = 한 수로 이를 수 있는 국면.

# A position where a rule stops play with a result for the player to move: mate, three in a row, a full board. The result belongs to the position together with who moves there; a goal entered by the opponent's move can be a loss as well.
a-position-where-a-rule-stops-play-with-a-13ef = 규칙이 게임을 끝내고 둘 차례인 쪽의 결과를 정하는 국면: 외통, 셋을 나란히 놓기, 가득 찬 판. 결과는 국면과 차례를 함께 보아야 정해진다. 상대의 수로 목표에 들어가면 질 수도 있다.

# Who wins when the player to move cannot move: the opponent in normal play, the player to move in misère play.
who-wins-when-the-player-to-move-cannot-move-759a = 둘 차례인 쪽이 둘 수 없을 때 누가 이기는가: 노멀 게임에서는 상대, 미제르 게임에서는 둘 차례인 쪽.

# A player who cannot move loses. (Some texts say the opposite in passing; it is this way round.)
a-player-who-cannot-move-loses-some-texts-say-26e0 = 둘 수 없는 쪽이 진다. (반대로 쓴 교재도 있으나 이것이 맞다.)

# A player who cannot move wins. It is harder than normal play: Grundy values do not decide it. Misère Nim: while at least two heaps hold two or more tokens, leave nim-sum 0 as in normal play; from exactly one such heap, leave an odd number of ones, where normal play would leave an even number.
a-player-who-cannot-move-wins-it-is-harder-9e58 = 둘 수 없는 쪽이 이긴다. 노멀 게임보다 어렵다: 그런디 수로 결정되지 않는다. 미제르 님: 둘 이상인 더미가 두 개 이상이면 노멀 게임처럼 님합 0을 남기고, 그런 더미가 꼭 하나이면 1을 홀수 개 남긴다 (노멀 게임이라면 짝수 개).

# What is known about a position with a given player to move: a win or a loss with its distance, or a draw. A win has some move to a loss of the opponent; a loss has only moves to wins of the opponent.
what-is-known-about-a-position-with-a-given-eb71 = 국면과 차례에 대한 판정: 거리와 함께 승이나 패, 또는 무승부. 승에는 상대가 지는 국면으로 가는 수가 있고, 패에는 상대가 이기는 국면으로 가는 수뿐이다.

# A position is winning for the player to move when some move leads to a losing position of the opponent, and losing when every move leads to a winning one. In impartial games they are the N-positions and the P-positions.
a-position-is-winning-for-the-player-to-move-dc2e = 어떤 수로 상대의 필패 상태에 이를 수 있으면 필승 상태이고, 모든 수가 상대의 필승 상태로 가면 필패 상태이다. 공정 게임에서는 각각 N-포지션(선공 필승)과 P-포지션(후공 필승)이다.

# A rule that gives the winner a move in every position that can arise, so that the opponent loses whatever he does. On games that can loop it must also bring the end nearer: see distance.
a-rule-that-gives-the-winner-a-move-in-5cc5 = 나올 수 있는 모든 국면에서 이기는 쪽의 수를 정해 주어, 상대가 무엇을 하든 지게 하는 규칙. 순환할 수 있는 게임에서는 끝에 가까워지기도 해야 한다: distance를 보라.

# A position in which neither player can force an end in his favour: a rule calls it a draw, or play can loop. With A to move the draws are all positions outside W_A and L_A (not outside W_A and W_B).
a-position-in-which-neither-player-can-force-an-5247 = 어느 쪽도 자기에게 유리한 끝을 강제할 수 없는 국면: 규칙이 무승부로 정하거나 순환할 수 있다. A 차례의 무승부는 W_A와 L_A 밖의 모든 국면이다 (W_A와 W_B 밖이 아니다).

# How many single moves (plies) a game lasts when the winner hurries and the loser delays. Where play can loop, a winner who only keeps to winning positions may never finish: the distance has to fall.
how-many-single-moves-plies-a-game-lasts-when-c0f8 = 이기는 쪽은 서두르고 지는 쪽은 끌 때 게임이 끝날 때까지의 수의 개수. 순환할 수 있으면 필승 상태에 머무는 것만으로는 끝나지 않을 수 있다: 거리가 줄어야 한다.

# A sequence of moves in which the winner always takes a shortest win and the loser a longest loss.
a-sequence-of-moves-in-which-the-winner-always-0d9f = 이기는 쪽은 늘 가장 짧은 승리를, 지는 쪽은 가장 긴 패배를 고르는 수순.

# A P-position is won by the previous player: every move from it leads to an N-position. An N-position is won by the next player: some move from it leads to a P-position. Some lecture texts exchange the letters.
a-p-position-is-won-by-the-previous-player-dc73 = P-포지션은 방금 둔 쪽이 이긴다 (후공 필승): 모든 수가 N-포지션으로 간다. N-포지션은 다음에 두는 쪽이 이긴다 (선공 필승): P-포지션으로 가는 수가 있다. 두 글자를 바꿔 쓰는 교재도 있다.

# A game is impartial when both players have the same moves everywhere, and partizan when not. Not every impartial game is easy: the reduction to Nim needs the Grundy values, and finding them can be PSPACE-hard (Node Kayles).
a-game-is-impartial-when-both-players-have-the-9640 = 어느 국면에서나 두 사람의 수가 같으면 공정 게임, 아니면 편파 게임이다. 공정 게임이 모두 쉬운 것은 아니다: 님으로 바꾸려면 그런디 수가 필요하고, 그것을 구하기가 PSPACE-난해일 수 있다 (노드 카일즈).

# A game is loopy when a position can recur. Then there can be draws, and plain recursion from the top does not end: labels are found backwards from the ends, or by a search that notices cycles.
a-game-is-loopy-when-a-position-can-recur-5af1 = 국면이 되풀이될 수 있으면 순환 게임이다. 그때는 무승부가 있을 수 있고, 위에서 내려오는 단순한 재귀는 끝나지 않는다: 끝에서 거꾸로, 또는 순환을 알아차리는 탐색으로 구한다.

# Several games side by side; a move is a move in exactly one of them. Written with ' + ': zermelo solve 'nim 3 5 + wythoff 2 4'.
several-games-side-by-side-a-move-is-a-47f4 = 나란히 놓은 여러 게임. 한 수는 꼭 하나에서 둔다. ' + '로 쓴다: zermelo solve 'nim 3 5 + wythoff 2 4'.

# A proof that the first player wins without a winning move: if the second player had a winning answer to one particular first move, the first player could have played that answer at once. In Chomp the corner bite is that move. It says who wins, and neither how nor by how much.
a-proof-that-the-first-player-wins-without-a-8e52 = 이기는 수를 보이지 않고 선공이 이김을 증명하는 방법: 특정한 첫 수에 후공의 이기는 답이 있다면, 선공이 처음부터 그 답을 둘 수 있었다. 촘프에서는 귀퉁이를 먹는 수가 그것이다. 누가 이기는지만 말하고, 어떻게 얼마나 이기는지는 말하지 않는다.

# In a game that must end and cannot be drawn, one of the two players can force a win from every position; with draws, one can force a win or both can force a draw.
in-a-game-that-must-end-and-cannot-be-d434 = 반드시 끝나고 무승부가 없는 게임에서는 어느 국면에서나 두 사람 가운데 하나가 승리를 강제할 수 있다. 무승부가 있으면 한쪽이 승리를, 또는 양쪽이 무승부를 강제할 수 있다.

# A combinatorial game has two players, perfect information and no chance. Poker has hidden cards and chance, Tetris one player, and with three players coalitions decide; none of this theory applies to them.
a-combinatorial-game-has-two-players-perfect-information-and-2792 = 조합 게임은 두 사람이 하고, 정보가 완전하며, 운이 없다. 포커에는 숨긴 패와 운이 있고, 테트리스는 혼자 하며, 셋이면 편 먹기가 결정한다: 이 이론은 이들에게 쓰이지 않는다.

# The least whole number, from 0 on, that does not occur in a set: mex {0, 1, 3} = 2.
the-least-whole-number-from-0-on-that-does-d916 = 집합에 없는 가장 작은 0 이상의 정수: mex {0, 1, 3} = 2.

# Addition of binary numbers without carries: 3 xor 5 = 011 xor 101 = 110 = 6.
addition-of-binary-numbers-without-carries-3-xor-5-b4c8 = 올림 없이 하는 이진수의 덧셈: 3 xor 5 = 011 xor 101 = 110 = 6.

# For impartial loop-free games in normal play: the mex of the Grundy values of the options. A position with value n behaves in sums like a Nim heap of n, written *n. The previous player wins exactly at value 0; that position need not be empty.
for-impartial-loop-free-games-in-normal-play-the-0ba3 = 순환이 없는 공정 게임의 노멀 게임에서, 갈 수 있는 국면들의 그런디 수의 mex. 값이 n인 국면은 합에서 크기 n의 님 더미(*n)처럼 움직인다. 값이 0일 때만 후공 필승이고, 그 국면이 꼭 비어 있을 필요는 없다.

# The Grundy value of a sum is the nim-sum of the components' values, so every impartial loop-free game in normal play is as good as a single Nim heap.
the-grundy-value-of-a-sum-is-the-nim-4436 = 합의 그런디 수는 성분의 값의 님합이다. 그래서 순환이 없는 공정 게임은 노멀 게임에서 님 더미 하나와 같다.

# A number of tokens that moves make smaller or split. A heap of n in Nim is the nimber *n.
a-number-of-tokens-that-moves-make-smaller-or-e76b = 수를 둘 때마다 줄거나 나뉘는 말의 무더기. 님에서 크기 n의 더미는 님버 *n이다.

# A number as a sum of Fibonacci numbers no two of which are neighbours. There is exactly one, and in Fibonacci Nim its least term is the winning take.
a-number-as-a-sum-of-fibonacci-numbers-no-6e4b = 이웃하지 않는 피보나치 수의 합으로 쓴 수. 꼭 한 가지 방법이 있고, 피보나치 님에서는 가장 작은 항이 이기는 수이다.

# The multiples of an irrational number above 1, rounded down. Those of the golden ratio and of its square hold each positive integer once; taken in pairs they are the P-positions of Wythoff's game.
the-multiples-of-an-irrational-number-above-1-rounded-6282 = 1보다 큰 무리수의 배수를 내림한 수열. 황금비와 그 제곱의 것을 합치면 양의 정수가 한 번씩 나오고, 짝지으면 위토프 게임의 필패 상태이다.

# Nim in which whoever takes the last token loses. While two heaps or more hold at least two tokens, leave nim-sum 0 as in normal play. From exactly one such heap, lower it to 0 or 1 so that an odd number of ones is left; normal play would leave an even number. With ones only, an odd number loses.
nim-in-which-whoever-takes-the-last-token-loses-de6d = 마지막 것을 가져가는 쪽이 지는 님. 둘 이상인 더미가 두 개 이상이면 노멀 게임처럼 님합 0을 남긴다. 꼭 하나이면 그것을 0이나 1로 줄여 1을 홀수 개 남긴다 (노멀 게임이라면 짝수 개). 1뿐이면 홀수일 때 진다.

