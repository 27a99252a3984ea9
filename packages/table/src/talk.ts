/** The talk of a house with one client at one table: what comes after hello, answered in the order it came. */
import type { Refusal } from '@pony/engine';
import type { ClientMessage, ServerMessage } from '@pony/protocol';
import { type Act, actOf, type SeatMessage } from './acts.ts';
import { whyNot } from './decide.ts';
import { olderLog } from './log.ts';
import type { Answer, Table, Viewer } from './types.ts';

export type Hello = Extract<ClientMessage, { type: 'hello' }>;
/** What is beside the game: each house has its own. */
export type BesideMessage = Extract<ClientMessage, { type: 'chat' | 'point' | 'uncover' | 'bots' | 'keep' }>;

/** One client's place at a table. */
export interface Desk {
  table(): Table | null;
  /** The seats of the client. */
  viewer(): Viewer;
  now(): number;
  say(message: ServerMessage): void;
  inTurn<T>(work: () => T): Promise<T>;
  perform(act: Act, message: SeatMessage): Promise<Answer>;
  beside(message: BesideMessage): Promise<Answer>;
  /** Why nothing can be done at a table that is not there. */
  missing(): string;
  /** The rules could not say why not. */
  failed(fault: Error): void;
}

const no = (say: string): Answer => ({ ok: false, refusal: { rule: null, say } });

/** Answers a message; what it gives is the answer to one that counts once. */
export async function hear(desk: Desk, message: Exclude<ClientMessage, Hello>): Promise<Answer | null> {
  switch (message.type) {
    case 'ping':
      desk.say({ type: 'pong', now: desk.now() });
      return null;
    case 'log':
      await desk.inTurn(() => desk.say(olderLog(desk.table(), desk.viewer(), message.before)));
      return null;
    case 'why':
      await desk.inTurn(() => desk.say({ type: 'why', key: message.key, refusal: reason(desk, message) }));
      return null;
  }
  const answer = await answerTo(desk, message);
  if (answer.ok) desk.say({ type: 'done', key: message.key, version: answer.version });
  else desk.say({ type: 'refused', key: message.key, refusal: answer.refusal });
  return answer;
}

function answerTo(desk: Desk, message: SeatMessage | BesideMessage): Promise<Answer> {
  switch (message.type) {
    case 'chat':
    case 'point':
    case 'uncover':
    case 'bots':
    case 'keep':
      return desk.beside(message);
    default:
      if (!desk.viewer().includes(message.seat)) return Promise.resolve(no('not-your-seat'));
      return desk.perform(actOf(message), message);
  }
}

/** Answered for the asker's own seats alone, by the function that refuses decisions. */
function reason(desk: Desk, { seat, option }: Extract<ClientMessage, { type: 'why' }>): Refusal | null {
  const refuse = (say: string): Refusal => ({ rule: null, say });
  const table = desk.table();
  if (!desk.viewer().includes(seat)) return refuse('not-your-seat');
  if (!table) return refuse(desk.missing());
  try {
    return whyNot(table, seat, option);
  } catch (fault) {
    desk.failed(fault as Error);
    return refuse('rules-failed');
  }
}
