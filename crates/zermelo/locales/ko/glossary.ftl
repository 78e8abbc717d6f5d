### glossary The key of a message is made from its English words, which stand above it.

# Positions, and for each position the moves of Left and of Right. There is no chance and nothing is hidden. Play ends when the player to move cannot move, or where a rule ends it.
positions-and-for-each-position-the-moves-of-left-06c3 = 국면들과, 국면마다 정해진 왼쪽과 오른쪽의 수. 우연의 요소도, 숨겨진 것도 없다. 둘 차례인 쪽이 둘 수 없거나 규칙이 끝을 정할 때 끝난다.

# A state of the board, without the information who moves: both players' moves always exist, and the mover belongs to the question.
a-state-of-the-board-without-the-information-who-2902 = 판의 상태. 누구 차례인지는 들어 있지 않다: 두 사람의 수는 언제나 모두 있고, 누가 둘 차례인지는 물음에서 정한다.

# Left and Right are the two players (the texts' A and B, or the first and the second colour). They are names, not an order: who moves next is part of the question.
left-and-right-are-the-two-players-the-texts-b1ba = 왼쪽과 오른쪽은 두 사람의 이름이다 (교재의 A와 B, 또는 두 가지 색). 순서를 뜻하지 않는다: 누가 다음에 두는지는 물음에서 정한다.

# The player whose turn it is, whichever of Left and Right that is. In an N-position the next player wins.
the-player-whose-turn-it-is-whichever-of-left-89b9 = 둘 차례인 쪽, 왼쪽이든 오른쪽이든. N-국면에서는 다음에 두는 쪽이 이긴다 (선공 필승).

# The player who has just moved, and so the one who does not move now. In a P-position the previous player wins.
the-player-who-has-just-moved-and-so-the-e393 = 방금 둔 쪽, 곧 지금 두지 않는 쪽. P-국면에서는 방금 둔 쪽이 이긴다 (후공 필승).

# What takes a player from a position to one of its options. A move of a sum is a move in exactly one component.
what-takes-a-player-from-a-position-to-one-7720 = 한 국면을 그 선택지 하나로 바꾸는 것. 합에서는 한 수에 정확히 한 성분에서만 둔다.

# A move to a position that is lost for the opponent. Where the answer gives distances, the first one listed wins soonest. Only moves that the answer has rated are listed, and it says whether those are all.
a-move-to-a-position-that-is-lost-for-6b3d = 상대가 지는 국면으로 가는 수. 답에 거리가 있으면 첫 번째 수가 가장 빨리 이긴다. 평가한 수만 나오며, 그것이 전부인지도 함께 나온다.

# A position that a player can reach in one move.
a-position-that-a-player-can-reach-in-one-bcca = 한 수로 갈 수 있는 국면.

# A position where a rule stops play with a result for the player to move: mate, three in a row, a full board. The result belongs to the position together with who moves there; a goal entered by the opponent's move can be a loss as well.
a-position-where-a-rule-stops-play-with-a-13ef = 규칙이 게임을 끝내고 둘 차례인 쪽의 결과를 정하는 국면: 외통, 나란히 셋, 가득 찬 판. 결과는 국면과 차례에 함께 딸려 있다. 상대의 수로 목표에 이르는 것은 패일 수도 있다.

# Who wins when the player to move cannot move: the opponent in normal play, the player to move in misère play.
who-wins-when-the-player-to-move-cannot-move-759a = 둘 차례인 쪽이 둘 수 없을 때 누가 이기는가: 노멀 게임에서는 상대가, 미제르 게임에서는 둘 차례인 쪽이 이긴다.

# A player who cannot move loses. (Some texts say the opposite in passing; it is this way round.)
a-player-who-cannot-move-loses-some-texts-say-26e0 = 둘 수 없는 쪽이 진다. (반대로 쓴 교재도 있으나 이것이 맞다.)

# A player who cannot move wins. It is harder than normal play: Grundy values do not decide it. Misère Nim: while at least two heaps hold two or more tokens, leave nim-sum 0 as in normal play; from exactly one such heap, leave an odd number of ones, where normal play would leave an even number.
a-player-who-cannot-move-wins-it-is-harder-9e58 = 둘 수 없는 쪽이 이긴다. 노멀 게임보다 어렵다: 그런디 수로 결정되지 않는다. 미제르 님: 크기가 2 이상인 더미가 두 개 이상이면 노멀 게임처럼 님합 0을 남기고, 그런 더미가 정확히 하나이면 1을 홀수 개 남긴다 (노멀 게임이라면 짝수 개).

# What is known about a position with a given player to move: a win or a loss with its distance, or a draw. A win has some move to a loss of the opponent; a loss has only moves to wins of the opponent.
what-is-known-about-a-position-with-a-given-eb71 = 국면과 차례에 대해 알려진 것: 거리가 딸린 승이나 패, 또는 무승부. 승에는 상대가 지는 국면으로 가는 수가 있고, 패에는 상대가 이기는 국면으로 가는 수뿐이다.

# A position is winning for the player to move when some move leads to a losing position of the opponent, and losing when every move leads to a winning one. In impartial games they are the N-positions and the P-positions.
a-position-is-winning-for-the-player-to-move-dc2e = 어떤 수로 상대를 필패 상태에 빠뜨릴 수 있으면 필승 상태이고, 모든 수가 상대의 필승 상태로 이어지면 필패 상태이다. 공정 게임에서는 각각 N-국면(선공 필승)과 P-국면(후공 필승)이다.

# A rule that gives the winner a move in every position that can arise, so that the opponent loses whatever he does. On games that can loop it must also bring the end nearer: see distance.
a-rule-that-gives-the-winner-a-move-in-5cc5 = 나올 수 있는 모든 국면에서 이기는 쪽의 수를 정해 두어, 상대가 무엇을 하든 지게 만드는 규칙. 순환할 수 있는 게임에서는 끝에 가까워지기도 해야 한다: '거리'를 보라.

# A position in which neither player can force an end in his favour: a rule calls it a draw, or play can loop. With A to move the draws are all positions outside W_A and L_A (not outside W_A and W_B).
a-position-in-which-neither-player-can-force-an-5247 = 어느 쪽도 자기에게 유리한 끝을 강제할 수 없는 국면: 규칙이 무승부로 정하거나, 순환할 수 있다. A 차례의 무승부는 W_A와 L_A 밖의 모든 국면이다 (W_A와 W_B 밖이 아니다).

# How many single moves (plies) a game lasts when the winner hurries and the loser delays. Where play can loop, a winner who only keeps to winning positions may never finish: the distance has to fall.
how-many-single-moves-plies-a-game-lasts-when-c0f8 = 이기는 쪽은 서두르고 지는 쪽은 시간을 끌 때 게임이 끝나기까지의 수의 개수. 순환할 수 있으면 필승 상태에 머무는 것만으로는 끝나지 않을 수 있다: 거리가 줄어들어야 한다.

# A sequence of moves in which the winner always takes a shortest win and the loser a longest loss.
a-sequence-of-moves-in-which-the-winner-always-0d9f = 이기는 쪽은 늘 가장 짧은 승리를, 지는 쪽은 가장 긴 패배를 고르는 수순.

# A P-position is won by the previous player: every move from it leads to an N-position. An N-position is won by the next player: some move from it leads to a P-position. Some lecture texts exchange the letters.
a-p-position-is-won-by-the-previous-player-dc73 = P-국면에서는 방금 둔 쪽이 이긴다 (후공 필승): 모든 수가 N-국면으로 이어진다. N-국면에서는 다음에 두는 쪽이 이긴다 (선공 필승): P-국면으로 가는 수가 있다. 두 글자를 바꿔 쓰는 교재도 있다.

# A game is impartial when both players have the same moves everywhere, and partizan when not. Not every impartial game is easy: the reduction to Nim needs the Grundy values, and finding them can be PSPACE-hard (Node Kayles).
a-game-is-impartial-when-both-players-have-the-9640 = 어느 국면에서나 두 사람의 수가 같으면 공정 게임, 아니면 편파 게임이다. 공정 게임이 모두 쉬운 것은 아니다: 님으로 바꾸려면 그런디 수가 필요하고, 그것을 구하기가 PSPACE-난해일 수 있다 (노드 카일즈).

# A game is loopy when a position can recur. Then there can be draws, and plain recursion from the top does not end: labels are found backwards from the ends, or by a search that notices cycles.
a-game-is-loopy-when-a-position-can-recur-5af1 = 국면이 되풀이될 수 있으면 순환 게임이다. 그때는 무승부가 있을 수 있고, 위에서 내려오는 단순한 재귀는 끝나지 않는다: 라벨은 끝에서 거꾸로, 또는 순환을 알아차리는 탐색으로 구한다.

# Several games side by side; a move is a move in exactly one of them. Written with ' + ': zermelo solve 'nim 3 5 + wythoff 2 4'.
several-games-side-by-side-a-move-is-a-47f4 = 나란히 놓은 여러 게임. 한 수에 그 가운데 정확히 하나에서 둔다. ' + '로 쓴다: zermelo solve 'nim 3 5 + wythoff 2 4'.

# A proof that the first player wins without a winning move: if the second player had a winning answer to one particular first move, the first player could have played that answer at once. In Chomp the corner bite is that move. It says who wins, and neither how nor by how much.
a-proof-that-the-first-player-wins-without-a-8e52 = 이기는 수를 보이지 않고 선공이 이김을 증명하는 방법: 어떤 특정한 첫 수에 후공의 이기는 답이 있다면, 선공이 처음부터 그 답을 둘 수 있었을 것이다. 촘프에서는 귀퉁이를 먹는 수가 그 첫 수이다. 누가 이기는지만 말하고, 어떻게 이기는지, 그런디 수가 얼마인지는 말하지 않는다.

# In a game that must end and cannot be drawn, one of the two players can force a win from every position; with draws, one can force a win or both can force a draw.
in-a-game-that-must-end-and-cannot-be-d434 = 반드시 끝나고 무승부가 없는 게임에서는 어느 국면에서나 두 사람 가운데 하나가 승리를 강제할 수 있다. 무승부가 있으면 한쪽이 승리를, 또는 양쪽이 무승부를 강제할 수 있다.

# A combinatorial game has two players, perfect information and no chance. Poker has hidden cards and chance, Tetris one player, and with three players coalitions decide; none of this theory applies to them.
a-combinatorial-game-has-two-players-perfect-information-and-2792 = 조합 게임은 두 사람이 하고, 정보가 모두 드러나 있으며, 우연의 요소가 없다. 포커에는 숨긴 패와 우연이 있고, 테트리스는 혼자 하며, 셋이 하면 누구와 손잡느냐가 승부를 가른다: 이 이론은 그런 게임에는 쓸 수 없다.

# The least whole number, from 0 on, that does not occur in a set: mex {0, 1, 3} = 2.
the-least-whole-number-from-0-on-that-does-d916 = 집합에 없는 가장 작은 0 이상의 정수: mex { "{" }0, 1, 3{ "}" } = 2.

# Addition of binary numbers without carries: 3 xor 5 = 011 xor 101 = 110 = 6.
addition-of-binary-numbers-without-carries-3-xor-5-b4c8 = 올림 없는 이진수 덧셈: 3 xor 5 = 011 xor 101 = 110 = 6.

# For impartial loop-free games in normal play: the mex of the Grundy values of the options. A position with value n behaves in sums like a Nim heap of n, written *n. The previous player wins exactly at value 0; that position need not be empty.
for-impartial-loop-free-games-in-normal-play-the-0ba3 = 순환이 없는 공정 게임의 노멀 게임에서, 선택지들의 그런디 수의 mex. 값이 n인 국면은 합에서 크기 n의 님 더미(*n)와 똑같이 행동한다. 정확히 값이 0일 때 후공 필승이고, 그런 국면이 꼭 비어 있는 것은 아니다.

# The Grundy value of a sum is the nim-sum of the components' values, so every impartial loop-free game in normal play is as good as a single Nim heap.
the-grundy-value-of-a-sum-is-the-nim-4436 = 합의 그런디 수는 성분들의 값의 님합이다. 그래서 순환이 없는 공정 게임은 노멀 게임에서 모두 님 더미 하나와 같다.

# A number of tokens that moves make smaller or split. A heap of n in Nim is the nimber *n.
a-number-of-tokens-that-moves-make-smaller-or-e76b = 수를 둘 때마다 줄거나 나뉘는 돌의 무더기. 님에서 크기 n의 더미는 님버 *n이다.

# A number as a sum of Fibonacci numbers no two of which are neighbours. There is exactly one, and in Fibonacci Nim its least term is the winning take.
a-number-as-a-sum-of-fibonacci-numbers-no-6e4b = 한 수를 서로 이웃하지 않는 피보나치 수들의 합으로 나타낸 것. 방법은 정확히 하나이고, 피보나치 님에서는 가장 작은 항이 이기는 수이다.

# The multiples of an irrational number above 1, rounded down. Those of the golden ratio and of its square hold each positive integer once; taken in pairs they are the P-positions of Wythoff's game.
the-multiples-of-an-irrational-number-above-1-rounded-6282 = 1보다 큰 무리수의 배수들을 내림한 수열. 황금비와 그 제곱의 수열을 합치면 양의 정수가 정확히 한 번씩 나오고, 둘을 짝지으면 위토프 게임의 P-국면(후공 필승)이 된다.

# Nim in which whoever takes the last token loses. While two heaps or more hold at least two tokens, leave nim-sum 0 as in normal play. From exactly one such heap, lower it to 0 or 1 so that an odd number of ones is left; normal play would leave an even number. With ones only, an odd number loses.
nim-in-which-whoever-takes-the-last-token-loses-de6d = 마지막 하나를 가져가는 쪽이 지는 님. 크기가 2 이상인 더미가 두 개 이상이면 노멀 게임처럼 님합 0을 남긴다. 그런 더미가 정확히 하나이면 그것을 0이나 1로 줄여 1을 홀수 개 남긴다 (노멀 게임이라면 짝수 개). 1뿐이면 홀수 개일 때 둘 차례인 쪽이 진다.

# Labelling all positions backwards from the ends of play: a loss makes its predecessors wins; a position all of whose options are wins is a loss; what is never reached is a draw. The cost is O(V + E) time and memory for V pairs of position and mover and E moves.
labelling-all-positions-backwards-from-the-ends-of-play-0cdf = 게임의 끝에서부터 거꾸로 모든 국면에 라벨을 붙인다: 패의 바로 앞 국면은 승이고, 선택지가 모두 승인 국면은 패이며, 끝내 닿지 않은 것은 무승부이다. 국면과 차례의 쌍이 V개, 수가 E개이면 시간과 메모리가 O(V + E)이다.

# Deciding one position by looking at its options on demand, remembering what was found. Positions are remembered whole and with the player to move, never by a hash alone. The cost is at worst that of looking at all positions below, O(V + E); a lucky order of moves needs about their square root.
deciding-one-position-by-looking-at-its-options-on-6fb3 = 필요할 때마다 선택지를 보고, 알아낸 것을 기억하며 한 국면을 판정한다. 국면은 해시만이 아니라 통째로, 차례와 함께 기억한다. 비용은 최악의 경우 그 아래 모든 국면을 보는 O(V + E)이고, 수의 순서가 좋으면 그 제곱근쯤이다.

# Who wins a sum of components, without its value. Every component is kept once, with its options; a game and its negative cancel, components of small values become these values, and bounds and the winners of single components decide where they can. In misère play none of that holds, and only the order of search and what was found before remain. The time grows with the sums of different components that arise, at worst with all positions.
who-wins-a-sum-of-components-without-its-value-5c7d = 성분들의 합에서 누가 이기는지를 값을 구하지 않고 알아낸다. 성분은 선택지와 함께 한 번만 저장한다. 게임과 그 반대 게임은 서로 지워지고, 값이 작은 성분은 그 값으로 바뀌며, 한계와 성분 하나하나의 승자로 정해지는 곳에서는 그것으로 정한다. 미제르 게임에서는 이것들이 성립하지 않아 탐색 순서와 이미 알아낸 것만 남는다. 시간은 나타나는 서로 다른 성분들의 합의 개수에 따라, 최악의 경우 모든 국면의 수에 따라 늘어난다.

# Minimax looks a number of plies ahead and evaluates what it finds; each player picks what is best for him. A node where Left chooses is worth the greatest of its children, one where Right chooses the least. With b moves a position and d plies the cost is b^d nodes.
minimax-looks-a-number-of-plies-ahead-and-evaluates-ab5a = 미니맥스는 몇 수 앞까지 보고 거기서 평가한다. 두 사람은 저마다 자기에게 가장 좋은 것을 고른다. 왼쪽이 고르는 노드의 값은 자식들의 최댓값, 오른쪽이 고르는 노드의 값은 최솟값이다. 국면마다 수가 b개이고 d수 앞까지 보면 비용은 노드 b^d개이다.

# Minimax that skips what cannot matter: once a line is worse for a player than what he already has elsewhere, the rest of it is not looked at. The score is the same, and the answer counts the nodes of both. With b moves a position and d plies the cost is about b^(d/2) leaves in the best order of moves, b^(3d/4) in a random one and b^d in the worst.
minimax-that-skips-what-cannot-matter-once-a-line-bb99 = 결과에 영향을 주지 않는 것을 건너뛰는 미니맥스: 어떤 갈래가 이미 다른 곳에서 얻은 것보다 나빠지면 그 나머지는 보지 않는다. 점수는 같고, 답에는 두 방법의 노드 수가 나온다. 국면마다 수가 b개이고 d수 앞까지 보면 잎은 가장 좋은 순서에서 약 b^(d/2)개, 무작위 순서에서 약 b^(3d/4)개, 최악의 경우 b^d개이다.

# A tree of wins and losses: a position is won if some option is lost for the opponent. In random order the expected number of leaves looked at is smaller than any fixed order can promise: on the full binary tree with n leaves it is about n^0.754, where every fixed order has inputs on which it looks at all n.
a-tree-of-wins-and-losses-a-position-is-90e8 = 승패의 트리: 상대가 지는 선택지가 하나라도 있으면 이긴다. 무작위 순서에서 보는 잎의 기댓값은 어떤 고정된 순서가 보장하는 것보다 작다: 잎이 n개인 포화 이진 트리에서 약 n^0.754개인데, 고정된 순서에는 저마다 n개를 모두 보게 하는 입력이 있다.

# A node is a position as a search meets it; a position that is met twice may count twice. A leaf is a node from which the search does not look further.
a-node-is-a-position-as-a-search-meets-7ecf = 노드는 탐색이 만나는 국면이며, 두 번 만난 국면은 두 번 셀 수 있다. 잎은 탐색이 더 나아가지 않는 노드이다.

# How many plies a search looks ahead. What lies beyond is estimated by an evaluation, so that an answer up to a depth is checked, not proved.
how-many-plies-a-search-looks-ahead-what-lies-b053 = 탐색이 몇 수 앞을 보는가. 그 너머는 평가로 어림하므로, 어떤 깊이까지의 답은 확인된 것이지 증명된 것이 아니다.

# The number from which random choices are drawn. The same seed gives the same order, the same exercises, the same counts.
the-number-from-which-random-choices-are-drawn-the-fa0f = 무작위 선택의 바탕이 되는 수. 같은 시드에서는 순서도 연습 문제도 개수도 같다.

# An engine is a way to find an answer: a theorem, Grundy values, canonical forms, retrograde analysis, a search. The planner picks the cheapest one that is proved to apply; --engine picks one by name.
an-engine-is-a-way-to-find-an-answer-4afc = 엔진은 답을 찾는 방법이다: 정리, 그런디 수, 표준형, 역행 분석, 탐색. 계획기는 쓸 수 있다고 증명된 것 가운데 비용이 가장 작은 것을 고르며, --engine은 이름으로 고른다.

# A search that knows one game well and is faster there than the general engines.
a-search-that-knows-one-game-well-and-is-7d2c = 한 게임을 잘 알아서 거기서는 일반 엔진보다 빠른 탐색.

# A statement that gives the winner, or the value, without a search. The answer names it and says where it is proved; zermelo explain NAME prints it.
a-statement-that-gives-the-winner-or-the-value-954e = 탐색 없이 승자나 값을 알려 주는 명제. 답에는 그 이름과 증명의 출전이 나오고, zermelo explain NAME으로 볼 수 있다.

# How sure an answer is: proved, checked up to a bound, conjectured, or stopped by a limit.
how-sure-an-answer-is-proved-checked-up-to-bb14 = 답이 얼마나 확실한가: 증명됨, 어떤 한계까지 확인됨, 추측됨, 한도에 걸려 멈춤.

# The confidence of an answer that a theorem or a complete search gives.
the-confidence-of-an-answer-that-a-theorem-or-e22b = 정리나 끝까지 한 탐색이 주는 답의 확실함.

# The confidence of an answer that was examined up to a stated bound, such as a depth, and may change beyond it.
the-confidence-of-an-answer-that-was-examined-up-dd35 = 깊이처럼 밝혀 둔 한계까지 살펴보았고 그 너머에서는 바뀔 수 있는 답의 확실함.

# The confidence of a statement that is believed on evidence and not proved.
the-confidence-of-a-statement-that-is-believed-on-6769 = 근거는 있으나 증명되지 않은 명제의 확실함.

# The confidence of an answer that a limit on time, memory or positions cut short. What was known by then is given; the exit code is 3.
the-confidence-of-an-answer-that-a-limit-on-ac31 = 시간, 메모리, 국면 수의 한도에 걸려 멈춘 답의 확실함. 그때까지 알아낸 것이 나오고, 종료 코드는 3이다.

# What an answer may cost: --limit-time, --limit-positions, --limit-memory. When one is reached the answer says so and gives what is known; the exit code is 3.
what-an-answer-may-cost-limit-time-limit-positions-2ef0 = 답에 얼마까지 들여도 되는가: --limit-time, --limit-positions, --limit-memory. 한도에 이르면 그렇다고 말하고 알아낸 것을 보여 준다. 종료 코드는 3이다.

# Data from which zermelo-check, a small program without any of the solver, establishes an answer again. solve --certificate FILE writes one, verify reads it.
data-from-which-zermelo-check-a-small-program-without-cb38 = 풀이 프로그램 없이 작은 프로그램 zermelo-check가 답을 다시 확인하는 데 쓰는 자료. solve --certificate FILE이 쓰고 verify가 읽는다.

# How many positions an engine looked at for the answer: states of a search, or positions whose Grundy value was computed.
how-many-positions-an-engine-looked-at-for-the-0de6 = 답을 위해 엔진이 살펴본 국면의 수: 탐색의 상태, 또는 그런디 수를 계산한 국면.

# In Hackenbush, branches that meet at a vertex may be replaced by any others of the same value: in green drawings by one stalk. Its length is the nim-sum, over the branches, of 1 + the value of what stands on the branch's first edge, taken as stalks from the top down; the numbers of edges do not enter.
in-hackenbush-branches-that-meet-at-a-vertex-may-2d46 = 해켄부쉬에서 한 꼭짓점에서 만나는 가지들은 값이 같은 다른 것으로 바꿀 수 있다: 초록 그림에서는 줄기 하나로. 그 길이는, 가지마다 첫 변 위에 서 있는 것의 값에 1을 더하여 님합한 것이다. 위에서부터 차례로 줄기로 바꾼다. 변의 개수는 쓰이지 않는다.

# In green Hackenbush the vertices of a cycle may be drawn together into one, each edge of the cycle becoming a loop there, which is worth 1. Cycles with blue or red edges may not.
in-green-hackenbush-the-vertices-of-a-cycle-may-a8bf = 초록 해켄부쉬에서는 순환에 있는 꼭짓점들을 하나로 합칠 수 있고, 순환의 변은 저마다 값이 1인 고리가 된다. 파란 변이나 빨간 변이 있는 순환에서는 그럴 수 없다.

# A Hackenbush drawing without branches: edges one on top of the other. A green stalk of n edges is the nimber *n; the ground is the line on which drawings stand.
a-hackenbush-drawing-without-branches-edges-one-on-top-ed3b = 가지가 없는 해켄부쉬 그림: 변이 하나씩 위로 이어진다. 변 n개의 초록 줄기는 님버 *n이다. 땅은 그림이 서 있는 선이다.

# Rules of Go on repetition. The ko rule forbids a play that brings back the board before the opponent's last play; positional superko forbids every board that has been, so play must end. Without either play can loop. A ban on every point that was played on before is neither: it is a rule on points, and play ends by it as well.
rules-of-go-on-repetition-the-ko-rule-forbids-efa3 = 되풀이에 관한 바둑의 규칙. 패의 규칙은 상대가 마지막으로 두기 전의 판을 되살리는 것을 금하고, 동형 반복 금지는 이미 나온 판을 모두 금하여 게임이 반드시 끝난다. 둘 다 없으면 순환할 수 있다. 한 번 둔 점에 다시 두지 못하게 하는 것은 둘 가운데 어느 것도 아니다: 점에 대한 규칙이며, 그것으로도 게임은 끝난다.

# In Go the points that White is given because Black begins: Black wins when ahead by more.
in-go-the-points-that-white-is-given-because-05d3 = 바둑에서 흑이 먼저 두는 대신 백에게 주는 집: 흑은 그보다 많이 앞서야 이긴다.

# In Go a chain is a connected group of stones of one colour, and its liberties are the free points next to it. A chain without liberties leaves the board.
in-go-a-chain-is-a-connected-group-of-0af0 = 바둑에서 무리는 이어져 있는 같은 색의 돌들이고, 활로는 그에 이웃한 빈 점이다. 활로가 없는 무리는 판에서 들어낸다.

# The notation in which chess programs exchange positions: the board from the eighth rank down, then who moves. Other games have such notations too.
the-notation-in-which-chess-programs-exchange-positions-the-5c55 = 체스 프로그램들이 국면을 주고받는 표기: 여덟째 줄부터 아래로 판, 그다음 차례. 다른 게임에도 이런 표기가 있다.

# Checkmate, or mate, is check without a legal move and loses. Stalemate is no legal move without check, and is a draw.
checkmate-or-mate-is-check-without-a-legal-move-0585 = 외통은 체크를 당하고 둘 수 있는 수가 없는 것으로 패이다. 스테일메이트는 체크가 아닌데 둘 수 있는 수가 없는 것으로 무승부이다.

# A game as a graph: positions are vertices and moves are edges from a vertex to another.
a-game-as-a-graph-positions-are-vertices-and-150f = 그래프로 본 게임: 국면은 꼭짓점이고 수는 꼭짓점에서 꼭짓점으로 가는 변이다.

# A graph with tokens on its vertices: a move pushes one token along an edge. Several tokens make a sum.
a-graph-with-tokens-on-its-vertices-a-move-e9c5 = 꼭짓점에 말이 놓인 그래프: 한 수에 말 하나를 변을 따라 옮긴다. 말이 여럿이면 합이다.

# A tree whose leaves carry numbers. Left chooses for the greatest, Right for the least; the payoff of the tree is what comes out when both choose best.
a-tree-whose-leaves-carry-numbers-left-chooses-for-ae54 = 잎에 수가 적힌 트리. 왼쪽은 최댓값을, 오른쪽은 최솟값을 고른다. 두 사람이 모두 최선을 고를 때 나오는 수가 트리의 보수이다.

# The next player wins every single row of Kayles: he knocks down the middle pin, or the middle two, and then answers each move in one half by the same move in the other. In general a sum of two equal impartial games is lost for whoever moves.
the-next-player-wins-every-single-row-of-kayles-f2bf = 카일즈의 한 줄은 언제나 선공 필승이다: 가운데 핀 하나나 둘을 쓰러뜨리고, 그다음부터 상대가 한쪽에서 둔 수를 다른 쪽에서 똑같이 둔다. 일반적으로 똑같은 공정 게임 둘의 합은 먼저 두는 쪽이 진다.

# A Nim heap as a number: *n is the heap of n, the value of every position with Grundy value n. Nimbers are added by the nim-sum and multiplied by Conway's product: a ⊗ b is the least nimber other than a' ⊗ b + a ⊗ b' + a' ⊗ b' for all a' < a, b' < b. Those below 2, 4, 16, 256, ... are fields; n ⊗ n is not n·n: *2 ⊗ *2 = *3. Try: zermelo eval '*2 x *2'.
a-nim-heap-as-a-number-n-is-the-177e = 수처럼 다루는 님 더미: *n은 크기 n의 더미이고, 그런디 수가 n인 모든 국면의 값이다. 님버는 님합으로 더하고 콘웨이의 곱으로 곱한다: a ⊗ b는 모든 a' < a, b' < b에 대하여 a' ⊗ b + a ⊗ b' + a' ⊗ b'와 다른 가장 작은 님버이다. 2, 4, 16, 256, ...보다 작은 것들은 체를 이룬다. n ⊗ n은 n·n이 아니다: *2 ⊗ *2 = *3. 해 보기: zermelo eval '*2 x *2'.

# A move that the opponent can answer so that the position is at least as good for him as before. Where the answers come to an end, such a move changes nothing: adding tokens in Poker Nim, widening a gap between coins on a strip.
a-move-that-the-opponent-can-answer-so-that-9d0b = 상대가 답하여 국면을 자기에게 적어도 전만큼 좋게 만들 수 있는 수. 그런 답이 언젠가 끝난다면 이 수는 아무것도 바꾸지 않는다: 포커 님에서 더하는 수, 띠 위의 동전 사이를 넓히는 수.

# A row of coins of which a move turns some over, the rightmost from heads to tails. The coins turned together with a head are its companions; the value of a head is the mex over the sets of companions of the nim-sum of their values.
a-row-of-coins-of-which-a-move-turns-2b4e = 한 수에 몇 개를 뒤집는 동전의 줄로, 뒤집는 것 가운데 가장 오른쪽 것은 앞면에서 뒷면이 된다. 앞면 하나와 함께 뒤집는 동전들을 그 동반 동전이라 한다. 앞면의 값은, 동반 동전의 집합마다 그 값들의 님합을 구하고 그것들의 mex를 취한 것이다.

# What an impartial position is worth in normal play when play can loop: a nimber n, or ∞(K), written inf(0,2), where K has the nimbers one can move to. It is m when m is the mex of the options that are nimbers and each other option has an option worth m. In sums nimbers add by xor; ∞(K) with others of nim-sum g is won by the next player if g is in K, and else a draw; two infinite components are a draw.
what-an-impartial-position-is-worth-in-normal-play-f585 = 순환할 수 있을 때 노멀 게임에서 공정 게임의 국면의 값: 님버 n, 또는 inf(0,2)처럼 쓰는 ∞(K). K는 갈 수 있는 님버의 집합이다. 님버인 선택지들의 mex가 m이고 다른 선택지마다 값이 m인 선택지가 있으면 값은 m이다. 합에서 님버는 xor로 더한다. 나머지의 님합 g가 K에 있으면 ∞(K)와의 합은 선공 필승, 아니면 무승부이다. 무한한 성분이 둘이면 무승부이다.

# Where a position is worth m and a player moves to one that is worth more, or is infinite, the other reverts it by a move to a position worth m again. Counters number the positions in the order in which their values were found; a winner who reverts to a smaller counter does not loop.
where-a-position-is-worth-m-and-a-player-58cf = 값이 m인 국면에서 값이 더 크거나 무한한 국면으로 두면, 상대는 값이 m인 국면으로 되돌린다. 카운터는 값을 찾은 순서대로 국면에 매긴 번호이다. 이기는 쪽이 더 작은 카운터로 되돌리면 순환하지 않는다.

# A game of heaps given by digits: in 0.d1 d2 d3 … the bits of the digit dk say what may be left after taking k tokens from a heap: 1 no heap, 2 one heap, 4 two heaps, 8 three. Digits to 7 make an octal code, digits to F a hexadecimal one. Kayles is 0.77.
a-game-of-heaps-given-by-digits-in-0-8d49 = 숫자로 주어진 더미 게임: 0.d1 d2 d3 …에서 숫자 dk의 비트는 더미에서 k개를 가져간 다음 더미를 몇 개 남겨도 되는지를 말한다: 1은 0개, 2는 1개, 4는 2개, 8은 3개. 7까지의 숫자이면 8진 코드, F까지이면 16진 코드이다. 카일즈는 0.77이다.

# A sequence of Grundy values has period p from some heap on when every value equals the one p places before. It is proved once it has been seen long enough for the code: then it holds for all heaps.
a-sequence-of-grundy-values-has-period-p-from-2649 = 어떤 더미부터 모든 값이 p자리 앞의 값과 같으면 그런디 수의 수열은 거기서부터 주기가 p이다. 코드에 필요한 만큼 길게 확인하면 증명이 된다: 그때는 모든 더미에서 성립한다.

# Where a period begins: the first heap from which every value equals the one a period later.
where-a-period-begins-the-first-heap-from-which-600f = 주기가 시작되는 곳: 거기서부터 모든 값이 한 주기 뒤의 값과 같은 첫 더미.

# What is added to the values from each period to the next: with period p and saltus s, g(n + p) = g(n) + s. A period without saltus has s = 0.
what-is-added-to-the-values-from-each-period-a04e = 한 주기가 지날 때마다 값에 더해지는 수: 주기가 p, 도약이 s이면 g(n + p) = g(n) + s이다. 도약이 없는 주기는 s = 0이다.

# Values whose binary digits selected by a mask have an even number of ones. In many octal games almost all heaps have values outside that space; the few rare heaps inside it decide which values can be reached, and so make long computations quick.
values-whose-binary-digits-selected-by-a-mask-have-e1c0 = 마스크로 고른 이진 자리에 1이 짝수 개인 값들. 많은 8진 게임에서 거의 모든 더미의 값은 이 공간 밖에 있고, 안에 있는 드문 더미 몇 개가 어떤 값에 이를 수 있는지를 정하므로 긴 계산이 빨라진다.

# How a sequence of Grundy values was computed: plain by the definition, sparse along the rare heaps, blocked with bit sets, windowed in words. All of them give the same values.
how-a-sequence-of-grundy-values-was-computed-plain-3b44 = 그런디 수의 수열을 계산한 방법: 정의대로(plain), 드문 더미를 따라(sparse), 비트 집합으로(blocked), 워드 단위로(windowed). 모두 같은 값을 준다.

# A sequence as the On-Line Encyclopedia of Integer Sequences takes it: an index and a value on each line.
a-sequence-as-the-on-line-encyclopedia-of-integer-4c18 = 온라인 정수열 사전(OEIS)이 받는 수열의 꼴: 줄마다 번호와 값.

# Numbers written in binary below each other. The nim-sum has a 1 where a column holds an odd number of ones; the only heaps that a winning move can lower are those with a 1 in its topmost column.
numbers-written-in-binary-below-each-other-the-nim-8cd7 = 이진수로 적어 자리를 맞춘 수들. 님합은 1이 홀수 개인 자리에서 1이다. 이기는 수가 줄일 수 있는 더미는 님합의 가장 높은 자리에 1이 있는 것뿐이다.

# A game in which play that alternates ends, from every position; one player alone may be able to move for ever. Stoppers have canonical forms, as short games do, and G ≥ H when Left, moving second in G − H, never runs out of moves.
a-game-in-which-play-that-alternates-ends-from-e819 = 어느 국면에서든 번갈아 두면 끝나는 게임. 한 사람만 이어서 두면 끝없이 둘 수 있어도 된다. 스토퍼에는 짧은 게임처럼 표준형이 있고, G − H에서 나중에 두는 왼쪽에게 둘 수가 떨어지지 않을 때 G ≥ H이다.

# A finite loopy game G lies between two sides, G = S & T. The onside S is what G is worth where a draw counts as a win for Left, the offside T what it is worth where it counts as one for Right. Sums and comparisons go side by side. Nearly always both sides are stoppers.
a-finite-loopy-game-g-lies-between-two-sides-507b = 유한한 순환 게임 G는 두 쪽 사이에 있다: G = S & T. 온사이드 S는 무승부를 왼쪽의 승으로 셀 때의 값, 오프사이드 T는 오른쪽의 승으로 셀 때의 값이다. 합과 비교는 쪽마다 한다. 거의 언제나 두 쪽은 모두 스토퍼이다.

# To make one position of two that have the same value. With dominated options removed and reversible ones bypassed it gives the canonical form of a stopper.
to-make-one-position-of-two-that-have-the-ed01 = 값이 같은 두 국면을 하나로 만들기. 지배되는 선택지를 없애고 되돌릴 수 있는 것을 건너뛰면 스토퍼의 표준형이 된다.

# A move from a game to itself, written pass among its options: over is {0|pass}. A stopper whose only cycles are passes is a plumtree.
a-move-from-a-game-to-itself-written-pass-0919 = 게임에서 자기 자신으로 가는 수. 선택지에 pass라고 쓴다: over는 { "{" }0|pass{ "}" }이다. 순환이 패스뿐인 스토퍼를 plumtree라고 한다.

# on = {pass|}: Left can always pass, Right can never move. It is greater than every stopper that is not on, and on + G = on for every stopper G but off. Its negative is off = {|pass}; on + off = dud.
on-pass-left-can-always-pass-right-can-never-c763 = on = { "{" }pass|{ "}" }: 왼쪽은 언제나 패스할 수 있고 오른쪽은 둘 수 없다. on이 아닌 모든 스토퍼보다 크고, off가 아닌 모든 스토퍼 G에 대하여 on + G = on이다. 그 반대 게임은 off = { "{" }|pass{ "}" }이고 on + off = dud이다.

# {pass|pass} = on & off, the deathless universal draw: every sum with it is a draw.
pass-pass-on-off-the-deathless-universal-draw-every-23f3 = { "{" }pass|pass{ "}" } = on & off, 죽지 않는 보편 무승부(deathless universal draw): 이것과의 합은 모두 무승부이다.

# over = {0|pass} is greater than 0 and less than every positive number, and over + over = over. Its negative is under. x over = x + over is written after the number: 3/2over.
over-0-pass-is-greater-than-0-and-less-ce54 = over = { "{" }0|pass{ "}" }는 0보다 크고 모든 양수보다 작으며 over + over = over이다. 그 반대 게임은 under이다. x over = x + over는 수 뒤에 붙여 쓴다: 3/2over.

# upon = {pass|*} = ^[on] is the sum of all powers of up, and ^<on> = {0||0|0,pass} is less than every one of them. upon − upon is no longer 0: it is ^<on> & v<on>.
upon-pass-on-is-the-sum-of-all-powers-5177 = upon = { "{" }pass|*{ "}" } = ^[on]은 업의 모든 거듭제곱의 합이고, ^<on> = { "{" }0||0|0,pass{ "}" }는 그 하나하나보다 작다. upon − upon은 더는 0이 아니다: ^<on> & v<on>이다.

# tis = a{{|a}|} = 1 & 0 is worth 1 where draws are Left's and 0 where they are Right's; tisn is its negative, 0 & −1.
tis-a-a-1-0-is-worth-1-where-60a7 = tis = a{ "{" }{ "{" }|a{ "}" }|{ "}" } = 1 & 0은 무승부가 왼쪽의 것이면 1, 오른쪽의 것이면 0의 값을 갖는다. tisn은 그 반대 게임, 0 & −1이다.

# A number x, x over, x under, on or off. Alternating play in a stopper stops at pseudonumbers, its left and its right stop.
a-number-x-x-over-x-under-on-or-2341 = 수 x, x over, x under, on 또는 off. 스토퍼에서 번갈아 두면 의사수에서 멈춘다: 그것이 왼쪽 정지값과 오른쪽 정지값이다.

# The upsum of two stoppers is the onside of their sum, the downsum its offside. With these a sum of sides is computed: S & T + S' & T' has the upsum of S and S' and the downsum of T and T'.
the-upsum-of-two-stoppers-is-the-onside-of-9a15 = 두 스토퍼의 upsum은 합의 온사이드, downsum은 오프사이드이다. 이것으로 두 쪽의 합을 계산한다: S & T + S' & T'는 S와 S'의 upsum과 T와 T'의 downsum으로 이루어진다.

# The degree of a stopper G is the onside of G − G: 0 for a short game, and greater the less G can be cancelled. The variety of G is what is left of it beside its degree I: G upsum (−G downsum −I), and the same with the two sums exchanged for a stable G. It is defined where I + I = I.
the-degree-of-a-stopper-g-is-the-onside-047c = 스토퍼 G의 순환의 차수는 G − G의 온사이드이다: 짧은 게임에서는 0이고, G를 지우기 어려울수록 크다. G의 변종은 차수 I를 빼고 남는 것이다: G upsum (−G downsum −I). 안정적인 G에서는 두 합을 바꾸어도 같다. I + I = I일 때 정의된다.

# A game with G + G = G. Among short games only 0 is one; on, off, over, ^<on>, Tiny(on) and dud are others.
a-game-with-g-g-g-among-short-games-1e7d = G + G = G인 게임. 짧은 게임에서는 0뿐이고, 그 밖에 on, off, over, ^<on>, Tiny(on), dud가 있다.

# The Grundy value of a position with its misère values as superscripts: alone, beside one nim-heap of size 2, beside two, and so on, up to the two values that then alternate. Kayles with 5 pins has genus 4^146.
the-grundy-value-of-a-position-with-its-mis-687c = 국면의 그런디 수에 미제르 값들을 위 첨자로 붙인 것: 혼자일 때, 크기 2의 님 더미 하나와 함께일 때, 둘과 함께일 때, 이런 식으로 두 값이 번갈아 나올 때까지 적는다. 핀 5개의 카일즈의 지너스는 4^146이다.

# The simplest of all impartial games that are equal to a game in misère play: interchangeable with it in every sum. The options of G can be cut down to those of K if all others have K as an option; for K = 0 the next player must also win G. In text, a digit is a nim-heap, # behind a form the game with it as its only option, and [2] behind it the sum with a nim-heap: Kayles with 5 pins is *[2[2]321]. zermelo value --misere gives the form of a position.
the-simplest-of-all-impartial-games-that-are-equal-ebde = 미제르 게임에서 어떤 게임과 같은, 곧 모든 합에서 서로 바꿔 쓸 수 있는 공정 게임 가운데 가장 단순한 것. 나머지 선택지가 모두 K를 선택지로 가지면 G의 선택지를 K의 것으로 줄일 수 있다. K = 0이면 G가 선공 필승이기도 해야 한다. 글로 쓸 때 숫자는 님 더미, 뒤의 #은 앞의 것만을 선택지로 갖는 게임, 뒤의 [2]는 님 더미와의 합이다: 핀 5개의 카일즈는 *[2[2]321]이다. zermelo value --misere가 국면의 형태를 알려 준다.

# The mate of an impartial game in misère play: ∗ for 0, otherwise the game whose options are the mates. A game beside its mate is a P-position, though their sum is not 0.
the-mate-of-an-impartial-game-in-mis-re-4700 = 미제르 게임에서 공정 게임의 메이트: 0이면 ∗, 아니면 선택지의 메이트들을 선택지로 갖는 게임. 게임과 그 메이트를 나란히 놓으면 합이 0이 아니어도 P-국면(후공 필승)이다.

# Kinds of games that are not tame, by Grundy value g, misère value m and options. Restive: g below 2, m not. Restless: m below 2, g not. Tameable: not tame, and yet the genus decides that of all sums with tame games. Half-tame: not tame, but twice the game is.
kinds-of-games-that-are-not-tame-by-grundy-bd28 = 길들여지지 않은 게임을 그런디 수 g, 미제르 값 m, 선택지에 따라 나눈 종류. 들뜬 게임(restive): g는 2보다 작고 m은 아니다. 쉬지 않는 게임(restless): m은 2보다 작고 g는 아니다. 길들일 수 있는 게임(tameable): 길들여지지는 않았지만, 길들여진 게임과의 모든 합의 지너스를 자기 지너스가 정한다. 반쯤 길들여진 게임(half-tame): 길들여지지는 않았지만 둘을 합하면 길들여진다.

# X is a part of a misère form G if G = X + Y for some Y, which is then the only one. A form is prime if it has no even parts but 0 and itself; sums of primes need not be unique.
x-is-a-part-of-a-mis-re-form-56ce = 어떤 Y에 대하여 G = X + Y이면 X는 미제르 형태 G의 부분이고, 그때 Y는 하나뿐이다. 0과 자기 자신 말고는 짝수 부분이 없는 형태를 소형태라 한다. 소형태들의 합으로 쓰는 방법은 하나가 아닐 수 있다.

# The finite or infinite commutative monoid of the positions of a game in misère play, two being the same when no sum tells them apart. Some elements are P, the others N. zermelo misere computes it for heap games.
the-finite-or-infinite-commutative-monoid-of-the-positions-6ea1 = 미제르 게임의 국면들이 이루는 유한하거나 무한한 가환 모노이드. 어떤 합으로도 구별되지 않는 두 국면은 같은 것으로 본다. 어떤 원소는 P이고 나머지는 N이다. zermelo misere가 더미 게임의 것을 계산한다.

# An element of a misère quotient whose sums of heaps are won by the previous player. All others are N-elements.
an-element-of-a-mis-re-quotient-whose-sums-3309 = 미제르 몫의 원소 가운데, 그것에 해당하는 더미의 합이 후공 필승인 것. 나머지는 모두 N-원소이다.

# A misère quotient is written by generators and relations: products of generators are its elements, and a relation says which products are equal.
a-mis-re-quotient-is-written-by-generators-and-8237 = 미제르 몫은 생성원과 관계식으로 나타낸다: 원소는 생성원들의 곱이고, 관계식은 어느 곱들이 서로 같은지를 말한다.

# The function that gives each heap its element of the misère quotient, as the Grundy value does in normal play. Written Φ.
the-function-that-gives-each-heap-its-element-of-d643 = 더미마다 미제르 몫의 원소를 정해 주는 함수로, 노멀 게임의 그런디 수와 같은 구실을 한다. Φ로 쓴다.

# A game is tame when its misère quotient is that of Nim with heaps below some size, so that it is played like misère Nim; otherwise wild.
a-game-is-tame-when-its-mis-re-quotient-9a36 = 미제르 몫이 어떤 크기보다 작은 더미들의 님의 것과 같으면, 곧 미제르 님처럼 두면 되는 게임이면 길들여진 게임(tame)이고, 아니면 야생(wild)이다.

# Whether an answer lists all moves, all winning moves, or some: where there are too many moves, or where a theorem names only a few.
whether-an-answer-lists-all-moves-all-winning-moves-0f7e = 답에 모든 수가 나오는지, 이기는 수가 모두 나오는지, 일부만 나오는지: 수가 너무 많거나 정리가 몇 가지만 알려 줄 때에는 일부만 나온다.

# The verdicts with Left and with Right moving first, taken together. N: the next player wins, whoever it is. P: the previous player wins. L: Left wins, whoever moves first. R: Right does. With draws there are five more: D, a draw whoever moves first; N-hat, Left moving first wins and otherwise it is a draw; N-check, the same for Right; P-hat, Left moving second wins and moving first draws; P-check, the same for Right.
the-verdicts-with-left-and-with-right-moving-first-b985 = 왼쪽이 먼저 둘 때와 오른쪽이 먼저 둘 때의 판정을 합친 것. N: 다음에 두는 쪽이 누구든 이긴다 (선공 필승). P: 방금 둔 쪽이 이긴다 (후공 필승). L: 누가 먼저 두든 왼쪽이 이긴다. R: 누가 먼저 두든 오른쪽이 이긴다. 무승부가 있으면 다섯 가지가 더 있다: D, 누가 먼저 두든 무승부; N-hat, 왼쪽이 먼저 두면 왼쪽이 이기고 아니면 무승부; N-check, 오른쪽에 대하여 같은 것; P-hat, 왼쪽이 나중에 두면 이기고 먼저 두면 무승부; P-check, 오른쪽에 대하여 같은 것.

# What a position is worth in sums under normal play: two positions have the same value when exchanging one for the other changes no winner in any sum. It is written as the canonical form.
what-a-position-is-worth-in-sums-under-normal-c3a7 = 노멀 게임의 합에서 국면이 갖는 값: 하나를 다른 하나로 바꾸어도 어떤 합에서도 승자가 바뀌지 않으면 두 국면의 값은 같다. 표준형으로 쓴다.

# The simplest position of a value: every option is itself in canonical form, none is dominated and none is reversible. Two short games are equal exactly when their canonical forms are the same.
the-simplest-position-of-a-value-every-option-is-0484 = 같은 값을 갖는 것 가운데 가장 단순한 국면: 선택지가 모두 표준형이고, 지배되는 것도 되돌려지는 것도 없다. 두 짧은 게임은 정확히 표준형이 똑같을 때 같다.

# An option that another option of the same player is at least as good as. Removing it does not change the value.
an-option-that-another-option-of-the-same-player-3fcb = 같은 사람의 다른 선택지가 그만큼 좋거나 더 좋은 선택지. 없애도 값이 바뀌지 않는다.

# A position in which whoever moves first loses. Every P-position of a loop-free game has value 0 and changes nothing in a sum.
a-position-in-which-whoever-moves-first-loses-every-49ba = 먼저 두는 쪽이 지는 국면. 순환이 없는 게임의 P-국면(후공 필승)은 모두 값이 0이고, 합에서 아무것도 바꾸지 않는다.

# The same position with the players exchanged. G + (−G) is won by the second player, who answers each move with its mirror image.
the-same-position-with-the-players-exchanged-g-g-6eb1 = 두 사람을 맞바꾼 같은 국면. G + (−G)에서는 나중에 두는 쪽이, 상대의 수마다 거울에 비친 수로 답하여 이긴다.

# G ≥ H when Left, moving second, wins G − H. G and H are equal when the second player wins G − H, and confused, written G || H, when the first player does.
g-h-when-left-moving-second-wins-g-h-75e8 = G − H에서 나중에 두는 왼쪽이 이기면 G ≥ H이다. G − H에서 나중에 두는 쪽이 이기면 G와 H는 같고, 먼저 두는 쪽이 이기면 비교할 수 없다 (G || H로 쓴다).

# A value {L|R} all of whose left options are less than its right options, which are numbers themselves. In short games the numbers are the dyadic rationals, such as 3/4. {L|R} is the simplest number in between.
a-value-l-r-all-of-whose-left-options-1503 = 왼쪽 선택지가 모두 오른쪽 선택지보다 작고 선택지가 모두 수인 값 { "{" }L|R{ "}" }. 짧은 게임에서 수는 3/4 같은 이진 유리수이다. { "{" }L|R{ "}" }은 그 사이의 가장 단순한 수이다.

# When some number lies strictly between the left and the right options of a position, its value is the simplest such number: the integer nearest to 0, or else the fraction of the smallest denominator.
when-some-number-lies-strictly-between-the-left-and-742e = 국면의 왼쪽 선택지와 오른쪽 선택지 사이에 수가 있으면, 그 값은 그런 수 가운데 가장 단순한 것이다: 0에 가장 가까운 정수, 없으면 분모가 가장 작은 분수.

# In a sum of a number and a position that is not a number, a player who can win can win by moving in the latter. So moves in numbers wait until the end.
in-a-sum-of-a-number-and-a-position-dcfe = 수와 수가 아닌 국면의 합에서, 이길 수 있는 쪽은 수가 아닌 쪽에 두어 이길 수 있다. 그래서 수에 두는 것은 끝까지 미룬다.

# The game {0|0}: a Nim heap of one token. It is confused with 0, and * + * = 0.
the-game-0-0-a-nim-heap-of-one-0e8d = 게임 { "{" }0|0{ "}" }: 하나짜리 님 더미. 0과 비교할 수 없고 * + * = 0이다.

# Up is {0|*}, written ^: positive, and less than every positive number. Down, v, is its negative. ^ is confused with *, and ^^ is greater than *.
up-is-0-written-positive-and-less-than-every-6d23 = 업은 { "{" }0|*{ "}" }이고 ^로 쓴다: 양이지만 모든 양수보다 작다. 다운 v는 그 반대 게임이다. ^는 *과 비교할 수 없고, ^^는 *보다 크다.

# A game {x|y} of two numbers with x > y; {x|−x} is written +-x or ±x. Whoever moves there first has the better of it. In a sum of switches the one with the greatest x − y is moved in first.
a-game-x-y-of-two-numbers-with-x-7817 = x > y인 두 수의 게임 { "{" }x|y{ "}" }. { "{" }x|−x{ "}" }는 +-x 또는 ±x로 쓴다. 거기에 먼저 두는 쪽이 이득을 본다. 스위치들의 합에서는 x − y가 가장 큰 것에 먼저 둔다.

# Tiny-x is {0||0|−x} for a number x > 0: positive, and smaller than every multiple of up. Its negative is miny-x.
tiny-x-is-0-0-x-for-a-number-8788 = 수 x > 0에 대하여 Tiny-x는 { "{" }0||0|−x{ "}" }이다: 양이지만 업의 모든 양의 배수보다 작다. 그 반대 게임은 miny-x이다.

# A value between −x and x for every positive number x. Nimbers, ups and tinies are infinitesimal; a position is infinitesimal exactly when both stops are 0.
a-value-between-x-and-x-for-every-positive-c3c1 = 모든 양수 x에 대하여 −x와 x 사이에 있는 값. 님버, 업, 타이니는 무한소이다. 국면은 정확히 두 정지값이 모두 0일 때 무한소이다.

# A value that differs from a number by an infinitesimal: both stops are the same number.
a-value-that-differs-from-a-number-by-an-d31f = 수와 무한소만큼 다른 값: 두 정지값이 같은 수이다.

# A position in which, as in all its followers, either both players can move or neither can. Such values are infinitesimal.
a-position-in-which-as-in-all-its-followers-c703 = 그 국면과 거기서 나오는 모든 국면에서, 두 사람이 모두 둘 수 있거나 모두 둘 수 없는 국면. 그런 값은 무한소이다.

# How many ups an all-small position is about worth. By the two-ahead rule atomic weight at least 2 means that Left wins, whoever begins; at most −2 that Right does.
how-many-ups-an-all-small-position-is-about-5c8f = 모두 작은 국면이 업 몇 개쯤의 값을 갖는가. 둘 앞섬 규칙에 따라, 원자 무게가 2 이상이면 누가 먼저 두든 왼쪽이 이기고, −2 이하이면 오른쪽이 이긴다.

# The number at which play in a position alone ends when both players, moving in turn, try for the best one and stop as soon as a number is reached: the left stop when Left begins, the right stop when Right does.
the-number-at-which-play-in-a-position-alone-8e26 = 한 국면에서만 번갈아 두며 저마다 최선을 노리고 수에 이르자마자 멈출 때 나오는 수: 왼쪽이 먼저 두면 왼쪽 정지값, 오른쪽이 먼저 두면 오른쪽 정지값.

# What each of many copies of a position is worth on the average: n copies differ from n times the mean by a bounded amount. It is the score of the mast of the thermograph.
what-each-of-many-copies-of-a-position-is-216a = 같은 국면을 많이 모았을 때 하나가 평균하여 갖는 값: n개의 합과 평균값의 n배의 차이는 일정한 범위를 넘지 않는다. 온도 그래프의 돛대가 서 있는 점수이다.

# How much it is worth to move first: the least tax on moves at which neither player gains by moving. It is the height at which the walls of the thermograph meet. Numbers have temperature below 0, nonzero infinitesimals 0, and {5|−5} temperature 5.
how-much-it-is-worth-to-move-first-the-e5e6 = 먼저 두는 것이 얼마나 값진가: 수마다 세금을 매길 때, 두어도 아무도 이득을 보지 못하게 되는 가장 작은 세금. 온도 그래프의 두 벽이 만나는 높이이다. 수의 온도는 0보다 낮고, 0이 아닌 무한소의 온도는 0, { "{" }5|−5{ "}" }의 온도는 5이다.

# A position is hot when its temperature is above 0: both players gain by moving. Its left stop is greater than its right stop.
a-position-is-hot-when-its-temperature-is-above-fa3f = 온도가 0보다 높은 국면은 뜨겁다: 두 사람 모두 두면 이득을 본다. 왼쪽 정지값이 오른쪽 정지값보다 크다.

# A position is cold when neither player gains by moving there: it is a number, and its temperature is below 0.
a-position-is-cold-when-neither-player-gains-by-7e24 = 두어도 아무도 이득을 보지 못하는 국면은 차갑다: 수이고 온도가 0보다 낮다.

# A position of temperature 0: a number plus an infinitesimal other than 0.
a-position-of-temperature-0-a-number-plus-an-6472 = 온도가 0인 국면: 수에 0이 아닌 무한소를 더한 것.

# The picture of the stops of a position when every move is taxed by t, for t from −1 up. The left and the right wall meet at the temperature; from there the mast rises at the mean.
the-picture-of-the-stops-of-a-position-when-b407 = 수마다 세금 t(−1 이상)를 매길 때의 두 정지값을 t에 따라 그린 그림. 왼쪽 벽과 오른쪽 벽은 온도에서 만나고, 거기서부터 돛대가 평균값 자리에 서 있다.

# The left wall of a thermograph is the left stop of the position cooled by t, drawn against t, the right wall the right stop. Positive scores lie to the left.
the-left-wall-of-a-thermograph-is-the-left-f0e3 = 온도 그래프의 왼쪽 벽은 t만큼 식힌 국면의 왼쪽 정지값을 t에 대하여 그린 것이고, 오른쪽 벽은 오른쪽 정지값이다. 양의 점수가 왼쪽에 있다.

# The vertical line of a thermograph above the point where its walls meet: beyond the temperature both stops are the mean.
the-vertical-line-of-a-thermograph-above-the-point-8ed6 = 두 벽이 만나는 점 위로 뻗은 온도 그래프의 세로선: 온도를 넘으면 두 정지값이 모두 평균값이다.

# G cooled by t is G with a tax of t on every move. Cooled by more than its temperature it is its mean; cooled by exactly its temperature, frozen, it differs from the mean by an infinitesimal at most.
g-cooled-by-t-is-g-with-a-tax-6c75 = G를 t만큼 식힌 것은 수마다 세금 t를 매긴 G이다. 온도보다 더 식히면 평균값이 되고, 정확히 온도만큼 식히면(얼리면) 평균값과 무한소만큼만 다르다.

# A position is even-tempered when every way of playing it out, the players moving in turn or not, takes an even number of moves until a number is reached, and odd-tempered when always an odd number.
a-position-is-even-tempered-when-every-way-of-2d5b = 번갈아 두든 아니든 수에 이를 때까지 언제나 짝수 번 두게 되는 국면은 짝수형이고, 언제나 홀수 번 두게 되는 국면은 홀수형이다.

# The simplest value that differs from a given one by an infinitesimal. It forgets what only decides ties.
the-simplest-value-that-differs-from-a-given-one-cc24 = 주어진 값과 무한소만큼 다른 값 가운데 가장 단순한 것. 비겼을 때의 승자만 정하는 것은 버린다.

# The numbers 0, 1, 2, …, ω, ω + 1, …, ω·2, …, ω², … that count beyond the finite. A heap of ordinal size is a nimber, too: transfinite nimbers are added and multiplied as the finite ones are, and below ω^ω^ω they form a field in which every polynomial has a root. Try: zermelo eval 'omega nimproduct omega'.
the-numbers-0-1-2-1-2-that-count-126a = 유한을 넘어 세는 수 0, 1, 2, …, ω, ω + 1, …, ω·2, …, ω², …. 크기가 순서수인 더미도 님버이다: 초한 님버도 유한한 것처럼 더하고 곱하며, ω^ω^ω보다 작은 것들은 모든 다항식이 근을 갖는 체를 이룬다. 해 보기: zermelo eval 'omega nimproduct omega'.

# The sum G : H in which a move in G removes H, and a move in H leaves G. In Hackenbush H stands on top of G.
the-sum-g-h-in-which-a-move-in-5101 = G에서 두면 H가 없어지고 H에서 두면 G가 남는 합 G : H. 해켄부쉬에서는 H가 G 위에 서 있다.

# A move that is not dominated and not reversible, so that the canonical form has it too: no other move needs to be considered in any sum.
a-move-that-is-not-dominated-and-not-reversible-05a5 = 지배되지도 되돌려지지도 않아 표준형에도 남는 수: 어떤 합에서도 다른 수는 생각할 필요가 없다.

# The least day on which a value can be written: 0 is born on day 0, and {L|R} on the day after the last of its options.
the-least-day-on-which-a-value-can-be-9ce3 = 그 값을 쓸 수 있게 되는 가장 이른 날: 0은 0일에 태어나고, { "{" }L|R{ "}" }은 선택지 가운데 마지막 것이 태어난 다음 날에 태어난다.

# All positions that can be reached from a position by any moves, the position itself included, counted in canonical form.
all-positions-that-can-be-reached-from-a-position-f5f4 = 한 국면에서 어떻게든 두어 이를 수 있는 모든 국면. 자기 자신도 포함하며, 표준형으로 센다.

# A number as a row of pluses and minuses: each sign counts ±1 up to the first change, then half of the one before. A blue-red Hackenbush stalk is the sign expansion of its value: lrr is + - -, 1 - 1/2 - 1/4 = 1/4.
a-number-as-a-row-of-pluses-and-minuses-37e1 = 수를 플러스와 마이너스의 줄로 나타낸 것: 첫 변화까지는 부호마다 ±1, 그다음은 부호마다 앞 것의 절반으로 센다. 파랑과 빨강의 해켄부쉬 줄기는 그 값의 부호 전개이다: lrr은 + - -, 1 - 1/2 - 1/4 = 1/4이다.

# In a table of positions, a play that ends without a winner; a draw is a play without end there.
in-a-table-of-positions-a-play-that-ends-c8fe = 국면 테이블에서 이긴 사람 없이 끝나는 게임. 끝나지 않는 게임은 무승부라고 따로 적는다.

# A position in which, as in all its followers, a player who has no move never gets one again. Beside such positions, and still more beside all-small ones, more games are equal in misère play than beside all games: 1 - 1 is 0 there.
a-position-in-which-as-in-all-its-followers-f416 = 그 국면과 거기서 나오는 모든 국면에서, 둘 수 없게 된 사람이 다시는 둘 수 없는 국면. 그런 국면과 나란히, 또 모두 작은 국면과는 더욱, 미제르 게임에서 서로 같은 게임이 모든 게임과 나란할 때보다 많다: 거기서는 1 - 1이 0이다.

# What the players do not choose: dice, shuffled cards. With chance a move leads to a distribution of positions and not to one of them, so that a position has an expectation instead of a winner. P- and N-positions, strategies that always win and values in sums have no meaning then. Such games are outside of this theory, and nothing here plays them.
what-the-players-do-not-choose-dice-shuffled-cards-b6c4 = 두는 쪽이 고르지 않는 것: 주사위, 섞은 카드. 우연이 있으면 한 수가 한 국면이 아니라 국면들의 확률분포로 이어지므로, 국면에는 이기는 쪽 대신 기댓값이 있다. 그러면 P-국면과 N-국면, 늘 이기는 전략, 합에서의 값은 뜻을 잃는다. 그런 게임은 이 이론 밖에 있고 여기서는 다루지 않는다.

# The number by which one divides to look at remainders: with the modulus 4 the numbers 3, 7, 11, … are alike. When takes of 1 to k are allowed, the P-positions of a single heap are the multiples of k + 1: whatever is taken, the opponent completes to k + 1. In Moore's Nim_k the columns are added with the modulus k + 1.
the-number-by-which-one-divides-to-look-at-3ff7 = 나머지를 볼 때 나누는 수: 나누는 수가 4이면 3, 7, 11, …은 같은 것으로 본다. 1개부터 k개까지 가져갈 수 있을 때 한 더미의 P-국면은 k + 1의 배수이다: 얼마를 가져가든 상대가 k + 1로 채운다. 무어의 Nim_k에서는 자리마다 k + 1로 나눈 나머지로 더한다.

# A rule that makes each term of a sequence from the terms before it. The P-positions of Fibonacci Nim, in which any smaller number may be taken first and later at most twice the last take, are the Fibonacci numbers 1, 2, 3, 5, 8, …: each is the sum of the two before it.
a-rule-that-makes-each-term-of-a-sequence-4d72 = 수열의 각 항을 앞의 항들로 만드는 규칙. 처음에는 더미보다 적은 아무 수나, 그다음부터는 직전에 가져간 수의 두 배까지 가져갈 수 있는 피보나치 님의 P-국면은 피보나치 수 1, 2, 3, 5, 8, …이다: 각 항은 앞의 두 항의 합이다.

# A sum of impartial loop-free games is worth the xor of the Grundy values of its components, and in normal play it is lost for the player to move exactly when that is 0. With two components it is 0 exactly when the values are equal. In misère play the Grundy values alone do not decide.
a-sum-of-impartial-loop-free-games-is-worth-538e = 순환이 없는 공정 게임의 합의 값은 성분들의 그런디 수의 XOR이고, 노멀 게임에서 이것이 0일 때 꼭 둘 차례인 쪽이 진다. 성분이 둘이면 두 값이 같을 때 꼭 0이다. 미제르 게임에서는 그런디 수만으로 결정되지 않는다.

# For the k-th odd prime p, counted from 0, the transfinite nimber ω^ω^k is a p-th root of α_p, the least nimber without one below ω^ω^k. α_p is κ + m, where κ is the least nimber whose degree over the field of two elements is divisible by the order of 2 modulo p, and the finite m is the excess of p: α_3 = 2 and α_5 = 4 have excess 0, and α_7 = ω + 1 has 1. No formula for it is known.
for-the-k-th-odd-prime-p-counted-from-e4ef = 0부터 센 k번째 홀수 소수 p에 대해 초한 님버 ω^ω^k은 α_p의 p제곱근이고, α_p는 ω^ω^k보다 작은 p제곱근이 없는 가장 작은 님버이다. α_p는 κ + m이다. κ는 원소가 둘인 체 위의 차수가 p를 법으로 한 2의 위수로 나누어지는 가장 작은 님버이고, 유한한 m이 p의 초과량이다: α_3 = 2와 α_5 = 4의 초과량은 0, α_7 = ω + 1의 초과량은 1이다. 이것을 주는 공식은 알려져 있지 않다.

# A sum of a number, a nimber and multiples of powers of up, ^<1> = ^, ^<2>, ^<3>, …, where each power is infinitesimal beside the one before it. The expansion .12 is ^ + 2·^<2>; ^[n] is ^ + ^<2> + … + ^<n>.
a-sum-of-a-number-a-nimber-and-multiples-8391 = 수와 님버와 업의 거듭제곱 ^<1> = ^, ^<2>, ^<3>, …의 배수들의 합. 각 거듭제곱은 그 앞의 것에 견주어 무한소이다. 전개 .12는 ^ + 2·^<2>이고, ^[n]은 ^ + ^<2> + … + ^<n>이다.

# A nimber *N with N so large that nothing beside it, nor any of its positions, is worth *N. An all-small game has atomic weight at least 1 exactly when, with a far star added, it is greater than 0.
a-nimber-n-with-n-so-large-that-nothing-8798 = 곁에 있는 것도 그 국면들도 값이 *N인 적이 없을 만큼 N이 큰 님버 *N. 모두 작은 게임의 원자 무게가 1 이상인 것은 먼 별을 더한 것이 0보다 큰 것과 같다.

# The compound in which a move is a move in every component, so that it ends as soon as one component does. In normal play the impartial ones are decided by the component that ends first; its remoteness counts the moves to its end when the winner hurries and the loser delays. Try: zermelo eval 'conjunctivesum(*2, *3)'.
the-compound-in-which-a-move-is-a-move-c090 = 한 수에 모든 성분에서 두는 복합 게임. 그래서 성분 하나가 끝나면 바로 끝난다. 노멀 게임에서 공정한 것은 가장 먼저 끝나는 성분이 결정한다. 그 성분의 원격도는 이기는 쪽은 서두르고 지는 쪽은 시간을 끌 때 끝까지의 수의 개수이다. 해 보기: zermelo eval 'conjunctivesum(*2, *3)'.

# The compound in which a move is a move in one component, or in several at once. In normal play an impartial one is a P-position exactly when each of its components is. Try: zermelo eval 'selectivesum(*2, *3)'.
the-compound-in-which-a-move-is-a-move-c3f7 = 한 수에 한 성분에서, 또는 여러 성분에서 한꺼번에 두는 복합 게임. 노멀 게임에서 공정한 것은 모든 성분이 P-국면일 때 꼭 P-국면이다. 해 보기: zermelo eval 'selectivesum(*2, *3)'.

# G ⊛ H = {G ⊛ H^L : G^L, G ⊛ H^R : −G^R | G ⊛ H^L : G^R, G ⊛ H^R : −G^L}, where the colon is the ordinal sum. For numbers the sign expansion of G is put for each plus in that of H, and its negative for each minus. For others it depends on the form of both: * ⊛ {1|} is {*|*} = 0, and * ⊛ {0,1|} is *2.
g-h-g-h-l-g-l-g-h-ab12 = G ⊛ H = { "{" }G ⊛ H^L : G^L, G ⊛ H^R : −G^R | G ⊛ H^L : G^R, G ⊛ H^R : −G^L{ "}" }, 쌍점은 순서합이다. 수에서는 H의 부호 전개에서 플러스마다 G의 부호 전개를, 마이너스마다 그 반대를 넣은 것이다. 다른 게임에서는 두 형태에 따라 달라진다: * ⊛ { "{" }1|{ "}" }은 { "{" }*|*{ "}" } = 0이고, * ⊛ { "{" }0,1|{ "}" }은 *2이다.

# How many values of each kind are born by a day: 1 by day 0, 4 by day 1 (0, 1, −1, *), 22 by day 2 and 1474 by day 3. Try: zermelo eval 'census(3)'.
how-many-values-of-each-kind-are-born-by-8ae4 = 어느 날까지 태어난 값이 종류별로 몇 개인지: 0일까지 1개, 1일까지 4개 (0, 1, −1, *), 2일까지 22개, 3일까지 1474개. 해 보기: zermelo eval 'census(3)'.

# A stop of a stopper without over and under: the number x where the stop is x, x over or x under, and on or off where it is that. Try: zermelo eval 'leftstrongstop({1over|0})'.
a-stop-of-a-stopper-without-over-and-under-561b = 스토퍼의 정지값에서 over와 under를 뺀 것: 정지값이 x, x over, x under이면 수 x이고, on이나 off이면 그대로이다. 해 보기: zermelo eval 'leftstrongstop({ "{" }1over|0{ "}" })'.

# Dots and Boxes in which boxes do not count: a move draws an edge, whoever completes a box must draw again, and whoever cannot move loses. A move is loony when it lets the opponent choose who has to move on: he takes all the boxes that it offers, or all but two. Who wins Nimstring has the last word on the long chains, those of three boxes or more, and nearly always wins Dots and Boxes. Strings and Coins is the same on the dual graph, where strings are cut. Try: zermelo rules show nimstring.
dots-and-boxes-in-which-boxes-do-not-count-5f18 = 상자를 세지 않는 점과 상자: 한 수에 선분을 하나 긋고, 상자를 완성한 쪽은 다시 그어야 하며, 둘 수 없는 쪽이 진다. 다음에 누가 두어야 하는지를 상대가 고르게 하는 수를 loony 수라고 한다: 상대는 내놓은 상자를 모두 가지거나, 둘만 남기고 가진다. 님스트링에서 이기는 쪽은 상자가 셋 이상인 긴 사슬의 마지막을 정하고, 거의 언제나 점과 상자에서도 이긴다. Strings and Coins는 쌍대 그래프에서 줄을 끊는 같은 게임이다. 해 보기: zermelo rules show nimstring.

# What each term of a sequence is more than the one before it; the differences of these are those of the second order, and so on. Where those of order k are constant, the sequence is a polynomial of degree k: 1, 4, 9, 16, … has the differences 3, 5, 7, …, and of these each is 2.
what-each-term-of-a-sequence-is-more-than-70e0 = 수열의 각 항이 바로 앞 항보다 얼마나 큰지. 차분의 차분은 2차 차분이고, 그 뒤도 같다. k차 차분이 일정하면 수열은 k차 다항식이다: 1, 4, 9, 16, …의 차분은 3, 5, 7, …이고, 그 차분은 모두 2이다.

# What a move gains: G^L − G for a move of Left's, G − G^R for one of Right's. It is never at least 0, since a move uses up the right to move. A move whose incentive is at least that of every other move is the best one whatever stands beside it. Try: zermelo eval 'incentives({2|-1})'.
what-a-move-gains-g-l-g-for-a-d7c6 = 수 하나로 얻는 것: 왼쪽의 수에서는 G^L − G, 오른쪽의 수에서는 G − G^R. 두고 나면 차례가 넘어가므로 0 이상이 될 수 없다. 다른 모든 수의 인센티브 이상인 수는, 옆에 무엇이 있든 가장 좋은 수이다. 해 보기: zermelo eval 'incentives({ "{" }2|-1{ "}" })'.

# A move is sente when it threatens so much that the opponent answers it at once, and the turn comes back; it is gote when it is not answered. A move that takes away the opponent's sente is reverse sente. In {9|1||0} Left's move to {9|1} is sente: Right answers to 1, and 1 is the mean. A vertical part of a wall of the thermograph shows at which temperatures a move is sente.
a-move-is-sente-when-it-threatens-so-much-a4f4 = 상대가 바로 응수해야 할 만큼 큰 위협이 있어서 차례가 되돌아오는 수를 센테(선수)라 하고, 응수가 없는 수를 고테(후수)라 한다. 상대의 선수를 없애는 수는 역끝내기이다. { "{" }9|1||0{ "}" }에서 왼쪽이 { "{" }9|1{ "}" }로 두는 수는 선수이다: 오른쪽은 1로 응수하고, 평균은 1이다. 온도 그래프에서 벽이 수직인 부분이 어느 온도에서 선수인지를 보인다.

# The numbers with which a position is confused. All numbers between its right stop and its left stop are, those below are less than the position, and those above are greater; at a stop itself the player who moves next decides.
the-numbers-with-which-a-position-is-confused-all-1399 = 국면과 비교할 수 없는 수들. 오른쪽 스톱과 왼쪽 스톱 사이의 모든 수가 그렇다. 그보다 작은 수는 국면보다 작고, 그보다 큰 수는 국면보다 크다. 스톱 자체에서는 그때 누가 둘 차례인지가 정한다.

# Strategies for sums of hot games that look at the thermographs alone. Hotstrat moves in the component of the greatest temperature. Sentestrat answers where the opponent has just moved, if that has become hotter than the rest was, and else does as Hotstrat. Thermostrat moves where the thermograph is widest at the temperature at which the right walls together, and the greatest width, have the largest sum. None is always best; how far Thermostrat is from best play is bounded by a temperature, and not by the number of components.
strategies-for-sums-of-hot-games-that-look-at-8ba5 = 온도 그래프만 보고 뜨거운 게임들의 합을 두는 전략들. 핫스트랫(Hotstrat)은 온도가 가장 높은 성분에서 둔다. 센테스트랫(Sentestrat)은 상대가 방금 둔 성분이 나머지보다 뜨거워졌으면 거기서 응수하고, 아니면 핫스트랫처럼 둔다. 서모스트랫(Thermostrat)은 오른쪽 벽들의 합에 가장 큰 너비를 더한 것이 가장 큰 온도를 찾아, 그 온도에서 온도 그래프가 가장 넓은 성분에서 둔다. 언제나 최선인 것은 없다. 서모스트랫이 최선에서 벗어나는 정도는 성분의 개수가 아니라 온도로 제한된다.

# The last move before the temperature of the whole board drops. Where moves come in pairs of equal size the one who gets it gains, so that it can be worth more than a move that is hotter.
the-last-move-before-the-temperature-of-the-whole-5e6f = 판 전체의 온도가 내려가기 전의 마지막 수. 같은 크기의 수가 짝을 이룰 때 마지막 수를 얻는 쪽이 이득을 보므로, 더 뜨거운 수보다 값질 수 있다.

# Overheating from s to t turns each integer n into n times s, and every other G into {t + G'|G'' − t}, where G' and G'' are its options, overheated. Such values are those of Blockbusting; from 1* to 1, as in Go, it is called warming. Try: zermelo eval 'overheat(^, 1, 1)'.
overheating-from-s-to-t-turns-each-integer-n-94ad = s에서 t까지의 과열은 정수 n을 s의 n배로, 그 밖의 G는 { "{" }t + G'|G'' − t{ "}" }로 바꾼다. 여기서 G'과 G''은 과열한 선택지이다. 블록버스팅(Blockbusting)의 값이 이런 것이다. 바둑에서처럼 1*에서 1까지일 때는 워밍(warming)이라 한다. 해 보기: zermelo eval 'overheat(^, 1, 1)'.

# A position in which the player to move loses only because it is his turn: were it the opponent's, he would not lose. It is mutual where the opponent would lose then. Every P-position is a mutual zugzwang.
a-position-in-which-the-player-to-move-loses-8c94 = 둘 차례라는 것만으로 지는 국면: 상대 차례였다면 지지 않는다. 상대 차례였을 때 상대가 진다면 서로의 추크츠방이다. 모든 P-국면은 서로의 추크츠방이다.

# A move that restricts what the opponent may answer, as one that must be answered on the spot; a complimenting move lets the same player move again, as in Dots and Boxes. The theorem of Sprague and Grundy does not hold for such games as it stands: values beyond the nimbers are needed, such as loony ones.
a-move-that-restricts-what-the-opponent-may-answer-136a = 바로 응수해야 하는 수처럼, 상대가 둘 수 있는 수를 제한하는 수. 점과 상자에서처럼 둔 사람이 한 번 더 두는 수는 컴플리멘팅(complimenting) 수라 한다. 이런 게임에는 스프라그–그런디 정리가 그대로 성립하지 않는다: 루니(loony) 값처럼 님버를 넘어서는 값이 필요하다.

# A number is odious when it has an odd number of ones in binary, and evil when the number of ones is even. A nim-sum is odious exactly when an odd number of its summands are. In Mock Turtles the head at place n, counted from 0, is worth whichever of 2n and 2n + 1 is odious.
a-number-is-odious-when-it-has-an-odd-32d9 = 이진법에서 1의 개수가 홀수인 수는 오디어스(odious), 짝수인 수는 이블(evil)이다. 님합이 오디어스인 것은 오디어스인 항이 홀수 개일 때, 그리고 그때뿐이다. 목 터틀스(Mock Turtles)에서 0부터 센 n번째 자리의 앞면은 2n과 2n + 1 가운데 오디어스인 것의 값을 가진다.

# The words of a length over an alphabet, taken in lexicographic order: each one that differs in at least d places from all that were taken before. In binary they are closed under nim-addition, and are the P-positions of the game in which a move turns at most d − 1 coins, the leftmost of them from heads to tails.
the-words-of-a-length-over-an-alphabet-taken-12fa = 한 알파벳 위의 같은 길이의 단어를 사전식 순서로 보면서, 앞서 뽑은 모든 단어와 적어도 d자리에서 다른 것을 뽑은 것. 이진법에서는 님합에 대해 닫혀 있으며, 한 수에 동전을 많아야 d − 1개 뒤집되 그중 가장 왼쪽 것은 앞면에서 뒷면으로 뒤집는 게임의 P-국면이다.

# Coins on the squares 0, 1, 2, … of a strip, at most one on each: a move pushes a coin to a free square of a smaller number, over others if need be. Two coins on a and b have the Grundy value (a xor b) − 1; Welter's function gives that of any number of coins, as a nim-sum over the coins and over the pairs of them.
coins-on-the-squares-0-1-2-of-a-6cd6 = 띠의 칸 0, 1, 2, …에 동전이 있고, 한 칸에는 많아야 하나이다. 한 수에 동전 하나를 번호가 더 작은 빈칸으로 옮기며, 다른 동전을 넘어도 된다. a와 b에 있는 두 동전의 그런디 수는 (a xor b) − 1이다. 동전이 몇 개이든 웰터 함수가 동전들과 그 쌍들에 대한 님합으로 그런디 수를 준다.

# In each row of a board stand one man of Left's and one of Right's: a move pushes one's own man along the row, not over the other. Whoever cannot move loses. Who wins is decided as in Nim by the gaps between the men: a move that widens a gap is answered by one that closes it again by as much, and since the board ends somewhere play comes to an end.
in-each-row-of-a-board-stand-one-man-cf94 = 판의 줄마다 왼쪽의 말 하나와 오른쪽의 말 하나가 있다. 한 수에 자기 말 하나를 그 줄을 따라 옮기며, 상대의 말을 넘지 못한다. 둘 수 없는 쪽이 진다. 누가 이기는지는 님처럼 두 말 사이의 간격이 정한다: 간격을 넓히는 수에는 그만큼 다시 좁혀 응수하며, 판에 끝이 있으므로 게임은 끝난다.

# Tokens on the steps of a staircase: a move carries any number of them from a step to the next below, and those on the ground are out of play. It is Nim with the steps of odd number as heaps: what comes to an even step is answered by carrying as much on.
tokens-on-the-steps-of-a-staircase-a-move-af3d = 계단의 단마다 토큰이 있다. 한 수에 한 단에서 바로 아래 단으로 토큰을 몇 개든 옮기며, 바닥에 내려온 것은 더 쓰지 않는다. 홀수 번째 단을 더미로 보는 님과 같다: 짝수 번째 단에 온 것은 그만큼 다시 내려 응수한다.

# The players name numbers in turn; a number may not be a sum of multiples of those that were named, and whoever names 1 loses. It ends after finitely many moves, though no bound is known beforehand. A prime from 5 on wins as a first move, by a theorem of Hutchings that steals a strategy and does not show it.
the-players-name-numbers-in-turn-a-number-may-422e = 두 사람이 차례로 수를 부른다. 이미 부른 수들의 배수의 합인 수는 부를 수 없으며, 1을 부르는 쪽이 진다. 유한한 수 뒤에 끝나지만, 얼마나 걸릴지는 미리 알 수 없다. 5 이상의 소수는 첫 수로 이긴다: 허칭스(Hutchings)의 정리로, 전략 훔치기로 증명하므로 전략은 보이지 않는다.
