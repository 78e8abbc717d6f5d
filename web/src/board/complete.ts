// What the engine leaves to the page: pictures of heaps that it does not draw, and the places of moves that change the shape of
// a picture and so have no cell by cell difference. The places are read from the names of the moves.

import type { Drawing, GridDrawing, Move, Place, Position } from '../engine/protocol';
import { endOf } from './targets';

const HIGHEST = 40;
const TOKEN: Place = { square: 'absent', mark: { stone: 'left' } };
const NONE: Place = { square: 'absent', mark: null };

function heapDrawing(sizes: number[]): GridDrawing {
  const highest = Math.max(1, ...sizes);
  const row = (height: number) => sizes.map(size => (size > height ? TOKEN : NONE));
  return {
    kind: 'grid',
    ground: 'squares',
    rows: Array.from({ length: highest }, (_, i) => row(highest - 1 - i)),
    columns: [],
    columns_below: false,
    row_names: [],
  };
}

/** The sizes that are drawn: the first word only, where a second one is not a heap. */
function sizesOf(position: Position): number[] | null {
  const given = (position.board?.heaps ?? []).map(Number);
  const sizes = /^fibonacci-nim/.test(position.game) ? given.slice(0, 1) : given;
  const fit =
    sizes.length > 0 &&
    sizes.length <= 20 &&
    sizes.every(size => Number.isSafeInteger(size) && size <= HIGHEST);
  return fit ? sizes : null;
}

/** The tokens of a column, from the top, as places of the drawing. */
function tokens(grid: GridDrawing, heap: number, count: number): number[] {
  const width = grid.rows[0]?.length ?? 0;
  const places = grid.rows.flatMap((row, r) => (row[heap]?.mark ? [r * width + heap] : []));
  return places.slice(0, count);
}

function ofHeaps(grid: GridDrawing, sizes: number[], label: string): number[] {
  const taken = [...label.matchAll(/(?:take |call |, )?(\d+)(?: numbers?)? from heap (\d+)/g)];
  if (taken.length > 0)
    return taken.flatMap(([, count, heap]) => tokens(grid, Number(heap) - 1, Number(count)));
  const one = /^(?:take|call) (\d+)\b/.exec(label);
  if (one && sizes.length === 1) return tokens(grid, 0, Number(one[1]));
  const whole = /^(?:divide|split) (\d+)\b/.exec(label);
  const heap = whole ? sizes.indexOf(Number(whole[1])) : -1;
  return heap < 0 ? [] : tokens(grid, heap, sizes[heap]!);
}

function ofGrid(grid: GridDrawing, label: string): number[] {
  const starts: number[] = [];
  let start = 0;
  for (const row of grid.rows) {
    starts.push(start);
    start += row.length;
  }
  const at = (row: number, column: number) => (grid.rows[row]?.[column] ? [starts[row]! + column] : []);
  const said = /row (\d+) column (\d+)/.exec(label);
  if (said) return at(Number(said[1]) - 1, Number(said[2]) - 1);
  if (grid.rows.length === 1) {
    return [...label.matchAll(/\d+/g)].flatMap(([name]) => at(0, grid.columns.indexOf(name)));
  }
  return [...label.matchAll(/([a-z])(\d+)/g)].flatMap(([, column, row]) =>
    at(grid.row_names.indexOf(row!), grid.columns.indexOf(column!)),
  );
}

function ofGraph(drawing: Drawing, label: string): { vertices: number[]; curves: number[] } {
  if (drawing.kind !== 'graph') return { vertices: [], curves: [] };
  const words = label.split(/[\s()=]+/);
  const name = (point: [number, number]) => {
    const vertex = endOf(drawing, point);
    return vertex < 0 ? 'ground' : (drawing.vertices[vertex]!.name ?? '');
  };
  const curves = drawing.curves.flatMap((curve, i) => {
    const [from, to] = [name(curve.points[0]!), name(curve.points.at(-1)!)];
    return words.includes(`${from}-${to}`) || words.includes(`${to}-${from}`) ? [i] : [];
  });
  const vertices = drawing.vertices.flatMap((vertex, i) =>
    vertex.name && words.includes(vertex.name) ? [i] : [],
  );
  return { vertices: curves.length > 0 ? [] : vertices, curves };
}

function isBare(move: Move): boolean {
  return [move.cells, move.vertices, move.curves].every(places => !places || places.length === 0);
}

/** The position with what can be added to it. */
export function completed(position: Position): Position {
  const heaps = sizesOf(position);
  const drawing = position.drawing ?? (heaps ? heapDrawing(heaps) : null);
  if (!drawing || drawing.kind === 'sum') return position;
  const moves = position.moves.map(move => {
    if (!isBare(move)) return move;
    if (drawing.kind === 'graph') return { ...move, ...ofGraph(drawing, move.label) };
    const own = heaps && !position.drawing;
    return { ...move, cells: own ? ofHeaps(drawing, heaps, move.label) : ofGrid(drawing, move.label) };
  });
  return { ...position, drawing, moves };
}
