// A thermograph from its walls: scores grow to the left, temperatures upward, as in the books.

import { svg, html, type TemplateResult } from 'lit';
import type { Thermograph } from '../engine/protocol';
import { t } from '../text';

/** A rational as a coordinate; only for drawing. */
export function coordinate(text: string): number {
  const [top, bottom] = text.split('/');
  return Number(top) / Number(bottom ?? 1);
}

function spread(low: number, high: number, most: number): number[] {
  const steps = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000];
  const step = steps.find(size => (high - low) / size <= most) ?? (high - low) / most;
  const ticks = [];
  for (let at = Math.ceil(low / step) * step; at <= high + 1e-9; at += step) ticks.push(at);
  return ticks;
}

/** Narrower on a phone, so that its letters are not drawn small. */
const width = () => (globalThis.matchMedia?.('(max-width: 700px)').matches ? 330 : 520);
const HEIGHT = 300;

export function thermograph(graph: Thermograph): TemplateResult {
  const WIDTH = width();
  const walls = [graph.left_wall, graph.right_wall].map(wall =>
    wall.map(point => ({ score: coordinate(point.score), temperature: coordinate(point.temperature) })),
  );
  const all = walls.flat();
  const scores = all.map(point => point.score);
  const [low, high] = [Math.min(...scores) - 0.5, Math.max(...scores) + 0.5];
  const top = Math.max(1, ...all.map(point => point.temperature)) + 0.75;
  const x = (score: number) => 40 + ((high - score) / (high - low)) * (WIDTH - 60);
  const y = (temperature: number) => 14 + ((top - temperature) / (top + 1)) * (HEIGHT - 48);
  const path = (wall: { score: number; temperature: number }[]) => {
    const sorted = [...wall].sort((a, b) => a.temperature - b.temperature);
    return `M ${sorted.map(point => `${x(point.score).toFixed(1)} ${y(point.temperature).toFixed(1)}`).join(' L ')}`;
  };
  const mast = Math.max(
    ...walls[0]!.map(point => point.temperature),
    ...walls[1]!.map(point => point.temperature),
  );
  const mean = coordinate(graph.mean);
  const words = (wall: { temperature: string; score: string }[]) =>
    wall.map(point => `(${point.score}, ${point.temperature})`).join(' ');
  const label = t('thermographOf', {
    mean: graph.mean,
    temperature: graph.temperature,
    left: words(graph.left_wall),
    right: words(graph.right_wall),
  });
  return html`<svg class="thermograph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${spread(low, high, Math.floor(WIDTH / 55)).map(
      score => svg`<line class="grid-line" x1=${x(score)} x2=${x(score)} y1="14" y2=${HEIGHT - 34} />
        <text class="tick" x=${x(score)} y=${HEIGHT - 18} text-anchor="middle">${score}</text>`,
    )}
    ${spread(-1, top, 6).map(
      temperature => svg`<line class=${temperature === 0 ? 'zero-line' : 'grid-line'} x1="40" x2=${WIDTH - 20} y1=${y(temperature)} y2=${y(temperature)} />
        <text class="tick" x="32" y=${y(temperature) + 4} text-anchor="end">${temperature}</text>`,
    )}
    ${svg`<path class="mast" d="M ${x(mean)} ${y(mast)} L ${x(mean)} 8" />
      <path class="wall left" d=${path(walls[0]!)} /><path class="wall right" d=${path(walls[1]!)} />`}
    <text class="tick" x=${WIDTH - 20} y=${HEIGHT - 4} text-anchor="end">${t('score')}</text>
    <text class="tick" x="40" y="10">${t('temperature')}</text>
  </svg>`;
}
