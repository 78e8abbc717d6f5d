### Games: moves, theorems, explanations. The key of a message is made from its English words, which stand above it.

# take {n} from heap {heap} and split into {list}
take-n-from-heap-heap-and-split-into-list = { $heap }번 더미에서 { $n }개 가져가고 { $list }개로 나누기

# take {n} and split into {list}
take-n-and-split-into-list = { $n }개 가져가고 { $list }개로 나누기

# split heap {heap} into {list}
split-heap-heap-into-list = { $heap }번 더미를 { $list }개로 나누기

# split into {list}
split-into-list = { $list }개로 나누기

# take {n} from heap {heap}
take-n-from-heap-heap = { $heap }번 더미에서 { $n }개 가져가기

# take {n} from both
take-n-from-both = 양쪽에서 { $n }개씩 가져가기

# take {n}
take-n = { $n }개 가져가기

# {n} from heap {heap}
n-from-heap-heap = { $heap }번 더미에서 { $n }개

# add {n} to heap {heap}
add-n-to-heap-heap = { $heap }번 더미에 { $n }개 더하기

# add {n}
add-n = { $n }개 더하기

# call 1 number
call-1-number = 수 1개 부르기

# call {n} numbers
call-n-numbers = 수 { $n }개 부르기

# cut {cake} into {count} of {piece}
cut-cake-into-count-of-piece = { $cake } 자르기 → { $piece } { $count }조각

# cut {cake} into {list}
cut-cake-into-list = { $cake } 자르기 → { $list }

# divide {n} into {parts}
divide-n-into-parts = { $n } 똑같이 나누기 → { $parts }

# unite {list}
unite-list = { $list } 합치기

# bite row {row} column {column}
bite-row-row-column-column = { $row }행 { $column }열 먹기

# {mark} row {row} column {column}
mark-row-row-column-column = { $mark } { $row }행 { $column }열

# slide {from} to {to}
slide-from-to-to = { $from }번 칸에서 { $to }번 칸으로 밀기

# jump {from} to {to}
jump-from-to-to = { $from }번 칸에서 { $to }번 칸으로 뛰어넘기

# move {from} to {to}
move-from-to-to = { $from }번 칸에서 { $to }번 칸으로 가기

# turn nothing
turn-nothing = 아무것도 뒤집지 않기

# turn {first} to {last}
turn-first-to-last = { $first }부터 { $last }까지 뒤집기

# turn {list}
turn-list = { $list } 뒤집기

# flip nothing
flip-nothing = 아무 스위치도 누르지 않기

# flip {list}
flip-list = 스위치 { $list } 누르기

# cross {cell}
cross-cell = { $cell }번 칸에 가위표 쓰기

# topple {place} left
topple-place-left = { $place }번 도미노를 왼쪽으로 넘어뜨리기

# topple {place} right
topple-place-right = { $place }번 도미노를 오른쪽으로 넘어뜨리기

# remove {list}
remove-list = { $list } 없애기

# cut {edge}
cut-edge = 변 { $edge } 자르기

# pass
pass = 패스

# strategy stealing
strategy-stealing = 전략 훔치기

# the theorem on thin and symmetric Chomp
the-theorem-on-thin-and-symmetric-chomp = 좁거나 대칭인 촘프의 정리

# central symmetry
central-symmetry = 점대칭

# Grundy values of rectangles
grundy-values-of-rectangles = 직사각형의 그런디 수

# the fusion and colon principles
the-fusion-and-colon-principles = 융합 원리와 콜론 원리

# the sign-expansion rule
the-sign-expansion-rule = 부호 전개 규칙

# the values of blue-red trees and green graphs
the-values-of-blue-red-trees-and-green-graphs = 파랑-빨강 나무와 초록 그래프의 값

# the closed forms of Node Kayles on paths, cycles, cliques and stars
the-closed-forms-of-node-kayles-on-paths-cycles-6edf = 경로, 순환, 완전 그래프, 별에서 노드 카일즈의 공식

# the closed forms of Arc Kayles on paths, cycles, cliques and stars
the-closed-forms-of-arc-kayles-on-paths-cycles-3690 = 경로, 순환, 완전 그래프, 별에서 아크 카일즈의 공식

# the theorem on even branches
the-theorem-on-even-branches = 짝수 가지의 정리

# the theorem on bounded Nim
the-theorem-on-bounded-nim = 제한된 님의 정리

# the values of Cutcake
the-values-of-cutcake = 케이크 자르기의 값

# the values of Maundy Cake
the-values-of-maundy-cake = 먼디 케이크의 값

# the theorem on Euclid
the-theorem-on-euclid = 유클리드 게임의 정리

# the theorem on Smallest Nim
the-theorem-on-smallest-nim = 최소 더미 님의 정리

# the theorem on Largest Nim
the-theorem-on-largest-nim = 최대 더미 님의 정리

# the theorem on Fibonacci Nim
the-theorem-on-fibonacci-nim = 피보나치 님의 정리

# Fraenkel's theorem
fraenkel-s-theorem = 프렝켈의 정리

# the theorem on Lasker's Nim
the-theorem-on-lasker-s-nim = 라스커의 님의 정리

# Moore's theorem
moore-s-theorem = 무어의 정리

# Bouton's theorem
bouton-s-theorem = 부턴의 정리

# the theorem on Poker Nim
the-theorem-on-poker-nim = 포커 님의 정리

# the parity of the splits
the-parity-of-the-splits = 나누기 횟수의 홀짝

# the periodicity of subtraction games
the-periodicity-of-subtraction-games = 빼기 게임의 주기성

# the misère quotient of the code
the-mis-re-quotient-of-the-code = 코드의 미제르 몫

# the Sprague–Grundy theorem on the heaps of the code
the-sprague-grundy-theorem-on-the-heaps-of-the-1063 = 코드의 더미에 대한 스프라그-그런디 정리

# the theorem on 31
the-theorem-on-31 = 배스킨라빈스 31의 정리

# Wythoff's theorem
wythoff-s-theorem = 위토프의 정리

# search for the last hand at each switch
search-for-the-last-hand-at-each-switch = 스위치마다 마지막 손을 찾는 탐색

# the values of Elephants and Rhinos
the-values-of-elephants-and-rhinos = 코끼리와 코뿔소의 값

# the theorem on the silver dollar game
the-theorem-on-the-silver-dollar-game = 실버 달러 게임의 정리

# the theorem on Treblecross
the-theorem-on-treblecross = 트레블크로스의 정리

# the theorem on coin-turning games
the-theorem-on-coin-turning-games = 동전 뒤집기 게임의 정리

# the tartan theorem
the-tartan-theorem = 타탄 정리

# the Guy–Smith periodicity theorem
the-guy-smith-periodicity-theorem = 가이-스미스 주기성 정리

# repetition of a state
repetition-of-a-state = 상태의 반복

# repetition of a state up to a shift
repetition-of-a-state-up-to-a-shift = 이동만큼 어긋난 상태의 반복

# The next player wins, by strategy stealing; no move is known from the theorem.
the-next-player-wins-by-strategy-stealing-no-move-e5be = 전략 훔치기에 따라 선공 필승이다. 다만 이 정리는 어떤 수를 두어야 하는지 말해 주지 않는다.

# Only the poisoned square is left: the player to move has to eat it.
only-the-poisoned-square-is-left-the-player-to-928d = 독이 든 칸만 남았다: 둘 차례인 쪽이 먹어야 한다.

# One row: bite everything but the poisoned square.
one-row-bite-everything-but-the-poisoned-square = 한 줄: 독이 든 칸만 남기고 모두 먹는다.

# Two rows, the second one shorter: every bite can be answered by the same shape.
two-rows-the-second-one-shorter-every-bite-can-cfc1 = 두 줄이고 둘째 줄이 한 칸 짧다: 무엇을 먹든 같은 모양으로 되돌릴 수 있다.

# Two equal rows: bite the last square of the second.
two-equal-rows-bite-the-last-square-of-the-edae = 길이가 같은 두 줄: 둘째 줄의 마지막 칸을 먹는다.

# Two rows: shorten the first until it is one longer than the second.
two-rows-shorten-the-first-until-it-is-one-bbca = 두 줄: 첫째 줄이 둘째 줄보다 한 칸 길어지도록 줄인다.

# An L with equal arms: copy every bite in the other arm.
an-l-with-equal-arms-copy-every-bite-in-193f = 두 팔이 같은 L 모양: 상대가 한 팔에서 먹은 만큼 다른 팔에서 먹는다.

# An L: make its arms equal.
an-l-make-its-arms-equal = L 모양: 두 팔을 같게 만든다.

# A square board: bite the square diagonally next to the poisoned one, then copy every bite in the other arm of the L.
a-square-board-bite-the-square-diagonally-next-to-42c0 = 정사각형 판: 독이 든 칸의 대각선 이웃을 먹고, 그 뒤로는 상대가 L 모양의 한 팔에서 먹은 만큼 다른 팔에서 먹는다.

# the free cells are symmetric about their centre: every move is answered by its opposite
the-free-cells-are-symmetric-about-their-centre-every-ea26 = 빈칸들이 중심에 대해 대칭이다: 모든 수에 반대쪽의 수로 답한다

# the free cells are symmetric about the middle of {label}: take it, then answer every move by its opposite
the-free-cells-are-symmetric-about-the-middle-of-eef5 = 빈칸들이 { $label }의 가운데에 대해 대칭이다: 그곳을 차지하고, 그 뒤로는 모든 수에 반대쪽의 수로 답한다

# no cell is free: there is no move
no-cell-is-free-there-is-no-move = 빈칸이 없어 둘 수 없다

# rectangle {name}: Grundy value {value}
rectangle-name-grundy-value-value = 직사각형 { $name }: 그런디 수 { $value }

# and {count} more rectangles
and-count-more-rectangles = 그 밖에 직사각형 { $count }개

# their nim-sum is {total}
their-nim-sum-is-total = 님합은 { $total }

# … and 1 more place in the same way
and-1-more-place-in-the-same-way = … 그 밖에 1곳도 마찬가지

# … and {count} more places in the same way
and-count-more-places-in-the-same-way = … 그 밖에 { $count }곳도 마찬가지

# … and {count} more places where branches meet
and-count-more-places-where-branches-meet = … 그 밖에 가지가 만나는 곳 { $count }군데

# fuse {vertices}: the {count} edges of their cycles become loops
fuse-vertices-the-count-edges-of-their-cycles-become-7664 = { $vertices } 합치기: 순환의 변 { $count }개가 고리가 된다

# {count} branches, each a stalk
count-branches-each-a-stalk = 가지 { $count }개가 저마다 줄기 하나가 된다

# 1 loop is worth 1
n-1-loop-is-worth-1 = 고리 1개의 값은 1

# {loops} loops are worth {value}
loops-loops-are-worth-value = 고리 { $loops }개의 값은 { $value }

# {place}: nothing, worth 0
place-nothing-worth-0 = { $place }: 아무것도 없음, 값 0

# {place}: {what}
place-what = { $place }: { $what }

# {place}: {what}; {terms} = {value}
place-what-terms-value = { $place }: { $what }; { $terms } = { $value }

# {low}-{high} is a stalk of {length}
low-high-is-a-stalk-of-length = { $low }-{ JOSA($high, "은/는") } 길이 { $length }의 줄기

# {low}-{high} carries {carried}, a stalk of 1 + {carried} = {total}
low-high-carries-carried-a-stalk-of-1-carried-8a29 = { $low }-{ $high } 위의 값은 { $carried }, 따라서 길이 1 + { $carried } = { $total }의 줄기

# {low}-{high} to {top} carries {carried}, a stalk of {length} + {carried} = {total}
low-high-to-top-carries-carried-a-stalk-of-733d = { $low }-{ $high }에서 { $top }까지, 위의 값은 { $carried }, 따라서 길이 { $length } + { $carried } = { $total }의 줄기

# ground
ground = 땅

# the ground
the-ground = 땅

# on the ground
on-the-ground = 땅 위

# on {vertex}
on-vertex = { $vertex } 위

# {place}: {branches} branches, together {total}
place-branches-branches-together-total = { $place }: 가지 { $branches }개, 합은 { $total }

# {letters}{dots}:({top}) = {value}
letters-dots-top-value = { $letters }{ $dots }:({ $top }) = { $value }

# {letters} = {terms} = {value}
letters-terms-value = { $letters } = { $terms } = { $value }

# {letters}{dots} = {value}
letters-dots-value = { $letters }{ $dots } = { $value }

# a whole number of many digits
a-whole-number-of-many-digits = 자릿수가 많은 정수

# a number between {floor} and {ceiling}, with denominator 2^{exponent}
a-number-between-floor-and-ceiling-with-denominator-2-31ca = { JOSA($floor, "과/와") } { $ceiling } 사이에 있고 분모가 2^{ $exponent }인 수

# {whole} + *
whole = { $whole } + *

# {number} + *{nimber}
number-nimber = { $number } + *{ $nimber }

# The value is {value}, above 0: Left wins, whoever begins.
the-value-is-value-above-0-left-wins-whoever-c57c = 값은 { JOSA($value, "으로/로") } 0보다 크다: 누가 먼저 두든 왼쪽이 이긴다.

# The value is {value}, below 0: Right wins, whoever begins.
the-value-is-value-below-0-right-wins-whoever-656d = 값은 { JOSA($value, "으로/로") } 0보다 작다: 누가 먼저 두든 오른쪽이 이긴다.

# The value is {value}: the previous player wins.
the-value-is-value-the-previous-player-wins = 값이 { $value }이다: 후공 필승.

# The value is {value}: the next player wins, by a green cut that leaves 0.
the-value-is-value-the-next-player-wins-by-3693 = 값이 { $value }이다: 초록 변을 잘라 0을 남기면 선공 필승.

# path of {count}
path-of-count = 꼭짓점 { $count }개의 경로

# cycle of {count}
cycle-of-count = 꼭짓점 { $count }개의 순환

# clique of {count}
clique-of-count = 꼭짓점 { $count }개의 완전 그래프

# star of {count} leaves
star-of-count-leaves = 잎 { $count }개의 별

# g({part}) = {value}
g-part-value = g({ $part }) = { $value }

# The nim-sum of the {count} parts is {value}.
the-nim-sum-of-the-count-parts-is-value = { $count }개 부분의 님합은 { $value }이다.

# {length} (leaf {leaf})
length-leaf-leaf = { $length } (잎 { $leaf })

# and {count} more
and-count-more = 그 밖에 { $count }개

# lengths of the branches: {list}
lengths-of-the-branches-list = 가지들의 길이: { $list }

# there is no vertex: there is no move
there-is-no-vertex-there-is-no-move = 꼭짓점이 없어 둘 수 없다

# some are odd: remove leaves so that all become even
some-are-odd-remove-leaves-so-that-all-become-a365 = 홀수인 것이 있다: 잎을 없애 모두 짝수로 만든다

# all are even: every move makes one odd, and it can be answered
all-are-even-every-move-makes-one-odd-and-cee4 = 모두 짝수이다: 어떤 수를 두어도 홀수가 생기고, 상대가 다시 모두 짝수로 만든다

# {cake} is worth {value}.
cake-is-worth-value = { $cake }의 값은 { $value }이다.

# {cake} is worth {value}, and there are {count} of them.
cake-is-worth-value-and-there-are-count-of-a860 = { $cake }의 값은 { $value }이고 { $count }개 있다.

# Together {total}.
together-total = 모두 합하면 { $total }이다.

# A heap is empty, so there is no move
a-heap-is-empty-so-there-is-no-move = 빈 더미가 있어 둘 수 없다

# Equal heaps: the next player empties one
equal-heaps-the-next-player-empties-one = 두 더미가 같다: 선공이 하나를 비운다

# Equal heaps: the only move empties one
equal-heaps-the-only-move-empties-one = 두 더미가 같다: 둘 수 있는 수는 하나를 비우는 것뿐이다

# {b} is more than φ times {a}, since {b} · ({b} − {a}) = {product} > {a}² = {square}
b-is-more-than-times-a-since-b-b-ffd7 = { JOSA($b, "은/는") } { $a }의 φ배보다 크다. { $b } · ({ $b } − { $a }) = { $product } > { $a }² = { $square }이기 때문이다

# {b} is less than φ times {a}, since {b} · ({b} − {a}) = {product} < {a}² = {square}
b-is-less-than-times-a-since-b-b-0ed7 = { JOSA($b, "은/는") } { $a }의 φ배보다 작다. { $b } · ({ $b } − { $a }) = { $product } < { $a }² = { $square }이기 때문이다

# {reason}: the {winner} player wins.
reason-the-winner-player-wins = { $reason }: { $winner } 필승.

# All heaps are single tokens, and their number, {ones}, is {parity}
all-heaps-are-single-tokens-and-their-number-ones-8e6f = 모든 더미가 1개짜리이고 그 개수 { JOSA($ones, "은/는") } { $parity }이다

# The number of single tokens, {ones}, is {parity}
the-number-of-single-tokens-ones-is-parity = 1개짜리 더미의 개수 { JOSA($ones, "은/는") } { $parity }이다

# The number of largest heaps, {most}, is {parity}
the-number-of-largest-heaps-most-is-parity = 가장 큰 더미의 개수 { JOSA($most, "은/는") } { $parity }이다

# All heaps are empty: the {winner} player wins.
all-heaps-are-empty-the-winner-player-wins = 모든 더미가 비었다: { $winner } 필승.

# Leave fewer than {bound} in the largest heap, no matter how many.
leave-fewer-than-bound-in-the-largest-heap-no-e6b3 = 가장 큰 더미에 { $bound }개보다 적게 남긴다. 몇 개를 남기든 상관없다.

# No move is possible: the {winner} player wins.
no-move-is-possible-the-winner-player-wins = 둘 수 있는 수가 없다: { $winner } 필승.

# In misère play nobody wants the last token; it does not count.
in-mis-re-play-nobody-wants-the-last-token-991f = 미제르 게임에서는 아무도 마지막 하나를 원하지 않으므로 그것은 세지 않는다.

# Nothing is left that counts: the previous player wins.
nothing-is-left-that-counts-the-previous-player-wins = 셀 것이 남아 있지 않다: 후공 필승.

# The smallest part {least} is more than the limit {limit}: the previous player wins.
the-smallest-part-least-is-more-than-the-limit-749f = 가장 작은 항 { JOSA($least, "이/가") } 한도 { $limit }보다 크다: 후공 필승.

# The smallest part {least} is within the limit {limit}: take it, and the next part is more than twice as large.
the-smallest-part-least-is-within-the-limit-limit-2ada = 가장 작은 항 { JOSA($least, "이/가") } 한도 { $limit } 안에 있다: 그만큼 가져가면 다음 항은 그 두 배보다 크다.

# α = (2 − {a} + √({a}² + 4))/2; the P-pair with {low} is {low} and {partner}.
n-2-a-a-4-2-the-p-pair-with-764c = α = (2 − { $a } + √({ $a }² + 4))/2이고, { JOSA($low, "이/가") } 든 필패 쌍은 ({ $low }, { $partner })이다.

# {pair} is not that pair: the next player wins.
pair-is-not-that-pair-the-next-player-wins = { JOSA($pair, "은/는") } 그 쌍이 아니다: 선공 필승.

# {pair} is that pair: the previous player wins.
pair-is-that-pair-the-previous-player-wins = { JOSA($pair, "은/는") } 그 쌍이다: 후공 필승.

# The difference is k = {k}; the P-pair with this difference is ({smaller}, {larger}).
the-difference-is-k-k-the-p-pair-with-de71 = 두 더미의 차는 k = { $k }이고, 차가 k인 필패 쌍은 ({ $smaller }, { $larger })이다.

# The smaller heap is {low}, not {smaller}: the next player wins.
the-smaller-heap-is-low-not-smaller-the-next-a818 = 작은 더미가 { JOSA($smaller, "이/가") } 아니라 { $low }이다: 선공 필승.

# This is that pair: the previous player wins.
this-is-that-pair-the-previous-player-wins = 지금이 바로 그 쌍이다: 후공 필승.

# No heap above 1, and {ones} mod {modulus} = {rest}: in misère play the next player wins, since it is not 1.
no-heap-above-1-and-ones-mod-modulus-rest-6f4e = 1보다 큰 더미가 없고 { $ones } mod { $modulus } = { $rest }: 1이 아니므로 미제르 게임에서 선공 필승.

# No heap above 1, and {ones} mod {modulus} = {rest}: in misère play the previous player wins.
no-heap-above-1-and-ones-mod-modulus-rest-59ca = 1보다 큰 더미가 없고 { $ones } mod { $modulus } = { $rest }: 미제르 게임에서 후공 필승.

# The ones of some column are not a multiple of {modulus}: the next player wins.
the-ones-of-some-column-are-not-a-multiple-3282 = 어떤 자리의 1의 개수가 { $modulus }의 배수가 아니다: 선공 필승.

# The ones of every column are a multiple of {modulus}: the previous player wins.
the-ones-of-every-column-are-a-multiple-of-8874 = 모든 자리의 1의 개수가 { $modulus }의 배수이다: 후공 필승.

# A move can bring every heap above 1 to 0 or 1: in misère play leave a number of ones that is 1 mod {modulus}.
a-move-can-bring-every-heap-above-1-to-5f9f = 한 수로 1보다 큰 더미를 모두 0이나 1로 만들 수 있다: 미제르 게임에서는 1의 개수가 { JOSA($modulus, "으로/로") } 나누어 1이 남게 한다.

# Stocks do not help: whatever is added, the winner takes away again, and the loser's stock runs out.
stocks-do-not-help-whatever-is-added-the-winner-67e8 = 비축은 도움이 되지 않는다: 더한 것은 이기는 쪽이 다시 가져가고, 지는 쪽의 비축은 언젠가 떨어진다.

# Exactly 1 move is left, an odd number: the next player makes the last one.
exactly-1-move-is-left-an-odd-number-the-c67a = 남은 수는 정확히 1번, 홀수이다: 다음에 두는 쪽이 마지막 수를 둔다.

# Exactly {splits} moves are left, an odd number: the next player makes the last one.
exactly-splits-moves-are-left-an-odd-number-the-c96e = 남은 수는 정확히 { $splits }번, 홀수이다: 다음에 두는 쪽이 마지막 수를 둔다.

# Exactly {splits} moves are left, an even number: the previous player makes the last one.
exactly-splits-moves-are-left-an-even-number-the-d7a1 = 남은 수는 정확히 { $splits }번, 짝수이다: 방금 둔 쪽이 마지막 수를 둔다.

# The Grundy values have period {length} from {start} on (proved).
the-grundy-values-have-period-length-from-start-on-cad0 = 그런디 수는 { $start }부터 주기가 { $length }이다 (증명됨).

# The values of {code} have period {length} and saltus {saltus} from heap {start} on, by {by}.
the-values-of-code-have-period-length-and-saltus-6e3f = { $code }의 값은 더미 { $start }부터 주기가 { $length }, 도약이 { $saltus }이다. 근거: { $by }.

# The values of {code} have period {length} from heap {start} on, by {by}.
the-values-of-code-have-period-length-from-heap-ce08 = { $code }의 값은 더미 { $start }부터 주기가 { $length }이다. 근거: { $by }.

# for all heaps, with period {length} from heap {start} on
for-all-heaps-with-period-length-from-heap-start-1b79 = 모든 더미, 더미 { $start }부터 주기 { $length }

# for heaps to {largest}
for-heaps-to-largest = 더미 { $largest }까지

# The misère quotient of {code} has order {order}; it is verified {covers}.
the-mis-re-quotient-of-code-has-order-order-cb74 = { $code }의 미제르 몫의 위수는 { $order }이다. 확인된 범위: { $covers }.

# The product of the heaps is a P-element: the previous player wins.
the-product-of-the-heaps-is-a-p-element-e01a = 더미들의 곱이 P-원소이다: 후공 필승.

# The product of the heaps is no P-element: the next player wins.
the-product-of-the-heaps-is-no-p-element-7be4 = 더미들의 곱이 P-원소가 아니다: 선공 필승.

# Grundy values of heaps of {code}: {list}.
grundy-values-of-heaps-of-code-list = { $code }의 더미의 그런디 수: { $list }.

# All numbers have been called: the previous player has lost.
all-numbers-have-been-called-the-previous-player-has-5b1d = 수를 모두 불렀다: 방금 부른 쪽이 졌다.

# 1 more than a multiple of {modulus} is left: whatever is called, the other completes to {modulus}.
n-1-more-than-a-multiple-of-modulus-is-left-c0ce = 남은 수는 { $modulus }의 배수보다 1 많다: 몇 개를 부르든 상대가 둘의 합을 { JOSA($modulus, "으로/로") } 맞춘다.

# Leave 1 more than a multiple of {modulus}, and complete every later round to {modulus}.
leave-1-more-than-a-multiple-of-modulus-and-6090 = { $modulus }의 배수보다 1 많게 남기고, 그 뒤로는 둘의 합을 매번 { JOSA($modulus, "으로/로") } 맞춘다.

# {open} switches are open: Left decides {lefts} of them, Right the others
open-switches-are-open-left-decides-lefts-of-them-6b66 = 남은 스위치 { $open }개: 그 가운데 { $lefts }개는 왼쪽이, 나머지는 오른쪽이 정한다

# in random order {leaves} of the 2^{open} final lights were looked at, for all moves together
in-random-order-leaves-of-the-2-open-final-a786 = 무작위 순서로, 2^{ $open }가지 마지막 상태 가운데 모든 수를 합쳐 { $leaves }가지를 보았다

# to know the winner alone takes {random} in random order, {fixed} with 'leave it alone' always first
to-know-the-winner-alone-takes-random-in-random-a4bc = 승자만 알려면 무작위 순서로 { $random }가지, '그대로 두기'를 늘 먼저 보면 { $fixed }가지를 보아야 한다

# The strip is worth {value}.
the-strip-is-worth-value = 이 띠의 값은 { $value }이다.

# The strip is worth {whole} + {count} switches.
the-strip-is-worth-whole-count-switches = 이 띠의 값은 { $whole }에 스위치 { $count }개를 더한 것이다.

# between the edge and {coin}: {gap}
between-the-edge-and-coin-gap = 가장자리와 { $coin } 사이: { $gap }

# between {left} and {right}: {gap}
between-left-and-right-gap = { JOSA($left, "과/와") } { $right } 사이: { $gap }

# Two crosses are near enough: a third one completes three at once.
two-crosses-are-near-enough-a-third-one-completes-eb09 = 두 가위표가 충분히 가깝다: 셋째 가위표를 쓰면 곧바로 셋이 이어진다.

# No two crosses are near, and a cross near another one would lose.
no-two-crosses-are-near-and-a-cross-near-b44d = 가까이 있는 두 가위표는 없고, 다른 가위표 가까이에 쓰면 진다.

# cells {first} to {last}: a heap of {heap} in 0.007, worth {value}
cells-first-to-last-a-heap-of-heap-in-04ba = { $first }번부터 { $last }번까지의 칸: 0.007에서 크기 { $heap }의 더미, 값 { $value }

# The nim-sum is {sum}.
the-nim-sum-is-sum = 님합은 { $sum }이다.

# The nim-sum over the heads is 0: the previous player wins.
the-nim-sum-over-the-heads-is-0-the-3d35 = 앞면 동전의 님합은 0이다: 후공 필승.

# The nim-sum over the heads is {sum}, not 0: the next player wins.
the-nim-sum-over-the-heads-is-sum-not-1b6a = 앞면 동전의 님합은 { JOSA($sum, "으로/로") } 0이 아니다: 선공 필승.


# turn column {columns} in row {rows}
turn-column-columns-in-row-rows = { $rows }행 { $columns }열 뒤집기

# turn column {columns} in rows {rows}
turn-column-columns-in-rows-rows = 행 { $rows }의 { $columns }열 뒤집기

# turn columns {columns} in row {rows}
turn-columns-columns-in-row-rows = { $rows }행의 열 { $columns } 뒤집기

# turn columns {columns} in rows {rows}
turn-columns-columns-in-rows-rows = 행 { $rows }의 열 { $columns } 뒤집기

# cut {edge} (blue)
cut-edge-blue = 파란 변 { $edge } 자르기

# cut {edge} (red)
cut-edge-red = 빨간 변 { $edge } 자르기

# cut {edge} (green)
cut-edge-green = 초록 변 { $edge } 자르기

# {cell} onto its own
cell-onto-its-own = { $cell }에서 자기 돌 위로 가기

# none
none = 없음

# {heap} to nothing
heap-to-nothing = { $heap } → 없음

# {heap} to {list}
heap-to-list = { $heap } → { $list }

# heap {heap}
heap-heap = { $heap }번 더미

# {cell}-off
cell-off = { $cell }에서 판 밖으로 나가기

# token {n}
token-n = { $n }번 말
