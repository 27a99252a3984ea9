import { inPlay } from '../../board.ts';
import { ARMY, faceOf, MOUTH, MUSTER, SHADOW, type Side } from '../../data.ts';
import { playerOfCharacter } from '../../edition.ts';
import type { Die } from '../../ids.ts';
import type { Part } from '../../module.ts';
import { actorOf, isFor } from '../../seats.ts';

const HIM = 1 << MOUTH;
const ARMY_TOO: readonly number[] = [ARMY];
const NOTHING: readonly number[] = [];
const isMuster = (side: Side, die: Die): boolean => side === SHADOW && faceOf(die) === MUSTER;

/** WR-4.64: once a turn a Muster result is used as an Army result. */
export const mouthOfSauron: Part = {
  id: 'mouth-of-sauron',
  alsoUsedAs: (s, side, die) =>
    isMuster(side, die) &&
    (s.served & HIM) === 0 &&
    inPlay(s, MOUTH) &&
    isFor(s, actorOf(s, side), playerOfCharacter(s, MOUTH))
      ? ARMY_TOO
      : NOTHING,
  used: (s, side, die, as) => {
    if (isMuster(side, die) && as === ARMY) s.served |= HIM;
  },
};
