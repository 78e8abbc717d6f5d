// The tree of a position: each option opens to its own.

import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { Answer, Move, Position, Result } from '../engine/protocol';
import { Asked } from '../parts/asked';
import { badge } from '../parts/moves';
import { named } from '../engine/names';
import { underSameRules } from '../route';
import { t } from '../text';
import { moveKey } from '../board/z-board';
import { ZPanel } from './panel';

class ZTree extends ZPanel {
  protected begin(): void {}

  protected override render(): TemplateResult {
    return html`<p class="quiet">${t('treeHint')}</p>
      <ul class="tree">
        <li>
          <z-tree-node
            .subject=${this.input}
            .options=${this.options}
            .label=${this.input}
            open
          ></z-tree-node>
        </li>
      </ul>`;
  }
}

const AT_ONCE = 60;

class ZTreeNode extends LitElement {
  static override properties = {
    subject: { attribute: false },
    options: { attribute: false },
    label: { attribute: false },
    player: { attribute: false },
    result: { attribute: false },
    open: { type: Boolean, reflect: true },
  };
  declare subject: string | null;
  declare options: Record<string, unknown>;
  declare label: string;
  declare player: Move['player'] | null;
  declare result: Result | null;
  declare open: boolean;
  private asked = '';
  private readonly position = new Asked<Position>(this);
  private readonly answer = new Asked<Answer>(this);

  constructor() {
    super();
    this.subject = null;
    this.options = {};
    this.label = '';
    this.player = null;
    this.result = null;
    this.open = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    if (!this.open || !this.subject) return;
    const key = this.subject + JSON.stringify(this.options);
    if (key === this.asked) return;
    this.asked = key;
    const question = { input: this.subject, options: this.options };
    void this.position.run({ verb: 'position', ...question });
    void this.answer.run({
      verb: 'solve',
      ...question,
      options: { ...this.options, only: 'moves' },
      limits: { time_ms: 10_000 },
    });
  }

  protected override render(): TemplateResult {
    const { position, answer } = this;
    const known = new Map((answer.value?.moves ?? []).map(move => [moveKey(move.player, move.move), move]));
    const find = (move: Move) =>
      known.get(moveKey(move.player, move.label)) ?? known.get(moveKey('both', move.label));
    const turn = this.options['to_move'];
    const next = turn === 'left' ? 'right' : turn === 'right' ? 'left' : turn;
    const below = { ...this.options, ...(next ? { to_move: next } : {}) };
    const moves =
      position.value?.moves.filter(move => !turn || move.player === turn || move.player === 'both') ?? [];
    const name = t(this.open ? 'collapse' : 'expand', { what: named(this.label) });
    return html`<span class="node"
        >${
          this.subject
            ? html`<button
                class="twist"
                aria-expanded=${this.open ? 'true' : 'false'}
                aria-label=${name}
                @click=${() => (this.open = !this.open)}
              >
                ${this.open ? '▾' : '▸'}
              </button>`
            : nothing
        }${this.result ? badge(this.result, '') : nothing}<span class=${this.player ?? ''}
          >${named(this.label)}</span
        >
        ${
          this.subject && this.subject !== this.label
            ? html`<a
                class="mono quiet"
                href=${underSameRules({ q: this.subject, tab: 'tree', move: turn as string | undefined })}
                >${this.subject}</a
              >`
            : nothing
        }
        ${this.open && answer.value?.worth ? html`<span class="value">${answer.value.worth.text}</span>` : nothing}
      </span>
      ${this.open ? html`${position.status()}` : nothing}
      ${
        this.open && position.value
          ? html`<ul>
              ${moves.slice(0, AT_ONCE).map(
                move =>
                  html`<li>
                    <z-tree-node
                      .subject=${move.subject}
                      .options=${below}
                      .label=${move.label}
                      .player=${move.player === 'both' ? null : move.player}
                      .result=${find(move)?.result ?? null}
                    ></z-tree-node>
                  </li>`,
              )}
              ${moves.length > AT_ONCE ? html`<li class="quiet">${t('moreMoves', { count: moves.length - AT_ONCE })}</li>` : nothing}
              ${moves.length === 0 ? html`<li class="quiet">${t('noMoves')}</li>` : nothing}
            </ul>`
          : nothing
      }`;
  }
}

customElements.define('z-tree', ZTree);
customElements.define('z-tree-node', ZTreeNode);
