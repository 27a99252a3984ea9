/** Everything a client knows of a table, and how each message changes it. */
import type { Care, ChatLine, ClientMessage, Fairness, Presence, ServerMessage } from './messages.ts';
import type { TableInfo } from './online.ts';
import { applyPatch } from './patch.ts';
import type { LogLine, Situation } from './situation.ts';

export interface Heard {
  readonly table: TableInfo | null;
  readonly situation: Situation | null;
  /** Oldest first. */
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  /** What was pointed at last, and the how manieth pointing it was. */
  readonly pointed: { readonly n: number; readonly seat: number; readonly kind: string; readonly id: number } | null;
  readonly presence: readonly Presence[];
  readonly watching: number;
  /** Names of some of them. */
  readonly watchers: readonly string[];
  readonly fairness: Fairness | null;
  /** Of a table of this device. */
  readonly care: Care | null;
  /** away: the line dropped. */
  readonly line: 'opening' | 'open' | 'away';
  /** How often the line was tried since it dropped. */
  readonly tries: number;
  /** Messages that wait for an answer. */
  readonly kept: number;
  /** The newest decision among them. */
  readonly sending: Extract<ClientMessage, { type: 'decide' }> | null;
  /** The word that ended the line for good. */
  readonly goodbye: string | null;
  /** What a report about it would need. */
  readonly details: string;
  /** Service time minus the time of this device. */
  readonly ahead: number;
}

export const NOTHING: Heard = {
  table: null,
  situation: null,
  log: [],
  chat: [],
  pointed: null,
  presence: [],
  watching: 0,
  watchers: [],
  fairness: null,
  care: null,
  line: 'opening',
  tries: 0,
  kept: 0,
  sending: null,
  goodbye: null,
  details: '',
  ahead: 0,
};

/** After these the line is worth trying again. */
const PASSING = ['restarting', 'trouble'];

/** What a message changes. Throws on a patch of another version: then everything has to be told anew. */
export function news(heard: Heard, message: ServerMessage, now: number): Partial<Heard> {
  switch (message.type) {
    case 'table':
      return { table: message.table, line: 'open', tries: 0 };
    case 'full': {
      const { situation, log, fairness = null } = message;
      return { situation, log, fairness, line: 'open', tries: 0 };
    }
    case 'patch': {
      if (heard.situation?.version !== message.from) throw new Error('a patch of another version');
      const still = heard.log.at(-1);
      const kept = still && still.n > message.keep ? heard.log.filter(({ n }) => n <= message.keep) : heard.log;
      return { situation: applyPatch(heard.situation, message.patch), log: [...kept, ...message.log] };
    }
    case 'chat': {
      // A line without words was taken out.
      const gone = new Set(message.lines.filter(({ text }) => text === '').map(({ n }) => n));
      const known = new Set([...gone, ...heard.chat.map(({ n }) => n)]);
      const left = heard.chat.filter(({ n }) => !gone.has(n));
      return { chat: [...left, ...message.lines.filter(({ n }) => !known.has(n))] };
    }
    case 'presence':
      return { presence: message.seats, watching: message.watching, watchers: message.watchers ?? [] };
    case 'pointed': {
      const { seat, kind, id } = message;
      return { pointed: { n: (heard.pointed?.n ?? 0) + 1, seat, kind, id } };
    }
    case 'log':
      return message.before === heard.log[0]?.n ? { log: [...message.lines, ...heard.log] } : {};
    case 'over':
      return { fairness: message.fairness };
    case 'care':
      return { care: message.care };
    case 'pong':
      return { ahead: message.now - now };
    case 'goodbye':
      return PASSING.includes(message.say) ? {} : { goodbye: message.say, details: message.details ?? '' };
    default:
      return {};
  }
}
