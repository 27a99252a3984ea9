/// <reference lib="webworker" />
/** The service worker: everything the client needs is kept, so the house is open without a network. */
declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE__: readonly string[];
declare const __VERSION__: string;

const NAME = 'pony';
const CACHE = `${NAME}-${__VERSION__}`;
const KEPT = new Set(__PRECACHE__);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll([...KEPT].map((path) => new Request(path, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const key of await caches.keys()) if (key.startsWith(`${NAME}-`) && key !== CACHE) await caches.delete(key);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  const page = request.mode === 'navigate' && !address.pathname.startsWith('/api/') && !KEPT.has(address.pathname);
  const path = page ? '/' : address.pathname;
  if (!KEPT.has(path)) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => (await cache.match(path)) ?? fetch(page ? new Request('/') : request)),
  );
});

export {};
