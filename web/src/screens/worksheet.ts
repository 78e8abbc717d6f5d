// The worksheet: cells in the language of values, with names, earlier results, positions and pictures.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isCancelled, type Position, type SessionLine } from '../engine/protocol';
import { sentence } from '../parts/asked';
import { runCells, title, toLatex, toMarkdown } from '../parts/session';
import { thermograph } from '../parts/thermograph';
import { ZScreen, copyButton, save } from '../parts/page';
import { change, notify } from '../route';
import '../board/z-board';
import { t } from '../text';

const FIRST = [
  'G := {2|-1}',
  'mean(G)',
  'domineering 2x3',
  '%3 + G',
  'thermograph(%4)',
  'f(n) := domineering(2x{n})',
  'table(f(n), mean(f(n)) for n in 1..5)',
];
const SEPARATOR = '\n';
const MOST_CELLS = 200;

/** Says it where there are more cells than a worksheet has room for. */
function tellIfCut(cells: string[]): void {
  if (cells.length > MOST_CELLS) notify(t('errorCells', { most: MOST_CELLS }));
}

class ZWorksheet extends ZScreen {
  static override properties = {
    ...ZScreen.properties,
    cells: { state: true },
    results: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };
  declare cells: string[];
  declare results: SessionLine[];
  declare busy: boolean;
  declare trouble: string;
  private stop: AbortController | null = null;
  private shown: string | null = null;

  constructor() {
    super();
    this.cells = FIRST;
    this.results = [];
    this.busy = false;
    this.trouble = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.abort();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('route')) return;
    const text = this.value('cells');
    if (text === this.shown) return;
    if (text !== '') {
      const all = text.split(SEPARATOR);
      this.cells = all.slice(0, MOST_CELLS);
      tellIfCut(all);
    }
    this.shown = text;
    void this.runAll();
  }

  private async runAll(): Promise<void> {
    this.stop?.abort();
    const stop = new AbortController();
    this.stop = stop;
    this.busy = true;
    this.trouble = '';
    try {
      const results = await runCells(this.cells, stop.signal);
      if (this.stop === stop) this.results = results;
    } catch (error) {
      if (this.stop === stop) this.trouble = isCancelled(error) ? t('cancelled') : sentence(error);
    } finally {
      if (this.stop === stop) this.busy = false;
    }
  }

  private keep(): void {
    this.shown = this.cells.join(SEPARATOR);
    change({ cells: this.shown }, true);
    void this.runAll();
  }

  private set(index: number, text: string): void {
    this.cells = this.cells.map((cell, i) => (i === index ? text : cell));
  }

  private add(after: number): void {
    if (this.cells.length >= MOST_CELLS) return notify(t('errorCells', { most: MOST_CELLS }));
    this.cells = [...this.cells.slice(0, after + 1), '', ...this.cells.slice(after + 1)];
    this.focusCell(after + 1);
  }

  private drop(index: number): void {
    this.cells = this.cells.length === 1 ? [''] : this.cells.filter((_, i) => i !== index);
    this.keep();
    this.focusCell(Math.max(0, index - 1));
  }

  private focusCell(index: number): void {
    void this.updateComplete.then(() =>
      this.querySelectorAll<HTMLInputElement>('.cell input')[index]?.focus(),
    );
  }

  private key(event: KeyboardEvent, index: number): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      this.keep();
      if (index === this.cells.length - 1 && this.cells[index] !== '') this.add(index);
      else this.focusCell(index + 1);
    } else if (event.key === 'ArrowUp' && index > 0) {
      event.preventDefault();
      this.focusCell(index - 1);
    } else if (event.key === 'ArrowDown' && index < this.cells.length - 1) {
      event.preventDefault();
      this.focusCell(index + 1);
    } else if (event.key === 'Backspace' && this.cells[index] === '' && this.cells.length > 1) {
      event.preventDefault();
      this.drop(index);
    }
  }

  /** A long paste becomes cells, a line each. */
  private paste(event: ClipboardEvent, index: number): void {
    const text = event.clipboardData?.getData('text') ?? '';
    const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const before = this.cells.slice(0, this.cells[index] === '' ? index : index + 1);
    const all = [...before, ...lines, ...this.cells.slice(index + 1)];
    this.cells = all.slice(0, MOST_CELLS);
    this.keep();
    tellIfCut(all);
  }

  protected override render(): TemplateResult {
    const lines = this.results;
    return html`<div class="worksheet">
      <h1>${t('worksheet')}</h1>
      <p class="quiet no-print">${t('worksheetHint')}</p>
      <ol class="cells">
        ${this.cells.map((cell, i) => this.cell(cell, i, lines[i] ?? null))}
      </ol>
      ${
        this.busy
          ? html`<p class="busy" role="status">
              <span class="spinner" aria-hidden="true"></span>${t('computing')}
              <button class="small" @click=${() => this.stop?.abort()}>${t('cancel')}</button>
            </p>`
          : nothing
      }
      ${this.trouble ? html`<div class="failed mild" role="alert">${this.trouble}</div>` : nothing}
      <div class="row wrap no-print">
        <button @click=${() => this.add(this.cells.length - 1)}>${t('addCell')}</button>
        <button class="primary" @click=${this.keep}>${t('runAll')}</button>
        <button
          @click=${() => {
            this.cells = [''];
            this.keep();
          }}
        >
          ${t('clear')}
        </button>
        <span class="grow"></span>
        <button @click=${() => save('worksheet.md', toMarkdown(this.cells, this.results), 'text/markdown')}>
          ${t('exportMarkdown')}
        </button>
        <button @click=${() => save('worksheet.tex', toLatex(this.cells, this.results))}>
          ${t('exportLatex')}
        </button>
        <button @click=${() => window.print()}>${t('print')}</button>
      </div>
    </div>`;
  }

  private cell(text: string, i: number, line: SessionLine | null): TemplateResult {
    return html`<li class="cell">
      <label class="cell-input"
        ><span class="heard">${t('cell', { number: i + 1 })}</span
        ><input
          class="mono"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${text}
          @input=${(event: InputEvent) => this.set(i, (event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => this.key(event, i)}
          @paste=${(event: ClipboardEvent) => this.paste(event, i)}
          @change=${this.keep}
        />
        <button
          class="small no-print"
          aria-label=${`${t('deleteCell')} ${i + 1}`}
          @click=${() => this.drop(i)}
        >
          ×
        </button></label
      >
      ${line ? this.result(line, i) : nothing}
    </li>`;
  }

  private result(line: SessionLine, i: number): TemplateResult {
    if (line.error) return html`<pre class="cell-error" role="alert">${line.error}</pre>`;
    if (!line.text) return html``;
    const { text, drawing, table, thermograph: walls } = line;
    const shown = drawing && !walls ? ({ ...NO_POSITION, drawing } satisfies Position) : null;
    return html`<div class="cell-result">
      <span class="quiet mono">${title(line, i)}</span>
      ${table || walls ? nothing : html`<span class="value">${text}</span>`} ${copyButton(() => text)}
      ${table ? this.table(table) : nothing}
      ${
        shown
          ? html`<div class="cell-board"><z-board .position=${shown} .mode=${'look'}></z-board></div>`
          : nothing
      }
      ${walls ? html`<div class="cell-plot">${thermograph(walls)}</div>` : nothing}
      ${line.note ? html`<p class="quiet">${line.note}</p>` : nothing}
    </div>`;
  }

  private table({ headings, rows }: { headings: string[]; rows: string[][] }): TemplateResult {
    return html`<div class="wide-table" tabindex="0" role="region" aria-label=${t('table')}>
      <table>
        <thead>
          <tr>
            ${headings.map(name => html`<th scope="col" class="mono">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, MOST_ROWS).map(
            row =>
              html`<tr>
                ${row.map(cell => html`<td class="value">${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      ${
        rows.length > MOST_ROWS
          ? html`<p class="quiet">${t('moreRows', { count: rows.length - MOST_ROWS })}</p>`
          : nothing
      }
    </div>`;
  }
}

const MOST_ROWS = 500;

/** A position of which nothing is known but its picture. */
const NO_POSITION: Position = {
  game: '',
  subject: '',
  text: '',
  to_move: null,
  impartial: null,
  loopy: null,
  ended: null,
  drawing: null,
  board: null,
  parts: [],
  moves: [],
};

customElements.define('z-worksheet', ZWorksheet);
