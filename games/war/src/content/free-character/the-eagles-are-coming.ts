import { type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { add, companionAt, isUnconquered, nazgulAt, placeIn, regionOf } from '../../board.ts';
import { ADJACENT, COMBAT, FREE, NAZGUL, REGION_NATION, SAURON, SHADOW, STRONGHOLDS } from '../../data.ts';
import type { Place } from '../../ids.ts';
import { TARGET, TO } from '../../options.ts';
import { loseLeader } from '../../rules/casualties.ts';
import { landing } from '../../rules/characters.ts';
import { watchTable } from '../../rules/table.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { armiesOf, event, own, requires } from '../vocabulary.ts';

const HIT_ON = 5;
const NOT_THAT_ARMY = refusal<War>('WR-5.26', 'not-that-army');
const NOT_A_REFUGE = refusal<War>('WR-5.26', 'not-a-sauron-stronghold');

const isNear = (a: number, b: number): boolean => a === b || ADJACENT[a].includes(b);

/** Shadow Armies with a Nazgûl beside an FP Army with a Companion. */
function prey(s: War): number[] {
  const eyries = armiesOf(s, FREE).filter((place) => companionAt(s, place));
  return armiesOf(s, SHADOW).filter(
    (place) => nazgulAt(s, place) > 0 && eyries.some((one) => isNear(regionOf(s, one), regionOf(s, place))),
  );
}
const refuges = (s: War): number[] =>
  STRONGHOLDS.filter((region) => REGION_NATION[region] === SAURON && isUnconquered(s, region));

function swoop(s: War, f: OpLocals & { place: Place }, place: Place, cx: Cx): void {
  f.place = place;
  const rolled: number[] = [];
  const dice = Math.min(nazgulAt(s, place), COMBAT.maxDice);
  for (let i = 0; i < dice; i++) rolled.push(cx.roll(COMBAT.sides));
  const hits = rolled.filter((natural) => natural >= HIT_ON).length;
  cx.emit('card-rolls', { region: regionOf(s, place), dice: rolled, number: HIT_ON, count: hits });
  for (let i = 0; i < hits; i++) loseLeader(s, place, NAZGUL, cx);
}

const eagles = procedure<War, OpLocals & { place: Place }>('the-eagles-are-coming', [
  ask('target', {
    seats: (s) => deciderIf(s, { action: FREE }, prey(s).length > 1),
    prompt: (_s, f) => ({ say: 'card-hits-whom', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const place of prey(s)) out.push(TARGET[place]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'target' && prey(s).includes(option[1]) ? null : NOT_THAT_ARMY),
    answer: (s, f, _seat, option: OptionOf<'target'>, cx) => {
      swoop(s, f, option[1], cx);
      return 'flee';
    },
  }),
  run('only', (s, f, cx) => {
    const [place] = prey(s);
    if (place === undefined) return 'end';
    swoop(s, f, place, cx);
  }),
  // WR-5.26: the owner names the Stronghold
  ask('flee', {
    seats: (s, f) => deciderIf(s, { action: SHADOW }, nazgulAt(s, f.place) > 0 && refuges(s).length > 0),
    prompt: (s, f) => ({ say: 'nazgul-flee', args: { count: nazgulAt(s, f.place) } }),
    candidates: (s, _f, _seat, out) => {
      for (const region of refuges(s)) out.push(TO[region]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'to' && refuges(s).includes(option[1]) ? null : NOT_A_REFUGE),
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      const region = regionOf(s, option[1]);
      const count = nazgulAt(s, f.place);
      add(s, f.place, NAZGUL, -count);
      add(s, placeIn(s, SHADOW, region), NAZGUL, count);
      cx.emit('nazgul-flies', {
        from: regionOf(s, f.place),
        to: region,
        count,
        where: landing(s, placeIn(s, SHADOW, region)),
      });
      watchTable(s, cx);
    },
  }),
]);

/** A die for each Nazgûl of a neighbouring Army; the others flee. */
export const theEaglesAreComing = event('the-eagles-are-coming', {
  requires: [requires('card-needs-eagles', (s) => prey(s).length > 0)],
  ops: [own(eagles, { place: 0 }, (s) => ({ places: prey(s) }))],
});
