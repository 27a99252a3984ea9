/** KM-5: abilities of Rulers in battle take the place of a combat card. */
import { type Cx, refusal, run } from '@pony/engine';
import { unitsOf } from '../../src/board.ts';
import { cancelEnemyCard, effect } from '../../src/content/combat.ts';
import type { Battle, CombatEffect } from '../../src/content/types.ts';
import { FREE, NORTH, SHADOW, type Side } from '../../src/data.ts';
import { editionOf } from '../../src/edition.ts';
import type { MoreSteps } from '../../src/module.ts';
import { NO, YES } from '../../src/options.ts';
import { hitNow, isFighting, placeOf } from '../../src/rules/strength.ts';
import { controllerOf, deciderIf } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { ask } from './ask.ts';
import { chieftainAsk } from './chieftains.ts';
import { AWAKENED, BRAND, chieftainRow, MIRKWOOD, SERPENT, UGLUK } from './data.ts';
import { blackSerpent } from './rulers/black-serpent.ts';
import type { Power } from './rulers/power.ts';
import { shadowOfMirkwood } from './rulers/shadow-of-mirkwood.ts';
import { ugluk } from './rulers/ugluk.ts';
import { isCorrupted } from './sovereigns.ts';
import { kingsOf } from './state.ts';

const POWERS = new Map<number, Power>([
  [SERPENT, blackSerpent],
  [MIRKWOOD, shadowOfMirkwood],
  [UGLUK, ugluk],
]);

export const REFUSE_KINGS_BATTLE = {
  choose: refusal<War>('KM-5.8', 'yes-or-no'),
};

/** KM-5.13: costs are paid whatever becomes of the effect. */
function pay(_s: War, b: Battle, c: number, cx: Cx): void {
  const power = POWERS.get(c);
  if (power?.forfeits) b.forfeited |= 1 << c;
  if (power?.ownHits) hitNow(b, SHADOW, power.ownHits, cx);
}

/** Heir of Bard, Shadow in the North: the other card has no effect. */
const CANCEL: readonly CombatEffect[] = [effect(0, (_s, b, side) => cancelEnemyCard(b, side))];

export function combatEffects(s: War, b: Battle, side: Side): readonly CombatEffect[] | null {
  const { gives, cancels } = kingsOf(s);
  if (cancels === side) return CANCEL;
  if (side !== SHADOW || gives < 0) return null;
  const linked = editionOf(s).cards.combat[b.card[SHADOW]] === chieftainRow(gives).linked;
  return POWERS.get(gives)?.effects(linked) ?? null;
}

const northFights = (s: War, b: Battle): boolean => unitsOf(s, placeOf(b, FREE), NORTH) > 0;
/** KM-24.1, KM-24.10: who may give up his card to cancel the other, -1 for nobody. */
function canceller(s: War, b: Battle): Side {
  if (kingsOf(s).cancelled === 1 || b.card[FREE] < 0 || b.card[SHADOW] < 0 || !northFights(s, b)) return -1;
  if (isCorrupted(s, BRAND)) return kingsOf(s).gives < 0 ? SHADOW : -1; // KM-5.11
  const his = isFighting(s, b, AWAKENED[BRAND]) && b.command[FREE] === controllerOf(s, NORTH); // KM-18.13
  return his ? FREE : -1;
}

const heirAsk = ask<Battle>('heir', {
  seats: (s, f) => {
    const side = canceller(s, f);
    return side < 0 ? [] : deciderIf(s, { seat: f.command[side] }, true);
  },
  prompt: (s, f) => ({ say: canceller(s, f) === FREE ? 'heir-of-bard' : 'shadow-in-the-north' }),
  candidates: (_s, _f, _seat, out) => {
    out.push(YES, NO);
  },
  refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_KINGS_BATTLE.choose),
  answer: (s, f, _seat, option, cx) => {
    if (option[0] === 'no') return;
    const k = kingsOf(s);
    k.cancels = canceller(s, f);
    k.cancelled = 1;
    cx.emit('gives-up-to-cancel', { side: k.cancels });
  },
});

const begin = run<War, Battle>('kingsBattle', (s) => {
  kingsOf(s).cancelled = 0;
});
const round = run<War, Battle>('kingsRound', (s) => {
  const k = kingsOf(s);
  k.gives = -1;
  k.cancels = -1;
  k.vain = 0;
});

export const battleSteps: readonly MoreSteps[] = [
  { to: 'battle', where: { after: 'declare' }, steps: [begin] as never },
  { to: 'battle', where: { after: 'round' }, steps: [round] as never },
  { to: 'battle', where: { before: 'show' }, steps: [chieftainAsk(pay)] as never },
  { to: 'battle', where: { after: 'show' }, steps: [heirAsk] as never },
];
