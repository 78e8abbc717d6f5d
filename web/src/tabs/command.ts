// The command that gives the same answer in a terminal, and the address of the page.

import { html, type TemplateResult } from 'lit';
import { textBlock } from '../parts/page';
import type { RuleFile } from '../engine/protocol';
import { language, t } from '../text';
import { ZPanel } from './panel';

/** A word for a shell, in quotes where it needs them. */
export function quoted(word: string): string {
  return /^[\w./:,=@%^-]+$/.test(word) ? word : `'${word.replace(/'/g, `'\\''`)}'`;
}

export function commandLine(verb: string, input: string, options: Record<string, unknown>): string {
  const files = (options['rules'] as RuleFile[] | undefined) ?? [];
  const words = input.split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  if (files.some(file => file.name === first)) words[0] = `./${first}`;
  const simple = words.every(word => /^[\w./:,=-]+$/.test(word));
  const question = simple ? words.join(' ') : quoted(words.join(' '));
  const flags = [
    options['misere'] ? '--misere' : '',
    options['to_move'] ? `--to-move ${String(options['to_move'])}` : '',
    language() === 'en' ? '' : `--lang ${language()}`,
  ];
  return ['zermelo', verb, question, ...flags].filter(Boolean).join(' ');
}

class ZCommand extends ZPanel {
  protected begin(): void {}

  protected override render(): TemplateResult {
    const verbs = ['solve', 'value', 'table', 'play'];
    const known = (verb: string) =>
      verb === 'value'
        ? { ...this.options, to_move: undefined }
        : verb === 'table'
          ? { ...this.options, to_move: undefined }
          : this.options;
    const lines = verbs.map(verb => commandLine(verb, this.input, known(verb)));
    return html`<p class="quiet">${t('commandHint')}</p>
      ${textBlock(lines.join('\n'), 'commands.txt')}
      <h3>${t('share')}</h3>
      ${textBlock(location.href, 'address.txt')}`;
  }
}

customElements.define('z-command', ZCommand);
