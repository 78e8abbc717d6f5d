// The address of everything: `#/screen?q=…&tab=…&lang=…`. What the page shows is a function of it.

import { isLanguage, preferred, t } from './text';
import type { Language } from './engine/protocol';

export const SCREENS = ['position', 'play', 'worksheet', 'heaps', 'own', 'learn'] as const;
export type Screen = (typeof SCREENS)[number];

export interface Route {
  screen: Screen;
  lang: Language;
  /** Everything else of the address: question, tab, moves, ... */
  values: URLSearchParams;
  /** Whether the address could not be read as a whole. */
  broken: boolean;
}

const COMMON = ['lang'];

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const screen = SCREENS.find(name => name === path);
  let values = new URLSearchParams();
  let broken = path !== '' && screen === undefined;
  try {
    decodeURIComponent(query.replace(/\+/g, ' '));
    values = new URLSearchParams(query);
  } catch {
    broken = true;
  }
  const asked = values.get('lang');
  return {
    screen: screen ?? 'position',
    lang: isLanguage(asked) ? asked : (kept() ?? preferred()),
    values,
    broken,
  };
}

function kept(): Language | null {
  try {
    const lang = localStorage.getItem('lang');
    return isLanguage(lang) ? lang : null;
  } catch {
    return null;
  }
}

export function hashOf(
  screen: Screen,
  values: Record<string, string | null | undefined> | URLSearchParams,
): string {
  const pairs = values instanceof URLSearchParams ? [...values] : Object.entries(values);
  const query = new URLSearchParams();
  for (const [key, value] of pairs)
    if (value !== null && value !== undefined && value !== '') query.set(key, value);
  const text = query.toString();
  return `#/${screen}${text ? `?${text}` : ''}`;
}

/** The address of a screen in the language of the present one. */
export function address(screen: Screen, values: Record<string, string | null | undefined> = {}): string {
  const here = parse(location.hash);
  const common: Record<string, string | null> = {};
  for (const name of COMMON) common[name] = here.values.get(name);
  return hashOf(screen, { ...values, ...common });
}

/** The address of another position under the rules of the present address: its convention and its rule file. */
export function underSameRules(values: Record<string, string | null | undefined>): string {
  const here = parse(location.hash).values;
  return address('position', { misere: here.get('misere'), file: here.get('file'), ...values });
}

/** Browsers refuse addresses that are much longer. */
const LONGEST = 200_000;

function tooLong(size: number): void {
  notify(t('errorLong', { size: size.toLocaleString(), most: LONGEST.toLocaleString() }));
}

/** Says something above the screen, until the page goes on. */
export function notify(detail: string): void {
  window.dispatchEvent(new CustomEvent('notice', { detail }));
}

export function go(hash: string, replace = false): void {
  if (hash === location.hash) return;
  if (hash.length > LONGEST) return tooLong(hash.length);
  if (replace) {
    history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = hash;
}

/** Changes some values of the present address. */
export function change(values: Record<string, string | null>, replace = false): void {
  // What is far too long is not written as an address first: that alone would hold the page up for seconds.
  const size = Object.values(values).reduce((sum, value) => sum + (value?.length ?? 0), 0);
  if (size > LONGEST) return tooLong(size);
  const here = parse(location.hash);
  const next = new URLSearchParams(here.values);
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  go(hashOf(here.screen, next), replace);
}
