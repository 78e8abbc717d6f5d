// The worksheet's cells, one after the other: names and earlier results are put in their places, and each cell is asked as an
// expression or, where it names a game, as a position.

import { ask } from '../engine/engine';
import { EngineError, isCancelled, type Position, type Thermograph, type Value } from '../engine/protocol';
import { games } from './games';
import { sentence } from './asked';

export interface CellResult {
  name: string;
  text: string;
  latex: string;
  error: string;
  position: Position | null;
  walls: Thermograph | null;
}

const EMPTY: CellResult = { name: '', text: '', latex: '', error: '', position: null, walls: null };

/** `G := …` as its name and the rest. */
export function named(cell: string): { name: string | null; expression: string } {
  const found = /^\s*([A-Za-z_]\w*)\s*:=(.*)$/s.exec(cell);
  return found ? { name: found[1]!, expression: found[2]!.trim() } : { name: null, expression: cell.trim() };
}

/** Puts earlier results, `%3`, and names in their places. */
export function substituted(expression: string, results: CellResult[], names: Map<string, string>): string {
  return expression
    .replace(/%(\d+)/g, (all, number: string) => {
      const text = results[Number(number) - 1]?.text;
      return text ? `(${text})` : all;
    })
    .replace(/[A-Za-z_]\w*/g, word => (names.has(word) ? `(${names.get(word)!})` : word));
}

/** Whether a summand begins with the name of a game. */
export function isPosition(expression: string, gameNames: Set<string>): boolean {
  return expression.split(/\s+[+-]\s+/).some(part => {
    const [word, rest] = part.trim().split(/[\s:](.*)/s);
    return rest !== undefined && gameNames.has(word!);
  });
}

interface Evaluated {
  value?: string | null;
  values?: string[] | null;
  truth?: boolean | null;
}

const kept = new Map<string, CellResult>();
const MOST_KEPT = 500;

async function evaluated(expression: string, position: boolean, signal: AbortSignal): Promise<CellResult> {
  const limits = { time_ms: 20_000 };
  const asking = { signal };
  if (position) {
    const value = await ask<Value>({ verb: 'value', input: expression, limits }, asking);
    const latex = await ask<{ text: string }>(
      { verb: 'value', input: expression, options: { format: 'latex' }, limits },
      asking,
    ).catch(() => ({ text: '' }));
    const drawn = await ask<Position>({ verb: 'position', input: expression, limits }, asking).catch(
      () => null,
    );
    return { ...EMPTY, text: value.value, latex: latex.text.trim(), position: drawn };
  }
  const inner = /^thermograph\((.*)\)$/s.exec(expression);
  const walls = inner
    ? await ask<Thermograph>({ verb: 'thermograph', input: inner[1]!, limits }, asking).catch(() => null)
    : null;
  const found = await ask<Evaluated>({ verb: 'eval', input: expression, limits }, asking);
  const latex = await ask<{ text: string }>(
    { verb: 'eval', input: expression, options: { format: 'latex' }, limits },
    asking,
  ).catch(() => ({ text: '' }));
  const truth = found.truth === null || found.truth === undefined ? null : found.truth ? '✓' : '✗';
  const text = found.value ?? found.values?.join(', ') ?? truth ?? '';
  return { ...EMPTY, text, latex: latex.text.trim(), walls };
}

/** Asks the cells in turn; `seen` is told after each. */
export async function runCells(
  cells: string[],
  signal: AbortSignal,
  seen: (results: CellResult[]) => void,
): Promise<CellResult[]> {
  const all = await games();
  const gameNames = new Set(all.flatMap(game => [game.name, ...game.aliases]));
  const names = new Map<string, string>();
  const results: CellResult[] = [];
  for (const cell of cells) {
    const { name, expression } = named(cell);
    let result: CellResult = { ...EMPTY, name: name ?? `%${results.length + 1}` };
    if (expression !== '' && !expression.startsWith('#')) {
      const text = substituted(expression, results, names);
      try {
        const before = kept.get(text);
        const found = before ?? (await evaluated(text, isPosition(text, gameNames), signal));
        if (kept.size > MOST_KEPT) kept.clear();
        kept.set(text, found);
        result = { ...found, name: result.name };
        if (name) names.set(name, found.text);
      } catch (error) {
        if (isCancelled(error)) throw error;
        const reason = error instanceof EngineError ? sentence(error) : String(error);
        result = { ...result, error: reason };
      }
    }
    results.push(result);
    seen([...results]);
  }
  return results;
}
