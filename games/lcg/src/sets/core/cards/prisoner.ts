/** The prisoner of Dol Guldur (LC-29.8 to LC-29.10, LC-29.54, LC-29.69): face down, in play, and nothing but itself. */
import type { Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../../../kinds.ts';
import { TYPE } from '../../../lists.ts';
import { cards, heroesOf, type Lcg, playersInOrder, typeOf } from '../../../state.ts';
import { after, lose, op, type Ref, standing, WHY, wasType } from '../../../words/index.ts';

/** Place of the prisoner's title among the notes: the log's at first, then that of whoever was taken. */
const PRISONER = 0;

const isHeroCard = (s: Lcg, card: number): boolean => cards.forms[cards.faceOf(s.title[card])].type === TYPE.hero;
const prisonerIn = (s: Lcg): number =>
  s.play.find((card) => typeOf(s, card) === TYPE.captive && isHeroCard(s, card)) ?? -1;

export const isCaptive = (s: Lcg): boolean => prisonerIn(s) >= 0;

/** A hero of all heroes, at random. */
export const captureHero = op((s: Lcg, u: Using, cx: Cx) => {
  const heroes = playersInOrder(s).flatMap((seat) => heroesOf(s, seat));
  if (heroes.length === 0) return false;
  const noted = heroes.find((one) => s.title[one] === s.notes[PRISONER]) ?? -1; // LC-29.54
  const subject = noted >= 0 ? noted : cx.pick(heroes);
  s.notes[PRISONER] = s.title[subject];
  cards.happen(s, cx, u, KIND.captured, { subject, a: captiveForm() });
});
/** The face of a card that lies face down (LC-29.8). */
export const captiveForm = (): number => cards.formOf('captive');

/** Turned face up again with 1 damage (LC-29.10). */
export const rescue = op(
  (s: Lcg, u: Using, cx: Cx) => cards.happen(s, cx, u, KIND.rescued, { subject: prisonerIn(s) }),
  (s) => (prisonerIn(s) < 0 ? WHY.nothingThere : null),
);
/** The hero who has just been rescued. */
export const rescued: Ref = (s) =>
  s.play.find((card) => s.title[card] === s.notes[PRISONER] && isHeroCard(s, card)) ?? -1;

/** LC-29.9: a prisoner who can no longer be rescued. */
export const losePrisoner = standing(
  after('leaves', wasType('captive'), (s, occ) => isHeroCard(s, occ.subject)),
  {},
  op((s: Lcg, _u, cx) => lose(s, cx, 'prisoner-lost')),
);
