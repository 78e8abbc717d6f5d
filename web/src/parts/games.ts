// The catalogue: asked once in a language, searched by any name in three languages.

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { ask, learnNames } from '../engine/engine';
import { named } from '../engine/names';
import type { Game, RuleFile } from '../engine/protocol';
import { has, language, t } from '../text';
import { fresh } from './page';
import {
  aboutOf,
  exampleOf,
  isInCatalogue,
  ruleExamples,
  sourceOf,
  spelledAsFiles,
  titleOfFile,
} from './rules';

const asked = new Map<string, Promise<Game[]>>();

export function games(): Promise<Game[]> {
  const lang = language();
  let found = asked.get(lang);
  if (!found) {
    found = ask<Game[] | { games: Game[] }>({ verb: 'games', lang }).then(answer =>
      Array.isArray(answer) ? answer : answer.games,
    );
    asked.set(lang, found);
    found.catch(() => asked.delete(lang));
  }
  return found;
}

const files = new Map<string, Promise<Game[]>>();

/** The rule files that come with the page, as games; their titles and rules in the language of the page. */
export function ruleGames(): Promise<Game[]> {
  const lang = language();
  let found = files.get(lang);
  if (!found) {
    found = ruleExamples().then(async all => {
      const titles = all.map(file => titleOfFile(file.text));
      await learnNames([...titles, ...all.map(file => aboutOf(file.text))], lang);
      return all.map((file, i) => gameOfFile(file, titles[i]!));
    });
    files.set(lang, found);
    found.catch(() => files.delete(lang));
  }
  return found;
}

function gameOfFile(file: RuleFile, title: string): Game {
  const stem = file.name.replace(/\.star$/, '');
  return {
    name: file.name,
    title: named(title),
    aliases: [stem, title],
    group: 'Rule files',
    rules: named(aboutOf(file.text)),
    source: sourceOf(file.text),
    position: '',
    parameters: '',
    examples: [exampleOf(file)],
    start: null,
    theorems: [],
  };
}

/** A question as the engine reads it: games that are known by a rule file alone are named by it. */
export function asRead(question: string): Promise<string> {
  return spelledAsFiles(question, async name => isInCatalogue(name));
}

/** The name of the game in a question: `bash` of `bash:3 7`. */
export function gameName(question: string): string {
  return question.trim().split(/[\s:]/)[0] ?? '';
}

export function titleOf(game: Game): string {
  const other = language() === 'ko' ? game.names?.ko?.[0] : language() === 'zh' ? game.names?.zh?.[0] : null;
  return other ?? game.title;
}

/** `Heap games` in the language of the page. */
function groupName(group: string): string {
  const key = `group_${group.toLowerCase().replace(/ /g, '_')}`;
  return has(key) ? t(key) : group;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s’'_-]+/g, '');
}

/** Games whose names contain the text, those that begin with it first. */
export function search(all: Game[], text: string): Game[] {
  const wanted = fold(text);
  const names = (game: Game) =>
    [game.name, game.title, ...game.aliases, ...(game.names?.ko ?? []), ...(game.names?.zh ?? [])].map(fold);
  if (wanted === '') return all;
  const rank = (game: Game) => {
    const own = names(game);
    if (own.some(name => name === wanted)) return 0;
    if (own.some(name => name.startsWith(wanted))) return 1;
    return own.some(name => name.includes(wanted)) ? 2 : 3;
  };
  return all
    .map(game => ({ game, rank: rank(game) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

/** A field that finds games; says `choose` with the game. */
export class ZGames extends LitElement {
  static override properties = {
    all: { state: true },
    files: { state: true },
    text: { state: true },
    open: { state: true },
    active: { state: true },
    current: {},
  };
  declare all: Game[];
  declare files: Game[];
  private looked = false;
  declare text: string;
  declare open: boolean;
  declare active: number;
  declare current: string;
  private readonly list = fresh('games');

  constructor() {
    super();
    this.all = [];
    this.files = [];
    this.text = '';
    this.open = false;
    this.active = 0;
    this.current = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    games().then(
      all => (this.all = all),
      () => undefined,
    );
  }

  protected override willUpdate(): void {
    if (this.open || this.current.endsWith('.star')) this.findFiles();
  }

  /** The rule files are fetched when they are first looked for. */
  private findFiles(): void {
    if (this.looked) return;
    this.looked = true;
    ruleGames().then(
      all => (this.files = all),
      () => (this.looked = false),
    );
  }

  private get found(): Game[] {
    return search([...this.all, ...this.files], this.text);
  }

  protected override render(): TemplateResult {
    const found = this.open ? this.found : [];
    const now = [...this.all, ...this.files].find(
      game => game.name === this.current || game.aliases.includes(this.current),
    );
    return html`<div class="games">
      <input
        type="search"
        role="combobox"
        autocomplete="off"
        spellcheck="false"
        aria-label=${t('chooseGame')}
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls=${this.list}
        aria-autocomplete="list"
        aria-activedescendant=${this.open && found[this.active] ? `${this.list}-${this.active}` : nothing}
        placeholder=${now ? titleOf(now) : t('searchGames')}
        .value=${this.text}
        @focus=${() => (this.open = true)}
        @click=${() => (this.open = true)}
        @blur=${() => setTimeout(() => (this.open = false), 150)}
        @input=${(event: InputEvent) => {
          this.text = (event.target as HTMLInputElement).value;
          this.open = true;
          this.active = 0;
        }}
        @keydown=${this.key}
      />
      <div
        class="games-list"
        id=${this.list}
        role="listbox"
        tabindex="-1"
        aria-label=${t('chooseGame')}
        ?hidden=${!this.open}
      >
        ${this.open ? this.groups(found) : nothing}
        ${
          this.open && found.length === 0 && this.all.length > 0
            ? html`<p class="quiet" role="option" aria-selected="false">${t('noGame')}</p>`
            : nothing
        }
      </div>
    </div>`;
  }

  private groups(found: Game[]): TemplateResult[] {
    let group = '';
    return found.map((game, i) => {
      const heading = this.text === '' && game.group !== group ? groupName(game.group) : '';
      group = game.group;
      return html`${heading ? html`<div class="games-group" role="presentation">${heading}</div>` : nothing}
        <div
          role="option"
          id="${this.list}-${i}"
          class=${i === this.active ? 'active' : ''}
          aria-selected=${i === this.active ? 'true' : 'false'}
          @pointerdown=${(event: Event) => event.preventDefault()}
          @click=${() => this.pick(game)}
        >
          <span>${titleOf(game)}</span><code>${game.examples[0] ?? game.name}</code>
        </div>`;
    });
  }

  private key(event: KeyboardEvent): void {
    const { found } = this;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      this.open = true;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      this.active = Math.max(0, Math.min(found.length - 1, this.active + step));
      void this.updateComplete.then(() =>
        this.querySelector(`#${this.list}-${this.active}`)?.scrollIntoView({ block: 'nearest' }),
      );
    } else if (event.key === 'Enter' && found[this.active]) {
      event.preventDefault();
      this.pick(found[this.active]!);
    } else if (event.key === 'Escape') this.open = false;
  }

  private pick(game: Game): void {
    this.text = '';
    this.open = false;
    this.active = 0;
    this.dispatchEvent(new CustomEvent('choose', { detail: game, bubbles: true }));
  }
}

customElements.define('z-games', ZGames);
