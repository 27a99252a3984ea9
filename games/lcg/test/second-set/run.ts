/** Plays with the tiny set and prints what came of it, for the test that started this with `--import ./enter.ts`. */
import { join } from 'node:path';
import { decks, game } from '@pony/lcg';
import { fuzz, replayGolden } from '@pony/testkit';
import { SCENARIOS, strayTexts } from '../../src/sets.ts';
import { printed } from '../../ui/facts.ts';
import { planning } from '../cards/scene.ts';

const FORD = { heroes: [['ford-warden', 'aragorn', 'gloin']], scenario: 'the-ford' };
const deck = { heroes: FORD.heroes[0], cards: [{ id: 'ford-scholar', count: 3 }] };

/** The Warden has no willpower to speak of, Aragorn has 2. */
const willpowers = (): readonly number[][] => {
  const t = planning(1, FORD).area('p1:ford-scholar.1');
  const both = (): number[] => ['p1:ford-warden', 'p1:aragorn'].map((name) => t.stat(name, 'willpower'));
  const seen = [both()];
  t.act('use p1:ford-scholar.1 1', 'choose p1:ford-warden', 'choose p1:aragorn');
  seen.push(both());
  t.until('commit');
  seen.push(both());
  return seen;
};

/** Engaged with an enemy, which has no willpower at all. */
const withAnEnemy = (): string[] =>
  planning(1, FORD)
    .area('p1:ford-scholar.1')
    .engaged(0, 'ford-raider.1')
    .may(0)
    .filter((one) => one.startsWith('use'));

const { violations, games } = fuzz(game, { games: 4, seed: 'ford', every: 8, options: { scenario: 'the-ford' } });

process.stdout.write(
  JSON.stringify({
    scenarios: SCENARIOS.map(({ id }) => id),
    stray: strayTexts(),
    code: decks.encodeDeck(deck),
    read: decks.decodeDeck(decks.encodeDeck(deck)),
    shown: printed('ford-raider').attack,
    warden: planning(1, FORD).stat('p1:ford-warden', 'defense'),
    folk: planning(1, FORD).has('p1:ford-warden', 'ford-folk' as never),
    willpowers: willpowers(),
    withAnEnemy: withAnEnemy(),
    golden: replayGolden(game, join(import.meta.dirname, '..', '..', 'golden')).length,
    violations: violations.map(({ message }) => message),
    games,
  }),
);
