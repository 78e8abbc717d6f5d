// Every example of the catalogue, and every command of the book that the page can ask, has the same answer in WebAssembly and
// natively, byte for byte: node crates/zermelo-wasm/tests/same.mjs [FOLDER of zermelo_wasm.js]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = resolve(process.argv[2] ?? join(root, 'target/wasm'));

// Bounds that are the same on every machine.
const limits = { positions: 20_000 };

function native(questions) {
  const run = spawnSync('cargo', ['run', '--quiet', '--locked', '-p', 'zermelo-ask', '--example', 'answer'], {
    cwd: root,
    input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`the native engine ended with ${run.status ?? run.signal}`);
  return run.stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
}

async function loaded() {
  // Node takes a file named .js for the older kind of module.
  const copy = join(mkdtempSync(join(tmpdir(), 'zermelo-')), 'zermelo_wasm.mjs');
  cpSync(join(folder, 'zermelo_wasm.js'), copy);
  const module = await import(pathToFileURL(copy));
  module.initSync({ module: readFileSync(join(folder, 'zermelo_wasm_bg.wasm')) });
  return module.ask;
}

// The words of a command line as a shell takes them apart.
function words(line) {
  const found = [];
  for (const match of line.matchAll(/((?:[^\s'"]+|'[^']*'|"[^"]*")+)/g)) {
    found.push(match[1].replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
  }
  return found;
}

const FLAGS = {
  '--misere': 'misere', '--all': 'all', '--unicode': 'unicode', '--plan': 'plan', '--p-positions': 'p_positions',
  '--strategy': 'strategy', '--rounds': 'rounds', '--trace': 'trace', '--same': 'same',
};
const TEXTS = { '--to-move': 'to_move', '--engine': 'engine', '--only': 'only' };
const NUMBERS = { '--depth': 'depth', '--seed': 'seed', '-n': 'to', '--to': 'to' };
const VERBS = ['solve', 'value', 'table', 'eval', 'thermograph', 'sequence', 'misere', 'conjecture', 'tree', 'games', 'explain'];

// The question of a command of the book; nothing where it names files or what the page does not ask.
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
    else if (word.startsWith('--') || ['-', '|', '<', '>', '&&', ';'].includes(word) || word.includes('.star')) return undefined;
    else input.push(word);
  }
  return { verb, input: input.join(verb === 'eval' ? '\n' : ' '), options, limits };
}

if (!existsSync(join(folder, 'zermelo_wasm_bg.wasm'))) throw new Error(`no module in ${folder}: crates/zermelo-wasm/build makes it`);
const games = JSON.parse(native([{ verb: 'games' }])[0]);
const questions = [{ verb: 'games' }, { verb: 'words' }, { verb: 'functions' }];
for (const input of games.flatMap((game) => game.examples)) {
  for (const verb of ['position', 'solve', 'value', 'draw']) questions.push({ verb, input, limits });
}
const ofCatalogue = questions.length;
for (const name of readdirSync(join(root, 'docs/src')).filter((file) => file.endsWith('.md'))) {
  for (const line of readFileSync(join(root, 'docs/src', name), 'utf8').split('\n')) {
    const asked = line.startsWith('$ zermelo ') && question(line.slice(2));
    if (asked) questions.push(asked);
  }
}
if (ofCatalogue < 300 || questions.length < ofCatalogue + 100) throw new Error(`only ${questions.length} questions were found`);
const ask = await loaded();
const expected = native(questions);
let differing = 0;
questions.forEach((asked, place) => {
  const answer = ask(JSON.stringify(asked));
  const other = expected[place];
  if (answer === other) return;
  differing += 1;
  let at = 0;
  while (answer[at] === other[at]) at += 1;
  const around = (text) => text.slice(Math.max(0, at - 60), at + 120);
  console.error(`${JSON.stringify(asked)}\n  wasm:   ${around(answer)}\n  native: ${around(other)}`);
});
console.log(`${questions.length} answers, ${differing} of them different`);
process.exit(differing === 0 ? 0 : 1);
