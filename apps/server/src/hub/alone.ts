import type { Hub } from './types.ts';

/** Work that nothing else waits for or falls with: what goes wrong is told, and the rest goes on. */
export async function alone(hub: Hub, what: object, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    hub.metrics.count('pony_errors_total');
    hub.log.warn({ ...what, error: (error as Error).message }, 'housekeeping failed here and goes on');
  }
}
