/** The battle as other chapters see it: how to call it, and how what it calls finds it again. */
import { address, caller, type Frame } from '@pony/engine';
import type { Battle } from '../content/types.ts';
import type { Place } from '../ids.ts';
import type { War } from '../state.ts';

export interface Fight extends Battle {
  /** Place the attackers came from: their rearguard is there. */
  home: Place;
}
export const fight = address<Fight>('battle');

/** The battle that has called the effect being carried out. */
export const battleOf = (s: War): Frame & Battle => caller<Battle>(s);
