// The value and the picture for texts.

import { html, nothing, type TemplateResult } from 'lit';
import type { SessionLine } from '../engine/protocol';
import { Asked } from '../parts/asked';
import { save, textBlock } from '../parts/page';
import { t } from '../text';
import { ZPanel } from './panel';

interface Text {
  text: string;
}

class ZLatex extends ZPanel {
  /** The value alone, as a formula; the value with its options and the rest. */
  private readonly formula = new Asked<{ lines: SessionLine[] }>(this);
  private readonly value = new Asked<Text>(this);
  private readonly tikz = new Asked<Text>(this);
  private readonly picture = new Asked<Text>(this);

  protected begin(): void {
    const question = { input: this.input, limits: { time_ms: 20_000 } };
    void this.formula.run({
      verb: 'session',
      lines: [this.input],
      options: this.options,
      limits: question.limits,
    });
    void this.value.run({ verb: 'value', ...question, options: { ...this.options, format: 'latex' } });
    void this.tikz.run({ verb: 'draw', ...question, options: { ...this.options, format: 'tikz' } });
    void this.picture.run({ verb: 'draw', ...question, options: { ...this.options, format: 'svg' } });
  }

  protected override render(): TemplateResult {
    const { value, tikz, picture } = this;
    const latex = this.formula.value?.lines[0]?.latex;
    return html`<h3>${t('value')}</h3>
      ${latex ? textBlock(`\\[ ${latex} \\]`, 'formula.tex') : nothing}
      ${value.value ? textBlock(value.value.text, 'value.tex') : value.status()}
      <h3>${t('pictureTikz')}</h3>
      ${tikz.value ? textBlock(tikz.value.text, 'position.tex') : tikz.status()}
      ${
        picture.value
          ? html`<button
              class="small"
              @click=${() => save('position.svg', picture.value!.text, 'image/svg+xml')}
            >
              ${t('download')}${t('colon')}${t('pictureSvg')}
            </button>`
          : nothing
      }`;
  }
}

customElements.define('z-latex', ZLatex);
