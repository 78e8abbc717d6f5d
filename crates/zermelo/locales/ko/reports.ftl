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
the-claim-holds-these-are-exactly-the-sets = 주장이 성립한다: 바로 그 집합들이다.

# The claim holds: these are exactly the P-positions.
the-claim-holds-these-are-exactly-the-p-positions = 주장이 성립한다: 바로 P-국면 전체이다.

# The claim fails at {reason}.
the-claim-fails-at-reason = 주장이 성립하지 않는다. { $reason }.

# claims are answered as text or JSON only, for example: --format json
claims-are-answered-as-text-or-json-only-for-3421 = 주장에 대한 답은 텍스트와 JSON뿐이다. 예: --format json

# --claim-p: {error}\n  name its vertices, for example: --claim-p '{example}'
claim-p-error-name-its-vertices-for-example-claim-ebdd = --claim-p: { $error }{ "\u000A" }  꼭짓점의 이름을 적는다. 예: --claim-p '{ $example }'

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
n-last-is-a-run-of-hours-or-more-4344 = -n { $last }: 몇 시간 이상 걸리므로, 멈춘 뒤에 이어서 할 수 있어야 한다{ "\u000A" }  어디에 적어 둘지 말한다. 예: --checkpoint { $name }.zermelo

# {option} is for codes, and no code has the moves of {game}\n  for example: zermelo sequence {code} -n 200
option-is-for-codes-and-no-code-has-the-838f = { $option }: 코드에만 쓴다. { $game } 게임의 수를 나타내는 코드는 없다{ "\u000A" }  예: zermelo sequence { $code } -n 200

# heaps of such games have at most {largest} tokens: -n {largest}
heaps-of-such-games-have-at-most-largest-tokens-427f = 이런 게임의 더미는 { $largest }개까지이다: -n { $largest }

# {file} has the values of the first {kept} heaps only, and a b-file needs all\n  ask for fewer: -n {last}, or take another file for --checkpoint, to compute all of them anew
file-has-the-values-of-the-first-kept-heaps-2d9c = { $file } 파일에는 처음 { $kept }개 더미의 값만 있는데, b-file에는 모두 있어야 한다{ "\u000A" }  더 적게 묻는다: -n { $last }. 또는 --checkpoint에 다른 파일을 주어 모두 새로 계산한다

# a b-file of {all} values takes more memory than there may be\n  ask for fewer: -n {last}
a-b-file-of-all-values-takes-more-memory-06be = 값 { $all }개의 b-file은 쓸 수 있는 메모리보다 크다{ "\u000A" }  더 적게 묻는다: -n { $last }

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
stopped-reason-known-up-to-no-heap = 멈춤: { $reason }. 알아낸 더미가 없다.

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
loop-free-answer = 되풀이 없음: { $answer }

# endings by rule: {answer}
endings-by-rule-answer = 규칙에 따른 끝: { $answer }

# draws: none
draws-none = 무승부: 없음

# draws: {positions}
draws-positions = 무승부: { $positions }

# Grundy values: not asked for (--grundy)
grundy-values-not-asked-for-grundy = 그런디 수: 묻지 않았다 (--grundy)

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
by-the-move-to-position = 이기는 수는 { JOSA($position, "으로/로") } 가는 수

# as every move leads to a win of the opponent
as-every-move-leads-to-a-win-of-the-1086 = 모든 수가 상대가 이기는 국면으로 간다

# as play is over there
as-play-is-over-there = 거기서 게임이 끝난다

# as neither player can force an end
as-neither-player-can-force-an-end = 어느 쪽도 끝을 강제할 수 없다

# {position} with {player} to move: {claim}, but it is a {verdict}, {reason}
position-with-player-to-move-claim-but-it-is-1dea = { $position }, { $player } 차례: { $claim }. 실제로는 { $verdict }. { $reason }

# {position}: claimed, but play is over there and the player to move has won
position-claimed-but-play-is-over-there-and-the-9251 = { $position }: 주장에 들어 있지만, 거기서 게임이 끝나고 둘 차례인 쪽이 이겼다

# {position}: not claimed, but play is over there and the player to move has lost
position-not-claimed-but-play-is-over-there-and-124c = { $position }: 주장에 없지만, 거기서 게임이 끝나고 둘 차례인 쪽이 졌다

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
proved-by-retrograde-analysis-of-count-positions = 증명됨, 근거: 국면 { $count }개의 후퇴 분석.

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
stopped-reason-limit-time-sets-how-long-to-look-7e5d = 멈춤: { $reason }. 얼마나 오래 찾을지는 --limit-time으로 정하고, 보통은 5 s이다. 아래는 { $scope }에 대해 성립한다.

# Stopped: {reason}; --limit-time sets how long to look at heaps beyond those of the sum, usually 0.3 s. What follows holds for {scope}.
stopped-reason-limit-time-sets-how-long-to-look-a13b = 멈춤: { $reason }. 합에 든 더미보다 큰 더미를 얼마나 오래 볼지는 --limit-time으로 정하고, 보통은 0.3 s이다. 아래는 { $scope }에 대해 성립한다.

# Stopped: {reason}. What follows holds for {scope}.
stopped-reason-what-follows-holds-for-scope = 멈춤: { $reason }. 아래는 { $scope }에 대해 성립한다.

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
every-position-has-a-label-none-is-drawn = 모든 국면에 표가 붙었다: 무승부는 없다.

# in no round
in-no-round = 어느 라운드에도 없음

# {name} gives the players different moves, so that its heaps have no Grundy values; their values: zermelo table {name} 8
name-gives-the-players-different-moves-so-that-its-eb27 = { $name }: 두 사람의 수가 달라 더미에 그런디 수가 없다. 값을 보려면: zermelo table { $name } 8

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
repeats-so-far-with-period-period-from-heap-start-09a8 = 지금까지는 더미 { $start }부터 { $last }까지 주기 { JOSA($period, "으로/로") } 되풀이된다: 증명되지 않았다.

# Repeats so far with period {period} from heap {start} on, with saltus {saltus}, up to heap {last}: not proved.
repeats-so-far-with-period-period-from-heap-start-c7a2 = 지금까지는 더미 { $start }부터 { $last }까지 주기 { $period }, 도약 { $saltus }으로 되풀이된다: 증명되지 않았다.

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
sparse-space-mask-count-rare-heaps = 희소 공간: { $mask }; 드문 더미 { $count }개.

# Sparse space: {mask}; {count} rare heaps, the last is {last}.
sparse-space-mask-count-rare-heaps-the-last-is-cb8d = 희소 공간: { $mask }; 드문 더미 { $count }개, 마지막은 { $last }.

# No other code of up to three digits has the Grundy values of {code}, shifted or not.
no-other-code-of-up-to-three-digits-has-2279 = 세 자리 이하의 다른 코드 가운데 { $code }의 그런디 수를 그대로 또는 밀어서 갖는 것은 없다.

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
subject-player-moves-first = { $subject }, { $player }이 먼저 둔다

# {subject}: 1 position
subject-1-position = { $subject }: 국면 1개

# {subject}: {count} positions
subject-count-positions = { $subject }: 국면 { $count }개

# {subject}: 1 P-position
subject-1-p-position = { $subject }: P-국면 1개

# {subject}: {count} P-positions
subject-count-p-positions = { $subject }: P-국면 { $count }개

# Lost for whoever moves, Left or Right. Up to symmetry, in the order of their texts; by {by}.
lost-for-whoever-moves-left-or-right-up-to-e790 = 왼쪽이 두든 오른쪽이 두든 두는 쪽이 진다. 대칭은 하나로 보고, 적은 모양의 순서로 늘어놓았다. 근거: { $by }.

# Up to symmetry, in the order of their texts; by {by}.
up-to-symmetry-in-the-order-of-their-texts-8f6a = 대칭은 하나로 보고, 적은 모양의 순서로 늘어놓았다. 근거: { $by }.

# plies
plies = 수

# more than {most} positions can be reached from here: too many for a table
more-than-most-positions-can-be-reached-from-here-ead5 = 여기서 갈 수 있는 국면이 { $most }개를 넘는다: 표로 만들기에는 너무 많다

# the table is not complete: {reason}
the-table-is-not-complete-reason = 표가 완성되지 않았다: { $reason }

# {heaps} heaps are not from 1 to {most}
heaps-heaps-are-not-from-1-to-most = 더미의 수 { $heaps }: 1부터 { $most }까지여야 한다

# guesses are made at impartial games
guesses-are-made-at-impartial-games = 추측은 공정 게임에 대해서만 한다

# {heaps} heaps to {to} are more than {most} positions
heaps-heaps-to-to-are-more-than-most-positions = { $to } 이하의 더미 { $heaps }개는 국면 { $most }개를 넘는다

# no n is lost
no-n-is-lost = 지는 n은 없다

# n is lost exactly when n mod {length} = {remainder}
n-is-lost-exactly-when-n-mod-length-remainder = n mod { $length } = { $remainder }일 때만 n은 필패이다

# n is lost exactly when n mod {length} is one of {list}
n-is-lost-exactly-when-n-mod-length-is-69b0 = n mod { $length }의 값이 다음 가운데 하나일 때만 n은 필패이다: { $list }

# {rule} from {start} on
rule-from-start-on = { $rule } ({ $start }부터)

# g(n + {length}) = g(n){added} for n ≥ {start}: period {length}, saltus {saltus}
g-n-length-g-n-added-for-n-start-7f71 = n ≥ { $start }이면 g(n + { $length }) = g(n){ $added }: 주기 { $length }, 도약 { $saltus }

# the lost n have constant differences of order {order}: the table of differences begins with {list}
the-lost-n-have-constant-differences-of-order-order-9374 = 지는 n은 { $order }계 차분이 일정하다: 차분표의 첫 열은 { $list }

# the sum of the two before
the-sum-of-the-two-before = 앞의 두 수의 합

# {a} times the one before
a-times-the-one-before = 앞의 수의 { $a }배

# {a} times the one before and {b} times the one before that
a-times-the-one-before-and-b-times-the-a564 = 앞의 수의 { $a }배와 그 앞의 수의 { $b }배의 합

# the lost n are {list}, and then each is {sum}
the-lost-n-are-list-and-then-each-is-c043 = 지는 n은 { $list }이고, 그다음은 저마다 { $sum }이다

# a, b is lost exactly when f(a) = f(b), with {f}
a-b-is-lost-exactly-when-f-a-f-5888 = f(a) = f(b)일 때만 a, b는 필패이다. 여기서 { $f }

# lost exactly when the nim-sum of f over the heaps is 0, with {f}
lost-exactly-when-the-nim-sum-of-f-over-f3ad = 더미들의 f의 님합이 0일 때만 필패이다. 여기서 { $f }

# lost exactly when the nim-sum of f over the heaps is 0 and some f is 2 or more, or it is 1 and none is, with {f}
lost-exactly-when-the-nim-sum-of-f-over-b393 = 더미들의 f의 님합이 0이고 2 이상인 f가 있을 때, 또는 님합이 1이고 그런 f가 없을 때만 필패이다. 여기서 { $f }

# the lost pairs are (a, a + {step}k), k = 0, 1, 2, …, a being the least number in no pair before: a = ⌊kα⌋ with α = ({first} + √{root})/2, a Beatty sequence
the-lost-pairs-are-a-a-step-k-k-9b1f = 지는 쌍은 (a, a + { $step }k), k = 0, 1, 2, …이고, a는 앞의 쌍에 없는 가장 작은 수이다. α = ({ $first } + √{ $root })/2일 때 a = ⌊kα⌋, 곧 비티 수열이다

# a, b is lost exactly when (a + b) mod {modulus} is {remainder}
a-b-is-lost-exactly-when-a-b-mod-a5aa = (a + b) mod { $modulus } = { $remainder }일 때만 a, b는 필패이다

# a, b is lost exactly when (a + b) mod {modulus} is one of {list}
a-b-is-lost-exactly-when-a-b-mod-691a = (a + b) mod { $modulus }의 값이 다음 가운데 하나일 때만 a, b는 필패이다: { $list }

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
lost-for-the-player-to-move-list = 둘 차례인 쪽이 지는 것: { $list }

# {kind}: conjectured, checked to {to}
kind-conjectured-checked-to-to = { $kind }: 추측, { $to }까지 확인

# {kind}: refuted, by {position}
kind-refuted-by-position = { $kind }: 반증됨, 반례 { $position }

# No rule that is known here fits the smaller positions.
no-rule-that-is-known-here-fits-the-smaller-edf9 = 여기서 아는 규칙 가운데 작은 국면들에 맞는 것이 없다.

# {name}: Left chooses the greatest, {value}
name-left-chooses-the-greatest-value = { $name }: 왼쪽이 가장 큰 값을 고른다, { $value }

# {name}: Right chooses the least, {value}
name-right-chooses-the-least-value = { $name }: 오른쪽이 가장 작은 값을 고른다, { $value }

# {player} has {value} elsewhere
player-has-value-elsewhere = { $player }은 다른 곳에서 { JOSA($value, "을/를") } 얻는다

# nobody has anything yet
nobody-has-anything-yet = 아직 아무도 얻은 것이 없다

# {vertex}: {known}
vertex-known = { $vertex }: { $known }

# {vertex}: at least {value}
vertex-at-least-value = { $vertex }: { $value } 이상

# {vertex}: at most {value}
vertex-at-most-value = { $vertex }: { $value } 이하

# {at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so {list} cannot matter and is skipped
at-left-gets-at-least-value-here-and-right-a54b = { $at }: 여기서 왼쪽은 { $value } 이상을 얻고, 오른쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻는다. 오른쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 아무 영향이 없어 건너뛴다

# {at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so {list} cannot matter and are skipped
at-left-gets-at-least-value-here-and-right-c842 = { $at }: 여기서 왼쪽은 { $value } 이상을 얻고, 오른쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻는다. 오른쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 아무 영향이 없어 모두 건너뛴다

# {at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so {list} cannot matter and is skipped
at-right-gets-at-most-value-here-and-left-e612 = { $at }: 여기서 오른쪽은 { $value } 이하만 내주고, 왼쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻는다. 왼쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 아무 영향이 없어 건너뛴다

# {at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so {list} cannot matter and are skipped
at-right-gets-at-most-value-here-and-left-044e = { $at }: 여기서 오른쪽은 { $value } 이하만 내주고, 왼쪽은 { $elsewhere }에서 { JOSA($held, "을/를") } 얻는다. 왼쪽은 여기로 오지 않으므로 { JOSA($list, "은/는") } 아무 영향이 없어 모두 건너뛴다

# {vertex}: done, {value}
vertex-done-value = { $vertex }: 끝, { $value }

# With best play Right pays {value} to Left.
with-best-play-right-pays-value-to-left = 서로 가장 잘 두면 오른쪽이 왼쪽에게 { JOSA($value, "을/를") } 준다.

# Best for {player}: {moves}
best-for-player-moves = { $player }에게 가장 좋은 것: { $moves }

# Minimax looks at {all} vertices, alpha-beta at {looked}; both find {value}.
minimax-looks-at-all-vertices-alpha-beta-at-looked-b328 = 미니맥스는 꼭짓점 { $all }개, 알파-베타는 { $looked }개를 보고, 둘 다 { JOSA($value, "을/를") } 얻는다.

# too many positions can be reached to compare them one by one
too-many-positions-can-be-reached-to-compare-them-3c2b = 갈 수 있는 국면이 너무 많아 하나씩 견줄 수 없다

# '{label}' leaves {position}, of value 0
label-leaves-position-of-value-0 = '{ $label }' 수는 값 0인 { $position } 국면을 남긴다

# none of the {moves} leaves value 0
none-of-the-moves-leaves-value-0 = { $moves } 가운데 값 0을 남기는 것은 없다

# {position}: {value} is not the mex of the options
position-value-is-not-the-mex-of-the-options = { $position }: { JOSA($value, "은/는") } 선택지들의 mex가 아니다

# {position}: value {value} and search disagree
position-value-value-and-search-disagree = { $position }: 값 { JOSA($value, "과/와") } 탐색이 어긋난다

# On {positions} the nim-sum of the components is the mex of the options, and the {lost} with value 0 are those that a search of the sums finds lost.
on-positions-the-nim-sum-of-the-components-is-500a = { $positions }에서 성분들의 님합은 선택지들의 mex이고, 값이 0인 { $lost }개는 합의 탐색으로 필패인 것과 같다.

# {position} is worth {value}
position-is-worth-value = { $position }의 값은 { $value }

# together {value}: {result}
together-value-result = 합치면 { $value }: { $result }

# {position}: value {value} and labels disagree
position-value-value-and-labels-disagree = { $position }: 값 { JOSA($value, "과/와") } 표가 어긋난다

# its moves: {list}
its-moves-list = 갈 수 있는 곳: { $list }

# On {positions} the value tells who wins as retrograde analysis does: {lost} lost, {drawn} drawn, {won} won.
on-positions-the-value-tells-who-wins-as-retrograde-a8ef = { $positions }에서 값이 말하는 승자는 후퇴 분석과 같다: 패 { $lost }, 무승부 { $drawn }, 승 { $won }.

# {position}: {verdict}
position-verdict = { $position }: { $verdict }

# {position} ({result})
position-result = { $position } ({ $result })

# {label} does not follow from the options
label-does-not-follow-from-the-options = { $label }: 선택지들에서 나오지 않는다

# {label}, but the search from the top differs
label-but-the-search-from-the-top-differs = { $label }. 그러나 위에서부터의 탐색은 다르다

# round {round}: {count} more: {list}
round-round-count-more-list = 라운드 { $round }: 새로 { $count }개: { $list }

# never labelled, and so drawn: {drawn}
never-labelled-and-so-drawn-drawn = 표가 붙지 않아 무승부인 것: { $drawn }

# On {states} pairs of position and player the labels of retrograde analysis and of the search from the top agree, and each follows from those of the options.
on-states-pairs-of-position-and-player-the-labels-2dda = 국면과 두는 쪽의 쌍 { $states }개에서 후퇴 분석의 표와 위에서부터의 탐색이 일치하고, 저마다 선택지들의 표에서 나온다.

# On {states} pairs of position and player each label follows from those of the options.
on-states-pairs-of-position-and-player-each-label-fbfb = 국면과 두는 쪽의 쌍 { $states }개에서 표는 저마다 선택지들의 표에서 나온다.

# minimax: {plain}, {all} nodes; alpha-beta: {pruned}, {looked} nodes
minimax-plain-all-nodes-alpha-beta-pruned-looked-nodes = 미니맥스: { $plain }, 노드 { $all }개; 알파-베타: { $pruned }, 노드 { $looked }개

# the two searches differ
the-two-searches-differ = 두 탐색이 다르다

# retrograde analysis says {verdict}
retrograde-analysis-says-verdict = 후퇴 분석의 결과는 { $verdict }

# Retrograde analysis of the same position says {verdict}.
retrograde-analysis-of-the-same-position-says-verdict = 같은 국면에 대한 후퇴 분석의 결과도 { $verdict }.

# seed {seed}: {result}, {leaves} leaves
seed-seed-result-leaves-leaves = 시드 { $seed }: { $result }, 잎 { $leaves }개

# seed {seed} and retrograde analysis, {verdict}, differ
seed-seed-and-retrograde-analysis-verdict-differ = 시드 { $seed }의 결과와 후퇴 분석의 결과 { JOSA($verdict, "이/가") } 다르다

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
position-is-outside-label-enters-the-set-at-to = { $position }: 밖에 있다. '{ $label }' 수로 안에 들어가 { $to }에 이른다

# More positions can be reached than are compared one by one; with smaller numbers they are.
more-positions-can-be-reached-than-are-compared-one-3375 = 갈 수 있는 국면이 하나씩 견주는 한도를 넘는다. 수를 더 작게 하면 견준다.

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
compared-with-the-rules-on-compared-of-the-below-1e18 = 갈 수 있는 { $below } 가운데 { $compared }개에서 규칙과 견주었다. { $ends }개에서 게임이 끝난다. { $lost }개는 주장에 들고, { $moves } 가운데 안에 머무는 것이 없다. { $won }개는 밖에 있고, 저마다 안으로 들어가는 수가 있다.

# Compared with the rules on {compared} of the {below} that can be reached: of the positions with a player to move there {ends} end play, {lost} are claimed and none of their {moves} stays inside, {won} are outside and each has a move inside.
compared-with-the-rules-on-compared-of-the-below-586e = 갈 수 있는 { $below } 가운데 { $compared }개에서 규칙과 견주었다. 두는 쪽까지 정한 국면으로 세어, { $ends }개에서 게임이 끝난다. { $lost }개는 주장에 들고, { $moves } 가운데 안에 머무는 것이 없다. { $won }개는 밖에 있고, 저마다 안으로 들어가는 수가 있다.

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
compared-with-values-straight-from-the-definition-on-all-60ff = { $last }보다 작은 모든 더미에서 정의대로 구한 값과 견주었다.

# it is about rectangles of more than one square
it-is-about-rectangles-of-more-than-one-square = 두 칸 이상의 직사각형에 대한 것이다

# the board is too large to be searched for the reply
the-board-is-too-large-to-be-searched-for-af4c = 판이 너무 커서 답을 찾아볼 수 없다

# '{bite}' leaves {position}, which is lost: the bite itself wins
bite-leaves-position-which-is-lost-the-bite-itself-5f08 = '{ $bite }' 다음의 { JOSA($position, "은/는") } 필패이다: 이 수 자체가 이긴다

# after '{bite}' the reply to {position} wins; '{label}' gets there at once
after-bite-the-reply-to-position-wins-label-gets-2c49 = '{ $bite }' 다음에는 { JOSA($position, "으로/로") } 가는 답이 이긴다. '{ $label }' 수로 처음부터 거기에 이른다

# the reply to {position} cannot be made at once
the-reply-to-position-cannot-be-made-at-once = { JOSA($position, "으로/로") } 가는 답은 처음부터 둘 수 없다

# no reply to '{bite}' wins
no-reply-to-bite-wins = '{ $bite }'에 대해 이기는 답이 없다

# the next player loses by search
the-next-player-loses-by-search = 탐색에 따르면 선공이 진다

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
more-positions-can-be-reached-than-are-compared-one-3996 = 갈 수 있는 국면이 하나씩 견주는 한도를 넘는다.

# {position}: the form says {outcome}
position-the-form-says-outcome = { $position }: 표준형에 따르면 { $outcome }

# On {positions} the winner by the sign of the canonical form is the winner by search.
on-positions-the-winner-by-the-sign-of-the-77cf = { $positions }에서 표준형의 부호로 본 승자는 탐색으로 본 승자와 같다.

# it needs a number and something that is not a number, with ' + ' between them
it-needs-a-number-and-something-that-is-not-c86f = 수 하나와 수가 아닌 것 하나를 ' + '로 이은 것이어야 한다

# The rest is worth a number together, so there is no move beside it to prefer.
the-rest-is-worth-a-number-together-so-there-9c8e = 나머지를 합치면 수이므로, 더 나은 다른 수순이 없다.

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
player-wins-by-a-move-in-x-only = { $player }: x에서 둔 수로만 이긴다

# Whoever has a winning move in x has one in G: the number can be left alone.
whoever-has-a-winning-move-in-x-has-one-a26b = x에 이기는 수가 있는 쪽은 G에도 이기는 수가 있다: 수는 그대로 두면 된다.

# {theorem} says nothing of {question}: {why}\n  it does of: {example}
theorem-says-nothing-of-question-why-it-does-of-2b68 = { JOSA($theorem, "은/는") } { $question }에 대해 아무것도 말하지 않는다: { $why }{ "\u000A" }  다음에 대해서는 말한다: { $example }

# it is about the sequence of a code
it-is-about-the-sequence-of-a-code = 코드의 수열에 대한 것이다

# Proof, with the numbers of: {question}
proof-with-the-numbers-of-question = 증명, 다음 수로: { $question }

# It fails: {place}
it-fails-place = 성립하지 않는 곳: { $place }

# no position of {game} was found that has an answer and few moves, but some
no-position-of-game-was-found-that-has-an-3ffc = { $game }: 수가 있되 많지 않고 답이 정해지는 국면을 찾지 못했다

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
which-move-wins-none-if-no-move-does = 어떤 수가 이기는가? 없으면 '없음'.

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
right-label-wins = 맞다: '{ $label }' 수는 이긴다.

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
a-position-is-worth-the-least-number-that-none-1107 = 국면의 값은 어느 선택지의 값도 아닌 가장 작은 수(mex)이다. 합의 값은 부분들의 님합이다. 그리고 상대에게는 0을 남기면 된다.

# Whoever can move to a position in which the other player loses wins; begin with the positions where play ends. In a sum it helps to know what the parts are worth.
whoever-can-move-to-a-position-in-which-the-7487 = 상대가 지는 국면으로 갈 수 있는 쪽이 이긴다. 게임이 끝나는 국면에서 시작한다. 합에서는 부분들의 값을 알면 도움이 된다.

# Whoever can move to a position in which the other player loses wins; begin where play ends, and go back from there.
whoever-can-move-to-a-position-in-which-the-1574 = 상대가 지는 국면으로 갈 수 있는 쪽이 이긴다. 게임이 끝나는 곳에서 시작하여 거슬러 간다.

# The options are worth {values}.
the-options-are-worth-values = 선택지들의 값: { $values }.

# {winning} of the {count} moves win.
winning-of-the-count-moves-win = 수 { $count }개 가운데 { $winning }개가 이긴다.

# With best play it is over after {plies} moves.
with-best-play-it-is-over-after-plies-moves = 서로 가장 잘 두면 { $plies }수 만에 끝난다.

# wins
wins = 승

# draws
draws = 무승부

# loses
loses = 패

# '{said}' is not an answer; type {expected}, or: hint, skip, quit.
said-is-not-an-answer-type-expected-or-hint-b66f = '{ $said }'은 답이 아니다. 다음을 쓴다: { $expected }. 또는 hint, skip, quit.

# {rule}: conjectured, checked to {to}.
rule-conjectured-checked-to-to = { $rule }: 추측, { $to }까지 확인.

# Find the rule: which heap is the next that is lost?
find-the-rule-which-heap-is-the-next-that-cad3 = 규칙을 찾아라: 지는 더미 가운데 다음은 무엇인가?

# Generalise: which is the lost heap number {number}, {first} being number 1?
generalise-which-is-the-lost-heap-number-number-first-5551 = 일반화하라: { JOSA($first, "을/를") } 1번째로 셀 때, { $number }번째로 지는 더미는 무엇인가?

# The differences of the lost heaps are {list}.
the-differences-of-the-lost-heaps-are-list = 지는 더미들의 차: { $list }.

# A heap is lost when every move leads to one that is not.
a-heap-is-lost-when-every-move-leads-to-cdd3 = 모든 수가 필패가 아닌 더미로 갈 때 그 더미는 필패이다.

# a whole number
a-whole-number = 정수 하나

# Proved, by {theorem}: {statement}
proved-by-theorem-statement = 증명됨, 근거: { $theorem }. { $statement }

# Exercises
exercises = 연습문제

# show
show = 보기

# Left wins
left-wins = 왼쪽 승

# Right wins
right-wins = 오른쪽 승

# A game as a tree; who wins stands at the ends.
a-game-as-a-tree-who-wins-stands-at-277f = 트리로 나타낸 게임. 끝에는 누가 이기는지가 적혀 있다.

# A game as a tree; at the ends stands what Right pays to Left. Left wants the most, Right the least.
a-game-as-a-tree-at-the-ends-stands-0aa3 = 트리로 나타낸 게임. 끝에는 오른쪽이 왼쪽에게 주는 값이 적혀 있다. 왼쪽은 가장 큰 값을, 오른쪽은 가장 작은 값을 바란다.

# {name}: {player} chooses
name-player-chooses = { $name }: { $player } 선택

# {player} chooses first. Who wins with best play: Left or Right?
player-chooses-first-who-wins-with-best-play-left-9417 = { $player }이 먼저 고른다. 서로 가장 잘 두면 누가 이기는가: 왼쪽인가, 오른쪽인가?

# Which of {moves} is best for {player}?
which-of-moves-is-best-for-player = { $moves } 가운데 { $player }에게 가장 좋은 것은 무엇인가?

# What does Right pay to Left with best play?
what-does-right-pay-to-left-with-best-play = 서로 가장 잘 두면 오른쪽이 왼쪽에게 얼마를 주는가?

# Begin at the bottom: where Left chooses, write down the best for Left of what stands below; where Right chooses, the best for Right; and so on up to A.
begin-at-the-bottom-where-left-chooses-write-down-be9d = 아래에서 시작한다. 왼쪽이 고르는 곳에는 아래에 적힌 것 가운데 왼쪽에게 가장 좋은 것을, 오른쪽이 고르는 곳에는 오른쪽에게 가장 좋은 것을 적으며 A까지 올라간다.

# left or right
left-or-right = 왼쪽 또는 오른쪽

# one of {moves}
one-of-moves = { $moves } 가운데 하나

# {name}: {player} chooses from {list}: {value}
name-player-chooses-from-list-value = { $name }: { $player } 선택, { $list } 가운데: { $value }

# {name}: Left takes the greatest of {list}: {value}
name-left-takes-the-greatest-of-list-value = { $name }: 왼쪽이 { $list } 가운데 가장 큰 값을 고른다: { $value }

# {name}: Right takes the least of {list}: {value}
name-right-takes-the-least-of-list-value = { $name }: 오른쪽이 { $list } 가운데 가장 작은 값을 고른다: { $value }

# Proved, by minimax: every tree that ends has a value, found from the leaves up.
proved-by-minimax-every-tree-that-ends-has-a-c8b2 = 증명됨, 근거: 미니맥스. 끝나는 트리에는 모두 값이 있고, 그 값은 잎에서부터 올라가며 찾는다.

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
stopped-with-heap-heap-no-finite-quotient-was-found-e9bb = 멈춤: 더미 { $heap }까지 넣으면 유한한 몫을 찾지 못했다 (없거나 클 수 있다). 아래는 { $scope }에 대해 성립한다.

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
memoised-search = 기억하는 탐색

# misère canonical forms belong to impartial games; here the players have different moves
mis-re-canonical-forms-belong-to-impartial-games-here-a32b = 미제르 표준형은 공정 게임에만 있는데, 여기서는 두 사람의 수가 다르다

# misère canonical forms need games in which the last move decides; here play can stop by rule
mis-re-canonical-forms-need-games-in-which-the-1c1f = 미제르 표준형은 마지막 수가 결정하는 게임에만 있는데, 여기서는 규칙으로 게임이 끝날 수 있다

# misère canonical forms need loop-free games; here a position can recur
mis-re-canonical-forms-need-loop-free-games-here-97cf = 미제르 표준형은 되풀이 없는 게임에만 있는데, 여기서는 같은 국면이 되풀이될 수 있다

