/** Thinking in a worker: plain messages in, plain messages out; a Web Worker and a worker thread speak alike. */
import { type Core, type Game, type Option, type Options, quickRng, type Seat, type Seed } from '@pony/engine';
import { budgetOf, makeBot } from './bot.ts';
import type { BotKit, BotName, Budget } from './types.ts';

/** What a table hands to a bot: a world dealt anew for its seat, never the true state or the true generator. */
export interface Question {
  readonly game: string;
  readonly options: Options;
  /** Determinized for `seat` by whoever asks. */
  readonly state: Core;
  readonly seat: Seat;
  readonly bot: BotName;
  /** Instead of the bot's own, for the whole action. */
  readonly budget?: Budget;
  /** How often chance or something hidden came into play in this action already. */
  readonly surprises: number;
  /** Of the bot's own chance. */
  readonly seed: Seed;
}

export type Asked = Question & { readonly id: number };
export type Answered =
  | { readonly id: number; readonly picks: Option[] }
  | { readonly id: number; readonly error: string };

/** A game with the bot parts it exports. */
export interface Playable {
  readonly game: Game;
  readonly bots: BotKit;
}

/** The picks of a bot. */
export function think({ game, bots }: Playable, question: Question): Option[] {
  if (question.game !== game.id) throw new Error(`a question about ${question.game} was put to ${game.id}`);
  const bot = makeBot(question.bot, bots);
  const rules = game.rules(question.options);
  const budget = budgetOf(bot, question.budget ?? bot.budget, question.surprises);
  return bot.chooseAction(rules, question.state, question.seat, quickRng(question.seed), budget);
}

/** The worker's end of the line: `self` of a Web Worker or `parentPort` of a worker thread. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(type: 'message', listener: (event: { data: unknown }) => void): void;
  on?(type: 'message', listener: (data: unknown) => void): unknown;
}

/** Answers every question that comes in; games are loaded by the application, which knows their list. */
export function serveThinking(port: Port, load: (game: string, options: Options) => Promise<Playable>): void {
  listen(port, async (data) => {
    const asked = data as Asked;
    try {
      const answer: Answered = { id: asked.id, picks: think(await load(asked.game, asked.options), asked) };
      port.postMessage(answer);
    } catch (error) {
      const answer: Answered = { id: asked.id, error: error instanceof Error ? error.message : String(error) };
      port.postMessage(answer);
    }
  });
}

/** The other end: puts questions to a worker. */
export function thinker(port: Port): (question: Question) => Promise<Option[]> {
  const waiting = new Map<number, { resolve(picks: Option[]): void; reject(error: Error): void }>();
  let last = 0;
  listen(port, async (data) => {
    const answer = data as Answered;
    const open = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('picks' in answer) open?.resolve(answer.picks);
    else open?.reject(new Error(answer.error));
  });
  return (question) =>
    new Promise((resolve, reject) => {
      const asked: Asked = { ...question, id: ++last };
      waiting.set(asked.id, { resolve, reject });
      port.postMessage(asked);
    });
}

function listen(port: Port, hear: (data: unknown) => Promise<void>): void {
  if (port.addEventListener && !port.on) port.addEventListener('message', (event) => void hear(event.data));
  else port.on?.('message', (data) => void hear(data));
}
