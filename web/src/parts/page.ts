// What every screen of the page is: an element without a shadow, drawn again when the address changes.

import { LitElement, html, type TemplateResult } from 'lit';
import type { Route } from '../route';
import { t } from '../text';

export abstract class ZScreen extends LitElement {
  static override properties: Record<string, object> = { route: { attribute: false } };
  declare route: Route;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected value(name: string): string {
    return this.route.values.get(name) ?? '';
  }
}

/** Says something to people who cannot see the page. */
export function announce(text: string): void {
  const place = document.querySelector('#announcer');
  if (place) place.textContent = text;
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  announce(t('copied'));
}

export function copyButton(text: () => string): TemplateResult {
  const press = (event: Event) => {
    const button = event.currentTarget as HTMLButtonElement;
    void copy(text()).then(() => {
      button.textContent = t('copied');
      setTimeout(() => (button.textContent = t('copy')), 1200);
    });
  };
  return html`<button class="small" @click=${press}>${t('copy')}</button>`;
}

export function save(name: string, text: string, kind = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Text with copy and download. */
export function textBlock(text: string, file: string): TemplateResult {
  return html`<div class="text-block">
    <pre tabindex="0">${text}</pre>
    <div class="row">
      ${copyButton(() => text)}
      <button class="small" @click=${() => save(file, text)}>${t('download')}</button>
    </div>
  </div>`;
}

let counter = 0;
/** A name for an element of its own. */
export function fresh(prefix: string): string {
  counter += 1;
  return `${prefix}-${counter}`;
}
