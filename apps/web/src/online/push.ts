/** Turn notices by the browser: only asked for when the reader wishes it. */
import { api } from './api.ts';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushOn(): Promise<boolean> {
  if (!canPush()) return false;
  const found = await (await registration())?.pushManager.getSubscription();
  return Boolean(found);
}

/** Says whether notices come now; the reader may have said no to the browser. */
export async function setPush(on: boolean): Promise<boolean> {
  const service = await registration();
  if (!service) return false;
  const old = await service.pushManager.getSubscription();
  if (!on) {
    if (old) await api.dropPush(old.endpoint);
    await old?.unsubscribe();
    return false;
  }
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const applicationServerKey = await api.pushKey();
  const fresh = await service.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await api.push(fresh.toJSON());
  return true;
}
