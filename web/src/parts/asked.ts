// A question and how it stands: asked, answered, failed, or stopped by the user.

import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { ask } from '../engine/engine';
import { EngineError, isCancelled, type Question, type Refused } from '../engine/protocol';
import { language, t } from '../text';

/** A sentence for what went wrong. */
export function sentence(error: unknown): string {
  if (!(error instanceof EngineError)) return t('errorUnexpected', { message: String(error).slice(0, 200) });
  switch (error.kind) {
    case 'cancelled':
      return t('cancelled');
    case 'no wasm':
      return t('errorWasm');
    case 'no engine':
      return t('errorEngine');
    case 'broken':
      return t('errorBroken');
    case 'no answer':
      return t('errorNoAnswer');
    case 'server gone':
      return t('errorServer');
    case 'refused':
      return t('errorRefused');
    case 'too long':
      return t('errorLong', { size: '> 2 000 000', most: '2 000 000' });
    default:
      return error.message;
  }
}

/** The same with the text that was refused, the wrong part of it marked, however the lines are broken. */
export function refusal(error: unknown): TemplateResult {
  const place = error instanceof EngineError ? error.place : null;
  const parts = place && marked(place);
  if (!place || !parts) return html`<pre>${sentence(error)}</pre>`;
  const [before, wrong, after] = parts;
  return html`<div class="refusal">
    <p>${place.message}</p>
    <p class="mono">${before}<mark>${wrong}</mark>${after}</p>
    ${place.hint ? html`<p class="quiet">${place.hint}</p>` : nothing}
  </div>`;
}

/** Longer texts are told as the engine tells them, which shows the line in question. */
const LONGEST_MARKED = 400;

/** A refused text before its wrong part, that part, and what follows. Where something is missing, a blank stands for it. */
export function marked({ text, start, end }: Refused): [string, string, string] | null {
  if (text.trim() === '' || text.length > LONGEST_MARKED || text.includes('\n')) return null;
  const bytes = new TextEncoder().encode(text);
  const part = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  return [part(0, start), part(start, end) || '\u00a0', part(end, bytes.length)];
}

export class Asked<T> implements ReactiveController {
  state: 'idle' | 'busy' | 'done' | 'failed' = 'idle';
  value: T | null = null;
  error: unknown = null;
  positions = 0;
  private stop: AbortController | null = null;
  private since = 0;
  private clock: ReturnType<typeof setInterval> | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  get seconds(): number {
    return Math.floor((performance.now() - this.since) / 1000);
  }

  /** Asks; what was asked before is given up. The value of before stays to be seen until the answer is here. */
  async run(question: Question, keep = false): Promise<T | null> {
    this.stop?.abort();
    const stop = new AbortController();
    this.stop = stop;
    this.state = 'busy';
    this.error = null;
    this.positions = 0;
    if (!keep) this.value = null;
    this.since = performance.now();
    this.tick();
    this.host.requestUpdate();
    try {
      const progress = (positions: number) => {
        this.positions = positions;
        this.host.requestUpdate();
      };
      const value = await ask<T>({ lang: language(), ...question }, { signal: stop.signal, progress });
      if (this.stop !== stop) return null;
      this.value = value;
      this.state = 'done';
      return value;
    } catch (error) {
      if (this.stop !== stop) return null;
      this.error = error;
      this.value = null;
      this.state = 'failed';
      return null;
    } finally {
      if (this.stop === stop) {
        this.stop = null;
        this.rest();
        this.host.requestUpdate();
      }
    }
  }

  cancel(): void {
    this.stop?.abort();
  }

  clear(): void {
    this.stop?.abort();
    this.stop = null;
    this.rest();
    this.state = 'idle';
    this.value = null;
    this.error = null;
    this.host.requestUpdate();
  }

  private tick(): void {
    this.rest();
    this.clock = setInterval(() => this.host.requestUpdate(), 1000);
  }

  private rest(): void {
    if (this.clock !== null) clearInterval(this.clock);
    this.clock = null;
  }

  /** A line for how it stands: time and a button that stops it, or what went wrong. */
  status(again?: () => void): TemplateResult | typeof nothing {
    if (this.state === 'busy') {
      const { seconds } = this;
      return html`<p class="busy" role="status">
        <span class="spinner" aria-hidden="true"></span>
        <span>${seconds > 0 ? t('computingFor', { seconds }) : t('computing')}</span>
        ${this.positions > 0 ? html`<span class="quiet">${t('lookedAt', { positions: this.positions.toLocaleString() })}</span>` : nothing}
        <button class="small" @click=${() => this.cancel()}>${t('cancel')}</button>
      </p>`;
    }
    if (this.state === 'failed') {
      return html`<div class="failed ${isCancelled(this.error) ? 'mild' : ''}" role="alert">
        ${refusal(this.error)}
        ${again ? html`<button class="small" @click=${again}>${t('again')}</button>` : nothing}
      </div>`;
    }
    return nothing;
  }
}
