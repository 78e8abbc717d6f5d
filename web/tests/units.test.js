// Addresses, rule files in links, clicks and edits, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from './sources.js';

const page = await sources();

test('an address is read and written again', () => {
  const hash = page.hashOf('position', { q: 'clobber xo.|ox.', tab: 'value', misere: '', lang: 'zh' });
  const route = page.parse(hash);
  assert.equal(route.screen, 'position');
  assert.equal(route.lang, 'zh');
  assert.equal(route.values.get('q'), 'clobber xo.|ox.');
  assert.equal(route.values.has('misere'), false);
  assert.equal(route.broken, false);
});

test('a broken address is told from a good one', () => {
  assert.equal(page.parse('#/nowhere?q=1').broken, true);
  assert.equal(page.parse('#/position?q=%E0%A4').broken, true);
  assert.equal(page.parse('').broken, false);
});

test('a rule file goes into an address and comes out', async () => {
  const file = { name: 'mine.star', text: 'game = on_grid(cells = "xo.")  # 세 글자 三个字\n'.repeat(20) };
  const word = await page.pack(file);
  assert.match(word, /^[\w-]+$/);
  assert.ok(word.length < file.text.length);
  assert.deepEqual(await page.unpack(word), file);
  await assert.rejects(page.unpack(word.slice(0, -5)));
  await assert.rejects(page.unpack('!!'));
});

test('a link that unpacks to too much is refused', async () => {
  const word = await page.pack({ name: 'a.star', text: ' '.repeat(150_000) });
  assert.ok(word.length < 1000);
  await page.unpack(word);
  await assert.rejects(page.pack({ name: 'a.star', text: ' '.repeat(250_000) }).then(page.unpack));
});

const letters = (text, game = 'clobber') => {
  const rows = text.split('|');
  const mark = c => ({
    square: c === '#' ? 'blocked' : 'plain',
    mark: '.#'.includes(c) ? null : { text: c },
  });
  return {
    game,
    text,
    subject: `${game} ${text}`,
    board: { kind: 'grid', alphabet: ['.', 'x', 'o'] },
    drawing: {
      kind: 'grid',
      ground: 'squares',
      columns: [...rows[0]].map((_, i) => String.fromCharCode(97 + i)),
      columns_below: false,
      row_names: rows.map((_, i) => String(i + 1)),
      rows: rows.map(row => [...row].map(mark)),
    },
  };
};

test('cells are edited by letters', () => {
  assert.equal(page.setCell(letters('xo|..'), 2, null), 'xo|x.');
  assert.equal(page.setCell(letters('xo|..'), 0, '.'), '.o|..');
  assert.equal(page.carry(letters('xo|..'), 0, 3, String), '.o|.x');
  assert.equal(page.resize(letters('xo|..'), 1, 0), 'xo|..|..');
  assert.equal(page.resize(letters('xo|..'), 0, -1), 'x|.');
});

test('boards of dots are edited by lines, with what that means for their boxes', () => {
  const dots = (text, game = 'dots-and-boxes') => {
    const position = letters(text, game);
    position.drawing.ground = 'dots';
    return position;
  };
  assert.equal(page.setCell(dots('+#+.+|#_._.|+#+.+'), 7, null), '+#+.+|#x#_.|+#+.+');
  assert.equal(page.setCell(dots('+#+.+|#x#_.|+#+.+'), 6, null), '+#+.+|#o#_.|+#+.+');
  assert.equal(page.setCell(dots('+#+.+|#o#_.|+#+.+'), 1, null), '+.+.+|#_#_.|+#+.+');
  assert.equal(page.setCell(dots('+#+|#_.|+#+', 'nimstring'), 5, null), '+#+|#_#|+#+');
  assert.equal(page.setCell(dots('+.+|._.|+.+'), 0, null), null);
  assert.equal(page.resize(dots('+.+|._.|+.+'), 0, 1), '+.+.+|._._.|+.+.+');
  assert.equal(page.resize(dots('+.+|._.|+.+'), -1, 0), '+.+|._.|+.+');
});

test('men of a position of chess are carried', () => {
  const rows = Array.from({ length: 8 }, () =>
    Array.from({ length: 8 }, () => ({ square: 'plain', mark: null })),
  );
  const drawing = { kind: 'grid', ground: 'squares', columns: [], row_names: [], rows };
  const position = { game: 'chess', text: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', drawing };
  assert.equal(page.carry(position, 56, 0, String), 'R3k3/8/8/8/8/8/8/4K3 w - - 0 1');
  assert.equal(page.editingOf(position), 'places');
  assert.equal(page.editingOf(letters('xo|..')), 'letters');
});

test('heaps of any size are edited', () => {
  const heaps = text => ({ game: 'nim', text, drawing: null });
  assert.equal(page.changeHeap(heaps('3 4'), 1, 1n), '3 5');
  assert.equal(page.changeHeap(heaps('0 4'), 0, -1n), '0 4');
  assert.equal(
    page.changeHeap(heaps('340282366920938463463374607431768211456 1'), 0, 1n),
    '340282366920938463463374607431768211457 1',
  );
  assert.equal(page.addHeap(heaps('3')), '3 3');
});

test('men are carried by their squares', () => {
  const men = {
    ...letters('........'),
    text: 'e1 a1 e8',
    drawing: { kind: 'graph', vertices: [], curves: [] },
  };
  const names = ['a1', 'h1'];
  assert.equal(
    page.carry(men, 0, 1, i => names[i]),
    'e1 h1 e8',
  );
});

const shown = (label, ids, player = 'both') => ({
  move: { label, player },
  ids,
  letter: 'a',
  at: null,
  rated: null,
});
const targetsOf = position => new Map(page.gridTargets(position.drawing).map(target => [target.id, target]));

test('a click plays the only move of a place', () => {
  const position = letters('...|...');
  const moves = [shown('a1', ['c0']), shown('b1', ['c1'])];
  const { chosen } = page.click(position.drawing, moves, targetsOf(position), [], 'c1');
  assert.equal(chosen.kind, 'play');
  assert.equal(chosen.shown.move.label, 'b1');
});

test('two clicks choose a domino', () => {
  const position = letters('..|..');
  const moves = [shown('a1-b1', ['c0', 'c1']), shown('a1-a2', ['c0', 'c2'])];
  const first = page.click(position.drawing, moves, targetsOf(position), [], 'c0');
  assert.equal(first.chosen.kind, 'choose');
  const second = page.click(position.drawing, moves, targetsOf(position), first.selection, 'c2');
  assert.equal(second.chosen.shown.move.label, 'a1-a2');
});

test('a click on a named cell plays the move of that name, whatever else it changes', () => {
  const position = letters('...|...');
  const moves = [shown('b1', ['c0', 'c1', 'c2', 'c4']), shown('a1', ['c0', 'c1', 'c2', 'c3'])];
  const { chosen } = page.click(position.drawing, moves, targetsOf(position), [], 'c1');
  assert.equal(chosen.shown.move.label, 'b1');
});

test('a move that puts a piece is marked where the piece goes, not at the count of those in hand', () => {
  const position = letters('6..|.xo', 'kaooa');
  const { drawing } = position;
  const all = new Map(page.gridTargets(drawing).map(target => [target.id, target]));
  const move = { label: 'x to b1', cells: [0, 1], player: 'left' };
  assert.deepEqual(page.anchor(drawing, move, ['c0', 'c1'], all), all.get('c1'));
  // A count alone is a place like any other.
  assert.deepEqual(page.anchor(drawing, { ...move, cells: [0] }, ['c0'], all), all.get('c0'));
});

test('letters go on after z', () => {
  assert.deepEqual([0, 25, 26, 27, 52].map(page.letterOf), ['a', 'z', 'aa', 'ab', 'ba']);
});

test('a payoff tree is read from its text', () => {
  const root = page.readTree('((3 5) (2 9))');
  assert.equal(root.children.length, 2);
  assert.deepEqual(
    root.children[1].children.map(leaf => leaf.payoff),
    ['2', '9'],
  );
  assert.equal(page.readTree(''), null);
});

test('who wins is said for every pair of verdicts', () => {
  page.setLanguage('en');
  const answer = (left, right) => ({
    outcome: null,
    winner: { left: left && { result: left, distance: 3 }, right: right && { result: right, distance: 3 } },
  });
  const sentences = ['win win', 'loss loss', 'win loss', 'loss win', 'draw draw', 'win draw'].map(pair => {
    const [left, right] = pair.split(' ');
    return page.said(answer(left, right), false).sentence;
  });
  assert.equal(new Set(sentences).size, sentences.length);
  assert.equal(page.said(answer('win', null), false).sentence, 'Left, to move, wins.');
  assert.equal(page.said(answer(null, null), false).tone, 'unknown');
});

test('points are told once where it does not matter who begins', () => {
  page.setLanguage('en');
  const ends = (left, right) =>
    page.bestEnds({ winner: { left: left && { score: left }, right: right && { score: right } } });
  const [one, other] = [
    { left: 2, right: 1 },
    { left: 1, right: 2 },
  ];
  assert.equal(ends(one, one), 'Best play ends with: Left 2, Right 1.');
  assert.equal(ends(null, other), 'Best play ends with: Left 1, Right 2.');
  assert.match(
    ends(one, other),
    /^If Left begins, .*Left 2, Right 1\. If Right begins, .*Left 1, Right 2\.$/,
  );
  assert.equal(page.bestEnds({ winner: { left: {}, right: null } }), '');
});

test('the wrong part of a text is marked by its bytes', () => {
  const place = (text, start, end) => page.marked({ text, start, end, message: '', hint: '' });
  assert.deepEqual(place('nmi 3', 0, 3), ['', 'nmi', ' 3']);
  assert.deepEqual(place('님 게임 3 x', 13, 14), ['님 게임 3 ', 'x', '']);
  assert.deepEqual(place('nim 3 +', 7, 7), ['nim 3 +', '\u00a0', '']);
  for (const text of ['', 'a\nb', 'x'.repeat(500)]) assert.equal(place(text, 0, 1), null);
});

test('a command answers in the language of the page', () => {
  page.setLanguage('ko');
  assert.equal(
    page.commandLine('solve', 'nim 3 4', { misere: true }),
    'zermelo solve nim 3 4 --misere --lang ko',
  );
  page.setLanguage('en');
  assert.equal(page.commandLine('solve', 'nim 3 4', {}), 'zermelo solve nim 3 4');
});

test('games that are known by a rule file alone are named by it', async () => {
  const catalogue = async name => ['clobber', 'nim'].includes(name);
  const spelled = question => page.spelledAsFiles(question, catalogue);
  assert.equal(await spelled('connect-four 4x4'), 'connect_four.star 4x4');
  assert.equal(await spelled('Hex:n=3 3x3 + dim 7'), 'hex.star:n=3 3x3 + dim.star 7');
  for (const same of ['clobber xo', 'nim 3 + clobber xo', 'nim hex', '{1|-1}', '', 'hex.star 3x3'])
    assert.equal(await spelled(same), same);
});

test('in a worksheet, too, unless the name is bound or a function', async () => {
  const taken = async name => ['clobber', 'mean'].includes(name);
  const lines = ['G := hex 2x2', 'mean(hex(2x2)) + clobber(xo)', 'f(n) := dim(n)', 'hex.star(2x2)'];
  assert.deepEqual(await page.withFiles(lines, taken), [
    'G := hex.star 2x2',
    'mean(hex.star(2x2)) + clobber(xo)',
    'f(n) := dim.star(n)',
    'hex.star(2x2)',
  ]);
  assert.deepEqual(await page.withFiles(['dim(n) := n + 1', 'dim(3)', 'dim + 1'], taken), [
    'dim(n) := n + 1',
    'dim(3)',
    'dim + 1',
  ]);
});

test('the head of a rule file is its title, its rules, its source and its example', () => {
  const text =
    '# Hex (the game): stones on a rhombus.\n# A chain wins.\n# Source: P. Hein (1942); J. F.\n# Nash (1948).\n' +
    "# Example: zermelo value games/hex.star:2 'x.|..'\ngame = 1\n# not the head\n";
  assert.equal(page.titleOfFile(text), 'Hex (the game)');
  assert.equal(page.aboutOf(text), 'Hex (the game): stones on a rhombus. A chain wins.');
  assert.equal(page.sourceOf(text), 'P. Hein (1942); J. F. Nash (1948).');
  assert.equal(page.exampleOf({ name: 'hex.star', text }), 'hex.star:2 x.|..');
});

test('the names of moves in an answer are found, cells are not', () => {
  const answer = {
    moves: [{ label: 'take 2 from heap 1', to: 'nothing' }, { move: 'b2' }],
    line: ['pass', 'a1-a2'],
    options: [{ label: 'c3', dominated_by: 'bite row 1 column 2' }],
    drawing: { vertices: [{ label: 'ground' }] },
  };
  assert.deepEqual(page.namesIn(answer).sort(), ['bite row 1 column 2', 'pass', 'take 2 from heap 1']);
});
