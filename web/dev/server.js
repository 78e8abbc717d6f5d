// A server for development: the page, and the program's own answers where a program is named (ZERMELO=…).
import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
const root = process.argv[2] ?? '../crates/zermelo-serve/assets';
const port = Number(process.argv[3] ?? 8123);
const program = process.env.ZERMELO;
const KINDS = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
function run(args) {
  return new Promise(done =>
    execFile(program, args, { timeout: 20000, maxBuffer: 1 << 26 }, (e, out, err) => done(out || err)),
  );
}
function drawing(text) {
  if (/[.xo#|/]/.test(text)) {
    const rows = text.split(' ')[0].split(/[|/]/);
    return {
      kind: 'grid',
      ground: 'squares',
      columns: [...rows[0]].map((_, i) => String.fromCharCode(97 + i)),
      columns_below: false,
      row_names: rows.map((_, i) => String(i + 1)),
      rows: rows.map(r =>
        [...r].map(c => ({
          square: c === '#' ? 'blocked' : 'plain',
          mark: '.#'.includes(c) ? null : { text: c },
        })),
      ),
    };
  }
  const h = text.split(' ').map(Number);
  const m = Math.max(...h, 1);
  return {
    kind: 'grid',
    ground: 'squares',
    columns: [],
    columns_below: false,
    row_names: [],
    rows: Array.from({ length: m }, (_, r) =>
      h.map(s => ({ square: 'absent', mark: s >= m - r ? { stone: 'left' } : null })),
    ),
  };
}
function diff(a, b) {
  const A = a.rows.flat(),
    B = b.rows.flat();
  const out = [];
  if (A.length !== B.length) {
    if (A[0].square === 'absent' && a.rows[0].length === b.rows[0].length) {
      const pad = a.rows.length - b.rows.length;
      const w = a.rows[0].length;
      const e = Array(pad * w).fill({ square: 'absent', mark: null });
      const C = [...e, ...B];
      A.forEach((x, i) => {
        if (JSON.stringify(x) !== JSON.stringify(C[i])) out.push(i);
      });
    }
    return out;
  }
  A.forEach((x, i) => {
    if (JSON.stringify(x) !== JSON.stringify(B[i])) out.push(i);
  });
  return out;
}
async function ask(q) {
  const words = (q.input ?? '').split(' ');
  const o = q.options ?? {};
  const flags = [
    ...(o.misere ? ['--misere'] : []),
    ...(o.to_move ? ['--to-move', o.to_move] : []),
    ...(o.only ? ['--only', o.only] : []),
  ];
  if (q.verb === 'games') return run(['games', '--format', 'json']);
  if (q.verb === 'position') {
    const d = JSON.parse(
      await run([
        'solve',
        ...words,
        ...(o.misere ? ['--misere'] : []),
        '--only',
        'moves',
        '--format',
        'json',
      ]),
    );
    if (d.schema.includes('error')) return JSON.stringify(d);
    const dr = drawing(d.position);
    return JSON.stringify({
      game: d.game,
      subject: `${d.game} ${d.position}`,
      text: d.position,
      to_move: d.to_move,
      impartial: d.moves.every(m => m.player === 'both'),
      ended: null,
      drawing: dr,
      board: { kind: 'grid' },
      parts: [],
      moves: d.moves.map(m => ({
        player: m.player,
        label: m.move,
        to: m.to,
        subject: `${d.game} ${m.to}`,
        cells: diff(dr, drawing(m.to)),
      })),
    });
  }
  if (q.verb === 'sequence') return run(['sequence', q.input, '-n', String(o.to), '--format', 'json']);
  if (q.verb === 'table')
    return run(['table', ...words, ...(o.misere ? ['--misere'] : []), '--format', 'json']);
  return run([
    q.verb,
    ...words,
    ...(q.verb === 'solve' ? flags : []),
    ...(o.proof ? ['--proof'] : []),
    '--format',
    'json',
  ]);
}
createServer(async (request, answer) => {
  const path = normalize(new URL(request.url, 'http://x').pathname);
  if (program && path === '/api/engine') {
    answer.setHeader('content-type', 'application/json');
    return answer.end('{"name":"zermelo","version":"dev","threads":1}');
  }
  if (program && path === '/api/ask') {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer.setHeader('content-type', 'application/json');
    return answer.end(await ask(JSON.parse(body)));
  }
  const file = join(root, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) {
    answer.statusCode = 404;
    return answer.end('not here');
  }
  answer.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(answer);
}).listen(port, '127.0.0.1');
