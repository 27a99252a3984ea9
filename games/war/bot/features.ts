/** A position of War in numbers that everybody at the table knows: what the chance to win is learned from. */
import {
  ARAGORN,
  DWARVES,
  FREE,
  GANDALF_WHITE,
  GOLLUM,
  GONDOR,
  MORDOR_STEPS,
  MOUTH,
  NATIONS,
  NORTH,
  POINTS_TO_WIN,
  ROHAN,
  SARUMAN,
  SHADOW,
  SIDES,
  STRIDER,
  WITCH_KING,
} from '../src/data.ts';
import { huntRerolls } from '../src/rules/hunt.ts';
import { IN_FELLOWSHIP, type War } from '../src/state.ts';
import type { Look } from './look.ts';
import { stepsOutside } from './quest.ts';

export type Feature = readonly [name: string, of: (s: War, look: Look) => number];

/** The logarithm of a chance that grows with x. */
const soft = (x: number): number => (x > 20 ? 0 : -Math.log1p(Math.exp(-x)));
const yes = (it: boolean): number => (it ? 1 : 0);
const inMordor = (s: War): boolean => s.mordor >= 0;

/** The way of the Ring. */
const QUEST: readonly Feature[] = [
  ['corruption', (s) => s.corruption],
  ['corruption squared', (s) => s.corruption ** 2 / 12],
  ['steps', (_s, { steps }) => steps],
  ['steps outside', stepsOutside],
  ['steps and corruption', (s, { steps }) => (steps * s.corruption) / 12],
  ['in Mordor', (s) => yes(inMordor(s))],
  ['Mordor steps', (s) => (inMordor(s) ? MORDOR_STEPS - s.mordor : 0)],
  ['Mordor and corruption', (s) => (inMordor(s) ? s.corruption : 0)],
  ['hidden', (s) => s.hidden],
  ['tried', (s) => s.tried],
  ['spare', (_s, { spare }) => spare],
  ['spare soft', (_s, { spare }) => soft(spare / 2.3)],
  ['spare hard', (_s, { spare }) => soft(spare / 1.1)],
  ['tiles', (_s, { tiles }) => tiles],
  ['tile mean', (_s, { tileMean }) => tileMean],
  ['eyes', (_s, { eyes }) => eyes],
  ['levels', (_s, { levels }) => levels],
  ['hobbits', (_s, { hobbits }) => hobbits],
  ['Gollum', (s) => yes(s.guide === GOLLUM)],
  ['Strider', (s) => yes(s.at[STRIDER] === IN_FELLOWSHIP)],
  ['hunters', (s) => s.huntBox[SHADOW]],
  ['hunted', (s) => s.huntBox[FREE]],
  ['rerolls', huntRerolls],
  ['progress', (s) => s.progress],
];

/** The war, with a battle under way taken as fought. */
const WAR: readonly Feature[] = [
  ['time', (_s, { time }) => time / 5],
  ['time soft', (_s, { time }) => soft(time / 1.8)],
  ['time softer', (_s, { time }) => soft(time / 5)],
  ...SIDES.flatMap((name, side): Feature[] => [
    [`${name} points`, (_s, { hopes }) => hopes[side].points],
    [`${name} hope`, (_s, { hopes }) => hopes[side].hope],
    [`${name} force`, (_s, { hopes }) => hopes[side].force / 10],
    [`${name} taken`, (_s, { taken }) => taken[side]],
    [
      `${name} near`,
      (_s, { hopes }) => Math.max(0, hopes[side].points + 0.5 * hopes[side].hope - 0.6 * POINTS_TO_WIN[side]),
    ],
  ]),
  ['campaign', (_s, { hopes }) => hopes[SHADOW].campaign],
  ['balance', (_s, { hopes }) => hopes[FREE].force / (hopes[FREE].force + hopes[SHADOW].force + 1)],
  ['sieges', (s) => s.siege.reduce((sum, one) => sum + one, 0)],
];

/** Dice, cards, characters. */
const MEANS: readonly Feature[] = [
  ...SIDES.flatMap((name, side): Feature[] => [
    [`${name} dice`, (_s, { dice }) => dice[side]],
    [`${name} character cards`, (_s, { cards }) => cards[side][0]],
    [`${name} strategy cards`, (_s, { cards }) => cards[side][1]],
    [`${name} hunts on the table`, (_s, { hunts }) => hunts[side]],
    [`${name} table`, (s) => s.table[side].length],
  ]),
  ['Aragorn', (s) => yes(s.at[ARAGORN] >= 0)],
  ['Gandalf the White', (s) => yes(s.at[GANDALF_WHITE] >= 0)],
  ['Saruman', (s) => yes(s.at[SARUMAN] >= 0)],
  ['Witch-king', (s) => yes(s.at[WITCH_KING] >= 0)],
  ['Mouth of Sauron', (s) => yes(s.at[MOUTH] >= 0)],
];

const POLITICS: readonly Feature[] = [
  ...NATIONS.map((name, nation): Feature => [`${name} box`, (s) => s.box[nation]]),
  ...[DWARVES, GONDOR, NORTH, ROHAN].map((nation): Feature => [`${NATIONS[nation]} active`, (s) => s.active[nation]]),
];

const CLOCK: readonly Feature[] = [
  ['turn', (s) => s.turn],
  ['late', (s) => Math.max(0, s.turn - 8)],
  ['before the roll', (s) => yes(s.phase < 5)],
  ['Shadow acts', (s) => yes(s.phase === 5 && s.side === SHADOW)],
];

export const FEATURES: readonly Feature[] = [...QUEST, ...WAR, ...MEANS, ...POLITICS, ...CLOCK];
