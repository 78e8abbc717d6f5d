// A certificate of the answer, and its check by the checker that shares no code with the solver.

import { html, nothing, type TemplateResult } from 'lit';
import { Asked } from '../parts/asked';
import { textBlock } from '../parts/page';
import { t } from '../text';
import { ZPanel } from './panel';

interface Certificate {
  text: string;
}
interface Report {
  accepted?: boolean;
  verdict?: string;
  text?: string;
  message?: string;
  reason?: string | null;
}
const LONGEST = 1_500_000;

class ZCertificate extends ZPanel {
  static override properties = { ...ZPanel.properties, trouble: { state: true } };
  declare trouble: string;
  private readonly certificate = new Asked<Certificate>(this);
  private readonly report = new Asked<Report>(this);

  protected begin(): void {
    this.trouble = '';
    this.certificate.clear();
    this.report.clear();
  }

  private make(): void {
    this.report.clear();
    void this.certificate.run({
      verb: 'certificate',
      input: this.input,
      options: this.options,
      limits: { time_ms: 30_000 },
    });
  }

  private check(text: string): void {
    this.trouble = '';
    if (text.length > LONGEST) {
      this.trouble = t('errorLong', { size: text.length.toLocaleString(), most: LONGEST.toLocaleString() });
      return;
    }
    void this.report.run({ verb: 'check', input: text });
  }

  private async file(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    if (file.size > LONGEST) {
      this.trouble = t('errorLong', { size: file.size.toLocaleString(), most: LONGEST.toLocaleString() });
      return;
    }
    const text = await file.text();
    if (!text.startsWith('zermelo certificate')) {
      this.trouble = t('errorFile');
      return;
    }
    this.check(text);
  }

  protected override render(): TemplateResult {
    const { certificate, report } = this;
    const now = report.value;
    return html`<p class="quiet">${t('certificateHint')}</p>
      <div class="row wrap">
        <button class="primary" @click=${this.make}>${t('makeCertificate')}</button>
        <label class="button"
          >${t('checkOther')}<input
            type="file"
            class="heard"
            @change=${(event: Event) => void this.file(event)}
        /></label>
      </div>
      ${this.trouble ? html`<div class="failed" role="alert">${this.trouble}</div>` : nothing}
      ${certificate.status(() => this.make())}
      ${
        certificate.value
          ? html`${textBlock(certificate.value.text, 'zermelo.cert')}
              <button class="primary" @click=${() => this.check(certificate.value!.text)}>
                ${t('checkIt')}
              </button>`
          : nothing
      }
      ${report.status()}
      ${
        now
          ? html`<div class="report ${isAccepted(now) ? 'good' : 'bad'}" role="status">
              <strong>${t(isAccepted(now) ? 'accepted' : 'rejected')}</strong>
              <p>${now.text ?? now.message ?? now.reason ?? ''}</p>
            </div>`
          : nothing
      }`;
  }
}

function isAccepted(report: Report): boolean {
  return report.accepted === true || report.verdict === 'accepted';
}

customElements.define('z-certificate', ZCertificate);
