/** A battle with Kings on the grass between Fangorn and the Eastemnet, up to the moment at which the cards are shown. */
import { ALL_AT_WAR } from '../../test/helpers.ts';
import { kings, type Scenario } from './helpers.ts';

export interface Field extends Scenario {
  /** Armies in words; Free Peoples defend in the Eastemnet unless they attack. */
  free?: string;
  dark?: string;
  attacker?: 'fp' | 'shadow';
  /** The card of each side in this round. */
  fp?: string;
  sh?: string;
  /** Dice of the round, from the last answer before them. */
  rolls?: readonly number[];
}

export function field(given: Field) {
  const attacker = given.attacker ?? 'shadow';
  const free = attacker === 'fp' ? 'fangorn' : 'eastemnet';
  const dark = attacker === 'fp' ? 'eastemnet' : 'fangorn';
  const characters = Object.fromEntries(
    Object.entries(given.characters ?? {}).map(([id, where]) => [
      id,
      where === 'free' ? free : where === 'dark' ? dark : where,
    ]),
  );
  const g = kings({
    ...given,
    armies: { [free]: given.free ?? 'rohan 3r', [dark]: given.dark ?? 'sauron 3r', ...given.armies },
    politics: { ...ALL_AT_WAR, ...given.politics },
    characters,
    dice: { [attacker]: 'army', ...given.dice },
    hands: { fp: given.fp ? [given.fp] : [], shadow: given.sh ? [given.sh] : [], ...given.hands },
    acts: attacker,
  });
  const [from, target] = attacker === 'fp' ? [free, dark] : [dark, free];
  const order = attacker === 'fp' ? (['fp', 'sh'] as const) : (['sh', 'fp'] as const);
  const chosen = order.filter((side) => given[side]);
  g[attacker]('attack army army', `army ${from}`, `target ${target}`);
  if (chosen.length === 0 && given.rolls) g.dice(...given.rolls).anyMore();
  g.doneIfAsked(attacker).leaveOpen();
  chosen.forEach((side, i) => {
    if (i === chosen.length - 1 && given.rolls) g.dice(...given.rolls);
    g[side === 'sh' ? 'shadow' : 'fp'](`card ${given[side]}`).leaveOpen();
  });
  return g;
}

/** What a roll of a side was told as. */
export const rollOf = (g: ReturnType<typeof kings>, say: string, side: 0 | 1) =>
  g
    .told(say)
    .filter((one) => one.args?.side === side)
    .map((one) => ({ dice: one.args?.dice as number[], modifier: one.args?.modifier, count: one.args?.count }));
