### What the checker of certificates says. The key of a message is made from its English words, which stand above it.

# line {line}: {reason}
line-line-reason = { $line }번째 줄: { $reason }

# {position}, normal play: {results}
position-normal-play-results = { $position }, 노멀 게임: { $results }

# {position}, misère play: {results}
position-mis-re-play-results = { $position }, 미제르 게임: { $results }

# {mover} to move, {result}
mover-to-move-result = { JOSA($mover, "이/가") } 먼저 두면 { $result }

# {player} does not lose
player-does-not-lose = { JOSA($player, "이/가") } 지지 않는다

# {position} has Grundy value {value}
position-has-grundy-value-value = { $position }의 그런디 수는 { $value }

# the Grundy values of {game} have period {period} from heap {start} on
the-grundy-values-of-game-have-period-period-from-69b3 = { $game }의 그런디 수는 더미 { $start }부터 주기가 { $period }이다

# {one} and {two} cannot be compared
one-and-two-cannot-be-compared = { $one }, { $two }: 비교할 수 없다

# the canonical form of {one} is {two}
the-canonical-form-of-one-is-two = { $one }의 표준형은 { $two }

# {game}: {claim}
game-claim = { $game }: { $claim }

# the loopy Grundy values of all {count} vertices
the-loopy-grundy-values-of-all-count-vertices = 모든 꼭짓점({ $count }개)의, 순환 게임의 그런디 수

# the labels of all {count} vertices, {play}
the-labels-of-all-count-vertices-play = 모든 꼭짓점({ $count }개)의 라벨, { $play }

# the labels of {count} positions of {game}, {play}
the-labels-of-count-positions-of-game-play = { $game }의 국면 { $count }개의 라벨, { $play }

# the misère quotient {heaps} has {order} elements, {count} of them in P
the-mis-re-quotient-heaps-has-order-elements-count-868a = { $heaps } 미제르 몫의 원소는 { $order }개이고, 그 가운데 { $count }개가 P에 든다

# of {game} for heaps up to {largest}
of-game-for-heaps-up-to-largest = { $game }의, 크기가 { $largest } 이하인 더미의

# of {game} (with period {period} from heap {start} on)
of-game-with-period-period-from-heap-start-on = { $game }의 (더미 { $start }부터 주기 { $period })

# the player to move {result}
the-player-to-move-result = 둘 차례인 쪽이 { $result }

# {count} records
count-records = 기록 { $count }개

# by {theorem}
by-theorem = 근거: { $theorem }

# the theorem of Sprague and Grundy
the-theorem-of-sprague-and-grundy = 스프라그-그런디 정리

# the period
the-period = 주기

# the theorem of Chomp with two rows
the-theorem-of-chomp-with-two-rows = 두 줄 촘프의 정리

# the symmetry of corners in Chomp
the-symmetry-of-corners-in-chomp = 촘프에서 귀퉁이의 대칭

# the fusion principle
the-fusion-principle = 융합 원리

# by the rules that it declares
by-the-rules-that-it-declares = 증명서가 밝힌 규칙에 따라

# the moves were taken on trust
the-moves-were-taken-on-trust = 수는 증명서의 것을 믿었다

# the position: {reason}
the-position-reason = 국면: { $reason }

# the declared rules: {reason}
the-declared-rules-reason = 밝힌 규칙: { $reason }

# vertex {vertex}: {reason}
vertex-vertex-reason = 꼭짓점 { $vertex }: { $reason }

# node {node}
node-node = 노드 { $node }

# heap {heap}: {reason}
heap-heap-reason = 더미 { $heap }: { $reason }

# {player} to move: {reason}
player-to-move-reason = { $player } 차례일 때: { $reason }

# the record is not text in UTF-8
the-record-is-not-text-in-utf-8 = 기록이 UTF-8 텍스트가 아니다

# the convention is normal or misere
the-convention-is-normal-or-misere = 규약은 normal이나 misere이다

# play ends by a rule of the game, not by having no move: the convention is normal
play-ends-by-a-rule-of-the-game-not-056d = 이 게임은 둘 수 없어서가 아니라 규칙에 따라 끝난다: 규약은 normal이다

# this claim is about no single position: expected 'position -'
this-claim-is-about-no-single-position-expected-position = 이 주장은 한 국면에 대한 것이 아니다: 'position -'이 와야 한다

# the claim is '{kind}' alone
the-claim-is-kind-alone = 주장은 '{ $kind }' 한 낱말이다

# expected 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER' or 'draw mover PLAYER', players being left and right
expected-winner-player-mover-player-holds-player-mover-player-32c9 = 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER', 'draw mover PLAYER' 가운데 하나가 와야 한다. PLAYER는 left나 right이다

# expected 'stoppers', a relation and two nodes
expected-stoppers-a-relation-and-two-nodes = 'stoppers'와 관계 하나, 노드 둘이 와야 한다

# there is no claim '{kind}'
there-is-no-claim-kind = '{ $kind }'{ PARTICLE($kind, "이라는/라는") } 주장은 없다

# expected '{relation}' and two nodes
expected-relation-and-two-nodes = '{ $relation }'{ PARTICLE($relation, "과/와") } 노드 둘이 와야 한다

# expected 'grundy' and a value
expected-grundy-and-a-value = 'grundy'와 값이 와야 한다

# expected 'period P from N', with P at least 1
expected-period-p-from-n-with-p-at-least-4a8d = 'period P from N'이 와야 한다. P는 1 이상이다

# expected 'that' and a statement
expected-that-and-a-statement = 'that'과 명제가 와야 한다

# expected 'quotient N' or 'quotient N period P from M'
expected-quotient-n-or-quotient-n-period-p-from-21f8 = 'quotient N'이나 'quotient N period P from M'이 와야 한다

# a node of '{relation}' is a number
a-node-of-relation-is-a-number = '{ $relation }'의 노드는 수이다

# there is no theorem '{name}' of {game} in {play}
there-is-no-theorem-name-of-game-in-play = { $game }({ $play })에 '{ $name }'{ PARTICLE($name, "이라는/라는") } 정리는 없다

# periods are those of heaps and subtraction
periods-are-those-of-heaps-and-subtraction = 주기는 더미 게임과 빼기 게임의 것이다

# a record too many
a-record-too-many = 기록이 하나 많다

# with a window no values are kept
with-a-window-no-values-are-kept = 창을 쓰면 값이 남지 않는다

# {theorem} says nothing about {position}
theorem-says-nothing-about-position = { $theorem }: { $position }에 대해서는 아무것도 말하지 않는다

# a theorem needs a game that the checker knows
a-theorem-needs-a-game-that-the-checker-knows = 정리에는 검사기가 아는 게임이 있어야 한다

# the game is not impartial
the-game-is-not-impartial = 공정 게임이 아니다

# there is no such move
there-is-no-such-move = 그런 수는 없다

# after this move the opponent wins
after-this-move-the-opponent-wins = 이 수 뒤에는 상대가 이긴다

# the value is {value}, not {claimed}
the-value-is-value-not-claimed = 값은 { $value }인데, { $claimed }이라고 되어 있다

# {theorem} gives no Grundy value
theorem-gives-no-grundy-value = { JOSA($theorem, "은/는") } 그런디 수를 주지 않는다

# '{text}' is not among the nodes
text-is-not-among-the-nodes = '{ $text }': 노드 가운데 없다

# a sum of the statement is not among the nodes
a-sum-of-the-statement-is-not-among-the-1c4c = 명제의 합 하나가 노드 가운데 없다

# expected a '|' between the players' options
expected-a-between-the-players-options = 두 쪽의 선택지 사이에 '|'가 와야 한다

# the form stands here for the second time
the-form-stands-here-for-the-second-time = 이 형태는 여기에 두 번째로 나온다

# an option must stand in an earlier record
an-option-must-stand-in-an-earlier-record = 선택지는 앞선 기록에 있어야 한다

# options are numbered in ascending order
options-are-numbered-in-ascending-order = 선택지의 번호는 오름차순이다

# a summand is an earlier node
a-summand-is-an-earlier-node = 더하는 항은 앞선 노드이다

# a summand is not 0 and not a sum
a-summand-is-not-0-and-not-a-sum = 더하는 항은 0도 합도 아니다

# a sum has from 2 to 256 summands, in ascending order
a-sum-has-from-2-to-256-summands-in-42e5 = 합에는 오름차순으로 항이 2개부터 256개까지 있다

# the sum stands here for the second time
the-sum-stands-here-for-the-second-time = 이 합은 여기에 두 번째로 나온다

# an option of the sum is not an earlier node
an-option-of-the-sum-is-not-an-earlier-aa4f = 합의 선택지 하나가 앞선 노드가 아니다

# these nodes have no positions
these-nodes-have-no-positions = 이 노드들에는 국면이 없다

# the position stands here for the second time
the-position-stands-here-for-the-second-time = 이 국면은 여기에 두 번째로 나온다

# {player}'s options are not the moves from the position
player-s-options-are-not-the-moves-from-the-ee6d = { $player }의 선택지가 이 국면에서 둘 수 있는 수와 다르다

# no earlier node is {position}
no-earlier-node-is-position = 앞선 노드 가운데 { JOSA($position, "이/가") } 없다

# the first node of the claim is not the position claimed
the-first-node-of-the-claim-is-not-the-66a7 = 주장의 첫 노드가 주장하는 국면이 아니다

# all nodes
all-nodes = 모든 노드

# 'game forms' and 'position -' belong together
game-forms-and-position-belong-together = 'game forms'와 'position -'는 함께 쓴다

# expected rows of cells out of '{letters}'
expected-rows-of-cells-out-of-letters = '{ $letters }'의 글자로 된 칸의 행들이 와야 한다

# expected rows such as .L|R# or edges such as a-b,b-c
expected-rows-such-as-l-r-or-edges-such-e2a1 = .L|R# 같은 줄이나 a-b,b-c 같은 변이 와야 한다

# expected three squares such as e1 a1 e8
expected-three-squares-such-as-e1-a1-e8 = e1 a1 e8 같은 칸 셋이 와야 한다

# Black stands in check
black-stands-in-check = 흑이 체크를 당하고 있다

# these are not rows of a chomped board
these-are-not-rows-of-a-chomped-board = 촘프 판의 행들이 아니다

# the board is too large to list its options
the-board-is-too-large-to-list-its-options = 판이 너무 커서 선택지를 늘어놓을 수 없다

# expected a graph and letters, such as '3 1-2,2-3 ..#'
expected-a-graph-and-letters-such-as-3-1-6095 = 그래프와 글자들이 와야 한다. 예: '3 1-2,2-3 ..#'

# expected rows of one length, with at most {most} cells
expected-rows-of-one-length-with-at-most-most-8056 = 길이가 같은 행들, 칸은 { $most }개 이하여야 한다

# expected one row
expected-one-row = 행 하나가 와야 한다

# '{letter}' is not one of the game's letters
letter-is-not-one-of-the-game-s-letters = '{ $letter }': 이 게임의 글자가 아니다

# expected the number of vertices, and edges such as 1-2,2-3
expected-the-number-of-vertices-and-edges-such-as-496f = 꼭짓점의 수와 1-2,2-3 같은 변들이 와야 한다

# there is one letter for each vertex
there-is-one-letter-for-each-vertex = 꼭짓점마다 글자가 하나씩 있다

# '{edge}' does not join two vertices
edge-does-not-join-two-vertices = '{ $edge }': 두 꼭짓점을 잇지 않는다

# the tables of a game begin with the empty heap and are of one length
the-tables-of-a-game-begin-with-the-empty-4137 = 게임의 표들은 빈 더미에서 시작하고 길이가 같다

# after 'after' stands one number
after-after-stands-one-number = 'after' 뒤에는 수 하나가 온다

# there are at most {most} heaps
there-are-at-most-most-heaps = 더미는 { $most }개 이하이다

# there are at most {most} tokens in this game
there-are-at-most-most-tokens-in-this-game = 이 게임의 돌은 { $most }개 이하이다

# byte {place}: expected {what}, found {found}
byte-place-expected-what-found-found = { $place }번째 바이트: { JOSA($what, "이/가") } 와야 하는데 { JOSA($found, "이/가") } 왔다

# the end
the-end = 끝

# rules that are not nested as deep as this
rules-that-are-not-nested-as-deep-as-this = 이보다 얕게 겹친 규칙

# a number in its bounds
a-number-in-its-bounds = 범위 안의 수

# a text and '"' after it
a-text-and-after-it = 텍스트와 그 뒤의 '"'

# a letter of a text
a-letter-of-a-text = 텍스트의 글자

# parameters in ascending order before this
parameters-in-ascending-order-before-this = 이 앞에 오름차순의 매개변수

# a move: '{"rewrite":', slide, shoot, push or enclose
a-move-rewrite-slide-shoot-push-or-enclose = 수: '{ "{" }"rewrite":', slide, shoot, push, enclose

# '{"board":', '{"heaps":', '{"joint":' or '{"words":'
board-heaps-joint-or-words = '{ "{" }"board":', '{ "{" }"heaps":', '{ "{" }"joint":', '{ "{" }"words":' 가운데 하나

# no step [0,0] before this
no-step-0-0-before-this = 이 앞에 걸음 [0,0]이 없어야 함

# a result: left, right, draw, mover, other or '{"more":'
a-result-left-right-draw-mover-other-or-more = 결과: left, right, draw, mover, other, '{ "{" }"more":'

# '{"code":', '{"take":' or '{"table":'
code-take-or-table = '{ "{" }"code":', '{ "{" }"take":', '{ "{" }"table":' 가운데 하나

# "anything", "another", '{"at-most":' or '{"table":'
anything-another-at-most-or-table = "anything", "another", '{ "{" }"at-most":', '{ "{" }"table":' 가운데 하나

# "first", "last", '{"any":' or '{"sets":'
first-last-any-or-sets = "first", "last", '{ "{" }"any":', '{ "{" }"sets":' 가운데 하나

# as many letters in 'to' as in 'from' before this
as-many-letters-in-to-as-in-from-before-79a3 = 이 앞에 'to'와 'from'의 글자 수가 같음

# one set of letters or more in 'from', and as many steps of which the first is [0,0], before this
one-set-of-letters-or-more-in-from-and-b3b1 = 이 앞에 'from'의 글자 집합 하나 이상과, 그만큼의 걸음(첫째는 [0,0])

# a step of at most 65536 rows and columns before this
a-step-of-at-most-65536-rows-and-columns-3b37 = 이 앞에 행과 열이 65536 이하인 걸음

# printable letters of ASCII before this
printable-letters-of-ascii-before-this = 이 앞에 찍을 수 있는 ASCII 글자

# a single letter before this
a-single-letter-before-this = 이 앞에 글자 하나

# a letter before this
a-letter-before-this = 이 앞에 글자

# a condition: '{"matches":', connected, count, stuck, turn, not or any
a-condition-matches-connected-count-stuck-turn-not-or-9698 = 조건: '{ "{" }"matches":', connected, count, stuck, turn, not, any

# a code such as 0.77 before this
a-code-such-as-0-77-before-this = 이 앞에 0.77 같은 코드

# a set of heaps names some of the first 64, ascending
a-set-of-heaps-names-some-of-the-first-409a = 더미의 집합은 처음 64개 가운데 몇을 오름차순으로 적는다

# at most 64 heaps are left by a move
at-most-64-heaps-are-left-by-a-move = 한 수가 남기는 더미는 64개 이하이다

# an empty heap becomes nothing
an-empty-heap-becomes-nothing = 빈 더미에서는 아무것도 나오지 않는다

# the heaps in a table are not empty, and sizes that it has
the-heaps-in-a-table-are-not-empty-and-bbd4 = 표 안의 더미는 비어 있지 않고, 표에 있는 크기이다

# '-' is the empty word, so it is not a letter of words
is-the-empty-word-so-it-is-not-a-7493 = '-'는 빈 낱말이므로 낱말의 글자가 아니다

# a part of a word has a letter that is not one of the game's
a-part-of-a-word-has-a-letter-that-9c37 = 낱말의 한 부분에 이 게임에 없는 글자가 있다

# one letter or more in 'from' before this
one-letter-or-more-in-from-before-this = 이 앞에 'from'의 글자 하나 이상

# the letters of a game are one or more, all different, none of them out of '{letters}'
the-letters-of-a-game-are-one-or-more-8dbc = 게임의 글자는 하나 이상이고 서로 다르며 '{ $letters }'에 들지 않는다

# a piece does not turn its like
a-piece-does-not-turn-its-like = 말은 자기와 같은 말을 뒤집지 않는다

# to push and to enclose are moves of their own, which follow no other
to-push-and-to-enclose-are-moves-of-their-d2cf = 밀기와 둘러싸기는 다른 수에 이어지지 않는 따로의 수이다

# on a graph there are no directions
on-a-graph-there-are-no-directions = 그래프에는 방향이 없다

# on a graph nothing is pushed or enclosed
on-a-graph-nothing-is-pushed-or-enclosed = 그래프에서는 밀거나 둘러싸지 않는다

# patterns lie along paths on graphs, and only there
patterns-lie-along-paths-on-graphs-and-only-there = 무늬가 경로를 따라 놓이는 것은 그래프에서뿐이다

# only endings ask whose turn it is, and who can move
only-endings-ask-whose-turn-it-is-and-who-7079 = 누구 차례인지, 누가 둘 수 있는지는 끝의 조건에서만 묻는다

# it is nobody's turn but one player's
it-is-nobody-s-turn-but-one-player-s = 차례는 어느 한쪽의 것이다

# expected a word of at most {most} letters out of those of the game, or '{empty}'
expected-a-word-of-at-most-most-letters-out-f52b = 이 게임의 글자로 된 { $most }글자 이하의 낱말, 또는 '{ $empty }'{ PARTICLE($empty, "이/가") } 와야 한다

# a word has more than {most} letters
a-word-has-more-than-most-letters = 낱말의 글자가 { $most }개보다 많다

# expected edges such as 0-1l 1-2r
expected-edges-such-as-0-1l-1-2r = 0-1l 1-2r 같은 변들이 와야 한다

# the position has too many options to list
the-position-has-too-many-options-to-list = 국면의 선택지가 너무 많아 늘어놓을 수 없다

# expected two heaps
expected-two-heaps = 더미 둘이 와야 한다

# expected two stocks and the heaps
expected-two-stocks-and-the-heaps = 두 비축과 더미들이 와야 한다

# expected one number
expected-one-number = 수 하나가 와야 한다

# '{word}' is not the size of a heap, at most {most}
word-is-not-the-size-of-a-heap-at-8414 = '{ $word }': 더미의 크기({ $most } 이하)가 아니다

# words, and boards with the letters + and -, have no place in a sum
words-and-boards-with-the-letters-and-have-no-4f38 = 낱말과, 글자 +나 -가 있는 판은 합에 들어갈 수 없다

# expected positions of {count} games
expected-positions-of-count-games = 게임 { $count }개의 국면이 와야 한다

# too many
too-many = 너무 많음

# these are not rows of the board
these-are-not-rows-of-the-board = 이 판의 행들이 아니다

# there is no vertex '{name}'
there-is-no-vertex-name = 꼭짓점 '{ $name }'{ PARTICLE($name, "이/가") } 없다

# expected a strip
expected-a-strip = 띠 하나가 와야 한다

# expected 'sides one' or 'sides two'
expected-sides-one-or-sides-two = 'sides one'이나 'sides two'가 와야 한다

# Grundy values belong to normal play
grundy-values-belong-to-normal-play = 그런디 수는 노멀 게임의 것이다

# expected a value, a position, and all options
expected-a-value-a-position-and-all-options = 값, 국면, 모든 선택지가 와야 한다

# the last record is not about the position and value claimed
the-last-record-is-not-about-the-position-and-32cf = 마지막 기록이 주장하는 국면과 값에 대한 것이 아니다

# the file is compressed with a window of more than 128 MB
the-file-is-compressed-with-a-window-of-more-f027 = 파일을 압축한 창이 128 MB보다 크다

# something follows the compressed certificate, which must be a single frame
something-follows-the-compressed-certificate-which-must-be-a-a1c8 = 압축된 증명서 뒤에 무엇이 더 있다. 증명서는 한 프레임이어야 한다

# the file cannot be read: {error}
the-file-cannot-be-read-error = 파일을 읽을 수 없다: { $error }

# this checker knows version {version} of the format only
this-checker-knows-version-version-of-the-format-only = 이 검사기는 형식의 버전 { $version }만 안다

# the first line is not 'zermelo certificate {version}'
the-first-line-is-not-zermelo-certificate-version = 첫 줄이 'zermelo certificate { $version }'{ PARTICLE($version, "과/와") } 다르다

# its title
its-title = 제목

# no earlier record is about {position}
no-earlier-record-is-about-position = 앞선 기록 가운데 { $position }에 대한 것이 없다

# the value is {value}, but {least} follows from the options
the-value-is-value-but-least-follows-from-the-e2f8 = 적힌 값은 { $value }인데, 선택지에서 나오는 값은 { $least }이다

# expected a value and a position
expected-a-value-and-a-position = 값과 국면이 와야 한다

# expected a label for each side, such as W3, L0 or D
expected-a-label-for-each-side-such-as-w3-45e5 = 양쪽에 라벨이 하나씩 와야 한다. 예: W3, L0, D

# there is a label too many
there-is-a-label-too-many = 라벨이 하나 많다

# the moves of every vertex
the-moves-of-every-vertex = 모든 꼭짓점의 수

# there is no such vertex
there-is-no-such-vertex = 그런 꼭짓점은 없다

# the label is {claimed}, but {expected} follows from the options
the-label-is-claimed-but-expected-follows-from-the-a0ee = 적힌 라벨은 { $claimed }인데, 선택지에서 나오는 라벨은 { $expected }이다

# the distance is too large
the-distance-is-too-large = 거리가 너무 크다

# the position of the header has no label
the-position-of-the-header-has-no-label = 머리의 국면에 라벨이 없다

# expected a label such as W3, L0 or D
expected-a-label-such-as-w3-l0-or-d = W3, L0, D 같은 라벨이 와야 한다

# expected labels and a position
expected-labels-and-a-position = 라벨과 국면이 와야 한다

# it cannot be {player}'s turn: {reason}
it-cannot-be-player-s-turn-reason = { $player } 차례일 수 없다: { $reason }

# there is no label for {position}
there-is-no-label-for-position = { $position }의 라벨이 없다

# all labels
all-labels = 모든 라벨

# all values
all-values = 모든 값

# the check needs more memory than the limit allows
the-check-needs-more-memory-than-the-limit-allows = 검사에는 한도보다 많은 메모리가 필요하다

# loopy Grundy values belong to normal play
loopy-grundy-values-belong-to-normal-play = 순환 게임의 그런디 수는 노멀 게임의 것이다

# expected a value: a number and its counter, or inf(0,2)
expected-a-value-a-number-and-its-counter-or-4143 = 값이 와야 한다: 수와 그 카운터, 또는 inf(0,2)

# these are not the numbers of the options
these-are-not-the-numbers-of-the-options = 선택지의 수들이 아니다

# every infinite option can be answered to {mex}
every-infinite-option-can-be-answered-to-mex = 무한한 선택지마다 { JOSA($mex, "으로/로") } 가는 답이 있다

# option {option} has no earlier answer to {number}
option-option-has-no-earlier-answer-to-number = 선택지 { $option }에, { JOSA($number, "으로/로") } 가는 앞선 답이 없다

# not checked: the time limit was reached
not-checked-the-time-limit-was-reached = 검사하지 않음: 시간 한도에 이르렀다

# expected numbers with blanks between them
expected-numbers-with-blanks-between-them = 공백으로 나눈 수들이 와야 한다

# there are fewer nodes
there-are-fewer-nodes = 노드가 그만큼 없다

# games are ordered in normal play
games-are-ordered-in-normal-play = 게임의 순서는 노멀 게임의 것이다

# play ends by a rule of this game, so its positions have no such values
play-ends-by-a-rule-of-this-game-so-4735 = 이 게임은 규칙에 따라 끝나므로 국면에 그런 값이 없다

# expected two nodes
expected-two-nodes = 노드 둘이 와야 한다

# the pair stands here for the second time
the-pair-stands-here-for-the-second-time = 이 쌍은 여기에 두 번째로 나온다

# there is no answer to the left option {option} of {one}
there-is-no-answer-to-the-left-option-option-62b7 = { $one }의 왼쪽 선택지 { $option }에 대한 답이 없다

# there is no answer to the right option {option} of {two}
there-is-no-answer-to-the-right-option-option-dfc6 = { $two }의 오른쪽 선택지 { $option }에 대한 답이 없다

# the pairs do not show '{relation} {one} {two}'
the-pairs-do-not-show-relation-one-two = 쌍들로는 '{ $relation } { $one } { $two }'{ PARTICLE($two, "이/가") } 나오지 않는다

# node {node}: the pairs do not show that not {one} ≤ {two}
node-node-the-pairs-do-not-show-that-not-00e1 = 노드 { $node }: 쌍들로는 { $one } ≤ { JOSA($two, "이/가") } 아님이 나오지 않는다

# node {node}: the pairs do not show that option {option} is not reversible
node-node-the-pairs-do-not-show-that-option-d6b3 = 노드 { $node }: 쌍들로는 선택지 { JOSA($option, "이/가") } 되돌려지지 않음이 나오지 않는다

# the game is heaps: and a code such as 0.137
the-game-is-heaps-and-a-code-such-as-9cfd = 게임은 heaps:와 0.137 같은 코드이다

# the window W is longer than every take, the start more than 2 W, and with parity the period is even
the-window-w-is-longer-than-every-take-the-d5d6 = 창 W는 한 번에 가져가는 개수보다 길고, 시작은 2W보다 크며, parity가 있으면 주기는 짝수이다

# computing the values takes too long; with another mask it may not
computing-the-values-takes-too-long-with-another-mask-bb35 = 값의 계산이 너무 오래 걸린다. 다른 mask로는 그렇지 않을 수 있다

# a value is too large, or the lowest bit of the mask
a-value-is-too-large-or-the-lowest-bit-aaa9 = 값 하나가 너무 크거나, mask의 가장 낮은 비트가 너무 높다

# heap {heap} is not decided within the window
heap-heap-is-not-decided-within-the-window = 더미 { $heap }: 창 안에서 정해지지 않는다

# more than 2^32 values are not computed
more-than-2-32-values-are-not-computed = 2^32개보다 많은 값은 계산하지 않는다

# heaps {heap} and {other} have different values
heaps-heap-and-other-have-different-values = 더미 { $heap }, { $other }의 값이 서로 다르다

# the period begins earlier
the-period-begins-earlier = 주기는 더 앞에서 시작한다

# the period is no more than {shift}
the-period-is-no-more-than-shift = 주기는 { $shift } 이하이다

# a mask is of use only where a move leaves at most two heaps
a-mask-is-of-use-only-where-a-move-b692 = mask는 한 수가 더미를 둘까지만 남길 때 쓸모가 있다

# parity is of use only where all takes that split agree in it
parity-is-of-use-only-where-all-takes-that-b394 = parity는 나누는 수들이 가져가는 개수의 홀짝이 모두 같을 때만 쓸모가 있다

# expected 'window W'
expected-window-w = 'window W'가 와야 한다

# expected 'mask M' or 'mask M parity'
expected-mask-m-or-mask-m-parity = 'mask M'이나 'mask M parity'가 와야 한다

# a mask is a number from 1 to 65535
a-mask-is-a-number-from-1-to-65535 = mask는 1부터 65535까지의 수이다

# misère quotients belong to misère play
mis-re-quotients-belong-to-mis-re-play = 미제르 몫은 미제르 게임의 것이다

# the elements of all heaps
the-elements-of-all-heaps = 모든 더미의 원소

# expected the element of a heap
expected-the-element-of-a-heap = 더미의 원소가 와야 한다

# there are from 1 to {most} elements
there-are-from-1-to-most-elements = 원소는 1개부터 { $most }개까지이다

# there are fewer elements
there-are-fewer-elements = 원소가 그만큼 없다

# the P-portion is listed in ascending order
the-p-portion-is-listed-in-ascending-order = P 부분은 오름차순으로 적는다

# the whole table
the-whole-table = 표 전체

# there is no such element
there-is-no-such-element = 그런 원소는 없다

# no sum of heaps is at {element}
no-sum-of-heaps-is-at-element = 원소 { $element }에 이르는 더미의 합이 없다

# {element} differs from an earlier element in no context
element-differs-from-an-earlier-element-in-no-context = 원소 { $element }: 어떤 합에서도 앞선 한 원소와 구별되지 않는다

# the heaps have too many options
the-heaps-have-too-many-options = 더미들의 선택지가 너무 많다

# it has no moves, so it is at 0
it-has-no-moves-so-it-is-at-0 = 둘 수가 없으므로 원소 0이다

# in some context it is in P with an option in P
in-some-context-it-is-in-p-with-an-0894 = 어떤 합에서, 그것과 그 선택지 하나가 모두 P에 든다

# a sum at {place}, not in P, has moves but none to P
a-sum-at-place-not-in-p-has-moves-ee62 = 원소 { $place }의 어떤 합은 P에 들지 않고 둘 수는 있는데, P로 가는 수가 없다

# the sums of heaps are too many
the-sums-of-heaps-are-too-many = 더미의 합이 너무 많다

# the period needs heaps up to {heap}
the-period-needs-heaps-up-to-heap = 이 주기에는 더미 { $heap }까지 있어야 한다

# heaps {heap} and {other} are at different elements
heaps-heap-and-other-are-at-different-elements = 더미 { $heap }, { $other }의 원소가 서로 다르다

# the period is less
the-period-is-less = 주기는 더 짧다

# heap 0 is at 0
heap-0-is-at-0 = 더미 0의 원소는 0이다

# expected a row of {order} elements
expected-a-row-of-order-elements = 원소 { $order }개의 행이 와야 한다

# 0·{one} is not {other}
n-0-one-is-not-other = 0·{ JOSA($one, "과/와") } { JOSA($other, "이/가") } 다르다

# 0 is in P
n-0-is-in-p = 0이 P에 든다

# {one} is not {other}
one-is-not-other = { $one }, { $other }: 서로 다르다

# the certificate ends before {what}
the-certificate-ends-before-what = 증명서가 { $what }보다 먼저 끝난다

# the next section
the-next-section = 다음 절

# there is no next section
there-is-no-next-section = 다음 절이 없다

# the record is too long
the-record-is-too-long = 기록이 너무 길다

# the certificate breaks off
the-certificate-breaks-off = 증명서가 도중에 끊긴다

# the line ends with CR LF; a certificate has line feeds only
the-line-ends-with-cr-lf-a-certificate-has-e106 = 줄이 CR LF로 끝난다. 증명서에는 LF만 있다

# the certificate cannot be read: {error}
the-certificate-cannot-be-read-error = 증명서를 읽을 수 없다: { $error }

# the number of records or the digest is wrong: the certificate was changed
the-number-of-records-or-the-digest-is-wrong-bb54 = 기록의 수나 요약값이 틀리다: 증명서가 바뀌었다

# something follows the end
something-follows-the-end = 끝 뒤에 무엇이 더 있다

# expected '{word}'
expected-word = '{ $word }'{ PARTICLE($word, "이/가") } 와야 한다

# expected '{key}' and a number
expected-key-and-a-number = '{ $key }'{ PARTICLE($key, "과/와") } 수가 와야 한다

# expected '{key} ...'
expected-key = '{ $key } ...'{ PARTICLE($key, "이/가") } 와야 한다

# a statement is two sums with =, < or || between them
a-statement-is-two-sums-with-or-between-them = 명제는 합 둘과 그 사이의 =, <, || 가운데 하나이다

# a sum has no terms
a-sum-has-no-terms = 합에 항이 없다

# the statement is nested too deep
the-statement-is-nested-too-deep = 명제가 너무 깊이 겹쳐 있다

# the statement breaks off
the-statement-breaks-off = 명제가 도중에 끊긴다

# '{text}' is not a game, so it is not among the nodes
text-is-not-a-game-so-it-is-not-2ce8 = '{ $text }': 게임이 아니므로 노드 가운데 없다

# cannot read '{text}' in '{whole}'
cannot-read-text-in-whole = '{ $whole }'의 '{ $text }'{ PARTICLE($text, "을/를") } 읽을 수 없다

# expected '{letter}' before '{rest}'
expected-letter-before-rest = '{ $rest }' 앞에 '{ $letter }'{ PARTICLE($letter, "이/가") } 와야 한다

# there are too many nodes
there-are-too-many-nodes = 노드가 너무 많다

# no node is {position}
no-node-is-position = 노드 가운데 { JOSA($position, "이/가") } 없다

# the nodes are not stoppers: alternating play can go on for ever
the-nodes-are-not-stoppers-alternating-play-can-go-e275 = 노드들이 스토퍼가 아니다: 번갈아 두어도 끝없이 이어질 수 있다

# an option is a node
an-option-is-a-node = 선택지는 노드이다

# no move wins against {one} ≤ {two} by earlier records
no-move-wins-against-one-two-by-earlier-records = 앞선 기록으로는 { $one } ≤ { JOSA($two, "을/를") } 꺾는 수가 없다

# the pairs do not show that {one} and {two} are different
the-pairs-do-not-show-that-one-and-two-b18a = 쌍들로는 { JOSA($one, "과/와") } { JOSA($two, "이/가") } 서로 다름이 나오지 않는다

# play is not over here, or not in the player's favour
play-is-not-over-here-or-not-in-the-69ed = 여기서 게임이 끝나지 않았거나, 그쪽에 이롭게 끝나지 않았다

# there is no answer to {reply}
there-is-no-answer-to-reply = { $reply }에 대한 답이 없다

# play is over at {position}, not in the player's favour
play-is-over-at-position-not-in-the-player-7c66 = { $position }에서 게임이 끝났고, 그쪽에 이롭지 않다

# no record is about the position claimed
no-record-is-about-the-position-claimed = 주장하는 국면에 대한 기록이 없다

# the record with position '-' is the last one
the-record-with-position-is-the-last-one = 국면이 '-'인 기록은 마지막 기록이다

# expected a position, a move, and all replies
expected-a-position-a-move-and-all-replies = 국면, 수, 모든 답이 와야 한다

# there is no position {greatest} of the strategy
there-is-no-position-greatest-of-the-strategy = 전략에 국면 { JOSA($greatest, "이/가") } 없다

# the last record is not about the position claimed
the-last-record-is-not-about-the-position-claimed = 마지막 기록이 주장하는 국면에 대한 것이 아니다

# a reply must stand in an earlier record
a-reply-must-stand-in-an-earlier-record = 답은 앞선 기록에 있어야 한다

# {claim} ({notes})
claim-notes = { $claim } ({ $notes })

# expected different places
expected-different-places = 서로 다른 자리가 와야 한다

# expected cakes such as 3x2, with sides of at most {longest}
expected-cakes-such-as-3x2-with-sides-of-at-5e05 = 3x2와 같은 케이크가 와야 하고, 변은 { $longest }까지이다
