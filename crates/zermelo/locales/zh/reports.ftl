### Graphs, tables, sequences, exercises, conjectures, the numbers of proofs, the command line. The key of a message is made from its English words, which stand above it.

# Idea
idea = 思路

# The rule
the-rule = 规则

# Where play ends
where-play-ends = 游戏在哪里结束

# From the claimed set every move leaves it
from-the-claimed-set-every-move-leaves-it = 从所断言的集合里，每一步都走出去

# From outside some move enters it
from-outside-some-move-enters-it = 从集合外，总有一步走进来

# The value is the mex of the options
the-value-is-the-mex-of-the-options = 值是各选项的 mex

# The value has these options
the-value-has-these-options = 值有这些选项

# Round by round
round-by-round = 逐轮进行

# a game is written as a list of moves or as JSON, for example: zermelo graph --from kayles 4 --format json
a-game-is-written-as-a-list-of-moves-2343 = 游戏写成走法列表或 JSON，例如：zermelo graph --from kayles 4 --format json

# note: read as a list of moves; if the first line is 'V E', say --input counted
note-read-as-a-list-of-moves-if-the-a8a3 = 注意：已按走法列表读入；如果第一行是 'V E'，请写 --input counted

# {file} cannot be read: {error}
file-cannot-be-read-error = 无法读取 { $file }：{ $error }

# {position} is claimed to be both won and lost with {player} to move\n  name it in one of the two sets only
position-is-claimed-to-be-both-won-and-lost-d386 = { $position }：轮到{ $player }时既被断言为胜，又被断言为负{ "\u000A" }  只写进两个集合之一

# The claim holds: these are exactly the sets.
the-claim-holds-these-are-exactly-the-sets = 断言成立：正是这些集合。

# The claim holds: these are exactly the P-positions.
the-claim-holds-these-are-exactly-the-p-positions = 断言成立：正是全部 P-局面。

# The claim fails at {reason}.
the-claim-fails-at-reason = 断言不成立。{ $reason }。

# claims are answered as text or JSON only, for example: --format json
claims-are-answered-as-text-or-json-only-for-3421 = 断言只以文本或 JSON 回答，例如：--format json

# misère quotients are those of codes, and no code has the moves of {game}\n  a position by itself: zermelo solve {code} 5 --misere
mis-re-quotients-are-those-of-codes-and-no-359b = 反常商是对编码而言的，而没有编码能表示 { $game } 的走法{ "\u000A" }  单个局面：zermelo solve { $code } 5 --misere

# --rounds answers as text or JSON only, for example: --format json
rounds-answers-as-text-or-json-only-for-example-5e61 = --rounds 只以文本或 JSON 回答，例如：--format json

# sheets are LaTeX or HTML, dialogues are not\n  say --sheet, for example: zermelo quiz --sheet --format latex
sheets-are-latex-or-html-dialogues-are-not-say-fd87 = 练习卷可用 LaTeX 或 HTML，对话则不行{ "\u000A" }  请写 --sheet，例如：zermelo quiz --sheet --format latex

# Type an answer, or: hint  moves  rules  skip  help  quit
type-an-answer-or-hint-moves-rules-skip-help-86c3 = 请输入答案，或：hint  moves  rules  skip  help  quit

# {error}\n  give a position to begin at, for example: zermelo quiz chomp 3x4
error-give-a-position-to-begin-at-for-example-fb95 = { $error }{ "\u000A" }  请给出起始局面，例如：zermelo quiz chomp 3x4

# Solutions
solutions = 解答

# Score: {right} of {done} right, {wrong} wrong, {skipped} skipped.
score-right-of-done-right-wrong-wrong-skipped-skipped = 得分：{ $done } 题中答对 { $right } 题，答错 { $wrong } 题，跳过 { $skipped } 题。

# There is no other hint; 'skip' shows the solution.
there-is-no-other-hint-skip-shows-the-solution = 没有别的提示了；输入 'skip' 看解答。

# The answer: {solution}.
the-answer-solution = 答案：{ $solution }。

# -n {last} is a run of hours or more, which should be able to go on after a stop\n  say where it is put down, for example: --checkpoint {name}.zermelo
n-last-is-a-run-of-hours-or-more-4344 = -n { $last } 要运行几小时以上，中断后应能继续{ "\u000A" }  请写明存放处，例如：--checkpoint { $name }.zermelo

# {option} is for codes, and no code has the moves of {game}\n  for example: zermelo sequence {code} -n 200
option-is-for-codes-and-no-code-has-the-838f = { $option } 只用于编码，而没有编码能表示 { $game } 的走法{ "\u000A" }  例如：zermelo sequence { $code } -n 200

# heaps of such games have at most {largest} tokens: -n {largest}
heaps-of-such-games-have-at-most-largest-tokens-427f = 这类游戏的堆最多有 { $largest } 个：-n { $largest }

# {file} has the values of the first {kept} heaps only, and a b-file needs all\n  ask for fewer: -n {last}, or take another file for --checkpoint, to compute all of them anew
file-has-the-values-of-the-first-kept-heaps-2d9c = { $file } 只有前 { $kept } 个堆的值，而 b 文件需要全部{ "\u000A" }  请少求一些：-n { $last }，或给 --checkpoint 另一个文件，全部重新计算

# a b-file of {all} values takes more memory than there may be\n  ask for fewer: -n {last}
a-b-file-of-all-values-takes-more-memory-06be = 含 { $all } 个值的 b 文件超出可用的内存{ "\u000A" }  请少求一些：-n { $last }

# {file}: {error}
file-error = { $file }：{ $error }

# {file}: {error}\n  take another file for --checkpoint, or remove this one to start anew
file-error-take-another-file-for-checkpoint-or-remove-c3a5 = { $file }：{ $error }{ "\u000A" }  请给 --checkpoint 另一个文件，或删除此文件重新开始

# {file} cannot be written: {error}
file-cannot-be-written-error = 无法写入 { $file }：{ $error }

# --same has the formats text and json only, for example: zermelo sequence --same 0.07 --format json
same-has-the-formats-text-and-json-only-for-8289 = --same 只有文本和 JSON 格式，例如：zermelo sequence --same 0.07 --format json

# {error}\n  begin at a smaller position, or say how many it may have, for example: --limit-positions 20000000
error-begin-at-a-smaller-position-or-say-how-84c4 = { $error }{ "\u000A" }  请从较小的局面开始，或写明允许多少个，例如：--limit-positions 20000000

# Stopped: {reason}. Known up to no heap.
stopped-reason-known-up-to-no-heap = 已停止：{ $reason }。没有一堆已知。

# Stopped: {reason}. Known up to heap {last}.
stopped-reason-known-up-to-heap-last = 已停止：{ $reason }。已知到堆 { $last }。

# Genera of the heaps of {code}
genera-of-the-heaps-of-code = { $code } 各堆的亏格

# P-positions among them: none (proved)
p-positions-among-them-none-proved = 其中的 P-局面：无（已证明）

# P-positions among them: {list} (proved)
p-positions-among-them-list-proved = 其中的 P-局面：{ $list }（已证明）

# 1 move
n-1-move = 1 种走法

# {count} moves
count-moves = { $count } 种走法

# {positions}, {moves}, normal play
positions-moves-normal-play = { $positions }，{ $moves }，正常规则

# {positions}, {moves}, misère play
positions-moves-mis-re-play = { $positions }，{ $moves }，反常游戏

# impartial: {answer}
impartial-answer = 公平游戏：{ $answer }

# loop-free: {answer}
loop-free-answer = 无循环：{ $answer }

# endings by rule: {answer}
endings-by-rule-answer = 按规则终止：{ $answer }

# draws: none
draws-none = 平局：无

# draws: {positions}
draws-positions = 平局：{ $positions }

# Grundy values: not asked for (--grundy)
grundy-values-not-asked-for-grundy = SG值：没有求（--grundy）

# Left {left}, Right {right}
left-left-right-right = 左方 { $left }，右方 { $right }

# claimed as won
claimed-as-won = 断言为胜

# claimed as lost
claimed-as-lost = 断言为负

# not claimed as won
not-claimed-as-won = 没有断言为胜

# not claimed as lost
not-claimed-as-lost = 没有断言为负

# by the move to {position}
by-the-move-to-position = 走到 { $position } 即获胜

# as every move leads to a win of the opponent
as-every-move-leads-to-a-win-of-the-1086 = 每一步都走到对方获胜的局面

# as play is over there
as-play-is-over-there = 游戏在那里已经结束

# as neither player can force an end
as-neither-player-can-force-an-end = 双方都不能迫使游戏结束

# {position} with {player} to move: {claim}, but it is a {verdict}, {reason}
position-with-player-to-move-claim-but-it-is-1dea = { $position }，轮到{ $player }：{ $claim }，其实是{ $verdict }，{ $reason }

# {position}: claimed, but play is over there and the player to move has won
position-claimed-but-play-is-over-there-and-the-9251 = { $position }：在断言之内，但游戏在那里结束，轮到走的一方已胜

# {position}: not claimed, but play is over there and the player to move has lost
position-not-claimed-but-play-is-over-there-and-124c = { $position }：不在断言之内，但游戏在那里结束，轮到走的一方已负

# {position}: claimed, but it has a move to {to}, which is claimed too
position-claimed-but-it-has-a-move-to-to-f3fc = { $position }：在断言之内，但有一步走到同样在断言之内的 { $to }

# {position}: not claimed, but it has no move to a claimed position
position-not-claimed-but-it-has-no-move-to-a55e = { $position }：不在断言之内，但没有一步走到断言之内的局面

# {position}: claimed, but its outcome is {outcome}: {sentence}
position-claimed-but-its-outcome-is-outcome-sentence = { $position }：在断言之内，但结果是 { $outcome }：{ $sentence }

# {position}: not claimed, but its outcome is {outcome}: {sentence}
position-not-claimed-but-its-outcome-is-outcome-sentence = { $position }：不在断言之内，但结果是 { $outcome }：{ $sentence }

# wins by
wins-by = 获胜的走法

# Left wins by
left-wins-by = 左方获胜的走法

# Right wins by
right-wins-by = 右方获胜的走法

# position
position = 局面

# to move
to-move = 轮到走的一方

# Left to move
left-to-move = 轮到左方

# Right to move
right-to-move = 轮到右方

# grundy
grundy = SG值

# Proved, by retrograde analysis of {count} positions.
proved-by-retrograde-analysis-of-count-positions = 已证明，根据：对 { $count } 个局面的逆向分析。

# Proved, by retrograde analysis of 1 position.
proved-by-retrograde-analysis-of-1-position = 已证明，根据：对 1 个局面的逆向分析。

# Stopped: {reason}.
stopped-reason = 已停止：{ $reason }。

# No canonical form: {error}.
no-canonical-form-error = 没有标准型：{ $error }。

# The form has {size} options and is too large to be written.
the-form-has-size-options-and-is-too-large-066b = 标准型有 { $size } 个选项，太大，无法写出。

# form
form = 标准型

# genus
genus = 亏格

# class
class = 类别

# There is no move
there-is-no-move = 没有走法

# {result} {plies}
result-plies = { $result } { $plies }

# Stopped: {reason}; --limit-time sets how long to look, usually 5 s. What follows holds for {scope}.
stopped-reason-limit-time-sets-how-long-to-look-7e5d = 已停止：{ $reason }；--limit-time 规定寻找多久，通常为 5 秒。以下对{ $scope }成立。

# Stopped: {reason}; --limit-time sets how long to look at heaps beyond those of the sum, usually 0.3 s. What follows holds for {scope}.
stopped-reason-limit-time-sets-how-long-to-look-a13b = 已停止：{ $reason }；--limit-time 规定看比和中更大的堆多久，通常为 0.3 秒。以下对{ $scope }成立。

# Stopped: {reason}. What follows holds for {scope}.
stopped-reason-what-follows-holds-for-scope = 已停止：{ $reason }。以下对{ $scope }成立。

# all heaps
all-heaps = 所有的堆

# heaps up to {largest}
heaps-up-to-largest = 不超过 { $largest } 的堆

# Misère quotient of {code} for {scope}: order {order}, P-elements {p_count}, {class} (proved)
mis-re-quotient-of-code-for-scope-order-order-75e4 = { $code } 对{ $scope }的反常商：阶 { $order }，P-元素 { $p_count } 个，{ $class }（已证明）

# tame
tame = 温顺

# wild
wild = 野性

# Changes with heap: {list}
changes-with-heap-list = 随堆的变化：{ $list }

# Φ has period {period} from {start} on (proved)
has-period-period-from-start-on-proved = Φ 从 { $start } 起周期为 { $period }（已证明）

# No period of Φ is proved (checked to {largest})
no-period-of-is-proved-checked-to-largest = 没有证明 Φ 的周期（检查到 { $largest }）

# Φ of heaps
of-heaps = 各堆的 Φ

# ... up to heap {last}; all of them: --format json
up-to-heap-last-all-of-them-format-json = { "." }.. 直到堆 { $last }；看全部：--format json

# no heaps
no-heaps = 没有堆

# {heaps}, misère play: P, the previous player wins
heaps-mis-re-play-p-the-previous-player-wins = { $heaps }，反常游戏：P，后手必胜

# {heaps}, misère play: N, the next player wins
heaps-mis-re-play-n-the-next-player-wins = { $heaps }，反常游戏：N，先手必胜

# {heaps}, misère play: not known
heaps-mis-re-play-not-known = { $heaps }，反常游戏：未知

# genus {genus}
genus-genus = 亏格 { $genus }

# the quotient is known only for {scope}
the-quotient-is-known-only-for-scope = 商只对{ $scope }已知

# in the quotient: {word}
in-the-quotient-word = 在商中：{ $word }

# winning moves: stopped, {reason}
winning-moves-stopped-reason = 获胜的走法：已停止，{ $reason }

# winning moves: {list}
winning-moves-list = 获胜的走法：{ $list }

# {position} ({player})
position-player = { $position }（{ $player }）

# lost: {list}
lost-list = 负：{ $list }

# drawn: {list}
drawn-list = 平局：{ $list }

# won: {list}
won-list = 胜：{ $list }

# round {round}
round-round = 第 { $round } 轮

# Every position has a label: none is drawn.
every-position-has-a-label-none-is-drawn = 每个局面都有标记：没有平局。

# in no round
in-no-round = 不在任何一轮

# {name} gives the players different moves, so that its heaps have no Grundy values; their values: zermelo table {name} 8
name-gives-the-players-different-moves-so-that-its-eb27 = { $name } 中双方走法不同，所以堆没有 SG值；看它们的值：zermelo table { $name } 8

# a heap of {size} can become one of {part} in {name}: its values do not follow from those of smaller heaps
a-heap-of-size-can-become-one-of-part-28f0 = { $name } 中大小为 { $size } 的堆可以变成 { $part } 的堆：它的值不能由更小的堆得出

# heap
heap = 堆

# All values: --bfile FILE, or --format json.
all-values-bfile-file-or-format-json = 全部的值：--bfile FILE，或 --format json。

# Period {period} from heap {start} on: proved by {theorem}.
period-period-from-heap-start-on-proved-by-theorem = 从堆 { $start } 起周期为 { $period }，证明根据：{ $theorem }。

# Period {period} from heap {start} on, with saltus {saltus}: proved by {theorem}.
period-period-from-heap-start-on-with-saltus-saltus-9da9 = 从堆 { $start } 起周期为 { $period }，跃度为 { $saltus }，证明根据：{ $theorem }。

# {count} heaps were computed for it.
count-heaps-were-computed-for-it = 为此计算了 { $count } 个堆。

# Repeats so far with period {period} from heap {start} on, up to heap {last}: not proved.
repeats-so-far-with-period-period-from-heap-start-09a8 = 到目前为止，从堆 { $start } 到堆 { $last } 以周期 { $period } 重复：未证明。

# Repeats so far with period {period} from heap {start} on, with saltus {saltus}, up to heap {last}: not proved.
repeats-so-far-with-period-period-from-heap-start-c7a2 = 到目前为止，从堆 { $start } 到堆 { $last } 以周期 { $period }、跃度 { $saltus } 重复：未证明。

# No period up to heap {last}.
no-period-up-to-heap-last = 到堆 { $last } 为止没有周期。

# Greatest value: {value}.
greatest-value-value = 最大值：{ $value }。

# Greatest value so far: {value}.
greatest-value-so-far-value = 目前的最大值：{ $value }。

# Stopped before heap {last}: {reason}.
stopped-before-heap-last-reason = 在堆 { $last } 之前停止：{ $reason }。

# mask {mask} (binary), counted with the parity of the heap
mask-mask-binary-counted-with-the-parity-of-the-a518 = 掩码 { $mask }（二进制），连同堆的奇偶一起计算

# mask {mask} (binary)
mask-mask-binary = 掩码 { $mask }（二进制）

# Sparse space: {mask}; {count} rare heaps.
sparse-space-mask-count-rare-heaps = 稀疏空间：{ $mask }；稀有堆 { $count } 个。

# Sparse space: {mask}; {count} rare heaps, the last is {last}.
sparse-space-mask-count-rare-heaps-the-last-is-cb8d = 稀疏空间：{ $mask }；稀有堆 { $count } 个，最后一个是 { $last }。

# No other code of up to three digits has the Grundy values of {code}, shifted or not.
no-other-code-of-up-to-three-digits-has-2279 = 三位以内没有别的编码具有 { $code } 的 SG值，平移后也没有。

# the same values
the-same-values = 值相同

# heap n + {shift} has the value of heap n of {code}
heap-n-shift-has-the-value-of-heap-n-09af = 堆 n + { $shift } 的值是 { $code } 中堆 n 的值

# heap n has the value of heap n + {shift} of {code}
heap-n-has-the-value-of-heap-n-shift-199f = 堆 n 的值是 { $code } 中堆 n + { $shift } 的值

# proved: both have proved periods, and agree until both have run through one
proved-both-have-proved-periods-and-agree-until-both-3777 = 已证明：两者的周期都已证明，并且直到两者都走完一个周期都一致

# checked to heap {heap}, not proved
checked-to-heap-heap-not-proved = 检查到堆 { $heap }，未证明

# {what}; {sure}
what-sure = { $what }；{ $sure }

# {what}, misère play
what-mis-re-play = { $what }，反常游戏

# {subject}, {player} moves first
subject-player-moves-first = { $subject }，{ $player }先走

# {subject}: 1 position
subject-1-position = { $subject }：1 个局面

# {subject}: {count} positions
subject-count-positions = { $subject }：{ $count } 个局面

# {subject}: 1 P-position
subject-1-p-position = { $subject }：1 个 P-局面

# {subject}: {count} P-positions
subject-count-p-positions = { $subject }：{ $count } 个 P-局面

# Lost for whoever moves, Left or Right. Up to symmetry, in the order of their texts; by {by}.
lost-for-whoever-moves-left-or-right-up-to-e790 = 无论左方还是右方走，先走的一方都输。对称的只列一个，按写法排序；根据：{ $by }。

# Up to symmetry, in the order of their texts; by {by}.
up-to-symmetry-in-the-order-of-their-texts-8f6a = 对称的只列一个，按写法排序；根据：{ $by }。

# plies
plies = 步数

# more than {most} positions can be reached from here: too many for a table
more-than-most-positions-can-be-reached-from-here-ead5 = 从这里可到达的局面超过 { $most } 个：太多，无法作表

# the table is not complete: {reason}
the-table-is-not-complete-reason = 表不完整：{ $reason }

# {heaps} heaps are not from 1 to {most}
heaps-heaps-are-not-from-1-to-most = 堆数 { $heaps } 不在 1 到 { $most } 之间

# guesses are made at impartial games
guesses-are-made-at-impartial-games = 只对公平游戏作猜测

# {heaps} heaps to {to} are more than {most} positions
heaps-heaps-to-to-are-more-than-most-positions = { $heaps } 堆、每堆不超过 { $to }，局面超过 { $most } 个

# no n is lost
no-n-is-lost = 没有必败的 n

# n is lost exactly when n mod {length} = {remainder}
n-is-lost-exactly-when-n-mod-length-remainder = n 必败，当且仅当 n mod { $length } = { $remainder }

# n is lost exactly when n mod {length} is one of {list}
n-is-lost-exactly-when-n-mod-length-is-69b0 = n 必败，当且仅当 n mod { $length } 是下列之一：{ $list }

# {rule} from {start} on
rule-from-start-on = { $rule }（从 { $start } 起）

# g(n + {length}) = g(n){added} for n ≥ {start}: period {length}, saltus {saltus}
g-n-length-g-n-added-for-n-start-7f71 = n ≥ { $start } 时 g(n + { $length }) = g(n){ $added }：周期 { $length }，跃度 { $saltus }

# the lost n have constant differences of order {order}: the table of differences begins with {list}
the-lost-n-have-constant-differences-of-order-order-9374 = 必败的 n 的 { $order } 阶差分为常数：差分表的首列为 { $list }

# the sum of the two before
the-sum-of-the-two-before = 前两个数之和

# {a} times the one before
a-times-the-one-before = 前一个数的 { $a } 倍

# {a} times the one before and {b} times the one before that
a-times-the-one-before-and-b-times-the-a564 = 前一个数的 { $a } 倍与再前一个数的 { $b } 倍之和

# the lost n are {list}, and then each is {sum}
the-lost-n-are-list-and-then-each-is-c043 = 必败的 n 是 { $list }，以后每个都是{ $sum }

# a, b is lost exactly when f(a) = f(b), with {f}
a-b-is-lost-exactly-when-f-a-f-5888 = a, b 必败，当且仅当 f(a) = f(b)，其中 { $f }

# lost exactly when the nim-sum of f over the heaps is 0, with {f}
lost-exactly-when-the-nim-sum-of-f-over-f3ad = 必败，当且仅当各堆的 f 的尼姆和为 0，其中 { $f }

# lost exactly when the nim-sum of f over the heaps is 0 and some f is 2 or more, or it is 1 and none is, with {f}
lost-exactly-when-the-nim-sum-of-f-over-b393 = 必败，当且仅当各堆的 f 的尼姆和为 0 且有 f 不小于 2，或尼姆和为 1 且没有这样的 f，其中 { $f }

# the lost pairs are (a, a + {step}k), k = 0, 1, 2, …, a being the least number in no pair before: a = ⌊kα⌋ with α = ({first} + √{root})/2, a Beatty sequence
the-lost-pairs-are-a-a-step-k-k-9b1f = 必败的数对是 (a, a + { $step }k)，k = 0, 1, 2, …，其中 a 是前面数对中没有的最小数：a = ⌊kα⌋，α = ({ $first } + √{ $root })/2，是贝蒂数列

# a, b is lost exactly when (a + b) mod {modulus} is {remainder}
a-b-is-lost-exactly-when-a-b-mod-a5aa = a, b 必败，当且仅当 (a + b) mod { $modulus } 是 { $remainder }

# a, b is lost exactly when (a + b) mod {modulus} is one of {list}
a-b-is-lost-exactly-when-a-b-mod-691a = a, b 必败，当且仅当 (a + b) mod { $modulus } 是下列之一：{ $list }

# {game}: {why}\n  for example: zermelo conjecture bash:3
game-why-for-example-zermelo-conjecture-bash-3 = { $game }：{ $why }{ "\u000A" }  例如：zermelo conjecture bash:3

# 1 heap
n-1-heap = 1 堆

# {count} heaps
count-heaps = { $count } 堆

# {game}, {heaps}: {positions} positions to {to}
game-heaps-positions-positions-to-to = { $game }，{ $heaps }：到 { $to } 为止共 { $positions } 个局面

# {game}, {heaps}, misère play: {positions} positions to {to}
game-heaps-mis-re-play-positions-positions-to-to = { $game }，{ $heaps }，反常游戏：到 { $to } 为止共 { $positions } 个局面

# and {more} more
and-more-more = 另有 { $more } 个

# Lost for the player to move: {list}
lost-for-the-player-to-move-list = 轮到走的一方必败：{ $list }

# {kind}: conjectured, checked to {to}
kind-conjectured-checked-to-to = { $kind }：猜想，检查到 { $to }

# {kind}: refuted, by {position}
kind-refuted-by-position = { $kind }：被推翻，反例 { $position }

# No rule that is known here fits the smaller positions.
no-rule-that-is-known-here-fits-the-smaller-edf9 = 这里所知的规则都不符合较小的局面。

# {name}: Left chooses the greatest, {value}
name-left-chooses-the-greatest-value = { $name }：左方选最大的，{ $value }

# {name}: Right chooses the least, {value}
name-right-chooses-the-least-value = { $name }：右方选最小的，{ $value }

# {player} has {value} elsewhere
player-has-value-elsewhere = { $player }在别处已有 { $value }

# nobody has anything yet
nobody-has-anything-yet = 双方都还没有得到什么

# {vertex}: {known}
vertex-known = { $vertex }：{ $known }

# {vertex}: at least {value}
vertex-at-least-value = { $vertex }：至少 { $value }

# {vertex}: at most {value}
vertex-at-most-value = { $vertex }：至多 { $value }

# {at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so {list} cannot matter and is skipped
at-left-gets-at-least-value-here-and-right-a54b = { $at }：左方在这里至少得 { $value }，而右方在 { $elsewhere } 已有 { $held }：右方不会走到这里，所以 { $list } 无关紧要，跳过

# {at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so {list} cannot matter and are skipped
at-left-gets-at-least-value-here-and-right-c842 = { $at }：左方在这里至少得 { $value }，而右方在 { $elsewhere } 已有 { $held }：右方不会走到这里，所以 { $list } 都无关紧要，跳过

# {at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so {list} cannot matter and is skipped
at-right-gets-at-most-value-here-and-left-e612 = { $at }：右方在这里至多付 { $value }，而左方在 { $elsewhere } 已有 { $held }：左方不会走到这里，所以 { $list } 无关紧要，跳过

# {at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so {list} cannot matter and are skipped
at-right-gets-at-most-value-here-and-left-044e = { $at }：右方在这里至多付 { $value }，而左方在 { $elsewhere } 已有 { $held }：左方不会走到这里，所以 { $list } 都无关紧要，跳过

# {vertex}: done, {value}
vertex-done-value = { $vertex }：完成，{ $value }

# With best play Right pays {value} to Left.
with-best-play-right-pays-value-to-left = 双方都采取最佳走法时，右方付给左方 { $value }。

# Best for {player}: {moves}
best-for-player-moves = 对{ $player }最好的：{ $moves }

# Minimax looks at {all} vertices, alpha-beta at {looked}; both find {value}.
minimax-looks-at-all-vertices-alpha-beta-at-looked-b328 = 极大极小看 { $all } 个顶点，α-β 剪枝看 { $looked } 个；两者都得 { $value }。

# too many positions can be reached to compare them one by one
too-many-positions-can-be-reached-to-compare-them-3c2b = 可到达的局面太多，无法逐个比较

# '{label}' leaves {position}, of value 0
label-leaves-position-of-value-0 = “{ $label }”留下值为 0 的 { $position }

# none of the {moves} leaves value 0
none-of-the-moves-leaves-value-0 = { $moves }中没有一种留下值 0

# {position}: {value} is not the mex of the options
position-value-is-not-the-mex-of-the-options = { $position }：{ $value } 不是各选项的 mex

# {position}: value {value} and search disagree
position-value-value-and-search-disagree = { $position }：值 { $value } 与搜索不一致

# On {positions} the nim-sum of the components is the mex of the options, and the {lost} with value 0 are those that a search of the sums finds lost.
on-positions-the-nim-sum-of-the-components-is-500a = 在 { $positions }上，各分量的尼姆和是各选项的 mex，值为 0 的 { $lost } 个正是对和的搜索得出的必败态。

# {position} is worth {value}
position-is-worth-value = { $position } 的值是 { $value }

# together {value}: {result}
together-value-result = 合起来是 { $value }：{ $result }

# {position}: value {value} and labels disagree
position-value-value-and-labels-disagree = { $position }：值 { $value } 与标记不一致

# its moves: {list}
its-moves-list = 它的走法：{ $list }

# On {positions} the value tells who wins as retrograde analysis does: {lost} lost, {drawn} drawn, {won} won.
on-positions-the-value-tells-who-wins-as-retrograde-a8ef = 在 { $positions }上，由值得出的胜负与逆向分析相同：负 { $lost }，平 { $drawn }，胜 { $won }。

# {position}: {verdict}
position-verdict = { $position }：{ $verdict }

# {position} ({result})
position-result = { $position }（{ $result }）

# {label} does not follow from the options
label-does-not-follow-from-the-options = { $label }：不能由各选项得出

# {label}, but the search from the top differs
label-but-the-search-from-the-top-differs = { $label }，但自顶向下的搜索不同

# round {round}: {count} more: {list}
round-round-count-more-list = 第 { $round } 轮：新增 { $count } 个：{ $list }

# never labelled, and so drawn: {drawn}
never-labelled-and-so-drawn-drawn = 始终没有标记，即平局：{ $drawn }

# On {states} pairs of position and player the labels of retrograde analysis and of the search from the top agree, and each follows from those of the options.
on-states-pairs-of-position-and-player-the-labels-2dda = 在 { $states } 个局面与走方的组合上，逆向分析的标记与自顶向下的搜索一致，并且每个标记都由各选项的标记得出。

# On {states} pairs of position and player each label follows from those of the options.
on-states-pairs-of-position-and-player-each-label-fbfb = 在 { $states } 个局面与走方的组合上，每个标记都由各选项的标记得出。

# minimax: {plain}, {all} nodes; alpha-beta: {pruned}, {looked} nodes
minimax-plain-all-nodes-alpha-beta-pruned-looked-nodes = 极大极小：{ $plain }，{ $all } 个节点；α-β 剪枝：{ $pruned }，{ $looked } 个节点

# the two searches differ
the-two-searches-differ = 两种搜索不同

# retrograde analysis says {verdict}
retrograde-analysis-says-verdict = 逆向分析的结果是{ $verdict }

# Retrograde analysis of the same position says {verdict}.
retrograde-analysis-of-the-same-position-says-verdict = 对同一局面的逆向分析，结果也是{ $verdict }。

# seed {seed}: {result}, {leaves} leaves
seed-seed-result-leaves-leaves = 种子 { $seed }：{ $result }，{ $leaves } 个叶子

# seed {seed} and retrograde analysis, {verdict}, differ
seed-seed-and-retrograde-analysis-verdict-differ = 种子 { $seed } 与逆向分析的{ $verdict }不同

# no theorem of the game applies
no-theorem-of-the-game-applies = 这个游戏没有适用的定理

# there {other} decides, not {theorem}
there-other-decides-not-theorem = 那里起作用的是{ $other }，不是{ $theorem }

# {position} has too many moves to be listed.
position-has-too-many-moves-to-be-listed = { $position }：走法太多，不一一列出。

# {position} (value {value})
position-value-value = { $position }（值 { $value }）

# {position} is claimed; its 1 move leads outside: {list}
position-is-claimed-its-1-move-leads-outside-list = { $position } 在断言之内；它的 1 种走法走出去：{ $list }

# {position} is claimed; its {count} moves lead outside: {list}
position-is-claimed-its-count-moves-lead-outside-list = { $position } 在断言之内；它的 { $count } 种走法都走出去：{ $list }

# {position} is outside; '{label}' enters the set, at {to}
position-is-outside-label-enters-the-set-at-to = { $position } 在外面；“{ $label }”走进来，到 { $to }

# More positions can be reached than are compared one by one; with smaller numbers they are.
more-positions-can-be-reached-than-are-compared-one-3375 = 可到达的局面多于逐个比较的上限；数取小一些就会比较。

# {position}: {what}
position-what = { $position }：{ $what }

# {position} (claimed)
position-claimed = { $position }（在内）

# {position} (outside)
position-outside = { $position }（在外）

# play is over there, with another result than the theorem says
play-is-over-there-with-another-result-than-the-6ffa = 游戏在那里结束，结果与定理所说的不同

# claimed, but a move leads to {to}, which is claimed too
claimed-but-a-move-leads-to-to-which-is-87af = 在断言之内，但有一步走到同样在断言之内的 { $to }

# outside, but no move leads into the claimed set
outside-but-no-move-leads-into-the-claimed-set = 在外面，但没有一步走进断言的集合

# play ends at: {list}
play-ends-at-list = 游戏在这里结束：{ $list }

# Compared with the rules on {compared} of the {below} that can be reached: of the positions there {ends} end play, {lost} are claimed and none of their {moves} stays inside, {won} are outside and each has a move inside.
compared-with-the-rules-on-compared-of-the-below-1e18 = 在可到达的 { $below }中对 { $compared } 个与规则作了比较：{ $ends } 个处游戏结束；{ $lost } 个在断言之内，{ $moves }中没有一种留在里面；{ $won } 个在外面，每个都有一步走进来。

# Compared with the rules on {compared} of the {below} that can be reached: of the positions with a player to move there {ends} end play, {lost} are claimed and none of their {moves} stays inside, {won} are outside and each has a move inside.
compared-with-the-rules-on-compared-of-the-below-586e = 在可到达的 { $below }中对 { $compared } 个与规则作了比较。连同走方一起计算：{ $ends } 个处游戏结束；{ $lost } 个在断言之内，{ $moves }中没有一种留在里面；{ $won } 个在外面，每个都有一步走进来。

# {position} = {value} = {rebuilt}
position-value-rebuilt = { $position } = { $value } = { $rebuilt }

# {position} = {value} is not {rebuilt}
position-value-is-not-rebuilt = { $position } = { $value }，不是 { $rebuilt }

# g({position}) = {set}
g-position-set = g({ $position }) = { $set }

# On {positions} the Grundy value is the mex of those of the options.
on-positions-the-grundy-value-is-the-mex-of-1e28 = 在 { $positions }上，SG值是各选项的 SG值的 mex。

# On {positions} the value is that of the options in braces.
on-positions-the-value-is-that-of-the-options-ac6d = 在 { $positions }上，值就是花括号中各选项给出的值。

# the empty position
the-empty-position = 空局面

# {position} with {player} to move
position-with-player-to-move = { $position }，轮到{ $player }

# no period shows up to heap {last}
no-period-shows-up-to-heap-last = 到堆 { $last } 为止没有出现周期

# its period is proved by {theorem}
its-period-is-proved-by-theorem = 它的周期由另一定理证明：{ $theorem }

# from heap {start}: {values}
from-heap-start-values = 从堆 { $start } 起：{ $values }

# g(n + {length}) = g(n){saltus} for all n ≥ {start}
g-n-length-g-n-saltus-for-all-n-270e = 对所有 n ≥ { $start }：g(n + { $length }) = g(n){ $saltus }

# the values had to be computed up to heap {last}
the-values-had-to-be-computed-up-to-heap-e715 = 需要计算到堆 { $last } 的值

# g({heap}) is {value} by the definition, not {said}
g-heap-is-value-by-the-definition-not-said = 按定义 g({ $heap }) 是 { $value }，不是 { $said }

# g({heap}) and g({later}) differ from the period
g-heap-and-g-later-differ-from-the-period = g({ $heap }) 与 g({ $later }) 不符合周期

# Compared with values straight from the definition on all heaps below {last}.
compared-with-values-straight-from-the-definition-on-all-60ff = 在小于 { $last } 的所有堆上，与直接按定义得出的值作了比较。

# it is about rectangles of more than one square
it-is-about-rectangles-of-more-than-one-square = 该定理讲的是多于一格的矩形

# the board is too large to be searched for the reply
the-board-is-too-large-to-be-searched-for-af4c = 棋盘太大，无法搜索应手

# '{bite}' leaves {position}, which is lost: the bite itself wins
bite-leaves-position-which-is-lost-the-bite-itself-5f08 = “{ $bite }”留下 { $position }，它是必败态：这一口本身就获胜

# after '{bite}' the reply to {position} wins; '{label}' gets there at once
after-bite-the-reply-to-position-wins-label-gets-2c49 = 在“{ $bite }”之后，走到 { $position } 的应手获胜；而“{ $label }”一步就到那里

# the reply to {position} cannot be made at once
the-reply-to-position-cannot-be-made-at-once = 走到 { $position } 的应手不能一步走到

# no reply to '{bite}' wins
no-reply-to-bite-wins = 对“{ $bite }”没有获胜的应手

# the next player loses by search
the-next-player-loses-by-search = 按搜索先手必败

# A search of the board says too that the next player wins.
a-search-of-the-board-says-too-that-the-bf9a = 对棋盘的搜索也得出先手必胜。

# the game's own search does not apply
the-game-s-own-search-does-not-apply = 这个游戏自带的搜索不适用

# with {player} to move the general search says {verdict}
with-player-to-move-the-general-search-says-verdict = 轮到{ $player }时，一般搜索的结果是{ $verdict }

# The general search says too, with {player} to move: {result}.
the-general-search-says-too-with-player-to-move-953c = 轮到{ $player }时，一般搜索的结果也是{ $result }。

# {{{left}|{right}}}
left-right = { "{" }{ $left }|{ $right }{ "}" }

# {options},and {more} more
options-and-more-more = { $options }，另有 { $more } 个

# its value was not computed
its-value-was-not-computed = 没有算出它的值

# {position} = {value}
position-value = { $position } = { $value }

# reversible through {value}
reversible-through-value = 经 { $value } 可逆

# kept
kept = 保留

# {player}: {label} = {value}, {remark}
player-label-value-remark = { $player }：{ $label } = { $value }，{ $remark }

# More positions can be reached than are compared one by one.
more-positions-can-be-reached-than-are-compared-one-3996 = 可到达的局面多于逐个比较的上限。

# {position}: the form says {outcome}
position-the-form-says-outcome = { $position }：按标准型是 { $outcome }

# On {positions} the winner by the sign of the canonical form is the winner by search.
on-positions-the-winner-by-the-sign-of-the-77cf = 在 { $positions }上，由标准型的符号得出的胜方与搜索得出的相同。

# it needs a number and something that is not a number, with ' + ' between them
it-needs-a-number-and-something-that-is-not-c86f = 需要一个数和一个不是数的游戏，中间用 ' + '

# The rest is worth a number together, so there is no move beside it to prefer.
the-rest-is-worth-a-number-together-so-there-9c8e = 其余合起来是一个数，所以旁边没有更好的走法。

# x = {x} is a number, G = {g} is not
x-x-is-a-number-g-g-is-not = x = { $x } 是数，G = { $g } 不是

# to {value} wins
to-value-wins = 走到 { $value } 获胜

# to {value} loses
to-value-loses = 走到 { $value } 则输

# no move
no-move = 没有走法

# {player} in {part}: {moves}
player-in-part-moves = { $player }在 { $part } 中：{ $moves }

# {player} wins by a move in x only
player-wins-by-a-move-in-x-only = { $player }只能靠在 x 中走来获胜

# Whoever has a winning move in x has one in G: the number can be left alone.
whoever-has-a-winning-move-in-x-has-one-a26b = 谁在 x 中有获胜的走法，在 G 中也有：数可以不动。

# {theorem} says nothing of {question}: {why}\n  it does of: {example}
theorem-says-nothing-of-question-why-it-does-of-2b68 = { $theorem }没有谈到 { $question }：{ $why }{ "\u000A" }  它谈到的例子：{ $example }

# it is about the sequence of a code
it-is-about-the-sequence-of-a-code = 该定理讲的是编码的数列

# Proof, with the numbers of: {question}
proof-with-the-numbers-of-question = 证明（代入 { $question } 的数）

# It fails: {place}
it-fails-place = 不成立之处：{ $place }

# no position of {game} was found that has an answer and few moves, but some
no-position-of-game-was-found-that-has-an-3ffc = { $game }：没有找到既有走法又不多、并且有答案的局面

# {position}  (misère play: whoever cannot move wins)
position-mis-re-play-whoever-cannot-move-wins = { $position }  （反常游戏：不能走的一方获胜）

# Who wins: the next player or the previous player?
who-wins-the-next-player-or-the-previous-player = 谁获胜：先手还是后手？

# Who wins: the next player, the previous player, or is it a draw?
who-wins-the-next-player-the-previous-player-or-d989 = 谁获胜：先手、后手，还是平局？

# Who wins: Left or Right?
who-wins-left-or-right = 谁获胜：左方还是右方？

# Who wins: Left, Right, or is it a draw?
who-wins-left-right-or-is-it-a-draw = 谁获胜：左方、右方，还是平局？

# What is its Grundy value?
what-is-its-grundy-value = 它的 SG值是多少？

# Which move wins? 'none' if no move does.
which-move-wins-none-if-no-move-does = 哪一步获胜？没有就写“没有”。

# {player} is to move. {question}
player-is-to-move-question = 轮到{ $player }走。{ $question }

# a number such as 3 or *3
a-number-such-as-3-or-3 = 一个数，如 3 或 *3

# next, previous or draw
next-previous-or-draw = 先手、后手或平局

# left, right or draw
left-right-or-draw = 左方、右方或平局

# {error}. Type a move, 'none', or: hint, moves, skip, quit.
error-type-a-move-none-or-hint-moves-skip-472c = { $error }。请输入一步走法或“没有”，或：hint, moves, skip, quit。

# Right: '{label}' wins.
right-label-wins = 对：“{ $label }”获胜。

# Wrong: '{label}' does not win.
wrong-label-does-not-win = 错：“{ $label }”不能获胜。

# Wrong: '{label}' does not win; no move does.
wrong-label-does-not-win-no-move-does = 错：“{ $label }”不能获胜；没有一步能获胜。

# Wrong: '{label}' wins.
wrong-label-wins = 错：“{ $label }”获胜。

# Wrong. The answer: {solution}.
wrong-the-answer-solution = 错。答案：{ $solution }。

# the next player
the-next-player = 先手

# the previous player
the-previous-player = 后手

# {label}: {worth}
label-worth = { $label }：{ $worth }

# No move wins.
no-move-wins = 没有获胜的走法。

# The winning move: {move}.
the-winning-move-move = 获胜的走法：{ $move }。

# Winning moves: {moves}.
winning-moves-moves = 获胜的走法：{ $moves }。

# Proved: who wins by {by}, the moves by a complete search.
proved-who-wins-by-by-the-moves-by-a-0363 = 已证明：谁获胜，根据：{ $by }；哪些走法，根据完全搜索。

# {label}: worth {value}
label-worth-value = { $label }：值 { $value }

# The least number that no option is worth: {mex}.
the-least-number-that-no-option-is-worth-mex = 不是任何选项的值的最小数：{ $mex }。

# Proved, by the Grundy values of all options.
proved-by-the-grundy-values-of-all-options = 已证明，根据：所有选项的 SG值。

# {theorem}: {statement}
theorem-statement = { $theorem }：{ $statement }

# A position is worth the least number that none of its options is worth (mex); a sum is worth the nim-sum of its parts; and 0 is what to leave to the other player.
a-position-is-worth-the-least-number-that-none-1107 = 局面的值是不等于任何选项的值的最小数（mex）；和的值是各部分的尼姆和；要留给对方的是 0。

# Whoever can move to a position in which the other player loses wins; begin with the positions where play ends. In a sum it helps to know what the parts are worth.
whoever-can-move-to-a-position-in-which-the-7487 = 能走到对方必败的局面的一方获胜；从游戏结束的局面开始。对于和，知道各部分的值会有帮助。

# Whoever can move to a position in which the other player loses wins; begin where play ends, and go back from there.
whoever-can-move-to-a-position-in-which-the-1574 = 能走到对方必败的局面的一方获胜；从游戏结束之处开始，往回推。

# The options are worth {values}.
the-options-are-worth-values = 各选项的值：{ $values }。

# {winning} of the {count} moves win.
winning-of-the-count-moves-win = { $count } 种走法中有 { $winning } 种获胜。

# With best play it is over after {plies} moves.
with-best-play-it-is-over-after-plies-moves = 双方都采取最佳走法时，{ $plies } 步后结束。

# With best play it is over after 1 move.
with-best-play-it-is-over-after-1-move = 双方都采取最佳走法时，1 步后结束。

# wins
wins = 胜

# draws
draws = 平局

# loses
loses = 负

# '{said}' is not an answer; type {expected}, or: hint, skip, quit.
said-is-not-an-answer-type-expected-or-hint-b66f = '{ $said }' 不是答案；请输入{ $expected }，或：hint, skip, quit。

# {rule}: conjectured, checked to {to}.
rule-conjectured-checked-to-to = { $rule }：猜想，检查到 { $to }。

# Find the rule: which heap is the next that is lost?
find-the-rule-which-heap-is-the-next-that-cad3 = 找出规律：下一个必败的堆是多少？

# Generalise: which is the lost heap number {number}, {first} being number 1?
generalise-which-is-the-lost-heap-number-number-first-5551 = 推广：以 { $first } 为第 1 个，第 { $number } 个必败的堆是多少？

# The differences of the lost heaps are {list}.
the-differences-of-the-lost-heaps-are-list = 相邻的必败的堆之差：{ $list }。

# A heap is lost when every move leads to one that is not.
a-heap-is-lost-when-every-move-leads-to-cdd3 = 每一步都走到不是必败的堆时，这个堆必败。

# a whole number
a-whole-number = 一个整数

# Proved, by {theorem}: {statement}
proved-by-theorem-statement = 已证明，根据：{ $theorem }。{ $statement }

# Exercises
exercises = 练习题

# show
show = 显示解答

# Left wins
left-wins = 左方胜

# Right wins
right-wins = 右方胜

# A game as a tree; who wins stands at the ends.
a-game-as-a-tree-who-wins-stands-at-277f = 用树表示的游戏；末端写着谁获胜。

# A game as a tree; at the ends stands what Right pays to Left. Left wants the most, Right the least.
a-game-as-a-tree-at-the-ends-stands-0aa3 = 用树表示的游戏；末端写着右方付给左方多少。左方要最多，右方要最少。

# {name}: {player} chooses
name-player-chooses = { $name }：{ $player }选

# {player} chooses first. Who wins with best play: Left or Right?
player-chooses-first-who-wins-with-best-play-left-9417 = { $player }先选。双方都采取最佳走法时谁获胜：左方还是右方？

# Which of {moves} is best for {player}?
which-of-moves-is-best-for-player = { $moves } 中哪一个对{ $player }最好？

# What does Right pay to Left with best play?
what-does-right-pay-to-left-with-best-play = 双方都采取最佳走法时，右方付给左方多少？

# Begin at the bottom: where Left chooses, write down the best for Left of what stands below; where Right chooses, the best for Right; and so on up to A.
begin-at-the-bottom-where-left-chooses-write-down-be9d = 从底下开始：左方选的地方，写下面各值中对左方最好的；右方选的地方，写对右方最好的；这样一直到 A。

# left or right
left-or-right = 左方或右方

# one of {moves}
one-of-moves = { $moves } 之一

# {name}: {player} chooses from {list}: {value}
name-player-chooses-from-list-value = { $name }：{ $player }从 { $list } 中选：{ $value }

# {name}: Left takes the greatest of {list}: {value}
name-left-takes-the-greatest-of-list-value = { $name }：左方取 { $list } 中最大的：{ $value }

# {name}: Right takes the least of {list}: {value}
name-right-takes-the-least-of-list-value = { $name }：右方取 { $list } 中最小的：{ $value }

# Proved, by minimax: every tree that ends has a value, found from the leaves up.
proved-by-minimax-every-tree-that-ends-has-a-c8b2 = 已证明，根据：极大极小。每棵有限的树都有值，从叶子往上求得。

# modulus
modulus = 模

# saltus
saltus = 跃度

# differences
differences = 差分

# recurrence
recurrence = 递推

# equal values
equal-values = 等值

# xor of values
xor-of-values = 值的异或

# Beatty pairs
beatty-pairs = 贝蒂数对

# Stopped: with heap {heap} no finite quotient was found (there may be none, or a large one). What follows holds for {scope}.
stopped-with-heap-heap-no-finite-quotient-was-found-e9bb = 已停止：加入堆 { $heap } 时没有找到有限的商（可能没有，也可能很大）。以下对{ $scope }成立。

# dominated by {option}
dominated-by-option = 被{ $option }支配

# AND-OR tree
and-or-tree = 与或树

# Kayles by symmetry
kayles-by-symmetry = Kayles 的对称策略

# Sprague–Grundy theorem
sprague-grundy-theorem = SG定理

# Zermelo's theorem
zermelo-s-theorem = 策梅洛定理

# canonical form
canonical-form = 标准型

# colon principle
colon-principle = 克朗原理

# fusion principle
fusion-principle = 费森原理

# loopy Grundy value
loopy-grundy-value = 循环游戏的 SG值

# misere Nim
misere-nim = 反Nim游戏

# number avoidance
number-avoidance = 不在数中走

# {position}: the value {value} is not {rebuilt}
position-the-value-value-is-not-rebuilt = { $position }：值 { $value } 不是 { $rebuilt }

# memoised search
memoised-search = 记忆化搜索

# misère canonical forms belong to impartial games; here the players have different moves
mis-re-canonical-forms-belong-to-impartial-games-here-a32b = 反常标准型属于公平游戏，而这里双方走法不同

# misère canonical forms need games in which the last move decides; here play can stop by rule
mis-re-canonical-forms-need-games-in-which-the-1c1f = 反常标准型属于由最后一步决定胜负的游戏，而这里可以按规则终止

# misère canonical forms need loop-free games; here a position can recur
mis-re-canonical-forms-need-loop-free-games-here-97cf = 反常标准型属于无循环的游戏，而这里局面可以重复

# {file} is not text: it has zero bytes
file-is-not-text-it-has-zero-bytes = { $file } 不是文本：其中有零字节

# standard input
standard-input = 标准输入

# {file}: the memory limit of {most} MB was reached before its end
file-the-memory-limit-of-most-mb-was-reached-5684 = { $file }：读完之前已达到 { $most } MB 的内存上限

# {file} has more than {most} MB\n  so much is read if it is allowed, for example: --limit-memory 4GB
file-has-more-than-most-mb-so-much-is-1568 = { $file }：超过 { $most } MB{ "\u000A" }  允许后才读这么多，例如：--limit-memory 4GB

# {file}: line {line}: this is not UTF-8 text
file-line-line-this-is-not-utf-8-text = { $file }：第 { $line } 行：不是 UTF-8 文本

# standard output cannot be written: {error}
standard-output-cannot-be-written-error = 无法写到标准输出：{ $error }

# line {number}
line-number = 第 { $number } 行

# also {names}
also-names = 也作 { $names }

# standard input holds {count} lines, each a position of its own\n  one position is written on one line; to answer each line: zermelo solve --batch FILE, with the name of the game on every line
standard-input-holds-count-lines-each-a-position-of-37f8 = 标准输入有 { $count } 行，每行是一个局面{ "\u000A" }  一个局面写在一行；要逐行回答：zermelo solve --batch FILE，每行写上游戏名

# --certificate needs the name of a file: the answer is on standard output
certificate-needs-the-name-of-a-file-the-answer-2148 = --certificate 需要文件名：答案在标准输出上

# note: {file} holds the certificate of '{claim}' ({records} records, {bytes} bytes); check it with: zermelo verify {file}
note-file-holds-the-certificate-of-claim-records-records-8497 = 注意：{ $file } 中是“{ $claim }”的证书（{ $records } 条记录，{ $bytes } 字节）；检查：zermelo verify { $file }

# note: {file} holds the certificate of '{claim}' ({records} records, {bytes} bytes; the checker takes its moves on trust); check it with: zermelo verify {file}
note-file-holds-the-certificate-of-claim-records-records-e084 = 注意：{ $file } 中是“{ $claim }”的证书（{ $records } 条记录，{ $bytes } 字节；检查器不核对其走法）；检查：zermelo verify { $file }

# there is no certificate: {why}
there-is-no-certificate-why = 没有证书：{ $why }

# --coq takes one certificate at a time
coq-takes-one-certificate-at-a-time = --coq 一次只接受一个证书

# {file}: accepted: {what}
file-accepted-what = { $file }：接受：{ $what }

# {file}: rejected: {what}
file-rejected-what = { $file }：拒绝：{ $what }

# {file}: not a certificate: {what}
file-not-a-certificate-what = { $file }：不是证书：{ $what }

# {file}: not checked: {what}
file-not-checked-what = { $file }：未检查：{ $what }

# not checked: {reason}
not-checked-reason = 未检查：{ $reason }

# there is no drawing of this position of {game}\n  boards, strips, heaps and graphs are drawn in sizes that can be read, for example: zermelo draw domineering 4x4 --svg -
there-is-no-drawing-of-this-position-of-game-75fd = { $game }：这个局面没有图{ "\u000A" }  棋盘、条形、堆和图在看得清的大小之内可以画出，例如：zermelo draw domineering 4x4 --svg -

# a position can recur
a-position-can-recur = 局面可以重复

# play can stop by rule
play-can-stop-by-rule = 可以按规则终止

# play stops when a player cannot move
play-stops-when-a-player-cannot-move = 不能走时游戏结束

# a theorem decides the position
a-theorem-decides-the-position = 有定理决定这个局面

# a theorem says who wins, not by which moves
a-theorem-says-who-wins-not-by-which-moves = 有定理说明谁获胜，不说明走哪一步

# the game has a search of its own
the-game-has-a-search-of-its-own = 这个游戏自带搜索

# the game has a table
the-game-has-a-table = 这个游戏有表

# {count} components
count-components = { $count } 个分量

# more positions than can be counted
more-positions-than-can-be-counted = 局面多得数不清

# at most {count} positions
at-most-count-positions = 至多 { $count } 个局面

# the number of positions is not known
the-number-of-positions-is-not-known = 局面数未知

# Known
known = 已知

# Plan
plan = 计划

# A step is passed over when what it is for is known.
a-step-is-passed-over-when-what-it-is-6372 = 所求的已知时，这一步就跳过。

# {purpose}: {theory}
purpose-theory = { $purpose }：{ $theory }

# at most {count} steps
at-most-count-steps = 至多 { $count } 个步骤

# there is no finished table in {folder}\n  for example: zermelo table build connect-four 4x4 --dir {folder}
there-is-no-finished-table-in-folder-for-example-0123 = { $folder } 中没有完成的表{ "\u000A" }  例如：zermelo table build connect-four 4x4 --dir { $folder }

# {count} tables are at /api/tables.
count-tables-are-at-api-tables = /api/tables 上有 { $count } 个表。

# the page cannot be served at {address}: {error}\n  take another port, for example: zermelo page --port 0
the-page-cannot-be-served-at-address-error-take-5244 = 无法在 { $address } 提供页面：{ $error }{ "\u000A" }  请换一个端口，例如：zermelo page --port 0

# The page is at {address} until Ctrl-C.
the-page-is-at-address-until-ctrl-c = 页面在 { $address }，按 Ctrl-C 结束。

# the page is no longer served: {error}
the-page-is-no-longer-served-error = 页面不再提供：{ $error }

# note: {count} files in {folder}; any server of static files serves them, also below a folder
note-count-files-in-folder-any-server-of-static-bd4f = 注意：{ $folder } 中有 { $count } 个文件；任何静态文件服务器都能提供，放在子文件夹中也行

# note: no browser could be opened
note-no-browser-could-be-opened = 注意：无法打开浏览器

# standard output can take one of the SVG, the TikZ and the text\n  name a file for the others, for example: {command}
standard-output-can-take-one-of-the-svg-the-6777 = 标准输出只能输出 SVG、TikZ、文本之一{ "\u000A" }  其余的请给文件名，例如：{ $command }

# '{command}' does not have --format {format}\n  it has: {names}
command-does-not-have-format-format-it-has-names = '{ $command }' 没有 --format { $format }{ "\u000A" }  有：{ $names }

# --limit-memory {limit}: the program by itself takes {needed} MB\n  for example: --limit-memory 64MB
limit-memory-limit-the-program-by-itself-takes-needed-f8a3 = --limit-memory { $limit }：程序本身占用 { $needed } MB{ "\u000A" }  例如：--limit-memory 64MB

# {file}: its rules are functions, which are not data
file-its-rules-are-functions-which-are-not-data = { $file }：它的规则是函数，不是数据

# {file}: its claims hold as far as they were tried
file-its-claims-hold-as-far-as-they-were-aef6 = { $file }：就试过的范围而言，其断言成立

# there is no certificate of an answer that is not there: {reason}
there-is-no-certificate-of-an-answer-that-is-b6f2 = 没有得到答案，就没有证书：{ $reason }

# {file}: {error}\n  for example: zermelo table build connect-four 4x4 --dir tables
file-error-for-example-zermelo-table-build-connect-four-60a3 = { $file }：{ $error }{ "\u000A" }  例如：zermelo table build connect-four 4x4 --dir tables

# there is no contest problem '{name}'\n  did you mean '{near}'? All problems: zermelo contest
there-is-no-contest-problem-name-did-you-mean-884c = 没有竞赛题 '{ $name }'{ "\u000A" }  是不是 '{ $near }'？全部题目：zermelo contest

# there is no contest problem '{name}'\n  All problems: zermelo contest
there-is-no-contest-problem-name-all-problems-zermelo-7f10 = 没有竞赛题 '{ $name }'{ "\u000A" }  全部题目：zermelo contest

# Contest problems: zermelo contest NAME < input
contest-problems-zermelo-contest-name-input = 竞赛题：zermelo contest NAME < input

# input:
input = 输入：

# output:
output = 输出：

# --compare is shown in HTML\n  for example: zermelo test --format html --compare before.json cases.test
compare-is-shown-in-html-for-example-zermelo-test-30f3 = --compare 以 HTML 显示{ "\u000A" }  例如：zermelo test --format html --compare before.json cases.test

# {file} is not a run of test cases: {why}\n  for example: zermelo test --format json cases.test > before.json
file-is-not-a-run-of-test-cases-why-33ae = { $file } 不是测试运行的结果：{ $why }{ "\u000A" }  例如：zermelo test --format json cases.test > before.json

# another run is using it
another-run-is-using-it = 另一次运行正在使用它

# {error}\n  take another file, or remove this one to start anew
error-take-another-file-or-remove-this-one-to-a954 = { $error }{ "\u000A" }  请用另一个文件，或删除此文件重新开始

# databases are told about as text or json: --format json
databases-are-told-about-as-text-or-json-format-c182 = 数据库只以文本或 JSON 说明：--format json

# a position is expected by 'build', and by nothing else\n  for example: zermelo database {example}
a-position-is-expected-by-build-and-by-nothing-16e2 = 只有 'build' 需要局面{ "\u000A" }  例如：zermelo database { $example }

# {reason}\n  what was found is kept: the same command goes on from there
reason-what-was-found-is-kept-the-same-command-038e = { $reason }{ "\u000A" }  找到的已保存：同样的命令会从那里继续

# {file}: not a database of sums
file-not-a-database-of-sums = { $file }：不是和的数据库

# {file} cannot be removed: {error}
file-cannot-be-removed-error = 无法删除 { $file }：{ $error }

# sums with known winner: {count}
sums-with-known-winner-count = 已知胜方的和：{ $count }

# blocks: {count}
blocks-count = 块：{ $count }

# there is no command '{command}'\n  :help lists them
there-is-no-command-command-help-lists-them = 没有命令 '{ $command }'{ "\u000A" }  :help 列出全部命令

# :save needs a name that ends in .md or .tex, for example: :save sums.md
save-needs-a-name-that-ends-in-md-or-b213 = :save 需要以 .md 或 .tex 结尾的名字，例如：:save sums.md

# {count} lines are in {file}
count-lines-are-in-file = { $file } 中有 { $count } 行

# 1 line is in {file}
n-1-line-is-in-file = { $file } 中有 1 行

# there is no explanation of '{word}'\n  all words: zermelo explain
there-is-no-explanation-of-word-all-words-zermelo-06ef = 没有 '{ $word }' 的解释{ "\u000A" }  全部词语：zermelo explain

# did you mean *{number}?
did-you-mean-number = 是不是 *{ $number }？

# expected {expected}, and {found}
expected-expected-and-found = 这里需要{ $expected }，而{ $found }

# {nimber} is a nimber
nimber-is-a-nimber = { $nimber } 是尼姆数

# {number} is a number
number-is-a-number = { $number } 是数

# {number} is a fraction
number-is-a-fraction = { $number } 是分数

# did you mean '{near}'? All functions: {names}
did-you-mean-near-all-functions-names = 是不是 '{ $near }'？全部函数：{ $names }

# All functions: {names}
all-functions-names = 全部函数：{ $names }

# '{value}' is a function
value-is-a-function = '{ $value }' 是函数

# the name '{value}' has no meaning here
the-name-value-has-no-meaning-here = 名字 '{ $value }' 在这里没有意义

# its {order} powers are others; for example: log(*2, *3)
its-order-powers-are-others-for-example-log-2-958f = 它的 { $order } 个幂是别的；例如：log(*2, *3)

# {nimber} is not a power of {base}
nimber-is-not-a-power-of-base = { $nimber } 不是 { $base } 的幂

# {nimber} is not below 2^{bits}
nimber-is-not-below-2-bits = { $nimber } 不小于 2^{ $bits }

# multiply with x, {example}
multiply-with-x-example = 乘法用 x，{ $example }

# 0 has no inverse; {example}
n-0-has-no-inverse-example = 0 没有逆元；{ $example }

# answer
answer = 答案

# distances
distances = 步数

# worth
worth = 值

# a nimber
a-nimber = 尼姆数

# a number
a-number = 数

# a game
a-game = 游戏

# Nim; whoever cannot move loses.
nim-whoever-cannot-move-loses = 尼姆游戏；不能走的一方输。

# the field of nimbers reaches further, up to 2^128: sums, products, quotients of nimbers
the-field-of-nimbers-reaches-further-up-to-2-7826 = 尼姆数的域更大，直到 2^128：尼姆数的和、积、商

# any nimber but 0 will do
any-nimber-but-0-will-do = 0 以外的尼姆数都可以

# exponents, bits and counts are whole numbers, for example: power(*5, 3)
exponents-bits-and-counts-are-whole-numbers-for-example-25b7 = 指数、位数、个数是整数，例如：power(*5, 3)

# smaller numbers are computed with
smaller-numbers-are-computed-with = 用较小的数计算

# this stands for a game around it
this-stands-for-a-game-around-it = 这代表包围它的游戏

# more than 2^63 ups are too many
more-than-2-63-ups-are-too-many = 超过 2^63 个 up 太多

# powers of up are computed with up to the 10000th
powers-of-up-are-computed-with-up-to-the-2798 = up 的幂只算到第 10000 个

# this power of up is too high
this-power-of-up-is-too-high = up 的幂太高

# the powers of up begin with the first
the-powers-of-up-begin-with-the-first = up 的幂从第一个开始

# between Left's options and Right's stands a slash; either may be missing: {0,1|2}, {0|}, {|}
between-left-s-options-and-right-s-stands-a-7b9d = 左方的选项与右方的选项之间写竖线，两边都可以空着：{ "{" }0,1|2{ "}" }, { "{" }0|{ "}" }, { "{" }|{ "}" }

# these braces have no '|', so that the options are both players', and this one is not impartial
these-braces-have-no-so-that-the-options-are-d838 = 这对花括号没有 '|'，所以选项属于双方，而这个选项不是公平游戏

# only fractions whose denominator is a power of 2 are, for example: 5/8
only-fractions-whose-denominator-is-a-power-of-2-2a5f = 只能是分母为 2 的幂的分数，例如：5/8

# the quotient is not the value of a short game
the-quotient-is-not-the-value-of-a-short-9e17 = 商不是短游戏的值

# so many copies of a game are too many
so-many-copies-of-a-game-are-too-many = 游戏的份数太多

# 2^63 are the limit
n-2-63-are-the-limit = 上限是 2^63

# the number becomes too large here
the-number-becomes-too-large-here = 数在这里变得太大

# explicit forms are not part of the language: {..} is the value of the game
explicit-forms-are-not-part-of-the-language-is-9da1 = 这种语言没有原样的形式：{ "{" }..{ "}" } 是游戏的值

# brackets stand after ups only, for example: ^[3]
brackets-stand-after-ups-only-for-example-3 = 方括号只写在 up 之后，例如：^[3]

# a game is written with braces around it, for example: {1|0}; {2||1|0} is {2|{1|0}}
a-game-is-written-with-braces-around-it-for-c703 = 游戏要写在花括号里，例如：{ "{" }1|0{ "}" }；{ "{" }2||1|0{ "}" } 就是 { "{" }2|{ "{" }1|0{ "}" }{ "}" }

# a slash outside braces
a-slash-outside-braces = 花括号外的竖线

# count one arrow only, for example: ^5, v3, ^[2], ^<3>
count-one-arrow-only-for-example-5-v3-2-808f = 只给一个箭头计数，例如：^5、v3、^[2]、^<3>

# these arrows are counted twice
these-arrows-are-counted-twice = 这些箭头计数了两次

# ^[3] is the sum of the first three powers of up, ^<3> the third; on is the only name: ^[on], ^<on>
n-3-is-the-sum-of-the-first-three-powers-1ccc = ^[3] 是 up 的前三个幂之和，^<3> 是第三个；名字只有 on：^[on], ^<on>

# expected a whole number in brackets
expected-a-whole-number-in-brackets = 括号里需要整数

# this is asked of short games only, and this game is loopy: play in it may go on for ever
this-is-asked-of-short-games-only-and-this-71ec = 这只能问短游戏，而这个游戏有循环：可以永远走下去

# loopy games have an outcome, order, sums, sides, stops and a degree, for example: leftstop(over)
loopy-games-have-an-outcome-order-sums-sides-stops-2e13 = 循环游戏有结果、序、和、两侧、停止值和循环度，例如：leftstop(over)

# misère forms are written in brackets, for example: *[2#0] + *[2]; a nim-heap is *[2] there
mis-re-forms-are-written-in-brackets-for-example-01e9 = 反常形式写在方括号里，例如：*[2#0] + *[2]；尼姆堆在那里是 *[2]

# this form is not a part of the first one
this-form-is-not-a-part-of-the-first-9538 = 这个形式不是第一个形式的部分

# its parts: parts(*[2#2])
its-parts-parts-2-2 = 它的部分：parts(*[2#2])

# these forms are not linked: one is an option of the other
these-forms-are-not-linked-one-is-an-option-1178 = 这些形式没有连接：一个是另一个的选项

# equal forms are not told apart
equal-forms-are-not-told-apart = 相等的形式无法区分

# misère forms are added and compared
mis-re-forms-are-added-and-compared = 反常形式可以相加和比较

# this is not a function of misère forms
this-is-not-a-function-of-mis-re-forms = 这不是反常形式的函数

# ordinals below omega^omega^omega are computed with, for example: omega^(omega*2+1)*4 + 5
ordinals-below-omega-omega-omega-are-computed-with-for-927a = 用小于 omega^omega^omega 的序数计算，例如：omega^(omega*2+1)*4 + 5

# this is not an ordinal that is computed with
this-is-not-an-ordinal-that-is-computed-with = 这不是可以计算的序数

# transfinite nimbers go with nimbers only
transfinite-nimbers-go-with-nimbers-only = 超限尼姆数只能与尼姆数一起用

# transfinite nimbers
transfinite-nimbers = 超限尼姆数

# transfinite nimbers have no ordinal sum and no sides here
transfinite-nimbers-have-no-ordinal-sum-and-no-sides-67ee = 超限尼姆数在这里没有序和与两侧

# ordinals go with numbers and ordinals only
ordinals-go-with-numbers-and-ordinals-only = 序数只能与数和序数一起用

# nimbers have the sizes of ordinals
nimbers-have-the-sizes-of-ordinals = 尼姆数的大小是序数

# expected a natural number or an ordinal
expected-a-natural-number-or-an-ordinal = 需要自然数或序数

# expected a name after 'let'
expected-a-name-after-let = 'let' 之后需要名字

# expected '=' after the name
expected-after-the-name = 名字之后需要 '='

# put the binding first, for example: let a = {1|*}; a + a
put-the-binding-first-for-example-let-a-1-e878 = 先写绑定，例如：let a = { "{" }1|*{ "}" }; a + a

# 'let' stands inside an expression
let-stands-inside-an-expression = 'let' 在式子里面

# what is this to be done with the number before it?
what-is-this-to-be-done-with-the-number-ca11 = 它与前面的数要怎样运算？

# write the sign: 2 x a is twice a, 2 + a their sum
write-the-sign-2-x-a-is-twice-a-7348 = 请写出符号：2 x a 是 a 的两倍，2 + a 是两者之和

# compare two at a time, for example: *2 + *3 = *
compare-two-at-a-time-for-example-2-3 = 一次比较两个，例如：*2 + *3 = *

# comparisons do not follow one another
comparisons-do-not-follow-one-another = 比较不能连写

# put parentheses around the part that is meant: +-(1*), or (+-1) + *
put-parentheses-around-the-part-that-is-meant-1-705c = 请用括号括起所指的部分：+-(1*)，或 (+-1) + *

# how far does the '+-' reach?
how-far-does-the-reach = '+-' 作用到哪里？

# commas stand between options and between the arguments of a function, for example: {0,*|1}, mex(0, *, *3)
commas-stand-between-options-and-between-the-arguments-of-a0d8 = 逗号写在选项之间和函数的参数之间，例如：{ "{" }0,*|1{ "}" }, mex(0, *, *3)

# a comma outside braces and functions
a-comma-outside-braces-and-functions = 花括号和函数之外的逗号

# nest with more slashes or with braces, for example: {1||2|3}, {{1|2}|3}
nest-with-more-slashes-or-with-braces-for-example-4e56 = 用更多竖线或花括号嵌套，例如：{ "{" }1||2|3{ "}" }, { "{" }{ "{" }1|2{ "}" }|3{ "}" }

# a second slash of the same size
a-second-slash-of-the-same-size = 第二处同样多的竖线

# this brace closes nothing
this-brace-closes-nothing = 这个括号没有对应的开括号

# a game is {1|0}, with as many { as }
a-game-is-1-0-with-as-many-as = 游戏写作 { "{" }1|0{ "}" }，{ "{" } 与 { "}" } 一样多

# these braces have no '|'
these-braces-have-no = 这对花括号没有 '|'

# this closes nothing
this-closes-nothing = 这没有可关闭的

# close it with '}', for example: {1|0}
close-it-with-for-example-1-0 = 用 '{ "}" }' 关闭，例如：{ "{" }1|0{ "}" }

# expected a value here
expected-a-value-here = 这里需要一个值

# names are bound at the start: let a = {1|*}; a + a
names-are-bound-at-the-start-let-a-1-458a = 名字在开头绑定：let a = { "{" }1|*{ "}" }; a + a

# a certificate shows how two games compare
a-certificate-shows-how-two-games-compare = 证书说明两个游戏如何比较

# this is a game
this-is-a-game = 这是一个游戏

# this is a loopy game
this-is-a-loopy-game = 这是一个循环游戏

# this stands for a game around it, of which it can only be an option
this-stands-for-a-game-around-it-of-which-e3b5 = 这代表包围它的游戏，只能是它的选项

# this is a list
this-is-a-list = 这是一个列表

# this is a misère form
this-is-a-mis-re-form = 这是一个反常形式

# this is an ordinal
this-is-an-ordinal = 这是一个序数

# this is a transfinite nimber
this-is-a-transfinite-nimber = 这是一个超限尼姆数

# this is the answer yes or no
this-is-the-answer-yes-or-no = 这是“是”或“否”的回答

# this is an outcome
this-is-an-outcome = 这是一个结果

# this is a description
this-is-a-description = 这是一段描述

# split the question: fewer values are computed with at once then
split-the-question-fewer-values-are-computed-with-at-91e3 = 把问题分开：这样同时计算的值更少

# ask it of a smaller value, or of another
ask-it-of-a-smaller-value-or-of-another = 请问较小的值，或别的值

# this is not a name
this-is-not-a-name = 这不是名字

# 'pass' is a move from a game to itself
pass-is-a-move-from-a-game-to-itself = 'pass' 是从游戏走到它自身的一步

# choose another, for example: let a = {1|*}
choose-another-for-example-let-a-1 = 请换一个名字，例如：let a = { "{" }1|*{ "}" }

# 0 is not a base of logarithms
n-0-is-not-a-base-of-logarithms = 0 不能作对数的底

# the base comes first, for example: log(*2, *3)
the-base-comes-first-for-example-log-2-3 = 底写在前面，例如：log(*2, *3)

# 0 has no logarithm
n-0-has-no-logarithm = 0 没有对数

# no power of a nimber but 0 is 0
no-power-of-a-nimber-but-0-is-0 = 除 0 以外，尼姆数的幂都不为 0

# the nimbers below 2^bits are a field for bits = 1, 2, 4, 8, 16, 32, 64, 128
the-nimbers-below-2-bits-are-a-field-for-3847 = 小于 2^bits 的尼姆数在 bits = 1, 2, 4, 8, 16, 32, 64, 128 时成为域

# there is no such field
there-is-no-such-field = 没有这样的域

# 0 has no negative powers
n-0-has-no-negative-powers = 0 没有负数次幂

# numbers have at most 65536 bits, for example: power(2, 1000)
numbers-have-at-most-65536-bits-for-example-power-61fe = 数最多 65536 位，例如：power(2, 1000)

# only fractions whose denominator is a power of 2 are, for example: power(2, -3)
only-fractions-whose-denominator-is-a-power-of-2-e49f = 只能是分母为 2 的幂的分数，例如：power(2, -3)

# the power is not the value of a short game
the-power-is-not-the-value-of-a-short-b5ae = 幂不是短游戏的值

# values are listed by the days 0 to 3; on the fourth there are more than 10^12
values-are-listed-by-the-days-0-to-3-e593 = 列出第 0 到第 3 天的值；第四天超过 10^12 个

# expected a whole number that is not negative
expected-a-whole-number-that-is-not-negative = 需要非负整数

# the game is not a sum of a number, a nimber and powers of up
the-game-is-not-a-sum-of-a-number-1863 = 这个游戏不是数、尼姆数与 up 的幂之和

# the store of values is full
the-store-of-values-is-full = 值的存储已满

# the genus of a misère form
the-genus-of-a-mis-re-form = 反常形式的亏格

# the mate of a misère form, beside which it is P
the-mate-of-a-mis-re-form-beside-which-1c5d = 反常形式的配偶，与它相加为 P

# the even forms that are a part of a misère form
the-even-forms-that-are-a-part-of-a-4351 = 反常形式的部分中的偶形式

# the ways to write a misère form as a sum of even primes
the-ways-to-write-a-mis-re-form-as-b9ff = 把反常形式写成偶素形式之和的方法

# the length of the longest play of a misère form
the-length-of-the-longest-play-of-a-mis-e991 = 反常形式最长对局的长度

# the Grundy value in normal play
the-grundy-value-in-normal-play = 正常规则下的 SG值

# who wins a misère form: N whoever moves next, P whoever moved before
who-wins-a-mis-re-form-n-whoever-moves-11b8 = 反常形式谁获胜：N 下一个走的，P 上一个走的

# the form itself
the-form-itself = 形式本身

# the form that gives the first together with the second
the-form-that-gives-the-first-together-with-the-4580 = 与第二个相加得到第一个的形式

# a form beside which both are P
a-form-beside-which-both-are-p = 使两者都为 P 的形式

# whether a game makes both forms P
whether-a-game-makes-both-forms-p = 是否有游戏使两个形式都为 P

# a form beside which the first is P and the second N
a-form-beside-which-the-first-is-p-and-843a = 使第一个为 P 而第二个为 N 的形式

# whether G + * is not an option of the form G
whether-g-is-not-an-option-of-the-form-cfa3 = G + * 是否不是形式 G 的选项

# whether only 0, * and itself are parts
whether-only-0-and-itself-are-parts = 部分是否只有 0、* 和自身

# whether every option is a part
whether-every-option-is-a-part = 是否每个选项都是部分

# whether it is a part of every option
whether-it-is-a-part-of-every-option = 是否是每个选项的部分

# whether G is not tame and G + G is as good as tame, of genus 0^0
whether-g-is-not-tame-and-g-g-is-18bd = G 是否不温顺，而 G + G 相当于亏格 0^0 的温顺形式

# whether it is a nim-heap
whether-it-is-a-nim-heap = 是否是尼姆堆

# whether it is tame by its options
whether-it-is-tame-by-its-options = 按选项是否温顺

# whether it is tame or as good as tame
whether-it-is-tame-or-as-good-as-tame = 是否温顺或相当于温顺

# whether its genus decides its sums with tame games
whether-its-genus-decides-its-sums-with-tame-games = 其亏格是否决定它与温顺游戏的和

# whether it is restive by its options
whether-it-is-restive-by-its-options = 按选项是否躁动（restive）

# whether it is restive or as good
whether-it-is-restive-or-as-good = 是否躁动（restive）或与之相当

# whether it is restless
whether-it-is-restless = 是否不安（restless）

# the product of two nimbers; of numbers and ordinals, of the nimbers of their size
the-product-of-two-nimbers-of-numbers-and-ordinals-14ed = 两个尼姆数的积；对数和序数，是以其为大小的尼姆数的积

# the power of a nimber; of a number or an ordinal, of the nimber of its size
the-power-of-a-nimber-of-a-number-or-7c11 = 尼姆数的幂；对数或序数，是以其为大小的尼姆数的幂

# the square root; every nimber has exactly one
the-square-root-every-nimber-has-exactly-one = 平方根；每个尼姆数恰有一个

# a to the whole number n, a nimber or a number
a-to-the-whole-number-n-a-nimber-or-0916 = a 的整数 n 次幂，尼姆数或数

# the least n > 0 with a^n = *
the-least-n-0-with-a-n = 使 a^n = * 的最小 n > 0

# the least n with base^n = a
the-least-n-with-base-n-a = 使 base^n = a 的最小 n

# the solutions of x^2 + x = c below 2^128, or below 2^bits: none or two
the-solutions-of-x-2-x-c-below-2-1776 = x^2 + x = c 在 2^128 或 2^bits 以下的解：没有或两个

# a + a^2 + a^4 + ... over the smallest field that holds a, or over the nimbers below 2^bits
a-a-2-a-4-over-the-smallest-field-5dd7 = a + a^2 + a^4 + ...，在含 a 的最小域或小于 2^bits 的尼姆数中

# the least nimber that is not among them; of numbers, the least number from 0 on
the-least-nimber-that-is-not-among-them-of-7a14 = 不在其中的最小尼姆数；对数，是从 0 起不在其中的最小数

# the number without its sign
the-number-without-its-sign = 去掉符号的数（绝对值）

# the greatest whole number that is at most x
the-greatest-whole-number-that-is-at-most-x = 不大于 x 的最大整数

# the least whole number that is at least x
the-least-whole-number-that-is-at-least-x = 不小于 x 的最小整数

# the whole quotient of two whole numbers, with a remainder that is not negative
the-whole-quotient-of-two-whole-numbers-with-a-94ef = 两个整数的整数商，余数非负

# the remainder of a by b, which is not negative
the-remainder-of-a-by-b-which-is-not-cac7 = a 除以 b 的余数，非负

# the greatest common divisor of whole numbers
the-greatest-common-divisor-of-whole-numbers = 整数的最大公约数

# the least common multiple of whole numbers
the-least-common-multiple-of-whole-numbers = 整数的最小公倍数

# the greatest of some numbers
the-greatest-of-some-numbers = 若干数中最大的

# the least of some numbers
the-least-of-some-numbers = 若干数中最小的

# the greatest whole number whose square is at most n
the-greatest-whole-number-whose-square-is-at-most-5376 = 平方不超过 n 的最大整数

# the greatest k with 2^k at most n
the-greatest-k-with-2-k-at-most-n = 使 2^k 不超过 n 的最大 k

# how many choices of k among n there are
how-many-choices-of-k-among-n-there-are = 从 n 个中选 k 个的方法数

# all values that are born by day n, at most the third: 1, 4, 22, 1474 of them
all-values-that-are-born-by-day-n-at-4662 = 到第 n 天为止出生的所有值，至多第三天：1, 4, 22, 1474 个

# the canonical form: no dominated options, no reversible ones
the-canonical-form-no-dominated-options-no-reversible-ones = 标准型：没有被支配的选项，也没有可逆的选项

# who wins: L Left, R Right, N whoever moves next, P whoever moved before
who-wins-l-left-r-right-n-whoever-moves-b9ed = 谁获胜：L 左方，R 右方，N 下一个走的，P 上一个走的

# the mean value
the-mean-value = 平均值

# the temperature
the-temperature = 温度

# the thermograph: mast, corners and slopes of the left and of the right wall, from the top down
the-thermograph-mast-corners-and-slopes-of-the-left-7932 = 温度图：桅杆、左右墙的拐点与斜率，从上往下

# the number at which play stops when Left begins
the-number-at-which-play-stops-when-left-begins = 左方先走时停止于的数

# the number at which play stops when Right begins
the-number-at-which-play-stops-when-right-begins = 右方先走时停止于的数

# the options of Left in the canonical form
the-options-of-left-in-the-canonical-form = 标准型中左方的选项

# the options of Right in the canonical form
the-options-of-right-in-the-canonical-form = 标准型中右方的选项

# what moves of either player gain, but for what another gains as well
what-moves-of-either-player-gain-but-for-what-6093 = 双方的走法所得，别的走法也能得到的除外

# what Left's moves gain
what-left-s-moves-gain = 左方走法所得

# what Right's moves gain
what-right-s-moves-gain = 右方走法所得

# all positions of the canonical form, itself among them
all-positions-of-the-canonical-form-itself-among-them = 标准型的所有局面，包括自身

# how many followers there are
how-many-followers-there-are = 后继局面的个数

# the leaves of the tree of the canonical form, numbers being leaves
the-leaves-of-the-tree-of-the-canonical-form-a334 = 标准型的树的叶子数，数视为叶子

# the day the value is born: the depth of the canonical form
the-day-the-value-is-born-the-depth-of-2456 = 值出生的日子：标准型的深度

# the atomic weight, of all-small games and others that have one
the-atomic-weight-of-all-small-games-and-others-3a96 = 原子量，对全小游戏及其他有原子量的游戏

# the reduced canonical form: the simplest game infinitely close
the-reduced-canonical-form-the-simplest-game-infinitely-close = 约化标准型：无穷接近的最简单游戏

# the same form with 0 and * exchanged
the-same-form-with-0-and-exchanged = 把 0 与 * 互换的同一形式

# number, nimber and digits of the powers of up, as in 1/2*.12-
number-nimber-and-digits-of-the-powers-of-up-f2f5 = 数、尼姆数与 up 的幂的各位，如 1/2*.12-

# G with a tax of t on every move, t above -1
g-with-a-tax-of-t-on-every-move-2fbe = 每步征税 t 的 G，t 大于 -1

# G cooled by its temperature
g-cooled-by-its-temperature = 按自身温度冷却的 G

# G with a bonus of H on every move
g-with-a-bonus-of-h-on-every-move = 每步加奖 H 的 G

# G overheated from S to T: integers become multiples of S, moves get a bonus of T
g-overheated-from-s-to-t-integers-become-multiples-155d = 从 S 到 T 过热的 G：整数变成 S 的倍数，每步加奖 T

# G:H, in which a move in G annihilates H
g-h-in-which-a-move-in-g-annihilates-2a91 = G:H，在 G 中走会消去 H

# the Norton product of G by the unit U
the-norton-product-of-g-by-the-unit-u = G 关于单位 U 的 Norton 积

# Conway's product of the canonical forms, also written G x H
conway-s-product-of-the-canonical-forms-also-written-5016 = 标准型的康威积，也写作 G x H

# the sum of two nimbers
the-sum-of-two-nimbers = 两个尼姆数的和

# G:(x - 1), which for up is ^[x]
g-x-1-which-for-up-is-x = G:(x - 1)，对 up 即 ^[x]

# whether in every position both players can move or neither can
whether-in-every-position-both-players-can-move-or-d063 = 是否每个局面双方都能走或都不能走

# whether play takes an even number of moves to reach a number
whether-play-takes-an-even-number-of-moves-to-040a = 是否走偶数步到达数

# whether play takes an odd number of moves to reach a number
whether-play-takes-an-odd-number-of-moves-to-70ce = 是否走奇数步到达数

# whether the value lies between all negative and all positive numbers
whether-the-value-lies-between-all-negative-and-all-a698 = 值是否在所有负数与所有正数之间

# whether the value is infinitely close to a number
whether-the-value-is-infinitely-close-to-a-number = 值是否无穷接近某个数

# whether the value is a number
whether-the-value-is-a-number = 值是否是数

# whether the value is a whole number
whether-the-value-is-a-whole-number = 值是否是整数

# whether the value is a nimber
whether-the-value-is-a-nimber = 值是否是尼姆数

# whether the value is 0
whether-the-value-is-0 = 值是否为 0

# {G|0||0}, the negative of Tiny(G)
g-0-0-the-negative-of-tiny-g = { "{" }G|0||0{ "}" }，Tiny(G) 的负

# the nimber *n, also written *(n)
the-nimber-n-also-written-n = 尼姆数 *n，也写作 *(n)

# what a loopy game is worth where draws are Left's: S of S & T
what-a-loopy-game-is-worth-where-draws-are-f483 = 平局归左方时循环游戏的值：S & T 的 S

# what a loopy game is worth where draws are Right's: T of S & T
what-a-loopy-game-is-worth-where-draws-are-f6e8 = 平局归右方时循环游戏的值：S & T 的 T

# the onside of the sum of two stoppers, also written G upsum H
the-onside-of-the-sum-of-two-stoppers-also-cec5 = 两个止步游戏之和的上侧，也写作 G upsum H

# the offside of the sum of two stoppers, also written G downsum H
the-offside-of-the-sum-of-two-stoppers-also-c368 = 两个止步游戏之和的下侧，也写作 G downsum H

# the variety of a stable stopper to its degree
the-variety-of-a-stable-stopper-to-its-degree = 稳定止步游戏对其循环度的变种

# the upsum variety to an idempotent: G upsum (-G downsum -I)
the-upsum-variety-to-an-idempotent-g-upsum-g-11b2 = 对幂等元的 upsum 变种：G upsum (-G downsum -I)

# the downsum variety to an idempotent: G downsum (-G upsum I)
the-downsum-variety-to-an-idempotent-g-downsum-g-2cf5 = 对幂等元的 downsum 变种：G downsum (-G upsum I)

# the power {0|H:-(x - 1)} of G = {0|H}, which for up is ^<x>
the-power-0-h-x-1-of-g-0-b75d = G = { "{" }0|H{ "}" } 的幂 { "{" }0|H:-(x - 1){ "}" }，对 up 即 ^<x>

# H with B:H = G, where there is one
h-with-b-h-g-where-there-is-one = 使 B:H = G 的 H（若有）

# the left stop of a stopper, without over and under
the-left-stop-of-a-stopper-without-over-and-66a3 = 止步游戏的左停止值，不含 over 和 under

# the right stop of a stopper, without over and under
the-right-stop-of-a-stopper-without-over-and-4ce7 = 止步游戏的右停止值，不含 over 和 under

# whether the value is a stopper: alternating play ends in all of its positions
whether-the-value-is-a-stopper-alternating-play-ends-fff6 = 值是否是止步游戏：在其所有局面中轮流走都会结束

# whether onside and offside are stoppers
whether-onside-and-offside-are-stoppers = 上侧与下侧是否是止步游戏

# whether the value is a short game
whether-the-value-is-a-short-game = 值是否是短游戏

# whether the value is not a short game
whether-the-value-is-not-a-short-game = 值是否不是短游戏

# whether the value is a stopper whose only cycles are passes
whether-the-value-is-a-stopper-whose-only-cycles-a7ce = 值是否是只以虚着为循环的止步游戏

# whether the upsum and the downsum variety of a stopper to its degree agree
whether-the-upsum-and-the-downsum-variety-of-a-397a = 止步游戏对其循环度的 upsum 变种与 downsum 变种是否一致

# whether the value is a number, perhaps plus tiny or miny
whether-the-value-is-a-number-perhaps-plus-tiny-54b3 = 值是否是数，或数加 tiny 或 miny

# whether the value is a number, x over or x under for a number x, on or off
whether-the-value-is-a-number-x-over-or-6801 = 值是否是数、数 x 的 x over 或 x under、on 或 off

# G + H: a move is a move in one of them
g-h-a-move-is-a-move-in-one-33dc = G + H：一步是在其中一个里走

# whether the value has an atomic weight
whether-the-value-has-an-atomic-weight = 值是否有原子量

# whether the value is a sum of a number, a nimber and powers of up
whether-the-value-is-a-sum-of-a-number-4b1e = 值是否是数、尼姆数与 up 的幂之和

# whether the value is an even whole number
whether-the-value-is-an-even-whole-number = 值是否是偶数

# whether the value is an odd whole number
whether-the-value-is-an-odd-whole-number = 值是否是奇数

# whether the value is a whole number that is not negative
whether-the-value-is-a-whole-number-that-is-c47d = 值是否是非负整数

# the narrowest class that the value is in, by the names of CGSuite: Integer, Uptimal, CanonicalStopper, ...
the-narrowest-class-that-the-value-is-in-by-b8c5 = 值所属的最窄的类，用 CGSuite 的名字：Integer, Uptimal, CanonicalStopper, ...

# the values belong to different stores; bring them into one with Algebra::import
the-values-belong-to-different-stores-bring-them-into-9544 = 这些值属于不同的存储；请用 Algebra::import 移入同一个

# impartial
impartial = 公平游戏

# partizan
partizan = 不平等博弈

# loop-free
loop-free = 无循环

# normal play
normal-play = 正常规则

# misère play
mis-re-play = 反常游戏

# n, then n heaps below 2^64
n-then-n-heaps-below-2-64 = n，然后是 n 个小于 2^64 的堆

# Nim; whoever takes the last token loses.
nim-whoever-takes-the-last-token-loses = 尼姆游戏；取走最后一个石子的一方输。

# One heap of n tokens, 1 to m are taken; whoever cannot move loses.
one-heap-of-n-tokens-1-to-m-are-8cc7 = 一堆 n 个石子，每次取 1 到 m 个；不能走的一方输。

# Wythoff's game on heaps of n and m tokens; whoever cannot move loses.
wythoff-s-game-on-heaps-of-n-and-m-ead8 = 两堆 n 个和 m 个石子的威佐夫博弈；不能走的一方输。

# The numbers 1 to N are called in turn, 1 to k at a time; the caller of N loses.
the-numbers-1-to-n-are-called-in-turn-ac67 = 轮流报 1 到 N 的数，每次 1 到 k 个；报到 N 的一方输。

# One heap of n tokens; a move splits a heap into two non-empty ones; whoever cannot move loses.
one-heap-of-n-tokens-a-move-splits-a-fee9 = 一堆 n 个石子；一步把一堆分成两个非空的堆；不能走的一方输。

# One heap of n tokens; a move takes one of k numbers of tokens; whoever cannot move loses.
one-heap-of-n-tokens-a-move-takes-one-f75a = 一堆 n 个石子；一步取 k 种个数之一；不能走的一方输。

# n k, then the k numbers
n-k-then-the-k-numbers = n k，然后是这 k 个数

# Chomp on n × m squares; whoever eats the poisoned corner loses.
chomp-on-n-m-squares-whoever-eats-the-poisoned-c688 = n × m 格的巧克力游戏；吃到毒角的一方输。

# Fibonacci Nim on n tokens: the first move takes any number but not all, every later one at most twice as many as the move before; whoever cannot move loses.
fibonacci-nim-on-n-tokens-the-first-move-takes-a486 = n 个石子的斐波那契博弈：第一步取任意个但不能全取，以后每步至多取上一步的两倍；不能走的一方输。

# Moore's Nim: a move takes from at least one and at most k heaps; whoever cannot move loses.
moore-s-nim-a-move-takes-from-at-least-fcb9 = Moore 尼姆：一步从至少一堆、至多 k 堆中取；不能走的一方输。

# n k, then n heaps below 2^64
n-k-then-n-heaps-below-2-64 = n k，然后是 n 个小于 2^64 的堆

# Poker Nim with empty stocks; whoever cannot move loses.
poker-nim-with-empty-stocks-whoever-cannot-move-loses = 储备为空的扑克尼姆；不能走的一方输。

# k coins on a strip of n squares slide to the left, not over one another; whoever cannot move loses.
k-coins-on-a-strip-of-n-squares-slide-83ae = n 格的一行上有 k 枚硬币，向左滑动，不能越过别的硬币；不能走的一方输。

# n k, then the squares of the k coins, counted from 1
n-k-then-the-squares-of-the-k-coins-472b = n k，然后是 k 枚硬币的格子，从 1 数起

# Green Hackenbush: cut an edge of a graph; what no longer hangs together with the ground falls off; whoever cannot move loses. Find the Grundy value.
green-hackenbush-cut-an-edge-of-a-graph-what-c075 = 绿色删边游戏：剪一条边，不再与地面相连的部分落下；不能走的一方输。求 SG值。

# V E, then E lines u v with 1 <= u, v <= V; vertex 1 is the ground; loops and several edges between two vertices are allowed
v-e-then-e-lines-u-v-with-1-1e6b = V E，然后 E 行 u v，1 <= u, v <= V；顶点 1 是地面；允许自环和重边

# the Grundy value
the-grundy-value = SG值

# Wall Making: a move picks a free cell and turns it, and everything in the four directions up to the next wall or the edge, into wall; marked cells may not be picked; whoever cannot move loses.
wall-making-a-move-picks-a-free-cell-and-b744 = 筑墙：选一个空格，把它以及四个方向上直到下一堵墙或边界的格子都变成墙；不能选有标记的格子；不能走的一方输。

# H W, then H rows of W cells, '.' free and 'X' marked
h-w-then-h-rows-of-w-cells-free-2e35 = H W，然后 H 行，每行 W 格，'.' 为空，'X' 为有标记

# A move removes at least one leaf of a rooted tree; whoever cannot move loses.
a-move-removes-at-least-one-leaf-of-a-f6be = 一步去掉有根树的至少一个叶子；不能走的一方输。

# T, then T trees: n, then the parents of vertices 2 to n (1 is the root; an empty line when n = 1)
t-then-t-trees-n-then-the-parents-of-18e1 = T，然后 T 棵树：n，再是顶点 2 到 n 的父节点（1 是根；n = 1 时为空行）

# a line each: Takeru (the first player) or Meiya, who wins
a-line-each-takeru-the-first-player-or-meiya-a93a = 每行一个：Takeru（先手）或 Meiya，即胜方

# Tokens stand on vertices 1 and 2 of an acyclic graph; a move pushes one along an edge; whoever cannot move loses. Count the subsets of the edges for which the first player wins.
tokens-stand-on-vertices-1-and-2-of-an-505d = 无环图的顶点 1 和 2 上各有一枚棋子；一步沿一条边移动一枚；不能走的一方输。数出使先手获胜的边的子集。

# the count, modulo 10^9 + 7
the-count-modulo-10-9-7 = 个数，模 10^9 + 7

# Bulbs and switches: in round i of (N - 1) / 2 Alice may flip switches 2i - 1 and 2i, then Bob 2i and 2i + 1. All bulbs are dark at first. Alice wins if the lit ones are at last at least as bright as K.
bulbs-and-switches-in-round-i-of-n-1-16a7 = 灯泡与开关：第 i 轮（共 (N - 1) / 2 轮）Alice 可拨开关 2i - 1 和 2i，然后 Bob 可拨 2i 和 2i + 1。开始时全灭。最后亮着的总亮度至少为 K 时 Alice 获胜。

# N M K with N odd, at most 41, and M at most 64; M brightnesses; N lines c b_1 ... b_c, the bulbs of each switch
n-m-k-with-n-odd-at-most-41-5ac3 = N M K，N 为不超过 41 的奇数，M 不超过 64；M 个亮度；N 行 c b_1 ... b_c，即各开关的灯泡

# Alice or Bob: who wins
alice-or-bob-who-wins = Alice 或 Bob：胜方

# A token on a directed graph; whoever cannot move loses. Label every vertex for the player to move.
a-token-on-a-directed-graph-whoever-cannot-move-c70b = 有向图上的一枚棋子；不能走的一方输。给每个顶点标出轮到走的一方的胜负。

# V E, then E lines u v with 1 <= u, v <= V; then, where play ends by rule, lines W v and L v: the player to move at v has won or lost
v-e-then-e-lines-u-v-with-1-bc69 = V E，然后 E 行 u v，1 <= u, v <= V；若有由规则终止之处，再加 W v 和 L v 行：在 v 轮到走的一方已胜或已负

# a line a vertex: W d, L d (d plies to the end under best play) or D (a draw)
a-line-a-vertex-w-d-l-d-d-c0a1 = 每个顶点一行：W d、L d（双方最佳时到结束 d 步）或 D（平局）

# A token on a directed graph that may have cycles; whoever cannot move loses. Find the loopy Grundy value of every vertex.
a-token-on-a-directed-graph-that-may-have-687e = 可以有环的有向图上的一枚棋子；不能走的一方输。求每个顶点的循环 SG值。

# V E, then E lines u v with 1 <= u, v <= V
v-e-then-e-lines-u-v-with-1-8044 = V E，然后 E 行 u v，1 <= u, v <= V

# a line a vertex: n, or inf(K) with the numbers of K ascending and commas between them
a-line-a-vertex-n-or-inf-k-with-ca1d = 每个顶点一行：n，或 inf(K)，K 中的数升序、以逗号分隔

# Two tokens on a directed graph: Bob moves his along an edge, then Alice hers, and so on. Whoever cannot move loses; if the tokens meet, Alice wins; if play does not end, Bob. Does Bob win?
two-tokens-on-a-directed-graph-bob-moves-his-a154 = 有向图上的两枚棋子：Bob 沿一条边移动自己的，然后 Alice 移动她的，如此轮流。不能走的一方输；两枚相遇则 Alice 获胜，永不结束则 Bob 获胜。Bob 是否获胜？

# T, then T cases: n m with n <= 2000; m lines u v, a move from u to v; x y, where Bob and Alice stand
t-then-t-cases-n-m-with-n-2000-8052 = T，然后 T 组：n m，n <= 2000；m 行 u v，即从 u 到 v 的走法；x y，即 Bob 和 Alice 所在处

# a line each: Case #i: Yes or Case #i: No
a-line-each-case-i-yes-or-case-i-7401 = 每行一个：Case #i: Yes 或 Case #i: No

# King and rook against king, White to move: in how many moves does White mate?
king-and-rook-against-king-white-to-move-in-e3d7 = 王车对王，轮到白方：白方几步将死？

# T, then T lines with the squares of the white king, the rook and the black king
t-then-t-lines-with-the-squares-of-the-1f8a = T，然后 T 行，是白王、车和黑王的格子

# a line each: White's moves to mate, or Illegal
a-line-each-white-s-moves-to-mate-or-9882 = 每行一个：到将死为止白方的步数，或 Illegal

# The nim-product of two numbers, of as many pairs as there are.
the-nim-product-of-two-numbers-of-as-many-5e49 = 两个数的尼姆积，有几对算几对。

# lines a b, both below 2^64
lines-a-b-both-below-2-64 = 各行 a b，都小于 2^64

# the products a ⊗ b, a line each
the-products-a-b-a-line-each = 乘积 a ⊗ b，每行一个

# First or Second: who wins
first-or-second-who-wins = First 或 Second：胜方

# a nim-heap
a-nim-heap = 尼姆堆

# tame, through reversible options
tame-through-reversible-options = 温顺（经可逆选项）

# tameable
tameable = 可驯服

# restive
restive = 躁动 (restive)

# restive, through reversible options
restive-through-reversible-options = 躁动 (restive)，经可逆选项

# restless
restless = 不安 (restless)

# a loopy game too large to be written
a-loopy-game-too-large-to-be-written = 太大而无法写出的循环游戏

# A stopper: play that alternates ends from every position.
a-stopper-play-that-alternates-ends-from-every-position = 止步游戏：从每个局面轮流走都会结束。

# its two sides
its-two-sides = 它的两侧

# S & T: worth S where a draw counts as a win for Left, T where it counts as one for Right.
s-t-worth-s-where-a-draw-counts-as-d773 = S & T：平局算左方胜时值为 S，算右方胜时值为 T。

# S & T: a side of this value is not a stopper that could be found, so that it is simplified only as far as the theory goes.
s-t-a-side-of-this-value-is-not-d05b = S & T：这个值的某一侧没有找到止步游戏，所以只按理论所及作了化简。

# no names yet, for example: G := {1|*}
no-names-yet-for-example-g-1 = 还没有名字，例如：G := { "{" }1|*{ "}" }

# the certificate is read a second time, so it must be a file
the-certificate-is-read-a-second-time-so-it-bae4 = 证书要读第二遍，所以必须是文件

# '{word}' is a result, not a payoff: ends are numbers, or all of them won and lost
word-is-a-result-not-a-payoff-ends-are-6165 = '{ $word }' 是胜负，不是收益：末端要么都是数，要么都是胜负

# write payoffs at all ends, for example 1 and -1; trees and graphs of wins and losses: zermelo graph
write-payoffs-at-all-ends-for-example-1-and-7f63 = 所有末端都写收益，例如 1 和 -1；胜负的树和图：zermelo graph

# the tree has more than {most} vertices
the-tree-has-more-than-most-vertices = 树的顶点超过 { $most } 个

# a parenthesis closes that was not opened
a-parenthesis-closes-that-was-not-opened = 括号没有打开就关闭了

# a vertex has no children and no payoff
a-vertex-has-no-children-and-no-payoff = 顶点既没有子节点也没有收益

# expected a whole number of at most 18 digits, or children in parentheses
expected-a-whole-number-of-at-most-18-digits-b1e9 = 这里需要至多 18 位的整数，或括号中的子节点

# the tree is over before this: there is one root
the-tree-is-over-before-this-there-is-one-14a9 = 树在此之前已结束：只有一个根

# this vertex is not closed
this-vertex-is-not-closed = 这个顶点没有关闭

# there is no tree
there-is-no-tree = 没有树

# children stand in parentheses, ends are whole numbers, for example: ((3 5) (2 9) (0 7)), or with names: A(B(3 5) C(2 9))
children-stand-in-parentheses-ends-are-whole-numbers-for-3d8d = 子节点写在括号里，末端是整数，例如：((3 5) (2 9) (0 7))，带名字：A(B(3 5) C(2 9))

# a position has too many moves to write them out
a-position-has-too-many-moves-to-write-them-83ac = 有的局面走法太多，无法写出

# the position is decided without distances, which a strategy in a game with cycles needs
the-position-is-decided-without-distances-which-a-strategy-05ac = 局面的胜负没有步数，而有循环的游戏的策略需要步数

# the strategy has too many positions
the-strategy-has-too-many-positions = 策略的局面太多

# the checker knows no theorem that decides this position
the-checker-knows-no-theorem-that-decides-this-position = 检查器不知道能决定这个局面的定理

# a certificate of labels carries no moves; one of the winner, or of the Grundy value, does
a-certificate-of-labels-carries-no-moves-one-of-a5fd = 标记的证书不带走法；胜方或SG值的证书带有走法

# the checker does not know this game, so there is no certificate of its labels; one of the winner, or of a graph, carries the moves
the-checker-does-not-know-this-game-so-there-d810 = 检查器不认识这个游戏，所以没有标记的证书；胜方或图的证书带有走法

# no period is proved
no-period-is-proved = 没有证明周期

# the values grow from period to period, for which there is no claim yet
the-values-grow-from-period-to-period-for-which-2f2f = 值随周期增大，对此还没有断言

# there is no comparison
there-is-no-comparison = 没有比较

# the braces of the comparison are nested too deep
the-braces-of-the-comparison-are-nested-too-deep = 比较的花括号嵌套太深

# the games of the comparison are too long to write out
the-games-of-the-comparison-are-too-long-to-62fc = 比较的游戏太长，无法写出

# a move that takes nothing must split the heap: before the point stands 0 or 4
a-move-that-takes-nothing-must-split-the-heap-a5db = 不取石子的一步必须分堆：小数点前是 0 或 4

# the set of takes is empty
the-set-of-takes-is-empty = 取数的集合为空

# a code has a point in it
a-code-has-a-point-in-it = 编码中有小数点

# only one digit stands before the point
only-one-digit-stands-before-the-point = 小数点前只有一位

# the repeating part is empty
the-repeating-part-is-empty = 重复部分为空

# a ']' is missing here
a-is-missing-here = 这里缺少 ']'

# a take is a whole number from 1 on
a-take-is-a-whole-number-from-1-on = 取数是不小于 1 的整数

# the range of takes is empty
the-range-of-takes-is-empty = 取数的范围为空

# a number of heaps from 0 to 63 is expected here
a-number-of-heaps-from-0-to-63-is-cbff = 这里需要 0 到 63 的堆数

# this is not a checkpoint of a sequence
this-is-not-a-checkpoint-of-a-sequence = 这不是数列的检查点

# the checkpoint is cut short or damaged
the-checkpoint-is-cut-short-or-damaged = 检查点被截断或损坏

# checkpoints are made only for finite codes of which moves leave at most two heaps
checkpoints-are-made-only-for-finite-codes-of-which-0283 = 检查点只用于有限且每步至多留下两堆的编码

# the method applies only to finite codes of which moves leave at most two heaps; leave it out
the-method-applies-only-to-finite-codes-of-which-6120 = 这个方法只用于有限且每步至多留下两堆的编码；请不要写它

# not a database of sums
not-a-database-of-sums = 不是和的数据库

# this is a value
this-is-a-value = 这是一个值

# this is a form
this-is-a-form = 这是一个形式

# this is a table
this-is-a-table = 这是一个表

# this is a ruleset
this-is-a-ruleset = 这是一套规则

# this form has no options
this-form-has-no-options = 这个形式没有选项

# name parts of it: H := f(G)
name-parts-of-it-h-f-g = 给它的部分起名：H := f(G)

# the quote is not closed
the-quote-is-not-closed = 引号没有关闭

# what stands between '/*' and '*/' is a comment; a quotient of nimbers is written *8 / *2
what-stands-between-and-is-a-comment-a-quotient-fdc0 = “/*”与“*/”之间的是注释；尼姆数的商写作 *8 / *2

# this is a name, and cannot be a label here
this-is-a-name-and-cannot-be-a-label-c7ea = 这是名字，在这里不能作标记

# the first is L[1]
the-first-is-l-1 = 第一个是 L[1]

# let the names run through less
let-the-names-run-through-less = 让名字取遍的范围小一些

# expected yes or no
expected-yes-or-no = 这里需要“是”或“否”

# a comparison is yes or no, for example: n > 2, G || 0, isnumber(G)
a-comparison-is-yes-or-no-for-example-n-673d = 比较的结果是“是”或“否”，例如：n > 2, G || 0, isnumber(G)

# this bracket is not closed
this-bracket-is-not-closed = 这个括号没有关闭

# 'x' with digits after it multiplies
x-with-digits-after-it-multiplies = 后面带数字的 'x' 表示相乘

# 'v' is down, also with digits after it
v-is-down-also-with-digits-after-it = 'v' 是 down,后面带数字也是

# this word has a meaning of its own
this-word-has-a-meaning-of-its-own = 这个词有自己的含义

# names with two underscores in a row are kept for results
names-with-two-underscores-in-a-row-are-kept-bf37 = 有两个连续下划线的名字留给结果

# choose another name, for example: n, G, left_half
choose-another-name-for-example-n-g-left_half = 请换一个名字，例如：n, G, left_half

# the parameters of a function are names
the-parameters-of-a-function-are-names = 函数的参数是名字

# this name is there twice
this-name-is-there-twice = 这个名字出现了两次

# there is nothing after ':='
there-is-nothing-after = ':=' 之后什么也没有

# a where the condition holds, else b; only that one is worked out
a-where-the-condition-holds-else-b-only-that-ef4b = 条件成立则为 a，否则为 b；只计算这一个

# how many elements a list has
how-many-elements-a-list-has = 列表的元素个数

# the sum of the elements
the-sum-of-the-elements = 元素之和

# the elements without those that were there before
the-elements-without-those-that-were-there-before = 去掉前面已出现的元素

# how often the condition holds
how-often-the-condition-holds = 条件成立的次数

# whether the condition always holds
whether-the-condition-always-holds = 条件是否总成立

# whether the condition holds at least once
whether-the-condition-holds-at-least-once = 条件是否至少成立一次

# how many values are born by each day to the n-th, at most the third, and how many of them are what
how-many-values-are-born-by-each-day-to-46cb = 到第 n 天（至多第三天）为止每天出生的值有多少，各类有多少

# what becomes of the options of a form: dominated by which, reversible through what
what-becomes-of-the-options-of-a-form-dominated-89cf = 形式的各选项如何：被谁支配，经什么可逆

# the depth of a form as it is written
the-depth-of-a-form-as-it-is-written = 按原样写出的形式的深度

# who wins a form as it is written in misère play
who-wins-a-form-as-it-is-written-in-b251 = 按原样写出的形式在反常游戏中谁获胜

# the moves of a sum are not written out in this form
the-moves-of-a-sum-are-not-written-out-751d = 这个形式没有写出和的走法

# a strip of at least 3 cells, x for a cross and '.' for a free cell, or their number, for example: treblecross ...x....
a-strip-of-at-least-3-cells-x-for-d9fd = 至少 3 格的一行，x 为叉，'.' 为空格，或格数，例如：treblecross ...x....

# it ends with three in a row, and never because somebody cannot move
it-ends-with-three-in-a-row-and-never-a34f = 三个相连时结束，不会因为不能走而结束

# in a sum the last move anywhere decides; try nim, wythoff, chomp or token
in-a-sum-the-last-move-anywhere-decides-try-828a = 在和中由最后一步决定胜负；请试 nim、wythoff、chomp 或 token

# nobody owns a vertex here: it is there, '.', or gone, '#'
nobody-owns-a-vertex-here-it-is-there-or-eb0d = 这里的顶点没有归属：在就是 '.'，去掉就是 '#'

# a graph such as path:5, cycle:4, clique:5, caterpillar:3,2,3, grid:3x4, a board such as ...|#.., or edges such as a-b,b-c; then, for example, a:# for a vertex that is gone
a-graph-such-as-path-5-cycle-4-clique-4bc9 = 图如 path:5, cycle:4, clique:5, caterpillar:3,2,3, grid:3x4，棋盘如 ...|#..，或边如 a-b,b-c；之后例如用 a:# 表示已去掉的顶点

# x for Left's stones, o for Right's, # for cells out of play, rows with '|' between them, for example: .ox.|o..x|....
x-for-left-s-stones-o-for-right-s-b030 = x 为左方的棋子，o 为右方的，# 为不能用的格子，行之间写 '|'，例如：.ox.|o..x|....

# expected a whole number below 4294967296
expected-a-whole-number-below-4294967296 = 这里需要小于 4294967296 的整数

# x for Left's amazons, o for Right's, # for burnt cells, rows with '|' between them, for example: x..#|..o.
x-for-left-s-amazons-o-for-right-s-9499 = x 为左方的亚马逊，o 为右方的，# 为烧毁的格子，行之间写 '|'，例如：x..#|..o.

# this misère form has no closing bracket
this-mis-re-form-has-no-closing-bracket = 这个反常形式没有右括号

# this nim-heap is not part of the form, so it cannot be taken away
this-nim-heap-is-not-part-of-the-form-351f = 这个尼姆堆不是该形式的部分，不能减去

# a size such as 2x3, or x for Black's stones, o for White's, '.' for free points and # for walls, rows with '|' between them, for example: x..|.o.|... pass
a-size-such-as-2x3-or-x-for-black-9c26 = 大小如 2x3，或 x 为黑子、o 为白子、'.' 为空点、# 为墙，行之间写 '|'，例如：x..|.o.|... pass

# a chain without a free point next to it leaves the board, for example: xx.|.o.
a-chain-without-a-free-point-next-to-it-5612 = 没有相邻空点的棋块要提走，例如：xx.|.o.

# a board has at most 1048576 cells
a-board-has-at-most-1048576-cells = 棋盘最多 1048576 格

# expected 'pass', or under ko and superko 'after' and boards
expected-pass-or-under-ko-and-superko-after-and-e9f7 = 这里需要 'pass'，或在劫或禁止全局同形的规则下的 'after' 和棋盘

# did you mean komi with a number after it? For example: go:komi=0.5 2x3
did-you-mean-komi-with-a-number-after-it-1bfb = 是不是 komi 后面带数？例如：go:komi=0.5 2x3

# without passes nothing is scored, so there is no komi
without-passes-nothing-is-scored-so-there-is-no-5841 = 不能虚着时不计目，所以没有贴目

# options with commas between them, for example: go:superko,komi=0.5 2x2
options-with-commas-between-them-for-example-go-superko-c9c2 = 选项之间写逗号，例如：go:superko,komi=0.5 2x2

# only under ko and superko are there boards that may not come back
only-under-ko-and-superko-are-there-boards-that-1108 = 只有劫或禁止全局同形的规则下才有不得再现的棋盘

# the present board cannot have been before
the-present-board-cannot-have-been-before = 现在的棋盘不可能先前出现过

# an earlier board has the size of the present one
an-earlier-board-has-the-size-of-the-present-e0ca = 先前的棋盘与现在的大小相同

# expected an earlier board
expected-an-earlier-board = 这里需要先前的棋盘

# under the ko rule only one board may not come back
under-the-ko-rule-only-one-board-may-not-eea8 = 劫的规则下只有一个棋盘不得再现

# play ends by two passes, never for want of a move
play-ends-by-two-passes-never-for-want-of-1b26 = 两次虚着后结束，不会因为不能走而结束

# this quote does not enclose a name
this-quote-does-not-enclose-a-name = 这个引号没有括住名字

# a file name, or edges such as token:a>b,b>c a
a-file-name-or-edges-such-as-token-a-04b2 = 文件名，或边如 token:a>b,b>c a

# put a '+' between the parts of a sum, for example: lrl + er
put-a-between-the-parts-of-a-sum-for-010b = 和的各部分之间写 '+'，例如：lrl + er

# the ground is the vertex named 'ground' or 0
the-ground-is-the-vertex-named-ground-or-0 = 地面是名为 'ground' 或 0 的顶点

# an edge is two vertices and a colour, for example: ground-a:l a-b:r b-ground:g, or: 0-1 b, 1-2 r
an-edge-is-two-vertices-and-a-colour-for-27c4 = 边是两个顶点和一种颜色，例如：ground-a:l a-b:r b-ground:g，或 0-1 b, 1-2 r

# the most heaps a move may touch, for example: moore-nim:2 3 4 5 6
the-most-heaps-a-move-may-touch-for-example-b141 = 一步最多可动的堆数，例如：moore-nim:2 3 4 5 6

# a heap such as 13, or a heap and the most that may be taken now, such as: fibonacci-nim 13 4
a-heap-such-as-13-or-a-heap-and-4619 = 堆如 13，或堆与现在最多可取的个数，例如：fibonacci-nim 13 4

# heaps, and after a '/' the stocks of Left and Right if they are not empty, for example: poker-nim 3 4 5 / 2 0
heaps-and-after-a-the-stocks-of-left-and-eede = 各堆，若储备不空则在 '/' 之后写左方和右方的储备，例如：poker-nim 3 4 5 / 2 0

# the bound on the difference, for example: generalised-wythoff:2 4 10
the-bound-on-the-difference-for-example-generalised-wythoff-2efa = 差的上限，例如：generalised-wythoff:2 4 10

# a number of coins, then any of C, C(n), E, S and F, for example: turning:1-3C(5) hthh
a-number-of-coins-then-any-of-c-c-e28f = 硬币的个数，然后是 C、C(n)、E、S、F 中的若干，例如：turning:1-3C(5) hthh

# expected a number of coins such as 3, 1-3, 2-3,6 or 1+
expected-a-number-of-coins-such-as-3-1-fdfa = 这里需要硬币的个数，如 3、1-3、2-3,6 或 1+

# several numbers of coins ascend, as in 2-3,6
several-numbers-of-coins-ascend-as-in-2-3-49d5 = 写多个硬币数时从小到大，如 2-3,6

# a move turns at least one coin, and the most is not below the least
a-move-turns-at-least-one-coin-and-the-be57 = 一步至少翻一枚硬币，上限不小于下限

# two rules with a comma between them, for example: turning-product:ruler,mock-turtles tth/hht
two-rules-with-a-comma-between-them-for-example-93ee = 两种规则，中间写逗号，例如：turning-product:ruler,mock-turtles tth/hht

# the most that may be taken, for example: bash:3 7
the-most-that-may-be-taken-for-example-bash-2f54 = 一次最多可取的个数，例如：bash:3 7

# two heap sizes, for example: wythoff 3 5
two-heap-sizes-for-example-wythoff-3-5 = 两堆的大小，例如：wythoff 3 5

# the takes with commas between them, for example: subtraction:1,3,4 7 9
the-takes-with-commas-between-them-for-example-subtraction-0077 = 各取数，中间写逗号，例如：subtraction:1,3,4 7 9

# play can go round for ever, so it needs a depth: --depth 6
play-can-go-round-for-ever-so-it-needs-afc5 = 可以永远循环，所以需要深度：--depth 6

# takes, additions and the largest heap, for example: add-back:1,4,6:4:9 5 7
takes-additions-and-the-largest-heap-for-example-add-79dd = 取数、加数和最大的堆，例如：add-back:1,4,6:4:9 5 7

# this game needs takes, additions and a largest heap after its name
this-game-needs-takes-additions-and-a-largest-heap-79ea = 这个游戏的名字后面需要取数、加数和最大的堆

# the most that are jumped over, for example: toads-and-frogs:2 tttt..fff
the-most-that-are-jumped-over-for-example-toads-5d4a = 一次最多跳过的个数，例如：toads-and-frogs:2 tttt..fff

# expected how many cakes there are of this size
expected-how-many-cakes-there-are-of-this-size = 这里需要这种大小的蛋糕有几个

# the cakes together have more than 2^126 unit squares
the-cakes-together-have-more-than-2-126-unit-ff0a = 所有蛋糕合起来超过 2^126 个单位正方形

# this game needs Left's rules and Right's after its name, with a '/' between them
this-game-needs-left-s-rules-and-right-s-aea2 = 这个游戏的名字后面需要左方的规则和右方的规则，中间写 '/'

# the lights decide who wins, not the last move
the-lights-decide-who-wins-not-the-last-move = 由灯光而不是最后一步决定胜负

# a value stands for all games that are equal to it in normal play
a-value-stands-for-all-games-that-are-equal-998f = 值代表正常规则下与它相等的所有游戏

# the stones are
the-stones-are = 棋子在哪里

# e (an elephant), r (a rhino) or '.' (empty)
e-an-elephant-r-a-rhino-or-empty = e（大象）、r（犀牛）或 '.'（空格）

# l (Left's domino), r (Right's), e (either's) or '.' (between two rows)
l-left-s-domino-r-right-s-e-either-d09a = l（左方的骨牌）、r（右方的）、e（双方的）或 '.'（两行之间）

# t (a toad), f (a frog) or '.' (empty)
t-a-toad-f-a-frog-or-empty = t（蟾蜍）、f（青蛙）或 '.'（空格）

# {number}. {heading}. {text}
number-heading-text = { $number }. { $heading }。{ $text }

# these arguments are missing: {arguments}
these-arguments-are-missing-arguments = 缺少这些参数：{ $arguments }

# a value is missing for '{argument}'
a-value-is-missing-for-argument = '{ $argument }' 缺少值

# '{value}' is not a value of '{argument}'\n  it has: {values}
value-is-not-a-value-of-argument-it-has-e00e = '{ $value }' 不是 '{ $argument }' 的值{ "\u000A" }  可用的值：{ $values }

# '{value}' is not a value of '{argument}'\n  {why}
value-is-not-a-value-of-argument-why = '{ $value }' 不是 '{ $argument }' 的值{ "\u000A" }  { $why }

# there is no argument '{argument}'\n  did you mean '{near}'?
there-is-no-argument-argument-did-you-mean-near = 没有参数 '{ $argument }'{ "\u000A" }  是不是 '{ $near }'？

# there is no argument '{argument}'
there-is-no-argument-argument = 没有参数 '{ $argument }'

# '{argument}' cannot be used with '{other}'
argument-cannot-be-used-with-other = '{ $argument }' 不能与 '{ $other }' 同时使用

# there is no command '{name}'\n  did you mean '{near}'?
there-is-no-command-name-did-you-mean-near = 没有命令 '{ $name }'{ "\u000A" }  是不是 '{ $near }'？

# there is no command '{name}'\n  all commands: zermelo --help
there-is-no-command-name-all-commands-zermelo-help = 没有命令 '{ $name }'{ "\u000A" }  全部命令：zermelo --help

# a time limit is more than 0; for example: 10s
a-time-limit-is-more-than-0-for-example-cbe8 = 时间限制要大于 0，例如：10s

# a memory limit is more than 0; for example: 500MB
a-memory-limit-is-more-than-0-for-example-8459 = 内存限制要大于 0，例如：500MB

# {file}: its claims hold as far as they were tried; its example comes out as expected
file-its-claims-hold-as-far-as-they-were-d7ad = { $file }：就试过的范围而言断言成立；例子的结果与所写相符

# {file}: its claims hold as far as they were tried; its {count} examples come out as expected
file-its-claims-hold-as-far-as-they-were-d725 = { $file }：就试过的范围而言断言成立；{ $count } 个例子的结果都与所写相符

# -1, 0 or 1
n-1-0-or-1 = -1、0 或 1

# whether G + G = G
whether-g-g-g = 是否 G + G = G

# the misère Grundy value
the-mis-re-grundy-value = 反常 SG值

# N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N; then, where the subsets that give every vertex its Grundy value are counted, g_1 ... g_N (N up to 100000)
n-m-with-2-n-18-then-m-different-8ec4 = N M，2 <= N <= 18，然后 M 条不同的边 x y，1 <= x < y <= N；若要数使每个顶点取得给定的 SG值的子集，则再给 g_1 ... g_N（这时 N 至多 100000）

# this 'end' has no 'begin'
this-end-has-no-begin = 这个 'end' 没有对应的 'begin'

# this 'begin' has no 'end'
this-begin-has-no-end = 这个 'begin' 没有对应的 'end'

# for example: begin a := {1|*}; a + a end
for-example-begin-a-1-a-a-end = 例如：begin a := { "{" }1|*{ "}" }; a + a end

# a form in quotes is a short game, and this one is loopy
a-form-in-quotes-is-a-short-game-and-eede = 引号中的形式是短游戏，而这个是循环游戏

# without quotes it is worth its value, for example: a{0||0|a}
without-quotes-it-is-worth-its-value-for-example-ee30 = 去掉引号就是它的值，例如：a{ "{" }0||0|a{ "}" }

# '{word}' is not a number
word-is-not-a-number = '{ $word }' 不是数

# No play leads here: {crosses} x and {noughts} o cannot come of moves in turn.
no-play-leads-here-crosses-x-and-noughts-o-2fb5 = 对局走不到这里：轮流走不会出现 { $crosses } 个 x 和 { $noughts } 个 o。

# The edge {one} does not hang together with the ground: it falls off.
the-edge-one-does-not-hang-together-with-the-e2d6 = 边 { $one } 不与地面相连：掉落。

# {count} edges do not hang together with the ground: {shown} fall off.
count-edges-do-not-hang-together-with-the-ground-d9be = { $count } 条边不与地面相连而掉落：{ $shown }

# The summand '{number}' is the integer {number}, in which Left has moves and Right has none; as a position of {name} it is written '{name} {number}'.
the-summand-number-is-the-integer-number-in-which-128b = 和项 '{ $number }' 是整数 { $number }，其中只有左方有走法；作为 { $name } 的局面写作 '{ $name } { $number }'。

# a cycle has at least 3 vertices
a-cycle-has-at-least-3-vertices = 圈至少有 3 个顶点

# a function of the file calls itself
a-function-of-the-file-calls-itself = 文件的函数调用了自身

# a set of heaps names different heaps, numbered from 1 to {MOST_HEAPS}
a-set-of-heaps-names-different-heaps-numbered-from-f7ac = 堆的组中是编号 1 到 { $MOST_HEAPS } 的不同的堆

# a size does not say what is in the cells
a-size-does-not-say-what-is-in-the-8fef = 大小没有说明格中有什么

# a size is two numbers from 1, rows x columns
a-size-is-two-numbers-from-1-rows-x-2bd7 = 大小是两个从 1 起的数，行 x 列

# boards of at most {MOST_CELLS} cells are numbered, and this has {cells}
boards-of-at-most-most_cells-cells-are-numbered-and-ce99 = 只给至多 { $MOST_CELLS } 格的棋盘编号，而这里有 { $cells } 格

# give one after the file, for example: {name} {example}
give-one-after-the-file-for-example-name-example = 请写在文件名之后，例如：{ $name } { $example }

# its positions are of more kinds than can be told apart
its-positions-are-of-more-kinds-than-can-be-790f = 局面的种类太多，无法区分

# numbers of tokens that may be taken are positive and ascending
numbers-of-tokens-that-may-be-taken-are-positive-f97b = 可取的个数是正数，从小到大排列

# only games on cells have numbers
only-games-on-cells-have-numbers = 只有格子上的游戏才有编号

# rules by functions have no numbers
rules-by-functions-have-no-numbers = 用函数写的规则没有编号

# rules on cells have numbers: on_grid, on_strip, on_graph
rules-on-cells-have-numbers-on_grid-on_strip-on_graph = 格子上的规则才有编号：on_grid、on_strip、on_graph

# takes beyond 4096 leave at most one heap
takes-beyond-4096-leave-at-most-one-heap = 取走超过 4096 个时至多留下一堆

# that {name} {claim} is claimed by its file and was tried on small positions, not proved; what follows rests on it
that-name-claim-is-claimed-by-its-file-and-8d18 = { $name }：文件的断言（{ $claim }）只在小局面上试过，未经证明；结论以它为依据

# is impartial
is-impartial = 公平游戏

# is loop-free
is-loop-free = 无循环

# falls into parts
falls-into-parts = 分成各部分之和

# the file does not say where play begins
the-file-does-not-say-where-play-begins = 文件没有说明从哪个局面开始

# the share of edges is at most 100 percent
the-share-of-edges-is-at-most-100-percent = 边的比例至多是百分之一百

# there are more positions than can be numbered
there-are-more-positions-than-can-be-numbered = 局面太多，无法编号

# there are {cells} cells and {letters} letters
there-are-cells-cells-and-letters-letters = 有 { $cells } 个格子和 { $letters } 个字母

# there is no graph '{kind}:{sizes}'
there-is-no-graph-kind-sizes = 没有图 '{ $kind }:{ $sizes }'

# they are on_grid, on_strip, on_graph
they-are-on_grid-on_strip-on_graph = 它们是 on_grid、on_strip、on_graph

# {name} has no impartial form: it ends by a rule of its own
name-has-no-impartial-form-it-ends-by-a-3cc9 = { $name } 没有公平形式：它按自己的规则结束

# no file of this name came with the question
no-file-of-this-name-came-with-the-question = 问题没有附带这个名字的文件

# chance: a limit was reached
chance-a-limit-was-reached = 随机：达到了限制

# a search of sums needs games in which the last move decides; here play can stop by rule
a-search-of-sums-needs-games-in-which-the-523f = 和的搜索只用于由最后一步决定胜负的游戏；这里对局可能按规则结束

# a search of sums needs loop-free games; here a position can recur
a-search-of-sums-needs-loop-free-games-here-6b67 = 和的搜索只用于无循环的游戏；这里局面可能重复

# nimbers from *2^32 on are too large for canonical forms
nimbers-from-2-32-on-are-too-large-for-c7d4 = 从 *2^32 起的尼姆数太大，没有标准型

# there are no files beside it
there-are-no-files-beside-it = 旁边没有别的文件

# give the file another name
give-the-file-another-name = 请给文件换个名字

# no game is named after 'impartial:'
no-game-is-named-after-impartial = 'impartial:' 之后没有游戏名

# an expression is a value, and its options are not listed: it has no impartial form
an-expression-is-a-value-and-its-options-are-44eb = 表达式是值，没有列出选项：它没有公平形式

# where the last move decides, either player may make the moves of both: impartial:domineering 4x5
where-the-last-move-decides-either-player-may-make-9885 = 由最后一步决定胜负时，任一方都可走双方的走法：impartial:domineering 4x5

# the table is of another board
the-table-is-of-another-board = 表是另一个棋盘的

# no play from the start of the table has these pieces with this player to move
no-play-from-the-start-of-the-table-has-41a2 = 从表的起始局面出发，不会出现这些棋子并轮到这一方

# a table keeps one rule file, which loads no other
a-table-keeps-one-rule-file-which-loads-no-a68d = 表只保存一个规则文件，它不加载别的文件

# it was not loaded before
it-was-not-loaded-before = 先前没有加载过它

# this is not a position
this-is-not-a-position = 这不是局面

# this is not a position of this game
this-is-not-a-position-of-this-game = 这不是这个游戏的局面

# condition on the last move
condition-on-the-last-move = 关于上一步的条件

# the letters of the vertices are missing
the-letters-of-the-vertices-are-missing = 缺少各顶点的字母

# nothing stands after the letters
nothing-stands-after-the-letters = 字母之后不应有别的

# expected an edge between two numbers from 1
expected-an-edge-between-two-numbers-from-1 = 这里应是两个从 1 起的数之间的边

# a graph is path:5, cycle:6, star:4, complete:4, grid:2x3, edgeless:3, random:8,40,7 (vertices, percent of edges, seed), or edges such as 1-2,2-3
a-graph-is-path-5-cycle-6-star-4-e6ff = 图是 path:5、cycle:6、star:4、complete:4、grid:2x3、edgeless:3、random:8,40,7（顶点数、边的百分比、种子），或 1-2,2-3 这样的边

# a word in the letters {letters}, '-' for the empty word, for example: {name} {letters}
a-word-in-the-letters-letters-for-the-empty-8ada = 由字母 { $letters } 组成的词，空词写 '-'，例如：{ $name } { $letters }

# rules of version {version} are not read, only {VERSION}
rules-of-version-version-are-not-read-only-version = 不读版本 { $version } 的规则，只读 { $VERSION }

# the rule forbids it: look at its neighbours
the-rule-forbids-it-look-at-its-neighbours = 规则不允许：请看它的邻点

# the vertex cannot have this colour
the-vertex-cannot-have-this-colour = 这个顶点不能是这种颜色

# one row and one column
one-row-and-one-column = 一行一列

# all edges are green here
all-edges-are-green-here = 这里所有的边都是绿的

# there are no numbers left for the vertices after this one
there-are-no-numbers-left-for-the-vertices-after-d548 = 这个顶点之后的顶点没有编号可用了

# '+' stands between parts at the ground, not in parentheses
stands-between-parts-at-the-ground-not-in-parentheses = '+' 写在地面上的各部分之间，不在括号里

# the ground is named before any vertex, for example: :Glr:G
the-ground-is-named-before-any-vertex-for-example-b346 = 地面的名字写在所有顶点之前，例如：:Glr:G

# put a single token on the graph
put-a-single-token-on-the-graph = 请只在图上放一个棋子

# an edge is written u>v
an-edge-is-written-u-v = 边写作 u>v

# 'zermelo graph FILE' says what is wrong with it
zermelo-graph-file-says-what-is-wrong-with-it = 用 'zermelo graph FILE' 查看哪里有错

# heaps have at most 5000 digits in this game
heaps-have-at-most-5000-digits-in-this-game = 这个游戏的堆至多 5000 位

# there are more than {MOST_ALMONDS} almonds
there-are-more-than-most_almonds-almonds = 杏仁超过 { $MOST_ALMONDS } 个

# all turns are over
all-turns-are-over = 所有轮次都已结束

# the turns are taken by Left and Right one after the other, and the next is {mover}'s
the-turns-are-taken-by-left-and-right-one-20fa = 左方和右方轮流，下一轮是{ $mover }的

# a slide goes at least one cell, and at most as far as the most
a-slide-goes-at-least-one-cell-and-at-c489 = 滑动至少一格，至多不超过最大距离

# give it more room
give-it-more-room = 请放宽限制

# this number of heaps is there already, with another sign
this-number-of-heaps-is-there-already-with-another-b228 = 这个堆数已经有了，带的是另一个记号

# the number has too many digits
the-number-has-too-many-digits = 数的位数太多

# expected a number such as 3/4
expected-a-number-such-as-3-4 = 这里应是 3/4 这样的数

# the denominator of a number that is a game is a power of two
the-denominator-of-a-number-that-is-a-game-a1ac = 作为游戏的数，分母是 2 的幂

# a game has more than 2^28 options here
a-game-has-more-than-2-28-options-here = 这里一个游戏的选项超过 2^28 个

# the game has no atomic weight: it is not close to a sum of ups, as all-small games are
the-game-has-no-atomic-weight-it-is-not-d9ce = 这个游戏没有原子量：它不像全小游戏那样接近若干个 up 的和

# the game is too deep for a far star
the-game-is-too-deep-for-a-far-star = 游戏太深，没有可用的远星

# the values born by the fourth day are too many to be listed
the-values-born-by-the-fourth-day-are-too-ef20 = 第四天之前出生的值太多，无法列出

# the recursion does not end
the-recursion-does-not-end = 递归没有结束

# games are cooled by more than -1 only
games-are-cooled-by-more-than-1-only = 冷却的 t 只能大于 -1

# more than 2^63 copies of a game are too many
more-than-2-63-copies-of-a-game-are-6ea2 = 一个游戏的份数不能超过 2^63

# the game is not a stopper
the-game-is-not-a-stopper = 这个游戏不是止步游戏

# more than 12 000 positions lie on common cycles, and all pairs of them would be looked at
more-than-12-000-positions-lie-on-common-cycles-1dd8 = 超过 12 000 个局面在公共的圈上，而要看它们的所有对

# the game is not a stopper: play may end in a draw
the-game-is-not-a-stopper-play-may-end-37c9 = 这个游戏不是止步游戏：可能以平局结束

# one player has no moves, and so there is no stop
one-player-has-no-moves-and-so-there-is-d519 = 一方没有走法，所以没有停止值

# the degree of a variety must be an idempotent: it must equal its sum with itself
the-degree-of-a-variety-must-be-an-idempotent-f4be = 变种所对的循环度必须是幂等元：等于它与自身的和

# the game is not stable: its upsum and its downsum variety differ
the-game-is-not-stable-its-upsum-and-its-0bfe = 这个游戏不稳定：upsum 变种与 downsum 变种不同

# {pass|}: Left can always pass
pass-left-can-always-pass = { "{" }pass|{ "}" }：左方总可以虚着

# {|pass}: Right can always pass
pass-right-can-always-pass = { "{" }|pass{ "}" }：右方总可以虚着

# powers are those of games {0|H} with one option of each player
powers-are-those-of-games-0-h-with-one-715d = 幂只对双方各有一个选项的游戏 { "{" }0|H{ "}" } 定义

# an exponent is a number or pseudonumber, and at least 1 under
an-exponent-is-a-number-or-pseudonumber-and-at-d5eb = 指数是数或伪数，下方至少为 1

# an exponent is a number or pseudonumber, and at least 1
an-exponent-is-a-number-or-pseudonumber-and-at-c3c8 = 指数是数或伪数，至少为 1

# the game is not an ordinal sum with this base: a move of the base is missing in it
the-game-is-not-an-ordinal-sum-with-this-5d2c = 这个游戏不是以它为底的序和：缺少底的一个走法

# the onside, on the left of '&', must be at least the offside
the-onside-on-the-left-of-must-be-at-e1ea = '&' 左边的上侧必须不小于下侧

# this side is not a stopper: it is a game only where draws count for one player
this-side-is-not-a-stopper-it-is-a-82dd = 这一侧不是止步游戏：只有把和局算作某一方的，它才是一个游戏

# this is one side of a loopy game, and not a stopper
this-is-one-side-of-a-loopy-game-and-9ddb = 这是循环游戏的一侧，不是止步游戏

# such a side is compared, and has an outcome; the game itself is S & T, with both its sides
such-a-side-is-compared-and-has-an-outcome-71f3 = 这样的一侧可以比较，也有胜负；游戏本身是带着两侧的 S & T

# play in the difference of two games has more than 2^24 positions
play-in-the-difference-of-two-games-has-more-9c2f = 两个游戏之差的局面超过 2^24 个

# the game is too large to be written as a tree
the-game-is-too-large-to-be-written-as-1513 = 游戏太大，无法写成树

# expected a misère form in brackets
expected-a-mis-re-form-in-brackets = 这里应是括号中的反常形式

# expected a nim-heap after the minus
expected-a-nim-heap-after-the-minus = 减号之后应是尼姆堆

# after a form, brackets hold '#' and nim-heaps that are added or taken away
after-a-form-brackets-hold-and-nim-heaps-that-0b61 = 形式之后的括号里是 '#' 和要加减的尼姆堆

# there is no form before it
there-is-no-form-before-it = 它之前没有形式

# there is no form before '#'
there-is-no-form-before = '#' 之前没有形式

# expected an option
expected-an-option = 这里应是一个选项

# expected a comma between numbers
expected-a-comma-between-numbers = 数之间应有逗号

# this bracket closes nothing
this-bracket-closes-nothing = 这个括号没有对应的左括号

# expected two options or more in parentheses
expected-two-options-or-more-in-parentheses = 括号里应有两个或更多的选项

# a game that is not an integer has options for both players
a-game-that-is-not-an-integer-has-options-7d3d = 不是整数的游戏，双方都有选项

# the table does not have all moves of this position
the-table-does-not-have-all-moves-of-this-1fd9 = 表中没有这个局面的全部走法

# its schema is not zermelo/suite/1
its-schema-is-not-zermelo-suite-1 = 它的模式不是 zermelo/suite/1

# files of versions 1.0 to 1.7 are read; they begin, for example: {version 1.7}
files-of-versions-1-0-to-1-7-are-5ed9 = 可读的是版本 1.0 到 1.7 的文件；开头例如：{ "{" }version 1.7{ "}" }

# the version stands at the beginning of the file
the-version-stands-at-the-beginning-of-the-file = 版本写在文件开头

# the file does not begin with its version
the-file-does-not-begin-with-its-version = 文件开头没有版本

# no section says which game this is
no-section-says-which-game-this-is = 没有说明是哪个游戏的小节

# nothing is asked about this sum
nothing-is-asked-about-this-sum = 没有就这个和提问

# there is no '{close}' for this
there-is-no-close-for-this = 没有与它对应的 '{ $close }'

# this version is not known
this-version-is-not-known = 不认识这个版本

# expected win, loss or nothing
expected-win-loss-or-nothing = 这里应是 win、loss 或不写

# expected a Grundy value or nothing
expected-a-grundy-value-or-nothing = 这里应是 SG值或不写

# winning moves of whom?
winning-moves-of-whom = 是谁的必胜走法？

# a command is missing
a-command-is-missing = 缺少命令

# this is not a command
this-is-not-a-command = 这不是命令

# there are more than {MOST_RATED_MOVES} moves
there-are-more-than-most_rated_moves-moves = 走法超过 { $MOST_RATED_MOVES } 种

# expected rules, a colon and the strip
expected-rules-a-colon-and-the-strip = 这里应是规则、冒号和一行格子

# expected rules, a colon and the board
expected-rules-a-colon-and-the-board = 这里应是规则、冒号和棋盘

# expected the kings that wait of Left and of Right, and 0 or 1
expected-the-kings-that-wait-of-left-and-of-56e1 = 这里应是左方和右方等待的王的个数，以及 0 或 1

# expected a number of ups
expected-a-number-of-ups = 这里应是 up 的个数

# there is no game '{game}' in suites
there-is-no-game-game-in-suites = 测试集中没有游戏 '{ $game }'

# the values are counted to the third day, of the fourth there are more than 10^12
the-values-are-counted-to-the-third-day-of-9f2b = 值数到第三天；第四天的超过 10^12 个

# a form stands in quotes, for example: '{1,0|-1}'
a-form-stands-in-quotes-for-example-1-0-a048 = 形式写在引号里，例如：'{ "{" }1,0|-1{ "}" }'

# labels and names are different words, for example: a{0|a}
labels-and-names-are-different-words-for-example-a-bfcb = 标记和名字是不同的词，例如：a{ "{" }0|a{ "}" }

# %1 is what line 1 is worth
n-1-is-what-line-1-is-worth = %1 是第 1 行的值

# this does not take {count} arguments
this-does-not-take-count-arguments = 这里不能有 { $count } 个参数

# '{name}' does not take {count} arguments
name-does-not-take-count-arguments = '{ $name }' 不能有 { $count } 个参数

# line {number} is worth nothing
line-number-is-worth-nothing = 第 { $number } 行没有值

# there is no line {number} before this one
there-is-no-line-number-before-this-one = 在此之前没有第 { $number } 行

# this goes deeper than {MOST_DEPTH} levels
this-goes-deeper-than-most_depth-levels = 深度超过 { $MOST_DEPTH } 层

# the list has {count} elements, and {index} is not one of their places
the-list-has-count-elements-and-index-is-not-464e = 列表有 { $count } 个元素，没有第 { $index } 个

# there are more than {MOST_ELEMENTS} elements, or lists in lists more than {MOST_NESTING} times
there-are-more-than-most_elements-elements-or-lists-in-b062 = 元素超过 { $MOST_ELEMENTS } 个，或列表嵌套超过 { $MOST_NESTING } 层

# there are more than {MOST_ELEMENTS} elements
there-are-more-than-most_elements-elements = 元素超过 { $MOST_ELEMENTS } 个

# there are more than {MOST_ELEMENTS} numbers from {from} to {to}
there-are-more-than-most_elements-numbers-from-from-to-40f7 = 从 { $from } 到 { $to } 的数超过 { $MOST_ELEMENTS } 个

# expected a whole number, and this is {shown}
expected-a-whole-number-and-this-is-shown = 这里应是整数，而这是 { $shown }

# did you mean '{near}'? For example: go:{near} 2x2
did-you-mean-near-for-example-go-near-2x2 = 是不是指 '{ $near }'？例如：go:{ $near } 2x2

# a komi is at most {MOST_KOMI} points
a-komi-is-at-most-most_komi-points = 贴目至多 { $MOST_KOMI } 目

# a board of {height}x{width} is too large: up to 10x11
a-board-of-height-x-width-is-too-large-0bcf = { $height }x{ $width } 的棋盘太大：至多 10x11

# at least 1 in a row must win
at-least-1-in-a-row-must-win = 连成一线的个数至少为 1

# a line has at most {LONGEST_LINE} bytes
a-line-has-at-most-longest_line-bytes = 一行至多 { $LONGEST_LINE } 字节

# This is the first position.
this-is-the-first-position = 这是第一个局面。

# There is no option '{other}'; h tells what can be said here.
there-is-no-option-other-h-tells-what-can-ba1f = 没有选项 '{ $other }'；h 显示这里可以说什么。

# Its rules are functions of the position: the slow path.
its-rules-are-functions-of-the-position-the-slow-7478 = 规则是局面的函数：慢的方式。

# '{other}' is nothing that an example can expect
other-is-nothing-that-an-example-can-expect = '{ $other }' 不是例子可以期望的

# --heaps: '{word}' is not the size of a heap\n  whole numbers with blanks between, for example: --heaps '5 9 12'
heaps-word-is-not-the-size-of-a-heap-df80 = --heaps：'{ $word }' 不是堆的大小{ "\u000A" }  用空格隔开的整数，例如：--heaps '5 9 12'

# the method needs all values, of which the checkpoint has only the first {kept}; leave --method out
the-method-needs-all-values-of-which-the-checkpoint-ad37 = 这种方法需要所有的值，而检查点只有前 { $kept } 个；请去掉 --method

# no code has the moves of {name}, and quotients are of codes
no-code-has-the-moves-of-name-and-quotients-d073 = 没有编码具有 { $name } 的走法，而商是对编码求的

# heaps: '{text}' is not a number of heaps
heaps-text-is-not-a-number-of-heaps = heaps：'{ $text }' 不是堆数

# to: {largest} is not a number from 1 to {MOST_HEAP}
to-largest-is-not-a-number-from-1-to-8e56 = to：{ $largest } 不是 1 到 { $MOST_HEAP } 的数

# it has more than {LONGEST} bytes; the program writes it to a file: --certificate FILE
it-has-more-than-longest-bytes-the-program-writes-8aa6 = 超过 { $LONGEST } 字节；程序把它写入文件：--certificate FILE

# no move is a winning one
no-move-is-a-winning-one = 没有必胜的走法

# expected a list, and {found}
expected-a-list-and-found = 这里应是列表，而{ $found }

# expected a form in quotes, and {found}
expected-a-form-in-quotes-and-found = 这里应是引号中的形式，而{ $found }

# expected a value, and {found}
expected-a-value-and-found = 这里应是值，而{ $found }

# more than {MOST_CLAUSES} names run at once
more-than-most_clauses-names-run-at-once = 同时变动的名字超过 { $MOST_CLAUSES } 个

# expected a board size
expected-a-board-size = 这里应是棋盘大小

# the game has no mean and no temperature: its walls never meet, as those of on
the-game-has-no-mean-and-no-temperature-its-5367 = 这个游戏没有平均值，也没有温度：像 on 那样，两堵墙永不相遇

# columns
columns = 各列的个数

# lost exactly when in every column of the heaps in binary the number of ones is a multiple of {modulus}
lost-exactly-when-in-every-column-of-the-heaps-23da = 必败，当且仅当各堆的二进制数中每一列的 1 的个数都是 { $modulus } 的倍数

# lost exactly when in every column of the heaps in binary the number of ones is a multiple of {modulus} and some heap is 2 or more, or no heap is and the number of ones is 1 more than a multiple
lost-exactly-when-in-every-column-of-the-heaps-b21f = 必败，当且仅当各堆的二进制数中每一列的 1 的个数都是 { $modulus } 的倍数且有一堆不小于 2，或没有这样的堆且 1 的个数比倍数多 1

# whoever has no point left does not lose by that: the board is scored
whoever-has-no-point-left-does-not-lose-by-5571 = 无点可下并不算输，而是计算棋盘

# {what}, normal and misère play
what-normal-and-mis-re-play = { $what }，正常规则与反常规则

# normal
normal = 正常

# misère
mis-re = 反常

# wins by, misère
wins-by-mis-re = 获胜的走法（反常）

# this is not a nimber, and has no Grundy value
this-is-not-a-nimber-and-has-no-grundy-c620 = 这不是尼姆数，没有 Grundy 值

# impartial games have one, and no others, for example: nimvalue(*3), nimvalue(kayles(5))
impartial-games-have-one-and-no-others-for-example-093a = 只有无偏游戏才有，例如：nimvalue(*3), nimvalue(kayles(5))

# for example: game.grid.Domineering("..|.."), game.grid.Cram(Grid.Empty(2, 3)), game.heap.TakeAndBreak("0.77")(5), game.heap.Kayles.NimValueSequence(20)
for-example-game-grid-domineering-game-grid-cram-grid-650c = 例如：game.grid.Domineering("..|.."), game.grid.Cram(Grid.Empty(2, 3)), game.heap.TakeAndBreak("0.77")(5), game.heap.Kayles.NimValueSequence(20)

# the parameters of game.{kind}.{name} are not known here
the-parameters-of-game-kind-name-are-not-known-db7c = 这里不认识 game.{ $kind }.{ $name } 的参数

# game.{kind}.{name} is not known here
game-kind-name-is-not-known-here = 这里不认识 game.{ $kind }.{ $name }

# the games are listed by 'zermelo games', and rule files say others
the-games-are-listed-by-zermelo-games-and-rule-f24c = 游戏列表见 'zermelo games'，其他游戏用规则文件写出

# this is not a position of the game
this-is-not-a-position-of-the-game = 这不是该游戏的局面

# this is not a list of moves
this-is-not-a-list-of-moves = 这不是走法的列表

# a function gives the list of the moves, each the list of the heaps that it leaves, all of them smaller: game.heap.HeapRuleset(k -> [[a, k - 1 - a] for a from 0 to k - 1])(5)
a-function-gives-the-list-of-the-moves-each-bbca = 函数给出走法的列表，每个走法是它留下的各堆的列表，都更小：game.heap.HeapRuleset(k -> [[a, k - 1 - a] for a from 0 to k - 1])(5)

# from a heap of {heap} a move leaves one that is not smaller
from-a-heap-of-heap-a-move-leaves-one-d76d = 从大小为 { $heap } 的堆走一步，会留下不更小的堆

# '{asked}' is not asked of this ruleset
asked-is-not-asked-of-this-ruleset = 对这套规则不能问 '{ $asked }'

# the Grundy value is too large for a list
the-grundy-value-is-too-large-for-a-list = Grundy 值太大，无法列出

# a position stands in parentheses after it, for example: game.heap.Kayles(5)
a-position-stands-in-parentheses-after-it-for-example-7f98 = 局面写在后面的括号里，例如：game.heap.Kayles(5)

# a ruleset has no value
a-ruleset-has-no-value = 规则没有值

# products are of two games with coins in a row
products-are-of-two-games-with-coins-in-a-8608 = 乘积是两个硬币排成一行的游戏的乘积

# for example: game.heap.Spawning("3").DirectProduct(game.heap.Spawning("1-2")).NimValueTable(4, 4)
for-example-game-heap-spawning-3-directproduct-game-heap-20fb = 例如：game.heap.Spawning("3").DirectProduct(game.heap.Spawning("1-2")).NimValueTable(4, 4)

# for example: [n for n from 1 to 9 by 2]
for-example-n-for-n-from-1-to-9-ecbf = 例如：[n for n from 1 to 9 by 2]

# a step is a whole number from 1 on
a-step-is-a-whole-number-from-1-on = 步长是不小于 1 的整数

# for example: domineering(2x3).Options(Left)
for-example-domineering-2x3-options-left = 例如：domineering(2x3).Options(Left)

# expected Left or Right
expected-left-or-right = 这里需要 Left 或 Right

# there are more than {MOST_OPTIONS} options
there-are-more-than-most_options-options = 选项多于 { $MOST_OPTIONS } 个

# there are more than {MOST_MOVES} moves
there-are-more-than-most_moves-moves = 走法多于 { $MOST_MOVES } 种

# expected a function
expected-a-function = 这里需要一个函数

# {message}\n  for example: zermelo database build clobber.sums clobber up to 1x15
message-for-example-zermelo-database-build-clobber-sums-clobber-c578 = { $message }{ "\u000A" }  例如：zermelo database build clobber.sums clobber up to 1x15

# {name} is not played on rows of cells
name-is-not-played-on-rows-of-cells = { $name } 不是在一行行格子上玩的游戏

# '{size}' is not a size of boards: rows x columns, at most {most} cells
size-is-not-a-size-of-boards-rows-x-34f1 = '{ $size }' 不是棋盘大小：行x列，至多 { $most } 个格子

# a game begins with one player's move: say who is to move
a-game-begins-with-one-player-s-move-say-8686 = 一局棋从一方的走法开始：请说明轮到谁走

# an ending has at most five men
an-ending-has-at-most-five-men = 残局至多有五个棋子

# no line of play was found: {reason}
no-line-of-play-was-found-reason = 没有找到走法：{ $reason }

# PGN is for games of chess
pgn-is-for-games-of-chess = PGN 只用于国际象棋

# {reason}\n  for example: zermelo solve '{example}' --format pgn
reason-for-example-zermelo-solve-example-format-pgn = { $reason }{ "\u000A" }  例如：zermelo solve '{ $example }' --format pgn

# tables have such names: zermelo table build chess {name}; a position is a FEN, for example: {example}
tables-have-such-names-zermelo-table-build-chess-name-afd2 = 这是表的名称：zermelo table build chess { $name }；局面用 FEN 写，例如：{ $example }

# there is no line to show: play is over, or has no end
there-is-no-line-to-show-play-is-over-bdba = 没有可显示的走法：棋局已经结束，或没有终局

# this says which men there are, not where they stand
this-says-which-men-there-are-not-where-they-e949 = 这里只写了有哪些棋子，没有写它们在哪里

# components with known value: {count}
components-with-known-value-count = 已知值的分支：{ $count }

# boards with known winner or value: {count}
boards-with-known-winner-or-value-count = 已知胜方或值的棋盘：{ $count }

# {name}: {error}; {bytes} bytes are needed for it
name-error-bytes-bytes-are-needed-for-it = { $name }：{ $error }；此文件需要 { $bytes } 字节

# with heap {heap} no finite quotient was found (there may be none, or a large one)
with-heap-heap-no-finite-quotient-was-found-there-0952 = 加入堆 { $heap } 时没有找到有限的商（可能没有，也可能很大）

# lists have: Length, Size, IsEmpty, Contains, IndexOf, Distinct, Apply, Filter, Find, Exists, ForAll, Head, Tail, Sum, Max, Min, Mex, Sorted, SortedWith, Reversed, Grouped, PeriodicTable, Take, Drop, Adjoin, Concat, Updated, ToList, ToSet, and L[1] is the first element
lists-have-length-size-isempty-contains-indexof-distinct-apply-a97a = 列表有：Length、Size、IsEmpty、Contains、IndexOf、Distinct、Apply、Filter、Find、Exists、ForAll、Head、Tail、Sum、Max、Min、Mex、Sorted、SortedWith、Reversed、Grouped、PeriodicTable、Take、Drop、Adjoin、Concat、Updated、ToList、ToSet，L[1] 是第一个元素

# 1/x, where it is the value of a short game
n-1-x-where-it-is-the-value-of-a-6d4d = 1/x，当它是短博弈的值时

# how many values there are in a list, for example: G.LeftOptions.Size
how-many-values-there-are-in-a-list-for-7d64 = 列表中值的个数，例如：G.LeftOptions.Size

# the compound in which a move is a move in both of them
the-compound-in-which-a-move-is-a-move-06bc = 一步是在两者中各走一步的复合博弈

# the compound in which a move is a move in one of them or in both
the-compound-in-which-a-move-is-a-move-9ad7 = 一步是在其中之一或在两者中走的复合博弈

# the denominator of the number in lowest terms, a power of 2
the-denominator-of-the-number-in-lowest-terms-a-36d4 = 该数化为最简分数后的分母，是 2 的幂

# the numerator of the number in lowest terms
the-numerator-of-the-number-in-lowest-terms = 该数化为最简分数后的分子

# whether n has an even number of ones in base 2
whether-n-has-an-even-number-of-ones-in-d500 = n 的二进制中 1 的个数是否为偶数

# whether n has an odd number of ones in base 2
whether-n-has-an-odd-number-of-ones-in-6324 = n 的二进制中 1 的个数是否为奇数

# whether n is a power of 2
whether-n-is-a-power-of-2 = n 是否为 2 的幂

# whether n lies between -2^31 and 2^31 - 1
whether-n-lies-between-2-31-and-2-31-168f = n 是否在 -2^31 与 2^31 - 1 之间

# whether the number is a fraction over a power of 2, as every number here is
whether-the-number-is-a-fraction-over-a-power-50c2 = 该数是否为分母是 2 的幂的分数，这里的数都是

# expected a list
expected-a-list = 应为列表

# this is asked of nimbers, and this is an ordinal
this-is-asked-of-nimbers-and-this-is-an-5fc7 = 这是对尼姆数的提问，而这是序数

# of the nimber of this size: write a star before it, for example: sqrt(*omega)
of-the-nimber-of-this-size-write-a-star-5451 = 若指这个大小的尼姆数，在前面写星号，例如：sqrt(*omega)

# ordinals are added, subtracted, multiplied, divided and compared
ordinals-are-added-subtracted-multiplied-divided-and-compared = 序数可以相加、相减、相乘、相除和比较

# a position of the form is an option of one before it
a-position-of-the-form-is-an-option-of-3b76 = 形式中的某个局面是它之前的局面的选项

# who wins in misère play: the form, if it is one in quotes, else the canonical form
who-wins-in-mis-re-play-the-form-if-8293 = 反常游戏中谁获胜：若是引号中的形式则就该形式，否则就标准型

# the sum of two games with all their positions, as a form that is not simplified
the-sum-of-two-games-with-all-their-positions-20e2 = 两个游戏之和及其所有局面，作为未化简的形式

# =, <, > or ||: how two forms compare in misère play, beside all games
or-how-two-forms-compare-in-mis-re-play-4792 = =、<、> 或 ||：反常游戏中两个形式与所有游戏并列时的比较

# the same beside the dead-ending games, where whoever has no move never gets one again
the-same-beside-the-dead-ending-games-where-whoever-560b = 与死终局游戏并列时的同一比较：无法走子的一方此后再也不能走

# the same beside the dicots, where always both players can move or neither can
the-same-beside-the-dicots-where-always-both-players-6b58 = 与 dicot（双方总是都能走或都不能走的游戏）并列时的同一比较

# whether in every position of the form both players can move or neither can
whether-in-every-position-of-the-form-both-players-3284 = 该形式的所有局面中是否双方都能走或都不能走

# whether in the form whoever has no move never gets one again
whether-in-the-form-whoever-has-no-move-never-6efb = 该形式中无法走子的一方是否此后再也不能走

# a player without a move gets one again: not a dead-ending game
a-player-without-a-move-gets-one-again-not-e9bc = 无法走子的一方又能走了：不是死终局游戏

# only one of the players can move somewhere in it: not a dicot
only-one-of-the-players-can-move-somewhere-in-119e = 其中某处只有一方能走：不是 dicot

# '^' is up, and is added where nothing stands between: 2^*; powers are written 2 ^ 3, (*5)^3
is-up-and-is-added-where-nothing-stands-between-59aa = '^' 是 up，中间没有东西时就相加：2^*；幂写作 2 ^ 3、(*5)^3

# which of the powers comes first?
which-of-the-powers-comes-first = 先算哪个幂？

# put parentheses around the part that is meant, for example: 2 ^ (3 ^ 2)
put-parentheses-around-the-part-that-is-meant-for-44b1 = 给所指的部分加上括号，例如：2 ^ (3 ^ 2)

# expected the number of a line after '%'
expected-the-number-of-a-line-after = '%' 后面应是行号

# %1 is what line 1 is worth; a remainder is 17 mod 5
n-1-is-what-line-1-is-worth-a-remainder-0297 = %1 是第 1 行的值；余数写作 17 mod 5

# this 'if' has no 'end'
this-if-has-no-end = 这个 'if' 没有 'end'

# for example: if n > 2 then 1 else 0 end
for-example-if-n-2-then-1-else-0-0f24 = 例如：if n > 2 then 1 else 0 end

# graph gives {found}
graph-gives-found = graph 给出 { $found }

# vertices and edges, for example: (["a", ("b", 1)], [("a", "b"), ("b", "a", "arrow")])
vertices-and-edges-for-example-a-b-1-a-4700 = 顶点和边，例如：(["a", ("b", 1)], [("a", "b"), ("b", "a", "arrow")])

# names are letters with digits after them, other than v and vv, for example: let a = {1|*}
names-are-letters-with-digits-after-them-other-than-907f = 名字是字母后接数字，不能是 v、vv，例如：let a = { "{" }1|*{ "}" }

# multiply with x, or with a blank on either side of the star: 2 * 3; 2* without a blank is the sum of 2 and *; {example}
multiply-with-x-or-with-a-blank-on-either-1ddf = 乘法用 x，或在星号两边各留一个空格：2 * 3；没有空格的 2* 是 2 与 * 的和；{ $example }

# '{sum}' is {number} + ^{ups}; a power is written {number} ^ {ups}
sum-is-number-ups-a-power-is-written-number-4ee4 = '{ $sum }' 是 { $number } + ^{ $ups }；幂写作 { $number } ^ { $ups }

# for example: L.Apply(n -> n + 1), L.Apply(mean)
for-example-l-apply-n-n-1-l-apply-7ea3 = 例如：L.Apply(n -> n + 1)、L.Apply(mean)

# what follows never does: the move before it ends on a cell with '{ends}', and it begins on one with '{begins}'
what-follows-never-does-the-move-before-it-ends-4a91 = 后续的走法不可能出现：前一步结束在 '{ $ends }' 的格子上，而它要从 '{ $begins }' 的格子开始

# it begins where the move before it ended, or anywhere with anywhere = True
it-begins-where-the-move-before-it-ended-or-7eb0 = 它从前一步结束的地方开始，写 anywhere = True 则可从任何地方开始

# there are no nimbers of negative sizes
there-are-no-nimbers-of-negative-sizes = 没有大小为负的尼姆数

# the days are counted from 0 on
the-days-are-counted-from-0-on = 天数从 0 数起

# any number but 0 will do
any-number-but-0-will-do = 除 0 外任何数都可以

# this is a nimber from 2^128 on
this-is-a-nimber-from-2-128-on = 这是 2^128 及以上的尼姆数

# its sides may be stoppers: onside(dud) is on, offside(dud) is off
its-sides-may-be-stoppers-onside-dud-is-on-9253 = 它的两侧可能是止步游戏：onside(dud) 是 on，offside(dud) 是 off

# the label before a brace stands for that game inside it: a{0|a}; other names are bound before: let b = 1; a{b|a}
the-label-before-a-brace-stands-for-that-game-eb67 = 花括号前的标记在括号内代表这个游戏：a{ "{" }0|a{ "}" }；其他名称要先绑定：let b = 1; a{ "{" }b|a{ "}" }

# bind it before, for example: let a = {example}; functions have parentheses after their names: sqrt(*5); games with names are {names}
bind-it-before-for-example-let-a-example-functions-9020 = 先绑定名称，例如：let a = { $example }；函数的名称后面有括号：sqrt(*5)；有名称的游戏是 { $names }

# the form is too long to be written out; canonical(...) is its value
the-form-is-too-long-to-be-written-out-b281 = 这个形式太长，写不下；canonical(...) 是它的值

# misère forms go with misère forms, and with whole numbers as multiples
mis-re-forms-go-with-mis-re-forms-and-cb32 = 反常形式只与反常形式一起使用，整数只作为倍数

# so many copies of a form are too many
so-many-copies-of-a-form-are-too-many = 这个形式的份数太多

# 10000 are the limit, for example: 3 x *[2]
n-10000-are-the-limit-for-example-3-x-2 = 上限是 10000，例如：3 x *[2]

# H copies of G one upon the other, each annihilated by moves in one below; of H the options that are written count, of 2 only 1: '{0,1|}' gives another
h-copies-of-g-one-upon-the-other-each-b413 = 把 H 份 G 依次叠起，在下面的一份中走，上面的全部消去；H 只算写出的选项，2 只有选项 1，'{ "{" }0,1|{ "}" }' 给出另一个结果

# boardWidth is a whole number from 2 to 12, and foxRange one from 1 to 12
boardwidth-is-a-whole-number-from-2-to-12-2186 = boardWidth 是 2 到 12 的整数，foxRange 是 1 到 12 的整数

# a nimber below 2^128
a-nimber-below-2-128 = 小于 2^128 的尼姆数

# If Left begins, best play ends with {score}.
if-left-begins-best-play-ends-with-score = 左方先走时，双方最佳走法的结果是{ $score }。

# If Right begins, best play ends with {score}.
if-right-begins-best-play-ends-with-score = 右方先走时，双方最佳走法的结果是{ $score }。

# more than {MOST_CALLS} calls of '{name}' lie in one another
more-than-most_calls-calls-of-name-lie-in-one-4533 = 函数“{ $name }”的调用嵌套超过 { $MOST_CALLS } 层

# moves are listed heap by heap, up to a heap of {MOST_LISTED}
moves-are-listed-heap-by-heap-up-to-a-2a70 = 走法按堆逐一列出，最多到大小为 { $MOST_LISTED } 的堆

# '{name}' calls itself with the same arguments
name-calls-itself-with-the-same-arguments = 函数“{ $name }”以相同的参数调用自身

# '{name}' is called here: name parts of what it does, or of its arguments, with a block: begin var m := f(n); m + 1 end
name-is-called-here-name-parts-of-what-it-8ed1 = 此处调用“{ $name }”：用块给其中的部分或参数命名：begin var m := f(n); m + 1 end

# {rational} is not the value of a short game
rational-is-not-the-value-of-a-short-game = { $rational } 不是短游戏的值

# this is not a position of the game: {why}
this-is-not-a-position-of-the-game-why = 这不是该游戏的局面：{ $why }

# this loop has gone round {MOST_ROUNDS} times
this-loop-has-gone-round-most_rounds-times = 这个循环已经执行了 { $MOST_ROUNDS } 次

# the denominator of the number in lowest terms
the-denominator-of-the-number-in-lowest-terms = 既约分数的分母

# the remainder of a by b, which is not negative; a % b has the sign of a
the-remainder-of-a-by-b-which-is-not-828e = a 除以 b 的余数，非负；a % b 的符号与 a 相同

# the ugly product of whole numbers: bit by bit, 2^m times 2^n is 2^m + 2^(n - 1) for m > n > 0, and 2^(m - 1) for m = n > 0
the-ugly-product-of-whole-numbers-bit-by-bit-67e8 = 整数的 ugly 积：逐位计算，m > n > 0 时 2^m 与 2^n 的积为 2^m + 2^(n - 1)，m = n > 0 时为 2^(m - 1)

# whether the number is a fraction over a power of 2, as every number of short games is
whether-the-number-is-a-fraction-over-a-power-b331 = 分母是否为 2 的幂，短游戏的数都是如此

# this block has no 'end'
this-block-has-no-end = 这个块没有“end”

# a block ends with its own 'end': begin var m := 3; m + 1 end
a-block-ends-with-its-own-end-begin-var-e793 = 块以自己的“end”结束：begin var m := 3; m + 1 end

# this loop has no 'end'
this-loop-has-no-end = 这个循环没有“end”

# for example: for n from 1 to 5 do s := s + n end
for-example-for-n-from-1-to-5-do-74da = 例如：for n from 1 to 5 do s := s + n end

# a loop changes what its condition asks: while n < 100 do n := 2 * n end
a-loop-changes-what-its-condition-asks-while-n-5495 = 循环会改变其条件所问的内容：while n < 100 do n := 2 * n end

# a function that calls itself ends somewhere: f(n) := if(n < 1, 0, f(n - 1) + 1); where a list will do, nothing lies in anything: sum(n for n in 1..1000)
a-function-that-calls-itself-ends-somewhere-f-n-569d = 调用自身的函数总要在某处结束：f(n) := if(n < 1, 0, f(n - 1) + 1)；能用列表时就不会嵌套：sum(n for n in 1..1000)

# this is a set, as braces are without a '|'
this-is-a-set-as-braces-are-without-a = 这是集合，因为花括号里没有“|”

# this is a map
this-is-a-map = 这是映射

# this is a text
this-is-a-text = 这是文本

# this is a function
this-is-a-function = 这是函数

# this is a graph
this-is-a-graph = 这是图

# this is nothing
this-is-nothing = 这里没有值

# the map does not have this key
the-map-does-not-have-this-key = 映射中没有这个键

# M.Keys is the set of its keys
m-keys-is-the-set-of-its-keys = M.Keys 是键的集合

# expected a text
expected-a-text = 此处应为文本

# expected a key and a value
expected-a-key-and-a-value = 此处应为键和值

# expected a place and a value
expected-a-place-and-a-value = 此处应为位置和值

# expected a number
expected-a-number = 此处应为数

# expected a whole number from 1 on
expected-a-whole-number-from-1-on = 此处应为不小于 1 的整数

# expected 'key => value'
expected-key-value = 此处应为“键 => 值”

# numbers, or nimbers, or lists of one of them are sorted
numbers-or-nimbers-or-lists-of-one-of-them-2239 = 只有数、nimber 或它们的列表可以排序

# games are not in one line; by a function of one's own: L.SortedWith((a, b) -> a.Birthday - b.Birthday)
games-are-not-in-one-line-by-a-function-2816 = 游戏不是全序的；可用自己的函数：L.SortedWith((a, b) -> a.Birthday - b.Birthday)

# there is no such graph
there-is-no-such-graph = 没有这样的图

# a step is not 0
a-step-is-not-0 = 步长不为 0

# this has no value with inf
this-has-no-value-with-inf = 含 inf 时没有值

# inf is greater than every number, and is compared alone
inf-is-greater-than-every-number-and-is-compared-45f6 = inf 大于所有的数，只能用于比较

# numbers that no short game is worth go with numbers only
numbers-that-no-short-game-is-worth-go-with-5694 = 不是短游戏之值的数只能与数一起计算

# numbers that no short game is worth are added, subtracted, multiplied, divided and compared
numbers-that-no-short-game-is-worth-are-added-7554 = 不是短游戏之值的数可以加、减、乘、除和比较

# only fractions whose denominator is a power of 2 are values of short games, for example: 5/8
only-fractions-whose-denominator-is-a-power-of-2-840f = 只有分母为 2 的幂的分数才是短游戏的值，例如：5/8

# a heap is one whole number, and a board or a strip is a text in quotes
a-heap-is-one-whole-number-and-a-board-1ba2 = 堆是一个整数，棋盘或长条是引号中的文本

# coins are a row of h and t in quotes, or the place of the only head
coins-are-a-row-of-h-and-t-in-eab4 = 硬币是引号中由 h 和 t 组成的一行，或唯一正面的位置

# a graph is a text in quotes, or one such as Graph.Path(5)
a-graph-is-a-text-in-quotes-or-one-1b19 = 图是引号中的文本，或如 Graph.Path(5)

# it is a pair of whole numbers
it-is-a-pair-of-whole-numbers = 局面是一对整数

# it is a pair of whole numbers: the heap, and how many tokens were taken from it last
it-is-a-pair-of-whole-numbers-the-heap-78d7 = 局面是一对整数：堆，以及上一次从中取走的个数

# it is the set of the places of the geese, and the place of the fox
it-is-the-set-of-the-places-of-the-0a5a = 局面是鹅的位置的集合和狐狸的位置

# the list of a comprehension, also written in brackets
the-list-of-a-comprehension-also-written-in-brackets = 推导式的列表，也可写在方括号中

# the set of a comprehension
the-set-of-a-comprehension = 推导式的集合

# the sum of a comprehension
the-sum-of-a-comprehension = 推导式之和

# the same as table, with the columns in brackets
the-same-as-table-with-the-columns-in-brackets = 与 table 相同，各列写在方括号中

# of a nimber the degree of the smallest field that holds it, of a finite one the least d = 1, 2, 4, ... with a below 2^d; of another stopper the degree of loopiness, the onside of G - G
of-a-nimber-the-degree-of-the-smallest-field-fa74 = 对尼姆数，是含它的最小域的次数，有限时是使 a < 2^d 的最小 d = 1, 2, 4, ...；对其他止步游戏，是循环度，即 G - G 的上侧

# the quotient of 1 by x, that is inf of 0
the-quotient-of-1-by-x-that-is-inf-aae5 = 1 除以 x 的商，对 0 是 inf

# 0/0 is not a number; any other number over 0 is inf or -inf
n-0-0-is-not-a-number-any-other-number-9083 = 0/0 不是数；其他数除以 0 是 inf 或 -inf

# nimbers from 2^128 on and transfinite ones have sums, products, quotients, powers, inverse, sqrt, order, degree, birthday, nimvalue and mex
nimbers-from-2-128-on-and-transfinite-ones-have-3127 = 从 2^128 起的尼姆数和超限尼姆数有和、积、商、幂、inverse、sqrt、order、degree、birthday、nimvalue 和 mex

# orders are known of nimbers below 2^4096, and of transfinite ones in small fields: order(*omega)
orders-are-known-of-nimbers-below-2-4096-and-1b98 = 已知 2^4096 以下的尼姆数和小域中超限尼姆数的阶：order(*omega)

# the left wall of the thermograph: mast, corners and slopes from the top down
the-left-wall-of-the-thermograph-mast-corners-and-0cbf = 温度图的左墙：自上而下的桅杆、拐点和斜率

# the right wall of the thermograph: mast, corners and slopes from the top down
the-right-wall-of-the-thermograph-mast-corners-and-12b5 = 温度图的右墙：自上而下的桅杆、拐点和斜率

# this stands outside a function
this-stands-outside-a-function = 这在函数之外

# this stands outside a loop
this-stands-outside-a-loop = 这在循环之外

# nothing stands after this word but a semicolon or 'end'
nothing-stands-after-this-word-but-a-semicolon-or-2a72 = 这个词后面只能是分号或 'end'

# calls of '{name}' lie deep in one another, and names of the worksheet are given values in them
calls-of-name-lie-deep-in-one-another-and-e8db = 对“{ $name }”的调用层层嵌套，而其中给工作表的名称赋了值

# a name that is declared is the function's own: var m := n - 1
a-name-that-is-declared-is-the-function-s-cd26 = 声明过的名称属于函数自己：var m := n - 1

# expected two texts
expected-two-texts = 应为两个文本

# expected two whole numbers
expected-two-whole-numbers = 应为两个整数

# the text has {count} letters, and {index} is not one of their places
the-text-has-count-letters-and-index-is-not-a33c = 文本有 { $count } 个字符，{ $index } 不是其中的位置

# the first is T[1]
the-first-is-t-1 = 第一个是 T[1]


# L.IsEmpty tells whether it is
l-isempty-tells-whether-it-is = L.IsEmpty 说明是否为空

# this comment is not closed
this-comment-is-not-closed = 这个注释没有结束

# a comment is written /* so */, or after // to the end of the line
a-comment-is-written-so-or-after-to-the-1b91 = 注释写作 /* 这样 */,或从 // 写到行尾

# sensible options are asked of games in which play ends
sensible-options-are-asked-of-games-in-which-play-4034 = 合理选项只对会结束的游戏而问

# this word begins a statement
this-word-begins-a-statement = 这个词用在语句开头

# expected vertices of the graph
expected-vertices-of-the-graph = 应为图的顶点

# this is a quotient of ordinals
this-is-a-quotient-of-ordinals = 这是序数的商

# surreal numbers go with numbers and ordinals only
surreal-numbers-go-with-numbers-and-ordinals-only = 超现实数只与数和序数一起运算

# surreal numbers are added, subtracted, multiplied, divided and compared
surreal-numbers-are-added-subtracted-multiplied-divided-and-compared = 超现实数可以加、减、乘、除和比较

# quotients of ordinals are computed with among themselves and with numbers, for example: 1/omega + 1/2 < 1
quotients-of-ordinals-are-computed-with-among-themselves-and-e5d3 = 序数的商可以相互以及与数一起运算，例如：1/omega + 1/2 < 1

# surreal numbers
surreal-numbers = 超现实数计算
# In the preamble: {package}
in-the-preamble-package = 导言区需要：{ $package }

# did you mean '{near}'? All games are listed under Position
did-you-mean-near-all-games-are-listed-under-c93f = 是不是指 '{ $near }'？全部游戏列在“局面”页

# all games are listed under Position
all-games-are-listed-under-position = 全部游戏列在“局面”页

# a rule file ends in .star; write one under Own game
a-rule-file-ends-in-star-write-one-under-76c6 = 规则文件以 .star 结尾；可在“自定义游戏”页编写

# its positions are counted in a table, which is too large for the page
its-positions-are-counted-in-a-table-which-is-a867 = 其局面列在表中，该表太大，网页放不下

# a position is a FEN, for example: {example}
a-position-is-a-fen-for-example-example = 局面用 FEN 写，例如：{ $example }

# its vertices are the names in its edges
its-vertices-are-the-names-in-its-edges = 顶点就是边里写的名字

# write its edges after the name, for example: token:a>b,b>c a
write-its-edges-after-the-name-for-example-token-b3ed = 在名称后写出边，例如：token:a>b,b>c a

# all games are listed under Position, and rule files say others
all-games-are-listed-under-position-and-rule-files-8146 = 游戏列在“局面”页，其他游戏用规则文件写出

# write payoffs at all ends, for example 1 and -1
write-payoffs-at-all-ends-for-example-1-and-8f21 = 所有末端都写收益，例如 1 和 -1

# values are of normal play; misère quotients are under Heaps
values-are-of-normal-play-mis-re-quotients-are-1562 = 值属于正常规则；反常商在“取石子”页

# {name} gives the players different moves, so that its heaps have no Grundy values; the tab Table of a position has their values
name-gives-the-players-different-moves-so-that-its-4b52 = { $name } 中双方走法不同，所以堆没有 SG值；它们的值见局面的“表”标签

# '{word}' is not the size of a heap\n  whole numbers with blanks between, for example: 5 9 12
word-is-not-the-size-of-a-heap-whole-2b1e = '{ $word }' 不是堆的大小{ "\u000A" }  用空格隔开的整数，例如：5 9 12

# Not all moves were rated: that takes longer than to find the winner.
not-all-moves-were-rated-that-takes-longer-than-e68b = 没有评价所有走法：那比判定胜负更费时。

# a number has one '.' or one '/'
a-number-has-one-or-one = 一个数里只有一个“.”或一个“/”

# 0.75 and 3/4 are numbers; a product is written 3/4 x 5, a quotient 1/(2.5)
n-0-75-and-3-4-are-numbers-a-product-d92c = 0.75 和 3/4 是数；积写作 3/4 x 5，商写作 1/(2.5)

# there is no class '{class}'
there-is-no-class-class = 没有名为“{ $class }”的类

# a collection that can change is not kept in another
a-collection-that-can-change-is-not-kept-in-fd03 = 可变的集合不能放进另一个集合

# what it is now can be kept: L.Add(M.ToList)
what-it-is-now-can-be-kept-l-add-cf56 = 现在的内容可以放进去：L.Add(M.ToList)

# expected a list, a set or a map
expected-a-list-a-set-or-a-map = 这里应为列表、集合或映射

# this product is not known here
this-product-is-not-known-here = 这里不认识这种积

# expected a ruleset
expected-a-ruleset = 这里应为一套规则

# expected a map
expected-a-map = 这里应为映射

# L.Clear() takes all of them out
l-clear-takes-all-of-them-out = L.Clear() 取出全部

# this is a pair
this-is-a-pair = 这是一个数对

# products are known of one ruleset with itself: TakeAndBreak("4.0"), TakeAndBreak("{2+}=.0"), TakeAndBreak("0.7")
products-are-known-of-one-ruleset-with-itself-takeandbreak-b8be = 只认识一套规则与自身的积：TakeAndBreak("4.0"), TakeAndBreak("{ "{" }2+{ "}" }=.0"), TakeAndBreak("0.7")

# a rung is a number
a-rung-is-a-number = 级是一个数

# choose another, for example: G := {1|*}
choose-another-for-example-g-1 = 请换一个名字，例如：G := { "{" }1|*{ "}" }

# expected 0 or 1
expected-0-or-1 = 应为 0 或 1

# expected a comprehension
expected-a-comprehension = 应为推导式

# expected a komi
expected-a-komi = 应为贴目

# expected a misère form
expected-a-mis-re-form = 应为反常形式

# expected a number and ';', as in &12;
expected-a-number-and-as-in-12 = 应为数和“;”，如 &12;

# expected *[ before it
expected-before-it = 前面应有 *[

# expected 'name in list'
expected-name-in-list = 应为“名称 in 列表”

# positions of this game have no text that is read
positions-of-this-game-have-no-text-that-is-a985 = 这个游戏的局面没有可读入的文本

# take a smaller board
take-a-smaller-board = 请用小一些的棋盘

# this comprehension is not complete
this-comprehension-is-not-complete = 这个推导式不完整

# '{asked}' cannot be asked here, and {found}
asked-cannot-be-asked-here-and-found = 这里不能问“{ $asked }”，而{ $found }

# expected a place and a text
expected-a-place-and-a-text = 此处应为位置和文字

# more than {MOST_PAIRS} pairs can be reached, or by too many moves
more-than-most_pairs-pairs-can-be-reached-or-by-4fff = 可到达的数对多于 { $MOST_PAIRS } 个，或走法过多

# moves lead from a pair back to itself
moves-lead-from-a-pair-back-to-itself = 走法会从一个数对回到它自身

# the line itself says that this is an error
the-line-itself-says-that-this-is-an-error = 这一行自己说明这是错误

# this is not a list of pairs
this-is-not-a-list-of-pairs = 这不是数对的列表

# this pair is not among those listed
this-pair-is-not-among-those-listed = 这个数对不在列出的数对之中

# variants are of games in which play ends, and ends for want of a move alone
variants-are-of-games-in-which-play-ends-and-0c3d = 变体只用于必定结束、并且只因无法再走而结束的游戏

# omega to the power of a whole number or of an ordinal, or of the negative of one
omega-to-the-power-of-a-whole-number-or-2626 = 以整数、序数或其相反数为指数的 omega 的幂

# the options of a misère form, or those of both players in a canonical form
the-options-of-a-mis-re-form-or-those-486a = 反常形式的选项，或标准形中双方的选项

# what a misère form is worth in normal play
what-a-mis-re-form-is-worth-in-normal-bc60 = 反常形式在正常规则下的值

# ends the line with a message of one's own
ends-the-line-with-a-message-of-one-s-f277 = 用自定的话结束这一行

# a table with a row for each n, and a column for n and for each expression; or of the rows of a list
a-table-with-a-row-for-each-n-and-86f9 = 每个 n 一行，n 与每个式子各一列的表；或以列表的元素为行的表

# a code is 0 or 4, a point and digits: 0.77 (Kayles), 0.3F, 0.G, 4!.0, 0.{0,1,3}, 0.[3]; or a name such as kayles, subtraction:1,3,4, all-but:2,3
a-code-is-0-or-4-a-point-and-35ee = 编码是 0 或 4、小数点和数字：0.77（Kayles）、0.3F、0.G、4!.0、0.{ "{" }0,1,3{ "}" }、0.[3]；或名字如 kayles、subtraction:1,3,4、all-but:2,3

# a function gives the list of the pairs that moves lead to: game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1])((3, 2))
a-function-gives-the-list-of-the-pairs-that-be39 = 函数给出走法所到的数对的列表：game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1])((3, 2))

# the exponent is a whole number or an ordinal below omega^omega, or the negative of one
the-exponent-is-a-whole-number-or-an-ordinal-de32 = 指数是整数、小于 omega^omega 的序数，或其相反数

# there is no such board
there-is-no-such-board = 没有这样的棋盘

# this is not a cell of the board, or not a number from -128 to 127
this-is-not-a-cell-of-the-board-or-da5b = 这不是棋盘的格，或不是 -128 到 127 的数

# this is a strip or a grid
this-is-a-strip-or-a-grid = 这是条形或网格

# a game is changed at most {MOST_VARIANTS} times
a-game-is-changed-at-most-most_variants-times = 一个游戏最多改变 { $MOST_VARIANTS } 次

# expected a whole number in quotes
expected-a-whole-number-in-quotes = 应为引号中的整数

# expected vertexLabels or edgeLabels
expected-vertexlabels-or-edgelabels = 应为 vertexLabels 或 edgeLabels

# labels are told by a map or a function
labels-are-told-by-a-map-or-a-function = 标签由映射或函数说明

# sensible lines are asked of games in which play ends
sensible-lines-are-asked-of-games-in-which-play-1134 = 合理行棋路线只对会结束的游戏而问

# the bound is from 1 to 2^1024
the-bound-is-from-1-to-2-1024 = 上界应在 1 到 2^1024 之间

# the seed is a whole number from -2^63 to 2^63 - 1
the-seed-is-a-whole-number-from-2-63-35b2 = 种子是 -2^63 到 2^63 - 1 之间的整数

# the symmetries of a grid are {names}, for example: T.Permuted(Symmetry.Transpose)
the-symmetries-of-a-grid-are-names-for-example-eb92 = 网格的对称有 { $names }，例如：T.Permuted(Symmetry.Transpose)

# there are more than {MOST_LINES} lines of play
there-are-more-than-most_lines-lines-of-play = 行棋路线多于 { $MOST_LINES } 条

# there is no such symmetry
there-is-no-such-symmetry = 没有这样的对称

# there is no vertex or edge with this number
there-is-no-vertex-or-edge-with-this-number = 没有这个编号的顶点或边

# this is not asked of random numbers
this-is-not-asked-of-random-numbers = 这不能问随机数

# expected an edge of the graph
expected-an-edge-of-the-graph = 应为图的边

# this is a vertex or an edge of a graph
this-is-a-vertex-or-an-edge-of-a-664b = 这是图的顶点或边

# it is a directed graph whose vertices are labelled Left or Right
it-is-a-directed-graph-whose-vertices-are-labelled-d886 = 它是顶点标为 Left 或 Right 的有向图

# G[1] is the first vertex of a graph, and G[1][2] the second edge from there; both are counted from 1 on
g-1-is-the-first-vertex-of-a-graph-3ab2 = G[1] 是图的第一个顶点，G[1][2] 是从它出发的第二条边；两者都从 1 数起

# '{name}' is not here as it is in CGSuite
name-is-not-here-as-it-is-in-cgsuite = 这里没有 CGSuite 中的 '{ $name }'

# a line is worth its last statement, and several things are a list: for n from 1 to 3 yield n ^ 2 end
a-line-is-worth-its-last-statement-and-several-0505 = 一行的值是最后一条语句的值，多个值就是列表：for n from 1 to 3 yield n ^ 2 end

# games of one's own are rule files, which 'zermelo rules' explains
games-of-one-s-own-are-rule-files-which-aab7 = 自己的游戏写成规则文件，'zermelo rules' 有说明

# 'zermelo explore' walks through the options of a position
zermelo-explore-walks-through-the-options-of-a-position = 'zermelo explore' 逐步查看局面的选项

# it is a graph whose edges have colours, of Hackenbush a connected one
it-is-a-graph-whose-edges-have-colours-of-590f = 它是边有颜色的图，在 Hackenbush 中还须连通

# it is a graph whose vertices have whole numbers, together at most 1000
it-is-a-graph-whose-vertices-have-whole-numbers-cc6c = 它是顶点带有整数的图，这些数之和至多为 1000

# what can be asked of it: {names}
what-can-be-asked-of-it-names = 可问：{ $names }

# misère forms are listed to the fourth day
mis-re-forms-are-listed-to-the-fourth-day = 反常规型只列到第四天

# of the fifth there are more than four millions
of-the-fifth-there-are-more-than-four-millions = 第五天的超过四百万个

# this is not of the class
this-is-not-of-the-class = 它不属于这个类

# G.Class says of which class G is
g-class-says-of-which-class-g-is = G.Class 说明 G 属于哪个类
