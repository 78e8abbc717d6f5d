// The two engines behind one interface: workers with the library as WebAssembly, and the program that serves the page.

import { completed } from '../board/complete';
import { learn, namesIn } from './names';
import { EngineError, type EngineInfo, type Language, type Position, type Question } from './protocol';
import { language } from '../text';
import { unpacked } from './unpack';

export interface Asking {
  signal?: AbortSignal;
  progress?: (positions: number) => void;
}

export interface Engine {
  readonly info: EngineInfo;
  /** The answer; fails with an [`EngineError`]. */
  ask<T>(question: Question, asking?: Asking): Promise<T>;
}

/** What an answer of any engine is: the document, or an error. */
function read<T>(text: string): T {
  let answer: {
    schema?: string;
    kind?: string;
    message?: string;
    place?: EngineError['place'];
  };
  try {
    answer = JSON.parse(text);
  } catch {
    throw new EngineError('broken', text.slice(0, 200));
  }
  if (answer && answer.schema === 'zermelo/error/1') {
    throw new EngineError(answer.kind ?? 'error', answer.message ?? '', answer.place ?? null);
  }
  return answer as T;
}

/** Longer than this after its own limit of time, a question is given up. */
const GRACE_MS = 4_000;
/** No question for so long: there is time for what later ones need. */
const REST_MS = 300;
const DEFAULT_TIME_MS = 60_000;
/** More than this is refused before it is sent. */
const LONGEST_REQUEST = 2_000_000;

function written(question: Question): string {
  const limits = { time_ms: DEFAULT_TIME_MS, memory_mb: 1_024, ...question.limits };
  const text = JSON.stringify({ options: {}, ...question, page: true, limits });
  if (text.length > LONGEST_REQUEST) throw new EngineError('too long', '');
  return text;
}

/** The words of a language, loaded when it is first used; `null` where they cannot be had, and answers are in English. */
const words = new Map<string, Promise<string | null>>();

function wordsOf(language: string | undefined): Promise<string | null> {
  if (language !== 'ko' && language !== 'zh') return Promise.resolve(null);
  let found = words.get(language);
  if (!found) {
    found = fetch(new URL(`words-${language}.ftl.gz`, document.baseURI))
      .then(async file =>
        file.ok ? new TextDecoder().decode(await unpacked(await file.arrayBuffer())) : null,
      )
      .catch(() => null);
    words.set(language, found);
    void found.then(text => text ?? words.delete(language));
  }
  return found;
}

interface Waiting {
  id: number;
  words: [language: string, words: string] | null;
  request: string;
  patience: number;
  settle: (answer: string | EngineError) => void;
}

/** What a worker says: an answer, or why there is none (`absent`: it needed the second part of the module); or what it compiled. */
interface Told {
  id: number;
  module?: WebAssembly.Module;
  answer?: string;
  absent?: boolean;
  failure?: string;
}

function worker(): Worker {
  return new Worker(new URL('worker.js', document.baseURI), { type: 'module' });
}

/**
 * A part of the module. A worker fetches and compiles it: the page's own thread stays free for the user. The worker is ended
 * unless it is to answer questions afterwards, for which it needs the address of the page.
 */
async function compiled(compiler: Worker, name: string, base?: string): Promise<WebAssembly.Module> {
  try {
    return await new Promise((resolve, reject) => {
      compiler.onmessage = ({ data: { module, failure } }: MessageEvent<Told>) =>
        module ? resolve(module) : reject(new EngineError('no engine', failure ?? ''));
      compiler.onerror = event => {
        event.preventDefault();
        reject(new EngineError('broken', event.message ?? ''));
      };
      compiler.postMessage({ id: 0, part: new URL(name, document.baseURI).href, base });
    });
  } catch (error) {
    compiler.terminate();
    throw error;
  } finally {
    if (!base) compiler.terminate();
  }
}

/**
 * Workers, each at one question; a cancelled question ends its worker, and the next gets a new one. They begin with the first
 * part of the module; the second is fetched after the first answer, or when a question turns out to need it.
 */
export class WorkerEngine implements Engine {
  private rest: WebAssembly.Module | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<WebAssembly.Module> | undefined;
  /** Questions that wait for the second part. */
  private readonly lacking = new Set<Waiting>();
  private idle: Worker[] = [];
  private busy = new Map<Worker, Waiting>();
  private queue: Waiting[] = [];
  private next = 1;
  /** Whether the first questions, which have waited for the engine together, are still being put in order. */
  private gathers = true;
  /** The languages whose words a worker has. */
  private readonly told = new WeakMap<Worker, Set<string>>();

  private constructor(
    private readonly module: WebAssembly.Module,
    readonly info: EngineInfo,
    private readonly most: number,
  ) {}

  static async start(): Promise<WorkerEngine> {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') throw new EngineError('no wasm', '');
    const first = worker();
    const ready = wordsOf(language());
    // A second question comes with the first: its worker begins while the module is compiled.
    const second = worker();
    const module = await compiled(first, 'zermelo_wasm_bg.wasm.gz', document.baseURI).catch(error => {
      second.terminate();
      throw error;
    });
    const cores = navigator.hardwareConcurrency || 2;
    const info: EngineInfo = { kind: 'browser', name: 'zermelo', version: '', threads: 1 };
    const engine = new WorkerEngine(module, info, Math.max(2, Math.min(3, cores - 1)));
    engine.idle.push(engine.begun(second), engine.watched(first));
    void ready.then(() => setTimeout(() => engine.begin()));
    return engine;
  }

  /** What is looked at comes first, and the list of games after it. */
  private begin(): void {
    const isList = ({ request }: Waiting) => Number(request.includes('"verb":"games"'));
    this.queue.sort((one, other) => isList(one) - isList(other));
    this.gathers = false;
    this.advance();
  }

  async ask<T>(question: Question, asking: Asking = {}): Promise<T> {
    const text = await wordsOf(question.lang);
    return new Promise<T>((resolve, reject) => {
      if (asking.signal?.aborted) return reject(new EngineError('cancelled', ''));
      const waiting: Waiting = {
        id: this.next++,
        words: text === null || !question.lang ? null : [question.lang, text],
        request: written(question),
        patience: (question.limits?.time_ms ?? DEFAULT_TIME_MS) + GRACE_MS,
        settle: answer => {
          if (answer instanceof EngineError) return reject(answer);
          try {
            resolve(read<T>(answer));
          } catch (error) {
            reject(error);
          }
        },
      };
      asking.signal?.addEventListener('abort', () => this.drop(waiting, new EngineError('cancelled', '')));
      this.queue.push(waiting);
      this.advance();
    });
  }

  private spawn(): Worker {
    return this.begun(worker());
  }

  /** The worker, which is given no questions after it has failed. */
  private watched(worker: Worker): Worker {
    worker.addEventListener('error', () => (this.idle = this.idle.filter(one => one !== worker)));
    return worker;
  }

  /** The worker, with the module. */
  private begun(fresh: Worker): Worker {
    this.watched(fresh);
    fresh.postMessage({ id: 0, module: this.module, rest: this.rest, base: document.baseURI });
    return fresh;
  }

  /** The second part of the module, which workers that have begun without it are handed. Fetched once, unless that fails. */
  private complete(): Promise<WebAssembly.Module> {
    this.fetching ??= compiled(worker(), 'zermelo_wasm_rest.wasm.gz').then(rest => {
      this.rest = rest;
      for (const worker of [...this.idle, ...this.busy.keys()]) worker.postMessage({ id: 0, rest });
      return rest;
    });
    this.fetching.catch(() => (this.fetching = undefined));
    return this.fetching;
  }

  /** Fetches the second part when no question has been at work for a while: what is looked at does not wait for it. */
  private completeAtRest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      if (this.busy.size === 0) this.complete().catch(() => undefined);
    }, REST_MS);
  }

  /** Asks again, once the module is whole, what its first part could not answer. */
  private askAgain(waiting: Waiting): void {
    this.lacking.add(waiting);
    this.complete().then(
      () => {
        if (!this.lacking.delete(waiting)) return;
        this.queue.unshift(waiting);
        this.advance();
      },
      error =>
        this.drop(
          waiting,
          error instanceof EngineError ? error : new EngineError('no engine', String(error)),
        ),
    );
  }

  private advance(): void {
    while (!this.gathers && this.queue.length > 0 && this.busy.size < this.most) {
      const waiting = this.queue.shift()!;
      this.give(this.idle.pop() ?? this.spawn(), waiting);
    }
  }

  private give(worker: Worker, waiting: Waiting): void {
    this.busy.set(worker, waiting);
    const late = setTimeout(() => this.drop(waiting, new EngineError('no answer', '')), waiting.patience);
    const end = (next: () => void, keep: boolean) => {
      clearTimeout(late);
      if (!this.busy.delete(worker)) return;
      if (keep) this.idle.push(worker);
      else worker.terminate();
      next();
      this.advance();
    };
    const fail = (what: string) => end(() => waiting.settle(new EngineError('broken', what)), false);
    worker.onmessage = (event: MessageEvent<Told>) => {
      const { id, answer, absent, failure } = event.data;
      if (id !== waiting.id && failure === undefined) return;
      if (absent) end(() => this.askAgain(waiting), false);
      else if (answer === undefined) fail(failure ?? '');
      else {
        end(() => waiting.settle(answer), true);
        this.completeAtRest();
      }
    };
    worker.onerror = event => {
      event.preventDefault();
      fail(event.message ?? '');
    };
    this.tell(worker, waiting);
    worker.postMessage({ id: waiting.id, request: waiting.request });
  }

  /** Hands the words of the question's language to a worker that does not have them. */
  private tell(worker: Worker, { words }: Waiting): void {
    if (!words) return;
    const has = this.told.get(worker) ?? new Set();
    this.told.set(worker, has);
    if (!has.has(words[0])) worker.postMessage({ id: 0, words });
    has.add(words[0]);
  }

  private drop(waiting: Waiting, reason: EngineError): void {
    const place = this.queue.indexOf(waiting);
    if (place >= 0) {
      this.queue.splice(place, 1);
      waiting.settle(reason);
      return;
    }
    if (this.lacking.delete(waiting)) {
      waiting.settle(reason);
      return;
    }
    for (const [worker, at] of this.busy) {
      if (at !== waiting) continue;
      this.busy.delete(worker);
      worker.terminate();
      waiting.settle(reason);
      this.advance();
    }
  }
}

/** The program that serves this page: all its threads, memory and tables. */
export class ServerEngine implements Engine {
  private constructor(readonly info: EngineInfo) {}

  /** `null` where the page is served by something else. */
  static async find(): Promise<ServerEngine | null> {
    if (!/^https?:$/.test(location.protocol)) return null;
    try {
      const answer = await fetch(new URL('api/engine', document.baseURI));
      const kind = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !kind.includes('json')) return null;
      const about = (await answer.json()) as { name?: string; version?: string; threads?: number };
      return new ServerEngine({
        kind: 'program',
        name: about.name ?? 'zermelo',
        version: about.version ?? '',
        threads: about.threads ?? 1,
      });
    } catch {
      return null;
    }
  }

  async ask<T>(question: Question, asking: Asking = {}): Promise<T> {
    const accept = asking.progress ? 'text/event-stream' : 'application/json';
    const headers = { 'content-type': 'application/json', accept };
    const body = written(question);
    try {
      const url = new URL('api/ask', document.baseURI);
      const answer = await fetch(url, { method: 'POST', headers, body, signal: asking.signal });
      const kind = answer.headers.get('content-type') ?? '';
      if (kind.includes('event-stream') && answer.body) return await this.follow<T>(answer.body, asking);
      const text = await answer.text();
      if (!answer.ok && !kind.includes('json')) throw new EngineError('refused', `${answer.status}`);
      return read<T>(text);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      if (asking.signal?.aborted) throw new EngineError('cancelled', '');
      throw new EngineError('server gone', '');
    }
  }

  private async follow<T>(body: ReadableStream<Uint8Array>, asking: Asking): Promise<T> {
    const reader = body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (value) rest += value;
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? '';
      for (const event of done ? [...events, rest] : events) {
        const lines = event.split(/\r?\n/);
        const name = lines
          .find(line => line.startsWith('event:'))
          ?.slice(6)
          .trim();
        const data = lines
          .filter(line => line.startsWith('data:'))
          .map(line => line.slice(5).replace(/^ /, ''))
          .join('\n');
        if (!data) continue;
        if (name === 'progress') asking.progress?.(Number((JSON.parse(data) as { done?: number }).done ?? 0));
        else if (name === 'answer' || name === 'error' || !name) return read<T>(data);
      }
      if (done) throw new EngineError('server gone', '');
    }
  }
}

let chosen: Promise<Engine> | undefined;

/** The engine of this page: the program where it serves the page, workers elsewhere. */
export function engine(): Promise<Engine> {
  chosen ??= (async () => (await ServerEngine.find()) ?? (await WorkerEngine.start()))();
  chosen.catch(() => (chosen = undefined));
  return chosen;
}

/** Uses workers from now on: the program has gone. */
export function useWorkers(): Promise<Engine> {
  chosen = WorkerEngine.start();
  chosen.catch(() => (chosen = undefined));
  return chosen;
}

/** Asks, and asks the workers when the program is gone. */
export async function ask<T>(question: Question, asking: Asking = {}): Promise<T> {
  const answer = await askAnyone<T>(question, asking);
  if (question.lang && question.lang !== 'en') await learnNames(namesIn(answer), question.lang, asking);
  return question.verb === 'position' ? (completed(answer as Position) as T) : answer;
}

/** Names of moves, games or rule files, so that they can be told in a language. */
export async function learnNames(names: string[], lang: Language, asking: Asking = {}): Promise<void> {
  await learn(names, lang, lines =>
    askAnyone<{ names: string[] }>({ verb: 'names', lines, lang }, { signal: asking.signal }),
  );
}

async function askAnyone<T>(question: Question, asking: Asking): Promise<T> {
  const asked = await engine();
  try {
    return await asked.ask<T>(question, asking);
  } catch (error) {
    const gone = error instanceof EngineError && error.kind === 'server gone';
    if (!gone) throw error;
    let workers: Engine;
    try {
      workers = await useWorkers();
    } catch {
      throw error;
    }
    window.dispatchEvent(new Event('engine-changed'));
    return workers.ask<T>(question, asking);
  }
}
