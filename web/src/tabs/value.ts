// The canonical form, the thermograph, and the options with those struck out that a sensible player never chooses.

import { html, nothing, type TemplateResult } from 'lit';
import type { Option, Player, Thermograph, Value } from '../engine/protocol';
import { named } from '../engine/names';
import { EngineError } from '../engine/protocol';
import { Asked } from '../parts/asked';
import { copyButton } from '../parts/page';
import { thermograph } from '../parts/thermograph';
import { t } from '../text';
import { ZPanel } from './panel';

class ZValue extends ZPanel {
  private readonly value = new Asked<Value>(this);
  private readonly walls = new Asked<Thermograph>(this);

  protected begin(): void {
    const limits = { time_ms: 30_000 };
    void this.value.run({ verb: 'value', input: this.input, options: this.options, limits }).then(value => {
      if (value && !this.options['misere']) {
        void this.walls.run({ verb: 'thermograph', input: this.input, options: this.options, limits });
      } else this.walls.clear();
    });
  }

  protected override render(): TemplateResult {
    const { value, walls } = this;
    const now = value.value;
    const refused =
      value.state === 'failed' && value.error instanceof EngineError && value.error.kind === 'bad input';
    if (refused)
      return html`<p class="quiet">${t('noValue', { reason: (value.error as Error).message })}</p>`;
    return html`${value.status(() => this.begin())}
    ${
      now
        ? html`<div class="value-panel">
              <div>
                <dl class="facts">
                  <dt>${t('canonicalForm')}</dt>
                  <dd><span class="value big">${now.value}</span> ${copyButton(() => now.value)}</dd>
                  ${fact(t('outcome'), now.outcome)} ${fact(t('leftStop'), now.left_stop)}
                  ${fact(t('rightStop'), now.right_stop)} ${fact(t('mean'), now.mean)}
                  ${fact(t('temperature'), now.temperature)}
                </dl>
                ${now.notes?.map(note => html`<p class="quiet">${note}</p>`) ?? nothing}
              </div>
              <div>
                ${walls.value ? thermograph(walls.value) : nothing}
                ${walls.state === 'busy' ? walls.status() : nothing}
              </div>
            </div>
            ${
              (now.options?.length ?? 0) > 0
                ? html`<div class="two options">
                    ${(['left', 'right'] as const).map(player => this.options_(now.options, player))}
                  </div>`
                : nothing
            }`
        : nothing
    }`;
  }

  private options_(options: Option[], player: Player): TemplateResult {
    const own = options.filter(option => option.player === player);
    return html`<div>
      <h3 class=${player}>
        ${t(player)}${t('colon')}${t('options')} <span class="quiet">${own.length}</span>
      </h3>
      <ul class="plain option-list">
        ${own.slice(0, 200).map(option => {
          const reasons = [
            option.dominated_by === null ? '' : t('dominated', { by: named(option.dominated_by) }),
            option.reversible_through === null ? '' : t('reversible', { through: option.reversible_through }),
          ].filter(Boolean);
          const reason = reasons.join(t('semicolon'));
          return html`<li class=${reasons.length > 0 ? 'struck' : ''} title=${reason || nothing}>
            ${reasons.length > 0 ? html`<del>${named(option.label)}</del>` : html`<span>${named(option.label)}</span>`}
            <span class="value">${option.value}</span>
            ${reason ? html`<span class="reason quiet">${reason}</span>` : nothing}
          </li>`;
        })}
      </ul>
    </div>`;
  }
}

function fact(name: string, value: string | null | undefined): TemplateResult | typeof nothing {
  if (value === null || value === undefined) return nothing;
  return html`<dt>${name}</dt>
    <dd class="value">${value}</dd>`;
}

customElements.define('z-value', ZValue);
