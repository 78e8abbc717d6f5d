// One question at a time, answered by the library as WebAssembly. Cancelling is ending this worker. A worker also compiles the
// module for all others, which the page hands to them.
//
// The module comes in two parts. The first has placeholders for the functions of the second; a question that calls one before the
// second part is there cannot be answered, and this worker is of no use any more: `absent` says so.

import { unpacked } from './unpack';

interface Glue {
  default(source: { module_or_path: WebAssembly.Module }): Promise<WebAssembly.Exports>;
  ask(request: string): string;
  hand_in_words(tag: string, words: string): boolean;
}
interface Asked {
  id: number;
  /** A part of the module that is to be compiled. */
  packed?: ArrayBuffer;
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

async function load(base: string, module: WebAssembly.Module): Promise<Loaded> {
  const glue = (await import(new URL('zermelo_wasm.js', base).href)) as Glue;
  return { glue, exports: await glue.default({ module_or_path: module }) };
}

async function complete(first: Promise<Loaded>, rest: WebAssembly.Module): Promise<Loaded> {
  const { glue, exports } = await first;
  // What is in the place of the placeholders is put there on the way.
  await WebAssembly.instantiate(rest, { primary: exports });
  return { glue, exports };
}

self.addEventListener('message', async (event: MessageEvent<Asked>) => {
  const { id, packed, module, rest, base, request, words } = event.data;
  try {
    if (packed) {
      self.postMessage({ id, module: await WebAssembly.compile(await unpacked(packed)) });
      return;
    }
    if (module && base) loaded = load(base, module);
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
