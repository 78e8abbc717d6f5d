### The rules of the files in games/: their first comments. The key of a message is made from its English words, which stand above it.

# Amazons: a move takes an amazon as far as a queen goes in chess, then shoots an arrow from there, as far again, that burns the cell it lands on.
amazons-a-move-takes-an-amazon-as-far-as-5e8b = 每步把一个亚马逊像国际象棋的后那样走任意远，再从那里同样射出一箭，箭落到的格子被烧掉。

# Annihilation: tokens stand on the vertices of a directed graph; a move takes one along an arrow, and two that meet on a vertex both vanish. A position is the list of the vertices with tokens. Whoever cannot move loses.
annihilation-tokens-stand-on-the-vertices-of-a-directed-506e = 棋子在有向图的顶点上。每步把一个棋子沿一条弧移动，在同一顶点相遇的两个棋子一起消失。局面写成有棋子的顶点的列表。不能走的人输。

# Anti-Clobber: a stone goes to a free cell beside it, and leaves a stone of the opponent behind. The board fills up, and whoever cannot move loses.
anti-clobber-a-stone-goes-to-a-free-cell-0e18 = 棋子走到相邻的空格，在原处留下对方的一个子。棋盘逐渐填满，不能走的人输。

# Arc Kayles: a move takes an edge with both its ends. On a path it is Dawson's Kayles, 0.07.
arc-kayles-a-move-takes-an-edge-with-both-c24b = 每步去掉一条边及其两个端点。在路径上就是Dawson 的 Kayles  0.07。

# Asalto on a small board: three geese at the top of a cross of 21 points, two foxes at the bottom. A goose, Left, goes one point along a line, ahead or to the side, never into the outer columns; a fox goes one point along a line in any direction, or jumps over a goose and takes it, which it must where it can. The geese win when all three are in the castle, the six points at the bottom, and lose when one is taken. The points written g, f and : have diagonal lines, too, those written G, F and a dot have not.
asalto-on-a-small-board-three-geese-at-the-31c9 = 小棋盘上的阿萨尔托：二十一个点的十字形上，三只鹅在最上面，两只狐狸在最下面。左方的鹅沿线向前或向旁走一点，不能走进最外的列；狐狸沿线向任何方向走一点，或跳过一只鹅把它吃掉，能吃就必须吃。三只鹅全都进入最下面的六个点（城堡）则鹅赢，被吃掉一只则鹅输。写成 g、f、: 的点上也有斜线，写成 G、F 和点（.）的没有。

# Backsliding Toads and Frogs: as Toads and Frogs, and every animal may also go one cell back, so that play can go on for ever.
backsliding-toads-and-frogs-as-toads-and-frogs-and-d419 = 同蟾蜍与青蛙，但每只动物也可以后退一格，所以对局可以永远进行下去。

# Battle Sheep: a herd goes in a straight line as far as it can over free cells, and leaves at least one sheep behind. Herds of 1, 2, 3 and 4 sheep are a, b, c, d of Left, p, q, r, s of Right. Here whoever cannot move loses.
battle-sheep-a-herd-goes-in-a-straight-line-c480 = 羊群沿直线在空格上走到不能再走为止，并至少留下一只。一至四只的羊群，左方写作 a、b、c、d，右方写作 p、q、r、s。这里不能走的人输。

# Black Hole: the players put down their numbers 1, 2, 3, … by turns on a board of hexagons. One cell is left, the black hole; whoever has the smaller sum of numbers next to it wins. (Slow path.) A position is the cells by rows, 0 for a free one, Right's numbers with a minus, and whose turn it is follows from their number.
black-hole-the-players-put-down-their-numbers-1-f9b3 = 双方轮流把自己的数 1、2、3、… 放到六角形格子的棋盘上。剩下的一格是黑洞；与它相邻的自己的数之和较小的一方赢。（慢速。）局面按行写出各格，空格为 0，右方的数带负号，轮到谁由数的个数决定。

# Breakthrough: a pawn goes one cell ahead, straight or diagonally, onto a free cell, or takes diagonally ahead. Reaching the far side wins, and so does taking the last pawn of the opponent.
breakthrough-a-pawn-goes-one-cell-ahead-straight-or-152b = 兵向前走一格到空格，直走或斜走，吃子只能向斜前方。到达对面底线者赢，吃掉对方最后一个兵也赢。

# Bridg-it (Gale): two grids of dots, x and o, one shifted against the other by half a step. Left joins two neighbouring x, Right two neighbouring o, and no line crosses another; Left wants a chain from the first row to the last, Right one from the first column to the last.
bridg-it-gale-two-grids-of-dots-x-and-218b = 搭桥棋（Gale）：x 与 o 两套点阵互相错开半格。左方连相邻的两个 x，右方连相邻的两个 o，线不得相交；左方要从第一行连到最后一行，右方要从第一列连到最后一列。

# Brussels Sprouts: crosses with four arms; a move joins two free arms by a curve that meets nothing drawn before, and puts a bar across it, which has an arm on either side. Whoever cannot move loses. Every play from n crosses takes 5n - 2 moves. A position is the list of regions, a region the list of its boundaries, a boundary the number of its free arms.
brussels-sprouts-crosses-with-four-arms-a-move-joins-49d2 = 从有四条臂的十字开始；每步用一条不碰到已画之物的曲线连接两条自由臂，并在其上画一短杠，两侧各多一条臂。不能走的人输。从 n 个十字开始，每局都恰好走 5n - 2 步。局面是区域的列表，区域是边界的列表，边界写成其上自由臂的条数。

# Cakes, so many squares high and wide. Left makes pieces of the columns, Right of the rows, as the rule has it: "cut" in two, "share" into at least two equal pieces, "eat" one line and leave what is on either side of it. Twisted, the pieces are turned: Left makes pieces of the rows, and they are as high as the cake was wide.
cakes-so-many-squares-high-and-wide-left-makes-5187 = 蛋糕有若干格高、若干格宽。左方按列、右方按行照规则分：cut 是切成两块，share 是分成至少两块相等的，eat 是吃掉一条而留下两侧。扭转时切下的块要转过来：左方按行分，块的高等于原来蛋糕的宽。

# Cannibal Clobber: as Clobber, and one may also take a neighbouring stone of one's own.
cannibal-clobber-as-clobber-and-one-may-also-take-bf9a = 同 Clobber，但也可以吃掉自己相邻的子。

# Change: three pieces of each player on 14 points in rows of three, four, four and three. A piece slides ahead, along one of the two diagonals, over any number of free points. Whoever has all three pieces on the far side wins; who cannot move loses.
change-three-pieces-of-each-player-on-14-points-b10f = 十四个点排成三、四、四、三的四行，双方各有三个棋子。棋子沿两条斜线之一向前滑过任意多个空点。三个棋子全到对面者赢；不能走的人输。

# Clobber with chess pieces: a stone takes one of the opponent's that it attacks as a king, a queen, a rook or a knight; for a bishop, too. The second parameter says how far a queen, a rook or a bishop goes at most; 0 says that it goes as far as it can.
clobber-with-chess-pieces-a-stone-takes-one-of-fa0b = 用国际象棋棋子玩的 Clobber：棋子像王、后、车或马那样攻击，吃掉所攻击的对方一个子；也可以用象。第二个参数规定后、车或象最多走几格，0 表示不限。

# A game of chips: a, b, c, … are cells with 1, 2, 3, … chips, a dot is one with none. A move fires a cell with at least two: one chip goes to each neighbour, off the strip at its ends. Whoever cannot move loses. The number of moves does not depend on how one plays.
a-game-of-chips-a-b-c-are-cells-f13f = 筹码游戏：a、b、c、… 是有 1、2、3、… 个筹码的格子，点是空格。每步点火一个至少有两个筹码的格子：左右相邻的格子各得一个，在两端则落到外面。不能走的人输。步数与怎样走无关。

# Chomp: a bite takes a square of the bar with all squares to the right of it and above. The square at the bottom of the first column is poisoned: nobody eats it, and who has nothing else left loses. A cell is the height of a column.
chomp-a-bite-takes-a-square-of-the-bar-60b3 = 每步选一格，吃掉它以及它右边和上边的全部。第一列最下面的一格有毒，谁也不吃；除它以外没有格子可吃的人输。每个字符是一列的高度。

# Chung Toi: on 3 × 3 the players put down three pieces each, turned straight or slanting: t and x, Right's T and X. Then a piece goes one or two cells the way it is turned, orthogonally or diagonally, also over another piece, and may be turned as it stops; or it is turned where it stands, or nothing is done. Three in a line win.
chung-toi-on-3-3-the-players-put-down-9745 = 在 3 × 3 上双方各放三个棋子，或正或斜：左方写作 t 和 x，右方写作 T 和 X。然后棋子按其朝向横竖或斜走一格或两格，可以越过别的棋子，停下时可以转向；也可以原地转向，或什么都不做。三个连成一线者赢。

# Clobber: a move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board.
clobber-a-move-takes-a-stone-of-one-s-5d4e = 每步把自己的一个子走到相邻的对方棋子上，那个子离开棋盘。

# Clobbineering: a move is one of Clobber, a stone of one's own takes a neighbouring one of the opponent, or one of Domineering, a domino on two free neighbouring cells, upright for Left, lying for Right.
clobbineering-a-move-is-one-of-clobber-a-stone-4bab = 每步或走 Clobber 的一步，用自己的一个子吃掉相邻的对方棋子；或走 Domineering 的一步，在两个相邻的空格上放一块骨牌，左方竖放，右方横放。

# Col on a board: a move paints a cell in one's own colour, x or o; neighbours never have the same one.
col-on-a-board-a-move-paints-a-cell-916f = 棋盘上的 Col：每步把一格涂成自己的颜色 x 或 o；相邻的格子不得同色。

# Connect Four: a stone falls to the lowest free cell of a column; the first with four in a row, any way, wins.
connect-four-a-stone-falls-to-the-lowest-free-0324 = 棋子落到一列中最低的空格；先在任一方向连成四个的人赢。

# Cookie Cutter: a square cutter is laid on the dough, perhaps over its edge, so that it meets at least one cookie, x; all that it meets are taken. On one row a cutter of two plays the octal game 0.37.
cookie-cutter-a-square-cutter-is-laid-on-the-695d = 把方形模子放在面团上，可以伸出边缘，但至少要碰到一块饼干 x；碰到的都取走。在一行上用宽为二的模子，就是八进制游戏 0.37。

# Corner the Queen (or the Lady): one chess piece goes towards the corner at the bottom left, as a queen (Wythoff's game), a rook (Nim with two heaps) or a king; a bishop goes to the left, up or down, a knight makes the four of its leaps that bring it nearer. Whoever cannot move loses.
corner-the-queen-or-the-lady-one-chess-piece-35df = 逼后入角：一个棋子走向左下角，走法如后（威佐夫博弈）、车（两堆尼姆）或王；象向左上或左下走，马走使它更近的四种跳法。不能走的人输。

# Couples are Forever: a heap is split into two, but for heaps of two, which stay together. Without the exception it would be a game of parity; with it no period is known.
couples-are-forever-a-heap-is-split-into-two-882e = 把一堆分成两堆，但两个的堆不可分开。没有这个例外就是奇偶游戏；有了它，至今不知道有周期。

# Cram: Domineering in which both players lay dominoes either way.
cram-domineering-in-which-both-players-lay-dominoes-either-e804 = 双方都可以横放或竖放骨牌的 Domineering。

# Kayles with words: a move takes one or two letters a standing together; the row is cut there.
kayles-with-words-a-move-takes-one-or-two-388e = 用词玩的Kayles：每步去掉连在一起的一个或两个字母 a，一行在那里断开。

# Dawson's chess: pawns on a board of three rows face each other; a pawn that can take must. Here whoever moves last wins.
dawson-s-chess-pawns-on-a-board-of-three-e0c6 = 三行的棋盘上兵相对而立；能吃的兵必须吃。这里走最后一步的人赢。

# Clobber along diagonals: a stone takes one of the opponent's on a cell that touches its own in a corner; with the rule "all" on any of the eight cells around it. On diagonals alone the cells of the two colours of a chess board are two boards.
clobber-along-diagonals-a-stone-takes-one-of-the-7d20 = 斜走的 Clobber：棋子吃掉与自己格子只在角上相接的格子里的对方棋子；规则 all 则可吃周围八格。只走斜线时，棋盘两种颜色的格子是互不相干的两块棋盘。

# Digraph placement: the vertices of a directed graph are Left's or Right's. A player takes a vertex of her own, and all vertices go to which an arc leads from it. Whoever cannot move loses. Every game is worth what some digraph is. A position is the list of vertices, whose names begin with l or r, and the list of arcs.
digraph-placement-the-vertices-of-a-directed-graph-are-6085 = 有向图的顶点分属左方和右方。每步去掉自己的一个顶点，以及它的弧所指向的所有顶点。不能走的人输。每个游戏都与某个有向图等值。局面是顶点的列表（名字以 l 或 r 开头）和弧的列表。

# Dim: take a divisor of the number of tokens, the number itself included.
dim-take-a-divisor-of-the-number-of-tokens-6c33 = 取走的个数须是总数的约数，总数本身也可以。

# Dodgem: Left's cars x go right, up or down, Right's cars o go up, left or right, onto a free cell; x leaves the board on the right, o at the top. Who has no car left has won; who has left the opponent without a move has lost.
dodgem-left-s-cars-x-go-right-up-or-80f6 = 左方的车 x 向右、上、下走到空格，右方的车 o 向上、左、右走；x 从右边离开棋盘，o 从上边离开。自己的车全部离开者赢；使对方无步可走者输。

# Domineering: a move lays a domino on two free neighbouring cells, Left's upright, Right's lying.
domineering-a-move-lays-a-domino-on-two-free-3250 = 每步在两个相邻的空格上放一块骨牌：左方竖放，右方横放。

# Dots and Boxes: a move draws an edge between neighbouring dots, +; whoever completes a box owns it, x for Left and o for Right, and draws again. When all edges are drawn, the player with more boxes has won. Edges to draw are written ., drawn ones #, boxes _. With the parameter ahead, so many boxes more than Right's are for Left as good as the same number: the score is what makes best play a draw.
dots-and-boxes-a-move-draws-an-edge-between-1051 = 每步在相邻的两点 + 之间画一条边；完成一个方格的人占有它（左方写 x，右方写 o），并再画一条。边画完后，方格多的一方赢。未画的边写作点（.），画过的写作 #，方格写作 _。给出参数 ahead 时，左方比右方多这么多方格才算相等；使最佳走法成和的那个数就是比分之差。

# Eatcake: a cake is so many squares high and wide. Left eats a column of it, from top to bottom, Right a row; what is left on either side is a cake of its own.
eatcake-a-cake-is-so-many-squares-high-and-9e62 = 蛋糕有若干格高、若干格宽。左方从上到下吃掉一列，右方吃掉一行；两侧剩下的各成一块蛋糕。

# Elephants and Rhinos: Left moves an elephant, e, one cell to the right, Right a rhino, r, one cell to the left; nobody jumps.
elephants-and-rhinos-left-moves-an-elephant-e-one-85b0 = 左方把一头大象 e 向右移一格，右方把一头犀牛 r 向左移一格；都不能跳。

# End-Nim: heaps stand in a row. Left takes tokens from the first heap that is left, Right from the last. Whoever cannot move loses.
end-nim-heaps-stand-in-a-row-left-takes-ebe1 = 若干堆排成一行。左方从剩下的第一堆取，右方从最后一堆取。不能走的人输。

# Fandango: Fanorona on 3 × 3 points with eight lines. A piece goes to the free point next to it on a line; an opponent's piece on the same line, straight ahead of where it stops or straight behind where it began, is taken. Who has no pieces left has lost; if a player has some and cannot move, the game is drawn.
fandango-fanorona-on-3-3-points-with-eight-lines-e482 = 3 × 3 个点、八条线上的法诺罗纳：棋子沿线走到相邻的空点；同一条线上，停处正前方或起处正后方的对方棋子被吃掉。没有棋子的一方输；有棋子而不能走则为平局。

# Fibonacci Nim: a move takes at most twice as many tokens as the last one took; the first may not take all of them.
fibonacci-nim-a-move-takes-at-most-twice-as-5947 = 每步至多取上一步的两倍；第一步不能全部取走。

# Fission: a move takes a stone with free cells on two opposite sides, above and below for Left, left and right for Right, and puts a stone on each.
fission-a-move-takes-a-stone-with-free-cells-a17d = 每步拿走一个相对两侧都是空格的子，在那两格各放一个子：左方为上下，右方为左右。

# Fox and Geese: on the dark cells of a board the geese g go one cell down diagonally, the fox f one cell diagonally in any direction. The fox, Right, wins on the first row or when the geese, Left, cannot move; it loses when it cannot move.
fox-and-geese-on-the-dark-cells-of-a-8f3e = 在棋盘的深色格上，鹅 g 斜着向下走一格，狐狸 f 斜着向任何方向走一格。狐狸（右方）走到第一行或鹅（左方）不能走时狐狸赢；狐狸不能走则输。

# Fox and Geese as a game whose value is asked: geese, Left, go one cell down diagonally, the fox, Right, so many cells diagonally in any direction, on a board that has no upper edge. A fox that is no lower than any goose has got through, and can move for ever: off. Rows count from below; a cell is (row, column), and both are even or both are odd.
fox-and-geese-as-a-game-whose-value-is-38da = 求值用的狐与鹅：鹅（左方）斜着向下走一格，狐狸（右方）按规定的格数斜着向任何方向走，棋盘上方没有边。不低于任何一只鹅的狐狸已经穿过，可以永远走下去：off。行从下往上数；格子写作（行，列），两数同奇偶。

# Geography on a graph: a token, @, goes from vertex to vertex along edges and never comes to a vertex twice. Whoever cannot move loses.
geography-on-a-graph-a-token-goes-from-vertex-e088 = 棋子 @ 沿边从顶点走到顶点，任何顶点不得到第二次。不能走的人输。

# Geography on any graph, directed or not, by vertices or by edges: a token goes along an edge, and what it leaves behind is gone, the vertex with all its edges or the edge alone. Whoever cannot move loses. A position is the vertex of the token, and the edges.
geography-on-any-graph-directed-or-not-by-vertices-1de8 = 任意图上的地理游戏，有向或无向，按顶点或按边：棋子沿一条边走，走过的东西就没有了，或是顶点及其所有的边，或只是那条边。不能走的人输。局面是棋子所在的顶点和各边。

# Grundy's game: a heap is split into two of different sizes.
grundy-s-game-a-heap-is-split-into-two-9664 = 把一堆分成大小不同的两堆。

# Hex: the players put stones on the cells of a rhombus. Left, x, wants a chain from the first row to the last, Right, o, one from the first column to the last.
hex-the-players-put-stones-on-the-cells-of-3e05 = 双方在菱形棋盘的格子上放棋子。左方 x 要从第一行连到最后一行，右方 o 要从第一列连到最后一列。

# Hexapawn: pawns go one cell ahead onto a free cell or take diagonally ahead. Reaching the far side wins; who cannot move loses.
hexapawn-pawns-go-one-cell-ahead-onto-a-free-3ca3 = 兵向前走一格到空格，或向斜前方吃子。到达对面底线者赢；不能走的人输。

# Nim on a hypergraph: a move chooses one of the sets of heaps below and takes at least one token from every heap of it. Here the sets are the edges of a triangle.
nim-on-a-hypergraph-a-move-chooses-one-of-656d = 超图上的尼姆：每步从下面的堆的集合中选一个，从其中每一堆至少取走一个。这里的集合是三角形的三条边。

# Ice Blocks: a triangle of blocks is built from below; the players put theirs by turns into the lowest row or on top of two blocks next to each other. When it is full, every three or more of one kind in a line, along a row or a slant, count three points and two more for each block after the third; more points win. (Slow path.) A position is the rows from below, a dot for a free place.
ice-blocks-a-triangle-of-blocks-is-built-from-bbf5 = 用冰块从下往上堆三角形；双方轮流把自己的冰块放在最下一行，或放在并排的两块之上。堆满后，沿一行或一条斜线每有三块或更多同类相连，计三分，第三块以后每块再加两分；分多者赢。（慢速。）局面从下往上写各行，点是空位。

# Impartial Clobber: either player moves with stones of either colour onto a neighbouring stone of the other colour.
impartial-clobber-either-player-moves-with-stones-of-either-9372 = 双方都可以把任一颜色的子走到相邻的另一颜色的子上。

# Jan: on 4 × 4 four pieces x and o stand by turns on the first and the last row; a piece goes one cell along a row or column to a free cell. Three of one's own in a row, any way, win; if a player cannot move, the game is drawn.
jan-on-4-4-four-pieces-x-and-o-f8cd = 在 4 × 4 上，双方各四个棋子 x 和 o 交错排在第一行和最后一行；棋子横竖走一格到空格。自己的三个子在任一方向连成一线者赢；不能走则为平局。

# Kalah: each player has a row of pits with seeds and a store. The seeds of a pit of one's own are sown one by one round the board, into one's own store, not into the other. Whoever sows the last seed into the own store goes on; if it falls into an empty pit of one's own, it is taken with the seeds in the pit opposite, if there are any. Who is to move and has no seeds in the pits ends the game: the other takes what is left, and more seeds win. A move is a whole turn, however many pits it takes. A position is Left's pits in the order of sowing, Left's store, then Right's pits and store.
kalah-each-player-has-a-row-of-pits-with-5291 = 双方各有一排装种子的坑和一个仓。取自己一个坑的种子，绕棋盘逐个播下，播进自己的仓而不播进对方的仓。最后一粒落入自己的仓则继续走；落入自己的空坑，且对面的坑有种子，则连同对面的一起收走。轮到走而自己坑里没有种子时终局：剩下的归对方，种子多者赢。一步是整个回合，不论走几个坑。局面依次写左方的坑（按播种顺序）、左方的仓、右方的坑和仓。

# Kaooa: crows x against a vulture o on the ten points of a pentagram. The crows begin; one is put on a free point each turn, and once all are there, one goes along a line to a free point next to it. The vulture is put down on its first turn, then goes likewise or jumps along a line over a crow next to it to the free point behind, and takes it. It has won when enough crows are taken, and has lost when it cannot move. Row 1 is the crows in hand, row 2 the tips, row 3 the inner points in a ring; a tip is joined to the inner point below it and to the one left of that.
kaooa-crows-x-against-a-vulture-o-on-the-16fc = 五角星的十个点上，乌鸦 x 对秃鹫 o。乌鸦先走，每次在空点放一只；放完后，每次一只沿线走到相邻的空点。秃鹫第一次放下，以后同样走，或沿线跳过相邻的乌鸦到其后的空点并吃掉它。吃够乌鸦则秃鹫赢；秃鹫不能走则输。第一行是手中的乌鸦，第二行是尖角，第三行是环上的内点；尖角与它下方的内点及其左边的内点相连。

# Kayles on a graph: a move takes a vertex, or two neighbouring ones. On a path it is the heap game 0.77.
kayles-on-a-graph-a-move-takes-a-vertex-19a0 = 图上的Kayles：每步去掉一个顶点，或相邻的两个。在路径上就是堆游戏 0.77。

# King's Dirt: kings go one step in any direction and leave dirt, #, behind, on which nobody can stand. (The built-in game also has kings that wait beside the board.)
king-s-dirt-kings-go-one-step-in-any-a0c1 = 王向任意方向走一步，在原处留下泥土 #，谁也不能站在上面。（内置的游戏里还有在棋盘旁等候的王。）

# Konane: a stone jumps over a neighbouring stone of the opponent onto the free cell behind it and takes it; it may go on jumping in the same direction.
konane-a-stone-jumps-over-a-neighbouring-stone-of-42dd = 棋子跳过相邻的对方棋子，落到其后的空格并吃掉它；可以沿同一方向继续跳。

# The L-game: on 4 × 4 each player has a piece of four cells like an L, and there are two neutral stones. A move puts one's L down in another place, turned or reflected as one likes, and may then move one of the stones to any free cell. Who cannot move loses. Cells are numbered row by row from 0; a position is Left's L, Right's L and the stones, each as its cells in order.
the-l-game-on-4-4-each-player-has-3ae9 = 4 × 4 上双方各有一块四格的 L 形，另有两个中立的子。每步把自己的 L 放到另一个位置，可以任意旋转、翻转，然后可以把一个中立子移到任一空格。不能走的人输。格子从 0 起逐行编号；局面写左方的 L、右方的 L 和中立子，各按顺序写出格子。

# Le Grec: seven pieces of each player on 4 × 4. A piece goes one cell ahead or sideways, orthogonally or diagonally, or jumps in one of these directions over a piece of the opponent, which stays, onto a free cell. Whoever has all pieces in the two far rows wins. Who cannot move wins with more pieces in the far rows than the opponent has there, else loses.
le-grec-seven-pieces-of-each-player-on-4-479d = 4 × 4 上双方各七个棋子。棋子向前或向旁走一格，直走或斜走，或沿这些方向之一跳过对方的棋子（被跳的留下）到空格。全部棋子都在对面两行者赢。不能走的人，若自己在对面两行的棋子比对方多则赢，否则输。

# A game of lights: a move switches off a lit lamp, x, and may also switch the one to its right, the one below it, or both. Whoever cannot move loses. The lamps count one by one, as coins that are turned.
a-game-of-lights-a-move-switches-off-a-d9c7 = 关灯游戏：每步关掉一盏亮着的灯 x，还可以切换它右边的一盏、下面的一盏，或两盏都切换。不能走的人输。各灯像翻硬币那样可以分别计算。

# Lite 3: tic-tac-toe in which each player has at most three pieces: who has three puts the next one on a free cell, and the oldest goes. Three in a row win. Left's pieces are x, y, z and Right's a, b, c, each from the oldest to the newest; w and d are there only within a move.
lite-3-tic-tac-toe-in-which-each-player-fb06 = 双方至多各有三个棋子的井字棋：已有三个时，把下一个放在空格，最旧的离开。三个连成一线者赢。左方的棋子从旧到新是 x、y、z，右方的是 a、b、c；w 和 d 只在一步之内出现。

# Mark: take one token, or all but half of them, rounded down.
mark-take-one-token-or-all-but-half-of-4eb2 = 取走一个，或只留下一半（向下取整）。

# Mem: a position is a heap and what was taken from it last; no fewer may be taken now. With the rule "other" any number but the last may be taken, with "at-most" no more.
mem-a-position-is-a-heap-and-what-was-2b2e = 局面是一堆以及上一步从中取走的个数；现在不得取得更少。规则 other 时，除上次的个数外都可以取；at-most 时不得取得更多。

# Mini hasami shogi: pieces x and o stand on the first and the last row; a piece goes as a rook in chess, or jumps over one piece of either kind next to it to the free cell behind. Pieces of the opponent in a row or column between the piece just moved and another of one's own are taken. Three of one's own in a row outside one's first row, any way, win; who cannot move loses. On at most 5 × 5 cells.
mini-hasami-shogi-pieces-x-and-o-stand-on-b016 = 小型夹将棋：棋子 x 和 o 排在第一行和最后一行；棋子像国际象棋的车那样走，或跳过相邻的任一棋子到其后的空格。刚走的棋子与自己另一棋子在行或列上夹住的对方棋子被吃掉。自己的三个子在自己第一行之外任一方向连成一线者赢；不能走的人输。棋盘至多 5 × 5。

# m,n,k games: the players put marks on m rows and n columns; the first with k of them in a row, any way, wins. Tic-tac-toe is 3,3,3.
m-n-k-games-the-players-put-marks-on-e611 = m,n,k 游戏：在 m 行 n 列上放记号；先在任一方向连成 k 个的人赢。井字棋是 3,3,3。

# Moore's Nim: tokens are taken from at least one and at most k heaps, any number from each.
moore-s-nim-tokens-are-taken-from-at-least-552b = Moore 尼姆：从至少一堆、至多 k 堆中各取走任意多个。

# Mū tōrere: eight points in a ring, joined to one in the middle; pieces x and o. One's piece goes to the free point next to it, into the middle only from beside a piece of the opponent. Who cannot move loses. The middle, the last point, is written c when free, else X or O.
m-t-rere-eight-points-in-a-ring-joined-f84f = 八个点成一环，都与中间一点相连；棋子是 x 和 o。棋子走到相邻的空点，只有挨着对方棋子时才能进入中间。不能走的人输。中间是最后一点，空时写 c，否则写 X 或 O。

# Nimania: the k-th move of a play makes a heap n one smaller and puts k more heaps of n - 1 beside it; a heap of 1 goes, and no more come. Play always ends, but it can last very long: from a heap of 3 the loser can hold out for 13 moves, from 4 for more than 2^44. A position is the number of the move, and the heaps.
nimania-the-k-th-move-of-a-play-makes-54f3 = 第 k 步把一堆 n 减一，并在旁边再放 k 堆 n - 1；一个的堆直接消失，不再增加。对局总会结束，但可能极长：从 3 的一堆起输方能坚持 13 步，从 4 起则超过 2^44 步。局面是步的序号和各堆。

# Nimstring: the players draw lines between neighbouring dots, +; who completes a box must draw another line, and whoever cannot loses. Lines to draw are written ., drawn ones #, boxes _ and X when complete. Lines are the strings of Strings and Coins, boxes its coins: boxes that can be had are completed between moves, and nobody need move to a loony position.
nimstring-the-players-draw-lines-between-neighbouring-dots-who-3877 = 在相邻的点 + 之间画线；完成一个方格的人必须再画一条，不能画的人输。未画的线写作点（.），画过的写作 #，方格写作 _，完成后写作 X。线就是“绳与硬币”里的绳，方格是其中的硬币：能得到的方格在两步之间完成，通向 loony 局面的一步不必走。

# Nine men's morris: twenty-four points on three squares, one inside the other and joined at the middles of their sides. Nine pieces each (parameter men) are put down, then moved along a line to the next free point. Three in a row on a line are a mill: whoever makes one takes a piece of the opponent, any of them. (The table `mills 9` spares pieces in mills; `mills 9:lenient` does not.) Who has only two pieces left, or cannot move, loses. After the points come the pieces not yet put down: vertices 25 to 34 for Left, 35 to 44 for Right, h and k those that are left and _ the places of the others, the last always. The start is a draw where pieces in mills are spared and three pieces fly, which took a table of 7.7 thousand million positions to prove; with men = 3 a search does.
nine-men-s-morris-twenty-four-points-on-three-2330 = 三个正方形一个套一个，各边中点相连，共二十四点。双方各放九个棋子（参数 men），然后沿线走到相邻的空点。线上三个相连成磨：成磨的人吃掉对方任意一个棋子。（表 `mills 9` 不吃磨中的棋子，`mills 9:lenient` 可以吃。）只剩两个棋子或不能走的人输。各点之后写尚未放下的棋子：顶点 25 至 34 属左方，35 至 44 属右方，剩下的写 h 和 k，其余位置写 _，最后一个总是 _。在不吃磨中棋子、剩三子可飞的规则下开局是平局，证明它用了七十七亿个局面的表；men = 3 时用搜索即可。

# NoCanDo: as Domineering, but every domino on the board must always touch a free cell. A domino upright is written t over b, one lying l and r.
nocando-as-domineering-but-every-domino-on-the-board-ff37 = 同 Domineering，但棋盘上的每块骨牌都必须始终与空格相邻。竖放的骨牌写作上 t 下 b，横放的写作 l 和 r。

# Node Kayles: a move claims a vertex, x, no neighbour of which is claimed. (To claim one takes it and its neighbours from play.) On a path it is Dawson's Kayles, 0.137.
node-kayles-a-move-claims-a-vertex-x-no-8fdc = 每步占一个顶点 x，其邻点都须未被占。（占了就把它和邻点移出游戏。）在路径上就是Dawson 的国际象棋 0.137。

# Notakto: both players put crosses; whoever makes three in a row, any way, loses.
notakto-both-players-put-crosses-whoever-makes-three-in-7c38 = 双方都写叉；在任一方向连成三个的人输。

# Nu tic-tac-toe: the pieces x and o stand by turns on the first and the last row; a piece goes one cell along a row or column to a free cell. Three of one's own in a row, any way, win; who cannot move loses.
nu-tic-tac-toe-the-pieces-x-and-o-a8a6 = 棋子 x 和 o 交错排在第一行和最后一行；棋子横竖走一格到空格。自己的三个子在任一方向连成一线者赢；不能走的人输。

# Odd or Even: from an odd number of matches a player takes at least one and at most `most`. When all are gone, who has an even number of them has won, or with odd = 1 who has an odd number. A position is the matches left, Left's and Right's.
odd-or-even-from-an-odd-number-of-matches-77c7 = 从奇数根火柴中每次至少取一根，至多取 `most` 根。取完后，手中为偶数根者赢；odd = 1 时为奇数根者赢。局面是剩下的、左方的和右方的火柴数。

# Odd Scoring: a marker goes 1, 2 or 3 cells to the left, and who moves it scores as many points. When it is in the first cell, who has an odd score wins. Only the parities of the scores matter: the marker is a where both are even, b where Left's is odd, c where Right's is, d where both are.
odd-scoring-a-marker-goes-1-2-or-3-9cf9 = 标记向左走 1、2 或 3 格，走的人得同样多的分。到第一格时，得分为奇数者赢。只看得分的奇偶：双方都为偶时标记写 a，左方为奇写 b，右方为奇写 c，都为奇写 d。

# One-dimensional chess: king, knight and rook of each player on a row of eight cells. The king goes one cell, the knight leaps two, the rook goes any number of free cells; they take, check and mate as in chess. Without a move and not in check, or with the kings alone, the game is drawn. Left has K, N and R, Right k, n and r.
one-dimensional-chess-king-knight-and-rook-of-each-3fe2 = 八格的一行上双方各有王、马、车。王走一格，马跳两格，车走任意多个空格；吃子、将军、将死同国际象棋。未被将军而无步可走，或只剩双王，为平局。左方是 K、N、R，右方是 k、n、r。

# Order and Chaos: either player puts an x or an o. Left, Order, wants k of one kind in a row; Right, Chaos, a full board without.
order-and-chaos-either-player-puts-an-x-or-f1a8 = 双方都可以放 x 或 o。左方（秩序）要使 k 个相同的连成一线，右方（混沌）要使棋盘下满而没有这样的线。

# Othello (Reversi): a stone must enclose stones of the other colour in straight lines; they change colour. Who cannot move passes; when neither can, more stones win.
othello-reversi-a-stone-must-enclose-stones-of-the-6a4a = 黑白棋（翻转棋）：放下的子必须沿直线夹住另一颜色的子，被夹的子变色。不能走则弃权；双方都不能走时，子多者赢。

# Partizan Arc Kayles on a path: its edges are Left's, l, or Right's, r. A player takes an edge of her own away with both of its ends, and so its neighbours with it.
partizan-arc-kayles-on-a-path-its-edges-are-ff06 = 路径上的不平等边 Kayles：边属左方 l 或右方 r。每步去掉自己的一条边及其两个端点，相邻的边也随之去掉。

# Partizan Euclid: of two numbers p > q let t be the remainder of p by q. With t = 0 nobody can move; else Left goes to (q, t) and Right to (q, q - t).
partizan-euclid-of-two-numbers-p-q-let-t-03fa = 不平等欧几里得：两数 p > q，设 t 为 p 除以 q 的余数。t = 0 时谁也不能走；否则左方走到 (q, t)，右方走到 (q, q - t)。

# Partizan Splittles: Left takes 1 or 2 tokens, Right 1, and either may divide what is left into two heaps.
partizan-splittles-left-takes-1-or-2-tokens-right-4a0e = 左方取 1 或 2 个，右方取 1 个，双方都可以把剩下的分成两堆。

# Peg duotaire: a move jumps with a peg over a neighbouring one into the free hole behind it and takes away the peg jumped over. Whoever cannot move loses. multiple = 1 lets a peg jump on as often as it can in the same move.
peg-duotaire-a-move-jumps-with-a-peg-over-6911 = 双人孔明棋：每步用一个棋子跳过相邻的棋子，落到其后的空孔，并拿走被跳的。不能走的人输。multiple = 1 时，一步之内可以连续跳任意多次。

# Pentominoes: the players put the twelve pentominoes on a board, each at most once, turned or reflected as they like. Whoever cannot move loses.
pentominoes-the-players-put-the-twelve-pentominoes-on-a-8962 = 双方把十二块五格骨牌放到棋盘上，每块至多用一次，可以任意旋转、翻转。不能走的人输。

# Pong Hau K'i (the horseshoe): two pieces each on five points, one of them free; a piece goes along a line to the free point. Who cannot move loses.
pong-hau-k-i-the-horseshoe-two-pieces-each-52d8 = 裤裆棋（又名憋死牛）：五个点上双方各两个棋子，一点空着；棋子沿线走到空点。不能走的人输。

# A poset game: a move takes an element and everything above it. Here the elements are the divisors of n but 1: a move names one that is no multiple of one named before. (Schuh's game of divisors, in which 1 loses.) A position is the set of what is left.
a-poset-game-a-move-takes-an-element-and-7c88 = 偏序集游戏：每步去掉一个元素以及在它之上的一切。这里的元素是 n 的除 1 以外的约数：每步说一个约数，它不是前面说过的数的倍数。（这就是说 1 者输的Schuh 约数游戏。）局面是剩下的数的集合。

# Prim: take a number of tokens with no divisor in common with the size of the heap; from 1 take 1.
prim-take-a-number-of-tokens-with-no-divisor-b88f = 取走的个数须与堆的大小互素；从 1 中取 1。

# Push: on a strip either player's stone goes one cell to the left and pushes the stones in a row before it, the last of them off the end if need be.
push-on-a-strip-either-player-s-stone-goes-e7ea = 在一行格子上，自己的子向左走一格，推动前面相连的子，必要时把最前面的推出边外。

# Pylos: a pyramid of nine places on the ground, four on these, one on top; each player has seven balls. A move puts a new ball on a free place of the ground or onto a square of four balls, or raises a ball of one's own that bears none onto such a square. Whoever makes a square of one's own takes back one or two balls of one's own that bear none, one after the other. The ball on top wins; who is to move and has no ball left loses. The layers lie side by side, free places are . and, above, :.
pylos-a-pyramid-of-nine-places-on-the-ground-4a42 = 底层九个位置、其上四个、顶上一个的金字塔；双方各七个球。每步把一个新球放在底层的空位或四个球组成的方块之上，或把自己一个没有承重的球升到这样的方块上。用自己的球组成方块的人，逐个取回自己一个或两个没有承重的球。占顶者赢；轮到走而没有球的人输。各层并排写出，空位是点（.），上层是 :。

# Quarto on small boards: the pieces differ in some ways, each in two, one of every kind. A player puts the piece that the opponent chose on a free cell and chooses one for the opponent. Whoever completes a row, column or diagonal of pieces that have something in common wins. (Slow path.) A position is the cells, 0 for a free one, and the piece chosen, 0 at the start.
quarto-on-small-boards-the-pieces-differ-in-some-8feb = 小棋盘上的四合棋：棋子在若干方面各分两种，每样一个。把对方选定的棋子放到空格，再为对方选一个。用有共同点的棋子填满一行、一列或一条对角线的人赢。（慢速。）局面是各格（空格为 0）和选定的棋子（开始时为 0）。

# Placing queens: both players put chess pieces on a board so that none attacks another. Whoever cannot, loses.
placing-queens-both-players-put-chess-pieces-on-a-c38d = 放皇后：双方把棋子放到棋盘上，彼此不得攻击。不能放的人输。

# Quicksort: a move takes an element of a list as the pivot, and moves the elements less than it before it and those greater than it behind it, each in its order, so that the list changes. Whoever cannot move loses.
quicksort-a-move-takes-an-element-of-a-list-3520 = 快速排序：每步选表中一个元素为枢轴，把比它小的移到它前面，比它大的移到后面，各保持原来的次序；表必须有变化。不能走的人输。

# Quixo: a player takes a cube from the border that is blank or his own and pushes it in again, marked as his, at an end of its row or column, but not where it was. Whoever has a line of his own when he is to move has won; else whoever faces a line of the opponent's has lost. A position is the cubes row by row, a dot for a blank one.
quixo-a-player-takes-a-cube-from-the-border-90c3 = 从边上取一个空白或自己的方块，标上自己的记号，从所在行或列的一端推回，但不能推回原处。轮到走时已有自己的一线则赢；否则面对对方的一线则输。局面逐行写出方块，点为空白。

# A rook that goes left or down any number of cells: Nim with two heaps, and an example of a game given by a function.
a-rook-that-goes-left-or-down-any-number-eaa5 = 车向左或向下走任意多格：就是两堆的尼姆，也是用函数给出的游戏的例子。

# King and rook against king, as in chess, on boards of any size: Left has K and R, Right k. The king never goes to an attacked cell, the kings never touch; mate wins, stalemate and the loss of the rook are draws.
king-and-rook-against-king-as-in-chess-on-696e = 国际象棋的王车对王，棋盘大小任意：左方是 K 和 R，右方是 k。王不能走到被攻击的格子，两王不得相邻；将死为胜，逼和与失车为平局。

# Shannon's switching game on vertices: Short, Left, claims vertices, x, and wants a chain from vertex 1 to vertex 2; Cut, Right, takes vertices away, o. Vertices 1 and 2 are Short's from the start.
shannon-s-switching-game-on-vertices-short-left-claims-4507 = Shannon 的顶点开关游戏：左方（短路）占顶点 x，要从顶点 1 连到顶点 2；右方（切断）去掉顶点 o。顶点 1 和 2 一开始就属于短路方。

# Shift-Tac-Toe: on an upright board of three columns a player drops a piece into a column that is not full, or shifts a row one cell to the left or right, at most one from its first place. A piece shifted off the board is lost, the cell on the other side becomes free, and pieces fall. Three in a row, any way, win; if both players have such rows, who has just moved wins. A position is the columns, each from below, and how far the rows, from below, are shifted to the right.
shift-tac-toe-on-an-upright-board-of-three-4a15 = 三列的竖立棋盘上，把棋子投入未满的一列，或把一行向左或向右移一格，离原位至多一格。移出棋盘的棋子消失，另一侧的格子变空，棋子下落。三个在任一方向连成一线者赢；双方都有时，刚走的人赢。局面是各列（从下往上）以及各行（从下往上）向右移了几格。

# Shove: on a strip either player's stone goes one cell to the left and shoves everything to the left of it one cell too, the last stone off the end if it was there.
shove-on-a-strip-either-player-s-stone-goes-0689 = 在一行格子上，自己的子向左走一格，它左边的一切也都左移一格，原在最左格的子被推出边外。

# Silver Dollar, with the dollar: coins c and one silver dollar $ stand on a strip, at most one on a square. A move slides one of them any distance to the left, not over another; off the left end it falls into the money bag, which has room for all. Once the dollar is in the bag, whoever is to move takes the bag and wins.
silver-dollar-with-the-dollar-coins-c-and-one-496b = 带银元的银元游戏：硬币 c 和一枚银元 $ 在一行格子上，每格至多一枚。每步把一枚向左滑任意远，不能越过别的；滑出左端就落入装得下一切的钱袋。银元入袋后，轮到走的人拿走钱袋而赢。

# Sim: the players draw the edges of a complete graph in their colours, x and o; whoever completes a triangle of one's own colour loses. The cells are the edges, 1-2, 1-3, 2-3, 1-4, and so on.
sim-the-players-draw-the-edges-of-a-complete-d514 = 双方用自己的颜色 x、o 画完全图的边；完成自己颜色的三角形的人输。格子依次是边 1-2、1-3、2-3、1-4、…。

# Six men's morris: sixteen points on two squares, one inside the other and joined at the middles of their sides. Six pieces each (in five men's morris, men = 5) are put down, then moved along a line to the next free point. Three in a row on a side are a mill: whoever makes one takes a piece of the opponent, any of them. (The table `mills 6` spares pieces in mills; `mills 6:lenient` does not.) Who has only two pieces left, or cannot move, loses. After the points come the pieces not yet put down: vertices 17 to 23 for Left, 24 to 30 for Right, h and k those that are left and _ the places of the others, the last always.
six-men-s-morris-sixteen-points-on-two-squares-6187 = 两个正方形一个套一个，各边中点相连，共十六点。双方各放六个棋子（五子时 men = 5），然后沿线走到相邻的空点。边上三个相连成磨：成磨的人吃掉对方任意一个棋子。（表 `mills 6` 不吃磨中的棋子，`mills 6:lenient` 可以吃。）只剩两个棋子或不能走的人输。各点之后写尚未放下的棋子：顶点 17 至 23 属左方，24 至 30 属右方，剩下的写 h 和 k，其余位置写 _，最后一个总是 _。

# Ski Jumps: Left's skiers L and l go any number of cells to the right along their rows, Right's R and r to the left, and may leave the board. A jumper, L or R, may also jump over an opponent just below onto the free cell below that, who then is a slipper, l or r, and cannot jump.
ski-jumps-left-s-skiers-l-and-l-go-e071 = 左方的滑雪者 L、l 沿行向右走任意远，右方的 R、r 向左走，都可以离开棋盘。跳跃者 L、R 还可以跳过正下方的对手到再下面的空格，被跳过的变成不能跳的滑行者 l、r。

# Slide-N: on an empty square of n rows and columns a player pushes a piece in at the left end of a row or at the top of a column. A piece in its way goes on to the next cell, and pushes the one there; a piece pushed out at the other end is lost. n in a row, any way, win; who makes such rows for both players loses.
slide-n-on-an-empty-square-of-n-rows-9b54 = 在 n 行 n 列的空棋盘上，把棋子从一行的左端或一列的上端推入。挡路的棋子移到下一格，并推动那里的；从另一端推出的消失。n 个在任一方向连成一线者赢；使双方都连成的人输。

# Snort on a board: a move puts a bull, x, or a cow, o, into a field; neighbouring fields never hold one of each.
snort-on-a-board-a-move-puts-a-bull-36ae = 棋盘上的 Snort：每步把公牛 x 或母牛 o 放进一块地；相邻的地里不得各有一种。

# Sowing: a row of pots with seeds; a pot with 1, 2, 3, … seeds is written a, b, c, …, an empty one a dot. A move takes all seeds of a pot and puts one each into the next pots, to the right for Left, to the left for Right; the last must not come into an empty pot. Whoever cannot move loses.
sowing-a-row-of-pots-with-seeds-a-pot-7dbf = 播种：一排装种子的罐，有 1、2、3、… 粒的写作 a、b、c、…，空罐写作点。每步取出一罐的全部种子，逐粒放进后面的罐：左方向右，右方向左；最后一粒不得落入空罐。不能走的人输。

# Sprouts: a move joins two spots, or one with itself, by a curve that meets nothing drawn before, and puts a new spot on it; at most three curves end at a spot. Whoever cannot move loses. A position is the list of regions, a region a list of boundaries, a boundary the spots met on the way round it; a spot is a pair, its number and the number of curves that end there.
sprouts-a-move-joins-two-spots-or-one-with-cd9d = 每步用一条不碰到已画之物的曲线连接两点，或一点与自身，并在其上加一个新点；一点至多是三条曲线的端点。不能走的人输。局面是区域的列表，区域是边界的列表，边界是绕行一周遇到的点；点写成编号与以它为端点的曲线条数。

# Strings and Coins, for the last move (Nimstring on any graph): a move cuts a string between two coins, or between a coin and the ground 0; who takes a coin, by cutting its last string, must cut another string, and whoever cannot loses. A position is the list of strings. Between moves, coins that hang on one string are taken, since that is never worse. But where such a coin hangs on one with just one string more, and cutting that takes nothing, whoever is to move takes both coins or leaves them to the other player, and so wins in every sum: the position is loony, has no Grundy value, and nobody need move to it.
strings-and-coins-for-the-last-move-nimstring-on-fbbe = 绳与硬币，走最后一步者胜（任意图上的 Nimstring）。每步剪断两枚硬币之间、或硬币与地面 0 之间的一根绳；剪断一枚硬币的最后一根绳而得到它的人必须再剪一根，不能剪的人输。局面是绳的列表。只挂在一根绳上的硬币在两步之间取走，因为取走它从不吃亏。但若这样的硬币挂在另一枚只多一根绳的硬币上，而剪断那根绳什么也得不到，则轮到的一方或取走两枚，或把它们留给对方，因而在任何和中都赢：这种局面称为 loony，没有 Grundy 值，通向它的一步不必走。

# Take a square number of tokens from a heap, or halve an even one. Impartial; whoever cannot move loses.
take-a-square-number-of-tokens-from-a-heap-e21c = 从一堆中取走平方数个，或把偶数的堆减半。公平游戏；不能走的人输。

# Tac Tix (Bulo): any number of neighbouring counters in one row or one column are taken; as published whoever takes the last one loses.
tac-tix-bulo-any-number-of-neighbouring-counters-in-2f4e = 从一行或一列中取走相连的任意多个棋子；原来的规则是取最后一个的人输。

# Teeko: four pieces each are put down, then moved one cell as a king in chess. Four in a row, any way, or in a square win.
teeko-four-pieces-each-are-put-down-then-moved-ced0 = 双方各放四个棋子，然后像国际象棋的王那样走一格。四个在任一方向连成一线或成一方块者赢。

# Three men's morris: nine points, three in a line on eight lines. The players put down three pieces each, then move one along a line to the next free point. Three in a line win.
three-men-s-morris-nine-points-three-in-a-d129 = 九个点，八条线上各三点。双方各放三个棋子，然后沿线走到相邻的空点。三个在一条线上者赢。

# The three-spot game: on 3 × 3 with spots on the cells of the last row lie a domino of each player and a neutral one. A move puts one's own domino down in another place, scores a point for each spot that it covers then, and puts the neutral one down in another place. Whoever has 12 points ends the game, and wins if the opponent has at least 6, else loses. (Slow path.) Cells are numbered row by row from 0; a position is Left's domino, Right's and the neutral one, each as its cells, and the two scores.
the-three-spot-game-on-3-3-with-spots-4382 = 三点游戏：3 × 3 的最后一行各格有点，上面有双方各一块骨牌和一块中立骨牌。每步把自己的骨牌放到另一处，每盖住一点得一分，再把中立骨牌放到另一处。得到 12 分就终局：对方至少有 6 分则赢，否则输。（慢速。）格子从 0 起逐行编号；局面是左方、右方和中立骨牌各自的格子，以及两个得分。

# Tic-tac-chec: each player has a rook, a knight and a bishop (Left's are R, N, B, Right's r, n, b). A move puts a piece that is not on the board on a free cell, or moves one as in chess; a piece taken goes back to its owner, who may put it again. Three of one's own in a row, any way, win.
tic-tac-chec-each-player-has-a-rook-a-c402 = 双方各有车、马、象（左方 R、N、B，右方 r、n、b）。每步把不在棋盘上的棋子放到空格，或照国际象棋走一个棋子；被吃的棋子归还原主，可以再放。自己的三个子在任一方向连成一线者赢。

# Tic-tac-two: noughts and crosses on the two sides of a pane of glass. A mark is put on a free side of a place and is seen from the other side too as long as that is free. Three of one's own in a row, seen from the front or from behind, win. Marks in front are written x and o, marks behind X and O, on both sides w (x, x), v (o, o), s (x in front, o behind), z (o in front, x behind).
tic-tac-two-noughts-and-crosses-on-the-two-4e6a = 在一块玻璃两面玩的井字棋：记号放在某处的空面上，另一面空着时从那边也看得见。从前面或后面看，自己的三个记号在任一方向连成一线者赢。前面的记号写 x 和 o，后面的写 X 和 O，两面都有时写 w（x、x）、v（o、o）、s（前 x 后 o）、z（前 o 后 x）。

# Toads and Frogs: Left moves a toad to the right, Right a frog to the left, into the next cell or over one of the other kind.
toads-and-frogs-left-moves-a-toad-to-the-c226 = 左方把蟾蜍向右移，右方把青蛙向左移：移到下一格，或跳过一个异类。

# Treblecross: both players put crosses on a strip; three in a row win.
treblecross-both-players-put-crosses-on-a-strip-three-3e53 = 双方都在一行格子上写叉；连成三个的人赢。

# A game of words: Left takes two letters ab standing together out of a word, Right takes ba. Whoever cannot move loses.
a-game-of-words-left-takes-two-letters-ab-7e43 = 词游戏：左方从词中去掉相连的两个字母 ab，右方去掉 ba。不能走的人输。

# Wythoff's game: any number of tokens from one of two heaps, or the same number from both; with a > 1, numbers from both that differ by less than a.
wythoff-s-game-any-number-of-tokens-from-one-72c3 = 从两堆之一取走任意多个，或从两堆取走同样多个；a > 1 时，从两堆取走的个数之差可以小于 a。

# The game of Y: the players put stones, x and o, on a triangle of hexagonal cells; whoever joins all three sides by a chain wins. A position is written row by row from the top; a cell has two neighbours in its row, two above and two below.
the-game-of-y-the-players-put-stones-x-d6ae = 双方在三角形棋盘的六角格上放棋子 x 和 o；用一条链连接三边的人赢。局面从上往下逐行写出；一格在同一行有两个邻格，上下各有两个。
