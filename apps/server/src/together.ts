/** Whoever asks while others are being answered is answered with all who ask meanwhile, next: never with what was looked up before he asked. */
export function together<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        const found = work();
        running = found;
        return found;
      });
    return next;
  };
}
