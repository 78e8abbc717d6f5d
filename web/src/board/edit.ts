// Editing a position by its picture: each function gives the position's new text, or null where that cannot be.

import type { GraphDrawing, GridDrawing, Position } from '../engine/protocol';
import { cellName, endOf } from './targets';

interface Lettered {
  rows: string[][];
  separator: string;
  rest: string;
}

/** The text as rows of letters, where it is the picture letter by letter. */
export function lettered(position: Position): Lettered | null {
  const { drawing, text } = position;
  if (drawing?.kind !== 'grid') return null;
  // A tuple or a quoted text is not the picture letter by letter, though it may be as long.
  if (/^["(]/.test(text)) return null;
  const [board = '', ...others] = text.split(' ');
  const separator = board.includes('/') ? '/' : '|';
  const rows = board.split(separator).map(row => [...row]);
  const fits =
    rows.length === drawing.rows.length && rows.every((row, i) => row.length === drawing.rows[i]!.length);
  return fits ? { rows, separator, rest: others.length > 0 ? ` ${others.join(' ')}` : '' } : null;
}

function joined({ rows, separator, rest }: Lettered): string {
  return rows.map(row => row.join('')).join(separator) + rest;
}

function placeOf(grid: GridDrawing, index: number): [number, number] {
  let rest = index;
  for (let r = 0; r < grid.rows.length; r++) {
    const length = grid.rows[r]!.length;
    if (rest < length) return [r, rest];
    rest -= length;
  }
  return [0, 0];
}

export function alphabetOf(position: Position): string[] {
  const known = position.board?.alphabet ?? [];
  if (known.length > 0) return known;
  const text = lettered(position);
  return text ? [...new Set(['.', ...text.rows.flat()])] : [];
}

export function isChomp(position: Position): boolean {
  return /^chomp\b/.test(position.game);
}

function chompRows(position: Position): number[] | null {
  if (position.drawing?.kind !== 'grid') return null;
  return position.drawing.rows.map(row => row.filter(place => place.square !== 'absent').length);
}

/** The next letter of the alphabet, or the one given, at a place. */
export function setCell(position: Position, index: number, letter: string | null): string | null {
  const { drawing } = position;
  if (drawing?.kind !== 'grid') return null;
  const [r, c] = placeOf(drawing, index);
  if (isChomp(position)) {
    const rows = chompRows(position);
    if (!rows) return null;
    const length = c + 1 === rows[r] ? c : c + 1;
    return rows
      .map((row, i) =>
        i < r ? Math.max(row, length) : Math.min(row, i === r ? length : Math.min(row, length)),
      )
      .filter(row => row > 0)
      .join(' ');
  }
  const text = lettered(position);
  if (!text) return null;
  if (drawing.ground === 'dots') return setOnDots(text, r, c, /^nimstring/.test(position.game) ? '_' : 'x');
  const alphabet = alphabetOf(position);
  if (alphabet.length === 0) return null;
  const now = text.rows[r]![c]!;
  const next = letter ?? alphabet[(alphabet.indexOf(now) + 1) % alphabet.length]!;
  text.rows[r]![c] = next;
  return joined(text);
}

/** On a board of dots a line is drawn or rubbed out, with what that means for its boxes; a box that is complete changes its owner. */
function setOnDots(text: Lettered, r: number, c: number, owner: string): string | null {
  const { rows } = text;
  const now = rows[r]![c]!;
  if (r % 2 === c % 2) {
    if (now !== 'x' && now !== 'o') return null;
    rows[r]![c] = now === 'x' ? 'o' : 'x';
    return joined(text);
  }
  rows[r]![c] = now === '.' ? '#' : '.';
  const boxes =
    r % 2 === 0
      ? [
          [r - 1, c],
          [r + 1, c],
        ]
      : [
          [r, c - 1],
          [r, c + 1],
        ];
  for (const [y, x] of boxes as [number, number][]) {
    if (rows[y]?.[x] === undefined) continue;
    const isComplete =
      [rows[y - 1], rows[y + 1]].every(row => row?.[x] === '#') &&
      rows[y]![x - 1] === '#' &&
      rows[y]![x + 1] === '#';
    rows[y]![x] = isComplete ? owner : '_';
  }
  return joined(text);
}

/** The letter of a board of dots where nothing is drawn. */
function onDots(r: number, c: number): string {
  return r % 2 === c % 2 ? (r % 2 === 0 ? '+' : '_') : '.';
}

/** A position of chess with what stands on one square put on another; `null` where the text is not one. */
function carryInFen(text: string, from: [number, number], to: [number, number]): string | null {
  const [board = '', ...others] = text.split(' ');
  const rows = board.split('/').map(row => [...row.replace(/\d/g, count => '.'.repeat(Number(count)))]);
  if (rows.length !== 8 || rows.some(row => row.length !== 8)) return null;
  const [[r, c], [s, d]] = [from, to];
  [rows[r]![c], rows[s]![d]] = ['.', rows[r]![c]!];
  const packed = rows.map(row => row.join('').replace(/\.+/g, dots => String(dots.length)));
  return [packed.join('/'), ...others].join(' ');
}

export type Editing = 'letters' | 'places' | 'text';

/** How a picture is edited: place by place, by dragging what stands there, or not at all. */
export function editingOf(position: Position): Editing {
  const { drawing, text } = position;
  if (drawing?.kind === 'graph') return /^hackenbush/.test(position.game) ? 'letters' : 'text';
  if (drawing?.kind !== 'grid') return drawing ? 'letters' : 'text';
  const isHeaps = heapsOf(position) !== null && position.board?.kind !== 'strip';
  if (isHeaps || isChomp(position) || lettered(position)) return 'letters';
  const words = text.split(' ');
  const names = drawing.rows.flatMap((row, r) =>
    row.map((place, c) => (place.mark ? cellName(drawing, r, c) : '')),
  );
  return carryInFen(text, [0, 0], [0, 0]) || names.some(name => words.includes(name)) ? 'places' : 'text';
}

/** What stands on one place goes to another. */
export function carry(
  position: Position,
  from: number,
  to: number,
  names: (index: number) => string,
): string | null {
  const text = lettered(position);
  if (position.drawing?.kind === 'grid') {
    const fen = carryInFen(position.text, placeOf(position.drawing, from), placeOf(position.drawing, to));
    if (fen) return fen;
  }
  if (text && position.drawing?.kind === 'grid') {
    if (position.drawing.ground === 'dots') return null;
    const [[r, c], [s, d]] = [placeOf(position.drawing, from), placeOf(position.drawing, to)];
    [text.rows[r]![c], text.rows[s]![d]] = [text.rows[s]![d]!, text.rows[r]![c]!];
    return joined(text);
  }
  return rename(position.text, names(from), names(to));
}

/** A list of places, as `e1 a1 e8` or `3 7 10`, with one of them replaced. */
export function rename(text: string, from: string, to: string): string | null {
  const words = text.split(' ');
  const place = words.indexOf(from);
  if (place < 0) return null;
  words[place] = to;
  return words.join(' ');
}

export function resize(position: Position, rows: number, columns: number): string | null {
  const text = lettered(position);
  if (!text) return null;
  const fill = alphabetOf(position).includes('.') ? '.' : (alphabetOf(position)[0] ?? '.');
  // A box has a row or a column of dots and lines besides its own.
  const isDots = position.drawing?.kind === 'grid' && position.drawing.ground === 'dots';
  const [least, step] = isDots ? [3, 2] : [1, 1];
  const width = Math.max(least, (text.rows[0]?.length ?? 1) + step * columns);
  const height = Math.max(least, text.rows.length + step * rows);
  const cell = (r: number, c: number) => text.rows[r]?.[c] ?? (isDots ? onDots(r, c) : fill);
  const wider = Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => cell(r, c)));
  return joined({ ...text, rows: wider });
}

/** The words of a heap position that are sizes, by place. */
export function heapsOf(position: Position): { words: string[]; sizes: number[] } | null {
  const words = position.text.split(' ').filter(Boolean);
  const sizes = words.flatMap((word, i) => (/^\d+$/.test(word) ? [i] : []));
  return sizes.length === words.length && sizes.length > 0 ? { words, sizes } : null;
}

export function changeHeap(position: Position, heap: number, by: bigint): string | null {
  const heaps = heapsOf(position);
  const word = heaps?.words[heap];
  if (!heaps || word === undefined) return null;
  const size = BigInt(word) + by;
  heaps.words[heap] = String(size < 0n ? 0n : size);
  return heaps.words.join(' ');
}

export function addHeap(position: Position): string | null {
  const heaps = heapsOf(position);
  return heaps ? [...heaps.words, '3'].join(' ') : null;
}

export function removeHeap(position: Position): string | null {
  const heaps = heapsOf(position);
  return heaps && heaps.words.length > 1 ? heaps.words.slice(0, -1).join(' ') : null;
}

const LETTERS = { blue: 'l', red: 'r', green: 'g', black: 'g' } as const;

export interface Edge {
  from: string;
  to: string;
  colour: string;
}

/** The edges of a Hackenbush picture, with `ground` for the ground. */
export function edgesOf(graph: GraphDrawing): Edge[] {
  const name = (point: [number, number]) => {
    const vertex = endOf(graph, point);
    return vertex < 0 ? 'ground' : vertexName(graph, vertex);
  };
  return graph.curves.map(curve => ({
    from: name(curve.points[0]!),
    to: name(curve.points.at(-1)!),
    colour: LETTERS[curve.ink],
  }));
}

export function vertexName(graph: GraphDrawing, vertex: number): string {
  const at = graph.vertices[vertex]!;
  if (at.name === 'ground' || (graph.ground && at.y === 0 && at.name === null)) return 'ground';
  return at.name ?? `n${vertex + 1}`;
}

export function edgeText(edges: Edge[]): string {
  return edges.length === 0 ? '0' : edges.map(edge => `${edge.from}-${edge.to}:${edge.colour}`).join(' ');
}
