/** Stormcrow, The King Is Revealed, Work of the Enemy (KM-23.22 to KM-23.24, KM-23.27). */
import { procedure, refusal, run } from '@pony/engine';
import { countOf, fall, hasUnits, inPlay, regionOf } from '../../../src/board.ts';
import { mayRecruitIn } from '../../../src/content/ops/recruit.ts';
import type { EventCard, OpLocals } from '../../../src/content/types.ts';
import { event, own, recruit, requires, visitedAtPeace } from '../../../src/content/vocabulary.ts';
import {
  ARAGORN,
  COMBAT,
  ELITE,
  FIELD,
  FREE,
  figureOf,
  kindOf,
  LEADER,
  NAZGUL,
  nationOf,
  REGULAR,
  region as regionNamed,
  SAURON,
  SHADOW,
} from '../../../src/data.ts';
import type { Nation, Region } from '../../../src/ids.ts';
import { NATION as NATION_OPTION, TARGET } from '../../../src/options.ts';
import { checkSieges } from '../../../src/rules/capture.ts';
import { afterLosses, hitOnly, takeHits } from '../../../src/rules/casualties.ts';
import { enlist, mayRaise, RECRUIT } from '../../../src/rules/muster.ts';
import { retreatNation } from '../../../src/rules/politics.ts';
import { nameStruck } from '../../../src/rules/struck.ts';
import { watchTable } from '../../../src/rules/table.ts';
import { deciderIf } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { drawOnto } from '../attempt.ts';
import { DENETHOR, HOME, SOVEREIGNS, sovereignOfNation } from '../data.ts';
import { awakenedCount, isAwakened, isCorrupted, isGrey, sovereignRegion } from '../sovereigns.ts';
import type { OptionOf } from '../verbs.ts';

const REFUSE = {
  nation: refusal<War>('KM-23.22', 'not-that-nation'),
  unit: refusal<War>('KM-23.22', 'not-of-that-nation'),
  army: refusal<War>('KM-23.27', 'not-that-army'),
  kind: refusal<War>('KM-23.24', 'cannot-recruit-there'),
};

// Stormcrow

function units(s: War, nation: Nation): OptionOf<'figure'>[] {
  const out: OptionOf<'figure'>[] = [];
  for (let place = 0; place < FIELD; place++)
    for (const kind of [REGULAR, ELITE])
      if (countOf(s, place, figureOf(nation, kind)) > 0) out.push(['figure', figureOf(nation, kind), place]);
  return out;
}
const storm = procedure<War, OpLocals & { nation: Nation }>('kings-stormcrow', [
  ask('nation', {
    seats: (s) => deciderIf(s, { action: SHADOW }, visitedAtPeace(s).length > 1),
    prompt: (_s, f) => ({ say: 'card-nation', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const nation of visitedAtPeace(s)) out.push(NATION_OPTION[nation]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'nation' && visitedAtPeace(s).includes(option[1]) ? null : REFUSE.nation,
    answer: (_s, f, _seat, [, nation]: OptionOf<'nation'>) => {
      f.nation = nation;
    },
  }),
  run('back', (s, f, cx) => {
    if (f.nation < 0) f.nation = visitedAtPeace(s)[0] ?? -1;
    if (f.nation < 0) return 'end';
    retreatNation(s, f.nation, cx);
    const k = sovereignOfNation(f.nation);
    if (isAwakened(s, k)) return 'end';
    if (isGrey(s, k)) drawOnto(s, k, cx);
  }),
  ask('loss', {
    seats: (s, f) => deciderIf(s, { nation: f.nation }, units(s, f.nation).length > 0),
    prompt: (_s, f) => ({ say: 'lose-one-of', args: { nation: f.nation } }),
    candidates: (s, f, _seat, out) => {
      out.push(...units(s, f.nation));
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'figure') return REFUSE.unit;
      const [, figure, place] = option;
      const fits = nationOf(figure) === f.nation && kindOf(figure) !== LEADER;
      return fits && countOf(s, place, figure) > 0 ? null : REFUSE.unit;
    },
    answer: (s, _f, _seat, [, figure, place]: OptionOf<'figure'>, cx) => {
      fall(s, place, figure);
      cx.emit('loses', { side: FREE, figure });
      afterLosses(s, FREE, place, 0, cx);
      checkSieges(s, cx);
      watchTable(s, cx);
    },
  }),
]);
const stormcrow = event('kings-stormcrow', {
  requires: [requires('card-needs-nation-at-peace', (s) => visitedAtPeace(s).length > 0)],
  ops: [own(storm, { nation: -1 }, (s) => ({ nations: visitedAtPeace(s) }))],
});

// The King Is Revealed

const MORGUL = regionNamed('minas-morgul');
const SENT: readonly number[] = [figureOf(SAURON, REGULAR), NAZGUL];
const canSend = (s: War): boolean =>
  mayRaise(s, SAURON) &&
  mayRecruitIn(s, SHADOW, MORGUL, { mustBeFree: false, besieging: false }) &&
  SENT.some((figure) => s.reserve[figure] > 0);
const host = procedure<War, OpLocals & { left: number }>('kings-the-king-is-revealed', [
  run('count', (s, f) => {
    f.left = awakenedCount(s);
  }),
  ask('which', {
    seats: (s, f) => deciderIf(s, { action: SHADOW }, f.left > 0 && canSend(s)),
    prompt: (_s, f) => ({ say: 'host-of-morgul', args: { card: f.card, count: f.left } }),
    candidates: (s, _f, _seat, out) => {
      for (const figure of SENT) if (s.reserve[figure] > 0) out.push(RECRUIT[figure][MORGUL]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'recruit') return REFUSE.kind;
      const [, figure, region] = option;
      return SENT.includes(figure) && region === MORGUL && s.reserve[figure] > 0 ? null : REFUSE.kind;
    },
    answer: (s, f, _seat, [, figure]: OptionOf<'recruit'>, cx) => {
      enlist(s, figure, MORGUL, 1, cx);
      f.left--;
      return 'which';
    },
  }),
]);
const theKingIsRevealed = event('kings-the-king-is-revealed', {
  requires: [requires('card-needs-king-or-steward', (s) => inPlay(s, ARAGORN) || isAwakened(s, DENETHOR))],
  ops: [
    recruit({ nation: SAURON, where: [MORGUL], regular: 5, leader: 1 }),
    own(host, { left: 0 }, () => ({ places: [MORGUL] })),
  ],
});

// Work of the Enemy

const isAbout = (s: War, region: Region): boolean => SOVEREIGNS.some((_, k) => sovereignRegion(s, k) === region);
/** Free Peoples Armies in regions with a Sovereign, behind walls too. */
const touched = (s: War): number[] => {
  const out: number[] = [];
  for (let place = 0; place < FIELD; place++)
    if (hasUnits(s, FREE, place) && isAbout(s, regionOf(s, place))) out.push(place);
  return out;
};
const DICE = 3;
const work = procedure<War, OpLocals & { target: number; only?: number }>('work-of-the-enemy', [
  ask('where', {
    seats: (s) => deciderIf(s, { action: SHADOW }, touched(s).length > 1),
    prompt: (_s, f) => ({ say: 'card-hits-whom', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const place of touched(s)) out.push(TARGET[place]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'target' && touched(s).includes(option[1]) ? null : REFUSE.army),
    answer: (_s, f, _seat, [, place]: OptionOf<'target'>) => {
      f.target = place;
    },
  }),
  run('army', (s, f, cx) => {
    if (f.target < 0) f.target = touched(s)[0] ?? -1;
    if (f.target < 0) return 'end';
    nameStruck(s, f, { side: FREE, place: f.target, card: f.card, nations: 1 }, cx);
  }),
  run('roll', (s, f, cx) => {
    const region = regionOf(s, f.target);
    const dark = SOVEREIGNS.some((_, k) => isCorrupted(s, k) && HOME[k] === region);
    const number = dark ? 4 : 5;
    const rolled: number[] = [];
    for (let i = 0; i < DICE; i++) rolled.push(cx.roll(COMBAT.sides));
    const hits = rolled.filter((natural) => natural >= number).length;
    cx.emit('card-rolls', { region, dice: rolled, number, count: hits });
    if (hits > 0) cx.call(takeHits, { side: FREE, place: f.target, hits, all: 0, ...hitOnly(f.only) });
  }),
]);
const workOfTheEnemy = event('work-of-the-enemy', {
  ops: [own(work, { target: -1 }, (s) => ({ places: touched(s) }))],
});

export const shadowOwnCards: readonly EventCard[] = [stormcrow, theKingIsRevealed, workOfTheEnemy];
