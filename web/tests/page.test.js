// The page in Chromium: every screen, every kind of board, games played to the end, the keyboard, bad input.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { after, before, describe, test } from 'node:test';
import { ASSETS, launch, open, question, serve, visit, wholeModule } from './house.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

// A page whose engine is the program has no workers, and needs no WebAssembly.
const ofWorkers = { skip: Boolean(process.env.PAGE) };
const at = (hash, options) => open(browser, server.base, hash, options);
const SCREENS = {
  position: '#/position?q=domineering+2x3&tab=value',
  play: '#/play?q=nim+1+2',
  worksheet: '#/worksheet',
  heaps: '#/heaps?code=0.77&to=60',
  own: '#/own',
  learn: '#/learn',
  lesson: '#/learn?lesson=nim',
  minimax: '#/learn?lesson=minimax',
};
/** What is there when a screen has its answers. */
const READY = {
  position: 'z-value .thermograph',
  play: 'z-board svg.board',
  worksheet: '.cell:nth-child(4) .cell-result .value',
  heaps: 'z-plot .points',
  own: 'z-own z-board svg.board',
  learn: '.lesson-link',
  lesson: 'z-proof .row .primary',
  minimax: '.payoff-tree .max',
  hub: 'svg.board .label',
  narrow: '.payoff-tree .max',
};
const ready = (page, screen) => page.locator(READY[screen]).first().waitFor();

describe('screens', () => {
  for (const lang of ['en', 'ko', 'zh']) {
    test(`every screen in ${lang}, at the size of a phone and of a desk`, async () => {
      const page = await at(`#/learn?lang=${lang}`);
      for (const [screen, hash] of Object.entries(SCREENS)) {
        await visit(page, `${hash}${hash.includes('?') ? '&' : '?'}lang=${lang}`);
        await ready(page, screen);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 850 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(over <= 0, `${screen} is ${over} pixels too wide at ${width}`);
        }
        assert.equal(
          await page.evaluate(() => document.documentElement.lang),
          lang === 'zh' ? 'zh-Hans' : lang,
        );
        assert.equal(await page.getByText('undefined').count(), 0, screen);
      }
      assert.deepEqual(page.troubles, []);
      assert.deepEqual([...page.origins], [new URL(server.base).origin], 'asks nobody else');
      assert.equal((await page.context().cookies()).length, 0);
      await page.context().close();
    });
  }

  test('the head of the page takes two rows of a phone', async () => {
    for (const lang of ['en', 'ko', 'zh']) {
      const page = await at(`#/learn?lang=${lang}`, { viewport: { width: 390, height: 844 } });
      await ready(page, 'learn');
      // The name of the screen that one is on is written wider.
      for (const screen of await page.locator('nav a').all()) {
        await screen.click();
        const tops = await page.evaluate(() =>
          [...document.querySelectorAll('.brand, .settings select, nav a')].map(one =>
            Math.round((one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 20),
          ),
        );
        assert.equal(new Set(tops).size, 2, `${lang}: ${tops}`);
      }
      await page.context().close();
    }
  });

  for (const scheme of ['light', 'dark']) {
    test(`no serious finding of axe-core, ${scheme}`, async () => {
      const page = await at('#/learn?lang=en', { colorScheme: scheme, bypassCSP: true });
      // Pictures are wider than a phone, so that what scrolls there has to be reached by the keyboard.
      const seen = [
        ...Object.entries(SCREENS),
        ['hub', '#/position?q=mu_torere.star'],
        ['narrow', SCREENS.minimax],
      ];
      for (const [screen, hash] of seen) {
        if (screen === 'narrow') await page.setViewportSize({ width: 390, height: 850 });
        await visit(page, `${hash}${hash.includes('?') ? '&' : '?'}lang=en`);
        await ready(page, screen);
        await page.evaluate(axe);
        const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
        const bad = found.violations.filter(one => one.impact === 'serious' || one.impact === 'critical');
        const told = bad.map(
          one =>
            `${screen}: ${one.id}: ${one.nodes
              .map(node => node.html.slice(0, 120))
              .slice(0, 3)
              .join(' | ')}`,
        );
        assert.deepEqual(told, []);
      }
      await page.context().close();
    });
  }
});

const verdict = (page, text) => page.locator('.verdict .who', { hasText: text }).first().waitFor();
const who = page => page.locator('.verdict .who').first();

describe('boards', () => {
  // A position of each kind of board, and of each way of moving on one.
  const BOARDS = [
    'nim 3 4 5',
    'kayles 5',
    'wythoff 3 5',
    'silver-dollar 3 7 10',
    'treblecross ...x....',
    'turning-turtles htthh',
    'turning-corners ttt/tth',
    'toads-and-frogs tt..ff',
    'toppling-dominoes lrrl',
    'tictactoe empty',
    'chomp 3x4',
    'wall-making 3x3',
    'domineering 3x3',
    'clobber 2x3',
    'amazons x..|..o',
    'go 2x3',
    'krk e1 a1 e8',
    'wyt-queens d6',
    'hackenbush lrlrr',
    'hackenbush girl',
    'token:a>b,b>c,a>c a',
    'col path:5',
    'node-kayles path:7',
    'arc-kayles path:5',
    'leaves 1 1',
    'nim 3 5 + cram 2x3',
  ];
  test('a move is made on every kind of board by clicking its places', async () => {
    const page = await at('#/position?lang=en&q=nim+1');
    for (const start of BOARDS) {
      await visit(page, `#/position?lang=en&q=${encodeURIComponent(start)}`);
      const shown = page.waitForFunction(q => {
        const screen = document.querySelector('z-position');
        return (
          screen?.question === q &&
          screen.position.state === 'done' &&
          document.querySelector('z-board .live')
        );
      }, start);
      await assert.doesNotReject(shown, `${start} is not shown`);
      for (let clicks = 0; clicks < 5 && question(page) === start; clicks++) {
        const button = page.locator('.chooser button').first();
        const place = page.locator('z-board .live.reachable, z-board .live:not(.selected)').first();
        if (clicks > 2 && (await button.count())) await button.click();
        else {
          const box = await place.evaluate(element => {
            const drawn = element.querySelector('.reach') ?? element;
            const rect = drawn.getBoundingClientRect();
            return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
          });
          await page.mouse.click(box.x, box.y);
        }
        await page.waitForTimeout(60);
      }
      assert.notEqual(question(page), start, `${start}: no move was made`);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('of what cannot be read nothing but that is said, and a tab out of sight is moved into it', async () => {
    const page = await at('#/position?lang=en&q=nonsense+3', { viewport: { width: 390, height: 844 } });
    await page.locator('.failed').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('.verdict-card'));
    assert.equal(await page.locator('.tab-bar').count(), 0);
    await visit(page, '#/position?lang=en&q=nim+1+2&tab=latex');
    await page.locator('.tab-bar').waitFor();
    const inSight = () => {
      const [bar, tab] = ['.tab-bar', '.tab-bar [aria-selected=true]'].map(name =>
        document.querySelector(name).getBoundingClientRect(),
      );
      return tab.left >= bar.left && tab.right <= bar.right;
    };
    await page.waitForFunction(inSight);
    await page.context().close();
  });

  test('every game of the catalogue and every rule file has a board or its text', async () => {
    const page = await at('#/own?lang=en');
    await page.locator('z-own z-board svg.board').waitFor();
    const troubles = await page.evaluate(async () => {
      const board = document.querySelector('z-own z-board');
      const found = [];
      const look = async (position, name) => {
        board.position = position;
        board.moves = [];
        await board.updateComplete;
        const shown = board.querySelector('svg.board, img.drawn, .plain-position') ?? null;
        const sum = position.drawing?.kind === 'sum';
        if (!shown && !sum) found.push(name);
      };
      const worker = new Worker('worker.js', { type: 'module' });
      const part = async name => {
        const packed = (await fetch(`zermelo_wasm_${name}.wasm.gz`)).body;
        const plain = new Response(packed.pipeThrough(new DecompressionStream('gzip')));
        return WebAssembly.compile(await plain.arrayBuffer());
      };
      const parts = { module: await part('bg'), rest: await part('rest'), base: document.baseURI };
      let id = 0;
      const ask = question =>
        new Promise(done => {
          worker.onmessage = ({ data }) =>
            done(data.answer ? JSON.parse(data.answer) : { message: data.failure });
          worker.postMessage({
            id: ++id,
            ...(id === 1 ? parts : {}),
            request: JSON.stringify(question),
          });
        });
      const games = await ask({ verb: 'games' });
      for (const game of games) {
        for (const example of game.examples) {
          const position = await ask({ verb: 'position', input: example });
          if (position.schema !== 'zermelo/position/1') found.push(`${example}: ${position.message}`);
          else await look(position, example);
        }
      }
      const files = await (await fetch('examples.json')).json();
      let boards = 0;
      for (const file of files) {
        const example = /^# Example: .*?([^/\s]+\.star.*)$/m.exec(file.text)?.[1];
        if (!example) continue;
        const loaded = [...file.text.matchAll(/load\(\s*"([^"]+)"/g)].map(([, name]) =>
          files.find(one => one.name === name),
        );
        // The quotes that the shell takes away, not those of the position.
        const input = example.replace(/ --.*$/, '').replace(/(['"])(.*)\1$/, '$2');
        const options = { rules: [file, ...loaded.filter(Boolean)] };
        const position = await ask({ verb: 'position', input, options });
        if (position.schema !== 'zermelo/position/1') found.push(`${input}: ${position.message}`);
        else {
          await look(position, input);
          boards += 1;
        }
      }
      worker.terminate();
      if (games.length < 55 || boards < 50)
        found.push(`only ${games.length} games and ${boards} boards of rule files`);
      return found;
    });
    assert.deepEqual(troubles, []);
    await page.context().close();
  });

  test('letters of moves do not lie on each other', async () => {
    const page = await at('#/learn?lang=en');
    for (const q of ['amazons x..|..o', 'turning-turtles htthh', 'battle-sheep 0 3 | -2 0', 'wythoff 3 5']) {
      await visit(page, `#/position?lang=en&q=${encodeURIComponent(q)}`);
      await page
        .locator(`svg.board[aria-label*="${q.split(' ')[0]}"] .move-mark`)
        .first()
        .waitFor();
      const boxes = await page.locator('.move-mark .mark').evaluateAll(all =>
        all.map(one => {
          const { x, y, width } = one.getBoundingClientRect();
          return { x: x + width / 2, y: y + width / 2, r: width / 2 };
        }),
      );
      const near = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 0.8 * (a.r + b.r);
      const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => near(a, b)));
      assert.equal(pairs.length, 0, q);
    }
    await page.context().close();
  });

  test('names of vertices stand off the edges, also at a hub', async () => {
    const page = await at('#/position?lang=en&q=mu_torere.star');
    await page.locator('svg.board .label').first().waitFor();
    const crossed = await page.locator('svg.board').evaluate(board => {
      const curves = [...board.querySelectorAll('path.curve')];
      return [...board.querySelectorAll('.label')]
        .filter(label => {
          const { x, y, width, height } = label.getBBox();
          const middle = new DOMPoint(x + width / 2, y + height / 2);
          return curves.some(curve => curve.isPointInStroke(middle));
        })
        .map(label => label.textContent);
    });
    assert.deepEqual(crossed, []);
    await page.context().close();
  });

  test('strings to the ground end there, and two between the same ends lie apart', async () => {
    const q = encodeURIComponent('strings_and_coins.star ((0, 1), (0, 1), (1, 2))');
    const page = await at(`#/position?lang=ko&q=${q}`);
    await page.locator('svg.board .label').first().waitFor();
    assert.deepEqual((await page.locator('svg.board .label').allTextContents()).sort(), ['1', '2', '땅']);
    const paths = await page
      .locator('svg.board path.curve')
      .evaluateAll(all => all.map(one => one.getAttribute('d')));
    assert.equal(new Set(paths).size, 3);
    await page.context().close();
  });

  test('a board is edited by clicking, dragging and typing', async () => {
    const page = await at('#/position?lang=en&q=clobber+xo');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const box = async id => {
      const rect = await page.locator(`z-board [data-id=${id}]`).boundingBox();
      return [rect.x + rect.width / 2, rect.y + rect.height / 2];
    };
    await page.mouse.move(...(await box('c0')));
    await page.mouse.down();
    await page.mouse.move(...(await box('c1')), { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => location.hash.includes('ox'));
    await page.getByRole('button', { name: 'Add a column' }).click();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes('ox.'));
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.waitForFunction(() => !decodeURIComponent(location.hash).includes('ox.'));
    await page.locator('.ask .mono').fill('nim 2 2');
    await verdict(page, 'The player to move loses.');
    await page.context().close();
  });

  test('a summand is edited by all letters of its game, and a bad edit is undone', async () => {
    const page = await at('#/position?lang=en&q=nim+2+%2B+domineering+2x2');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: '#', exact: true }).click();
    await page.locator('z-board').nth(1).locator('[data-id=c1]').click();
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes('.#|..'));
    await visit(page, '#/position?lang=en&q=tictactoe+empty');
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.locator('.failed').first().waitFor();
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await verdict(page, 'A draw');
    await page.context().close();
  });

  test('points with which best play ends are told', async () => {
    const page = await at('#/position?lang=en&q=dots-and-boxes+1x2');
    await page.locator('.verdict', { hasText: 'Best play ends with: Left 1, Right 1.' }).waitFor();
    await page.context().close();
  });

  test('moves of a game by functions are named by the cells of its board', async () => {
    const page = await at('#/position?lang=en&q=nimstring.star:1,1');
    await page.locator('.move-label', { hasText: 'b1=#' }).first().waitFor();
    await page.context().close();
  });

  test('edges of Hackenbush change their colours, and vertices are dragged', async () => {
    const page = await at('#/position?lang=en&q=hackenbush+ll');
    await verdict(page, 'Left wins, whoever begins.');
    const dot = page.locator('z-board [data-id=v1] .vertex');
    const [before, rect] = [await dot.getAttribute('cx'), await dot.boundingBox()];
    await page.mouse.move(rect.x + 4, rect.y + 4);
    await page.mouse.down();
    await page.mouse.move(rect.x + 44, rect.y + 10, { steps: 4 });
    await page.mouse.up();
    assert.notEqual(await dot.getAttribute('cx'), before);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Red', exact: true }).click();
    await page.locator('z-board [data-id=e0]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => decodeURIComponent(location.hash).includes(':r'));
    await page.waitForFunction(() =>
      document.querySelector('.verdict .who')?.textContent.includes('Right wins'),
    );
    await page.context().close();
  });

  test('the engine speaks the language of the page', async () => {
    for (const [lang, wanted] of [
      // The hypotheses, which stay when the steps of the reason come in.
      ['ko', /공정 게임, 순환 없음/],
      ['zh', /公平游戏，无循环/],
    ]) {
      const page = await at(`#/position?lang=${lang}&q=nim+3+4+5`);
      await page.getByText(wanted).first().waitFor();
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  });

  test('a game is found by its names in three languages', async () => {
    const page = await at('#/position?lang=ko&q=nim+1');
    for (const [name, wanted] of [
      ['위토프', 'wythoff'],
      ['威佐夫', 'wythoff'],
      ['crosscram', 'domineering'],
    ]) {
      const field = page.locator('z-games input');
      await field.fill(name);
      await page.locator('z-games [role=option]').first().waitFor();
      await field.press('Enter');
      await page.waitForFunction(game => location.hash.includes(`q=${game}`), wanted);
    }
    await page.context().close();
  });
});

describe('tabs of a position', () => {
  test('of a game with endings of its own it is not said that whoever cannot move loses', async () => {
    for (const [q, wanted] of [
      ['nim 1 2', true],
      ['tictactoe empty', false],
      ['dots-and-boxes 1x2', false],
    ]) {
      const page = await at(`#/position?lang=en&q=${encodeURIComponent(q)}`);
      await page.locator('.chips li').first().waitFor();
      const said = page.locator('.chips li', { hasText: 'whoever cannot move loses' });
      assert.equal(await said.count(), wanted ? 1 : 0, q);
      await page.context().close();
    }
  });

  test('value, tree, table, certificate, LaTeX and command line', async () => {
    const page = await at('#/position?lang=en&q=nim+3+4+5');
    const sum = page.locator('.why .column-sum .total td');
    await sum.first().waitFor();
    assert.deepEqual(await sum.allTextContents(), ['0', '1', '0'], 'the nim-sum of 3, 4 and 5 in binary');
    assert.equal(await page.locator('.why .chips .holds').count(), 4);
    await visit(page, '#/position?lang=en&q=domineering+2x3');
    await page.locator('.why .formula .value').first().waitFor();
    await page.getByRole('tab', { name: 'Value' }).click();
    await page.locator('z-value .value.big').getByText('{2|-1/2}').waitFor();
    assert.ok((await page.locator('z-value del').count()) > 0, 'dominated options are struck out');
    await page.getByRole('tab', { name: 'Tree' }).click();
    const twist = page.locator('z-tree .twist').nth(1);
    await twist.click();
    await page.locator('z-tree ul ul li').first().waitFor();
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.locator('z-table tbody tr').first().waitFor();
    await page.getByRole('tab', { name: 'LaTeX' }).click();
    await page.locator('z-latex pre').first().waitFor();
    await page.locator('z-latex pre', { hasText: /^\\\[ .*\\\]$/ }).waitFor();
    await page.getByRole('tab', { name: 'Command line' }).click();
    assert.match(await page.locator('z-command pre').first().textContent(), /zermelo solve domineering/);
    await visit(page, '#/position?lang=en&q=nim+1+2&tab=certificate');
    await page.getByRole('button', { name: 'Write a certificate' }).click();
    await page.locator('z-certificate pre').first().waitFor();
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.locator('.report.good').waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
});

describe('play', () => {
  test('a game against the perfect computer is played to its end and reviewed', async () => {
    const page = await at('#/play?lang=en&q=nim+1+2');
    for (let moves = 0; moves < 6; moves++) {
      await page
        .locator('.turn')
        .getByText(/Your move|ha(s|ve) won/)
        .waitFor();
      if (/ha(s|ve) won/.test(await page.locator('.turn').textContent())) break;
      await page.locator('details.all-moves').evaluate(element => (element.open = true));
      await page.locator('details.all-moves button').first().click();
      await page.waitForTimeout(150);
    }
    assert.match(await page.locator('.turn').textContent(), /ha(s|ve) won/);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('.review-point').first().waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('.turn').getByText('Your move').waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('hints come by stages, and the mistake is found', async () => {
    const page = await at('#/play?lang=en&q=nim+3+4+5&two=human');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Winning moves: 1 of 12.').waitFor();
    await page.getByRole('button', { name: 'Next hint' }).click();
    await page.getByText('Look here').waitFor();
    await page.getByRole('button', { name: 'Next hint' }).click();
    await page.getByText('This move wins: take 2 from heap 1').waitFor();
    await page.locator('details.all-moves').evaluate(element => (element.open = true));
    await page.getByRole('button', { name: 'take 5 from heap 3', exact: true }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('.plies .mistake').getByText('take 2 from heap 1').waitFor();
    await page.context().close();
  });

  test('a hint claims nothing of a position that could not be solved', ofWorkers, async () => {
    // The engine may look at five positions.
    const script = `{
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        const request = message.request && JSON.stringify({ ...JSON.parse(message.request), limits: { positions: 5 } });
        return post.call(this, request ? { ...message, request } : message, ...rest);
      };
    }`;
    const page = await at('#/play?lang=en&q=domineering+4x5&two=human', { script });
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint').getByText('Who wins is not known').waitFor();
    await page.getByRole('button', { name: 'Next hint' }).click();
    await page.getByRole('button', { name: 'Next hint' }).click();
    assert.doesNotMatch(await page.locator('.hint').textContent(), /wins here|This move/);
    await page.locator('details.all-moves').evaluate(element => (element.open = true));
    await page.locator('details.all-moves button').first().click();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('.review, .failed').first().waitFor();
    assert.equal(await page.getByText('No move gave anything away').count(), 0);
    await page.context().close();
  });

  test('a hint says where an edge is', async () => {
    const page = await at('#/play?lang=ko&q=hackenbush+lrl&two=human');
    await page.getByRole('button', { name: '힌트' }).click();
    await page.getByRole('button', { name: '다음 힌트' }).click();
    await page.getByText('여기를 보세요: 땅-1').waitFor();
    await page.context().close();
  });

  test('the computer plays against itself, partizan and with draws', async () => {
    for (const game of ['domineering 3x3', 'tictactoe empty']) {
      const page = await at(`#/play?lang=en&one=perfect&two=weak&q=${encodeURIComponent(game)}`);
      await page.getByRole('button', { name: 'Run' }).click();
      await page.locator('.turn.over').waitFor({ timeout: 40_000 });
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  });

  test('the review of a partizan game has its temperatures', async () => {
    const page = await at('#/play?lang=en&two=human&q=domineering+2x3&moves=a1-a2%3Bb1-c1');
    await page.locator('.plies li').nth(1).waitFor();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const graph = page.locator('svg.temperatures');
    await graph.locator('circle').nth(2).waitFor();
    // {2|-1/2}, then +-1, then 0.
    assert.equal(await graph.getAttribute('aria-label'), 'Temperature: 5/4, 1, -1');
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('an address carries the moves', async () => {
    const page = await at('#/play?lang=en&two=human&q=nim+1+2&moves=take+1+from+heap+1%3Btake+2+from+heap+2');
    await page.locator('.turn.over').getByText('Second player has won.').waitFor();
    assert.equal(await page.locator('.plies li').count(), 2);
    await page.context().close();
  });
});

describe('keyboard', () => {
  test('from the head of the page to a move and through the tabs', async () => {
    const page = await at('#/position?lang=en&q=nim+1+2');
    await who(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'main');
    const focused = () => page.evaluate(() => document.activeElement.closest('[data-id]')?.dataset.id ?? '');
    for (let i = 0; i < 20 && (await focused()) === ''; i++) await page.keyboard.press('Tab');
    const first = await focused();
    assert.notEqual(first, '', 'the board is reached by Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await focused(), first, 'arrow keys go from place to place');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !location.hash.includes('nim+1+2'));
    const board = page.locator('svg.board');
    const heard = await board.locator('[role=button]').first().getAttribute('aria-label');
    assert.match(heard, /^Heap \d, \d, (wins|loses)$/, 'a token is heard by its heap');
    await page.getByRole('tab', { name: 'Why' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.hash.includes('tab=value'));
    assert.equal(await page.evaluate(() => document.activeElement.id), 'tab-value');
    assert.notEqual(await page.locator('#announcer').textContent(), '', 'moves and verdicts are announced');
    await page.context().close();
  });
});

describe('lessons and worksheet', () => {
  test('a plot is zoomed by two fingers', async () => {
    const page = await at('#/heaps?lang=en&code=kayles&to=500');
    await page.locator('z-plot .points').waitFor();
    const shown = () =>
      page.evaluate(() => {
        const plot = document.querySelector('z-plot');
        return [plot.low, plot.high];
      });
    const fingers = (type, ...places) =>
      page.evaluate(
        ([type, places]) => {
          const svg = document.querySelector('z-plot svg');
          const box = svg.getBoundingClientRect();
          places.forEach((part, pointerId) =>
            svg.dispatchEvent(
              new PointerEvent(type, {
                pointerId,
                pointerType: 'touch',
                bubbles: true,
                clientX: box.left + part * box.width,
                clientY: box.top + 50,
              }),
            ),
          );
        },
        [type, places],
      );
    const [low, high] = await shown();
    await fingers('pointerdown', 0.4, 0.6);
    await fingers('pointermove', 0.2, 0.8);
    const [near, far] = await shown();
    assert.ok(Math.abs((far - near) * 3 - (high - low)) < 10 && near > low && far < high, `${near} ${far}`);
    await fingers('pointermove', 0.4, 0.6);
    assert.ok(Math.abs((await shown())[1] - high) < 5);
    await fingers('pointerup', 0.4, 0.6);
    // One finger moves what is shown, as before.
    await fingers('pointerdown', 0.4, 0.6);
    await fingers('pointermove', 0.2, 0.8);
    await fingers('pointerup', 0.2, 0.8);
    const [from, to] = await shown();
    await fingers('pointerdown', 0.5);
    await fingers('pointermove', 0.4);
    const [left, right] = await shown();
    assert.ok(left > from && Math.abs(right - left - (to - from)) < 1e-6);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('exercises are judged and proofs open step by step', async () => {
    const page = await at('#/learn?lang=en&lesson=nim');
    const exercise = page.locator('z-exercise').first();
    await exercise.getByRole('button', { name: 'Yes' }).click();
    const first = await exercise.locator('.judged').textContent();
    await exercise.getByRole('button', { name: 'No', exact: true }).click();
    const second = await exercise.locator('.judged').textContent();
    assert.notEqual(/Right/.test(first), /Right/.test(second), 'one of the two is right');
    const proof = page.locator('z-proof');
    for (let step = 1; step <= 4; step++) {
      await proof.getByRole('button', { name: 'Next step' }).click();
      assert.equal(await proof.locator('.steps > li').count(), step);
    }
    await page.context().close();
  });

  test('an empty answer is not judged', async () => {
    const page = await at('#/learn?lang=en&lesson=minimax');
    const exercise = page.locator('.exercise', { has: page.locator('form') }).first();
    await exercise.locator('form button:enabled').waitFor();
    await exercise.locator('form button').click();
    assert.equal(await exercise.locator('.judged').count(), 0);
    await exercise.locator('input').fill('-77');
    await exercise.locator('form button').click();
    await exercise.locator('.judged.bad').waitFor();
    await page.context().close();
  });

  test('cells know names and earlier results, and say what is wrong', async () => {
    const cells = ['G := {2|-1}', 'mean(G)', 'domineering 2x2', '%3 + G', '1 +'].join('\n');
    const page = await at(`#/worksheet?lang=en&cells=${encodeURIComponent(cells)}`);
    await page.locator('.cell-error').waitFor();
    const values = await page.locator('.cell-result .value').allTextContents();
    assert.equal(values[1], '1/2');
    assert.equal(values.length, 4);
    await page.locator('.cell input').last().fill('*2 + *3');
    await page.locator('.cell input').last().press('Enter');
    await page.locator('.cell-result .value').nth(4).getByText('*', { exact: true }).waitFor();
    await page.context().close();
  });

  test('cells have functions, tables, boards and thermographs, and are saved', async () => {
    const cells = [
      'f(n) := domineering(2x{n})',
      'table(f(n) for n in 1..3)',
      'domineering 2x3',
      'thermograph(%3)',
    ];
    const page = await at(`#/worksheet?lang=en&cells=${encodeURIComponent(cells.join('\n'))}`);
    await page.locator('.cell-plot .thermograph').waitFor();
    assert.equal(await page.locator('.cell-result tbody tr').count(), 3);
    assert.equal(await page.locator('.cell-board svg.board').count(), 1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Markdown' }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    assert.match(text, /\| `n` \| `f\(n\)` \|/);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('what is printed is dark on light, without buttons', async () => {
    for (const hash of ['#/worksheet?lang=en', '#/learn?lang=en&lesson=nim', '#/heaps?lang=en']) {
      const page = await at(hash, { colorScheme: 'dark' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.locator('svg').first().waitFor();
      const found = await page.evaluate(() => {
        const lightness = colour => {
          const [r, g, b] = colour.match(/[\d.]+/g).map(Number);
          return (r + g + b) / 3;
        };
        const dark = [...document.querySelectorAll('html, .card, input, pre')].filter(element => {
          const { backgroundColor } = getComputedStyle(element);
          return !/, 0\)$/.test(backgroundColor) && lightness(backgroundColor) < 128;
        });
        const buttons = [...document.querySelectorAll('button:not(.move)')].filter(one => one.offsetParent);
        return [...dark, ...buttons].map(one => one.outerHTML.slice(0, 80));
      });
      assert.deepEqual(found, []);
      await page.context().close();
    }
  });

  test('a printed lesson has its proofs whole', async () => {
    const page = await at('#/learn?lang=en&lesson=nim');
    const next = page.locator('z-proof').getByRole('button', { name: 'Next step' });
    await next.waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.locator('z-proof .steps > li').count(), 4);
    await page.context().close();
  });

  test('a code that cannot be read is said once', async () => {
    const page = await at('#/heaps?lang=en&code=zzz');
    await page.locator('.failed').first().waitFor();
    await page.waitForTimeout(500);
    assert.equal(await page.locator('.failed').count(), 1);
    await page.context().close();
  });

  test('heaps are asked by code, by name and by rule file', async () => {
    const page = await at('#/heaps?lang=en&code=kayles&to=60');
    for (const code of ['kayles', 'squares.star', '0.137']) {
      await visit(page, `#/heaps?lang=en&code=${code}&to=60`);
      await page.waitForFunction(
        asked =>
          document.querySelector('z-heaps')?.shownCode === asked && document.querySelector('z-plot .points'),
        code,
      );
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
});

describe('rule files of the page', () => {
  test('are opened by name, looked at and played', async () => {
    const page = await at('#/position?lang=en&q=kaooa.star');
    await verdict(page, 'draw');
    await page.locator('svg.board').waitFor();
    await visit(page, '#/play?lang=en&q=dodgem.star');
    await page.locator('svg.board').waitFor();
    await visit(page, '#/position?lang=en&q=nosuch.star');
    await page.getByText('the rule file cannot be read').first().waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('are found by their titles and opened by their bare names', async () => {
    const page = await at('#/position?lang=en&q=hex+2x2&tab=rules');
    await verdict(page, 'The player to move wins.');
    await page.getByText('P. Hein (1942)').waitFor();
    await page.locator('z-games input').fill('mens morris');
    await page.getByRole('option', { name: "Six men's morris" }).waitFor();
    await page.locator('z-games input').fill('dodgem');
    await page.getByRole('option', { name: 'Dodgem' }).click();
    await page.waitForFunction(() => location.hash.includes('dodgem.star'));
    await page.getByRole('link', { name: 'Open under Own game' }).click();
    await page.locator('textarea').waitFor();
    await page.waitForFunction(() => document.querySelector('textarea').value.includes('# Dodgem'));
    const cells = ['dim(5) + 1', 'hex 2x2'].join('\n');
    await visit(page, `#/worksheet?lang=en&cells=${encodeURIComponent(cells)}`);
    await page.locator('.cell-result .value').getByText('1*', { exact: true }).waitFor();
    await visit(page, '#/heaps?lang=en&code=squares&to=60');
    await page.locator('z-plot .points').waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('keep their file and their convention in the tree and the table', async () => {
    const page = await at('#/position?lang=en&q=dim.star+3&misere=1&tab=tree');
    const link = page.locator('z-tree a.mono').first();
    await link.waitFor();
    assert.match(await link.getAttribute('href'), /misere=1/);
    await page.getByRole('tab', { name: 'Table' }).click();
    const row = page.locator('z-table a.mono').first();
    await row.waitFor();
    assert.match(await row.getAttribute('href'), /misere=1/);
    for (const [asked, first] of [
      ['nim 1 + cram 1x2', 'nim 0 + cram ##'],
      ['cakes.star:eat,1 (1, 1)', 'cakes.star:eat,1 ()'],
      ['님 게임 1 1', 'nim 0 0'],
    ]) {
      await visit(page, `#/position?lang=en&tab=table&q=${encodeURIComponent(asked)}`);
      const found = page.locator('z-table tbody a.mono').first();
      await page.waitForFunction(
        q =>
          new URLSearchParams(
            document.querySelector('z-table tbody a.mono')?.getAttribute('href').split('?')[1] ?? '',
          ).get('q') === q,
        first,
      );
      await found.click();
      await page.waitForFunction(q => {
        const screen = document.querySelector('z-position');
        return screen.question === q && screen.position.state !== 'busy';
      }, first);
      assert.equal(await page.locator('.board-card .failed').count(), 0, first);
    }
    await page.context().close();
  });
});

describe('in the language of the reader', () => {
  for (const [lang, letters, title] of [
    ['ko', '가-힣', '우물고누'],
    ['zh', '一-鿿', '裤裆棋'],
  ]) {
    test(`moves, theorems, refusals and titles of rule files in ${lang}`, async () => {
      const told = new RegExp(`[${letters}]`);
      const page = await at(`#/position?lang=${lang}&q=nim+3+4+5`);
      await page.locator('.move-label').first().waitFor();
      const moves = await page.locator('.move-label').allTextContents();
      assert.ok(
        moves.every(move => told.test(move)),
        `${moves}`,
      );
      await page.locator('.why .line li').first().waitFor();
      const line = await page.locator('.why .line li').allTextContents();
      assert.ok(
        line.every(move => told.test(move)),
        `${line}`,
      );
      const heading = page.locator('.why > h3').first();
      assert.match(await heading.textContent(), told, 'the theorem, which is found by its name');
      assert.ok((await heading.evaluate(one => one.nextElementSibling.textContent.length)) > 40);
      await page.locator('z-games input').fill(title);
      await page.getByRole('option', { name: title }).waitFor();
      await page.locator('z-games input').fill('');
      await page.getByRole('option', { name: 'sprouts' }).first().waitFor();
      const titles = await page.locator('z-games [role=option] > span').allTextContents();
      assert.deepEqual(
        titles.filter(one => !told.test(one)),
        [],
      );
      await visit(page, `#/position?lang=${lang}&q=chomp+2x3&tab=value`);
      const option = page.locator('.option-list li').first();
      await option.waitFor();
      assert.match(await option.textContent(), told);
      await visit(page, `#/heaps?lang=${lang}&code=0.77&to=200`);
      await page.locator('z-heaps .verdict .quiet').first().waitFor();
      assert.doesNotMatch(await page.locator('z-heaps .verdict .quiet').first().textContent(), /theorem/);
      const known = page.locator('z-heaps option', { hasText: '0.137' });
      await page.waitForFunction(
        letters =>
          new RegExp(letters).test(document.querySelector('z-heaps option[value="0.137"]').textContent),
        `[${letters}]`,
      );
      assert.equal(await known.count(), 1);
      await visit(page, `#/worksheet?lang=${lang}&cells=chomp(`);
      assert.match(await page.locator('.cell-error').textContent(), told);
      await visit(page, `#/play?lang=${lang}&q=nim+1+2&two=human`);
      await page.locator('.all-moves summary').click();
      assert.match(await page.locator('.all-moves button').first().textContent(), told);
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    });
  }
});

describe('bad input', () => {
  const alive = async page => {
    await visit(page, '#/position?lang=en&q=nim+1+1');
    await verdict(page, 'The player to move loses.');
  };

  test('broken addresses and links', async () => {
    const page = await at('#/nowhere?lang=en&q=%E0%A4');
    await page.getByText('This address could not be read').waitFor();
    await visit(page, '#/position?lang=en&q=mine.star+3x3&file=AAAA');
    await page.getByText('The file in this address is damaged.').waitFor();
    await alive(page);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('positions of another game, and text without a meaning', async () => {
    const page = await at('#/position?lang=en&q=domineering+e1+a1+e8');
    for (const bad of ['domineering e1 a1 e8', 'nim x', 'nothing 3', '<script>', '{2|', 'nim '.repeat(100)]) {
      await visit(page, `#/position?lang=en&q=${encodeURIComponent(bad)}`);
      await page.locator('.board-card .failed, .board-card z-board').first().waitFor();
    }
    await alive(page);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('ten million characters pasted', async () => {
    const page = await at('#/own?lang=en');
    await page.locator('z-own z-board svg.board').waitFor();
    await page.evaluate(() => {
      const area = document.querySelector('textarea');
      area.value = 'x'.repeat(10_000_000);
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.locator('.notice').waitFor();
    await visit(page, '#/position?lang=en&q=nim+1');
    await page.evaluate(() => {
      const field = document.querySelector('.ask .mono');
      field.value = '1 '.repeat(5_000_000);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.locator('.notice').first().waitFor();
    await alive(page);
    await page.context().close();
  });

  test('more cells than a worksheet has are said to be left out, and a notice goes with the next address', async () => {
    const page = await at('#/worksheet?lang=en&cells=1');
    await page.locator('.cell-result').waitFor();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', '1+1\n'.repeat(300));
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector('.cell input').dispatchEvent(paste);
    });
    await page.getByText('at most 200 cells').waitFor();
    assert.equal(await page.locator('.cell').count(), 200);
    await alive(page);
    assert.equal(await page.locator('main > .notice').count(), 0);
    await page.context().close();
  });

  test('a player who is not one, moves that are too many, an error that is said once', async () => {
    const page = await at('#/position?lang=en&q=domineering+2x2&move=up');
    await verdict(page, 'wins');
    await visit(page, `#/position?lang=en&q=${encodeURIComponent(`nim ${'3 '.repeat(9000)}`)}`);
    await page.getByText('too many moves to list').waitFor();
    assert.equal(await page.getByText('No moves.').count(), 0);
    await visit(page, '#/position?lang=en&q=nim+x');
    await page.locator('.board-card .failed').waitFor();
    await page.waitForFunction(() => document.querySelector('z-position').answer.state === 'failed');
    assert.equal(await page.locator('.failed').count(), 1);
    await page.context().close();
  });

  test('of a text that is refused the wrong part is marked, and what to do is said for the page', async () => {
    for (const [lang, hint] of [
      ['en', "did you mean 'nim'? All games are listed under Position"],
      ['ko', "'국면' 화면의 목록"],
      ['zh', '“局面”页'],
    ]) {
      const page = await at(`#/position?lang=${lang}&q=nmi+3`);
      await page.locator('.refusal mark').waitFor();
      assert.equal(await page.locator('.refusal mark').textContent(), 'nmi');
      const told = await page.locator('.refusal').textContent();
      assert.ok(told.includes(hint) && !told.includes('zermelo'), told);
      await page.context().close();
    }
  });

  test('a rule file that is dropped anywhere is opened', async () => {
    const page = await at('#/position?lang=en&q=nim+1');
    await who(page).waitFor();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['# Ones: take one.\ngame = heaps(take = [1])\n'], 'ones.star'));
      const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector('main').dispatchEvent(drop);
    });
    await page.locator('z-own .good-line').waitFor();
    assert.match(await page.locator('textarea').inputValue(), /Ones: take one/);
    await page.context().close();
  });

  test('the blank at the end of what is typed stays', async () => {
    const page = await at('#/position?lang=en&q=nim+3+4');
    await who(page).waitFor();
    const field = page.locator('.ask .mono');
    await field.click();
    await field.press('End');
    await field.press('Backspace');
    await page.waitForFunction(() => location.hash.endsWith('nim+3'));
    await page.waitForTimeout(300);
    assert.equal(await field.inputValue(), 'nim 3 ');
    await page.context().close();
  });

  test('a foreign file is dropped', async () => {
    const page = await at('#/own?lang=en');
    await page.locator('textarea').waitFor();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['\u0000\u0001PNG'], 'picture.png'));
      document
        .querySelector('.editor')
        .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page.getByText('This file is not a rule file or a certificate.').waitFor();
    await alive(page);
    await page.context().close();
  });

  test('a rule file with an error shows its place, one that runs for long is stopped', async () => {
    const page = await at('#/own?lang=en');
    await page.locator('z-own z-board svg.board').waitFor();
    await page.locator('textarea').fill('game = on_grid(\n    cells = 3,\n)\n');
    await page.locator('.bad-line').getByText('line 2').waitFor();
    const slow =
      'def f():\n    n = 0\n    for a in range(100000):\n        for b in range(100000):\n            n += 1\n    return n\nx = f()\ngame = heaps(take = [1])\n';
    await page.locator('textarea').fill(slow);
    await page.locator('.rule-state pre').waitFor();
    await page.waitForFunction(() => !document.querySelector('.rule-state .busy'), null, { timeout: 30_000 });
    await alive(page);
    await page.context().close();
  });

  test('a question is cancelled at once, and the page goes on', async () => {
    const page = await at('#/position?lang=en&q=nim+1&tab=value');
    await who(page).waitFor();
    await visit(page, '#/position?lang=en&q=domineering+7x7&tab=value');
    const cancel = page.locator('z-value .busy button');
    await cancel.waitFor();
    const took = await page.evaluate(async () => {
      const begin = performance.now();
      document.querySelector('z-value .busy button').click();
      while (!document.querySelector('z-value .failed')) await new Promise(requestAnimationFrame);
      return performance.now() - begin;
    });
    assert.ok(took < 1000, `${took} ms`);
    console.log(`# cancelled in ${took.toFixed(0)} ms`);
    await alive(page);
    await page.context().close();
  });

  test('a browser without WebAssembly', ofWorkers, async () => {
    const page = await at('#/position?lang=en', { script: 'delete globalThis.WebAssembly' });
    await page.getByText('does not run WebAssembly').first().waitFor();
    await page.context().close();
  });

  test('a worker that is killed', ofWorkers, async () => {
    const script = `{
      const Real = Worker;
      globalThis.workers = [];
      globalThis.Worker = class extends Real { constructor(...all) { super(...all); workers.push(this); } };
    }`;
    const page = await at('#/position?lang=en&q=nim+1', { script });
    await who(page).waitFor();
    await visit(page, '#/position?lang=en&q=domineering+7x7&tab=value');
    await page.locator('z-value .busy').waitFor();
    // While the second part of the module is on its way no worker is at the question.
    const told = page.getByText('The engine broke off').first();
    for (let times = 0; times < 40 && !(await told.isVisible()); times++) {
      await page.evaluate(() => {
        for (const worker of workers) {
          worker.terminate();
          worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
        }
      });
      await page.waitForTimeout(100);
    }
    await told.waitFor();
    await alive(page);
    await page.context().close();
  });

  test('a first visit needs the first part of the module, and little of the wire', ofWorkers, async () => {
    const first = ['index.html', 'app.js', 'app.css', 'worker.js', 'zermelo_wasm.js', 'icon.svg'];
    const packed = first.map(name => gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).length);
    const module = readFileSync(join(ASSETS, 'zermelo_wasm_bg.wasm.gz')).length;
    assert.ok(packed.reduce((sum, size) => sum + size, module) < 1_400_000, `${packed} and ${module}`);

    const page = await at('#/learn?lang=en');
    await page.route('**/zermelo_wasm_rest.wasm.gz', route => route.abort());
    await page.goto(`${server.base}/#/position?lang=en&q=nim+1+1`);
    await page.reload();
    await verdict(page, 'The player to move loses.');
    await visit(page, '#/position?lang=en&q=domineering+2x2&tab=value');
    await page.locator('z-value .thermograph').waitFor();
    // What the first part lacks is said not to be there, and the page goes on.
    await visit(page, '#/heaps?lang=en&code=0.77&to=60');
    await page.locator('z-heaps .failed').first().waitFor();
    await alive(page);
    // It is asked for again by the next question.
    await page.unroute('**/zermelo_wasm_rest.wasm.gz');
    await visit(page, '#/heaps?lang=en&code=0.07&to=60');
    await page.locator('z-heaps svg').first().waitFor();
    await page.context().close();
  });

  test('the program answers by events, with its progress', async () => {
    const glue = await wholeModule();
    const page = await at('#/learn?lang=en');
    const asked = [];
    await page.route('**/api/engine', route =>
      route.fulfill({ json: { name: 'zermelo', version: '9', threads: 2 } }),
    );
    await page.route('**/api/ask', route => {
      const question = route.request().postData();
      asked.push(JSON.parse(question).verb);
      const progress = 'event: progress\ndata: {"stage":"search","done":12,"total":null}\n\n';
      const body = `${progress}event: answer\ndata: ${glue.ask(question)}\n\n`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });
    await page.goto(`${server.base}/#/position?lang=en&q=nim+1+1`);
    await page.reload();
    await verdict(page, 'The player to move loses.');
    await page.getByText('computed by the program (9, threads: 2)').waitFor();
    await visit(page, '#/position?lang=en&q=nim+x');
    await page.locator('.board-card .failed').waitFor();
    assert.ok(asked.includes('position') && asked.includes('solve'));
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('a server that goes in the midst of a question', async () => {
    const page = await at('#/learn?lang=en');
    await page.route('**/api/engine', route =>
      route.fulfill({ json: { name: 'zermelo', version: '1', threads: 2 } }),
    );
    await page.route('**/api/ask', route => route.abort());
    await page.goto(`${server.base}/#/position?lang=en&q=nim+1+1`);
    await page.reload();
    await verdict(page, 'The player to move loses.');
    await page.getByText('has gone').waitFor();
    await page.getByText('computed in this browser').waitFor();
    await page.context().close();
  });

  test('without a network the page works on', ofWorkers, async () => {
    const page = await at('#/position?lang=en&q=nim+1', { serviceWorkers: 'allow' });
    await who(page).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (
          (await cache.match('zermelo_wasm_bg.wasm.gz')) &&
          (await cache.match('zermelo_wasm_rest.wasm.gz'))
        )
          return true;
      }
      return false;
    });
    await page.context().setOffline(true);
    await page.reload();
    await alive(page);
    await page.context().close();
  });
});
