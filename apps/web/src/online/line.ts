/** The protocol's own line over a socket of the browser. */
import { type Answered, type Heard, type Line, openLine as open, type WireEars } from '@pony/protocol';
import { keptDecisions } from './kept-decisions.ts';

const clock = {
  now: () => Date.now(),
  after: (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

function wire(ears: WireEars) {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
  socket.addEventListener('open', () => ears.opened());
  socket.addEventListener('message', ({ data }) => ears.heard(String(data)));
  socket.addEventListener('close', () => ears.closed());
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}

/** `late` hears the answer to a decision that was made before the page was last closed. */
export function openLine(table: string, show: (heard: Heard) => void, late: (answer: Answered) => void): Line {
  const line = open({
    table,
    wire,
    clock,
    keys: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    changed: show,
    cupboard: { ...keptDecisions(table), answered: late },
  });
  addEventListener('online', line.tryNow);
  return {
    ...line,
    close() {
      removeEventListener('online', line.tryNow);
      line.close();
    },
  };
}
