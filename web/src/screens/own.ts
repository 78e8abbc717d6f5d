// A game of one's own: a rule file, checked while it is written, with a board to try it on.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { named } from '../engine/names';
import type { Answer, Move, Player, Position, RuleFile } from '../engine/protocol';
import { EngineError } from '../engine/protocol';
import { shownMoves } from '../board/z-board';
import { Asked, sentence } from '../parts/asked';
import { ZScreen, announce, copy, save } from '../parts/page';
import { ruleGames } from '../parts/games';
import { pack, ruleExamples, unpack, withRules } from '../parts/rules';
import { said } from '../parts/verdict';
import { address, change } from '../route';
import { t } from '../text';

const FIRST: RuleFile = {
  name: 'mine.star',
  text: `# Clobber: a move takes a stone of one's own onto a
# neighbouring stone of the other player, which leaves the board.
game = on_grid(
    cells = "xo.",
    fill = "xo",
    left = [rewrite("xo", ".x", along = ORTHOGONAL)],
    right = [rewrite("ox", ".o", along = ORTHOGONAL)],
)
examples = [("xo", "value *"), ("2x3", "outcome P")]
`,
};
const LONGEST = 100_000;

interface Read {
  name: string;
  title: string | null;
  about: string | null;
  source: string | null;
  start: string | null;
  impartial: boolean;
  loop_free: boolean;
  declared: unknown;
  examples: unknown[];
  parameters: { name: string; value: unknown }[];
}

/** A rule file that comes with the page. */
async function shipped(name: string): Promise<RuleFile> {
  const found = (await ruleExamples()).find(file => file.name === name);
  if (!found) throw new Error(`there is no file ${name}`);
  return found;
}

class ZOwn extends ZScreen {
  static override properties = {
    ...ZScreen.properties,
    file: { state: true },
    all: { state: true },
    titles: { state: true },
    trial: { state: true },
    side: { state: true },
    trouble: { state: true },
  };
  declare file: RuleFile;
  declare all: RuleFile[];
  declare titles: Map<string, string>;
  /** The position the game is tried on. */
  declare trial: string;
  declare trouble: string;
  declare side: Player;
  private readonly read = new Asked<Read>(this);
  private readonly position = new Asked<Position>(this);
  private readonly answer = new Asked<Answer>(this);
  private shown: string | null = null;
  private typing: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.file = FIRST;
    this.all = [];
    this.titles = new Map();
    this.trial = '';
    this.trouble = '';
    this.side = 'left';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.findExamples().catch(() => undefined);
  }

  /** The rule files that come with the page, with their titles in its language. */
  private async findExamples(): Promise<void> {
    this.all = await ruleExamples();
    this.titles = new Map((await ruleGames()).map(game => [game.name, game.title]));
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('route')) return;
    const word = this.value('file') || this.value('example');
    if (word === this.shown) return;
    this.shown = word;
    void this.open(word);
  }

  private async open(word: string): Promise<void> {
    this.trouble = '';
    if (word) {
      try {
        this.file = word === this.value('file') ? await unpack(word) : await shipped(word);
      } catch {
        this.trouble = t('errorLink');
      }
    }
    this.trial = this.value('at');
    await this.check();
  }

  private use(file: RuleFile): void {
    this.file = file;
    this.trial = '';
    void this.keep();
  }

  private async keep(): Promise<void> {
    try {
      const word = await pack(this.file);
      this.shown = word;
      change({ file: word, at: this.trial || null, example: null }, true);
    } catch {
      this.trouble = t('errorLong', { size: this.file.text.length, most: LONGEST });
    }
    await this.check();
  }

  private type(event: InputEvent): void {
    const { value } = event.target as HTMLTextAreaElement;
    if (value.length > LONGEST) {
      this.trouble = t('errorLong', { size: value.length.toLocaleString(), most: LONGEST.toLocaleString() });
      return;
    }
    this.trouble = '';
    this.file = { ...this.file, text: value };
    clearTimeout(this.typing);
    this.typing = setTimeout(() => void this.keep(), 350);
  }

  private async check(): Promise<void> {
    const options = await withRules(this.file);
    const read = await this.read.run({ verb: 'rules', options, limits: { time_ms: 10_000 } }, true);
    if (!read) {
      this.position.clear();
      this.answer.clear();
      return;
    }
    if (!this.trial) this.trial = read.start ?? this.firstExample(read) ?? '3x3';
    void this.tryOut();
  }

  /** The position of the first example, which is a command such as `zermelo value games/clobber.star 'xo.|ox.'`. */
  private firstExample(read: Read): string | null {
    for (const example of read.examples) {
      const found = typeof example === 'string' ? /\.star(?::\S+)?\s+(.+)$/.exec(example) : null;
      if (found)
        return found[1]!
          .replace(/ --.*$/, '')
          .replace(/^'(.*)'$/, '$1')
          .replace(/^"(.*)"$/, '$1');
    }
    return null;
  }

  private async tryOut(): Promise<void> {
    const input = `${this.file.name} ${this.trial}`;
    const options = await withRules(this.file);
    void this.position.run({ verb: 'position', input, options, limits: { time_ms: 10_000 } }, true);
    void this.answer.run(
      { verb: 'solve', input, options: { ...options, only: 'moves' }, limits: { time_ms: 15_000 } },
      true,
    );
  }

  private play(move: Move): void {
    if (move.to === null) return;
    if (move.player !== 'both') this.side = move.player === 'left' ? 'right' : 'left';
    this.trial = move.to;
    void this.tryOut();
    announce(named(move.label));
  }

  private async load(file: File): Promise<void> {
    if (file.size > LONGEST) {
      this.trouble = t('errorLong', { size: file.size.toLocaleString(), most: LONGEST.toLocaleString() });
      return;
    }
    const text = await file.text();
    if (!/\bgame\s*=/.test(text)) {
      this.trouble = t('errorFile');
      return;
    }
    this.trouble = '';
    const name = /\.star$/.test(file.name) ? file.name.replace(/[^\w.-]/g, '_') : 'mine.star';
    this.use({ name, text });
  }

  protected override render(): TemplateResult {
    const { read } = this;
    return html`<h1>${t('own')}</h1>
      <p class="quiet">${t('ownHint')}</p>
      <div class="row wrap own-tools">
        <label class="check"
          >${t('example')}
          <select
            @change=${(event: Event) => {
              const file = this.all.find(one => one.name === (event.target as HTMLSelectElement).value);
              if (file) this.use(file);
            }}
          >
            <option value="">…</option>
            ${this.all.map(file => {
              const title = this.titles.get(file.name);
              return html`<option value=${file.name} ?selected=${file.name === this.file.name}>
                ${title ? `${title} (${file.name})` : file.name}
              </option>`;
            })}
          </select></label
        >
        <label class="button small"
          >${t('openFile')}<input
            type="file"
            class="heard"
            accept=".star,text/plain"
            @change=${(event: Event) => {
              const input = event.target as HTMLInputElement;
              const file = input.files?.[0];
              if (file) void this.load(file);
              input.value = '';
            }}
        /></label>
        <button class="small" @click=${() => save(this.file.name, this.file.text)}>${t('download')}</button>
        <button class="small" @click=${() => void this.link()}>${t('link')}</button>
      </div>
      ${this.trouble ? html`<div class="notice" role="alert">${this.trouble}</div>` : nothing}
      <div class="two own">
        <section class="card" aria-label=${t('ruleFile')}>
          ${this.editor()}
          <p class="quiet small-text" id="editor-keys">${t('editorKeys')}</p>
          ${this.state_()}
        </section>
        <section class="card" aria-label=${t('trial')}>
          <h2 class="first">${t('trial')}</h2>
          ${read.value ? this.board() : nothing}
        </section>
      </div>
      ${read.value ? this.words(read.value) : nothing}`;
  }

  private async link(): Promise<void> {
    await this.keep();
    await copy(location.href);
    announce(t('linkCopied'));
    this.trouble = '';
    const button = this.querySelector<HTMLElement>('.link-done');
    if (button) button.hidden = false;
  }

  private editor(): TemplateResult {
    const bad = this.place();
    const lines = this.file.text.split('\n');
    return html`<div
      class="editor"
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) void this.load(file);
      }}
    >
      <div class="gutter" aria-hidden="true">
        ${lines.map((_, i) => html`<span class=${bad?.line === i + 1 ? 'bad' : ''}>${i + 1}</span>`)}
      </div>
      <textarea
        class="mono"
        aria-label=${t('ruleFile')}
        aria-invalid=${this.read.state === 'failed' ? 'true' : 'false'}
        aria-describedby="editor-keys rule-state"
        spellcheck="false"
        autocapitalize="off"
        wrap="off"
        rows=${Math.max(14, Math.min(40, lines.length + 1))}
        .value=${this.file.text}
        @input=${this.type}
        @keydown=${tabIndents}
        @scroll=${(event: Event) => {
          const gutter = this.querySelector('.gutter');
          if (gutter) gutter.scrollTop = (event.target as HTMLElement).scrollTop;
        }}
      ></textarea>
    </div>`;
  }

  /** Where the file is wrong. */
  private place(): { line?: number; column?: number } | null {
    const { error } = this.read;
    if (!(error instanceof EngineError)) return null;
    const line = /:(\d+):/.exec(error.message);
    const { start, text } = error.place ?? {};
    if (start !== undefined && text !== undefined) {
      const before = text.slice(0, start).split('\n');
      return { line: before.length, column: before.at(-1)!.length + 1 };
    }
    return line ? { line: Number(line[1]) } : null;
  }

  /** For people: `line 2, column 8`. */
  private state_(): TemplateResult {
    const { read } = this;
    const place = this.place();
    return html`<div id="rule-state" class="rule-state" role="status">
      ${read.state === 'busy' ? read.status() : nothing}
      ${read.state === 'done' ? html`<p class="good-line">✓ ${t('fileGood')}</p>` : nothing}
      ${
        read.state === 'failed'
          ? html`<p class="bad-line">
                ${t('fileBad')}
                ${place?.line ? t('lineColumn', { line: place.line, column: place.column ?? 1 }) : ''}
              </p>
              <pre>${sentence(read.error)}</pre>`
          : nothing
      }
    </div>`;
  }

  private board(): TemplateResult {
    const position = this.position.value;
    const answer = this.answer.value;
    const verdict = answer ? said(answer, position?.impartial ?? null) : null;
    const input = `${this.file.name} ${this.trial}`;
    const carried = { q: input, file: this.shown };
    return html`<form
        class="row"
        @submit=${(event: Event) => {
          event.preventDefault();
          this.trial = String(new FormData(event.target as HTMLFormElement).get('trial'));
          void this.keep();
        }}
      >
        <input
          class="mono"
          name="trial"
          aria-label=${t('position')}
          spellcheck="false"
          .value=${this.trial}
        />
        <button>${t('ask')}</button>
      </form>
      ${
        position
          ? html`<z-board
                .position=${position}
                .moves=${shownMoves(position, answer?.moves ?? [])}
                .side=${position.impartial ? null : (position.to_move ?? this.side)}
                .mode=${'move'}
                @play=${(event: CustomEvent<Move>) => this.play(event.detail)}
              ></z-board>
              ${position.impartial || position.to_move ? nothing : this.sides()}`
          : nothing
      }
      ${this.position.status()}
      ${verdict ? html`<div class="verdict ${verdict.tone}"><p class="who">${verdict.sentence}</p></div>` : nothing}
      ${this.position.state === 'failed' ? nothing : this.answer.status()}
      <div class="row wrap">
        <a class="button small" href=${address('position', carried)}>${t('usePosition')}</a>
        <a class="button small" href=${address('play', carried)}>${t('usePlay')}</a>
      </div>
      <p class="link-done quiet" hidden>${t('linkCopied')}</p>`;
  }

  private sides(): TemplateResult {
    return html`<div class="switch centre-switch" role="group" aria-label=${t('toMove')}>
      ${(['left', 'right'] as const).map(
        side =>
          html`<button
            class="small ${side}"
            aria-pressed=${this.side === side ? 'true' : 'false'}
            @click=${() => (this.side = side)}
          >
            ${t(side)}
          </button>`,
      )}
    </div>`;
  }

  private words(read: Read): TemplateResult {
    return html`<section class="declared">
      <h2>${t('inWords')}</h2>
      <p>${read.about ?? read.title ?? ''}</p>
      ${read.source ? html`<p class="quiet">${read.source}</p>` : nothing}
      <details>
        <summary>${t('declared')}</summary>
        <pre tabindex="0">${JSON.stringify(read.declared, null, 2)}</pre>
      </details>
    </section>`;
  }
}

/** Tab writes four blanks; Escape, then Tab, leaves. */
let leaving = false;
function tabIndents(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    leaving = true;
    return;
  }
  if (event.key === 'Tab' && !event.shiftKey && !leaving) {
    event.preventDefault();
    document.execCommand('insertText', false, '    ');
  }
  leaving = false;
}

customElements.define('z-own', ZOwn);
