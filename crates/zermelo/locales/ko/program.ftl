### The program: errors and help. The key of a message is made from its English words, which stand above it.

# there is no game of this name
there-is-no-game-of-this-name = 이런 이름의 게임은 없다

# did you mean '{near}'? All games: zermelo games
did-you-mean-near-all-games-zermelo-games = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 모든 게임: zermelo games

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

# this game needs a number after its name
this-game-needs-a-number-after-its-name = 이 게임은 이름 뒤에 수가 필요하다

# expected a whole number from 1 to 2^64 − 1
expected-a-whole-number-from-1-to-2-64-f4ca = 1부터 2^64 − 1까지의 정수여야 한다

# expected a whole number
expected-a-whole-number = 정수여야 한다

# expected a whole number up to {MOST_SIZE}
expected-a-whole-number-up-to-most_size = { $MOST_SIZE } 이하의 정수여야 한다

# put ' + ' between the summands
put-between-the-summands = 합의 각 항 사이에는 ' + '를 쓴다

# {single} cannot be part of a sum: it ends by a rule of its own
single-cannot-be-part-of-a-sum-it-ends-41c8 = { JOSA($single, "은/는") } 합의 항이 될 수 없다: 자기 규칙으로 끝나기 때문이다

# expected {summands} summands, found {parts}
expected-summands-summands-found-parts = 항이 { $summands }개여야 하는데 { $parts }개이다

# heap sizes are whole numbers, for example: {example}
heap-sizes-are-whole-numbers-for-example-example = 더미의 크기는 정수이다. 예: { $example }

# expected two heaps, found {sizes}
expected-two-heaps-found-sizes = 더미가 두 개여야 하는데 { $sizes }개이다

# two heap sizes, for example: {example}
two-heap-sizes-for-example-example = 두 더미의 크기. 예: { $example }

# expected two numbers, found {sizes}
expected-two-numbers-found-sizes = 수가 두 개여야 하는데 { $sizes }개이다

# sizes of heaps, for example: {value} 3 4 5
sizes-of-heaps-for-example-value-3-4-5 = 더미의 크기들. 예: { $value } 3 4 5

# heaps of {code} have fewer than 2^64 tokens
heaps-of-code-have-fewer-than-2-64-tokens = { $code }의 더미는 2^64개보다 적어야 한다

# heaps have at most {largest} tokens here
heaps-have-at-most-largest-tokens-here = 여기서 더미는 { $largest }개까지이다

# expected the stocks of both players, found {sizes}
expected-the-stocks-of-both-players-found-sizes = 두 사람의 비축이 필요한데 { $sizes }개이다

# this game needs a set of takes after its name
this-game-needs-a-set-of-takes-after-its-f45f = 이 게임은 이름 뒤에 가져갈 수 있는 개수들이 필요하다

# a take is a whole number from 1 to 2^64 − 1
a-take-is-a-whole-number-from-1-to-3db4 = 가져가는 개수는 1부터 2^64 − 1까지의 정수이다

# there is one heap with one limit, and no more
there-is-one-heap-with-one-limit-and-no-053d = 더미 하나와 한도 하나뿐이다

# here the last caller loses by rule; the game in which the last caller wins is 'bash'
here-the-last-caller-loses-by-rule-the-game-9cbe = 여기서는 마지막에 부르는 쪽이 규칙에 따라 진다. 마지막에 부르는 쪽이 이기는 게임은 'bash'이다

# a board has 1 to {MOST_ROWS} rows and at least one column
a-board-has-1-to-most_rows-rows-and-at-7aba = 판은 1행에서 { $MOST_ROWS }행까지이고 적어도 한 열이 있어야 한다

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
row-number-has-length-row-1-has-width = 1행은 칸 { $width }개인데 { $number }행은 { $length }이다

# row {number} has {length} cells, row 1 has {first}
row-number-has-length-cells-row-1-has-first = { $number }행은 { $length }칸, 1행은 { $first }칸이다

# '{letter}' is not a cell
letter-is-not-a-cell = '{ $letter }'{ PARTICLE($letter, "은/는") } 칸이 아니다

# '{other}' is not a cell
other-is-not-a-cell = '{ $other }'{ PARTICLE($other, "은/는") } 칸이 아니다

# '{letter}' is not a cell of this game
letter-is-not-a-cell-of-this-game = '{ $letter }'{ PARTICLE($letter, "은/는") } 이 게임의 칸이 아니다

# '{letter}' is not a cell: expected {cells}
letter-is-not-a-cell-expected-cells = '{ $letter }'{ PARTICLE($letter, "은/는") } 칸이 아니다. 있어야 할 것: { $cells }

# '{letter}' is neither x nor '.'
letter-is-neither-x-nor = '{ $letter }'{ PARTICLE($letter, "은/는") } x도 '.'도 아니다

# a size does not say where {pieces}
a-size-does-not-say-where-pieces = 크기만으로는 { $pieces } 어디인지 알 수 없다

# {height} rows of {width} cells, each x, o or '.': for example {example}
height-rows-of-width-cells-each-x-o-or-69bc = { $height }행 { $width }열, 칸마다 x, o 또는 '.'. 예: { $example }

# expected {height} rows, found {rows}
expected-height-rows-found-rows = { $height }행이어야 하는데 { $rows }행이다

# row {row} has {chars}, not {width}
row-row-has-chars-not-width = { $row }행은 { $width }칸이 아니라 { $chars }칸이다

# both players have a row: no play leads here
both-players-have-a-row-no-play-leads-here = 두 사람 모두 줄을 완성했다: 이런 국면은 나올 수 없다

# no play leads to such a position
no-play-leads-to-such-a-position = 이런 국면은 나올 수 없다

# play ends with a row or a full board, never for want of a move
play-ends-with-a-row-or-a-full-board-e215 = 줄을 완성하거나 판이 차면 끝나며, 둘 수 없어서 끝나는 일은 없다

# a chess player without a move is mated or stalemated
a-chess-player-without-a-move-is-mated-or-c290 = 체스에서 둘 수 없으면 외통이거나 스테일메이트이다

# Black's king (Right's) stands in check
black-s-king-right-s-stands-in-check = 흑(오른쪽)의 킹이 체크를 당하고 있다

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

# 'superko' includes 'ko', and 'used' both: name one of them
superko-includes-ko-and-used-both-name-one-of-96ba = 'superko'는 'ko'를, 'used'는 둘 다를 포함한다: 하나만 쓴다

# the same option twice
the-same-option-twice = 같은 선택 사항이 두 번 있다

# expected komi=K, ko, superko, used, area, stones or no-pass
expected-komi-k-ko-superko-used-area-stones-or-f2da = komi=K, ko, superko, used, area, stones, no-pass 가운데 하나여야 한다

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
a-tree-has-at-most-most_vertices-vertices = 트리의 꼭짓점은 { $MOST_VERTICES }개까지이다

# expected a vertex from 1 to {words} or '-'
expected-a-vertex-from-1-to-words-or = 1부터 { $words }까지의 꼭짓점 또는 '-'여야 한다

# vertex {place} hangs on vertex {parent}, which is gone
vertex-place-hangs-on-vertex-parent-which-is-gone = 꼭짓점 { JOSA($place, "은/는") } 없어진 꼭짓점 { $parent }에 달려 있다

# '{escape_default}' is not an edge
escape_default-is-not-an-edge = '{ $escape_default }'{ PARTICLE($escape_default, "은/는") } 변이 아니다

# this edge has no colour
this-edge-has-no-colour = 이 변에는 색이 없다

# expected a colour: l or b, r, e or g
expected-a-colour-l-or-b-r-e-or-4dd2 = 색이어야 한다: l 또는 b, r, e 또는 g

# expected an edge u-v
expected-an-edge-u-v = u-v 꼴의 변이어야 한다

# name the vertices of the tokens, for example: {example}
name-the-vertices-of-the-tokens-for-example-example = 말이 놓인 꼭짓점을 쓴다. 예: { $example }

# this game needs a graph after its name
this-game-needs-a-graph-after-its-name = 이 게임은 이름 뒤에 그래프가 필요하다

# this graph ends play by rule, so it cannot be part of a sum
this-graph-ends-play-by-rule-so-it-cannot-d332 = 이 그래프는 규칙에 따라 끝나므로 합의 항이 될 수 없다

# write one move a line: u v, or u v left
write-one-move-a-line-u-v-or-u-cd41 = 한 줄에 수 하나씩 쓴다: u v 또는 u v left

# rows x columns, for example: {example}
rows-x-columns-for-example-example = 행 x 열. 예: { $example }

# rows x columns, for example: {example}; five of one size: 3x2:5
rows-x-columns-for-example-example-five-of-one-f8ca = 행 x 열. 예: { $example }. 같은 크기 다섯 개는 3x2:5

# squares are counted from 1
squares-are-counted-from-1 = 칸은 1부터 센다

# rows are counted from 1
rows-are-counted-from-1 = 행은 1부터 센다

# places are counted from 1
places-are-counted-from-1 = 자리는 1부터 센다

# the squares of the coins, counted from 1, for example: {example}
the-squares-of-the-coins-counted-from-1-for-1405 = 동전이 있는 칸을 1부터 센 번호. 예: { $example }

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
engine-does-not-apply-why = { JOSA($engine, "은/는") } 쓸 수 없다: { $why }

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
grundy-values-need-games-in-which-the-last-move-e4ab = 그런디 수는 마지막 수로 승부가 나는 게임의 것인데, 여기서는 규칙에 따라 끝날 수 있다

# Grundy values need loop-free games; here a position can recur
grundy-values-need-loop-free-games-here-a-position-cc3e = 그런디 수는 순환이 없는 게임의 것인데, 여기서는 국면이 되풀이될 수 있다

# values are of normal play; for misère play see: zermelo misere --help
values-are-of-normal-play-for-mis-re-play-40d5 = 값은 노멀 게임의 것이다. 미제르 게임은: zermelo misere --help

# values belong to games in which the last move decides; here play can stop by rule
values-belong-to-games-in-which-the-last-move-542d = 값은 마지막 수로 승부가 나는 게임의 것인데, 여기서는 규칙에 따라 끝날 수 있다

# values belong to loop-free games; here a position can recur
values-belong-to-loop-free-games-here-a-position-8dde = 값은 순환이 없는 게임의 것인데, 여기서는 국면이 되풀이될 수 있다

# move {number}, '{text}', at {position}: {why}
move-number-text-at-position-why = { $number }번째 수 '{ $text }' ({ $position }): { $why }

# move {number}, '{text}': play is over before it, at {position}
move-number-text-play-is-over-before-it-at-2914 = { $number }번째 수 '{ $text }': 게임은 그 전에 { $position }에서 이미 끝났다

# there is no such move; possible: {moves}
there-is-no-such-move-possible-moves = 그런 수는 없다. 둘 수 있는 수: { $moves }

# there are no words in this language; expected one of: {languages}
there-are-no-words-in-this-language-expected-one-ee13 = 이 언어로 된 말이 없다. 다음 가운데 하나여야 한다: { $languages }

# there is no game '{name}'
there-is-no-game-name = '{ $name }'{ PARTICLE($name, "이라는/라는") } 게임은 없다

# All games: zermelo games
all-games-zermelo-games = 모든 게임: zermelo games

# there is no explanation of '{word}'
there-is-no-explanation-of-word = '{ $word }'에 대한 설명이 없다

# did you mean '{near}'? All words: zermelo explain
did-you-mean-near-all-words-zermelo-explain = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 모든 낱말: zermelo explain

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
play-a-position-against-the-perfect-player = 완벽하게 두는 상대와 두기

# Exercises: a position, a question about it, and your answer checked and explained
exercises-a-position-a-question-about-it-and-your-7936 = 연습 문제: 국면과 물음. 답을 확인하고 설명한다

# Draw a position: in characters, as SVG, or as `TikZ`
draw-a-position-in-characters-as-svg-or-as-60f7 = 국면 그리기: 문자로, SVG로, 또는 `TikZ`로

# Label every position of a game given as a graph
label-every-position-of-a-game-given-as-a-e95b = 그래프로 주어진 게임의 모든 국면의 승패

# A played game, judged: who was winning after each move, where the mistakes were, and what would have been better
a-played-game-judged-who-was-winning-after-each-5ef1 = 둔 게임의 복기: 수마다 누가 이기고 있었는지, 어디가 실수였는지, 무엇이 더 좋았는지

# Guesses at the lost positions of a heap game, from the smaller ones, checked on the larger ones
guesses-at-the-lost-positions-of-a-heap-game-7304 = 더미 게임의 필패 상태에 대한 추측: 작은 것에서 찾고 큰 것에서 확인한다

# The value of a tree with payoffs at its ends, by minimax and by alpha-beta
the-value-of-a-tree-with-payoffs-at-its-cb98 = 끝에 점수가 있는 트리의 값: 미니맥스와 알파-베타 가지치기로

# The misère quotient of a take-and-break game, and who wins a sum of its heaps in misère play
the-mis-re-quotient-of-a-take-and-break-922b = 가져가고 나누는 게임의 미제르 몫, 그리고 미제르 게임에서 더미의 합을 누가 이기는가

# What games there are, and how their positions are written
what-games-there-are-and-how-their-positions-are-f052 = 어떤 게임이 있고 국면을 어떻게 쓰는가

# Rule files: games written down in a few lines
rule-files-games-written-down-in-a-few-lines = 규칙 파일: 몇 줄로 쓴 게임

# Solve a contest problem from standard input, in the contest's format
solve-a-contest-problem-from-standard-input-in-the-91cf = 대회 문제를 대회 형식으로 표준 입력에서 읽어 푼다

# Evaluate expressions of games: canonical forms, sums, comparisons, functions, and the field of nimbers
evaluate-expressions-of-games-canonical-forms-sums-comparisons-functions-0045 = 게임의 식 계산: 표준형, 합, 비교, 함수, 그리고 님버의 체

# The thermograph of a game: mean, temperature, stops, and both walls; as text, as SVG, or as `TikZ`
the-thermograph-of-a-game-mean-temperature-stops-and-36c9 = 게임의 온도 그래프: 평균값, 온도, 정지값, 두 벽. 텍스트로, SVG로, 또는 `TikZ`로

# The Grundy values of a heap-game code, with its period and what proves it
the-grundy-values-of-a-heap-game-code-with-1ede = 더미 게임 코드의 그런디 수, 주기와 그 증명

# Checks certificates, without any of the solver; exit code 1 when one is rejected, 3 when a limit stops a check
checks-certificates-without-any-of-the-solver-exit-code-3e4c = 풀이 프로그램 없이 증명서를 확인한다. 거절되면 종료 코드가 1, 한도에 걸려 멈추면 3이다

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
escape_debug-cannot-be-a-cell = '{ $escape_debug }'{ PARTICLE($escape_debug, "은/는") } 칸이 될 수 없다

# {described} does not say what exchanges the players
described-does-not-say-what-exchanges-the-players = { $described }만으로는 두 사람을 무엇이 맞바꾸는지 알 수 없다

# {described} is not a number of heaps from 0 to 9
described-is-not-a-number-of-heaps-from-0-0a12 = { JOSA($described, "은/는") } 0부터 9까지의 더미 수가 아니다

# ending gives {described}
ending-gives-described = ending의 결과가 { $described }이다

# a position is written as in the file, for example: {value} '{example}'
a-position-is-written-as-in-the-file-for-8634 = 국면은 파일에서처럼 쓴다. 예: { $value } '{ $example }'

# there are {count} vertices and {chars} letters
there-are-count-vertices-and-chars-letters = 꼭짓점은 { $count }개인데 글자는 { $chars }개이다

# a graph has 1 to {MOST_VERTICES} vertices
a-graph-has-1-to-most_vertices-vertices = 그래프의 꼭짓점은 1개부터 { $MOST_VERTICES }개까지이다

# a word has at most {LONGEST} letters
a-word-has-at-most-longest-letters = 낱말은 { $LONGEST }글자까지이다

# '{c}' is not a letter of this game
c-is-not-a-letter-of-this-game = '{ $c }'{ PARTICLE($c, "은/는") } 이 게임의 글자가 아니다

# for example: {example_fen}
for-example-example_fen = 예: { $example_fen }

# {what} is not part of this ending: expected '-'
what-is-not-part-of-this-ending-expected = { JOSA($what, "은/는") } 이 엔드게임에 없다: '-'여야 한다

# a size, rows x columns, for a board full of stones in turn, or the rows with '|' between them, each cell x, o or '.': {name} 3x4 or {name} 'xo.|oxx'
a-size-rows-x-columns-for-a-board-full-5e41 = 돌이 번갈아 가득한 판의 크기(행 x 열), 또는 '|'로 나눈 행들, 칸은 x, o 또는 '.': { $name } 3x4 또는 { $name } 'xo.|oxx'

# a size, rows x columns, or the rows with '|' between them, '.' free and '#' not: {name} 4x5 or {name} '...|..#'
a-size-rows-x-columns-or-the-rows-with-299c = 크기(행 x 열), 또는 '|'로 나눈 행들, '.'은 빈칸, '#'은 막힌 칸: { $name } 4x5 또는 { $name } '...|..#'

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
function-does-not-take-given-arguments = '{ $function }'의 인자는 { $given }개가 아니다

# it is called as {usage}
it-is-called-as-usage = 쓰는 법: { $usage }

# '{value}' is the name of a function
value-is-the-name-of-a-function = '{ $value }'{ PARTICLE($value, "은/는") } 함수의 이름이다

# '{escape_debug}' has no meaning in an expression
escape_debug-has-no-meaning-in-an-expression = '{ $escape_debug }'{ PARTICLE($escape_debug, "은/는") } 식에서 뜻이 없다

# a number of {digits} digits is too long
a-number-of-digits-digits-is-too-long = { $digits }자리의 수는 너무 길다

# numbers have at most {MOST_DIGITS} digits
numbers-have-at-most-most_digits-digits = 수는 { $MOST_DIGITS }자리까지이다

# misère forms have: {join}
mis-re-forms-have-join = 미제르 형태에 쓸 수 있는 것: { $join }

# '{listed}' does not take {given} arguments
listed-does-not-take-given-arguments = '{ $listed }'의 인자는 { $given }개가 아니다

# '{span}' cannot be a name
span-cannot-be-a-name = '{ $span }'{ PARTICLE($span, "은/는") } 이름이 될 수 없다

# '{escape_debug}' has no meaning in a misère form
escape_debug-has-no-meaning-in-a-mis-re-form = '{ $escape_debug }'{ PARTICLE($escape_debug, "은/는") } 미제르 형태에서 뜻이 없다

# nim-heaps are written in misère forms up to {MOST_NIM_HEAP}
nim-heaps-are-written-in-mis-re-forms-up-3787 = 미제르 형태에서 님 더미는 { $MOST_NIM_HEAP }까지 쓴다

# '{sign}' stands outside brackets
sign-stands-outside-brackets = '{ $sign }'{ PARTICLE($sign, "이/가") } 괄호 밖에 있다

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
player-has-no-move = { JOSA($player, "은/는") } 둘 수 없다

# {player} can move to
player-can-move-to = { JOSA($player, "이/가") } 갈 수 있는 곳

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

# Stopped: {reason}. Components so far: {components}; canonical forms: {forms}.
stopped-reason-components-so-far-components-canonical-forms-forms = 멈춤: { $reason }. 지금까지 성분 { $components }개, 표준형 { $forms }개.

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
games-can-be-added-up-zermelo-solve-nim-3-121a = 게임들을 더할 수 있다: zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'

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
a-move-takes-at-least-1-and-at-most-46cc = 한 수에 한 더미에서 1개 이상 M개 이하를 가져간다. 바쉬 게임은 더미가 하나이지만, 여럿이어도 된다. 둘 수 없는 쪽이 진다.

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
text-can-be-moves = '{ $text }'{ PARTICLE($text, "은/는") } 여러 가지일 수 있다: { $moves }

# no move leads to the position '{text}'; possible here: {moves}
no-move-leads-to-the-position-text-possible-here-6ae4 = 국면 '{ $text }'{ PARTICLE($text, "으로/로") } 가는 수는 없다. 둘 수 있는 수: { $moves }

# '{text}' is not a move here; possible: {moves}
text-is-not-a-move-here-possible-moves = 여기서 '{ $text }'{ PARTICLE($text, "이라는/라는") } 수는 둘 수 없다. 둘 수 있는 수: { $moves }

# {moves}; and {more} more
moves-and-more-more = { $moves }, 그 밖에 { $more }개

# nothing
nothing = 없음

# move {number} is made at {position}, which has more moves than can be looked at
move-number-is-made-at-position-which-has-more-54d7 = { $number }번째 수를 둔 국면 { $position }에는 수가 너무 많아 모두 볼 수 없다

# the review is not complete: {reason}
the-review-is-not-complete-reason = 복기를 끝내지 못했다: { $reason }

# {letter}: {sentence}
letter-sentence = { $letter }: { $sentence }

# See also: {words}
see-also-words = 함께 보기: { $words }

# There is a game of this name: zermelo games {name}
there-is-a-game-of-this-name-zermelo-games-e337 = 같은 이름의 게임이 있다: zermelo games { $name }

# no theorem decides {game} in closed form, so there is no proof of one
no-theorem-decides-game-in-closed-form-so-there-c543 = { JOSA($game, "을/를") } 닫힌 꼴로 판정하는 정리가 없으므로 증명도 없다

# '{word}' is a word, not a theorem: there is no proof of it
word-is-a-word-not-a-theorem-there-is-8823 = '{ $word }'{ PARTICLE($word, "은/는") } 정리가 아니라 낱말이다: 증명이 없다

# '{word}' is not a theorem that is proved here
word-is-not-a-theorem-that-is-proved-here = '{ $word }'{ PARTICLE($word, "은/는") } 여기서 증명하는 정리가 아니다

# did you mean '{near}'? All proofs: zermelo explain --proof
did-you-mean-near-all-proofs-zermelo-explain-proof = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 모든 증명: zermelo explain --proof

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
this-position-has-too-many-moves-to-play-it-a146 = 이 국면에는 수가 너무 많아 둘 수 없다. 더 작은 국면을 쓴다

# Type a move as it is listed, the position it leads to, or its number; or one of:
type-a-move-as-it-is-listed-the-position-bc6d = 목록에 있는 수나 그 수로 가는 국면, 또는 번호를 쓴다. 그 밖의 명령:

# the computer
the-computer = 컴퓨터

# you
you = 사람

# a win
a-win = 승리

# a draw
a-draw = 무승부

# The same position for the third time; 'draw' ends the play undecided.
the-same-position-for-the-third-time-draw-ends-0a21 = 같은 국면이 세 번째 나왔다. 'draw'를 치면 무승부로 끝난다.

# Still undecided after {count} moves; the play stops here.
still-undecided-after-count-moves-the-play-stops-here = { $count }수를 두어도 승부가 나지 않아 여기서 멈춘다.

# A draw, by agreement.
a-draw-by-agreement = 합의에 따른 무승부.

# Left: {left} (moves first). Right: {right}.
left-left-moves-first-right-right = 왼쪽: { $left } (먼저 둔다). 오른쪽: { $right }.

# Left: {left} (moves second). Right: {right}.
left-left-moves-second-right-right = 왼쪽: { $left } (나중에 둔다). 오른쪽: { $right }.

# With best play it is a draw
with-best-play-it-is-a-draw = 양쪽 모두 최선을 다하면 무승부이다

# With best play {player} wins
with-best-play-player-wins = 양쪽 모두 최선을 다하면 { JOSA($player, "이/가") } 이긴다

# With best play {player} wins in 1 ply
with-best-play-player-wins-in-1-ply = 양쪽 모두 최선을 다하면 { JOSA($player, "이/가") } 1수 만에 이긴다

# With best play {player} wins in {count} plies
with-best-play-player-wins-in-count-plies = 양쪽 모두 최선을 다하면 { JOSA($player, "이/가") } { $count }수 만에 이긴다

# {outlook}.
outlook = { $outlook }.

# {outlook}. {player} had {what}: '{move}'.
outlook-player-had-what-move = { $outlook }. { $player }에게는 { JOSA($what, "이/가") } 있었다: '{ $move }'.

# {outlook}. {player} had {what}.
outlook-player-had-what = { $outlook }. { $player }에게는 { JOSA($what, "이/가") } 있었다.

# The same position for the third time: a draw.
the-same-position-for-the-third-time-a-draw = 같은 국면이 세 번째 나왔다: 무승부.

# The same position for the third time, though it is won: the search gives no distances here.
the-same-position-for-the-third-time-though-it-dfca = 이기는 국면인데도 같은 국면이 세 번째 나왔다: 이 탐색은 거리를 알려 주지 않는다.

# {player} wins.
player-wins = { $player } 승리.

# {player} to move.
player-to-move = { $player } 차례.

# No perfect move was found: {reason}.
no-perfect-move-was-found-reason = 완벽한 수를 찾지 못했다: { $reason }.

# No best move is known: {by} only says who wins.
no-best-move-is-known-by-only-says-who-e490 = 가장 좋은 수를 모른다: { JOSA($by, "은/는") } 누가 이기는지만 말한다.

# {player} plays: {move}
player-plays-move = { $player }의 수: { $move }

# Raise the limits, or take a side.
raise-the-limits-or-take-a-side = 한도를 늘리거나 한쪽을 직접 맡는다.

# Move for {player} yourself, or 'quit' and raise the limits.
move-for-player-yourself-or-quit-and-raise-the-3d0a = { $player } 대신 직접 두거나, 'quit'으로 끝내고 한도를 늘린다.

# The draw is declined: play goes on.
the-draw-is-declined-play-goes-on = 무승부 제안을 거절했다: 게임은 계속된다.

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
every-move-loses-against-best-play-this-one-holds-8471 = 상대가 최선을 다하면 어떤 수를 두어도 진다. 이 수는 { $count }수를 버틴다

# every move loses against best play; this one holds out 1 ply
every-move-loses-against-best-play-this-one-holds-7d98 = 상대가 최선을 다하면 어떤 수를 두어도 진다. 이 수는 1수를 버틴다

# every move loses against best play; this one resists
every-move-loses-against-best-play-this-one-resists = 상대가 최선을 다하면 어떤 수를 두어도 진다. 이 수가 가장 오래 버틴다

# nothing better is known
nothing-better-is-known = 더 좋은 수를 알지 못한다

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
the-takes-with-commas-between-them-such-as-1-cd75 = 가져갈 수 있는 개수들을 쉼표로 나누어 쓴다. 예: 1,3,4 (필수)

# octal (0.77), hexadecimal (0.3F), digits as lists of numbers of heaps (0.{0,1,3}), repeating (0.[3]), heaps that must differ (4!.0), or a name (kayles, subtraction:1,3,4, all-but:2,3)
octal-0-77-hexadecimal-0-3f-digits-as-lists-5501 = 8진 (0.77), 16진 (0.3F), 숫자마다 더미 수의 목록 (0.{ "{" }0,1,3{ "}" }), 되풀이 (0.[3]), 서로 달라야 하는 더미 (4!.0), 또는 이름 (kayles, subtraction:1,3,4, all-but:2,3)

# the takes, the additions, and the largest heap, at most 1000000 (required)
the-takes-the-additions-and-the-largest-heap-at-a485 = 가져가는 개수들, 더하는 개수들, 가장 큰 더미(1000000 이하) (필수)

# the most heaps that a move may touch (required)
the-most-heaps-that-a-move-may-touch-required = 한 수에 건드릴 수 있는 더미의 최대 개수 (필수)

# the bound on the difference (required)
the-bound-on-the-difference-required = 차의 한계 (필수)

# what Left may take, and what Right may take (required)
what-left-may-take-and-what-right-may-take-d24b = 왼쪽이 가져가는 개수와 오른쪽이 가져가는 개수 (필수)

# Left's code and Right's, each as for 'heaps' (required)
left-s-code-and-right-s-each-as-for-63aa = 왼쪽의 코드와 오른쪽의 코드, 저마다 'heaps'의 것과 같다 (필수)

# how many coins: 3, 1-3, 2-3,6 or 1+ (one or more); then C for neighbours, C(5) for coins within five neighbouring places, E for equal distances, S for symmetric sets, F for sets with the first coin of the row (required)
how-many-coins-3-1-3-2-3-6-8fcc = 동전의 개수: 3, 1-3, 2-3,6 또는 1+ (하나 이상). 그다음 이웃한 동전은 C, 이웃한 다섯 자리 안의 동전은 C(5), 같은 간격은 E, 대칭인 집합은 S, 줄의 첫 동전이 든 집합은 F (필수)

# two rules as for 'turning', or two of turning-turtles, mock-turtles, ruler and twins (required)
two-rules-as-for-turning-or-two-of-turning-fea1 = 'turning'의 규칙 둘, 또는 turning-turtles, mock-turtles, ruler, twins 가운데 둘 (필수)

# the most that are jumped over at once, standing next to each other (1 when left out)
the-most-that-are-jumped-over-at-once-standing-a560 = 한 번에 뛰어넘을 수 있는, 나란히 있는 것의 최대 개수 (없으면 1)

# the least slide, the most slide, the most pieces that are jumped over, and whether one's own may be among them (0 or 1)
the-least-slide-the-most-slide-the-most-pieces-b187 = 가장 짧게 미끄러지는 칸 수, 가장 길게 미끄러지는 칸 수, 뛰어넘는 최대 개수, 자기 것도 넘을 수 있는지 (0 또는 1)

# a file in the form of `zermelo contest bulbs`, or its numbers with commas between them: N,M,K, the M brightnesses, and for each switch how many bulbs it flips and which (required)
a-file-in-the-form-of-zermelo-contest-bulbs-3bb5 = `zermelo contest bulbs` 꼴의 파일, 또는 그 수들을 쉼표로 나누어 쓴 것: N,M,K, 밝기 M개, 스위치마다 딸린 전구의 개수와 번호 (필수)

# rows, columns and marks in a row (3x3:3 when left out)
rows-columns-and-marks-in-a-row-3x3-3-4fc2 = 행, 열, 나란히 놓을 개수 (없으면 3x3:3)

# no king moves while one of the same player waits and can be placed
no-king-moves-while-one-of-the-same-player-6cb3 = 같은 사람의 왕이 기다리고 있고 놓을 수 있으면 왕을 옮기지 못한다

# with commas between them: komi=K (what White is given, 0 when left out), ko (no play may bring back the board before the opponent's last play), superko (nor any earlier one), used (nobody plays on a point that was played on before), area (the usual) or stones (more stones on the board win), no-pass (whoever cannot move loses; with area or stones the board is scored when the player to move has no point left)
with-commas-between-them-komi-k-what-white-is-ae33 = 쉼표로 나누어 쓴다: komi=K (백에게 주는 집, 없으면 0), ko (상대가 마지막으로 두기 전의 판을 되살리지 못한다), superko (그 앞의 어떤 판도 되살리지 못한다), used (한 번 둔 점에는 아무도 다시 두지 못한다), area (보통대로 집과 돌로) 또는 stones (판 위의 돌이 많은 쪽이 이긴다), no-pass (둘 수 없는 쪽이 진다. area나 stones와 함께 쓰면, 둘 차례인 쪽에 둘 점이 없을 때 판을 계산한다)

# the turns are taken by Left and Right one after the other, and the next is Left's
the-turns-are-taken-by-left-and-right-one-9ae6 = 왼쪽과 오른쪽이 번갈아 두며, 다음은 왼쪽 차례이다

# the turns are taken by Left and Right one after the other, and the next is Right's
the-turns-are-taken-by-left-and-right-one-4623 = 왼쪽과 오른쪽이 번갈아 두며, 다음은 오른쪽 차례이다

# a white pawn stands on ranks 2 to 7 only
a-white-pawn-stands-on-ranks-2-to-7-af69 = 백의 폰은 2번째에서 7번째까지의 가로줄에만 설 수 있다

# two pieces stand on one square
two-pieces-stand-on-one-square = 한 칸에 기물이 둘 있다

# the kings stand side by side, which no legal move allows
the-kings-stand-side-by-side-which-no-legal-5066 = 두 킹이 이웃해 있는데, 그렇게 되는 수는 없다

# a strip has at least 3 cells, or nobody can complete three
a-strip-has-at-least-3-cells-or-nobody-3f8a = 띠는 세 칸 이상이어야 셋을 완성할 수 있다

# division by zero
division-by-zero = 0으로 나눌 수 없다

# there is no function of this name
there-is-no-function-of-this-name = 이런 이름의 함수는 없다

# this parenthesis is not closed
this-parenthesis-is-not-closed = 이 괄호가 닫히지 않았다

# this parenthesis closes nothing
this-parenthesis-closes-nothing = 이 괄호에 맞는 여는 괄호가 없다

# close it with ')'
close-it-with = ')'로 닫는다

# this brace is not closed
this-brace-is-not-closed = 이 중괄호가 닫히지 않았다

# expected an operator here
expected-an-operator-here = 여기에는 연산자가 있어야 한다

# expected a value after the operator
expected-a-value-after-the-operator = 연산자 뒤에 값이 있어야 한다

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
two-passes-in-a-row-end-the-play = 잇달아 두 번 패스하면 게임이 끝난다

# a komi is a whole number or ends in .5
a-komi-is-a-whole-number-or-ends-in-f479 = 덤은 정수이거나 .5로 끝난다

# nobody may pass in this game
nobody-may-pass-in-this-game = 이 게임에서는 패스할 수 없다

# no edge touches the ground, so everything falls off
no-edge-touches-the-ground-so-everything-falls-off = 땅에 닿은 변이 없어 모두 떨어진다

# this parenthesis is never closed
this-parenthesis-is-never-closed = 이 괄호가 닫히지 않았다

# two strings stand side by side
two-strings-stand-side-by-side = 글자열 둘이 나란히 있다

# a take of 0 is not a move
a-take-of-0-is-not-a-move = 0개를 가져가는 것은 수가 아니다

# this game needs a rule after its name
this-game-needs-a-rule-after-its-name = 이 게임은 이름 뒤에 규칙이 필요하다

# a product is made of two games
a-product-is-made-of-two-games = 곱은 두 게임으로 만든다

# columns and rows are counted from 1
columns-and-rows-are-counted-from-1 = 열과 행은 1부터 센다

# a head is written (column,row), without blanks
a-head-is-written-column-row-without-blanks = 앞면은 공백 없이 (열,행)으로 쓴다

# this is neither a row nor a place
this-is-neither-a-row-nor-a-place = 이것은 줄도 자리도 아니다

# this is not a digit of a code
this-is-not-a-digit-of-a-code = 이것은 코드의 숫자가 아니다

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
sizes-of-heaps-and-what-was-taken-last-value-2f1c = 더미의 크기들과 바로 앞 수에서 가져간 개수: { $value } 3 4 5 after 2

# there are at most {MOST_HEAPS} heaps
there-are-at-most-most_heaps-heaps = 더미는 { $MOST_HEAPS }개까지이다

# this game is declared for at most {most} tokens
this-game-is-declared-for-at-most-most-tokens = 이 게임은 돌 { $most }개까지만 정해져 있다

# {described} is not a number of tokens to take
described-is-not-a-number-of-tokens-to-take = { JOSA($described, "은/는") } 가져갈 돌의 수가 아니다

# 'after' gives {described} for {last}
after-gives-described-for-last = 'after'가 { $last }에 대해 { JOSA($described, "을/를") } 낸다

# 'first' is {described}
first-is-described = 'first'가 { $described }이다

# L and R are colours, not names of vertices
l-and-r-are-colours-not-names-of-vertices = L과 R은 색이지 꼭짓점의 이름이 아니다

# L and R for jumpers, l and r for slippers, '.' for snow, rows with '|' between them, for example: .L...|.R...|.....
l-and-r-for-jumpers-l-and-r-for-960e = 점퍼는 L과 R, 뛰지 못하는 선수는 l과 r, 눈은 '.', 행 사이에는 '|'. 예: .L...|.R...|.....

# Left's code and Right's, for example: partizan-octal:0.3/0.7 5 6
left-s-code-and-right-s-for-example-partizan-32d9 = 왼쪽의 코드와 오른쪽의 코드. 예: partizan-octal:0.3/0.7 5 6

# a branch is missing at the end
a-branch-is-missing-at-the-end = 끝에 가지가 빠져 있다

# a branch is missing here
a-branch-is-missing-here = 여기에 가지가 빠져 있다

# a colon comes before the name of a vertex
a-colon-comes-before-the-name-of-a-vertex = 콜론 다음에는 꼭짓점의 이름이 온다

# a file, or numbers such as bulbs:3,2,8,8,10,1,2,2,1,2,0 start
a-file-or-numbers-such-as-bulbs-3-2-7350 = 파일, 또는 bulbs:3,2,8,8,10,1,2,2,1,2,0 start 같은 수들

# a graph such as path:5, cycle:4, clique:5, edgeless:3, caterpillar:3,2,3, grid:3x4, a board such as ..L|#.., or edges such as a-b,b-c; then, for example, a:L for a vertex that only Left may colour
a-graph-such-as-path-5-cycle-4-clique-135a = path:5, cycle:4, clique:5, edgeless:3, caterpillar:3,2,3, grid:3x4 같은 그래프, ..L|#.. 같은 판, 또는 a-b,b-c 같은 변들. 그다음, 이를테면 왼쪽만 칠할 수 있는 꼭짓점은 a:L

# a move must be allowed to touch at least 1 heap
a-move-must-be-allowed-to-touch-at-least-fe2e = 한 수에 적어도 더미 1개는 건드릴 수 있어야 한다

# a name is a letter, a number, or in braces, for example: (l:A;r:A) or e(ee:{waist};e:{waist})
a-name-is-a-letter-a-number-or-in-c1ea = 이름은 글자 하나, 수, 또는 중괄호 안의 말이다. 예: (l:A;r:A) 또는 e(ee:{ "{" }waist{ "}" };e:{ "{" }waist{ "}" })

# a name stands after an edge
a-name-stands-after-an-edge = 이름은 변 뒤에 쓴다

# a number is too large
a-number-is-too-large = 너무 큰 수가 있다

# a size such as 3x4, or x for Left's stones, o for Right's, # for cells out of play, rows with '|' between them, for example: x..|.o.
a-size-such-as-3x4-or-x-for-left-2798 = 3x4 같은 크기, 또는 왼쪽의 돌은 x, 오른쪽의 돌은 o, 쓰지 않는 칸은 #, 행 사이에는 '|'. 예: x..|.o.

# a size, rows x columns, or the rows with '|' between them, '.' free, 'x' marked and '#' wall: wall-making 3x4 or wall-making '..x|...'
a-size-rows-x-columns-or-the-rows-with-fd59 = 크기(행 x 열), 또는 '|'로 나눈 행들, 빈칸은 '.', 표시된 칸은 'x', 벽은 '#': wall-making 3x4 또는 wall-making '..x|...'

# a square such as d6 (the goal is a1), or column,row counted from 0 such as 3,5
a-square-such-as-d6-the-goal-is-a1-c579 = d6 같은 칸 (목표는 a1), 또는 0부터 센 열,행. 예: 3,5

# a take must be at least 1
a-take-must-be-at-least-1 = 가져가는 수는 1 이상이어야 한다

# an edge joins two different vertices
an-edge-joins-two-different-vertices = 변은 서로 다른 두 꼭짓점을 잇는다

# after a closing parenthesis comes ';', ')' or the end
after-a-closing-parenthesis-comes-or-the-end = 닫는 괄호 다음에는 ';', ')' 또는 끝이 온다

# each line of the input is a b, both below 2^64, for example: 12 7
each-line-of-the-input-is-a-b-both-f3d4 = 입력의 줄마다 a b가 있고 둘 다 2^64보다 작다. 예: 12 7

# expected 'must-place' or nothing
expected-must-place-or-nothing = 'must-place'가 오거나 아무것도 없어야 한다

# expected L, R, '.' or '#'
expected-l-r-or = L, R, '.', '#' 가운데 하나가 필요하다

# expected a count of moves
expected-a-count-of-moves = 수의 개수가 필요하다

# expected a vertex with ':' or '=' after it
expected-a-vertex-with-or-after-it = 뒤에 ':'나 '='가 있는 꼭짓점이 필요하다

# expected four numbers with commas between them
expected-four-numbers-with-commas-between-them = 사이에 쉼표가 있는 네 수가 필요하다

# expected letters and digits as the name of a vertex
expected-letters-and-digits-as-the-name-of-a-bd4b = 꼭짓점의 이름은 글자와 숫자여야 한다

# expected one vertex between two '-', for example L-.-.-R
expected-one-vertex-between-two-for-example-l-r = 두 '-' 사이에는 꼭짓점이 하나 있어야 한다. 예: L-.-.-R

# expected the colour L or R
expected-the-colour-l-or-r = 색 L이나 R이 필요하다

# expected two numbers
expected-two-numbers = 두 수가 필요하다

# expected two numbers, found one
expected-two-numbers-found-one = 두 수가 필요한데 하나뿐이다

# how many kings of Left and of Right wait, where any do, then the board: x for Left's kings, o for Right's, '.' for free cells, # for dirt, rows with '|' between them, or a size, for example: 1 1 x..|..o
how-many-kings-of-left-and-of-right-wait-970b = 기다리는 왼쪽 왕과 오른쪽 왕의 수(있으면), 그다음 판: 왼쪽의 왕은 x, 오른쪽의 왕은 o, 빈칸은 '.', 흙은 #, 행 사이에는 '|'. 또는 크기. 예: 1 1 x..|..o

# how many turns are over and which bulbs are lit, such as 2 1 4; or start
how-many-turns-are-over-and-which-bulbs-are-c1b7 = 지나간 차례의 수와 켜진 전구들. 예: 2 1 4. 또는 start

# l or b are blue (Left), r is red (Right), e or g is green (both), for example: lrl, e(ee;e), (l:A;r:A), or edges: ground-a:l a-b:r
l-or-b-are-blue-left-r-is-red-2116 = l이나 b는 파랑(왼쪽), r은 빨강(오른쪽), e나 g는 초록(둘 다). 예: lrl, e(ee;e), (l:A;r:A), 또는 변들: ground-a:l a-b:r

# rows of whole numbers with '|' between them: the size of a herd, Left's positive, Right's negative, 0 for a free cell, # for an obstacle, for example: 0 0 3 | -4 0 #
rows-of-whole-numbers-with-between-them-the-size-fb29 = '|'로 나눈 정수의 행들: 무리의 크기, 왼쪽은 양수, 오른쪽은 음수, 빈칸은 0, 장애물은 #. 예: 0 0 3 | -4 0 #

# rows x columns, then the marks in a row, for example: tictactoe:4x4:3 empty
rows-x-columns-then-the-marks-in-a-row-0c35 = 행 x 열, 그다음 나란히 놓을 표시의 개수. 예: tictactoe:4x4:3 empty

# some vertices hang on each other in a circle and not on the root
some-vertices-hang-on-each-other-in-a-circle-8313 = 서로 고리를 이루어 매달려 있고 뿌리에는 매달려 있지 않은 꼭짓점들이 있다

# the board is empty
the-board-is-empty = 판이 비어 있다

# files are not read here
files-are-not-read-here = 여기서는 파일을 읽지 않는다

# it is not text
it-is-not-text = 텍스트가 아니다

# the input is H W, then H rows of W cells, '.' free and 'X' marked
the-input-is-h-w-then-h-rows-of-e681 = 입력은 H W, 그다음 칸이 W개인 행 H개이고, '.'은 빈칸, 'X'는 표시된 칸이다

# the input is N M K with N odd, then M brightnesses, then N lines c b_1 ... b_c, the bulbs of each switch
the-input-is-n-m-k-with-n-odd-e0ea = 입력은 N M K (N은 홀수), 그다음 밝기 M개, 그다음 각 스위치의 전구를 나타내는 줄 c b_1 ... b_c가 N개

# the input is N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N
the-input-is-n-m-with-2-n-18-d8ff = 입력은 2 <= N <= 18인 N M, 그다음 1 <= x < y <= N인 서로 다른 변 x y가 M개

# the input is N M, then M different edges x y with 1 <= x < y <= N, then g_1 ... g_N
the-input-is-n-m-then-m-different-edges-dbfb = 입력은 N M, 그다음 1 <= x < y <= N인 서로 다른 변 x y가 M개, 그다음 g_1 ... g_N

# the input is N k, for example: 31 3
the-input-is-n-k-for-example-31-3 = 입력은 N k. 예: 31 3

# the input is T, then T lines such as: e1 a1 e8
the-input-is-t-then-t-lines-such-as-9cdc = 입력은 T, 그다음 이런 줄이 T개: e1 a1 e8

# the input is T, then T trees: n, then the n - 1 parents of vertices 2 to n, of which 1 is the root
the-input-is-t-then-t-trees-n-then-e7d6 = 입력은 T, 그다음 트리 T개: n, 그다음 꼭짓점 2부터 n까지의 부모 n - 1개이고 1이 뿌리이다

# the input is T, then for each case n m, m lines u v for the moves, and x y, where Bob and Alice stand
the-input-is-t-then-for-each-case-n-0022 = 입력은 T, 그다음 경우마다 n m, 수를 나타내는 줄 u v가 m개, 그리고 Bob과 Alice가 있는 꼭짓점 x y

# the input is V E, then E lines u v with 1 <= u, v <= V, then lines W v or L v where play ends, if anywhere
the-input-is-v-e-then-e-lines-u-29a6 = 입력은 V E, 그다음 1 <= u, v <= V인 줄 u v가 E개, 그다음 게임이 끝나는 곳이 있으면 줄 W v나 L v

# the input is V E, then E lines u v with 1 <= u, v <= V
the-input-is-v-e-then-e-lines-u-a41f = 입력은 V E, 그다음 1 <= u, v <= V인 줄 u v가 E개

# the input is empty
the-input-is-empty = 입력이 비어 있다

# the input is n k, then k squares from 1 to n: 10 2 and, on the next line, 4 6
the-input-is-n-k-then-k-squares-from-8f62 = 입력은 n k, 그다음 1부터 n까지의 칸 k개: 10 2, 그리고 다음 줄에 4 6

# the input is n k, then k takes: 7 3 and, on the next line, 1 2 3
the-input-is-n-k-then-k-takes-7-0152 = 입력은 n k, 그다음 가져가는 개수 k가지: 7 3, 그리고 다음 줄에 1 2 3

# the input is n k, then n heap sizes: 3 2 and, on the next line, 5 5 5
the-input-is-n-k-then-n-heap-sizes-9099 = 입력은 n k, 그다음 더미의 크기 n개: 3 2, 그리고 다음 줄에 5 5 5

# the input is n m, for example: 12 3
the-input-is-n-m-for-example-12-3 = 입력은 n m. 예: 12 3

# the input is n m, for example: 3 5
the-input-is-n-m-for-example-3-5 = 입력은 n m. 예: 3 5

# the input is n, for example: 13
the-input-is-n-for-example-13 = 입력은 n. 예: 13

# the input is n, for example: 7
the-input-is-n-for-example-7 = 입력은 n. 예: 7

# the input is n, then n heap sizes: 3 and, on the next line, 3 4 5
the-input-is-n-then-n-heap-sizes-3-4594 = 입력은 n, 그다음 더미의 크기 n개: 3, 그리고 다음 줄에 3 4 5

# the least slide, the most slide, the most pieces jumped over, and 1 if one's own may be jumped over or 0, for example: sliding-toads:1,2,1,0 tt..ff
the-least-slide-the-most-slide-the-most-pieces-463a = 가장 짧게 미끄러지는 칸 수, 가장 길게 미끄러지는 칸 수, 뛰어넘는 최대 개수, 그리고 자기 것을 뛰어넘을 수 있으면 1, 아니면 0. 예: sliding-toads:1,2,1,0 tt..ff

# the most numbers a turn, for example: 31:3 31
the-most-numbers-a-turn-for-example-31-3-8758 = 한 차례에 부르는 수의 최대 개수. 예: 31:3 31

# the name of a vertex is missing
the-name-of-a-vertex-is-missing = 꼭짓점의 이름이 빠져 있다

# the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone), such as 1 1 2; or root, for a root alone, or empty
the-parents-of-vertices-2-3-1-is-the-fce3 = 꼭짓점 2, 3, ...의 부모 (1이 뿌리, '-'는 없어진 꼭짓점). 예: 1 1 2. 또는 뿌리만 있으면 root, 또는 empty

# there is more after the values
there-is-more-after-the-values = 값들 다음에 더 있다

# this game needs its switches after the name
this-game-needs-its-switches-after-the-name = 이 게임은 이름 다음에 스위치가 있어야 한다

# this is not a whole number below 2^64
this-is-not-a-whole-number-below-2-64 = 이것은 2^64보다 작은 정수가 아니다

# what Left may take, and what Right may take, for example: partizan-subtraction:1,3/2,5 7 9
what-left-may-take-and-what-right-may-take-aed6 = 왼쪽이 가져가는 개수와 오른쪽이 가져가는 개수. 예: partizan-subtraction:1,3/2,5 7 9

# x for stones, # for cells out of play, rows with '|' between them, for example: ....|..x.|....|#..#
x-for-stones-for-cells-out-of-play-rows-abb8 = 돌은 x, 쓰지 않는 칸은 #, 행 사이에는 '|'. 예: ....|..x.|....|#..#

# a bulb is a number from 1 to {bulb_count}, not {bulb}
a-bulb-is-a-number-from-1-to-bulb_count-5a34 = 전구는 1부터 { $bulb_count }까지의 수이지 { JOSA($bulb, "이/가") } 아니다

# a cell is # or a whole number, at most {MOST_SHEEP}
a-cell-is-or-a-whole-number-at-most-c426 = 칸은 #이거나 { $MOST_SHEEP } 이하의 정수이다

# a FEN board has 8 rows, this one has {count}
a-fen-board-has-8-rows-this-one-has-0b3e = FEN의 판은 8행인데 이것은 { $count }행이다

# a graph and a letter of {letters} for each vertex, for example: {name} path:4 {sample}
a-graph-and-a-letter-of-letters-for-each-ad10 = 그래프와, 꼭짓점마다 { $letters } 가운데 한 글자. 예: { $name } path:4 { $sample }

# a graph has at least one vertex: the ground
a-graph-has-at-least-one-vertex-the-ground = 그래프에는 적어도 꼭짓점 하나, 곧 땅이 있다

# a number of turns, at most {most}
a-number-of-turns-at-most-most = 차례의 수, { $most } 이하

# a parent is a vertex from 1 to {vertices}, not {parent}
a-parent-is-a-vertex-from-1-to-vertices-08d0 = 부모는 1부터 { $vertices }까지의 꼭짓점이지 { JOSA($parent, "이/가") } 아니다

# a position is how many numbers are left to call, for example: 31:{most} 31
a-position-is-how-many-numbers-are-left-to-ebd6 = 국면은 아직 부르지 않은 수의 개수이다. 예: 31:{ $most } 31

# a strip of the letters {letters}, for example: {name} {sample}
a-strip-of-the-letters-letters-for-example-name-b965 = 글자 { JOSA($letters, "으로/로") } 된 띠. 예: { $name } { $sample }

# a switch has at most {bulb_count} bulbs, not {count}
a-switch-has-at-most-bulb_count-bulbs-not-count = 스위치 하나의 전구는 { $bulb_count }개 이하이지 { $count }개가 아니다

# a tree has 1 to {MOST_VERTICES} vertices, not {vertices}
a-tree-has-1-to-most_vertices-vertices-not-vertices = 트리의 꼭짓점은 1개부터 { $MOST_VERTICES }개까지이지 { $vertices }개가 아니다

# another board size goes after the name, as in tictactoe:4x4:3
another-board-size-goes-after-the-name-as-in-c8ef = 다른 판 크기는 tictactoe:4x4:3처럼 이름 뒤에 쓴다

# bulb {number} is there twice
bulb-number-is-there-twice = 전구 { JOSA($number, "이/가") } 두 번 나온다

# {count} cells
count-cells = 칸 { $count }개

# 1 cell
n-1-cell = 칸 1개

# {count} squares
count-squares = { $count }칸

# 1 square
n-1-square = 1칸

# {count} coins do not fit on {length} squares
count-coins-do-not-fit-on-length-squares = 동전 { $count }개는 { $length }칸에 놓을 수 없다

# expected one vertex from 1 to {vertex_count} after the letter
expected-one-vertex-from-1-to-vertex_count-after-the-0852 = 글자 다음에 1부터 { $vertex_count }까지의 꼭짓점 하나가 필요하다

# expected three squares, found {count}
expected-three-squares-found-count = 칸이 셋 필요한데 { $count }개가 있다

# expected W or L and a vertex
expected-w-or-l-and-a-vertex = W나 L과 꼭짓점 하나가 필요하다

# expected {what}, a whole number below 2^64, not '{word}'
expected-what-a-whole-number-below-2-64-not-6fd7 = { $what } 자리에 2^64보다 작은 정수가 필요한데 '{ $word }'{ PARTICLE($word, "이/가") } 있다

# expected {what}, a whole number, not '{word}'
expected-what-a-whole-number-not-word = { $what } 자리에 정수가 필요한데 '{ $word }'{ PARTICLE($word, "이/가") } 있다

# {from} {to} is not an edge x y with 1 <= x < y <= {vertices}
from-to-is-not-an-edge-x-y-with-2791 = { $from } { JOSA($to, "은/는") } 1 <= x < y <= { $vertices }인 변 x y가 아니다

# in {parameters}, {error}
in-parameters-error = { $parameters }에서 { $error }

# '{letter}' does not belong to this ending
letter-does-not-belong-to-this-ending = '{ $letter }'{ PARTICLE($letter, "은/는") } 이 엔드게임에 없는 기물이다

# '{letter}' is not a cell: expected one of {cells}
letter-is-not-a-cell-expected-one-of-cells = '{ $letter }'{ PARTICLE($letter, "은/는") } 칸이 아니다: { $cells } 가운데 하나가 필요하다

# '{letter}' is not a cell, which is '.' or 'X'
letter-is-not-a-cell-which-is-or-x = '{ $letter }'{ PARTICLE($letter, "은/는") } 칸이 아니다. 칸은 '.'이나 'X'이다

# '{letter}' is one man too many
letter-is-one-man-too-many = '{ $letter }'{ PARTICLE($letter, "이/가") } 하나 많다

# line {line}: {message}\n  {hint}
line-line-message-hint = { $line }번째 줄: { $message }{ "\u000A" }  { $hint }

# no period shows within {MOST_VALUES} tokens, and {heap} tokens are too many without one
no-period-shows-within-most_values-tokens-and-heap-tokens-d0e7 = { $MOST_VALUES }개까지 주기가 나타나지 않으며, 주기 없이 { $heap }개를 계산하기는 너무 많다

# , or a size such as 3x4
or-a-size-such-as-3x4 = , 또는 3x4 같은 크기

# row {number} has {count} cells, not {width}
row-number-has-count-cells-not-width = { $number }행은 { $width }칸이 아니라 { $count }칸이다

# row {row} of the board has {count}
row-row-of-the-board-has-count = 판의 { $row }행은 { $count }이다

# row {row} of the board is too long
row-row-of-the-board-is-too-long = 판의 { $row }행이 너무 길다

# rows of the letters {letters} with '|' between them{size}, for example: {name} '{sample}|{sample}'
rows-of-the-letters-letters-with-between-them-size-f1a1 = '|'로 나눈, 글자 { $letters }의 행들{ $size }. 예: { $name } '{ $sample }|{ $sample }'

# '{squares}' are not three squares from a1 to h8
squares-are-not-three-squares-from-a1-to-h8 = '{ $squares }'{ PARTICLE($squares, "은/는") } a1부터 h8까지의 세 칸이 아니다

# the edge {from} {to} is there twice
the-edge-from-to-is-there-twice = 변 { $from } { JOSA($to, "이/가") } 두 번 나온다

# the file cannot be read: {reason}
the-file-cannot-be-read-reason = 파일을 읽을 수 없다: { $reason }

# the group of the stone on {cell} is next to no free cell
the-group-of-the-stone-on-cell-is-next-9762 = { $cell }의 돌이 속한 무리가 빈칸과 이웃하지 않는다

# the input ends before {what}
the-input-ends-before-what = { $what } 앞에서 입력이 끝난다

# the input ends where {what} should be
the-input-ends-where-what-should-be = { JOSA($what, "이/가") } 있어야 할 곳에서 입력이 끝난다

# the number of switches is odd and at most {MOST_SWITCHES}, not {switch_count}
the-number-of-switches-is-odd-and-at-most-e465 = 스위치의 수는 { $MOST_SWITCHES } 이하의 홀수이지 { JOSA($switch_count, "이/가") } 아니다

# there are at most {MOST_BULBS} bulbs, not {bulb_count}
there-are-at-most-most_bulbs-bulbs-not-bulb_count = 전구는 { $MOST_BULBS }개 이하이지 { $bulb_count }개가 아니다

# there is no vertex {vertex} among {vertices}
there-is-no-vertex-vertex-among-vertices = 꼭짓점 { $vertices }개 가운데 꼭짓점 { JOSA($vertex, "은/는") } 없다

# there must be 2 to {MOST_VERTICES} vertices, not {vertices}
there-must-be-2-to-most_vertices-vertices-not-vertices = 꼭짓점은 2개부터 { $MOST_VERTICES }개까지여야 하는데 { $vertices }개이다

# there must be 1 to {MOST_VERTICES} vertices, not {vertices}
there-must-be-1-to-most_vertices-vertices-not-vertices = 꼭짓점은 1개부터 { $MOST_VERTICES }개까지여야 하는데 { $vertices }개이다

# there is no square {square} on a strip from 1 to {length}
there-is-no-square-square-on-a-strip-from-671f = 1부터 { $length }까지의 띠에 { $square }번째 칸은 없다

# unexpected '{word}' after the end of the input
unexpected-word-after-the-end-of-the-input = 입력이 끝난 다음에 '{ $word }'{ PARTICLE($word, "이/가") } 있다

# vertex {vertex} is both won and lost
vertex-vertex-is-both-won-and-lost = 꼭짓점 { JOSA($vertex, "은/는") } 승이면서 패라고 되어 있다

# {vertex_count} vertices are too many: at most {most_vertices}
vertex_count-vertices-are-too-many-at-most-most_vertices = 꼭짓점 { $vertex_count }개는 너무 많다: { $most_vertices }개 이하

# {what} must be at least {least}
what-must-be-at-least-least = { JOSA($what, "은/는") } { $least } 이상이어야 한다

# white king, white {piece}, black king, for example: {example}; or a FEN
white-king-white-piece-black-king-for-example-example-7061 = 백의 킹, 백의 { $piece }, 흑의 킹. 예: { $example }. 또는 FEN

# '{written}' is not a condition; there are C, C(n), E, S and F, each once, and one of the first four
written-is-not-a-condition-there-are-c-c-262d = '{ $written }'{ PARTICLE($written, "은/는") } 조건이 아니다. 조건은 C, C(n), E, S, F이고 각각 한 번씩, 앞의 넷 가운데서는 하나만 쓴다

# 'zermelo graph FILE' lists the vertices of a file
zermelo-graph-file-lists-the-vertices-of-a-file = 'zermelo graph FILE'이 파일의 꼭짓점을 보여 준다

# the amazons stand
the-amazons-stand = 아마존이

# the Grundy value of vertex {vertex}
the-grundy-value-of-vertex-vertex = 꼭짓점 { $vertex }의 그런디 수

# row {number}
row-number = { $number }행

# the number of heaps
the-number-of-heaps = 더미의 수

# the most heaps a move may touch
the-most-heaps-a-move-may-touch = 한 수에 건드릴 수 있는 더미의 최대 수

# a heap size
a-heap-size = 더미의 크기

# the number of cases
the-number-of-cases = 경우의 개수

# the number of vertices
the-number-of-vertices = 꼭짓점의 수

# the number of moves
the-number-of-moves = Alice의 꼭짓점

# Alice's vertex
alice-s-vertex = Bob의 꼭짓점

# Bob's vertex
bob-s-vertex = 밥의 꼭짓점

# the start of a move
the-start-of-a-move = 수의 출발점

# the end of a move
the-end-of-a-move = 수의 도착점

# the number of tokens
the-number-of-tokens = 돌의 수

# the number of takes
the-number-of-takes = 가져가는 개수의 가짓수

# a take
a-take = 가져가는 개수

# the first number
the-first-number = 첫째 수

# the second number
the-second-number = 둘째 수

# the number of squares
the-number-of-squares = 칸의 수

# the number of coins
the-number-of-coins = 동전의 수

# a square
a-square = 칸

# the first factor
the-first-factor = 첫째 인수

# the second factor
the-second-factor = 둘째 인수

# the number of trees
the-number-of-trees = 트리의 수

# a parent
a-parent = 부모

# the number of positions
the-number-of-positions = 국면의 수

# the white king
the-white-king = 백의 킹

# the rook
the-rook = 룩

# the black king
the-black-king = 흑의 킹

# the number of rows
the-number-of-rows = 행의 수

# the number of columns
the-number-of-columns = 열의 수

# the number of edges
the-number-of-edges = 변의 수

# an edge's first vertex
an-edge-s-first-vertex = 변의 첫째 꼭짓점

# an edge's second vertex
an-edge-s-second-vertex = 변의 둘째 꼭짓점

# the number of switches
the-number-of-switches = 스위치의 수

# the number of bulbs
the-number-of-bulbs = 전구의 수

# the threshold
the-threshold = 기준값

# a brightness
a-brightness = 밝기

# the number of bulbs of a switch
the-number-of-bulbs-of-a-switch = 스위치 하나의 전구 수

# a bulb
a-bulb = 전구

# pawn
pawn = 폰

# rook
rook = 룩

# queen
queen = 퀸

# this is not a game of bulbs and switches
this-is-not-a-game-of-bulbs-and-switches = 이것은 전구와 스위치 게임이 아니다

# all bulbs together must be below 2^64
all-bulbs-together-must-be-below-2-64 = 모든 전구의 합은 2^64보다 작아야 한다

# the board is too large: boards of some 60 rows and columns can be solved
the-board-is-too-large-boards-of-some-60-f5a8 = 판이 너무 크다: 60행 60열쯤 되는 판까지 풀 수 있다

# there are tables of {games}, and of rule files
there-are-tables-of-games-and-of-rule-files = 표가 있는 게임: { $games }, 그리고 규칙 파일

# its positions are counted in a table: zermelo table build {example}
its-positions-are-counted-in-a-table-zermelo-table-4560 = 그 국면들은 표로 센다: zermelo table build { $example }

# this game is known by tables of its positions alone
this-game-is-known-by-tables-of-its-positions-eb41 = 이 게임은 국면의 표로만 다룬다

# after so many errors the rest is not read
after-so-many-errors-the-rest-is-not-read = 오류가 이만큼 많으면 나머지는 읽지 않는다

# nothing was expected here
nothing-was-expected-here = 여기에는 아무것도 없어야 한다

# expected a size such as 5x4
expected-a-size-such-as-5x4 = 5x4 같은 크기가 필요하다

#   {name} {parameters}: {what}
name-parameters-what = { "  " }{ $name } { $parameters }: { $what }

# '{' after 'digraph'
after-digraph = 'digraph' 뒤의 '{ "{" }'

# '{' after 'subgraph'
after-subgraph = 'subgraph' 뒤의 '{ "{" }'

# '{first} {last}' may be a move of one player or of both
first-last-may-be-a-move-of-one-player-76cf = '{ $first } { $last }'{ PARTICLE($last, "은/는") } 한쪽의 수일 수도 있고 양쪽의 수일 수도 있다

# '{position}': after the game nothing was expected\n  for example: {example}
position-after-the-game-nothing-was-expected-for-example-72a3 = '{ $position }': 게임 뒤에는 아무것도 올 수 없다{ "\u000A" }  예: { $example }

# '{rest}': nothing was expected here\n  a start or a position is one word, in quotes where it has spaces, for example: {example}
rest-nothing-was-expected-here-a-start-or-a-0582 = '{ $rest }': 여기에는 아무것도 올 수 없다{ "\u000A" }  시작이나 국면은 한 낱말이고, 공백이 있으면 따옴표로 묶는다. 예: { $example }

# '{text}' is a vertex, and its parts between the commas are vertices, too
text-is-a-vertex-and-its-parts-between-the-04fe = '{ $text }'{ PARTICLE($text, "은/는") } 꼭짓점이고, 쉼표 사이의 부분들도 꼭짓점이다

# '{word}' does not say who moves
word-does-not-say-who-moves = '{ $word }'{ PARTICLE($word, "은/는") } 누가 두는지 말하지 않는다

# --claim-p: {error}\n  name its vertices, for example: --claim-p '{example}'
claim-p-error-name-its-vertices-for-example-claim-ebdd = --claim-p: { $error }{ "\u000A" }  꼭짓점의 이름을 적는다. 예: --claim-p '{ $example }'

# --coq: {file}: {reason}
coq-file-reason = --coq: { $file }: { $reason }

# --limit-positions: on many processes only time and memory have limits\n  for example: --limit-memory 4GB
limit-positions-on-many-processes-only-time-and-memory-d129 = --limit-positions: 여러 프로세스에서는 시간과 메모리에만 한도를 둘 수 있다{ "\u000A" }  예: --limit-memory 4GB

# --misere and --to-move are for tables of rule files; these games have rules of their own\n  for example: {example}
misere-and-to-move-are-for-tables-of-rule-2406 = --misere와 --to-move는 규칙 파일의 표에 쓴다. 이 게임들은 자기 규칙이 있다{ "\u000A" }  예: { $example }

# --processes and --hosts are for 'build', not for '{verb}'\n  for example: {example}
processes-and-hosts-are-for-build-not-for-verb-ec34 = --processes와 --hosts는 'build'에 쓰고 '{ $verb }'에는 쓰지 않는다{ "\u000A" }  예: { $example }

# a '#' inside a word may begin a comment or belong to the name
a-inside-a-word-may-begin-a-comment-or-1001 = 낱말 안의 '#'은 주석의 시작일 수도 있고 이름의 일부일 수도 있다

# a comma stands between names in line {separator}, and inside a name here
a-comma-stands-between-names-in-line-separator-and-9aa6 = 쉼표가 { $separator }번째 줄에서는 이름 사이에 있고 여기서는 이름 안에 있다

# a control character inside a word
a-control-character-inside-a-word = 낱말 안에 제어 문자가 있다

# a game in DOT starts with 'digraph'
a-game-in-dot-starts-with-digraph = DOT로 쓴 게임은 'digraph'로 시작한다

# a game with its size was expected\n  for example: {example}
a-game-with-its-size-was-expected-for-example-eb51 = 크기를 붙인 게임이 와야 한다{ "\u000A" }  예: { $example }

# a graph is a list of moves, JSON or DOT
a-graph-is-a-list-of-moves-json-or-1073 = 그래프는 수의 목록이거나 JSON이거나 DOT이다

# a line is a move 'u v', optionally followed by left, right or both
a-line-is-a-move-u-v-optionally-followed-5154 = 한 줄은 수 'u v'이고, 그 뒤에 left, right, both가 올 수 있다

# a list is not a game
a-list-is-not-a-game = 목록은 게임이 아니다

# a name with blanks or marks stands in quotes: "a, b" "c"
a-name-with-blanks-or-marks-stands-in-quotes-7aa5 = 공백이나 부호가 있는 이름은 따옴표로 묶는다: "a, b" "c"

# a quote inside a word
a-quote-inside-a-word = 낱말 안에 따옴표가 있다

# a quote stands inside '{text}', or does not end
a-quote-stands-inside-text-or-does-not-end = '{ $text }' 안에 따옴표가 있거나 따옴표가 닫히지 않았다

# a table of version {version}
a-table-of-version-version = 버전 { $version }의 표

# a value after '='
a-value-after = '=' 뒤의 값

# a vertex
a-vertex = 꼭짓점

# an attribute or ']'
an-attribute-or = 속성 또는 ']'

# block {block} has an impossible length
block-block-has-an-impossible-length = 블록 { $block }의 길이가 있을 수 없는 길이이다

# block {block} has another length
block-block-has-another-length = 블록 { $block }의 길이가 다르다

# block {block} has changed
block-block-has-changed = 블록 { JOSA($block, "이/가") } 바뀌었다

# block {block}: {error}
block-block-error = 블록 { $block }: { $error }

# bytes in a name
bytes-in-a-name = 이름의 바이트

# close it with {closing}
close-it-with-closing = { JOSA($closing, "으로/로") } 닫는다

# contradictory endings: {position}, {to_move} to move, is said to be a {first} and a {second}
contradictory-endings-position-to_move-to-move-is-said-to-e344 = 모순된 끝: { $position }, { $to_move } 차례는 { JOSA($first, "이라고/라고") }도 하고 { JOSA($second, "이라고/라고") }도 한다

# each move is a line 'u v', for example: 1 2
each-move-is-a-line-u-v-for-example-8bac = 수마다 한 줄 'u v'이다. 예: 1 2

# ending {number}
ending-number = { $number }번째 끝

# every label of {positions} positions follows from its options by the rules
every-label-of-positions-positions-follows-from-its-options-d016 = 국면 { $positions }개의 라벨이 모두 규칙에 따라 선택지에서 나온다

# expected {what}, found {found}
expected-what-found-found = { JOSA($what, "이/가") } 와야 하는데 { JOSA($found, "이/가") } 있다

# it cannot be read again: {error}
it-cannot-be-read-again-error = 다시 읽을 수 없다: { $error }

# it ends in block {block}
it-ends-in-block-block = 블록 { $block }에서 끊긴다

# it ends in its header
it-ends-in-its-header = 머리부에서 끊긴다

# it is not a table
it-is-not-a-table = 표가 아니다

# its counts are not those of its labels
its-counts-are-not-those-of-its-labels = 개수가 라벨의 개수와 다르다

# its header has an impossible length
its-header-has-an-impossible-length = 머리부의 길이가 있을 수 없는 길이이다

# its header has changed
its-header-has-changed = 머리부가 바뀌었다

# its header is too short
its-header-is-too-short = 머리부가 너무 짧다

# its index is not in order
its-index-is-not-in-order = 색인의 차례가 맞지 않는다

# its size is not that of the game
its-size-is-not-that-of-the-game = 크기가 게임의 크기와 다르다

# line {line}: this is not part of a game graph
line-line-this-is-not-part-of-a-game-d450 = { $line }번째 줄: 게임 그래프의 일부가 아니다

# move {number} of "{word}"
move-number-of-word = "{ $word }"의 { $number }번째 수

# moves that leave more than {most} heaps of different sizes are not computed
moves-that-leave-more-than-most-heaps-of-different-65f5 = 크기가 서로 다른 더미를 { $most }개보다 많이 남기는 수는 계산하지 않는다

# name it in "positions"; without "positions" they are what the moves mention
name-it-in-positions-without-positions-they-are-what-7b1e = "positions"에 적는다. "positions"가 없으면 수에 나오는 것이 국면이다

# no line has a move; '{name}' is one name
no-line-has-a-move-name-is-one-name = 수가 있는 줄이 없다. '{ $name }'{ PARTICLE($name, "은/는") } 한 이름이다

# no name follows '{name}'
no-name-follows-name = '{ $name }' 뒤에 이름이 없다

# nothing is expected after the last move
nothing-is-expected-after-the-last-move = 마지막 수 뒤에는 아무것도 올 수 없다

# one position has contradictory endings
one-position-has-contradictory-endings = 한 국면에 모순된 끝이 있다

# player belongs to a move, not to a vertex
player-belongs-to-a-move-not-to-a-vertex = player는 꼭짓점이 아니라 수에 속한다

# player={value} is not left, right or both
player-value-is-not-left-right-or-both = player={ JOSA($value, "은/는") } left, right, both 가운데 하나가 아니다

# put a blank before a comment, or quotes around the name
put-a-blank-before-a-comment-or-quotes-around-25e3 = 주석 앞에 공백을 두거나 이름을 따옴표로 묶는다

# put names with a comma in quotes: "0,1" "0,2"
put-names-with-a-comma-in-quotes-0-1-81b3 = 쉼표가 있는 이름은 따옴표로 묶는다: "0,1" "0,2"

# put the moves into an object, for example: {example}
put-the-moves-into-an-object-for-example-example = 수들을 객체 안에 넣는다. 예: { $example }

# put unusual names in quotes: "a*b" -> c
put-unusual-names-in-quotes-a-b-c = 특이한 이름은 따옴표로 묶는다: "a*b" -> c

# slice {slice} of {game} by rules {digest}
slice-slice-of-game-by-rules-digest = 규칙 { $digest }에 따른 { $game }의 조각 { $slice }

# something follows the quoted name '{name}'
something-follows-the-quoted-name-name = 따옴표로 묶은 이름 '{ $name }' 뒤에 무엇인가 있다

# start: {label}
start-label = 시작: { $label }

# start={value} is not true or false
start-value-is-not-true-or-false = start={ JOSA($value, "은/는") } true도 false도 아니다

# tables on disk are told about as text or json: --format json
tables-on-disk-are-told-about-as-text-or-89d8 = 디스크의 표는 text나 json으로 알린다: --format json

# the comment that starts here does not end
the-comment-that-starts-here-does-not-end = 여기서 시작하는 주석이 끝나지 않는다

# the end of the file
the-end-of-the-file = 파일의 끝

# the file ends before the graph is closed with '}'
the-file-ends-before-the-graph-is-closed-with = 그래프가 '{ "}" }'로 닫히기 전에 파일이 끝난다

# the first line is 'V E', for example: 3 2
the-first-line-is-v-e-for-example-3-0a3f = 첫 줄은 'V E'이다. 예: 3 2

# the graph has no positions
the-graph-has-no-positions = 그래프에 국면이 없다

# the graph has no positions\n  give it a move: a line 'a b', {json}, or {dot}
the-graph-has-no-positions-give-it-a-move-03be = 그래프에 국면이 없다{ "\u000A" }  수를 하나 적는다: 한 줄 'a b', { $json }, 또는 { $dot }

# the graph has no vertex '{name}'
the-graph-has-no-vertex-name = 그래프에 꼭짓점 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# the graph is too large: at most {most} {what}
the-graph-is-too-large-at-most-most-what = 그래프가 너무 크다: { $what } { $most }개까지이다

# the input ends after {moves} of {edge_count} moves
the-input-ends-after-moves-of-edge_count-moves = 수 { $edge_count }개 가운데 { $moves }개 뒤에서 입력이 끝난다

# the label of {text} does not follow from its options
the-label-of-text-does-not-follow-from-its-de75 = { $text }의 라벨이 선택지에서 나오지 않는다

# the line begins with a mark where a name should be
the-line-begins-with-a-mark-where-a-name-04a7 = 이름이 와야 할 줄 첫머리에 부호가 있다

# the line has more than {most} bytes
the-line-has-more-than-most-bytes = 줄이 { $most }바이트보다 길다

# the list "moves" is missing
the-list-moves-is-missing = 목록 "moves"가 없다

# the quoted name does not end on its line
the-quoted-name-does-not-end-on-its-line = 따옴표로 묶은 이름이 그 줄에서 끝나지 않는다

# the quoted name that starts here does not end
the-quoted-name-that-starts-here-does-not-end = 여기서 시작하는, 따옴표로 묶은 이름이 끝나지 않는다

# the start is missing
the-start-is-missing = 시작이 없다

# there is more after the closing brace
there-is-more-after-the-closing-brace = 닫는 괄호 뒤에 무엇인가 더 있다

# there is more after the graph
there-is-more-after-the-graph = 그래프 뒤에 무엇인가 더 있다

# there is more after the move
there-is-more-after-the-move = 수 뒤에 무엇인가 더 있다

# there is more after the {edge_count} moves that the first line announces
there-is-more-after-the-edge_count-moves-that-the-23d1 = 첫 줄이 알린 수 { $edge_count }개 뒤에 무엇인가 더 있다

# there is no table of {game} in {folder}, or it is not finished: {missing} is missing
there-is-no-table-of-game-in-folder-or-5fbf = { $folder }에 { $game }의 표가 없거나 아직 다 만들지 않았다: { JOSA($missing, "이/가") } 없다

# there is one start, and it is '{name}'
there-is-one-start-and-it-is-name = 시작은 하나이고 그것은 '{ $name }'이다

# this is not UTF-8 text
this-is-not-utf-8-text = UTF-8 텍스트가 아니다

# this is not text: it has a byte 0
this-is-not-text-it-has-a-byte-0 = 텍스트가 아니다: 0 바이트가 있다

# this program was built without JSON
this-program-was-built-without-json = 이 프로그램은 JSON 없이 만들어졌다

# tie
tie = 비김

# undirected edges do not say where a move leads
undirected-edges-do-not-say-where-a-move-leads = 방향이 없는 변은 수가 어디로 가는지 말하지 않는다

# unexpected '{extra}' after the move
unexpected-extra-after-the-move = 수 뒤에 뜻밖의 '{ $extra }'{ PARTICLE($extra, "이/가") } 있다

# unexpected '{first}'
unexpected-first = 뜻밖의 '{ $first }'

# version {version}
version-version = 버전 { $version }

# vertex {vertex} does not exist
vertex-vertex-does-not-exist = 꼭짓점 { JOSA($vertex, "은/는") } 없다

# vertices are numbered from 1 to {vertex_count}
vertices-are-numbered-from-1-to-vertex_count = 꼭짓점의 번호는 1부터 { $vertex_count }까지이다

# win {wins}, loss {losses}, tie {ties}, draw {draws}
win-wins-loss-losses-tie-ties-draw-draws = 승 { $wins }, 패 { $losses }, 규칙에 따른 비김 { $ties }, 끝없는 무승부 { $draws }

# write a move as u v, or u -> v
write-a-move-as-u-v-or-u-v = 수는 u v 또는 u -> v로 적는다

# write moves with an arrow: a -> b
write-moves-with-an-arrow-a-b = 수는 화살표로 적는다: a -> b

# write one move a line: a b; or build with the feature json
write-one-move-a-line-a-b-or-build-681f = 한 줄에 수 하나씩 적는다: a b. 또는 기능 json을 넣어 만든다

# write one move a line: u v
write-one-move-a-line-u-v = 한 줄에 수 하나씩 적는다: u v

# write the move with a blank, u v left, or the names in quotes
write-the-move-with-a-blank-u-v-left-4919 = 수를 공백을 두어 u v left처럼 적거나 이름을 따옴표로 묶는다

# {code}: {error}
code-error = { $code }: { $error }

# {error}\n  for example: {example}
error-for-example-example = { $error }{ "\u000A" }  예: { $example }

# {error}\n  what is finished is kept: the same command goes on from there
error-what-is-finished-is-kept-the-same-command-f65c = { $error }{ "\u000A" }  끝난 것은 남아 있다: 같은 명령을 쓰면 거기서부터 이어진다

# {file}: the example {text} gives '{found}', and the file expects '{expected}'
file-the-example-text-gives-found-and-the-file-23b2 = { $file }: 보기 { $text }의 답은 '{ $found }'인데 파일에는 '{ $expected }'{ PARTICLE($expected, "이라고/라고") } 되어 있다

# {file}: the example {text}, '{expected}', is not played: {why}
file-the-example-text-expected-is-not-played-why = { $file }: 보기 { $text }, '{ $expected }'{ PARTICLE($expected, "을/를") } 둘 수 없다: { $why }

# {folder} is in use: another build of this table is running there
folder-is-in-use-another-build-of-this-table-d9da = { JOSA($folder, "은/는") } 쓰이고 있다: 거기서 이 표를 만드는 다른 작업이 돌고 있다

# {folder}: {error}\n  for example: --dir tables
folder-error-for-example-dir-tables = { $folder }: { $error }{ "\u000A" }  예: --dir tables

# {game}: {positions} positions in {slices} slices, {bytes} bytes
game-positions-positions-in-slices-slices-bytes-bytes = { $game }: 국면 { $positions }개, 조각 { $slices }개, { $bytes }바이트

# {game}: one position, {bytes} bytes
game-one-position-bytes-bytes = { $game }: 국면 1개, { $bytes }바이트

# {game}: {positions} positions in one slice, {bytes} bytes
game-positions-positions-in-one-slice-bytes-bytes = { $game }: 국면 { $positions }개, 조각 1개, { $bytes }바이트

# {message}, column {column}
message-column-column = { $message }, { $column }번째 칸

# {name} belongs to a vertex, not to a move
name-belongs-to-a-vertex-not-to-a-move = { JOSA($name, "은/는") } 수가 아니라 꼭짓점에 속한다

# {name} is broken: {what}
name-is-broken-what = { JOSA($name, "이/가") } 망가졌다: { $what }

# {name} is set for vertices and moves one by one, not as a default
name-is-set-for-vertices-and-moves-one-by-40ef = { JOSA($name, "은/는") } 꼭짓점과 수마다 하나씩 정하며 기본값으로 정하지 않는다

# {name} is {found}; expected was {expected}
name-is-found-expected-was-expected = { JOSA($name, "은/는") } { $found }인데, { JOSA($expected, "이/가") } 와야 한다

# {name}: {error}
name-error = { $name }: { $error }

# {name}={value} is not win, loss or draw
name-value-is-not-win-loss-or-draw = { $name }={ JOSA($value, "은/는") } win, loss, draw 가운데 하나가 아니다

# {place}: '{word}' is not one of {wanted}
place-word-is-not-one-of-wanted = { $place }: '{ $word }'{ PARTICLE($word, "은/는") } { $wanted } 가운데 하나가 아니다

# {place}: there is no position '{name}'
place-there-is-no-position-name = { $place }: 국면 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# {position} does not arise in play from the start\n  for example: {example}
position-does-not-arise-in-play-from-the-start-979b = { JOSA($position, "은/는") } 시작 국면에서 두어 나갈 때 나오지 않는다{ "\u000A" }  예: { $example }

# {program} is neither beside zermelo nor on the path: it builds tables on many processes\n  to install it: {command}
program-is-neither-beside-zermelo-nor-on-the-path-19fb = { JOSA($program, "이/가") } zermelo 옆에도 경로에도 없다: 여러 프로세스로 표를 만드는 프로그램이다{ "\u000A" }  설치: { $command }

# {program} was ended: {status}
program-was-ended-status = { JOSA($program, "이/가") } 끝났다: { $status }

# {result} {distance}
result-distance = { $result } { $distance }

# {text} is ruled out, but play reaches it
text-is-ruled-out-but-play-reaches-it = { JOSA($text, "은/는") } 제외되었는데 두다 보면 나온다

# {totals}; longest {longest} plies
totals-longest-1-ply = { $totals }; 가장 긴 것은 1수
totals-longest-longest-plies = { $totals }; 가장 긴 것은 { $longest }수

# a rule file of a game on cells
a-rule-file-of-a-game-on-cells = 칸에서 두는 게임의 규칙 파일

# stones fall into columns; K in a row win (4)
stones-fall-into-columns-k-in-a-row-win-d021 = 돌이 열을 따라 떨어진다. K개를 나란히 놓으면 이긴다 (4)

# m,n,k games: marks on free cells, K in a row win
m-n-k-games-marks-on-free-cells-k-1d3a = m,n,k 게임: 빈칸에 표시하고 K개를 나란히 놓으면 이긴다

# endings of up to five men
endings-of-up-to-five-men = 기물이 다섯까지인 엔드게임

# seeds sown round a board, taken and stored
seeds-sown-round-a-board-taken-and-stored = 씨앗을 판에 돌려 뿌리고, 먹고, 모은다

# two pieces like an L, and two stones
two-pieces-like-an-l-and-two-stones = L 모양의 말 둘과 돌 둘

# men's morris with 3 to 10 men; rules: squares, flying, lasker, strict, lenient, misere
men-s-morris-with-3-to-10-men-rules-af84 = 말이 3개에서 10개까지인 모리스. 규칙: squares, flying, lasker, strict, lenient, misere

# cubes taken from the border and pushed in again
cubes-taken-from-the-border-and-pushed-in-again = 가장자리에서 집어 다시 밀어 넣는 큐브

# '{letter}' does not belong here
letter-does-not-belong-here = '{ $letter }'{ PARTICLE($letter, "은/는") } 여기에 올 수 없다

# '{letter}' is not one of {letters}
letter-is-not-one-of-letters = '{ $letter }'{ PARTICLE($letter, "은/는") } { $letters } 가운데 하나가 아니다

# 2 to 7 in a row win
n-2-to-7-in-a-row-win = 이기는 데 나란히 놓을 개수는 2에서 7까지이다

# a board has 1 to 9 rows and at least one column
a-board-has-1-to-9-rows-and-at-9c4f = 판은 1행에서 9행까지이고 적어도 한 열이 있다

# a board has at most {cells} cells
a-board-has-at-most-cells-cells = 판은 { $cells }칸까지이다

# a board has at most {columns} columns and {cells} cells
a-board-has-at-most-columns-columns-and-cells-f780 = 판은 { $columns }열, { $cells }칸까지이다

# a pawn stands on ranks 2 to 7 only
a-pawn-stands-on-ranks-2-to-7-only = 폰은 2번째에서 7번째까지의 가로줄에만 선다

# a row has 8 squares
a-row-has-8-squares = 한 행은 8칸이다

# a row has {columns} cells, not {found}
a-row-has-columns-cells-not-found = 한 행은 { $found }칸이 아니라 { $columns }칸이다

# after the board comes who moves: x or o
after-the-board-comes-who-moves-x-or-o = 판 뒤에는 둘 차례인 쪽 x 또는 o가 온다

# an ending begins with a king, and has at most five men
an-ending-begins-with-a-king-and-has-at-218f = 엔드게임은 킹으로 시작하고 기물은 다섯까지이다

# an ending has two kings: White's men, then Black's, each from the king on
an-ending-has-two-kings-white-s-men-then-2004 = 엔드게임에는 킹이 둘 있다: 백의 기물을 킹부터 적고, 다음에 흑의 기물을 킹부터 적는다

# both kings must be on the board
both-kings-must-be-on-the-board = 두 킹이 모두 판에 있어야 한다

# castling is not part of an ending: expected '-'
castling-is-not-part-of-an-ending-expected = 캐슬링은 엔드게임에 없다: '-'가 와야 한다

# column {column} has a gap
column-column-has-a-gap = { $column }번째 열에 빈 곳이 있다

# each player has an L of four cells, and there are two stones n
each-player-has-an-l-of-four-cells-and-94ed = 양쪽에 저마다 네 칸짜리 L이 하나씩 있고, 돌 n이 둘 있다

# either strict or lenient
either-strict-or-lenient = strict와 lenient 가운데 하나만

# expected how many in a row win
expected-how-many-in-a-row-win = 나란히 몇 개를 놓으면 이기는지가 와야 한다

# expected the men of a side, from 3 to {most}
expected-the-men-of-a-side-from-3-to-d6fd = 한쪽의 말의 수가 와야 한다, 3에서 { $most }까지

# expected the pits of both players, the stores, and who moves
expected-the-pits-of-both-players-the-stores-and-7193 = 양쪽의 구멍, 창고, 둘 차례인 쪽이 와야 한다

# expected the points, the stones in hand, and who moves
expected-the-points-the-stones-in-hand-and-who-2880 = 점들, 손에 든 돌, 둘 차례인 쪽이 와야 한다

# expected the seeds in both stores
expected-the-seeds-in-both-stores = 두 창고의 씨앗 수가 와야 한다

# expected the seeds in {pits} pits of each player
expected-the-seeds-in-pits-pits-of-each-player = 저마다 구멍 { $pits }개의 씨앗 수가 와야 한다

# expected the stones in hand, at most {most} each
expected-the-stones-in-hand-at-most-most-each = 손에 든 돌의 수가 와야 한다, 저마다 { $most }개까지

# no play from the start has these stones with this player to move
no-play-from-the-start-has-these-stones-with-bcfd = 시작 국면에서 두어 나가면, 이 쪽 차례에 이 돌들이 나오지 않는다

# no pawn of the side that has just moved went two steps over this square
no-pawn-of-the-side-that-has-just-moved-1476 = 방금 둔 쪽의 어떤 폰도 이 칸을 지나 두 칸 나아가지 않았다

# the board from the top, x moves first, for example: ....|....|....|xo..
the-board-from-the-top-x-moves-first-for-fcb5 = 판을 위에서부터 적고 x가 먼저 둔다. 예: ....|....|....|xo..

# the board has {points} points
the-board-has-points-points = 판에는 점이 { $points }개 있다

# the board has {rows} rows, not {found}
the-board-has-rows-rows-not-found = 판은 { $found }행이 아니라 { $rows }행이다

# the board is 3x3 or 4x4
the-board-is-3x3-or-4x4 = 판은 3x3 또는 4x4이다

# the board is 4x4
the-board-is-4x4 = 판은 4x4이다

# the king of the side that has just moved stands in check
the-king-of-the-side-that-has-just-moved-2544 = 방금 둔 쪽의 킹이 체크를 당하고 있다

# the kings stand side by side
the-kings-stand-side-by-side = 두 킹이 나란히 있다

# the men are K, Q, R, B, N and P
the-men-are-k-q-r-b-n-and-3997 = 기물은 K, Q, R, B, N, P이다

# the rules are {rules}
the-rules-are-rules = 규칙은 { $rules } 가운데 하나이다

# there are too many pits or seeds
there-are-too-many-pits-or-seeds = 구멍이나 씨앗이 너무 많다

# there are {seeds} seeds
there-are-seeds-seeds = 씨앗은 { $seeds }개이다

# these men are not in the table
these-men-are-not-in-the-table = 이 기물들은 표에 없다

# x has as many marks as o, or one more
x-has-as-many-marks-as-o-or-one-7005 = x의 표시는 o와 같거나 하나 더 많다

# x has as many stones as o, or one more
x-has-as-many-stones-as-o-or-one-31ca = x의 돌은 o와 같거나 하나 더 많다

# x moves first, for example: xo.|...|...
x-moves-first-for-example-xo = x가 먼저 둔다. 예: xo.|...|...

# x or o moves
x-or-o-moves = x 또는 o가 둔다

# '{asked}' is not a theorem that is proved here\n  All proofs: zermelo explain --proof
asked-is-not-a-theorem-that-is-proved-here-28d7 = '{ $asked }'{ PARTICLE($asked, "은/는") } 여기서 증명하는 정리가 아니다{ "\u000A" }  모든 증명: zermelo explain --proof

# Grundy values belong to normal play of impartial games without cycles
grundy-values-belong-to-normal-play-of-impartial-games-d1ff = 그런디 수는 순환이 없는 공정 게임의 노멀 게임에서만 쓴다

# Grundy values belong to normal play of impartial games without endings
grundy-values-belong-to-normal-play-of-impartial-games-b410 = 그런디 수는 규칙에 따른 끝이 없는 공정 게임의 노멀 게임에서만 쓴다

# a game of the comparison is not a stopper: its two sides differ, and only stoppers are compared
a-game-of-the-comparison-is-not-a-stopper-caa5 = 비교하는 게임 가운데 스토퍼가 아닌 것이 있다: 두 쪽이 서로 다른데, 비교하는 것은 스토퍼뿐이다

# alternating play from the position can go on for ever, and only forms of stoppers are certified
alternating-play-from-the-position-can-go-on-for-7681 = 이 국면에서 번갈아 두면 끝없이 이어질 수 있는데, 증명서로 쓰는 것은 스토퍼의 형태뿐이다

# internal error: the strategy does not reach what the engines say; no certificate was written
internal-error-the-strategy-does-not-reach-what-the-a855 = 내부 오류: 전략이 엔진의 답에 이르지 못한다. 증명서를 쓰지 않았다

# numbers beyond 1000000 have too many positions to write them out
numbers-beyond-1000000-have-too-many-positions-to-write-f811 = 1000000을 넘는 수는 국면이 너무 많아 적을 수 없다

# same: no code has the moves of {game}
same-no-code-has-the-moves-of-game = same: { $game }의 수를 가진 코드가 없다

# the certificate cannot be written: {error}
the-certificate-cannot-be-written-error = 증명서를 쓸 수 없다: { $error }

# the checker reads codes of octal or hexadecimal digits alone, such as 0.137 or 4.07
the-checker-reads-codes-of-octal-or-hexadecimal-digits-1ae7 = 검사기는 0.137이나 4.07처럼 8진이나 16진 자리로만 된 코드를 읽는다

# the checker reads sums of at most {most} summands
the-checker-reads-sums-of-at-most-most-summands = 검사기는 항이 { $most }개까지인 합을 읽는다

# there are more than {most} moves
there-are-more-than-most-moves = 수가 { $most }개보다 많다

# there are no words in '{tag}'; expected one of: {tags}
there-are-no-words-in-tag-expected-one-of-b716 = '{ $tag }'{ PARTICLE($tag, "으로/로") } 된 말이 없다. 다음 가운데 하나여야 한다: { $tags }

# there is no drawing of this position of {game}
there-is-no-drawing-of-this-position-of-game = { $game }의 이 국면은 그림이 없다

# there is no rule file: give its text as "file"
there-is-no-rule-file-give-its-text-as-303b = 규칙 파일이 없다: 그 텍스트를 "file"로 준다

# there is no verb '{asked}'\n  did you mean '{near}'? the verbs are: {verbs}
there-is-no-verb-asked-did-you-mean-near-916e = '{ $asked }'{ PARTICLE($asked, "이라는/라는") } 동사는 없다{ "\u000A" }  '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 동사: { $verbs }

# there is no verb '{asked}'\n  the verbs are: {verbs}
there-is-no-verb-asked-the-verbs-are-verbs = '{ $asked }'{ PARTICLE($asked, "이라는/라는") } 동사는 없다{ "\u000A" }  동사: { $verbs }

# to: heaps of such games have at most {largest} tokens
to-heaps-of-such-games-have-at-most-largest-a8e7 = to: 이런 게임의 더미에는 돌이 { $largest }개까지 있다

# to: {last} is a run for the program, which can put it down in a file\n  {command}
to-last-is-a-run-for-the-program-which-ca77 = to: { JOSA($last, "은/는") } 프로그램으로 계산할 일이며, 프로그램은 그것을 파일에 적어 둘 수 있다{ "\u000A" }  { $command }

# {option}: '{given}' is not one of {known}
option-given-is-not-one-of-known = { $option }: '{ $given }'{ PARTICLE($given, "은/는") } { $known } 가운데 하나가 아니다

# a search of sums gives the values of impartial games in normal play only
a-search-of-sums-gives-the-values-of-impartial-4c9c = 합의 탐색은 노멀 게임인 공정 게임의 값만 준다

# play can go round for ever, so the tree of plays is infinite
play-can-go-round-for-ever-so-the-tree-6361 = 끝없이 순환할 수 있으므로 수순의 트리가 무한하다

# the game's own search does not decide this position
the-game-s-own-search-does-not-decide-this-94b8 = 이 게임만의 탐색으로는 이 국면이 정해지지 않는다

# the game has no table of these positions
the-game-has-no-table-of-these-positions = 이 게임에는 이 국면들의 표가 없다

# the table does not have this position
the-table-does-not-have-this-position = 표에 이 국면이 없다

# a partizan sum has no Grundy value
a-partizan-sum-has-no-grundy-value = 편파 게임의 합에는 그런디 수가 없다

# in a partizan sum it matters who moves
in-a-partizan-sum-it-matters-who-moves = 편파 게임의 합에서는 누가 두는지가 중요하다

# '\\{escaped}' means nothing
escaped-means-nothing = '\{ $escaped }'{ PARTICLE($escaped, "은/는") } 아무 뜻이 없다

# '{bracket}' is not closed
bracket-is-not-closed = '{ $bracket }'{ PARTICLE($bracket, "이/가") } 닫히지 않았다

# '{digits}' is not a number
digits-is-not-a-number = '{ $digits }'{ PARTICLE($digits, "은/는") } 수가 아니다

# '{file}' cannot be loaded: {error}
file-cannot-be-loaded-error = '{ $file }'{ PARTICLE($file, "을/를") } 불러올 수 없다: { $error }

# '{file}' has no '{there}'
file-has-no-there = '{ $file }'에는 '{ $there }'{ PARTICLE($there, "이/가") } 없다

# '{file}' loads itself, directly or through others
file-loads-itself-directly-or-through-others = '{ $file }'{ PARTICLE($file, "이/가") } 직접 또는 다른 파일을 거쳐 자기를 불러온다

# '{name}' is given twice
name-is-given-twice = '{ $name }'{ PARTICLE($name, "이/가") } 두 번 주어졌다

# '{name}' is used before it has a value
name-is-used-before-it-has-a-value = '{ $name }'{ PARTICLE($name, "을/를") } 값이 있기 전에 쓴다

# '{name}' takes other arguments
name-takes-other-arguments = '{ $name }'{ PARTICLE($name, "은/는") } 다른 인자를 받는다

# '{sign}' changes one thing at a time
sign-changes-one-thing-at-a-time = '{ $sign }'{ PARTICLE($sign, "은/는") } 한 번에 하나만 바꾼다

# '{sign}' closes nothing
sign-closes-nothing = '{ $sign }'{ PARTICLE($sign, "은/는") } 아무것도 닫지 않는다

# '{sign}' means nothing here
sign-means-nothing-here = '{ $sign }'{ PARTICLE($sign, "은/는") } 여기서 아무 뜻이 없다

# '{word}' stands outside a loop
word-stands-outside-a-loop = '{ $word }'{ PARTICLE($word, "이/가") } 반복 밖에 있다

# a text
a-text = 텍스트

# a {kind}
a-kind = 값 ({ $kind })

# an indented line
an-indented-line = 들여쓴 줄

# an {kind}
an-kind = 값 ({ $kind })

# did you mean '{near}'?
did-you-mean-near = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가?

# expected 'else', found {found}
expected-else-found-found = 'else'가 와야 하는데 { JOSA($found, "이/가") } 있다

# expected 'in' after 'not', found {found}
expected-in-after-not-found-found = 'not' 뒤에 'in'이 와야 하는데 { JOSA($found, "이/가") } 있다

# expected 'in', found {found}
expected-in-found-found = 'in'이 와야 하는데 { JOSA($found, "이/가") } 있다

# expected '{sign}' {after}, found {found}
expected-sign-after-found-found = { $after } '{ $sign }'{ PARTICLE($sign, "이/가") } 와야 하는데 { JOSA($found, "이/가") } 있다

# expected a name in quotes, found {found}
expected-a-name-in-quotes-found-found = 따옴표로 묶은 이름이 와야 하는데 { JOSA($found, "이/가") } 있다

# expected a value, found {found}
expected-a-value-found-found = 값이 와야 하는데 { JOSA($found, "이/가") } 있다

# expected the end of the line, found {found}
expected-the-end-of-the-line-found-found = 줄의 끝이 와야 하는데 { JOSA($found, "이/가") } 있다

# expected the name of a file, found {found}
expected-the-name-of-a-file-found-found = 파일의 이름이 와야 하는데 { JOSA($found, "이/가") } 있다

# expected {wanted} arguments, found {found}
expected-wanted-arguments-found-found = 인자는 { $wanted }개여야 하는데 { $found }개이다

# index {number} of {length}
index-number-of-length = 길이는 { $length }인데 번호가 { $number }이다

# parts of {value} cannot be changed
parts-of-value-cannot-be-changed = { $value }의 부분은 바꿀 수 없다

# stopped after {steps} steps
stopped-after-steps-steps = { $steps }단계 뒤에 멈추었다

# the end of the block
the-end-of-the-block = 블록의 끝

# the end of the line
the-end-of-the-line = 줄의 끝

# the text {text}
the-text-text = 텍스트 { $text }

# there are two parameters '{name}'
there-are-two-parameters-name = 매개변수 '{ $name }'{ PARTICLE($name, "이/가") } 둘이다

# there is no '{name}' in rule files
there-is-no-name-in-rule-files = 규칙 파일에는 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# there is no argument '{name}' here
there-is-no-argument-name-here = 여기에는 인자 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# there is no key {key}
there-is-no-key-key = 키 { JOSA($key, "이/가") } 없다

# there is no value for '{{{name}}}'
there-is-no-value-for-name = '{ "{" }{ $name }{ "}" }'의 값이 없다

# there is nothing called '{name}'
there-is-nothing-called-name = '{ $name }'{ PARTICLE($name, "이라는/라는") } 이름은 없다

# this takes more than {megabytes} MB
this-takes-more-than-megabytes-mb = { $megabytes } MB보다 많이 쓴다

# {file}:{line}: {error}
file-line-error = { $file }:{ $line }: { $error }

# {function} calls itself
function-calls-itself = { JOSA($function, "이/가") } 자기를 부른다

# {function} has no parameter '{name}'
function-has-no-parameter-name = { $function }에는 매개변수 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# {function} needs the argument '{name}'
function-needs-the-argument-name = { $function }에는 인자 '{ $name }'{ PARTICLE($name, "이/가") } 있어야 한다

# {function} takes fewer arguments
function-takes-fewer-arguments = { JOSA($function, "은/는") } 인자를 더 적게 받는다

# {least} to {most}
least-to-most = { $least }~{ $most }

# {one} and {two} cannot be combined like this
one-and-two-cannot-be-combined-like-this = { JOSA($one, "과/와") } { JOSA($two, "은/는") } 이렇게 결합할 수 없다

# {one} and {two} have no order
one-and-two-have-no-order = { JOSA($one, "과/와") } { $two } 사이에는 순서가 없다

# {value} cannot be a key
value-cannot-be-a-key = { JOSA($value, "은/는") } 키가 될 수 없다

# {value} cannot be repeated
value-cannot-be-repeated = { JOSA($value, "은/는") } 되풀이할 수 없다

# {value} does not have {count} parts
value-does-not-have-count-parts = { $value }의 부분은 { $count }개가 아니다

# {value} has no '{name}'
value-has-no-name = { $value }에는 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# {value} has no length
value-has-no-length = { $value }에는 길이가 없다

# {value} has no parts
value-has-no-parts = { $value }에는 부분이 없다

# {value} has no parts to look among
value-has-no-parts-to-look-among = { $value }에는 찾아볼 부분이 없다

# {value} is not a function
value-is-not-a-function = { JOSA($value, "은/는") } 함수가 아니다

# {value} is not a list
value-is-not-a-list = { JOSA($value, "은/는") } 목록이 아니다

# {value} is not a number
value-is-not-a-number = { JOSA($value, "은/는") } 수가 아니다

# {value} is not a text
value-is-not-a-text = { JOSA($value, "은/는") } 텍스트가 아니다

# {value} is not an index
value-is-not-an-index = { JOSA($value, "은/는") } 번호가 아니다

# a text is not a list
a-text-is-not-a-list = 텍스트는 목록이 아니다

# its characters are: text.elems()
its-characters-are-text-elems = 그 글자들은 text.elems()이다

# the number is too large
the-number-is-too-large = 수가 너무 크다

# expected pairs of a key and a value
expected-pairs-of-a-key-and-a-value = 키와 값의 쌍이 와야 한다

# negative numbers have no square root
negative-numbers-have-no-square-root = 음수에는 제곱근이 없다

# these values have no order
these-values-have-no-order = 이 값들에는 순서가 없다

# these values have no order, or are too many
these-values-have-no-order-or-are-too-many = 이 값들에는 순서가 없거나, 값이 너무 많다

# the list is empty
the-list-is-empty = 목록이 비어 있다

# the step is 0
the-step-is-0 = 간격이 0이다

# expected one list
expected-one-list = 목록 하나가 와야 한다

# there are fewer values than places in the text
there-are-fewer-values-than-places-in-the-text = 값이 텍스트의 자리보다 적다

# there are more values than places in the text
there-are-more-values-than-places-in-the-text = 값이 텍스트의 자리보다 많다

# after '%' stands s, d, r or %
after-stands-s-d-r-or = '%' 뒤에는 s, d, r 또는 %가 온다

# an argument is missing
an-argument-is-missing = 인자가 빠졌다

# the text does not occur
the-text-does-not-occur = 그 텍스트는 나오지 않는다

# the separator is empty
the-separator-is-empty = 구분자가 비어 있다

# a brace in the text is not closed
a-brace-in-the-text-is-not-closed = 텍스트의 중괄호가 닫히지 않았다

# a brace itself is written twice
a-brace-itself-is-written-twice = 중괄호 자체는 두 번 쓴다

# the list does not have it
the-list-does-not-have-it = 목록에 그것이 없다

# expected a key: a text, a number or a tuple of them
expected-a-key-a-text-a-number-or-a-16b5 = 키가 와야 한다: 텍스트, 수, 또는 그것들의 튜플

# there is no such key
there-is-no-such-key = 그런 키가 없다

# the file is longer than 1 MB
the-file-is-longer-than-1-mb = 파일이 1 MB보다 길다

# too many files are loaded
too-many-files-are-loaded = 불러오는 파일이 너무 많다

# only files in the same folder are loaded, for example: load("clobber.star", "game")
only-files-in-the-same-folder-are-loaded-for-2706 = 같은 폴더의 파일만 불러온다, 예: load("clobber.star", "game")

# does this loop end?
does-this-loop-end = 이 반복은 끝나는가?

# this is nested too deeply, or too large
this-is-nested-too-deeply-or-too-large = 너무 깊이 겹쳐 있거나 너무 크다

# this is nested too deeply
this-is-nested-too-deeply = 너무 깊이 겹쳐 있다

# make lists and texts smaller
make-lists-and-texts-smaller = 목록과 텍스트를 더 작게 한다

# use a loop: functions do not call themselves in rule files
use-a-loop-functions-do-not-call-themselves-in-2890 = 반복을 쓴다: 규칙 파일의 함수는 자기를 부르지 않는다

# calls are nested too deeply
calls-are-nested-too-deeply = 호출이 너무 깊이 겹쳐 있다

# the characters of a text are: text.elems()
the-characters-of-a-text-are-text-elems = 텍스트의 글자들은 text.elems()이다

# a loop goes over a list, a tuple, a dict or a range
a-loop-goes-over-a-list-a-tuple-a-6941 = 반복은 list, tuple, dict, range를 훑는다

# make a new list: what a function gives depends on its arguments alone
make-a-new-list-what-a-function-gives-depends-9f79 = 새 목록을 만든다: 함수의 결과는 인자에만 달려 있다

# this cannot change any more
this-cannot-change-any-more = 이것은 더는 바뀔 수 없다

# numbers are below 2^63
numbers-are-below-2-63 = 수는 2^63보다 작다

# the first has index 0
the-first-has-index-0 = 첫째의 번호는 0이다

# 'in' looks into a list, a tuple, a dict or a text
in-looks-into-a-list-a-tuple-a-dict-84aa = 'in'은 list, tuple, dict, 텍스트 안을 찾는다

# this has no methods
this-has-no-methods = 여기에는 메서드가 없다

# add the closing bracket
add-the-closing-bracket = 닫는 괄호를 더한다

# indent with blanks
indent-with-blanks = 공백으로 들여쓴다

# a tab in the indentation
a-tab-in-the-indentation = 들여쓰기에 탭이 있다

# blocks are nested too deeply
blocks-are-nested-too-deeply = 블록이 너무 깊이 겹쳐 있다

# begin the line in the column of the block that it belongs to
begin-the-line-in-the-column-of-the-block-58df = 그 줄이 속한 블록의 열에서 시작한다

# the indentation fits no block
the-indentation-fits-no-block = 들여쓰기가 어느 블록에도 맞지 않는다

# use 'for' over a range
use-for-over-a-range = range 위의 'for'를 쓴다

# take names from another file with: load("other.star", "name")
take-names-from-another-file-with-load-other-star-db02 = 다른 파일의 이름은 이렇게 가져온다: load("other.star", "name")

# use '=='
use = '=='를 쓴다

# numbers are whole and below 2^63
numbers-are-whole-and-below-2-63 = 수는 정수이고 2^63보다 작다

# numbers are whole
numbers-are-whole = 수는 정수이다

# there are no fractions in rule files
there-are-no-fractions-in-rule-files = 규칙 파일에는 소수가 없다

# brackets are nested too deeply
brackets-are-nested-too-deeply = 괄호가 너무 깊이 겹쳐 있다

# the text is not closed
the-text-is-not-closed = 텍스트가 닫히지 않았다

# add the closing quote
add-the-closing-quote = 닫는 따옴표를 더한다

# the text is not closed in its line
the-text-is-not-closed-in-its-line = 텍스트가 그 줄에서 닫히지 않았다

# a backslash stands before n, t, a quote, or another backslash
a-backslash-stands-before-n-t-a-quote-or-f6ee = 역슬래시는 n, t, 따옴표, 다른 역슬래시 앞에 온다

# the expression is too long
the-expression-is-too-long = 식이 너무 길다

# give parts of it names of their own
give-parts-of-it-names-of-their-own = 그 부분들에 따로 이름을 붙인다

# the line is indented without a block
the-line-is-indented-without-a-block = 블록 없이 들여쓴 줄이다

# begin it in the first column
begin-it-in-the-first-column = 첫째 열에서 시작한다

# 'return' stands outside a function
return-stands-outside-a-function = 'return'이 함수 밖에 있다

# 'load' stands at the top of a file only
load-stands-at-the-top-of-a-file-only = 'load'는 파일의 맨 바깥에만 온다

# for example: load("clobber.star", "game") or load("clobber.star", other = "game")
for-example-load-clobber-star-game-or-load-clobber-a2fc = 예: load("clobber.star", "game") 또는 load("clobber.star", other = "game")

# after 'load'
after-load = 'load' 뒤에

# after the name
after-the-name = 이름 뒤에

# at the end of 'load'
at-the-end-of-load = 'load'의 끝에

# before the block
before-the-block = 블록 앞에

# the block is empty
the-block-is-empty = 블록이 비어 있다

# indent its lines, or write 'pass'
indent-its-lines-or-write-pass = 그 줄들을 들여쓰거나 'pass'를 쓴다

# nothing can be assigned to this
nothing-can-be-assigned-to-this = 여기에는 값을 줄 수 없다

# assign to a name
assign-to-a-name = 이름에 값을 준다

# the name of the function
the-name-of-the-function = 함수의 이름

# after the name of the function
after-the-name-of-the-function = 함수의 이름 뒤에

# after the parameters
after-the-parameters = 매개변수 뒤에

# the name of a parameter
the-name-of-a-parameter = 매개변수의 이름

# a parameter without a default stands after one with a default
a-parameter-without-a-default-stands-after-one-with-16f5 = 기본값이 없는 매개변수가 기본값이 있는 것 뒤에 있다

# comparisons cannot be chained
comparisons-cannot-be-chained = 비교는 이어 쓸 수 없다

# write: a < b and b < c
write-a-b-and-b-c = 이렇게 쓴다: a < b and b < c

# numbers are whole: there is no '/'
numbers-are-whole-there-is-no = 수는 정수이다: '/'는 없다

# write '//', which rounds down
write-which-rounds-down = 내림하는 '//'를 쓴다

# a name after '.'
a-name-after = '.' 뒤의 이름

# an argument without a name stands after one with a name
an-argument-without-a-name-stands-after-one-with-9b2d = 이름 없는 인자가 이름 있는 인자 뒤에 있다

# a loop inside a call stands in brackets
a-loop-inside-a-call-stands-in-brackets = 호출 안의 반복은 대괄호 안에 쓴다

# for example: max([n for n in list])
for-example-max-n-for-n-in-list = 예: max([n for n in list])

# at the end of the call
at-the-end-of-the-call = 호출의 끝에

# after the index
after-the-index = 번호 뒤에

# the index is missing
the-index-is-missing = 번호가 빠졌다

# at the end of the bracket
at-the-end-of-the-bracket = 괄호의 끝에

# at the end of the list
at-the-end-of-the-list = 목록의 끝에

# after the key
after-the-key = 키 뒤에

# at the end of the dict
at-the-end-of-the-dict = dict의 끝에

# it is not in the folder of this file
it-is-not-in-the-folder-of-this-file = 그것은 이 파일의 폴더에 없다

# the file loads itself
the-file-loads-itself = 파일이 자기를 불러온다

# there are no other files
there-are-no-other-files = 다른 파일이 없다

# for example: cells = "xo."
for-example-cells-xo = 예: cells = "xo."

# there are no letters
there-are-no-letters = 글자가 없다

# cells are ASCII letters, digits and signs
cells-are-ascii-letters-digits-and-signs = 칸은 ASCII 글자, 숫자, 부호이다

# '{c}' cannot be a cell: it has a meaning in patterns
c-cannot-be-a-cell-it-has-a-meaning-4854 = '{ $c }'{ PARTICLE($c, "은/는") } 칸이 될 수 없다: 무늬에서 따로 뜻이 있다

# '{c}' stands twice in the letters
c-stands-twice-in-the-letters = 글자 '{ $c }'{ PARTICLE($c, "이/가") } 두 번 나온다

# its cells are: {letters}
its-cells-are-letters = 이 게임의 칸: { $letters }

# '|', the outside of the board, has no meaning here
the-outside-of-the-board-has-no-meaning-here = 판의 바깥을 뜻하는 '|'는 여기서 뜻이 없다

# {letter} is not one letter
letter-is-not-one-letter = { JOSA($letter, "은/는") } 글자 하나가 아니다

# a graph has no directions
a-graph-has-no-directions = 그래프에는 방향이 없다

# leave out 'along': patterns lie along edges
leave-out-along-patterns-lie-along-edges = 'along'을 뺀다: 무늬는 변을 따라 놓인다

# leave out 'along': a step is along an edge
leave-out-along-a-step-is-along-an-edge = 'along'을 뺀다: 한 걸음은 변을 따라간다

# one step, a slide, or a pattern laid once
one-step-a-slide-or-a-pattern-laid-once = 한 걸음, 미끄러지기, 또는 한 번 놓은 무늬

# this move has no one direction on a twisted board
this-move-has-no-one-direction-on-a-twisted-1601 = 꼬인 판에서는 이 수의 방향이 하나로 정해지지 않는다

# there are no two letters {places} places apart
there-are-no-two-letters-places-places-apart = { $places }자리 떨어진 두 글자가 없다

# the letters are, in order: {letters}
the-letters-are-in-order-letters = 글자의 차례: { $letters }

# a place outside the board cannot change
a-place-outside-the-board-cannot-change = 판 바깥의 자리는 바뀔 수 없다

# write '=' there
write-there = 거기에 '='를 쓴다

# on a graph a piece goes along one edge
on-a-graph-a-piece-goes-along-one-edge = 그래프에서 말은 변 하나를 따라간다

# leave out 'most'
leave-out-most = 'most'를 뺀다

# a shot follows another move
a-shot-follows-another-move = 쏘기는 다른 수 뒤에 온다

# write it in: then = [shoot(…)]
write-it-in-then-shoot = 이렇게 쓴다: then = [shoot(…)]

# 'again' follows another move
again-follows-another-move = 'again'은 다른 수 뒤에 온다

# write it in: then = [again()]
write-it-in-then-again = 이렇게 쓴다: then = [again()]

# 'push' is a move of its own, on strips and grids
push-is-a-move-of-its-own-on-strips-ad6f = 'push'는 띠와 격자에서 따로 두는 수이다

# 'enclose' is a move of its own, on strips and grids
enclose-is-a-move-of-its-own-on-strips-2d7f = 'enclose'는 띠와 격자에서 따로 두는 수이다

# this board has no edges
this-board-has-no-edges = 이 판에는 가장자리가 없다

# name the cells: [1, 4]
name-the-cells-1-4 = 칸의 이름을 적는다: [1, 4]

# leave out 'near'
leave-out-near = 'near'를 뺀다

# only vertices of a graph have places of their own
only-vertices-of-a-graph-have-places-of-their-4dd9 = 자리를 따로 정하는 것은 그래프의 꼭짓점뿐이다

# leave out 'places'
leave-out-places = 'places'를 뺀다

# a place is a pair (row, column) of whole numbers from -100 to 100, for example: places = [(0, 0), (0, 2), (1, 1)]
a-place-is-a-pair-row-column-of-whole-0bcf = 자리는 -100부터 100까지의 정수로 된 (행, 열)의 쌍이다, 예: places = [(0, 0), (0, 2), (1, 1)]

# '{name}' is a list of places
name-is-a-list-of-places = '{ $name }'{ PARTICLE($name, "은/는") } 자리의 목록이다

# {value} is not a place
value-is-not-a-place = { JOSA($value, "은/는") } 자리가 아니다

# two vertices stand at ({row}, {column})
two-vertices-stand-at-row-column = 꼭짓점 두 개가 ({ $row }, { $column })에 있다

# there are {places} places for the {vertices} vertices of the start
there-are-places-places-for-the-vertices-vertices-of-d5a0 = 시작 국면의 꼭짓점은 { $vertices }개인데 자리는 { $places }개이다

# 'stuck' and 'turn' are asked in endings only
stuck-and-turn-are-asked-in-endings-only = 'stuck'과 'turn'은 끝에서만 묻는다

# the same conditions cannot end the game in two ways
the-same-conditions-cannot-end-the-game-in-two-1f90 = 같은 조건이 게임을 두 가지로 끝낼 수 없다

# an ending contradicts another
an-ending-contradicts-another = 한 끝이 다른 끝과 모순된다

# letters are exchanged two by two, for example: colours("xo")
letters-are-exchanged-two-by-two-for-example-colours-89aa = 글자는 둘씩 바꾼다, 예: colours("xo")

# {letters} is not pairs of letters
letters-is-not-pairs-of-letters = { JOSA($letters, "은/는") } 글자의 쌍들이 아니다

# 'loopy' contradicts 'loop_free'
loopy-contradicts-loop_free = 'loopy'는 'loop_free'와 모순된다

# for example: splits = components("xo")
for-example-splits-components-xo = 예: splits = components("xo")

# {value} does not say how a board splits
value-does-not-say-how-a-board-splits = { JOSA($value, "은/는") } 판이 어떻게 나뉘는지 말하지 않는다

# colours("xo"), mirrored_colours("tf") or QUARTER_TURN
colours-xo-mirrored_colours-tf-or-quarter_turn = colours("xo"), mirrored_colours("tf") 또는 QUARTER_TURN

# weights of letters, for example: measure = {"x": 1, "o": 1}
weights-of-letters-for-example-measure-x-1-o-3e6f = 글자의 무게, 예: measure = { "{" }"x": 1, "o": 1{ "}" }

# {value} is not a measure
value-is-not-a-measure = { JOSA($value, "은/는") } 재는 양이 아니다

# only a grid has edges to join
only-a-grid-has-edges-to-join = 이을 가장자리는 격자에만 있다

# the game has no moves
the-game-has-no-moves = 게임에 수가 없다

# give 'left' and 'right', or 'both'
give-left-and-right-or-both = 'left'와 'right', 또는 'both'를 적는다

# 'fill' is one letter, two in turn, or on a grid the rows of a tile
fill-is-one-letter-two-in-turn-or-on-89ab = 'fill'은 글자 하나이거나, 번갈아 놓일 글자 둘이거나, 격자에서는 타일의 줄들이다

# for example: fill = "+.|._"
for-example-fill-_ = 예: fill = "+.|._"

# moves are added to games on strips, grids and graphs
moves-are-added-to-games-on-strips-grids-and-a125 = 수는 띠, 격자, 그래프 위의 게임에 더한다

# nothing can be added to this game
nothing-can-be-added-to-this-game = 이 게임에는 아무것도 더할 수 없다

# games on grids are twisted
games-on-grids-are-twisted = 격자 위의 게임을 꼰다

# this game has no board to twist
this-game-has-no-board-to-twist = 이 게임에는 꼴 판이 없다

# this board is not twisted
this-board-is-not-twisted = 이 판은 꼴 수 없다

# a push
a-push = 밀기

# an enclosing move
an-enclosing-move = 둘러싸는 수

# a move that goes on in its direction
a-move-that-goes-on-in-its-direction = 같은 방향으로 이어지는 수

# {kind} has no one direction on a twisted board
kind-has-no-one-direction-on-a-twisted-board = 꼬인 판에서 { $kind }의 방향은 하나로 정해지지 않는다

# give 'both' in 'rules' instead
give-both-in-rules-instead = 대신 'rules'에 'both'를 적는다

# games with an ending of their own are not mirrored
games-with-an-ending-of-their-own-are-not-6032 = 끝을 따로 정한 게임은 뒤집지 않는다

# '-' cannot be a letter: it is the empty word
cannot-be-a-letter-it-is-the-empty-word = '-'는 글자가 될 수 없다: 빈 낱말이다

# for example: both = [replace("ab", "b")]
for-example-both-replace-ab-b = 예: both = [replace("ab", "b")]

# {value} is not a replacement
value-is-not-a-replacement = { JOSA($value, "은/는") } 바꾸기가 아니다

# '{unknown}' is not a letter of this game
unknown-is-not-a-letter-of-this-game = '{ $unknown }'{ PARTICLE($unknown, "은/는") } 이 게임의 글자가 아니다

# its letters are: {letters}
its-letters-are-letters = 이 게임의 글자: { $letters }

# the part replaced has 1 to 1000 letters
the-part-replaced-has-1-to-1000-letters = 바뀌는 부분은 1~1000글자이다

# for example: code = "0.77"
for-example-code-0-77 = 예: code = "0.77"

# 'take' is a list of numbers, or a function of the size
take-is-a-list-of-numbers-or-a-function-d156 = 'take'는 수의 목록이거나 크기의 함수이다

# a move that takes nothing leaves the heap as it is
a-move-that-takes-nothing-leaves-the-heap-as-1eda = 아무것도 가져가지 않는 수는 더미를 그대로 둔다

# leave = [2] splits it
leave-2-splits-it = leave = [2]는 더미를 나눈다

# '{name}' is a function of {takes}
name-is-a-function-of-takes = '{ $name }'{ PARTICLE($name, "은/는") } { $takes }의 함수이다

# one argument
one-argument = 인자 하나

# two arguments
two-arguments = 인자 둘

# '{name}' is a function, not {value}
name-is-a-function-not-value = '{ $name }'{ PARTICLE($name, "은/는") } 함수이고 { JOSA($value, "이/가") } 아니다

# for example: left = heap_moves(take = [1, 2])
for-example-left-heap_moves-take-1-2 = 예: left = heap_moves(take = [1, 2])

# {value} is not moves on heaps
value-is-not-moves-on-heaps = { JOSA($value, "은/는") } 더미 위의 수가 아니다

# for example: heaps(take = [1, 2, 3])
for-example-heaps-take-1-2-3 = 예: heaps(take = [1, 2, 3])

# for example: both = [take_from(1), take_from(2, same = True)]
for-example-both-take_from-1-take_from-2-same-true = 예: both = [take_from(1), take_from(2, same = True)]

# {value} does not take from heaps
value-does-not-take-from-heaps = { JOSA($value, "은/는") } 더미에서 가져가지 않는다

# moves on one heap are take_from(1) then
moves-on-one-heap-are-take_from-1-then = 그때 더미 하나에서 두는 수는 take_from(1)이다

# '{name}' is for heaps that are a sum
name-is-for-heaps-that-are-a-sum = '{ $name }'{ PARTICLE($name, "은/는") } 합을 이루는 더미에 쓴다

# write both with take_from(…), or both with heap_moves(…)
write-both-with-take_from-or-both-with-heap_moves = 둘 다 take_from(…)으로 쓰거나 둘 다 heap_moves(…)로 쓴다

# these moves are for heaps that are a sum
these-moves-are-for-heaps-that-are-a-sum = 이 수들은 합을 이루는 더미에 쓴다

# a number of heaps, a list of such numbers, START or END, or a list of lists of places from 1
a-number-of-heaps-a-list-of-such-numbers-d822 = 더미의 수, 그런 수의 목록, START나 END, 또는 1부터 세는 자리 목록의 목록

# {value} does not say which heaps
value-does-not-say-which-heaps = { JOSA($value, "은/는") } 어느 더미인지 말하지 않는다

# a move takes at least one token from a heap
a-move-takes-at-least-one-token-from-a-218f = 수는 더미에서 하나 이상 가져간다

# 'take' is empty
take-is-empty = 'take'가 비어 있다

# leave it out where any number may be taken
leave-it-out-where-any-number-may-be-taken = 몇 개든 가져갈 수 있으면 그것을 뺀다

# the most tokens that the next move can take; for 0, what the first move can take
the-most-tokens-that-the-next-move-can-take-f3d5 = 다음 수가 가져갈 수 있는 가장 많은 개수. 0에 대해서는 첫 수가 가져갈 수 있는 개수

# the most tokens that the first move takes, or ALL_BUT_ONE
the-most-tokens-that-the-first-move-takes-or-41fd = 첫 수가 가져갈 수 있는 가장 많은 개수, 또는 ALL_BUT_ONE

# give it by its name: {name} = …
give-it-by-its-name-name = 이름으로 적는다: { $name } = …

# {function} has {names}
function-has-names = { $function }의 인자: { $names }

# {function} has no argument '{name}'
function-has-no-argument-name = { $function }에는 인자 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# {function} needs '{name}'
function-needs-name = { $function }에는 '{ $name }'{ PARTICLE($name, "이/가") } 있어야 한다

# '{name}' is {wanted}, not {found}
name-is-wanted-not-found = '{ $name }'{ PARTICLE($name, "은/는") } { $wanted }이어야 하는데 { JOSA($found, "이/가") } 왔다

# one of {names}
one-of-names = 다음 가운데 하나: { $names }

# True or False
true-or-false = True 또는 False

# a list
a-list = 목록

# '{name}' is {number}
name-is-number = '{ $name }'{ PARTICLE($name, "이/가") } { $number }이다

# it is a number from 0 to a million
it-is-a-number-from-0-to-a-million = 이것은 0부터 백만까지의 수이다

# 'ahead' is {ahead}
ahead-is-ahead = 'ahead'가 { $ahead }이다

# it is a number from -10000 to 10000: so many more letters are as good as the same number
it-is-a-number-from-10000-to-10000-so-f0b5 = -10000부터 10000까지의 수이다. 글자가 이만큼 많은 것을 같은 수로 친다

# a direction is a pair (rows down, columns right), such as SOUTH or (1, 2)
a-direction-is-a-pair-rows-down-columns-right-4a57 = 방향은 (아래로 몇 행, 오른쪽으로 몇 열)의 쌍이다, 예: SOUTH, (1, 2)

# '{name}' is a list of directions
name-is-a-list-of-directions = '{ $name }'{ PARTICLE($name, "은/는") } 방향의 목록이다

# '{name}' is empty
name-is-empty = '{ $name }'{ PARTICLE($name, "이/가") } 비어 있다

# for example: [rewrite("xo", ".x", along = ORTHOGONAL)]
for-example-rewrite-xo-x-along-orthogonal = 예: [rewrite("xo", ".x", along = ORTHOGONAL)]

# {value} is not a move
value-is-not-a-move = { JOSA($value, "은/는") } 수가 아니다 (둘 수 있는 수)

# for example: connected("x", NORTH_EDGE, SOUTH_EDGE, wins = LEFT)
for-example-connected-x-north_edge-south_edge-wins-left = 예: connected("x", NORTH_EDGE, SOUTH_EDGE, wins = LEFT)

# the ending does not say who wins
the-ending-does-not-say-who-wins = 그 끝은 누가 이기는지 말하지 않는다

# {value} is not an ending
value-is-not-an-ending = { JOSA($value, "은/는") } 끝이 아니다

# this is an ending, not a condition
this-is-an-ending-not-a-condition = 이것은 조건이 아니라 끝이다

# leave out 'wins'
leave-out-wins = 'wins'를 뺀다

# for example: count("x", most = 2)
for-example-count-x-most-2 = 예: count("x", most = 2)

# {value} is not a condition
value-is-not-a-condition = { JOSA($value, "은/는") } 조건이 아니다

# the parameter '{name}' is '{text}'
the-parameter-name-is-text = 매개변수 '{ $name }'의 값이 '{ $text }'이다

# it is a number from {least} to {most}
it-is-a-number-from-least-to-most = 이것은 { $least }부터 { $most }까지의 수이다

# the parameter '{name}' is too long
the-parameter-name-is-too-long = 매개변수 '{ $name }'{ PARTICLE($name, "이/가") } 너무 길다

# the default of '{name}' is {value}
the-default-of-name-is-value = '{ $name }'의 기본값이 { $value }이다

# a parameter is a number or a text
a-parameter-is-a-number-or-a-text = 매개변수는 수이거나 텍스트이다

# the game is called 'game', not '{near}'
the-game-is-called-game-not-near = 게임의 이름은 '{ $near }'{ PARTICLE($near, "이/가") } 아니라 'game'이다

# the file's game is what the name 'game' stands for: game = on_grid(…)
the-file-s-game-is-what-the-name-game-2613 = 파일의 게임은 이름 'game'이 가리키는 것이다: game = on_grid(…)

# the file does not say what its game is
the-file-does-not-say-what-its-game-is = 파일이 게임이 무엇인지 말하지 않는다

# 'game' is {value}, not a game
game-is-value-not-a-game = 'game'은 게임이 아니라 { $value }이다

# for example: game = on_grid(…)
for-example-game-on_grid = 예: game = on_grid(…)

# pairs of texts, for example: examples = [("3x3", "left win")]
pairs-of-texts-for-example-examples-3x3-left-win = 텍스트의 쌍들, 예: examples = [("3x3", "left win")]

# 'examples' has {value}
examples-has-value = 'examples'에 { JOSA($value, "이/가") } 있다

# there are more than {most} letters
there-are-more-than-most-letters = 글자가 { $most }개보다 많다

# the file has no parameters
the-file-has-no-parameters = 파일에 매개변수가 없다

# its parameters are: {names}
its-parameters-are-names = 매개변수: { $names }

# there is no parameter '{name}'
there-is-no-parameter-name = 매개변수 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# moves follow one another too deeply
moves-follow-one-another-too-deeply = 수들이 너무 깊이 이어진다

# for example: [xo] or [^x]
for-example-xo-or-x = 예: [xo] 또는 [^x]

# a bracket of the pattern is empty
a-bracket-of-the-pattern-is-empty = 무늬의 괄호가 비어 있다

# a bracket of the pattern is not closed
a-bracket-of-the-pattern-is-not-closed = 무늬의 괄호가 닫히지 않았다

# ']' closes nothing in the pattern
closes-nothing-in-the-pattern = 무늬의 ']'는 아무것도 닫지 않는다

# a pattern has at most {most} cells
a-pattern-has-at-most-most-cells = 무늬는 칸이 { $most }개까지이다

# the pattern is empty
the-pattern-is-empty = 무늬가 비어 있다

# for example: rewrite("xo", ".x")
for-example-rewrite-xo-x = 예: rewrite("xo", ".x")

# {value} is not a pattern
value-is-not-a-pattern = { JOSA($value, "은/는") } 무늬가 아니다

# a text, or a list of rows
a-text-or-a-list-of-rows = 텍스트, 또는 행의 목록

# the shape has no cell, or too many
the-shape-has-no-cell-or-too-many = 모양에 칸이 없거나 너무 많다

# a shape of several rows lies as it is
a-shape-of-several-rows-lies-as-it-is = 여러 행의 모양은 그대로 놓인다

# turn it with: turned = TURNS
turn-it-with-turned-turns = 돌리려면: turned = TURNS

# the pattern has {before} and what it becomes {after}
the-pattern-has-before-and-what-it-becomes-after = 무늬는 { $before }이고 그것이 바뀐 것은 { $after }이다

# both have the same cells; where one stays as it is write '='
both-have-the-same-cells-where-one-stays-as-a171 = 둘의 칸은 같다. 그대로인 칸에는 '='를 쓴다

# the rewrite changes nothing
the-rewrite-changes-nothing = 바꾸어도 달라지는 것이 없다

# say what the cells become
say-what-the-cells-become = 칸들이 무엇이 되는지 적는다

# LEFT, RIGHT, DRAW, MOVER, OTHER, or more("x", "o")
left-right-draw-mover-other-or-more-x-o = LEFT, RIGHT, DRAW, MOVER, OTHER, 또는 more("x", "o")

# {value} does not say who wins
value-does-not-say-who-wins = { JOSA($value, "은/는") } 누가 이기는지 말하지 않는다

# 'n' is a number from 1 to 100
n-is-a-number-from-1-to-100 = 'n'은 1부터 100까지의 수이다

# for example: in_row("x", 3)
for-example-in_row-x-3 = 예: in_row("x", 3)

# ALL, NORTH_EDGE, EAST_EDGE, SOUTH_EDGE, WEST_EDGE, or a list of cells such as ["a1", "b2"]
all-north_edge-east_edge-south_edge-west_edge-or-a-list-of-2b74 = ALL, NORTH_EDGE, EAST_EDGE, SOUTH_EDGE, WEST_EDGE, 또는 ["a1", "b2"] 같은 칸의 목록

# {value} is not a part of a board
value-is-not-a-part-of-a-board = { JOSA($value, "은/는") } 판의 부분이 아니다

# 'count' needs 'least' or 'most'
count-needs-least-or-most = 'count'에는 'least'나 'most'가 있어야 한다

# 'any_of' needs conditions
any_of-needs-conditions = 'any_of'에는 조건이 있어야 한다

# ends(LEFT, count("o", most = 0))
ends-left-count-o-most-0 = ends(LEFT, count("o", most = 0))

# 'ends' needs a winner and conditions
ends-needs-a-winner-and-conditions = 'ends'에는 이기는 쪽과 조건이 있어야 한다

# 'ends' needs a condition
ends-needs-a-condition = 'ends'에는 조건이 있어야 한다

# a heap of {size} becomes one of {part}: play need not end
a-heap-of-size-becomes-one-of-part-play-139f = 크기가 { $size }인 더미가 크기가 { $part }인 더미로 될 수 있다: 게임이 끝나지 않을 수 있다

# where that is meant say: loopy = True
where-that-is-meant-say-loopy-true = 그런 뜻이라면: loopy = True

# take gives a list of numbers
take-gives-a-list-of-numbers = take는 수의 목록을 준다

# take({size}) gives {taken}
take-size-gives-taken = take({ $size })의 결과가 { $taken }이다

# take({size}) gives {found}
take-size-gives-found = take({ $size })의 결과가 { $found }이다

# numbers of tokens from 0 to the size
numbers-of-tokens-from-0-to-the-size = 0부터 크기까지의 개수

# take({size}) gives 0: a move that changes nothing
take-size-gives-0-a-move-that-changes-nothing = take({ $size })의 결과가 0이다: 아무것도 바꾸지 않는 수

# split({size}) gives {found}
split-size-gives-found = split({ $size })의 결과가 { $found }이다

# split gives a list of tuples of sizes, such as [(2, 3)]
split-gives-a-list-of-tuples-of-sizes-such-930d = split은 [(2, 3)]과 같은 크기 튜플의 목록을 준다

# a position is a number, a text, True, False, None, or a tuple of positions
a-position-is-a-number-a-text-true-false-05fa = 국면은 수, 텍스트, True, False, None, 또는 국면의 튜플이다

# {name} gives {found} as {what}
name-gives-found-as-what = { JOSA($name, "이/가") } { JOSA($what, "으로/로") } { JOSA($found, "을/를") } 준다

# a move
a-move = 수

# a part
a-part = 부분

# fewer positions
fewer-positions = 국면이 더 적어야 한다

# a list of positions
a-list-of-positions = 국면의 목록

# None, LEFT, RIGHT, MOVER, OTHER or DRAW
none-left-right-mover-other-or-draw = None, LEFT, RIGHT, MOVER, OTHER 또는 DRAW

# a claim gives {value}
a-claim-gives-value = 주장이 { JOSA($value, "을/를") } 준다

# a number, a value such as "+-1", one of "N", "P", "L", "R", None, or a pair of bounds
a-number-a-value-such-as-1-one-of-b885 = 수, "+-1" 같은 값, "N", "P", "L", "R" 가운데 하나, None, 또는 한계의 쌍

# 'bounds' gives pairs: (least, most)
bounds-gives-pairs-least-most = 'bounds'는 짝을 준다: (least, most)

# 'theorem' and 'bounds' are for games in which play ends: say so with loop_free = True where no position can recur
theorem-and-bounds-are-for-games-in-which-play-297f = 'theorem'과 'bounds'는 반드시 끝나는 게임에 쓴다: 어떤 국면도 되풀이될 수 없으면 loop_free = True로 적는다

# 'theorem' gives a pair: that is for 'bounds'
theorem-gives-a-pair-that-is-for-bounds = 'theorem'이 짝을 준다: 그것은 'bounds'의 몫이다

# '{claim}' gives '{text}', which is not a value: {error}
claim-gives-text-which-is-not-a-value-error = '{ $claim }'{ PARTICLE($claim, "이/가") } '{ $text }'{ PARTICLE($text, "을/를") } 주는데 값이 아니다: { $error }

# a game on heaps is: game = heaps(take = [1, 2, 3])
a-game-on-heaps-is-game-heaps-take-1-f1cd = 더미 게임은 이렇게 쓴다: game = heaps(take = [1, 2, 3])

# a game with endings is not a sum of its parts
a-game-with-endings-is-not-a-sum-of-36ea = 규칙에 따른 끝이 있는 게임은 부분들의 합이 아니다

# a rule file ends in .star; begin one with: zermelo rules new --grid
a-rule-file-ends-in-star-begin-one-with-f939 = 규칙 파일은 .star로 끝난다. 새로 시작하려면: zermelo rules new --grid

# every position
every-position = 모든 국면

# its Grundy value is {found}, not {number}
its-grundy-value-is-found-not-number = 그런디 수는 { JOSA($number, "이/가") } 아니라 { $found }이다

# its image {image} ends otherwise
its-image-image-ends-otherwise = 그 상 { JOSA($image, "은/는") } 다르게 끝난다

# its image {image} has other moves
its-image-image-has-other-moves = 그 상 { $image }에는 다른 수가 있다

# its outcome is {found}, not {text}
its-outcome-is-found-not-text = 결과는 { JOSA($text, "이/가") } 아니라 { $found }이다

# its value is {value}, not at least {text}
its-value-is-value-not-at-least-text = 값은 { $value }이고 { $text } 이상이 아니다

# its value is {value}, not at most {text}
its-value-is-value-not-at-most-text = 값은 { $value }이고 { $text } 이하가 아니다

# its value is {value}, not {text}
its-value-is-value-not-text = 값은 { JOSA($text, "이/가") } 아니라 { $value }이다

# play can come back to it
play-can-come-back-to-it = 두다가 그리로 되돌아올 수 있다

# positions of a game that ends by rule have no values: claim who wins, N, P, L or R
positions-of-a-game-that-ends-by-rule-have-c792 = 규칙으로 끝나는 게임의 국면에는 값이 없다: 누가 이기는지 N, P, L, R로 주장한다

# the claim 'loop_free' is false: who passes leaves the position as it is
the-claim-loop_free-is-false-who-passes-leaves-the-c08a = 주장 'loop_free'는 틀렸다: 패스하면 국면이 그대로 남는다

# the claim '{claim}' is false in {position}: {why}
the-claim-claim-is-false-in-position-why = { $position }에서 주장 '{ $claim }'{ PARTICLE($claim, "은/는") } 틀렸다: { $why }

# the move to {option} does not lower the measure
the-move-to-option-does-not-lower-the-measure = { JOSA($option, "으로/로") } 가는 수가 측도를 낮추지 않는다

# the players have different moves
the-players-have-different-moves = 두 사람의 수가 다르다

# there are no codes
there-are-no-codes = 코드가 없다

# there are too many letters
there-are-too-many-letters = 글자가 너무 많다

# this is not a game on heaps
this-is-not-a-game-on-heaps = 더미 게임이 아니다

# {player} has other moves in it than in its parts
player-has-other-moves-in-it-than-in-its-aa8b = { $player }의 수가 국면과 그 부분들에서 다르다

# it is longer than 1 MB
it-is-longer-than-1-mb = 1 MB보다 길다

# the file is not UTF-8 text
the-file-is-not-utf-8-text = 파일이 UTF-8 텍스트가 아니다

# a summand is missing
a-summand-is-missing = 항이 하나 빠졌다

# a sum has a game on each side of every '+', for example: nim 3 5 + wythoff 2 4
a-sum-has-a-game-on-each-side-of-919b = 합에는 '+'의 양쪽에 게임이 있다. 예: nim 3 5 + wythoff 2 4

# invalid digit found in string
invalid-digit-found-in-string = 숫자가 아닌 글자가 있다

# number too large to fit in target type
number-too-large-to-fit-in-target-type = 수가 너무 크다

# cannot parse integer from empty string
cannot-parse-integer-from-empty-string = 비어 있다

# there are no words in this language; expected one of: en, ko, zh
there-are-no-words-in-this-language-expected-one-2148 = 이 언어로 된 말이 없다. 다음 가운데 하나여야 한다: en, ko, zh

# expected a number of processes from 1 to 1024; for example: --processes 2
expected-a-number-of-processes-from-1-to-1024-9888 = 프로세스의 수는 1에서 1024까지이다. 예: --processes 2

# expected a number of threads from 1 to 1024; for example: --threads 2
expected-a-number-of-threads-from-1-to-1024-0e00 = 스레드의 수는 1에서 1024까지이다. 예: --threads 2

# expected a time; for example: 10s, 5min, 2h
expected-a-time-for-example-10s-5min-2h = 시간이 필요하다. 예: 10s, 5min, 2h

# a time limit is less than 2^64 seconds
a-time-limit-is-less-than-2-64-seconds = 시간 한도는 2^64초보다 작다

# expected a size of memory; for example: 500MB, 2GiB
expected-a-size-of-memory-for-example-500mb-2gib = 메모리의 크기가 필요하다. 예: 500MB, 2GiB

# {value} is not in {range}
value-is-not-in-range = { $value }: { $range }의 범위 밖이다

# {file}: the file cannot be read: {reason}
file-the-file-cannot-be-read-reason = { $file }: 파일을 읽을 수 없다: { $reason }

# play ends there for one of the players, or for each with another result
play-ends-there-for-one-of-the-players-or-ce9e = 거기서 한쪽에게만 게임이 끝나거나, 두 쪽의 결과가 다르다

# it is worth {whole}, and its parts together {sum}
it-is-worth-whole-and-its-parts-together-sum = 값은 { $whole }인데, 나눈 부분들의 합은 { $sum }이다

# and {hidden} more
and-hidden-more = 그 밖에 { $hidden }개

# is mated
is-mated = 외통을 당했다

# is mated in 1 move
is-mated-in-1-move = 상대의 다음 수에 외통을 당한다

# is mated in {count} moves
is-mated-in-count-moves = 상대의 { $count }번째 수에 외통을 당한다

# mates in 1 move
mates-in-1-move = 다음 수로 외통을 부른다

# mates in {count} moves
mates-in-count-moves = 자기의 { $count }번째 수로 외통을 부른다

# not needed
not-needed = 필요 없는 수

# {player}: more than {MOST} options
player-more-than-most-options = { $player }: 선택지가 { $MOST }개보다 많다

# {player}: no option
player-no-option = { $player }: 선택지가 없다

# left wall
left-wall = 왼쪽 벽

# right wall
right-wall = 오른쪽 벽

# A number goes to that option; b goes back, t to the first position, s shows or hides what is not sensible,\na shows all of a long list, h this help, q leaves.
a-number-goes-to-that-option-b-goes-back-f64a = 번호를 치면 그 선택지로 간다. b는 뒤로, t는 처음 국면으로, s는 쓸모없는 선택지를 보이거나 감추기,{ "\u000A" }a는 긴 목록을 모두 보이기, h는 이 도움말, q는 나가기.

# A line is an expression, a binding, a function, or a position:\n  {2|-1} + *            G := {1|*}            domineering 2x3\n  mean(G)               %1 - %2               domineering(2x3) + clobber(xo.) >= 0\n  f(n) := clobber(2x{n})                      [f(n) for n in 1..4]\n  table(f(n), mean(f(n)) for n in 1..4)       '{1,0|-1}' keeps the options that are written\n%3 is what line 3 is worth.\n  :plot EXPR            the thermograph       :explain WORD         a word, or a function\n  :explore POSITION     walk through options  :names                what lines have named\n  :save FILE.md|.tex    all lines so far      :help  :quit
a-line-is-an-expression-a-binding-a-function-1069 = 한 줄은 식, 이름 붙이기, 함수, 또는 국면이다:{ "\u000A" }  { "{" }2|-1{ "}" } + *            G := { "{" }1|*{ "}" }            domineering 2x3{ "\u000A" }  mean(G)               %1 - %2               domineering(2x3) + clobber(xo.) >= 0{ "\u000A" }  f(n) := clobber(2x{ "{" }n{ "}" })                      [f(n) for n in 1..4]{ "\u000A" }  table(f(n), mean(f(n)) for n in 1..4)       '{ "{" }1,0|-1{ "}" }'은 쓴 그대로의 선택지를 지킨다{ "\u000A" }%3은 3번째 줄의 값이다.{ "\u000A" }  :plot EXPR            온도 그래프           :explain WORD         낱말이나 함수 설명{ "\u000A" }  :explore POSITION     선택지 따라 걷기       :names                지금까지 붙인 이름{ "\u000A" }  :save FILE.md|.tex    지금까지의 모든 줄    :help  :quit

# Run files of test cases in the form of MCGS: who wins sums, Grundy values, winning moves, thermographs
run-files-of-test-cases-in-the-form-of-48e3 = MCGS 형식의 시험 파일 실행: 합의 승자, 그런디 수, 이기는 수, 온도 그래프

# What a search of sums has proved, in a file that later searches of the game begin with
what-a-search-of-sums-has-proved-in-a-8531 = 합의 탐색이 증명한 것을 담아, 그 게임의 다음 탐색이 이어받는 파일

# Walk from a position to its options and back: values, and which options are dominated or reversible, and by what
walk-from-a-position-to-its-options-and-back-bff6 = 국면에서 선택지로 갔다가 되돌아오며 보기: 값, 그리고 어떤 선택지가 무엇에 지배되거나 되돌려지는지

# The page in a browser: boards, values, exercises, with this program as its engine
the-page-in-a-browser-boards-values-exercises-with-1fcd = 브라우저에서 보는 페이지: 판, 값, 연습 문제. 계산은 이 프로그램이 한다

# The page with tables of every position, as JSON over HTTP
the-page-with-tables-of-every-position-as-json-f2d8 = 모든 국면의 표를 HTTP를 통해 JSON으로 알려 주는 페이지

# A worksheet: expressions, bindings and positions, line by line, each of which later lines can use
a-worksheet-expressions-bindings-and-positions-line-by-line-9776 = 계산장: 식, 이름 붙이기, 국면을 한 줄씩 쓰고 뒤의 줄에서 다시 쓴다

# Print a rule file to begin with
print-a-rule-file-to-begin-with = 시작할 때 쓸 규칙 파일 출력

# Try the claims of rule files at length, and play their examples
try-the-claims-of-rule-files-at-length-and-f566 = 규칙 파일의 주장을 오래 시험하고 보기를 두어 본다

# Show what a rule file declares, in words and as JSON
show-what-a-rule-file-declares-in-words-and-fc12 = 규칙 파일이 선언하는 것을 말과 JSON으로 보인다

# Print how rule files are written
print-how-rule-files-are-written = 규칙 파일을 쓰는 법 출력

# Print this message or the help of the given subcommand(s)
print-this-message-or-the-help-of-the-given-be43 = 이 도움말이나 주어진 명령의 도움말 출력

# A player may pass at any time.
a-player-may-pass-at-any-time = 언제든 패스할 수 있다.

# A position is a board of rows and columns, the last column next to the first and the last row next to the first; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-8626 = 국면은 행과 열이 있는 판으로, 마지막 열은 첫 열과, 마지막 행은 첫 행과 이웃한다. 칸마다 { $letters } 중 하나가 있다.

# A position is a board of rows and columns, the last column next to the first upside down, a Möbius strip; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-1e53 = 국면은 행과 열이 있는 판으로, 마지막 열은 뒤집혀 첫 열과 이웃한다(뫼비우스의 띠). 칸마다 { $letters } 중 하나가 있다.

# A position is a board of rows and columns, the last column next to the first; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-7648 = 국면은 행과 열이 있는 판으로, 마지막 열은 첫 열과 이웃한다. 칸마다 { $letters } 중 하나가 있다.

# A position is a board of rows and columns; each cell holds {letters}.
a-position-is-a-board-of-rows-and-columns-ea79 = 국면은 행과 열이 있는 판이다. 칸마다 { $letters } 중 하나가 있다.

# A position is a graph; each vertex holds {letters}.
a-position-is-a-graph-each-vertex-holds-letters = 국면은 그래프이다. 꼭짓점마다 { $letters } 중 하나가 있다.

# A position is a row of cells; each cell holds {letters}.
a-position-is-a-row-of-cells-each-cell-213d = 국면은 한 줄로 늘어선 칸이다. 칸마다 { $letters } 중 하나가 있다.

# A position is a word in the letters {letters}.
a-position-is-a-word-in-the-letters-letters = 국면은 글자 { JOSA($letters, "으로/로") } 된 낱말이다.

# A position is some heaps of tokens, and the number of tokens that the last move took.
a-position-is-some-heaps-of-tokens-and-the-a049 = 국면은 더미 몇 개와, 마지막 수가 가져간 개수이다.

# A position is some heaps of tokens.
a-position-is-some-heaps-of-tokens = 국면은 더미 몇 개이다.

# A position is some heaps of tokens; a move changes one of them.
a-position-is-some-heaps-of-tokens-a-move-a884 = 국면은 더미 몇 개이고, 한 수는 그 가운데 하나를 바꾼다.

# Left has won
left-has-won = 왼쪽이 이긴다

# Otherwise: {rest}
otherwise-rest = 그 밖에는: { $rest }

# Parameter {name}: {value}
parameter-name-value = 매개변수 { $name }: { $value }

# Parameter {name}: {value} (from {least} to {most})
parameter-name-value-from-least-to-most = 매개변수 { $name }: { $value } ({ $least }부터 { $most }까지)

# Play ends, and Left has won with more of {left} than there are of {right}, Right with fewer
play-ends-and-left-has-won-with-more-of-ed4d = 게임이 끝나고, { $left } 개수가 { $right } 개수보다 많으면 왼쪽이, 적으면 오른쪽이 이긴다

# Play ends, and Left has won where the number of {left} less that of {right} is more than {ahead}, Right where it is less
play-ends-and-left-has-won-where-the-number-2df2 = 게임이 끝나고, { $left }의 개수에서 { $right }의 개수를 뺀 것이 { $ahead }보다 크면 왼쪽이, 작으면 오른쪽이 이긴다

# Right has won
right-has-won = 오른쪽이 이긴다

# The game is drawn
the-game-is-drawn = 무승부이다

# Who cannot move loses (in misère play: wins).
who-cannot-move-loses-in-mis-re-play-wins = 둘 수 없는 쪽이 진다 (미제르 게임에서는 이긴다).

# Who has no move while the opponent has one passes.
who-has-no-move-while-the-opponent-has-one-bd0d = 상대는 둘 수 있는데 자기는 둘 수 없으면 패스한다.

# Who is to move has lost
who-is-to-move-has-lost = 둘 차례인 쪽이 진다

# Who is to move has won
who-is-to-move-has-won = 둘 차례인 쪽이 이긴다

# Whoever is to move
whoever-is-to-move = 둘 차례인 쪽

# a cell with {from} becomes {to}
a-cell-with-from-becomes-to = 칸의 { $from } → { $to }

# a cell with {from} goes {to} letters further
a-cell-with-from-goes-to-letters-further = 칸의 { $from } → { $to }글자 뒤의 글자

# a chain of {letters} connects {from} with {to}
a-chain-of-letters-connects-from-with-to = { $letters }의 사슬이 { $from }에서 { $to }까지 이어진다

# a heap becomes what a function of its size says ({sizes})
a-heap-becomes-what-a-function-of-its-size-2c14 = 더미는 크기의 함수가 정하는 대로 바뀐다 ({ $sizes })

# a heap becomes what a function of its size says ({sizes}; and so on)
a-heap-becomes-what-a-function-of-its-size-5b3b = 더미는 크기의 함수가 정하는 대로 바뀐다 ({ $sizes }; …)

# a heap changes as the code {code} says
a-heap-changes-as-the-code-code-says = 더미는 코드 { $code }에 따라 바뀐다

# a piece {piece} goes one cell {directions} and pushes all of {pushed} in a row before it, the last onto {into}
a-piece-piece-goes-one-cell-directions-and-pushes-1b07 = 말 { $piece }: { JOSA($directions, "으로/로") } 한 칸 가면서 앞에 늘어선 { JOSA($pushed, "을/를") } 모두 민다. 마지막 것은 { $into } 위로 간다

# a piece {piece} goes {along} onto {onto}, leaving {leave}
a-piece-piece-goes-along-onto-onto-leaving-leave = 말 { $piece }: { $along } { $onto } 위로 가고, 있던 자리에는 { $leave }

# a piece {piece} goes {along} through cells with {through} onto {onto}, leaving {leave}
a-piece-piece-goes-along-through-cells-with-through-a76e = 말 { $piece }: { $through } 칸을 지나 { $along } { $onto } 위로 가고, 있던 자리에는 { $leave }

# a vertex with {from} becomes {to}
a-vertex-with-from-becomes-to = 꼭짓점의 { $from } → { $to }

# a vertex with {from} goes {to} letters further
a-vertex-with-from-goes-to-letters-further = 꼭짓점의 { $from } → { $to }글자 뒤의 글자

# all heaps of one of these sets: {sets}
all-heaps-of-one-of-these-sets-sets = 다음 묶음 중 하나의 모든 더미: { $sets }

# along a diagonal
along-a-diagonal = 대각선 방향

# along a row or a column
along-a-row-or-a-column = 행이나 열 방향

# along an edge
along-an-edge = 변을 따라

# any number
any-number = 몇 개든

# any number but all
any-number-but-all = 전부가 아니면 몇 개든

# any number of cells {directions}
any-number-of-cells-directions = { JOSA($directions, "으로/로") } 몇 칸이든

# any number of tokens is taken from {heaps}
any-number-of-tokens-is-taken-from-heaps = { $heaps }에서 몇 개든 가져간다

# at least {least} cells hold {letters}
at-least-least-cells-hold-letters = { $letters } 칸이 적어도 { $least }개이다

# at most {most}
at-most-most = 최대 { $most }

# at most {most} cells hold {letters}
at-most-most-cells-hold-letters = { $letters } 칸이 최대 { $most }개이다

# at most {most} cells {directions}
at-most-most-cells-directions = { JOSA($directions, "으로/로") } 최대 { $most }칸

# east
east = 동쪽

# east or west
east-or-west = 동쪽 또는 서쪽

# either player
either-player = 어느 쪽이든

# exactly {count} cells hold {letters}
exactly-count-cells-hold-letters = { $letters } 칸이 정확히 { $count }개이다

# in any of the eight directions
in-any-of-the-eight-directions = 여덟 방향

# it is not so that {condition}
it-is-not-so-that-condition = 다음이 아니다: { $condition }

# it is the turn of {who}
it-is-the-turn-of-who = 차례: { $who }

# no cell holds {letters}
no-cell-holds-letters = { $letters } 칸이 없다

# north
north = 북쪽

# north-east
north-east = 북동쪽

# north-west
north-west = 북서쪽

# of {size}: {options}
of-size-options = 크기 { $size }: { $options }

# one cell {directions}
one-cell-directions = { JOSA($directions, "으로/로") } 한 칸

# one heap
one-heap = 한 더미

# puts {mark} on a cell with {onto}, {along} away
puts-mark-on-a-cell-with-onto-along-away = { $along } 떨어진 { $onto } 칸에 { $mark } 놓기

# south
south = 남쪽

# south-east
south-east = 남동쪽

# south-west
south-west = 남서쪽

# the board
the-board = 판

# the first column
the-first-column = 첫 열

# the first heap that is not empty
the-first-heap-that-is-not-empty = 비어 있지 않은 첫 더미

# the first row
the-first-row = 첫 행

# the last column
the-last-column = 마지막 열

# the last heap that is not empty
the-last-heap-that-is-not-empty = 비어 있지 않은 마지막 더미

# the last row
the-last-row = 마지막 행

# the same player moves once more
the-same-player-moves-once-more = 같은 쪽이 한 번 더 둔다

# west
west = 서쪽

# who has just moved
who-has-just-moved = 방금 둔 쪽

# who is to move
who-is-to-move = 둘 차례인 쪽

# {cells} or off the board
cells-or-off-the-board = { $cells }, 또는 판 밖

# {chain} (neighbours {directions})
chain-neighbours-directions = { $chain } (이웃: { $directions })

# {counts} heaps
counts-heaps = { $counts }개의 더미

# {from} as the whole word
from-as-the-whole-word = 낱말 전체인 { $from }

# {from} at the beginning of the word
from-at-the-beginning-of-the-word = 낱말 첫머리의 { $from }

# {from} at the end of the word
from-at-the-end-of-the-word = 낱말 끝의 { $from }

# {from} becomes {to}
from-becomes-to = { $from } → { $to }

# {from} is taken out
from-is-taken-out = { $from } 없애기

# {least} to {most} cells hold {letters}
least-to-most-cells-hold-letters = { $letters } 칸이 { $least }~{ $most }개이다

# {list} and {last}
list-and-last = { $list }, { $last }

# {list} or {last}
list-or-last = { $list } 또는 { $last }

# {move}, and becomes {letters}
move-and-becomes-letters = { $move }, 그리고 { $letters } 글자가 된다

# {move}, and may go on from there any way
move-and-may-go-on-from-there-any-way = { $move }, 거기서 아무 방향으로나 이어 갈 수 있다

# {move}, and may go on from there the same way
move-and-may-go-on-from-there-the-same-4816 = { $move }, 거기서 같은 방향으로 이어 갈 수 있다

# {move}, at least one from each
move-at-least-one-from-each = { $move }, 각각 하나 이상

# {move}, at most as many as a function of the number says that the last move took
move-at-most-as-many-as-a-function-of-6454 = { $move }, 마지막 수가 가져간 개수의 함수가 정하는 만큼까지

# {move}, at most {times} times as many as the last move took (the first move: {first})
move-at-most-times-times-as-many-as-the-5a35 = { $move }, 마지막 수가 가져간 개수의 최대 { $times }배 (첫 수: { $first })

# {move}, at most {times} times as many as the last move took and {plus} more (the first move: {first})
move-at-most-times-times-as-many-as-the-c69b = { $move }, 마지막 수가 가져간 개수의 최대 { $times }배에 { $plus }개 더 (첫 수: { $first })

# {move}, if {conditions}
move-if-conditions = { $move } (조건: { $conditions })

# {move}, not as many as the last move took
move-not-as-many-as-the-last-move-took = { $move }, 마지막 수와 다른 개수

# {move}, the same number from each
move-the-same-number-from-each = { $move }, 각각 같은 개수

# {move}; in the same move follows: {next}
move-in-the-same-move-follows-next = { $move }. 같은 수에서 이어서: { $next }

# {move}; in the same move may follow: {next}
move-in-the-same-move-may-follow-next = { $move }. 같은 수에서 이어서 할 수 있는 것: { $next }

# {one}, and {other}
one-and-other = { $one }, 그리고 { $other }

# {one}, or {other}
one-or-other = { $one }, 또는 { $other }

# {pattern} lies somewhere
pattern-lies-somewhere = { $pattern } 무늬가 어딘가에 있다

# {piece} is put on {onto}, where it encloses some of {turned} {directions} between itself and another {piece}; these become {piece}
piece-is-put-on-onto-where-it-encloses-some-bf54 = { $onto } 위에 { $piece } 놓기: { JOSA($directions, "으로/로") } { JOSA($turned, "을/를") } 다른 { $piece }와의 사이에 끼우고, 끼인 것은 { $piece } 글자가 된다

# {result} when {conditions}.
result-when-conditions = 다음일 때 { $result }: { $conditions }.

# {result}, whatever the position is.
result-whatever-the-position-is = 국면이 어떻든 { $result }.

# {tokens} tokens are taken from a heap, of which then is left {leave}
tokens-tokens-are-taken-from-a-heap-of-which-cce8 = 더미에서 { $tokens }개를 가져가고, 남는 것: { $leave }

# {tokens} tokens are taken from {heaps}
tokens-tokens-are-taken-from-heaps = { $heaps }에서 { $tokens }개를 가져간다

# {what} along a path of the graph
what-along-a-path-of-the-graph = { $what } (그래프의 경로를 따라)

# {what} on cells that lie (rows down, columns right) as {cells}
what-on-cells-that-lie-rows-down-columns-right-52c8 = { $what } (칸의 자리, 아래로 몇 행과 오른쪽으로 몇 열: { $cells })

# {what} on cells that lie (rows down, columns right) as {cells}, or turned, in {ways} ways
what-on-cells-that-lie-rows-down-columns-right-13a8 = { $what } (칸의 자리, 아래로 몇 행과 오른쪽으로 몇 열: { $cells }, 돌린 것까지 { $ways }가지)

# {what} on {region}
what-on-region = { $what } (범위: { $region })

# {what}, read {directions}
what-read-directions = { $what } ({ JOSA($directions, "으로/로") } 읽는다)

# {who} cannot move
who-cannot-move = { JOSA($who, "은/는") } 둘 수 없다

# {who} has no moves.
who-has-no-moves = { JOSA($who, "은/는") } 둘 수 있는 수가 없다.

# {who} makes one of these moves:
who-makes-one-of-these-moves = { $who }의 수는 다음 중 하나:

# {who} moves so: {move}.
who-moves-so-move = { $who }의 수: { $move }.

# Cases
cases = 시험

# Only rows with:
only-rows-with = 다음이 있는 줄만:

# asked
asked = 물음

# before
before = 이전

# case
case = 사례

# commands are B, W, N, winning moves B, and thermograph, for example: {B win, N 0, winning moves W None}
commands-are-b-w-n-winning-moves-b-and-4c26 = 명령은 B, W, N, winning moves B, thermograph이다. 예: { "{" }B win, N 0, winning moves W None{ "}" }

# comment
comment = 설명

# expected
expected = 기대

# expected walls: L: (x, t) ... R: (x, t) ...
expected-walls-l-x-t-r-x-t = 벽이 필요하다: L: (x, t) ... R: (x, t) ...

# for example: [clobber_1xn] XO OX {B win, W loss}
for-example-clobber_1xn-xo-ox-b-win-w-loss = 예: [clobber_1xn] XO OX { "{" }B win, W loss{ "}" }

# found
found = 결과

# games: clobber, clobber_1xn, nogo, domineering, amazons, ... and [impartial GAME]
games-clobber-clobber_1xn-nogo-domineering-amazons-and-impartial-game = 게임: clobber, clobber_1xn, nogo, domineering, amazons, ... 그리고 [impartial GAME]

# no cases
no-cases = 사례가 없다

# nodes
nodes = 노드

# nodes before
nodes-before = 이전 노드

# seconds
seconds = 초

# status
status = 상태

# sum
sum = 합

# there are more than {count} moves
there-are-more-than-count-moves = 수가 { $count }개보다 많다

# time ratio
time-ratio = 시간 비

# {case}: {found} ({nodes} nodes, {seconds} s)
case-found-nodes-nodes-seconds-s = { $case }: { $found } (노드 { $nodes }개, { $seconds }초)

# {case}: {found}, expected {expected} ({nodes} nodes, {seconds} s)
case-found-expected-expected-nodes-nodes-seconds-s = { $case }: { $found }, 기대한 것은 { $expected } (노드 { $nodes }개, { $seconds }초)

# {counts} of {total}
counts-of-total = 모두 { $total }개: { $counts }

# {count} FAILED
count-failed = 실패 { $count }개

# {count} passed
count-passed = 통과 { $count }개

# {count} refused
count-refused = 거절 { $count }개

# {count} stopped
count-stopped = 멈춤 { $count }개

# {count} unchecked
count-unchecked = 확인 안 함 { $count }개

# passed
passed = 통과

# FAILED
failed = 실패

# unchecked
unchecked = 확인 안 함

# refused
refused = 거절

# {file}, line {line}: {error}
file-line-line-error = { $file }, { $line }번째 줄: { $error }

# there is no such file or directory
there-is-no-such-file-or-directory = 그런 파일이나 폴더가 없다

# it is not permitted
it-is-not-permitted = 권한이 없다

# there is one of this name already
there-is-one-of-this-name-already = 그 이름이 이미 있다

# it is a directory
it-is-a-directory = 폴더이다

# a part of the path is not a directory
a-part-of-the-path-is-not-a-directory = 경로의 일부가 폴더가 아니다

# files of this size are not allowed here (ulimit -f)
files-of-this-size-are-not-allowed-here-ulimit-9fb5 = 이 크기의 파일은 여기서 허용되지 않는다 (ulimit -f)

# the disk is full
the-disk-is-full = 디스크가 가득 찼다

# the disk can only be read
the-disk-can-only-be-read = 읽기 전용 디스크이다

# it is too large
it-is-too-large = 너무 크다

# it ends too early
it-ends-too-early = 너무 일찍 끝난다

# the address is in use
the-address-is-in-use = 주소가 이미 쓰이고 있다

# this machine does not have the address
this-machine-does-not-have-the-address = 이 컴퓨터에 없는 주소이다

# nobody reads it any more
nobody-reads-it-any-more = 더 이상 읽는 쪽이 없다

# Print help (see more with '--help')
print-help-see-more-with-help = 도움말 (더 자세히: '--help')

# Print help (see a summary with '-h')
print-help-see-a-summary-with-h = 도움말 (짧게: '-h')

# Print help
print-help = 도움말

# Print version
print-version = 버전

# Usage:
usage = 사용법:

# Commands
commands = 명령

# Options
options = 선택 사항

# Arguments
arguments = 인자

# Limits
limits = 한도

# Rule files
rule-files = 규칙 파일

# Tables on disk
tables-on-disk = 디스크의 표

# How to print the answer; which forms there are depends on the command
how-to-print-the-answer-which-forms-there-are-086e = 답을 출력하는 형식. 어떤 것이 있는지는 명령에 따라 다르다

# Bold type in answers [auto: on a terminal, unless `NO_COLOR` is set]
bold-type-in-answers-auto-on-a-terminal-unless-dc80 = 답의 굵은 글씨 [auto: 단말기이고 `NO_COLOR`가 없을 때]

# The language of answers, explanations and errors: en, ko, zh [default: that of the environment, else en]
the-language-of-answers-explanations-and-errors-en-ko-d99f = 답, 설명, 오류의 언어: en, ko, zh [기본: 환경의 언어, 없으면 en]

# No progress on standard error
no-progress-on-standard-error = 진행 상황을 표준 오류에 쓰지 않기

# A parameter of the rule file: --set n=5
a-parameter-of-the-rule-file-set-n-5 = 규칙 파일의 매개변수: --set n=5

# Stop after this time: 500ms, 10s, 2min; a bare number is seconds
stop-after-this-time-500ms-10s-2min-a-bare-02e5 = 이 시간이 지나면 멈추기: 500ms, 10s, 2min. 수만 쓰면 초

# Stop after looking at this many positions
stop-after-looking-at-this-many-positions = 이만큼의 국면을 보면 멈추기

# Stop when the program has this much memory in use: 500MB, 2GiB [default: 8GiB, or 2/3 of what is free]
stop-when-the-program-has-this-much-memory-in-a4a8 = 프로그램이 이만큼의 메모리를 쓰면 멈추기: 500MB, 2GiB [기본: 8GiB 또는 남은 것의 2/3]

# The shell
the-shell = 셸

# A game and a position, or a sum of them with ' + ' between; '-' reads the rest from standard input
a-game-and-a-position-or-a-sum-of-c025 = 게임과 국면, 또는 ' + '로 이은 그 합. '-'는 나머지를 표준 입력에서 읽는다

# Which part of the answer is asked for [default: the winner, and all the rest that is cheap]
which-part-of-the-answer-is-asked-for-default-f4c9 = 답의 어느 부분을 묻는가 [기본: 승자와, 쉽게 알 수 있는 나머지 모두]

# Show the steps of the argument: which hypotheses hold, the mex of the options' values, the nim-sum heap by heap, the values that decide, moves that are dominated or reversible
show-the-steps-of-the-argument-which-hypotheses-hold-d144 = 논증의 단계 보이기: 성립하는 전제, 선택지 값의 mex, 더미별 님합, 승부를 정하는 값, 지배되거나 되돌려지는 수

# A folder of tables on disk: one that has the position answers at once
a-folder-of-tables-on-disk-one-that-has-9afe = 디스크 표의 폴더. 국면이 들어 있는 표는 바로 답한다

# Print which theories would be tried, in which order and with which budgets, and run nothing
print-which-theories-would-be-tried-in-which-order-a831 = 어떤 이론을 어떤 순서와 예산으로 쓸지만 출력하고 실행하지 않기

# Answer each line of a file ('-' is standard input) with a line of JSON; what cannot be read, too
answer-each-line-of-a-file-is-standard-input-7cad = 파일('-'는 표준 입력)의 줄마다 JSON 한 줄로 답하기. 읽을 수 없는 줄도 답한다

# The form of the answer in JSON
the-form-of-the-answer-in-json = JSON 답의 형식

# Which engine is to answer
which-engine-is-to-answer = 어떤 엔진이 답할지

# Plies to look ahead with --engine minimax or alpha-beta [default: to the end]
plies-to-look-ahead-with-engine-minimax-or-alpha-6c70 = --engine minimax 또는 alpha-beta가 내다보는 수 [기본: 끝까지]

# Seed of the random order with --engine and-or
seed-of-the-random-order-with-engine-and-or = --engine and-or의 무작위 순서의 시드

# Threads to search and to compute values with. Who wins does not depend on them; with more than one, a search of sums may name another winning move and count other positions
threads-to-search-and-to-compute-values-with-who-5fa3 = 탐색과 값 계산에 쓰는 스레드. 승자는 이에 따라 달라지지 않는다. 둘 이상이면 합의 탐색이 다른 이기는 수를 들고 국면을 다르게 셀 수 있다

# Answer by a search of sums that begins with what this file knows of the game, and append what it proves
answer-by-a-search-of-sums-that-begins-with-b422 = 이 파일이 그 게임에 대해 아는 것에서 시작하는 합의 탐색으로 답하고, 증명한 것을 덧붙이기

# Answer by a search of sums that puts down here now and then what it has proved, and goes on from there
answer-by-a-search-of-sums-that-puts-down-fb7b = 증명한 것을 때때로 여기에 적어 두고 거기서 이어 가는 합의 탐색으로 답하기

# Write a certificate of the answer to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-answer-to-this-file-36e4 = 답의 증명서를 이 파일에 쓰기('zermelo verify'용). 이름이 .zst로 끝나면 압축한다

# What the certificate shows
what-the-certificate-shows = 증명서가 보이는 것

# Who wins: where the mover is known, one proof
who-wins-where-the-mover-is-known-one-proof = 누가 이기는가. 둘 차례가 정해져 있으면 증명 하나

# Who wins, and one best move
who-wins-and-one-best-move = 누가 이기는가, 그리고 가장 좋은 수 하나

# Who wins, and the result of every move, whatever it takes
who-wins-and-the-result-of-every-move-whatever-c8ee = 누가 이기는가, 그리고 모든 수의 결과. 얼마가 걸리든

# Who wins, and what the position is worth, whatever it takes
who-wins-and-what-the-position-is-worth-whatever-3ae2 = 누가 이기는가, 그리고 국면의 값. 얼마가 걸리든

# The form of version 0.1
the-form-of-version-0-1 = 버전 0.1의 형식

# Every claim with what it rests on
every-claim-with-what-it-rests-on = 모든 주장과 그 근거

# Who wins when the player of --to-move begins (either, where nothing is said and it matters), or that nobody can force a win: by a strategy, or by a theorem where that would be long
who-wins-when-the-player-of-to-move-begins-ae75 = --to-move의 쪽이 먼저 둘 때(밝히지 않았고 차이가 있으면 둘 다) 누가 이기는가, 또는 아무도 승리를 강제할 수 없음: 전략으로, 너무 길면 정리로

# The same by a theorem that the checker knows
the-same-by-a-theorem-that-the-checker-knows = 같은 것을 검사기가 아는 정리로

# Who wins, and in how many plies, from everything that can be reached
who-wins-and-in-how-many-plies-from-everything-be8a = 이를 수 있는 모든 국면에서 누가 몇 수 만에 이기는가

# Who wins from every vertex, and in how many plies
who-wins-from-every-vertex-and-in-how-many-a0f6 = 모든 꼭짓점에서 누가 몇 수 만에 이기는가

# The Grundy value of every vertex, of a graph that may have cycles
the-grundy-value-of-every-vertex-of-a-graph-6eea = 순환이 있을 수 있는 그래프의 모든 꼭짓점의 그런디 수

# The certificates, plain or compressed by Zstandard; '-' is standard input
the-certificates-plain-or-compressed-by-zstandard-is-standard-7d72 = 증명서, 그대로이거나 Zstandard로 압축된 것. '-'는 표준 입력

# Write a small certificate that carries the moves, or is by a theorem, of a statement or of a period, as a Coq file for 'proofs/check'
write-a-small-certificate-that-carries-the-moves-or-498d = 수가 들어 있거나 정리에 의한 증명서, 명제나 주기의 작은 증명서를 'proofs/check'용 Coq 파일로 쓰기

# The vertex of a graph that the Coq theorem is about, from 0
the-vertex-of-a-graph-that-the-coq-theorem-810d = Coq 정리가 말하는 그래프의 꼭짓점, 0부터

# A game and a position, an expression, or a sum of these with ' + ' between; '-' reads the rest from standard input
a-game-and-a-position-an-expression-or-a-597f = 게임과 국면, 식, 또는 ' + '로 이은 그 합. '-'는 나머지를 표준 입력에서 읽는다

# Everything that can be said: atomic weight, reduced canonical form, thermograph, birthday, 
everything-that-can-be-said-atomic-weight-reduced-canonical-6044 = 말할 수 있는 모든 것: 원자 무게, 축소 표준형, 온도 그래프, 생일 등

# Misère play, where whoever cannot move wins: canonical form, genus, and who wins
mis-re-play-where-whoever-cannot-move-wins-canonical-17e9 = 미제르 게임(둘 수 없는 쪽이 이긴다): 표준형, 지너스, 누가 이기는가

# Print ↑ ↓ ∗ ± instead of ^ v * +-
print-instead-of-v = ^ v * +- 대신 ↑ ↓ ∗ ± 출력

# Threads to compute with; the answer does not depend on them
threads-to-compute-with-the-answer-does-not-depend-4df9 = 계산에 쓰는 스레드. 답은 이에 따라 달라지지 않는다

# Write a certificate of the canonical form to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-canonical-form-to-this-871d = 표준형의 증명서를 이 파일에 쓰기('zermelo verify'용). 이름이 .zst로 끝나면 압축한다

# What is to be done
what-is-to-be-done = 무엇을 할지

# The file
the-file = 파일

# For build: a game and a position, or a sum of them with ' + ' between
for-build-a-game-and-a-position-or-a-b83d = build에: 게임과 국면, 또는 ' + '로 이은 그 합

# For build: misère play, where whoever cannot move wins
for-build-mis-re-play-where-whoever-cannot-move-4f7a = build에: 미제르 게임(둘 수 없는 쪽이 이긴다)

# Solve all that can be reached from a position, and append it to the file, which is made where there is none
solve-all-that-can-be-reached-from-a-position-4f19 = 한 국면에서 이를 수 있는 모든 것을 풀어 파일에 덧붙이기. 없으면 만든다

# Say which game a file is of and how much it knows, having checked all of it
say-which-game-a-file-is-of-and-how-f9b3 = 파일을 모두 확인하고, 어느 게임의 것이며 얼마나 아는지 말하기

# Remove a file that is a database, be it damaged or not
remove-a-file-that-is-a-database-be-it-75ec = 데이터베이스 파일을 지우기. 망가졌어도 된다

# Only the positions in which whoever is to move loses
only-the-positions-in-which-whoever-is-to-move-abf5 = 둘 차례인 쪽이 지는 국면만

# For every position that is won, a move that wins soonest
for-every-position-that-is-won-a-move-that-5da4 = 이기는 국면마다 가장 빨리 이기는 수 하나

# Instead of the table, which positions get their labels in round 0, 1, 2, 
instead-of-the-table-which-positions-get-their-labels-4498 = 표 대신, 어느 국면에 0, 1, 2, …라운드에 라벨이 붙는지

# The folder of tables on disk, for 'build', 'info', 'verify', 'stats' and 'probe' [default: tables]
the-folder-of-tables-on-disk-for-build-info-b29c = 디스크 표의 폴더('build', 'info', 'verify', 'stats', 'probe'용) [기본: tables]

# Threads that build a table on disk; the files do not depend on them
threads-that-build-a-table-on-disk-the-files-8ecd = 디스크 표를 만드는 스레드. 파일은 이에 따라 달라지지 않는다

# Build on N processes of this machine; the program zermelo-cluster does it
build-on-n-processes-of-this-machine-the-program-f5d2 = 이 컴퓨터의 프로세스 N개로 만들기. zermelo-cluster 프로그램이 한다

# Build on the machines of a file, a line host:port for each process; all see the same folder
build-on-the-machines-of-a-file-a-line-23d3 = 파일에 적힌 컴퓨터들로 만들기. 프로세스마다 host:port 한 줄이며, 모두 같은 폴더를 본다

# Which line of the hosts this process is, from 0 on
which-line-of-the-hosts-this-process-is-from-1b41 = 이 프로세스가 그 파일의 몇 번째 줄인지, 0부터

# Misère play: whoever cannot move wins
mis-re-play-whoever-cannot-move-wins = 미제르 게임: 둘 수 없는 쪽이 이긴다

# Who moves: next is whoever it is
who-moves-next-is-whoever-it-is = 누가 두는가. next는 누구든 다음에 두는 쪽

# A game and a position, or a sum of them
a-game-and-a-position-or-a-sum-of-2e2d = 게임과 국면, 또는 그 합

# Which side the perfect player has; first and second are by who starts
which-side-the-perfect-player-has-first-and-second-ccd4 = 완벽한 상대가 어느 쪽인지. first와 second는 누가 먼저 두는지에 따른다

# A game of the catalogue, or one with a position from which random moves begin [default: all kinds in turn]
a-game-of-the-catalogue-or-one-with-a-2bc7 = 목록의 게임, 또는 무작위로 둘 시작 국면이 딸린 게임 [기본: 모든 종류를 차례로]

# The kind of exercises
the-kind-of-exercises = 연습 문제의 종류

# How large the positions are, from 1 to 3
how-large-the-positions-are-from-1-to-3 = 국면의 크기, 1부터 3까지

# How many exercises
how-many-exercises = 문제 수

# The same exercises again [default: taken from the clock, and printed]
the-same-exercises-again-default-taken-from-the-clock-737e = 같은 문제를 다시 [기본: 시계에서 얻어 출력한다]

# Print all exercises, then all solutions
print-all-exercises-then-all-solutions = 모든 문제를 출력하고 나서 모든 풀이를 출력하기

# A game and a position; '-' reads the rest from standard input
a-game-and-a-position-reads-the-rest-from-604b = 게임과 국면. '-'는 나머지를 표준 입력에서 읽는다

# Write an SVG file ('-' is standard output)
write-an-svg-file-is-standard-output = SVG 파일 쓰기('-'는 표준 출력)

# Write a LaTeX picture, with the package `TikZ` ('-' is standard output)
write-a-latex-picture-with-the-package-tikz-is-608a = `TikZ` 패키지를 쓰는 LaTeX 그림 쓰기('-'는 표준 출력)

# The file with the graph
the-file-with-the-graph = 그래프가 있는 파일

# Write the positions that play from a position of a game leads to, with their moves, as such a file: a list of moves, or JSON where it is asked for (--format json) or play has endings
write-the-positions-that-play-from-a-position-of-4348 = 게임의 국면에서 이를 수 있는 국면들과 수들을 이런 파일로 쓰기: 수의 목록, 또는 원하거나(--format json) 규칙에 따른 끝이 있으면 JSON

# The form of the file [default: guessed from its first characters]
the-form-of-the-file-default-guessed-from-its-e3ee = 파일의 형식 [기본: 처음 글자들로 짐작한다]

# The order in which positions are listed
the-order-in-which-positions-are-listed = 국면을 늘어놓는 순서

# Find the Grundy values of large graphs as well
find-the-grundy-values-of-large-graphs-as-well = 큰 그래프의 그런디 수도 구하기

# Write the graph with its labels as DOT to this file ('-' is standard output instead of the labels)
write-the-graph-with-its-labels-as-dot-to-7392 = 라벨을 붙인 그래프를 이 파일에 DOT로 쓰기('-'는 라벨 대신 표준 출력)

# Check that these vertices (with blanks or commas between them, in quotes where a name has these; or @FILE) are the P-positions
check-that-these-vertices-with-blanks-or-commas-between-6fa3 = 이 꼭짓점들(공백이나 쉼표로 나누고, 이름에 그런 글자가 있으면 따옴표로. 또는 @FILE)이 P-국면 전체인지 확인하기

# Check that these vertices are all that are won with Left to move
check-that-these-vertices-are-all-that-are-won-613b = 이 꼭짓점들이 왼쪽 차례에 이기는 것 전부인지 확인하기

# Check that these vertices are all that are lost with Left to move
check-that-these-vertices-are-all-that-are-lost-45cc = 이 꼭짓점들이 왼쪽 차례에 지는 것 전부인지 확인하기

# Check that these vertices are all that are won with Right to move
check-that-these-vertices-are-all-that-are-won-2443 = 이 꼭짓점들이 오른쪽 차례에 이기는 것 전부인지 확인하기

# Check that these vertices are all that are lost with Right to move
check-that-these-vertices-are-all-that-are-lost-6809 = 이 꼭짓점들이 오른쪽 차례에 지는 것 전부인지 확인하기

# Instead of the labels, which positions get them in round 0, 1, 2, 
instead-of-the-labels-which-positions-get-them-in-839f = 라벨 대신, 어느 국면에 0, 1, 2, …라운드에 라벨이 붙는지

# Write a certificate of the labels to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-labels-to-this-file-ac71 = 라벨의 증명서를 이 파일에 쓰기('zermelo verify'용). 이름이 .zst로 끝나면 압축한다

# A game and the position that play began from
a-game-and-the-position-that-play-began-from = 게임과, 둔 게임이 시작한 국면

# The moves, in order
the-moves-in-order = 수를 둔 순서대로

# The game, with its parameters
the-game-with-its-parameters = 게임과 그 매개변수

# How many heaps [default: as few as the game has]
how-many-heaps-default-as-few-as-the-game-9cef = 더미의 수 [기본: 그 게임에 가능한 가장 적은 수]

# The largest heap that is looked at [default: some ten thousand positions]
the-largest-heap-that-is-looked-at-default-some-d446 = 살펴볼 가장 큰 더미 [기본: 국면 만여 개]

# The tree; '-' is standard input
the-tree-is-standard-input = 트리. '-'는 표준 입력

# Who chooses at the root
who-chooses-at-the-root = 뿌리에서 누가 고르는지

# Tell what alpha-beta does, what it skips, and why
tell-what-alpha-beta-does-what-it-skips-and-7a76 = 알파-베타 가지치기가 무엇을 하고 무엇을 왜 건너뛰는지 말하기

# Left, who wants the most
left-who-wants-the-most = 왼쪽, 가장 큰 것을 원한다

# Right, who wants the least
right-who-wants-the-least = 오른쪽, 가장 작은 것을 원한다

# As in the file
as-in-the-file = 파일에 있는 대로

# By name, numbers compared as numbers
by-name-numbers-compared-as-numbers = 이름순으로, 수는 수로 비교한다

# Wins, then draws, then losses of the player to move
wins-then-draws-then-losses-of-the-player-to-8351 = 둘 차례인 쪽의 승, 무승부, 패의 순서로

# From the end of play backwards
from-the-end-of-play-backwards = 게임의 끝에서부터 거꾸로

# The code of the game, or its name
the-code-of-the-game-or-its-name = 게임의 코드 또는 이름

# The largest heap to look at, unless a period settles all heaps before
the-largest-heap-to-look-at-unless-a-period-444a = 살펴볼 가장 큰 더미. 주기가 먼저 모든 더미를 해결하면 거기서 그친다

# The genera of the heaps up to this size, by canonical forms, instead of the quotient
the-genera-of-the-heaps-up-to-this-size-61ed = 몫 대신, 이 크기까지의 더미의 지너스를 표준형으로

# The canonical forms of the heaps up to this size with their genera, instead of the quotient
the-canonical-forms-of-the-heaps-up-to-this-7455 = 몫 대신, 이 크기까지의 더미의 표준형과 지너스

# Heaps of a sum: its genus, who wins, and the winning moves
heaps-of-a-sum-its-genus-who-wins-and-0dbc = 합의 더미들: 그 지너스, 누가 이기는지, 이기는 수

# Write a certificate of the quotient to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-quotient-to-this-file-3306 = 몫의 증명서를 이 파일에 쓰기('zermelo verify'용). 이름이 .zst로 끝나면 압축한다

# One game in full
one-game-in-full = 한 게임을 자세히

# The files
the-files = 파일들

# Heaps of tokens
heaps-of-tokens = 더미

# A row of cells
a-row-of-cells = 한 줄로 늘어선 칸

# Rows and columns of cells
rows-and-columns-of-cells = 행과 열로 된 칸

# The vertices of a graph
the-vertices-of-a-graph = 그래프의 꼭짓점

# Anything, by functions
anything-by-functions = 무엇이든, 함수로

# The problem; without it, a list of all
the-problem-without-it-a-list-of-all = 문제. 없으면 모두 늘어놓는다

# Where the input is, if not on standard input
where-the-input-is-if-not-on-standard-input = 표준 입력이 아니면, 입력이 있는 곳

# The files; '-' is standard input
the-files-is-standard-input = 파일들. '-'는 표준 입력

# Only cases in whose file, sum, command or comment this occurs, in whatever case
only-cases-in-whose-file-sum-command-or-comment-0b42 = 파일, 합, 명령, 설명에 이 글이 있는 경우만. 대소문자는 가리지 않는다

# An earlier run as JSON, to be shown beside this one in HTML
an-earlier-run-as-json-to-be-shown-beside-0321 = 이번 것과 나란히 HTML로 보일, JSON으로 적어 둔 이전 실행

# The expressions, each an argument of its own; '-' or none reads them from standard input, one a line
the-expressions-each-an-argument-of-its-own-or-015b = 식. 하나가 인자 하나이다. '-'이거나 없으면 표준 입력에서 한 줄에 하나씩 읽는다

# Read the expressions from this file, one a line
read-the-expressions-from-this-file-one-a-line = 이 파일에서 식을 한 줄에 하나씩 읽기

# List the functions
list-the-functions = 함수 목록

# Write a certificate of how the sides of the last expression, a comparison, compare to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-how-the-sides-of-the-034b = 마지막 식(비교)의 양쪽이 어떻게 견주어지는지의 증명서를 이 파일에 쓰기('zermelo verify'용). 이름이 .zst로 끝나면 압축한다

# An expression, or a game and a position, or a sum of them; '-' reads the rest from standard input, and '--' stands before an expression that begins with a minus
an-expression-or-a-game-and-a-position-or-e5b7 = 식, 또는 게임과 국면, 또는 그 합. '-'는 나머지를 표준 입력에서 읽고, 빼기표로 시작하는 식 앞에는 '--'를 둔다

# Print the text as well when a file is written
print-the-text-as-well-when-a-file-is-94e0 = 파일을 쓸 때에도 텍스트를 출력하기

# The last heap size whose value is wanted
the-last-heap-size-whose-value-is-wanted = 값을 구할 마지막 더미 크기

# Write all values as an OEIS b-file ('-' is standard output instead of the report)
write-all-values-as-an-oeis-b-file-is-6ae9 = 모든 값을 OEIS b-파일로 쓰기('-'는 보고 대신 표준 출력)

# Draw the values against the heap sizes as SVG, rare heaps in red
draw-the-values-against-the-heap-sizes-as-svg-d921 = 더미 크기에 대한 값을 SVG로 그리기. 드문 더미는 빨강

# Put the run down in this file now and then, and go on from it when it is there
put-the-run-down-in-this-file-now-and-eee7 = 때때로 계산을 이 파일에 적어 두고, 있으면 거기서 이어 가기

# How the values are computed; all methods give the same
how-the-values-are-computed-all-methods-give-the-f8ea = 값을 계산하는 방법. 모두 같은 값을 준다

# Find the codes with the same values, shifted or not, instead
find-the-codes-with-the-same-values-shifted-or-9995 = 대신, 값이 (그대로 또는 자리를 옮겨서) 같은 코드 찾기

# Write a certificate of the period to this file, for 'zermelo verify'; compressed when the name ends in .zst
write-a-certificate-of-the-period-to-this-file-3d42 = 주기의 증명서를 이 파일에 쓰기('zermelo verify'용). 이름이 .zst로 끝나면 압축한다

# The fastest that applies
the-fastest-that-applies = 쓸 수 있는 가장 빠른 것

# By the definition
by-the-definition = 정의대로

# Walking the rare heaps, heap by heap
walking-the-rare-heaps-heap-by-heap = 드문 더미를 더미마다 훑기

# Bitsets of heaps, for many rare heaps
bitsets-of-heaps-for-many-rare-heaps = 더미의 비트 집합, 드문 더미가 많을 때

# One-hot words, for few rare heaps and values below 64
one-hot-words-for-few-rare-heaps-and-values-821a = 한 비트만 1인 워드, 드문 더미가 적고 값이 64보다 작을 때

# The word; without it, a list of all
the-word-without-it-a-list-of-all = 낱말. 없으면 모두 늘어놓는다

# The proof of a theorem, of an engine, or of the theorem of a game, with these numbers in it: a position of its game [default: an example]; without a theorem, a list of all proofs
the-proof-of-a-theorem-of-an-engine-or-2710 = 정리, 엔진, 또는 게임의 정리의 증명을 이 수를 넣어서: 그 게임의 국면 [기본: 보기]. 정리가 없으면 모든 증명을 늘어놓는다

# A game and a position, or a sum of these with ' + ' between; '-' reads the rest from standard input
a-game-and-a-position-or-a-sum-of-a003 = 게임과 국면, 또는 ' + '로 이은 그 합. '-'는 나머지를 표준 입력에서 읽는다

# Work out the lines of this file instead; '-' is standard input
work-out-the-lines-of-this-file-instead-is-a80a = 대신 이 파일의 줄들을 계산하기. '-'는 표준 입력

# Open it in the browser
open-it-in-the-browser = 브라우저에서 열기

# Write the page as files into this folder instead
write-the-page-as-files-into-this-folder-instead = 대신 페이지를 이 폴더에 파일로 쓰기

# The port; 0 is any that is free
the-port-0-is-any-that-is-free = 포트. 0은 비어 있는 아무것

# The address of this machine under which the page is reached; 0.0.0.0 is all of them
the-address-of-this-machine-under-which-the-page-a5d8 = 페이지를 여는 이 컴퓨터의 주소. 0.0.0.0은 모두

# How many questions are answered at a time [default: as many as there are processors]
how-many-questions-are-answered-at-a-time-default-f019 = 한 번에 답하는 물음의 수 [기본: 프로세서의 수만큼]

# The folder of the tables, as 'zermelo table build' makes them
the-folder-of-the-tables-as-zermelo-table-build-24f8 = 'zermelo table build'가 만든 표의 폴더

# How many positions are told to one client each second
how-many-positions-are-told-to-one-client-each-84d7 = 한 사용자에게 1초에 알려 주는 국면의 수

# For people
for-people = 사람에게

# One line of JSON
one-line-of-json = JSON 한 줄

# LaTeX, of values and of tables
latex-of-values-and-of-tables = 값과 표를 LaTeX로

# Comma-separated values, a line of titles first
comma-separated-values-a-line-of-titles-first = 쉼표로 나눈 값, 첫 줄은 제목

# A Markdown table
a-markdown-table = Markdown 표

# A page for browsers
a-page-for-browsers = 브라우저에서 보는 페이지

# The form of a table that the format is
the-form-of-a-table-that-the-format-is = 표를 내는 형식에서 그 표의 형식

# Tokens are taken from a heap: Bash's game, sets of takes, Fibonacci Nim
tokens-are-taken-from-a-heap-bash-s-game-df2e = 더미에서 가져가기: 바쉬 게임, 가져갈 수 있는 수의 집합, 피보나치 님

# Nim, on level 3 in misère play, too
nim-on-level-3-in-mis-re-play-too = 님 게임. 3단계에서는 미제르도

# Sums of different games
sums-of-different-games = 서로 다른 게임의 합

# Trees with payoffs, and the end of a game of Tic-tac-toe
trees-with-payoffs-and-the-end-of-a-game-f40a = 점수가 있는 트리, 그리고 틱택토의 종반

# Find the rule: the next lost heap
find-the-rule-the-next-lost-heap = 규칙 찾기: 다음 필패 더미

# Generalise: a lost heap far on
generalise-a-lost-heap-far-on = 일반화: 멀리 있는 필패 더미

# The planner chooses
the-planner-chooses = 계획기가 고른다

# A closed-form theorem
a-closed-form-theorem = 닫힌 꼴의 정리

# Grundy values by components
grundy-values-by-components = 성분별 그런디 수

# Grundy values by components, where play can loop
grundy-values-by-components-where-play-can-loop = 성분별 그런디 수, 순환할 수 있는 게임용

# Canonical forms of the components (partizan games)
canonical-forms-of-the-components-partizan-games = 성분의 표준형(편파 게임)

# Memoised top-down search
memoised-top-down-search = 메모하는 하향 탐색

# Search of sums by components, where play cannot loop
search-of-sums-by-components-where-play-cannot-loop = 성분별 합의 탐색, 순환할 수 없는 게임용

# Alpha-beta, with the node counts of both
alpha-beta-with-the-node-counts-of-both = 알파-베타 가지치기, 두 방법의 노드 수와 함께

# AND-OR evaluation in seeded random order
and-or-evaluation-in-seeded-random-order = 시드로 정한 무작위 순서의 AND-OR 평가

# One move a line: u v
one-move-a-line-u-v = 한 줄에 수 하나: u v

# V E, then E lines u v with vertices 1..V
v-e-then-e-lines-u-v-with-vertices-c795 = V E, 그다음 E줄의 u v, 꼭짓점은 1..V

# How to print the answer
how-to-print-the-answer = 답을 출력하는 형식

# All games and how their positions are written: zermelo games
all-games-and-how-their-positions-are-written-zermelo-e42b = 모든 게임과 국면을 쓰는 법: zermelo games

# The same checker is a program of its own, zermelo-check, without any of the solver
the-same-checker-is-a-program-of-its-own-1d16 = 같은 검사기가 풀이 프로그램 없이 따로 있다: zermelo-check

# All games and how their positions are written: zermelo games; expressions: zermelo eval --help
all-games-and-how-their-positions-are-written-zermelo-5b63 = 모든 게임과 국면을 쓰는 법: zermelo games. 식: zermelo eval --help

# A file is of one game in one convention. It is refused when it is damaged, cut short, or of other rules
a-file-is-of-one-game-in-one-convention-941f = 파일 하나는 한 게임, 한 규약(노멀 또는 미제르)의 것이다. 망가졌거나 잘렸거나 다른 규칙의 것이면 거절한다

# Positions are listed up to symmetry, in the order of their texts, numbers compared as numbers
positions-are-listed-up-to-symmetry-in-the-order-8a87 = 국면은 대칭인 것을 하나로 보고, 적은 글의 순서로(수는 수로 비교하여) 늘어놓는다

# Every position of a game on disk (also: info, stats, verify, probe):\n  zermelo table build connect-four 4x4 --dir tables\n  zermelo table probe connect-four 4x4 '....|....|....|x...' --dir tables\n  zermelo table build games/dodgem.star --dir tables\n  zermelo table probe games/hex.star 3x3 'x..|.o.|...' --dir tables
every-position-of-a-game-on-disk-also-info-3783 = 게임의 모든 국면을 디스크에 (그 밖에: info, stats, verify, probe):{ "\u000A" }  zermelo table build connect-four 4x4 --dir tables{ "\u000A" }  zermelo table probe connect-four 4x4 '....|....|....|x...' --dir tables{ "\u000A" }  zermelo table build games/dodgem.star --dir tables{ "\u000A" }  zermelo table probe games/hex.star 3x3 'x..|.o.|...' --dir tables

# While playing, type a move as it is listed, the position it leads to, or its number; or:\n  moves   list the moves      hint   a best move and why     back   take back\n  show    the position        draw   offer a draw            quit   leave
while-playing-type-a-move-as-it-is-listed-4647 = 두는 동안에는 목록에 있는 대로의 수, 그 수로 이르는 국면, 또는 번호를 쓴다. 그 밖에:{ "\u000A" }  moves   수의 목록      hint   가장 좋은 수와 이유     back   무르기{ "\u000A" }  show    국면           draw   무승부 제안             quit   나가기

# Answers: next or previous, left or right, draw; a move by its name, its number in 'moves' or the position\nit leads to, or 'none'; a number such as 3 or *3. Or:\n  hint    how to go about it      moves  list the moves      rules  of the games\n  skip    show the solution       help   this list           quit   leave
answers-next-or-previous-left-or-right-draw-a-0d9f = 답: next 또는 previous, left 또는 right, draw. 수는 이름, 'moves'의 번호, 이르는 국면으로 쓰거나 'none'.{ "\u000A" }3이나 *3 같은 수. 그 밖에:{ "\u000A" }  hint    푸는 방법          moves  수의 목록      rules  게임의 규칙{ "\u000A" }  skip    풀이 보기          help   이 목록        quit   나가기

# The file is a list of moves 'u v' (one a line, optionally followed by left or right), JSON, DOT,\nor with --input counted a contest graph 'V E' and E lines. '-' reads standard input.\nIn a list, 'u -> v' and 'u, v' are moves as well; a name with blanks stands in quotes: "u 1" v
the-file-is-a-list-of-moves-u-v-07cb = 파일은 수 'u v'의 목록(한 줄에 하나, 뒤에 left나 right를 붙일 수 있다), JSON, DOT,{ "\u000A" }또는 --input counted일 때 대회의 그래프 'V E'와 E줄이다. '-'는 표준 입력을 읽는다.{ "\u000A" }목록에서는 'u -> v'와 'u, v'도 수이다. 공백이 있는 이름은 따옴표로 묶는다: "u 1" v

# Moves are written as in 'zermelo play': by name, by number, or as the position they lead to. They are given one\nby one, or several with ';' between them; '-' reads them from standard input, a line each
moves-are-written-as-in-zermelo-play-by-name-d4af = 수는 'zermelo play'에서처럼 이름, 번호, 또는 이르는 국면으로 쓴다. 하나씩 주거나, ';'로 나누어 여럿을 준다.{ "\u000A" }'-'는 표준 입력에서 한 줄에 하나씩 읽는다

# What is said is conjectured, not proved, and how far it was checked; a guess that fails comes with its\ncounterexample. Proofs of known rules: zermelo explain THEOREM --proof
what-is-said-is-conjectured-not-proved-and-how-a114 = 여기서 말하는 것은 증명이 아니라 추측이며, 어디까지 확인했는지도 말한다. 틀린 추측에는 반례가 따른다.{ "\u000A" }알려진 규칙의 증명: zermelo explain THEOREM --proof

# Children stand in parentheses, ends are whole numbers: what Right pays to Left. Left chooses the greatest,\nRight the least, in turns. A name may stand before a parenthesis: A(B(3 5) C(2 9))
children-stand-in-parentheses-ends-are-whole-numbers-what-c028 = 자식은 괄호 안에, 끝은 정수로 쓴다: 오른쪽이 왼쪽에게 주는 점수이다. 왼쪽은 가장 큰 것을, 오른쪽은 가장 작은 것을{ "\u000A" }번갈아 고른다. 괄호 앞에 이름을 쓸 수 있다: A(B(3 5) C(2 9))

# The quotient is a finite commutative monoid that tells who wins every sum of heaps when whoever cannot move wins.\nIt is checked on all sums; its pretending function Φ gives the element of a heap
the-quotient-is-a-finite-commutative-monoid-that-tells-9bc0 = 몫은 둘 수 없는 쪽이 이길 때 더미의 모든 합에서 누가 이기는지 말하는 유한 가환 모노이드이다.{ "\u000A" }모든 합에서 확인된다. 흉내 함수 Φ는 더미의 원소를 준다

# A file begins with {version 1.7}. A section in brackets names the game of what follows, positions in a row\nare a sum, and commands in braces ask about it:
a-file-begins-with-version-1-7-a-section-dacf = 파일은 { "{" }version 1.7{ "}" }로 시작한다. 대괄호 안의 절은 뒤따르는 것이 어느 게임인지 말하고, 한 줄로 늘어선 국면은 합이며,{ "\u000A" }중괄호 안의 명령이 그에 대해 묻는다:

# --limit-time, --limit-positions and --limit-memory hold for each case. The exit code is 1 when an expectation fails
limit-time-limit-positions-and-limit-memory-hold-for-50b3 = --limit-time, --limit-positions, --limit-memory는 경우마다 적용된다. 기대가 어긋나면 종료 코드는 1이다

# Games are written {1|0}, {2||1|0} for {2|{1|0}}, 3/4, *, *3, ^ and v (up and down), ^^*, ^3, ^[2], ^<2>, +-2,\nTiny(2), and side by side for sums: 1/2^*. Operators, tightest first: .function, signs, : (ordinal sum), x and /\n(products and quotients of numbers and of nimbers, multiples), + and -, and comparisons: = != < > <= >= || <| |>.\nComparisons answer yes or no; the exit code is 1 when an answer is no. 'let a = {1|*}' binds a name for the lines\nafter it, and for the rest of the line after a ';'. A file has one expression a line; # begins a comment line
games-are-written-1-0-2-1-0-for-048e = 게임은 { "{" }1|0{ "}" }, { "{" }2||1|0{ "}" }(= { "{" }2|{ "{" }1|0{ "}" }{ "}" }), 3/4, *, *3, ^와 v(업과 다운), ^^*, ^3, ^[2], ^<2>, +-2, Tiny(2)로 쓰고,{ "\u000A" }나란히 쓰면 합이다: 1/2^*. 연산은 센 것부터: .function, 부호, : (순서합), x와 /(수와 님버의 곱과 몫, 배수),{ "\u000A" }+와 -, 비교: = != < > <= >= || <| |>. 비교의 답은 yes나 no이고, no가 있으면 종료 코드는 1이다.{ "\u000A" }'let a = { "{" }1|*{ "}" }'은 뒤의 줄들에서, 그리고 ';' 뒤의 나머지 줄에서 쓸 이름을 붙인다. 파일은 한 줄에 식 하나이고, #은 설명 줄이다

# Functions are called as mean(G) or G.Mean. All of them: zermelo eval --functions
functions-are-called-as-mean-g-or-g-mean-ce1f = 함수는 mean(G) 또는 G.Mean으로 쓴다. 모든 함수: zermelo eval --functions

# Positive scores lie to the left, temperatures go up from -1; Left's wall is blue, Right's is red
positive-scores-lie-to-the-left-temperatures-go-up-4709 = 양의 점수는 왼쪽에 있고, 온도는 -1에서 위로 올라간다. 왼쪽의 벽은 파랑, 오른쪽의 벽은 빨강이다

# Codes: octal 0.77, hexadecimal 0.3F, lists 0.{0,1,3} (in quotes), repeating 0.[3], splits into\ndifferent heaps 4!.0, and names: kayles, dawsons-kayles, dawsons-chess, treblecross, guiles, officers,\ngrundys-game, laskers-nim, nim, subtraction:1,3,4, subtraction:1..5, all-but:2,3
codes-octal-0-77-hexadecimal-0-3f-lists-0-513f = 코드: 8진 0.77, 16진 0.3F, 목록 0.{ "{" }0,1,3{ "}" }(따옴표로), 되풀이 0.[3], 서로 다른 더미로 나누기 4!.0, 그리고 이름:{ "\u000A" }kayles, dawsons-kayles, dawsons-chess, treblecross, guiles, officers, grundys-game, laskers-nim, nim,{ "\u000A" }subtraction:1,3,4, subtraction:1..5, all-but:2,3

# A number goes to that option; b goes back, t to the first position, s shows or hides what is not sensible, q leaves
a-number-goes-to-that-option-b-goes-back-4bd5 = 번호는 그 선택지로 가고, b는 뒤로, t는 처음 국면으로, s는 쓸모없는 수를 보이거나 숨기고, q는 나간다

# A line is an expression, a binding 'G := ...', a function 'f(n) := ...', a position, a list '[f(n) for n in 1..5]',\nor a table 'table(f(n) for n in 1..5)'; %3 is what line 3 is worth. Inside expressions positions stand in parentheses\nbehind the name of their game, with braces around what is worked out first: clobber(2x{k}).\n  :plot EXPR   :explain WORD   :explore POSITION   :names   :save FILE.md   :save FILE.tex   :help   :quit
a-line-is-an-expression-a-binding-g-a-7d5b = 한 줄은 식, 이름 붙이기 'G := ...', 함수 'f(n) := ...', 국면, 목록 '[f(n) for n in 1..5]', 또는 표{ "\u000A" }'table(f(n) for n in 1..5)'이다. %3은 3번 줄의 값이다. 식 안의 국면은 게임 이름 뒤의 괄호에 쓰고,{ "\u000A" }먼저 계산할 것은 중괄호에 쓴다: clobber(2x{ "{" }k{ "}" }).{ "\u000A" }  :plot EXPR   :explain WORD   :explore POSITION   :names   :save FILE.md   :save FILE.tex   :help   :quit

# The page is served to this machine only, unless --address says otherwise. The same page works without this\nprogram, from any server of static files: the engine then runs in the browser
the-page-is-served-to-this-machine-only-unless-8989 = --address로 달리 정하지 않으면 이 컴퓨터에만 페이지를 연다. 같은 페이지가 이 프로그램 없이 아무 정적 파일 서버에서나{ "\u000A" }움직인다. 그때는 엔진이 브라우저에서 돈다

# GET /api/tables lists the tables, GET /api/table?id=TABLE&position=POSITION tells a position: its value, its\nremoteness, and its moves from best to worst. No file is read by name
get-api-tables-lists-the-tables-get-api-table-5ba4 = GET /api/tables는 표의 목록을, GET /api/table?id=TABLE&position=POSITION은 한 국면을 알려 준다: 값, 끝까지의 수,{ "\u000A" }그리고 가장 좋은 수부터의 목록. 이름으로 파일을 읽지는 않는다

# Every answer names the theorem or the search that gives it and how sure it is.\nExit codes: 0 answered; 1 the answer to a yes/no question is no; 2 bad input;\n3 a limit stopped it, and what is known was printed
every-answer-names-the-theorem-or-the-search-that-01f5 = 모든 답은 근거가 되는 정리나 탐색과 확실한 정도를 함께 말한다.{ "\u000A" }종료 코드: 0 답함; 1 예/아니요 물음의 답이 '아니요'; 2 잘못된 입력;{ "\u000A" }3 한도에 걸려 멈추고 알아낸 것까지 출력함

# the command is missing\n  all commands: zermelo --help
the-command-is-missing-all-commands-zermelo-help = 명령이 없다{ "\u000A" }  모든 명령: zermelo --help

# '{argument}' does not take the value '{value}'
argument-does-not-take-the-value-value = '{ $argument }'에는 값 '{ $value }'{ PARTICLE($value, "을/를") } 줄 수 없다

# [default: {value}]
default-value = [기본값: { $value }]

# [possible values: {values}]
possible-values-values = [쓸 수 있는 값: { $values }]

# Possible values:
possible-values = 쓸 수 있는 값:

# {stage}: {done} positions
stage-done-positions = { $stage }: 국면 { $done }개

# {stage}: {done} of {total} positions ({percent} %)
stage-done-of-total-positions-percent = { $stage }: 국면 { $total }개 중 { $done }개 ({ $percent } %)

# {what}, {rate}/s
what-rate-s = { $what }, 초당 { $rate }개

# {what}, about {time} left
what-about-time-left = { $what }, 남은 시간 약 { $time }

# {count} s
count-s = { $count }초

# {count} min
count-min = { $count }분

# {count} h
count-h = { $count }시간

# {count} d
count-d = { $count }일

# checking
checking = 검사

# comparing a theorem with the rules
comparing-a-theorem-with-the-rules = 정리를 규칙과 견주기

# comparing games for a certificate
comparing-games-for-a-certificate = 증명서를 위한 게임 비교

# computing Grundy values
computing-grundy-values = 그런디 수 계산

# computing genera
computing-genera = 지너스 계산

# computing misère canonical forms
computing-mis-re-canonical-forms = 미제르 표준형 계산

# computing the misère quotient
computing-the-mis-re-quotient = 미제르 몫 계산

# computing the values of coins
computing-the-values-of-coins = 동전의 값 계산

# computing values
computing-values = 값 계산

# counting lines of play
counting-lines-of-play = 수순 세기

# counting subsets
counting-subsets = 부분집합 세기

# evaluating expressions
evaluating-expressions = 식 계산

# evaluating leaves
evaluating-leaves = 잎의 값 계산

# exploring positions
exploring-positions = 국면 탐색

# expression
expression = 식 계산

# labelling a loopy graph
labelling-a-loopy-graph = 순환 그래프에 라벨 붙이기

# labelling positions
labelling-positions = 국면에 라벨 붙이기

# labels
labels = 라벨 붙이기

# listing P-positions
listing-p-positions = P-국면 나열

# listing moves
listing-moves = 수 나열

# listing positions
listing-positions = 국면 나열

# looking at final lights
looking-at-final-lights = 마지막 전구 살피기

# looking at positions
looking-at-positions = 국면 살피기

# looking for loops
looking-for-loops = 순환 찾기

# looking for winning moves
looking-for-winning-moves = 이기는 수 찾기

# misère canonical forms
mis-re-canonical-forms = 미제르 표준형 계산

# reaching positions
reaching-positions = 이를 수 있는 국면 찾기

# reversing moves
reversing-moves = 수 거꾸로 풀기

# searching boards
searching-boards = 판 탐색

# searching lines of play
searching-lines-of-play = 수순 탐색

# searching positions
searching-positions = 국면 탐색

# searching sums
searching-sums = 합 탐색

# sweeping positions
sweeping-positions = 국면 훑기

# tabulating first rows
tabulating-first-rows = 첫 줄의 표 만들기

# two tokens
two-tokens = 두 말의 게임 풀기

# valuing rectangles
valuing-rectangles = 직사각형의 값 계산

# verifying
verifying = 확인

# worksheet
worksheet = 계산장

# writing down Grundy values
writing-down-grundy-values = 그런디 수 적기

# writing down a strategy
writing-down-a-strategy = 전략 적기

# writing down labels
writing-down-labels = 라벨 적기

# writing out canonical forms
writing-out-canonical-forms = 표준형 적기

# a database of version {found}; this program reads version {version}
a-database-of-version-found-this-program-reads-version-0e0b = 버전 { $found }의 데이터베이스인데, 이 프로그램은 버전 { $version }을 읽는다

# a database of {found}, not of {expected}
a-database-of-found-not-of-expected = { JOSA($expected, "이/가") } 아닌 { $found }의 데이터베이스

# written under other rules of {game} than those of this program
written-under-other-rules-of-game-than-those-of-8e46 = 이 프로그램과 다른 { $game } 규칙으로 쓰였다

# cut short: what begins at byte {place} is not whole
cut-short-what-begins-at-byte-place-is-not-8ea8 = 잘렸다: { $place }번째 바이트에서 시작하는 것이 온전하지 않다

# damaged: what begins at byte {place} does not have its checksum
damaged-what-begins-at-byte-place-does-not-have-8ed5 = 손상되었다: { $place }번째 바이트에서 시작하는 것의 검사합이 맞지 않는다

# unknown field `{name}`, expected one of {names}
unknown-field-name-expected-one-of-names = 모르는 항목 `{ $name }`: { $names } 가운데 하나가 와야 한다

# unknown field `{name}`, expected {names}
unknown-field-name-expected-names = 모르는 항목 `{ $name }`: { JOSA($names, "이/가") } 와야 한다

# unknown field `{name}`, there are no fields
unknown-field-name-there-are-no-fields = 모르는 항목 `{ $name }`: 항목이 없어야 한다

# missing field `{name}`
missing-field-name = 항목 `{ $name }`{ PARTICLE($name, "이/가") } 빠졌다

# duplicate field `{name}`
duplicate-field-name = 항목 `{ $name }`{ PARTICLE($name, "이/가") } 두 번 나온다

# invalid type: {found}, expected {expected}
invalid-type-found-expected-expected = { $found }: 여기에는 { JOSA($expected, "이/가") } 와야 한다

# invalid value: {found}, expected {expected}
invalid-value-found-expected-expected = { $found }: 여기에는 { JOSA($expected, "이/가") } 와야 한다

# invalid length {count}, expected {expected}
invalid-length-count-expected-expected = 길이 { $count }: 여기에는 { JOSA($expected, "이/가") } 와야 한다

# EOF while parsing a list
eof-while-parsing-a-list = 목록이 끝나기 전에 글이 끝났다

# EOF while parsing an object
eof-while-parsing-an-object = 객체가 끝나기 전에 글이 끝났다

# EOF while parsing a string
eof-while-parsing-a-string = 문자열이 끝나기 전에 글이 끝났다

# EOF while parsing a value
eof-while-parsing-a-value = 값이 나오기 전에 글이 끝났다

# expected value
expected-value = 값이 와야 한다

# expected ident
expected-ident = true, false, null 가운데 하나가 와야 한다

# expected `{sign}`
expected-sign = `{ $sign }` 기호가 와야 한다

# expected `{sign}` or `{other}`
expected-sign-or-other = `{ $sign }` 또는 `{ $other }` 기호가 와야 한다

# key must be a string
key-must-be-a-string = 이름은 문자열이어야 한다

# trailing comma
trailing-comma = 쉼표가 하나 많다

# trailing characters
trailing-characters = 끝난 뒤에 글자가 더 있다

# invalid number
invalid-number = 수의 꼴이 아니다

# number out of range
number-out-of-range = 수가 범위를 벗어난다

# invalid escape
invalid-escape = 잘못된 '\' 표기

# control character (\u0000-\u001F) found while parsing a string
control-character-u0000-u001f-found-while-parsing-a-string = 문자열 안에 제어 문자가 있다

# recursion limit exceeded
recursion-limit-exceeded = 너무 깊이 겹쳐 있다

# integer `{value}`
integer-value = 정수 { $value }

# floating point `{value}`
floating-point-value = 소수 { $value }

# boolean `{value}`
boolean-value = 참거짓 값 { $value }

# string {value}
string-value = 문자열 { $value }

# null
null = null

# sequence
sequence = 목록

# map
map = 객체

# an object with moves, and where wanted positions, endings, start
an-object-with-moves-and-where-wanted-positions-endings-737e = moves와, 원하면 positions, endings, start가 있는 객체

# a move, a pair of names
a-move-a-pair-of-names = 수(이름 한 쌍)

# an object with the lists both, left, right
an-object-with-the-lists-both-left-right = 목록 both, left, right가 있는 객체

# a list of moves or an object with the lists both, left, right
a-list-of-moves-or-an-object-with-the-6969 = 수의 목록, 또는 목록 both, left, right가 있는 객체

# an ending, an object with position, to_move and result
an-ending-an-object-with-position-to_move-and-result = 끝(position, to_move, result가 있는 객체)

# the name of a position, a text or a whole number
the-name-of-a-position-a-text-or-a-2abf = 국면의 이름(텍스트 또는 정수)

# {digits}ones mod {modulus}
digits-ones-mod-modulus = { $digits }1의 개수 mod { $modulus }

# 1 vertex
n-1-vertex = 꼭짓점 1개

# 3 vertices
n-3-vertices = 꼭짓점 3개

# take vertex {name}
take-vertex-name = 꼭짓점 { $name } 차지하기

# {name} (summand {place})
name-summand-place = { $name } ({ $place }번째 항)

# Grundy values of {title}
grundy-values-of-title = { $title }의 그런디 수

# Write the positions with their labels and moves as DOT to this file ('-' is standard output instead of the table)
write-the-positions-with-their-labels-and-moves-as-47e9 = 라벨과 수가 있는 국면들을 이 파일에 DOT로 쓰기('-'는 표 대신 표준 출력)

# A heap from which one, two or three tokens are taken.
a-heap-from-which-one-two-or-three-tokens-3ff9 = 더미 하나에서 한 개, 두 개, 또는 세 개를 가져간다.

# Left moves a t to the right, Right an f to the left, into the next cell or over one of the other kind.
left-moves-a-t-to-the-right-right-an-e6b2 = 왼쪽은 t를 오른쪽으로, 오른쪽은 f를 왼쪽으로 옮긴다. 옆 칸으로 가거나 상대의 말 하나를 뛰어넘는다.

# A move takes a vertex, or two neighbouring ones.
a-move-takes-a-vertex-or-two-neighbouring-ones = 한 수에 꼭짓점 하나 또는 이웃한 둘을 차지한다.

# A rook that goes left or down any number of cells: a position is any tuple, and a function gives the options.
a-rook-that-goes-left-or-down-any-number-13d2 = 왼쪽이나 아래로 몇 칸이든 가는 룩: 국면은 튜플이고, 함수가 선택지를 준다.

# A move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board.
a-move-takes-a-stone-of-one-s-own-2ec3 = 자기 돌을 이웃한 상대의 돌 위로 옮긴다. 그 상대의 돌은 판에서 치운다.

# Example: {example}
example-example = 보기: { $example }

# the area or the stones decide: name one of them
the-area-or-the-stones-decide-name-one-of-c258 = area와 stones는 함께 쓸 수 없다: 하나만 쓴다

# say what is scored, for example: go:no-pass,stones,komi=0.5 2x2
say-what-is-scored-for-example-go-no-pass-97b5 = 무엇으로 계산할지 밝힌다. 예: go:no-pass,stones,komi=0.5 2x2

# Normal play and misère play side by side; with --p-positions, the positions lost in either
normal-play-and-mis-re-play-side-by-side-e335 = 노멀 게임과 미제르 게임을 나란히. --p-positions와 함께 쓰면 어느 한쪽에서라도 지는 국면

# A file of the same name comes first. To solve, and to change one:\n  {solve}\n  {copy}
a-file-of-the-same-name-comes-first-to-ee84 = 같은 이름의 파일이 있으면 그것이 먼저다. 풀 때와 고칠 때:{ "\u000A" }  { $solve }{ "\u000A" }  { $copy }

# no rule file '{file}' comes with the program\n  for example: zermelo rules list hex.star; all of them: zermelo rules list
no-rule-file-file-comes-with-the-program-for-6eb9 = 프로그램에 들어 있는 규칙 파일 가운데 '{ $file }'은(는) 없다{ "\u000A" }  예: zermelo rules list hex.star; 모두 보기: zermelo rules list

# More games come as rule files: zermelo rules list
more-games-come-as-rule-files-zermelo-rules-list = 규칙 파일로 된 게임이 더 있다: zermelo rules list

# {what}, depth {depth}, table {percent} % full
what-depth-depth-table-percent-full = { $what }, 깊이 { $depth }, 표 { $percent } % 참

# too many parameters: {count}, where the file has {most}
too-many-parameters-count-where-the-file-has-most = 매개변수가 너무 많다: { $count }개, 파일에는 { $most }개

# {folder}: this table was made from another text of {name}, which is kept there as {rules}\n  for example: --dir other
folder-this-table-was-made-from-another-text-of-84c1 = { $folder }: 이 표는 { $name }의 다른 글로 만든 것이다. 그 글은 거기 { $rules }로 있다{ "\u000A" }  예: --dir other

# note: the table {table} was made from another text of {file}, and is not used
note-the-table-table-was-made-from-another-text-c054 = 참고: 표 { JOSA($table, "은/는") } { $file }의 다른 글에서 만든 것이어서 쓰지 않는다

# note: play is over where it begins, at {start}\n  for example: {example}
note-play-is-over-where-it-begins-at-start-f90f = 참고: 두기 시작하는 { $start }에서 이미 끝나 있다{ "\u000A" }  예: { $example }

# note: the table {table} is not used: {what}
note-the-table-table-is-not-used-what = 참고: 표 { JOSA($table, "은/는") } 쓰지 않는다: { $what }

# {folder} is not named after its game, {game}
folder-is-not-named-after-its-game-game = { $folder }의 이름은 그 게임 { $game }의 것이 아니다

# The longest line of best play:
the-longest-line-of-best-play = 가장 긴 최선의 진행:

# a file (JSON, DOT, or a move 'u v' a line), '-' for standard input, or edges such as a>b,b>c, a>b:left where only Left may move so (required)
a-file-json-dot-or-a-move-u-v-b607 = 파일(JSON, DOT, 또는 한 줄에 한 수씩 'u v'), 표준 입력이면 '-', 또는 a>b,b>c와 같은 변, 왼쪽만 그렇게 둘 수 있으면 a>b:left (필수)

# ordinals
ordinals = 순서수 계산

# looking for a position
looking-for-a-position = 국면 찾기

# one way to Grundy values
one-way-to-grundy-values = 그런디 수를 구하는 한 가지 방법

# there are no databases of {game}: they are kept of loop-free games in which the last move decides, of the catalogue or of rule files, and of their sums
there-are-no-databases-of-game-they-are-kept-edf3 = { $game }의 데이터베이스는 없다: 마지막 수가 승부를 정하고 반복되지 않는 게임 가운데 목록이나 규칙 파일의 게임과 그 합만 보관한다

# note: {place}{note}
note-place-note = 참고: { $place }{ $note }

# '{name}' is of positions, of sums of positions, and of forms in quotes
name-is-of-positions-of-sums-of-positions-and-ca07 = '{ $name }'{ PARTICLE($name, "은/는") } 국면, 국면의 합, 따옴표 안의 형식에 묻는다

# a value in normal play does not tell: misereoutcome(kayles(2) + kayles(3))
a-value-in-normal-play-does-not-tell-misereoutcome-6788 = 정상 규칙에서의 값으로는 알 수 없다, 예: misereoutcome(kayles(2) + kayles(3))

# compounds are of games in which play ends, and ends for want of a move alone
compounds-are-of-games-in-which-play-ends-and-2237 = 복합 게임은 언젠가 끝나고, 둘 수가 없을 때만 끝나는 게임으로 만든다

# compounds are made of positions as they are played, and this one has too many followers
compounds-are-made-of-positions-as-they-are-played-95e0 = 복합 게임은 두어 가는 그대로의 국면으로 만드는데, 이 국면에서 이어지는 국면이 너무 많다

# --functions is answered as text or JSON only, for example: --format json
functions-is-answered-as-text-or-json-only-for-8eae = --functions의 답은 글이나 JSON뿐이다. 예: --format json

# the list of proofs is text only; one of them as JSON, for example: zermelo explain "Bouton's theorem" --proof --format json
the-list-of-proofs-is-text-only-one-of-627d = 증명 목록은 글뿐이다. 증명 하나를 JSON으로 보려면, 예: zermelo explain "Bouton's theorem" --proof --format json

# --misere answers as text or JSON only, for example: zermelo value cram 3x4 --misere --format json
misere-answers-as-text-or-json-only-for-example-46c1 = --misere의 답은 글이나 JSON뿐이다. 예: zermelo value cram 3x4 --misere --format json
