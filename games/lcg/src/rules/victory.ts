/** Winning, and the score of a won game (LC-16.12, LC-28). */
import type { Cx } from '@pony/engine';
import { STAT, ZONE } from '../lists.ts';
import { cards, cardsIn, damageOn, type Lcg, lives } from '../state.ts';

export interface Score {
  threat: number;
  dead: number;
  damage: number;
  rounds: number;
  victory: number;
  total: number;
}

/** LC-28.2 to LC-28.7. */
export function scoreOf(s: Lcg): Score {
  let threat = 0;
  let dead = 0;
  let damage = 0;
  for (let seat = 0; seat < s.threat.length; seat++) threat += lives(s, seat) ? s.threat[seat] : 50;
  for (let card = 0; card < s.title.length; card++) {
    const face = cards.faceOf(s.title[card]);
    if (s.owner[card] < 0 || !isHeroForm(face)) continue;
    const alive = lives(s, s.owner[card]) && cards.inPlay(s, card);
    if (alive) damage += damageOn(s, card);
    else dead += cards.forms[face].stats[STAT.threat];
  }
  let victory = 0;
  for (const card of cardsIn(s, ZONE.victory)) victory += cards.printed(s, card, STAT.victory);
  const rounds = 10 * s.completed;
  return { threat, dead, damage, rounds, victory, total: threat + dead + damage + rounds - victory };
}
const isHeroForm = (form: number): boolean => cards.forms[form].type === 0;

export function win(s: Lcg, cx: Cx, reason: string): void {
  cx.end({ seats: s.threat.map(() => 'won' as const), reason, score: scoreOf(s).total });
}
