/** A page that stays open for days asks for a newer client when it is looked at again, once in so long. */
const ASK_MS = 60 * 60 * 1000;

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Keeps the client on this device; tells when a newer one has come. Returns at once. */
export function keepOffline(onNewer: (takeOver: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let asked = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  const offer = (worker: ServiceWorker): void => {
    onNewer(() => {
      asked = true;
      worker.postMessage('take-over');
    });
  };
  const register = async (): Promise<void> => {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      askAgain(registration);
      if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        // The first one of all takes over unasked, and may have done so before it is told that it was installed.
        const replaces = navigator.serviceWorker.controller !== null;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && replaces) offer(worker);
        });
      });
    } catch {
      // Without a service worker the client works as long as there is a network.
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
