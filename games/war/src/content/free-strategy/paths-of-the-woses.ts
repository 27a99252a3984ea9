import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { hasUnits, isBesieged, regionOf, unitsAt } from '../../board.ts';
import {
  ADJACENT,
  FIELD,
  FREE,
  hasStronghold,
  inside,
  isRegion,
  REGION_NATION,
  REGIONS,
  ROHAN,
  region,
} from '../../data.ts';
import type { Place, Region } from '../../ids.ts';
import { ARMY_AT, TO } from '../../options.ts';
import { checkSieges, enterRegion, removeStranded } from '../../rules/capture.ts';
import { settle } from '../../rules/casualties.ts';
import { nationsAt, wearArmy } from '../../rules/command.ts';
import { canForm, type Force, gatherForce, LED, withoutNations } from '../../rules/force.ts';
import { isFreeToEnter, land } from '../../rules/movement.ts';
import { watchTable } from '../../rules/table.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { atWar, event, own } from '../vocabulary.ts';

const MINAS_TIRITH = region('minas-tirith');
const NOT_FROM_THERE = refusal<War>('WR-5.50', 'no-army-in-rohan');
const NOT_THERE = refusal<War>('WR-5.49', 'cannot-land-there');

/** Places in Rohan, behind walls too. */
const HOMES: readonly number[] = REGIONS.flatMap((_, r) =>
  REGION_NATION[r] !== ROHAN ? [] : hasStronghold(r) ? [r, inside(r)] : [r],
);

/** Minas Tirith, or its neighbours when it is besieged or lost. */
function goals(s: War): number[] {
  const open = !isBesieged(s, MINAS_TIRITH) && s.control[MINAS_TIRITH] === FREE;
  return (open ? [MINAS_TIRITH] : ADJACENT[MINAS_TIRITH]).filter((to) => isFreeToEnter(s, FREE, to));
}

const ride = (s: War, from: Place, to: Region): Force => ({
  side: FREE,
  from,
  to,
  led: LED.byNobody,
  moved: [],
  movedCharacters: 0,
  without: withoutNations(s, FREE, from),
});
const canRide = (s: War, from: Place, to: Region): boolean =>
  HOMES.includes(from) && hasUnits(s, FREE, from) && goals(s).includes(to) && canForm(s, ride(s, from, to));
const canStart = (s: War, from: Place): boolean => goals(s).some((to) => canRide(s, from, to));

interface Ride extends OpLocals {
  from: Place;
  to: Region;
}

const woses = procedure<War, Ride>('paths-of-the-woses', [
  ask('army', {
    seats: (s) =>
      deciderIf(
        s,
        { action: FREE },
        HOMES.some((from) => canStart(s, from)),
      ),
    prompt: () => ({ say: 'move-army', args: { count: 1 } }),
    candidates: (s, _f, _seat, out) => {
      for (const from of HOMES) if (hasUnits(s, FREE, from)) out.push(ARMY_AT[from]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'army' && canStart(s, option[1]) ? null : NOT_FROM_THERE),
    answer: (_s, f, _seat, option: OptionOf<'army'>) => {
      f.from = option[1];
    },
  }),
  run('nobody', (_s, f) => (f.from < 0 ? 'end' : undefined)),
  ask('to', {
    seats: (s) => deciderIf(s, { action: FREE }, true),
    prompt: (s, f) => ({ say: 'move-army-to', args: { from: regionOf(s, f.from) } }),
    candidates: (s, _f, _seat, out) => {
      for (const to of goals(s)) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to' && isRegion(option[1]) && canRide(s, f.from, option[1]) ? null : NOT_THERE,
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      f.to = regionOf(s, option[1]);
      cx.call(gatherForce, ride(s, f.from, f.to));
    },
  }),
  run('arrive', (s, f, cx) => {
    cx.emit('army-moves', { side: FREE, from: s.field, to: f.to, count: unitsAt(s, FREE, FIELD) });
    s.field = f.to;
    enterRegion(s, FREE, f.to, cx);
    removeStranded(s, f.from, cx);
    wearArmy(s, FREE, nationsAt(s, FREE, FIELD), f.to);
    land(s, FREE, f.to, cx);
    checkSieges(s, cx);
    watchTable(s, cx);
    settle(s, FREE, f.to, cx);
  }),
]);

/** An Army of Rohan comes to Minas Tirith by hidden ways (WR-5.33, WR-5.49, WR-5.50). */
export const pathsOfTheWoses = event('paths-of-the-woses', {
  requires: [atWar(ROHAN)],
  ops: [
    own(woses, { from: -1, to: -1 }, (s) => ({ places: [...HOMES.filter((from) => canStart(s, from)), ...goals(s)] })),
  ],
});
