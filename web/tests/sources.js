// The page's own modules, bundled so that tests can call them.

import { build } from 'esbuild';
import { dirname, join } from 'node:path';
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const ENTRY = `
export { en } from './text/en';
export { ko } from './text/ko';
export { zh } from './text/zh';
export { setLanguage, t } from './text';
export { LESSONS } from './learn/lessons';
export { readTree } from './learn/tree';
export { parse, hashOf } from './route';
export { pack, unpack, spelledAsFiles, titleOfFile, exampleOf, aboutOf, sourceOf } from './parts/rules';
export { withFiles } from './parts/session';
export { namesIn } from './engine/names';
export { search } from './parts/games';
export { setCell, editingOf, carry, resize, changeHeap, addHeap, edgesOf, edgeText } from './board/edit';
export { gridTargets, click, letterOf, anchor } from './board/targets';
export { said, bestEnds } from './parts/verdict';
export { marked } from './parts/asked';
export { commandLine } from './tabs/command';
`;

/** The modules; the few things of a browser that they touch at once are stood in for. */
export async function sources() {
  globalThis.HTMLElement ??= class {};
  globalThis.customElements ??= { define() {} };
  globalThis.document ??= { documentElement: { lang: '', dataset: {} }, createTreeWalker() {} };
  globalThis.navigator ??= { languages: ['en'] };
  const outfile = join(here, `../out/sources-${process.pid}.mjs`);
  await build({
    stdin: { contents: ENTRY, resolveDir: join(here, '../src'), loader: 'ts' },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'browser',
    define: { RULE_NAMES: '["clobber","connect_four","hex","dim"]', NAMES_OF_BOTH: '["clobber"]' },
    absWorkingDir: join(here, '..'),
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
