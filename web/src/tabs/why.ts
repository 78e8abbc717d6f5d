// Why: the steps of the argument as pictures and tables, the evidence behind each claim, and a line of best play.

import { html, nothing, type TemplateResult } from 'lit';
import type { Answer, Game, ValuedMove, WhyStep } from '../engine/protocol';
import { named } from '../engine/names';
import { has, t } from '../text';

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
              ${answer.line.slice(0, 60).map(move => html`<li>${named(move)}</li>`)}
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

/** A step: what it is called, its picture where it has one, and the engine's words. */
function step(one: WhyStep): TemplateResult {
  const key = `why ${one.step}`;
  const picture = drawn(one);
  return html`<li class="step">
    ${has(key) ? html`<strong>${t(key)}</strong>` : nothing} ${picture}
    ${one.text.length > 0 ? html`<pre class=${picture === nothing ? '' : 'quiet'}>${one.text.join('\n')}</pre>` : nothing}
  </li>`;
}

function drawn(one: WhyStep): TemplateResult | typeof nothing {
  switch (one.step) {
    case 'hypotheses':
      return html`<ul class="chips">
        ${hypotheses(one).map(
          name =>
            html`<li class=${one[name] ? 'holds' : 'fails'}>
              ${one[name] ? '✓' : '✗'} ${t(`why ${name}`)}
            </li>`,
        )}
      </ul>`;
    case 'mex':
      return mex(one.options, one.value);
    case 'nim-sum':
      return columns(one.values, one.sum);
    case 'targets':
      return html`<div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">${t('why heap')}</th>
              <th scope="col">⊕ ${one.sum}</th>
              <th scope="col">${t('why move')}</th>
            </tr>
          </thead>
          <tbody>
            ${one.heaps.slice(0, MOST_ROWS).map(
              heap =>
                html`<tr class=${heap.is_less ? 'chosen' : ''}>
                  <td>${heap.value}</td>
                  <td>${heap.target}</td>
                  <td>${heap.is_less ? html`${heap.value} → <b>${heap.target}</b>` : '–'}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
    case 'value sum':
      return html`<p class="mono formula">
        ${one.values
          .slice(0, MOST_ROWS)
          .map((value, i) => html`${i > 0 ? ' + ' : nothing}<span class="value">${value}</span>`)}
        = <span class="value">${one.sum}</span> ${SIGNS[one.sign] ?? ''}
      </p>`;
    case 'value':
      return html`<p class="mono formula">
        ${one.position} = <span class="value">${one.value}</span> ${one.sign ? SIGNS[one.sign] : nothing}
      </p>`;
    case 'number avoided':
      return html`<p class="mono formula">${one.position} = <span class="value">${one.value}</span></p>`;
    case 'dominated':
      return html`<p class="formula">
        ${struck(one)} ${one.player === 'left' ? '≤' : '≥'} ${one.by ? valued(one.by) : nothing}
      </p>`;
    case 'reversible':
      return html`<p class="formula">
        ${struck(one)} → ${one.reply ? html`<span class="mono">${named(one.reply)}</span> = ` : nothing}<span
          class="value"
          >${one.through}</span
        >
        ${one.player === 'left' ? '≤' : '≥'} <span class="value">${one.whole}</span>
      </p>`;
    default:
      return nothing;
  }
}

type Hypotheses = Extract<WhyStep, { step: 'hypotheses' }>;

/** What is said of a game. Where it has endings of its own, these decide, and not who cannot move. */
function hypotheses(one: Hypotheses) {
  const all = ['impartial', 'loop_free', 'normal_play', 'last_move_decides'] as const;
  return all.filter(name => name !== 'normal_play' || one.last_move_decides);
}

const MOST_ROWS = 40;
const SIGNS: Record<string, string> = { positive: '> 0', negative: '< 0', zero: '= 0', fuzzy: '∥ 0' };

function valued(one: ValuedMove): TemplateResult {
  return html`<span class="mono">${named(one.move)}</span> (<span class="value">${one.value}</span>)`;
}

function struck(one: ValuedMove & { player: string }): TemplateResult {
  return html`<s class=${one.player}>${valued(one)}</s>`;
}

/** The options by their values, and the least number that is not among them. */
function mex(options: { move: string; value: string }[], value: string): TemplateResult {
  const least = Number(value);
  const byValue = new Map<string, string[]>();
  for (const option of options)
    byValue.set(option.value, [...(byValue.get(option.value) ?? []), option.move]);
  const shown = [...byValue.keys()].sort((a, b) => Number(a) - Number(b));
  const counted =
    Number.isSafeInteger(least) && least < MOST_ROWS ? [...Array(least + 1).keys()].map(String) : [];
  const rows = [...new Set([...counted, ...shown])].sort((a, b) => Number(a) - Number(b));
  return html`<div class="wide-table">
      <table class="mex">
        <thead>
          <tr>
            <th scope="col">${t('why option value')}</th>
            <th scope="col">${t('moves')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, MOST_ROWS).map(
            row =>
              html`<tr class=${row === value ? 'chosen' : ''}>
                <td>${row}</td>
                <td>${row === value ? '–' : few(byValue.get(row) ?? [])}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="mono formula">mex {${shown.slice(0, MOST_ROWS).join(', ')}} = <b>${value}</b></p>`;
}

function few(moves: string[]): string {
  const shown = moves.slice(0, 4).map(named).join(', ');
  return moves.length > 4 ? `${shown} … (${moves.length})` : shown;
}

const MOST_COLUMNS = 64;

/** The values in binary under one another: a column of the sum is 1 where an odd number of ones stands above it. */
function columns(values: string[], sum: string): TemplateResult {
  const numbers = [...values.slice(0, MOST_ROWS), sum].map(text => BigInt(text));
  const width = Math.max(...numbers.map(number => number.toString(2).length));
  if (width > MOST_COLUMNS || values.length > MOST_ROWS) {
    return html`<p class="mono formula">${values.slice(0, MOST_ROWS).join(' ⊕ ')} = <b>${sum}</b></p>`;
  }
  const digits = (number: bigint) => [...number.toString(2).padStart(width, '0')];
  const odd = digits(numbers[numbers.length - 1]!);
  const row = (number: bigint, text: string, total: boolean) =>
    html`<tr class=${total ? 'total' : ''}>
      <th scope="row">${total ? `⊕ = ${text}` : text}</th>
      ${digits(number).map(
        (digit, i) =>
          html`<td class="${digit === '1' ? 'one' : 'nought'} ${odd[i] === '1' ? 'odd' : ''}">${digit}</td>`,
      )}
    </tr>`;
  return html`<div class="wide-table">
    <table class="column-sum">
      <thead>
        <tr>
          <td></td>
          ${[...Array(width).keys()].map(
            i => html`<th scope="col" class=${odd[i] === '1' ? 'odd' : ''}>${power(width - 1 - i)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${values.map((text, i) => row(numbers[i]!, text, false))}
        ${row(numbers[numbers.length - 1]!, sum, true)}
      </tbody>
    </table>
  </div>`;
}

function power(exponent: number): string {
  return exponent < 20 ? String(2 ** exponent) : `2^${exponent}`;
}
