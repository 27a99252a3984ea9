/** WR-6.801: a Captain of the West adds one to the Combat Strength of the Army he fights in. */
import { FREE } from '../../data.ts';
import type { Hook } from '../../edition.ts';
import type { CharacterNo } from '../../ids.ts';
import { isFighting } from '../../rules/strength.ts';

export const captainOfTheWest =
  (character: CharacterNo): Hook<'strength'> =>
  (s, b, side) =>
    side === FREE && (b.silenced & (1 << character)) === 0 && isFighting(s, b, character) ? 1 : 0;
