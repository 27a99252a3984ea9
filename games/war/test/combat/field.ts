/** A battle on the grass between Fangorn and the Eastemnet, up to the moment at which the cards are shown. */
import assert from 'node:assert/strict';
import { type Scenario, war } from '../helpers.ts';

export interface Field {
  /** Armies in words; Free Peoples defend in the Eastemnet unless they attack. */
  free?: string;
  shadow?: string;
  attacker?: 'fp' | 'shadow';
  /** The card of each side in this round. */
  fp?: string;
  sh?: string;
  characters?: Record<string, string>;
  fellowship?: Scenario['fellowship'];
  /** Dice of the round, from the moment the last card is chosen. */
  dice?: readonly number[];
  /** Cards are in hand, but not yet chosen. */
  stop?: boolean;
}

const AT_WAR = {
  rohan: 'war',
  gondor: 'war',
  elves: 'war',
  sauron: 'war',
  isengard: 'war',
  'southrons-easterlings': 'war',
};

export function battle(given: Field) {
  const attacker = given.attacker ?? 'shadow';
  const free = attacker === 'fp' ? 'fangorn' : 'eastemnet';
  const shadow = attacker === 'fp' ? 'eastemnet' : 'fangorn';
  const characters = Object.fromEntries(
    Object.entries(given.characters ?? {}).map(([id, where]) => [
      id,
      where === 'free' ? free : where === 'shadow' ? shadow : where,
    ]),
  );
  const game = war({
    armies: { [free]: given.free ?? 'rohan 3r', [shadow]: given.shadow ?? 'sauron 3r', 'dol-guldur': 'sauron 1r' },
    politics: AT_WAR,
    characters,
    dice: { [attacker]: 'army' },
    hands: { fp: given.fp ? [given.fp] : [], shadow: given.sh ? [given.sh] : [] },
    fellowship: given.fellowship,
    acts: attacker,
  });
  const [from, target] = attacker === 'fp' ? [free, shadow] : [shadow, free];
  const order = attacker === 'fp' ? (['fp', 'sh'] as const) : (['sh', 'fp'] as const);
  const chosen = order.filter((side) => given[side]);
  game[attacker]('attack army army', `army ${from}`, `target ${target}`);
  if (chosen.length === 0 && given.dice) game.dice(...given.dice);
  game[attacker]('done');
  if (given.stop) return game;
  chosen.forEach((side, i) => {
    if (i === chosen.length - 1 && given.dice) game.dice(...given.dice).anyMore();
    game[side === 'sh' ? 'shadow' : 'fp'](`card ${given[side]}`).leaveOpen();
  });
  return game;
}

const SIDES = { fp: 0, shadow: 1 };

/** The Combat roll of a side as it was told: how many dice, with which modifier. */
export function rolled(game: ReturnType<typeof war>, side: 'fp' | 'shadow') {
  const told = game.told('combat-rolls').find((one) => one.args?.side === SIDES[side]);
  assert.ok(told, `${side} has not rolled`);
  return { dice: [told.args?.dice ?? []].flat().length, modifier: told.args?.modifier, hits: told.args?.count };
}

/** The dice of the extra attack told last. */
export function struck(game: ReturnType<typeof war>) {
  const told = game.told('strikes').at(-1);
  assert.ok(told, 'nobody has made an extra attack');
  return {
    side: told.args?.side,
    dice: [told.args?.dice ?? []].flat(),
    number: told.args?.number,
    hits: told.args?.count,
  };
}
