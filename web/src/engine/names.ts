// Names of moves in the language of the page. Answers have them in English, in which they are read again; what an answer names
// is asked for together with it, so that it is known when the answer is shown.

import { language } from '../text';
import type { Language } from './protocol';

/** More names than this are not kept: they are asked for again. */
const MOST_KEPT = 20_000;
/** Names of one answer beyond these stay in English. */
const MOST_ASKED = 5_000;

const known = new Map<Language, Map<string, string>>();

function of(lang: Language): Map<string, string> {
  let own = known.get(lang);
  if (!own) known.set(lang, (own = new Map()));
  return own;
}

/** A name of a move, a game or a rule file as the language of the page has it. */
export function named(name: string): string {
  return known.get(language())?.get(name) ?? name;
}

/** The keys under which answers name moves. */
const KEYS = new Set(['label', 'move', 'reply', 'better', 'dominated_by']);

/** The names of moves in an answer. Those without a word, such as `b2`, are the same in all languages. */
export function namesIn(answer: unknown): string[] {
  const found = new Set<string>();
  const keep = (text: unknown) => {
    if (typeof text === 'string' && /[a-z]{3}/.test(text) && found.size < MOST_ASKED) found.add(text);
  };
  const open: unknown[] = [answer];
  while (open.length > 0) {
    const now = open.pop();
    if (Array.isArray(now)) for (const item of now) open.push(item);
    else if (now && typeof now === 'object') {
      for (const [key, value] of Object.entries(now)) {
        if (key === 'line' && Array.isArray(value)) value.forEach(keep);
        else if (KEYS.has(key)) keep(value);
        if (value && typeof value === 'object' && key !== 'drawing') open.push(value);
      }
    }
  }
  return [...found];
}

/** Learns names that are not known yet. Where they cannot be had, they stay in English. */
export async function learn(
  names: string[],
  lang: Language | undefined,
  ask: (lines: string[]) => Promise<{ names: string[] }>,
): Promise<void> {
  if (!lang || lang === 'en') return;
  const own = of(lang);
  const fresh = names.filter(name => !own.has(name));
  if (fresh.length === 0) return;
  const told = await ask(fresh).catch(() => null);
  if (!told) return;
  if (own.size > MOST_KEPT) own.clear();
  fresh.forEach((name, i) => own.set(name, told.names[i] ?? name));
}
