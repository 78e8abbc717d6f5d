// A board: draws a position, lets its places be clicked, dragged and reached by the keyboard, and shows the moves.

import { LitElement, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type {
  GraphDrawing,
  GridDrawing,
  Mark,
  Player,
  Position,
  RatedMove,
  Result,
} from '../engine/protocol';
import { named } from '../engine/names';
import { t } from '../text';
import {
  CELL,
  anchor,
  click,
  curvePoints,
  graphFrame,
  graphTargets,
  gridFrame,
  gridTargets,
  idsOf,
  isChess,
  isHeaps,
  isNumber,
  letterOf,
  owner,
  sideOfName,
  vertexPoint,
  type Frame,
  type Offsets,
  type Shown,
  type Target,
} from './targets';

export type Mode = 'move' | 'edit' | 'look';

export function moveKey(player: string, label: string): string {
  return `${player} ${label}`;
}

/** The moves of a position, best first, with their letters and what is known of them. */
export function shownMoves(position: Position, rated: RatedMove[]): Shown[] {
  const known = new Map(rated.map((move, i) => [moveKey(move.player, move.move), { move, i }]));
  const find = (player: string, label: string) =>
    known.get(moveKey(player, label)) ?? known.get(moveKey('both', label)) ?? null;
  const order = (shown: { rank: number }) => shown.rank;
  return position.moves
    .map((move, i) => {
      const found = find(move.player, move.label);
      return { move, rank: found ? found.i : rated.length + i, rated: found?.move ?? null };
    })
    .sort((a, b) => order(a) - order(b))
    .map(({ move, rated }, i) => ({ move, rated, ids: idsOf(move), at: null, letter: letterOf(i) }));
}

const MOST_MARKS = 40;
/** More letters at one place would lie on each other. */
const MOST_AT_A_PLACE = 3;

export class ZBoard extends LitElement {
  static override properties = {
    position: { attribute: false },
    moves: { attribute: false },
    side: { attribute: false },
    mode: {},
    marks: { type: Boolean },
    name: {},
    selection: { state: true },
    active: { state: true },
    over: { state: true },
    offsets: { state: true },
  };
  declare position: Position | null;
  /** The moves of this board. */
  declare moves: Shown[];
  /** Whose moves a click makes; `null` for either player's. */
  declare side: Player | null;
  declare mode: Mode;
  /** Whether moves are coloured on the board. */
  declare marks: boolean;
  declare name: string;
  declare selection: string[];
  declare active: string;
  declare over: string;
  declare offsets: Offsets;

  private targets = new Map<string, Target>();
  private held: { id: string; x: number; y: number; moved: boolean } | null = null;
  private shape = '';

  constructor() {
    super();
    this.position = null;
    this.moves = [];
    this.side = null;
    this.mode = 'move';
    this.marks = true;
    this.name = '';
    this.selection = [];
    this.active = '';
    this.over = '';
    this.offsets = new Map();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('position')) return;
    this.selection = [];
    const drawing = this.position?.drawing;
    const names = drawing?.kind === 'graph' ? drawing.vertices.map(vertex => vertex.name).join() : '';
    // A picture laid out by hand stays so while its vertices are the same ones.
    if (names !== this.shape) this.offsets = new Map();
    this.shape = names;
  }

  /** The moves that a click can make now. */
  private get open(): Shown[] {
    const mine = (shown: Shown) =>
      this.side === null || shown.move.player === 'both' || shown.move.player === this.side;
    return this.moves.filter(mine);
  }

  protected override render(): TemplateResult {
    const { position } = this;
    if (!position) return html``;
    const { drawing } = position;
    if (drawing?.kind === 'grid' && isBare(drawing))
      return html`<p class="plain-position"><code>${position.text}</code></p>`;
    if (drawing?.kind === 'grid') return this.grid(drawing);
    if (drawing?.kind === 'graph') return this.graph(drawing);
    if (position.svg) {
      const source = `data:image/svg+xml;utf8,${encodeURIComponent(position.svg)}`;
      return html`<img class="drawn" src=${source} alt=${t('boardOf', { subject: position.subject })} />`;
    }
    return html`<p class="plain-position"><code>${position.text}</code></p>
      <p class="quiet">${t('noPicture')}</p>`;
  }

  private frame(frame: Frame, inside: unknown, kind: string): TemplateResult {
    const { x, y, width, height } = frame;
    // Small boards are drawn larger.
    const scale = Math.max(1, Math.min(1.45, 380 / Math.max(width, height)));
    const label = this.name || t('boardOf', { subject: this.position!.subject });
    return html`<svg
        class="board ${kind}"
        viewBox="${x} ${y} ${width} ${height}"
        width=${width * scale}
        height=${height * scale}
        role="group"
        aria-label=${label}
        @pointerdown=${this.press}
        @pointermove=${this.drag}
        @pointerup=${this.release}
        @pointercancel=${this.letGo}
        @keydown=${this.key}
      >
        ${inside}
      </svg>
      ${this.chooser()}`;
  }

  // --- grids

  private grid(grid: GridDrawing): TemplateResult {
    const targets = gridTargets(grid);
    this.targets = new Map(targets.map(target => [target.id, target]));
    const named = [
      ...grid.columns.map((name, c) => {
        const y = grid.columns_below ? grid.rows.length * CELL + 17 : -9;
        return svg`<text class="name" x=${(c + 0.5) * CELL} y=${y} text-anchor="middle">${name}</text>`;
      }),
      ...grid.row_names.map(
        (name, r) =>
          svg`<text class="name" x="-9" y=${(r + 0.5) * CELL + 5} text-anchor="end">${name}</text>`,
      ),
    ];
    const heaps = isHeaps(grid);
    const kind = heaps ? 'heaps' : isChess(grid) ? 'chess' : grid.ground;
    const lines = grid.ground === 'points' ? this.lines(grid) : nothing;
    const places = grid.rows.flat();
    const cells = targets.map((target, i) => this.cell(grid, places[i]!, target, heaps));
    return this.frame(gridFrame(grid), [named, lines, cells, this.marked()], `grid ${kind}`);
  }

  private lines(grid: GridDrawing): SVGTemplateResult[] {
    const [rows, columns] = [grid.rows.length, Math.max(...grid.rows.map(row => row.length))];
    const at = (i: number) => (i + 0.5) * CELL;
    const across = Array.from(
      { length: rows },
      (_, r) => svg`<line class="line" x1=${at(0)} x2=${at(columns - 1)} y1=${at(r)} y2=${at(r)} />`,
    );
    const down = Array.from(
      { length: columns },
      (_, c) => svg`<line class="line" y1=${at(0)} y2=${at(rows - 1)} x1=${at(c)} x2=${at(c)} />`,
    );
    return [...across, ...down];
  }

  private cell(grid: GridDrawing, place: GridDrawing['rows'][0][0], target: Target, heaps: boolean) {
    const { square, mark } = place;
    if (square === 'absent' && !mark && heaps) return nothing;
    const [x, y] = [target.x - CELL / 2, target.y - CELL / 2];
    const visible = square !== 'absent' && grid.ground === 'squares';
    const ground = svg`<rect class=${visible ? `square ${square}` : 'square none'} x=${x} y=${y} width=${CELL} height=${CELL} />`;
    const looks = grid.ground === 'dots' ? dotted(target, square === 'blocked') : nothing;
    const inside = svg`${ground}${looks}${mark ? piece(mark, target.x, target.y, heaps) : nothing}`;
    if (heaps && mark && 'stone' in mark) return this.target(target, inside, '', tokenName(grid, target));
    const what = mark ? describe(mark) : square === 'blocked' ? t('blocked') : t('empty');
    return this.target(target, inside, what);
  }

  // --- graphs

  private graph(graph: GraphDrawing): TemplateResult {
    const targets = graphTargets(graph, this.offsets);
    this.targets = new Map(targets.map(target => [target.id, target]));
    const frame = graphFrame(graph, this.offsets);
    const ground = graph.ground
      ? svg`<line class="ground" x1=${frame.x + 6} x2=${frame.x + frame.width - 6} y1="0" y2="0" />`
      : nothing;
    const curves = graph.curves.map((curve, i) => {
      const points = curvePoints(graph, i, this.offsets);
      const path = pathOf(curve.arrow ? shortened(points) : points);
      const drawn = svg`<path class="reach" d=${path} /><path class="curve ${curve.ink}" d=${path} />
        ${curve.arrow ? svg`<path class="head ${curve.ink}" d=${head(shortened(points))} />` : nothing}`;
      return this.target(this.targets.get(`e${i}`)!, drawn, curve.arrow ? '' : inkName(curve.ink));
    });
    const vertices = graph.vertices.map((vertex, i) => {
      const { x, y } = vertexPoint(graph, i, this.offsets);
      const letter = vertex.letter ?? '';
      const [right, down] = sideOfName(graph, i, this.offsets);
      const label = vertex.name
        ? nameBeside(shownName(vertex.name), x, y, right, down, letter !== '' || vertex.tokens > 0)
        : nothing;
      const mark = letter ? onVertex(letter, x, y) : nothing;
      const tokens =
        vertex.tokens > 0
          ? svg`<circle class="token" cx=${x} cy=${y} r="13" />${
              vertex.tokens > 1
                ? svg`<text class="count" x=${x} y=${y + 5} text-anchor="middle">${vertex.tokens}</text>`
                : nothing
            }`
          : nothing;
      const drawn = svg`<circle class="reach" cx=${x} cy=${y} r="17" /><circle class="vertex" cx=${x} cy=${y} r="6" />${label} ${tokens}${mark}`;
      return this.target(
        this.targets.get(`v${i}`)!,
        drawn,
        vertex.tokens ? t('tokens', { count: vertex.tokens }) : letter,
      );
    });
    return this.frame(frame, [ground, curves, vertices, this.marked()], 'graph');
  }

  // --- places

  private target(
    target: Target,
    inside: unknown,
    what: string,
    name = shownName(target.name),
  ): SVGTemplateResult {
    const through = this.mode === 'look' ? [] : this.open.filter(shown => shown.ids.includes(target.id));
    const selected = this.selection.includes(target.id);
    const reachable =
      this.selection.length > 0 && through.some(shown => this.selection.every(id => shown.ids.includes(id)));
    const live = this.mode === 'edit' || (this.mode === 'move' && through.length > 0);
    if (!live) {
      const quiet = target.id.startsWith('v') ? 'place vertex-place' : 'place';
      return svg`<g class=${quiet} data-id=${target.id}>${inside}</g>`;
    }
    const first = this.firstLive();
    const tab = (this.active || first) === target.id ? '0' : '-1';
    const best = this.marks && this.mode === 'move' ? bestResult(through) : null;
    const label = [name, what, best ? t(best) : ''].filter(Boolean).join(', ');
    const names = ['place', 'live'];
    if (selected) names.push('selected');
    if (reachable && !selected) names.push('reachable');
    if (this.over === target.id) names.push('over');
    return svg`<g class=${names.join(' ')} data-id=${target.id} role="button" tabindex=${tab} aria-label=${label}
      aria-pressed=${selected ? 'true' : nothing} @focus=${() => (this.active = target.id)}>${inside}</g>`;
  }

  private firstLive(): string {
    if (this.active && this.isLive(this.active)) return this.active;
    for (const id of this.targets.keys()) if (this.isLive(id)) return id;
    return '';
  }

  private isLive(id: string): boolean {
    if (!this.targets.has(id)) return false;
    return this.mode === 'edit' || this.open.some(shown => shown.ids.includes(id));
  }

  // --- moves on the board

  private marked(): SVGTemplateResult[] {
    const drawing = this.position?.drawing;
    if (!this.marks || this.mode !== 'move' || !drawing) return [];
    const rated = this.open.filter(shown => shown.rated?.result).slice(0, MOST_MARKS);
    const range = new Map<Result, [number, number]>();
    for (const { rated: known } of rated) {
      const [low, high] = range.get(known!.result!) ?? [Infinity, 0];
      const distance = known!.distance ?? 0;
      range.set(known!.result!, [Math.min(low, distance), Math.max(high, distance)]);
    }
    const anchored = rated.flatMap(shown => {
      const at = anchor(drawing, shown.move, shown.ids, this.targets);
      return at ? [{ shown, at, place: `${Math.round(at.x)} ${Math.round(at.y)}` }] : [];
    });
    const count = (place: string) => anchored.filter(one => one.place === place).length;
    const taken = new Map<string, { times: number; x: number; y: number }>();
    const marks = anchored.flatMap(({ shown, at, place }) => {
      const times = taken.get(place)?.times ?? 0;
      taken.set(place, { times: times + 1, x: at.x, y: at.y });
      if (times >= MOST_AT_A_PLACE) return [];
      // A number stays to be read: its moves stand on the lower edge of its cell.
      const y = drawing.kind === 'grid' && isNumber(drawing, at) ? at.y + CELL * 0.4 : at.y;
      const beside = Math.min(count(place), MOST_AT_A_PLACE);
      const x = at.x + 16 * (times - (beside - 1) / 2);
      const result = shown.rated!.result!;
      const [nearest, longest] = range.get(result)!;
      const far = ((shown.rated!.distance ?? 0) - nearest) / Math.max(1, longest - nearest);
      const strength = result === 'loss' ? 0.55 : 1;
      const size = beside > 1 ? 0.7 : 1;
      return [moveMark(x, y, result, shown.letter, strength * (1 - 0.35 * far), size)];
    });
    // How many more there are: a click on the place lists them.
    const more = [...taken.values()]
      .filter(({ times }) => times > MOST_AT_A_PLACE)
      .map(
        ({ times, x, y }) =>
          svg`<text class="label" x=${x} y=${y + 24} text-anchor="middle" aria-hidden="true">+${times - MOST_AT_A_PLACE}</text>`,
      );
    return [...marks, ...more];
  }

  private chooser(): TemplateResult | typeof nothing {
    if (this.selection.length === 0) return nothing;
    const through = this.open.filter(shown => this.selection.every(id => shown.ids.includes(id)));
    const names = this.selection.map(id => shownName(this.targets.get(id)?.name ?? '')).join(', ');
    return html`<div class="chooser" role="group" aria-label=${t('movesHere')}>
      <span class="quiet">${t('selected', { what: names })}</span>
      ${through
        .slice(0, 30)
        .map(
          shown =>
            html`<button class="small ${shown.rated?.result ?? ''}" @click=${() => this.play(shown)}>
              ${named(shown.move.label)}
            </button>`,
        )}
    </div>`;
  }

  private play(shown: Shown): void {
    this.selection = [];
    this.dispatchEvent(new CustomEvent('play', { detail: shown.move, bubbles: true }));
  }

  private choose(id: string): void {
    const drawing = this.position?.drawing;
    if (!drawing) return;
    if (this.mode === 'edit') {
      this.dispatchEvent(new CustomEvent('edit', { detail: { id }, bubbles: true }));
      return;
    }
    if (this.mode !== 'move') return;
    const { chosen, selection } = click(drawing, this.open, this.targets, this.selection, id);
    this.selection = selection;
    if (chosen.kind === 'play') this.play(chosen.shown);
  }

  // --- pointer and keyboard

  private idAt(event: PointerEvent): string {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return element?.closest<SVGGElement>('[data-id]')?.dataset['id'] ?? '';
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const id = this.idAt(event);
    if (!id) return;
    this.held = { id, x: event.clientX, y: event.clientY, moved: false };
  }

  private drag(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    const apart = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (apart > 6) held.moved = true;
    if (!held.moved) return;
    const drawing = this.position?.drawing;
    const carriesToken =
      drawing?.kind === 'graph' &&
      held.id.startsWith('v') &&
      (drawing.vertices[Number(held.id.slice(1))]?.tokens ?? 0) > 0;
    if (drawing?.kind === 'graph' && held.id.startsWith('v') && !carriesToken) {
      const scale = this.scale();
      const index = Number(held.id.slice(1));
      const old = this.offsets.get(index) ?? { x: 0, y: 0 };
      const next = new Map(this.offsets);
      next.set(index, {
        x: old.x + (event.clientX - held.x) / scale,
        y: old.y + (event.clientY - held.y) / scale,
      });
      held.x = event.clientX;
      held.y = event.clientY;
      this.offsets = next;
      event.preventDefault();
      return;
    }
    this.over = this.idAt(event);
  }

  private scale(): number {
    const board = this.querySelector('svg');
    return board ? (board.getScreenCTM()?.a ?? 1) : 1;
  }

  private release(event: PointerEvent): void {
    const { held } = this;
    this.letGo();
    if (!held) return;
    const id = this.idAt(event);
    if (!held.moved) {
      this.focusOn(held.id);
      this.choose(held.id);
      return;
    }
    if (!id || id === held.id) return;
    if (this.mode === 'edit') {
      this.dispatchEvent(new CustomEvent('carry', { detail: { from: held.id, to: id }, bubbles: true }));
      return;
    }
    this.selection = [];
    this.choose(held.id);
    if (this.selection.length > 0) this.choose(id);
  }

  private letGo(): void {
    this.held = null;
    this.over = '';
  }

  private key(event: KeyboardEvent): void {
    const id = (event.target as Element).closest<SVGGElement>('[data-id]')?.dataset['id'];
    if (!id) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.choose(id);
      return;
    }
    if (event.key === 'Escape') {
      this.selection = [];
      return;
    }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = this.nearest(id, step[0]!, step[1]!);
    if (next) this.focusOn(next);
  }

  private nearest(from: string, dx: number, dy: number): string | null {
    const here = this.targets.get(from)!;
    let [best, least] = ['', Infinity];
    for (const target of this.targets.values()) {
      if (target.id === from || !this.isLive(target.id)) continue;
      const along = (target.x - here.x) * dx + (target.y - here.y) * dy;
      const across = Math.abs((target.x - here.x) * dy) + Math.abs((target.y - here.y) * dx);
      if (along <= 1 || across > along * 2 + 1) continue;
      const cost = along + 2 * across;
      if (cost < least) [best, least] = [target.id, cost];
    }
    return best || null;
  }

  private focusOn(id: string): void {
    if (!this.isLive(id)) return;
    this.active = id;
    void this.updateComplete.then(() => this.querySelector<SVGGElement>(`[data-id="${id}"]`)?.focus());
  }
}

customElements.define('z-board', ZBoard);

// --- pieces

function describe(mark: Mark): string {
  if ('stone' in mark) return t(mark.stone);
  if ('man' in mark) return `${mark.man} ${t(mark.player)}`;
  if ('coin' in mark) return mark.coin === 'heads' ? 'H' : 'T';
  return mark.text;
}

function inkName(ink: 'blue' | 'red' | 'green' | 'black'): string {
  return { blue: t('edgeBlue'), red: t('edgeRed'), green: t('edgeGreen'), black: '' }[ink];
}

/** Whether nothing of a grid is seen, as of heaps that are all empty: then its text is shown. */
function isBare(grid: GridDrawing): boolean {
  return grid.rows.every(row => row.every(place => place.square === 'absent' && place.mark === null));
}

/** A token of a heap by its height, for those who hear the board: `Heap 2, 3`. */
function tokenName(grid: GridDrawing, { x, y }: Target): string {
  const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
  return `${t('heap', { number: column + 1 })}, ${grid.rows.length - row}`;
}

/** The ground is a word, which other languages have, too; other names are as the rules write them. */
export function shownName(name: string): string {
  return name.replace(/\bground\b/, t('ground'));
}

/** A name beside a vertex, farther off where something lies on it, and where edges leave on both sides of the name. */
function nameBeside(
  name: string,
  x: number,
  y: number,
  right: number,
  down: number,
  isCovered: boolean,
): SVGTemplateResult {
  const isBetween = !Number.isInteger(right) || !Number.isInteger(down);
  const away = isBetween ? 28 : (isCovered ? 19 : 15) * (right && down ? 0.8 : 1);
  const below = isBetween ? 5 : [0, 4, 9][down + 1]!;
  const anchor = isBetween ? 'middle' : ['end', 'middle', 'start'][right + 1]!;
  return svg`<text class="label" x=${x + right * away} y=${y + down * away + below} text-anchor=${anchor}>${name}</text>`;
}

/** A letter on a vertex: a stone where it is a player's. */
function onVertex(letter: string, x: number, y: number): SVGTemplateResult {
  const who = owner({ text: letter });
  return svg`<circle class="stone ${who ?? 'neutral'}" cx=${x} cy=${y} r="14" />
    ${'xo'.includes(letter) ? nothing : svg`<text class="stone-letter ${who ?? 'neutral'}" x=${x} y=${y + 5} text-anchor="middle">${letter}</text>`}`;
}

/** A dot, or a line of a board of dots, drawn or to draw. Boxes show by their lines. */
function dotted(target: Target, drawn: boolean): SVGTemplateResult | typeof nothing {
  const { x, y } = target;
  const [r, c] = [Math.floor(y / CELL), Math.floor(x / CELL)];
  if (r % 2 === 0 && c % 2 === 0) return svg`<circle class="dot" cx=${x} cy=${y} r="6" />`;
  if (r % 2 === 1 && c % 2 === 1) return nothing;
  const reach = drawn ? CELL : CELL - 8;
  const [dx, dy] = r % 2 === 0 ? [reach, 0] : [0, reach];
  return svg`<line class="line ${drawn ? 'drawn' : 'open'}" x1=${x - dx} y1=${y - dy} x2=${x + dx} y2=${y + dy} />`;
}

const MEN: Record<string, string> = { K: '♚', Q: '♛', R: '♜', B: '♝', N: '♞', P: '♟' };

function piece(mark: Mark, x: number, y: number, heaps: boolean): SVGTemplateResult {
  if ('stone' in mark) {
    if (heaps) return svg`<circle class="counter" cx=${x} cy=${y} r=${CELL * 0.36} />`;
    return svg`<circle class="stone ${mark.stone}" cx=${x} cy=${y} r=${CELL * 0.38} />`;
  }
  if ('man' in mark) {
    return svg`<text class="man ${mark.player}" x=${x} y=${y + CELL * 0.28} text-anchor="middle">${MEN[mark.man] ?? mark.man}\uFE0E</text>`;
  }
  if ('coin' in mark) {
    return svg`<circle class="coin ${mark.coin}" cx=${x} cy=${y} r=${CELL * 0.36} />
      <text class="coin-face ${mark.coin}" x=${x} y=${y + 6} text-anchor="middle">${mark.coin === 'heads' ? 'H' : 'T'}</text>`;
  }
  const r = CELL * 0.24;
  if (mark.text === 'x' || mark.text === '×') {
    return svg`<path class="cross" d="M ${x - r} ${y - r} L ${x + r} ${y + r} M ${x - r} ${y + r} L ${x + r} ${y - r}" />`;
  }
  if (mark.text === 'o') return svg`<circle class="nought" cx=${x} cy=${y} r=${CELL * 0.26} />`;
  const who = { L: 'left', l: 'left', R: 'right', r: 'right', t: 'left', f: 'right' }[mark.text] ?? '';
  const size = mark.text.length > 3 ? 13 : mark.text.length > 1 ? 17 : 24;
  return svg`<text class="letter ${who}" x=${x} y=${y + size * 0.35} font-size=${size} text-anchor="middle">${mark.text}</text>`;
}

/** A disc for a winning move, a ring for a drawing one, a square for a losing one: told apart without colours, too. */
export function moveMark(
  x: number,
  y: number,
  result: Result,
  letter: string,
  opacity: number,
  size = 1,
): SVGTemplateResult {
  const shape = (name: string, opacity: number) =>
    result === 'loss'
      ? svg`<rect class=${name} opacity=${opacity} x=${x - 8.5} y=${y - 8.5} width="17" height="17" rx="2" />`
      : result === 'draw'
        ? svg`<path class=${name} opacity=${opacity} d="M ${x} ${y - 12.5} l 12.5 12.5 l -12.5 12.5 l -12.5 -12.5 Z" />`
        : svg`<circle class=${name} opacity=${opacity} cx=${x} cy=${y} r="10.5" />`;
  const scaled = size === 1 ? nothing : `translate(${x} ${y}) scale(${size}) translate(${-x} ${-y})`;
  return svg`<g class="move-mark" aria-hidden="true" transform=${scaled}>${shape('mark-ground', 1)}${shape(`mark ${result}`, Number(opacity.toFixed(2)))}
    <text class="mark-letter ${result}" x=${x} y=${y + 4.4} font-size=${letter.length > 1 ? 10.5 : 13} text-anchor="middle">${letter}</text></g>`;
}

function bestResult(through: Shown[]): Result | null {
  const results = through.map(shown => shown.rated?.result).filter(result => !!result);
  if (results.includes('win')) return 'win';
  if (results.includes('draw')) return 'draw';
  return results.length === through.length && results.length > 0 ? 'loss' : null;
}

function pathOf(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  const text = rest.map(point => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(' ');
  return `M ${first!.x.toFixed(1)} ${first!.y.toFixed(1)} ${points.length === 4 ? 'C' : 'L'} ${text}`;
}

/** Ends before the vertex, so that the arrow's head is seen. */
function shortened(points: { x: number; y: number }[]): { x: number; y: number }[] {
  const [before, last] = [points.at(-2)!, points.at(-1)!];
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const by = Math.min(15, length / 2);
  const end = {
    x: last.x - ((last.x - before.x) / length) * by,
    y: last.y - ((last.y - before.y) / length) * by,
  };
  return [...points.slice(0, -1), end];
}

function head(points: { x: number; y: number }[]): string {
  const [before, tip] = [points.at(-2)!, points.at(-1)!];
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const corner = (turn: number) =>
    `${(tip.x + 10 * Math.cos(angle + turn)).toFixed(1)} ${(tip.y + 10 * Math.sin(angle + turn)).toFixed(1)}`;
  const nose = `${(tip.x + 5 * Math.cos(angle)).toFixed(1)} ${(tip.y + 5 * Math.sin(angle)).toFixed(1)}`;
  return `M ${nose} L ${corner(2.55)} L ${corner(-2.55)} Z`;
}
