// A position in a notebook: the page's board and list of moves as an anywidget. Python makes the moves and says what they are
// worth; what is clicked goes back to it.

import { html, nothing, render as show, type TemplateResult } from 'lit';
import { shownMoves } from '../board/z-board';
import type { Shown } from '../board/targets';
import type { Drawing, Move, Player, Position, RatedMove } from '../engine/protocol';
import { movesList } from '../parts/moves';

/** What anywidget hands in. */
interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

/** What Python says of the position. */
interface State {
  position: Position;
  rated: RatedMove[];
  side: Player;
  marks: boolean;
  /** Whose turn it is, in words. */
  turn: string;
  /** A drawing in characters, for games that have no other. */
  picture: string;
  can_undo: boolean;
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const root = document.createElement('div');
  root.className = 'zermelo-notebook';
  el.append(root);
  let open = new Set<string>();
  let clicks = 0;
  // The number tells a click from the same one before.
  const say = (what: string, move: string) => {
    model.set('clicked', [what, move, ++clicks]);
    model.save_changes();
  };
  const play = (move: Move) => say('play', move.label);
  const showAll = (group: string) => {
    open = new Set([...open, group]);
    draw();
  };

  const board = (
    state: State,
    drawing: Drawing | null,
    part: number | null,
    all: Shown[],
  ): TemplateResult => {
    const own = part === null ? null : state.position.parts[part];
    const position = own ? { ...state.position, ...own, drawing, svg: null } : state.position;
    const moves = part === null ? all : all.filter(({ move }) => move.part === part);
    return html`<div class="one-board">
      ${own ? html`<p class="part-name">${own.subject}</p>` : nothing}
      ${
        drawing
          ? html`<z-board
              .position=${position}
              .moves=${moves}
              .side=${state.side}
              .marks=${state.marks}
              @play=${(event: CustomEvent<Move>) => play(event.detail)}
            ></z-board>`
          : html`<pre>${own ? own.text : state.picture}</pre>`
      }
    </div>`;
  };

  const draw = () => {
    const state = model.get('state') as State;
    const { position } = state;
    const { drawing } = position;
    const all = shownMoves(position, state.rated);
    const mine = all.filter(({ move }) => move.player === state.side || move.player === 'both');
    const boards =
      drawing?.kind === 'sum'
        ? drawing.parts.map((part, i) => board(state, part, i, all))
        : [board(state, drawing, null, all)];
    show(
      html`<div class="boards ${drawing?.kind === 'sum' ? 'sum' : ''}">
          ${boards.map((one, i) => (i === 0 ? one : html`<span class="plus">+</span>${one}`))}
        </div>
        <p class="turn">
          ${state.turn}
          ${state.can_undo ? html`<button class="small" @click=${() => say('undo', '')}>back</button>` : nothing}
        </p>
        ${mine.length > 0 ? movesList(mine, play, open, showAll, state.side) : nothing}`,
      root,
    );
  };

  const redraw = () => {
    open = new Set();
    draw();
  };
  model.on('change:state', redraw);
  draw();
  return () => model.off('change:state', redraw);
}

export default { render };
