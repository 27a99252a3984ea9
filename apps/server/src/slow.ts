/** Lines that do not read: what waits for them is bounded, for each and for all of them together. */
import type { WebSocket } from 'ws';

/** A line for which so many bytes wait is cut. */
const MOST = 1_000_000;
/** Together they may not hold more than this; the one with most is cut first. */
const MOST_OF_ALL = 128_000_000;
const SLOW = 64_000;

export interface HighWater {
  /** Whether more may be written to it; a line that has too much waiting is cut. */
  mayWrite(socket: WebSocket): boolean;
  gone(socket: WebSocket): void;
}

export function makeHighWater(most = MOST, mostOfAll = MOST_OF_ALL): HighWater {
  const slow = new Set<WebSocket>();
  return {
    mayWrite(socket) {
      if (socket.readyState !== socket.OPEN) return false;
      const waiting = socket.bufferedAmount;
      if (waiting <= SLOW) {
        slow.delete(socket);
        return true;
      }
      slow.add(socket);
      if (waiting > most) socket.terminate();
      else if (sum(slow) > mostOfAll) fattest(slow).terminate();
      return socket.readyState === socket.OPEN;
    },
    gone: (socket) => slow.delete(socket),
  };
}

const sum = (sockets: Iterable<WebSocket>): number =>
  [...sockets].reduce((all, { bufferedAmount }) => all + bufferedAmount, 0);
const fattest = (sockets: Iterable<WebSocket>): WebSocket =>
  [...sockets].reduce((a, b) => (b.bufferedAmount > a.bufferedAmount ? b : a));
