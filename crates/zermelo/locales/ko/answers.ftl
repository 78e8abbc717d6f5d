### Answers and the steps of their arguments. The key of a message is made from its English words, which stand above it.

# error: {what}
error-what = 오류: { $what }

# the limit of {most} positions was reached
the-limit-of-most-positions-was-reached = 국면 { $most }개의 한도에 이르렀다

# the limit of 1 position was reached
the-limit-of-1-position-was-reached = 국면 1개의 한도에 이르렀다

# the memory limit of {most} MB was reached
the-memory-limit-of-most-mb-was-reached = 메모리 한도 { $most } MB에 이르렀다

# the time limit was reached
the-time-limit-was-reached = 시간 한도에 이르렀다

# interrupted
interrupted = 중단되었다

# the budget of {most} {unit} for {purpose} was reached
the-budget-of-most-unit-for-purpose-was-reached = { $purpose }에 쓸 수 있는 { $unit } { $most }개를 다 썼다

# {holder} holds at most {most} {unit}
holder-holds-at-most-most-unit = { $holder }의 용량은 { $unit } { $most }개까지이다

# positions
positions = 국면

# steps
steps = 단계

# moves
moves = 수

# values
values = 값

# next
next = 선공

# previous
previous = 후공

# even
even = 짝수

# odd
odd = 홀수

# Left
left = 왼쪽

# Right
right = 오른쪽

# heaps
heaps = 더미

# gaps
gaps = 간격

# remainders
remainders = 나머지

# Grundy values
grundy-values = 그런디 수

# no ones
no-ones = 1이 없고

# 1 one
n-1-one = 1이 한 개 있고

# {ones} ones
ones-ones = 1이 { $ones }개 있고

# The nim-sum of the {what} is {sum}, not 0: the next player wins.
the-nim-sum-of-the-what-is-sum-not-11e0 = { $what }의 님합은 { JOSA($sum, "으로/로") } 0이 아니다: 선공 필승.

# The nim-sum of the {what} is 0: the previous player wins.
the-nim-sum-of-the-what-is-0-the-2c85 = { $what }의 님합은 0이다: 후공 필승.

# No {what} above 1, and the number of ones is even: in misère play the next player wins.
no-what-above-1-and-the-number-of-ones-a82e = 1보다 큰 { JOSA($what, "이/가") } 없고 1의 개수는 짝수이다: 미제르 게임에서 선공 필승.

# No {what} above 1, and the number of ones is odd: in misère play the previous player wins.
no-what-above-1-and-the-number-of-ones-a86c = 1보다 큰 { JOSA($what, "이/가") } 없고 1의 개수는 홀수이다: 미제르 게임에서 후공 필승.

# Exactly one of the {what} is above 1, beside {besides}: bringing it to {target} leaves an odd number of ones, so in misère play the next player wins.
exactly-one-of-the-what-is-above-1-beside-79c0 = 1보다 큰 { JOSA($what, "이/가") } 정확히 하나이고 그 밖에 { $besides }, 그것을 { JOSA($target, "으로/로") } 만들면 1이 홀수 개 남는다: 미제르 게임에서 선공 필승.

# {large} of the {what} are above 1, so misère play goes as normal play: the nim-sum is {sum} and the next player wins.
large-of-the-what-are-above-1-so-mis-651d = 1보다 큰 { JOSA($what, "이/가") } { $large }개이므로 미제르 게임도 노멀 게임과 같다: 님합이 { $sum }, 선공 필승.

# {large} of the {what} are above 1, so misère play goes as normal play: the nim-sum is {sum} and the previous player wins.
large-of-the-what-are-above-1-so-mis-a2f7 = 1보다 큰 { JOSA($what, "이/가") } { $large }개이므로 미제르 게임도 노멀 게임과 같다: 님합이 { $sum }, 후공 필승.

# Note: {note}
note-note = 참고: { $note }

# {subject}  (misère play)
subject-mis-re-play = { $subject }  (미제르 게임)

# Grundy value 0: the position is worth 0.
grundy-value-0-the-position-is-worth-0 = 그런디 수 0: 이 국면의 값은 0이다.

# Grundy value {value}: no Nim heap is as good, for play can go round.
grundy-value-value-no-nim-heap-is-as-good-bc90 = 그런디 수 { $value }: 국면이 되풀이될 수 있어, 어떤 님 더미와도 같지 않다.

# The position is worth {value}.
the-position-is-worth-value = 이 국면의 값은 { $value }이다.

# Grundy value {value}: the position is worth *{value}.
grundy-value-value-the-position-is-worth-value = 그런디 수 { $value }: 이 국면의 값은 *{ $value }이다.

# Why
why = 이유

# Every move wins.
every-move-wins = 어떤 수를 두어도 이긴다.

# {player}: {title}
player-title = { $player }: { $title }

# Winning moves
winning-moves = 이기는 수

# Winning moves (there may be more)
winning-moves-there-may-be-more = 이기는 수 (더 있을 수 있음)

# Drawing moves
drawing-moves = 비기는 수

# Drawing moves (there may be more)
drawing-moves-there-may-be-more = 비기는 수 (더 있을 수 있음)

# Best move found
best-move-found = 찾아낸 가장 좋은 수

# Every move loses
every-move-loses = 모든 수가 진다

# All other moves lose
all-other-moves-lose = 다른 수는 모두 진다

# Losing moves (there may be more)
losing-moves-there-may-be-more = 지는 수 (더 있을 수 있음)

# Other moves are known to lose
other-moves-are-known-to-lose = 다른 수 가운데 지는 것으로 밝혀진 수

# {what} ({count}).
what-count = { $what } ({ $count }개).

# {title} (the first {shown} of {count}; JSON output lists them all)
title-the-first-shown-of-count-json-output-lists-fc12 = { $title } ({ $count }개 가운데 처음 { $shown }개; JSON 출력에는 모두 있음)

# Best play: {moves}
best-play-moves = 최선의 진행: { $moves }

# Best play: {moves}, and 1 more
best-play-moves-and-1-more = 최선의 진행: { $moves }, 그 뒤 1수 더

# Best play: {moves}, and {more} more
best-play-moves-and-more-more = 최선의 진행: { $moves }, 그 뒤 { $more }수 더

# Proved, by {by}
proved-by-by = 증명됨, 근거: { $by }

# Checked to {plies}, by {by}
checked-to-plies-by-by = { $plies }까지 확인함, 근거: { $by }

# Stopped in {by}: {reason}
stopped-in-by-reason = { $by }에서 멈춤: { $reason }

# {claims}.
claims = { $claims }.

# Source: {source}.
source-source = 출전: { $source }

# Tried and given up: {theories}.
tried-and-given-up-theories = 시도했으나 그만둔 방법: { $theories }.

# {verdict}.
verdict = { $verdict }.

# {symbol}: {sentence}, in {plies}.
symbol-sentence-in-plies = { $symbol }: { $sentence }, { $plies }.

# {symbol}: {sentence}.
symbol-sentence = { $symbol }: { $sentence }.

# Not decided: {reason}.
not-decided-reason = 결정되지 않음: { $reason }.

# Not decided.
not-decided = 결정되지 않음.

# {player} to move draws
player-to-move-draws = { $player } 차례: 무승부

# {player} to move has won
player-to-move-has-won = { $player } 차례: 이미 이겼다

# {player} to move has lost
player-to-move-has-lost = { $player } 차례: 이미 졌다

# {player} to move wins
player-to-move-wins = { $player } 차례: 이긴다

# {player} to move loses
player-to-move-loses = { $player } 차례: 진다

# {player} to move wins in {plies}
player-to-move-wins-in-plies = { $player } 차례: { $plies } 만에 이긴다

# {player} to move loses in {plies}
player-to-move-loses-in-plies = { $player } 차례: { $plies } 만에 진다

# {player} to move {words}.
player-to-move-words = { $player } 차례: { $words }.

# 1 ply
n-1-ply = 1수

# {count} plies
count-plies = { $count }수

# the next player wins, whoever it is
the-next-player-wins-whoever-it-is = 누가 두든 다음에 두는 쪽이 이긴다 (선공 필승)

# the previous player wins: whoever moves next loses
the-previous-player-wins-whoever-moves-next-loses = 방금 둔 쪽이 이긴다: 다음에 두는 쪽이 진다 (후공 필승)

# Left wins, whoever moves first
left-wins-whoever-moves-first = 누가 먼저 두든 왼쪽이 이긴다

# Right wins, whoever moves first
right-wins-whoever-moves-first = 누가 먼저 두든 오른쪽이 이긴다

# a draw, whoever moves first
a-draw-whoever-moves-first = 누가 먼저 두든 무승부

# Left wins moving first, and draws if Right moves first
left-wins-moving-first-and-draws-if-right-moves-9b84 = 왼쪽이 먼저 두면 왼쪽이 이기고, 오른쪽이 먼저 두면 무승부

# Right wins moving first, and draws if Left moves first
right-wins-moving-first-and-draws-if-left-moves-7bbb = 오른쪽이 먼저 두면 오른쪽이 이기고, 왼쪽이 먼저 두면 무승부

# Left wins moving second, and draws moving first
left-wins-moving-second-and-draws-moving-first = 왼쪽은 나중에 두면 이기고, 먼저 두면 무승부

# Right wins moving second, and draws moving first
right-wins-moving-second-and-draws-moving-first = 오른쪽은 나중에 두면 이기고, 먼저 두면 무승부

# the moves and distances by {by}
the-moves-and-distances-by-by = 수와 거리의 근거: { $by }

# the moves by {by}
the-moves-by-by = 수의 근거: { $by }

# the Grundy value by {by}
the-grundy-value-by-by = 그런디 수의 근거: { $by }

# the value by {by}
the-value-by-by = 값의 근거: { $by }

# It cannot be {player}'s turn here: {why}.
it-cannot-be-player-s-turn-here-why = 여기서는 { $player } 차례일 수 없다: { $why }.

# the Sprague–Grundy theorem
the-sprague-grundy-theorem = 스프라그-그런디 정리

# the Sprague–Grundy theorem on {count} components
the-sprague-grundy-theorem-on-count-components = 성분 { $count }개에 대한 스프라그-그런디 정리

# Smith's theorem
smith-s-theorem = 스미스의 정리

# Smith's theorem on {count} components
smith-s-theorem-on-count-components = 성분 { $count }개에 대한 스미스의 정리

# the canonical form
the-canonical-form = 표준형

# canonical forms
canonical-forms = 표준형

# the canonical forms of {count} components
the-canonical-forms-of-count-components = 성분 { $count }개의 표준형

# loopy Grundy values
loopy-grundy-values = 순환 게임의 그런디 수

# retrograde analysis
retrograde-analysis = 역행 분석

# retrograde analysis of {positions}
retrograde-analysis-of-positions = { $positions }의 역행 분석

# top-down search
top-down-search = 하향 탐색

# top-down search of {positions}
top-down-search-of-positions = { $positions }의 하향 탐색

# a search of 1 sum of components
a-search-of-1-sum-of-components = 성분들의 합 1개의 탐색

# a search of {count} sums of components
a-search-of-count-sums-of-components = 성분들의 합 { $count }개의 탐색

# bounds of the game
bounds-of-the-game = 게임의 한계값

# a search of {positions} made for this game
a-search-of-positions-made-for-this-game = 이 게임을 위해 만든 탐색(국면 { $positions })

# a search of sums
a-search-of-sums = 합의 탐색

# a search of sums, {count} looked at
a-search-of-sums-count-looked-at = 합의 탐색({ $count }개를 보았다)

# minimax
minimax = 미니맥스

# alpha-beta
alpha-beta = 알파-베타 가지치기

# {engine} to the end
engine-to-the-end = { $engine }, 끝까지

# {engine} to depth {plies}
engine-to-depth-plies = { $engine }, 깊이 { $plies }까지

# AND-OR evaluation
and-or-evaluation = AND-OR 평가

# AND-OR evaluation in random order (seed {seed})
and-or-evaluation-in-random-order-seed-seed = 무작위 순서의 AND-OR 평가(시드 { $seed })

# a theorem
a-theorem = 정리

# the game's own search
the-game-s-own-search = 게임 고유의 탐색

# the theory of Grundy values
the-theory-of-grundy-values = 그런디 수 이론

# the theory of loopy Grundy values
the-theory-of-loopy-grundy-values = 순환 게임의 그런디 수 이론

# the theory of canonical forms
the-theory-of-canonical-forms = 표준형 이론

# the table
the-table = 표

# the planner
the-planner = 계획기

# {name} (more than {positions})
name-more-than-positions = { $name }({ $positions } 초과)

# {name} (more than {most} steps)
name-more-than-most-steps = { $name }({ $most }단계 초과)

# 1 position
n-1-position = 국면 1개

# {count} positions
count-positions = 국면 { $count }개

# There are too many moves to look at them all.
there-are-too-many-moves-to-look-at-them-88fd = 수가 너무 많아 모두 볼 수는 없다.

# The board has too many positions to search them for every winning move.
the-board-has-too-many-positions-to-search-them-23f2 = 국면이 너무 많아서 이기는 수를 모두 찾을 수 없다.

# Not all was computed: {reason}.
not-all-was-computed-reason = 모두 계산하지는 못했다: { $reason }.

# Not all moves were rated: {reason}.
not-all-moves-were-rated-reason = 모든 수를 평가하지는 못했다: { $reason }.

# Not all moves were rated: that takes longer than to find the winner; --only moves rates them all.
not-all-moves-were-rated-that-takes-longer-than-a243 = 모든 수를 평가하지는 않았다: 승자를 찾는 것보다 오래 걸린다. --only moves로 모두 평가할 수 있다.

# The first winning move has the least counter: a winner who always takes it does not go round.
the-first-winning-move-has-the-least-counter-a-f230 = 첫 번째 이기는 수의 카운터가 가장 작다: 늘 이 수를 두면 제자리를 돌지 않는다.

# {position} = a large value
position-a-large-value = { $position } = 쓰기에 너무 긴 값

# The winner follows by {reason}.
the-winner-follows-by-reason = 승자는 다음에서 나온다: { $reason }.

# the mean, which is farther from 0 than the temperature reaches
the-mean-which-is-farther-from-0-than-the-2adf = 평균값과 0의 차이가 온도보다 크다는 것

# the switches, the hottest of which is played first
the-switches-the-hottest-of-which-is-played-first = 가장 뜨거운 것부터 두는 스위치들

# a search over the components
a-search-over-the-components = 성분들에 대한 탐색

# {engine} visited {nodes} nodes.
engine-visited-nodes-nodes = { $engine }: 노드 { $nodes }개 방문.

# {engine} visited 1 node.
engine-visited-1-node = { $engine }: 노드 1개 방문.

# {engine} visited {nodes} nodes; minimax visits {all}.
engine-visited-nodes-nodes-minimax-visits-all = { $engine }: 노드 { $nodes }개 방문 (미니맥스는 { $all }개).

# {engine} visited 1 node; minimax visits {all}.
engine-visited-1-node-minimax-visits-all = { $engine }: 노드 1개 방문 (미니맥스는 { $all }개).

# Neither player has a forced win within {depth} plies; the evaluation for {player}, to move, is {score}.
neither-player-has-a-forced-win-within-depth-plies-733b = { $depth }수 안에 어느 쪽도 승리를 강제할 수 없다. 둘 차례인 { $player }의 평가값은 { $score }이다.

# {leaves} leaves and {nodes} nodes were looked at.
leaves-leaves-and-nodes-nodes-were-looked-at = 잎 { $leaves }개와 노드 { $nodes }개를 보았다.

# The Grundy value is 0: the previous player wins.
the-grundy-value-is-0-the-previous-player-wins = 그런디 수가 0이다: 후공 필승.

# The Grundy value is {value}, not 0: the next player wins by a move to 0.
the-grundy-value-is-value-not-0-the-next-ed1d = 그런디 수가 { JOSA($value, "으로/로") } 0이 아니다: 0으로 가는 수를 두어 선공 필승.

# The Grundy value is {value}, not 0: the next player wins by a cut that leaves 0.
the-grundy-value-is-value-not-0-the-next-5cff = 그런디 수가 { JOSA($value, "으로/로") } 0이 아니다: 0이 남도록 자르면 선공 필승.

# The Grundy value is 0: the previous player wins, by reverting what the other does.
the-grundy-value-is-0-the-previous-player-wins-5dc6 = 그런디 수가 0이다: 상대의 수를 되돌려 후공 필승.

# The Grundy value is {value}, with a move to 0: the next player wins by it.
the-grundy-value-is-value-with-a-move-to-4547 = 그런디 수가 { $value }이고 0으로 가는 수가 있다: 그 수로 선공 필승.

# The Grundy value is {value}, without a move to 0: neither player can force an end.
the-grundy-value-is-value-without-a-move-to-7535 = 그런디 수가 { $value }이고 0으로 가는 수가 없다: 어느 쪽도 끝을 강제할 수 없다.

# One component is {value}; the nim-sum {rest} of the others is in the set: the next player wins by moving there to {rest}.
one-component-is-value-the-nim-sum-rest-of-27da = 한 성분은 { $value }이고 나머지의 님합 { JOSA($rest, "이/가") } 그 집합에 있다: 그 성분을 { JOSA($rest, "으로/로") } 옮겨 선공 필승.

# One component is {value}; the nim-sum {rest} of the others is not in the set: neither player can force an end.
one-component-is-value-the-nim-sum-rest-of-0ec0 = 한 성분은 { $value }이고 나머지의 님합 { JOSA($rest, "은/는") } 그 집합에 없다: 어느 쪽도 끝을 강제할 수 없다.

# {count} components are infinite: neither player can force an end.
count-components-are-infinite-neither-player-can-force-an-e04d = 성분 { $count }개가 무한하다: 어느 쪽도 끝을 강제할 수 없다.

# {position} = {value} is a number and another component is not: nobody needs to move there.
position-value-is-a-number-and-another-component-is-b7c9 = { $position } = { JOSA($value, "은/는") } 수이고 다른 성분은 수가 아니다: 아무도 거기에 둘 필요가 없다.

# {known}: play can stop by rule, so positions are labelled and have no value.
known-play-can-stop-by-rule-so-positions-are-6b33 = { $known }: 규칙에 따라 끝날 수 있으므로, 국면에는 승패의 라벨만 있고 값은 없다.

# {known}: Grundy values and canonical forms do not decide misère play.
known-grundy-values-and-canonical-forms-do-not-decide-957e = { $known }: 그런디 수와 표준형은 미제르 게임을 결정하지 않는다.

# {known}: the Sprague–Grundy theorem applies.
known-the-sprague-grundy-theorem-applies = { $known }: 스프라그-그런디 정리가 성립한다.

# {known}: Smith's theory of loopy Grundy values applies.
known-smith-s-theory-of-loopy-grundy-values-applies = { $known }: 순환 게임의 그런디 수에 관한 스미스의 이론이 성립한다.

# {known}: the theory of partizan values applies.
known-the-theory-of-partizan-values-applies = { $known }: 편파 게임의 값 이론이 성립한다.

# {known}: the theory of loopy partizan values applies.
known-the-theory-of-loopy-partizan-values-applies = { $known }: 순환하는 편파 게임의 값 이론이 성립한다.

# Impartial, loop-free, normal play, no chance
impartial-loop-free-normal-play-no-chance = 공정 게임, 순환 없음, 노멀 게임, 우연 없음

# Impartial, loop-free, misère play, no chance
impartial-loop-free-mis-re-play-no-chance = 공정 게임, 순환 없음, 미제르 게임, 우연 없음

# Impartial, positions can recur, normal play, no chance
impartial-positions-can-recur-normal-play-no-chance = 공정 게임, 국면이 되풀이될 수 있음, 노멀 게임, 우연 없음

# Impartial, positions can recur, misère play, no chance
impartial-positions-can-recur-mis-re-play-no-chance = 공정 게임, 국면이 되풀이될 수 있음, 미제르 게임, 우연 없음

# Partizan, loop-free, normal play, no chance
partizan-loop-free-normal-play-no-chance = 편파 게임, 순환 없음, 노멀 게임, 우연 없음

# Partizan, loop-free, misère play, no chance
partizan-loop-free-mis-re-play-no-chance = 편파 게임, 순환 없음, 미제르 게임, 우연 없음

# Partizan, positions can recur, normal play, no chance
partizan-positions-can-recur-normal-play-no-chance = 편파 게임, 국면이 되풀이될 수 있음, 노멀 게임, 우연 없음

# Partizan, positions can recur, misère play, no chance
partizan-positions-can-recur-mis-re-play-no-chance = 편파 게임, 국면이 되풀이될 수 있음, 미제르 게임, 우연 없음

# g({position}) = mex {{}} = 0, since there is no move.
g-position-mex-0-since-there-is-no-move = g({ $position }) = mex {"{"}{"}"} = 0: 둘 수 있는 수가 없다.

# {move} leaves {value}
move-leaves-value = {"  "}{ $move } → { $value }

# {value} ⊕ {sum} = {target} is less than {value}: a move brings it there.
value-sum-target-is-less-than-value-a-move-005d = { $value } ⊕ { $sum } = { JOSA($target, "은/는") } { $value }보다 작다: 그렇게 만드는 수가 있다.

# {value} ⊕ {sum} = {target} is more than {value}: no move does that.
value-sum-target-is-more-than-value-no-move-be71 = { $value } ⊕ { $sum } = { JOSA($target, "은/는") } { $value }보다 크다: 그렇게 만드는 수는 없다.

# {value} ⊕ {sum} = {target} is more than {value}: the mex promises no such move.
value-sum-target-is-more-than-value-the-mex-c1b9 = { $value } ⊕ { $sum } = { JOSA($target, "은/는") } { $value }보다 크다: mex는 그런 수를 보장하지 않는다.

# ⊕ {sum} makes a number smaller exactly if it contains {top}, the highest bit of {sum}; one of them does, or the bit would not be in the sum.
sum-makes-a-number-smaller-exactly-if-it-contains-9793 = ⊕ { JOSA($sum, "은/는") } { $sum }의 가장 높은 비트 { JOSA($top, "을/를") } 가진 수만 작게 만든다. 그런 수는 반드시 있다. 없다면 그 비트가 님합에 나타날 수 없다.

# The last token is to be avoided, so {size} − 1 count: ({size} − 1) mod {round} = {take}.
the-last-token-is-to-be-avoided-so-size-8d05 = 마지막 것을 피해야 하므로 { $size } − 1개로 센다: ({ $size } − 1) mod { $round } = { $take }.

# A round of two takes can always be completed to {round}: {size} mod {round} = {take}.
a-round-of-two-takes-can-always-be-completed-60ea = 상대가 몇 개를 가져가든, 둘이 가져간 수의 합을 { JOSA($round, "으로/로") } 맞출 수 있다: { $size } mod { $round } = { $take }.

# The remainder is 0: after every take the other player completes the round to {round}.
the-remainder-is-0-after-every-take-the-other-c975 = 나머지가 0이다: 몇 개를 가져가든 상대가 합을 { JOSA($round, "으로/로") } 맞춘다.

# Take {take}, then complete every round to {round}.
take-take-then-complete-every-round-to-round = { $take }개를 가져간 뒤, 매번 합이 { JOSA($round, "이/가") } 되도록 가져간다.

# No value is above 1, and the number of ones, {ones}, is even: in misère play whoever moves wins.
no-value-is-above-1-and-the-number-of-26e6 = 1보다 큰 값이 없고 1의 개수 { JOSA($ones, "은/는") } 짝수이다: 미제르 게임에서 선공 필승.

# No value is above 1, and the number of ones, {ones}, is odd: in misère play whoever moves loses.
no-value-is-above-1-and-the-number-of-30bb = 1보다 큰 값이 없고 1의 개수 { JOSA($ones, "은/는") } 홀수이다: 미제르 게임에서 후공 필승.

# Exactly one value is above 1: whoever moves chooses whether the number of ones left is odd or even.
exactly-one-value-is-above-1-whoever-moves-chooses-5bd6 = 1보다 큰 값이 정확히 하나이다: 둘 차례인 쪽이 1을 홀수 개 남길지 짝수 개 남길지 고를 수 있다.

# Misère play wants it odd: bring it to {misere}. Normal play would want {normal}: the winning moves differ.
mis-re-play-wants-it-odd-bring-it-to-37cc = 미제르 게임에서는 홀수 개를 남겨야 하므로 { JOSA($misere, "으로/로") } 만든다. 노멀 게임이라면 { JOSA($normal, "으로/로") } 만든다: 이기는 수가 서로 다르다.

# {large} values are above 1: as in normal play, a move to nim-sum 0 wins; now it is {sum}.
large-values-are-above-1-as-in-normal-play-bd84 = 1보다 큰 값이 { $large }개이다: 노멀 게임처럼 님합을 0으로 만들면 이긴다. 지금 님합은 { $sum }이다.

# {large} values are above 1 with nim-sum 0: every move leaves a nim-sum other than 0, and a value above 1.
large-values-are-above-1-with-nim-sum-0-b06b = 1보다 큰 값이 { $large }개이고 님합은 0이다: 어떤 수를 두어도 님합이 0이 아니게 되고, 1보다 큰 값이 남는다.

# This is more than 0: Left wins, whoever moves.
this-is-more-than-0-left-wins-whoever-moves = 0보다 크다: 누가 먼저 두든 왼쪽이 이긴다.

# This is less than 0: Right wins, whoever moves.
this-is-less-than-0-right-wins-whoever-moves = 0보다 작다: 누가 먼저 두든 오른쪽이 이긴다.

# This is 0: whoever moves loses.
this-is-0-whoever-moves-loses = 0이다: 먼저 두는 쪽이 진다.

# This is confused with 0: whoever moves wins.
this-is-confused-with-0-whoever-moves-wins = 0과 비교할 수 없다: 먼저 두는 쪽이 이긴다.

# {player} does not need {move} ({value}): {other} ({better}) is at least as good.
player-does-not-need-move-value-other-better-is-c151 = { $player }에게 필요 없는 수: '{ $move }'(값 { $value }). '{ $other }'(값 { $better }) 쪽이 그만큼 좋거나 더 좋다.

# {player}'s {move} ({value}) is reversible: {opponent} answers {reply}, which leaves {through}, as good for {opponent} as {whole} was.
player-s-move-value-is-reversible-opponent-answers-reply-b7d1 = { $player }의 되돌려지는 수: '{ $move }'(값 { $value }). { JOSA($opponent, "이/가") } '{ $reply }'{ PARTICLE($reply, "으로/로") } 답하면 { JOSA($through, "이/가") } 남고, 이는 { $opponent }에게 { $whole } 못지않게 좋다.

# {player}'s {move} ({value}) is reversible: {opponent} can answer to {through}, as good for {opponent} as {whole} was.
player-s-move-value-is-reversible-opponent-can-answer-e43b = { $player }의 되돌려지는 수: '{ $move }'(값 { $value }). { JOSA($opponent, "은/는") } { JOSA($through, "으로/로") } 답할 수 있고, 이는 { $opponent }에게 { $whole } 못지않게 좋다.


# {position}, misère play
position-mis-re-play = { $position }, 미제르 게임

# The first player
the-first-player = 선공

# First
first = 선공

# Second
second = 후공

# win
win = 승

# loss
loss = 패

# draw
draw = 무승부

# {player} moves first: {verdict}.
player-moves-first-verdict = { JOSA($player, "이/가") } 먼저 둔다: { $verdict }.

# A mistake: it was a {verdict}; better: {move}
a-mistake-it-was-a-verdict-better-move = 실수: 원래는 { JOSA($verdict, "이었다/였다") }. 더 좋은 수: { $move }

# A mistake: it was a {verdict}
a-mistake-it-was-a-verdict = 실수: 원래는 { JOSA($verdict, "이었다/였다") }

# Results are for the player who has moved. Proved, by {by}.
results-are-for-the-player-who-has-moved-proved-0796 = 결과는 방금 둔 쪽에서 본 것이다. 증명됨, 근거: { $by }.

# Play is over: {player} has won.
play-is-over-player-has-won = 게임이 끝났다: { $player } 승리.

# Play is over: a draw.
play-is-over-a-draw = 게임이 끝났다: 무승부.

# No move gave a better result away.
no-move-gave-a-better-result-away = 더 좋은 결과를 놓친 수가 없다.

# The mistake was move {only}.
the-mistake-was-move-only = 실수는 { $only }번째 수이다.

# The mistakes were moves {numbers}.
the-mistakes-were-moves-numbers = 실수는 { $numbers }번째 수이다.

# {result}, play is over
result-play-is-over = { $result }, 게임 끝

# {result} in 1 ply
result-in-1-ply = 1수 만에 { $result }

# {result} in {count} plies
result-in-count-plies = { $count }수 만에 { $result }

# {verdict}, Grundy value {value}
verdict-grundy-value-value = { $verdict }, 그런디 수 { $value }

# component {place} ({text})
component-place-text = { $place }번째 성분({ $text })

# component {place}
component-place = { $place }번째 성분

# The components are worth {values}, with nim-sum {worth}.
the-components-are-worth-values-with-nim-sum-worth = 성분들의 값은 { $values }이고, 님합은 { $worth }이다.

# Move in {component}, worth {own}, so that it is worth {becomes}.
move-in-component-worth-own-so-that-it-is-dc73 = 값이 { $own }인 { $component }에 두어 그 값을 { JOSA($becomes, "으로/로") } 만든다.

# What is left is worth {left}: whoever moves there loses.
what-is-left-is-worth-left-whoever-moves-there-5f9d = 남는 것의 값은 { $left }이다: 그다음에 두는 쪽이 진다.

# What is left is worth {left}: neither player can force an end there.
what-is-left-is-worth-left-neither-player-can-354a = 남는 것의 값은 { $left }이다: 거기서는 아무도 끝을 강제할 수 없다.

# The position is worth 0; every move leaves more, here {left}, and the answer makes it 0 again.
the-position-is-worth-0-every-move-leaves-more-2677 = 국면의 값은 0이다. 어떤 수를 두어도 다른 값(여기서는 { $left })이 남고, 상대의 답이 그것을 다시 0으로 만든다.

# What is left is worth {left}, as anything here is won for the other player.
what-is-left-is-worth-left-as-anything-here-67ba = 남는 것의 값은 { $left }이다. 여기서는 무엇을 남기든 상대가 이긴다.

# Move in {component}, from {own} to {becomes}.
move-in-component-from-own-to-becomes = { $component }에 둔다: 값이 { $own }에서 { JOSA($becomes, "으로/로") } 바뀐다.

# a value too long to print
a-value-too-long-to-print = 너무 길어 쓰지 않은 값

# No component is hotter: its temperature is {heat}.
no-component-is-hotter-its-temperature-is-heat = 이보다 뜨거운 성분은 없다: 이 성분의 온도는 { $heat }이다.

# It leaves a sum equal to 0: {player}, who is to move, loses.
it-leaves-a-sum-equal-to-0-player-who-639b = 값이 0인 합이 남는다: 둘 차례인 { JOSA($player, "이/가") } 진다.

# It leaves a sum worth {total}, which is at least 0: {player}, who is to move, loses.
it-leaves-a-sum-worth-total-which-is-at-46c9 = 남는 합의 값은 { $total }이고 0 이상이다: 둘 차례인 { JOSA($player, "이/가") } 진다.

# It leaves a sum worth {total}, which is at most 0: {player}, who is to move, loses.
it-leaves-a-sum-worth-total-which-is-at-2a07 = 남는 합의 값은 { $total }이고 0 이하이다: 둘 차례인 { JOSA($player, "이/가") } 진다.

# It leaves a sum which is at least 0: {player}, who is to move, loses.
it-leaves-a-sum-which-is-at-least-0-29e9 = 남는 합은 0 이상이다: 둘 차례인 { JOSA($player, "이/가") } 진다.

# It leaves a sum which is at most 0: {player}, who is to move, loses.
it-leaves-a-sum-which-is-at-most-0-1269 = 남는 합은 0 이하이다: 둘 차례인 { JOSA($player, "이/가") } 진다.

# It leaves a sum worth {total}, which {player}, who is to move, wins, as after every other move.
it-leaves-a-sum-worth-total-which-player-who-2904 = 남는 합의 값은 { $total }이고 둘 차례인 { JOSA($player, "이/가") } 이긴다. 다른 수를 두어도 마찬가지이다.

# It leaves a sum which {player}, who is to move, wins, as after every other move.
it-leaves-a-sum-which-player-who-is-to-3974 = 남는 합에서 둘 차례인 { JOSA($player, "이/가") } 이긴다. 다른 수를 두어도 마찬가지이다.

# {digits}nim-sum
digits-nim-sum = { $digits }님합

# turn {turn} of {turns}: switches {turn} and {next}
turn-turn-of-turns-switches-turn-and-next = { $turns }번의 차례 가운데 { $turn }번째: 스위치 { $turn }, { $next }

# lit bulbs (brightness): none
lit-bulbs-brightness-none = 켜진 전구가 없다

# lit bulbs (brightness): {lit}
lit-bulbs-brightness-lit = 켜진 전구(밝기): { $lit }

# together {bright} of {threshold}
together-bright-of-threshold = 밝기의 합 { $bright }, 기준 { $threshold }

# after a pass
after-a-pass = 한 번 패스한 뒤

# after two passes: x has {left}, o has {right}
after-two-passes-x-has-left-o-has-right = 두 번 패스한 뒤: x { $left }점, o { $right }점

# waiting: {left} of Left, {right} of Right
waiting-left-of-left-right-of-right = 기다리는 왕: 왼쪽 { $left }개, 오른쪽 { $right }개

# as the numerator of a number
as-the-numerator-of-a-number = 수의 분자 단위

# ups
ups = 업

# as a nimber
as-a-nimber = 님버의 단위

# bounds of the game, or what was kept of an earlier search
bounds-of-the-game-or-what-was-kept-of-8f39 = 게임의 한계값, 또는 이전 탐색에서 저장된 것

# expected a whole number or a fraction whose denominator is a power of two
expected-a-whole-number-or-a-fraction-whose-denominator-ad96 = 정수이거나 분모가 2의 거듭제곱인 분수여야 한다
