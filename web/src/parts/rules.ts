// Rule files in addresses: compressed, so that a link carries the whole game.

import type { RuleFile } from '../engine/protocol';

const LONGEST = 200_000;

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const source = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  const reader = source.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LONGEST) throw new Error('too long');
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** A file as a word for an address. */
export async function pack(file: RuleFile): Promise<string> {
  const bytes = new TextEncoder().encode(`${file.name}\n${file.text}`);
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The file of an address; fails where the word is damaged. */
export async function unpack(word: string): Promise<RuleFile> {
  const text = atob(word.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, char => char.charCodeAt(0));
  const plain = new TextDecoder('utf-8', { fatal: true }).decode(
    await through(bytes, new DecompressionStream('deflate-raw')),
  );
  const end = plain.indexOf('\n');
  if (end < 0) throw new Error('no name');
  return { name: plain.slice(0, end), text: plain.slice(end + 1) };
}

let examples: Promise<RuleFile[]> | undefined;

/** The rule files that come with the page. */
export function ruleExamples(): Promise<RuleFile[]> {
  examples ??= fetch(new URL('examples.json', document.baseURI)).then(
    answer => answer.json() as Promise<RuleFile[]>,
  );
  examples.catch(() => (examples = undefined));
  return examples;
}

/** The names of the rule files that come with the page, without their ending; the build knows them. */
declare const RULE_NAMES: string[];

/** Those names of theirs that games of the catalogue have as well; the build knows them, too. */
declare const NAMES_OF_BOTH: string[];

/** Whether a game of the catalogue has the name that a rule file has. */
export function isInCatalogue(name: string): boolean {
  return NAMES_OF_BOTH.includes(name);
}

/** The file of a game's name, as the program finds it: `connect-four` is `connect_four.star`. */
export function fileOf(name: string): string | null {
  const stem = name
    .replace(/\.star$/, '')
    .toLowerCase()
    .replace(/-/g, '_');
  return RULE_NAMES.includes(stem) ? `${stem}.star` : null;
}

/**
 * A question in which games that are known by a rule file alone are named by it: `hex 3x3 + nim 2` is `hex.star 3x3 + nim 2`.
 * Names stand first, or after a plus.
 */
export async function spelledAsFiles(
  question: string,
  isInCatalogue: (name: string) => Promise<boolean>,
): Promise<string> {
  const words = question.split(' ');
  let before = '+';
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (before === '+') {
      const [name = '', parameters] = word.split(/:(.*)/s);
      const file = fileOf(name);
      if (file && file !== name && !(await isInCatalogue(name)))
        words[i] = parameters === undefined ? file : `${file}:${parameters}`;
    }
    if (word !== '') before = word;
  }
  return words.join(' ');
}

/** What a rule file is, in a few words: its first comment up to where the rules begin. */
export function titleOfFile(text: string): string {
  const line = (text.split('\n', 1)[0] ?? '').replace(/^[# ]+/, '');
  const end = line.search(/[:.] /);
  return (end < 0 ? line : line.slice(0, end)).replace(/\.$/, '');
}

/** The question of the first example in a rule file's head: `# Example: zermelo value games/clobber.star 'xo.|ox.'`. */
export function exampleOf({ name, text }: RuleFile): string {
  const found = /^# Example: zermelo \S+ (?:\S*\/)?(\S+\.star(?::\S+)?)(?: +(.+))?$/m.exec(text);
  if (!found) return name;
  const position = (found[2] ?? '').replace(/ --.*$/, '').replace(/^(['"])(.*)\1$/, '$2');
  return `${found[1]} ${position}`.trim();
}

/** The words of a rule file's head, without its source and its examples. */
export function aboutOf(text: string): string {
  const head = /^(?:#.*\n)+/.exec(text)?.[0] ?? '';
  return head
    .replace(/^# ?/gm, '')
    .split(/^(?:Source|Example):/m, 1)[0]!
    .replace(/\s+/g, ' ')
    .trim();
}

/** The source that a rule file's head names. */
export function sourceOf(text: string): string {
  const head = (/^(?:#.*\n)+/.exec(text)?.[0] ?? '').replace(/^# ?/gm, '');
  const found = /^Source:([\s\S]*?)(?=^Example:|$(?![\s\S]))/m.exec(head);
  return (found?.[1] ?? '').replace(/\s+/g, ' ').trim();
}

/** The rule files of the page that a text names. */
export async function rulesNamed(text: string): Promise<RuleFile[]> {
  const names = text.match(/[\w./-]+\.star\b/g);
  if (!names) return [];
  const all = await ruleExamples().catch(() => []);
  const found = all.filter(one => names.includes(one.name));
  const loaded = await Promise.all(found.map(file => withRules(file)));
  const rules = loaded.flatMap(options => (options['rules'] as RuleFile[] | undefined) ?? []);
  return [...new Map(rules.map(rule => [rule.name, rule])).values()];
}

/** What a question says of rule files: of the one that its link carries, else of those of the page that it names. */
export async function rulesOf(file: RuleFile | null, question: string): Promise<Record<string, unknown>> {
  if (file) return withRules(file);
  const rules = await rulesNamed(question);
  return rules.length > 0 ? { rules } : {};
}

/** What a question says of a rule file: the file, and those of the page that it loads. */
export async function withRules(file: RuleFile | null): Promise<Record<string, unknown>> {
  if (!file) return {};
  const rules = [file];
  if (/\bload\(/.test(file.text)) {
    const all = await ruleExamples().catch(() => []);
    for (let i = 0; i < rules.length; i++) {
      for (const [, name] of rules[i]!.text.matchAll(/\bload\(\s*"([^"]+)"/g)) {
        const found = all.find(one => one.name === name);
        if (found && !rules.some(one => one.name === name)) rules.push(found);
      }
    }
  }
  return { rules };
}
