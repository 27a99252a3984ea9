/** How a location stands if it were fought now, while it is fought, and with one card more. All by reading. */
import type { Option, Say } from '@pony/engine';
import { clone } from '../clone.ts';
import { contentOf } from '../content/registry.ts';
import { CARD_COUNT, IS_PATH, ITEM, POINTS, type Side, TYPE } from '../data.ts';
import { type CardGame, isActive, locationOf, ON, scenarioOf } from '../state.ts';
import { attackerOf, defenderOf, type Fighting, worthOf } from './fight.ts';
import { locationAttack, locationDefence } from './icons.ts';
import { cardsThere, likelyPairs, openPairs } from './support.ts';

/** Neither side: equal totals on a path of the Duel (CG-37.9). */
const NOBODY_WINS = -1;

export interface Outlook {
  attack: number;
  /** Defence icons on the location itself, and with the defenders. */
  onCard: number;
  defence: number;
  /** Attack icons left once the card and all defenders have cancelled. */
  left: number;
  winner: Side | typeof NOBODY_WINS;
  /** Points it would bring to the winner: printed ones, or corruption (CG-29.2). */
  gain: number;
  /** Armies and the characters they support, in pairs. */
  pairs: number[];
  /** Cards and the icons of each in its part, defenders first. */
  cards: number[];
  worth: number[];
}

/** The fight that goes on at a location. */
export function fightOf(s: CardGame, location?: number): Fighting | undefined {
  const found = s.stack.find((f) => f.p === 'fight') as unknown as Fighting | undefined;
  return found && (location === undefined || found.location === location) ? found : undefined;
}
const isReckoned = (f: Fighting & { at?: string }): boolean => f.at !== 'support';

/** CG-28.7: where a side would still have to say, as many leaders as possible have an army. */
export function outlook(s: CardGame, location: number): Outlook {
  const fighting = fightOf(s, location);
  const pairs: number[] = fighting?.pairs.slice() ?? [];
  if (!IS_PATH[location] && !(fighting && isReckoned(fighting)))
    for (const attacks of [true, false]) {
      const side = attacks ? attackerOf(location) : defenderOf(location);
      pairs.push(...likelyPairs(s, openPairs(s, location, side, attacks, pairs), attacks));
    }
  const defenders = cardsThere(s, location, defenderOf(location));
  const attackers = cardsThere(s, location, attackerOf(location));
  const worth = [...defenders, ...attackers].map((card, i) => {
    const at = fighting && isReckoned(fighting) ? fighting.defenders.indexOf(card) : -1;
    return at >= 0 ? fighting!.worth[at] : worthOf(s, location, card, i >= defenders.length, pairs);
  });
  const sum = (from: number, to: number): number => worth.slice(from, to).reduce((all, n) => all + n, 0);
  const onCard = locationDefence(s, location);
  const held = sum(0, defenders.length);
  const reckoned = fighting && isReckoned(fighting) ? fighting : null;
  const attack = reckoned?.attack ?? locationAttack(s, location) + sum(defenders.length, worth.length);
  const defence = reckoned?.defence ?? onCard + held;
  const left = Math.max(0, reckoned ? reckoned.left - held : attack - defence);
  const winner = winnerOf(s, location, attack, defence, left);
  return {
    attack,
    onCard,
    defence,
    left,
    winner,
    gain: winner === NOBODY_WINS ? 0 : IS_PATH[location] && left > 0 ? left : POINTS[location],
    pairs,
    cards: [...defenders, ...attackers],
    worth,
  };
}

/** Sections 29 and 32, CG-37.8, CG-37.9 */
function winnerOf(s: CardGame, location: number, attack: number, defence: number, left: number): Outlook['winner'] {
  if (left > 0) return attackerOf(location);
  return IS_PATH[location] && scenarioOf(s).duelPaths && attack === defence ? NOBODY_WINS : defenderOf(location);
}

/** With a card laid there, or an item given to a wielder there; who leaves the game for it is counted no more (CG-17.1). */
export function outlookWith(s: CardGame, card: number, location: number, wielder: number): Outlook {
  const then = clone(s);
  if (!then.play.includes(card)) {
    const { supersedes: old = -1 } = contentOf(card);
    if (old >= 0) then.play = then.play.filter((one) => one !== old && then.host[one] !== old);
    then.play.push(card);
  }
  then.at[card] = ON + location;
  if (wielder >= 0) then.host[card] = wielder;
  else for (const item of then.play) if (then.host[item] === card) then.at[item] = ON + location;
  return outlook(then, location);
}

/** The location an option would lay a card on: by play, by move or on a wielder; -1 for none. */
function targetOf(s: CardGame, [verb, card, to]: Option): number {
  if (card >= CARD_COUNT) return -1;
  if (verb === 'play') return to - 1;
  if (verb === 'move') return to;
  return verb === 'give' && TYPE[card] === ITEM ? locationOf(s, to) : -1;
}

/** What would become of the sums: said of every option that lays a card on a location. */
export function wouldStand(s: CardGame, option: Option): readonly Say[] {
  const location = targetOf(s, option);
  if (location < 0 || !isActive(s, location)) return [];
  const { attack, defence } = outlookWith(s, option[1], location, option[0] === 'give' ? option[2] : -1);
  return [{ say: 'stands', args: { location, attack, defence } }];
}
