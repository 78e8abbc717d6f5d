### The games: names, rules, notations, theorems. The key of a message is made from its English words, which stand above it.

# The canonical form of an expression
the-canonical-form-of-an-expression = 식의 표준형

# Clobber
clobber = 클로버 게임 (Clobber)

# Ski Jumps
ski-jumps = 스키 점프

# Cannibal Clobber
cannibal-clobber = 식인 클로버 게임 (Cannibal Clobber)

# King's Dirt
king-s-dirt = 왕의 흙 (King's Dirt)

# Cram
cram = 크램 (Cram)

# NoGo
nogo = 노고 (NoGo)

# Battle Sheep
battle-sheep = 배틀 쉽 (Battle Sheep)

# Konane
konane = 코나네

# Amazons
amazons = 아마존

# Wall Making
wall-making = 벽 만들기

# Impartial Clobber
impartial-clobber = 공정 클로버 게임 (Impartial Clobber)

# Fission
fission = 분열

# King and rook against king
king-and-rook-against-king = 킹과 룩 대 킹

# King and queen against king
king-and-queen-against-king = 킹과 퀸 대 킹

# King and pawn against king
king-and-pawn-against-king = 킹과 폰 대 킹

# Treblecross
treblecross = 트레블크로스

# Toads and Frogs with slides
toads-and-frogs-with-slides = 미끄러지는 두꺼비와 개구리

# Silver Dollar without the dollar
silver-dollar-without-the-dollar = 달러 없는 실버 달러 게임

# Turning Corners
turning-corners = 귀퉁이 뒤집기

# Products of coin-turning games
products-of-coin-turning-games = 동전 뒤집기 게임의 곱

# Elephants and Rhinos
elephants-and-rhinos = 코끼리와 코뿔소

# Turning Turtles
turning-turtles = 거북 뒤집기

# Mock Turtles
mock-turtles = 가짜 거북

# Ruler
ruler = 자 (Ruler)

# Twins
twins = 쌍둥이

# Coin turning by any rule
coin-turning-by-any-rule = 임의 규칙의 동전 뒤집기

# Toppling Dominoes
toppling-dominoes = 도미노 쓰러뜨리기

# Col
col = 콜 (Col)

# Snort
snort = 스노트 (Snort)

# Node Kayles
node-kayles = 노드 카일즈

# Arc Kayles
arc-kayles = 아크 카일즈

# Pruning leaves
pruning-leaves = 잎 따기

# Moore's Nim_k
moore-s-nim_k = 무어의 Nim_k

# Subtraction with moves back
subtraction-with-moves-back = 더하는 수도 있는 빼기 게임

# Smallest Nim
smallest-nim = 최소 더미 님

# Largest Nim
largest-nim = 최대 더미 님

# Partizan subtraction games
partizan-subtraction-games = 편파 빼기 게임

# Partizan octal games
partizan-octal-games = 편파 8진 게임

# Subtraction games
subtraction-games = 빼기 게임

# Fraenkel's generalised Wythoff game
fraenkel-s-generalised-wythoff-game = 프렝켈의 일반화된 위토프 게임

# Wyt Queens
wyt-queens = 위토프 퀸

# Grundy's game
grundy-s-game = 그런디의 게임

# Take-and-break games by code
take-and-break-games-by-code = 코드로 정하는 가져가고 나누는 게임

# Dawson's Kayles
dawson-s-kayles = 도슨의 카일즈

# Dawson's Chess
dawson-s-chess = 도슨의 체스

# Guiles
guiles = 가일스 (Guiles)

# Officers
officers = 장교 (Officers)

# Treblecross, as heaps
treblecross-as-heaps = 더미로 본 트레블크로스

# Poker Nim
poker-nim = 포커 님

# Euclid
euclid = 유클리드 게임

# Lasker's Nim
lasker-s-nim = 라스커의 님

# Fair Shares and Varied Pairs
fair-shares-and-varied-pairs = 공평한 몫과 서로 다른 쌍

# Splitting
splitting = 나누기

# Cutcake
cutcake = 케이크 자르기 (Cutcake)

# Maundy Cake
maundy-cake = 먼디 케이크 (Maundy Cake)

# Nim as we play it
nim-as-we-play-it = 우리가 하는 님

# A move replaces a game by one of its options: Left takes a left one, Right a right one. Whoever cannot move loses.
a-move-replaces-a-game-by-one-of-its-64bf = 한 수에 게임을 그 선택지 하나로 바꾼다: 왼쪽은 왼쪽 선택지로, 오른쪽은 오른쪽 선택지로. 둘 수 없는 쪽이 진다.

# A move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board: Left moves x, Right moves o. Whoever cannot move loses.
a-move-takes-a-stone-of-one-s-own-8d92 = 한 수에 자기 돌을 이웃한 상대 돌 위로 옮기고, 그 상대 돌은 판에서 없어진다: 왼쪽은 x, 오른쪽은 o를 움직인다. 둘 수 없는 쪽이 진다.

# A move lays a domino on two free neighbouring cells: Left's stand upright, Right's lie. Whoever cannot move loses.
a-move-lays-a-domino-on-two-free-neighbouring-5bc5 = 한 수에 이웃한 빈칸 두 개에 도미노를 놓는다: 왼쪽은 세로로, 오른쪽은 가로로. 둘 수 없는 쪽이 진다.

# Left's skiers go any distance to the right over free squares, Right's to the left, and may leave the board there. A jumper may also jump over an opponent just below onto the free square below that, which makes the other a slipper, who cannot jump. Whoever cannot move loses.
left-s-skiers-go-any-distance-to-the-right-6139 = 왼쪽의 스키 선수는 빈칸을 따라 오른쪽으로, 오른쪽의 선수는 왼쪽으로 몇 칸이든 가며, 판 끝에서 나가도 된다. 점퍼는 바로 아래의 상대를 뛰어넘어 그 아래 빈칸으로 갈 수도 있고, 그러면 상대는 뛰지 못하는 선수가 된다. 둘 수 없는 쪽이 진다.

# A move takes a stone of one's own onto any neighbouring stone, of either colour, which leaves the board: Left moves x, Right moves o. Whoever cannot move loses.
a-move-takes-a-stone-of-one-s-own-e044 = 한 수에 자기 돌을 이웃한 아무 색의 돌 위로 옮기고, 그 돌은 판에서 없어진다: 왼쪽은 x, 오른쪽은 o를 움직인다. 둘 수 없는 쪽이 진다.

# Left writes an x, Right an o, in an empty cell. Whoever first has K of them in a row, in any of the eight directions, wins; a full board is a draw.
left-writes-an-x-right-an-o-in-an-1137 = 왼쪽은 x, 오른쪽은 o를 빈칸에 쓴다. 여덟 방향 가운데 어느 쪽으로든 K개를 먼저 나란히 놓으면 이긴다. 판이 가득 차면 무승부이다.

# A move takes one of one's kings one step in any of the eight directions to a free cell and leaves dirt behind, or places a king that waits on a free cell. Whoever cannot move loses.
a-move-takes-one-of-one-s-kings-one-82b2 = 한 수에 자기 왕 하나를 여덟 방향 가운데 하나로 한 칸 빈칸에 옮기고 있던 자리에 흙을 남기거나, 기다리는 왕 하나를 빈칸에 놓는다. 둘 수 없는 쪽이 진다.

# A move lays a domino on two free neighbouring cells, upright or lying. Whoever cannot move loses.
a-move-lays-a-domino-on-two-free-neighbouring-5dbd = 한 수에 이웃한 빈칸 두 개에 도미노를 세로나 가로로 놓는다. 둘 수 없는 쪽이 진다.

# A move puts a stone of one's own on a free cell. After it every connected group of stones of one colour, of either player, must be next to a free cell. Whoever cannot move loses.
a-move-puts-a-stone-of-one-s-own-b631 = 한 수에 자기 돌 하나를 빈칸에 놓는다. 둔 다음 두 사람의 같은 색 돌 무리가 모두 빈칸에 닿아 있어야 한다. 둘 수 없는 쪽이 진다.

# A herd of two or more divides: one sheep or more, but not all, go as far as the way is free in one of six directions: up, down, left, right, up-right, down-left. Whoever cannot move loses.
a-herd-of-two-or-more-divides-one-sheep-b21b = 두 마리 이상의 무리를 나눈다: 한 마리 이상이(전부는 안 된다) 여섯 방향(위, 아래, 왼쪽, 오른쪽, 오른쪽 위, 왼쪽 아래) 가운데 하나로, 길이 비어 있는 데까지 간다. 둘 수 없는 쪽이 진다.

# A stone jumps over a neighbouring stone of the opponent onto the free cell behind it and takes it; it may go on jumping in the same direction. Whoever cannot move loses.
a-stone-jumps-over-a-neighbouring-stone-of-the-23b6 = 돌이 이웃한 상대 돌을 뛰어넘어 그 뒤의 빈칸으로 가면서 상대 돌을 잡는다. 같은 방향으로 이어서 뛰어도 된다. 둘 수 없는 쪽이 진다.

# A move takes one of one's amazons as far as a queen goes in chess, then shoots an arrow from there, as far as a queen goes, that burns the cell it lands on. Nothing passes over amazons or burnt cells. Whoever cannot move loses.
a-move-takes-one-of-one-s-amazons-as-abf4 = 한 수에 자기 아마존 하나를 체스의 퀸처럼 옮기고, 거기서 다시 퀸이 가는 만큼 화살을 쏘아 화살이 떨어진 칸을 태운다. 아마존과 탄 칸은 넘지 못한다. 둘 수 없는 쪽이 진다.

# A move picks a free cell and turns it, and every cell from there in the four directions up to the next wall or the edge, into wall. Marked cells may not be picked, but walls run over them. Whoever cannot move loses.
a-move-picks-a-free-cell-and-turns-it-0b07 = 한 수에 빈칸 하나를 골라 그 칸과, 거기서 네 방향으로 다음 벽이나 가장자리까지의 모든 칸을 벽으로 만든다. 표시된 칸은 고를 수 없지만 벽은 그 위를 지난다. 둘 수 없는 쪽이 진다.

# A move takes any stone onto a neighbouring stone of the other colour, which leaves the board. Whoever cannot move loses.
a-move-takes-any-stone-onto-a-neighbouring-stone-5f57 = 한 수에 아무 돌이나 이웃한 다른 색 돌 위로 옮기고, 그 돌은 판에서 없어진다. 둘 수 없는 쪽이 진다.

# A move takes away a stone with free cells on opposite sides and puts a stone on each of the two: Left above and below, Right to the left and to the right. Whoever cannot move loses.
a-move-takes-away-a-stone-with-free-cells-a5a5 = 한 수에 서로 마주 보는 두 쪽이 빈칸인 돌을 치우고 그 두 칸에 돌을 하나씩 놓는다: 왼쪽은 위와 아래에, 오른쪽은 양옆에. 둘 수 없는 쪽이 진다.

# Left, who is Black, puts an x on a free point, Right, who is White, an o; or they pass. Chains of the opponent without a free point next to them are taken off; then one's own chain must have one. After two passes in a row the larger area wins: stones, and free regions next to one colour only; endless play is a draw.
left-who-is-black-puts-an-x-on-a-a3d3 = 흑인 왼쪽은 x를, 백인 오른쪽은 o를 빈 점에 놓거나 패스한다. 이웃한 빈 점이 없는 상대의 무리는 들어내고, 그다음 자기 무리에는 빈 점이 있어야 한다. 잇달아 두 번 패스하면 영역이 넓은 쪽이 이긴다: 자기 돌과, 자기 색에만 닿은 빈 구역을 센다. 끝없이 이어지면 무승부이다.

# A move bites off a square of a bar of chocolate with all that lies to the right of it and below. The square at the top left is poisoned, and whoever has to eat it loses.
a-move-bites-off-a-square-of-a-bar-ecf4 = 한 수에 초콜릿의 한 칸을, 그 오른쪽과 아래에 있는 것과 함께 먹는다. 왼쪽 위의 칸에는 독이 있어, 그것을 먹어야 하는 쪽이 진다.

# The chess ending: Left is White with king and rook, Right is Black with the king. Mate wins; stalemate and the loss of the rook are draws.
the-chess-ending-left-is-white-with-king-and-6116 = 체스의 엔드게임: 왼쪽은 백의 킹과 룩, 오른쪽은 흑의 킹. 외통이면 이긴다. 스테일메이트와 룩을 잃는 것은 무승부이다.

# The chess ending: Left is White with king and queen, Right is Black with the king. Mate wins; stalemate and the loss of the queen are draws.
the-chess-ending-left-is-white-with-king-and-132c = 체스의 엔드게임: 왼쪽은 백의 킹과 퀸, 오른쪽은 흑의 킹. 외통이면 이긴다. 스테일메이트와 퀸을 잃는 것은 무승부이다.

# The chess ending: Left is White with king and pawn, Right is Black with the king. The pawn is promoted to queen, rook, bishop or knight. Mate wins; stalemate, the loss of the man, and a promotion to bishop or knight are draws.
the-chess-ending-left-is-white-with-king-and-5f17 = 체스의 엔드게임: 왼쪽은 백의 킹과 폰, 오른쪽은 흑의 킹. 폰은 퀸, 룩, 비숍, 나이트로 승격한다. 외통이면 이긴다. 스테일메이트, 기물을 잃는 것, 비숍이나 나이트로 승격하는 것은 무승부이다.

# A move writes a cross in a free cell of a strip. Whoever completes three in a row wins.
a-move-writes-a-cross-in-a-free-cell-b995 = 한 수에 띠의 빈칸에 가위표를 쓴다. 셋을 나란히 완성하는 쪽이 이긴다.

# Left moves a toad to the right, Right a frog to the left: along free cells, at least so many and at most so many, or, where the next cell is taken, over a few pieces side by side into the free cell behind them. Whoever cannot move loses.
left-moves-a-toad-to-the-right-right-a-0aa8 = 왼쪽은 두꺼비를 오른쪽으로, 오른쪽은 개구리를 왼쪽으로 옮긴다: 정해진 최소와 최대 사이의 칸 수만큼 빈칸을 따라가거나, 다음 칸이 차 있으면 나란히 있는 몇 개를 넘어 그 뒤의 빈칸으로 간다. 둘 수 없는 쪽이 진다.

# Coins stand on a strip, at most one a square. A move slides a coin any distance to the left, onto a free square and not over another coin. Whoever cannot move loses.
coins-stand-on-a-strip-at-most-one-a-a437 = 띠 위에 동전이 한 칸에 하나까지 놓여 있다. 한 수에 동전 하나를 왼쪽으로 몇 칸이든 빈칸으로 밀되, 다른 동전을 넘지 못한다. 둘 수 없는 쪽이 진다.

# A move turns over the four corners of a rectangle in a grid of coins; the one farthest from the first goes from heads to tails. Whoever cannot move loses. The product of Twins with itself.
a-move-turns-over-the-four-corners-of-a-4ee0 = 한 수에 동전 격자에서 직사각형의 네 귀퉁이를 뒤집는다. 시작점에서 가장 먼 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다. 쌍둥이 게임을 자기 자신과 곱한 것이다.

# A move turns over all coins in some columns and some rows of a grid, where the columns are a move of the first game and the rows one of the second; the last of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-all-coins-in-some-columns-f1cc = 한 수에 격자에서 몇 개의 열과 몇 개의 행이 만나는 자리의 동전을 모두 뒤집는다. 열들은 첫째 게임의 한 수, 행들은 둘째 게임의 한 수이다. 뒤집는 것 가운데 마지막 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다.

# Left moves an elephant one cell to the right, Right a rhino one cell to the left, into an empty cell. Whoever cannot move loses.
left-moves-an-elephant-one-cell-to-the-right-f012 = 왼쪽은 코끼리를 오른쪽으로, 오른쪽은 코뿔소를 왼쪽으로, 한 칸 옆의 빈칸으로 옮긴다. 둘 수 없는 쪽이 진다.

# A move turns over one or two coins of a row; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-one-or-two-coins-of-49b5 = 한 수에 줄의 동전 하나나 둘을 뒤집는다. 가장 오른쪽 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다.

# A move turns over one, two or three coins of a row; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-one-two-or-three-coins-f8bb = 한 수에 줄의 동전 하나, 둘 또는 셋을 뒤집는다. 가장 오른쪽 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다.

# A move turns over any number of neighbouring coins of a row; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-any-number-of-neighbouring-coins-0e9a = 한 수에 줄에서 이웃한 동전 몇 개든 뒤집는다. 가장 오른쪽 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다.

# A move turns over exactly two coins of a row; the right one goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-exactly-two-coins-of-a-34da = 한 수에 줄의 동전을 정확히 둘 뒤집는다. 오른쪽 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다.

# A move turns over a set of coins of a row that the rule allows; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-a-set-of-coins-of-b876 = 한 수에 줄에서 규칙이 허락하는 동전들을 뒤집는다. 가장 오른쪽 것은 앞면에서 뒷면이 된다. 둘 수 없는 쪽이 진다.

# Left moves a toad to the right, Right a frog to the left: into the next cell, or over exactly one of the other kind into the empty cell behind it. Whoever cannot move loses.
left-moves-a-toad-to-the-right-right-a-7d93 = 왼쪽은 두꺼비를 오른쪽으로, 오른쪽은 개구리를 왼쪽으로 옮긴다: 바로 옆 칸으로, 또는 다른 종류를 정확히 하나 넘어 그 뒤의 빈칸으로. 둘 수 없는 쪽이 진다.

# Left topples a domino of hers to either side, Right one of his; those of both may be toppled by either. All dominoes of the row on that side of it fall too. Whoever cannot move loses.
left-topples-a-domino-of-hers-to-either-side-4e1a = 왼쪽은 자기 도미노를 어느 쪽으로든 쓰러뜨리고, 오른쪽은 자기 것을 쓰러뜨린다. 둘 모두의 것은 누구나 쓰러뜨려도 된다. 그쪽에 있는 같은 줄의 도미노도 모두 쓰러진다. 둘 수 없는 쪽이 진다.

# Each of N switches flips some bulbs, which are dark at first. In turn t = 1, ..., N - 1 the player may flip switches t and t + 1, each or none: Left in the odd turns, Right in the even ones. Left wins if the bulbs lit in the end are together at least as bright as a threshold.
each-of-n-switches-flips-some-bulbs-which-are-c205 = 스위치 N개가 저마다 전구 몇 개의 상태를 바꾸며, 전구는 처음에 모두 꺼져 있다. t = 1, ..., N - 1번째 차례에 스위치 t와 t + 1을 저마다 눌러도 되고 누르지 않아도 된다: 홀수 번째 차례는 왼쪽, 짝수 번째 차례는 오른쪽. 마지막에 켜져 있는 전구의 밝기의 합이 기준 이상이면 왼쪽이 이긴다.

# Each player has a colour. A move colours an uncoloured vertex of a graph in one's own colour; neighbours must not get the same. Whoever cannot move loses.
each-player-has-a-colour-a-move-colours-an-f229 = 두 사람은 저마다 색이 있다. 한 수에 그래프에서 칠하지 않은 꼭짓점 하나를 자기 색으로 칠한다. 이웃한 꼭짓점이 같은 색이면 안 된다. 둘 수 없는 쪽이 진다.

# Each player has a colour. A move colours an uncoloured vertex of a graph in one's own colour; neighbours must not get different ones. Whoever cannot move loses.
each-player-has-a-colour-a-move-colours-an-609b = 두 사람은 저마다 색이 있다. 한 수에 그래프에서 칠하지 않은 꼭짓점 하나를 자기 색으로 칠한다. 이웃한 꼭짓점이 다른 색이면 안 된다. 둘 수 없는 쪽이 진다.

# A move takes a vertex of a graph with all its neighbours. Whoever cannot move loses.
a-move-takes-a-vertex-of-a-graph-with-fa6b = 한 수에 그래프의 꼭짓점 하나를 이웃 전부와 함께 없앤다. 둘 수 없는 쪽이 진다.

# A move takes an edge of a graph with both its ends, and all other edges at these. Whoever cannot move loses.
a-move-takes-an-edge-of-a-graph-with-5966 = 한 수에 그래프의 변 하나를 양 끝점과, 거기에 닿은 다른 변 전부와 함께 없앤다. 둘 수 없는 쪽이 진다.

# A move removes at least one of the leaves that a rooted tree has at the moment. Whoever cannot move loses.
a-move-removes-at-least-one-of-the-leaves-3f1d = 한 수에 뿌리 있는 트리가 지금 가진 잎 가운데 하나 이상을 없앤다. 둘 수 없는 쪽이 진다.

# A move pushes one token along an edge of the graph; tokens may share a vertex. Whoever cannot move loses. Where play can go round for ever it may be a draw.
a-move-pushes-one-token-along-an-edge-of-4550 = 한 수에 말 하나를 그래프의 변을 따라 옮긴다. 한 꼭짓점에 말이 여럿 있어도 된다. 둘 수 없는 쪽이 진다. 끝없이 순환할 수 있으면 무승부일 수 있다.

# A move cuts an edge of a drawing that stands on the ground, and whatever no longer hangs together with the ground falls off. Left cuts blue edges, Right red ones, both green ones. Whoever cannot move loses.
a-move-cuts-an-edge-of-a-drawing-that-ce81 = 한 수에 땅에 선 그림의 변 하나를 자르면, 땅과 이어지지 않게 된 것은 떨어진다. 왼쪽은 파란 변을, 오른쪽은 빨간 변을 자르고, 초록 변은 누구나 자른다. 둘 수 없는 쪽이 진다.

# A move takes tokens from at least one heap and at most K heaps, any number from each. Whoever cannot move loses.
a-move-takes-tokens-from-at-least-one-heap-2414 = 한 수에 더미를 1개 이상 K개 이하 골라, 저마다 몇 개든 가져간다. 둘 수 없는 쪽이 진다.

# A move takes a number of tokens that is in the set S from one heap, or adds a number in the set T to a heap that is not empty and has at most M tokens then. Whoever cannot move loses. Play can go round for ever: then it is a draw.
a-move-takes-a-number-of-tokens-that-is-ff3f = 한 수에 한 더미에서 집합 S에 있는 수만큼 가져가거나, 비어 있지 않은 더미에 집합 T에 있는 수만큼 더한다. 더한 뒤 M개를 넘으면 안 된다. 둘 수 없는 쪽이 진다. 끝없이 순환할 수 있고, 그때는 무승부이다.

# A move takes tokens from the only heap: the first any number but not all, every later one at most twice as many as the move before. Whoever cannot move loses.
a-move-takes-tokens-from-the-only-heap-the-f5a6 = 한 수에 하나뿐인 더미에서 가져간다: 처음에는 전부가 아닌 몇 개든, 그다음에는 늘 바로 앞 수의 두 배까지. 둘 수 없는 쪽이 진다.

# Players call the numbers 1, 2, 3, … in turn, one to K of them at a time. Whoever calls the last number loses.
players-call-the-numbers-1-2-3-in-turn-b8c3 = 두 사람이 번갈아 수 1, 2, 3, …을 한 번에 1개에서 K개까지 부른다. 마지막 수를 부르는 쪽이 진다.

# A move takes any number of tokens from the smallest heap that is not empty, or from one of several smallest. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-the-1bae = 한 수에 비어 있지 않은 가장 작은 더미에서, 여럿이면 그 하나에서 몇 개든 가져간다. 둘 수 없는 쪽이 진다.

# A move takes any number of tokens from the largest heap, or from one of several largest. Whoever cannot move loses. Also known as Greedy Nim.
a-move-takes-any-number-of-tokens-from-the-4650 = 한 수에 가장 큰 더미에서, 여럿이면 그 하나에서 몇 개든 가져간다. 둘 수 없는 쪽이 진다. 욕심쟁이 님이라고도 한다.

# A move takes from one heap a number of tokens of the player's own set. Whoever cannot move loses.
a-move-takes-from-one-heap-a-number-of-2b00 = 한 수에 한 더미에서 자기 집합에 있는 수만큼 가져간다. 둘 수 없는 쪽이 진다.

# A move takes i tokens from one heap and leaves of it as many heaps as digit i of the player's own code allows. Whoever cannot move loses.
a-move-takes-i-tokens-from-one-heap-and-7439 = 한 수에 한 더미에서 i개를 가져가고, 자기 코드의 i번째 자리가 허락하는 개수의 더미를 남긴다. 둘 수 없는 쪽이 진다.

# A move takes a number of tokens that is in the set S from one heap. Whoever cannot move loses.
a-move-takes-a-number-of-tokens-that-is-7f34 = 한 수에 한 더미에서 집합 S에 있는 수만큼 가져간다. 둘 수 없는 쪽이 진다.

# A move takes any number of tokens from one of two heaps, or k from one and l from the other where k and l differ by less than A. Whoever cannot move loses; A = 1 is Wythoff's game.
a-move-takes-any-number-of-tokens-from-one-f290 = 한 수에 두 더미 가운데 하나에서 몇 개든 가져가거나, 하나에서 k개, 다른 하나에서 l개를 가져간다. k와 l의 차는 A보다 작아야 한다. 둘 수 없는 쪽이 진다. A = 1이면 위토프 게임이다.

# A queen stands on a quarter board with its corner at a1. A move takes her any distance west, south or south-west. Whoever cannot move loses: Wythoff's game on a board.
a-queen-stands-on-a-quarter-board-with-its-99f9 = 귀퉁이가 a1인 사분판에 퀸이 하나 있다. 한 수에 왼쪽, 아래, 왼쪽 아래로 몇 칸이든 간다. 둘 수 없는 쪽이 진다: 판 위의 위토프 게임이다.

# A move splits a heap into two heaps of different sizes. Whoever cannot move loses.
a-move-splits-a-heap-into-two-heaps-of-06e7 = 한 수에 한 더미를 크기가 다른 두 더미로 나눈다. 둘 수 없는 쪽이 진다.

# A move takes i tokens from one heap and leaves of it as many heaps as digit i of the code allows: bit k of the digit stands for k heaps. Whoever cannot move loses.
a-move-takes-i-tokens-from-one-heap-and-5e56 = 한 수에 한 더미에서 i개를 가져가고, 코드의 i번째 자리가 허락하는 개수의 더미를 남긴다: 그 자리의 비트 k는 더미 k개를 뜻한다. 둘 수 없는 쪽이 진다.

# Kayles: a ball knocks down one pin of a row, or two that stand together. A row of n pins is a heap of n. Whoever cannot move loses.
kayles-a-ball-knocks-down-one-pin-of-a-f83d = 카일즈: 공 하나로 줄에 선 핀 하나나 나란히 선 둘을 쓰러뜨린다. 핀 n개의 줄은 크기 n의 더미이다. 둘 수 없는 쪽이 진다.

# Two pins that stand together are knocked down; a row of n pins is a heap of n. Whoever cannot move loses.
two-pins-that-stand-together-are-knocked-down-a-f13d = 나란히 선 핀 둘을 쓰러뜨린다. 핀 n개의 줄은 크기 n의 더미이다. 둘 수 없는 쪽이 진다.

# Code 0.137: take one token if it is a whole heap; take two from the end or as a whole heap; take three from anywhere in a row. Whoever cannot move loses.
code-0-137-take-one-token-if-it-is-d150 = 코드 0.137: 하나는 더미 전체일 때 가져가고, 둘은 끝에서 또는 더미 전체일 때, 셋은 줄의 아무 데서나 가져간다. 둘 수 없는 쪽이 진다.

# Code 0.15: take one token that is a whole heap; or two that are a whole heap or leave two heaps. Whoever cannot move loses.
code-0-15-take-one-token-that-is-a-a9b3 = 코드 0.15: 더미 전체인 하나를 가져가거나, 더미 전체이거나 두 더미를 남기는 둘을 가져간다. 둘 수 없는 쪽이 진다.

# Take one token from a heap and leave one or two heaps. Whoever cannot move loses.
take-one-token-from-a-heap-and-leave-one-6c5b = 한 더미에서 하나를 가져가고 더미 하나나 둘을 남긴다. 둘 수 없는 쪽이 진다.

# Code 0.007: take three tokens and leave nothing, one heap or two. A cross on a strip of n squares is a move on a heap of n + 2. Whoever cannot move loses.
code-0-007-take-three-tokens-and-leave-nothing-efd3 = 코드 0.007: 셋을 가져가고, 남기지 않거나 한 더미 또는 두 더미를 남긴다. n칸 줄에 쓰는 가위표는 크기 n + 2의 더미에서의 수이다. 둘 수 없는 쪽이 진다.

# A move takes any number of tokens from a heap into the mover's own stock, or puts any number from that stock on a heap. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-a-5c98 = 한 수에 한 더미에서 몇 개든 자기 비축으로 가져가거나, 자기 비축에서 몇 개든 한 더미에 더한다. 둘 수 없는 쪽이 진다.

# A move takes from the larger of two heaps a positive multiple of the smaller; a heap may become empty. Whoever cannot move, because a heap is empty, loses.
a-move-takes-from-the-larger-of-two-heaps-4780 = 한 수에 두 더미 가운데 큰 것에서 작은 것의 양의 배수만큼 가져간다. 더미가 비어도 된다. 더미가 비어 둘 수 없는 쪽이 진다.

# A move takes any number of tokens from a heap, or splits a heap into two heaps that are not empty. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-a-5da3 = 한 수에 한 더미에서 몇 개든 가져가거나, 한 더미를 비어 있지 않은 두 더미로 나눈다. 둘 수 없는 쪽이 진다.

# A move divides a heap of almonds into two or more equal heaps, or unites two heaps of different sizes. Whoever cannot move, because all almonds are single, loses. Play can go round for ever: then it is a draw.
a-move-divides-a-heap-of-almonds-into-two-78ed = 한 수에 아몬드 더미 하나를 같은 크기의 더미 둘 이상으로 나누거나, 크기가 다른 두 더미를 합친다. 아몬드가 모두 하나씩이어서 둘 수 없는 쪽이 진다. 끝없이 순환할 수 있고, 그때는 무승부이다.

# A move splits a heap into two non-empty heaps. Whoever cannot move loses.
a-move-splits-a-heap-into-two-non-empty-8702 = 한 수에 한 더미를 비어 있지 않은 두 더미로 나눈다. 둘 수 없는 쪽이 진다.

# Left cuts a rectangular cake in two by a vertical cut, Right by a horizontal one, along the lines between unit squares. Whoever cannot move loses.
left-cuts-a-rectangular-cake-in-two-by-a-c2e8 = 왼쪽은 직사각형 케이크를 세로로, 오른쪽은 가로로, 단위 정사각형 사이의 선을 따라 둘로 자른다. 둘 수 없는 쪽이 진다.

# Left cuts a rectangular cake into any number of equal pieces by vertical cuts, Right by horizontal ones, along the lines between unit squares. Whoever cannot move loses.
left-cuts-a-rectangular-cake-into-any-number-of-e405 = 왼쪽은 직사각형 케이크를 세로로, 오른쪽은 가로로, 단위 정사각형 사이의 선을 따라 크기가 같은 조각 몇 개로든 자른다. 둘 수 없는 쪽이 진다.

# A move takes any number of tokens from one heap.
a-move-takes-any-number-of-tokens-from-one-ffdf = 한 수에 한 더미에서 몇 개든 가져간다.

# an expression such as {2|-1} + ^*; in sums the name may be left out
an-expression-such-as-2-1-in-sums-the-b085 = { "{" }2|-1{ "}" } + ^*와 같은 식. 합에서는 이름을 빼도 된다

# the rows with '|' between them, L and R for jumpers, l and r for slippers, '.' for snow
the-rows-with-between-them-l-and-r-for-287a = '|'로 나눈 행들. L과 R은 점퍼, l과 r은 뛰지 못하는 선수, '.'은 눈

# the rows with '/' between them, each cell x, o or '.'; or empty
the-rows-with-between-them-each-cell-x-o-d01d = '/'로 나눈 행들. 칸마다 x, o 또는 '.'. 비워도 된다

# how many kings of Left and of Right wait, where any do, then the rows with '|' between them, x for Left's kings, o for Right's, '.' for free cells, # for dirt; or a size, rows x columns
how-many-kings-of-left-and-of-right-wait-c8c1 = 기다리는 왼쪽과 오른쪽 왕의 수(있으면), 그다음 '|'로 나눈 행들: x는 왼쪽의 왕, o는 오른쪽의 왕, '.'은 빈칸, #은 흙. 또는 크기, 행 x 열

# a size such as 3x4 (rows x columns), or the rows with '|' between them, x for Left's stones, o for Right's, '.' for free cells, # for cells out of play; parts of boards have l, r and + for free cells where a stone of Left's, of Right's, of either has a liberty for good
a-size-such-as-3x4-rows-x-columns-or-5fdf = 3x4 같은 크기 (행 x 열), 또는 '|'로 나눈 행들: x는 왼쪽의 돌, o는 오른쪽의 돌, '.'은 빈칸, #은 쓰지 않는 칸. 판의 부분에서는 l, r, +가 왼쪽, 오른쪽, 양쪽의 돌이 언제나 활로를 갖는 빈칸이다

# the rows with '|' between them, the cells with blanks: the size of a herd, Left's positive, Right's negative, 0 for a free cell, # for an obstacle
the-rows-with-between-them-the-cells-with-blanks-b9c7 = '|'로 나눈 행들. 칸 사이는 공백으로 나눈다: 무리의 크기. 왼쪽은 양수, 오른쪽은 음수, 0은 빈칸, #은 장애물

# the rows with '|' between them, x for Left's stones, o for Right's, '.' for free cells, # for cells out of play
the-rows-with-between-them-x-for-left-s-ab35 = '|'로 나눈 행들: x는 왼쪽의 돌, o는 오른쪽의 돌, '.'은 빈칸, #은 쓰지 않는 칸

# the rows with '|' between them, x for Left's amazons, o for Right's, # for burnt cells, '.' for free ones
the-rows-with-between-them-x-for-left-s-98a2 = '|'로 나눈 행들: x는 왼쪽의 아마존, o는 오른쪽의 아마존, #은 탄 칸, '.'은 빈칸

# the rows from the top with '|' or '/' between them, '.' for a free cell, x for a marked one and '#' for wall; or a size, rows x columns. Cells are a1, b1, ... in the first row
the-rows-from-the-top-with-or-between-them-7bea = 위에서부터 '|'나 '/'로 나눈 행들. '.'은 빈칸, x는 표시된 칸, '#'은 벽. 또는 크기, 행 x 열. 첫 행의 칸은 a1, b1, ...이다

# the rows with '|' between them, x for stones, '.' for free cells, # for cells out of play
the-rows-with-between-them-x-for-stones-for-0d11 = '|'로 나눈 행들: x는 돌, '.'은 빈칸, #은 쓰지 않는 칸

# a size such as 2x3 (rows x columns), or the rows with '|' between them, x, o, '.' or # for a wall each, under 'used' also ',' for a free point that was played on; then 'pass' for each pass just made; then 'after' and the boards that may not come back under ko or superko, with commas between them
a-size-such-as-2x3-rows-x-columns-or-398f = 2x3 같은 크기 (행 x 열), 또는 '|'로 나눈 행들, 칸마다 x, o, '.', 벽이면 #, 'used'에서는 둔 적이 있는 빈 점이면 ','. 그다음 방금 패스한 횟수만큼 'pass'. 그다음 'after'와, 패의 규칙이나 동형 반복 금지 때문에 되살릴 수 없는 판들을 쉼표로 나누어 쓴다

# a board such as 3x4 (rows x columns), or the lengths of the rows, such as 4 4 2
a-board-such-as-3x4-rows-x-columns-or-05f9 = 3x4 같은 판 (행 x 열), 또는 4 4 2 같은 행의 길이

# the squares of the white king, the rook and the black king; or a FEN
the-squares-of-the-white-king-the-rook-and-d731 = 백 킹, 룩, 흑 킹의 칸. 또는 FEN

# the squares of the white king, the queen and the black king; or a FEN
the-squares-of-the-white-king-the-queen-and-c43b = 백 킹, 퀸, 흑 킹의 칸. 또는 FEN

# the squares of the white king, the pawn and the black king, what the pawn has become with its letter, as in Qe8; or a FEN
the-squares-of-the-white-king-the-pawn-and-4a75 = 백 킹, 폰, 흑 킹의 칸. 폰이 승격한 기물은 Qe8처럼 글자를 붙인다. 또는 FEN

# the strip, x for a cross and '.' for a free cell, such as ...x....; or the number of free cells
the-strip-x-for-a-cross-and-for-a-0ef0 = 띠. x는 가위표, '.'은 빈칸, 예: ...x..... 또는 빈칸의 개수

# the strip, each cell t (a toad), f (a frog) or '.'
the-strip-each-cell-t-a-toad-f-a-59fa = 띠. 칸마다 t(두꺼비), f(개구리) 또는 '.'

# the squares of the coins, counted from 1, in any order
the-squares-of-the-coins-counted-from-1-in-226a = 동전이 있는 칸들. 1부터 세며 순서는 상관없다

# the strip, each cell e (an elephant), r (a rhino) or '.'
the-strip-each-cell-e-an-elephant-r-a-485c = 띠. 칸마다 e(코끼리), r(코뿔소) 또는 '.'

# the dominoes, l (Left's), r (Right's) or e (either's), with '.' between two rows
the-dominoes-l-left-s-r-right-s-or-390b = 도미노. l(왼쪽 것), r(오른쪽 것), e(둘 모두의 것). 두 줄 사이에는 '.'

# how many turns are over, and the bulbs that are lit; or start
how-many-turns-are-over-and-the-bulbs-that-6ede = 지나간 차례의 수와 켜진 전구들. 또는 start

# the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone); or root, for a root alone, or empty
the-parents-of-vertices-2-3-1-is-the-5d77 = 꼭짓점 2, 3, ...의 부모 (1이 뿌리, '-'는 없어진 꼭짓점). 또는 뿌리만 있으면 root, 아니면 empty

# the vertices of the tokens with blanks between them, in quotes where a name has blanks
the-vertices-of-the-tokens-with-blanks-between-them-fa30 = 말이 있는 꼭짓점들을 공백으로 나누어 쓴다. 이름에 공백이 있으면 따옴표로 묶는다

# a string of edges from the ground up, l or b blue, r red, e or g green, with branches in parentheses and names behind colons for vertices that are met again; '+' between sums; or a list of edges; or bridge, girl, tree or snakes, drawings of the textbooks
a-string-of-edges-from-the-ground-up-l-75c2 = 땅에서 위로 올라가는 변의 글자열: l이나 b는 파랑, r은 빨강, e나 g는 초록. 가지는 괄호로, 다시 만나는 꼭짓점은 콜론 뒤의 이름으로 쓰고, 합 사이에는 '+'를 쓴다. 또는 변의 목록. 또는 교재의 그림 bridge, girl, tree, snakes

# the sizes of the heaps with blanks between them, at most M each
the-sizes-of-the-heaps-with-blanks-between-them-7acc = 더미의 크기들을 공백으로 나누어 쓴다. 저마다 M 이하

# the heap before the first move; or the heap and the most that may be taken now, such as 13 4
the-heap-before-the-first-move-or-the-heap-c483 = 첫 수를 두기 전의 더미. 또는 더미와, 지금 가져갈 수 있는 최대 개수, 예: 13 4

# how many numbers are left to call
how-many-numbers-are-left-to-call = 아직 부르지 않은 수의 개수

# the queen's square such as d6, or its column,row counted from 0 such as 3,5
the-queen-s-square-such-as-d6-or-its-31d3 = d6 같은 퀸의 칸, 또는 0부터 센 열,행, 예: 3,5

# the heaps; then, if the stocks are not empty, a '/' and the stocks of Left and Right: 3 4 5 / 2 0
the-heaps-then-if-the-stocks-are-not-empty-9fb4 = 더미들. 비축이 비어 있지 않으면 '/' 뒤에 왼쪽과 오른쪽의 비축: 3 4 5 / 2 0

# the sizes of the heaps with blanks between them, at most 50 almonds together
the-sizes-of-the-heaps-with-blanks-between-them-d06d = 더미의 크기들을 공백으로 나누어 쓴다. 아몬드는 모두 50개 이하

# the sizes of the heaps with blanks between them, whole numbers of any size
the-sizes-of-the-heaps-with-blanks-between-them-daf4 = 더미의 크기들을 공백으로 나누어 쓴다. 아무리 큰 정수라도 된다

# the rows from the top with '|' or '/' between them, x and o for stones and '.' for no stone; or a size, rows x columns, for a board full of stones in turn, x first. Cells are a1, b1, ... in the first row
the-rows-from-the-top-with-or-between-them-19ad = 위에서부터 '|'나 '/'로 나눈 행들. x와 o는 돌, '.'은 돌이 없는 칸. 또는 크기, 행 x 열: x부터 번갈아 돌로 가득 찬 판. 첫 행의 칸은 a1, b1, ...이다

# the rows from the top with '|' or '/' between them, '.' for a free cell and '#' for one that is not; or a size, rows x columns. Cells are a1, b1, ... in the first row
the-rows-from-the-top-with-or-between-them-4618 = 위에서부터 '|'나 '/'로 나눈 행들. '.'은 빈칸, '#'은 빈칸이 아닌 칸. 또는 크기, 행 x 열. 첫 행의 칸은 a1, b1, ...이다

# rows of h (heads) and t (tails) with '/' between them, such as tth/hht, or the heads as (column,row) counted from 1, such as (3,1) (1,2)
rows-of-h-heads-and-t-tails-with-between-26e7 = '/'로 나눈 h(앞면)와 t(뒷면)의 행들, 예: tth/hht, 또는 앞면의 (열,행)을 1부터, 예: (3,1) (1,2)

# the rows with '/' between them, such as tth/hht; or the heads as (column,row) from 1 on
the-rows-with-between-them-such-as-tth-hht-3876 = '/'로 나눈 행들, 예: tth/hht. 또는 앞면의 (열,행)을 1부터

# a row of h (heads) and t (tails) such as htthh, or the places of the heads counted from 1, such as 1 4 5
a-row-of-h-heads-and-t-tails-such-69bb = htthh처럼 h(앞면)와 t(뒷면)의 줄, 또는 1부터 센 앞면의 자리, 예: 1 4 5

# the row, h for heads and t for tails, such as htthh; or the places of the heads from 1 on
the-row-h-for-heads-and-t-for-tails-a36b = 줄. h는 앞면, t는 뒷면, 예: htthh. 또는 1부터 센 앞면의 자리

# path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, '.' for a cell open to both, L or R for one that only Left or Right may colour, # for none, rows with '|' between them, or a row such as L-.-.-R; or edges such as a-b,b-c; then a:L for a vertex that only Left may colour, and a=L for one that Left has coloured
path-n-cycle-n-clique-n-edgeless-n-grid-80de = path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3. 또는 판: '.'은 양쪽에 열린 칸, L이나 R은 왼쪽이나 오른쪽만 칠할 수 있는 칸, #은 없는 칸, 행은 '|'로 나눈다. 또는 L-.-.-R 같은 한 줄. 또는 a-b,b-c 같은 변들. 그다음 왼쪽만 칠할 수 있는 꼭짓점은 a:L, 왼쪽이 칠한 꼭짓점은 a=L

# a graph as of Col: path:N, cycle:N, grid:RxC; or a board, '.' for a cell that is nobody's, L or R for Left's and Right's, # for one that is gone, rows with '|' between them, or a row such as L-.-.-R; or edges such as a-b,b-c; then a:L for a vertex that is Left's
a-graph-as-of-col-path-n-cycle-n-d32e = Col의 그래프: path:N, cycle:N, grid:RxC. 또는 판: 누구의 것도 아닌 칸은 '.', 왼쪽과 오른쪽의 것은 L과 R, 없어진 칸은 #, 행은 '|'로 나눈다. 또는 L-.-.-R 같은 한 줄. 또는 a-b,b-c 같은 변들. 그다음 왼쪽의 꼭짓점은 a:L

# path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, '.' for a vertex and # for none, rows with '|' between them; or edges such as a-b,b-c; then a:# for a vertex that is gone
path-n-cycle-n-clique-n-edgeless-n-grid-26ce = path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3. 또는 판: '.'은 꼭짓점, #은 없는 칸, 행은 '|'로 나눈다. 또는 a-b,b-c 같은 변들. 그다음 없어진 꼭짓점은 a:#

# the cakes, rows x columns each (to 10^18), with blanks between them; 3x2:5 for five of one size
the-cakes-rows-x-columns-each-to-10-18-1ea5 = 케이크들. 저마다 행 x 열 (10^18까지), 공백으로 나눈다. 같은 크기 다섯 개는 3x2:5

# Where the free cells are symmetric about a centre that no free cell contains and that does not lie between two free neighbours, the previous player wins by the opposite of each move: so every board with two even sides. Where it lies between two free neighbours, as on a board with one even side, the next player wins by taking these two.
where-the-free-cells-are-symmetric-about-a-centre-08a4 = 빈칸들이 어떤 중심에 대하여 대칭이고, 그 중심이 빈칸 안에도 이웃한 두 빈칸 사이에도 없으면, 후공이 늘 반대쪽에 두어 이긴다: 두 변이 모두 짝수인 판이 그렇다. 한 변만 짝수인 판처럼 중심이 이웃한 두 빈칸 사이에 있으면, 선공이 먼저 그 둘을 차지하여 이긴다.

# A move in a rectangle leaves the four rectangles between its walls and the corners, and no later move in one of them reaches another. So the Grundy value of a rectangle is the least number that is not the nim-sum of those four for any free cell.
a-move-in-a-rectangle-leaves-the-four-rectangles-31b5 = 직사각형에서 한 수를 두면 그 벽과 귀퉁이 사이에 직사각형 넷이 남고, 그 뒤 한 곳에서 둔 수는 다른 곳에 미치지 않는다. 그래서 직사각형의 그런디 수는, 어느 빈칸에 대해서도 그 넷의 님합이 되지 않는 가장 작은 수이다.

# The next player wins every rectangle of more than one square: if biting off the far corner does not win, then some reply to it does, and that reply could have been played at once.
the-next-player-wins-every-rectangle-of-more-than-69c7 = 두 칸 이상의 직사각형은 모두 선공 필승이다: 먼 귀퉁이의 한 칸을 먹는 수가 이기지 못하면 그 수에 이기는 답이 있는데, 그 답은 처음부터 둘 수 있었다.

# Two rows are a P-position exactly when the second is one shorter; an L of two arms when the arms are equal; and on every larger square board it wins to bite the square diagonally next to the poisoned one.
two-rows-are-a-p-position-exactly-when-the-8e1d = 두 행은 정확히 둘째가 한 칸 짧을 때 P-국면(후공 필승)이고, 두 팔의 L 모양은 정확히 두 팔이 같을 때 P-국면이다. 한 칸보다 큰 정사각형 판에서는 언제나 독이 든 칸의 대각선 이웃을 먹으면 이긴다.

# Where two crosses stand side by side, or with one free cell between them, the next player completes three. Else a cross next to another, or next but one, loses at once, and the others are moves in heaps of 0.007: a stretch of n free cells between two crosses is a heap of n − 2, at one end of the strip a heap of n, and the strip without crosses one of n + 2. The next player wins exactly if the nim-sum of their Grundy values is not 0.
where-two-crosses-stand-side-by-side-or-with-d6f2 = 두 가위표가 나란히 있거나 빈칸 하나를 사이에 두고 있으면, 다음에 두는 쪽이 셋을 완성한다. 아니면 다른 가위표의 바로 옆이나 하나 건너 옆에 쓰는 수는 곧바로 지고, 나머지는 0.007의 더미에서 두는 수이다: 두 가위표 사이의 빈칸 n개는 크기 n − 2의 더미, 띠의 한쪽 끝에서는 크기 n, 가위표가 없는 띠는 크기 n + 2이다. 정확히 그런디 수의 님합이 0이 아닐 때 선공 필승이다.

# Pair the coins from the right; a coin that is left over is paired with the edge. The free squares between the coins of each pair are Nim heaps: the Grundy value is their nim-sum. A move that widens a gap is reversible.
pair-the-coins-from-the-right-a-coin-that-5b96 = 동전을 오른쪽부터 둘씩 짝짓고, 남는 동전은 가장자리와 짝짓는다. 짝마다 그 사이의 빈칸 수가 님 더미이고, 그런디 수는 그 님합이다. 사이를 넓히는 수는 되돌려진다.

# In the product of two coin-turning games a head in column x and row y has the Grundy value g(x) ⊗ h(y): the nim-product of its values in the two games. A grid has the nim-sum over its heads.
in-the-product-of-two-coin-turning-games-a-1b8d = 두 동전 뒤집기 게임의 곱에서 x열 y행의 앞면은 그런디 수가 g(x) ⊗ h(y)이다: 두 게임에서의 값의 님곱. 격자의 값은 앞면들의 님합이다.

# Each herd of elephants with the rhinos that face it is a sum of its own. With a elephants, b rhinos and g cells between the foremost two it is worth the steps that the others can catch up, elephants' minus rhinos', and (a-b)[g/2], and for odd g the switch {a-1|1-b}; without an opponent the way to the end of the strip counts for every beast. The switches are taken in order of temperature, the greatest a+b first.
each-herd-of-elephants-with-the-rhinos-that-face-e813 = 마주 보는 코끼리 떼와 코뿔소 떼는 저마다 합의 한 항이다. 코끼리가 a마리, 코뿔소가 b마리이고 가장 앞선 둘 사이가 g칸이면, 그 값은 뒤에 있는 것들이 따라잡을 걸음 수(코끼리 것에서 코뿔소 것을 뺀다)와 (a-b)[g/2], 그리고 g가 홀수이면 스위치 { "{" }a-1|1-b{ "}" }를 더한 것이다. 상대가 없으면 저마다 띠 끝까지의 길을 센다. 스위치는 온도순으로, a+b가 큰 것부터 둔다.

# The Grundy value of a row is the nim-sum of g(n) over its heads n, where g(n) is the mex, over the sets of coins that may be turned together with n as the rightmost, of the nim-sum of g over the others. Turning Turtles: g(n) = n. Mock Turtles: g(n) is the n-th number with an odd number of binary ones. Ruler: g(n) is the largest power of 2 that divides n. Twins: g(n) = n − 1.
the-grundy-value-of-a-row-is-the-nim-9a7c = 줄의 그런디 수는 앞면 n마다 구한 g(n)의 님합이다. g(n)은, n을 가장 오른쪽으로 하여 함께 뒤집을 수 있는 동전의 집합마다 나머지 동전의 g의 님합을 구하고 그것들의 mex를 취한 것이다. 거북 뒤집기: g(n) = n. 가짜 거북: g(n)은 이진수에 1이 홀수 개인 n번째 수. 자: g(n)은 n을 나누는 가장 큰 2의 거듭제곱. 쌍둥이: g(n) = n − 1.

# Whoever has a switch last decides it, whatever was done with it before, so only one choice between two matters for each switch. The tree of these choices is searched in random order: a choice is won if one branch is, and the other is then skipped. On any input the expected number of leaves is at most about 1.69^N of the 2^N.
whoever-has-a-switch-last-decides-it-whatever-was-a97a = 스위치는 앞에서 어떻게 했든 마지막에 만지는 쪽이 정하므로, 스위치마다 둘 중 하나를 고르는 선택 하나만 문제가 된다. 이 선택들의 트리를 무작위 순서로 탐색한다: 한 갈래가 이기면 그 선택은 이기고 다른 갈래는 건너뛴다. 어떤 입력에서든 보는 잎의 기댓값은 2^N개 가운데 약 1.69^N개 이하이다.

# A path is a heap of Dawson's Chess, 0.137, of period 34 from 52 vertices on. A cycle of n vertices is worth 1 if the path of n - 3 is worth 0, and else 0; a clique 1; a star 2 if the number of its leaves is even, and else 1.
a-path-is-a-heap-of-dawson-s-chess-6786 = 경로는 도슨의 체스 0.137의 더미이고, 꼭짓점 52개부터 주기가 34이다. 꼭짓점 n개의 순환은 꼭짓점 n - 3개의 경로의 값이 0이면 1, 아니면 0이다. 완전 그래프는 1이다. 별은 잎이 짝수 개이면 2, 아니면 1이다.

# A path is a heap of Dawson's Kayles, 0.07, of period 34 from 53 vertices on. A cycle of n vertices is worth 1 if the path of n - 2 is worth 0, and else 0; a clique 1 if half the number of its vertices, rounded down, is odd, and else 0; a star 1.
a-path-is-a-heap-of-dawson-s-kayles-cc71 = 경로는 도슨의 카일즈 0.07의 더미이고, 꼭짓점 53개부터 주기가 34이다. 꼭짓점 n개의 순환은 꼭짓점 n - 2개의 경로의 값이 0이면 1, 아니면 0이다. 완전 그래프는 꼭짓점 수의 절반(내림)이 홀수이면 1, 아니면 0이다. 별은 1이다.

# The previous player wins exactly when every branch, from a leaf up to below the next vertex with several children, has an even number of vertices.
the-previous-player-wins-exactly-when-every-branch-from-1035 = 정확히 모든 가지의(잎에서, 자식이 여럿인 다음 꼭짓점의 바로 아래까지) 꼭짓점이 짝수 개일 때 후공 필승이다.

# In green Hackenbush the vertices of a cycle can be fused, its edges becoming loops worth 1 each; and branches that meet at a vertex can be replaced by one stalk, whose length is the nim-sum of theirs. A stalk of n edges is worth *n.
in-green-hackenbush-the-vertices-of-a-cycle-can-5a6b = 초록 해켄부쉬에서는 순환에 있는 꼭짓점들을 하나로 합칠 수 있고, 그 변들은 저마다 값이 1인 고리가 된다. 한 꼭짓점에서 만나는 가지들은, 그 길이들의 님합을 길이로 하는 줄기 하나로 바꿀 수 있다. 변 n개의 줄기의 값은 *n이다.

# A blue-red tree is a number: a blue edge below a tree of value x makes 1:x, a red one -1:x, and branches add up. A blue-red stalk counts ±1 for each edge up to the first change of colour, then half of the edge before.
a-blue-red-tree-is-a-number-a-blue-b713 = 파랑과 빨강의 나무는 수이다: 값이 x인 나무를 얹은 파란 변의 값은 1:x, 빨간 변은 -1:x이고, 가지들은 더한다. 파랑과 빨강의 줄기는 색이 처음 바뀔 때까지 변마다 ±1, 그다음은 변마다 앞 변의 절반으로 센다.

# Blue-red trees are numbers, green graphs nimbers. A number that is not 0 decides whatever nimber is added; else the nimber does.
blue-red-trees-are-numbers-green-graphs-nimbers-a-0083 = 파랑과 빨강의 나무는 수이고, 초록 그래프는 님버이다. 0이 아닌 수는 어떤 님버를 더해도 승패를 정하고, 0이면 님버가 정한다.

# With at most k heaps a move, the previous player wins exactly when in every binary column the number of ones is a multiple of k + 1. In misère play the same holds while some heap has two or more; when all heaps have at most one, the number of ones must be 1 more than a multiple of k + 1.
with-at-most-k-heaps-a-move-the-previous-32ef = 한 수에 더미 k개까지 가져갈 수 있으면, 정확히 이진수의 자리마다 1의 개수가 k + 1의 배수일 때 후공 필승이다. 미제르 게임에서는 크기가 2 이상인 더미가 있는 동안 마찬가지이고, 모든 더미가 1 이하이면 1의 개수가 k + 1의 배수보다 하나 많아야 한다.

# Every number is a sum of Fibonacci numbers of which no two are neighbours (Zeckendorf). The previous player wins exactly when the smallest of them exceeds the limit on the take; with a fresh heap, when the heap is a Fibonacci number. In misère play the same holds for the heap without one token.
every-number-is-a-sum-of-fibonacci-numbers-of-dc0e = 모든 수는 서로 이웃하지 않는 피보나치 수들의 합이다 (제켄도르프). 정확히 그 가운데 가장 작은 것이 가져갈 수 있는 한도보다 클 때 후공 필승이다. 처음 더미에서는 더미가 피보나치 수일 때이다. 미제르 게임에서는 하나를 뺀 더미에 대하여 마찬가지이다.

# With one to k numbers a turn and the caller of the last number losing, the next player loses exactly when the numbers left are 1 more than a multiple of k + 1.
with-one-to-k-numbers-a-turn-and-the-c113 = 한 번에 1개에서 k개까지 부르고 마지막 수를 부르는 쪽이 질 때, 정확히 남은 수의 개수가 k + 1의 배수보다 하나 많을 때 다음에 부르는 쪽이 진다.

# The heaps of one token are played one after the other, so count them. With a heap of two or more besides, the previous player wins exactly when their number is odd; without, when it is even. In misère play the previous player wins exactly when it is odd.
the-heaps-of-one-token-are-played-one-after-ef6b = 1개짜리 더미는 차례로 없어지므로 그 개수를 센다. 크기가 2 이상인 더미가 따로 있으면 정확히 그 개수가 홀수일 때, 없으면 정확히 짝수일 때 후공 필승이다. 미제르 게임에서는 정확히 홀수일 때 후공 필승이다.

# The previous player wins exactly when the number of largest heaps is even. In misère play the same holds while some heap has two or more; when all heaps have at most one, their number must be odd.
the-previous-player-wins-exactly-when-the-number-of-8f43 = 정확히 가장 큰 더미의 개수가 짝수일 때 후공 필승이다. 미제르 게임에서는 크기가 2 이상인 더미가 있는 동안 마찬가지이고, 모든 더미가 1 이하이면 그 개수가 홀수여야 한다.

# The Grundy values of a subtraction game with finitely many takes repeat from the first repetition of as many values as the largest take. In misère play the P-positions are those of misère Nim on these values: from exactly one value above 1 the winner leaves an odd number of ones.
the-grundy-values-of-a-subtraction-game-with-finitely-ee98 = 가져갈 수 있는 개수가 유한 가지인 빼기 게임의 그런디 수는, 가장 큰 개수만큼 이어진 값들이 처음으로 되풀이되는 데서부터 되풀이된다. 미제르 게임의 P-국면(후공 필승)은 이 값들에 대한 미제르 님의 P-국면이다: 1보다 큰 값이 정확히 하나이면 이기는 쪽은 1을 홀수 개 남긴다.

# The previous player wins exactly at the pairs (⌊nα⌋, ⌊nα⌋ + na) with α = (2 − a + √(a² + 4))/2.
the-previous-player-wins-exactly-at-the-pairs-n-788d = α = (2 − a + √(a² + 4))/2라 하면, 후공 필승인 것은 정확히 쌍 (⌊nα⌋, ⌊nα⌋ + na)들이다.

# The previous player wins exactly at the pairs (⌊kφ⌋, ⌊kφ⌋ + k), φ the golden ratio. In misère play the pairs for k = 0 and 1 are (2, 2) and (0, 1) instead.
the-previous-player-wins-exactly-at-the-pairs-k-bc91 = φ를 황금비라 하면, 후공 필승인 것은 정확히 쌍 (⌊kφ⌋, ⌊kφ⌋ + k)들이다. 미제르 게임에서는 k = 0과 1의 쌍이 (2, 2)와 (0, 1)로 바뀐다.

# Heaps are mapped to elements of a commutative monoid, a sum to the product; a sum is a misère P-position exactly when its product is one of the P-elements. The map has been verified on every option of every heap that it covers.
heaps-are-mapped-to-elements-of-a-commutative-monoid-04be = 더미를 가환 모노이드의 원소로, 합을 곱으로 보낸다. 정확히 곱이 P-원소일 때 합은 미제르 게임의 P-국면(후공 필승)이다. 이 대응은 그것이 다루는 모든 더미의 모든 선택지에서 확인되었다.

# A sum of heaps plays like Nim on their Grundy values; the value of a heap is the least one that no option has, computed heap size by heap size, or known from a proved period.
a-sum-of-heaps-plays-like-nim-on-their-40be = 더미들의 합은 그 그런디 수들의 님과 똑같다. 더미의 값은 어느 선택지의 값도 아닌 가장 작은 수로, 더미 크기순으로 계산하거나 증명된 주기에서 얻는다.

# The previous player wins Nim exactly when the nim-sum (xor) of the heaps is 0. In misère play the same holds while some heap has two or more tokens; when all heaps have at most one, the next player wins exactly when their number is even. So in misère play the winner leaves nim-sum 0 while two heaps have two or more, and from exactly one such heap an odd number of ones.
the-previous-player-wins-nim-exactly-when-the-nim-ae62 = 정확히 더미들의 님합(xor)이 0일 때 후공 필승이다. 미제르 게임에서는 크기가 2 이상인 더미가 있는 동안 마찬가지이고, 모든 더미가 1 이하이면 정확히 그 개수가 짝수일 때 선공 필승이다. 그래서 미제르 게임에서 이기는 쪽은, 크기가 2 이상인 더미가 두 개 이상인 동안 님합 0을 남기고, 그런 더미가 정확히 하나이면 1을 홀수 개 남긴다.

# Stocks change nothing: the previous player wins exactly when the nim-sum of the heaps is 0. An addition is reversible: the winner answers it by taking the same number away again. Play ends, since the tokens on the heaps and in the loser's stock together get fewer with every round.
stocks-change-nothing-the-previous-player-wins-exactly-when-a99c = 비축은 아무것도 바꾸지 않는다: 정확히 더미의 님합이 0일 때 후공 필승이다. 더하는 수는 되돌려진다: 이기는 쪽은 같은 개수를 다시 가져간다. 더미와 지는 쪽 비축의 돌을 합한 수는 두 사람이 한 번씩 둘 때마다 줄어들므로 게임은 끝난다.

# With two heaps that are not empty, the next player wins exactly when they are equal or the larger is more than φ times the smaller, φ the golden ratio. In misère play, which is the variant in which no heap may be emptied, equal heaps are lost too.
with-two-heaps-that-are-not-empty-the-next-4690 = 비어 있지 않은 두 더미에서는, 정확히 둘이 같거나 큰 것이 작은 것의 φ배보다 클 때 선공 필승이다. φ는 황금비이다. 더미를 비우지 못하는 변형이기도 한 미제르 게임에서는 두 더미가 같아도 진다.

# A heap of n has the Grundy value n, but 4k + 3 has 4k + 4, and 4k + 4 has 4k + 3.
a-heap-of-n-has-the-grundy-value-n-314b = 크기 n의 더미의 그런디 수는 n이다. 다만 4k + 3은 4k + 4이고 4k + 4는 4k + 3이다.

# When at most k tokens may be taken, a heap of n has the Grundy value n mod (k + 1). In misère play the P-positions are those of misère Nim on these values: from exactly one value above 1 the winner leaves an odd number of ones.
when-at-most-k-tokens-may-be-taken-a-99c9 = k개까지 가져갈 수 있으면 크기 n의 더미의 그런디 수는 n mod (k + 1)이다. 미제르 게임의 P-국면(후공 필승)은 이 값들에 대한 미제르 님의 P-국면이다: 1보다 큰 값이 정확히 하나이면 이기는 쪽은 1을 홀수 개 남긴다.

# Every play that splits heaps n₁, n₂, … until all tokens are single has exactly Σ (nᵢ − 1) moves, so only its parity matters.
every-play-that-splits-heaps-n-n-until-all-3e3a = 더미 n₁, n₂, …를 모두 하나가 될 때까지 나누는 데는 정확히 Σ (nᵢ − 1)수가 걸리므로, 그 홀짝만 문제가 된다.

# Let 2^k be the greatest power of 2 that is at most the number of rows m. If the number of columns n is at least 2^(k+1), the cake is worth the integer [n/2^k]-1; for m and n exchanged its negative; in between 0.
let-2-k-be-the-greatest-power-of-2-b3cf = 2^k가 행의 수 m 이하인 가장 큰 2의 거듭제곱이라 하자. 열의 수 n이 2^(k+1) 이상이면 케이크의 값은 정수 [n/2^k]-1이다. m과 n을 바꾸면 부호가 바뀐다. 그 사이에서는 0이다.

# Divide the columns by their prime factors, the least first, down to 1. If the rows have a prime factors with multiplicity, leave out the first a quotients: the sum of the others is the value, an integer, when there are others; with rows and columns exchanged its negative; in between 0.
divide-the-columns-by-their-prime-factors-the-least-61ab = 열의 수를 소인수로, 작은 것부터 1이 될 때까지 나눈다. 행의 수의 소인수가 중복을 세어 a개이면 처음 몫 a개를 뺀다: 다른 몫이 있으면 그 합인 정수가 값이다. 행과 열을 바꾸면 부호가 바뀐다. 그 사이에서는 0이다.

# If g(n + p) = g(n) for all n with n0 ≤ n < 2·n0 + p + k, n0 ≥ 1, where k is the greatest take of a finite octal code, then it holds for all n ≥ n0.
if-g-n-p-g-n-for-all-n-14b2 = k가 유한 8진 코드에서 한 번에 가져가는 가장 큰 개수이고 n0 ≥ 1일 때, n0 ≤ n < 2·n0 + p + k인 모든 n에서 g(n + p) = g(n)이면 모든 n ≥ n0에서 그렇다.

# When every value from some heap on is a function of the W values before it (and perhaps of the parity of the heap), and the same W values occur a second time p heaps later, the sequence has period p from the first time on.
when-every-value-from-some-heap-on-is-a-efcf = 어떤 더미부터 모든 값이 바로 앞의 값 W개의(그리고 더미의 홀짝의) 함수이고, 같은 값 W개가 p더미 뒤에 다시 나오면, 수열은 처음 나온 데서부터 주기가 p이다.

# When any number of tokens from some number on may be taken, values below a base are excluded for ever, and what comes is a function of the excluded and the last values above the base. When these occur a second time with the base s higher, p heaps later, then g(n + p) = g(n) + s from the first time on.
when-any-number-of-tokens-from-some-number-on-da12 = 어떤 수 이상이면 몇 개든 가져갈 수 있을 때, 기준 아래의 값은 다시는 나오지 않고, 그다음 값은 이미 빠진 값과 기준 위의 마지막 값들의 함수이다. 이것들이 기준이 s만큼 높아진 채 p더미 뒤에 다시 나오면, 처음 나온 데서부터 g(n + p) = g(n) + s이다.

# Fjords
fjords = 피오르 (Fjords)

# Childish Hackenbush
childish-hackenbush = 어린이 해켄부쉬

# Partizan Arc Kayles
partizan-arc-kayles = 편파 아크 카일즈

# Some vertices of a graph are Left's, some Right's. A move takes a vertex of one's own: its neighbours that are nobody's become one's own, and those of the opponent are gone. Whoever cannot move loses.
some-vertices-of-a-graph-are-left-s-some-3a0e = 그래프의 꼭짓점 가운데 일부는 왼쪽의 것, 일부는 오른쪽의 것이다. 한 수에 자기 꼭짓점 하나를 차지한다. 그 이웃 가운데 임자 없는 것은 자기 것이 되고, 상대의 것은 없어진다. 둘 수 없는 쪽이 진다.

# As Hackenbush, but whoever cuts a blue or red edge may let nothing else fall. Green edges are cut as always. Whoever cannot move loses.
as-hackenbush-but-whoever-cuts-a-blue-or-red-4f6a = 해켄부쉬와 같으나, 파란 변이나 빨간 변을 자를 때에는 다른 것을 떨어뜨리면 안 된다. 초록 변은 언제나처럼 자른다. 둘 수 없는 쪽이 진다.

# A move takes an edge of a graph with both its ends, and all other edges at these. Left takes blue edges, Right red ones, both green ones. Whoever cannot move loses.
a-move-takes-an-edge-of-a-graph-with-eacf = 한 수에 그래프의 변 하나를 양 끝점, 그리고 거기에 닿은 다른 모든 변과 함께 없앤다. 왼쪽은 파란 변을, 오른쪽은 빨간 변을, 초록 변은 둘 다 없앨 수 있다. 둘 수 없는 쪽이 진다.

# a string of edges, l or b blue, r red, e or g green, with branches in parentheses and names behind colons for vertices that are met again; or a list of edges such as a-b:l b-c:r, in which an edge may lead back to where it begins, a-a:e
a-string-of-edges-l-or-b-blue-r-dbc7 = 변의 글자열: l이나 b는 파랑, r은 빨강, e나 g는 초록. 가지는 괄호로, 다시 만나는 꼭짓점은 콜론 뒤의 이름으로 쓴다. 또는 a-b:l b-c:r 같은 변의 목록이며, a-a:e처럼 변이 시작한 곳으로 되돌아올 수 있다

# A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969); J. W. Grossman, A nim-type game, Math. Mag. 70 (1997), for misère
a-j-cole-and-a-j-t-davie-a-8120 = A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969); 미제르 게임은 J. W. Grossman, A nim-type game, Math. Mag. 70 (1997)

# C. G. Bachet, Problèmes plaisans et délectables (1612), for one heap; Winning Ways, chapter 4; T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974), for misère
c-g-bachet-probl-mes-plaisans-et-d-lectables-aa90 = 더미 하나는 C. G. Bachet, Problèmes plaisans et délectables (1612); 여러 더미는 Winning Ways, chapter 4; 미제르 게임은 T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)

# C. G. Bachet, Problèmes plaisans et délectables (1612); misère form
c-g-bachet-probl-mes-plaisans-et-d-lectables-b578 = C. G. Bachet, Problèmes plaisans et délectables (1612)의 미제르 꼴

# M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004), for the rules; Lessons in Play
m-h-albert-and-r-j-nowakowski-nim-restrictions-ca3d = 규칙은 M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers 4 (2004); Lessons in Play

# M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004); Lessons in Play, theorem on Greedy Nim
m-h-albert-and-r-j-nowakowski-nim-restrictions-15e8 = M. H. Albert, R. J. Nowakowski, Nim restrictions, Integers 4 (2004); Lessons in Play의 Greedy Nim 정리

# R. Sprague (1935) and P. M. Grundy (1939), applied to the cells of the rectangle
r-sprague-1935-and-p-m-grundy-1939-applied-2994 = R. Sprague (1935), P. M. Grundy (1939)의 정리를 직사각형의 칸에 적용한 것

# R. Sprague (1935), P. M. Grundy (1939); for codes R. K. Guy and C. A. B. Smith, The G-values of various games (1956)
r-sprague-1935-p-m-grundy-1939-for-codes-1c81 = R. Sprague (1935), P. M. Grundy (1939); 코드는 R. K. Guy, C. A. B. Smith, The G-values of various games (1956)

# Winning Ways, chapter 14; H. W. Lenstra, Nim multiplication (1977); J. H. Conway, On Numbers and Games, chapter 6, for Turning Corners
winning-ways-chapter-14-h-w-lenstra-nim-multiplication-a419 = Winning Ways, chapter 14; H. W. Lenstra, Nim multiplication (1977); 모서리 뒤집기는 J. H. Conway, On Numbers and Games, chapter 6

# Winning Ways, chapter 4; T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974), for misère
winning-ways-chapter-4-t-s-ferguson-on-sums-8c12 = Winning Ways, chapter 4; 미제르 게임은 T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)

# by induction on g: two moves in the gap, one by each player, cancel but for a-b, and the answer to a move there is a move there; the game in Albert, Nowakowski, Wolfe, Lessons in Play (2007); sums of switches in Winning Ways, chapter 5
by-induction-on-g-two-moves-in-the-gap-d002 = g에 대한 귀납법: 빈틈에서 양쪽이 한 수씩 두면 a-b만 남기고 상쇄되고, 그곳의 수에는 그곳의 수로 답한다. 게임은 Albert, Nowakowski, Wolfe, Lessons in Play (2007); 스위치의 합은 Winning Ways, chapter 5

# contest problem MUV LUV UNLIMITED; the proof stands in the book under 'Pruning leaves'
contest-problem-muv-luv-unlimited-the-proof-stands-in-6625 = 대회 문제 MUV LUV UNLIMITED; 증명은 안내서의 'Pruning leaves'에 있다

# folklore; the argument is the one for breaking a bar of chocolate
folklore-the-argument-is-the-one-for-breaking-a-8bba = 널리 알려진 사실. 초콜릿 판을 쪼개는 문제와 같은 논증이다

# a finite automaton that comes back to a state repeats; Winning Ways, chapter 4, for subtraction games
a-finite-automaton-that-comes-back-to-a-state-79cf = 유한 오토마톤이 같은 상태로 돌아오면 되풀이된다. 빼기 게임은 Winning Ways, chapter 4

# after A. N. Siegel, Combinatorial Game Theory (2013), chapter IV.2, on all-but subtraction games
after-a-n-siegel-combinatorial-game-theory-2013-chapter-f356 = A. N. Siegel, Combinatorial Game Theory (2013), chapter IV.2의 all-but 빼기 게임에 따름

# Chess endings
chess-endings = 체스 엔딩

# Chess with at most five men, the kings among them: Left is White, Right is Black. Mate wins, stalemate is a draw; pawns are taken en passant and promoted, nobody castles.
chess-with-at-most-five-men-the-kings-among-ac2d = 킹까지 기물이 많아야 다섯 개인 체스. 왼쪽이 백, 오른쪽이 흑이다. 체크메이트하면 이기고 스테일메이트는 무승부이다. 앙파상과 승격이 있고 캐슬링은 없다.

# a FEN: the board from rank 8 down, the player to move, and the square that a pawn has just gone over
a-fen-the-board-from-rank-8-down-the-4d04 = FEN: 8번째 가로줄부터 적은 판, 둘 차례인 쪽, 폰이 방금 지나간 칸

# the pawn to be taken en passant has not just moved
the-pawn-to-be-taken-en-passant-has-not-43fe = 앙파상으로 잡힐 폰이 방금 움직이지 않았다

# Annihilation
annihilation = 소멸 게임 (Annihilation)

# Anti-Clobber
anti-clobber = 안티 클로버 게임 (Anti-Clobber)

# Asalto on a small board
asalto-on-a-small-board = 작은 판의 아살토 (Asalto)

# Backsliding Toads and Frogs
backsliding-toads-and-frogs = 뒷걸음치는 두꺼비와 개구리

# Black Hole
black-hole = 블랙홀

# Breakthrough
breakthrough = 브레이크스루 (Breakthrough)

# Bridg-it (Gale)
bridg-it-gale = 브리지잇 (Bridg-it, 게일 게임)

# Cakes, so many squares high and wide
cakes-so-many-squares-high-and-wide = 가로세로 칸 수로 정해지는 케이크

# Change
change = 체인지 (Change)

# Clobber with chess pieces
clobber-with-chess-pieces = 체스 말로 하는 클로버 게임

# A game of chips
a-game-of-chips = 칩 게임

# Chung Toi
chung-toi = 청 토이 (Chung Toi)

# Clobbineering
clobbineering = 클로비니어링 (Clobbineering)

# Col on a board
col-on-a-board = 판 위의 콜 (Col)

# Connect Four
connect-four = 사목 (커넥트 포)

# Cookie Cutter
cookie-cutter = 쿠키 틀 (Cookie Cutter)

# Corner the Queen (or the Lady)
corner-the-queen-or-the-lady = 퀸(또는 레이디) 구석으로 몰기

# Couples are Forever
couples-are-forever = 커플은 영원히 (Couples are Forever)

# Kayles with words
kayles-with-words = 낱말로 하는 카일즈

# Clobber along diagonals
clobber-along-diagonals = 대각선 클로버 게임

# Dim
dim = 딤 (Dim)

# Dodgem
dodgem = 도젬 (Dodgem)

# Dots and Boxes
dots-and-boxes = 점과 상자

# Eatcake
eatcake = 케이크 먹기 (Eatcake)

# End-Nim
end-nim = 양끝 님 (End-Nim)

# Fandango
fandango = 판당고 (Fandango)

# Fox and Geese
fox-and-geese = 여우와 거위

# Fox and Geese as a game whose value is asked
fox-and-geese-as-a-game-whose-value-is-1725 = 값을 묻는 여우와 거위

# Geography on a graph
geography-on-a-graph = 그래프 위의 지리 게임

# Geography on any graph, directed or not, by vertices or by edges
geography-on-any-graph-directed-or-not-by-vertices-846f = 꼭짓점이나 변으로 하는 임의의 그래프 위의 지리 게임

# Hex
hex = 헥스 (Hex)

# Hexapawn
hexapawn = 헥사폰 (Hexapawn)

# Nim on a hypergraph
nim-on-a-hypergraph = 하이퍼그래프 위의 님

# Ice Blocks
ice-blocks = 얼음 블록 (Ice Blocks)

# Jan
jan = 얀 (Jan)

# Kalah
kalah = 칼라하 (Kalah)

# Kaooa
kaooa = 카오아 (Kaooa)

# Kayles on a graph
kayles-on-a-graph = 그래프 위의 카일즈

# The L-game
the-l-game = L 게임

# Le Grec
le-grec = 르 그렉 (Le Grec)

# A game of lights
a-game-of-lights = 불 끄기 게임

# Lite 3
lite-3 = 라이트 3 (Lite 3)

# Mark
mark = 마크 (Mark)

# Mem
mem = 멤 (Mem)

# Mini hasami shogi
mini-hasami-shogi = 작은 하사미 쇼기

# m,n,k games
m-n-k-games = m,n,k 게임

# Moore's Nim
moore-s-nim = 무어의 님

# Mū tōrere
m-t-rere = 무 토레레 (Mū tōrere)

# Nimania
nimania = 니마니아 (Nimania)

# Nimstring
nimstring = 님스트링

# NoCanDo
nocando = 노캔두 (NoCanDo)

# Notakto
notakto = 노택토 (Notakto)

# Nu tic-tac-toe
nu-tic-tac-toe = 누 틱택토

# Odd or Even
odd-or-even = 홀짝 게임

# Odd Scoring
odd-scoring = 홀수 득점 (Odd Scoring)

# One-dimensional chess
one-dimensional-chess = 1차원 체스

# Order and Chaos
order-and-chaos = 질서와 혼돈

# Othello (Reversi)
othello-reversi = 오셀로 (리버시)

# Partizan Arc Kayles on a path
partizan-arc-kayles-on-a-path = 경로 위의 편파 아크 카일즈

# Partizan Euclid
partizan-euclid = 편파 유클리드 게임

# Partizan Splittles
partizan-splittles = 편파 스플리틀스 (Partizan Splittles)

# Peg duotaire
peg-duotaire = 페그 듀오테어 (둘이 하는 페그 솔리테어)

# Pentominoes
pentominoes = 펜토미노

# Pong Hau K'i (the horseshoe)
pong-hau-k-i-the-horseshoe = 우물고누 (Pong Hau K'i)

# A poset game
a-poset-game = 부분 순서 집합 게임

# Prim
prim = 프림 (Prim)

# Push
push = 푸시 (Push)

# Pylos
pylos = 필로스 (Pylos)

# Quarto on small boards
quarto-on-small-boards = 작은 판의 콰르토 (Quarto)

# Placing queens
placing-queens = 퀸 놓기

# Quicksort
quicksort = 퀵소트 (Quicksort)

# Quixo
quixo = 퀵소 (Quixo)

# A rook that goes left or down any number of cells
a-rook-that-goes-left-or-down-any-number-0c0f = 왼쪽이나 아래로 몇 칸이든 가는 룩

# King and rook against king, as in chess, on boards of any size
king-and-rook-against-king-as-in-chess-on-4ec6 = 임의 크기 판에서 체스의 킹과 룩 대 킹

# Shannon's switching game on vertices
shannon-s-switching-game-on-vertices = 꼭짓점 위의 섀넌 스위칭 게임

# Shift-Tac-Toe
shift-tac-toe = 시프트 틱택토 (Shift-Tac-Toe)

# Shove
shove = 밀어내기 (Shove)

# Silver Dollar, with the dollar
silver-dollar-with-the-dollar = 달러가 있는 실버 달러 게임

# Sim
sim = 심 (Sim)

# Nine men's morris
nine-men-s-morris = 아홉 말 모리스

# Strings and Coins, for the last move (Nimstring on any graph)
strings-and-coins-for-the-last-move-nimstring-on-e477 = 끈과 동전, 마지막 수를 두는 쪽이 이기는 놀이

# Six men's morris
six-men-s-morris = 여섯 말 모리스

# Slide-N
slide-n = 슬라이드 N (Slide-N)

# Snort on a board
snort-on-a-board = 판 위의 스노트 (Snort)

# Sowing
sowing = 씨 뿌리기 게임

# Brussels Sprouts
brussels-sprouts = 브뤼셀 새싹 게임 (Brussels Sprouts)

# Digraph placement
digraph-placement = 유향 그래프에 놓기 (Digraph placement)

# Sprouts
sprouts = 새싹 게임 (Sprouts)

# Take a square number of tokens from a heap, or halve an even one
take-a-square-number-of-tokens-from-a-heap-ce06 = 한 더미에서 제곱수만큼 가져가거나 짝수 더미를 반으로 줄이기

# Tac Tix (Bulo)
tac-tix-bulo = 택틱스 (Tac Tix, 불로)

# Teeko
teeko = 티코 (Teeko)

# Three men's morris
three-men-s-morris = 세 말 모리스

# The three-spot game
the-three-spot-game = 세 점 게임

# Tic-tac-chec
tic-tac-chec = 틱택첵 (Tic-tac-chec)

# Tic-tac-two
tic-tac-two = 틱택투 (Tic-tac-two)

# A game of words
a-game-of-words = 낱말 게임

# The game of Y
the-game-of-y = 와이 게임 (Y)

# 'zermelo table build' puts the rule file there, for example: zermelo table build games/dodgem.star --processes 2
zermelo-table-build-puts-the-rule-file-there-for-ddef = 규칙 파일은 'zermelo table build'가 그곳에 둔다. 예: zermelo table build games/dodgem.star --processes 2

# A move draws a line between neighbouring dots. Whoever completes a box owns it and draws another line, x for Left and o for Right. When all lines are drawn, the player with more boxes wins.
a-move-draws-a-line-between-neighbouring-dots-whoever-daca = 한 수에 이웃한 두 점 사이에 선을 긋는다. 상자를 완성한 쪽이 그 상자를 가지고(왼쪽은 x, 오른쪽은 o) 선을 하나 더 긋는다. 선을 모두 그으면 상자가 많은 쪽이 이긴다.

# a size in boxes, such as 2x2; or the rows with '|' between them: dots +, lines to draw '.', drawn lines #, boxes x, o or _
a-size-in-boxes-such-as-2x2-or-the-7081 = 2x2처럼 상자로 센 크기; 또는 '|'로 나눈 줄: 점은 +, 그을 선은 '.', 그은 선은 #, 상자는 x, o 또는 _

# A move draws a line between neighbouring dots. Whoever completes a box must draw another line, and whoever cannot loses. Boxes that can be had are completed between moves.
a-move-draws-a-line-between-neighbouring-dots-whoever-c214 = 한 수에 이웃한 두 점 사이에 선을 긋는다. 상자를 완성한 쪽은 선을 하나 더 그어야 하고, 그을 수 없는 쪽이 진다. 얻을 수 있는 상자는 수와 수 사이에 완성된다.

# a size in boxes, such as 2x2; or the rows with '|' between them: dots +, lines to draw '.', drawn lines #, boxes _, complete ones X
a-size-in-boxes-such-as-2x2-or-the-e583 = 2x2처럼 상자로 센 크기; 또는 '|'로 나눈 줄: 점은 +, 그을 선은 '.', 그은 선은 #, 상자는 _, 완성된 상자는 X

# a size in boxes, rows x columns; or rows of dots +, lines to draw '.', drawn lines # and boxes _, for example: nimstring +.+|._.|+.+
a-size-in-boxes-rows-x-columns-or-rows-cfd2 = 상자로 센 크기(행 x 열); 또는 점 +, 그을 선 '.', 그은 선 #, 상자 _로 된 줄, 예: nimstring +.+|._.|+.+

# a size in boxes, rows x columns; or rows of dots +, lines to draw '.', drawn lines # and boxes x, o or _, for example: dots-and-boxes +.+#+|._#x#|+.+#+
a-size-in-boxes-rows-x-columns-or-rows-eb3e = 상자로 센 크기(행 x 열); 또는 점 +, 그을 선 '.', 그은 선 #, 상자 x, o, _로 된 줄, 예: dots-and-boxes +.+#+|._#x#|+.+#+

# a board has at most {MOST_LINES} lines to draw here
a-board-has-at-most-most_lines-lines-to-draw-dbe4 = 여기서 판의 선은 많아야 { $MOST_LINES }개이다

# a board has an odd number of rows and of columns, at least 3: dots, lines and boxes by turns
a-board-has-an-odd-number-of-rows-and-a659 = 판의 행과 열은 3 이상의 홀수 개이다: 점과 선, 선과 상자가 번갈아 놓인다

# row {row}, column {column}: expected one of {letters}
row-row-column-column-expected-one-of-letters = { $row }행 { $column }열: { $letters } 가운데 하나여야 한다

# box {number} is complete and has lines to draw
box-number-is-complete-and-has-lines-to-draw = 상자 { $number }은(는) 완성되었다는데 그을 선이 있다

# box {number} is complete, and nobody's
box-number-is-complete-and-nobody-s = 상자 { $number }은(는) 완성되었는데 주인이 없다

# box {number} has an owner and lines to draw
box-number-has-an-owner-and-lines-to-draw = 상자 { $number }은(는) 주인이 있다는데 그을 선이 있다

# boxes so far: x {left}, o {right}
boxes-so-far-x-left-o-right = 지금까지의 상자: x { $left }, o { $right }

# the position is loony: whoever is to move wins, alone and in every sum, and it has no Grundy value
the-position-is-loony-whoever-is-to-move-wins-843a = 루니(loony) 국면이다: 둘 차례인 쪽이 혼자서도 어떤 합에서도 이기며, 그런디 수가 없다

# boxes that can be had are completed between moves, which is right in normal play only
boxes-that-can-be-had-are-completed-between-moves-8f89 = 얻을 수 있는 상자를 수와 수 사이에 완성하는 것은 노멀 게임에서만 옳다

# it ends with the last line, and boxes decide it
it-ends-with-the-last-line-and-boxes-decide-445c = 마지막 선으로 끝나고 상자로 승부를 정한다
