// Every example of the catalogue, and every command of the book that the page can ask, has the same answer from the module that
// is committed and from the program, byte for byte. The program serves at the address `NATIVE` (`zermelo page --port N`).

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { ASSETS, wholeModule } from './house.js';

const NATIVE = process.env.NATIVE;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
// Bounds that are the same on every machine.
const limits = { positions: 5_000 };

// Values that a bound on positions leaves at work for long, in comparisons of large forms: the program stops there by the clock.
const LONG = ['wyt-queens 100,161', 'nim-k:3 1 2 4 8 16', 'poker-nim 3 4 5'];

const FLAGS = {
  '--misere': 'misere',
  '--all': 'all',
  '--unicode': 'unicode',
  '--plan': 'plan',
  '--why': 'why',
  '--p-positions': 'p_positions',
  '--strategy': 'strategy',
  '--rounds': 'rounds',
  '--trace': 'trace',
};
const TEXTS = { '--to-move': 'to_move', '--only': 'only' };
const NUMBERS = { '--depth': 'depth', '--seed': 'seed', '-n': 'to', '--to': 'to' };
const VERBS = ['solve', 'value', 'table', 'eval', 'thermograph', 'sequence', 'tree', 'games', 'explain'];

/** The words of a command line as a shell takes them apart. */
function words(line) {
  return [...line.matchAll(/((?:[^\s'"]+|'[^']*'|"[^"]*")+)/g)].map(([, word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double),
  );
}

/** The question of a command of the book; nothing where it names files or what the page does not ask. */
function question(line) {
  const [program, verb, ...rest] = words(line);
  if (program !== 'zermelo' || !VERBS.includes(verb)) return undefined;
  const options = {};
  const input = [];
  for (let place = 0; place < rest.length; place += 1) {
    const word = rest[place];
    if (word in FLAGS) options[FLAGS[word]] = true;
    else if (word in TEXTS) options[TEXTS[word]] = rest[(place += 1)];
    else if (word in NUMBERS) options[NUMBERS[word]] = Number(rest[(place += 1)]);
    else if (word.startsWith('--') || ['-', '|', '<', '>', '&&', ';', '?'].includes(word)) return undefined;
    else if (word.includes('.star')) return undefined;
    else input.push(word);
  }
  return { verb, input: input.join(verb === 'eval' ? '\n' : ' '), options, limits };
}

async function native(asked) {
  const answer = await fetch(`${NATIVE}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(asked),
  });
  return answer.text();
}

test('the module and the program give the same answers', { skip: !NATIVE }, async () => {
  const glue = await wholeModule();
  const games = JSON.parse(glue.ask(JSON.stringify({ verb: 'games' })));
  const questions = [{ verb: 'games' }, { verb: 'words' }, { verb: 'functions' }];
  for (const input of games.flatMap(game => game.examples)) {
    for (const verb of ['position', 'solve', ...(LONG.includes(input) ? [] : ['value'])]) {
      questions.push({ verb, input, limits, options: verb === 'solve' ? { why: true } : {} });
    }
  }
  for (const lang of ['ko', 'zh']) {
    glue.hand_in_words(lang, gunzipSync(readFileSync(join(ASSETS, `words-${lang}.ftl.gz`))).toString());
    for (const input of games.map(game => game.examples[0])) {
      questions.push({ verb: 'solve', input, limits, lang, options: { why: true } });
      questions.push({ verb: 'solve', input: `${input} ?`, lang });
    }
    questions.push({ verb: 'games', lang }, { verb: 'words', lang });
  }
  const ofCatalogue = questions.length;
  for (const name of readdirSync(join(root, 'docs/src')).filter(file => file.endsWith('.md'))) {
    for (const line of readFileSync(join(root, 'docs/src', name), 'utf8').split('\n')) {
      const asked = line.startsWith('$ zermelo ') && question(line.slice(2));
      if (asked) questions.push(asked);
    }
  }
  assert.ok(ofCatalogue > 200 && questions.length > ofCatalogue + 80, `${questions.length} questions`);
  const different = [];
  for (const asked of questions) {
    const [here, there] = [glue.ask(JSON.stringify(asked)), (await native(asked)).trimEnd()];
    if (here === there) continue;
    let at = 0;
    while (here[at] === there[at]) at += 1;
    const around = text => text.slice(Math.max(0, at - 40), at + 80);
    different.push(`${JSON.stringify(asked)}\n  module:  ${around(here)}\n  program: ${around(there)}`);
  }
  console.log(`# ${questions.length} answers, ${different.length} of them different`);
  assert.deepEqual(different, [], 'crates/zermelo-wasm/build makes the module anew');
});
