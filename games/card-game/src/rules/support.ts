/** Section 33: which army supports which character. */
import { contentOf } from '../content/registry.ts';
import {
  ARMY,
  ATTACK,
  CHARACTER,
  FIRST_COPY,
  LEAD_ATTACK,
  LEAD_DEFENCE,
  PRINTED,
  SIDE,
  type Side,
  TYPE,
} from '../data.ts';
import { type CardGame, ON } from '../state.ts';
import { canSupport } from './places.ts';

/** Cards of a side on a location, items apart, in order of arrival. */
export function cardsThere(s: CardGame, location: number, side: Side): number[] {
  const out: number[] = [];
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    if (s.at[card] === ON + location && s.host[card] < 0 && SIDE[card] === side) out.push(card);
  }
  return out;
}

/** Whether an army itself has icons, of attack and defence alike, only while it supports this character (CG-41.25). */
function wants(s: CardGame, army: number, character: number): boolean {
  const { icons } = contentOf(army);
  return icons !== undefined && icons(s, army, ATTACK, character) > icons(s, army, ATTACK, -1);
}

/** Pairs that would count for something, of armies and characters not yet in `pairs`. */
export function openPairs(
  s: CardGame,
  location: number,
  side: Side,
  attacks: boolean,
  pairs: readonly number[],
): number[][] {
  const cards = cardsThere(s, location, side).filter((card) => !pairs.includes(card));
  const lead = PRINTED[attacks ? LEAD_ATTACK : LEAD_DEFENCE];
  const out: number[][] = [];
  for (const character of cards) {
    if (TYPE[character] !== CHARACTER) continue;
    for (const army of cards)
      if (TYPE[army] === ARMY && canSupport(s, army, character))
        if (lead[character] > 0 || wants(s, army, character)) out.push([army, character]);
  }
  return out;
}

/** Every character has an army of its own, and the one army that may want a character has it; null when that cannot be. */
function allServed(s: CardGame, open: readonly number[][]): number[] | null {
  const chosen = new Map<number, number>();
  for (const [army, character] of open) if (wants(s, army, character)) chosen.set(character, army);
  const rest = open.filter(([army, character]) => !chosen.has(character) && ![...chosen.values()].includes(army));
  const matched = matching(rest);
  const characters = new Set(open.map(([, character]) => character));
  if (chosen.size + matched.size < characters.size) return null;
  const out: number[] = [];
  for (const [character, army] of [...chosen, ...matched]) out.push(army, character);
  return out;
}

/** As many characters as possible, each with an army: character to army. */
function matching(open: readonly number[][]): Map<number, number> {
  const serves = new Map<number, number>();
  const serve = (character: number, tried: Set<number>): boolean => {
    for (const [army, one] of open) {
      if (one !== character || tried.has(army)) continue;
      tried.add(army);
      const other = serves.get(army);
      if (other === undefined || serve(other, tried)) {
        serves.set(army, character);
        return true;
      }
    }
    return false;
  };
  for (const character of new Set(open.map(([, one]) => one))) serve(character, new Set());
  return new Map([...serves].map(([army, character]) => [character, army]));
}

/**
 * CG-33.3, CG-33.4, CG-33.8: pairs that follow without a choice, or null when the side has to say. Attackers are not asked
 * when every way gives them the same number of icons.
 */
export function settledPairs(s: CardGame, open: readonly number[][], attacks: boolean): number[] | null {
  if (open.length === 0) return [];
  const served = allServed(s, open);
  if (served) return served;
  if (!attacks || open.some(([army, character]) => wants(s, army, character))) return null;
  return [...matching(open)].flatMap(([character, army]) => [army, character]);
}

/** How it would most likely be when nothing is decided: as many characters as possible have an army. */
export const likelyPairs = (s: CardGame, open: readonly number[][], attacks: boolean): number[] =>
  settledPairs(s, open, attacks) ?? [...matching(open)].flatMap(([character, army]) => [army, character]);

/** The open pairs as they are offered: of equal armies one. */
export function offeredPairs(open: readonly number[][]): number[][] {
  return open.filter(
    ([army, character], i) =>
      open.findIndex(([one, other]) => other === character && FIRST_COPY[one] === FIRST_COPY[army]) === i,
  );
}
