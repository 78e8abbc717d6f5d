// What the page asks and what an engine answers. The answers are the documents of `--format json` (docs/schema); only what
// the page reads is named here.

export type Player = 'left' | 'right';
export type Result = 'win' | 'loss' | 'draw';
export type Language = 'en' | 'ko' | 'zh';

export interface RuleFile {
  name: string;
  text: string;
}

export interface Question {
  verb: string;
  input?: string;
  options?: Record<string, unknown>;
  /** The position a rule file is tried on. */
  position?: string;
  /** The lines of a worksheet. */
  lines?: string[];
  lang?: Language;
  limits?: { time_ms?: number; memory_mb?: number; positions?: number };
}

export interface EngineInfo {
  kind: 'browser' | 'program';
  name: string;
  version: string;
  threads: number;
}

export interface Place {
  square: 'plain' | 'dark' | 'marked' | 'blocked' | 'absent';
  mark: null | Mark;
}
export type Mark =
  { stone: Player } | { man: string; player: Player } | { coin: 'heads' | 'tails' } | { text: string };

export interface GridDrawing {
  kind: 'grid';
  ground: 'squares' | 'points' | 'dots';
  rows: Place[][];
  columns: string[];
  columns_below: boolean;
  row_names: string[];
}
export type Ink = 'blue' | 'red' | 'green' | 'black';
export interface GraphDrawing {
  kind: 'graph';
  ground: boolean;
  /** `name` stands beside a vertex, `letter` on it; both may be `null`. */
  vertices: { x: number; y: number; name: string | null; letter: string | null; tokens: number }[];
  curves: { points: [number, number][]; ink: Ink; arrow: boolean }[];
}
export interface SumDrawing {
  kind: 'sum';
  parts: (Drawing | null)[];
}
export type Drawing = GridDrawing | GraphDrawing | SumDrawing;

export interface Move {
  player: Player | 'both';
  label: string;
  to: string | null;
  subject: string | null;
  short?: string | null;
  part?: number | null;
  cells?: number[];
  vertices?: number[];
  curves?: number[];
}

export interface Position {
  game: string;
  subject: string;
  text: string;
  to_move: Player | null;
  impartial: boolean | null;
  loopy: boolean | null;
  ended: null | { left: Result | null; right: Result | null };
  drawing: Drawing | null;
  board: null | { kind: string; alphabet?: string[]; heaps?: (number | string)[] };
  parts: { subject: string; text: string; game: string }[];
  svg?: string | null;
  moves: Move[];
  moves_more?: number;
}

/** Points of both players at the end of best play, where points decide. */
export interface Score {
  left: number;
  right: number;
}
export interface Verdict {
  result: Result;
  distance: number | null;
  score?: Score;
}
export interface RatedMove {
  player: Player | 'both';
  move: string;
  to: string | null;
  result: Result | null;
  distance: number | null;
  score?: Score;
}
export interface Answer {
  game: string;
  position: string;
  convention: 'normal' | 'misere';
  to_move: Player | null;
  outcome: string | null;
  winner: { left: Verdict | null; right: Verdict | null };
  worth: null | { kind: string; text: string; by: number | null };
  moves: RatedMove[];
  moves_listed: string;
  line: string[];
  confidence: string;
  checked_to: number | null;
  stopped: string | null;
  evidence: {
    kind: string;
    by: string;
    source: string | null;
    confidence: string;
    counts: Record<string, number>;
  }[];
  explanation: string[];
  notes: string[];
  why?: WhyStep[];
}
export interface ValuedMove {
  move: string;
  value: string;
}
type Needless = ValuedMove & { player: Player };
/** A step of an argument: its data by its name, and its words. */
export type WhyStep = { text: string[] } & (
  | {
      step: 'hypotheses';
      impartial: boolean;
      loop_free: boolean;
      normal_play: boolean;
      last_move_decides: boolean;
    }
  | { step: 'mex'; position: string; options: ValuedMove[]; value: string }
  | { step: 'nim-sum'; values: string[]; sum: string }
  | { step: 'targets'; sum: string; heaps: { value: string; target: string; is_less: boolean }[] }
  | { step: 'value'; position: string; value: string; sign: string | null }
  | { step: 'value sum'; values: string[]; sum: string; sign: string }
  | (Needless & { step: 'dominated'; by?: ValuedMove })
  | (Needless & { step: 'reversible'; reply?: string; through: string; whole: string })
  | { step: 'number avoided'; position: string; value: string }
  | { step: 'rounds' | 'misere heaps' }
);

export interface Option {
  player: Player;
  label: string;
  to: string | null;
  value: string;
  is_sensible: boolean;
  dominated_by: string | null;
  reversible_through: string | null;
}
export interface Value {
  subject: string;
  value: string;
  outcome: string | null;
  by: string;
  left_stop: string | null;
  right_stop: string | null;
  mean: string | null;
  temperature: string | null;
  options: Option[];
  more: unknown[];
  confidence: string;
  notes: string[];
}

export interface Thermograph {
  mean: string;
  temperature: string;
  left_wall: { temperature: string; score: string }[];
  right_wall: { temperature: string; score: string }[];
}

export interface Game {
  name: string;
  title: string;
  aliases: string[];
  group: string;
  rules: string;
  position: string;
  parameters: string;
  examples: string[];
  start: string | null;
  theorems: { name: string; statement: string; source: string | null }[];
  board?: string | null;
  names?: { ko?: string[]; zh?: string[] };
  /** Where the rules are from, of a rule file. */
  source?: string;
}

/** What a line of a worksheet is worth. */
export interface SessionLine {
  name: string | null;
  kind: string | null;
  text: string | null;
  latex: string | null;
  drawing: Drawing | null;
  table: { headings: string[]; rows: string[][]; markdown: string } | null;
  thermograph: Thermograph | null;
  /** What readers of other programs should know of the line. */
  note: string | null;
  error: string | null;
}

export interface TableAnswer {
  game: string;
  by: string;
  positions: {
    position: string;
    outcome: string | null;
    left: Verdict | null;
    right: Verdict | null;
    grundy: string | null;
  }[];
}

export interface Sequence {
  code: string;
  name: string | null;
  values: number[];
  period: null | { length: number; preperiod: number; saltus: number; by: string; source: string | null };
  computed_to: number;
  greatest: number;
  confidence: string;
  stopped: string | null;
}

export interface Misere {
  code: string;
  order: number | null;
  p_count: number | null;
  p_elements: string[];
  relations: [string, string][];
  phi: string[];
  period: number | null;
  preperiod: number | null;
  tame: boolean | null;
  confidence: string;
  stopped: string | null;
}

export interface Review {
  verdict: Verdict | null;
  grundy: string | null;
  moves: {
    player: Player;
    label: string;
    to: string;
    before: Verdict | null;
    after: Verdict | null;
    grundy: string | null;
    is_mistake: boolean;
    better: string | null;
  }[];
  mistakes: number[];
  by: string;
}

export interface Proof {
  theorem: string;
  statement: string;
  steps: { heading: string; text: string; numbers: string[] }[];
  question: string;
  checked: string[];
  counterexample: string | null;
  source: string | null;
}

/** What is wrong with a text, and which bytes of it. */
export interface Refused {
  text: string;
  start: number;
  end: number;
  message: string;
  hint: string;
}

/** The engine's refusal, or that there is none any more. */
export class EngineError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    /** Which characters of which text are wrong. */
    readonly place: Refused | null = null,
  ) {
    super(message);
  }
}

/** Whether it was the user who stopped it. */
export function isCancelled(error: unknown): boolean {
  return error instanceof EngineError && error.kind === 'cancelled';
}
