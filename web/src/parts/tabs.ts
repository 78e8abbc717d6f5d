// Tabs, by the pattern for keyboards and screen readers.

import { html, type TemplateResult } from 'lit';

export interface Tab {
  id: string;
  title: string;
  body: () => TemplateResult;
}

export function tabs(
  list: Tab[],
  chosen: string,
  choose: (id: string) => void,
  label: string,
): TemplateResult {
  const now = list.find(tab => tab.id === chosen) ?? list[0]!;
  const key = (event: KeyboardEvent) => {
    const at = list.indexOf(now);
    const last = list.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const bar = event.currentTarget as HTMLElement;
    choose(list[next]!.id);
    requestAnimationFrame(() => bar.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus());
  };
  return html`<div class="tabs">
    <div class="tab-bar" role="tablist" aria-label=${label} @keydown=${key}>
      ${list.map(
        tab =>
          html`<button
            role="tab"
            id="tab-${tab.id}"
            aria-selected=${tab === now ? 'true' : 'false'}
            aria-controls="panel-${tab.id}"
            tabindex=${tab === now ? '0' : '-1'}
            @click=${() => choose(tab.id)}
          >
            ${tab.title}
          </button>`,
      )}
    </div>
    <section role="tabpanel" id="panel-${now.id}" aria-labelledby="tab-${now.id}" class="panel">
      ${now.body()}
    </section>
  </div>`;
}

/** Moves the bar so that the chosen tab is seen where the bar is wider than the screen. The page itself stays. */
export function showChosen(root: HTMLElement): void {
  const bar = root.querySelector<HTMLElement>('.tab-bar');
  const tab = bar?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!bar || !tab) return;
  const middle = tab.offsetLeft - bar.offsetLeft + tab.offsetWidth / 2;
  bar.scrollLeft = middle - bar.clientWidth / 2;
}
