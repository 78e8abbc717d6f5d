// Why: the steps of the reason, the evidence behind each claim, and a line of best play.

import { html, nothing, type TemplateResult } from 'lit';
import type { Answer, Game, WhyStep } from '../engine/protocol';
import { t } from '../text';

export function why(answer: Answer | null, game: Game | null): TemplateResult {
  if (!answer) return html`<p class="quiet">…</p>`;
  const statement = game?.theorems.find(theorem => answer.evidence.some(one => one.by === theorem.name));
  return html`<div class="why">
    ${
      answer.why && answer.why.length > 0
        ? html`<ol class="steps">
            ${answer.why.map(step)}
          </ol>`
        : answer.explanation.length > 0
          ? html`<pre class="explanation" tabindex="0">${answer.explanation.join('\n')}</pre>`
          : nothing
    }
    ${
      statement
        ? html`<h3>${statement.name}</h3>
            <p>${statement.statement}</p>`
        : nothing
    }
    ${
      answer.line.length > 0
        ? html`<h3>${t('bestPlay')}</h3>
            <ol class="line">
              ${answer.line.slice(0, 60).map(move => html`<li>${move}</li>`)}
            </ol>`
        : nothing
    }
    <h3>${t('restsOn')}</h3>
    <ul>
      ${answer.evidence.map(
        one =>
          html`<li>${one.by} ${one.source ? html`<span class="quiet">· ${one.source}</span>` : nothing}</li>`,
      )}
    </ul>
    ${answer.notes.map(note => html`<p class="quiet">${note}</p>`)}
  </div>`;
}

function step(one: WhyStep): TemplateResult {
  const text = Array.isArray(one.text) ? one.text.join('\n') : null;
  const lines = one.lines ?? one.numbers ?? [];
  return html`<li>
    ${one.heading ? html`<strong>${one.heading}</strong> ` : nothing}${text === null ? one.text : html`<pre>${text}</pre>`}
    ${lines.length > 0 ? html`<pre>${lines.join('\n')}</pre>` : nothing}
  </li>`;
}
