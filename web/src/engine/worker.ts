// One question at a time, answered by the library as WebAssembly. Cancelling is ending this worker.

interface Glue {
  default(source: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  ask(request: string): string;
  hand_in_words(tag: string, words: string): boolean;
}
interface Asked {
  id: number;
  module?: WebAssembly.Module;
  base?: string;
  request?: string;
  words?: [tag: string, words: string];
}

let glue: Promise<Glue> | undefined;

async function load(base: string, module: WebAssembly.Module): Promise<Glue> {
  const loaded = (await import(new URL('zermelo_wasm.js', base).href)) as Glue;
  await loaded.default({ module_or_path: module });
  return loaded;
}

self.addEventListener('message', async (event: MessageEvent<Asked>) => {
  const { id, module, base, request, words } = event.data;
  try {
    if (module && base) glue = load(base, module);
    if (words) (await glue)?.hand_in_words(...words);
    if (request === undefined) return;
    if (!glue) throw new Error('no engine');
    const answer = (await glue).ask(request);
    self.postMessage({ id, answer });
  } catch (error) {
    self.postMessage({ id, failure: String(error) });
  }
});
