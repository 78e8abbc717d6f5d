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

# --claim-p: {error}\n  name its vertices, for example: --claim-p '{example}'
claim-p-error-name-its-vertices-for-example-claim-ebdd = --claim-p：{ $error }{ "\u000A" }  请写出顶点的名字，例如：--claim-p '{ $example }'

# misère quotients are those of codes, and no code has the moves of {game}\n  a position by itself: zermelo solve {code} 5 --misere
mis-re-quotients-are-those-of-codes-and-no-359b = 反常商是对代码而言的，而没有代码能表示 { $game } 的走法{ "\u000A" }  单个局面：zermelo solve { $code } 5 --misere

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
option-is-for-codes-and-no-code-has-the-838f = { $option } 只用于代码，而没有代码能表示 { $game } 的走法{ "\u000A" }  例如：zermelo sequence { $code } -n 200

# heaps of such games have at most {largest} tokens: -n {largest}
heaps-of-such-games-have-at-most-largest-tokens-427f = 这类游戏的堆最多有 { $largest } 个：-n { $largest }

# {file} has the values of the first {kept} heaps only, and a b-file needs all\n  ask for fewer: -n {last}, or take another file for --checkpoint, to compute all of them anew
file-has-the-values-of-the-first-kept-heaps-2d9c = { $file } 只有前 { $kept } 个堆的值，而 b-file 需要全部{ "\u000A" }  请少问一些：-n { $last }，或给 --checkpoint 另一个文件，全部重新计算

# a b-file of {all} values takes more memory than there may be\n  ask for fewer: -n {last}
a-b-file-of-all-values-takes-more-memory-06be = 含 { $all } 个值的 b-file 超出可用的内存{ "\u000A" }  请少问一些：-n { $last }

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
impartial-answer = 公平：{ $answer }

# loop-free: {answer}
loop-free-answer = 无循环：{ $answer }

# endings by rule: {answer}
endings-by-rule-answer = 由规则终止：{ $answer }

# draws: none
draws-none = 平局：无

# draws: {positions}
draws-positions = 平局：{ $positions }

# Grundy values: not asked for (--grundy)
grundy-values-not-asked-for-grundy = SG值：没有要求（--grundy）

# Left {left}, Right {right}
left-left-right-right = 左方{ $left }，右方{ $right }

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
position-claimed-but-play-is-over-there-and-the-9251 = { $position }：在断言之内，但游戏在那里结束，轮到的一方已胜

# {position}: not claimed, but play is over there and the player to move has lost
position-not-claimed-but-play-is-over-there-and-124c = { $position }：不在断言之内，但游戏在那里结束，轮到的一方已负

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
to-move = 轮到者

# Left to move
left-to-move = 轮到左方

# Right to move
right-to-move = 轮到右方

# grundy
grundy = SG值

# Proved, by retrograde analysis of {count} positions.
proved-by-retrograde-analysis-of-count-positions = 已证明，根据：对 { $count } 个局面的逆向归纳。

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
stopped-reason-limit-time-sets-how-long-to-look-7e5d = 已停止：{ $reason }；--limit-time 规定寻找多久，通常为 5 s。以下对{ $scope }成立。

# Stopped: {reason}; --limit-time sets how long to look at heaps beyond those of the sum, usually 0.3 s. What follows holds for {scope}.
stopped-reason-limit-time-sets-how-long-to-look-a13b = 已停止：{ $reason }；--limit-time 规定看比和中更大的堆多久，通常为 0.3 s。以下对{ $scope }成立。

# Stopped: {reason}. What follows holds for {scope}.
stopped-reason-what-follows-holds-for-scope = 已停止：{ $reason }。以下对{ $scope }成立。

# all heaps
all-heaps = 所有的堆

# heaps up to {largest}
heaps-up-to-largest = 不超过 { $largest } 的堆

# Misère quotient of {code} for {scope}: order {order}, P-elements {p_count}, {class} (proved)
mis-re-quotient-of-code-for-scope-order-order-75e4 = { $code } 对{ $scope }的反常商：阶 { $order }，P-元 { $p_count } 个，{ $class }（已证明）

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
no-other-code-of-up-to-three-digits-has-2279 = 三位以内没有别的代码具有 { $code } 的 SG值，平移后也没有。

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
lost-for-whoever-moves-left-or-right-up-to-e790 = 无论左方还是右方走，走的一方都输。对称的只列一个，按写法排序；根据：{ $by }。

# Up to symmetry, in the order of their texts; by {by}.
up-to-symmetry-in-the-order-of-their-texts-8f6a = 对称的只列一个，按写法排序；根据：{ $by }。

# plies
plies = 步数

# more than {most} positions can be reached from here: too many for a table
more-than-most-positions-can-be-reached-from-here-ead5 = 从这里可到达的局面超过 { $most } 个：作表太多

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
lost-for-the-player-to-move-list = 轮到的一方必败：{ $list }

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
nobody-has-anything-yet = 双方都还没有什么

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
with-best-play-right-pays-value-to-left = 双方都走得最好时，右方付给左方 { $value }。

# Best for {player}: {moves}
best-for-player-moves = 对{ $player }最好的：{ $moves }

# Minimax looks at {all} vertices, alpha-beta at {looked}; both find {value}.
minimax-looks-at-all-vertices-alpha-beta-at-looked-b328 = 极大极小看 { $all } 个顶点，阿尔法贝塔看 { $looked } 个；两者都得 { $value }。

# too many positions can be reached to compare them one by one
too-many-positions-can-be-reached-to-compare-them-3c2b = 可到达的局面太多，无法逐个比较

# '{label}' leaves {position}, of value 0
label-leaves-position-of-value-0 = '{ $label }' 留下值为 0 的 { $position }

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
on-positions-the-value-tells-who-wins-as-retrograde-a8ef = 在 { $positions }上，由值得出的胜负与逆向归纳相同：负 { $lost }，平 { $drawn }，胜 { $won }。

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
on-states-pairs-of-position-and-player-the-labels-2dda = 在 { $states } 个局面与走方的组合上，逆向归纳的标记与自顶向下的搜索一致，并且每个标记都由各选项的标记得出。

# On {states} pairs of position and player each label follows from those of the options.
on-states-pairs-of-position-and-player-each-label-fbfb = 在 { $states } 个局面与走方的组合上，每个标记都由各选项的标记得出。

# minimax: {plain}, {all} nodes; alpha-beta: {pruned}, {looked} nodes
minimax-plain-all-nodes-alpha-beta-pruned-looked-nodes = 极大极小：{ $plain }，{ $all } 个节点；阿尔法贝塔：{ $pruned }，{ $looked } 个节点

# the two searches differ
the-two-searches-differ = 两种搜索不同

# retrograde analysis says {verdict}
retrograde-analysis-says-verdict = 逆向归纳的结果是{ $verdict }

# Retrograde analysis of the same position says {verdict}.
retrograde-analysis-of-the-same-position-says-verdict = 对同一局面的逆向归纳，结果也是{ $verdict }。

# seed {seed}: {result}, {leaves} leaves
seed-seed-result-leaves-leaves = 种子 { $seed }：{ $result }，{ $leaves } 个叶子

# seed {seed} and retrograde analysis, {verdict}, differ
seed-seed-and-retrograde-analysis-verdict-differ = 种子 { $seed } 与逆向归纳的{ $verdict }不同

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
position-is-outside-label-enters-the-set-at-to = { $position } 在外面；'{ $label }' 走进来，到 { $to }

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
it-is-about-rectangles-of-more-than-one-square = 它讲的是多于一格的矩形

# the board is too large to be searched for the reply
the-board-is-too-large-to-be-searched-for-af4c = 棋盘太大，无法搜索应手

# '{bite}' leaves {position}, which is lost: the bite itself wins
bite-leaves-position-which-is-lost-the-bite-itself-5f08 = '{ $bite }' 留下 { $position }，它是必败态：这一口本身就获胜

# after '{bite}' the reply to {position} wins; '{label}' gets there at once
after-bite-the-reply-to-position-wins-label-gets-2c49 = 在 '{ $bite }' 之后，走到 { $position } 的应手获胜；'{ $label }' 一步就到那里

# the reply to {position} cannot be made at once
the-reply-to-position-cannot-be-made-at-once = 走到 { $position } 的应手不能一步走到

# no reply to '{bite}' wins
no-reply-to-bite-wins = 对 '{ $bite }' 没有获胜的应手

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
options-and-more-more = { $options }, 另有 { $more } 个

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
theorem-says-nothing-of-question-why-it-does-of-2b68 = { $theorem }没有谈到 { $question }：{ $why }{ "\u000A" }  它谈到的例如：{ $example }

# it is about the sequence of a code
it-is-about-the-sequence-of-a-code = 它讲的是代码的数列

# Proof, with the numbers of: {question}
proof-with-the-numbers-of-question = 证明，所用的数：{ $question }

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
which-move-wins-none-if-no-move-does = 哪一步获胜？没有就写 '没有'。

# {player} is to move. {question}
player-is-to-move-question = 轮到{ $player }走。{ $question }

# a number such as 3 or *3
a-number-such-as-3-or-3 = 一个数，如 3 或 *3

# next, previous or draw
next-previous-or-draw = 先手、后手或平局

# left, right or draw
left-right-or-draw = 左方、右方或平局

# {error}. Type a move, 'none', or: hint, moves, skip, quit.
error-type-a-move-none-or-hint-moves-skip-472c = { $error }。请输入一步走法、'没有'，或：hint, moves, skip, quit。

# Right: '{label}' wins.
right-label-wins = 对：'{ $label }' 获胜。

# Wrong: '{label}' does not win.
wrong-label-does-not-win = 错：'{ $label }' 不能获胜。

# Wrong: '{label}' does not win; no move does.
wrong-label-does-not-win-no-move-does = 错：'{ $label }' 不能获胜；没有一步能获胜。

# Wrong: '{label}' wins.
wrong-label-wins = 错：'{ $label }' 获胜。

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
proved-who-wins-by-by-the-moves-by-a-0363 = 已证明：谁获胜根据{ $by }，哪些走法根据完全搜索。

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
with-best-play-it-is-over-after-plies-moves = 双方都走得最好时，{ $plies } 步后结束。

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
the-differences-of-the-lost-heaps-are-list = 必败的堆之间的差：{ $list }。

# A heap is lost when every move leads to one that is not.
a-heap-is-lost-when-every-move-leads-to-cdd3 = 每一步都走到不是必败的堆时，这个堆必败。

# a whole number
a-whole-number = 一个整数

# Proved, by {theorem}: {statement}
proved-by-theorem-statement = 已证明，根据{ $theorem }：{ $statement }

# Exercises
exercises = 练习

# show
show = 显示

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
player-chooses-first-who-wins-with-best-play-left-9417 = { $player }先选。双方都走得最好时谁获胜：左方还是右方？

# Which of {moves} is best for {player}?
which-of-moves-is-best-for-player = { $moves } 中哪一个对{ $player }最好？

# What does Right pay to Left with best play?
what-does-right-pay-to-left-with-best-play = 双方都走得最好时，右方付给左方多少？

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
proved-by-minimax-every-tree-that-ends-has-a-c8b2 = 已证明，根据极大极小：每棵有限的树都有值，从叶子往上求得。

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
mis-re-canonical-forms-belong-to-impartial-games-here-a32b = 反常标准型只属于公平游戏，而这里双方走法不同

# misère canonical forms need games in which the last move decides; here play can stop by rule
mis-re-canonical-forms-need-games-in-which-the-1c1f = 反常标准型需要由最后一步决定的游戏，而这里可以由规则终止

# misère canonical forms need loop-free games; here a position can recur
mis-re-canonical-forms-need-loop-free-games-here-97cf = 反常标准型需要无循环的游戏，而这里局面可以重复出现

