// One question at a time, answered by the library as WebAssembly. Cancelling is ending this worker. One worker also fetches and
// compiles the module for all others, which the page hands to them.
//
// The module comes in two parts. The first has placeholders for the functions of the second; a question that calls one before the
// second part is there cannot be answered, and this worker is of no use any more: `absent` says so.

import { unpackedStream } from './unpack';

interface Glue {
  default(source: { module_or_path: WebAssembly.Module }): Promise<WebAssembly.Exports>;
  ask(request: string): string;
  hand_in_words(tag: string, words: string): boolean;
}
interface Asked {
  id: number;
  /** The address of a part of the module that is to be fetched and compiled. */
  part?: string;
  module?: WebAssembly.Module;
  rest?: WebAssembly.Module;
  base?: string;
  request?: string;
  words?: [tag: string, words: string];
}
interface Loaded {
  glue: Glue;
  exports: WebAssembly.Exports;
}

let loaded: Promise<Loaded> | undefined;

async function load(base: string, module: Promise<WebAssembly.Module>): Promise<Loaded> {
  const glue = (await import(new URL('zermelo_wasm.js', base).href)) as Glue;
  return { glue, exports: await glue.default({ module_or_path: await module }) };
}

/** Compiles a part of the module while it comes. */
async function compile(part: string): Promise<WebAssembly.Module> {
  const file = await fetch(part);
  if (!file.ok || !file.body) throw new Error(String(file.status));
  const bytes = await unpackedStream(file.body);
  return WebAssembly.compileStreaming(
    new Response(bytes, { headers: { 'content-type': 'application/wasm' } }),
  );
}

async function complete(first: Promise<Loaded>, rest: WebAssembly.Module): Promise<Loaded> {
  const { glue, exports } = await first;
  // What is in the place of the placeholders is put there on the way.
  await WebAssembly.instantiate(rest, { primary: exports });
  return { glue, exports };
}

self.addEventListener('message', async (event: MessageEvent<Asked>) => {
  const { id, part, module, rest, base, request, words } = event.data;
  try {
    if (part) {
      const compiling = compile(part);
      // Where it is the first part, this worker goes on to be one that answers.
      if (base) loaded = load(base, compiling);
      loaded?.catch(() => undefined);
      self.postMessage({ id, module: await compiling });
      return;
    }
    if (module && base) loaded = load(base, Promise.resolve(module));
    if (rest && loaded) loaded = complete(loaded, rest);
    if (!loaded) throw new Error('no engine');
    const { glue } = await loaded;
    if (words) glue.hand_in_words(...words);
    if (request === undefined) return;
    const answer = glue.ask(request);
    self.postMessage({ id, answer });
  } catch (error) {
    const absent = error instanceof Error && error.message === 'absent';
    self.postMessage({ id, absent, failure: String(error) });
  }
});
