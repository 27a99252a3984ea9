import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { besieges, hasUnits, regionOf } from '../../board.ts';
import {
  COASTAL,
  FREE,
  GONDOR,
  inside,
  isRegion,
  REGION_NATION,
  REGIONS,
  region,
  SHADOW,
  SOUTHRONS,
} from '../../data.ts';
import type { Region } from '../../ids.ts';
import { TO } from '../../options.ts';
import { attack, attackOf } from '../../rules/attack.ts';
import { battleBetween, ORDERS } from '../../rules/battle.ts';
import { checkSieges, enterRegion } from '../../rules/capture.ts';
import { settle } from '../../rules/casualties.ts';
import { mayAttackFrom } from '../../rules/command.ts';
import { fight } from '../../rules/fight.ts';
import { canForm, type Force, gatherForce, LED, withoutNations } from '../../rules/force.ts';
import { land } from '../../rules/movement.ts';
import { isClosed } from '../../rules/table.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { atWar, event, own } from '../vocabulary.ts';

const UMBAR = region('umbar');
const COAST: readonly number[] = REGIONS.flatMap((_, r) => (COASTAL[r] && REGION_NATION[r] === GONDOR ? [r] : []));
const NOT_THERE = refusal<War>('WR-5.49', 'cannot-land-there');

const fleet = (s: War, to: Region): Force => ({
  side: SHADOW,
  from: UMBAR,
  to,
  led: LED.byNobody,
  moved: [],
  movedCharacters: 0,
  without: withoutNations(s, SHADOW, UMBAR),
});
const canLand = (s: War, to: Region): boolean =>
  COAST.includes(to) && hasUnits(s, SHADOW, UMBAR) && !isClosed(s, SHADOW, to) && canForm(s, fleet(s, to));

interface Landing extends OpLocals {
  to: Region;
  /** 1: the Army they come to is commanded by the team-mate (WR-11.34). */
  barred?: number;
}

/** WR-5.32, WR-5.47, WR-5.48: the Army lands and fights whoever is there. */
const landing = procedure<War, Landing>('corsairs-of-umbar', [
  ask('where', {
    seats: (s) =>
      deciderIf(
        s,
        { action: SHADOW },
        COAST.some((to) => canLand(s, to)),
      ),
    prompt: (_s, f) => ({ say: 'land-where', args: { card: f.card } }),
    candidates: (_s, _f, _seat, out) => {
      for (const to of COAST) out.push(TO[to]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'to' && isRegion(option[1]) && canLand(s, option[1]) ? null : NOT_THERE,
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      f.to = regionOf(s, option[1]);
      cx.call(gatherForce, fleet(s, f.to));
    },
  }),
  run('sail', (s, f, cx) => {
    if (f.to < 0) return 'end';
    s.field = f.to;
    cx.emit('army-moves', { side: SHADOW, from: UMBAR, to: f.to, count: 0 });
    enterRegion(s, SHADOW, f.to, cx);
    checkSieges(s, cx);
    if (hasUnits(s, FREE, f.to)) {
      const battle = battleBetween(s, SHADOW, f.to, f.to);
      battle.orders = ORDERS.mayNotCease | ORDERS.landed;
      cx.call(fight, battle);
      return 'end';
    }
    if (!mayAttackFrom(s, SHADOW, f.to)) f.barred = 1;
    land(s, SHADOW, f.to, cx);
    settle(s, SHADOW, f.to, cx);
  }),
  run('assault', (s, f, cx) => {
    if (f.barred || !besieges(s, SHADOW, f.to) || !mayAttackFrom(s, SHADOW, f.to)) return; // WR-11.29
    cx.call(attack, { ...attackOf(SHADOW, LED.byNobody), from: f.to, target: inside(f.to) });
  }),
]);

export const corsairsOfUmbar = event('corsairs-of-umbar', {
  requires: [atWar(SOUTHRONS)],
  ops: [own(landing, { to: -1 }, (s) => ({ places: [UMBAR, ...COAST.filter((to) => canLand(s, to))] }))],
});
