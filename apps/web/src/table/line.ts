/** The protocol's own line, over a socket to the server or a wire to the house of this device. */
import { type Answered, type Cupboard, type Heard, type Line, openLine as open, type WireEars } from '@pony/protocol';
import { wireHere } from '../local/client.ts';
import type { Coming } from '../local/house.ts';
import { keptDecisions } from './kept-decisions.ts';

const clock = {
  now: () => Date.now(),
  after: (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

function socket(ears: WireEars) {
  const wire = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
  wire.addEventListener('open', () => ears.opened());
  wire.addEventListener('message', ({ data }) => ears.heard(String(data)));
  wire.addEventListener('close', () => ears.closed());
  return { send: (text: string) => wire.send(text), close: () => wire.close() };
}

/** Where a table stands: on the server, or on this device with how its bots play. */
export type Place = 'server' | Coming;

interface Ears {
  show(heard: Heard): void;
  /** Hears the answer to a decision that was made before the page was last closed. */
  late(answer: Answered): void;
}

/** Decisions on their way to a server outlive the page; the house of this device has them at once. */
const cupboardOf = (table: string, late: Ears['late']): Cupboard => ({ ...keptDecisions(table), answered: late });

export function openLine(table: string, place: Place, { show, late }: Ears): Line {
  const away = place === 'server';
  const line = open({
    table,
    wire: away ? socket : wireHere(place),
    clock,
    keys: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    changed: show,
    ...(away ? { cupboard: cupboardOf(table, late) } : null),
  });
  if (away) {
    addEventListener('online', line.tryNow);
    addEventListener('offline', line.lost);
  }
  // A page that is left may sleep to be shown again: its table is free meanwhile.
  const asleep = ({ persisted }: PageTransitionEvent): void => (persisted ? line.renew() : undefined);
  const awake = ({ persisted }: PageTransitionEvent): void => (persisted ? line.tryNow() : undefined);
  addEventListener('pagehide', asleep);
  addEventListener('pageshow', awake);
  return {
    ...line,
    close() {
      removeEventListener('pagehide', asleep);
      removeEventListener('pageshow', awake);
      removeEventListener('online', line.tryNow);
      removeEventListener('offline', line.lost);
      line.close();
    },
  };
}
