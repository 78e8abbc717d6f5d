// The lessons: short texts in three languages, boards to try, exercises that the engine judges, and proofs step by step.
// What is said of play was checked against the engine; the errors that lecture texts make are named where they matter.

import type { Language } from '../engine/protocol';

export type Said = Record<Language, string>;
/** A whole number from low to high. */
export type Draw = (low: number, high: number) => number;

export type Block =
  | { kind: 'text'; text: Said }
  | { kind: 'board'; question: string; misere?: boolean; move?: 'left' | 'right' }
  | { kind: 'exercise'; asks: 'winner' | 'move' | 'grundy'; draw: (draw: Draw) => string; misere?: boolean }
  | { kind: 'tree'; tree: string }
  | { kind: 'tree-exercise'; draw: (draw: Draw) => string }
  | { kind: 'proof'; theorem: string; numbers: string };

export interface Lesson {
  id: string;
  title: Said;
  blocks: Block[];
}

const text = (en: string, ko: string, zh: string): Block => ({ kind: 'text', text: { en, ko, zh } });
const board = (question: string, more: Partial<{ misere: boolean; move: 'left' | 'right' }> = {}): Block => ({
  kind: 'board',
  question,
  ...more,
});
const proof = (theorem: string, numbers: string): Block => ({ kind: 'proof', theorem, numbers });
const pick = (draw: Draw, all: string[]) => all[draw(0, all.length - 1)]!;

export const LESSONS: Lesson[] = [
  {
    id: 'nim',
    title: { en: 'Nim', ko: '님 게임', zh: '尼姆博弈' },
    blocks: [
      text(
        'There are some heaps of tokens. Two players move in turn. A move takes one token or more from one heap. Whoever cannot move loses.',
        '돌 더미가 몇 개 있습니다. 두 사람이 번갈아 둡니다. 한 수에 한 더미에서 돌을 하나 이상 가져갑니다. 둘 수 없는 사람이 집니다.',
        '有几堆石子，两人轮流走。每步从一堆中取走至少一颗石子。不能走的人输。',
      ),
      board('nim 3 4 5'),
      text(
        'Start with two heaps. If they are equal, do in one heap what your opponent did in the other: you always have an answer. So equal heaps are lost for the player to move.',
        '더미가 둘인 경우부터 봅시다. 두 더미가 같으면, 상대가 한쪽에서 한 것을 다른 쪽에서 그대로 따라 합니다. 언제나 대답할 수 있습니다. 그러므로 같은 두 더미는 둘 차례인 사람에게 필패 상태입니다.',
        '先看两堆。如果两堆相等，对手在一堆里怎么取，你就在另一堆里照样取，总有应手。所以两堆相等是必败态：轮到走的人输。',
      ),
      board('nim 4 4'),
      text(
        'For more heaps write the sizes in binary, one below the other, and add each column without carrying. This is the nim-sum (xor). Bouton: the player to move loses exactly when the nim-sum is 0.',
        '더미가 더 많으면 크기를 이진법으로 아래위로 적고, 자리마다 올림 없이 더합니다. 이것이 님합(XOR)입니다. 부통의 정리: 님합이 0일 때, 그리고 그때만 둘 차례인 사람이 집니다.',
        '堆更多时，把各堆的数写成二进制，上下对齐，每一列不进位相加，这就是尼姆和（异或）。Bouton 定理：尼姆和为 0 时，而且只有这时，轮到走的人输。',
      ),
      text(
        'To win, make the nim-sum 0. Take the highest column with a 1 in the nim-sum, choose a heap that has a 1 there, and replace it by itself xor the nim-sum: it gets smaller. Nim is played in normal play unless misère is said.',
        '이기려면 님합을 0으로 만듭니다. 님합에서 1이 있는 가장 높은 자리를 보고, 그 자리에 1이 있는 더미를 골라 (그 더미 XOR 님합)으로 줄입니다. 미제르라고 하지 않으면 님은 정상 규칙으로 둡니다.',
        '要赢，就把尼姆和变成 0。看尼姆和中最高的 1 所在的列，选一堆在这一列也是 1 的，把它换成“它异或尼姆和”，它一定变小。没有特别说明时，尼姆博弈用正常规则。',
      ),
      { kind: 'exercise', asks: 'winner', draw: d => `nim ${d(1, 7)} ${d(1, 7)} ${d(1, 7)}` },
      { kind: 'exercise', asks: 'move', draw: d => `nim ${d(2, 9)} ${d(2, 9)} ${d(1, 9)}` },
      proof("Bouton's theorem", '3 4 5'),
    ],
  },
  {
    id: 'misere-nim',
    title: { en: 'Misère Nim', ko: '미제르 님', zh: '反Nim游戏' },
    blocks: [
      text(
        'The same moves, but now whoever takes the last token loses. This is misère play.',
        '수는 같지만, 이제는 마지막 돌을 가져가는 사람이 집니다. 이것이 미제르 게임입니다.',
        '走法相同，但拿走最后一颗石子的人输。这叫反常规则。',
      ),
      board('nim 1 1 3', { misere: true }),
      text(
        'While two heaps or more have at least 2 tokens, play as in normal Nim: leave nim-sum 0.',
        '돌이 둘 이상인 더미가 두 개 이상 있는 동안은 보통 님처럼 둡니다. 님합 0을 남깁니다.',
        '只要还有两堆或更多堆至少有 2 颗，就像普通尼姆一样走：留下尼姆和 0。',
      ),
      text(
        'When exactly one heap has 2 or more, take it down to 1 or to 0, so that an odd number of ones is left. Here the winning moves of the two kinds of play are different.',
        '돌이 둘 이상인 더미가 꼭 하나면, 그 더미를 1이나 0으로 줄여서 돌 하나짜리 더미를 홀수 개 남깁니다. 여기서는 두 규칙의 이기는 수가 서로 다릅니다.',
        '当恰好只有一堆不少于 2 颗时，把它取到 1 或 0，使只剩奇数个 1。这时两种规则的必胜走法不同。',
      ),
      text(
        'When all heaps are 1, nobody has a choice: the player to move wins exactly when their number is even.',
        '더미가 모두 1이면 선택할 것이 없습니다. 더미가 짝수 개일 때만 둘 차례인 사람이 이깁니다.',
        '当每堆都是 1 时，谁也没有选择：堆数为偶数时轮到走的人赢，否则输。',
      ),
      {
        kind: 'exercise',
        asks: 'move',
        misere: true,
        draw: d => pick(d, ['nim 1 1 4', 'nim 1 5', 'nim 1 1 1 3', 'nim 2 3 4', 'nim 7', 'nim 1 2 2']),
      },
      {
        kind: 'exercise',
        asks: 'winner',
        misere: true,
        draw: d => pick(d, ['nim 1 1 1', 'nim 1 1', 'nim 2 2', 'nim 1 2 3', 'nim 1 1 2']),
      },
      proof('misere Nim', '1 1 4'),
    ],
  },
  {
    id: 'bash',
    title: { en: 'Bash’s game', ko: '바쉬 게임', zh: '巴什博弈' },
    blocks: [
      text(
        'One heap of n tokens; a move takes at least 1 and at most m. Whoever cannot move loses.',
        '돌 n개가 든 더미가 하나 있습니다. 한 수에 1개 이상 m개 이하를 가져갑니다. 둘 수 없는 사람이 집니다.',
        '一堆 n 颗石子，每步至少取 1 颗，至多取 m 颗。不能走的人输。',
      ),
      board('bash:3 10'),
      text(
        'Whatever your opponent takes, you can complete the round to m + 1. So multiples of m + 1 are lost for the player to move. From any other number, take n mod (m + 1), then complete every round.',
        '상대가 몇 개를 가져가든 합쳐서 m + 1개가 되게 가져갈 수 있습니다. 그러므로 m + 1의 배수는 필패 상태입니다. 다른 수에서는 n을 m + 1로 나눈 나머지를 가져간 뒤, 매번 m + 1을 채웁니다.',
        '无论对手取几颗，你都能把这一轮凑成 m + 1。所以 m + 1 的倍数是必败态。否则先取 n 除以 m + 1 的余数，以后每轮凑成 m + 1。',
      ),
      { kind: 'exercise', asks: 'move', draw: d => `bash:${d(2, 5)} ${d(7, 23)}` },
      text(
        'Baskin-Robbins 31 is this game in misère play: up to three numbers are said at a time, and whoever says 31 loses. So the winner says 30, and before it 26, 22, …, 2.',
        '배스킨라빈스 31은 이 게임을 미제르로 두는 것입니다. 한 번에 수를 셋까지 말하고, 31을 말하는 사람이 집니다. 그래서 30을 말하면 이기고, 그 앞에서는 26, 22, …, 2를 말해야 합니다.',
        '“报 31”就是反常规则下的这个游戏：每次最多报三个数，报到 31 的人输。所以要抢到 30，之前要抢到 26、22、……、2。',
      ),
      board('31 31'),
      proof('the theorem on bounded Nim', '3 10'),
    ],
  },
  {
    id: 'wythoff',
    title: { en: 'Wythoff’s game', ko: '위토프 게임', zh: '威佐夫博弈' },
    blocks: [
      text(
        'Two heaps. A move takes any number from one heap, or the same number from both. Whoever cannot move loses.',
        '더미가 둘 있습니다. 한 더미에서 몇 개든, 또는 두 더미에서 같은 수만큼 가져갑니다. 둘 수 없는 사람이 집니다.',
        '两堆石子。每步从一堆取任意颗，或从两堆取同样多颗。不能走的人输。',
      ),
      board('wythoff 3 5'),
      text(
        'The lost pairs are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), … In the k-th pair the difference is k, and the smaller number is the least that has not occurred before.',
        '필패 상태는 (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …입니다. k번째 쌍의 차는 k이고, 작은 수는 앞에 나오지 않은 가장 작은 수입니다.',
        '必败态是 (0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)、……第 k 对的差是 k，较小的数是前面没有出现过的最小的数。',
      ),
      text(
        'The smaller number is ⌊kφ⌋ with φ = (1 + √5)/2. Compute it with whole numbers: floating point goes wrong near k = 10⁸.',
        '작은 수는 φ = (1 + √5)/2일 때 ⌊kφ⌋입니다. 정수로 계산하세요. 부동소수점은 k가 10⁸쯤이면 틀립니다.',
        '较小的数是 ⌊kφ⌋，其中 φ = (1 + √5)/2。请用整数计算：k 接近 10⁸ 时浮点数会出错。',
      ),
      board('wyt-queens d6'),
      {
        kind: 'exercise',
        asks: 'winner',
        draw: d =>
          pick(d, [
            'wythoff 4 7',
            'wythoff 6 9',
            'wythoff 8 13',
            'wythoff 3 6',
            'wythoff 1 2',
            'wythoff 5 8',
          ]),
      },
      {
        kind: 'exercise',
        asks: 'move',
        draw: d => pick(d, ['wythoff 4 6', 'wythoff 2 7', 'wythoff 5 9', 'wythoff 6 6', 'wythoff 3 8']),
      },
      proof("Wythoff's theorem", '4 6'),
    ],
  },
  {
    id: 'grundy',
    title: { en: 'Grundy values', ko: '그런디 수', zh: 'SG值' },
    blocks: [
      text(
        'mex of a set is the least whole number, from 0 on, that is not in it: mex {0, 1, 3} = 2.',
        '집합의 mex는 그 안에 없는 0 이상의 가장 작은 정수입니다. mex {0, 1, 3} = 2.',
        '一个集合的 mex 是不在其中的最小非负整数：mex {0, 1, 3} = 2。',
      ),
      text(
        'The Grundy value of a position is the mex of the Grundy values of its options. It is 0 exactly when the player to move loses. This holds in normal play, for impartial games that cannot loop.',
        '국면의 그런디 수는 다음 국면들의 그런디 수의 mex입니다. 둘 차례인 사람이 질 때, 그리고 그때만 0입니다. 이것은 되풀이가 없는 공정 게임의 정상 규칙에서 성립합니다.',
        '一个局面的SG值是它的下一步各局面SG值的 mex。轮到走的人输，当且仅当它是 0。这适用于正常规则下不会循环的公平组合游戏。',
      ),
      board('kayles 5'),
      text(
        'In a sum of games a move is made in exactly one of them. The Grundy value of a sum is the nim-sum of the Grundy values: each game is like a heap of Nim.',
        '게임의 합에서는 한 수를 꼭 한 게임에서 둡니다. 합의 그런디 수는 각 그런디 수의 님합입니다. 게임 하나하나가 님 더미와 같습니다.',
        '游戏的和中，每一步恰好在其中一个游戏里走。和的SG值是各SG值的尼姆和：每个游戏就像一堆石子。',
      ),
      board('nim 3 5 + bash:3 7 + kayles 5'),
      { kind: 'exercise', asks: 'grundy', draw: d => `subtraction:1,3,4 ${d(4, 9)}` },
      { kind: 'exercise', asks: 'grundy', draw: d => `kayles ${d(3, 8)}` },
      { kind: 'exercise', asks: 'move', draw: d => `nim ${d(1, 6)} + kayles ${d(3, 7)}` },
      proof('Sprague–Grundy theorem', 'nim 2 + kayles 3 + wythoff 1 2'),
    ],
  },
  {
    id: 'hackenbush',
    title: { en: 'Hackenbush', ko: '해켄부쉬', zh: '删边游戏' },
    blocks: [
      text(
        'A picture stands on the ground. A move cuts an edge, and whatever is no longer connected with the ground falls off. Green edges may be cut by both players. Whoever cannot move loses.',
        '그림이 땅 위에 서 있습니다. 한 수에 변 하나를 자르면, 땅과 이어지지 않은 부분은 사라집니다. 초록 변은 두 사람 모두 자를 수 있습니다. 둘 수 없는 사람이 집니다.',
        '图形立在地面上。每步剪掉一条边，与地面不再相连的部分随之消失。绿边双方都可以剪。不能走的人输。',
      ),
      board('hackenbush e(ee;e(e;e))'),
      text(
        'Colon principle: where branches meet at a vertex, replace them by one stalk. The value of a branch is that of the part above its first edge, plus 1; the length of the stalk is the nim-sum of these values. It is not the number of edges that is added.',
        '콜론 원리: 한 꼭짓점에서 갈라진 가지들을 줄기 하나로 바꿉니다. 가지의 값은 첫 변 위쪽의 값에 1을 더한 것이고, 줄기의 길이는 이 값들의 님합입니다. 변의 개수를 더하는 것이 아닙니다.',
        '克朗原理：在一个顶点相交的各分枝可以换成一根杆。一个分枝的值是第一条边以上部分的值加 1，杆长是这些值的尼姆和，而不是边数相加。',
      ),
      text(
        'Fusion principle: the vertices of a cycle can be fused into one; its edges become loops, each worth 1.',
        '융합 원리: 고리의 꼭짓점들을 하나로 합칠 수 있습니다. 고리의 변은 값이 1인 올가미가 됩니다.',
        '费森原理：环上的顶点可以合并成一点，环上的边变成自环，每条值 1。',
      ),
      board('hackenbush girl'),
      {
        kind: 'exercise',
        asks: 'grundy',
        draw: d =>
          pick(d, [
            'hackenbush e(ee;e)',
            'hackenbush e(eee;e)',
            'hackenbush e(e;e;e)',
            'hackenbush ee(e;ee)',
            'hackenbush e(ee;eee)',
          ]),
      },
      {
        kind: 'exercise',
        asks: 'move',
        draw: d =>
          pick(d, [
            'hackenbush e(ee;e)',
            'hackenbush eee + ee',
            'hackenbush e(e;e) + eee',
            'hackenbush bridge + ee',
          ]),
      },
      text(
        'Blue edges are Left’s, red ones Right’s. A blue-red tree is worth a number: Left wins when it is positive, Right when it is negative, and the player to move loses when it is 0.',
        '파란 변은 왼쪽, 빨간 변은 오른쪽만 자를 수 있습니다. 파랑–빨강 나무의 값은 수입니다. 양수면 왼쪽이, 음수면 오른쪽이 이기고, 0이면 둘 차례인 사람이 집니다.',
        '蓝边只有左方能剪，红边只有右方能剪。蓝红树的值是一个数：正数左方赢，负数右方赢，为 0 时轮到走的人输。',
      ),
      board('hackenbush lrl + r'),
      proof('colon principle', 'hackenbush e(ee;e(e;e))'),
      proof('fusion principle', 'hackenbush bridge'),
    ],
  },
  {
    id: 'chomp',
    title: { en: 'Chomp', ko: '촘프', zh: '巧克力游戏' },
    blocks: [
      text(
        'A bar of chocolate. A move bites off a square with all that lies to the right of it and below. The square at the top left is poisoned: whoever eats it loses.',
        '초콜릿 판이 있습니다. 한 수에 한 칸을 골라 그 오른쪽과 아래쪽을 모두 먹습니다. 왼쪽 위 칸에는 독이 있어, 그것을 먹는 사람이 집니다.',
        '一块巧克力。每步选一格，把它以及它右边和下边的全部吃掉。左上角那格有毒，吃到的人输。',
      ),
      board('chomp 3x4'),
      text(
        'Strategy stealing: suppose the second player won every rectangle of more than one square. Then he has a winning reply to the bite of the far corner. The first player could have made that bite at once. So the first player wins.',
        '전략 훔치기: 칸이 둘 이상인 직사각형에서 후공이 이긴다고 합시다. 그러면 먼 모서리 한 칸을 먹은 수에 대해 이기는 대답이 있습니다. 그런데 선공은 처음부터 그 대답을 둘 수 있었습니다. 그러므로 선공이 이깁니다.',
        '策略窃取：假设多于一格的矩形后手必胜。那么对“只吃远角一格”，后手有必胜的应手。可是先手一开始就能走那一步。所以先手必胜。',
      ),
      text(
        'The argument shows that a winning move exists, not which one it is. For that one has to search. On a square board it is known: bite the square diagonal to the poisoned one.',
        '이 논증은 이기는 수가 있다는 것만 보이고, 어느 수인지는 알려 주지 않습니다. 그것은 찾아보아야 합니다. 정사각형 판에서는 알려져 있습니다. 독 있는 칸의 대각선 칸을 먹으면 됩니다.',
        '这个论证只说明必胜走法存在，没有说是哪一步，那要靠搜索。正方形棋盘上是已知的：吃毒格斜对角的那一格。',
      ),
      {
        kind: 'exercise',
        asks: 'move',
        draw: d => pick(d, ['chomp 3x3', 'chomp 2x4', 'chomp 2x3', 'chomp 4x4', 'chomp 3 1 1 1']),
      },
      {
        kind: 'exercise',
        asks: 'winner',
        draw: d => pick(d, ['chomp 4 3', 'chomp 3 1 1', 'chomp 3 3', 'chomp 5 4', 'chomp 2 2 1']),
      },
      proof('strategy stealing', '3x4'),
    ],
  },
  {
    id: 'loops',
    title: { en: 'Draws and loops', ko: '무승부와 되풀이', zh: '平局与循环' },
    blocks: [
      text(
        'A position is a vertex of a graph, a move is an arrow. If play can go round a cycle, it need not end: then there may be draws.',
        '국면은 그래프의 꼭짓점, 수는 화살표입니다. 고리를 돌 수 있으면 게임이 끝나지 않을 수 있고, 그러면 무승부가 생깁니다.',
        '局面是图的顶点，走法是箭头。如果能绕着环走，游戏就可能不结束，于是会有平局。',
      ),
      board('token:a>b,b>a,b>c,c>d a'),
      text(
        'Label backward from the end: a vertex without moves is lost. A vertex with an arrow to a lost one is won. A vertex whose arrows all lead to won ones is lost. What never gets a label is a draw.',
        '끝에서부터 거꾸로 표시합니다. 둘 수 없는 꼭짓점은 패배입니다. 패배인 곳으로 가는 화살표가 있으면 승리입니다. 모든 화살표가 승리인 곳으로만 가면 패배입니다. 끝까지 표시되지 않은 곳은 무승부입니다.',
        '从终点倒着标记：不能走的顶点是败。有箭头指向败点的是胜。箭头全指向胜点的是败。始终没有标记的就是平局。',
      ),
      text(
        'To win it is not enough to stay on won vertices: one could go round for ever. The distance to the end has to fall with every round. Only then does the strategy win.',
        '승리인 꼭짓점에 머무르는 것만으로는 부족합니다. 끝없이 돌 수도 있습니다. 끝까지의 거리가 매번 줄어야 이깁니다.',
        '只停留在胜点上还不够，可能会永远绕圈。离终点的距离必须一轮比一轮小，这样的策略才必胜。',
      ),
      board('token:a>b,b>a,b>c,c>d,e>a,e>c e'),
      {
        kind: 'exercise',
        asks: 'winner',
        draw: d =>
          pick(d, [
            'token:a>b,b>c,c>d,d>b a',
            'token:a>b,b>a,b>c b',
            'token:a>b,b>c,a>c,c>d a',
            'token:a>b,b>c,c>d,a>d b',
          ]),
      },
      text(
        'Tic-tac-toe ends always, yet it can be drawn: its ends are not all “whoever cannot move loses”. With best play it is a draw.',
        '틱택토는 언제나 끝나지만 비길 수 있습니다. “둘 수 없으면 진다”는 규칙이 아니기 때문입니다. 둘 다 가장 잘 두면 무승부입니다.',
        '井字棋总会结束，却可能平局：它的结束不都是“不能走的人输”。双方都走得最好时是平局。',
      ),
      board('tictactoe xo./.x./..o'),
      proof("Zermelo's theorem", 'token:a>b,b>a,b>c,c>d a'),
    ],
  },
  {
    id: 'minimax',
    title: { en: 'Minimax', ko: '미니맥스', zh: '极大极小' },
    blocks: [
      text(
        'At the ends of the tree stand numbers: what Left gets. Left chooses the greatest, Right the least, in turns. The value is found from the ends upward.',
        '트리의 끝에는 왼쪽이 얻는 수가 적혀 있습니다. 왼쪽은 가장 큰 것을, 오른쪽은 가장 작은 것을 번갈아 고릅니다. 값은 끝에서부터 위로 구합니다.',
        '树的末端写着左方得到的数。左方选最大的，右方选最小的，轮流进行。值从末端往上推。',
      ),
      { kind: 'tree', tree: '((3 5) (2 9) (0 7))' },
      text(
        'A Min vertex over 3 and 1 is worth 1. Alpha-beta skips what cannot change the result: once the second branch is seen to be worth at most 2, and the first is worth 3, the rest of the second need not be looked at. The value is the same.',
        '3과 1 위의 Min 꼭짓점의 값은 1입니다. 알파-베타 가지치기는 결과를 바꿀 수 없는 것을 건너뜁니다. 첫 가지가 3이고 둘째 가지가 많아야 2라는 것을 알면, 둘째 가지의 나머지는 볼 필요가 없습니다. 값은 같습니다.',
        '3 和 1 上面的 Min 顶点值为 1。阿尔法贝塔剪枝跳过不会改变结果的部分：第一枝是 3，一旦知道第二枝至多是 2，第二枝剩下的就不必看了。值不变。',
      ),
      {
        kind: 'tree-exercise',
        draw: d => `((${d(0, 9)} ${d(0, 9)}) (${d(0, 9)} ${d(0, 9)}) (${d(0, 9)} ${d(0, 9)}))`,
      },
      {
        kind: 'tree-exercise',
        draw: d =>
          `(((${d(0, 9)} ${d(0, 9)}) (${d(0, 9)} ${d(0, 9)})) ((${d(0, 9)} ${d(0, 9)}) (${d(0, 9)} ${d(0, 9)})))`,
      },
      proof('alpha-beta', 'tictactoe xox/oxo/...'),
    ],
  },
];
