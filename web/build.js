// Builds the page into crates/zermelo-serve/assets (or the directory given). The same sources give the same bytes.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const assets = join(root, 'crates/zermelo-serve/assets');
const out = process.argv[2] ?? assets;
mkdirSync(out, { recursive: true });

const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  absWorkingDir: here,
};

// The rule files of the project are opened by name.
const games = join(root, 'games');
const ruleFiles = readdirSync(games)
  .filter(name => name.endsWith('.star'))
  .sort();
const stems = ruleFiles.map(name => name.replace(/\.star$/, ''));

/** The names of the catalogue, as the module has it. */
async function catalogue() {
  const { initSync, ask } = await import(pathToFileURL(join(assets, 'zermelo_wasm.js')).href);
  const part = name => new WebAssembly.Module(gunzipSync(readFileSync(join(assets, `${name}.wasm.gz`))));
  const primary = initSync({ module: part('zermelo_wasm_bg') });
  new WebAssembly.Instance(part('zermelo_wasm_rest'), { primary });
  return JSON.parse(ask(JSON.stringify({ verb: 'games' }))).flatMap(({ name, aliases }) => [
    name,
    ...aliases,
  ]);
}
// Of these it is known at once that the catalogue has them, and the first question need not wait for it.
const isStem = name => stems.includes(name.toLowerCase().replaceAll('-', '_'));
const define = {
  RULE_NAMES: JSON.stringify(stems),
  NAMES_OF_BOTH: JSON.stringify((await catalogue()).filter(isStem)),
};

await build({ ...common, entryPoints: ['src/app.ts'], outfile: join(out, 'app.js'), define });
await build({ ...common, entryPoints: ['src/engine/worker.ts'], outfile: join(out, 'worker.js') });
await build({ ...common, entryPoints: ['static/app.css'], outfile: join(out, 'app.css') });
for (const name of ['index.html', 'manifest.webmanifest', 'icon.svg']) {
  writeFileSync(join(out, name), readFileSync(join(here, 'static', name)));
}

// The board alone, for notebooks: it is part of the Python package. It speaks English there.
const notebook = process.argv[2] ?? join(root, 'python/zermelo');
await build({
  ...common,
  entryPoints: ['src/notebook/board.ts'],
  outfile: join(notebook, '_board.js'),
  inject: ['src/notebook/once.ts'],
  define: { 'customElements.define': 'defineOnce' },
  plugins: [
    {
      name: 'english',
      setup: build =>
        build.onLoad({ filter: /text.(ko|zh)\.ts$/ }, () => ({
          contents: "export { en as ko, en as zh } from './en'",
          resolveDir: join(here, 'src/text'),
        })),
    },
  ],
});
const look = readFileSync(join(here, 'static/app.css'), 'utf8');
const section = name => look.split(`/* ${name} */`)[1].split(/^\/\*/m)[0];
const colours = look.slice(look.indexOf('{', look.indexOf(':root {')) + 1, look.indexOf('\n}'));
await build({
  ...common,
  stdin: {
    contents: `.zermelo-notebook { ${colours} ${section('the verdict and the moves')} ${section('boards')} }
      ${readFileSync(join(here, 'static/notebook.css'), 'utf8')}`,
    loader: 'css',
  },
  outfile: join(notebook, '_board.css'),
});

// Their texts are fetched when one is asked for, or the editor is opened.
const examples = ruleFiles.map(name => ({ name, text: readFileSync(join(games, name), 'utf8') }));
writeFileSync(join(out, 'examples.json'), JSON.stringify(examples));

// The words of the engine in other languages; fetched when the page speaks one.
const words = ['ko', 'zh'].map(tag => {
  const folder = join(root, 'crates/zermelo/locales', tag);
  const files = readdirSync(folder).sort();
  const name = `words-${tag}.ftl.gz`;
  const text = files.map(file => readFileSync(join(folder, file), 'utf8')).join('\n');
  writeFileSync(join(out, name), gzipSync(text, { level: 9 }));
  return name;
});

// The service worker keeps these files; its name for them changes when one of them does.
const own = [
  'index.html',
  'app.js',
  'app.css',
  'worker.js',
  'manifest.webmanifest',
  'icon.svg',
  'examples.json',
];
const hash = createHash('sha256');
for (const name of [...own, ...words]) hash.update(readFileSync(join(out, name)));
// The module is kept, too; it is built apart.
for (const part of ['zermelo_wasm_bg', 'zermelo_wasm_rest']) {
  hash.update(readFileSync(join(assets, `${part}.wasm.gz`)));
}
await build({
  ...common,
  entryPoints: ['src/service-worker.ts'],
  outfile: join(out, 'sw.js'),
  define: {
    FILES: JSON.stringify(own),
    VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
  },
});
