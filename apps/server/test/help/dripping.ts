/** Webhooks of somebody who means harm. */
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net';

export interface Dripping {
  readonly url: string;
  count(): number;
  heard(n: number): Promise<void>;
  close(): void;
}

/** A server that answers a byte at a time, for ever. */
export async function dripping(): Promise<Dripping> {
  const open = new Set<Socket>();
  let count = 0;
  let wake = (): void => {};
  const server = createTcp((socket) => {
    open.add(socket);
    count++;
    wake();
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\nx-long: ');
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    count: () => count,
    heard: async (n) => {
      while (count < n)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
