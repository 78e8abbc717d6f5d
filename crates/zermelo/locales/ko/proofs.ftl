### Written proofs. The key of a message is made from its English words, which stand above it.

# From every position with a player to move: a win, a loss, or, where play can loop or a rule says so, a draw.
from-every-position-with-a-player-to-move-a-4b54 = 국면과 둘 차례인 쪽을 정하면 승 아니면 패이고, 순환할 수 있거나 규칙이 그렇게 정하면 무승부일 수도 있다.

# Label the ends. Then, again and again: a position with a move to one that is lost for the opponent is won; one all of whose moves lead to positions won by the opponent is lost. The labels only grow, so they come to rest.
label-the-ends-then-again-and-again-a-position-1463 = 끝나는 국면에 라벨을 붙인다. 그리고 거듭한다: 상대가 지는 국면으로 가는 수가 있으면 승이고, 모든 수가 상대가 이기는 국면으로 이어지면 패이다. 라벨은 늘어나기만 하므로 언젠가 멈춘다.

# The winner has a strategy: from a win of round n to a loss of a smaller round; the loser can only go to wins of smaller rounds. The rounds fall, so play ends. From a position without label there is a move to another without label and none to a loss of the opponent: both can avoid losing for ever. Without loops and drawn ends there is no such position.
the-winner-has-a-strategy-from-a-win-of-840f = 이기는 쪽에게는 전략이 있다: n라운드의 승에서 더 이른 라운드의 패로 간다. 지는 쪽은 더 이른 라운드의 승으로만 갈 수 있다. 라운드가 줄어드니 게임은 끝난다. 라벨이 없는 국면에는 역시 라벨이 없는 국면으로 가는 수가 있고, 상대가 지는 국면으로 가는 수는 없다. 그래서 둘 다 영원히 지지 않을 수 있다. 순환도, 무승부인 끝도 없으면 그런 국면은 없다.

# Every pair of position and player gets its label with its distance.
every-pair-of-position-and-player-gets-its-label-eb49 = 국면과 둘 차례인 쪽의 쌍마다 라벨과 거리가 붙는다.

# A queue holds labelled positions in order of distance. A loss makes every unlabelled predecessor a win one ply further; a win takes one off the count of a predecessor's moves, and at zero it is a loss one ply further. As the queue is in order, a win gets the least distance and a loss the greatest. Each move is looked at once: linear time.
a-queue-holds-labelled-positions-in-order-of-distance-4fa9 = 큐에는 라벨이 붙은 국면이 거리순으로 들어 있다. 패가 하나 나오면, 거기로 갈 수 있고 라벨이 없는 앞 국면은 모두 거리가 하나 더 큰 승이 된다. 승이 하나 나오면, 앞 국면마다 남은 수의 개수가 하나 준다. 그것이 0이 되면 거리가 하나 더 큰 패이다. 큐가 거리순이므로 승은 가장 짧은 거리를, 패는 가장 긴 거리를 얻는다. 수마다 한 번만 본다: 선형 시간.

# What is never reached is drawn: neither player can force an end.
what-is-never-reached-is-drawn-neither-player-can-b87c = 끝까지 닿지 않은 것은 무승부이다: 어느 쪽도 끝을 강제할 수 없다.

# One position is asked for; options are looked at on demand, and what was found is remembered for the whole position and its mover.
one-position-is-asked-for-options-are-looked-at-a8dc = 국면 하나에 대해 묻는다. 선택지는 필요할 때만 보고, 알아낸 것은 국면 전체와 둘 차례인 쪽을 함께 기억해 둔다.

# The labels are the same as those from the ends backwards: both are the least that satisfies 'a win has a move to a loss, a loss only moves to wins'. A position met again while it is still open must not be called a draw at once; it waits until what it depends on is closed.
the-labels-are-the-same-as-those-from-the-a866 = 라벨은 끝에서 거슬러 올라가 붙인 것과 같다. 둘 다 '승에는 패로 가는 수가 있고, 패에는 승으로 가는 수만 있다'를 만족하는 가장 작은 것이다. 아직 열려 있는 국면을 다시 만났을 때 곧바로 무승부라고 해서는 안 된다. 그것이 의존하는 국면들이 닫힐 때까지 기다린다.

# Give every position the mex of the values of its options, and a sum the nim-sum of its components.
give-every-position-the-mex-of-the-values-of-ee9f = 국면에는 선택지들의 값의 mex를, 합에는 성분들의 값의 님합을 준다.

# That the nim-sum of the components is again the mex, by induction on what the sum can become: let a, b be the values of two components and c < a xor b. In the topmost digit in which c differs from a xor b, c has 0 and exactly one of a and b has 1, say a. Then c xor b < a, so the first component has an option of that value, and the sum one of value c. And a move changes one value, say a to some a' ≠ a, so a xor b is not among the options.
that-the-nim-sum-of-the-components-is-again-f838 = 성분들의 님합이 다시 mex가 됨을, 합이 바뀌어 갈 수 있는 것에 대한 귀납법으로 보인다: 두 성분의 값을 a, b라 하고 c < a xor b라 하자. c와 a xor b가 처음 달라지는 가장 높은 자리에서 c는 0이고, a와 b 가운데 정확히 하나가 1이다. 그것을 a라 하자. 그러면 c xor b < a이므로 첫 성분에 그 값의 선택지가 있고, 합에는 값이 c인 선택지가 있다. 그리고 한 수는 값 하나를, 이를테면 a를 a' ≠ a로 바꾸므로 a xor b는 선택지의 값이 아니다.

# Value 0 means that no option has value 0.
value-0-means-that-no-option-has-value-0 = 값이 0이면 값이 0인 선택지가 없다.

# Value v > 0 means that some option has value 0, since 0 < v is not missing. So exactly the positions of value 0 are lost, empty or not.
value-v-0-means-that-some-option-has-value-b014 = 값이 v > 0이면 값이 0인 선택지가 있다. 0 < v가 빠져 있지 않기 때문이다. 그래서 값이 0인 국면만이, 비어 있든 아니든, 필패이다.

# Hypotheses: the players move alike, play ends, and whoever cannot move loses. In misère play, with loops, or with ends by rule the theorem does not apply.
hypotheses-the-players-move-alike-play-ends-and-whoever-1f70 = 전제: 두 사람의 수가 같고, 게임이 끝나며, 둘 수 없는 쪽이 진다. 미제르 게임, 순환이 있는 게임, 규칙으로 끝나는 게임에는 이 정리를 쓸 수 없다.

# A position has value m when m is the mex of its options that have values, and each other option has itself an option of value m (found before). What never gets a value is ∞(K), K being the values of its options.
a-position-has-value-m-when-m-is-the-3127 = m이 값이 있는 선택지들의 mex이고, 나머지 선택지에는 저마다 (먼저 찾은) 값 m의 선택지가 있을 때 국면의 값은 m이다. 끝내 값을 얻지 못한 것은 ∞(K)이고, K는 그 선택지들의 값의 집합이다.

# From value 0 a move leads to a value above 0, or to a position without a value (yet). Either has, by definition, a move back to value 0, at a position whose value was found earlier. So the answers come to an end.
from-value-0-a-move-leads-to-a-value-270a = 값이 0인 국면에서는 값이 0보다 큰 국면이나 (아직) 값이 없는 국면으로만 갈 수 있다. 정의에 따라 어느 쪽에서든, 값을 더 먼저 찾은 값 0의 국면으로 돌아오는 수가 있다. 그래서 이 답은 언젠가 끝난다.

# In a sum of nimbers the same answers work, component by component, as in the Sprague–Grundy theorem.
in-a-sum-of-nimbers-the-same-answers-work-bf75 = 님버의 합에서는 스프라그-그런디 정리에서처럼 성분마다 같은 답이 통한다.

# ∞(K) beside a nimber g: if g is in K, move there to make the sum 0. If not, g is at least m = mex K. Lower a larger g to m; beside m itself, move the infinite component to an option without a value that has no option of value m: there is one, or the value would be m. Either way an infinite component is left whose K does not hold the nimber beside it; a move to anything else leaves the opponent a nim-sum other than 0 or a move to 0. So neither player can do better: a draw. Of two infinite components move one to an option without a value: a draw, too.
k-beside-a-nimber-g-if-g-is-in-fdd3 = ∞(K)와 님버 g의 합: g가 K에 있으면 그곳으로 가서 합을 0으로 만든다. 없으면 g는 m = mex K 이상이다. g가 더 크면 m으로 줄인다. g가 m이면 무한한 성분을, 값이 없고 값 m의 선택지도 없는 선택지로 옮긴다: 그런 선택지는 반드시 있다. 없다면 값이 m이 되기 때문이다. 어느 쪽이든 곁의 님버가 K에 없는 무한한 성분이 남는다. 그렇지 않은 국면으로 가는 수는 상대에게 0이 아닌 님합이나 0으로 가는 수를 남긴다. 그래서 어느 쪽도 더 잘할 수 없다: 무승부. 무한한 성분이 둘이면 그 하나를 값이 없는 선택지로 옮긴다: 역시 무승부이다.

# Compute the value from the options, simplify, and read the winner off its sign.
compute-the-value-from-the-options-simplify-and-read-cfa7 = 선택지들에서 값을 구하고, 간단히 하여, 부호에서 승자를 읽는다.

# A dominated option can be left out: whoever would take it does at least as well with the other, in any sum. An option of Left that is reversible through a Right answer R ≤ G can be replaced by the Left options of R: Right will make that answer, after which Left moves on. Where neither is left, two equal games are identical: an option of one is matched by an equal option of the other.
a-dominated-option-can-be-left-out-whoever-would-772b = 지배되는 선택지는 빼도 된다. 그것을 고를 사람은 어떤 합에서도 다른 것으로 적어도 그만큼 해낸다. 왼쪽의 선택지가 오른쪽의 답 R ≤ G를 거쳐 되돌려지면, 그것을 R의 왼쪽 선택지들로 바꿀 수 있다. 오른쪽이 그 답을 하고, 그다음 왼쪽이 거기서 둘 것이기 때문이다. 둘 다 남지 않았으면 같은 두 게임은 모양까지 같다: 한쪽의 선택지마다 그와 같은 다른 쪽의 선택지가 대응한다.

# G ≥ 0 exactly when Left wins as second player, and G + (−G) = 0 by copying moves; so the sign of the value tells the winner, and equal values can be exchanged in any sum.
g-0-exactly-when-left-wins-as-second-player-0317 = 정확히 나중에 두는 왼쪽이 이길 때 G ≥ 0이고, 상대의 수를 따라 두면 G + (−G) = 0이다. 그래서 값의 부호가 승자를 알려 주고, 같은 값은 어떤 합에서도 바꿔 쓸 수 있다.

# Let x be a number and G not. Whoever has a winning move in G + x has one in G.
let-x-be-a-number-and-g-not-whoever-6cdc = x를 수, G를 수가 아닌 것이라 하자. G + x에 이기는 수가 있는 쪽은 G에 이기는 수가 있다.

# In a number every move costs its owner: x^L < x < x^R. Suppose Left wins by moving to G + x^L. Then G + x^L ≥ 0.
in-a-number-every-move-costs-its-owner-x-d76a = 수에서는 모든 수가 두는 쪽에게 손해이다: x^L < x < x^R. 왼쪽이 G + x^L로 가서 이긴다고 하자. 그러면 G + x^L ≥ 0이다.

# G is not a number, so G is not equal to −x^L: G + x^L > 0. Hence Left, moving first in G + x^L, wins. By induction on x there is a winning move in G, to G^L + x^L ≥ 0. Then G^L + x > G^L + x^L ≥ 0: the same move wins from G + x.
g-is-not-a-number-so-g-is-not-f826 = G는 수가 아니므로 −x^L과 같지 않다: G + x^L > 0. 따라서 왼쪽은 G + x^L에서 먼저 두어도 이긴다. x에 대한 귀납법으로 G에 이기는 수가 있어 G^L + x^L ≥ 0으로 간다. 그러면 G^L + x > G^L + x^L ≥ 0: 같은 수가 G + x에서도 이긴다.

# By induction from the leaves: a vertex where Left chooses is worth the greatest of its children, since Left can get that and Right can hold him to it; where Right chooses, the least.
by-induction-from-the-leaves-a-vertex-where-left-7530 = 잎에서부터 귀납법으로: 왼쪽이 고르는 꼭짓점의 값은 자식들 가운데 가장 큰 것이다. 왼쪽은 그것을 얻을 수 있고 오른쪽은 그 이상을 막을 수 있기 때문이다. 오른쪽이 고르는 곳에서는 가장 작은 것이다.

# To the end of play the score is a win, a loss or a draw with its distance.
to-the-end-of-play-the-score-is-a-593a = 게임 끝까지 보면, 값은 승, 패, 무승부와 그 길이이다.

# Alpha is what Left already has elsewhere on the way to the root, beta what Right has. Claim: inside the window (alpha, beta) the value found is exact; outside it is a bound on the right side.
alpha-is-what-left-already-has-elsewhere-on-the-52cd = 알파는 뿌리로 가는 길의 다른 곳에서 왼쪽이 이미 얻은 것, 베타는 오른쪽이 얻은 것이다. 주장: 창 (알파, 베타) 안에서는 찾은 값이 정확하고, 밖에서는 맞는 쪽의 한계이다.

# A cut at a vertex where Left chooses happens when a child is worth at least beta. Then the vertex is worth at least beta, and Right, who has beta elsewhere, does not come here: what the other children are worth cannot change the root. With Left and Right exchanged it is the same at Right's vertices.
a-cut-at-a-vertex-where-left-chooses-happens-3e78 = 왼쪽이 고르는 꼭짓점에서는 자식의 값이 베타 이상일 때 자른다. 그러면 꼭짓점의 값도 베타 이상이고, 다른 곳에서 베타를 얻은 오른쪽은 여기로 오지 않는다. 그래서 다른 자식들의 값은 뿌리의 값을 바꾸지 못한다. 왼쪽과 오른쪽을 바꾸면 오른쪽의 꼭짓점에서도 마찬가지이다.

# So the root's value is that of minimax, with at most as many nodes.
so-the-root-s-value-is-that-of-minimax-a2aa = 그래서 뿌리의 값은 미니맥스의 값과 같고, 보는 노드는 더 많지 않다.

# A win is known as soon as one option is lost for the opponent; the others need not be looked at. So in any order the result is the same.
a-win-is-known-as-soon-as-one-option-9e1e = 상대가 지는 선택지가 하나 나오면 곧 승이다. 나머지는 볼 필요가 없다. 그래서 어떤 순서로 보아도 결과는 같다.

# In random order, at a win with two options of which one wins, the winning one comes first half of the time: on binary trees the expected number of leaves is at most about N^0.754 of N, whatever the tree (Saks and Wigderson).
in-random-order-at-a-win-with-two-options-bdae = 무작위 순서에서, 선택지가 둘이고 그 하나가 이기는 승이라면, 이기는 것이 먼저 나오는 경우가 절반이다. 이진 트리에서 보는 잎의 기댓값은 어떤 트리든 N개 가운데 약 N^0.754개 이하이다 (Saks와 Wigderson).

# On each vertex the branches become one stalk, of length the nim-sum over the branches of 1 + the value above its first edge.
on-each-vertex-the-branches-become-one-stalk-of-c01b = 꼭짓점마다 가지들이 줄기 하나가 된다. 그 길이는 가지마다 (첫 변 위의 값 + 1)을 구하여 님합한 것이다.

# A leaf carries nothing: 0.
a-leaf-carries-nothing-0 = 잎 위에는 아무것도 없다: 0.

# If H and K have the same value, so have G with H on a vertex and G with K there: in the sum of both the previous player wins. He answers a cut in G by the same cut in the other copy; then H and K are both gone or both still there. A cut in H or K he answers as in H + K, which is 0.
if-h-and-k-have-the-same-value-so-ae39 = H와 K의 값이 같으면, G의 한 꼭짓점에 H를 올린 것과 K를 올린 것도 값이 같다: 둘의 합에서 후공이 이긴다. 상대가 G를 자르면 다른 쪽의 같은 곳을 자른다. 그러면 H와 K는 둘 다 없어졌거나 둘 다 남아 있다. H나 K를 자르면 값이 0인 H + K에서처럼 답한다.

# So branches can be replaced by the stalk of their value: a Nim heap.
so-branches-can-be-replaced-by-the-stalk-of-9d8c = 그래서 가지들은 그 값의 줄기, 곧 님 더미로 바꿀 수 있다.

# From value 0 every cut leaves another value.
from-value-0-every-cut-leaves-another-value = 값 0에서는 무엇을 잘라도 다른 값이 남는다.

# From value s ≠ 0 some cut leaves 0.
from-value-s-0-some-cut-leaves-0 = 값 s ≠ 0에서는 잘라서 0을 남기는 변이 있다.

# The vertices of a cycle are drawn into one; each edge becomes a loop, worth 1.
the-vertices-of-a-cycle-are-drawn-into-one-a27a = 순환의 꼭짓점들을 하나로 모은다. 변마다 고리가 되고, 그 값은 1이다.

# Without edges the value is 0.
without-edges-the-value-is-0 = 변이 없으면 값은 0이다.

# In outline (whole in Winning Ways): take a counterexample with the fewest edges. If two vertices stay on a common cycle whichever edge is cut, every cut leaves a smaller drawing, in which they may be fused; so there are no such two. By the colon principle trees that stand on a cycle are stalks. What remains is one cycle through the ground, with stalks on it. A value has the parity of the number of edges; cutting the cycle leaves two trees, whose values are known, and with that parity their mex is the value of the fused drawing.
in-outline-whole-in-winning-ways-take-a-counterexample-9e88 = 줄거리 (전체는 Winning Ways에): 변이 가장 적은 반례를 든다. 어느 변을 잘라도 공통의 순환 위에 남는 두 꼭짓점이 있으면, 자른 뒤에는 언제나 더 작은 그림이고 거기서는 둘을 합쳐도 된다. 그래서 그런 두 꼭짓점은 없다. 콜론 원리에 따라 순환 위에 선 나무들은 줄기이다. 남는 것은 땅을 지나는 순환 하나와 그 위의 줄기들이다. 값의 홀짝은 변의 개수의 홀짝과 같다. 순환을 자르면 값을 아는 나무 둘이 남고, 그 홀짝 때문에 이들의 mex는 합친 그림의 값이다.

# Here are the values that the cuts leave.
here-are-the-values-that-the-cuts-leave = 변을 하나 자른 뒤에 남는 값들은 다음과 같다.

# Write the heaps in binary, one below the other; the nim-sum s has a 1 in each column with an odd number of ones. Claimed to be lost: s = 0.
write-the-heaps-in-binary-one-below-the-other-476d = 더미들을 이진수로 위아래로 맞추어 적는다. 님합 s는 1이 홀수 개인 자리에 1이 있다. 필패라고 주장하는 것: s = 0.

# Without tokens s = 0, and the player to move has lost.
without-tokens-s-0-and-the-player-to-move-dea2 = 돌이 없으면 s = 0이고, 둘 차례인 쪽은 이미 졌다.

# A move changes one heap, from a to some b < a. The nim-sum changes by a xor b, which is not 0, so it does not stay 0.
a-move-changes-one-heap-from-a-to-some-37c3 = 한 수에 더미 하나가 a에서 b < a로 바뀐다. 님합은 a xor b만큼 바뀌고 이것은 0이 아니므로, 님합은 더는 0이 아니다.

# Let s not be 0. The topmost 1 of s stands in a column with an odd number of ones, so some heap a has a 1 there. Then a xor s has a 0 in that column and agrees with a above it: it is less than a. Lower a to a xor s; the nim-sum becomes s xor s = 0. A heap with a 0 in that column would have to grow, so only these heaps will do.
let-s-not-be-0-the-topmost-1-of-6d33 = s가 0이 아니라 하자. s의 가장 높은 1이 있는 자리에는 1이 홀수 개이므로, 그 자리에 1이 있는 더미 a가 있다. a xor s는 그 자리가 0이고 그보다 높은 자리는 a와 같으니 a보다 작다. a를 a xor s로 줄이면 님합은 s xor s = 0이 된다. 그 자리가 0인 더미는 커져야 하므로, 1인 더미에서만 이렇게 할 수 있다.

# Claimed to be lost: nim-sum 0 while some heap has two or more tokens; an odd number of ones when no heap has.
claimed-to-be-lost-nim-sum-0-while-some-4a23 = 필패라고 주장하는 것: 크기가 2 이상인 더미가 있으면 님합 0, 없으면 1이 홀수 개.

# Without tokens the number of ones is 0, even: not claimed, and in misère play the player to move has won.
without-tokens-the-number-of-ones-is-0-even-003b = 돌이 없으면 1은 0개, 곧 짝수 개이다: 주장에 들지 않고, 미제르 게임에서 둘 차례인 쪽은 이미 이겼다.

# From an odd number of ones a move leaves an even number. From nim-sum 0 with a heap of two or more: there are at least two such heaps, since the topmost column has an even number of ones. After the move one of them is still there and the nim-sum is not 0.
from-an-odd-number-of-ones-a-move-leaves-38d7 = 1이 홀수 개이면 한 수 뒤에는 짝수 개이다. 님합이 0이고 크기가 2 이상인 더미가 있으면, 가장 높은 자리에 1이 짝수 개이므로 그런 더미는 적어도 둘이다. 한 수 뒤에도 그 하나는 남아 있고 님합은 0이 아니다.

# From an even number of ones take one. If two or more heaps have at least two tokens, play Bouton's move: a large heap remains. If exactly one has, it alone decides: lower it to 1 or to 0, whichever leaves an odd number of ones. Normal play would leave an even number, so here the two plays have no winning move in common.
from-an-even-number-of-ones-take-one-if-5034 = 1이 짝수 개이면 하나를 가져간다. 크기가 2 이상인 더미가 두 개 이상이면 부턴의 수를 둔다: 큰 더미가 남는다. 정확히 하나이면 그것이 모든 것을 정한다: 1이 홀수 개 남도록 1이나 0으로 줄인다. 노멀 게임이라면 짝수 개를 남길 것이므로, 여기서 두 게임의 이기는 수는 하나도 겹치지 않는다.

# Divide each heap by k + 1; the remainders play the part of the heaps of Nim.
divide-each-heap-by-k-1-the-remainders-play-4d3a = 더미의 크기를 저마다 k + 1로 나눈다. 그 나머지가 님의 더미 구실을 한다.

# A heap of 0 has remainder 0 = mex {}.
a-heap-of-0-has-remainder-0-mex = 크기 0인 더미의 나머지는 0 = mex { "{" }{ "}" }.

# From n one can go to n − 1, …, n − k. Their remainders differ from that of n, since a difference of at most k is not divisible by k + 1; and the steps down to the multiple below n give every smaller remainder. So the mex is n mod (k + 1).
from-n-one-can-go-to-n-1-n-a491 = n에서는 n − 1, …, n − k로 갈 수 있다. 차가 k 이하이면 k + 1로 나누어떨어지지 않으므로, 이들의 나머지는 n의 나머지와 다르다. 그리고 n 아래의 배수까지 내려가면 더 작은 나머지가 모두 나온다. 그래서 mex는 n mod (k + 1)이다.

# One heap: take n mod (k + 1), then answer every move of j by k + 1 − j, which completes the round to k + 1. Several heaps: play Nim on the remainders.
one-heap-take-n-mod-k-1-then-answer-6c61 = 더미가 하나이면: n mod (k + 1)개를 가져가고, 그다음부터 상대가 j개를 가져갈 때마다 k + 1 − j개를 가져가 합을 k + 1로 맞춘다. 여럿이면: 나머지들로 님을 둔다.

# With nim-sum 0 of the remainders, every move changes one remainder, and so the nim-sum.
with-nim-sum-0-of-the-remainders-every-move-df5b = 나머지들의 님합이 0이면, 모든 수가 나머지 하나를, 따라서 님합을 바꾼다.

# The value of a heap is the mex of the values at the distances that may be taken.
the-value-of-a-heap-is-the-mex-of-e1e7 = 더미의 값은 가져갈 수 있는 개수만큼 떨어진 곳의 값들의 mex이다.

# With r takes, the greatest of them s, every value is at most r, and each depends on the s values before it alone. There are finitely many rows of s values, so one occurs twice; from then on all repeats.
with-r-takes-the-greatest-of-them-s-every-336d = 가져갈 수 있는 개수가 r가지이고 가장 큰 것이 s이면, 모든 값은 r 이하이고 바로 앞의 값 s개에 따라서만 정해진다. 값 s개를 늘어놓는 방법은 유한하므로 어떤 것이 두 번 나온다. 그다음부터 모두 되풀이된다.

# The values that are excluded are those of n − s₁, n − s₂, …
the-values-that-are-excluded-are-those-of-n-9817 = 빠지는 값은 n − s₁, n − s₂, …의 값이다.

# With nim-sum 0 of the values, a move changes one value and so the nim-sum.
with-nim-sum-0-of-the-values-a-move-60ab = 값들의 님합이 0이면, 수는 값 하나를, 따라서 님합을 바꾼다.

# With nim-sum s ≠ 0, some value v exceeds v xor s, and by the mex its heap has a move to that value.
with-nim-sum-s-0-some-value-v-exceeds-3346 = 님합이 s ≠ 0이면 v xor s보다 큰 값 v가 있고, mex에 따라 그 더미에서 그 값으로 가는 수가 있다.

# In misère play: let a be the least take. A heap has value 0 exactly when the heap a larger has value 1 (by induction), so a heap of value 0 that can move at all can move to value 1, and the proof for misère Nim goes through with values for heaps.
in-mis-re-play-let-a-be-the-least-d877 = 미제르 게임에서: a를 가져갈 수 있는 가장 작은 개수라 하자. 더미의 값이 0이면, 그리고 그때만, a만큼 큰 더미의 값이 1이다 (귀납법). 그래서 값이 0이면서 둘 수 있는 더미는 값 1로 갈 수 있고, 더미 대신 값을 쓰면 미제르 님의 증명이 그대로 통한다.

# Claimed to be lost: the pairs (⌊kφ⌋, ⌊kφ⌋ + k). Since φ² = φ + 1, the second number is ⌊kφ²⌋; since 1/φ + 1/φ² = 1, each positive integer stands in exactly one pair (Beatty), and each difference k belongs to one pair.
claimed-to-be-lost-the-pairs-k-k-k-2337 = 필패라고 주장하는 것: 쌍 (⌊kφ⌋, ⌊kφ⌋ + k). φ² = φ + 1이므로 둘째 수는 ⌊kφ²⌋이다. 1/φ + 1/φ² = 1이므로 양의 정수는 저마다 정확히 한 쌍에 들고(비티), 차 k마다 쌍이 하나 있다.

# The empty heaps are the pair for k = 0.
the-empty-heaps-are-the-pair-for-k-0 = 빈 더미들은 k = 0의 쌍이다.

# A move in one heap keeps the other number, which stands in no other pair. A move in both keeps the difference, which no other pair has.
a-move-in-one-heap-keeps-the-other-number-37ec = 더미 하나에서 두면 다른 수는 그대로인데, 그 수는 다른 쌍에 없다. 둘 모두에서 두면 차가 그대로인데, 그 차는 다른 쌍에 없다.

# Let (x, y) with x ≤ y not be a pair. If x is the greater number of a pair, lower y to the lesser one. If x = ⌊kφ⌋ and y is above its partner, lower y to it. Otherwise d = y − x is less than k: take the same from both, down to the pair with difference d, whose numbers are smaller.
let-x-y-with-x-y-not-be-a-de10 = (x, y), x ≤ y가 그런 쌍이 아니라 하자. x가 어떤 쌍의 큰 수이면 y를 작은 수로 줄인다. x = ⌊kφ⌋이고 y가 그 짝보다 크면 y를 짝으로 줄인다. 아니면 d = y − x가 k보다 작다: 둘에서 같은 개수를 가져가, 차가 d이고 두 수가 더 작은 쌍으로 내려간다.

# With α as in the statement and β = α + a, 1/α + 1/β = 1, so the numbers ⌊nα⌋ and ⌊nβ⌋ for n ≥ 1 are all positive integers, each once (Beatty). The differences in the pairs are 0, a, 2a, …
with-as-in-the-statement-and-a-1-1-6675 = α를 정리에서처럼 잡고 β = α + a라 하면 1/α + 1/β = 1이므로, n ≥ 1에 대한 ⌊nα⌋와 ⌊nβ⌋는 모든 양의 정수를 한 번씩 준다(비티). 쌍의 차는 0, a, 2a, …이다.

# The empty heaps are the pair for n = 0.
the-empty-heaps-are-the-pair-for-n-0 = 빈 더미들은 n = 0의 쌍이다.

# A move in one heap keeps a number that stands in no other pair. A move in both changes the difference by less than a, and the differences of two pairs are at least a apart.
a-move-in-one-heap-keeps-a-number-that-b3cb = 더미 하나에서 두면 다른 쌍에 없는 수가 그대로 남는다. 둘 모두에서 두면 차가 a보다 적게 바뀌는데, 두 쌍의 차는 a 이상 떨어져 있다.

# Let (x, y) with x ≤ y not be a pair. If x is the greater number of a pair, or the lesser one and y is too large, lower y to its partner. Otherwise y − x = d is less than na, for x = ⌊nα⌋: go down to the pair for m = ⌊d/a⌋. The two amounts differ by d − ma, which is less than a.
let-x-y-with-x-y-not-be-a-beab = (x, y), x ≤ y가 그런 쌍이 아니라 하자. x가 어떤 쌍의 큰 수이거나, 작은 수인데 y가 너무 크면, y를 그 짝으로 줄인다. 아니면 x = ⌊nα⌋에 대해 y − x = d가 na보다 작다: m = ⌊d/a⌋의 쌍으로 내려간다. 두 개수의 차는 d − ma이고 a보다 작다.

# Write the heap as a sum of Fibonacci numbers of which no two are neighbours. Let z be the smallest. Claimed to be lost: z exceeds the limit on the take.
write-the-heap-as-a-sum-of-fibonacci-numbers-7a90 = 더미를 서로 이웃하지 않는 피보나치 수들의 합으로 쓴다. 그 항 가운데 가장 작은 것을 z라 하자. 필패라고 주장하는 것: z가 가져갈 수 있는 한도보다 크다.

# Where nothing may be taken, no part of the heap is within the limit.
where-nothing-may-be-taken-no-part-of-the-890f = 아무것도 가져갈 수 없으면, 한도 안에 드는 항이 없다.

# Let x < z be taken. The smallest part w of z − x is at most 2x: otherwise x < w/2, so the parts of x all lie at least two Fibonacci numbers below w, and with those of z − x they would be a second representation of z. So the new limit 2x is at least the smallest part of what is left.
let-x-z-be-taken-the-smallest-part-w-8fd1 = x < z개를 가져갔다고 하자. z − x의 가장 작은 항 w는 2x 이하이다. 아니라면 x < w/2이고, x의 항들은 모두 피보나치 수로 w보다 두 단계 이상 아래에 있어, z − x의 항들과 함께 z의 두 번째 표현이 된다. 그래서 새 한도 2x는 남은 것의 가장 작은 항 이상이다.

# If z is within the limit, take z. The next part is at least two Fibonacci numbers further up, hence more than 2z, the new limit.
if-z-is-within-the-limit-take-z-the-a52c = z가 한도 안이면 z개를 가져간다. 다음 항은 피보나치 수로 두 단계 이상 위에 있으므로 새 한도 2z보다 크다.

# Claimed to be lost: the numbers left are 1 more than a multiple of k + 1.
claimed-to-be-lost-the-numbers-left-are-1-9e03 = 필패라고 주장하는 것: 남은 수가 k + 1의 배수보다 1 많다.

# With no number left the opponent has called the last one and lost; 0 is not claimed.
with-no-number-left-the-opponent-has-called-the-58e1 = 남은 수가 없으면 상대가 마지막 수를 불러 진 것이다. 0은 주장에 들지 않는다.

# Calling j numbers, 1 ≤ j ≤ k, leaves 1 − j more than a multiple of k + 1, not 1 more. With one number left it must be called.
calling-j-numbers-1-j-k-leaves-1-j-8326 = 수를 j개(1 ≤ j ≤ k) 부르면 남은 것은 k + 1의 배수보다 1 − j만큼 많으므로, 1 많은 것이 아니다. 수가 하나만 남았으면 그것을 불러야 한다.

# With n left, call (n − 1) mod (k + 1) numbers; afterwards complete every round to k + 1.
with-n-left-call-n-1-mod-k-1-53b4 = n개가 남았으면 (n − 1) mod (k + 1)개를 부르고, 그다음부터 상대와 부른 개수의 합을 매번 k + 1로 맞춘다.

# Write the heaps in binary. Claimed to be lost: every column has a multiple of k + 1 ones.
write-the-heaps-in-binary-claimed-to-be-lost-58be = 더미들을 이진수로 적는다. 필패라고 주장하는 것: 모든 자리에서 1의 개수가 k + 1의 배수이다.

# Without tokens every column has 0 ones.
without-tokens-every-column-has-0-ones = 돌이 없으면 모든 자리에 1이 0개이다.

# Look at the topmost column that a move changes. Every heap changed there gets smaller, so its 1 becomes a 0. Between one and k ones vanish: what is left is not a multiple of k + 1.
look-at-the-topmost-column-that-a-move-changes-cf52 = 한 수가 바꾸는 가장 높은 자리를 본다. 거기서 바뀌는 더미는 모두 작아지므로 1이 0이 된다. 1이 1개에서 k개 사라지니, 남은 것은 k + 1의 배수가 아니다.

# Go through the columns from the top, keeping a set of r ≤ k heaps that have been lowered, whose lower digits are therefore free. Let c be the number of ones in the other heaps modulo k + 1. If r ≥ k + 1 − c, or c = 0, give that many free heaps a 1. Otherwise r + c ≤ k: lower c more heaps with a 1 there. In the end every column has a multiple of k + 1 and at most k heaps were changed.
go-through-the-columns-from-the-top-keeping-a-056a = 높은 자리부터 차례로 본다. 이미 줄인 더미 r ≤ k개는 낮은 자리를 마음대로 정할 수 있다. 나머지 더미들에 있는 1의 개수를 k + 1로 나눈 나머지를 c라 하자. c = 0이거나 r ≥ k + 1 − c이면, 마음대로 정할 수 있는 더미 가운데 그만큼에 1을 준다. 아니면 r + c ≤ k이다: 그 자리에 1이 있는 더미 c개를 더 줄인다. 마지막에는 모든 자리에서 1의 개수가 k + 1의 배수이고, 바뀐 더미는 k개 이하이다.

# In misère play, when all heaps have at most one token, the number of ones must be 1 more than a multiple of k + 1; the last move that would lower all large heaps leaves each 0 or 1 so that it is.
in-mis-re-play-when-all-heaps-have-at-ac97 = 미제르 게임에서 모든 더미가 1 이하이면, 1의 개수가 k + 1의 배수보다 1 많아야 한다. 큰 더미를 모두 줄이는 마지막 수에서, 그렇게 되도록 더미마다 0이나 1을 남긴다.

# Count the heaps of one token. They are the smallest, so they go one by one, without a choice.
count-the-heaps-of-one-token-they-are-the-9576 = 1개짜리 더미를 센다. 가장 작은 더미이므로 선택의 여지 없이 하나씩 없어진다.

# Without heaps the count is 0, and the player to move has lost.
without-heaps-the-count-is-0-and-the-player-a190 = 더미가 없으면 개수는 0이고, 둘 차례인 쪽이 졌다.

# While there are ones, every move takes one: the parity changes.
while-there-are-ones-every-move-takes-one-the-33d7 = 1개짜리 더미가 있는 동안 모든 수는 그 가운데 하나를 가져간다: 홀짝이 바뀐다.

# Without ones, but with larger heaps: if there is one heap, take it all. If there are several, take the smallest down to one token. Now one heap of one stands beside a larger one, an odd number.
without-ones-but-with-larger-heaps-if-there-is-9f62 = 1개짜리는 없고 더 큰 더미가 있을 때: 더미가 하나이면 모두 가져간다. 여럿이면 가장 작은 것을 1개로 줄인다. 이제 더 큰 더미 곁에 1개짜리가 하나, 곧 홀수 개 있다.

# Count the heaps that are largest. Claimed to be lost: an even number.
count-the-heaps-that-are-largest-claimed-to-be-83a7 = 가장 큰 더미의 개수를 센다. 필패라고 주장하는 것: 짝수 개.

# Without heaps the count is 0.
without-heaps-the-count-is-0 = 더미가 없으면 개수는 0이다.

# An even number is at least two; a move lowers one, so an odd number of the same size remain.
an-even-number-is-at-least-two-a-move-d939 = 짝수이면 적어도 둘이다. 한 수는 하나를 줄이므로, 같은 크기의 더미가 홀수 개 남는다.

# From three or more, an odd number, remove one. From a single largest heap: if the next size occurs an odd number of times, lower the heap to it, else remove it.
from-three-or-more-an-odd-number-remove-one-68e8 = 셋 이상의 홀수 개이면 하나를 없앤다. 가장 큰 더미가 하나뿐이면: 다음 크기가 홀수 개 있을 때는 그 크기로 줄이고, 아니면 없앤다.

# The stocks do not enter: claimed to be lost is nim-sum 0 of the heaps.
the-stocks-do-not-enter-claimed-to-be-lost-2495 = 비축은 상관없다: 필패라고 주장하는 것은 더미의 님합 0이다.

# A player without a move sees no tokens on the heaps and has none in his stock: nim-sum 0.
a-player-without-a-move-sees-no-tokens-on-3142 = 둘 수 없는 쪽은 더미에도 자기 비축에도 돌이 없다: 님합 0.

# Every move changes one heap, and so the nim-sum, whether tokens are taken or added.
every-move-changes-one-heap-and-so-the-nim-6eb0 = 가져가든 더하든 모든 수가 더미 하나를, 따라서 님합을 바꾼다.

# The winner only takes: Bouton's move while the opponent takes, and the very same tokens back when the opponent adds some. An addition is reversible.
the-winner-only-takes-bouton-s-move-while-the-e81a = 이기는 쪽은 가져가기만 한다: 상대가 가져가면 부턴의 수를 두고, 상대가 더하면 바로 그만큼을 다시 가져간다. 더하는 수는 되돌려진다.

# Play ends: with each round of a loser's and a winner's move the tokens on the heaps and in the loser's stock get fewer together, as what the winner takes never comes back.
play-ends-with-each-round-of-a-loser-s-4bf6 = 게임은 끝난다: 지는 쪽과 이기는 쪽이 한 번씩 두고 나면, 더미의 돌과 지는 쪽 비축의 돌을 합한 수가 줄어든다. 이기는 쪽이 가져간 것은 돌아오지 않기 때문이다.

# Let b ≤ a be the heaps. Claimed to be lost: b < a < φb.
let-b-a-be-the-heaps-claimed-to-be-5c67 = 두 더미를 b ≤ a라 하자. 필패라고 주장하는 것: b < a < φb.

# Where a heap is empty the player to move has lost; equal heaps can be brought there in one move.
where-a-heap-is-empty-the-player-to-move-2a23 = 빈 더미가 있으면 둘 차례인 쪽은 이미 졌다. 같은 두 더미에서는 한 수로 거기에 이른다.

# From b < a < φb only one move exists, as a < 2b: to (b, a − b). There a − b < (φ − 1)b = b/φ, so b is more than φ times a − b.
from-b-a-b-only-one-move-exists-as-ce5e = b < a < φb이면 a < 2b이므로 둘 수 있는 수는 (b, a − b)로 가는 것뿐이다. 거기서 a − b < (φ − 1)b = b/φ이므로 b는 a − b의 φ배보다 크다.

# From a = b, or a multiple of b, take everything. Otherwise a = qb + r with 0 < r < b. If b < φr, go to (b, r). If not, r < b/φ and b + r < φb: go to (b + r, b), which for a > φb is a move.
from-a-b-or-a-multiple-of-b-take-3438 = a = b이거나 a가 b의 배수이면 모두 가져간다. 아니면 a = qb + r, 0 < r < b이다. b < φr이면 (b, r)로 간다. 아니면 r < b/φ이고 b + r < φb이다: (b + r, b)로 간다. a > φb이므로 그런 수가 있다.

# g(n) = n, but g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3. By the remainder of n modulo 4 the last two binary digits of g are: 1 for 1, 2 for 2, 0 for 3, 3 for 0.
g-n-n-but-g-4k-3-4k-4-ae40 = g(n) = n이지만 g(4k + 3) = 4k + 4, g(4k + 4) = 4k + 3이다. n을 4로 나눈 나머지에 따라 g의 마지막 두 이진 자리는 다음과 같다: 나머지가 1이면 1, 2이면 2, 3이면 0, 0이면 3.

# The empty heap has value 0.
the-empty-heap-has-value-0 = 빈 더미의 값은 0이다.

# By induction taking tokens gives every value below 4k + 1 from 4k + 1, and so on. Splits: 4k + 1 splits into remainders 0 + 1 or 2 + 3, of values that end in 3 xor 1 = 2 and 2 xor 0 = 2, not in 1. 4k + 2 into 0 + 2, 1 + 1 or 3 + 3: 1, 0, 0, not 2. 4k + 3 into 0 + 3 or 1 + 2: all 3, among them 1 and 4k + 2, whose nim-sum is 4k + 3; so 4k + 3 is reached and 4k + 4 is not. 4k + 4 into 0 + 0, 1 + 3, 2 + 2: 0, 1, 0, never 3: the value 4k + 3 is missing.
by-induction-taking-tokens-gives-every-value-below-4k-573d = 귀납법으로, 가져가는 수는 4k + 1에서 4k + 1보다 작은 값을 모두 주고, 나머지도 같다. 나누는 수는: 4k + 1은 나머지 0 + 1이나 2 + 3으로 나뉘고, 값의 끝은 3 xor 1 = 2와 2 xor 0 = 2로 1이 아니다. 4k + 2는 0 + 2, 1 + 1, 3 + 3으로: 1, 0, 0이고 2가 아니다. 4k + 3은 0 + 3이나 1 + 2로: 모두 3이고, 그 가운데 1과 4k + 2의 님합은 4k + 3이다. 그래서 4k + 3은 나오고 4k + 4는 나오지 않는다. 4k + 4는 0 + 0, 1 + 3, 2 + 2로: 0, 1, 0이고 3이 없다: 값 4k + 3이 빠진다.

# Every move makes one heap into two. In the end there are as many heaps as tokens.
every-move-makes-one-heap-into-two-in-the-bd36 = 모든 수는 더미 하나를 둘로 만든다. 마지막에는 더미가 돌의 수만큼 있다.

# When every heap is a single token nothing can be split: 0 moves are left, an even number.
when-every-heap-is-a-single-token-nothing-can-c975 = 모든 더미가 1개짜리이면 나눌 것이 없다: 남은 수는 0번, 짝수이다.

# A move lowers the number of moves that are left by one, so even becomes odd.
a-move-lowers-the-number-of-moves-that-are-8081 = 한 수마다 남은 수가 한 번씩 줄어, 짝수가 홀수가 된다.

# And odd becomes even: with an odd number every move wins.
and-odd-becomes-even-with-an-odd-number-every-da9a = 홀수는 짝수가 된다: 홀수이면 어떤 수를 두어도 이긴다.

# A heap is as good as the Nim heap of its Grundy value, and what a move leaves of it is a sum of heaps.
a-heap-is-as-good-as-the-nim-heap-c671 = 더미는 그 그런디 수의 님 더미와 같고, 수를 두고 남는 것은 더미들의 합이다.

# A heap from which nothing can be taken has value 0 = mex {}.
a-heap-from-which-nothing-can-be-taken-has-a0d7 = 아무것도 가져갈 수 없는 더미의 값은 0 = mex { "{" }{ "}" }.

# The values of what a move leaves are nim-sums of values of smaller heaps, which are known; the least number that is none of them is the value.
the-values-of-what-a-move-leaves-are-nim-106b = 수를 두고 남는 것의 값은 이미 아는 더 작은 더미들의 값의 님합이다. 그 어느 것도 아닌 가장 작은 수가 값이다.

# From nim-sum 0 every move changes the value of one heap, and so the nim-sum.
from-nim-sum-0-every-move-changes-the-value-f603 = 님합 0에서는 모든 수가 더미 하나의 값을, 따라서 님합을 바꾼다.

# From nim-sum s ≠ 0 some heap of value v has v xor s < v, and by the mex a move to it.
from-nim-sum-s-0-some-heap-of-value-d139 = 님합 s ≠ 0에서는 v xor s < v인 값 v의 더미가 있고, mex에 따라 그리로 가는 수가 있다.

# Each heap has an element of a finite commutative monoid, a sum of heaps the product. Claimed to be lost: the product is a P-element.
each-heap-has-an-element-of-a-finite-commutative-fbf1 = 더미마다 유한한 가환 모노이드의 원소가 있고, 더미들의 합에는 그 곱이 있다. 필패라고 주장하는 것: 곱이 P-원소이다.

# Without moves the product is the unit, which is not a P-element: in misère play the player to move has won.
without-moves-the-product-is-the-unit-which-is-7da6 = 수가 없으면 곱은 단위원이고 P-원소가 아니다: 미제르 게임에서는 둘 차례인 쪽이 이겼다.

# For each element x of the monoid and each heap, the pairs (element of the heap, elements of its options) are collected into finitely many kinds. On the kinds one checks: times a P-element no option gives a P-element; and times any other that can move, some option does. Then the two steps below hold for all sums at once.
for-each-element-x-of-the-monoid-and-each-2d3a = 모노이드의 원소 x와 더미마다, (더미의 원소, 선택지들의 원소) 쌍을 유한한 종류로 모은다. 종류마다 다음을 확인한다: 곱이 P-원소가 되게 하는 것을 곱하면 어떤 선택지도 P-원소를 주지 않고, 둘 수 있는 나머지에서는 P-원소를 주는 선택지가 있다. 그러면 아래의 두 단계가 모든 합에 한꺼번에 성립한다.

# From a P-element every move in one heap replaces one factor, and by the check the product is not a P-element.
from-a-p-element-every-move-in-one-heap-3a4c = P-원소에서 더미 하나에 수를 두면 인수 하나가 바뀌고, 확인한 대로 곱은 P-원소가 아니다.

# From another element some factor can be replaced so that it is.
from-another-element-some-factor-can-be-replaced-so-8777 = 다른 원소에서는 인수 하나를 바꾸어 P-원소로 만들 수 있다.

# Left cuts columns apart, Right rows. With 2^k ≤ rows < 2^(k+1), only the number of columns in units of 2^k counts.
left-cuts-columns-apart-right-rows-with-2-k-0e81 = 왼쪽은 열 사이를, 오른쪽은 행 사이를 자른다. 2^k ≤ 행의 수 < 2^(k+1)이면, 열의 수를 2^k 단위로 센 것만 상관있다.

# A single square cannot be cut: 0.
a-single-square-cannot-be-cut-0 = 한 칸은 자를 수 없다: 0.

# Let there be n ≥ 2^(k+1) columns, v = [n/2^k] − 1. Left's cut of n into a and b leaves at most [a/2^k] + [b/2^k] − 2 ≤ v − 1, with equality for a = 2^k. Right's cut leaves a part with fewer than 2^k rows, worth more than v by itself, and another worth at least 0. The simplest number above v − 1 and below those is v. If both sides lie between 2^k and 2^(k+1), every cut of Left leaves something negative and every cut of Right something positive: 0.
let-there-be-n-2-k-1-columns-v-88c7 = 열이 n ≥ 2^(k+1)개이고 v = [n/2^k] − 1이라 하자. 왼쪽이 n을 a와 b로 자르면 남는 값은 [a/2^k] + [b/2^k] − 2 ≤ v − 1 이하이고, a = 2^k이면 등호가 성립한다. 오른쪽이 자르면 행이 2^k개보다 적은 조각이 생기는데, 그것만으로 v보다 크고 다른 조각은 0 이상이다. v − 1보다 크고 그것들보다 작은 가장 단순한 수는 v이다. 두 변이 모두 2^k과 2^(k+1) 사이이면, 왼쪽이 자르면 언제나 음수가, 오른쪽이 자르면 언제나 양수가 남는다: 0.

# Let q₁, q₂, …, q_s = 1 be the quotients of the columns c by their prime factors, least first, and a the number of prime factors of the rows. The value is v = q_(a+1) + … + q_s where s > a.
let-q-q-q_s-1-be-the-quotients-of-0c91 = q₁, q₂, …, q_s = 1을 열의 수 c를 소인수로 작은 것부터 나누어 간 몫이라 하고, a를 행의 소인수의 개수라 하자. s > a이면 값은 v = q_(a+1) + … + q_s이다.

# Left's cut into d parts leaves d times a cake whose quotients are c/d by its own least primes: d times the j-th of them is at most q_j, and there are fewer of them, so the sum is at most v − q_s = v − 1; the greatest prime gives equality. Right's cut leaves out fewer quotients, several times: more than v. The simplest number in between is v. With s = a both players' cuts are losses for themselves: 0.
left-s-cut-into-d-parts-leaves-d-times-1b93 = 왼쪽이 d조각으로 자르면, c/d를 작은 소인수부터 나누어 간 몫들을 갖는 케이크가 d개 남는다. 그 j번째 몫의 d배는 q_j 이하이고 몫의 개수도 적으므로 합은 v − q_s = v − 1 이하이다. 가장 큰 소인수로 자르면 등호가 성립한다. 오른쪽이 자르면 빠지는 몫이 적어지고 그것이 몇 배가 된다: v보다 크다. 그 사이의 가장 단순한 수는 v이다. s = a이면 어느 쪽이 자르든 자른 쪽이 진다: 0.

# A single row of pins is won by the next player.
a-single-row-of-pins-is-won-by-the-f975 = 핀 한 줄은 선공 필승이다.

# Knock down the middle pin, or the middle two, so that two equal rows are left.
knock-down-the-middle-pin-or-the-middle-two-5650 = 가운데 핀 하나나 둘을 쓰러뜨려 같은 두 줄을 남긴다.

# From two equal rows, whatever the opponent does in one, do the same in the other: there is always an answer, so the opponent runs out of moves first. In general G + G is lost for whoever moves, for every impartial game G.
from-two-equal-rows-whatever-the-opponent-does-in-0e83 = 같은 두 줄에서는 상대가 한쪽에서 둔 것을 다른 쪽에서 똑같이 둔다. 답이 늘 있으므로 둘 수가 먼저 없어지는 것은 상대이다. 일반적으로 모든 공정 게임 G에 대하여 G + G는 먼저 두는 쪽이 진다.

# Grundy values say the same: v xor v = 0.
grundy-values-say-the-same-v-xor-v-0 = 그런디 수로도 같다: v xor v = 0.

# Pair the coins from the right; the gaps inside the pairs are Nim heaps.
pair-the-coins-from-the-right-the-gaps-inside-ce74 = 동전을 오른쪽부터 둘씩 짝짓는다. 짝 안의 간격이 님 더미이다.

# When no coin can move all gaps are 0.
when-no-coin-can-move-all-gaps-are-0 = 움직일 동전이 없으면 간격은 모두 0이다.

# Moving the right coin of a pair makes its gap smaller by any amount: the moves of Nim. Moving the left coin makes it larger, never equal, and the gap between the pairs does not count. So all smaller values are reached and the value itself is not.
moving-the-right-coin-of-a-pair-makes-its-5b6a = 짝의 오른쪽 동전을 밀면 간격이 얼마든지 줄어든다: 님의 수이다. 왼쪽 동전을 밀면 간격이 늘어나고 같아지지는 않으며, 짝과 짝 사이의 간격은 상관없다. 그래서 더 작은 값은 모두 나오고 자기 값은 나오지 않는다.

# Either move changes one gap inside a pair, and so the nim-sum.
either-move-changes-one-gap-inside-a-pair-and-40fd = 어느 쪽이든 수는 짝 안의 간격 하나를, 따라서 님합을 바꾼다.

# From nim-sum s ≠ 0 some gap a can be lowered to a xor s. Where the opponent widens a gap, follow with the other coin by the same number of squares: widening is reversible. Coins only move to the left, so play ends.
from-nim-sum-s-0-some-gap-a-can-264e = 님합 s ≠ 0에서는 a xor s로 줄일 수 있는 간격 a가 있다. 상대가 간격을 넓히면 다른 동전으로 그만큼 따라간다: 넓히는 수는 되돌려진다. 동전은 왼쪽으로만 가므로 게임은 끝난다.

# A row is worth the nim-sum of g(n) over its heads n.
a-row-is-worth-the-nim-sum-of-g-9b8c = 줄의 값은 앞면 n마다 g(n)을 구해 님합한 것이다.

# Without heads no coin can be turned from heads to tails: the empty nim-sum is 0.
without-heads-no-coin-can-be-turned-from-heads-0ba6 = 앞면이 없으면 앞면에서 뒷면으로 뒤집을 동전이 없다: 빈 님합은 0이다.

# Two heads at the same place cancel, as g + g = 0. So a row is the sum of rows with one head each, and turning a coin at m changes the value by g(m) whichever side is up. From one head at n the options are the sets of heads turned with it, of the values that the definition of g excludes.
two-heads-at-the-same-place-cancel-as-g-df38 = 같은 자리의 앞면 둘은 g + g = 0이므로 서로 지워진다. 그래서 줄은 앞면이 하나씩인 줄들의 합이고, 자리 m의 동전을 뒤집으면 어느 면이 위이든 값이 g(m)만큼 바뀐다. n에만 앞면이 있을 때 선택지는 함께 뒤집는 앞면들의 집합이고, 그 값들이 바로 g의 정의에서 빠지는 값이다.

# A move at n changes the value from g(n) xor r to another value xor r: if it was 0, it is not 0 afterwards.
a-move-at-n-changes-the-value-from-g-b5f8 = n에서 수를 두면 값이 g(n) xor r에서 다른 값 xor r로 바뀐다: 0이었다면 이제 0이 아니다.

# From a nim-sum s ≠ 0 some head has g(n) xor s < g(n), and by the mex a move to that value.
from-a-nim-sum-s-0-some-head-has-3034 = 님합 s ≠ 0에서는 g(n) xor s < g(n)인 앞면이 있고, mex에 따라 그 값으로 가는 수가 있다.

# A head in column x and row y is worth g(x) ⊗ h(y).
a-head-in-column-x-and-row-y-is-782e = x열 y행의 앞면의 값은 g(x) ⊗ h(y)이다.

# Without heads the value is 0.
without-heads-the-value-is-0 = 앞면이 없으면 값은 0이다.

# A move at (x, y) turns the cells (x', y), (x, y'), (x', y') beside it, for a set of x' and a set of y' that are moves of the two games. The value of what is left is a'⊗b + a⊗b' + a'⊗b', where a', b' are the values that these sets leave in the two games: all values below a = g(x) and b = h(y), and none equal to them. That is Conway's definition of a ⊗ b as a mex; larger a' or b' do not give a ⊗ b, since (a + a') ⊗ (b + b') is not 0 in a field.
a-move-at-x-y-turns-the-cells-x-e44a = (x, y)에서 두는 수는 그 칸과 함께 칸 (x', y), (x, y'), (x', y')을 뒤집는다. x'과 y'은 두 게임에서 한 수가 되는 집합을 이룬다. 남는 값은 a'⊗b + a⊗b' + a'⊗b'이고, a', b'은 그 집합들이 두 게임에서 남기는 값이다: a = g(x), b = h(y)보다 작은 값은 모두 나오고 같은 값은 나오지 않는다. 이것이 바로 mex로 쓴 콘웨이의 a ⊗ b의 정의이다. 더 큰 a'이나 b'도 a ⊗ b를 주지 않는다. 체에서 (a + a') ⊗ (b + b')은 0이 아니기 때문이다.

# Heads cancel in pairs, as in one dimension, so a grid is worth the nim-sum over its heads.
heads-cancel-in-pairs-as-in-one-dimension-so-279d = 한 줄에서처럼 앞면은 둘씩 지워지므로, 격자의 값은 앞면들의 값의 님합이다.

# With two crosses next to each other, or with one free cell between, the next player completes three. Otherwise such a pair must not be made: then the opponent completes.
with-two-crosses-next-to-each-other-or-with-a59b = 두 가위표가 붙어 있거나 사이에 빈칸이 하나이면, 다음에 두는 쪽이 셋을 완성한다. 아니면 그런 쌍을 만들어서는 안 된다: 만들면 상대가 완성한다.

# Three crosses in a row have lost for the player to move.
three-crosses-in-a-row-have-lost-for-the-a21c = 가위표 셋이 나란하면 둘 차례인 쪽은 이미 졌다.

# So each cross forbids the two cells on each side of it. Count the cells of a stretch that are not forbidden, plus two: a cross on one of them uses it up, and forbids two on each side. In these counts a move takes three and leaves at most two heaps: the code 0.007. Whoever has no such move has to make a near pair and loses: normal play.
so-each-cross-forbids-the-two-cells-on-each-fa23 = 그래서 가위표마다 양옆의 두 칸씩을 막는다. 구간에서 막히지 않은 칸의 수에 2를 더해 센다: 그 가운데 한 칸에 가위표를 쓰면 그 칸을 쓰고 양옆의 두 칸씩을 막는다. 이렇게 세면 한 수에 셋을 가져가고 더미를 많아야 둘 남긴다: 코드 0.007. 그런 수가 없는 쪽은 가까운 쌍을 만들어야 해서 진다: 노멀 게임.

# From nim-sum 0 a near cross loses at once, and any other changes the value of one stretch.
from-nim-sum-0-a-near-cross-loses-at-bb2a = 님합 0에서 다른 가위표 가까이에 쓰는 수는 곧 지고, 나머지 수는 구간 하나의 값을 바꾼다.

# From nim-sum s ≠ 0 some stretch of value v has a cross that leaves it v xor s.
from-nim-sum-s-0-some-stretch-of-value-aaa2 = 님합 s ≠ 0에서는 가위표를 써서 v xor s를 남길 수 있는 값 v의 구간이 있다.

# Beasts that do not face an opponent count their free way. What two herds do in the gap between them is added.
beasts-that-do-not-face-an-opponent-count-their-2502 = 상대와 마주 보지 않는 짐승은 앞의 빈칸을 센다. 마주 보는 두 떼가 그 사이의 간격에서 하는 것은 따로 더한다.

# With gap 0 between them neither foremost beast can move; the others can still catch up, one step each and cell.
with-gap-0-between-them-neither-foremost-beast-can-f8f4 = 간격이 0이면 맨 앞의 짐승은 둘 다 움직일 수 없다. 나머지는 아직 한 칸씩 따라붙을 수 있고, 한 칸이 한 수이다.

# Induction on the gap g. A step of the foremost elephant lowers g by 1 and gives each of the a − 1 others one step more to catch up, a step of the foremost rhino does so for b − 1. One of each together are worth (a − 1) − (b − 1) = a − b. With g odd somebody makes the last one: the switch {a − 1 | 1 − b}. Steps to catch up are integers, which no one hurries to take; so the braces below are these numbers.
induction-on-the-gap-g-a-step-of-the-fa42 = 간격 g에 대한 귀납법. 맨 앞의 코끼리가 한 걸음 가면 g가 1 줄고 나머지 a − 1마리가 따라붙을 걸음이 하나씩 는다. 맨 앞의 코뿔소가 가면 b − 1마리가 그렇다. 둘이 한 걸음씩 간 것의 값은 (a − 1) − (b − 1) = a − b이다. g가 홀수이면 누군가 마지막 걸음을 내딛는다: 스위치 { "{" }a − 1 | 1 − b{ "}" }. 따라붙는 걸음은 정수이므로 아무도 서둘러 두지 않는다. 그래서 아래의 중괄호가 바로 이 수들이다.

# Turns t and t + 1 share switch t + 1, the first turn alone has switch 1. Whatever has been done with switch t + 1 in turn t, the player of turn t + 1 can leave it or flip it and so sets it as he likes. So only the last hand at each switch counts: one choice between two for each.
turns-t-and-t-1-share-switch-t-1-8c39 = t번째 차례와 t + 1번째 차례는 스위치 t + 1을 함께 쓰고, 스위치 1은 첫 차례만 쓴다. t번째 차례에 스위치 t + 1을 어떻게 했든, t + 1번째 차례의 사람이 그대로 두거나 눌러서 마음대로 정한다. 그래서 스위치마다 마지막으로 만지는 손만 상관있다: 스위치마다 둘 중 하나를 고른다.

# Why only the last hand is free: an earlier flip of the same switch is undone or kept by the later one, so it decides nothing.
why-only-the-last-hand-is-free-an-earlier-f7c3 = 왜 마지막 손만 자유로운가: 같은 스위치를 먼저 누른 것은 나중에 되돌리거나 그대로 둘 수 있으므로, 아무것도 정하지 못한다.

# The tree of these choices has 2^N ends. A choice is won as soon as one branch is, and the other is skipped; with the first branch drawn by lot, both children of a won vertex are looked at only half of the time, at worst.
the-tree-of-these-choices-has-2-n-ends-f33c = 이 선택들의 트리에는 끝이 2^N개 있다. 가지 하나가 이기면 그 선택은 승이고 다른 가지는 건너뛴다. 첫 가지를 제비로 뽑으면, 승인 꼭짓점의 두 자식을 모두 보는 것은 가장 나빠도 절반뿐이다.

# The next player wins every rectangle of more than one square.
the-next-player-wins-every-rectangle-of-more-than-b3f8 = 두 칸 이상의 직사각형은 모두 선공 필승이다.

# A finite game without draws is won by one of the two (Zermelo). Suppose the next player loses, whatever he does. Then after biting only the far corner he loses too: the opponent has some winning bite.
a-finite-game-without-draws-is-won-by-one-6a3f = 무승부가 없는 유한한 게임은 둘 가운데 하나가 이긴다(체르멜로). 선공이 무엇을 두든 진다고 하자. 그러면 먼 귀퉁이의 한 칸만 먹어도 진다: 그 수에는 상대가 이기는 먹기가 있다.

# Every bite takes the far corner with it. So the position after that reply is also reached by making the reply at once: the next player could have won. That is a contradiction.
every-bite-takes-the-far-corner-with-it-so-7139 = 어떤 먹기든 먼 귀퉁이의 칸을 함께 먹는다. 그래서 그 답 뒤의 국면은 선공이 그 답을 처음부터 두어도 나온다: 선공이 이길 수 있었다. 모순이다.

# The argument shows who wins and no winning move; which bite wins has to be searched. It says nothing of the Grundy value but that it is not 0.
the-argument-shows-who-wins-and-no-winning-move-2db5 = 이 논증은 누가 이기는지는 보이지만 이기는 수는 보이지 않는다. 어떤 먹기가 이기는지는 찾아보아야 한다. 그런디 수에 대해서도 0이 아니라는 것 말고는 말하지 않는다.

# Claimed to be lost: two rows of which the second is one shorter, and an L with equal arms.
claimed-to-be-lost-two-rows-of-which-the-ddcb = 필패라고 주장하는 것: 둘째 줄이 한 칸 짧은 두 줄, 그리고 두 팔의 길이가 같은 L자.

# The poisoned square alone is an L with arms of length 0: whoever moves has to eat it.
the-poisoned-square-alone-is-an-l-with-arms-0cf5 = 독이 든 칸만 남은 것은 팔의 길이가 0인 L자이다: 둘 차례인 쪽이 그것을 먹어야 한다.

# From rows (n, n − 1), biting the second row leaves it more than one shorter, biting the first leaves equal rows. From an L with equal arms a bite makes them differ.
from-rows-n-n-1-biting-the-second-row-96eb = 두 줄 (n, n − 1)에서 둘째 줄을 먹으면 둘 이상 짧아지고, 첫째 줄을 먹으면 두 줄이 같아진다. 두 팔이 같은 L자에서 먹으면 팔이 달라진다.

# From (a, b) with b < a − 1 shorten the first row to b + 1; from equal rows bite the last square of the second. From an L shorten the longer arm. From a square bite the square diagonally next to the poisoned one: an L with equal arms is left, and from then on copy every bite in the other arm.
from-a-b-with-b-a-1-shorten-the-42d7 = b < a − 1인 (a, b)에서는 첫째 줄을 b + 1로 줄인다. 같은 두 줄에서는 둘째 줄의 마지막 칸을 먹는다. L자에서는 긴 팔을 줄인다. 정사각형에서는 독이 든 칸의 대각선 이웃을 먹는다: 두 팔이 같은 L자가 남고, 그다음부터 상대가 한 팔에서 먹은 만큼 다른 팔에서 먹는다.

# Reflect the board in its centre.
reflect-the-board-in-its-centre = 판을 중심에 대하여 대칭으로 옮겨 본다.

# Without free neighbours nobody can move.
without-free-neighbours-nobody-can-move = 이웃한 두 빈칸이 없으면 아무도 둘 수 없다.

# If the free cells are symmetric and no domino is its own image, answer each domino by its image. It is free, because before the opponent's move everything was symmetric and his domino does not meet its image. So there is always an answer, and the previous player wins.
if-the-free-cells-are-symmetric-and-no-domino-c75a = 빈칸들이 대칭이고 자기 자신과 대칭인 도미노가 없으면, 도미노마다 그 대칭인 것으로 답한다. 상대가 두기 전에는 모두 대칭이었고 그의 도미노는 자기의 대칭과 겹치지 않으므로, 그 자리는 비어 있다. 그래서 늘 답이 있고 후공이 이긴다.

# If the centre lies between two free neighbours, put a domino there first; then the rest is symmetric without a domino that is its own image.
if-the-centre-lies-between-two-free-neighbours-put-2c72 = 중심이 이웃한 두 빈칸 사이이면 먼저 거기에 도미노를 놓는다. 그러면 나머지는 대칭이고 자기 자신과 대칭인 도미노가 없다.

# A move at a cell leaves four rectangles, which no later move connects: a sum.
a-move-at-a-cell-leaves-four-rectangles-which-d43d = 한 칸에 두면 직사각형 넷이 남고, 뒤의 어떤 수도 이들을 잇지 않는다: 합이다.

# A rectangle without a free cell has value 0.
a-rectangle-without-a-free-cell-has-value-0 = 빈칸이 없는 직사각형의 값은 0이다.

# By Sprague and Grundy the value of a rectangle is the mex, over its free cells, of the nim-sum of the four rectangles.
by-sprague-and-grundy-the-value-of-a-rectangle-7fbf = 스프라그와 그런디에 따라 직사각형의 값은, 빈칸마다 네 직사각형의 님합을 구해 mex를 취한 것이다.

# From value 0 no cell leaves nim-sum 0.
from-value-0-no-cell-leaves-nim-sum-0 = 값 0에서는 어느 칸도 님합 0을 남기지 않는다.

# From another value some cell does.
from-another-value-some-cell-does = 다른 값에서는 그런 칸이 있다.

# Take branches together at their vertex from the top down, and fuse cycles; in the end stalks stand on the ground, Nim heaps of their lengths.
take-branches-together-at-their-vertex-from-the-top-b3e5 = 위에서부터 꼭짓점마다 가지들을 합치고, 순환을 한 점으로 합친다. 마지막에는 땅 위에 줄기들이 서고, 이것은 그 길이의 님 더미들이다.

# Colon principle: if H and K have the same value, so have G with H on a vertex and G with K there. For in the sum of the two drawings the previous player wins: a cut in G is answered by the same cut in the other copy, and a cut in H or K by the winning answer in H + K.
colon-principle-if-h-and-k-have-the-same-0a19 = 콜론 원리: H와 K의 값이 같으면, G의 한 꼭짓점에 H를 올린 것과 K를 올린 것도 값이 같다. 두 그림의 합에서 후공이 이기기 때문이다: G를 자르면 다른 쪽의 같은 곳을 자르고, H나 K를 자르면 H + K에서의 이기는 답을 한다.

# Fusion principle: see zermelo explain 'fusion principle' --proof. A loop is worth 1, as a stalk of one edge: cutting it leaves nothing.
fusion-principle-see-zermelo-explain-fusion-principle-proof-a-4111 = 융합 원리는 zermelo explain 'fusion principle' --proof를 본다. 고리의 값은 변 하나짜리 줄기처럼 1이다: 자르면 아무것도 남지 않는다.

# What the cuts leave has these values; the least that is missing is the value.
what-the-cuts-leave-has-these-values-the-least-aac0 = 자른 뒤에 남는 값은 이것들이다. 빠져 있는 가장 작은 수가 값이다.

# A blue edge with a tree of value x on it is worth 1:x, a red one −1:x, and trees side by side add up.
a-blue-edge-with-a-tree-of-value-x-b9b2 = 값이 x인 나무를 얹은 파란 변의 값은 1:x, 빨간 변은 −1:x이고, 나란히 선 나무들의 값은 더한다.

# Let x = {x^L | x^R} be a number. Cutting the blue edge leaves 0; cuts above leave 1:x^L by Left and 1:x^R by Right. So 1:x = {0, 1:x^L | 1:x^R}, which by induction is a number between those: its sign expansion is a plus followed by that of x. A stalk is therefore read off its colours: ±1 for each edge before the first change, then half of the edge before.
let-x-x-l-x-r-be-a-number-481b = x = { "{" }x^L | x^R{ "}" }를 수라 하자. 그 파란 변을 자르면 0이 남고, 위에서 자르면 왼쪽은 1:x^L을, 오른쪽은 1:x^R을 남긴다. 그래서 1:x = { "{" }0, 1:x^L | 1:x^R{ "}" }이고, 귀납법에 따라 이것은 그 사이의 수이다: 부호 전개는 플러스 하나 다음에 x의 부호 전개가 온다. 그래서 줄기의 값은 색에서 읽어 낸다: 처음 색이 바뀌기 전까지는 변마다 ±1, 그다음은 변마다 앞 변의 절반씩.

# The value is a number x plus a nimber *n.
the-value-is-a-number-x-plus-a-nimber-c5b7 = 값은 수 x와 님버 *n의 합이다.

# Without edges both are 0.
without-edges-both-are-0 = 변이 없으면 둘 다 0이다.

# If x is not 0, its sign decides: nimbers lie between all negative and all positive numbers. The player to whom x belongs answers in the nimber as in Nim, and has a move in x left over.
if-x-is-not-0-its-sign-decides-nimbers-ee7c = x가 0이 아니면 그 부호가 정한다: 님버는 모든 음수와 모든 양수 사이에 있다. x가 유리한 쪽은 님버에서는 님처럼 답하고, x에 둘 수가 하나 남는다.

# If x is 0, the nimber decides as in Nim.
if-x-is-0-the-nimber-decides-as-in-c332 = x가 0이면 님에서처럼 님버가 정한다.

# A move is a move in one part; the options of x + *n are x^L + *n, x + *m for m < n, and the like for Right.
a-move-is-a-move-in-one-part-the-72dc = 한 수는 한 부분에서 둔다. x + *n의 선택지는 x^L + *n과 m < n인 x + *m이고, 오른쪽도 마찬가지이다.

# A move removes a vertex and its neighbours.
a-move-removes-a-vertex-and-its-neighbours = 한 수에 꼭짓점 하나와 그 이웃들이 없어진다.

# Without vertices the value is 0.
without-vertices-the-value-is-0 = 꼭짓점이 없으면 값은 0이다.

# Path: three neighbouring vertices go, or two at an end, or the only one: the code 0.137. Cycle: every move leaves the path of n − 3, so the value is mex of one number: 1 if that is 0, else 0. Clique: every move removes all, so mex {0} = 1. Star: the centre leaves nothing, a leaf takes the centre along and leaves the other leaves, single vertices of value 1 each: mex {0, parity}.
path-three-neighbouring-vertices-go-or-two-at-an-1e2e = 경로: 이웃한 꼭짓점 셋, 끝에서는 둘, 또는 하나뿐인 꼭짓점이 없어진다: 코드 0.137. 순환: 모든 수가 꼭짓점 n − 3개의 경로를 남기므로 값은 수 하나의 mex이다: 그것이 0이면 1, 아니면 0. 완전 그래프: 모든 수가 전부를 없애므로 mex { "{" }0{ "}" } = 1. 별: 가운데를 없애면 아무것도 남지 않고, 잎을 없애면 가운데도 함께 없어져 나머지 잎들이 저마다 값이 1인 꼭짓점으로 남는다: mex { "{" }0, 그 홀짝{ "}" }.

# A move removes an edge with its two vertices.
a-move-removes-an-edge-with-its-two-vertices = 한 수에 변 하나와 그 두 꼭짓점이 없어진다.

# Path: two neighbouring vertices go: the code 0.07. Cycle: every move leaves the path of n − 2, so the value is 1 if that is 0, else 0. Clique: every move leaves the clique of n − 2, so the values go 0, 0, 1, 1, 0, 0, … with n, by induction. Star: every edge takes the centre, and nothing can be played after it: mex {0} = 1.
path-two-neighbouring-vertices-go-the-code-0-07-c0ce = 경로: 이웃한 꼭짓점 둘이 없어진다: 코드 0.07. 순환: 모든 수가 꼭짓점 n − 2개의 경로를 남기므로, 그 값이 0이면 1, 아니면 0. 완전 그래프: 모든 수가 꼭짓점 n − 2개의 완전 그래프를 남기므로, 귀납법에 따라 값은 n을 따라 0, 0, 1, 1, 0, 0, …이다. 별: 어느 변이든 가운데를 없애므로 그다음에는 둘 수가 없다: mex { "{" }0{ "}" } = 1.

# A branch goes from a leaf up to below the next vertex with two children or more. Claimed to be lost: all branches have an even number of vertices.
a-branch-goes-from-a-leaf-up-to-below-8620 = 가지는 잎에서 시작하여, 자식이 둘 이상인 다음 꼭짓점의 바로 아래까지이다. 필패라고 주장하는 것: 모든 가지의 꼭짓점이 짝수 개이다.

# Without vertices there is no branch.
without-vertices-there-is-no-branch = 꼭짓점이 없으면 가지도 없다.

# A move removes the ends of some branches. These have at least two vertices, so an odd number, at least one, is left of each, and no other branch changes. (A branch of length one, which is odd, could vanish: that is why it wins.)
a-move-removes-the-ends-of-some-branches-these-e139 = 한 수에 가지 몇 개의 끝이 없어진다. 그 가지들에는 꼭짓점이 둘 이상이므로 홀수 개, 곧 적어도 하나가 남고, 다른 가지는 바뀌지 않는다. (길이가 1인 가지는 홀수이고 아예 없어질 수 있다: 그래서 그런 가지가 있으면 이긴다.)

# Call a subtree settled when it is gone, is a path of even length, or branches and has even branches only. Going up from the leaves, settle the subtrees at the children of each vertex. If two or more are left, or one that branches, the subtree is settled. If one path is left, it can be given the parity that is wanted, by removing or keeping its leaf. If nothing is left, the children were leaves: keep one, or none. At the root at least one leaf has been removed, as the tree was not settled before.
call-a-subtree-settled-when-it-is-gone-is-7e4f = 부분 트리가 없어졌거나, 길이가 짝수인 경로이거나, 갈라지면서 가지가 모두 짝수일 때 정리되었다고 하자. 잎에서부터 올라가며 꼭짓점마다 자식들의 부분 트리를 정리한다. 둘 이상이 남거나 갈라지는 것 하나가 남으면 그 부분 트리는 정리되었다. 경로 하나가 남으면, 그 잎을 없애거나 두어 원하는 홀짝으로 만든다. 아무것도 남지 않으면 자식들이 잎이었다: 하나를 두거나 모두 없앤다. 뿌리에 이르면 적어도 잎 하나를 없앴다. 처음의 트리는 정리되어 있지 않았기 때문이다.

# Compute the values until they repeat long enough.
compute-the-values-until-they-repeat-long-enough = 값이 충분히 오래 되풀이될 때까지 계산한다.

# Let n ≥ 2·n₀ + p + k and suppose the period for all smaller places. A move takes at most k and leaves heaps a + b = n + p − t with t ≤ k. The larger of them, say b, is at least (n + p − k)/2 ≥ n₀ + p, so g(b) = g(b − p), and (a, b − p) is what the same move leaves of n. So n and n + p have the same values among their options, and the same mex.
let-n-2-n-p-k-and-suppose-the-dc3e = n ≥ 2·n₀ + p + k라 하고, 그보다 작은 곳에서는 모두 주기가 성립한다고 하자. 한 수에 많아야 k개를 가져가고 더미 a + b = n + p − t (t ≤ k)를 남긴다. 그 가운데 큰 것을 b라 하면 b는 (n + p − k)/2 ≥ n₀ + p 이상이므로 g(b) = g(b − p)이고, (a, b − p)는 같은 수가 n에서 남기는 것이다. 그래서 n과 n + p는 선택지들의 값이 같고 mex도 같다.

# This is an induction that starts by itself once the values agree on n₀ ≤ n < 2·n₀ + p + k: a finite table proves it for ever.
this-is-an-induction-that-starts-by-itself-once-90c5 = 값들이 n₀ ≤ n < 2·n₀ + p + k에서 일치하면 귀납법이 저절로 시작된다: 유한한 표가 영원히 증명한다.

# The next value is a function of the last W values (and perhaps of the parity of the heap).
the-next-value-is-a-function-of-the-last-c113 = 다음 값은 마지막 값 W개의 (그리고 더미의 홀짝의) 함수이다.

# When the same W values (at the same parity) occur again p heaps later, the next value is the same too, and so on for ever.
when-the-same-w-values-at-the-same-parity-8a64 = 같은 값 W개가 (같은 홀짝에서) 더미 p개 뒤에 다시 나오면, 다음 값도 같고, 그렇게 영원히 이어진다.

# It must happen: a game with r takes has values of at most r, so there are finitely many rows of W of them.
it-must-happen-a-game-with-r-takes-has-4b53 = 그런 일은 반드시 일어난다: 가져갈 수 있는 개수가 r가지이면 값은 r 이하이므로, 값 W개를 늘어놓는 방법은 유한하다.

# If any number of tokens from some number on may be taken, the value of a heap excludes itself for all heaps far enough above.
if-any-number-of-tokens-from-some-number-on-13bd = 어떤 수 이상이면 몇 개든 가져갈 수 있을 때, 더미의 값은 그보다 충분히 큰 모든 더미의 값에서 빠진다.

# Let all values below a base be excluded for ever. What comes is a function of the excluded values above the base and the last few values, counted from the base. When these occur again p heaps later with the base s higher, everything repeats with s added.
let-all-values-below-a-base-be-excluded-for-f5f8 = 어떤 기준 아래의 값이 모두 영원히 빠졌다고 하자. 다음에 오는 것은 기준 위의 빠진 값들과 마지막 몇 개의 값을 기준에서부터 센 것의 함수이다. 기준이 s만큼 높아져 더미 p개 뒤에 이들이 다시 나오면, 모두 s를 더한 채 되풀이된다.

# So g(n + p) = g(n) + s: the sequence is arithmetico-periodic with saltus s.
so-g-n-p-g-n-s-the-sequence-831e = 그래서 g(n + p) = g(n) + s: 수열은 도약이 s인 산술 주기 수열이다.

