/** What lies on the table of War, in words. */
import assert from 'node:assert/strict';
import type { Rules } from '@pony/engine';
import { countOf } from '../src/board.ts';
import { figureOf, KINDS, NATIONS, nation, region, SIDES, STRONGHOLD_AT } from '../src/data.ts';
import { victoryPoints } from '../src/rules/capture.ts';
import { dieCount } from '../src/rules/dice.ts';
import { seatsFor } from '../src/seats.ts';
import { ASIDE, GONE, IN_FELLOWSHIP, REPLACED, type War } from '../src/state.ts';

export type Who = 'fp' | 'shadow' | 'gondor' | 'rohan' | 'witch-king' | 'saruman';
export type SideWord = 'fp' | 'shadow';
export const SIDE_KEYS = ['fp', 'shadow'] as const;
const KEYS: Readonly<Record<string, Who>> = { 'free-peoples': 'fp' };
/** Seats by number of players, in the words of tests. */
export const seatWords = (players: number): readonly Who[] =>
  seatsFor(players).map(({ id }) => KEYS[id] ?? (id as Who));

export const LETTERS: Record<string, number> = { r: 0, e: 1, l: 2, n: 2 };

export function readingOf(s: () => War, rules: Pick<Rules, 'find' | 'name'>) {
  const named = (kind: string, word: string): number => {
    const found = rules.find(kind, word);
    assert.ok(found !== undefined, `no ${kind} is called ${word}`);
    return found;
  };
  const names = (kind: string, list: readonly number[]): string[] => list.map((id) => rules.name(kind, id));
  const sideOf = (who: SideWord): number => SIDE_KEYS.indexOf(who);
  const seatOf = (who: Who): number => seatWords(s().players).indexOf(who);
  return {
    /** Figures at a place in the words of `armies`, '' for none. */
    at(where: string): string {
      const place = named('place', where);
      const parts = NATIONS.map((id, n) => {
        const counts = KINDS.flatMap((kind, k) => {
          const count = countOf(s(), place, figureOf(n, k));
          return count > 0 ? [`${count}${id === 'sauron' && kind === 'leader' ? 'n' : kind[0]}`] : [];
        });
        return counts.length > 0 ? `${id} ${counts.join(' ')}` : '';
      });
      return parts.filter(Boolean).join(', ');
    },
    /** Where a Character is, in the words of `characters`. */
    where(id: string): string {
      const place: number = s().at[named('character', id)];
      if (place >= 0) return rules.name('place', place);
      return { [ASIDE]: 'aside', [IN_FELLOWSHIP]: 'fellowship', [GONE]: 'gone', [REPLACED]: 'replaced' }[place] ?? '?';
    },
    /** 'active 3', 'passive 1', 'active 4' for At War. */
    box: (id: string): string => `${s().active[nation(id)] ? 'active' : 'passive'} ${s().box[nation(id)]}`,
    controls: (where: string): string => SIDES[s().control[region(where)]] ?? 'nobody',
    isBesieged: (where: string): boolean => s().siege[STRONGHOLD_AT[region(where)]] === 1,
    reserve: (id: string, kind: 'r' | 'e' | 'l' | 'n'): number => s().reserve[figureOf(nation(id), LETTERS[kind])],
    /** Casualties of the Free Peoples. */
    lost: (id: string, kind: 'r' | 'e' | 'l'): number => s().lost[figureOf(nation(id), LETTERS[kind])],
    points: (who: SideWord): number => victoryPoints(s(), sideOf(who)),
    dieCount: (who: SideWord, die: string): number => s().dice[sideOf(who) * dieCount(s()) + named('die', die)],
    spent: (who: SideWord, die: string): number => s().spent[sideOf(who) * dieCount(s()) + named('die', die)],
    bearers: (): string => rules.name('region', s().bearers),
    guide: (): string => rules.name('character', s().guide),
    hand: (who: Who): string[] => names('card', s().hands[seatOf(who)]),
    onTable: (who: SideWord): string[] => names('card', s().table[sideOf(who)]),
    discarded: (who: SideWord): string[] => names('card', s().played[sideOf(who)]),
  };
}
export type Reading = ReturnType<typeof readingOf>;
