/** Every sentence that players meet, each once, with a real filling: what an editor reads. */
import {
  applyTelling,
  asked,
  below,
  completeOptions,
  type Game,
  offers,
  options,
  pending,
  quickRng,
  type Say,
  type Seat,
  seedOf,
  start,
} from '@pony/engine';
import { type Bundle, gameText, type Lang, makeText, type Part, plain } from '@pony/text';
import { drawGameOptions } from './draw.ts';

export interface Sentence {
  /** Where it stands in the texts. */
  readonly key: string;
  readonly said: string;
  count: number;
}

/** Sentences that differ in names and numbers alone are one. */
const shapeOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part.replace(/\d+/g, '#') : '·')).join('');

/** Plays at random, by options drawn for each game, and gathers what is said; the rarest first. */
export function sentences(
  game: Game,
  bundles: readonly Bundle[],
  lang: Lang,
  given: { games: number; seed: string; onGame?: (played: number) => void },
): Sentence[] {
  const found = new Map<string, Sentence>();
  const note = (key: string, parts: readonly Part[]): void => {
    const shape = `${key} ${shapeOf(parts)}`;
    const known = found.get(shape);
    if (known) known.count++;
    else found.set(shape, { key, said: plain(parts), count: 1 });
  };
  for (let n = 0; n < given.games; n++) {
    const rng = quickRng(seedOf(`say ${given.seed}/${n}`));
    const full = completeOptions(game, drawGameOptions(game, rng));
    const rules = game.rules(full);
    const speaker = gameText(makeText(lang, bundles), rules);
    const say = (branch: string, line: Say): void => note(`${branch}.${line.say}`, speaker.tell(branch, line));
    const { state: s, events } = start(rules, full, `${given.seed}/${n}`);
    for (const event of events) say('log', event);
    while (!s.outcome) {
      const who = asked(rules, s);
      const seat: Seat = who[below(rng, who.length)];
      const now = pending(rules, s);
      if (now) say('prompt', now.prompt(seat));
      for (const { option, tell, refusal } of offers(rules, s, seat)) {
        note(`option.${tell.say}`, speaker.option(option, tell));
        if (refusal) say('refuse', refusal);
      }
      const mine = options(rules, s, seat);
      for (const event of applyTelling(rules, s, seat, mine[below(rng, mine.length)]).events) {
        say('log', event);
        if (event.secret) say('log', event.secret.face);
      }
    }
    say('reason', { say: s.outcome.reason });
    given.onGame?.(n + 1);
  }
  return [...found.values()].sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : 1));
}
