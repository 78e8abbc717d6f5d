// Heap games by code: the sequence, its plot and period, and the misère quotient.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isCancelled, type Misere, type RuleFile, type Sequence } from '../engine/protocol';
import { Asked } from '../parts/asked';
import { ZScreen, save } from '../parts/page';
import { asRead, games, ruleGames, titleOf } from '../parts/games';
import { ruleExamples, rulesNamed } from '../parts/rules';
import { address, change } from '../route';
import { t } from '../text';
import '../parts/plot';

/** Codes with the games of the catalogue that they are. */
const NAMED: [code: string, game: string][] = [
  ['0.77', 'kayles'],
  ['0.137', 'dawsons-chess'],
  ['0.07', 'dawsons-kayles'],
  ['4.7', 'lasker-nim'],
  ['0.15', 'guiles'],
  ['0.6', 'officers'],
  ['0.007', 'treblecross-heaps'],
  ['0.333', ''],
];
const MOST = 100_000;

class ZHeaps extends ZScreen {
  private readonly sequence = new Asked<Sequence>(this);
  private readonly misere = new Asked<Misere>(this);
  private asked = '';
  /** Whether the table is open: some thousand cells are not made for nobody. */
  private opened = false;
  private rules: string[] = [];
  /** What the games are called in the language of the page. */
  private titles = new Map<string, string>();

  private get code(): string {
    return this.value('code') || '0.77';
  }
  /** The code whose values are shown. */
  get shownCode(): string {
    return this.sequence.state === 'done' ? this.code : '';
  }
  private get to(): number {
    const to = Number(this.value('to') || '300');
    return Number.isSafeInteger(to) && to > 0 ? Math.min(to, MOST) : 300;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('route')) return;
    const key = `${this.code} ${this.to}`;
    if (key === this.asked) return;
    this.asked = key;
    void this.begin();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.findRules();
  }

  /** The rule files of the page that are games on heaps. */
  private async findRules(): Promise<void> {
    const all = await ruleExamples().catch((): RuleFile[] => []);
    this.rules = all.filter(file => /\bheaps\(/.test(file.text)).map(file => file.name);
    this.requestUpdate();
    const known = await Promise.all([games(), ruleGames()]).catch(() => []);
    this.titles = new Map(known.flat().map(game => [game.name, titleOf(game)]));
    this.requestUpdate();
  }

  private async begin(): Promise<void> {
    const key = this.asked;
    const input = await asRead(this.code);
    const rules = await rulesNamed(input);
    if (key !== this.asked) return;
    void this.sequence.run({
      verb: 'sequence',
      input,
      options: { to: this.to, rules },
      limits: { time_ms: 20_000 },
    });
    void this.misere.run({ verb: 'misere', input, options: { rules }, limits: { time_ms: 10_000 } });
  }

  protected override render(): TemplateResult {
    const { sequence } = this;
    const now = sequence.value;
    return html`<h1>${t('heaps')}</h1>
      <p class="quiet">${t('heapsHint')}</p>
      <form
        class="ask"
        @submit=${(event: Event) => {
          event.preventDefault();
          const data = new FormData(event.target as HTMLFormElement);
          change({ code: String(data.get('code')).trim(), to: String(data.get('to')) });
        }}
      >
        <label class="field grow"
          >${t('code')}<input class="mono" name="code" spellcheck="false" .value=${this.code}
        /></label>
        <label class="field"
          >${t('upTo')}<input name="to" type="number" min="1" max=${MOST} .value=${String(this.to)}
        /></label>
        <label class="field"
          >${t('inCode')}
          <select @change=${(event: Event) => change({ code: (event.target as HTMLSelectElement).value })}>
            <option value=${this.code}>…</option>
            ${NAMED.map(([code, game]) => html`<option value=${code}>${code} ${this.titles.get(game) ?? ''}</option>`)}
            ${this.rules.map(name => html`<option value=${name}>${name} ${this.titles.get(name) ?? ''}</option>`)}
          </select></label
        >
        <button class="primary low">${t('ask')}</button>
      </form>
      ${sequence.status(() => void this.begin())} ${now ? this.found(now) : nothing}
      ${sequence.state === 'failed' && !isCancelled(sequence.error) ? nothing : this.quotient()}`;
  }

  private found(now: Sequence): TemplateResult {
    const { period } = now;
    return html`<section class="card" aria-label=${t('sequence')}>
      <div class="verdict ${period ? 'win' : ''}">
        <p class="who">
          ${
            period
              ? t('period', { length: period.length, preperiod: period.preperiod }) +
                (period.saltus ? `, ${t('saltus', { saltus: period.saltus })}` : '')
              : t('noPeriod', { count: now.computed_to })
          }
        </p>
        <p class="quiet">
          ${period ? html`${t('evidence', { by: period.by })} · ` : nothing}${t('computedTo', { count: now.computed_to })}
          · ${t('greatest', { value: now.greatest })}
        </p>
        ${period?.source ? html`<p class="quiet small-text">${period.source}</p>` : nothing}
      </div>
      <z-plot .values=${now.values} .code=${now.code} .period=${period}></z-plot>
      <details
        @toggle=${(event: ToggleEvent) => {
          this.opened = (event.target as HTMLDetailsElement).open;
          this.requestUpdate();
        }}
      >
        <summary>${t('table')}</summary>
        ${this.opened ? this.table(now) : nothing}
      </details>
      <div class="row wrap no-print">
        <button class="small" @click=${() => save(`b-${now.code}.txt`, bFile(now.values))}>
          ${t('bFile')}
        </button>
        ${
          now.code.endsWith('.star') || this.code.includes('.star')
            ? nothing
            : html`<a class="button small" href=${address('position', { q: `heaps:${now.code} 5 9 12` })}
                >${t('usePosition')}</a
              >`
        }
      </div>
    </section>`;
  }

  private table(now: Sequence): TemplateResult {
    const width = now.period && now.period.length <= 36 && now.period.length >= 4 ? now.period.length : 12;
    const rows = Math.min(200, Math.ceil(now.values.length / width));
    const columns = Array.from({ length: width }, (_, i) => i);
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('table')}>
      <table class="numbers">
        <thead>
          <tr>
            <td></td>
            ${columns.map(column => html`<th scope="col">+${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from({ length: rows }, (_, row) => row).map(
            row =>
              html`<tr>
                <th scope="row">${row * width}</th>
                ${columns.map(column => html`<td class="value">${now.values[row * width + column] ?? ''}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  private quotient(): TemplateResult {
    const { misere } = this;
    const now = misere.value;
    return html`<section class="card" aria-label=${t('misereQuotient')}>
      <h2 class="first">${t('misereQuotient')}</h2>
      ${misere.status()}
      ${now && now.order === null ? html`<p>${t('quotientUnknown')} ${now.stopped ?? ''}</p>` : nothing}
      ${
        now && now.order !== null
          ? html`<dl class="facts">
                <dt>${t('order')}</dt>
                <dd class="value big">${now.order}</dd>
                <dt>${t('quotientKind')}</dt>
                <dd>${t(now.tame ? 'tame' : 'wild')}</dd>
                <dt>${t('pElements')}</dt>
                <dd class="value">${now.p_elements.join(', ')}</dd>
                ${
                  now.period === null
                    ? nothing
                    : html`<dt>${t('heapValues')}</dt>
                        <dd>${t('period', { length: now.period, preperiod: now.preperiod ?? 0 })}</dd>`
                }
                <dt>${t('relations')}</dt>
                <dd class="value">
                  ${now.relations.map(([left, right]) => `${left} = ${right}`).join(',  ')}
                </dd>
              </dl>
              <p class="value">
                ${now.phi.slice(0, 40).map((word, i) => html`<span class="phi"><sub class="quiet">${i + 1}</sub>${word}</span> `)}
              </p>`
          : nothing
      }
    </section>`;
  }
}

/** As the On-Line Encyclopedia of Integer Sequences has them: an index and a value a line. */
function bFile(values: number[]): string {
  return values.map((value, i) => `${i} ${value}\n`).join('');
}

customElements.define('z-heaps', ZHeaps);
