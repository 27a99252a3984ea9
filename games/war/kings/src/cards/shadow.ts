/** Shadow cards: those on the table, The West Has Failed, Return to Valinor (KM-23.11 to KM-23.21, KM-23.25, KM-23.26). */

import { procedure, run } from '@pony/engine';
import { characterRegion, hasUnits, isBesieged, nazgulIn, unitsOf } from '../../../src/board.ts';
import type { EventCard, OpLocals } from '../../../src/content/types.ts';
import { event, own, requires } from '../../../src/content/vocabulary.ts';
import {
  ADJACENT,
  ARAGORN,
  ARMY_MUSTER,
  CHARACTER,
  COMBAT,
  ELVES,
  EVENT,
  FREE,
  faceOf,
  GANDALF_GREY,
  GANDALF_WHITE,
  MUSTER,
  NATION_SIDE,
  REGION_NATION,
  SHADOW,
  STRONGHOLDS,
  WILL,
} from '../../../src/data.ts';
import { companionsOf } from '../../../src/edition.ts';
import type { Die, Region } from '../../../src/ids.ts';
import type { Part } from '../../../src/module.ts';
import { hitOnly, takeHits } from '../../../src/rules/casualties.ts';
import { armyOf } from '../../../src/rules/command.ts';
import { actorOf, decider } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { beginAttempt, mayCorrupt } from '../attempt.ts';
import { DENETHOR, GREY, HOME, kingsCard, SOVEREIGNS } from '../data.ts';
import {
  corruptedCount,
  figureOfSovereign,
  isCorrupted,
  isGrey,
  sovereignRegion,
  sovereignsWho,
} from '../sovereigns.ts';
import { kingsOf } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { placesOf, REFUSE_KINGS_CARD } from './words.ts';

/** KM-23.13: a Companion and a Sovereign who is not Corrupted, two figures, in one region. */
const isWelcomed = (s: War): boolean =>
  SOVEREIGNS.some((_, k) => {
    const him = figureOfSovereign(s, k);
    return him >= 0 && companionsOf(s).some((c) => c !== him && characterRegion(s, c) === characterRegion(s, him));
  });
const yourWelcomeIsDoubtful = event('your-welcome-is-doubtful', {
  ops: [],
  table: { removal: { price: (s, face) => (face === WILL || (face === CHARACTER && isWelcomed(s)) ? 'free' : null) } },
});

const COUNSEL = [GANDALF_GREY, GANDALF_WHITE, ARAGORN];
const isInFolly = (s: War, region: Region): boolean =>
  region === HOME[DENETHOR] || region === sovereignRegion(s, DENETHOR);
const denethorsFolly = event('kings-denethors-folly', {
  requires: [requires('card-needs-denethor', (s) => isGrey(s, DENETHOR) || isCorrupted(s, DENETHOR))],
  ops: [],
  table: {
    keep: (s) => isGrey(s, DENETHOR) || isCorrupted(s, DENETHOR),
    forbidsCombatCard: (s, side, region) => side === FREE && isInFolly(s, region),
    removal: {
      price: (s, face) =>
        face === WILL || COUNSEL.some((c) => s.at[c] >= 0 && isInFolly(s, characterRegion(s, c))) ? 'free' : null,
    },
  },
});

const threatsAndPromises = event('kings-threats-and-promises', {
  ops: [],
  table: {
    forbidsMusterAdvance: (s, nation) => NATION_SIDE[nation] === FREE && s.active[nation] === 0,
    leavesOnForcedAdvance: true,
  },
});

const thePalantirOfBaradDur = event('the-palantir-of-barad-dur', {
  ops: [],
  table: { removal: { price: (_s, face) => (face === WILL ? 'free' : 'ring') } },
});
const STONE = kingsCard('the-palantir-of-barad-dur');
const EVENT_TOO: readonly number[] = [EVENT];
const NOTHING: readonly number[] = [];
const isMuster = (die: Die): boolean => faceOf(die) === MUSTER || faceOf(die) === ARMY_MUSTER;
/** KM-23.25. */
export const stonePart: Part = {
  id: 'the-palantir-of-barad-dur',
  alsoUsedAs: (s, side, die) =>
    side === SHADOW && isMuster(die) && kingsOf(s).stone === 0 && s.table[SHADOW].includes(STONE) ? EVENT_TOO : NOTHING,
  used: (s, side, die, as) => {
    if (side === SHADOW && isMuster(die) && as === EVENT) kingsOf(s).stone = 1;
  },
};

// The West Has Failed (KM-23.14, KM-23.15)

const isHaunted = (s: War, region: Region): boolean =>
  nazgulIn(s, region) || ADJACENT[region].some((near) => nazgulIn(s, near));
const haunted = (s: War): number[] => sovereignsWho((k) => isGrey(s, k) && isHaunted(s, sovereignRegion(s, k)));
const failing = procedure<War, OpLocals>('the-west-has-failed', [
  ask('who', {
    seats: (s) => (haunted(s).length > 0 ? decider(s, { action: SHADOW }) : []),
    prompt: (_s, f) => ({ say: 'corrupt-whom', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const k of haunted(s)) out.push(['ruler', GREY[k]]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'ruler' && haunted(s).includes(GREY.indexOf(option[1])) ? null : REFUSE_KINGS_CARD.notHim,
    answer: (s, _f, _seat, [, character]: OptionOf<'ruler'>, cx) =>
      beginAttempt(s, actorOf(s, SHADOW), GREY.indexOf(character), cx),
  }),
]);
const theWestHasFailed = event('the-west-has-failed', {
  requires: [
    requires('card-needs-eye', (s) => s.huntBox[SHADOW] > 0),
    requires('card-needs-haunted', (s) => haunted(s).length > 0),
    requires('card-needs-other-corruptor', (s) => mayCorrupt(s, actorOf(s, SHADOW))), // KM-18.11
  ],
  ops: [own(failing, undefined, (s) => ({ places: placesOf(s, haunted(s)) }))],
});

// Return to Valinor (KM-23.16)

const HAVENS = STRONGHOLDS.filter((region) => REGION_NATION[region] === ELVES);
const sails = (s: War, region: Region): boolean =>
  s.control[region] === FREE && !isBesieged(s, region) && hasUnits(s, FREE, region);
const sailing = procedure<War, OpLocals & { next: number }>('kings-return-to-valinor', [
  run('haven', (s, f, cx) => {
    if (f.next >= HAVENS.length) return 'end';
    const region = HAVENS[f.next++];
    if (!sails(s, region)) return 'haven';
    const hitOn = corruptedCount(s) >= 2 ? 5 : 6;
    const rolled: number[] = [];
    const dice = Math.min(unitsOf(s, region, ELVES), COMBAT.maxDice);
    for (let i = 0; i < dice; i++) rolled.push(cx.roll(COMBAT.sides));
    const hits = rolled.filter((natural) => natural >= hitOn).length;
    if (dice > 0) cx.emit('card-rolls', { region, dice: rolled, number: hitOn, count: hits });
    if (hits > 0) cx.call(takeHits, { side: FREE, place: region, hits, all: 0, ...hitOnly(armyOf(s, region, ELVES)) });
    return 'haven';
  }),
]);
const returnToValinor = event('kings-return-to-valinor', {
  requires: [
    requires(
      'card-needs-haven-or-corrupted',
      (s) => corruptedCount(s) > 0 || HAVENS.some((region) => s.control[region] === SHADOW),
    ),
  ],
  ops: [own(sailing, { next: 0 }, (s) => ({ places: HAVENS.filter((region) => sails(s, region)) }))],
});

export const shadowCards: readonly EventCard[] = [
  yourWelcomeIsDoubtful,
  denethorsFolly,
  threatsAndPromises,
  thePalantirOfBaradDur,
  theWestHasFailed,
  returnToValinor,
];
