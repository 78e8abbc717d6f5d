// The page: its head, the screen that the address names, and the engine that answers.

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { engine } from './engine/engine';
import { EngineError, type EngineInfo, type Language } from './engine/protocol';
import { sentence } from './parts/asked';
import { pack } from './parts/rules';
import { SCREENS, address, change, go, hashOf, parse, type Route } from './route';
import { LANGUAGES, setLanguage, t } from './text';
import './screens/position';
import './screens/play';
import './screens/worksheet';
import './screens/heaps';
import './screens/own';
import './screens/learn';

/** Rule files are much shorter. */
const LONGEST_FILE = 100_000;

type Theme = 'system' | 'light' | 'dark';
const THEMES: Theme[] = ['system', 'light', 'dark'];

class ZApp extends LitElement {
  static override properties = {
    route: { state: true },
    theme: { state: true },
    info: { state: true },
    trouble: { state: true },
    notice: { state: true },
    begun: { state: true },
  };
  declare route: Route;
  declare theme: Theme;
  declare info: EngineInfo | null;
  declare trouble: string;
  declare notice: string;
  /** Whether the head stands, so that the screen can follow in a task of its own. */
  declare begun: boolean;
  /** A notice that is still of use at the next address. */
  private lasting = '';

  constructor() {
    super();
    this.route = parse(location.hash);
    setLanguage(this.route.lang);
    this.theme = keptTheme();
    this.info = null;
    this.trouble = '';
    this.notice = '';
    this.begun = false;
    document.documentElement.dataset['theme'] = this.theme;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', () => this.follow());
    window.addEventListener('engine-changed', () => {
      this.notice = t('errorServer');
      this.lasting = this.notice;
      void this.findEngine();
    });
    window.addEventListener('notice', event => (this.notice = (event as CustomEvent<string>).detail));
    window.addEventListener('dragover', event => event.preventDefault());
    window.addEventListener('drop', event => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void this.take(event.dataTransfer?.files[0]);
    });
    window.addEventListener('unhandledrejection', event => {
      event.preventDefault();
      if (event.reason instanceof EngineError && event.reason.kind === 'cancelled') return;
      this.notice = sentence(event.reason);
    });
    setTimeout(() => (this.begun = true));
    setTimeout(() => void this.findEngine());
  }

  private async findEngine(): Promise<void> {
    try {
      this.info = (await engine()).info;
      this.trouble = '';
    } catch (error) {
      this.trouble = sentence(
        error instanceof EngineError ? error : new EngineError('no engine', String(error)),
      );
    }
  }

  /** A rule file that is dropped anywhere is opened in the editor. */
  private async take(file: File | undefined): Promise<void> {
    if (!file || !file.name.endsWith('.star') || file.size > LONGEST_FILE) {
      this.notice = t('errorFile');
      return;
    }
    const name = file.name.replace(/[^\w.-]/g, '_');
    const word = await pack({ name, text: await file.text() });
    go(address('own', { file: word }));
  }

  private follow(): void {
    const before = this.route.screen;
    this.route = parse(location.hash);
    setLanguage(this.route.lang);
    this.notice = this.lasting;
    this.lasting = '';
    if (this.route.screen === before) return;
    window.scrollTo(0, 0);
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
    );
  }

  private speak(lang: Language): void {
    try {
      localStorage.setItem('lang', lang);
    } catch {
      // The address keeps it.
    }
    change({ lang }, true);
  }

  private paint(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // It holds as long as the page.
    }
  }

  protected override render(): TemplateResult {
    const { route } = this;
    document.title = `${t(route.screen)} · Zermelo`;
    const carried = new URLSearchParams();
    const lang = route.values.get('lang');
    if (lang) carried.set('lang', lang);
    return html`<a class="skip" href="#main" @click=${this.skip}>${t('skip')}</a>
      <header>
        <a class="brand" href=${hashOf('position', carried)} aria-label="Zermelo">
          <img src="icon.svg" alt="" width="30" height="30" /><span>Zermelo</span>
        </a>
        <nav aria-label="Zermelo">
          ${SCREENS.map(
            screen =>
              html`<a
                href=${hashOf(screen, carried)}
                aria-current=${screen === route.screen ? 'page' : nothing}
                >${t(screen)}</a
              >`,
          )}
        </nav>
        <div class="settings">
          <select
            aria-label=${t('language')}
            @change=${(event: Event) => this.speak((event.target as HTMLSelectElement).value as Language)}
          >
            ${LANGUAGES.map(
              ({ code, name }) =>
                html`<option value=${code} lang=${code} ?selected=${code === route.lang}>${name}</option>`,
            )}
          </select>
          <select
            aria-label=${t('theme')}
            @change=${(event: Event) => this.paint((event.target as HTMLSelectElement).value as Theme)}
          >
            ${THEMES.map(theme => html`<option value=${theme} ?selected=${theme === this.theme}>${t(theme)}</option>`)}
          </select>
        </div>
      </header>
      <main id="main" tabindex="-1">
        ${this.trouble ? this.message(this.trouble, true) : nothing}
        ${route.broken ? this.message(t('errorAddress'), false) : nothing}
        ${this.notice ? this.message(this.notice, false, () => (this.notice = '')) : nothing}
        ${this.begun ? keyed(route.lang, this.screen()) : nothing}
      </main>
      <footer>
        <span>${t('tagline')}</span>
        <span class="engine">${this.engineLine()}</span>
      </footer>
      <div id="announcer" class="heard" role="status" aria-live="polite"></div>`;
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('main')?.focus();
  }

  private message(text: string, reload: boolean, close?: () => void): TemplateResult {
    return html`<div class="notice" role="alert">
      <span>${text}</span>
      ${reload ? html`<button class="small" @click=${() => location.reload()}>${t('reload')}</button>` : nothing}
      ${close ? html`<button class="small" @click=${close}>${t('dismiss')}</button>` : nothing}
    </div>`;
  }

  private engineLine(): string {
    if (!this.info) return this.trouble ? t('engineNone') : t('loading');
    const { kind, version, threads } = this.info;
    return kind === 'program' ? t('engineProgram', { version, threads }) : t('engineBrowser');
  }

  private screen(): TemplateResult {
    const { route } = this;
    switch (route.screen) {
      case 'position':
        return html`<z-position .route=${route}></z-position>`;
      case 'play':
        return html`<z-play .route=${route}></z-play>`;
      case 'worksheet':
        return html`<z-worksheet .route=${route}></z-worksheet>`;
      case 'heaps':
        return html`<z-heaps .route=${route}></z-heaps>`;
      case 'own':
        return html`<z-own .route=${route}></z-own>`;
      case 'learn':
        return html`<z-learn .route=${route}></z-learn>`;
    }
  }
}

function keptTheme(): Theme {
  try {
    return THEMES.find(theme => theme === localStorage.getItem('theme')) ?? 'system';
  } catch {
    return 'system';
  }
}

// The engine is looked for while the page is put together, and the words of its language are fetched.
setLanguage(parse(location.hash).lang);
engine().catch(() => undefined);

// The sources are read in one task, and the page begins in the next: none is long enough to be felt.
setTimeout(() => customElements.define('z-app', ZApp));

if ('serviceWorker' in navigator && window.isSecureContext) {
  // What is kept for later is fetched again: the engine comes first.
  const keep = () => navigator.serviceWorker.register('sw.js').catch(() => undefined);
  window.addEventListener('load', () => void engine().then(keep, keep));
}
