// What a first visit to the page asks: every example of every game shown, solved, argued and valued, in each language, and some
// questions that go wrong. The functions that answer it are the first part of the module, the others the second:
// `node first-visit.mjs FOLDER WORDS PROFILE`, where the folder has the module as `wasm-split --instrument` leaves it, and its JavaScript.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, words, profile] = process.argv.slice(2);
const glue = await import(pathToFileURL(join(folder, 'zermelo_wasm.js')).href);
const wasm = glue.initSync({ module: readFileSync(join(folder, 'instrumented.wasm')) });

// The page's own limits, and one that stops at the same place on every machine. Some values stop by the clock alone: they are not asked for.
const limits = { time_ms: 60_000, memory_mb: 1_024, positions: 20_000 };
const ask = question => glue.ask(JSON.stringify({ options: {}, limits, ...question }));
const LONG = ['wyt-queens 100,161', 'nim-k:3 1 2 4 8 16', 'poker-nim 3 4 5'];

function show(input, lang) {
  const { moves } = JSON.parse(ask({ verb: 'position', input, lang }));
  if (lang) ask({ verb: 'names', lines: (moves ?? []).map(move => move.label), lang });
  ask({ verb: 'solve', input, lang });
  ask({ verb: 'solve', input, lang, options: { why: true } });
  ask({ verb: 'solve', input, lang, options: { only: 'moves' } });
}

const games = JSON.parse(ask({ verb: 'games' }));
for (const input of games.flatMap(game => game.examples)) {
  show(input);
  if (LONG.includes(input)) continue;
  ask({ verb: 'value', input });
  ask({ verb: 'thermograph', input });
}
for (const input of ['nim 3 4', 'kayles 5 + nim 2', 'domineering 2x3 + clobber xo.']) {
  for (const convention of ['normal', 'misere']) {
    ask({ verb: 'solve', input, options: { misere: convention === 'misere' } });
  }
  for (const player of ['left', 'right']) {
    ask({ verb: 'solve', input, options: { to_move: player } });
  }
}
for (const lang of ['ko', 'zh']) {
  const files = readdirSync(join(words, lang)).sort();
  glue.hand_in_words(lang, files.map(file => readFileSync(join(words, lang, file), 'utf8')).join('\n'));
  ask({ verb: 'games', lang });
  for (const game of games) show(game.examples[0], lang);
}
for (const input of ['nym 3 4 5', 'nim 3 x', 'domineering 2y3', '', 'nim 3 4 + ', 'clobber xo./..']) {
  for (const verb of ['position', 'solve', 'value']) {
    for (const lang of ['en', 'ko']) ask({ verb, input, lang });
  }
}

const length = wasm.__write_profile(0, 0);
const at = wasm.__wbindgen_malloc(length, 1);
wasm.__write_profile(at, length);
writeFileSync(profile, new Uint8Array(wasm.memory.buffer, at, length));
