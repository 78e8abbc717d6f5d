### Answers and the steps of their arguments. The key of a message is made from its English words, which stand above it.

# error: {what}
error-what = 错误：{ $what }

# the limit of {most} positions was reached
the-limit-of-most-positions-was-reached = 已达到 { $most } 个局面的上限

# the limit of 1 position was reached
the-limit-of-1-position-was-reached = 已达到 1 个局面的上限

# the memory limit of {most} MB was reached
the-memory-limit-of-most-mb-was-reached = 已达到 { $most } MB 的内存上限

# the time limit was reached
the-time-limit-was-reached = 已达到时间上限

# interrupted
interrupted = 已中断

# the budget of {most} {unit} for {purpose} was reached
the-budget-of-most-unit-for-purpose-was-reached = 用于{ $purpose }的预算已用完（{ $unit }：{ $most }）

# {holder} holds at most {most} {unit}
holder-holds-at-most-most-unit = { $holder }最多容纳 { $most } 个{ $unit }

# positions
positions = 局面

# steps
steps = 步骤

# moves
moves = 走法

# values
values = 值

# next
next = 先手

# previous
previous = 后手

# even
even = 偶数

# odd
odd = 奇数

# Left
left = 左方

# Right
right = 右方

# heaps
heaps = 石子堆

# gaps
gaps = 间隔

# remainders
remainders = 余数

# Grundy values
grundy-values = SG值

# no ones
no-ones = 没有 1

# 1 one
n-1-one = 有一个 1

# {ones} ones
ones-ones = 有 { $ones } 个 1

# The nim-sum of the {what} is {sum}, not 0: the next player wins.
the-nim-sum-of-the-what-is-sum-not-11e0 = { $what }的尼姆和是 { $sum }，不为 0：先手必胜。

# The nim-sum of the {what} is 0: the previous player wins.
the-nim-sum-of-the-what-is-0-the-2c85 = { $what }的尼姆和是 0：后手必胜。

# No {what} above 1, and the number of ones is even: in misère play the next player wins.
no-what-above-1-and-the-number-of-ones-a82e = { $what }中没有大于 1 的，且 1 的个数是偶数：在反常游戏中先手必胜。

# No {what} above 1, and the number of ones is odd: in misère play the previous player wins.
no-what-above-1-and-the-number-of-ones-a86c = { $what }中没有大于 1 的，且 1 的个数是奇数：在反常游戏中后手必胜。

# Exactly one of the {what} is above 1, beside {besides}: bringing it to {target} leaves an odd number of ones, so in misère play the next player wins.
exactly-one-of-the-what-is-above-1-beside-79c0 = { $what }中恰有一个大于 1（另外{ $besides }）：把它变成 { $target }，就留下奇数个 1，所以在反常游戏中先手必胜。

# {large} of the {what} are above 1, so misère play goes as normal play: the nim-sum is {sum} and the next player wins.
large-of-the-what-are-above-1-so-mis-651d = { $what }中有 { $large } 个大于 1，所以反常游戏与正常规则相同：尼姆和是 { $sum }，先手必胜。

# {large} of the {what} are above 1, so misère play goes as normal play: the nim-sum is {sum} and the previous player wins.
large-of-the-what-are-above-1-so-mis-a2f7 = { $what }中有 { $large } 个大于 1，所以反常游戏与正常规则相同：尼姆和是 { $sum }，后手必胜。

# Note: {note}
note-note = 注意：{ $note }

# {subject}  (misère play)
subject-mis-re-play = { $subject }  （反常游戏）

# Grundy value 0: the position is worth 0.
grundy-value-0-the-position-is-worth-0 = SG值 0：这个局面的值是 0。

# Grundy value {value}: no Nim heap is as good, for play can go round.
grundy-value-value-no-nim-heap-is-as-good-bc90 = SG值 { $value }：局面可以循环，没有一个尼姆堆与它相当。

# The position is worth {value}.
the-position-is-worth-value = 这个局面的值是 { $value }。

# Grundy value {value}: the position is worth *{value}.
grundy-value-value-the-position-is-worth-value = SG值 { $value }：这个局面的值是 *{ $value }。

# Why
why = 理由

# Every move wins.
every-move-wins = 每一种走法都获胜。

# {player}: {title}
player-title = { $player }：{ $title }

# Winning moves
winning-moves = 获胜的走法

# Winning moves (there may be more)
winning-moves-there-may-be-more = 获胜的走法（可能还有）

# Drawing moves
drawing-moves = 保持平局的走法

# Drawing moves (there may be more)
drawing-moves-there-may-be-more = 保持平局的走法（可能还有）

# Best move found
best-move-found = 找到的最好的走法

# Every move loses
every-move-loses = 每一种走法都输

# All other moves lose
all-other-moves-lose = 其他走法都输

# Losing moves (there may be more)
losing-moves-there-may-be-more = 输的走法（可能还有）

# Other moves are known to lose
other-moves-are-known-to-lose = 其他已知会输的走法

# {what} ({count}).
what-count = { $what }（{ $count } 种）。

# {title} (the first {shown} of {count}; JSON output lists them all)
title-the-first-shown-of-count-json-output-lists-fc12 = { $title }（{ $count } 种中的前 { $shown } 种；JSON 输出列出全部）

# Best play: {moves}
best-play-moves = 最佳对局：{ $moves }

# Best play: {moves}, and 1 more
best-play-moves-and-1-more = 最佳对局：{ $moves }，还有 1 步

# Best play: {moves}, and {more} more
best-play-moves-and-more-more = 最佳对局：{ $moves }，还有 { $more } 步

# Proved, by {by}
proved-by-by = 已证明，根据：{ $by }

# Checked to {plies}, by {by}
checked-to-plies-by-by = 检查到 { $plies }，根据：{ $by }

# Stopped in {by}: {reason}
stopped-in-by-reason = 停止于{ $by }：{ $reason }

# {claims}.
claims = { $claims }。

# Source: {source}.
source-source = 出处：{ $source }

# Tried and given up: {theories}.
tried-and-given-up-theories = 尝试后放弃：{ $theories }。

# {verdict}.
verdict = { $verdict }。

# {symbol}: {sentence}, in {plies}.
symbol-sentence-in-plies = { $symbol }：{ $sentence }，共 { $plies }。

# {symbol}: {sentence}.
symbol-sentence = { $symbol }：{ $sentence }。

# Not decided: {reason}.
not-decided-reason = 未能判定：{ $reason }。

# Not decided.
not-decided = 未能判定。

# {player} to move draws
player-to-move-draws = { $player }走：平局

# {player} to move has won
player-to-move-has-won = { $player }走：已经获胜

# {player} to move has lost
player-to-move-has-lost = { $player }走：已经输了

# {player} to move wins
player-to-move-wins = { $player }走：获胜

# {player} to move loses
player-to-move-loses = { $player }走：输

# {player} to move wins in {plies}
player-to-move-wins-in-plies = { $player }走：{ $plies }获胜

# {player} to move loses in {plies}
player-to-move-loses-in-plies = { $player }走：{ $plies }告负

# {player} to move {words}.
player-to-move-words = { $player }走：{ $words }。

# 1 ply
n-1-ply = 1 步

# {count} plies
count-plies = { $count } 步

# the next player wins, whoever it is
the-next-player-wins-whoever-it-is = 无论谁走，下一个走的人获胜（先手必胜）

# the previous player wins: whoever moves next loses
the-previous-player-wins-whoever-moves-next-loses = 刚走完的人获胜：下一个走的人输（后手必胜）

# Left wins, whoever moves first
left-wins-whoever-moves-first = 无论谁先走，左方获胜

# Right wins, whoever moves first
right-wins-whoever-moves-first = 无论谁先走，右方获胜

# a draw, whoever moves first
a-draw-whoever-moves-first = 无论谁先走，都是平局

# Left wins moving first, and draws if Right moves first
left-wins-moving-first-and-draws-if-right-moves-9b84 = 左方先走则左方获胜，右方先走则平局

# Right wins moving first, and draws if Left moves first
right-wins-moving-first-and-draws-if-left-moves-7bbb = 右方先走则右方获胜，左方先走则平局

# Left wins moving second, and draws moving first
left-wins-moving-second-and-draws-moving-first = 左方后走则获胜，先走则平局

# Right wins moving second, and draws moving first
right-wins-moving-second-and-draws-moving-first = 右方后走则获胜，先走则平局

# the moves and distances by {by}
the-moves-and-distances-by-by = 走法和步数，根据：{ $by }

# the moves by {by}
the-moves-by-by = 走法，根据：{ $by }

# the Grundy value by {by}
the-grundy-value-by-by = SG值，根据：{ $by }

# the value by {by}
the-value-by-by = 值，根据：{ $by }

# It cannot be {player}'s turn here: {why}.
it-cannot-be-player-s-turn-here-why = 这里不可能轮到{ $player }：{ $why }。

# the Sprague–Grundy theorem
the-sprague-grundy-theorem = SG定理

# the Sprague–Grundy theorem on {count} components
the-sprague-grundy-theorem-on-count-components = 对 { $count } 个分量的 SG定理

# Smith's theorem
smith-s-theorem = Smith 定理

# Smith's theorem on {count} components
smith-s-theorem-on-count-components = 对 { $count } 个分量的 Smith 定理

# the canonical form
the-canonical-form = 标准型

# canonical forms
canonical-forms = 标准型

# the canonical forms of {count} components
the-canonical-forms-of-count-components = { $count } 个分量的标准型

# loopy Grundy values
loopy-grundy-values = 循环游戏的 SG值

# retrograde analysis
retrograde-analysis = 逆向分析

# retrograde analysis of {positions}
retrograde-analysis-of-positions = 对 { $positions }的逆向分析

# top-down search
top-down-search = 自顶向下搜索

# top-down search of {positions}
top-down-search-of-positions = 对 { $positions }的自顶向下搜索

# a search of 1 sum of components
a-search-of-1-sum-of-components = 对 1 个分量之和的搜索

# a search of {count} sums of components
a-search-of-count-sums-of-components = 对 { $count } 个分量之和的搜索

# bounds of the game
bounds-of-the-game = 游戏的界

# a search of {positions} made for this game
a-search-of-positions-made-for-this-game = 专为该游戏所作的搜索（{ $positions }）

# a search of sums
a-search-of-sums = 对和的搜索

# a search of sums, {count} looked at
a-search-of-sums-count-looked-at = 对和的搜索（看了 { $count } 个）

# minimax
minimax = 极大极小

# alpha-beta
alpha-beta = α-β 剪枝

# {engine} to the end
engine-to-the-end = 搜索到底的{ $engine }

# {engine} to depth {plies}
engine-to-depth-plies = 深度为 { $plies } 的{ $engine }

# AND-OR evaluation
and-or-evaluation = 与或树求值

# AND-OR evaluation in random order (seed {seed})
and-or-evaluation-in-random-order-seed-seed = 随机顺序的与或树求值（种子 { $seed }）

# a theorem
a-theorem = 定理

# the game's own search
the-game-s-own-search = 游戏自带的搜索

# the theory of Grundy values
the-theory-of-grundy-values = SG值理论

# the theory of loopy Grundy values
the-theory-of-loopy-grundy-values = 循环游戏的 SG值理论

# the theory of canonical forms
the-theory-of-canonical-forms = 标准型理论

# the table
the-table = 表

# the planner
the-planner = 规划器

# {name} (more than {positions})
name-more-than-positions = { $name }（超过 { $positions }）

# {name} (more than {most} steps)
name-more-than-most-steps = { $name }（超过 { $most } 个步骤）

# 1 position
n-1-position = 1 个局面

# {count} positions
count-positions = { $count } 个局面

# There are too many moves to look at them all.
there-are-too-many-moves-to-look-at-them-88fd = 走法太多，无法全部考察。

# The board has too many positions to search them for every winning move.
the-board-has-too-many-positions-to-search-them-23f2 = 局面太多，无法找出所有获胜的走法。

# Not all was computed: {reason}.
not-all-was-computed-reason = 没有全部算出：{ $reason }。

# Not all moves were rated: {reason}.
not-all-moves-were-rated-reason = 没有评价所有走法：{ $reason }。

# Not all moves were rated: that takes longer than to find the winner; --only moves rates them all.
not-all-moves-were-rated-that-takes-longer-than-a243 = 没有评价所有走法：那比判定胜负更费时；用 --only moves 可以评价全部。

# The first winning move has the least counter: a winner who always takes it does not go round.
the-first-winning-move-has-the-least-counter-a-f230 = 第一个获胜走法的计数器最小：总走它就不会循环。

# {position} = a large value
position-a-large-value = { $position } = 一个很长的值

# The winner follows by {reason}.
the-winner-follows-by-reason = 胜负由此得出：{ $reason }。

# the mean, which is farther from 0 than the temperature reaches
the-mean-which-is-farther-from-0-than-the-2adf = 平均值与 0 相差超过温度

# the switches, the hottest of which is played first
the-switches-the-hottest-of-which-is-played-first = 各开关，最热的先走

# a search over the components
a-search-over-the-components = 对各分量的搜索

# {engine} visited {nodes} nodes.
engine-visited-nodes-nodes = { $engine }：访问了 { $nodes } 个节点。

# {engine} visited 1 node.
engine-visited-1-node = { $engine }：访问了 1 个节点。

# {engine} visited {nodes} nodes; minimax visits {all}.
engine-visited-nodes-nodes-minimax-visits-all = { $engine }：访问了 { $nodes } 个节点（极大极小需要 { $all } 个）。

# {engine} visited 1 node; minimax visits {all}.
engine-visited-1-node-minimax-visits-all = { $engine }：访问了 1 个节点（极大极小需要 { $all } 个）。

# Neither player has a forced win within {depth} plies; the evaluation for {player}, to move, is {score}.
neither-player-has-a-forced-win-within-depth-plies-733b = 在 { $depth } 步内双方都不能强制获胜；轮到走的{ $player }的评估值是 { $score }。

# {leaves} leaves and {nodes} nodes were looked at.
leaves-leaves-and-nodes-nodes-were-looked-at = 考察了 { $leaves } 个叶子和 { $nodes } 个节点。

# The Grundy value is 0: the previous player wins.
the-grundy-value-is-0-the-previous-player-wins = SG值是 0：后手必胜。

# The Grundy value is {value}, not 0: the next player wins by a move to 0.
the-grundy-value-is-value-not-0-the-next-ed1d = SG值是 { $value }，不为 0：先手走到 0 即必胜。

# The Grundy value is {value}, not 0: the next player wins by a cut that leaves 0.
the-grundy-value-is-value-not-0-the-next-5cff = SG值是 { $value }，不为 0：先手剪一条边留下 0 即必胜。

# The Grundy value is 0: the previous player wins, by reverting what the other does.
the-grundy-value-is-0-the-previous-player-wins-5dc6 = SG值是 0：后手还原对方的走法，后手必胜。

# The Grundy value is {value}, with a move to 0: the next player wins by it.
the-grundy-value-is-value-with-a-move-to-4547 = SG值是 { $value }，且能走到 0：先手必胜。

# The Grundy value is {value}, without a move to 0: neither player can force an end.
the-grundy-value-is-value-without-a-move-to-7535 = SG值是 { $value }，且不能走到 0：双方都不能强制结束。

# One component is {value}; the nim-sum {rest} of the others is in the set: the next player wins by moving there to {rest}.
one-component-is-value-the-nim-sum-rest-of-27da = 一个分量是 { $value }；其余的尼姆和 { $rest } 在该集合中：先手在那里走到 { $rest } 即必胜。

# One component is {value}; the nim-sum {rest} of the others is not in the set: neither player can force an end.
one-component-is-value-the-nim-sum-rest-of-0ec0 = 一个分量是 { $value }；其余的尼姆和 { $rest } 不在该集合中：双方都不能强制结束。

# {count} components are infinite: neither player can force an end.
count-components-are-infinite-neither-player-can-force-an-e04d = 有 { $count } 个分量是无穷的：双方都不能强制结束。

# {position} = {value} is a number and another component is not: nobody needs to move there.
position-value-is-a-number-and-another-component-is-b7c9 = { $position } = { $value } 是数，而另有分量不是数：谁都不需要在那里走。

# {known}: play can stop by rule, so positions are labelled and have no value.
known-play-can-stop-by-rule-so-positions-are-6b33 = { $known }：对局可以按规则终止，所以只判定局面的胜负，没有值。

# {known}: Grundy values and canonical forms do not decide misère play.
known-grundy-values-and-canonical-forms-do-not-decide-957e = { $known }：SG值和标准型不能判定反常游戏。

# {known}: the Sprague–Grundy theorem applies.
known-the-sprague-grundy-theorem-applies = { $known }：SG定理适用。

# {known}: Smith's theory of loopy Grundy values applies.
known-smith-s-theory-of-loopy-grundy-values-applies = { $known }：Smith 的循环 SG值理论适用。

# {known}: the theory of partizan values applies.
known-the-theory-of-partizan-values-applies = { $known }：不平等博弈的值理论适用。

# {known}: the theory of loopy partizan values applies.
known-the-theory-of-loopy-partizan-values-applies = { $known }：循环的不平等博弈的值理论适用。

# Impartial, loop-free, normal play, no chance
impartial-loop-free-normal-play-no-chance = 公平游戏，无循环，正常规则，无随机因素

# Impartial, loop-free, misère play, no chance
impartial-loop-free-mis-re-play-no-chance = 公平游戏，无循环，反常规则，无随机因素

# Impartial, positions can recur, normal play, no chance
impartial-positions-can-recur-normal-play-no-chance = 公平游戏，局面可重复，正常规则，无随机因素

# Impartial, positions can recur, misère play, no chance
impartial-positions-can-recur-mis-re-play-no-chance = 公平游戏，局面可重复，反常规则，无随机因素

# Partizan, loop-free, normal play, no chance
partizan-loop-free-normal-play-no-chance = 不平等博弈，无循环，正常规则，无随机因素

# Partizan, loop-free, misère play, no chance
partizan-loop-free-mis-re-play-no-chance = 不平等博弈，无循环，反常规则，无随机因素

# Partizan, positions can recur, normal play, no chance
partizan-positions-can-recur-normal-play-no-chance = 不平等博弈，局面可重复，正常规则，无随机因素

# Partizan, positions can recur, misère play, no chance
partizan-positions-can-recur-mis-re-play-no-chance = 不平等博弈，局面可重复，反常规则，无随机因素

# g({position}) = mex {{}} = 0, since there is no move.
g-position-mex-0-since-there-is-no-move = g({ $position }) = mex {"{"}{"}"} = 0，因为没有走法。

# {move} leaves {value}
move-leaves-value = {"  "}{ $move } → { $value }

# {value} ⊕ {sum} = {target} is less than {value}: a move brings it there.
value-sum-target-is-less-than-value-a-move-005d = { $value } ⊕ { $sum } = { $target } 小于 { $value }：有走法可以达到。

# {value} ⊕ {sum} = {target} is more than {value}: no move does that.
value-sum-target-is-more-than-value-no-move-be71 = { $value } ⊕ { $sum } = { $target } 大于 { $value }：没有这样的走法。

# {value} ⊕ {sum} = {target} is more than {value}: the mex promises no such move.
value-sum-target-is-more-than-value-the-mex-c1b9 = { $value } ⊕ { $sum } = { $target } 大于 { $value }：mex 不保证有这样的走法。

# ⊕ {sum} makes a number smaller exactly if it contains {top}, the highest bit of {sum}; one of them does, or the bit would not be in the sum.
sum-makes-a-number-smaller-exactly-if-it-contains-9793 = ⊕ { $sum } 只会使含有 { $sum } 的最高位 { $top } 的数变小；这样的数一定存在，否则和里不会有这一位。

# The last token is to be avoided, so {size} − 1 count: ({size} − 1) mod {round} = {take}.
the-last-token-is-to-be-avoided-so-size-8d05 = 要避开最后一个，所以只算 { $size } − 1 个：({ $size } − 1) mod { $round } = { $take }。

# A round of two takes can always be completed to {round}: {size} mod {round} = {take}.
a-round-of-two-takes-can-always-be-completed-60ea = 两人各取一次总能凑成 { $round }：{ $size } mod { $round } = { $take }。

# The remainder is 0: after every take the other player completes the round to {round}.
the-remainder-is-0-after-every-take-the-other-c975 = 余数是 0：无论取多少，对方都能凑成 { $round }。

# Take {take}, then complete every round to {round}.
take-take-then-complete-every-round-to-round = 先取 { $take } 个，然后每一轮凑成 { $round }。

# No value is above 1, and the number of ones, {ones}, is even: in misère play whoever moves wins.
no-value-is-above-1-and-the-number-of-26e6 = 没有大于 1 的值，且 1 的个数 { $ones } 是偶数：在反常游戏中先手必胜。

# No value is above 1, and the number of ones, {ones}, is odd: in misère play whoever moves loses.
no-value-is-above-1-and-the-number-of-30bb = 没有大于 1 的值，且 1 的个数 { $ones } 是奇数：在反常游戏中后手必胜。

# Exactly one value is above 1: whoever moves chooses whether the number of ones left is odd or even.
exactly-one-value-is-above-1-whoever-moves-chooses-5bd6 = 恰有一个值大于 1：轮到走的一方可以选择留下奇数个或偶数个 1。

# Misère play wants it odd: bring it to {misere}. Normal play would want {normal}: the winning moves differ.
mis-re-play-wants-it-odd-bring-it-to-37cc = 反常游戏要留奇数个：变成 { $misere }。正常规则则要变成 { $normal }：获胜的走法不同。

# {large} values are above 1: as in normal play, a move to nim-sum 0 wins; now it is {sum}.
large-values-are-above-1-as-in-normal-play-bd84 = 有 { $large } 个值大于 1：与正常规则一样，走到尼姆和 0 获胜；现在是 { $sum }。

# {large} values are above 1 with nim-sum 0: every move leaves a nim-sum other than 0, and a value above 1.
large-values-are-above-1-with-nim-sum-0-b06b = 有 { $large } 个值大于 1，尼姆和为 0：无论怎么走，尼姆和都不再为 0，且仍有大于 1 的值。

# This is more than 0: Left wins, whoever moves.
this-is-more-than-0-left-wins-whoever-moves = 大于 0：无论谁先走，左方获胜。

# This is less than 0: Right wins, whoever moves.
this-is-less-than-0-right-wins-whoever-moves = 小于 0：无论谁先走，右方获胜。

# This is 0: whoever moves loses.
this-is-0-whoever-moves-loses = 等于 0：先走的一方输。

# This is confused with 0: whoever moves wins.
this-is-confused-with-0-whoever-moves-wins = 与 0 不可比较：先走的一方获胜。

# {player} does not need {move} ({value}): {other} ({better}) is at least as good.
player-does-not-need-move-value-other-better-is-c151 = { $player }不需要走“{ $move }”（值 { $value }）：“{ $other }”（值 { $better }）至少一样好。

# {player}'s {move} ({value}) is reversible: {opponent} answers {reply}, which leaves {through}, as good for {opponent} as {whole} was.
player-s-move-value-is-reversible-opponent-answers-reply-b7d1 = { $player }的走法“{ $move }”（值 { $value }）是可逆的：{ $opponent }以“{ $reply }”应对，剩下 { $through }，对{ $opponent }来说不比 { $whole } 差。

# {player}'s {move} ({value}) is reversible: {opponent} can answer to {through}, as good for {opponent} as {whole} was.
player-s-move-value-is-reversible-opponent-can-answer-e43b = { $player }的走法“{ $move }”（值 { $value }）是可逆的：{ $opponent }可以应到 { $through }，对{ $opponent }来说不比 { $whole } 差。


# {position}, misère play
position-mis-re-play = { $position }，反常游戏

# The first player
the-first-player = 先手

# First
first = 先手

# Second
second = 后手

# win
win = 胜

# loss
loss = 负

# draw
draw = 平局

# {player} moves first: {verdict}.
player-moves-first-verdict = { $player }先走：{ $verdict }。

# A mistake: it was a {verdict}; better: {move}
a-mistake-it-was-a-verdict-better-move = 失误：原来是{ $verdict }；更好的走法：{ $move }

# A mistake: it was a {verdict}
a-mistake-it-was-a-verdict = 失误：原来是{ $verdict }

# Results are for the player who has moved. Proved, by {by}.
results-are-for-the-player-who-has-moved-proved-0796 = 结果是对刚走完的一方而言的。已证明，根据：{ $by }。

# Play is over: {player} has won.
play-is-over-player-has-won = 对局结束：{ $player }获胜。

# Play is over: a draw.
play-is-over-a-draw = 对局结束：平局。

# No move gave a better result away.
no-move-gave-a-better-result-away = 没有哪一步错过更好的结果。

# The mistake was move {only}.
the-mistake-was-move-only = 失误是第 { $only } 步。

# The mistakes were moves {numbers}.
the-mistakes-were-moves-numbers = 失误是第 { $numbers } 步。

# {result}, play is over
result-play-is-over = { $result }，对局结束

# {result} in 1 ply
result-in-1-ply = 1 步{ $result }

# {result} in {count} plies
result-in-count-plies = { $count } 步{ $result }

# {verdict}, Grundy value {value}
verdict-grundy-value-value = { $verdict }，SG值 { $value }

# component {place} ({text})
component-place-text = 第 { $place } 个分量（{ $text }）

# component {place}
component-place = 第 { $place } 个分量

# The components are worth {values}, with nim-sum {worth}.
the-components-are-worth-values-with-nim-sum-worth = 各分量的值是 { $values }，尼姆和是 { $worth }。

# Move in {component}, worth {own}, so that it is worth {becomes}.
move-in-component-worth-own-so-that-it-is-dc73 = 在值为 { $own } 的{ $component }中走，使它的值变为 { $becomes }。

# What is left is worth {left}: whoever moves there loses.
what-is-left-is-worth-left-whoever-moves-there-5f9d = 留下的值是 { $left }：接着走的一方输。

# What is left is worth {left}: neither player can force an end there.
what-is-left-is-worth-left-neither-player-can-354a = 留下的值是 { $left }：双方都不能强制对局结束。

# The position is worth 0; every move leaves more, here {left}, and the answer makes it 0 again.
the-position-is-worth-0-every-move-leaves-more-2677 = 局面的值是 0；每一步都留下别的值（这里是 { $left }），对方的应手再把它变为 0。

# What is left is worth {left}, as anything here is won for the other player.
what-is-left-is-worth-left-as-anything-here-67ba = 留下的值是 { $left }；这里无论留下什么都是对方赢。

# Move in {component}, from {own} to {becomes}.
move-in-component-from-own-to-becomes = 在{ $component }中走：值从 { $own } 变为 { $becomes }。

# a value too long to print
a-value-too-long-to-print = 一个太长而不写出的值

# No component is hotter: its temperature is {heat}.
no-component-is-hotter-its-temperature-is-heat = 没有更热的分量：这个分量的温度是 { $heat }。

# It leaves a sum equal to 0: {player}, who is to move, loses.
it-leaves-a-sum-equal-to-0-player-who-639b = 留下等于 0 的和：轮到走的{ $player }输。

# It leaves a sum worth {total}, which is at least 0: {player}, who is to move, loses.
it-leaves-a-sum-worth-total-which-is-at-46c9 = 留下的和的值是 { $total }，不小于 0：轮到走的{ $player }输。

# It leaves a sum worth {total}, which is at most 0: {player}, who is to move, loses.
it-leaves-a-sum-worth-total-which-is-at-2a07 = 留下的和的值是 { $total }，不大于 0：轮到走的{ $player }输。

# It leaves a sum which is at least 0: {player}, who is to move, loses.
it-leaves-a-sum-which-is-at-least-0-29e9 = 留下的和不小于 0：轮到走的{ $player }输。

# It leaves a sum which is at most 0: {player}, who is to move, loses.
it-leaves-a-sum-which-is-at-most-0-1269 = 留下的和不大于 0：轮到走的{ $player }输。

# It leaves a sum worth {total}, which {player}, who is to move, wins, as after every other move.
it-leaves-a-sum-worth-total-which-player-who-2904 = 留下的和的值是 { $total }，轮到走的{ $player }赢，其他每一步之后也都如此。

# It leaves a sum which {player}, who is to move, wins, as after every other move.
it-leaves-a-sum-which-player-who-is-to-3974 = 留下的和由轮到走的{ $player }赢，其他每一步之后也都如此。

# {digits}nim-sum
digits-nim-sum = { $digits }尼姆和

# turn {turn} of {turns}: switches {turn} and {next}
turn-turn-of-turns-switches-turn-and-next = 第 { $turn } 轮，共 { $turns } 轮：开关 { $turn } 和 { $next }

# lit bulbs (brightness): none
lit-bulbs-brightness-none = 没有灯亮着

# lit bulbs (brightness): {lit}
lit-bulbs-brightness-lit = 亮着的灯（亮度）：{ $lit }

# together {bright} of {threshold}
together-bright-of-threshold = 亮度合计 { $bright }，阈值 { $threshold }

# after a pass
after-a-pass = 一次虚着之后

# after two passes: x has {left}, o has {right}
after-two-passes-x-has-left-o-has-right = 两次虚着之后：x 有 { $left } 点，o 有 { $right } 点

# waiting: {left} of Left, {right} of Right
waiting-left-of-left-right-of-right = 等待的王：左方 { $left } 个，右方 { $right } 个

# as the numerator of a number
as-the-numerator-of-a-number = 数的分子单位

# ups
ups = up

# as a nimber
as-a-nimber = 尼姆数单位

# bounds of the game, or what was kept of an earlier search
bounds-of-the-game-or-what-was-kept-of-8f39 = 游戏的界，或先前搜索所保存的结果

# expected a whole number or a fraction whose denominator is a power of two
expected-a-whole-number-or-a-fraction-whose-denominator-ad96 = 应为整数，或分母为 2 的幂的分数
