// The worksheet's cells as the lines of one session: all of them are asked together, so that each can use the earlier ones.

import { ask } from '../engine/engine';
import type { SessionLine } from '../engine/protocol';
import { language } from '../text';
import { rulesNamed } from './rules';

const TIME = 30_000;

/** What the cells are worth. A cell of several lines is one line to the session. */
export async function runCells(cells: string[], signal: AbortSignal): Promise<SessionLine[]> {
  const lines = cells.map(cell => cell.replace(/\s*\n\s*/g, ' ').trim());
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

/** The worksheet in Markdown: what was asked as code, tables as tables. */
export function toMarkdown(cells: string[], lines: SessionLine[]): string {
  return cells.map((cell, i) => `\`\`\`text\n${cell}\n\`\`\`\n\n${inMarkdown(lines[i], i)}\n`).join('\n');
}

function inMarkdown(line: SessionLine | undefined, i: number): string {
  if (line?.error) return `> ${line.error.replace(/\n/g, '\n> ')}\n`;
  if (!line?.text) return '';
  if (!line.table) return `${title(line, i)} = \`${line.text}\`\n`;
  const row = (cells: string[]) =>
    `| ${cells.map(cell => `\`${cell.replace(/\|/g, '\\|')}\``).join(' | ')} |`;
  const rule = `|${'---|'.repeat(line.table.headings.length)}`;
  return [row(line.table.headings), rule, ...line.table.rows.map(row), ''].join('\n');
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
