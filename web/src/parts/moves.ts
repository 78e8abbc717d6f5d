// The list of moves, best first, grouped by what they do for the mover.

import { html, nothing, type TemplateResult } from 'lit';
import type { Shown } from '../board/targets';
import type { Move, Result } from '../engine/protocol';
import { named } from '../engine/names';
import { t, type WordKey } from '../text';

const GROUPS: [Result | null, WordKey][] = [
  ['win', 'winningMoves'],
  ['draw', 'drawingMoves'],
  ['loss', 'losingMoves'],
  [null, 'otherMoves'],
];
const AT_FIRST = 12;

export function badge(result: Result | null, letter: string): TemplateResult {
  return html`<span class="badge ${result ?? 'unknown'}" aria-hidden="true"><span>${letter}</span></span>`;
}

export function movesList(
  moves: Shown[],
  play: (move: Move) => void,
  all: Set<string>,
  showAll: (group: string) => void,
  heading: string,
): TemplateResult {
  if (moves.length === 0) return html`<p class="quiet">${t('noMoves')}</p>`;
  return html`<div class="moves">
    ${GROUPS.map(([result, title]) => {
      const group = moves.filter(shown => (shown.rated?.result ?? null) === result);
      if (group.length === 0) return nothing;
      const key = `${heading} ${title}`;
      const seen = all.has(key) ? group : group.slice(0, AT_FIRST);
      return html`<h2 class=${result ?? 'unknown'}>${t(title)} <span class="quiet">${group.length}</span></h2>
        <ul>
          ${seen.map(shown => row(shown, play))}
        </ul>
        ${
          seen.length < group.length
            ? html`<button class="small" @click=${() => showAll(key)}>
                ${t('showAll', { count: group.length })}
              </button>`
            : nothing
        }`;
    })}
  </div>`;
}

function row(shown: Shown, play: (move: Move) => void): TemplateResult {
  const { move, rated, letter } = shown;
  const result = rated?.result ?? null;
  const far = rated?.distance !== null && rated?.distance !== undefined && result !== 'draw';
  return html`<li>
    <button class="move" @click=${() => play(move)}>
      ${badge(result, letter)}<span class="move-label">${named(move.label)}</span
      >${result ? html`<span class="heard">${t(result)}</span>` : nothing}
      ${rated?.score ? html`<span class="far">${t('points', { ...rated.score })}</span>` : nothing}
      ${far ? html`<span class="far">${t('distance', { count: rated.distance! })}</span>` : nothing}
    </button>
  </li>`;
}
