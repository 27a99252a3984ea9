/** The words of the wire between a client and a table. Everything that enters is checked by the schemas below. */
import type { Option, Refusal, Seat } from '@pony/engine';
import * as v from 'valibot';
import type { TableInfo } from './online.ts';
import type { Patch } from './patch.ts';
import type { LogLine, Situation } from './situation.ts';

/** Changes whenever an old client could not talk to a new server. */
export const PROTOCOL = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
/** Half a character is no text: databases take all of them for the same. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(most),
    v.check((value) => value.isWellFormed(), 'half a character'),
  );
/** Chosen by the client; the same key is carried out once, however often it arrives. */
const key = text(64);
const word = text(64);
const option = v.pipe(
  v.tupleWithRest([word], v.number()),
  v.maxLength(17),
  v.check((value) => value.slice(1).every((n) => Number.isSafeInteger(n)), 'targets are whole numbers'),
);

const hello = v.strictObject({
  type: v.literal('hello'),
  protocol: v.literal(PROTOCOL),
  table: word,
  /** The version the client holds, if it only lost the line. */
  version: v.optional(count),
});
const decide = v.strictObject({ type: v.literal('decide'), key, version: count, seat, option });
const undo = v.strictObject({ type: v.literal('undo'), key, seat, to: count });
const answerUndo = v.strictObject({ type: v.literal('answer-undo'), key, seat, to: count, yes: v.boolean() });
/** `steps`: those in which the seat is passed although it could act; left out, they stay as they are. */
const passForMe = v.strictObject({
  type: v.literal('pass-for-me'),
  key,
  seat,
  on: v.boolean(),
  steps: v.optional(v.pipe(v.array(word), v.maxLength(64))),
});
const resign = v.strictObject({ type: v.literal('resign'), key, seat });
const claim = v.strictObject({ type: v.literal('claim'), key, seat });
/** Breaks the game off in its first moves. */
const abort = v.strictObject({ type: v.literal('abort'), key, seat });
const chat = v.strictObject({
  type: v.literal('chat'),
  key,
  text: v.pipe(v.string(), v.trim(), text(500)),
});
/** Shows everybody at the table a thing that lies open. */
const point = v.strictObject({
  type: v.literal('point'),
  key,
  seat,
  kind: v.pipe(word, v.regex(/^[a-z][a-z-]*$/, 'a kind is a word')),
  id: count,
});
/** Asks why a seat may not take an option; changes nothing. */
const why = v.strictObject({ type: v.literal('why'), key, seat, option });
/** On a screen that several people share: the player of this seat has it now. */
const uncover = v.strictObject({ type: v.literal('uncover'), key, seat });
/** At a table of one's own device: bots go on or wait, so many milliseconds apart, or make one decision. */
const bots = v.strictObject({
  type: v.literal('bots'),
  key,
  running: v.optional(v.boolean()),
  gap: v.optional(count),
  step: v.optional(v.boolean()),
});
/** At a table of one's own device: tries again to keep it there. */
const keep = v.strictObject({ type: v.literal('keep'), key });
/** Asks for older lines of the log: those before decision `before`, at most a page of them. */
const log = v.strictObject({ type: v.literal('log'), before: count });
/** Answered by `pong`, whatever else goes on: the line is alive. */
const ping = v.strictObject({ type: v.literal('ping') });

export const ClientMessageSchema = v.variant('type', [
  hello,
  decide,
  undo,
  answerUndo,
  passForMe,
  resign,
  claim,
  abort,
  chat,
  point,
  uncover,
  bots,
  keep,
  why,
  log,
  ping,
]);
export type ClientMessage =
  | { type: 'hello'; protocol: typeof PROTOCOL; table: string; version?: number }
  | { type: 'decide'; key: string; version: number; seat: Seat; option: Option }
  | { type: 'undo'; key: string; seat: Seat; to: number }
  | { type: 'answer-undo'; key: string; seat: Seat; to: number; yes: boolean }
  | { type: 'pass-for-me'; key: string; seat: Seat; on: boolean; steps?: readonly string[] }
  | { type: 'resign'; key: string; seat: Seat }
  | { type: 'claim'; key: string; seat: Seat }
  | { type: 'abort'; key: string; seat: Seat }
  | { type: 'chat'; key: string; text: string }
  | { type: 'point'; key: string; seat: Seat; kind: string; id: number }
  | { type: 'uncover'; key: string; seat: Seat }
  | { type: 'bots'; key: string; running?: boolean; gap?: number; step?: boolean }
  | { type: 'keep'; key: string }
  | { type: 'why'; key: string; seat: Seat; option: Option }
  | { type: 'log'; before: number }
  | { type: 'ping' };

/** Whether somebody sits at the screen of a seat now. */
export interface Presence {
  readonly seat: Seat;
  readonly here: boolean;
}
export interface ChatLine {
  readonly n: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}
/** How a table of one's own device is looked after. */
export interface Care {
  /** Bots play on by themselves. */
  readonly running: boolean;
  /** Whether what is shown is kept on this device; if not, why. */
  readonly keeping: 'kept' | 'storage-full' | 'storage-blocked';
  /** A bot could not think; the message of the machine. */
  readonly fault: string | null;
}
/** Shown when the game is over, so that anyone can verify the dice. */
export interface Fairness {
  readonly commitment: string;
  /** Of all seats, from the start on; empty where nobody was there. */
  readonly shares?: readonly string[];
  /** Of those who were not: their share as soon as it has come, and after how many decisions it did. */
  readonly late?: readonly { readonly seat: Seat; readonly share: string | null; readonly after: number | null }[];
  readonly seed?: string;
  readonly salt?: string;
}

export type ServerMessage =
  /** Everything: on connect, and whenever a patch would not fit what the client holds. */
  | { type: 'full'; protocol: typeof PROTOCOL; situation: Situation; log: readonly LogLine[]; fairness?: Fairness }
  /** From version `from` to `version`. Log lines from decision `keep` + 1 on are gone (undo); `log` follows them. */
  | { type: 'patch'; from: number; version: number; patch: Patch; keep: number; log: readonly LogLine[] }
  /** A message with this key was carried out, now or earlier. */
  | { type: 'done'; key: string; version: number }
  | { type: 'refused'; key: string; refusal: Refusal }
  /** The answer to `why`, to whoever asked and nobody else; null when the seat may take it. */
  | { type: 'why'; key: string; refusal: Refusal | null }
  | { type: 'presence'; seats: readonly Presence[]; watching: number; watchers?: readonly string[] }
  | { type: 'chat'; lines: readonly ChatLine[] }
  | { type: 'log'; before: number; lines: readonly LogLine[] }
  /** A player points at something for everybody to see; it passes. */
  | { type: 'pointed'; seat: Seat; kind: string; id: number }
  | { type: 'over'; fairness: Fairness }
  | { type: 'care'; care: Care }
  /** Who sits where and whether the game has begun; on connect and whenever it changes. */
  | { type: 'table'; table: TableInfo }
  /** The time of the server, by which clocks count. */
  | { type: 'pong'; now: number }
  /** The line is of no use any more; `say` is a text key, `details` what a report would need. */
  | { type: 'goodbye'; say: string; details?: string };

const plain = v.looseObject({});
const refusalSchema = v.looseObject({ rule: v.nullable(v.string()), say: v.string() });
const lines = v.array(v.looseObject({ n: count, version: count, seat: v.nullable(seat), says: v.array(plain) }));
const fairness = v.looseObject({ commitment: v.string() });

/** Checks the envelope; what a view holds is the game's business. */
export const ServerMessageSchema = v.variant('type', [
  v.looseObject({
    type: v.literal('full'),
    protocol: v.literal(PROTOCOL),
    situation: v.looseObject({ version: count, view: plain, offers: v.array(plain) }),
    log: lines,
    fairness: v.optional(fairness),
  }),
  v.looseObject({ type: v.literal('patch'), from: count, version: count, patch: v.unknown(), keep: count, log: lines }),
  v.looseObject({ type: v.literal('done'), key, version: count }),
  v.looseObject({ type: v.literal('refused'), key, refusal: refusalSchema }),
  v.looseObject({ type: v.literal('why'), key, refusal: v.nullable(refusalSchema) }),
  v.looseObject({
    type: v.literal('presence'),
    seats: v.array(plain),
    watching: count,
    watchers: v.optional(v.array(v.string())),
  }),
  v.looseObject({ type: v.literal('chat'), lines: v.array(plain) }),
  v.looseObject({ type: v.literal('log'), before: count, lines }),
  v.looseObject({ type: v.literal('pointed'), seat, kind: v.string(), id: count }),
  v.looseObject({ type: v.literal('over'), fairness }),
  v.looseObject({ type: v.literal('care'), care: v.looseObject({ running: v.boolean(), keeping: v.string() }) }),
  v.looseObject({ type: v.literal('table'), table: v.looseObject({ id: v.string(), status: v.string() }) }),
  v.looseObject({ type: v.literal('pong'), now: v.number() }),
  v.looseObject({ type: v.literal('goodbye'), say: v.string(), details: v.optional(v.string()) }),
]);

/** A message that is not one; `message` names the first fault. */
export class BadMessage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadMessage';
  }
}

/** Reads a message of a client; throws BadMessage on anything else. */
export function readClientMessage(text: string): ClientMessage {
  return read(ClientMessageSchema, text);
}

/** Reads a message of a server; throws BadMessage on anything else. */
export function readServerMessage(text: string): ServerMessage {
  return read(ServerMessageSchema, text) as unknown as ServerMessage;
}

function read<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadMessage('not JSON');
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const where = v.getDotPath(issue);
  throw new BadMessage(where ? `${where}: ${issue.message}` : issue.message);
}
