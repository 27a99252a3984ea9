import { moves } from '@pony/ui';
import type { Tempo } from '../local/open-table.ts';

/** Milliseconds between two decisions of bots. */
export const SPEEDS = { slow: 1600, usual: 700, fast: 120 } as const;
export type Speed = keyof typeof SPEEDS;
const STILL = 250;

/** What an address may say about how a table is shown, beside which table it is. */
const KEPT = ['table', 'gap', 'rounds'];

/** `?gap=0&rounds=40`: bots at once, and thinking by rounds instead of time, so that a game can be played again. */
export function tempoFrom(query: URLSearchParams): Tempo {
  const number = (key: string): number | undefined => {
    const word = query.get(key);
    return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : undefined;
  };
  const rounds = number('rounds');
  return { gap: number('gap') ?? (moves() ? SPEEDS.usual : STILL), ...(rounds ? { rounds } : null) };
}

/** The address of a table, with what the address it was laid from said about showing it. */
export function tableAddress(id: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(KEPT.flatMap((key) => (query.get(key) ? [[key, query.get(key) as string]] : [])));
  return `/table/${id}${kept.size > 0 ? `?${kept}` : ''}`;
}
