/** Free Peoples cards with a procedure of their own: KM-23.2, KM-23.9, KM-23.10. */
import { procedure, refusal, run } from '@pony/engine';
import { characterRegion, hasUnits, placeIn } from '../../../src/board.ts';
import { mayRecruitIn } from '../../../src/content/ops/recruit.ts';
import type { EventCard, OpLocals } from '../../../src/content/types.ts';
import { event, moveCompanions, own } from '../../../src/content/vocabulary.ts';
import {
  ELITE,
  FREE,
  figureOf,
  kindOf,
  LEADER,
  NATION_SIDE,
  NATIONS_OF,
  nationOf,
  REGULAR,
} from '../../../src/data.ts';
import { companionsOf } from '../../../src/edition.ts';
import type { CharacterNo, Figure, Region } from '../../../src/ids.ts';
import { wear } from '../../../src/rules/command.ts';
import { enlist, mayRaise, RECRUIT, settlementsOf } from '../../../src/rules/muster.ts';
import { deciderIf } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { GREY, NATION, sovereignOf } from '../data.ts';
import {
  awakenAt,
  figureOfSovereign,
  isAwakeningForbidden,
  isGrey,
  liftTile,
  sovereignRegion,
  sovereignsWho,
} from '../sovereigns.ts';
import type { OptionOf } from '../verbs.ts';
import { placesOf, REFUSE_KINGS_CARD } from './words.ts';

const RULER_OPTION = (character: CharacterNo): OptionOf<'ruler'> => ['ruler', character];
const NOT_THERE = refusal<War>('KM-23.10', 'cannot-recruit-there');

// Aid in Time of Need

const companionWith = (s: War, k: number): boolean => {
  const region = sovereignRegion(s, k);
  return companionsOf(s).some((c) => characterRegion(s, c) === region);
};
/** KM-9.17, KM-18.1, KM-18.14. */
const wakeable = (s: War): number[] =>
  sovereignsWho((k) => isGrey(s, k) && companionWith(s, k) && !isAwakeningForbidden(s, k) && mayRaise(s, NATION[k]));
const aid = procedure<War, OpLocals>('aid-in-time-of-need', [
  ask('who', {
    seats: (s) => deciderIf(s, { action: FREE }, wakeable(s).length > 0),
    prompt: (_s, f) => ({ say: 'awaken-whom', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const k of wakeable(s)) out.push(RULER_OPTION(GREY[k]));
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'ruler' && wakeable(s).includes(GREY.indexOf(option[1])) ? null : REFUSE_KINGS_CARD.notHim,
    answer: (s, _f, _seat, [, character]: OptionOf<'ruler'>, cx) => {
      const k = GREY.indexOf(character);
      wear(s, FREE, 1 << NATION[k]);
      awakenAt(s, k, s.at[GREY[k]], cx);
    },
  }),
]);
const aidInTimeOfNeed = event('aid-in-time-of-need', {
  ops: [moveCompanions, own(aid, undefined, (s) => ({ places: placesOf(s, wakeable(s)) }))],
});

// Ever at Your Service

const unitOf = (s: War, k: number, kind: number): boolean => s.reserve[figureOf(NATION[k], kind)] > 0;
/** KM-23.9, KM-23.36: beside him, behind the walls of a besieged Stronghold too. */
function mayServe(s: War, k: number): boolean {
  const region = sovereignRegion(s, k);
  if (!mayRaise(s, NATION[k]) || (!unitOf(s, k, REGULAR) && !unitOf(s, k, ELITE))) return false;
  return mayRecruitIn(s, FREE, region, { mustBeFree: false, besieging: true });
}
const served = (s: War): number[] => sovereignsWho((k) => figureOfSovereign(s, k) >= 0);
const service = procedure<War, OpLocals & { who: number }>('ever-at-your-service', [
  ask('who', {
    seats: (s) => deciderIf(s, { action: FREE }, served(s).length > 0),
    prompt: (_s, f) => ({ say: 'serve-whom', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const k of served(s)) out.push(RULER_OPTION(figureOfSovereign(s, k)));
    },
    refuse: (s, _f, _seat, option) => {
      const k = option[0] === 'ruler' ? sovereignOf(option[1]) : -1;
      return k >= 0 && figureOfSovereign(s, k) === option[1] ? null : REFUSE_KINGS_CARD.notHim;
    },
    answer: (_s, f, _seat, [, character]: OptionOf<'ruler'>) => {
      f.who = sovereignOf(character);
    },
  }),
  run('nobody', (_s, f) => (f.who < 0 ? 'end' : undefined)),
  ask('unit', {
    seats: (s, f) => deciderIf(s, { action: FREE }, mayServe(s, f.who)),
    prompt: (_s, f) => ({ say: 'card-recruit-where', args: { card: f.card, nation: NATION[f.who] } }),
    candidates: (s, f, _seat, out) => {
      const region = sovereignRegion(s, f.who);
      for (const kind of [REGULAR, ELITE])
        if (unitOf(s, f.who, kind)) out.push(RECRUIT[figureOf(NATION[f.who], kind)][region]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'recruit') return NOT_THERE;
      const [, figure, region] = option;
      const fits = nationOf(figure) === NATION[f.who] && kindOf(figure) !== LEADER;
      return fits && region === sovereignRegion(s, f.who) && s.reserve[figure] > 0 ? null : NOT_THERE;
    },
    answer: (s, _f, _seat, [, figure, region]: OptionOf<'recruit'>, cx) => enlist(s, figure, region, 1, cx),
  }),
  run('lift', (s, f, cx) => liftTile(s, f.who, cx)),
]);
const everAtYourService = event('ever-at-your-service', {
  ops: [own(service, { who: -1 }, (s) => ({ places: placesOf(s, served(s)) }))],
});

// Men of Little Villages

const VILLAGES = 4;
interface Villages extends OpLocals {
  /** Bits of the Nations that have sent somebody. */
  used: number;
  left: number;
}
function mayCome(s: War, f: Villages, figure: Figure, region: Region): boolean {
  const nation = nationOf(figure);
  if (NATION_SIDE[nation] !== FREE || (f.used & (1 << nation)) !== 0 || !mayRaise(s, nation)) return false;
  if (kindOf(figure) === ELITE || s.reserve[figure] === 0) return false;
  const open = mayRecruitIn(s, FREE, region, { mustBeFree: true, besieging: false });
  if (!open || !settlementsOf(s, nation).includes(region)) return false;
  return kindOf(figure) !== LEADER || hasUnits(s, FREE, placeIn(s, FREE, region));
}
function comers(s: War, f: Villages): OptionOf<'recruit'>[] {
  const out: OptionOf<'recruit'>[] = [];
  for (const nation of NATIONS_OF[FREE])
    for (const kind of [REGULAR, LEADER])
      for (const region of settlementsOf(s, nation))
        if (mayCome(s, f, figureOf(nation, kind), region)) out.push(RECRUIT[figureOf(nation, kind)][region]);
  return out;
}
const villages = procedure<War, Villages>('men-of-little-villages', [
  ask('who', {
    seats: (s, f) => deciderIf(s, { action: FREE }, f.left > 0 && comers(s, f).length > 0),
    prompt: (_s, f) => ({ say: 'villagers', args: { card: f.card, count: f.left } }),
    candidates: (s, f, _seat, out) => {
      out.push(...comers(s, f));
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'recruit' && mayCome(s, f, option[1], option[2]) ? null : NOT_THERE,
    answer: (s, f, _seat, [, figure, region]: OptionOf<'recruit'>, cx) => {
      enlist(s, figure, region, 1, cx);
      f.used |= 1 << nationOf(figure);
      f.left--;
      return 'who';
    },
  }),
]);
const menOfLittleVillages = event('men-of-little-villages', {
  ops: [own(villages, { used: 0, left: VILLAGES }, () => ({ nations: NATIONS_OF[FREE] }))],
});

export const freeOwnCards: readonly EventCard[] = [aidInTimeOfNeed, everAtYourService, menOfLittleVillages];
