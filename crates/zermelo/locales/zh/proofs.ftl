### Written proofs. The key of a message is made from its English words, which stand above it.

# From every position with a player to move: a win, a loss, or, where play can loop or a rule says so, a draw.
from-every-position-with-a-player-to-move-a-4b54 = 每个局面连同走方，或胜，或负；若能循环或规则如此规定，则为平局。

# Label the ends. Then, again and again: a position with a move to one that is lost for the opponent is won; one all of whose moves lead to positions won by the opponent is lost. The labels only grow, so they come to rest.
label-the-ends-then-again-and-again-a-position-1463 = 给终局作标记。然后反复进行：有一步走到对方必败的局面，就是胜；每一步都走到对方获胜的局面，就是负。标记只增不减，所以终会停下。

# The winner has a strategy: from a win of round n to a loss of a smaller round; the loser can only go to wins of smaller rounds. The rounds fall, so play ends. From a position without label there is a move to another without label and none to a loss of the opponent: both can avoid losing for ever. Without loops and drawn ends there is no such position.
the-winner-has-a-strategy-from-a-win-of-840f = 胜方有策略：从第 n 轮的胜走到更早一轮的负；负方只能走到更早一轮的胜。轮数下降，所以游戏会结束。没有标记的局面有一步走到同样没有标记的局面，而没有一步走到对方必败的局面：双方都可以永远不输。没有循环、也没有平局的终局时，就没有这样的局面。

# Every pair of position and player gets its label with its distance.
every-pair-of-position-and-player-gets-its-label-eb49 = 每个局面与走方的组合都得到标记和步数。

# A queue holds labelled positions in order of distance. A loss makes every unlabelled predecessor a win one ply further; a win takes one off the count of a predecessor's moves, and at zero it is a loss one ply further. As the queue is in order, a win gets the least distance and a loss the greatest. Each move is looked at once: linear time.
a-queue-holds-labelled-positions-in-order-of-distance-4fa9 = 队列按步数的顺序存放已标记的局面。一个负使每个尚无标记的前驱成为多一步的胜；一个胜使前驱的剩余走法数减一，减到零就是多一步的负。因为队列有序，胜得到最少的步数，负得到最多的步数。每步走法只看一次：线性时间。

# What is never reached is drawn: neither player can force an end.
what-is-never-reached-is-drawn-neither-player-can-b87c = 始终没有到达的是平局：双方都不能迫使游戏结束。

# One position is asked for; options are looked at on demand, and what was found is remembered for the whole position and its mover.
one-position-is-asked-for-options-are-looked-at-a8dc = 只问一个局面；需要时才看选项，找到的结果按整个局面连同走方记住。

# The labels are the same as those from the ends backwards: both are the least that satisfies 'a win has a move to a loss, a loss only moves to wins'. A position met again while it is still open must not be called a draw at once; it waits until what it depends on is closed.
the-labels-are-the-same-as-those-from-the-a866 = 标记与从终局往回得到的相同：两者都是满足“胜有一步走到负，负只有走到胜的走法”的最小者。再次遇到尚未完成的局面时，不能立即称为平局；要等它所依赖的局面都完成。

# Give every position the mex of the values of its options, and a sum the nim-sum of its components.
give-every-position-the-mex-of-the-values-of-ee9f = 给每个局面其各选项的值的 mex，给和其各分量的值的尼姆和。

# That the nim-sum of the components is again the mex, by induction on what the sum can become: let a, b be the values of two components and c < a xor b. In the topmost digit in which c differs from a xor b, c has 0 and exactly one of a and b has 1, say a. Then c xor b < a, so the first component has an option of that value, and the sum one of value c. And a move changes one value, say a to some a' ≠ a, so a xor b is not among the options.
that-the-nim-sum-of-the-components-is-again-f838 = 对和所能变成的局面作归纳，证明各分量的尼姆和又是 mex：设两个分量的值为 a、b，且 c < a xor b。在 c 与 a xor b 不同的最高一位上，c 是 0，而 a 与 b 中恰有一个是 1，不妨设是 a。于是 c xor b < a，第一个分量有这个值的选项，和就有值为 c 的选项。而每一步改变一个值，比如把 a 变成某个 a' ≠ a，所以 a xor b 不在各选项的值之中。

# Value 0 means that no option has value 0.
value-0-means-that-no-option-has-value-0 = 值为 0 就是没有值为 0 的选项。

# Value v > 0 means that some option has value 0, since 0 < v is not missing. So exactly the positions of value 0 are lost, empty or not.
value-v-0-means-that-some-option-has-value-b014 = 值 v > 0 就是有值为 0 的选项，因为 0 < v 没有缺。所以必败的恰是值为 0 的局面，不论是否为空。

# Hypotheses: the players move alike, play ends, and whoever cannot move loses. In misère play, with loops, or with ends by rule the theorem does not apply.
hypotheses-the-players-move-alike-play-ends-and-whoever-1f70 = 前提：双方走法相同，游戏会结束，不能走的一方输。在反常游戏中、有循环时、或由规则终止时，定理不适用。

# A position has value m when m is the mex of its options that have values, and each other option has itself an option of value m (found before). What never gets a value is ∞(K), K being the values of its options.
a-position-has-value-m-when-m-is-the-3127 = 若 m 是有值的各选项的 mex，且其余每个选项自身都有一个（先求得的）值为 m 的选项，则局面的值是 m。始终得不到值的是 ∞(K)，K 是各选项的值的集合。

# From value 0 a move leads to a value above 0, or to a position without a value (yet). Either has, by definition, a move back to value 0, at a position whose value was found earlier. So the answers come to an end.
from-value-0-a-move-leads-to-a-value-270a = 从值 0 出发，一步走到值大于 0 或（还）没有值的局面。按定义，两者都有一步回到值 0，而且是更早求得值的局面。所以这些应手终会结束。

# In a sum of nimbers the same answers work, component by component, as in the Sprague–Grundy theorem.
in-a-sum-of-nimbers-the-same-answers-work-bf75 = 在尼姆数的和中，与 SG定理一样，同样的应手对各分量有效。

# ∞(K) beside a nimber g: if g is in K, move there to make the sum 0. If not, g is at least m = mex K. Lower a larger g to m; beside m itself, move the infinite component to an option without a value that has no option of value m: there is one, or the value would be m. Either way an infinite component is left whose K does not hold the nimber beside it; a move to anything else leaves the opponent a nim-sum other than 0 or a move to 0. So neither player can do better: a draw. Of two infinite components move one to an option without a value: a draw, too.
k-beside-a-nimber-g-if-g-is-in-fdd3 = ∞(K) 与尼姆数 g 之和：若 g 在 K 中，就走到那里，使和为 0。若不在，则 g 至少是 m = mex K。g 更大时把它减到 m；g 就是 m 时，把无穷的分量走到一个没有值、且没有值为 m 的选项的选项：这样的选项一定存在，否则它的值就是 m。无论哪种情形，留下的都是 K 不含旁边尼姆数的无穷分量；走到其他局面则给对方留下不为 0 的尼姆和，或留下走到 0 的一步。所以双方都不能做得更好：平局。有两个无穷的分量时，把其中一个走到没有值的选项：也是平局。

# Compute the value from the options, simplify, and read the winner off its sign.
compute-the-value-from-the-options-simplify-and-read-cfa7 = 由各选项求出值，化简，从符号读出胜方。

# A dominated option can be left out: whoever would take it does at least as well with the other, in any sum. An option of Left that is reversible through a Right answer R ≤ G can be replaced by the Left options of R: Right will make that answer, after which Left moves on. Where neither is left, two equal games are identical: an option of one is matched by an equal option of the other.
a-dominated-option-can-be-left-out-whoever-would-772b = 被支配的选项可以去掉：要选它的人，在任何和中选另一个至少一样好。左方的选项若经右方的应手 R ≤ G 可逆，就可换成 R 的各左选项：右方会走这一应手，然后左方接着走。两者都不剩时，相等的两个游戏完全相同：一方的每个选项与另一方的一个相等选项对应。

# G ≥ 0 exactly when Left wins as second player, and G + (−G) = 0 by copying moves; so the sign of the value tells the winner, and equal values can be exchanged in any sum.
g-0-exactly-when-left-wins-as-second-player-0317 = G ≥ 0 当且仅当左方后走时获胜；照搬走法可知 G + (−G) = 0。所以值的符号说明谁胜，相等的值在任何和中可以互换。

# Let x be a number and G not. Whoever has a winning move in G + x has one in G.
let-x-be-a-number-and-g-not-whoever-6cdc = 设 x 是数，G 不是。谁在 G + x 中有获胜的走法，就在 G 中有一步。

# In a number every move costs its owner: x^L < x < x^R. Suppose Left wins by moving to G + x^L. Then G + x^L ≥ 0.
in-a-number-every-move-costs-its-owner-x-d76a = 在数中每一步都使走的一方受损：x^L < x < x^R。设左方走到 G + x^L 而获胜。那么 G + x^L ≥ 0。

# G is not a number, so G is not equal to −x^L: G + x^L > 0. Hence Left, moving first in G + x^L, wins. By induction on x there is a winning move in G, to G^L + x^L ≥ 0. Then G^L + x > G^L + x^L ≥ 0: the same move wins from G + x.
g-is-not-a-number-so-g-is-not-f826 = G 不是数，所以不等于 −x^L：G + x^L > 0。因此左方在 G + x^L 中先走也获胜。对 x 归纳，G 中有一步获胜，走到 G^L + x^L ≥ 0。于是 G^L + x > G^L + x^L ≥ 0：同一步从 G + x 也获胜。

# By induction from the leaves: a vertex where Left chooses is worth the greatest of its children, since Left can get that and Right can hold him to it; where Right chooses, the least.
by-induction-from-the-leaves-a-vertex-where-left-7530 = 从叶子归纳：左方选的顶点，值是各子节点中最大的，因为左方能得到它，而右方能使他得不到更多；右方选的地方是最小的。

# To the end of play the score is a win, a loss or a draw with its distance.
to-the-end-of-play-the-score-is-a-593a = 看到游戏结束时，值就是胜、负或平局连同步数。

# Alpha is what Left already has elsewhere on the way to the root, beta what Right has. Claim: inside the window (alpha, beta) the value found is exact; outside it is a bound on the right side.
alpha-is-what-left-already-has-elsewhere-on-the-52cd = α 是在通往根的路上左方在别处已有的，β 是右方已有的。断言：在窗口 (α, β) 之内求得的值是准确的；在窗口之外，它是正确一侧的界。

# A cut at a vertex where Left chooses happens when a child is worth at least beta. Then the vertex is worth at least beta, and Right, who has beta elsewhere, does not come here: what the other children are worth cannot change the root. With Left and Right exchanged it is the same at Right's vertices.
a-cut-at-a-vertex-where-left-chooses-happens-3e78 = 在左方选的顶点，当某个子节点的值至少为 β 时剪枝。这时该顶点的值至少为 β，而右方在别处已有 β，不会走到这里：其余子节点的值改变不了根。左右互换，右方的顶点也一样。

# So the root's value is that of minimax, with at most as many nodes.
so-the-root-s-value-is-that-of-minimax-a2aa = 所以根的值与极大极小相同，看的节点不会更多。

# A win is known as soon as one option is lost for the opponent; the others need not be looked at. So in any order the result is the same.
a-win-is-known-as-soon-as-one-option-9e1e = 一旦有一个选项对方必败，就知道是胜；其余的不必看。所以按任何顺序结果都相同。

# In random order, at a win with two options of which one wins, the winning one comes first half of the time: on binary trees the expected number of leaves is at most about N^0.754 of N, whatever the tree (Saks and Wigderson).
in-random-order-at-a-win-with-two-options-bdae = 在随机顺序下，若胜的顶点有两个选项而其一获胜，则一半的时候先看到获胜的那个：在二叉树上，不论怎样的树，N 个叶子中看的期望个数至多约为 N^0.754（Saks 和 Wigderson）。

# On each vertex the branches become one stalk, of length the nim-sum over the branches of 1 + the value above its first edge.
on-each-vertex-the-branches-become-one-stalk-of-c01b = 在每个顶点上，各分支合成一根茎，长度是各分支“1 + 第一条边以上的值”的尼姆和。

# A leaf carries nothing: 0.
a-leaf-carries-nothing-0 = 叶子上什么也没有：0。

# If H and K have the same value, so have G with H on a vertex and G with K there: in the sum of both the previous player wins. He answers a cut in G by the same cut in the other copy; then H and K are both gone or both still there. A cut in H or K he answers as in H + K, which is 0.
if-h-and-k-have-the-same-value-so-ae39 = 若 H 与 K 的值相同，则在 G 的一个顶点上放 H 与放 K，值也相同：在两者的和中后手必胜。对方剪 G，他就剪另一份中同样的地方；这时 H 与 K 或者都没有了，或者都还在。对方剪 H 或 K，他就像在值为 0 的 H + K 中那样应。

# So branches can be replaced by the stalk of their value: a Nim heap.
so-branches-can-be-replaced-by-the-stalk-of-9d8c = 所以各分支可以换成与其值相应的茎：一个尼姆堆。

# From value 0 every cut leaves another value.
from-value-0-every-cut-leaves-another-value = 从值 0 出发，剪哪一条都留下别的值。

# From value s ≠ 0 some cut leaves 0.
from-value-s-0-some-cut-leaves-0 = 从值 s ≠ 0 出发，剪某一条留下 0。

# The vertices of a cycle are drawn into one; each edge becomes a loop, worth 1.
the-vertices-of-a-cycle-are-drawn-into-one-a27a = 把圈上的顶点合成一个；每条边变成自环，值为 1。

# Without edges the value is 0.
without-edges-the-value-is-0 = 没有边时值为 0。

# In outline (whole in Winning Ways): take a counterexample with the fewest edges. If two vertices stay on a common cycle whichever edge is cut, every cut leaves a smaller drawing, in which they may be fused; so there are no such two. By the colon principle trees that stand on a cycle are stalks. What remains is one cycle through the ground, with stalks on it. A value has the parity of the number of edges; cutting the cycle leaves two trees, whose values are known, and with that parity their mex is the value of the fused drawing.
in-outline-whole-in-winning-ways-take-a-counterexample-9e88 = 概要（全文见 Winning Ways）：取边数最少的反例。若有两个顶点，无论剪哪条边都仍在同一个圈上，则每一剪都留下更小的图，其中二者可以合并；所以没有这样的两个顶点。由克朗原理，立在圈上的树都是茎。剩下的是一个经过地面的圈，上面有茎。值的奇偶性与边数相同；剪开圈留下两棵树，它们的值已知，由于这个奇偶性，它们的 mex 就是合并后的图的值。

# Here are the values that the cuts leave.
here-are-the-values-that-the-cuts-leave = 剪一条边之后留下的值如下。

# Write the heaps in binary, one below the other; the nim-sum s has a 1 in each column with an odd number of ones. Claimed to be lost: s = 0.
write-the-heaps-in-binary-one-below-the-other-476d = 把各堆写成二进制，上下对齐；尼姆和 s 在 1 的个数为奇数的那些列上是 1。断言必败：s = 0。

# Without tokens s = 0, and the player to move has lost.
without-tokens-s-0-and-the-player-to-move-dea2 = 没有石子时 s = 0，轮到走的一方已输。

# A move changes one heap, from a to some b < a. The nim-sum changes by a xor b, which is not 0, so it does not stay 0.
a-move-changes-one-heap-from-a-to-some-37c3 = 一步把一堆从 a 变成某个 b < a。尼姆和改变 a xor b，它不为 0，所以不再是 0。

# Let s not be 0. The topmost 1 of s stands in a column with an odd number of ones, so some heap a has a 1 there. Then a xor s has a 0 in that column and agrees with a above it: it is less than a. Lower a to a xor s; the nim-sum becomes s xor s = 0. A heap with a 0 in that column would have to grow, so only these heaps will do.
let-s-not-be-0-the-topmost-1-of-6d33 = 设 s 不为 0。s 最高位的 1 所在的列有奇数个 1，所以有一堆 a 在那里是 1。a xor s 在那一列是 0，更高的列与 a 相同：它小于 a。把 a 减到 a xor s，尼姆和就成为 s xor s = 0。在那一列是 0 的堆必须变大才行，所以只有那一列是 1 的堆可以。

# Claimed to be lost: nim-sum 0 while some heap has two or more tokens; an odd number of ones when no heap has.
claimed-to-be-lost-nim-sum-0-while-some-4a23 = 断言必败：有一堆至少两个石子时，尼姆和为 0；没有这样的堆时，1 的个数为奇数。

# Without tokens the number of ones is 0, even: not claimed, and in misère play the player to move has won.
without-tokens-the-number-of-ones-is-0-even-003b = 没有石子时 1 的个数是 0，偶数：不在断言之内，而在反常游戏中轮到走的一方已胜。

# From an odd number of ones a move leaves an even number. From nim-sum 0 with a heap of two or more: there are at least two such heaps, since the topmost column has an even number of ones. After the move one of them is still there and the nim-sum is not 0.
from-an-odd-number-of-ones-a-move-leaves-38d7 = 1 的个数为奇数时，一步之后为偶数。尼姆和为 0 且有不小于 2 的堆时：最高列有偶数个 1，所以这样的堆至少两个。一步之后仍有一个，且尼姆和不为 0。

# From an even number of ones take one. If two or more heaps have at least two tokens, play Bouton's move: a large heap remains. If exactly one has, it alone decides: lower it to 1 or to 0, whichever leaves an odd number of ones. Normal play would leave an even number, so here the two plays have no winning move in common.
from-an-even-number-of-ones-take-one-if-5034 = 1 的个数为偶数时，取走一个。有两堆或更多堆至少两个石子时，走 Bouton 的那一步：仍留有大堆。恰有一堆时，由它决定：把它减到 1 或 0，使 1 的个数为奇数。正常规则会留下偶数个，所以在这里两种规则没有共同的获胜走法。

# Divide each heap by k + 1; the remainders play the part of the heaps of Nim.
divide-each-heap-by-k-1-the-remainders-play-4d3a = 把每堆除以 k + 1；余数起尼姆堆的作用。

# A heap of 0 has remainder 0 = mex {}.
a-heap-of-0-has-remainder-0-mex = 大小为 0 的堆余数为 0 = mex { "{" }{ "}" }。

# From n one can go to n − 1, …, n − k. Their remainders differ from that of n, since a difference of at most k is not divisible by k + 1; and the steps down to the multiple below n give every smaller remainder. So the mex is n mod (k + 1).
from-n-one-can-go-to-n-1-n-a491 = 从 n 可走到 n − 1, …, n − k。它们的余数与 n 的不同，因为至多为 k 的差不能被 k + 1 整除；而往下走到 n 以下的倍数，得到所有更小的余数。所以 mex 是 n mod (k + 1)。

# One heap: take n mod (k + 1), then answer every move of j by k + 1 − j, which completes the round to k + 1. Several heaps: play Nim on the remainders.
one-heap-take-n-mod-k-1-then-answer-6c61 = 一堆：取 n mod (k + 1) 个，以后对方每取 j 个就取 k + 1 − j 个，凑成 k + 1。几堆：在余数上玩尼姆。

# With nim-sum 0 of the remainders, every move changes one remainder, and so the nim-sum.
with-nim-sum-0-of-the-remainders-every-move-df5b = 余数的尼姆和为 0 时，每一步改变一个余数，从而改变尼姆和。

# The value of a heap is the mex of the values at the distances that may be taken.
the-value-of-a-heap-is-the-mex-of-e1e7 = 堆的值是相距可取个数之处的值的 mex。

# With r takes, the greatest of them s, every value is at most r, and each depends on the s values before it alone. There are finitely many rows of s values, so one occurs twice; from then on all repeats.
with-r-takes-the-greatest-of-them-s-every-336d = 设有 r 种取法，最大为 s，则每个值至多为 r，且只取决于前面 s 个值。s 个值的排列只有有限多种，所以有一种出现两次；此后一切重复。

# The values that are excluded are those of n − s₁, n − s₂, …
the-values-that-are-excluded-are-those-of-n-9817 = 被排除的值是 n − s₁, n − s₂, … 的值。

# With nim-sum 0 of the values, a move changes one value and so the nim-sum.
with-nim-sum-0-of-the-values-a-move-60ab = 值的尼姆和为 0 时，一步改变一个值，从而改变尼姆和。

# With nim-sum s ≠ 0, some value v exceeds v xor s, and by the mex its heap has a move to that value.
with-nim-sum-s-0-some-value-v-exceeds-3346 = 尼姆和 s ≠ 0 时，有某个值 v 大于 v xor s，由 mex，那一堆有一步走到这个值。

# In misère play: let a be the least take. A heap has value 0 exactly when the heap a larger has value 1 (by induction), so a heap of value 0 that can move at all can move to value 1, and the proof for misère Nim goes through with values for heaps.
in-mis-re-play-let-a-be-the-least-d877 = 反常游戏：设 a 为最小的取法。一堆的值为 0，当且仅当大 a 的堆的值为 1（归纳）；所以值为 0 而能走的堆可以走到值 1，于是把堆换成值，反Nim游戏的证明照样成立。

# Claimed to be lost: the pairs (⌊kφ⌋, ⌊kφ⌋ + k). Since φ² = φ + 1, the second number is ⌊kφ²⌋; since 1/φ + 1/φ² = 1, each positive integer stands in exactly one pair (Beatty), and each difference k belongs to one pair.
claimed-to-be-lost-the-pairs-k-k-k-2337 = 断言必败：数对 (⌊kφ⌋, ⌊kφ⌋ + k)。因为 φ² = φ + 1，第二个数是 ⌊kφ²⌋；因为 1/φ + 1/φ² = 1，每个正整数恰在一个数对中（贝蒂），每个差 k 属于一个数对。

# The empty heaps are the pair for k = 0.
the-empty-heaps-are-the-pair-for-k-0 = 空堆是 k = 0 的数对。

# A move in one heap keeps the other number, which stands in no other pair. A move in both keeps the difference, which no other pair has.
a-move-in-one-heap-keeps-the-other-number-37ec = 在一堆中走，另一个数不变，而它不在别的数对中。在两堆中走，差不变，而别的数对没有这个差。

# Let (x, y) with x ≤ y not be a pair. If x is the greater number of a pair, lower y to the lesser one. If x = ⌊kφ⌋ and y is above its partner, lower y to it. Otherwise d = y − x is less than k: take the same from both, down to the pair with difference d, whose numbers are smaller.
let-x-y-with-x-y-not-be-a-de10 = 设 (x, y)（x ≤ y）不是这样的数对。若 x 是某个数对中较大的数，把 y 减到较小的数。若 x = ⌊kφ⌋ 而 y 大于它的伙伴，把 y 减到伙伴。否则 d = y − x 小于 k：从两堆取同样多，降到差为 d 的数对，它的数更小。

# With α as in the statement and β = α + a, 1/α + 1/β = 1, so the numbers ⌊nα⌋ and ⌊nβ⌋ for n ≥ 1 are all positive integers, each once (Beatty). The differences in the pairs are 0, a, 2a, …
with-as-in-the-statement-and-a-1-1-6675 = α 如定理所述，β = α + a，则 1/α + 1/β = 1，所以 n ≥ 1 时 ⌊nα⌋ 与 ⌊nβ⌋ 给出所有正整数，各一次（贝蒂）。数对的差是 0, a, 2a, …

# The empty heaps are the pair for n = 0.
the-empty-heaps-are-the-pair-for-n-0 = 空堆是 n = 0 的数对。

# A move in one heap keeps a number that stands in no other pair. A move in both changes the difference by less than a, and the differences of two pairs are at least a apart.
a-move-in-one-heap-keeps-a-number-that-b3cb = 在一堆中走，保留了一个不在别的数对中的数。在两堆中走，差的改变小于 a，而两个数对的差至少相距 a。

# Let (x, y) with x ≤ y not be a pair. If x is the greater number of a pair, or the lesser one and y is too large, lower y to its partner. Otherwise y − x = d is less than na, for x = ⌊nα⌋: go down to the pair for m = ⌊d/a⌋. The two amounts differ by d − ma, which is less than a.
let-x-y-with-x-y-not-be-a-beab = 设 (x, y)（x ≤ y）不是这样的数对。若 x 是某个数对中较大的数，或是较小的数而 y 太大，把 y 减到它的伙伴。否则对 x = ⌊nα⌋，y − x = d 小于 na：降到 m = ⌊d/a⌋ 的数对。两个取数相差 d − ma，小于 a。

# Write the heap as a sum of Fibonacci numbers of which no two are neighbours. Let z be the smallest. Claimed to be lost: z exceeds the limit on the take.
write-the-heap-as-a-sum-of-fibonacci-numbers-7a90 = 把堆写成互不相邻的斐波那契数之和。设最小的一项为 z。断言必败：z 超过取数的上限。

# Where nothing may be taken, no part of the heap is within the limit.
where-nothing-may-be-taken-no-part-of-the-890f = 什么也不能取时，没有一项在上限之内。

# Let x < z be taken. The smallest part w of z − x is at most 2x: otherwise x < w/2, so the parts of x all lie at least two Fibonacci numbers below w, and with those of z − x they would be a second representation of z. So the new limit 2x is at least the smallest part of what is left.
let-x-z-be-taken-the-smallest-part-w-8fd1 = 设取走 x < z。z − x 的最小项 w 至多为 2x：否则 x < w/2，x 的各项按斐波那契数都比 w 至少低两级，与 z − x 的各项一起就成了 z 的第二种表示。所以新的上限 2x 不小于剩下的最小项。

# If z is within the limit, take z. The next part is at least two Fibonacci numbers further up, hence more than 2z, the new limit.
if-z-is-within-the-limit-take-z-the-a52c = 若 z 在上限之内，就取 z。下一项按斐波那契数至少高两级，所以大于新的上限 2z。

# Claimed to be lost: the numbers left are 1 more than a multiple of k + 1.
claimed-to-be-lost-the-numbers-left-are-1-9e03 = 断言必败：剩下的数比 k + 1 的倍数多 1。

# With no number left the opponent has called the last one and lost; 0 is not claimed.
with-no-number-left-the-opponent-has-called-the-58e1 = 没有剩下的数时，对方报了最后一个而输；0 不在断言之内。

# Calling j numbers, 1 ≤ j ≤ k, leaves 1 − j more than a multiple of k + 1, not 1 more. With one number left it must be called.
calling-j-numbers-1-j-k-leaves-1-j-8326 = 报 j 个数（1 ≤ j ≤ k），剩下的比 k + 1 的倍数多 1 − j，而不是多 1。只剩一个数时必须报。

# With n left, call (n − 1) mod (k + 1) numbers; afterwards complete every round to k + 1.
with-n-left-call-n-1-mod-k-1-53b4 = 剩 n 个时，报 (n − 1) mod (k + 1) 个；以后每一轮凑成 k + 1。

# Write the heaps in binary. Claimed to be lost: every column has a multiple of k + 1 ones.
write-the-heaps-in-binary-claimed-to-be-lost-58be = 把各堆写成二进制。断言必败：每一列的 1 的个数都是 k + 1 的倍数。

# Without tokens every column has 0 ones.
without-tokens-every-column-has-0-ones = 没有石子时每一列有 0 个 1。

# Look at the topmost column that a move changes. Every heap changed there gets smaller, so its 1 becomes a 0. Between one and k ones vanish: what is left is not a multiple of k + 1.
look-at-the-topmost-column-that-a-move-changes-cf52 = 看一步所改变的最高列。在那里改变的堆都变小，所以它的 1 变成 0。消失 1 到 k 个 1：剩下的不是 k + 1 的倍数。

# Go through the columns from the top, keeping a set of r ≤ k heaps that have been lowered, whose lower digits are therefore free. Let c be the number of ones in the other heaps modulo k + 1. If r ≥ k + 1 − c, or c = 0, give that many free heaps a 1. Otherwise r + c ≤ k: lower c more heaps with a 1 there. In the end every column has a multiple of k + 1 and at most k heaps were changed.
go-through-the-columns-from-the-top-keeping-a-056a = 从最高列起逐列看，保持一个已减小的堆的集合，有 r ≤ k 个，它们的低位可以任意取。设 c 为其余各堆在此列的 1 的个数除以 k + 1 的余数。若 r ≥ k + 1 − c 或 c = 0，就给那么多个自由的堆在此列写 1。否则 r + c ≤ k：再减小 c 个在此列为 1 的堆。最后每一列都是 k + 1 的倍数，改变的堆至多 k 个。

# In misère play, when all heaps have at most one token, the number of ones must be 1 more than a multiple of k + 1; the last move that would lower all large heaps leaves each 0 or 1 so that it is.
in-mis-re-play-when-all-heaps-have-at-ac97 = 反常游戏中，所有的堆至多一个石子时，1 的个数须比 k + 1 的倍数多 1；减小所有大堆的最后一步，给每堆留 0 或 1，使之如此。

# Count the heaps of one token. They are the smallest, so they go one by one, without a choice.
count-the-heaps-of-one-token-they-are-the-9576 = 数只有一个石子的堆。它们最小，所以只能一个一个地取走，别无选择。

# Without heaps the count is 0, and the player to move has lost.
without-heaps-the-count-is-0-and-the-player-a190 = 没有堆时个数为 0，轮到走的一方已输。

# While there are ones, every move takes one: the parity changes.
while-there-are-ones-every-move-takes-one-the-33d7 = 只要有 1，每一步都取走一个：奇偶性改变。

# Without ones, but with larger heaps: if there is one heap, take it all. If there are several, take the smallest down to one token. Now one heap of one stands beside a larger one, an odd number.
without-ones-but-with-larger-heaps-if-there-is-9f62 = 没有 1 而有更大的堆时：只有一堆就全部取走。有几堆就把最小的减到一个。这时大堆旁边有一个 1，是奇数个。

# Count the heaps that are largest. Claimed to be lost: an even number.
count-the-heaps-that-are-largest-claimed-to-be-83a7 = 数最大的堆有几个。断言必败：偶数个。

# Without heaps the count is 0.
without-heaps-the-count-is-0 = 没有堆时个数为 0。

# An even number is at least two; a move lowers one, so an odd number of the same size remain.
an-even-number-is-at-least-two-a-move-d939 = 偶数至少是二；一步减小一个，同样大小的还剩奇数个。

# From three or more, an odd number, remove one. From a single largest heap: if the next size occurs an odd number of times, lower the heap to it, else remove it.
from-three-or-more-an-odd-number-remove-one-68e8 = 三个或更多的奇数个时，去掉一个。最大的堆只有一个时：若次大的大小出现奇数次，就减到它，否则去掉。

# The stocks do not enter: claimed to be lost is nim-sum 0 of the heaps.
the-stocks-do-not-enter-claimed-to-be-lost-2495 = 储备不起作用：断言必败的是各堆的尼姆和为 0。

# A player without a move sees no tokens on the heaps and has none in his stock: nim-sum 0.
a-player-without-a-move-sees-no-tokens-on-3142 = 不能走的一方，堆上没有石子，自己的储备也没有：尼姆和为 0。

# Every move changes one heap, and so the nim-sum, whether tokens are taken or added.
every-move-changes-one-heap-and-so-the-nim-6eb0 = 无论取走还是加上，每一步都改变一堆，从而改变尼姆和。

# The winner only takes: Bouton's move while the opponent takes, and the very same tokens back when the opponent adds some. An addition is reversible.
the-winner-only-takes-bouton-s-move-while-the-e81a = 胜方只取：对方取时走 Bouton 的那一步，对方加时把恰好那么多取回。加石子的一步是可逆的。

# Play ends: with each round of a loser's and a winner's move the tokens on the heaps and in the loser's stock get fewer together, as what the winner takes never comes back.
play-ends-with-each-round-of-a-loser-s-4bf6 = 游戏会结束：负方和胜方各走一步后，堆上的石子与负方储备之和减少，因为胜方取走的不再回来。

# Let b ≤ a be the heaps. Claimed to be lost: b < a < φb.
let-b-a-be-the-heaps-claimed-to-be-5c67 = 设两堆为 b ≤ a。断言必败：b < a < φb。

# Where a heap is empty the player to move has lost; equal heaps can be brought there in one move.
where-a-heap-is-empty-the-player-to-move-2a23 = 有一堆为空时，轮到走的一方已输；两堆相等时一步就到那里。

# From b < a < φb only one move exists, as a < 2b: to (b, a − b). There a − b < (φ − 1)b = b/φ, so b is more than φ times a − b.
from-b-a-b-only-one-move-exists-as-ce5e = 从 b < a < φb 只有一步，因为 a < 2b：走到 (b, a − b)。那里 a − b < (φ − 1)b = b/φ，所以 b 大于 a − b 的 φ 倍。

# From a = b, or a multiple of b, take everything. Otherwise a = qb + r with 0 < r < b. If b < φr, go to (b, r). If not, r < b/φ and b + r < φb: go to (b + r, b), which for a > φb is a move.
from-a-b-or-a-multiple-of-b-take-3438 = a = b 或 a 是 b 的倍数时，全部取走。否则 a = qb + r，0 < r < b。若 b < φr，走到 (b, r)。若不然，r < b/φ，b + r < φb：走到 (b + r, b)；因为 a > φb，这一步是合法的。

# g(n) = n, but g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3. By the remainder of n modulo 4 the last two binary digits of g are: 1 for 1, 2 for 2, 0 for 3, 3 for 0.
g-n-n-but-g-4k-3-4k-4-ae40 = g(n) = n，但 g(4k + 3) = 4k + 4，g(4k + 4) = 4k + 3。按 n 除以 4 的余数，g 的最后两位二进制是：余 1 为 1，余 2 为 2，余 3 为 0，余 0 为 3。

# The empty heap has value 0.
the-empty-heap-has-value-0 = 空堆的值为 0。

# By induction taking tokens gives every value below 4k + 1 from 4k + 1, and so on. Splits: 4k + 1 splits into remainders 0 + 1 or 2 + 3, of values that end in 3 xor 1 = 2 and 2 xor 0 = 2, not in 1. 4k + 2 into 0 + 2, 1 + 1 or 3 + 3: 1, 0, 0, not 2. 4k + 3 into 0 + 3 or 1 + 2: all 3, among them 1 and 4k + 2, whose nim-sum is 4k + 3; so 4k + 3 is reached and 4k + 4 is not. 4k + 4 into 0 + 0, 1 + 3, 2 + 2: 0, 1, 0, never 3: the value 4k + 3 is missing.
by-induction-taking-tokens-gives-every-value-below-4k-573d = 由归纳，取石子从 4k + 1 给出所有小于 4k + 1 的值，其余类推。分堆：4k + 1 分成余数 0 + 1 或 2 + 3，值的末位是 3 xor 1 = 2 和 2 xor 0 = 2，不是 1。4k + 2 分成 0 + 2、1 + 1 或 3 + 3：1、0、0，不是 2。4k + 3 分成 0 + 3 或 1 + 2：都是 3，其中 1 与 4k + 2 的尼姆和是 4k + 3；所以 4k + 3 能得到而 4k + 4 不能。4k + 4 分成 0 + 0、1 + 3、2 + 2：0、1、0，从来不是 3：缺的是值 4k + 3。

# Every move makes one heap into two. In the end there are as many heaps as tokens.
every-move-makes-one-heap-into-two-in-the-bd36 = 每一步把一堆变成两堆。最后堆数等于石子数。

# When every heap is a single token nothing can be split: 0 moves are left, an even number.
when-every-heap-is-a-single-token-nothing-can-c975 = 每堆只有一个石子时不能再分：还剩 0 步，偶数。

# A move lowers the number of moves that are left by one, so even becomes odd.
a-move-lowers-the-number-of-moves-that-are-8081 = 一步使剩下的步数减一，偶数变成奇数。

# And odd becomes even: with an odd number every move wins.
and-odd-becomes-even-with-an-odd-number-every-da9a = 奇数变成偶数：奇数时每一步都获胜。

# A heap is as good as the Nim heap of its Grundy value, and what a move leaves of it is a sum of heaps.
a-heap-is-as-good-as-the-nim-heap-c671 = 一堆相当于以其 SG值为大小的尼姆堆，一步之后留下的是若干堆的和。

# A heap from which nothing can be taken has value 0 = mex {}.
a-heap-from-which-nothing-can-be-taken-has-a0d7 = 什么也不能取的堆，值为 0 = mex { "{" }{ "}" }。

# The values of what a move leaves are nim-sums of values of smaller heaps, which are known; the least number that is none of them is the value.
the-values-of-what-a-move-leaves-are-nim-106b = 一步之后留下的值是较小的堆的值的尼姆和，都已知；不等于其中任何一个的最小数就是值。

# From nim-sum 0 every move changes the value of one heap, and so the nim-sum.
from-nim-sum-0-every-move-changes-the-value-f603 = 从尼姆和 0 出发，每一步改变一堆的值，从而改变尼姆和。

# From nim-sum s ≠ 0 some heap of value v has v xor s < v, and by the mex a move to it.
from-nim-sum-s-0-some-heap-of-value-d139 = 从尼姆和 s ≠ 0 出发，有一堆的值 v 满足 v xor s < v，由 mex 有一步走到它。

# Each heap has an element of a finite commutative monoid, a sum of heaps the product. Claimed to be lost: the product is a P-element.
each-heap-has-an-element-of-a-finite-commutative-fbf1 = 每堆对应一个有限交换幺半群的元素，堆的和对应乘积。断言必败：乘积是 P-元素。

# Without moves the product is the unit, which is not a P-element: in misère play the player to move has won.
without-moves-the-product-is-the-unit-which-is-7da6 = 没有走法时乘积是单位元，它不是 P-元素：在反常游戏中轮到走的一方已胜。

# For each element x of the monoid and each heap, the pairs (element of the heap, elements of its options) are collected into finitely many kinds. On the kinds one checks: times a P-element no option gives a P-element; and times any other that can move, some option does. Then the two steps below hold for all sums at once.
for-each-element-x-of-the-monoid-and-each-2d3a = 对幺半群的每个元素 x 和每堆，把（堆的元素，各选项的元素）归成有限多类。对每一类检查：乘以 P-元素时没有一个选项给出 P-元素；乘以其他能走的元素时有某个选项给出 P-元素。于是下面两步对所有的和同时成立。

# From a P-element every move in one heap replaces one factor, and by the check the product is not a P-element.
from-a-p-element-every-move-in-one-heap-3a4c = 从 P-元素出发，在一堆中的每一步换掉一个因子，由检查，乘积不是 P-元素。

# From another element some factor can be replaced so that it is.
from-another-element-some-factor-can-be-replaced-so-8777 = 从其他元素出发，可以换掉某个因子，使之成为 P-元素。

# Left cuts columns apart, Right rows. With 2^k ≤ rows < 2^(k+1), only the number of columns in units of 2^k counts.
left-cuts-columns-apart-right-rows-with-2-k-0e81 = 左方把列切开，右方把行切开。2^k ≤ 行数 < 2^(k+1) 时，只有以 2^k 为单位的列数起作用。

# A single square cannot be cut: 0.
a-single-square-cannot-be-cut-0 = 单独一格不能切：0。

# Let there be n ≥ 2^(k+1) columns, v = [n/2^k] − 1. Left's cut of n into a and b leaves at most [a/2^k] + [b/2^k] − 2 ≤ v − 1, with equality for a = 2^k. Right's cut leaves a part with fewer than 2^k rows, worth more than v by itself, and another worth at least 0. The simplest number above v − 1 and below those is v. If both sides lie between 2^k and 2^(k+1), every cut of Left leaves something negative and every cut of Right something positive: 0.
let-there-be-n-2-k-1-columns-v-88c7 = 设有 n ≥ 2^(k+1) 列，v = [n/2^k] − 1。左方把 n 切成 a 和 b，留下至多 [a/2^k] + [b/2^k] − 2 ≤ v − 1，a = 2^k 时取等号。右方的切法留下一块少于 2^k 行的，它自身就大于 v，另一块至少为 0。大于 v − 1 而小于它们的最简单的数是 v。若两边都在 2^k 与 2^(k+1) 之间，左方的每一切都留下负数，右方的每一切都留下正数：0。

# Let q₁, q₂, …, q_s = 1 be the quotients of the columns c by their prime factors, least first, and a the number of prime factors of the rows. The value is v = q_(a+1) + … + q_s where s > a.
let-q-q-q_s-1-be-the-quotients-of-0c91 = 设 q₁, q₂, …, q_s = 1 是列数 c 依次除以其素因子（从小到大）的商，a 是行数的素因子个数。s > a 时值为 v = q_(a+1) + … + q_s。

# Left's cut into d parts leaves d times a cake whose quotients are c/d by its own least primes: d times the j-th of them is at most q_j, and there are fewer of them, so the sum is at most v − q_s = v − 1; the greatest prime gives equality. Right's cut leaves out fewer quotients, several times: more than v. The simplest number in between is v. With s = a both players' cuts are losses for themselves: 0.
left-s-cut-into-d-parts-leaves-d-times-1b93 = 左方切成 d 块，留下 d 个蛋糕，其商是 c/d 依次除以自己的最小素因子：第 j 个的 d 倍至多为 q_j，而且个数更少，所以和至多为 v − q_s = v − 1；用最大的素数时取等号。右方的切法少去掉一些商，而且是几倍：大于 v。其间最简单的数是 v。s = a 时双方的切法都使自己输：0。

# A single row of pins is won by the next player.
a-single-row-of-pins-is-won-by-the-f975 = 一排瓶子先手必胜。

# Knock down the middle pin, or the middle two, so that two equal rows are left.
knock-down-the-middle-pin-or-the-middle-two-5650 = 击倒中间一个或两个瓶子，留下相等的两排。

# From two equal rows, whatever the opponent does in one, do the same in the other: there is always an answer, so the opponent runs out of moves first. In general G + G is lost for whoever moves, for every impartial game G.
from-two-equal-rows-whatever-the-opponent-does-in-0e83 = 从相等的两排出发，对方在一排怎样走，就在另一排同样走：总有应手，所以先没有走法的是对方。一般地，对每个公平游戏 G，G + G 都是先走的一方输。

# Grundy values say the same: v xor v = 0.
grundy-values-say-the-same-v-xor-v-0 = SG值也这样说：v xor v = 0。

# Pair the coins from the right; the gaps inside the pairs are Nim heaps.
pair-the-coins-from-the-right-the-gaps-inside-ce74 = 从右起把硬币两两配对；每对之间的间隔是尼姆堆。

# When no coin can move all gaps are 0.
when-no-coin-can-move-all-gaps-are-0 = 没有硬币能动时，所有间隔都是 0。

# Moving the right coin of a pair makes its gap smaller by any amount: the moves of Nim. Moving the left coin makes it larger, never equal, and the gap between the pairs does not count. So all smaller values are reached and the value itself is not.
moving-the-right-coin-of-a-pair-makes-its-5b6a = 移动一对中右边的硬币，间隔可减小任意多：正是尼姆的走法。移动左边的硬币，间隔变大，不会不变，而两对之间的间隔不起作用。所以所有更小的值都能得到，而值本身不能。

# Either move changes one gap inside a pair, and so the nim-sum.
either-move-changes-one-gap-inside-a-pair-and-40fd = 两种走法都改变一对之间的一个间隔，从而改变尼姆和。

# From nim-sum s ≠ 0 some gap a can be lowered to a xor s. Where the opponent widens a gap, follow with the other coin by the same number of squares: widening is reversible. Coins only move to the left, so play ends.
from-nim-sum-s-0-some-gap-a-can-264e = 从尼姆和 s ≠ 0 出发，有某个间隔 a 可减到 a xor s。对方拉大间隔时，用另一枚硬币跟上同样多格：拉大是可逆的。硬币只向左移动，所以游戏会结束。

# A row is worth the nim-sum of g(n) over its heads n.
a-row-is-worth-the-nim-sum-of-g-9b8c = 一行的值是各个正面 n 的 g(n) 的尼姆和。

# Without heads no coin can be turned from heads to tails: the empty nim-sum is 0.
without-heads-no-coin-can-be-turned-from-heads-0ba6 = 没有正面时，没有硬币能从正面翻到反面：空的尼姆和是 0。

# Two heads at the same place cancel, as g + g = 0. So a row is the sum of rows with one head each, and turning a coin at m changes the value by g(m) whichever side is up. From one head at n the options are the sets of heads turned with it, of the values that the definition of g excludes.
two-heads-at-the-same-place-cancel-as-g-df38 = 同一处的两个正面相消，因为 g + g = 0。所以一行是各含一个正面的行的和，翻转 m 处的硬币，无论哪面朝上，值都改变 g(m)。n 处只有一个正面时，选项是随它翻转的正面的集合，它们的值正是 g 的定义所排除的。

# A move at n changes the value from g(n) xor r to another value xor r: if it was 0, it is not 0 afterwards.
a-move-at-n-changes-the-value-from-g-b5f8 = 在 n 处走一步，值从 g(n) xor r 变成另一个值 xor r：原来是 0，之后就不是 0。

# From a nim-sum s ≠ 0 some head has g(n) xor s < g(n), and by the mex a move to that value.
from-a-nim-sum-s-0-some-head-has-3034 = 从尼姆和 s ≠ 0 出发，有某个正面满足 g(n) xor s < g(n)，由 mex 有一步走到这个值。

# A head in column x and row y is worth g(x) ⊗ h(y).
a-head-in-column-x-and-row-y-is-782e = 第 x 列第 y 行的正面，值为 g(x) ⊗ h(y)。

# Without heads the value is 0.
without-heads-the-value-is-0 = 没有正面时值为 0。

# A move at (x, y) turns the cells (x', y), (x, y'), (x', y') beside it, for a set of x' and a set of y' that are moves of the two games. The value of what is left is a'⊗b + a⊗b' + a'⊗b', where a', b' are the values that these sets leave in the two games: all values below a = g(x) and b = h(y), and none equal to them. That is Conway's definition of a ⊗ b as a mex; larger a' or b' do not give a ⊗ b, since (a + a') ⊗ (b + b') is not 0 in a field.
a-move-at-x-y-turns-the-cells-x-e44a = 在 (x, y) 走一步，连同翻转格子 (x', y)、(x, y')、(x', y')，其中 x' 与 y' 各取自两个游戏的一步。留下的值是 a'⊗b + a⊗b' + a'⊗b'，a'、b' 是这些集合在两个游戏中留下的值：取遍小于 a = g(x)、b = h(y) 的值，且不等于它们。这正是康威用 mex 给出的 a ⊗ b 的定义；更大的 a' 或 b' 也不会给出 a ⊗ b，因为在域中 (a + a') ⊗ (b + b') 不为 0。

# Heads cancel in pairs, as in one dimension, so a grid is worth the nim-sum over its heads.
heads-cancel-in-pairs-as-in-one-dimension-so-279d = 与一行时一样，正面成对相消，所以方阵的值是各正面的值的尼姆和。

# With two crosses next to each other, or with one free cell between, the next player completes three. Otherwise such a pair must not be made: then the opponent completes.
with-two-crosses-next-to-each-other-or-with-a59b = 两个叉相邻，或中间只隔一个空格，则先手连成三个。否则不能造成这样的一对：那样对方就连成三个。

# Three crosses in a row have lost for the player to move.
three-crosses-in-a-row-have-lost-for-the-a21c = 三个叉相连时，轮到走的一方已输。

# So each cross forbids the two cells on each side of it. Count the cells of a stretch that are not forbidden, plus two: a cross on one of them uses it up, and forbids two on each side. In these counts a move takes three and leaves at most two heaps: the code 0.007. Whoever has no such move has to make a near pair and loses: normal play.
so-each-cross-forbids-the-two-cells-on-each-fa23 = 所以每个叉禁止其两侧各两格。数一段中未被禁止的格子，再加二：在其中一格画叉，用掉它，并禁止两侧各两格。这样计数，一步取走三个，至多留下两堆：编码 0.007。没有这种走法的一方只好造成相近的一对而输：正常规则。

# From nim-sum 0 a near cross loses at once, and any other changes the value of one stretch.
from-nim-sum-0-a-near-cross-loses-at-bb2a = 从尼姆和 0 出发，在别的叉旁边画叉立即输，其他走法改变一段的值。

# From nim-sum s ≠ 0 some stretch of value v has a cross that leaves it v xor s.
from-nim-sum-s-0-some-stretch-of-value-aaa2 = 从尼姆和 s ≠ 0 出发，有值为 v 的一段可画叉，留下 v xor s。

# Beasts that do not face an opponent count their free way. What two herds do in the gap between them is added.
beasts-that-do-not-face-an-opponent-count-their-2502 = 不面对对手的野兽数前面的空格。面对面的两群在其间的间隔中所做的另外加上。

# With gap 0 between them neither foremost beast can move; the others can still catch up, one step each and cell.
with-gap-0-between-them-neither-foremost-beast-can-f8f4 = 间隔为 0 时，最前面的两头都不能动；其余的还可以一格一步地跟上。

# Induction on the gap g. A step of the foremost elephant lowers g by 1 and gives each of the a − 1 others one step more to catch up, a step of the foremost rhino does so for b − 1. One of each together are worth (a − 1) − (b − 1) = a − b. With g odd somebody makes the last one: the switch {a − 1 | 1 − b}. Steps to catch up are integers, which no one hurries to take; so the braces below are these numbers.
induction-on-the-gap-g-a-step-of-the-fa42 = 对间隔 g 归纳。最前面的大象走一步，g 减 1，其余 a − 1 头各多一步可跟上；最前面的犀牛走一步，b − 1 头也如此。各走一步合起来是 (a − 1) − (b − 1) = a − b。g 为奇数时总有一方走最后一步：开关 { "{" }a − 1 | 1 − b{ "}" }。跟上的步数是整数，没有人急着走；所以下面的花括号就是这些数。

# Turns t and t + 1 share switch t + 1, the first turn alone has switch 1. Whatever has been done with switch t + 1 in turn t, the player of turn t + 1 can leave it or flip it and so sets it as he likes. So only the last hand at each switch counts: one choice between two for each.
turns-t-and-t-1-share-switch-t-1-8c39 = 第 t 轮与第 t + 1 轮共有开关 t + 1，只有第一轮有开关 1。无论第 t 轮对开关 t + 1 做了什么，第 t + 1 轮的人可以不动或拨动，随意决定。所以每个开关只有最后一手起作用：每个开关二选一。

# Why only the last hand is free: an earlier flip of the same switch is undone or kept by the later one, so it decides nothing.
why-only-the-last-hand-is-free-an-earlier-f7c3 = 为什么只有最后一手是自由的：对同一开关先前的拨动，后来可以撤销或保留，所以它决定不了什么。

# The tree of these choices has 2^N ends. A choice is won as soon as one branch is, and the other is skipped; with the first branch drawn by lot, both children of a won vertex are looked at only half of the time, at worst.
the-tree-of-these-choices-has-2-n-ends-f33c = 这些选择的树有 2^N 个末端。有一支获胜，这个选择就获胜，另一支跳过；第一支用抽签决定时，获胜的顶点最坏也只有一半的时候要看两个子节点。

# The next player wins every rectangle of more than one square.
the-next-player-wins-every-rectangle-of-more-than-b3f8 = 多于一格的矩形都是先手必胜。

# A finite game without draws is won by one of the two (Zermelo). Suppose the next player loses, whatever he does. Then after biting only the far corner he loses too: the opponent has some winning bite.
a-finite-game-without-draws-is-won-by-one-6a3f = 没有平局的有限游戏必有一方获胜（策梅洛）。设先手无论怎样走都输。那么只咬最远的角之后他也输：对方有一口获胜。

# Every bite takes the far corner with it. So the position after that reply is also reached by making the reply at once: the next player could have won. That is a contradiction.
every-bite-takes-the-far-corner-with-it-so-7139 = 每一口都连最远的角一起吃掉。所以应手之后的局面，一开始就走那一口也能得到：先手本可获胜。矛盾。

# The argument shows who wins and no winning move; which bite wins has to be searched. It says nothing of the Grundy value but that it is not 0.
the-argument-shows-who-wins-and-no-winning-move-2db5 = 这个论证说明谁获胜，却没有给出获胜的走法；哪一口获胜要靠搜索。关于 SG值，它只说不为 0。

# Claimed to be lost: two rows of which the second is one shorter, and an L with equal arms.
claimed-to-be-lost-two-rows-of-which-the-ddcb = 断言必败：第二行短一格的两行，以及两臂相等的 L 形。

# The poisoned square alone is an L with arms of length 0: whoever moves has to eat it.
the-poisoned-square-alone-is-an-l-with-arms-0cf5 = 只剩毒格时是两臂长为 0 的 L 形：轮到走的一方只好吃它。

# From rows (n, n − 1), biting the second row leaves it more than one shorter, biting the first leaves equal rows. From an L with equal arms a bite makes them differ.
from-rows-n-n-1-biting-the-second-row-96eb = 从两行 (n, n − 1) 出发，咬第二行使它短得多于一格，咬第一行使两行相等。从两臂相等的 L 形咬一口，两臂就不等。

# From (a, b) with b < a − 1 shorten the first row to b + 1; from equal rows bite the last square of the second. From an L shorten the longer arm. From a square bite the square diagonally next to the poisoned one: an L with equal arms is left, and from then on copy every bite in the other arm.
from-a-b-with-b-a-1-shorten-the-42d7 = 从 (a, b)（b < a − 1）把第一行减到 b + 1；从相等的两行咬掉第二行的最后一格。从 L 形把长臂减短。从正方形咬毒格的斜邻格：留下两臂相等的 L 形，此后对方咬一臂，就在另一臂照样咬。

# Reflect the board in its centre.
reflect-the-board-in-its-centre = 把棋盘对中心作对称。

# Without free neighbours nobody can move.
without-free-neighbours-nobody-can-move = 没有两个相邻的空格时，谁也不能走。

# If the free cells are symmetric and no domino is its own image, answer each domino by its image. It is free, because before the opponent's move everything was symmetric and his domino does not meet its image. So there is always an answer, and the previous player wins.
if-the-free-cells-are-symmetric-and-no-domino-c75a = 若空格对称，且没有与自身对称的骨牌，就用对称的骨牌应每一块。那里是空的，因为对方走之前一切对称，而他的骨牌不与其对称像相交。所以总有应手，后手必胜。

# If the centre lies between two free neighbours, put a domino there first; then the rest is symmetric without a domino that is its own image.
if-the-centre-lies-between-two-free-neighbours-put-2c72 = 若中心在两个相邻的空格之间，先在那里放一块骨牌；这样其余部分对称，且没有与自身对称的骨牌。

# A move at a cell leaves four rectangles, which no later move connects: a sum.
a-move-at-a-cell-leaves-four-rectangles-which-d43d = 在一格走一步，留下四个矩形，以后的走法不会把它们连起来：是一个和。

# A rectangle without a free cell has value 0.
a-rectangle-without-a-free-cell-has-value-0 = 没有空格的矩形值为 0。

# By Sprague and Grundy the value of a rectangle is the mex, over its free cells, of the nim-sum of the four rectangles.
by-sprague-and-grundy-the-value-of-a-rectangle-7fbf = 由 SG定理，矩形的值是：对每个空格取四个矩形的尼姆和，再取 mex。

# From value 0 no cell leaves nim-sum 0.
from-value-0-no-cell-leaves-nim-sum-0 = 从值 0 出发，没有一格留下尼姆和 0。

# From another value some cell does.
from-another-value-some-cell-does = 从其他值出发，有一格可以。

# Take branches together at their vertex from the top down, and fuse cycles; in the end stalks stand on the ground, Nim heaps of their lengths.
take-branches-together-at-their-vertex-from-the-top-b3e5 = 从上到下在各顶点合并分支，并把圈合成一点；最后地上立着茎，是以其长度为大小的尼姆堆。

# Colon principle: if H and K have the same value, so have G with H on a vertex and G with K there. For in the sum of the two drawings the previous player wins: a cut in G is answered by the same cut in the other copy, and a cut in H or K by the winning answer in H + K.
colon-principle-if-h-and-k-have-the-same-0a19 = 克朗原理：若 H 与 K 的值相同，则在 G 的一个顶点上放 H 与放 K，值也相同。因为在两图的和中后手必胜：剪 G 就剪另一份中同样的地方，剪 H 或 K 就走 H + K 中获胜的应手。

# Fusion principle: see zermelo explain 'fusion principle' --proof. A loop is worth 1, as a stalk of one edge: cutting it leaves nothing.
fusion-principle-see-zermelo-explain-fusion-principle-proof-a-4111 = 费森原理：见 zermelo explain 'fusion principle' --proof。自环的值为 1，与一条边的茎相同：剪掉它什么也不留下。

# What the cuts leave has these values; the least that is missing is the value.
what-the-cuts-leave-has-these-values-the-least-aac0 = 剪后留下的值是这些；缺少的最小数就是值。

# A blue edge with a tree of value x on it is worth 1:x, a red one −1:x, and trees side by side add up.
a-blue-edge-with-a-tree-of-value-x-b9b2 = 上面有值为 x 的树的蓝边，值为 1:x，红边为 −1:x；并立的树相加。

# Let x = {x^L | x^R} be a number. Cutting the blue edge leaves 0; cuts above leave 1:x^L by Left and 1:x^R by Right. So 1:x = {0, 1:x^L | 1:x^R}, which by induction is a number between those: its sign expansion is a plus followed by that of x. A stalk is therefore read off its colours: ±1 for each edge before the first change, then half of the edge before.
let-x-x-l-x-r-be-a-number-481b = 设 x = { "{" }x^L | x^R{ "}" } 是数。剪这条蓝边留下 0；在上面剪，左方留下 1:x^L，右方留下 1:x^R。所以 1:x = { "{" }0, 1:x^L | 1:x^R{ "}" }，由归纳它是其间的数：其符号展开是一个加号后接 x 的符号展开。因此茎的值可从颜色读出：第一次变色之前每条边 ±1，此后每条是前一条的一半。

# The value is a number x plus a nimber *n.
the-value-is-a-number-x-plus-a-nimber-c5b7 = 值是一个数 x 加一个尼姆数 *n。

# Without edges both are 0.
without-edges-both-are-0 = 没有边时两者都是 0。

# If x is not 0, its sign decides: nimbers lie between all negative and all positive numbers. The player to whom x belongs answers in the nimber as in Nim, and has a move in x left over.
if-x-is-not-0-its-sign-decides-nimbers-ee7c = x 不为 0 时由它的符号决定：尼姆数在所有负数与所有正数之间。x 对其有利的一方在尼姆数中像尼姆游戏那样应，在 x 中还多一步。

# If x is 0, the nimber decides as in Nim.
if-x-is-0-the-nimber-decides-as-in-c332 = x 为 0 时，像尼姆游戏那样由尼姆数决定。

# A move is a move in one part; the options of x + *n are x^L + *n, x + *m for m < n, and the like for Right.
a-move-is-a-move-in-one-part-the-72dc = 一步是在一个部分中走；x + *n 的选项是 x^L + *n 与 x + *m（m < n），右方同样。

# A move removes a vertex and its neighbours.
a-move-removes-a-vertex-and-its-neighbours = 一步去掉一个顶点及其邻点。

# Without vertices the value is 0.
without-vertices-the-value-is-0 = 没有顶点时值为 0。

# Path: three neighbouring vertices go, or two at an end, or the only one: the code 0.137. Cycle: every move leaves the path of n − 3, so the value is mex of one number: 1 if that is 0, else 0. Clique: every move removes all, so mex {0} = 1. Star: the centre leaves nothing, a leaf takes the centre along and leaves the other leaves, single vertices of value 1 each: mex {0, parity}.
path-three-neighbouring-vertices-go-or-two-at-an-1e2e = 路：去掉三个相邻的顶点，端点处两个，或唯一的一个：编码 0.137。圈：每一步留下 n − 3 个顶点的路，所以值是一个数的 mex：它为 0 则 1，否则 0。团：每一步全部去掉，所以 mex { "{" }0{ "}" } = 1。星：去掉中心什么也不留，去掉一个叶子连中心一起去掉，留下其余叶子，各是值为 1 的单独顶点：mex { "{" }0, 其奇偶{ "}" }。

# A move removes an edge with its two vertices.
a-move-removes-an-edge-with-its-two-vertices = 一步去掉一条边及其两个顶点。

# Path: two neighbouring vertices go: the code 0.07. Cycle: every move leaves the path of n − 2, so the value is 1 if that is 0, else 0. Clique: every move leaves the clique of n − 2, so the values go 0, 0, 1, 1, 0, 0, … with n, by induction. Star: every edge takes the centre, and nothing can be played after it: mex {0} = 1.
path-two-neighbouring-vertices-go-the-code-0-07-c0ce = 路：去掉两个相邻的顶点：编码 0.07。圈：每一步留下 n − 2 个顶点的路，所以它为 0 则值为 1，否则 0。团：每一步留下 n − 2 个顶点的团，由归纳，值随 n 为 0, 0, 1, 1, 0, 0, …。星：每条边都去掉中心，之后无法再走：mex { "{" }0{ "}" } = 1。

# A branch goes from a leaf up to below the next vertex with two children or more. Claimed to be lost: all branches have an even number of vertices.
a-branch-goes-from-a-leaf-up-to-below-8620 = 一个分支从叶子起，到下一个有两个或更多子节点的顶点之下为止。断言必败：每个分支的顶点数都是偶数。

# Without vertices there is no branch.
without-vertices-there-is-no-branch = 没有顶点就没有分支。

# A move removes the ends of some branches. These have at least two vertices, so an odd number, at least one, is left of each, and no other branch changes. (A branch of length one, which is odd, could vanish: that is why it wins.)
a-move-removes-the-ends-of-some-branches-these-e139 = 一步去掉若干分支的末端。这些分支至少有两个顶点，所以各剩下奇数个，至少一个，其他分支不变。（长度为一的分支是奇数，可能整个消失：所以有它就获胜。）

# Call a subtree settled when it is gone, is a path of even length, or branches and has even branches only. Going up from the leaves, settle the subtrees at the children of each vertex. If two or more are left, or one that branches, the subtree is settled. If one path is left, it can be given the parity that is wanted, by removing or keeping its leaf. If nothing is left, the children were leaves: keep one, or none. At the root at least one leaf has been removed, as the tree was not settled before.
call-a-subtree-settled-when-it-is-gone-is-7e4f = 称一棵子树为已安顿：它已消失，或是长度为偶数的路，或有分叉且各分支都是偶数。从叶子往上，在每个顶点安顿各子节点的子树。若留下两个或更多，或留下一个有分叉的，该子树就已安顿。若留下一条路，可以去掉或保留它的叶子，得到想要的奇偶性。若什么也不留，则子节点都是叶子：留一个，或一个不留。到根时至少去掉了一个叶子，因为原来的树并未安顿。

# Compute the values until they repeat long enough.
compute-the-values-until-they-repeat-long-enough = 计算各值，直到重复得足够长。

# Let n ≥ 2·n₀ + p + k and suppose the period for all smaller places. A move takes at most k and leaves heaps a + b = n + p − t with t ≤ k. The larger of them, say b, is at least (n + p − k)/2 ≥ n₀ + p, so g(b) = g(b − p), and (a, b − p) is what the same move leaves of n. So n and n + p have the same values among their options, and the same mex.
let-n-2-n-p-k-and-suppose-the-dc3e = 设 n ≥ 2·n₀ + p + k，且在所有更小处周期成立。一步至多取 k 个，留下堆 a + b = n + p − t（t ≤ k）。其中较大的，比如 b，至少为 (n + p − k)/2 ≥ n₀ + p，所以 g(b) = g(b − p)，而 (a, b − p) 正是同一步在 n 处留下的。所以 n 与 n + p 的选项有同样的值，mex 也相同。

# This is an induction that starts by itself once the values agree on n₀ ≤ n < 2·n₀ + p + k: a finite table proves it for ever.
this-is-an-induction-that-starts-by-itself-once-90c5 = 一旦各值在 n₀ ≤ n < 2·n₀ + p + k 上一致，归纳就自行开始：有限的表证明了永远成立。

# The next value is a function of the last W values (and perhaps of the parity of the heap).
the-next-value-is-a-function-of-the-last-c113 = 下一个值是最后 W 个值（也许连同堆的奇偶）的函数。

# When the same W values (at the same parity) occur again p heaps later, the next value is the same too, and so on for ever.
when-the-same-w-values-at-the-same-parity-8a64 = 当同样的 W 个值（在同样的奇偶处）在 p 个堆之后再次出现时，下一个值也相同，如此永远继续。

# It must happen: a game with r takes has values of at most r, so there are finitely many rows of W of them.
it-must-happen-a-game-with-r-takes-has-4b53 = 这必然发生：有 r 种取法的游戏，值至多为 r，所以 W 个值的排列只有有限多种。

# If any number of tokens from some number on may be taken, the value of a heap excludes itself for all heaps far enough above.
if-any-number-of-tokens-from-some-number-on-13bd = 若从某个数起取多少个都可以，则一堆的值在上面足够远的所有堆中都被排除。

# Let all values below a base be excluded for ever. What comes is a function of the excluded values above the base and the last few values, counted from the base. When these occur again p heaps later with the base s higher, everything repeats with s added.
let-all-values-below-a-base-be-excluded-for-f5f8 = 设某个基准以下的值都永远被排除。以后的值是基准以上被排除的值与最后几个值（都从基准算起）的函数。当它们在 p 个堆之后、基准高出 s 时再次出现，一切都加上 s 而重复。

# So g(n + p) = g(n) + s: the sequence is arithmetico-periodic with saltus s.
so-g-n-p-g-n-s-the-sequence-831e = 所以 g(n + p) = g(n) + s：数列是跃度为 s 的算术周期数列。

