/** A process that plays for one side of a comparison: built against its own sources, told by the other process what to play. */
import { completeOptions, type Options } from '@pony/engine';
import { loadGame } from '@pony/games';
import { added, NONE } from './used.ts';
import { type Done, type Kind, type Parts, type Work, workOf } from './work.ts';

export interface Job {
  readonly kind: Kind;
  readonly game: string;
  readonly options: Options;
  /** Played at a table of this process before anything else: so many decisions of that game. */
  readonly after?: { readonly game: string; readonly decisions: number };
}

/** Games `from`, `from + 1`, ... by the words of a seed: so many games, or until so many have been counted. */
export interface Turn {
  readonly seed: string;
  readonly from: number;
  readonly games?: number;
  readonly count?: number;
  /** Said on the output before the turn, among what V8 says there. */
  readonly mark?: string;
}

export type Asked = { readonly job: Job } | { readonly turn: Turn };
export type Answered = { readonly done: Done; readonly games: number } | { readonly error: string };

let work: Work | null = null;

function play({ seed, from, games, count = 0 }: Turn): { done: Done; games: number } {
  if (!work) throw new Error('nothing is to be played yet');
  let done: Done = { count: 0, used: NONE };
  let played = 0;
  while (games === undefined ? done.count < count : played < games) {
    const one = work(`${seed} ${from + played}`);
    done = { count: done.count + one.count, used: added(done.used, one.used), parts: sum(done.parts, one.parts) };
    played++;
  }
  return { done, games: played };
}

function sum(one: Parts | undefined, other: Parts | undefined): Parts | undefined {
  if (!one || !other) return one ?? other;
  const { decide, views, patches, text } = other;
  return {
    decide: one.decide + decide,
    views: one.views + views,
    patches: one.patches + patches,
    text: one.text + text,
  };
}

async function begin({ kind, game, options, after }: Job): Promise<void> {
  if (after) {
    const other = (await loadGame(after.game)).game;
    work = workOf('table', other, completeOptions(other, {}));
    play({ seed: 'before', from: 0, count: after.decisions });
  }
  const { game: own } = await loadGame(game);
  work = workOf(kind, own, completeOptions(own, options));
}

/** Through V8's own door, so that it stands at its place among what V8 says there; needs --allow-natives-syntax. */
const sayAmong = (mark: string): unknown => new Function('words', '%GlobalPrint(words)')(`${mark}\n`);

process.on('message', async (asked: Asked) => {
  const answer = (words: Answered): unknown => process.send?.(words);
  try {
    if ('job' in asked) {
      await begin(asked.job);
      answer({ done: { count: 0, used: NONE }, games: 0 });
      return;
    }
    if (asked.turn.mark) sayAmong(asked.turn.mark);
    answer(play(asked.turn));
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit());
