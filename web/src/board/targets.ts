// The places of a drawing that can be clicked, where they are, and which moves touch them.

import type { Drawing, GraphDrawing, GridDrawing, Mark, Move, Player, RatedMove } from '../engine/protocol';

export const CELL = 48;
const POINT = 62 / 1000;

/** A place: a cell `c7`, a vertex `v3`, or a curve `e2`. */
export interface Target {
  id: string;
  x: number;
  y: number;
  name: string;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function isChess(grid: GridDrawing): boolean {
  return grid.rows.some(row => row.some(place => place.square === 'dark'));
}

/** Whether the grid is columns of tokens. */
export function isHeaps(grid: GridDrawing): boolean {
  return grid.rows.every(row => row.every(place => place.square === 'absent'));
}

export function cellName(grid: GridDrawing, row: number, column: number): string {
  const [columnName, rowName] = [grid.columns[column], grid.row_names[row]];
  if (columnName && rowName)
    return /\d$/.test(columnName) ? `${rowName}, ${columnName}` : columnName + rowName;
  return columnName ?? rowName ?? `${row + 1}, ${column + 1}`;
}

export function gridTargets(grid: GridDrawing): Target[] {
  const targets: Target[] = [];
  let index = 0;
  grid.rows.forEach((row, r) =>
    row.forEach((_, c) => {
      targets.push({
        id: `c${index++}`,
        x: (c + 0.5) * CELL,
        y: (r + 0.5) * CELL,
        name: cellName(grid, r, c),
      });
    }),
  );
  return targets;
}

export function gridFrame(grid: GridDrawing): Frame {
  const width = Math.max(1, ...grid.rows.map(row => row.length)) * CELL;
  const height = Math.max(1, grid.rows.length) * CELL;
  const left = grid.row_names.some(Boolean) ? 30 : 6;
  const named = grid.columns.some(Boolean);
  const top = named && !grid.columns_below ? 26 : 6;
  const bottom = named && grid.columns_below ? 26 : 6;
  return { x: -left, y: -top, width: width + left + 6, height: height + top + bottom };
}

export type Offsets = Map<number, { x: number; y: number }>;

/** Where the vertices of a graph are, after the user has moved some. */
export function vertexPoint(graph: GraphDrawing, index: number, offsets: Offsets): { x: number; y: number } {
  const vertex = graph.vertices[index]!;
  const offset = offsets.get(index) ?? { x: 0, y: 0 };
  return { x: vertex.x * POINT + offset.x, y: -vertex.y * POINT + offset.y };
}

/** The vertex at an end of a curve; -1 where there is none, as on the ground. */
export function endOf(graph: GraphDrawing, [x, y]: [number, number]): number {
  let [best, distance] = [-1, 450];
  graph.vertices.forEach((vertex, index) => {
    const apart = Math.hypot(vertex.x - x, vertex.y - y);
    if (apart < distance) [best, distance] = [index, apart];
  });
  return best;
}

/** The vertices at both ends of each curve, found once for a picture. */
function endsOfCurves(graph: GraphDrawing): [number, number][] {
  let found = ENDS.get(graph);
  if (!found) {
    found = graph.curves.map(({ points }) => [endOf(graph, points[0]!), endOf(graph, points.at(-1)!)]);
    ENDS.set(graph, found);
  }
  return found;
}
const ENDS = new WeakMap<GraphDrawing, [number, number][]>();

/** The points of a curve on the screen: its ends follow their vertices. */
export function curvePoints(
  graph: GraphDrawing,
  index: number,
  offsets: Offsets,
): { x: number; y: number }[] {
  const { points } = graph.curves[index]!;
  const shift = (end: number) => (end < 0 ? { x: 0, y: 0 } : (offsets.get(end) ?? { x: 0, y: 0 }));
  const [first, last] = endsOfCurves(graph)[index]!.map(shift) as [Point, Point];
  return points.map(([x, y], i) => {
    const part = i / (points.length - 1);
    return {
      x: x * POINT + first.x * (1 - part) + last.x * part,
      y: -y * POINT + first.y * (1 - part) + last.y * part,
    };
  });
}

/** Where the name of a vertex stands: to its right, or, where an edge leaves near there, farthest from all edges; y goes down. */
export function sideOfName(graph: GraphDrawing, vertex: number, offsets: Offsets): [number, number] {
  const enough = 0.7;
  const at = vertexPoint(graph, vertex, offsets);
  const edges = endsOfCurves(graph).flatMap((ends, i) => {
    if (!ends.includes(vertex)) return [];
    const points = curvePoints(graph, i, offsets);
    const next = [points[1]!, points.at(-2)!];
    return next.filter((_, end) => ends[end] === vertex).map(({ x, y }) => [x - at.x, y - at.y]);
  });
  const nearness = ([x, y]: [number, number]) =>
    Math.max(
      -1,
      ...edges.map(([dx, dy]) => (x * dx! + y * dy!) / (Math.hypot(x, y) * Math.hypot(dx!, dy!) || 1)),
    );
  const sides: [number, number][] = [
    [1, 0],
    [1, -1],
    [1, 1],
    [-1, 0],
    [-1, -1],
    [-1, 1],
    [0, -1],
    [0, 1],
  ];
  if (nearness(sides[0]!) <= enough) return sides[0]!;
  const nearer = (best: [number, number], side: [number, number]) =>
    nearness(side) < nearness(best) - 1e-6 ? side : best;
  const best = sides.reduce(nearer);
  // Where an edge leaves in each of these directions, as from a hub, the name stands between two edges.
  return nearness(best) < 0.95 ? best : BETWEEN.reduce(nearer);
}

const BETWEEN: [number, number][] = [
  [1, -0.4],
  [1, 0.4],
  [0.4, 1],
  [0.4, -1],
];

export function graphTargets(graph: GraphDrawing, offsets: Offsets): Target[] {
  const vertices = graph.vertices.map((vertex, i) => ({
    id: `v${i}`,
    ...vertexPoint(graph, i, offsets),
    name: vertex.name || String(i + 1),
  }));
  const curves = graph.curves.map((_, i) => {
    const points = curvePoints(graph, i, offsets);
    const at = middle(points);
    const ends = endsOfCurves(graph)[i]!;
    const names = ends.map(end => (end < 0 ? 'ground' : graph.vertices[end]!.name || String(end + 1)));
    return { id: `e${i}`, ...at, name: names.join('-') };
  });
  return [...vertices, ...curves];
}

function middle(points: { x: number; y: number }[]): { x: number; y: number } {
  if (points.length === 4) {
    const [a, b, c, d] = points as [Point, Point, Point, Point];
    return { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 };
  }
  const [a, b] = [points[0]!, points.at(-1)!];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
type Point = { x: number; y: number };

export function graphFrame(graph: GraphDrawing, offsets: Offsets): Frame {
  const points = [
    ...graph.vertices.map((_, i) => vertexPoint(graph, i, offsets)),
    ...graph.curves.flatMap((_, i) => curvePoints(graph, i, offsets)),
  ];
  const names = graph.vertices.map((vertex, i) => {
    const [side] = sideOfName(graph, i, offsets);
    return vertexPoint(graph, i, offsets).x + side * (8 * (vertex.name ?? '').length - 10);
  });
  const [xs, ys] = [[...points.map(p => p.x), ...names], points.map(p => p.y)];
  const [left, right] = [Math.min(0, ...xs) - 34, Math.max(60, ...xs) + 34];
  const [top, bottom] = [Math.min(0, ...ys) - 34, Math.max(0, ...ys) + 30];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A move with the places it touches, where its letter stands, and what is known of it. */
export interface Shown {
  move: Move;
  ids: string[];
  at: { x: number; y: number } | null;
  letter: string;
  rated: RatedMove | null;
}

export function idsOf(move: Move): string[] {
  return [
    ...(move.cells ?? []).map(i => `c${i}`),
    ...(move.vertices ?? []).map(i => `v${i}`),
    ...(move.curves ?? []).map(i => `e${i}`),
  ];
}

/** a, b, …, z, aa, ab, … */
export function letterOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

function placeAt(grid: GridDrawing, id: string): { mark: Mark | null; player: Player | null } {
  let index = Number(id.slice(1));
  for (const row of grid.rows) {
    const place = row[index];
    if (index < row.length && place)
      return { mark: place.mark, player: place.mark ? owner(place.mark) : null };
    index -= row.length;
  }
  return { mark: null, player: null };
}

export function owner(mark: Mark): Player | null {
  if ('stone' in mark) return mark.stone;
  if ('man' in mark) return mark.player;
  if ('text' in mark) {
    const text = mark.text.toLowerCase();
    if ('xlt'.includes(text)) return 'left';
    if ('orf'.includes(text)) return 'right';
  }
  return null;
}

/** The places of a move but for a count of pieces in hand that goes down with it: nothing is played there. */
function played(drawing: Drawing, ids: string[]): string[] {
  if (drawing.kind !== 'grid' || isHeaps(drawing)) return ids;
  const counts = (id: string) => {
    const { mark } = placeAt(drawing, id);
    return mark !== null && 'text' in mark && /^\d+$/.test(mark.text);
  };
  const rest = ids.filter(id => !counts(id));
  return rest.length > 0 ? rest : ids;
}

/** Whether a number is written where a move's letter would stand. */
export function isNumber(grid: GridDrawing, at: Point): boolean {
  const [column, row] = [Math.floor(at.x / CELL), Math.floor(at.y / CELL)];
  const mark = grid.rows[row]?.[column]?.mark;
  return !!mark && 'text' in mark && /^\d+$/.test(mark.text);
}

/** The place of a move that stands for all of it, where there is one. */
export function principal(
  drawing: Drawing,
  move: Move,
  touched: string[],
  targets: Map<string, Target>,
): string | null {
  return principalOf(drawing, move, played(drawing, touched), targets);
}

/** The same of the places where something is played. */
function principalOf(
  drawing: Drawing,
  move: Move,
  ids: string[],
  targets: Map<string, Target>,
): string | null {
  if (ids.length === 1) return ids[0]!;
  const words = move.label.split(/[\s()=]+/);
  const named = ids.filter(id => words.includes(targets.get(id)?.name ?? ''));
  if (named.length === 1) return named[0]!;
  if (drawing.kind !== 'grid') return null;
  if (isHeaps(drawing)) return lowestOfOneColumn(ids, targets);
  return null;
}

function lowestOfOneColumn(ids: string[], targets: Map<string, Target>): string | null {
  const places = ids.map(id => targets.get(id)!).filter(Boolean);
  const lowest = places.reduce((a, b) => (b.y > a.y ? b : a), places[0]!);
  return lowest && places.every(place => Math.abs(place.x - lowest.x) < 1) ? lowest.id : null;
}

/** Where a move's letter stands. */
export function anchor(
  drawing: Drawing,
  move: Move,
  touched: string[],
  targets: Map<string, Target>,
): Point | null {
  const ids = played(drawing, touched);
  const places = ids.map(id => targets.get(id)).filter(place => place !== undefined);
  if (places.length === 0) return null;
  const one = principalOf(drawing, move, ids, targets);
  if (one) return targets.get(one)!;
  if (drawing.kind === 'grid' && places.length === 2) {
    const [a, b] = places.map(place => placeAt(drawing, place.id));
    const [from, to] = [places[0]!, places[1]!];
    if (a!.mark && !b!.mark) return to;
    if (b!.mark && !a!.mark) return from;
    if (a!.mark && b!.mark && move.player !== 'both' && a!.player !== b!.player) {
      const [start, end] = a!.player === move.player ? [from, to] : [to, from];
      return { x: start.x * 0.36 + end.x * 0.64, y: start.y * 0.36 + end.y * 0.64 };
    }
  }
  if (drawing.kind === 'graph') {
    const edge = places.find(place => place.id.startsWith('e'));
    if (edge) return edge;
    const bare = places.find(place => drawing.vertices[Number(place.id.slice(1))]?.tokens === 0);
    if (bare) return bare;
  }
  if (drawing.kind === 'grid' && !isHeaps(drawing)) {
    const to = destination(drawing, move, places);
    if (to) return to;
    if (places.length > 4) return corner(places);
  }
  return {
    x: places.reduce((sum, p) => sum + p.x, 0) / places.length,
    y: places.reduce((sum, p) => sum + p.y, 0) / places.length,
  };
}

/** The first free place that a move of three places or more names: where its man goes before it shoots, for example. */
function destination(drawing: GridDrawing, move: Move, places: Target[]): Target | null {
  if (places.length < 3) return null;
  const words = move.label.split(/[^A-Za-z0-9]+/);
  const isFree = (place: Target) => placeAt(drawing, place.id).mark === null;
  if (places.every(isFree)) return null;
  const order = (place: Target) => words.indexOf(place.name);
  const named = places.filter(place => order(place) >= 0 && isFree(place));
  return named.sort((a, b) => order(a) - order(b))[0] ?? null;
}

/** The first place in reading order: where a bite begins. */
function corner(places: Target[]): Target {
  return places.reduce((a, b) => (b.y < a.y - 1 || (Math.abs(b.y - a.y) < 1 && b.x < a.x) ? b : a));
}

export type Chosen = { kind: 'play'; shown: Shown } | { kind: 'choose'; shown: Shown[] } | { kind: 'none' };

/** What a click means when these places were chosen before. */
export function click(
  drawing: Drawing,
  all: Shown[],
  targets: Map<string, Target>,
  before: string[],
  id: string,
): { chosen: Chosen; selection: string[] } {
  const touches = (shown: Shown, ids: string[]) => ids.every(i => shown.ids.includes(i));
  if (before.length > 0 && before.includes(id)) return { chosen: { kind: 'none' }, selection: [] };
  const selection = [...before, id];
  const through = all.filter(shown => touches(shown, selection));
  if (through.length === 0) {
    const fresh = all.filter(shown => shown.ids.includes(id));
    if (before.length === 0 || fresh.length === 0) return { chosen: { kind: 'none' }, selection: [] };
    return click(drawing, all, targets, [], id);
  }
  if (through.length === 1) return { chosen: { kind: 'play', shown: through[0]! }, selection: [] };
  const exact = through.filter(shown => principal(drawing, shown.move, shown.ids, targets) === id);
  if (before.length === 0 && exact.length === 1)
    return { chosen: { kind: 'play', shown: exact[0]! }, selection: [] };
  const biting = through.filter(shown => shown.ids.length > 1 && bite(shown, targets) === id);
  if (before.length === 0 && biting.length === 1 && isBite(all, targets)) {
    return { chosen: { kind: 'play', shown: biting[0]! }, selection: [] };
  }
  return { chosen: { kind: 'choose', shown: through }, selection };
}

function bite(shown: Shown, targets: Map<string, Target>): string | null {
  const places = shown.ids.map(id => targets.get(id)).filter(place => place !== undefined);
  return places.length > 0 ? corner(places).id : null;
}

/** Whether every move has a first place of its own, as in Chomp. */
function isBite(all: Shown[], targets: Map<string, Target>): boolean {
  const firsts = all.map(shown => (shown.ids.length === 1 ? shown.ids[0]! : bite(shown, targets)));
  return new Set(firsts).size === all.length;
}
