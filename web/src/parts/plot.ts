// A plot of a sequence that is drawn anew at every zoom, so that nothing is lost.

import { LitElement, html, svg, type PropertyValues, type TemplateResult } from 'lit';
import { t } from '../text';

/** A picture is drawn in the units of the screen, so that its letters can be read on a phone, too. */
const WIDEST = 900;
const NARROWEST = 260;
const LEFT = 46;
const BOTTOM = 30;
const TOP = 12;
/** More points than this in one picture are thinned to those that can be told apart. */
const MOST_POINTS = 15_000;

function ticks(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(part => part * power).find(size => size >= rough) ?? 10 * power;
  const whole = Math.max(1, Math.round(step));
  const found = [];
  for (let at = Math.ceil(low / whole) * whole; at <= high; at += whole) found.push(at);
  return found;
}

const NOTHING_DRAWN = { path: '', most: 1, size: 4 };

class ZPlot extends LitElement {
  static override properties = {
    values: { attribute: false },
    from: { attribute: false },
    code: {},
    period: { attribute: false },
    low: { state: true },
    high: { state: true },
    at: { state: true },
  };
  declare values: number[];
  declare code: string;
  declare period: { preperiod: number; length: number } | null;
  declare low: number;
  declare high: number;
  declare at: number | null;
  /** The size of the picture. */
  private width = WIDEST;
  private readonly sized = new ResizeObserver(() => this.measure());
  private held: { x: number; low: number; high: number } | null = null;

  constructor() {
    super();
    this.values = [];
    this.code = '';
    this.period = null;
    this.low = 0;
    this.high = 1;
    this.at = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The fingers and buttons that are down. */
  private readonly fingers = new Map<number, PointerEvent>();
  /** Two fingers: how far apart they were, what was shown, and the heap between them. */
  private pinch: { apart: number; low: number; high: number; heap: number } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.sized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sized.disconnect();
  }

  private measure(): void {
    const width = Math.round(Math.max(NARROWEST, Math.min(WIDEST, this.clientWidth || WIDEST)));
    if (width === this.width) return;
    this.width = width;
    this.drawn = this.draw();
    this.requestUpdate();
  }

  private get height(): number {
    return Math.round(Math.max(240, this.width * 0.42));
  }

  /** Where a value is in the picture whose greatest is `most`. */
  private y(value: number, most: number): number {
    return TOP + ((most - value) / most) * (this.height - TOP - BOTTOM);
  }

  /** What the part that is shown looks like: found anew when the part changes, not whenever the pointer moves. */
  private drawn = NOTHING_DRAWN;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('values')) {
      this.all();
      this.drawn = NOTHING_DRAWN;
      // A long sequence is drawn after its answer is shown: both at once would hold the page up.
      setTimeout(() => {
        this.drawn = this.draw();
        this.requestUpdate();
      });
    } else if (changed.has('low') || changed.has('high')) this.drawn = this.draw();
  }

  /** The points of the part as a path, the greatest value among them, and how large a point is. */
  private draw(): { path: string; most: number; size: number } {
    const first = Math.max(0, Math.ceil(this.low));
    const last = Math.min(this.values.length - 1, Math.floor(this.high));
    let most = 1;
    for (let i = first; i <= last; i++) most = Math.max(most, this.values[i]!);
    const size = Math.max(3.2, Math.min(8, (this.width - LEFT) / (this.high - this.low) / 1.6));
    const points: string[] = [];
    if (last - first <= MOST_POINTS) {
      for (let i = first; i <= last; i++) {
        points.push(`M${this.x(i).toFixed(1)} ${this.y(this.values[i]!, most).toFixed(1)}h0`);
      }
      return { path: points.join(''), most, size };
    }
    const WIDTH = this.width;
    const taken = new Uint8Array(WIDTH * this.height);
    // A hundred thousand points: what is the same for all of them is computed once.
    const { values } = this;
    const rows = Array.from({ length: most + 1 }, (_, value) => Math.round(this.y(value, most)) * WIDTH);
    const [start, step] = [this.x(0), this.x(1) - this.x(0)];
    for (let i = first; i <= last; i++) taken[rows[values[i]!]! + Math.round(start + i * step)] = 1;
    // Points that overlap side by side are one line: a picture has far fewer of these.
    for (let at = taken.indexOf(1); at >= 0;) {
      let [end, next] = [at, taken.indexOf(1, at + 1)];
      while (next >= 0 && next - end < size - 1 && next % WIDTH > end % WIDTH) {
        [end, next] = [next, taken.indexOf(1, next + 1)];
      }
      points.push(`M${at % WIDTH} ${Math.floor(at / WIDTH)}h${end - at}`);
      at = next;
    }
    return { path: points.join(''), most, size };
  }

  private all(): void {
    this.low = -0.5;
    this.high = Math.max(1, this.values.length - 0.5);
    this.at = null;
  }

  private zoom(factor: number, centre = (this.low + this.high) / 2): void {
    const most = this.values.length + 1;
    const width = Math.min(most, Math.max(8, (this.high - this.low) * factor));
    const part = (centre - this.low) / (this.high - this.low);
    this.place(centre - part * width, width);
  }

  private place(low: number, width: number): void {
    const end = this.values.length - 0.5;
    this.low = Math.max(-0.5, Math.min(low, end - width));
    this.high = Math.min(this.low + width, Math.max(end, this.low + 8));
  }

  private x(heap: number): number {
    return LEFT + ((heap - this.low) / (this.high - this.low)) * (this.width - LEFT - 12);
  }

  private heapAt(event: MouseEvent): number {
    const box = this.querySelector('svg')!.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.width;
    return this.low + ((x - LEFT) / (this.width - LEFT - 12)) * (this.high - this.low);
  }

  protected override render(): TemplateResult {
    const { path, most, size } = this.drawn;
    const { width, height } = this;
    const y = (value: number) => this.y(value, most);
    const { period, at } = this;
    const label = t('plotOf', { code: this.code, count: this.values.length - 1 });
    const begin =
      period && period.preperiod >= this.low && period.preperiod <= this.high
        ? this.x(period.preperiod)
        : null;
    return html`<div class="plot">
      <svg
        viewBox="0 0 ${width} ${height}"
        role="application"
        tabindex="0"
        aria-label=${label}
        @wheel=${this.wheel}
        @pointerdown=${this.press}
        @pointermove=${this.move}
        @pointerup=${this.release}
        @pointercancel=${this.release}
        @pointerleave=${(event: PointerEvent) => {
          this.release(event);
          this.at = null;
        }}
        @keydown=${this.key}
      >
        ${ticks(0, most, 8).map(
          tick => svg`<line class="grid-line" x1=${LEFT} x2=${width - 12} y1=${y(tick)} y2=${y(tick)} />
          <text class="tick" x=${LEFT - 7} y=${y(tick) + 4} text-anchor="end">${tick}</text>`,
        )}
        ${ticks(Math.max(0, this.low), this.high, Math.max(4, Math.floor(width / 90))).map(
          tick =>
            svg`<text class="tick" x=${this.x(tick)} y=${height - 10} text-anchor=${this.x(tick) > width - 40 ? 'end' : 'middle'}>${tick}</text>`,
        )}
        ${begin === null ? '' : svg`<line class="period-line" x1=${begin} x2=${begin} y1=${TOP} y2=${height - BOTTOM} />`}
        ${svg`<path class="points" stroke-width=${size} d=${path} />`}
        ${
          at === null || this.values[at] === undefined
            ? ''
            : svg`<circle class="point-at" cx=${this.x(at)} cy=${y(this.values[at])} r=${size / 2 + 4} />
          <text class="tick strong" x=${Math.min(width - 130, this.x(at) + 10)} y=${Math.max(24, y(this.values[at]) - 10)}>${t('at', { heap: at, value: this.values[at] })}</text>`
        }
      </svg>
      <div class="row no-print">
        <button class="small" @click=${() => this.zoom(0.5)}>${t('zoomIn')}</button>
        <button class="small" @click=${() => this.zoom(2)}>${t('zoomOut')}</button>
        <button class="small" @click=${this.all}>${t('zoomAll')}</button>
      </div>
    </div>`;
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.heapAt(event));
  }

  private press(event: PointerEvent): void {
    this.fingers.set(event.pointerId, event);
    this.held = { x: event.clientX, low: this.low, high: this.high };
    this.pinch =
      this.fingers.size === 2
        ? {
            apart: this.apart(),
            low: this.low,
            high: this.high,
            heap: [...this.fingers.values()].reduce((sum, finger) => sum + this.heapAt(finger), 0) / 2,
          }
        : null;
  }

  private release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.pinch = null;
    this.held = null;
  }

  /** How far two fingers are from each other. */
  private apart(): number {
    const [one, other] = [...this.fingers.values()];
    return Math.max(10, Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY));
  }

  private move(event: PointerEvent): void {
    const { held, pinch } = this;
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, event);
    if (pinch) {
      [this.low, this.high] = [pinch.low, pinch.high];
      this.zoom(pinch.apart / this.apart(), pinch.heap);
      return;
    }
    if (!held) {
      const heap = Math.round(this.heapAt(event));
      this.at = heap >= 0 && heap < this.values.length ? heap : null;
      return;
    }
    const box = this.querySelector('svg')!.getBoundingClientRect();
    const shift = ((event.clientX - held.x) / box.width) * (held.high - held.low);
    this.place(held.low - shift, held.high - held.low);
  }

  private key(event: KeyboardEvent): void {
    const part = this.high - this.low;
    const done = {
      ArrowLeft: () => this.place(this.low - part / 8, part),
      ArrowRight: () => this.place(this.low + part / 8, part),
      '+': () => this.zoom(0.5),
      '=': () => this.zoom(0.5),
      '-': () => this.zoom(2),
      '0': () => this.all(),
    }[event.key];
    if (!done) return;
    event.preventDefault();
    done();
  }
}

customElements.define('z-plot', ZPlot);
