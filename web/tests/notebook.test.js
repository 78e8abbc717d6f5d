// The board in notebooks: the script of the Python package, drawn and clicked in Chromium with a model as anywidget hands one in.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ASSETS, launch } from './house.js';

const PACKAGE = join(ASSETS, '../../../python/zermelo');
const script = readFileSync(join(PACKAGE, '_board.js'), 'utf8');
const style = readFileSync(join(PACKAGE, '_board.css'), 'utf8');

const plain = { square: 'plain', mark: null };
const move = (player, label, cells) => ({ player, label, to: '', subject: null, cells });
const position = {
  game: 'domineering',
  subject: 'domineering ..|..',
  text: '..|..',
  to_move: null,
  impartial: false,
  loopy: false,
  ended: null,
  drawing: {
    kind: 'grid',
    ground: 'squares',
    rows: [
      [plain, plain],
      [plain, plain],
    ],
    columns: ['a', 'b'],
    columns_below: true,
    row_names: ['2', '1'],
  },
  board: null,
  parts: [],
  moves: [
    move('left', 'a1-a2', [0, 2]),
    move('left', 'b1-b2', [1, 3]),
    move('right', 'a1-b1', [2, 3]),
    move('right', 'a2-b2', [0, 1]),
  ],
};
const rated = ['a1-a2', 'b1-b2'].map(name => ({
  player: 'left',
  move: name,
  to: '',
  result: 'win',
  distance: 1,
}));
const state = {
  position,
  rated,
  side: 'left',
  marks: true,
  turn: 'Left to move',
  picture: '',
  can_undo: true,
};

let browser, page, server;
before(async () => {
  server = createServer((request, answer) => {
    const [kind, text] = request.url.startsWith('/board.js')
      ? ['text/javascript', script]
      : ['text/html', `<!doctype html><title>n</title><style>${style}</style><body>`];
    answer.setHeader('content-type', kind);
    answer.end(text);
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  browser = await launch();
  page = await browser.newPage();
  page.troubles = [];
  page.on('pageerror', error => page.troubles.push(String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.evaluate(async state => {
    window.models = [];
    // As in a notebook, the script is loaded anew for every widget.
    for (const copy of [1, 2]) {
      const { default: widget } = await import(`/board.js?${copy}`);
      const listeners = new Set();
      const model = {
        values: { state, clicked: [] },
        get: name => model.values[name],
        set: (name, value) => (model.values[name] = value),
        save_changes() {},
        on: (_, listener) => listeners.add(listener),
        off: (_, listener) => listeners.delete(listener),
        change(next) {
          model.values.state = next;
          for (const listener of listeners) listener();
        },
      };
      const el = document.createElement('div');
      document.body.append(el);
      model.close = widget.render({ model, el });
      model.listeners = listeners;
      window.models.push(model);
    }
  }, state);
});
after(async () => {
  await browser?.close();
  server?.close();
});

test('a click on the board, and one on the list, say the move', async () => {
  const board = page.locator('.zermelo-notebook').first();
  await board.locator('z-board svg.board').waitFor();
  assert.equal(await board.locator('z-board .square').count(), 4);
  assert.equal(await board.locator('button.move').count(), 2);
  await board.locator('[data-id="c1"]').click();
  assert.deepEqual(await page.evaluate(() => window.models[0].values.clicked), ['play', 'b1-b2', 1]);
  await board.locator('button.move', { hasText: 'a1-a2' }).click();
  assert.deepEqual(await page.evaluate(() => window.models[0].values.clicked), ['play', 'a1-a2', 2]);
  await board.getByText('back').click();
  assert.deepEqual(await page.evaluate(() => window.models[0].values.clicked), ['undo', '', 3]);
});

test('what Python says anew is drawn, also where there is no drawing', async () => {
  const second = page.locator('.zermelo-notebook').nth(1);
  assert.equal(await second.locator('z-board').count(), 1);
  await page.evaluate(state => {
    const position = { ...state.position, drawing: null, moves: [] };
    window.models[1].change({ ...state, position, picture: 'ooo', turn: 'Play is over', can_undo: false });
  }, state);
  assert.equal(await second.locator('pre').textContent(), 'ooo');
  assert.equal(await second.locator('z-board').count(), 0);
  assert.match(await second.locator('.turn').textContent(), /Play is over/);
  await page.evaluate(() => window.models[1].close());
  assert.equal(await page.evaluate(() => window.models[1].listeners.size), 0);
  assert.deepEqual(page.troubles, []);
});
