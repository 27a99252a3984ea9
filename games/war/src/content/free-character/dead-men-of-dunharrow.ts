import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { characterRegion, hasUnits, inPlay, regionOf } from '../../board.ts';
import {
  ADJACENT,
  ARAGORN,
  COMBAT,
  FREE,
  figureOf,
  GONDOR,
  isRegion,
  REGION_NATION,
  REGULAR,
  ROHAN,
  regions,
  SHADOW,
  STRIDER,
} from '../../data.ts';
import { companionsOf } from '../../edition.ts';
import type { Region, SeatNo } from '../../ids.ts';
import { COUNT, DONE, TO, WITH } from '../../options.ts';
import { canRetreat, refuseRetreat, retreat } from '../../rules/aftermath.ts';
import { checkSieges, enterRegion } from '../../rules/capture.ts';
import { takeHits } from '../../rules/casualties.ts';
import { bitsToList, placeCompanions } from '../../rules/characters.ts';
import { commandOf } from '../../rules/command.ts';
import { enlist, mayRaise } from '../../rules/muster.ts';
import { attacked } from '../../rules/politics.ts';
import { deciderIf, isTeam } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { event, own, someInNation } from '../vocabulary.ts';

const ROADS = regions('erech', 'lamedon', 'pelargir');
const MOST = 3;
const ALL_HITS = 99;
const GONDORIANS = figureOf(GONDOR, REGULAR);

const REFUSE_DEAD = {
  notWithHim: refusal<War>('WR-5.26', 'not-in-his-region'),
  notThere: refusal<War>('WR-5.33', 'only-these-regions'),
  tooMany: refusal<War>('WR-5.19', 'too-many-recruits'),
};

interface DeadMen extends OpLocals {
  /** Bits of those who go. */
  group: number;
  to: Region;
  /** Who of a team commands the enemy they meet (WR-11.34). */
  foe?: SeatNo;
}

/** Strider or Aragorn, in Rohan. */
const captain = (s: War): number =>
  [STRIDER, ARAGORN].find((c) => inPlay(s, c) && REGION_NATION[characterRegion(s, c)] === ROHAN) ?? -1;

/** Companions in his region who are not yet of the group. */
const comrades = (s: War, f: DeadMen): number[] =>
  companionsOf(s).filter(
    (c) => (f.group & (1 << c)) === 0 && inPlay(s, c) && characterRegion(s, c) === characterRegion(s, captain(s)),
  );

const most = (s: War): number => (mayRaise(s, GONDOR) ? Math.min(MOST, s.reserve[GONDORIANS]) : 0);

const deadMen = procedure<War, DeadMen>('dead-men-of-dunharrow', [
  run('captain', (s, f) => {
    f.group = 1 << captain(s);
  }),
  ask('comrades', {
    seats: (s, f) => deciderIf(s, { action: FREE }, comrades(s, f).length > 0),
    prompt: () => ({ say: 'who-goes-along' }),
    candidates: (s, f, _seat, out) => {
      for (const c of comrades(s, f)) out.push(WITH[c]);
      out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return null;
      return option[0] === 'with' && comrades(s, f).includes(option[1]) ? null : REFUSE_DEAD.notWithHim;
    },
    answer: (_s, f, _seat, option: OptionOf<'with' | 'done'>) => {
      if (option[0] === 'done') return 'where';
      f.group |= 1 << option[1];
      return 'comrades';
    },
  }),
  ask('where', {
    seats: (s) => deciderIf(s, { action: FREE }, true),
    prompt: () => ({ say: 'paths-of-the-dead' }),
    candidates: (_s, _f, _seat, out) => {
      for (const to of ROADS) out.push(TO[to]);
    },
    refuse: (_s, _f, _seat, option) =>
      option[0] === 'to' && isRegion(option[1]) && ROADS.includes(option[1]) ? null : REFUSE_DEAD.notThere,
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      f.to = regionOf(s, option[1]);
      cx.emit('companions-go', { characters: bitsToList(f.group), region: f.to });
      placeCompanions(s, f.group, f.to, cx);
      checkSieges(s, cx);
    },
  }),
  // WR-5.37: one attack, without an answer
  run('terror', (s, f, cx) => {
    if (!hasUnits(s, SHADOW, f.to)) return 'many';
    attacked(s, SHADOW, f.to, f.to, cx);
    if (isTeam(s, SHADOW)) f.foe = commandOf(s, SHADOW, f.to);
    const hits = cx.roll(COMBAT.sides);
    cx.emit('dead-strike', { region: f.to, count: hits });
    cx.call(takeHits, { side: SHADOW, place: f.to, hits, all: 2 });
  }),
  // WR-5.26: what is left retreats, moved by its owner
  ask('flight', {
    seats: (s, f) =>
      deciderIf(
        s,
        { seat: f.foe ?? commandOf(s, SHADOW, f.to) },
        hasUnits(s, SHADOW, f.to) && canRetreat(s, SHADOW, f.to),
      ),
    prompt: (_s, f) => ({ say: 'must-retreat', args: { region: f.to } }),
    candidates: (_s, f, _seat, out) => {
      for (const to of ADJACENT[f.to]) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to' ? refuseRetreat(s, SHADOW, f.to, option[1]) : REFUSE_DEAD.notThere,
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      retreat(s, SHADOW, f.to, regionOf(s, option[1]), cx);
      return 'many';
    },
  }),
  run('noRefuge', (s, f, cx) => {
    if (hasUnits(s, SHADOW, f.to)) cx.call(takeHits, { side: SHADOW, place: f.to, hits: ALL_HITS, all: 2 });
  }),
  ask('many', {
    seats: (s, f) => deciderIf(s, { action: FREE }, most(s) > 0 && !hasUnits(s, SHADOW, f.to)),
    prompt: (s, f) => ({ say: 'card-recruit-many', args: { card: f.card, region: f.to, count: most(s) } }),
    candidates: (s, _f, _seat, out) => {
      for (let n = 0; n <= most(s); n++) out.push(COUNT[n]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'count' && option[1] <= most(s) ? null : REFUSE_DEAD.tooMany),
    answer: (s, f, _seat, option: OptionOf<'count'>, cx) => {
      const count = option[1];
      if (count === 0) return;
      enlist(s, GONDORIANS, f.to, count, cx);
      enterRegion(s, FREE, f.to, cx);
    },
  }),
]);

/** Strider or Aragorn leads the Dead to the coast. */
export const deadMenOfDunharrow = event('dead-men-of-dunharrow', {
  requires: [someInNation([STRIDER, ARAGORN], [ROHAN])],
  ops: [own(deadMen, { group: 0, to: -1 }, () => ({ places: ROADS, characters: [STRIDER, ARAGORN] }))],
});
