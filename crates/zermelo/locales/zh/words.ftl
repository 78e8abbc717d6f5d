### Games: moves, theorems, explanations. The key of a message is made from its English words, which stand above it.

# take {n} from heap {heap} and split into {list}
take-n-from-heap-heap-and-split-into-list = 从第 { $heap } 堆取 { $n } 个并分成 { $list }

# take {n} and split into {list}
take-n-and-split-into-list = 取 { $n } 个并分成 { $list }

# split heap {heap} into {list}
split-heap-heap-into-list = 把第 { $heap } 堆分成 { $list }

# split into {list}
split-into-list = 分成 { $list }

# take {n} from heap {heap}
take-n-from-heap-heap = 从第 { $heap } 堆取 { $n } 个

# take {n} from both
take-n-from-both = 两堆各取 { $n } 个

# take {n}
take-n = 取 { $n } 个

# {n} from heap {heap}
n-from-heap-heap = 第 { $heap } 堆取 { $n } 个

# add {n} to heap {heap}
add-n-to-heap-heap = 给第 { $heap } 堆加 { $n } 个

# add {n}
add-n = 加 { $n } 个

# call 1 number
call-1-number = 报 1 个数

# call {n} numbers
call-n-numbers = 报 { $n } 个数

# cut {cake} into {count} of {piece}
cut-cake-into-count-of-piece = 把 { $cake } 切成 { $count } 块 { $piece }

# cut {cake} into {list}
cut-cake-into-list = 把 { $cake } 切成 { $list }

# divide {n} into {parts}
divide-n-into-parts = 把 { $n } 等分为 { $parts }

# unite {list}
unite-list = 合并 { $list }

# bite row {row} column {column}
bite-row-row-column-column = 咬第 { $row } 行第 { $column } 列

# {mark} row {row} column {column}
mark-row-row-column-column = { $mark } 第 { $row } 行第 { $column } 列

# slide {from} to {to}
slide-from-to-to = 从第 { $from } 格滑到第 { $to } 格

# jump {from} to {to}
jump-from-to-to = 从第 { $from } 格跳到第 { $to } 格

# move {from} to {to}
move-from-to-to = 从第 { $from } 格走到第 { $to } 格

# turn nothing
turn-nothing = 什么都不翻

# turn {first} to {last}
turn-first-to-last = 翻第 { $first } 到第 { $last } 枚

# turn {list}
turn-list = 翻第 { $list } 枚

# flip nothing
flip-nothing = 什么都不拨

# flip {list}
flip-list = 拨开关 { $list }

# cross {cell}
cross-cell = 在第 { $cell } 格画叉

# topple {place} left
topple-place-left = 把第 { $place } 块向左推倒

# topple {place} right
topple-place-right = 把第 { $place } 块向右推倒

# remove {list}
remove-list = 去掉 { $list }

# cut {edge}
cut-edge = 剪断 { $edge }

# pass
pass = 虚着

# strategy stealing
strategy-stealing = 策略窃取

# the theorem on thin and symmetric Chomp
the-theorem-on-thin-and-symmetric-chomp = 窄或对称的巧克力游戏定理

# central symmetry
central-symmetry = 中心对称

# Grundy values of rectangles
grundy-values-of-rectangles = 矩形的 SG值

# the fusion and colon principles
the-fusion-and-colon-principles = 费森原理与克朗原理

# the sign-expansion rule
the-sign-expansion-rule = 符号展开法则

# the values of blue-red trees and green graphs
the-values-of-blue-red-trees-and-green-graphs = 蓝红树和绿图的值

# the closed forms of Node Kayles on paths, cycles, cliques and stars
the-closed-forms-of-node-kayles-on-paths-cycles-6edf = 路、圈、团、星上点 Kayles 的公式

# the closed forms of Arc Kayles on paths, cycles, cliques and stars
the-closed-forms-of-arc-kayles-on-paths-cycles-3690 = 路、圈、团、星上边 Kayles 的公式

# the theorem on even branches
the-theorem-on-even-branches = 偶数分支定理

# the theorem on bounded Nim
the-theorem-on-bounded-nim = 有限取子尼姆定理

# the values of Cutcake
the-values-of-cutcake = 切蛋糕的值

# the values of Maundy Cake
the-values-of-maundy-cake = 均分切蛋糕的值

# the theorem on Euclid
the-theorem-on-euclid = 欧几里得游戏定理

# the theorem on Smallest Nim
the-theorem-on-smallest-nim = 最小堆尼姆定理

# the theorem on Largest Nim
the-theorem-on-largest-nim = 最大堆尼姆定理

# the theorem on Fibonacci Nim
the-theorem-on-fibonacci-nim = 斐波那契博弈定理

# Fraenkel's theorem
fraenkel-s-theorem = Fraenkel 定理

# the theorem on Lasker's Nim
the-theorem-on-lasker-s-nim = Lasker 尼姆定理

# Moore's theorem
moore-s-theorem = Moore 定理

# Bouton's theorem
bouton-s-theorem = Bouton 定理

# the theorem on Poker Nim
the-theorem-on-poker-nim = 扑克尼姆定理

# the parity of the splits
the-parity-of-the-splits = 分堆次数的奇偶性

# the periodicity of subtraction games
the-periodicity-of-subtraction-games = 减法游戏的周期性

# the misère quotient of the code
the-mis-re-quotient-of-the-code = 编码的反常商

# the Sprague–Grundy theorem on the heaps of the code
the-sprague-grundy-theorem-on-the-heaps-of-the-1063 = 对编码各堆的 SG定理

# the theorem on 31
the-theorem-on-31 = 报数游戏定理

# Wythoff's theorem
wythoff-s-theorem = 威佐夫定理

# search for the last hand at each switch
search-for-the-last-hand-at-each-switch = 对每个开关最后一手的搜索

# the values of Elephants and Rhinos
the-values-of-elephants-and-rhinos = 大象与犀牛的值

# the theorem on the silver dollar game
the-theorem-on-the-silver-dollar-game = 银元游戏定理

# the theorem on Treblecross
the-theorem-on-treblecross = 三连叉定理

# the theorem on coin-turning games
the-theorem-on-coin-turning-games = 翻硬币游戏定理

# the tartan theorem
the-tartan-theorem = 格子定理（tartan）

# the Guy–Smith periodicity theorem
the-guy-smith-periodicity-theorem = Guy–Smith 周期性定理

# repetition of a state
repetition-of-a-state = 状态重复

# repetition of a state up to a shift
repetition-of-a-state-up-to-a-shift = 平移后的状态重复

# The next player wins, by strategy stealing; no move is known from the theorem.
the-next-player-wins-by-strategy-stealing-no-move-e5be = 由策略窃取可知先手必胜；该定理并不给出走法。

# Only the poisoned square is left: the player to move has to eat it.
only-the-poisoned-square-is-left-the-player-to-928d = 只剩有毒的一格：轮到走的一方必须吃掉它。

# One row: bite everything but the poisoned square.
one-row-bite-everything-but-the-poisoned-square = 一行：除有毒的一格外全部咬掉。

# Two rows, the second one shorter: every bite can be answered by the same shape.
two-rows-the-second-one-shorter-every-bite-can-cfc1 = 两行，第二行短一格：无论怎么咬，都能恢复同样的形状。

# Two equal rows: bite the last square of the second.
two-equal-rows-bite-the-last-square-of-the-edae = 两行等长：咬掉第二行的最后一格。

# Two rows: shorten the first until it is one longer than the second.
two-rows-shorten-the-first-until-it-is-one-bbca = 两行：把第一行缩短到比第二行多一格。

# An L with equal arms: copy every bite in the other arm.
an-l-with-equal-arms-copy-every-bite-in-193f = 两臂相等的 L 形：对方咬一臂，就在另一臂照样咬。

# An L: make its arms equal.
an-l-make-its-arms-equal = L 形：使两臂相等。

# A square board: bite the square diagonally next to the poisoned one, then copy every bite in the other arm of the L.
a-square-board-bite-the-square-diagonally-next-to-42c0 = 正方形棋盘：咬毒格的斜邻格，此后对方咬 L 形的一臂，就在另一臂照样咬。

# the free cells are symmetric about their centre: every move is answered by its opposite
the-free-cells-are-symmetric-about-their-centre-every-ea26 = 空格关于中心对称：每一步都用对称的一步回应

# the free cells are symmetric about the middle of {label}: take it, then answer every move by its opposite
the-free-cells-are-symmetric-about-the-middle-of-eef5 = 空格关于 { $label } 的中点对称：先占它，然后每一步都用对称的一步回应

# no cell is free: there is no move
no-cell-is-free-there-is-no-move = 没有空格：没有走法

# rectangle {name}: Grundy value {value}
rectangle-name-grundy-value-value = 矩形 { $name }：SG值 { $value }

# and {count} more rectangles
and-count-more-rectangles = 还有 { $count } 个矩形

# their nim-sum is {total}
their-nim-sum-is-total = 它们的尼姆和是 { $total }

# … and 1 more place in the same way
and-1-more-place-in-the-same-way = ……还有 1 处同理

# … and {count} more places in the same way
and-count-more-places-in-the-same-way = ……还有 { $count } 处同理

# … and {count} more places where branches meet
and-count-more-places-where-branches-meet = ……还有 { $count } 处分支的交点

# fuse {vertices}: the {count} edges of their cycles become loops
fuse-vertices-the-count-edges-of-their-cycles-become-7664 = 合并 { $vertices }：圈上的 { $count } 条边变成自环

# {count} branches, each a stalk
count-branches-each-a-stalk = { $count } 个分支，各成一根茎

# 1 loop is worth 1
n-1-loop-is-worth-1 = 1 个自环的值是 1

# {loops} loops are worth {value}
loops-loops-are-worth-value = { $loops } 个自环的值是 { $value }

# {place}: nothing, worth 0
place-nothing-worth-0 = { $place }：没有东西，值为 0

# {place}: {what}
place-what = { $place }：{ $what }

# {place}: {what}; {terms} = {value}
place-what-terms-value = { $place }：{ $what }；{ $terms } = { $value }

# {low}-{high} is a stalk of {length}
low-high-is-a-stalk-of-length = { $low }-{ $high } 是长为 { $length } 的茎

# {low}-{high} carries {carried}, a stalk of 1 + {carried} = {total}
low-high-carries-carried-a-stalk-of-1-carried-8a29 = { $low }-{ $high } 上面的值是 { $carried }，成为长为 1 + { $carried } = { $total } 的茎

# {low}-{high} to {top} carries {carried}, a stalk of {length} + {carried} = {total}
low-high-to-top-carries-carried-a-stalk-of-733d = { $low }-{ $high } 到 { $top }，上面的值是 { $carried }，成为长为 { $length } + { $carried } = { $total } 的茎

# ground
ground = 地面

# the ground
the-ground = 地面

# on the ground
on-the-ground = 地面上

# on {vertex}
on-vertex = { $vertex } 上

# {place}: {branches} branches, together {total}
place-branches-branches-together-total = { $place }：{ $branches } 个分支，合计 { $total }

# {letters}{dots}:({top}) = {value}
letters-dots-top-value = { $letters }{ $dots }:({ $top }) = { $value }

# {letters} = {terms} = {value}
letters-terms-value = { $letters } = { $terms } = { $value }

# {letters}{dots} = {value}
letters-dots-value = { $letters }{ $dots } = { $value }

# a whole number of many digits
a-whole-number-of-many-digits = 位数很多的整数

# a number between {floor} and {ceiling}, with denominator 2^{exponent}
a-number-between-floor-and-ceiling-with-denominator-2-31ca = { $floor } 与 { $ceiling } 之间、分母为 2^{ $exponent } 的数

# {whole} + *
whole = { $whole } + *

# {number} + *{nimber}
number-nimber = { $number } + *{ $nimber }

# The value is {value}, above 0: Left wins, whoever begins.
the-value-is-value-above-0-left-wins-whoever-c57c = 值是 { $value }，大于 0：无论谁先走，左方获胜。

# The value is {value}, below 0: Right wins, whoever begins.
the-value-is-value-below-0-right-wins-whoever-656d = 值是 { $value }，小于 0：无论谁先走，右方获胜。

# The value is {value}: the previous player wins.
the-value-is-value-the-previous-player-wins = 值是 { $value }：后手必胜。

# The value is {value}: the next player wins, by a green cut that leaves 0.
the-value-is-value-the-next-player-wins-by-3693 = 值是 { $value }：先手剪绿边留下 0 即必胜。

# path of {count}
path-of-count = { $count } 个顶点的路

# cycle of {count}
cycle-of-count = { $count } 个顶点的圈

# clique of {count}
clique-of-count = { $count } 个顶点的团

# star of {count} leaves
star-of-count-leaves = { $count } 个叶子的星

# g({part}) = {value}
g-part-value = g({ $part }) = { $value }

# The nim-sum of the {count} parts is {value}.
the-nim-sum-of-the-count-parts-is-value = { $count } 个部分的尼姆和是 { $value }。

# {length} (leaf {leaf})
length-leaf-leaf = { $length }（叶子 { $leaf }）

# and {count} more
and-count-more = 还有 { $count } 个

# lengths of the branches: {list}
lengths-of-the-branches-list = 各分支的长度：{ $list }

# there is no vertex: there is no move
there-is-no-vertex-there-is-no-move = 没有顶点：没有走法

# some are odd: remove leaves so that all become even
some-are-odd-remove-leaves-so-that-all-become-a365 = 有奇数：去掉叶子使全部变为偶数

# all are even: every move makes one odd, and it can be answered
all-are-even-every-move-makes-one-odd-and-cee4 = 全是偶数：每一步都会出现奇数，而对方可以再使其全为偶数

# {cake} is worth {value}.
cake-is-worth-value = { $cake } 的值是 { $value }。

# {cake} is worth {value}, and there are {count} of them.
cake-is-worth-value-and-there-are-count-of-a860 = { $cake } 的值是 { $value }，共有 { $count } 块。

# Together {total}.
together-total = 合计 { $total }。

# A heap is empty, so there is no move
a-heap-is-empty-so-there-is-no-move = 有一堆是空的，没有走法

# Equal heaps: the next player empties one
equal-heaps-the-next-player-empties-one = 两堆相等：先手取光一堆

# Equal heaps: the only move empties one
equal-heaps-the-only-move-empties-one = 两堆相等：唯一的走法是取光一堆

# {b} is more than φ times {a}, since {b} · ({b} − {a}) = {product} > {a}² = {square}
b-is-more-than-times-a-since-b-b-ffd7 = { $b } 大于 { $a } 的 φ 倍，因为 { $b } · ({ $b } − { $a }) = { $product } > { $a }² = { $square }

# {b} is less than φ times {a}, since {b} · ({b} − {a}) = {product} < {a}² = {square}
b-is-less-than-times-a-since-b-b-0ed7 = { $b } 小于 { $a } 的 φ 倍，因为 { $b } · ({ $b } − { $a }) = { $product } < { $a }² = { $square }

# {reason}: the {winner} player wins.
reason-the-winner-player-wins = { $reason }：{ $winner }必胜。

# All heaps are single tokens, and their number, {ones}, is {parity}
all-heaps-are-single-tokens-and-their-number-ones-8e6f = 每堆都只有一个子，堆数 { $ones } 是{ $parity }

# The number of single tokens, {ones}, is {parity}
the-number-of-single-tokens-ones-is-parity = 只有一个子的堆数 { $ones } 是{ $parity }

# The number of largest heaps, {most}, is {parity}
the-number-of-largest-heaps-most-is-parity = 最大堆的个数 { $most } 是{ $parity }

# All heaps are empty: the {winner} player wins.
all-heaps-are-empty-the-winner-player-wins = 所有堆都空了：{ $winner }必胜。

# Leave fewer than {bound} in the largest heap, no matter how many.
leave-fewer-than-bound-in-the-largest-heap-no-e6b3 = 在最大的堆里留下少于 { $bound } 个，留多少都行。

# No move is possible: the {winner} player wins.
no-move-is-possible-the-winner-player-wins = 没有走法：{ $winner }必胜。

# In misère play nobody wants the last token; it does not count.
in-mis-re-play-nobody-wants-the-last-token-991f = 在反常游戏中谁都不想要最后一个，所以它不算。

# Nothing is left that counts: the previous player wins.
nothing-is-left-that-counts-the-previous-player-wins = 没有可算的了：后手必胜。

# The smallest part {least} is more than the limit {limit}: the previous player wins.
the-smallest-part-least-is-more-than-the-limit-749f = 最小的一项 { $least } 超过上限 { $limit }：后手必胜。

# The smallest part {least} is within the limit {limit}: take it, and the next part is more than twice as large.
the-smallest-part-least-is-within-the-limit-limit-2ada = 最小的一项 { $least } 不超过上限 { $limit }：取走它，下一项大于它的两倍。

# α = (2 − {a} + √({a}² + 4))/2; the P-pair with {low} is {low} and {partner}.
n-2-a-a-4-2-the-p-pair-with-764c = α = (2 − { $a } + √({ $a }² + 4))/2；含 { $low } 的必败对是 ({ $low }, { $partner })。

# {pair} is not that pair: the next player wins.
pair-is-not-that-pair-the-next-player-wins = { $pair } 不是这一对：先手必胜。

# {pair} is that pair: the previous player wins.
pair-is-that-pair-the-previous-player-wins = { $pair } 就是这一对：后手必胜。

# The difference is k = {k}; the P-pair with this difference is ({smaller}, {larger}).
the-difference-is-k-k-the-p-pair-with-de71 = 差是 k = { $k }；差为 k 的必败对是 ({ $smaller }, { $larger })。

# The smaller heap is {low}, not {smaller}: the next player wins.
the-smaller-heap-is-low-not-smaller-the-next-a818 = 较小的堆是 { $low }，不是 { $smaller }：先手必胜。

# This is that pair: the previous player wins.
this-is-that-pair-the-previous-player-wins = 正是这一对：后手必胜。

# No heap above 1, and {ones} mod {modulus} = {rest}: in misère play the next player wins, since it is not 1.
no-heap-above-1-and-ones-mod-modulus-rest-6f4e = 没有大于 1 的堆，{ $ones } mod { $modulus } = { $rest }：不是 1，所以在反常游戏中先手必胜。

# No heap above 1, and {ones} mod {modulus} = {rest}: in misère play the previous player wins.
no-heap-above-1-and-ones-mod-modulus-rest-59ca = 没有大于 1 的堆，{ $ones } mod { $modulus } = { $rest }：在反常游戏中后手必胜。

# The ones of some column are not a multiple of {modulus}: the next player wins.
the-ones-of-some-column-are-not-a-multiple-3282 = 某一位上 1 的个数不是 { $modulus } 的倍数：先手必胜。

# The ones of every column are a multiple of {modulus}: the previous player wins.
the-ones-of-every-column-are-a-multiple-of-8874 = 每一位上 1 的个数都是 { $modulus } 的倍数：后手必胜。

# A move can bring every heap above 1 to 0 or 1: in misère play leave a number of ones that is 1 mod {modulus}.
a-move-can-bring-every-heap-above-1-to-5f9f = 一步可以把所有大于 1 的堆变为 0 或 1：在反常游戏中使剩下的 1 的个数模 { $modulus } 余 1。

# Stocks do not help: whatever is added, the winner takes away again, and the loser's stock runs out.
stocks-do-not-help-whatever-is-added-the-winner-67e8 = 储备没有用：加上的子获胜方再取走，输的一方的储备终会用完。

# Exactly 1 move is left, an odd number: the next player makes the last one.
exactly-1-move-is-left-an-odd-number-the-c67a = 恰好还有 1 步，是奇数：先手走最后一步。

# Exactly {splits} moves are left, an odd number: the next player makes the last one.
exactly-splits-moves-are-left-an-odd-number-the-c96e = 恰好还有 { $splits } 步，是奇数：先手走最后一步。

# Exactly {splits} moves are left, an even number: the previous player makes the last one.
exactly-splits-moves-are-left-an-even-number-the-d7a1 = 恰好还有 { $splits } 步，是偶数：后手走最后一步。

# The Grundy values have period {length} from {start} on (proved).
the-grundy-values-have-period-length-from-start-on-cad0 = SG值从 { $start } 起以 { $length } 为周期（已证明）。

# The values of {code} have period {length} and saltus {saltus} from heap {start} on, by {by}.
the-values-of-code-have-period-length-and-saltus-6e3f = { $code } 的值从堆 { $start } 起周期为 { $length }、跃度为 { $saltus }，根据：{ $by }。

# The values of {code} have period {length} from heap {start} on, by {by}.
the-values-of-code-have-period-length-from-heap-ce08 = { $code } 的值从堆 { $start } 起周期为 { $length }，根据：{ $by }。

# for all heaps, with period {length} from heap {start} on
for-all-heaps-with-period-length-from-heap-start-1b79 = 对所有的堆，从堆 { $start } 起周期为 { $length }

# for heaps to {largest}
for-heaps-to-largest = 到堆 { $largest } 为止

# The misère quotient of {code} has order {order}; it is verified {covers}.
the-mis-re-quotient-of-code-has-order-order-cb74 = { $code } 的反常商的阶是 { $order }；已验证：{ $covers }。

# The product of the heaps is a P-element: the previous player wins.
the-product-of-the-heaps-is-a-p-element-e01a = 各堆之积是 P-元素：后手必胜。

# The product of the heaps is no P-element: the next player wins.
the-product-of-the-heaps-is-no-p-element-7be4 = 各堆之积不是 P-元素：先手必胜。

# Grundy values of heaps of {code}: {list}.
grundy-values-of-heaps-of-code-list = { $code } 各堆的 SG值：{ $list }。

# All numbers have been called: the previous player has lost.
all-numbers-have-been-called-the-previous-player-has-5b1d = 所有数都报完了：刚报完的一方输了。

# 1 more than a multiple of {modulus} is left: whatever is called, the other completes to {modulus}.
n-1-more-than-a-multiple-of-modulus-is-left-c0ce = 剩下的比 { $modulus } 的倍数多 1：无论报几个，对方都凑成 { $modulus }。

# Leave 1 more than a multiple of {modulus}, and complete every later round to {modulus}.
leave-1-more-than-a-multiple-of-modulus-and-6090 = 留下比 { $modulus } 的倍数多 1 个，以后每轮凑成 { $modulus }。

# {open} switches are open: Left decides {lefts} of them, Right the others
open-switches-are-open-left-decides-lefts-of-them-6b66 = 还有 { $open } 个开关未定：左方决定其中 { $lefts } 个，右方决定其余

# in random order {leaves} of the 2^{open} final lights were looked at, for all moves together
in-random-order-leaves-of-the-2-open-final-a786 = 按随机顺序，所有走法共考察了 2^{ $open } 种最终亮灯情况中的 { $leaves } 种

# to know the winner alone takes {random} in random order, {fixed} with 'leave it alone' always first
to-know-the-winner-alone-takes-random-in-random-a4bc = 只判定胜负，随机顺序需要 { $random } 个，总是先试“不动”则需要 { $fixed } 个

# The strip is worth {value}.
the-strip-is-worth-value = 这一行的值是 { $value }。

# The strip is worth {whole} + {count} switches.
the-strip-is-worth-whole-count-switches = 这一行的值是 { $whole } 加上 { $count } 个开关。

# between the edge and {coin}: {gap}
between-the-edge-and-coin-gap = 边缘与 { $coin } 之间：{ $gap }

# between {left} and {right}: {gap}
between-left-and-right-gap = { $left } 与 { $right } 之间：{ $gap }

# Two crosses are near enough: a third one completes three at once.
two-crosses-are-near-enough-a-third-one-completes-eb09 = 两个叉足够近：画上第三个叉立即连成三个。

# No two crosses are near, and a cross near another one would lose.
no-two-crosses-are-near-and-a-cross-near-b44d = 没有两个叉相近，靠近别的叉就会输。

# cells {first} to {last}: a heap of {heap} in 0.007, worth {value}
cells-first-to-last-a-heap-of-heap-in-04ba = 第 { $first } 到 { $last } 格：0.007 的堆 { $heap }，值 { $value }

# The nim-sum is {sum}.
the-nim-sum-is-sum = 尼姆和是 { $sum }。

# The nim-sum over the heads is 0: the previous player wins.
the-nim-sum-over-the-heads-is-0-the-3d35 = 各正面的尼姆和是 0：后手必胜。

# The nim-sum over the heads is {sum}, not 0: the next player wins.
the-nim-sum-over-the-heads-is-sum-not-1b6a = 各正面的尼姆和是 { $sum }，不为 0：先手必胜。


# turn column {columns} in row {rows}
turn-column-columns-in-row-rows = 翻第 { $rows } 行第 { $columns } 列

# turn column {columns} in rows {rows}
turn-column-columns-in-rows-rows = 翻行 { $rows } 与第 { $columns } 列的交点

# turn columns {columns} in row {rows}
turn-columns-columns-in-row-rows = 翻第 { $rows } 行与列 { $columns } 的交点

# turn columns {columns} in rows {rows}
turn-columns-columns-in-rows-rows = 翻行 { $rows } 与列 { $columns } 的交点

# cut {edge} (blue)
cut-edge-blue = 剪断蓝边 { $edge }

# cut {edge} (red)
cut-edge-red = 剪断红边 { $edge }

# cut {edge} (green)
cut-edge-green = 剪断绿边 { $edge }

# {cell} onto its own
cell-onto-its-own = { $cell } 走到自己的子上

# none
none = 没有

# {heap} to nothing
heap-to-nothing = { $heap } → 无

# {heap} to {list}
heap-to-list = { $heap } → { $list }

# heap {heap}
heap-heap = 第 { $heap } 堆

# {cell}-off
cell-off = 从 { $cell } 离开棋盘

# token {n}
token-n = 第 { $n } 枚棋子
