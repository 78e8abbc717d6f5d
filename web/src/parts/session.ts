// The worksheet's cells as the lines of one session: all of them are asked together, so that each can use the earlier ones.

import { ask } from '../engine/engine';
import type { SessionLine } from '../engine/protocol';
import { language } from '../text';
import { fileOf, isInCatalogue, rulesNamed, spelledAsFiles } from './rules';

const TIME = 30_000;

/** What the cells are worth. A cell of several lines is one line to the session. */
export async function runCells(cells: string[], signal: AbortSignal): Promise<SessionLine[]> {
  const typed = cells.map(cell => cell.replace(/\s*\n\s*/g, ' ').trim());
  const lines = await withFiles(typed, isTaken);
  const rules = await rulesNamed(lines.join(' '));
  const question = {
    verb: 'session',
    lines,
    options: { rules },
    lang: language(),
    limits: { time_ms: TIME },
  };
  const answer = await ask<{ lines: SessionLine[] }>(question, { signal });
  return answer.lines;
}

/** Whether a name is that of a game of the catalogue or of a function of the language of values. */
async function isTaken(name: string): Promise<boolean> {
  return isInCatalogue(name) || (await functions()).has(name.toLowerCase());
}

let asked: Promise<Set<string>> | undefined;

function functions(): Promise<Set<string>> {
  asked ??= ask<{ usage: string; aliases: string[] }[]>({ verb: 'functions' }).then(
    all => new Set(all.flatMap(one => [one.usage.replace(/\(.*/s, ''), ...one.aliases])),
  );
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The lines with the games named by their files that are known by a rule file alone; names that the lines bind are not games. */
export async function withFiles(
  lines: string[],
  isTaken: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const bound = new Set(
    lines.flatMap(line => /^(?:let )?\s*(\w+)\s*(?:\([^()]*\))?\s*:?=/.exec(line)?.[1] ?? []),
  );
  const isGiven = async (name: string) => bound.has(name) || (await isTaken(name).catch(() => true));
  return Promise.all(
    lines.map(async line => {
      const [, head = '', body = ''] = /^(\s*\w+\s*:=\s*)?(.*)$/s.exec(line) ?? [];
      // `hex 3x3` as a position, and `hex(3x3)` within an expression.
      const spelled = /^[\w-]+(?::\S*)?(?: |$)/.test(body) ? await spelledAsFiles(body, isGiven) : body;
      const called = [...spelled.matchAll(/(?<![\w.-])([a-z][\w-]*)(?=(?::[^()\s]*)?\()/gi)];
      let done = '';
      let from = 0;
      for (const call of called) {
        const file = fileOf(call[1]!);
        if (!file || (await isGiven(call[1]!))) continue;
        done += spelled.slice(from, call.index) + file;
        from = call.index + call[1]!.length;
      }
      return head + done + spelled.slice(from);
    }),
  );
}

/** The worksheet in Markdown: what was asked as code, tables as tables. */
export function toMarkdown(cells: string[], lines: SessionLine[]): string {
  return cells.map((cell, i) => `\`\`\`text\n${cell}\n\`\`\`\n\n${inMarkdown(lines[i], i)}\n`).join('\n');
}

function inMarkdown(line: SessionLine | undefined, i: number): string {
  if (line?.error) return `> ${line.error.replace(/\n/g, '\n> ')}\n`;
  if (!line?.text) return '';
  if (!line.table) return `${title(line, i)} = \`${line.text}\`\n`;
  return line.table.markdown;
}

/** The name of a line: the one it gives, or `%n`. */
export function title(line: SessionLine, i: number): string {
  return line.name ?? `%${i + 1}`;
}

/** The worksheet as a document of LaTeX. */
export function toLatex(cells: string[], lines: SessionLine[]): string {
  const rows = cells.map((cell, i) => {
    const line = lines[i];
    const result = line?.latex
      ? `\\[ ${line.latex} \\]`
      : line?.text
        ? `\\begin{verbatim}\n${line.text}\n\\end{verbatim}`
        : '';
    return `\\begin{verbatim}\n${cell}\n\\end{verbatim}\n${result}\n`;
  });
  const head = '\\documentclass{article}\n\\usepackage{amsmath,amssymb,graphicx}\n\\begin{document}\n';
  return `${head}\n${rows.join('\n')}\n\\end{document}\n`;
}
