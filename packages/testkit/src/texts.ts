/** Whether a game can say everything it has to say, in every language. */
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
  type Rules,
  type Say,
  type Seat,
  seedOf,
  start,
} from '@pony/engine';
import { type Bundle, compareBundles, gameText, makeText, plain } from '@pony/text';
import { drawGameOptions } from './draw.ts';
import { refusalConstants } from './provoked.ts';
import type { Source } from './titles.ts';

export interface Texts {
  readonly en: readonly Bundle[];
  readonly uk: readonly Bundle[];
}

/** Forms of names that one language may have alone: grammatical cases. */
export const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc', 'voc'];

/** Sentences of the code, by the branch of the texts in which they must stand. */
export function keysOfCode(code: readonly Source[]): string[] {
  const keys = new Set(refusalConstants(code).map(({ say }) => `refuse.${say}`));
  for (const { text } of code) {
    for (const [, say] of text.matchAll(/\bemit\(\s*'([^']+)'/g)) keys.add(`log.${say}`);
    for (const [, reason] of text.matchAll(/\breason: '([^']+)'/g)) keys.add(`reason.${reason}`);
  }
  return [...keys];
}

/** Keys every game needs whatever its code says: verbs, things by kind, reasons of the machine. */
export function keysOfRules(rules: Rules, kinds: readonly string[]): string[] {
  const names = kinds.flatMap((kind) =>
    Array.from({ length: rules.size(kind) }, (_, id) => `${kind}.${rules.name(kind, id)}`),
  );
  return [
    ...Object.keys(rules.notation).map((verb) => `option.${verb}`),
    ...['game-over', 'not-your-turn', 'no-such-option'].map((say) => `refuse.${say}`),
    ...names,
  ];
}

/** What the languages lack or say differently; empty when all is well. */
export function textFaults(texts: Texts, keys: readonly string[]): string[] {
  const faults: string[] = [];
  texts.en.forEach((bundle, i) => {
    faults.push(...compareBundles({ lang: 'en', bundle }, { lang: 'uk', bundle: texts.uk[i] }, FORMS));
  });
  for (const lang of ['en', 'uk'] as const) {
    const text = makeText(lang, texts[lang]);
    for (const key of keys) if (!text.has(key) && !text.has(`${key}.name`)) faults.push(`${lang} ${key}: missing`);
  }
  return faults;
}

/** Plays at random and says everything that comes up: sentences without a text or with an argument missing. */
export function spokenFaults(game: Game, texts: Texts, given: { games: number; seed: string }): string[] {
  const faults = new Set<string>();
  for (let n = 0; n < given.games; n++) {
    const rng = quickRng(seedOf(`texts ${given.seed}/${n}`));
    const full = completeOptions(game, drawGameOptions(game, rng));
    const rules = game.rules(full);
    const speakers = (['en', 'uk'] as const).map((lang) => gameText(makeText(lang, texts[lang]), rules));
    const say = (branch: string, line: Say): void => {
      for (const speaker of speakers) {
        const said = plain(speaker.tell(branch, line));
        if (!speaker.has(`${branch}.${line.say}`)) faults.add(`${speaker.lang} ${branch}.${line.say}: missing`);
        else if (/[{}]|undefined|NaN/.test(said)) faults.add(`${speaker.lang} ${branch}.${line.say}: "${said}"`);
      }
    };
    const { state: s, events } = start(rules, full, `${given.seed}/${n}`);
    for (const event of events) say('log', event);
    while (!s.outcome) {
      const who = asked(rules, s);
      const seat: Seat = who[below(rng, who.length)];
      say('prompt', pending(rules, s)!.prompt(seat));
      for (const { option, tell, refusal } of offers(rules, s, seat)) {
        for (const speaker of speakers) {
          const said = plain(speaker.option(option, tell));
          if (/[{}]|undefined|NaN|^option\./.test(said)) faults.add(`${speaker.lang} option.${tell.say}: "${said}"`);
        }
        if (refusal) say('refuse', refusal);
      }
      const mine = options(rules, s, seat);
      for (const event of applyTelling(rules, s, seat, mine[below(rng, mine.length)]).events) {
        say('log', event);
        if (event.secret) say('log', event.secret.face);
      }
    }
    say('reason', { say: s.outcome.reason });
  }
  return [...faults];
}
