### Graphs, tables, sequences, exercises, conjectures, the numbers of proofs, the command line. The key of a message is made from its English words, which stand above it.

# Idea
idea = 착상

# The rule
the-rule = 규칙

# Where play ends
where-play-ends = 게임이 끝나는 곳

# From the claimed set every move leaves it
from-the-claimed-set-every-move-leaves-it = 주장한 집합에서는 어떤 수를 두어도 밖으로 나간다

# From outside some move enters it
from-outside-some-move-enters-it = 밖에서는 안으로 들어가는 수가 있다

# The value is the mex of the options
the-value-is-the-mex-of-the-options = 값은 선택지들의 mex이다

# The value has these options
the-value-has-these-options = 값의 선택지는 이것이다

# Round by round
round-by-round = 라운드마다

# a game is written as a list of moves or as JSON, for example: zermelo graph --from kayles 4 --format json
a-game-is-written-as-a-list-of-moves-2343 = 게임은 수의 목록이나 JSON으로 쓴다. 예: zermelo graph --from kayles 4 --format json

# note: read as a list of moves; if the first line is 'V E', say --input counted
note-read-as-a-list-of-moves-if-the-a8a3 = 참고: 수의 목록으로 읽었다. 첫 줄이 'V E'이면 --input counted를 쓴다

# {file} cannot be read: {error}
file-cannot-be-read-error = { $file } 파일을 읽을 수 없다: { $error }

# {position} is claimed to be both won and lost with {player} to move\n  name it in one of the two sets only
position-is-claimed-to-be-both-won-and-lost-d386 = { $position }: { $player } 차례에서 승이라고도 패라고도 주장되어 있다{ "\u000A" }  두 집합 가운데 하나에만 적는다

# The claim holds: these are exactly the sets.
the-claim-holds-these-are-exactly-the-sets = 주장이 성립한다: 바로 이 집합들이다.

# The claim holds: these are exactly the P-positions.
the-claim-holds-these-are-exactly-the-p-positions = 주장이 성립한다: 바로 P-국면 전체이다.

# The claim fails at {reason}.
the-claim-fails-at-reason = 주장이 성립하지 않는다. { $reason }.

# claims are answered as text or JSON only, for example: --format json
claims-are-answered-as-text-or-json-only-for-3421 = 주장에 대한 답은 텍스트와 JSON뿐이다. 예: --format json

# misère quotients are those of codes, and no code has the moves of {game}\n  a position by itself: zermelo solve {code} 5 --misere
mis-re-quotients-are-those-of-codes-and-no-359b = 미제르 몫은 코드에 대한 것인데, { $game } 게임의 수를 나타내는 코드는 없다{ "\u000A" }  국면 하나를 보려면: zermelo solve { $code } 5 --misere

# --rounds answers as text or JSON only, for example: --format json
rounds-answers-as-text-or-json-only-for-example-5e61 = --rounds의 답은 텍스트와 JSON뿐이다. 예: --format json

# sheets are LaTeX or HTML, dialogues are not\n  say --sheet, for example: zermelo quiz --sheet --format latex
sheets-are-latex-or-html-dialogues-are-not-say-fd87 = 문제지는 LaTeX이나 HTML로 만들고, 대화는 그렇지 않다{ "\u000A" }  --sheet를 쓴다. 예: zermelo quiz --sheet --format latex

# Type an answer, or: hint  moves  rules  skip  help  quit
type-an-answer-or-hint-moves-rules-skip-help-86c3 = 답을 쓰거나 다음 가운데 하나를 쓴다: hint  moves  rules  skip  help  quit

# {error}\n  give a position to begin at, for example: zermelo quiz chomp 3x4
error-give-a-position-to-begin-at-for-example-fb95 = { $error }{ "\u000A" }  시작할 국면을 적는다. 예: zermelo quiz chomp 3x4

# Solutions
solutions = 풀이

# Score: {right} of {done} right, {wrong} wrong, {skipped} skipped.
score-right-of-done-right-wrong-wrong-skipped-skipped = 점수: { $done }문제 가운데 정답 { $right }, 오답 { $wrong }, 건너뜀 { $skipped }.

# There is no other hint; 'skip' shows the solution.
there-is-no-other-hint-skip-shows-the-solution = 다른 힌트는 없다. 'skip'을 쓰면 풀이를 보여 준다.

# The answer: {solution}.
the-answer-solution = 답: { $solution }.

# -n {last} is a run of hours or more, which should be able to go on after a stop\n  say where it is put down, for example: --checkpoint {name}.zermelo
n-last-is-a-run-of-hours-or-more-4344 = -n { $last }: 몇 시간 이상 걸리므로, 멈춘 뒤에 이어서 할 수 있어야 한다{ "\u000A" }  저장할 파일을 준다. 예: --checkpoint { $name }.zermelo

# {option} is for codes, and no code has the moves of {game}\n  for example: zermelo sequence {code} -n 200
option-is-for-codes-and-no-code-has-the-838f = { $option }: 코드에만 쓴다. { $game } 게임의 수를 나타내는 코드는 없다{ "\u000A" }  예: zermelo sequence { $code } -n 200

# heaps of such games have at most {largest} tokens: -n {largest}
heaps-of-such-games-have-at-most-largest-tokens-427f = 이런 게임의 더미는 { $largest }개까지이다: -n { $largest }

# {file} has the values of the first {kept} heaps only, and a b-file needs all\n  ask for fewer: -n {last}, or take another file for --checkpoint, to compute all of them anew
file-has-the-values-of-the-first-kept-heaps-2d9c = { $file } 파일에는 처음 { $kept }개 더미의 값만 있는데, b-파일에는 모두 있어야 한다{ "\u000A" }  더 적게 구한다: -n { $last }. 또는 --checkpoint에 다른 파일을 주어 모두 새로 계산한다

# a b-file of {all} values takes more memory than there may be\n  ask for fewer: -n {last}
a-b-file-of-all-values-takes-more-memory-06be = 값 { $all }개의 b-파일은 쓸 수 있는 메모리보다 크다{ "\u000A" }  더 적게 구한다: -n { $last }

# {file}: {error}
file-error = { $file }: { $error }

# {file}: {error}\n  take another file for --checkpoint, or remove this one to start anew
file-error-take-another-file-for-checkpoint-or-remove-c3a5 = { $file }: { $error }{ "\u000A" }  --checkpoint에 다른 파일을 주거나, 이 파일을 지우고 새로 시작한다

# {file} cannot be written: {error}
file-cannot-be-written-error = { $file } 파일에 쓸 수 없다: { $error }

# --same has the formats text and json only, for example: zermelo sequence --same 0.07 --format json
same-has-the-formats-text-and-json-only-for-8289 = --same에는 텍스트와 JSON 형식만 있다. 예: zermelo sequence --same 0.07 --format json

# {error}\n  begin at a smaller position, or say how many it may have, for example: --limit-positions 20000000
error-begin-at-a-smaller-position-or-say-how-84c4 = { $error }{ "\u000A" }  더 작은 국면에서 시작하거나, 몇 개까지 되는지 말한다. 예: --limit-positions 20000000

# Stopped: {reason}. Known up to no heap.
stopped-reason-known-up-to-no-heap = 멈춤: { $reason }. 알아낸 더미가 하나도 없다.

# Stopped: {reason}. Known up to heap {last}.
stopped-reason-known-up-to-heap-last = 멈춤: { $reason }. 더미 { $last }까지 알아냈다.

# Genera of the heaps of {code}
genera-of-the-heaps-of-code = { $code } 더미들의 지너스

# P-positions among them: none (proved)
p-positions-among-them-none-proved = 그 가운데 P-국면: 없음 (증명됨)

# P-positions among them: {list} (proved)
p-positions-among-them-list-proved = 그 가운데 P-국면: { $list } (증명됨)

# 1 move
n-1-move = 수 1개

# {count} moves
count-moves = 수 { $count }개

# {positions}, {moves}, normal play
positions-moves-normal-play = { $positions }, { $moves }, 노멀 게임

# {positions}, {moves}, misère play
positions-moves-mis-re-play = { $positions }, { $moves }, 미제르 게임

# impartial: {answer}
impartial-answer = 공정 게임: { $answer }

# loop-free: {answer}
loop-free-answer = 순환 없음: { $answer }

# endings by rule: {answer}
endings-by-rule-answer = 규칙에 따른 끝: { $answer }

# draws: none
draws-none = 무승부: 없음

# draws: {positions}
draws-positions = 무승부: { $positions }

# Grundy values: not asked for (--grundy)
grundy-values-not-asked-for-grundy = 그런디 수: 구하지 않았다 (--grundy)

# Left {left}, Right {right}
left-left-right-right = 왼쪽 { $left }, 오른쪽 { $right }

# claimed as won
claimed-as-won = 승이라고 주장되었다

# claimed as lost
claimed-as-lost = 패라고 주장되었다

# not claimed as won
not-claimed-as-won = 승이라고 주장되지 않았다

# not claimed as lost
not-claimed-as-lost = 패라고 주장되지 않았다

# by the move to {position}
by-the-move-to-position = { JOSA($position, "으로/로") } 가면 이긴다

# as every move leads to a win of the opponent
as-every-move-leads-to-a-win-of-the-1086 = 모든 수가 상대가 이기는 국면으로 이어진다

# as play is over there
as-play-is-over-there = 거기서 게임이 끝난다

# as neither player can force an end
as-neither-player-can-force-an-end = 어느 쪽도 끝을 강제할 수 없다

# {position} with {player} to move: {claim}, but it is a {verdict}, {reason}
position-with-player-to-move-claim-but-it-is-1dea = { $position }, { $player } 차례: { $claim }. 그러나 실제로는 { $verdict }. { $reason }

# {position}: claimed, but play is over there and the player to move has won
position-claimed-but-play-is-over-there-and-the-9251 = { $position }: 주장에 들어 있지만, 거기서 게임이 끝나고 둘 차례인 쪽이 이긴다

# {position}: not claimed, but play is over there and the player to move has lost
position-not-claimed-but-play-is-over-there-and-124c = { $position }: 주장에 없지만, 거기서 게임이 끝나고 둘 차례인 쪽이 진다

# {position}: claimed, but it has a move to {to}, which is claimed too
position-claimed-but-it-has-a-move-to-to-f3fc = { $position }: 주장에 들어 있지만, 역시 주장에 들어 있는 { JOSA($to, "으로/로") } 가는 수가 있다

# {position}: not claimed, but it has no move to a claimed position
position-not-claimed-but-it-has-no-move-to-a55e = { $position }: 주장에 없지만, 주장에 든 국면으로 가는 수가 없다

# {position}: claimed, but its outcome is {outcome}: {sentence}
position-claimed-but-its-outcome-is-outcome-sentence = { $position }: 주장에 들어 있지만, 결과는 { $outcome }: { $sentence }

# {position}: not claimed, but its outcome is {outcome}: {sentence}
position-not-claimed-but-its-outcome-is-outcome-sentence = { $position }: 주장에 없지만, 결과는 { $outcome }: { $sentence }

# wins by
wins-by = 이기는 수

# Left wins by
left-wins-by = 왼쪽의 이기는 수

# Right wins by
right-wins-by = 오른쪽의 이기는 수

# position
position = 국면

# to move
to-move = 둘 차례

# Left to move
left-to-move = 왼쪽 차례

# Right to move
right-to-move = 오른쪽 차례

# grundy
grundy = 그런디 수

# Proved, by retrograde analysis of {count} positions.
proved-by-retrograde-analysis-of-count-positions = 증명됨, 근거: 국면 { $count }개의 역행 분석.

# Proved, by retrograde analysis of 1 position.
proved-by-retrograde-analysis-of-1-position = 증명됨, 근거: 국면 1개의 역행 분석.

# Stopped: {reason}.
stopped-reason = 멈춤: { $reason }.

# No canonical form: {error}.
no-canonical-form-error = 표준형 없음: { $error }.

# The form has {size} options and is too large to be written.
the-form-has-size-options-and-is-too-large-066b = 표준형에 선택지가 { $size }개 있어 적기에는 너무 크다.

# form
form = 표준형

# genus
genus = 지너스

# class
class = 종류

# There is no move
there-is-no-move = 둘 수 있는 수가 없다

# {result} {plies}
result-plies = { $result } { $plies }

# Stopped: {reason}; --limit-time sets how long to look, usually 5 s. What follows holds for {scope}.
stopped-reason-limit-time-sets-how-long-to-look-7e5d = 멈춤: { $reason }. 얼마나 오래 찾을지는 --limit-time으로 정하며, 보통은 5초이다. 아래의 내용은 { $scope }에 대해 성립한다.

# Stopped: {reason}; --limit-time sets how long to look at heaps beyond those of the sum, usually 0.3 s. What follows holds for {scope}.
stopped-reason-limit-time-sets-how-long-to-look-a13b = 멈춤: { $reason }. 합에 든 더미보다 큰 더미를 얼마나 오래 볼지는 --limit-time으로 정하며, 보통은 0.3초이다. 아래의 내용은 { $scope }에 대해 성립한다.

# Stopped: {reason}. What follows holds for {scope}.
stopped-reason-what-follows-holds-for-scope = 멈춤: { $reason }. 아래의 내용은 { $scope }에 대해 성립한다.

# all heaps
all-heaps = 모든 더미

# heaps up to {largest}
heaps-up-to-largest = { $largest } 이하의 더미

# Misère quotient of {code} for {scope}: order {order}, P-elements {p_count}, {class} (proved)
mis-re-quotient-of-code-for-scope-order-order-75e4 = { $code }의 미제르 몫, { $scope }: 위수 { $order }, P-원소 { $p_count }개, { $class } (증명됨)

# tame
tame = 길들여짐

# wild
wild = 야생

# Changes with heap: {list}
changes-with-heap-list = 더미에 따른 변화: { $list }

# Φ has period {period} from {start} on (proved)
has-period-period-from-start-on-proved = Φ는 { $start }부터 주기가 { $period }이다 (증명됨)

# No period of Φ is proved (checked to {largest})
no-period-of-is-proved-checked-to-largest = Φ의 주기는 증명되지 않았다 ({ $largest }까지 확인)

# Φ of heaps
of-heaps = 더미들의 Φ

# ... up to heap {last}; all of them: --format json
up-to-heap-last-all-of-them-format-json = { "." }.. 더미 { $last }까지. 모두 보려면: --format json

# no heaps
no-heaps = 더미 없음

# {heaps}, misère play: P, the previous player wins
heaps-mis-re-play-p-the-previous-player-wins = { $heaps }, 미제르 게임: P, 후공 필승

# {heaps}, misère play: N, the next player wins
heaps-mis-re-play-n-the-next-player-wins = { $heaps }, 미제르 게임: N, 선공 필승

# {heaps}, misère play: not known
heaps-mis-re-play-not-known = { $heaps }, 미제르 게임: 알 수 없다

# genus {genus}
genus-genus = 지너스 { $genus }

# the quotient is known only for {scope}
the-quotient-is-known-only-for-scope = 몫은 { $scope }에 대해서만 알려져 있다

# in the quotient: {word}
in-the-quotient-word = 몫에서: { $word }

# winning moves: stopped, {reason}
winning-moves-stopped-reason = 이기는 수: 멈춤, { $reason }

# winning moves: {list}
winning-moves-list = 이기는 수: { $list }

# {position} ({player})
position-player = { $position } ({ $player })

# lost: {list}
lost-list = 패: { $list }

# drawn: {list}
drawn-list = 무승부: { $list }

# won: {list}
won-list = 승: { $list }

# round {round}
round-round = 라운드 { $round }

# Every position has a label: none is drawn.
every-position-has-a-label-none-is-drawn = 모든 국면에 라벨이 붙었다: 무승부는 없다.

# in no round
in-no-round = 어느 라운드에도 없음

# {name} gives the players different moves, so that its heaps have no Grundy values; their values: zermelo table {name} 8
name-gives-the-players-different-moves-so-that-its-eb27 = { $name }: 두 사람의 수가 달라 더미에 그런디 수가 없다. 값은 다음으로 볼 수 있다: zermelo table { $name } 8

# a heap of {size} can become one of {part} in {name}: its values do not follow from those of smaller heaps
a-heap-of-size-can-become-one-of-part-28f0 = { $name }: 크기 { $size }인 더미가 크기 { $part }인 더미로 될 수 있어, 그 값이 더 작은 더미들의 값에서 나오지 않는다

# heap
heap = 더미

# All values: --bfile FILE, or --format json.
all-values-bfile-file-or-format-json = 모든 값: --bfile FILE 또는 --format json.

# Period {period} from heap {start} on: proved by {theorem}.
period-period-from-heap-start-on-proved-by-theorem = 더미 { $start }부터 주기 { $period }, 증명: { $theorem }.

# Period {period} from heap {start} on, with saltus {saltus}: proved by {theorem}.
period-period-from-heap-start-on-with-saltus-saltus-9da9 = 더미 { $start }부터 주기 { $period }, 도약 { $saltus }, 증명: { $theorem }.

# {count} heaps were computed for it.
count-heaps-were-computed-for-it = 이를 위해 더미 { $count }개를 계산했다.

# Repeats so far with period {period} from heap {start} on, up to heap {last}: not proved.
repeats-so-far-with-period-period-from-heap-start-09a8 = 지금까지는 더미 { $start }부터 { $last }까지 주기 { JOSA($period, "으로/로") } 되풀이된다. 증명되지는 않았다.

# Repeats so far with period {period} from heap {start} on, with saltus {saltus}, up to heap {last}: not proved.
repeats-so-far-with-period-period-from-heap-start-c7a2 = 지금까지는 더미 { $start }부터 { $last }까지 주기 { $period }, 도약 { JOSA($saltus, "으로/로") } 되풀이된다. 증명되지는 않았다.

# No period up to heap {last}.
no-period-up-to-heap-last = 더미 { $last }까지 주기가 없다.

# Greatest value: {value}.
greatest-value-value = 가장 큰 값: { $value }.

# Greatest value so far: {value}.
greatest-value-so-far-value = 지금까지 가장 큰 값: { $value }.

# Stopped before heap {last}: {reason}.
stopped-before-heap-last-reason = 더미 { $last } 전에 멈춤: { $reason }.

# mask {mask} (binary), counted with the parity of the heap
mask-mask-binary-counted-with-the-parity-of-the-a518 = 마스크 { $mask } (이진수), 더미의 홀짝과 함께 센다

# mask {mask} (binary)
mask-mask-binary = 마스크 { $mask } (이진수)

# Sparse space: {mask}; {count} rare heaps.
sparse-space-mask-count-rare-heaps = 드문 더미의 공간: { $mask }; 드문 더미 { $count }개.

# Sparse space: {mask}; {count} rare heaps, the last is {last}.
sparse-space-mask-count-rare-heaps-the-last-is-cb8d = 드문 더미의 공간: { $mask }; 드문 더미 { $count }개, 마지막은 { $last }.

# No other code of up to three digits has the Grundy values of {code}, shifted or not.
no-other-code-of-up-to-three-digits-has-2279 = 세 자리 이하의 다른 코드 가운데 { $code }의 그런디 수를 그대로, 또는 자리를 옮겨서 갖는 것은 없다.

# the same values
the-same-values = 같은 값

# heap n + {shift} has the value of heap n of {code}
heap-n-shift-has-the-value-of-heap-n-09af = 더미 n + { $shift }의 값이 { $code } 더미 n의 값과 같다

# heap n has the value of heap n + {shift} of {code}
heap-n-has-the-value-of-heap-n-shift-199f = 더미 n의 값이 { $code } 더미 n + { $shift }의 값과 같다

# proved: both have proved periods, and agree until both have run through one
proved-both-have-proved-periods-and-agree-until-both-3777 = 증명됨: 둘 다 주기가 증명되었고, 둘 다 한 주기를 지날 때까지 일치한다

# checked to heap {heap}, not proved
checked-to-heap-heap-not-proved = 더미 { $heap }까지 확인, 증명되지 않았다

# {what}; {sure}
what-sure = { $what }; { $sure }

# {what}, misère play
what-mis-re-play = { $what }, 미제르 게임

# {subject}, {player} moves first
subject-player-moves-first = { $subject }, { JOSA($player, "이/가") } 먼저 둔다

# {subject}: 1 position
subject-1-position = { $subject }: 국면 1개

# {subject}: {count} positions
subject-count-positions = { $subject }: 국면 { $count }개

# {subject}: 1 P-position
subject-1-p-position = { $subject }: P-국면 1개

# {subject}: {count} P-positions
subject-count-p-positions = { $subject }: P-국면 { $count }개

# Lost for whoever moves, Left or Right. Up to symmetry, in the order of their texts; by {by}.
lost-for-whoever-moves-left-or-right-up-to-e790 = 왼쪽이 두든 오른쪽이 두든 먼저 두는 쪽이 진다. 대칭인 것은 하나로 보고, 적은 글의 순서로 늘어놓았다. 근거: { $by }.

# Up to symmetry, in the order of their texts; by {by}.
up-to-symmetry-in-the-order-of-their-texts-8f6a = 대칭인 것은 하나로 보고, 적은 글의 순서로 늘어놓았다. 근거: { $by }.

# plies
plies = 수

# more than {most} positions can be reached from here: too many for a table
more-than-most-positions-can-be-reached-from-here-ead5 = 여기서 갈 수 있는 국면이 { $most }개를 넘는다: 너무 많아 표로 만들 수 없다

# the table is not complete: {reason}
the-table-is-not-complete-reason = 표가 완성되지 않았다: { $reason }

# {heaps} heaps are not from 1 to {most}
heaps-heaps-are-not-from-1-to-most = 더미의 수 { $heaps }: 1부터 { $most }까지여야 한다

# guesses are made at impartial games
guesses-are-made-at-impartial-games = 추측은 공정 게임에 대해서만 한다

# {heaps} heaps to {to} are more than {most} positions
heaps-heaps-to-to-are-more-than-most-positions = 더미 { $heaps }개를 { $to }까지 보면 국면이 { $most }개를 넘는다

# no n is lost
no-n-is-lost = 필패인 n은 없다

# n is lost exactly when n mod {length} = {remainder}
n-is-lost-exactly-when-n-mod-length-remainder = 정확히 n mod { $length } = { $remainder }일 때 n은 필패이다

# n is lost exactly when n mod {length} is one of {list}
n-is-lost-exactly-when-n-mod-length-is-69b0 = 정확히 n mod { $length }의 값이 다음 가운데 하나일 때 n은 필패이다: { $list }

# {rule} from {start} on
rule-from-start-on = { $rule } ({ $start }부터)

# g(n + {length}) = g(n){added} for n ≥ {start}: period {length}, saltus {saltus}
g-n-length-g-n-added-for-n-start-7f71 = n ≥ { $start }이면 g(n + { $length }) = g(n){ $added }: 주기 { $length }, 도약 { $saltus }

# the lost n have constant differences of order {order}: the table of differences begins with {list}
the-lost-n-have-constant-differences-of-order-order-9374 = 필패인 n들은 { $order }계 차분이 일정하다: 차분표의 첫 열은 { $list }

# the sum of the two before
the-sum-of-the-two-before = 앞의 두 수의 합

# {a} times the one before
a-times-the-one-before = 앞의 수의 { $a }배

# {a} times the one before and {b} times the one before that
a-times-the-one-before-and-b-times-the-a564 = 앞의 수의 { $a }배와 그 앞의 수의 { $b }배의 합

# the lost n are {list}, and then each is {sum}
the-lost-n-are-list-and-then-each-is-c043 = 필패인 n은 { $list }이고, 그다음부터는 저마다 { $sum }이다

# a, b is lost exactly when f(a) = f(b), with {f}
a-b-is-lost-exactly-when-f-a-f-5888 = 정확히 f(a) = f(b)일 때 a, b는 필패이다. 여기서 { $f }

# lost exactly when the nim-sum of f over the heaps is 0, with {f}
lost-exactly-when-the-nim-sum-of-f-over-f3ad = 정확히 더미들의 f의 님합이 0일 때 필패이다. 여기서 { $f }

# lost exactly when the nim-sum of f over the heaps is 0 and some f is 2 or more, or it is 1 and none is, with {f}
lost-exactly-when-the-nim-sum-of-f-over-b393 = 정확히, 더미들의 f의 님합이 0이고 2 이상인 f가 있거나, 님합이 1이고 그런 f가 없을 때 필패이다. 여기서 { $f }

# the lost pairs are (a, a + {step}k), k = 0, 1, 2, …, a being the least number in no pair before: a = ⌊kα⌋ with α = ({first} + √{root})/2, a Beatty sequence
the-lost-pairs-are-a-a-step-k-k-9b1f = 필패인 쌍은 (a, a + { $step }k), k = 0, 1, 2, …이고, a는 앞의 쌍에 없는 가장 작은 수이다. α = ({ $first } + √{ $root })/2일 때 a = ⌊kα⌋, 곧 비티 수열이다

# a, b is lost exactly when (a + b) mod {modulus} is {remainder}
a-b-is-lost-exactly-when-a-b-mod-a5aa = 정확히 (a + b) mod { $modulus } = { $remainder }일 때 a, b는 필패이다

# a, b is lost exactly when (a + b) mod {modulus} is one of {list}
a-b-is-lost-exactly-when-a-b-mod-691a = 정확히 (a + b) mod { $modulus }의 값이 다음 가운데 하나일 때 a, b는 필패이다: { $list }

# {game}: {why}\n  for example: zermelo conjecture bash:3
game-why-for-example-zermelo-conjecture-bash-3 = { $game }: { $why }{ "\u000A" }  예: zermelo conjecture bash:3

# 1 heap
n-1-heap = 더미 1개

# {count} heaps
count-heaps = 더미 { $count }개

# {game}, {heaps}: {positions} positions to {to}
game-heaps-positions-positions-to-to = { $game }, { $heaps }: { $to }까지 국면 { $positions }개

# {game}, {heaps}, misère play: {positions} positions to {to}
game-heaps-mis-re-play-positions-positions-to-to = { $game }, { $heaps }, 미제르 게임: { $to }까지 국면 { $positions }개

# and {more} more
and-more-more = 그 밖에 { $more }개

# Lost for the player to move: {list}
lost-for-the-player-to-move-list = 둘 차례인 쪽의 필패: { $list }

# {kind}: conjectured, checked to {to}
kind-conjectured-checked-to-to = { $kind }: 추측, { $to }까지 확인

# {kind}: refuted, by {position}
kind-refuted-by-position = { $kind }: 반증됨, 반례 { $position }

# No rule that is known here fits the smaller positions.
no-rule-that-is-known-here-fits-the-smaller-edf9 = 여기서 아는 규칙 가운데 작은 국면들에 들어맞는 것이 없다.

# {name}: Left chooses the greatest, {value}
name-left-chooses-the-greatest-value = { $name }: 왼쪽이 가장 큰 값을 고른다, { $value }

# {name}: Right chooses the least, {value}
name-right-chooses-the-least-value = { $name }: 오른쪽이 가장 작은 값을 고른다, { $value }

# {player} has {value} elsewhere
player-has-value-elsewhere = { JOSA($player, "은/는") } 다른 곳에서 이미 { JOSA($value, "을/를") } 얻어 두었다

# nobody has anything yet
nobody-has-anything-yet = 아직 아무도 얻어 둔 것이 없다

# {vertex}: {known}
vertex-known = { $vertex }: { $known }

# {vertex}: at least {value}
vertex-at-least-value = { $vertex }: { $value } 이상

# {vertex}: at most {value}
vertex-at-most-value = { $vertex }: { $value } 이하

# {at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so {list} cannot matter and is skipped
at-left-gets-at-least-value-here-and-right-a54b = { $at }: 여기서 왼쪽은 { $value } 이상을 얻는데, 오른쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻어 두었다. 오른쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 결과에 영향을 주지 못하고, 건너뛴다

# {at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so {list} cannot matter and are skipped
at-left-gets-at-least-value-here-and-right-c842 = { $at }: 여기서 왼쪽은 { $value } 이상을 얻는데, 오른쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻어 두었다. 오른쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 결과에 영향을 주지 못하고, 모두 건너뛴다

# {at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so {list} cannot matter and is skipped
at-right-gets-at-most-value-here-and-left-e612 = { $at }: 여기서 오른쪽은 { $value } 이하만 주면 되는데, 왼쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻어 두었다. 왼쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 결과에 영향을 주지 못하고, 건너뛴다

# {at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so {list} cannot matter and are skipped
at-right-gets-at-most-value-here-and-left-044e = { $at }: 여기서 오른쪽은 { $value } 이하만 주면 되는데, 왼쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻어 두었다. 왼쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 결과에 영향을 주지 못하고, 모두 건너뛴다

# {vertex}: done, {value}
vertex-done-value = { $vertex }: 끝, { $value }

# With best play Right pays {value} to Left.
with-best-play-right-pays-value-to-left = 양쪽 모두 최선을 다하면 오른쪽이 왼쪽에게 { JOSA($value, "을/를") } 준다.

# Best for {player}: {moves}
best-for-player-moves = { $player }에게 가장 좋은 것: { $moves }

# Minimax looks at {all} vertices, alpha-beta at {looked}; both find {value}.
minimax-looks-at-all-vertices-alpha-beta-at-looked-b328 = 미니맥스는 꼭짓점 { $all }개, 알파-베타 가지치기는 { $looked }개를 보고, 둘 다 { JOSA($value, "을/를") } 얻는다.

# too many positions can be reached to compare them one by one
too-many-positions-can-be-reached-to-compare-them-3c2b = 갈 수 있는 국면이 너무 많아 하나씩 비교할 수 없다

# '{label}' leaves {position}, of value 0
label-leaves-position-of-value-0 = '{ $label }' 수를 두면 값이 0인 { $position } 국면이 남는다

# none of the {moves} leaves value 0
none-of-the-moves-leaves-value-0 = { $moves } 가운데 값 0을 남기는 것은 없다

# {position}: {value} is not the mex of the options
position-value-is-not-the-mex-of-the-options = { $position }: { JOSA($value, "은/는") } 선택지들의 mex가 아니다

# {position}: value {value} and search disagree
position-value-value-and-search-disagree = { $position }: 값 { JOSA($value, "과/와") } 탐색이 어긋난다

# On {positions} the nim-sum of the components is the mex of the options, and the {lost} with value 0 are those that a search of the sums finds lost.
on-positions-the-nim-sum-of-the-components-is-500a = { $positions }에서 성분들의 님합은 선택지들의 mex이고, 값이 0인 { $lost }개는 합의 탐색에서 필패로 나온 것과 똑같다.

# {position} is worth {value}
position-is-worth-value = { $position }의 값은 { $value }

# together {value}: {result}
together-value-result = 합치면 { $value }: { $result }

# {position}: value {value} and labels disagree
position-value-value-and-labels-disagree = { $position }: 값 { JOSA($value, "과/와") } 라벨이 어긋난다

# its moves: {list}
its-moves-list = 갈 수 있는 곳: { $list }

# On {positions} the value tells who wins as retrograde analysis does: {lost} lost, {drawn} drawn, {won} won.
on-positions-the-value-tells-who-wins-as-retrograde-a8ef = { $positions }에서 값이 말하는 승자는 역행 분석의 승자와 같다: 패 { $lost }, 무승부 { $drawn }, 승 { $won }.

# {position}: {verdict}
position-verdict = { $position }: { $verdict }

# {position} ({result})
position-result = { $position } ({ $result })

# {label} does not follow from the options
label-does-not-follow-from-the-options = { $label }: 선택지들에서 나오지 않는다

# {label}, but the search from the top differs
label-but-the-search-from-the-top-differs = { $label }. 그러나 하향 탐색의 결과는 다르다

# round {round}: {count} more: {list}
round-round-count-more-list = 라운드 { $round }: 새로 { $count }개: { $list }

# never labelled, and so drawn: {drawn}
never-labelled-and-so-drawn-drawn = 라벨이 붙지 않아 무승부인 것: { $drawn }

# On {states} pairs of position and player the labels of retrograde analysis and of the search from the top agree, and each follows from those of the options.
on-states-pairs-of-position-and-player-the-labels-2dda = 국면과 둘 차례인 쪽의 쌍 { $states }개에서 역행 분석의 라벨과 하향 탐색의 라벨이 일치하고, 저마다 선택지들의 라벨에서 나온다.

# On {states} pairs of position and player each label follows from those of the options.
on-states-pairs-of-position-and-player-each-label-fbfb = 국면과 둘 차례인 쪽의 쌍 { $states }개에서 라벨은 저마다 선택지들의 라벨에서 나온다.

# minimax: {plain}, {all} nodes; alpha-beta: {pruned}, {looked} nodes
minimax-plain-all-nodes-alpha-beta-pruned-looked-nodes = 미니맥스: { $plain }, 노드 { $all }개; 알파-베타: { $pruned }, 노드 { $looked }개

# the two searches differ
the-two-searches-differ = 두 탐색이 다르다

# retrograde analysis says {verdict}
retrograde-analysis-says-verdict = 역행 분석의 결과는 { $verdict }

# Retrograde analysis of the same position says {verdict}.
retrograde-analysis-of-the-same-position-says-verdict = 같은 국면에 대한 역행 분석의 결과도 { $verdict }.

# seed {seed}: {result}, {leaves} leaves
seed-seed-result-leaves-leaves = 시드 { $seed }: { $result }, 잎 { $leaves }개

# seed {seed} and retrograde analysis, {verdict}, differ
seed-seed-and-retrograde-analysis-verdict-differ = 시드 { $seed }의 결과와 역행 분석의 결과 { JOSA($verdict, "이/가") } 다르다

# no theorem of the game applies
no-theorem-of-the-game-applies = 적용되는 이 게임의 정리가 없다

# there {other} decides, not {theorem}
there-other-decides-not-theorem = 거기서는 { $theorem } 말고 다음이 결정한다: { $other }

# {position} has too many moves to be listed.
position-has-too-many-moves-to-be-listed = { $position }: 수가 너무 많아 늘어놓지 않는다.

# {position} (value {value})
position-value-value = { $position } (값 { $value })

# {position} is claimed; its 1 move leads outside: {list}
position-is-claimed-its-1-move-leads-outside-list = { $position }: 주장에 든다. 수는 1개이고 밖으로 나간다: { $list }

# {position} is claimed; its {count} moves lead outside: {list}
position-is-claimed-its-count-moves-lead-outside-list = { $position }: 주장에 든다. 수 { $count }개가 모두 밖으로 나간다: { $list }

# {position} is outside; '{label}' enters the set, at {to}
position-is-outside-label-enters-the-set-at-to = { $position }: 밖에 있다. '{ $label }' 수로 안의 { $to }에 들어간다

# More positions can be reached than are compared one by one; with smaller numbers they are.
more-positions-can-be-reached-than-are-compared-one-3375 = 갈 수 있는 국면이 하나씩 비교하는 한도를 넘는다. 수를 더 작게 하면 비교한다.

# {position}: {what}
position-what = { $position }: { $what }

# {position} (claimed)
position-claimed = { $position } (안)

# {position} (outside)
position-outside = { $position } (밖)

# play is over there, with another result than the theorem says
play-is-over-there-with-another-result-than-the-6ffa = 거기서 게임이 끝나는데, 결과가 정리가 말하는 것과 다르다

# claimed, but a move leads to {to}, which is claimed too
claimed-but-a-move-leads-to-to-which-is-87af = 주장에 들지만, 역시 주장에 드는 { JOSA($to, "으로/로") } 가는 수가 있다

# outside, but no move leads into the claimed set
outside-but-no-move-leads-into-the-claimed-set = 밖에 있지만, 안으로 들어가는 수가 없다

# play ends at: {list}
play-ends-at-list = 게임이 끝나는 곳: { $list }

# Compared with the rules on {compared} of the {below} that can be reached: of the positions there {ends} end play, {lost} are claimed and none of their {moves} stays inside, {won} are outside and each has a move inside.
compared-with-the-rules-on-compared-of-the-below-1e18 = 갈 수 있는 { $below } 가운데 { $compared }개에서 규칙과 비교했다. { $ends }개에서 게임이 끝난다. { $lost }개는 주장에 들고, { $moves } 가운데 안에 머무는 것이 없다. { $won }개는 밖에 있고, 저마다 안으로 들어가는 수가 있다.

# Compared with the rules on {compared} of the {below} that can be reached: of the positions with a player to move there {ends} end play, {lost} are claimed and none of their {moves} stays inside, {won} are outside and each has a move inside.
compared-with-the-rules-on-compared-of-the-below-586e = 갈 수 있는 { $below } 가운데 { $compared }개에서 규칙과 비교했다. 둘 차례까지 정한 국면으로 세어, { $ends }개에서 게임이 끝난다. { $lost }개는 주장에 들고, { $moves } 가운데 안에 머무는 것이 없다. { $won }개는 밖에 있고, 저마다 안으로 들어가는 수가 있다.

# {position} = {value} = {rebuilt}
position-value-rebuilt = { $position } = { $value } = { $rebuilt }

# {position} = {value} is not {rebuilt}
position-value-is-not-rebuilt = { $position } = { $value }, 그러나 { JOSA($rebuilt, "이/가") } 아니다

# g({position}) = {set}
g-position-set = g({ $position }) = { $set }

# On {positions} the Grundy value is the mex of those of the options.
on-positions-the-grundy-value-is-the-mex-of-1e28 = { $positions }에서 그런디 수는 선택지들의 그런디 수의 mex이다.

# On {positions} the value is that of the options in braces.
on-positions-the-value-is-that-of-the-options-ac6d = { $positions }에서 값은 중괄호 안의 선택지들이 주는 값이다.

# the empty position
the-empty-position = 빈 국면

# {position} with {player} to move
position-with-player-to-move = { $position }, { $player } 차례

# no period shows up to heap {last}
no-period-shows-up-to-heap-last = 더미 { $last }까지 주기가 나타나지 않는다

# its period is proved by {theorem}
its-period-is-proved-by-theorem = 주기를 증명하는 것은 다음 정리이다: { $theorem }

# from heap {start}: {values}
from-heap-start-values = 더미 { $start }부터: { $values }

# g(n + {length}) = g(n){saltus} for all n ≥ {start}
g-n-length-g-n-saltus-for-all-n-270e = 모든 n ≥ { $start }에 대해 g(n + { $length }) = g(n){ $saltus }

# the values had to be computed up to heap {last}
the-values-had-to-be-computed-up-to-heap-e715 = 값을 더미 { $last }까지 계산해야 했다

# g({heap}) is {value} by the definition, not {said}
g-heap-is-value-by-the-definition-not-said = 정의에 따르면 g({ $heap }) = { $value }이고, { JOSA($said, "이/가") } 아니다

# g({heap}) and g({later}) differ from the period
g-heap-and-g-later-differ-from-the-period = g({ $heap }), g({ $later }): 주기와 어긋난다

# Compared with values straight from the definition on all heaps below {last}.
compared-with-values-straight-from-the-definition-on-all-60ff = { $last }보다 작은 모든 더미에서 정의대로 구한 값과 비교했다.

# it is about rectangles of more than one square
it-is-about-rectangles-of-more-than-one-square = 이 정리는 두 칸 이상의 직사각형에 대한 것이다

# the board is too large to be searched for the reply
the-board-is-too-large-to-be-searched-for-af4c = 판이 너무 커서 답을 탐색할 수 없다

# '{bite}' leaves {position}, which is lost: the bite itself wins
bite-leaves-position-which-is-lost-the-bite-itself-5f08 = '{ $bite }' 뒤의 { JOSA($position, "은/는") } 필패이다: 이 수 자체가 이긴다

# after '{bite}' the reply to {position} wins; '{label}' gets there at once
after-bite-the-reply-to-position-wins-label-gets-2c49 = '{ $bite }' 뒤에는 { JOSA($position, "으로/로") } 가는 답이 이긴다. 그런데 '{ $label }' 수로 처음부터 거기에 이른다

# the reply to {position} cannot be made at once
the-reply-to-position-cannot-be-made-at-once = { JOSA($position, "으로/로") } 가는 답은 처음부터 둘 수 없다

# no reply to '{bite}' wins
no-reply-to-bite-wins = '{ $bite }'에 대해 이기는 답이 없다

# the next player loses by search
the-next-player-loses-by-search = 탐색에 따르면 후공 필승이다

# A search of the board says too that the next player wins.
a-search-of-the-board-says-too-that-the-bf9a = 판을 탐색해도 선공 필승이다.

# the game's own search does not apply
the-game-s-own-search-does-not-apply = 이 게임 고유의 탐색을 쓸 수 없다

# with {player} to move the general search says {verdict}
with-player-to-move-the-general-search-says-verdict = { $player } 차례에서 일반 탐색의 결과는 { $verdict }

# The general search says too, with {player} to move: {result}.
the-general-search-says-too-with-player-to-move-953c = { $player } 차례에서 일반 탐색의 결과도 { $result }.

# {{{left}|{right}}}
left-right = { "{" }{ $left }|{ $right }{ "}" }

# {options},and {more} more
options-and-more-more = { $options }, 그 밖에 { $more }개

# its value was not computed
its-value-was-not-computed = 값이 계산되지 않았다

# {position} = {value}
position-value = { $position } = { $value }

# reversible through {value}
reversible-through-value = { JOSA($value, "을/를") } 거쳐 되돌려진다

# kept
kept = 남는다

# {player}: {label} = {value}, {remark}
player-label-value-remark = { $player }: { $label } = { $value }, { $remark }

# More positions can be reached than are compared one by one.
more-positions-can-be-reached-than-are-compared-one-3996 = 갈 수 있는 국면이 하나씩 비교하는 한도를 넘는다.

# {position}: the form says {outcome}
position-the-form-says-outcome = { $position }: 표준형에 따르면 { $outcome }

# On {positions} the winner by the sign of the canonical form is the winner by search.
on-positions-the-winner-by-the-sign-of-the-77cf = { $positions }에서 표준형의 부호로 본 승자는 탐색으로 본 승자와 같다.

# it needs a number and something that is not a number, with ' + ' between them
it-needs-a-number-and-something-that-is-not-c86f = 수 하나와 수가 아닌 것 하나를 ' + '로 더한 것이어야 한다

# The rest is worth a number together, so there is no move beside it to prefer.
the-rest-is-worth-a-number-together-so-there-9c8e = 나머지를 더하면 수가 되므로, 그 수보다 먼저 둘 곳이 없다.

# x = {x} is a number, G = {g} is not
x-x-is-a-number-g-g-is-not = x = { JOSA($x, "은/는") } 수이고, G = { JOSA($g, "은/는") } 수가 아니다

# to {value} wins
to-value-wins = { JOSA($value, "으로/로") } 가면 이긴다

# to {value} loses
to-value-loses = { JOSA($value, "으로/로") } 가면 진다

# no move
no-move = 수 없음

# {player} in {part}: {moves}
player-in-part-moves = { $player }, { $part }에서: { $moves }

# {player} wins by a move in x only
player-wins-by-a-move-in-x-only = { JOSA($player, "은/는") } x에서 두어야만 이긴다

# Whoever has a winning move in x has one in G: the number can be left alone.
whoever-has-a-winning-move-in-x-has-one-a26b = x에 이기는 수가 있는 쪽은 G에도 이기는 수가 있다: 수는 그대로 두면 된다.

# {theorem} says nothing of {question}: {why}\n  it does of: {example}
theorem-says-nothing-of-question-why-it-does-of-2b68 = { JOSA($theorem, "은/는") } { $question }에 대해 아무것도 말하지 않는다: { $why }{ "\u000A" }  말해 주는 보기: { $example }

# it is about the sequence of a code
it-is-about-the-sequence-of-a-code = 이 정리는 코드의 수열에 대한 것이다

# Proof, with the numbers of: {question}
proof-with-the-numbers-of-question = 증명: { $question }의 수를 넣어서

# It fails: {place}
it-fails-place = 성립하지 않는 곳: { $place }

# no position of {game} was found that has an answer and few moves, but some
no-position-of-game-was-found-that-has-an-3ffc = { $game }: 수가 있되 너무 많지 않고 답이 정해지는 국면을 찾지 못했다

# {position}  (misère play: whoever cannot move wins)
position-mis-re-play-whoever-cannot-move-wins = { $position }  (미제르 게임: 둘 수 없는 쪽이 이긴다)

# Who wins: the next player or the previous player?
who-wins-the-next-player-or-the-previous-player = 누가 이기는가: 선공인가, 후공인가?

# Who wins: the next player, the previous player, or is it a draw?
who-wins-the-next-player-the-previous-player-or-d989 = 누가 이기는가: 선공인가, 후공인가, 아니면 무승부인가?

# Who wins: Left or Right?
who-wins-left-or-right = 누가 이기는가: 왼쪽인가, 오른쪽인가?

# Who wins: Left, Right, or is it a draw?
who-wins-left-right-or-is-it-a-draw = 누가 이기는가: 왼쪽인가, 오른쪽인가, 아니면 무승부인가?

# What is its Grundy value?
what-is-its-grundy-value = 그런디 수는 얼마인가?

# Which move wins? 'none' if no move does.
which-move-wins-none-if-no-move-does = 어떤 수가 이기는가? 그런 수가 없으면 '없음'.

# {player} is to move. {question}
player-is-to-move-question = { $player } 차례이다. { $question }

# a number such as 3 or *3
a-number-such-as-3-or-3 = 3이나 *3 같은 수

# next, previous or draw
next-previous-or-draw = 선공, 후공 또는 무승부

# left, right or draw
left-right-or-draw = 왼쪽, 오른쪽 또는 무승부

# {error}. Type a move, 'none', or: hint, moves, skip, quit.
error-type-a-move-none-or-hint-moves-skip-472c = { $error }. 수나 '없음'을 쓰거나, 다음 가운데 하나를 쓴다: hint, moves, skip, quit.

# Right: '{label}' wins.
right-label-wins = 맞았다: '{ $label }' 수는 이긴다.

# Wrong: '{label}' does not win.
wrong-label-does-not-win = 틀렸다: '{ $label }' 수는 이기지 못한다.

# Wrong: '{label}' does not win; no move does.
wrong-label-does-not-win-no-move-does = 틀렸다: '{ $label }' 수는 이기지 못한다. 이기는 수는 없다.

# Wrong: '{label}' wins.
wrong-label-wins = 틀렸다: '{ $label }' 수는 이긴다.

# Wrong. The answer: {solution}.
wrong-the-answer-solution = 틀렸다. 답: { $solution }.

# the next player
the-next-player = 선공

# the previous player
the-previous-player = 후공

# {label}: {worth}
label-worth = { $label }: { $worth }

# No move wins.
no-move-wins = 이기는 수는 없다.

# The winning move: {move}.
the-winning-move-move = 이기는 수: { $move }.

# Winning moves: {moves}.
winning-moves-moves = 이기는 수: { $moves }.

# Proved: who wins by {by}, the moves by a complete search.
proved-who-wins-by-by-the-moves-by-a-0363 = 증명됨: 누가 이기는지는 { $by }, 어떤 수인지는 완전 탐색.

# {label}: worth {value}
label-worth-value = { $label }: 값 { $value }

# The least number that no option is worth: {mex}.
the-least-number-that-no-option-is-worth-mex = 어느 선택지의 값도 아닌 가장 작은 수: { $mex }.

# Proved, by the Grundy values of all options.
proved-by-the-grundy-values-of-all-options = 증명됨, 근거: 모든 선택지의 그런디 수.

# {theorem}: {statement}
theorem-statement = { $theorem }: { $statement }

# A position is worth the least number that none of its options is worth (mex); a sum is worth the nim-sum of its parts; and 0 is what to leave to the other player.
a-position-is-worth-the-least-number-that-none-1107 = 국면의 값은 어느 선택지의 값도 아닌 가장 작은 수(mex)이다. 합의 값은 부분들의 값의 님합이다. 상대에게는 0을 남기면 된다.

# Whoever can move to a position in which the other player loses wins; begin with the positions where play ends. In a sum it helps to know what the parts are worth.
whoever-can-move-to-a-position-in-which-the-7487 = 상대가 지는 국면으로 갈 수 있는 쪽이 이긴다. 게임이 끝나는 국면부터 생각한다. 합에서는 부분들의 값을 알면 도움이 된다.

# Whoever can move to a position in which the other player loses wins; begin where play ends, and go back from there.
whoever-can-move-to-a-position-in-which-the-1574 = 상대가 지는 국면으로 갈 수 있는 쪽이 이긴다. 게임이 끝나는 곳에서 시작하여 거슬러 올라간다.

# The options are worth {values}.
the-options-are-worth-values = 선택지들의 값: { $values }.

# {winning} of the {count} moves win.
winning-of-the-count-moves-win = 수 { $count }개 가운데 { $winning }개가 이긴다.

# With best play it is over after {plies} moves.
with-best-play-it-is-over-after-plies-moves = 양쪽 모두 최선을 다하면 { $plies }수 만에 끝난다.

# With best play it is over after 1 move.
with-best-play-it-is-over-after-1-move = 양쪽 모두 최선을 다하면 1수 만에 끝난다.

# wins
wins = 승

# draws
draws = 무승부

# loses
loses = 패

# '{said}' is not an answer; type {expected}, or: hint, skip, quit.
said-is-not-an-answer-type-expected-or-hint-b66f = '{ $said }'{ PARTICLE($said, "은/는") } 답이 아니다. 다음을 쓴다: { $expected }. 또는 hint, skip, quit.

# {rule}: conjectured, checked to {to}.
rule-conjectured-checked-to-to = { $rule }: 추측, { $to }까지 확인.

# Find the rule: which heap is the next that is lost?
find-the-rule-which-heap-is-the-next-that-cad3 = 규칙을 찾아라: 다음 필패 더미는 무엇인가?

# Generalise: which is the lost heap number {number}, {first} being number 1?
generalise-which-is-the-lost-heap-number-number-first-5551 = 일반화하라: { JOSA($first, "을/를") } 1번째로 셀 때, { $number }번째 필패 더미는 무엇인가?

# The differences of the lost heaps are {list}.
the-differences-of-the-lost-heaps-are-list = 이웃한 필패 더미들의 차: { $list }.

# A heap is lost when every move leads to one that is not.
a-heap-is-lost-when-every-move-leads-to-cdd3 = 모든 수가 필패가 아닌 더미로 이어질 때 그 더미는 필패이다.

# a whole number
a-whole-number = 정수 하나

# Proved, by {theorem}: {statement}
proved-by-theorem-statement = 증명됨, 근거: { $theorem }. { $statement }

# Exercises
exercises = 연습 문제

# show
show = 풀이 보기

# Left wins
left-wins = 왼쪽 승

# Right wins
right-wins = 오른쪽 승

# A game as a tree; who wins stands at the ends.
a-game-as-a-tree-who-wins-stands-at-277f = 트리로 나타낸 게임. 끝에는 누가 이기는지가 적혀 있다.

# A game as a tree; at the ends stands what Right pays to Left. Left wants the most, Right the least.
a-game-as-a-tree-at-the-ends-stands-0aa3 = 트리로 나타낸 게임. 끝에는 오른쪽이 왼쪽에게 주는 점수가 적혀 있다. 왼쪽은 가장 큰 점수를, 오른쪽은 가장 작은 점수를 바란다.

# {name}: {player} chooses
name-player-chooses = { $name }: { JOSA($player, "이/가") } 고른다

# {player} chooses first. Who wins with best play: Left or Right?
player-chooses-first-who-wins-with-best-play-left-9417 = { JOSA($player, "이/가") } 먼저 고른다. 양쪽 모두 최선을 다하면 누가 이기는가: 왼쪽인가, 오른쪽인가?

# Which of {moves} is best for {player}?
which-of-moves-is-best-for-player = { $moves } 가운데 { $player }에게 가장 좋은 것은 무엇인가?

# What does Right pay to Left with best play?
what-does-right-pay-to-left-with-best-play = 양쪽 모두 최선을 다하면 오른쪽이 왼쪽에게 얼마를 주는가?

# Begin at the bottom: where Left chooses, write down the best for Left of what stands below; where Right chooses, the best for Right; and so on up to A.
begin-at-the-bottom-where-left-chooses-write-down-be9d = 아래에서부터 시작한다. 왼쪽이 고르는 곳에는 그 아래에 적힌 것 가운데 왼쪽에게 가장 좋은 것을, 오른쪽이 고르는 곳에는 오른쪽에게 가장 좋은 것을 적으며 A까지 올라간다.

# left or right
left-or-right = 왼쪽 또는 오른쪽

# one of {moves}
one-of-moves = { $moves } 가운데 하나

# {name}: {player} chooses from {list}: {value}
name-player-chooses-from-list-value = { $name }: { JOSA($player, "이/가") } { $list } 가운데서 고른다: { $value }

# {name}: Left takes the greatest of {list}: {value}
name-left-takes-the-greatest-of-list-value = { $name }: 왼쪽이 { $list } 가운데 가장 큰 값을 고른다: { $value }

# {name}: Right takes the least of {list}: {value}
name-right-takes-the-least-of-list-value = { $name }: 오른쪽이 { $list } 가운데 가장 작은 값을 고른다: { $value }

# Proved, by minimax: every tree that ends has a value, found from the leaves up.
proved-by-minimax-every-tree-that-ends-has-a-c8b2 = 증명됨, 근거: 미니맥스. 끝나는 트리에는 모두 값이 있고, 그 값은 잎에서부터 올라가며 구한다.

# modulus
modulus = 나머지

# saltus
saltus = 도약

# differences
differences = 차분

# recurrence
recurrence = 점화식

# equal values
equal-values = 같은 값

# xor of values
xor-of-values = 값의 xor

# Beatty pairs
beatty-pairs = 비티 쌍

# Stopped: with heap {heap} no finite quotient was found (there may be none, or a large one). What follows holds for {scope}.
stopped-with-heap-heap-no-finite-quotient-was-found-e9bb = 멈춤: 더미 { $heap }까지 넣으면 유한한 몫을 찾지 못했다 (없을 수도, 매우 클 수도 있다). 아래의 내용은 { $scope }에 대해 성립한다.

# dominated by {option}
dominated-by-option = { $option }에 지배됨

# AND-OR tree
and-or-tree = AND-OR 트리

# Kayles by symmetry
kayles-by-symmetry = 카일즈의 대칭 전략

# Sprague–Grundy theorem
sprague-grundy-theorem = 스프라그-그런디 정리

# Zermelo's theorem
zermelo-s-theorem = 체르멜로의 정리

# canonical form
canonical-form = 표준형

# colon principle
colon-principle = 콜론 원리

# fusion principle
fusion-principle = 융합 원리

# loopy Grundy value
loopy-grundy-value = 순환 게임의 그런디 수

# misere Nim
misere-nim = 미제르 님

# number avoidance
number-avoidance = 수에서는 두지 않기

# {position}: the value {value} is not {rebuilt}
position-the-value-value-is-not-rebuilt = { $position }: 값 { JOSA($value, "은/는") } { JOSA($rebuilt, "과/와") } 다르다

# memoised search
memoised-search = 메모하는 탐색

# misère canonical forms belong to impartial games; here the players have different moves
mis-re-canonical-forms-belong-to-impartial-games-here-a32b = 미제르 표준형은 공정 게임의 것인데, 여기서는 두 사람의 수가 다르다

# misère canonical forms need games in which the last move decides; here play can stop by rule
mis-re-canonical-forms-need-games-in-which-the-1c1f = 미제르 표준형은 마지막 수로 승부가 나는 게임의 것인데, 여기서는 규칙에 따라 끝날 수 있다

# misère canonical forms need loop-free games; here a position can recur
mis-re-canonical-forms-need-loop-free-games-here-97cf = 미제르 표준형은 순환이 없는 게임의 것인데, 여기서는 국면이 되풀이될 수 있다

# {file} is not text: it has zero bytes
file-is-not-text-it-has-zero-bytes = { $file } 파일은 텍스트가 아니다: 0 바이트가 들어 있다

# standard input
standard-input = 표준 입력

# {file}: the memory limit of {most} MB was reached before its end
file-the-memory-limit-of-most-mb-was-reached-5684 = { $file }: 끝까지 읽기 전에 메모리 한도 { $most } MB에 이르렀다

# {file} has more than {most} MB\n  so much is read if it is allowed, for example: --limit-memory 4GB
file-has-more-than-most-mb-so-much-is-1568 = { $file }: { $most } MB를 넘는다{ "\u000A" }  허락하면 그만큼 읽는다. 예: --limit-memory 4GB

# {file}: line {line}: this is not UTF-8 text
file-line-line-this-is-not-utf-8-text = { $file }: { $line }번째 줄: UTF-8 텍스트가 아니다

# standard output cannot be written: {error}
standard-output-cannot-be-written-error = 표준 출력에 쓸 수 없다: { $error }

# line {number}
line-number = { $number }번째 줄

# also {names}
also-names = 다른 이름: { $names }

# standard input holds {count} lines, each a position of its own\n  one position is written on one line; to answer each line: zermelo solve --batch FILE, with the name of the game on every line
standard-input-holds-count-lines-each-a-position-of-37f8 = 표준 입력에 국면이 한 줄에 하나씩 { $count }줄 있다{ "\u000A" }  국면 하나는 한 줄에 쓴다. 줄마다 답하려면: zermelo solve --batch FILE, 줄마다 게임 이름을 쓴다

# --certificate needs the name of a file: the answer is on standard output
certificate-needs-the-name-of-a-file-the-answer-2148 = --certificate에는 파일 이름이 있어야 한다: 답이 표준 출력에 나온다

# note: {file} holds the certificate of '{claim}' ({records} records, {bytes} bytes); check it with: zermelo verify {file}
note-file-holds-the-certificate-of-claim-records-records-8497 = 참고: '{ $claim }'의 증명서가 { $file } 파일에 있다 (기록 { $records }개, { $bytes }바이트). 확인하려면: zermelo verify { $file }

# note: {file} holds the certificate of '{claim}' ({records} records, {bytes} bytes; the checker takes its moves on trust); check it with: zermelo verify {file}
note-file-holds-the-certificate-of-claim-records-records-e084 = 참고: '{ $claim }'의 증명서가 { $file } 파일에 있다 (기록 { $records }개, { $bytes }바이트; 검사기는 그 수들을 믿고 받아들인다). 확인하려면: zermelo verify { $file }

# there is no certificate: {why}
there-is-no-certificate-why = 증명서가 없다: { $why }

# --coq takes one certificate at a time
coq-takes-one-certificate-at-a-time = --coq에는 증명서를 한 번에 하나씩 준다

# {file}: accepted: {what}
file-accepted-what = { $file }: 받아들임: { $what }

# {file}: rejected: {what}
file-rejected-what = { $file }: 거절함: { $what }

# {file}: not a certificate: {what}
file-not-a-certificate-what = { $file }: 증명서가 아니다: { $what }

# {file}: not checked: {what}
file-not-checked-what = { $file }: 확인하지 못했다: { $what }

# not checked: {reason}
not-checked-reason = 확인하지 못했다: { $reason }

# there is no drawing of this position of {game}\n  boards, strips, heaps and graphs are drawn in sizes that can be read, for example: zermelo draw domineering 4x4 --svg -
there-is-no-drawing-of-this-position-of-game-75fd = { $game }: 이 국면의 그림이 없다{ "\u000A" }  판, 띠, 더미, 그래프는 알아볼 수 있는 크기까지 그린다. 예: zermelo draw domineering 4x4 --svg -

# a position can recur
a-position-can-recur = 국면이 되풀이될 수 있다

# play can stop by rule
play-can-stop-by-rule = 규칙에 따라 게임이 끝날 수 있다

# play stops when a player cannot move
play-stops-when-a-player-cannot-move = 둘 수 없을 때 게임이 끝난다

# a theorem decides the position
a-theorem-decides-the-position = 정리가 국면을 결정한다

# a theorem says who wins, not by which moves
a-theorem-says-who-wins-not-by-which-moves = 정리가 누가 이기는지는 말하지만, 어떤 수인지는 말하지 않는다

# the game has a search of its own
the-game-has-a-search-of-its-own = 이 게임에는 고유의 탐색이 있다

# the game has a table
the-game-has-a-table = 이 게임에는 표가 있다

# {count} components
count-components = 성분 { $count }개

# more positions than can be counted
more-positions-than-can-be-counted = 셀 수 없을 만큼 많은 국면

# at most {count} positions
at-most-count-positions = 국면 { $count }개 이하

# the number of positions is not known
the-number-of-positions-is-not-known = 국면의 수는 알 수 없다

# Known
known = 아는 것

# Plan
plan = 계획

# A step is passed over when what it is for is known.
a-step-is-passed-over-when-what-it-is-6372 = 구하려는 것을 이미 알면 그 단계는 건너뛴다.

# {purpose}: {theory}
purpose-theory = { $purpose }: { $theory }

# at most {count} steps
at-most-count-steps = { $count }단계 이하

# there is no finished table in {folder}\n  for example: zermelo table build connect-four 4x4 --dir {folder}
there-is-no-finished-table-in-folder-for-example-0123 = { $folder } 폴더에 완성된 표가 없다{ "\u000A" }  예: zermelo table build connect-four 4x4 --dir { $folder }

# {count} tables are at /api/tables.
count-tables-are-at-api-tables = 표 { $count }개가 /api/tables에 있다.

# the page cannot be served at {address}: {error}\n  take another port, for example: zermelo page --port 0
the-page-cannot-be-served-at-address-error-take-5244 = { $address }에서 페이지를 열 수 없다: { $error }{ "\u000A" }  다른 포트를 쓴다. 예: zermelo page --port 0

# The page is at {address} until Ctrl-C.
the-page-is-at-address-until-ctrl-c = 페이지 주소는 { $address }이고, Ctrl-C를 누르면 닫힌다.

# the page is no longer served: {error}
the-page-is-no-longer-served-error = 페이지를 더 제공할 수 없다: { $error }

# note: {count} files in {folder}; any server of static files serves them, also below a folder
note-count-files-in-folder-any-server-of-static-bd4f = 참고: { $folder } 폴더에 파일 { $count }개. 정적 파일을 주는 서버라면 어디서든, 하위 폴더에서도 쓸 수 있다

# note: no browser could be opened
note-no-browser-could-be-opened = 참고: 브라우저를 열 수 없었다

# standard output can take one of the SVG, the TikZ and the text\n  name a file for the others, for example: {command}
standard-output-can-take-one-of-the-svg-the-6777 = 표준 출력에는 SVG, TikZ, 텍스트 가운데 하나만 나온다{ "\u000A" }  나머지에는 파일 이름을 준다. 예: { $command }

# '{command}' does not have --format {format}\n  it has: {names}
command-does-not-have-format-format-it-has-names = '{ $command }'에는 --format { $format } 형식이 없다{ "\u000A" }  있는 것: { $names }

# --limit-memory {limit}: the program by itself takes {needed} MB\n  for example: --limit-memory 64MB
limit-memory-limit-the-program-by-itself-takes-needed-f8a3 = --limit-memory { $limit }: 프로그램 자체가 { $needed } MB를 쓴다{ "\u000A" }  예: --limit-memory 64MB

# {file}: its rules are functions, which are not data
file-its-rules-are-functions-which-are-not-data = { $file }: 규칙이 함수이고 데이터가 아니다

# {file}: its claims hold as far as they were tried
file-its-claims-hold-as-far-as-they-were-aef6 = { $file }: 시험해 본 만큼은 주장이 성립한다

# there is no certificate of an answer that is not there: {reason}
there-is-no-certificate-of-an-answer-that-is-b6f2 = 없는 답의 증명서는 없다: { $reason }

# {file}: {error}\n  for example: zermelo table build connect-four 4x4 --dir tables
file-error-for-example-zermelo-table-build-connect-four-60a3 = { $file }: { $error }{ "\u000A" }  예: zermelo table build connect-four 4x4 --dir tables

# there is no contest problem '{name}'\n  did you mean '{near}'? All problems: zermelo contest
there-is-no-contest-problem-name-did-you-mean-884c = '{ $name }'{ PARTICLE($name, "이라는/라는") } 대회 문제는 없다{ "\u000A" }  '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 모든 문제: zermelo contest

# there is no contest problem '{name}'\n  All problems: zermelo contest
there-is-no-contest-problem-name-all-problems-zermelo-7f10 = '{ $name }'{ PARTICLE($name, "이라는/라는") } 대회 문제는 없다{ "\u000A" }  모든 문제: zermelo contest

# Contest problems: zermelo contest NAME < input
contest-problems-zermelo-contest-name-input = 대회 문제: zermelo contest NAME < input

# input:
input = 입력:

# output:
output = 출력:

# --compare is shown in HTML\n  for example: zermelo test --format html --compare before.json cases.test
compare-is-shown-in-html-for-example-zermelo-test-30f3 = --compare는 HTML로 보인다{ "\u000A" }  예: zermelo test --format html --compare before.json cases.test

# {file} is not a run of test cases: {why}\n  for example: zermelo test --format json cases.test > before.json
file-is-not-a-run-of-test-cases-why-33ae = { $file } 파일은 시험 결과가 아니다: { $why }{ "\u000A" }  예: zermelo test --format json cases.test > before.json

# another run is using it
another-run-is-using-it = 다른 실행이 쓰고 있다

# {error}\n  take another file, or remove this one to start anew
error-take-another-file-or-remove-this-one-to-a954 = { $error }{ "\u000A" }  다른 파일을 쓰거나, 이 파일을 지우고 새로 시작한다

# databases are told about as text or json: --format json
databases-are-told-about-as-text-or-json-format-c182 = 데이터베이스에 대한 답은 텍스트와 JSON뿐이다: --format json

# a position is expected by 'build', and by nothing else\n  for example: zermelo database {example}
a-position-is-expected-by-build-and-by-nothing-16e2 = 국면은 'build'에만 적는다{ "\u000A" }  예: zermelo database { $example }

# {reason}\n  what was found is kept: the same command goes on from there
reason-what-was-found-is-kept-the-same-command-038e = { $reason }{ "\u000A" }  찾은 것은 남아 있다: 같은 명령을 다시 주면 거기서 이어진다

# {file}: not a database of sums
file-not-a-database-of-sums = { $file }: 합의 데이터베이스가 아니다

# {file} cannot be removed: {error}
file-cannot-be-removed-error = { $file } 파일을 지울 수 없다: { $error }

# sums with known winner: {count}
sums-with-known-winner-count = 승자를 아는 합: { $count }

# blocks: {count}
blocks-count = 블록: { $count }

# there is no command '{command}'\n  :help lists them
there-is-no-command-command-help-lists-them = '{ $command }'{ PARTICLE($command, "이라는/라는") } 명령은 없다{ "\u000A" }  :help에 목록이 있다

# :save needs a name that ends in .md or .tex, for example: :save sums.md
save-needs-a-name-that-ends-in-md-or-b213 = :save에는 .md나 .tex로 끝나는 이름이 있어야 한다. 예: :save sums.md

# {count} lines are in {file}
count-lines-are-in-file = { $file } 파일에 { $count }줄이 있다

# 1 line is in {file}
n-1-line-is-in-file = { $file } 파일에 1줄이 있다

# there is no explanation of '{word}'\n  all words: zermelo explain
there-is-no-explanation-of-word-all-words-zermelo-06ef = '{ $word }'에 대한 설명이 없다{ "\u000A" }  모든 낱말: zermelo explain

# did you mean *{number}?
did-you-mean-number = { "*" }{ JOSA($number, "을/를") } 뜻한 것인가?

# expected {expected}, and {found}
expected-expected-and-found = { JOSA($expected, "이/가") } 있어야 하는데, { $found }

# {nimber} is a nimber
nimber-is-a-nimber = { JOSA($nimber, "은/는") } 님버이다

# {number} is a number
number-is-a-number = { JOSA($number, "은/는") } 수이다

# {number} is a fraction
number-is-a-fraction = { JOSA($number, "은/는") } 분수이다

# did you mean '{near}'? All functions: {names}
did-you-mean-near-all-functions-names = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 모든 함수: { $names }

# All functions: {names}
all-functions-names = 모든 함수: { $names }

# '{value}' is a function
value-is-a-function = '{ $value }'{ PARTICLE($value, "은/는") } 함수이다

# the name '{value}' has no meaning here
the-name-value-has-no-meaning-here = '{ $value }'{ PARTICLE($value, "이라는/라는") } 이름은 여기서 뜻이 없다

# its {order} powers are others; for example: log(*2, *3)
its-order-powers-are-others-for-example-log-2-958f = 그 { $order }개의 거듭제곱은 다른 것이다. 예: log(*2, *3)

# {nimber} is not a power of {base}
nimber-is-not-a-power-of-base = { JOSA($nimber, "은/는") } { $base }의 거듭제곱이 아니다

# {nimber} is not below 2^{bits}
nimber-is-not-below-2-bits = { JOSA($nimber, "은/는") } 2^{ $bits }보다 작지 않다

# multiply with x, {example}
multiply-with-x-example = 곱셈은 x로 쓴다, { $example }

# 0 has no inverse; {example}
n-0-has-no-inverse-example = 0에는 역원이 없다. { $example }

# answer
answer = 답

# distances
distances = 거리

# worth
worth = 값

# a nimber
a-nimber = 님버

# a number
a-number = 수

# a game
a-game = 게임

# Nim; whoever cannot move loses.
nim-whoever-cannot-move-loses = 님. 둘 수 없는 쪽이 진다.

# the field of nimbers reaches further, up to 2^128: sums, products, quotients of nimbers
the-field-of-nimbers-reaches-further-up-to-2-7826 = 님버의 체는 2^128까지 더 넓다: 님버의 합, 곱, 몫

# any nimber but 0 will do
any-nimber-but-0-will-do = 0이 아닌 님버이면 된다

# exponents, bits and counts are whole numbers, for example: power(*5, 3)
exponents-bits-and-counts-are-whole-numbers-for-example-25b7 = 지수, 비트, 개수는 정수이다. 예: power(*5, 3)

# smaller numbers are computed with
smaller-numbers-are-computed-with = 그보다 작은 수로 계산한다

# this stands for a game around it
this-stands-for-a-game-around-it = 이것은 자신을 둘러싼 게임을 나타낸다

# more than 2^63 ups are too many
more-than-2-63-ups-are-too-many = 2^63개가 넘는 업은 너무 많다

# powers of up are computed with up to the 10000th
powers-of-up-are-computed-with-up-to-the-2798 = 업의 거듭제곱은 10000번째까지 계산한다

# this power of up is too high
this-power-of-up-is-too-high = 업의 거듭제곱이 너무 높다

# the powers of up begin with the first
the-powers-of-up-begin-with-the-first = 업의 거듭제곱은 첫째부터 시작한다

# between Left's options and Right's stands a slash; either may be missing: {0,1|2}, {0|}, {|}
between-left-s-options-and-right-s-stands-a-7b9d = 왼쪽의 선택지와 오른쪽의 선택지 사이에 세로줄을 쓴다. 어느 쪽은 비어도 된다: { "{" }0,1|2{ "}" }, { "{" }0|{ "}" }, { "{" }|{ "}" }

# these braces have no '|', so that the options are both players', and this one is not impartial
these-braces-have-no-so-that-the-options-are-d838 = 이 중괄호에는 '|'가 없어 선택지가 두 사람 모두의 것인데, 이 선택지는 공정 게임이 아니다

# only fractions whose denominator is a power of 2 are, for example: 5/8
only-fractions-whose-denominator-is-a-power-of-2-2a5f = 분모가 2의 거듭제곱인 분수만 된다. 예: 5/8

# the quotient is not the value of a short game
the-quotient-is-not-the-value-of-a-short-9e17 = 몫이 짧은 게임의 값이 아니다

# so many copies of a game are too many
so-many-copies-of-a-game-are-too-many = 한 게임을 더하는 횟수가 너무 많다

# 2^63 are the limit
n-2-63-are-the-limit = 2^63이 한도이다

# the number becomes too large here
the-number-becomes-too-large-here = 여기서 수가 너무 커진다

# explicit forms are not part of the language: {..} is the value of the game
explicit-forms-are-not-part-of-the-language-is-9da1 = 적은 그대로의 형태는 이 언어에 없다: { "{" }..{ "}" }는 게임의 값이다

# brackets stand after ups only, for example: ^[3]
brackets-stand-after-ups-only-for-example-3 = 대괄호는 업 뒤에만 쓴다. 예: ^[3]

# a game is written with braces around it, for example: {1|0}; {2||1|0} is {2|{1|0}}
a-game-is-written-with-braces-around-it-for-c703 = 게임은 중괄호로 둘러싸서 쓴다. 예: { "{" }1|0{ "}" }; { "{" }2||1|0{ "}" }은 { "{" }2|{ "{" }1|0{ "}" }{ "}" }이다

# a slash outside braces
a-slash-outside-braces = 중괄호 밖의 세로줄

# count one arrow only, for example: ^5, v3, ^[2], ^<3>
count-one-arrow-only-for-example-5-v3-2-808f = 화살표 하나에만 개수를 붙인다. 예: ^5, v3, ^[2], ^<3>

# these arrows are counted twice
these-arrows-are-counted-twice = 이 화살표의 개수를 두 번 적었다

# ^[3] is the sum of the first three powers of up, ^<3> the third; on is the only name: ^[on], ^<on>
n-3-is-the-sum-of-the-first-three-powers-1ccc = ^[3]은 업의 처음 세 거듭제곱의 합이고 ^<3>은 셋째이다. 이름으로 쓸 수 있는 것은 on뿐이다: ^[on], ^<on>

# expected a whole number in brackets
expected-a-whole-number-in-brackets = 괄호 안에 정수가 있어야 한다

# this is asked of short games only, and this game is loopy: play in it may go on for ever
this-is-asked-of-short-games-only-and-this-71ec = 이것은 짧은 게임에만 물을 수 있는데, 이 게임은 순환 게임이다: 끝없이 이어질 수 있다

# loopy games have an outcome, order, sums, sides, stops and a degree, for example: leftstop(over)
loopy-games-have-an-outcome-order-sums-sides-stops-2e13 = 순환 게임에는 결과, 순서, 합, 두 쪽, 정지값, 순환의 차수가 있다. 예: leftstop(over)

# misère forms are written in brackets, for example: *[2#0] + *[2]; a nim-heap is *[2] there
mis-re-forms-are-written-in-brackets-for-example-01e9 = 미제르 형태는 대괄호 안에 쓴다. 예: *[2#0] + *[2]; 님 더미는 거기서 *[2]이다

# this form is not a part of the first one
this-form-is-not-a-part-of-the-first-9538 = 이 형태는 첫째 형태의 부분이 아니다

# its parts: parts(*[2#2])
its-parts-parts-2-2 = 그 부분: parts(*[2#2])

# these forms are not linked: one is an option of the other
these-forms-are-not-linked-one-is-an-option-1178 = 이 형태들은 이어져 있지 않다: 하나가 다른 하나의 선택지이다

# equal forms are not told apart
equal-forms-are-not-told-apart = 같은 형태는 구별되지 않는다

# misère forms are added and compared
mis-re-forms-are-added-and-compared = 미제르 형태는 더하고 비교할 수 있다

# this is not a function of misère forms
this-is-not-a-function-of-mis-re-forms = 이것은 미제르 형태의 함수가 아니다

# ordinals below omega^omega^omega are computed with, for example: omega^(omega*2+1)*4 + 5
ordinals-below-omega-omega-omega-are-computed-with-for-927a = omega^omega^omega보다 작은 순서수로 계산한다. 예: omega^(omega*2+1)*4 + 5

# this is not an ordinal that is computed with
this-is-not-an-ordinal-that-is-computed-with = 이것은 계산할 수 있는 순서수가 아니다

# transfinite nimbers go with nimbers only
transfinite-nimbers-go-with-nimbers-only = 초한 님버는 님버하고만 함께 쓴다

# transfinite nimbers
transfinite-nimbers = 초한 님버

# transfinite nimbers have no ordinal sum and no sides here
transfinite-nimbers-have-no-ordinal-sum-and-no-sides-67ee = 초한 님버에는 여기서 순서합과 두 쪽이 없다

# ordinals go with numbers and ordinals only
ordinals-go-with-numbers-and-ordinals-only = 순서수는 수와 순서수하고만 함께 쓴다

# nimbers have the sizes of ordinals
nimbers-have-the-sizes-of-ordinals = 님버의 크기는 순서수이다

# expected a natural number or an ordinal
expected-a-natural-number-or-an-ordinal = 자연수나 순서수가 있어야 한다

# expected a name after 'let'
expected-a-name-after-let = 'let' 다음에 이름이 있어야 한다

# expected '=' after the name
expected-after-the-name = 이름 다음에 '='가 있어야 한다

# put the binding first, for example: let a = {1|*}; a + a
put-the-binding-first-for-example-let-a-1-e878 = 이름을 먼저 붙인다. 예: let a = { "{" }1|*{ "}" }; a + a

# 'let' stands inside an expression
let-stands-inside-an-expression = 'let'이 식 안에 있다

# what is this to be done with the number before it?
what-is-this-to-be-done-with-the-number-ca11 = 앞의 수와 이것을 어떻게 하라는 뜻인가?

# write the sign: 2 x a is twice a, 2 + a their sum
write-the-sign-2-x-a-is-twice-a-7348 = 기호를 쓴다: 2 x a는 a의 두 배, 2 + a는 둘의 합

# compare two at a time, for example: *2 + *3 = *
compare-two-at-a-time-for-example-2-3 = 한 번에 둘씩 비교한다. 예: *2 + *3 = *

# comparisons do not follow one another
comparisons-do-not-follow-one-another = 비교를 잇달아 쓸 수 없다

# put parentheses around the part that is meant: +-(1*), or (+-1) + *
put-parentheses-around-the-part-that-is-meant-1-705c = 뜻하는 부분을 괄호로 묶는다: +-(1*) 또는 (+-1) + *

# how far does the '+-' reach?
how-far-does-the-reach = '+-'는 어디까지 걸리는가?

# commas stand between options and between the arguments of a function, for example: {0,*|1}, mex(0, *, *3)
commas-stand-between-options-and-between-the-arguments-of-a0d8 = 쉼표는 선택지 사이와 함수의 인자 사이에 쓴다. 예: { "{" }0,*|1{ "}" }, mex(0, *, *3)

# a comma outside braces and functions
a-comma-outside-braces-and-functions = 중괄호와 함수 밖의 쉼표

# nest with more slashes or with braces, for example: {1||2|3}, {{1|2}|3}
nest-with-more-slashes-or-with-braces-for-example-4e56 = 세로줄을 더 쓰거나 중괄호로 겹친다. 예: { "{" }1||2|3{ "}" }, { "{" }{ "{" }1|2{ "}" }|3{ "}" }

# a second slash of the same size
a-second-slash-of-the-same-size = 같은 개수의 세로줄이 두 번 나온다

# this brace closes nothing
this-brace-closes-nothing = 이 괄호에 맞는 여는 괄호가 없다

# a game is {1|0}, with as many { as }
a-game-is-1-0-with-as-many-as = 게임은 { "{" }1|0{ "}" }처럼 { "{" }와 { "}" }의 개수가 같다

# these braces have no '|'
these-braces-have-no = 이 중괄호에는 '|'가 없다

# this closes nothing
this-closes-nothing = 이것에 맞는 여는 것이 없다

# close it with '}', for example: {1|0}
close-it-with-for-example-1-0 = '{ "}" }'로 닫는다. 예: { "{" }1|0{ "}" }

# expected a value here
expected-a-value-here = 여기에 값이 있어야 한다

# names are bound at the start: let a = {1|*}; a + a
names-are-bound-at-the-start-let-a-1-458a = 이름은 맨 앞에서 붙인다: let a = { "{" }1|*{ "}" }; a + a

# a certificate shows how two games compare
a-certificate-shows-how-two-games-compare = 증명서는 두 게임이 어떻게 비교되는지를 보인다

# this is a game
this-is-a-game = 이것은 게임이다

# this is a loopy game
this-is-a-loopy-game = 이것은 순환 게임이다

# this stands for a game around it, of which it can only be an option
this-stands-for-a-game-around-it-of-which-e3b5 = 이것은 자신을 둘러싼 게임을 나타내며, 그 게임의 선택지로만 쓸 수 있다

# this is a list
this-is-a-list = 이것은 목록이다

# this is a misère form
this-is-a-mis-re-form = 이것은 미제르 형태이다

# this is an ordinal
this-is-an-ordinal = 이것은 순서수이다

# this is a transfinite nimber
this-is-a-transfinite-nimber = 이것은 초한 님버이다

# this is the answer yes or no
this-is-the-answer-yes-or-no = 이것은 예 또는 아니요이다

# this is an outcome
this-is-an-outcome = 이것은 결과이다

# this is a description
this-is-a-description = 이것은 설명이다

# split the question: fewer values are computed with at once then
split-the-question-fewer-values-are-computed-with-at-91e3 = 물음을 나눈다: 그러면 한 번에 계산하는 값이 적어진다

# ask it of a smaller value, or of another
ask-it-of-a-smaller-value-or-of-another = 더 작은 값이나 다른 값에 대해 묻는다

# this is not a name
this-is-not-a-name = 이것은 이름이 아니다

# 'pass' is a move from a game to itself
pass-is-a-move-from-a-game-to-itself = 'pass'는 게임에서 자기 자신으로 가는 수이다

# choose another, for example: let a = {1|*}
choose-another-for-example-let-a-1 = 다른 이름을 고른다. 예: let a = { "{" }1|*{ "}" }

# 0 is not a base of logarithms
n-0-is-not-a-base-of-logarithms = 0은 로그의 밑이 될 수 없다

# the base comes first, for example: log(*2, *3)
the-base-comes-first-for-example-log-2-3 = 밑을 먼저 쓴다. 예: log(*2, *3)

# 0 has no logarithm
n-0-has-no-logarithm = 0에는 로그가 없다

# no power of a nimber but 0 is 0
no-power-of-a-nimber-but-0-is-0 = 0이 아닌 님버의 거듭제곱은 0이 되지 않는다

# the nimbers below 2^bits are a field for bits = 1, 2, 4, 8, 16, 32, 64, 128
the-nimbers-below-2-bits-are-a-field-for-3847 = 2^bits보다 작은 님버들은 bits = 1, 2, 4, 8, 16, 32, 64, 128일 때 체이다

# there is no such field
there-is-no-such-field = 그런 체가 없다

# 0 has no negative powers
n-0-has-no-negative-powers = 0에는 음의 거듭제곱이 없다

# numbers have at most 65536 bits, for example: power(2, 1000)
numbers-have-at-most-65536-bits-for-example-power-61fe = 수는 65536비트까지이다. 예: power(2, 1000)

# only fractions whose denominator is a power of 2 are, for example: power(2, -3)
only-fractions-whose-denominator-is-a-power-of-2-e49f = 분모가 2의 거듭제곱인 분수만 된다. 예: power(2, -3)

# the power is not the value of a short game
the-power-is-not-the-value-of-a-short-b5ae = 거듭제곱이 짧은 게임의 값이 아니다

# values are listed by the days 0 to 3; on the fourth there are more than 10^12
values-are-listed-by-the-days-0-to-3-e593 = 0일부터 3일까지의 값만 늘어놓는다. 넷째 날에는 10^12개가 넘는다

# expected a whole number that is not negative
expected-a-whole-number-that-is-not-negative = 음이 아닌 정수가 있어야 한다

# the game is not a sum of a number, a nimber and powers of up
the-game-is-not-a-sum-of-a-number-1863 = 이 게임은 수, 님버, 업의 거듭제곱의 합이 아니다

# the store of values is full
the-store-of-values-is-full = 값의 저장소가 가득 찼다

# the genus of a misère form
the-genus-of-a-mis-re-form = 미제르 형태의 지너스

# the mate of a misère form, beside which it is P
the-mate-of-a-mis-re-form-beside-which-1c5d = 미제르 형태와 더하면 P가 되는 메이트

# the even forms that are a part of a misère form
the-even-forms-that-are-a-part-of-a-4351 = 미제르 형태의 부분인 짝수 형태들

# the ways to write a misère form as a sum of even primes
the-ways-to-write-a-mis-re-form-as-b9ff = 미제르 형태를 짝수 소형태들의 합으로 쓰는 방법들

# the length of the longest play of a misère form
the-length-of-the-longest-play-of-a-mis-e991 = 미제르 형태의 가장 긴 진행의 길이

# the Grundy value in normal play
the-grundy-value-in-normal-play = 노멀 게임의 그런디 수

# who wins a misère form: N whoever moves next, P whoever moved before
who-wins-a-mis-re-form-n-whoever-moves-11b8 = 미제르 형태에서 누가 이기는가: N이면 다음에 두는 쪽, P이면 방금 둔 쪽

# the form itself
the-form-itself = 형태 자체

# the form that gives the first together with the second
the-form-that-gives-the-first-together-with-the-4580 = 둘째와 더하면 첫째가 되는 형태

# a form beside which both are P
a-form-beside-which-both-are-p = 더하면 둘 다 P가 되는 형태

# whether a game makes both forms P
whether-a-game-makes-both-forms-p = 두 형태를 모두 P로 만드는 게임이 있는지

# a form beside which the first is P and the second N
a-form-beside-which-the-first-is-p-and-843a = 더하면 첫째는 P, 둘째는 N이 되는 형태

# whether G + * is not an option of the form G
whether-g-is-not-an-option-of-the-form-cfa3 = G + *가 형태 G의 선택지가 아닌지

# whether only 0, * and itself are parts
whether-only-0-and-itself-are-parts = 부분이 0, *, 자기 자신뿐인지

# whether every option is a part
whether-every-option-is-a-part = 모든 선택지가 부분인지

# whether it is a part of every option
whether-it-is-a-part-of-every-option = 모든 선택지의 부분인지

# whether G is not tame and G + G is as good as tame, of genus 0^0
whether-g-is-not-tame-and-g-g-is-18bd = G는 길들여지지 않았지만 G + G는 지너스가 0^0인 길들여진 것과 같은지

# whether it is a nim-heap
whether-it-is-a-nim-heap = 님 더미인지

# whether it is tame by its options
whether-it-is-tame-by-its-options = 선택지로 보아 길들여졌는지

# whether it is tame or as good as tame
whether-it-is-tame-or-as-good-as-tame = 길들여졌거나 그와 같은지

# whether its genus decides its sums with tame games
whether-its-genus-decides-its-sums-with-tame-games = 지너스가 길들여진 게임과의 합들을 정하는지

# whether it is restive by its options
whether-it-is-restive-by-its-options = 선택지로 보아 들떠 있는지(restive)

# whether it is restive or as good
whether-it-is-restive-or-as-good = 들떠 있거나(restive) 그와 같은지

# whether it is restless
whether-it-is-restless = 쉬지 않는지(restless)

# the product of two nimbers; of numbers and ordinals, of the nimbers of their size
the-product-of-two-nimbers-of-numbers-and-ordinals-14ed = 두 님버의 곱. 수와 순서수이면 그 크기의 님버의 곱

# the power of a nimber; of a number or an ordinal, of the nimber of its size
the-power-of-a-nimber-of-a-number-or-7c11 = 님버의 거듭제곱. 수나 순서수이면 그 크기의 님버의 거듭제곱

# the square root; every nimber has exactly one
the-square-root-every-nimber-has-exactly-one = 제곱근. 님버마다 정확히 하나 있다

# a to the whole number n, a nimber or a number
a-to-the-whole-number-n-a-nimber-or-0916 = a의 정수 n제곱, 님버나 수

# the least n > 0 with a^n = *
the-least-n-0-with-a-n = a^n = *인 가장 작은 n > 0

# the least n with base^n = a
the-least-n-with-base-n-a = base^n = a인 가장 작은 n

# the solutions of x^2 + x = c below 2^128, or below 2^bits: none or two
the-solutions-of-x-2-x-c-below-2-1776 = x^2 + x = c의 해, 2^128이나 2^bits 아래에서: 없거나 둘

# a + a^2 + a^4 + ... over the smallest field that holds a, or over the nimbers below 2^bits
a-a-2-a-4-over-the-smallest-field-5dd7 = a + a^2 + a^4 + ..., a가 든 가장 작은 체 또는 2^bits보다 작은 님버들에서

# the least nimber that is not among them; of numbers, the least number from 0 on
the-least-nimber-that-is-not-among-them-of-7a14 = 그 가운데 없는 가장 작은 님버. 수이면 0부터 세어 없는 가장 작은 수

# the number without its sign
the-number-without-its-sign = 부호를 뗀 수(절댓값)

# the greatest whole number that is at most x
the-greatest-whole-number-that-is-at-most-x = x 이하의 가장 큰 정수

# the least whole number that is at least x
the-least-whole-number-that-is-at-least-x = x 이상의 가장 작은 정수

# the whole quotient of two whole numbers, with a remainder that is not negative
the-whole-quotient-of-two-whole-numbers-with-a-94ef = 두 정수의 정수 몫, 나머지는 음이 아니다

# the remainder of a by b, which is not negative
the-remainder-of-a-by-b-which-is-not-cac7 = a를 b로 나눈 나머지, 음이 아니다

# the greatest common divisor of whole numbers
the-greatest-common-divisor-of-whole-numbers = 정수들의 최대공약수

# the least common multiple of whole numbers
the-least-common-multiple-of-whole-numbers = 정수들의 최소공배수

# the greatest of some numbers
the-greatest-of-some-numbers = 수들 가운데 가장 큰 것

# the least of some numbers
the-least-of-some-numbers = 수들 가운데 가장 작은 것

# the greatest whole number whose square is at most n
the-greatest-whole-number-whose-square-is-at-most-5376 = 제곱이 n 이하인 가장 큰 정수

# the greatest k with 2^k at most n
the-greatest-k-with-2-k-at-most-n = 2^k가 n 이하인 가장 큰 k

# how many choices of k among n there are
how-many-choices-of-k-among-n-there-are = n개에서 k개를 고르는 방법의 수

# all values that are born by day n, at most the third: 1, 4, 22, 1474 of them
all-values-that-are-born-by-day-n-at-4662 = n일까지(3일까지만) 태어난 모든 값: 1, 4, 22, 1474개

# the canonical form: no dominated options, no reversible ones
the-canonical-form-no-dominated-options-no-reversible-ones = 표준형: 지배되는 선택지도 되돌려지는 선택지도 없다

# who wins: L Left, R Right, N whoever moves next, P whoever moved before
who-wins-l-left-r-right-n-whoever-moves-b9ed = 누가 이기는가: L 왼쪽, R 오른쪽, N 다음에 두는 쪽, P 방금 둔 쪽

# the mean value
the-mean-value = 평균값

# the temperature
the-temperature = 온도

# the thermograph: mast, corners and slopes of the left and of the right wall, from the top down
the-thermograph-mast-corners-and-slopes-of-the-left-7932 = 온도 그래프: 돛대, 왼쪽 벽과 오른쪽 벽의 꺾이는 점과 기울기를 위에서부터

# the number at which play stops when Left begins
the-number-at-which-play-stops-when-left-begins = 왼쪽이 먼저 두어 게임이 멈추는 수

# the number at which play stops when Right begins
the-number-at-which-play-stops-when-right-begins = 오른쪽이 먼저 두어 게임이 멈추는 수

# the options of Left in the canonical form
the-options-of-left-in-the-canonical-form = 표준형에서 왼쪽의 선택지들

# the options of Right in the canonical form
the-options-of-right-in-the-canonical-form = 표준형에서 오른쪽의 선택지들

# what moves of either player gain, but for what another gains as well
what-moves-of-either-player-gain-but-for-what-6093 = 두 쪽의 수가 얻는 이득, 다른 수로도 얻을 수 있는 것은 뺀다

# what Left's moves gain
what-left-s-moves-gain = 왼쪽의 수가 얻는 이득

# what Right's moves gain
what-right-s-moves-gain = 오른쪽의 수가 얻는 이득

# all positions of the canonical form, itself among them
all-positions-of-the-canonical-form-itself-among-them = 표준형의 모든 국면, 자기 자신을 포함하여

# how many followers there are
how-many-followers-there-are = 갈 수 있는 국면의 개수

# the leaves of the tree of the canonical form, numbers being leaves
the-leaves-of-the-tree-of-the-canonical-form-a334 = 표준형의 트리의 잎의 수, 수는 잎으로 본다

# the day the value is born: the depth of the canonical form
the-day-the-value-is-born-the-depth-of-2456 = 값이 태어난 날: 표준형의 깊이

# the atomic weight, of all-small games and others that have one
the-atomic-weight-of-all-small-games-and-others-3a96 = 원자 무게, 모두 작은 게임과 그것이 있는 다른 게임의

# the reduced canonical form: the simplest game infinitely close
the-reduced-canonical-form-the-simplest-game-infinitely-close = 축소 표준형: 무한소만큼 다른 가장 단순한 게임

# the same form with 0 and * exchanged
the-same-form-with-0-and-exchanged = 같은 형태에서 0과 *를 바꾼 것

# number, nimber and digits of the powers of up, as in 1/2*.12-
number-nimber-and-digits-of-the-powers-of-up-f2f5 = 수, 님버, 업의 거듭제곱의 각 자리, 예: 1/2*.12-

# G with a tax of t on every move, t above -1
g-with-a-tax-of-t-on-every-move-2fbe = 수마다 세금 t를 매긴 G, t는 -1보다 크다

# G cooled by its temperature
g-cooled-by-its-temperature = 자기 온도로 식힌 G

# G with a bonus of H on every move
g-with-a-bonus-of-h-on-every-move = 수마다 H를 더 받는 G

# G overheated from S to T: integers become multiples of S, moves get a bonus of T
g-overheated-from-s-to-t-integers-become-multiples-155d = S에서 T까지 데운 G: 정수는 S의 배수가 되고 수마다 T를 더 받는다

# G:H, in which a move in G annihilates H
g-h-in-which-a-move-in-g-annihilates-2a91 = G:H, G에서 두면 H가 없어진다

# the Norton product of G by the unit U
the-norton-product-of-g-by-the-unit-u = 단위 U에 의한 G의 노턴 곱

# Conway's product of the canonical forms, also written G x H
conway-s-product-of-the-canonical-forms-also-written-5016 = 표준형들의 콘웨이 곱, G x H로도 쓴다

# the sum of two nimbers
the-sum-of-two-nimbers = 두 님버의 합

# G:(x - 1), which for up is ^[x]
g-x-1-which-for-up-is-x = G:(x - 1), 업이면 ^[x]

# whether in every position both players can move or neither can
whether-in-every-position-both-players-can-move-or-d063 = 모든 국면에서 둘 다 둘 수 있거나 둘 다 둘 수 없는지

# whether play takes an even number of moves to reach a number
whether-play-takes-an-even-number-of-moves-to-040a = 짝수 번 두어 수에 이르는지

# whether play takes an odd number of moves to reach a number
whether-play-takes-an-odd-number-of-moves-to-70ce = 홀수 번 두어 수에 이르는지

# whether the value lies between all negative and all positive numbers
whether-the-value-lies-between-all-negative-and-all-a698 = 값이 무한소인지: 모든 음수와 모든 양수 사이에 있는지

# whether the value is infinitely close to a number
whether-the-value-is-infinitely-close-to-a-number = 값이 어떤 수와 무한소만큼만 다른지

# whether the value is a number
whether-the-value-is-a-number = 값이 수인지

# whether the value is a whole number
whether-the-value-is-a-whole-number = 값이 정수인지

# whether the value is a nimber
whether-the-value-is-a-nimber = 값이 님버인지

# whether the value is 0
whether-the-value-is-0 = 값이 0인지

# {G|0||0}, the negative of Tiny(G)
g-0-0-the-negative-of-tiny-g = { "{" }G|0||0{ "}" }, Tiny(G)의 반대 게임

# the nimber *n, also written *(n)
the-nimber-n-also-written-n = 님버 *n, *(n)으로도 쓴다

# what a loopy game is worth where draws are Left's: S of S & T
what-a-loopy-game-is-worth-where-draws-are-f483 = 무승부가 왼쪽의 것일 때 순환 게임의 값: S & T의 S

# what a loopy game is worth where draws are Right's: T of S & T
what-a-loopy-game-is-worth-where-draws-are-f6e8 = 무승부가 오른쪽의 것일 때 순환 게임의 값: S & T의 T

# the onside of the sum of two stoppers, also written G upsum H
the-onside-of-the-sum-of-two-stoppers-also-cec5 = 두 스토퍼의 합의 온사이드, G upsum H로도 쓴다

# the offside of the sum of two stoppers, also written G downsum H
the-offside-of-the-sum-of-two-stoppers-also-c368 = 두 스토퍼의 합의 오프사이드, G downsum H로도 쓴다

# the variety of a stable stopper to its degree
the-variety-of-a-stable-stopper-to-its-degree = 안정적인 스토퍼의, 순환의 차수에 대한 변종

# the upsum variety to an idempotent: G upsum (-G downsum -I)
the-upsum-variety-to-an-idempotent-g-upsum-g-11b2 = 멱등원에 대한 upsum 변종: G upsum (-G downsum -I)

# the downsum variety to an idempotent: G downsum (-G upsum I)
the-downsum-variety-to-an-idempotent-g-downsum-g-2cf5 = 멱등원에 대한 downsum 변종: G downsum (-G upsum I)

# the power {0|H:-(x - 1)} of G = {0|H}, which for up is ^<x>
the-power-0-h-x-1-of-g-0-b75d = G = { "{" }0|H{ "}" }의 거듭제곱 { "{" }0|H:-(x - 1){ "}" }, 업이면 ^<x>

# H with B:H = G, where there is one
h-with-b-h-g-where-there-is-one = B:H = G인 H, 있다면

# the left stop of a stopper, without over and under
the-left-stop-of-a-stopper-without-over-and-66a3 = 스토퍼의 왼쪽 정지값, over와 under 없이

# the right stop of a stopper, without over and under
the-right-stop-of-a-stopper-without-over-and-4ce7 = 스토퍼의 오른쪽 정지값, over와 under 없이

# whether the value is a stopper: alternating play ends in all of its positions
whether-the-value-is-a-stopper-alternating-play-ends-fff6 = 값이 스토퍼인지: 어느 국면에서든 번갈아 두면 끝난다

# whether onside and offside are stoppers
whether-onside-and-offside-are-stoppers = 온사이드와 오프사이드가 스토퍼인지

# whether the value is a short game
whether-the-value-is-a-short-game = 값이 짧은 게임인지

# whether the value is not a short game
whether-the-value-is-not-a-short-game = 값이 짧은 게임이 아닌지

# whether the value is a stopper whose only cycles are passes
whether-the-value-is-a-stopper-whose-only-cycles-a7ce = 값이, 순환이 패스뿐인 스토퍼인지

# whether the upsum and the downsum variety of a stopper to its degree agree
whether-the-upsum-and-the-downsum-variety-of-a-397a = 스토퍼의 순환의 차수에 대한 upsum 변종과 downsum 변종이 같은지

# whether the value is a number, perhaps plus tiny or miny
whether-the-value-is-a-number-perhaps-plus-tiny-54b3 = 값이 수인지, 또는 수에 tiny나 miny를 더한 것인지

# whether the value is a number, x over or x under for a number x, on or off
whether-the-value-is-a-number-x-over-or-6801 = 값이 수, 수 x의 x over나 x under, on이나 off인지

# G + H: a move is a move in one of them
g-h-a-move-is-a-move-in-one-33dc = G + H: 둘 가운데 하나에서 둔다

# whether the value has an atomic weight
whether-the-value-has-an-atomic-weight = 값에 원자 무게가 있는지

# whether the value is a sum of a number, a nimber and powers of up
whether-the-value-is-a-sum-of-a-number-4b1e = 값이 수, 님버, 업의 거듭제곱의 합인지

# whether the value is an even whole number
whether-the-value-is-an-even-whole-number = 값이 짝수인지

# whether the value is an odd whole number
whether-the-value-is-an-odd-whole-number = 값이 홀수인지

# whether the value is a whole number that is not negative
whether-the-value-is-a-whole-number-that-is-c47d = 값이 음이 아닌 정수인지

# the narrowest class that the value is in, by the names of CGSuite: Integer, Uptimal, CanonicalStopper, ...
the-narrowest-class-that-the-value-is-in-by-b8c5 = 값이 속하는 가장 좁은 종류, CGSuite의 이름으로: Integer, Uptimal, CanonicalStopper, ...

# the values belong to different stores; bring them into one with Algebra::import
the-values-belong-to-different-stores-bring-them-into-9544 = 값들이 서로 다른 저장소에 있다. Algebra::import로 한 저장소에 모은다

# impartial
impartial = 공정 게임

# partizan
partizan = 편파 게임

# loop-free
loop-free = 순환 없음

# normal play
normal-play = 노멀 게임

# misère play
mis-re-play = 미제르 게임

# n, then n heaps below 2^64
n-then-n-heaps-below-2-64 = n, 그다음 2^64보다 작은 더미 n개

# Nim; whoever takes the last token loses.
nim-whoever-takes-the-last-token-loses = 님. 마지막 돌을 가져가는 쪽이 진다.

# One heap of n tokens, 1 to m are taken; whoever cannot move loses.
one-heap-of-n-tokens-1-to-m-are-8cc7 = 돌 n개짜리 더미 하나에서 1개부터 m개까지 가져간다. 둘 수 없는 쪽이 진다.

# Wythoff's game on heaps of n and m tokens; whoever cannot move loses.
wythoff-s-game-on-heaps-of-n-and-m-ead8 = 돌 n개와 m개 두 더미의 위토프 게임. 둘 수 없는 쪽이 진다.

# The numbers 1 to N are called in turn, 1 to k at a time; the caller of N loses.
the-numbers-1-to-n-are-called-in-turn-ac67 = 1부터 N까지의 수를 차례로 한 번에 1개부터 k개까지 부른다. N을 부르는 쪽이 진다.

# One heap of n tokens; a move splits a heap into two non-empty ones; whoever cannot move loses.
one-heap-of-n-tokens-a-move-splits-a-fee9 = 돌 n개짜리 더미 하나. 한 수에 더미 하나를 비어 있지 않은 둘로 나눈다. 둘 수 없는 쪽이 진다.

# One heap of n tokens; a move takes one of k numbers of tokens; whoever cannot move loses.
one-heap-of-n-tokens-a-move-takes-one-f75a = 돌 n개짜리 더미 하나. 한 수에 정해진 k가지 개수 가운데 하나만큼 가져간다. 둘 수 없는 쪽이 진다.

# n k, then the k numbers
n-k-then-the-k-numbers = n k, 그다음 개수 k가지

# Chomp on n × m squares; whoever eats the poisoned corner loses.
chomp-on-n-m-squares-whoever-eats-the-poisoned-c688 = n × m칸의 촘프. 독이 든 귀퉁이를 먹는 쪽이 진다.

# Fibonacci Nim on n tokens: the first move takes any number but not all, every later one at most twice as many as the move before; whoever cannot move loses.
fibonacci-nim-on-n-tokens-the-first-move-takes-a486 = 돌 n개의 피보나치 님: 첫 수는 모두가 아닌 몇 개든, 그다음은 바로 앞에서 가져간 것의 두 배까지 가져간다. 둘 수 없는 쪽이 진다.

# Moore's Nim: a move takes from at least one and at most k heaps; whoever cannot move loses.
moore-s-nim-a-move-takes-from-at-least-fcb9 = 무어의 님: 한 수에 한 더미 이상 k더미 이하에서 가져간다. 둘 수 없는 쪽이 진다.

# n k, then n heaps below 2^64
n-k-then-n-heaps-below-2-64 = n k, 그다음 2^64보다 작은 더미 n개

# Poker Nim with empty stocks; whoever cannot move loses.
poker-nim-with-empty-stocks-whoever-cannot-move-loses = 비축이 빈 포커 님. 둘 수 없는 쪽이 진다.

# k coins on a strip of n squares slide to the left, not over one another; whoever cannot move loses.
k-coins-on-a-strip-of-n-squares-slide-83ae = n칸 띠 위의 동전 k개를 서로 뛰어넘지 않고 왼쪽으로 민다. 둘 수 없는 쪽이 진다.

# n k, then the squares of the k coins, counted from 1
n-k-then-the-squares-of-the-k-coins-472b = n k, 그다음 동전 k개가 있는 칸. 1부터 센다

# Green Hackenbush: cut an edge of a graph; what no longer hangs together with the ground falls off; whoever cannot move loses. Find the Grundy value.
green-hackenbush-cut-an-edge-of-a-graph-what-c075 = 초록 해켄부쉬: 그래프의 변을 자르면 땅과 이어지지 않게 된 것은 떨어진다. 둘 수 없는 쪽이 진다. 그런디 수를 구한다.

# V E, then E lines u v with 1 <= u, v <= V; vertex 1 is the ground; loops and several edges between two vertices are allowed
v-e-then-e-lines-u-v-with-1-1e6b = V E, 그다음 1 <= u, v <= V인 u v가 E줄. 꼭짓점 1이 땅이다. 고리와 두 꼭짓점 사이의 여러 변도 된다

# the Grundy value
the-grundy-value = 그런디 수

# Wall Making: a move picks a free cell and turns it, and everything in the four directions up to the next wall or the edge, into wall; marked cells may not be picked; whoever cannot move loses.
wall-making-a-move-picks-a-free-cell-and-b744 = 벽 만들기: 빈칸을 하나 골라, 그 칸과 네 방향으로 다음 벽이나 판 끝까지를 모두 벽으로 만든다. 표시된 칸은 고를 수 없다. 둘 수 없는 쪽이 진다.

# H W, then H rows of W cells, '.' free and 'X' marked
h-w-then-h-rows-of-w-cells-free-2e35 = H W, 그다음 W칸짜리 H줄, '.'은 빈칸, 'X'는 표시된 칸

# A move removes at least one leaf of a rooted tree; whoever cannot move loses.
a-move-removes-at-least-one-leaf-of-a-f6be = 뿌리 있는 트리에서 잎을 하나 이상 없앤다. 둘 수 없는 쪽이 진다.

# T, then T trees: n, then the parents of vertices 2 to n (1 is the root; an empty line when n = 1)
t-then-t-trees-n-then-the-parents-of-18e1 = T, 그다음 트리 T개: n, 꼭짓점 2부터 n까지의 부모 (1이 뿌리, n = 1이면 빈 줄)

# a line each: Takeru (the first player) or Meiya, who wins
a-line-each-takeru-the-first-player-or-meiya-a93a = 한 줄에 하나씩: Takeru(선공)나 Meiya, 이기는 쪽

# Tokens stand on vertices 1 and 2 of an acyclic graph; a move pushes one along an edge; whoever cannot move loses. Count the subsets of the edges for which the first player wins.
tokens-stand-on-vertices-1-and-2-of-an-505d = 순환이 없는 그래프의 꼭짓점 1과 2에 말이 있다. 변을 따라 말 하나를 옮긴다. 둘 수 없는 쪽이 진다. 선공이 이기는 변의 부분집합을 센다.

# the count, modulo 10^9 + 7
the-count-modulo-10-9-7 = 개수를 10^9 + 7로 나눈 나머지

# Bulbs and switches: in round i of (N - 1) / 2 Alice may flip switches 2i - 1 and 2i, then Bob 2i and 2i + 1. All bulbs are dark at first. Alice wins if the lit ones are at last at least as bright as K.
bulbs-and-switches-in-round-i-of-n-1-16a7 = 전구와 스위치: 라운드 i = 1, …, (N - 1) / 2에서 Alice가 스위치 2i - 1과 2i를, 다음에 Bob이 2i와 2i + 1을 누를 수 있다. 처음에는 모두 꺼져 있다. 끝에 켜진 밝기가 K 이상이면 Alice가 이긴다.

# N M K with N odd, at most 41, and M at most 64; M brightnesses; N lines c b_1 ... b_c, the bulbs of each switch
n-m-k-with-n-odd-at-most-41-5ac3 = N M K, N은 41 이하의 홀수, M은 64 이하; 밝기 M개; 스위치마다 전구를 적은 N줄 c b_1 ... b_c

# Alice or Bob: who wins
alice-or-bob-who-wins = Alice 또는 Bob: 이기는 쪽

# A token on a directed graph; whoever cannot move loses. Label every vertex for the player to move.
a-token-on-a-directed-graph-whoever-cannot-move-c70b = 유향 그래프 위의 말 하나. 둘 수 없는 쪽이 진다. 꼭짓점마다 둘 차례인 쪽의 라벨을 붙인다.

# V E, then E lines u v with 1 <= u, v <= V; then, where play ends by rule, lines W v and L v: the player to move at v has won or lost
v-e-then-e-lines-u-v-with-1-bc69 = V E, 그다음 1 <= u, v <= V인 u v가 E줄; 규칙으로 끝나는 곳이 있으면 W v나 L v 줄: v에서 둘 차례인 쪽이 이겼거나 졌다

# a line a vertex: W d, L d (d plies to the end under best play) or D (a draw)
a-line-a-vertex-w-d-l-d-d-c0a1 = 꼭짓점마다 한 줄: W d, L d (양쪽 모두 최선을 다할 때 끝까지 d수) 또는 D (무승부)

# A token on a directed graph that may have cycles; whoever cannot move loses. Find the loopy Grundy value of every vertex.
a-token-on-a-directed-graph-that-may-have-687e = 순환이 있어도 되는 유향 그래프 위의 말 하나. 둘 수 없는 쪽이 진다. 꼭짓점마다 순환 게임의 그런디 수를 구한다.

# V E, then E lines u v with 1 <= u, v <= V
v-e-then-e-lines-u-v-with-1-8044 = V E, 그다음 1 <= u, v <= V인 u v가 E줄

# a line a vertex: n, or inf(K) with the numbers of K ascending and commas between them
a-line-a-vertex-n-or-inf-k-with-ca1d = 꼭짓점마다 한 줄: n, 또는 K의 수를 작은 것부터 쉼표로 이은 inf(K)

# Two tokens on a directed graph: Bob moves his along an edge, then Alice hers, and so on. Whoever cannot move loses; if the tokens meet, Alice wins; if play does not end, Bob. Does Bob win?
two-tokens-on-a-directed-graph-bob-moves-his-a154 = 유향 그래프 위의 말 둘: Bob이 자기 말을, 다음에 Alice가 자기 말을 변을 따라 옮기고, 이렇게 이어 간다. 둘 수 없는 쪽이 진다. 두 말이 만나면 Alice가, 끝나지 않으면 Bob이 이긴다. Bob이 이기는가?

# T, then T cases: n m with n <= 2000; m lines u v, a move from u to v; x y, where Bob and Alice stand
t-then-t-cases-n-m-with-n-2000-8052 = T, 그다음 T개의 경우: n <= 2000인 n m; u에서 v로 가는 수 u v가 m줄; Bob과 Alice가 있는 꼭짓점 x y

# a line each: Case #i: Yes or Case #i: No
a-line-each-case-i-yes-or-case-i-7401 = 한 줄에 하나씩: Case #i: Yes 또는 Case #i: No

# King and rook against king, White to move: in how many moves does White mate?
king-and-rook-against-king-white-to-move-in-e3d7 = 킹과 룩 대 킹, 백의 차례: 백은 몇 수 만에 외통을 부르는가?

# T, then T lines with the squares of the white king, the rook and the black king
t-then-t-lines-with-the-squares-of-the-1f8a = T, 그다음 백의 킹, 룩, 흑의 킹의 칸을 적은 T줄

# a line each: White's moves to mate, or Illegal
a-line-each-white-s-moves-to-mate-or-9882 = 한 줄에 하나씩: 외통까지 백이 두는 수, 또는 Illegal

# The nim-product of two numbers, of as many pairs as there are.
the-nim-product-of-two-numbers-of-as-many-5e49 = 두 수의 님곱, 주어진 쌍마다.

# lines a b, both below 2^64
lines-a-b-both-below-2-64 = 둘 다 2^64보다 작은 a b 줄

# the products a ⊗ b, a line each
the-products-a-b-a-line-each = 곱 a ⊗ b, 한 줄에 하나씩

# First or Second: who wins
first-or-second-who-wins = First 또는 Second: 이기는 쪽

# a nim-heap
a-nim-heap = 님 더미

# tame, through reversible options
tame-through-reversible-options = 길들여짐 (되돌려지는 선택지를 거쳐)

# tameable
tameable = 길들일 수 있음

# restive
restive = 들뜸 (restive)

# restive, through reversible options
restive-through-reversible-options = 들뜸 (restive), 되돌려지는 선택지를 거쳐

# restless
restless = 쉬지 않음 (restless)

# a loopy game too large to be written
a-loopy-game-too-large-to-be-written = 적기에는 너무 큰 순환 게임

# A stopper: play that alternates ends from every position.
a-stopper-play-that-alternates-ends-from-every-position = 스토퍼: 번갈아 두면 어느 국면에서든 끝난다.

# its two sides
its-two-sides = 그 두 쪽

# S & T: worth S where a draw counts as a win for Left, T where it counts as one for Right.
s-t-worth-s-where-a-draw-counts-as-d773 = S & T: 무승부를 왼쪽의 승으로 보면 S, 오른쪽의 승으로 보면 T이다.

# S & T: a side of this value is not a stopper that could be found, so that it is simplified only as far as the theory goes.
s-t-a-side-of-this-value-is-not-d05b = S & T: 이 값의 한쪽에서 스토퍼를 찾지 못해, 이론이 허락하는 만큼만 간단히 했다.

# no names yet, for example: G := {1|*}
no-names-yet-for-example-g-1 = 아직 이름이 없다. 예: G := { "{" }1|*{ "}" }

# the certificate is read a second time, so it must be a file
the-certificate-is-read-a-second-time-so-it-bae4 = 증명서를 두 번 읽으므로 파일이어야 한다

# '{word}' is a result, not a payoff: ends are numbers, or all of them won and lost
word-is-a-result-not-a-payoff-ends-are-6165 = '{ $word }'{ PARTICLE($word, "은/는") } 승패이지 점수가 아니다: 끝은 모두 수이거나 모두 승패여야 한다

# write payoffs at all ends, for example 1 and -1; trees and graphs of wins and losses: zermelo graph
write-payoffs-at-all-ends-for-example-1-and-7f63 = 모든 끝에 점수를 쓴다. 예: 1과 -1. 승패의 트리와 그래프는: zermelo graph

# the tree has more than {most} vertices
the-tree-has-more-than-most-vertices = 트리의 꼭짓점이 { $most }개를 넘는다

# a parenthesis closes that was not opened
a-parenthesis-closes-that-was-not-opened = 열지 않은 괄호가 닫힌다

# a vertex has no children and no payoff
a-vertex-has-no-children-and-no-payoff = 꼭짓점에 자식도 점수도 없다

# expected a whole number of at most 18 digits, or children in parentheses
expected-a-whole-number-of-at-most-18-digits-b1e9 = 18자리 이하의 정수나 괄호 안의 자식들이 있어야 한다

# the tree is over before this: there is one root
the-tree-is-over-before-this-there-is-one-14a9 = 트리는 여기보다 앞에서 끝났다: 뿌리는 하나이다

# this vertex is not closed
this-vertex-is-not-closed = 이 꼭짓점이 닫히지 않았다

# there is no tree
there-is-no-tree = 트리가 없다

# children stand in parentheses, ends are whole numbers, for example: ((3 5) (2 9) (0 7)), or with names: A(B(3 5) C(2 9))
children-stand-in-parentheses-ends-are-whole-numbers-for-3d8d = 자식은 괄호 안에, 끝은 정수로 쓴다. 예: ((3 5) (2 9) (0 7)), 이름을 붙이면: A(B(3 5) C(2 9))

# a position has too many moves to write them out
a-position-has-too-many-moves-to-write-them-83ac = 수가 너무 많아 적을 수 없는 국면이 있다

# the position is decided without distances, which a strategy in a game with cycles needs
the-position-is-decided-without-distances-which-a-strategy-05ac = 국면의 승패는 정해지지만 거리를 모르는데, 순환이 있는 게임의 전략에는 거리가 있어야 한다

# the strategy has too many positions
the-strategy-has-too-many-positions = 전략에 국면이 너무 많다

# the checker knows no theorem that decides this position
the-checker-knows-no-theorem-that-decides-this-position = 검사기는 이 국면을 결정하는 정리를 모른다

# a certificate of labels carries no moves; one of the winner, or of the Grundy value, does
a-certificate-of-labels-carries-no-moves-one-of-a5fd = 표의 증명서에는 수가 들어가지 않는다. 승자나 그런디 수의 증명서에는 들어간다

# the checker does not know this game, so there is no certificate of its labels; one of the winner, or of a graph, carries the moves
the-checker-does-not-know-this-game-so-there-d810 = 검사기가 이 게임을 모르므로 표의 증명서는 없다. 승자나 그래프의 증명서에는 수가 들어 있다

# no period is proved
no-period-is-proved = 증명된 주기가 없다

# the values grow from period to period, for which there is no claim yet
the-values-grow-from-period-to-period-for-which-2f2f = 값이 주기마다 커지는데, 그에 대한 주장은 아직 없다

# there is no comparison
there-is-no-comparison = 비교가 없다

# the braces of the comparison are nested too deep
the-braces-of-the-comparison-are-nested-too-deep = 비교의 중괄호가 너무 깊다

# the games of the comparison are too long to write out
the-games-of-the-comparison-are-too-long-to-62fc = 비교하는 게임이 너무 길어 적을 수 없다

# a move that takes nothing must split the heap: before the point stands 0 or 4
a-move-that-takes-nothing-must-split-the-heap-a5db = 아무것도 가져가지 않는 수는 더미를 나누어야 한다: 점 앞에는 0이나 4

# the set of takes is empty
the-set-of-takes-is-empty = 가져갈 수 있는 개수가 없다

# a code has a point in it
a-code-has-a-point-in-it = 코드에는 점이 있다

# only one digit stands before the point
only-one-digit-stands-before-the-point = 점 앞에는 숫자가 하나만 있다

# the repeating part is empty
the-repeating-part-is-empty = 되풀이되는 부분이 비었다

# a ']' is missing here
a-is-missing-here = 여기에 ']'가 없다

# a take is a whole number from 1 on
a-take-is-a-whole-number-from-1-on = 가져가는 개수는 1 이상의 정수이다

# the range of takes is empty
the-range-of-takes-is-empty = 가져가는 개수의 범위가 비었다

# a number of heaps from 0 to 63 is expected here
a-number-of-heaps-from-0-to-63-is-cbff = 여기에는 0부터 63까지의 더미 수가 있어야 한다

# this is not a checkpoint of a sequence
this-is-not-a-checkpoint-of-a-sequence = 이것은 수열의 중간 저장 파일이 아니다

# the checkpoint is cut short or damaged
the-checkpoint-is-cut-short-or-damaged = 중간 저장 파일이 잘렸거나 망가졌다

# checkpoints are made only for finite codes of which moves leave at most two heaps
checkpoints-are-made-only-for-finite-codes-of-which-0283 = 중간 저장은 수가 더미를 많아야 둘 남기는 유한한 코드에만 된다

# the method applies only to finite codes of which moves leave at most two heaps; leave it out
the-method-applies-only-to-finite-codes-of-which-6120 = 이 방법은 수가 더미를 많아야 둘 남기는 유한한 코드에만 쓸 수 있다. 이 선택 사항을 뺀다

# not a database of sums
not-a-database-of-sums = 합의 데이터베이스가 아니다

# this is a value
this-is-a-value = 이것은 값이다

# this is a form
this-is-a-form = 이것은 형태이다

# this is a table
this-is-a-table = 이것은 표이다

# this is a ruleset
this-is-a-ruleset = 이것은 규칙이다

# this form has no options
this-form-has-no-options = 이 형태에는 선택지가 없다

# name parts of it: H := f(G)
name-parts-of-it-h-f-g = 부분에 이름을 붙인다: H := f(G)

# the quote is not closed
the-quote-is-not-closed = 따옴표가 닫히지 않았다

# what stands between '/*' and '*/' is a comment; a quotient of nimbers is written *8 / *2
what-stands-between-and-is-a-comment-a-quotient-fdc0 = '/*'와 '*/' 사이는 주석이다. 님버의 몫은 *8 / *2로 쓴다

# this is a name, and cannot be a label here
this-is-a-name-and-cannot-be-a-label-c7ea = 이것은 이름이므로 여기서 라벨이 될 수 없다

# the first is L[1]
the-first-is-l-1 = 첫째는 L[1]이다

# let the names run through less
let-the-names-run-through-less = 이름이 훑는 범위를 줄인다

# expected yes or no
expected-yes-or-no = 예나 아니요가 있어야 한다

# a comparison is yes or no, for example: n > 2, G || 0, isnumber(G)
a-comparison-is-yes-or-no-for-example-n-673d = 비교는 예 또는 아니요이다. 예: n > 2, G || 0, isnumber(G)

# this bracket is not closed
this-bracket-is-not-closed = 이 괄호가 닫히지 않았다

# 'x' with digits after it multiplies
x-with-digits-after-it-multiplies = 뒤에 숫자가 붙은 'x'는 곱한다

# 'v' is down, also with digits after it
v-is-down-also-with-digits-after-it = 'v'는 뒤에 숫자가 붙어도 다운이다

# this word has a meaning of its own
this-word-has-a-meaning-of-its-own = 이 낱말에는 따로 뜻이 있다

# names with two underscores in a row are kept for results
names-with-two-underscores-in-a-row-are-kept-bf37 = 밑줄 두 개가 잇달은 이름은 결과에 쓴다

# choose another name, for example: n, G, left_half
choose-another-name-for-example-n-g-left_half = 다른 이름을 고른다. 예: n, G, left_half

# the parameters of a function are names
the-parameters-of-a-function-are-names = 함수의 매개변수는 이름이다

# this name is there twice
this-name-is-there-twice = 이 이름이 두 번 나온다

# there is nothing after ':='
there-is-nothing-after = ':=' 다음에 아무것도 없다

# a where the condition holds, else b; only that one is worked out
a-where-the-condition-holds-else-b-only-that-ef4b = 조건이 성립하면 a, 아니면 b. 둘 가운데 그것만 계산한다

# how many elements a list has
how-many-elements-a-list-has = 목록의 원소의 개수

# the sum of the elements
the-sum-of-the-elements = 원소들의 합

# the elements without those that were there before
the-elements-without-those-that-were-there-before = 앞에 나온 것을 뺀 원소들

# how often the condition holds
how-often-the-condition-holds = 조건이 성립하는 횟수

# whether the condition always holds
whether-the-condition-always-holds = 조건이 늘 성립하는지

# whether the condition holds at least once
whether-the-condition-holds-at-least-once = 조건이 한 번이라도 성립하는지

# how many values are born by each day to the n-th, at most the third, and how many of them are what
how-many-values-are-born-by-each-day-to-46cb = n일(3일까지)까지 날마다 태어난 값의 수와, 그 가운데 종류마다 몇 개인지

# what becomes of the options of a form: dominated by which, reversible through what
what-becomes-of-the-options-of-a-form-dominated-89cf = 형태의 선택지들이 어떻게 되는지: 무엇에 지배되고, 무엇을 거쳐 되돌려지는지

# the depth of a form as it is written
the-depth-of-a-form-as-it-is-written = 적은 그대로의 형태의 깊이

# who wins a form as it is written in misère play
who-wins-a-form-as-it-is-written-in-b251 = 적은 그대로의 형태를 미제르 게임에서 누가 이기는지

# the moves of a sum are not written out in this form
the-moves-of-a-sum-are-not-written-out-751d = 이 형태에는 합의 수가 적혀 있지 않다

# a strip of at least 3 cells, x for a cross and '.' for a free cell, or their number, for example: treblecross ...x....
a-strip-of-at-least-3-cells-x-for-d9fd = 3칸 이상의 띠, x는 가위표, '.'은 빈칸, 또는 칸의 수. 예: treblecross ...x....

# it ends with three in a row, and never because somebody cannot move
it-ends-with-three-in-a-row-and-never-a34f = 셋이 나란하면 끝나며, 둘 수 없어서 끝나는 일은 없다

# in a sum the last move anywhere decides; try nim, wythoff, chomp or token
in-a-sum-the-last-move-anywhere-decides-try-828a = 합에서는 마지막으로 둔 수가 승부를 정한다. nim, wythoff, chomp, token을 써 본다

# nobody owns a vertex here: it is there, '.', or gone, '#'
nobody-owns-a-vertex-here-it-is-there-or-eb0d = 여기서 꼭짓점에는 임자가 없다: 있으면 '.', 없어졌으면 '#'

# a graph such as path:5, cycle:4, clique:5, caterpillar:3,2,3, grid:3x4, a board such as ...|#.., or edges such as a-b,b-c; then, for example, a:# for a vertex that is gone
a-graph-such-as-path-5-cycle-4-clique-4bc9 = path:5, cycle:4, clique:5, caterpillar:3,2,3, grid:3x4 같은 그래프, ...|#.. 같은 판, 또는 a-b,b-c 같은 변; 그다음, 이를테면 없어진 꼭짓점은 a:#

# x for Left's stones, o for Right's, # for cells out of play, rows with '|' between them, for example: .ox.|o..x|....
x-for-left-s-stones-o-for-right-s-b030 = x는 왼쪽의 돌, o는 오른쪽의 돌, #는 못 쓰는 칸, 줄 사이에는 '|'. 예: .ox.|o..x|....

# expected a whole number below 4294967296
expected-a-whole-number-below-4294967296 = 4294967296보다 작은 정수가 있어야 한다

# x for Left's amazons, o for Right's, # for burnt cells, rows with '|' between them, for example: x..#|..o.
x-for-left-s-amazons-o-for-right-s-9499 = x는 왼쪽의 아마존, o는 오른쪽의 아마존, #는 불탄 칸, 줄 사이에는 '|'. 예: x..#|..o.

# this misère form has no closing bracket
this-mis-re-form-has-no-closing-bracket = 이 미제르 형태에 닫는 괄호가 없다

# this nim-heap is not part of the form, so it cannot be taken away
this-nim-heap-is-not-part-of-the-form-351f = 이 님 더미는 형태의 부분이 아니므로 뺄 수 없다

# a size such as 2x3, or x for Black's stones, o for White's, '.' for free points and # for walls, rows with '|' between them, for example: x..|.o.|... pass
a-size-such-as-2x3-or-x-for-black-9c26 = 2x3 같은 크기, 또는 x는 흑, o는 백, '.'은 빈 점, #은 벽, 줄 사이에는 '|'. 예: x..|.o.|... pass

# a chain without a free point next to it leaves the board, for example: xx.|.o.
a-chain-without-a-free-point-next-to-it-5612 = 이웃한 빈 점이 없는 무리는 들어낸다. 예: xx.|.o.

# a board has at most 1048576 cells
a-board-has-at-most-1048576-cells = 판은 1048576칸까지이다

# expected 'pass', or under ko and superko 'after' and boards
expected-pass-or-under-ko-and-superko-after-and-e9f7 = 'pass'가 오거나, 패의 규칙이나 동형 반복 금지 규칙에서는 'after'와 판이 와야 한다

# did you mean komi with a number after it? For example: go:komi=0.5 2x3
did-you-mean-komi-with-a-number-after-it-1bfb = komi 다음에 수를 쓰려고 했는가? 예: go:komi=0.5 2x3

# without passes nothing is scored, so there is no komi
without-passes-nothing-is-scored-so-there-is-no-5841 = 패스가 없으면 집을 세지 않으므로 덤도 없다

# options with commas between them, for example: go:superko,komi=0.5 2x2
options-with-commas-between-them-for-example-go-superko-c9c2 = 옵션 사이에는 쉼표. 예: go:superko,komi=0.5 2x2

# only under ko and superko are there boards that may not come back
only-under-ko-and-superko-are-there-boards-that-1108 = 다시 나오면 안 되는 판은 패의 규칙이나 동형 반복 금지 규칙에만 있다

# the present board cannot have been before
the-present-board-cannot-have-been-before = 지금의 판은 앞에 나왔을 수 없다

# an earlier board has the size of the present one
an-earlier-board-has-the-size-of-the-present-e0ca = 앞의 판은 지금의 판과 크기가 같다

# expected an earlier board
expected-an-earlier-board = 앞의 판이 있어야 한다

# under the ko rule only one board may not come back
under-the-ko-rule-only-one-board-may-not-eea8 = 패의 규칙에서 다시 나오면 안 되는 판은 하나뿐이다

# play ends by two passes, never for want of a move
play-ends-by-two-passes-never-for-want-of-1b26 = 두 번 패스하면 끝나며, 둘 수 없어서 끝나는 일은 없다

# this quote does not enclose a name
this-quote-does-not-enclose-a-name = 이 따옴표는 이름을 둘러싸지 않는다

# a file name, or edges such as token:a>b,b>c a
a-file-name-or-edges-such-as-token-a-04b2 = 파일 이름, 또는 token:a>b,b>c a 같은 변들

# put a '+' between the parts of a sum, for example: lrl + er
put-a-between-the-parts-of-a-sum-for-010b = 합의 부분들 사이에 '+'를 쓴다. 예: lrl + er

# the ground is the vertex named 'ground' or 0
the-ground-is-the-vertex-named-ground-or-0 = 땅은 이름이 'ground'나 0인 꼭짓점이다

# an edge is two vertices and a colour, for example: ground-a:l a-b:r b-ground:g, or: 0-1 b, 1-2 r
an-edge-is-two-vertices-and-a-colour-for-27c4 = 변은 꼭짓점 둘과 색이다. 예: ground-a:l a-b:r b-ground:g, 또는 0-1 b, 1-2 r

# the most heaps a move may touch, for example: moore-nim:2 3 4 5 6
the-most-heaps-a-move-may-touch-for-example-b141 = 한 수가 건드릴 수 있는 더미의 수. 예: moore-nim:2 3 4 5 6

# a heap such as 13, or a heap and the most that may be taken now, such as: fibonacci-nim 13 4
a-heap-such-as-13-or-a-heap-and-4619 = 13 같은 더미, 또는 더미와 지금 가져갈 수 있는 한도. 예: fibonacci-nim 13 4

# heaps, and after a '/' the stocks of Left and Right if they are not empty, for example: poker-nim 3 4 5 / 2 0
heaps-and-after-a-the-stocks-of-left-and-eede = 더미들, 비축이 있으면 '/' 다음에 왼쪽과 오른쪽의 비축. 예: poker-nim 3 4 5 / 2 0

# the bound on the difference, for example: generalised-wythoff:2 4 10
the-bound-on-the-difference-for-example-generalised-wythoff-2efa = 차의 한도. 예: generalised-wythoff:2 4 10

# a number of coins, then any of C, C(n), E, S and F, for example: turning:1-3C(5) hthh
a-number-of-coins-then-any-of-c-c-e28f = 동전의 개수, 그다음 C, C(n), E, S, F 가운데 몇. 예: turning:1-3C(5) hthh

# expected a number of coins such as 3, 1-3, 2-3,6 or 1+
expected-a-number-of-coins-such-as-3-1-fdfa = 3, 1-3, 2-3,6, 1+ 같은 동전의 개수가 있어야 한다

# several numbers of coins ascend, as in 2-3,6
several-numbers-of-coins-ascend-as-in-2-3-49d5 = 동전 개수를 여럿 쓸 때는 2-3,6처럼 커지는 차례로 쓴다

# a move turns at least one coin, and the most is not below the least
a-move-turns-at-least-one-coin-and-the-be57 = 한 수에 동전을 하나 이상 뒤집으며, 최대 개수는 최소 개수보다 작지 않다

# two rules with a comma between them, for example: turning-product:ruler,mock-turtles tth/hht
two-rules-with-a-comma-between-them-for-example-93ee = 규칙 둘, 사이에 쉼표. 예: turning-product:ruler,mock-turtles tth/hht

# the most that may be taken, for example: bash:3 7
the-most-that-may-be-taken-for-example-bash-2f54 = 가져갈 수 있는 가장 많은 개수. 예: bash:3 7

# two heap sizes, for example: wythoff 3 5
two-heap-sizes-for-example-wythoff-3-5 = 더미 두 개의 크기. 예: wythoff 3 5

# the takes with commas between them, for example: subtraction:1,3,4 7 9
the-takes-with-commas-between-them-for-example-subtraction-0077 = 가져갈 수 있는 개수들, 사이에 쉼표. 예: subtraction:1,3,4 7 9

# play can go round for ever, so it needs a depth: --depth 6
play-can-go-round-for-ever-so-it-needs-afc5 = 끝없이 순환할 수 있으므로 깊이가 있어야 한다: --depth 6

# takes, additions and the largest heap, for example: add-back:1,4,6:4:9 5 7
takes-additions-and-the-largest-heap-for-example-add-79dd = 가져가는 개수, 더하는 개수, 가장 큰 더미. 예: add-back:1,4,6:4:9 5 7

# this game needs takes, additions and a largest heap after its name
this-game-needs-takes-additions-and-a-largest-heap-79ea = 이 게임은 이름 다음에 가져가는 개수, 더하는 개수, 가장 큰 더미가 있어야 한다

# the most that are jumped over, for example: toads-and-frogs:2 tttt..fff
the-most-that-are-jumped-over-for-example-toads-5d4a = 한 번에 뛰어넘는 가장 많은 수. 예: toads-and-frogs:2 tttt..fff

# expected how many cakes there are of this size
expected-how-many-cakes-there-are-of-this-size = 이 크기의 케이크가 몇 개인지 있어야 한다

# the cakes together have more than 2^126 unit squares
the-cakes-together-have-more-than-2-126-unit-ff0a = 케이크를 모두 합친 단위 정사각형이 2^126개를 넘는다

# this game needs Left's rules and Right's after its name, with a '/' between them
this-game-needs-left-s-rules-and-right-s-aea2 = 이 게임은 이름 다음에 왼쪽의 규칙과 오른쪽의 규칙이 있어야 하고 사이에 '/'를 쓴다

# the lights decide who wins, not the last move
the-lights-decide-who-wins-not-the-last-move = 마지막 수가 아니라 불빛이 승자를 정한다

# a value stands for all games that are equal to it in normal play
a-value-stands-for-all-games-that-are-equal-998f = 값은 노멀 게임에서 그와 같은 모든 게임을 나타낸다

# the stones are
the-stones-are = 돌들이

# e (an elephant), r (a rhino) or '.' (empty)
e-an-elephant-r-a-rhino-or-empty = e (코끼리), r (코뿔소) 또는 '.' (빈칸)

# l (Left's domino), r (Right's), e (either's) or '.' (between two rows)
l-left-s-domino-r-right-s-e-either-d09a = l (왼쪽의 도미노), r (오른쪽의 것), e (둘 모두의 것) 또는 '.' (두 줄 사이)

# t (a toad), f (a frog) or '.' (empty)
t-a-toad-f-a-frog-or-empty = t (두꺼비), f (개구리) 또는 '.' (빈칸)

# {number}. {heading}. {text}
number-heading-text = { $number }. { $heading }. { $text }

# these arguments are missing: {arguments}
these-arguments-are-missing-arguments = 빠진 인자가 있다: { $arguments }

# a value is missing for '{argument}'
a-value-is-missing-for-argument = '{ $argument }'에 값이 없다

# '{value}' is not a value of '{argument}'\n  it has: {values}
value-is-not-a-value-of-argument-it-has-e00e = '{ $value }' 값은 '{ $argument }'에 쓸 수 없다{ "\u000A" }  쓸 수 있는 값: { $values }

# '{value}' is not a value of '{argument}'\n  {why}
value-is-not-a-value-of-argument-why = '{ $value }' 값은 '{ $argument }'에 쓸 수 없다{ "\u000A" }  { $why }

# there is no argument '{argument}'\n  did you mean '{near}'?
there-is-no-argument-argument-did-you-mean-near = '{ $argument }'{ PARTICLE($argument, "이라는/라는") } 인자는 없다{ "\u000A" }  '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가?

# there is no argument '{argument}'
there-is-no-argument-argument = '{ $argument }'{ PARTICLE($argument, "이라는/라는") } 인자는 없다

# '{argument}' cannot be used with '{other}'
argument-cannot-be-used-with-other = '{ $argument }' 인자는 '{ $other }' 인자와 함께 쓸 수 없다

# there is no command '{name}'\n  did you mean '{near}'?
there-is-no-command-name-did-you-mean-near = '{ $name }'{ PARTICLE($name, "이라는/라는") } 명령은 없다{ "\u000A" }  '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가?

# there is no command '{name}'\n  all commands: zermelo --help
there-is-no-command-name-all-commands-zermelo-help = '{ $name }'{ PARTICLE($name, "이라는/라는") } 명령은 없다{ "\u000A" }  모든 명령: zermelo --help

# a time limit is more than 0; for example: 10s
a-time-limit-is-more-than-0-for-example-cbe8 = 시간 한도는 0보다 커야 한다. 예: 10s

# a memory limit is more than 0; for example: 500MB
a-memory-limit-is-more-than-0-for-example-8459 = 메모리 한도는 0보다 커야 한다. 예: 500MB

# {file}: its claims hold as far as they were tried; its example comes out as expected
file-its-claims-hold-as-far-as-they-were-d7ad = { $file }: 시험해 본 만큼은 주장이 성립하고, 보기의 결과도 적힌 대로이다

# {file}: its claims hold as far as they were tried; its {count} examples come out as expected
file-its-claims-hold-as-far-as-they-were-d725 = { $file }: 시험해 본 만큼은 주장이 성립하고, 보기 { $count }개의 결과도 모두 적힌 대로이다

# -1, 0 or 1
n-1-0-or-1 = -1, 0, 1 중 하나

# whether G + G = G
whether-g-g-g = G + G = G인지

# the misère Grundy value
the-mis-re-grundy-value = 미제르 그런디 수

# N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N; then, where the subsets that give every vertex its Grundy value are counted, g_1 ... g_N (N up to 100000)
n-m-with-2-n-18-then-m-different-8ec4 = 2 <= N <= 18인 N M, 그다음 1 <= x < y <= N인 서로 다른 변 x y가 M개; 모든 꼭짓점이 정해진 그런디 수를 가지게 하는 부분집합을 셀 때에는 그다음 g_1 ... g_N (이때 N은 100000까지)

# this 'end' has no 'begin'
this-end-has-no-begin = 이 'end'에 맞는 'begin'이 없다

# this 'begin' has no 'end'
this-begin-has-no-end = 이 'begin'에 맞는 'end'가 없다

# for example: begin a := {1|*}; a + a end
for-example-begin-a-1-a-a-end = 예: begin a := { "{" }1|*{ "}" }; a + a end

# a form in quotes is a short game, and this one is loopy
a-form-in-quotes-is-a-short-game-and-eede = 따옴표 안의 형태는 짧은 게임이어야 하는데, 이것은 순환 게임이다

# without quotes it is worth its value, for example: a{0||0|a}
without-quotes-it-is-worth-its-value-for-example-ee30 = 따옴표를 빼면 그 값이 된다. 예: a{ "{" }0||0|a{ "}" }

# '{word}' is not a number
word-is-not-a-number = '{ $word }': 수가 아니다

# No play leads here: {crosses} x and {noughts} o cannot come of moves in turn.
no-play-leads-here-crosses-x-and-noughts-o-2fb5 = 이 국면에는 이를 수 없다: 번갈아 두어서는 x { $crosses }개와 o { $noughts }개가 될 수 없다.

# The edge {one} does not hang together with the ground: it falls off.
the-edge-one-does-not-hang-together-with-the-e2d6 = 변 { JOSA($one, "은/는") } 땅과 이어져 있지 않아 떨어진다.

# {count} edges do not hang together with the ground: {shown} fall off.
count-edges-do-not-hang-together-with-the-ground-d9be = 변 { $count }개가 땅과 이어져 있지 않아 떨어진다: { $shown }

# The summand '{number}' is the integer {number}, in which Left has moves and Right has none; as a position of {name} it is written '{name} {number}'.
the-summand-number-is-the-integer-number-in-which-128b = 합의 항 '{ $number }'{ PARTICLE($number, "은/는") } 정수 { $number }이고, 여기서는 왼쪽에게만 수가 있다. { $name }의 국면으로는 '{ $name } { $number }'{ PARTICLE($number, "이라고/라고") } 쓴다.

# a cycle has at least 3 vertices
a-cycle-has-at-least-3-vertices = 순환 그래프는 꼭짓점이 3개 이상이다

# a function of the file calls itself
a-function-of-the-file-calls-itself = 파일의 함수가 자기 자신을 부른다

# a set of heaps names different heaps, numbered from 1 to {MOST_HEAPS}
a-set-of-heaps-names-different-heaps-numbered-from-f7ac = 더미의 묶음에는 1번부터 { $MOST_HEAPS }번까지의 서로 다른 더미를 적는다

# a size does not say what is in the cells
a-size-does-not-say-what-is-in-the-8fef = 크기만으로는 칸에 무엇이 있는지 알 수 없다

# a size is two numbers from 1, rows x columns
a-size-is-two-numbers-from-1-rows-x-2bd7 = 크기는 1 이상의 두 수, 행 x 열이다

# boards of at most {MOST_CELLS} cells are numbered, and this has {cells}
boards-of-at-most-most_cells-cells-are-numbered-and-ce99 = { $MOST_CELLS }칸까지의 판에만 번호를 매기는데, 이 판은 { $cells }칸이다

# give one after the file, for example: {name} {example}
give-one-after-the-file-for-example-name-example = 파일 이름 뒤에 적는다, 예: { $name } { $example }

# its positions are of more kinds than can be told apart
its-positions-are-of-more-kinds-than-can-be-790f = 국면의 종류가 구별할 수 있는 것보다 많다

# numbers of tokens that may be taken are positive and ascending
numbers-of-tokens-that-may-be-taken-are-positive-f97b = 가져갈 수 있는 개수는 양수이고 작은 것부터 적는다

# only games on cells have numbers
only-games-on-cells-have-numbers = 칸 위의 게임에만 번호를 매긴다

# rules by functions have no numbers
rules-by-functions-have-no-numbers = 함수로 쓴 규칙에는 번호를 매기지 않는다

# rules on cells have numbers: on_grid, on_strip, on_graph
rules-on-cells-have-numbers-on_grid-on_strip-on_graph = 칸 위의 규칙에 번호를 매긴다: on_grid, on_strip, on_graph

# takes beyond 4096 leave at most one heap
takes-beyond-4096-leave-at-most-one-heap = 4096개 넘게 가져가는 수는 더미를 하나까지만 남긴다

# that {name} {claim} is claimed by its file and was tried on small positions, not proved; what follows rests on it
that-name-claim-is-claimed-by-its-file-and-8d18 = { $name }: 파일의 주장({ $claim })은 작은 국면에서 시험해 보았을 뿐 증명되지 않았다. 아래의 결론은 이 주장에 기댄다

# is impartial
is-impartial = 공정 게임

# is loop-free
is-loop-free = 순환 없음

# falls into parts
falls-into-parts = 부분의 합으로 나뉨

# the file does not say where play begins
the-file-does-not-say-where-play-begins = 파일에 시작 국면이 없다

# the share of edges is at most 100 percent
the-share-of-edges-is-at-most-100-percent = 변의 비율은 100퍼센트 이하이다

# there are more positions than can be numbered
there-are-more-positions-than-can-be-numbered = 번호를 매기기에는 국면이 너무 많다

# there are {cells} cells and {letters} letters
there-are-cells-cells-and-letters-letters = 칸은 { $cells }개인데 글자는 { $letters }개이다

# there is no graph '{kind}:{sizes}'
there-is-no-graph-kind-sizes = '{ $kind }:{ $sizes }': 없는 그래프이다

# they are on_grid, on_strip, on_graph
they-are-on_grid-on_strip-on_graph = 칸 위의 게임은 on_grid, on_strip, on_graph이다

# {name} has no impartial form: it ends by a rule of its own
name-has-no-impartial-form-it-ends-by-a-3cc9 = { $name }: 공정한 형태가 없다. 끝나는 규칙이 따로 있다

# no file of this name came with the question
no-file-of-this-name-came-with-the-question = 이 이름의 파일이 질문에 딸려 오지 않았다

# chance: a limit was reached
chance-a-limit-was-reached = 우연: 한도에 이르렀다

# a search of sums needs games in which the last move decides; here play can stop by rule
a-search-of-sums-needs-games-in-which-the-523f = 합의 탐색은 마지막 수로 승부가 나는 게임에만 쓴다. 이 게임은 규칙에 따라 끝날 수 있다

# a search of sums needs loop-free games; here a position can recur
a-search-of-sums-needs-loop-free-games-here-6b67 = 합의 탐색은 순환이 없는 게임에만 쓴다. 이 게임에서는 국면이 되풀이될 수 있다

# nimbers from *2^32 on are too large for canonical forms
nimbers-from-2-32-on-are-too-large-for-c7d4 = *2^32부터의 님버는 표준형으로 쓰기에 너무 크다

# there are no files beside it
there-are-no-files-beside-it = 곁에 다른 파일이 없다

# give the file another name
give-the-file-another-name = 파일 이름을 바꾼다

# no game is named after 'impartial:'
no-game-is-named-after-impartial = 'impartial:' 뒤에 게임 이름이 없다

# an expression is a value, and its options are not listed: it has no impartial form
an-expression-is-a-value-and-its-options-are-44eb = 식은 값이어서 갈 수 있는 국면의 목록이 없다. 공정한 형태가 없다

# where the last move decides, either player may make the moves of both: impartial:domineering 4x5
where-the-last-move-decides-either-player-may-make-9885 = 마지막 수로 승부가 나는 게임에서 두 사람의 수를 누구나 둘 수 있게 한다: impartial:domineering 4x5

# the table is of another board
the-table-is-of-another-board = 표는 다른 판의 것이다

# no play from the start of the table has these pieces with this player to move
no-play-from-the-start-of-the-table-has-41a2 = 표의 시작 국면에서 두어서는 이 말들과 이 차례가 나오지 않는다

# a table keeps one rule file, which loads no other
a-table-keeps-one-rule-file-which-loads-no-a68d = 표에는 규칙 파일 하나만 담기며, 그 파일은 다른 파일을 읽지 않는다

# it was not loaded before
it-was-not-loaded-before = 앞서 읽은 파일이 아니다

# this is not a position
this-is-not-a-position = 국면이 아니다

# this is not a position of this game
this-is-not-a-position-of-this-game = 이 게임의 국면이 아니다

# condition on the last move
condition-on-the-last-move = 지난 수에 대한 조건

# the letters of the vertices are missing
the-letters-of-the-vertices-are-missing = 꼭짓점의 글자가 빠져 있다

# nothing stands after the letters
nothing-stands-after-the-letters = 글자 뒤에는 아무것도 쓰지 않는다

# expected an edge between two numbers from 1
expected-an-edge-between-two-numbers-from-1 = 1 이상의 두 수를 잇는 변이 필요하다

# a graph is path:5, cycle:6, star:4, complete:4, grid:2x3, edgeless:3, random:8,40,7 (vertices, percent of edges, seed), or edges such as 1-2,2-3
a-graph-is-path-5-cycle-6-star-4-e6ff = 그래프는 path:5, cycle:6, star:4, complete:4, grid:2x3, edgeless:3, random:8,40,7 (꼭짓점 수, 변의 퍼센트, 시드), 또는 1-2,2-3 같은 변들이다

# a word in the letters {letters}, '-' for the empty word, for example: {name} {letters}
a-word-in-the-letters-letters-for-the-empty-8ada = 글자 { JOSA($letters, "으로/로") } 된 낱말, 빈 낱말은 '-'. 예: { $name } { $letters }

# rules of version {version} are not read, only {VERSION}
rules-of-version-version-are-not-read-only-version = 버전 { $version }의 규칙은 읽지 않는다. 읽는 것은 { $VERSION }뿐이다

# the rule forbids it: look at its neighbours
the-rule-forbids-it-look-at-its-neighbours = 규칙이 막는다. 이웃을 본다

# the vertex cannot have this colour
the-vertex-cannot-have-this-colour = 꼭짓점이 이 색일 수 없다

# one row and one column
one-row-and-one-column = 행 하나와 열 하나

# all edges are green here
all-edges-are-green-here = 여기서는 모든 변이 초록이다

# there are no numbers left for the vertices after this one
there-are-no-numbers-left-for-the-vertices-after-d548 = 이 꼭짓점 뒤의 꼭짓점들에 붙일 번호가 남지 않았다

# '+' stands between parts at the ground, not in parentheses
stands-between-parts-at-the-ground-not-in-parentheses = '+'는 땅에 선 부분들 사이에 쓰고, 괄호 안에는 쓰지 않는다

# the ground is named before any vertex, for example: :Glr:G
the-ground-is-named-before-any-vertex-for-example-b346 = 땅의 이름은 어느 꼭짓점보다 먼저 쓴다. 예: :Glr:G

# put a single token on the graph
put-a-single-token-on-the-graph = 그래프 위에 말을 하나만 놓는다

# an edge is written u>v
an-edge-is-written-u-v = 변은 u>v로 쓴다

# 'zermelo graph FILE' says what is wrong with it
zermelo-graph-file-says-what-is-wrong-with-it = 무엇이 틀렸는지는 'zermelo graph FILE'로 알 수 있다

# heaps have at most 5000 digits in this game
heaps-have-at-most-5000-digits-in-this-game = 이 게임의 더미는 5000자리까지이다

# there are more than {MOST_ALMONDS} almonds
there-are-more-than-most_almonds-almonds = 아몬드가 { $MOST_ALMONDS }개보다 많다

# all turns are over
all-turns-are-over = 차례가 모두 끝났다

# the turns are taken by Left and Right one after the other, and the next is {mover}'s
the-turns-are-taken-by-left-and-right-one-20fa = 왼쪽과 오른쪽이 번갈아 차례를 갖고, 다음은 { $mover }의 차례이다

# a slide goes at least one cell, and at most as far as the most
a-slide-goes-at-least-one-cell-and-at-c489 = 미는 거리는 한 칸 이상, 최대 거리 이하이다

# give it more room
give-it-more-room = 더 넓은 한도를 준다

# this number of heaps is there already, with another sign
this-number-of-heaps-is-there-already-with-another-b228 = 이 더미 수는 이미 다른 표시로 있다

# the number has too many digits
the-number-has-too-many-digits = 수의 자릿수가 너무 많다

# expected a number such as 3/4
expected-a-number-such-as-3-4 = 3/4 같은 수가 필요하다

# the denominator of a number that is a game is a power of two
the-denominator-of-a-number-that-is-a-game-a1ac = 게임인 수의 분모는 2의 거듭제곱이다

# a game has more than 2^28 options here
a-game-has-more-than-2-28-options-here = 한 게임의 갈 수 있는 국면이 2^28개보다 많다

# the game has no atomic weight: it is not close to a sum of ups, as all-small games are
the-game-has-no-atomic-weight-it-is-not-d9ce = 이 게임에는 원자 무게가 없다. 모두 작은 게임과 달리 업의 합에 가깝지 않다

# the game is too deep for a far star
the-game-is-too-deep-for-a-far-star = 먼 별을 쓰기에는 게임이 너무 깊다

# the values born by the fourth day are too many to be listed
the-values-born-by-the-fourth-day-are-too-ef20 = 넷째 날까지 생기는 값은 너무 많아 늘어놓을 수 없다

# the recursion does not end
the-recursion-does-not-end = 재귀가 끝나지 않는다

# games are cooled by more than -1 only
games-are-cooled-by-more-than-1-only = 게임은 -1보다 큰 t로만 식힌다

# more than 2^63 copies of a game are too many
more-than-2-63-copies-of-a-game-are-6ea2 = 게임을 2^63개보다 많이 더할 수 없다

# the game is not a stopper
the-game-is-not-a-stopper = 이 게임은 스토퍼가 아니다

# more than 12 000 positions lie on common cycles, and all pairs of them would be looked at
more-than-12-000-positions-lie-on-common-cycles-1dd8 = 12 000개보다 많은 국면이 같은 순환에 있어, 그 모든 쌍을 보아야 한다

# the game is not a stopper: play may end in a draw
the-game-is-not-a-stopper-play-may-end-37c9 = 이 게임은 스토퍼가 아니다: 무승부로 끝날 수 있다

# one player has no moves, and so there is no stop
one-player-has-no-moves-and-so-there-is-d519 = 한쪽에게 수가 없어 정지값이 없다

# the degree of a variety must be an idempotent: it must equal its sum with itself
the-degree-of-a-variety-must-be-an-idempotent-f4be = 변종을 정하는 차수는 멱등원이어야 한다. 곧 자기 자신과의 합과 같아야 한다

# the game is not stable: its upsum and its downsum variety differ
the-game-is-not-stable-its-upsum-and-its-0bfe = 이 게임은 안정적이지 않다. upsum 변종과 downsum 변종이 다르다

# {pass|}: Left can always pass
pass-left-can-always-pass = { "{" }pass|{ "}" }: 왼쪽은 언제나 패스할 수 있다

# {|pass}: Right can always pass
pass-right-can-always-pass = { "{" }|pass{ "}" }: 오른쪽은 언제나 패스할 수 있다

# powers are those of games {0|H} with one option of each player
powers-are-those-of-games-0-h-with-one-715d = 거듭제곱은 각자의 선택지가 하나인 게임 { "{" }0|H{ "}" }의 것이다

# an exponent is a number or pseudonumber, and at least 1 under
an-exponent-is-a-number-or-pseudonumber-and-at-d5eb = 지수는 수나 의사수이고, under에서는 1 이상이다

# an exponent is a number or pseudonumber, and at least 1
an-exponent-is-a-number-or-pseudonumber-and-at-c3c8 = 지수는 수나 의사수이고 1 이상이다

# the game is not an ordinal sum with this base: a move of the base is missing in it
the-game-is-not-an-ordinal-sum-with-this-5d2c = 이 게임은 이 밑의 순서합이 아니다. 밑의 수 하나가 빠져 있다

# the onside, on the left of '&', must be at least the offside
the-onside-on-the-left-of-must-be-at-e1ea = '&' 왼쪽의 온사이드는 오프사이드 이상이어야 한다

# this side is not a stopper: it is a game only where draws count for one player
this-side-is-not-a-stopper-it-is-a-82dd = 이 쪽은 스토퍼가 아니다: 무승부를 한 사람의 것으로 셀 때만 게임이다

# this is one side of a loopy game, and not a stopper
this-is-one-side-of-a-loopy-game-and-9ddb = 이것은 순환 게임의 한 쪽이고 스토퍼가 아니다

# such a side is compared, and has an outcome; the game itself is S & T, with both its sides
such-a-side-is-compared-and-has-an-outcome-71f3 = 이런 쪽은 비교되고 승패를 갖는다. 게임 자체는 두 쪽을 가진 S & T이다

# play in the difference of two games has more than 2^24 positions
play-in-the-difference-of-two-games-has-more-9c2f = 두 게임의 차에서 국면이 2^24개보다 많다

# the game is too large to be written as a tree
the-game-is-too-large-to-be-written-as-1513 = 트리로 쓰기에는 게임이 너무 크다

# expected a misère form in brackets
expected-a-mis-re-form-in-brackets = 괄호 안의 미제르 형태가 필요하다

# expected a nim-heap after the minus
expected-a-nim-heap-after-the-minus = 빼기 뒤에 님 더미가 필요하다

# after a form, brackets hold '#' and nim-heaps that are added or taken away
after-a-form-brackets-hold-and-nim-heaps-that-0b61 = 형태 뒤의 괄호에는 '#'과 더하거나 빼는 님 더미를 쓴다

# there is no form before it
there-is-no-form-before-it = 그 앞에 형태가 없다

# there is no form before '#'
there-is-no-form-before = '#' 앞에 형태가 없다

# expected an option
expected-an-option = 선택지가 필요하다

# expected a comma between numbers
expected-a-comma-between-numbers = 수 사이에 쉼표가 필요하다

# this bracket closes nothing
this-bracket-closes-nothing = 이 괄호는 닫는 것이 없다

# expected two options or more in parentheses
expected-two-options-or-more-in-parentheses = 괄호 안에 선택지가 둘 이상 필요하다

# a game that is not an integer has options for both players
a-game-that-is-not-an-integer-has-options-7d3d = 정수가 아닌 게임에는 두 사람 모두의 선택지가 있다

# the table does not have all moves of this position
the-table-does-not-have-all-moves-of-this-1fd9 = 이 국면의 수가 표에 모두 있지는 않다

# its schema is not zermelo/suite/1
its-schema-is-not-zermelo-suite-1 = 스키마가 zermelo/suite/1이 아니다

# files of versions 1.0 to 1.7 are read; they begin, for example: {version 1.7}
files-of-versions-1-0-to-1-7-are-5ed9 = 버전 1.0에서 1.7까지의 파일을 읽는다. 첫머리의 예: { "{" }version 1.7{ "}" }

# the version stands at the beginning of the file
the-version-stands-at-the-beginning-of-the-file = 버전은 파일 첫머리에 쓴다

# the file does not begin with its version
the-file-does-not-begin-with-its-version = 파일이 버전으로 시작하지 않는다

# no section says which game this is
no-section-says-which-game-this-is = 어느 게임인지 말하는 절이 없다

# nothing is asked about this sum
nothing-is-asked-about-this-sum = 이 합에 대해 묻는 것이 없다

# there is no '{close}' for this
there-is-no-close-for-this = 이것을 닫는 '{ $close }'{ PARTICLE($close, "이/가") } 없다

# this version is not known
this-version-is-not-known = 모르는 버전이다

# expected win, loss or nothing
expected-win-loss-or-nothing = win, loss를 쓰거나 아무것도 쓰지 않는다

# expected a Grundy value or nothing
expected-a-grundy-value-or-nothing = 그런디 수를 쓰거나 아무것도 쓰지 않는다

# winning moves of whom?
winning-moves-of-whom = 누구의 이기는 수인가?

# a command is missing
a-command-is-missing = 명령이 빠져 있다

# this is not a command
this-is-not-a-command = 명령이 아니다

# there are more than {MOST_RATED_MOVES} moves
there-are-more-than-most_rated_moves-moves = 수가 { $MOST_RATED_MOVES }가지보다 많다

# expected rules, a colon and the strip
expected-rules-a-colon-and-the-strip = 규칙, 콜론, 띠가 필요하다

# expected rules, a colon and the board
expected-rules-a-colon-and-the-board = 규칙, 콜론, 판이 필요하다

# expected the kings that wait of Left and of Right, and 0 or 1
expected-the-kings-that-wait-of-left-and-of-56e1 = 기다리는 왼쪽과 오른쪽 왕의 수, 그리고 0이나 1이 필요하다

# expected a number of ups
expected-a-number-of-ups = 업의 개수가 필요하다

# there is no game '{game}' in suites
there-is-no-game-game-in-suites = 모음에 게임 '{ $game }'{ PARTICLE($game, "이/가") } 없다

# the values are counted to the third day, of the fourth there are more than 10^12
the-values-are-counted-to-the-third-day-of-9f2b = 값은 셋째 날까지 센다. 넷째 날의 값은 10^12개보다 많다

# a form stands in quotes, for example: '{1,0|-1}'
a-form-stands-in-quotes-for-example-1-0-a048 = 형태는 따옴표 안에 쓴다. 예: '{ "{" }1,0|-1{ "}" }'

# labels and names are different words, for example: a{0|a}
labels-and-names-are-different-words-for-example-a-bfcb = 라벨과 이름은 서로 다른 낱말이다. 예: a{ "{" }0|a{ "}" }

# %1 is what line 1 is worth
n-1-is-what-line-1-is-worth = %1은 1번 줄의 값이다

# this does not take {count} arguments
this-does-not-take-count-arguments = 인자 { $count }개는 받지 않는다

# '{name}' does not take {count} arguments
name-does-not-take-count-arguments = '{ $name }': 인자 { $count }개는 받지 않는다

# line {number} is worth nothing
line-number-is-worth-nothing = { $number }번 줄에는 값이 없다

# there is no line {number} before this one
there-is-no-line-number-before-this-one = 이 앞에 { $number }번 줄이 없다

# this goes deeper than {MOST_DEPTH} levels
this-goes-deeper-than-most_depth-levels = 깊이가 { $MOST_DEPTH }단을 넘는다

# the list has {count} elements, and {index} is not one of their places
the-list-has-count-elements-and-index-is-not-464e = 목록의 원소는 { $count }개이고, { $index }번째는 없다

# there are more than {MOST_ELEMENTS} elements, or lists in lists more than {MOST_NESTING} times
there-are-more-than-most_elements-elements-or-lists-in-b062 = 원소가 { $MOST_ELEMENTS }개보다 많거나, 목록이 { $MOST_NESTING }겹보다 깊다

# there are more than {MOST_ELEMENTS} elements
there-are-more-than-most_elements-elements = 원소가 { $MOST_ELEMENTS }개보다 많다

# there are more than {MOST_ELEMENTS} numbers from {from} to {to}
there-are-more-than-most_elements-numbers-from-from-to-40f7 = { $from }에서 { $to }까지의 수는 { $MOST_ELEMENTS }개보다 많다

# expected a whole number, and this is {shown}
expected-a-whole-number-and-this-is-shown = 정수가 필요한데 { $shown }이다

# did you mean '{near}'? For example: go:{near} 2x2
did-you-mean-near-for-example-go-near-2x2 = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 예: go:{ $near } 2x2

# a komi is at most {MOST_KOMI} points
a-komi-is-at-most-most_komi-points = 덤은 { $MOST_KOMI }집까지이다

# a board of {height}x{width} is too large: up to 10x11
a-board-of-height-x-width-is-too-large-0bcf = { $height }x{ $width } 판은 너무 크다. 10x11까지이다

# at least 1 in a row must win
at-least-1-in-a-row-must-win = 이기는 데 필요한 나란한 개수는 1 이상이다

# a line has at most {LONGEST_LINE} bytes
a-line-has-at-most-longest_line-bytes = 한 줄은 { $LONGEST_LINE }바이트까지이다

# This is the first position.
this-is-the-first-position = 첫 국면이다.

# There is no option '{other}'; h tells what can be said here.
there-is-no-option-other-h-tells-what-can-ba1f = 선택지 '{ $other }'{ PARTICLE($other, "이/가") } 없다. h를 치면 쓸 수 있는 말이 나온다.

# Its rules are functions of the position: the slow path.
its-rules-are-functions-of-the-position-the-slow-7478 = 규칙이 국면의 함수이다: 느린 길.

# '{other}' is nothing that an example can expect
other-is-nothing-that-an-example-can-expect = '{ $other }'{ PARTICLE($other, "은/는") } 보기에서 기대할 수 있는 것이 아니다

# --heaps: '{word}' is not the size of a heap\n  whole numbers with blanks between, for example: --heaps '5 9 12'
heaps-word-is-not-the-size-of-a-heap-df80 = --heaps: '{ $word }'{ PARTICLE($word, "은/는") } 더미의 크기가 아니다{ "\u000A" }  공백으로 나눈 정수를 쓴다. 예: --heaps '5 9 12'

# the method needs all values, of which the checkpoint has only the first {kept}; leave --method out
the-method-needs-all-values-of-which-the-checkpoint-ad37 = 이 방법에는 모든 값이 필요한데, 저장된 것은 처음 { $kept }개뿐이다. --method를 뺀다

# no code has the moves of {name}, and quotients are of codes
no-code-has-the-moves-of-name-and-quotients-d073 = { $name }의 수를 갖는 코드가 없고, 몫은 코드에 대해서만 구한다

# heaps: '{text}' is not a number of heaps
heaps-text-is-not-a-number-of-heaps = heaps: '{ $text }'{ PARTICLE($text, "은/는") } 더미의 수가 아니다

# to: {largest} is not a number from 1 to {MOST_HEAP}
to-largest-is-not-a-number-from-1-to-8e56 = to: { JOSA($largest, "은/는") } 1에서 { $MOST_HEAP }까지의 수가 아니다

# it has more than {LONGEST} bytes; the program writes it to a file: --certificate FILE
it-has-more-than-longest-bytes-the-program-writes-8aa6 = { $LONGEST }바이트보다 길다. 프로그램은 파일에 쓴다: --certificate FILE

# no move is a winning one
no-move-is-a-winning-one = 이기는 수가 없다

# expected a list, and {found}
expected-a-list-and-found = 목록이 필요한데, { $found }

# expected a form in quotes, and {found}
expected-a-form-in-quotes-and-found = 따옴표 안의 형태가 필요한데, { $found }

# expected a value, and {found}
expected-a-value-and-found = 값이 필요한데, { $found }

# more than {MOST_CLAUSES} names run at once
more-than-most_clauses-names-run-at-once = 한꺼번에 바뀌는 이름이 { $MOST_CLAUSES }개보다 많다

# expected a board size
expected-a-board-size = 판의 크기가 필요하다

# the game has no mean and no temperature: its walls never meet, as those of on
the-game-has-no-mean-and-no-temperature-its-5367 = 이 게임에는 평균값도 온도도 없다: on처럼 두 벽이 만나지 않는다

# columns
columns = 자리별 개수

# lost exactly when in every column of the heaps in binary the number of ones is a multiple of {modulus}
lost-exactly-when-in-every-column-of-the-heaps-23da = 정확히 더미들의 이진수에서 자리마다 1의 개수가 { $modulus }의 배수일 때 필패이다

# lost exactly when in every column of the heaps in binary the number of ones is a multiple of {modulus} and some heap is 2 or more, or no heap is and the number of ones is 1 more than a multiple
lost-exactly-when-in-every-column-of-the-heaps-b21f = 정확히, 더미들의 이진수에서 자리마다 1의 개수가 { $modulus }의 배수이고 2 이상인 더미가 있거나, 그런 더미가 없고 1의 개수가 배수보다 1 많을 때 필패이다

# whoever has no point left does not lose by that: the board is scored
whoever-has-no-point-left-does-not-lose-by-5571 = 둘 점이 없다고 지는 것이 아니라 판을 계산한다

# {what}, normal and misère play
what-normal-and-mis-re-play = { $what }, 노멀 게임과 미제르 게임

# normal
normal = 노멀

# misère
mis-re = 미제르

# wins by, misère
wins-by-mis-re = 이기는 수 (미제르)

# this is not a nimber, and has no Grundy value
this-is-not-a-nimber-and-has-no-grundy-c620 = 이것은 님버가 아니며 그런디 수가 없다

# impartial games have one, and no others, for example: nimvalue(*3), nimvalue(kayles(5))
impartial-games-have-one-and-no-others-for-example-093a = 공평한 게임에만 있다, 예: nimvalue(*3), nimvalue(kayles(5))

# for example: game.grid.Domineering("..|.."), game.grid.Cram(Grid.Empty(2, 3)), game.heap.TakeAndBreak("0.77")(5), game.heap.Kayles.NimValueSequence(20)
for-example-game-grid-domineering-game-grid-cram-grid-650c = 예: game.grid.Domineering("..|.."), game.grid.Cram(Grid.Empty(2, 3)), game.heap.TakeAndBreak("0.77")(5), game.heap.Kayles.NimValueSequence(20)

# the parameters of game.{kind}.{name} are not known here
the-parameters-of-game-kind-name-are-not-known-db7c = game.{ $kind }.{ $name }의 매개변수는 여기서 알려져 있지 않다

# game.{kind}.{name} is not known here
game-kind-name-is-not-known-here = game.{ $kind }.{ JOSA($name, "은/는") } 여기서 알려져 있지 않다

# the games are listed by 'zermelo games', and rule files say others
the-games-are-listed-by-zermelo-games-and-rule-f24c = 게임 목록은 'zermelo games'로 보고, 다른 게임은 규칙 파일로 적는다

# this is not a position of the game
this-is-not-a-position-of-the-game = 이것은 이 게임의 국면이 아니다

# this is not a list of moves
this-is-not-a-list-of-moves = 이것은 수의 목록이 아니다

# a function gives the list of the moves, each the list of the heaps that it leaves, all of them smaller: game.heap.HeapRuleset(k -> [[a, k - 1 - a] for a from 0 to k - 1])(5)
a-function-gives-the-list-of-the-moves-each-bbca = 함수는 수의 목록을 주고, 각 수는 남기는 더미들의 목록이며, 모두 더 작다: game.heap.HeapRuleset(k -> [[a, k - 1 - a] for a from 0 to k - 1])(5)

# from a heap of {heap} a move leaves one that is not smaller
from-a-heap-of-heap-a-move-leaves-one-d76d = 크기 { $heap }인 더미에서 한 수가 더 작지 않은 더미를 남긴다

# '{asked}' is not asked of this ruleset
asked-is-not-asked-of-this-ruleset = 이 규칙에는 '{ $asked }'{ PARTICLE($asked, "을/를") } 물을 수 없다

# the Grundy value is too large for a list
the-grundy-value-is-too-large-for-a-list = 그런디 수가 목록에 넣기에 너무 크다

# a position stands in parentheses after it, for example: game.heap.Kayles(5)
a-position-stands-in-parentheses-after-it-for-example-7f98 = 국면은 뒤의 괄호 안에 적는다, 예: game.heap.Kayles(5)

# a ruleset has no value
a-ruleset-has-no-value = 규칙에는 값이 없다

# products are of two games with coins in a row
products-are-of-two-games-with-coins-in-a-8608 = 곱은 동전을 한 줄로 놓는 두 게임의 것이다

# for example: game.heap.Spawning("3").DirectProduct(game.heap.Spawning("1-2")).NimValueTable(4, 4)
for-example-game-heap-spawning-3-directproduct-game-heap-20fb = 예: game.heap.Spawning("3").DirectProduct(game.heap.Spawning("1-2")).NimValueTable(4, 4)

# for example: [n for n from 1 to 9 by 2]
for-example-n-for-n-from-1-to-9-ecbf = 예: [n for n from 1 to 9 by 2]

# a step is a whole number from 1 on
a-step-is-a-whole-number-from-1-on = 간격은 1 이상의 정수이다

# for example: domineering(2x3).Options(Left)
for-example-domineering-2x3-options-left = 예: domineering(2x3).Options(Left)

# expected Left or Right
expected-left-or-right = Left 또는 Right가 와야 한다

# there are more than {MOST_OPTIONS} options
there-are-more-than-most_options-options = 선택지가 { $MOST_OPTIONS }개보다 많다

# there are more than {MOST_MOVES} moves
there-are-more-than-most_moves-moves = 수가 { $MOST_MOVES }개보다 많다

# expected a function
expected-a-function = 함수가 와야 한다

# {message}\n  for example: zermelo database build clobber.sums clobber up to 1x15
message-for-example-zermelo-database-build-clobber-sums-clobber-c578 = { $message }{ "\u000A" }  예: zermelo database build clobber.sums clobber up to 1x15

# {name} is not played on rows of cells
name-is-not-played-on-rows-of-cells = { $name }: 칸으로 된 판에서 하는 게임이 아니다

# '{size}' is not a size of boards: rows x columns, at most {most} cells
size-is-not-a-size-of-boards-rows-x-34f1 = '{ $size }': 판의 크기가 아니다. 행x열로 적고, 칸은 많아야 { $most }개

# a game begins with one player's move: say who is to move
a-game-begins-with-one-player-s-move-say-8686 = 게임은 한 사람의 수로 시작한다: 누구 차례인지 적는다

# an ending has at most five men
an-ending-has-at-most-five-men = 엔딩의 기물은 많아야 다섯 개이다

# no line of play was found: {reason}
no-line-of-play-was-found-reason = 수순을 찾지 못했다: { $reason }

# PGN is for games of chess
pgn-is-for-games-of-chess = PGN은 체스 게임에만 있다

# {reason}\n  for example: zermelo solve '{example}' --format pgn
reason-for-example-zermelo-solve-example-format-pgn = { $reason }{ "\u000A" }  예: zermelo solve '{ $example }' --format pgn

# tables have such names: zermelo table build chess {name}; a position is a FEN, for example: {example}
tables-have-such-names-zermelo-table-build-chess-name-afd2 = 이런 이름은 테이블의 이름이다: zermelo table build chess { $name }. 국면은 FEN으로 적는다. 예: { $example }

# there is no line to show: play is over, or has no end
there-is-no-line-to-show-play-is-over-bdba = 보일 수순이 없다: 게임이 이미 끝났거나 끝나지 않는다

# this says which men there are, not where they stand
this-says-which-men-there-are-not-where-they-e949 = 어떤 기물이 있는지만 적혀 있고, 어디에 있는지는 적혀 있지 않다

# components with known value: {count}
components-with-known-value-count = 값을 아는 성분: { $count }

# boards with known winner or value: {count}
boards-with-known-winner-or-value-count = 승자나 값을 아는 판: { $count }

# {name}: {error}; {bytes} bytes are needed for it
name-error-bytes-bytes-are-needed-for-it = { $name }: { $error }; 이 파일에는 { $bytes }바이트가 필요하다

# with heap {heap} no finite quotient was found (there may be none, or a large one)
with-heap-heap-no-finite-quotient-was-found-there-0952 = 더미 { $heap }까지 넣으면 유한한 몫을 찾지 못했다 (없을 수도, 매우 클 수도 있다)

# lists have: Length, Size, IsEmpty, Contains, IndexOf, Distinct, Apply, Filter, Find, Exists, ForAll, Head, Tail, Sum, Max, Min, Mex, Sorted, SortedWith, Reversed, Grouped, PeriodicTable, Take, Drop, Adjoin, Concat, Updated, ToList, ToSet, and L[1] is the first element
lists-have-length-size-isempty-contains-indexof-distinct-apply-a97a = 목록에는 Length, Size, IsEmpty, Contains, IndexOf, Distinct, Apply, Filter, Find, Exists, ForAll, Head, Tail, Sum, Max, Min, Mex, Sorted, SortedWith, Reversed, Grouped, PeriodicTable, Take, Drop, Adjoin, Concat, Updated, ToList, ToSet이 있고, L[1]은 첫 원소다

# 1/x, where it is the value of a short game
n-1-x-where-it-is-the-value-of-a-6d4d = 1/x, 그것이 짧은 게임의 값일 때

# how many values there are in a list, for example: G.LeftOptions.Size
how-many-values-there-are-in-a-list-for-7d64 = 목록에 있는 값의 개수, 예: G.LeftOptions.Size

# the compound in which a move is a move in both of them
the-compound-in-which-a-move-is-a-move-06bc = 둘 모두에서 두는 것이 한 수인 복합 게임

# the compound in which a move is a move in one of them or in both
the-compound-in-which-a-move-is-a-move-9ad7 = 하나 또는 둘 모두에서 두는 것이 한 수인 복합 게임

# the denominator of the number in lowest terms, a power of 2
the-denominator-of-the-number-in-lowest-terms-a-36d4 = 기약분수로 쓴 수의 분모, 2의 거듭제곱

# the numerator of the number in lowest terms
the-numerator-of-the-number-in-lowest-terms = 기약분수로 쓴 수의 분자

# whether n has an even number of ones in base 2
whether-n-has-an-even-number-of-ones-in-d500 = n을 이진법으로 쓸 때 1의 개수가 짝수인지

# whether n has an odd number of ones in base 2
whether-n-has-an-odd-number-of-ones-in-6324 = n을 이진법으로 쓸 때 1의 개수가 홀수인지

# whether n is a power of 2
whether-n-is-a-power-of-2 = n이 2의 거듭제곱인지

# whether n lies between -2^31 and 2^31 - 1
whether-n-lies-between-2-31-and-2-31-168f = n이 -2^31과 2^31 - 1 사이에 있는지

# whether the number is a fraction over a power of 2, as every number here is
whether-the-number-is-a-fraction-over-a-power-50c2 = 수가 2의 거듭제곱을 분모로 하는 분수인지, 여기의 모든 수가 그렇다

# expected a list
expected-a-list = 목록이 필요하다

# this is asked of nimbers, and this is an ordinal
this-is-asked-of-nimbers-and-this-is-an-5fc7 = 이것은 님버에 대해 묻는 것인데, 이것은 순서수다

# of the nimber of this size: write a star before it, for example: sqrt(*omega)
of-the-nimber-of-this-size-write-a-star-5451 = 이 크기의 님버라면 앞에 별을 쓴다, 예: sqrt(*omega)

# ordinals are added, subtracted, multiplied, divided and compared
ordinals-are-added-subtracted-multiplied-divided-and-compared = 순서수는 더하고, 빼고, 곱하고, 나누고, 비교한다

# a position of the form is an option of one before it
a-position-of-the-form-is-an-option-of-3b76 = 형식의 어떤 포지션이 그 앞 포지션의 선택지다

# who wins in misère play: the form, if it is one in quotes, else the canonical form
who-wins-in-mis-re-play-the-form-if-8293 = 미제르 게임에서 누가 이기는가: 따옴표 속 꼴이면 그 꼴을, 아니면 표준형을

# the sum of two games with all their positions, as a form that is not simplified
the-sum-of-two-games-with-all-their-positions-20e2 = 두 게임의 합을 모든 국면과 함께, 단순화하지 않은 꼴로

# =, <, > or ||: how two forms compare in misère play, beside all games
or-how-two-forms-compare-in-mis-re-play-4792 = =, <, > 또는 ||: 미제르 게임에서 모든 게임과 나란히 두 꼴을 비교한 결과

# the same beside the dead-ending games, where whoever has no move never gets one again
the-same-beside-the-dead-ending-games-where-whoever-560b = 같은 비교를 끝이 죽은 게임과 나란히: 둘 수 없게 된 사람은 다시 둘 수 없는 게임

# the same beside the dicots, where always both players can move or neither can
the-same-beside-the-dicots-where-always-both-players-6b58 = 같은 비교를 다이콧과 나란히: 언제나 둘 다 둘 수 있거나 둘 다 둘 수 없는 게임

# whether in every position of the form both players can move or neither can
whether-in-every-position-of-the-form-both-players-3284 = 꼴의 모든 국면에서 둘 다 둘 수 있거나 둘 다 둘 수 없는지

# whether in the form whoever has no move never gets one again
whether-in-the-form-whoever-has-no-move-never-6efb = 그 꼴에서 둘 수 없게 된 사람은 다시 둘 수 없는지

# a player without a move gets one again: not a dead-ending game
a-player-without-a-move-gets-one-again-not-e9bc = 둘 수 없던 사람이 다시 둘 수 있게 된다: 끝이 죽은 게임이 아니다

# only one of the players can move somewhere in it: not a dicot
only-one-of-the-players-can-move-somewhere-in-119e = 두 사람 가운데 한 사람만 둘 수 있는 국면이 있다: 다이콧이 아니다

# '^' is up, and is added where nothing stands between: 2^*; powers are written 2 ^ 3, (*5)^3
is-up-and-is-added-where-nothing-stands-between-59aa = '^'는 업이며 사이에 아무것도 없으면 더해진다: 2^*; 거듭제곱은 2 ^ 3, (*5)^3처럼 쓴다

# which of the powers comes first?
which-of-the-powers-comes-first = 어느 거듭제곱이 먼저인가?

# put parentheses around the part that is meant, for example: 2 ^ (3 ^ 2)
put-parentheses-around-the-part-that-is-meant-for-44b1 = 뜻하는 부분을 괄호로 묶는다. 예: 2 ^ (3 ^ 2)

# expected the number of a line after '%'
expected-the-number-of-a-line-after = '%' 뒤에는 줄 번호가 와야 한다

# %1 is what line 1 is worth; a remainder is 17 mod 5
n-1-is-what-line-1-is-worth-a-remainder-0297 = %1은 1번 줄의 값이고, 나머지는 17 mod 5로 쓴다

# this 'if' has no 'end'
this-if-has-no-end = 이 'if'에는 'end'가 없다

# for example: if n > 2 then 1 else 0 end
for-example-if-n-2-then-1-else-0-0f24 = 예: if n > 2 then 1 else 0 end

# graph gives {found}
graph-gives-found = graph의 결과가 { $found }이다

# vertices and edges, for example: (["a", ("b", 1)], [("a", "b"), ("b", "a", "arrow")])
vertices-and-edges-for-example-a-b-1-a-4700 = 꼭짓점과 변. 예: (["a", ("b", 1)], [("a", "b"), ("b", "a", "arrow")])

# names are letters with digits after them, other than v and vv, for example: let a = {1|*}
names-are-letters-with-digits-after-them-other-than-907f = 이름은 글자로 시작하고 뒤에 숫자가 올 수 있으며, v, vv는 쓸 수 없다. 예: let a = { "{" }1|*{ "}" }

# multiply with x, or with a blank on either side of the star: 2 * 3; 2* without a blank is the sum of 2 and *; {example}
multiply-with-x-or-with-a-blank-on-either-1ddf = 곱셈은 x로 쓰거나, 별표 양쪽에 공백을 두어 2 * 3처럼 쓴다. 공백이 없는 2*는 2와 *의 합이다. { $example }

# '{sum}' is {number} + ^{ups}; a power is written {number} ^ {ups}
sum-is-number-ups-a-power-is-written-number-4ee4 = '{ $sum }'의 뜻은 { $number } + ^{ $ups }이다. 거듭제곱은 { $number } ^ { $ups }로 쓴다

# for example: L.Apply(n -> n + 1), L.Apply(mean)
for-example-l-apply-n-n-1-l-apply-7ea3 = 예: L.Apply(n -> n + 1), L.Apply(mean)

# what follows never does: the move before it ends on a cell with '{ends}', and it begins on one with '{begins}'
what-follows-never-does-the-move-before-it-ends-4a91 = 뒤따르는 수가 있을 수 없다: 앞의 수는 '{ $ends }'인 칸에서 끝나고, 뒤따르는 수는 '{ $begins }'인 칸에서 시작한다

# it begins where the move before it ended, or anywhere with anywhere = True
it-begins-where-the-move-before-it-ended-or-7eb0 = 앞의 수가 끝난 곳에서 시작하고, anywhere = True이면 어디서나 시작한다

# there are no nimbers of negative sizes
there-are-no-nimbers-of-negative-sizes = 음의 크기를 가진 님버는 없다

# the days are counted from 0 on
the-days-are-counted-from-0-on = 날은 0부터 센다

# any number but 0 will do
any-number-but-0-will-do = 0이 아닌 수이면 된다

# this is a nimber from 2^128 on
this-is-a-nimber-from-2-128-on = 이것은 2^128 이상의 님버이다

# its sides may be stoppers: onside(dud) is on, offside(dud) is off
its-sides-may-be-stoppers-onside-dud-is-on-9253 = 두 쪽은 스토퍼일 수 있다: onside(dud)는 on, offside(dud)는 off이다

# the label before a brace stands for that game inside it: a{0|a}; other names are bound before: let b = 1; a{b|a}
the-label-before-a-brace-stands-for-that-game-eb67 = 중괄호 앞의 라벨은 그 안에서 그 게임을 뜻한다: a{ "{" }0|a{ "}" }; 다른 이름은 먼저 붙인다: let b = 1; a{ "{" }b|a{ "}" }

# bind it before, for example: let a = {example}; functions have parentheses after their names: sqrt(*5); games with names are {names}
bind-it-before-for-example-let-a-example-functions-9020 = 먼저 이름을 붙인다. 예: let a = { $example }; 함수는 이름 다음에 괄호를 쓴다: sqrt(*5); 이름이 있는 게임은 { $names }이다

# the form is too long to be written out; canonical(...) is its value
the-form-is-too-long-to-be-written-out-b281 = 형태가 너무 길어 다 적을 수 없다. canonical(...)이 그 값이다

# misère forms go with misère forms, and with whole numbers as multiples
mis-re-forms-go-with-mis-re-forms-and-cb32 = 미제르 형태는 미제르 형태와 함께 쓰고, 정수는 배수로만 쓴다

# so many copies of a form are too many
so-many-copies-of-a-form-are-too-many = 형태의 사본이 너무 많다

# 10000 are the limit, for example: 3 x *[2]
n-10000-are-the-limit-for-example-3-x-2 = 한도는 10000이다. 예: 3 x *[2]

# H copies of G one upon the other, each annihilated by moves in one below; of H the options that are written count, of 2 only 1: '{0,1|}' gives another
h-copies-of-g-one-upon-the-other-each-b413 = G를 H개 쌓은 것, 아래에서 두면 위가 모두 없어진다. H는 적힌 선택지만 센다. 2의 선택지는 1뿐이고 '{ "{" }0,1|{ "}" }'은 다른 것을 준다

# boardWidth is a whole number from 2 to 12, and foxRange one from 1 to 12
boardwidth-is-a-whole-number-from-2-to-12-2186 = boardWidth는 2부터 12까지의 정수이고 foxRange는 1부터 12까지의 정수이다

# a nimber below 2^128
a-nimber-below-2-128 = 2^128보다 작은 님버

# If Left begins, best play ends with {score}.
if-left-begins-best-play-ends-with-score = 왼쪽이 먼저 두면 최선의 진행은 { $score }(으)로 끝난다.

# If Right begins, best play ends with {score}.
if-right-begins-best-play-ends-with-score = 오른쪽이 먼저 두면 최선의 진행은 { $score }(으)로 끝난다.

# more than {MOST_CALLS} calls of '{name}' lie in one another
more-than-most_calls-calls-of-name-lie-in-one-4533 = '{ $name }' 함수의 호출이 { $MOST_CALLS }겹을 넘는다

# moves are listed heap by heap, up to a heap of {MOST_LISTED}
moves-are-listed-heap-by-heap-up-to-a-2a70 = 수는 더미마다 적히며 크기 { $MOST_LISTED }의 더미까지이다

# '{name}' calls itself with the same arguments
name-calls-itself-with-the-same-arguments = '{ $name }' 함수가 같은 인수로 자기를 다시 부른다

# '{name}' is called here: name parts of what it does, or of its arguments, with a block: begin var m := f(n); m + 1 end
name-is-called-here-name-parts-of-what-it-8ed1 = 여기서 '{ $name }' 함수를 부른다: 하는 일이나 인수의 부분에 블록 안에서 이름을 붙인다: begin var m := f(n); m + 1 end

# {rational} is not the value of a short game
rational-is-not-the-value-of-a-short-game = { $rational }은 짧은 게임의 값이 아니다

# this is not a position of the game: {why}
this-is-not-a-position-of-the-game-why = 게임의 국면이 아니다: { $why }

# this loop has gone round {MOST_ROUNDS} times
this-loop-has-gone-round-most_rounds-times = 이 반복문이 { $MOST_ROUNDS }번 돌았다

# the denominator of the number in lowest terms
the-denominator-of-the-number-in-lowest-terms = 기약분수로 쓴 수의 분모

# the remainder of a by b, which is not negative; a % b has the sign of a
the-remainder-of-a-by-b-which-is-not-828e = a를 b로 나눈 나머지, 음수가 아니다. a % b의 부호는 a의 부호이다

# the ugly product of whole numbers: bit by bit, 2^m times 2^n is 2^m + 2^(n - 1) for m > n > 0, and 2^(m - 1) for m = n > 0
the-ugly-product-of-whole-numbers-bit-by-bit-67e8 = 정수의 어글리 곱: 비트마다 m > n > 0이면 2^m과 2^n의 곱은 2^m + 2^(n - 1), m = n > 0이면 2^(m - 1)

# whether the number is a fraction over a power of 2, as every number of short games is
whether-the-number-is-a-fraction-over-a-power-b331 = 짧은 게임의 모든 수처럼 분모가 2의 거듭제곱인지

# this block has no 'end'
this-block-has-no-end = 이 블록에 'end'가 없다

# a block ends with its own 'end': begin var m := 3; m + 1 end
a-block-ends-with-its-own-end-begin-var-e793 = 블록은 자기 'end'로 끝난다: begin var m := 3; m + 1 end

# this loop has no 'end'
this-loop-has-no-end = 이 반복문에 'end'가 없다

# for example: for n from 1 to 5 do s := s + n end
for-example-for-n-from-1-to-5-do-74da = 예: for n from 1 to 5 do s := s + n end

# a loop changes what its condition asks: while n < 100 do n := 2 * n end
a-loop-changes-what-its-condition-asks-while-n-5495 = 반복문은 조건이 묻는 것을 바꾼다: while n < 100 do n := 2 * n end

# a function that calls itself ends somewhere: f(n) := if(n < 1, 0, f(n - 1) + 1); where a list will do, nothing lies in anything: sum(n for n in 1..1000)
a-function-that-calls-itself-ends-somewhere-f-n-569d = 자기를 부르는 함수는 어딘가에서 끝난다: f(n) := if(n < 1, 0, f(n - 1) + 1). 목록으로 되는 것은 겹치지 않는다: sum(n for n in 1..1000)

# this is a set, as braces are without a '|'
this-is-a-set-as-braces-are-without-a = '|'가 없는 중괄호이므로 집합이다

# this is a map
this-is-a-map = 이것은 사상이다

# this is a text
this-is-a-text = 이것은 글이다

# this is a function
this-is-a-function = 이것은 함수이다

# this is a graph
this-is-a-graph = 이것은 그래프이다

# this is nothing
this-is-nothing = 여기에는 값이 없다

# the map does not have this key
the-map-does-not-have-this-key = 사상에 이 열쇠가 없다

# M.Keys is the set of its keys
m-keys-is-the-set-of-its-keys = M.Keys는 열쇠의 집합이다

# expected a text
expected-a-text = 글이 와야 한다

# expected a key and a value
expected-a-key-and-a-value = 열쇠와 값이 와야 한다

# expected a place and a value
expected-a-place-and-a-value = 자리와 값이 와야 한다

# expected a number
expected-a-number = 수가 와야 한다

# expected a whole number from 1 on
expected-a-whole-number-from-1-on = 1 이상의 정수가 와야 한다

# expected 'key => value'
expected-key-value = '열쇠 => 값'이 와야 한다

# numbers, or nimbers, or lists of one of them are sorted
numbers-or-nimbers-or-lists-of-one-of-them-2239 = 수나 님버, 또는 그 가운데 하나의 목록을 차례로 세운다

# games are not in one line; by a function of one's own: L.SortedWith((a, b) -> a.Birthday - b.Birthday)
games-are-not-in-one-line-by-a-function-2816 = 게임은 한 줄로 서지 않는다. 자기 함수로 세운다: L.SortedWith((a, b) -> a.Birthday - b.Birthday)

# there is no such graph
there-is-no-such-graph = 그런 그래프가 없다

# a step is not 0
a-step-is-not-0 = 간격은 0이 아니다

# this has no value with inf
this-has-no-value-with-inf = inf가 있으면 값이 없다

# inf is greater than every number, and is compared alone
inf-is-greater-than-every-number-and-is-compared-45f6 = inf는 모든 수보다 크고 비교만 한다

# numbers that no short game is worth go with numbers only
numbers-that-no-short-game-is-worth-go-with-5694 = 짧은 게임의 값이 아닌 수는 수와만 계산한다

# numbers that no short game is worth are added, subtracted, multiplied, divided and compared
numbers-that-no-short-game-is-worth-are-added-7554 = 짧은 게임의 값이 아닌 수는 더하고 빼고 곱하고 나누고 비교한다

# only fractions whose denominator is a power of 2 are values of short games, for example: 5/8
only-fractions-whose-denominator-is-a-power-of-2-840f = 분모가 2의 거듭제곱인 분수만 짧은 게임의 값이다. 예: 5/8

# a heap is one whole number, and a board or a strip is a text in quotes
a-heap-is-one-whole-number-and-a-board-1ba2 = 더미는 정수 하나이고, 판이나 띠는 따옴표 안의 글이다

# coins are a row of h and t in quotes, or the place of the only head
coins-are-a-row-of-h-and-t-in-eab4 = 동전은 따옴표 안의 h와 t의 줄이거나 하나뿐인 앞면의 자리이다

# a graph is a text in quotes, or one such as Graph.Path(5)
a-graph-is-a-text-in-quotes-or-one-1b19 = 그래프는 따옴표 안의 글이거나 Graph.Path(5) 같은 것이다

# it is a pair of whole numbers
it-is-a-pair-of-whole-numbers = 국면은 정수의 쌍이다

# it is a pair of whole numbers: the heap, and how many tokens were taken from it last
it-is-a-pair-of-whole-numbers-the-heap-78d7 = 국면은 정수의 쌍이다: 더미와 마지막에 가져간 돌의 수

# it is the set of the places of the geese, and the place of the fox
it-is-the-set-of-the-places-of-the-0a5a = 국면은 거위들의 자리의 집합과 여우의 자리이다

# the list of a comprehension, also written in brackets
the-list-of-a-comprehension-also-written-in-brackets = 조건 제시 목록, 대괄호로도 쓴다

# the set of a comprehension
the-set-of-a-comprehension = 조건 제시 목록의 집합

# the sum of a comprehension
the-sum-of-a-comprehension = 조건 제시 목록의 합

# the same as table, with the columns in brackets
the-same-as-table-with-the-columns-in-brackets = table과 같고 열은 대괄호 안에 쓴다

# of a nimber the degree of the smallest field that holds it, of a finite one the least d = 1, 2, 4, ... with a below 2^d; of another stopper the degree of loopiness, the onside of G - G
of-a-nimber-the-degree-of-the-smallest-field-fa74 = 님버이면 그것이 든 가장 작은 체의 차수, 유한하면 a < 2^d인 가장 작은 d = 1, 2, 4, .... 다른 스토퍼이면 순환의 차수, 곧 G - G의 온사이드

# the quotient of 1 by x, that is inf of 0
the-quotient-of-1-by-x-that-is-inf-aae5 = 1을 x로 나눈 몫. 0에는 inf

# 0/0 is not a number; any other number over 0 is inf or -inf
n-0-0-is-not-a-number-any-other-number-9083 = 0/0은 수가 아니다. 다른 수를 0으로 나누면 inf나 -inf이다

# nimbers from 2^128 on and transfinite ones have sums, products, quotients, powers, inverse, sqrt, order, degree, birthday, nimvalue and mex
nimbers-from-2-128-on-and-transfinite-ones-have-3127 = 2^128 이상의 님버와 초한 님버에는 합, 곱, 몫, 거듭제곱, inverse, sqrt, order, degree, birthday, nimvalue, mex가 있다

# orders are known of nimbers below 2^4096, and of transfinite ones in small fields: order(*omega)
orders-are-known-of-nimbers-below-2-4096-and-1b98 = 위수는 2^4096 미만의 님버와 작은 체에 든 초한 님버에서 안다: order(*omega)

# the left wall of the thermograph: mast, corners and slopes from the top down
the-left-wall-of-the-thermograph-mast-corners-and-0cbf = 온도 그래프의 왼쪽 벽: 위에서부터 돛대, 꺾이는 점과 기울기

# the right wall of the thermograph: mast, corners and slopes from the top down
the-right-wall-of-the-thermograph-mast-corners-and-12b5 = 온도 그래프의 오른쪽 벽: 위에서부터 돛대, 꺾이는 점과 기울기

# this stands outside a function
this-stands-outside-a-function = 이것은 함수 밖에 있다

# this stands outside a loop
this-stands-outside-a-loop = 이것은 반복문 밖에 있다

# nothing stands after this word but a semicolon or 'end'
nothing-stands-after-this-word-but-a-semicolon-or-2a72 = 이 낱말 뒤에는 세미콜론이나 'end'만 올 수 있다

# calls of '{name}' lie deep in one another, and names of the worksheet are given values in them
calls-of-name-lie-deep-in-one-another-and-e8db = '{ $name }'의 호출이 깊이 겹쳐 있고, 그 안에서 계산장의 이름에 값을 준다

# a name that is declared is the function's own: var m := n - 1
a-name-that-is-declared-is-the-function-s-cd26 = 선언한 이름은 함수 자신의 것이다: var m := n - 1

# expected two texts
expected-two-texts = 글 두 개가 있어야 한다

# expected two whole numbers
expected-two-whole-numbers = 정수 두 개가 있어야 한다

# the text has {count} letters, and {index} is not one of their places
the-text-has-count-letters-and-index-is-not-a33c = 글에는 글자가 { $count }개 있고, { $index }는 그 자리가 아니다

# the first is T[1]
the-first-is-t-1 = 첫째는 T[1]이다


# L.IsEmpty tells whether it is
l-isempty-tells-whether-it-is = 비었는지는 L.IsEmpty가 알려 준다

# this comment is not closed
this-comment-is-not-closed = 이 주석이 닫히지 않았다

# a comment is written /* so */, or after // to the end of the line
a-comment-is-written-so-or-after-to-the-1b91 = 주석은 /* 이렇게 */ 쓰거나, // 뒤에 줄 끝까지 쓴다

# sensible options are asked of games in which play ends
sensible-options-are-asked-of-games-in-which-play-4034 = 합리적 선택지는 끝이 있는 게임에서 묻는다

# this word begins a statement
this-word-begins-a-statement = 이 낱말은 문장의 첫머리에 온다

# expected vertices of the graph
expected-vertices-of-the-graph = 그래프의 꼭짓점이 있어야 한다

# this is a quotient of ordinals
this-is-a-quotient-of-ordinals = 이것은 순서수의 몫이다

# surreal numbers go with numbers and ordinals only
surreal-numbers-go-with-numbers-and-ordinals-only = 초현실수는 수나 순서수와만 계산한다

# surreal numbers are added, subtracted, multiplied, divided and compared
surreal-numbers-are-added-subtracted-multiplied-divided-and-compared = 초현실수는 더하고 빼고 곱하고 나누고 비교한다

# quotients of ordinals are computed with among themselves and with numbers, for example: 1/omega + 1/2 < 1
quotients-of-ordinals-are-computed-with-among-themselves-and-e5d3 = 순서수의 몫은 서로, 그리고 수와 계산한다. 예: 1/omega + 1/2 < 1

# surreal numbers
surreal-numbers = 초현실수 계산
# In the preamble: {package}
in-the-preamble-package = 머리말에 넣을 줄: { $package }

# did you mean '{near}'? All games are listed under Position
did-you-mean-near-all-games-are-listed-under-c93f = '{ $near }'{ PARTICLE($near, "을/를") } 뜻한 것인가? 모든 게임은 '국면' 화면의 목록에 있다

# all games are listed under Position
all-games-are-listed-under-position = 모든 게임은 '국면' 화면의 목록에 있다

# a rule file ends in .star; write one under Own game
a-rule-file-ends-in-star-write-one-under-76c6 = 규칙 파일은 .star로 끝난다. '나만의 게임' 화면에서 새로 쓸 수 있다

# its positions are counted in a table, which is too large for the page
its-positions-are-counted-in-a-table-which-is-a867 = 그 국면들은 표로 세는데, 이 페이지에는 너무 크다

# a position is a FEN, for example: {example}
a-position-is-a-fen-for-example-example = 국면은 FEN으로 적는다. 예: { $example }

# its vertices are the names in its edges
its-vertices-are-the-names-in-its-edges = 꼭짓점은 변에 적힌 이름들이다

# write its edges after the name, for example: token:a>b,b>c a
write-its-edges-after-the-name-for-example-token-b3ed = 이름 뒤에 변을 적는다. 예: token:a>b,b>c a

# all games are listed under Position, and rule files say others
all-games-are-listed-under-position-and-rule-files-8146 = 게임 목록은 '국면' 화면에 있고, 다른 게임은 규칙 파일로 적는다

# write payoffs at all ends, for example 1 and -1
write-payoffs-at-all-ends-for-example-1-and-8f21 = 모든 끝에 점수를 쓴다. 예: 1과 -1

# values are of normal play; misère quotients are under Heaps
values-are-of-normal-play-mis-re-quotients-are-1562 = 값은 노멀 게임의 것이다. 미제르 몫은 '더미 게임' 화면에 있다

# {name} gives the players different moves, so that its heaps have no Grundy values; the tab Table of a position has their values
name-gives-the-players-different-moves-so-that-its-4b52 = { $name }: 두 사람의 수가 달라 더미에 그런디 수가 없다. 값은 국면의 '표' 탭에 있다

# '{word}' is not the size of a heap\n  whole numbers with blanks between, for example: 5 9 12
word-is-not-the-size-of-a-heap-whole-2b1e = '{ $word }'{ PARTICLE($word, "은/는") } 더미의 크기가 아니다{ "\u000A" }  공백으로 나눈 정수를 쓴다. 예: 5 9 12

# Not all moves were rated: that takes longer than to find the winner.
not-all-moves-were-rated-that-takes-longer-than-e68b = 모든 수를 평가하지는 않았다: 승자를 찾는 것보다 오래 걸린다.

# a number has one '.' or one '/'
a-number-has-one-or-one = 수에는 '.'나 '/'가 하나만 있다

# 0.75 and 3/4 are numbers; a product is written 3/4 x 5, a quotient 1/(2.5)
n-0-75-and-3-4-are-numbers-a-product-d92c = 0.75와 3/4는 수이다. 곱은 3/4 x 5, 몫은 1/(2.5)로 쓴다

# there is no class '{class}'
there-is-no-class-class = '{ $class }'라는 클래스가 없다

# a collection that can change is not kept in another
a-collection-that-can-change-is-not-kept-in-fd03 = 바뀔 수 있는 모음은 다른 모음에 담지 않는다

# what it is now can be kept: L.Add(M.ToList)
what-it-is-now-can-be-kept-l-add-cf56 = 지금의 내용은 담을 수 있다: L.Add(M.ToList)

# expected a list, a set or a map
expected-a-list-a-set-or-a-map = 리스트, 집합 또는 맵이 와야 한다

# this product is not known here
this-product-is-not-known-here = 이 곱은 여기서 알지 못한다

# expected a ruleset
expected-a-ruleset = 규칙이 와야 한다

# expected a map
expected-a-map = 맵이 와야 한다

# L.Clear() takes all of them out
l-clear-takes-all-of-them-out = L.Clear()는 모두 꺼낸다

# this is a pair
this-is-a-pair = 이것은 순서쌍이다

# products are known of one ruleset with itself: TakeAndBreak("4.0"), TakeAndBreak("{2+}=.0"), TakeAndBreak("0.7")
products-are-known-of-one-ruleset-with-itself-takeandbreak-b8be = 한 규칙과 그 자신의 곱만 안다: TakeAndBreak("4.0"), TakeAndBreak("{ "{" }2+{ "}" }=.0"), TakeAndBreak("0.7")

# a rung is a number
a-rung-is-a-number = 단은 수이다

# choose another, for example: G := {1|*}
choose-another-for-example-g-1 = 다른 이름을 고른다. 예: G := { "{" }1|*{ "}" }

# expected 0 or 1
expected-0-or-1 = 0 또는 1이 필요하다

# expected a comprehension
expected-a-comprehension = 조건 제시식이 필요하다

# expected a komi
expected-a-komi = 덤이 필요하다

# expected a misère form
expected-a-mis-re-form = 미제르 형태가 필요하다

# expected a number and ';', as in &12;
expected-a-number-and-as-in-12 = &12;처럼 수와 ';'이 필요하다

# expected *[ before it
expected-before-it = 앞에 *[가 필요하다

# expected 'name in list'
expected-name-in-list = '이름 in 목록'이 필요하다

# positions of this game have no text that is read
positions-of-this-game-have-no-text-that-is-a985 = 이 게임의 국면에는 읽을 수 있는 글이 없다

# take a smaller board
take-a-smaller-board = 더 작은 판을 쓴다

# this comprehension is not complete
this-comprehension-is-not-complete = 이 조건 제시식은 완결되지 않았다

# '{asked}' cannot be asked here, and {found}
asked-cannot-be-asked-here-and-found = 여기서는 '{ $asked }'을(를) 물을 수 없고, { $found }

# expected a place and a text
expected-a-place-and-a-text = 자리와 글이 와야 한다

# more than {MOST_PAIRS} pairs can be reached, or by too many moves
more-than-most_pairs-pairs-can-be-reached-or-by-4fff = 이를 수 있는 쌍이 { $MOST_PAIRS }개를 넘거나 수가 너무 많다

# moves lead from a pair back to itself
moves-lead-from-a-pair-back-to-itself = 수를 두다 보면 한 쌍에서 그 쌍으로 되돌아온다

# the line itself says that this is an error
the-line-itself-says-that-this-is-an-error = 줄 스스로가 이것을 오류라고 한다

# this is not a list of pairs
this-is-not-a-list-of-pairs = 이것은 쌍의 목록이 아니다

# this pair is not among those listed
this-pair-is-not-among-those-listed = 이 쌍은 늘어놓은 쌍에 들어 있지 않다

# variants are of games in which play ends, and ends for want of a move alone
variants-are-of-games-in-which-play-ends-and-0c3d = 변형은 반드시 끝나고, 둘 수가 없을 때에만 끝나는 게임에 있다

# omega to the power of a whole number or of an ordinal, or of the negative of one
omega-to-the-power-of-a-whole-number-or-2626 = 정수나 서수, 또는 그 음수를 지수로 하는 오메가의 거듭제곱

# the options of a misère form, or those of both players in a canonical form
the-options-of-a-mis-re-form-or-those-486a = 미제르 형태의 선택지들, 또는 표준형에서 두 사람의 선택지들

# what a misère form is worth in normal play
what-a-mis-re-form-is-worth-in-normal-bc60 = 정규 게임에서 미제르 형태의 값

# ends the line with a message of one's own
ends-the-line-with-a-message-of-one-s-f277 = 스스로 정한 말로 줄을 끝낸다

# a table with a row for each n, and a column for n and for each expression; or of the rows of a list
a-table-with-a-row-for-each-n-and-86f9 = n마다 한 행, n과 식마다 한 열인 표; 또는 목록의 원소를 행으로 한 표

# a code is 0 or 4, a point and digits: 0.77 (Kayles), 0.3F, 0.G, 4!.0, 0.{0,1,3}, 0.[3]; or a name such as kayles, subtraction:1,3,4, all-but:2,3
a-code-is-0-or-4-a-point-and-35ee = 코드는 0이나 4, 점, 숫자들이다: 0.77 (카일즈), 0.3F, 0.G, 4!.0, 0.{ "{" }0,1,3{ "}" }, 0.[3]; 또는 kayles, subtraction:1,3,4, all-but:2,3 같은 이름

# a function gives the list of the pairs that moves lead to: game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1])((3, 2))
a-function-gives-the-list-of-the-pairs-that-be39 = 함수는 수가 이르는 쌍들의 목록을 준다: game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1])((3, 2))

# the exponent is a whole number or an ordinal below omega^omega, or the negative of one
the-exponent-is-a-whole-number-or-an-ordinal-de32 = 지수는 정수나 omega^omega보다 작은 서수, 또는 그 음수이다

# there is no such board
there-is-no-such-board = 그런 판은 없다

# this is not a cell of the board, or not a number from -128 to 127
this-is-not-a-cell-of-the-board-or-da5b = 이것은 판의 칸이 아니거나, -128부터 127까지의 수가 아니다

# this is a strip or a grid
this-is-a-strip-or-a-grid = 이것은 띠나 격자이다

# a game is changed at most {MOST_VARIANTS} times
a-game-is-changed-at-most-most_variants-times = 게임은 많아야 { $MOST_VARIANTS }번 바꾼다

# expected a whole number in quotes
expected-a-whole-number-in-quotes = 따옴표 안의 정수가 와야 한다

# expected vertexLabels or edgeLabels
expected-vertexlabels-or-edgelabels = vertexLabels 또는 edgeLabels가 와야 한다

# labels are told by a map or a function
labels-are-told-by-a-map-or-a-function = 레이블은 맵이나 함수로 말한다

# sensible lines are asked of games in which play ends
sensible-lines-are-asked-of-games-in-which-play-1134 = 합리적 수순은 끝이 있는 게임에서 묻는다

# the bound is from 1 to 2^1024
the-bound-is-from-1-to-2-1024 = 상한은 1부터 2^1024까지이다

# the seed is a whole number from -2^63 to 2^63 - 1
the-seed-is-a-whole-number-from-2-63-35b2 = 씨앗은 -2^63부터 2^63 - 1까지의 정수이다

# the symmetries of a grid are {names}, for example: T.Permuted(Symmetry.Transpose)
the-symmetries-of-a-grid-are-names-for-example-eb92 = 격자의 대칭은 { $names }이다. 예: T.Permuted(Symmetry.Transpose)

# there are more than {MOST_LINES} lines of play
there-are-more-than-most_lines-lines-of-play = 수순이 { $MOST_LINES }개를 넘는다

# there is no such symmetry
there-is-no-such-symmetry = 그런 대칭은 없다

# there is no vertex or edge with this number
there-is-no-vertex-or-edge-with-this-number = 이 번호의 꼭짓점이나 변은 없다

# this is not asked of random numbers
this-is-not-asked-of-random-numbers = 이것은 난수에 묻지 않는다

# expected an edge of the graph
expected-an-edge-of-the-graph = 그래프의 변이 와야 한다

# this is a vertex or an edge of a graph
this-is-a-vertex-or-an-edge-of-a-664b = 이것은 그래프의 꼭짓점이나 변이다

# it is a directed graph whose vertices are labelled Left or Right
it-is-a-directed-graph-whose-vertices-are-labelled-d886 = 꼭짓점에 Left나 Right 레이블이 붙은 유향 그래프이다

# G[1] is the first vertex of a graph, and G[1][2] the second edge from there; both are counted from 1 on
g-1-is-the-first-vertex-of-a-graph-3ab2 = G[1]은 그래프의 첫 꼭짓점이고 G[1][2]는 거기서 나가는 둘째 변이다. 둘 다 1부터 센다

# '{name}' is not here as it is in CGSuite
name-is-not-here-as-it-is-in-cgsuite = '{ $name }'{ PARTICLE($name, "은/는") } CGSuite에서와 같은 것이 여기에는 없다

# a line is worth its last statement, and several things are a list: for n from 1 to 3 yield n ^ 2 end
a-line-is-worth-its-last-statement-and-several-0505 = 한 줄의 값은 마지막 문장의 값이고, 여러 가지는 목록이다: for n from 1 to 3 yield n ^ 2 end

# games of one's own are rule files, which 'zermelo rules' explains
games-of-one-s-own-are-rule-files-which-aab7 = 자기 게임은 규칙 파일로 쓰며, 'zermelo rules'가 설명한다

# 'zermelo explore' walks through the options of a position
zermelo-explore-walks-through-the-options-of-a-position = 'zermelo explore'는 국면의 선택지를 따라간다

# it is a graph whose edges have colours, of Hackenbush a connected one
it-is-a-graph-whose-edges-have-colours-of-590f = 변에 색이 있는 그래프이며, 해컨부시에서는 연결된 것이다

# it is a graph whose vertices have whole numbers, together at most 1000
it-is-a-graph-whose-vertices-have-whole-numbers-cc6c = 꼭짓점에 정수가 붙은 그래프이며, 그 합은 1000 이하이다

# what can be asked of it: {names}
what-can-be-asked-of-it-names = 물을 수 있는 것: { $names }

# misère forms are listed to the fourth day
mis-re-forms-are-listed-to-the-fourth-day = 미제르 꼴은 넷째 날까지만 나열한다

# of the fifth there are more than four millions
of-the-fifth-there-are-more-than-four-millions = 다섯째 날의 것은 400만 개가 넘는다

# this is not of the class
this-is-not-of-the-class = 이것은 그 클래스에 속하지 않는다

# G.Class says of which class G is
g-class-says-of-which-class-g-is = G.Class는 G가 어느 클래스에 속하는지 말한다
