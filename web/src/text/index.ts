// The words of the page in the language that is chosen.

import { en, type WordKey, type Words } from './en';
import { ko } from './ko';
import { zh } from './zh';
import type { Language } from '../engine/protocol';

export const LANGUAGES: { code: Language; name: string; words: Words }[] = [
  { code: 'en', name: 'English', words: en },
  { code: 'ko', name: '한국어', words: ko },
  { code: 'zh', name: '中文', words: zh },
];

let current: Language = 'en';
let words: Words = en;

export function language(): Language {
  return current;
}

export function setLanguage(code: Language): void {
  current = code;
  words = LANGUAGES.find(language => language.code === code)?.words ?? en;
  document.documentElement.lang = code === 'zh' ? 'zh-Hans' : code;
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some(language => language.code === text);
}

/** The language of the browser where the page knows it, English elsewhere. */
export function preferred(): Language {
  const short = navigator.languages.map(tag => tag.slice(0, 2).toLowerCase());
  return short.find(isLanguage) ?? 'en';
}

/** The words of a key, with `{name}` replaced. */
export function t(key: WordKey, values: Record<string, string | number> = {}): string {
  return words[key].replace(/\{(\w+)\}/g, (all, name: string) =>
    name in values ? String(values[name]) : all,
  );
}

/** Whether there are words of this key. */
export function has(key: string): key is WordKey {
  return Object.hasOwn(words, key);
}

export type { WordKey };
