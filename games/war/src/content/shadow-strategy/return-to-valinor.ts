import { procedure, run } from '@pony/engine';
import { hasUnits, isBesieged, unitsOf } from '../../board.ts';
import { COMBAT, ELVES, FREE, REGION_NATION, SHADOW, STRONGHOLDS } from '../../data.ts';
import { hitOnly, takeHits } from '../../rules/casualties.ts';
import { armyOf } from '../../rules/command.ts';
import type { War } from '../../state.ts';
import type { OpLocals } from '../types.ts';
import { event, own, requires } from '../vocabulary.ts';

const HIT_ON = 6;
const HAVENS = STRONGHOLDS.filter((region) => REGION_NATION[region] === ELVES);

/** WR-5.36: one Stronghold after the other, those not besieged. */
const sailing = procedure<War, OpLocals & { next: number }>('return-to-valinor', [
  run('haven', (s, f, cx) => {
    if (f.next >= HAVENS.length) return 'end';
    const region = HAVENS[f.next++];
    if (isBesieged(s, region) || !hasUnits(s, FREE, region)) return 'haven';
    const rolled: number[] = [];
    const dice = Math.min(unitsOf(s, region, ELVES), COMBAT.maxDice);
    for (let i = 0; i < dice; i++) rolled.push(cx.roll(COMBAT.sides));
    const hits = rolled.filter((natural) => natural >= HIT_ON).length;
    if (dice > 0) cx.emit('card-rolls', { region, dice: rolled, number: HIT_ON, count: hits });
    if (hits > 0) cx.call(takeHits, { side: FREE, place: region, hits, all: 0, ...hitOnly(armyOf(s, region, ELVES)) });
    return 'haven';
  }),
]);

export const returnToValinor = event('return-to-valinor', {
  requires: [requires('card-needs-elven-stronghold', (s) => HAVENS.some((region) => s.control[region] === SHADOW))],
  ops: [
    own(sailing, { next: 0 }, (s) => ({ places: HAVENS.filter((r) => !isBesieged(s, r) && unitsOf(s, r, ELVES) > 0) })),
  ],
});
