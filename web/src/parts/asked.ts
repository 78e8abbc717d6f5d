// A question and how it stands: asked, answered, failed, or stopped by the user.

import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { ask } from '../engine/engine';
import { EngineError, isCancelled, type Question } from '../engine/protocol';
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
        <pre>${sentence(this.error)}</pre>
        ${again ? html`<button class="small" @click=${again}>${t('again')}</button>` : nothing}
      </div>`;
    }
    return nothing;
  }
}
