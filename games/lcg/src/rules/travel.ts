/** IV. Travel phase (LC-F4.1 to LC-F4.3, LC-9), V. encounter phase (LC-F5.1 to LC-F5.4, LC-10). */
import type { Using } from '@pony/cards';
import { ask, call, type Option, procedure, type RefusalRule, refusal, run } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, CALL, MARK, STAT, ZONE } from '../lists.ts';
import {
  activeLocation,
  banned,
  cards,
  cardsIn,
  has,
  isEnemy,
  isIn,
  isLocation,
  type Lcg,
  playerCount,
  stageOf,
  stat,
} from '../state.ts';
import { nextTurn, phaseSteps, type Turns } from './phase.ts';
import { actionWindow, after } from './windows.ts';

const REFUSE = {
  notThere: refusal<Lcg>('LC-9.1', 'travel-staging-only'),
  compelled: refusal<Lcg>('LC-29.26', 'travel-compelled'),
  only: refusal<Lcg>('LC-F4.2', 'travel-or-stay'),
  noEnemy: refusal<Lcg>('LC-10.1', 'engage-staging-only'),
  banned: refusal<Lcg>('LC-29.28', 'engage-banned'),
  onlyEngage: refusal<Lcg>('LC-F5.2', 'engage-or-decline'),
  notHighest: refusal<Lcg>('LC-10.5', 'engage-highest'),
};

const STAY: Option = ['stay'];
const DECLINE: Option = ['decline'];

const locationsInStaging = (s: Lcg): number[] => cardsIn(s, ZONE.staging).filter((card) => isLocation(s, card));
const enemiesInStaging = (s: Lcg): number[] => cardsIn(s, ZONE.staging).filter((card) => isEnemy(s, card));
/** LC-29.26 */
const compelling = (s: Lcg): number[] => locationsInStaging(s).filter((card) => has(s, card, MARK.compels));

/** The text of a card, only thought about: the first player would decide (LC-9.2). */
const thinkingOf = (s: Lcg, card: number, form: number, ability: number): Using => ({
  card,
  since: s.since[card],
  form,
  ability,
  you: -1,
  seat: s.first,
  x: 0,
  announced: -1,
  picked: [],
  depth: -1,
  place: -1,
  why: -1,
  how: 0,
  whole: 1,
  path: 0,
  home: -1,
});

/** LC-9.5, LC-9.6: a travel text that cannot be paid in full keeps the players away; the text says so itself. */
function refuseCost(s: Lcg, card: number): RefusalRule<Lcg> | null {
  const form = s.form[card];
  for (let ability = 0; ability < cards.forms[form].abilities.length; ability++) {
    const text = cards.forms[form].abilities[ability];
    if (text.kind !== 'called' || text.as !== CALL.travel || !text.may) continue;
    const why = text.may(s, thinkingOf(s, card, form, ability));
    if (why) return why;
  }
  return null;
}

function refuseTravel(s: Lcg, option: Option) {
  if (option[0] === 'stay') return compelling(s).length > 0 ? REFUSE.compelled : null;
  if (option[0] !== 'travel') return REFUSE.only;
  const card = option[1];
  if (!isIn(s, card, ZONE.staging) || !isLocation(s, card)) return REFUSE.notThere;
  if (compelling(s).length > 0 && !has(s, card, MARK.compels)) return REFUSE.compelled;
  return refuseCost(s, card);
}

export const travelPhase = procedure<Lcg, { place: number; since: number }>('travel', [
  ...phaseSteps<{ place: number; since: number }>('travel', [
    run('open', (_s, f) => {
      f.place = -1;
    }),
    // LC-9.1, LC-9.2, LC-9.4
    ask('travel', {
      seats: (s) => (activeLocation(s) < 0 && locationsInStaging(s).length > 0 ? [s.first] : []),
      prompt: (_s, _f, seat) => ({ say: 'travel', args: { seat } }),
      candidates: (s, _f, _seat, out) => {
        for (const card of locationsInStaging(s)) out.push(['travel', card]);
        out.push(STAY);
      },
      refuse: (s, _f, _seat, option) => refuseTravel(s, option),
      answer: (s, f, _seat, option) => {
        if (option[0] === 'stay') return;
        f.place = option[1];
        f.since = s.since[f.place];
      },
    }),
    // LC-9.5, LC-9.14: the cost first
    run('cost', (s, f, cx) => {
      if (f.place >= 0) cards.callTexts(s, cx, f.place, CALL.travel, { seat: s.first });
    }),
    run('go', (s, f, cx) => {
      if (f.place >= 0 && s.since[f.place] === f.since && activeLocation(s) < 0)
        cards.happen(s, cx, null, KIND.travels, { subject: f.place });
    }),
    call('w4.2', actionWindow, (s) => after(s, '4.2')),
  ]),
]);

interface EncounterLocals extends Turns {
  /** Checks in a row that brought no engagement (LC-10.7). */
  quiet: number;
}

/** LC-10.4, LC-10.5: of the enemies that can engage the player those with the highest engagement cost. */
function engaging(s: Lcg, seat: number): number[] {
  let out: number[] = [];
  let highest = -1;
  for (const enemy of enemiesInStaging(s)) {
    const cost = stat(s, enemy, STAT.engagement);
    if (cost > s.threat[seat] || cost < highest) continue;
    if (cost > highest) out = [];
    highest = cost;
    out.push(enemy);
  }
  return out;
}

export const encounterPhase = procedure<Lcg, EncounterLocals>('encounter', [
  ...phaseSteps<EncounterLocals>('encounter', [
    // LC-F5.2, LC-10.1, LC-10.2
    run('next', (s, f) => (nextTurn(s, f) ? undefined : 'w5.2')),
    ask('engage', {
      seats: (s) => (enemiesInStaging(s).length > 0 ? [s.active] : []),
      prompt: (s, _f, seat) => ({ say: 'engage', args: { seat, threat: s.threat[seat] } }),
      candidates: (s, _f, _seat, out) => {
        for (const enemy of enemiesInStaging(s)) out.push(['engage', enemy]);
        out.push(DECLINE);
      },
      refuse: (s, _f, _seat, option) => {
        if (option[0] === 'decline') return null;
        if (option[0] !== 'engage') return REFUSE.onlyEngage;
        const card = option[1];
        if (!isIn(s, card, ZONE.staging) || !isEnemy(s, card)) return REFUSE.noEnemy;
        return banned(s, card, BAN.engage) ? REFUSE.banned : null;
      },
      answer: (s, _f, seat, option, cx) => {
        if (option[0] === 'engage') cards.happen(s, cx, null, KIND.engages, { subject: option[1], seat, a: 2 });
      },
    }),
    run('again', () => 'next'),
    call('w5.2', actionWindow, (s) => after(s, '5.2')),
    // LC-F5.3, LC-10.6, LC-10.7; LC-8.42: the stage may skip it
    run('checks', (s, f) => {
      f.quiet = 0;
      f.turn = -1;
      return banned(s, stageOf(s), BAN.checks) ? 'w5.3' : undefined;
    }),
    run('check', (s, f) => {
      if (f.quiet >= playerCount(s) || enemiesInStaging(s).length === 0) return 'w5.3';
      if (!nextTurn(s, f)) nextTurn(s, f);
      f.quiet += 1;
      return engaging(s, s.active).length > 0 ? undefined : 'check';
    }),
    // LC-10.8: the checking player chooses among equals
    ask('tie', {
      seats: (s) => (engaging(s, s.active).length > 1 ? [s.active] : []),
      prompt: (_s, _f, seat) => ({ say: 'engage-tie', args: { seat } }),
      candidates: (s, _f, seat, out) => {
        for (const enemy of engaging(s, seat)) out.push(['engage', enemy]);
      },
      refuse: (s, _f, seat, option) =>
        option[0] === 'engage' && engaging(s, seat).includes(option[1]) ? null : REFUSE.notHighest,
      answer: (s, f, seat, option, cx) => {
        f.quiet = 0;
        cards.happen(s, cx, null, KIND.engages, { subject: option[1], seat, a: 1 });
        return 'check';
      },
    }),
    run('engaged', (s, f, cx) => {
      f.quiet = 0;
      cards.happen(s, cx, null, KIND.engages, { subject: engaging(s, s.active)[0], seat: s.active, a: 1 });
      return 'check';
    }),
    call('w5.3', actionWindow, (s) => after(s, '5.3')),
  ]),
]);
