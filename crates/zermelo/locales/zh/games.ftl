### The games: names, rules, notations, theorems. The key of a message is made from its English words, which stand above it.

# The canonical form of an expression
the-canonical-form-of-an-expression = 表达式的标准型

# Clobber
clobber = Clobber 棋

# Ski Jumps
ski-jumps = 跳台滑雪

# Cannibal Clobber
cannibal-clobber = 食人 Clobber 棋

# King's Dirt
king-s-dirt = 王之泥土 (King's Dirt)

# Cram
cram = 无向多米诺 (Cram)

# NoGo
nogo = 不围棋

# Battle Sheep
battle-sheep = 牧羊战 (Battle Sheep)

# Konane
konane = 夏威夷跳棋 (Konane)

# Amazons
amazons = 亚马逊棋

# Wall Making
wall-making = 筑墙

# Impartial Clobber
impartial-clobber = 公平 Clobber 棋

# Fission
fission = 分裂

# King and rook against king
king-and-rook-against-king = 王车对王

# King and queen against king
king-and-queen-against-king = 王后对王

# King and pawn against king
king-and-pawn-against-king = 王兵对王

# Treblecross
treblecross = 三连叉 (Treblecross)

# Toads and Frogs with slides
toads-and-frogs-with-slides = 可滑行的蟾蜍与青蛙

# Silver Dollar without the dollar
silver-dollar-without-the-dollar = 没有银元的银元游戏

# Turning Corners
turning-corners = 翻角

# Products of coin-turning games
products-of-coin-turning-games = 翻硬币游戏的积

# Elephants and Rhinos
elephants-and-rhinos = 大象与犀牛

# Turning Turtles
turning-turtles = 翻乌龟

# Mock Turtles
mock-turtles = 假海龟

# Ruler
ruler = 直尺 (Ruler)

# Twins
twins = 双胞胎

# Coin turning by any rule
coin-turning-by-any-rule = 任意规则的翻硬币

# Toppling Dominoes
toppling-dominoes = 推倒多米诺

# Col
col = 异色涂点 (Col)

# Snort
snort = 同色涂点 (Snort)

# Node Kayles
node-kayles = 点 Kayles

# Arc Kayles
arc-kayles = 边 Kayles

# Pruning leaves
pruning-leaves = 摘叶子

# Moore's Nim_k
moore-s-nim_k = Moore 的 Nim_k

# Subtraction with moves back
subtraction-with-moves-back = 可以加回的减法游戏

# Smallest Nim
smallest-nim = 最小堆尼姆

# Largest Nim
largest-nim = 最大堆尼姆

# Partizan subtraction games
partizan-subtraction-games = 不平等减法游戏

# Partizan octal games
partizan-octal-games = 不平等八进制游戏

# Subtraction games
subtraction-games = 减法游戏

# Fraenkel's generalised Wythoff game
fraenkel-s-generalised-wythoff-game = Fraenkel 的推广威佐夫博弈

# Wyt Queens
wyt-queens = 威佐夫皇后

# Grundy's game
grundy-s-game = Grundy 游戏

# Take-and-break games by code
take-and-break-games-by-code = 按编码取子分堆的游戏

# Dawson's Kayles
dawson-s-kayles = Dawson 的 Kayles

# Dawson's Chess
dawson-s-chess = Dawson 的国际象棋

# Guiles
guiles = Guiles 游戏

# Officers
officers = 军官 (Officers)

# Treblecross, as heaps
treblecross-as-heaps = 化为堆的三连叉

# Poker Nim
poker-nim = 扑克尼姆

# Euclid
euclid = 欧几里得游戏

# Lasker's Nim
lasker-s-nim = Lasker 的尼姆

# Fair Shares and Varied Pairs
fair-shares-and-varied-pairs = 平均分与异对并

# Splitting
splitting = 分堆

# Cutcake
cutcake = 切蛋糕 (Cutcake)

# Maundy Cake
maundy-cake = 均分切蛋糕 (Maundy Cake)

# Nim as we play it
nim-as-we-play-it = 我们玩的尼姆

# A move replaces a game by one of its options: Left takes a left one, Right a right one. Whoever cannot move loses.
a-move-replaces-a-game-by-one-of-its-64bf = 每步把游戏换成它的一个选项：左方换成左选项，右方换成右选项。不能走的人输。

# A move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board: Left moves x, Right moves o. Whoever cannot move loses.
a-move-takes-a-stone-of-one-s-own-8d92 = 每步把自己的一个子走到相邻的对方棋子上，那个子离开棋盘：左方走 x，右方走 o。不能走的人输。

# A move lays a domino on two free neighbouring cells: Left's stand upright, Right's lie. Whoever cannot move loses.
a-move-lays-a-domino-on-two-free-neighbouring-5bc5 = 每步在两个相邻的空格上放一块多米诺骨牌：左方竖放，右方横放。不能走的人输。

# Left's skiers go any distance to the right over free squares, Right's to the left, and may leave the board there. A jumper may also jump over an opponent just below onto the free square below that, which makes the other a slipper, who cannot jump. Whoever cannot move loses.
left-s-skiers-go-any-distance-to-the-right-6139 = 左方的滑雪者在空格上向右走任意远，右方的向左走，也可以从那边离开棋盘。跳跃者还可以跳过正下方的对手，落到再下面的空格；被跳过的就变成不能跳的滑行者。不能走的人输。

# A move takes a stone of one's own onto any neighbouring stone, of either colour, which leaves the board: Left moves x, Right moves o. Whoever cannot move loses.
a-move-takes-a-stone-of-one-s-own-e044 = 每步把自己的一个子走到相邻的任一颜色的棋子上，那个子离开棋盘：左方走 x，右方走 o。不能走的人输。

# Left writes an x, Right an o, in an empty cell. Whoever first has K of them in a row, in any of the eight directions, wins; a full board is a draw.
left-writes-an-x-right-an-o-in-an-1137 = 左方在空格写 x，右方写 o。先在八个方向之一连成 K 个的人赢；棋盘下满为平局。

# A move takes one of one's kings one step in any of the eight directions to a free cell and leaves dirt behind, or places a king that waits on a free cell. Whoever cannot move loses.
a-move-takes-one-of-one-s-kings-one-82b2 = 每步把自己的一个王向八个方向之一走一格到空格，原处留下泥土；或把一个等待的王放到空格上。不能走的人输。

# A move lays a domino on two free neighbouring cells, upright or lying. Whoever cannot move loses.
a-move-lays-a-domino-on-two-free-neighbouring-5dbd = 每步在两个相邻的空格上竖放或横放一块多米诺骨牌。不能走的人输。

# A move puts a stone of one's own on a free cell. After it every connected group of stones of one colour, of either player, must be next to a free cell. Whoever cannot move loses.
a-move-puts-a-stone-of-one-s-own-b631 = 每步在空格上放自己的一个子。放下后，双方每一块同色相连的棋子都必须与空格相邻。不能走的人输。

# A herd of two or more divides: one sheep or more, but not all, go as far as the way is free in one of six directions: up, down, left, right, up-right, down-left. Whoever cannot move loses.
a-herd-of-two-or-more-divides-one-sheep-b21b = 把一群两只以上的羊分开：一只或多只（但不是全部）沿六个方向（上、下、左、右、右上、左下）之一走到路的尽头。不能走的人输。

# A stone jumps over a neighbouring stone of the opponent onto the free cell behind it and takes it; it may go on jumping in the same direction. Whoever cannot move loses.
a-stone-jumps-over-a-neighbouring-stone-of-the-23b6 = 棋子跳过相邻的对方棋子，落到其后的空格并吃掉它；可以沿同一方向继续跳。不能走的人输。

# A move takes one of one's amazons as far as a queen goes in chess, then shoots an arrow from there, as far as a queen goes, that burns the cell it lands on. Nothing passes over amazons or burnt cells. Whoever cannot move loses.
a-move-takes-one-of-one-s-amazons-as-abf4 = 每步把自己的一个亚马逊像国际象棋的后那样走，然后从那里像后那样射出一支箭，烧掉箭落下的格子。不能越过亚马逊和烧掉的格子。不能走的人输。

# A move picks a free cell and turns it, and every cell from there in the four directions up to the next wall or the edge, into wall. Marked cells may not be picked, but walls run over them. Whoever cannot move loses.
a-move-picks-a-free-cell-and-turns-it-0b07 = 每步选一个空格，把它以及从它向四个方向直到下一堵墙或边缘的所有格子变成墙。有标记的格子不能选，但墙可以穿过它们。不能走的人输。

# A move takes any stone onto a neighbouring stone of the other colour, which leaves the board. Whoever cannot move loses.
a-move-takes-any-stone-onto-a-neighbouring-stone-5f57 = 每步把任意一个子走到相邻的另一颜色的棋子上，那个子离开棋盘。不能走的人输。

# A move takes away a stone with free cells on opposite sides and puts a stone on each of the two: Left above and below, Right to the left and to the right. Whoever cannot move loses.
a-move-takes-away-a-stone-with-free-cells-a5a5 = 每步拿走一个相对两侧都是空格的子，在那两格各放一个子：左方放在上下，右方放在左右。不能走的人输。

# Left, who is Black, puts an x on a free point, Right, who is White, an o; or they pass. Chains of the opponent without a free point next to them are taken off; then one's own chain must have one. After two passes in a row the larger area wins: stones, and free regions next to one colour only; endless play is a draw.
left-who-is-black-puts-an-x-on-a-a3d3 = 左方执黑，在空点放 x；右方执白，放 o；也可以虚着。没有气的对方棋块被提走，然后自己的棋块必须有气。连续两次虚着后，面积大的一方赢：计棋子和只与一种颜色相邻的空区；无穷对局为平局。

# A move bites off a square of a bar of chocolate with all that lies to the right of it and below. The square at the top left is poisoned, and whoever has to eat it loses.
a-move-bites-off-a-square-of-a-bar-ecf4 = 每步咬掉巧克力的一格以及它右边和下边的全部。左上角的一格有毒，不得不吃它的人输。

# The chess ending: Left is White with king and rook, Right is Black with the king. Mate wins; stalemate and the loss of the rook are draws.
the-chess-ending-left-is-white-with-king-and-6116 = 国际象棋残局：左方是白方的王和车，右方是黑方的王。将死为胜；逼和与失车为平局。

# The chess ending: Left is White with king and queen, Right is Black with the king. Mate wins; stalemate and the loss of the queen are draws.
the-chess-ending-left-is-white-with-king-and-132c = 国际象棋残局：左方是白方的王和后，右方是黑方的王。将死为胜；逼和与失后为平局。

# The chess ending: Left is White with king and pawn, Right is Black with the king. The pawn is promoted to queen, rook, bishop or knight. Mate wins; stalemate, the loss of the man, and a promotion to bishop or knight are draws.
the-chess-ending-left-is-white-with-king-and-5f17 = 国际象棋残局：左方是白方的王和兵，右方是黑方的王。兵可升变为后、车、象或马。将死为胜；逼和、失子、升变为象或马为平局。

# A move writes a cross in a free cell of a strip. Whoever completes three in a row wins.
a-move-writes-a-cross-in-a-free-cell-b995 = 每步在一行的空格里写一个叉。连成三个的人赢。

# Left moves a toad to the right, Right a frog to the left: along free cells, at least so many and at most so many, or, where the next cell is taken, over a few pieces side by side into the free cell behind them. Whoever cannot move loses.
left-moves-a-toad-to-the-right-right-a-0aa8 = 左方把蟾蜍向右移，右方把青蛙向左移：沿空格走，步数在规定的最少与最多之间；若下一格有子，则跳过并排的几个子到其后的空格。不能走的人输。

# Coins stand on a strip, at most one a square. A move slides a coin any distance to the left, onto a free square and not over another coin. Whoever cannot move loses.
coins-stand-on-a-strip-at-most-one-a-a437 = 硬币在一行格子上，每格至多一枚。每步把一枚硬币向左滑任意远到空格，不能越过其他硬币。不能走的人输。

# A move turns over the four corners of a rectangle in a grid of coins; the one farthest from the first goes from heads to tails. Whoever cannot move loses. The product of Twins with itself.
a-move-turns-over-the-four-corners-of-a-4ee0 = 每步翻转硬币方阵中一个矩形的四个角；离起点最远的一枚由正面翻成反面。不能走的人输。它是双胞胎游戏与自身的积。

# A move turns over all coins in some columns and some rows of a grid, where the columns are a move of the first game and the rows one of the second; the last of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-all-coins-in-some-columns-f1cc = 每步翻转方阵中若干列与若干行相交处的所有硬币，其中列是第一个游戏的一步，行是第二个游戏的一步；最后一枚由正面翻成反面。不能走的人输。

# Left moves an elephant one cell to the right, Right a rhino one cell to the left, into an empty cell. Whoever cannot move loses.
left-moves-an-elephant-one-cell-to-the-right-f012 = 左方把一头大象向右移一格，右方把一头犀牛向左移一格，移到空格。不能走的人输。

# A move turns over one or two coins of a row; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-one-or-two-coins-of-49b5 = 每步翻转一行硬币中的一枚或两枚；最右边的由正面翻成反面。不能走的人输。

# A move turns over one, two or three coins of a row; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-one-two-or-three-coins-f8bb = 每步翻转一行硬币中的一枚、两枚或三枚；最右边的由正面翻成反面。不能走的人输。

# A move turns over any number of neighbouring coins of a row; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-any-number-of-neighbouring-coins-0e9a = 每步翻转一行中任意多枚相邻的硬币；最右边的由正面翻成反面。不能走的人输。

# A move turns over exactly two coins of a row; the right one goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-exactly-two-coins-of-a-34da = 每步恰好翻转一行硬币中的两枚；右边的由正面翻成反面。不能走的人输。

# A move turns over a set of coins of a row that the rule allows; the rightmost of them goes from heads to tails. Whoever cannot move loses.
a-move-turns-over-a-set-of-coins-of-b876 = 每步翻转一行中规则允许的一组硬币；最右边的由正面翻成反面。不能走的人输。

# Left moves a toad to the right, Right a frog to the left: into the next cell, or over exactly one of the other kind into the empty cell behind it. Whoever cannot move loses.
left-moves-a-toad-to-the-right-right-a-7d93 = 左方把蟾蜍向右移，右方把青蛙向左移：移到下一格，或恰好跳过一个异类到其后的空格。不能走的人输。

# Left topples a domino of hers to either side, Right one of his; those of both may be toppled by either. All dominoes of the row on that side of it fall too. Whoever cannot move loses.
left-topples-a-domino-of-hers-to-either-side-4e1a = 左方把自己的一块骨牌向任一侧推倒，右方推倒自己的；公有的骨牌谁都可以推倒。同一行中那一侧的骨牌也全部倒下。不能走的人输。

# Each of N switches flips some bulbs, which are dark at first. In turn t = 1, ..., N - 1 the player may flip switches t and t + 1, each or none: Left in the odd turns, Right in the even ones. Left wins if the bulbs lit in the end are together at least as bright as a threshold.
each-of-n-switches-flips-some-bulbs-which-are-c205 = N 个开关各翻转若干灯泡，灯泡起初都是暗的。在第 t = 1, ..., N - 1 轮，玩家可以各拨或不拨开关 t 和 t + 1：奇数轮是左方，偶数轮是右方。最后亮着的灯泡亮度之和不低于阈值时左方赢。

# Each player has a colour. A move colours an uncoloured vertex of a graph in one's own colour; neighbours must not get the same. Whoever cannot move loses.
each-player-has-a-colour-a-move-colours-an-f229 = 双方各有一种颜色。每步把图中一个未涂色的顶点涂成自己的颜色；相邻顶点不得同色。不能走的人输。

# Each player has a colour. A move colours an uncoloured vertex of a graph in one's own colour; neighbours must not get different ones. Whoever cannot move loses.
each-player-has-a-colour-a-move-colours-an-609b = 双方各有一种颜色。每步把图中一个未涂色的顶点涂成自己的颜色；相邻顶点不得异色。不能走的人输。

# A move takes a vertex of a graph with all its neighbours. Whoever cannot move loses.
a-move-takes-a-vertex-of-a-graph-with-fa6b = 每步去掉图的一个顶点及其所有邻点。不能走的人输。

# A move takes an edge of a graph with both its ends, and all other edges at these. Whoever cannot move loses.
a-move-takes-an-edge-of-a-graph-with-5966 = 每步去掉图的一条边、它的两个端点以及与端点相连的其他边。不能走的人输。

# A move removes at least one of the leaves that a rooted tree has at the moment. Whoever cannot move loses.
a-move-removes-at-least-one-of-the-leaves-3f1d = 每步去掉有根树当前叶子中的至少一片。不能走的人输。

# A move pushes one token along an edge of the graph; tokens may share a vertex. Whoever cannot move loses. Where play can go round for ever it may be a draw.
a-move-pushes-one-token-along-an-edge-of-4550 = 每步把一个棋子沿图的一条边移动；一个顶点可以有多个棋子。不能走的人输。若对局可以永远循环，可能是平局。

# A move cuts an edge of a drawing that stands on the ground, and whatever no longer hangs together with the ground falls off. Left cuts blue edges, Right red ones, both green ones. Whoever cannot move loses.
a-move-cuts-an-edge-of-a-drawing-that-ce81 = 每步剪断立在地面上的图的一条边，不再与地面相连的部分都掉落。左方剪蓝边，右方剪红边，绿边双方都能剪。不能走的人输。

# A move takes tokens from at least one heap and at most K heaps, any number from each. Whoever cannot move loses.
a-move-takes-tokens-from-at-least-one-heap-2414 = 每步从至少一堆、至多 K 堆中各取走任意多个。不能走的人输。

# A move takes a number of tokens that is in the set S from one heap, or adds a number in the set T to a heap that is not empty and has at most M tokens then. Whoever cannot move loses. Play can go round for ever: then it is a draw.
a-move-takes-a-number-of-tokens-that-is-ff3f = 每步从一堆中取走若干个，个数须属于集合 S；或给一个非空的堆加上若干个，个数须属于集合 T，加后至多 M 个。不能走的人输。对局可以永远循环，那就是平局。

# A move takes tokens from the only heap: the first any number but not all, every later one at most twice as many as the move before. Whoever cannot move loses.
a-move-takes-tokens-from-the-only-heap-the-f5a6 = 每步从唯一的一堆中取：第一步取任意多个但不能取完，以后每步至多取前一步的两倍。不能走的人输。

# Players call the numbers 1, 2, 3, … in turn, one to K of them at a time. Whoever calls the last number loses.
players-call-the-numbers-1-2-3-in-turn-b8c3 = 双方轮流报数 1, 2, 3, …，每次报一到 K 个。报最后一个数的人输。

# A move takes any number of tokens from the smallest heap that is not empty, or from one of several smallest. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-the-1bae = 每步从最小的非空堆（若有多个，任选其一）中取走任意多个。不能走的人输。

# A move takes any number of tokens from the largest heap, or from one of several largest. Whoever cannot move loses. Also known as Greedy Nim.
a-move-takes-any-number-of-tokens-from-the-4650 = 每步从最大的堆（若有多个，任选其一）中取走任意多个。不能走的人输。又称贪心尼姆。

# A move takes from one heap a number of tokens of the player's own set. Whoever cannot move loses.
a-move-takes-from-one-heap-a-number-of-2b00 = 每步从一堆中取走若干个，个数须属于自己的集合。不能走的人输。

# A move takes i tokens from one heap and leaves of it as many heaps as digit i of the player's own code allows. Whoever cannot move loses.
a-move-takes-i-tokens-from-one-heap-and-7439 = 每步从一堆中取走 i 个，并把剩下的分成自己编码的第 i 位所允许的堆数。不能走的人输。

# A move takes a number of tokens that is in the set S from one heap. Whoever cannot move loses.
a-move-takes-a-number-of-tokens-that-is-7f34 = 每步从一堆中取走若干个，个数须属于集合 S。不能走的人输。

# A move takes any number of tokens from one of two heaps, or k from one and l from the other where k and l differ by less than A. Whoever cannot move loses; A = 1 is Wythoff's game.
a-move-takes-any-number-of-tokens-from-one-f290 = 每步从两堆之一取走任意多个，或从一堆取 k 个、另一堆取 l 个，其中 k 与 l 之差小于 A。不能走的人输；A = 1 就是威佐夫博弈。

# A queen stands on a quarter board with its corner at a1. A move takes her any distance west, south or south-west. Whoever cannot move loses: Wythoff's game on a board.
a-queen-stands-on-a-quarter-board-with-its-99f9 = 一个皇后站在以 a1 为角的四分之一棋盘上。每步向左、向下或向左下走任意远。不能走的人输：这是棋盘上的威佐夫博弈。

# A move splits a heap into two heaps of different sizes. Whoever cannot move loses.
a-move-splits-a-heap-into-two-heaps-of-06e7 = 每步把一堆分成大小不同的两堆。不能走的人输。

# A move takes i tokens from one heap and leaves of it as many heaps as digit i of the code allows: bit k of the digit stands for k heaps. Whoever cannot move loses.
a-move-takes-i-tokens-from-one-heap-and-5e56 = 每步从一堆中取走 i 个，并把剩下的分成编码第 i 位所允许的堆数：该位的二进制位 k 表示 k 堆。不能走的人输。

# Kayles: a ball knocks down one pin of a row, or two that stand together. A row of n pins is a heap of n. Whoever cannot move loses.
kayles-a-ball-knocks-down-one-pin-of-a-f83d = Kayles：一球击倒一行中的一个瓶或并排的两个瓶。n 个瓶的一行就是 n 个的一堆。不能走的人输。

# Two pins that stand together are knocked down; a row of n pins is a heap of n. Whoever cannot move loses.
two-pins-that-stand-together-are-knocked-down-a-f13d = 击倒并排的两个瓶；n 个瓶的一行就是 n 个的一堆。不能走的人输。

# Code 0.137: take one token if it is a whole heap; take two from the end or as a whole heap; take three from anywhere in a row. Whoever cannot move loses.
code-0-137-take-one-token-if-it-is-d150 = 编码 0.137：若一个就是整堆，可取一个；两个可从端头取或作为整堆取；三个可从一行的任何地方取。不能走的人输。

# Code 0.15: take one token that is a whole heap; or two that are a whole heap or leave two heaps. Whoever cannot move loses.
code-0-15-take-one-token-that-is-a-a9b3 = 编码 0.15：取走作为整堆的一个；或取走作为整堆、或留下两堆的两个。不能走的人输。

# Take one token from a heap and leave one or two heaps. Whoever cannot move loses.
take-one-token-from-a-heap-and-leave-one-6c5b = 从一堆中取走一个，留下一堆或两堆。不能走的人输。

# Code 0.007: take three tokens and leave nothing, one heap or two. A cross on a strip of n squares is a move on a heap of n + 2. Whoever cannot move loses.
code-0-007-take-three-tokens-and-leave-nothing-efd3 = 编码 0.007：取走三个，留下零堆、一堆或两堆。在 n 格的一行上写叉，就是在 n + 2 个的堆上走一步。不能走的人输。

# A move takes any number of tokens from a heap into the mover's own stock, or puts any number from that stock on a heap. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-a-5c98 = 每步从一堆中取任意多个放入自己的储备，或从自己的储备取任意多个放到一堆上。不能走的人输。

# A move takes from the larger of two heaps a positive multiple of the smaller; a heap may become empty. Whoever cannot move, because a heap is empty, loses.
a-move-takes-from-the-larger-of-two-heaps-4780 = 每步从两堆中较大的一堆取走较小一堆的正整数倍；堆可以变空。因有堆为空而不能走的人输。

# A move takes any number of tokens from a heap, or splits a heap into two heaps that are not empty. Whoever cannot move loses.
a-move-takes-any-number-of-tokens-from-a-5da3 = 每步从一堆中取走任意多个，或把一堆分成两个非空的堆。不能走的人输。

# A move divides a heap of almonds into two or more equal heaps, or unites two heaps of different sizes. Whoever cannot move, because all almonds are single, loses. Play can go round for ever: then it is a draw.
a-move-divides-a-heap-of-almonds-into-two-78ed = 每步把一堆杏仁分成两个或更多相等的堆，或把两个大小不同的堆合并。因杏仁都是单个而不能走的人输。对局可以永远循环：那就是平局。

# A move splits a heap into two non-empty heaps. Whoever cannot move loses.
a-move-splits-a-heap-into-two-non-empty-8702 = 每步把一堆分成两个非空的堆。不能走的人输。

# Left cuts a rectangular cake in two by a vertical cut, Right by a horizontal one, along the lines between unit squares. Whoever cannot move loses.
left-cuts-a-rectangular-cake-in-two-by-a-c2e8 = 左方用竖切、右方用横切，沿单位方格之间的线把一块矩形蛋糕切成两块。不能走的人输。

# Left cuts a rectangular cake into any number of equal pieces by vertical cuts, Right by horizontal ones, along the lines between unit squares. Whoever cannot move loses.
left-cuts-a-rectangular-cake-into-any-number-of-e405 = 左方用竖切、右方用横切，沿单位方格之间的线把一块矩形蛋糕切成任意多块相等的块。不能走的人输。

# A move takes any number of tokens from one heap.
a-move-takes-any-number-of-tokens-from-one-ffdf = 每步从一堆中取走任意多个。

# an expression such as {2|-1} + ^*; in sums the name may be left out
an-expression-such-as-2-1-in-sums-the-b085 = 表达式，如 { "{" }2|-1{ "}" } + ^*；在和中可以省略名字

# the rows with '|' between them, L and R for jumpers, l and r for slippers, '.' for snow
the-rows-with-between-them-l-and-r-for-287a = 用 '|' 隔开的各行，L 和 R 是跳跃者，l 和 r 是滑行者，'.' 是雪地

# the rows with '/' between them, each cell x, o or '.'; or empty
the-rows-with-between-them-each-cell-x-o-d01d = 用 '/' 隔开的各行，每格是 x、o 或 '.'；也可以为空

# how many kings of Left and of Right wait, where any do, then the rows with '|' between them, x for Left's kings, o for Right's, '.' for free cells, # for dirt; or a size, rows x columns
how-many-kings-of-left-and-of-right-wait-c8c1 = 等待的左方和右方的王的个数（若有），然后是用 '|' 隔开的各行：x 是左方的王，o 是右方的王，'.' 是空格，# 是泥土；或大小，行 x 列

# a size such as 3x4 (rows x columns), or the rows with '|' between them, x for Left's stones, o for Right's, '.' for free cells, # for cells out of play; parts of boards have l, r and + for free cells where a stone of Left's, of Right's, of either has a liberty for good
a-size-such-as-3x4-rows-x-columns-or-5fdf = 大小，如 3x4（行 x 列），或用 '|' 隔开的各行：x 是左方的子，o 是右方的子，'.' 是空格，# 是不用的格；在棋盘的部分中，l、r、+ 是左方、右方、双方的子永远有气的空格

# the rows with '|' between them, the cells with blanks: the size of a herd, Left's positive, Right's negative, 0 for a free cell, # for an obstacle
the-rows-with-between-them-the-cells-with-blanks-b9c7 = 用 '|' 隔开的各行，格之间用空格：羊群的大小，左方为正，右方为负，0 是空格，# 是障碍

# the rows with '|' between them, x for Left's stones, o for Right's, '.' for free cells, # for cells out of play
the-rows-with-between-them-x-for-left-s-ab35 = 用 '|' 隔开的各行：x 是左方的子，o 是右方的子，'.' 是空格，# 是不用的格

# the rows with '|' between them, x for Left's amazons, o for Right's, # for burnt cells, '.' for free ones
the-rows-with-between-them-x-for-left-s-98a2 = 用 '|' 隔开的各行：x 是左方的亚马逊，o 是右方的亚马逊，# 是烧掉的格，'.' 是空格

# the rows from the top with '|' or '/' between them, '.' for a free cell, x for a marked one and '#' for wall; or a size, rows x columns. Cells are a1, b1, ... in the first row
the-rows-from-the-top-with-or-between-them-7bea = 从上往下用 '|' 或 '/' 隔开的各行，'.' 是空格，x 是有标记的格，'#' 是墙；或大小，行 x 列。第一行的格是 a1, b1, ...

# the rows with '|' between them, x for stones, '.' for free cells, # for cells out of play
the-rows-with-between-them-x-for-stones-for-0d11 = 用 '|' 隔开的各行：x 是子，'.' 是空格，# 是不用的格

# a size such as 2x3 (rows x columns), or the rows with '|' between them, x, o, '.' or # for a wall each, under 'used' also ',' for a free point that was played on; then 'pass' for each pass just made; then 'after' and the boards that may not come back under ko or superko, with commas between them
a-size-such-as-2x3-rows-x-columns-or-398f = 大小，如 2x3（行 x 列），或用 '|' 隔开的各行，每格是 x、o、'.'，墙是 #，在 'used' 下还有 ','（下过子的空点）；然后每次刚刚的虚着写一个 'pass'；然后是 'after' 和按劫或禁止全局同形的规则不能重现的棋盘，用逗号隔开

# a board such as 3x4 (rows x columns), or the lengths of the rows, such as 4 4 2
a-board-such-as-3x4-rows-x-columns-or-05f9 = 棋盘，如 3x4（行 x 列），或各行的长度，如 4 4 2

# the squares of the white king, the rook and the black king; or a FEN
the-squares-of-the-white-king-the-rook-and-d731 = 白王、车和黑王的格；或 FEN

# the squares of the white king, the queen and the black king; or a FEN
the-squares-of-the-white-king-the-queen-and-c43b = 白王、后和黑王的格；或 FEN

# the squares of the white king, the pawn and the black king, what the pawn has become with its letter, as in Qe8; or a FEN
the-squares-of-the-white-king-the-pawn-and-4a75 = 白王、兵和黑王的格，兵升变后的子带字母，如 Qe8；或 FEN

# the strip, x for a cross and '.' for a free cell, such as ...x....; or the number of free cells
the-strip-x-for-a-cross-and-for-a-0ef0 = 一行格子，x 是叉，'.' 是空格，如 ...x....；或空格的个数

# the strip, each cell t (a toad), f (a frog) or '.'
the-strip-each-cell-t-a-toad-f-a-59fa = 一行格子，每格是 t（蟾蜍）、f（青蛙）或 '.'

# the squares of the coins, counted from 1, in any order
the-squares-of-the-coins-counted-from-1-in-226a = 各硬币所在的格，从 1 数起，顺序任意

# the strip, each cell e (an elephant), r (a rhino) or '.'
the-strip-each-cell-e-an-elephant-r-a-485c = 一行格子，每格是 e（大象）、r（犀牛）或 '.'

# the dominoes, l (Left's), r (Right's) or e (either's), with '.' between two rows
the-dominoes-l-left-s-r-right-s-or-390b = 骨牌，l（左方的）、r（右方的）或 e（公有的），两行之间用 '.'

# how many turns are over, and the bulbs that are lit; or start
how-many-turns-are-over-and-the-bulbs-that-6ede = 已过的轮数和亮着的灯泡；或 start

# the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone); or root, for a root alone, or empty
the-parents-of-vertices-2-3-1-is-the-5d77 = 顶点 2, 3, ... 的父节点（1 是根，'-' 是已去掉的顶点）；或只有根时写 root，或 empty

# the vertices of the tokens with blanks between them, in quotes where a name has blanks
the-vertices-of-the-tokens-with-blanks-between-them-fa30 = 各棋子所在的顶点，用空格隔开；名字含空格时加引号

# a string of edges from the ground up, l or b blue, r red, e or g green, with branches in parentheses and names behind colons for vertices that are met again; '+' between sums; or a list of edges; or bridge, girl, tree or snakes, drawings of the textbooks
a-string-of-edges-from-the-ground-up-l-75c2 = 从地面向上的边的字母串：l 或 b 蓝，r 红，e 或 g 绿；分支用括号，再次到达的顶点用冒号后的名字，和之间用 '+'；或边的列表；或教材的图 bridge、girl、tree、snakes

# the sizes of the heaps with blanks between them, at most M each
the-sizes-of-the-heaps-with-blanks-between-them-7acc = 各堆的大小，用空格隔开，每堆至多 M

# the heap before the first move; or the heap and the most that may be taken now, such as 13 4
the-heap-before-the-first-move-or-the-heap-c483 = 第一步之前的堆；或堆和现在至多能取的个数，如 13 4

# how many numbers are left to call
how-many-numbers-are-left-to-call = 还剩多少个数没有报

# the queen's square such as d6, or its column,row counted from 0 such as 3,5
the-queen-s-square-such-as-d6-or-its-31d3 = 皇后的格，如 d6，或从 0 数起的列,行，如 3,5

# the heaps; then, if the stocks are not empty, a '/' and the stocks of Left and Right: 3 4 5 / 2 0
the-heaps-then-if-the-stocks-are-not-empty-9fb4 = 各堆；若储备非空，再写 '/' 和左方、右方的储备：3 4 5 / 2 0

# the sizes of the heaps with blanks between them, at most 50 almonds together
the-sizes-of-the-heaps-with-blanks-between-them-d06d = 各堆的大小，用空格隔开，杏仁总共至多 50 个

# the sizes of the heaps with blanks between them, whole numbers of any size
the-sizes-of-the-heaps-with-blanks-between-them-daf4 = 各堆的大小，用空格隔开，任意大的整数

# the rows from the top with '|' or '/' between them, x and o for stones and '.' for no stone; or a size, rows x columns, for a board full of stones in turn, x first. Cells are a1, b1, ... in the first row
the-rows-from-the-top-with-or-between-them-19ad = 从上往下用 '|' 或 '/' 隔开的各行，x 和 o 是子，'.' 是没有子的格；或大小，行 x 列，表示从 x 起交替放满子的棋盘。第一行的格是 a1, b1, ...

# the rows from the top with '|' or '/' between them, '.' for a free cell and '#' for one that is not; or a size, rows x columns. Cells are a1, b1, ... in the first row
the-rows-from-the-top-with-or-between-them-4618 = 从上往下用 '|' 或 '/' 隔开的各行，'.' 是空格，'#' 不是空格；或大小，行 x 列。第一行的格是 a1, b1, ...

# rows of h (heads) and t (tails) with '/' between them, such as tth/hht, or the heads as (column,row) counted from 1, such as (3,1) (1,2)
rows-of-h-heads-and-t-tails-with-between-26e7 = 用 '/' 隔开的 h（正面）和 t（反面）的各行，如 tth/hht，或从 1 数起的正面的（列,行），如 (3,1) (1,2)

# the rows with '/' between them, such as tth/hht; or the heads as (column,row) from 1 on
the-rows-with-between-them-such-as-tth-hht-3876 = 用 '/' 隔开的各行，如 tth/hht；或从 1 数起的正面的（列,行）

# a row of h (heads) and t (tails) such as htthh, or the places of the heads counted from 1, such as 1 4 5
a-row-of-h-heads-and-t-tails-such-69bb = 由 h（正面）和 t（反面）组成的一行，如 htthh，或从 1 数起的正面的位置，如 1 4 5

# the row, h for heads and t for tails, such as htthh; or the places of the heads from 1 on
the-row-h-for-heads-and-t-for-tails-a36b = 一行，h 是正面，t 是反面，如 htthh；或从 1 数起的正面的位置

# path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, '.' for a cell open to both, L or R for one that only Left or Right may colour, # for none, rows with '|' between them, or a row such as L-.-.-R; or edges such as a-b,b-c; then a:L for a vertex that only Left may colour, and a=L for one that Left has coloured
path-n-cycle-n-clique-n-edgeless-n-grid-80de = path:N、cycle:N、clique:N、edgeless:N、grid:RxC、caterpillar:3,2,3；或棋盘：'.' 是双方都可涂的格，L 或 R 是只有左方或右方可涂的格，# 是没有的格，行用 '|' 隔开；或一行，如 L-.-.-R；或边，如 a-b,b-c；然后用 a:L 表示只有左方可涂的顶点，用 a=L 表示左方已涂的顶点

# a graph as of Col: path:N, cycle:N, grid:RxC; or a board, '.' for a cell that is nobody's, L or R for Left's and Right's, # for one that is gone, rows with '|' between them, or a row such as L-.-.-R; or edges such as a-b,b-c; then a:L for a vertex that is Left's
a-graph-as-of-col-path-n-cycle-n-d32e = 与 Col 相同的图：path:N、cycle:N、grid:RxC；或棋盘：'.' 是无主的格，L、R 是左方、右方的格，# 是已消失的格，行用 '|' 隔开；或一行，如 L-.-.-R；或边，如 a-b,b-c；然后用 a:L 表示左方的顶点

# path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, '.' for a vertex and # for none, rows with '|' between them; or edges such as a-b,b-c; then a:# for a vertex that is gone
path-n-cycle-n-clique-n-edgeless-n-grid-26ce = path:N、cycle:N、clique:N、edgeless:N、grid:RxC、caterpillar:3,2,3；或棋盘：'.' 是顶点，# 是没有的格，行用 '|' 隔开；或边，如 a-b,b-c；然后用 a:# 表示已去掉的顶点

# the cakes, rows x columns each (to 10^18), with blanks between them; 3x2:5 for five of one size
the-cakes-rows-x-columns-each-to-10-18-1ea5 = 各块蛋糕，每块为行 x 列（至 10^18），用空格隔开；五块同样大小写作 3x2:5

# Where the free cells are symmetric about a centre that no free cell contains and that does not lie between two free neighbours, the previous player wins by the opposite of each move: so every board with two even sides. Where it lies between two free neighbours, as on a board with one even side, the next player wins by taking these two.
where-the-free-cells-are-symmetric-about-a-centre-08a4 = 若空格关于某个中心对称，且该中心既不在空格内，也不在两个相邻空格之间，则后手总走对称的一步而获胜：两边都是偶数的棋盘就是这样。若中心在两个相邻空格之间，如只有一边是偶数的棋盘，则先手占这两格而获胜。

# A move in a rectangle leaves the four rectangles between its walls and the corners, and no later move in one of them reaches another. So the Grundy value of a rectangle is the least number that is not the nim-sum of those four for any free cell.
a-move-in-a-rectangle-leaves-the-four-rectangles-31b5 = 矩形中的一步留下墙与四角之间的四个矩形，以后在其中一个里走不影响其他的。所以矩形的 SG值是不等于任何空格所给的四者尼姆和的最小的数。

# The next player wins every rectangle of more than one square: if biting off the far corner does not win, then some reply to it does, and that reply could have been played at once.
the-next-player-wins-every-rectangle-of-more-than-69c7 = 多于一格的矩形都是先手必胜：若咬掉远角的一格不能获胜，则对它的某个应手获胜，而那一步本可以一开始就走。

# Two rows are a P-position exactly when the second is one shorter; an L of two arms when the arms are equal; and on every larger square board it wins to bite the square diagonally next to the poisoned one.
two-rows-are-a-p-position-exactly-when-the-8e1d = 两行是 P-局面（后手必胜），当且仅当第二行短一格；两臂的 L 形是 P-局面，当且仅当两臂相等；在大于一格的正方形棋盘上，咬毒格的斜邻格总能获胜。

# Where two crosses stand side by side, or with one free cell between them, the next player completes three. Else a cross next to another, or next but one, loses at once, and the others are moves in heaps of 0.007: a stretch of n free cells between two crosses is a heap of n − 2, at one end of the strip a heap of n, and the strip without crosses one of n + 2. The next player wins exactly if the nim-sum of their Grundy values is not 0.
where-two-crosses-stand-side-by-side-or-with-d6f2 = 若两个叉相邻，或只隔一个空格，则先手连成三个。否则写在另一个叉旁边或隔一格处立刻就输，其余的走法是 0.007 的堆的走法：两个叉之间的 n 个空格是 n − 2 个的堆，一行的一端处是 n 个的堆，没有叉的一行是 n + 2 个的堆。当且仅当它们 SG值的尼姆和不为 0 时先手必胜。

# Pair the coins from the right; a coin that is left over is paired with the edge. The free squares between the coins of each pair are Nim heaps: the Grundy value is their nim-sum. A move that widens a gap is reversible.
pair-the-coins-from-the-right-a-coin-that-5b96 = 从右边起把硬币两两配对；剩下的一枚与边缘配对。每对之间的空格数是尼姆堆：SG值是它们的尼姆和。加宽间隔的一步是可逆的。

# In the product of two coin-turning games a head in column x and row y has the Grundy value g(x) ⊗ h(y): the nim-product of its values in the two games. A grid has the nim-sum over its heads.
in-the-product-of-two-coin-turning-games-a-1b8d = 在两个翻硬币游戏的积中，第 x 列第 y 行的正面的 SG值是 g(x) ⊗ h(y)：它在两个游戏中的值的尼姆积。方阵的值是所有正面的尼姆和。

# Each herd of elephants with the rhinos that face it is a sum of its own. With a elephants, b rhinos and g cells between the foremost two it is worth the steps that the others can catch up, elephants' minus rhinos', and (a-b)[g/2], and for odd g the switch {a-1|1-b}; without an opponent the way to the end of the strip counts for every beast. The switches are taken in order of temperature, the greatest a+b first.
each-herd-of-elephants-with-the-rhinos-that-face-e813 = 每群大象与面对它的犀牛是独立的一项。有 a 头大象、b 头犀牛，最前面两头之间有 g 格时，它的值是后面的能赶上的步数（大象的减去犀牛的），加上 (a-b)[g/2]，g 为奇数时再加上开关 { "{" }a-1|1-b{ "}" }；没有对手时，每头到行尾的路都计入。开关按温度先后走，a+b 最大的先走。

# The Grundy value of a row is the nim-sum of g(n) over its heads n, where g(n) is the mex, over the sets of coins that may be turned together with n as the rightmost, of the nim-sum of g over the others. Turning Turtles: g(n) = n. Mock Turtles: g(n) is the n-th number with an odd number of binary ones. Ruler: g(n) is the largest power of 2 that divides n. Twins: g(n) = n − 1.
the-grundy-value-of-a-row-is-the-nim-9a7c = 一行的 SG值是所有正面 n 的 g(n) 的尼姆和，其中 g(n) 是对所有能以 n 为最右一枚而一起翻转的硬币集合，其余各枚的 g 的尼姆和的 mex。翻乌龟：g(n) = n。假海龟：g(n) 是第 n 个二进制中 1 的个数为奇数的数。直尺：g(n) 是整除 n 的最大的 2 的幂。双胞胎：g(n) = n − 1。

# Whoever has a switch last decides it, whatever was done with it before, so only one choice between two matters for each switch. The tree of these choices is searched in random order: a choice is won if one branch is, and the other is then skipped. On any input the expected number of leaves is at most about 1.69^N of the 2^N.
whoever-has-a-switch-last-decides-it-whatever-was-a97a = 每个开关由最后掌握它的人决定，之前怎么拨都无所谓，所以每个开关只有一个二选一起作用。按随机顺序搜索这些选择的树：有一支获胜，这个选择就获胜，另一支便跳过。对任何输入，叶子的期望个数至多约为 2^N 中的 1.69^N。

# A path is a heap of Dawson's Chess, 0.137, of period 34 from 52 vertices on. A cycle of n vertices is worth 1 if the path of n - 3 is worth 0, and else 0; a clique 1; a star 2 if the number of its leaves is even, and else 1.
a-path-is-a-heap-of-dawson-s-chess-6786 = 路是 Dawson 的国际象棋 0.137 的堆，从 52 个顶点起周期为 34。n 个顶点的圈：若 n - 3 个顶点的路的值为 0，则值为 1，否则为 0；团的值为 1；星的叶子数为偶数时值为 2，否则为 1。

# A path is a heap of Dawson's Kayles, 0.07, of period 34 from 53 vertices on. A cycle of n vertices is worth 1 if the path of n - 2 is worth 0, and else 0; a clique 1 if half the number of its vertices, rounded down, is odd, and else 0; a star 1.
a-path-is-a-heap-of-dawson-s-kayles-cc71 = 路是 Dawson 的 Kayles 0.07 的堆，从 53 个顶点起周期为 34。n 个顶点的圈：若 n - 2 个顶点的路的值为 0，则值为 1，否则为 0；团：若顶点数的一半（向下取整）为奇数，则值为 1，否则为 0；星的值为 1。

# The previous player wins exactly when every branch, from a leaf up to below the next vertex with several children, has an even number of vertices.
the-previous-player-wins-exactly-when-every-branch-from-1035 = 当且仅当每条分支（从叶子到下一个有多个子节点的顶点之下）的顶点数都是偶数时，后手必胜。

# In green Hackenbush the vertices of a cycle can be fused, its edges becoming loops worth 1 each; and branches that meet at a vertex can be replaced by one stalk, whose length is the nim-sum of theirs. A stalk of n edges is worth *n.
in-green-hackenbush-the-vertices-of-a-cycle-can-5a6b = 在绿色的删边游戏中，圈的顶点可以合为一个，其边成为各值 1 的自环；在一个顶点相遇的分支可以换成一根茎，其长度是各分支长度的尼姆和。n 条边的茎的值是 *n。

# A blue-red tree is a number: a blue edge below a tree of value x makes 1:x, a red one -1:x, and branches add up. A blue-red stalk counts ±1 for each edge up to the first change of colour, then half of the edge before.
a-blue-red-tree-is-a-number-a-blue-b713 = 蓝红的树是数：值为 x 的树下面的蓝边给出 1:x，红边给出 -1:x，分支相加。蓝红的茎在第一次变色之前每条边计 ±1，之后每条边计前一条的一半。

# Blue-red trees are numbers, green graphs nimbers. A number that is not 0 decides whatever nimber is added; else the nimber does.
blue-red-trees-are-numbers-green-graphs-nimbers-a-0083 = 蓝红的树是数，绿色的图是尼姆数。不为 0 的数无论加上什么尼姆数都决定胜负；否则由尼姆数决定。

# With at most k heaps a move, the previous player wins exactly when in every binary column the number of ones is a multiple of k + 1. In misère play the same holds while some heap has two or more; when all heaps have at most one, the number of ones must be 1 more than a multiple of k + 1.
with-at-most-k-heaps-a-move-the-previous-32ef = 每步至多取 k 堆时，当且仅当二进制的每一位上 1 的个数都是 k + 1 的倍数时后手必胜。在反常游戏中，只要有一堆不少于两个就同样如此；若每堆至多一个，则 1 的个数须比 k + 1 的倍数多 1。

# Every number is a sum of Fibonacci numbers of which no two are neighbours (Zeckendorf). The previous player wins exactly when the smallest of them exceeds the limit on the take; with a fresh heap, when the heap is a Fibonacci number. In misère play the same holds for the heap without one token.
every-number-is-a-sum-of-fibonacci-numbers-of-dc0e = 每个数都是互不相邻的斐波那契数之和（齐肯多夫）。当且仅当其中最小的一项超过取数的上限时后手必胜；对新的一堆，就是当堆是斐波那契数时。在反常游戏中，对少一个子的堆同样如此。

# With one to k numbers a turn and the caller of the last number losing, the next player loses exactly when the numbers left are 1 more than a multiple of k + 1.
with-one-to-k-numbers-a-turn-and-the-c113 = 每次报一到 k 个数、报最后一个数的人输时，当且仅当剩下的个数比 k + 1 的倍数多 1 时，轮到报的人输。

# The heaps of one token are played one after the other, so count them. With a heap of two or more besides, the previous player wins exactly when their number is odd; without, when it is even. In misère play the previous player wins exactly when it is odd.
the-heaps-of-one-token-are-played-one-after-ef6b = 一个子的堆是一个接一个取走的，所以数它们的个数。另有不少于两个的堆时，当且仅当个数为奇数时后手必胜；没有时，当且仅当个数为偶数时。在反常游戏中，当且仅当个数为奇数时后手必胜。

# The previous player wins exactly when the number of largest heaps is even. In misère play the same holds while some heap has two or more; when all heaps have at most one, their number must be odd.
the-previous-player-wins-exactly-when-the-number-of-8f43 = 当且仅当最大的堆的个数为偶数时后手必胜。在反常游戏中，只要有一堆不少于两个就同样如此；若每堆至多一个，其个数须为奇数。

# The Grundy values of a subtraction game with finitely many takes repeat from the first repetition of as many values as the largest take. In misère play the P-positions are those of misère Nim on these values: from exactly one value above 1 the winner leaves an odd number of ones.
the-grundy-values-of-a-subtraction-game-with-finitely-ee98 = 取法有限的减法游戏的 SG值，从与最大取数同样多的连续值首次重复处起循环。在反常游戏中，P-局面（后手必胜）就是这些值上的反Nim游戏的 P-局面：恰有一个值大于 1 时，获胜方留下奇数个 1。

# The previous player wins exactly at the pairs (⌊nα⌋, ⌊nα⌋ + na) with α = (2 − a + √(a² + 4))/2.
the-previous-player-wins-exactly-at-the-pairs-n-788d = 令 α = (2 − a + √(a² + 4))/2，后手必胜的恰是数对 (⌊nα⌋, ⌊nα⌋ + na)。

# The previous player wins exactly at the pairs (⌊kφ⌋, ⌊kφ⌋ + k), φ the golden ratio. In misère play the pairs for k = 0 and 1 are (2, 2) and (0, 1) instead.
the-previous-player-wins-exactly-at-the-pairs-k-bc91 = 令 φ 为黄金分割比，后手必胜的恰是数对 (⌊kφ⌋, ⌊kφ⌋ + k)。在反常游戏中，k = 0 和 1 的数对换成 (2, 2) 和 (0, 1)。

# Heaps are mapped to elements of a commutative monoid, a sum to the product; a sum is a misère P-position exactly when its product is one of the P-elements. The map has been verified on every option of every heap that it covers.
heaps-are-mapped-to-elements-of-a-commutative-monoid-04be = 把堆映到一个交换幺半群的元素，把和映到积；当且仅当积是 P-元素之一时，和是反常游戏的 P-局面（后手必胜）。这个映射已在它所覆盖的每个堆的每个选项上验证过。

# A sum of heaps plays like Nim on their Grundy values; the value of a heap is the least one that no option has, computed heap size by heap size, or known from a proved period.
a-sum-of-heaps-plays-like-nim-on-their-40be = 堆的和相当于在其 SG值上玩尼姆；堆的值是没有任何选项具有的最小值，按堆的大小逐个计算，或由已证明的周期得知。

# The previous player wins Nim exactly when the nim-sum (xor) of the heaps is 0. In misère play the same holds while some heap has two or more tokens; when all heaps have at most one, the next player wins exactly when their number is even. So in misère play the winner leaves nim-sum 0 while two heaps have two or more, and from exactly one such heap an odd number of ones.
the-previous-player-wins-nim-exactly-when-the-nim-ae62 = 尼姆游戏中，当且仅当各堆的尼姆和（异或）为 0 时后手必胜。在反常游戏中，只要有一堆不少于两个就同样如此；若每堆至多一个，当且仅当其个数为偶数时先手必胜。所以在反常游戏中，获胜方在至少有两堆不少于两个时留下尼姆和 0，恰有一堆这样的堆时留下奇数个 1。

# Stocks change nothing: the previous player wins exactly when the nim-sum of the heaps is 0. An addition is reversible: the winner answers it by taking the same number away again. Play ends, since the tokens on the heaps and in the loser's stock together get fewer with every round.
stocks-change-nothing-the-previous-player-wins-exactly-when-a99c = 储备什么也不改变：当且仅当各堆的尼姆和为 0 时后手必胜。加子是可逆的：获胜方取走同样多的子来应对。堆上的子与失败方储备的子合起来每一轮都减少，所以对局会结束。

# With two heaps that are not empty, the next player wins exactly when they are equal or the larger is more than φ times the smaller, φ the golden ratio. In misère play, which is the variant in which no heap may be emptied, equal heaps are lost too.
with-two-heaps-that-are-not-empty-the-next-4690 = 对两个非空的堆，当且仅当两堆相等或较大的超过较小的 φ 倍（φ 为黄金分割比）时先手必胜。在反常游戏（也就是不许取空一堆的变体）中，相等的两堆也输。

# A heap of n has the Grundy value n, but 4k + 3 has 4k + 4, and 4k + 4 has 4k + 3.
a-heap-of-n-has-the-grundy-value-n-314b = n 个的堆的 SG值是 n，但 4k + 3 的是 4k + 4，4k + 4 的是 4k + 3。

# When at most k tokens may be taken, a heap of n has the Grundy value n mod (k + 1). In misère play the P-positions are those of misère Nim on these values: from exactly one value above 1 the winner leaves an odd number of ones.
when-at-most-k-tokens-may-be-taken-a-99c9 = 至多可取 k 个时，n 个的堆的 SG值是 n mod (k + 1)。在反常游戏中，P-局面（后手必胜）就是这些值上的反Nim游戏的 P-局面：恰有一个值大于 1 时，获胜方留下奇数个 1。

# Every play that splits heaps n₁, n₂, … until all tokens are single has exactly Σ (nᵢ − 1) moves, so only its parity matters.
every-play-that-splits-heaps-n-n-until-all-3e3a = 把堆 n₁, n₂, … 分到都是单个为止，恰好要 Σ (nᵢ − 1) 步，所以只看它的奇偶性。

# Let 2^k be the greatest power of 2 that is at most the number of rows m. If the number of columns n is at least 2^(k+1), the cake is worth the integer [n/2^k]-1; for m and n exchanged its negative; in between 0.
let-2-k-be-the-greatest-power-of-2-b3cf = 设 2^k 是不超过行数 m 的最大的 2 的幂。若列数 n 至少为 2^(k+1)，蛋糕的值是整数 [n/2^k]-1；m 与 n 交换时取负；介于其间时为 0。

# Divide the columns by their prime factors, the least first, down to 1. If the rows have a prime factors with multiplicity, leave out the first a quotients: the sum of the others is the value, an integer, when there are others; with rows and columns exchanged its negative; in between 0.
divide-the-columns-by-their-prime-factors-the-least-61ab = 用列数的素因子从小到大除列数，直到 1。若行数有 a 个素因子（计重数），去掉前 a 个商：若还有其他的商，它们的和（整数）就是值；行列交换时取负；介于其间时为 0。

# If g(n + p) = g(n) for all n with n0 ≤ n < 2·n0 + p + k, n0 ≥ 1, where k is the greatest take of a finite octal code, then it holds for all n ≥ n0.
if-g-n-p-g-n-for-all-n-14b2 = 设 k 是有限八进制编码的最大取数，n0 ≥ 1。若对所有 n0 ≤ n < 2·n0 + p + k 的 n 有 g(n + p) = g(n)，则对所有 n ≥ n0 成立。

# When every value from some heap on is a function of the W values before it (and perhaps of the parity of the heap), and the same W values occur a second time p heaps later, the sequence has period p from the first time on.
when-every-value-from-some-heap-on-is-a-efcf = 若从某一堆起每个值都是前 W 个值（可能还有堆的奇偶）的函数，且同样的 W 个值在 p 堆之后再次出现，则数列从第一次出现处起以 p 为周期。

# When any number of tokens from some number on may be taken, values below a base are excluded for ever, and what comes is a function of the excluded and the last values above the base. When these occur a second time with the base s higher, p heaps later, then g(n + p) = g(n) + s from the first time on.
when-any-number-of-tokens-from-some-number-on-da12 = 若从某个数起可以取任意多个，则基准之下的值永远不再出现，后面的是被排除的值和基准之上最后若干值的函数。若它们在 p 堆之后、基准高 s 时再次出现，则从第一次出现处起 g(n + p) = g(n) + s。

# Fjords
fjords = 峡湾棋 (Fjords)

# Childish Hackenbush
childish-hackenbush = 儿童删边游戏

# Partizan Arc Kayles
partizan-arc-kayles = 不平等边 Kayles

# Some vertices of a graph are Left's, some Right's. A move takes a vertex of one's own: its neighbours that are nobody's become one's own, and those of the opponent are gone. Whoever cannot move loses.
some-vertices-of-a-graph-are-left-s-some-3a0e = 图的一些顶点属于左方，一些属于右方。每步取走自己的一个顶点：其无主的邻点变为自己的，对方的邻点消失。不能走的人输。

# As Hackenbush, but whoever cuts a blue or red edge may let nothing else fall. Green edges are cut as always. Whoever cannot move loses.
as-hackenbush-but-whoever-cuts-a-blue-or-red-4f6a = 同删边游戏，但剪蓝边或红边时不得使其他部分掉落；绿边照常可剪。不能走的人输。

# A move takes an edge of a graph with both its ends, and all other edges at these. Left takes blue edges, Right red ones, both green ones. Whoever cannot move loses.
a-move-takes-an-edge-of-a-graph-with-eacf = 每步去掉图的一条边、它的两个端点以及与端点相连的其他边。左方取蓝边，右方取红边，绿边双方都可取。不能走的人输。

# a string of edges, l or b blue, r red, e or g green, with branches in parentheses and names behind colons for vertices that are met again; or a list of edges such as a-b:l b-c:r, in which an edge may lead back to where it begins, a-a:e
a-string-of-edges-l-or-b-blue-r-dbc7 = 边的字母串：l 或 b 为蓝，r 为红，e 或 g 为绿；分支写在括号中，再次到达的顶点用冒号后的名字；或边的列表，如 a-b:l b-c:r，其中边可以回到起点，如 a-a:e

# A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969); J. W. Grossman, A nim-type game, Math. Mag. 70 (1997), for misère
a-j-cole-and-a-j-t-davie-a-8120 = A. J. Cole、A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53 (1969)；反常游戏见 J. W. Grossman, A nim-type game, Math. Mag. 70 (1997)

# C. G. Bachet, Problèmes plaisans et délectables (1612), for one heap; Winning Ways, chapter 4; T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974), for misère
c-g-bachet-probl-mes-plaisans-et-d-lectables-aa90 = 一堆的情形见 C. G. Bachet, Problèmes plaisans et délectables (1612)；多堆见 Winning Ways, chapter 4；反常游戏见 T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)

# C. G. Bachet, Problèmes plaisans et délectables (1612); misère form
c-g-bachet-probl-mes-plaisans-et-d-lectables-b578 = C. G. Bachet, Problèmes plaisans et délectables (1612) 的反常形式

# M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004), for the rules; Lessons in Play
m-h-albert-and-r-j-nowakowski-nim-restrictions-ca3d = 规则见 M. H. Albert、R. J. Nowakowski, Nim restrictions, Integers 4 (2004)；Lessons in Play

# M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004); Lessons in Play, theorem on Greedy Nim
m-h-albert-and-r-j-nowakowski-nim-restrictions-15e8 = M. H. Albert、R. J. Nowakowski, Nim restrictions, Integers 4 (2004)；Lessons in Play 中的 Greedy Nim 定理

# R. Sprague (1935) and P. M. Grundy (1939), applied to the cells of the rectangle
r-sprague-1935-and-p-m-grundy-1939-applied-2994 = 把 R. Sprague (1935)、P. M. Grundy (1939) 的定理用于矩形的格子

# R. Sprague (1935), P. M. Grundy (1939); for codes R. K. Guy and C. A. B. Smith, The G-values of various games (1956)
r-sprague-1935-p-m-grundy-1939-for-codes-1c81 = R. Sprague (1935)、P. M. Grundy (1939)；编码见 R. K. Guy、C. A. B. Smith, The G-values of various games (1956)

# Winning Ways, chapter 14; H. W. Lenstra, Nim multiplication (1977); J. H. Conway, On Numbers and Games, chapter 6, for Turning Corners
winning-ways-chapter-14-h-w-lenstra-nim-multiplication-a419 = Winning Ways, chapter 14；H. W. Lenstra, Nim multiplication (1977)；翻角游戏见 J. H. Conway, On Numbers and Games, chapter 6

# Winning Ways, chapter 4; T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974), for misère
winning-ways-chapter-4-t-s-ferguson-on-sums-8c12 = Winning Ways, chapter 4；反常游戏见 T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)

# by induction on g: two moves in the gap, one by each player, cancel but for a-b, and the answer to a move there is a move there; the game in Albert, Nowakowski, Wolfe, Lessons in Play (2007); sums of switches in Winning Ways, chapter 5
by-induction-on-g-two-moves-in-the-gap-d002 = 对 g 归纳：双方在空隙里各走一步，除 a-b 外抵消，对那里的一步就在那里应对。游戏见 Albert、Nowakowski、Wolfe, Lessons in Play (2007)；开关的和见 Winning Ways, chapter 5

# contest problem MUV LUV UNLIMITED; the proof stands in the book under 'Pruning leaves'
contest-problem-muv-luv-unlimited-the-proof-stands-in-6625 = 竞赛题 MUV LUV UNLIMITED；证明见手册的 'Pruning leaves' 一节

# folklore; the argument is the one for breaking a bar of chocolate
folklore-the-argument-is-the-one-for-breaking-a-8bba = 众所周知的结论，论证与掰巧克力的问题相同

# a finite automaton that comes back to a state repeats; Winning Ways, chapter 4, for subtraction games
a-finite-automaton-that-comes-back-to-a-state-79cf = 有限自动机回到同一状态后就会重复；减法游戏见 Winning Ways, chapter 4

# after A. N. Siegel, Combinatorial Game Theory (2013), chapter IV.2, on all-but subtraction games
after-a-n-siegel-combinatorial-game-theory-2013-chapter-f356 = 依据 A. N. Siegel, Combinatorial Game Theory (2013), chapter IV.2 关于 all-but 减法游戏的内容

# Chess endings
chess-endings = 国际象棋残局

# Chess with at most five men, the kings among them: Left is White, Right is Black. Mate wins, stalemate is a draw; pawns are taken en passant and promoted, nobody castles.
chess-with-at-most-five-men-the-kings-among-ac2d = 连王在内至多五个棋子的国际象棋：左方执白，右方执黑。将死者胜，逼和为平局；有吃过路兵和升变，没有王车易位。

# a FEN: the board from rank 8 down, the player to move, and the square that a pawn has just gone over
a-fen-the-board-from-rank-8-down-the-4d04 = FEN：从第 8 横线往下的棋盘、轮到的一方，以及兵刚刚越过的格

# the pawn to be taken en passant has not just moved
the-pawn-to-be-taken-en-passant-has-not-43fe = 要被吃过路兵的兵并非刚刚走过

# Annihilation
annihilation = 湮灭游戏 (Annihilation)

# Anti-Clobber
anti-clobber = 反 Clobber 棋

# Asalto on a small board
asalto-on-a-small-board = 小棋盘上的 Asalto（攻城棋）

# Backsliding Toads and Frogs
backsliding-toads-and-frogs = 会后退的蟾蜍与青蛙

# Black Hole
black-hole = 黑洞棋 (Black Hole)

# Breakthrough
breakthrough = 突围棋 (Breakthrough)

# Bridg-it (Gale)
bridg-it-gale = 搭桥棋 (Bridg-it, Gale)

# Cakes, so many squares high and wide
cakes-so-many-squares-high-and-wide = 按行数和列数给出的蛋糕

# Change
change = 换位棋 (Change)

# Clobber with chess pieces
clobber-with-chess-pieces = 用国际象棋棋子走的 Clobber 棋

# A game of chips
a-game-of-chips = 筹码游戏

# Chung Toi
chung-toi = Chung Toi 棋

# Clobbineering
clobbineering = Clobber 与多米诺合棋 (Clobbineering)

# Col on a board
col-on-a-board = 棋盘上的异色涂点 (Col)

# Connect Four
connect-four = 四子棋

# Cookie Cutter
cookie-cutter = 饼干模 (Cookie Cutter)

# Corner the Queen (or the Lady)
corner-the-queen-or-the-lady = 皇后（或女士）进角

# Couples are Forever
couples-are-forever = 成双不分 (Couples are Forever)

# Kayles with words
kayles-with-words = 用字母串玩的 Kayles

# Clobber along diagonals
clobber-along-diagonals = 斜走的 Clobber 棋

# Dim
dim = 约数取子 (Dim)

# Dodgem
dodgem = 避车棋 (Dodgem)

# Dots and Boxes
dots-and-boxes = 点格棋

# Eatcake
eatcake = 吃蛋糕 (Eatcake)

# End-Nim
end-nim = 两端取子 (End-Nim)

# Fandango
fandango = Fandango 棋

# Fox and Geese
fox-and-geese = 狐狸与鹅

# Fox and Geese as a game whose value is asked
fox-and-geese-as-a-game-whose-value-is-1725 = 求值的狐狸与鹅

# Geography on a graph
geography-on-a-graph = 图上的地理游戏

# Geography on any graph, directed or not, by vertices or by edges
geography-on-any-graph-directed-or-not-by-vertices-846f = 任意图上的地理游戏，按顶点或按边

# Hex
hex = 六贯棋 (Hex)

# Hexapawn
hexapawn = 六兵棋 (Hexapawn)

# Nim on a hypergraph
nim-on-a-hypergraph = 超图上的尼姆

# Ice Blocks
ice-blocks = 冰块棋 (Ice Blocks)

# Jan
jan = Jan 棋

# Kalah
kalah = 卡拉哈棋 (Kalah)

# Kaooa
kaooa = Kaooa（乌鸦与秃鹫）

# Kayles on a graph
kayles-on-a-graph = 图上的 Kayles

# The L-game
the-l-game = L 棋

# Le Grec
le-grec = Le Grec 棋

# A game of lights
a-game-of-lights = 关灯游戏

# Lite 3
lite-3 = Lite 3 棋

# Mark
mark = Mark 游戏

# Mem
mem = 记忆取子 (Mem)

# Mini hasami shogi
mini-hasami-shogi = 小型夹将棋

# m,n,k games
m-n-k-games = m,n,k 游戏

# Moore's Nim
moore-s-nim = Moore 的尼姆

# Mū tōrere
m-t-rere = 毛利八角星棋 (Mū tōrere)

# Nimania
nimania = Nimania 游戏

# Nimstring
nimstring = 绳棋 (Nimstring)

# NoCanDo
nocando = NoCanDo 棋

# Notakto
notakto = 反井字棋 (Notakto)

# Nu tic-tac-toe
nu-tic-tac-toe = Nu 井字棋

# Odd or Even
odd-or-even = 奇偶游戏

# Odd Scoring
odd-scoring = 奇数得分 (Odd Scoring)

# One-dimensional chess
one-dimensional-chess = 一维国际象棋

# Order and Chaos
order-and-chaos = 有序与混乱 (Order and Chaos)

# Othello (Reversi)
othello-reversi = 黑白棋（翻转棋）

# Partizan Arc Kayles on a path
partizan-arc-kayles-on-a-path = 路径上的不平等边 Kayles

# Partizan Euclid
partizan-euclid = 不平等欧几里得游戏

# Partizan Splittles
partizan-splittles = 不平等 Splittles

# Peg duotaire
peg-duotaire = 双人孔明棋 (Peg duotaire)

# Pentominoes
pentominoes = 五格骨牌

# Pong Hau K'i (the horseshoe)
pong-hau-k-i-the-horseshoe = 裤裆棋 (Pong Hau K'i)

# A poset game
a-poset-game = 偏序集游戏

# Prim
prim = 互素取子 (Prim)

# Push
push = 推子 (Push)

# Pylos
pylos = 金字塔棋 (Pylos)

# Quarto on small boards
quarto-on-small-boards = 小棋盘上的四合棋 (Quarto)

# Placing queens
placing-queens = 放皇后

# Quicksort
quicksort = 快速排序游戏

# Quixo
quixo = 推推乐 (Quixo)

# A rook that goes left or down any number of cells
a-rook-that-goes-left-or-down-any-number-0c0f = 向左或向下走任意格的车

# King and rook against king, as in chess, on boards of any size
king-and-rook-against-king-as-in-chess-on-4ec6 = 任意大小棋盘上的王车对王

# Shannon's switching game on vertices
shannon-s-switching-game-on-vertices = 顶点上的香农开关游戏

# Shift-Tac-Toe
shift-tac-toe = 移行井字棋 (Shift-Tac-Toe)

# Shove
shove = 推挤 (Shove)

# Silver Dollar, with the dollar
silver-dollar-with-the-dollar = 有银元的银元游戏

# Sim
sim = Sim 画三角游戏

# Nine men's morris
nine-men-s-morris = 九子棋 (Nine men's morris)

# Strings and Coins, for the last move (Nimstring on any graph)
strings-and-coins-for-the-last-move-nimstring-on-e477 = 绳与硬币，走最后一步者胜

# Six men's morris
six-men-s-morris = 六子棋 (Six men's morris)

# Slide-N
slide-n = Slide-N 棋

# Snort on a board
snort-on-a-board = 棋盘上的同色涂点 (Snort)

# Sowing
sowing = 播种棋

# Brussels Sprouts
brussels-sprouts = 抱子甘蓝游戏 (Brussels Sprouts)

# Digraph placement
digraph-placement = 有向图落子 (Digraph placement)

# Sprouts
sprouts = 发芽游戏 (Sprouts)

# Take a square number of tokens from a heap, or halve an even one
take-a-square-number-of-tokens-from-a-heap-ce06 = 从一堆取平方数个，或将偶数堆减半

# Tac Tix (Bulo)
tac-tix-bulo = Tac Tix 取子棋（Bulo）

# Teeko
teeko = Teeko 棋

# Three men's morris
three-men-s-morris = 三子棋 (Three men's morris)

# The three-spot game
the-three-spot-game = 三点棋 (Three-spot)

# Tic-tac-chec
tic-tac-chec = 井字国际象棋 (Tic-tac-chec)

# Tic-tac-two
tic-tac-two = 移框井字棋 (Tic-tac-two)

# A game of words
a-game-of-words = 单词游戏

# The game of Y
the-game-of-y = Y 棋

# 'zermelo table build' puts the rule file there, for example: zermelo table build games/dodgem.star --processes 2
zermelo-table-build-puts-the-rule-file-there-for-ddef = 规则文件由 'zermelo table build' 放在那里，例如：zermelo table build games/dodgem.star --processes 2

# A move draws a line between neighbouring dots. Whoever completes a box owns it and draws another line, x for Left and o for Right. When all lines are drawn, the player with more boxes wins.
a-move-draws-a-line-between-neighbouring-dots-whoever-daca = 每步在相邻的两点之间画一条线。围成一格的一方得到这一格（左方记 x，右方记 o），并再画一条。线全部画完后，格子多的一方获胜。

# a size in boxes, such as 2x2; or the rows with '|' between them: dots +, lines to draw '.', drawn lines #, boxes x, o or _
a-size-in-boxes-such-as-2x2-or-the-7081 = 以方格计的大小，如 2x2；或用 '|' 隔开的各行：点写 +，未画的线写 '.'，画过的线写 #，方格写 x、o 或 _

# A move draws a line between neighbouring dots. Whoever completes a box must draw another line, and whoever cannot loses. Boxes that can be had are completed between moves.
a-move-draws-a-line-between-neighbouring-dots-whoever-c214 = 每步在相邻的两点之间画一条线。围成一格的一方必须再画一条，不能画的一方输。能得到的方格在两步之间完成。

# a size in boxes, such as 2x2; or the rows with '|' between them: dots +, lines to draw '.', drawn lines #, boxes _, complete ones X
a-size-in-boxes-such-as-2x2-or-the-e583 = 以方格计的大小，如 2x2；或用 '|' 隔开的各行：点写 +，未画的线写 '.'，画过的线写 #，方格写 _，完成的写 X

# a size in boxes, rows x columns; or rows of dots +, lines to draw '.', drawn lines # and boxes _, for example: nimstring +.+|._.|+.+
a-size-in-boxes-rows-x-columns-or-rows-cfd2 = 以方格计的大小（行 x 列）；或由点 +、未画的线 '.'、画过的线 #、方格 _ 组成的各行，例如：nimstring +.+|._.|+.+

# a size in boxes, rows x columns; or rows of dots +, lines to draw '.', drawn lines # and boxes x, o or _, for example: dots-and-boxes +.+#+|._#x#|+.+#+
a-size-in-boxes-rows-x-columns-or-rows-eb3e = 以方格计的大小（行 x 列）；或由点 +、未画的线 '.'、画过的线 #、方格 x、o、_ 组成的各行，例如：dots-and-boxes +.+#+|._#x#|+.+#+

# a board has at most {MOST_LINES} lines to draw here
a-board-has-at-most-most_lines-lines-to-draw-dbe4 = 这里的棋盘至多有 { $MOST_LINES } 条线

# a board has an odd number of rows and of columns, at least 3: dots, lines and boxes by turns
a-board-has-an-odd-number-of-rows-and-a659 = 棋盘的行数和列数都是不小于 3 的奇数：点、线、方格相间排列

# row {row}, column {column}: expected one of {letters}
row-row-column-column-expected-one-of-letters = 第 { $row } 行第 { $column } 列：应为 { $letters } 之一

# box {number} is complete and has lines to draw
box-number-is-complete-and-has-lines-to-draw = 方格 { $number } 写成已完成，却还有线未画

# box {number} is complete, and nobody's
box-number-is-complete-and-nobody-s = 方格 { $number } 已完成，却不属于任何一方

# box {number} has an owner and lines to draw
box-number-has-an-owner-and-lines-to-draw = 方格 { $number } 有归属，却还有线未画

# boxes so far: x {left}, o {right}
boxes-so-far-x-left-o-right = 目前的方格：x { $left }，o { $right }

# the position is loony: whoever is to move wins, alone and in every sum, and it has no Grundy value
the-position-is-loony-whoever-is-to-move-wins-843a = 该局面是 loony 局面：轮到的一方获胜，单独如此，在任何和中也如此；它没有 SG值

# boxes that can be had are completed between moves, which is right in normal play only
boxes-that-can-be-had-are-completed-between-moves-8f89 = 能得到的方格在两步之间完成，这只在正常规则下才对

# it ends with the last line, and boxes decide it
it-ends-with-the-last-line-and-boxes-decide-445c = 画完最后一条线就结束，由方格数定胜负
