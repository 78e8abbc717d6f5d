// One position: its board, who wins, the moves, and everything that can be said of it.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  setCell,
  carry,
  resize,
  lettered,
  addHeap,
  removeHeap,
  changeHeap,
  heapsOf,
  alphabetOf,
} from '../board/edit';
import { edgeText, edgesOf, editingOf, vertexName } from '../board/edit';
import { cellName, type Shown } from '../board/targets';
import { shownMoves, type Mode } from '../board/z-board';
import { named } from '../engine/names';
import type { Answer, Drawing, Game, Move, Player, Position, RuleFile } from '../engine/protocol';
import { ask } from '../engine/engine';
import { EngineError, isCancelled } from '../engine/protocol';
import { Asked, sentence } from '../parts/asked';
import { asRead, gameName, games, ruleGames, titleOf } from '../parts/games';
import { movesList } from '../parts/moves';
import { ZScreen, announce } from '../parts/page';
import { rulesOf, unpack } from '../parts/rules';
import { showChosen, tabs } from '../parts/tabs';
import { bestEnds, said } from '../parts/verdict';
import { address, change, go } from '../route';
import { t } from '../text';
import '../tabs/certificate';
import '../tabs/command';
import '../tabs/latex';
import '../tabs/table';
import '../tabs/tree';
import '../tabs/value';
import { why } from '../tabs/why';

const FIRST = 'nim 3 4 5';
const LONGEST = 20_000;

const EDIT_HINTS = { letters: 'editHint', places: 'editDragHint', text: 'editTextHint' } as const;

export type Tool = 'blue' | 'red' | 'green' | 'add' | 'erase';

export class ZPosition extends ZScreen {
  static override properties = {
    ...ZScreen.properties,
    mode: { state: true },
    side: { state: true },
    typed: { state: true },
    letter: { state: true },
    tool: { state: true },
    held: { state: true },
    open: { state: true },
    game: { state: true },
    file: { state: true },
    linkError: { state: true },
  };
  declare mode: Mode;
  declare side: Player;
  declare typed: string | null;
  declare letter: string;
  declare tool: Tool;
  declare held: string;
  declare open: Set<string>;
  declare game: Game | null;
  declare file: RuleFile | null;
  declare linkError: string;

  private readonly position = new Asked<Position>(this);
  private readonly answer = new Asked<Answer>(this);
  private readonly allMoves = new Asked<Answer>(this);
  /** The answer again, with the steps of its argument. */
  private readonly argument = new Asked<Answer>(this);
  private asked = '';
  private bar: Element | null = null;
  /** The question as the engine reads it, and its options: what the tabs ask. */
  private input = '';
  private given: Record<string, unknown> = {};
  private rulesOfFile: Record<string, unknown> = {};
  private earlier: string[] = [];
  private readonly boardsOfParts = new Map<string, Position['board']>();
  private typing: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.mode = 'move';
    this.side = 'left';
    this.typed = null;
    this.letter = '';
    this.tool = 'blue';
    this.held = '';
    this.open = new Set();
    this.game = null;
    this.file = null;
    this.linkError = '';
  }

  private get question(): string {
    return this.value('q') || FIRST;
  }
  /** The player to move, where the address names one. */
  private get mover(): Player | '' {
    const move = this.value('move');
    return move === 'left' || move === 'right' ? move : '';
  }
  private get options(): Record<string, unknown> {
    const move = this.mover;
    return {
      ...(this.value('misere') ? { misere: true } : {}),
      ...(move ? { to_move: move } : {}),
      ...this.rulesOfFile,
    };
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('route')) return;
    const key = ['q', 'misere', 'move', 'file'].map(name => this.value(name)).join('\n');
    if (key === this.asked) return;
    const isFirst = this.asked === '';
    this.asked = key;
    // What is being typed stays as it is, with the blank at its end.
    if (this.typed?.trim() !== this.question) this.typed = null;
    this.open = new Set();
    // The screen is drawn first, and the engine is set to work in a task of its own.
    if (isFirst) setTimeout(() => void this.begin());
    else void this.begin();
  }

  protected override updated(changed: PropertyValues): void {
    const bar = this.querySelector('.tab-bar');
    if (changed.has('route') || bar !== this.bar) showChosen(this);
    this.bar = bar;
  }

  private async begin(): Promise<void> {
    const key = this.asked;
    this.linkError = '';
    const word = this.value('file');
    const file = word ? await unpack(word).catch(() => null) : null;
    const input = file ? this.question : await asRead(this.question);
    const rules = await rulesOf(file, input);
    if (key !== this.asked) return;
    this.input = input;
    if (word && !file) this.linkError = t('errorLink');
    this.file = file;
    this.rulesOfFile = rules;
    this.given = this.options;
    this.requestUpdate();
    void this.findGame(input);
    if (input.length > LONGEST) {
      this.position.clear();
      this.answer.clear();
      this.linkError = t('errorLong', {
        size: input.length.toLocaleString(),
        most: LONGEST.toLocaleString(),
      });
      return;
    }
    const { options } = this;
    this.allMoves.clear();
    this.argument.clear();
    const position = this.position.run({ verb: 'position', input, options }, true);
    const answer = await this.answer.run({ verb: 'solve', input, options }, true);
    if (answer === null || key !== this.asked) return;
    const { sentence: text } = said(answer, (await position)?.impartial ?? null);
    announce([text, bestEnds(answer)].filter(Boolean).join(' '));
    if (answer.confidence !== 'stopped') {
      void this.argument.run({
        verb: 'solve',
        input,
        options: { ...options, why: true },
        limits: { time_ms: 20_000 },
      });
    }
    if (answer.moves_listed === 'all' || answer.confidence === 'stopped') return;
    if (((await position)?.moves.length ?? 0) === 0 || key !== this.asked) return;
    await this.allMoves.run({
      verb: 'solve',
      input,
      options: { ...options, only: 'moves' },
      limits: { time_ms: 20_000 },
    });
  }

  private async findGame(input: string): Promise<void> {
    try {
      const name = gameName(input);
      const all = name.endsWith('.star') && !this.file ? await ruleGames() : await games();
      this.game = all.find(game => game.name === name || game.aliases.includes(name)) ?? null;
    } catch {
      this.game = null;
    }
  }

  // --- changing the question

  private ask(question: string): void {
    clearTimeout(this.typing);
    change({ q: question.trim() });
  }

  private type(event: InputEvent): void {
    const text = (event.target as HTMLInputElement).value;
    this.typed = text;
    clearTimeout(this.typing);
    if (text.trim() === '') return;
    this.typing = setTimeout(() => change({ q: text.trim() }, true), 250);
  }

  private play(move: Move): void {
    const to = move.subject ?? (move.to === null ? null : `${this.position.value?.game} ${move.to}`);
    if (to === null) return;
    const turn = this.mover;
    const next = turn && !this.position.value?.impartial ? (turn === 'left' ? 'right' : 'left') : turn;
    const partizan = move.player !== 'both';
    if (partizan) this.side = move.player === 'left' ? 'right' : 'left';
    change({ q: to, move: next || null });
    announce(named(move.label));
  }

  private edited(part: number | null, position: Position, text: string | null): void {
    if (text === null) return;
    const now = this.position.value;
    if (!now) return;
    this.earlier.push(this.question);
    if (part === null) return this.ask(`${position.game} ${text}`);
    const subjects = now.parts.map((one, i) => (i === part ? `${one.game} ${text}` : one.subject));
    this.ask(subjects.join(' + '));
  }

  private undo(): void {
    const last = this.earlier.pop();
    if (last !== undefined) this.ask(last);
  }

  // --- drawing

  protected override render(): TemplateResult {
    const { position } = this;
    return html`<h1 class="heard">${t('position')}</h1>
      ${this.head()}
      ${this.linkError ? html`<div class="notice" role="alert">${this.linkError}</div>` : nothing}
      <div class="two">
        <section class="card board-card" aria-label=${t('board')}>
          ${position.value ? this.boards(position.value) : nothing}
          ${position.status(() => void this.begin())}
          ${position.state === 'failed' ? this.undoButton() : nothing}
        </section>
        ${
          this.isRefused
            ? nothing
            : html`<section class="card verdict-card" aria-label=${t('moves')}>
                ${this.verdict()} ${position.value ? this.moveLists(position.value) : nothing}
              </section>`
        }
      </div>
      ${this.isRefused ? nothing : this.details()}`;
  }

  /** Whether the question could not be read: then there is nothing else to say of it. */
  private get isRefused(): boolean {
    const { position, answer } = this;
    return position.state === 'failed' && answer.state === 'failed' && !isCancelled(position.error);
  }

  private head(): TemplateResult {
    const impartial = this.position.value?.impartial;
    const label = t('typePosition');
    return html`<div class="ask">
      <z-games
        current=${gameName(this.input || this.question)}
        @choose=${(event: CustomEvent<Game>) => {
          const game = event.detail;
          this.earlier = [];
          go(address('position', { q: game.examples[0] ?? game.name, tab: this.value('tab') }));
        }}
      ></z-games>
      <form
        class="grow"
        @submit=${(event: Event) => {
          event.preventDefault();
          this.ask(this.typed ?? this.question);
        }}
      >
        <input
          class="mono"
          aria-label=${label}
          placeholder=${label}
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${this.typed ?? this.question}
          @input=${this.type}
        />
        <button class="primary">${t('ask')}</button>
      </form>
      <label class="check" title=${t('misereHint')}
        ><input
          type="checkbox"
          .checked=${this.value('misere') !== ''}
          @change=${(event: Event) => change({ misere: (event.target as HTMLInputElement).checked ? '1' : null })}
        />${t('misere')}</label
      >
      ${
        impartial
          ? nothing
          : html`<label class="check"
              >${t('toMove')}
              <select
                @change=${(event: Event) => change({ move: (event.target as HTMLSelectElement).value || null })}
              >
                ${(['', 'left', 'right'] as const).map(
                  side =>
                    html`<option value=${side} ?selected=${side === this.mover}>
                      ${side ? t(side) : t('either')}
                    </option>`,
                )}
              </select></label
            >`
      }
    </div>`;
  }

  private verdict(): TemplateResult {
    const { answer } = this;
    const now = answer.value;
    const impartial = this.position.value?.impartial ?? null;
    const worth = now?.worth;
    const text = now ? said(now, impartial) : null;
    const points = now ? bestEnds(now) : '';
    return html`${
      text && now
        ? html`<div class="verdict ${text.tone}">
            <p class="who">${text.sentence}</p>
            <p class="quiet">${[text.letter, text.detail].filter(Boolean).join(' · ')}</p>
            ${points ? html`<p>${points}</p>` : nothing}
            <p class="quiet">
              ${
                worth
                  ? html`<span
                        >${worth.kind === 'value' ? t('value') : t('grundyValue')}${t('colon')}<strong
                          class="value"
                          >${worth.text}</strong
                        ></span
                      >
                      · `
                  : nothing
              }
              ${
                now.evidence[0] ? html`<span>${t('evidence', { by: now.evidence[0].by })}</span> · ` : nothing
              }<span>${t(confidenceKey(now.confidence))}</span>
            </p>
            ${now.stopped ? html`<p class="quiet">${t('stoppedBy', { limit: now.stopped })}</p>` : nothing}
          </div>`
        : nothing
    }
    ${this.position.state === 'failed' && answer.state === 'failed' ? nothing : answer.status(() => void this.begin())}`;
  }

  /** The moves with what is known of them. */
  private shown(position: Position): Shown[] {
    const rated = this.allMoves.value?.moves ?? this.answer.value?.moves ?? [];
    return shownMoves(position, rated);
  }

  private sideOf(position: Position): Player | null {
    if (position.impartial) return null;
    return position.to_move ?? (this.mover || this.side);
  }

  private moveLists(position: Position): TemplateResult {
    const all = this.shown(position);
    const side = this.sideOf(position);
    const mine =
      side === null ? all : all.filter(({ move }) => move.player === side || move.player === 'both');
    const free = side !== null && !position.to_move && !this.mover;
    const play = (move: Move) => this.play(move);
    const showAll = (group: string) => (this.open = new Set([...this.open, group]));
    return html`${
      free
        ? html`<div class="switch" role="group" aria-label=${t('moves')}>
            ${(['left', 'right'] as const).map(
              player =>
                html`<button
                  class="small ${player}"
                  aria-pressed=${side === player ? 'true' : 'false'}
                  @click=${() => (this.side = player)}
                >
                  ${t(player)}
                </button>`,
            )}
          </div>`
        : nothing
    }
    ${mine.length === 0 && position.moves_more ? nothing : movesList(mine, play, this.open, showAll, side ?? '')}
    ${position.moves_more ? html`<p class="quiet">${moreMoves(position.moves_more)}</p>` : nothing}
    ${this.allMoves.state === 'busy' ? this.allMoves.status() : nothing}`;
  }

  private boards(position: Position): TemplateResult {
    const all = this.shown(position);
    const side = this.sideOf(position);
    const { drawing } = position;
    const sum = drawing?.kind === 'sum' ? drawing.parts : null;
    const parts = sum
      ? sum.map((part, i) => this.onePart(position, part, i, all, side))
      : [this.onePart(position, drawing, null, all, side)];
    return html`<div class="boards ${sum ? 'sum' : ''}">
        ${parts.map((part, i) => (i === 0 ? part : html`<span class="plus" aria-hidden="true">+</span>${part}`))}
      </div>
      <div class="row board-tools">
        <div class="switch" role="group" aria-label=${t('board')}>
          ${(['move', 'edit'] as const).map(
            mode =>
              html`<button
                class="small"
                aria-pressed=${this.mode === mode ? 'true' : 'false'}
                @click=${() => (this.mode = mode)}
              >
                ${t(mode === 'move' ? 'modeMove' : 'modeEdit')}
              </button>`,
          )}
        </div>
        ${this.undoButton()}
        <a class="button small" href=${this.playAddress()}>${t('playFromHere')}</a>
      </div>
      <p class="quiet small-text">
        ${t(this.mode === 'move' ? 'modeHint' : EDIT_HINTS[editingOf(position)])}
      </p>
      ${drawing?.kind === 'graph' ? html`<p class="quiet small-text">${t('editGraphHint')}</p>` : nothing}`;
  }

  private undoButton(): TemplateResult | typeof nothing {
    if (this.earlier.length === 0) return nothing;
    return html`<button class="small" @click=${this.undo}>${t('undoEdit')}</button>`;
  }

  private playAddress(): string {
    return address('play', { q: this.question, misere: this.value('misere'), file: this.value('file') });
  }

  private onePart(
    whole: Position,
    drawing: Drawing | null,
    part: number | null,
    all: Shown[],
    side: Player | null,
  ): TemplateResult {
    const own = part === null ? null : whole.parts[part];
    const position: Position = own
      ? {
          ...whole,
          game: own.game,
          text: own.text,
          subject: own.subject,
          drawing,
          board: this.boardOf(own.game, own.subject),
          parts: [],
        }
      : whole;
    const moves = part === null ? all : all.filter(({ move }) => move.part === part);
    return html`<div class="one-board">
      ${own ? html`<p class="part-name mono">${own.subject}</p>` : nothing}
      <z-board
        .position=${position}
        .moves=${moves}
        .side=${side}
        .mode=${this.mode}
        .marks=${true}
        @play=${(event: CustomEvent<Move>) => this.play(event.detail)}
        @edit=${(event: CustomEvent<{ id: string }>) => this.edit(position, part, event.detail.id)}
        @carry=${(event: CustomEvent<{ from: string; to: string }>) => this.carry(position, part, event.detail)}
      ></z-board>
      ${this.mode === 'edit' ? this.tools(position, part) : nothing}
    </div>`;
  }

  // --- editing

  /** What is known of the board of a summand: a sum does not say it, so it is asked for when it is edited. */
  private boardOf(game: string, subject: string): Position['board'] {
    if (this.mode !== 'edit') return null;
    const known = this.boardsOfParts.get(game);
    if (known !== undefined) return known;
    this.boardsOfParts.set(game, null);
    const question = { verb: 'position', input: subject, options: this.rulesOfFile };
    ask<Position>(question).then(
      ({ board }) => {
        this.boardsOfParts.set(game, board);
        this.requestUpdate();
      },
      () => undefined,
    );
    return null;
  }

  private edit(position: Position, part: number | null, id: string): void {
    const { drawing } = position;
    const index = Number(id.slice(1));
    if (drawing?.kind === 'graph') {
      if (/^hackenbush/.test(position.game)) this.editEdges(position, part, id);
      return;
    }
    if (id.startsWith('c')) {
      const heap = this.heapAt(position, index);
      if (heap)
        return this.edited(part, position, changeHeap(position, heap.heap, BigInt(heap.height - heap.size)));
      this.edited(part, position, setCell(position, index, this.letter || null));
    }
  }

  /** A token of a heap that was clicked: the heap is cut down to it. */
  private heapAt(position: Position, index: number): { heap: number; height: number; size: number } | null {
    const { drawing } = position;
    if (drawing?.kind !== 'grid' || !heapsOf(position)) return null;
    const width = drawing.rows[0]?.length ?? 0;
    if (width === 0 || !drawing.rows.flat().every(place => place.square === 'absent')) return null;
    const [row, heap] = [Math.floor(index / width), index % width];
    const size = Number(heapsOf(position)!.words[heap]);
    const height = drawing.rows.length - row;
    return Number.isSafeInteger(size) ? { heap, height: height === size ? size - 1 : height, size } : null;
  }

  private editEdges(position: Position, part: number | null, id: string): void {
    const { drawing } = position;
    if (drawing?.kind !== 'graph') return;
    const edges = edgesOf(drawing);
    const index = Number(id.slice(1));
    if (id.startsWith('e')) {
      if (this.tool === 'erase') edges.splice(index, 1);
      else if (this.tool !== 'add') edges[index]!.colour = { blue: 'l', red: 'r', green: 'g' }[this.tool];
      else return;
      return this.edited(part, position, edgeText(edges));
    }
    const name = vertexName(drawing, index);
    if (this.tool !== 'add') return;
    if (!this.held) {
      this.held = name;
      return;
    }
    const used = new Set(edges.flatMap(edge => [edge.from, edge.to]));
    let next = 1;
    while (used.has(`n${next}`)) next += 1;
    edges.push({ from: this.held, to: this.held === name ? `n${next}` : name, colour: 'g' });
    this.held = '';
    this.edited(part, position, edgeText(edges));
  }

  private carry(position: Position, part: number | null, { from, to }: { from: string; to: string }): void {
    const { drawing } = position;
    if (drawing?.kind !== 'grid' || !from.startsWith('c') || !to.startsWith('c')) return;
    const name = (index: number) => {
      let rest = index;
      for (let r = 0; r < drawing.rows.length; r++) {
        const { length } = drawing.rows[r]!;
        if (rest < length) return cellName(drawing, r, rest);
        rest -= length;
      }
      return '';
    };
    this.edited(part, position, carry(position, Number(from.slice(1)), Number(to.slice(1)), name));
  }

  private tools(position: Position, part: number | null): TemplateResult {
    const change = (text: string | null) => this.edited(part, position, text);
    const heaps = heapsOf(position);
    if (position.drawing?.kind === 'graph' && /^hackenbush/.test(position.game)) return this.edgeTools();
    if (heaps && position.board?.kind !== 'strip' && heaps.words.length <= 12) {
      return html`<div class="row wrap">
        ${heaps.words.map(
          (size, i) =>
            html`<span class="stepper" role="group" aria-label=${t('heap', { number: i + 1 })}
              ><button class="small" aria-label="−1" @click=${() => change(changeHeap(position, i, -1n))}>
                −</button
              ><span>${size}</span
              ><button class="small" aria-label="+1" @click=${() => change(changeHeap(position, i, 1n))}>
                +
              </button></span
            >`,
        )}
        <button class="small" @click=${() => change(addHeap(position))}>${t('addHeap')}</button>
        <button
          class="small"
          ?disabled=${heaps.words.length < 2}
          @click=${() => change(removeHeap(position))}
        >
          ${t('removeHeap')}
        </button>
      </div>`;
    }
    if (!lettered(position)) return html``;
    const isDots = position.drawing?.kind === 'grid' && position.drawing.ground === 'dots';
    const letters = isDots ? [] : alphabetOf(position);
    const one = position.drawing?.kind === 'grid' && position.drawing.rows.length === 1;
    return html`<div class="row wrap">
      ${letters.length > 0 ? html`<span class="quiet">${t('putHere')}</span>` : nothing}
      ${letters.map(
        letter =>
          html`<button
            class="small mono"
            aria-pressed=${this.letter === letter ? 'true' : 'false'}
            @click=${() => (this.letter = this.letter === letter ? '' : letter)}
          >
            ${letter}
          </button>`,
      )}
      ${
        one
          ? nothing
          : html`<button class="small" @click=${() => change(resize(position, 1, 0))}>${t('addRow')}</button>
              <button class="small" @click=${() => change(resize(position, -1, 0))}>
                ${t('removeRow')}
              </button>`
      }
      <button class="small" @click=${() => change(resize(position, 0, 1))}>${t('addColumn')}</button>
      <button class="small" @click=${() => change(resize(position, 0, -1))}>${t('removeColumn')}</button>
    </div>`;
  }

  private edgeTools(): TemplateResult {
    const tools: [Tool, string][] = [
      ['blue', t('edgeBlue')],
      ['red', t('edgeRed')],
      ['green', t('edgeGreen')],
      ['add', t('edgeAdd')],
      ['erase', t('edgeErase')],
    ];
    return html`<div class="row wrap" role="group" aria-label=${t('modeEdit')}>
        ${tools.map(
          ([tool, name]) =>
            html`<button
              class="small tool-${tool}"
              aria-pressed=${this.tool === tool ? 'true' : 'false'}
              @click=${() => {
                this.tool = tool;
                this.held = '';
              }}
            >
              ${name}
            </button>`,
        )}
      </div>
      ${
        this.tool === 'add'
          ? html`<p class="quiet small-text">
              ${t('edgeAddHint')} ${this.held ? t('selected', { what: this.held }) : ''}
            </p>`
          : nothing
      }`;
  }

  // --- tabs

  private details(): TemplateResult {
    const tab = this.value('tab') || 'why';
    const { game, input, given: options } = this;
    if (!input) return html``;
    const position = this.position.value;
    const list = [
      { id: 'why', title: t('why'), body: () => why(this.argument.value ?? this.answer.value, game) },
      {
        id: 'value',
        title: t('valueTab'),
        body: () => html`<z-value .input=${input} .options=${options}></z-value>`,
      },
      {
        id: 'tree',
        title: t('tree'),
        body: () => html`<z-tree .input=${input} .options=${options}></z-tree>`,
      },
      {
        id: 'table',
        title: t('table'),
        body: () => html`<z-table .input=${input} .options=${options}></z-table>`,
      },
      {
        id: 'certificate',
        title: t('certificate'),
        body: () => html`<z-certificate .input=${input} .options=${options}></z-certificate>`,
      },
      {
        id: 'latex',
        title: t('latex'),
        body: () => html`<z-latex .input=${input} .options=${options}></z-latex>`,
      },
      {
        id: 'command',
        title: t('commandLine'),
        body: () => html`<z-command .input=${input} .options=${options}></z-command>`,
      },
      { id: 'rules', title: t('rules'), body: () => rules(game, position) },
    ];
    return tabs(list, tab, id => change({ tab: id }, true), t('position'));
  }
}

/** Moves beyond this are not counted. */
const MOST_COUNTED = 200_000;

function moreMoves(count: number): string {
  return count < MOST_COUNTED ? t('moreMoves', { count: count.toLocaleString() }) : t('tooManyMoves');
}

function confidenceKey(confidence: string) {
  const known = ['proved', 'checked', 'conjectured', 'stopped'] as const;
  return `confidence_${known.find(word => word === confidence) ?? 'stopped'}` as const;
}

function rules(game: Game | null, position: Position | null): TemplateResult {
  if (!game) return html`<p class="quiet">${position?.game ?? ''}</p>`;
  return html`<h2>${titleOf(game)}</h2>
    <p>${game.rules}</p>
    ${game.source ? html`<p class="quiet">${game.source}</p>` : nothing}
    ${
      game.parameters
        ? html`<h3>${t('parameters')}</h3>
            <pre>${game.parameters}</pre>`
        : nothing
    }
    ${
      game.position
        ? html`<h3>${t('howWritten')}</h3>
            <p>${game.position}</p>`
        : html`<p>
            <a class="button small" href=${address('own', { example: game.name })}>${t('useOwn')}</a>
          </p>`
    }
    <h3>${t('examples')}</h3>
    <ul class="plain">
      ${game.examples.map(example => html`<li><a class="mono" href=${address('position', { q: example })}>${example}</a></li>`)}
    </ul>
    ${game.theorems.map(
      theorem =>
        html`<h3>${t('theorem')}${t('colon')}${theorem.name}</h3>
          <p>${theorem.statement}</p>
          ${theorem.source ? html`<p class="quiet">${theorem.source}</p>` : nothing}`,
    )}`;
}

/** For others that show errors in a line. */
export function errorLine(error: unknown): string {
  return error instanceof EngineError ? sentence(error) : String(error);
}

customElements.define('z-position', ZPosition);
