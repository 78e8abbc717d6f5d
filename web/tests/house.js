// What the tests share: a server of static files with the strictest headers, a browser, and a page opened at an address.

import { chromium } from 'playwright-core';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

export const ASSETS = join(dirname(fileURLToPath(import.meta.url)), '../../crates/zermelo-serve/assets');
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
  '.webmanifest': 'application/manifest+json',
};
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The module with both its parts, in Node. */
export async function wholeModule() {
  const glue = await import(pathToFileURL(join(ASSETS, 'zermelo_wasm.js')).href);
  const part = name => gunzipSync(readFileSync(join(ASSETS, `${name}.wasm.gz`)));
  const exports = glue.initSync({ module: part('zermelo_wasm_bg') });
  new WebAssembly.Instance(new WebAssembly.Module(part('zermelo_wasm_rest')), { primary: exports });
  return glue;
}

/** Serves the built page; `PAGE` names a server that runs already, such as `zermelo page`. */
export async function serve() {
  if (process.env.PAGE) return { base: process.env.PAGE.replace(/\/$/, ''), close() {} };
  const server = createServer((request, answer) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    const file = join(ASSETS, path === '/' ? 'index.html' : path);
    if (!file.startsWith(ASSETS) || !existsSync(file)) {
      answer.statusCode = 404;
      answer.end('not here');
      return;
    }
    answer.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream');
    answer.setHeader('content-security-policy', POLICY);
    createReadStream(file).pipe(answer);
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  return { base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

export function launch() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** A fresh page whose errors are kept in `page.troubles`. */
export async function open(browser, base, hash, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(+(process.env.PATIENCE ?? 20_000));
  page.troubles = [];
  page.origins = new Set();
  page.on('pageerror', error => page.troubles.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) page.troubles.push(message.text());
  });
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) page.origins.add(origin);
  });
  if (options.script) await page.addInitScript(options.script);
  await page.goto(`${base}/${hash}`);
  return page;
}

/** Goes to an address within the page. */
export async function visit(page, hash) {
  await page.evaluate(to => (location.hash = to), hash);
}

/** The question of the present address. */
export function question(page) {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '').get('q') ?? '';
}
