// A tree with payoffs, drawn from its text; the values of its inner vertices are the engine's.

import { html, svg, type TemplateResult } from 'lit';

interface Vertex {
  payoff: string | null;
  children: Vertex[];
  x: number;
  depth: number;
  /** Its place in the order of the text. */
  index: number;
}

/** Reads `((3 5) (2 9))`; `null` where it is not a tree. */
export function readTree(text: string): Vertex | null {
  const words = text.match(/[()]|[^\s(),]+/g) ?? [];
  const open: Vertex[] = [];
  let root: Vertex | null = null;
  let index = 0;
  const place = (vertex: Vertex) => {
    const parent = open.at(-1);
    if (parent) parent.children.push(vertex);
    else root ??= vertex;
  };
  for (const word of words) {
    if (word === ')') {
      open.pop();
      continue;
    }
    const vertex = {
      payoff: word === '(' ? null : word,
      children: [],
      x: 0,
      depth: open.length,
      index: index++,
    };
    place(vertex);
    if (word === '(') open.push(vertex);
  }
  return root;
}

function all(root: Vertex): Vertex[] {
  const list = [root];
  for (let i = 0; i < list.length; i++) list.push(...list[i]!.children);
  return list;
}

const STEP = 54;
const RISE = 74;

/** The picture; `values` are those of the vertices in the order of the text, or none. */
export function treePicture(text: string, values: (number | null)[] | null, label: string): TemplateResult {
  const root = readTree(text);
  if (!root) return html``;
  const vertices = all(root);
  const leaves = vertices.filter(vertex => vertex.children.length === 0).sort((a, b) => a.index - b.index);
  leaves.forEach((leaf, i) => (leaf.x = 30 + i * STEP));
  for (const vertex of [...vertices].reverse()) {
    const xs = vertex.children.map(child => child.x);
    if (xs.length > 0) vertex.x = (Math.min(...xs) + Math.max(...xs)) / 2;
  }
  const width = 60 + (leaves.length - 1) * STEP;
  const height = 44 + Math.max(...vertices.map(vertex => vertex.depth)) * RISE;
  const y = (vertex: Vertex) => 24 + vertex.depth * RISE;
  return html`<svg
    class="payoff-tree"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="img"
    aria-label=${label}
  >
    ${vertices.flatMap(vertex =>
      vertex.children.map(
        child => svg`<line class="branch" x1=${vertex.x} y1=${y(vertex)} x2=${child.x} y2=${y(child)} />`,
      ),
    )}
    ${vertices.map(vertex => {
      const maximises = vertex.depth % 2 === 0;
      const value = vertex.payoff ?? values?.[vertex.index] ?? '';
      const shape =
        vertex.payoff !== null
          ? svg`<rect class="leaf" x=${vertex.x - 17} y=${y(vertex) - 15} width="34" height="30" rx="5" />`
          : maximises
            ? svg`<path class="max" d="M ${vertex.x} ${y(vertex) - 21} l 23 38 h -46 Z" />`
            : svg`<path class="min" d="M ${vertex.x} ${y(vertex) + 21} l 23 -38 h -46 Z" />`;
      const shift = vertex.payoff !== null ? 5 : maximises ? 11 : 1;
      return svg`${shape}<text x=${vertex.x} y=${y(vertex) + shift} text-anchor="middle">${value}</text>`;
    })}
  </svg>`;
}
