/** Abilities that recruit: Call to Arms, Mustering of the Mark (KM-24.2, KM-24.7), Iron Guard (KM-24.4). */
import { address, procedure, refusal, run } from '@pony/engine';
import { hasUnits, isOwnSiege, placeIn, regionOf } from '../../../src/board.ts';
import type { Refuse } from '../../../src/content/types.ts';
import { ELITE, FREE, figureOf, KINDS, kindOf, LEADER, MUSTER, nationOf } from '../../../src/data.ts';
import { editionOf } from '../../../src/edition.ts';
import type { Figure, Region } from '../../../src/ids.ts';
import { DONE } from '../../../src/options.ts';
import { isFree } from '../../../src/rules/movement.ts';
import { enlist, RECRUIT, settlementsOf } from '../../../src/rules/muster.ts';
import { deciderIf } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { AWAKENED, NATION } from '../data.ts';
import type { OptionOf } from '../verbs.ts';
import type { Calls, Second } from './ruler.ts';

const REFUSE_CALL = {
  notThere: refusal<War>('KM-24.2', 'cannot-recruit-there'),
  atLeastOne: refusal<War>('KM-24.2', 'recruit-somebody'),
};

interface Calling {
  who: number;
  /** Part under way. */
  part: number;
  count: number;
  used: number[];
}
const calling = address<Calling>('call-to-arms');
const SETTLEMENTS = 0;
const BESIDE = 1;

const besideHim = (s: War, k: number): Region => regionOf(s, s.at[AWAKENED[k]]);

function refuseCall(s: War, f: Calling, calls: Calls, figure: Figure, region: Region): Refuse {
  const nation = NATION[f.who];
  const kind = kindOf(figure);
  if (nationOf(figure) !== nation || s.reserve[figure] === 0) return REFUSE_CALL.notThere;
  if (f.part === BESIDE) {
    // KM-24.4: the guard comes behind walls too
    const open = isFree(s, FREE, region) || (calls.besideFirst === true && isOwnSiege(s, FREE, region));
    if (region !== besideHim(s, f.who) || !open || !calls.beside.includes(kind)) return REFUSE_CALL.notThere;
  } else {
    if (kind === ELITE || f.used.includes(region)) return REFUSE_CALL.notThere;
    if (!settlementsOf(s, nation).includes(region) || s.control[region] !== FREE || !isFree(s, FREE, region))
      return REFUSE_CALL.notThere;
    if (calls.besideFirst && region === besideHim(s, f.who)) return REFUSE_CALL.notThere;
  }
  if (kind === LEADER && !hasUnits(s, FREE, placeIn(s, FREE, region))) return REFUSE_CALL.notThere;
  for (const refuse of editionOf(s).refuseRecruit) {
    const why = refuse(s, FREE, figure, region);
    if (why) return why;
  }
  return null;
}
function callOptions(s: War, f: Calling, calls: Calls): OptionOf<'recruit'>[] {
  const out: OptionOf<'recruit'>[] = [];
  const where = new Set([...settlementsOf(s, NATION[f.who]), besideHim(s, f.who)]);
  for (let kind = 0; kind < KINDS.length; kind++)
    for (const region of where) {
      const figure = figureOf(NATION[f.who], kind);
      if (refuseCall(s, f, calls, figure, region) === null) out.push(RECRUIT[figure][region]);
    }
  return out;
}
const firstCall = (who: number, calls: Calls): Calling => ({
  who,
  part: calls.besideFirst ? BESIDE : SETTLEMENTS,
  count: 0,
  used: [],
});
/** Figures of the part under way. */
const partSize = (f: Calling, calls: Calls): number => (f.part === BESIDE ? 1 : calls.settlements);

export const callToArms = (who: number, calls: Calls): Second => ({
  result: MUSTER,
  needsWar: true,
  can: (s) => {
    const first = firstCall(who, calls);
    if (callOptions(s, first, calls).length > 0) return true;
    return !calls.besideFirst && callOptions(s, { ...first, part: BESIDE }, calls).length > 0;
  },
  call: (_s, _die, cx) => cx.call(calling, firstCall(who, calls)),
});

export const callingsOf = (callsOf: (who: number) => Calls) =>
  procedure<War, Calling>('call-to-arms', [
    ask('pick', {
      seats: (s, f) => {
        const calls = callsOf(f.who);
        return deciderIf(s, { action: FREE }, f.count < partSize(f, calls) && callOptions(s, f, calls).length > 0);
      },
      prompt: (_s, f) => ({ say: 'call-to-arms', args: { character: AWAKENED[f.who] } }),
      candidates: (s, f, _seat, out) => {
        out.push(...callOptions(s, f, callsOf(f.who)));
        if (f.used.length > 0) out.push(DONE);
      },
      refuse: (s, f, _seat, option) => {
        if (option[0] === 'done') return f.used.length > 0 ? null : REFUSE_CALL.atLeastOne;
        if (option[0] !== 'recruit') return REFUSE_CALL.notThere;
        return refuseCall(s, f, callsOf(f.who), option[1], option[2]);
      },
      answer: (s, f, _seat, option: OptionOf<'done' | 'recruit'>, cx) => {
        if (option[0] === 'done') return 'next';
        enlist(s, option[1], option[2], 1, cx);
        f.used.push(option[2]);
        f.count++;
        return 'pick';
      },
    }),
    run('next', (_s, f) => {
      const last = callsOf(f.who).besideFirst ? SETTLEMENTS : BESIDE;
      if (f.part === last) return 'end';
      f.part = last;
      f.count = 0;
      return 'pick';
    }),
  ]);
