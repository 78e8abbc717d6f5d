### What the checker of certificates says. The key of a message is made from its English words, which stand above it.

# line {line}: {reason}
line-line-reason = 第 { $line } 行：{ $reason }

# {position}, normal play: {results}
position-normal-play-results = { $position }，正常规则：{ $results }

# {position}, misère play: {results}
position-mis-re-play-results = { $position }，反常游戏：{ $results }

# {mover} to move, {result}
mover-to-move-result = { $mover }先走时{ $result }

# {player} does not lose
player-does-not-lose = { $player }不输

# {position} has Grundy value {value}
position-has-grundy-value-value = { $position } 的 SG值是 { $value }

# the Grundy values of {game} have period {period} from heap {start} on
the-grundy-values-of-game-have-period-period-from-69b3 = { $game } 的 SG值从堆 { $start } 起以 { $period } 为周期

# {one} and {two} cannot be compared
one-and-two-cannot-be-compared = { $one } 与 { $two } 不可比较

# the canonical form of {one} is {two}
the-canonical-form-of-one-is-two = { $one } 的标准型是 { $two }

# {game}: {claim}
game-claim = { $game }：{ $claim }

# the loopy Grundy values of all {count} vertices
the-loopy-grundy-values-of-all-count-vertices = 全部 { $count } 个顶点的循环游戏的 SG值

# the labels of all {count} vertices, {play}
the-labels-of-all-count-vertices-play = 全部 { $count } 个顶点的标记，{ $play }

# the labels of {count} positions of {game}, {play}
the-labels-of-count-positions-of-game-play = { $game } 的 { $count } 个局面的标记，{ $play }

# the misère quotient {heaps} has {order} elements, {count} of them in P
the-mis-re-quotient-heaps-has-order-elements-count-868a = { $heaps }反常商有 { $order } 个元素，其中 { $count } 个属于 P

# of {game} for heaps up to {largest}
of-game-for-heaps-up-to-largest = { $game } 的、大小不超过 { $largest } 的堆的

# of {game} (with period {period} from heap {start} on)
of-game-with-period-period-from-heap-start-on = { $game } 的（从堆 { $start } 起周期为 { $period }）

# the player to move {result}
the-player-to-move-result = 轮到走的一方{ $result }

# {count} records
count-records = { $count } 条记录

# by {theorem}
by-theorem = 依据：{ $theorem }

# the theorem of Sprague and Grundy
the-theorem-of-sprague-and-grundy = SG定理

# the period
the-period = 周期

# the theorem of Chomp with two rows
the-theorem-of-chomp-with-two-rows = 两行巧克力游戏的定理

# the symmetry of corners in Chomp
the-symmetry-of-corners-in-chomp = 巧克力游戏中角的对称

# the fusion principle
the-fusion-principle = 费森原理

# by the rules that it declares
by-the-rules-that-it-declares = 按证书所声明的规则

# the moves were taken on trust
the-moves-were-taken-on-trust = 走法取自证书，未经核对

# the position: {reason}
the-position-reason = 局面：{ $reason }

# the declared rules: {reason}
the-declared-rules-reason = 所声明的规则：{ $reason }

# vertex {vertex}: {reason}
vertex-vertex-reason = 顶点 { $vertex }：{ $reason }

# node {node}
node-node = 节点 { $node }

# heap {heap}: {reason}
heap-heap-reason = 堆 { $heap }：{ $reason }

# {player} to move: {reason}
player-to-move-reason = 轮到{ $player }走时：{ $reason }

# the record is not text in UTF-8
the-record-is-not-text-in-utf-8 = 该记录不是 UTF-8 文本

# the convention is normal or misere
the-convention-is-normal-or-misere = 约定是 normal 或 misere

# play ends by a rule of the game, not by having no move: the convention is normal
play-ends-by-a-rule-of-the-game-not-056d = 这个游戏按规则终止，而不是因为不能走：约定是 normal

# this claim is about no single position: expected 'position -'
this-claim-is-about-no-single-position-expected-position = 该断言不针对单个局面：应为 'position -'

# the claim is '{kind}' alone
the-claim-is-kind-alone = 断言只有 '{ $kind }' 一词

# expected 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER' or 'draw mover PLAYER', players being left and right
expected-winner-player-mover-player-holds-player-mover-player-32c9 = 应为 'winner PLAYER mover PLAYER'、'holds PLAYER mover PLAYER' 或 'draw mover PLAYER'，其中 PLAYER 是 left 或 right

# expected 'stoppers', a relation and two nodes
expected-stoppers-a-relation-and-two-nodes = 应为 'stoppers'、一个关系和两个节点

# there is no claim '{kind}'
there-is-no-claim-kind = 没有断言 '{ $kind }'

# expected '{relation}' and two nodes
expected-relation-and-two-nodes = 应为 '{ $relation }' 和两个节点

# expected 'grundy' and a value
expected-grundy-and-a-value = 应为 'grundy' 和一个值

# expected 'period P from N', with P at least 1
expected-period-p-from-n-with-p-at-least-4a8d = 应为 'period P from N'，其中 P 至少为 1

# expected 'that' and a statement
expected-that-and-a-statement = 应为 'that' 和一个命题

# expected 'quotient N' or 'quotient N period P from M'
expected-quotient-n-or-quotient-n-period-p-from-21f8 = 应为 'quotient N' 或 'quotient N period P from M'

# a node of '{relation}' is a number
a-node-of-relation-is-a-number = '{ $relation }' 的节点是数

# there is no theorem '{name}' of {game} in {play}
there-is-no-theorem-name-of-game-in-play = { $game }（{ $play }）没有定理 '{ $name }'

# periods are those of heaps and subtraction
periods-are-those-of-heaps-and-subtraction = 周期属于堆游戏和减法游戏

# a record too many
a-record-too-many = 多了一条记录

# with a window no values are kept
with-a-window-no-values-are-kept = 使用窗口时不保留值

# {theorem} says nothing about {position}
theorem-says-nothing-about-position = { $theorem }对 { $position } 没有结论

# a theorem needs a game that the checker knows
a-theorem-needs-a-game-that-the-checker-knows = 定理需要检查器认识的游戏

# the game is not impartial
the-game-is-not-impartial = 不是公平游戏

# there is no such move
there-is-no-such-move = 没有这样的走法

# after this move the opponent wins
after-this-move-the-opponent-wins = 走这一着之后对手赢

# the value is {value}, not {claimed}
the-value-is-value-not-claimed = 值是 { $value }，不是 { $claimed }

# {theorem} gives no Grundy value
theorem-gives-no-grundy-value = { $theorem }不给出 SG值

# '{text}' is not among the nodes
text-is-not-among-the-nodes = '{ $text }' 不在节点之中

# a sum of the statement is not among the nodes
a-sum-of-the-statement-is-not-among-the-1c4c = 命题中有一个和不在节点之中

# expected a '|' between the players' options
expected-a-between-the-players-options = 双方的选项之间应有 '|'

# the form stands here for the second time
the-form-stands-here-for-the-second-time = 这个形式在此第二次出现

# an option must stand in an earlier record
an-option-must-stand-in-an-earlier-record = 选项必须出现在更早的记录中

# options are numbered in ascending order
options-are-numbered-in-ascending-order = 选项的编号递增

# a summand is an earlier node
a-summand-is-an-earlier-node = 加项是更早的节点

# a summand is not 0 and not a sum
a-summand-is-not-0-and-not-a-sum = 加项不是 0，也不是和

# a sum has from 2 to 256 summands, in ascending order
a-sum-has-from-2-to-256-summands-in-42e5 = 一个和有 2 到 256 个加项，递增排列

# the sum stands here for the second time
the-sum-stands-here-for-the-second-time = 这个和在此第二次出现

# an option of the sum is not an earlier node
an-option-of-the-sum-is-not-an-earlier-aa4f = 和的一个选项不是更早的节点

# these nodes have no positions
these-nodes-have-no-positions = 这些节点没有局面

# the position stands here for the second time
the-position-stands-here-for-the-second-time = 这个局面在此第二次出现

# {player}'s options are not the moves from the position
player-s-options-are-not-the-moves-from-the-ee6d = { $player }的选项与该局面的走法不符

# no earlier node is {position}
no-earlier-node-is-position = 更早的节点中没有 { $position }

# the first node of the claim is not the position claimed
the-first-node-of-the-claim-is-not-the-66a7 = 断言的第一个节点不是所断言的局面

# all nodes
all-nodes = 全部节点

# 'game forms' and 'position -' belong together
game-forms-and-position-belong-together = 'game forms' 与 'position -' 要一起用

# expected rows of cells out of '{letters}'
expected-rows-of-cells-out-of-letters = 应为由 '{ $letters }' 中的字母组成的各行

# expected rows such as .L|R# or edges such as a-b,b-c
expected-rows-such-as-l-r-or-edges-such-e2a1 = 应为 .L|R# 这样的行，或 a-b,b-c 这样的边

# expected three squares such as e1 a1 e8
expected-three-squares-such-as-e1-a1-e8 = 应为三个格子，例如 e1 a1 e8

# Black stands in check
black-stands-in-check = 黑方正被将军

# these are not rows of a chomped board
these-are-not-rows-of-a-chomped-board = 这些不是巧克力游戏棋盘的各行

# the board is too large to list its options
the-board-is-too-large-to-list-its-options = 棋盘太大，无法列出选项

# expected a graph and letters, such as '3 1-2,2-3 ..#'
expected-a-graph-and-letters-such-as-3-1-6095 = 应为图和字母，例如 '3 1-2,2-3 ..#'

# expected rows of one length, with at most {most} cells
expected-rows-of-one-length-with-at-most-most-8056 = 应为长度相同的各行，至多 { $most } 格

# expected one row
expected-one-row = 应为一行

# '{letter}' is not one of the game's letters
letter-is-not-one-of-the-game-s-letters = '{ $letter }' 不是该游戏的字母

# expected the number of vertices, and edges such as 1-2,2-3
expected-the-number-of-vertices-and-edges-such-as-496f = 应为顶点数，以及 1-2,2-3 这样的边

# there is one letter for each vertex
there-is-one-letter-for-each-vertex = 每个顶点对应一个字母

# '{edge}' does not join two vertices
edge-does-not-join-two-vertices = '{ $edge }' 没有连接两个顶点

# the tables of a game begin with the empty heap and are of one length
the-tables-of-a-game-begin-with-the-empty-4137 = 游戏的各表从空堆开始，长度相同

# after 'after' stands one number
after-after-stands-one-number = 'after' 之后是一个数

# there are at most {most} heaps
there-are-at-most-most-heaps = 至多 { $most } 堆

# there are at most {most} tokens in this game
there-are-at-most-most-tokens-in-this-game = 这个游戏至多 { $most } 个子

# byte {place}: expected {what}, found {found}
byte-place-expected-what-found-found = 第 { $place } 字节：应为{ $what }，却是 { $found }

# the end
the-end = 结尾

# rules that are not nested as deep as this
rules-that-are-not-nested-as-deep-as-this = 嵌套没有这么深的规则

# a number in its bounds
a-number-in-its-bounds = 范围之内的数

# a text and '"' after it
a-text-and-after-it = 文本及其后的 '"'

# a letter of a text
a-letter-of-a-text = 文本的一个字母

# parameters in ascending order before this
parameters-in-ascending-order-before-this = 此前递增的参数

# a move: '{"rewrite":', slide, shoot, push or enclose
a-move-rewrite-slide-shoot-push-or-enclose = 走法：'{ "{" }"rewrite":'、slide、shoot、push 或 enclose

# '{"board":', '{"heaps":', '{"joint":' or '{"words":'
board-heaps-joint-or-words = '{ "{" }"board":'、'{ "{" }"heaps":'、'{ "{" }"joint":' 或 '{ "{" }"words":'

# no step [0,0] before this
no-step-0-0-before-this = 此前没有步 [0,0]

# a result: left, right, draw, mover, other or '{"more":'
a-result-left-right-draw-mover-other-or-more = 结果：left、right、draw、mover、other 或 '{ "{" }"more":'

# '{"code":', '{"take":' or '{"table":'
code-take-or-table = '{ "{" }"code":'、'{ "{" }"take":' 或 '{ "{" }"table":'

# "anything", "another", '{"at-most":' or '{"table":'
anything-another-at-most-or-table = "anything"、"another"、'{ "{" }"at-most":' 或 '{ "{" }"table":'

# "first", "last", '{"any":' or '{"sets":'
first-last-any-or-sets = "first"、"last"、'{ "{" }"any":' 或 '{ "{" }"sets":'

# as many letters in 'to' as in 'from' before this
as-many-letters-in-to-as-in-from-before-79a3 = 此前 'to' 与 'from' 的字母数相同

# one set of letters or more in 'from', and as many steps of which the first is [0,0], before this
one-set-of-letters-or-more-in-from-and-b3b1 = 此前 'from' 中至少一个字母集合，以及同样多的步，其中第一步是 [0,0]

# a step of at most 65536 rows and columns before this
a-step-of-at-most-65536-rows-and-columns-3b37 = 此前行列都不超过 65536 的步

# printable letters of ASCII before this
printable-letters-of-ascii-before-this = 此前可打印的 ASCII 字母

# a single letter before this
a-single-letter-before-this = 此前单个字母

# a letter before this
a-letter-before-this = 此前一个字母

# a condition: '{"matches":', connected, count, stuck, turn, not or any
a-condition-matches-connected-count-stuck-turn-not-or-9698 = 条件：'{ "{" }"matches":'、connected、count、stuck、turn、not 或 any

# a code such as 0.77 before this
a-code-such-as-0-77-before-this = 此前 0.77 这样的编码

# a set of heaps names some of the first 64, ascending
a-set-of-heaps-names-some-of-the-first-409a = 堆的集合递增地列出前 64 堆中的若干堆

# at most 64 heaps are left by a move
at-most-64-heaps-are-left-by-a-move = 一步至多留下 64 堆

# an empty heap becomes nothing
an-empty-heap-becomes-nothing = 空堆不会变成别的

# the heaps in a table are not empty, and sizes that it has
the-heaps-in-a-table-are-not-empty-and-bbd4 = 表中的堆不为空，且其大小在表内

# '-' is the empty word, so it is not a letter of words
is-the-empty-word-so-it-is-not-a-7493 = '-' 是空词，所以不是词的字母

# a part of a word has a letter that is not one of the game's
a-part-of-a-word-has-a-letter-that-9c37 = 词的一部分含有不属于该游戏的字母

# one letter or more in 'from' before this
one-letter-or-more-in-from-before-this = 此前 'from' 中至少一个字母

# the letters of a game are one or more, all different, none of them out of '{letters}'
the-letters-of-a-game-are-one-or-more-8dbc = 游戏的字母至少一个，互不相同，且不在 '{ $letters }' 之中

# a piece does not turn its like
a-piece-does-not-turn-its-like = 棋子不翻转同类

# to push and to enclose are moves of their own, which follow no other
to-push-and-to-enclose-are-moves-of-their-d2cf = 推和围是单独的走法，不跟在别的走法之后

# on a graph there are no directions
on-a-graph-there-are-no-directions = 图上没有方向

# on a graph nothing is pushed or enclosed
on-a-graph-nothing-is-pushed-or-enclosed = 图上不推也不围

# patterns lie along paths on graphs, and only there
patterns-lie-along-paths-on-graphs-and-only-there = 只有在图上，图案才沿路径放置

# only endings ask whose turn it is, and who can move
only-endings-ask-whose-turn-it-is-and-who-7079 = 只有终局条件问轮到谁、谁能走

# it is nobody's turn but one player's
it-is-nobody-s-turn-but-one-player-s = 只轮到一方

# expected a word of at most {most} letters out of those of the game, or '{empty}'
expected-a-word-of-at-most-most-letters-out-f52b = 应为由该游戏的字母组成、至多 { $most } 个字母的词，或 '{ $empty }'

# a word has more than {most} letters
a-word-has-more-than-most-letters = 词的字母多于 { $most } 个

# expected edges such as 0-1l 1-2r
expected-edges-such-as-0-1l-1-2r = 应为 0-1l 1-2r 这样的边

# the position has too many options to list
the-position-has-too-many-options-to-list = 局面的选项太多，无法列出

# expected two heaps
expected-two-heaps = 应为两堆

# expected two stocks and the heaps
expected-two-stocks-and-the-heaps = 应为两份储备和各堆

# expected one number
expected-one-number = 应为一个数

# '{word}' is not the size of a heap, at most {most}
word-is-not-the-size-of-a-heap-at-8414 = '{ $word }' 不是堆的大小（至多 { $most }）

# words, and boards with the letters + and -, have no place in a sum
words-and-boards-with-the-letters-and-have-no-4f38 = 词，以及含字母 + 和 - 的棋盘，不能放进和里

# expected positions of {count} games
expected-positions-of-count-games = 应为 { $count } 个游戏的局面

# too many
too-many = 太多

# these are not rows of the board
these-are-not-rows-of-the-board = 这些不是该棋盘的各行

# there is no vertex '{name}'
there-is-no-vertex-name = 没有顶点 '{ $name }'

# expected a strip
expected-a-strip = 应为一行格子

# expected 'sides one' or 'sides two'
expected-sides-one-or-sides-two = 应为 'sides one' 或 'sides two'

# Grundy values belong to normal play
grundy-values-belong-to-normal-play = SG值属于正常规则

# expected a value, a position, and all options
expected-a-value-a-position-and-all-options = 应为值、局面和全部选项

# the last record is not about the position and value claimed
the-last-record-is-not-about-the-position-and-32cf = 最后一条记录不是关于所断言的局面和值

# the file is compressed with a window of more than 128 MB
the-file-is-compressed-with-a-window-of-more-f027 = 文件压缩所用的窗口大于 128 MB

# something follows the compressed certificate, which must be a single frame
something-follows-the-compressed-certificate-which-must-be-a-a1c8 = 压缩的证书之后还有内容；证书必须是单个帧

# the file cannot be read: {error}
the-file-cannot-be-read-error = 无法读取文件：{ $error }

# this checker knows version {version} of the format only
this-checker-knows-version-version-of-the-format-only = 本检查器只认识格式的版本 { $version }

# the first line is not 'zermelo certificate {version}'
the-first-line-is-not-zermelo-certificate-version = 第一行不是 'zermelo certificate { $version }'

# its title
its-title = 标题

# no earlier record is about {position}
no-earlier-record-is-about-position = 更早的记录中没有关于 { $position } 的

# the value is {value}, but {least} follows from the options
the-value-is-value-but-least-follows-from-the-e2f8 = 所写的值是 { $value }，但由选项得出的是 { $least }

# expected a value and a position
expected-a-value-and-a-position = 应为值和局面

# expected a label for each side, such as W3, L0 or D
expected-a-label-for-each-side-such-as-w3-45e5 = 每一方应有一个标记，例如 W3、L0 或 D

# there is a label too many
there-is-a-label-too-many = 多了一个标记

# the moves of every vertex
the-moves-of-every-vertex = 每个顶点的走法

# there is no such vertex
there-is-no-such-vertex = 没有这样的顶点

# the label is {claimed}, but {expected} follows from the options
the-label-is-claimed-but-expected-follows-from-the-a0ee = 所写的标记是 { $claimed }，但由选项得出的是 { $expected }

# the distance is too large
the-distance-is-too-large = 距离太大

# the position of the header has no label
the-position-of-the-header-has-no-label = 开头的局面没有标记

# expected a label such as W3, L0 or D
expected-a-label-such-as-w3-l0-or-d = 应为 W3、L0 或 D 这样的标记

# expected labels and a position
expected-labels-and-a-position = 应为标记和局面

# it cannot be {player}'s turn: {reason}
it-cannot-be-player-s-turn-reason = 不可能轮到{ $player }：{ $reason }

# there is no label for {position}
there-is-no-label-for-position = { $position } 没有标记

# all labels
all-labels = 全部标记

# all values
all-values = 全部值

# the check needs more memory than the limit allows
the-check-needs-more-memory-than-the-limit-allows = 检查所需的内存超过上限

# loopy Grundy values belong to normal play
loopy-grundy-values-belong-to-normal-play = 循环游戏的 SG值属于正常规则

# expected a value: a number and its counter, or inf(0,2)
expected-a-value-a-number-and-its-counter-or-4143 = 应为值：数及其计数器，或 inf(0,2)

# these are not the numbers of the options
these-are-not-the-numbers-of-the-options = 这些不是选项的数

# every infinite option can be answered to {mex}
every-infinite-option-can-be-answered-to-mex = 对每个无限选项都可以应对到 { $mex }

# option {option} has no earlier answer to {number}
option-option-has-no-earlier-answer-to-number = 选项 { $option } 没有更早的、应对到 { $number } 的走法

# not checked: the time limit was reached
not-checked-the-time-limit-was-reached = 未检查：已达到时间上限

# expected numbers with blanks between them
expected-numbers-with-blanks-between-them = 应为以空格分隔的数

# there are fewer nodes
there-are-fewer-nodes = 没有那么多节点

# games are ordered in normal play
games-are-ordered-in-normal-play = 游戏的序属于正常规则

# play ends by a rule of this game, so its positions have no such values
play-ends-by-a-rule-of-this-game-so-4735 = 这个游戏按规则终止，所以它的局面没有这样的值

# expected two nodes
expected-two-nodes = 应为两个节点

# the pair stands here for the second time
the-pair-stands-here-for-the-second-time = 这一对在此第二次出现

# there is no answer to the left option {option} of {one}
there-is-no-answer-to-the-left-option-option-62b7 = 对 { $one } 的左选项 { $option } 没有应手

# there is no answer to the right option {option} of {two}
there-is-no-answer-to-the-right-option-option-dfc6 = 对 { $two } 的右选项 { $option } 没有应手

# the pairs do not show '{relation} {one} {two}'
the-pairs-do-not-show-relation-one-two = 这些对不能说明 '{ $relation } { $one } { $two }'

# node {node}: the pairs do not show that not {one} ≤ {two}
node-node-the-pairs-do-not-show-that-not-00e1 = 节点 { $node }：这些对不能说明 { $one } ≤ { $two } 不成立

# node {node}: the pairs do not show that option {option} is not reversible
node-node-the-pairs-do-not-show-that-option-d6b3 = 节点 { $node }：这些对不能说明选项 { $option } 不可逆

# the game is heaps: and a code such as 0.137
the-game-is-heaps-and-a-code-such-as-9cfd = 游戏是 heaps: 加上 0.137 这样的编码

# the window W is longer than every take, the start more than 2 W, and with parity the period is even
the-window-w-is-longer-than-every-take-the-d5d6 = 窗口 W 长于每次所取的数目，起点大于 2W，有 parity 时周期为偶数

# computing the values takes too long; with another mask it may not
computing-the-values-takes-too-long-with-another-mask-bb35 = 计算这些值太久；换一个 mask 也许不会

# a value is too large, or the lowest bit of the mask
a-value-is-too-large-or-the-lowest-bit-aaa9 = 某个值太大，或 mask 的最低位太高

# heap {heap} is not decided within the window
heap-heap-is-not-decided-within-the-window = 堆 { $heap } 在窗口内不能确定

# more than 2^32 values are not computed
more-than-2-32-values-are-not-computed = 不计算多于 2^32 个值

# heaps {heap} and {other} have different values
heaps-heap-and-other-have-different-values = 堆 { $heap } 与 { $other } 的值不同

# the period begins earlier
the-period-begins-earlier = 周期开始得更早

# the period is no more than {shift}
the-period-is-no-more-than-shift = 周期不超过 { $shift }

# a mask is of use only where a move leaves at most two heaps
a-mask-is-of-use-only-where-a-move-b692 = 只有一步至多留下两堆时 mask 才有用

# parity is of use only where all takes that split agree in it
parity-is-of-use-only-where-all-takes-that-b394 = 只有所有分堆走法所取数目的奇偶相同时 parity 才有用

# expected 'window W'
expected-window-w = 应为 'window W'

# expected 'mask M' or 'mask M parity'
expected-mask-m-or-mask-m-parity = 应为 'mask M' 或 'mask M parity'

# a mask is a number from 1 to 65535
a-mask-is-a-number-from-1-to-65535 = mask 是 1 到 65535 的数

# misère quotients belong to misère play
mis-re-quotients-belong-to-mis-re-play = 反常商属于反常游戏

# the elements of all heaps
the-elements-of-all-heaps = 所有堆的元素

# expected the element of a heap
expected-the-element-of-a-heap = 应为一堆的元素

# there are from 1 to {most} elements
there-are-from-1-to-most-elements = 元素有 1 到 { $most } 个

# there are fewer elements
there-are-fewer-elements = 没有那么多元素

# the P-portion is listed in ascending order
the-p-portion-is-listed-in-ascending-order = P 部分按递增列出

# the whole table
the-whole-table = 整个表

# there is no such element
there-is-no-such-element = 没有这样的元素

# no sum of heaps is at {element}
no-sum-of-heaps-is-at-element = 没有堆的和位于元素 { $element }

# {element} differs from an earlier element in no context
element-differs-from-an-earlier-element-in-no-context = 元素 { $element } 在任何和中都与某个更早的元素没有区别

# the heaps have too many options
the-heaps-have-too-many-options = 这些堆的选项太多

# it has no moves, so it is at 0
it-has-no-moves-so-it-is-at-0 = 它没有走法，所以位于元素 0

# in some context it is in P with an option in P
in-some-context-it-is-in-p-with-an-0894 = 在某个和中，它与它的一个选项都属于 P

# a sum at {place}, not in P, has moves but none to P
a-sum-at-place-not-in-p-has-moves-ee62 = 位于元素 { $place } 的某个和不属于 P，有走法，却没有到 P 的走法

# the sums of heaps are too many
the-sums-of-heaps-are-too-many = 堆的和太多

# the period needs heaps up to {heap}
the-period-needs-heaps-up-to-heap = 这个周期需要直到 { $heap } 的堆

# heaps {heap} and {other} are at different elements
heaps-heap-and-other-are-at-different-elements = 堆 { $heap } 与 { $other } 位于不同的元素

# the period is less
the-period-is-less = 周期更短

# heap 0 is at 0
heap-0-is-at-0 = 堆 0 位于元素 0

# expected a row of {order} elements
expected-a-row-of-order-elements = 应为一行 { $order } 个元素

# 0·{one} is not {other}
n-0-one-is-not-other = 0·{ $one } 不是 { $other }

# 0 is in P
n-0-is-in-p = 0 属于 P

# {one} is not {other}
one-is-not-other = { $one } 不是 { $other }

# the certificate ends before {what}
the-certificate-ends-before-what = 证书在{ $what }之前结束

# the next section
the-next-section = 下一节

# there is no next section
there-is-no-next-section = 没有下一节

# the record is too long
the-record-is-too-long = 该记录太长

# the certificate breaks off
the-certificate-breaks-off = 证书中途断开

# the line ends with CR LF; a certificate has line feeds only
the-line-ends-with-cr-lf-a-certificate-has-e106 = 该行以 CR LF 结尾；证书中只有换行符 LF

# the certificate cannot be read: {error}
the-certificate-cannot-be-read-error = 无法读取证书：{ $error }

# the number of records or the digest is wrong: the certificate was changed
the-number-of-records-or-the-digest-is-wrong-bb54 = 记录数或摘要有误：证书被改动过

# something follows the end
something-follows-the-end = 结尾之后还有内容

# expected '{word}'
expected-word = 应为 '{ $word }'

# expected '{key}' and a number
expected-key-and-a-number = 应为 '{ $key }' 和一个数

# expected '{key} ...'
expected-key = 应为 '{ $key } ...'

# a statement is two sums with =, < or || between them
a-statement-is-two-sums-with-or-between-them = 命题是两个和，其间为 =、< 或 ||

# a sum has no terms
a-sum-has-no-terms = 和没有项

# the statement is nested too deep
the-statement-is-nested-too-deep = 命题嵌套太深

# the statement breaks off
the-statement-breaks-off = 命题中途断开

# '{text}' is not a game, so it is not among the nodes
text-is-not-a-game-so-it-is-not-2ce8 = '{ $text }' 不是游戏，所以不在节点之中

# cannot read '{text}' in '{whole}'
cannot-read-text-in-whole = 无法读取 '{ $whole }' 中的 '{ $text }'

# expected '{letter}' before '{rest}'
expected-letter-before-rest = '{ $rest }' 之前应为 '{ $letter }'

# there are too many nodes
there-are-too-many-nodes = 节点太多

# no node is {position}
no-node-is-position = 没有节点是 { $position }

# the nodes are not stoppers: alternating play can go on for ever
the-nodes-are-not-stoppers-alternating-play-can-go-e275 = 这些节点不是止步游戏：轮流走可以无限继续

# an option is a node
an-option-is-a-node = 选项是节点

# no move wins against {one} ≤ {two} by earlier records
no-move-wins-against-one-two-by-earlier-records = 按更早的记录，没有走法能推翻 { $one } ≤ { $two }

# the pairs do not show that {one} and {two} are different
the-pairs-do-not-show-that-one-and-two-b18a = 这些对不能说明 { $one } 与 { $two } 不同

# play is not over here, or not in the player's favour
play-is-not-over-here-or-not-in-the-69ed = 游戏在此没有结束，或不是有利于该方

# there is no answer to {reply}
there-is-no-answer-to-reply = 对 { $reply } 没有应手

# play is over at {position}, not in the player's favour
play-is-over-at-position-not-in-the-player-7c66 = 游戏在 { $position } 结束，且不利于该方

# no record is about the position claimed
no-record-is-about-the-position-claimed = 没有关于所断言局面的记录

# the record with position '-' is the last one
the-record-with-position-is-the-last-one = 局面为 '-' 的记录是最后一条

# expected a position, a move, and all replies
expected-a-position-a-move-and-all-replies = 应为局面、走法和全部应手

# there is no position {greatest} of the strategy
there-is-no-position-greatest-of-the-strategy = 策略中没有局面 { $greatest }

# the last record is not about the position claimed
the-last-record-is-not-about-the-position-claimed = 最后一条记录不是关于所断言的局面

# a reply must stand in an earlier record
a-reply-must-stand-in-an-earlier-record = 应手必须出现在更早的记录中

# {claim} ({notes})
claim-notes = { $claim }（{ $notes }）

# expected different places
expected-different-places = 各个位置应互不相同

# expected cakes such as 3x2, with sides of at most {longest}
expected-cakes-such-as-3x2-with-sides-of-at-5e05 = 应为 3x2 这样的蛋糕，边长至多 { $longest }
