// The live parts of lessons: boards to try, exercises, proofs that open step by step.

import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { shownMoves } from '../board/z-board';
import { named } from '../engine/names';
import type { Answer, Move, Position, Proof } from '../engine/protocol';
import { Asked } from '../parts/asked';
import { announce, fresh } from '../parts/page';
import { said } from '../parts/verdict';
import { address } from '../route';
import { t } from '../text';
import type { Draw } from './lessons';
import { treePicture } from './tree';

/** Numbers that look random and are the same again for the same seed. */
export function draws(seed: number): Draw {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (low, high) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return low + ((state >>> 7) % (high - low + 1));
  };
}

abstract class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

function boardsOf(
  position: Position,
  render: (part: Position, index: number | null) => TemplateResult,
): TemplateResult {
  const { drawing } = position;
  if (drawing?.kind !== 'sum') return render(position, null);
  return html`<div class="boards sum">
    ${drawing.parts.map((part, i) => {
      const own = { ...position, drawing: part, subject: position.parts[i]?.subject ?? '' };
      return html`${i > 0 ? html`<span class="plus" aria-hidden="true">+</span>` : nothing}
        <div class="one-board">
          <p class="part-name mono">${own.subject}</p>
          ${render(own, i)}
        </div>`;
    })}
  </div>`;
}

/** A board to try: play on it and see who wins. */
class ZTry extends Part {
  static override properties = {
    question: {},
    misere: { type: Boolean },
    now: { state: true },
    seen: { state: true },
  };
  declare question: string;
  declare misere: boolean;
  declare now: string;
  declare seen: boolean;
  private readonly position = new Asked<Position>(this);
  private readonly answer = new Asked<Answer>(this);
  private asked = '';

  constructor() {
    super();
    this.question = '';
    this.misere = false;
    this.now = '';
    this.seen = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('question')) this.now = this.question;
    if (this.now === this.asked) return;
    this.asked = this.now;
    const options = this.misere ? { misere: true } : {};
    void this.position.run({ verb: 'position', input: this.now, options }, true);
    void this.answer.run(
      { verb: 'solve', input: this.now, options: { ...options, only: 'moves' }, limits: { time_ms: 10_000 } },
      true,
    );
  }

  private play(move: Move): void {
    if (!move.subject) return;
    this.now = move.subject;
    announce(named(move.label));
  }

  protected override render(): TemplateResult {
    const position = this.position.value;
    const answer = this.answer.value;
    if (!position) return html`<div class="try card">${this.position.status()}</div>`;
    const moves = shownMoves(position, answer?.moves ?? []);
    const words = answer ? said(answer, position.impartial) : null;
    return html`<div class="try card" role="group" aria-label=${t('tryIt')}>
      ${boardsOf(
        position,
        (part, i) =>
          html`<z-board
            .position=${part}
            .moves=${i === null ? moves : moves.filter(({ move }) => move.part === i)}
            .mode=${'move'}
            .marks=${this.seen}
            @play=${(event: CustomEvent<Move>) => this.play(event.detail)}
          ></z-board>`,
      )}
      <div class="row wrap">
        <code>${position.subject}</code>
        <span class="grow"></span>
        <span class="row wrap tight">
          <button
            class="small no-print"
            aria-pressed=${this.seen ? 'true' : 'false'}
            @click=${() => (this.seen = !this.seen)}
          >
            ${t('solution')}
          </button>
          <button
            class="small no-print"
            ?disabled=${this.now === this.question}
            @click=${() => (this.now = this.question)}
          >
            ${t('startPosition')}
          </button>
          <a
            class="button small no-print"
            href=${address('position', { q: this.now, misere: this.misere ? '1' : '' })}
            >${t('analyse')}</a
          >
        </span>
      </div>
      ${this.seen && words ? html`<div class="verdict ${words.tone}"><p class="who">${words.sentence}</p></div>` : nothing}
    </div>`;
  }
}

type Asks = 'winner' | 'move' | 'grundy';

/** An exercise about a position; the engine judges. */
class ZExercise extends Part {
  static override properties = {
    asks: {},
    draw: { attribute: false },
    misere: { type: Boolean },
    seed: { state: true },
    verdict: { state: true },
    open: { state: true },
  };
  declare asks: Asks;
  declare draw: (draw: Draw) => string;
  declare misere: boolean;
  declare seed: number;
  declare verdict: { right: boolean; text: string } | null;
  declare open: boolean;
  private readonly position = new Asked<Position>(this);
  private readonly answer = new Asked<Answer>(this);
  private asked = 0;
  private readonly field = fresh('answer');

  constructor() {
    super();
    this.asks = 'winner';
    this.draw = () => '';
    this.misere = false;
    this.seed = 1;
    this.verdict = null;
    this.open = false;
  }

  protected override willUpdate(): void {
    if (this.asked === this.seed) return;
    this.asked = this.seed;
    void this.begin();
  }

  private async begin(): Promise<void> {
    this.verdict = null;
    this.open = false;
    const { seed } = this;
    const options = { ...(this.misere ? { misere: true } : {}) };
    const input = this.draw(draws(seed));
    void this.position.run({ verb: 'position', input, options });
    const only = this.asks === 'grundy' ? 'value' : 'moves';
    const answer = await this.answer.run({
      verb: 'solve',
      input,
      options: { ...options, only },
      limits: { time_ms: 10_000 },
    });
    if (!answer || seed !== this.seed) return;
    // A winning move can only be asked for where there is one.
    if (this.asks === 'move' && answer.outcome === 'P' && seed < 1000) this.seed += 1;
  }

  private judge(right: boolean, words: string): void {
    this.verdict = { right, text: words };
    announce(`${t(right ? 'right_' : 'wrong')} ${words}`);
  }

  private played(move: Move): void {
    const rated = this.answer.value?.moves.find(one => one.move === move.label);
    const good = rated?.result === 'win';
    this.judge(good, t(good ? 'moveWasGood' : 'moveWasBad', { move: named(move.label) }));
  }

  protected override render(): TemplateResult {
    const position = this.position.value;
    const answer = this.answer.value;
    const ready = position && answer;
    const question = { winner: 'questionWinner', move: 'questionMove', grundy: 'questionGrundy' } as const;
    return html`<div class="exercise card" role="group" aria-label=${t('exercise')}>
      <p>
        <strong>${t('exercise')}.</strong> ${t(question[this.asks])}
        ${this.misere ? html`<em>(${t('misere')})</em>` : nothing}
      </p>
      ${
        position
          ? boardsOf(
              position,
              (part, i) =>
                html`<z-board
                  .position=${part}
                  .moves=${(ready ? shownMoves(position, answer.moves) : []).filter(({ move }) => i === null || move.part === i)}
                  .mode=${this.asks === 'move' && ready ? 'move' : 'look'}
                  .marks=${this.open && this.asks === 'move'}
                  @play=${(event: CustomEvent<Move>) => this.played(event.detail)}
                ></z-board>`,
            )
          : this.position.status()
      }
      <p class="centre"><code>${position?.subject ?? ''}</code></p>
      ${this.answer.state === 'failed' ? this.answer.status(() => void this.begin()) : nothing}
      <div class="row wrap no-print">
        ${ready ? this.controls(answer) : nothing}
        <span class="grow"></span>
        <button class="small" ?disabled=${!ready} @click=${() => (this.open = !this.open)}>
          ${t('solution')}
        </button>
        <button class="small" @click=${() => (this.seed += 1)}>${t('newNumbers')}</button>
      </div>
      ${
        this.verdict
          ? html`<p class="judged ${this.verdict.right ? 'good' : 'bad'}">
              <strong>${this.verdict.right ? '✓' : '✗'} ${t(this.verdict.right ? 'right_' : 'wrong')}</strong>
              ${this.verdict.text}
            </p>`
          : nothing
      }
      ${this.open && ready ? this.solution(answer, position) : nothing}
    </div>`;
  }

  private controls(answer: Answer): TemplateResult | typeof nothing {
    if (this.asks === 'winner') {
      const draw = answer.outcome === 'D';
      const wins = answer.outcome === 'N';
      const options: [string, boolean][] = [
        [t('yes'), wins],
        [t('no'), !wins && !draw],
        [t('itIsADraw'), draw],
      ];
      return html`${options.map(([name, right], i) =>
        i === 2 && !this.loopy
          ? nothing
          : html`<button @click=${() => this.judge(right, '')}>${name}</button>`,
      )}`;
    }
    if (this.asks === 'grundy') {
      return html`<form
        class="row"
        @submit=${(event: Event) => {
          event.preventDefault();
          const given = String(new FormData(event.target as HTMLFormElement).get('value'))
            .trim()
            .replace(/^\*/, '');
          if (given === '') return;
          const right = answer.worth?.text.replace(/^\*/, '') ?? '';
          this.judge(given === right, '');
        }}
      >
        <label class="heard" for=${this.field}>${t('answer')}</label>
        <input id=${this.field} name="value" inputmode="numeric" size="5" autocomplete="off" />
        <button>${t('judge')}</button>
      </form>`;
    }
    return nothing;
  }

  private get loopy(): boolean {
    return this.position.value?.loopy === true;
  }

  private solution(answer: Answer, position: Position): TemplateResult {
    const words = said(answer, position.impartial);
    const winning = answer.moves.filter(move => move.result === 'win').slice(0, 8);
    return html`<div class="solution">
      <p>${words.sentence}</p>
      ${answer.worth ? html`<p>${t('grundyValue')}: <span class="value">${answer.worth.text}</span></p>` : nothing}
      ${
        winning.length > 0 && this.asks !== 'grundy'
          ? html`<p>${t('winningMoves')}${t('colon')}${winning.map(move => named(move.move)).join(' · ')}</p>`
          : nothing
      }
      ${answer.explanation.length > 0 ? html`<pre>${answer.explanation.join('\n')}</pre>` : nothing}
    </div>`;
  }
}

interface TreeAnswer {
  value: number;
  vertices: { value: number | null }[];
  minimax_nodes: number;
  alpha_beta_nodes: number;
  trace: string[] | null;
}

/** A tree with payoffs: shown with its values, or asked for. */
class ZPayoffs extends Part {
  static override properties = {
    tree: {},
    draw: { attribute: false },
    seed: { state: true },
    verdict: { state: true },
    open: { state: true },
  };
  declare tree: string;
  declare draw: ((draw: Draw) => string) | null;
  declare seed: number;
  declare verdict: boolean | null;
  declare open: boolean;
  private readonly answer = new Asked<TreeAnswer>(this);
  private asked = '';
  private readonly field = fresh('tree');

  constructor() {
    super();
    this.tree = '';
    this.draw = null;
    this.seed = 1;
    this.verdict = null;
    this.open = false;
  }

  private get text(): string {
    return this.draw ? this.draw(draws(this.seed)) : this.tree;
  }

  protected override willUpdate(): void {
    if (this.asked === this.text) return;
    this.asked = this.text;
    this.verdict = null;
    this.open = this.draw === null;
    void this.answer.run({ verb: 'tree', input: this.text, options: { trace: true } });
  }

  protected override render(): TemplateResult {
    const answer = this.answer.value;
    const values = this.open && answer ? answer.vertices.map(vertex => vertex.value) : null;
    const words = this.open && answer ? `${this.text} = ${answer.value}` : this.text;
    return html`<div class="exercise card" role="group" aria-label=${this.draw ? t('exercise') : t('tree')}>
      ${this.draw ? html`<p><strong>${t('exercise')}.</strong> ${t('questionTree')}</p>` : nothing}
      <div class="plain-scroll" tabindex="0" role="group" aria-label=${this.text}>
        ${treePicture(this.text, values, words)}
      </div>
      ${this.answer.status()}
      ${
        this.draw
          ? html`<div class="row wrap no-print">
                <form
                  class="row"
                  @submit=${(event: Event) => {
                    event.preventDefault();
                    const text = String(new FormData(event.target as HTMLFormElement).get('value'));
                    const given = text.trim().replace('−', '-');
                    if (given === '') return;
                    this.verdict = answer !== null && given === String(answer.value);
                    announce(t(this.verdict ? 'right_' : 'wrong'));
                  }}
                >
                  <label class="heard" for=${this.field}>${t('answer')}</label>
                  <input id=${this.field} name="value" size="5" autocomplete="off" />
                  <button ?disabled=${!answer}>${t('judge')}</button>
                </form>
                <span class="grow"></span>
                <button class="small" @click=${() => (this.open = !this.open)}>${t('solution')}</button>
                <button class="small" @click=${() => (this.seed += 1)}>${t('newNumbers')}</button>
              </div>
              ${
                this.verdict === null
                  ? nothing
                  : html`<p class="judged ${this.verdict ? 'good' : 'bad'}">
                      <strong>${this.verdict ? '✓' : '✗'} ${t(this.verdict ? 'right_' : 'wrong')}</strong>
                    </p>`
              }`
          : nothing
      }
      ${this.open && answer?.trace ? html`<pre tabindex="0">${answer.trace.join('\n')}</pre>` : nothing}
    </div>`;
  }
}

/** A proof that opens a step at a time, with the reader's own numbers. */
class ZProof extends Part {
  static override properties = {
    theorem: {},
    numbers: {},
    given: { state: true },
    steps: { state: true },
  };
  declare theorem: string;
  declare numbers: string;
  declare given: string | null;
  declare steps: number;
  private readonly proof = new Asked<Proof>(this);
  private asked = '';

  constructor() {
    super();
    this.theorem = '';
    this.numbers = '';
    this.given = null;
    this.steps = 0;
  }

  /** A printed lesson has its proofs whole. */
  private readonly unfold = () => {
    this.steps = this.proof.value?.steps.length ?? this.steps;
    this.performUpdate();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('beforeprint', this.unfold);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.unfold);
  }

  protected override willUpdate(): void {
    const numbers = this.given ?? this.numbers;
    const key = `${this.theorem} ${numbers}`;
    if (key === this.asked) return;
    this.asked = key;
    void this.proof.run(
      { verb: 'explain', input: this.theorem, options: { proof: numbers }, limits: { time_ms: 10_000 } },
      true,
    );
  }

  protected override render(): TemplateResult {
    const proof = this.proof.value;
    return html`<div class="proof card" role="group" aria-label=${t('proof')}>
      <h2 class="first">${t('proof')}</h2>
      <form
        class="row no-print"
        @submit=${(event: Event) => {
          event.preventDefault();
          this.given = String(new FormData(event.target as HTMLFormElement).get('numbers')).trim();
        }}
      >
        <input
          class="mono"
          name="numbers"
          aria-label=${t('proofNumbers')}
          spellcheck="false"
          .value=${this.given ?? this.numbers}
        />
        <button>${t('proofNumbers')}</button>
      </form>
      ${this.proof.status()}
      ${
        proof
          ? html`<p><strong>${proof.theorem}.</strong> ${proof.statement}</p>
              <ol class="steps">
                ${proof.steps
                  .slice(0, this.steps)
                  .map(
                    step =>
                      html`<li>
                        <strong>${step.heading}.</strong> ${step.text}
                        ${step.numbers.length > 0 ? html`<pre>${step.numbers.join('\n')}</pre>` : nothing}
                      </li>`,
                  )}
              </ol>
              ${
                this.steps >= proof.steps.length
                  ? html`${proof.checked.map(line => html`<p class="quiet">✓ ${line}</p>`)}
                    ${proof.source ? html`<p class="quiet small-text">${proof.source}</p>` : nothing}`
                  : html`<div class="row no-print">
                      <button class="primary" @click=${() => (this.steps += 1)}>
                        ${t('nextStep')} (${this.steps}/${proof.steps.length})
                      </button>
                      <button @click=${() => (this.steps = proof.steps.length)}>${t('allSteps')}</button>
                    </div>`
              }`
          : nothing
      }
    </div>`;
  }
}

customElements.define('z-try', ZTry);
customElements.define('z-exercise', ZExercise);
customElements.define('z-payoffs', ZPayoffs);
customElements.define('z-proof', ZProof);
