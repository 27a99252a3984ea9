/** How good a position is for the players, who win and lose together: the quest, the dials, the characters, the enemies, and the fight and the quest of this round. */
import type { Frame, Seat } from '@pony/engine';
import { MARK, PHASE, STAT, TYPE, ZONE } from '../src/lists.ts';
import {
  activeLocation,
  cards,
  cardsIn,
  committedWillpower,
  engagedWith,
  has,
  hitPointsLeft,
  isCharacter,
  isEnemy,
  isExhausted,
  isLocation,
  type Lcg,
  lives,
  progressOn,
  resourcesOf,
  stagingThreat,
  stat,
  typeOf,
} from '../src/state.ts';
import { objectives } from './objectives.ts';
import { costOfFight, valueOfMargin } from './quest.ts';
import { danger, dial, expectedThreat, goalOf, isSought, pointsToGo, readyCharacters, worth } from './reckon.ts';
import { weights } from './weights.ts';

function player(s: Lcg, seat: Seat): number {
  const w = weights(s);
  let sum = -dial(s, s.threat[seat]);
  for (const card of cardsIn(s, ZONE.area, seat)) {
    if (!isCharacter(s, card)) continue;
    sum += worth(s, card);
    if (!isExhausted(s, card)) sum += w.ready;
    sum += w.resource * Math.min(5, resourcesOf(s, card)) + 0.01 * Math.max(0, resourcesOf(s, card) - 5);
  }
  sum += w.card * Math.min(8, cardsIn(s, ZONE.hand, seat).length);
  for (const enemy of cardsIn(s, ZONE.engaged, seat)) if (isEnemy(s, enemy)) sum -= danger(s, enemy);
  if (s.phase >= PHASE.quest && s.phase <= PHASE.combat) sum -= costOfFight(s, seat, readyCharacters(s, seat), 0);
  return sum;
}

/** The quest of this round while its resolution is still to come. */
function questing(s: Lcg): number {
  if (s.phase !== PHASE.quest) return 0;
  const f = s.stack.find((one) => one.p === 'quest') as (Frame & { left: number }) | undefined;
  if (!f || RESOLVED.has(f.at)) return 0;
  const come = STAGED.has(f.at) ? 0 : Math.max(0, f.left + 1);
  const margin = committedWillpower(s) - stagingThreat(s) - come * expectedThreat(s);
  return valueOfMargin(s, margin, come > 0 ? 1.2 * Math.sqrt(come) : 0.01);
}
/** Steps of the quest phase after which the comparison is made, and those after the last reveal. */
const RESOLVED = new Set(['resolve', 'w3.4', 'return', 'expires', 'ends']);
const STAGED = new Set(['w3.3', 'compare']);

function stages(s: Lcg): number {
  const w = weights(s);
  let sum = -w.stage * cardsIn(s, ZONE['quest-deck']).length - w.progress * pointsToGo(s);
  const place = activeLocation(s);
  if (place >= 0) sum -= w.active + w.place * (stat(s, place, STAT.questPoints) - progressOn(s, place));
  return sum;
}

/** A stage that ends with the defeat of one enemy: find it, bring it near, wear it down; not to have found it is the worst. */
function goal(s: Lcg): number {
  const w = weights(s);
  const enemy = goalOf(s);
  if (enemy >= 0) return (engagedWith(s, enemy) >= 0 ? w.goalNear : 0) - w.goalHits * hitPointsLeft(s, enemy);
  return isSought(s) ? -w.goal : 0;
}

/** What an attachment adds to the character that carries it. */
const BOONS = new Map<number, number>();
const WEIGHT = new Map([
  [STAT.willpower, 0.2],
  [STAT.attack, 0.12],
  [STAT.defense, 0.12],
  [STAT.hitPoints, 0.08],
]);
export function boonOf(form: number): number {
  let sum = BOONS.get(form);
  if (sum !== undefined) return sum;
  sum = 0.15;
  for (const text of cards.forms[form].abilities)
    if (text.kind === 'constant')
      for (const { what, amount } of text.mods ?? [])
        sum += (WEIGHT.get(what) ?? 0) * (typeof amount === 'number' ? amount : 1);
  BOONS.set(form, sum);
  return sum;
}

function attachments(s: Lcg): number {
  let sum = 0;
  for (const card of cardsIn(s, ZONE.attached)) {
    if (typeOf(s, card) !== TYPE.attachment) continue;
    if (s.owner[card] < 0) sum -= 0.12;
    else if (isEnemy(s, s.host[card])) sum += 0.03 + 0.05 * stat(s, s.host[card], STAT.attack);
    else
      sum +=
        boonOf(s.form[card]) + (has(s, card, MARK.title) ? weights(s).title : 0) + (isExhausted(s, card) ? 0 : 0.012);
  }
  return sum;
}

/** From -1 (lost) to 1 (won). */
export function evaluate(s: Lcg, _seat: Seat): number {
  const w = weights(s);
  const group = stages(s) + questing(s) + goal(s) + objectives(s);
  let sum = attachments(s);
  for (let seat = 0; seat < s.threat.length; seat++) sum += lives(s, seat) ? player(s, seat) : -w.out - dial(s, 50);
  for (const card of cardsIn(s, ZONE.staging)) {
    sum -= w.staged * stat(s, card, STAT.threat);
    if (isEnemy(s, card)) sum -= 0.1 * danger(s, card);
    else if (isLocation(s, card)) sum += w.known + 0.05 * progressOn(s, card);
  }
  return Math.tanh((group + sum / s.threat.length + w.even) / 2);
}
