// The lessons: a list, and one of them.

import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { LESSONS, type Block, type Lesson } from '../learn/lessons';
import '../learn/parts';
import { ZScreen } from '../parts/page';
import { address } from '../route';
import { language, t } from '../text';

class ZLearn extends ZScreen {
  protected override render(): TemplateResult {
    const lesson = LESSONS.find(one => one.id === this.value('lesson'));
    return lesson ? html`${keyed(lesson.id, this.lesson(lesson))}` : this.list();
  }

  private list(): TemplateResult {
    return html`<h1>${t('learn')}</h1>
      <p class="quiet">${t('learnHint')}</p>
      <ol class="lessons">
        ${LESSONS.map(
          (lesson, i) =>
            html`<li>
              <a class="card lesson-link" href=${address('learn', { lesson: lesson.id })}>
                <span class="lesson-number" aria-hidden="true">${i + 1}</span>
                <span class="lesson-title">${lesson.title[language()]}</span>
                <span class="quiet">${first(lesson)}</span>
              </a>
            </li>`,
        )}
      </ol>`;
  }

  private lesson(lesson: Lesson): TemplateResult {
    const at = LESSONS.indexOf(lesson);
    const [before, after] = [LESSONS[at - 1], LESSONS[at + 1]];
    return html`<article class="lesson">
      <p class="no-print"><a href=${address('learn')}>${t('allLessons')}</a></p>
      <h1>${at + 1}. ${lesson.title[language()]}</h1>
      ${lesson.blocks.map(block => this.block(block))}
      <div class="row wrap no-print">
        ${before ? html`<a class="button" href=${address('learn', { lesson: before.id })}>← ${before.title[language()]}</a>` : nothing}
        <span class="grow"></span>
        <button @click=${() => window.print()}>${t('print')}</button>
        ${after ? html`<a class="button" href=${address('learn', { lesson: after.id })}>${after.title[language()]} →</a>` : nothing}
      </div>
    </article>`;
  }

  private block(block: Block): TemplateResult {
    switch (block.kind) {
      case 'text':
        return html`<p class="lesson-text">${block.text[language()]}</p>`;
      case 'board':
        return html`<z-try question=${block.question} ?misere=${block.misere ?? false}></z-try>`;
      case 'exercise':
        return html`<z-exercise
          asks=${block.asks}
          .draw=${block.draw}
          ?misere=${block.misere ?? false}
        ></z-exercise>`;
      case 'tree':
        return html`<z-payoffs tree=${block.tree}></z-payoffs>`;
      case 'tree-exercise':
        return html`<z-payoffs .draw=${block.draw}></z-payoffs>`;
      case 'proof':
        return html`<z-proof theorem=${block.theorem} numbers=${block.numbers}></z-proof>`;
    }
  }
}

/** The first sentence of a lesson. */
function first(lesson: Lesson): string {
  const block = lesson.blocks.find(one => one.kind === 'text');
  const words = block?.kind === 'text' ? block.text[language()] : '';
  return words.split(/(?<=[.。])\s*/)[0] ?? '';
}

customElements.define('z-learn', ZLearn);
