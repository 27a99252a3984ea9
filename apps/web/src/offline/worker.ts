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

/** Some tables wait for the reader; see "Notices" in docs/protocol.md. */
interface Notice {
  readonly tables: readonly { readonly id: string; readonly game: string; readonly why?: 'turn' | 'begin' | 'begun' }[];
}

const NOTICE = {
  en: {
    title: 'Prancing Pony',
    turn: 'It is your turn.',
    begin: 'They are here: begin.',
    begun: 'A game of yours has begun.',
    account: 'Your account was changed: see whether it was you.',
    more: (n: number) => `${n} tables wait for you.`,
  },
  uk: {
    title: 'Грайливий Поні',
    turn: 'Ваш хід.',
    begin: 'Усі за столом: починайте.',
    begun: 'Почалася гра за вашої участі.',
    account: 'Ваш обліковий запис змінено: перевірте, чи це ви.',
    more: (n: number) => `Столів, що чекають на вас: ${n}.`,
  },
};

self.addEventListener('push', (event) => {
  const { tables = [], type } = (event.data?.json() ?? {}) as Partial<Notice> & { readonly type?: string };
  const words = NOTICE[/^(uk|ru|be)/.test(self.navigator.language) ? 'uk' : 'en'];
  if (type === 'account') {
    const how = { body: words.account, icon: '/icon-192.png', tag: 'account', data: '/account' };
    event.waitUntil(self.registration.showNotification(words.title, how));
    return;
  }
  event.waitUntil(
    self.registration.showNotification(words.title, {
      body: tables.length === 1 ? words[tables[0].why ?? 'turn'] : words.more(tables.length),
      icon: '/icon-192.png',
      tag: 'your-turn',
      data: tables.length === 1 ? `/online/${tables[0].id}` : '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});

export {};
