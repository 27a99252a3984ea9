/** Combat halves of the new cards (KM-23.28 to KM-23.34). */
import { procedure, refusal } from '@pony/engine';
import {
  battleRegion,
  canForfeit,
  combat,
  effect,
  forfeit,
  giveNazgulPoints,
  isFighting,
  nazgulLeadership,
  nazgulPoints,
  needs,
} from '../../../src/content/combat.ts';
import { pickOne } from '../../../src/content/combat-picks.ts';
import type { Battle, CombatCard } from '../../../src/content/types.ts';
import { ARAGORN, FREE, SHADOW, type Side, WITCH_KING } from '../../../src/data.ts';
import { leadershipOf, minionsOf } from '../../../src/edition.ts';
import { COMPANION, COUNT, MINION } from '../../../src/options.ts';
import { battleOf } from '../../../src/rules/fight.ts';
import { characterLeadership, strike } from '../../../src/rules/strength.ts';
import { controls, decider } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { AWAKENED, GREY, NATION, sovereignOf } from '../data.ts';
import { awakenAt, isAwakeningForbidden, isCorrupted, sovereignRegion, sovereignsWho } from '../sovereigns.ts';
import { kingsOf } from '../state.ts';
import type { OptionOf } from '../verbs.ts';

const kings = (s: War, b: Battle): number[] => AWAKENED.filter((c) => isFighting(s, b, c));

const bearers = (s: War, b: Battle): number[] => [ARAGORN, ...AWAKENED].filter((c) => isFighting(s, b, c));
const banner = pickOne('the-kings-banner', {
  options: (s, b) => bearers(s, b).flatMap((c) => (canForfeit(s, b, c) ? [COMPANION[c]] : [])),
  optional: false,
  act: (s, b, option) => {
    if (forfeit(s, b, option[1])) b.noReroll[SHADOW] = 1;
  },
});
const theKingsBanner = combat('the-kings-banner', {
  requires: needs('combat-needs-king', (s, b) => bearers(s, b).length > 0),
  effects: [effect(4, (_s, _b, side, cx) => cx.call(banner, { side }))],
  procedures: [banner],
});

const GOD_HITS_ON = 3;
const god = pickOne('like-a-god-of-old', {
  options: (s, b) => kings(s, b).map((c) => COMPANION[c]),
  optional: false,
  act: (s, b, option, cx) => strike(s, b, FREE, characterLeadership(s, b, option[1]), GOD_HITS_ON, cx),
});
const likeAGodOfOld = combat('like-a-god-of-old', {
  requires: needs('combat-needs-awakened', (s, b) => kings(s, b).length > 0),
  effects: [effect(2, (_s, _b, side, cx) => cx.call(god, { side }))],
  procedures: [god],
});

const hopeful = (s: War, b: Battle): number[] => [...GREY, ...AWAKENED].filter((c) => isFighting(s, b, c));
const hope = pickOne('there-is-hope-for-victory', {
  options: (s, b) => hopeful(s, b).map((c) => COMPANION[c]),
  optional: false,
  act: (s, b, option, cx) => {
    const c = option[1];
    const k = sovereignOf(c);
    const may = controls(s, b.command[FREE], NATION[k]) && !isAwakeningForbidden(s, k); // KM-18.1, KM-9.17
    if (c === GREY[k] && may) awakenAt(s, k, s.at[c], cx);
    b.rerollMod[FREE] += 1;
  },
});
const thereIsHope = combat('there-is-hope-for-victory', {
  requires: needs('combat-needs-sovereign', (s, b) => hopeful(s, b).length > 0),
  effects: [effect(4, (_s, _b, side, cx) => cx.call(hope, { side }))],
  procedures: [hope],
});

/** The Witch-king leads as one of the Nazgûl. */
const pointsOf = (s: War, b: Battle, c: number): number =>
  c === WITCH_KING ? Math.min(leadershipOf(s, WITCH_KING), nazgulLeadership(s, b)) : characterLeadership(s, b, c);
const servant = pickOne('servant-of-the-shadow', {
  options: (s, b) => minionsOf(s).flatMap((c) => (isFighting(s, b, c) && pointsOf(s, b, c) > 0 ? [MINION[c]] : [])),
  optional: false,
  act: (s, b, option) => {
    const c = option[1];
    const points = pointsOf(s, b, c);
    if (c === WITCH_KING) giveNazgulPoints(s, b, points);
    else b.forfeited |= 1 << c;
    b.fewer[FREE] += points;
  },
});
const servantOfTheShadow = combat('servant-of-the-shadow', {
  requires: needs('combat-needs-minion', (s, b) => minionsOf(s).some((c) => isFighting(s, b, c))),
  effects: [effect(3, (_s, _b, side, cx) => cx.call(servant, { side }))],
  procedures: [servant],
});

const MOST_VAIN = 5;
const TOO_MANY = refusal<War>('KM-23.33', 'too-many-points');
const mostVain = (s: War): number => Math.min(MOST_VAIN, nazgulLeadership(s, battleOf(s)));
const vain = procedure<War, { side: Side }>('battle-is-vain', [
  ask('many', {
    seats: (s, f) => (mostVain(s) > 0 ? decider(s, { seat: battleOf(s).command[f.side] }) : []),
    prompt: (s) => ({ say: 'battle-is-vain', args: { count: mostVain(s) } }),
    candidates: (s, _f, _seat, out) => {
      for (let n = 0; n <= mostVain(s); n++) out.push(COUNT[n]);
    },
    refuse: (s, _f, _seat, option) => (option[0] === 'count' && option[1] <= mostVain(s) ? null : TOO_MANY),
    answer: (s, _f, _seat, [, points]: OptionOf<'count'>) => {
      if (giveNazgulPoints(s, battleOf(s), points)) kingsOf(s).vain += points;
    },
  }),
]);
const battleIsVain = combat('battle-is-vain', {
  requires: nazgulPoints(1),
  effects: [effect(1, (_s, _b, side, cx) => cx.call(vain, { side }))],
  procedures: [vain],
});

const inRegion = (s: War, b: Battle): number[] => sovereignsWho((k) => sovereignRegion(s, k) === battleRegion(s, b));
const hisPowerWaxes = combat('his-power-waxes', {
  requires: needs('combat-needs-sovereign-there', (s, b) => inRegion(s, b).length > 0),
  effects: [
    effect(3, (s, b, side) => {
      const dark = inRegion(s, b).some((k) => isCorrupted(s, k));
      for (let one = 0; one < 2; one++) {
        if (dark && one !== side) continue;
        b.rollMod[one] += 1;
        b.rerollMod[one] += 1;
      }
    }),
  ],
});

export const combatHalves: readonly CombatCard[] = [
  theKingsBanner,
  likeAGodOfOld,
  thereIsHope,
  servantOfTheShadow,
  battleIsVain,
  hisPowerWaxes,
];
/** KM-23.33: Leadership taken from the Free Peoples this round. */
export const vainLeadership = (s: War, _b: Battle, side: Side): number => (side === FREE ? -kingsOf(s).vain : 0);
