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
