/** What a choice of a stage would come to, in one line. The numbers are those of the view. */
import type { Offered } from '@pony/ui';
import { faces } from '../panels/odds.ts';
import type { War } from '../war.ts';

const FIGHTS: ReadonlySet<string> = new Set(['press', 'reduce', 'stay', 'give-battle']);
export const MOST_CORRUPTION = 12;

/** Dice of both sides in the next round. */
function fightHint({ view, words, me }: War): string | null {
  const next = view.battle?.next;
  if (!next) return null;
  const [mine, theirs] = [me, 1 - me].map((side) => next[side]);
  const dice = (n: number): string => words.say('count.dice', { n });
  return words.say('hint.fight', {
    mine: dice(mine.dice),
    theirs: dice(theirs.dice),
    myFaces: faces(mine.needed),
    theirFaces: faces(theirs.needed),
  });
}

function huntHint(verb: string, { view, words, fellowship, situation }: War): string | null {
  const hunt = view.hunting;
  if (!hunt || hunt.damage < 1 || situation.prompt?.say === 'sorrow') return null;
  const { damage, soften } = hunt;
  const way = soften.find((one) => one.way === verb || (one.way === 'guide' && verb === 'yes'));
  if (way) {
    const to = way.least === way.most ? `${way.most}` : `${way.least}–${way.most}`;
    return words.say('hint.damage', { from: damage, to });
  }
  if (verb !== 'no' || hunt.step < 3) return null;
  const to = Math.min(MOST_CORRUPTION, fellowship.corruption + damage);
  return words.say('hint.corruption', { from: fellowship.corruption, to });
}

export function hintOf({ option }: Offered, war: War): string | null {
  const [verb] = option;
  if (war.view.battle) {
    if (FIGHTS.has(verb)) return fightHint(war);
    if (war.words.has(`hint.${verb}`)) return war.words.say(`hint.${verb}`);
  }
  return huntHint(verb, war);
}
