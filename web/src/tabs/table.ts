// Everything that can be reached, with who wins.

import { html, nothing, type TemplateResult } from 'lit';
import type { TableAnswer, Verdict } from '../engine/protocol';
import { Asked } from '../parts/asked';
import { save } from '../parts/page';
import { underSameRules } from '../route';
import { t } from '../text';
import { ZPanel } from './panel';

const AT_ONCE = 200;

class ZTable extends ZPanel {
  static override properties = { ...ZPanel.properties, onlyP: { state: true }, most: { state: true } };
  declare onlyP: boolean;
  declare most: number;
  private readonly table = new Asked<TableAnswer>(this);

  constructor() {
    super();
    this.onlyP = false;
    this.most = AT_ONCE;
  }

  protected begin(): void {
    this.most = AT_ONCE;
    void this.table.run({
      verb: 'table',
      input: this.input,
      options: this.options,
      limits: { time_ms: 20_000, positions: 200_000 },
    });
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const all = table.value?.positions ?? [];
    const rows = this.onlyP ? all.filter(row => row.outcome === 'P') : all;
    const grundy = all.some(row => row.grundy !== null);
    return html`${table.status(() => this.begin())}
    ${
      table.value
        ? html`<div class="row wrap">
              <span>${t('rows', { count: rows.length.toLocaleString() })}</span>
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${this.onlyP}
                  @change=${(event: Event) => (this.onlyP = (event.target as HTMLInputElement).checked)}
                />${t('onlyP')}</label
              >
              <button class="small" @click=${() => save('table.csv', csv(rows), 'text/csv')}>
                ${t('download')} (CSV)
              </button>
            </div>
            <div class="scroll" tabindex="0" role="region" aria-label=${t('table')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">${t('position')}</th>
                    <th scope="col">${t('outcome')}</th>
                    <th scope="col">${t('left')}</th>
                    <th scope="col">${t('right')}</th>
                    ${grundy ? html`<th scope="col">${t('grundyValue')}</th>` : nothing}
                  </tr>
                </thead>
                <tbody>
                  ${rows.slice(0, this.most).map(
                    row =>
                      html`<tr>
                        <td>
                          <a
                            class="mono"
                            href=${underSameRules({ q: this.questionOf(row.position), tab: 'table' })}
                            >${row.position}</a
                          >
                        </td>
                        <td>${row.outcome ?? ''}</td>
                        <td class=${row.left?.result ?? ''}>${cell(row.left)}</td>
                        <td class=${row.right?.result ?? ''}>${cell(row.right)}</td>
                        ${grundy ? html`<td class="value">${row.grundy ?? ''}</td>` : nothing}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            ${
              rows.length > this.most
                ? html`<button class="small" @click=${() => (this.most *= 5)}>
                    ${t('showAll', { count: rows.length.toLocaleString() })}
                  </button>`
                : nothing
            }`
        : nothing
    }`;
  }

  /** The question about a position of the table: one of a sum names its games itself. */
  private questionOf(position: string): string {
    const game = this.table.value?.game ?? '';
    return game === 'sum' ? position : `${game} ${position}`;
  }
}

function cell(verdict: Verdict | null): string {
  if (!verdict) return '';
  const far =
    verdict.distance === null || verdict.result === 'draw'
      ? ''
      : ` ${t('distance', { count: verdict.distance })}`;
  return t(verdict.result) + far;
}

function csv(rows: TableAnswer['positions']): string {
  const quote = (text: string) => `"${text.replace(/"/g, '""')}"`;
  const line = (row: TableAnswer['positions'][0]) =>
    [
      row.position,
      row.outcome ?? '',
      row.left?.result ?? '',
      row.left?.distance ?? '',
      row.right?.result ?? '',
      row.right?.distance ?? '',
      row.grundy ?? '',
    ]
      .map(String)
      .map(quote)
      .join(',');
  return (
    ['position,outcome,left,left_distance,right,right_distance,grundy', ...rows.map(line)].join('\n') + '\n'
  );
}

customElements.define('z-table', ZTable);
