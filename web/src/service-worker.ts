// Keeps the page for use without a network: its own files when it is installed, the engine when it is first fetched.

declare const FILES: string[];
declare const VERSION: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(kind: string, listener: (event: never) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { scope: string };
}
const scope = self as unknown as Scope;
const STORE = `zermelo-${VERSION}`;

scope.addEventListener('install', (event: Extendable) => {
  const engine = ['zermelo_wasm.js', 'zermelo_wasm_bg.wasm.gz', 'zermelo_wasm_rest.wasm.gz'];
  const fill = async () => {
    const cache = await caches.open(STORE);
    await cache.addAll(['./', ...FILES]);
    await Promise.allSettled(engine.map(name => cache.add(name)));
    await scope.skipWaiting();
  };
  event.waitUntil(fill());
});

scope.addEventListener('activate', (event: Extendable) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(n => n.startsWith('zermelo-') && n !== STORE).map(n => caches.delete(n)));
    await scope.clients.claim();
  };
  event.waitUntil(clear());
});

// The network first, so that a new version is seen at once; what was kept where there is none.
scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return;
  const answer = async () => {
    const cache = await caches.open(STORE);
    try {
      const fresh = await fetch(request);
      if (fresh.ok) void cache.put(request, fresh.clone());
      return fresh;
    } catch (error) {
      const kept = await cache.match(request, { ignoreSearch: true });
      if (kept) return kept;
      throw error;
    }
  };
  event.respondWith(answer());
});
