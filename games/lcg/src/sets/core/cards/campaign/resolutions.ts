/** What the resolutions of the campaign cards earn and note (LC-26.5, LC-26.16), read from the table of a won game. */
import { below } from '@pony/engine';
import type { PoolCard } from '../../../../campaign/index.ts';
import { cards, damageOn, heroesOf, type Lcg, lives } from '../../../../state.ts';
import { isTitled } from '../words.ts';

interface Resolved {
  readonly earned: readonly PoolCard[];
  readonly notes: Readonly<Record<string, string>>;
}
export type Resolution = (s: Lcg) => Resolved;
/** What a finished campaign hands on to the next (LC-26.24). */
export type HandsOn = (pool: readonly PoolCard[], players: number) => readonly PoolCard[];

const titleOf = (s: Lcg, card: number): string => cards.titles[s.title[card]].id;
const seats = (s: Lcg): number[] => s.threat.map((_, seat) => seat);

/** Every player earns Mendor's Support; the way that was taken leaves its burden. */
const passage: Resolution = (s) => ({
  earned: [
    ...seats(s).map((player) => ({ card: 'mendors-support', player })),
    { card: s.outcome?.reason === 'spawn-defeated' ? 'lingering-venom' : 'ungoliants-swarm' },
  ],
  notes: {},
});

/** Valor and Scarred stay with their heroes; the most damaged hero, by lot among equals, will be the prisoner. */
const journey: Resolution = (s) => {
  const earned = s.play
    .filter((card) => isTitled(s, card, 'valor') || isTitled(s, card, 'scarred'))
    .map((card) => ({ card: titleOf(s, card), hero: titleOf(s, s.host[card]) }));
  const heroes = seats(s).flatMap((seat) => (lives(s, seat) ? heroesOf(s, seat) : []));
  const most = Math.max(...heroes.map((hero) => damageOn(s, hero)));
  const worst = heroes.filter((hero) => damageOn(s, hero) === most);
  return { earned, notes: { prisoner: titleOf(s, worst[below(s.rng.slice(), worst.length)]) } };
};

/** Mendor goes on into the next campaign if he is still in play (LC-26.24). */
const escaping: Resolution = (s) => ({
  earned: s.play.some((card) => isTitled(s, card, 'mendor')) ? [{ card: 'mendor' }] : [],
  notes: {},
});

/** Mendor, once he was led out, is at the side of the next campaign from its beginning, and every player may bring his support. */
export const handsOn: HandsOn = (pool, players) =>
  pool.some(({ card }) => card === 'mendor')
    ? [{ card: 'mendor' }, ...Array.from({ length: players }, (_, player) => ({ card: 'mendors-support', player }))]
    : [];

export const resolutions: Readonly<Record<string, Resolution>> = {
  'campaign-passage-through-mirkwood': passage,
  'campaign-journey-along-the-anduin': journey,
  'campaign-escape-from-dol-guldur': escaping,
};
