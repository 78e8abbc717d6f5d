### The program: errors and help. The key of a message is made from its English words, which stand above it.

# there is no game of this name
there-is-no-game-of-this-name = 没有这个名字的游戏

# did you mean '{near}'? All games: zermelo games
did-you-mean-near-all-games-zermelo-games = 是不是指 '{ $near }'？全部游戏：zermelo games

# see all games with: zermelo games
see-all-games-with-zermelo-games = 全部游戏：zermelo games

# for example: {example}
for-example-example = 例如：{ $example }

# for example: nim 3 4 5
for-example-nim-3-4-5 = 例如：nim 3 4 5

# no game is named
no-game-is-named = 没有给出游戏名

# the position is empty
the-position-is-empty = 局面是空的

# this game takes no parameters
this-game-takes-no-parameters = 这个游戏没有参数

# this game needs a number after its name
this-game-needs-a-number-after-its-name = 这个游戏的名字后面需要一个数

# expected a whole number from 1 to 2^64 − 1
expected-a-whole-number-from-1-to-2-64-f4ca = 应为 1 到 2^64 − 1 的整数

# expected a whole number
expected-a-whole-number = 应为整数

# expected a whole number up to {MOST_SIZE}
expected-a-whole-number-up-to-most_size = 应为不超过 { $MOST_SIZE } 的整数

# put ' + ' between the summands
put-between-the-summands = 各项之间写 ' + '

# {single} cannot be part of a sum: it ends by a rule of its own
single-cannot-be-part-of-a-sum-it-ends-41c8 = { $single } 不能作为和的一部分：它按自己的规则终止

# expected {summands} summands, found {parts}
expected-summands-summands-found-parts = 应有 { $summands } 项，却有 { $parts } 项

# heap sizes are whole numbers, for example: {example}
heap-sizes-are-whole-numbers-for-example-example = 堆的大小是整数，例如：{ $example }

# expected two heaps, found {sizes}
expected-two-heaps-found-sizes = 应有两堆，却有 { $sizes } 堆

# two heap sizes, for example: {example}
two-heap-sizes-for-example-example = 两堆的大小，例如：{ $example }

# expected two numbers, found {sizes}
expected-two-numbers-found-sizes = 应有两个数，却有 { $sizes } 个

# sizes of heaps, for example: {value} 3 4 5
sizes-of-heaps-for-example-value-3-4-5 = 各堆的大小，例如：{ $value } 3 4 5

# heaps of {code} have fewer than 2^64 tokens
heaps-of-code-have-fewer-than-2-64-tokens = { $code } 的堆必须少于 2^64 个

# heaps have at most {largest} tokens here
heaps-have-at-most-largest-tokens-here = 这里每堆至多 { $largest } 个

# expected the stocks of both players, found {sizes}
expected-the-stocks-of-both-players-found-sizes = 应有双方的储备，却有 { $sizes } 个

# this game needs a set of takes after its name
this-game-needs-a-set-of-takes-after-its-f45f = 这个游戏的名字后面需要可取的个数

# a take is a whole number from 1 to 2^64 − 1
a-take-is-a-whole-number-from-1-to-3db4 = 每次取的个数是 1 到 2^64 − 1 的整数

# there is one heap with one limit, and no more
there-is-one-heap-with-one-limit-and-no-053d = 只有一堆和一个上限

# here the last caller loses by rule; the game in which the last caller wins is 'bash'
here-the-last-caller-loses-by-rule-the-game-9cbe = 这里最后报数的人按规则输；最后报数的人赢的游戏是 'bash'

# a board has 1 to {MOST_ROWS} rows and at least one column
a-board-has-1-to-most_rows-rows-and-at-7aba = 棋盘有 1 到 { $MOST_ROWS } 行，至少一列

# a row has at least one square
a-row-has-at-least-one-square = 每行至少一格

# a row cannot be longer than the row above
a-row-cannot-be-longer-than-the-row-above = 一行不能比上一行长

# a board such as 3x4, or row lengths that do not grow, such as 4 4 2
a-board-such-as-3x4-or-row-lengths-that-fdfe = 像 3x4 这样的棋盘，或像 4 4 2 这样不增的行长

# a board has at least one row and one column
a-board-has-at-least-one-row-and-one-7b38 = 棋盘至少有一行一列

# a board has at most {MOST_CELLS} cells
a-board-has-at-most-most_cells-cells = 棋盘至多 { $MOST_CELLS } 格

# expected a size of a board, rows x columns
expected-a-size-of-a-board-rows-x-columns = 应为棋盘大小：行 x 列

# row {number} is empty
row-number-is-empty = 第 { $number } 行是空的

# row {number} has {length}, row 1 has {width}
row-number-has-length-row-1-has-width = 第 { $number } 行有 { $length }，第 1 行有 { $width } 格

# row {number} has {length} cells, row 1 has {first}
row-number-has-length-cells-row-1-has-first = 第 { $number } 行有 { $length } 格，第 1 行有 { $first } 格

# '{letter}' is not a cell
letter-is-not-a-cell = '{ $letter }' 不是格子

# '{other}' is not a cell
other-is-not-a-cell = '{ $other }' 不是格子

# '{letter}' is not a cell of this game
letter-is-not-a-cell-of-this-game = '{ $letter }' 不是这个游戏的格子

# '{letter}' is not a cell: expected {cells}
letter-is-not-a-cell-expected-cells = '{ $letter }' 不是格子：应为 { $cells }

# '{letter}' is neither x nor '.'
letter-is-neither-x-nor = '{ $letter }' 既不是 x 也不是 '.'

# a size does not say where {pieces}
a-size-does-not-say-where-pieces = 只有大小不能说明 { $pieces }

# {height} rows of {width} cells, each x, o or '.': for example {example}
height-rows-of-width-cells-each-x-o-or-69bc = { $height } 行，每行 { $width } 格，每格是 x、o 或 '.'，例如 { $example }

# expected {height} rows, found {rows}
expected-height-rows-found-rows = 应有 { $height } 行，却有 { $rows } 行

# row {row} has {chars}, not {width}
row-row-has-chars-not-width = 第 { $row } 行有 { $chars } 格，不是 { $width } 格

# both players have a row: no play leads here
both-players-have-a-row-no-play-leads-here = 双方都连成一线：不可能走到这样的局面

# no play leads to such a position
no-play-leads-to-such-a-position = 不可能走到这样的局面

# play ends with a row or a full board, never for want of a move
play-ends-with-a-row-or-a-full-board-e215 = 连成一线或棋盘下满时终止，不会因为没有走法而终止

# a chess player without a move is mated or stalemated
a-chess-player-without-a-move-is-mated-or-c290 = 国际象棋中没有走法就是被将死或逼和

# Black's king (Right's) stands in check
black-s-king-right-s-stands-in-check = 黑方（右方）的王正被将军

# this is not a square
this-is-not-a-square = 这不是格子

# this is not the square of a {piece}
this-is-not-the-square-of-a-piece = 这不是{ $piece }的格子

# the side to move is w or b
the-side-to-move-is-w-or-b = 轮到走的一方是 w 或 b

# a FEN has 6 fields
a-fen-has-6-fields = FEN 有 6 个字段

# the chain of the stone on {name} has no liberty
the-chain-of-the-stone-on-name-has-no-361f = { $name } 处棋子所在的棋块没有气

# a board of Go has at most {MOST_POINTS} points, as 19x19 has
a-board-of-go-has-at-most-most_points-points-8f29 = 围棋棋盘至多 { $MOST_POINTS } 个点，如 19x19

# 'superko' includes 'ko', and 'used' both: name one of them
superko-includes-ko-and-used-both-name-one-of-96ba = 'superko' 包含 'ko'，'used' 包含二者：只写一个

# the same option twice
the-same-option-twice = 同一选项出现两次

# expected komi=K, ko, superko, used, area, stones or no-pass
expected-komi-k-ko-superko-used-area-stones-or-f2da = 应为 komi=K、ko、superko、used、area、stones 或 no-pass

# there is no vertex {two}
there-is-no-vertex-two = 没有顶点 { $two }

# there is no graph of this name
there-is-no-graph-of-this-name = 没有这个名字的图

# the graph has no such vertex
the-graph-has-no-such-vertex = 图中没有这个顶点

# the graph has no vertex of this name
the-graph-has-no-vertex-of-this-name = 图中没有这个名字的顶点

# its vertices are {join}{more}
its-vertices-are-join-more = 它的顶点：{ $join }{ $more }

# the graph cannot be read: {reason}
the-graph-cannot-be-read-reason = 图无法读取：{ $reason }

# the graph cannot be read: {without_contents}
the-graph-cannot-be-read-without_contents = 图无法读取：{ $without_contents }

# a graph has at most {MOST_VERTICES} vertices here
a-graph-has-at-most-most_vertices-vertices-here = 这里的图至多 { $MOST_VERTICES } 个顶点

# a tree has at most {MOST_VERTICES} vertices
a-tree-has-at-most-most_vertices-vertices = 树至多 { $MOST_VERTICES } 个顶点

# expected a vertex from 1 to {words} or '-'
expected-a-vertex-from-1-to-words-or = 应为 1 到 { $words } 的顶点或 '-'

# vertex {place} hangs on vertex {parent}, which is gone
vertex-place-hangs-on-vertex-parent-which-is-gone = 顶点 { $place } 挂在已去掉的顶点 { $parent } 上

# '{escape_default}' is not an edge
escape_default-is-not-an-edge = '{ $escape_default }' 不是边

# this edge has no colour
this-edge-has-no-colour = 这条边没有颜色

# expected a colour: l or b, r, e or g
expected-a-colour-l-or-b-r-e-or-4dd2 = 应为颜色：l 或 b、r、e 或 g

# expected an edge u-v
expected-an-edge-u-v = 应为边 u-v

# name the vertices of the tokens, for example: {example}
name-the-vertices-of-the-tokens-for-example-example = 写出棋子所在的顶点，例如：{ $example }

# this game needs a graph after its name
this-game-needs-a-graph-after-its-name = 这个游戏的名字后面需要一个图

# this graph ends play by rule, so it cannot be part of a sum
this-graph-ends-play-by-rule-so-it-cannot-d332 = 这个图按规则终止，不能作为和的一部分

# write one move a line: u v, or u v left
write-one-move-a-line-u-v-or-u-cd41 = 每行写一步：u v 或 u v left

# rows x columns, for example: {example}
rows-x-columns-for-example-example = 行 x 列，例如：{ $example }

# rows x columns, for example: {example}; five of one size: 3x2:5
rows-x-columns-for-example-example-five-of-one-f8ca = 行 x 列，例如：{ $example }；同样大小的五个：3x2:5

# squares are counted from 1
squares-are-counted-from-1 = 格子从 1 数起

# rows are counted from 1
rows-are-counted-from-1 = 行从 1 数起

# places are counted from 1
places-are-counted-from-1 = 位置从 1 数起

# the squares of the coins, counted from 1, for example: {example}
the-squares-of-the-coins-counted-from-1-for-1405 = 硬币所在格的编号（从 1 数起），例如：{ $example }

# there are two coins on square {square}
there-are-two-coins-on-square-square = 第 { $square } 格上有两枚硬币

# the coin at {place} is named twice
the-coin-at-place-is-named-twice = 第 { $place } 枚硬币出现了两次

# the coin at ({column},{row}) is named twice
the-coin-at-column-row-is-named-twice = ({ $column },{ $row }) 处的硬币出现了两次

# a row has at most {last} coins here
a-row-has-at-most-last-coins-here = 这里一行至多 { $last } 枚硬币

# places go up to {last} here
places-go-up-to-last-here = 这里的位置至多到 { $last }

# a coin is h (heads) or t (tails)
a-coin-is-h-heads-or-t-tails = 硬币是 h（正面）或 t（反面）

# a strip has at most {MOST_CELLS} cells
a-strip-has-at-most-most_cells-cells = 一行至多 { $MOST_CELLS } 格

# a strip has at most {MOST_CELLS} cells here
a-strip-has-at-most-most_cells-cells-here = 这里一行至多 { $MOST_CELLS } 格

# a strip has one row
a-strip-has-one-row = 只能有一行

# the strip is missing
the-strip-is-missing = 缺少这一行

# a cell is {what}
a-cell-is-what = 格子是 { $what }

# {game} has no misère form: {why}
game-has-no-mis-re-form-why = { $game } 没有反常形式：{ $why }

# it cannot be {player}'s turn in this position: {why}
it-cannot-be-player-s-turn-in-this-position-81d5 = 这个局面不可能轮到{ $player }：{ $why }

# {engine} does not apply: {why}
engine-does-not-apply-why = { $engine }不适用：{ $why }

# {game} has no value: {why}
game-has-no-value-why = { $game } 没有值：{ $why }

# no theorem decides this position
no-theorem-decides-this-position = 没有定理判定这个局面

# Grundy values decide normal play only
grundy-values-decide-normal-play-only = SG值只判定正常规则

# canonical forms decide normal play only
canonical-forms-decide-normal-play-only = 标准型只判定正常规则

# Grundy values belong to impartial games; here the players have different moves
grundy-values-belong-to-impartial-games-here-the-players-a154 = SG值属于公平游戏；这里双方的走法不同

# Grundy values need games in which the last move decides; here play can stop by rule
grundy-values-need-games-in-which-the-last-move-e4ab = SG值属于由最后一步决定胜负的游戏；这里可以按规则终止

# Grundy values need loop-free games; here a position can recur
grundy-values-need-loop-free-games-here-a-position-cc3e = SG值属于无循环的游戏；这里局面可以重复

# values are of normal play; for misère play see: zermelo misere --help
values-are-of-normal-play-for-mis-re-play-40d5 = 值属于正常规则；反常游戏见：zermelo misere --help

# values belong to games in which the last move decides; here play can stop by rule
values-belong-to-games-in-which-the-last-move-542d = 值属于由最后一步决定胜负的游戏；这里可以按规则终止

# values belong to loop-free games; here a position can recur
values-belong-to-loop-free-games-here-a-position-8dde = 值属于无循环的游戏；这里局面可以重复

# move {number}, '{text}', at {position}: {why}
move-number-text-at-position-why = 第 { $number } 步 '{ $text }'（{ $position }）：{ $why }

# move {number}, '{text}': play is over before it, at {position}
move-number-text-play-is-over-before-it-at-2914 = 第 { $number } 步 '{ $text }'：在它之前对局已在 { $position } 结束

# there is no such move; possible: {moves}
there-is-no-such-move-possible-moves = 没有这样的走法；可以走：{ $moves }

# there are no words in this language; expected one of: {languages}
there-are-no-words-in-this-language-expected-one-ee13 = 没有这种语言的文字；应是下列之一：{ $languages }

# there is no game '{name}'
there-is-no-game-name = 没有游戏 '{ $name }'

# All games: zermelo games
all-games-zermelo-games = 全部游戏：zermelo games

# there is no explanation of '{word}'
there-is-no-explanation-of-word = 没有 '{ $word }' 的解释

# did you mean '{near}'? All words: zermelo explain
did-you-mean-near-all-words-zermelo-explain = 是不是指 '{ $near }'？全部词语：zermelo explain

# All words: zermelo explain
all-words-zermelo-explain = 全部词语：zermelo explain

# Who wins, by which move, and why: a solver for combinatorial games
who-wins-by-which-move-and-why-a-solver-bb32 = 谁获胜、怎么走、为什么：组合游戏求解程序

# Who wins a position, by which moves, and why
who-wins-a-position-by-which-moves-and-why = 一个局面谁获胜、怎么走、为什么

# What a position is worth: canonical form, stops, mean, temperature, and which options are sensible
what-a-position-is-worth-canonical-form-stops-mean-91c3 = 局面的值：标准型、停止值、平均值、温度，以及哪些走法有意义

# Everything that can be reached from a position, with who wins: outcomes, Grundy values, distances
everything-that-can-be-reached-from-a-position-with-402a = 从一个局面可达的全部局面及其胜负：胜负类、SG值、步数

# Play a position against the perfect player
play-a-position-against-the-perfect-player = 与完美的对手对局

# Exercises: a position, a question about it, and your answer checked and explained
exercises-a-position-a-question-about-it-and-your-7936 = 练习：一个局面、一个问题，检查并解释你的回答

# Draw a position: in characters, as SVG, or as `TikZ`
draw-a-position-in-characters-as-svg-or-as-60f7 = 画出局面：字符、SVG 或 `TikZ`

# Label every position of a game given as a graph
label-every-position-of-a-game-given-as-a-e95b = 标出以图给出的游戏的每个局面的胜负

# A played game, judged: who was winning after each move, where the mistakes were, and what would have been better
a-played-game-judged-who-was-winning-after-each-5ef1 = 评判一局：每一步后谁占优、失误在哪里、怎样更好

# Guesses at the lost positions of a heap game, from the smaller ones, checked on the larger ones
guesses-at-the-lost-positions-of-a-heap-game-7304 = 对堆游戏必败态的猜想：由小的得出，在大的上检查

# The value of a tree with payoffs at its ends, by minimax and by alpha-beta
the-value-of-a-tree-with-payoffs-at-its-cb98 = 末端有收益的树的值：用极大极小与 α-β 剪枝

# The misère quotient of a take-and-break game, and who wins a sum of its heaps in misère play
the-mis-re-quotient-of-a-take-and-break-922b = 取子分堆游戏的反常商，以及各堆之和在反常游戏中谁获胜

# What games there are, and how their positions are written
what-games-there-are-and-how-their-positions-are-f052 = 有哪些游戏，局面怎样写

# Rule files: games written down in a few lines
rule-files-games-written-down-in-a-few-lines = 规则文件：几行写成的游戏

# Solve a contest problem from standard input, in the contest's format
solve-a-contest-problem-from-standard-input-in-the-91cf = 按竞赛格式从标准输入读题并求解

# Evaluate expressions of games: canonical forms, sums, comparisons, functions, and the field of nimbers
evaluate-expressions-of-games-canonical-forms-sums-comparisons-functions-0045 = 计算游戏的表达式：标准型、和、比较、函数，以及尼姆数域

# The thermograph of a game: mean, temperature, stops, and both walls; as text, as SVG, or as `TikZ`
the-thermograph-of-a-game-mean-temperature-stops-and-36c9 = 游戏的温度图：平均值、温度、停止值和两墙；文字、SVG 或 `TikZ`

# The Grundy values of a heap-game code, with its period and what proves it
the-grundy-values-of-a-heap-game-code-with-1ede = 堆游戏编码的 SG值、周期及其证明

# Checks certificates, without any of the solver; exit code 1 when one is rejected, 3 when a limit stops a check
checks-certificates-without-any-of-the-solver-exit-code-3e4c = 不用求解程序检查证书；有证书被拒绝时退出码为 1，因限制而停止时为 3

# Explain a word of the field or of the answers, a theorem, or a game
explain-a-word-of-the-field-or-of-the-e953 = 解释本领域或答案中的词语、定理或游戏

# Print a completion script for a shell
print-a-completion-script-for-a-shell = 打印 shell 的补全脚本

# Print the manual page
print-the-manual-page = 打印手册页

# the rule file cannot be read: {error}
the-rule-file-cannot-be-read-error = 规则文件无法读取：{ $error }

# {name}: {message}
name-message = { $name }：{ $message }

# '{escape_debug}' cannot be a cell
escape_debug-cannot-be-a-cell = '{ $escape_debug }' 不能作为格子

# {described} does not say what exchanges the players
described-does-not-say-what-exchanges-the-players = { $described } 没有说明什么交换双方

# {described} is not a number of heaps from 0 to 9
described-is-not-a-number-of-heaps-from-0-0a12 = { $described } 不是 0 到 9 的堆数

# ending gives {described}
ending-gives-described = ending 给出 { $described }

# a position is written as in the file, for example: {value} '{example}'
a-position-is-written-as-in-the-file-for-8634 = 局面按文件中的写法，例如：{ $value } '{ $example }'

# there are {count} vertices and {chars} letters
there-are-count-vertices-and-chars-letters = 有 { $count } 个顶点，却有 { $chars } 个字母

# a graph has 1 to {MOST_VERTICES} vertices
a-graph-has-1-to-most_vertices-vertices = 图有 1 到 { $MOST_VERTICES } 个顶点

# a word has at most {LONGEST} letters
a-word-has-at-most-longest-letters = 单词至多 { $LONGEST } 个字母

# '{c}' is not a letter of this game
c-is-not-a-letter-of-this-game = '{ $c }' 不是这个游戏的字母

# for example: {example_fen}
for-example-example_fen = 例如：{ $example_fen }

# {what} is not part of this ending: expected '-'
what-is-not-part-of-this-ending-expected = { $what } 不属于这个残局：应为 '-'

# a size, rows x columns, for a board full of stones in turn, or the rows with '|' between them, each cell x, o or '.': {name} 3x4 or {name} 'xo.|oxx'
a-size-rows-x-columns-for-a-board-full-5e41 = 棋子交替摆满的棋盘大小（行 x 列），或用 '|' 分开的各行，每格是 x、o 或 '.'：{ $name } 3x4 或 { $name } 'xo.|oxx'

# a size, rows x columns, or the rows with '|' between them, '.' free and '#' not: {name} 4x5 or {name} '...|..#'
a-size-rows-x-columns-or-the-rows-with-299c = 大小（行 x 列），或用 '|' 分开的各行，'.' 为空，'#' 不可用：{ $name } 4x5 或 { $name } '...|..#'

# expected a whole number of at most {MOST_VERTICES}
expected-a-whole-number-of-at-most-most_vertices = 应为不超过 { $MOST_VERTICES } 的整数

# expected at least {least}
expected-at-least-least = 至少应为 { $least }

# vertex numbers go up to {GREATEST_NUMBER}, without zeros in front
vertex-numbers-go-up-to-greatest_number-without-zeros-in-4e1e = 顶点编号至多 { $GREATEST_NUMBER }，前面不写零

# a heap of {size} is larger than the rules allow
a-heap-of-size-is-larger-than-the-rules-2411 = { $size } 个的堆超过规则所允许的

# the largest heap has at most {ack} tokens
the-largest-heap-has-at-most-ack-tokens = 最大的堆至多 { $ack } 个

# expected {what}
expected-what = 应为 { $what }

# a bulb from 1 to {brightness}
a-bulb-from-1-to-brightness = 1 到 { $brightness } 的灯泡

# {error}
error = { $error }

# a grid has at most {last_column} columns and {last_row} rows here
a-grid-has-at-most-last_column-columns-and-last_row-ab62 = 这里格子至多 { $last_column } 列 { $last_row } 行

# the number has more than {MOST_BITS} bits
the-number-has-more-than-most_bits-bits = 这个数超过 { $MOST_BITS } 位

# numbers have at most {MOST_BITS} bits
numbers-have-at-most-most_bits-bits = 数至多 { $MOST_BITS } 位

# '{function}' does not take {given} arguments
function-does-not-take-given-arguments = '{ $function }' 不接受 { $given } 个参数

# it is called as {usage}
it-is-called-as-usage = 用法：{ $usage }

# '{value}' is the name of a function
value-is-the-name-of-a-function = '{ $value }' 是函数名

# '{escape_debug}' has no meaning in an expression
escape_debug-has-no-meaning-in-an-expression = '{ $escape_debug }' 在表达式中没有意义

# a number of {digits} digits is too long
a-number-of-digits-digits-is-too-long = { $digits } 位的数太长

# numbers have at most {MOST_DIGITS} digits
numbers-have-at-most-most_digits-digits = 数至多 { $MOST_DIGITS } 位

# misère forms have: {join}
mis-re-forms-have-join = 反常形式可用的有：{ $join }

# '{listed}' does not take {given} arguments
listed-does-not-take-given-arguments = '{ $listed }' 不接受 { $given } 个参数

# '{span}' cannot be a name
span-cannot-be-a-name = '{ $span }' 不能作为名字

# '{escape_debug}' has no meaning in a misère form
escape_debug-has-no-meaning-in-a-mis-re-form = '{ $escape_debug }' 在反常形式中没有意义

# nim-heaps are written in misère forms up to {MOST_NIM_HEAP}
nim-heaps-are-written-in-mis-re-forms-up-3787 = 反常形式中的尼姆堆写到 { $MOST_NIM_HEAP } 为止

# '{sign}' stands outside brackets
sign-stands-outside-brackets = '{ $sign }' 在括号之外

# value
value = 值

# outcome
outcome = 胜负类

# left stop
left-stop = 左停止值

# right stop
right-stop = 右停止值

# mean
mean = 平均值

# temperature
temperature = 温度

# atomic weight
atomic-weight = 原子量

# reduced canonical form
reduced-canonical-form = 约化标准型

# frozen
frozen = 冻结

# thermograph
thermograph = 温度图

# birthday
birthday = 生日

# followers
followers = 后继

# number of stops
number-of-stops = 停止值个数

# number
number = 数

# infinitesimal
infinitesimal = 无穷小

# number-ish
number-ish = 近似数

# all-small
all-small = 全小

# temper
temper = 性质

# yes
yes = 是

# no
no = 否

# neither even nor odd
neither-even-nor-odd = 非奇非偶

# The sum of
the-sum-of = 以下之和

# {player} has no move
player-has-no-move = { $player }没有走法

# {player} can move to
player-can-move-to = { $player }可以走到

# (dominated by {other})
dominated-by-other = {"  "}（被 { $other } 支配）

# (reversible through {through})
reversible-through-through = {"  "}（经 { $through } 可逆）

# By {by}: {confidence}.
by-by-confidence = 根据：{ $by }（{ $confidence }）。

# proved
proved = 已证明

# stopped
stopped = 已停止

# checked
checked = 已检查

# Stopped: {reason}. Components so far: {components}; canonical forms: {forms}.
stopped-reason-components-so-far-components-canonical-forms-forms = 停止：{ $reason }。至此有 { $components } 个分量、{ $forms } 个标准型。

# Examples
examples = 例子

# Position: {notation}
position-notation = 局面：{ $notation }

# Parameters: {parameters}
parameters-parameters = 参数：{ $parameters }

# Start, when none is given: {start}
start-when-none-is-given-start = 未给出时的初始局面：{ $start }

# No theorem gives the winner in closed form; it is found by search.
no-theorem-gives-the-winner-in-closed-form-it-a686 = 没有定理以公式给出胜者；用搜索求得。

# Theorem ({name}): {statement}
theorem-name-statement = 定理（{ $name }）：{ $statement }

# Also called: {names}
also-called-names = 又名：{ $names }

# Games, with an example each; more on one of them: zermelo games NAME
games-with-an-example-each-more-on-one-of-1079 = 各游戏及例子；某个游戏的详情：zermelo games NAME

# Games can be added up: zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'
games-can-be-added-up-zermelo-solve-nim-3-121a = 游戏可以相加：zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'

# Heap games
heap-games = 堆游戏

# Coins and strips
coins-and-strips = 硬币与条形

# Boards
boards = 棋盘

# Graphs
graphs = 图

# A move takes any number of tokens, at least one, from one heap. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-at-least-a6ad = 每步从一堆中取走任意多个，至少一个。不能走的人输。

# A move takes at least 1 and at most M tokens from one heap. Bash's game has one heap; several are allowed. Whoever cannot move loses.
a-move-takes-at-least-1-and-at-most-46cc = 每步从一堆中取走至少 1 个、至多 M 个。巴什博弈只有一堆，也可以有多堆。不能走的人输。

# A move takes any number of tokens from one of two heaps, or the same number from both. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-one-4ee6 = 每步从两堆之一取走任意多个，或从两堆取走同样多个。不能走的人输。

# Nim
nim = 尼姆博弈

# Bash's game, and Nim with bounded takes
bash-s-game-and-nim-with-bounded-takes = 巴什博弈与有限取子尼姆

# Wythoff's game
wythoff-s-game = 威佐夫博弈

# Fibonacci Nim
fibonacci-nim = 斐波那契博弈

# Chomp
chomp = 巧克力游戏

# Hackenbush
hackenbush = 删边游戏

# Kayles
kayles = Kayles（击瓶游戏）

# Domineering
domineering = 多米诺棋

# Toads and Frogs
toads-and-frogs = 蟾蜍与青蛙

# Tic-tac-toe
tic-tac-toe = 井字棋

# Go
go = 围棋

# 31
n-31 = 报数 31

# the sizes of the two heaps, whole numbers of any size
the-sizes-of-the-two-heaps-whole-numbers-of-12c1 = 两堆的大小，任意整数

# no move is named
no-move-is-named = 没有写出走法

# there is no move number {number}: the moves have the numbers 1 to {count}
there-is-no-move-number-number-the-moves-have-6585 = 没有第 { $number } 号走法：走法的编号是 1 到 { $count }

# '{text}' can be {moves}
text-can-be-moves = '{ $text }' 可能是 { $moves }

# no move leads to the position '{text}'; possible here: {moves}
no-move-leads-to-the-position-text-possible-here-6ae4 = 没有走法到达局面 '{ $text }'；可以走：{ $moves }

# '{text}' is not a move here; possible: {moves}
text-is-not-a-move-here-possible-moves = '{ $text }' 不是这里的走法；可以走：{ $moves }

# {moves}; and {more} more
moves-and-more-more = { $moves }；还有 { $more } 种

# nothing
nothing = 没有

# move {number} is made at {position}, which has more moves than can be looked at
move-number-is-made-at-position-which-has-more-54d7 = 第 { $number } 步的局面 { $position } 走法太多，无法考察

# the review is not complete: {reason}
the-review-is-not-complete-reason = 评判没有完成：{ $reason }

# {letter}: {sentence}
letter-sentence = { $letter }：{ $sentence }

# See also: {words}
see-also-words = 参见：{ $words }

# There is a game of this name: zermelo games {name}
there-is-a-game-of-this-name-zermelo-games-e337 = 有同名的游戏：zermelo games { $name }

# no theorem decides {game} in closed form, so there is no proof of one
no-theorem-decides-game-in-closed-form-so-there-c543 = 没有定理以封闭形式判定 { $game }，所以也没有证明

# '{word}' is a word, not a theorem: there is no proof of it
word-is-a-word-not-a-theorem-there-is-8823 = '{ $word }' 是词，不是定理：没有证明

# '{word}' is not a theorem that is proved here
word-is-not-a-theorem-that-is-proved-here = '{ $word }' 不是这里证明的定理

# did you mean '{near}'? All proofs: zermelo explain --proof
did-you-mean-near-all-proofs-zermelo-explain-proof = 是否指 '{ $near }'？全部证明：zermelo explain --proof

# All proofs: zermelo explain --proof
all-proofs-zermelo-explain-proof = 全部证明：zermelo explain --proof

# Proofs to read: zermelo explain THEOREM --proof [NUMBERS]
proofs-to-read-zermelo-explain-theorem-proof-numbers = 可以阅读的证明：zermelo explain THEOREM --proof [NUMBERS]

# for example with: {example}
for-example-with-example = 例如：{ $example }

# In Korean: {names} ({term})
in-korean-names-term = 韩语：{ $names } ({ $term })

# In Chinese: {names} ({term})
in-chinese-names-term = 中文：{ $names } ({ $term })

# Words that can be explained: zermelo explain WORD
words-that-can-be-explained-zermelo-explain-word = 可以解释的词：zermelo explain WORD

# Games, with their rules: {games}
games-with-their-rules-games = 可以看规则的游戏：{ $games }

# this position has too many moves to play it; try a smaller one
this-position-has-too-many-moves-to-play-it-a146 = 这个局面的走法太多，无法对局；请用较小的

# Type a move as it is listed, the position it leads to, or its number; or one of:
type-a-move-as-it-is-listed-the-position-bc6d = 请输入列出的走法、它到达的局面或它的编号；或以下命令之一：

# the computer
the-computer = 电脑

# you
you = 你

# a win
a-win = 胜

# a draw
a-draw = 平局

# The same position for the third time; 'draw' ends the play undecided.
the-same-position-for-the-third-time-draw-ends-0a21 = 同一局面第三次出现；输入 'draw' 以平局结束。

# Still undecided after {count} moves; the play stops here.
still-undecided-after-count-moves-the-play-stops-here = 走了 { $count } 步仍未分胜负；对局到此为止。

# A draw, by agreement.
a-draw-by-agreement = 双方同意平局。

# Left: {left} (moves first). Right: {right}.
left-left-moves-first-right-right = 左方：{ $left }（先走）。右方：{ $right }。

# Left: {left} (moves second). Right: {right}.
left-left-moves-second-right-right = 左方：{ $left }（后走）。右方：{ $right }。

# With best play it is a draw
with-best-play-it-is-a-draw = 双方都采取最佳走法时是平局

# With best play {player} wins
with-best-play-player-wins = 双方都采取最佳走法时{ $player }赢

# With best play {player} wins in 1 ply
with-best-play-player-wins-in-1-ply = 双方都采取最佳走法时{ $player } 1 步赢

# With best play {player} wins in {count} plies
with-best-play-player-wins-in-count-plies = 双方都采取最佳走法时{ $player } { $count } 步赢

# {outlook}.
outlook = { $outlook }。

# {outlook}. {player} had {what}: '{move}'.
outlook-player-had-what-move = { $outlook }。{ $player }原本有{ $what }：'{ $move }'。

# {outlook}. {player} had {what}.
outlook-player-had-what = { $outlook }。{ $player }原本有{ $what }。

# The same position for the third time: a draw.
the-same-position-for-the-third-time-a-draw = 同一局面第三次出现：平局。

# The same position for the third time, though it is won: the search gives no distances here.
the-same-position-for-the-third-time-though-it-dfca = 虽是必胜，同一局面却第三次出现：这里的搜索不给出步数。

# {player} wins.
player-wins = { $player }赢。

# {player} to move.
player-to-move = 轮到{ $player }走。

# No perfect move was found: {reason}.
no-perfect-move-was-found-reason = 没有找到完美的走法：{ $reason }。

# No best move is known: {by} only says who wins.
no-best-move-is-known-by-only-says-who-e490 = 不知道最好的走法：{ $by } 只说明谁赢。

# {player} plays: {move}
player-plays-move = { $player }走：{ $move }

# Raise the limits, or take a side.
raise-the-limits-or-take-a-side = 请提高限制，或自己执一方。

# Move for {player} yourself, or 'quit' and raise the limits.
move-for-player-yourself-or-quit-and-raise-the-3d0a = 请替{ $player }走，或 'quit' 后提高限制。

# The draw is declined: play goes on.
the-draw-is-declined-play-goes-on = 拒绝平局：对局继续。

# {why}. Type 'moves' for a list, 'help' for the commands.
why-type-moves-for-a-list-help-for-the-8e73 = { $why }。走法列表：'moves'，命令：'help'。

# No best move is known, by {by}.
no-best-move-is-known-by-by = 不知道最好的走法，根据：{ $by }。

# it wins at once
it-wins-at-once = 立刻获胜

# it wins in {count} plies
it-wins-in-count-plies = { $count } 步获胜

# it wins
it-wins = 获胜

# it holds the draw
it-holds-the-draw = 保持平局

# every move loses against best play; this one holds out {count} plies
every-move-loses-against-best-play-this-one-holds-8471 = 对方采取最佳走法时每一步都输；这一步坚持 { $count } 步

# every move loses against best play; this one holds out 1 ply
every-move-loses-against-best-play-this-one-holds-7d98 = 对方采取最佳走法时每一步都输；这一步坚持 1 步

# every move loses against best play; this one resists
every-move-loses-against-best-play-this-one-resists = 对方采取最佳走法时每一步都输；这一步抵抗最久

# nothing better is known
nothing-better-is-known = 没有已知的更好走法

# {move}: {why}, by {by}.
move-why-by-by = { $move }：{ $why }，根据：{ $by }。

# There is nothing to take back.
there-is-nothing-to-take-back = 没有可以悔的棋。

# this is not a whole number
this-is-not-a-whole-number = 这不是整数

# a size cannot be negative
a-size-cannot-be-negative = 大小不能为负

# Bulbs and switches
bulbs-and-switches = 灯泡与开关

# Tokens on a directed graph
tokens-on-a-directed-graph = 有向图上的棋子

# the most tokens that may be taken (required)
the-most-tokens-that-may-be-taken-required = 至多能取的个数（必填）

# the most numbers a turn (3 when left out)
the-most-numbers-a-turn-3-when-left-out = 每次至多报的个数（省略时为 3）

# the takes with commas between them, such as 1,3,4 (required)
the-takes-with-commas-between-them-such-as-1-cd75 = 可取的个数，用逗号隔开，如 1,3,4（必填）

# octal (0.77), hexadecimal (0.3F), digits as lists of numbers of heaps (0.{0,1,3}), repeating (0.[3]), heaps that must differ (4!.0), or a name (kayles, subtraction:1,3,4, all-but:2,3)
octal-0-77-hexadecimal-0-3f-digits-as-lists-5501 = 八进制 (0.77)、十六进制 (0.3F)、以堆数的列表为一位 (0.{ "{" }0,1,3{ "}" })、重复 (0.[3])、必须互异的堆 (4!.0)，或名字 (kayles、subtraction:1,3,4、all-but:2,3)

# the takes, the additions, and the largest heap, at most 1000000 (required)
the-takes-the-additions-and-the-largest-heap-at-a485 = 可取的个数、可加的个数、最大的堆，至多 1000000（必填）

# the most heaps that a move may touch (required)
the-most-heaps-that-a-move-may-touch-required = 每步至多涉及的堆数（必填）

# the bound on the difference (required)
the-bound-on-the-difference-required = 差的界（必填）

# what Left may take, and what Right may take (required)
what-left-may-take-and-what-right-may-take-d24b = 左方可取的个数和右方可取的个数（必填）

# Left's code and Right's, each as for 'heaps' (required)
left-s-code-and-right-s-each-as-for-63aa = 左方的编码和右方的编码，写法同 'heaps'（必填）

# how many coins: 3, 1-3, 2-3,6 or 1+ (one or more); then C for neighbours, C(5) for coins within five neighbouring places, E for equal distances, S for symmetric sets, F for sets with the first coin of the row (required)
how-many-coins-3-1-3-2-3-6-8fcc = 硬币的个数：3、1-3, 2-3,6 或 1+（一个以上）；然后 C 表示相邻，C(5) 表示在五个相邻位置之内，E 表示等距，S 表示对称，F 表示含行首的硬币（必填）

# two rules as for 'turning', or two of turning-turtles, mock-turtles, ruler and twins (required)
two-rules-as-for-turning-or-two-of-turning-fea1 = 两条 'turning' 的规则，或 turning-turtles、mock-turtles、ruler、twins 中的两个（必填）

# the most that are jumped over at once, standing next to each other (1 when left out)
the-most-that-are-jumped-over-at-once-standing-a560 = 一次至多跳过的并排个数（省略时为 1）

# the least slide, the most slide, the most pieces that are jumped over, and whether one's own may be among them (0 or 1)
the-least-slide-the-most-slide-the-most-pieces-b187 = 最短的滑行、最长的滑行、至多跳过的个数，以及其中可否有自己的（0 或 1）

# a file in the form of `zermelo contest bulbs`, or its numbers with commas between them: N,M,K, the M brightnesses, and for each switch how many bulbs it flips and which (required)
a-file-in-the-form-of-zermelo-contest-bulbs-3bb5 = `zermelo contest bulbs` 形式的文件，或用逗号隔开的数：N,M,K，M 个亮度，每个开关翻转的灯泡个数和编号（必填）

# rows, columns and marks in a row (3x3:3 when left out)
rows-columns-and-marks-in-a-row-3x3-3-4fc2 = 行、列和连成的个数（省略时为 3x3:3）

# no king moves while one of the same player waits and can be placed
no-king-moves-while-one-of-the-same-player-6cb3 = 同一方有等待而能放的王时，不得移动王

# with commas between them: komi=K (what White is given, 0 when left out), ko (no play may bring back the board before the opponent's last play), superko (nor any earlier one), used (nobody plays on a point that was played on before), area (the usual) or stones (more stones on the board win), no-pass (whoever cannot move loses; with area or stones the board is scored when the player to move has no point left)
with-commas-between-them-komi-k-what-white-is-ae33 = 用逗号隔开：komi=K（给白方的目数，省略时为 0）、ko（不得重现对方上一手之前的棋盘）、superko（也不得重现更早的）、used（下过子的点谁也不能再下）、area（按子和地，通常如此）或 stones（盘上子多的一方赢）、no-pass（不能走的人输；与 area 或 stones 合用时，轮到的一方无点可下时计算棋盘）

# the turns are taken by Left and Right one after the other, and the next is Left's
the-turns-are-taken-by-left-and-right-one-9ae6 = 左方和右方轮流走，下一步是左方的

# the turns are taken by Left and Right one after the other, and the next is Right's
the-turns-are-taken-by-left-and-right-one-4623 = 左方和右方轮流走，下一步是右方的

# a white pawn stands on ranks 2 to 7 only
a-white-pawn-stands-on-ranks-2-to-7-af69 = 白兵只能在第 2 到第 7 横线

# two pieces stand on one square
two-pieces-stand-on-one-square = 两个子在同一格

# the kings stand side by side, which no legal move allows
the-kings-stand-side-by-side-which-no-legal-5066 = 两王相邻，没有合法走法能走成这样

# a strip has at least 3 cells, or nobody can complete three
a-strip-has-at-least-3-cells-or-nobody-3f8a = 一行至少 3 格，否则无人能连成三个

# division by zero
division-by-zero = 除数为零

# there is no function of this name
there-is-no-function-of-this-name = 没有这个名字的函数

# this parenthesis is not closed
this-parenthesis-is-not-closed = 这个括号没有闭合

# this parenthesis closes nothing
this-parenthesis-closes-nothing = 这个括号没有对应的左括号

# close it with ')'
close-it-with = 用 ')' 闭合

# this brace is not closed
this-brace-is-not-closed = 这个花括号没有闭合

# expected an operator here
expected-an-operator-here = 这里应有运算符

# expected a value after the operator
expected-a-value-after-the-operator = 运算符后应有值

# the expression is empty
the-expression-is-empty = 表达式为空

# expected a nimber, and this is a number
expected-a-nimber-and-this-is-a-number = 应为尼姆数，而这是数

# expected a number, and this is a game
expected-a-number-and-this-is-a-game = 应为数，而这是游戏

# expected a game, and this is the answer yes or no
expected-a-game-and-this-is-the-answer-yes-ace3 = 应为游戏，而这是“是”或“否”的答案

# the power becomes too large
the-power-becomes-too-large = 幂太大

# the nimbers in games are below 2^32
the-nimbers-in-games-are-below-2-32 = 游戏中的尼姆数小于 2^32

# only nimbers that stand alone are larger
only-nimbers-that-stand-alone-are-larger = 只有单独的尼姆数可以更大

# two passes in a row end the play
two-passes-in-a-row-end-the-play = 连续两次虚着则对局结束

# a komi is a whole number or ends in .5
a-komi-is-a-whole-number-or-ends-in-f479 = 贴目是整数或以 .5 结尾

# nobody may pass in this game
nobody-may-pass-in-this-game = 这个游戏不能虚着

# no edge touches the ground, so everything falls off
no-edge-touches-the-ground-so-everything-falls-off = 没有边接触地面，所以全部掉落

# this parenthesis is never closed
this-parenthesis-is-never-closed = 这个括号没有闭合

# two strings stand side by side
two-strings-stand-side-by-side = 两个字母串并排

# a take of 0 is not a move
a-take-of-0-is-not-a-move = 取 0 个不是走法

# this game needs a rule after its name
this-game-needs-a-rule-after-its-name = 这个游戏的名字后需要规则

# a product is made of two games
a-product-is-made-of-two-games = 积由两个游戏组成

# columns and rows are counted from 1
columns-and-rows-are-counted-from-1 = 列和行从 1 数起

# a head is written (column,row), without blanks
a-head-is-written-column-row-without-blanks = 正面写作（列,行），不含空格

# this is neither a row nor a place
this-is-neither-a-row-nor-a-place = 这既不是一行也不是位置

# this is not a digit of a code
this-is-not-a-digit-of-a-code = 这不是编码的数字

# a code is missing
a-code-is-missing = 缺少编码

# there are more than 50 almonds
there-are-more-than-50-almonds = 杏仁多于 50 个

# a heap is a whole number of at least one almond
a-heap-is-a-whole-number-of-at-least-ff67 = 一堆是至少一个杏仁的整数

# a cake has rows and columns with an 'x' between them
a-cake-has-rows-and-columns-with-an-x-f5d9 = 蛋糕的行和列之间写 'x'

# expected a whole number from 1 to 10^18
expected-a-whole-number-from-1-to-10-18 = 应为 1 到 10^18 的整数

# sizes of heaps, and what was taken last: {value} 3 4 5 after 2
sizes-of-heaps-and-what-was-taken-last-value-2f1c = 各堆的大小，以及上一步取走的数目：{ $value } 3 4 5 after 2

# there are at most {MOST_HEAPS} heaps
there-are-at-most-most_heaps-heaps = 最多有 { $MOST_HEAPS } 堆

# this game is declared for at most {most} tokens
this-game-is-declared-for-at-most-most-tokens = 这个游戏最多只定义到 { $most } 个子

# {described} is not a number of tokens to take
described-is-not-a-number-of-tokens-to-take = { $described } 不是可以取走的子数

# 'after' gives {described} for {last}
after-gives-described-for-last = 'after' 对 { $last } 给出 { $described }

# 'first' is {described}
first-is-described = 'first' 是 { $described }

# L and R are colours, not names of vertices
l-and-r-are-colours-not-names-of-vertices = L 和 R 是颜色，不是顶点的名字

# L and R for jumpers, l and r for slippers, '.' for snow, rows with '|' between them, for example: .L...|.R...|.....
l-and-r-for-jumpers-l-and-r-for-960e = 跳跃者写 L 和 R，滑行者写 l 和 r，雪写 '.'，各行之间写 '|'，例如：.L...|.R...|.....

# Left's code and Right's, for example: partizan-octal:0.3/0.7 5 6
left-s-code-and-right-s-for-example-partizan-32d9 = 左方的编码和右方的编码，例如：partizan-octal:0.3/0.7 5 6

# a branch is missing at the end
a-branch-is-missing-at-the-end = 末尾缺少一个分支

# a branch is missing here
a-branch-is-missing-here = 这里缺少一个分支

# a colon comes before the name of a vertex
a-colon-comes-before-the-name-of-a-vertex = 冒号后面是顶点的名字

# a file, or numbers such as bulbs:3,2,8,8,10,1,2,2,1,2,0 start
a-file-or-numbers-such-as-bulbs-3-2-7350 = 写文件名，或写数，例如 bulbs:3,2,8,8,10,1,2,2,1,2,0 start

# a graph such as path:5, cycle:4, clique:5, edgeless:3, caterpillar:3,2,3, grid:3x4, a board such as ..L|#.., or edges such as a-b,b-c; then, for example, a:L for a vertex that only Left may colour
a-graph-such-as-path-5-cycle-4-clique-135a = 图如 path:5, cycle:4, clique:5, edgeless:3, caterpillar:3,2,3, grid:3x4，棋盘如 ..L|#..，或边如 a-b,b-c；之后例如用 a:L 表示只有左方可以涂色的顶点

# a move must be allowed to touch at least 1 heap
a-move-must-be-allowed-to-touch-at-least-fe2e = 一步至少要能动 1 堆

# a name is a letter, a number, or in braces, for example: (l:A;r:A) or e(ee:{waist};e:{waist})
a-name-is-a-letter-a-number-or-in-c1ea = 名字是一个字母、一个数，或写在花括号里，例如：(l:A;r:A) 或 e(ee:{ "{" }waist{ "}" };e:{ "{" }waist{ "}" })

# a name stands after an edge
a-name-stands-after-an-edge = 名字写在边的后面

# a number is too large
a-number-is-too-large = 有一个数太大

# a size such as 3x4, or x for Left's stones, o for Right's, # for cells out of play, rows with '|' between them, for example: x..|.o.
a-size-such-as-3x4-or-x-for-left-2798 = 大小如 3x4，或左方的子写 x，右方的子写 o，不用的格写 #，各行之间写 '|'，例如：x..|.o.

# a size, rows x columns, or the rows with '|' between them, '.' free, 'x' marked and '#' wall: wall-making 3x4 or wall-making '..x|...'
a-size-rows-x-columns-or-the-rows-with-fd59 = 大小（行 x 列），或用 '|' 隔开的各行，空格写 '.'，有记号的格写 'x'，墙写 '#'：wall-making 3x4 或 wall-making '..x|...'

# a square such as d6 (the goal is a1), or column,row counted from 0 such as 3,5
a-square-such-as-d6-the-goal-is-a1-c579 = 格子如 d6（目标是 a1），或从 0 数起的 列,行，如 3,5

# a take must be at least 1
a-take-must-be-at-least-1 = 取的数至少是 1

# an edge joins two different vertices
an-edge-joins-two-different-vertices = 边连接两个不同的顶点

# after a closing parenthesis comes ';', ')' or the end
after-a-closing-parenthesis-comes-or-the-end = 右括号后面是 ';'、')' 或结尾

# each line of the input is a b, both below 2^64, for example: 12 7
each-line-of-the-input-is-a-b-both-f3d4 = 输入的每行是 a b，都小于 2^64，例如：12 7

# expected 'must-place' or nothing
expected-must-place-or-nothing = 应为 'must-place' 或什么也不写

# expected L, R, '.' or '#'
expected-l-r-or = 应为 L、R、'.' 或 '#'

# expected a count of moves
expected-a-count-of-moves = 应为走法的个数

# expected a vertex with ':' or '=' after it
expected-a-vertex-with-or-after-it = 应为后面带 ':' 或 '=' 的顶点

# expected four numbers with commas between them
expected-four-numbers-with-commas-between-them = 应为用逗号隔开的四个数

# expected letters and digits as the name of a vertex
expected-letters-and-digits-as-the-name-of-a-bd4b = 顶点的名字应为字母和数字

# expected one vertex between two '-', for example L-.-.-R
expected-one-vertex-between-two-for-example-l-r = 两个 '-' 之间应有一个顶点，例如 L-.-.-R

# expected the colour L or R
expected-the-colour-l-or-r = 应为颜色 L 或 R

# expected two numbers
expected-two-numbers = 应为两个数

# expected two numbers, found one
expected-two-numbers-found-one = 应为两个数，只有一个

# how many kings of Left and of Right wait, where any do, then the board: x for Left's kings, o for Right's, '.' for free cells, # for dirt, rows with '|' between them, or a size, for example: 1 1 x..|..o
how-many-kings-of-left-and-of-right-wait-970b = 等待的左方王数和右方王数（若有），然后是棋盘：左方的王写 x，右方的王写 o，空格写 '.'，泥土写 #，各行之间写 '|'，或大小，例如：1 1 x..|..o

# how many turns are over and which bulbs are lit, such as 2 1 4; or start
how-many-turns-are-over-and-which-bulbs-are-c1b7 = 已过的轮数和亮着的灯泡，如 2 1 4；或 start

# l or b are blue (Left), r is red (Right), e or g is green (both), for example: lrl, e(ee;e), (l:A;r:A), or edges: ground-a:l a-b:r
l-or-b-are-blue-left-r-is-red-2116 = l 或 b 是蓝色（左方），r 是红色（右方），e 或 g 是绿色（双方），例如：lrl, e(ee;e), (l:A;r:A)，或边：ground-a:l a-b:r

# rows of whole numbers with '|' between them: the size of a herd, Left's positive, Right's negative, 0 for a free cell, # for an obstacle, for example: 0 0 3 | -4 0 #
rows-of-whole-numbers-with-between-them-the-size-fb29 = 用 '|' 隔开的整数行：羊群的大小，左方为正，右方为负，空格写 0，障碍写 #，例如：0 0 3 | -4 0 #

# rows x columns, then the marks in a row, for example: tictactoe:4x4:3 empty
rows-x-columns-then-the-marks-in-a-row-0c35 = 行 x 列，然后是连成一线的记号数，例如：tictactoe:4x4:3 empty

# some vertices hang on each other in a circle and not on the root
some-vertices-hang-on-each-other-in-a-circle-8313 = 有些顶点首尾相连成环，没有连到根上

# the board is empty
the-board-is-empty = 棋盘是空的

# files are not read here
files-are-not-read-here = 这里不读文件

# it is not text
it-is-not-text = 它不是文本

# the input is H W, then H rows of W cells, '.' free and 'X' marked
the-input-is-h-w-then-h-rows-of-e681 = 输入为 H W，然后是 H 行，每行 W 格，'.' 为空，'X' 为有记号

# the input is N M K with N odd, then M brightnesses, then N lines c b_1 ... b_c, the bulbs of each switch
the-input-is-n-m-k-with-n-odd-e0ea = 输入为 N M K（N 为奇数），然后是 M 个亮度，再是 N 行 c b_1 ... b_c，即每个开关的灯泡

# the input is N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N
the-input-is-n-m-with-2-n-18-d8ff = 输入为 N M，其中 2 <= N <= 18，然后是 M 条不同的边 x y，其中 1 <= x < y <= N

# the input is N M, then M different edges x y with 1 <= x < y <= N, then g_1 ... g_N
the-input-is-n-m-then-m-different-edges-dbfb = 输入为 N M，然后是 M 条不同的边 x y，其中 1 <= x < y <= N，再是 g_1 ... g_N

# the input is N k, for example: 31 3
the-input-is-n-k-for-example-31-3 = 输入为 N k，例如：31 3

# the input is T, then T lines such as: e1 a1 e8
the-input-is-t-then-t-lines-such-as-9cdc = 输入为 T，然后是 T 行，如：e1 a1 e8

# the input is T, then T trees: n, then the n - 1 parents of vertices 2 to n, of which 1 is the root
the-input-is-t-then-t-trees-n-then-e7d6 = 输入为 T，然后是 T 棵树：n，再是顶点 2 到 n 的 n - 1 个父节点，其中 1 是根

# the input is T, then for each case n m, m lines u v for the moves, and x y, where Bob and Alice stand
the-input-is-t-then-for-each-case-n-0022 = 输入为 T，然后每个案例为 n m、表示走法的 m 行 u v，以及 Bob 和 Alice 所在的 x y

# the input is V E, then E lines u v with 1 <= u, v <= V, then lines W v or L v where play ends, if anywhere
the-input-is-v-e-then-e-lines-u-29a6 = 输入为 V E，然后是 E 行 u v，其中 1 <= u, v <= V，再是终局处的行 W v 或 L v（若有）

# the input is V E, then E lines u v with 1 <= u, v <= V
the-input-is-v-e-then-e-lines-u-a41f = 输入为 V E，然后是 E 行 u v，其中 1 <= u, v <= V

# the input is empty
the-input-is-empty = 输入是空的

# the input is n k, then k squares from 1 to n: 10 2 and, on the next line, 4 6
the-input-is-n-k-then-k-squares-from-8f62 = 输入为 n k，然后是 k 个 1 到 n 的格：10 2，下一行是 4 6

# the input is n k, then k takes: 7 3 and, on the next line, 1 2 3
the-input-is-n-k-then-k-takes-7-0152 = 输入为 n k，然后是 k 个可取的数：7 3，下一行是 1 2 3

# the input is n k, then n heap sizes: 3 2 and, on the next line, 5 5 5
the-input-is-n-k-then-n-heap-sizes-9099 = 输入为 n k，然后是 n 个堆的大小：3 2，下一行是 5 5 5

# the input is n m, for example: 12 3
the-input-is-n-m-for-example-12-3 = 输入为 n m，例如：12 3

# the input is n m, for example: 3 5
the-input-is-n-m-for-example-3-5 = 输入为 n m，例如：3 5

# the input is n, for example: 13
the-input-is-n-for-example-13 = 输入为 n，例如：13

# the input is n, for example: 7
the-input-is-n-for-example-7 = 输入为 n，例如：7

# the input is n, then n heap sizes: 3 and, on the next line, 3 4 5
the-input-is-n-then-n-heap-sizes-3-4594 = 输入为 n，然后是 n 个堆的大小：3，下一行是 3 4 5

# the least slide, the most slide, the most pieces jumped over, and 1 if one's own may be jumped over or 0, for example: sliding-toads:1,2,1,0 tt..ff
the-least-slide-the-most-slide-the-most-pieces-463a = 最少滑行格数、最多滑行格数、最多跳过的棋子数，以及可否跳过己方棋子（1 可，0 不可），例如：sliding-toads:1,2,1,0 tt..ff

# the most numbers a turn, for example: 31:3 31
the-most-numbers-a-turn-for-example-31-3-8758 = 每回合最多报几个数，例如：31:3 31

# the name of a vertex is missing
the-name-of-a-vertex-is-missing = 缺少顶点的名字

# the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone), such as 1 1 2; or root, for a root alone, or empty
the-parents-of-vertices-2-3-1-is-the-fce3 = 顶点 2, 3, ... 的父节点（1 是根，'-' 是已去掉的顶点），如 1 1 2；只有根时写 root，或 empty

# there is more after the values
there-is-more-after-the-values = 这些值之后还有内容

# this game needs its switches after the name
this-game-needs-its-switches-after-the-name = 这个游戏的名字后面需要写开关

# this is not a whole number below 2^64
this-is-not-a-whole-number-below-2-64 = 这不是小于 2^64 的整数

# what Left may take, and what Right may take, for example: partizan-subtraction:1,3/2,5 7 9
what-left-may-take-and-what-right-may-take-aed6 = 左方可取的数和右方可取的数，例如：partizan-subtraction:1,3/2,5 7 9

# x for stones, # for cells out of play, rows with '|' between them, for example: ....|..x.|....|#..#
x-for-stones-for-cells-out-of-play-rows-abb8 = 子写 x，不用的格写 #，各行之间写 '|'，例如：....|..x.|....|#..#

# a bulb is a number from 1 to {bulb_count}, not {bulb}
a-bulb-is-a-number-from-1-to-bulb_count-5a34 = 灯泡是 1 到 { $bulb_count } 的数，不是 { $bulb }

# a cell is # or a whole number, at most {MOST_SHEEP}
a-cell-is-or-a-whole-number-at-most-c426 = 格子是 # 或至多 { $MOST_SHEEP } 的整数

# a FEN board has 8 rows, this one has {count}
a-fen-board-has-8-rows-this-one-has-0b3e = FEN 的棋盘有 8 行，这个有 { $count } 行

# a graph and a letter of {letters} for each vertex, for example: {name} path:4 {sample}
a-graph-and-a-letter-of-letters-for-each-ad10 = 图，以及每个顶点一个 { $letters } 中的字母，例如：{ $name } path:4 { $sample }

# a graph has at least one vertex: the ground
a-graph-has-at-least-one-vertex-the-ground = 图至少有一个顶点：地面

# a number of turns, at most {most}
a-number-of-turns-at-most-most = 回合数，至多 { $most }

# a parent is a vertex from 1 to {vertices}, not {parent}
a-parent-is-a-vertex-from-1-to-vertices-08d0 = 父节点是 1 到 { $vertices } 的顶点，不是 { $parent }

# a position is how many numbers are left to call, for example: 31:{most} 31
a-position-is-how-many-numbers-are-left-to-ebd6 = 局面是还要报几个数，例如：31:{ $most } 31

# a strip of the letters {letters}, for example: {name} {sample}
a-strip-of-the-letters-letters-for-example-name-b965 = 由字母 { $letters } 组成的一行，例如：{ $name } { $sample }

# a switch has at most {bulb_count} bulbs, not {count}
a-switch-has-at-most-bulb_count-bulbs-not-count = 一个开关至多有 { $bulb_count } 个灯泡，不是 { $count } 个

# a tree has 1 to {MOST_VERTICES} vertices, not {vertices}
a-tree-has-1-to-most_vertices-vertices-not-vertices = 树有 1 到 { $MOST_VERTICES } 个顶点，不是 { $vertices } 个

# another board size goes after the name, as in tictactoe:4x4:3
another-board-size-goes-after-the-name-as-in-c8ef = 别的棋盘大小写在名字后面，如 tictactoe:4x4:3

# bulb {number} is there twice
bulb-number-is-there-twice = 灯泡 { $number } 出现了两次

# {count} cells
count-cells = { $count } 格

# 1 cell
n-1-cell = 1 格

# {count} squares
count-squares = { $count } 格

# 1 square
n-1-square = 1 格

# {count} coins do not fit on {length} squares
count-coins-do-not-fit-on-length-squares = { $count } 枚硬币放不进 { $length } 格

# expected one vertex from 1 to {vertex_count} after the letter
expected-one-vertex-from-1-to-vertex_count-after-the-0852 = 字母后面应为 1 到 { $vertex_count } 的一个顶点

# expected three squares, found {count}
expected-three-squares-found-count = 应为三个格子，有 { $count } 个

# expected W or L and a vertex
expected-w-or-l-and-a-vertex = 应为 W 或 L 和一个顶点

# expected {what}, a whole number below 2^64, not '{word}'
expected-what-a-whole-number-below-2-64-not-6fd7 = { $what }应为小于 2^64 的整数，不是 '{ $word }'

# expected {what}, a whole number, not '{word}'
expected-what-a-whole-number-not-word = { $what }应为整数，不是 '{ $word }'

# {from} {to} is not an edge x y with 1 <= x < y <= {vertices}
from-to-is-not-an-edge-x-y-with-2791 = { $from } { $to } 不是满足 1 <= x < y <= { $vertices } 的边 x y

# in {parameters}, {error}
in-parameters-error = { $parameters } 中 { $error }

# '{letter}' does not belong to this ending
letter-does-not-belong-to-this-ending = '{ $letter }' 不属于这个残局

# '{letter}' is not a cell: expected one of {cells}
letter-is-not-a-cell-expected-one-of-cells = '{ $letter }' 不是格子：应为 { $cells } 之一

# '{letter}' is not a cell, which is '.' or 'X'
letter-is-not-a-cell-which-is-or-x = '{ $letter }' 不是格子，格子是 '.' 或 'X'

# '{letter}' is one man too many
letter-is-one-man-too-many = '{ $letter }' 多了一个

# line {line}: {message}\n  {hint}
line-line-message-hint = 第 { $line } 行：{ $message }{ "\u000A" }  { $hint }

# no period shows within {MOST_VALUES} tokens, and {heap} tokens are too many without one
no-period-shows-within-most_values-tokens-and-heap-tokens-d0e7 = { $MOST_VALUES } 个以内没有出现周期，而没有周期时 { $heap } 个太多

# , or a size such as 3x4
or-a-size-such-as-3x4 = ，或如 3x4 的大小

# row {number} has {count} cells, not {width}
row-number-has-count-cells-not-width = 第 { $number } 行有 { $count } 格，不是 { $width } 格

# row {row} of the board has {count}
row-row-of-the-board-has-count = 棋盘的第 { $row } 行有 { $count }

# row {row} of the board is too long
row-row-of-the-board-is-too-long = 棋盘的第 { $row } 行太长

# rows of the letters {letters} with '|' between them{size}, for example: {name} '{sample}|{sample}'
rows-of-the-letters-letters-with-between-them-size-f1a1 = 用 '|' 隔开的由字母 { $letters } 组成的各行{ $size }，例如：{ $name } '{ $sample }|{ $sample }'

# '{squares}' are not three squares from a1 to h8
squares-are-not-three-squares-from-a1-to-h8 = '{ $squares }' 不是 a1 到 h8 的三个格子

# the edge {from} {to} is there twice
the-edge-from-to-is-there-twice = 边 { $from } { $to } 出现了两次

# the file cannot be read: {reason}
the-file-cannot-be-read-reason = 文件无法读取：{ $reason }

# the group of the stone on {cell} is next to no free cell
the-group-of-the-stone-on-cell-is-next-9762 = { $cell } 处的子所在的棋块没有相邻的空格

# the input ends before {what}
the-input-ends-before-what = 输入在{ $what }之前结束

# the input ends where {what} should be
the-input-ends-where-what-should-be = 输入在应有{ $what }处结束

# the number of switches is odd and at most {MOST_SWITCHES}, not {switch_count}
the-number-of-switches-is-odd-and-at-most-e465 = 开关数是至多 { $MOST_SWITCHES } 的奇数，不是 { $switch_count }

# there are at most {MOST_BULBS} bulbs, not {bulb_count}
there-are-at-most-most_bulbs-bulbs-not-bulb_count = 灯泡至多 { $MOST_BULBS } 个，不是 { $bulb_count } 个

# there is no vertex {vertex} among {vertices}
there-is-no-vertex-vertex-among-vertices = { $vertices } 个顶点中没有顶点 { $vertex }

# there must be 2 to {MOST_VERTICES} vertices, not {vertices}
there-must-be-2-to-most_vertices-vertices-not-vertices = 应有 2 到 { $MOST_VERTICES } 个顶点，不是 { $vertices } 个

# there must be 1 to {MOST_VERTICES} vertices, not {vertices}
there-must-be-1-to-most_vertices-vertices-not-vertices = 应有 1 到 { $MOST_VERTICES } 个顶点，不是 { $vertices } 个

# there is no square {square} on a strip from 1 to {length}
there-is-no-square-square-on-a-strip-from-671f = 1 到 { $length } 的一行上没有第 { $square } 格

# unexpected '{word}' after the end of the input
unexpected-word-after-the-end-of-the-input = 输入结束后还有 '{ $word }'

# vertex {vertex} is both won and lost
vertex-vertex-is-both-won-and-lost = 顶点 { $vertex } 既胜又负

# {vertex_count} vertices are too many: at most {most_vertices}
vertex_count-vertices-are-too-many-at-most-most_vertices = { $vertex_count } 个顶点太多：至多 { $most_vertices } 个

# {what} must be at least {least}
what-must-be-at-least-least = { $what }至少是 { $least }

# white king, white {piece}, black king, for example: {example}; or a FEN
white-king-white-piece-black-king-for-example-example-7061 = 白王、白{ $piece }、黑王，例如：{ $example }；或 FEN

# '{written}' is not a condition; there are C, C(n), E, S and F, each once, and one of the first four
written-is-not-a-condition-there-are-c-c-262d = '{ $written }' 不是条件；条件有 C、C(n)、E、S 和 F，每个至多一次，前四个中至多一个

# 'zermelo graph FILE' lists the vertices of a file
zermelo-graph-file-lists-the-vertices-of-a-file = 'zermelo graph FILE' 列出文件中的顶点

# the amazons stand
the-amazons-stand = 亚马逊在哪里

# the Grundy value of vertex {vertex}
the-grundy-value-of-vertex-vertex = 顶点 { $vertex } 的 SG值

# row {number}
row-number = 第 { $number } 行

# the number of heaps
the-number-of-heaps = 堆数

# the most heaps a move may touch
the-most-heaps-a-move-may-touch = 一步最多可动的堆数

# a heap size
a-heap-size = 堆的大小

# the number of cases
the-number-of-cases = 案例数

# the number of vertices
the-number-of-vertices = 顶点数

# the number of moves
the-number-of-moves = 走法数

# Alice's vertex
alice-s-vertex = Alice 的顶点

# Bob's vertex
bob-s-vertex = Bob 的顶点

# the start of a move
the-start-of-a-move = 走法的起点

# the end of a move
the-end-of-a-move = 走法的终点

# the number of tokens
the-number-of-tokens = 石子数

# the number of takes
the-number-of-takes = 可取数的个数

# a take
a-take = 可取的数

# the first number
the-first-number = 第一个数

# the second number
the-second-number = 第二个数

# the number of squares
the-number-of-squares = 格数

# the number of coins
the-number-of-coins = 硬币数

# a square
a-square = 格子

# the first factor
the-first-factor = 第一个因数

# the second factor
the-second-factor = 第二个因数

# the number of trees
the-number-of-trees = 树的棵数

# a parent
a-parent = 父节点

# the number of positions
the-number-of-positions = 局面数

# the white king
the-white-king = 白王

# the rook
the-rook = 车

# the black king
the-black-king = 黑王

# the number of rows
the-number-of-rows = 行数

# the number of columns
the-number-of-columns = 列数

# the number of edges
the-number-of-edges = 边数

# an edge's first vertex
an-edge-s-first-vertex = 边的第一个顶点

# an edge's second vertex
an-edge-s-second-vertex = 边的第二个顶点

# the number of switches
the-number-of-switches = 开关数

# the number of bulbs
the-number-of-bulbs = 灯泡数

# the threshold
the-threshold = 阈值

# a brightness
a-brightness = 亮度

# the number of bulbs of a switch
the-number-of-bulbs-of-a-switch = 开关的灯泡数

# a bulb
a-bulb = 灯泡

# pawn
pawn = 兵

# rook
rook = 车

# queen
queen = 后

# this is not a game of bulbs and switches
this-is-not-a-game-of-bulbs-and-switches = 这不是灯泡和开关的游戏

# all bulbs together must be below 2^64
all-bulbs-together-must-be-below-2-64 = 所有灯泡之和必须小于 2^64

# the board is too large: boards of some 60 rows and columns can be solved
the-board-is-too-large-boards-of-some-60-f5a8 = 棋盘太大：可解约 60 行 60 列的棋盘

# there are tables of {games}, and of rule files
there-are-tables-of-games-and-of-rule-files = 有表的游戏：{ $games }，以及规则文件

# its positions are counted in a table: zermelo table build {example}
its-positions-are-counted-in-a-table-zermelo-table-4560 = 其局面列在表中：zermelo table build { $example }

# this game is known by tables of its positions alone
this-game-is-known-by-tables-of-its-positions-eb41 = 这个游戏只用局面的表来处理

# after so many errors the rest is not read
after-so-many-errors-the-rest-is-not-read = 错误已有这么多，其余的不再读

# nothing was expected here
nothing-was-expected-here = 这里不应有内容

# expected a size such as 5x4
expected-a-size-such-as-5x4 = 应为如 5x4 的大小

#   {name} {parameters}: {what}
name-parameters-what = { "  " }{ $name } { $parameters }：{ $what }

# '{' after 'digraph'
after-digraph = 'digraph' 后的 '{ "{" }'

# '{' after 'subgraph'
after-subgraph = 'subgraph' 后的 '{ "{" }'

# '{first} {last}' may be a move of one player or of both
first-last-may-be-a-move-of-one-player-76cf = '{ $first } { $last }' 可能是一方的走法，也可能是双方的走法

# '{position}': after the game nothing was expected\n  for example: {example}
position-after-the-game-nothing-was-expected-for-example-72a3 = '{ $position }'：游戏之后不应再有内容{ "\u000A" }  例如：{ $example }

# '{rest}': nothing was expected here\n  a start or a position is one word, in quotes where it has spaces, for example: {example}
rest-nothing-was-expected-here-a-start-or-a-0582 = '{ $rest }'：此处不应再有内容{ "\u000A" }  起点或局面是一个词，有空格时放在引号中，例如：{ $example }

# '{text}' is a vertex, and its parts between the commas are vertices, too
text-is-a-vertex-and-its-parts-between-the-04fe = '{ $text }' 是一个顶点，而逗号之间的各部分也是顶点

# '{word}' does not say who moves
word-does-not-say-who-moves = '{ $word }' 没有说明由谁走

# --claim-p: {error}\n  name its vertices, for example: --claim-p '{example}'
claim-p-error-name-its-vertices-for-example-claim-ebdd = --claim-p：{ $error }{ "\u000A" }  请写出顶点的名字，例如：--claim-p '{ $example }'

# --coq: {file}: {reason}
coq-file-reason = --coq：{ $file }：{ $reason }

# --limit-positions: on many processes only time and memory have limits\n  for example: --limit-memory 4GB
limit-positions-on-many-processes-only-time-and-memory-d129 = --limit-positions：多个进程时只能限制时间和内存{ "\u000A" }  例如：--limit-memory 4GB

# --misere and --to-move are for tables of rule files; these games have rules of their own\n  for example: {example}
misere-and-to-move-are-for-tables-of-rule-2406 = --misere 和 --to-move 用于规则文件的表；这些游戏有自己的规则{ "\u000A" }  例如：{ $example }

# --processes and --hosts are for 'build', not for '{verb}'\n  for example: {example}
processes-and-hosts-are-for-build-not-for-verb-ec34 = --processes 和 --hosts 用于 'build'，不用于 '{ $verb }'{ "\u000A" }  例如：{ $example }

# a '#' inside a word may begin a comment or belong to the name
a-inside-a-word-may-begin-a-comment-or-1001 = 词中的 '#' 可能是注释的开头，也可能属于名字

# a comma stands between names in line {separator}, and inside a name here
a-comma-stands-between-names-in-line-separator-and-9aa6 = 逗号在第 { $separator } 行分隔名字，在这里却在名字之中

# a control character inside a word
a-control-character-inside-a-word = 词中有控制字符

# a game in DOT starts with 'digraph'
a-game-in-dot-starts-with-digraph = 用 DOT 写的游戏以 'digraph' 开头

# a game with its size was expected\n  for example: {example}
a-game-with-its-size-was-expected-for-example-eb51 = 这里应是带有大小的游戏{ "\u000A" }  例如：{ $example }

# a graph is a list of moves, JSON or DOT
a-graph-is-a-list-of-moves-json-or-1073 = 图是走法的列表、JSON 或 DOT

# a line is a move 'u v', optionally followed by left, right or both
a-line-is-a-move-u-v-optionally-followed-5154 = 一行是一步走法 'u v'，其后可以有 left、right 或 both

# a list is not a game
a-list-is-not-a-game = 列表不是游戏

# a name with blanks or marks stands in quotes: "a, b" "c"
a-name-with-blanks-or-marks-stands-in-quotes-7aa5 = 含有空格或符号的名字放在引号中："a, b" "c"

# a quote inside a word
a-quote-inside-a-word = 词中有引号

# a quote stands inside '{text}', or does not end
a-quote-stands-inside-text-or-does-not-end = '{ $text }' 之中有引号，或引号没有结束

# a table of version {version}
a-table-of-version-version = 版本 { $version } 的表

# a value after '='
a-value-after = '=' 之后的值

# a vertex
a-vertex = 顶点

# an attribute or ']'
an-attribute-or = 属性或 ']'

# block {block} has an impossible length
block-block-has-an-impossible-length = 第 { $block } 块的长度不可能

# block {block} has another length
block-block-has-another-length = 第 { $block } 块的长度不同

# block {block} has changed
block-block-has-changed = 第 { $block } 块已被改动

# block {block}: {error}
block-block-error = 第 { $block } 块：{ $error }

# bytes in a name
bytes-in-a-name = 名字的字节

# close it with {closing}
close-it-with-closing = 请用 { $closing } 结束

# contradictory endings: {position}, {to_move} to move, is said to be a {first} and a {second}
contradictory-endings-position-to_move-to-move-is-said-to-e344 = 矛盾的终局：{ $position }，轮到{ $to_move }，既说是{ $first }又说是{ $second }

# each move is a line 'u v', for example: 1 2
each-move-is-a-line-u-v-for-example-8bac = 每步走法是一行 'u v'，例如：1 2

# ending {number}
ending-number = 第 { $number } 个终局

# every label of {positions} positions follows from its options by the rules
every-label-of-positions-positions-follows-from-its-options-d016 = { $positions } 个局面的标记都按规则由其选项得出

# expected {what}, found {found}
expected-what-found-found = 这里应是{ $what }，却是{ $found }

# it cannot be read again: {error}
it-cannot-be-read-again-error = 无法再次读取：{ $error }

# it ends in block {block}
it-ends-in-block-block = 它在第 { $block } 块中断

# it ends in its header
it-ends-in-its-header = 它在文件头中断

# it is not a table
it-is-not-a-table = 它不是表

# its counts are not those of its labels
its-counts-are-not-those-of-its-labels = 其计数与标记不符

# its header has an impossible length
its-header-has-an-impossible-length = 其文件头的长度不可能

# its header has changed
its-header-has-changed = 其文件头已被改动

# its header is too short
its-header-is-too-short = 其文件头太短

# its index is not in order
its-index-is-not-in-order = 其索引次序不对

# its size is not that of the game
its-size-is-not-that-of-the-game = 其大小与游戏不符

# line {line}: this is not part of a game graph
line-line-this-is-not-part-of-a-game-d450 = 第 { $line } 行：这不是游戏图的内容

# move {number} of "{word}"
move-number-of-word = "{ $word }" 的第 { $number } 步走法

# moves that leave more than {most} heaps of different sizes are not computed
moves-that-leave-more-than-most-heaps-of-different-65f5 = 留下超过 { $most } 个大小互异的堆的走法不作计算

# name it in "positions"; without "positions" they are what the moves mention
name-it-in-positions-without-positions-they-are-what-7b1e = 请在 "positions" 中写出；没有 "positions" 时，局面就是走法中出现的那些

# no line has a move; '{name}' is one name
no-line-has-a-move-name-is-one-name = 没有一行含有走法；'{ $name }' 是一个名字

# no name follows '{name}'
no-name-follows-name = '{ $name }' 之后没有名字

# nothing is expected after the last move
nothing-is-expected-after-the-last-move = 最后一步走法之后不应再有内容

# one position has contradictory endings
one-position-has-contradictory-endings = 有一个局面的终局相互矛盾

# player belongs to a move, not to a vertex
player-belongs-to-a-move-not-to-a-vertex = player 属于走法，不属于顶点

# player={value} is not left, right or both
player-value-is-not-left-right-or-both = player={ $value } 不是 left、right 或 both

# put a blank before a comment, or quotes around the name
put-a-blank-before-a-comment-or-quotes-around-25e3 = 请在注释前加空格，或给名字加上引号

# put names with a comma in quotes: "0,1" "0,2"
put-names-with-a-comma-in-quotes-0-1-81b3 = 含有逗号的名字请放在引号中："0,1" "0,2"

# put the moves into an object, for example: {example}
put-the-moves-into-an-object-for-example-example = 请把走法放进对象，例如：{ $example }

# put unusual names in quotes: "a*b" -> c
put-unusual-names-in-quotes-a-b-c = 特殊的名字请放在引号中："a*b" -> c

# slice {slice} of {game} by rules {digest}
slice-slice-of-game-by-rules-digest = { $game } 按规则 { $digest } 的第 { $slice } 片

# something follows the quoted name '{name}'
something-follows-the-quoted-name-name = 引号中的名字 '{ $name }' 之后紧跟着别的内容

# start: {label}
start-label = 起点：{ $label }

# start={value} is not true or false
start-value-is-not-true-or-false = start={ $value } 不是 true 或 false

# tables on disk are told about as text or json: --format json
tables-on-disk-are-told-about-as-text-or-89d8 = 磁盘上的表以 text 或 json 给出：--format json

# the comment that starts here does not end
the-comment-that-starts-here-does-not-end = 从这里开始的注释没有结束

# the end of the file
the-end-of-the-file = 文件的结尾

# the file ends before the graph is closed with '}'
the-file-ends-before-the-graph-is-closed-with = 图还没有用 '{ "}" }' 结束，文件就结束了

# the first line is 'V E', for example: 3 2
the-first-line-is-v-e-for-example-3-0a3f = 第一行是 'V E'，例如：3 2

# the graph has no positions
the-graph-has-no-positions = 图中没有局面

# the graph has no positions\n  give it a move: a line 'a b', {json}, or {dot}
the-graph-has-no-positions-give-it-a-move-03be = 图中没有局面{ "\u000A" }  请写出一步走法：一行 'a b'、{ $json } 或 { $dot }

# the graph has no vertex '{name}'
the-graph-has-no-vertex-name = 图中没有顶点 '{ $name }'

# the graph is too large: at most {most} {what}
the-graph-is-too-large-at-most-most-what = 图太大：{ $what }至多 { $most } 个

# the input ends after {moves} of {edge_count} moves
the-input-ends-after-moves-of-edge_count-moves = 输入在 { $edge_count } 步走法中的 { $moves } 步之后就结束了

# the label of {text} does not follow from its options
the-label-of-text-does-not-follow-from-its-de75 = { $text } 的标记不能由其选项得出

# the line begins with a mark where a name should be
the-line-begins-with-a-mark-where-a-name-04a7 = 行首应是名字，却是符号

# the line has more than {most} bytes
the-line-has-more-than-most-bytes = 这一行超过 { $most } 字节

# the list "moves" is missing
the-list-moves-is-missing = 缺少列表 "moves"

# the quoted name does not end on its line
the-quoted-name-does-not-end-on-its-line = 引号中的名字没有在本行结束

# the quoted name that starts here does not end
the-quoted-name-that-starts-here-does-not-end = 从这里开始的引号中的名字没有结束

# the start is missing
the-start-is-missing = 缺少起点

# there is more after the closing brace
there-is-more-after-the-closing-brace = 右括号之后还有内容

# there is more after the graph
there-is-more-after-the-graph = 图之后还有内容

# there is more after the move
there-is-more-after-the-move = 走法之后还有内容

# there is more after the {edge_count} moves that the first line announces
there-is-more-after-the-edge_count-moves-that-the-23d1 = 第一行所说的 { $edge_count } 步走法之后还有内容

# there is no table of {game} in {folder}, or it is not finished: {missing} is missing
there-is-no-table-of-game-in-folder-or-5fbf = { $folder } 中没有 { $game } 的表，或表尚未完成：缺少 { $missing }

# there is one start, and it is '{name}'
there-is-one-start-and-it-is-name = 起点只有一个，就是 '{ $name }'

# this is not UTF-8 text
this-is-not-utf-8-text = 这不是 UTF-8 文本

# this is not text: it has a byte 0
this-is-not-text-it-has-a-byte-0 = 这不是文本：其中有字节 0

# this program was built without JSON
this-program-was-built-without-json = 本程序构建时没有包含 JSON

# tie
tie = 和局

# undirected edges do not say where a move leads
undirected-edges-do-not-say-where-a-move-leads = 无向边没有说明走法通向哪里

# unexpected '{extra}' after the move
unexpected-extra-after-the-move = 走法之后出现意外的 '{ $extra }'

# unexpected '{first}'
unexpected-first = 意外的 '{ $first }'

# version {version}
version-version = 版本 { $version }

# vertex {vertex} does not exist
vertex-vertex-does-not-exist = 顶点 { $vertex } 不存在

# vertices are numbered from 1 to {vertex_count}
vertices-are-numbered-from-1-to-vertex_count = 顶点从 1 到 { $vertex_count } 编号

# win {wins}, loss {losses}, tie {ties}, draw {draws}
win-wins-loss-losses-tie-ties-draw-draws = 胜 { $wins }，负 { $losses }，按规则的和局 { $ties }，无穷的平局 { $draws }

# write a move as u v, or u -> v
write-a-move-as-u-v-or-u-v = 走法写作 u v 或 u -> v

# write moves with an arrow: a -> b
write-moves-with-an-arrow-a-b = 请用箭头写走法：a -> b

# write one move a line: a b; or build with the feature json
write-one-move-a-line-a-b-or-build-681f = 每行写一步走法：a b；或在构建时加入特性 json

# write one move a line: u v
write-one-move-a-line-u-v = 每行写一步走法：u v

# write the move with a blank, u v left, or the names in quotes
write-the-move-with-a-blank-u-v-left-4919 = 请用空格写走法 u v left，或给名字加上引号

# {code}: {error}
code-error = { $code }：{ $error }

# {error}\n  for example: {example}
error-for-example-example = { $error }{ "\u000A" }  例如：{ $example }

# {error}\n  what is finished is kept: the same command goes on from there
error-what-is-finished-is-kept-the-same-command-f65c = { $error }{ "\u000A" }  已完成的部分保留：用同一命令可从那里继续

# {file}: the example {text} gives '{found}', and the file expects '{expected}'
file-the-example-text-gives-found-and-the-file-23b2 = { $file }：例子 { $text } 得出 '{ $found }'，而文件写的是 '{ $expected }'

# {file}: the example {text}, '{expected}', is not played: {why}
file-the-example-text-expected-is-not-played-why = { $file }：例子 { $text }，'{ $expected }'，没有进行：{ $why }

# {folder} is in use: another build of this table is running there
folder-is-in-use-another-build-of-this-table-d9da = { $folder } 正在使用：那里正在建立这张表

# {folder}: {error}\n  for example: --dir tables
folder-error-for-example-dir-tables = { $folder }：{ $error }{ "\u000A" }  例如：--dir tables

# {game}: {positions} positions in {slices} slices, {bytes} bytes
game-positions-positions-in-slices-slices-bytes-bytes = { $game }：{ $positions } 个局面，{ $slices } 片，{ $bytes } 字节

# {game}: one position, {bytes} bytes
game-one-position-bytes-bytes = { $game }：1 个局面，{ $bytes } 字节

# {game}: {positions} positions in one slice, {bytes} bytes
game-positions-positions-in-one-slice-bytes-bytes = { $game }：{ $positions } 个局面，1 片，{ $bytes } 字节

# {message}, column {column}
message-column-column = { $message }，第 { $column } 列

# {name} belongs to a vertex, not to a move
name-belongs-to-a-vertex-not-to-a-move = { $name } 属于顶点，不属于走法

# {name} is broken: {what}
name-is-broken-what = { $name } 已损坏：{ $what }

# {name} is set for vertices and moves one by one, not as a default
name-is-set-for-vertices-and-moves-one-by-40ef = { $name } 要对顶点和走法逐个设定，不能作为默认值

# {name} is {found}; expected was {expected}
name-is-found-expected-was-expected = { $name } 是{ $found }；应是{ $expected }

# {name}: {error}
name-error = { $name }：{ $error }

# {name}={value} is not win, loss or draw
name-value-is-not-win-loss-or-draw = { $name }={ $value } 不是 win、loss 或 draw

# {place}: '{word}' is not one of {wanted}
place-word-is-not-one-of-wanted = { $place }：'{ $word }' 不是 { $wanted } 之一

# {place}: there is no position '{name}'
place-there-is-no-position-name = { $place }：没有局面 '{ $name }'

# {position} does not arise in play from the start\n  for example: {example}
position-does-not-arise-in-play-from-the-start-979b = { $position } 不会从起点走出{ "\u000A" }  例如：{ $example }

# {program} is neither beside zermelo nor on the path: it builds tables on many processes\n  to install it: {command}
program-is-neither-beside-zermelo-nor-on-the-path-19fb = { $program } 既不在 zermelo 旁边也不在路径中：它用多个进程建立表{ "\u000A" }  安装：{ $command }

# {program} was ended: {status}
program-was-ended-status = { $program } 被终止：{ $status }

# {result} {distance}
result-distance = { $result } { $distance }

# {text} is ruled out, but play reaches it
text-is-ruled-out-but-play-reaches-it = { $text } 被排除，但走棋会到达它

# {totals}; longest {longest} plies
totals-longest-1-ply = { $totals }；最长 1 步
totals-longest-longest-plies = { $totals }；最长 { $longest } 步

# a rule file of a game on cells
a-rule-file-of-a-game-on-cells = 在格子上进行的游戏的规则文件

# stones fall into columns; K in a row win (4)
stones-fall-into-columns-k-in-a-row-win-d021 = 棋子落入各列；K 子相连者胜（4）

# m,n,k games: marks on free cells, K in a row win
m-n-k-games-marks-on-free-cells-k-1d3a = m,n,k 游戏：在空格做记号，K 个相连者胜

# endings of up to five men
endings-of-up-to-five-men = 至多五子的残局

# seeds sown round a board, taken and stored
seeds-sown-round-a-board-taken-and-stored = 绕棋盘播种，取子并存子

# two pieces like an L, and two stones
two-pieces-like-an-l-and-two-stones = 两个 L 形棋子和两个石子

# men's morris with 3 to 10 men; rules: squares, flying, lasker, strict, lenient, misere
men-s-morris-with-3-to-10-men-rules-af84 = 3 到 10 子的莫里斯棋；规则：squares、flying、lasker、strict、lenient、misere

# cubes taken from the border and pushed in again
cubes-taken-from-the-border-and-pushed-in-again = 从边上取出再推入的方块

# '{letter}' does not belong here
letter-does-not-belong-here = '{ $letter }' 不应在此

# '{letter}' is not one of {letters}
letter-is-not-one-of-letters = '{ $letter }' 不是 { $letters } 之一

# 2 to 7 in a row win
n-2-to-7-in-a-row-win = 相连 2 到 7 子者胜

# a board has 1 to 9 rows and at least one column
a-board-has-1-to-9-rows-and-at-9c4f = 棋盘有 1 到 9 行，至少一列

# a board has at most {cells} cells
a-board-has-at-most-cells-cells = 棋盘至多 { $cells } 格

# a board has at most {columns} columns and {cells} cells
a-board-has-at-most-columns-columns-and-cells-f780 = 棋盘至多 { $columns } 列、{ $cells } 格

# a pawn stands on ranks 2 to 7 only
a-pawn-stands-on-ranks-2-to-7-only = 兵只能在第 2 到第 7 横线上

# a row has 8 squares
a-row-has-8-squares = 一行有 8 格

# a row has {columns} cells, not {found}
a-row-has-columns-cells-not-found = 一行有 { $columns } 格，不是 { $found } 格

# after the board comes who moves: x or o
after-the-board-comes-who-moves-x-or-o = 棋盘之后写轮到谁走：x 或 o

# an ending begins with a king, and has at most five men
an-ending-begins-with-a-king-and-has-at-218f = 残局以王开头，至多五子

# an ending has two kings: White's men, then Black's, each from the king on
an-ending-has-two-kings-white-s-men-then-2004 = 残局有两个王：先写白方的子，再写黑方的子，各从王开始

# both kings must be on the board
both-kings-must-be-on-the-board = 双方的王都必须在棋盘上

# castling is not part of an ending: expected '-'
castling-is-not-part-of-an-ending-expected = 残局中没有王车易位：这里应是 '-'

# column {column} has a gap
column-column-has-a-gap = 第 { $column } 列中有空隙

# each player has an L of four cells, and there are two stones n
each-player-has-an-l-of-four-cells-and-94ed = 双方各有一个四格的 L，另有两个石子 n

# either strict or lenient
either-strict-or-lenient = strict 与 lenient 只能取一个

# expected how many in a row win
expected-how-many-in-a-row-win = 这里应是几子相连者胜

# expected the men of a side, from 3 to {most}
expected-the-men-of-a-side-from-3-to-d6fd = 这里应是一方的子数，3 到 { $most }

# expected the pits of both players, the stores, and who moves
expected-the-pits-of-both-players-the-stores-and-7193 = 这里应是双方的坑、仓，以及轮到谁走

# expected the points, the stones in hand, and who moves
expected-the-points-the-stones-in-hand-and-who-2880 = 这里应是各点、手中的石子，以及轮到谁走

# expected the seeds in both stores
expected-the-seeds-in-both-stores = 这里应是两个仓中的种子数

# expected the seeds in {pits} pits of each player
expected-the-seeds-in-pits-pits-of-each-player = 这里应是双方各 { $pits } 个坑中的种子数

# expected the stones in hand, at most {most} each
expected-the-stones-in-hand-at-most-most-each = 这里应是手中的石子数，每方至多 { $most } 个

# no play from the start has these stones with this player to move
no-play-from-the-start-has-these-stones-with-bcfd = 从起点走出的棋局中，轮到此方时不会有这些石子

# no pawn of the side that has just moved went two steps over this square
no-pawn-of-the-side-that-has-just-moved-1476 = 刚走棋的一方没有兵越过这一格走了两格

# the board from the top, x moves first, for example: ....|....|....|xo..
the-board-from-the-top-x-moves-first-for-fcb5 = 从上往下写棋盘，x 先走，例如：....|....|....|xo..

# the board has {points} points
the-board-has-points-points = 棋盘有 { $points } 个点

# the board has {rows} rows, not {found}
the-board-has-rows-rows-not-found = 棋盘有 { $rows } 行，不是 { $found } 行

# the board is 3x3 or 4x4
the-board-is-3x3-or-4x4 = 棋盘是 3x3 或 4x4

# the board is 4x4
the-board-is-4x4 = 棋盘是 4x4

# the king of the side that has just moved stands in check
the-king-of-the-side-that-has-just-moved-2544 = 刚走的一方的王正被将军

# the kings stand side by side
the-kings-stand-side-by-side = 两王相邻

# the men are K, Q, R, B, N and P
the-men-are-k-q-r-b-n-and-3997 = 棋子是 K、Q、R、B、N 和 P

# the rules are {rules}
the-rules-are-rules = 规则有 { $rules }

# there are too many pits or seeds
there-are-too-many-pits-or-seeds = 坑或种子太多

# there are {seeds} seeds
there-are-seeds-seeds = 共有 { $seeds } 颗种子

# these men are not in the table
these-men-are-not-in-the-table = 表中没有这些棋子

# x has as many marks as o, or one more
x-has-as-many-marks-as-o-or-one-7005 = x 的记号与 o 一样多，或多一个

# x has as many stones as o, or one more
x-has-as-many-stones-as-o-or-one-31ca = x 的棋子与 o 一样多，或多一个

# x moves first, for example: xo.|...|...
x-moves-first-for-example-xo = x 先走，例如：xo.|...|...

# x or o moves
x-or-o-moves = 由 x 或 o 走

# '{asked}' is not a theorem that is proved here\n  All proofs: zermelo explain --proof
asked-is-not-a-theorem-that-is-proved-here-28d7 = '{ $asked }' 不是这里证明的定理{ "\u000A" }  全部证明：zermelo explain --proof

# Grundy values belong to normal play of impartial games without cycles
grundy-values-belong-to-normal-play-of-impartial-games-d1ff = SG值只用于无循环的公平游戏的正常规则

# Grundy values belong to normal play of impartial games without endings
grundy-values-belong-to-normal-play-of-impartial-games-b410 = SG值只用于没有按规则终止的公平游戏的正常规则

# a game of the comparison is not a stopper: its two sides differ, and only stoppers are compared
a-game-of-the-comparison-is-not-a-stopper-caa5 = 比较的游戏中有一个不是止步游戏：它的两侧不同，而只有止步游戏可以比较

# alternating play from the position can go on for ever, and only forms of stoppers are certified
alternating-play-from-the-position-can-go-on-for-7681 = 从这个局面轮流走可以永远走下去，而只有止步游戏的形式才能写成证书

# internal error: the strategy does not reach what the engines say; no certificate was written
internal-error-the-strategy-does-not-reach-what-the-a855 = 内部错误：策略达不到引擎所说的结果；没有写出证书

# numbers beyond 1000000 have too many positions to write them out
numbers-beyond-1000000-have-too-many-positions-to-write-f811 = 超过 1000000 的数局面太多，无法写出

# same: no code has the moves of {game}
same-no-code-has-the-moves-of-game = same：没有哪个编码具有 { $game } 的走法

# the certificate cannot be written: {error}
the-certificate-cannot-be-written-error = 无法写出证书：{ $error }

# the checker reads codes of octal or hexadecimal digits alone, such as 0.137 or 4.07
the-checker-reads-codes-of-octal-or-hexadecimal-digits-1ae7 = 检查器只读取由八进制或十六进制数字组成的编码，如 0.137 或 4.07

# the checker reads sums of at most {most} summands
the-checker-reads-sums-of-at-most-most-summands = 检查器只读取至多 { $most } 项的和

# there are more than {most} moves
there-are-more-than-most-moves = 走法超过 { $most } 个

# there are no words in '{tag}'; expected one of: {tags}
there-are-no-words-in-tag-expected-one-of-b716 = 没有 '{ $tag }' 的文字；应是下列之一：{ $tags }

# there is no drawing of this position of {game}
there-is-no-drawing-of-this-position-of-game = { $game } 的这个局面没有图形

# there is no rule file: give its text as "file"
there-is-no-rule-file-give-its-text-as-303b = 没有规则文件：请以 "file" 给出其内容

# there is no verb '{asked}'\n  did you mean '{near}'? the verbs are: {verbs}
there-is-no-verb-asked-did-you-mean-near-916e = 没有动词 '{ $asked }'{ "\u000A" }  是指 '{ $near }' 吗？动词有：{ $verbs }

# there is no verb '{asked}'\n  the verbs are: {verbs}
there-is-no-verb-asked-the-verbs-are-verbs = 没有动词 '{ $asked }'{ "\u000A" }  动词有：{ $verbs }

# to: heaps of such games have at most {largest} tokens
to-heaps-of-such-games-have-at-most-largest-a8e7 = to：这类游戏的堆至多 { $largest } 个

# to: {last} is a run for the program, which can put it down in a file\n  {command}
to-last-is-a-run-for-the-program-which-ca77 = to：{ $last } 应由程序来运行，程序可以把它写进文件{ "\u000A" }  { $command }

# {option}: '{given}' is not one of {known}
option-given-is-not-one-of-known = { $option }：'{ $given }' 不是 { $known } 之一

# a search of sums gives the values of impartial games in normal play only
a-search-of-sums-gives-the-values-of-impartial-4c9c = 和的搜索只给出正常规则下公平游戏的值

# play can go round for ever, so the tree of plays is infinite
play-can-go-round-for-ever-so-the-tree-6361 = 走法可以永远循环，因此走法树是无限的

# the game's own search does not decide this position
the-game-s-own-search-does-not-decide-this-94b8 = 这个游戏自己的搜索不能判定这个局面

# the game has no table of these positions
the-game-has-no-table-of-these-positions = 这个游戏没有这些局面的表

# the table does not have this position
the-table-does-not-have-this-position = 表中没有这个局面

# a partizan sum has no Grundy value
a-partizan-sum-has-no-grundy-value = 不平等博弈之和没有 SG值

# in a partizan sum it matters who moves
in-a-partizan-sum-it-matters-who-moves = 在不平等博弈之和中，由谁走是有区别的

# '\\{escaped}' means nothing
escaped-means-nothing = '\{ $escaped }' 没有意义

# '{bracket}' is not closed
bracket-is-not-closed = '{ $bracket }' 没有闭合

# '{digits}' is not a number
digits-is-not-a-number = '{ $digits }' 不是数

# '{file}' cannot be loaded: {error}
file-cannot-be-loaded-error = 无法载入 '{ $file }'：{ $error }

# '{file}' has no '{there}'
file-has-no-there = '{ $file }' 中没有 '{ $there }'

# '{file}' loads itself, directly or through others
file-loads-itself-directly-or-through-others = '{ $file }' 直接或通过其他文件载入了自己

# '{name}' is given twice
name-is-given-twice = '{ $name }' 给出了两次

# '{name}' is used before it has a value
name-is-used-before-it-has-a-value = '{ $name }' 在有值之前就被使用

# '{name}' takes other arguments
name-takes-other-arguments = '{ $name }' 的参数不是这样

# '{sign}' changes one thing at a time
sign-changes-one-thing-at-a-time = '{ $sign }' 一次只改变一个

# '{sign}' closes nothing
sign-closes-nothing = '{ $sign }' 没有对应的左括号

# '{sign}' means nothing here
sign-means-nothing-here = '{ $sign }' 在此没有意义

# '{word}' stands outside a loop
word-stands-outside-a-loop = '{ $word }' 在循环之外

# a text
a-text = 一段文本

# a {kind}
a-kind = 一个值 ({ $kind })

# an indented line
an-indented-line = 缩进的行

# an {kind}
an-kind = 一个值 ({ $kind })

# did you mean '{near}'?
did-you-mean-near = 是指 '{ $near }' 吗？

# expected 'else', found {found}
expected-else-found-found = 此处应为 'else'，却是{ $found }

# expected 'in' after 'not', found {found}
expected-in-after-not-found-found = 'not' 之后应为 'in'，却是{ $found }

# expected 'in', found {found}
expected-in-found-found = 此处应为 'in'，却是{ $found }

# expected '{sign}' {after}, found {found}
expected-sign-after-found-found = { $after }应为 '{ $sign }'，却是{ $found }

# expected a name in quotes, found {found}
expected-a-name-in-quotes-found-found = 此处应为引号中的名字，却是{ $found }

# expected a value, found {found}
expected-a-value-found-found = 此处应为值，却是{ $found }

# expected the end of the line, found {found}
expected-the-end-of-the-line-found-found = 此处应为行尾，却是{ $found }

# expected the name of a file, found {found}
expected-the-name-of-a-file-found-found = 此处应为文件名，却是{ $found }

# expected {wanted} arguments, found {found}
expected-wanted-arguments-found-found = 应有 { $wanted } 个参数，却有 { $found } 个

# index {number} of {length}
index-number-of-length = 长度为 { $length }，却取下标 { $number }

# parts of {value} cannot be changed
parts-of-value-cannot-be-changed = 不能改变{ $value }的部分

# stopped after {steps} steps
stopped-after-steps-steps = 在 { $steps } 步之后停止

# the end of the block
the-end-of-the-block = 块的结尾

# the end of the line
the-end-of-the-line = 行尾

# the text {text}
the-text-text = 文本 { $text }

# there are two parameters '{name}'
there-are-two-parameters-name = 有两个参数 '{ $name }'

# there is no '{name}' in rule files
there-is-no-name-in-rule-files = 规则文件中没有 '{ $name }'

# there is no argument '{name}' here
there-is-no-argument-name-here = 此处没有参数 '{ $name }'

# there is no key {key}
there-is-no-key-key = 没有键 { $key }

# there is no value for '{{{name}}}'
there-is-no-value-for-name = '{ "{" }{ $name }{ "}" }' 没有值

# there is nothing called '{name}'
there-is-nothing-called-name = 没有叫 '{ $name }' 的东西

# this takes more than {megabytes} MB
this-takes-more-than-megabytes-mb = 这会占用超过 { $megabytes } MB

# {file}:{line}: {error}
file-line-error = { $file }:{ $line }: { $error }

# {function} calls itself
function-calls-itself = { $function } 调用了自己

# {function} has no parameter '{name}'
function-has-no-parameter-name = { $function } 没有参数 '{ $name }'

# {function} needs the argument '{name}'
function-needs-the-argument-name = { $function } 需要参数 '{ $name }'

# {function} takes fewer arguments
function-takes-fewer-arguments = { $function } 的参数没有这么多

# {least} to {most}
least-to-most = { $least } 到 { $most }

# {one} and {two} cannot be combined like this
one-and-two-cannot-be-combined-like-this = { $one }与{ $two }不能这样结合

# {one} and {two} have no order
one-and-two-have-no-order = { $one }与{ $two }之间没有次序

# {value} cannot be a key
value-cannot-be-a-key = { $value }不能作为键

# {value} cannot be repeated
value-cannot-be-repeated = { $value }不能重复

# {value} does not have {count} parts
value-does-not-have-count-parts = { $value }没有 { $count } 个部分

# {value} has no '{name}'
value-has-no-name = { $value }没有 '{ $name }'

# {value} has no length
value-has-no-length = { $value }没有长度

# {value} has no parts
value-has-no-parts = { $value }没有部分

# {value} has no parts to look among
value-has-no-parts-to-look-among = { $value }没有可查找的部分

# {value} is not a function
value-is-not-a-function = { $value }不是函数

# {value} is not a list
value-is-not-a-list = { $value }不是列表

# {value} is not a number
value-is-not-a-number = { $value }不是数

# {value} is not a text
value-is-not-a-text = { $value }不是文本

# {value} is not an index
value-is-not-an-index = { $value }不是下标

# a text is not a list
a-text-is-not-a-list = 文本不是列表

# its characters are: text.elems()
its-characters-are-text-elems = 它的字符是：text.elems()

# the number is too large
the-number-is-too-large = 数太大

# expected pairs of a key and a value
expected-pairs-of-a-key-and-a-value = 此处应为键和值的对

# negative numbers have no square root
negative-numbers-have-no-square-root = 负数没有平方根

# these values have no order
these-values-have-no-order = 这些值没有次序

# these values have no order, or are too many
these-values-have-no-order-or-are-too-many = 这些值没有次序，或者太多

# the list is empty
the-list-is-empty = 列表是空的

# the step is 0
the-step-is-0 = 步长为 0

# expected one list
expected-one-list = 此处应为一个列表

# there are fewer values than places in the text
there-are-fewer-values-than-places-in-the-text = 值少于文本中的位置

# there are more values than places in the text
there-are-more-values-than-places-in-the-text = 值多于文本中的位置

# after '%' stands s, d, r or %
after-stands-s-d-r-or = '%' 之后是 s、d、r 或 %

# an argument is missing
an-argument-is-missing = 缺少一个参数

# the text does not occur
the-text-does-not-occur = 该文本没有出现

# the separator is empty
the-separator-is-empty = 分隔符是空的

# a brace in the text is not closed
a-brace-in-the-text-is-not-closed = 文本中的花括号没有闭合

# a brace itself is written twice
a-brace-itself-is-written-twice = 花括号本身要写两次

# the list does not have it
the-list-does-not-have-it = 列表中没有它

# expected a key: a text, a number or a tuple of them
expected-a-key-a-text-a-number-or-a-16b5 = 此处应为键：文本、数或它们的元组

# there is no such key
there-is-no-such-key = 没有这样的键

# the file is longer than 1 MB
the-file-is-longer-than-1-mb = 文件超过 1 MB

# too many files are loaded
too-many-files-are-loaded = 载入的文件太多

# only files in the same folder are loaded, for example: load("clobber.star", "game")
only-files-in-the-same-folder-are-loaded-for-2706 = 只能载入同一文件夹中的文件，例如：load("clobber.star", "game")

# does this loop end?
does-this-loop-end = 这个循环会结束吗？

# this is nested too deeply, or too large
this-is-nested-too-deeply-or-too-large = 嵌套过深，或太大

# this is nested too deeply
this-is-nested-too-deeply = 嵌套过深

# make lists and texts smaller
make-lists-and-texts-smaller = 请把列表和文本改小

# use a loop: functions do not call themselves in rule files
use-a-loop-functions-do-not-call-themselves-in-2890 = 请用循环：规则文件中的函数不能调用自己

# calls are nested too deeply
calls-are-nested-too-deeply = 调用嵌套过深

# the characters of a text are: text.elems()
the-characters-of-a-text-are-text-elems = 文本的字符是：text.elems()

# a loop goes over a list, a tuple, a dict or a range
a-loop-goes-over-a-list-a-tuple-a-6941 = 循环可遍历 list、tuple、dict 或 range

# make a new list: what a function gives depends on its arguments alone
make-a-new-list-what-a-function-gives-depends-9f79 = 请新建一个列表：函数的结果只取决于它的参数

# this cannot change any more
this-cannot-change-any-more = 它不能再改变

# numbers are below 2^63
numbers-are-below-2-63 = 数小于 2^63

# the first has index 0
the-first-has-index-0 = 第一个的下标是 0

# 'in' looks into a list, a tuple, a dict or a text
in-looks-into-a-list-a-tuple-a-dict-84aa = 'in' 在 list、tuple、dict 或文本中查找

# this has no methods
this-has-no-methods = 它没有方法

# add the closing bracket
add-the-closing-bracket = 请加上右括号

# indent with blanks
indent-with-blanks = 请用空格缩进

# a tab in the indentation
a-tab-in-the-indentation = 缩进中有制表符

# blocks are nested too deeply
blocks-are-nested-too-deeply = 块嵌套过深

# begin the line in the column of the block that it belongs to
begin-the-line-in-the-column-of-the-block-58df = 请让这一行从所属块的那一列开始

# the indentation fits no block
the-indentation-fits-no-block = 缩进与任何块都不符

# use 'for' over a range
use-for-over-a-range = 请用 'for' 遍历 range

# take names from another file with: load("other.star", "name")
take-names-from-another-file-with-load-other-star-db02 = 从别的文件取名字：load("other.star", "name")

# use '=='
use = 请用 '=='

# numbers are whole and below 2^63
numbers-are-whole-and-below-2-63 = 数是整数，且小于 2^63

# numbers are whole
numbers-are-whole = 数是整数

# there are no fractions in rule files
there-are-no-fractions-in-rule-files = 规则文件中没有小数

# brackets are nested too deeply
brackets-are-nested-too-deeply = 括号嵌套过深

# the text is not closed
the-text-is-not-closed = 文本没有结束

# add the closing quote
add-the-closing-quote = 请加上右引号

# the text is not closed in its line
the-text-is-not-closed-in-its-line = 文本没有在本行结束

# a backslash stands before n, t, a quote, or another backslash
a-backslash-stands-before-n-t-a-quote-or-f6ee = 反斜杠后面是 n、t、引号或另一个反斜杠

# the expression is too long
the-expression-is-too-long = 表达式太长

# give parts of it names of their own
give-parts-of-it-names-of-their-own = 请给它的各部分另起名字

# the line is indented without a block
the-line-is-indented-without-a-block = 没有块，这一行却缩进了

# begin it in the first column
begin-it-in-the-first-column = 请从第一列开始

# 'return' stands outside a function
return-stands-outside-a-function = 'return' 在函数之外

# 'load' stands at the top of a file only
load-stands-at-the-top-of-a-file-only = 'load' 只能写在文件的最外层

# for example: load("clobber.star", "game") or load("clobber.star", other = "game")
for-example-load-clobber-star-game-or-load-clobber-a2fc = 例如：load("clobber.star", "game") 或 load("clobber.star", other = "game")

# after 'load'
after-load = 'load' 之后

# after the name
after-the-name = 名字之后

# at the end of 'load'
at-the-end-of-load = 'load' 的末尾

# before the block
before-the-block = 块之前

# the block is empty
the-block-is-empty = 块是空的

# indent its lines, or write 'pass'
indent-its-lines-or-write-pass = 请缩进它的各行，或写 'pass'

# nothing can be assigned to this
nothing-can-be-assigned-to-this = 不能给它赋值

# assign to a name
assign-to-a-name = 请给名字赋值

# the name of the function
the-name-of-the-function = 函数的名字

# after the name of the function
after-the-name-of-the-function = 函数名之后

# after the parameters
after-the-parameters = 参数之后

# the name of a parameter
the-name-of-a-parameter = 参数的名字

# a parameter without a default stands after one with a default
a-parameter-without-a-default-stands-after-one-with-16f5 = 没有默认值的参数在有默认值的参数之后

# comparisons cannot be chained
comparisons-cannot-be-chained = 比较不能连写

# write: a < b and b < c
write-a-b-and-b-c = 请写：a < b and b < c

# numbers are whole: there is no '/'
numbers-are-whole-there-is-no = 数是整数：没有 '/'

# write '//', which rounds down
write-which-rounds-down = 请写 '//'，它向下取整

# a name after '.'
a-name-after = '.' 之后的名字

# an argument without a name stands after one with a name
an-argument-without-a-name-stands-after-one-with-9b2d = 没有名字的参数在有名字的参数之后

# a loop inside a call stands in brackets
a-loop-inside-a-call-stands-in-brackets = 调用之中的循环要写在方括号里

# for example: max([n for n in list])
for-example-max-n-for-n-in-list = 例如：max([n for n in list])

# at the end of the call
at-the-end-of-the-call = 调用的末尾

# after the index
after-the-index = 下标之后

# the index is missing
the-index-is-missing = 缺少下标

# at the end of the bracket
at-the-end-of-the-bracket = 括号的末尾

# at the end of the list
at-the-end-of-the-list = 列表的末尾

# after the key
after-the-key = 键之后

# at the end of the dict
at-the-end-of-the-dict = dict 的末尾

# it is not in the folder of this file
it-is-not-in-the-folder-of-this-file = 它不在此文件的文件夹中

# the file loads itself
the-file-loads-itself = 文件载入了自己

# there are no other files
there-are-no-other-files = 没有其他文件

# for example: cells = "xo."
for-example-cells-xo = 例如：cells = "xo."

# there are no letters
there-are-no-letters = 没有字母

# cells are ASCII letters, digits and signs
cells-are-ascii-letters-digits-and-signs = 格子用 ASCII 字母、数字和符号表示

# '{c}' cannot be a cell: it has a meaning in patterns
c-cannot-be-a-cell-it-has-a-meaning-4854 = '{ $c }' 不能表示格子：它在图案中有特定含义

# '{c}' stands twice in the letters
c-stands-twice-in-the-letters = 字母 '{ $c }' 出现了两次

# its cells are: {letters}
its-cells-are-letters = 它的格子有：{ $letters }

# '|', the outside of the board, has no meaning here
the-outside-of-the-board-has-no-meaning-here = 表示棋盘之外的 '|' 在此没有意义

# {letter} is not one letter
letter-is-not-one-letter = { $letter } 不是一个字母

# a graph has no directions
a-graph-has-no-directions = 图没有方向

# leave out 'along': patterns lie along edges
leave-out-along-patterns-lie-along-edges = 去掉 'along'：图案沿边放置

# leave out 'along': a step is along an edge
leave-out-along-a-step-is-along-an-edge = 去掉 'along'：一步沿一条边

# one step, a slide, or a pattern laid once
one-step-a-slide-or-a-pattern-laid-once = 一步、滑动，或只放一次的图案

# this move has no one direction on a twisted board
this-move-has-no-one-direction-on-a-twisted-1601 = 在扭转的棋盘上，这步走法没有唯一的方向

# there are no two letters {places} places apart
there-are-no-two-letters-places-places-apart = 没有相距 { $places } 位的两个字母

# the letters are, in order: {letters}
the-letters-are-in-order-letters = 字母依次为：{ $letters }

# a place outside the board cannot change
a-place-outside-the-board-cannot-change = 棋盘之外的位置不能改变

# write '=' there
write-there = 在那里写 '='

# on a graph a piece goes along one edge
on-a-graph-a-piece-goes-along-one-edge = 在图上，棋子沿一条边走

# leave out 'most'
leave-out-most = 去掉 'most'

# a shot follows another move
a-shot-follows-another-move = 射击接在另一步走法之后

# write it in: then = [shoot(…)]
write-it-in-then-shoot = 写在这里：then = [shoot(…)]

# 'again' follows another move
again-follows-another-move = 'again' 接在另一步走法之后

# write it in: then = [again()]
write-it-in-then-again = 写在这里：then = [again()]

# 'push' is a move of its own, on strips and grids
push-is-a-move-of-its-own-on-strips-ad6f = 'push' 是条形和网格上单独的走法

# 'enclose' is a move of its own, on strips and grids
enclose-is-a-move-of-its-own-on-strips-2d7f = 'enclose' 是条形和网格上单独的走法

# this board has no edges
this-board-has-no-edges = 这个棋盘没有边

# name the cells: [1, 4]
name-the-cells-1-4 = 请写出格子：[1, 4]

# leave out 'near'
leave-out-near = 去掉 'near'

# only vertices of a graph have places of their own
only-vertices-of-a-graph-have-places-of-their-4dd9 = 只有图的顶点能指定位置

# leave out 'places'
leave-out-places = 去掉 'places'

# a place is a pair (row, column) of whole numbers from -100 to 100, for example: places = [(0, 0), (0, 2), (1, 1)]
a-place-is-a-pair-row-column-of-whole-0bcf = 位置是一对 -100 到 100 的整数（行，列），例如：places = [(0, 0), (0, 2), (1, 1)]

# '{name}' is a list of places
name-is-a-list-of-places = '{ $name }' 是位置的列表

# {value} is not a place
value-is-not-a-place = { $value }不是位置

# two vertices stand at ({row}, {column})
two-vertices-stand-at-row-column = 两个顶点在同一位置 ({ $row }, { $column })

# there are {places} places for the {vertices} vertices of the start
there-are-places-places-for-the-vertices-vertices-of-d5a0 = 起始局面有 { $vertices } 个顶点，却给出了 { $places } 个位置

# 'stuck' and 'turn' are asked in endings only
stuck-and-turn-are-asked-in-endings-only = 'stuck' 和 'turn' 只用于终局条件

# the same conditions cannot end the game in two ways
the-same-conditions-cannot-end-the-game-in-two-1f90 = 相同的条件不能以两种方式结束游戏

# an ending contradicts another
an-ending-contradicts-another = 一个终局与另一个矛盾

# letters are exchanged two by two, for example: colours("xo")
letters-are-exchanged-two-by-two-for-example-colours-89aa = 字母两两交换，例如：colours("xo")

# {letters} is not pairs of letters
letters-is-not-pairs-of-letters = { $letters } 不是成对的字母

# 'loopy' contradicts 'loop_free'
loopy-contradicts-loop_free = 'loopy' 与 'loop_free' 矛盾

# for example: splits = components("xo")
for-example-splits-components-xo = 例如：splits = components("xo")

# {value} does not say how a board splits
value-does-not-say-how-a-board-splits = { $value }没有说明棋盘如何分开

# colours("xo"), mirrored_colours("tf") or QUARTER_TURN
colours-xo-mirrored_colours-tf-or-quarter_turn = colours("xo")、mirrored_colours("tf") 或 QUARTER_TURN

# weights of letters, for example: measure = {"x": 1, "o": 1}
weights-of-letters-for-example-measure-x-1-o-3e6f = 字母的权重，例如：measure = { "{" }"x": 1, "o": 1{ "}" }

# {value} is not a measure
value-is-not-a-measure = { $value }不是度量

# only a grid has edges to join
only-a-grid-has-edges-to-join = 只有网格有可以连接的边

# the game has no moves
the-game-has-no-moves = 游戏没有走法

# give 'left' and 'right', or 'both'
give-left-and-right-or-both = 请给出 'left' 和 'right'，或 'both'

# 'fill' is one letter, two in turn, or on a grid the rows of a tile
fill-is-one-letter-two-in-turn-or-on-89ab = 'fill' 是一个字母、轮流的两个字母，或者在网格上是一块瓷砖的各行

# for example: fill = "+.|._"
for-example-fill-_ = 例如：fill = "+.|._"

# moves are added to games on strips, grids and graphs
moves-are-added-to-games-on-strips-grids-and-a125 = 走法可以加到条形、网格和图上的游戏

# nothing can be added to this game
nothing-can-be-added-to-this-game = 不能给这个游戏添加内容

# games on grids are twisted
games-on-grids-are-twisted = 可以扭转的是网格上的游戏

# this game has no board to twist
this-game-has-no-board-to-twist = 这个游戏没有可以扭转的棋盘

# this board is not twisted
this-board-is-not-twisted = 这个棋盘不能扭转

# a push
a-push = 推

# an enclosing move
an-enclosing-move = 围住的走法

# a move that goes on in its direction
a-move-that-goes-on-in-its-direction = 沿原方向继续的走法

# {kind} has no one direction on a twisted board
kind-has-no-one-direction-on-a-twisted-board = 在扭转的棋盘上，{ $kind }没有唯一的方向

# give 'both' in 'rules' instead
give-both-in-rules-instead = 请改在 'rules' 中给出 'both'

# games with an ending of their own are not mirrored
games-with-an-ending-of-their-own-are-not-6032 = 有自己终局的游戏不做镜像

# '-' cannot be a letter: it is the empty word
cannot-be-a-letter-it-is-the-empty-word = '-' 不能是字母：它表示空词

# for example: both = [replace("ab", "b")]
for-example-both-replace-ab-b = 例如：both = [replace("ab", "b")]

# {value} is not a replacement
value-is-not-a-replacement = { $value }不是替换

# '{unknown}' is not a letter of this game
unknown-is-not-a-letter-of-this-game = '{ $unknown }' 不是这个游戏的字母

# its letters are: {letters}
its-letters-are-letters = 它的字母有：{ $letters }

# the part replaced has 1 to 1000 letters
the-part-replaced-has-1-to-1000-letters = 被替换的部分有 1 到 1000 个字母

# for example: code = "0.77"
for-example-code-0-77 = 例如：code = "0.77"

# 'take' is a list of numbers, or a function of the size
take-is-a-list-of-numbers-or-a-function-d156 = 'take' 是数的列表，或大小的函数

# a move that takes nothing leaves the heap as it is
a-move-that-takes-nothing-leaves-the-heap-as-1eda = 不取的走法让堆保持原样

# leave = [2] splits it
leave-2-splits-it = leave = [2] 把它分开

# '{name}' is a function of {takes}
name-is-a-function-of-takes = '{ $name }' 是{ $takes }的函数

# one argument
one-argument = 一个参数

# two arguments
two-arguments = 两个参数

# '{name}' is a function, not {value}
name-is-a-function-not-value = '{ $name }' 是函数，不是{ $value }

# for example: left = heap_moves(take = [1, 2])
for-example-left-heap_moves-take-1-2 = 例如：left = heap_moves(take = [1, 2])

# {value} is not moves on heaps
value-is-not-moves-on-heaps = { $value }不是堆上的走法

# for example: heaps(take = [1, 2, 3])
for-example-heaps-take-1-2-3 = 例如：heaps(take = [1, 2, 3])

# for example: both = [take_from(1), take_from(2, same = True)]
for-example-both-take_from-1-take_from-2-same-true = 例如：both = [take_from(1), take_from(2, same = True)]

# {value} does not take from heaps
value-does-not-take-from-heaps = { $value }不从堆中取

# moves on one heap are take_from(1) then
moves-on-one-heap-are-take_from-1-then = 此时一堆上的走法是 take_from(1)

# '{name}' is for heaps that are a sum
name-is-for-heaps-that-are-a-sum = '{ $name }' 用于构成和的堆

# write both with take_from(…), or both with heap_moves(…)
write-both-with-take_from-or-both-with-heap_moves = 两者都用 take_from(…)，或都用 heap_moves(…)

# these moves are for heaps that are a sum
these-moves-are-for-heaps-that-are-a-sum = 这些走法用于构成和的堆

# a number of heaps, a list of such numbers, START or END, or a list of lists of places from 1
a-number-of-heaps-a-list-of-such-numbers-d822 = 堆数、这种数的列表、START 或 END，或从 1 开始的位置列表的列表

# {value} does not say which heaps
value-does-not-say-which-heaps = { $value }没有说明是哪些堆

# a move takes at least one token from a heap
a-move-takes-at-least-one-token-from-a-218f = 一步至少从堆中取一个

# 'take' is empty
take-is-empty = 'take' 是空的

# leave it out where any number may be taken
leave-it-out-where-any-number-may-be-taken = 若可取任意个，就去掉它

# the most tokens that the next move can take; for 0, what the first move can take
the-most-tokens-that-the-next-move-can-take-f3d5 = 下一步最多可取的个数；对 0 则是第一步可取的个数

# the most tokens that the first move takes, or ALL_BUT_ONE
the-most-tokens-that-the-first-move-takes-or-41fd = 第一步最多可取的个数，或 ALL_BUT_ONE

# give it by its name: {name} = …
give-it-by-its-name-name = 请写出名字：{ $name } = …

# {function} has {names}
function-has-names = { $function } 的参数有：{ $names }

# {function} has no argument '{name}'
function-has-no-argument-name = { $function } 没有参数 '{ $name }'

# {function} needs '{name}'
function-needs-name = { $function } 需要 '{ $name }'

# '{name}' is {wanted}, not {found}
name-is-wanted-not-found = '{ $name }' 应是{ $wanted }，而不是{ $found }

# one of {names}
one-of-names = 以下之一：{ $names }

# True or False
true-or-false = True 或 False

# a list
a-list = 列表

# '{name}' is {number}
name-is-number = '{ $name }' 是 { $number }

# it is a number from 0 to a million
it-is-a-number-from-0-to-a-million = 它是 0 到一百万之间的数

# 'ahead' is {ahead}
ahead-is-ahead = 'ahead' 是 { $ahead }

# it is a number from -10000 to 10000: so many more letters are as good as the same number
it-is-a-number-from-10000-to-10000-so-f0b5 = 它是 -10000 到 10000 之间的数：多这么多个字母算作数目相同

# a direction is a pair (rows down, columns right), such as SOUTH or (1, 2)
a-direction-is-a-pair-rows-down-columns-right-4a57 = 方向是一对 （向下行数，向右列数），例如 SOUTH 或 (1, 2)

# '{name}' is a list of directions
name-is-a-list-of-directions = '{ $name }' 是方向的列表

# '{name}' is empty
name-is-empty = '{ $name }' 是空的

# for example: [rewrite("xo", ".x", along = ORTHOGONAL)]
for-example-rewrite-xo-x-along-orthogonal = 例如：[rewrite("xo", ".x", along = ORTHOGONAL)]

# {value} is not a move
value-is-not-a-move = { $value }不是走法

# for example: connected("x", NORTH_EDGE, SOUTH_EDGE, wins = LEFT)
for-example-connected-x-north_edge-south_edge-wins-left = 例如：connected("x", NORTH_EDGE, SOUTH_EDGE, wins = LEFT)

# the ending does not say who wins
the-ending-does-not-say-who-wins = 这个终局没有说明谁获胜

# {value} is not an ending
value-is-not-an-ending = { $value }不是终局

# this is an ending, not a condition
this-is-an-ending-not-a-condition = 这是终局，不是条件

# leave out 'wins'
leave-out-wins = 去掉 'wins'

# for example: count("x", most = 2)
for-example-count-x-most-2 = 例如：count("x", most = 2)

# {value} is not a condition
value-is-not-a-condition = { $value }不是条件

# the parameter '{name}' is '{text}'
the-parameter-name-is-text = 参数 '{ $name }' 是 '{ $text }'

# it is a number from {least} to {most}
it-is-a-number-from-least-to-most = 它是 { $least } 到 { $most } 之间的数

# the parameter '{name}' is too long
the-parameter-name-is-too-long = 参数 '{ $name }' 太长

# the default of '{name}' is {value}
the-default-of-name-is-value = '{ $name }' 的默认值是{ $value }

# a parameter is a number or a text
a-parameter-is-a-number-or-a-text = 参数是数或文本

# the game is called 'game', not '{near}'
the-game-is-called-game-not-near = 游戏叫 'game'，不是 '{ $near }'

# the file's game is what the name 'game' stands for: game = on_grid(…)
the-file-s-game-is-what-the-name-game-2613 = 文件的游戏是名字 'game' 所代表的：game = on_grid(…)

# the file does not say what its game is
the-file-does-not-say-what-its-game-is = 文件没有说明它的游戏是什么

# 'game' is {value}, not a game
game-is-value-not-a-game = 'game' 是{ $value }，不是游戏

# for example: game = on_grid(…)
for-example-game-on_grid = 例如：game = on_grid(…)

# pairs of texts, for example: examples = [("3x3", "left win")]
pairs-of-texts-for-example-examples-3x3-left-win = 成对的文本，例如：examples = [("3x3", "left win")]

# 'examples' has {value}
examples-has-value = 'examples' 中有{ $value }

# there are more than {most} letters
there-are-more-than-most-letters = 字母超过 { $most } 个

# the file has no parameters
the-file-has-no-parameters = 文件没有参数

# its parameters are: {names}
its-parameters-are-names = 它的参数有：{ $names }

# there is no parameter '{name}'
there-is-no-parameter-name = 没有参数 '{ $name }'

# moves follow one another too deeply
moves-follow-one-another-too-deeply = 走法接续过深

# for example: [xo] or [^x]
for-example-xo-or-x = 例如：[xo] 或 [^x]

# a bracket of the pattern is empty
a-bracket-of-the-pattern-is-empty = 图案中的方括号是空的

# a bracket of the pattern is not closed
a-bracket-of-the-pattern-is-not-closed = 图案中的方括号没有闭合

# ']' closes nothing in the pattern
closes-nothing-in-the-pattern = 图案中的 ']' 没有对应的左括号

# a pattern has at most {most} cells
a-pattern-has-at-most-most-cells = 图案最多有 { $most } 个格子

# the pattern is empty
the-pattern-is-empty = 图案是空的

# for example: rewrite("xo", ".x")
for-example-rewrite-xo-x = 例如：rewrite("xo", ".x")

# {value} is not a pattern
value-is-not-a-pattern = { $value }不是图案

# a text, or a list of rows
a-text-or-a-list-of-rows = 文本，或行的列表

# the shape has no cell, or too many
the-shape-has-no-cell-or-too-many = 形状没有格子，或格子太多

# a shape of several rows lies as it is
a-shape-of-several-rows-lies-as-it-is = 多行的形状按原样放置

# turn it with: turned = TURNS
turn-it-with-turned-turns = 要旋转它：turned = TURNS

# the pattern has {before} and what it becomes {after}
the-pattern-has-before-and-what-it-becomes-after = 图案有{ $before }，而变成的有{ $after }

# both have the same cells; where one stays as it is write '='
both-have-the-same-cells-where-one-stays-as-a171 = 两者的格子相同；不变之处写 '='

# the rewrite changes nothing
the-rewrite-changes-nothing = 这个改写什么也没有改变

# say what the cells become
say-what-the-cells-become = 请说明格子变成什么

# LEFT, RIGHT, DRAW, MOVER, OTHER, or more("x", "o")
left-right-draw-mover-other-or-more-x-o = LEFT、RIGHT、DRAW、MOVER、OTHER，或 more("x", "o")

# {value} does not say who wins
value-does-not-say-who-wins = { $value }没有说明谁获胜

# 'n' is a number from 1 to 100
n-is-a-number-from-1-to-100 = 'n' 是 1 到 100 之间的数

# for example: in_row("x", 3)
for-example-in_row-x-3 = 例如：in_row("x", 3)

# ALL, NORTH_EDGE, EAST_EDGE, SOUTH_EDGE, WEST_EDGE, or a list of cells such as ["a1", "b2"]
all-north_edge-east_edge-south_edge-west_edge-or-a-list-of-2b74 = ALL、NORTH_EDGE、EAST_EDGE、SOUTH_EDGE、WEST_EDGE，或 ["a1", "b2"] 这样的格子列表

# {value} is not a part of a board
value-is-not-a-part-of-a-board = { $value }不是棋盘的一部分

# 'count' needs 'least' or 'most'
count-needs-least-or-most = 'count' 需要 'least' 或 'most'

# 'any_of' needs conditions
any_of-needs-conditions = 'any_of' 需要条件

# ends(LEFT, count("o", most = 0))
ends-left-count-o-most-0 = ends(LEFT, count("o", most = 0))

# 'ends' needs a winner and conditions
ends-needs-a-winner-and-conditions = 'ends' 需要胜者和条件

# 'ends' needs a condition
ends-needs-a-condition = 'ends' 需要条件

# a heap of {size} becomes one of {part}: play need not end
a-heap-of-size-becomes-one-of-part-play-139f = 大小为 { $size } 的堆变成大小为 { $part } 的堆：对局可能不会结束

# where that is meant say: loopy = True
where-that-is-meant-say-loopy-true = 若本意如此，请写：loopy = True

# take gives a list of numbers
take-gives-a-list-of-numbers = take 给出数的列表

# take({size}) gives {taken}
take-size-gives-taken = take({ $size }) 给出 { $taken }

# take({size}) gives {found}
take-size-gives-found = take({ $size }) 给出{ $found }

# numbers of tokens from 0 to the size
numbers-of-tokens-from-0-to-the-size = 从 0 到堆大小的个数

# take({size}) gives 0: a move that changes nothing
take-size-gives-0-a-move-that-changes-nothing = take({ $size }) 给出 0：什么也不改变的走法

# split({size}) gives {found}
split-size-gives-found = split({ $size }) 给出{ $found }

# split gives a list of tuples of sizes, such as [(2, 3)]
split-gives-a-list-of-tuples-of-sizes-such-930d = split 给出大小元组的列表，例如 [(2, 3)]

# a position is a number, a text, True, False, None, or a tuple of positions
a-position-is-a-number-a-text-true-false-05fa = 局面是数、文本、True、False、None，或局面的元组

# {name} gives {found} as {what}
name-gives-found-as-what = { $name } 把{ $found }作为{ $what }给出

# a move
a-move = 走法

# a part
a-part = 部分

# fewer positions
fewer-positions = 局面要更少

# a list of positions
a-list-of-positions = 局面的列表

# None, LEFT, RIGHT, MOVER, OTHER or DRAW
none-left-right-mover-other-or-draw = None、LEFT、RIGHT、MOVER、OTHER 或 DRAW

# a claim gives {value}
a-claim-gives-value = 断言给出{ $value }

# a number, a value such as "+-1", one of "N", "P", "L", "R", None, or a pair of bounds
a-number-a-value-such-as-1-one-of-b885 = 数、"+-1" 这样的值、"N"、"P"、"L"、"R" 之一、None，或一对界限

# 'bounds' gives pairs: (least, most)
bounds-gives-pairs-least-most = 'bounds' 给出数对：(least, most)

# 'theorem' and 'bounds' are for games in which play ends: say so with loop_free = True where no position can recur
theorem-and-bounds-are-for-games-in-which-play-297f = 'theorem' 和 'bounds' 用于必定结束的游戏：没有局面会重复时请写 loop_free = True

# 'theorem' gives a pair: that is for 'bounds'
theorem-gives-a-pair-that-is-for-bounds = 'theorem' 给出了数对：那是 'bounds' 的事

# '{claim}' gives '{text}', which is not a value: {error}
claim-gives-text-which-is-not-a-value-error = '{ $claim }' 给出 '{ $text }'，它不是值：{ $error }

# a game on heaps is: game = heaps(take = [1, 2, 3])
a-game-on-heaps-is-game-heaps-take-1-f1cd = 堆的游戏写作：game = heaps(take = [1, 2, 3])

# a game with endings is not a sum of its parts
a-game-with-endings-is-not-a-sum-of-36ea = 按规则终止的游戏不是其各部分的和

# a rule file ends in .star; begin one with: zermelo rules new --grid
a-rule-file-ends-in-star-begin-one-with-f939 = 规则文件以 .star 结尾；新建一个：zermelo rules new --grid

# every position
every-position = 所有局面

# its Grundy value is {found}, not {number}
its-grundy-value-is-found-not-number = 其 SG值是 { $found }，不是 { $number }

# its image {image} ends otherwise
its-image-image-ends-otherwise = 其像 { $image } 的结局不同

# its image {image} has other moves
its-image-image-has-other-moves = 其像 { $image } 的走法不同

# its outcome is {found}, not {text}
its-outcome-is-found-not-text = 其结果是 { $found }，不是 { $text }

# its value is {value}, not at least {text}
its-value-is-value-not-at-least-text = 其值是 { $value }，不是至少 { $text }

# its value is {value}, not at most {text}
its-value-is-value-not-at-most-text = 其值是 { $value }，不是至多 { $text }

# its value is {value}, not {text}
its-value-is-value-not-text = 其值是 { $value }，不是 { $text }

# play can come back to it
play-can-come-back-to-it = 走棋可以回到那里

# positions of a game that ends by rule have no values: claim who wins, N, P, L or R
positions-of-a-game-that-ends-by-rule-have-c792 = 按规则终止的游戏，其局面没有值：请断言谁胜，N、P、L 或 R

# the claim 'loop_free' is false: who passes leaves the position as it is
the-claim-loop_free-is-false-who-passes-leaves-the-c08a = 断言 'loop_free' 不成立：虚着时局面保持原样

# the claim '{claim}' is false in {position}: {why}
the-claim-claim-is-false-in-position-why = 在 { $position } 中断言 '{ $claim }' 不成立：{ $why }

# the move to {option} does not lower the measure
the-move-to-option-does-not-lower-the-measure = 走到 { $option } 并不降低测度

# the players have different moves
the-players-have-different-moves = 双方的走法不同

# there are no codes
there-are-no-codes = 没有编码

# there are too many letters
there-are-too-many-letters = 字母太多

# this is not a game on heaps
this-is-not-a-game-on-heaps = 这不是堆的游戏

# {player} has other moves in it than in its parts
player-has-other-moves-in-it-than-in-its-aa8b = { $player }在其中的走法与在其各部分中的不同

# it is longer than 1 MB
it-is-longer-than-1-mb = 它超过 1 MB

# the file is not UTF-8 text
the-file-is-not-utf-8-text = 文件不是 UTF-8 文本

# a summand is missing
a-summand-is-missing = 缺少一项

# a sum has a game on each side of every '+', for example: nim 3 5 + wythoff 2 4
a-sum-has-a-game-on-each-side-of-919b = 和的每个 '+' 两边各有一个游戏，例如：nim 3 5 + wythoff 2 4

# invalid digit found in string
invalid-digit-found-in-string = 含有不是数字的字符

# number too large to fit in target type
number-too-large-to-fit-in-target-type = 数太大

# cannot parse integer from empty string
cannot-parse-integer-from-empty-string = 内容为空

# there are no words in this language; expected one of: en, ko, zh
there-are-no-words-in-this-language-expected-one-2148 = 没有这种语言的文字；应是下列之一：en、ko、zh

# expected a number of processes from 1 to 1024; for example: --processes 2
expected-a-number-of-processes-from-1-to-1024-9888 = 进程数应为 1 至 1024，例如：--processes 2

# expected a number of threads from 1 to 1024; for example: --threads 2
expected-a-number-of-threads-from-1-to-1024-0e00 = 线程数应为 1 到 1024；例如：--threads 2

# expected a time; for example: 10s, 5min, 2h
expected-a-time-for-example-10s-5min-2h = 这里应是时间，例如：10s、5min、2h

# a time limit is less than 2^64 seconds
a-time-limit-is-less-than-2-64-seconds = 时间限制小于 2^64 秒

# expected a size of memory; for example: 500MB, 2GiB
expected-a-size-of-memory-for-example-500mb-2gib = 这里应是内存大小，例如：500MB、2GiB

# {value} is not in {range}
value-is-not-in-range = { $value } 不在 { $range } 之内

# {file}: the file cannot be read: {reason}
file-the-file-cannot-be-read-reason = { $file }：无法读取文件：{ $reason }

# play ends there for one of the players, or for each with another result
play-ends-there-for-one-of-the-players-or-ce9e = 在该局面只有一方终局，或双方的结果不同

# it is worth {whole}, and its parts together {sum}
it-is-worth-whole-and-its-parts-together-sum = 它的值是 { $whole }，而各部分之和是 { $sum }

# and {hidden} more
and-hidden-more = 还有 { $hidden } 个

# is mated
is-mated = 已被将死

# is mated in 1 move
is-mated-in-1-move = 第 1 回合被将死

# is mated in {count} moves
is-mated-in-count-moves = 第 { $count } 回合被将死

# mates in 1 move
mates-in-1-move = 第 1 回合将死对方

# mates in {count} moves
mates-in-count-moves = 第 { $count } 回合将死对方

# not needed
not-needed = 不需要的走法

# {player}: more than {MOST} options
player-more-than-most-options = { $player }：选项多于 { $MOST } 个

# {player}: no option
player-no-option = { $player }：没有选项

# left wall
left-wall = 左墙

# right wall
right-wall = 右墙

# A number goes to that option; b goes back, t to the first position, s shows or hides what is not sensible,\na shows all of a long list, h this help, q leaves.
a-number-goes-to-that-option-b-goes-back-f64a = 输入编号进入该选项；b 返回，t 回到最初的局面，s 显示或隐藏不必考虑的选项，{ "\u000A" }a 显示长列表的全部，h 显示本说明，q 退出。

# A line is an expression, a binding, a function, or a position:\n  {2|-1} + *            G := {1|*}            domineering 2x3\n  mean(G)               %1 - %2               domineering(2x3) + clobber(xo.) >= 0\n  f(n) := clobber(2x{n})                      [f(n) for n in 1..4]\n  table(f(n), mean(f(n)) for n in 1..4)       '{1,0|-1}' keeps the options that are written\n%3 is what line 3 is worth.\n  :plot EXPR            the thermograph       :explain WORD         a word, or a function\n  :explore POSITION     walk through options  :names                what lines have named\n  :save FILE.md|.tex    all lines so far      :help  :quit
a-line-is-an-expression-a-binding-a-function-1069 = 一行是一个表达式、命名、函数或局面：{ "\u000A" }  { "{" }2|-1{ "}" } + *            G := { "{" }1|*{ "}" }            domineering 2x3{ "\u000A" }  mean(G)               %1 - %2               domineering(2x3) + clobber(xo.) >= 0{ "\u000A" }  f(n) := clobber(2x{ "{" }n{ "}" })                      [f(n) for n in 1..4]{ "\u000A" }  table(f(n), mean(f(n)) for n in 1..4)       '{ "{" }1,0|-1{ "}" }' 保留所写的选项{ "\u000A" }%3 是第 3 行的值。{ "\u000A" }  :plot EXPR            温度图                :explain WORD         解释一个词或函数{ "\u000A" }  :explore POSITION     沿选项行走            :names                已命名的名字{ "\u000A" }  :save FILE.md|.tex    到目前为止的所有行    :help  :quit

# Run files of test cases in the form of MCGS: who wins sums, Grundy values, winning moves, thermographs
run-files-of-test-cases-in-the-form-of-48e3 = 运行 MCGS 格式的测试文件：和的胜者、SG值、必胜走法、温度图

# What a search of sums has proved, in a file that later searches of the game begin with
what-a-search-of-sums-has-proved-in-a-8531 = 把对和的搜索所证明的存入文件，供该游戏以后的搜索使用

# Walk from a position to its options and back: values, and which options are dominated or reversible, and by what
walk-from-a-position-to-its-options-and-back-bff6 = 从局面走到选项再返回：各自的值，以及哪些选项受支配或可逆、由什么造成

# The page in a browser: boards, values, exercises, with this program as its engine
the-page-in-a-browser-boards-values-exercises-with-1fcd = 浏览器中的页面：棋盘、值、练习，由本程序计算

# The page with tables of every position, as JSON over HTTP
the-page-with-tables-of-every-position-as-json-f2d8 = 带有全部局面表的页面，经 HTTP 以 JSON 回答

# A worksheet: expressions, bindings and positions, line by line, each of which later lines can use
a-worksheet-expressions-bindings-and-positions-line-by-line-9776 = 工作表：逐行输入表达式、命名和局面，后面的行可以使用前面的结果

# Print a rule file to begin with
print-a-rule-file-to-begin-with = 输出一个可供起步的规则文件

# Try the claims of rule files at length, and play their examples
try-the-claims-of-rule-files-at-length-and-f566 = 长时间检验规则文件的断言，并验算其中的例子

# Show what a rule file declares, in words and as JSON
show-what-a-rule-file-declares-in-words-and-fc12 = 用文字和 JSON 显示规则文件所声明的内容

# Print how rule files are written
print-how-rule-files-are-written = 输出规则文件的写法

# Print this message or the help of the given subcommand(s)
print-this-message-or-the-help-of-the-given-be43 = 输出本说明或所给命令的说明

# A player may pass at any time.
a-player-may-pass-at-any-time = 任何时候都可以虚着。

# A position is a board of rows and columns, the last column next to the first and the last row next to the first; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-8626 = 局面是有行有列的棋盘，末列与首列相邻，末行与首行相邻；每格中是 { $letters } 之一。

# A position is a board of rows and columns, the last column next to the first upside down, a Möbius strip; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-1e53 = 局面是有行有列的棋盘，末列上下颠倒后与首列相邻（莫比乌斯带）；每格中是 { $letters } 之一。

# A position is a board of rows and columns, the last column next to the first; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-7648 = 局面是有行有列的棋盘，末列与首列相邻；每格中是 { $letters } 之一。

# A position is a board of rows and columns; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-ea79 = 局面是有行有列的棋盘；每格中是 { $letters } 之一。

# A position is a graph; each vertex holds {letters}.
a-position-is-a-graph-each-vertex-holds-letters = 局面是一个图；每个顶点上是 { $letters } 之一。

# A position is a row of cells; each cell holds {letters}.
a-position-is-a-row-of-cells-each-cell-213d = 局面是一行格子；每格中是 { $letters } 之一。

# A position is a word in the letters {letters}.
a-position-is-a-word-in-the-letters-letters = 局面是由字母 { $letters } 组成的词。

# A position is some heaps of tokens, and the number of tokens that the last move took.
a-position-is-some-heaps-of-tokens-and-the-a049 = 局面是若干堆石子，以及上一步取走的个数。

# A position is some heaps of tokens.
a-position-is-some-heaps-of-tokens = 局面是若干堆石子。

# A position is some heaps of tokens; a move changes one of them.
a-position-is-some-heaps-of-tokens-a-move-a884 = 局面是若干堆石子；每步改变其中一堆。

# Left has won
left-has-won = 左方获胜

# Otherwise: {rest}
otherwise-rest = 此外：{ $rest }

# Parameter {name}: {value}
parameter-name-value = 参数 { $name }：{ $value }

# Parameter {name}: {value} (from {least} to {most})
parameter-name-value-from-least-to-most = 参数 { $name }：{ $value }（从 { $least } 到 { $most }）

# Play ends, and Left has won with more of {left} than there are of {right}, Right with fewer
play-ends-and-left-has-won-with-more-of-ed4d = 对局结束，{ $left } 的个数多于 { $right } 的个数则左方获胜，少则右方获胜

# Play ends, and Left has won where the number of {left} less that of {right} is more than {ahead}, Right where it is less
play-ends-and-left-has-won-where-the-number-2df2 = 对局结束，{ $left } 的个数减去 { $right } 的个数大于 { $ahead } 则左方获胜，小于则右方获胜

# Right has won
right-has-won = 右方获胜

# The game is drawn
the-game-is-drawn = 平局

# Who cannot move loses (in misère play: wins).
who-cannot-move-loses-in-mis-re-play-wins = 不能走的一方输（反常游戏中则赢）。

# Who has no move while the opponent has one passes.
who-has-no-move-while-the-opponent-has-one-bd0d = 自己不能走而对方能走时，虚着。

# Who is to move has lost
who-is-to-move-has-lost = 轮到走的一方已输

# Who is to move has won
who-is-to-move-has-won = 轮到走的一方已胜

# Whoever is to move
whoever-is-to-move = 轮到走的一方

# a cell with {from} becomes {to}
a-cell-with-from-becomes-to = 某格的 { $from } 变成 { $to }

# a cell with {from} goes {to} letters further
a-cell-with-from-goes-to-letters-further = 某格的 { $from } 变成其后第 { $to } 个字母

# a chain of {letters} connects {from} with {to}
a-chain-of-letters-connects-from-with-to = 一条由 { $letters } 组成的链连接{ $from }与{ $to }

# a heap becomes what a function of its size says ({sizes})
a-heap-becomes-what-a-function-of-its-size-2c14 = 堆按其大小的函数变化（{ $sizes }）

# a heap becomes what a function of its size says ({sizes}; and so on)
a-heap-becomes-what-a-function-of-its-size-5b3b = 堆按其大小的函数变化（{ $sizes }；等等）

# a heap changes as the code {code} says
a-heap-changes-as-the-code-code-says = 堆按编码 { $code } 变化

# a piece {piece} goes one cell {directions} and pushes all of {pushed} in a row before it, the last onto {into}
a-piece-piece-goes-one-cell-directions-and-pushes-1b07 = 棋子 { $piece } { $directions }一格，并推动前方相连的所有 { $pushed }，最后一个推到 { $into } 上

# a piece {piece} goes {along} onto {onto}, leaving {leave}
a-piece-piece-goes-along-onto-onto-leaving-leave = 棋子 { $piece } { $along }到 { $onto } 上，原处成为 { $leave }

# a piece {piece} goes {along} through cells with {through} onto {onto}, leaving {leave}
a-piece-piece-goes-along-through-cells-with-through-a76e = 棋子 { $piece } { $along }，经过 { $through } 的格子，到 { $onto } 上，原处成为 { $leave }

# a vertex with {from} becomes {to}
a-vertex-with-from-becomes-to = 某顶点的 { $from } 变成 { $to }

# a vertex with {from} goes {to} letters further
a-vertex-with-from-goes-to-letters-further = 某顶点的 { $from } 变成其后第 { $to } 个字母

# all heaps of one of these sets: {sets}
all-heaps-of-one-of-these-sets-sets = 以下各组之一的所有堆：{ $sets }

# along a diagonal
along-a-diagonal = 沿对角线

# along a row or a column
along-a-row-or-a-column = 沿行或列

# along an edge
along-an-edge = 沿一条边

# any number
any-number = 任意个

# any number but all
any-number-but-all = 不取完的任意个

# any number of cells {directions}
any-number-of-cells-directions = { $directions }任意格

# any number of tokens is taken from {heaps}
any-number-of-tokens-is-taken-from-heaps = 从{ $heaps }中取任意个

# at least {least} cells hold {letters}
at-least-least-cells-hold-letters = 至少 { $least } 格是 { $letters }

# at most {most}
at-most-most = 至多 { $most }

# at most {most} cells hold {letters}
at-most-most-cells-hold-letters = 至多 { $most } 格是 { $letters }

# at most {most} cells {directions}
at-most-most-cells-directions = { $directions }至多 { $most } 格

# east
east = 向东

# east or west
east-or-west = 向东或向西

# either player
either-player = 任何一方

# exactly {count} cells hold {letters}
exactly-count-cells-hold-letters = 恰有 { $count } 格是 { $letters }

# in any of the eight directions
in-any-of-the-eight-directions = 沿八个方向之一

# it is not so that {condition}
it-is-not-so-that-condition = 并非{ $condition }

# it is the turn of {who}
it-is-the-turn-of-who = 轮到{ $who }

# no cell holds {letters}
no-cell-holds-letters = 没有一格是 { $letters }

# north
north = 向北

# north-east
north-east = 向东北

# north-west
north-west = 向西北

# of {size}: {options}
of-size-options = 大小为 { $size }：{ $options }

# one cell {directions}
one-cell-directions = { $directions }一格

# one heap
one-heap = 一堆

# puts {mark} on a cell with {onto}, {along} away
puts-mark-on-a-cell-with-onto-along-away = 在{ $along }之外的 { $onto } 格上放 { $mark }

# south
south = 向南

# south-east
south-east = 向东南

# south-west
south-west = 向西南

# the board
the-board = 棋盘

# the first column
the-first-column = 首列

# the first heap that is not empty
the-first-heap-that-is-not-empty = 第一个非空的堆

# the first row
the-first-row = 首行

# the last column
the-last-column = 末列

# the last heap that is not empty
the-last-heap-that-is-not-empty = 最后一个非空的堆

# the last row
the-last-row = 末行

# the same player moves once more
the-same-player-moves-once-more = 同一方再走一步

# west
west = 向西

# who has just moved
who-has-just-moved = 刚走的一方

# who is to move
who-is-to-move = 轮到走的一方

# {cells} or off the board
cells-or-off-the-board = { $cells } 或棋盘之外

# {chain} (neighbours {directions})
chain-neighbours-directions = { $chain }（相邻：{ $directions }）

# {counts} heaps
counts-heaps = { $counts } 堆

# {from} as the whole word
from-as-the-whole-word = 整个词 { $from }

# {from} at the beginning of the word
from-at-the-beginning-of-the-word = 词首的 { $from }

# {from} at the end of the word
from-at-the-end-of-the-word = 词尾的 { $from }

# {from} becomes {to}
from-becomes-to = { $from } 变成 { $to }

# {from} is taken out
from-is-taken-out = 去掉{ $from }

# {least} to {most} cells hold {letters}
least-to-most-cells-hold-letters = { $least } 到 { $most } 格是 { $letters }

# {list} and {last}
list-and-last = { $list }和{ $last }

# {list} or {last}
list-or-last = { $list }或{ $last }

# {move}, and becomes {letters}
move-and-becomes-letters = { $move }，并变成 { $letters }

# {move}, and may go on from there any way
move-and-may-go-on-from-there-any-way = { $move }，并可从那里朝任何方向继续

# {move}, and may go on from there the same way
move-and-may-go-on-from-there-the-same-4816 = { $move }，并可从那里沿同一方向继续

# {move}, at least one from each
move-at-least-one-from-each = { $move }，每堆至少一个

# {move}, at most as many as a function of the number says that the last move took
move-at-most-as-many-as-a-function-of-6454 = { $move }，至多为上一步所取个数的函数值

# {move}, at most {times} times as many as the last move took (the first move: {first})
move-at-most-times-times-as-many-as-the-5a35 = { $move }，至多为上一步所取个数的 { $times } 倍（第一步：{ $first }）

# {move}, at most {times} times as many as the last move took and {plus} more (the first move: {first})
move-at-most-times-times-as-many-as-the-c69b = { $move }，至多为上一步所取个数的 { $times } 倍再加 { $plus }（第一步：{ $first }）

# {move}, if {conditions}
move-if-conditions = { $move }（条件：{ $conditions }）

# {move}, not as many as the last move took
move-not-as-many-as-the-last-move-took = { $move }，个数与上一步不同

# {move}, the same number from each
move-the-same-number-from-each = { $move }，每堆取相同个数

# {move}; in the same move follows: {next}
move-in-the-same-move-follows-next = { $move }；同一步中接着：{ $next }

# {move}; in the same move may follow: {next}
move-in-the-same-move-may-follow-next = { $move }；同一步中还可以：{ $next }

# {one}, and {other}
one-and-other = { $one }，并且{ $other }

# {one}, or {other}
one-or-other = { $one }，或者{ $other }

# {pattern} lies somewhere
pattern-lies-somewhere = 某处有 { $pattern }

# {piece} is put on {onto}, where it encloses some of {turned} {directions} between itself and another {piece}; these become {piece}
piece-is-put-on-onto-where-it-encloses-some-bf54 = 在 { $onto } 上放 { $piece }，{ $directions }与另一个 { $piece } 夹住若干 { $turned }；夹住的变成 { $piece }

# {result} when {conditions}.
result-when-conditions = 若{ $conditions }，则{ $result }。

# {result}, whatever the position is.
result-whatever-the-position-is = 无论局面如何，{ $result }。

# {tokens} tokens are taken from a heap, of which then is left {leave}
tokens-tokens-are-taken-from-a-heap-of-which-cce8 = 从一堆中取 { $tokens } 个，之后剩下：{ $leave }

# {tokens} tokens are taken from {heaps}
tokens-tokens-are-taken-from-heaps = 从{ $heaps }中取 { $tokens } 个

# {what} along a path of the graph
what-along-a-path-of-the-graph = { $what }（沿图中的一条路）

# {what} on cells that lie (rows down, columns right) as {cells}
what-on-cells-that-lie-rows-down-columns-right-52c8 = { $what }（各格的位置，向下几行、向右几列：{ $cells }）

# {what} on cells that lie (rows down, columns right) as {cells}, or turned, in {ways} ways
what-on-cells-that-lie-rows-down-columns-right-13a8 = { $what }（各格的位置，向下几行、向右几列：{ $cells }，或转动后，共 { $ways } 种）

# {what} on {region}
what-on-region = { $what }（范围：{ $region }）

# {what}, read {directions}
what-read-directions = { $what }（{ $directions }读）

# {who} cannot move
who-cannot-move = { $who }无法走

# {who} has no moves.
who-has-no-moves = { $who }没有可走的走法。

# {who} makes one of these moves:
who-makes-one-of-these-moves = { $who }走以下走法之一：

# {who} moves so: {move}.
who-moves-so-move = { $who }这样走：{ $move }。

# Cases
cases = 测试

# Only rows with:
only-rows-with = 只显示含有下列内容的行：

# asked
asked = 所问

# before
before = 之前

# case
case = 用例

# commands are B, W, N, winning moves B, and thermograph, for example: {B win, N 0, winning moves W None}
commands-are-b-w-n-winning-moves-b-and-4c26 = 命令有 B、W、N、winning moves B 和 thermograph，例如：{ "{" }B win, N 0, winning moves W None{ "}" }

# comment
comment = 注释

# expected
expected = 期望

# expected walls: L: (x, t) ... R: (x, t) ...
expected-walls-l-x-t-r-x-t = 需要两条墙：L: (x, t) ... R: (x, t) ...

# for example: [clobber_1xn] XO OX {B win, W loss}
for-example-clobber_1xn-xo-ox-b-win-w-loss = 例如：[clobber_1xn] XO OX { "{" }B win, W loss{ "}" }

# found
found = 结果

# games: clobber, clobber_1xn, nogo, domineering, amazons, ... and [impartial GAME]
games-clobber-clobber_1xn-nogo-domineering-amazons-and-impartial-game = 游戏：clobber、clobber_1xn、nogo、domineering、amazons …… 以及 [impartial GAME]

# no cases
no-cases = 没有用例

# nodes
nodes = 节点

# nodes before
nodes-before = 之前节点

# seconds
seconds = 秒

# status
status = 状态

# sum
sum = 和

# there are more than {count} moves
there-are-more-than-count-moves = 走法多于 { $count } 个

# time ratio
time-ratio = 时间比

# {case}: {found} ({nodes} nodes, {seconds} s)
case-found-nodes-nodes-seconds-s = { $case }：{ $found }（{ $nodes } 个节点，{ $seconds } 秒）

# {case}: {found}, expected {expected} ({nodes} nodes, {seconds} s)
case-found-expected-expected-nodes-nodes-seconds-s = { $case }：{ $found }，期望 { $expected }（{ $nodes } 个节点，{ $seconds } 秒）

# {counts} of {total}
counts-of-total = 共 { $total } 个：{ $counts }

# {count} FAILED
count-failed = 失败 { $count } 个

# {count} passed
count-passed = 通过 { $count } 个

# {count} refused
count-refused = 拒绝 { $count } 个

# {count} stopped
count-stopped = 中止 { $count } 个

# {count} unchecked
count-unchecked = 未检查 { $count } 个

# passed
passed = 通过

# FAILED
failed = 失败

# unchecked
unchecked = 未检查

# refused
refused = 拒绝

# {file}, line {line}: {error}
file-line-line-error = { $file }，第 { $line } 行：{ $error }

# there is no such file or directory
there-is-no-such-file-or-directory = 没有这样的文件或目录

# it is not permitted
it-is-not-permitted = 没有权限

# there is one of this name already
there-is-one-of-this-name-already = 同名的已经存在

# it is a directory
it-is-a-directory = 它是目录

# a part of the path is not a directory
a-part-of-the-path-is-not-a-directory = 路径的一部分不是目录

# files of this size are not allowed here (ulimit -f)
files-of-this-size-are-not-allowed-here-ulimit-9fb5 = 此处不允许这么大的文件（ulimit -f）

# the disk is full
the-disk-is-full = 磁盘已满

# the disk can only be read
the-disk-can-only-be-read = 磁盘是只读的

# it is too large
it-is-too-large = 它太大

# it ends too early
it-ends-too-early = 它过早结束

# the address is in use
the-address-is-in-use = 地址已被占用

# this machine does not have the address
this-machine-does-not-have-the-address = 本机没有该地址

# nobody reads it any more
nobody-reads-it-any-more = 已无人读取

# Print help (see more with '--help')
print-help-see-more-with-help = 显示帮助（更多见 '--help'）

# Print help (see a summary with '-h')
print-help-see-a-summary-with-h = 显示帮助（摘要见 '-h'）

# Print help
print-help = 显示帮助

# Print version
print-version = 显示版本

# Usage:
usage = 用法:

# Commands
commands = 命令

# Options
options = 选项

# Arguments
arguments = 参数

# Limits
limits = 限制

# Rule files
rule-files = 规则文件

# Tables on disk
tables-on-disk = 磁盘上的表

# How to print the answer; which forms there are depends on the command
how-to-print-the-answer-which-forms-there-are-086e = 答案的输出形式；有哪些形式取决于命令

# Bold type in answers [auto: on a terminal, unless `NO_COLOR` is set]
bold-type-in-answers-auto-on-a-terminal-unless-dc80 = 答案中的粗体 [auto：在终端上且未设 `NO_COLOR`]

# The language of answers, explanations and errors: en, ko, zh [default: that of the environment, else en]
the-language-of-answers-explanations-and-errors-en-ko-d99f = 答案、解释和错误的语言：en、ko、zh [默认：环境的语言，否则 en]

# No progress on standard error
no-progress-on-standard-error = 不在标准错误上显示进度

# A parameter of the rule file: --set n=5
a-parameter-of-the-rule-file-set-n-5 = 规则文件的参数：--set n=5

# Stop after this time: 500ms, 10s, 2min; a bare number is seconds
stop-after-this-time-500ms-10s-2min-a-bare-02e5 = 超过此时间即停止：500ms、10s、2min；只写数则为秒

# Stop after looking at this many positions
stop-after-looking-at-this-many-positions = 看过这么多局面即停止

# Stop when the program has this much memory in use: 500MB, 2GiB [default: 8GiB, or 2/3 of what is free]
stop-when-the-program-has-this-much-memory-in-a4a8 = 程序占用这么多内存即停止：500MB、2GiB [默认：8GiB，或空闲部分的 2/3]

# The shell
the-shell = 命令行外壳

# A game and a position, or a sum of them with ' + ' between; '-' reads the rest from standard input
a-game-and-a-position-or-a-sum-of-c025 = 游戏和局面，或以 ' + ' 相连的若干个之和；'-' 表示其余从标准输入读取

# Which part of the answer is asked for [default: the winner, and all the rest that is cheap]
which-part-of-the-answer-is-asked-for-default-f4c9 = 问答案的哪一部分 [默认：谁赢，以及容易得到的其余部分]

# Show the steps of the argument: which hypotheses hold, the mex of the options' values, the nim-sum heap by heap, the values that decide, moves that are dominated or reversible
show-the-steps-of-the-argument-which-hypotheses-hold-d144 = 显示论证的步骤：哪些前提成立，选项值的 mex，逐堆的尼姆和，决定胜负的值，被支配或可逆的走法

# A folder of tables on disk: one that has the position answers at once
a-folder-of-tables-on-disk-one-that-has-9afe = 磁盘上各表所在的目录；含有该局面的表立即作答

# Print which theories would be tried, in which order and with which budgets, and run nothing
print-which-theories-would-be-tried-in-which-order-a831 = 只显示将按什么次序、以多少预算尝试哪些理论，不运行

# Answer each line of a file ('-' is standard input) with a line of JSON; what cannot be read, too
answer-each-line-of-a-file-is-standard-input-7cad = 逐行回答文件（'-' 为标准输入）中的问题，每行一个 JSON；读不懂的行也作答

# The form of the answer in JSON
the-form-of-the-answer-in-json = JSON 答案的形式

# Which engine is to answer
which-engine-is-to-answer = 由哪个引擎作答

# Plies to look ahead with --engine minimax or alpha-beta [default: to the end]
plies-to-look-ahead-with-engine-minimax-or-alpha-6c70 = --engine minimax 或 alpha-beta 向前看的步数 [默认：到终局]

# Seed of the random order with --engine and-or
seed-of-the-random-order-with-engine-and-or = --engine and-or 随机次序的种子

# Threads to search and to compute values with. Who wins does not depend on them; with more than one, a search of sums may name another winning move and count other positions
threads-to-search-and-to-compute-values-with-who-5fa3 = 用于搜索和计算值的线程数。谁赢与此无关；多于一个时，和的搜索可能给出另一个必胜走法，局面的计数也可能不同

# Answer by a search of sums that begins with what this file knows of the game, and append what it proves
answer-by-a-search-of-sums-that-begins-with-b422 = 以和的搜索作答：从此文件对该游戏所知的开始，并把证明的追加进去

# Answer by a search of sums that puts down here now and then what it has proved, and goes on from there
answer-by-a-search-of-sums-that-puts-down-fb7b = 以和的搜索作答：不时把已证明的存到这里，并由此继续

# Write a certificate of the answer to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-answer-to-this-file-36e4 = 把答案的证书写入此文件，供 'zermelo verify' 使用；文件名以 .zst 结尾则压缩

# What the certificate shows
what-the-certificate-shows = 证书说明什么

# Who wins: where the mover is known, one proof
who-wins-where-the-mover-is-known-one-proof = 谁赢；先走者已知时，一个证明

# Who wins, and one best move
who-wins-and-one-best-move = 谁赢，以及一个最好的走法

# Who wins, and the result of every move, whatever it takes
who-wins-and-the-result-of-every-move-whatever-c8ee = 谁赢，以及每个走法的结果，不计代价

# Who wins, and what the position is worth, whatever it takes
who-wins-and-what-the-position-is-worth-whatever-3ae2 = 谁赢，以及局面的值，不计代价

# The form of version 0.1
the-form-of-version-0-1 = 0.1 版的形式

# Every claim with what it rests on
every-claim-with-what-it-rests-on = 每个断言及其依据

# Who wins when the player of --to-move begins (either, where nothing is said and it matters), or that nobody can force a win: by a strategy, or by a theorem where that would be long
who-wins-when-the-player-of-to-move-begins-ae75 = 由 --to-move 一方先走时（未指定而有区别时两者都算）谁赢，或谁都不能迫胜：用策略，太长则用定理

# The same by a theorem that the checker knows
the-same-by-a-theorem-that-the-checker-knows = 同上，用检查器所知的定理

# Who wins, and in how many plies, from everything that can be reached
who-wins-and-in-how-many-plies-from-everything-be8a = 从所有可达局面出发，谁赢，几步

# Who wins from every vertex, and in how many plies
who-wins-from-every-vertex-and-in-how-many-a0f6 = 从每个顶点出发，谁赢，几步

# The Grundy value of every vertex, of a graph that may have cycles
the-grundy-value-of-every-vertex-of-a-graph-6eea = 可能有圈的图的每个顶点的 SG值

# The certificates, plain or compressed by Zstandard; '-' is standard input
the-certificates-plain-or-compressed-by-zstandard-is-standard-7d72 = 证书，原样或以 Zstandard 压缩；'-' 为标准输入

# Write a small certificate that carries the moves, or is by a theorem, of a statement or of a period, as a Coq file for 'proofs/check'
write-a-small-certificate-that-carries-the-moves-or-498d = 把带有走法或依据定理的、关于命题或周期的小证书写成供 'proofs/check' 用的 Coq 文件

# The vertex of a graph that the Coq theorem is about, from 0
the-vertex-of-a-graph-that-the-coq-theorem-810d = Coq 定理所说的图的顶点，从 0 起

# A game and a position, an expression, or a sum of these with ' + ' between; '-' reads the rest from standard input
a-game-and-a-position-an-expression-or-a-597f = 游戏和局面、表达式，或以 ' + ' 相连的若干个之和；'-' 表示其余从标准输入读取

# Everything that can be said: atomic weight, reduced canonical form, thermograph, birthday, 
everything-that-can-be-said-atomic-weight-reduced-canonical-6044 = 能说的一切：原子量、约化标准型、温度图、生日等

# Misère play, where whoever cannot move wins: canonical form, genus, and who wins
mis-re-play-where-whoever-cannot-move-wins-canonical-17e9 = 反常游戏（不能走的一方赢）：标准型、亏格，以及谁赢

# Print ↑ ↓ ∗ ± instead of ^ v * +-
print-instead-of-v = 输出 ↑ ↓ ∗ ± 而不是 ^ v * +-

# Threads to compute with; the answer does not depend on them
threads-to-compute-with-the-answer-does-not-depend-4df9 = 计算用的线程数；答案与此无关

# Write a certificate of the canonical form to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-canonical-form-to-this-871d = 把标准型的证书写入此文件，供 'zermelo verify' 使用；文件名以 .zst 结尾则压缩

# What is to be done
what-is-to-be-done = 要做什么

# The file
the-file = 文件

# For build: a game and a position, or a sum of them with ' + ' between
for-build-a-game-and-a-position-or-a-b83d = 用于 build：游戏和局面，或以 ' + ' 相连的若干个之和

# For build: misère play, where whoever cannot move wins
for-build-mis-re-play-where-whoever-cannot-move-4f7a = 用于 build：反常游戏（不能走的一方赢）

# Solve all that can be reached from a position, and append it to the file, which is made where there is none
solve-all-that-can-be-reached-from-a-position-4f19 = 求解从一个局面可达的一切，追加到文件中；没有则新建

# Say which game a file is of and how much it knows, having checked all of it
say-which-game-a-file-is-of-and-how-f9b3 = 检查整个文件，并说明它属于哪个游戏、知道多少

# Remove a file that is a database, be it damaged or not
remove-a-file-that-is-a-database-be-it-75ec = 删除一个数据库文件，无论是否损坏

# Only the positions in which whoever is to move loses
only-the-positions-in-which-whoever-is-to-move-abf5 = 只列轮到走的一方必败的局面

# For every position that is won, a move that wins soonest
for-every-position-that-is-won-a-move-that-5da4 = 对每个必胜局面，给出最快取胜的走法

# Instead of the table, which positions get their labels in round 0, 1, 2, 
instead-of-the-table-which-positions-get-their-labels-4498 = 不列表，而列出哪些局面在第 0、1、2……轮得到标记

# The folder of tables on disk, for 'build', 'info', 'verify', 'stats' and 'probe' [default: tables]
the-folder-of-tables-on-disk-for-build-info-b29c = 磁盘上各表的目录，用于 'build'、'info'、'verify'、'stats' 和 'probe' [默认：tables]

# Threads that build a table on disk; the files do not depend on them
threads-that-build-a-table-on-disk-the-files-8ecd = 在磁盘上建表的线程数；文件与此无关

# Build on N processes of this machine; the program zermelo-cluster does it
build-on-n-processes-of-this-machine-the-program-f5d2 = 用本机的 N 个进程建表；由程序 zermelo-cluster 完成

# Build on the machines of a file, a line host:port for each process; all see the same folder
build-on-the-machines-of-a-file-a-line-23d3 = 用文件中所列的机器建表，每个进程一行 host:port；全都看同一个目录

# Which line of the hosts this process is, from 0 on
which-line-of-the-hosts-this-process-is-from-1b41 = 本进程是主机文件的第几行，从 0 起

# Misère play: whoever cannot move wins
mis-re-play-whoever-cannot-move-wins = 反常游戏：不能走的一方赢

# Who moves: next is whoever it is
who-moves-next-is-whoever-it-is = 谁走；next 表示无论谁，下一个走的

# A game and a position, or a sum of them
a-game-and-a-position-or-a-sum-of-2e2d = 游戏和局面，或若干个之和

# Which side the perfect player has; first and second are by who starts
which-side-the-perfect-player-has-first-and-second-ccd4 = 完美对手执哪一方；first 和 second 按谁先走

# A game of the catalogue, or one with a position from which random moves begin [default: all kinds in turn]
a-game-of-the-catalogue-or-one-with-a-2bc7 = 目录中的游戏，或带有随机走子起始局面的游戏 [默认：轮流出各类题]

# The kind of exercises
the-kind-of-exercises = 题目的种类

# How large the positions are, from 1 to 3
how-large-the-positions-are-from-1-to-3 = 局面的大小，从 1 到 3

# How many exercises
how-many-exercises = 题目的个数

# The same exercises again [default: taken from the clock, and printed]
the-same-exercises-again-default-taken-from-the-clock-737e = 再出同样的题 [默认：取自时钟，并显示]

# Print all exercises, then all solutions
print-all-exercises-then-all-solutions = 先输出所有题目，再输出所有解答

# A game and a position; '-' reads the rest from standard input
a-game-and-a-position-reads-the-rest-from-604b = 游戏和局面；'-' 表示其余从标准输入读取

# Write an SVG file ('-' is standard output)
write-an-svg-file-is-standard-output = 写 SVG 文件（'-' 为标准输出）

# Write a LaTeX picture, with the package `TikZ` ('-' is standard output)
write-a-latex-picture-with-the-package-tikz-is-608a = 写使用 `TikZ` 宏包的 LaTeX 图（'-' 为标准输出）

# The file with the graph
the-file-with-the-graph = 图所在的文件

# Write the positions that play from a position of a game leads to, with their moves, as such a file: a list of moves, or JSON where it is asked for (--format json) or play has endings
write-the-positions-that-play-from-a-position-of-4348 = 把从某游戏局面可达的局面及其走法写成这样的文件：走法列表；要求时（--format json）或有按规则的终止时为 JSON

# The form of the file [default: guessed from its first characters]
the-form-of-the-file-default-guessed-from-its-e3ee = 文件的形式 [默认：由开头的字符推测]

# The order in which positions are listed
the-order-in-which-positions-are-listed = 列出局面的次序

# Find the Grundy values of large graphs as well
find-the-grundy-values-of-large-graphs-as-well = 大图也求 SG值

# Write the graph with its labels as DOT to this file ('-' is standard output instead of the labels)
write-the-graph-with-its-labels-as-dot-to-7392 = 把带标记的图以 DOT 写入此文件（'-' 为标准输出，代替标记）

# Check that these vertices (with blanks or commas between them, in quotes where a name has these; or @FILE) are the P-positions
check-that-these-vertices-with-blanks-or-commas-between-6fa3 = 检查这些顶点（以空格或逗号分隔，名称含有它们时加引号；或 @FILE）是否就是 P-局面

# Check that these vertices are all that are won with Left to move
check-that-these-vertices-are-all-that-are-won-613b = 检查这些顶点是否就是轮到左方走时必胜的全部

# Check that these vertices are all that are lost with Left to move
check-that-these-vertices-are-all-that-are-lost-45cc = 检查这些顶点是否就是轮到左方走时必败的全部

# Check that these vertices are all that are won with Right to move
check-that-these-vertices-are-all-that-are-won-2443 = 检查这些顶点是否就是轮到右方走时必胜的全部

# Check that these vertices are all that are lost with Right to move
check-that-these-vertices-are-all-that-are-lost-6809 = 检查这些顶点是否就是轮到右方走时必败的全部

# Instead of the labels, which positions get them in round 0, 1, 2, 
instead-of-the-labels-which-positions-get-them-in-839f = 不列标记，而列出哪些局面在第 0、1、2……轮得到标记

# Write a certificate of the labels to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-labels-to-this-file-ac71 = 把标记的证书写入此文件，供 'zermelo verify' 使用；文件名以 .zst 结尾则压缩

# A game and the position that play began from
a-game-and-the-position-that-play-began-from = 游戏，以及对局开始的局面

# The moves, in order
the-moves-in-order = 依次走的走法

# The game, with its parameters
the-game-with-its-parameters = 游戏及其参数

# How many heaps [default: as few as the game has]
how-many-heaps-default-as-few-as-the-game-9cef = 几堆 [默认：该游戏允许的最少堆数]

# The largest heap that is looked at [default: some ten thousand positions]
the-largest-heap-that-is-looked-at-default-some-d446 = 所看的最大的堆 [默认：一万多个局面]

# The tree; '-' is standard input
the-tree-is-standard-input = 树；'-' 为标准输入

# Who chooses at the root
who-chooses-at-the-root = 在根上谁选择

# Tell what alpha-beta does, what it skips, and why
tell-what-alpha-beta-does-what-it-skips-and-7a76 = 说明 α-β 剪枝做了什么、跳过了什么、为什么

# Left, who wants the most
left-who-wants-the-most = 左方，求最大

# Right, who wants the least
right-who-wants-the-least = 右方，求最小

# As in the file
as-in-the-file = 按文件中的次序

# By name, numbers compared as numbers
by-name-numbers-compared-as-numbers = 按名称，数按大小比较

# Wins, then draws, then losses of the player to move
wins-then-draws-then-losses-of-the-player-to-8351 = 轮到走的一方的胜、平、负依次排列

# From the end of play backwards
from-the-end-of-play-backwards = 从终局倒推

# The code of the game, or its name
the-code-of-the-game-or-its-name = 游戏的编码或名称

# The largest heap to look at, unless a period settles all heaps before
the-largest-heap-to-look-at-unless-a-period-444a = 所看的最大的堆，除非周期在此之前已解决所有的堆

# The genera of the heaps up to this size, by canonical forms, instead of the quotient
the-genera-of-the-heaps-up-to-this-size-61ed = 不求商，而用标准型求到此大小为止各堆的亏格

# The canonical forms of the heaps up to this size with their genera, instead of the quotient
the-canonical-forms-of-the-heaps-up-to-this-7455 = 不求商，而求到此大小为止各堆的标准型及其亏格

# Heaps of a sum: its genus, who wins, and the winning moves
heaps-of-a-sum-its-genus-who-wins-and-0dbc = 和中的堆：它的亏格、谁赢、必胜走法

# Write a certificate of the quotient to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-quotient-to-this-file-3306 = 把商的证书写入此文件，供 'zermelo verify' 使用；文件名以 .zst 结尾则压缩

# One game in full
one-game-in-full = 详细介绍一个游戏

# The files
the-files = 各文件

# Heaps of tokens
heaps-of-tokens = 堆

# A row of cells
a-row-of-cells = 一行格子

# Rows and columns of cells
rows-and-columns-of-cells = 有行有列的格子

# The vertices of a graph
the-vertices-of-a-graph = 图的顶点

# Anything, by functions
anything-by-functions = 任何游戏，用函数

# The problem; without it, a list of all
the-problem-without-it-a-list-of-all = 题目；没有则全部列出

# Where the input is, if not on standard input
where-the-input-is-if-not-on-standard-input = 输入所在之处，若不是标准输入

# The files; '-' is standard input
the-files-is-standard-input = 各文件；'-' 为标准输入

# Only cases in whose file, sum, command or comment this occurs, in whatever case
only-cases-in-whose-file-sum-command-or-comment-0b42 = 只运行文件、和、命令或注释中出现此文字的用例，不分大小写

# An earlier run as JSON, to be shown beside this one in HTML
an-earlier-run-as-json-to-be-shown-beside-0321 = 早先一次运行的 JSON，在 HTML 中与这次并列

# The expressions, each an argument of its own; '-' or none reads them from standard input, one a line
the-expressions-each-an-argument-of-its-own-or-015b = 各表达式，每个是一个参数；'-' 或没有时从标准输入逐行读取

# Read the expressions from this file, one a line
read-the-expressions-from-this-file-one-a-line = 从此文件逐行读取表达式

# List the functions
list-the-functions = 列出函数

# Write a certificate of how the sides of the last expression, a comparison, compare to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-how-the-sides-of-the-034b = 把最后一个表达式（一个比较）两边如何相比的证书写入此文件，供 'zermelo verify' 使用；文件名以 .zst 结尾则压缩

# An expression, or a game and a position, or a sum of them; '-' reads the rest from standard input, and '--' stands before an expression that begins with a minus
an-expression-or-a-game-and-a-position-or-e5b7 = 表达式，或游戏和局面，或若干个之和；'-' 表示其余从标准输入读取，以负号开头的表达式之前写 '--'

# Print the text as well when a file is written
print-the-text-as-well-when-a-file-is-94e0 = 写文件时也输出文字

# The last heap size whose value is wanted
the-last-heap-size-whose-value-is-wanted = 所求的最后一个堆的大小

# Write all values as an OEIS b-file ('-' is standard output instead of the report)
write-all-values-as-an-oeis-b-file-is-6ae9 = 把所有的值写成 OEIS b 文件（'-' 为标准输出，代替报告）

# Draw the values against the heap sizes as SVG, rare heaps in red
draw-the-values-against-the-heap-sizes-as-svg-d921 = 以 SVG 画出值对堆大小的图，稀有的堆为红色

# Put the run down in this file now and then, and go on from it when it is there
put-the-run-down-in-this-file-now-and-eee7 = 不时把计算存入此文件，文件存在则由此继续

# How the values are computed; all methods give the same
how-the-values-are-computed-all-methods-give-the-f8ea = 计算值的方法；各种方法结果相同

# Find the codes with the same values, shifted or not, instead
find-the-codes-with-the-same-values-shifted-or-9995 = 改为找出值相同（可平移）的编码

# Write a certificate of the period to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-period-to-this-file-3d42 = 把周期的证书写入此文件，供 'zermelo verify' 使用；文件名以 .zst 结尾则压缩

# The fastest that applies
the-fastest-that-applies = 适用的最快方法

# By the definition
by-the-definition = 按定义

# Walking the rare heaps, heap by heap
walking-the-rare-heaps-heap-by-heap = 逐堆遍历稀有的堆

# Bitsets of heaps, for many rare heaps
bitsets-of-heaps-for-many-rare-heaps = 堆的位集，适于稀有堆多时

# One-hot words, for few rare heaps and values below 64
one-hot-words-for-few-rare-heaps-and-values-821a = 独热字，适于稀有堆少且值小于 64 时

# The word; without it, a list of all
the-word-without-it-a-list-of-all = 词；没有则全部列出

# The proof of a theorem, of an engine, or of the theorem of a game, with these numbers in it: a position of its game [default: an example]; without a theorem, a list of all proofs
the-proof-of-a-theorem-of-an-engine-or-2710 = 定理、引擎或游戏定理的证明，代入这些数：其游戏的一个局面 [默认：一个例子]；没有定理则列出所有证明

# A game and a position, or a sum of these with ' + ' between; '-' reads the rest from standard input
a-game-and-a-position-or-a-sum-of-a003 = 游戏和局面，或以 ' + ' 相连的若干个之和；'-' 表示其余从标准输入读取

# Work out the lines of this file instead; '-' is standard input
work-out-the-lines-of-this-file-instead-is-a80a = 改为计算此文件的各行；'-' 为标准输入

# Open it in the browser
open-it-in-the-browser = 在浏览器中打开

# Write the page as files into this folder instead
write-the-page-as-files-into-this-folder-instead = 改为把页面作为文件写入此目录

# The port; 0 is any that is free
the-port-0-is-any-that-is-free = 端口；0 表示任意空闲端口

# The address of this machine under which the page is reached; 0.0.0.0 is all of them
the-address-of-this-machine-under-which-the-page-a5d8 = 访问页面所用的本机地址；0.0.0.0 表示全部

# How many questions are answered at a time [default: as many as there are processors]
how-many-questions-are-answered-at-a-time-default-f019 = 同时回答几个问题 [默认：与处理器个数相同]

# The folder of the tables, as 'zermelo table build' makes them
the-folder-of-the-tables-as-zermelo-table-build-24f8 = 'zermelo table build' 所建各表的目录

# How many positions are told to one client each second
how-many-positions-are-told-to-one-client-each-84d7 = 每秒告诉一个客户的局面数

# For people
for-people = 供人阅读

# One line of JSON
one-line-of-json = 一行 JSON

# LaTeX, of values and of tables
latex-of-values-and-of-tables = 值和表的 LaTeX

# Comma-separated values, a line of titles first
comma-separated-values-a-line-of-titles-first = 逗号分隔的值，首行为标题

# A Markdown table
a-markdown-table = Markdown 表

# A page for browsers
a-page-for-browsers = 供浏览器看的页面

# The form of a table that the format is
the-form-of-a-table-that-the-format-is = 所用格式中表的形式

# Tokens are taken from a heap: Bash's game, sets of takes, Fibonacci Nim
tokens-are-taken-from-a-heap-bash-s-game-df2e = 从一堆中取：巴什博弈、取数集合、斐波那契博弈

# Nim, on level 3 in misère play, too
nim-on-level-3-in-mis-re-play-too = 尼姆；第 3 级也有反常游戏

# Sums of different games
sums-of-different-games = 不同游戏之和

# Trees with payoffs, and the end of a game of Tic-tac-toe
trees-with-payoffs-and-the-end-of-a-game-f40a = 带收益的树，以及井字棋的终盘

# Find the rule: the next lost heap
find-the-rule-the-next-lost-heap = 找规律：下一个必败的堆

# Generalise: a lost heap far on
generalise-a-lost-heap-far-on = 推广：远处的一个必败的堆

# The planner chooses
the-planner-chooses = 由规划器选择

# A closed-form theorem
a-closed-form-theorem = 封闭形式的定理

# Grundy values by components
grundy-values-by-components = 按分量的 SG值

# Grundy values by components, where play can loop
grundy-values-by-components-where-play-can-loop = 按分量的 SG值，用于可循环的游戏

# Canonical forms of the components (partizan games)
canonical-forms-of-the-components-partizan-games = 各分量的标准型（不平等博弈）

# Memoised top-down search
memoised-top-down-search = 带记忆的自顶向下搜索

# Search of sums by components, where play cannot loop
search-of-sums-by-components-where-play-cannot-loop = 按分量搜索和，用于不循环的游戏

# Alpha-beta, with the node counts of both
alpha-beta-with-the-node-counts-of-both = α-β 剪枝，附两者的节点数

# AND-OR evaluation in seeded random order
and-or-evaluation-in-seeded-random-order = 按种子定的随机次序的与或树求值

# One move a line: u v
one-move-a-line-u-v = 每行一个走法：u v

# V E, then E lines u v with vertices 1..V
v-e-then-e-lines-u-v-with-vertices-c795 = V E，然后是 E 行 u v，顶点为 1..V

# How to print the answer
how-to-print-the-answer = 答案的输出形式

# All games and how their positions are written: zermelo games
all-games-and-how-their-positions-are-written-zermelo-e42b = 所有游戏及局面的写法：zermelo games

# The same checker is a program of its own, zermelo-check, without any of the solver
the-same-checker-is-a-program-of-its-own-1d16 = 同一个检查器也单独存在，不含求解器：zermelo-check

# All games and how their positions are written: zermelo games; expressions: zermelo eval --help
all-games-and-how-their-positions-are-written-zermelo-5b63 = 所有游戏及局面的写法：zermelo games；表达式：zermelo eval --help

# A file is of one game in one convention. It is refused when it is damaged, cut short, or of other rules
a-file-is-of-one-game-in-one-convention-941f = 一个文件只属于一个游戏和一种约定（正常或反常）。文件损坏、被截断或属于其他规则时拒绝使用

# Positions are listed up to symmetry, in the order of their texts, numbers compared as numbers
positions-are-listed-up-to-symmetry-in-the-order-8a87 = 局面不计对称，按文字的次序列出，其中的数按大小比较

# Every position of a game on disk (also: info, stats, verify, probe):\n  zermelo table build connect-four 4x4 --dir tables\n  zermelo table probe connect-four 4x4 '....|....|....|x...' --dir tables\n  zermelo table build games/dodgem.star --dir tables\n  zermelo table probe games/hex.star 3x3 'x..|.o.|...' --dir tables
every-position-of-a-game-on-disk-also-info-3783 = 把一个游戏的所有局面放到磁盘上（另有：info、stats、verify、probe）：{ "\u000A" }  zermelo table build connect-four 4x4 --dir tables{ "\u000A" }  zermelo table probe connect-four 4x4 '....|....|....|x...' --dir tables{ "\u000A" }  zermelo table build games/dodgem.star --dir tables{ "\u000A" }  zermelo table probe games/hex.star 3x3 'x..|.o.|...' --dir tables

# While playing, type a move as it is listed, the position it leads to, or its number; or:\n  moves   list the moves      hint   a best move and why     back   take back\n  show    the position        draw   offer a draw            quit   leave
while-playing-type-a-move-as-it-is-listed-4647 = 对局中可输入所列的走法、它所到达的局面或其编号；或者：{ "\u000A" }  moves   列出走法      hint   最好的走法及理由     back   悔棋{ "\u000A" }  show    局面          draw   提议平局             quit   离开

# Answers: next or previous, left or right, draw; a move by its name, its number in 'moves' or the position\nit leads to, or 'none'; a number such as 3 or *3. Or:\n  hint    how to go about it      moves  list the moves      rules  of the games\n  skip    show the solution       help   this list           quit   leave
answers-next-or-previous-left-or-right-draw-a-0d9f = 答案：next 或 previous，left 或 right，draw；走法写名称、'moves' 中的编号或所到达的局面，或 'none'；{ "\u000A" }数如 3 或 *3。或者：{ "\u000A" }  hint    如何着手          moves  列出走法      rules  游戏规则{ "\u000A" }  skip    显示解答          help   本列表        quit   离开

# The file is a list of moves 'u v' (one a line, optionally followed by left or right), JSON, DOT,\nor with --input counted a contest graph 'V E' and E lines. '-' reads standard input.\nIn a list, 'u -> v' and 'u, v' are moves as well; a name with blanks stands in quotes: "u 1" v
the-file-is-a-list-of-moves-u-v-07cb = 文件可以是走法 'u v' 的列表（每行一个，其后可写 left 或 right）、JSON、DOT，{ "\u000A" }或在 --input counted 时为竞赛的图：'V E' 和 E 行。'-' 读取标准输入。{ "\u000A" }列表中 'u -> v' 和 'u, v' 也是走法；含空格的名称加引号："u 1" v

# Moves are written as in 'zermelo play': by name, by number, or as the position they lead to. They are given one\nby one, or several with ';' between them; '-' reads them from standard input, a line each
moves-are-written-as-in-zermelo-play-by-name-d4af = 走法的写法同 'zermelo play'：名称、编号或所到达的局面。可逐个给出，或以 ';' 分隔给出多个；{ "\u000A" }'-' 从标准输入读取，每行一个

# What is said is conjectured, not proved, and how far it was checked; a guess that fails comes with its\ncounterexample. Proofs of known rules: zermelo explain THEOREM --proof
what-is-said-is-conjectured-not-proved-and-how-a114 = 所说的是猜想，不是证明，并说明检查到哪里；不成立的猜想附有反例。{ "\u000A" }已知规则的证明：zermelo explain THEOREM --proof

# Children stand in parentheses, ends are whole numbers: what Right pays to Left. Left chooses the greatest,\nRight the least, in turns. A name may stand before a parenthesis: A(B(3 5) C(2 9))
children-stand-in-parentheses-ends-are-whole-numbers-what-c028 = 子节点写在括号里，终点写整数：右方付给左方的数。左方选最大的，右方选最小的，轮流进行。{ "\u000A" }括号前可写名称：A(B(3 5) C(2 9))

# The quotient is a finite commutative monoid that tells who wins every sum of heaps when whoever cannot move wins.\nIt is checked on all sums; its pretending function Φ gives the element of a heap
the-quotient-is-a-finite-commutative-monoid-that-tells-9bc0 = 商是一个有限交换幺半群，它说明当不能走的一方获胜时，堆的每个和由谁赢。{ "\u000A" }它在所有的和上经过检查；其模拟函数 Φ 给出每堆的元素

# A file begins with {version 1.7}. A section in brackets names the game of what follows, positions in a row\nare a sum, and commands in braces ask about it:
a-file-begins-with-version-1-7-a-section-dacf = 文件以 { "{" }version 1.7{ "}" } 开头。方括号中的段名说明其后是哪个游戏，连着的局面是一个和，{ "\u000A" }花括号中的命令对它提问：

# --limit-time, --limit-positions and --limit-memory hold for each case. The exit code is 1 when an expectation fails
limit-time-limit-positions-and-limit-memory-hold-for-50b3 = --limit-time、--limit-positions 和 --limit-memory 对每个用例分别生效。有期望不符时退出码为 1

# Games are written {1|0}, {2||1|0} for {2|{1|0}}, 3/4, *, *3, ^ and v (up and down), ^^*, ^3, ^[2], ^<2>, +-2,\nTiny(2), and side by side for sums: 1/2^*. Operators, tightest first: .function, signs, : (ordinal sum), x and /\n(products and quotients of numbers and of nimbers, multiples), + and -, and comparisons: = != < > <= >= || <| |>.\nComparisons answer yes or no; the exit code is 1 when an answer is no. 'let a = {1|*}' binds a name for the lines\nafter it, and for the rest of the line after a ';'. A file has one expression a line; # begins a comment line
games-are-written-1-0-2-1-0-for-048e = 游戏写作 { "{" }1|0{ "}" }、{ "{" }2||1|0{ "}" }（即 { "{" }2|{ "{" }1|0{ "}" }{ "}" }）、3/4、*、*3、^ 和 v（up 和 down）、^^*、^3、^[2]、^<2>、+-2、{ "\u000A" }Tiny(2)，并排写表示和：1/2^*。运算符由紧到松：.function、正负号、:（序和）、x 和 /（数与尼姆数的积和商、倍数）、{ "\u000A" }+ 和 -、比较：= != < > <= >= || <| |>。比较的答案是 yes 或 no；有 no 时退出码为 1。{ "\u000A" }'let a = { "{" }1|*{ "}" }' 命名一个值，供后面各行以及同一行 ';' 之后使用。文件每行一个表达式；# 开头的行是注释

# Functions are called as mean(G) or G.Mean. All of them: zermelo eval --functions
functions-are-called-as-mean-g-or-g-mean-ce1f = 函数写作 mean(G) 或 G.Mean。全部函数：zermelo eval --functions

# Positive scores lie to the left, temperatures go up from -1; Left's wall is blue, Right's is red
positive-scores-lie-to-the-left-temperatures-go-up-4709 = 正的分数在左边，温度从 -1 向上；左方的墙为蓝色，右方的为红色

# Codes: octal 0.77, hexadecimal 0.3F, lists 0.{0,1,3} (in quotes), repeating 0.[3], splits into\ndifferent heaps 4!.0, and names: kayles, dawsons-kayles, dawsons-chess, treblecross, guiles, officers,\ngrundys-game, laskers-nim, nim, subtraction:1,3,4, subtraction:1..5, all-but:2,3
codes-octal-0-77-hexadecimal-0-3f-lists-0-513f = 编码：八进制 0.77、十六进制 0.3F、列表 0.{ "{" }0,1,3{ "}" }（加引号）、循环 0.[3]、分成不同的堆 4!.0，以及名称：{ "\u000A" }kayles、dawsons-kayles、dawsons-chess、treblecross、guiles、officers、grundys-game、laskers-nim、nim、{ "\u000A" }subtraction:1,3,4、subtraction:1..5、all-but:2,3

# A number goes to that option; b goes back, t to the first position, s shows or hides what is not sensible, q leaves
a-number-goes-to-that-option-b-goes-back-4bd5 = 输入编号进入该选项；b 返回，t 回到最初的局面，s 显示或隐藏不合理的走法，q 离开

# A line is an expression, a binding 'G := ...', a function 'f(n) := ...', a position, a list '[f(n) for n in 1..5]',\nor a table 'table(f(n) for n in 1..5)'; %3 is what line 3 is worth. Inside expressions positions stand in parentheses\nbehind the name of their game, with braces around what is worked out first: clobber(2x{k}).\n  :plot EXPR   :explain WORD   :explore POSITION   :names   :save FILE.md   :save FILE.tex   :help   :quit
a-line-is-an-expression-a-binding-g-a-7d5b = 一行可以是表达式、命名 'G := ...'、函数 'f(n) := ...'、局面、列表 '[f(n) for n in 1..5]'，或表{ "\u000A" }'table(f(n) for n in 1..5)'；%3 是第 3 行的值。表达式中的局面写在游戏名后的括号里，{ "\u000A" }先要算出的部分用花括号：clobber(2x{ "{" }k{ "}" })。{ "\u000A" }  :plot EXPR   :explain WORD   :explore POSITION   :names   :save FILE.md   :save FILE.tex   :help   :quit

# The page is served to this machine only, unless --address says otherwise. The same page works without this\nprogram, from any server of static files: the engine then runs in the browser
the-page-is-served-to-this-machine-only-unless-8989 = 除非 --address 另有指定，页面只供本机使用。没有本程序，同一页面也可由任何静态文件服务器提供：{ "\u000A" }此时引擎在浏览器中运行

# GET /api/tables lists the tables, GET /api/table?id=TABLE&position=POSITION tells a position: its value, its\nremoteness, and its moves from best to worst. No file is read by name
get-api-tables-lists-the-tables-get-api-table-5ba4 = GET /api/tables 列出各表，GET /api/table?id=TABLE&position=POSITION 给出一个局面：它的值、步数，{ "\u000A" }以及从最好到最差的走法。不按名称读取任何文件

# Every answer names the theorem or the search that gives it and how sure it is.\nExit codes: 0 answered; 1 the answer to a yes/no question is no; 2 bad input;\n3 a limit stopped it, and what is known was printed
every-answer-names-the-theorem-or-the-search-that-01f5 = 每个答案都说明所依据的定理或搜索，以及有多确定。{ "\u000A" }退出码：0 已回答；1 是非问题的答案为否；2 输入有误；{ "\u000A" }3 因限制而停止，已知的部分已输出

# the command is missing\n  all commands: zermelo --help
the-command-is-missing-all-commands-zermelo-help = 缺少命令{ "\u000A" }  所有命令：zermelo --help

# '{argument}' does not take the value '{value}'
argument-does-not-take-the-value-value = '{ $argument }' 不接受值 '{ $value }'

# [default: {value}]
default-value = [默认：{ $value }]

# [possible values: {values}]
possible-values-values = [可用的值：{ $values }]

# Possible values:
possible-values = 可用的值：

# {stage}: {done} positions
stage-done-positions = { $stage }：{ $done } 个局面

# {stage}: {done} of {total} positions ({percent} %)
stage-done-of-total-positions-percent = { $stage }：{ $total } 个局面中的 { $done } 个（{ $percent } %）

# {what}, {rate}/s
what-rate-s = { $what }，每秒 { $rate } 个

# {what}, about {time} left
what-about-time-left = { $what }，约剩 { $time }

# {count} s
count-s = { $count } 秒

# {count} min
count-min = { $count } 分钟

# {count} h
count-h = { $count } 小时

# {count} d
count-d = { $count } 天

# checking
checking = 检查

# comparing a theorem with the rules
comparing-a-theorem-with-the-rules = 用规则核对定理

# comparing games for a certificate
comparing-games-for-a-certificate = 为证书比较游戏

# computing Grundy values
computing-grundy-values = 计算 SG值

# computing genera
computing-genera = 计算亏格

# computing misère canonical forms
computing-mis-re-canonical-forms = 计算反常标准型

# computing the misère quotient
computing-the-mis-re-quotient = 计算反常商

# computing the values of coins
computing-the-values-of-coins = 计算硬币的值

# computing values
computing-values = 计算值

# counting lines of play
counting-lines-of-play = 统计行棋路线

# counting subsets
counting-subsets = 统计子集

# evaluating expressions
evaluating-expressions = 计算表达式

# evaluating leaves
evaluating-leaves = 计算叶子的值

# exploring positions
exploring-positions = 探索局面

# expression
expression = 计算表达式

# labelling a loopy graph
labelling-a-loopy-graph = 给循环图加标记

# labelling positions
labelling-positions = 给局面加标记

# labels
labels = 加标记

# listing P-positions
listing-p-positions = 列出 P-局面

# listing moves
listing-moves = 列出走法

# listing positions
listing-positions = 列出局面

# looking at final lights
looking-at-final-lights = 查看最后的灯

# looking at positions
looking-at-positions = 查看局面

# looking for loops
looking-for-loops = 寻找循环

# looking for winning moves
looking-for-winning-moves = 寻找必胜走法

# misère canonical forms
mis-re-canonical-forms = 计算反常标准型

# reaching positions
reaching-positions = 寻找可达的局面

# reversing moves
reversing-moves = 逆推走法

# searching boards
searching-boards = 搜索棋盘

# searching lines of play
searching-lines-of-play = 搜索行棋路线

# searching positions
searching-positions = 搜索局面

# searching sums
searching-sums = 搜索和

# sweeping positions
sweeping-positions = 扫描局面

# tabulating first rows
tabulating-first-rows = 制作首行的表

# two tokens
two-tokens = 求解两枚棋子的游戏

# valuing rectangles
valuing-rectangles = 计算矩形的值

# verifying
verifying = 核对

# worksheet
worksheet = 工作表

# writing down Grundy values
writing-down-grundy-values = 写下 SG值

# writing down a strategy
writing-down-a-strategy = 写下策略

# writing down labels
writing-down-labels = 写下标记

# writing out canonical forms
writing-out-canonical-forms = 写出标准型

# a database of version {found}; this program reads version {version}
a-database-of-version-found-this-program-reads-version-0e0b = 数据库的版本是 { $found }；本程序读版本 { $version }

# a database of {found}, not of {expected}
a-database-of-found-not-of-expected = 是 { $found } 的数据库，不是 { $expected } 的

# written under other rules of {game} than those of this program
written-under-other-rules-of-game-than-those-of-8e46 = 写入时 { $game } 的规则与本程序的不同

# cut short: what begins at byte {place} is not whole
cut-short-what-begins-at-byte-place-is-not-8ea8 = 被截断：从第 { $place } 字节开始的内容不完整

# damaged: what begins at byte {place} does not have its checksum
damaged-what-begins-at-byte-place-does-not-have-8ed5 = 已损坏：从第 { $place } 字节开始的内容与校验和不符

# unknown field `{name}`, expected one of {names}
unknown-field-name-expected-one-of-names = 未知的字段 `{ $name }`：应为 { $names } 之一

# unknown field `{name}`, expected {names}
unknown-field-name-expected-names = 未知的字段 `{ $name }`：应为 { $names }

# unknown field `{name}`, there are no fields
unknown-field-name-there-are-no-fields = 未知的字段 `{ $name }`：此处没有字段

# missing field `{name}`
missing-field-name = 缺少字段 `{ $name }`

# duplicate field `{name}`
duplicate-field-name = 字段 `{ $name }` 重复

# invalid type: {found}, expected {expected}
invalid-type-found-expected-expected = { $found }：此处应为{ $expected }

# invalid value: {found}, expected {expected}
invalid-value-found-expected-expected = { $found }：此处应为{ $expected }

# invalid length {count}, expected {expected}
invalid-length-count-expected-expected = 长度为 { $count }：此处应为{ $expected }

# EOF while parsing a list
eof-while-parsing-a-list = 列表尚未结束，文本已到结尾

# EOF while parsing an object
eof-while-parsing-an-object = 对象尚未结束，文本已到结尾

# EOF while parsing a string
eof-while-parsing-a-string = 字符串尚未结束，文本已到结尾

# EOF while parsing a value
eof-while-parsing-a-value = 尚未出现值，文本已到结尾

# expected value
expected-value = 应为一个值

# expected ident
expected-ident = 应为 true、false 或 null

# expected `{sign}`
expected-sign = 应为 `{ $sign }`

# expected `{sign}` or `{other}`
expected-sign-or-other = 应为 `{ $sign }` 或 `{ $other }`

# key must be a string
key-must-be-a-string = 键必须是字符串

# trailing comma
trailing-comma = 多了一个逗号

# trailing characters
trailing-characters = 结尾之后还有字符

# invalid number
invalid-number = 数的写法有误

# number out of range
number-out-of-range = 数超出范围

# invalid escape
invalid-escape = '\' 转义有误

# control character (\u0000-\u001F) found while parsing a string
control-character-u0000-u001f-found-while-parsing-a-string = 字符串中有控制字符

# recursion limit exceeded
recursion-limit-exceeded = 嵌套太深

# integer `{value}`
integer-value = 整数 { $value }

# floating point `{value}`
floating-point-value = 小数 { $value }

# boolean `{value}`
boolean-value = 布尔值 { $value }

# string {value}
string-value = 字符串 { $value }

# null
null = null

# sequence
sequence = 列表

# map
map = 对象

# an object with moves, and where wanted positions, endings, start
an-object-with-moves-and-where-wanted-positions-endings-737e = 含 moves、并可含 positions、endings、start 的对象

# a move, a pair of names
a-move-a-pair-of-names = 一步走法（一对名字）

# an object with the lists both, left, right
an-object-with-the-lists-both-left-right = 含列表 both、left、right 的对象

# a list of moves or an object with the lists both, left, right
a-list-of-moves-or-an-object-with-the-6969 = 走法的列表，或含列表 both、left、right 的对象

# an ending, an object with position, to_move and result
an-ending-an-object-with-position-to_move-and-result = 一个终局（含 position、to_move、result 的对象）

# the name of a position, a text or a whole number
the-name-of-a-position-a-text-or-a-2abf = 局面的名字（文本或整数）

# {digits}ones mod {modulus}
digits-ones-mod-modulus = { $digits }1 的个数 mod { $modulus }

# 1 vertex
n-1-vertex = 1 个顶点

# 3 vertices
n-3-vertices = 3 个顶点

# take vertex {name}
take-vertex-name = 占顶点 { $name }

# {name} (summand {place})
name-summand-place = { $name }（第 { $place } 项）

# Grundy values of {title}
grundy-values-of-title = { $title } 的 SG值

# Write the positions with their labels and moves as DOT to this file ('-' is standard output instead of the table)
write-the-positions-with-their-labels-and-moves-as-47e9 = 把带标记和走法的局面以 DOT 写入此文件（'-' 为标准输出，代替表）

# A heap from which one, two or three tokens are taken.
a-heap-from-which-one-two-or-three-tokens-3ff9 = 从一堆中取一个、两个或三个。

# Left moves a t to the right, Right an f to the left, into the next cell or over one of the other kind.
left-moves-a-t-to-the-right-right-an-e6b2 = 左方把 t 向右移，右方把 f 向左移：移到邻格，或跳过对方的一枚。

# A move takes a vertex, or two neighbouring ones.
a-move-takes-a-vertex-or-two-neighbouring-ones = 每步占一个顶点，或两个相邻的顶点。

# A rook that goes left or down any number of cells: a position is any tuple, and a function gives the options.
a-rook-that-goes-left-or-down-any-number-13d2 = 向左或向下走任意格的车：局面是元组，由函数给出选项。

# A move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board.
a-move-takes-a-stone-of-one-s-own-2ec3 = 把己方的一枚棋子移到相邻的对方棋子上，那枚对方棋子离开棋盘。

# Example: {example}
example-example = 例：{ $example }

# the area or the stones decide: name one of them
the-area-or-the-stones-decide-name-one-of-c258 = area 和 stones 不能并用：只写一个

# say what is scored, for example: go:no-pass,stones,komi=0.5 2x2
say-what-is-scored-for-example-go-no-pass-97b5 = 说明按什么计算，例如：go:no-pass,stones,komi=0.5 2x2

# Normal play and misère play side by side; with --p-positions, the positions lost in either
normal-play-and-mis-re-play-side-by-side-e335 = 正常规则与反常规则并列；与 --p-positions 合用时，列出在任一规则下必败的局面

# A file of the same name comes first. To solve, and to change one:\n  {solve}\n  {copy}
a-file-of-the-same-name-comes-first-to-ee84 = 若有同名文件，以该文件为先。求解与修改：{ "\u000A" }  { $solve }{ "\u000A" }  { $copy }

# no rule file '{file}' comes with the program\n  for example: zermelo rules list hex.star; all of them: zermelo rules list
no-rule-file-file-comes-with-the-program-for-6eb9 = 程序所带的规则文件中没有“{ $file }”{ "\u000A" }  例如：zermelo rules list hex.star；全部：zermelo rules list

# More games come as rule files: zermelo rules list
more-games-come-as-rule-files-zermelo-rules-list = 还有以规则文件给出的游戏：zermelo rules list

# {what}, depth {depth}, table {percent} % full
what-depth-depth-table-percent-full = { $what }，深度 { $depth }，表已满 { $percent } %

# too many parameters: {count}, where the file has {most}
too-many-parameters-count-where-the-file-has-most = 参数过多：{ $count } 个，而文件只有 { $most } 个

# {folder}: this table was made from another text of {name}, which is kept there as {rules}\n  for example: --dir other
folder-this-table-was-made-from-another-text-of-84c1 = { $folder }：此表由 { $name } 的另一文本生成，该文本保存在那里的 { $rules }{ "\u000A" }  例如：--dir other

# note: the table {table} was made from another text of {file}, and is not used
note-the-table-table-was-made-from-another-text-c054 = 注意：表 { $table } 由 { $file } 的另一份文本制成，未予使用

# note: play is over where it begins, at {start}\n  for example: {example}
note-play-is-over-where-it-begins-at-start-f90f = 注意：起点 { $start } 处对局已经结束{ "\u000A" }  例如：{ $example }

# note: the table {table} is not used: {what}
note-the-table-table-is-not-used-what = 注意：表 { $table } 未予使用：{ $what }

# {folder} is not named after its game, {game}
folder-is-not-named-after-its-game-game = { $folder } 未以其游戏 { $game } 命名

# The longest line of best play:
the-longest-line-of-best-play = 最长的最佳对局：

# a file (JSON, DOT, or a move 'u v' a line), '-' for standard input, or edges such as a>b,b>c, a>b:left where only Left may move so (required)
a-file-json-dot-or-a-move-u-v-b607 = 文件（JSON、DOT，或每行一步“u v”），“-”表示标准输入，或如 a>b,b>c 的边，只有左方可以这样走时写 a>b:left（必需）

# ordinals
ordinals = 序数计算

# looking for a position
looking-for-a-position = 查找局面

# one way to Grundy values
one-way-to-grundy-values = 求SG值的一种方法

# there are no databases of {game}: they are kept of loop-free games in which the last move decides, of the catalogue or of rule files, and of their sums
there-are-no-databases-of-game-they-are-kept-edf3 = 没有 { $game } 的数据库：只保存由最后一步决定胜负、不会循环的游戏，即目录或规则文件中的游戏及其和

# note: {place}{note}
note-place-note = 注意：{ $place }{ $note }

# '{name}' is of positions, of sums of positions, and of forms in quotes
name-is-of-positions-of-sums-of-positions-and-ca07 = '{ $name }' 问的是局面、局面之和以及引号中的形式

# a value in normal play does not tell: misereoutcome(kayles(2) + kayles(3))
a-value-in-normal-play-does-not-tell-misereoutcome-6788 = 正常玩法下的值说明不了它，例如：misereoutcome(kayles(2) + kayles(3))

# compounds are of games in which play ends, and ends for want of a move alone
compounds-are-of-games-in-which-play-ends-and-2237 = 复合博弈由必定结束、且只因无子可走而结束的博弈组成

# compounds are made of positions as they are played, and this one has too many followers
compounds-are-made-of-positions-as-they-are-played-95e0 = 复合博弈由实际走出的局面组成，而此局面的后续太多

# --functions is answered as text or JSON only, for example: --format json
functions-is-answered-as-text-or-json-only-for-8eae = --functions 的回答只有文字或 JSON，例如：--format json

# the list of proofs is text only; one of them as JSON, for example: zermelo explain "Bouton's theorem" --proof --format json
the-list-of-proofs-is-text-only-one-of-627d = 证明列表只有文字；要以 JSON 看其中之一，例如：zermelo explain "Bouton's theorem" --proof --format json

# --misere answers as text or JSON only, for example: zermelo value cram 3x4 --misere --format json
misere-answers-as-text-or-json-only-for-example-46c1 = --misere 的回答只有文字或 JSON，例如：zermelo value cram 3x4 --misere --format json
