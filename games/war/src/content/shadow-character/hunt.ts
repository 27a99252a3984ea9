/** Shadow cards that hunt the Fellowship. */
import { nazgulIn } from '../../board.ts';
import { CHARACTER, EYE, FACE_COUNT, FREE, GOLLUM } from '../../data.ts';
import { typeOfCard } from '../../edition.ts';
import type { CardNo } from '../../ids.ts';
import type { War } from '../../state.ts';
import {
  corrupt,
  discardTableCard,
  drawHuntTile,
  event,
  fellowshipInTheWild,
  fellowshipRevealed,
  mayChoose,
  moveNazgul,
  progressAtLeast,
  revealTheFellowship,
  rollCorruption,
  rollHunt,
  turnDice,
  when,
} from '../vocabulary.ts';

/** An Eye or a tile of the Free Peoples is discarded without effect (WR-9.90). */
const PLAIN = { eyeIsNothing: 1, freeIsNothing: 1 };

export const orcPatrol = event('orc-patrol', { requires: [fellowshipInTheWild], ops: [drawHuntTile(PLAIN)] });

/** WR-9.95: the damage cannot be lowered. */
export const isildursBane = event('isildurs-bane', {
  requires: [fellowshipInTheWild],
  ops: [drawHuntTile({ ...PLAIN, noReduction: 1 })],
});

/** WR-9.104: a random Companion must be taken as the casualty. */
export const foulThingFromTheDeep = event('foul-thing-from-the-deep', {
  requires: [fellowshipInTheWild],
  ops: [drawHuntTile({ ...PLAIN, randomCasualty: 1 })],
});

/** Three dice, Corruption on 4; only on 6 while Gollum guides. */
export const candlesOfCorpses = event('candles-of-corpses', {
  requires: [fellowshipInTheWild],
  ops: [rollCorruption(3, (s) => (s.guide === GOLLUM ? 6 : 4), 1)],
});

const isFound = (s: War): boolean => s.mordor < 0 && nazgulIn(s, s.bearers);

/** Nazgûl fly; one where the Fellowship is reveals it. */
export const nazgulSearch = event('nazgul-search', {
  requires: [progressAtLeast(1)],
  ops: [moveNazgul, when(isFound, revealTheFellowship)],
});

const isCharacterCard = (s: War, card: CardNo): boolean => typeOfCard(s, card) === CHARACTER;

/** Nazgûl fly; one where the Fellowship is tears away a card or hunts. */
export const theNazgulStrike = event('the-nazgul-strike', {
  requires: [progressAtLeast(1)],
  ops: [
    moveNazgul,
    when(
      isFound,
      mayChoose(
        'nazgul-strike',
        {
          verb: 'discard-from-table',
          op: discardTableCard(FREE, isCharacterCard),
          can: (s) => s.table[FREE].some((card) => isCharacterCard(s, card)),
        },
        { verb: 'roll-hunt', op: rollHunt },
      ),
    ),
  ],
});

/** One point, two while Corruption is three or less. */
export const morgulWound = event('morgul-wound', {
  requires: [fellowshipRevealed],
  ops: [corrupt((s) => (s.corruption <= 3 ? 2 : 1))],
});

const ANY_FACE = Array.from({ length: FACE_COUNT }, (_, face) => face).filter((face) => face !== EYE);

/** One to three unused dice become Eyes in the Hunt Box. */
export const theLidlessEye = event('the-lidless-eye', { ops: [turnDice(3, ANY_FACE, EYE)] });
