### The program: errors and help. The key of a message is made from its English words, which stand above it.

# there is no game of this name
there-is-no-game-of-this-name = 이런 이름의 게임은 없다

# did you mean '{near}'? All games: zermelo games
did-you-mean-near-all-games-zermelo-games = '{ $near }'을(를) 뜻한 것인가? 모든 게임: zermelo games

# see all games with: zermelo games
see-all-games-with-zermelo-games = 모든 게임: zermelo games

# for example: {example}
for-example-example = 예: { $example }

# for example: nim 3 4 5
for-example-nim-3-4-5 = 예: nim 3 4 5

# no game is named
no-game-is-named = 게임 이름이 없다

# the position is empty
the-position-is-empty = 국면이 비어 있다

# this game takes no parameters
this-game-takes-no-parameters = 이 게임에는 매개변수가 없다

# this game needs a number behind its name
this-game-needs-a-number-behind-its-name = 이 게임은 이름 뒤에 수가 필요하다

# expected a whole number from 1 to 2^64 − 1
expected-a-whole-number-from-1-to-2-64-f4ca = 1부터 2^64 − 1까지의 정수여야 한다

# expected a whole number
expected-a-whole-number = 정수여야 한다

# expected a whole number up to {MOST_SIZE}
expected-a-whole-number-up-to-most_size = { $MOST_SIZE } 이하의 정수여야 한다

# put ' + ' between the summands
put-between-the-summands = 합의 각 항 사이에는 ' + '를 쓴다

# {single} cannot be part of a sum: it ends by a rule of its own
single-cannot-be-part-of-a-sum-it-ends-41c8 = { JOSA($single, "은/는") } 합의 한 항이 될 수 없다: 자기 규칙으로 끝나기 때문이다

# expected {summands} summands, found {parts}
expected-summands-summands-found-parts = 항이 { $summands }개여야 하는데 { $parts }개이다

# heap sizes are whole numbers, for example: {example}
heap-sizes-are-whole-numbers-for-example-example = 더미의 크기는 정수이다, 예: { $example }

# expected two heaps, found {sizes}
expected-two-heaps-found-sizes = 더미가 두 개여야 하는데 { $sizes }개이다

# two heap sizes, for example: {example}
two-heap-sizes-for-example-example = 두 더미의 크기, 예: { $example }

# expected two numbers, found {sizes}
expected-two-numbers-found-sizes = 수가 두 개여야 하는데 { $sizes }개이다

# sizes of heaps, for example: {value} 3 4 5
sizes-of-heaps-for-example-value-3-4-5 = 더미의 크기, 예: { $value } 3 4 5

# heaps of {code} have fewer than 2^64 tokens
heaps-of-code-have-fewer-than-2-64-tokens = { $code }의 더미는 2^64개보다 적어야 한다

# heaps have at most {largest} tokens here
heaps-have-at-most-largest-tokens-here = 여기서 더미는 { $largest }개까지이다

# expected the stocks of both players, found {sizes}
expected-the-stocks-of-both-players-found-sizes = 두 사람의 비축이 필요한데 { $sizes }개이다

# this game needs a set of takes behind its name
this-game-needs-a-set-of-takes-behind-its-4a26 = 이 게임은 이름 뒤에 가져갈 수 있는 개수가 필요하다

# a take is a whole number from 1 to 2^64 − 1
a-take-is-a-whole-number-from-1-to-3db4 = 가져가는 개수는 1부터 2^64 − 1까지의 정수이다

# there is one heap with one limit, and no more
there-is-one-heap-with-one-limit-and-no-053d = 더미 하나와 한도 하나뿐이다

# here the last caller loses by rule; the game in which the last caller wins is 'bash'
here-the-last-caller-loses-by-rule-the-game-9cbe = 여기서는 마지막에 부르는 쪽이 규칙에 따라 진다. 마지막에 부르는 쪽이 이기는 게임은 'bash'이다

# a board has 1 to {MOST_ROWS} rows and at least one column
a-board-has-1-to-most_rows-rows-and-at-7aba = 판은 1행부터 { $MOST_ROWS }행까지, 적어도 1열이어야 한다

# a row has at least one square
a-row-has-at-least-one-square = 행에는 적어도 한 칸이 있다

# a row cannot be longer than the row above
a-row-cannot-be-longer-than-the-row-above = 행은 바로 위의 행보다 길 수 없다

# a board such as 3x4, or row lengths that do not grow, such as 4 4 2
a-board-such-as-3x4-or-row-lengths-that-fdfe = 3x4 같은 판, 또는 4 4 2처럼 늘어나지 않는 행의 길이

# a board has at least one row and one column
a-board-has-at-least-one-row-and-one-7b38 = 판에는 적어도 한 행과 한 열이 있다

# a board has at most {MOST_CELLS} cells
a-board-has-at-most-most_cells-cells = 판은 { $MOST_CELLS }칸까지이다

# expected a size of a board, rows x columns
expected-a-size-of-a-board-rows-x-columns = 판의 크기(행 x 열)여야 한다

# row {number} is empty
row-number-is-empty = { $number }행이 비어 있다

# row {number} has {length}, row 1 has {width}
row-number-has-length-row-1-has-width = { $number }행은 { $length }칸, 1행은 { $width }칸이다

# row {number} has {length} cells, row 1 has {first}
row-number-has-length-cells-row-1-has-first = { $number }행은 { $length }칸, 1행은 { $first }칸이다

# '{letter}' is not a cell
letter-is-not-a-cell = '{ $letter }'은(는) 칸이 아니다

# '{other}' is not a cell
other-is-not-a-cell = '{ $other }'은(는) 칸이 아니다

# '{letter}' is no cell of this game
letter-is-no-cell-of-this-game = '{ $letter }'은(는) 이 게임의 칸이 아니다

# '{letter}' is not a cell of this game
letter-is-not-a-cell-of-this-game = '{ $letter }'은(는) 이 게임의 칸이 아니다

# '{letter}' is not a cell: expected {cells}
letter-is-not-a-cell-expected-cells = '{ $letter }'은(는) 칸이 아니다: { JOSA($cells, "이/가") } 필요하다

# '{letter}' is neither x nor '.'
letter-is-neither-x-nor = '{ $letter }'은(는) x도 '.'도 아니다

# a size does not say where {pieces}
a-size-does-not-say-where-pieces = 크기만으로는 { $pieces } 어디인지 알 수 없다

# {height} rows of {width} cells, each x, o or '.': for example {example}
height-rows-of-width-cells-each-x-o-or-69bc = { $height }행 { $width }열, 칸마다 x, o 또는 '.', 예: { $example }

# expected {height} rows, found {rows}
expected-height-rows-found-rows = { $height }행이어야 하는데 { $rows }행이다

# row {row} has {chars}, not {width}
row-row-has-chars-not-width = { $row }행은 { $width }칸이 아니라 { $chars }칸이다

# both players have a row: no play leads here
both-players-have-a-row-no-play-leads-here = 두 사람 모두 한 줄을 만들었다: 이런 국면은 나올 수 없다

# no play leads to such a position
no-play-leads-to-such-a-position = 이런 국면은 나올 수 없다

# play ends with a row or a full board, never for want of a move
play-ends-with-a-row-or-a-full-board-e215 = 한 줄을 만들거나 판이 차면 끝나며, 둘 수가 없어서 끝나는 일은 없다

# a chess player without a move is mated or stalemated
a-chess-player-without-a-move-is-mated-or-c290 = 체스에서 둘 수가 없으면 외통이거나 스테일메이트이다

# Black's king (Right's) stands in check
black-s-king-right-s-stands-in-check = 흑(오른쪽)의 왕이 체크를 당하고 있다

# this is not a square
this-is-not-a-square = 이것은 칸이 아니다

# this is not the square of a {piece}
this-is-not-the-square-of-a-piece = 이것은 { $piece }의 칸이 아니다

# the side to move is w or b
the-side-to-move-is-w-or-b = 둘 차례는 w 또는 b이다

# a FEN has 6 fields
a-fen-has-6-fields = FEN은 6개의 항목으로 이루어진다

# the chain of the stone on {name} has no liberty
the-chain-of-the-stone-on-name-has-no-361f = { $name }의 돌이 속한 무리에 활로가 없다

# a board of Go has at most {MOST_POINTS} points, as 19x19 has
a-board-of-go-has-at-most-most_points-points-8f29 = 바둑판은 19x19처럼 { $MOST_POINTS }점까지이다

# superko includes ko: name one of them
superko-includes-ko-name-one-of-them = superko는 ko를 포함한다: 하나만 쓴다

# the same option twice
the-same-option-twice = 같은 선택 사항이 두 번 있다

# expected komi=K, ko, superko or no-pass
expected-komi-k-ko-superko-or-no-pass = komi=K, ko, superko, no-pass 가운데 하나여야 한다

# there is no vertex {two}
there-is-no-vertex-two = 꼭짓점 { JOSA($two, "이/가") } 없다

# there is no graph of this name
there-is-no-graph-of-this-name = 이런 이름의 그래프는 없다

# the graph has no such vertex
the-graph-has-no-such-vertex = 그래프에 그런 꼭짓점이 없다

# the graph has no vertex of this name
the-graph-has-no-vertex-of-this-name = 그래프에 이런 이름의 꼭짓점이 없다

# its vertices are {join}{more}
its-vertices-are-join-more = 꼭짓점: { $join }{ $more }

# the graph cannot be read: {reason}
the-graph-cannot-be-read-reason = 그래프를 읽을 수 없다: { $reason }

# the graph cannot be read: {without_contents}
the-graph-cannot-be-read-without_contents = 그래프를 읽을 수 없다: { $without_contents }

# a graph has at most {MOST_VERTICES} vertices here
a-graph-has-at-most-most_vertices-vertices-here = 여기서 그래프의 꼭짓점은 { $MOST_VERTICES }개까지이다

# a tree has at most {MOST_VERTICES} vertices
a-tree-has-at-most-most_vertices-vertices = 나무의 꼭짓점은 { $MOST_VERTICES }개까지이다

# expected a vertex from 1 to {words} or '-'
expected-a-vertex-from-1-to-words-or = 1부터 { $words }까지의 꼭짓점 또는 '-'여야 한다

# vertex {place} hangs on vertex {parent}, which is gone
vertex-place-hangs-on-vertex-parent-which-is-gone = 꼭짓점 { JOSA($place, "은/는") } 없어진 꼭짓점 { $parent }에 달려 있다

# '{escape_default}' is no edge
escape_default-is-no-edge = '{ $escape_default }'은(는) 변이 아니다

# this edge has no colour
this-edge-has-no-colour = 이 변에는 색이 없다

# expected a colour: l or b, r, e or g
expected-a-colour-l-or-b-r-e-or-4dd2 = 색이어야 한다: l 또는 b, r, e 또는 g

# expected an edge u-v
expected-an-edge-u-v = u-v 꼴의 변이어야 한다

# name the vertices of the tokens, for example: {example}
name-the-vertices-of-the-tokens-for-example-example = 말이 놓인 꼭짓점을 쓴다, 예: { $example }

# this game needs a graph after its name
this-game-needs-a-graph-after-its-name = 이 게임은 이름 뒤에 그래프가 필요하다

# this graph ends play by rule, so it cannot be part of a sum
this-graph-ends-play-by-rule-so-it-cannot-d332 = 이 그래프는 규칙에 따라 끝나므로 합의 항이 될 수 없다

# write one move a line: u v, or u v left
write-one-move-a-line-u-v-or-u-cd41 = 한 줄에 수 하나씩 쓴다: u v 또는 u v left

# rows x columns, for example: {example}
rows-x-columns-for-example-example = 행 x 열, 예: { $example }

# rows x columns, for example: {example}; five of one size: 3x2:5
rows-x-columns-for-example-example-five-of-one-f8ca = 행 x 열, 예: { $example }; 같은 크기 다섯 개: 3x2:5

# squares are counted from 1
squares-are-counted-from-1 = 칸은 1부터 센다

# rows are counted from 1
rows-are-counted-from-1 = 행은 1부터 센다

# places are counted from 1
places-are-counted-from-1 = 자리는 1부터 센다

# the squares of the coins, counted from 1, for example: {example}
the-squares-of-the-coins-counted-from-1-for-1405 = 동전의 칸을 1부터 센 번호, 예: { $example }

# there are two coins on square {square}
there-are-two-coins-on-square-square = { $square }번 칸에 동전이 두 개 있다

# the coin at {place} is named twice
the-coin-at-place-is-named-twice = { $place }번 동전이 두 번 나온다

# the coin at ({column},{row}) is named twice
the-coin-at-column-row-is-named-twice = ({ $column },{ $row })의 동전이 두 번 나온다

# a row has at most {last} coins here
a-row-has-at-most-last-coins-here = 여기서 한 줄의 동전은 { $last }개까지이다

# places go up to {last} here
places-go-up-to-last-here = 여기서 자리는 { $last }까지이다

# a coin is h (heads) or t (tails)
a-coin-is-h-heads-or-t-tails = 동전은 h(앞면) 또는 t(뒷면)이다

# a strip has at most {MOST_CELLS} cells
a-strip-has-at-most-most_cells-cells = 띠는 { $MOST_CELLS }칸까지이다

# a strip has at most {MOST_CELLS} cells here
a-strip-has-at-most-most_cells-cells-here = 여기서 띠는 { $MOST_CELLS }칸까지이다

# a strip has one row
a-strip-has-one-row = 띠는 한 줄이다

# the strip is missing
the-strip-is-missing = 띠가 없다

# a cell is {what}
a-cell-is-what = 칸은 { $what }이다

# {game} has no misère form: {why}
game-has-no-mis-re-form-why = { $game }에는 미제르 게임이 없다: { $why }

# it cannot be {player}'s turn in this position: {why}
it-cannot-be-player-s-turn-in-this-position-81d5 = 이 국면에서 { $player } 차례일 수 없다: { $why }

# {engine} does not apply: {why}
engine-does-not-apply-why = { JOSA($engine, "은/는") } 적용할 수 없다: { $why }

# {game} has no value: {why}
game-has-no-value-why = { $game }에는 값이 없다: { $why }

# no theorem decides this position
no-theorem-decides-this-position = 이 국면을 결정하는 정리가 없다

# Grundy values decide normal play only
grundy-values-decide-normal-play-only = 그런디 수는 노멀 게임만 결정한다

# canonical forms decide normal play only
canonical-forms-decide-normal-play-only = 표준형은 노멀 게임만 결정한다

# Grundy values belong to impartial games; here the players have different moves
grundy-values-belong-to-impartial-games-here-the-players-a154 = 그런디 수는 공정 게임의 것인데, 여기서는 두 사람의 수가 다르다

# Grundy values need games in which the last move decides; here play can stop by rule
grundy-values-need-games-in-which-the-last-move-e4ab = 그런디 수는 마지막 수로 결정되는 게임에 쓰인다. 여기서는 규칙에 따라 끝날 수 있다

# Grundy values need loop-free games; here a position can recur
grundy-values-need-loop-free-games-here-a-position-cc3e = 그런디 수는 순환이 없는 게임에 쓰인다. 여기서는 국면이 되풀이될 수 있다

# values are of normal play; for misère play see: zermelo misere --help
values-are-of-normal-play-for-mis-re-play-40d5 = 값은 노멀 게임의 것이다. 미제르 게임은: zermelo misere --help

# values belong to games in which the last move decides; here play can stop by rule
values-belong-to-games-in-which-the-last-move-542d = 값은 마지막 수로 결정되는 게임의 것이다. 여기서는 규칙에 따라 끝날 수 있다

# values belong to loop-free games; here a position can recur
values-belong-to-loop-free-games-here-a-position-8dde = 값은 순환이 없는 게임의 것이다. 여기서는 국면이 되풀이될 수 있다

# move {number}, '{text}', at {position}: {why}
move-number-text-at-position-why = { $number }번째 수 '{ $text }' ({ $position }): { $why }

# move {number}, '{text}': play is over before it, at {position}
move-number-text-play-is-over-before-it-at-2914 = { $number }번째 수 '{ $text }': 그 전에 { $position }에서 이미 끝났다

# there is no such move; possible: {moves}
there-is-no-such-move-possible-moves = 그런 수는 없다. 둘 수 있는 수: { $moves }

# there are no words in this language; expected one of: {languages}
there-are-no-words-in-this-language-expected-one-ee13 = 이 언어의 낱말이 없다. 다음 가운데 하나여야 한다: { $languages }

# there is no game '{name}'
there-is-no-game-name = '{ $name }'이라는 게임은 없다

# All games: zermelo games
all-games-zermelo-games = 모든 게임: zermelo games

# there is no explanation of '{word}'
there-is-no-explanation-of-word = '{ $word }'에 대한 설명이 없다

# did you mean '{near}'? All words: zermelo explain
did-you-mean-near-all-words-zermelo-explain = '{ $near }'을(를) 뜻한 것인가? 모든 낱말: zermelo explain

# All words: zermelo explain
all-words-zermelo-explain = 모든 낱말: zermelo explain

# Who wins, by which move, and why: a solver for combinatorial games
who-wins-by-which-move-and-why-a-solver-bb32 = 누가, 어떤 수로, 왜 이기는가: 조합 게임 풀이 프로그램

# Who wins a position, by which moves, and why
who-wins-a-position-by-which-moves-and-why = 한 국면에서 누가, 어떤 수로, 왜 이기는가

# What a position is worth: canonical form, stops, mean, temperature, and which options are sensible
what-a-position-is-worth-canonical-form-stops-mean-91c3 = 국면의 값: 표준형, 정지값, 평균값, 온도, 쓸모 있는 수

# Everything that can be reached from a position, with who wins: outcomes, Grundy values, distances
everything-that-can-be-reached-from-a-position-with-402a = 한 국면에서 이를 수 있는 모든 국면과 그 승패: 결과, 그런디 수, 거리

# Play a position against the perfect player
play-a-position-against-the-perfect-player = 완벽한 상대와 두기

# Exercises: a position, a question about it, and your answer checked and explained
exercises-a-position-a-question-about-it-and-your-7936 = 연습 문제: 국면과 물음, 답을 확인하고 설명한다

# Draw a position: in characters, as SVG, or as `TikZ`
draw-a-position-in-characters-as-svg-or-as-60f7 = 국면 그리기: 문자, SVG, 또는 `TikZ`

# Label every position of a game given as a graph
label-every-position-of-a-game-given-as-a-e95b = 그래프로 주어진 게임의 모든 국면의 승패

# A played game, judged: who was winning after each move, where the mistakes were, and what would have been better
a-played-game-judged-who-was-winning-after-each-5ef1 = 둔 게임의 복기: 수마다 누가 이기고 있었는지, 어디가 실수였는지, 무엇이 더 좋았는지

# Guesses at the lost positions of a heap game, from the smaller ones, checked on the larger ones
guesses-at-the-lost-positions-of-a-heap-game-7304 = 더미 게임의 필패 상태에 대한 추측: 작은 것에서 찾고 큰 것에서 확인한다

# The value of a tree with payoffs at its ends, by minimax and by alpha-beta
the-value-of-a-tree-with-payoffs-at-its-cb98 = 끝에 점수가 있는 나무의 값: 미니맥스와 알파-베타

# The misère quotient of a take-and-break game, and who wins a sum of its heaps in misère play
the-mis-re-quotient-of-a-take-and-break-922b = 가져가고 나누는 게임의 미제르 몫과, 더미의 합의 미제르 게임에서 누가 이기는가

# What games there are, and how their positions are written
what-games-there-are-and-how-their-positions-are-f052 = 어떤 게임이 있고 국면을 어떻게 쓰는가

# Rule files: games written down in a few lines
rule-files-games-written-down-in-a-few-lines = 규칙 파일: 몇 줄로 쓴 게임

# Solve a contest problem from standard input, in the contest's format
solve-a-contest-problem-from-standard-input-in-the-91cf = 대회 문제를 대회 형식으로 표준 입력에서 읽어 푼다

# Evaluate expressions of games: canonical forms, sums, comparisons, functions, and the field of nimbers
evaluate-expressions-of-games-canonical-forms-sums-comparisons-functions-0045 = 게임의 식 계산: 표준형, 합, 비교, 함수, 님버의 체

# The thermograph of a game: mean, temperature, stops, and both walls; as text, as SVG, or as `TikZ`
the-thermograph-of-a-game-mean-temperature-stops-and-36c9 = 게임의 온도 그래프: 평균값, 온도, 정지값, 두 벽. 글, SVG, 또는 `TikZ`

# The Grundy values of a heap-game code, with its period and what proves it
the-grundy-values-of-a-heap-game-code-with-1ede = 더미 게임 코드의 그런디 수, 주기와 그 증명

# Checks certificates, without any of the solver; exit code 1 when one is rejected, 3 when a limit stops a check
checks-certificates-without-any-of-the-solver-exit-code-3e4c = 풀이 프로그램 없이 증명서를 확인한다. 거부되면 종료 코드 1, 한도에 걸리면 3

# Explain a word of the field or of the answers, a theorem, or a game
explain-a-word-of-the-field-or-of-the-e953 = 이 분야나 답에 나오는 낱말, 정리, 게임의 설명

# Print a completion script for a shell
print-a-completion-script-for-a-shell = 셸의 자동 완성 스크립트 출력

# Print the manual page
print-the-manual-page = 설명서 출력

# the rule file cannot be read: {error}
the-rule-file-cannot-be-read-error = 규칙 파일을 읽을 수 없다: { $error }

# {name}: {message}
name-message = { $name }: { $message }

# '{escape_debug}' cannot be a cell
escape_debug-cannot-be-a-cell = '{ $escape_debug }'은(는) 칸이 될 수 없다

# {described} does not say what exchanges the players
described-does-not-say-what-exchanges-the-players = { $described }만으로는 두 사람을 무엇이 맞바꾸는지 알 수 없다

# {described} is not a number of heaps from 0 to 9
described-is-not-a-number-of-heaps-from-0-0a12 = { JOSA($described, "은/는") } 0부터 9까지의 더미 수가 아니다

# ending gives {described}
ending-gives-described = ending의 결과가 { $described }이다

# a position is written as in the file, for example: {value} '{example}'
a-position-is-written-as-in-the-file-for-8634 = 국면은 파일에서처럼 쓴다, 예: { $value } '{ $example }'

# there are {count} vertices and {chars} letters
there-are-count-vertices-and-chars-letters = 꼭짓점은 { $count }개인데 글자는 { $chars }개이다

# a graph has 1 to {MOST_VERTICES} vertices
a-graph-has-1-to-most_vertices-vertices = 그래프의 꼭짓점은 1개부터 { $MOST_VERTICES }개까지이다

# a word has at most {LONGEST} letters
a-word-has-at-most-longest-letters = 낱말은 { $LONGEST }글자까지이다

# '{c}' is not a letter of this game
c-is-not-a-letter-of-this-game = '{ $c }'은(는) 이 게임의 글자가 아니다

# for example: {example_fen}
for-example-example_fen = 예: { $example_fen }

# {what} is no part of this ending: expected '-'
what-is-no-part-of-this-ending-expected = { JOSA($what, "은/는") } 이 끝내기에 없다: '-'여야 한다

# a size, rows x columns, for a board full of stones in turn, or the rows with '|' between them, each cell x, o or '.': {name} 3x4 or {name} 'xo.|oxx'
a-size-rows-x-columns-for-a-board-full-5e41 = 돌이 번갈아 가득한 판의 크기(행 x 열), 또는 '|'로 나눈 행, 칸은 x, o 또는 '.': { $name } 3x4 또는 { $name } 'xo.|oxx'

# a size, rows x columns, or the rows with '|' between them, '.' free and '#' not: {name} 4x5 or {name} '...|..#'
a-size-rows-x-columns-or-the-rows-with-299c = 크기(행 x 열), 또는 '|'로 나눈 행, '.'은 빈 칸, '#'은 막힌 칸: { $name } 4x5 또는 { $name } '...|..#'

# expected a whole number of at most {MOST_VERTICES}
expected-a-whole-number-of-at-most-most_vertices = { $MOST_VERTICES } 이하의 정수여야 한다

# expected at least {least}
expected-at-least-least = 적어도 { $least }이어야 한다

# vertex numbers go up to {GREATEST_NUMBER}, without zeros in front
vertex-numbers-go-up-to-greatest_number-without-zeros-in-4e1e = 꼭짓점 번호는 { $GREATEST_NUMBER }까지이고 앞에 0을 쓰지 않는다

# a heap of {size} is larger than the rules allow
a-heap-of-size-is-larger-than-the-rules-2411 = { $size }개의 더미는 규칙이 허용하는 것보다 크다

# the largest heap has at most {ack} tokens
the-largest-heap-has-at-most-ack-tokens = 가장 큰 더미는 { $ack }개까지이다

# expected {what}
expected-what = 다음이 필요하다: { $what }

# a bulb from 1 to {brightness}
a-bulb-from-1-to-brightness = 1부터 { $brightness }까지의 전구

# {error}
error = { $error }

# a grid has at most {last_column} columns and {last_row} rows here
a-grid-has-at-most-last_column-columns-and-last_row-ab62 = 여기서 격자는 { $last_column }열 { $last_row }행까지이다

# the number has more than {MOST_BITS} bits
the-number-has-more-than-most_bits-bits = 수가 { $MOST_BITS }비트를 넘는다

# numbers have at most {MOST_BITS} bits
numbers-have-at-most-most_bits-bits = 수는 { $MOST_BITS }비트까지이다

# '{function}' does not take {given} arguments
function-does-not-take-given-arguments = '{ $function }'의 인수는 { $given }개가 아니다

# it is called as {usage}
it-is-called-as-usage = 쓰는 법: { $usage }

# '{value}' is the name of a function
value-is-the-name-of-a-function = '{ $value }'은(는) 함수의 이름이다

# '{escape_debug}' has no meaning in an expression
escape_debug-has-no-meaning-in-an-expression = '{ $escape_debug }'은(는) 식에서 뜻이 없다

# {number} is not the value of a short game
number-is-not-the-value-of-a-short-game = { JOSA($number, "은/는") } 짧은 게임의 값이 아니다

# a number of {digits} digits is too long
a-number-of-digits-digits-is-too-long = { $digits }자리의 수는 너무 길다

# numbers have at most {MOST_DIGITS} digits
numbers-have-at-most-most_digits-digits = 수는 { $MOST_DIGITS }자리까지이다

# misère forms have: {join}
mis-re-forms-have-join = 미제르 형식에는 다음이 있다: { $join }

# '{listed}' does not take {given} arguments
listed-does-not-take-given-arguments = '{ $listed }'의 인수는 { $given }개가 아니다

# '{span}' cannot be a name
span-cannot-be-a-name = '{ $span }'은(는) 이름이 될 수 없다

# '{escape_debug}' has no meaning in a misère form
escape_debug-has-no-meaning-in-a-mis-re-form = '{ $escape_debug }'은(는) 미제르 형식에서 뜻이 없다

# nim-heaps are written in misère forms up to {MOST_NIM_HEAP}
nim-heaps-are-written-in-mis-re-forms-up-3787 = 미제르 형식에서 님 더미는 { $MOST_NIM_HEAP }까지 쓴다

# '{sign}' stands outside brackets
sign-stands-outside-brackets = '{ $sign }'이(가) 괄호 밖에 있다

# value
value = 값

# outcome
outcome = 결과

# left stop
left-stop = 왼쪽 정지값

# right stop
right-stop = 오른쪽 정지값

# mean
mean = 평균값

# temperature
temperature = 온도

# atomic weight
atomic-weight = 원자 무게

# reduced canonical form
reduced-canonical-form = 축소 표준형

# frozen
frozen = 얼림

# thermograph
thermograph = 온도 그래프

# birthday
birthday = 생일

# followers
followers = 후속 국면

# number of stops
number-of-stops = 정지값의 수

# number
number = 수

# infinitesimal
infinitesimal = 무한소

# number-ish
number-ish = 수에 가까움

# all-small
all-small = 모두 작음

# temper
temper = 성질

# yes
yes = 예

# no
no = 아니요

# neither even nor odd
neither-even-nor-odd = 짝수도 홀수도 아님

# The sum of
the-sum-of = 다음의 합

# {player} has no move
player-has-no-move = { $player }: 둘 수가 없다

# {player} can move to
player-can-move-to = { $player }: 갈 수 있는 곳

# (dominated by {other})
dominated-by-other = {"  "}({ JOSA($other, "이/가") } 지배함)

# (reversible through {through})
reversible-through-through = {"  "}({ JOSA($through, "을/를") } 거쳐 되돌려짐)

# By {by}: {confidence}.
by-by-confidence = 근거: { $by } ({ $confidence }).

# proved
proved = 증명됨

# stopped
stopped = 멈춤

# checked
checked = 확인됨

# Stopped after {components} components and {forms} canonical forms: {reason}.
stopped-after-components-components-and-forms-canonical-forms-reason = 성분 { $components }개와 표준형 { $forms }개 뒤에 멈춤: { $reason }.

# Examples
examples = 보기

# Position: {notation}
position-notation = 국면: { $notation }

# Parameters: {parameters}
parameters-parameters = 매개변수: { $parameters }

# Start, when none is given: {start}
start-when-none-is-given-start = 국면을 쓰지 않으면: { $start }

# No theorem gives the winner in closed form; it is found by search.
no-theorem-gives-the-winner-in-closed-form-it-a686 = 승자를 공식으로 주는 정리가 없어서 탐색으로 찾는다.

# Theorem ({name}): {statement}
theorem-name-statement = 정리 ({ $name }): { $statement }

# Also called: {names}
also-called-names = 다른 이름: { $names }

# Games, with an example each; more on one of them: zermelo games NAME
games-with-an-example-each-more-on-one-of-1079 = 게임과 보기. 한 게임에 대해 더: zermelo games NAME

# Games can be added up: zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'
games-can-be-added-up-zermelo-solve-nim-3-121a = 게임을 더할 수 있다: zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'

# Heap games
heap-games = 더미 게임

# Coins and strips
coins-and-strips = 동전과 띠

# Boards
boards = 판

# Graphs
graphs = 그래프

# A move takes any number of tokens, at least one, from one heap. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-at-least-a6ad = 한 수에 한 더미에서 하나 이상 몇 개든 가져간다. 둘 수 없는 쪽이 진다.

# A move takes at least 1 and at most M tokens from one heap. Bash's game has one heap; several are allowed. Whoever cannot move loses.
a-move-takes-at-least-1-and-at-most-46cc = 한 수에 한 더미에서 1개 이상 M개 이하를 가져간다. 바쉬 게임은 더미가 하나이고, 여럿이어도 된다. 둘 수 없는 쪽이 진다.

# A move takes any number of tokens from one of two heaps, or the same number from both. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-one-4ee6 = 한 수에 두 더미 가운데 하나에서 몇 개든 가져가거나 양쪽에서 같은 개수를 가져간다. 둘 수 없는 쪽이 진다.

# Nim
nim = 님 게임

# Bash's game, and Nim with bounded takes
bash-s-game-and-nim-with-bounded-takes = 바쉬 게임과 제한된 님

# Wythoff's game
wythoff-s-game = 위토프 게임

# Fibonacci Nim
fibonacci-nim = 피보나치 님

# Chomp
chomp = 촘프

# Hackenbush
hackenbush = 해켄부쉬

# Kayles
kayles = 카일즈

# Domineering
domineering = 도미니어링

# Toads and Frogs
toads-and-frogs = 두꺼비와 개구리

# Tic-tac-toe
tic-tac-toe = 틱택토

# Go
go = 바둑

# 31
n-31 = 배스킨라빈스 31

# the sizes of the two heaps, whole numbers of any size
the-sizes-of-the-two-heaps-whole-numbers-of-12c1 = 두 더미의 크기, 어떤 정수든

# no move is named
no-move-is-named = 수를 쓰지 않았다

# there is no move number {number}: the moves have the numbers 1 to {count}
there-is-no-move-number-number-the-moves-have-6585 = { $number }번 수는 없다: 수의 번호는 1부터 { $count }까지이다

# '{text}' can be {moves}
text-can-be-moves = '{ $text }'은(는) 여러 가지일 수 있다: { $moves }

# no move leads to the position '{text}'; possible here: {moves}
no-move-leads-to-the-position-text-possible-here-6ae4 = 국면 '{ $text }'으로 가는 수는 없다. 둘 수 있는 수: { $moves }

# '{text}' is not a move here; possible: {moves}
text-is-not-a-move-here-possible-moves = 여기서 '{ $text }'은(는) 수가 아니다. 둘 수 있는 수: { $moves }

# {moves}; and {more} more
moves-and-more-more = { $moves }, 그 밖에 { $more }개

# nothing
nothing = 없음

# move {number} is made at {position}, which has more moves than can be looked at
move-number-is-made-at-position-which-has-more-54d7 = { $number }번째 수의 국면 { $position }에는 수가 너무 많다

# the review is not complete: {reason}
the-review-is-not-complete-reason = 복기를 끝내지 못했다: { $reason }

# {letter}: {sentence}
letter-sentence = { $letter }: { $sentence }

# See also: {words}
see-also-words = 함께 보기: { $words }

# There is a game of this name: zermelo games {name}
there-is-a-game-of-this-name-zermelo-games-e337 = 같은 이름의 게임이 있다: zermelo games { $name }


# no theorem decides {game} in closed form, so there is no proof of one
no-theorem-decides-game-in-closed-form-so-there-c543 = { JOSA($game, "을/를") } 닫힌 꼴로 판정하는 정리가 없어 증명도 없다

# '{word}' is a word, not a theorem: there is no proof of it
word-is-a-word-not-a-theorem-there-is-8823 = '{ $word }'은(는) 정리가 아니라 낱말이다: 증명이 없다

# '{word}' is not a theorem that is proved here
word-is-not-a-theorem-that-is-proved-here = '{ $word }'은(는) 여기서 증명하는 정리가 아니다

# did you mean '{near}'? All proofs: zermelo explain --proof
did-you-mean-near-all-proofs-zermelo-explain-proof = '{ $near }'을(를) 뜻한 것인가? 모든 증명: zermelo explain --proof

# All proofs: zermelo explain --proof
all-proofs-zermelo-explain-proof = 모든 증명: zermelo explain --proof

# Proofs to read: zermelo explain THEOREM --proof [NUMBERS]
proofs-to-read-zermelo-explain-theorem-proof-numbers = 읽을 수 있는 증명: zermelo explain THEOREM --proof [NUMBERS]

# for example with: {example}
for-example-with-example = 예: { $example }

# In Korean: {names} ({term})
in-korean-names-term = 한국어: { $names } ({ $term })

# In Chinese: {names} ({term})
in-chinese-names-term = 중국어: { $names } ({ $term })

# Words that can be explained: zermelo explain WORD
words-that-can-be-explained-zermelo-explain-word = 설명이 있는 낱말: zermelo explain WORD

# Games, with their rules: {games}
games-with-their-rules-games = 규칙을 볼 수 있는 게임: { $games }

# this position has too many moves to play it; try a smaller one
this-position-has-too-many-moves-to-play-it-a146 = 이 국면에는 수가 너무 많아 대국할 수 없다. 더 작은 것을 쓰라

# Type a move as it is listed, the position it leads to, or its number; or one of:
type-a-move-as-it-is-listed-the-position-bc6d = 목록의 수나 그 수가 이르는 국면, 또는 번호를 쓰라. 명령은 다음과 같다:

# the computer
the-computer = 컴퓨터

# you
you = 사람

# a win
a-win = 승리

# a draw
a-draw = 무승부

# The same position for the third time; 'draw' ends the play undecided.
the-same-position-for-the-third-time-draw-ends-0a21 = 같은 국면이 세 번째이다. 'draw'라고 쓰면 비기고 끝난다.

# Still undecided after {count} moves; the play stops here.
still-undecided-after-count-moves-the-play-stops-here = { $count }수를 두어도 승패가 나지 않아 여기서 멈춘다.

# A draw, by agreement.
a-draw-by-agreement = 합의하여 무승부.

# Left: {left} (moves first). Right: {right}.
left-left-moves-first-right-right = 왼쪽: { $left } (먼저 둔다). 오른쪽: { $right }.

# Left: {left} (moves second). Right: {right}.
left-left-moves-second-right-right = 왼쪽: { $left } (나중에 둔다). 오른쪽: { $right }.

# With best play it is a draw
with-best-play-it-is-a-draw = 서로 가장 잘 두면 무승부이다

# With best play {player} wins
with-best-play-player-wins = 서로 가장 잘 두면 { JOSA($player, "이/가") } 이긴다

# With best play {player} wins in 1 ply
with-best-play-player-wins-in-1-ply = 서로 가장 잘 두면 { JOSA($player, "이/가") } 1수 만에 이긴다

# With best play {player} wins in {count} plies
with-best-play-player-wins-in-count-plies = 서로 가장 잘 두면 { JOSA($player, "이/가") } { $count }수 만에 이긴다

# {outlook}.
outlook = { $outlook }.

# {outlook}. {player} had {what}: '{move}'.
outlook-player-had-what-move = { $outlook }. { $player }에게는 { JOSA($what, "이/가") } 있었다: '{ $move }'.

# {outlook}. {player} had {what}.
outlook-player-had-what = { $outlook }. { $player }에게는 { JOSA($what, "이/가") } 있었다.

# The same position for the third time: a draw.
the-same-position-for-the-third-time-a-draw = 같은 국면이 세 번째이다: 무승부.

# The same position for the third time, though it is won: the search gives no distances here.
the-same-position-for-the-third-time-though-it-dfca = 이기는 국면인데 같은 국면이 세 번째이다: 이 탐색은 거리를 주지 않는다.

# {player} wins.
player-wins = { $player } 승리.

# {player} to move.
player-to-move = { $player } 차례.

# No perfect move was found: {reason}.
no-perfect-move-was-found-reason = 완전한 수를 찾지 못했다: { $reason }.

# No best move is known: {by} only says who wins.
no-best-move-is-known-by-only-says-who-e490 = 가장 좋은 수를 모른다: { JOSA($by, "은/는") } 누가 이기는지만 말한다.

# {player} plays: {move}
player-plays-move = { JOSA($player, "이/가") } 둔다: { $move }

# Raise the limits, or take a side.
raise-the-limits-or-take-a-side = 제한을 늘리거나 한쪽을 맡으라.

# Move for {player} yourself, or 'quit' and raise the limits.
move-for-player-yourself-or-quit-and-raise-the-3d0a = { $player } 대신 직접 두거나, 'quit'으로 끝내고 제한을 늘리라.

# The draw is declined: play goes on.
the-draw-is-declined-play-goes-on = 무승부를 거절했다: 계속 둔다.

# {why}. Type 'moves' for a list, 'help' for the commands.
why-type-moves-for-a-list-help-for-the-8e73 = { $why }. 수의 목록은 'moves', 명령은 'help'.

# No best move is known, by {by}.
no-best-move-is-known-by-by = 가장 좋은 수를 모른다, 근거: { $by }.

# it wins at once
it-wins-at-once = 곧바로 이긴다

# it wins in {count} plies
it-wins-in-count-plies = { $count }수 만에 이긴다

# it wins
it-wins = 이긴다

# it holds the draw
it-holds-the-draw = 무승부를 지킨다

# every move loses against best play; this one holds out {count} plies
every-move-loses-against-best-play-this-one-holds-8471 = 상대가 가장 잘 두면 어느 수나 진다. 이 수는 { $count }수를 버틴다

# every move loses against best play; this one resists
every-move-loses-against-best-play-this-one-resists = 상대가 가장 잘 두면 어느 수나 진다. 이 수는 버틴다

# nothing better is known
nothing-better-is-known = 더 좋은 수를 모른다

# {move}: {why}, by {by}.
move-why-by-by = { $move }: { $why }, 근거: { $by }.

# There is nothing to take back.
there-is-nothing-to-take-back = 무를 수가 없다.

# this is not a whole number
this-is-not-a-whole-number = 이것은 정수가 아니다

# a size cannot be negative
a-size-cannot-be-negative = 크기는 음수일 수 없다

# Bulbs and switches
bulbs-and-switches = 전구와 스위치

# Tokens on a directed graph
tokens-on-a-directed-graph = 유향 그래프 위의 말

# the most tokens that may be taken (required)
the-most-tokens-that-may-be-taken-required = 가져갈 수 있는 최대 개수 (필수)

# the most numbers a turn (3 when left out)
the-most-numbers-a-turn-3-when-left-out = 한 번에 부를 수 있는 최대 개수 (없으면 3)

# the takes with commas between them, such as 1,3,4 (required)
the-takes-with-commas-between-them-such-as-1-cd75 = 가져갈 수 있는 수들을 쉼표로 나누어 쓴다, 예: 1,3,4 (필수)

# octal (0.77), hexadecimal (0.3F), by list (0.{0,1,3}), repeating (0.[3]), heaps that must differ (4!.0), or a name (kayles, subtraction:1,3,4, all-but:2,3)
octal-0-77-hexadecimal-0-3f-by-list-0-428b = 8진 (0.77), 16진 (0.3F), 목록 (0.{ "{" }0,1,3{ "}" }), 되풀이 (0.[3]), 서로 달라야 하는 더미 (4!.0), 또는 이름 (kayles, subtraction:1,3,4, all-but:2,3)

# the takes, the additions, and the largest heap, at most 1000000 (required)
the-takes-the-additions-and-the-largest-heap-at-a485 = 가져갈 수, 더할 수, 가장 큰 더미, 1000000 이하 (필수)

# the most heaps that a move may touch (required)
the-most-heaps-that-a-move-may-touch-required = 한 수에 건드릴 수 있는 더미의 최대 개수 (필수)

# the bound on the difference (required)
the-bound-on-the-difference-required = 차이의 한계 (필수)

# what Left may take, and what Right may take (required)
what-left-may-take-and-what-right-may-take-d24b = 왼쪽이 가져갈 수 있는 수와 오른쪽이 가져갈 수 있는 수 (필수)

# Left's code and Right's, each as for 'heaps' (required)
left-s-code-and-right-s-each-as-for-63aa = 왼쪽의 코드와 오른쪽의 코드, 저마다 'heaps'의 것과 같다 (필수)

# how many coins: 3, 1-3 or 1+ (one or more); then C for neighbours, C(5) for coins within five neighbouring places, E for equal distances, S for symmetric sets, F for sets with the first coin of the row (required)
how-many-coins-3-1-3-or-1-one-2a81 = 동전의 수: 3, 1-3 또는 1+ (하나 이상). 그다음 이웃은 C, 이웃한 다섯 자리 안은 C(5), 같은 간격은 E, 대칭은 S, 줄의 첫 동전이 들어가면 F (필수)

# two rules as for 'turning', or two of turning-turtles, mock-turtles, ruler and twins (required)
two-rules-as-for-turning-or-two-of-turning-fea1 = 'turning'의 규칙 둘, 또는 turning-turtles, mock-turtles, ruler, twins 가운데 둘 (필수)

# the most that are jumped over at once, standing next to each other (1 when left out)
the-most-that-are-jumped-over-at-once-standing-a560 = 한 번에 뛰어넘을 수 있는, 나란히 있는 것의 최대 개수 (없으면 1)

# the least slide, the most slide, the most pieces that are jumped over, and whether one's own may be among them (0 or 1)
the-least-slide-the-most-slide-the-most-pieces-b187 = 가장 짧은 미끄러짐, 가장 긴 미끄러짐, 뛰어넘는 최대 개수, 자기 것도 넘을 수 있는지 (0 또는 1)

# a file in the form of `zermelo contest bulbs`, or its numbers with commas between them: N,M,K, the M brightnesses, and for each switch how many bulbs it flips and which (required)
a-file-in-the-form-of-zermelo-contest-bulbs-3bb5 = `zermelo contest bulbs` 꼴의 파일, 또는 그 수들을 쉼표로 나누어 쓴 것: N,M,K, 밝기 M개, 스위치마다 뒤집는 전구의 개수와 번호 (필수)

# rows, columns and marks in a row (3x3:3 when left out)
rows-columns-and-marks-in-a-row-3x3-3-4fc2 = 행, 열, 나란히 놓을 개수 (없으면 3x3:3)

# no king moves while one of the same player waits and can be placed
no-king-moves-while-one-of-the-same-player-6cb3 = 같은 사람의 왕이 기다리고 있고 놓을 수 있으면 왕을 옮기지 못한다

# with commas between them: komi=K (what White is given, 0 when left out), ko (no play may bring back the board before the opponent's last play), superko (nor any earlier one), no-pass (whoever cannot move loses)
with-commas-between-them-komi-k-what-white-is-42c2 = 쉼표로 나누어 쓴다: komi=K (백에게 주는 집, 없으면 0), ko (상대가 두기 바로 앞의 판을 되풀이하지 못한다), superko (그 앞의 어떤 판도), no-pass (둘 수 없는 쪽이 진다)

# a file (JSON, DOT, or a move 'u v' a line), '-' for standard input, or edges such as a>b,b>c (required)
a-file-json-dot-or-a-move-u-v-f183 = 파일 (JSON, DOT, 또는 줄마다 수 'u v'), 표준 입력은 '-', 또는 a>b,b>c 같은 변들 (필수)

# the turns are taken by Left and Right one after the other, and the next is Left's
the-turns-are-taken-by-left-and-right-one-9ae6 = 왼쪽과 오른쪽이 번갈아 두며, 다음은 왼쪽 차례이다

# the turns are taken by Left and Right one after the other, and the next is Right's
the-turns-are-taken-by-left-and-right-one-4623 = 왼쪽과 오른쪽이 번갈아 두며, 다음은 오른쪽 차례이다

# a white pawn stands on ranks 2 to 7 only
a-white-pawn-stands-on-ranks-2-to-7-af69 = 백의 폰은 둘째 줄에서 일곱째 줄까지만 설 수 있다

# two pieces stand on one square
two-pieces-stand-on-one-square = 한 칸에 말이 둘 있다

# the kings stand side by side, which no legal move allows
the-kings-stand-side-by-side-which-no-legal-5066 = 두 킹이 이웃해 있는데, 그렇게 되는 수는 없다

# a strip has at least 3 cells, or nobody can complete three
a-strip-has-at-least-3-cells-or-nobody-3f8a = 줄은 세 칸 이상이어야 셋을 완성할 수 있다

# division by zero
division-by-zero = 0으로 나눌 수 없다

# there is no function of this name
there-is-no-function-of-this-name = 이런 이름의 함수는 없다

# this parenthesis is not closed
this-parenthesis-is-not-closed = 이 괄호가 닫히지 않았다

# this parenthesis closes nothing
this-parenthesis-closes-nothing = 이 괄호에 맞는 여는 괄호가 없다

# close it with ')'
close-it-with = ')'로 닫으라

# this brace is not closed
this-brace-is-not-closed = 이 중괄호가 닫히지 않았다

# expected an operator here
expected-an-operator-here = 여기에는 연산자가 있어야 한다

# expected a value behind the operator
expected-a-value-behind-the-operator = 연산자 뒤에 값이 있어야 한다

# the expression is empty
the-expression-is-empty = 식이 비어 있다

# expected a nimber, and this is a number
expected-a-nimber-and-this-is-a-number = 님버여야 하는데 수이다

# expected a number, and this is a game
expected-a-number-and-this-is-a-game = 수여야 하는데 게임이다

# expected a game, and this is the answer yes or no
expected-a-game-and-this-is-the-answer-yes-ace3 = 게임이어야 하는데 예 또는 아니요이다

# the power becomes too large
the-power-becomes-too-large = 거듭제곱이 너무 크다

# the nimbers in games are below 2^32
the-nimbers-in-games-are-below-2-32 = 게임 속의 님버는 2^32보다 작다

# only nimbers that stand alone are larger
only-nimbers-that-stand-alone-are-larger = 그보다 큰 것은 홀로 있는 님버뿐이다

# two passes in a row end the play
two-passes-in-a-row-end-the-play = 잇달아 두 번 넘기면 게임이 끝난다

# a komi is a whole number or ends in .5
a-komi-is-a-whole-number-or-ends-in-f479 = 덤은 정수이거나 .5로 끝난다

# nobody may pass in this game
nobody-may-pass-in-this-game = 이 게임에서는 넘길 수 없다

# no edge touches the ground, so everything falls off
no-edge-touches-the-ground-so-everything-falls-off = 땅에 닿은 변이 없어 모두 떨어진다

# this parenthesis is never closed
this-parenthesis-is-never-closed = 이 괄호가 닫히지 않았다

# two strings stand side by side
two-strings-stand-side-by-side = 글자열 둘이 나란히 있다

# a take of 0 is no move
a-take-of-0-is-no-move = 0개를 가져가는 것은 수가 아니다

# this game needs a rule behind its name
this-game-needs-a-rule-behind-its-name = 이 게임은 이름 뒤에 규칙이 필요하다

# a product is made of two games
a-product-is-made-of-two-games = 곱은 두 게임으로 만든다

# columns and rows are counted from 1
columns-and-rows-are-counted-from-1 = 열과 행은 1부터 센다

# a head is written (column,row), without blanks
a-head-is-written-column-row-without-blanks = 앞면은 빈칸 없이 (열,행)으로 쓴다

# this is neither a row nor a place
this-is-neither-a-row-nor-a-place = 이것은 줄도 자리도 아니다

# this is not a digit of a code
this-is-not-a-digit-of-a-code = 이것은 코드의 자리가 아니다

# a code is missing
a-code-is-missing = 코드가 없다

# there are more than 50 almonds
there-are-more-than-50-almonds = 아몬드가 50개를 넘는다

# a heap is a whole number of at least one almond
a-heap-is-a-whole-number-of-at-least-ff67 = 더미는 아몬드 1개 이상의 정수이다

# a cake has rows and columns with an 'x' between them
a-cake-has-rows-and-columns-with-an-x-f5d9 = 케이크는 행과 열을 'x'로 나누어 쓴다

# expected a whole number from 1 to 10^18
expected-a-whole-number-from-1-to-10-18 = 1부터 10^18까지의 정수여야 한다
# sizes of heaps, and what was taken last: {value} 3 4 5 after 2
sizes-of-heaps-and-what-was-taken-last-value-2f1c = 더미의 크기와 바로 앞 수에서 가져간 수: { $value } 3 4 5 after 2
# there are at most {MOST_HEAPS} heaps
there-are-at-most-most_heaps-heaps = 더미는 { $MOST_HEAPS }개까지이다
# this game is declared for at most {most} tokens
this-game-is-declared-for-at-most-most-tokens = 이 게임은 토큰 { $most }개까지만 정해져 있다
# {described} is not a number of tokens to take
described-is-not-a-number-of-tokens-to-take = { $described }은(는) 가져갈 토큰의 수가 아니다
# 'after' gives {described} for {last}
after-gives-described-for-last = 'after'가 { $last }에 대해 { $described }을(를) 낸다
# 'first' is {described}
first-is-described = 'first'가 { $described }이다
