// Play: against the computer, between two people, or the computer against itself; with hints and a review.

import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { cellName, graphTargets, isHeaps } from '../board/targets';
import { shownMoves, shownName } from '../board/z-board';
import { named } from '../engine/names';
import { ask } from '../engine/engine';
import {
  EngineError,
  type Answer,
  type Game,
  type GraphDrawing,
  type Move,
  type Player,
  type Position,
  type Result,
  type Review,
  type RuleFile,
  type Thermograph,
} from '../engine/protocol';
import { Asked } from '../parts/asked';
import { asRead, gameName } from '../parts/games';
import { ZScreen, announce } from '../parts/page';
import { rulesOf, unpack } from '../parts/rules';
import { address, change, go } from '../route';
import { coordinate } from '../parts/thermograph';
import { language, t, type WordKey } from '../text';

const FIRST = 'nim 3 4 5';
type Who = 'human' | 'perfect' | 'strong' | 'middling' | 'weak';
const WHO: Who[] = ['human', 'perfect', 'strong', 'middling', 'weak'];
const STRENGTH: Record<Exclude<Who, 'human'>, string> = {
  perfect: 'perfect',
  strong: 'good',
  middling: 'weak',
  weak: 'random',
};

interface Ply {
  player: Player;
  label: string;
  subject: string;
}
interface Played {
  move: Move | null;
}
const MOST_PLIES = 1_000;
/** Longer games are measured as far as this. */
const MOST_MEASURED = 200;

class ZPlay extends ZScreen {
  static override properties = {
    ...ZScreen.properties,
    plies: { state: true },
    stage: { state: true },
    running: { state: true },
    file: { state: true },
    typed: { state: true },
    trouble: { state: true },
    temperatures: { state: true },
  };
  declare plies: Ply[];
  declare stage: number;
  declare running: boolean;
  declare file: RuleFile | null;
  declare typed: string | null;
  declare trouble: string;
  /** Of the start and of the position after each move, as far as they are known. */
  declare temperatures: (string | null)[];

  private readonly position = new Asked<Position>(this);
  private readonly reply = new Asked<Played>(this);
  private readonly advice = new Asked<Answer>(this);
  private readonly judged = new Asked<Review>(this);
  private asked = '';
  /** The moves that the game is at, or is being brought to. */
  private wanted = '';
  /** The question as the engine reads it. */
  private input = '';
  private rulesOfFile: Record<string, unknown> = {};
  private start: Player = 'left';

  constructor() {
    super();
    this.plies = [];
    this.stage = 0;
    this.running = false;
    this.file = null;
    this.typed = null;
    this.trouble = '';
    this.temperatures = [];
  }

  private get question(): string {
    return this.value('q') || FIRST;
  }
  private who(place: 0 | 1): Who {
    const asked = this.value(place === 0 ? 'one' : 'two');
    return WHO.find(name => name === asked) ?? (place === 0 ? 'human' : 'perfect');
  }
  private get rules(): Record<string, unknown> {
    return { ...(this.value('misere') ? { misere: true } : {}), ...this.rulesOfFile };
  }
  private get impartial(): boolean {
    return this.position.value?.impartial === true;
  }
  private get subject(): string {
    return this.plies.at(-1)?.subject ?? this.input;
  }
  private get turn(): 0 | 1 {
    return (this.plies.length % 2) as 0 | 1;
  }
  private get side(): Player {
    return this.turn === 0 ? this.start : this.start === 'left' ? 'right' : 'left';
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('route')) return;
    const key = ['q', 'misere', 'file', 'first'].map(name => this.value(name)).join('\n');
    const moves = this.value('moves');
    if (key === this.asked && moves === this.wanted) return;
    this.asked = key;
    this.typed = null;
    void this.begin(moves);
  }

  /** Sets the game up and plays the moves of the address again. */
  private async begin(moves: string): Promise<void> {
    const key = this.asked;
    this.wanted = moves;
    this.running = false;
    this.plies = [];
    this.stage = 0;
    this.trouble = '';
    this.judged.clear();
    this.temperatures = [];
    this.reply.clear();
    this.advice.clear();
    const word = this.value('file');
    this.input = this.question;
    try {
      this.file = word ? await unpack(word) : null;
      this.input = this.file ? this.question : await asRead(this.question);
      this.rulesOfFile = await rulesOf(this.file, this.input);
    } catch {
      this.file = null;
      this.trouble = t('errorLink');
    }
    if (key !== this.asked || moves !== this.wanted) return;
    const position = await this.position.run({ verb: 'position', input: this.input, options: this.rules });
    if (!position || key !== this.asked) return;
    this.start = position.to_move ?? (this.value('first') === 'right' ? 'right' : 'left');
    for (const label of moves.split(';').filter(Boolean)) {
      const now = this.position.value;
      const move = now && this.legal(now).find(one => one.label === label.trim());
      if (!move?.subject) {
        this.trouble = t('errorAddress');
        break;
      }
      this.plies = [...this.plies, { player: this.side, label: move.label, subject: move.subject }];
      const options = { ...this.rules, to_move: this.side };
      const next = await this.position.run({ verb: 'position', input: move.subject, options });
      if (!next || key !== this.asked) return;
    }
    void this.answerIfComputer();
  }

  private legal(position: Position): Move[] {
    return position.moves.filter(move => move.player === 'both' || move.player === this.side);
  }

  /** How the game has ended, for the player to move. */
  private ending(position: Position): Result | null {
    const ended = position.ended?.[this.side] ?? null;
    if (ended) return ended;
    if (this.repeats()) return 'draw';
    if (this.legal(position).length > 0 || position.moves_more) return null;
    return this.value('misere') ? 'win' : 'loss';
  }

  private repeats(): boolean {
    const same = (ply: Ply, i: number) => ply.subject === this.subject && (i + 1) % 2 === this.turn;
    return this.plies.filter(same).length >= 3;
  }

  private async play(move: Move): Promise<void> {
    if (!move.subject || this.plies.length >= MOST_PLIES) return;
    const mover = this.nameOf(this.turn);
    this.plies = [...this.plies, { player: this.side, label: move.label, subject: move.subject }];
    this.stage = 0;
    this.advice.clear();
    this.judged.clear();
    this.temperatures = [];
    announce(t('youMoved', { player: mover, move: named(move.label) }));
    this.wanted = this.plies.map(ply => ply.label).join(';');
    change({ moves: this.wanted }, true);
    const options = { ...this.rules, to_move: this.side };
    const position = await this.position.run({ verb: 'position', input: move.subject, options }, true);
    if (!position) return;
    const over = this.ending(position);
    if (over) {
      this.running = false;
      announce(this.result(over));
      return;
    }
    void this.answerIfComputer();
  }

  private async answerIfComputer(): Promise<void> {
    const position = this.position.value;
    const who = this.who(this.turn);
    const both = this.who(0) !== 'human' && this.who(1) !== 'human';
    if (!position || who === 'human' || this.ending(position) || (both && !this.running)) return;
    await this.computerMove();
  }

  private async computerMove(): Promise<void> {
    const who = this.who(this.turn);
    const strength = who === 'human' ? 'perfect' : STRENGTH[who];
    const { length } = this.plies;
    const played = await this.reply.run({
      verb: 'play',
      input: this.subject,
      options: { ...this.rules, to_move: this.side, strength, seed: 1 + Math.floor(Math.random() * 1e9) },
      limits: { time_ms: 15_000 },
    });
    const position = this.position.value;
    if (!played?.move || !position || this.plies.length !== length) return;
    const wanted = played.move;
    const move = this.legal(position).find(one => one.label === wanted.label) ?? wanted;
    await this.play(move);
    if (this.running) announce(t('computerMoved', { move: named(move.label) }));
  }

  private takeBack(): void {
    this.running = false;
    this.reply.clear();
    const human = this.who(0) === 'human' || this.who(1) === 'human';
    const two = this.who(0) === 'human' && this.who(1) === 'human';
    let keep = this.plies.length - 1;
    if (human && !two) while (keep > 0 && this.who((keep % 2) as 0 | 1) !== 'human') keep -= 1;
    this.jump(keep);
  }

  /** Goes back to the position after so many moves. */
  private jump(count: number): void {
    const moves = this.plies
      .slice(0, Math.max(0, count))
      .map(ply => ply.label)
      .join(';');
    void this.begin(moves);
    change({ moves: moves || null }, true);
  }

  private async hint(): Promise<void> {
    this.stage += 1;
    if (!this.advice.value) {
      await this.advice.run({
        verb: 'solve',
        input: this.subject,
        options: { ...this.rules, to_move: this.side, only: 'moves' },
        limits: { time_ms: 15_000 },
      });
    }
    const [advice, position] = [this.advice.value, this.position.value];
    if (this.stage !== 2 || !advice || !position) return;
    // A move without a place on the board is told at once.
    const best = this.advised(advice).best;
    if (best && !this.where(position, best.move)) this.stage = 3;
  }

  /** The moves of the player whose turn it is, with the best that is known, and whether all are known. */
  private advised(advice: Answer) {
    const all = advice.moves.filter(move => move.player === 'both' || move.player === this.side);
    const winning = all.filter(move => move.result === 'win');
    const areAllKnown = all.length > 0 && all.every(move => move.result !== null);
    const second = areAllKnown ? (all.find(move => move.result === 'draw') ?? all[0]) : undefined;
    return { winning, areAllKnown, best: winning[0] ?? second };
  }

  private async review(): Promise<void> {
    const judged = await this.judged.run({
      verb: 'review',
      input: this.input,
      options: { ...this.rules, to_move: this.start, moves: this.plies.map(ply => ply.label) },
      limits: { time_ms: 30_000 },
    });
    if (judged && !this.impartial && !this.value('misere')) await this.measure();
  }

  /** The temperatures of the positions of the game, one after the other; of a game without values there are none. */
  private async measure(): Promise<void> {
    const { judged, plies } = this;
    const { value } = judged;
    this.temperatures = [];
    const isStill = () => judged.value === value && this.plies === plies;
    for (const input of [this.input, ...plies.map(ply => ply.subject)].slice(0, MOST_MEASURED)) {
      const question = {
        verb: 'thermograph',
        input,
        options: this.rulesOfFile,
        lang: language(),
        limits: { time_ms: 3_000 },
      };
      const found = await ask<Thermograph>(question).catch((error: unknown) => {
        // A limit is of one position; what has no value has none later.
        const isStopped = error instanceof EngineError && error.kind === 'stopped';
        return isStopped ? undefined : null;
      });
      if (!isStill() || found === null) return;
      this.temperatures = [...this.temperatures, found?.temperature ?? null];
    }
  }

  private nameOf(place: 0 | 1): string {
    const who = this.who(place);
    if (who !== 'human')
      return this.who(place === 0 ? 1 : 0) === 'human' ? t('computer') : t(place === 0 ? 'first' : 'second');
    const both = this.who(0) === 'human' && this.who(1) === 'human';
    return both ? t(place === 0 ? 'first' : 'second') : t('human');
  }

  private result(over: Result): string {
    if (over === 'draw') return this.repeats() ? t('repeated') : t('isDraw');
    const winner = over === 'win' ? this.turn : ((1 - this.turn) as 0 | 1);
    const name = this.nameOf(winner);
    return name === t('human') ? t('youHaveWon') : t('hasWon', { player: name });
  }

  // --- drawing

  protected override render(): TemplateResult {
    const position = this.position.value;
    const over = position ? this.ending(position) : null;
    return html`<h1 class="heard">${t('play')}</h1>
      ${this.setup()} ${this.trouble ? html`<div class="notice" role="alert">${this.trouble}</div>` : nothing}
      <div class="two">
        <section class="card board-card" aria-label=${t('board')}>
          ${position ? this.table(position, over) : nothing}
          ${this.position.status(() => void this.begin(this.value('moves')))}
        </section>
        <section class="card" aria-label=${t('history')}>
          <h2 class="first">${t('history')}</h2>
          ${this.list()} ${this.reviewed()}
        </section>
      </div>`;
  }

  private setup(): TemplateResult {
    const players = (place: 0 | 1) =>
      html`<label class="field"
        >${t(place === 0 ? 'first' : 'second')}
        <select
          @change=${(event: Event) =>
            change({ [place === 0 ? 'one' : 'two']: (event.target as HTMLSelectElement).value, moves: null })}
        >
          ${WHO.map(
            who =>
              html`<option value=${who} ?selected=${who === this.who(place)}>
                ${who === 'human' ? t('human') : `${t('computer')}${t('colon')}${t(who as WordKey)}`}
              </option>`,
          )}
        </select></label
      >`;
    const given = this.position.value?.to_move && this.plies.length === 0;
    return html`<div class="ask play-setup">
      <z-games
        current=${gameName(this.input || this.question)}
        @choose=${(event: CustomEvent<Game>) =>
          go(
            address('play', {
              q: event.detail.start
                ? `${event.detail.name} ${event.detail.start}`
                : (event.detail.examples[0] ?? event.detail.name),
              one: this.value('one'),
              two: this.value('two'),
            }),
          )}
      ></z-games>
      <form
        class="grow"
        @submit=${(event: Event) => {
          event.preventDefault();
          change({ q: (this.typed ?? this.question).trim(), moves: null });
        }}
      >
        <input
          class="mono"
          aria-label=${t('typePosition')}
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${this.typed ?? this.question}
          @input=${(event: InputEvent) => (this.typed = (event.target as HTMLInputElement).value)}
        />
        <button class="primary">${t('newGame')}</button>
      </form>
      ${players(0)} ${players(1)}
      ${
        this.impartial || given
          ? nothing
          : html`<label class="field"
              >${t('firstIs')}
              <select
                @change=${(event: Event) => change({ first: (event.target as HTMLSelectElement).value, moves: null })}
              >
                ${(['left', 'right'] as const).map(
                  side => html`<option value=${side} ?selected=${side === this.start}>${t(side)}</option>`,
                )}
              </select></label
            >`
      }
      <label class="check"
        ><input
          type="checkbox"
          .checked=${this.value('misere') !== ''}
          @change=${(event: Event) =>
            change({ misere: (event.target as HTMLInputElement).checked ? '1' : null, moves: null })}
        />${t('misere')}</label
      >
    </div>`;
  }

  private table(position: Position, over: Result | null): TemplateResult {
    const human = this.who(this.turn) === 'human';
    const busy = this.reply.state === 'busy' || this.position.state === 'busy';
    const name = this.nameOf(this.turn);
    const side = this.impartial ? '' : ` (${t(this.side)})`;
    const line = over
      ? this.result(over)
      : human && name === t('human')
        ? t('yourMove') + side
        : t('turnOf', { player: name }) + side;
    const rated = this.stage >= 3 ? (this.advice.value?.moves ?? []) : [];
    const shown = shownMoves(position, rated);
    const { drawing } = position;
    const parts = drawing?.kind === 'sum' ? drawing.parts : [drawing];
    const mode = human && !over && !busy ? 'move' : 'look';
    const boards = parts.map((part, i) => {
      const sum = drawing?.kind === 'sum';
      const own = sum ? { ...position, drawing: part, subject: position.parts[i]?.subject ?? '' } : position;
      const moves = sum ? shown.filter(({ move }) => move.part === i) : shown;
      return html`${i > 0 ? html`<span class="plus" aria-hidden="true">+</span>` : nothing}
        <div class="one-board">
          <z-board
            .position=${own}
            .moves=${moves}
            .side=${this.impartial ? null : this.side}
            .mode=${mode}
            .marks=${this.stage >= 3}
            @play=${(event: CustomEvent<Move>) => void this.play(event.detail)}
          ></z-board>
        </div>`;
    });
    const both = this.who(0) !== 'human' && this.who(1) !== 'human';
    return html`<p class="turn ${over ? 'over' : ''}" role="status">${line}</p>
      <div class="boards ${parts.length > 1 ? 'sum' : ''}">${boards}</div>
      ${this.reply.state === 'busy' ? this.reply.status() : nothing}
      ${this.reply.state === 'failed' ? this.reply.status(() => void this.computerMove()) : nothing}
      <div class="row wrap">
        ${
          human && !over
            ? html`<button @click=${() => void this.hint()} ?disabled=${this.stage >= 3}>
                ${t(this.stage === 0 ? 'hint' : 'nextHint')}
              </button>`
            : nothing
        }
        <button ?disabled=${this.plies.length === 0} @click=${this.takeBack}>${t('takeBack')}</button>
        ${
          human && !over
            ? html`<button ?disabled=${busy} @click=${() => void this.computerMove()}>
                ${t('stepPlay')}
              </button>`
            : nothing
        }
        ${
          both && !over
            ? html`<button ?disabled=${busy && !this.running} @click=${() => void this.computerMove()}>
                  ${t('stepPlay')}
                </button>
                <button
                  class="primary"
                  @click=${() => {
                    this.running = !this.running;
                    if (this.running) void this.answerIfComputer();
                  }}
                >
                  ${t(this.running ? 'pause' : 'autoPlay')}
                </button>`
            : nothing
        }
        <a
          class="button"
          href=${address('position', {
            q: this.subject,
            misere: this.value('misere'),
            move: this.impartial ? '' : this.side,
            file: this.value('file'),
          })}
          >${t('analyse')}</a
        >
      </div>
      ${this.hints(position)}
      ${
        human && !over && !drawing
          ? html`<div class="row wrap">
              ${this.legal(position)
                .slice(0, 60)
                .map(
                  move =>
                    html`<button class="small" @click=${() => void this.play(move)}>
                      ${named(move.label)}
                    </button>`,
                )}
            </div>`
          : nothing
      }
      ${
        human && !over && drawing
          ? html`<details class="all-moves">
              <summary>${t('moves')} (${this.legal(position).length})</summary>
              <div class="row wrap">
                ${this.legal(position)
                  .slice(0, 120)
                  .map(
                    move =>
                      html`<button class="small" @click=${() => void this.play(move)}>
                        ${named(move.label)}
                      </button>`,
                  )}
              </div>
            </details>`
          : nothing
      }`;
  }

  /** Hints by stages: whether there is a winning move, where, and which. */
  private hints(position: Position): TemplateResult | typeof nothing {
    if (this.stage === 0) return nothing;
    if (!this.advice.value) return html`${this.advice.status()}`;
    const { winning, areAllKnown, best } = this.advised(this.advice.value);
    const lines: string[] = [];
    if (!best) lines.push(t('unknownWinner'));
    else if (winning.length === 0) lines.push(t(best.result === 'draw' ? 'hintNoneDraw' : 'hintNone'));
    else if (areAllKnown)
      lines.push(t('hintCount', { count: winning.length, all: this.legal(position).length }));
    else lines.push(t('hintSomeWin'));
    if (best && this.stage >= 2) {
      const where = this.where(position, best.move);
      if (where) lines.push(t('hintWhere', { where }));
    }
    if (best && this.stage >= 3) {
      const key =
        best.result === 'win' ? 'hintMove' : best.result === 'draw' ? 'hintMoveDraw' : 'hintMoveLong';
      lines.push(t(key, { move: named(best.move) }));
      const reason = this.advice.value.explanation.at(-1);
      if (reason) lines.push(reason);
    }
    return html`<div class="hint" role="status">${lines.map(line => html`<p>${line}</p>`)}</div>`;
  }

  private where(position: Position, label: string): string {
    const move = this.legal(position).find(one => one.label === label);
    if (!move) return '';
    if (move.part !== null && move.part !== undefined) return position.parts[move.part]?.subject ?? '';
    const { drawing } = position;
    const first = move.cells?.[0];
    if (drawing?.kind === 'grid' && first !== undefined) {
      const width = drawing.rows[0]?.length ?? 1;
      if (drawing.rows.every(row => row.length === width)) {
        const column = first % width;
        if (isHeaps(drawing)) return t('heap', { number: column + 1 });
        if (drawing.rows.length === 1 && !drawing.columns[column])
          return t('placeNumber', { number: column + 1 });
        return cellName(drawing, Math.floor(first / width), column);
      }
    }
    if (drawing?.kind === 'graph') return placeInGraph(drawing, move);
    return '';
  }

  private list(): TemplateResult {
    if (this.plies.length === 0) return html`<p class="quiet">${t('nothingPlayed')}</p>`;
    const mistakes = new Set(
      (this.judged.value?.moves ?? []).flatMap((move, i) => (move.is_mistake ? [i] : [])),
    );
    return html`<ol class="plies">
      ${this.plies.map(
        (ply, i) =>
          html`<li class=${mistakes.has(i) ? 'mistake' : ''}>
            <button
              class="move"
              aria-label=${`${t('goTo', { number: i + 1 })}${t('colon')}${named(ply.label)}`}
              @click=${() => this.jump(i + 1)}
            >
              <span class=${this.impartial ? '' : ply.player}>${named(ply.label)}</span>
            </button>
            ${
              mistakes.has(i)
                ? html`<span class="quiet"
                    >${t('mistakeHere')}${
                      this.judged.value?.moves[i]?.better
                        ? ` · ${t('better', { move: named(this.judged.value.moves[i]!.better!) })}`
                        : ''
                    }</span
                  >`
                : nothing
            }
          </li>`,
      )}
    </ol>`;
  }

  private reviewed(): TemplateResult {
    const { judged } = this;
    if (this.plies.length === 0) return html``;
    return html`<h2>${t('review')}</h2>
      ${
        judged.value
          ? html`${this.graph(judged.value)} ${this.temperatureGraph()}
              <p class="quiet small-text">${t('reviewHint')}</p>
              ${judged.value.moves.some(move => move.is_mistake) ? nothing : html`<p>${withoutMistake(judged.value)}</p>`}`
          : html`<button @click=${() => void this.review()}>${t('review')}</button>
              ${judged.status(() => void this.review())}`
      }`;
  }

  /** How hot the positions were: where it is worth most to move. */
  private temperatureGraph(): TemplateResult | typeof nothing {
    const known = this.temperatures.map(text => (text === null ? null : coordinate(text)));
    const hottest = Math.max(1, ...known.map(value => value ?? -1));
    if (known.every(value => value === null)) return nothing;
    const [width, height, step] = [Math.max(260, 30 * (this.plies.length + 1) + 30), 110, 30];
    const x = (i: number) => 24 + i * step;
    const y = (value: number) => 24 + ((hottest - value) / (hottest + 1)) * (height - 40);
    const points = known.flatMap((value, i) =>
      value === null ? [] : [{ i, value, text: this.temperatures[i]! }],
    );
    const path = points
      .map(({ i, value }, at) => `${at === 0 ? 'M' : 'L'} ${x(i)} ${y(value).toFixed(1)}`)
      .join(' ');
    const label = `${t('temperature')}${t('colon')}${this.temperatures.map(text => text ?? '?').join(', ')}`;
    return html`<div class="scroll plain-scroll" tabindex="0" role="region" aria-label=${t('temperature')}>
      <svg
        class="review temperatures"
        viewBox="0 0 ${width} ${height}"
        width=${width}
        height=${height}
        role="img"
        aria-label=${label}
      >
        <text class="tick" x="10" y="12">${t('temperature')}</text>
        <line class="zero-line" x1="10" x2=${width - 10} y1=${y(0)} y2=${y(0)} />
        ${svg`<path class="review-line" d=${path} />`}
        ${points.map(
          ({ i, value, text }) =>
            svg`<circle class="dot" cx=${x(i)} cy=${y(value)} r="4"><title>${text}</title></circle>`,
        )}
      </svg>
    </div>`;
  }

  private graph(review: Review): TemplateResult {
    const first = review.moves[0]?.before ?? review.verdict;
    const verdicts = [first, ...review.moves.map(move => move.after)];
    const far = Math.max(1, ...verdicts.map(verdict => verdict?.distance ?? 0));
    // `before` and `after` are told for the player who makes the move; here all is told for the first player.
    const heights = verdicts.map((verdict, i) => {
      if (!verdict || verdict.result === 'draw') return 0;
      const byFirst = i === 0 || (i - 1) % 2 === 0;
      const wins = (verdict.result === 'win') === byFirst;
      const near = 1 - (0.75 * (verdict.distance ?? far)) / (far + 1);
      return wins ? near : -near;
    });
    const [width, height, step] = [Math.max(260, 30 * heights.length + 30), 170, 30];
    const x = (i: number) => 24 + i * step;
    const y = (value: number) => height / 2 - value * (height / 2 - 18);
    const path = heights.map((value, i) => `${i === 0 ? 'M' : 'L'} ${x(i)} ${y(value)}`).join(' ');
    return html`<div class="scroll plain-scroll" tabindex="0" role="region" aria-label=${t('review')}>
      <svg
        class="review"
        viewBox="0 0 ${width} ${height}"
        width=${width}
        height=${height}
        role="group"
        aria-label=${t('review')}
      >
        <line class="zero-line" x1="10" x2=${width - 10} y1=${height / 2} y2=${height / 2} />
        <text class="tick" x="10" y="12">${t('firstWinning')}</text>
        <text class="tick" x="10" y=${height - 4}>${t('secondWinning')}</text>
        <path class="review-line" d=${path} />
        ${heights.map((value, i) => {
          const mistake = i > 0 && review.moves[i - 1]?.is_mistake;
          const said =
            i === 0 ? t('startPosition') : `${i}${t('colon')}${named(review.moves[i - 1]?.label ?? '')}`;
          const label = mistake ? `${said}. ${t('mistakeHere')}` : said;
          return svg`<g role="button" tabindex="0" aria-label=${label} class="review-point ${mistake ? 'mistake' : ''}"
              @click=${() => this.jump(i)}
              @keydown=${(event: KeyboardEvent) => {
                if (event.key === 'Enter') this.jump(i);
              }}><title>${label}</title>
              <circle class="reach-point" cx=${x(i)} cy=${y(value)} r="13" /><circle class="dot" cx=${x(i)} cy=${y(value)} r="6" />
              ${mistake ? svg`<text x=${x(i)} y=${y(value) - 11} text-anchor="middle" class="flag">?</text>` : nothing}</g>`;
        })}
      </svg>
    </div>`;
  }
}

/** That no move was a mistake, where all of them were judged. */
function withoutMistake(review: Review): string {
  const isKnown = review.moves.every(move => move.before !== null && move.after !== null);
  return t(isKnown ? 'noMistake' : 'unknownWinner');
}

/** The name of the vertex or the edge that a move takes. */
function placeInGraph(drawing: GraphDrawing, move: Move): string {
  const [vertex, curve] = [move.vertices?.[0], move.curves?.[0]];
  const id = curve !== undefined ? `e${curve}` : `v${vertex}`;
  const target = graphTargets(drawing, new Map()).find(target => target.id === id);
  return target ? shownName(target.name) : '';
}

customElements.define('z-play', ZPlay);
