### The rules of the files in games/: their first comments. The key of a message is made from its English words, which stand above it.

# Amazons: a move takes an amazon as far as a queen goes in chess, then shoots an arrow from there, as far again, that burns the cell it lands on.
amazons-a-move-takes-an-amazon-as-far-as-5e8b = 한 수에 아마존 하나를 체스의 퀸처럼 몇 칸이든 옮긴 다음, 그 자리에서 다시 퀸처럼 화살을 쏜다. 화살이 떨어진 칸은 타서 없어진다.

# Annihilation: tokens stand on the vertices of a directed graph; a move takes one along an arrow, and two that meet on a vertex both vanish. A position is the list of the vertices with tokens. Whoever cannot move loses.
annihilation-tokens-stand-on-the-vertices-of-a-directed-506e = 말들이 유향 그래프의 꼭짓점에 있다. 한 수에 말 하나를 화살표를 따라 옮기고, 한 꼭짓점에서 만난 두 말은 함께 사라진다. 국면은 말이 있는 꼭짓점의 목록이다. 둘 수 없는 쪽이 진다.

# Anti-Clobber: a stone goes to a free cell beside it, and leaves a stone of the opponent behind. The board fills up, and whoever cannot move loses.
anti-clobber-a-stone-goes-to-a-free-cell-0e18 = 돌이 이웃한 빈칸으로 가고, 떠난 자리에는 상대의 돌이 놓인다. 판은 점점 찬다. 둘 수 없는 쪽이 진다.

# Arc Kayles: a move takes an edge with both its ends. On a path it is Dawson's Kayles, 0.07.
arc-kayles-a-move-takes-an-edge-with-both-c24b = 한 수에 변 하나를 양 끝점과 함께 없앤다. 경로 위에서는 도슨의 카일즈 0.07이다.

# Asalto on a small board: three geese at the top of a cross of 21 points, two foxes at the bottom. A goose, Left, goes one point along a line, ahead or to the side, never into the outer columns; a fox goes one point along a line in any direction, or jumps over a goose and takes it, which it must where it can. The geese win when all three are in the castle, the six points at the bottom, and lose when one is taken. The points written g, f and : have diagonal lines, too, those written G, F and a dot have not.
asalto-on-a-small-board-three-geese-at-the-31c9 = 작은 판의 아살토: 점 21개로 된 십자 모양에서 거위 셋은 맨 위에, 여우 둘은 맨 아래에 있다. 왼쪽인 거위는 선을 따라 앞이나 옆으로 한 점 가며, 바깥 열로는 가지 못한다. 여우는 선을 따라 아무 방향으로나 한 점 가거나, 거위를 뛰어넘어 잡는다. 잡을 수 있으면 잡아야 한다. 거위 셋이 모두 맨 아래 여섯 점인 성에 들어가면 거위가 이기고, 하나라도 잡히면 진다. g, f, :로 쓴 점에는 대각선도 있고, G, F, 점(.)으로 쓴 점에는 없다.

# Backsliding Toads and Frogs: as Toads and Frogs, and every animal may also go one cell back, so that play can go on for ever.
backsliding-toads-and-frogs-as-toads-and-frogs-and-d419 = 두꺼비와 개구리와 같되, 어느 동물이든 한 칸 뒤로 갈 수도 있다. 그래서 끝없이 이어질 수 있다.

# Battle Sheep: a herd goes in a straight line as far as it can over free cells, and leaves at least one sheep behind. Herds of 1, 2, 3 and 4 sheep are a, b, c, d of Left, p, q, r, s of Right. Here whoever cannot move loses.
battle-sheep-a-herd-goes-in-a-straight-line-c480 = 양 떼가 빈칸을 따라 곧게 갈 수 있는 데까지 가며, 적어도 한 마리를 남긴다. 한 마리에서 네 마리까지의 떼를 왼쪽은 a, b, c, d, 오른쪽은 p, q, r, s로 쓴다. 여기서는 둘 수 없는 쪽이 진다.

# Black Hole: the players put down their numbers 1, 2, 3, … by turns on a board of hexagons. One cell is left, the black hole; whoever has the smaller sum of numbers next to it wins. (Slow path.) A position is the cells by rows, 0 for a free one, Right's numbers with a minus, and whose turn it is follows from their number.
black-hole-the-players-put-down-their-numbers-1-f9b3 = 두 사람이 번갈아 수 1, 2, 3, …을 육각형 칸의 판에 놓는다. 한 칸이 남으면 그것이 블랙홀이다. 그 둘레에 있는 자기 수의 합이 작은 쪽이 이긴다. (느린 길.) 국면은 칸을 줄마다 쓴 것이다. 빈칸은 0, 오른쪽의 수는 음수이며, 차례는 수의 개수로 정해진다.

# Breakthrough: a pawn goes one cell ahead, straight or diagonally, onto a free cell, or takes diagonally ahead. Reaching the far side wins, and so does taking the last pawn of the opponent.
breakthrough-a-pawn-goes-one-cell-ahead-straight-or-152b = 폰은 앞의 빈칸으로 곧게 또는 비스듬히 한 칸 가거나, 비스듬히 앞의 상대를 잡는다. 맞은편 끝 줄에 닿으면 이기고, 상대의 마지막 폰을 잡아도 이긴다.

# Bridg-it (Gale): two grids of dots, x and o, one shifted against the other by half a step. Left joins two neighbouring x, Right two neighbouring o, and no line crosses another; Left wants a chain from the first row to the last, Right one from the first column to the last.
bridg-it-gale-two-grids-of-dots-x-and-218b = 브리지잇(게일의 게임): 점 x와 o의 격자 두 개가 반 칸 어긋나 있다. 왼쪽은 이웃한 두 x를, 오른쪽은 이웃한 두 o를 잇고, 선은 서로 엇갈리지 못한다. 왼쪽은 첫 줄에서 마지막 줄까지, 오른쪽은 첫 열에서 마지막 열까지 이어야 한다.

# Brussels Sprouts: crosses with four arms; a move joins two free arms by a curve that meets nothing drawn before, and puts a bar across it, which has an arm on either side. Whoever cannot move loses. Every play from n crosses takes 5n - 2 moves. A position is the list of regions, a region the list of its boundaries, a boundary the number of its free arms.
brussels-sprouts-crosses-with-four-arms-a-move-joins-49d2 = 팔이 넷인 십자에서 시작한다. 한 수에 자유로운 팔 둘을 이미 그린 것과 만나지 않는 곡선으로 잇고, 그 위에 양쪽으로 팔이 하나씩 나오는 막대를 그린다. 둘 수 없는 쪽이 진다. 십자 n개에서는 어떻게 두어도 5n - 2수가 걸린다. 국면은 영역의 목록, 영역은 경계의 목록, 경계는 자유로운 팔의 개수이다.

# Cakes, so many squares high and wide. Left makes pieces of the columns, Right of the rows, as the rule has it: "cut" in two, "share" into at least two equal pieces, "eat" one line and leave what is on either side of it. Twisted, the pieces are turned: Left makes pieces of the rows, and they are as high as the cake was wide.
cakes-so-many-squares-high-and-wide-left-makes-5187 = 케이크의 크기는 세로와 가로의 칸 수이다. 왼쪽은 열을, 오른쪽은 행을 규칙대로 나눈다: "cut"은 둘로, "share"는 같은 조각 둘 이상으로 나누고, "eat"은 한 줄을 먹고 양쪽에 남은 것을 둔다. 비틀면 조각이 돌아간다: 왼쪽이 행을 나누고, 조각의 높이는 본래 케이크의 너비가 된다.

# Cannibal Clobber: as Clobber, and one may also take a neighbouring stone of one's own.
cannibal-clobber-as-clobber-and-one-may-also-take-bf9a = 클로버 게임과 같되, 이웃한 자기 돌을 잡아도 된다.

# Change: three pieces of each player on 14 points in rows of three, four, four and three. A piece slides ahead, along one of the two diagonals, over any number of free points. Whoever has all three pieces on the far side wins; who cannot move loses.
change-three-pieces-of-each-player-on-14-points-b10f = 점 14개가 셋, 넷, 넷, 셋씩 줄지어 있고, 두 사람은 말을 셋씩 갖는다. 말은 두 대각선 가운데 하나를 따라 앞으로 빈 점을 몇 개든 미끄러져 간다. 말 셋이 모두 맞은편에 있으면 이기고, 둘 수 없는 쪽이 진다.

# Clobber with chess pieces: a stone takes one of the opponent's that it attacks as a king, a queen, a rook or a knight; for a bishop, too. The second parameter says how far a queen, a rook or a bishop goes at most; 0 says that it goes as far as it can.
clobber-with-chess-pieces-a-stone-takes-one-of-fa0b = 체스 말로 하는 클로버 게임: 돌이 킹, 퀸, 룩, 나이트처럼 공격하는 상대의 돌을 잡는다. 비숍도 된다. 둘째 매개변수는 퀸, 룩, 비숍이 많아야 몇 칸을 가는지 정하며, 0이면 제한이 없다.

# A game of chips: a, b, c, … are cells with 1, 2, 3, … chips, a dot is one with none. A move fires a cell with at least two: one chip goes to each neighbour, off the strip at its ends. Whoever cannot move loses. The number of moves does not depend on how one plays.
a-game-of-chips-a-b-c-are-cells-f13f = 칩 게임: a, b, c, …는 칩이 1개, 2개, 3개, … 있는 칸이고 점은 빈칸이다. 한 수에 칩이 둘 이상인 칸 하나를 터뜨린다: 양옆으로 칩이 하나씩 가고, 끝에서는 띠 밖으로 나간다. 둘 수 없는 쪽이 진다. 수의 개수는 어떻게 두어도 같다.

# Chomp: a bite takes a square of the bar with all squares to the right of it and above. The square at the bottom of the first column is poisoned: nobody eats it, and who has nothing else left loses. A cell is the height of a column.
chomp-a-bite-takes-a-square-of-the-bar-60b3 = 한 수에 한 칸을 골라 그 오른쪽과 위쪽의 칸을 모두 먹는다. 첫 열의 맨 아래 칸에는 독이 있어 아무도 먹지 않으며, 그 밖에 남은 칸이 없는 쪽이 진다. 칸에는 열의 높이를 쓴다.

# Chung Toi: on 3 × 3 the players put down three pieces each, turned straight or slanting: t and x, Right's T and X. Then a piece goes one or two cells the way it is turned, orthogonally or diagonally, also over another piece, and may be turned as it stops; or it is turned where it stands, or nothing is done. Three in a line win.
chung-toi-on-3-3-the-players-put-down-9745 = 3 × 3 판에 두 사람이 말을 셋씩, 곧게 또는 비스듬히 돌려 놓는다: 왼쪽은 t와 x, 오른쪽은 T와 X로 쓴다. 그다음에는 말이 향한 대로 가로세로 또는 대각선으로 한두 칸 가고, 다른 말을 넘어도 되며, 멈출 때 돌려도 된다. 제자리에서 돌리거나 아무것도 하지 않아도 된다. 셋을 나란히 놓으면 이긴다.

# Clobber: a move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board.
clobber-a-move-takes-a-stone-of-one-s-5d4e = 한 수에 자기 돌을 이웃한 상대 돌 위로 옮기고, 그 상대 돌은 판에서 없어진다.

# Clobbineering: a move is one of Clobber, a stone of one's own takes a neighbouring one of the opponent, or one of Domineering, a domino on two free neighbouring cells, upright for Left, lying for Right.
clobbineering-a-move-is-one-of-clobber-a-stone-4bab = 한 수는 클로버 게임의 수이거나(자기 돌로 이웃한 상대 돌을 잡는다) 도미니어링의 수이다(이웃한 빈칸 둘에 도미노를 왼쪽은 세로로, 오른쪽은 가로로 놓는다).

# Col on a board: a move paints a cell in one's own colour, x or o; neighbours never have the same one.
col-on-a-board-a-move-paints-a-cell-916f = 판에서 하는 콜: 한 수에 칸 하나를 자기 색 x 또는 o로 칠한다. 이웃한 칸이 같은 색이면 안 된다.

# Connect Four: a stone falls to the lowest free cell of a column; the first with four in a row, any way, wins.
connect-four-a-stone-falls-to-the-lowest-free-0324 = 돌은 열에서 가장 낮은 빈칸으로 떨어진다. 어느 방향으로든 넷을 먼저 나란히 놓으면 이긴다.

# Cookie Cutter: a square cutter is laid on the dough, perhaps over its edge, so that it meets at least one cookie, x; all that it meets are taken. On one row a cutter of two plays the octal game 0.37.
cookie-cutter-a-square-cutter-is-laid-on-the-695d = 정사각형 틀을 반죽에 놓아 쿠키 x를 적어도 하나 덮는다. 틀이 가장자리를 넘어도 된다. 덮은 쿠키는 모두 없어진다. 한 줄에서 너비 2인 틀이면 8진 게임 0.37이다.

# Corner the Queen (or the Lady): one chess piece goes towards the corner at the bottom left, as a queen (Wythoff's game), a rook (Nim with two heaps) or a king; a bishop goes to the left, up or down, a knight makes the four of its leaps that bring it nearer. Whoever cannot move loses.
corner-the-queen-or-the-lady-one-chess-piece-35df = 구석으로 몰기: 체스 말 하나가 왼쪽 아래 구석을 향해 퀸(위토프 게임), 룩(두 더미의 님), 킹처럼 간다. 비숍은 왼쪽으로 위나 아래로 가고, 나이트는 구석에 가까워지는 네 방향으로 뛴다. 둘 수 없는 쪽이 진다.

# Couples are Forever: a heap is split into two, but for heaps of two, which stay together. Without the exception it would be a game of parity; with it no period is known.
couples-are-forever-a-heap-is-split-into-two-882e = 더미를 둘로 나누되, 둘짜리 더미는 나누지 않는다. 이 예외가 없으면 홀짝 게임이고, 예외가 있으면 알려진 주기가 없다.

# Cram: Domineering in which both players lay dominoes either way.
cram-domineering-in-which-both-players-lay-dominoes-either-e804 = 두 사람 모두 도미노를 가로로든 세로로든 놓는 도미니어링이다.

# Kayles with words: a move takes one or two letters a standing together; the row is cut there.
kayles-with-words-a-move-takes-one-or-two-388e = 낱말로 하는 카일즈: 한 수에 함께 있는 글자 a를 하나 또는 둘 없애고, 줄은 그 자리에서 끊어진다.

# Dawson's chess: pawns on a board of three rows face each other; a pawn that can take must. Here whoever moves last wins.
dawson-s-chess-pawns-on-a-board-of-three-e0c6 = 세 줄짜리 판에서 폰이 마주 본다. 잡을 수 있는 폰은 잡아야 한다. 여기서는 마지막에 두는 쪽이 이긴다.

# Clobber along diagonals: a stone takes one of the opponent's on a cell that touches its own in a corner; with the rule "all" on any of the eight cells around it. On diagonals alone the cells of the two colours of a chess board are two boards.
clobber-along-diagonals-a-stone-takes-one-of-the-7d20 = 대각선 클로버 게임: 돌이 자기 칸과 모서리로 닿은 칸의 상대 돌을 잡는다. 규칙 "all"이면 둘레의 여덟 칸 어디서나 잡는다. 대각선으로만 잡으면 체스판의 두 색이 서로 다른 두 판이 된다.

# Digraph placement: the vertices of a directed graph are Left's or Right's. A player takes a vertex of her own, and all vertices go to which an arc leads from it. Whoever cannot move loses. Every game is worth what some digraph is. A position is the list of vertices, whose names begin with l or r, and the list of arcs.
digraph-placement-the-vertices-of-a-directed-graph-are-6085 = 유향 그래프의 꼭짓점은 왼쪽이나 오른쪽의 것이다. 자기 꼭짓점 하나를 없애고, 거기서 화살표가 가리키는 꼭짓점도 모두 없앤다. 둘 수 없는 쪽이 진다. 모든 게임은 어떤 유향 그래프와 값이 같다. 국면은 이름이 l이나 r로 시작하는 꼭짓점의 목록과 화살표의 목록이다.

# Dim: take a divisor of the number of tokens, the number itself included.
dim-take-a-divisor-of-the-number-of-tokens-6c33 = 말의 개수의 약수만큼 가져간다. 그 수 자신도 된다.

# Dodgem: Left's cars x go right, up or down, Right's cars o go up, left or right, onto a free cell; x leaves the board on the right, o at the top. Who has no car left has won; who has left the opponent without a move has lost.
dodgem-left-s-cars-x-go-right-up-or-80f6 = 왼쪽의 차 x는 오른쪽, 위, 아래로, 오른쪽의 차 o는 위, 왼쪽, 오른쪽으로 빈칸에 간다. x는 오른쪽 끝에서, o는 맨 위에서 판을 떠난다. 자기 차가 하나도 남지 않은 쪽이 이긴다. 상대가 둘 수 없게 만든 쪽은 진다.

# Domineering: a move lays a domino on two free neighbouring cells, Left's upright, Right's lying.
domineering-a-move-lays-a-domino-on-two-free-3250 = 한 수에 이웃한 빈칸 두 개에 도미노를 놓는다: 왼쪽은 세로로, 오른쪽은 가로로.

# Dots and Boxes: a move draws an edge between neighbouring dots, +; whoever completes a box owns it, x for Left and o for Right, and draws again. When all edges are drawn, the player with more boxes has won. Edges to draw are written ., drawn ones #, boxes _. With the parameter ahead, so many boxes more than Right's are for Left as good as the same number: the score is what makes best play a draw.
dots-and-boxes-a-move-draws-an-edge-between-1051 = 한 수에 이웃한 점 + 둘 사이의 변을 긋는다. 상자를 완성한 쪽은 그것을 가지며(왼쪽은 x, 오른쪽은 o) 한 번 더 긋는다. 변을 모두 그으면 상자가 많은 쪽이 이긴다. 그을 변은 점(.), 그은 변은 #, 상자는 _로 쓴다. 매개변수 ahead를 주면 왼쪽은 오른쪽보다 상자가 그만큼 많아야 비긴 것으로 친다. 최선의 플레이가 비기게 되는 값이 점수 차이다.

# Eatcake: a cake is so many squares high and wide. Left eats a column of it, from top to bottom, Right a row; what is left on either side is a cake of its own.
eatcake-a-cake-is-so-many-squares-high-and-9e62 = 케이크의 크기는 세로와 가로의 칸 수이다. 왼쪽은 위에서 아래까지 한 열을, 오른쪽은 한 행을 먹는다. 양쪽에 남은 것은 따로따로 케이크가 된다.

# Elephants and Rhinos: Left moves an elephant, e, one cell to the right, Right a rhino, r, one cell to the left; nobody jumps.
elephants-and-rhinos-left-moves-an-elephant-e-one-85b0 = 왼쪽은 코끼리 e를 오른쪽으로, 오른쪽은 코뿔소 r을 왼쪽으로 한 칸 옮긴다. 아무도 뛰어넘지 못한다.

# End-Nim: heaps stand in a row. Left takes tokens from the first heap that is left, Right from the last. Whoever cannot move loses.
end-nim-heaps-stand-in-a-row-left-takes-ebe1 = 더미가 한 줄로 있다. 왼쪽은 남은 첫 더미에서, 오른쪽은 마지막 더미에서 가져간다. 둘 수 없는 쪽이 진다.

# Fandango: Fanorona on 3 × 3 points with eight lines. A piece goes to the free point next to it on a line; an opponent's piece on the same line, straight ahead of where it stops or straight behind where it began, is taken. Who has no pieces left has lost; if a player has some and cannot move, the game is drawn.
fandango-fanorona-on-3-3-points-with-eight-lines-e482 = 점 3 × 3개와 선 여덟 개에서 하는 파노로나: 말은 선을 따라 옆의 빈 점으로 간다. 같은 선 위에서 멈춘 자리 바로 앞이나 떠난 자리 바로 뒤에 있는 상대의 말을 잡는다. 말이 남지 않은 쪽이 진다. 말이 있는데 둘 수 없으면 무승부이다.

# Fibonacci Nim: a move takes at most twice as many tokens as the last one took; the first may not take all of them.
fibonacci-nim-a-move-takes-at-most-twice-as-5947 = 한 수에 바로 앞 수의 두 배까지 가져간다. 첫수에는 전부 가져갈 수 없다.

# Fission: a move takes a stone with free cells on two opposite sides, above and below for Left, left and right for Right, and puts a stone on each.
fission-a-move-takes-a-stone-with-free-cells-a17d = 한 수에 서로 마주 보는 두 쪽이 빈칸인 돌을 없애고 그 두 칸에 돌을 하나씩 놓는다: 왼쪽은 위와 아래, 오른쪽은 양옆.

# Fox and Geese: on the dark cells of a board the geese g go one cell down diagonally, the fox f one cell diagonally in any direction. The fox, Right, wins on the first row or when the geese, Left, cannot move; it loses when it cannot move.
fox-and-geese-on-the-dark-cells-of-a-8f3e = 판의 어두운 칸에서 거위 g는 대각선으로 한 칸 아래로, 여우 f는 대각선으로 아무 방향으로나 한 칸 간다. 오른쪽인 여우는 첫 줄에 닿거나 왼쪽인 거위가 둘 수 없으면 이기고, 여우가 둘 수 없으면 진다.

# Fox and Geese as a game whose value is asked: geese, Left, go one cell down diagonally, the fox, Right, so many cells diagonally in any direction, on a board that has no upper edge. A fox that is no lower than any goose has got through, and can move for ever: off. Rows count from below; a cell is (row, column), and both are even or both are odd.
fox-and-geese-as-a-game-whose-value-is-38da = 값을 묻는 여우와 거위: 왼쪽인 거위는 대각선으로 한 칸 아래로, 오른쪽인 여우는 정해진 칸 수만큼 대각선으로 아무 방향으로나 간다. 판은 위쪽 끝이 없다. 어느 거위보다도 낮지 않은 곳에 이른 여우는 빠져나간 것이고, 영원히 둘 수 있다: off. 줄은 아래에서부터 세고, 칸은 (줄, 열)이며 둘 다 짝수이거나 둘 다 홀수이다.

# Geography on a graph: a token, @, goes from vertex to vertex along edges and never comes to a vertex twice. Whoever cannot move loses.
geography-on-a-graph-a-token-goes-from-vertex-e088 = 말 @가 변을 따라 꼭짓점에서 꼭짓점으로 가며, 한 꼭짓점에 두 번 가지 않는다. 둘 수 없는 쪽이 진다.

# Geography on any graph, directed or not, by vertices or by edges: a token goes along an edge, and what it leaves behind is gone, the vertex with all its edges or the edge alone. Whoever cannot move loses. A position is the vertex of the token, and the edges.
geography-on-any-graph-directed-or-not-by-vertices-1de8 = 유향이든 무향이든, 꼭짓점으로든 변으로든 하는 지리 게임: 말이 변을 따라 가고, 지나온 것은 없어진다: 꼭짓점과 그에 닿은 변 모두이거나, 변 하나만이다. 둘 수 없는 쪽이 진다. 국면은 말이 있는 꼭짓점과 변의 목록이다.

# Grundy's game: a heap is split into two of different sizes.
grundy-s-game-a-heap-is-split-into-two-9664 = 더미를 크기가 다른 두 더미로 나눈다.

# Hex: the players put stones on the cells of a rhombus. Left, x, wants a chain from the first row to the last, Right, o, one from the first column to the last.
hex-the-players-put-stones-on-the-cells-of-3e05 = 마름모꼴 판의 칸에 돌을 놓는다. 왼쪽 x는 첫 줄에서 마지막 줄까지, 오른쪽 o는 첫 열에서 마지막 열까지 이어야 한다.

# Hexapawn: pawns go one cell ahead onto a free cell or take diagonally ahead. Reaching the far side wins; who cannot move loses.
hexapawn-pawns-go-one-cell-ahead-onto-a-free-3ca3 = 폰은 앞의 빈칸으로 한 칸 가거나 비스듬히 앞의 상대를 잡는다. 맞은편 끝 줄에 닿으면 이기고, 둘 수 없는 쪽이 진다.

# Nim on a hypergraph: a move chooses one of the sets of heaps below and takes at least one token from every heap of it. Here the sets are the edges of a triangle.
nim-on-a-hypergraph-a-move-chooses-one-of-656d = 초그래프 위의 님: 아래의 더미 집합 가운데 하나를 골라, 그 집합의 모든 더미에서 적어도 하나씩 가져간다. 여기서는 집합이 삼각형의 변이다.

# Ice Blocks: a triangle of blocks is built from below; the players put theirs by turns into the lowest row or on top of two blocks next to each other. When it is full, every three or more of one kind in a line, along a row or a slant, count three points and two more for each block after the third; more points win. (Slow path.) A position is the rows from below, a dot for a free place.
ice-blocks-a-triangle-of-blocks-is-built-from-bbf5 = 얼음 블록으로 아래에서부터 삼각형을 쌓는다. 번갈아 자기 블록을 맨 아랫줄이나 나란히 있는 두 블록 위에 놓는다. 다 차면, 줄이나 빗금을 따라 같은 것이 셋 이상 나란할 때마다 3점이고, 셋을 넘는 블록마다 2점을 더한다. 점수가 많은 쪽이 이긴다. (느린 길.) 국면은 아래에서부터 줄을 쓴 것이고, 점은 빈자리이다.

# Impartial Clobber: either player moves with stones of either colour onto a neighbouring stone of the other colour.
impartial-clobber-either-player-moves-with-stones-of-either-9372 = 누구든 아무 색의 돌이나 이웃한 다른 색 돌 위로 옮긴다.

# Jan: on 4 × 4 four pieces x and o stand by turns on the first and the last row; a piece goes one cell along a row or column to a free cell. Three of one's own in a row, any way, win; if a player cannot move, the game is drawn.
jan-on-4-4-four-pieces-x-and-o-f8cd = 4 × 4 판에서 말 x와 o가 넷씩 첫 줄과 마지막 줄에 번갈아 서 있다. 말은 가로나 세로로 한 칸, 빈칸으로 간다. 어느 방향으로든 자기 말 셋을 나란히 놓으면 이긴다. 둘 수 없으면 무승부이다.

# Kalah: each player has a row of pits with seeds and a store. The seeds of a pit of one's own are sown one by one round the board, into one's own store, not into the other. Whoever sows the last seed into the own store goes on; if it falls into an empty pit of one's own, it is taken with the seeds in the pit opposite, if there are any. Who is to move and has no seeds in the pits ends the game: the other takes what is left, and more seeds win. A move is a whole turn, however many pits it takes. A position is Left's pits in the order of sowing, Left's store, then Right's pits and store.
kalah-each-player-has-a-row-of-pits-with-5291 = 저마다 씨가 든 구덩이 한 줄과 창고 하나가 있다. 자기 구덩이 하나의 씨를 차례로 하나씩 돌려 뿌리되, 자기 창고에는 넣고 상대 창고에는 넣지 않는다. 마지막 씨가 자기 창고에 들어가면 계속 둔다. 자기의 빈 구덩이에 떨어지면, 맞은편 구덩이에 씨가 있을 때 그것과 함께 가져간다. 둘 차례인데 구덩이에 씨가 없으면 게임이 끝난다: 남은 것은 상대가 갖고, 씨가 많은 쪽이 이긴다. 한 수는 구덩이를 몇 개 비우든 한 차례 전체이다. 국면은 왼쪽의 구덩이를 뿌리는 순서로, 왼쪽의 창고, 그다음 오른쪽의 구덩이와 창고이다.

# Kaooa: crows x against a vulture o on the ten points of a pentagram. The crows begin; one is put on a free point each turn, and once all are there, one goes along a line to a free point next to it. The vulture is put down on its first turn, then goes likewise or jumps along a line over a crow next to it to the free point behind, and takes it. It has won when enough crows are taken, and has lost when it cannot move. Row 1 is the crows in hand, row 2 the tips, row 3 the inner points in a ring; a tip is joined to the inner point below it and to the one left of that.
kaooa-crows-x-against-a-vulture-o-on-the-16fc = 별 모양의 점 10개에서 까마귀 x들과 독수리 o가 겨룬다. 까마귀가 먼저 두며, 차례마다 하나를 빈 점에 놓고, 다 놓은 다음에는 하나가 선을 따라 옆의 빈 점으로 간다. 독수리는 첫 차례에 놓이고, 그다음에는 같은 방법으로 가거나, 옆의 까마귀를 선을 따라 뛰어넘어 그 뒤의 빈 점으로 가면서 잡는다. 독수리는 까마귀를 정해진 만큼 잡으면 이기고, 둘 수 없으면 진다. 1행은 손에 든 까마귀, 2행은 바깥 꼭지점, 3행은 안쪽 점의 고리이다. 꼭지점은 바로 아래의 안쪽 점과 그 왼쪽의 점에 이어진다.

# Kayles on a graph: a move takes a vertex, or two neighbouring ones. On a path it is the heap game 0.77.
kayles-on-a-graph-a-move-takes-a-vertex-19a0 = 그래프에서 하는 카일즈: 한 수에 꼭짓점 하나, 또는 이웃한 둘을 없앤다. 경로 위에서는 더미 게임 0.77이다.

# King's Dirt: kings go one step in any direction and leave dirt, #, behind, on which nobody can stand. (The built-in game also has kings that wait beside the board.)
king-s-dirt-kings-go-one-step-in-any-a0c1 = 왕은 아무 방향으로나 한 칸 가고, 떠난 자리에 흙 #를 남긴다. 흙에는 아무도 설 수 없다. (프로그램에 들어 있는 게임에는 판 옆에서 기다리는 왕도 있다.)

# Konane: a stone jumps over a neighbouring stone of the opponent onto the free cell behind it and takes it; it may go on jumping in the same direction.
konane-a-stone-jumps-over-a-neighbouring-stone-of-42dd = 돌이 이웃한 상대 돌을 뛰어넘어 그 뒤의 빈칸으로 가면서 잡는다. 같은 방향으로 이어서 뛰어도 된다.

# The L-game: on 4 × 4 each player has a piece of four cells like an L, and there are two neutral stones. A move puts one's L down in another place, turned or reflected as one likes, and may then move one of the stones to any free cell. Who cannot move loses. Cells are numbered row by row from 0; a position is Left's L, Right's L and the stones, each as its cells in order.
the-l-game-on-4-4-each-player-has-3ae9 = 4 × 4 판에 저마다 네 칸짜리 L 모양 조각이 하나씩 있고, 중립 돌이 둘 있다. 한 수에 자기 L을 다른 자리에 놓는다. 돌리거나 뒤집어도 된다. 그다음 돌 하나를 아무 빈칸으로 옮겨도 된다. 둘 수 없는 쪽이 진다. 칸은 0부터 줄마다 번호를 매긴다. 국면은 왼쪽의 L, 오른쪽의 L, 돌의 순서이고, 저마다 칸을 차례로 쓴다.

# Le Grec: seven pieces of each player on 4 × 4. A piece goes one cell ahead or sideways, orthogonally or diagonally, or jumps in one of these directions over a piece of the opponent, which stays, onto a free cell. Whoever has all pieces in the two far rows wins. Who cannot move wins with more pieces in the far rows than the opponent has there, else loses.
le-grec-seven-pieces-of-each-player-on-4-479d = 4 × 4 판에 저마다 말이 일곱씩 있다. 말은 앞이나 옆으로, 가로세로나 대각선으로 한 칸 가거나, 이 방향 가운데 하나로 상대의 말을 뛰어넘어 빈칸으로 간다. 뛰어넘은 말은 남는다. 말이 모두 맞은편 두 줄에 있으면 이긴다. 둘 수 없는 쪽은 맞은편 두 줄에 있는 자기 말이 상대의 것보다 많으면 이기고, 아니면 진다.

# A game of lights: a move switches off a lit lamp, x, and may also switch the one to its right, the one below it, or both. Whoever cannot move loses. The lamps count one by one, as coins that are turned.
a-game-of-lights-a-move-switches-off-a-d9c7 = 불 끄기 게임: 한 수에 켜진 등 x 하나를 끄고, 그 오른쪽 등이나 아래쪽 등, 또는 둘 다를 바꾸어도 된다. 둘 수 없는 쪽이 진다. 등은 뒤집는 동전처럼 하나씩 따로 셈한다.

# Lite 3: tic-tac-toe in which each player has at most three pieces: who has three puts the next one on a free cell, and the oldest goes. Three in a row win. Left's pieces are x, y, z and Right's a, b, c, each from the oldest to the newest; w and d are there only within a move.
lite-3-tic-tac-toe-in-which-each-player-fb06 = 말이 저마다 셋까지인 틱택토: 말이 셋이면 다음 말을 빈칸에 놓고 가장 오래된 말을 치운다. 셋을 나란히 놓으면 이긴다. 왼쪽의 말은 오래된 것부터 x, y, z, 오른쪽의 말은 a, b, c이다. w와 d는 한 수가 진행되는 동안에만 있다.

# Mark: take one token, or all but half of them, rounded down.
mark-take-one-token-or-all-but-half-of-4eb2 = 하나를 가져가거나, 반(버림)만 남기고 모두 가져간다.

# Mem: a position is a heap and what was taken from it last; no fewer may be taken now. With the rule "other" any number but the last may be taken, with "at-most" no more.
mem-a-position-is-a-heap-and-what-was-2b2e = 국면은 더미와, 바로 앞에 거기서 가져간 수이다. 이제 그보다 적게 가져갈 수 없다. 규칙 "other"이면 그 수만 아니면 되고, "at-most"이면 그 수까지이다.

# Mini hasami shogi: pieces x and o stand on the first and the last row; a piece goes as a rook in chess, or jumps over one piece of either kind next to it to the free cell behind. Pieces of the opponent in a row or column between the piece just moved and another of one's own are taken. Three of one's own in a row outside one's first row, any way, win; who cannot move loses. On at most 5 × 5 cells.
mini-hasami-shogi-pieces-x-and-o-stand-on-b016 = 작은 하사미 쇼기: 말 x와 o가 첫 줄과 마지막 줄에 있다. 말은 체스의 룩처럼 가거나, 바로 옆의 아무 말 하나를 뛰어넘어 그 뒤의 빈칸으로 간다. 방금 둔 말과 자기의 다른 말 사이에 한 줄로 낀 상대의 말은 잡힌다. 자기 첫 줄 밖에서 자기 말 셋을 어느 방향으로든 나란히 놓으면 이긴다. 둘 수 없는 쪽이 진다. 판은 5 × 5까지이다.

# m,n,k games: the players put marks on m rows and n columns; the first with k of them in a row, any way, wins. Tic-tac-toe is 3,3,3.
m-n-k-games-the-players-put-marks-on-e611 = m,n,k 게임: m행 n열에 표를 놓는다. 어느 방향으로든 k개를 먼저 나란히 놓으면 이긴다. 3,3,3이 틱택토이다.

# Moore's Nim: tokens are taken from at least one and at most k heaps, any number from each.
moore-s-nim-tokens-are-taken-from-at-least-552b = 무어의 님: 더미를 1개 이상 k개 이하 골라 저마다 몇 개든 가져간다.

# Mū tōrere: eight points in a ring, joined to one in the middle; pieces x and o. One's piece goes to the free point next to it, into the middle only from beside a piece of the opponent. Who cannot move loses. The middle, the last point, is written c when free, else X or O.
m-t-rere-eight-points-in-a-ring-joined-f84f = 점 여덟 개가 고리를 이루고, 모두 가운데의 한 점과 이어진다. 말은 x와 o이다. 말은 옆의 빈 점으로 가되, 가운데에는 상대의 말 옆에서만 들어갈 수 있다. 둘 수 없는 쪽이 진다. 마지막 점인 가운데는 비었으면 c, 아니면 X나 O로 쓴다.

# Nimania: the k-th move of a play makes a heap n one smaller and puts k more heaps of n - 1 beside it; a heap of 1 goes, and no more come. Play always ends, but it can last very long: from a heap of 3 the loser can hold out for 13 moves, from 4 for more than 2^44. A position is the number of the move, and the heaps.
nimania-the-k-th-move-of-a-play-makes-54f3 = k번째 수에서는 더미 n을 하나 줄이고, 그 옆에 n - 1인 더미를 k개 더 놓는다. 1인 더미는 없어지고 더 생기지 않는다. 게임은 언젠가 끝나지만 매우 길 수 있다: 더미 3에서는 지는 쪽이 13수, 4에서는 2^44수 넘게 버틸 수 있다. 국면은 수의 번호와 더미들이다.

# Nimstring: the players draw lines between neighbouring dots, +; who completes a box must draw another line, and whoever cannot loses. Lines to draw are written ., drawn ones #, boxes _ and X when complete. Lines are the strings of Strings and Coins, boxes its coins: boxes that can be had are completed between moves, and nobody need move to a loony position.
nimstring-the-players-draw-lines-between-neighbouring-dots-who-3877 = 이웃한 점 + 사이에 선을 긋는다. 상자를 완성한 쪽은 한 번 더 그어야 하고, 그을 수 없는 쪽이 진다. 그을 선은 점(.), 그은 선은 #, 상자는 _, 완성된 상자는 X로 쓴다. 선은 "끈과 동전"의 끈이고 상자는 그 동전이다. 얻을 수 있는 상자는 수와 수 사이에 완성되며, 루니(loony) 국면으로 가는 수는 둘 필요가 없다.

# Nine men's morris: twenty-four points on three squares, one inside the other and joined at the middles of their sides. Nine pieces each (parameter men) are put down, then moved along a line to the next free point. Three in a row on a line are a mill: whoever makes one takes a piece of the opponent, any of them. (The table `mills 9` spares pieces in mills; `mills 9:lenient` does not.) Who has only two pieces left, or cannot move, loses. After the points come the pieces not yet put down: vertices 25 to 34 for Left, 35 to 44 for Right, h and k those that are left and _ the places of the others, the last always. The start is a draw where pieces in mills are spared and three pieces fly, which took a table of 7.7 thousand million positions to prove; with men = 3 a search does.
nine-men-s-morris-twenty-four-points-on-three-2330 = 정사각형 세 개가 겹쳐 있고 변의 가운데끼리 이어진 점 24개의 판. 말을 아홉씩(매개변수 men) 놓은 다음, 선을 따라 옆의 빈 점으로 옮긴다. 선 위에 셋이 나란하면 밀이고, 밀을 만든 쪽은 상대의 말을 아무거나 하나 잡는다. (표 `mills 9`에서는 밀에 든 말을 잡지 않고, `mills 9:lenient`에서는 잡을 수 있다.) 말이 둘만 남거나 둘 수 없는 쪽이 진다. 점 다음에는 아직 놓지 않은 말을 쓴다: 꼭짓점 25-34는 왼쪽, 35-44는 오른쪽의 것으로, 남은 것은 h와 k, 나머지 자리는 _, 마지막은 늘 _이다. 밀에 든 말을 잡지 않고 말이 셋이면 날 수 있는 규칙에서는 무승부이며, 이를 증명하는 데 국면 77억 개의 표가 필요했다. men = 3이면 탐색으로 된다.

# NoCanDo: as Domineering, but every domino on the board must always touch a free cell. A domino upright is written t over b, one lying l and r.
nocando-as-domineering-but-every-domino-on-the-board-ff37 = 도미니어링과 같되, 판 위의 도미노는 모두 늘 빈칸에 닿아 있어야 한다. 세로 도미노는 t 아래 b, 가로 도미노는 l과 r로 쓴다.

# Node Kayles: a move claims a vertex, x, no neighbour of which is claimed. (To claim one takes it and its neighbours from play.) On a path it is Dawson's Kayles, 0.137.
node-kayles-a-move-claims-a-vertex-x-no-8fdc = 한 수에 꼭짓점 하나를 x로 차지한다. 그 이웃은 아무도 차지하지 않았어야 한다. (차지하면 그것과 이웃이 게임에서 빠진다.) 경로 위에서는 도슨의 카일즈 0.137이다.

# Notakto: both players put crosses; whoever makes three in a row, any way, loses.
notakto-both-players-put-crosses-whoever-makes-three-in-7c38 = 두 사람 모두 가위표를 쓴다. 어느 방향으로든 셋을 나란히 만든 쪽이 진다.

# Nu tic-tac-toe: the pieces x and o stand by turns on the first and the last row; a piece goes one cell along a row or column to a free cell. Three of one's own in a row, any way, win; who cannot move loses.
nu-tic-tac-toe-the-pieces-x-and-o-a8a6 = 말 x와 o가 첫 줄과 마지막 줄에 번갈아 서 있다. 말은 가로나 세로로 한 칸, 빈칸으로 간다. 어느 방향으로든 자기 말 셋을 나란히 놓으면 이긴다. 둘 수 없는 쪽이 진다.

# Odd or Even: from an odd number of matches a player takes at least one and at most `most`. When all are gone, who has an even number of them has won, or with odd = 1 who has an odd number. A position is the matches left, Left's and Right's.
odd-or-even-from-an-odd-number-of-matches-77c7 = 홀수 개의 성냥에서 하나 이상 `most`개까지 가져간다. 다 없어졌을 때 성냥이 짝수 개인 쪽이 이긴다. odd = 1이면 홀수 개인 쪽이 이긴다. 국면은 남은 성냥, 왼쪽의 것, 오른쪽의 것이다.

# Odd Scoring: a marker goes 1, 2 or 3 cells to the left, and who moves it scores as many points. When it is in the first cell, who has an odd score wins. Only the parities of the scores matter: the marker is a where both are even, b where Left's is odd, c where Right's is, d where both are.
odd-scoring-a-marker-goes-1-2-or-3-9cf9 = 표지가 왼쪽으로 1, 2, 3칸 가고, 옮긴 쪽이 그만큼 점수를 얻는다. 첫 칸에 이르면 점수가 홀수인 쪽이 이긴다. 점수의 홀짝만 중요하다: 표지는 둘 다 짝수이면 a, 왼쪽이 홀수이면 b, 오른쪽이 홀수이면 c, 둘 다 홀수이면 d이다.

# One-dimensional chess: king, knight and rook of each player on a row of eight cells. The king goes one cell, the knight leaps two, the rook goes any number of free cells; they take, check and mate as in chess. Without a move and not in check, or with the kings alone, the game is drawn. Left has K, N and R, Right k, n and r.
one-dimensional-chess-king-knight-and-rook-of-each-3fe2 = 여덟 칸의 줄에 저마다 킹, 나이트, 룩이 있다. 킹은 한 칸 가고, 나이트는 두 칸을 뛰고, 룩은 빈칸을 따라 몇 칸이든 간다. 잡기, 체크, 외통은 체스와 같다. 체크가 아닌데 둘 수 없거나 킹만 남으면 무승부이다. 왼쪽은 K, N, R, 오른쪽은 k, n, r이다.

# Order and Chaos: either player puts an x or an o. Left, Order, wants k of one kind in a row; Right, Chaos, a full board without.
order-and-chaos-either-player-puts-an-x-or-f1a8 = 누구든 x나 o를 놓는다. 왼쪽인 질서는 같은 것 k개를 나란히 놓으려 하고, 오른쪽인 혼돈은 그런 줄 없이 판을 채우려 한다.

# Othello (Reversi): a stone must enclose stones of the other colour in straight lines; they change colour. Who cannot move passes; when neither can, more stones win.
othello-reversi-a-stone-must-enclose-stones-of-the-6a4a = 오셀로(리버시): 놓은 돌은 다른 색 돌을 곧은 줄로 둘러싸야 하고, 둘러싸인 돌은 색이 바뀐다. 둘 수 없으면 패스한다. 둘 다 둘 수 없으면 돌이 많은 쪽이 이긴다.

# Partizan Arc Kayles on a path: its edges are Left's, l, or Right's, r. A player takes an edge of her own away with both of its ends, and so its neighbours with it.
partizan-arc-kayles-on-a-path-its-edges-are-ff06 = 경로에서 하는 편파 아크 카일즈: 변은 왼쪽의 것 l이거나 오른쪽의 것 r이다. 자기 변 하나를 양 끝점과 함께 없애며, 이웃한 변도 따라 없어진다.

# Partizan Euclid: of two numbers p > q let t be the remainder of p by q. With t = 0 nobody can move; else Left goes to (q, t) and Right to (q, q - t).
partizan-euclid-of-two-numbers-p-q-let-t-03fa = 편파 유클리드: 두 수 p > q에서 t를 p를 q로 나눈 나머지라 하자. t = 0이면 아무도 둘 수 없다. 아니면 왼쪽은 (q, t)로, 오른쪽은 (q, q - t)로 간다.

# Partizan Splittles: Left takes 1 or 2 tokens, Right 1, and either may divide what is left into two heaps.
partizan-splittles-left-takes-1-or-2-tokens-right-4a0e = 왼쪽은 1개나 2개, 오른쪽은 1개를 가져가고, 누구든 남은 것을 두 더미로 나누어도 된다.

# Peg duotaire: a move jumps with a peg over a neighbouring one into the free hole behind it and takes away the peg jumped over. Whoever cannot move loses. multiple = 1 lets a peg jump on as often as it can in the same move.
peg-duotaire-a-move-jumps-with-a-peg-over-6911 = 두 사람이 하는 페그: 한 수에 말뚝 하나로 이웃한 말뚝을 뛰어넘어 그 뒤의 빈 구멍으로 가고, 뛰어넘은 말뚝을 없앤다. 둘 수 없는 쪽이 진다. multiple = 1이면 한 수에 뛸 수 있는 만큼 이어서 뛰어도 된다.

# Pentominoes: the players put the twelve pentominoes on a board, each at most once, turned or reflected as they like. Whoever cannot move loses.
pentominoes-the-players-put-the-twelve-pentominoes-on-a-8962 = 펜토미노 열두 조각을 판에 놓는다. 조각마다 한 번까지 쓰며, 돌리거나 뒤집어도 된다. 둘 수 없는 쪽이 진다.

# Pong Hau K'i (the horseshoe): two pieces each on five points, one of them free; a piece goes along a line to the free point. Who cannot move loses.
pong-hau-k-i-the-horseshoe-two-pieces-each-52d8 = 우물고누: 다섯 점 위에 말이 둘씩 있고 한 점은 비어 있다. 말은 선을 따라 빈 점으로 간다. 둘 수 없는 쪽이 진다.

# A poset game: a move takes an element and everything above it. Here the elements are the divisors of n but 1: a move names one that is no multiple of one named before. (Schuh's game of divisors, in which 1 loses.) A position is the set of what is left.
a-poset-game-a-move-takes-an-element-and-7c88 = 부분 순서 게임: 한 수에 원소 하나와 그보다 큰 것을 모두 없앤다. 여기서 원소는 n의 1이 아닌 약수이다: 앞서 부른 수의 배수가 아닌 약수를 하나 부른다. (1을 부르면 지는 슈흐의 약수 게임이다.) 국면은 남은 수의 집합이다.

# Prim: take a number of tokens with no divisor in common with the size of the heap; from 1 take 1.
prim-take-a-number-of-tokens-with-no-divisor-b88f = 더미의 크기와 공약수가 없는 수만큼 가져간다. 1에서는 1개를 가져간다.

# Push: on a strip either player's stone goes one cell to the left and pushes the stones in a row before it, the last of them off the end if need be.
push-on-a-strip-either-player-s-stone-goes-e7ea = 띠 위에서 자기 돌을 왼쪽으로 한 칸 옮기며, 그 앞에 잇닿은 돌들을 민다. 맨 끝의 돌은 띠 밖으로 밀려날 수 있다.

# Pylos: a pyramid of nine places on the ground, four on these, one on top; each player has seven balls. A move puts a new ball on a free place of the ground or onto a square of four balls, or raises a ball of one's own that bears none onto such a square. Whoever makes a square of one's own takes back one or two balls of one's own that bear none, one after the other. The ball on top wins; who is to move and has no ball left loses. The layers lie side by side, free places are . and, above, :.
pylos-a-pyramid-of-nine-places-on-the-ground-4a42 = 바닥에 아홉 자리, 그 위에 네 자리, 꼭대기에 한 자리가 있는 피라미드. 저마다 공이 일곱 개이다. 한 수에 새 공을 바닥의 빈자리나 공 네 개의 정사각형 위에 놓거나, 아무것도 받치지 않는 자기 공을 그런 정사각형 위로 올린다. 자기 공으로 정사각형을 만든 쪽은 아무것도 받치지 않는 자기 공을 하나씩 한두 개 되가져간다. 꼭대기에 공을 놓으면 이기고, 둘 차례에 공이 없으면 진다. 층은 나란히 놓여 있고, 빈자리는 점(.), 위층에서는 :이다.

# Quarto on small boards: the pieces differ in some ways, each in two, one of every kind. A player puts the piece that the opponent chose on a free cell and chooses one for the opponent. Whoever completes a row, column or diagonal of pieces that have something in common wins. (Slow path.) A position is the cells, 0 for a free one, and the piece chosen, 0 at the start.
quarto-on-small-boards-the-pieces-differ-in-some-8feb = 작은 판의 콰르토: 말은 두 가지씩인 몇 가지 점에서 다르고, 종류마다 하나씩 있다. 상대가 고른 말을 빈칸에 놓고, 상대가 놓을 말을 고른다. 공통점이 있는 말로 가로줄, 세로줄, 대각선 하나를 채운 쪽이 이긴다. (느린 길.) 국면은 칸(빈칸은 0)과 고른 말(처음에는 0)이다.

# Placing queens: both players put chess pieces on a board so that none attacks another. Whoever cannot, loses.
placing-queens-both-players-put-chess-pieces-on-a-c38d = 퀸 놓기: 두 사람 모두 체스 말을 서로 공격하지 않게 판에 놓는다. 놓을 수 없는 쪽이 진다.

# Quicksort: a move takes an element of a list as the pivot, and moves the elements less than it before it and those greater than it behind it, each in its order, so that the list changes. Whoever cannot move loses.
quicksort-a-move-takes-an-element-of-a-list-3520 = 퀵소트: 한 수에 목록의 원소 하나를 기준으로 골라, 그보다 작은 것은 앞으로, 큰 것은 뒤로 순서를 지켜 옮긴다. 목록이 바뀌어야 한다. 둘 수 없는 쪽이 진다.

# Quixo: a player takes a cube from the border that is blank or his own and pushes it in again, marked as his, at an end of its row or column, but not where it was. Whoever has a line of his own when he is to move has won; else whoever faces a line of the opponent's has lost. A position is the cubes row by row, a dot for a blank one.
quixo-a-player-takes-a-cube-from-the-border-90c3 = 가장자리에서 비었거나 자기 것인 큐브를 하나 빼서 자기 표시를 하고, 그 줄의 끝에서 다시 밀어 넣는다. 뺀 자리에는 넣지 못한다. 둘 차례에 자기 줄이 있으면 이긴 것이고, 아니면 상대의 줄이 있을 때 진 것이다. 국면은 큐브를 줄마다 쓴 것이고, 점은 빈 것이다.

# A rook that goes left or down any number of cells: Nim with two heaps, and an example of a game given by a function.
a-rook-that-goes-left-or-down-any-number-eaa5 = 룩이 왼쪽이나 아래로 몇 칸이든 간다: 두 더미의 님이며, 함수로 주어진 게임의 예이다.

# King and rook against king, as in chess, on boards of any size: Left has K and R, Right k. The king never goes to an attacked cell, the kings never touch; mate wins, stalemate and the loss of the rook are draws.
king-and-rook-against-king-as-in-chess-on-696e = 체스의 킹과 룩 대 킹, 아무 크기의 판에서: 왼쪽은 K와 R, 오른쪽은 k. 킹은 공격받는 칸으로 가지 못하고, 두 킹은 닿지 못한다. 외통이면 이긴다. 스테일메이트와 룩을 잃는 것은 무승부이다.

# Shannon's switching game on vertices: Short, Left, claims vertices, x, and wants a chain from vertex 1 to vertex 2; Cut, Right, takes vertices away, o. Vertices 1 and 2 are Short's from the start.
shannon-s-switching-game-on-vertices-short-left-claims-4507 = 섀넌의 꼭짓점 스위칭 게임: 왼쪽인 쇼트는 꼭짓점을 x로 차지하여 꼭짓점 1에서 2까지 이으려 하고, 오른쪽인 컷은 꼭짓점을 o로 없앤다. 꼭짓점 1과 2는 처음부터 쇼트의 것이다.

# Shift-Tac-Toe: on an upright board of three columns a player drops a piece into a column that is not full, or shifts a row one cell to the left or right, at most one from its first place. A piece shifted off the board is lost, the cell on the other side becomes free, and pieces fall. Three in a row, any way, win; if both players have such rows, who has just moved wins. A position is the columns, each from below, and how far the rows, from below, are shifted to the right.
shift-tac-toe-on-an-upright-board-of-three-4a15 = 열이 셋인 서 있는 판에서, 가득 차지 않은 열에 말을 떨어뜨리거나, 한 행을 왼쪽이나 오른쪽으로 한 칸 민다. 행은 처음 자리에서 한 칸까지만 벗어난다. 판 밖으로 밀린 말은 없어지고, 반대쪽 칸이 비며, 말은 떨어진다. 어느 방향으로든 셋을 나란히 놓으면 이기고, 두 사람 모두 그런 줄이 있으면 방금 둔 쪽이 이긴다. 국면은 열(저마다 아래에서부터)과, 행이(아래에서부터) 오른쪽으로 밀린 칸 수이다.

# Shove: on a strip either player's stone goes one cell to the left and shoves everything to the left of it one cell too, the last stone off the end if it was there.
shove-on-a-strip-either-player-s-stone-goes-0689 = 띠 위에서 자기 돌을 왼쪽으로 한 칸 옮기며, 그 왼쪽에 있는 것을 모두 한 칸씩 민다. 끝 칸에 있던 돌은 밖으로 나간다.

# Silver Dollar, with the dollar: coins c and one silver dollar $ stand on a strip, at most one on a square. A move slides one of them any distance to the left, not over another; off the left end it falls into the money bag, which has room for all. Once the dollar is in the bag, whoever is to move takes the bag and wins.
silver-dollar-with-the-dollar-coins-c-and-one-496b = 달러가 있는 실버 달러 게임: 동전 c와 은화 $ 하나가 띠 위에 한 칸에 하나까지 있다. 한 수에 하나를 왼쪽으로 몇 칸이든 밀되, 다른 것을 넘지 못한다. 왼쪽 끝을 넘으면 모두 들어가는 돈주머니에 떨어진다. 은화가 주머니에 들어가면, 둘 차례인 쪽이 주머니를 갖고 이긴다.

# Sim: the players draw the edges of a complete graph in their colours, x and o; whoever completes a triangle of one's own colour loses. The cells are the edges, 1-2, 1-3, 2-3, 1-4, and so on.
sim-the-players-draw-the-edges-of-a-complete-d514 = 완전 그래프의 변을 자기 색 x, o로 긋는다. 자기 색 삼각형을 완성한 쪽이 진다. 칸은 변 1-2, 1-3, 2-3, 1-4, …의 순서이다.

# Six men's morris: sixteen points on two squares, one inside the other and joined at the middles of their sides. Six pieces each (in five men's morris, men = 5) are put down, then moved along a line to the next free point. Three in a row on a side are a mill: whoever makes one takes a piece of the opponent, any of them. (The table `mills 6` spares pieces in mills; `mills 6:lenient` does not.) Who has only two pieces left, or cannot move, loses. After the points come the pieces not yet put down: vertices 17 to 23 for Left, 24 to 30 for Right, h and k those that are left and _ the places of the others, the last always.
six-men-s-morris-sixteen-points-on-two-squares-6187 = 정사각형 두 개가 겹쳐 있고 변의 가운데끼리 이어진 점 16개의 판. 말을 여섯씩(다섯이면 men = 5) 놓은 다음, 선을 따라 옆의 빈 점으로 옮긴다. 변 위에 셋이 나란하면 밀이고, 밀을 만든 쪽은 상대의 말을 아무거나 하나 잡는다. (표 `mills 6`에서는 밀에 든 말을 잡지 않고, `mills 6:lenient`에서는 잡을 수 있다.) 말이 둘만 남거나 둘 수 없는 쪽이 진다. 점 다음에는 아직 놓지 않은 말을 쓴다: 꼭짓점 17-23은 왼쪽, 24-30은 오른쪽의 것으로, 남은 것은 h와 k, 나머지 자리는 _, 마지막은 늘 _이다.

# Ski Jumps: Left's skiers L and l go any number of cells to the right along their rows, Right's R and r to the left, and may leave the board. A jumper, L or R, may also jump over an opponent just below onto the free cell below that, who then is a slipper, l or r, and cannot jump.
ski-jumps-left-s-skiers-l-and-l-go-e071 = 왼쪽의 스키 선수 L, l은 줄을 따라 오른쪽으로, 오른쪽의 R, r은 왼쪽으로 몇 칸이든 가며, 판을 떠나도 된다. 점퍼 L, R은 바로 아래의 상대를 뛰어넘어 그 아래 빈칸으로 갈 수도 있다. 그러면 상대는 뛰지 못하는 l, r이 된다.

# Slide-N: on an empty square of n rows and columns a player pushes a piece in at the left end of a row or at the top of a column. A piece in its way goes on to the next cell, and pushes the one there; a piece pushed out at the other end is lost. n in a row, any way, win; who makes such rows for both players loses.
slide-n-on-an-empty-square-of-n-rows-9b54 = 빈 n × n 판에서, 말을 한 행의 왼쪽 끝이나 한 열의 맨 위에서 밀어 넣는다. 길에 있는 말은 다음 칸으로 가며 거기 있는 말을 민다. 반대쪽으로 밀려난 말은 없어진다. 어느 방향으로든 n개를 나란히 놓으면 이기고, 두 사람 모두의 줄을 만든 쪽은 진다.

# Snort on a board: a move puts a bull, x, or a cow, o, into a field; neighbouring fields never hold one of each.
snort-on-a-board-a-move-puts-a-bull-36ae = 판에서 하는 스노트: 한 수에 밭에 황소 x 또는 암소 o를 놓는다. 이웃한 밭에 서로 다른 소가 있으면 안 된다.

# Sowing: a row of pots with seeds; a pot with 1, 2, 3, … seeds is written a, b, c, …, an empty one a dot. A move takes all seeds of a pot and puts one each into the next pots, to the right for Left, to the left for Right; the last must not come into an empty pot. Whoever cannot move loses.
sowing-a-row-of-pots-with-seeds-a-pot-7dbf = 씨 뿌리기: 씨가 든 항아리의 줄. 씨가 1, 2, 3, …개인 항아리는 a, b, c, …, 빈 항아리는 점으로 쓴다. 한 수에 항아리 하나의 씨를 모두 꺼내 다음 항아리들에 하나씩 넣는다: 왼쪽은 오른쪽으로, 오른쪽은 왼쪽으로. 마지막 씨가 빈 항아리에 들어가면 안 된다. 둘 수 없는 쪽이 진다.

# Sprouts: a move joins two spots, or one with itself, by a curve that meets nothing drawn before, and puts a new spot on it; at most three curves end at a spot. Whoever cannot move loses. A position is the list of regions, a region a list of boundaries, a boundary the spots met on the way round it; a spot is a pair, its number and the number of curves that end there.
sprouts-a-move-joins-two-spots-or-one-with-cd9d = 한 수에 두 점을, 또는 한 점을 자신과, 이미 그린 것과 만나지 않는 곡선으로 잇고 그 위에 새 점을 찍는다. 한 점에서 끝나는 곡선은 셋까지이다. 둘 수 없는 쪽이 진다. 국면은 영역의 목록, 영역은 경계의 목록, 경계는 한 바퀴 돌며 만나는 점들이다. 점은 번호와, 거기서 끝나는 곡선의 개수이다.

# Strings and Coins, for the last move (Nimstring on any graph): a move cuts a string between two coins, or between a coin and the ground 0; who takes a coin, by cutting its last string, must cut another string, and whoever cannot loses. A position is the list of strings. Between moves, coins that hang on one string are taken, since that is never worse. But where such a coin hangs on one with just one string more, and cutting that takes nothing, whoever is to move takes both coins or leaves them to the other player, and so wins in every sum: the position is loony, has no Grundy value, and nobody need move to it.
strings-and-coins-for-the-last-move-nimstring-on-fbbe = 끈과 동전, 마지막 수를 두는 쪽이 이기는 놀이(임의의 그래프 위의 님스트링). 한 수에 두 동전 사이의, 또는 동전과 땅 0 사이의 끈 하나를 자른다. 마지막 끈을 잘라 동전을 얻은 쪽은 끈을 하나 더 잘라야 하며, 자를 수 없는 쪽이 진다. 국면은 끈의 목록이다. 끈 하나에 달린 동전은 수와 수 사이에 가져간다. 그것이 나쁠 때는 없기 때문이다. 다만 그런 동전이, 끈이 하나만 더 있고 그 끈을 잘라도 아무것도 얻지 못하는 동전에 달려 있으면, 둘 차례인 쪽은 두 동전을 다 가지거나 상대에게 남겨 어떤 합에서도 이긴다. 그런 국면을 루니(loony)라 하며 그런디 수가 없고, 그리로 가는 수는 둘 필요가 없다.

# Take a square number of tokens from a heap, or halve an even one. Impartial; whoever cannot move loses.
take-a-square-number-of-tokens-from-a-heap-e21c = 더미에서 제곱수만큼 가져가거나, 짝수이면 반으로 줄인다. 공정 게임이며, 둘 수 없는 쪽이 진다.

# Tac Tix (Bulo): any number of neighbouring counters in one row or one column are taken; as published whoever takes the last one loses.
tac-tix-bulo-any-number-of-neighbouring-counters-in-2f4e = 택틱스: 한 줄이나 한 열에 잇닿은 말을 몇 개든 가져간다. 본래 규칙에서는 마지막 것을 가져간 쪽이 진다.

# Teeko: four pieces each are put down, then moved one cell as a king in chess. Four in a row, any way, or in a square win.
teeko-four-pieces-each-are-put-down-then-moved-ced0 = 말을 넷씩 놓은 다음, 체스의 킹처럼 한 칸씩 옮긴다. 어느 방향으로든 넷이 나란하거나 정사각형을 이루면 이긴다.

# Three men's morris: nine points, three in a line on eight lines. The players put down three pieces each, then move one along a line to the next free point. Three in a line win.
three-men-s-morris-nine-points-three-in-a-d129 = 점 아홉 개, 선 여덟 개에 점이 셋씩 있다. 말을 셋씩 놓은 다음, 선을 따라 옆의 빈 점으로 옮긴다. 선 위에 셋이 나란하면 이긴다.

# The three-spot game: on 3 × 3 with spots on the cells of the last row lie a domino of each player and a neutral one. A move puts one's own domino down in another place, scores a point for each spot that it covers then, and puts the neutral one down in another place. Whoever has 12 points ends the game, and wins if the opponent has at least 6, else loses. (Slow path.) Cells are numbered row by row from 0; a position is Left's domino, Right's and the neutral one, each as its cells, and the two scores.
the-three-spot-game-on-3-3-with-spots-4382 = 세 점 게임: 마지막 줄의 칸에 점이 있는 3 × 3 판에 두 사람의 도미노와 중립 도미노가 있다. 한 수에 자기 도미노를 다른 자리에 놓고, 그때 덮은 점마다 1점을 얻고, 중립 도미노를 다른 자리에 놓는다. 12점이 되면 게임이 끝나고, 상대가 6점 이상이면 이기고 아니면 진다. (느린 길.) 칸은 0부터 줄마다 번호를 매긴다. 국면은 왼쪽, 오른쪽, 중립 도미노의 칸과 두 점수이다.

# Tic-tac-chec: each player has a rook, a knight and a bishop (Left's are R, N, B, Right's r, n, b). A move puts a piece that is not on the board on a free cell, or moves one as in chess; a piece taken goes back to its owner, who may put it again. Three of one's own in a row, any way, win.
tic-tac-chec-each-player-has-a-rook-a-c402 = 저마다 룩, 나이트, 비숍이 있다(왼쪽은 R, N, B, 오른쪽은 r, n, b). 한 수에 판에 없는 말을 빈칸에 놓거나, 체스처럼 말을 움직인다. 잡힌 말은 주인에게 돌아가 다시 놓을 수 있다. 어느 방향으로든 자기 말 셋을 나란히 놓으면 이긴다.

# Tic-tac-two: noughts and crosses on the two sides of a pane of glass. A mark is put on a free side of a place and is seen from the other side too as long as that is free. Three of one's own in a row, seen from the front or from behind, win. Marks in front are written x and o, marks behind X and O, on both sides w (x, x), v (o, o), s (x in front, o behind), z (o in front, x behind).
tic-tac-two-noughts-and-crosses-on-the-two-4e6a = 유리판의 양면에서 하는 틱택토: 표는 어느 자리의 빈 면에 놓고, 반대 면이 비어 있는 동안은 반대쪽에서도 보인다. 앞이나 뒤에서 보아 자기 표 셋이 어느 방향으로든 나란하면 이긴다. 앞의 표는 x와 o, 뒤의 표는 X와 O, 양면이면 w(x, x), v(o, o), s(앞 x, 뒤 o), z(앞 o, 뒤 x)로 쓴다.

# Toads and Frogs: Left moves a toad to the right, Right a frog to the left, into the next cell or over one of the other kind.
toads-and-frogs-left-moves-a-toad-to-the-c226 = 왼쪽은 두꺼비를 오른쪽으로, 오른쪽은 개구리를 왼쪽으로 옮긴다: 옆 칸으로, 또는 다른 종류 하나를 넘어서.

# Treblecross: both players put crosses on a strip; three in a row win.
treblecross-both-players-put-crosses-on-a-strip-three-3e53 = 두 사람 모두 띠에 가위표를 쓴다. 셋을 나란히 놓으면 이긴다.

# A game of words: Left takes two letters ab standing together out of a word, Right takes ba. Whoever cannot move loses.
a-game-of-words-left-takes-two-letters-ab-7e43 = 낱말 게임: 한 낱말에서 왼쪽은 함께 있는 두 글자 ab를, 오른쪽은 ba를 없앤다. 둘 수 없는 쪽이 진다.

# Wythoff's game: any number of tokens from one of two heaps, or the same number from both; with a > 1, numbers from both that differ by less than a.
wythoff-s-game-any-number-of-tokens-from-one-72c3 = 두 더미 가운데 하나에서 몇 개든, 또는 둘에서 같은 수를 가져간다. a > 1이면 둘에서 차가 a보다 작은 두 수를 가져가도 된다.

# The game of Y: the players put stones, x and o, on a triangle of hexagonal cells; whoever joins all three sides by a chain wins. A position is written row by row from the top; a cell has two neighbours in its row, two above and two below.
the-game-of-y-the-players-put-stones-x-d6ae = 삼각형 판의 육각형 칸에 돌 x와 o를 놓는다. 세 변을 모두 잇는 쪽이 이긴다. 국면은 위에서부터 줄마다 쓴다. 한 칸의 이웃은 같은 줄에 둘, 위에 둘, 아래에 둘이다.
