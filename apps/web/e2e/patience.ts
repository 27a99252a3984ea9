/** How long is waited for what must come. A test that passes does not wait so long, however slow the machine. */
export const PATIENCE = 60_000;
const PAUSE = 20;
/** How a page is watched: now and then, so that it need not draw for being watched. */
export const NOW_AND_THEN = { polling: PAUSE } as const;

/** Looks again and again until a check holds; what the last one says is what the test says. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  for (const end = performance.now() + PATIENCE; ; ) {
    try {
      return await check();
    } catch (fault) {
      if (performance.now() > end) throw fault;
    }
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
}
