/** Activation effects of the battlegrounds. */
import { ARMY, CHARACTER, cardsThat, type FactionId, locationNamed, TYPE } from '../data.ts';
import { placeOf, TO_RESERVE } from '../options.ts';
import { recycle } from '../rules/piles.ts';
import { ARMIES, NAZGUL } from './cards/mordor.ts';
import type { Content, Op } from './types.ts';
import {
  activation,
  bring,
  card,
  cycles,
  draw,
  drawAndPlay,
  drawing,
  drawsFor,
  eachShadow,
  FROM_CYCLE,
  FROM_DECK,
  forsakes,
  mayForsake,
  mayTake,
  playerIs,
  titled,
} from './words.ts';

/** A player may forsake 1 to draw so many. */
const defended = (id: string, faction: FactionId, n: number): Content =>
  card(id, {}, activation(playerIs(faction), mayForsake, forsakes(1), draw(n)));

const HELMS_DEEP = locationNamed('helms-deep');
const FORCES = cardsThat((one) => TYPE[one] === ARMY || TYPE[one] === CHARACTER);

/** CG-10.9: only out of the deck. */
const edoras = card('edoras', {}, activation(bring([HELMS_DEEP], true, false)));
/** CG-41.62 */
const helmsDeep = card('helms-deep', {}, activation(playerIs('rohan'), drawAndPlay(5, 1, FORCES, placeOf(HELMS_DEEP))));
/** CG-EX4, CG-10.8 */
const lorien = card('lorien', {}, activation(bring([locationNamed('dol-guldur')], true, true)));
const dolGuldur = card('dol-guldur', {}, activation(bring([locationNamed('lorien')], true, true)));
const rivendell = card('rivendell', {}, activation(playerIs('elf'), draw(1), cycles(1)));
/** CG-41.63 */
const minasMorgul = card('minas-morgul', {}, activation(playerIs('mordor'), drawAndPlay(5, 1, NAZGUL, TO_RESERVE)));
const morannon = card('morannon', {}, activation(playerIs('mordor'), drawAndPlay(5, 1, ARMIES)));
/** CG-41.48 */
const intoTheDeck: Op = (s, f, cx) => recycle(s, f.seat, cx);
const orthanc = card(
  'orthanc',
  {},
  activation(playerIs('isengard'), mayTake(titled('saruman'), FROM_DECK | FROM_CYCLE), intoTheDeck),
);

export const battlegroundTexts: readonly Content[] = [
  defended('dol-amroth', 'dunedain', 1),
  edoras,
  helmsDeep,
  lorien,
  defended('minas-tirith', 'dunedain', 3),
  defended('pelargir', 'dunedain', 1),
  rivendell,
  dolGuldur,
  card('harad', {}, activation(eachShadow(drawing(1)))),
  minasMorgul,
  morannon,
  card('moria', {}, activation(drawsFor('monstrous', 2))),
  orthanc,
  card('umbar', {}, activation(eachShadow(drawing(1)))),
];
